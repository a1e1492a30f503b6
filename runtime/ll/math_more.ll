; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/math_more.c
; ModuleID = 'runtime/c/math_more.c'
source_filename = "runtime/c/math_more.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@signgam = external dso_local global i32, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @nextup(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = fcmp uno double %0, 0.000000e+00
  %4 = fcmp oeq double %0, 0x7FF0000000000000
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = fadd double %0, %0
  br label %15

8:                                                ; preds = %1
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %15, label %10

10:                                               ; preds = %8
  %11 = fcmp ogt double %0, 0.000000e+00
  %12 = select i1 %11, i64 1, i64 -1
  %13 = add i64 %12, %2
  %14 = bitcast i64 %13 to double
  br label %15

15:                                               ; preds = %8, %10, %6
  %16 = phi double [ %7, %6 ], [ %14, %10 ], [ 4.940660e-324, %8 ]
  ret double %16
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @nextdown(double noundef %0) local_unnamed_addr #0 {
  %2 = fneg double %0
  %3 = bitcast double %2 to i64
  %4 = fcmp uno double %0, 0.000000e+00
  %5 = fcmp oeq double %0, 0xFFF0000000000000
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = fsub double %2, %0
  br label %16

9:                                                ; preds = %1
  %10 = fcmp oeq double %0, 0.000000e+00
  br i1 %10, label %16, label %11

11:                                               ; preds = %9
  %12 = fcmp olt double %0, 0.000000e+00
  %13 = select i1 %12, i64 1, i64 -1
  %14 = add i64 %13, %3
  %15 = bitcast i64 %14 to double
  br label %16

16:                                               ; preds = %7, %9, %11
  %17 = phi double [ %8, %7 ], [ %15, %11 ], [ 4.940660e-324, %9 ]
  %18 = fneg double %17
  ret double %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local float @nextupf(float noundef %0) local_unnamed_addr #0 {
  %2 = bitcast float %0 to i32
  %3 = fcmp uno float %0, 0.000000e+00
  %4 = fcmp oeq float %0, 0x7FF0000000000000
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = fadd float %0, %0
  br label %15

8:                                                ; preds = %1
  %9 = fcmp oeq float %0, 0.000000e+00
  br i1 %9, label %15, label %10

10:                                               ; preds = %8
  %11 = fcmp ogt float %0, 0.000000e+00
  %12 = select i1 %11, i32 1, i32 -1
  %13 = add i32 %12, %2
  %14 = bitcast i32 %13 to float
  br label %15

15:                                               ; preds = %8, %10, %6
  %16 = phi float [ %7, %6 ], [ %14, %10 ], [ 0x36A0000000000000, %8 ]
  ret float %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local float @nextdownf(float noundef %0) local_unnamed_addr #0 {
  %2 = fneg float %0
  %3 = bitcast float %2 to i32
  %4 = fcmp uno float %0, 0.000000e+00
  %5 = fcmp oeq float %0, 0xFFF0000000000000
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = fsub float %2, %0
  br label %16

9:                                                ; preds = %1
  %10 = fcmp oeq float %0, 0.000000e+00
  br i1 %10, label %16, label %11

11:                                               ; preds = %9
  %12 = fcmp olt float %0, 0.000000e+00
  %13 = select i1 %12, i32 1, i32 -1
  %14 = add i32 %13, %3
  %15 = bitcast i32 %14 to float
  br label %16

16:                                               ; preds = %7, %9, %11
  %17 = phi float [ %8, %7 ], [ %15, %11 ], [ 0x36A0000000000000, %9 ]
  %18 = fneg float %17
  ret float %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @nextupl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %3 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %4 = or i1 %2, %3
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = fadd x86_fp80 %0, %0
  br label %55

7:                                                ; preds = %1
  %8 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %8, label %55, label %9

9:                                                ; preds = %7
  %10 = bitcast x86_fp80 %0 to i80
  %11 = lshr i80 %10, 64
  %12 = trunc i80 %11 to i32
  %13 = and i32 %12, 32767
  %14 = fcmp ogt x86_fp80 %0, 0xK00000000000000000000
  %15 = trunc i80 %10 to i64
  br i1 %14, label %16, label %30

16:                                               ; preds = %9
  %17 = add i64 %15, 1
  %18 = zext i64 %17 to i80
  %19 = and i80 %10, -18446744073709551616
  %20 = or i80 %19, %18
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %16
  %23 = or i80 %19, 9223372036854775808
  %24 = add nuw nsw i32 %13, 1
  br label %43

25:                                               ; preds = %16
  %26 = icmp eq i32 %13, 0
  br i1 %26, label %27, label %43

27:                                               ; preds = %25
  %28 = icmp eq i64 %17, -9223372036854775808
  %29 = zext i1 %28 to i32
  br label %43

30:                                               ; preds = %9
  %31 = add i64 %15, -1
  %32 = zext i64 %31 to i80
  %33 = and i80 %10, -18446744073709551616
  %34 = or i80 %33, %32
  %35 = icmp eq i64 %15, -9223372036854775808
  %36 = icmp ne i32 %13, 0
  %37 = and i1 %35, %36
  br i1 %37, label %38, label %43

38:                                               ; preds = %30
  %39 = icmp ugt i32 %13, 1
  br i1 %39, label %40, label %43

40:                                               ; preds = %38
  %41 = add nsw i32 %13, -1
  %42 = or i80 %10, 18446744073709551615
  br label %43

43:                                               ; preds = %27, %30, %38, %40, %22, %25
  %44 = phi i80 [ %23, %22 ], [ %20, %25 ], [ %42, %40 ], [ %34, %38 ], [ %34, %30 ], [ %20, %27 ]
  %45 = phi i32 [ %24, %22 ], [ %13, %25 ], [ %41, %40 ], [ 0, %38 ], [ %13, %30 ], [ %29, %27 ]
  %46 = lshr i80 %44, 64
  %47 = trunc i80 %46 to i32
  %48 = and i32 %47, 32768
  %49 = or i32 %48, %45
  %50 = zext i32 %49 to i80
  %51 = shl i80 %50, 64
  %52 = and i80 %44, 18446744073709551615
  %53 = or i80 %51, %52
  %54 = bitcast i80 %53 to x86_fp80
  br label %55

