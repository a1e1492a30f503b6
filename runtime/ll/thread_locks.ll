; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/thread_locks.c
; ModuleID = 'runtime/c/thread_locks.c'
source_filename = "runtime/c/thread_locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pthread_mutex_t = type { i32, i32, i32, i32, i32, [5 x i32] }
%struct.pthread_mutexattr_t = type { i32 }
%struct.timespec = type { i64, i64 }
%struct.pthread_cond_t = type { [6 x i64] }
%struct.pthread_rwlock_t = type { i32, i32, i32, [11 x i32] }
%struct.sem_t = type { i32, [7 x i32] }
%struct.pthread_barrier_t = type { i32, i32, [6 x i32] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [53 x i8] c"a thread waits at a barrier, and no thread can go on\00", align 1
@.str.1 = private unnamed_addr constant [61 x i8] c"a thread waits for a word to change, and no thread can go on\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"futex\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"deadlock\00", align 1
@.str.4 = private unnamed_addr constant [50 x i8] c"a mutex is locked again by the thread that has it\00", align 1
@.str.5 = private unnamed_addr constant [52 x i8] c"a thread waits for a mutex, and no thread can go on\00", align 1
@.str.6 = private unnamed_addr constant [65 x i8] c"a thread waits for a condition variable, and no thread can go on\00", align 1
@.str.7 = private unnamed_addr constant [74 x i8] c"a thread waits for a lock of readers and writers, and no thread can go on\00", align 1
@.str.8 = private unnamed_addr constant [56 x i8] c"a thread waits for a semaphore, and no thread can go on\00", align 1

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutex_init(%struct.pthread_mutex_t* nocapture noundef writeonly %0, %struct.pthread_mutexattr_t* noundef readonly %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.pthread_mutex_t* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(40) %3, i8 0, i64 40, i1 false)
  %4 = icmp eq %struct.pthread_mutexattr_t* %1, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.pthread_mutexattr_t, %struct.pthread_mutexattr_t* %1, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !2
  %8 = and i32 %7, 3
  %9 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 4
  store i32 %8, i32* %9, align 4, !tbaa !7
  br label %10

10:                                               ; preds = %5, %2
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @pthread_mutex_destroy(%struct.pthread_mutex_t* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !9
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 0, i32 16
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_mutex_trylock(%struct.pthread_mutex_t* nocapture noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !9
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 4, !tbaa !7
  %8 = and i32 %7, 3
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %25

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  %12 = load i32, i32* %11, align 4, !tbaa !10
  %13 = tail call i64 @__sv_thread() #9
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 %14, 4242
  %16 = icmp eq i32 %12, %15
  br i1 %16, label %17, label %25

17:                                               ; preds = %10, %1
  store i32 1, i32* %2, align 4, !tbaa !9
  %18 = tail call i64 @__sv_thread() #9
  %19 = trunc i64 %18 to i32
  %20 = add nsw i32 %19, 4242
  %21 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  store i32 %20, i32* %21, align 4, !tbaa !10
  %22 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 1
  %23 = load i32, i32* %22, align 4, !tbaa !11
  %24 = add i32 %23, 1
  store i32 %24, i32* %22, align 4, !tbaa !11
  br label %25

25:                                               ; preds = %5, %10, %17
  %26 = phi i32 [ 0, %17 ], [ 16, %10 ], [ 16, %5 ]
  ret i32 %26
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_mutex_lock(%struct.pthread_mutex_t* noundef %0) local_unnamed_addr #3 {
  %2 = tail call fastcc i32 @lock_until(%struct.pthread_mutex_t* noundef %0, i64 noundef 0) #10
  ret i32 %2
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @lock_until(%struct.pthread_mutex_t* noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  %4 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 4
  %5 = bitcast %struct.pthread_mutex_t* %0 to i8*
  br label %6

6:                                                ; preds = %19, %2
  %7 = tail call i32 @pthread_mutex_trylock(%struct.pthread_mutex_t* noundef %0) #10
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %28, label %9

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !tbaa !10
  %11 = tail call i64 @__sv_thread() #9
  %12 = trunc i64 %11 to i32
  %13 = add nsw i32 %12, 4242
  %14 = icmp eq i32 %10, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %9
  %16 = load i32, i32* %4, align 4, !tbaa !7
  %17 = and i32 %16, 3
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %28, label %19

19:                                               ; preds = %15, %9
  %20 = tail call i32 @__sv_wait(i8* noundef nonnull %5, i64 noundef %1) #9
  switch i32 %20, label %6 [
    i32 110, label %21
    i32 35, label %25
  ]

21:                                               ; preds = %19
  %22 = tail call i32 @pthread_mutex_trylock(%struct.pthread_mutex_t* noundef nonnull %0) #10
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 110
  br label %28

25:                                               ; preds = %19
  br i1 %14, label %26, label %27

26:                                               ; preds = %25
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.4, i64 0, i64 0)) #11
  unreachable

27:                                               ; preds = %25
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.5, i64 0, i64 0)) #11
  unreachable

