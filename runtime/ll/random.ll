; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/random.c
; ModuleID = 'runtime/c/random.c'
source_filename = "runtime/c/random.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x48 = internal unnamed_addr global i64 0, align 8
@factor48 = internal unnamed_addr global i64 25214903917, align 8
@addend48 = internal unnamed_addr global i64 11, align 8
@seed48.before = internal global [3 x i16] zeroinitializer, align 2
@entropy = internal unnamed_addr global i64 -7046029254386353131, align 8

; Function Attrs: nounwind optsize
define dso_local i32 @rand() local_unnamed_addr #0 {
  %1 = tail call i64 @random() #5
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

; Function Attrs: optsize
declare dso_local i64 @random() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @srand(i32 noundef %0) local_unnamed_addr #0 {
  tail call void @srandom(i32 noundef %0) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @srandom(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @rand_r(i32* nocapture noundef %0) local_unnamed_addr #2 {
  %2 = load i32, i32* %0, align 4, !tbaa !2
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  %5 = mul i32 %4, 1103515245
  %6 = add i32 %5, 12345
  %7 = lshr i32 %4, 6
  %8 = and i32 %7, 2096128
  %9 = lshr i32 %6, 16
  %10 = and i32 %9, 1023
  %11 = or i32 %10, %8
  %12 = mul i32 %6, 1103515245
  %13 = add i32 %12, 12345
  %14 = shl nuw nsw i32 %11, 10
  %15 = lshr i32 %13, 16
  %16 = and i32 %15, 1023
  %17 = or i32 %14, %16
  store i32 %13, i32* %0, align 4, !tbaa !2
  ret i32 %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @srand48(i64 noundef %0) local_unnamed_addr #3 {
  %2 = shl i64 %0, 16
  %3 = and i64 %2, 281474976645120
  %4 = or i64 %3, 13070
  store i64 %4, i64* @x48, align 8, !tbaa !6
  store i64 25214903917, i64* @factor48, align 8, !tbaa !6
  store i64 11, i64* @addend48, align 8, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i16* @seed48(i16* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = load i64, i64* @x48, align 8, !tbaa !6
  %3 = trunc i64 %2 to i16
  store i16 %3, i16* getelementptr inbounds ([3 x i16], [3 x i16]* @seed48.before, i64 0, i64 0), align 2, !tbaa !8
  %4 = lshr i64 %2, 16
  %5 = trunc i64 %4 to i16
  store i16 %5, i16* getelementptr inbounds ([3 x i16], [3 x i16]* @seed48.before, i64 0, i64 1), align 2, !tbaa !8
  %6 = lshr i64 %2, 32
  %7 = trunc i64 %6 to i16
  store i16 %7, i16* getelementptr inbounds ([3 x i16], [3 x i16]* @seed48.before, i64 0, i64 2), align 2, !tbaa !8
  %8 = getelementptr inbounds i16, i16* %0, i64 2
  %9 = load i16, i16* %8, align 2, !tbaa !8
  %10 = zext i16 %9 to i64
  %11 = shl nuw nsw i64 %10, 32
  %12 = getelementptr inbounds i16, i16* %0, i64 1
  %13 = load i16, i16* %12, align 2, !tbaa !8
  %14 = zext i16 %13 to i64
  %15 = shl nuw nsw i64 %14, 16
  %16 = or i64 %15, %11
  %17 = load i16, i16* %0, align 2, !tbaa !8
  %18 = zext i16 %17 to i64
  %19 = or i64 %16, %18
  store i64 %19, i64* @x48, align 8, !tbaa !6
  store i64 25214903917, i64* @factor48, align 8, !tbaa !6
  store i64 11, i64* @addend48, align 8, !tbaa !6
  ret i16* getelementptr inbounds ([3 x i16], [3 x i16]* @seed48.before, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @lcong48(i16* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i16, i16* %0, i64 2
  %3 = load i16, i16* %2, align 2, !tbaa !8
  %4 = zext i16 %3 to i64
  %5 = shl nuw nsw i64 %4, 32
  %6 = getelementptr inbounds i16, i16* %0, i64 1
  %7 = load i16, i16* %6, align 2, !tbaa !8
  %8 = zext i16 %7 to i64
  %9 = shl nuw nsw i64 %8, 16
  %10 = or i64 %9, %5
  %11 = load i16, i16* %0, align 2, !tbaa !8
  %12 = zext i16 %11 to i64
  %13 = or i64 %10, %12
  store i64 %13, i64* @x48, align 8, !tbaa !6
  %14 = getelementptr inbounds i16, i16* %0, i64 3
  %15 = getelementptr inbounds i16, i16* %0, i64 5
  %16 = load i16, i16* %15, align 2, !tbaa !8
  %17 = zext i16 %16 to i64
  %18 = shl nuw nsw i64 %17, 32
  %19 = getelementptr inbounds i16, i16* %0, i64 4
  %20 = load i16, i16* %19, align 2, !tbaa !8
  %21 = zext i16 %20 to i64
  %22 = shl nuw nsw i64 %21, 16
  %23 = or i64 %22, %18
  %24 = load i16, i16* %14, align 2, !tbaa !8
  %25 = zext i16 %24 to i64
  %26 = or i64 %23, %25
  store i64 %26, i64* @factor48, align 8, !tbaa !6
  %27 = getelementptr inbounds i16, i16* %0, i64 6
  %28 = load i16, i16* %27, align 2, !tbaa !8
  %29 = zext i16 %28 to i64
  store i64 %29, i64* @addend48, align 8, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local double @drand48() local_unnamed_addr #2 {
  %1 = load i64, i64* @x48, align 8, !tbaa !6
  %2 = load i64, i64* @factor48, align 8, !tbaa !6
  %3 = mul i64 %2, %1
  %4 = load i64, i64* @addend48, align 8, !tbaa !6
  %5 = add i64 %3, %4
  %6 = and i64 %5, 281474976710655
  store i64 %6, i64* @x48, align 8, !tbaa !6
  %7 = uitofp i64 %6 to double
  %8 = fmul double %7, 0x3CF0000000000000
  ret double %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @lrand48() local_unnamed_addr #2 {
  %1 = load i64, i64* @x48, align 8, !tbaa !6
  %2 = load i64, i64* @factor48, align 8, !tbaa !6
  %3 = mul i64 %2, %1
  %4 = load i64, i64* @addend48, align 8, !tbaa !6
  %5 = add i64 %3, %4
  %6 = and i64 %5, 281474976710655
  store i64 %6, i64* @x48, align 8, !tbaa !6
  %7 = lshr i64 %6, 17
  ret i64 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @mrand48() local_unnamed_addr #2 {
  %1 = load i64, i64* @x48, align 8, !tbaa !6
  %2 = load i64, i64* @factor48, align 8, !tbaa !6
  %3 = mul i64 %2, %1
  %4 = load i64, i64* @addend48, align 8, !tbaa !6
  %5 = add i64 %3, %4
  %6 = and i64 %5, 281474976710655
  store i64 %6, i64* @x48, align 8, !tbaa !6
  %7 = shl nuw i64 %6, 16
  %8 = ashr i64 %7, 32
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local double @erand48(i16* nocapture noundef %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i16, i16* %0, i64 2
  %3 = load i16, i16* %2, align 2, !tbaa !8
  %4 = zext i16 %3 to i64
  %5 = shl nuw nsw i64 %4, 32
  %6 = getelementptr inbounds i16, i16* %0, i64 1
  %7 = load i16, i16* %6, align 2, !tbaa !8
  %8 = zext i16 %7 to i64
  %9 = shl nuw nsw i64 %8, 16
  %10 = or i64 %9, %5
  %11 = load i16, i16* %0, align 2, !tbaa !8
  %12 = zext i16 %11 to i64
  %13 = or i64 %10, %12
  %14 = load i64, i64* @factor48, align 8, !tbaa !6
  %15 = mul i64 %13, %14
  %16 = load i64, i64* @addend48, align 8, !tbaa !6
  %17 = add i64 %15, %16
  %18 = and i64 %17, 281474976710655
  %19 = trunc i64 %17 to i16
  store i16 %19, i16* %0, align 2, !tbaa !8
  %20 = lshr i64 %17, 16
  %21 = trunc i64 %20 to i16
  store i16 %21, i16* %6, align 2, !tbaa !8
  %22 = lshr i64 %17, 32
  %23 = trunc i64 %22 to i16
  store i16 %23, i16* %2, align 2, !tbaa !8
  %24 = uitofp i64 %18 to double
  %25 = fmul double %24, 0x3CF0000000000000
  ret double %25
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @nrand48(i16* nocapture noundef %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i16, i16* %0, i64 2
  %3 = load i16, i16* %2, align 2, !tbaa !8
  %4 = zext i16 %3 to i64
  %5 = shl nuw nsw i64 %4, 32
  %6 = getelementptr inbounds i16, i16* %0, i64 1
  %7 = load i16, i16* %6, align 2, !tbaa !8
  %8 = zext i16 %7 to i64
  %9 = shl nuw nsw i64 %8, 16
  %10 = or i64 %9, %5
  %11 = load i16, i16* %0, align 2, !tbaa !8
  %12 = zext i16 %11 to i64
  %13 = or i64 %10, %12
  %14 = load i64, i64* @factor48, align 8, !tbaa !6
  %15 = mul i64 %13, %14
  %16 = load i64, i64* @addend48, align 8, !tbaa !6
  %17 = add i64 %15, %16
  %18 = trunc i64 %17 to i16
  store i16 %18, i16* %0, align 2, !tbaa !8
  %19 = lshr i64 %17, 16
  %20 = trunc i64 %19 to i16
  store i16 %20, i16* %6, align 2, !tbaa !8
  %21 = lshr i64 %17, 32
  %22 = trunc i64 %21 to i16
  store i16 %22, i16* %2, align 2, !tbaa !8
  %23 = lshr i64 %17, 17
  %24 = and i64 %23, 2147483647
  ret i64 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @jrand48(i16* nocapture noundef %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i16, i16* %0, i64 2
  %3 = load i16, i16* %2, align 2, !tbaa !8
  %4 = zext i16 %3 to i64
  %5 = shl nuw nsw i64 %4, 32
  %6 = getelementptr inbounds i16, i16* %0, i64 1
  %7 = load i16, i16* %6, align 2, !tbaa !8
  %8 = zext i16 %7 to i64
  %9 = shl nuw nsw i64 %8, 16
  %10 = or i64 %9, %5
  %11 = load i16, i16* %0, align 2, !tbaa !8
  %12 = zext i16 %11 to i64
  %13 = or i64 %10, %12
  %14 = load i64, i64* @factor48, align 8, !tbaa !6
  %15 = mul i64 %13, %14
  %16 = load i64, i64* @addend48, align 8, !tbaa !6
  %17 = add i64 %15, %16
  %18 = trunc i64 %17 to i16
  store i16 %18, i16* %0, align 2, !tbaa !8
  %19 = lshr i64 %17, 16
  %20 = trunc i64 %19 to i16
  store i16 %20, i16* %6, align 2, !tbaa !8
  %21 = lshr i64 %17, 32
  %22 = trunc i64 %21 to i16
  store i16 %22, i16* %2, align 2, !tbaa !8
  %23 = shl i64 %17, 16
  %24 = ashr i64 %23, 32
  ret i64 %24
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i64 @getrandom(i8* nocapture noundef writeonly %0, i64 noundef returned %1, i32 %2) local_unnamed_addr #4 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = load i64, i64* @entropy, align 8, !tbaa !6
  br label %9

7:                                                ; preds = %9
  store i64 %12, i64* @entropy, align 8, !tbaa !6
  br label %8

8:                                                ; preds = %7, %3
  ret i64 %1

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %23, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %12, %9 ], [ %6, %5 ]
  %12 = add i64 %11, -7046029254386353131
  %13 = lshr i64 %12, 30
  %14 = xor i64 %13, %12
  %15 = mul i64 %14, -4658895280553007687
  %16 = lshr i64 %15, 27
  %17 = xor i64 %16, %15
  %18 = mul i64 %17, -7723592293110705685
  %19 = lshr i64 %18, 31
  %20 = xor i64 %19, %18
  %21 = trunc i64 %20 to i8
  %22 = getelementptr inbounds i8, i8* %0, i64 %10
  store i8 %21, i8* %22, align 1, !tbaa !10
  %23 = add nuw i64 %10, 1
  %24 = icmp eq i64 %23, %1
  br i1 %24, label %7, label %9, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32 @getentropy(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #4 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %23, label %4

4:                                                ; preds = %2
  %5 = load i64, i64* @entropy, align 8, !tbaa !6
  br label %7

6:                                                ; preds = %7
  store i64 %10, i64* @entropy, align 8, !tbaa !6
  br label %23

7:                                                ; preds = %7, %4
  %8 = phi i64 [ %21, %7 ], [ 0, %4 ]
  %9 = phi i64 [ %10, %7 ], [ %5, %4 ]
  %10 = add i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 30
  %12 = xor i64 %11, %10
  %13 = mul i64 %12, -4658895280553007687
  %14 = lshr i64 %13, 27
  %15 = xor i64 %14, %13
  %16 = mul i64 %15, -7723592293110705685
  %17 = lshr i64 %16, 31
  %18 = xor i64 %17, %16
  %19 = trunc i64 %18 to i8
  %20 = getelementptr inbounds i8, i8* %0, i64 %8
  store i8 %19, i8* %20, align 1, !tbaa !10
  %21 = add nuw i64 %8, 1
  %22 = icmp eq i64 %21, %1
  br i1 %22, label %6, label %7, !llvm.loop !11

23:                                               ; preds = %2, %6
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @arc4random() local_unnamed_addr #2 {
  %1 = load i64, i64* @entropy, align 8, !tbaa !6
  %2 = add i64 %1, -7046029254386353131
  store i64 %2, i64* @entropy, align 8, !tbaa !6
  %3 = lshr i64 %2, 30
  %4 = xor i64 %3, %2
  %5 = mul i64 %4, -4658895280553007687
  %6 = lshr i64 %5, 27
  %7 = xor i64 %6, %5
  %8 = mul i64 %7, -7723592293110705685
  %9 = lshr i64 %8, 31
  %10 = xor i64 %9, %8
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @arc4random_uniform(i32 noundef %0) local_unnamed_addr #2 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %16, label %3

3:                                                ; preds = %1
  %4 = load i64, i64* @entropy, align 8, !tbaa !6
  %5 = add i64 %4, -7046029254386353131
  store i64 %5, i64* @entropy, align 8, !tbaa !6
  %6 = lshr i64 %5, 30
  %7 = xor i64 %6, %5
  %8 = mul i64 %7, -4658895280553007687
  %9 = lshr i64 %8, 27
  %10 = xor i64 %9, %8
  %11 = mul i64 %10, -7723592293110705685
  %12 = lshr i64 %11, 31
  %13 = xor i64 %12, %11
  %14 = trunc i64 %13 to i32
  %15 = urem i32 %14, %0
  br label %16

16:                                               ; preds = %1, %3
  %17 = phi i32 [ %15, %3 ], [ 0, %1 ]
  ret i32 %17
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @arc4random_buf(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #4 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %23, label %4

4:                                                ; preds = %2
  %5 = load i64, i64* @entropy, align 8, !tbaa !6
  br label %7

6:                                                ; preds = %7
  store i64 %10, i64* @entropy, align 8, !tbaa !6
  br label %23

7:                                                ; preds = %7, %4
  %8 = phi i64 [ %21, %7 ], [ 0, %4 ]
  %9 = phi i64 [ %10, %7 ], [ %5, %4 ]
  %10 = add i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 30
  %12 = xor i64 %11, %10
  %13 = mul i64 %12, -4658895280553007687
  %14 = lshr i64 %13, 27
  %15 = xor i64 %14, %13
  %16 = mul i64 %15, -7723592293110705685
  %17 = lshr i64 %16, 31
  %18 = xor i64 %17, %16
  %19 = trunc i64 %18 to i8
  %20 = getelementptr inbounds i8, i8* %0, i64 %8
  store i8 %19, i8* %20, align 1, !tbaa !10
  %21 = add nuw i64 %8, 1
  %22 = icmp eq i64 %21, %1
  br i1 %22, label %6, label %7, !llvm.loop !11

23:                                               ; preds = %2, %6
  ret void
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"long", !4, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !4, i64 0}
!10 = !{!4, !4, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
