; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/poll.c
; ModuleID = 'runtime/c/poll.c'
source_filename = "runtime/c/poll.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.pollfd = type { i32, i16, i16 }
%struct.timeval = type { i64, i64 }

@interrupted = internal unnamed_addr global i32 0, align 4
@__sv_timer_due = dso_local local_unnamed_addr global i64 ()* null, align 8
@__sv_descriptors = external dso_local constant i8, align 1
@__sv_open_waits = external dso_local local_unnamed_addr global i32, align 4
@.str = private unnamed_addr constant [53 x i8] c"waiting for descriptors that nothing will make ready\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_ready(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  %3 = load i32, i32* @interrupted, align 4
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %2, i1 %4, i1 false
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = tail call i32* @__errno_location() #4
  store i32 4, i32* %7, align 4, !tbaa !2
  br label %8

8:                                                ; preds = %1, %6
  %9 = phi i32 [ -1, %6 ], [ %0, %1 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_wait_for_descriptors(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = load i64 ()*, i64 ()** @__sv_timer_due, align 8, !tbaa !6
  %8 = icmp eq i64 ()* %7, null
  br i1 %8, label %9, label %13

9:                                                ; preds = %5
  %10 = bitcast %struct.timespec* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %10) #5
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 0
  store i64 %2, i64* %11, align 8, !tbaa !8
  %12 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 1
  store i64 %3, i64* %12, align 8, !tbaa !11
  br label %30

13:                                               ; preds = %5
  %14 = tail call i64 %7() #4
  %15 = bitcast %struct.timespec* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %15) #5
  %16 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 0
  store i64 %2, i64* %16, align 8, !tbaa !8
  %17 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 1
  store i64 %3, i64* %17, align 8, !tbaa !11
  %18 = icmp eq i64 %14, 0
  br i1 %18, label %30, label %19

19:                                               ; preds = %13
  %20 = icmp eq i32 %1, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %19
  %22 = call i64 @__sv_time_of(%struct.timespec* noundef nonnull %6) #4
  %23 = add i64 %22, %4
  %24 = icmp ult i64 %14, %23
  br i1 %24, label %25, label %30

25:                                               ; preds = %21, %19
  call void @__sv_cancellation_point() #4
  %26 = call i32 @__sv_wait_or_cancelled(i8* noundef nonnull @__sv_descriptors, i64 noundef %14) #4
  %27 = icmp eq i32 %26, 4
  %28 = zext i1 %27 to i32
  store i32 %28, i32* @interrupted, align 4, !tbaa !2
  call void @__sv_cancellation_point() #4
  %29 = load i32, i32* @interrupted, align 4, !tbaa !2
  br label %43

30:                                               ; preds = %9, %21, %13
  %31 = icmp ne i32 %0, 0
  %32 = zext i1 %31 to i32
  %33 = load i32, i32* @__sv_open_waits, align 4, !tbaa !2
  %34 = add nsw i32 %33, %32
  store i32 %34, i32* @__sv_open_waits, align 4, !tbaa !2
  %35 = call i32 @__sv_wait_for(i8* noundef nonnull @__sv_descriptors, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #4
  %36 = icmp eq i32 %35, 35
  br i1 %36, label %37, label %38

37:                                               ; preds = %30
  call void @__sv_stuck(i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str, i64 0, i64 0)) #6
  unreachable

38:                                               ; preds = %30
  %39 = load i32, i32* @__sv_open_waits, align 4, !tbaa !2
  %40 = sub nsw i32 %39, %32
  store i32 %40, i32* @__sv_open_waits, align 4, !tbaa !2
  %41 = icmp eq i32 %35, 4
  %42 = zext i1 %41 to i32
  store i32 %42, i32* @interrupted, align 4, !tbaa !2
  br label %43