28:                                               ; preds = %15, %6, %21
  %29 = phi i32 [ %24, %21 ], [ 35, %15 ], [ 0, %6 ]
  ret i32 %29
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_mutex_timedlock(%struct.pthread_mutex_t* noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #3 {
  %3 = tail call i32 @pthread_mutex_trylock(%struct.pthread_mutex_t* noundef %0) #10
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %11, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @__sv_is_time(%struct.timespec* noundef %1) #9
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = tail call i64 @__sv_time_of(%struct.timespec* noundef %1) #9
  %10 = tail call fastcc i32 @lock_until(%struct.pthread_mutex_t* noundef %0, i64 noundef %9) #10
  br label %11

11:                                               ; preds = %8, %5, %2
  %12 = phi i32 [ 0, %2 ], [ %10, %8 ], [ 22, %5 ]
  ret i32 %12
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_time(%struct.timespec* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__sv_time_of(%struct.timespec* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_mutex_clocklock(%struct.pthread_mutex_t* noundef %0, i32 noundef %1, %struct.timespec* noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @pthread_mutex_timedlock(%struct.pthread_mutex_t* noundef %0, %struct.timespec* noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_mutex_unlock(%struct.pthread_mutex_t* noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 4
  %3 = load i32, i32* %2, align 4, !tbaa !7
  %4 = and i32 %3, 3
  %5 = add nsw i32 %4, -1
  %6 = icmp ult i32 %5, 2
  br i1 %6, label %7, label %18

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %9 = load i32, i32* %8, align 4, !tbaa !9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  %13 = load i32, i32* %12, align 4, !tbaa !10
  %14 = tail call i64 @__sv_thread() #9
  %15 = trunc i64 %14 to i32
  %16 = add nsw i32 %15, 4242
  %17 = icmp eq i32 %13, %16
  br i1 %17, label %18, label %31

18:                                               ; preds = %1, %11
  %19 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %20 = load i32, i32* %19, align 4, !tbaa !9
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %31, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 1
  %24 = load i32, i32* %23, align 4, !tbaa !11
  %25 = add i32 %24, -1
  store i32 %25, i32* %23, align 4, !tbaa !11
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  store i32 0, i32* %28, align 4, !tbaa !10
  store i32 0, i32* %19, align 4, !tbaa !9
  %29 = bitcast %struct.pthread_mutex_t* %0 to i8*
  %30 = tail call i32 @__sv_wake(i8* noundef %29, i32 noundef 1) #9
  br label %31

31:                                               ; preds = %22, %27, %18, %7, %11
  %32 = phi i32 [ 1, %11 ], [ 1, %7 ], [ 0, %18 ], [ 0, %27 ], [ 0, %22 ]
  ret i32 %32
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_cond_init(%struct.pthread_cond_t* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = bitcast %struct.pthread_cond_t* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_cond_destroy(%struct.pthread_cond_t* nocapture noundef readnone %0) local_unnamed_addr #6 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cond_signal(%struct.pthread_cond_t* noundef %0) local_unnamed_addr #3 {
  %2 = bitcast %struct.pthread_cond_t* %0 to i8*
  %3 = tail call i32 @__sv_wake(i8* noundef %2, i32 noundef 1) #9
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cond_broadcast(%struct.pthread_cond_t* noundef %0) local_unnamed_addr #3 {
  %2 = bitcast %struct.pthread_cond_t* %0 to i8*
  %3 = tail call i32 @__sv_wake(i8* noundef %2, i32 noundef 2147483647) #9
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cond_wait(%struct.pthread_cond_t* noundef %0, %struct.pthread_mutex_t* noundef %1) local_unnamed_addr #3 {
  %3 = tail call fastcc i32 @wait_until(%struct.pthread_cond_t* noundef %0, %struct.pthread_mutex_t* noundef %1, i64 noundef 0) #10
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @wait_until(%struct.pthread_cond_t* noundef %0, %struct.pthread_mutex_t* noundef %1, i64 noundef %2) unnamed_addr #3 {
  tail call void @__sv_cancellation_point() #9
  %4 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %1, i64 0, i32 1
  %5 = load i32, i32* %4, align 4, !tbaa !11
  store i32 1, i32* %4, align 4, !tbaa !11
  %6 = tail call i32 @pthread_mutex_unlock(%struct.pthread_mutex_t* noundef %1) #10
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  store i32 %5, i32* %4, align 4, !tbaa !11
  br label %18

9:                                                ; preds = %3
  %10 = bitcast %struct.pthread_cond_t* %0 to i8*
  %11 = tail call i32 @__sv_wait_or_cancelled(i8* noundef %10, i64 noundef %2) #9
  %12 = icmp eq i32 %11, 35
  br i1 %12, label %13, label %14

13:                                               ; preds = %9
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.6, i64 0, i64 0)) #11
  unreachable

14:                                               ; preds = %9
  %15 = tail call fastcc i32 @lock_until(%struct.pthread_mutex_t* noundef nonnull %1, i64 noundef 0) #10
  store i32 %5, i32* %4, align 4, !tbaa !11
  tail call void @__sv_cancellation_point() #9
  %16 = icmp eq i32 %11, 4
  %17 = select i1 %16, i32 0, i32 %11
  br label %18

18:                                               ; preds = %14, %8
  %19 = phi i32 [ %6, %8 ], [ %17, %14 ]
  ret i32 %19
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cond_timedwait(%struct.pthread_cond_t* noundef %0, %struct.pthread_mutex_t* noundef %1, %struct.timespec* noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @__sv_is_time(%struct.timespec* noundef %2) #9
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = tail call i64 @__sv_time_of(%struct.timespec* noundef %2) #9
  %8 = tail call fastcc i32 @wait_until(%struct.pthread_cond_t* noundef %0, %struct.pthread_mutex_t* noundef %1, i64 noundef %7) #10
  br label %9

9:                                                ; preds = %3, %6
  %10 = phi i32 [ %8, %6 ], [ 22, %3 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cond_clockwait(%struct.pthread_cond_t* noundef %0, %struct.pthread_mutex_t* noundef %1, i32 noundef %2, %struct.timespec* noundef %3) local_unnamed_addr #3 {
  %5 = tail call i32 @pthread_cond_timedwait(%struct.pthread_cond_t* noundef %0, %struct.pthread_mutex_t* noundef %1, %struct.timespec* noundef %3) #10
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_rwlock_init(%struct.pthread_rwlock_t* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = bitcast %struct.pthread_rwlock_t* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @pthread_rwlock_destroy(%struct.pthread_rwlock_t* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !12
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 4, !tbaa !14
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 0, i32 16
  br label %10

10:                                               ; preds = %5, %1
  %11 = phi i32 [ 16, %1 ], [ %9, %5 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_rwlock_tryrdlock(%struct.pthread_rwlock_t* nocapture noundef %0) #7 {
  %2 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !14
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !12
  %8 = add i32 %7, 1
  store i32 %8, i32* %6, align 4, !tbaa !12
  br label %9

9:                                                ; preds = %1, %5
  %10 = phi i32 [ 0, %5 ], [ 16, %1 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_trywrlock(%struct.pthread_rwlock_t* nocapture noundef %0) #3 {
  %2 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !14
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !12
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %5
  store i32 1, i32* %2, align 4, !tbaa !14
  %10 = tail call i64 @__sv_thread() #9
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %11, 4242
  %13 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 2
  store i32 %12, i32* %13, align 4, !tbaa !15
  br label %14

14:                                               ; preds = %1, %5, %9
  %15 = phi i32 [ 0, %9 ], [ 16, %5 ], [ 16, %1 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_rdlock(%struct.pthread_rwlock_t* noundef %0) local_unnamed_addr #3 {
  %2 = tail call fastcc i32 @share_until(%struct.pthread_rwlock_t* noundef %0, i32 (%struct.pthread_rwlock_t*)* noundef nonnull @pthread_rwlock_tryrdlock, i64 noundef 0) #10
  ret i32 %2
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @share_until(%struct.pthread_rwlock_t* noundef %0, i32 (%struct.pthread_rwlock_t*)* nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 1
  %5 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 2
  %6 = bitcast %struct.pthread_rwlock_t* %0 to i8*
  br label %7

7:                                                ; preds = %19, %3
  %8 = tail call i32 %1(%struct.pthread_rwlock_t* noundef %0) #9, !callees !16
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %7
  %11 = load i32, i32* %4, align 4, !tbaa !14
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %10
  %14 = load i32, i32* %5, align 4, !tbaa !15
  %15 = tail call i64 @__sv_thread() #9
  %16 = trunc i64 %15 to i32
  %17 = add nsw i32 %16, 4242
  %18 = icmp eq i32 %14, %17
  br i1 %18, label %26, label %19

19:                                               ; preds = %13, %10
  %20 = tail call i32 @__sv_wait(i8* noundef nonnull %6, i64 noundef %2) #9
  switch i32 %20, label %7 [
    i32 110, label %21
    i32 35, label %25
  ], !llvm.loop !17

21:                                               ; preds = %19
  %22 = tail call i32 %1(%struct.pthread_rwlock_t* noundef nonnull %0) #9, !callees !16
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 110
  br label %26

25:                                               ; preds = %19
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.7, i64 0, i64 0)) #11
  unreachable

26:                                               ; preds = %7, %13, %21
  %27 = phi i32 [ %24, %21 ], [ 0, %7 ], [ 35, %13 ]
  ret i32 %27
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_wrlock(%struct.pthread_rwlock_t* noundef %0) local_unnamed_addr #3 {
  %2 = tail call fastcc i32 @share_until(%struct.pthread_rwlock_t* noundef %0, i32 (%struct.pthread_rwlock_t*)* noundef nonnull @pthread_rwlock_trywrlock, i64 noundef 0) #10
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_timedrdlock(%struct.pthread_rwlock_t* noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #3 {
  %3 = tail call i32 @__sv_is_time(%struct.timespec* noundef %1) #9
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @__sv_time_of(%struct.timespec* noundef %1) #9
  %7 = tail call fastcc i32 @share_until(%struct.pthread_rwlock_t* noundef %0, i32 (%struct.pthread_rwlock_t*)* noundef nonnull @pthread_rwlock_tryrdlock, i64 noundef %6) #10
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi i32 [ %7, %5 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_timedwrlock(%struct.pthread_rwlock_t* noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #3 {
  %3 = tail call i32 @__sv_is_time(%struct.timespec* noundef %1) #9
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @__sv_time_of(%struct.timespec* noundef %1) #9
  %7 = tail call fastcc i32 @share_until(%struct.pthread_rwlock_t* noundef %0, i32 (%struct.pthread_rwlock_t*)* noundef nonnull @pthread_rwlock_trywrlock, i64 noundef %6) #10
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi i32 [ %7, %5 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_clockrdlock(%struct.pthread_rwlock_t* noundef %0, i32 noundef %1, %struct.timespec* noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @pthread_rwlock_timedrdlock(%struct.pthread_rwlock_t* noundef %0, %struct.timespec* noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_clockwrlock(%struct.pthread_rwlock_t* noundef %0, i32 noundef %1, %struct.timespec* noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @pthread_rwlock_timedwrlock(%struct.pthread_rwlock_t* noundef %0, %struct.timespec* noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_unlock(%struct.pthread_rwlock_t* noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !14
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 2
  store i32 0, i32* %6, align 4, !tbaa !15
  store i32 0, i32* %2, align 4, !tbaa !14
  br label %13

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 0
  %9 = load i32, i32* %8, align 4, !tbaa !12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %7
  %12 = add i32 %9, -1
  store i32 %12, i32* %8, align 4, !tbaa !12
  br label %13

13:                                               ; preds = %7, %11, %5
  %14 = bitcast %struct.pthread_rwlock_t* %0 to i8*
  %15 = tail call i32 @__sv_wake(i8* noundef %14, i32 noundef 2147483647) #9
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call i64 @__sv_thread() #9
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 2
  %6 = add i32 %5, 16968
  %7 = bitcast i32* %0 to i8*
  br label %8

8:                                                ; preds = %17, %2
  %9 = load i32, i32* %0, align 4, !tbaa !20
  switch i32 %9, label %10 [
    i32 2, label %18
    i32 0, label %15
  ]

10:                                               ; preds = %8
  %11 = icmp eq i32 %9, %6
  br i1 %11, label %15, label %12

12:                                               ; preds = %10
  %13 = tail call i32 @__sv_wait(i8* noundef nonnull %7, i64 noundef 0) #9
  %14 = icmp eq i32 %13, 35
  br i1 %14, label %15, label %17

15:                                               ; preds = %8, %12, %10
  store i32 %6, i32* %0, align 4, !tbaa !20
  tail call void %1() #9
  store i32 2, i32* %0, align 4, !tbaa !20
  %16 = tail call i32 @__sv_wake(i8* noundef nonnull %7, i32 noundef 2147483647) #9
  br label %17

17:                                               ; preds = %15, %12
  br label %8, !llvm.loop !21

18:                                               ; preds = %8
  ret i32 0
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wait(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @sem_init(%struct.sem_t* nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #9
  store i32 22, i32* %6, align 4, !tbaa !20
  br label %9

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  store i32 %2, i32* %8, align 4, !tbaa !22
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %10
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @sem_destroy(%struct.sem_t* nocapture noundef readnone %0) local_unnamed_addr #6 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_post(%struct.sem_t* noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !22
  %4 = icmp ugt i32 %3, 2147483646
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call i32* @__errno_location() #9
  store i32 75, i32* %6, align 4, !tbaa !20
  br label %11

7:                                                ; preds = %1
  %8 = add nuw nsw i32 %3, 1
  store i32 %8, i32* %2, align 4, !tbaa !22
  %9 = bitcast %struct.sem_t* %0 to i8*
  %10 = tail call i32 @__sv_wake(i8* noundef %9, i32 noundef 1) #9
  br label %11

11:                                               ; preds = %7, %5
  %12 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_trywait(%struct.sem_t* nocapture noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !22
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = add i32 %3, -1
  store i32 %6, i32* %2, align 4, !tbaa !22
  br label %9

7:                                                ; preds = %1
  %8 = tail call i32* @__errno_location() #9
  store i32 11, i32* %8, align 4, !tbaa !20
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ 0, %5 ], [ -1, %7 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_wait(%struct.sem_t* noundef %0) local_unnamed_addr #3 {
  %2 = tail call fastcc i32 @take_until(%struct.sem_t* noundef %0, i64 noundef 0) #10
  ret i32 %2
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @take_until(%struct.sem_t* noundef %0, i64 noundef %1) unnamed_addr #3 {
  tail call void @__sv_cancellation_point() #9
  %3 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !22
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %22

6:                                                ; preds = %2
  %7 = bitcast %struct.sem_t* %0 to i8*
  br label %8

8:                                                ; preds = %6, %19
  %9 = tail call i32 @__sv_wait_or_cancelled(i8* noundef %7, i64 noundef %1) #9
  tail call void @__sv_cancellation_point() #9
  switch i32 %9, label %11 [
    i32 35, label %10
    i32 110, label %14
  ]

10:                                               ; preds = %8
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.8, i64 0, i64 0)) #11
  unreachable

11:                                               ; preds = %8
  %12 = tail call i32 @__sv_ends_call(i32 noundef %9) #9
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %19, label %14

14:                                               ; preds = %8, %11
  %15 = load i32, i32* %3, align 4, !tbaa !22
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %22

17:                                               ; preds = %14
  %18 = tail call i32* @__errno_location() #9
  store i32 %9, i32* %18, align 4, !tbaa !20
  br label %25

19:                                               ; preds = %11
  %20 = load i32, i32* %3, align 4, !tbaa !22
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %8, label %22

22:                                               ; preds = %19, %14, %2
  %23 = phi i32 [ %4, %2 ], [ %15, %14 ], [ %20, %19 ]
  %24 = add i32 %23, -1
  store i32 %24, i32* %3, align 4, !tbaa !22
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi i32 [ 0, %22 ], [ -1, %17 ]
  ret i32 %26
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_timedwait(%struct.sem_t* noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #3 {
  %3 = tail call i32 @__sv_is_time(%struct.timespec* noundef %1) #9
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @__sv_time_of(%struct.timespec* noundef %1) #9
  %7 = tail call fastcc i32 @take_until(%struct.sem_t* noundef %0, i64 noundef %6) #10
  br label %10

8:                                                ; preds = %2
  %9 = tail call i32* @__errno_location() #9
  store i32 22, i32* %9, align 4, !tbaa !20
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi i32 [ %7, %5 ], [ -1, %8 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_clockwait(%struct.sem_t* noundef %0, i32 noundef %1, %struct.timespec* noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @sem_timedwait(%struct.sem_t* noundef %0, %struct.timespec* noundef %2) #10
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @sem_getvalue(%struct.sem_t* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !22
  store i32 %4, i32* %1, align 4, !tbaa !20
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @pthread_barrier_init(%struct.pthread_barrier_t* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.pthread_barrier_t, %struct.pthread_barrier_t* %0, i64 0, i32 0
  store i32 %2, i32* %6, align 4, !tbaa.struct !24
  %7 = getelementptr inbounds %struct.pthread_barrier_t, %struct.pthread_barrier_t* %0, i64 0, i32 1
  %8 = bitcast i32* %7 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(28) %8, i8 0, i64 28, i1 false)
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_barrier_destroy(%struct.pthread_barrier_t* nocapture noundef readnone %0) local_unnamed_addr #6 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_barrier_wait(%struct.pthread_barrier_t* noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.pthread_barrier_t, %struct.pthread_barrier_t* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !26
  %4 = add i32 %3, 1
  store i32 %4, i32* %2, align 4, !tbaa !26
  %5 = getelementptr inbounds %struct.pthread_barrier_t, %struct.pthread_barrier_t* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !28
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !tbaa !26
  %9 = bitcast %struct.pthread_barrier_t* %0 to i8*
  %10 = tail call i32 @__sv_wake(i8* noundef %9, i32 noundef 2147483647) #9
  br label %16

11:                                               ; preds = %1
  %12 = bitcast %struct.pthread_barrier_t* %0 to i8*
  %13 = tail call i32 @__sv_wait(i8* noundef %12, i64 noundef 0) #9
  %14 = icmp eq i32 %13, 35
  br i1 %14, label %15, label %16

15:                                               ; preds = %11
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str, i64 0, i64 0)) #11
  unreachable

16:                                               ; preds = %11, %8
  %17 = phi i32 [ -1, %8 ], [ 0, %11 ]
  ret i32 %17
}

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_mutex_getprioceiling(%struct.pthread_mutex_t* nocapture noundef readnone %0, i32* nocapture noundef readnone %1) local_unnamed_addr #6 {
  ret i32 22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_mutex_setprioceiling(%struct.pthread_mutex_t* nocapture noundef readnone %0, i32 noundef %1, i32* nocapture noundef readnone %2) local_unnamed_addr #6 {
  ret i32 22
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_futex_wait(i32* noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = load i32, i32* %0, align 4, !tbaa !20
  %5 = icmp eq i32 %4, %1
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = bitcast i32* %0 to i8*
  %8 = tail call i32 @__sv_wait(i8* noundef nonnull %7, i64 noundef %2) #9
  %9 = icmp eq i32 %8, 35
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.1, i64 0, i64 0)) #11
  unreachable

11:                                               ; preds = %6, %3
  %12 = phi i32 [ 11, %3 ], [ %8, %6 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_futex(%struct.__va_list_tag* nocapture noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8
  %4 = icmp ult i32 %3, 41
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i64 0, i32 2
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr i8, i8* %7, i64 8
  store i8* %8, i8** %6, align 8
  %9 = bitcast i8* %7 to i32**
  %10 = load i32*, i32** %9, align 8
  br label %20

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i64 0, i32 3
  %13 = load i8*, i8** %12, align 8
  %14 = zext i32 %3 to i64
  %15 = getelementptr i8, i8* %13, i64 %14
  %16 = add nuw nsw i32 %3, 8
  store i32 %16, i32* %2, align 8
  %17 = bitcast i8* %15 to i32**
  %18 = load i32*, i32** %17, align 8
  %19 = icmp ult i32 %3, 33
  br i1 %19, label %29, label %20

20:                                               ; preds = %11, %5
  %21 = phi i32* [ %10, %5 ], [ %18, %11 ]
  %22 = phi i32 [ %3, %5 ], [ %16, %11 ]
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8
  %25 = getelementptr i8, i8* %24, i64 8
  store i8* %25, i8** %23, align 8
  %26 = bitcast i8* %24 to i32*
  %27 = load i32, i32* %26, align 4
  %28 = and i32 %27, 127
  br label %45

29:                                               ; preds = %11
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i64 0, i32 3
  %31 = load i8*, i8** %30, align 8
  %32 = zext i32 %16 to i64
  %33 = getelementptr i8, i8* %31, i64 %32
  %34 = add nuw nsw i32 %3, 16
  store i32 %34, i32* %2, align 8
  %35 = bitcast i8* %33 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = and i32 %36, 127
  %38 = icmp ult i32 %3, 25
  br i1 %38, label %39, label %45

39:                                               ; preds = %29
  %40 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i64 0, i32 3
  %41 = load i8*, i8** %40, align 8
  %42 = zext i32 %34 to i64
  %43 = getelementptr i8, i8* %41, i64 %42
  %44 = add nuw nsw i32 %3, 24
  store i32 %44, i32* %2, align 8
  br label %52

45:                                               ; preds = %20, %29
  %46 = phi i32 [ %28, %20 ], [ %37, %29 ]
  %47 = phi i32 [ %22, %20 ], [ %34, %29 ]
  %48 = phi i32* [ %21, %20 ], [ %18, %29 ]
  %49 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i64 0, i32 2
  %50 = load i8*, i8** %49, align 8
  %51 = getelementptr i8, i8* %50, i64 8
  store i8* %51, i8** %49, align 8
  br label %52

52:                                               ; preds = %45, %39
  %53 = phi i32 [ %37, %39 ], [ %46, %45 ]
  %54 = phi i32* [ %18, %39 ], [ %48, %45 ]
  %55 = phi i32 [ %44, %39 ], [ %47, %45 ]
  %56 = phi i8* [ %43, %39 ], [ %50, %45 ]
  %57 = bitcast i8* %56 to i32*
  %58 = load i32, i32* %57, align 4
  switch i32 %53, label %75 [
    i32 9, label %59
    i32 0, label %59
  ]

59:                                               ; preds = %52, %52
  %60 = icmp ult i32 %55, 41
  br i1 %60, label %61, label %67

61:                                               ; preds = %59
  %62 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i64 0, i32 3
  %63 = load i8*, i8** %62, align 8
  %64 = zext i32 %55 to i64
  %65 = getelementptr i8, i8* %63, i64 %64
  %66 = add nuw nsw i32 %55, 8
  store i32 %66, i32* %2, align 8
  br label %71

67:                                               ; preds = %59
  %68 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i64 0, i32 2
  %69 = load i8*, i8** %68, align 8
  %70 = getelementptr i8, i8* %69, i64 8
  store i8* %70, i8** %68, align 8
  br label %71

71:                                               ; preds = %67, %61
  %72 = phi i8* [ %65, %61 ], [ %69, %67 ]
  %73 = bitcast i8* %72 to %struct.timespec**
  %74 = load %struct.timespec*, %struct.timespec** %73, align 8
  br label %75

75:                                               ; preds = %52, %71
  %76 = phi %struct.timespec* [ %74, %71 ], [ null, %52 ]
  switch i32 %53, label %91 [
    i32 1, label %77
    i32 10, label %77
    i32 0, label %81
    i32 9, label %87
  ]

77:                                               ; preds = %75, %75
  %78 = bitcast i32* %54 to i8*
  %79 = tail call i32 @__sv_wake(i8* noundef %78, i32 noundef %58) #9
  %80 = sext i32 %79 to i64
  br label %99

81:                                               ; preds = %75
  %82 = icmp eq %struct.timespec* %76, null
  br i1 %82, label %92, label %83

83:                                               ; preds = %81
  %84 = tail call i64 @__sv_clock() #9
  %85 = tail call i64 @__sv_time_of(%struct.timespec* noundef nonnull %76) #9
  %86 = add i64 %85, %84
  br label %92

87:                                               ; preds = %75
  %88 = icmp eq %struct.timespec* %76, null
  br i1 %88, label %92, label %89

89:                                               ; preds = %87
  %90 = tail call i64 @__sv_time_of(%struct.timespec* noundef nonnull %76) #9
  br label %92

91:                                               ; preds = %75
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)) #9
  br label %96

92:                                               ; preds = %89, %87, %83, %81
  %93 = phi i64 [ %86, %83 ], [ 0, %81 ], [ %90, %89 ], [ 0, %87 ]
  %94 = tail call i32 @__sv_futex_wait(i32* noundef %54, i32 noundef %58, i64 noundef %93) #10
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %99, label %96

96:                                               ; preds = %91, %92
  %97 = phi i32 [ 38, %91 ], [ %94, %92 ]
  %98 = tail call i32* @__errno_location() #9
  store i32 %97, i32* %98, align 4, !tbaa !20
  br label %99

99:                                               ; preds = %96, %92, %77
  %100 = phi i64 [ %80, %77 ], [ -1, %96 ], [ 0, %92 ]
  ret i64 %100
}

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__sv_thread() local_unnamed_addr #4

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #8

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__sv_ends_call(i32 noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin optsize "no-builtins" }
attributes #11 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"", !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !4, i64 16}
!8 = !{!"", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16, !5, i64 20}
!9 = !{!8, !4, i64 0}
!10 = !{!8, !4, i64 8}
!11 = !{!8, !4, i64 4}
!12 = !{!13, !4, i64 0}
!13 = !{!"", !4, i64 0, !4, i64 4, !4, i64 8, !5, i64 12}
!14 = !{!13, !4, i64 4}
!15 = !{!13, !4, i64 8}
!16 = !{i32 (%struct.pthread_rwlock_t*)* @pthread_rwlock_tryrdlock, i32 (%struct.pthread_rwlock_t*)* @pthread_rwlock_trywrlock}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!4, !4, i64 0}
!21 = distinct !{!21, !18, !19}
!22 = !{!23, !4, i64 0}
!23 = !{!"", !4, i64 0, !5, i64 4}
!24 = !{i64 0, i64 4, !20, i64 4, i64 4, !20, i64 8, i64 24, !25}
!25 = !{!5, !5, i64 0}
!26 = !{!27, !4, i64 4}
!27 = !{!"", !4, i64 0, !4, i64 4, !5, i64 8}
!28 = !{!27, !4, i64 0}
