; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/float_arithmetic.c
; ModuleID = 'tests/programs/float_arithmetic.c'
source_filename = "tests/programs/float_arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  %7 = load i16, ptr %2, align 2, !dbg !14
  %8 = zext i16 %7 to i32, !dbg !15
  %9 = shl i32 %8, 16, !dbg !16
  store i32 %9, ptr %3, align 4, !dbg !17
  %10 = load float, ptr %3, align 4, !dbg !18
  store float %10, ptr %4, align 4, !dbg !19
  %11 = load i16, ptr %2, align 2, !dbg !20
  %12 = sext i16 %11 to i32, !dbg !21
  %13 = sitofp i32 %12 to double, !dbg !21
  %14 = fdiv double %13, 8.000000e+00, !dbg !22
  store double %14, ptr %5, align 8, !dbg !23
  store i32 0, ptr %6, align 4, !dbg !24
  %15 = load float, ptr %4, align 4, !dbg !25
  %16 = load float, ptr %4, align 4, !dbg !26
  %17 = fcmp une float %15, %16, !dbg !27
  br i1 %17, label %18, label %19, !dbg !25

18:                                               ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !28
  br label %100, !dbg !28

19:                                               ; preds = %0
  %20 = load float, ptr %4, align 4, !dbg !29
  %21 = load float, ptr %4, align 4, !dbg !30
  %22 = fmul float %20, %21, !dbg !31
  %23 = fcmp oeq float %22, 2.250000e+00, !dbg !32
  br i1 %23, label %24, label %31, !dbg !29

24:                                               ; preds = %19
  %25 = load float, ptr %4, align 4, !dbg !33
  %26 = fcmp olt float %25, 0.000000e+00, !dbg !34
  %27 = zext i1 %26 to i64, !dbg !33
  %28 = select i1 %26, i32 1, i32 2, !dbg !33
  %29 = load i32, ptr %6, align 4, !dbg !35
  %30 = add nsw i32 %29, %28, !dbg !35
  store i32 %30, ptr %6, align 4, !dbg !35
  br label %31, !dbg !36

31:                                               ; preds = %24, %19
  %32 = load float, ptr %4, align 4, !dbg !37
  %33 = fadd float %32, 1.000000e+10, !dbg !38
  %34 = load float, ptr %4, align 4, !dbg !39
  %35 = fcmp oeq float %33, %34, !dbg !40
  br i1 %35, label %36, label %39, !dbg !37

36:                                               ; preds = %31
  %37 = load i32, ptr %6, align 4, !dbg !41
  %38 = add nsw i32 %37, 4, !dbg !41
  store i32 %38, ptr %6, align 4, !dbg !41
  br label %39, !dbg !42

39:                                               ; preds = %36, %31
  %40 = load float, ptr %4, align 4, !dbg !43
  %41 = fdiv float %40, 3.000000e+00, !dbg !44
  %42 = fcmp ogt float %41, 0x47D2CED320000000, !dbg !45
  br i1 %42, label %43, label %46, !dbg !43

43:                                               ; preds = %39
  %44 = load i32, ptr %6, align 4, !dbg !46
  %45 = add nsw i32 %44, 8, !dbg !46
  store i32 %45, ptr %6, align 4, !dbg !46
  br label %46, !dbg !47

46:                                               ; preds = %43, %39
  %47 = load float, ptr %4, align 4, !dbg !48
  %48 = fcmp ogt float %47, 0.000000e+00, !dbg !49
  br i1 %48, label %49, label %56, !dbg !50

49:                                               ; preds = %46
  %50 = load float, ptr %4, align 4, !dbg !51
  %51 = fmul float %50, 0x380B38FB80000000, !dbg !52
  %52 = fcmp olt float %51, 0x3736500000000000, !dbg !53
  br i1 %52, label %53, label %56, !dbg !48

53:                                               ; preds = %49
  %54 = load i32, ptr %6, align 4, !dbg !54
  %55 = add nsw i32 %54, 16, !dbg !54
  store i32 %55, ptr %6, align 4, !dbg !54
  br label %56, !dbg !55

56:                                               ; preds = %53, %49, %46
  %57 = load double, ptr %5, align 8, !dbg !56
  %58 = call double @llvm.fmuladd.f64(double %57, double 3.000000e+00, double -3.750000e-01), !dbg !57
  %59 = fcmp oeq double %58, 1.200000e+03, !dbg !58
  br i1 %59, label %60, label %63, !dbg !56

