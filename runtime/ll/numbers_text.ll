; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/numbers_text.c
; ModuleID = 'runtime/c/numbers_text.c'
source_filename = "runtime/c/numbers_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"%.*f\00", align 1
@fcvt.small = internal global [20 x i8] zeroinitializer, align 16
@fcvt.big = internal global [329 x i8] zeroinitializer, align 16
@fcvt.is_big = internal unnamed_addr global i1 false, align 4
@ecvt.text = internal global [20 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [5 x i8] c"%.*g\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"%.*Lf\00", align 1
@qfcvt.small = internal global [24 x i8] zeroinitializer, align 16
@qfcvt.big = internal global [4957 x i8] zeroinitializer, align 16
@qfcvt.is_big = internal unnamed_addr global i1 false, align 4
@qecvt.text = internal global [24 x i8] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [6 x i8] c"%.*Lg\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"aAeEfFgG\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @fcvt_r(double noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3, i8* noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq i8* %4, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = tail call i32* @__errno_location() #6
  store i32 22, i32* %9, align 4, !tbaa !2
  br label %53

10:                                               ; preds = %6
  %11 = tail call double @llvm.fabs.f64(double %0) #7
  %12 = fcmp one double %11, 0x7FF0000000000000
  %13 = bitcast double %0 to i64
  %14 = icmp slt i64 %13, 0
  %15 = and i1 %12, %14
  %16 = zext i1 %15 to i32
  store i32 %16, i32* %3, align 4, !tbaa !2
  %17 = fneg double %0
  %18 = select i1 %15, double %17, double %0
  %19 = icmp slt i32 %1, 0
  %20 = and i1 %12, %19
  br i1 %20, label %21, label %34

21:                                               ; preds = %10, %27
  %22 = phi i32 [ %29, %27 ], [ 0, %10 ]
  %23 = phi double [ %25, %27 ], [ %18, %10 ]
  %24 = phi i32 [ %28, %27 ], [ %1, %10 ]
  %25 = fmul double %23, 1.000000e-01
  %26 = fcmp ult double %25, 1.000000e+00
  br i1 %26, label %39, label %27

27:                                               ; preds = %21
  %28 = add nsw i32 %24, 1
  %29 = add nuw nsw i32 %22, 1
  %30 = tail call double @llvm.fabs.f64(double %25) #7
  %31 = fcmp one double %30, 0x7FF0000000000000
  %32 = icmp slt i32 %24, -1
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %21, label %34, !llvm.loop !6

34:                                               ; preds = %27, %10
  %35 = phi i32 [ %1, %10 ], [ %28, %27 ]
  %36 = phi double [ %18, %10 ], [ %25, %27 ]
  %37 = phi i32 [ 0, %10 ], [ %29, %27 ]
  %38 = icmp slt i32 %35, 17
  br i1 %38, label %39, label %43

39:                                               ; preds = %21, %34
  %40 = phi double [ %36, %34 ], [ %23, %21 ]
  %41 = phi i32 [ %37, %34 ], [ %22, %21 ]
  %42 = phi i32 [ %35, %34 ], [ 0, %21 ]
  br label %43

43:                                               ; preds = %34, %39
  %44 = phi double [ %40, %39 ], [ %36, %34 ]
  %45 = phi i32 [ %41, %39 ], [ %37, %34 ]
  %46 = phi i32 [ %42, %39 ], [ 17, %34 ]
  %47 = tail call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %4, i64 noundef %5, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i32 noundef %46, double noundef %44) #6
  %48 = sext i32 %47 to i64
  %49 = icmp slt i64 %48, %5
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = fcmp une double %44, 0.000000e+00
  %52 = zext i1 %51 to i32
  tail call fastcc void @cut(i8* noundef nonnull %4, i64 noundef %48, i64 noundef %5, i32 noundef %45, i32 noundef %52, i32* noundef %2) #8
  br label %53

53:                                               ; preds = %50, %43, %8
  %54 = phi i32 [ -1, %8 ], [ 0, %50 ], [ -1, %43 ]
  ret i32 %54
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #3

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc void @cut(i8* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32* nocapture noundef %5) unnamed_addr #0 {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %6
  store i32 0, i32* %5, align 4, !tbaa !2
  br label %84

9:                                                ; preds = %6, %16
  %10 = phi i64 [ %17, %16 ], [ 0, %6 ]
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = load i8, i8* %11, align 1, !tbaa !9
  %13 = zext i8 %12 to i32
  %14 = tail call i32 @isdigit(i32 noundef %13) #6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %9
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %22, label %9, !llvm.loop !10

19:                                               ; preds = %9
  %20 = trunc i64 %10 to i32
  store i32 %20, i32* %5, align 4, !tbaa !2
  %21 = icmp eq i64 %10, 0
  br i1 %21, label %84, label %25

22:                                               ; preds = %16
  %23 = trunc i64 %1 to i32
  store i32 %23, i32* %5, align 4, !tbaa !2
  %24 = icmp eq i32 %3, 0
  br i1 %24, label %84, label %64

25:                                               ; preds = %19
  %26 = add nuw nsw i64 %10, 1
  %27 = icmp eq i32 %20, 1
  br i1 %27, label %28, label %45

28:                                               ; preds = %25
  %29 = load i8, i8* %0, align 1, !tbaa !9
  %30 = icmp eq i8 %29, 48
  %31 = icmp ne i32 %4, 0
  %32 = and i1 %31, %30
  br i1 %32, label %33, label %49

33:                                               ; preds = %28
  store i32 0, i32* %5, align 4, !tbaa !2
  %34 = icmp slt i64 %26, %1
  br i1 %34, label %35, label %52

35:                                               ; preds = %33, %41
  %36 = phi i32 [ %42, %41 ], [ 0, %33 ]
  %37 = phi i64 [ %43, %41 ], [ %26, %33 ]
  %38 = getelementptr inbounds i8, i8* %0, i64 %37
  %39 = load i8, i8* %38, align 1, !tbaa !9
  %40 = icmp eq i8 %39, 48
  br i1 %40, label %41, label %45

41:                                               ; preds = %35
  %42 = add nsw i32 %36, -1
  store i32 %42, i32* %5, align 4, !tbaa !2
  %43 = add nuw i64 %37, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %45, label %35, !llvm.loop !11

45:                                               ; preds = %41, %35, %25
  %46 = phi i32 [ %20, %25 ], [ %42, %41 ], [ %36, %35 ]
  %47 = phi i64 [ %26, %25 ], [ %1, %41 ], [ %37, %35 ]
  %48 = icmp sgt i32 %46, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %28, %45
  %50 = phi i64 [ %47, %45 ], [ %26, %28 ]
  %51 = phi i32 [ %46, %45 ], [ 1, %28 ]
  br label %52

52:                                               ; preds = %33, %45, %49
  %53 = phi i64 [ %50, %49 ], [ %47, %45 ], [ %26, %33 ]
  %54 = phi i32 [ %51, %49 ], [ 0, %45 ], [ 0, %33 ]
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i8, i8* %0, i64 %55
  %57 = getelementptr inbounds i8, i8* %0, i64 %53
  %58 = sub i64 %1, %53
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %56, i8* align 1 %57, i64 %58, i1 false)
  %59 = add i64 %58, %55
  %60 = getelementptr inbounds i8, i8* %0, i64 %59
  store i8 0, i8* %60, align 1, !tbaa !9
  %61 = icmp eq i32 %3, 0
  br i1 %61, label %84, label %62

