; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/poll.c
; ModuleID = 'runtime/c/poll.c'
source_filename = "runtime/c/poll.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.pollfd = type { i32, i16, i16 }
%struct.timeval = type { i64, i64 }

@.str = private unnamed_addr constant [30 x i8] c"waiting for the world outside\00", align 1
@__sv_timer_due = dso_local local_unnamed_addr global i64 ()* null, align 8
@__sv_descriptors = external dso_local constant i8, align 1
@__sv_is_open_to_outside = dso_local local_unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [9 x i8] c"deadlock\00", align 1
@.str.2 = private unnamed_addr constant [53 x i8] c"waiting for descriptors that nothing will make ready\00", align 1

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_await_outside() local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0)) #5
  tail call void @__symvm_exit(i32 noundef 0) #6
  unreachable
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_exit(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_wait_for_descriptors(i32 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = alloca %struct.timespec, align 8
  %6 = load i64 ()*, i64 ()** @__sv_timer_due, align 8, !tbaa !2
  %7 = icmp eq i64 ()* %6, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %4
  %9 = bitcast %struct.timespec* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %9) #7
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %5, i64 0, i32 0
  store i64 %1, i64* %10, align 8, !tbaa !6
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %5, i64 0, i32 1
  store i64 %2, i64* %11, align 8, !tbaa !9
  br label %26

12:                                               ; preds = %4
  %13 = tail call i64 %6() #5
  %14 = bitcast %struct.timespec* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #7
  %15 = getelementptr inbounds %struct.timespec, %struct.timespec* %5, i64 0, i32 0
  store i64 %1, i64* %15, align 8, !tbaa !6
  %16 = getelementptr inbounds %struct.timespec, %struct.timespec* %5, i64 0, i32 1
  store i64 %2, i64* %16, align 8, !tbaa !9
  %17 = icmp eq i64 %13, 0
  br i1 %17, label %26, label %18

18:                                               ; preds = %12
  %19 = icmp eq i32 %0, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %18
  %21 = call i64 @__sv_time_of(%struct.timespec* noundef nonnull %5) #5
  %22 = add i64 %21, %3
  %23 = icmp ult i64 %13, %22
  br i1 %23, label %24, label %26

24:                                               ; preds = %20, %18
  call void @__sv_cancellation_point() #5
  %25 = call i32 @__sv_wait_or_cancelled(i8* noundef nonnull @__sv_descriptors, i64 noundef %13) #5
  call void @__sv_cancellation_point() #5
  br label %38

26:                                               ; preds = %8, %20, %12
  %27 = call i32 @__sv_wait_for(i8* noundef nonnull @__sv_descriptors, i32 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #5
  %28 = icmp eq i32 %27, 35
  %29 = load i32, i32* @__sv_is_open_to_outside, align 4
  %30 = icmp ne i32 %29, 0
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %33

32:                                               ; preds = %26
  call void @__sv_await_outside() #8
  unreachable

33:                                               ; preds = %26
  br i1 %28, label %34, label %35

34:                                               ; preds = %33
  call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.2, i64 0, i64 0)) #6
  unreachable

35:                                               ; preds = %33
  %36 = icmp eq i32 %27, 0
  %37 = zext i1 %36 to i32
  br label %38

