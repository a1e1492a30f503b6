; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/complex.c
; ModuleID = 'runtime/c/complex.c'
source_filename = "runtime/c/complex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.scaled = type { x86_fp80, i32, [12 x i8] }

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
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %13) #8
  %14 = bitcast x86_fp80* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #8
  %15 = fpext float %7 to x86_fp80
  %16 = tail call i32 @__fpclassifyl(x86_fp80 noundef %15) #9
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %4
  %19 = fpext float %8 to x86_fp80
  %20 = tail call i32 @__fpclassifyl(x86_fp80 noundef %19) #9
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %31, label %22

22:                                               ; preds = %18
  %23 = fpext float %9 to x86_fp80
  %24 = tail call i32 @__fpclassifyl(x86_fp80 noundef %23) #9
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %31, label %26

26:                                               ; preds = %22
  %27 = fpext float %10 to x86_fp80
  %28 = tail call i32 @__fpclassifyl(x86_fp80 noundef %27) #9
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
  %41 = call fastcc i32 @infinite_product(x86_fp80 noundef %37, x86_fp80 noundef %38, x86_fp80 noundef %39, x86_fp80 noundef %40, i32 noundef %32, x86_fp80* noundef nonnull %5, x86_fp80* noundef nonnull %6) #10
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
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %13) #8
  ret <2 x float> %52
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @infinite_product(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3, i32 noundef %4, x86_fp80* nocapture noundef writeonly %5, x86_fp80* nocapture noundef writeonly %6) unnamed_addr #2 {
  %8 = tail call i32 @__fpclassifyl(x86_fp80 noundef %0) #9
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %13, label %10

10:                                               ; preds = %7
  %11 = tail call i32 @__fpclassifyl(x86_fp80 noundef %1) #9
  %12 = icmp eq i32 %11, 1
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi i1 [ true, %7 ], [ %12, %10 ]
  %15 = tail call i32 @__fpclassifyl(x86_fp80 noundef %2) #9
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = tail call i32 @__fpclassifyl(x86_fp80 noundef %3) #9
  %19 = icmp eq i32 %18, 1
  br label %20

20:                                               ; preds = %17, %13
  %21 = phi i1 [ true, %13 ], [ %19, %17 ]
  br i1 %14, label %22, label %31

22:                                               ; preds = %20
  %23 = tail call i32 @__fpclassifyl(x86_fp80 noundef %0) #9
  %24 = icmp eq i32 %23, 1
  %25 = uitofp i1 %24 to x86_fp80
  %26 = tail call x86_fp80 @copysignl(x86_fp80 noundef %25, x86_fp80 noundef %0) #9
  %27 = tail call i32 @__fpclassifyl(x86_fp80 noundef %1) #9
  %28 = icmp eq i32 %27, 1
  %29 = uitofp i1 %28 to x86_fp80
  %30 = tail call x86_fp80 @copysignl(x86_fp80 noundef %29, x86_fp80 noundef %1) #9
  br label %31

31:                                               ; preds = %22, %20
  %32 = phi x86_fp80 [ %30, %22 ], [ %1, %20 ]
  %33 = phi x86_fp80 [ %26, %22 ], [ %0, %20 ]
  br i1 %21, label %34, label %43

34:                                               ; preds = %31
  %35 = tail call i32 @__fpclassifyl(x86_fp80 noundef %2) #9
  %36 = icmp eq i32 %35, 1
  %37 = uitofp i1 %36 to x86_fp80
  %38 = tail call x86_fp80 @copysignl(x86_fp80 noundef %37, x86_fp80 noundef %2) #9
  %39 = tail call i32 @__fpclassifyl(x86_fp80 noundef %3) #9
  %40 = icmp eq i32 %39, 1
  %41 = uitofp i1 %40 to x86_fp80
  %42 = tail call x86_fp80 @copysignl(x86_fp80 noundef %41, x86_fp80 noundef %3) #9
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
  %51 = tail call x86_fp80 @copysignl(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %33) #9
  br label %52

