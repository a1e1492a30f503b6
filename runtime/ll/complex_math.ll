; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/complex_math.c
; ModuleID = 'runtime/c/complex_math.c'
source_filename = "runtime/c/complex_math.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind optsize
define dso_local double @cabs(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @hypot(double noundef %0, double noundef %1) #4
  ret double %3
}

; Function Attrs: optsize
declare dso_local double @hypot(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local double @carg(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @atan2(double noundef %1, double noundef %0) #4
  ret double %3
}

; Function Attrs: optsize
declare dso_local double @atan2(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local { double, double } @cproj(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @fabs(double noundef %0) #4
  %4 = fcmp une double %3, 0x7FF0000000000000
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = tail call double @fabs(double noundef %1) #4
  %7 = fcmp une double %6, 0x7FF0000000000000
  br i1 %7, label %10, label %8

8:                                                ; preds = %5, %2
  %9 = tail call double @copysign(double noundef 0.000000e+00, double noundef %1) #4
  br label %10

10:                                               ; preds = %5, %8
  %11 = phi double [ 0x7FF0000000000000, %8 ], [ %0, %5 ]
  %12 = phi double [ %9, %8 ], [ %1, %5 ]
  %13 = insertvalue { double, double } poison, double %11, 0
  %14 = insertvalue { double, double } %13, double %12, 1
  ret { double, double } %14
}

; Function Attrs: optsize
declare dso_local double @copysign(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local { double, double } @csqrt(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fcmp oeq double %1, 0.000000e+00
  %5 = and i1 %3, %4
  br i1 %5, label %76, label %6

6:                                                ; preds = %2
  %7 = tail call double @fabs(double noundef %1) #4
  %8 = fcmp une double %7, 0x7FF0000000000000
  br i1 %8, label %9, label %76

9:                                                ; preds = %6
  %10 = fcmp uno double %0, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = insertvalue { double, double } poison, double %0, 0
  br label %76

13:                                               ; preds = %9
  %14 = tail call double @fabs(double noundef %0) #4
  %15 = fcmp une double %14, 0x7FF0000000000000
  br i1 %15, label %30, label %16

16:                                               ; preds = %13
  %17 = fcmp ogt double %0, 0.000000e+00
  br i1 %17, label %18, label %25

18:                                               ; preds = %16
  %19 = fcmp uno double %1, 0.000000e+00
  br i1 %19, label %22, label %20

20:                                               ; preds = %18
  %21 = tail call double @copysign(double noundef 0.000000e+00, double noundef %1) #4
  br label %22

22:                                               ; preds = %18, %20
  %23 = phi double [ %21, %20 ], [ %1, %18 ]
  %24 = insertvalue { double, double } poison, double %0, 0
  br label %76

25:                                               ; preds = %16
  %26 = fcmp ord double %1, 0.000000e+00
  %27 = select i1 %26, double 0.000000e+00, double %1
  %28 = tail call double @copysign(double noundef 0x7FF0000000000000, double noundef %1) #4
  %29 = insertvalue { double, double } poison, double %27, 0
  br label %76

30:                                               ; preds = %13
  %31 = fcmp uno double %1, 0.000000e+00
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = insertvalue { double, double } poison, double %1, 0
  br label %76

34:                                               ; preds = %30
  %35 = tail call double @fabs(double noundef %0) #4
  %36 = fcmp ogt double %35, 0x7FC0000000000000
  br i1 %36, label %40, label %37

37:                                               ; preds = %34
  %38 = tail call double @fabs(double noundef %1) #4
  %39 = fcmp ogt double %38, 0x7FC0000000000000
  br i1 %39, label %40, label %43

40:                                               ; preds = %37, %34
  %41 = fmul double %0, 6.250000e-02
  %42 = fmul double %1, 6.250000e-02
  br label %52

43:                                               ; preds = %37
  %44 = tail call double @fabs(double noundef %0) #4
  %45 = fcmp olt double %44, 0x3F0000000000000
  br i1 %45, label %46, label %52

46:                                               ; preds = %43
  %47 = tail call double @fabs(double noundef %1) #4
  %48 = fcmp olt double %47, 0x3F0000000000000
  br i1 %48, label %49, label %52

49:                                               ; preds = %46
  %50 = fmul double %0, 0x4770000000000000
  %51 = fmul double %1, 0x4770000000000000
  br label %52

52:                                               ; preds = %43, %46, %49, %40
  %53 = phi double [ %41, %40 ], [ %50, %49 ], [ %0, %46 ], [ %0, %43 ]
  %54 = phi double [ %42, %40 ], [ %51, %49 ], [ %1, %46 ], [ %1, %43 ]
  %55 = phi double [ 4.000000e+00, %40 ], [ 0x3C30000000000000, %49 ], [ 1.000000e+00, %46 ], [ 1.000000e+00, %43 ]
  %56 = tail call double @fabs(double noundef %53) #4
  %57 = tail call double @hypot(double noundef %53, double noundef %54) #4
  %58 = fadd double %56, %57
  %59 = fmul double %58, 5.000000e-01
  %60 = tail call double @sqrt(double noundef %59) #4
  %61 = fcmp ult double %53, 0.000000e+00
  br i1 %61, label %68, label %62

62:                                               ; preds = %52
  %63 = fmul double %55, %60
  %64 = fmul double %60, 2.000000e+00
  %65 = fdiv double %54, %64
  %66 = fmul double %55, %65
  %67 = insertvalue { double, double } poison, double %63, 0
  br label %76

68:                                               ; preds = %52
  %69 = tail call double @fabs(double noundef %54) #4
  %70 = fmul double %60, 2.000000e+00
  %71 = fdiv double %69, %70
  %72 = fmul double %55, %71
  %73 = tail call double @copysign(double noundef %60, double noundef %54) #4
  %74 = fmul double %55, %73
  %75 = insertvalue { double, double } poison, double %72, 0
  br label %76

76:                                               ; preds = %6, %2, %62, %68, %22, %25, %32, %11
  %77 = phi { double, double } [ %12, %11 ], [ %33, %32 ], [ %24, %22 ], [ %29, %25 ], [ %67, %62 ], [ %75, %68 ], [ { double 0.000000e+00, double poison }, %2 ], [ { double 0x7FF0000000000000, double poison }, %6 ]
  %78 = phi double [ %0, %11 ], [ %1, %32 ], [ %23, %22 ], [ %28, %25 ], [ %66, %62 ], [ %74, %68 ], [ %1, %2 ], [ %1, %6 ]
  %79 = insertvalue { double, double } %77, double %78, 1
  ret { double, double } %79
}

; Function Attrs: optsize
declare dso_local double @fabs(double noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local double @sqrt(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local { double, double } @cexp(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp oeq double %1, 0.000000e+00
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = tail call double @exp(double noundef %0) #4
  %6 = insertvalue { double, double } poison, double %5, 0
  %7 = insertvalue { double, double } %6, double %1, 1
  br label %61

8:                                                ; preds = %2
  %9 = tail call double @fabs(double noundef %0) #4
  %10 = fcmp une double %9, 0x7FF0000000000000
  br i1 %10, label %22, label %11

11:                                               ; preds = %8
  %12 = tail call double @fabs(double noundef %1) #4
  %13 = fcmp oeq double %12, 0x7FF0000000000000
  %14 = fcmp uno double %1, 0.000000e+00
  %15 = or i1 %14, %13
  br i1 %15, label %16, label %22

16:                                               ; preds = %11
  %17 = fcmp olt double %0, 0.000000e+00
  br i1 %17, label %61, label %18

18:                                               ; preds = %16
  %19 = fsub double %1, %1
  %20 = insertvalue { double, double } poison, double %0, 0
  %21 = insertvalue { double, double } %20, double %19, 1
  br label %61

22:                                               ; preds = %11, %8
  %23 = fcmp oeq double %0, 0xFFF0000000000000
  br i1 %23, label %24, label %31

24:                                               ; preds = %22
  %25 = tail call double @cos(double noundef %1) #4
  %26 = tail call double @copysign(double noundef 0.000000e+00, double noundef %25) #4
  %27 = tail call double @sin(double noundef %1) #4
  %28 = tail call double @copysign(double noundef 0.000000e+00, double noundef %27) #4
  %29 = insertvalue { double, double } poison, double %26, 0
  %30 = insertvalue { double, double } %29, double %28, 1
  br label %61

31:                                               ; preds = %22
  %32 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %32, label %33, label %40

33:                                               ; preds = %31
  %34 = tail call double @cos(double noundef %1) #4
  %35 = tail call double @copysign(double noundef 0x7FF0000000000000, double noundef %34) #4
  %36 = tail call double @sin(double noundef %1) #4
  %37 = tail call double @copysign(double noundef 0x7FF0000000000000, double noundef %36) #4
  %38 = insertvalue { double, double } poison, double %35, 0
  %39 = insertvalue { double, double } %38, double %37, 1
  br label %61

40:                                               ; preds = %31
  %41 = fcmp ogt double %0, 7.090000e+02
  br i1 %41, label %42, label %53

42:                                               ; preds = %40
  %43 = fmul double %0, 5.000000e-01
  %44 = tail call double @exp(double noundef %43) #4
  %45 = tail call double @cos(double noundef %1) #4
  %46 = fmul double %44, %45
  %47 = fmul double %44, %46
  %48 = tail call double @sin(double noundef %1) #4
  %49 = fmul double %44, %48
  %50 = fmul double %44, %49
  %51 = insertvalue { double, double } poison, double %47, 0
  %52 = insertvalue { double, double } %51, double %50, 1
  br label %61

53:                                               ; preds = %40
  %54 = tail call double @exp(double noundef %0) #4
  %55 = tail call double @cos(double noundef %1) #4
  %56 = fmul double %54, %55
  %57 = tail call double @sin(double noundef %1) #4
  %58 = fmul double %54, %57
  %59 = insertvalue { double, double } poison, double %56, 0
  %60 = insertvalue { double, double } %59, double %58, 1
  br label %61

61:                                               ; preds = %16, %18, %53, %42, %33, %24, %4
  %62 = phi { double, double } [ %7, %4 ], [ %30, %24 ], [ %39, %33 ], [ %52, %42 ], [ %60, %53 ], [ %21, %18 ], [ zeroinitializer, %16 ]
  ret { double, double } %62
}

; Function Attrs: optsize
declare dso_local double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local double @cos(double noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local double @sin(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local { double, double } @clog(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @hypot(double noundef %0, double noundef %1) #4
  %4 = fcmp oeq double %3, 0x7FF0000000000000
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = tail call double @fabs(double noundef %0) #4
  %7 = fcmp une double %6, 0x7FF0000000000000
  br i1 %7, label %8, label %17

8:                                                ; preds = %5
  %9 = tail call double @fabs(double noundef %1) #4
  %10 = fcmp une double %9, 0x7FF0000000000000
  br i1 %10, label %11, label %17

11:                                               ; preds = %8
  %12 = fmul double %0, 5.000000e-01
  %13 = fmul double %1, 5.000000e-01
  %14 = tail call double @hypot(double noundef %12, double noundef %13) #4
  %15 = tail call double @log(double noundef %14) #4
  %16 = fadd double %15, 0x3FE62E42FEFA39EF
  br label %35

17:                                               ; preds = %8, %5, %2
  %18 = tail call double @fabs(double noundef %0) #4
  %19 = tail call double @fabs(double noundef %1) #4
  %20 = fcmp ogt double %18, %19
  %21 = select i1 %20, double %18, double %19
  %22 = fcmp ogt double %3, 5.000000e-01
  %23 = fcmp olt double %3, 2.000000e+00
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %33

25:                                               ; preds = %17
  %26 = select i1 %20, double %19, double %18
  %27 = fadd double %21, -1.000000e+00
  %28 = fadd double %21, 1.000000e+00
  %29 = fmul double %26, %26
  %30 = tail call double @llvm.fmuladd.f64(double %27, double %28, double %29)
  %31 = tail call double @log1p(double noundef %30) #4
  %32 = fmul double %31, 5.000000e-01
  br label %35

33:                                               ; preds = %17
  %34 = tail call double @log(double noundef %3) #4
  br label %35

35:                                               ; preds = %25, %33, %11
  %36 = phi double [ %16, %11 ], [ %32, %25 ], [ %34, %33 ]
  %37 = tail call double @atan2(double noundef %1, double noundef %0) #4
  %38 = insertvalue { double, double } undef, double %36, 0
  %39 = insertvalue { double, double } %38, double %37, 1
  ret { double, double } %39
}

; Function Attrs: optsize
declare dso_local double @log(double noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local double @log1p(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nounwind optsize
define dso_local { double, double } @cpow(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = tail call { double, double } @clog(double noundef %0, double noundef %1) #5
  %6 = extractvalue { double, double } %5, 0
  %7 = extractvalue { double, double } %5, 1
  %8 = fmul double %6, %2
  %9 = fmul double %7, %3
  %10 = fmul double %7, %2
  %11 = fmul double %6, %3
  %12 = fsub double %8, %9
  %13 = fadd double %10, %11
  %14 = fcmp uno double %12, 0.000000e+00
  br i1 %14, label %15, label %21, !prof !2

15:                                               ; preds = %4
  %16 = fcmp uno double %13, 0.000000e+00
  br i1 %16, label %17, label %21, !prof !2

17:                                               ; preds = %15
  %18 = tail call { double, double } @__muldc3(double noundef %2, double noundef %3, double noundef %6, double noundef %7) #4
  %19 = extractvalue { double, double } %18, 0
  %20 = extractvalue { double, double } %18, 1
  br label %21

21:                                               ; preds = %17, %15, %4
  %22 = phi double [ %12, %4 ], [ %12, %15 ], [ %19, %17 ]
  %23 = phi double [ %13, %4 ], [ %13, %15 ], [ %20, %17 ]
  %24 = tail call { double, double } @cexp(double noundef %22, double noundef %23) #5
  ret { double, double } %24
}

declare dso_local { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: nounwind optsize
define dso_local { double, double } @csinh(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @sinh(double noundef %0) #4
  %4 = tail call double @cos(double noundef %1) #4
  %5 = fmul double %3, %4
  %6 = tail call double @cosh(double noundef %0) #4
  %7 = tail call double @sin(double noundef %1) #4
  %8 = fmul double %6, %7
  %9 = insertvalue { double, double } poison, double %5, 0
  %10 = insertvalue { double, double } %9, double %8, 1
  ret { double, double } %10
}

; Function Attrs: optsize
declare dso_local double @sinh(double noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local double @cosh(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local { double, double } @ccosh(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @cosh(double noundef %0) #4
  %4 = tail call double @cos(double noundef %1) #4
  %5 = fmul double %3, %4
  %6 = tail call double @sinh(double noundef %0) #4
  %7 = tail call double @sin(double noundef %1) #4
  %8 = fmul double %6, %7
  %9 = insertvalue { double, double } poison, double %5, 0
  %10 = insertvalue { double, double } %9, double %8, 1
  ret { double, double } %10
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @ctanh(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @fabs(double noundef %0) #4
  %4 = fcmp ogt double %3, 2.200000e+01
  br i1 %4, label %5, label %15

5:                                                ; preds = %2
  %6 = tail call double @copysign(double noundef 1.000000e+00, double noundef %0) #4
  %7 = tail call double @sin(double noundef %1) #4
  %8 = fmul double %7, 4.000000e+00
  %9 = tail call double @cos(double noundef %1) #4
  %10 = fmul double %8, %9
  %11 = tail call double @fabs(double noundef %0) #4
  %12 = fmul double %11, -2.000000e+00
  %13 = tail call double @exp(double noundef %12) #4
  %14 = fmul double %10, %13
  br label %26

15:                                               ; preds = %2
  %16 = tail call double @cos(double noundef %1) #4
  %17 = tail call double @sinh(double noundef %0) #4
  %18 = fmul double %17, %17
  %19 = tail call double @llvm.fmuladd.f64(double %16, double %16, double %18)
  %20 = tail call double @cosh(double noundef %0) #4
  %21 = fmul double %17, %20
  %22 = fdiv double %21, %19
  %23 = tail call double @sin(double noundef %1) #4
  %24 = fmul double %16, %23
  %25 = fdiv double %24, %19
  br label %26

26:                                               ; preds = %15, %5
  %27 = phi double [ %6, %5 ], [ %22, %15 ]
  %28 = phi double [ %14, %5 ], [ %25, %15 ]
  %29 = insertvalue { double, double } undef, double %27, 0
  %30 = insertvalue { double, double } %29, double %28, 1
  ret { double, double } %30
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @csin(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fneg double %1
  %4 = tail call double @sinh(double noundef %3) #4
  %5 = tail call double @cos(double noundef %0) #4
  %6 = tail call double @cosh(double noundef %3) #4
  %7 = tail call double @sin(double noundef %0) #4
  %8 = fmul double %6, %7
  %9 = fneg double %4
  %10 = fmul double %5, %9
  %11 = insertvalue { double, double } poison, double %8, 0
  %12 = insertvalue { double, double } %11, double %10, 1
  ret { double, double } %12
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @ccos(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fneg double %1
  %4 = tail call double @cosh(double noundef %3) #4
  %5 = tail call double @cos(double noundef %0) #4
  %6 = fmul double %4, %5
  %7 = tail call double @sinh(double noundef %3) #4
  %8 = tail call double @sin(double noundef %0) #4
  %9 = fmul double %7, %8
  %10 = insertvalue { double, double } poison, double %6, 0
  %11 = insertvalue { double, double } %10, double %9, 1
  ret { double, double } %11
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @ctan(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fneg double %1
  %4 = tail call { double, double } @ctanh(double noundef %3, double noundef %0) #5
  %5 = extractvalue { double, double } %4, 0
  %6 = extractvalue { double, double } %4, 1
  %7 = fneg double %5
  %8 = insertvalue { double, double } poison, double %6, 0
  %9 = insertvalue { double, double } %8, double %7, 1
  ret { double, double } %9
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @casin(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fsub double 1.000000e+00, %0
  %4 = fneg double %1
  %5 = tail call { double, double } @csqrt(double noundef %3, double noundef %4) #5
  %6 = extractvalue { double, double } %5, 0
  %7 = extractvalue { double, double } %5, 1
  %8 = fadd double %0, 1.000000e+00
  %9 = tail call { double, double } @csqrt(double noundef %8, double noundef %1) #5
  %10 = extractvalue { double, double } %9, 0
  %11 = extractvalue { double, double } %9, 1
  %12 = fmul double %6, %10
  %13 = fmul double %7, %11
  %14 = fmul double %7, %10
  %15 = fsub double %12, %13
  %16 = fcmp uno double %15, 0.000000e+00
  br i1 %16, label %17, label %24, !prof !2

17:                                               ; preds = %2
  %18 = fmul double %6, %11
  %19 = fadd double %18, %14
  %20 = fcmp uno double %19, 0.000000e+00
  br i1 %20, label %21, label %24, !prof !2

21:                                               ; preds = %17
  %22 = tail call { double, double } @__muldc3(double noundef %6, double noundef %7, double noundef %10, double noundef %11) #4
  %23 = extractvalue { double, double } %22, 0
  br label %24

24:                                               ; preds = %21, %17, %2
  %25 = phi double [ %15, %2 ], [ %15, %17 ], [ %23, %21 ]
  %26 = fdiv double %0, %25
  %27 = tail call double @atan(double noundef %26) #4
  %28 = fneg double %14
  %29 = tail call double @llvm.fmuladd.f64(double %6, double %11, double %28)
  %30 = tail call double @asinh(double noundef %29) #4
  %31 = insertvalue { double, double } poison, double %27, 0
  %32 = insertvalue { double, double } %31, double %30, 1
  ret { double, double } %32
}

; Function Attrs: optsize
declare dso_local double @atan(double noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local double @asinh(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local { double, double } @cacos(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fsub double 1.000000e+00, %0
  %4 = fneg double %1
  %5 = tail call { double, double } @csqrt(double noundef %3, double noundef %4) #5
  %6 = extractvalue { double, double } %5, 0
  %7 = extractvalue { double, double } %5, 1
  %8 = fadd double %0, 1.000000e+00
  %9 = tail call { double, double } @csqrt(double noundef %8, double noundef %1) #5
  %10 = extractvalue { double, double } %9, 0
  %11 = extractvalue { double, double } %9, 1
  %12 = fdiv double %6, %10
  %13 = tail call double @atan(double noundef %12) #4
  %14 = fmul double %13, 2.000000e+00
  %15 = fneg double %11
  %16 = fmul double %6, %15
  %17 = tail call double @llvm.fmuladd.f64(double %10, double %7, double %16)
  %18 = tail call double @asinh(double noundef %17) #4
  %19 = insertvalue { double, double } poison, double %14, 0
  %20 = insertvalue { double, double } %19, double %18, 1
  ret { double, double } %20
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @cacosh(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fadd double %0, -1.000000e+00
  %4 = tail call { double, double } @csqrt(double noundef %3, double noundef %1) #5
  %5 = extractvalue { double, double } %4, 0
  %6 = extractvalue { double, double } %4, 1
  %7 = fadd double %0, 1.000000e+00
  %8 = tail call { double, double } @csqrt(double noundef %7, double noundef %1) #5
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fmul double %6, %10
  %12 = tail call double @llvm.fmuladd.f64(double %5, double %9, double %11)
  %13 = tail call double @asinh(double noundef %12) #4
  %14 = fdiv double %6, %9
  %15 = tail call double @atan(double noundef %14) #4
  %16 = fmul double %15, 2.000000e+00
  %17 = insertvalue { double, double } poison, double %13, 0
  %18 = insertvalue { double, double } %17, double %16, 1
  ret { double, double } %18
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @catanh(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @fabs(double noundef %0) #4
  %4 = fcmp une double %3, 0x7FF0000000000000
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = tail call double @fabs(double noundef %1) #4
  %7 = fcmp une double %6, 0x7FF0000000000000
  br i1 %7, label %16, label %8

8:                                                ; preds = %5, %2
  %9 = tail call double @copysign(double noundef 0.000000e+00, double noundef %0) #4
  %10 = tail call double @fabs(double noundef %0) #4
  %11 = fcmp oeq double %10, 0x7FF0000000000000
  %12 = fcmp uno double %1, 0.000000e+00
  %13 = and i1 %12, %11
  br i1 %13, label %46, label %14

14:                                               ; preds = %8
  %15 = tail call double @copysign(double noundef 0x3FF921FB54442D18, double noundef %1) #4
  br label %46

16:                                               ; preds = %5
  %17 = fcmp ord double %0, %1
  br i1 %17, label %18, label %32

18:                                               ; preds = %16
  %19 = tail call double @fabs(double noundef %0) #4
  %20 = fcmp ogt double %19, 0x58F0000000000000
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = tail call double @fabs(double noundef %1) #4
  %23 = fcmp ogt double %22, 0x58F0000000000000
  br i1 %23, label %24, label %32

24:                                               ; preds = %21, %18
  %25 = fmul double %0, 5.000000e-01
  %26 = fmul double %1, 5.000000e-01
  %27 = tail call double @hypot(double noundef %25, double noundef %26) #4
  %28 = fdiv double %25, %27
  %29 = fdiv double %28, %27
  %30 = fmul double %29, 5.000000e-01
  %31 = tail call double @copysign(double noundef 0x3FF921FB54442D18, double noundef %1) #4
  br label %46

32:                                               ; preds = %21, %16
  %33 = fmul double %0, 4.000000e+00
  %34 = fsub double 1.000000e+00, %0
  %35 = fmul double %1, %1
  %36 = tail call double @llvm.fmuladd.f64(double %34, double %34, double %35)
  %37 = fdiv double %33, %36
  %38 = tail call double @log1p(double noundef %37) #4
  %39 = fmul double %38, 2.500000e-01
  %40 = fmul double %1, 2.000000e+00
  %41 = fadd double %0, 1.000000e+00
  %42 = fneg double %35
  %43 = tail call double @llvm.fmuladd.f64(double %34, double %41, double %42)
  %44 = tail call double @atan2(double noundef %40, double noundef %43) #4
  %45 = fmul double %44, 5.000000e-01
  br label %46

46:                                               ; preds = %14, %8, %32, %24
  %47 = phi double [ %30, %24 ], [ %39, %32 ], [ %9, %8 ], [ %9, %14 ]
  %48 = phi double [ %31, %24 ], [ %45, %32 ], [ %1, %8 ], [ %15, %14 ]
  %49 = insertvalue { double, double } undef, double %47, 0
  %50 = insertvalue { double, double } %49, double %48, 1
  ret { double, double } %50
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @casinh(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fneg double %0
  %4 = tail call { double, double } @casin(double noundef %1, double noundef %3) #5
  %5 = extractvalue { double, double } %4, 0
  %6 = extractvalue { double, double } %4, 1
  %7 = fneg double %6
  %8 = insertvalue { double, double } poison, double %7, 0
  %9 = insertvalue { double, double } %8, double %5, 1
  ret { double, double } %9
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @catan(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fneg double %1
  %4 = tail call { double, double } @catanh(double noundef %3, double noundef %0) #5
  %5 = extractvalue { double, double } %4, 0
  %6 = extractvalue { double, double } %4, 1
  %7 = fneg double %5
  %8 = insertvalue { double, double } poison, double %6, 0
  %9 = insertvalue { double, double } %8, double %7, 1
  ret { double, double } %9
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @cprojf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call double @fabs(double noundef %4) #4
  %7 = fcmp une double %6, 0x7FF0000000000000
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = tail call double @fabs(double noundef %5) #4
  %10 = fcmp une double %9, 0x7FF0000000000000
  br i1 %10, label %13, label %11

11:                                               ; preds = %8, %1
  %12 = tail call double @copysign(double noundef 0.000000e+00, double noundef %5) #4
  br label %13

13:                                               ; preds = %8, %11
  %14 = phi double [ 0x7FF0000000000000, %11 ], [ %4, %8 ]
  %15 = phi double [ %12, %11 ], [ %5, %8 ]
  %16 = fptrunc double %14 to float
  %17 = fptrunc double %15 to float
  %18 = insertelement <2 x float> undef, float %16, i64 0
  %19 = insertelement <2 x float> %18, float %17, i64 1
  ret <2 x float> %19
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @cprojl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call double @fabs(double noundef %6) #4
  %9 = fcmp une double %8, 0x7FF0000000000000
  br i1 %9, label %10, label %13

10:                                               ; preds = %1
  %11 = tail call double @fabs(double noundef %7) #4
  %12 = fcmp une double %11, 0x7FF0000000000000
  br i1 %12, label %15, label %13

13:                                               ; preds = %10, %1
  %14 = tail call double @copysign(double noundef 0.000000e+00, double noundef %7) #4
  br label %15

15:                                               ; preds = %10, %13
  %16 = phi double [ 0x7FF0000000000000, %13 ], [ %6, %10 ]
  %17 = phi double [ %14, %13 ], [ %7, %10 ]
  %18 = fpext double %16 to x86_fp80
  %19 = fpext double %17 to x86_fp80
  %20 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %18, 0
  %21 = insertvalue { x86_fp80, x86_fp80 } %20, x86_fp80 %19, 1
  ret { x86_fp80, x86_fp80 } %21
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @csqrtf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call { double, double } @csqrt(double noundef %4, double noundef %5) #5
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fptrunc double %7 to float
  %10 = fptrunc double %8 to float
  %11 = insertelement <2 x float> undef, float %9, i64 0
  %12 = insertelement <2 x float> %11, float %10, i64 1
  ret <2 x float> %12
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @csqrtl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call { double, double } @csqrt(double noundef %6, double noundef %7) #5
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fpext double %9 to x86_fp80
  %12 = fpext double %10 to x86_fp80
  %13 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %11, 0
  %14 = insertvalue { x86_fp80, x86_fp80 } %13, x86_fp80 %12, 1
  ret { x86_fp80, x86_fp80 } %14
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @cexpf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call { double, double } @cexp(double noundef %4, double noundef %5) #5
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fptrunc double %7 to float
  %10 = fptrunc double %8 to float
  %11 = insertelement <2 x float> undef, float %9, i64 0
  %12 = insertelement <2 x float> %11, float %10, i64 1
  ret <2 x float> %12
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @cexpl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call { double, double } @cexp(double noundef %6, double noundef %7) #5
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fpext double %9 to x86_fp80
  %12 = fpext double %10 to x86_fp80
  %13 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %11, 0
  %14 = insertvalue { x86_fp80, x86_fp80 } %13, x86_fp80 %12, 1
  ret { x86_fp80, x86_fp80 } %14
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @clogf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call { double, double } @clog(double noundef %4, double noundef %5) #5
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fptrunc double %7 to float
  %10 = fptrunc double %8 to float
  %11 = insertelement <2 x float> undef, float %9, i64 0
  %12 = insertelement <2 x float> %11, float %10, i64 1
  ret <2 x float> %12
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @clogl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call { double, double } @clog(double noundef %6, double noundef %7) #5
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fpext double %9 to x86_fp80
  %12 = fpext double %10 to x86_fp80
  %13 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %11, 0
  %14 = insertvalue { x86_fp80, x86_fp80 } %13, x86_fp80 %12, 1
  ret { x86_fp80, x86_fp80 } %14
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @csinhf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call double @sinh(double noundef %4) #4
  %7 = tail call double @cos(double noundef %5) #4
  %8 = fmul double %6, %7
  %9 = tail call double @cosh(double noundef %4) #4
  %10 = tail call double @sin(double noundef %5) #4
  %11 = fmul double %9, %10
  %12 = fptrunc double %8 to float
  %13 = fptrunc double %11 to float
  %14 = insertelement <2 x float> undef, float %12, i64 0
  %15 = insertelement <2 x float> %14, float %13, i64 1
  ret <2 x float> %15
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @csinhl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call double @sinh(double noundef %6) #4
  %9 = tail call double @cos(double noundef %7) #4
  %10 = fmul double %8, %9
  %11 = tail call double @cosh(double noundef %6) #4
  %12 = tail call double @sin(double noundef %7) #4
  %13 = fmul double %11, %12
  %14 = fpext double %10 to x86_fp80
  %15 = fpext double %13 to x86_fp80
  %16 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %14, 0
  %17 = insertvalue { x86_fp80, x86_fp80 } %16, x86_fp80 %15, 1
  ret { x86_fp80, x86_fp80 } %17
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @ccoshf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call double @cosh(double noundef %4) #4
  %7 = tail call double @cos(double noundef %5) #4
  %8 = fmul double %6, %7
  %9 = tail call double @sinh(double noundef %4) #4
  %10 = tail call double @sin(double noundef %5) #4
  %11 = fmul double %9, %10
  %12 = fptrunc double %8 to float
  %13 = fptrunc double %11 to float
  %14 = insertelement <2 x float> undef, float %12, i64 0
  %15 = insertelement <2 x float> %14, float %13, i64 1
  ret <2 x float> %15
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @ccoshl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call double @cosh(double noundef %6) #4
  %9 = tail call double @cos(double noundef %7) #4
  %10 = fmul double %8, %9
  %11 = tail call double @sinh(double noundef %6) #4
  %12 = tail call double @sin(double noundef %7) #4
  %13 = fmul double %11, %12
  %14 = fpext double %10 to x86_fp80
  %15 = fpext double %13 to x86_fp80
  %16 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %14, 0
  %17 = insertvalue { x86_fp80, x86_fp80 } %16, x86_fp80 %15, 1
  ret { x86_fp80, x86_fp80 } %17
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @ctanhf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call { double, double } @ctanh(double noundef %4, double noundef %5) #5
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fptrunc double %7 to float
  %10 = fptrunc double %8 to float
  %11 = insertelement <2 x float> undef, float %9, i64 0
  %12 = insertelement <2 x float> %11, float %10, i64 1
  ret <2 x float> %12
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @ctanhl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call { double, double } @ctanh(double noundef %6, double noundef %7) #5
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fpext double %9 to x86_fp80
  %12 = fpext double %10 to x86_fp80
  %13 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %11, 0
  %14 = insertvalue { x86_fp80, x86_fp80 } %13, x86_fp80 %12, 1
  ret { x86_fp80, x86_fp80 } %14
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @csinf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = fneg double %5
  %7 = tail call double @sinh(double noundef %6) #4
  %8 = tail call double @cos(double noundef %4) #4
  %9 = tail call double @cosh(double noundef %6) #4
  %10 = tail call double @sin(double noundef %4) #4
  %11 = fmul double %9, %10
  %12 = fneg double %7
  %13 = fmul double %8, %12
  %14 = fptrunc double %11 to float
  %15 = fptrunc double %13 to float
  %16 = insertelement <2 x float> undef, float %14, i64 0
  %17 = insertelement <2 x float> %16, float %15, i64 1
  ret <2 x float> %17
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @csinl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = fneg double %7
  %9 = tail call double @sinh(double noundef %8) #4
  %10 = tail call double @cos(double noundef %6) #4
  %11 = tail call double @cosh(double noundef %8) #4
  %12 = tail call double @sin(double noundef %6) #4
  %13 = fmul double %11, %12
  %14 = fneg double %9
  %15 = fmul double %10, %14
  %16 = fpext double %13 to x86_fp80
  %17 = fpext double %15 to x86_fp80
  %18 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %16, 0
  %19 = insertvalue { x86_fp80, x86_fp80 } %18, x86_fp80 %17, 1
  ret { x86_fp80, x86_fp80 } %19
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @ccosf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = fneg double %5
  %7 = tail call double @cosh(double noundef %6) #4
  %8 = tail call double @cos(double noundef %4) #4
  %9 = fmul double %7, %8
  %10 = tail call double @sinh(double noundef %6) #4
  %11 = tail call double @sin(double noundef %4) #4
  %12 = fmul double %10, %11
  %13 = fptrunc double %9 to float
  %14 = fptrunc double %12 to float
  %15 = insertelement <2 x float> undef, float %13, i64 0
  %16 = insertelement <2 x float> %15, float %14, i64 1
  ret <2 x float> %16
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @ccosl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = fneg double %7
  %9 = tail call double @cosh(double noundef %8) #4
  %10 = tail call double @cos(double noundef %6) #4
  %11 = fmul double %9, %10
  %12 = tail call double @sinh(double noundef %8) #4
  %13 = tail call double @sin(double noundef %6) #4
  %14 = fmul double %12, %13
  %15 = fpext double %11 to x86_fp80
  %16 = fpext double %14 to x86_fp80
  %17 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %15, 0
  %18 = insertvalue { x86_fp80, x86_fp80 } %17, x86_fp80 %16, 1
  ret { x86_fp80, x86_fp80 } %18
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @ctanf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = fneg double %5
  %7 = tail call { double, double } @ctanh(double noundef %6, double noundef %4) #4
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  %10 = fptrunc double %9 to float
  %11 = fptrunc double %8 to float
  %12 = fneg float %11
  %13 = insertelement <2 x float> undef, float %10, i64 0
  %14 = insertelement <2 x float> %13, float %12, i64 1
  ret <2 x float> %14
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @ctanl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = fneg double %7
  %9 = tail call { double, double } @ctanh(double noundef %8, double noundef %6) #4
  %10 = extractvalue { double, double } %9, 0
  %11 = extractvalue { double, double } %9, 1
  %12 = fneg double %10
  %13 = fpext double %11 to x86_fp80
  %14 = fpext double %12 to x86_fp80
  %15 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %13, 0
  %16 = insertvalue { x86_fp80, x86_fp80 } %15, x86_fp80 %14, 1
  ret { x86_fp80, x86_fp80 } %16
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @casinhf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = fneg double %4
  %7 = tail call { double, double } @casin(double noundef %5, double noundef %6) #4
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  %10 = fptrunc double %9 to float
  %11 = fneg float %10
  %12 = fptrunc double %8 to float
  %13 = insertelement <2 x float> undef, float %11, i64 0
  %14 = insertelement <2 x float> %13, float %12, i64 1
  ret <2 x float> %14
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @casinhl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = fneg double %6
  %9 = tail call { double, double } @casin(double noundef %7, double noundef %8) #4
  %10 = extractvalue { double, double } %9, 0
  %11 = extractvalue { double, double } %9, 1
  %12 = fneg double %11
  %13 = fpext double %12 to x86_fp80
  %14 = fpext double %10 to x86_fp80
  %15 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %13, 0
  %16 = insertvalue { x86_fp80, x86_fp80 } %15, x86_fp80 %14, 1
  ret { x86_fp80, x86_fp80 } %16
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @cacoshf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call { double, double } @cacosh(double noundef %4, double noundef %5) #5
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fptrunc double %7 to float
  %10 = fptrunc double %8 to float
  %11 = insertelement <2 x float> undef, float %9, i64 0
  %12 = insertelement <2 x float> %11, float %10, i64 1
  ret <2 x float> %12
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @cacoshl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call { double, double } @cacosh(double noundef %6, double noundef %7) #5
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fpext double %9 to x86_fp80
  %12 = fpext double %10 to x86_fp80
  %13 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %11, 0
  %14 = insertvalue { x86_fp80, x86_fp80 } %13, x86_fp80 %12, 1
  ret { x86_fp80, x86_fp80 } %14
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @catanhf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call { double, double } @catanh(double noundef %4, double noundef %5) #5
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fptrunc double %7 to float
  %10 = fptrunc double %8 to float
  %11 = insertelement <2 x float> undef, float %9, i64 0
  %12 = insertelement <2 x float> %11, float %10, i64 1
  ret <2 x float> %12
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @catanhl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call { double, double } @catanh(double noundef %6, double noundef %7) #5
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fpext double %9 to x86_fp80
  %12 = fpext double %10 to x86_fp80
  %13 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %11, 0
  %14 = insertvalue { x86_fp80, x86_fp80 } %13, x86_fp80 %12, 1
  ret { x86_fp80, x86_fp80 } %14
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @casinf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call { double, double } @casin(double noundef %4, double noundef %5) #5
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fptrunc double %7 to float
  %10 = fptrunc double %8 to float
  %11 = insertelement <2 x float> undef, float %9, i64 0
  %12 = insertelement <2 x float> %11, float %10, i64 1
  ret <2 x float> %12
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @casinl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call { double, double } @casin(double noundef %6, double noundef %7) #5
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fpext double %9 to x86_fp80
  %12 = fpext double %10 to x86_fp80
  %13 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %11, 0
  %14 = insertvalue { x86_fp80, x86_fp80 } %13, x86_fp80 %12, 1
  ret { x86_fp80, x86_fp80 } %14
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @cacosf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call { double, double } @cacos(double noundef %4, double noundef %5) #5
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fptrunc double %7 to float
  %10 = fptrunc double %8 to float
  %11 = insertelement <2 x float> undef, float %9, i64 0
  %12 = insertelement <2 x float> %11, float %10, i64 1
  ret <2 x float> %12
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @cacosl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call { double, double } @cacos(double noundef %6, double noundef %7) #5
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fpext double %9 to x86_fp80
  %12 = fpext double %10 to x86_fp80
  %13 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %11, 0
  %14 = insertvalue { x86_fp80, x86_fp80 } %13, x86_fp80 %12, 1
  ret { x86_fp80, x86_fp80 } %14
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @catanf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = fneg double %5
  %7 = tail call { double, double } @catanh(double noundef %6, double noundef %4) #4
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  %10 = fptrunc double %9 to float
  %11 = fptrunc double %8 to float
  %12 = fneg float %11
  %13 = insertelement <2 x float> undef, float %10, i64 0
  %14 = insertelement <2 x float> %13, float %12, i64 1
  ret <2 x float> %14
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @catanl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = fneg double %7
  %9 = tail call { double, double } @catanh(double noundef %8, double noundef %6) #4
  %10 = extractvalue { double, double } %9, 0
  %11 = extractvalue { double, double } %9, 1
  %12 = fneg double %10
  %13 = fpext double %11 to x86_fp80
  %14 = fpext double %12 to x86_fp80
  %15 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %13, 0
  %16 = insertvalue { x86_fp80, x86_fp80 } %15, x86_fp80 %14, 1
  ret { x86_fp80, x86_fp80 } %16
}

; Function Attrs: nounwind optsize
define dso_local float @cabsf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call double @hypot(double noundef %4, double noundef %5) #4
  %7 = fptrunc double %6 to float
  ret float %7
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @cabsl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call double @hypot(double noundef %6, double noundef %7) #4
  %9 = fpext double %8 to x86_fp80
  ret x86_fp80 %9
}

; Function Attrs: nounwind optsize
define dso_local float @cargf(<2 x float> noundef %0) local_unnamed_addr #3 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = fpext float %2 to double
  %5 = fpext float %3 to double
  %6 = tail call double @atan2(double noundef %5, double noundef %4) #4
  %7 = fptrunc double %6 to float
  ret float %7
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @cargl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fptrunc x86_fp80 %3 to double
  %7 = fptrunc x86_fp80 %5 to double
  %8 = tail call double @atan2(double noundef %7, double noundef %6) #4
  %9 = fpext double %8 to x86_fp80
  ret x86_fp80 %9
}

; Function Attrs: nounwind optsize
define dso_local <2 x float> @cpowf(<2 x float> noundef %0, <2 x float> noundef %1) local_unnamed_addr #3 {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %0, i64 1
  %5 = fpext float %3 to double
  %6 = fpext float %4 to double
  %7 = extractelement <2 x float> %1, i64 0
  %8 = extractelement <2 x float> %1, i64 1
  %9 = fpext float %7 to double
  %10 = fpext float %8 to double
  %11 = tail call { double, double } @cpow(double noundef %5, double noundef %6, double noundef %9, double noundef %10) #5
  %12 = extractvalue { double, double } %11, 0
  %13 = extractvalue { double, double } %11, 1
  %14 = fptrunc double %12 to float
  %15 = fptrunc double %13 to float
  %16 = insertelement <2 x float> undef, float %14, i64 0
  %17 = insertelement <2 x float> %16, float %15, i64 1
  ret <2 x float> %17
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @cpowl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0, { x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %4 = load x86_fp80, x86_fp80* %3, align 16
  %5 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %6 = load x86_fp80, x86_fp80* %5, align 16
  %7 = fptrunc x86_fp80 %4 to double
  %8 = fptrunc x86_fp80 %6 to double
  %9 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %1, i64 0, i32 0
  %10 = load x86_fp80, x86_fp80* %9, align 16
  %11 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %1, i64 0, i32 1
  %12 = load x86_fp80, x86_fp80* %11, align 16
  %13 = fptrunc x86_fp80 %10 to double
  %14 = fptrunc x86_fp80 %12 to double
  %15 = tail call { double, double } @cpow(double noundef %7, double noundef %8, double noundef %13, double noundef %14) #5
  %16 = extractvalue { double, double } %15, 0
  %17 = extractvalue { double, double } %15, 1
  %18 = fpext double %16 to x86_fp80
  %19 = fpext double %17 to x86_fp80
  %20 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %18, 0
  %21 = insertvalue { x86_fp80, x86_fp80 } %20, x86_fp80 %19, 1
  ret { x86_fp80, x86_fp80 } %21
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="64" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!"branch_weights", i32 1, i32 1048575}
