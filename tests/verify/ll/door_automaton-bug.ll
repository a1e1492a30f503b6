; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/door_automaton.c
; ModuleID = 'tests/verify/door_automaton.c'
source_filename = "tests/verify/door_automaton.c"
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
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %2, align 4, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %3, metadata !22, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %3, align 4, !dbg !23
  call void @llvm.dbg.declare(metadata i32* %4, metadata !24, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %4, align 4, !dbg !25
  call void @llvm.dbg.declare(metadata i32* %5, metadata !26, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %5, align 4, !dbg !28
  br label %7, !dbg !29

7:                                                ; preds = %55, %0
  %8 = load i32, i32* %5, align 4, !dbg !30
  %9 = icmp slt i32 %8, 6, !dbg !32
  br i1 %9, label %10, label %58, !dbg !33

10:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32* %6, metadata !34, metadata !DIExpression()), !dbg !37
  %11 = call i32 @__VERIFIER_nondet_uint(), !dbg !38
  store i32 %11, i32* %6, align 4, !dbg !37
  %12 = load i32, i32* %6, align 4, !dbg !39
  %13 = icmp eq i32 %12, 1, !dbg !41
  br i1 %13, label %14, label %18, !dbg !42

14:                                               ; preds = %10
  %15 = load i32, i32* %3, align 4, !dbg !43
  %16 = icmp ne i32 %15, 0, !dbg !43
  br i1 %16, label %18, label %17, !dbg !44

17:                                               ; preds = %14
  store i32 1, i32* %2, align 4, !dbg !45
  br label %45, !dbg !46

18:                                               ; preds = %14, %10
  %19 = load i32, i32* %6, align 4, !dbg !47
  %20 = icmp eq i32 %19, 2, !dbg !49
  br i1 %20, label %21, label %22, !dbg !50

21:                                               ; preds = %18
  store i32 0, i32* %2, align 4, !dbg !51
  br label %44, !dbg !52

22:                                               ; preds = %18
  %23 = load i32, i32* %6, align 4, !dbg !53
  %24 = icmp eq i32 %23, 3, !dbg !55
  br i1 %24, label %25, label %26, !dbg !56

25:                                               ; preds = %22
  store i32 1, i32* %3, align 4, !dbg !57
  br label %43, !dbg !58

26:                                               ; preds = %22
  %27 = load i32, i32* %6, align 4, !dbg !59
  %28 = icmp eq i32 %27, 4, !dbg !61
  br i1 %28, label %29, label %33, !dbg !62

29:                                               ; preds = %26
  %30 = load i32, i32* %4, align 4, !dbg !63
  %31 = icmp ne i32 %30, 0, !dbg !63
  br i1 %31, label %33, label %32, !dbg !64

32:                                               ; preds = %29
  store i32 0, i32* %3, align 4, !dbg !65
  br label %42, !dbg !66

33:                                               ; preds = %29, %26
  %34 = load i32, i32* %6, align 4, !dbg !67
  %35 = icmp eq i32 %34, 5, !dbg !69
  br i1 %35, label %36, label %41, !dbg !70

36:                                               ; preds = %33
  %37 = load i32, i32* %4, align 4, !dbg !71
  %38 = icmp ne i32 %37, 0, !dbg !72
  %39 = xor i1 %38, true, !dbg !72
  %40 = zext i1 %39 to i32, !dbg !72
  store i32 %40, i32* %4, align 4, !dbg !73
  br label %41, !dbg !74

41:                                               ; preds = %36, %33
  br label %42

42:                                               ; preds = %41, %32
  br label %43

43:                                               ; preds = %42, %25
  br label %44

44:                                               ; preds = %43, %21
  br label %45

45:                                               ; preds = %44, %17
  %46 = load i32, i32* %2, align 4, !dbg !75
  %47 = icmp ne i32 %46, 0, !dbg !75
  br i1 %47, label %48, label %51, !dbg !76

48:                                               ; preds = %45
  %49 = load i32, i32* %3, align 4, !dbg !77
  %50 = icmp ne i32 %49, 0, !dbg !76
  br label %51

51:                                               ; preds = %48, %45
  %52 = phi i1 [ false, %45 ], [ %50, %48 ], !dbg !78
  %53 = xor i1 %52, true, !dbg !79
  %54 = zext i1 %53 to i32, !dbg !79
  call void @check(i32 noundef %54), !dbg !80
  br label %55, !dbg !81

55:                                               ; preds = %51
  %56 = load i32, i32* %5, align 4, !dbg !82
  %57 = add nsw i32 %56, 1, !dbg !82
  store i32 %57, i32* %5, align 4, !dbg !82
  br label %7, !dbg !83, !llvm.loop !84

58:                                               ; preds = %7
  %59 = load i32, i32* %1, align 4, !dbg !87
  ret i32 %59, !dbg !87
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !88 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !91, metadata !DIExpression()), !dbg !92
  %3 = load i32, i32* %2, align 4, !dbg !93
  %4 = icmp ne i32 %3, 0, !dbg !93
  br i1 %4, label %6, label %5, !dbg !95

5:                                                ; preds = %1
  call void @reach_error(), !dbg !96
  br label %6, !dbg !96

