; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/gcd.c
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
  %13 = load i32, i32* %2, align 4, !dbg !29
  %14 = icmp ne i32 %13, 0, !dbg !29
  br i1 %14, label %15, label %18, !dbg !30

15:                                               ; preds = %0
  %16 = load i32, i32* %3, align 4, !dbg !31
  %17 = icmp ne i32 %16, 0, !dbg !30
  br label %18

18:                                               ; preds = %15, %0
  %19 = phi i1 [ false, %0 ], [ %17, %15 ], !dbg !32
  %20 = zext i1 %19 to i32, !dbg !30
  call void @__VERIFIER_assume(i32 noundef %20), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %4, metadata !34, metadata !DIExpression()), !dbg !35
  %21 = load i32, i32* %2, align 4, !dbg !36
  store i32 %21, i32* %4, align 4, !dbg !35
  call void @llvm.dbg.declare(metadata i32* %5, metadata !37, metadata !DIExpression()), !dbg !38
  %22 = load i32, i32* %3, align 4, !dbg !39
  store i32 %22, i32* %5, align 4, !dbg !38
  br label %23, !dbg !40

23:                                               ; preds = %26, %18
  %24 = load i32, i32* %5, align 4, !dbg !41
  %25 = icmp ne i32 %24, 0, !dbg !40
  br i1 %25, label %26, label %32, !dbg !40

26:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata i32* %6, metadata !42, metadata !DIExpression()), !dbg !44
  %27 = load i32, i32* %4, align 4, !dbg !45
  %28 = load i32, i32* %5, align 4, !dbg !46
  %29 = urem i32 %27, %28, !dbg !47
  store i32 %29, i32* %6, align 4, !dbg !44
  %30 = load i32, i32* %5, align 4, !dbg !48
  store i32 %30, i32* %4, align 4, !dbg !49
  %31 = load i32, i32* %6, align 4, !dbg !50
  store i32 %31, i32* %5, align 4, !dbg !51
  br label %23, !dbg !40, !llvm.loop !52

32:                                               ; preds = %23
  %33 = load i32, i32* %4, align 4, !dbg !55
  %34 = icmp ne i32 %33, 0, !dbg !56
  br i1 %34, label %35, label %45, !dbg !57

35:                                               ; preds = %32
  %36 = load i32, i32* %2, align 4, !dbg !58
  %37 = load i32, i32* %4, align 4, !dbg !59
  %38 = urem i32 %36, %37, !dbg !60
  %39 = icmp eq i32 %38, 0, !dbg !61
  br i1 %39, label %40, label %45, !dbg !62

40:                                               ; preds = %35
  %41 = load i32, i32* %3, align 4, !dbg !63
  %42 = load i32, i32* %4, align 4, !dbg !64
  %43 = urem i32 %41, %42, !dbg !65
  %44 = icmp eq i32 %43, 0, !dbg !66
  br label %45

45:                                               ; preds = %40, %35, %32
  %46 = phi i1 [ false, %35 ], [ false, %32 ], [ %44, %40 ], !dbg !32
  %47 = zext i1 %46 to i32, !dbg !62
  call void @check(i32 noundef %47), !dbg !67
  %48 = load i32, i32* %1, align 4, !dbg !68
  ret i32 %48, !dbg !68
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !69 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !72, metadata !DIExpression()), !dbg !73
  %3 = load i32, i32* %2, align 4, !dbg !74
  %4 = icmp ne i32 %3, 0, !dbg !74
  br i1 %4, label %6, label %5, !dbg !76

5:                                                ; preds = %1
  call void @reach_error(), !dbg !77
  br label %6, !dbg !77

6:                                                ; preds = %5, %1
  ret void, !dbg !78
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
!29 = !DILocation(line: 11, column: 21, scope: !16)
!30 = !DILocation(line: 11, column: 23, scope: !16)
!31 = !DILocation(line: 11, column: 26, scope: !16)
!32 = !DILocation(line: 0, scope: !16)
!33 = !DILocation(line: 11, column: 3, scope: !16)
!34 = !DILocalVariable(name: "x", scope: !16, file: !1, line: 12, type: !21)
!35 = !DILocation(line: 12, column: 12, scope: !16)
!36 = !DILocation(line: 12, column: 16, scope: !16)
!37 = !DILocalVariable(name: "y", scope: !16, file: !1, line: 12, type: !21)
!38 = !DILocation(line: 12, column: 19, scope: !16)
!39 = !DILocation(line: 12, column: 23, scope: !16)
!40 = !DILocation(line: 14, column: 3, scope: !16)
!41 = !DILocation(line: 14, column: 10, scope: !16)
!42 = !DILocalVariable(name: "r", scope: !43, file: !1, line: 15, type: !21)
!43 = distinct !DILexicalBlock(scope: !16, file: !1, line: 14, column: 13)
!44 = !DILocation(line: 15, column: 14, scope: !43)
!45 = !DILocation(line: 15, column: 18, scope: !43)
!46 = !DILocation(line: 15, column: 22, scope: !43)
!47 = !DILocation(line: 15, column: 20, scope: !43)
!48 = !DILocation(line: 16, column: 9, scope: !43)
!49 = !DILocation(line: 16, column: 7, scope: !43)
!50 = !DILocation(line: 17, column: 9, scope: !43)
!51 = !DILocation(line: 17, column: 7, scope: !43)
!52 = distinct !{!52, !40, !53, !54}
!53 = !DILocation(line: 18, column: 3, scope: !16)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 19, column: 9, scope: !16)
!56 = !DILocation(line: 19, column: 11, scope: !16)
!57 = !DILocation(line: 19, column: 16, scope: !16)
!58 = !DILocation(line: 19, column: 19, scope: !16)
!59 = !DILocation(line: 19, column: 23, scope: !16)
!60 = !DILocation(line: 19, column: 21, scope: !16)
!61 = !DILocation(line: 19, column: 25, scope: !16)
!62 = !DILocation(line: 19, column: 30, scope: !16)
!63 = !DILocation(line: 19, column: 33, scope: !16)
!64 = !DILocation(line: 19, column: 37, scope: !16)
!65 = !DILocation(line: 19, column: 35, scope: !16)
!66 = !DILocation(line: 19, column: 39, scope: !16)
!67 = !DILocation(line: 19, column: 3, scope: !16)
!68 = !DILocation(line: 20, column: 1, scope: !16)
!69 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !70, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !19}
!72 = !DILocalVariable(name: "condition", arg: 1, scope: !69, file: !11, line: 17, type: !19)
!73 = !DILocation(line: 17, column: 23, scope: !69)
!74 = !DILocation(line: 18, column: 8, scope: !75)
!75 = distinct !DILexicalBlock(scope: !69, file: !11, line: 18, column: 7)
!76 = !DILocation(line: 18, column: 7, scope: !69)
!77 = !DILocation(line: 18, column: 19, scope: !75)
!78 = !DILocation(line: 19, column: 1, scope: !69)
