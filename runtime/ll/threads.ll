; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/threads.c
; ModuleID = 'runtime/c/threads.c'
source_filename = "runtime/c/threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sv_thread = type { i64, i32, i8*, i64, i64, i32, i32, i8* (i8*)*, i8*, i8*, i32, i32, i32, i32, i32, [16 x i64], i8*, i8**, %struct.__sv_cleanup*, [16 x i8] }
%struct.__sv_cleanup = type { [9 x i64], %struct.__sv_cleanup* }
%struct.__sv_scheduler = type { i32 (i8*, i64, i32)*, i32 (i8*, i32)*, void ()*, void ()*, i64 ()*, void ()* }
%struct.timespec = type { i64, i64 }

@first = internal global %struct.__sv_thread { i64 0, i32 0, i8* null, i64 0, i64 0, i32 0, i32 0, i8* (i8*)* null, i8* null, i8* null, i32 0, i32 0, i32 0, i32 0, i32 0, [16 x i64] zeroinitializer, i8* null, i8** null, %struct.__sv_cleanup* null, [16 x i8] c"program\00\00\00\00\00\00\00\00\00" }, align 8
@__sv_me = dso_local local_unnamed_addr global %struct.__sv_thread* @first, align 8
@count = internal unnamed_addr global i64 1, align 8
@.str = private unnamed_addr constant [33 x i8] c"pthread_create: too many threads\00", align 1
@__sv_scheduler = external dso_local local_unnamed_addr global %struct.__sv_scheduler*, align 8
@.str.1 = private unnamed_addr constant [57 x i8] c"threads take turns in one order of many (pthread_create)\00", align 1
@scheduler = internal constant %struct.__sv_scheduler { i32 (i8*, i64, i32)* @wait, i32 (i8*, i32)* @wake, void ()* @give_way, void ()* @cancellation_point, i64 ()* @own_number, void ()* @__sv_give_way }, align 8
@.str.2 = private unnamed_addr constant [62 x i8] c"pthread_exit: no destructor or handler of C++ on the way runs\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"a thread ends, and none of the others can go on\00", align 1
@all = internal unnamed_addr global <{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }> <{ %struct.__sv_thread* @first, [511 x %struct.__sv_thread*] zeroinitializer }>, align 16
@waits = internal unnamed_addr global i64 0, align 8
@looks = internal unnamed_addr global i64 0, align 8
@rings = internal unnamed_addr global i1 false, align 4
@__sv_handled = external dso_local local_unnamed_addr global i64, align 8
@__sv_alarm = external dso_local local_unnamed_addr global i64, align 8
@.str.5 = private unnamed_addr constant [63 x i8] c"a thread waits for the end of another, and no thread can go on\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ugt i64 %0, 4241
  br i1 %2, label %3, label %10

3:                                                ; preds = %1
  %4 = add i64 %0, -4242
  %5 = load i64, i64* @count, align 8, !tbaa !2
  %6 = icmp ult i64 %4, %5
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %4
  %9 = load %struct.__sv_thread*, %struct.__sv_thread** %8, align 8, !tbaa !6
  br label %10

10:                                               ; preds = %1, %3, %7
  %11 = phi %struct.__sv_thread* [ %9, %7 ], [ null, %3 ], [ null, %1 ]
  ret %struct.__sv_thread* %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @pthread_self() local_unnamed_addr #0 {
  %1 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %2 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 0
  %3 = load i64, i64* %2, align 8, !tbaa !8
  %4 = add i64 %3, 4242
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @sched_yield() local_unnamed_addr #2 {
  tail call void @__sv_give_way() #9
  ret i32 0
}

; Function Attrs: optsize
declare dso_local void @__sv_give_way() #3

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_create(i64* nocapture noundef writeonly %0, i8* noundef %1, i8* (i8*)* noundef %2, i8* noundef %3) local_unnamed_addr #2 {
  br label %5

5:                                                ; preds = %4, %10
  %6 = phi i64 [ 1, %4 ], [ %11, %10 ]
  %7 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %6
  %8 = load %struct.__sv_thread*, %struct.__sv_thread** %7, align 8, !tbaa !6
  %9 = icmp eq %struct.__sv_thread* %8, null
  br i1 %9, label %15, label %10

10:                                               ; preds = %5
  %11 = add nuw nsw i64 %6, 1
  %12 = icmp eq i64 %11, 512
  br i1 %12, label %13, label %5, !llvm.loop !11

13:                                               ; preds = %10
  %14 = tail call i64 @__symvm_thread_locals_size() #9
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0)) #9
  br label %61

