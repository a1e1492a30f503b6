; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/events.c
; ModuleID = 'runtime/c/events.c'
source_filename = "runtime/c/events.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.timespec = type { i64, i64 }
%struct.timer = type { %struct.sv_inode, %struct.timer*, i64, i64 }
%struct.itimerspec = type { %struct.timespec, %struct.timespec }

@counters = internal constant %struct.sv_special { i64 (%struct.sv_inode*, i8*, i64, i32)* @take, i64 (%struct.sv_inode*, i8*, i64, i32)* @add, i32 (%struct.sv_inode*)* @counter_readiness, i32 (%struct.sv_inode*)* null, void (%struct.sv_inode*)* @counter_closed }, align 8
@timers = internal unnamed_addr global %struct.timer* null, align 8
@__sv_timer_due = external dso_local local_unnamed_addr global i64 ()*, align 8
@timer_kind = internal constant %struct.sv_special { i64 (%struct.sv_inode*, i8*, i64, i32)* @await, i64 (%struct.sv_inode*, i8*, i64, i32)* @no_write, i32 (%struct.sv_inode*)* @timer_readiness, i32 (%struct.sv_inode*)* null, void (%struct.sv_inode*)* @timer_closed }, align 8
@__sv_descriptors = external dso_local constant i8, align 1
@.str = private unnamed_addr constant [39 x i8] c"read of an event that nobody will send\00", align 1
@.str.1 = private unnamed_addr constant [40 x i8] c"write of an event that nobody will take\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"read of a timer that is not set\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @eventfd(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, -526338
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #5
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %20

7:                                                ; preds = %2
  %8 = tail call i8* @__sv_kernel_memory(i64 noundef 136) #5
  %9 = icmp eq i8* %8, null
  br i1 %9, label %17, label %10

10:                                               ; preds = %7
  %11 = zext i32 %0 to i64
  %12 = getelementptr inbounds i8, i8* %8, i64 120
  %13 = bitcast i8* %12 to i64*
  store i64 %11, i64* %13, align 8, !tbaa !6
  %14 = and i32 %1, 1
  %15 = getelementptr inbounds i8, i8* %8, i64 128
  %16 = bitcast i8* %15 to i32*
  store i32 %14, i32* %16, align 8, !tbaa !12
  br label %17

17:                                               ; preds = %10, %7
  %18 = bitcast i8* %8 to %struct.sv_inode*
  %19 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %18, %struct.sv_special* noundef nonnull @counters, i32 noundef 384, i32 noundef %1) #5
  br label %20

