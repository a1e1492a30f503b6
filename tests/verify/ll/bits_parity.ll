; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/bits_parity.c
; ModuleID = 'tests/verify/bits_parity.c'
source_filename = "tests/verify/bits_parity.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !20, metadata !DIExpression()), !dbg !22
  %6 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !23
  store i8 %6, i8* %2, align 1, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %3, metadata !24, metadata !DIExpression()), !dbg !26
  %7 = load i8, i8* %2, align 1, !dbg !27
  %8 = zext i8 %7 to i32, !dbg !27
  %9 = load i8, i8* %2, align 1, !dbg !28
  %10 = zext i8 %9 to i32, !dbg !28
  %11 = ashr i32 %10, 4, !dbg !29
  %12 = xor i32 %8, %11, !dbg !30
  store i32 %12, i32* %3, align 4, !dbg !26
  %13 = load i32, i32* %3, align 4, !dbg !31
  %14 = lshr i32 %13, 2, !dbg !32
  %15 = load i32, i32* %3, align 4, !dbg !33
  %16 = xor i32 %15, %14, !dbg !33
  store i32 %16, i32* %3, align 4, !dbg !33
  %17 = load i32, i32* %3, align 4, !dbg !34
  %18 = lshr i32 %17, 1, !dbg !35
  %19 = load i32, i32* %3, align 4, !dbg !36
  %20 = xor i32 %19, %18, !dbg !36
  store i32 %20, i32* %3, align 4, !dbg !36
  call void @llvm.dbg.declare(metadata i32* %4, metadata !37, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %4, align 4, !dbg !38
  call void @llvm.dbg.declare(metadata i32* %5, metadata !39, metadata !DIExpression()), !dbg !41
  store i32 0, i32* %5, align 4, !dbg !41
  br label %21, !dbg !42

21:                                               ; preds = %32, %0
  %22 = load i32, i32* %5, align 4, !dbg !43
  %23 = icmp slt i32 %22, 8, !dbg !45
  br i1 %23, label %24, label %35, !dbg !46

24:                                               ; preds = %21
  %25 = load i8, i8* %2, align 1, !dbg !47
  %26 = zext i8 %25 to i32, !dbg !47
  %27 = load i32, i32* %5, align 4, !dbg !48
  %28 = ashr i32 %26, %27, !dbg !49
  %29 = and i32 %28, 1, !dbg !50
  %30 = load i32, i32* %4, align 4, !dbg !51
  %31 = add i32 %30, %29, !dbg !51
  store i32 %31, i32* %4, align 4, !dbg !51
  br label %32, !dbg !52

32:                                               ; preds = %24
  %33 = load i32, i32* %5, align 4, !dbg !53
  %34 = add nsw i32 %33, 1, !dbg !53
  store i32 %34, i32* %5, align 4, !dbg !53
  br label %21, !dbg !54, !llvm.loop !55

35:                                               ; preds = %21
  %36 = load i32, i32* %3, align 4, !dbg !58
  %37 = and i32 %36, 1, !dbg !59
  %38 = load i32, i32* %4, align 4, !dbg !60
  %39 = and i32 %38, 1, !dbg !61
  %40 = icmp eq i32 %37, %39, !dbg !62
  %41 = zext i1 %40 to i32, !dbg !62
  call void @check(i32 noundef %41), !dbg !63
  %42 = load i32, i32* %1, align 4, !dbg !64
  ret i32 %42, !dbg !64
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !65 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !68, metadata !DIExpression()), !dbg !69
  %3 = load i32, i32* %2, align 4, !dbg !70
  %4 = icmp ne i32 %3, 0, !dbg !70
  br i1 %4, label %6, label %5, !dbg !72

5:                                                ; preds = %1
  call void @reach_error(), !dbg !73
  br label %6, !dbg !73

6:                                                ; preds = %5, %1
  ret void, !dbg !74
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/bits_parity.c", directory: ".", checksumkind: CSK_MD5, checksum: "17b367d3459ca4c80b800aa0a58bcfbe")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "reach_error", scope: !11, file: !11, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !{}
!15 = !DILocation(line: 16, column: 25, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "x", scope: !16, file: !1, line: 6, type: !21)
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !DILocation(line: 6, column: 17, scope: !16)
!23 = !DILocation(line: 6, column: 21, scope: !16)
!24 = !DILocalVariable(name: "folded", scope: !16, file: !1, line: 7, type: !25)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 7, column: 12, scope: !16)
!27 = !DILocation(line: 7, column: 21, scope: !16)
!28 = !DILocation(line: 7, column: 25, scope: !16)
!29 = !DILocation(line: 7, column: 27, scope: !16)
!30 = !DILocation(line: 7, column: 23, scope: !16)
!31 = !DILocation(line: 8, column: 13, scope: !16)
!32 = !DILocation(line: 8, column: 20, scope: !16)
!33 = !DILocation(line: 8, column: 10, scope: !16)
!34 = !DILocation(line: 10, column: 13, scope: !16)
!35 = !DILocation(line: 10, column: 20, scope: !16)
!36 = !DILocation(line: 10, column: 10, scope: !16)
!37 = !DILocalVariable(name: "counted", scope: !16, file: !1, line: 12, type: !25)
!38 = !DILocation(line: 12, column: 12, scope: !16)
!39 = !DILocalVariable(name: "i", scope: !40, file: !1, line: 13, type: !19)
!40 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 3)
!41 = !DILocation(line: 13, column: 12, scope: !40)
!42 = !DILocation(line: 13, column: 8, scope: !40)
!43 = !DILocation(line: 13, column: 19, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !1, line: 13, column: 3)
!45 = !DILocation(line: 13, column: 21, scope: !44)
!46 = !DILocation(line: 13, column: 3, scope: !40)
!47 = !DILocation(line: 13, column: 42, scope: !44)
!48 = !DILocation(line: 13, column: 47, scope: !44)
!49 = !DILocation(line: 13, column: 44, scope: !44)
!50 = !DILocation(line: 13, column: 49, scope: !44)
!51 = !DILocation(line: 13, column: 39, scope: !44)
!52 = !DILocation(line: 13, column: 31, scope: !44)
!53 = !DILocation(line: 13, column: 27, scope: !44)
!54 = !DILocation(line: 13, column: 3, scope: !44)
!55 = distinct !{!55, !46, !56, !57}
!56 = !DILocation(line: 13, column: 51, scope: !40)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 14, column: 10, scope: !16)
!59 = !DILocation(line: 14, column: 17, scope: !16)
!60 = !DILocation(line: 14, column: 26, scope: !16)
!61 = !DILocation(line: 14, column: 34, scope: !16)
!62 = !DILocation(line: 14, column: 22, scope: !16)
!63 = !DILocation(line: 14, column: 3, scope: !16)
!64 = !DILocation(line: 15, column: 1, scope: !16)
!65 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !66, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !19}
!68 = !DILocalVariable(name: "condition", arg: 1, scope: !65, file: !11, line: 17, type: !19)
!69 = !DILocation(line: 17, column: 23, scope: !65)
!70 = !DILocation(line: 18, column: 8, scope: !71)
!71 = distinct !DILexicalBlock(scope: !65, file: !11, line: 18, column: 7)
!72 = !DILocation(line: 18, column: 7, scope: !65)
!73 = !DILocation(line: 18, column: 19, scope: !71)
!74 = !DILocation(line: 19, column: 1, scope: !65)
