; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/signal.c
; ModuleID = 'runtime/c/signal.c'
source_filename = "runtime/c/signal.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sigaction = type { void (i32)*, %struct.sigset_t, i32, void ()* }
%struct.sigset_t = type { [16 x i64] }
%struct.sent = type { i32, i32, i64 }
%struct.information = type { i32, i32, i32, i32, i32, i32, i64, [96 x i8] }
%struct.timespec = type { i64, i64 }
%struct.context = type { [296 x i8], %struct.sigset_t, [544 x i8] }

@actions = internal unnamed_addr global [65 x %struct.sigaction] zeroinitializer, align 16
@blocked = internal thread_local unnamed_addr global i64 0, align 8
@.str = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"abort was called\00", align 1
@pending = internal global i64 0, align 8
@interrupting = internal unnamed_addr global i64 0, align 8
@__sv_handled = dso_local local_unnamed_addr global i64 0, align 8
@.str.2 = private unnamed_addr constant [49 x i8] c"a signal that nobody sends is waited for (pause)\00", align 1
@.str.3 = private unnamed_addr constant [43 x i8] c"waiting for a signal that nobody will send\00", align 1
@waiting_count = internal unnamed_addr global i32 0, align 4
@waiting = internal unnamed_addr global [64 x %struct.sent] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [20 x i8] c"abort signal raised\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"fault-signal\00", align 1
@.str.6 = private unnamed_addr constant [42 x i8] c"SIGILL was raised, and nothing handles it\00", align 1
@.str.7 = private unnamed_addr constant [43 x i8] c"SIGTRAP was raised, and nothing handles it\00", align 1
@.str.8 = private unnamed_addr constant [42 x i8] c"SIGBUS was raised, and nothing handles it\00", align 1
@.str.9 = private unnamed_addr constant [42 x i8] c"SIGFPE was raised, and nothing handles it\00", align 1
@.str.10 = private unnamed_addr constant [43 x i8] c"SIGSEGV was raised, and nothing handles it\00", align 1
@.str.11 = private unnamed_addr constant [42 x i8] c"SIGSYS was raised, and nothing handles it\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @__sv_signal_from_kernel(i32 noundef %0) local_unnamed_addr #0 {
  %2 = zext i32 %0 to i64
  %3 = or i64 %2, 549755813888
  %4 = tail call fastcc i32 @post(i64 %3, i64 0) #16
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @post(i64 %0, i64 %1) unnamed_addr #0 {
  %3 = trunc i64 %0 to i32
  %4 = add i32 %3, -1
  %5 = icmp ugt i32 %4, 63
  %6 = and i32 %3, -2
  %7 = icmp eq i32 %6, 32
  %8 = or i1 %7, %5
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = tail call i32* @__errno_location() #17
  store i32 22, i32* %10, align 4, !tbaa !2
  br label %47

11:                                               ; preds = %2
  %12 = load i64, i64* @blocked, align 8, !tbaa !6
  %13 = zext i32 %4 to i64
  %14 = shl nuw i64 1, %13
  %15 = and i64 %12, %14
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %43, label %17

17:                                               ; preds = %11
  %18 = icmp ult i32 %3, 32
  br i1 %18, label %19, label %26

19:                                               ; preds = %17
  %20 = load i64, i64* @pending, align 8, !tbaa !6
  %21 = add i64 %0, 4294967295
  %22 = and i64 %21, 4294967295
  %23 = shl nuw i64 1, %22
  %24 = and i64 %20, %23
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %47

26:                                               ; preds = %19, %17
  %27 = load i32, i32* @waiting_count, align 4, !tbaa !2
  %28 = icmp eq i32 %27, 64
  br i1 %28, label %29, label %31

29:                                               ; preds = %26
  %30 = tail call i32* @__errno_location() #17
  store i32 11, i32* %30, align 4, !tbaa !2
  br label %47

31:                                               ; preds = %26
  %32 = add nsw i32 %27, 1
  store i32 %32, i32* @waiting_count, align 4, !tbaa !2
  %33 = sext i32 %27 to i64
  %34 = getelementptr inbounds [64 x %struct.sent], [64 x %struct.sent]* @waiting, i64 0, i64 %33
  %35 = bitcast %struct.sent* %34 to i64*
  store i64 %0, i64* %35, align 16, !tbaa.struct !8
  %36 = getelementptr inbounds [64 x %struct.sent], [64 x %struct.sent]* @waiting, i64 0, i64 %33, i32 2
  store i64 %1, i64* %36, align 8, !tbaa.struct !9
  %37 = add i64 %0, 4294967295
  %38 = and i64 %37, 4294967295
  %39 = shl nuw i64 1, %38
  %40 = load i64, i64* @pending, align 8, !tbaa !6
  %41 = or i64 %40, %39
  store i64 %41, i64* @pending, align 8, !tbaa !6
  %42 = tail call i32 @__sv_wake(i8* noundef bitcast (i64* @pending to i8*), i32 noundef 2147483647) #17
  br label %47

43:                                               ; preds = %11
  tail call fastcc void @deliver(i64 %0, i64 %1) #16
  %44 = load i64, i64* @pending, align 8, !tbaa !6
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  tail call fastcc void @release() #16
  br label %47