15:                                               ; preds = %5
  %16 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %6
  %17 = tail call i64 @__symvm_thread_locals_size() #9
  %18 = add i64 %17, 264
  %19 = tail call i8* @memalign(i64 noundef 64, i64 noundef %18) #9
  %20 = icmp eq i8* %19, null
  br i1 %20, label %61, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds i8, i8* %19, i64 %17
  %23 = bitcast i8* %22 to i64*
  store i64 %6, i64* %23, align 8, !tbaa.struct !14
  %24 = getelementptr inbounds i8, i8* %22, i64 8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %24, i8 0, i64 40, i1 false)
  %25 = getelementptr inbounds i8, i8* %22, i64 48
  %26 = bitcast i8* %25 to i8* (i8*)**
  store i8* (i8*)* %2, i8* (i8*)** %26, align 8, !tbaa.struct !17
  %27 = getelementptr inbounds i8, i8* %22, i64 56
  %28 = bitcast i8* %27 to i8**
  store i8* %3, i8** %28, align 8, !tbaa.struct !18
  %29 = getelementptr inbounds i8, i8* %22, i64 64
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(160) %29, i8 0, i64 160, i1 false)
  %30 = getelementptr inbounds i8, i8* %22, i64 224
  %31 = bitcast i8* %30 to i8**
  store i8* %19, i8** %31, align 8, !tbaa.struct !19
  %32 = getelementptr inbounds i8, i8* %22, i64 232
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %32, i8 0, i64 32, i1 false)
  %33 = tail call i32 @__symvm_begin_thread(i64 noundef %6, void (i8*)* noundef nonnull @body, i8* noundef nonnull %22, i8* noundef nonnull %19) #9
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %21
  tail call void @free(i8* noundef nonnull %19) #9
  br label %61

36:                                               ; preds = %21
  %37 = getelementptr inbounds i8, i8* %22, i64 96
  %38 = tail call i32 @pthread_sigmask(i32 noundef 2, i8* noundef null, i8* noundef nonnull %37) #9
  %39 = icmp eq i8* %1, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, i8* %22, i64 72
  %42 = bitcast i8* %41 to i32*
  %43 = tail call i32 @pthread_attr_getdetachstate(i8* noundef nonnull %1, i32* noundef nonnull %42) #9
  br label %44

44:                                               ; preds = %40, %36
  %45 = getelementptr inbounds i8, i8* %22, i64 248
  %46 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %47 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %46, i64 0, i32 19, i64 0
  %48 = tail call i8* @strcpy(i8* noundef nonnull %45, i8* noundef nonnull %47) #9
  %49 = bitcast %struct.__sv_thread** %16 to i8**
  store i8* %22, i8** %49, align 8, !tbaa !6
  %50 = load i64, i64* @count, align 8, !tbaa !2
  %51 = icmp ult i64 %6, %50
  br i1 %51, label %54, label %52

52:                                               ; preds = %44
  %53 = add nuw nsw i64 %6, 1
  store i64 %53, i64* @count, align 8, !tbaa !2
  br label %54

54:                                               ; preds = %52, %44
  %55 = load %struct.__sv_scheduler*, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !6
  %56 = icmp eq %struct.__sv_scheduler* %55, null
  br i1 %56, label %57, label %58

57:                                               ; preds = %54
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.1, i64 0, i64 0)) #9
  br label %58

58:                                               ; preds = %57, %54
  store %struct.__sv_scheduler* @scheduler, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !6
  %59 = load i64, i64* %23, align 8, !tbaa !8
  %60 = add i64 %59, 4242
  store i64 %60, i64* %0, align 8, !tbaa !2
  br label %61