62:                                               ; preds = %52
  %63 = load i32, i32* %5, align 4, !tbaa !2
  br label %64

64:                                               ; preds = %62, %22
  %65 = phi i32 [ %63, %62 ], [ %23, %22 ]
  %66 = add nsw i32 %65, %3
  store i32 %66, i32* %5, align 4, !tbaa !2
  %67 = icmp sgt i32 %3, 0
  %68 = add nsw i64 %1, 1
  %69 = icmp slt i64 %68, %2
  %70 = select i1 %67, i1 %69, i1 false
  br i1 %70, label %71, label %81

71:                                               ; preds = %64, %71
  %72 = phi i64 [ %78, %71 ], [ %68, %64 ]
  %73 = phi i64 [ %72, %71 ], [ %1, %64 ]
  %74 = phi i32 [ %76, %71 ], [ %3, %64 ]
  %75 = getelementptr inbounds i8, i8* %0, i64 %73
  store i8 48, i8* %75, align 1, !tbaa !9
  %76 = add nsw i32 %74, -1
  %77 = icmp ugt i32 %74, 1
  %78 = add nsw i64 %72, 1
  %79 = icmp slt i64 %78, %2
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %71, label %81, !llvm.loop !12

81:                                               ; preds = %71, %64
  %82 = phi i64 [ %1, %64 ], [ %72, %71 ]
  %83 = getelementptr inbounds i8, i8* %0, i64 %82
  store i8 0, i8* %83, align 1, !tbaa !9
  br label %84

