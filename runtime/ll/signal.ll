; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/signal.c
; ModuleID = 'runtime/c/signal.c'
source_filename = "runtime/c/signal.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sigaction = type { void (i32)*, %struct.sigset_t, i32, void ()* }
%struct.sigset_t = type { [16 x i64] }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i8, [39 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.timespec = type { i64, i64 }

@actions = internal unnamed_addr global [65 x %struct.sigaction] zeroinitializer, align 16
@blocked = internal unnamed_addr global i64 0, align 8
@pending = internal unnamed_addr global i64 0, align 8
@.str = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"abort signal raised\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"abort was called\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"pause\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"deadlock\00", align 1
@.str.5 = private unnamed_addr constant [43 x i8] c"waiting for a signal that nobody will send\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @sigaction(i32 noundef %0, %struct.sigaction* noundef readonly %1, %struct.sigaction* noundef writeonly %2) local_unnamed_addr #0 {
  %4 = add i32 %0, -65
  %5 = icmp ult i32 %4, -64
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = icmp eq %struct.sigaction* %1, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %6
  switch i32 %0, label %11 [
    i32 19, label %9
    i32 9, label %9
  ]

9:                                                ; preds = %8, %8, %3
  %10 = tail call i32* @__errno_location() #12
  store i32 22, i32* %10, align 4, !tbaa !2
  br label %24

11:                                               ; preds = %8, %6
  %12 = icmp eq %struct.sigaction* %2, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = zext i32 %0 to i64
  %15 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %14
  %16 = bitcast %struct.sigaction* %2 to i8*
  %17 = bitcast %struct.sigaction* %15 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %16, i8* noundef nonnull align 8 dereferenceable(152) %17, i64 152, i1 false), !tbaa.struct !6
  br label %18

18:                                               ; preds = %13, %11
  br i1 %7, label %24, label %19

19:                                               ; preds = %18
  %20 = zext i32 %0 to i64
  %21 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %20
  %22 = bitcast %struct.sigaction* %21 to i8*
  %23 = bitcast %struct.sigaction* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %22, i8* noundef nonnull align 8 dereferenceable(152) %23, i64 152, i1 false), !tbaa.struct !6
  br label %24

24:                                               ; preds = %18, %19, %9
  %25 = phi i32 [ -1, %9 ], [ 0, %19 ], [ 0, %18 ]
  ret i32 %25
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define dso_local void (i32)* @signal(i32 noundef %0, void (i32)* noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %0, -65
  %4 = icmp ult i32 %3, -64
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  switch i32 %0, label %8 [
    i32 19, label %6
    i32 9, label %6
  ]

6:                                                ; preds = %5, %5, %2
  %7 = tail call i32* @__errno_location() #12
  store i32 22, i32* %7, align 4, !tbaa !2
  br label %14

8:                                                ; preds = %5
  %9 = zext i32 %0 to i64
  %10 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %9, i32 0
  %11 = load void (i32)*, void (i32)** %10, align 8, !tbaa !10
  store void (i32)* %1, void (i32)** %10, align 8, !tbaa.struct !6
  %12 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %9, i32 1
  %13 = bitcast %struct.sigset_t* %12 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %13, i8 0, i64 144, i1 false)
  br label %14

14:                                               ; preds = %8, %6
  %15 = phi void (i32)* [ inttoptr (i64 -1 to void (i32)*), %6 ], [ %11, %8 ]
  ret void (i32)* %15
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind optsize
define dso_local void (i32)* @__sysv_signal(i32 noundef %0, void (i32)* noundef %1) local_unnamed_addr #0 {
  %3 = tail call void (i32)* @signal(i32 noundef %0, void (i32)* noundef %1) #13
  %4 = icmp eq void (i32)* %3, inttoptr (i64 -1 to void (i32)*)
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %6, i32 2
  store i32 -2147483648, i32* %7, align 8, !tbaa !13
  br label %8

8:                                                ; preds = %5, %2
  ret void (i32)* %3
}

; Function Attrs: nounwind optsize
define dso_local void (i32)* @bsd_signal(i32 noundef %0, void (i32)* noundef %1) local_unnamed_addr #0 {
  %3 = tail call void (i32)* @signal(i32 noundef %0, void (i32)* noundef %1) #13
  ret void (i32)* %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -1
  %3 = icmp ugt i32 %2, 63
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #12
  store i32 22, i32* %5, align 4, !tbaa !2
  br label %31