52:                                               ; preds = %46, %50
  %53 = phi x86_fp80 [ %51, %50 ], [ %33, %46 ]
  %54 = fcmp uno x86_fp80 %32, 0xK00000000000000000000
  br i1 %54, label %55, label %57

55:                                               ; preds = %52
  %56 = tail call x86_fp80 @copysignl(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %32) #9
  br label %57

57:                                               ; preds = %52, %55
  %58 = phi x86_fp80 [ %56, %55 ], [ %32, %52 ]
  %59 = fcmp uno x86_fp80 %47, 0xK00000000000000000000
  br i1 %59, label %60, label %62

60:                                               ; preds = %57
  %61 = tail call x86_fp80 @copysignl(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %47) #9
  br label %62

62:                                               ; preds = %57, %60
  %63 = phi x86_fp80 [ %61, %60 ], [ %47, %57 ]
  %64 = fcmp uno x86_fp80 %48, 0xK00000000000000000000
  br i1 %64, label %65, label %67

65:                                               ; preds = %62
  %66 = tail call x86_fp80 @copysignl(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %48) #9
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
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %13) #8
  %14 = bitcast x86_fp80* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #8
  %15 = fpext double %7 to x86_fp80
  %16 = tail call i32 @__fpclassifyl(x86_fp80 noundef %15) #9
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %4
  %19 = fpext double %8 to x86_fp80
  %20 = tail call i32 @__fpclassifyl(x86_fp80 noundef %19) #9
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %31, label %22

22:                                               ; preds = %18
  %23 = fpext double %9 to x86_fp80
  %24 = tail call i32 @__fpclassifyl(x86_fp80 noundef %23) #9
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %31, label %26

26:                                               ; preds = %22
  %27 = fpext double %10 to x86_fp80
  %28 = tail call i32 @__fpclassifyl(x86_fp80 noundef %27) #9
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
  %41 = call fastcc i32 @infinite_product(x86_fp80 noundef %37, x86_fp80 noundef %38, x86_fp80 noundef %39, x86_fp80 noundef %40, i32 noundef %32, x86_fp80* noundef nonnull %5, x86_fp80* noundef nonnull %6) #10
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
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %13) #8
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
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %13) #8
  %14 = bitcast x86_fp80* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #8
  %15 = tail call i32 @__fpclassifyl(x86_fp80 noundef %7) #9
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %27, label %17

17:                                               ; preds = %4
  %18 = tail call i32 @__fpclassifyl(x86_fp80 noundef %8) #9
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %27, label %20

20:                                               ; preds = %17
  %21 = tail call i32 @__fpclassifyl(x86_fp80 noundef %9) #9
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %27, label %23

23:                                               ; preds = %20
  %24 = tail call i32 @__fpclassifyl(x86_fp80 noundef %10) #9
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
  %33 = call fastcc i32 @infinite_product(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3, i32 noundef %28, x86_fp80* noundef nonnull %5, x86_fp80* noundef nonnull %6) #10
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !2
  %37 = load x86_fp80, x86_fp80* %6, align 16, !tbaa !2
  br label %38

38:                                               ; preds = %35, %32, %27
  %39 = phi x86_fp80 [ %37, %35 ], [ %12, %32 ], [ %12, %27 ]
  %40 = phi x86_fp80 [ %36, %35 ], [ %11, %32 ], [ %11, %27 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %13) #8
  %41 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %40, 0
  %42 = insertvalue { x86_fp80, x86_fp80 } %41, x86_fp80 %39, 1
  ret { x86_fp80, x86_fp80 } %42
}