60:                                               ; preds = %56
  %61 = load i32, ptr %6, align 4, !dbg !59
  %62 = add nsw i32 %61, 32, !dbg !59
  store i32 %62, ptr %6, align 4, !dbg !59
  br label %63, !dbg !60

63:                                               ; preds = %60, %56
  %64 = load double, ptr %5, align 8, !dbg !61
  %65 = fptosi double %64 to i32, !dbg !62
  %66 = icmp eq i32 %65, -77, !dbg !63
  br i1 %66, label %67, label %70, !dbg !62

67:                                               ; preds = %63
  %68 = load i32, ptr %6, align 4, !dbg !64
  %69 = add nsw i32 %68, 64, !dbg !64
  store i32 %69, ptr %6, align 4, !dbg !64
  br label %70, !dbg !65

70:                                               ; preds = %67, %63
  %71 = load double, ptr %5, align 8, !dbg !66
  %72 = fmul double %71, 1.100000e+00, !dbg !67
  %73 = fptrunc double %72 to float, !dbg !68
  %74 = fcmp ogt float %73, 0x40B194E660000000, !dbg !69
  br i1 %74, label %75, label %78, !dbg !68

75:                                               ; preds = %70
  %76 = load i32, ptr %6, align 4, !dbg !70
  %77 = add nsw i32 %76, 128, !dbg !70
  store i32 %77, ptr %6, align 4, !dbg !70
  br label %78, !dbg !71

78:                                               ; preds = %75, %70
  %79 = load double, ptr %5, align 8, !dbg !72
  %80 = fcmp ogt double %79, 1.000000e+03, !dbg !73
  br i1 %80, label %81, label %90, !dbg !74

81:                                               ; preds = %78
  %82 = load double, ptr %5, align 8, !dbg !75
  %83 = load float, ptr %4, align 4, !dbg !76
  %84 = fpext float %83 to double, !dbg !77
  %85 = call double @llvm.fmuladd.f64(double %84, double 0.000000e+00, double 1.000250e+03), !dbg !78
  %86 = fcmp olt double %82, %85, !dbg !79
  br i1 %86, label %87, label %90, !dbg !72

87:                                               ; preds = %81
  %88 = load i32, ptr %6, align 4, !dbg !80
  %89 = add nsw i32 %88, 256, !dbg !80
  store i32 %89, ptr %6, align 4, !dbg !80
  br label %90, !dbg !81

90:                                               ; preds = %87, %81, %78
  %91 = load i32, ptr %6, align 4, !dbg !82
  %92 = icmp eq i32 %91, 0, !dbg !83
  br i1 %92, label %93, label %94, !dbg !82

93:                                               ; preds = %90
  br label %98, !dbg !82

94:                                               ; preds = %90
  %95 = load i32, ptr %6, align 4, !dbg !84
  %96 = srem i32 %95, 100, !dbg !85
  %97 = add nsw i32 3, %96, !dbg !86
  br label %98, !dbg !82

98:                                               ; preds = %94, %93
  %99 = phi i32 [ 2, %93 ], [ %97, %94 ], !dbg !82
  store i32 %99, ptr %1, align 4, !dbg !87
  br label %100, !dbg !87

