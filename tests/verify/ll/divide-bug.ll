; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/divide.c
; ModuleID = 'tests/verify/divide.c'
source_filename = "tests/verify/divide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %2, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %3, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %3, align 4, !dbg !24
  call void @llvm.dbg.declare(metadata i32* %4, metadata !25, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %4, align 4, !dbg !27
  br label %7, !dbg !28

7:                                                ; preds = %23, %0
  %8 = load i32, i32* %4, align 4, !dbg !29
  %9 = icmp slt i32 %8, 4, !dbg !31
  br i1 %9, label %10, label %26, !dbg !32

10:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i8* %5, metadata !33, metadata !DIExpression()), !dbg !36
  %11 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !37
  store i8 %11, i8* %5, align 1, !dbg !36
  %12 = load i8, i8* %5, align 1, !dbg !38
  %13 = zext i8 %12 to i32, !dbg !38
  %14 = icmp sgt i32 %13, 200, !dbg !40
  br i1 %14, label %15, label %22, !dbg !41

15:                                               ; preds = %10
  %16 = load i8, i8* %5, align 1, !dbg !42
  %17 = zext i8 %16 to i32, !dbg !42
  %18 = load i32, i32* %2, align 4, !dbg !43
  %19 = add i32 %18, %17, !dbg !43
  store i32 %19, i32* %2, align 4, !dbg !43
  %20 = load i32, i32* %3, align 4, !dbg !44
  %21 = add i32 %20, 1, !dbg !44
  store i32 %21, i32* %3, align 4, !dbg !44
  br label %22, !dbg !45

22:                                               ; preds = %15, %10
  br label %23, !dbg !46

23:                                               ; preds = %22
  %24 = load i32, i32* %4, align 4, !dbg !47
  %25 = add nsw i32 %24, 1, !dbg !47
  store i32 %25, i32* %4, align 4, !dbg !47
  br label %7, !dbg !48, !llvm.loop !49

26:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32* %6, metadata !52, metadata !DIExpression()), !dbg !53
  %27 = load i32, i32* %2, align 4, !dbg !54
  %28 = load i32, i32* %3, align 4, !dbg !55
  %29 = udiv i32 %27, %28, !dbg !56
  store i32 %29, i32* %6, align 4, !dbg !53
  %30 = load i32, i32* %6, align 4, !dbg !57
  %31 = icmp ugt i32 %30, 200, !dbg !58
  br i1 %31, label %32, label %35, !dbg !59

32:                                               ; preds = %26
  %33 = load i32, i32* %6, align 4, !dbg !60
  %34 = icmp ule i32 %33, 255, !dbg !61
  br label %35

35:                                               ; preds = %32, %26
  %36 = phi i1 [ false, %26 ], [ %34, %32 ], !dbg !62
  %37 = zext i1 %36 to i32, !dbg !59
  call void @check(i32 noundef %37), !dbg !63
  %38 = load i32, i32* %1, align 4, !dbg !64
  ret i32 %38, !dbg !64
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
!1 = !DIFile(filename: "tests/verify/divide.c", directory: ".", checksumkind: CSK_MD5, checksum: "206b883c3140346bb5703ae6dabd9f47")
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
!20 = !DILocalVariable(name: "sum", scope: !16, file: !1, line: 6, type: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 6, column: 12, scope: !16)
!23 = !DILocalVariable(name: "n", scope: !16, file: !1, line: 6, type: !21)
!24 = !DILocation(line: 6, column: 21, scope: !16)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 7, type: !19)
!26 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!27 = !DILocation(line: 7, column: 12, scope: !26)
!28 = !DILocation(line: 7, column: 8, scope: !26)
!29 = !DILocation(line: 7, column: 19, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 7, column: 3)
!31 = !DILocation(line: 7, column: 21, scope: !30)
!32 = !DILocation(line: 7, column: 3, scope: !26)
!33 = !DILocalVariable(name: "x", scope: !34, file: !1, line: 8, type: !35)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 7, column: 31)
!35 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!36 = !DILocation(line: 8, column: 19, scope: !34)
!37 = !DILocation(line: 8, column: 23, scope: !34)
!38 = !DILocation(line: 9, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 9)
!40 = !DILocation(line: 9, column: 11, scope: !39)
!41 = !DILocation(line: 9, column: 9, scope: !34)
!42 = !DILocation(line: 9, column: 25, scope: !39)
!43 = !DILocation(line: 9, column: 22, scope: !39)
!44 = !DILocation(line: 9, column: 29, scope: !39)
!45 = !DILocation(line: 9, column: 18, scope: !39)
!46 = !DILocation(line: 10, column: 3, scope: !34)
!47 = !DILocation(line: 7, column: 27, scope: !30)
!48 = !DILocation(line: 7, column: 3, scope: !30)
!49 = distinct !{!49, !32, !50, !51}
!50 = !DILocation(line: 10, column: 3, scope: !26)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocalVariable(name: "mean", scope: !16, file: !1, line: 14, type: !21)
!53 = !DILocation(line: 14, column: 12, scope: !16)
!54 = !DILocation(line: 14, column: 19, scope: !16)
!55 = !DILocation(line: 14, column: 25, scope: !16)
!56 = !DILocation(line: 14, column: 23, scope: !16)
!57 = !DILocation(line: 15, column: 9, scope: !16)
!58 = !DILocation(line: 15, column: 14, scope: !16)
!59 = !DILocation(line: 15, column: 20, scope: !16)
!60 = !DILocation(line: 15, column: 23, scope: !16)
!61 = !DILocation(line: 15, column: 28, scope: !16)
!62 = !DILocation(line: 0, scope: !16)
!63 = !DILocation(line: 15, column: 3, scope: !16)
!64 = !DILocation(line: 16, column: 1, scope: !16)
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
