; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/threads.c
; ModuleID = 'runtime/c/threads.c'
source_filename = "runtime/c/threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, i8*, void (i8*)* }
%struct.pthread_mutex_t = type { i32, i32, i32, i32, i32, [5 x i32] }
%struct.pthread_mutexattr_t = type { i32 }
%struct.pthread_cond_t = type { [6 x i64] }
%struct.pthread_rwlock_t = type { i32, i32, [12 x i32] }
%struct.sem_t = type { i32, [7 x i32] }
%struct.timespec = type { i64, i64 }
%struct.pthread_barrier_t = type { i32, [7 x i32] }

@.str = private unnamed_addr constant [33 x i8] c"pthread_create: no second thread\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"a mutex is locked again by the only thread\00", align 1
@.str.2 = private unnamed_addr constant [47 x i8] c"the only thread waits for a condition variable\00", align 1
@.str.3 = private unnamed_addr constant [44 x i8] c"the only thread waits for its own read lock\00", align 1
@keys = internal unnamed_addr global [1024 x %struct.anon] zeroinitializer, align 16
@thread_name = internal global [16 x i8] c"program\00\00\00\00\00\00\00\00\00", align 16
@cancel_state = internal unnamed_addr global i32 0, align 4
@cancel_type = internal unnamed_addr global i32 0, align 4
@.str.4 = private unnamed_addr constant [46 x i8] c"waiting for a semaphore that nobody will post\00", align 1
@.str.5 = private unnamed_addr constant [52 x i8] c"waiting at a barrier for threads that there are not\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"deadlock\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @pthread_self() local_unnamed_addr #0 {
  ret i64 4242
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_create(i64* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* (i8*)* nocapture noundef readnone %2, i8* nocapture noundef readnone %3) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0)) #12
  ret i32 11
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_join(i64 noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %0, 4242
  %4 = select i1 %3, i32 35, i32 3
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_detach(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i64 %0, 4242
  %3 = select i1 %2, i32 0, i32 3
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_getattr_np(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @sched_yield() local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutex_init(%struct.pthread_mutex_t* nocapture noundef writeonly %0, %struct.pthread_mutexattr_t* noundef readonly %1) local_unnamed_addr #3 {
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
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @pthread_mutex_destroy(%struct.pthread_mutex_t* nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !9
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 0, i32 16
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutex_trylock(%struct.pthread_mutex_t* nocapture noundef %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !9
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 4, !tbaa !7
  %8 = and i32 %7, 3
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %15

10:                                               ; preds = %5, %1
  store i32 1, i32* %2, align 4, !tbaa !9
  %11 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  store i32 4242, i32* %11, align 4, !tbaa !10
  %12 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 1
  %13 = load i32, i32* %12, align 4, !tbaa !11
  %14 = add i32 %13, 1
  store i32 %14, i32* %12, align 4, !tbaa !11
  br label %15

15:                                               ; preds = %5, %10
  %16 = phi i32 [ 0, %10 ], [ 16, %5 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_mutex_lock(%struct.pthread_mutex_t* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !9
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 4, !tbaa !7
  %8 = and i32 %7, 3
  switch i32 %8, label %14 [
    i32 1, label %9
    i32 2, label %15
  ]

9:                                                ; preds = %5, %1
  store i32 1, i32* %2, align 4, !tbaa !9
  %10 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  store i32 4242, i32* %10, align 4, !tbaa !10
  %11 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 1
  %12 = load i32, i32* %11, align 4, !tbaa !11
  %13 = add i32 %12, 1
  store i32 %13, i32* %11, align 4, !tbaa !11
  br label %15

14:                                               ; preds = %5
  tail call fastcc void @stuck(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0)) #13
  unreachable

15:                                               ; preds = %5, %9
  %16 = phi i32 [ 0, %9 ], [ 35, %5 ]
  ret i32 %16
}

; Function Attrs: noreturn nounwind optsize
define internal fastcc void @stuck(i8* noundef %0) unnamed_addr #7 {
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.6, i64 0, i64 0), i8* noundef %0) #14
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutex_timedlock(%struct.pthread_mutex_t* nocapture noundef %0, i8* nocapture readnone %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !9
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 4
  %8 = load i32, i32* %7, align 4, !tbaa !7
  %9 = and i32 %8, 3
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %16

11:                                               ; preds = %2, %6
  store i32 1, i32* %3, align 4, !tbaa !9
  %12 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  store i32 4242, i32* %12, align 4, !tbaa !10
  %13 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 1
  %14 = load i32, i32* %13, align 4, !tbaa !11
  %15 = add i32 %14, 1
  store i32 %15, i32* %13, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %6, %11
  %17 = phi i32 [ 0, %11 ], [ 110, %6 ]
  ret i32 %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutex_clocklock(%struct.pthread_mutex_t* nocapture noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #6 {
  %4 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %5 = load i32, i32* %4, align 4, !tbaa !9
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !7
  %10 = and i32 %9, 3
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %17

12:                                               ; preds = %7, %3
  store i32 1, i32* %4, align 4, !tbaa !9
  %13 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  store i32 4242, i32* %13, align 4, !tbaa !10
  %14 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 1
  %15 = load i32, i32* %14, align 4, !tbaa !11
  %16 = add i32 %15, 1
  store i32 %16, i32* %14, align 4, !tbaa !11
  br label %17

17:                                               ; preds = %7, %12
  %18 = phi i32 [ 0, %12 ], [ 110, %7 ]
  ret i32 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutex_unlock(%struct.pthread_mutex_t* nocapture noundef %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !9
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 4, !tbaa !7
  %8 = and i32 %7, 3
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i32
  br label %18

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 1
  %13 = load i32, i32* %12, align 4, !tbaa !11
  %14 = add i32 %13, -1
  store i32 %14, i32* %12, align 4, !tbaa !11
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.pthread_mutex_t, %struct.pthread_mutex_t* %0, i64 0, i32 2
  store i32 0, i32* %17, align 4, !tbaa !10
  store i32 0, i32* %2, align 4, !tbaa !9
  br label %18

18:                                               ; preds = %11, %16, %5
  %19 = phi i32 [ %10, %5 ], [ 0, %16 ], [ 0, %11 ]
  ret i32 %19
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_cond_init(%struct.pthread_cond_t* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #8 {
  %3 = bitcast %struct.pthread_cond_t* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_cond_destroy(%struct.pthread_cond_t* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_cond_signal(%struct.pthread_cond_t* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_cond_broadcast(%struct.pthread_cond_t* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: noreturn nounwind optsize
define dso_local i32 @pthread_cond_wait(%struct.pthread_cond_t* nocapture noundef readnone %0, %struct.pthread_mutex_t* nocapture noundef readnone %1) local_unnamed_addr #7 {
  tail call fastcc void @stuck(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.2, i64 0, i64 0)) #13
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_cond_timedwait(%struct.pthread_cond_t* nocapture readnone %0, %struct.pthread_mutex_t* nocapture readnone %1, i8* nocapture readnone %2) local_unnamed_addr #0 {
  ret i32 110
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_cond_clockwait(%struct.pthread_cond_t* nocapture noundef readnone %0, %struct.pthread_mutex_t* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  ret i32 110
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_rwlock_init(%struct.pthread_rwlock_t* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #8 {
  %3 = bitcast %struct.pthread_rwlock_t* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @pthread_rwlock_destroy(%struct.pthread_rwlock_t* nocapture noundef readonly %0) local_unnamed_addr #5 {
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
define dso_local i32 @pthread_rwlock_tryrdlock(%struct.pthread_rwlock_t* nocapture noundef %0) local_unnamed_addr #6 {
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_rwlock_trywrlock(%struct.pthread_rwlock_t* nocapture noundef %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !14
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !12
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  store i32 1, i32* %2, align 4, !tbaa !14
  br label %10

10:                                               ; preds = %1, %5, %9
  %11 = phi i32 [ 0, %9 ], [ 16, %5 ], [ 16, %1 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_rwlock_rdlock(%struct.pthread_rwlock_t* nocapture noundef %0) local_unnamed_addr #6 {
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
  %10 = phi i32 [ 0, %5 ], [ 35, %1 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_wrlock(%struct.pthread_rwlock_t* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !14
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !12
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  store i32 1, i32* %2, align 4, !tbaa !14
  br label %11

10:                                               ; preds = %5
  tail call fastcc void @stuck(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.3, i64 0, i64 0)) #13
  unreachable

11:                                               ; preds = %1, %9
  %12 = phi i32 [ 0, %9 ], [ 35, %1 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_rwlock_unlock(%struct.pthread_rwlock_t* nocapture noundef %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !14
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !tbaa !14
  br label %12

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.pthread_rwlock_t, %struct.pthread_rwlock_t* %0, i64 0, i32 0
  %8 = load i32, i32* %7, align 4, !tbaa !12
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = add i32 %8, -1
  store i32 %11, i32* %7, align 4, !tbaa !12
  br label %12

12:                                               ; preds = %6, %10, %5
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_once(i32* nocapture noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load i32, i32* %0, align 4, !tbaa !15
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void %1() #12
  store i32 2, i32* %0, align 4, !tbaa !15
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32 @pthread_key_create(i32* nocapture noundef writeonly %0, void (i8*)* noundef %1) local_unnamed_addr #9 {
  br label %3

3:                                                ; preds = %2, %13
  %4 = phi i64 [ 0, %2 ], [ %14, %13 ]
  %5 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !16
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = trunc i64 %4 to i32
  %10 = and i64 %4, 4294967295
  store i32 1, i32* %5, align 8, !tbaa !16
  %11 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %10, i32 1
  store i8* null, i8** %11, align 8, !tbaa !19
  %12 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %10, i32 2
  store void (i8*)* %1, void (i8*)** %12, align 8, !tbaa !20
  store i32 %9, i32* %0, align 4, !tbaa !15
  br label %16

13:                                               ; preds = %3
  %14 = add nuw nsw i64 %4, 1
  %15 = icmp eq i64 %14, 1024
  br i1 %15, label %16, label %3, !llvm.loop !21

16:                                               ; preds = %13, %8
  %17 = phi i32 [ 0, %8 ], [ 11, %13 ]
  ret i32 %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_key_delete(i32 noundef %0) local_unnamed_addr #6 {
  %2 = icmp ugt i32 %0, 1023
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !16
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  store i32 0, i32* %5, align 8, !tbaa !16
  br label %9

9:                                                ; preds = %1, %3, %8
  %10 = phi i32 [ 0, %8 ], [ 22, %3 ], [ 22, %1 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @pthread_getspecific(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 1024
  br i1 %2, label %3, label %11

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !16
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %4, i32 1
  %10 = load i8*, i8** %9, align 8, !tbaa !19
  br label %11

11:                                               ; preds = %1, %3, %8
  %12 = phi i8* [ %10, %8 ], [ null, %3 ], [ null, %1 ]
  ret i8* %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = icmp ugt i32 %0, 1023
  br i1 %3, label %11, label %4

4:                                                ; preds = %2
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %5, i32 0
  %7 = load i32, i32* %6, align 8, !tbaa !16
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %5, i32 1
  store i8* %1, i8** %10, align 8, !tbaa !19
  br label %11

11:                                               ; preds = %2, %4, %9
  %12 = phi i32 [ 0, %9 ], [ 22, %4 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @pthread_exit(i8* nocapture readnone %0) local_unnamed_addr #7 {
  br label %2

2:                                                ; preds = %1, %5
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  br label %10

4:                                                ; preds = %5
  tail call void @exit(i32 noundef 0) #14
  unreachable

5:                                                ; preds = %25
  %6 = add nuw nsw i32 %3, 1
  %7 = icmp ult i32 %3, 3
  %8 = icmp ne i32 %26, 0
  %9 = select i1 %7, i1 %8, i1 false
  br i1 %9, label %2, label %4, !llvm.loop !24

10:                                               ; preds = %2, %25
  %11 = phi i64 [ 0, %2 ], [ %27, %25 ]
  %12 = phi i32 [ 0, %2 ], [ %26, %25 ]
  %13 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %11, i32 1
  %14 = load i8*, i8** %13, align 8, !tbaa !19
  %15 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %11, i32 0
  %16 = load i32, i32* %15, align 8, !tbaa !16
  %17 = icmp ne i32 %16, 0
  %18 = icmp ne i8* %14, null
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %20, label %25

20:                                               ; preds = %10
  %21 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %11, i32 2
  %22 = load void (i8*)*, void (i8*)** %21, align 8, !tbaa !20
  %23 = icmp eq void (i8*)* %22, null
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  store i8* null, i8** %13, align 8, !tbaa !19
  tail call void %22(i8* noundef nonnull %14) #12
  br label %25

25:                                               ; preds = %10, %20, %24
  %26 = phi i32 [ 1, %24 ], [ %12, %20 ], [ %12, %10 ]
  %27 = add nuw nsw i64 %11, 1
  %28 = icmp eq i64 %27, 1024
  br i1 %28, label %5, label %10, !llvm.loop !25
}

; Function Attrs: noreturn optsize
declare dso_local void @exit(i32 noundef) local_unnamed_addr #10

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32 @__pthread_key_create(i32* nocapture noundef writeonly %0, void (i8*)* noundef %1) local_unnamed_addr #9 {
  br label %3

3:                                                ; preds = %13, %2
  %4 = phi i64 [ 0, %2 ], [ %14, %13 ]
  %5 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !16
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = trunc i64 %4 to i32
  %10 = and i64 %4, 4294967295
  store i32 1, i32* %5, align 8, !tbaa !16
  %11 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %10, i32 1
  store i8* null, i8** %11, align 8, !tbaa !19
  %12 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %10, i32 2
  store void (i8*)* %1, void (i8*)** %12, align 8, !tbaa !20
  store i32 %9, i32* %0, align 4, !tbaa !15
  br label %16

13:                                               ; preds = %3
  %14 = add nuw nsw i64 %4, 1
  %15 = icmp eq i64 %14, 1024
  br i1 %15, label %16, label %3, !llvm.loop !21

16:                                               ; preds = %13, %8
  %17 = phi i32 [ 0, %8 ], [ 11, %13 ]
  ret i32 %17
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @thrd_exit(i32 noundef %0) local_unnamed_addr #7 {
  tail call void @pthread_exit(i8* undef) #13
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_setaffinity_np(i64 noundef %0, i64 noundef %1, i64* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %0, 4242
  %5 = select i1 %4, i32 0, i32 3
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_getaffinity_np(i64 noundef %0, i64 noundef %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #8 {
  %4 = icmp eq i64 %0, 4242
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = icmp ult i64 %1, 8
  br i1 %6, label %9, label %7

7:                                                ; preds = %5
  %8 = bitcast i64* %2 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* align 8 %8, i8 0, i64 %1, i1 false)
  store i64 1, i64* %2, align 8, !tbaa !26
  br label %9

9:                                                ; preds = %5, %3, %7
  %10 = phi i32 [ 0, %7 ], [ 3, %3 ], [ 22, %5 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_setname_np(i64 noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i64 %0, 4242
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = tail call i64 @strlen(i8* noundef %1) #12
  %6 = icmp ugt i64 %5, 15
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = tail call i8* @strcpy(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @thread_name, i64 0, i64 0), i8* noundef %1) #12
  br label %9

9:                                                ; preds = %4, %2, %7
  %10 = phi i32 [ 0, %7 ], [ 3, %2 ], [ 34, %4 ]
  ret i32 %10
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_getname_np(i64 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i64 %0, 4242
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 16
  br i1 %6, label %9, label %7

7:                                                ; preds = %5
  %8 = tail call i8* @strcpy(i8* noundef %1, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @thread_name, i64 0, i64 0)) #12
  br label %9

9:                                                ; preds = %5, %3, %7
  %10 = phi i32 [ 0, %7 ], [ 3, %3 ], [ 34, %5 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_kill(i64 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i64 %0, 4242
  br i1 %3, label %4, label %12

4:                                                ; preds = %2
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %12, label %6

6:                                                ; preds = %4
  %7 = tail call i32 @raise(i32 noundef %1) #12
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %6
  %10 = tail call i32* @__errno_location() #12
  %11 = load i32, i32* %10, align 4, !tbaa !15
  br label %12

12:                                               ; preds = %4, %6, %9, %2
  %13 = phi i32 [ 3, %2 ], [ 0, %4 ], [ %11, %9 ], [ 0, %6 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @raise(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_setcancelstate(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #6 {
  %3 = icmp ult i32 %0, 2
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = icmp eq i32* %1, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %4
  %7 = load i32, i32* @cancel_state, align 4, !tbaa !15
  store i32 %7, i32* %1, align 4, !tbaa !15
  br label %8

8:                                                ; preds = %6, %4
  store i32 %0, i32* @cancel_state, align 4, !tbaa !15
  br label %9

9:                                                ; preds = %2, %8
  %10 = phi i32 [ 0, %8 ], [ 22, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_setcanceltype(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #6 {
  %3 = icmp ult i32 %0, 2
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = icmp eq i32* %1, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %4
  %7 = load i32, i32* @cancel_type, align 4, !tbaa !15
  store i32 %7, i32* %1, align 4, !tbaa !15
  br label %8

8:                                                ; preds = %6, %4
  store i32 %0, i32* @cancel_type, align 4, !tbaa !15
  br label %9

9:                                                ; preds = %2, %8
  %10 = phi i32 [ 0, %8 ], [ 22, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @pthread_testcancel() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cancel(i64 noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq i64 %0, 4242
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  ret i32 3

4:                                                ; preds = %1
  tail call void @pthread_exit(i8* undef) #13
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @__pthread_register_cancel(i8* nocapture noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @__pthread_unregister_cancel(i8* nocapture noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__pthread_unwind_next(i8* nocapture noundef readnone %0) local_unnamed_addr #7 {
  tail call void @pthread_exit(i8* undef) #13
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_init(%struct.sem_t* nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #12
  store i32 22, i32* %6, align 4, !tbaa !15
  br label %9

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  store i32 %2, i32* %8, align 4, !tbaa !28
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @sem_destroy(%struct.sem_t* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_post(%struct.sem_t* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !28
  %4 = icmp ugt i32 %3, 2147483646
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call i32* @__errno_location() #12
  store i32 75, i32* %6, align 4, !tbaa !15
  br label %9

7:                                                ; preds = %1
  %8 = add nuw nsw i32 %3, 1
  store i32 %8, i32* %2, align 4, !tbaa !28
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_trywait(%struct.sem_t* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !28
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = add i32 %3, -1
  store i32 %6, i32* %2, align 4, !tbaa !28
  br label %9

7:                                                ; preds = %1
  %8 = tail call i32* @__errno_location() #12
  store i32 11, i32* %8, align 4, !tbaa !15
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ 0, %5 ], [ -1, %7 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_wait(%struct.sem_t* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !28
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @stuck(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.4, i64 0, i64 0)) #13
  unreachable

6:                                                ; preds = %1
  %7 = add i32 %3, -1
  store i32 %7, i32* %2, align 4, !tbaa !28
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_timedwait(%struct.sem_t* nocapture noundef %0, %struct.timespec* nocapture readnone %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !28
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = add i32 %4, -1
  store i32 %7, i32* %3, align 4, !tbaa !28
  br label %10

8:                                                ; preds = %2
  %9 = tail call i32* @__errno_location() #12
  store i32 110, i32* %9, align 4, !tbaa !15
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi i32 [ 0, %6 ], [ -1, %8 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_clockwait(%struct.sem_t* nocapture noundef %0, i32 noundef %1, %struct.timespec* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %5 = load i32, i32* %4, align 4, !tbaa !28
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = add i32 %5, -1
  store i32 %8, i32* %4, align 4, !tbaa !28
  br label %11

9:                                                ; preds = %3
  %10 = tail call i32* @__errno_location() #12
  store i32 110, i32* %10, align 4, !tbaa !15
  br label %11

11:                                               ; preds = %7, %9
  %12 = phi i32 [ 0, %7 ], [ -1, %9 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @sem_getvalue(%struct.sem_t* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.sem_t, %struct.sem_t* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !28
  store i32 %4, i32* %1, align 4, !tbaa !15
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_barrier_init(%struct.pthread_barrier_t* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #11 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.pthread_barrier_t, %struct.pthread_barrier_t* %0, i64 0, i32 0
  store i32 %2, i32* %6, align 4, !tbaa !28
  br label %7

7:                                                ; preds = %3, %5
  %8 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_barrier_destroy(%struct.pthread_barrier_t* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_barrier_wait(%struct.pthread_barrier_t* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.pthread_barrier_t, %struct.pthread_barrier_t* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !28
  %4 = icmp ugt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @stuck(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.5, i64 0, i64 0)) #13
  unreachable

6:                                                ; preds = %1
  ret i32 -1
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind optsize "no-builtins" }
attributes #13 = { nobuiltin noreturn optsize "no-builtins" }
attributes #14 = { nobuiltin noreturn nounwind optsize "no-builtins" }

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
!13 = !{!"", !4, i64 0, !4, i64 4, !5, i64 8}
!14 = !{!13, !4, i64 4}
!15 = !{!4, !4, i64 0}
!16 = !{!17, !4, i64 0}
!17 = !{!"", !4, i64 0, !18, i64 8, !18, i64 16}
!18 = !{!"any pointer", !5, i64 0}
!19 = !{!17, !18, i64 8}
!20 = !{!17, !18, i64 16}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = distinct !{!24, !22, !23}
!25 = distinct !{!25, !22, !23}
!26 = !{!27, !27, i64 0}
!27 = !{!"long", !5, i64 0}
!28 = !{!29, !4, i64 0}
!29 = !{!"", !4, i64 0, !5, i64 4}
