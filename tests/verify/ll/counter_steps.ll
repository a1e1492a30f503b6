; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/counter_steps.c
; ModuleID = 'tests/verify/counter_steps.c'
source_filename = "tests/verify/counter_steps.c"
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
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !21
  store i32 3, i32* %2, align 4, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %3, metadata !22, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %3, align 4, !dbg !24
  br label %4, !dbg !25

4:                                                ; preds = %24, %0
  %5 = load i32, i32* %3, align 4, !dbg !26
  %6 = icmp slt i32 %5, 12, !dbg !28
  br i1 %6, label %7, label %27, !dbg !29

7:                                                ; preds = %4
  %8 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !30
  br i1 %8, label %9, label %16, !dbg !33

9:                                                ; preds = %7
  %10 = load i32, i32* %2, align 4, !dbg !34
  %11 = icmp slt i32 %10, 7, !dbg !37
  br i1 %11, label %12, label %15, !dbg !38

12:                                               ; preds = %9
  %13 = load i32, i32* %2, align 4, !dbg !39
  %14 = add nsw i32 %13, 1, !dbg !39
  store i32 %14, i32* %2, align 4, !dbg !39
  br label %15, !dbg !40

15:                                               ; preds = %12, %9
  br label %23, !dbg !41

16:                                               ; preds = %7
  %17 = load i32, i32* %2, align 4, !dbg !42
  %18 = icmp sgt i32 %17, 0, !dbg !45
  br i1 %18, label %19, label %22, !dbg !46

19:                                               ; preds = %16
  %20 = load i32, i32* %2, align 4, !dbg !47
  %21 = add nsw i32 %20, -1, !dbg !47
  store i32 %21, i32* %2, align 4, !dbg !47
  br label %22, !dbg !48

22:                                               ; preds = %19, %16
  br label %23

23:                                               ; preds = %22, %15
  br label %24, !dbg !49

24:                                               ; preds = %23
  %25 = load i32, i32* %3, align 4, !dbg !50
  %26 = add nsw i32 %25, 1, !dbg !50
  store i32 %26, i32* %3, align 4, !dbg !50
  br label %4, !dbg !51, !llvm.loop !52

27:                                               ; preds = %4
  %28 = load i32, i32* %2, align 4, !dbg !55
  %29 = icmp sge i32 %28, 0, !dbg !56
  br i1 %29, label %30, label %33, !dbg !57

30:                                               ; preds = %27
  %31 = load i32, i32* %2, align 4, !dbg !58
  %32 = icmp sle i32 %31, 7, !dbg !59
  br label %33

33:                                               ; preds = %30, %27
  %34 = phi i1 [ false, %27 ], [ %32, %30 ], !dbg !60
  %35 = zext i1 %34 to i32, !dbg !57
  call void @check(i32 noundef %35), !dbg !61
  %36 = load i32, i32* %1, align 4, !dbg !62
  ret i32 %36, !dbg !62
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i1 @__VERIFIER_nondet_bool() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !63 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !66, metadata !DIExpression()), !dbg !67
  %3 = load i32, i32* %2, align 4, !dbg !68
  %4 = icmp ne i32 %3, 0, !dbg !68
  br i1 %4, label %6, label %5, !dbg !70

5:                                                ; preds = %1
  call void @reach_error(), !dbg !71
  br label %6, !dbg !71

6:                                                ; preds = %5, %1
  ret void, !dbg !72
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/counter_steps.c", directory: ".", checksumkind: CSK_MD5, checksum: "8c68e94c641a21ad5b33846fcaae6bd5")
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
!20 = !DILocalVariable(name: "level", scope: !16, file: !1, line: 6, type: !19)
!21 = !DILocation(line: 6, column: 7, scope: !16)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 7, type: !19)
!23 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!24 = !DILocation(line: 7, column: 12, scope: !23)
!25 = !DILocation(line: 7, column: 8, scope: !23)
!26 = !DILocation(line: 7, column: 19, scope: !27)
!27 = distinct !DILexicalBlock(scope: !23, file: !1, line: 7, column: 3)
!28 = !DILocation(line: 7, column: 21, scope: !27)
!29 = !DILocation(line: 7, column: 3, scope: !23)
!30 = !DILocation(line: 8, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 8, column: 9)
!32 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 32)
!33 = !DILocation(line: 8, column: 9, scope: !32)
!34 = !DILocation(line: 9, column: 11, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 9, column: 11)
!36 = distinct !DILexicalBlock(scope: !31, file: !1, line: 8, column: 35)
!37 = !DILocation(line: 9, column: 17, scope: !35)
!38 = !DILocation(line: 9, column: 11, scope: !36)
!39 = !DILocation(line: 9, column: 27, scope: !35)
!40 = !DILocation(line: 9, column: 22, scope: !35)
!41 = !DILocation(line: 10, column: 5, scope: !36)
!42 = !DILocation(line: 14, column: 11, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !1, line: 14, column: 11)
!44 = distinct !DILexicalBlock(scope: !31, file: !1, line: 10, column: 12)
!45 = !DILocation(line: 14, column: 17, scope: !43)
!46 = !DILocation(line: 14, column: 11, scope: !44)
!47 = !DILocation(line: 14, column: 27, scope: !43)
!48 = !DILocation(line: 14, column: 22, scope: !43)
!49 = !DILocation(line: 17, column: 3, scope: !32)
!50 = !DILocation(line: 7, column: 28, scope: !27)
!51 = !DILocation(line: 7, column: 3, scope: !27)
!52 = distinct !{!52, !29, !53, !54}
!53 = !DILocation(line: 17, column: 3, scope: !23)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 18, column: 9, scope: !16)
!56 = !DILocation(line: 18, column: 15, scope: !16)
!57 = !DILocation(line: 18, column: 20, scope: !16)
!58 = !DILocation(line: 18, column: 23, scope: !16)
!59 = !DILocation(line: 18, column: 29, scope: !16)
!60 = !DILocation(line: 0, scope: !16)
!61 = !DILocation(line: 18, column: 3, scope: !16)
!62 = !DILocation(line: 19, column: 1, scope: !16)
!63 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !64, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !19}
!66 = !DILocalVariable(name: "condition", arg: 1, scope: !63, file: !11, line: 17, type: !19)
!67 = !DILocation(line: 17, column: 23, scope: !63)
!68 = !DILocation(line: 18, column: 8, scope: !69)
!69 = distinct !DILexicalBlock(scope: !63, file: !11, line: 18, column: 7)
!70 = !DILocation(line: 18, column: 7, scope: !63)
!71 = !DILocation(line: 18, column: 19, scope: !69)
!72 = !DILocation(line: 19, column: 1, scope: !63)