100:                                              ; preds = %98, %18
  %101 = load i32, ptr %1, align 4, !dbg !88
  ret i32 %101, !dbg !88
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "d478e1161e2de57f4490713cee3ba25b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 5, scope: !10)
!14 = !DILocation(line: 10, column: 56, scope: !10)
!15 = !DILocation(line: 10, column: 46, scope: !10)
!16 = !DILocation(line: 10, column: 58, scope: !10)
!17 = !DILocation(line: 10, column: 40, scope: !10)
!18 = !DILocation(line: 11, column: 17, scope: !10)
!19 = !DILocation(line: 11, column: 11, scope: !10)
!20 = !DILocation(line: 12, column: 23, scope: !10)
!21 = !DILocation(line: 12, column: 16, scope: !10)
!22 = !DILocation(line: 12, column: 25, scope: !10)
!23 = !DILocation(line: 12, column: 12, scope: !10)
!24 = !DILocation(line: 13, column: 9, scope: !10)
!25 = !DILocation(line: 14, column: 9, scope: !10)
!26 = !DILocation(line: 14, column: 14, scope: !10)
!27 = !DILocation(line: 14, column: 11, scope: !10)
!28 = !DILocation(line: 15, column: 9, scope: !10)
!29 = !DILocation(line: 16, column: 9, scope: !10)
!30 = !DILocation(line: 16, column: 13, scope: !10)
!31 = !DILocation(line: 16, column: 11, scope: !10)
!32 = !DILocation(line: 16, column: 15, scope: !10)
!33 = !DILocation(line: 17, column: 17, scope: !10)
!34 = !DILocation(line: 17, column: 19, scope: !10)
!35 = !DILocation(line: 17, column: 14, scope: !10)
!36 = !DILocation(line: 17, column: 9, scope: !10)
!37 = !DILocation(line: 18, column: 9, scope: !10)
!38 = !DILocation(line: 18, column: 11, scope: !10)
!39 = !DILocation(line: 18, column: 22, scope: !10)
!40 = !DILocation(line: 18, column: 19, scope: !10)
!41 = !DILocation(line: 19, column: 14, scope: !10)
!42 = !DILocation(line: 19, column: 9, scope: !10)
!43 = !DILocation(line: 20, column: 9, scope: !10)
!44 = !DILocation(line: 20, column: 11, scope: !10)
!45 = !DILocation(line: 20, column: 15, scope: !10)
!46 = !DILocation(line: 21, column: 14, scope: !10)
!47 = !DILocation(line: 21, column: 9, scope: !10)
!48 = !DILocation(line: 22, column: 9, scope: !10)
!49 = !DILocation(line: 22, column: 11, scope: !10)
!50 = !DILocation(line: 22, column: 15, scope: !10)
!51 = !DILocation(line: 22, column: 18, scope: !10)
!52 = !DILocation(line: 22, column: 20, scope: !10)
!53 = !DILocation(line: 22, column: 29, scope: !10)
!54 = !DILocation(line: 23, column: 14, scope: !10)
!55 = !DILocation(line: 23, column: 9, scope: !10)
!56 = !DILocation(line: 24, column: 9, scope: !10)
!57 = !DILocation(line: 24, column: 15, scope: !10)
!58 = !DILocation(line: 24, column: 23, scope: !10)
!59 = !DILocation(line: 25, column: 14, scope: !10)
!60 = !DILocation(line: 25, column: 9, scope: !10)
!61 = !DILocation(line: 26, column: 14, scope: !10)
!62 = !DILocation(line: 26, column: 9, scope: !10)
!63 = !DILocation(line: 26, column: 16, scope: !10)
!64 = !DILocation(line: 27, column: 14, scope: !10)
!65 = !DILocation(line: 27, column: 9, scope: !10)
!66 = !DILocation(line: 28, column: 17, scope: !10)
!67 = !DILocation(line: 28, column: 19, scope: !10)
!68 = !DILocation(line: 28, column: 9, scope: !10)
!69 = !DILocation(line: 28, column: 26, scope: !10)
!70 = !DILocation(line: 29, column: 14, scope: !10)
!71 = !DILocation(line: 29, column: 9, scope: !10)
!72 = !DILocation(line: 30, column: 9, scope: !10)
!73 = !DILocation(line: 30, column: 11, scope: !10)
!74 = !DILocation(line: 30, column: 18, scope: !10)
!75 = !DILocation(line: 30, column: 21, scope: !10)
!76 = !DILocation(line: 30, column: 43, scope: !10)
!77 = !DILocation(line: 30, column: 35, scope: !10)
!78 = !DILocation(line: 30, column: 33, scope: !10)
!79 = !DILocation(line: 30, column: 23, scope: !10)
!80 = !DILocation(line: 31, column: 14, scope: !10)
!81 = !DILocation(line: 31, column: 9, scope: !10)
!82 = !DILocation(line: 32, column: 12, scope: !10)
!83 = !DILocation(line: 32, column: 17, scope: !10)
!84 = !DILocation(line: 32, column: 32, scope: !10)
!85 = !DILocation(line: 32, column: 37, scope: !10)
!86 = !DILocation(line: 32, column: 30, scope: !10)
!87 = !DILocation(line: 32, column: 5, scope: !10)
!88 = !DILocation(line: 33, column: 1, scope: !10)