61:                                               ; preds = %13, %35, %58, %15
  %62 = phi i32 [ 11, %15 ], [ 0, %58 ], [ 11, %35 ], [ 11, %13 ]
  ret i32 %62
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_thread_locals_size() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @memalign(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local i32 @__symvm_begin_thread(i64 noundef, void (i8*)* noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind optsize
define internal void @body(i8* noundef %0) #5 {
  %2 = tail call i32* @__errno_location() #9
  store i32 0, i32* %2, align 4, !tbaa !16
  %3 = getelementptr inbounds i8, i8* %0, i64 96
  %4 = tail call i32 @pthread_sigmask(i32 noundef 2, i8* noundef nonnull %3, i8* noundef null) #9
  %5 = getelementptr inbounds i8, i8* %0, i64 48
  %6 = bitcast i8* %5 to i8* (i8*)**
  %7 = load i8* (i8*)*, i8* (i8*)** %6, align 8, !tbaa !20
  %8 = getelementptr inbounds i8, i8* %0, i64 56
  %9 = bitcast i8* %8 to i8**
  %10 = load i8*, i8** %9, align 8, !tbaa !21
  %11 = tail call i8* %7(i8* noundef %10) #9
  tail call void @pthread_exit(i8* noundef %11) #10
  unreachable
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @pthread_sigmask(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @pthread_attr_getdetachstate(i8* noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind optsize
define dso_local void @pthread_exit(i8* noundef %0) local_unnamed_addr #5 {
  %2 = tail call i64 @__symvm_next_landing(i64 noundef 0) #9
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.2, i64 0, i64 0)) #9
  br label %5

5:                                                ; preds = %4, %1
  %6 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %7 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 9
  store i8* %0, i8** %7, align 8, !tbaa !22
  %8 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 11
  store i32 0, i32* %8, align 4, !tbaa !23
  %9 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 12
  store i32 1, i32* %9, align 8, !tbaa !24
  %10 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 18
  %11 = load %struct.__sv_cleanup*, %struct.__sv_cleanup** %10, align 8, !tbaa !25
  %12 = icmp eq %struct.__sv_cleanup* %11, null
  br i1 %12, label %17, label %13

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.__sv_cleanup, %struct.__sv_cleanup* %11, i64 0, i32 1
  %15 = load %struct.__sv_cleanup*, %struct.__sv_cleanup** %14, align 8, !tbaa !26
  store %struct.__sv_cleanup* %15, %struct.__sv_cleanup** %10, align 8, !tbaa !25
  %16 = bitcast %struct.__sv_cleanup* %11 to i8*
  tail call void @__symvm_long_jump(i8* noundef nonnull %16, i32 noundef 1) #11
  unreachable

17:                                               ; preds = %5
  tail call void @__sv_end_of_thread() #9
  tail call void @__sv_destroy_data() #9
  %18 = load i64, i64* @count, align 8, !tbaa !2
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %42, label %20

20:                                               ; preds = %17
  %21 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8
  br label %24

22:                                               ; preds = %36
  %23 = icmp eq i32 %39, 0
  br i1 %23, label %42, label %43

24:                                               ; preds = %20, %36
  %25 = phi i32 [ 0, %20 ], [ %39, %36 ]
  %26 = phi i64 [ 0, %20 ], [ %40, %36 ]
  %27 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %26
  %28 = load %struct.__sv_thread*, %struct.__sv_thread** %27, align 8, !tbaa !6
  %29 = icmp eq %struct.__sv_thread* %28, null
  %30 = icmp eq %struct.__sv_thread* %28, %21
  %31 = select i1 %29, i1 true, i1 %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %24
  %33 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %28, i64 0, i32 1
  %34 = load i32, i32* %33, align 8, !tbaa !28
  %35 = icmp ne i32 %34, 3
  br label %36

36:                                               ; preds = %32, %24
  %37 = phi i1 [ false, %24 ], [ %35, %32 ]
  %38 = zext i1 %37 to i32
  %39 = add nuw nsw i32 %25, %38
  %40 = add nuw i64 %26, 1
  %41 = icmp eq i64 %40, %18
  br i1 %41, label %22, label %24, !llvm.loop !29

42:                                               ; preds = %17, %22
  tail call void @exit(i32 noundef 0) #11
  unreachable

43:                                               ; preds = %22
  %44 = load i8*, i8** bitcast (%struct.__sv_thread** @__sv_me to i8**), align 8, !tbaa !6
  %45 = tail call i32 @__sv_wake(i8* noundef %44, i32 noundef 2147483647) #9
  %46 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %47 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %46, i64 0, i32 1
  store i32 3, i32* %47, align 8, !tbaa !28
  %48 = tail call fastcc %struct.__sv_thread* @next_ready(i32 noundef 1) #12
  %49 = icmp eq %struct.__sv_thread* %48, null
  br i1 %49, label %50, label %51

50:                                               ; preds = %43
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.3, i64 0, i64 0)) #11
  unreachable

51:                                               ; preds = %43
  %52 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %53 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %52, i64 0, i32 10
  %54 = load i32, i32* %53, align 8, !tbaa !30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %64, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %52, i64 0, i32 0
  %58 = load i64, i64* %57, align 8, !tbaa !8
  %59 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %58
  store %struct.__sv_thread* null, %struct.__sv_thread** %59, align 8, !tbaa !6
  %60 = icmp eq %struct.__sv_thread* %52, @first
  br i1 %60, label %64, label %61

61:                                               ; preds = %56
  %62 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %52, i64 0, i32 16
  %63 = load i8*, i8** %62, align 8, !tbaa !31
  tail call void @free(i8* noundef %63) #9
  br label %64