55:                                               ; preds = %7, %43, %5
  %56 = phi x86_fp80 [ %6, %5 ], [ %54, %43 ], [ 0xK00000000000000000001, %7 ]
  ret x86_fp80 %56
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @nextdownl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fneg x86_fp80 %0
  %3 = tail call x86_fp80 @nextupl(x86_fp80 noundef %2) #6
  %4 = fneg x86_fp80 %3
  ret x86_fp80 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @nexttoward(double noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno double %0, 0.000000e+00
  %4 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = fptrunc x86_fp80 %1 to double
  %8 = fadd double %7, %0
  br label %42

9:                                                ; preds = %2
  %10 = fpext double %0 to x86_fp80
  %11 = fcmp oeq x86_fp80 %10, %1
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = fptrunc x86_fp80 %1 to double
  br label %42

14:                                               ; preds = %9
  %15 = fcmp olt x86_fp80 %10, %1
  br i1 %15, label %16, label %26

16:                                               ; preds = %14
  %17 = bitcast double %0 to i64
  %18 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %18, label %42, label %19

19:                                               ; preds = %16
  %20 = fcmp oeq double %0, 0.000000e+00
  br i1 %20, label %42, label %21

21:                                               ; preds = %19
  %22 = fcmp ogt double %0, 0.000000e+00
  %23 = select i1 %22, i64 1, i64 -1
  %24 = add i64 %23, %17
  %25 = bitcast i64 %24 to double
  br label %42

26:                                               ; preds = %14
  %27 = fneg double %0
  %28 = bitcast double %27 to i64
  %29 = fcmp oeq double %0, 0xFFF0000000000000
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = fsub double 0x7FF0000000000000, %0
  br label %39

32:                                               ; preds = %26
  %33 = fcmp oeq double %0, 0.000000e+00
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = fcmp olt double %0, 0.000000e+00
  %36 = select i1 %35, i64 1, i64 -1
  %37 = add i64 %36, %28
  %38 = bitcast i64 %37 to double
  br label %39

39:                                               ; preds = %30, %32, %34
  %40 = phi double [ %31, %30 ], [ %38, %34 ], [ 4.940660e-324, %32 ]
  %41 = fneg double %40
  br label %42

42:                                               ; preds = %16, %21, %19, %12, %39, %6
  %43 = phi double [ %8, %6 ], [ %13, %12 ], [ %41, %39 ], [ %25, %21 ], [ 4.940660e-324, %19 ], [ 0x7FF0000000000000, %16 ]
  ret double %43
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local float @nexttowardf(float noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno float %0, 0.000000e+00
  %4 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = fptrunc x86_fp80 %1 to float
  %8 = fadd float %7, %0
  br label %42

9:                                                ; preds = %2
  %10 = fpext float %0 to x86_fp80
  %11 = fcmp oeq x86_fp80 %10, %1
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = fptrunc x86_fp80 %1 to float
  br label %42

14:                                               ; preds = %9
  %15 = fcmp olt x86_fp80 %10, %1
  br i1 %15, label %16, label %26

16:                                               ; preds = %14
  %17 = bitcast float %0 to i32
  %18 = fcmp oeq float %0, 0x7FF0000000000000
  br i1 %18, label %42, label %19

19:                                               ; preds = %16
  %20 = fcmp oeq float %0, 0.000000e+00
  br i1 %20, label %42, label %21

21:                                               ; preds = %19
  %22 = fcmp ogt float %0, 0.000000e+00
  %23 = select i1 %22, i32 1, i32 -1
  %24 = add i32 %23, %17
  %25 = bitcast i32 %24 to float
  br label %42

26:                                               ; preds = %14
  %27 = fneg float %0
  %28 = bitcast float %27 to i32
  %29 = fcmp oeq float %0, 0xFFF0000000000000
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = fsub float 0x7FF0000000000000, %0
  br label %39

32:                                               ; preds = %26
  %33 = fcmp oeq float %0, 0.000000e+00
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = fcmp olt float %0, 0.000000e+00
  %36 = select i1 %35, i32 1, i32 -1
  %37 = add i32 %36, %28
  %38 = bitcast i32 %37 to float
  br label %39

39:                                               ; preds = %30, %32, %34
  %40 = phi float [ %31, %30 ], [ %38, %34 ], [ 0x36A0000000000000, %32 ]
  %41 = fneg float %40
  br label %42

42:                                               ; preds = %16, %21, %19, %12, %39, %6
  %43 = phi float [ %8, %6 ], [ %13, %12 ], [ %41, %39 ], [ %25, %21 ], [ 0x36A0000000000000, %19 ], [ 0x7FF0000000000000, %16 ]
  ret float %43
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @nexttowardl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno x86_fp80 %0, %1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = fadd x86_fp80 %0, %1
  br label %16

6:                                                ; preds = %2
  %7 = fcmp oeq x86_fp80 %0, %1
  br i1 %7, label %16, label %8

8:                                                ; preds = %6
  %9 = fcmp olt x86_fp80 %0, %1
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = tail call x86_fp80 @nextupl(x86_fp80 noundef %0) #6
  br label %16

12:                                               ; preds = %8
  %13 = fneg x86_fp80 %0
  %14 = tail call x86_fp80 @nextupl(x86_fp80 noundef %13) #7
  %15 = fneg x86_fp80 %14
  br label %16

16:                                               ; preds = %6, %12, %10, %4
  %17 = phi x86_fp80 [ %5, %4 ], [ %11, %10 ], [ %15, %12 ], [ %1, %6 ]
  ret x86_fp80 %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @nextafterl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno x86_fp80 %0, %1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = fadd x86_fp80 %0, %1
  br label %16

6:                                                ; preds = %2
  %7 = fcmp oeq x86_fp80 %0, %1
  br i1 %7, label %16, label %8

8:                                                ; preds = %6
  %9 = fcmp olt x86_fp80 %0, %1
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = tail call x86_fp80 @nextupl(x86_fp80 noundef %0) #6
  br label %16

12:                                               ; preds = %8
  %13 = fneg x86_fp80 %0
  %14 = tail call x86_fp80 @nextupl(x86_fp80 noundef %13) #7
  %15 = fneg x86_fp80 %14
  br label %16

16:                                               ; preds = %6, %12, %10, %4
  %17 = phi x86_fp80 [ %5, %4 ], [ %11, %10 ], [ %15, %12 ], [ %1, %6 ]
  ret x86_fp80 %17
}

; Function Attrs: nounwind optsize
define dso_local double @remquo(double noundef %0, double noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = bitcast double %0 to i64
  %5 = icmp slt i64 %4, 0
  %6 = lshr i64 %4, 63
  %7 = trunc i64 %6 to i32
  %8 = bitcast double %1 to i64
  %9 = lshr i64 %8, 63
  %10 = trunc i64 %9 to i32
  %11 = icmp eq i32 %7, %10
  %12 = fcmp oeq double %1, 0.000000e+00
  %13 = tail call double @llvm.fabs.f64(double %0) #8
  %14 = fcmp ueq double %13, 0x7FF0000000000000
  %15 = select i1 %12, i1 true, i1 %14
  %16 = fcmp uno double %1, 0.000000e+00
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %21

18:                                               ; preds = %3
  %19 = fmul double %0, %1
  %20 = fdiv double %19, %19
  br label %72

21:                                               ; preds = %3
  %22 = icmp slt i64 %8, 0
  %23 = fneg double %1
  %24 = select i1 %22, double %23, double %1
  %25 = fneg double %0
  %26 = select i1 %5, double %25, double %0
  %27 = fcmp ugt double %24, 0x7FBFFFFFFFFFFFFF
  br i1 %27, label %31, label %28

28:                                               ; preds = %21
  %29 = fmul double %24, 8.000000e+00
  %30 = tail call double @fmod(double noundef %26, double noundef %29) #7
  br label %31

31:                                               ; preds = %28, %21
  %32 = phi double [ %26, %21 ], [ %30, %28 ]
  br label %33

33:                                               ; preds = %31, %33
  %34 = phi i32 [ %48, %33 ], [ 4, %31 ]
  %35 = phi i32 [ %47, %33 ], [ 0, %31 ]
  %36 = phi double [ %45, %33 ], [ %32, %31 ]
  %37 = sitofp i32 %34 to double
  %38 = fdiv double 0x7FEFFFFFFFFFFFFF, %37
  %39 = fcmp ugt double %24, %38
  %40 = fmul double %24, %37
  %41 = fcmp ult double %36, %40
  %42 = select i1 %39, i1 true, i1 %41
  %43 = fneg double %37
  %44 = tail call double @llvm.fmuladd.f64(double %43, double %24, double %36)
  %45 = select i1 %42, double %36, double %44
  %46 = select i1 %42, i32 0, i32 %34
  %47 = add nuw nsw i32 %46, %35
  %48 = lshr i32 %34, 1
  %49 = icmp ugt i32 %34, 3
  br i1 %49, label %33, label %50, !llvm.loop !2

50:                                               ; preds = %33
  %51 = add nuw i32 %47, 2
  br label %52

52:                                               ; preds = %50, %69
  %53 = phi i1 [ true, %50 ], [ false, %69 ]
  %54 = phi i32 [ %47, %50 ], [ %71, %69 ]
  %55 = phi double [ %45, %50 ], [ %70, %69 ]
  %56 = fsub double %24, %55
  %57 = fcmp oge double %55, %56
  %58 = fcmp ogt double %55, %56
  %59 = select i1 %53, i1 %58, i1 %57
  br i1 %59, label %69, label %60

60:                                               ; preds = %69, %52
  %61 = phi double [ %70, %69 ], [ %55, %52 ]
  %62 = phi i32 [ %51, %69 ], [ %54, %52 ]
  %63 = sub nsw i32 0, %62
  %64 = select i1 %11, i32 %62, i32 %63
  store i32 %64, i32* %2, align 4, !tbaa !5
  %65 = fcmp oeq double %61, 0.000000e+00
  %66 = select i1 %65, double 0.000000e+00, double %61
  %67 = fneg double %66
  %68 = select i1 %5, double %67, double %66
  br label %72

69:                                               ; preds = %52
  %70 = fsub double %55, %24
  %71 = add nuw nsw i32 %54, 1
  br i1 %53, label %52, label %60, !llvm.loop !9

72:                                               ; preds = %60, %18
  %73 = phi double [ %20, %18 ], [ %68, %60 ]
  ret double %73
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #3

; Function Attrs: optsize
declare dso_local double @fmod(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nounwind optsize
define dso_local float @remquof(float noundef %0, float noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = bitcast float %0 to i32
  %5 = icmp slt i32 %4, 0
  %6 = bitcast float %1 to i32
  %7 = xor i32 %6, %4
  %8 = fcmp oeq float %1, 0.000000e+00
  %9 = tail call float @llvm.fabs.f32(float %0) #8
  %10 = fcmp ueq float %9, 0x7FF0000000000000
  %11 = select i1 %8, i1 true, i1 %10
  %12 = fcmp uno float %1, 0.000000e+00
  %13 = or i1 %12, %11
  br i1 %13, label %14, label %17

14:                                               ; preds = %3
  %15 = fmul float %0, %1
  %16 = fdiv float %15, %15
  br label %69

17:                                               ; preds = %3
  %18 = icmp slt i32 %6, 0
  %19 = fneg float %1
  %20 = select i1 %18, float %19, float %1
  %21 = fneg float %0
  %22 = select i1 %5, float %21, float %0
  %23 = fcmp ugt float %20, 0x47BFFFFFE0000000
  br i1 %23, label %27, label %24

24:                                               ; preds = %17
  %25 = fmul float %20, 8.000000e+00
  %26 = tail call float @fmodf(float noundef %22, float noundef %25) #7
  br label %27

27:                                               ; preds = %24, %17
  %28 = phi float [ %22, %17 ], [ %26, %24 ]
  br label %29

29:                                               ; preds = %27, %29
  %30 = phi i32 [ %44, %29 ], [ 4, %27 ]
  %31 = phi i32 [ %43, %29 ], [ 0, %27 ]
  %32 = phi float [ %41, %29 ], [ %28, %27 ]
  %33 = sitofp i32 %30 to float
  %34 = fdiv float 0x47EFFFFFE0000000, %33
  %35 = fcmp ugt float %20, %34
  %36 = fmul float %20, %33
  %37 = fcmp ult float %32, %36
  %38 = select i1 %35, i1 true, i1 %37
  %39 = fneg float %33
  %40 = tail call float @llvm.fmuladd.f32(float %39, float %20, float %32)
  %41 = select i1 %38, float %32, float %40
  %42 = select i1 %38, i32 0, i32 %30
  %43 = add nuw nsw i32 %42, %31
  %44 = lshr i32 %30, 1
  %45 = icmp ugt i32 %30, 3
  br i1 %45, label %29, label %46, !llvm.loop !10

46:                                               ; preds = %29
  %47 = add nuw i32 %43, 2
  br label %48

48:                                               ; preds = %46, %66
  %49 = phi i1 [ true, %46 ], [ false, %66 ]
  %50 = phi i32 [ %43, %46 ], [ %68, %66 ]
  %51 = phi float [ %41, %46 ], [ %67, %66 ]
  %52 = fsub float %20, %51
  %53 = fcmp oge float %51, %52
  %54 = fcmp ogt float %51, %52
  %55 = select i1 %49, i1 %54, i1 %53
  br i1 %55, label %66, label %56

56:                                               ; preds = %66, %48
  %57 = phi float [ %67, %66 ], [ %51, %48 ]
  %58 = phi i32 [ %47, %66 ], [ %50, %48 ]
  %59 = sub nsw i32 0, %58
  %60 = icmp slt i32 %7, 0
  %61 = select i1 %60, i32 %59, i32 %58
  store i32 %61, i32* %2, align 4, !tbaa !5
  %62 = fcmp oeq float %57, 0.000000e+00
  %63 = select i1 %62, float 0.000000e+00, float %57
  %64 = fneg float %63
  %65 = select i1 %5, float %64, float %63
  br label %69

66:                                               ; preds = %48
  %67 = fsub float %51, %20
  %68 = add nuw nsw i32 %50, 1
  br i1 %49, label %48, label %56, !llvm.loop !11

69:                                               ; preds = %56, %14
  %70 = phi float [ %16, %14 ], [ %65, %56 ]
  ret float %70
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #3

; Function Attrs: optsize
declare dso_local float @fmodf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @remquol(x86_fp80 noundef %0, x86_fp80 noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = bitcast x86_fp80 %0 to i80
  %5 = icmp slt i80 %4, 0
  %6 = lshr i80 %4, 79
  %7 = trunc i80 %6 to i32
  %8 = bitcast x86_fp80 %1 to i80
  %9 = lshr i80 %8, 79
  %10 = trunc i80 %9 to i32
  %11 = icmp eq i32 %7, %10
  %12 = fcmp oeq x86_fp80 %1, 0xK00000000000000000000
  %13 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #8
  %14 = fcmp ueq x86_fp80 %13, 0xK7FFF8000000000000000
  %15 = select i1 %12, i1 true, i1 %14
  %16 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %21

18:                                               ; preds = %3
  %19 = fmul x86_fp80 %0, %1
  %20 = fdiv x86_fp80 %19, %19
  br label %72

21:                                               ; preds = %3
  %22 = icmp slt i80 %8, 0
  %23 = fneg x86_fp80 %1
  %24 = select i1 %22, x86_fp80 %23, x86_fp80 %1
  %25 = fneg x86_fp80 %0
  %26 = select i1 %5, x86_fp80 %25, x86_fp80 %0
  %27 = fcmp ugt x86_fp80 %24, 0xK7FFBFFFFFFFFFFFFFFFF
  br i1 %27, label %31, label %28

28:                                               ; preds = %21
  %29 = fmul x86_fp80 %24, 0xK40028000000000000000
  %30 = tail call x86_fp80 @fmodl(x86_fp80 noundef %26, x86_fp80 noundef %29) #7
  br label %31

31:                                               ; preds = %28, %21
  %32 = phi x86_fp80 [ %26, %21 ], [ %30, %28 ]
  br label %33

33:                                               ; preds = %31, %33
  %34 = phi i32 [ %48, %33 ], [ 4, %31 ]
  %35 = phi i32 [ %47, %33 ], [ 0, %31 ]
  %36 = phi x86_fp80 [ %45, %33 ], [ %32, %31 ]
  %37 = sitofp i32 %34 to x86_fp80
  %38 = fdiv x86_fp80 0xK7FFEFFFFFFFFFFFFFFFF, %37
  %39 = fcmp ugt x86_fp80 %24, %38
  %40 = fmul x86_fp80 %24, %37
  %41 = fcmp ult x86_fp80 %36, %40
  %42 = select i1 %39, i1 true, i1 %41
  %43 = fneg x86_fp80 %37
  %44 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %43, x86_fp80 %24, x86_fp80 %36)
  %45 = select i1 %42, x86_fp80 %36, x86_fp80 %44
  %46 = select i1 %42, i32 0, i32 %34
  %47 = add nuw nsw i32 %46, %35
  %48 = lshr i32 %34, 1
  %49 = icmp ugt i32 %34, 3
  br i1 %49, label %33, label %50, !llvm.loop !12

50:                                               ; preds = %33
  %51 = add nuw i32 %47, 2
  br label %52

52:                                               ; preds = %50, %69
  %53 = phi i1 [ true, %50 ], [ false, %69 ]
  %54 = phi i32 [ %47, %50 ], [ %71, %69 ]
  %55 = phi x86_fp80 [ %45, %50 ], [ %70, %69 ]
  %56 = fsub x86_fp80 %24, %55
  %57 = fcmp oge x86_fp80 %55, %56
  %58 = fcmp ogt x86_fp80 %55, %56
  %59 = select i1 %53, i1 %58, i1 %57
  br i1 %59, label %69, label %60

60:                                               ; preds = %69, %52
  %61 = phi x86_fp80 [ %70, %69 ], [ %55, %52 ]
  %62 = phi i32 [ %51, %69 ], [ %54, %52 ]
  %63 = sub nsw i32 0, %62
  %64 = select i1 %11, i32 %62, i32 %63
  store i32 %64, i32* %2, align 4, !tbaa !5
  %65 = fcmp oeq x86_fp80 %61, 0xK00000000000000000000
  %66 = select i1 %65, x86_fp80 0xK00000000000000000000, x86_fp80 %61
  %67 = fneg x86_fp80 %66
  %68 = select i1 %5, x86_fp80 %67, x86_fp80 %66
  br label %72

69:                                               ; preds = %52
  %70 = fsub x86_fp80 %55, %24
  %71 = add nuw nsw i32 %54, 1
  br i1 %53, label %52, label %60, !llvm.loop !13

72:                                               ; preds = %60, %18
  %73 = phi x86_fp80 [ %20, %18 ], [ %68, %60 ]
  ret x86_fp80 %73
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #3

; Function Attrs: optsize
declare dso_local x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #3

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @remainderl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9
  %5 = fcmp ord x86_fp80 %0, %1
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = fcmp oeq x86_fp80 %1, 0xK00000000000000000000
  %8 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #8
  %9 = fcmp ueq x86_fp80 %8, 0xK7FFF8000000000000000
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = tail call i32* @__errno_location() #7
  store i32 33, i32* %12, align 4, !tbaa !5
  br label %13

13:                                               ; preds = %6, %11, %2
  %14 = call x86_fp80 @remquol(x86_fp80 noundef %0, x86_fp80 noundef %1, i32* noundef nonnull %3) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9
  ret x86_fp80 %14
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @dreml(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = tail call x86_fp80 @remainderl(x86_fp80 noundef %0, x86_fp80 noundef %1) #6
  ret x86_fp80 %3
}

; Function Attrs: nounwind optsize
define dso_local float @dremf(float noundef %0, float noundef %1) local_unnamed_addr #2 {
  %3 = tail call float @remainderf(float noundef %0, float noundef %1) #7
  ret float %3
}

; Function Attrs: optsize
declare dso_local float @remainderf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local float @logbf(float noundef %0) local_unnamed_addr #2 {
  %2 = fpext float %0 to double
  %3 = tail call double @logb(double noundef %2) #7
  %4 = fptrunc double %3 to float
  ret float %4
}

; Function Attrs: optsize
declare dso_local double @logb(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @ilogbf(float noundef %0) local_unnamed_addr #2 {
  %2 = fpext float %0 to double
  %3 = tail call i32 @ilogb(double noundef %2) #7
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @ilogb(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i64 @llogb(double noundef %0) local_unnamed_addr #2 {
  %2 = tail call i32 @ilogb(double noundef %0) #7
  %3 = icmp eq i32 %2, -2147483648
  %4 = icmp eq i32 %2, 2147483647
  %5 = sext i32 %2 to i64
  %6 = select i1 %4, i64 9223372036854775807, i64 %5
  %7 = select i1 %3, i64 -9223372036854775808, i64 %6
  ret i64 %7
}

; Function Attrs: nounwind optsize
define dso_local i64 @llogbf(float noundef %0) local_unnamed_addr #2 {
  %2 = fpext float %0 to double
  %3 = tail call i32 @ilogb(double noundef %2) #7
  %4 = icmp eq i32 %3, -2147483648
  %5 = icmp eq i32 %3, 2147483647
  %6 = sext i32 %3 to i64
  %7 = select i1 %5, i64 9223372036854775807, i64 %6
  %8 = select i1 %4, i64 -9223372036854775808, i64 %7
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local i64 @llogbl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = tail call i32 @ilogbl(x86_fp80 noundef %0) #7
  %3 = icmp eq i32 %2, -2147483648
  %4 = icmp eq i32 %2, 2147483647
  %5 = sext i32 %2 to i64
  %6 = select i1 %4, i64 9223372036854775807, i64 %5
  %7 = select i1 %3, i64 -9223372036854775808, i64 %6
  ret i64 %7
}

; Function Attrs: optsize
declare dso_local i32 @ilogbl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local double @scalb(double noundef %0, double noundef %1) local_unnamed_addr #2 {
  %3 = fcmp uno double %0, %1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = fmul double %0, %1
  br label %31

6:                                                ; preds = %2
  %7 = tail call double @llvm.fabs.f64(double %1) #10
  %8 = fcmp ueq double %7, 0x7FF0000000000000
  br i1 %8, label %9, label %18

9:                                                ; preds = %6
  %10 = fcmp ogt double %1, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = fmul double %0, %1
  br label %31

13:                                               ; preds = %9
  %14 = fcmp oeq double %0, 0.000000e+00
  br i1 %14, label %31, label %15

15:                                               ; preds = %13
  %16 = fneg double %1
  %17 = fdiv double %0, %16
  br label %31

18:                                               ; preds = %6
  %19 = tail call double @rint(double noundef %1) #7
  %20 = fcmp une double %19, %1
  br i1 %20, label %21, label %24

21:                                               ; preds = %18
  %22 = fsub double %1, %1
  %23 = fdiv double %22, %22
  br label %31

24:                                               ; preds = %18
  %25 = fcmp ogt double %1, 6.500000e+04
  %26 = fcmp ole double %1, -6.500000e+04
  %27 = select i1 %26, double -6.500000e+04, double %1
  %28 = fptosi double %27 to i32
  %29 = select i1 %25, i32 65000, i32 %28
  %30 = tail call double @ldexp(double noundef %0, i32 noundef %29) #7
  br label %31

31:                                               ; preds = %4, %11, %13, %15, %21, %24
  %32 = phi double [ %5, %4 ], [ %23, %21 ], [ %30, %24 ], [ %12, %11 ], [ %17, %15 ], [ %0, %13 ]
  %33 = fcmp uno double %32, 0.000000e+00
  %34 = fcmp ord double %1, %0
  %35 = and i1 %34, %33
  br i1 %35, label %36, label %38

36:                                               ; preds = %31
  %37 = tail call i32* @__errno_location() #7
  store i32 33, i32* %37, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %36, %31
  ret double %32
}

; Function Attrs: nounwind optsize
define dso_local float @scalbf(float noundef %0, float noundef %1) local_unnamed_addr #2 {
  %3 = fcmp uno float %0, %1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = fmul float %0, %1
  br label %31

6:                                                ; preds = %2
  %7 = tail call float @llvm.fabs.f32(float %1) #10
  %8 = fcmp ueq float %7, 0x7FF0000000000000
  br i1 %8, label %9, label %18

9:                                                ; preds = %6
  %10 = fcmp ogt float %1, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = fmul float %0, %1
  br label %31

13:                                               ; preds = %9
  %14 = fcmp oeq float %0, 0.000000e+00
  br i1 %14, label %31, label %15

15:                                               ; preds = %13
  %16 = fneg float %1
  %17 = fdiv float %0, %16
  br label %31

18:                                               ; preds = %6
  %19 = tail call float @rintf(float noundef %1) #7
  %20 = fcmp une float %19, %1
  br i1 %20, label %21, label %24

21:                                               ; preds = %18
  %22 = fsub float %1, %1
  %23 = fdiv float %22, %22
  br label %31

24:                                               ; preds = %18
  %25 = fcmp ogt float %1, 6.500000e+04
  %26 = fcmp ole float %1, -6.500000e+04
  %27 = select i1 %26, float -6.500000e+04, float %1
  %28 = fptosi float %27 to i32
  %29 = select i1 %25, i32 65000, i32 %28
  %30 = tail call float @ldexpf(float noundef %0, i32 noundef %29) #7
  br label %31

31:                                               ; preds = %4, %11, %13, %15, %21, %24
  %32 = phi float [ %5, %4 ], [ %23, %21 ], [ %30, %24 ], [ %12, %11 ], [ %17, %15 ], [ %0, %13 ]
  %33 = fcmp uno float %32, 0.000000e+00
  %34 = fcmp ord float %1, %0
  %35 = and i1 %34, %33
  br i1 %35, label %36, label %38

36:                                               ; preds = %31
  %37 = tail call i32* @__errno_location() #7
  store i32 33, i32* %37, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %36, %31
  ret float %32
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @scalbl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = fcmp uno x86_fp80 %0, %1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = fmul x86_fp80 %0, %1
  br label %31

6:                                                ; preds = %2
  %7 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %1) #10
  %8 = fcmp ueq x86_fp80 %7, 0xK7FFF8000000000000000
  br i1 %8, label %9, label %18

