; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/complex.c
; ModuleID = 'runtime/c/complex.c'
source_filename = "runtime/c/complex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind optsize
define dso_local <2 x float> @__mulsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr #0 {
  %5 = alloca x86_fp80, align 16
  %6 = alloca x86_fp80, align 16
  %7 = fmul float %0, %2
  %8 = fmul float %1, %3
  %9 = fmul float %0, %3
  %10 = fmul float %1, %2
  %11 = fsub float %7, %8
  %12 = fadd float %10, %9
  %13 = bitcast x86_fp80* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %13) #7
  %14 = bitcast x86_fp80* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #7
  %15 = fpext float %7 to x86_fp80
  %16 = tail call i32 @__fpclassifyl(x86_fp80 noundef %15) #8
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %4
  %19 = fpext float %8 to x86_fp80
  %20 = tail call i32 @__fpclassifyl(x86_fp80 noundef %19) #8
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %31, label %22

22:                                               ; preds = %18
  %23 = fpext float %9 to x86_fp80
  %24 = tail call i32 @__fpclassifyl(x86_fp80 noundef %23) #8
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %31, label %26

26:                                               ; preds = %22
  %27 = fpext float %10 to x86_fp80
  %28 = tail call i32 @__fpclassifyl(x86_fp80 noundef %27) #8
  %29 = icmp eq i32 %28, 1
  %30 = zext i1 %29 to i32
  br label %31

31:                                               ; preds = %26, %22, %18, %4
  %32 = phi i32 [ 1, %22 ], [ 1, %18 ], [ 1, %4 ], [ %30, %26 ]
  %33 = fcmp uno float %11, 0.000000e+00
  %34 = fcmp uno float %12, 0.000000e+00
  %35 = and i1 %33, %34
  br i1 %35, label %36, label %48

36:                                               ; preds = %31
  %37 = fpext float %0 to x86_fp80
  %38 = fpext float %1 to x86_fp80
  %39 = fpext float %2 to x86_fp80
  %40 = fpext float %3 to x86_fp80
  %41 = call fastcc i32 @infinite_product(x86_fp80 noundef %37, x86_fp80 noundef %38, x86_fp80 noundef %39, x86_fp80 noundef %40, i32 noundef %32, x86_fp80* noundef nonnull %5, x86_fp80* noundef nonnull %6) #9
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %48, label %43

43:                                               ; preds = %36
  %44 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !2
  %45 = fptrunc x86_fp80 %44 to float
  %46 = load x86_fp80, x86_fp80* %6, align 16, !tbaa !2
  %47 = fptrunc x86_fp80 %46 to float
  br label %48

48:                                               ; preds = %43, %36, %31
  %49 = phi float [ %45, %43 ], [ %11, %36 ], [ %11, %31 ]
  %50 = phi float [ %47, %43 ], [ %12, %36 ], [ %12, %31 ]
  %51 = insertelement <2 x float> undef, float %49, i64 0
  %52 = insertelement <2 x float> %51, float %50, i64 1
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #7
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %13) #7
  ret <2 x float> %52
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @infinite_product(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3, i32 noundef %4, x86_fp80* nocapture noundef writeonly %5, x86_fp80* nocapture noundef writeonly %6) unnamed_addr #2 {
  %8 = tail call i32 @__fpclassifyl(x86_fp80 noundef %0) #8
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %13, label %10

10:                                               ; preds = %7
  %11 = tail call i32 @__fpclassifyl(x86_fp80 noundef %1) #8
  %12 = icmp eq i32 %11, 1
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi i1 [ true, %7 ], [ %12, %10 ]
  %15 = tail call i32 @__fpclassifyl(x86_fp80 noundef %2) #8
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = tail call i32 @__fpclassifyl(x86_fp80 noundef %3) #8
  %19 = icmp eq i32 %18, 1
  br label %20

20:                                               ; preds = %17, %13
  %21 = phi i1 [ true, %13 ], [ %19, %17 ]
  br i1 %14, label %22, label %31