84:                                               ; preds = %8, %22, %52, %19, %81
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @ecvt_r(double noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3, i8* noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call double @llvm.fabs.f64(double %0) #7
  %8 = fcmp one double %7, 0x7FF0000000000000
  %9 = fcmp une double %0, 0.000000e+00
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %46

11:                                               ; preds = %6
  %12 = fcmp olt double %0, 0.000000e+00
  %13 = fneg double %0
  %14 = select i1 %12, double %13, double %0
  %15 = fcmp olt double %14, 0x31FA182C40C60D
  br i1 %15, label %16, label %21

16:                                               ; preds = %11
  %17 = fdiv double %0, 0x31FA182C40C60D
  %18 = fcmp olt double %17, 0.000000e+00
  %19 = fneg double %17
  %20 = select i1 %18, double %19, double %17
  br label %21

21:                                               ; preds = %16, %11
  %22 = phi double [ %17, %16 ], [ %0, %11 ]
  %23 = phi i32 [ -307, %16 ], [ 0, %11 ]
  %24 = phi double [ %20, %16 ], [ %14, %11 ]
  %25 = fcmp olt double %24, 1.000000e+00
  br i1 %25, label %26, label %35

26:                                               ; preds = %21, %26
  %27 = phi i32 [ %30, %26 ], [ %23, %21 ]
  %28 = phi double [ %29, %26 ], [ 1.000000e+00, %21 ]
  %29 = fmul double %28, 1.000000e+01
  %30 = add nsw i32 %27, -1
  %31 = fmul double %24, %29
  %32 = fcmp olt double %31, 1.000000e+00
  br i1 %32, label %26, label %33, !llvm.loop !13

33:                                               ; preds = %26
  %34 = fmul double %22, %29
  br label %46

35:                                               ; preds = %21
  %36 = fcmp ult double %24, 1.000000e+01
  br i1 %36, label %46, label %37

37:                                               ; preds = %35, %37
  %38 = phi i32 [ %41, %37 ], [ %23, %35 ]
  %39 = phi double [ %40, %37 ], [ 1.000000e+00, %35 ]
  %40 = fmul double %39, 1.000000e+01
  %41 = add nsw i32 %38, 1
  %42 = fmul double %40, 1.000000e+01
  %43 = fcmp ult double %24, %42
  br i1 %43, label %44, label %37, !llvm.loop !14

44:                                               ; preds = %37
  %45 = fdiv double %22, %40
  br label %46

46:                                               ; preds = %33, %44, %35, %6
  %47 = phi double [ %0, %6 ], [ %34, %33 ], [ %45, %44 ], [ %22, %35 ]
  %48 = phi i32 [ 0, %6 ], [ %30, %33 ], [ %41, %44 ], [ %23, %35 ]
  %49 = icmp slt i32 %1, 1
  %50 = icmp ne i64 %5, 0
  %51 = and i1 %49, %50
  br i1 %51, label %52, label %60

52:                                               ; preds = %46
  store i8 0, i8* %4, align 1, !tbaa !9
  %53 = add nsw i32 %48, 1
  store i32 %53, i32* %2, align 4, !tbaa !2
  %54 = tail call double @llvm.fabs.f64(double %47) #7
  %55 = fcmp one double %54, 0x7FF0000000000000
  %56 = bitcast double %47 to i64
  %57 = icmp slt i64 %56, 0
  %58 = select i1 %55, i1 %57, i1 false
  %59 = zext i1 %58 to i32
  store i32 %59, i32* %3, align 4, !tbaa !2
  br label %69

60:                                               ; preds = %46
  %61 = icmp slt i32 %1, 17
  %62 = select i1 %61, i32 %1, i32 17
  %63 = add nsw i32 %62, -1
  %64 = tail call i32 @fcvt_r(double noundef %47, i32 noundef %63, i32* noundef %2, i32* noundef %3, i8* noundef %4, i64 noundef %5) #8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %69

66:                                               ; preds = %60
  %67 = load i32, i32* %2, align 4, !tbaa !2
  %68 = add nsw i32 %67, %48
  store i32 %68, i32* %2, align 4, !tbaa !2
  br label %69

69:                                               ; preds = %60, %66, %52
  %70 = phi i32 [ 0, %52 ], [ 0, %66 ], [ -1, %60 ]
  ret i32 %70
}