20:                                               ; preds = %17, %5
  %21 = phi i32 [ -1, %5 ], [ %19, %17 ]
  ret i32 %21
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @__sv_kernel_memory(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_attach_special(%struct.sv_inode* noundef, %struct.sv_special* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @eventfd_read(i32 noundef %0, i64* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i64* %1 to i8*
  %4 = tail call i64 @read(i32 noundef %0, i8* noundef %3, i64 noundef 8) #5
  %5 = icmp ne i64 %4, 8
  %6 = sext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local i64 @read(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @eventfd_write(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i64, align 8
  store i64 %1, i64* %3, align 8, !tbaa !13
  %4 = bitcast i64* %3 to i8*
  %5 = call i64 @write(i32 noundef %0, i8* noundef nonnull %4, i64 noundef 8) #5
  %6 = icmp ne i64 %5, 8
  %7 = sext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i64 @write(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @timerfd_create(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp ult i32 %0, 2
  %4 = icmp eq i32 %0, 7
  %5 = or i1 %3, %4
  %6 = and i32 %1, -526337
  %7 = icmp eq i32 %6, 0
  %8 = and i1 %5, %7
  br i1 %8, label %11, label %9

9:                                                ; preds = %2
  %10 = tail call i32* @__errno_location() #5
  store i32 22, i32* %10, align 4, !tbaa !2
  br label %21

11:                                               ; preds = %2
  %12 = tail call i8* @__sv_kernel_memory(i64 noundef 144) #5
  %13 = icmp eq i8* %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = load %struct.timer*, %struct.timer** @timers, align 8, !tbaa !14
  %16 = getelementptr inbounds i8, i8* %12, i64 120
  %17 = bitcast i8* %16 to %struct.timer**
  store %struct.timer* %15, %struct.timer** %17, align 8, !tbaa !15
  store i8* %12, i8** bitcast (%struct.timer** @timers to i8**), align 8, !tbaa !14
  store i64 ()* @next_due, i64 ()** @__sv_timer_due, align 8, !tbaa !14
  br label %18

18:                                               ; preds = %14, %11
  %19 = bitcast i8* %12 to %struct.sv_inode*
  %20 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %19, %struct.sv_special* noundef nonnull @timer_kind, i32 noundef 384, i32 noundef %1) #5
  br label %21

21:                                               ; preds = %18, %9
  %22 = phi i32 [ -1, %9 ], [ %20, %18 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define internal i64 @next_due() #0 {
  %1 = load %struct.timer*, %struct.timer** @timers, align 8, !tbaa !14
  %2 = icmp eq %struct.timer* %1, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %20, %0
  %4 = phi i64 [ 0, %0 ], [ %21, %20 ]
  ret i64 %4

5:                                                ; preds = %0, %20
  %6 = phi %struct.timer* [ %23, %20 ], [ %1, %0 ]
  %7 = phi i64 [ %21, %20 ], [ 0, %0 ]
  %8 = getelementptr inbounds %struct.timer, %struct.timer* %6, i64 0, i32 2
  %9 = load i64, i64* %8, align 8, !tbaa !17
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %20, label %11

11:                                               ; preds = %5
  %12 = tail call fastcc i64 @expirations(%struct.timer* noundef nonnull %6) #6
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %11
  %15 = icmp eq i64 %7, 0
  %16 = load i64, i64* %8, align 8, !tbaa !17
  %17 = icmp ult i64 %16, %7
  %18 = select i1 %15, i1 true, i1 %17
  %19 = select i1 %18, i64 %16, i64 %7
  br label %20

20:                                               ; preds = %14, %5, %11
  %21 = phi i64 [ %7, %11 ], [ %7, %5 ], [ %19, %14 ]
  %22 = getelementptr inbounds %struct.timer, %struct.timer* %6, i64 0, i32 1
  %23 = load %struct.timer*, %struct.timer** %22, align 8, !tbaa !14
  %24 = icmp eq %struct.timer* %23, null
  br i1 %24, label %3, label %5, !llvm.loop !18
}

; Function Attrs: nounwind optsize
define dso_local i32 @timerfd_gettime(i32 noundef %0, %struct.itimerspec* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.timer* @timer_of(i32 noundef %0) #6
  %4 = icmp eq %struct.timer* %3, null
  br i1 %4, label %35, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @__sv_clock() #5
  %7 = tail call fastcc i64 @expirations(%struct.timer* noundef nonnull %3) #6
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.timer, %struct.timer* %3, i64 0, i32 2
  %11 = load i64, i64* %10, align 8, !tbaa !17
  %12 = getelementptr inbounds %struct.timer, %struct.timer* %3, i64 0, i32 3
  %13 = load i64, i64* %12, align 8, !tbaa !21
  br label %23

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.timer, %struct.timer* %3, i64 0, i32 3
  %16 = load i64, i64* %15, align 8, !tbaa !21
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.timer, %struct.timer* %3, i64 0, i32 2
  %20 = load i64, i64* %19, align 8, !tbaa !17
  %21 = mul i64 %16, %7
  %22 = add i64 %20, %21
  br label %23

23:                                               ; preds = %18, %14, %9
  %24 = phi i64 [ %13, %9 ], [ %16, %18 ], [ 0, %14 ]
  %25 = phi i64 [ %11, %9 ], [ %22, %18 ], [ 0, %14 ]
  %26 = udiv i64 %24, 1000000000
  %27 = urem i64 %24, 1000000000
  %28 = tail call i64 @llvm.usub.sat.i64(i64 %25, i64 %6)
  %29 = udiv i64 %28, 1000000000
  %30 = urem i64 %28, 1000000000
  %31 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %1, i64 0, i32 0, i32 0
  store i64 %26, i64* %31, align 8, !tbaa.struct !22
  %32 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %1, i64 0, i32 0, i32 1
  store i64 %27, i64* %32, align 8, !tbaa.struct !23
  %33 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %1, i64 0, i32 1, i32 0
  store i64 %29, i64* %33, align 8, !tbaa.struct !24
  %34 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %1, i64 0, i32 1, i32 1
  store i64 %30, i64* %34, align 8, !tbaa.struct !25
  br label %35

35:                                               ; preds = %2, %23
  %36 = phi i32 [ 0, %23 ], [ -1, %2 ]
  ret i32 %36
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.timer* @timer_of(i32 noundef %0) unnamed_addr #0 {
  %2 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #5
  %3 = icmp eq %struct.sv_inode* %2, null
  br i1 %3, label %10, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %2, i64 0, i32 13
  %6 = load %struct.sv_special*, %struct.sv_special** %5, align 8, !tbaa !26
  %7 = icmp eq %struct.sv_special* %6, @timer_kind
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = bitcast %struct.sv_inode* %2 to %struct.timer*
  br label %15

10:                                               ; preds = %1
  %11 = tail call i32 @__sv_is_console(i32 noundef %0) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %4, %10
  %14 = tail call i32* @__errno_location() #5
  store i32 22, i32* %14, align 4, !tbaa !2
  br label %15

15:                                               ; preds = %10, %13, %8
  %16 = phi %struct.timer* [ %9, %8 ], [ null, %13 ], [ null, %10 ]
  ret %struct.timer* %16
}

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i64 @expirations(%struct.timer* nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = tail call i64 @__sv_clock() #5
  %3 = getelementptr inbounds %struct.timer, %struct.timer* %0, i64 0, i32 2
  %4 = load i64, i64* %3, align 8, !tbaa !17
  %5 = icmp eq i64 %4, 0
  %6 = icmp ult i64 %2, %4
  %7 = select i1 %5, i1 true, i1 %6
  br i1 %7, label %16, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.timer, %struct.timer* %0, i64 0, i32 3
  %10 = load i64, i64* %9, align 8, !tbaa !21
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %8
  %13 = sub i64 %2, %4
  %14 = udiv i64 %13, %10
  %15 = add i64 %14, 1
  br label %16

16:                                               ; preds = %12, %8, %1
  %17 = phi i64 [ 0, %1 ], [ %15, %12 ], [ 1, %8 ]
  ret i64 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @timerfd_settime(i32 noundef %0, i32 noundef %1, %struct.itimerspec* noundef %2, %struct.itimerspec* noundef writeonly %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.timer* @timer_of(i32 noundef %0) #6
  %6 = icmp eq %struct.timer* %5, null
  br i1 %6, label %66, label %7

7:                                                ; preds = %4
  %8 = icmp ult i32 %1, 4
  br i1 %8, label %9, label %25

9:                                                ; preds = %7
  %10 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %2, i64 0, i32 1
  %11 = tail call i32 @__sv_is_time(%struct.timespec* noundef nonnull %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %25, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %2, i64 0, i32 0
  %15 = tail call i32 @__sv_is_time(%struct.timespec* noundef %14) #5
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %25, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.timespec, %struct.timespec* %10, i64 0, i32 0
  %19 = load i64, i64* %18, align 8, !tbaa !27
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %2, i64 0, i32 0, i32 0
  %23 = load i64, i64* %22, align 8, !tbaa !29
  %24 = icmp slt i64 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %21, %17, %13, %9, %7
  %26 = tail call i32* @__errno_location() #5
  store i32 22, i32* %26, align 4, !tbaa !2
  br label %66

27:                                               ; preds = %21
  %28 = icmp eq %struct.itimerspec* %3, null
  br i1 %28, label %32, label %29

29:                                               ; preds = %27
  %30 = tail call i32 @timerfd_gettime(i32 noundef %0, %struct.itimerspec* noundef nonnull %3) #6
  %31 = load i64, i64* %18, align 8, !tbaa !27
  br label %32

32:                                               ; preds = %29, %27
  %33 = phi i64 [ %31, %29 ], [ %19, %27 ]
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %2, i64 0, i32 1, i32 1
  %37 = load i64, i64* %36, align 8, !tbaa !30
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %48, label %39

39:                                               ; preds = %32, %35
  %40 = tail call i64 @__sv_time_of(%struct.timespec* noundef nonnull %10) #5
  %41 = and i32 %1, 1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %39
  %44 = tail call i64 @__sv_clock() #5
  br label %45

45:                                               ; preds = %39, %43
  %46 = phi i64 [ %44, %43 ], [ 0, %39 ]
  %47 = add i64 %46, %40
  br label %48

48:                                               ; preds = %35, %45
  %49 = phi i64 [ %47, %45 ], [ 0, %35 ]
  %50 = getelementptr inbounds %struct.timer, %struct.timer* %5, i64 0, i32 2
  store i64 %49, i64* %50, align 8, !tbaa !17
  %51 = load i64, i64* %22, align 8, !tbaa !29
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %48
  %54 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %2, i64 0, i32 0, i32 1
  %55 = load i64, i64* %54, align 8, !tbaa !31
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %53, %48
  %58 = tail call i64 @__sv_time_of(%struct.timespec* noundef nonnull %14) #5
  br label %59

59:                                               ; preds = %53, %57
  %60 = phi i64 [ %58, %57 ], [ 0, %53 ]
  %61 = getelementptr inbounds %struct.timer, %struct.timer* %5, i64 0, i32 3
  store i64 %60, i64* %61, align 8, !tbaa !21
  %62 = getelementptr inbounds %struct.timer, %struct.timer* %5, i64 0, i32 0, i32 11
  %63 = load i32, i32* %62, align 8, !tbaa !32
  %64 = add i32 %63, 1
  store i32 %64, i32* %62, align 8, !tbaa !32
  %65 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #5
  br label %66

66:                                               ; preds = %4, %59, %25
  %67 = phi i32 [ -1, %25 ], [ 0, %59 ], [ -1, %4 ]
  ret i32 %67
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_time(%struct.timespec* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__sv_time_of(%struct.timespec* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal i64 @take(%struct.sv_inode* nocapture noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = icmp ult i64 %2, 8
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %8 = bitcast %struct.sv_inode* %7 to i64*
  br label %11

9:                                                ; preds = %4
  %10 = tail call i32* @__errno_location() #5
  store i32 22, i32* %10, align 4, !tbaa !2
  br label %28

11:                                               ; preds = %6, %14
  %12 = load i64, i64* %8, align 8, !tbaa !6
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %11
  %15 = tail call fastcc i32 @wait_for(i32 noundef %3, i64 noundef 0, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str, i64 0, i64 0)) #6
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %11, label %28, !llvm.loop !33

17:                                               ; preds = %11
  %18 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 1
  %19 = load i32, i32* %18, align 8, !tbaa !12
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i64 %12, i64 1
  %22 = sub i64 %12, %21
  store i64 %22, i64* %8, align 8, !tbaa !6
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 12
  %24 = load i32, i32* %23, align 4, !tbaa !34
  %25 = add i32 %24, 1
  store i32 %25, i32* %23, align 4, !tbaa !34
  %26 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #5
  %27 = bitcast i8* %1 to i64*
  store i64 %21, i64* %27, align 1
  br label %28

28:                                               ; preds = %14, %17, %9
  %29 = phi i64 [ -1, %9 ], [ 8, %17 ], [ -1, %14 ]
  ret i64 %29
}

; Function Attrs: nounwind optsize
define internal i64 @add(%struct.sv_inode* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = icmp ult i64 %2, 8
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = tail call i32* @__errno_location() #5
  store i32 22, i32* %7, align 4, !tbaa !2
  br label %30

8:                                                ; preds = %4
  %9 = bitcast i8* %1 to i64*
  %10 = load i64, i64* %9, align 1
  %11 = icmp eq i64 %10, -1
  br i1 %11, label %15, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %14 = bitcast %struct.sv_inode* %13 to i64*
  br label %17

15:                                               ; preds = %8
  %16 = tail call i32* @__errno_location() #5
  store i32 22, i32* %16, align 4, !tbaa !2
  br label %30

17:                                               ; preds = %12, %21
  %18 = load i64, i64* %14, align 8, !tbaa !6
  %19 = sub i64 -2, %18
  %20 = icmp ult i64 %19, %10
  br i1 %20, label %21, label %24

21:                                               ; preds = %17
  %22 = tail call fastcc i32 @wait_for(i32 noundef %3, i64 noundef 0, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.1, i64 0, i64 0)) #6
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %17, label %30, !llvm.loop !35

24:                                               ; preds = %17
  %25 = add i64 %18, %10
  store i64 %25, i64* %14, align 8, !tbaa !6
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 11
  %27 = load i32, i32* %26, align 8, !tbaa !36
  %28 = add i32 %27, 1
  store i32 %28, i32* %26, align 8, !tbaa !36
  %29 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #5
  br label %30

30:                                               ; preds = %21, %24, %15, %6
  %31 = phi i64 [ -1, %6 ], [ -1, %15 ], [ 8, %24 ], [ -1, %21 ]
  ret i64 %31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal i32 @counter_readiness(%struct.sv_inode* nocapture noundef readonly %0) #2 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %3 = bitcast %struct.sv_inode* %2 to i64*
  %4 = load i64, i64* %3, align 8, !tbaa !6
  %5 = icmp ne i64 %4, 0
  %6 = zext i1 %5 to i32
  %7 = icmp ult i64 %4, -2
  %8 = select i1 %7, i32 4, i32 0
  %9 = or i32 %8, %6
  ret i32 %9
}

; Function Attrs: nounwind optsize
define internal void @counter_closed(%struct.sv_inode* noundef %0) #0 {
  %2 = bitcast %struct.sv_inode* %0 to i8*
  tail call void @free(i8* noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @wait_for(i32 noundef %0, i64 noundef %1, i8* noundef %2) unnamed_addr #0 {
  %4 = and i32 %0, 2048
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %3
  %7 = tail call i32 @__sv_wait_or_cancelled(i8* noundef nonnull @__sv_descriptors, i64 noundef %1) #5
  tail call void @__sv_cancellation_point() #5
  %8 = icmp eq i32 %7, 35
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  tail call void @__sv_stuck(i8* noundef %2) #7
  unreachable

10:                                               ; preds = %6
  %11 = tail call i32 @__sv_ends_call(i32 noundef %7) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %10, %3
  %14 = phi i32 [ 11, %3 ], [ 4, %10 ]
  %15 = tail call i32* @__errno_location() #5
  store i32 %14, i32* %15, align 4, !tbaa !2
  br label %16

16:                                               ; preds = %13, %10
  %17 = phi i32 [ 0, %10 ], [ -1, %13 ]
  ret i32 %17
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__sv_ends_call(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal i64 @await(%struct.sv_inode* nocapture noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = bitcast %struct.sv_inode* %0 to %struct.timer*
  %6 = icmp ult i64 %2, 8
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 1
  %9 = bitcast i32* %8 to i64*
  br label %12

10:                                               ; preds = %4
  %11 = tail call i32* @__errno_location() #5
  store i32 22, i32* %11, align 4, !tbaa !2
  br label %34

12:                                               ; preds = %7, %15
  %13 = tail call fastcc i64 @expirations(%struct.timer* noundef %5) #6
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = load i64, i64* %9, align 8, !tbaa !17
  %17 = tail call fastcc i32 @wait_for(i32 noundef %3, i64 noundef %16, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0)) #6
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %12, label %34, !llvm.loop !37

19:                                               ; preds = %12
  %20 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 2
  %21 = bitcast i8** %20 to i64*
  %22 = load i64, i64* %21, align 8, !tbaa !21
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = load i64, i64* %9, align 8, !tbaa !17
  %26 = mul i64 %22, %13
  %27 = add i64 %25, %26
  br label %28

28:                                               ; preds = %19, %24
  %29 = phi i64 [ %27, %24 ], [ 0, %19 ]
  store i64 %29, i64* %9, align 8, !tbaa !17
  %30 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 11
  %31 = load i32, i32* %30, align 8, !tbaa !36
  %32 = add i32 %31, 1
  store i32 %32, i32* %30, align 8, !tbaa !36
  %33 = bitcast i8* %1 to i64*
  store i64 %13, i64* %33, align 1
  br label %34

34:                                               ; preds = %15, %28, %10
  %35 = phi i64 [ -1, %10 ], [ 8, %28 ], [ -1, %15 ]
  ret i64 %35
}

; Function Attrs: nounwind optsize
define internal i64 @no_write(%struct.sv_inode* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = tail call i32* @__errno_location() #5
  store i32 22, i32* %5, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define internal i32 @timer_readiness(%struct.sv_inode* nocapture noundef readonly %0) #0 {
  %2 = bitcast %struct.sv_inode* %0 to %struct.timer*
  %3 = tail call fastcc i64 @expirations(%struct.timer* noundef %2) #6
  %4 = icmp ne i64 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define internal void @timer_closed(%struct.sv_inode* noundef %0) #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi %struct.timer** [ @timers, %1 ], [ %9, %2 ]
  %4 = load %struct.timer*, %struct.timer** %3, align 8, !tbaa !14
  %5 = icmp eq %struct.timer* %4, null
  %6 = getelementptr inbounds %struct.timer, %struct.timer* %4, i64 0, i32 0
  %7 = icmp eq %struct.sv_inode* %6, %0
  %8 = select i1 %5, i1 true, i1 %7
  %9 = getelementptr inbounds %struct.timer, %struct.timer* %4, i64 0, i32 1
  br i1 %8, label %10, label %2, !llvm.loop !38

10:                                               ; preds = %2
  br i1 %5, label %13, label %11

11:                                               ; preds = %10
  %12 = load %struct.timer*, %struct.timer** %9, align 8, !tbaa !15
  store %struct.timer* %12, %struct.timer** %3, align 8, !tbaa !14
  br label %13

13:                                               ; preds = %11, %10
  %14 = bitcast %struct.sv_inode* %0 to i8*
  tail call void @free(i8* noundef %14) #5
  ret void
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.usub.sat.i64(i64, i64) #4

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !10, i64 120}
!7 = !{!"counter", !8, i64 0, !10, i64 120, !3, i64 128}
!8 = !{!"sv_inode", !9, i64 0, !3, i64 8, !9, i64 16, !10, i64 24, !10, i64 32, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !9, i64 72, !11, i64 80, !11, i64 96, !4, i64 112}
!9 = !{!"any pointer", !4, i64 0}
!10 = !{!"long", !4, i64 0}
!11 = !{!"timespec", !10, i64 0, !10, i64 8}
!12 = !{!7, !3, i64 128}
!13 = !{!10, !10, i64 0}
!14 = !{!9, !9, i64 0}
!15 = !{!16, !9, i64 120}
!16 = !{!"timer", !8, i64 0, !9, i64 120, !10, i64 128, !10, i64 136}
!17 = !{!16, !10, i64 128}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!16, !10, i64 136}
!22 = !{i64 0, i64 8, !13, i64 8, i64 8, !13, i64 16, i64 8, !13, i64 24, i64 8, !13}
!23 = !{i64 0, i64 8, !13, i64 8, i64 8, !13, i64 16, i64 8, !13}
!24 = !{i64 0, i64 8, !13, i64 8, i64 8, !13}
!25 = !{i64 0, i64 8, !13}
!26 = !{!8, !9, i64 72}
!27 = !{!28, !10, i64 16}
!28 = !{!"itimerspec", !11, i64 0, !11, i64 16}
!29 = !{!28, !10, i64 0}
!30 = !{!28, !10, i64 24}
!31 = !{!28, !10, i64 8}
!32 = !{!16, !3, i64 64}
!33 = distinct !{!33, !19, !20}
!34 = !{!8, !3, i64 68}
!35 = distinct !{!35, !19, !20}
!36 = !{!8, !3, i64 64}
!37 = distinct !{!37, !19, !20}
!38 = distinct !{!38, !19, !20}