22:                                               ; preds = %20
  %23 = tail call i32 @__fpclassifyl(x86_fp80 noundef %0) #8
  %24 = icmp eq i32 %23, 1
  %25 = uitofp i1 %24 to x86_fp80
  %26 = tail call x86_fp80 @copysignl(x86_fp80 noundef %25, x86_fp80 noundef %0) #8
  %27 = tail call i32 @__fpclassifyl(x86_fp80 noundef %1) #8
  %28 = icmp eq i32 %27, 1
  %29 = uitofp i1 %28 to x86_fp80
  %30 = tail call x86_fp80 @copysignl(x86_fp80 noundef %29, x86_fp80 noundef %1) #8
  br label %31

31:                                               ; preds = %22, %20
  %32 = phi x86_fp80 [ %30, %22 ], [ %1, %20 ]
  %33 = phi x86_fp80 [ %26, %22 ], [ %0, %20 ]
  br i1 %21, label %34, label %43

34:                                               ; preds = %31
  %35 = tail call i32 @__fpclassifyl(x86_fp80 noundef %2) #8
  %36 = icmp eq i32 %35, 1
  %37 = uitofp i1 %36 to x86_fp80
  %38 = tail call x86_fp80 @copysignl(x86_fp80 noundef %37, x86_fp80 noundef %2) #8
  %39 = tail call i32 @__fpclassifyl(x86_fp80 noundef %3) #8
  %40 = icmp eq i32 %39, 1
  %41 = uitofp i1 %40 to x86_fp80
  %42 = tail call x86_fp80 @copysignl(x86_fp80 noundef %41, x86_fp80 noundef %3) #8
  br label %46

43:                                               ; preds = %31
  %44 = icmp ne i32 %4, 0
  %45 = or i1 %44, %14
  br i1 %45, label %46, label %77

46:                                               ; preds = %34, %43
  %47 = phi x86_fp80 [ %38, %34 ], [ %2, %43 ]
  %48 = phi x86_fp80 [ %42, %34 ], [ %3, %43 ]
  %49 = fcmp uno x86_fp80 %33, 0xK00000000000000000000
  br i1 %49, label %50, label %52

50:                                               ; preds = %46
  %51 = tail call x86_fp80 @copysignl(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %33) #8
  br label %52

52:                                               ; preds = %46, %50
  %53 = phi x86_fp80 [ %51, %50 ], [ %33, %46 ]
  %54 = fcmp uno x86_fp80 %32, 0xK00000000000000000000
  br i1 %54, label %55, label %57

55:                                               ; preds = %52
  %56 = tail call x86_fp80 @copysignl(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %32) #8
  br label %57

57:                                               ; preds = %52, %55
  %58 = phi x86_fp80 [ %56, %55 ], [ %32, %52 ]
  %59 = fcmp uno x86_fp80 %47, 0xK00000000000000000000
  br i1 %59, label %60, label %62

60:                                               ; preds = %57
  %61 = tail call x86_fp80 @copysignl(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %47) #8
  br label %62

62:                                               ; preds = %57, %60
  %63 = phi x86_fp80 [ %61, %60 ], [ %47, %57 ]
  %64 = fcmp uno x86_fp80 %48, 0xK00000000000000000000
  br i1 %64, label %65, label %67

65:                                               ; preds = %62
  %66 = tail call x86_fp80 @copysignl(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %48) #8
  br label %67

67:                                               ; preds = %62, %65
  %68 = phi x86_fp80 [ %66, %65 ], [ %48, %62 ]
  %69 = fmul x86_fp80 %53, %63
  %70 = fmul x86_fp80 %58, %68
  %71 = fsub x86_fp80 %69, %70
  %72 = fmul x86_fp80 %71, 0xK7FFF8000000000000000
  store x86_fp80 %72, x86_fp80* %5, align 16, !tbaa !2
  %73 = fmul x86_fp80 %53, %68
  %74 = fmul x86_fp80 %58, %63
  %75 = fadd x86_fp80 %74, %73
  %76 = fmul x86_fp80 %75, 0xK7FFF8000000000000000
  store x86_fp80 %76, x86_fp80* %6, align 16, !tbaa !2
  br label %77

