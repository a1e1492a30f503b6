; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/sort_bubble.c
; ModuleID = 'tests/verify/sort_bubble.c'
source_filename = "tests/verify/sort_bubble.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i16], align 2
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i16, align 2
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i16]* %2, metadata !20, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %3, metadata !26, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %3, align 4, !dbg !28
  br label %9, !dbg !29

9:                                                ; preds = %17, %0
  %10 = load i32, i32* %3, align 4, !dbg !30
  %11 = icmp slt i32 %10, 4, !dbg !32
  br i1 %11, label %12, label %20, !dbg !33

12:                                               ; preds = %9
  %13 = call signext i16 @__VERIFIER_nondet_short(), !dbg !34
  %14 = load i32, i32* %3, align 4, !dbg !35
  %15 = sext i32 %14 to i64, !dbg !36
  %16 = getelementptr inbounds [4 x i16], [4 x i16]* %2, i64 0, i64 %15, !dbg !36
  store i16 %13, i16* %16, align 2, !dbg !37
  br label %17, !dbg !36

17:                                               ; preds = %12
  %18 = load i32, i32* %3, align 4, !dbg !38
  %19 = add nsw i32 %18, 1, !dbg !38
  store i32 %19, i32* %3, align 4, !dbg !38
  br label %9, !dbg !39, !llvm.loop !40

20:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata i32* %4, metadata !43, metadata !DIExpression()), !dbg !44
  store i32 1, i32* %4, align 4, !dbg !44
  call void @llvm.dbg.declare(metadata i32* %5, metadata !45, metadata !DIExpression()), !dbg !47
  store i32 0, i32* %5, align 4, !dbg !47
  br label %21, !dbg !48

21:                                               ; preds = %69, %20
  %22 = load i32, i32* %5, align 4, !dbg !49
  %23 = icmp slt i32 %22, 4, !dbg !51
  br i1 %23, label %24, label %27, !dbg !52

24:                                               ; preds = %21
  %25 = load i32, i32* %4, align 4, !dbg !53
  %26 = icmp ne i32 %25, 0, !dbg !52
  br label %27

27:                                               ; preds = %24, %21
  %28 = phi i1 [ false, %21 ], [ %26, %24 ], !dbg !54
  br i1 %28, label %29, label %72, !dbg !55

29:                                               ; preds = %27
  store i32 0, i32* %4, align 4, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %6, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, i32* %6, align 4, !dbg !60
  br label %30, !dbg !61

30:                                               ; preds = %65, %29
  %31 = load i32, i32* %6, align 4, !dbg !62
  %32 = icmp slt i32 %31, 3, !dbg !64
  br i1 %32, label %33, label %68, !dbg !65

33:                                               ; preds = %30
  %34 = load i32, i32* %6, align 4, !dbg !66
  %35 = sext i32 %34 to i64, !dbg !68
  %36 = getelementptr inbounds [4 x i16], [4 x i16]* %2, i64 0, i64 %35, !dbg !68
  %37 = load i16, i16* %36, align 2, !dbg !68
  %38 = sext i16 %37 to i32, !dbg !68
  %39 = load i32, i32* %6, align 4, !dbg !69
  %40 = add nsw i32 %39, 1, !dbg !70
  %41 = sext i32 %40 to i64, !dbg !71
  %42 = getelementptr inbounds [4 x i16], [4 x i16]* %2, i64 0, i64 %41, !dbg !71
  %43 = load i16, i16* %42, align 2, !dbg !71
  %44 = sext i16 %43 to i32, !dbg !71
  %45 = icmp sgt i32 %38, %44, !dbg !72
  br i1 %45, label %46, label %64, !dbg !73

