; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/explain/floats.c
; ModuleID = 'tests/explain/floats.c'
source_filename = "tests/explain/floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"f\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"n\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata double* %2, metadata !17, metadata !DIExpression()), !dbg !18
  call void @llvm.dbg.declare(metadata float* %3, metadata !19, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %4, metadata !22, metadata !DIExpression()), !dbg !23
  %6 = bitcast double* %2 to i8*, !dbg !24
  call void @klee_make_symbolic(i8* noundef %6, i64 noundef 8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !25
  %7 = bitcast float* %3 to i8*, !dbg !26
  call void @klee_make_symbolic(i8* noundef %7, i64 noundef 4, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !27
  %8 = bitcast i32* %4 to i8*, !dbg !28
  call void @klee_make_symbolic(i8* noundef %8, i64 noundef 4, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !29
  %9 = load float, float* %3, align 4, !dbg !30
  %10 = fcmp uno float %9, %9, !dbg !30
  br i1 %10, label %11, label %12, !dbg !32

11:                                               ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !33
  br label %85, !dbg !33

12:                                               ; preds = %0
  %13 = load double, double* %2, align 8, !dbg !34
  %14 = fcmp ogt double %13, 1.500000e+00, !dbg !36
  br i1 %14, label %15, label %31, !dbg !37

15:                                               ; preds = %12
  %16 = load double, double* %2, align 8, !dbg !38
  %17 = fcmp olt double %16, 2.250000e+00, !dbg !39
  br i1 %17, label %18, label %31, !dbg !40

18:                                               ; preds = %15
  %19 = load float, float* %3, align 4, !dbg !41
  %20 = fmul float %19, 2.000000e+00, !dbg !43
  %21 = fcmp oeq float %20, 7.000000e+00, !dbg !44
  br i1 %21, label %22, label %30, !dbg !45

22:                                               ; preds = %18
  %23 = load double, double* %2, align 8, !dbg !46
  %24 = load float, float* %3, align 4, !dbg !48
  %25 = fpext float %24 to double, !dbg !48
  %26 = fadd double %23, %25, !dbg !49
  %27 = fcmp ogt double %26, 6.000000e+00, !dbg !50
  br i1 %27, label %28, label %29, !dbg !51

28:                                               ; preds = %22
  store i32 1, i32* %1, align 4, !dbg !52
  br label %85, !dbg !52

29:                                               ; preds = %22
  br label %30, !dbg !53

30:                                               ; preds = %29, %18
  br label %31, !dbg !54

31:                                               ; preds = %30, %15, %12
  %32 = load double, double* %2, align 8, !dbg !55
  %33 = fcmp olt double %32, 1.000000e+01, !dbg !57
  br i1 %33, label %35, label %34, !dbg !58

34:                                               ; preds = %31
  store i32 0, i32* %1, align 4, !dbg !59
  br label %85, !dbg !59

35:                                               ; preds = %31
  %36 = load double, double* %2, align 8, !dbg !60
  %37 = fneg double %36, !dbg !62
  %38 = fcmp olt double %37, -1.100000e+01, !dbg !63
  br i1 %38, label %39, label %40, !dbg !64

39:                                               ; preds = %35
  store i32 2, i32* %1, align 4, !dbg !65
  br label %85, !dbg !65

40:                                               ; preds = %35
  %41 = load float, float* %3, align 4, !dbg !66
  %42 = call float @llvm.fabs.f32(float %41), !dbg !68
  %43 = fcmp olt float %42, 5.000000e-01, !dbg !69
  br i1 %43, label %44, label %48, !dbg !70

44:                                               ; preds = %40
  %45 = load float, float* %3, align 4, !dbg !71
  %46 = fcmp oge float %45, 1.000000e+00, !dbg !72
  br i1 %46, label %47, label %48, !dbg !73

47:                                               ; preds = %44
  store i32 3, i32* %1, align 4, !dbg !74
  br label %85, !dbg !74

48:                                               ; preds = %44, %40
  %49 = load float, float* %3, align 4, !dbg !75
  %50 = fptosi float %49 to i32, !dbg !77
  %51 = icmp sgt i32 %50, 7, !dbg !78
  br i1 %51, label %52, label %56, !dbg !79

52:                                               ; preds = %48
  %53 = load float, float* %3, align 4, !dbg !80
  %54 = fcmp olt float %53, 6.000000e+00, !dbg !81
  br i1 %54, label %55, label %56, !dbg !82

55:                                               ; preds = %52
  store i32 4, i32* %1, align 4, !dbg !83
  br label %85, !dbg !83

56:                                               ; preds = %52, %48
  %57 = load i32, i32* %4, align 4, !dbg !84
  %58 = sitofp i32 %57 to double, !dbg !86
  %59 = fmul double %58, 5.000000e-01, !dbg !87
  %60 = fcmp oeq double %59, 2.500000e-01, !dbg !88
  br i1 %60, label %61, label %62, !dbg !89

61:                                               ; preds = %56
  store i32 5, i32* %1, align 4, !dbg !90
  br label %85, !dbg !90

62:                                               ; preds = %56
  %63 = load float, float* %3, align 4, !dbg !91
  %64 = load float, float* %3, align 4, !dbg !93
  %65 = fcmp une float %63, %64, !dbg !94
  br i1 %65, label %66, label %67, !dbg !95

66:                                               ; preds = %62
  store i32 6, i32* %1, align 4, !dbg !96
  br label %85, !dbg !96

67:                                               ; preds = %62
  call void @llvm.dbg.declare(metadata double* %5, metadata !97, metadata !DIExpression()), !dbg !98
  %68 = load i32, i32* %4, align 4, !dbg !99
  %69 = icmp slt i32 %68, 7, !dbg !100
  %70 = zext i1 %69 to i64, !dbg !99
  %71 = select i1 %69, double 1.000000e+00, double 0.000000e+00, !dbg !99
  store double %71, double* %5, align 8, !dbg !98
  %72 = load double, double* %5, align 8, !dbg !101
  %73 = fcmp oeq double %72, 0.000000e+00, !dbg !103
  br i1 %73, label %74, label %78, !dbg !104

74:                                               ; preds = %67
  %75 = load i32, i32* %4, align 4, !dbg !105
  %76 = icmp slt i32 %75, 5, !dbg !106
  br i1 %76, label %77, label %78, !dbg !107

77:                                               ; preds = %74
  store i32 7, i32* %1, align 4, !dbg !108
  br label %85, !dbg !108

78:                                               ; preds = %74, %67
  %79 = load double, double* %2, align 8, !dbg !109
  %80 = fneg double %79, !dbg !111
  %81 = fneg double %80, !dbg !112
  %82 = fcmp ogt double %81, 1.100000e+01, !dbg !113
  br i1 %82, label %83, label %84, !dbg !114

83:                                               ; preds = %78
  store i32 8, i32* %1, align 4, !dbg !115
  br label %85, !dbg !115

84:                                               ; preds = %78
  store i32 0, i32* %1, align 4, !dbg !116
  br label %85, !dbg !116

85:                                               ; preds = %84, %83, %77, %66, %61, %55, %47, %39, %34, %28, %11
  %86 = load i32, i32* %1, align 4, !dbg !117
  ret i32 %86, !dbg !117
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/explain/floats.c", directory: ".", checksumkind: CSK_MD5, checksum: "8c6b43fc218224fc8c5aca807cbfa7cc")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 14.0.6"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!3}
!16 = !{}
!17 = !DILocalVariable(name: "d", scope: !13, file: !1, line: 7, type: !4)
!18 = !DILocation(line: 7, column: 12, scope: !13)
!19 = !DILocalVariable(name: "f", scope: !13, file: !1, line: 8, type: !20)
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !DILocation(line: 8, column: 11, scope: !13)
!22 = !DILocalVariable(name: "n", scope: !13, file: !1, line: 9, type: !3)
!23 = !DILocation(line: 9, column: 9, scope: !13)
!24 = !DILocation(line: 10, column: 24, scope: !13)
!25 = !DILocation(line: 10, column: 5, scope: !13)
!26 = !DILocation(line: 11, column: 24, scope: !13)
!27 = !DILocation(line: 11, column: 5, scope: !13)
!28 = !DILocation(line: 12, column: 24, scope: !13)
!29 = !DILocation(line: 12, column: 5, scope: !13)
!30 = !DILocation(line: 13, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !13, file: !1, line: 13, column: 9)
!32 = !DILocation(line: 13, column: 9, scope: !13)
!33 = !DILocation(line: 14, column: 9, scope: !31)
!34 = !DILocation(line: 15, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !13, file: !1, line: 15, column: 9)
!36 = !DILocation(line: 15, column: 11, scope: !35)
!37 = !DILocation(line: 15, column: 17, scope: !35)
!38 = !DILocation(line: 15, column: 20, scope: !35)
!39 = !DILocation(line: 15, column: 22, scope: !35)
!40 = !DILocation(line: 15, column: 9, scope: !13)
!41 = !DILocation(line: 16, column: 13, scope: !42)
!42 = distinct !DILexicalBlock(scope: !35, file: !1, line: 16, column: 13)
!43 = !DILocation(line: 16, column: 15, scope: !42)
!44 = !DILocation(line: 16, column: 19, scope: !42)
!45 = !DILocation(line: 16, column: 13, scope: !35)
!46 = !DILocation(line: 17, column: 17, scope: !47)
!47 = distinct !DILexicalBlock(scope: !42, file: !1, line: 17, column: 17)
!48 = !DILocation(line: 17, column: 21, scope: !47)
!49 = !DILocation(line: 17, column: 19, scope: !47)
!50 = !DILocation(line: 17, column: 23, scope: !47)
!51 = !DILocation(line: 17, column: 17, scope: !42)
!52 = !DILocation(line: 18, column: 17, scope: !47)
!53 = !DILocation(line: 17, column: 25, scope: !47)
!54 = !DILocation(line: 16, column: 22, scope: !42)
!55 = !DILocation(line: 19, column: 11, scope: !56)
!56 = distinct !DILexicalBlock(scope: !13, file: !1, line: 19, column: 9)
!57 = !DILocation(line: 19, column: 13, scope: !56)
!58 = !DILocation(line: 19, column: 9, scope: !13)
!59 = !DILocation(line: 20, column: 9, scope: !56)
!60 = !DILocation(line: 21, column: 10, scope: !61)
!61 = distinct !DILexicalBlock(scope: !13, file: !1, line: 21, column: 9)
!62 = !DILocation(line: 21, column: 9, scope: !61)
!63 = !DILocation(line: 21, column: 12, scope: !61)
!64 = !DILocation(line: 21, column: 9, scope: !13)
!65 = !DILocation(line: 22, column: 9, scope: !61)
!66 = !DILocation(line: 23, column: 15, scope: !67)
!67 = distinct !DILexicalBlock(scope: !13, file: !1, line: 23, column: 9)
!68 = !DILocation(line: 23, column: 9, scope: !67)
!69 = !DILocation(line: 23, column: 18, scope: !67)
!70 = !DILocation(line: 23, column: 25, scope: !67)
!71 = !DILocation(line: 23, column: 28, scope: !67)
!72 = !DILocation(line: 23, column: 30, scope: !67)
!73 = !DILocation(line: 23, column: 9, scope: !13)
!74 = !DILocation(line: 24, column: 9, scope: !67)
!75 = !DILocation(line: 25, column: 14, scope: !76)
!76 = distinct !DILexicalBlock(scope: !13, file: !1, line: 25, column: 9)
!77 = !DILocation(line: 25, column: 9, scope: !76)
!78 = !DILocation(line: 25, column: 16, scope: !76)
!79 = !DILocation(line: 25, column: 20, scope: !76)
!80 = !DILocation(line: 25, column: 23, scope: !76)
!81 = !DILocation(line: 25, column: 25, scope: !76)
!82 = !DILocation(line: 25, column: 9, scope: !13)
!83 = !DILocation(line: 26, column: 9, scope: !76)
!84 = !DILocation(line: 27, column: 17, scope: !85)
!85 = distinct !DILexicalBlock(scope: !13, file: !1, line: 27, column: 9)
!86 = !DILocation(line: 27, column: 9, scope: !85)
!87 = !DILocation(line: 27, column: 19, scope: !85)
!88 = !DILocation(line: 27, column: 25, scope: !85)
!89 = !DILocation(line: 27, column: 9, scope: !13)
!90 = !DILocation(line: 28, column: 9, scope: !85)
!91 = !DILocation(line: 29, column: 9, scope: !92)
!92 = distinct !DILexicalBlock(scope: !13, file: !1, line: 29, column: 9)
!93 = !DILocation(line: 29, column: 14, scope: !92)
!94 = !DILocation(line: 29, column: 11, scope: !92)
!95 = !DILocation(line: 29, column: 9, scope: !13)
!96 = !DILocation(line: 30, column: 9, scope: !92)
!97 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 31, type: !4)
!98 = !DILocation(line: 31, column: 12, scope: !13)
!99 = !DILocation(line: 31, column: 16, scope: !13)
!100 = !DILocation(line: 31, column: 18, scope: !13)
!101 = !DILocation(line: 32, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !13, file: !1, line: 32, column: 9)
!103 = !DILocation(line: 32, column: 11, scope: !102)
!104 = !DILocation(line: 32, column: 18, scope: !102)
!105 = !DILocation(line: 32, column: 21, scope: !102)
!106 = !DILocation(line: 32, column: 23, scope: !102)
!107 = !DILocation(line: 32, column: 9, scope: !13)
!108 = !DILocation(line: 33, column: 9, scope: !102)
!109 = !DILocation(line: 34, column: 12, scope: !110)
!110 = distinct !DILexicalBlock(scope: !13, file: !1, line: 34, column: 9)
!111 = !DILocation(line: 34, column: 11, scope: !110)
!112 = !DILocation(line: 34, column: 9, scope: !110)
!113 = !DILocation(line: 34, column: 15, scope: !110)
!114 = !DILocation(line: 34, column: 9, scope: !13)
!115 = !DILocation(line: 35, column: 9, scope: !110)
!116 = !DILocation(line: 36, column: 5, scope: !13)
!117 = !DILocation(line: 37, column: 1, scope: !13)