77:                                               ; preds = %43, %67
  %78 = phi i32 [ 1, %67 ], [ 0, %43 ]
  ret i32 %78
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #2 {
  %5 = alloca x86_fp80, align 16
  %6 = alloca x86_fp80, align 16
  %7 = fmul double %0, %2
  %8 = fmul double %1, %3
  %9 = fmul double %0, %3
  %10 = fmul double %1, %2
  %11 = fsub double %7, %8
  %12 = fadd double %10, %9
  %13 = bitcast x86_fp80* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %13) #7
  %14 = bitcast x86_fp80* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #7
  %15 = fpext double %7 to x86_fp80
  %16 = tail call i32 @__fpclassifyl(x86_fp80 noundef %15) #8
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %4
  %19 = fpext double %8 to x86_fp80
  %20 = tail call i32 @__fpclassifyl(x86_fp80 noundef %19) #8
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %31, label %22

22:                                               ; preds = %18
  %23 = fpext double %9 to x86_fp80
  %24 = tail call i32 @__fpclassifyl(x86_fp80 noundef %23) #8
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %31, label %26

26:                                               ; preds = %22
  %27 = fpext double %10 to x86_fp80
  %28 = tail call i32 @__fpclassifyl(x86_fp80 noundef %27) #8
  %29 = icmp eq i32 %28, 1
  %30 = zext i1 %29 to i32
  br label %31

31:                                               ; preds = %26, %22, %18, %4
  %32 = phi i32 [ 1, %22 ], [ 1, %18 ], [ 1, %4 ], [ %30, %26 ]
  %33 = fcmp uno double %11, 0.000000e+00
  %34 = fcmp uno double %12, 0.000000e+00
  %35 = and i1 %33, %34
  br i1 %35, label %36, label %48

36:                                               ; preds = %31
  %37 = fpext double %0 to x86_fp80
  %38 = fpext double %1 to x86_fp80
  %39 = fpext double %2 to x86_fp80
  %40 = fpext double %3 to x86_fp80
  %41 = call fastcc i32 @infinite_product(x86_fp80 noundef %37, x86_fp80 noundef %38, x86_fp80 noundef %39, x86_fp80 noundef %40, i32 noundef %32, x86_fp80* noundef nonnull %5, x86_fp80* noundef nonnull %6) #9
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %48, label %43

43:                                               ; preds = %36
  %44 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !2
  %45 = fptrunc x86_fp80 %44 to double
  %46 = load x86_fp80, x86_fp80* %6, align 16, !tbaa !2
  %47 = fptrunc x86_fp80 %46 to double
  br label %48

48:                                               ; preds = %43, %36, %31
  %49 = phi double [ %47, %43 ], [ %12, %36 ], [ %12, %31 ]
  %50 = phi double [ %45, %43 ], [ %11, %36 ], [ %11, %31 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #7
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %13) #7
  %51 = insertvalue { double, double } poison, double %50, 0
  %52 = insertvalue { double, double } %51, double %49, 1
  ret { double, double } %52
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3) local_unnamed_addr #2 {
  %5 = alloca x86_fp80, align 16
  %6 = alloca x86_fp80, align 16
  %7 = fmul x86_fp80 %0, %2
  %8 = fmul x86_fp80 %1, %3
  %9 = fmul x86_fp80 %0, %3
  %10 = fmul x86_fp80 %1, %2
  %11 = fsub x86_fp80 %7, %8
  %12 = fadd x86_fp80 %10, %9
  %13 = bitcast x86_fp80* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %13) #7
  %14 = bitcast x86_fp80* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #7
  %15 = tail call i32 @__fpclassifyl(x86_fp80 noundef %7) #8
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %27, label %17

17:                                               ; preds = %4
  %18 = tail call i32 @__fpclassifyl(x86_fp80 noundef %8) #8
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %27, label %20

20:                                               ; preds = %17
  %21 = tail call i32 @__fpclassifyl(x86_fp80 noundef %9) #8
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %27, label %23

23:                                               ; preds = %20
  %24 = tail call i32 @__fpclassifyl(x86_fp80 noundef %10) #8
  %25 = icmp eq i32 %24, 1
  %26 = zext i1 %25 to i32
  br label %27

27:                                               ; preds = %23, %20, %17, %4
  %28 = phi i32 [ 1, %20 ], [ 1, %17 ], [ 1, %4 ], [ %26, %23 ]
  %29 = fcmp uno x86_fp80 %11, 0xK00000000000000000000
  %30 = fcmp uno x86_fp80 %12, 0xK00000000000000000000
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %38