47:                                               ; preds = %31, %29, %19, %43, %46, %9
  %48 = phi i32 [ -1, %9 ], [ 0, %46 ], [ 0, %43 ], [ -1, %29 ], [ 0, %31 ], [ 0, %19 ]
  ret i32 %48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__sv_ends_call(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq i32 %0, 4
  %3 = load i32, i32* getelementptr inbounds ([65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 14, i32 2), align 8
  %4 = and i32 %3, 268435456
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %2, i1 %5, i1 false
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = or i64 %4, -25769803776
  %6 = tail call fastcc i32 @post(i64 %5, i64 0) #16
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i32 [ %6, %3 ], [ 0, %1 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @kill(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = zext i32 %1 to i64
  %4 = tail call fastcc i32 @send_to(i32 noundef %0, i64 %3, i64 0) #16
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @send_to(i32 noundef %0, i64 %1, i64 %2) unnamed_addr #0 {
  %4 = trunc i64 %1 to i32
  switch i32 %0, label %7 [
    i32 -1, label %5
    i32 -4242, label %9
    i32 4242, label %9
    i32 0, label %9
  ]

5:                                                ; preds = %3
  %6 = icmp ult i32 %4, 65
  br i1 %6, label %13, label %11

7:                                                ; preds = %3
  %8 = tail call i32* @__errno_location() #17
  store i32 3, i32* %8, align 4, !tbaa !2
  br label %13

9:                                                ; preds = %3, %3, %3
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %5, %9
  %12 = tail call fastcc i32 @post(i64 %1, i64 %2) #16
  br label %13

13:                                               ; preds = %11, %9, %5, %7
  %14 = phi i32 [ -1, %7 ], [ 0, %5 ], [ %12, %11 ], [ 0, %9 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @killpg(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp slt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call i32* @__errno_location() #17
  store i32 22, i32* %5, align 4, !tbaa !2
  br label %10

6:                                                ; preds = %2
  %7 = sub nsw i32 0, %0
  %8 = zext i32 %1 to i64
  %9 = tail call fastcc i32 @send_to(i32 noundef %7, i64 %8, i64 0) #17
  br label %10

10:                                               ; preds = %6, %4
  %11 = phi i32 [ -1, %4 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @sigqueue(i32 noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint i8* %2 to i64
  %5 = zext i32 %1 to i64
  %6 = or i64 %5, -4294967296
  %7 = tail call fastcc i32 @send_to(i32 noundef %0, i64 %6, i64 %4) #16
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_signal_abort() local_unnamed_addr #0 {
  %1 = load i64, i64* @blocked, align 8, !tbaa !6
  %2 = and i64 %1, -6442713377
  store i64 %2, i64* @blocked, align 8, !tbaa !6
  %3 = load i64, i64* @pending, align 8, !tbaa !6
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %0
  tail call fastcc void @release() #17
  br label %6

6:                                                ; preds = %0, %5
  %7 = load void (i32)*, void (i32)** getelementptr inbounds ([65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 6, i32 0), align 16, !tbaa !10
  %8 = icmp ult void (i32)* %7, inttoptr (i64 2 to void (i32)*)
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = tail call fastcc i32 @post(i64 -25769803770, i64 0) #17
  br label %11

11:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @abort() local_unnamed_addr #3 {
  tail call void @__sv_signal_abort() #16
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #18
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @sigaction(i32 noundef %0, %struct.sigaction* noundef readonly %1, %struct.sigaction* noundef writeonly %2) local_unnamed_addr #0 {
  %4 = alloca { void (i32)*, %struct.sigset_t }, align 8
  %5 = alloca [12 x i8], align 4
  %6 = add i32 %0, -1
  %7 = icmp ugt i32 %6, 63
  %8 = and i32 %0, -2
  %9 = icmp eq i32 %8, 32
  %10 = or i1 %9, %7
  br i1 %10, label %14, label %11

11:                                               ; preds = %3
  %12 = icmp eq %struct.sigaction* %1, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %11
  switch i32 %0, label %16 [
    i32 19, label %14
    i32 9, label %14
  ]

14:                                               ; preds = %13, %13, %3
  %15 = tail call i32* @__errno_location() #17
  store i32 22, i32* %15, align 4, !tbaa !2
  br label %63

16:                                               ; preds = %13, %11
  %17 = bitcast { void (i32)*, %struct.sigset_t }* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 136, i8* nonnull %17)
  %18 = getelementptr inbounds [12 x i8], [12 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %18)
  %19 = zext i32 %0 to i64
  %20 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %19
  %21 = bitcast %struct.sigaction* %20 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(136) %17, i8* noundef nonnull align 8 dereferenceable(136) %21, i64 136, i1 false), !tbaa.struct !14
  %22 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %19, i32 2
  %23 = load i32, i32* %22, align 8, !tbaa.struct !17
  %24 = getelementptr inbounds i8, i8* %21, i64 140
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %18, i8* noundef nonnull align 4 dereferenceable(12) %24, i64 12, i1 false), !tbaa.struct !18
  br i1 %12, label %31, label %25

25:                                               ; preds = %16
  %26 = bitcast %struct.sigaction* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(136) %17, i8* noundef nonnull align 8 dereferenceable(136) %26, i64 136, i1 false), !tbaa.struct !14
  %27 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %1, i64 0, i32 2
  %28 = load i32, i32* %27, align 8, !tbaa.struct !17
  %29 = getelementptr inbounds i8, i8* %26, i64 140
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %18, i8* noundef nonnull align 4 dereferenceable(12) %29, i64 12, i1 false), !tbaa.struct !18
  %30 = or i32 %28, 67108864
  br label %31

31:                                               ; preds = %25, %16
  %32 = phi i32 [ %30, %25 ], [ %23, %16 ]
  %33 = icmp eq %struct.sigaction* %2, null
  br i1 %33, label %36, label %34

34:                                               ; preds = %31
  %35 = bitcast %struct.sigaction* %2 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %35, i8* noundef nonnull align 8 dereferenceable(152) %21, i64 152, i1 false), !tbaa.struct !14
  br label %36

36:                                               ; preds = %34, %31
  br i1 %12, label %62, label %37

37:                                               ; preds = %36
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(136) %21, i8* noundef nonnull align 8 dereferenceable(136) %17, i64 136, i1 false), !tbaa.struct !14
  store i32 %32, i32* %22, align 8, !tbaa.struct !17
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %24, i8* noundef nonnull align 4 dereferenceable(12) %18, i64 12, i1 false), !tbaa.struct !18
  %38 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %19, i32 0
  %39 = load void (i32)*, void (i32)** %38, align 8, !tbaa !10
  %40 = add i32 %0, -17
  %41 = icmp ult i32 %40, 12
  %42 = trunc i32 %40 to i12
  %43 = lshr i12 -1981, %42
  %44 = and i12 %43, 1
  %45 = icmp ne i12 %44, 0
  %46 = select i1 %41, i1 %45, i1 false
  %47 = icmp eq void (i32)* %39, inttoptr (i64 1 to void (i32)*)
  %48 = icmp eq void (i32)* %39, null
  %49 = and i1 %48, %46
  %50 = or i1 %47, %49
  br i1 %50, label %51, label %62

51:                                               ; preds = %37
  %52 = zext i32 %6 to i64
  %53 = shl nuw i64 1, %52
  %54 = load i64, i64* @pending, align 8, !tbaa !6
  %55 = and i64 %54, %53
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %62, label %57

57:                                               ; preds = %51, %57
  %58 = tail call fastcc { i64, i64 } @take(i64 noundef %53) #16
  %59 = load i64, i64* @pending, align 8, !tbaa !6
  %60 = and i64 %59, %53
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %57, !llvm.loop !19

62:                                               ; preds = %57, %51, %37, %36
  call void @llvm.lifetime.end.p0i8(i64 136, i8* nonnull %17)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %18)
  br label %63

63:                                               ; preds = %62, %14
  %64 = phi i32 [ -1, %14 ], [ 0, %62 ]
  ret i32 %64
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nofree nosync nounwind optsize
define internal fastcc { i64, i64 } @take(i64 noundef %0) unnamed_addr #7 {
  %2 = load i64, i64* @pending, align 8, !tbaa !6
  %3 = and i64 %2, %0
  %4 = tail call i64 @llvm.cttz.i64(i64 %3, i1 true), !range !22
  %5 = trunc i64 %4 to i32
  %6 = add nuw nsw i32 %5, 1
  %7 = load i32, i32* @waiting_count, align 4, !tbaa !2
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %1
  %10 = zext i32 %7 to i64
  br label %29

