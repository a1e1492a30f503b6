; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/bits_parity.c
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
  call void @llvm.dbg.declare(metadata i32* %4, metadata !34, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %4, align 4, !dbg !35
  call void @llvm.dbg.declare(metadata i32* %5, metadata !36, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %5, align 4, !dbg !38
  br label %17, !dbg !39

17:                                               ; preds = %28, %0
  %18 = load i32, i32* %5, align 4, !dbg !40
  %19 = icmp slt i32 %18, 8, !dbg !42
  br i1 %19, label %20, label %31, !dbg !43

20:                                               ; preds = %17
  %21 = load i8, i8* %2, align 1, !dbg !44
  %22 = zext i8 %21 to i32, !dbg !44
  %23 = load i32, i32* %5, align 4, !dbg !45
  %24 = ashr i32 %22, %23, !dbg !46
  %25 = and i32 %24, 1, !dbg !47
  %26 = load i32, i32* %4, align 4, !dbg !48
  %27 = add i32 %26, %25, !dbg !48
  store i32 %27, i32* %4, align 4, !dbg !48
  br label %28, !dbg !49

28:                                               ; preds = %20
  %29 = load i32, i32* %5, align 4, !dbg !50
  %30 = add nsw i32 %29, 1, !dbg !50
  store i32 %30, i32* %5, align 4, !dbg !50
  br label %17, !dbg !51, !llvm.loop !52

31:                                               ; preds = %17
  %32 = load i32, i32* %3, align 4, !dbg !55
  %33 = and i32 %32, 1, !dbg !56
  %34 = load i32, i32* %4, align 4, !dbg !57
  %35 = and i32 %34, 1, !dbg !58
  %36 = icmp eq i32 %33, %35, !dbg !59
  %37 = zext i1 %36 to i32, !dbg !59
  call void @check(i32 noundef %37), !dbg !60
  %38 = load i32, i32* %1, align 4, !dbg !61
  ret i32 %38, !dbg !61
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !62 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !65, metadata !DIExpression()), !dbg !66
  %3 = load i32, i32* %2, align 4, !dbg !67
  %4 = icmp ne i32 %3, 0, !dbg !67
  br i1 %4, label %6, label %5, !dbg !69

5:                                                ; preds = %1
  call void @reach_error(), !dbg !70
  br label %6, !dbg !70

6:                                                ; preds = %5, %1
  ret void, !dbg !71
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
!34 = !DILocalVariable(name: "counted", scope: !16, file: !1, line: 12, type: !25)
!35 = !DILocation(line: 12, column: 12, scope: !16)
!36 = !DILocalVariable(name: "i", scope: !37, file: !1, line: 13, type: !19)
!37 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 3)
!38 = !DILocation(line: 13, column: 12, scope: !37)
!39 = !DILocation(line: 13, column: 8, scope: !37)
!40 = !DILocation(line: 13, column: 19, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !1, line: 13, column: 3)
!42 = !DILocation(line: 13, column: 21, scope: !41)
!43 = !DILocation(line: 13, column: 3, scope: !37)
!44 = !DILocation(line: 13, column: 42, scope: !41)
!45 = !DILocation(line: 13, column: 47, scope: !41)
!46 = !DILocation(line: 13, column: 44, scope: !41)
!47 = !DILocation(line: 13, column: 49, scope: !41)
!48 = !DILocation(line: 13, column: 39, scope: !41)
!49 = !DILocation(line: 13, column: 31, scope: !41)
!50 = !DILocation(line: 13, column: 27, scope: !41)
!51 = !DILocation(line: 13, column: 3, scope: !41)
!52 = distinct !{!52, !43, !53, !54}
!53 = !DILocation(line: 13, column: 51, scope: !37)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 14, column: 10, scope: !16)
!56 = !DILocation(line: 14, column: 17, scope: !16)
!57 = !DILocation(line: 14, column: 26, scope: !16)
!58 = !DILocation(line: 14, column: 34, scope: !16)
!59 = !DILocation(line: 14, column: 22, scope: !16)
!60 = !DILocation(line: 14, column: 3, scope: !16)
!61 = !DILocation(line: 15, column: 1, scope: !16)
!62 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !63, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !19}
!65 = !DILocalVariable(name: "condition", arg: 1, scope: !62, file: !11, line: 17, type: !19)
!66 = !DILocation(line: 17, column: 23, scope: !62)
!67 = !DILocation(line: 18, column: 8, scope: !68)
!68 = distinct !DILexicalBlock(scope: !62, file: !11, line: 18, column: 7)
!69 = !DILocation(line: 18, column: 7, scope: !62)
!70 = !DILocation(line: 18, column: 19, scope: !68)
!71 = !DILocation(line: 19, column: 1, scope: !62)