46:                                               ; preds = %33
  call void @llvm.dbg.declare(metadata i16* %7, metadata !74, metadata !DIExpression()), !dbg !76
  %47 = load i32, i32* %6, align 4, !dbg !77
  %48 = sext i32 %47 to i64, !dbg !78
  %49 = getelementptr inbounds [4 x i16], [4 x i16]* %2, i64 0, i64 %48, !dbg !78
  %50 = load i16, i16* %49, align 2, !dbg !78
  store i16 %50, i16* %7, align 2, !dbg !76
  %51 = load i32, i32* %6, align 4, !dbg !79
  %52 = add nsw i32 %51, 1, !dbg !80
  %53 = sext i32 %52 to i64, !dbg !81
  %54 = getelementptr inbounds [4 x i16], [4 x i16]* %2, i64 0, i64 %53, !dbg !81
  %55 = load i16, i16* %54, align 2, !dbg !81
  %56 = load i32, i32* %6, align 4, !dbg !82
  %57 = sext i32 %56 to i64, !dbg !83
  %58 = getelementptr inbounds [4 x i16], [4 x i16]* %2, i64 0, i64 %57, !dbg !83
  store i16 %55, i16* %58, align 2, !dbg !84
  %59 = load i16, i16* %7, align 2, !dbg !85
  %60 = load i32, i32* %6, align 4, !dbg !86
  %61 = add nsw i32 %60, 1, !dbg !87
  %62 = sext i32 %61 to i64, !dbg !88
  %63 = getelementptr inbounds [4 x i16], [4 x i16]* %2, i64 0, i64 %62, !dbg !88
  store i16 %59, i16* %63, align 2, !dbg !89
  store i32 1, i32* %4, align 4, !dbg !90
  br label %64, !dbg !91

64:                                               ; preds = %46, %33
  br label %65, !dbg !92

65:                                               ; preds = %64
  %66 = load i32, i32* %6, align 4, !dbg !93
  %67 = add nsw i32 %66, 1, !dbg !93
  store i32 %67, i32* %6, align 4, !dbg !93
  br label %30, !dbg !94, !llvm.loop !95

68:                                               ; preds = %30
  br label %69, !dbg !97

69:                                               ; preds = %68
  %70 = load i32, i32* %5, align 4, !dbg !98
  %71 = add nsw i32 %70, 1, !dbg !98
  store i32 %71, i32* %5, align 4, !dbg !98
  br label %21, !dbg !99, !llvm.loop !100

72:                                               ; preds = %27
  call void @llvm.dbg.declare(metadata i32* %8, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, i32* %8, align 4, !dbg !104
  br label %73, !dbg !105

73:                                               ; preds = %90, %72
  %74 = load i32, i32* %8, align 4, !dbg !106
  %75 = icmp slt i32 %74, 3, !dbg !108
  br i1 %75, label %76, label %93, !dbg !109

76:                                               ; preds = %73
  %77 = load i32, i32* %8, align 4, !dbg !110
  %78 = sext i32 %77 to i64, !dbg !111
  %79 = getelementptr inbounds [4 x i16], [4 x i16]* %2, i64 0, i64 %78, !dbg !111
  %80 = load i16, i16* %79, align 2, !dbg !111
  %81 = sext i16 %80 to i32, !dbg !111
  %82 = load i32, i32* %8, align 4, !dbg !112
  %83 = add nsw i32 %82, 1, !dbg !113
  %84 = sext i32 %83 to i64, !dbg !114
  %85 = getelementptr inbounds [4 x i16], [4 x i16]* %2, i64 0, i64 %84, !dbg !114
  %86 = load i16, i16* %85, align 2, !dbg !114
  %87 = sext i16 %86 to i32, !dbg !114
  %88 = icmp sle i32 %81, %87, !dbg !115
  %89 = zext i1 %88 to i32, !dbg !115
  call void @check(i32 noundef %89), !dbg !116
  br label %90, !dbg !116

90:                                               ; preds = %76
  %91 = load i32, i32* %8, align 4, !dbg !117
  %92 = add nsw i32 %91, 1, !dbg !117
  store i32 %92, i32* %8, align 4, !dbg !117
  br label %73, !dbg !118, !llvm.loop !119

93:                                               ; preds = %73
  %94 = load i32, i32* %1, align 4, !dbg !121
  ret i32 %94, !dbg !121
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare signext i16 @__VERIFIER_nondet_short() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !122 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !125, metadata !DIExpression()), !dbg !126
  %3 = load i32, i32* %2, align 4, !dbg !127
  %4 = icmp ne i32 %3, 0, !dbg !127
  br i1 %4, label %6, label %5, !dbg !129