11:                                               ; preds = %29
  %12 = icmp eq i32 %38, 0
  br label %13

13:                                               ; preds = %11, %1
  %14 = phi i1 [ true, %1 ], [ %12, %11 ]
  %15 = phi i32 [ -1, %1 ], [ %41, %11 ]
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [64 x %struct.sent], [64 x %struct.sent]* @waiting, i64 0, i64 %16
  %18 = bitcast %struct.sent* %17 to i64*
  %19 = load i64, i64* %18, align 16, !tbaa.struct !8
  %20 = getelementptr inbounds [64 x %struct.sent], [64 x %struct.sent]* @waiting, i64 0, i64 %16, i32 2
  %21 = load i64, i64* %20, align 8, !tbaa.struct !9
  %22 = bitcast %struct.sent* %17 to i8*
  %23 = getelementptr inbounds %struct.sent, %struct.sent* %17, i64 1
  %24 = bitcast %struct.sent* %23 to i8*
  %25 = add nsw i32 %7, -1
  store i32 %25, i32* @waiting_count, align 4, !tbaa !2
  %26 = sub nsw i32 %25, %15
  %27 = sext i32 %26 to i64
  %28 = shl nsw i64 %27, 4
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 16 %22, i8* nonnull align 16 %24, i64 %28, i1 false)
  br i1 %14, label %44, label %48

29:                                               ; preds = %9, %29
  %30 = phi i64 [ 0, %9 ], [ %42, %29 ]
  %31 = phi i32 [ -1, %9 ], [ %41, %29 ]
  %32 = phi i32 [ 0, %9 ], [ %38, %29 ]
  %33 = getelementptr inbounds [64 x %struct.sent], [64 x %struct.sent]* @waiting, i64 0, i64 %30, i32 0
  %34 = load i32, i32* %33, align 16, !tbaa !23
  %35 = icmp eq i32 %34, %6
  %36 = icmp slt i32 %31, 0
  %37 = select i1 %36, i32 %32, i32 1
  %38 = select i1 %35, i32 %37, i32 %32
  %39 = select i1 %35, i1 %36, i1 false
  %40 = trunc i64 %30 to i32
  %41 = select i1 %39, i32 %40, i32 %31
  %42 = add nuw nsw i64 %30, 1
  %43 = icmp eq i64 %42, %10
  br i1 %43, label %11, label %29, !llvm.loop !25

44:                                               ; preds = %13
  %45 = shl nuw i64 1, %4
  %46 = xor i64 %45, -1
  %47 = and i64 %2, %46
  store i64 %47, i64* @pending, align 8, !tbaa !6
  br label %48

48:                                               ; preds = %44, %13
  %49 = insertvalue { i64, i64 } poison, i64 %19, 0
  %50 = insertvalue { i64, i64 } %49, i64 %21, 1
  ret { i64, i64 } %50
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nounwind optsize
define dso_local void (i32)* @signal(i32 noundef %0, void (i32)* noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %0, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %12, label %5

5:                                                ; preds = %2
  %6 = load i64, i64* @interrupting, align 8, !tbaa !6
  %7 = zext i32 %3 to i64
  %8 = shl nuw i64 1, %7
  %9 = and i64 %6, %8
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 268435456, i32 0
  br label %12

12:                                               ; preds = %2, %5
  %13 = phi i32 [ %11, %5 ], [ 268435456, %2 ]
  %14 = phi i64 [ %8, %5 ], [ 0, %2 ]
  %15 = tail call fastcc void (i32)* @set_action(i32 noundef %0, void (i32)* noundef %1, i64 noundef %14, i32 noundef %13) #16
  ret void (i32)* %15
}

; Function Attrs: nounwind optsize
define internal fastcc void (i32)* @set_action(i32 noundef %0, void (i32)* noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.sigaction, align 8
  %6 = alloca %struct.sigaction, align 8
  %7 = bitcast %struct.sigaction* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 152, i8* nonnull %7) #19
  %8 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %5, i64 0, i32 1, i32 0, i64 1
  %9 = bitcast i64* %8 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %9, i8 0, i64 136, i1 false)
  %10 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %5, i64 0, i32 0
  store void (i32)* %1, void (i32)** %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %5, i64 0, i32 1, i32 0, i64 0
  store i64 %2, i64* %11, align 8, !tbaa !6
  %12 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %5, i64 0, i32 2
  store i32 %3, i32* %12, align 8, !tbaa !26
  %13 = bitcast %struct.sigaction* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 152, i8* nonnull %13) #19
  %14 = icmp eq void (i32)* %1, inttoptr (i64 -1 to void (i32)*)
  br i1 %14, label %15, label %17

15:                                               ; preds = %4
  %16 = tail call i32* @__errno_location() #17
  store i32 22, i32* %16, align 4, !tbaa !2
  br label %23

17:                                               ; preds = %4
  %18 = call i32 @sigaction(i32 noundef %0, %struct.sigaction* noundef nonnull %5, %struct.sigaction* noundef nonnull %6) #16
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %6, i64 0, i32 0
  %21 = load void (i32)*, void (i32)** %20, align 8
  %22 = select i1 %19, void (i32)* %21, void (i32)* inttoptr (i64 -1 to void (i32)*)
  br label %23

23:                                               ; preds = %17, %15
  %24 = phi void (i32)* [ inttoptr (i64 -1 to void (i32)*), %15 ], [ %22, %17 ]
  call void @llvm.lifetime.end.p0i8(i64 152, i8* nonnull %13) #19
  call void @llvm.lifetime.end.p0i8(i64 152, i8* nonnull %7) #19
  ret void (i32)* %24
}

; Function Attrs: nounwind optsize
define dso_local void (i32)* @__sysv_signal(i32 noundef %0, void (i32)* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc void (i32)* @set_action(i32 noundef %0, void (i32)* noundef %1, i64 noundef 0, i32 noundef -536870912) #16
  ret void (i32)* %3
}

; Function Attrs: nounwind optsize
define dso_local void (i32)* @bsd_signal(i32 noundef %0, void (i32)* noundef %1) local_unnamed_addr #0 {
  %3 = tail call void (i32)* @signal(i32 noundef %0, void (i32)* noundef %1) #16
  ret void (i32)* %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @siginterrupt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %0, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  switch i32 %0, label %8 [
    i32 33, label %6
    i32 32, label %6
    i32 19, label %6
    i32 9, label %6
  ]

6:                                                ; preds = %5, %5, %5, %5, %2
  %7 = tail call i32* @__errno_location() #17
  store i32 22, i32* %7, align 4, !tbaa !2
  br label %26