32:                                               ; preds = %27
  %33 = call fastcc i32 @infinite_product(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3, i32 noundef %28, x86_fp80* noundef nonnull %5, x86_fp80* noundef nonnull %6) #9
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !2
  %37 = load x86_fp80, x86_fp80* %6, align 16, !tbaa !2
  br label %38

38:                                               ; preds = %35, %32, %27
  %39 = phi x86_fp80 [ %37, %35 ], [ %12, %32 ], [ %12, %27 ]
  %40 = phi x86_fp80 [ %36, %35 ], [ %11, %32 ], [ %11, %27 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #7
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %13) #7
  %41 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %40, 0
  %42 = insertvalue { x86_fp80, x86_fp80 } %41, x86_fp80 %39, 1
  ret { x86_fp80, x86_fp80 } %42
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3) local_unnamed_addr #2 {
  %5 = alloca i32, align 4
  %6 = tail call x86_fp80 @fabsl(x86_fp80 noundef %2) #8
  %7 = tail call x86_fp80 @fabsl(x86_fp80 noundef %3) #8
  %8 = tail call x86_fp80 @fmaxl(x86_fp80 noundef %6, x86_fp80 noundef %7) #8
  %9 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #7
  store i32 0, i32* %5, align 4, !tbaa !6
  %10 = tail call i32 @__fpclassifyl(x86_fp80 noundef %8) #8
  %11 = icmp sgt i32 %10, 1
  %12 = fcmp une x86_fp80 %8, 0xK00000000000000000000
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %23

14:                                               ; preds = %4
  %15 = call x86_fp80 @frexpl(x86_fp80 noundef %8, i32* noundef nonnull %5) #8
  %16 = load i32, i32* %5, align 4, !tbaa !6
  %17 = sub nsw i32 0, %16
  %18 = call x86_fp80 @ldexpl(x86_fp80 noundef %2, i32 noundef %17) #8
  %19 = load i32, i32* %5, align 4, !tbaa !6
  %20 = sub nsw i32 0, %19
  %21 = call x86_fp80 @ldexpl(x86_fp80 noundef %3, i32 noundef %20) #8
  %22 = load i32, i32* %5, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %14, %4
  %24 = phi i32 [ %22, %14 ], [ 0, %4 ]
  %25 = phi x86_fp80 [ %21, %14 ], [ %3, %4 ]
  %26 = phi x86_fp80 [ %18, %14 ], [ %2, %4 ]
  %27 = fmul x86_fp80 %26, %26
  %28 = fmul x86_fp80 %25, %25
  %29 = fadd x86_fp80 %28, %27
  %30 = fmul x86_fp80 %26, %0
  %31 = fmul x86_fp80 %25, %1
  %32 = fadd x86_fp80 %31, %30
  %33 = fdiv x86_fp80 %32, %29
  %34 = sub nsw i32 0, %24
  %35 = call x86_fp80 @ldexpl(x86_fp80 noundef %33, i32 noundef %34) #8
  %36 = fmul x86_fp80 %26, %1
  %37 = fmul x86_fp80 %25, %0
  %38 = fsub x86_fp80 %36, %37
  %39 = fdiv x86_fp80 %38, %29
  %40 = load i32, i32* %5, align 4, !tbaa !6
  %41 = sub nsw i32 0, %40
  %42 = call x86_fp80 @ldexpl(x86_fp80 noundef %39, i32 noundef %41) #8
  %43 = fcmp uno x86_fp80 %35, 0xK00000000000000000000
  %44 = fcmp uno x86_fp80 %42, 0xK00000000000000000000
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %112

46:                                               ; preds = %23
  %47 = fcmp oeq x86_fp80 %29, 0xK00000000000000000000
  br i1 %47, label %48, label %57

48:                                               ; preds = %46
  %49 = fcmp ord x86_fp80 %0, 0xK00000000000000000000
  %50 = fcmp ord x86_fp80 %1, 0xK00000000000000000000
  %51 = or i1 %49, %50
  br i1 %51, label %52, label %57