; Function Attrs: nounwind optsize
define dso_local i8* @fcvt(double noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = load i1, i1* @fcvt.is_big, align 4
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = tail call i32 @fcvt_r(double noundef %0, i32 noundef %1, i32* noundef %2, i32* noundef %3, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @fcvt.small, i64 0, i64 0), i64 noundef 20) #8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6, %4
  store i1 true, i1* @fcvt.is_big, align 4
  %10 = tail call i32 @fcvt_r(double noundef %0, i32 noundef %1, i32* noundef %2, i32* noundef %3, i8* noundef getelementptr inbounds ([329 x i8], [329 x i8]* @fcvt.big, i64 0, i64 0), i64 noundef 329) #8
  br label %11

11:                                               ; preds = %6, %9
  %12 = phi i8* [ getelementptr inbounds ([329 x i8], [329 x i8]* @fcvt.big, i64 0, i64 0), %9 ], [ getelementptr inbounds ([20 x i8], [20 x i8]* @fcvt.small, i64 0, i64 0), %6 ]
  ret i8* %12
}

; Function Attrs: nounwind optsize
define dso_local i8* @ecvt(double noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = tail call i32 @ecvt_r(double noundef %0, i32 noundef %1, i32* noundef %2, i32* noundef %3, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @ecvt.text, i64 0, i64 0), i64 noundef 20) #8
  ret i8* getelementptr inbounds ([20 x i8], [20 x i8]* @ecvt.text, i64 0, i64 0)
}

; Function Attrs: nounwind optsize
define dso_local i8* @gcvt(double noundef %0, i32 noundef %1, i8* noundef returned %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %1, 17
  %5 = select i1 %4, i32 %1, i32 17
  %6 = tail call i32 (i8*, i8*, ...) @sprintf(i8* noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i32 noundef %5, double noundef %0) #6
  ret i8* %2
}

; Function Attrs: optsize
declare dso_local i32 @sprintf(i8* noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @qfcvt_r(x86_fp80 noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3, i8* noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq i8* %4, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = tail call i32* @__errno_location() #6
  store i32 22, i32* %9, align 4, !tbaa !2
  br label %53

10:                                               ; preds = %6
  %11 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #7
  %12 = fcmp one x86_fp80 %11, 0xK7FFF8000000000000000
  %13 = bitcast x86_fp80 %0 to i80
  %14 = icmp slt i80 %13, 0
  %15 = and i1 %12, %14
  %16 = zext i1 %15 to i32
  store i32 %16, i32* %3, align 4, !tbaa !2
  %17 = fneg x86_fp80 %0
  %18 = select i1 %15, x86_fp80 %17, x86_fp80 %0
  %19 = icmp slt i32 %1, 0
  %20 = and i1 %12, %19
  br i1 %20, label %21, label %34

21:                                               ; preds = %10, %27
  %22 = phi i32 [ %29, %27 ], [ 0, %10 ]
  %23 = phi x86_fp80 [ %25, %27 ], [ %18, %10 ]
  %24 = phi i32 [ %28, %27 ], [ %1, %10 ]
  %25 = fmul x86_fp80 %23, 0xK3FFBCCCCCCCCCCCCD000
  %26 = fcmp ult x86_fp80 %25, 0xK3FFF8000000000000000
  br i1 %26, label %39, label %27

27:                                               ; preds = %21
  %28 = add nsw i32 %24, 1
  %29 = add nuw nsw i32 %22, 1
  %30 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %25) #7
  %31 = fcmp one x86_fp80 %30, 0xK7FFF8000000000000000
  %32 = icmp slt i32 %24, -1
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %21, label %34, !llvm.loop !15

34:                                               ; preds = %27, %10
  %35 = phi i32 [ %1, %10 ], [ %28, %27 ]
  %36 = phi x86_fp80 [ %18, %10 ], [ %25, %27 ]
  %37 = phi i32 [ 0, %10 ], [ %29, %27 ]
  %38 = icmp slt i32 %35, 21
  br i1 %38, label %39, label %43

39:                                               ; preds = %21, %34
  %40 = phi x86_fp80 [ %36, %34 ], [ %23, %21 ]
  %41 = phi i32 [ %37, %34 ], [ %22, %21 ]
  %42 = phi i32 [ %35, %34 ], [ 0, %21 ]
  br label %43

43:                                               ; preds = %34, %39
  %44 = phi x86_fp80 [ %40, %39 ], [ %36, %34 ]
  %45 = phi i32 [ %41, %39 ], [ %37, %34 ]
  %46 = phi i32 [ %42, %39 ], [ 21, %34 ]
  %47 = tail call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %4, i64 noundef %5, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i32 noundef %46, x86_fp80 noundef %44) #6
  %48 = sext i32 %47 to i64
  %49 = icmp slt i64 %48, %5
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = fcmp une x86_fp80 %44, 0xK00000000000000000000
  %52 = zext i1 %51 to i32
  tail call fastcc void @cut(i8* noundef nonnull %4, i64 noundef %48, i64 noundef %5, i32 noundef %45, i32 noundef %52, i32* noundef %2) #8
  br label %53