6:                                                ; preds = %1
  %7 = load i64, i64* @blocked, align 8, !tbaa !14
  %8 = zext i32 %2 to i64
  %9 = shl nuw i64 1, %8
  %10 = and i64 %7, %9
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %6
  %13 = load i64, i64* @pending, align 8, !tbaa !14
  %14 = or i64 %13, %9
  store i64 %14, i64* @pending, align 8, !tbaa !14
  br label %31

15:                                               ; preds = %6
  %16 = zext i32 %0 to i64
  %17 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %16, i32 0
  %18 = load void (i32)*, void (i32)** %17, align 8, !tbaa !10
  %19 = ptrtoint void (i32)* %18 to i64
  switch i64 %19, label %25 [
    i64 1, label %31
    i64 0, label %20
  ]

20:                                               ; preds = %15
  switch i32 %0, label %22 [
    i32 28, label %31
    i32 23, label %31
    i32 18, label %31
    i32 17, label %31
    i32 6, label %21
  ]

21:                                               ; preds = %20
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0)) #14
  unreachable

22:                                               ; preds = %20
  %23 = tail call i32 @fflush(%struct.sv_file* noundef null) #12
  %24 = add nuw nsw i32 %0, 128
  tail call void @__symvm_exit(i32 noundef %24) #14
  unreachable

25:                                               ; preds = %15
  %26 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %16, i32 2
  %27 = load i32, i32* %26, align 8, !tbaa !13
  %28 = icmp sgt i32 %27, -1
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store void (i32)* null, void (i32)** %17, align 8, !tbaa !10
  br label %30

30:                                               ; preds = %29, %25
  tail call void %18(i32 noundef %0) #12
  br label %31