38:                                               ; preds = %35, %24
  %39 = phi i32 [ 1, %24 ], [ %37, %35 ]
  %40 = bitcast %struct.timespec* %5 to i8*
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %40) #7
  ret i32 %39
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: optsize
declare dso_local i64 @__sv_time_of(%struct.timespec* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_for(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: nounwind optsize
define dso_local i32 @poll(%struct.pollfd* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i64 @__sv_clock() #5
  %5 = xor i32 %2, -1
  %6 = lshr i32 %5, 31
  %7 = sdiv i32 %2, 1000
  %8 = sext i32 %7 to i64
  %9 = srem i32 %2, 1000
  %10 = mul nsw i32 %9, 1000000
  %11 = sext i32 %10 to i64
  br label %12

12:                                               ; preds = %15, %3
  %13 = tail call fastcc i32 @look(%struct.pollfd* noundef %0, i64 noundef %1) #9
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  %16 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %6, i64 noundef %8, i64 noundef %11, i64 noundef %4) #9
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %12, !llvm.loop !10

18:                                               ; preds = %12, %15
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @look(%struct.pollfd* nocapture noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %17, %2
  %5 = phi i32 [ 0, %2 ], [ %30, %17 ]
  ret i32 %5

6:                                                ; preds = %2, %17
  %7 = phi i32 [ %30, %17 ], [ 0, %2 ]
  %8 = phi i64 [ %31, %17 ], [ 0, %2 ]
  %9 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %8, i32 1
  %10 = load i16, i16* %9, align 4, !tbaa !13
  %11 = and i16 %10, 325
  %12 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %8, i32 0
  %13 = load i32, i32* %12, align 4, !tbaa !17
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %6
  %16 = tail call i32 @__sv_readiness(i32 noundef %13) #5
  br label %17

17:                                               ; preds = %6, %15
  %18 = phi i32 [ %16, %15 ], [ 0, %6 ]
  %19 = shl i32 %18, 6
  %20 = and i32 %19, 64
  %21 = or i32 %20, %18
  %22 = and i32 %19, 256
  %23 = or i32 %21, %22
  %24 = or i16 %11, 56
  %25 = trunc i32 %23 to i16
  %26 = and i16 %24, %25
  %27 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %8, i32 2
  store i16 %26, i16* %27, align 2, !tbaa !18
  %28 = icmp ne i16 %26, 0
  %29 = zext i1 %28 to i32
  %30 = add nuw nsw i32 %7, %29
  %31 = add nuw i64 %8, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %4, label %6, !llvm.loop !19
}

; Function Attrs: nounwind optsize
define dso_local i32 @ppoll(%struct.pollfd* nocapture noundef %0, i64 noundef %1, %struct.timespec* noundef readonly %2, i8* nocapture noundef readnone %3) local_unnamed_addr #3 {
  %5 = tail call i64 @__sv_clock() #5
  %6 = icmp ne %struct.timespec* %2, null
  %7 = zext i1 %6 to i32
  %8 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 1
  br label %10

10:                                               ; preds = %17, %4
  %11 = tail call fastcc i32 @look(%struct.pollfd* noundef %0, i64 noundef %1) #9
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %10
  br i1 %6, label %14, label %17

14:                                               ; preds = %13
  %15 = load i64, i64* %8, align 8, !tbaa !6
  %16 = load i64, i64* %9, align 8, !tbaa !9
  br label %17

17:                                               ; preds = %13, %14
  %18 = phi i64 [ %15, %14 ], [ 0, %13 ]
  %19 = phi i64 [ %16, %14 ], [ 0, %13 ]
  %20 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %7, i64 noundef %18, i64 noundef %19, i64 noundef %5) #9
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %10, !llvm.loop !20

22:                                               ; preds = %10, %17
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @__poll_chk(%struct.pollfd* nocapture noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = lshr i64 %3, 3
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  tail call void @__chk_fail() #6
  unreachable

8:                                                ; preds = %4
  %9 = tail call i32 @poll(%struct.pollfd* noundef %0, i64 noundef %1, i32 noundef %2) #9
  ret i32 %9
}

; Function Attrs: noreturn optsize
declare dso_local void @__chk_fail() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @select(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, %struct.timeval* noundef readonly %4) local_unnamed_addr #3 {
  %6 = icmp ne %struct.timeval* %4, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.timeval, %struct.timeval* %4, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !21
  %10 = getelementptr inbounds %struct.timeval, %struct.timeval* %4, i64 0, i32 1
  %11 = load i64, i64* %10, align 8, !tbaa !23
  %12 = mul nsw i64 %11, 1000
  br label %13

13:                                               ; preds = %5, %7
  %14 = phi i64 [ %9, %7 ], [ 0, %5 ]
  %15 = phi i64 [ %12, %7 ], [ 0, %5 ]
  %16 = zext i1 %6 to i32
  %17 = bitcast i8* %3 to i64*
  %18 = bitcast i8* %2 to i64*
  %19 = bitcast i8* %1 to i64*
  %20 = tail call fastcc i32 @choose(i32 noundef %0, i64* noundef %19, i64* noundef %18, i64* noundef %17, i32 noundef %16, i64 noundef %14, i64 noundef %15) #9
  ret i32 %20
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @choose(i32 noundef %0, i64* noundef %1, i64* noundef %2, i64* noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #3 {
  %8 = icmp ugt i32 %0, 1024
  br i1 %8, label %121, label %9

9:                                                ; preds = %7
  %10 = icmp eq i32 %0, 0
  br i1 %10, label %55, label %11

11:                                               ; preds = %9
  %12 = icmp eq i64* %1, null
  %13 = icmp eq i64* %2, null
  %14 = icmp eq i64* %3, null
  br label %15

15:                                               ; preds = %11, %52
  %16 = phi i32 [ 0, %11 ], [ %53, %52 ]
  br i1 %12, label %27, label %17

17:                                               ; preds = %15
  %18 = lshr i32 %16, 6
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds i64, i64* %1, i64 %19
  %21 = load i64, i64* %20, align 8, !tbaa !24
  %22 = and i32 %16, 63
  %23 = zext i32 %22 to i64
  %24 = shl nuw i64 1, %23
  %25 = and i64 %21, %24
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %49

27:                                               ; preds = %15, %17
  br i1 %13, label %38, label %28

28:                                               ; preds = %27
  %29 = lshr i32 %16, 6
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i64, i64* %2, i64 %30
  %32 = load i64, i64* %31, align 8, !tbaa !24
  %33 = and i32 %16, 63
  %34 = zext i32 %33 to i64
  %35 = shl nuw i64 1, %34
  %36 = and i64 %32, %35
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %49

38:                                               ; preds = %27, %28
  br i1 %14, label %52, label %39

39:                                               ; preds = %38
  %40 = lshr i32 %16, 6
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i64, i64* %3, i64 %41
  %43 = load i64, i64* %42, align 8, !tbaa !24
  %44 = and i32 %16, 63
  %45 = zext i32 %44 to i64
  %46 = shl nuw i64 1, %45
  %47 = and i64 %43, %46
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %52, label %49

49:                                               ; preds = %39, %28, %17
  %50 = tail call i32 @__sv_readiness(i32 noundef %16) #5
  %51 = icmp eq i32 %50, 32
  br i1 %51, label %121, label %52

52:                                               ; preds = %38, %39, %49
  %53 = add nuw nsw i32 %16, 1
  %54 = icmp eq i32 %53, %0
  br i1 %54, label %55, label %15, !llvm.loop !25

55:                                               ; preds = %52, %9
  %56 = tail call i64 @__sv_clock() #5
  %57 = icmp sgt i32 %0, 0
  br label %58

58:                                               ; preds = %71, %55
  br i1 %57, label %59, label %71

59:                                               ; preds = %58
  %60 = tail call fastcc i32 @ready_for(i32 noundef 0, i64* noundef %1, i64* noundef %2) #5
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %75

62:                                               ; preds = %59, %65
  %63 = phi i32 [ %68, %65 ], [ 1, %59 ]
  %64 = icmp eq i32 %63, %0
  br i1 %64, label %69, label %65, !llvm.loop !26

65:                                               ; preds = %62
  %66 = tail call fastcc i32 @ready_for(i32 noundef %63, i64* noundef %1, i64* noundef %2) #5
  %67 = icmp eq i32 %66, 0
  %68 = add nuw nsw i32 %63, 1
  br i1 %67, label %62, label %69, !llvm.loop !26

69:                                               ; preds = %65, %62
  %70 = icmp slt i32 %63, %0
  br i1 %70, label %74, label %71

71:                                               ; preds = %58, %69
  %72 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %56) #9
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %58, !llvm.loop !27

74:                                               ; preds = %69, %71
  br i1 %57, label %75, label %124

75:                                               ; preds = %59, %74
  %76 = icmp eq i64* %1, null
  %77 = icmp eq i64* %2, null
  %78 = icmp eq i64* %3, null
  br label %79

79:                                               ; preds = %75, %116
  %80 = phi i32 [ 0, %75 ], [ %118, %116 ]
  %81 = phi i32 [ 0, %75 ], [ %119, %116 ]
  %82 = tail call fastcc i32 @ready_for(i32 noundef %81, i64* noundef %1, i64* noundef %2) #9
  %83 = and i32 %82, 1
  %84 = icmp ne i32 %83, 0
  %85 = and i32 %82, 2
  %86 = icmp ne i32 %85, 0
  %87 = lshr exact i32 %85, 1
  %88 = and i32 %81, 63
  %89 = zext i32 %88 to i64
  %90 = shl nuw i64 1, %89
  %91 = select i1 %76, i1 true, i1 %84
  br i1 %91, label %99, label %92

92:                                               ; preds = %79
  %93 = xor i64 %90, -1
  %94 = lshr i32 %81, 6
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds i64, i64* %1, i64 %95
  %97 = load i64, i64* %96, align 8, !tbaa !24
  %98 = and i64 %97, %93
  store i64 %98, i64* %96, align 8, !tbaa !24
  br label %99

99:                                               ; preds = %92, %79
  %100 = select i1 %77, i1 true, i1 %86
  br i1 %100, label %108, label %101

101:                                              ; preds = %99
  %102 = xor i64 %90, -1
  %103 = lshr i32 %81, 6
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds i64, i64* %2, i64 %104
  %106 = load i64, i64* %105, align 8, !tbaa !24
  %107 = and i64 %106, %102
  store i64 %107, i64* %105, align 8, !tbaa !24
  br label %108

108:                                              ; preds = %101, %99
  br i1 %78, label %116, label %109

109:                                              ; preds = %108
  %110 = xor i64 %90, -1
  %111 = lshr i32 %81, 6
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds i64, i64* %3, i64 %112
  %114 = load i64, i64* %113, align 8, !tbaa !24
  %115 = and i64 %114, %110
  store i64 %115, i64* %113, align 8, !tbaa !24
  br label %116

116:                                              ; preds = %109, %108
  %117 = add i32 %83, %80
  %118 = add i32 %117, %87
  %119 = add nuw nsw i32 %81, 1
  %120 = icmp eq i32 %119, %0
  br i1 %120, label %124, label %79, !llvm.loop !28

121:                                              ; preds = %49, %7
  %122 = phi i32 [ 22, %7 ], [ 9, %49 ]
  %123 = tail call i32* @__errno_location() #5
  store i32 %122, i32* %123, align 4, !tbaa !29
  br label %124

124:                                              ; preds = %116, %121, %74
  %125 = phi i32 [ 0, %74 ], [ -1, %121 ], [ %118, %116 ]
  ret i32 %125
}

