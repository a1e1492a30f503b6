; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/poll.c
; ModuleID = 'runtime/c/poll.c'
source_filename = "runtime/c/poll.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.pollfd = type { i32, i16, i16 }
%struct.timeval = type { i64, i64 }

@__sv_timer_due = dso_local local_unnamed_addr global i64 ()* null, align 8
@__sv_descriptors = external dso_local constant i8, align 1
@__sv_open_waits = external dso_local local_unnamed_addr global i32, align 4
@.str = private unnamed_addr constant [53 x i8] c"waiting for descriptors that nothing will make ready\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_wait_for_descriptors(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = load i64 ()*, i64 ()** @__sv_timer_due, align 8, !tbaa !2
  %8 = icmp eq i64 ()* %7, null
  br i1 %8, label %9, label %13

9:                                                ; preds = %5
  %10 = bitcast %struct.timespec* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %10) #4
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 0
  store i64 %2, i64* %11, align 8, !tbaa !6
  %12 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 1
  store i64 %3, i64* %12, align 8, !tbaa !9
  br label %27

13:                                               ; preds = %5
  %14 = tail call i64 %7() #5
  %15 = bitcast %struct.timespec* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %15) #4
  %16 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 0
  store i64 %2, i64* %16, align 8, !tbaa !6
  %17 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 1
  store i64 %3, i64* %17, align 8, !tbaa !9
  %18 = icmp eq i64 %14, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %13
  %20 = icmp eq i32 %1, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %19
  %22 = call i64 @__sv_time_of(%struct.timespec* noundef nonnull %6) #5
  %23 = add i64 %22, %4
  %24 = icmp ult i64 %14, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %21, %19
  call void @__sv_cancellation_point() #5
  %26 = call i32 @__sv_wait_or_cancelled(i8* noundef nonnull @__sv_descriptors, i64 noundef %14) #5
  call void @__sv_cancellation_point() #5
  br label %40

27:                                               ; preds = %9, %21, %13
  %28 = icmp ne i32 %0, 0
  %29 = zext i1 %28 to i32
  %30 = load i32, i32* @__sv_open_waits, align 4, !tbaa !10
  %31 = add nsw i32 %30, %29
  store i32 %31, i32* @__sv_open_waits, align 4, !tbaa !10
  %32 = call i32 @__sv_wait_for(i8* noundef nonnull @__sv_descriptors, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #5
  %33 = icmp eq i32 %32, 35
  br i1 %33, label %34, label %35

34:                                               ; preds = %27
  call void @__sv_stuck(i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str, i64 0, i64 0)) #6
  unreachable

35:                                               ; preds = %27
  %36 = load i32, i32* @__sv_open_waits, align 4, !tbaa !10
  %37 = sub nsw i32 %36, %29
  store i32 %37, i32* @__sv_open_waits, align 4, !tbaa !10
  %38 = icmp eq i32 %32, 0
  %39 = zext i1 %38 to i32
  br label %40

40:                                               ; preds = %35, %25
  %41 = phi i32 [ 1, %25 ], [ %39, %35 ]
  %42 = bitcast %struct.timespec* %6 to i8*
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %42) #4
  ret i32 %41
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i64 @__sv_time_of(%struct.timespec* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_for(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @poll(%struct.pollfd* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = tail call i64 @__sv_clock() #5
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #4
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
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = load i32, i32* %4, align 4, !tbaa !10
  %19 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %18, i32 noundef %8, i64 noundef %10, i64 noundef %13, i64 noundef %5) #7
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %14, !llvm.loop !12

21:                                               ; preds = %14, %17
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #4
  ret i32 %15
}

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @look(%struct.pollfd* nocapture noundef %0, i64 noundef %1, i32* nocapture noundef %2) unnamed_addr #0 {
  store i32 0, i32* %2, align 4, !tbaa !10
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
  %18 = tail call i32 @__sv_readiness(i32 noundef %15) #5
  %19 = load i32, i32* %2, align 4, !tbaa !10
  br label %20

20:                                               ; preds = %7, %17
  %21 = phi i32 [ %19, %17 ], [ %8, %7 ]
  %22 = phi i32 [ %18, %17 ], [ 0, %7 ]
  %23 = and i32 %22, 1048576
  %24 = or i32 %21, %23
  store i32 %24, i32* %2, align 4, !tbaa !10
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
  %6 = tail call i64 @__sv_clock() #5
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #4
  %8 = icmp ne %struct.timespec* %2, null
  br i1 %8, label %9, label %18

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %9
  %14 = tail call i32 @__sv_is_time(%struct.timespec* noundef nonnull %2) #5
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %13, %9
  %17 = tail call i32* @__errno_location() #5
  store i32 22, i32* %17, align 4, !tbaa !10
  br label %35

18:                                               ; preds = %13, %4
  %19 = zext i1 %8 to i32
  %20 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %21 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 1
  br label %22

22:                                               ; preds = %30, %18
  %23 = call fastcc i32 @look(%struct.pollfd* noundef %0, i64 noundef %1, i32* noundef nonnull %5) #7
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %22
  %26 = load i32, i32* %5, align 4, !tbaa !10
  br i1 %8, label %27, label %30

27:                                               ; preds = %25
  %28 = load i64, i64* %20, align 8, !tbaa !6
  %29 = load i64, i64* %21, align 8, !tbaa !9
  br label %30

30:                                               ; preds = %25, %27
  %31 = phi i64 [ %28, %27 ], [ 0, %25 ]
  %32 = phi i64 [ %29, %27 ], [ 0, %25 ]
  %33 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %26, i32 noundef %19, i64 noundef %31, i64 noundef %32, i64 noundef %6) #7
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %22, !llvm.loop !21