; Function Attrs: nounwind optsize
define dso_local { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [6 x i8], align 2
  %6 = alloca [12 x i8], align 4
  %7 = alloca [6 x i8], align 2
  %8 = alloca [12 x i8], align 4
  %9 = alloca [6 x i8], align 2
  %10 = alloca [12 x i8], align 4
  %11 = alloca [6 x i8], align 2
  %12 = alloca [12 x i8], align 4
  %13 = alloca [6 x i8], align 2
  %14 = alloca [12 x i8], align 4
  %15 = alloca [6 x i8], align 2
  %16 = alloca [12 x i8], align 4
  %17 = alloca [6 x i8], align 2
  %18 = alloca [12 x i8], align 4
  %19 = alloca [6 x i8], align 2
  %20 = alloca [12 x i8], align 4
  %21 = alloca [6 x i8], align 2
  %22 = alloca [12 x i8], align 4
  %23 = alloca %struct.scaled, align 16
  %24 = alloca %struct.scaled, align 16
  %25 = alloca %struct.scaled, align 16
  %26 = alloca %struct.scaled, align 16
  %27 = alloca %struct.scaled, align 16
  %28 = bitcast %struct.scaled* %23 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %28) #8
  call fastcc void @scaled(%struct.scaled* nonnull sret(%struct.scaled) align 16 %23, x86_fp80 noundef %0) #10
  %29 = bitcast %struct.scaled* %24 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %29) #8
  call fastcc void @scaled(%struct.scaled* nonnull sret(%struct.scaled) align 16 %24, x86_fp80 noundef %1) #10
  %30 = bitcast %struct.scaled* %25 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %30) #8
  call fastcc void @scaled(%struct.scaled* nonnull sret(%struct.scaled) align 16 %25, x86_fp80 noundef %2) #10
  %31 = bitcast %struct.scaled* %26 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %31) #8
  call fastcc void @scaled(%struct.scaled* nonnull sret(%struct.scaled) align 16 %26, x86_fp80 noundef %3) #10
  %32 = bitcast %struct.scaled* %27 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %32) #8
  %33 = fneg x86_fp80 %0
  call fastcc void @scaled(%struct.scaled* nonnull sret(%struct.scaled) align 16 %27, x86_fp80 noundef %33) #10
  %34 = getelementptr inbounds %struct.scaled, %struct.scaled* %25, i64 0, i32 0
  %35 = load x86_fp80, x86_fp80* %34, align 16
  %36 = getelementptr inbounds %struct.scaled, %struct.scaled* %25, i64 0, i32 1
  %37 = load i32, i32* %36, align 16
  %38 = fmul x86_fp80 %35, %35
  %39 = shl nsw i32 %37, 1
  %40 = getelementptr inbounds %struct.scaled, %struct.scaled* %26, i64 0, i32 0
  %41 = load x86_fp80, x86_fp80* %40, align 16
  %42 = getelementptr inbounds %struct.scaled, %struct.scaled* %26, i64 0, i32 1
  %43 = load i32, i32* %42, align 16
  %44 = fmul x86_fp80 %41, %41
  %45 = getelementptr inbounds [6 x i8], [6 x i8]* %21, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %45)
  %46 = getelementptr inbounds [12 x i8], [12 x i8]* %22, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %46)
  %47 = getelementptr inbounds [6 x i8], [6 x i8]* %19, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %47)
  %48 = getelementptr inbounds [12 x i8], [12 x i8]* %20, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %48)
  %49 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %49)
  %50 = getelementptr inbounds [12 x i8], [12 x i8]* %18, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %50)
  %51 = fcmp oeq x86_fp80 %44, 0xK00000000000000000000
  %52 = fcmp une x86_fp80 %38, 0xK00000000000000000000
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %77, label %54

54:                                               ; preds = %4
  %55 = shl nsw i32 %43, 1
  %56 = fcmp oeq x86_fp80 %38, 0xK00000000000000000000
  %57 = fcmp une x86_fp80 %44, 0xK00000000000000000000
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %77, label %59