52:                                               ; preds = %48
  %53 = call x86_fp80 @copysignl(x86_fp80 noundef 0xK7FFF8000000000000000, x86_fp80 noundef %26) #8
  %54 = fmul x86_fp80 %53, %0
  %55 = call x86_fp80 @copysignl(x86_fp80 noundef 0xK7FFF8000000000000000, x86_fp80 noundef %26) #8
  %56 = fmul x86_fp80 %55, %1
  br label %112

57:                                               ; preds = %48, %46
  %58 = call i32 @__fpclassifyl(x86_fp80 noundef %0) #8
  %59 = icmp eq i32 %58, 1
  br i1 %59, label %63, label %60

60:                                               ; preds = %57
  %61 = call i32 @__fpclassifyl(x86_fp80 noundef %1) #8
  %62 = icmp eq i32 %61, 1
  br i1 %62, label %63, label %86

63:                                               ; preds = %60, %57
  %64 = call i32 @__fpclassifyl(x86_fp80 noundef %26) #8
  %65 = icmp slt i32 %64, 2
  br i1 %65, label %86, label %66

66:                                               ; preds = %63
  %67 = call i32 @__fpclassifyl(x86_fp80 noundef %25) #8
  %68 = icmp slt i32 %67, 2
  br i1 %68, label %86, label %69

69:                                               ; preds = %66
  %70 = call i32 @__fpclassifyl(x86_fp80 noundef %0) #8
  %71 = icmp eq i32 %70, 1
  %72 = uitofp i1 %71 to x86_fp80
  %73 = call x86_fp80 @copysignl(x86_fp80 noundef %72, x86_fp80 noundef %0) #8
  %74 = call i32 @__fpclassifyl(x86_fp80 noundef %1) #8
  %75 = icmp eq i32 %74, 1
  %76 = uitofp i1 %75 to x86_fp80
  %77 = call x86_fp80 @copysignl(x86_fp80 noundef %76, x86_fp80 noundef %1) #8
  %78 = fmul x86_fp80 %26, %73
  %79 = fmul x86_fp80 %25, %77
  %80 = fadd x86_fp80 %78, %79
  %81 = fmul x86_fp80 %80, 0xK7FFF8000000000000000
  %82 = fmul x86_fp80 %26, %77
  %83 = fmul x86_fp80 %25, %73
  %84 = fsub x86_fp80 %82, %83
  %85 = fmul x86_fp80 %84, 0xK7FFF8000000000000000
  br label %112

86:                                               ; preds = %66, %63, %60
  %87 = call i32 @__fpclassifyl(x86_fp80 noundef %8) #8
  %88 = icmp eq i32 %87, 1
  br i1 %88, label %89, label %112

89:                                               ; preds = %86
  %90 = call i32 @__fpclassifyl(x86_fp80 noundef %0) #8
  %91 = icmp slt i32 %90, 2
  br i1 %91, label %112, label %92

92:                                               ; preds = %89
  %93 = call i32 @__fpclassifyl(x86_fp80 noundef %1) #8
  %94 = icmp slt i32 %93, 2
  br i1 %94, label %112, label %95

95:                                               ; preds = %92
  %96 = call i32 @__fpclassifyl(x86_fp80 noundef %26) #8
  %97 = icmp eq i32 %96, 1
  %98 = uitofp i1 %97 to x86_fp80
  %99 = call x86_fp80 @copysignl(x86_fp80 noundef %98, x86_fp80 noundef %26) #8
  %100 = call i32 @__fpclassifyl(x86_fp80 noundef %25) #8
  %101 = icmp eq i32 %100, 1
  %102 = uitofp i1 %101 to x86_fp80
  %103 = call x86_fp80 @copysignl(x86_fp80 noundef %102, x86_fp80 noundef %25) #8
  %104 = fmul x86_fp80 %99, %0
  %105 = fmul x86_fp80 %103, %1
  %106 = fadd x86_fp80 %104, %105
  %107 = fmul x86_fp80 %106, 0xK00000000000000000000
  %108 = fmul x86_fp80 %99, %1
  %109 = fmul x86_fp80 %103, %0
  %110 = fsub x86_fp80 %108, %109
  %111 = fmul x86_fp80 %110, 0xK00000000000000000000
  br label %112