; Function Attrs: nounwind optsize
define dso_local i32 @pselect(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, %struct.timespec* noundef readonly %4, i8* nocapture noundef readnone %5) local_unnamed_addr #3 {
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
  %20 = tail call fastcc i32 @choose(i32 noundef %0, i64* noundef %19, i64* noundef %18, i64* noundef %17, i32 noundef %16, i64 noundef %14, i64 noundef %15) #9
  ret i32 %20
}

; Function Attrs: nounwind optsize
define dso_local i64 @__fdelt_chk(i64 noundef %0) local_unnamed_addr #3 {
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

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @ready_for(i32 noundef %0, i64* noundef readonly %1, i64* noundef readonly %2) unnamed_addr #3 {
  %4 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %5 = icmp eq i64* %1, null
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = sdiv i32 %0, 64
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i64, i64* %1, i64 %8
  %10 = load i64, i64* %9, align 8, !tbaa !24
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
  %23 = load i64, i64* %22, align 8, !tbaa !24
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

attributes #0 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin noreturn optsize "no-builtins" }
attributes #9 = { nobuiltin optsize "no-builtins" }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !16, i64 4}
!14 = !{!"pollfd", !15, i64 0, !16, i64 4, !16, i64 6}
!15 = !{!"int", !4, i64 0}
!16 = !{!"short", !4, i64 0}
!17 = !{!14, !15, i64 0}
!18 = !{!14, !16, i64 6}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
!21 = !{!22, !8, i64 0}
!22 = !{!"timeval", !8, i64 0, !8, i64 8}
!23 = !{!22, !8, i64 8}
!24 = !{!8, !8, i64 0}
!25 = distinct !{!25, !11, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11, !12}
!29 = !{!15, !15, i64 0}
