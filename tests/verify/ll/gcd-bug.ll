; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/gcd.c
; ModuleID = 'tests/verify/gcd.c'
source_filename = "tests/verify/gcd.c"
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
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !22
  %7 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !23
  %8 = zext i8 %7 to i32, !dbg !23
  %9 = and i32 %8, 15, !dbg !24
  store i32 %9, i32* %2, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %3, metadata !25, metadata !DIExpression()), !dbg !26
  %10 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !27
  %11 = zext i8 %10 to i32, !dbg !27
  %12 = and i32 %11, 15, !dbg !28
  store i32 %12, i32* %3, align 4, !dbg !26
  %13 = load i32, i32* %3, align 4, !dbg !29
  call void @__VERIFIER_assume(i32 noundef %13), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %4, metadata !31, metadata !DIExpression()), !dbg !32
  %14 = load i32, i32* %2, align 4, !dbg !33
  store i32 %14, i32* %4, align 4, !dbg !32
  call void @llvm.dbg.declare(metadata i32* %5, metadata !34, metadata !DIExpression()), !dbg !35
  %15 = load i32, i32* %3, align 4, !dbg !36
  %16 = sub i32 %15, 1, !dbg !37
  store i32 %16, i32* %5, align 4, !dbg !35
  br label %17, !dbg !38

17:                                               ; preds = %20, %0
  %18 = load i32, i32* %5, align 4, !dbg !39
  %19 = icmp ne i32 %18, 0, !dbg !38
  br i1 %19, label %20, label %26, !dbg !38

20:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata i32* %6, metadata !40, metadata !DIExpression()), !dbg !42
  %21 = load i32, i32* %4, align 4, !dbg !43
  %22 = load i32, i32* %5, align 4, !dbg !44
  %23 = urem i32 %21, %22, !dbg !45
  store i32 %23, i32* %6, align 4, !dbg !42
  %24 = load i32, i32* %5, align 4, !dbg !46
  store i32 %24, i32* %4, align 4, !dbg !47
  %25 = load i32, i32* %6, align 4, !dbg !48
  store i32 %25, i32* %5, align 4, !dbg !49
  br label %17, !dbg !38, !llvm.loop !50

26:                                               ; preds = %17
  %27 = load i32, i32* %4, align 4, !dbg !53
  %28 = icmp ne i32 %27, 0, !dbg !54
  br i1 %28, label %29, label %39, !dbg !55

29:                                               ; preds = %26
  %30 = load i32, i32* %2, align 4, !dbg !56
  %31 = load i32, i32* %4, align 4, !dbg !57
  %32 = urem i32 %30, %31, !dbg !58
  %33 = icmp eq i32 %32, 0, !dbg !59
  br i1 %33, label %34, label %39, !dbg !60

34:                                               ; preds = %29
  %35 = load i32, i32* %3, align 4, !dbg !61
  %36 = load i32, i32* %4, align 4, !dbg !62
  %37 = urem i32 %35, %36, !dbg !63
  %38 = icmp eq i32 %37, 0, !dbg !64
  br label %39

39:                                               ; preds = %34, %29, %26
  %40 = phi i1 [ false, %29 ], [ false, %26 ], [ %38, %34 ], !dbg !65
  %41 = zext i1 %40 to i32, !dbg !60
  call void @check(i32 noundef %41), !dbg !66
  %42 = load i32, i32* %1, align 4, !dbg !67
  ret i32 %42, !dbg !67
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !68 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !71, metadata !DIExpression()), !dbg !72
  %3 = load i32, i32* %2, align 4, !dbg !73
  %4 = icmp ne i32 %3, 0, !dbg !73
  br i1 %4, label %6, label %5, !dbg !75

5:                                                ; preds = %1
  call void @reach_error(), !dbg !76
  br label %6, !dbg !76