59:                                               ; preds = %54, %65
  %60 = phi i32 [ %62, %65 ], [ %55, %54 ]
  %61 = phi x86_fp80 [ %63, %65 ], [ %44, %54 ]
  %62 = phi i32 [ %60, %65 ], [ %39, %54 ]
  %63 = phi x86_fp80 [ %61, %65 ], [ %38, %54 ]
  %64 = icmp sgt i32 %60, %62
  br i1 %64, label %65, label %69

65:                                               ; preds = %59
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %49, i8* noundef nonnull align 2 dereferenceable(6) %45, i64 6, i1 false), !noalias !6
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %50, i8* noundef nonnull align 4 dereferenceable(12) %46, i64 12, i1 false), !noalias !6
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %45, i8* noundef nonnull align 2 dereferenceable(6) %47, i64 6, i1 false), !noalias !6
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %46, i8* noundef nonnull align 4 dereferenceable(12) %48, i64 12, i1 false), !noalias !6
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %47, i8* noundef nonnull align 2 dereferenceable(6) %49, i64 6, i1 false), !noalias !6
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %48, i8* noundef nonnull align 4 dereferenceable(12) %50, i64 12, i1 false), !noalias !6
  %66 = fcmp oeq x86_fp80 %61, 0xK00000000000000000000
  %67 = fcmp une x86_fp80 %63, 0xK00000000000000000000
  %68 = select i1 %66, i1 %67, i1 false
  br i1 %68, label %77, label %59

69:                                               ; preds = %59
  %70 = sub nsw i32 %60, %62
  %71 = call x86_fp80 @ldexpl(x86_fp80 noundef %61, i32 noundef %70) #9, !noalias !6
  %72 = fadd x86_fp80 %63, %71
  %73 = load x86_fp80, x86_fp80* %34, align 16
  %74 = load i32, i32* %36, align 16
  %75 = load x86_fp80, x86_fp80* %40, align 16
  %76 = load i32, i32* %42, align 16
  br label %77

77:                                               ; preds = %65, %54, %4, %69
  %78 = phi i32 [ %76, %69 ], [ %43, %4 ], [ %43, %54 ], [ %43, %65 ]
  %79 = phi x86_fp80 [ %75, %69 ], [ %41, %4 ], [ %41, %54 ], [ %41, %65 ]
  %80 = phi i32 [ %74, %69 ], [ %37, %4 ], [ %37, %54 ], [ %37, %65 ]
  %81 = phi x86_fp80 [ %73, %69 ], [ %35, %4 ], [ %35, %54 ], [ %35, %65 ]
  %82 = phi i32 [ %62, %69 ], [ %39, %4 ], [ %55, %54 ], [ %62, %65 ]
  %83 = phi x86_fp80 [ %72, %69 ], [ %38, %4 ], [ %44, %54 ], [ %63, %65 ]
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %45)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %46)
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %47)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %48)
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %49)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %50)
  %84 = getelementptr inbounds %struct.scaled, %struct.scaled* %23, i64 0, i32 0
  %85 = load x86_fp80, x86_fp80* %84, align 16
  %86 = getelementptr inbounds %struct.scaled, %struct.scaled* %23, i64 0, i32 1
  %87 = load i32, i32* %86, align 16
  %88 = fmul x86_fp80 %81, %85
  %89 = add nsw i32 %87, %80
  %90 = getelementptr inbounds %struct.scaled, %struct.scaled* %24, i64 0, i32 0
  %91 = load x86_fp80, x86_fp80* %90, align 16
  %92 = getelementptr inbounds %struct.scaled, %struct.scaled* %24, i64 0, i32 1
  %93 = load i32, i32* %92, align 16
  %94 = fmul x86_fp80 %79, %91
  %95 = getelementptr inbounds [6 x i8], [6 x i8]* %15, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %95)
  %96 = getelementptr inbounds [12 x i8], [12 x i8]* %16, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %96)
  %97 = getelementptr inbounds [6 x i8], [6 x i8]* %13, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %97)
  %98 = getelementptr inbounds [12 x i8], [12 x i8]* %14, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %98)
  %99 = getelementptr inbounds [6 x i8], [6 x i8]* %11, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %99)
  %100 = getelementptr inbounds [12 x i8], [12 x i8]* %12, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %100)
  %101 = fcmp oeq x86_fp80 %94, 0xK00000000000000000000
  %102 = fcmp une x86_fp80 %88, 0xK00000000000000000000
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %123, label %104

