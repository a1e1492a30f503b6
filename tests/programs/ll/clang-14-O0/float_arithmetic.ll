; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/float_arithmetic.c
; ModuleID = 'tests/programs/float_arithmetic.c'
source_filename = "tests/programs/float_arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca %union.anon, align 4
  %4 = alloca float, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %7 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %7, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %8 = bitcast %union.anon* %3 to i32*, !dbg !15
  %9 = load i16, i16* %2, align 2, !dbg !16
  %10 = zext i16 %9 to i32, !dbg !17
  %11 = shl i32 %10, 16, !dbg !18
  store i32 %11, i32* %8, align 4, !dbg !15
  %12 = bitcast %union.anon* %3 to float*, !dbg !19
  %13 = load float, float* %12, align 4, !dbg !19
  store float %13, float* %4, align 4, !dbg !20
  %14 = load i16, i16* %2, align 2, !dbg !21
  %15 = sext i16 %14 to i32, !dbg !22
  %16 = sitofp i32 %15 to double, !dbg !22
  %17 = fdiv double %16, 8.000000e+00, !dbg !23
  store double %17, double* %5, align 8, !dbg !24
  store i32 0, i32* %6, align 4, !dbg !25
  %18 = load float, float* %4, align 4, !dbg !26
  %19 = load float, float* %4, align 4, !dbg !27
  %20 = fcmp une float %18, %19, !dbg !28
  br i1 %20, label %21, label %22, !dbg !26

21:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !29
  br label %103, !dbg !29

22:                                               ; preds = %0
  %23 = load float, float* %4, align 4, !dbg !30
  %24 = load float, float* %4, align 4, !dbg !31
  %25 = fmul float %23, %24, !dbg !32
  %26 = fcmp oeq float %25, 2.250000e+00, !dbg !33
  br i1 %26, label %27, label %34, !dbg !30

27:                                               ; preds = %22
  %28 = load float, float* %4, align 4, !dbg !34
  %29 = fcmp olt float %28, 0.000000e+00, !dbg !35
  %30 = zext i1 %29 to i64, !dbg !34
  %31 = select i1 %29, i32 1, i32 2, !dbg !34
  %32 = load i32, i32* %6, align 4, !dbg !36
  %33 = add nsw i32 %32, %31, !dbg !36
  store i32 %33, i32* %6, align 4, !dbg !36
  br label %34, !dbg !37

34:                                               ; preds = %27, %22
  %35 = load float, float* %4, align 4, !dbg !38
  %36 = fadd float %35, 1.000000e+10, !dbg !39
  %37 = load float, float* %4, align 4, !dbg !40
  %38 = fcmp oeq float %36, %37, !dbg !41
  br i1 %38, label %39, label %42, !dbg !38

39:                                               ; preds = %34
  %40 = load i32, i32* %6, align 4, !dbg !42
  %41 = add nsw i32 %40, 4, !dbg !42
  store i32 %41, i32* %6, align 4, !dbg !42
  br label %42, !dbg !43

42:                                               ; preds = %39, %34
  %43 = load float, float* %4, align 4, !dbg !44
  %44 = fdiv float %43, 3.000000e+00, !dbg !45
  %45 = fcmp ogt float %44, 0x47D2CED320000000, !dbg !46
  br i1 %45, label %46, label %49, !dbg !44

46:                                               ; preds = %42
  %47 = load i32, i32* %6, align 4, !dbg !47
  %48 = add nsw i32 %47, 8, !dbg !47
  store i32 %48, i32* %6, align 4, !dbg !47
  br label %49, !dbg !48

49:                                               ; preds = %46, %42
  %50 = load float, float* %4, align 4, !dbg !49
  %51 = fcmp ogt float %50, 0.000000e+00, !dbg !50
  br i1 %51, label %52, label %59, !dbg !51

52:                                               ; preds = %49
  %53 = load float, float* %4, align 4, !dbg !52
  %54 = fmul float %53, 0x380B38FB80000000, !dbg !53
  %55 = fcmp olt float %54, 0x3736500000000000, !dbg !54
  br i1 %55, label %56, label %59, !dbg !49

56:                                               ; preds = %52
  %57 = load i32, i32* %6, align 4, !dbg !55
  %58 = add nsw i32 %57, 16, !dbg !55
  store i32 %58, i32* %6, align 4, !dbg !55
  br label %59, !dbg !56