64:                                               ; preds = %61, %56, %51
  store %struct.__sv_thread* %48, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %65 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %48, i64 0, i32 0
  %66 = load i64, i64* %65, align 8, !tbaa !8
  tail call void @__symvm_switch_thread(i64 noundef %66, i32 noundef 1) #9
  unreachable
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_next_landing(i64 noundef) local_unnamed_addr #3

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_long_jump(i8* noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local void @__sv_end_of_thread() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__sv_destroy_data() local_unnamed_addr #3

; Function Attrs: noreturn optsize
declare dso_local void @exit(i32 noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define internal fastcc %struct.__sv_thread* @next_ready(i32 noundef %0) unnamed_addr #2 {
  %2 = load i64, i64* @count, align 8, !tbaa !2
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %60, label %10

4:                                                ; preds = %30
  %5 = icmp eq i64 %32, 0
  br i1 %5, label %60, label %6

6:                                                ; preds = %4
  %7 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %8 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %7, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !8
  br label %34

10:                                               ; preds = %1, %30
  %11 = phi i64 [ %31, %30 ], [ 0, %1 ]
  %12 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %11
  %13 = load %struct.__sv_thread*, %struct.__sv_thread** %12, align 8, !tbaa !6
  %14 = icmp eq %struct.__sv_thread* %13, null
  br i1 %14, label %30, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %13, i64 0, i32 1
  %17 = load i32, i32* %16, align 8, !tbaa !28
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %30

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %13, i64 0, i32 3
  %21 = load i64, i64* %20, align 8, !tbaa !32
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %30, label %23

23:                                               ; preds = %19
  %24 = tail call i64 @__sv_clock() #9
  %25 = icmp ugt i64 %21, %24
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = load %struct.__sv_thread*, %struct.__sv_thread** %12, align 8, !tbaa !6
  %28 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %27, i64 0, i32 1
  store i32 0, i32* %28, align 8, !tbaa !28
  %29 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %27, i64 0, i32 5
  store i32 1, i32* %29, align 8, !tbaa !33
  br label %30

30:                                               ; preds = %10, %15, %19, %23, %26
  %31 = add nuw i64 %11, 1
  %32 = load i64, i64* @count, align 8, !tbaa !2
  %33 = icmp ult i64 %31, %32
  br i1 %33, label %10, label %4, !llvm.loop !34

34:                                               ; preds = %6, %56
  %35 = phi i64 [ 1, %6 ], [ %58, %56 ]
  %36 = phi %struct.__sv_thread* [ null, %6 ], [ %57, %56 ]
  %37 = add i64 %9, %35
  %38 = urem i64 %37, %32
  %39 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %38
  %40 = load %struct.__sv_thread*, %struct.__sv_thread** %39, align 8, !tbaa !6
  %41 = icmp eq %struct.__sv_thread* %40, null
  br i1 %41, label %56, label %42

42:                                               ; preds = %34
  %43 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %40, i64 0, i32 1
  %44 = load i32, i32* %43, align 8, !tbaa !28
  switch i32 %44, label %56 [
    i32 0, label %83
    i32 1, label %45
  ]

45:                                               ; preds = %42
  %46 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %40, i64 0, i32 3
  %47 = load i64, i64* %46, align 8, !tbaa !32
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %56, label %49

49:                                               ; preds = %45
  %50 = icmp eq %struct.__sv_thread* %36, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %49
  %52 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %36, i64 0, i32 3
  %53 = load i64, i64* %52, align 8, !tbaa !32
  %54 = icmp ult i64 %47, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %51, %49
  br label %56

56:                                               ; preds = %45, %51, %55, %42, %34
  %57 = phi %struct.__sv_thread* [ %36, %34 ], [ %40, %55 ], [ %36, %51 ], [ %36, %45 ], [ %36, %42 ]
  %58 = add i64 %35, 1
  %59 = icmp ugt i64 %58, %32
  br i1 %59, label %60, label %34, !llvm.loop !35

60:                                               ; preds = %56, %1, %4
  %61 = phi %struct.__sv_thread* [ null, %4 ], [ null, %1 ], [ %57, %56 ]
  %62 = icmp eq i32 %0, 2
  %63 = load i64, i64* @__sv_alarm, align 8
  %64 = icmp ne i64 %63, 0
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %74

66:                                               ; preds = %60
  %67 = icmp eq %struct.__sv_thread* %61, null
  br i1 %67, label %72, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %61, i64 0, i32 3
  %70 = load i64, i64* %69, align 8, !tbaa !32
  %71 = icmp ugt i64 %63, %70
  br i1 %71, label %74, label %72

72:                                               ; preds = %68, %66
  store i1 true, i1* @rings, align 4
  %73 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  br label %83

74:                                               ; preds = %68, %60
  %75 = icmp ne %struct.__sv_thread* %61, null
  %76 = icmp ne i32 %0, 0
  %77 = and i1 %76, %75
  br i1 %77, label %78, label %83

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %61, i64 0, i32 3
  %80 = load i64, i64* %79, align 8, !tbaa !32
  tail call void @__sv_set_clock(i64 noundef %80) #9
  %81 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %61, i64 0, i32 1
  store i32 0, i32* %81, align 8, !tbaa !28
  %82 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %61, i64 0, i32 5
  store i32 1, i32* %82, align 8, !tbaa !33
  br label %83

83:                                               ; preds = %42, %74, %78, %72
  %84 = phi %struct.__sv_thread* [ %73, %72 ], [ %61, %78 ], [ null, %74 ], [ %40, %42 ]
  ret %struct.__sv_thread* %84
}

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local void @__symvm_switch_thread(i64 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_join(i64 noundef %0, i8** noundef %1) local_unnamed_addr #2 {
  %3 = tail call fastcc i32 @join(i64 noundef %0, i8** noundef %1, i64 noundef 0) #12
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @join(i64 noundef %0, i8** noundef writeonly %1, i64 noundef %2) unnamed_addr #2 {
  %4 = icmp ugt i64 %0, 4241
  br i1 %4, label %5, label %50

5:                                                ; preds = %3
  %6 = add i64 %0, -4242
  %7 = load i64, i64* @count, align 8, !tbaa !2
  %8 = icmp ult i64 %6, %7
  br i1 %8, label %9, label %50

9:                                                ; preds = %5
  %10 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %6
  %11 = load %struct.__sv_thread*, %struct.__sv_thread** %10, align 8, !tbaa !6
  %12 = icmp eq %struct.__sv_thread* %11, null
  br i1 %12, label %50, label %13

13:                                               ; preds = %9
  %14 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %15 = icmp eq %struct.__sv_thread* %11, %14
  br i1 %15, label %50, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 10
  %18 = load i32, i32* %17, align 8, !tbaa !30
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %50

20:                                               ; preds = %16
  tail call void @__sv_cancellation_point() #9
  %21 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 1
  %22 = load i32, i32* %21, align 8, !tbaa !28
  %23 = icmp eq i32 %22, 3
  br i1 %23, label %37, label %24

24:                                               ; preds = %20
  %25 = bitcast %struct.__sv_thread* %11 to i8*
  br label %26

26:                                               ; preds = %24, %36
  %27 = tail call i32 @__sv_wait_or_cancelled(i8* noundef nonnull %25, i64 noundef %2) #9
  tail call void @__sv_cancellation_point() #9
  %28 = icmp eq i32 %27, 35
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.5, i64 0, i64 0)) #11
  unreachable