104:                                              ; preds = %77
  %105 = add nsw i32 %93, %78
  %106 = fcmp oeq x86_fp80 %88, 0xK00000000000000000000
  %107 = fcmp une x86_fp80 %94, 0xK00000000000000000000
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %123, label %109

109:                                              ; preds = %104, %115
  %110 = phi i32 [ %112, %115 ], [ %105, %104 ]
  %111 = phi x86_fp80 [ %113, %115 ], [ %94, %104 ]
  %112 = phi i32 [ %110, %115 ], [ %89, %104 ]
  %113 = phi x86_fp80 [ %111, %115 ], [ %88, %104 ]
  %114 = icmp sgt i32 %110, %112
  br i1 %114, label %115, label %119

115:                                              ; preds = %109
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %99, i8* noundef nonnull align 2 dereferenceable(6) %95, i64 6, i1 false), !noalias !9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %100, i8* noundef nonnull align 4 dereferenceable(12) %96, i64 12, i1 false), !noalias !9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %95, i8* noundef nonnull align 2 dereferenceable(6) %97, i64 6, i1 false), !noalias !9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %96, i8* noundef nonnull align 4 dereferenceable(12) %98, i64 12, i1 false), !noalias !9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %97, i8* noundef nonnull align 2 dereferenceable(6) %99, i64 6, i1 false), !noalias !9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %98, i8* noundef nonnull align 4 dereferenceable(12) %100, i64 12, i1 false), !noalias !9
  %116 = fcmp oeq x86_fp80 %111, 0xK00000000000000000000
  %117 = fcmp une x86_fp80 %113, 0xK00000000000000000000
  %118 = select i1 %116, i1 %117, i1 false
  br i1 %118, label %123, label %109

119:                                              ; preds = %109
  %120 = sub nsw i32 %110, %112
  %121 = call x86_fp80 @ldexpl(x86_fp80 noundef %111, i32 noundef %120) #9, !noalias !9
  %122 = fadd x86_fp80 %113, %121
  br label %123

123:                                              ; preds = %115, %104, %77, %119
  %124 = phi i32 [ %112, %119 ], [ %89, %77 ], [ %105, %104 ], [ %112, %115 ]
  %125 = phi x86_fp80 [ %122, %119 ], [ %88, %77 ], [ %94, %104 ], [ %113, %115 ]
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %95)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %96)
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %97)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %98)
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %99)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %100)
  %126 = fdiv x86_fp80 %125, %83
  %127 = sub nsw i32 %124, %82
  %128 = call x86_fp80 @ldexpl(x86_fp80 noundef %126, i32 noundef %127) #9
  %129 = load x86_fp80, x86_fp80* %34, align 16
  %130 = load i32, i32* %36, align 16
  %131 = load x86_fp80, x86_fp80* %90, align 16
  %132 = load i32, i32* %92, align 16
  %133 = fmul x86_fp80 %129, %131
  %134 = add nsw i32 %132, %130
  %135 = load x86_fp80, x86_fp80* %40, align 16
  %136 = load i32, i32* %42, align 16
  %137 = getelementptr inbounds %struct.scaled, %struct.scaled* %27, i64 0, i32 0
  %138 = load x86_fp80, x86_fp80* %137, align 16
  %139 = getelementptr inbounds %struct.scaled, %struct.scaled* %27, i64 0, i32 1
  %140 = load i32, i32* %139, align 16
  %141 = fmul x86_fp80 %135, %138
  %142 = getelementptr inbounds [6 x i8], [6 x i8]* %9, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %142)
  %143 = getelementptr inbounds [12 x i8], [12 x i8]* %10, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %143)
  %144 = getelementptr inbounds [6 x i8], [6 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %144)
  %145 = getelementptr inbounds [12 x i8], [12 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %145)
  %146 = getelementptr inbounds [6 x i8], [6 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %146)
  %147 = getelementptr inbounds [12 x i8], [12 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %147)
  %148 = fcmp oeq x86_fp80 %141, 0xK00000000000000000000
  %149 = fcmp une x86_fp80 %133, 0xK00000000000000000000
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %170, label %151

