; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/door_automaton.c
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

7:                                                ; preds = %58, %0
  %8 = load i32, i32* %5, align 4, !dbg !30
  %9 = icmp slt i32 %8, 6, !dbg !32
  br i1 %9, label %10, label %61, !dbg !33

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
  br label %48, !dbg !46

18:                                               ; preds = %14, %10
  %19 = load i32, i32* %6, align 4, !dbg !47
  %20 = icmp eq i32 %19, 2, !dbg !49
  br i1 %20, label %21, label %22, !dbg !50

21:                                               ; preds = %18
  store i32 0, i32* %2, align 4, !dbg !51
  br label %47, !dbg !52

22:                                               ; preds = %18
  %23 = load i32, i32* %6, align 4, !dbg !53
  %24 = icmp eq i32 %23, 3, !dbg !55
  br i1 %24, label %25, label %29, !dbg !56

25:                                               ; preds = %22
  %26 = load i32, i32* %2, align 4, !dbg !57
  %27 = icmp ne i32 %26, 0, !dbg !57
  br i1 %27, label %29, label %28, !dbg !58

28:                                               ; preds = %25
  store i32 1, i32* %3, align 4, !dbg !59
  br label %46, !dbg !60

29:                                               ; preds = %25, %22
  %30 = load i32, i32* %6, align 4, !dbg !61
  %31 = icmp eq i32 %30, 4, !dbg !63
  br i1 %31, label %32, label %36, !dbg !64

32:                                               ; preds = %29
  %33 = load i32, i32* %4, align 4, !dbg !65
  %34 = icmp ne i32 %33, 0, !dbg !65
  br i1 %34, label %36, label %35, !dbg !66

35:                                               ; preds = %32
  store i32 0, i32* %3, align 4, !dbg !67
  br label %45, !dbg !68

36:                                               ; preds = %32, %29
  %37 = load i32, i32* %6, align 4, !dbg !69
  %38 = icmp eq i32 %37, 5, !dbg !71
  br i1 %38, label %39, label %44, !dbg !72

39:                                               ; preds = %36
  %40 = load i32, i32* %4, align 4, !dbg !73
  %41 = icmp ne i32 %40, 0, !dbg !74
  %42 = xor i1 %41, true, !dbg !74
  %43 = zext i1 %42 to i32, !dbg !74
  store i32 %43, i32* %4, align 4, !dbg !75
  br label %44, !dbg !76

44:                                               ; preds = %39, %36
  br label %45

45:                                               ; preds = %44, %35
  br label %46

46:                                               ; preds = %45, %28
  br label %47

47:                                               ; preds = %46, %21
  br label %48

48:                                               ; preds = %47, %17
  %49 = load i32, i32* %2, align 4, !dbg !77
  %50 = icmp ne i32 %49, 0, !dbg !77
  br i1 %50, label %51, label %54, !dbg !78

51:                                               ; preds = %48
  %52 = load i32, i32* %3, align 4, !dbg !79
  %53 = icmp ne i32 %52, 0, !dbg !78
  br label %54

54:                                               ; preds = %51, %48
  %55 = phi i1 [ false, %48 ], [ %53, %51 ], !dbg !80
  %56 = xor i1 %55, true, !dbg !81
  %57 = zext i1 %56 to i32, !dbg !81
  call void @check(i32 noundef %57), !dbg !82
  br label %58, !dbg !83

58:                                               ; preds = %54
  %59 = load i32, i32* %5, align 4, !dbg !84
  %60 = add nsw i32 %59, 1, !dbg !84
  store i32 %60, i32* %5, align 4, !dbg !84
  br label %7, !dbg !85, !llvm.loop !86

61:                                               ; preds = %7
  %62 = load i32, i32* %1, align 4, !dbg !89
  ret i32 %62, !dbg !89
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !90 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !93, metadata !DIExpression()), !dbg !94
  %3 = load i32, i32* %2, align 4, !dbg !95
  %4 = icmp ne i32 %3, 0, !dbg !95
  br i1 %4, label %6, label %5, !dbg !97

5:                                                ; preds = %1
  call void @reach_error(), !dbg !98
  br label %6, !dbg !98

6:                                                ; preds = %5, %1
  ret void, !dbg !99
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
!53 = !DILocation(line: 15, column: 14, scope: !54)
!54 = distinct !DILexicalBlock(scope: !48, file: !1, line: 15, column: 14)
!55 = !DILocation(line: 15, column: 20, scope: !54)
!56 = !DILocation(line: 15, column: 25, scope: !54)
!57 = !DILocation(line: 15, column: 29, scope: !54)
!58 = !DILocation(line: 15, column: 14, scope: !48)
!59 = !DILocation(line: 15, column: 40, scope: !54)
!60 = !DILocation(line: 15, column: 35, scope: !54)
!61 = !DILocation(line: 17, column: 14, scope: !62)
!62 = distinct !DILexicalBlock(scope: !54, file: !1, line: 17, column: 14)
!63 = !DILocation(line: 17, column: 20, scope: !62)
!64 = !DILocation(line: 17, column: 25, scope: !62)
!65 = !DILocation(line: 17, column: 29, scope: !62)
!66 = !DILocation(line: 17, column: 14, scope: !54)
!67 = !DILocation(line: 17, column: 41, scope: !62)
!68 = !DILocation(line: 17, column: 36, scope: !62)
!69 = !DILocation(line: 18, column: 14, scope: !70)
!70 = distinct !DILexicalBlock(scope: !62, file: !1, line: 18, column: 14)
!71 = !DILocation(line: 18, column: 20, scope: !70)
!72 = !DILocation(line: 18, column: 14, scope: !62)
!73 = !DILocation(line: 18, column: 35, scope: !70)
!74 = !DILocation(line: 18, column: 34, scope: !70)
!75 = !DILocation(line: 18, column: 32, scope: !70)
!76 = !DILocation(line: 18, column: 26, scope: !70)
!77 = !DILocation(line: 19, column: 13, scope: !35)
!78 = !DILocation(line: 19, column: 18, scope: !35)
!79 = !DILocation(line: 19, column: 21, scope: !35)
!80 = !DILocation(line: 0, scope: !35)
!81 = !DILocation(line: 19, column: 11, scope: !35)
!82 = !DILocation(line: 19, column: 5, scope: !35)
!83 = !DILocation(line: 20, column: 3, scope: !35)
!84 = !DILocation(line: 8, column: 27, scope: !31)
!85 = !DILocation(line: 8, column: 3, scope: !31)
!86 = distinct !{!86, !33, !87, !88}
!87 = !DILocation(line: 20, column: 3, scope: !27)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocation(line: 21, column: 1, scope: !16)
!90 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !91, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !19}
!93 = !DILocalVariable(name: "condition", arg: 1, scope: !90, file: !11, line: 17, type: !19)
!94 = !DILocation(line: 17, column: 23, scope: !90)
!95 = !DILocation(line: 18, column: 8, scope: !96)
!96 = distinct !DILexicalBlock(scope: !90, file: !11, line: 18, column: 7)
!97 = !DILocation(line: 18, column: 7, scope: !90)
!98 = !DILocation(line: 18, column: 19, scope: !96)
!99 = !DILocation(line: 19, column: 1, scope: !90)