6:                                                ; preds = %5, %1
  ret void, !dbg !77
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/gcd.c", directory: ".", checksumkind: CSK_MD5, checksum: "3bce1e8b09db9624ff368d844b6806fc")
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
!20 = !DILocalVariable(name: "a", scope: !16, file: !1, line: 6, type: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 6, column: 12, scope: !16)
!23 = !DILocation(line: 6, column: 16, scope: !16)
!24 = !DILocation(line: 6, column: 42, scope: !16)
!25 = !DILocalVariable(name: "b", scope: !16, file: !1, line: 6, type: !21)
!26 = !DILocation(line: 6, column: 48, scope: !16)
!27 = !DILocation(line: 6, column: 52, scope: !16)
!28 = !DILocation(line: 6, column: 78, scope: !16)
!29 = !DILocation(line: 8, column: 21, scope: !16)
!30 = !DILocation(line: 8, column: 3, scope: !16)
!31 = !DILocalVariable(name: "x", scope: !16, file: !1, line: 9, type: !21)
!32 = !DILocation(line: 9, column: 12, scope: !16)
!33 = !DILocation(line: 9, column: 16, scope: !16)
!34 = !DILocalVariable(name: "y", scope: !16, file: !1, line: 9, type: !21)
!35 = !DILocation(line: 9, column: 19, scope: !16)
!36 = !DILocation(line: 9, column: 23, scope: !16)
!37 = !DILocation(line: 9, column: 25, scope: !16)
!38 = !DILocation(line: 14, column: 3, scope: !16)
!39 = !DILocation(line: 14, column: 10, scope: !16)
!40 = !DILocalVariable(name: "r", scope: !41, file: !1, line: 15, type: !21)
!41 = distinct !DILexicalBlock(scope: !16, file: !1, line: 14, column: 13)
!42 = !DILocation(line: 15, column: 14, scope: !41)
!43 = !DILocation(line: 15, column: 18, scope: !41)
!44 = !DILocation(line: 15, column: 22, scope: !41)
!45 = !DILocation(line: 15, column: 20, scope: !41)
!46 = !DILocation(line: 16, column: 9, scope: !41)
!47 = !DILocation(line: 16, column: 7, scope: !41)
!48 = !DILocation(line: 17, column: 9, scope: !41)
!49 = !DILocation(line: 17, column: 7, scope: !41)
!50 = distinct !{!50, !38, !51, !52}
!51 = !DILocation(line: 18, column: 3, scope: !16)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 19, column: 9, scope: !16)
!54 = !DILocation(line: 19, column: 11, scope: !16)
!55 = !DILocation(line: 19, column: 16, scope: !16)
!56 = !DILocation(line: 19, column: 19, scope: !16)
!57 = !DILocation(line: 19, column: 23, scope: !16)
!58 = !DILocation(line: 19, column: 21, scope: !16)
!59 = !DILocation(line: 19, column: 25, scope: !16)
!60 = !DILocation(line: 19, column: 30, scope: !16)
!61 = !DILocation(line: 19, column: 33, scope: !16)
!62 = !DILocation(line: 19, column: 37, scope: !16)
!63 = !DILocation(line: 19, column: 35, scope: !16)
!64 = !DILocation(line: 19, column: 39, scope: !16)
!65 = !DILocation(line: 0, scope: !16)
!66 = !DILocation(line: 19, column: 3, scope: !16)
!67 = !DILocation(line: 20, column: 1, scope: !16)
!68 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !69, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !19}
!71 = !DILocalVariable(name: "condition", arg: 1, scope: !68, file: !11, line: 17, type: !19)
!72 = !DILocation(line: 17, column: 23, scope: !68)
!73 = !DILocation(line: 18, column: 8, scope: !74)
!74 = distinct !DILexicalBlock(scope: !68, file: !11, line: 18, column: 7)
!75 = !DILocation(line: 18, column: 7, scope: !68)
!76 = !DILocation(line: 18, column: 19, scope: !74)
!77 = !DILocation(line: 19, column: 1, scope: !68)