151:                                              ; preds = %123
  %152 = add nsw i32 %140, %136
  %153 = fcmp oeq x86_fp80 %133, 0xK00000000000000000000
  %154 = fcmp une x86_fp80 %141, 0xK00000000000000000000
  %155 = select i1 %153, i1 %154, i1 false
  br i1 %155, label %170, label %156

156:                                              ; preds = %151, %162
  %157 = phi i32 [ %159, %162 ], [ %152, %151 ]
  %158 = phi x86_fp80 [ %160, %162 ], [ %141, %151 ]
  %159 = phi i32 [ %157, %162 ], [ %134, %151 ]
  %160 = phi x86_fp80 [ %158, %162 ], [ %133, %151 ]
  %161 = icmp sgt i32 %157, %159
  br i1 %161, label %162, label %166

162:                                              ; preds = %156
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %146, i8* noundef nonnull align 2 dereferenceable(6) %142, i64 6, i1 false), !noalias !12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %147, i8* noundef nonnull align 4 dereferenceable(12) %143, i64 12, i1 false), !noalias !12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %142, i8* noundef nonnull align 2 dereferenceable(6) %144, i64 6, i1 false), !noalias !12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %143, i8* noundef nonnull align 4 dereferenceable(12) %145, i64 12, i1 false), !noalias !12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %144, i8* noundef nonnull align 2 dereferenceable(6) %146, i64 6, i1 false), !noalias !12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %145, i8* noundef nonnull align 4 dereferenceable(12) %147, i64 12, i1 false), !noalias !12
  %163 = fcmp oeq x86_fp80 %158, 0xK00000000000000000000
  %164 = fcmp une x86_fp80 %160, 0xK00000000000000000000
  %165 = select i1 %163, i1 %164, i1 false
  br i1 %165, label %170, label %156

166:                                              ; preds = %156
  %167 = sub nsw i32 %157, %159
  %168 = call x86_fp80 @ldexpl(x86_fp80 noundef %158, i32 noundef %167) #9, !noalias !12
  %169 = fadd x86_fp80 %160, %168
  br label %170

170:                                              ; preds = %162, %151, %123, %166
  %171 = phi i32 [ %159, %166 ], [ %134, %123 ], [ %152, %151 ], [ %159, %162 ]
  %172 = phi x86_fp80 [ %169, %166 ], [ %133, %123 ], [ %141, %151 ], [ %160, %162 ]
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %142)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %143)
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %144)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %145)
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %146)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %147)
  %173 = fdiv x86_fp80 %172, %83
  %174 = sub nsw i32 %171, %82
  %175 = call x86_fp80 @ldexpl(x86_fp80 noundef %173, i32 noundef %174) #9
  %176 = fcmp uno x86_fp80 %128, 0xK00000000000000000000
  %177 = fcmp uno x86_fp80 %175, 0xK00000000000000000000
  %178 = select i1 %176, i1 %177, i1 false
  br i1 %178, label %179, label %248

179:                                              ; preds = %170
  %180 = fcmp oeq x86_fp80 %83, 0xK00000000000000000000
  br i1 %180, label %181, label %190