9:                                                ; preds = %6
  %10 = fcmp ogt x86_fp80 %1, 0xK00000000000000000000
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = fmul x86_fp80 %0, %1
  br label %31

13:                                               ; preds = %9
  %14 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %14, label %31, label %15

15:                                               ; preds = %13
  %16 = fneg x86_fp80 %1
  %17 = fdiv x86_fp80 %0, %16
  br label %31

18:                                               ; preds = %6
  %19 = tail call x86_fp80 @rintl(x86_fp80 noundef %1) #7
  %20 = fcmp une x86_fp80 %19, %1
  br i1 %20, label %21, label %24

21:                                               ; preds = %18
  %22 = fsub x86_fp80 %1, %1
  %23 = fdiv x86_fp80 %22, %22
  br label %31

24:                                               ; preds = %18
  %25 = fcmp ogt x86_fp80 %1, 0xK400EFDE8000000000000
  %26 = fcmp ole x86_fp80 %1, 0xKC00EFDE8000000000000
  %27 = select i1 %26, x86_fp80 0xKC00EFDE8000000000000, x86_fp80 %1
  %28 = fptosi x86_fp80 %27 to i32
  %29 = select i1 %25, i32 65000, i32 %28
  %30 = tail call x86_fp80 @ldexpl(x86_fp80 noundef %0, i32 noundef %29) #7
  br label %31