31:                                               ; preds = %30, %15, %20, %20, %20, %20, %12, %4
  %32 = phi i32 [ 0, %12 ], [ -1, %4 ], [ 0, %20 ], [ 0, %20 ], [ 0, %20 ], [ 0, %20 ], [ 0, %15 ], [ 0, %30 ]
  ret i32 %32
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @fflush(%struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_exit(i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i32 @kill(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  switch i32 %0, label %3 [
    i32 -1, label %5
    i32 4242, label %5
    i32 0, label %5
  ]

3:                                                ; preds = %2
  %4 = tail call i32* @__errno_location() #12
  store i32 3, i32* %4, align 4, !tbaa !2
  br label %9

5:                                                ; preds = %2, %2, %2
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %5
  %8 = tail call i32 @raise(i32 noundef %1) #13
  br label %9

9:                                                ; preds = %7, %5, %3
  %10 = phi i32 [ -1, %3 ], [ %8, %7 ], [ 0, %5 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @killpg(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @kill(i32 noundef %0, i32 noundef %1) #13
  ret i32 %3
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @abort() local_unnamed_addr #6 {
  %1 = load void (i32)*, void (i32)** getelementptr inbounds ([65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 6, i32 0), align 16, !tbaa !10
  %2 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*)
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  %4 = tail call i32 @raise(i32 noundef 6) #13
  br label %5

5:                                                ; preds = %0, %3
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0)) #14
  unreachable
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @sigemptyset(%struct.sigset_t* nocapture noundef writeonly %0) local_unnamed_addr #7 {
  %2 = bitcast %struct.sigset_t* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @sigfillset(%struct.sigset_t* nocapture noundef writeonly %0) local_unnamed_addr #7 {
  %2 = bitcast %struct.sigset_t* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %2, i8 -1, i64 128, i1 false)
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigaddset(%struct.sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %11, label %5

5:                                                ; preds = %2
  %6 = zext i32 %3 to i64
  %7 = shl nuw i64 1, %6
  %8 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %9 = load i64, i64* %8, align 8, !tbaa !14
  %10 = or i64 %9, %7
  store i64 %10, i64* %8, align 8, !tbaa !14
  br label %13

11:                                               ; preds = %2
  %12 = tail call i32* @__errno_location() #12
  store i32 22, i32* %12, align 4, !tbaa !2
  br label %13

13:                                               ; preds = %11, %5
  %14 = phi i32 [ 0, %5 ], [ -1, %11 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigdelset(%struct.sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %12, label %5

5:                                                ; preds = %2
  %6 = zext i32 %3 to i64
  %7 = shl nuw i64 1, %6
  %8 = xor i64 %7, -1
  %9 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %10 = load i64, i64* %9, align 8, !tbaa !14
  %11 = and i64 %10, %8
  store i64 %11, i64* %9, align 8, !tbaa !14
  br label %14

12:                                               ; preds = %2
  %13 = tail call i32* @__errno_location() #12
  store i32 22, i32* %13, align 4, !tbaa !2
  br label %14

14:                                               ; preds = %12, %5
  %15 = phi i32 [ 0, %5 ], [ -1, %12 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigismember(%struct.sigset_t* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %12, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %7 = load i64, i64* %6, align 8, !tbaa !14
  %8 = zext i32 %3 to i64
  %9 = lshr i64 %7, %8
  %10 = trunc i64 %9 to i32
  %11 = and i32 %10, 1
  br label %14

12:                                               ; preds = %2
  %13 = tail call i32* @__errno_location() #12
  store i32 22, i32* %13, align 4, !tbaa !2
  br label %14

14:                                               ; preds = %12, %5
  %15 = phi i32 [ %11, %5 ], [ -1, %12 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigprocmask(i32 noundef %0, %struct.sigset_t* noundef readonly %1, %struct.sigset_t* noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp eq %struct.sigset_t* %2, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %3
  %6 = load i64, i64* @blocked, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 0
  store i64 %6, i64* %7, align 8, !tbaa.struct !16
  %8 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 1
  %9 = bitcast i64* %8 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(120) %9, i8 0, i64 120, i1 false)
  br label %10

10:                                               ; preds = %5, %3
  %11 = icmp eq %struct.sigset_t* %1, null
  br i1 %11, label %54, label %12

12:                                               ; preds = %10
  switch i32 %0, label %27 [
    i32 0, label %13
    i32 1, label %18
    i32 2, label %24
  ]

13:                                               ; preds = %12
  %14 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %1, i64 0, i32 0, i64 0
  %15 = load i64, i64* %14, align 8, !tbaa !14
  %16 = load i64, i64* @blocked, align 8, !tbaa !14
  %17 = or i64 %16, %15
  br label %29

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %1, i64 0, i32 0, i64 0
  %20 = load i64, i64* %19, align 8, !tbaa !14
  %21 = xor i64 %20, -1
  %22 = load i64, i64* @blocked, align 8, !tbaa !14
  %23 = and i64 %22, %21
  br label %29

24:                                               ; preds = %12
  %25 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %1, i64 0, i32 0, i64 0
  %26 = load i64, i64* %25, align 8, !tbaa !14
  br label %29

27:                                               ; preds = %12
  %28 = tail call i32* @__errno_location() #12
  store i32 22, i32* %28, align 4, !tbaa !2
  br label %54

29:                                               ; preds = %18, %24, %13
  %30 = phi i64 [ %23, %18 ], [ %26, %24 ], [ %17, %13 ]
  store i64 %30, i64* @blocked, align 8, !tbaa !14
  %31 = load i64, i64* @pending, align 8, !tbaa !14
  br label %32

32:                                               ; preds = %29, %49
  %33 = phi i64 [ %30, %29 ], [ %50, %49 ]
  %34 = phi i64 [ %31, %29 ], [ %51, %49 ]
  %35 = phi i64 [ 1, %29 ], [ %52, %49 ]
  %36 = xor i64 %33, -1
  %37 = add nsw i64 %35, -1
  %38 = shl nuw i64 1, %37
  %39 = and i64 %34, %38
  %40 = and i64 %39, %36
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %49, label %42

42:                                               ; preds = %32
  %43 = xor i64 %38, -1
  %44 = and i64 %34, %43
  store i64 %44, i64* @pending, align 8, !tbaa !14
  %45 = trunc i64 %35 to i32
  %46 = tail call i32 @raise(i32 noundef %45) #13
  %47 = load i64, i64* @pending, align 8, !tbaa !14
  %48 = load i64, i64* @blocked, align 8, !tbaa !14
  br label %49

49:                                               ; preds = %32, %42
  %50 = phi i64 [ %33, %32 ], [ %48, %42 ]
  %51 = phi i64 [ %34, %32 ], [ %47, %42 ]
  %52 = add nuw nsw i64 %35, 1
  %53 = icmp eq i64 %52, 65
  br i1 %53, label %54, label %32, !llvm.loop !17

54:                                               ; preds = %49, %10, %27
  %55 = phi i32 [ -1, %27 ], [ 0, %10 ], [ 0, %49 ]
  ret i32 %55
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_sigmask(i32 noundef %0, %struct.sigset_t* noundef %1, %struct.sigset_t* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @sigprocmask(i32 noundef %0, %struct.sigset_t* noundef %1, %struct.sigset_t* noundef %2) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = tail call i32* @__errno_location() #12
  %8 = load i32, i32* %7, align 4, !tbaa !2
  br label %9

9:                                                ; preds = %3, %6
  %10 = phi i32 [ %8, %6 ], [ 0, %3 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @sigpending(%struct.sigset_t* nocapture noundef writeonly %0) local_unnamed_addr #8 {
  %2 = load i64, i64* @pending, align 8, !tbaa !14
  %3 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  store i64 %2, i64* %3, align 8, !tbaa.struct !16
  %4 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 1
  %5 = bitcast i64* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(120) %5, i8 0, i64 120, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @siginterrupt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #9 {
  ret i32 0
}

; Function Attrs: noreturn nounwind optsize
define dso_local i32 @pause() local_unnamed_addr #6 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)) #12
  tail call void @__symvm_exit(i32 noundef 0) #14
  unreachable
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #1

; Function Attrs: noreturn nounwind optsize
define dso_local i32 @sigsuspend(%struct.sigset_t* nocapture noundef readnone %0) local_unnamed_addr #6 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)) #12
  tail call void @__symvm_exit(i32 noundef 0) #14
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @sigaltstack(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #9 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigsetmask(i32 noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.sigset_t, align 8
  %3 = alloca %struct.sigset_t, align 8
  %4 = bitcast %struct.sigset_t* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %4) #15
  %5 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 1
  %6 = bitcast i64* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %6, i8 0, i64 120, i1 false)
  %7 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 0
  %8 = zext i32 %0 to i64
  store i64 %8, i64* %7, align 8, !tbaa !14
  %9 = bitcast %struct.sigset_t* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %9) #15
  %10 = call i32 @sigprocmask(i32 noundef 2, %struct.sigset_t* noundef nonnull %2, %struct.sigset_t* noundef nonnull %3) #13
  %11 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %3, i64 0, i32 0, i64 0
  %12 = load i64, i64* %11, align 8, !tbaa !14
  %13 = trunc i64 %12 to i32
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %9) #15
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %4) #15
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigblock(i32 noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.sigset_t, align 8
  %3 = alloca %struct.sigset_t, align 8
  %4 = bitcast %struct.sigset_t* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %4) #15
  %5 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 1
  %6 = bitcast i64* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %6, i8 0, i64 120, i1 false)
  %7 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 0
  %8 = zext i32 %0 to i64
  store i64 %8, i64* %7, align 8, !tbaa !14
  %9 = bitcast %struct.sigset_t* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %9) #15
  %10 = call i32 @sigprocmask(i32 noundef 0, %struct.sigset_t* noundef nonnull %2, %struct.sigset_t* noundef nonnull %3) #13
  %11 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %3, i64 0, i32 0, i64 0
  %12 = load i64, i64* %11, align 8, !tbaa !14
  %13 = trunc i64 %12 to i32
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %9) #15
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %4) #15
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigwait(%struct.sigset_t* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = load i64, i64* @pending, align 8, !tbaa !14
  %4 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %5 = load i64, i64* %4, align 8, !tbaa !14
  %6 = and i64 %5, %3
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.5, i64 0, i64 0)) #14
  unreachable