6:                                                ; preds = %5, %1
  ret void, !dbg !97
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/door_automaton.c", directory: ".", checksumkind: CSK_MD5, checksum: "d27b14f77fde69d1516cef74a5e2a4d9")
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
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "open", scope: !16, file: !1, line: 7, type: !19)
!21 = !DILocation(line: 7, column: 7, scope: !16)
!22 = !DILocalVariable(name: "bolt", scope: !16, file: !1, line: 7, type: !19)
!23 = !DILocation(line: 7, column: 17, scope: !16)
!24 = !DILocalVariable(name: "alarm", scope: !16, file: !1, line: 7, type: !19)
!25 = !DILocation(line: 7, column: 27, scope: !16)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 8, type: !19)
!27 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 3)
!28 = !DILocation(line: 8, column: 12, scope: !27)
!29 = !DILocation(line: 8, column: 8, scope: !27)
!30 = !DILocation(line: 8, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 8, column: 3)
!32 = !DILocation(line: 8, column: 21, scope: !31)
!33 = !DILocation(line: 8, column: 3, scope: !27)
!34 = !DILocalVariable(name: "event", scope: !35, file: !1, line: 9, type: !36)
!35 = distinct !DILexicalBlock(scope: !31, file: !1, line: 8, column: 31)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 9, column: 14, scope: !35)
!38 = !DILocation(line: 9, column: 22, scope: !35)
!39 = !DILocation(line: 10, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !35, file: !1, line: 10, column: 9)
!41 = !DILocation(line: 10, column: 15, scope: !40)
!42 = !DILocation(line: 10, column: 20, scope: !40)
!43 = !DILocation(line: 10, column: 24, scope: !40)
!44 = !DILocation(line: 10, column: 9, scope: !35)
!45 = !DILocation(line: 10, column: 35, scope: !40)
!46 = !DILocation(line: 10, column: 30, scope: !40)
!47 = !DILocation(line: 11, column: 14, scope: !48)
!48 = distinct !DILexicalBlock(scope: !40, file: !1, line: 11, column: 14)
!49 = !DILocation(line: 11, column: 20, scope: !48)
!50 = !DILocation(line: 11, column: 14, scope: !40)
!51 = !DILocation(line: 11, column: 31, scope: !48)
!52 = !DILocation(line: 11, column: 26, scope: !48)
!53 = !DILocation(line: 13, column: 14, scope: !54)
!54 = distinct !DILexicalBlock(scope: !48, file: !1, line: 13, column: 14)
!55 = !DILocation(line: 13, column: 20, scope: !54)
!56 = !DILocation(line: 13, column: 14, scope: !48)
!57 = !DILocation(line: 13, column: 31, scope: !54)
!58 = !DILocation(line: 13, column: 26, scope: !54)
!59 = !DILocation(line: 17, column: 14, scope: !60)
!60 = distinct !DILexicalBlock(scope: !54, file: !1, line: 17, column: 14)
!61 = !DILocation(line: 17, column: 20, scope: !60)
!62 = !DILocation(line: 17, column: 25, scope: !60)
!63 = !DILocation(line: 17, column: 29, scope: !60)
!64 = !DILocation(line: 17, column: 14, scope: !54)
!65 = !DILocation(line: 17, column: 41, scope: !60)
!66 = !DILocation(line: 17, column: 36, scope: !60)
!67 = !DILocation(line: 18, column: 14, scope: !68)
!68 = distinct !DILexicalBlock(scope: !60, file: !1, line: 18, column: 14)
!69 = !DILocation(line: 18, column: 20, scope: !68)
!70 = !DILocation(line: 18, column: 14, scope: !60)
!71 = !DILocation(line: 18, column: 35, scope: !68)
!72 = !DILocation(line: 18, column: 34, scope: !68)
!73 = !DILocation(line: 18, column: 32, scope: !68)
!74 = !DILocation(line: 18, column: 26, scope: !68)
!75 = !DILocation(line: 19, column: 13, scope: !35)
!76 = !DILocation(line: 19, column: 18, scope: !35)
!77 = !DILocation(line: 19, column: 21, scope: !35)
!78 = !DILocation(line: 0, scope: !35)
!79 = !DILocation(line: 19, column: 11, scope: !35)
!80 = !DILocation(line: 19, column: 5, scope: !35)
!81 = !DILocation(line: 20, column: 3, scope: !35)
!82 = !DILocation(line: 8, column: 27, scope: !31)
!83 = !DILocation(line: 8, column: 3, scope: !31)
!84 = distinct !{!84, !33, !85, !86}
!85 = !DILocation(line: 20, column: 3, scope: !27)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 21, column: 1, scope: !16)
!88 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !89, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !19}
!91 = !DILocalVariable(name: "condition", arg: 1, scope: !88, file: !11, line: 17, type: !19)
!92 = !DILocation(line: 17, column: 23, scope: !88)
!93 = !DILocation(line: 18, column: 8, scope: !94)
!94 = distinct !DILexicalBlock(scope: !88, file: !11, line: 18, column: 7)
!95 = !DILocation(line: 18, column: 7, scope: !88)
!96 = !DILocation(line: 18, column: 19, scope: !94)
!97 = !DILocation(line: 19, column: 1, scope: !88)