30:                                               ; preds = %26
  %31 = and i32 %27, -5
  %32 = icmp eq i32 %31, 0
  %33 = load i32, i32* %21, align 8, !tbaa !28
  %34 = icmp eq i32 %33, 3
  br i1 %32, label %36, label %35

35:                                               ; preds = %30
  br i1 %34, label %37, label %50

36:                                               ; preds = %30
  br i1 %34, label %37, label %26, !llvm.loop !36

37:                                               ; preds = %36, %35, %20
  %38 = icmp eq i8** %1, null
  br i1 %38, label %42, label %39

39:                                               ; preds = %37
  %40 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 9
  %41 = load i8*, i8** %40, align 8, !tbaa !22
  store i8* %41, i8** %1, align 8, !tbaa !6
  br label %42

42:                                               ; preds = %39, %37
  %43 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 0
  %44 = load i64, i64* %43, align 8, !tbaa !8
  %45 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %44
  store %struct.__sv_thread* null, %struct.__sv_thread** %45, align 8, !tbaa !6
  %46 = icmp eq %struct.__sv_thread* %11, @first
  br i1 %46, label %50, label %47

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 16
  %49 = load i8*, i8** %48, align 8, !tbaa !31
  tail call void @free(i8* noundef %49) #9
  br label %50

50:                                               ; preds = %35, %3, %5, %47, %42, %16, %13, %9
  %51 = phi i32 [ 3, %9 ], [ 35, %13 ], [ 22, %16 ], [ 0, %42 ], [ 0, %47 ], [ 3, %5 ], [ 3, %3 ], [ %27, %35 ]
  ret i32 %51
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_tryjoin_np(i64 noundef %0, i8** noundef %1) local_unnamed_addr #2 {
  %3 = icmp ugt i64 %0, 4241
  br i1 %3, label %4, label %19

4:                                                ; preds = %2
  %5 = add i64 %0, -4242
  %6 = load i64, i64* @count, align 8, !tbaa !2
  %7 = icmp ult i64 %5, %6
  br i1 %7, label %8, label %19

8:                                                ; preds = %4
  %9 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %5
  %10 = load %struct.__sv_thread*, %struct.__sv_thread** %9, align 8, !tbaa !6
  %11 = icmp eq %struct.__sv_thread* %10, null
  %12 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8
  %13 = icmp eq %struct.__sv_thread* %10, %12
  %14 = select i1 %11, i1 true, i1 %13
  br i1 %14, label %19, label %15

15:                                               ; preds = %8
  %16 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %10, i64 0, i32 1
  %17 = load i32, i32* %16, align 8, !tbaa !28
  %18 = icmp eq i32 %17, 3
  br i1 %18, label %19, label %21

19:                                               ; preds = %2, %4, %15, %8
  %20 = tail call fastcc i32 @join(i64 noundef %0, i8** noundef %1, i64 noundef 1) #12
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi i32 [ %20, %19 ], [ 16, %15 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_timedjoin_np(i64 noundef %0, i8** noundef %1, %struct.timespec* noundef %2) local_unnamed_addr #2 {
  %4 = tail call i64 @__sv_time_of(%struct.timespec* noundef %2) #9
  %5 = tail call fastcc i32 @join(i64 noundef %0, i8** noundef %1, i64 noundef %4) #12
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i64 @__sv_time_of(%struct.timespec* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_clockjoin_np(i64 noundef %0, i8** noundef %1, i32 noundef %2, %struct.timespec* noundef %3) local_unnamed_addr #2 {
  %5 = tail call i64 @__sv_time_of(%struct.timespec* noundef %3) #9
  %6 = tail call fastcc i32 @join(i64 noundef %0, i8** noundef %1, i64 noundef %5) #9
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_detach(i64 noundef %0) local_unnamed_addr #2 {
  %2 = icmp ugt i64 %0, 4241
  br i1 %2, label %3, label %27

3:                                                ; preds = %1
  %4 = add i64 %0, -4242
  %5 = load i64, i64* @count, align 8, !tbaa !2
  %6 = icmp ult i64 %4, %5
  br i1 %6, label %7, label %27

7:                                                ; preds = %3
  %8 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %4
  %9 = load %struct.__sv_thread*, %struct.__sv_thread** %8, align 8, !tbaa !6
  %10 = icmp eq %struct.__sv_thread* %9, null
  br i1 %10, label %27, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 10
  %13 = load i32, i32* %12, align 8, !tbaa !30
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  store i32 1, i32* %12, align 8, !tbaa !30
  %16 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 1
  %17 = load i32, i32* %16, align 8, !tbaa !28
  %18 = icmp eq i32 %17, 3
  br i1 %18, label %19, label %27

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 0
  %21 = load i64, i64* %20, align 8, !tbaa !8
  %22 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %21
  store %struct.__sv_thread* null, %struct.__sv_thread** %22, align 8, !tbaa !6
  %23 = icmp eq %struct.__sv_thread* %9, @first
  br i1 %23, label %27, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 16
  %26 = load i8*, i8** %25, align 8, !tbaa !31
  tail call void @free(i8* noundef %26) #9
  br label %27

27:                                               ; preds = %1, %3, %24, %19, %15, %11, %7
  %28 = phi i32 [ 3, %7 ], [ 22, %11 ], [ 0, %15 ], [ 0, %19 ], [ 0, %24 ], [ 3, %3 ], [ 3, %1 ]
  ret i32 %28
}

; Function Attrs: nounwind optsize
define dso_local void @pthread_testcancel() local_unnamed_addr #2 {
  %1 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %2 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 11
  %3 = load i32, i32* %2, align 4, !tbaa !23
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %0
  %6 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 12
  %7 = load i32, i32* %6, align 8, !tbaa !24
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #11
  unreachable

10:                                               ; preds = %0, %5
  ret void
}