35:                                               ; preds = %30, %22, %16
  %36 = phi i32 [ -1, %16 ], [ 0, %30 ], [ %23, %22 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #4
  ret i32 %36
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_time(%struct.timespec* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

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
  %6 = tail call i64 @__sv_clock() #5
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
  %36 = tail call i64 @__sv_clock() #5
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
  %8 = icmp ugt i32 %0, 1024
  br i1 %8, label %145, label %9

9:                                                ; preds = %7
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %9
  %12 = or i64 %6, %5
  %13 = icmp slt i64 %12, 0
  %14 = icmp sgt i64 %6, 999999999
  %15 = or i1 %14, %13
  br i1 %15, label %145, label %16

16:                                               ; preds = %11, %9
  %17 = icmp eq i32 %0, 0
  br i1 %17, label %62, label %18

18:                                               ; preds = %16
  %19 = icmp eq i64* %1, null
  %20 = icmp eq i64* %2, null
  %21 = icmp eq i64* %3, null
  br label %22

22:                                               ; preds = %18, %59
  %23 = phi i32 [ 0, %18 ], [ %60, %59 ]
  br i1 %19, label %34, label %24

24:                                               ; preds = %22
  %25 = lshr i32 %23, 6
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i64, i64* %1, i64 %26
  %28 = load i64, i64* %27, align 8, !tbaa !26
  %29 = and i32 %23, 63
  %30 = zext i32 %29 to i64
  %31 = shl nuw i64 1, %30
  %32 = and i64 %28, %31
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %56

34:                                               ; preds = %22, %24
  br i1 %20, label %45, label %35

35:                                               ; preds = %34
  %36 = lshr i32 %23, 6
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i64, i64* %2, i64 %37
  %39 = load i64, i64* %38, align 8, !tbaa !26
  %40 = and i32 %23, 63
  %41 = zext i32 %40 to i64
  %42 = shl nuw i64 1, %41
  %43 = and i64 %39, %42
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %56

45:                                               ; preds = %34, %35
  br i1 %21, label %59, label %46

46:                                               ; preds = %45
  %47 = lshr i32 %23, 6
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i64, i64* %3, i64 %48
  %50 = load i64, i64* %49, align 8, !tbaa !26
  %51 = and i32 %23, 63
  %52 = zext i32 %51 to i64
  %53 = shl nuw i64 1, %52
  %54 = and i64 %50, %53
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %59, label %56

56:                                               ; preds = %46, %35, %24
  %57 = tail call i32 @__sv_readiness(i32 noundef %23) #5
  %58 = icmp eq i32 %57, 32
  br i1 %58, label %145, label %59

59:                                               ; preds = %45, %46, %56
  %60 = add nuw nsw i32 %23, 1
  %61 = icmp eq i32 %60, %0
  br i1 %61, label %62, label %22, !llvm.loop !28

62:                                               ; preds = %59, %16
  %63 = tail call i64 @__sv_clock() #5
  %64 = icmp eq i64* %1, null
  br label %65

65:                                               ; preds = %95, %62
  br i1 %17, label %95, label %66

66:                                               ; preds = %65
  %67 = tail call fastcc i32 @ready_for(i32 noundef 0, i64* noundef %1, i64* noundef %2) #5
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %72, label %100

69:                                               ; preds = %89
  %70 = tail call fastcc i32 @ready_for(i32 noundef %91, i64* noundef %1, i64* noundef %2) #5
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %93, !llvm.loop !29

72:                                               ; preds = %66, %69
  %73 = phi i32 [ %91, %69 ], [ 0, %66 ]
  %74 = phi i32 [ %90, %69 ], [ 0, %66 ]
  br i1 %64, label %89, label %75

75:                                               ; preds = %72
  %76 = lshr i32 %73, 6
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds i64, i64* %1, i64 %77
  %79 = load i64, i64* %78, align 8, !tbaa !26
  %80 = and i32 %73, 63
  %81 = zext i32 %80 to i64
  %82 = shl nuw i64 1, %81
  %83 = and i64 %79, %82
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %89, label %85

85:                                               ; preds = %75
  %86 = tail call i32 @__sv_readiness(i32 noundef %73) #5
  %87 = and i32 %86, 1048576
  %88 = or i32 %87, %74
  br label %89

89:                                               ; preds = %85, %75, %72
  %90 = phi i32 [ %74, %72 ], [ %74, %75 ], [ %88, %85 ]
  %91 = add nuw nsw i32 %73, 1
  %92 = icmp eq i32 %91, %0
  br i1 %92, label %93, label %69, !llvm.loop !29

93:                                               ; preds = %89, %69
  %94 = icmp slt i32 %91, %0
  br i1 %94, label %99, label %95

95:                                               ; preds = %65, %93
  %96 = phi i32 [ %90, %93 ], [ 0, %65 ]
  %97 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %96, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %63) #7
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %65, !llvm.loop !30

99:                                               ; preds = %93, %95
  br i1 %17, label %148, label %100

100:                                              ; preds = %66, %99
  %101 = icmp eq i64* %2, null
  %102 = icmp eq i64* %3, null
  br label %103

103:                                              ; preds = %100, %140
  %104 = phi i32 [ 0, %100 ], [ %142, %140 ]
  %105 = phi i32 [ 0, %100 ], [ %143, %140 ]
  %106 = tail call fastcc i32 @ready_for(i32 noundef %105, i64* noundef %1, i64* noundef %2) #7
  %107 = and i32 %106, 1
  %108 = icmp ne i32 %107, 0
  %109 = and i32 %106, 2
  %110 = icmp ne i32 %109, 0
  %111 = lshr exact i32 %109, 1
  %112 = and i32 %105, 63
  %113 = zext i32 %112 to i64
  %114 = shl nuw i64 1, %113
  %115 = select i1 %64, i1 true, i1 %108
  br i1 %115, label %123, label %116

116:                                              ; preds = %103
  %117 = xor i64 %114, -1
  %118 = lshr i32 %105, 6
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds i64, i64* %1, i64 %119
  %121 = load i64, i64* %120, align 8, !tbaa !26
  %122 = and i64 %121, %117
  store i64 %122, i64* %120, align 8, !tbaa !26
  br label %123

123:                                              ; preds = %116, %103
  %124 = select i1 %101, i1 true, i1 %110
  br i1 %124, label %132, label %125

125:                                              ; preds = %123
  %126 = xor i64 %114, -1
  %127 = lshr i32 %105, 6
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds i64, i64* %2, i64 %128
  %130 = load i64, i64* %129, align 8, !tbaa !26
  %131 = and i64 %130, %126
  store i64 %131, i64* %129, align 8, !tbaa !26
  br label %132

132:                                              ; preds = %125, %123
  br i1 %102, label %140, label %133

133:                                              ; preds = %132
  %134 = xor i64 %114, -1
  %135 = lshr i32 %105, 6
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds i64, i64* %3, i64 %136
  %138 = load i64, i64* %137, align 8, !tbaa !26
  %139 = and i64 %138, %134
  store i64 %139, i64* %137, align 8, !tbaa !26
  br label %140

140:                                              ; preds = %133, %132
  %141 = add i32 %107, %104
  %142 = add i32 %141, %111
  %143 = add nuw nsw i32 %105, 1
  %144 = icmp eq i32 %143, %0
  br i1 %144, label %148, label %103, !llvm.loop !31

145:                                              ; preds = %56, %7, %11
  %146 = phi i32 [ 22, %11 ], [ 22, %7 ], [ 9, %56 ]
  %147 = tail call i32* @__errno_location() #5
  store i32 %146, i32* %147, align 4, !tbaa !10
  br label %148

148:                                              ; preds = %140, %145, %99
  %149 = phi i32 [ 0, %99 ], [ -1, %145 ], [ %142, %140 ]
  ret i32 %149
}