59:                                               ; preds = %56, %52, %49
  %60 = load double, double* %5, align 8, !dbg !57
  %61 = call double @llvm.fmuladd.f64(double %60, double 3.000000e+00, double -3.750000e-01), !dbg !58
  %62 = fcmp oeq double %61, 1.200000e+03, !dbg !59
  br i1 %62, label %63, label %66, !dbg !57

63:                                               ; preds = %59
  %64 = load i32, i32* %6, align 4, !dbg !60
  %65 = add nsw i32 %64, 32, !dbg !60
  store i32 %65, i32* %6, align 4, !dbg !60
  br label %66, !dbg !61

66:                                               ; preds = %63, %59
  %67 = load double, double* %5, align 8, !dbg !62
  %68 = fptosi double %67 to i32, !dbg !63
  %69 = icmp eq i32 %68, -77, !dbg !64
  br i1 %69, label %70, label %73, !dbg !63

70:                                               ; preds = %66
  %71 = load i32, i32* %6, align 4, !dbg !65
  %72 = add nsw i32 %71, 64, !dbg !65
  store i32 %72, i32* %6, align 4, !dbg !65
  br label %73, !dbg !66

73:                                               ; preds = %70, %66
  %74 = load double, double* %5, align 8, !dbg !67
  %75 = fmul double %74, 1.100000e+00, !dbg !68
  %76 = fptrunc double %75 to float, !dbg !69
  %77 = fcmp ogt float %76, 0x40B194E660000000, !dbg !70
  br i1 %77, label %78, label %81, !dbg !69

78:                                               ; preds = %73
  %79 = load i32, i32* %6, align 4, !dbg !71
  %80 = add nsw i32 %79, 128, !dbg !71
  store i32 %80, i32* %6, align 4, !dbg !71
  br label %81, !dbg !72

81:                                               ; preds = %78, %73
  %82 = load double, double* %5, align 8, !dbg !73
  %83 = fcmp ogt double %82, 1.000000e+03, !dbg !74
  br i1 %83, label %84, label %93, !dbg !75

84:                                               ; preds = %81
  %85 = load double, double* %5, align 8, !dbg !76
  %86 = load float, float* %4, align 4, !dbg !77
  %87 = fpext float %86 to double, !dbg !78
  %88 = call double @llvm.fmuladd.f64(double %87, double 0.000000e+00, double 1.000250e+03), !dbg !79
  %89 = fcmp olt double %85, %88, !dbg !80
  br i1 %89, label %90, label %93, !dbg !73

90:                                               ; preds = %84
  %91 = load i32, i32* %6, align 4, !dbg !81
  %92 = add nsw i32 %91, 256, !dbg !81
  store i32 %92, i32* %6, align 4, !dbg !81
  br label %93, !dbg !82

93:                                               ; preds = %90, %84, %81
  %94 = load i32, i32* %6, align 4, !dbg !83
  %95 = icmp eq i32 %94, 0, !dbg !84
  br i1 %95, label %96, label %97, !dbg !83

96:                                               ; preds = %93
  br label %101, !dbg !83

97:                                               ; preds = %93
  %98 = load i32, i32* %6, align 4, !dbg !85
  %99 = srem i32 %98, 100, !dbg !86
  %100 = add nsw i32 3, %99, !dbg !87
  br label %101, !dbg !83

101:                                              ; preds = %97, %96
  %102 = phi i32 [ 2, %96 ], [ %100, %97 ], !dbg !83
  store i32 %102, i32* %1, align 4, !dbg !88
  br label %103, !dbg !88