53:                                               ; preds = %50, %43, %8
  %54 = phi i32 [ -1, %8 ], [ 0, %50 ], [ -1, %43 ]
  ret i32 %54
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #3

; Function Attrs: nounwind optsize
define dso_local i32 @qecvt_r(x86_fp80 noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3, i8* noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #7
  %8 = fcmp one x86_fp80 %7, 0xK7FFF8000000000000000
  %9 = fcmp une x86_fp80 %0, 0xK00000000000000000000
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %46

11:                                               ; preds = %6
  %12 = fcmp olt x86_fp80 %0, 0xK00000000000000000000
  %13 = fneg x86_fp80 %0
  %14 = select i1 %12, x86_fp80 %13, x86_fp80 %0
  %15 = fcmp olt x86_fp80 %14, 0xK0002BE5B66ECBCE0B7B1
  br i1 %15, label %16, label %21

16:                                               ; preds = %11
  %17 = fdiv x86_fp80 %0, 0xK0002BE5B66ECBCE0B7B1
  %18 = fcmp olt x86_fp80 %17, 0xK00000000000000000000
  %19 = fneg x86_fp80 %17
  %20 = select i1 %18, x86_fp80 %19, x86_fp80 %17
  br label %21

21:                                               ; preds = %16, %11
  %22 = phi i32 [ -4931, %16 ], [ 0, %11 ]
  %23 = phi x86_fp80 [ %17, %16 ], [ %0, %11 ]
  %24 = phi x86_fp80 [ %20, %16 ], [ %14, %11 ]
  %25 = fcmp olt x86_fp80 %24, 0xK3FFF8000000000000000
  br i1 %25, label %26, label %35

26:                                               ; preds = %21, %26
  %27 = phi i32 [ %30, %26 ], [ %22, %21 ]
  %28 = phi x86_fp80 [ %29, %26 ], [ 0xK3FFF8000000000000000, %21 ]
  %29 = fmul x86_fp80 %28, 0xK4002A000000000000000
  %30 = add nsw i32 %27, -1
  %31 = fmul x86_fp80 %24, %29
  %32 = fcmp olt x86_fp80 %31, 0xK3FFF8000000000000000
  br i1 %32, label %26, label %33, !llvm.loop !16

33:                                               ; preds = %26
  %34 = fmul x86_fp80 %23, %29
  br label %46

35:                                               ; preds = %21
  %36 = fcmp ult x86_fp80 %24, 0xK4002A000000000000000
  br i1 %36, label %46, label %37

37:                                               ; preds = %35, %37
  %38 = phi i32 [ %41, %37 ], [ %22, %35 ]
  %39 = phi x86_fp80 [ %40, %37 ], [ 0xK3FFF8000000000000000, %35 ]
  %40 = fmul x86_fp80 %39, 0xK4002A000000000000000
  %41 = add nsw i32 %38, 1
  %42 = fmul x86_fp80 %40, 0xK4002A000000000000000
  %43 = fcmp ult x86_fp80 %24, %42
  br i1 %43, label %44, label %37, !llvm.loop !17

44:                                               ; preds = %37
  %45 = fdiv x86_fp80 %23, %40
  br label %46

46:                                               ; preds = %33, %44, %35, %6
  %47 = phi i32 [ 0, %6 ], [ %30, %33 ], [ %41, %44 ], [ %22, %35 ]
  %48 = phi x86_fp80 [ %0, %6 ], [ %34, %33 ], [ %45, %44 ], [ %23, %35 ]
  %49 = icmp slt i32 %1, 1
  %50 = icmp ne i64 %5, 0
  %51 = and i1 %49, %50
  br i1 %51, label %52, label %60

52:                                               ; preds = %46
  store i8 0, i8* %4, align 1, !tbaa !9
  %53 = add nsw i32 %47, 1
  store i32 %53, i32* %2, align 4, !tbaa !2
  %54 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %48) #7
  %55 = fcmp one x86_fp80 %54, 0xK7FFF8000000000000000
  %56 = bitcast x86_fp80 %48 to i80
  %57 = icmp slt i80 %56, 0
  %58 = select i1 %55, i1 %57, i1 false
  %59 = zext i1 %58 to i32
  store i32 %59, i32* %3, align 4, !tbaa !2
  br label %69

