; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/math_parts.c
; ModuleID = 'runtime/c/math_parts.c'
source_filename = "runtime/c/math_parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local double @modf(double noundef %0, double* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call double @llvm.trunc.f64(double %0)
  store double %3, double* %1, align 8, !tbaa !2
  %4 = tail call double @llvm.fabs.f64(double %0) #5
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = fsub double %0, %3
  %7 = select i1 %5, double 0.000000e+00, double %6
  %8 = tail call double @llvm.copysign.f64(double %7, double %0)
  ret double %8
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.trunc.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local double @frexp(double noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #2 {
  %3 = bitcast double %0 to i64
  %4 = lshr i64 %3, 52
  %5 = trunc i64 %4 to i32
  %6 = and i32 %5, 2047
  store i32 0, i32* %1, align 4, !tbaa !6
  %7 = icmp eq i32 %6, 2047
  %8 = fcmp oeq double %0, 0.000000e+00
  %9 = or i1 %8, %7
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = fadd double %0, %0
  br label %28

12:                                               ; preds = %2
  %13 = icmp eq i32 %6, 0
  %14 = fmul double %0, 0x43B0000000000000
  %15 = bitcast double %14 to i64
  %16 = lshr i64 %15, 52
  %17 = trunc i64 %16 to i32
  %18 = and i32 %17, 2047
  %19 = select i1 %13, double %14, double %0
  %20 = select i1 %13, i32 %18, i32 %6
  %21 = select i1 %13, i32 -60, i32 0
  %22 = add nsw i32 %20, -1022
  %23 = add nsw i32 %22, %21
  store i32 %23, i32* %1, align 4, !tbaa !6
  %24 = bitcast double %19 to i64
  %25 = and i64 %24, -9218868437227405313
  %26 = or i64 %25, 4602678819172646912
  %27 = bitcast i64 %26 to double
  br label %28

28:                                               ; preds = %12, %10
  %29 = phi double [ %11, %10 ], [ %27, %12 ]
  ret double %29
}

; Function Attrs: nounwind optsize
define dso_local double @fdim(double noundef %0, double noundef %1) local_unnamed_addr #3 {
  %3 = fcmp ugt double %0, %1
  br i1 %3, label %4, label %16

4:                                                ; preds = %2
  %5 = fsub double %0, %1
  %6 = tail call double @llvm.fabs.f64(double %5) #5
  %7 = fcmp une double %6, 0x7FF0000000000000
  %8 = tail call double @llvm.fabs.f64(double %0) #5
  %9 = fcmp ueq double %8, 0x7FF0000000000000
  %10 = select i1 %7, i1 true, i1 %9
  %11 = tail call double @llvm.fabs.f64(double %1) #5
  %12 = fcmp ueq double %11, 0x7FF0000000000000
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %16, label %14

14:                                               ; preds = %4
  %15 = tail call i32* @__errno_location() #6
  store i32 34, i32* %15, align 4, !tbaa !6
  br label %16

16:                                               ; preds = %4, %14, %2
  %17 = phi double [ 0.000000e+00, %2 ], [ %5, %14 ], [ %5, %4 ]
  ret double %17
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local float @modff(float noundef %0, float* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call float @llvm.trunc.f32(float %0)
  store float %3, float* %1, align 4, !tbaa !8
  %4 = tail call float @llvm.fabs.f32(float %0) #5
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %6 = fsub float %0, %3
  %7 = select i1 %5, float 0.000000e+00, float %6
  %8 = tail call float @llvm.copysign.f32(float %7, float %0)
  ret float %8
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.trunc.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.copysign.f32(float, float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local float @frexpf(float noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #2 {
  %3 = bitcast float %0 to i32
  %4 = lshr i32 %3, 23
  %5 = and i32 %4, 255
  store i32 0, i32* %1, align 4, !tbaa !6
  %6 = icmp eq i32 %5, 255
  %7 = fcmp oeq float %0, 0.000000e+00
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = fadd float %0, %0
  br label %26

11:                                               ; preds = %2
  %12 = icmp eq i32 %5, 0
  %13 = fmul float %0, 0x43B0000000000000
  %14 = bitcast float %13 to i32
  %15 = lshr i32 %14, 23
  %16 = and i32 %15, 255
  %17 = select i1 %12, float %13, float %0
  %18 = select i1 %12, i32 %16, i32 %5
  %19 = select i1 %12, i32 -60, i32 0
  %20 = add nsw i32 %18, -126
  %21 = add nsw i32 %20, %19
  store i32 %21, i32* %1, align 4, !tbaa !6
  %22 = bitcast float %17 to i32
  %23 = and i32 %22, -2139095041
  %24 = or i32 %23, 1056964608
  %25 = bitcast i32 %24 to float
  br label %26

26:                                               ; preds = %11, %9
  %27 = phi float [ %10, %9 ], [ %25, %11 ]
  ret float %27
}

; Function Attrs: nounwind optsize
define dso_local float @fdimf(float noundef %0, float noundef %1) local_unnamed_addr #3 {
  %3 = fcmp ugt float %0, %1
  br i1 %3, label %4, label %16

4:                                                ; preds = %2
  %5 = fsub float %0, %1
  %6 = tail call float @llvm.fabs.f32(float %5) #5
  %7 = fcmp une float %6, 0x7FF0000000000000
  %8 = tail call float @llvm.fabs.f32(float %0) #5
  %9 = fcmp ueq float %8, 0x7FF0000000000000
  %10 = select i1 %7, i1 true, i1 %9
  %11 = tail call float @llvm.fabs.f32(float %1) #5
  %12 = fcmp ueq float %11, 0x7FF0000000000000
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %16, label %14

14:                                               ; preds = %4
  %15 = tail call i32* @__errno_location() #6
  store i32 34, i32* %15, align 4, !tbaa !6
  br label %16

16:                                               ; preds = %4, %14, %2
  %17 = phi float [ 0.000000e+00, %2 ], [ %5, %14 ], [ %5, %4 ]
  ret float %17
}

attributes #0 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { readnone }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"double", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !4, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !4, i64 0}