; Function Attrs: nounwind optsize
define dso_local i32 @pselect(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, %struct.timespec* noundef readonly %4, i8* nocapture noundef readnone %5) local_unnamed_addr #0 {
  %7 = icmp ne %struct.timespec* %4, null
  br i1 %7, label %8, label %13

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %4, i64 0, i32 0
  %10 = load i64, i64* %9, align 8, !tbaa !6
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %4, i64 0, i32 1
  %12 = load i64, i64* %11, align 8, !tbaa !9
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
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @ready_for(i32 noundef %0, i64* noundef readonly %1, i64* noundef readonly %2) unnamed_addr #0 {
  %4 = tail call i32 @__sv_readiness(i32 noundef %0) #5
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
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 0}
!7 = !{!"timespec", !8, i64 0, !8, i64 8}
!8 = !{!"long", !4, i64 0}
!9 = !{!7, !8, i64 8}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !4, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !17, i64 4}
!16 = !{!"pollfd", !11, i64 0, !17, i64 4, !17, i64 6}
!17 = !{!"short", !4, i64 0}
!18 = !{!16, !11, i64 0}
!19 = !{!16, !17, i64 6}
!20 = distinct !{!20, !13, !14}
!21 = distinct !{!21, !13, !14}
!22 = !{!23, !8, i64 8}
!23 = !{!"timeval", !8, i64 0, !8, i64 8}
!24 = !{!23, !8, i64 0}
!25 = !{i64 0, i64 8, !26, i64 8, i64 8, !26}
!26 = !{!8, !8, i64 0}
!27 = !{i64 0, i64 8, !26}
!28 = distinct !{!28, !13, !14}
!29 = distinct !{!29, !13, !14}
!30 = distinct !{!30, !13, !14}
!31 = distinct !{!31, !13, !14}