60:                                               ; preds = %46
  %61 = icmp slt i32 %1, 21
  %62 = select i1 %61, i32 %1, i32 21
  %63 = add nsw i32 %62, -1
  %64 = tail call i32 @qfcvt_r(x86_fp80 noundef %48, i32 noundef %63, i32* noundef %2, i32* noundef %3, i8* noundef %4, i64 noundef %5) #8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %69

66:                                               ; preds = %60
  %67 = load i32, i32* %2, align 4, !tbaa !2
  %68 = add nsw i32 %67, %47
  store i32 %68, i32* %2, align 4, !tbaa !2
  br label %69

69:                                               ; preds = %60, %66, %52
  %70 = phi i32 [ 0, %52 ], [ 0, %66 ], [ -1, %60 ]
  ret i32 %70
}

; Function Attrs: nounwind optsize
define dso_local i8* @qfcvt(x86_fp80 noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = load i1, i1* @qfcvt.is_big, align 4
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = tail call i32 @qfcvt_r(x86_fp80 noundef %0, i32 noundef %1, i32* noundef %2, i32* noundef %3, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @qfcvt.small, i64 0, i64 0), i64 noundef 24) #8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6, %4
  store i1 true, i1* @qfcvt.is_big, align 4
  %10 = tail call i32 @qfcvt_r(x86_fp80 noundef %0, i32 noundef %1, i32* noundef %2, i32* noundef %3, i8* noundef getelementptr inbounds ([4957 x i8], [4957 x i8]* @qfcvt.big, i64 0, i64 0), i64 noundef 4957) #8
  br label %11

11:                                               ; preds = %6, %9
  %12 = phi i8* [ getelementptr inbounds ([4957 x i8], [4957 x i8]* @qfcvt.big, i64 0, i64 0), %9 ], [ getelementptr inbounds ([24 x i8], [24 x i8]* @qfcvt.small, i64 0, i64 0), %6 ]
  ret i8* %12
}

; Function Attrs: nounwind optsize
define dso_local i8* @qecvt(x86_fp80 noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = tail call i32 @qecvt_r(x86_fp80 noundef %0, i32 noundef %1, i32* noundef %2, i32* noundef %3, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @qecvt.text, i64 0, i64 0), i64 noundef 24) #8
  ret i8* getelementptr inbounds ([24 x i8], [24 x i8]* @qecvt.text, i64 0, i64 0)
}