31:                                               ; preds = %4, %11, %13, %15, %21, %24
  %32 = phi x86_fp80 [ %5, %4 ], [ %23, %21 ], [ %30, %24 ], [ %12, %11 ], [ %17, %15 ], [ %0, %13 ]
  %33 = fcmp uno x86_fp80 %32, 0xK00000000000000000000
  %34 = fcmp ord x86_fp80 %1, %0
  %35 = and i1 %34, %33
  br i1 %35, label %36, label %38

36:                                               ; preds = %31
  %37 = tail call i32* @__errno_location() #7
  store i32 33, i32* %37, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %36, %31
  ret x86_fp80 %32
}

; Function Attrs: nounwind optsize
define dso_local double @significand(double noundef %0) local_unnamed_addr #2 {
  %2 = fcmp oeq double %0, 0.000000e+00
  %3 = tail call double @llvm.fabs.f64(double %0) #8
  %4 = fcmp ueq double %3, 0x7FF0000000000000
  %5 = select i1 %2, i1 true, i1 %4
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = tail call i32 @ilogb(double noundef %0) #7
  %8 = sub nsw i32 0, %7
  %9 = tail call double @ldexp(double noundef %0, i32 noundef %8) #7
  br label %10

10:                                               ; preds = %1, %6
  %11 = phi double [ %9, %6 ], [ %0, %1 ]
  ret double %11
}

; Function Attrs: optsize
declare dso_local double @ldexp(double noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local float @significandf(float noundef %0) local_unnamed_addr #2 {
  %2 = fcmp oeq float %0, 0.000000e+00
  %3 = tail call float @llvm.fabs.f32(float %0) #8
  %4 = fcmp ueq float %3, 0x7FF0000000000000
  %5 = select i1 %2, i1 true, i1 %4
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = fpext float %0 to double
  %8 = tail call i32 @ilogb(double noundef %7) #7
  %9 = sub nsw i32 0, %8
  %10 = tail call float @ldexpf(float noundef %0, i32 noundef %9) #7
  br label %11

11:                                               ; preds = %1, %6
  %12 = phi float [ %10, %6 ], [ %0, %1 ]
  ret float %12
}

; Function Attrs: optsize
declare dso_local float @ldexpf(float noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @significandl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  %3 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #8
  %4 = fcmp ueq x86_fp80 %3, 0xK7FFF8000000000000000
  %5 = select i1 %2, i1 true, i1 %4
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = tail call i32 @ilogbl(x86_fp80 noundef %0) #7
  %8 = sub nsw i32 0, %7
  %9 = tail call x86_fp80 @ldexpl(x86_fp80 noundef %0, i32 noundef %8) #7
  br label %10

10:                                               ; preds = %1, %6
  %11 = phi x86_fp80 [ %9, %6 ], [ %0, %1 ]
  ret x86_fp80 %11
}

; Function Attrs: optsize
declare dso_local x86_fp80 @ldexpl(x86_fp80 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local double @lgamma_r(double noundef %0, i32* noundef %1) local_unnamed_addr #2 {
  %3 = tail call double @__sv_lgamma(double noundef %0, i32* noundef %1) #7
  ret double %3
}

; Function Attrs: optsize
declare dso_local double @__sv_lgamma(double noundef, i32* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local float @lgammaf_r(float noundef %0, i32* noundef %1) local_unnamed_addr #2 {
  %3 = tail call float @__sv_lgammaf(float noundef %0, i32* noundef %1) #7
  ret float %3
}

; Function Attrs: optsize
declare dso_local float @__sv_lgammaf(float noundef, i32* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @lgammal_r(x86_fp80 noundef %0, i32* noundef %1) local_unnamed_addr #2 {
  %3 = fptrunc x86_fp80 %0 to double
  %4 = tail call double @__sv_lgamma(double noundef %3, i32* noundef %1) #7
  %5 = fpext double %4 to x86_fp80
  ret x86_fp80 %5
}

; Function Attrs: nounwind optsize
define dso_local double @lgamma(double noundef %0) local_unnamed_addr #2 {
  %2 = tail call double @__sv_lgamma(double noundef %0, i32* noundef nonnull @signgam) #7
  ret double %2
}