103:                                              ; preds = %101, %21
  %104 = load i32, i32* %1, align 4, !dbg !89
  ret i32 %104, !dbg !89
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "d478e1161e2de57f4490713cee3ba25b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 24, scope: !10)
!14 = !DILocation(line: 9, column: 5, scope: !10)
!15 = !DILocation(line: 10, column: 40, scope: !10)
!16 = !DILocation(line: 10, column: 56, scope: !10)
!17 = !DILocation(line: 10, column: 46, scope: !10)
!18 = !DILocation(line: 10, column: 58, scope: !10)
!19 = !DILocation(line: 11, column: 17, scope: !10)
!20 = !DILocation(line: 11, column: 11, scope: !10)
!21 = !DILocation(line: 12, column: 23, scope: !10)
!22 = !DILocation(line: 12, column: 16, scope: !10)
!23 = !DILocation(line: 12, column: 25, scope: !10)
!24 = !DILocation(line: 12, column: 12, scope: !10)
!25 = !DILocation(line: 13, column: 9, scope: !10)
!26 = !DILocation(line: 14, column: 9, scope: !10)
!27 = !DILocation(line: 14, column: 14, scope: !10)
!28 = !DILocation(line: 14, column: 11, scope: !10)
!29 = !DILocation(line: 15, column: 9, scope: !10)
!30 = !DILocation(line: 16, column: 9, scope: !10)
!31 = !DILocation(line: 16, column: 13, scope: !10)
!32 = !DILocation(line: 16, column: 11, scope: !10)
!33 = !DILocation(line: 16, column: 15, scope: !10)
!34 = !DILocation(line: 17, column: 17, scope: !10)
!35 = !DILocation(line: 17, column: 19, scope: !10)
!36 = !DILocation(line: 17, column: 14, scope: !10)
!37 = !DILocation(line: 17, column: 9, scope: !10)
!38 = !DILocation(line: 18, column: 9, scope: !10)
!39 = !DILocation(line: 18, column: 11, scope: !10)
!40 = !DILocation(line: 18, column: 22, scope: !10)
!41 = !DILocation(line: 18, column: 19, scope: !10)
!42 = !DILocation(line: 19, column: 14, scope: !10)
!43 = !DILocation(line: 19, column: 9, scope: !10)
!44 = !DILocation(line: 20, column: 9, scope: !10)
!45 = !DILocation(line: 20, column: 11, scope: !10)
!46 = !DILocation(line: 20, column: 15, scope: !10)
!47 = !DILocation(line: 21, column: 14, scope: !10)
!48 = !DILocation(line: 21, column: 9, scope: !10)
!49 = !DILocation(line: 22, column: 9, scope: !10)
!50 = !DILocation(line: 22, column: 11, scope: !10)
!51 = !DILocation(line: 22, column: 15, scope: !10)
!52 = !DILocation(line: 22, column: 18, scope: !10)
!53 = !DILocation(line: 22, column: 20, scope: !10)
!54 = !DILocation(line: 22, column: 29, scope: !10)
!55 = !DILocation(line: 23, column: 14, scope: !10)
!56 = !DILocation(line: 23, column: 9, scope: !10)
!57 = !DILocation(line: 24, column: 9, scope: !10)
!58 = !DILocation(line: 24, column: 15, scope: !10)
!59 = !DILocation(line: 24, column: 23, scope: !10)
!60 = !DILocation(line: 25, column: 14, scope: !10)
!61 = !DILocation(line: 25, column: 9, scope: !10)
!62 = !DILocation(line: 26, column: 14, scope: !10)
!63 = !DILocation(line: 26, column: 9, scope: !10)
!64 = !DILocation(line: 26, column: 16, scope: !10)
!65 = !DILocation(line: 27, column: 14, scope: !10)
!66 = !DILocation(line: 27, column: 9, scope: !10)
!67 = !DILocation(line: 28, column: 17, scope: !10)
!68 = !DILocation(line: 28, column: 19, scope: !10)
!69 = !DILocation(line: 28, column: 9, scope: !10)
!70 = !DILocation(line: 28, column: 26, scope: !10)
!71 = !DILocation(line: 29, column: 14, scope: !10)
!72 = !DILocation(line: 29, column: 9, scope: !10)
!73 = !DILocation(line: 30, column: 9, scope: !10)
!74 = !DILocation(line: 30, column: 11, scope: !10)
!75 = !DILocation(line: 30, column: 18, scope: !10)
!76 = !DILocation(line: 30, column: 21, scope: !10)
!77 = !DILocation(line: 30, column: 43, scope: !10)
!78 = !DILocation(line: 30, column: 35, scope: !10)
!79 = !DILocation(line: 30, column: 33, scope: !10)
!80 = !DILocation(line: 30, column: 23, scope: !10)
!81 = !DILocation(line: 31, column: 14, scope: !10)
!82 = !DILocation(line: 31, column: 9, scope: !10)
!83 = !DILocation(line: 32, column: 12, scope: !10)
!84 = !DILocation(line: 32, column: 17, scope: !10)
!85 = !DILocation(line: 32, column: 32, scope: !10)
!86 = !DILocation(line: 32, column: 37, scope: !10)
!87 = !DILocation(line: 32, column: 30, scope: !10)
!88 = !DILocation(line: 32, column: 5, scope: !10)
!89 = !DILocation(line: 33, column: 1, scope: !10)