; Function Attrs: nounwind optsize
define dso_local i8* @qgcvt(x86_fp80 noundef %0, i32 noundef %1, i8* noundef returned %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %1, 21
  %5 = select i1 %4, i32 %1, i32 21
  %6 = tail call i32 (i8*, i8*, ...) @sprintf(i8* noundef %2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0), i32 noundef %5, x86_fp80 noundef %0) #6
  ret i8* %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @strfroml(i8* noundef %0, i64 noundef %1, i8* noundef %2, x86_fp80 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [40 x i8], align 16
  %6 = getelementptr inbounds [40 x i8], [40 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %6) #9
  %7 = tail call i64 @strlen(i8* noundef %2) #6
  %8 = tail call fastcc i32 @is_allowed(i8* noundef %2) #8
  %9 = icmp eq i32 %8, 0
  %10 = icmp ugt i64 %7, 38
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %4
  tail call void @abort() #10
  unreachable

13:                                               ; preds = %4
  %14 = add nsw i64 %7, -1
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 16 %6, i8* align 1 %2, i64 %14, i1 false)
  %15 = getelementptr inbounds [40 x i8], [40 x i8]* %5, i64 0, i64 %14
  store i8 76, i8* %15, align 1, !tbaa !9
  %16 = getelementptr inbounds i8, i8* %2, i64 %14
  %17 = load i8, i8* %16, align 1, !tbaa !9
  %18 = getelementptr inbounds [40 x i8], [40 x i8]* %5, i64 0, i64 %7
  store i8 %17, i8* %18, align 1, !tbaa !9
  %19 = add nuw nsw i64 %7, 1
  %20 = getelementptr inbounds [40 x i8], [40 x i8]* %5, i64 0, i64 %19
  store i8 0, i8* %20, align 1, !tbaa !9
  %21 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %0, i64 noundef %1, i8* noundef nonnull %6, x86_fp80 noundef %3) #6
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %6) #9
  ret i32 %21
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_allowed(i8* nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 1
  %3 = load i8, i8* %0, align 1, !tbaa !9
  %4 = icmp eq i8 %3, 37
  br i1 %4, label %5, label %32

5:                                                ; preds = %1
  %6 = load i8, i8* %2, align 1, !tbaa !9
  %7 = icmp eq i8 %6, 46
  br i1 %7, label %8, label %19

8:                                                ; preds = %5
  %9 = getelementptr inbounds i8, i8* %0, i64 2
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i8* [ %9, %8 ], [ %16, %10 ]
  %12 = load i8, i8* %11, align 1, !tbaa !9
  %13 = zext i8 %12 to i32
  %14 = tail call i32 @isdigit(i32 noundef %13) #6
  %15 = icmp eq i32 %14, 0
  %16 = getelementptr inbounds i8, i8* %11, i64 1
  br i1 %15, label %17, label %10, !llvm.loop !18

17:                                               ; preds = %10
  %18 = load i8, i8* %11, align 1, !tbaa !9
  br label %19

19:                                               ; preds = %17, %5
  %20 = phi i8 [ %18, %17 ], [ %6, %5 ]
  %21 = phi i8* [ %11, %17 ], [ %2, %5 ]
  %22 = icmp eq i8 %20, 0
  br i1 %22, label %32, label %23

23:                                               ; preds = %19
  %24 = sext i8 %20 to i32
  %25 = tail call i8* @strchr(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i32 noundef %24) #6
  %26 = icmp eq i8* %25, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds i8, i8* %21, i64 1
  %29 = load i8, i8* %28, align 1, !tbaa !9
  %30 = icmp eq i8 %29, 0
  %31 = zext i1 %30 to i32
  br label %32

32:                                               ; preds = %19, %23, %27, %1
  %33 = phi i32 [ 0, %1 ], [ 0, %23 ], [ 0, %19 ], [ %31, %27 ]
  ret i32 %33
}