; Function Attrs: nounwind optsize
define internal void @cancellation_point() #2 {
  %1 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %2 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 11
  %3 = load i32, i32* %2, align 4, !tbaa !23
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %0
  %6 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 12
  %7 = load i32, i32* %6, align 8, !tbaa !24
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #10
  unreachable

10:                                               ; preds = %5, %0
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cancel(i64 noundef %0) local_unnamed_addr #2 {
  %2 = icmp ugt i64 %0, 4241
  br i1 %2, label %3, label %33

3:                                                ; preds = %1
  %4 = add i64 %0, -4242
  %5 = load i64, i64* @count, align 8, !tbaa !2
  %6 = icmp ult i64 %4, %5
  br i1 %6, label %7, label %33

7:                                                ; preds = %3
  %8 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %4
  %9 = load %struct.__sv_thread*, %struct.__sv_thread** %8, align 8, !tbaa !6
  %10 = icmp eq %struct.__sv_thread* %9, null
  br i1 %10, label %33, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 11
  store i32 1, i32* %12, align 4, !tbaa !23
  %13 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %14 = icmp eq %struct.__sv_thread* %9, %13
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 12
  %17 = load i32, i32* %16, align 8, !tbaa !24
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %33

19:                                               ; preds = %15
  tail call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #11
  unreachable

20:                                               ; preds = %11
  %21 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 1
  %22 = load i32, i32* %21, align 8, !tbaa !28
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %24, label %33

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 6
  %26 = load i32, i32* %25, align 4, !tbaa !37
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %33, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 12
  %30 = load i32, i32* %29, align 8, !tbaa !24
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  store i32 0, i32* %21, align 8, !tbaa !28
  br label %33

