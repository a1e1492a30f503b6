; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/c11_threads.c
; ModuleID = 'runtime/c/c11_threads.c'
source_filename = "runtime/c/c11_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.mutex = type opaque

@.str = private unnamed_addr constant [56 x i8] c"a thread waits for a spin lock, and no thread can go on\00", align 1
@concurrency = internal unnamed_addr global i32 0, align 4

; Function Attrs: nounwind optsize
define dso_local i32 @thrd_create(i64* noundef %0, i32 (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i32 (i8*)* %1 to i8* (i8*)*
  %5 = tail call i32 @pthread_create(i64* noundef %0, i8* noundef null, i8* (i8*)* noundef %4, i8* noundef %2) #9
  switch i32 %5, label %6 [
    i32 0, label %11
    i32 16, label %9
    i32 12, label %10
  ]

6:                                                ; preds = %3
  %7 = icmp eq i32 %5, 110
  %8 = select i1 %7, i32 4, i32 2
  br label %11

9:                                                ; preds = %3
  br label %11

10:                                               ; preds = %3
  br label %11

11:                                               ; preds = %3, %6, %9, %10
  %12 = phi i32 [ %5, %3 ], [ %8, %6 ], [ 1, %9 ], [ 3, %10 ]
  ret i32 %12
}

; Function Attrs: optsize
declare dso_local i32 @pthread_create(i64* noundef, i8* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @thrd_join(i64 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca i8*, align 8
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #10
  %5 = call i32 @pthread_join(i64 noundef %0, i8** noundef nonnull %3) #9
  switch i32 %5, label %6 [
    i32 0, label %10
    i32 16, label %16
    i32 12, label %9
  ]

6:                                                ; preds = %2
  %7 = icmp eq i32 %5, 110
  %8 = select i1 %7, i32 4, i32 2
  br label %16

9:                                                ; preds = %2
  br label %16

10:                                               ; preds = %2
  %11 = icmp eq i32* %1, null
  br i1 %11, label %16, label %12

12:                                               ; preds = %10
  %13 = load i8*, i8** %3, align 8, !tbaa !2
  %14 = ptrtoint i8* %13 to i64
  %15 = trunc i64 %14 to i32
  store i32 %15, i32* %1, align 4, !tbaa !6
  br label %16

16:                                               ; preds = %2, %9, %6, %12, %10
  %17 = phi i32 [ 0, %12 ], [ 0, %10 ], [ 3, %9 ], [ %8, %6 ], [ 1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #10
  ret i32 %17
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @thrd_exit(i32 noundef %0) local_unnamed_addr #3 {
  %2 = sext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  tail call void @pthread_exit(i8* noundef %3) #11
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @pthread_exit(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @thrd_detach(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_detach(i64 noundef %0) #9
  switch i32 %2, label %3 [
    i32 0, label %8
    i32 16, label %6
    i32 12, label %7
  ]

3:                                                ; preds = %1
  %4 = icmp eq i32 %2, 110
  %5 = select i1 %4, i32 4, i32 2
  br label %8

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %1, %3, %6, %7
  %9 = phi i32 [ %2, %1 ], [ %5, %3 ], [ 1, %6 ], [ 3, %7 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @pthread_detach(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @thrd_current() local_unnamed_addr #0 {
  %1 = tail call i64 @pthread_self() #9
  ret i64 %1
}

; Function Attrs: optsize
declare dso_local i64 @pthread_self() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @thrd_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local void @thrd_yield() local_unnamed_addr #0 {
  tail call void @__sv_give_way() #9
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_give_way() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @thrd_sleep(%struct.timespec* noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @nanosleep(%struct.timespec* noundef %0, %struct.timespec* noundef %1) #9
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #9
  %7 = load i32, i32* %6, align 4, !tbaa !6
  %8 = icmp eq i32 %7, 4
  %9 = select i1 %8, i32 -1, i32 -2
  br label %10

10:                                               ; preds = %2, %5
  %11 = phi i32 [ %9, %5 ], [ 0, %2 ]
  ret i32 %11
}

; Function Attrs: optsize
declare dso_local i32 @nanosleep(%struct.timespec* noundef, %struct.timespec* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @mtx_init(%struct.mutex* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #10
  %5 = icmp ult i32 %1, 4
  br i1 %5, label %6, label %16

6:                                                ; preds = %2
  %7 = call i32 @pthread_mutexattr_init(i32* noundef nonnull %3) #9
  %8 = and i32 %1, 1
  %9 = call i32 @pthread_mutexattr_settype(i32* noundef nonnull %3, i32 noundef %8) #9
  %10 = call i32 @pthread_mutex_init(%struct.mutex* noundef %0, i32* noundef nonnull %3) #9
  switch i32 %10, label %11 [
    i32 0, label %16
    i32 16, label %14
    i32 12, label %15
  ]

11:                                               ; preds = %6
  %12 = icmp eq i32 %10, 110
  %13 = select i1 %12, i32 4, i32 2
  br label %16

14:                                               ; preds = %6
  br label %16

15:                                               ; preds = %6
  br label %16

16:                                               ; preds = %15, %14, %11, %6, %2
  %17 = phi i32 [ 2, %2 ], [ %10, %6 ], [ %13, %11 ], [ 1, %14 ], [ 3, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #10
  ret i32 %17
}

; Function Attrs: optsize
declare dso_local i32 @pthread_mutexattr_init(i32* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @pthread_mutexattr_settype(i32* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_init(%struct.mutex* noundef, i32* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @mtx_destroy(%struct.mutex* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_destroy(%struct.mutex* noundef %0) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_destroy(%struct.mutex* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @mtx_lock(%struct.mutex* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_lock(%struct.mutex* noundef %0) #9
  switch i32 %2, label %3 [
    i32 0, label %8
    i32 16, label %6
    i32 12, label %7
  ]

3:                                                ; preds = %1
  %4 = icmp eq i32 %2, 110
  %5 = select i1 %4, i32 4, i32 2
  br label %8

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %1, %3, %6, %7
  %9 = phi i32 [ %2, %1 ], [ %5, %3 ], [ 1, %6 ], [ 3, %7 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_lock(%struct.mutex* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @mtx_trylock(%struct.mutex* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_trylock(%struct.mutex* noundef %0) #9
  switch i32 %2, label %3 [
    i32 0, label %8
    i32 16, label %6
    i32 12, label %7
  ]

3:                                                ; preds = %1
  %4 = icmp eq i32 %2, 110
  %5 = select i1 %4, i32 4, i32 2
  br label %8

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %1, %3, %6, %7
  %9 = phi i32 [ %2, %1 ], [ %5, %3 ], [ 1, %6 ], [ 3, %7 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_trylock(%struct.mutex* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @mtx_timedlock(%struct.mutex* noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.timespec* %1 to i8*
  %4 = tail call i32 @pthread_mutex_timedlock(%struct.mutex* noundef %0, i8* noundef %3) #9
  switch i32 %4, label %5 [
    i32 0, label %10
    i32 16, label %8
    i32 12, label %9
  ]

5:                                                ; preds = %2
  %6 = icmp eq i32 %4, 110
  %7 = select i1 %6, i32 4, i32 2
  br label %10

8:                                                ; preds = %2
  br label %10

9:                                                ; preds = %2
  br label %10

10:                                               ; preds = %2, %5, %8, %9
  %11 = phi i32 [ %4, %2 ], [ %7, %5 ], [ 1, %8 ], [ 3, %9 ]
  ret i32 %11
}

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_timedlock(%struct.mutex* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @mtx_unlock(%struct.mutex* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_unlock(%struct.mutex* noundef %0) #9
  switch i32 %2, label %3 [
    i32 0, label %8
    i32 16, label %6
    i32 12, label %7
  ]

3:                                                ; preds = %1
  %4 = icmp eq i32 %2, 110
  %5 = select i1 %4, i32 4, i32 2
  br label %8

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %1, %3, %6, %7
  %9 = phi i32 [ %2, %1 ], [ %5, %3 ], [ 1, %6 ], [ 3, %7 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_unlock(%struct.mutex* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @cnd_init(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_cond_init(i8* noundef %0, i8* noundef null) #9
  switch i32 %2, label %3 [
    i32 0, label %8
    i32 16, label %6
    i32 12, label %7
  ]

3:                                                ; preds = %1
  %4 = icmp eq i32 %2, 110
  %5 = select i1 %4, i32 4, i32 2
  br label %8

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %1, %3, %6, %7
  %9 = phi i32 [ %2, %1 ], [ %5, %3 ], [ 1, %6 ], [ 3, %7 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_init(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @cnd_destroy(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_cond_destroy(i8* noundef %0) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_destroy(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @cnd_signal(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_cond_signal(i8* noundef %0) #9
  switch i32 %2, label %3 [
    i32 0, label %8
    i32 16, label %6
    i32 12, label %7
  ]

3:                                                ; preds = %1
  %4 = icmp eq i32 %2, 110
  %5 = select i1 %4, i32 4, i32 2
  br label %8

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %1, %3, %6, %7
  %9 = phi i32 [ %2, %1 ], [ %5, %3 ], [ 1, %6 ], [ 3, %7 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_signal(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @cnd_broadcast(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_cond_broadcast(i8* noundef %0) #9
  switch i32 %2, label %3 [
    i32 0, label %8
    i32 16, label %6
    i32 12, label %7
  ]

3:                                                ; preds = %1
  %4 = icmp eq i32 %2, 110
  %5 = select i1 %4, i32 4, i32 2
  br label %8

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %1, %3, %6, %7
  %9 = phi i32 [ %2, %1 ], [ %5, %3 ], [ 1, %6 ], [ 3, %7 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_broadcast(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @cnd_wait(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @pthread_cond_wait(i8* noundef %0, i8* noundef %1) #9
  switch i32 %3, label %4 [
    i32 0, label %9
    i32 16, label %7
    i32 12, label %8
  ]

4:                                                ; preds = %2
  %5 = icmp eq i32 %3, 110
  %6 = select i1 %5, i32 4, i32 2
  br label %9

7:                                                ; preds = %2
  br label %9

8:                                                ; preds = %2
  br label %9

9:                                                ; preds = %2, %4, %7, %8
  %10 = phi i32 [ %3, %2 ], [ %6, %4 ], [ 1, %7 ], [ 3, %8 ]
  ret i32 %10
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_wait(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @cnd_timedwait(i8* noundef %0, i8* noundef %1, %struct.timespec* noundef %2) local_unnamed_addr #0 {
  %4 = bitcast %struct.timespec* %2 to i8*
  %5 = tail call i32 @pthread_cond_timedwait(i8* noundef %0, i8* noundef %1, i8* noundef %4) #9
  switch i32 %5, label %6 [
    i32 0, label %11
    i32 16, label %9
    i32 12, label %10
  ]

6:                                                ; preds = %3
  %7 = icmp eq i32 %5, 110
  %8 = select i1 %7, i32 4, i32 2
  br label %11

9:                                                ; preds = %3
  br label %11

10:                                               ; preds = %3
  br label %11

11:                                               ; preds = %3, %6, %9, %10
  %12 = phi i32 [ %5, %3 ], [ %8, %6 ], [ 1, %9 ], [ 3, %10 ]
  ret i32 %12
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_timedwait(i8* noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @call_once(i32* noundef %0, void ()* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @pthread_once(i32* noundef %0, void ()* noundef %1) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_once(i32* noundef, void ()* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @tss_create(i32* noundef %0, void (i8*)* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @pthread_key_create(i32* noundef %0, void (i8*)* noundef %1) #9
  switch i32 %3, label %4 [
    i32 0, label %9
    i32 16, label %7
    i32 12, label %8
  ]

4:                                                ; preds = %2
  %5 = icmp eq i32 %3, 110
  %6 = select i1 %5, i32 4, i32 2
  br label %9

7:                                                ; preds = %2
  br label %9

8:                                                ; preds = %2
  br label %9

9:                                                ; preds = %2, %4, %7, %8
  %10 = phi i32 [ %3, %2 ], [ %6, %4 ], [ 1, %7 ], [ 3, %8 ]
  ret i32 %10
}

; Function Attrs: optsize
declare dso_local i32 @pthread_key_create(i32* noundef, void (i8*)* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_key_delete(i32 noundef %0) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_key_delete(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @tss_get(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @pthread_getspecific(i32 noundef %0) #9
  ret i8* %2
}

; Function Attrs: optsize
declare dso_local i8* @pthread_getspecific(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @tss_set(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) #9
  switch i32 %3, label %4 [
    i32 0, label %9
    i32 16, label %7
    i32 12, label %8
  ]

4:                                                ; preds = %2
  %5 = icmp eq i32 %3, 110
  %6 = select i1 %5, i32 4, i32 2
  br label %9

7:                                                ; preds = %2
  br label %9

8:                                                ; preds = %2
  br label %9

9:                                                ; preds = %2, %4, %7, %8
  %10 = phi i32 [ %3, %2 ], [ %6, %4 ], [ 1, %7 ], [ 3, %8 ]
  ret i32 %10
}

; Function Attrs: optsize
declare dso_local i32 @pthread_setspecific(i32 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_spin_init(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #6 {
  store i32 0, i32* %0, align 4, !tbaa !6
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_spin_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_spin_trylock(i32* nocapture noundef %0) local_unnamed_addr #7 {
  %2 = load i32, i32* %0, align 4, !tbaa !6
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  store i32 1, i32* %0, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %1, %4
  %6 = phi i32 [ 0, %4 ], [ 16, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_spin_unlock(i32* noundef %0) local_unnamed_addr #0 {
  store i32 0, i32* %0, align 4, !tbaa !6
  %2 = bitcast i32* %0 to i8*
  %3 = tail call i32 @__sv_wake(i8* noundef nonnull %2, i32 noundef 1) #9
  ret i32 0
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_spin_lock(i32* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast i32* %0 to i8*
  br label %3

3:                                                ; preds = %6, %1
  %4 = load i32, i32* %0, align 4, !tbaa !6
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = tail call i32 @__sv_wait(i8* noundef nonnull %2, i64 noundef 0) #9
  %8 = icmp eq i32 %7, 35
  br i1 %8, label %9, label %3, !llvm.loop !8

9:                                                ; preds = %6
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str, i64 0, i64 0)) #11
  unreachable

10:                                               ; preds = %3
  store i32 1, i32* %0, align 4, !tbaa !6
  ret i32 0
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wait(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @pthread_getconcurrency() local_unnamed_addr #8 {
  %1 = load i32, i32* @concurrency, align 4, !tbaa !6
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_setconcurrency(i32 noundef %0) local_unnamed_addr #6 {
  %2 = icmp slt i32 %0, 0
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  store i32 %0, i32* @concurrency, align 4, !tbaa !6
  br label %4

4:                                                ; preds = %1, %3
  %5 = phi i32 [ 0, %3 ], [ 22, %1 ]
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_yield() local_unnamed_addr #0 {
  tail call void @__sv_give_way() #9
  ret i32 0
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !4, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
