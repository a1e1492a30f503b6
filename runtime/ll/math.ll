; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/math.c
; ModuleID = 'runtime/c/math.c'
source_filename = "runtime/c/math.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@signgam = dso_local local_unnamed_addr global i32 0, align 4

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @sinl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @sin(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @sin(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @cosl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @cos(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @cos(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @tanl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @tan(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @tan(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @asinl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @asin(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @asin(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @acosl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @acos(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @acos(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @atanl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @atan(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @atan(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @sinhl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @sinh(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @sinh(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @coshl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @cosh(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @cosh(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @tanhl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @tanh(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @tanh(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @asinhl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @asinh(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @asinh(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @acoshl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @acosh(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @acosh(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @atanhl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @atanh(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @atanh(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @expl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @exp(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @exp2l(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @exp2(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @exp2(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @expm1l(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @expm1(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @expm1(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @logl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @log(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @log(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @log2l(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @log2(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @log2(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @log10l(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @log10(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @log10(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @log1pl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @log1p(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @log1p(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @cbrtl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @cbrt(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @cbrt(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @tgammal(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @tgamma(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @tgamma(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @erfl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @erf(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @erf(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @erfcl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @erfc(double noundef %2) #7
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local double @erfc(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @atan2l(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fptrunc x86_fp80 %0 to double
  %4 = fptrunc x86_fp80 %1 to double
  %5 = tail call double @atan2(double noundef %3, double noundef %4) #7
  %6 = fpext double %5 to x86_fp80
  ret x86_fp80 %6
}

; Function Attrs: optsize
declare dso_local double @atan2(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @powl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fptrunc x86_fp80 %0 to double
  %4 = fptrunc x86_fp80 %1 to double
  %5 = tail call double @pow(double noundef %3, double noundef %4) #7
  %6 = fpext double %5 to x86_fp80
  ret x86_fp80 %6
}

; Function Attrs: optsize
declare dso_local double @pow(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @hypotl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fptrunc x86_fp80 %0 to double
  %4 = fptrunc x86_fp80 %1 to double
  %5 = tail call double @hypot(double noundef %3, double noundef %4) #7
  %6 = fpext double %5 to x86_fp80
  ret x86_fp80 %6
}

; Function Attrs: optsize
declare dso_local double @hypot(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__fpclassify(double noundef %0) local_unnamed_addr #2 {
  %2 = bitcast double %0 to i64
  %3 = shl i64 %2, 1
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %1
  %6 = icmp ult i64 %3, 9007199254740992
  br i1 %6, label %14, label %7

7:                                                ; preds = %5
  %8 = and i64 %2, 9218868437227405312
  %9 = icmp eq i64 %8, 9218868437227405312
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = and i64 %2, 4503599627370495
  %12 = icmp eq i64 %11, 0
  %13 = zext i1 %12 to i32
  br label %14

14:                                               ; preds = %5, %7, %10, %1
  %15 = phi i32 [ 2, %1 ], [ 3, %5 ], [ %13, %10 ], [ 4, %7 ]
  ret i32 %15
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__fpclassifyf(float noundef %0) local_unnamed_addr #2 {
  %2 = bitcast float %0 to i32
  %3 = shl i32 %2, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %1
  %6 = icmp ult i32 %3, 16777216
  br i1 %6, label %14, label %7

7:                                                ; preds = %5
  %8 = and i32 %2, 2139095040
  %9 = icmp eq i32 %8, 2139095040
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = and i32 %2, 8388607
  %12 = icmp eq i32 %11, 0
  %13 = zext i1 %12 to i32
  br label %14

14:                                               ; preds = %5, %7, %10, %1
  %15 = phi i32 [ 2, %1 ], [ 3, %5 ], [ %13, %10 ], [ 4, %7 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__fpclassifyl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = lshr i80 %2, 64
  %4 = trunc i80 %3 to i32
  %5 = and i32 %4, 32767
  switch i32 %5, label %14 [
    i32 32767, label %6
    i32 0, label %10
  ]

6:                                                ; preds = %1
  %7 = and i80 %2, 9223372036854775807
  %8 = icmp eq i80 %7, 0
  %9 = zext i1 %8 to i32
  br label %14

10:                                               ; preds = %1
  %11 = trunc i80 %2 to i64
  %12 = icmp eq i64 %11, 0
  %13 = select i1 %12, i32 2, i32 3
  br label %14

14:                                               ; preds = %1, %10, %6
  %15 = phi i32 [ %9, %6 ], [ %13, %10 ], [ 4, %1 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__signbit(double noundef %0) local_unnamed_addr #2 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 63
  %4 = trunc i64 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__signbitf(float noundef %0) local_unnamed_addr #2 {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 31
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__signbitl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = lshr i80 %2, 79
  %4 = trunc i80 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__isinf(double noundef %0) local_unnamed_addr #2 {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, 9223372036854775807
  %4 = icmp eq i64 %3, 9218868437227405312
  %5 = icmp sgt i64 %2, -1
  %6 = select i1 %5, i32 1, i32 -1
  %7 = select i1 %4, i32 %6, i32 0
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__isinff(float noundef %0) local_unnamed_addr #2 {
  %2 = fpext float %0 to double
  %3 = bitcast double %2 to i64
  %4 = and i64 %3, 9223372036854775807
  %5 = icmp eq i64 %4, 9218868437227405312
  %6 = icmp sgt i64 %3, -1
  %7 = select i1 %6, i32 1, i32 -1
  %8 = select i1 %5, i32 %7, i32 0
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__isinfl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = and i80 %2, 604453686435277732577279
  %4 = icmp eq i80 %3, 604444463063240877801472
  %5 = icmp sgt i80 %2, -1
  %6 = select i1 %5, i32 1, i32 -1
  %7 = select i1 %4, i32 %6, i32 0
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__isnan(double noundef %0) local_unnamed_addr #2 {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__isnanf(float noundef %0) local_unnamed_addr #2 {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__isnanl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__finite(double noundef %0) local_unnamed_addr #2 {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, 9218868437227405312
  %4 = icmp ne i64 %3, 9218868437227405312
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__finitef(float noundef %0) local_unnamed_addr #2 {
  %2 = bitcast float %0 to i32
  %3 = and i32 %2, 2139095040
  %4 = icmp ne i32 %3, 2139095040
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__finitel(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = lshr i80 %2, 64
  %4 = trunc i80 %3 to i32
  %5 = and i32 %4, 32767
  switch i32 %5, label %14 [
    i32 32767, label %6
    i32 0, label %10
  ]

6:                                                ; preds = %1
  %7 = and i80 %2, 9223372036854775807
  %8 = icmp eq i80 %7, 0
  %9 = zext i1 %8 to i32
  br label %14

10:                                               ; preds = %1
  %11 = trunc i80 %2 to i64
  %12 = icmp eq i64 %11, 0
  %13 = select i1 %12, i32 2, i32 3
  br label %14

14:                                               ; preds = %1, %6, %10
  %15 = phi i32 [ %9, %6 ], [ %13, %10 ], [ 4, %1 ]
  %16 = icmp ugt i32 %15, 1
  %17 = zext i1 %16 to i32
  ret i32 %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @isinf(double noundef %0) local_unnamed_addr #2 {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, 9223372036854775807
  %4 = icmp eq i64 %3, 9218868437227405312
  %5 = icmp sgt i64 %2, -1
  %6 = select i1 %5, i32 1, i32 -1
  %7 = select i1 %4, i32 %6, i32 0
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @isnan(double noundef %0) local_unnamed_addr #2 {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @finite(double noundef %0) local_unnamed_addr #2 {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, 9218868437227405312
  %4 = icmp ne i64 %3, 9218868437227405312
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @isinff(float noundef %0) local_unnamed_addr #2 {
  %2 = fpext float %0 to double
  %3 = bitcast double %2 to i64
  %4 = and i64 %3, 9223372036854775807
  %5 = icmp eq i64 %4, 9218868437227405312
  %6 = icmp sgt i64 %3, -1
  %7 = select i1 %6, i32 1, i32 -1
  %8 = select i1 %5, i32 %7, i32 0
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @isnanf(float noundef %0) local_unnamed_addr #2 {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @fabsl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = and i80 %2, 604462909807314587353087
  %4 = bitcast i80 %3 to x86_fp80
  ret x86_fp80 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @copysignl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = bitcast x86_fp80 %0 to i80
  %4 = lshr i80 %3, 64
  %5 = trunc i80 %4 to i16
  %6 = and i16 %5, 32767
  %7 = bitcast x86_fp80 %1 to i80
  %8 = lshr i80 %7, 64
  %9 = trunc i80 %8 to i16
  %10 = and i16 %9, -32768
  %11 = or i16 %10, %6
  %12 = zext i16 %11 to i80
  %13 = shl nuw i80 %12, 64
  %14 = and i80 %3, 18446744073709551615
  %15 = or i80 %13, %14
  %16 = bitcast i80 %15 to x86_fp80
  ret x86_fp80 %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @truncl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = lshr i80 %2, 64
  %4 = trunc i80 %3 to i32
  %5 = and i32 %4, 32767
  %6 = icmp ugt i32 %5, 16445
  br i1 %6, label %23, label %7

7:                                                ; preds = %1
  %8 = icmp ult i32 %5, 16383
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = and i80 %2, -604462909807314587353088
  br label %20

11:                                               ; preds = %7
  %12 = sub nuw nsw i32 16446, %5
  %13 = zext i32 %12 to i64
  %14 = shl nsw i64 -1, %13
  %15 = trunc i80 %2 to i64
  %16 = and i64 %14, %15
  %17 = zext i64 %16 to i80
  %18 = and i80 %2, -18446744073709551616
  %19 = or i80 %18, %17
  br label %20

20:                                               ; preds = %11, %9
  %21 = phi i80 [ %10, %9 ], [ %19, %11 ]
  %22 = bitcast i80 %21 to x86_fp80
  br label %23

23:                                               ; preds = %1, %20
  %24 = phi x86_fp80 [ %22, %20 ], [ %0, %1 ]
  ret x86_fp80 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @floorl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = lshr i80 %2, 64
  %4 = trunc i80 %3 to i32
  %5 = and i32 %4, 32767
  %6 = icmp ugt i32 %5, 16445
  br i1 %6, label %23, label %7

7:                                                ; preds = %1
  %8 = icmp ult i32 %5, 16383
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = and i80 %2, -604462909807314587353088
  br label %20

11:                                               ; preds = %7
  %12 = sub nuw nsw i32 16446, %5
  %13 = zext i32 %12 to i64
  %14 = shl nsw i64 -1, %13
  %15 = trunc i80 %2 to i64
  %16 = and i64 %14, %15
  %17 = zext i64 %16 to i80
  %18 = and i80 %2, -18446744073709551616
  %19 = or i80 %18, %17
  br label %20

20:                                               ; preds = %11, %9
  %21 = phi i80 [ %10, %9 ], [ %19, %11 ]
  %22 = bitcast i80 %21 to x86_fp80
  br label %23

23:                                               ; preds = %1, %20
  %24 = phi x86_fp80 [ %22, %20 ], [ %0, %1 ]
  %25 = fcmp ogt x86_fp80 %24, %0
  %26 = fadd x86_fp80 %24, 0xKBFFF8000000000000000
  %27 = select i1 %25, x86_fp80 %26, x86_fp80 %24
  ret x86_fp80 %27
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @ceill(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = lshr i80 %2, 64
  %4 = trunc i80 %3 to i32
  %5 = and i32 %4, 32767
  %6 = icmp ugt i32 %5, 16445
  br i1 %6, label %38, label %7

7:                                                ; preds = %1
  %8 = icmp ult i32 %5, 16383
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = and i80 %2, -604462909807314587353088
  br label %20

11:                                               ; preds = %7
  %12 = sub nuw nsw i32 16446, %5
  %13 = zext i32 %12 to i64
  %14 = shl nsw i64 -1, %13
  %15 = trunc i80 %2 to i64
  %16 = and i64 %14, %15
  %17 = zext i64 %16 to i80
  %18 = and i80 %2, -18446744073709551616
  %19 = or i80 %18, %17
  br label %20

20:                                               ; preds = %9, %11
  %21 = phi i80 [ %10, %9 ], [ %19, %11 ]
  %22 = bitcast i80 %21 to x86_fp80
  %23 = fcmp olt x86_fp80 %22, %0
  br i1 %23, label %24, label %38

24:                                               ; preds = %20
  %25 = fadd x86_fp80 %22, 0xK3FFF8000000000000000
  %26 = bitcast x86_fp80 %25 to i80
  %27 = lshr i80 %26, 64
  %28 = trunc i80 %27 to i16
  %29 = and i16 %28, 32767
  %30 = trunc i80 %3 to i16
  %31 = and i16 %30, -32768
  %32 = or i16 %29, %31
  %33 = zext i16 %32 to i80
  %34 = shl nuw i80 %33, 64
  %35 = and i80 %26, 18446744073709551615
  %36 = or i80 %34, %35
  %37 = bitcast i80 %36 to x86_fp80
  br label %38

38:                                               ; preds = %1, %20, %24
  %39 = phi x86_fp80 [ %37, %24 ], [ %22, %20 ], [ %0, %1 ]
  ret x86_fp80 %39
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @roundl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = lshr i80 %2, 64
  %4 = trunc i80 %3 to i32
  %5 = and i32 %4, 32767
  %6 = icmp ugt i32 %5, 16445
  br i1 %6, label %23, label %7

7:                                                ; preds = %1
  %8 = icmp ult i32 %5, 16383
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = and i80 %2, -604462909807314587353088
  br label %20

11:                                               ; preds = %7
  %12 = sub nuw nsw i32 16446, %5
  %13 = zext i32 %12 to i64
  %14 = shl nsw i64 -1, %13
  %15 = trunc i80 %2 to i64
  %16 = and i64 %14, %15
  %17 = zext i64 %16 to i80
  %18 = and i80 %2, -18446744073709551616
  %19 = or i80 %18, %17
  br label %20

20:                                               ; preds = %11, %9
  %21 = phi i80 [ %10, %9 ], [ %19, %11 ]
  %22 = bitcast i80 %21 to x86_fp80
  br label %23

23:                                               ; preds = %1, %20
  %24 = phi x86_fp80 [ %22, %20 ], [ %0, %1 ]
  %25 = fsub x86_fp80 %0, %24
  %26 = bitcast x86_fp80 %25 to i80
  %27 = and i80 %26, 604462909807314587353087
  %28 = bitcast i80 %27 to x86_fp80
  %29 = fcmp ult x86_fp80 %28, 0xK3FFE8000000000000000
  br i1 %29, label %39, label %30

30:                                               ; preds = %23
  %31 = trunc i80 %3 to i16
  %32 = and i16 %31, -32768
  %33 = or i16 %32, 16383
  %34 = zext i16 %33 to i80
  %35 = shl nuw i80 %34, 64
  %36 = or i80 %35, 9223372036854775808
  %37 = bitcast i80 %36 to x86_fp80
  %38 = fadd x86_fp80 %24, %37
  br label %39

39:                                               ; preds = %23, %30
  %40 = phi x86_fp80 [ %38, %30 ], [ %24, %23 ]
  ret x86_fp80 %40
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @rintl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = and i80 %2, 604462909807314587353087
  %4 = bitcast i80 %3 to x86_fp80
  %5 = fcmp oge x86_fp80 %4, 0xK403E8000000000000000
  %6 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %7 = or i1 %6, %5
  br i1 %7, label %29, label %8

8:                                                ; preds = %1
  %9 = lshr i80 %2, 64
  %10 = trunc i80 %9 to i16
  %11 = and i16 %10, -32768
  %12 = or i16 %11, 16446
  %13 = zext i16 %12 to i80
  %14 = shl nuw i80 %13, 64
  %15 = or i80 %14, 9223372036854775808
  %16 = bitcast i80 %15 to x86_fp80
  %17 = fadd x86_fp80 %16, %0
  %18 = fsub x86_fp80 %17, %16
  %19 = bitcast x86_fp80 %18 to i80
  %20 = lshr i80 %19, 64
  %21 = trunc i80 %20 to i16
  %22 = and i16 %21, 32767
  %23 = or i16 %22, %11
  %24 = zext i16 %23 to i80
  %25 = shl nuw i80 %24, 64
  %26 = and i80 %19, 18446744073709551615
  %27 = or i80 %25, %26
  %28 = bitcast i80 %27 to x86_fp80
  br label %29

29:                                               ; preds = %1, %8
  %30 = phi x86_fp80 [ %28, %8 ], [ %0, %1 ]
  ret x86_fp80 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @nearbyintl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = tail call x86_fp80 @rintl(x86_fp80 noundef %0) #8
  ret x86_fp80 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local x86_fp80 @modfl(x86_fp80 noundef %0, x86_fp80* nocapture noundef %1) local_unnamed_addr #4 {
  %3 = bitcast x86_fp80 %0 to i80
  %4 = lshr i80 %3, 64
  %5 = trunc i80 %4 to i32
  %6 = and i32 %5, 32767
  %7 = icmp ugt i32 %6, 16445
  br i1 %7, label %25, label %8

8:                                                ; preds = %2
  %9 = icmp ult i32 %6, 16383
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = and i80 %3, -604462909807314587353088
  br label %21

12:                                               ; preds = %8
  %13 = sub nuw nsw i32 16446, %6
  %14 = zext i32 %13 to i64
  %15 = shl nsw i64 -1, %14
  %16 = trunc i80 %3 to i64
  %17 = and i64 %15, %16
  %18 = zext i64 %17 to i80
  %19 = and i80 %3, -18446744073709551616
  %20 = or i80 %19, %18
  br label %21

21:                                               ; preds = %10, %12
  %22 = phi i80 [ %11, %10 ], [ %20, %12 ]
  %23 = bitcast i80 %22 to x86_fp80
  %24 = bitcast x86_fp80* %1 to i80*
  store i80 %22, i80* %24, align 16, !tbaa !2
  br label %32

25:                                               ; preds = %2
  store x86_fp80 %0, x86_fp80* %1, align 16, !tbaa !2
  %26 = icmp eq i32 %6, 32767
  %27 = and i80 %3, 9223372036854775807
  %28 = icmp eq i80 %27, 0
  %29 = and i1 %28, %26
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  %31 = and i80 %3, -604462909807314587353088
  br label %46

32:                                               ; preds = %21, %25
  %33 = phi x86_fp80 [ %23, %21 ], [ %0, %25 ]
  %34 = fsub x86_fp80 %0, %33
  %35 = bitcast x86_fp80 %34 to i80
  %36 = lshr i80 %35, 64
  %37 = trunc i80 %36 to i16
  %38 = and i16 %37, 32767
  %39 = trunc i80 %4 to i16
  %40 = and i16 %39, -32768
  %41 = or i16 %38, %40
  %42 = zext i16 %41 to i80
  %43 = shl nuw i80 %42, 64
  %44 = and i80 %35, 18446744073709551615
  %45 = or i80 %43, %44
  br label %46

46:                                               ; preds = %32, %30
  %47 = phi i80 [ %31, %30 ], [ %45, %32 ]
  %48 = bitcast i80 %47 to x86_fp80
  ret x86_fp80 %48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local x86_fp80 @frexpl(x86_fp80 noundef %0, i32* nocapture noundef %1) local_unnamed_addr #4 {
  store i32 0, i32* %1, align 4, !tbaa !6
  %3 = bitcast x86_fp80 %0 to i80
  %4 = lshr i80 %3, 64
  %5 = trunc i80 %4 to i32
  %6 = and i32 %5, 32767
  switch i32 %6, label %10 [
    i32 32767, label %34
    i32 0, label %7
  ]

7:                                                ; preds = %2
  %8 = trunc i80 %3 to i64
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %34, label %10

10:                                               ; preds = %2, %7
  %11 = and i80 %3, 604444463063240877801472
  %12 = icmp eq i80 %11, 0
  %13 = trunc i80 %4 to i16
  br i1 %12, label %14, label %21

14:                                               ; preds = %10
  %15 = fmul x86_fp80 %0, 0xK40638000000000000000
  %16 = bitcast x86_fp80 %15 to i80
  %17 = lshr i80 %16, 64
  %18 = trunc i80 %17 to i32
  %19 = and i32 %18, 32767
  %20 = trunc i80 %17 to i16
  br label %21

21:                                               ; preds = %14, %10
  %22 = phi i32 [ %19, %14 ], [ %6, %10 ]
  %23 = phi i16 [ %20, %14 ], [ %13, %10 ]
  %24 = phi i80 [ %16, %14 ], [ %3, %10 ]
  %25 = phi i32 [ -16482, %14 ], [ -16382, %10 ]
  %26 = add nsw i32 %25, %22
  store i32 %26, i32* %1, align 4, !tbaa !6
  %27 = and i16 %23, -32768
  %28 = or i16 %27, 16382
  %29 = zext i16 %28 to i80
  %30 = shl nuw i80 %29, 64
  %31 = and i80 %24, 18446744073709551615
  %32 = or i80 %30, %31
  %33 = bitcast i80 %32 to x86_fp80
  br label %34

34:                                               ; preds = %7, %2, %21
  %35 = phi x86_fp80 [ %33, %21 ], [ %0, %2 ], [ %0, %7 ]
  ret x86_fp80 %35
}

; Function Attrs: nofree norecurse nosync nounwind optsize readnone
define dso_local x86_fp80 @ldexpl(x86_fp80 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp sgt i32 %1, 16000
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = icmp slt i32 %1, -16000
  br i1 %5, label %14, label %22

6:                                                ; preds = %2, %6
  %7 = phi x86_fp80 [ %9, %6 ], [ %0, %2 ]
  %8 = phi i32 [ %12, %6 ], [ %1, %2 ]
  %9 = fmul x86_fp80 %7, 0xK7E7F8000000000000000
  %10 = icmp ult i32 %8, 64000
  %11 = select i1 %10, i32 %8, i32 64000
  %12 = add nsw i32 %11, -16000
  %13 = icmp ugt i32 %11, 32000
  br i1 %13, label %6, label %22, !llvm.loop !8

14:                                               ; preds = %4, %14
  %15 = phi x86_fp80 [ %17, %14 ], [ %0, %4 ]
  %16 = phi i32 [ %20, %14 ], [ %1, %4 ]
  %17 = fmul x86_fp80 %15, 0xK017F8000000000000000
  %18 = icmp ugt i32 %16, -64000
  %19 = select i1 %18, i32 %16, i32 -64000
  %20 = add nuw nsw i32 %19, 16000
  %21 = icmp ult i32 %19, -32000
  br i1 %21, label %14, label %22, !llvm.loop !11

22:                                               ; preds = %14, %6, %4
  %23 = phi i32 [ %1, %4 ], [ %12, %6 ], [ %20, %14 ]
  %24 = phi x86_fp80 [ %0, %4 ], [ %9, %6 ], [ %17, %14 ]
  %25 = trunc i32 %23 to i16
  %26 = add nsw i16 %25, 16383
  %27 = zext i16 %26 to i80
  %28 = shl nuw nsw i80 %27, 64
  %29 = or i80 %28, 9223372036854775808
  %30 = bitcast i80 %29 to x86_fp80
  %31 = fmul x86_fp80 %24, %30
  ret x86_fp80 %31
}

; Function Attrs: nofree norecurse nosync nounwind optsize readnone
define dso_local x86_fp80 @scalbnl(x86_fp80 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call x86_fp80 @ldexpl(x86_fp80 noundef %0, i32 noundef %1) #8
  ret x86_fp80 %3
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @fmodl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = bitcast x86_fp80 %0 to i80
  %6 = and i80 %5, 604462909807314587353087
  %7 = bitcast i80 %6 to x86_fp80
  %8 = bitcast x86_fp80 %1 to i80
  %9 = and i80 %8, 604462909807314587353087
  %10 = bitcast i80 %9 to x86_fp80
  %11 = fcmp oeq x86_fp80 %10, 0xK00000000000000000000
  br i1 %11, label %23, label %12

12:                                               ; preds = %2
  %13 = lshr i80 %5, 64
  %14 = and i80 %5, 604444463063240877801472
  %15 = icmp eq i80 %14, 604444463063240877801472
  %16 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  %17 = or i1 %16, %15
  br i1 %17, label %23, label %18

18:                                               ; preds = %12
  %19 = fcmp ult x86_fp80 %7, %10
  br i1 %19, label %47, label %20

20:                                               ; preds = %18
  %21 = bitcast i32* %3 to i8*
  %22 = bitcast i32* %4 to i8*
  br label %30

23:                                               ; preds = %12, %2
  %24 = fcmp ord x86_fp80 %0, %1
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  %26 = tail call i32* @__errno_location() #7
  store i32 33, i32* %26, align 4, !tbaa !6
  br label %27

27:                                               ; preds = %25, %23
  %28 = fmul x86_fp80 %0, %1
  %29 = fdiv x86_fp80 %28, %28
  br label %61

30:                                               ; preds = %20, %43
  %31 = phi x86_fp80 [ %7, %20 ], [ %45, %43 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %21) #9
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %22) #9
  %32 = call x86_fp80 @frexpl(x86_fp80 noundef %31, i32* noundef nonnull %3) #8
  %33 = call x86_fp80 @frexpl(x86_fp80 noundef %10, i32* noundef nonnull %4) #8
  %34 = load i32, i32* %3, align 4, !tbaa !6
  %35 = load i32, i32* %4, align 4, !tbaa !6
  %36 = sub nsw i32 %34, %35
  %37 = tail call x86_fp80 @ldexpl(x86_fp80 noundef %10, i32 noundef %36) #8
  %38 = fcmp ogt x86_fp80 %37, %31
  br i1 %38, label %39, label %43

39:                                               ; preds = %30
  %40 = xor i32 %35, -1
  %41 = add i32 %34, %40
  %42 = tail call x86_fp80 @ldexpl(x86_fp80 noundef %10, i32 noundef %41) #8
  br label %43

43:                                               ; preds = %39, %30
  %44 = phi x86_fp80 [ %42, %39 ], [ %37, %30 ]
  %45 = fsub x86_fp80 %31, %44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %22) #9
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %21) #9
  %46 = fcmp ult x86_fp80 %45, %10
  br i1 %46, label %47, label %30, !llvm.loop !12

47:                                               ; preds = %43, %18
  %48 = phi x86_fp80 [ %7, %18 ], [ %45, %43 ]
  %49 = bitcast x86_fp80 %48 to i80
  %50 = lshr i80 %49, 64
  %51 = trunc i80 %50 to i16
  %52 = and i16 %51, 32767
  %53 = trunc i80 %13 to i16
  %54 = and i16 %53, -32768
  %55 = or i16 %52, %54
  %56 = zext i16 %55 to i80
  %57 = shl nuw i80 %56, 64
  %58 = and i80 %49, 18446744073709551615
  %59 = or i80 %57, %58
  %60 = bitcast i80 %59 to x86_fp80
  br label %61

61:                                               ; preds = %47, %27
  %62 = phi x86_fp80 [ %29, %27 ], [ %60, %47 ]
  ret x86_fp80 %62
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @sqrtl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fcmp olt x86_fp80 %0, 0xK00000000000000000000
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32* @__errno_location() #7
  store i32 33, i32* %4, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %3, %1
  %6 = tail call x86_fp80 asm "fsqrt", "={st},0,~{dirflag},~{fpsr},~{flags}"(x86_fp80 %0) #10, !srcloc !13
  ret x86_fp80 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @fmaxl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = fcmp ogt x86_fp80 %0, %1
  %8 = select i1 %7, x86_fp80 %0, x86_fp80 %1
  br label %9

9:                                                ; preds = %4, %2, %6
  %10 = phi x86_fp80 [ %8, %6 ], [ %1, %2 ], [ %0, %4 ]
  ret x86_fp80 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @fminl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = fcmp olt x86_fp80 %0, %1
  %8 = select i1 %7, x86_fp80 %0, x86_fp80 %1
  br label %9

9:                                                ; preds = %4, %2, %6
  %10 = phi x86_fp80 [ %8, %6 ], [ %1, %2 ], [ %0, %4 ]
  ret x86_fp80 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @lrintl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = tail call x86_fp80 @rintl(x86_fp80 noundef %0) #8
  %3 = fptosi x86_fp80 %2 to i64
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @lroundl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = tail call x86_fp80 @roundl(x86_fp80 noundef %0) #8
  %3 = fptosi x86_fp80 %2 to i64
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @llrintl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = tail call x86_fp80 @rintl(x86_fp80 noundef %0) #7
  %3 = fptosi x86_fp80 %2 to i64
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @llroundl(x86_fp80 noundef %0) local_unnamed_addr #2 {
  %2 = tail call x86_fp80 @roundl(x86_fp80 noundef %0) #7
  %3 = fptosi x86_fp80 %2 to i64
  ret i64 %3
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @ilogbl(x86_fp80 noundef %0) local_unnamed_addr #6 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #9
  %4 = bitcast x86_fp80 %0 to i80
  %5 = lshr i80 %4, 64
  %6 = trunc i80 %5 to i32
  %7 = and i32 %6, 32767
  switch i32 %7, label %15 [
    i32 32767, label %11
    i32 0, label %8
  ]

8:                                                ; preds = %1
  %9 = trunc i80 %4 to i64
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %19, label %15

11:                                               ; preds = %1
  %12 = and i80 %4, 9223372036854775807
  %13 = icmp eq i80 %12, 0
  %14 = select i1 %13, i32 2147483647, i32 -2147483648
  br label %19

15:                                               ; preds = %1, %8
  %16 = call x86_fp80 @frexpl(x86_fp80 noundef %0, i32* noundef nonnull %2) #8
  %17 = load i32, i32* %2, align 4, !tbaa !6
  %18 = add nsw i32 %17, -1
  br label %19

19:                                               ; preds = %11, %8, %15
  %20 = phi i32 [ %18, %15 ], [ -2147483648, %8 ], [ %14, %11 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #9
  ret i32 %20
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local x86_fp80 @logbl(x86_fp80 noundef %0) local_unnamed_addr #6 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = lshr i80 %2, 64
  %4 = trunc i80 %3 to i32
  %5 = and i32 %4, 32767
  switch i32 %5, label %15 [
    i32 32767, label %13
    i32 0, label %6
  ]

6:                                                ; preds = %1
  %7 = trunc i80 %2 to i64
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = and i80 %2, 604462909807314587353087
  %11 = bitcast i80 %10 to x86_fp80
  %12 = fdiv x86_fp80 0xKBFFF8000000000000000, %11
  br label %18

13:                                               ; preds = %1
  %14 = fmul x86_fp80 %0, %0
  br label %18

15:                                               ; preds = %6, %1
  %16 = tail call i32 @ilogbl(x86_fp80 noundef %0) #8
  %17 = sitofp i32 %16 to x86_fp80
  br label %18

18:                                               ; preds = %13, %15, %9
  %19 = phi x86_fp80 [ %12, %9 ], [ %14, %13 ], [ %17, %15 ]
  ret x86_fp80 %19
}

; Function Attrs: nofree norecurse nosync nounwind optsize readnone
define dso_local x86_fp80 @scalblnl(x86_fp80 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp sgt i64 %1, -100000
  %4 = select i1 %3, i64 %1, i64 -100000
  %5 = icmp slt i64 %4, 100000
  %6 = select i1 %5, i64 %4, i64 100000
  %7 = trunc i64 %6 to i32
  %8 = tail call x86_fp80 @ldexpl(x86_fp80 noundef %0, i32 noundef %7) #8
  ret x86_fp80 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local x86_fp80 @fdiml(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 {
  %3 = fcmp ole x86_fp80 %0, %1
  %4 = fsub x86_fp80 %0, %1
  %5 = select i1 %3, x86_fp80 0xK00000000000000000000, x86_fp80 %4
  ret x86_fp80 %5
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind optsize readnone "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nounwind readnone }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = !{i64 5863}