9:                                                ; preds = %2
  %10 = tail call i64 @llvm.cttz.i64(i64 %6, i1 true), !range !20
  %11 = trunc i64 %10 to i32
  %12 = add nuw nsw i32 %11, 1
  store i32 %12, i32* %1, align 4, !tbaa !2
  %13 = shl nuw i64 1, %10
  %14 = xor i64 %13, -1
  %15 = and i64 %3, %14
  store i64 %15, i64* @pending, align 8, !tbaa !14
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #10

; Function Attrs: nounwind optsize
define dso_local i32 @sigtimedwait(%struct.sigset_t* nocapture noundef readonly %0, i8* nocapture noundef readnone %1, %struct.timespec* noundef readonly %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #15
  %6 = load i64, i64* @pending, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %8 = load i64, i64* %7, align 8, !tbaa !14
  %9 = and i64 %8, %6
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp eq %struct.timespec* %2, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %15 = load i64, i64* %14, align 8, !tbaa !21
  %16 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 1
  %17 = load i64, i64* %16, align 8, !tbaa !23
  tail call void @__sv_advance(i64 noundef %15, i64 noundef %17) #12
  br label %18

18:                                               ; preds = %13, %11
  %19 = tail call i32* @__errno_location() #12
  store i32 11, i32* %19, align 4, !tbaa !2
  br label %23

20:                                               ; preds = %3
  %21 = call i32 @sigwait(%struct.sigset_t* noundef nonnull %0, i32* noundef nonnull %4) #13
  %22 = load i32, i32* %4, align 4, !tbaa !2
  br label %23

23:                                               ; preds = %20, %18
  %24 = phi i32 [ %22, %20 ], [ -1, %18 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #15
  ret i32 %24
}

; Function Attrs: optsize
declare dso_local void @__sv_advance(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @sigqueue(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call i32 @kill(i32 noundef %0, i32 noundef %1) #13
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigwaitinfo(%struct.sigset_t* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #15
  %5 = call i32 @sigwait(%struct.sigset_t* noundef %0, i32* noundef nonnull %3) #13
  %6 = load i32, i32* %3, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #15
  ret i32 %6
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @sigisemptyset(%struct.sigset_t* nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  %3 = load i64, i64* %2, align 8, !tbaa !14
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %16

5:                                                ; preds = %1, %9
  %6 = phi i64 [ %7, %9 ], [ 0, %1 ]
  %7 = add nuw nsw i64 %6, 1
  %8 = icmp eq i64 %7, 16
  br i1 %8, label %13, label %9, !llvm.loop !24

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 %7
  %11 = load i64, i64* %10, align 8, !tbaa !14
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %5, label %13, !llvm.loop !24

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
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #12
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %29

7:                                                ; preds = %2
  %8 = load i64, i64* @blocked, align 8, !tbaa !14
  %9 = zext i32 %3 to i64
  %10 = shl nuw i64 1, %9
  %11 = and i64 %8, %10
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %7
  %14 = zext i32 %0 to i64
  %15 = getelementptr inbounds [65 x %struct.sigaction], [65 x %struct.sigaction]* @actions, i64 0, i64 %14, i32 0
  %16 = load void (i32)*, void (i32)** %15, align 8, !tbaa !10
  br label %17

17:                                               ; preds = %7, %13
  %18 = phi void (i32)* [ %16, %13 ], [ inttoptr (i64 2 to void (i32)*), %7 ]
  %19 = icmp eq void (i32)* %1, inttoptr (i64 2 to void (i32)*)
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = or i64 %8, %10
  store i64 %21, i64* @blocked, align 8, !tbaa !14
  br label %29

22:                                               ; preds = %17
  %23 = tail call void (i32)* @signal(i32 noundef %0, void (i32)* noundef %1) #13
  %24 = icmp eq void (i32)* %23, inttoptr (i64 -1 to void (i32)*)
  br i1 %24, label %29, label %25

25:                                               ; preds = %22
  %26 = xor i64 %10, -1
  %27 = load i64, i64* @blocked, align 8, !tbaa !14
  %28 = and i64 %27, %26
  store i64 %28, i64* @blocked, align 8, !tbaa !14
  br label %29

29:                                               ; preds = %20, %25, %22, %5
  %30 = phi void (i32)* [ inttoptr (i64 -1 to void (i32)*), %5 ], [ %18, %20 ], [ %18, %25 ], [ inttoptr (i64 -1 to void (i32)*), %22 ]
  ret void (i32)* %30
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #11 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind optsize "no-builtins" }
attributes #13 = { nobuiltin optsize "no-builtins" }
attributes #14 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #15 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{i64 0, i64 8, !7, i64 8, i64 128, !9, i64 136, i64 4, !2, i64 144, i64 8, !7}
!7 = !{!8, !8, i64 0}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!4, !4, i64 0}
!10 = !{!11, !8, i64 0}
!11 = !{!"sigaction", !8, i64 0, !12, i64 8, !3, i64 136, !8, i64 144}
!12 = !{!"", !4, i64 0}
!13 = !{!11, !3, i64 136}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !4, i64 0}
!16 = !{i64 0, i64 128, !9}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{i64 0, i64 65}
!21 = !{!22, !15, i64 0}
!22 = !{!"timespec", !15, i64 0, !15, i64 8}
!23 = !{!22, !15, i64 8}
!24 = distinct !{!24, !18, !19}