8:                                                ; preds = %5
  %9 = icmp eq i32 %1, 0
  %10 = load i64, i64* @interrupting, align 8, !tbaa !6
  %11 = zext i32 %3 to i64
  %12 = shl nuw i64 1, %11
  br i1 %9, label %19, label %13

13:                                               ; preds = %8
  %14 = or i64 %10, %12
  store i64 %14, i64* @interrupting, align 8, !tbaa !6
  %15 = zext i32 %0 to i64
  %16 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %15, i32 2
  %17 = load i32, i32* %16, align 8, !tbaa !26
  %18 = and i32 %17, -268435457
  store i32 %18, i32* %16, align 8, !tbaa !26
  br label %26

19:                                               ; preds = %8
  %20 = xor i64 %12, -1
  %21 = and i64 %10, %20
  store i64 %21, i64* @interrupting, align 8, !tbaa !6
  %22 = zext i32 %0 to i64
  %23 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %22, i32 2
  %24 = load i32, i32* %23, align 8, !tbaa !26
  %25 = or i32 %24, 268435456
  store i32 %25, i32* %23, align 8, !tbaa !26
  br label %26

26:                                               ; preds = %13, %19, %6
  %27 = phi i32 [ -1, %6 ], [ 0, %19 ], [ 0, %13 ]
  ret i32 %27
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @sigemptyset(%struct.sigset_t* nocapture noundef writeonly %0) local_unnamed_addr #8 {
  %2 = bitcast %struct.sigset_t* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @sigfillset(%struct.sigset_t* nocapture noundef writeonly %0) local_unnamed_addr #10 {
  %2 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  store i64 -6442450945, i64* %2, align 8, !tbaa.struct !27
  %3 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 1
  %4 = bitcast i64* %3 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(120) %4, i8 0, i64 120, i1 false)
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigaddset(%struct.sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  %5 = and i32 %1, -2
  %6 = icmp eq i32 %5, 32
  %7 = or i1 %6, %4
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = zext i32 %3 to i64
  %10 = shl nuw i64 1, %9
  %11 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = or i64 %12, %10
  store i64 %13, i64* %11, align 8, !tbaa !6
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32* @__errno_location() #17
  store i32 22, i32* %15, align 4, !tbaa !2
  br label %16

16:                                               ; preds = %14, %8
  %17 = phi i32 [ 0, %8 ], [ -1, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigdelset(%struct.sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  %5 = and i32 %1, -2
  %6 = icmp eq i32 %5, 32
  %7 = or i1 %6, %4
  br i1 %7, label %15, label %8

8:                                                ; preds = %2
  %9 = zext i32 %3 to i64
  %10 = shl nuw i64 1, %9
  %11 = xor i64 %10, -1
  %12 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %13 = load i64, i64* %12, align 8, !tbaa !6
  %14 = and i64 %13, %11
  store i64 %14, i64* %12, align 8, !tbaa !6
  br label %17

15:                                               ; preds = %2
  %16 = tail call i32* @__errno_location() #17
  store i32 22, i32* %16, align 4, !tbaa !2
  br label %17

17:                                               ; preds = %15, %8
  %18 = phi i32 [ 0, %8 ], [ -1, %15 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigismember(%struct.sigset_t* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %12, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = zext i32 %3 to i64
  %9 = lshr i64 %7, %8
  %10 = trunc i64 %9 to i32
  %11 = and i32 %10, 1
  br label %14

12:                                               ; preds = %2
  %13 = tail call i32* @__errno_location() #17
  store i32 22, i32* %13, align 4, !tbaa !2
  br label %14

14:                                               ; preds = %12, %5
  %15 = phi i32 [ %11, %5 ], [ -1, %12 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigprocmask(i32 noundef %0, %struct.sigset_t* noundef readonly %1, %struct.sigset_t* noundef writeonly %2) local_unnamed_addr #0 {
  %4 = load i64, i64* @blocked, align 8, !tbaa !6
  %5 = icmp eq %struct.sigset_t* %1, null
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %1, i64 0, i32 0, i64 0
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = icmp ult i32 %0, 3
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = tail call i32* @__errno_location() #17
  store i32 22, i32* %11, align 4, !tbaa !2
  br label %32

12:                                               ; preds = %3, %6
  %13 = phi i64 [ %8, %6 ], [ 0, %3 ]
  %14 = icmp eq %struct.sigset_t* %2, null
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 0
  store i64 %4, i64* %16, align 8, !tbaa.struct !27
  %17 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 1
  %18 = bitcast i64* %17 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(120) %18, i8 0, i64 120, i1 false)
  br label %19

19:                                               ; preds = %15, %12
  br i1 %5, label %32, label %20

20:                                               ; preds = %19
  switch i32 %0, label %26 [
    i32 0, label %21
    i32 1, label %23
  ]

21:                                               ; preds = %20
  %22 = or i64 %13, %4
  br label %26

23:                                               ; preds = %20
  %24 = xor i64 %13, -1
  %25 = and i64 %4, %24
  br label %26

26:                                               ; preds = %20, %23, %21
  %27 = phi i64 [ %22, %21 ], [ %25, %23 ], [ %13, %20 ]
  %28 = and i64 %27, -6442713345
  store i64 %28, i64* @blocked, align 8, !tbaa !6
  %29 = load i64, i64* @pending, align 8, !tbaa !6
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %26
  tail call fastcc void @release() #17
  br label %32

32:                                               ; preds = %31, %26, %19, %10
  %33 = phi i32 [ -1, %10 ], [ 0, %19 ], [ 0, %26 ], [ 0, %31 ]
  ret i32 %33
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_sigmask(i32 noundef %0, %struct.sigset_t* noundef %1, %struct.sigset_t* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @sigprocmask(i32 noundef %0, %struct.sigset_t* noundef %1, %struct.sigset_t* noundef %2) #16
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = tail call i32* @__errno_location() #17
  %8 = load i32, i32* %7, align 4, !tbaa !2
  br label %9

9:                                                ; preds = %3, %6
  %10 = phi i32 [ %8, %6 ], [ 0, %3 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @sigpending(%struct.sigset_t* nocapture noundef writeonly %0) local_unnamed_addr #10 {
  %2 = load i64, i64* @pending, align 8, !tbaa !6
  %3 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  store i64 %2, i64* %3, align 8, !tbaa.struct !27
  %4 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 1
  %5 = bitcast i64* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(120) %5, i8 0, i64 120, i1 false)
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @pause() local_unnamed_addr #0 {
  %1 = load i64, i64* @__sv_handled, align 8, !tbaa !6
  tail call void @__sv_cancellation_point() #17
  br label %2

2:                                                ; preds = %5, %0
  %3 = tail call i32 @__sv_wait_or_cancelled(i8* noundef bitcast (i64* @pending to i8*), i64 noundef 0) #17
  %4 = icmp eq i32 %3, 35
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  tail call void @__sv_cancellation_point() #17
  %6 = load i64, i64* @__sv_handled, align 8, !tbaa !6
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %2, label %8, !llvm.loop !28

8:                                                ; preds = %5
  %9 = tail call i32* @__errno_location() #17
  store i32 4, i32* %9, align 4, !tbaa !2
  ret i32 -1

10:                                               ; preds = %2
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.2, i64 0, i64 0)) #17
  tail call void @__symvm_exit(i32 noundef 0) #18
  unreachable
}

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_exit(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @sigsuspend(%struct.sigset_t* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load i64, i64* @blocked, align 8, !tbaa !6
  %3 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %4 = load i64, i64* %3, align 8, !tbaa !6
  %5 = and i64 %4, -6442713345
  store i64 %5, i64* @blocked, align 8, !tbaa !6
  %6 = load i64, i64* @pending, align 8, !tbaa !6
  %7 = xor i64 %5, -1
  %8 = and i64 %6, %7
  br label %11

9:                                                ; preds = %36
  tail call fastcc void @release() #16
  %10 = icmp eq i64 %37, 0
  br i1 %10, label %40, label %42

11:                                               ; preds = %1, %36
  %12 = phi i64 [ 1, %1 ], [ %38, %36 ]
  %13 = phi i64 [ %8, %1 ], [ %37, %36 ]
  %14 = add nsw i64 %12, -1
  %15 = shl nuw i64 1, %14
  %16 = and i64 %15, %13
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %36, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %12, i32 0
  %20 = load void (i32)*, void (i32)** %19, align 8, !tbaa !10
  %21 = trunc i64 %12 to i32
  %22 = add i32 %21, -17
  %23 = icmp ult i32 %22, 12
  %24 = trunc i32 %22 to i12
  %25 = lshr i12 -1981, %24
  %26 = and i12 %25, 1
  %27 = icmp ne i12 %26, 0
  %28 = select i1 %23, i1 %27, i1 false
  %29 = icmp eq void (i32)* %20, inttoptr (i64 1 to void (i32)*)
  %30 = icmp eq void (i32)* %20, null
  %31 = and i1 %30, %28
  %32 = or i1 %29, %31
  br i1 %32, label %33, label %36

33:                                               ; preds = %18
  %34 = xor i64 %15, -1
  %35 = and i64 %13, %34
  br label %36

36:                                               ; preds = %11, %18, %33
  %37 = phi i64 [ %35, %33 ], [ %13, %18 ], [ %13, %11 ]
  %38 = add nuw nsw i64 %12, 1
  %39 = icmp eq i64 %38, 65
  br i1 %39, label %9, label %11, !llvm.loop !29

40:                                               ; preds = %9
  %41 = tail call i32 @pause() #16
  br label %42

42:                                               ; preds = %40, %9
  %43 = and i64 %2, -6442713345
  store i64 %43, i64* @blocked, align 8, !tbaa !6
  %44 = load i64, i64* @pending, align 8, !tbaa !6
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  tail call fastcc void @release() #17
  br label %47

47:                                               ; preds = %42, %46
  %48 = tail call i32* @__errno_location() #17
  store i32 4, i32* %48, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define internal fastcc void @release() unnamed_addr #0 {
  %1 = load i64, i64* @pending, align 8, !tbaa !6
  %2 = load i64, i64* @blocked, align 8, !tbaa !6
  %3 = xor i64 %2, -1
  %4 = and i64 %1, %3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %16, label %6

6:                                                ; preds = %0, %6
  %7 = phi i64 [ %13, %6 ], [ %3, %0 ]
  %8 = tail call fastcc { i64, i64 } @take(i64 noundef %7) #16
  %9 = extractvalue { i64, i64 } %8, 0
  %10 = extractvalue { i64, i64 } %8, 1
  tail call fastcc void @deliver(i64 %9, i64 %10) #16
  %11 = load i64, i64* @pending, align 8, !tbaa !6
  %12 = load i64, i64* @blocked, align 8, !tbaa !6
  %13 = xor i64 %12, -1
  %14 = and i64 %11, %13
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %6, !llvm.loop !30

16:                                               ; preds = %6, %0
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @sigaltstack(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #11 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigsetmask(i32 noundef %0) local_unnamed_addr #0 {
  %2 = load i64, i64* @blocked, align 8, !tbaa !6
  %3 = and i32 %0, 2147221247
  %4 = zext i32 %3 to i64
  store i64 %4, i64* @blocked, align 8, !tbaa !6
  %5 = load i64, i64* @pending, align 8, !tbaa !6
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call fastcc void @release() #17
  br label %8

8:                                                ; preds = %1, %7
  %9 = trunc i64 %2 to i32
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigblock(i32 noundef %0) local_unnamed_addr #0 {
  %2 = zext i32 %0 to i64
  %3 = load i64, i64* @blocked, align 8, !tbaa !6
  %4 = or i64 %3, %2
  %5 = and i64 %4, -6442713345
  store i64 %5, i64* @blocked, align 8, !tbaa !6
  %6 = load i64, i64* @pending, align 8, !tbaa !6
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %1
  tail call fastcc void @release() #17
  br label %9

9:                                                ; preds = %1, %8
  %10 = trunc i64 %3 to i32
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigwaitinfo(%struct.sigset_t* nocapture noundef readonly %0, %struct.information* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  br label %4

4:                                                ; preds = %9, %2
  %5 = load i64, i64* @pending, align 8, !tbaa !6
  %6 = load i64, i64* %3, align 8, !tbaa !6
  %7 = and i64 %6, %5
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %4
  %10 = tail call i32 @__sv_wait_or_cancelled(i8* noundef bitcast (i64* @pending to i8*), i64 noundef 0) #17
  tail call void @__sv_cancellation_point() #17
  switch i32 %10, label %4 [
    i32 4, label %11
    i32 35, label %13
  ]

11:                                               ; preds = %9
  %12 = tail call i32* @__errno_location() #17
  store i32 4, i32* %12, align 4, !tbaa !2
  br label %34

13:                                               ; preds = %9
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.3, i64 0, i64 0)) #18
  unreachable

14:                                               ; preds = %4
  %15 = tail call fastcc { i64, i64 } @take(i64 noundef %6) #16
  %16 = extractvalue { i64, i64 } %15, 0
  %17 = trunc i64 %16 to i32
  %18 = icmp eq %struct.information* %1, null
  br i1 %18, label %34, label %19

19:                                               ; preds = %14
  %20 = extractvalue { i64, i64 } %15, 1
  %21 = lshr i64 %16, 32
  %22 = trunc i64 %21 to i32
  %23 = bitcast %struct.information* %1 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %23, i8 0, i64 128, i1 false) #19
  %24 = tail call i32 @getpid() #17
  %25 = tail call i32 @getuid() #17
  %26 = getelementptr inbounds %struct.information, %struct.information* %1, i64 0, i32 0
  store i32 %17, i32* %26, align 8, !tbaa.struct !31
  %27 = getelementptr inbounds %struct.information, %struct.information* %1, i64 0, i32 1
  store i32 0, i32* %27, align 4, !tbaa.struct !32
  %28 = getelementptr inbounds %struct.information, %struct.information* %1, i64 0, i32 2
  store i32 %22, i32* %28, align 8, !tbaa.struct !33
  %29 = getelementptr inbounds %struct.information, %struct.information* %1, i64 0, i32 3
  store i32 0, i32* %29, align 4, !tbaa.struct !34
  %30 = getelementptr inbounds %struct.information, %struct.information* %1, i64 0, i32 4
  store i32 %24, i32* %30, align 8, !tbaa.struct !35
  %31 = getelementptr inbounds %struct.information, %struct.information* %1, i64 0, i32 5
  store i32 %25, i32* %31, align 4, !tbaa.struct !36
  %32 = getelementptr inbounds %struct.information, %struct.information* %1, i64 0, i32 6
  store i64 %20, i64* %32, align 8, !tbaa.struct !37
  %33 = getelementptr inbounds %struct.information, %struct.information* %1, i64 0, i32 7, i64 0
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(96) %33, i8 0, i64 96, i1 false) #19
  br label %34

34:                                               ; preds = %11, %14, %19
  %35 = phi i32 [ %17, %19 ], [ %17, %14 ], [ -1, %11 ]
  ret i32 %35
}

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @sigwait(%struct.sigset_t* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = tail call i32 @sigwaitinfo(%struct.sigset_t* noundef %0, %struct.information* noundef null) #16
  store i32 %4, i32* %1, align 4, !tbaa !2
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %3, label %6, !llvm.loop !38

6:                                                ; preds = %3
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigtimedwait(%struct.sigset_t* nocapture noundef readonly %0, %struct.information* noundef %1, %struct.timespec* noundef readonly %2) local_unnamed_addr #0 {
  %4 = tail call i64 @__sv_clock() #17
  %5 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %6 = icmp ne %struct.timespec* %2, null
  %7 = load i64, i64* @pending, align 8, !tbaa !6
  %8 = load i64, i64* %5, align 8, !tbaa !6
  %9 = and i64 %8, %7
  %10 = icmp eq i64 %9, 0
  %11 = and i1 %6, %10
  br i1 %11, label %12, label %25

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %14 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 1
  br label %15

15:                                               ; preds = %12, %15
  %16 = load i64, i64* %13, align 8, !tbaa !39
  %17 = load i64, i64* %14, align 8, !tbaa !41
  %18 = tail call i32 @__sv_wait_for(i8* noundef bitcast (i64* @pending to i8*), i32 noundef 1, i64 noundef %16, i64 noundef %17, i64 noundef %4) #17
  %19 = load i64, i64* @pending, align 8, !tbaa !6
  %20 = load i64, i64* %5, align 8, !tbaa !6
  %21 = and i64 %20, %19
  %22 = icmp eq i64 %21, 0
  %23 = icmp eq i32 %18, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %15, label %25, !llvm.loop !42

25:                                               ; preds = %15, %3
  %26 = phi i32 [ 0, %3 ], [ %18, %15 ]
  %27 = phi i1 [ %10, %3 ], [ %22, %15 ]
  br i1 %27, label %30, label %28

28:                                               ; preds = %25
  %29 = tail call i32 @sigwaitinfo(%struct.sigset_t* noundef nonnull %0, %struct.information* noundef %1) #16
  br label %34

30:                                               ; preds = %25
  %31 = icmp eq i32 %26, 4
  %32 = select i1 %31, i32 4, i32 11
  %33 = tail call i32* @__errno_location() #17
  store i32 %32, i32* %33, align 4, !tbaa !2
  br label %34

34:                                               ; preds = %30, %28
  %35 = phi i32 [ %29, %28 ], [ -1, %30 ]
  ret i32 %35
}

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_for(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @sigisemptyset(%struct.sigset_t* nocapture noundef readonly %0) local_unnamed_addr #12 {
  %2 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %3 = load i64, i64* %2, align 8, !tbaa !6
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %16

5:                                                ; preds = %1, %9
  %6 = phi i64 [ %7, %9 ], [ 0, %1 ]
  %7 = add nuw nsw i64 %6, 1
  %8 = icmp eq i64 %7, 16
  br i1 %8, label %13, label %9, !llvm.loop !43

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 %7
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %5, label %13, !llvm.loop !43

13:                                               ; preds = %9, %5
  %14 = icmp ugt i64 %6, 14
  %15 = zext i1 %14 to i32
  br label %16

16:                                               ; preds = %13, %1
  %17 = phi i32 [ 0, %1 ], [ %15, %13 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local void (i32)* @sigset(i32 noundef %0, void (i32)* noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %0, -1
  %4 = icmp ugt i32 %3, 63
  %5 = and i32 %0, -2
  %6 = icmp eq i32 %5, 32
  %7 = or i1 %6, %4
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = tail call i32* @__errno_location() #17
  store i32 22, i32* %9, align 4, !tbaa !2
  br label %40

10:                                               ; preds = %2
  %11 = load i64, i64* @blocked, align 8, !tbaa !6
  %12 = zext i32 %3 to i64
  %13 = shl nuw i64 1, %12
  %14 = and i64 %11, %13
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %10
  %17 = zext i32 %0 to i64
  %18 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %17, i32 0
  %19 = load void (i32)*, void (i32)** %18, align 8, !tbaa !10
  br label %20

20:                                               ; preds = %10, %16
  %21 = phi void (i32)* [ %19, %16 ], [ inttoptr (i64 2 to void (i32)*), %10 ]
  %22 = icmp eq void (i32)* %1, inttoptr (i64 2 to void (i32)*)
  br i1 %22, label %23, label %29

23:                                               ; preds = %20
  %24 = or i64 %11, %13
  %25 = and i64 %24, -6442713345
  store i64 %25, i64* @blocked, align 8, !tbaa !6
  %26 = load i64, i64* @pending, align 8, !tbaa !6
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %40, label %28

28:                                               ; preds = %23
  tail call fastcc void @release() #17
  br label %40

29:                                               ; preds = %20
  %30 = tail call fastcc void (i32)* @set_action(i32 noundef %0, void (i32)* noundef %1, i64 noundef 0, i32 noundef 0) #16
  %31 = icmp eq void (i32)* %30, inttoptr (i64 -1 to void (i32)*)
  br i1 %31, label %40, label %32

32:                                               ; preds = %29
  %33 = load i64, i64* @blocked, align 8, !tbaa !6
  %34 = and i64 %13, -6442713345
  %35 = xor i64 %34, -6442713345
  %36 = and i64 %35, %33
  store i64 %36, i64* @blocked, align 8, !tbaa !6
  %37 = load i64, i64* @pending, align 8, !tbaa !6
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %40, label %39

39:                                               ; preds = %32
  tail call fastcc void @release() #17
  br label %40

40:                                               ; preds = %39, %32, %28, %23, %29, %8
  %41 = phi void (i32)* [ inttoptr (i64 -1 to void (i32)*), %8 ], [ inttoptr (i64 -1 to void (i32)*), %29 ], [ %21, %23 ], [ %21, %28 ], [ %21, %32 ], [ %21, %39 ]
  ret void (i32)* %41
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @__sigsetjmp(i64* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #13 {
  %3 = icmp eq i32 %1, 0
  %4 = select i1 %3, i64 0, i64 425340231698400493
  %5 = getelementptr inbounds i64, i64* %0, i64 3
  store i64 %4, i64* %5, align 8, !tbaa !6
  %6 = load i64, i64* @blocked, align 8, !tbaa !6
  %7 = getelementptr inbounds i64, i64* %0, i64 4
  store i64 %6, i64* %7, align 8, !tbaa !6
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @sigsetjmp(i64* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #13 {
  %3 = icmp eq i32 %1, 0
  %4 = select i1 %3, i64 0, i64 425340231698400493
  %5 = getelementptr inbounds i64, i64* %0, i64 3
  store i64 %4, i64* %5, align 8, !tbaa !6
  %6 = load i64, i64* @blocked, align 8, !tbaa !6
  %7 = getelementptr inbounds i64, i64* %0, i64 4
  store i64 %6, i64* %7, align 8, !tbaa !6
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @setjmp(i64* nocapture noundef writeonly %0) local_unnamed_addr #13 {
  %2 = getelementptr inbounds i64, i64* %0, i64 3
  store i64 425340231698400493, i64* %2, align 8, !tbaa !6
  %3 = load i64, i64* @blocked, align 8, !tbaa !6
  %4 = getelementptr inbounds i64, i64* %0, i64 4
  store i64 %3, i64* %4, align 8, !tbaa !6
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @_setjmp(i64* nocapture noundef writeonly %0) local_unnamed_addr #14 {
  %2 = getelementptr inbounds i64, i64* %0, i64 3
  store i64 0, i64* %2, align 8, !tbaa !6
  ret i32 0
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @longjmp(i64* noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds i64, i64* %0, i64 3
  %4 = load i64, i64* %3, align 8, !tbaa !6
  %5 = icmp eq i64 %4, 425340231698400493
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = getelementptr inbounds i64, i64* %0, i64 4
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = and i64 %8, -6442713345
  store i64 %9, i64* @blocked, align 8, !tbaa !6
  %10 = load i64, i64* @pending, align 8, !tbaa !6
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call fastcc void @release() #17
  br label %13

13:                                               ; preds = %12, %6, %2
  tail call void @__symvm_long_jump(i64* noundef nonnull %0, i32 noundef %1) #18
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_long_jump(i64* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind optsize
define dso_local void @_longjmp(i64* noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  tail call void @longjmp(i64* noundef %0, i32 noundef %1) #20
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @siglongjmp(i64* noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  tail call void @longjmp(i64* noundef %0, i32 noundef %1) #20
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__longjmp_chk(i64* noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  tail call void @longjmp(i64* noundef %0, i32 noundef %1) #20
  unreachable
}

; Function Attrs: nounwind optsize
define internal fastcc void @deliver(i64 %0, i64 %1) unnamed_addr #0 {
  %3 = alloca %struct.information, align 8
  %4 = alloca %struct.context, align 8
  %5 = trunc i64 %0 to i32
  %6 = shl i64 %0, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %7, i32 0
  %9 = load void (i32)*, void (i32)** %8, align 8, !tbaa !10
  %10 = load i64, i64* @blocked, align 8, !tbaa !6
  %11 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %7, i32 2
  %12 = load i32, i32* %11, align 8, !tbaa !26
  %13 = add i32 %5, -17
  %14 = icmp ult i32 %13, 12
  %15 = trunc i32 %13 to i12
  %16 = lshr i12 -1981, %15
  %17 = and i12 %16, 1
  %18 = icmp ne i12 %17, 0
  %19 = select i1 %14, i1 %18, i1 false
  %20 = icmp eq void (i32)* %9, inttoptr (i64 1 to void (i32)*)
  %21 = icmp eq void (i32)* %9, null
  %22 = and i1 %21, %19
  %23 = or i1 %20, %22
  br i1 %23, label %80, label %24

24:                                               ; preds = %2
  br i1 %21, label %25, label %34

25:                                               ; preds = %24
  %26 = icmp eq i32 %5, 6
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0)) #18
  unreachable

28:                                               ; preds = %25
  %29 = tail call fastcc i8* @fault_of(i32 noundef %5) #16
  %30 = icmp eq i8* %29, null
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i8* noundef nonnull %29) #18
  unreachable

32:                                               ; preds = %28
  %33 = add nsw i32 %5, 128
  tail call void @__symvm_exit(i32 noundef %33) #18
  unreachable

34:                                               ; preds = %24
  %35 = load i64, i64* @__sv_handled, align 8, !tbaa !6
  %36 = add i64 %35, 1
  store i64 %36, i64* @__sv_handled, align 8, !tbaa !6
  %37 = tail call i32 @__sv_wake(i8* noundef bitcast (i64* @pending to i8*), i32 noundef 2147483647) #17
  %38 = icmp sgt i32 %12, -1
  br i1 %38, label %40, label %39

39:                                               ; preds = %34
  store void (i32)* null, void (i32)** %8, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %39, %34
  %41 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %7, i32 1, i32 0, i64 0
  %42 = load i64, i64* %41, align 8, !tbaa !6
  %43 = and i32 %12, 1073741824
  %44 = icmp eq i32 %43, 0
  %45 = add i64 %0, 4294967295
  %46 = and i64 %45, 4294967295
  %47 = shl nuw i64 1, %46
  %48 = select i1 %44, i64 %47, i64 0
  %49 = or i64 %48, %10
  %50 = or i64 %49, %42
  %51 = and i64 %50, -6442713345
  store i64 %51, i64* @blocked, align 8, !tbaa !6
  %52 = load i64, i64* @pending, align 8, !tbaa !6
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %40
  tail call fastcc void @release() #16
  br label %55

55:                                               ; preds = %54, %40
  %56 = and i32 %12, 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %77, label %58

58:                                               ; preds = %55
  %59 = bitcast %struct.information* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %59) #19
  %60 = getelementptr inbounds %struct.context, %struct.context* %4, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 968, i8* nonnull %60) #19
  %61 = lshr i64 %0, 32
  %62 = trunc i64 %61 to i32
  %63 = tail call i32 @getpid() #17
  %64 = tail call i32 @getuid() #17
  %65 = getelementptr inbounds %struct.information, %struct.information* %3, i64 0, i32 0
  store i32 %5, i32* %65, align 8, !tbaa.struct !31
  %66 = getelementptr inbounds %struct.information, %struct.information* %3, i64 0, i32 1
  store i32 0, i32* %66, align 4, !tbaa.struct !32
  %67 = getelementptr inbounds %struct.information, %struct.information* %3, i64 0, i32 2
  store i32 %62, i32* %67, align 8, !tbaa.struct !33
  %68 = getelementptr inbounds %struct.information, %struct.information* %3, i64 0, i32 3
  store i32 0, i32* %68, align 4, !tbaa.struct !34
  %69 = getelementptr inbounds %struct.information, %struct.information* %3, i64 0, i32 4
  store i32 %63, i32* %69, align 8, !tbaa.struct !35
  %70 = getelementptr inbounds %struct.information, %struct.information* %3, i64 0, i32 5
  store i32 %64, i32* %70, align 4, !tbaa.struct !36
  %71 = getelementptr inbounds %struct.information, %struct.information* %3, i64 0, i32 6
  store i64 %1, i64* %71, align 8, !tbaa.struct !37
  %72 = getelementptr inbounds %struct.information, %struct.information* %3, i64 0, i32 7, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(96) %72, i8 0, i64 96, i1 false) #19
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(968) %60, i8 0, i64 968, i1 false)
  %73 = getelementptr inbounds %struct.context, %struct.context* %4, i64 0, i32 1, i32 0, i64 0
  store i64 %10, i64* %73, align 8, !tbaa !6
  %74 = bitcast void (i32)* %9 to void (i32, %struct.information*, %struct.context*)*
  call void %74(i32 noundef %5, %struct.information* noundef nonnull %3, %struct.context* noundef nonnull %4) #17
  %75 = load i64, i64* %73, align 8, !tbaa !6
  %76 = and i64 %75, -6442713345
  call void @llvm.lifetime.end.p0i8(i64 968, i8* nonnull %60) #19
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %59) #19
  br label %78

77:                                               ; preds = %55
  tail call void %9(i32 noundef %5) #17
  br label %78

78:                                               ; preds = %77, %58
  %79 = phi i64 [ %76, %58 ], [ %10, %77 ]
  store i64 %79, i64* @blocked, align 8, !tbaa !6
  br label %80

80:                                               ; preds = %2, %78
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal fastcc i8* @fault_of(i32 noundef %0) unnamed_addr #11 {
  switch i32 %0, label %7 [
    i32 4, label %8
    i32 5, label %2
    i32 7, label %3
    i32 8, label %4
    i32 11, label %5
    i32 31, label %6
  ]

2:                                                ; preds = %1
  br label %8

3:                                                ; preds = %1
  br label %8

4:                                                ; preds = %1
  br label %8

5:                                                ; preds = %1
  br label %8

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %1, %7, %6, %5, %4, %3, %2
  %9 = phi i8* [ null, %7 ], [ getelementptr inbounds ([42 x i8], [42 x i8]* @.str.11, i64 0, i64 0), %6 ], [ getelementptr inbounds ([43 x i8], [43 x i8]* @.str.10, i64 0, i64 0), %5 ], [ getelementptr inbounds ([42 x i8], [42 x i8]* @.str.9, i64 0, i64 0), %4 ], [ getelementptr inbounds ([42 x i8], [42 x i8]* @.str.8, i64 0, i64 0), %3 ], [ getelementptr inbounds ([43 x i8], [43 x i8]* @.str.7, i64 0, i64 0), %2 ], [ getelementptr inbounds ([42 x i8], [42 x i8]* @.str.6, i64 0, i64 0), %1 ]
  ret i8* %9
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #15

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #6

; Function Attrs: optsize
declare dso_local i32 @getpid() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @getuid() local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #10 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #16 = { nobuiltin optsize "no-builtins" }
attributes #17 = { nobuiltin nounwind optsize "no-builtins" }
attributes #18 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #19 = { nounwind }
attributes #20 = { nobuiltin noreturn optsize "no-builtins" }

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
!8 = !{i64 0, i64 4, !2, i64 4, i64 4, !2, i64 8, i64 8, !6}
!9 = !{i64 0, i64 8, !6}
!10 = !{!11, !12, i64 0}
!11 = !{!"sigaction", !12, i64 0, !13, i64 8, !3, i64 136, !12, i64 144}
!12 = !{!"any pointer", !4, i64 0}
!13 = !{!"", !4, i64 0}
!14 = !{i64 0, i64 8, !15, i64 8, i64 128, !16, i64 136, i64 4, !2, i64 144, i64 8, !15}
!15 = !{!12, !12, i64 0}
!16 = !{!4, !4, i64 0}
!17 = !{i64 0, i64 4, !2, i64 8, i64 8, !15}
!18 = !{i64 4, i64 8, !15}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{i64 0, i64 65}
!23 = !{!24, !3, i64 0}
!24 = !{!"sent", !3, i64 0, !3, i64 4, !7, i64 8}
!25 = distinct !{!25, !20, !21}
!26 = !{!11, !3, i64 136}
!27 = !{i64 0, i64 128, !16}
!28 = distinct !{!28, !20, !21}
!29 = distinct !{!29, !20, !21}
!30 = distinct !{!30, !20, !21}
!31 = !{i64 0, i64 4, !2, i64 4, i64 4, !2, i64 8, i64 4, !2, i64 12, i64 4, !2, i64 16, i64 4, !2, i64 20, i64 4, !2, i64 24, i64 8, !6, i64 32, i64 96, !16}
!32 = !{i64 0, i64 4, !2, i64 4, i64 4, !2, i64 8, i64 4, !2, i64 12, i64 4, !2, i64 16, i64 4, !2, i64 20, i64 8, !6, i64 28, i64 96, !16}
!33 = !{i64 0, i64 4, !2, i64 4, i64 4, !2, i64 8, i64 4, !2, i64 12, i64 4, !2, i64 16, i64 8, !6, i64 24, i64 96, !16}
!34 = !{i64 0, i64 4, !2, i64 4, i64 4, !2, i64 8, i64 4, !2, i64 12, i64 8, !6, i64 20, i64 96, !16}
!35 = !{i64 0, i64 4, !2, i64 4, i64 4, !2, i64 8, i64 8, !6, i64 16, i64 96, !16}
!36 = !{i64 0, i64 4, !2, i64 4, i64 8, !6, i64 12, i64 96, !16}
!37 = !{i64 0, i64 8, !6, i64 8, i64 96, !16}
!38 = distinct !{!38, !20, !21}
!39 = !{!40, !7, i64 0}
!40 = !{!"timespec", !7, i64 0, !7, i64 8}
!41 = !{!40, !7, i64 8}
!42 = distinct !{!42, !20, !21}
!43 = distinct !{!43, !20, !21}