; Function Attrs: nounwind optsize
define dso_local float @lgammaf(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call float @__sv_lgammaf(float noundef %0, i32* noundef nonnull @signgam) #7
  ret float %2
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @lgammal(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @__sv_lgamma(double noundef %2, i32* noundef nonnull @signgam) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: nounwind optsize
define dso_local double @gamma(double noundef %0) local_unnamed_addr #2 {
  %2 = tail call double @__sv_lgamma(double noundef %0, i32* noundef nonnull @signgam) #7
  ret double %2
}

; Function Attrs: nounwind optsize
define dso_local float @gammaf(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call float @__sv_lgammaf(float noundef %0, i32* noundef nonnull @signgam) #7
  ret float %2
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @gammal(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @__sv_lgamma(double noundef %2, i32* noundef nonnull @signgam) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: nounwind optsize
define dso_local double @roundeven(double noundef %0) local_unnamed_addr #2 {
  %2 = tail call double @rint(double noundef %0) #7
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @rint(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local float @roundevenf(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call float @rintf(float noundef %0) #7
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @rintf(float noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @roundevenl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = tail call x86_fp80 @rintl(x86_fp80 noundef %0) #7
  ret x86_fp80 %2
}

; Function Attrs: optsize
declare dso_local x86_fp80 @rintl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local float @pow10f(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call float @exp10f(float noundef %0) #7
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @exp10f(float noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @exp10l(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @exp10(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @exp10(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @j0l(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @j0(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @j0(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @j1l(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @j1(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @j1(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @y0l(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @y0(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @y0(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @y1l(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @y1(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @y1(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @jnl(i32 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = fptrunc x86_fp80 %1 to double
  %4 = tail call double @jn(i32 noundef %0, double noundef %3) #7
  %5 = fpext double %4 to x86_fp80
  ret x86_fp80 %5
}

; Function Attrs: optsize
declare dso_local double @jn(i32 noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @ynl(i32 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = fptrunc x86_fp80 %1 to double
  %4 = tail call double @yn(i32 noundef %0, double noundef %3) #7
  %5 = fpext double %4 to x86_fp80
  ret x86_fp80 %5
}

; Function Attrs: optsize
declare dso_local double @yn(i32 noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local void @sincosl(x86_fp80 noundef %0, x86_fp80* nocapture noundef writeonly %1, x86_fp80* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = fptrunc x86_fp80 %0 to double
  %5 = tail call double @sin(double noundef %4) #7
  %6 = fpext double %5 to x86_fp80
  store x86_fp80 %6, x86_fp80* %1, align 16, !tbaa !14
  %7 = tail call double @cos(double noundef %4) #7
  %8 = fpext double %7 to x86_fp80
  store x86_fp80 %8, x86_fp80* %2, align 16, !tbaa !14
  ret void
}

; Function Attrs: optsize
declare dso_local double @sin(double noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local double @cos(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i32 @finitel(x86_fp80 noundef %0) local_unnamed_addr #5 {
  %2 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #8
  %3 = fcmp one x86_fp80 %2, 0xK7FFF8000000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i32 @isinfl(x86_fp80 noundef %0) local_unnamed_addr #5 {
  %2 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #8
  %3 = fcmp oeq x86_fp80 %2, 0xK7FFF8000000000000000
  %4 = bitcast x86_fp80 %0 to i80
  %5 = icmp slt i80 %4, 0
  %6 = select i1 %5, i32 -1, i32 1
  %7 = select i1 %3, i32 %6, i32 0
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @isnanl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__iseqsig(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp oeq double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__iseqsigf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp oeq float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__iseqsigl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp oeq x86_fp80 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__issignaling(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = bitcast double %0 to i64
  %4 = lshr i64 %3, 51
  %5 = trunc i64 %4 to i32
  %6 = and i32 %5, 1
  %7 = xor i32 %6, 1
  %8 = select i1 %2, i32 %7, i32 0
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__issignalingf(float noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = bitcast float %0 to i32
  %4 = lshr i32 %3, 22
  %5 = and i32 %4, 1
  %6 = xor i32 %5, 1
  %7 = select i1 %2, i32 %6, i32 0
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__issignalingl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %3 = bitcast x86_fp80 %0 to i80
  %4 = lshr i80 %3, 62
  %5 = trunc i80 %4 to i32
  %6 = and i32 %5, 1
  %7 = xor i32 %6, 1
  %8 = select i1 %2, i32 %7, i32 0
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @fmaximum(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ogt double %0, %1
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp ogt double %1, %0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = fcmp une double %0, %1
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = fadd double %0, %1
  br label %14

10:                                               ; preds = %6
  %11 = bitcast double %0 to i64
  %12 = icmp slt i64 %11, 0
  %13 = select i1 %12, double %1, double %0
  br label %14

14:                                               ; preds = %4, %2, %10, %8
  %15 = phi double [ %9, %8 ], [ %13, %10 ], [ %0, %2 ], [ %1, %4 ]
  ret double %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @fmaximum_num(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ord double %1, 0.000000e+00
  %4 = fcmp ord double %0, %1
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = fcmp ogt double %0, %1
  br i1 %6, label %22, label %7

7:                                                ; preds = %5
  %8 = fcmp ogt double %1, %0
  br i1 %8, label %22, label %9

9:                                                ; preds = %7
  %10 = fcmp une double %0, %1
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = fadd double %0, %1
  br label %22

13:                                               ; preds = %9
  %14 = bitcast double %0 to i64
  %15 = icmp slt i64 %14, 0
  %16 = select i1 %15, double %1, double %0
  br label %22

17:                                               ; preds = %2
  %18 = fcmp ord double %0, 0.000000e+00
  br i1 %18, label %22, label %19

19:                                               ; preds = %17
  %20 = select i1 %3, double -0.000000e+00, double %0
  %21 = fadd double %20, %1
  br label %22

22:                                               ; preds = %13, %11, %7, %5, %17, %19
  %23 = phi double [ %21, %19 ], [ %0, %17 ], [ %12, %11 ], [ %16, %13 ], [ %0, %5 ], [ %1, %7 ]
  ret double %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local float @fmaximumf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ogt float %0, %1
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp ogt float %1, %0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = fcmp une float %0, %1
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = fadd float %0, %1
  br label %14

10:                                               ; preds = %6
  %11 = bitcast float %0 to i32
  %12 = icmp slt i32 %11, 0
  %13 = select i1 %12, float %1, float %0
  br label %14

14:                                               ; preds = %4, %2, %10, %8
  %15 = phi float [ %9, %8 ], [ %13, %10 ], [ %0, %2 ], [ %1, %4 ]
  ret float %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local float @fmaximum_numf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ord float %1, 0.000000e+00
  %4 = fcmp ord float %0, %1
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = fcmp ogt float %0, %1
  br i1 %6, label %22, label %7

7:                                                ; preds = %5
  %8 = fcmp ogt float %1, %0
  br i1 %8, label %22, label %9

9:                                                ; preds = %7
  %10 = fcmp une float %0, %1
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = fadd float %0, %1
  br label %22

13:                                               ; preds = %9
  %14 = bitcast float %0 to i32
  %15 = icmp slt i32 %14, 0
  %16 = select i1 %15, float %1, float %0
  br label %22

17:                                               ; preds = %2
  %18 = fcmp ord float %0, 0.000000e+00
  br i1 %18, label %22, label %19

19:                                               ; preds = %17
  %20 = select i1 %3, float -0.000000e+00, float %0
  %21 = fadd float %20, %1
  br label %22

22:                                               ; preds = %13, %11, %7, %5, %17, %19
  %23 = phi float [ %21, %19 ], [ %0, %17 ], [ %12, %11 ], [ %16, %13 ], [ %0, %5 ], [ %1, %7 ]
  ret float %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @fmaximuml(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ogt x86_fp80 %0, %1
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp ogt x86_fp80 %1, %0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = fcmp une x86_fp80 %0, %1
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = fadd x86_fp80 %0, %1
  br label %14

10:                                               ; preds = %6
  %11 = bitcast x86_fp80 %0 to i80
  %12 = icmp slt i80 %11, 0
  %13 = select i1 %12, x86_fp80 %1, x86_fp80 %0
  br label %14

14:                                               ; preds = %4, %2, %10, %8
  %15 = phi x86_fp80 [ %9, %8 ], [ %13, %10 ], [ %0, %2 ], [ %1, %4 ]
  ret x86_fp80 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @fmaximum_numl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ord x86_fp80 %1, 0xK00000000000000000000
  %4 = fcmp ord x86_fp80 %0, %1
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = fcmp ogt x86_fp80 %0, %1
  br i1 %6, label %22, label %7

7:                                                ; preds = %5
  %8 = fcmp ogt x86_fp80 %1, %0
  br i1 %8, label %22, label %9

9:                                                ; preds = %7
  %10 = fcmp une x86_fp80 %0, %1
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = fadd x86_fp80 %0, %1
  br label %22

13:                                               ; preds = %9
  %14 = bitcast x86_fp80 %0 to i80
  %15 = icmp slt i80 %14, 0
  %16 = select i1 %15, x86_fp80 %1, x86_fp80 %0
  br label %22

17:                                               ; preds = %2
  %18 = fcmp ord x86_fp80 %0, 0xK00000000000000000000
  br i1 %18, label %22, label %19

19:                                               ; preds = %17
  %20 = select i1 %3, x86_fp80 0xK80000000000000000000, x86_fp80 %0
  %21 = fadd x86_fp80 %20, %1
  br label %22

22:                                               ; preds = %13, %11, %7, %5, %17, %19
  %23 = phi x86_fp80 [ %21, %19 ], [ %0, %17 ], [ %12, %11 ], [ %16, %13 ], [ %0, %5 ], [ %1, %7 ]
  ret x86_fp80 %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @fminimum(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt double %0, %1
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp olt double %1, %0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = fcmp une double %0, %1
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = fadd double %0, %1
  br label %14

10:                                               ; preds = %6
  %11 = bitcast double %0 to i64
  %12 = icmp slt i64 %11, 0
  %13 = select i1 %12, double %0, double %1
  br label %14

14:                                               ; preds = %4, %2, %10, %8
  %15 = phi double [ %9, %8 ], [ %13, %10 ], [ %0, %2 ], [ %1, %4 ]
  ret double %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @fminimum_num(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ord double %1, 0.000000e+00
  %4 = fcmp ord double %0, %1
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = fcmp olt double %0, %1
  br i1 %6, label %22, label %7

7:                                                ; preds = %5
  %8 = fcmp olt double %1, %0
  br i1 %8, label %22, label %9

9:                                                ; preds = %7
  %10 = fcmp une double %0, %1
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = fadd double %0, %1
  br label %22

13:                                               ; preds = %9
  %14 = bitcast double %0 to i64
  %15 = icmp slt i64 %14, 0
  %16 = select i1 %15, double %0, double %1
  br label %22

17:                                               ; preds = %2
  %18 = fcmp ord double %0, 0.000000e+00
  br i1 %18, label %22, label %19

19:                                               ; preds = %17
  %20 = select i1 %3, double -0.000000e+00, double %0
  %21 = fadd double %20, %1
  br label %22

22:                                               ; preds = %13, %11, %7, %5, %17, %19
  %23 = phi double [ %21, %19 ], [ %0, %17 ], [ %12, %11 ], [ %16, %13 ], [ %0, %5 ], [ %1, %7 ]
  ret double %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local float @fminimumf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt float %0, %1
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp olt float %1, %0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = fcmp une float %0, %1
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = fadd float %0, %1
  br label %14

10:                                               ; preds = %6
  %11 = bitcast float %0 to i32
  %12 = icmp slt i32 %11, 0
  %13 = select i1 %12, float %0, float %1
  br label %14

14:                                               ; preds = %4, %2, %10, %8
  %15 = phi float [ %9, %8 ], [ %13, %10 ], [ %0, %2 ], [ %1, %4 ]
  ret float %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local float @fminimum_numf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ord float %1, 0.000000e+00
  %4 = fcmp ord float %0, %1
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = fcmp olt float %0, %1
  br i1 %6, label %22, label %7

7:                                                ; preds = %5
  %8 = fcmp olt float %1, %0
  br i1 %8, label %22, label %9

9:                                                ; preds = %7
  %10 = fcmp une float %0, %1
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = fadd float %0, %1
  br label %22

13:                                               ; preds = %9
  %14 = bitcast float %0 to i32
  %15 = icmp slt i32 %14, 0
  %16 = select i1 %15, float %0, float %1
  br label %22

17:                                               ; preds = %2
  %18 = fcmp ord float %0, 0.000000e+00
  br i1 %18, label %22, label %19

19:                                               ; preds = %17
  %20 = select i1 %3, float -0.000000e+00, float %0
  %21 = fadd float %20, %1
  br label %22

22:                                               ; preds = %13, %11, %7, %5, %17, %19
  %23 = phi float [ %21, %19 ], [ %0, %17 ], [ %12, %11 ], [ %16, %13 ], [ %0, %5 ], [ %1, %7 ]
  ret float %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @fminimuml(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt x86_fp80 %0, %1
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp olt x86_fp80 %1, %0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = fcmp une x86_fp80 %0, %1
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = fadd x86_fp80 %0, %1
  br label %14

10:                                               ; preds = %6
  %11 = bitcast x86_fp80 %0 to i80
  %12 = icmp slt i80 %11, 0
  %13 = select i1 %12, x86_fp80 %0, x86_fp80 %1
  br label %14

14:                                               ; preds = %4, %2, %10, %8
  %15 = phi x86_fp80 [ %9, %8 ], [ %13, %10 ], [ %0, %2 ], [ %1, %4 ]
  ret x86_fp80 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @fminimum_numl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ord x86_fp80 %1, 0xK00000000000000000000
  %4 = fcmp ord x86_fp80 %0, %1
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = fcmp olt x86_fp80 %0, %1
  br i1 %6, label %22, label %7

7:                                                ; preds = %5
  %8 = fcmp olt x86_fp80 %1, %0
  br i1 %8, label %22, label %9

9:                                                ; preds = %7
  %10 = fcmp une x86_fp80 %0, %1
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = fadd x86_fp80 %0, %1
  br label %22

13:                                               ; preds = %9
  %14 = bitcast x86_fp80 %0 to i80
  %15 = icmp slt i80 %14, 0
  %16 = select i1 %15, x86_fp80 %0, x86_fp80 %1
  br label %22

17:                                               ; preds = %2
  %18 = fcmp ord x86_fp80 %0, 0xK00000000000000000000
  br i1 %18, label %22, label %19

19:                                               ; preds = %17
  %20 = select i1 %3, x86_fp80 0xK80000000000000000000, x86_fp80 %0
  %21 = fadd x86_fp80 %20, %1
  br label %22

22:                                               ; preds = %13, %11, %7, %5, %17, %19
  %23 = phi x86_fp80 [ %21, %19 ], [ %0, %17 ], [ %12, %11 ], [ %16, %13 ], [ %0, %5 ], [ %1, %7 ]
  ret x86_fp80 %23
}

; Function Attrs: nounwind optsize
define dso_local double @fmaximum_mag(double noundef %0, double noundef %1) local_unnamed_addr #2 {
  %3 = tail call double @fabs(double noundef %0) #7
  %4 = tail call double @fabs(double noundef %1) #7
  %5 = fcmp ogt double %3, %4
  br i1 %5, label %22, label %6

6:                                                ; preds = %2
  %7 = tail call double @fabs(double noundef %1) #7
  %8 = tail call double @fabs(double noundef %0) #7
  %9 = fcmp ogt double %7, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %6
  %11 = fcmp ogt double %0, %1
  br i1 %11, label %22, label %12

12:                                               ; preds = %10
  %13 = fcmp ogt double %1, %0
  br i1 %13, label %22, label %14

14:                                               ; preds = %12
  %15 = fcmp une double %0, %1
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = fadd double %0, %1
  br label %22

18:                                               ; preds = %14
  %19 = bitcast double %0 to i64
  %20 = icmp slt i64 %19, 0
  %21 = select i1 %20, double %1, double %0
  br label %22

22:                                               ; preds = %18, %16, %12, %10, %6, %2
  %23 = phi double [ %0, %2 ], [ %1, %6 ], [ %17, %16 ], [ %21, %18 ], [ %0, %10 ], [ %1, %12 ]
  ret double %23
}

; Function Attrs: optsize
declare dso_local double @fabs(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local double @fminimum_mag(double noundef %0, double noundef %1) local_unnamed_addr #2 {
  %3 = tail call double @fabs(double noundef %0) #7
  %4 = tail call double @fabs(double noundef %1) #7
  %5 = fcmp olt double %3, %4
  br i1 %5, label %22, label %6

6:                                                ; preds = %2
  %7 = tail call double @fabs(double noundef %1) #7
  %8 = tail call double @fabs(double noundef %0) #7
  %9 = fcmp olt double %7, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %6
  %11 = fcmp olt double %0, %1
  br i1 %11, label %22, label %12

12:                                               ; preds = %10
  %13 = fcmp olt double %1, %0
  br i1 %13, label %22, label %14

14:                                               ; preds = %12
  %15 = fcmp une double %0, %1
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = fadd double %0, %1
  br label %22

18:                                               ; preds = %14
  %19 = bitcast double %0 to i64
  %20 = icmp slt i64 %19, 0
  %21 = select i1 %20, double %0, double %1
  br label %22

22:                                               ; preds = %18, %16, %12, %10, %6, %2
  %23 = phi double [ %0, %2 ], [ %1, %6 ], [ %17, %16 ], [ %21, %18 ], [ %0, %10 ], [ %1, %12 ]
  ret double %23
}

; Function Attrs: nounwind optsize
define dso_local double @fmaxmag(double noundef %0, double noundef %1) local_unnamed_addr #2 {
  %3 = tail call double @fabs(double noundef %0) #7
  %4 = tail call double @fabs(double noundef %1) #7
  %5 = fcmp ogt double %3, %4
  br i1 %5, label %41, label %6

6:                                                ; preds = %2
  %7 = tail call double @fabs(double noundef %1) #7
  %8 = tail call double @fabs(double noundef %0) #7
  %9 = fcmp ogt double %7, %8
  br i1 %9, label %41, label %10

10:                                               ; preds = %6
  %11 = fcmp ord double %0, 0.000000e+00
  %12 = bitcast double %0 to i64
  %13 = and i64 %12, 2251799813685248
  %14 = icmp ne i64 %13, 0
  %15 = or i1 %11, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %10
  %17 = fcmp ord double %1, 0.000000e+00
  %18 = bitcast double %1 to i64
  %19 = and i64 %18, 2251799813685248
  %20 = icmp ne i64 %19, 0
  %21 = or i1 %17, %20
  br i1 %21, label %24, label %22

22:                                               ; preds = %10, %16
  %23 = fadd double %0, %1
  br label %41

24:                                               ; preds = %16
  %25 = fcmp ord double %0, %1
  br i1 %25, label %26, label %37

26:                                               ; preds = %24
  %27 = fcmp ogt double %0, %1
  br i1 %27, label %41, label %28

28:                                               ; preds = %26
  %29 = fcmp ogt double %1, %0
  br i1 %29, label %41, label %30

30:                                               ; preds = %28
  %31 = fcmp une double %0, %1
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = fadd double %0, %1
  br label %41

34:                                               ; preds = %30
  %35 = icmp slt i64 %12, 0
  %36 = select i1 %35, double %1, double %0
  br label %41

37:                                               ; preds = %24
  br i1 %11, label %41, label %38

38:                                               ; preds = %37
  %39 = select i1 %17, double -0.000000e+00, double %0
  %40 = fadd double %39, %1
  br label %41

41:                                               ; preds = %38, %37, %34, %32, %28, %26, %6, %2, %22
  %42 = phi double [ %23, %22 ], [ %0, %2 ], [ %1, %6 ], [ %40, %38 ], [ %0, %37 ], [ %33, %32 ], [ %36, %34 ], [ %0, %26 ], [ %1, %28 ]
  ret double %42
}

; Function Attrs: nounwind optsize
define dso_local double @fminmag(double noundef %0, double noundef %1) local_unnamed_addr #2 {
  %3 = tail call double @fabs(double noundef %0) #7
  %4 = tail call double @fabs(double noundef %1) #7
  %5 = fcmp olt double %3, %4
  br i1 %5, label %41, label %6

6:                                                ; preds = %2
  %7 = tail call double @fabs(double noundef %1) #7
  %8 = tail call double @fabs(double noundef %0) #7
  %9 = fcmp olt double %7, %8
  br i1 %9, label %41, label %10

10:                                               ; preds = %6
  %11 = fcmp ord double %0, 0.000000e+00
  %12 = bitcast double %0 to i64
  %13 = and i64 %12, 2251799813685248
  %14 = icmp ne i64 %13, 0
  %15 = or i1 %11, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %10
  %17 = fcmp ord double %1, 0.000000e+00
  %18 = bitcast double %1 to i64
  %19 = and i64 %18, 2251799813685248
  %20 = icmp ne i64 %19, 0
  %21 = or i1 %17, %20
  br i1 %21, label %24, label %22

22:                                               ; preds = %10, %16
  %23 = fadd double %0, %1
  br label %41

24:                                               ; preds = %16
  %25 = fcmp ord double %0, %1
  br i1 %25, label %26, label %37

26:                                               ; preds = %24
  %27 = fcmp olt double %0, %1
  br i1 %27, label %41, label %28

28:                                               ; preds = %26
  %29 = fcmp olt double %1, %0
  br i1 %29, label %41, label %30

30:                                               ; preds = %28
  %31 = fcmp une double %0, %1
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = fadd double %0, %1
  br label %41

34:                                               ; preds = %30
  %35 = icmp slt i64 %12, 0
  %36 = select i1 %35, double %0, double %1
  br label %41

37:                                               ; preds = %24
  br i1 %11, label %41, label %38

38:                                               ; preds = %37
  %39 = select i1 %17, double -0.000000e+00, double %0
  %40 = fadd double %39, %1
  br label %41

41:                                               ; preds = %38, %37, %34, %32, %28, %26, %6, %2, %22
  %42 = phi double [ %23, %22 ], [ %0, %2 ], [ %1, %6 ], [ %40, %38 ], [ %0, %37 ], [ %33, %32 ], [ %36, %34 ], [ %0, %26 ], [ %1, %28 ]
  ret double %42
}

; Function Attrs: nounwind optsize
define dso_local float @fmaximum_magf(float noundef %0, float noundef %1) local_unnamed_addr #2 {
  %3 = fpext float %0 to double
  %4 = tail call double @fabs(double noundef %3) #7
  %5 = fpext float %1 to double
  %6 = tail call double @fabs(double noundef %5) #7
  %7 = fcmp ogt double %4, %6
  br i1 %7, label %24, label %8

8:                                                ; preds = %2
  %9 = tail call double @fabs(double noundef %5) #7
  %10 = tail call double @fabs(double noundef %3) #7
  %11 = fcmp ogt double %9, %10
  br i1 %11, label %24, label %12

12:                                               ; preds = %8
  %13 = fcmp ogt float %0, %1
  br i1 %13, label %24, label %14

14:                                               ; preds = %12
  %15 = fcmp ogt float %1, %0
  br i1 %15, label %24, label %16

16:                                               ; preds = %14
  %17 = fcmp une float %0, %1
  br i1 %17, label %18, label %20

18:                                               ; preds = %16
  %19 = fadd float %0, %1
  br label %24

20:                                               ; preds = %16
  %21 = bitcast float %0 to i32
  %22 = icmp slt i32 %21, 0
  %23 = select i1 %22, float %1, float %0
  br label %24

24:                                               ; preds = %20, %18, %14, %12, %8, %2
  %25 = phi float [ %0, %2 ], [ %1, %8 ], [ %19, %18 ], [ %23, %20 ], [ %0, %12 ], [ %1, %14 ]
  ret float %25
}

; Function Attrs: nounwind optsize
define dso_local float @fminimum_magf(float noundef %0, float noundef %1) local_unnamed_addr #2 {
  %3 = fpext float %0 to double
  %4 = tail call double @fabs(double noundef %3) #7
  %5 = fpext float %1 to double
  %6 = tail call double @fabs(double noundef %5) #7
  %7 = fcmp olt double %4, %6
  br i1 %7, label %24, label %8

8:                                                ; preds = %2
  %9 = tail call double @fabs(double noundef %5) #7
  %10 = tail call double @fabs(double noundef %3) #7
  %11 = fcmp olt double %9, %10
  br i1 %11, label %24, label %12

12:                                               ; preds = %8
  %13 = fcmp olt float %0, %1
  br i1 %13, label %24, label %14

14:                                               ; preds = %12
  %15 = fcmp olt float %1, %0
  br i1 %15, label %24, label %16

16:                                               ; preds = %14
  %17 = fcmp une float %0, %1
  br i1 %17, label %18, label %20

18:                                               ; preds = %16
  %19 = fadd float %0, %1
  br label %24

20:                                               ; preds = %16
  %21 = bitcast float %0 to i32
  %22 = icmp slt i32 %21, 0
  %23 = select i1 %22, float %0, float %1
  br label %24

24:                                               ; preds = %20, %18, %14, %12, %8, %2
  %25 = phi float [ %0, %2 ], [ %1, %8 ], [ %19, %18 ], [ %23, %20 ], [ %0, %12 ], [ %1, %14 ]
  ret float %25
}

; Function Attrs: nounwind optsize
define dso_local float @fmaxmagf(float noundef %0, float noundef %1) local_unnamed_addr #2 {
  %3 = fpext float %0 to double
  %4 = tail call double @fabs(double noundef %3) #7
  %5 = fpext float %1 to double
  %6 = tail call double @fabs(double noundef %5) #7
  %7 = fcmp ogt double %4, %6
  br i1 %7, label %43, label %8

8:                                                ; preds = %2
  %9 = tail call double @fabs(double noundef %5) #7
  %10 = tail call double @fabs(double noundef %3) #7
  %11 = fcmp ogt double %9, %10
  br i1 %11, label %43, label %12

12:                                               ; preds = %8
  %13 = fcmp ord float %0, 0.000000e+00
  %14 = bitcast float %0 to i32
  %15 = and i32 %14, 4194304
  %16 = icmp ne i32 %15, 0
  %17 = or i1 %13, %16
  br i1 %17, label %18, label %24

18:                                               ; preds = %12
  %19 = fcmp ord float %1, 0.000000e+00
  %20 = bitcast float %1 to i32
  %21 = and i32 %20, 4194304
  %22 = icmp ne i32 %21, 0
  %23 = or i1 %19, %22
  br i1 %23, label %26, label %24

24:                                               ; preds = %12, %18
  %25 = fadd float %0, %1
  br label %43

26:                                               ; preds = %18
  %27 = fcmp ord float %0, %1
  br i1 %27, label %28, label %39

28:                                               ; preds = %26
  %29 = fcmp ogt float %0, %1
  br i1 %29, label %43, label %30

30:                                               ; preds = %28
  %31 = fcmp ogt float %1, %0
  br i1 %31, label %43, label %32

32:                                               ; preds = %30
  %33 = fcmp une float %0, %1
  br i1 %33, label %34, label %36

34:                                               ; preds = %32
  %35 = fadd float %0, %1
  br label %43

36:                                               ; preds = %32
  %37 = icmp slt i32 %14, 0
  %38 = select i1 %37, float %1, float %0
  br label %43

39:                                               ; preds = %26
  br i1 %13, label %43, label %40

40:                                               ; preds = %39
  %41 = select i1 %19, float -0.000000e+00, float %0
  %42 = fadd float %41, %1
  br label %43

43:                                               ; preds = %40, %39, %36, %34, %30, %28, %8, %2, %24
  %44 = phi float [ %25, %24 ], [ %0, %2 ], [ %1, %8 ], [ %42, %40 ], [ %0, %39 ], [ %35, %34 ], [ %38, %36 ], [ %0, %28 ], [ %1, %30 ]
  ret float %44
}

; Function Attrs: nounwind optsize
define dso_local float @fminmagf(float noundef %0, float noundef %1) local_unnamed_addr #2 {
  %3 = fpext float %0 to double
  %4 = tail call double @fabs(double noundef %3) #7
  %5 = fpext float %1 to double
  %6 = tail call double @fabs(double noundef %5) #7
  %7 = fcmp olt double %4, %6
  br i1 %7, label %43, label %8

8:                                                ; preds = %2
  %9 = tail call double @fabs(double noundef %5) #7
  %10 = tail call double @fabs(double noundef %3) #7
  %11 = fcmp olt double %9, %10
  br i1 %11, label %43, label %12

12:                                               ; preds = %8
  %13 = fcmp ord float %0, 0.000000e+00
  %14 = bitcast float %0 to i32
  %15 = and i32 %14, 4194304
  %16 = icmp ne i32 %15, 0
  %17 = or i1 %13, %16
  br i1 %17, label %18, label %24

18:                                               ; preds = %12
  %19 = fcmp ord float %1, 0.000000e+00
  %20 = bitcast float %1 to i32
  %21 = and i32 %20, 4194304
  %22 = icmp ne i32 %21, 0
  %23 = or i1 %19, %22
  br i1 %23, label %26, label %24

24:                                               ; preds = %12, %18
  %25 = fadd float %0, %1
  br label %43

26:                                               ; preds = %18
  %27 = fcmp ord float %0, %1
  br i1 %27, label %28, label %39

28:                                               ; preds = %26
  %29 = fcmp olt float %0, %1
  br i1 %29, label %43, label %30

30:                                               ; preds = %28
  %31 = fcmp olt float %1, %0
  br i1 %31, label %43, label %32

32:                                               ; preds = %30
  %33 = fcmp une float %0, %1
  br i1 %33, label %34, label %36

34:                                               ; preds = %32
  %35 = fadd float %0, %1
  br label %43

36:                                               ; preds = %32
  %37 = icmp slt i32 %14, 0
  %38 = select i1 %37, float %0, float %1
  br label %43

39:                                               ; preds = %26
  br i1 %13, label %43, label %40

40:                                               ; preds = %39
  %41 = select i1 %19, float -0.000000e+00, float %0
  %42 = fadd float %41, %1
  br label %43

43:                                               ; preds = %40, %39, %36, %34, %30, %28, %8, %2, %24
  %44 = phi float [ %25, %24 ], [ %0, %2 ], [ %1, %8 ], [ %42, %40 ], [ %0, %39 ], [ %35, %34 ], [ %38, %36 ], [ %0, %28 ], [ %1, %30 ]
  ret float %44
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @fmaximum_magl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = tail call x86_fp80 @fabsl(x86_fp80 noundef %0) #7
  %4 = tail call x86_fp80 @fabsl(x86_fp80 noundef %1) #7
  %5 = fcmp ogt x86_fp80 %3, %4
  br i1 %5, label %22, label %6

6:                                                ; preds = %2
  %7 = tail call x86_fp80 @fabsl(x86_fp80 noundef %1) #7
  %8 = tail call x86_fp80 @fabsl(x86_fp80 noundef %0) #7
  %9 = fcmp ogt x86_fp80 %7, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %6
  %11 = fcmp ogt x86_fp80 %0, %1
  br i1 %11, label %22, label %12

12:                                               ; preds = %10
  %13 = fcmp ogt x86_fp80 %1, %0
  br i1 %13, label %22, label %14

14:                                               ; preds = %12
  %15 = fcmp une x86_fp80 %0, %1
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = fadd x86_fp80 %0, %1
  br label %22

18:                                               ; preds = %14
  %19 = bitcast x86_fp80 %0 to i80
  %20 = icmp slt i80 %19, 0
  %21 = select i1 %20, x86_fp80 %1, x86_fp80 %0
  br label %22

22:                                               ; preds = %18, %16, %12, %10, %6, %2
  %23 = phi x86_fp80 [ %0, %2 ], [ %1, %6 ], [ %17, %16 ], [ %21, %18 ], [ %0, %10 ], [ %1, %12 ]
  ret x86_fp80 %23
}

; Function Attrs: optsize
declare dso_local x86_fp80 @fabsl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @fminimum_magl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = tail call x86_fp80 @fabsl(x86_fp80 noundef %0) #7
  %4 = tail call x86_fp80 @fabsl(x86_fp80 noundef %1) #7
  %5 = fcmp olt x86_fp80 %3, %4
  br i1 %5, label %22, label %6

6:                                                ; preds = %2
  %7 = tail call x86_fp80 @fabsl(x86_fp80 noundef %1) #7
  %8 = tail call x86_fp80 @fabsl(x86_fp80 noundef %0) #7
  %9 = fcmp olt x86_fp80 %7, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %6
  %11 = fcmp olt x86_fp80 %0, %1
  br i1 %11, label %22, label %12

12:                                               ; preds = %10
  %13 = fcmp olt x86_fp80 %1, %0
  br i1 %13, label %22, label %14

14:                                               ; preds = %12
  %15 = fcmp une x86_fp80 %0, %1
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = fadd x86_fp80 %0, %1
  br label %22

18:                                               ; preds = %14
  %19 = bitcast x86_fp80 %0 to i80
  %20 = icmp slt i80 %19, 0
  %21 = select i1 %20, x86_fp80 %0, x86_fp80 %1
  br label %22

22:                                               ; preds = %18, %16, %12, %10, %6, %2
  %23 = phi x86_fp80 [ %0, %2 ], [ %1, %6 ], [ %17, %16 ], [ %21, %18 ], [ %0, %10 ], [ %1, %12 ]
  ret x86_fp80 %23
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @fmaxmagl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = tail call x86_fp80 @fabsl(x86_fp80 noundef %0) #7
  %4 = tail call x86_fp80 @fabsl(x86_fp80 noundef %1) #7
  %5 = fcmp ogt x86_fp80 %3, %4
  br i1 %5, label %41, label %6

6:                                                ; preds = %2
  %7 = tail call x86_fp80 @fabsl(x86_fp80 noundef %1) #7
  %8 = tail call x86_fp80 @fabsl(x86_fp80 noundef %0) #7
  %9 = fcmp ogt x86_fp80 %7, %8
  br i1 %9, label %41, label %10

10:                                               ; preds = %6
  %11 = fcmp ord x86_fp80 %0, 0xK00000000000000000000
  %12 = bitcast x86_fp80 %0 to i80
  %13 = and i80 %12, 4611686018427387904
  %14 = icmp ne i80 %13, 0
  %15 = or i1 %11, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %10
  %17 = fcmp ord x86_fp80 %1, 0xK00000000000000000000
  %18 = bitcast x86_fp80 %1 to i80
  %19 = and i80 %18, 4611686018427387904
  %20 = icmp ne i80 %19, 0
  %21 = or i1 %17, %20
  br i1 %21, label %24, label %22

22:                                               ; preds = %10, %16
  %23 = fadd x86_fp80 %0, %1
  br label %41

24:                                               ; preds = %16
  %25 = fcmp ord x86_fp80 %0, %1
  br i1 %25, label %26, label %37

26:                                               ; preds = %24
  %27 = fcmp ogt x86_fp80 %0, %1
  br i1 %27, label %41, label %28

28:                                               ; preds = %26
  %29 = fcmp ogt x86_fp80 %1, %0
  br i1 %29, label %41, label %30

30:                                               ; preds = %28
  %31 = fcmp une x86_fp80 %0, %1
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = fadd x86_fp80 %0, %1
  br label %41

34:                                               ; preds = %30
  %35 = icmp slt i80 %12, 0
  %36 = select i1 %35, x86_fp80 %1, x86_fp80 %0
  br label %41

37:                                               ; preds = %24
  br i1 %11, label %41, label %38

38:                                               ; preds = %37
  %39 = select i1 %17, x86_fp80 0xK80000000000000000000, x86_fp80 %0
  %40 = fadd x86_fp80 %39, %1
  br label %41

41:                                               ; preds = %38, %37, %34, %32, %28, %26, %6, %2, %22
  %42 = phi x86_fp80 [ %23, %22 ], [ %0, %2 ], [ %1, %6 ], [ %40, %38 ], [ %0, %37 ], [ %33, %32 ], [ %36, %34 ], [ %0, %26 ], [ %1, %28 ]
  ret x86_fp80 %42
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @fminmagl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = tail call x86_fp80 @fabsl(x86_fp80 noundef %0) #7
  %4 = tail call x86_fp80 @fabsl(x86_fp80 noundef %1) #7
  %5 = fcmp olt x86_fp80 %3, %4
  br i1 %5, label %41, label %6

6:                                                ; preds = %2
  %7 = tail call x86_fp80 @fabsl(x86_fp80 noundef %1) #7
  %8 = tail call x86_fp80 @fabsl(x86_fp80 noundef %0) #7
  %9 = fcmp olt x86_fp80 %7, %8
  br i1 %9, label %41, label %10

10:                                               ; preds = %6
  %11 = fcmp ord x86_fp80 %0, 0xK00000000000000000000
  %12 = bitcast x86_fp80 %0 to i80
  %13 = and i80 %12, 4611686018427387904
  %14 = icmp ne i80 %13, 0
  %15 = or i1 %11, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %10
  %17 = fcmp ord x86_fp80 %1, 0xK00000000000000000000
  %18 = bitcast x86_fp80 %1 to i80
  %19 = and i80 %18, 4611686018427387904
  %20 = icmp ne i80 %19, 0
  %21 = or i1 %17, %20
  br i1 %21, label %24, label %22

22:                                               ; preds = %10, %16
  %23 = fadd x86_fp80 %0, %1
  br label %41

24:                                               ; preds = %16
  %25 = fcmp ord x86_fp80 %0, %1
  br i1 %25, label %26, label %37

26:                                               ; preds = %24
  %27 = fcmp olt x86_fp80 %0, %1
  br i1 %27, label %41, label %28

28:                                               ; preds = %26
  %29 = fcmp olt x86_fp80 %1, %0
  br i1 %29, label %41, label %30

30:                                               ; preds = %28
  %31 = fcmp une x86_fp80 %0, %1
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = fadd x86_fp80 %0, %1
  br label %41

34:                                               ; preds = %30
  %35 = icmp slt i80 %12, 0
  %36 = select i1 %35, x86_fp80 %0, x86_fp80 %1
  br label %41

37:                                               ; preds = %24
  br i1 %11, label %41, label %38

38:                                               ; preds = %37
  %39 = select i1 %17, x86_fp80 0xK80000000000000000000, x86_fp80 %0
  %40 = fadd x86_fp80 %39, %1
  br label %41

41:                                               ; preds = %38, %37, %34, %32, %28, %26, %6, %2, %22
  %42 = phi x86_fp80 [ %23, %22 ], [ %0, %2 ], [ %1, %6 ], [ %40, %38 ], [ %0, %37 ], [ %33, %32 ], [ %36, %34 ], [ %0, %26 ], [ %1, %28 ]
  ret x86_fp80 %42
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { readnone }
attributes #9 = { nounwind }
attributes #10 = { nounwind readnone }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !3, !4}
!10 = distinct !{!10, !3, !4}
!11 = distinct !{!11, !3, !4}
!12 = distinct !{!12, !3, !4}
!13 = distinct !{!13, !3, !4}
!14 = !{!15, !15, i64 0}
!15 = !{!"long double", !7, i64 0}