; Function Attrs: noreturn optsize
declare dso_local void @abort() local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind optsize
define dso_local i32 @strfromd(i8* noundef %0, i64 noundef %1, i8* noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i32 @is_allowed(i8* noundef %2) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  tail call void @abort() #10
  unreachable

8:                                                ; preds = %4
  %9 = tail call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, double noundef %3) #6
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @strfromf(i8* noundef %0, i64 noundef %1, i8* noundef %2, float noundef %3) local_unnamed_addr #0 {
  %5 = fpext float %3 to double
  %6 = tail call i32 @strfromd(i8* noundef %0, i64 noundef %1, i8* noundef %2, double noundef %5) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @getsubopt(i8** nocapture noundef %0, i8** nocapture noundef readonly %1, i8** nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = load i8*, i8** %0, align 8, !tbaa !19
  %5 = tail call i8* @strchrnul(i8* noundef %4, i32 noundef 44) #6
  %6 = load i8, i8* %4, align 1, !tbaa !9
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %46, label %8

8:                                                ; preds = %3
  %9 = ptrtoint i8* %5 to i64
  %10 = ptrtoint i8* %4 to i64
  %11 = sub i64 %9, %10
  %12 = tail call i8* @memchr(i8* noundef nonnull %4, i32 noundef 61, i64 noundef %11) #6
  %13 = icmp eq i8* %12, null
  %14 = select i1 %13, i8* %5, i8* %12
  %15 = ptrtoint i8* %14 to i64
  %16 = sub i64 %15, %10
  %17 = load i8, i8* %5, align 1, !tbaa !9
  %18 = icmp ne i8 %17, 0
  %19 = zext i1 %18 to i64
  %20 = getelementptr i8, i8* %5, i64 %19
  store i8* %20, i8** %0, align 8, !tbaa !19
  store i8 0, i8* %5, align 1, !tbaa !9
  %21 = load i8*, i8** %1, align 8, !tbaa !19
  %22 = icmp eq i8* %21, null
  br i1 %22, label %43, label %23

23:                                               ; preds = %8, %38
  %24 = phi i64 [ %39, %38 ], [ 0, %8 ]
  %25 = phi i8* [ %41, %38 ], [ %21, %8 ]
  %26 = phi i8** [ %40, %38 ], [ %1, %8 ]
  %27 = tail call i32 @strncmp(i8* noundef nonnull %4, i8* noundef nonnull %25, i64 noundef %16) #6
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %38

29:                                               ; preds = %23
  %30 = load i8*, i8** %26, align 8, !tbaa !19
  %31 = getelementptr inbounds i8, i8* %30, i64 %16
  %32 = load i8, i8* %31, align 1, !tbaa !9
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %29
  %35 = trunc i64 %24 to i32
  %36 = getelementptr inbounds i8, i8* %12, i64 1
  %37 = select i1 %13, i8* null, i8* %36
  br label %43

38:                                               ; preds = %23, %29
  %39 = add nuw i64 %24, 1
  %40 = getelementptr inbounds i8*, i8** %1, i64 %39
  %41 = load i8*, i8** %40, align 8, !tbaa !19
  %42 = icmp eq i8* %41, null
  br i1 %42, label %43, label %23, !llvm.loop !21

43:                                               ; preds = %38, %8, %34
  %44 = phi i8* [ %37, %34 ], [ %4, %8 ], [ %4, %38 ]
  %45 = phi i32 [ %35, %34 ], [ -1, %8 ], [ -1, %38 ]
  store i8* %44, i8** %2, align 8, !tbaa !19
  br label %46

46:                                               ; preds = %43, %3
  %47 = phi i32 [ -1, %3 ], [ %45, %43 ]
  ret i32 %47
}

; Function Attrs: optsize
declare dso_local i8* @strchrnul(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @memchr(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @strfry(i8* noundef returned %0) local_unnamed_addr #0 {
  %2 = tail call i64 @strlen(i8* noundef %0) #6
  %3 = icmp ugt i64 %2, 1
  br i1 %3, label %5, label %4

4:                                                ; preds = %5, %1
  ret i8* %0

5:                                                ; preds = %1, %5
  %6 = phi i64 [ %17, %5 ], [ 1, %1 ]
  %7 = phi i64 [ %6, %5 ], [ 0, %1 ]
  %8 = sub i64 %2, %7
  %9 = trunc i64 %8 to i32
  %10 = tail call i32 @arc4random_uniform(i32 noundef %9) #6
  %11 = zext i32 %10 to i64
  %12 = add i64 %7, %11
  %13 = getelementptr inbounds i8, i8* %0, i64 %7
  %14 = load i8, i8* %13, align 1, !tbaa !9
  %15 = getelementptr inbounds i8, i8* %0, i64 %12
  %16 = load i8, i8* %15, align 1, !tbaa !9
  store i8 %16, i8* %13, align 1, !tbaa !9
  store i8 %14, i8* %15, align 1, !tbaa !9
  %17 = add nuw i64 %6, 1
  %18 = icmp eq i64 %17, %2
  br i1 %18, label %4, label %5, !llvm.loop !22
}

; Function Attrs: optsize
declare dso_local i32 @arc4random_uniform(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #5

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { readnone }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!4, !4, i64 0}
!10 = distinct !{!10, !7, !8}
!11 = distinct !{!11, !7, !8}
!12 = distinct !{!12, !7, !8}
!13 = distinct !{!13, !7, !8}
!14 = distinct !{!14, !7, !8}
!15 = distinct !{!15, !7, !8}
!16 = distinct !{!16, !7, !8}
!17 = distinct !{!17, !7, !8}
!18 = distinct !{!18, !7, !8}
!19 = !{!20, !20, i64 0}
!20 = !{!"any pointer", !4, i64 0}
!21 = distinct !{!21, !7, !8}
!22 = distinct !{!22, !7, !8}