33:                                               ; preds = %1, %3, %15, %32, %28, %24, %20, %7
  %34 = phi i32 [ 3, %7 ], [ 0, %20 ], [ 0, %24 ], [ 0, %28 ], [ 0, %32 ], [ 0, %15 ], [ 3, %3 ], [ 3, %1 ]
  ret i32 %34
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_setcancelstate(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #7 {
  %3 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 12
  %5 = icmp ult i32 %0, 2
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = icmp eq i32* %1, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  %9 = load i32, i32* %4, align 4, !tbaa !16
  store i32 %9, i32* %1, align 4, !tbaa !16
  br label %10

10:                                               ; preds = %8, %6
  store i32 %0, i32* %4, align 4, !tbaa !16
  br label %11

11:                                               ; preds = %2, %10
  %12 = phi i32 [ 0, %10 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_setcanceltype(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #7 {
  %3 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 13
  %5 = icmp ult i32 %0, 2
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = icmp eq i32* %1, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  %9 = load i32, i32* %4, align 4, !tbaa !16
  store i32 %9, i32* %1, align 4, !tbaa !16
  br label %10

10:                                               ; preds = %8, %6
  store i32 %0, i32* %4, align 4, !tbaa !16
  br label %11

11:                                               ; preds = %2, %10
  %12 = phi i32 [ 0, %10 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @__pthread_register_cancel(%struct.__sv_cleanup* noundef %0) local_unnamed_addr #7 {
  %2 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %3 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 18
  %4 = load %struct.__sv_cleanup*, %struct.__sv_cleanup** %3, align 8, !tbaa !25
  %5 = getelementptr inbounds %struct.__sv_cleanup, %struct.__sv_cleanup* %0, i64 0, i32 1
  store %struct.__sv_cleanup* %4, %struct.__sv_cleanup** %5, align 8, !tbaa !26
  store %struct.__sv_cleanup* %0, %struct.__sv_cleanup** %3, align 8, !tbaa !25
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @__pthread_unregister_cancel(%struct.__sv_cleanup* nocapture noundef readonly %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.__sv_cleanup, %struct.__sv_cleanup* %0, i64 0, i32 1
  %3 = load %struct.__sv_cleanup*, %struct.__sv_cleanup** %2, align 8, !tbaa !26
  %4 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %5 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %4, i64 0, i32 18
  store %struct.__sv_cleanup* %3, %struct.__sv_cleanup** %5, align 8, !tbaa !25
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__pthread_unwind_next(%struct.__sv_cleanup* nocapture noundef readnone %0) local_unnamed_addr #5 {
  %2 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %3 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 9
  %4 = load i8*, i8** %3, align 8, !tbaa !22
  tail call void @pthread_exit(i8* noundef %4) #10
  unreachable
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: nounwind optsize
define internal i32 @wait(i8* noundef %0, i64 noundef %1, i32 noundef %2) #2 {
  %4 = icmp eq i32 %2, 0
  br label %5

5:                                                ; preds = %28, %3
  %6 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %7 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 2
  store i8* %0, i8** %7, align 8, !tbaa !38
  %8 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 3
  store i64 %1, i64* %8, align 8, !tbaa !32
  %9 = load i64, i64* @waits, align 8, !tbaa !2
  %10 = add i64 %9, 1
  store i64 %10, i64* @waits, align 8, !tbaa !2
  %11 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 4
  store i64 %10, i64* %11, align 8, !tbaa !39
  %12 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 5
  store i32 0, i32* %12, align 8, !tbaa !33
  %13 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 1
  store i32 1, i32* %13, align 8, !tbaa !28
  %14 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 6
  store i32 %2, i32* %14, align 4, !tbaa !37
  store i64 0, i64* @looks, align 8, !tbaa !2
  %15 = tail call fastcc %struct.__sv_thread* @next_ready(i32 noundef 2) #12
  %16 = icmp eq %struct.__sv_thread* %15, null
  br i1 %16, label %17, label %20

17:                                               ; preds = %5
  %18 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %19 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %18, i64 0, i32 1
  store i32 0, i32* %19, align 8, !tbaa !28
  br label %37

20:                                               ; preds = %5
  %21 = load i1, i1* @rings, align 4
  br i1 %21, label %28, label %22

22:                                               ; preds = %20
  tail call fastcc void @go_on_with(%struct.__sv_thread* noundef nonnull %15) #12
  %23 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %24 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %23, i64 0, i32 5
  %25 = load i32, i32* %24, align 8, !tbaa !33
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %26, i32 0, i32 110
  br label %37

28:                                               ; preds = %20
  %29 = load i64, i64* @__sv_handled, align 8, !tbaa !2
  store i1 false, i1* @rings, align 4
  %30 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %31 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %30, i64 0, i32 1
  store i32 0, i32* %31, align 8, !tbaa !28
  %32 = load i64, i64* @__sv_alarm, align 8, !tbaa !2
  tail call void @__sv_clock_to(i64 noundef %32) #9
  br i1 %4, label %5, label %33

33:                                               ; preds = %28
  %34 = load i64, i64* @__sv_handled, align 8
  %35 = icmp eq i64 %34, %29
  %36 = select i1 %35, i32 0, i32 4
  br label %37

37:                                               ; preds = %33, %22, %17
  %38 = phi i32 [ 35, %17 ], [ %27, %22 ], [ %36, %33 ]
  ret i32 %38
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal i32 @wake(i8* noundef readnone %0, i32 noundef %1) #8 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %46

4:                                                ; preds = %2
  %5 = load i64, i64* @count, align 8, !tbaa !2
  %6 = icmp eq i64 %5, 0
  br label %7

7:                                                ; preds = %4, %38
  %8 = phi i32 [ 0, %4 ], [ %40, %38 ]
  br i1 %6, label %42, label %11

9:                                                ; preds = %34
  %10 = icmp eq %struct.__sv_thread* %35, null
  br i1 %10, label %42, label %38

11:                                               ; preds = %7, %34
  %12 = phi i64 [ %36, %34 ], [ 0, %7 ]
  %13 = phi %struct.__sv_thread* [ %35, %34 ], [ null, %7 ]
  %14 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %12
  %15 = load %struct.__sv_thread*, %struct.__sv_thread** %14, align 8, !tbaa !6
  %16 = icmp eq %struct.__sv_thread* %15, null
  br i1 %16, label %34, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %15, i64 0, i32 1
  %19 = load i32, i32* %18, align 8, !tbaa !28
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %34

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %15, i64 0, i32 2
  %23 = load i8*, i8** %22, align 8, !tbaa !38
  %24 = icmp eq i8* %23, %0
  br i1 %24, label %25, label %34

25:                                               ; preds = %21
  %26 = icmp eq %struct.__sv_thread* %13, null
  br i1 %26, label %33, label %27

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %15, i64 0, i32 4
  %29 = load i64, i64* %28, align 8, !tbaa !39
  %30 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %13, i64 0, i32 4
  %31 = load i64, i64* %30, align 8, !tbaa !39
  %32 = icmp ult i64 %29, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %27, %25
  br label %34

34:                                               ; preds = %33, %27, %21, %17, %11
  %35 = phi %struct.__sv_thread* [ %15, %33 ], [ %13, %27 ], [ %13, %21 ], [ %13, %17 ], [ %13, %11 ]
  %36 = add nuw i64 %12, 1
  %37 = icmp eq i64 %36, %5
  br i1 %37, label %9, label %11, !llvm.loop !40

38:                                               ; preds = %9
  %39 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %35, i64 0, i32 1
  store i32 0, i32* %39, align 8, !tbaa !28
  %40 = add nuw nsw i32 %8, 1
  %41 = icmp eq i32 %40, %1
  br i1 %41, label %42, label %7, !llvm.loop !41

42:                                               ; preds = %7, %38, %9
  %43 = phi i32 [ %1, %38 ], [ %8, %9 ], [ %8, %7 ]
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  store i64 0, i64* @looks, align 8, !tbaa !2
  br label %46

46:                                               ; preds = %2, %45, %42
  %47 = phi i32 [ %43, %45 ], [ 0, %42 ], [ 0, %2 ]
  ret i32 %47
}

; Function Attrs: nounwind optsize
define internal void @give_way() #2 {
  %1 = load i64, i64* @looks, align 8, !tbaa !2
  %2 = add i64 %1, 1
  store i64 %2, i64* @looks, align 8, !tbaa !2
  %3 = icmp ugt i64 %2, 64
  %4 = add i64 %1, -63
  %5 = select i1 %3, i64 %4, i64 0
  %6 = tail call i64 @__sv_clock() #9
  %7 = icmp ult i64 %5, 22
  %8 = select i1 %7, i64 %5, i64 22
  %9 = shl nuw nsw i64 1000000, %8
  %10 = add i64 %9, %6
  tail call void @__sv_clock_to(i64 noundef %10) #9
  %11 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %12 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 1
  store i32 2, i32* %12, align 8, !tbaa !28
  %13 = tail call fastcc %struct.__sv_thread* @next_ready(i32 noundef 0) #12
  %14 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %15 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %14, i64 0, i32 1
  store i32 0, i32* %15, align 8, !tbaa !28
  %16 = icmp eq %struct.__sv_thread* %13, null
  br i1 %16, label %18, label %17

17:                                               ; preds = %0
  tail call fastcc void @go_on_with(%struct.__sv_thread* noundef nonnull %13) #12
  br label %18

18:                                               ; preds = %17, %0
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal i64 @own_number() #0 {
  %1 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %2 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 0
  %3 = load i64, i64* %2, align 8, !tbaa !8
  ret i64 %3
}

; Function Attrs: nounwind optsize
define internal fastcc void @go_on_with(%struct.__sv_thread* noundef %0) unnamed_addr #2 {
  %2 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %3 = icmp eq %struct.__sv_thread* %2, %0
  br i1 %3, label %12, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #9
  %6 = load i32, i32* %5, align 4, !tbaa !16
  %7 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 14
  store i32 %6, i32* %7, align 8, !tbaa !42
  store %struct.__sv_thread* %0, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %8 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %0, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !8
  tail call void @__symvm_switch_thread(i64 noundef %9, i32 noundef 0) #9
  %10 = load i32, i32* %7, align 8, !tbaa !42
  %11 = tail call i32* @__errno_location() #9
  store i32 %10, i32* %11, align 4, !tbaa !16
  br label %12

12:                                               ; preds = %1, %4
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_clock_to(i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__sv_set_clock(i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin noreturn optsize "no-builtins" }
attributes #11 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #12 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !4, i64 0}
!8 = !{!9, !3, i64 0}
!9 = !{!"__sv_thread", !3, i64 0, !4, i64 8, !7, i64 16, !3, i64 24, !3, i64 32, !10, i64 40, !10, i64 44, !7, i64 48, !7, i64 56, !7, i64 64, !10, i64 72, !10, i64 76, !10, i64 80, !10, i64 84, !10, i64 88, !4, i64 96, !7, i64 224, !7, i64 232, !7, i64 240, !4, i64 248}
!10 = !{!"int", !4, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{i64 0, i64 8, !2, i64 8, i64 4, !15, i64 16, i64 8, !6, i64 24, i64 8, !2, i64 32, i64 8, !2, i64 40, i64 4, !16, i64 44, i64 4, !16, i64 48, i64 8, !6, i64 56, i64 8, !6, i64 64, i64 8, !6, i64 72, i64 4, !16, i64 76, i64 4, !16, i64 80, i64 4, !16, i64 84, i64 4, !16, i64 88, i64 4, !16, i64 96, i64 128, !15, i64 224, i64 8, !6, i64 232, i64 8, !6, i64 240, i64 8, !6, i64 248, i64 16, !15}
!15 = !{!4, !4, i64 0}
!16 = !{!10, !10, i64 0}
!17 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 8, !6, i64 24, i64 4, !16, i64 28, i64 4, !16, i64 32, i64 4, !16, i64 36, i64 4, !16, i64 40, i64 4, !16, i64 48, i64 128, !15, i64 176, i64 8, !6, i64 184, i64 8, !6, i64 192, i64 8, !6, i64 200, i64 16, !15}
!18 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 4, !16, i64 20, i64 4, !16, i64 24, i64 4, !16, i64 28, i64 4, !16, i64 32, i64 4, !16, i64 40, i64 128, !15, i64 168, i64 8, !6, i64 176, i64 8, !6, i64 184, i64 8, !6, i64 192, i64 16, !15}
!19 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 8, !6, i64 24, i64 16, !15}
!20 = !{!9, !7, i64 48}
!21 = !{!9, !7, i64 56}
!22 = !{!9, !7, i64 64}
!23 = !{!9, !10, i64 76}
!24 = !{!9, !10, i64 80}
!25 = !{!9, !7, i64 240}
!26 = !{!27, !7, i64 72}
!27 = !{!"__sv_cleanup", !4, i64 0, !7, i64 72}
!28 = !{!9, !4, i64 8}
!29 = distinct !{!29, !12, !13}
!30 = !{!9, !10, i64 72}
!31 = !{!9, !7, i64 224}
!32 = !{!9, !3, i64 24}
!33 = !{!9, !10, i64 40}
!34 = distinct !{!34, !12, !13}
!35 = distinct !{!35, !12, !13}
!36 = distinct !{!36, !12, !13}
!37 = !{!9, !10, i64 44}
!38 = !{!9, !7, i64 16}
!39 = !{!9, !3, i64 32}
!40 = distinct !{!40, !12, !13}
!41 = distinct !{!41, !12, !13}
!42 = !{!9, !10, i64 88}