43:                                               ; preds = %38, %25
  %44 = phi i32 [ %29, %25 ], [ %35, %38 ]
  %45 = bitcast %struct.timespec* %6 to i8*
  %46 = icmp eq i32 %44, 0
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %45) #5
  ret i32 %47
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i64 @__sv_time_of(%struct.timespec* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_for(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @poll(%struct.pollfd* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = tail call i64 @__sv_clock() #4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #5
  %7 = xor i32 %2, -1
  %8 = lshr i32 %7, 31
  %9 = sdiv i32 %2, 1000
  %10 = sext i32 %9 to i64
  %11 = srem i32 %2, 1000
  %12 = mul nsw i32 %11, 1000000
  %13 = sext i32 %12 to i64
  br label %14

14:                                               ; preds = %17, %3
  %15 = call fastcc i32 @look(%struct.pollfd* noundef %0, i64 noundef %1, i32* noundef nonnull %4) #7
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %14
  %18 = load i32, i32* %4, align 4, !tbaa !2
  %19 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %18, i32 noundef %8, i64 noundef %10, i64 noundef %13, i64 noundef %5) #7
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %14, !llvm.loop !12

21:                                               ; preds = %17
  %22 = load i32, i32* @interrupted, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %21
  %25 = tail call i32* @__errno_location() #4
  store i32 4, i32* %25, align 4, !tbaa !2
  br label %26

26:                                               ; preds = %14, %21, %24
  %27 = phi i32 [ -1, %24 ], [ 0, %21 ], [ %15, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #5
  ret i32 %27
}

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @look(%struct.pollfd* nocapture noundef %0, i64 noundef %1, i32* nocapture noundef %2) unnamed_addr #0 {
  store i32 0, i32* %2, align 4, !tbaa !2
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %20, %3
  %6 = phi i32 [ 0, %3 ], [ %36, %20 ]
  ret i32 %6

7:                                                ; preds = %3, %20
  %8 = phi i32 [ %24, %20 ], [ 0, %3 ]
  %9 = phi i32 [ %36, %20 ], [ 0, %3 ]
  %10 = phi i64 [ %37, %20 ], [ 0, %3 ]
  %11 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %10, i32 1
  %12 = load i16, i16* %11, align 4, !tbaa !15
  %13 = and i16 %12, 8517
  %14 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %10, i32 0
  %15 = load i32, i32* %14, align 4, !tbaa !18
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %7
  %18 = tail call i32 @__sv_readiness(i32 noundef %15) #4
  %19 = load i32, i32* %2, align 4, !tbaa !2
  br label %20

20:                                               ; preds = %7, %17
  %21 = phi i32 [ %19, %17 ], [ %8, %7 ]
  %22 = phi i32 [ %18, %17 ], [ 0, %7 ]
  %23 = and i32 %22, 1048576
  %24 = or i32 %21, %23
  store i32 %24, i32* %2, align 4, !tbaa !2
  %25 = shl i32 %22, 6
  %26 = and i32 %25, 64
  %27 = or i32 %26, %22
  %28 = and i32 %25, 256
  %29 = or i32 %27, %28
  %30 = or i16 %13, 56
  %31 = trunc i32 %29 to i16
  %32 = and i16 %30, %31
  %33 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %10, i32 2
  store i16 %32, i16* %33, align 2, !tbaa !19
  %34 = icmp ne i16 %32, 0
  %35 = zext i1 %34 to i32
  %36 = add nuw nsw i32 %9, %35
  %37 = add nuw i64 %10, 1
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %5, label %7, !llvm.loop !20
}

; Function Attrs: nounwind optsize
define dso_local i32 @ppoll(%struct.pollfd* nocapture noundef %0, i64 noundef %1, %struct.timespec* noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = tail call i64 @__sv_clock() #4
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #5
  %8 = icmp ne %struct.timespec* %2, null
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %11 = load i64, i64* %10, align 8, !tbaa !8
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %36, label %13

13:                                               ; preds = %9
  %14 = tail call i32 @__sv_is_time(%struct.timespec* noundef nonnull %2) #4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %36, label %16

16:                                               ; preds = %13, %4
  %17 = zext i1 %8 to i32
  %18 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %19 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 1
  br label %20

20:                                               ; preds = %28, %16
  %21 = call fastcc i32 @look(%struct.pollfd* noundef %0, i64 noundef %1, i32* noundef nonnull %5) #7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %39

23:                                               ; preds = %20
  %24 = load i32, i32* %5, align 4, !tbaa !2
  br i1 %8, label %25, label %28

25:                                               ; preds = %23
  %26 = load i64, i64* %18, align 8, !tbaa !8
  %27 = load i64, i64* %19, align 8, !tbaa !11
  br label %28

28:                                               ; preds = %23, %25
  %29 = phi i64 [ %26, %25 ], [ 0, %23 ]
  %30 = phi i64 [ %27, %25 ], [ 0, %23 ]
  %31 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %24, i32 noundef %17, i64 noundef %29, i64 noundef %30, i64 noundef %6) #7
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %20, !llvm.loop !21

33:                                               ; preds = %28
  %34 = load i32, i32* @interrupted, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %39, label %36

36:                                               ; preds = %33, %9, %13
  %37 = phi i32 [ 22, %13 ], [ 22, %9 ], [ 4, %33 ]
  %38 = tail call i32* @__errno_location() #4
  store i32 %37, i32* %38, align 4, !tbaa !2
  br label %39

39:                                               ; preds = %20, %36, %33
  %40 = phi i32 [ 0, %33 ], [ -1, %36 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #5
  ret i32 %40
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_time(%struct.timespec* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @__poll_chk(%struct.pollfd* nocapture noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = lshr i64 %3, 3
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  tail call void @__chk_fail() #6
  unreachable

8:                                                ; preds = %4
  %9 = tail call i32 @poll(%struct.pollfd* noundef %0, i64 noundef %1, i32 noundef %2) #7
  ret i32 %9
}

; Function Attrs: noreturn optsize
declare dso_local void @__chk_fail() local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @select(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, %struct.timeval* noundef %4) local_unnamed_addr #0 {
  %6 = tail call i64 @__sv_clock() #4
  %7 = icmp eq %struct.timeval* %4, null
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  %9 = bitcast i8* %3 to i64*
  %10 = bitcast i8* %2 to i64*
  %11 = bitcast i8* %1 to i64*
  %12 = tail call fastcc i32 @choose(i32 noundef %0, i64* noundef %11, i64* noundef %10, i64* noundef %9, i32 noundef 0, i64 noundef 0, i64 noundef 0) #7
  br label %52

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.timeval, %struct.timeval* %4, i64 0, i32 1
  %15 = load i64, i64* %14, align 8, !tbaa !22
  %16 = icmp sgt i64 %15, 999999
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.timeval, %struct.timeval* %4, i64 0, i32 0
  %19 = load i64, i64* %18, align 8, !tbaa !24
  br label %26

20:                                               ; preds = %13
  %21 = udiv i64 %15, 1000000
  %22 = getelementptr inbounds %struct.timeval, %struct.timeval* %4, i64 0, i32 0
  %23 = load i64, i64* %22, align 8, !tbaa !24
  %24 = add nsw i64 %23, %21
  store i64 %24, i64* %22, align 8, !tbaa !24
  %25 = urem i64 %15, 1000000
  store i64 %25, i64* %14, align 8, !tbaa !22
  br label %26

26:                                               ; preds = %20, %17
  %27 = phi i64 [ %15, %17 ], [ %25, %20 ]
  %28 = phi i64 [ %19, %17 ], [ %24, %20 ]
  %29 = mul nsw i64 %27, 1000
  %30 = bitcast i8* %3 to i64*
  %31 = bitcast i8* %2 to i64*
  %32 = bitcast i8* %1 to i64*
  %33 = tail call fastcc i32 @choose(i32 noundef %0, i64* noundef %32, i64* noundef %31, i64* noundef %30, i32 noundef 1, i64 noundef %28, i64 noundef %29) #7
  %34 = icmp slt i32 %33, 0
  br i1 %34, label %52, label %35

35:                                               ; preds = %26
  %36 = tail call i64 @__sv_clock() #4
  %37 = sub i64 %36, %6
  %38 = udiv i64 %37, 1000
  %39 = getelementptr inbounds %struct.timeval, %struct.timeval* %4, i64 0, i32 0
  %40 = load i64, i64* %39, align 8, !tbaa !24
  %41 = mul i64 %40, 1000000
  %42 = getelementptr inbounds %struct.timeval, %struct.timeval* %4, i64 0, i32 1
  %43 = load i64, i64* %42, align 8, !tbaa !22
  %44 = add i64 %41, %43
  %45 = icmp ne i32 %33, 0
  %46 = icmp ugt i64 %44, %38
  %47 = select i1 %45, i1 %46, i1 false
  %48 = sub i64 %44, %38
  %49 = select i1 %47, i64 %48, i64 0
  %50 = udiv i64 %49, 1000000
  %51 = urem i64 %49, 1000000
  store i64 %50, i64* %39, align 8, !tbaa.struct !25
  store i64 %51, i64* %42, align 8, !tbaa.struct !27
  br label %52

52:                                               ; preds = %8, %26, %35
  %53 = phi i32 [ %12, %8 ], [ %33, %26 ], [ %33, %35 ]
  ret i32 %53
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @choose(i32 noundef %0, i64* noundef %1, i64* noundef %2, i64* noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #0 {
  %8 = alloca i32, align 4
  %9 = bitcast i32* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #5
  %10 = icmp ugt i32 %0, 1024
  br i1 %10, label %126, label %11

11:                                               ; preds = %7
  %12 = icmp eq i32 %4, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = or i64 %6, %5
  %15 = icmp slt i64 %14, 0
  %16 = icmp sgt i64 %6, 999999999
  %17 = or i1 %16, %15
  br i1 %17, label %126, label %18

18:                                               ; preds = %13, %11
  %19 = icmp eq i32 %0, 0
  br i1 %19, label %64, label %20

20:                                               ; preds = %18
  %21 = icmp eq i64* %1, null
  %22 = icmp eq i64* %2, null
  %23 = icmp eq i64* %3, null
  br label %24

24:                                               ; preds = %20, %61
  %25 = phi i32 [ 0, %20 ], [ %62, %61 ]
  br i1 %21, label %36, label %26

26:                                               ; preds = %24
  %27 = lshr i32 %25, 6
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds i64, i64* %1, i64 %28
  %30 = load i64, i64* %29, align 8, !tbaa !26
  %31 = and i32 %25, 63
  %32 = zext i32 %31 to i64
  %33 = shl nuw i64 1, %32
  %34 = and i64 %30, %33
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %58

36:                                               ; preds = %24, %26
  br i1 %22, label %47, label %37

37:                                               ; preds = %36
  %38 = lshr i32 %25, 6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i64, i64* %2, i64 %39
  %41 = load i64, i64* %40, align 8, !tbaa !26
  %42 = and i32 %25, 63
  %43 = zext i32 %42 to i64
  %44 = shl nuw i64 1, %43
  %45 = and i64 %41, %44
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %58

47:                                               ; preds = %36, %37
  br i1 %23, label %61, label %48

48:                                               ; preds = %47
  %49 = lshr i32 %25, 6
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i64, i64* %3, i64 %50
  %52 = load i64, i64* %51, align 8, !tbaa !26
  %53 = and i32 %25, 63
  %54 = zext i32 %53 to i64
  %55 = shl nuw i64 1, %54
  %56 = and i64 %52, %55
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %61, label %58

58:                                               ; preds = %48, %37, %26
  %59 = tail call i32 @__sv_readiness(i32 noundef %25) #4
  %60 = icmp eq i32 %59, 32
  br i1 %60, label %126, label %61

61:                                               ; preds = %47, %48, %58
  %62 = add nuw nsw i32 %25, 1
  %63 = icmp eq i32 %62, %0
  br i1 %63, label %64, label %24, !llvm.loop !28

64:                                               ; preds = %61, %18
  %65 = tail call i64 @__sv_clock() #4
  br label %66

66:                                               ; preds = %69, %64
  %67 = call fastcc i32 @is_any_ready(i32 noundef %0, i64* noundef %1, i64* noundef %2, i32* noundef nonnull %8) #7
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %66
  %70 = load i32, i32* %8, align 4, !tbaa !2
  %71 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %70, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %65) #7
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %66, !llvm.loop !29

73:                                               ; preds = %66, %69
  %74 = call fastcc i32 @is_any_ready(i32 noundef %0, i64* noundef %1, i64* noundef %2, i32* noundef nonnull %8) #7
  %75 = icmp eq i32 %74, 0
  %76 = load i32, i32* @interrupted, align 4
  %77 = icmp ne i32 %76, 0
  %78 = select i1 %75, i1 %77, i1 false
  br i1 %78, label %126, label %79

79:                                               ; preds = %73
  br i1 %19, label %129, label %80

80:                                               ; preds = %79
  %81 = icmp eq i64* %1, null
  %82 = icmp eq i64* %2, null
  %83 = icmp eq i64* %3, null
  br label %84

84:                                               ; preds = %80, %121
  %85 = phi i32 [ 0, %80 ], [ %123, %121 ]
  %86 = phi i32 [ 0, %80 ], [ %124, %121 ]
  %87 = tail call fastcc i32 @ready_for(i32 noundef %86, i64* noundef %1, i64* noundef %2) #7
  %88 = and i32 %87, 1
  %89 = icmp ne i32 %88, 0
  %90 = and i32 %87, 2
  %91 = icmp ne i32 %90, 0
  %92 = lshr exact i32 %90, 1
  %93 = and i32 %86, 63
  %94 = zext i32 %93 to i64
  %95 = shl nuw i64 1, %94
  %96 = select i1 %81, i1 true, i1 %89
  br i1 %96, label %104, label %97

97:                                               ; preds = %84
  %98 = xor i64 %95, -1
  %99 = lshr i32 %86, 6
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds i64, i64* %1, i64 %100
  %102 = load i64, i64* %101, align 8, !tbaa !26
  %103 = and i64 %102, %98
  store i64 %103, i64* %101, align 8, !tbaa !26
  br label %104

104:                                              ; preds = %97, %84
  %105 = select i1 %82, i1 true, i1 %91
  br i1 %105, label %113, label %106

106:                                              ; preds = %104
  %107 = xor i64 %95, -1
  %108 = lshr i32 %86, 6
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds i64, i64* %2, i64 %109
  %111 = load i64, i64* %110, align 8, !tbaa !26
  %112 = and i64 %111, %107
  store i64 %112, i64* %110, align 8, !tbaa !26
  br label %113

113:                                              ; preds = %106, %104
  br i1 %83, label %121, label %114

114:                                              ; preds = %113
  %115 = xor i64 %95, -1
  %116 = lshr i32 %86, 6
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i64, i64* %3, i64 %117
  %119 = load i64, i64* %118, align 8, !tbaa !26
  %120 = and i64 %119, %115
  store i64 %120, i64* %118, align 8, !tbaa !26
  br label %121

121:                                              ; preds = %114, %113
  %122 = add i32 %88, %85
  %123 = add i32 %122, %92
  %124 = add nuw nsw i32 %86, 1
  %125 = icmp eq i32 %124, %0
  br i1 %125, label %129, label %84, !llvm.loop !30

126:                                              ; preds = %58, %73, %7, %13
  %127 = phi i32 [ 22, %13 ], [ 22, %7 ], [ 4, %73 ], [ 9, %58 ]
  %128 = tail call i32* @__errno_location() #4
  store i32 %127, i32* %128, align 4, !tbaa !2
  br label %129

129:                                              ; preds = %121, %126, %79
  %130 = phi i32 [ 0, %79 ], [ -1, %126 ], [ %123, %121 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #5
  ret i32 %130
}

; Function Attrs: nounwind optsize
define dso_local i32 @pselect(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, %struct.timespec* noundef readonly %4, i8* nocapture noundef readnone %5) local_unnamed_addr #0 {
  %7 = icmp ne %struct.timespec* %4, null
  br i1 %7, label %8, label %13

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %4, i64 0, i32 0
  %10 = load i64, i64* %9, align 8, !tbaa !8
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %4, i64 0, i32 1
  %12 = load i64, i64* %11, align 8, !tbaa !11
  br label %13

13:                                               ; preds = %6, %8
  %14 = phi i64 [ %10, %8 ], [ 0, %6 ]
  %15 = phi i64 [ %12, %8 ], [ 0, %6 ]
  %16 = zext i1 %7 to i32
  %17 = bitcast i8* %3 to i64*
  %18 = bitcast i8* %2 to i64*
  %19 = bitcast i8* %1 to i64*
  %20 = tail call fastcc i32 @choose(i32 noundef %0, i64* noundef %19, i64* noundef %18, i64* noundef %17, i32 noundef %16, i64 noundef %14, i64 noundef %15) #7
  ret i32 %20
}

; Function Attrs: nounwind optsize
define dso_local i64 @__fdelt_chk(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ugt i64 %0, 1023
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  tail call void @__chk_fail() #6
  unreachable

4:                                                ; preds = %1
  %5 = lshr i64 %0, 6
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_any_ready(i32 noundef %0, i64* noundef %1, i64* noundef %2, i32* nocapture noundef %3) unnamed_addr #0 {
  store i32 0, i32* %3, align 4, !tbaa !2
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %36

6:                                                ; preds = %4
  %7 = icmp eq i64* %1, null
  %8 = tail call fastcc i32 @ready_for(i32 noundef 0, i64* noundef %1, i64* noundef %2) #7
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %36

10:                                               ; preds = %30
  %11 = tail call fastcc i32 @ready_for(i32 noundef %31, i64* noundef %1, i64* noundef %2) #7
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %33, !llvm.loop !31

13:                                               ; preds = %6, %10
  %14 = phi i32 [ %31, %10 ], [ 0, %6 ]
  br i1 %7, label %30, label %15

15:                                               ; preds = %13
  %16 = lshr i32 %14, 6
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds i64, i64* %1, i64 %17
  %19 = load i64, i64* %18, align 8, !tbaa !26
  %20 = and i32 %14, 63
  %21 = zext i32 %20 to i64
  %22 = shl nuw i64 1, %21
  %23 = and i64 %19, %22
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = tail call i32 @__sv_readiness(i32 noundef %14) #4
  %27 = and i32 %26, 1048576
  %28 = load i32, i32* %3, align 4, !tbaa !2
  %29 = or i32 %28, %27
  store i32 %29, i32* %3, align 4, !tbaa !2
  br label %30

30:                                               ; preds = %13, %15, %25
  %31 = add nuw nsw i32 %14, 1
  %32 = icmp eq i32 %31, %0
  br i1 %32, label %33, label %10, !llvm.loop !31

33:                                               ; preds = %30, %10
  %34 = icmp slt i32 %31, %0
  %35 = zext i1 %34 to i32
  br label %36

36:                                               ; preds = %33, %6, %4
  %37 = phi i32 [ 0, %4 ], [ 1, %6 ], [ %35, %33 ]
  ret i32 %37
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @ready_for(i32 noundef %0, i64* noundef readonly %1, i64* noundef readonly %2) unnamed_addr #0 {
  %4 = tail call i32 @__sv_readiness(i32 noundef %0) #4
  %5 = icmp eq i64* %1, null
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = sdiv i32 %0, 64
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i64, i64* %1, i64 %8
  %10 = load i64, i64* %9, align 8, !tbaa !26
  %11 = srem i32 %0, 64
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 1, %12
  %14 = and i64 %10, %13
  %15 = icmp ne i64 %14, 0
  br label %16

16:                                               ; preds = %3, %6
  %17 = phi i1 [ false, %3 ], [ %15, %6 ]
  %18 = icmp eq i64* %2, null
  br i1 %18, label %29, label %19

19:                                               ; preds = %16
  %20 = sdiv i32 %0, 64
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i64, i64* %2, i64 %21
  %23 = load i64, i64* %22, align 8, !tbaa !26
  %24 = srem i32 %0, 64
  %25 = zext i32 %24 to i64
  %26 = shl nuw i64 1, %25
  %27 = and i64 %23, %26
  %28 = icmp ne i64 %27, 0
  br label %29

29:                                               ; preds = %16, %19
  %30 = phi i1 [ false, %16 ], [ %28, %19 ]
  %31 = and i32 %4, 25
  %32 = icmp ne i32 %31, 0
  %33 = select i1 %17, i1 %32, i1 false
  %34 = zext i1 %33 to i32
  %35 = and i32 %4, 12
  %36 = icmp ne i32 %35, 0
  %37 = select i1 %30, i1 %36, i1 false
  %38 = select i1 %37, i32 2, i32 0
  %39 = or i32 %38, %34
  ret i32 %39
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !4, i64 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"timespec", !10, i64 0, !10, i64 8}
!10 = !{!"long", !4, i64 0}
!11 = !{!9, !10, i64 8}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !17, i64 4}
!16 = !{!"pollfd", !3, i64 0, !17, i64 4, !17, i64 6}
!17 = !{!"short", !4, i64 0}
!18 = !{!16, !3, i64 0}
!19 = !{!16, !17, i64 6}
!20 = distinct !{!20, !13, !14}
!21 = distinct !{!21, !13, !14}
!22 = !{!23, !10, i64 8}
!23 = !{!"timeval", !10, i64 0, !10, i64 8}
!24 = !{!23, !10, i64 0}
!25 = !{i64 0, i64 8, !26, i64 8, i64 8, !26}
!26 = !{!10, !10, i64 0}
!27 = !{i64 0, i64 8, !26}
!28 = distinct !{!28, !13, !14}
!29 = distinct !{!29, !13, !14}
!30 = distinct !{!30, !13, !14}
!31 = distinct !{!31, !13, !14}