181:                                              ; preds = %179
  %182 = fcmp ord x86_fp80 %0, 0xK00000000000000000000
  %183 = fcmp ord x86_fp80 %1, 0xK00000000000000000000
  %184 = or i1 %182, %183
  br i1 %184, label %185, label %190

185:                                              ; preds = %181
  %186 = call x86_fp80 @copysignl(x86_fp80 noundef 0xK7FFF8000000000000000, x86_fp80 noundef %2) #9
  %187 = fmul x86_fp80 %186, %0
  %188 = call x86_fp80 @copysignl(x86_fp80 noundef 0xK7FFF8000000000000000, x86_fp80 noundef %2) #9
  %189 = fmul x86_fp80 %188, %1
  br label %248

190:                                              ; preds = %181, %179
  %191 = call i32 @__fpclassifyl(x86_fp80 noundef %0) #9
  %192 = icmp eq i32 %191, 1
  br i1 %192, label %196, label %193

193:                                              ; preds = %190
  %194 = call i32 @__fpclassifyl(x86_fp80 noundef %1) #9
  %195 = icmp eq i32 %194, 1
  br i1 %195, label %196, label %219

196:                                              ; preds = %193, %190
  %197 = call i32 @__fpclassifyl(x86_fp80 noundef %2) #9
  %198 = icmp slt i32 %197, 2
  br i1 %198, label %219, label %199

199:                                              ; preds = %196
  %200 = call i32 @__fpclassifyl(x86_fp80 noundef %3) #9
  %201 = icmp slt i32 %200, 2
  br i1 %201, label %219, label %202

202:                                              ; preds = %199
  %203 = call i32 @__fpclassifyl(x86_fp80 noundef %0) #9
  %204 = icmp eq i32 %203, 1
  %205 = uitofp i1 %204 to x86_fp80
  %206 = call x86_fp80 @copysignl(x86_fp80 noundef %205, x86_fp80 noundef %0) #9
  %207 = call i32 @__fpclassifyl(x86_fp80 noundef %1) #9
  %208 = icmp eq i32 %207, 1
  %209 = uitofp i1 %208 to x86_fp80
  %210 = call x86_fp80 @copysignl(x86_fp80 noundef %209, x86_fp80 noundef %1) #9
  %211 = fmul x86_fp80 %206, %2
  %212 = fmul x86_fp80 %210, %3
  %213 = fadd x86_fp80 %211, %212
  %214 = fmul x86_fp80 %213, 0xK7FFF8000000000000000
  %215 = fmul x86_fp80 %210, %2
  %216 = fmul x86_fp80 %206, %3
  %217 = fsub x86_fp80 %215, %216
  %218 = fmul x86_fp80 %217, 0xK7FFF8000000000000000
  br label %248

219:                                              ; preds = %199, %196, %193
  %220 = call i32 @__fpclassifyl(x86_fp80 noundef %2) #9
  %221 = icmp eq i32 %220, 1
  br i1 %221, label %225, label %222

222:                                              ; preds = %219
  %223 = call i32 @__fpclassifyl(x86_fp80 noundef %3) #9
  %224 = icmp eq i32 %223, 1
  br i1 %224, label %225, label %248

225:                                              ; preds = %222, %219
  %226 = call i32 @__fpclassifyl(x86_fp80 noundef %0) #9
  %227 = icmp slt i32 %226, 2
  br i1 %227, label %248, label %228

228:                                              ; preds = %225
  %229 = call i32 @__fpclassifyl(x86_fp80 noundef %1) #9
  %230 = icmp slt i32 %229, 2
  br i1 %230, label %248, label %231