112:                                              ; preds = %52, %86, %89, %92, %95, %69, %23
  %113 = phi x86_fp80 [ %35, %23 ], [ %54, %52 ], [ %81, %69 ], [ %107, %95 ], [ %35, %92 ], [ %35, %89 ], [ %35, %86 ]
  %114 = phi x86_fp80 [ %42, %23 ], [ %56, %52 ], [ %85, %69 ], [ %111, %95 ], [ %42, %92 ], [ %42, %89 ], [ %42, %86 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #7
  %115 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %113, 0
  %116 = insertvalue { x86_fp80, x86_fp80 } %115, x86_fp80 %114, 1
  ret { x86_fp80, x86_fp80 } %116
}

; Function Attrs: optsize
declare dso_local x86_fp80 @fmaxl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local x86_fp80 @fabsl(x86_fp80 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local x86_fp80 @frexpl(x86_fp80 noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local x86_fp80 @ldexpl(x86_fp80 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local x86_fp80 @copysignl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local <2 x float> @__divsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr #0 {
  %5 = fpext float %0 to x86_fp80
  %6 = fpext float %1 to x86_fp80
  %7 = fpext float %2 to x86_fp80
  %8 = fpext float %3 to x86_fp80
  %9 = tail call { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %5, x86_fp80 noundef %6, x86_fp80 noundef %7, x86_fp80 noundef %8) #9
  %10 = extractvalue { x86_fp80, x86_fp80 } %9, 0
  %11 = extractvalue { x86_fp80, x86_fp80 } %9, 1
  %12 = fptrunc x86_fp80 %10 to float
  %13 = fptrunc x86_fp80 %11 to float
  %14 = insertelement <2 x float> undef, float %12, i64 0
  %15 = insertelement <2 x float> %14, float %13, i64 1
  ret <2 x float> %15
}

; Function Attrs: nounwind optsize
define dso_local { double, double } @__divdc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #2 {
  %5 = fpext double %0 to x86_fp80
  %6 = fpext double %1 to x86_fp80
  %7 = fpext double %2 to x86_fp80
  %8 = fpext double %3 to x86_fp80
  %9 = tail call { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %5, x86_fp80 noundef %6, x86_fp80 noundef %7, x86_fp80 noundef %8) #9
  %10 = extractvalue { x86_fp80, x86_fp80 } %9, 0
  %11 = extractvalue { x86_fp80, x86_fp80 } %9, 1
  %12 = fptrunc x86_fp80 %10 to double
  %13 = fptrunc x86_fp80 %11 to double
  %14 = insertvalue { double, double } poison, double %12, 0
  %15 = insertvalue { double, double } %14, double %13, 1
  ret { double, double } %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local float @crealf(<2 x float> noundef %0) local_unnamed_addr #4 {
  %2 = extractelement <2 x float> %0, i64 0
  ret float %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local float @cimagf(<2 x float> noundef %0) local_unnamed_addr #4 {
  %2 = extractelement <2 x float> %0, i64 1
  ret float %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local <2 x float> @conjf(<2 x float> noundef %0) local_unnamed_addr #4 {
  %2 = extractelement <2 x float> %0, i64 1
  %3 = fneg float %2
  %4 = insertelement <2 x float> %0, float %3, i64 1
  ret <2 x float> %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @creal(double noundef returned %0, double noundef %1) local_unnamed_addr #5 {
  ret double %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @cimag(double noundef %0, double noundef returned %1) local_unnamed_addr #5 {
  ret double %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local { double, double } @conj(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = fneg double %1
  %4 = insertvalue { double, double } poison, double %0, 0
  %5 = insertvalue { double, double } %4, double %3, 1
  ret { double, double } %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local x86_fp80 @creall({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16, !tbaa !2
  ret x86_fp80 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local x86_fp80 @cimagl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %3 = load x86_fp80, x86_fp80* %2, align 16, !tbaa !2
  ret x86_fp80 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local { x86_fp80, x86_fp80 } @conjl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16, !tbaa !2
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16, !tbaa !2
  %6 = fneg x86_fp80 %5
  %7 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %3, 0
  %8 = insertvalue { x86_fp80, x86_fp80 } %7, x86_fp80 %6, 1
  ret { x86_fp80, x86_fp80 } %8
}

; Function Attrs: optsize
declare dso_local i32 @__fpclassifyl(x86_fp80 noundef) local_unnamed_addr #3

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="64" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="64" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long double", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !4, i64 0}