5:                                                ; preds = %1
  call void @reach_error(), !dbg !130
  br label %6, !dbg !130

6:                                                ; preds = %5, %1
  ret void, !dbg !131
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/sort_bubble.c", directory: ".", checksumkind: CSK_MD5, checksum: "8dddfe03f9aee4e2bd38990801e269c5")
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
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !23)
!22 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DILocation(line: 6, column: 9, scope: !16)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 7, type: !19)
!27 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!28 = !DILocation(line: 7, column: 12, scope: !27)
!29 = !DILocation(line: 7, column: 8, scope: !27)
!30 = !DILocation(line: 7, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 3)
!32 = !DILocation(line: 7, column: 21, scope: !31)
!33 = !DILocation(line: 7, column: 3, scope: !27)
!34 = !DILocation(line: 7, column: 38, scope: !31)
!35 = !DILocation(line: 7, column: 33, scope: !31)
!36 = !DILocation(line: 7, column: 31, scope: !31)
!37 = !DILocation(line: 7, column: 36, scope: !31)
!38 = !DILocation(line: 7, column: 27, scope: !31)
!39 = !DILocation(line: 7, column: 3, scope: !31)
!40 = distinct !{!40, !33, !41, !42}
!41 = !DILocation(line: 7, column: 62, scope: !27)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocalVariable(name: "moved", scope: !16, file: !1, line: 8, type: !19)
!44 = !DILocation(line: 8, column: 7, scope: !16)
!45 = !DILocalVariable(name: "round", scope: !46, file: !1, line: 12, type: !19)
!46 = distinct !DILexicalBlock(scope: !16, file: !1, line: 12, column: 3)
!47 = !DILocation(line: 12, column: 12, scope: !46)
!48 = !DILocation(line: 12, column: 8, scope: !46)
!49 = !DILocation(line: 12, column: 23, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !1, line: 12, column: 3)
!51 = !DILocation(line: 12, column: 29, scope: !50)
!52 = !DILocation(line: 12, column: 33, scope: !50)
!53 = !DILocation(line: 12, column: 36, scope: !50)
!54 = !DILocation(line: 0, scope: !50)
!55 = !DILocation(line: 12, column: 3, scope: !46)
!56 = !DILocation(line: 14, column: 11, scope: !57)
!57 = distinct !DILexicalBlock(scope: !50, file: !1, line: 12, column: 52)
!58 = !DILocalVariable(name: "i", scope: !59, file: !1, line: 15, type: !19)
!59 = distinct !DILexicalBlock(scope: !57, file: !1, line: 15, column: 5)
!60 = !DILocation(line: 15, column: 14, scope: !59)
!61 = !DILocation(line: 15, column: 10, scope: !59)
!62 = !DILocation(line: 15, column: 21, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !1, line: 15, column: 5)
!64 = !DILocation(line: 15, column: 23, scope: !63)
!65 = !DILocation(line: 15, column: 5, scope: !59)
!66 = !DILocation(line: 16, column: 13, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !1, line: 16, column: 11)
!68 = !DILocation(line: 16, column: 11, scope: !67)
!69 = !DILocation(line: 16, column: 20, scope: !67)
!70 = !DILocation(line: 16, column: 22, scope: !67)
!71 = !DILocation(line: 16, column: 18, scope: !67)
!72 = !DILocation(line: 16, column: 16, scope: !67)
!73 = !DILocation(line: 16, column: 11, scope: !63)
!74 = !DILocalVariable(name: "t", scope: !75, file: !1, line: 17, type: !22)
!75 = distinct !DILexicalBlock(scope: !67, file: !1, line: 16, column: 28)
!76 = !DILocation(line: 17, column: 15, scope: !75)
!77 = !DILocation(line: 17, column: 21, scope: !75)
!78 = !DILocation(line: 17, column: 19, scope: !75)
!79 = !DILocation(line: 18, column: 18, scope: !75)
!80 = !DILocation(line: 18, column: 20, scope: !75)
!81 = !DILocation(line: 18, column: 16, scope: !75)
!82 = !DILocation(line: 18, column: 11, scope: !75)
!83 = !DILocation(line: 18, column: 9, scope: !75)
!84 = !DILocation(line: 18, column: 14, scope: !75)
!85 = !DILocation(line: 19, column: 20, scope: !75)
!86 = !DILocation(line: 19, column: 11, scope: !75)
!87 = !DILocation(line: 19, column: 13, scope: !75)
!88 = !DILocation(line: 19, column: 9, scope: !75)
!89 = !DILocation(line: 19, column: 18, scope: !75)
!90 = !DILocation(line: 20, column: 15, scope: !75)
!91 = !DILocation(line: 21, column: 7, scope: !75)
!92 = !DILocation(line: 16, column: 25, scope: !67)
!93 = !DILocation(line: 15, column: 29, scope: !63)
!94 = !DILocation(line: 15, column: 5, scope: !63)
!95 = distinct !{!95, !65, !96, !42}
!96 = !DILocation(line: 21, column: 7, scope: !59)
!97 = !DILocation(line: 22, column: 3, scope: !57)
!98 = !DILocation(line: 12, column: 48, scope: !50)
!99 = !DILocation(line: 12, column: 3, scope: !50)
!100 = distinct !{!100, !55, !101, !42}
!101 = !DILocation(line: 22, column: 3, scope: !46)
!102 = !DILocalVariable(name: "i", scope: !103, file: !1, line: 23, type: !19)
!103 = distinct !DILexicalBlock(scope: !16, file: !1, line: 23, column: 3)
!104 = !DILocation(line: 23, column: 12, scope: !103)
!105 = !DILocation(line: 23, column: 8, scope: !103)
!106 = !DILocation(line: 23, column: 19, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !1, line: 23, column: 3)
!108 = !DILocation(line: 23, column: 21, scope: !107)
!109 = !DILocation(line: 23, column: 3, scope: !103)
!110 = !DILocation(line: 23, column: 39, scope: !107)
!111 = !DILocation(line: 23, column: 37, scope: !107)
!112 = !DILocation(line: 23, column: 47, scope: !107)
!113 = !DILocation(line: 23, column: 49, scope: !107)
!114 = !DILocation(line: 23, column: 45, scope: !107)
!115 = !DILocation(line: 23, column: 42, scope: !107)
!116 = !DILocation(line: 23, column: 31, scope: !107)
!117 = !DILocation(line: 23, column: 27, scope: !107)
!118 = !DILocation(line: 23, column: 3, scope: !107)
!119 = distinct !{!119, !109, !120, !42}
!120 = !DILocation(line: 23, column: 53, scope: !103)
!121 = !DILocation(line: 24, column: 1, scope: !16)
!122 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !123, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!123 = !DISubroutineType(types: !124)
!124 = !{null, !19}
!125 = !DILocalVariable(name: "condition", arg: 1, scope: !122, file: !11, line: 17, type: !19)
!126 = !DILocation(line: 17, column: 23, scope: !122)
!127 = !DILocation(line: 18, column: 8, scope: !128)
!128 = distinct !DILexicalBlock(scope: !122, file: !11, line: 18, column: 7)
!129 = !DILocation(line: 18, column: 7, scope: !122)
!130 = !DILocation(line: 18, column: 19, scope: !128)
!131 = !DILocation(line: 19, column: 1, scope: !122)