231:                                              ; preds = %228
  %232 = call i32 @__fpclassifyl(x86_fp80 noundef %2) #9
  %233 = icmp eq i32 %232, 1
  %234 = uitofp i1 %233 to x86_fp80
  %235 = call x86_fp80 @copysignl(x86_fp80 noundef %234, x86_fp80 noundef %2) #9
  %236 = call i32 @__fpclassifyl(x86_fp80 noundef %3) #9
  %237 = icmp eq i32 %236, 1
  %238 = uitofp i1 %237 to x86_fp80
  %239 = call x86_fp80 @copysignl(x86_fp80 noundef %238, x86_fp80 noundef %3) #9
  %240 = fmul x86_fp80 %235, %0
  %241 = fmul x86_fp80 %239, %1
  %242 = fadd x86_fp80 %240, %241
  %243 = fmul x86_fp80 %242, 0xK00000000000000000000
  %244 = fmul x86_fp80 %235, %1
  %245 = fmul x86_fp80 %239, %0
  %246 = fsub x86_fp80 %244, %245
  %247 = fmul x86_fp80 %246, 0xK00000000000000000000
  br label %248

248:                                              ; preds = %185, %222, %225, %228, %231, %202, %170
  %249 = phi x86_fp80 [ %128, %170 ], [ %187, %185 ], [ %214, %202 ], [ %243, %231 ], [ %128, %228 ], [ %128, %225 ], [ %128, %222 ]
  %250 = phi x86_fp80 [ %175, %170 ], [ %189, %185 ], [ %218, %202 ], [ %247, %231 ], [ %175, %228 ], [ %175, %225 ], [ %175, %222 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %32) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %31) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %30) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %29) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %28) #8
  %251 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %249, 0
  %252 = insertvalue { x86_fp80, x86_fp80 } %251, x86_fp80 %250, 1
  ret { x86_fp80, x86_fp80 } %252
}

; Function Attrs: nounwind optsize
define internal fastcc void @scaled(%struct.scaled* noalias sret(%struct.scaled) align 16 %0, x86_fp80 noundef %1) unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.scaled, %struct.scaled* %0, i64 0, i32 0
  store x86_fp80 %1, x86_fp80* %3, align 16, !tbaa !15
  %4 = getelementptr inbounds %struct.scaled, %struct.scaled* %0, i64 0, i32 1
  store i32 0, i32* %4, align 16, !tbaa !18
  %5 = tail call i32 @__fpclassifyl(x86_fp80 noundef %1) #9
  %6 = icmp slt i32 %5, 2
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = tail call x86_fp80 @frexpl(x86_fp80 noundef %1, i32* noundef nonnull %4) #9
  store x86_fp80 %8, x86_fp80* %3, align 16, !tbaa !15
  br label %9

9:                                                ; preds = %7, %2
  ret void
}

; Function Attrs: optsize
declare dso_local x86_fp80 @copysignl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local <2 x float> @__divsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr #0 {
  %5 = fpext float %0 to x86_fp80
  %6 = fpext float %1 to x86_fp80
  %7 = fpext float %2 to x86_fp80
  %8 = fpext float %3 to x86_fp80
  %9 = tail call { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %5, x86_fp80 noundef %6, x86_fp80 noundef %7, x86_fp80 noundef %8) #10
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
  %9 = tail call { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %5, x86_fp80 noundef %6, x86_fp80 noundef %7, x86_fp80 noundef %8) #10
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

; Function Attrs: optsize
declare dso_local x86_fp80 @frexpl(x86_fp80 noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: optsize
declare dso_local x86_fp80 @ldexpl(x86_fp80 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="64" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="64" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long double", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"plus: argument 0"}
!8 = distinct !{!8, !"plus"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"plus: argument 0"}
!11 = distinct !{!11, !"plus"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"plus: argument 0"}
!14 = distinct !{!14, !"plus"}
!15 = !{!16, !3, i64 0}
!16 = !{!"scaled", !3, i64 0, !17, i64 16}
!17 = !{!"int", !4, i64 0}
!18 = !{!16, !17, i64 16}
