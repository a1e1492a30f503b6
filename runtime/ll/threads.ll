; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/threads.c
; ModuleID = 'runtime/c/threads.c'
source_filename = "runtime/c/threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sv_thread = type { i64, i32, i8*, i64, i64, i32, i8* (i8*)*, i8*, i8*, i32, i32, i32, i32, i32, i8*, i8**, %struct.__sv_cleanup*, [16 x i8] }
%struct.__sv_cleanup = type { [9 x i64], %struct.__sv_cleanup* }
%struct.__sv_scheduler = type { i32 (i8*, i64)*, i32 (i8*, i32)*, void ()*, void ()*, i64 ()*, void ()* }
%struct.part = type { i8*, i64 }
%struct.timespec = type { i64, i64 }

@first = internal global %struct.__sv_thread { i64 0, i32 0, i8* null, i64 0, i64 0, i32 0, i8* (i8*)* null, i8* null, i8* null, i32 0, i32 0, i32 0, i32 0, i32 0, i8* null, i8** null, %struct.__sv_cleanup* null, [16 x i8] c"program\00\00\00\00\00\00\00\00\00" }, align 8
@__sv_me = dso_local local_unnamed_addr global %struct.__sv_thread* @first, align 8
@count = internal unnamed_addr global i64 1, align 8
@__sv_scheduler = external dso_local local_unnamed_addr global %struct.__sv_scheduler*, align 8
@.str = private unnamed_addr constant [56 x i8] c"pthread_create: threads take turns in one order of many\00", align 1
@scheduler = internal constant %struct.__sv_scheduler { i32 (i8*, i64)* @wait, i32 (i8*, i32)* @wake, void ()* @give_way, void ()* @cancellation_point, i64 ()* @own_number, void ()* @__sv_give_way }, align 8
@.str.1 = private unnamed_addr constant [9 x i8] c"deadlock\00", align 1
@.str.2 = private unnamed_addr constant [48 x i8] c"a thread ends, and none of the others can go on\00", align 1
@all = internal unnamed_addr global <{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }> <{ %struct.__sv_thread* @first, [511 x %struct.__sv_thread*] zeroinitializer }>, align 16
@waits = internal unnamed_addr global i64 0, align 8
@.str.4 = private unnamed_addr constant [63 x i8] c"a thread waits for the end of another, and no thread can go on\00", align 1

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
  tail call void @__sv_give_way() #11
  ret i32 0
}

; Function Attrs: optsize
declare dso_local void @__sv_give_way() #3

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_create(i64* nocapture noundef writeonly %0, i8* noundef %1, i8* (i8*)* noundef %2, i8* noundef %3) local_unnamed_addr #2 {
  %5 = alloca %struct.part, align 8
  br label %6

6:                                                ; preds = %4, %11
  %7 = phi i64 [ 1, %4 ], [ %12, %11 ]
  %8 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %7
  %9 = load %struct.__sv_thread*, %struct.__sv_thread** %8, align 8, !tbaa !6
  %10 = icmp eq %struct.__sv_thread* %9, null
  br i1 %10, label %14, label %11

11:                                               ; preds = %6
  %12 = add nuw nsw i64 %7, 1
  %13 = icmp eq i64 %12, 512
  br i1 %13, label %86, label %6, !llvm.loop !11

14:                                               ; preds = %6
  %15 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %7
  %16 = tail call i8* @calloc(i64 noundef 1, i64 noundef 136) #11
  %17 = icmp eq i8* %16, null
  br i1 %17, label %86, label %18

18:                                               ; preds = %14
  %19 = bitcast %struct.part* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %19) #12
  %20 = call i32 @__symvm_thread_local(i64 noundef 0, %struct.part* noundef nonnull %5) #11
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %34, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.part, %struct.part* %5, i64 0, i32 1
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i64 [ 0, %22 ], [ %29, %24 ]
  %26 = phi i64 [ 0, %22 ], [ %28, %24 ]
  %27 = load i64, i64* %23, align 8, !tbaa !14
  %28 = add i64 %27, %26
  %29 = add nuw nsw i64 %25, 1
  %30 = call i32 @__symvm_thread_local(i64 noundef %29, %struct.part* noundef nonnull %5) #11
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %24, !llvm.loop !16

32:                                               ; preds = %24
  %33 = add i64 %28, 1
  br label %34

34:                                               ; preds = %32, %18
  %35 = phi i64 [ 1, %18 ], [ %33, %32 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %19) #12
  %36 = load i8*, i8** getelementptr inbounds (%struct.__sv_thread, %struct.__sv_thread* @first, i64 0, i32 14), align 8, !tbaa !17
  %37 = icmp eq i8* %36, null
  br i1 %37, label %38, label %40

38:                                               ; preds = %34
  %39 = call i8* @malloc(i64 noundef %35) #11
  store i8* %39, i8** getelementptr inbounds (%struct.__sv_thread, %struct.__sv_thread* @first, i64 0, i32 14), align 8, !tbaa !17
  br label %40

40:                                               ; preds = %34, %38
  %41 = call i8* @malloc(i64 noundef %35) #11
  %42 = bitcast i8* %16 to i64*
  store i64 %7, i64* %42, align 8, !tbaa.struct !18
  %43 = getelementptr inbounds i8, i8* %16, i64 8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %43, i8 0, i64 40, i1 false)
  %44 = getelementptr inbounds i8, i8* %16, i64 48
  %45 = bitcast i8* %44 to i8* (i8*)**
  store i8* (i8*)* %2, i8* (i8*)** %45, align 8, !tbaa.struct !21
  %46 = getelementptr inbounds i8, i8* %16, i64 56
  %47 = bitcast i8* %46 to i8**
  store i8* %3, i8** %47, align 8, !tbaa.struct !22
  %48 = getelementptr inbounds i8, i8* %16, i64 64
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %48, i8 0, i64 32, i1 false)
  %49 = getelementptr inbounds i8, i8* %16, i64 96
  %50 = bitcast i8* %49 to i8**
  store i8* %41, i8** %50, align 8, !tbaa.struct !23
  %51 = getelementptr inbounds i8, i8* %16, i64 104
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %51, i8 0, i64 32, i1 false)
  %52 = load i8*, i8** getelementptr inbounds (%struct.__sv_thread, %struct.__sv_thread* @first, i64 0, i32 14), align 8, !tbaa !17
  %53 = icmp eq i8* %52, null
  %54 = icmp eq i8* %41, null
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %61, label %56

56:                                               ; preds = %40
  %57 = call i32 @__symvm_begin_thread(i64 noundef %7, void (i8*)* noundef nonnull @body, i8* noundef nonnull %16) #11
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %63

59:                                               ; preds = %56
  %60 = load i8*, i8** %50, align 8, !tbaa !17
  br label %61

61:                                               ; preds = %59, %40
  %62 = phi i8* [ %60, %59 ], [ %41, %40 ]
  call void @free(i8* noundef %62) #11
  call void @free(i8* noundef nonnull %16) #11
  br label %86

63:                                               ; preds = %56
  %64 = icmp eq i8* %1, null
  br i1 %64, label %69, label %65

65:                                               ; preds = %63
  %66 = getelementptr inbounds i8, i8* %16, i64 72
  %67 = bitcast i8* %66 to i32*
  %68 = call i32 @pthread_attr_getdetachstate(i8* noundef nonnull %1, i32* noundef nonnull %67) #11
  br label %69

69:                                               ; preds = %65, %63
  %70 = getelementptr inbounds i8, i8* %16, i64 120
  %71 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %72 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %71, i64 0, i32 17, i64 0
  %73 = call i8* @strcpy(i8* noundef nonnull %70, i8* noundef nonnull %72) #11
  %74 = bitcast %struct.__sv_thread** %15 to i8**
  store i8* %16, i8** %74, align 8, !tbaa !6
  %75 = load i64, i64* @count, align 8, !tbaa !2
  %76 = icmp ult i64 %7, %75
  br i1 %76, label %79, label %77

77:                                               ; preds = %69
  %78 = add nuw i64 %7, 1
  store i64 %78, i64* @count, align 8, !tbaa !2
  br label %79

79:                                               ; preds = %77, %69
  %80 = load %struct.__sv_scheduler*, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !6
  %81 = icmp eq %struct.__sv_scheduler* %80, null
  br i1 %81, label %82, label %83

82:                                               ; preds = %79
  call void @__symvm_note(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str, i64 0, i64 0)) #11
  br label %83

83:                                               ; preds = %82, %79
  store %struct.__sv_scheduler* @scheduler, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !6
  %84 = load i64, i64* %42, align 8, !tbaa !8
  %85 = add i64 %84, 4242
  store i64 %85, i64* %0, align 8, !tbaa !2
  br label %86

86:                                               ; preds = %11, %61, %83, %14
  %87 = phi i32 [ 11, %14 ], [ 0, %83 ], [ 11, %61 ], [ 11, %11 ]
  ret i32 %87
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: optsize
declare dso_local i32 @__symvm_begin_thread(i64 noundef, void (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind optsize
define internal void @body(i8* nocapture noundef readonly %0) #7 {
  tail call void @__symvm_fresh_thread_locals() #11
  %2 = tail call i32* @__errno_location() #11
  store i32 0, i32* %2, align 4, !tbaa !20
  %3 = getelementptr inbounds i8, i8* %0, i64 48
  %4 = bitcast i8* %3 to i8* (i8*)**
  %5 = load i8* (i8*)*, i8* (i8*)** %4, align 8, !tbaa !24
  %6 = getelementptr inbounds i8, i8* %0, i64 56
  %7 = bitcast i8* %6 to i8**
  %8 = load i8*, i8** %7, align 8, !tbaa !25
  %9 = tail call i8* %5(i8* noundef %8) #11
  tail call void @pthread_exit(i8* noundef %9) #13
  unreachable
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @pthread_attr_getdetachstate(i8* noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: noreturn nounwind optsize
define dso_local void @pthread_exit(i8* noundef %0) local_unnamed_addr #7 {
  %2 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %3 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 8
  store i8* %0, i8** %3, align 8, !tbaa !26
  %4 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 16
  %5 = load %struct.__sv_cleanup*, %struct.__sv_cleanup** %4, align 8, !tbaa !27
  %6 = icmp eq %struct.__sv_cleanup* %5, null
  br i1 %6, label %11, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.__sv_cleanup, %struct.__sv_cleanup* %5, i64 0, i32 1
  %9 = load %struct.__sv_cleanup*, %struct.__sv_cleanup** %8, align 8, !tbaa !28
  store %struct.__sv_cleanup* %9, %struct.__sv_cleanup** %4, align 8, !tbaa !27
  %10 = bitcast %struct.__sv_cleanup* %5 to i8*
  tail call void @__symvm_long_jump(i8* noundef nonnull %10, i32 noundef 1) #14
  unreachable

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 11
  store i32 1, i32* %12, align 8, !tbaa !30
  tail call void @__sv_end_of_thread() #11
  tail call void @__sv_destroy_data() #11
  %13 = load i64, i64* @count, align 8, !tbaa !2
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %37, label %15

15:                                               ; preds = %11
  %16 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8
  br label %19

17:                                               ; preds = %31
  %18 = icmp eq i32 %34, 0
  br i1 %18, label %37, label %38

19:                                               ; preds = %15, %31
  %20 = phi i32 [ 0, %15 ], [ %34, %31 ]
  %21 = phi i64 [ 0, %15 ], [ %35, %31 ]
  %22 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %21
  %23 = load %struct.__sv_thread*, %struct.__sv_thread** %22, align 8, !tbaa !6
  %24 = icmp eq %struct.__sv_thread* %23, null
  %25 = icmp eq %struct.__sv_thread* %23, %16
  %26 = select i1 %24, i1 true, i1 %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %19
  %28 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %23, i64 0, i32 1
  %29 = load i32, i32* %28, align 8, !tbaa !31
  %30 = icmp ne i32 %29, 3
  br label %31

31:                                               ; preds = %27, %19
  %32 = phi i1 [ false, %19 ], [ %30, %27 ]
  %33 = zext i1 %32 to i32
  %34 = add nuw nsw i32 %20, %33
  %35 = add nuw i64 %21, 1
  %36 = icmp eq i64 %35, %13
  br i1 %36, label %17, label %19, !llvm.loop !32

37:                                               ; preds = %11, %17
  tail call void @exit(i32 noundef 0) #14
  unreachable

38:                                               ; preds = %17
  %39 = load i8*, i8** bitcast (%struct.__sv_thread** @__sv_me to i8**), align 8, !tbaa !6
  %40 = tail call i32 @__sv_wake(i8* noundef %39, i32 noundef 2147483647) #11
  %41 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %42 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %41, i64 0, i32 1
  store i32 3, i32* %42, align 8, !tbaa !31
  %43 = tail call fastcc %struct.__sv_thread* @next_ready() #15
  %44 = icmp eq %struct.__sv_thread* %43, null
  br i1 %44, label %45, label %46

45:                                               ; preds = %38
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.2, i64 0, i64 0)) #14
  unreachable

46:                                               ; preds = %38
  %47 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %48 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %47, i64 0, i32 9
  %49 = load i32, i32* %48, align 8, !tbaa !33
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %52, label %51

51:                                               ; preds = %46
  tail call fastcc void @forget(%struct.__sv_thread* noundef nonnull %47) #15
  br label %52

52:                                               ; preds = %51, %46
  store %struct.__sv_thread* %43, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %53 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %43, i64 0, i32 0
  %54 = load i64, i64* %53, align 8, !tbaa !8
  tail call void @__symvm_switch_thread(i64 noundef %54, i32 noundef 1) #11
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_long_jump(i8* noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: optsize
declare dso_local void @__sv_end_of_thread() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__sv_destroy_data() local_unnamed_addr #3

; Function Attrs: noreturn optsize
declare dso_local void @exit(i32 noundef) local_unnamed_addr #8

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define internal fastcc %struct.__sv_thread* @next_ready() unnamed_addr #2 {
  %1 = load i64, i64* @count, align 8, !tbaa !2
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %66, label %9

3:                                                ; preds = %29
  %4 = icmp eq i64 %31, 0
  br i1 %4, label %66, label %5

5:                                                ; preds = %3
  %6 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %7 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %6, i64 0, i32 0
  %8 = load i64, i64* %7, align 8, !tbaa !8
  br label %33

9:                                                ; preds = %0, %29
  %10 = phi i64 [ %30, %29 ], [ 0, %0 ]
  %11 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %10
  %12 = load %struct.__sv_thread*, %struct.__sv_thread** %11, align 8, !tbaa !6
  %13 = icmp eq %struct.__sv_thread* %12, null
  br i1 %13, label %29, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %12, i64 0, i32 1
  %16 = load i32, i32* %15, align 8, !tbaa !31
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %29

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %12, i64 0, i32 3
  %20 = load i64, i64* %19, align 8, !tbaa !34
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %29, label %22

22:                                               ; preds = %18
  %23 = tail call i64 @__sv_clock() #11
  %24 = icmp ugt i64 %20, %23
  br i1 %24, label %29, label %25

25:                                               ; preds = %22
  %26 = load %struct.__sv_thread*, %struct.__sv_thread** %11, align 8, !tbaa !6
  %27 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %26, i64 0, i32 1
  store i32 0, i32* %27, align 8, !tbaa !31
  %28 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %26, i64 0, i32 5
  store i32 1, i32* %28, align 8, !tbaa !35
  br label %29

29:                                               ; preds = %9, %14, %18, %22, %25
  %30 = add nuw i64 %10, 1
  %31 = load i64, i64* @count, align 8, !tbaa !2
  %32 = icmp ult i64 %30, %31
  br i1 %32, label %9, label %3, !llvm.loop !36

33:                                               ; preds = %5, %55
  %34 = phi i64 [ 1, %5 ], [ %57, %55 ]
  %35 = phi %struct.__sv_thread* [ null, %5 ], [ %56, %55 ]
  %36 = add i64 %8, %34
  %37 = urem i64 %36, %31
  %38 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %37
  %39 = load %struct.__sv_thread*, %struct.__sv_thread** %38, align 8, !tbaa !6
  %40 = icmp eq %struct.__sv_thread* %39, null
  br i1 %40, label %55, label %41

41:                                               ; preds = %33
  %42 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %39, i64 0, i32 1
  %43 = load i32, i32* %42, align 8, !tbaa !31
  switch i32 %43, label %55 [
    i32 0, label %66
    i32 1, label %44
  ]

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %39, i64 0, i32 3
  %46 = load i64, i64* %45, align 8, !tbaa !34
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %55, label %48

48:                                               ; preds = %44
  %49 = icmp eq %struct.__sv_thread* %35, null
  br i1 %49, label %54, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %35, i64 0, i32 3
  %52 = load i64, i64* %51, align 8, !tbaa !34
  %53 = icmp ult i64 %46, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %50, %48
  br label %55

55:                                               ; preds = %44, %50, %54, %41, %33
  %56 = phi %struct.__sv_thread* [ %35, %33 ], [ %39, %54 ], [ %35, %50 ], [ %35, %44 ], [ %35, %41 ]
  %57 = add i64 %34, 1
  %58 = icmp ugt i64 %57, %31
  br i1 %58, label %59, label %33, !llvm.loop !37

59:                                               ; preds = %55
  %60 = icmp eq %struct.__sv_thread* %56, null
  br i1 %60, label %66, label %61

61:                                               ; preds = %59
  %62 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %56, i64 0, i32 3
  %63 = load i64, i64* %62, align 8, !tbaa !34
  tail call void @__sv_clock_to(i64 noundef %63) #11
  %64 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %56, i64 0, i32 1
  store i32 0, i32* %64, align 8, !tbaa !31
  %65 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %56, i64 0, i32 5
  store i32 1, i32* %65, align 8, !tbaa !35
  br label %66

66:                                               ; preds = %41, %0, %3, %59, %61
  %67 = phi %struct.__sv_thread* [ %56, %61 ], [ null, %59 ], [ null, %3 ], [ null, %0 ], [ %39, %41 ]
  ret %struct.__sv_thread* %67
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #8

; Function Attrs: nounwind optsize
define internal fastcc void @forget(%struct.__sv_thread* noundef %0) unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %0, i64 0, i32 0
  %3 = load i64, i64* %2, align 8, !tbaa !8
  %4 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %3
  store %struct.__sv_thread* null, %struct.__sv_thread** %4, align 8, !tbaa !6
  %5 = icmp eq %struct.__sv_thread* %0, @first
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %0, i64 0, i32 14
  %8 = load i8*, i8** %7, align 8, !tbaa !17
  tail call void @free(i8* noundef %8) #11
  %9 = bitcast %struct.__sv_thread* %0 to i8*
  tail call void @free(i8* noundef %9) #11
  br label %10

10:                                               ; preds = %1, %6
  ret void
}

; Function Attrs: optsize
declare dso_local void @__symvm_switch_thread(i64 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_join(i64 noundef %0, i8** noundef %1) local_unnamed_addr #2 {
  %3 = tail call fastcc i32 @join(i64 noundef %0, i8** noundef %1, i64 noundef 0) #15
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @join(i64 noundef %0, i8** noundef writeonly %1, i64 noundef %2) unnamed_addr #2 {
  %4 = icmp ugt i64 %0, 4241
  br i1 %4, label %5, label %41

5:                                                ; preds = %3
  %6 = add i64 %0, -4242
  %7 = load i64, i64* @count, align 8, !tbaa !2
  %8 = icmp ult i64 %6, %7
  br i1 %8, label %9, label %41

9:                                                ; preds = %5
  %10 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %6
  %11 = load %struct.__sv_thread*, %struct.__sv_thread** %10, align 8, !tbaa !6
  %12 = icmp eq %struct.__sv_thread* %11, null
  br i1 %12, label %41, label %13

13:                                               ; preds = %9
  %14 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %15 = icmp eq %struct.__sv_thread* %11, %14
  br i1 %15, label %41, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 9
  %18 = load i32, i32* %17, align 8, !tbaa !33
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %41

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 1
  %22 = load i32, i32* %21, align 8, !tbaa !31
  %23 = icmp eq i32 %22, 3
  br i1 %23, label %35, label %24

24:                                               ; preds = %20
  %25 = bitcast %struct.__sv_thread* %11 to i8*
  br label %26

26:                                               ; preds = %24, %32
  %27 = tail call i32 @__sv_wait(i8* noundef nonnull %25, i64 noundef %2) #11
  tail call void @__sv_cancellation_point() #11
  switch i32 %27, label %29 [
    i32 35, label %28
    i32 0, label %32
  ]

28:                                               ; preds = %26
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.4, i64 0, i64 0)) #14
  unreachable

29:                                               ; preds = %26
  %30 = load i32, i32* %21, align 8, !tbaa !31
  %31 = icmp eq i32 %30, 3
  br i1 %31, label %35, label %41

32:                                               ; preds = %26
  %33 = load i32, i32* %21, align 8, !tbaa !31
  %34 = icmp eq i32 %33, 3
  br i1 %34, label %35, label %26, !llvm.loop !38

35:                                               ; preds = %32, %29, %20
  %36 = icmp eq i8** %1, null
  br i1 %36, label %40, label %37

37:                                               ; preds = %35
  %38 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 8
  %39 = load i8*, i8** %38, align 8, !tbaa !26
  store i8* %39, i8** %1, align 8, !tbaa !6
  br label %40

40:                                               ; preds = %37, %35
  tail call fastcc void @forget(%struct.__sv_thread* noundef nonnull %11) #15
  br label %41

41:                                               ; preds = %29, %3, %5, %16, %13, %9, %40
  %42 = phi i32 [ 0, %40 ], [ 3, %9 ], [ 35, %13 ], [ 22, %16 ], [ 3, %5 ], [ 3, %3 ], [ %27, %29 ]
  ret i32 %42
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
  %17 = load i32, i32* %16, align 8, !tbaa !31
  %18 = icmp eq i32 %17, 3
  br i1 %18, label %19, label %21

19:                                               ; preds = %2, %4, %15, %8
  %20 = tail call fastcc i32 @join(i64 noundef %0, i8** noundef %1, i64 noundef 1) #15
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi i32 [ %20, %19 ], [ 16, %15 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_timedjoin_np(i64 noundef %0, i8** noundef %1, %struct.timespec* noundef %2) local_unnamed_addr #2 {
  %4 = tail call i64 @__sv_time_of(%struct.timespec* noundef %2) #11
  %5 = tail call fastcc i32 @join(i64 noundef %0, i8** noundef %1, i64 noundef %4) #15
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i64 @__sv_time_of(%struct.timespec* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_clockjoin_np(i64 noundef %0, i8** noundef %1, i32 noundef %2, %struct.timespec* noundef %3) local_unnamed_addr #2 {
  %5 = tail call i64 @__sv_time_of(%struct.timespec* noundef %3) #11
  %6 = tail call fastcc i32 @join(i64 noundef %0, i8** noundef %1, i64 noundef %5) #11
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_detach(i64 noundef %0) local_unnamed_addr #2 {
  %2 = icmp ugt i64 %0, 4241
  br i1 %2, label %3, label %20

3:                                                ; preds = %1
  %4 = add i64 %0, -4242
  %5 = load i64, i64* @count, align 8, !tbaa !2
  %6 = icmp ult i64 %4, %5
  br i1 %6, label %7, label %20

7:                                                ; preds = %3
  %8 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %4
  %9 = load %struct.__sv_thread*, %struct.__sv_thread** %8, align 8, !tbaa !6
  %10 = icmp eq %struct.__sv_thread* %9, null
  br i1 %10, label %20, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 9
  %13 = load i32, i32* %12, align 8, !tbaa !33
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  store i32 1, i32* %12, align 8, !tbaa !33
  %16 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 1
  %17 = load i32, i32* %16, align 8, !tbaa !31
  %18 = icmp eq i32 %17, 3
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  tail call fastcc void @forget(%struct.__sv_thread* noundef nonnull %9) #15
  br label %20

20:                                               ; preds = %1, %3, %15, %19, %11, %7
  %21 = phi i32 [ 3, %7 ], [ 22, %11 ], [ 0, %19 ], [ 0, %15 ], [ 3, %3 ], [ 3, %1 ]
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local void @pthread_testcancel() local_unnamed_addr #2 {
  %1 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %2 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 10
  %3 = load i32, i32* %2, align 4, !tbaa !39
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %0
  %6 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 11
  %7 = load i32, i32* %6, align 8, !tbaa !30
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #14
  unreachable

10:                                               ; preds = %0, %5
  ret void
}

; Function Attrs: nounwind optsize
define internal void @cancellation_point() #2 {
  %1 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %2 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 10
  %3 = load i32, i32* %2, align 4, !tbaa !39
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %0
  %6 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 11
  %7 = load i32, i32* %6, align 8, !tbaa !30
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #13
  unreachable

10:                                               ; preds = %5, %0
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cancel(i64 noundef %0) local_unnamed_addr #2 {
  %2 = icmp ugt i64 %0, 4241
  br i1 %2, label %3, label %29

3:                                                ; preds = %1
  %4 = add i64 %0, -4242
  %5 = load i64, i64* @count, align 8, !tbaa !2
  %6 = icmp ult i64 %4, %5
  br i1 %6, label %7, label %29

7:                                                ; preds = %3
  %8 = getelementptr inbounds [512 x %struct.__sv_thread*], [512 x %struct.__sv_thread*]* bitcast (<{ %struct.__sv_thread*, [511 x %struct.__sv_thread*] }>* @all to [512 x %struct.__sv_thread*]*), i64 0, i64 %4
  %9 = load %struct.__sv_thread*, %struct.__sv_thread** %8, align 8, !tbaa !6
  %10 = icmp eq %struct.__sv_thread* %9, null
  br i1 %10, label %29, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 10
  store i32 1, i32* %12, align 4, !tbaa !39
  %13 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %14 = icmp eq %struct.__sv_thread* %9, %13
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 11
  %17 = load i32, i32* %16, align 8, !tbaa !30
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %29

19:                                               ; preds = %15
  tail call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #14
  unreachable

20:                                               ; preds = %11
  %21 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 1
  %22 = load i32, i32* %21, align 8, !tbaa !31
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %24, label %29

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 11
  %26 = load i32, i32* %25, align 8, !tbaa !30
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  store i32 0, i32* %21, align 8, !tbaa !31
  br label %29

29:                                               ; preds = %1, %3, %15, %28, %24, %20, %7
  %30 = phi i32 [ 3, %7 ], [ 0, %20 ], [ 0, %24 ], [ 0, %28 ], [ 0, %15 ], [ 3, %3 ], [ 3, %1 ]
  ret i32 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_setcancelstate(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #9 {
  %3 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 11
  %5 = icmp ult i32 %0, 2
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = icmp eq i32* %1, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  %9 = load i32, i32* %4, align 4, !tbaa !20
  store i32 %9, i32* %1, align 4, !tbaa !20
  br label %10

10:                                               ; preds = %8, %6
  store i32 %0, i32* %4, align 4, !tbaa !20
  br label %11

11:                                               ; preds = %2, %10
  %12 = phi i32 [ 0, %10 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_setcanceltype(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #9 {
  %3 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 12
  %5 = icmp ult i32 %0, 2
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = icmp eq i32* %1, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  %9 = load i32, i32* %4, align 4, !tbaa !20
  store i32 %9, i32* %1, align 4, !tbaa !20
  br label %10

10:                                               ; preds = %8, %6
  store i32 %0, i32* %4, align 4, !tbaa !20
  br label %11

11:                                               ; preds = %2, %10
  %12 = phi i32 [ 0, %10 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @__pthread_register_cancel(%struct.__sv_cleanup* noundef %0) local_unnamed_addr #9 {
  %2 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %3 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 16
  %4 = load %struct.__sv_cleanup*, %struct.__sv_cleanup** %3, align 8, !tbaa !27
  %5 = getelementptr inbounds %struct.__sv_cleanup, %struct.__sv_cleanup* %0, i64 0, i32 1
  store %struct.__sv_cleanup* %4, %struct.__sv_cleanup** %5, align 8, !tbaa !28
  store %struct.__sv_cleanup* %0, %struct.__sv_cleanup** %3, align 8, !tbaa !27
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @__pthread_unregister_cancel(%struct.__sv_cleanup* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.__sv_cleanup, %struct.__sv_cleanup* %0, i64 0, i32 1
  %3 = load %struct.__sv_cleanup*, %struct.__sv_cleanup** %2, align 8, !tbaa !28
  %4 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %5 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %4, i64 0, i32 16
  store %struct.__sv_cleanup* %3, %struct.__sv_cleanup** %5, align 8, !tbaa !27
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__pthread_unwind_next(%struct.__sv_cleanup* nocapture noundef readnone %0) local_unnamed_addr #7 {
  %2 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %3 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 8
  %4 = load i8*, i8** %3, align 8, !tbaa !26
  tail call void @pthread_exit(i8* noundef %4) #13
  unreachable
}

; Function Attrs: optsize
declare dso_local i32 @__symvm_thread_local(i64 noundef, %struct.part* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__symvm_fresh_thread_locals() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: nounwind optsize
define internal i32 @wait(i8* noundef %0, i64 noundef %1) #2 {
  %3 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 2
  store i8* %0, i8** %4, align 8, !tbaa !40
  %5 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 3
  store i64 %1, i64* %5, align 8, !tbaa !34
  %6 = load i64, i64* @waits, align 8, !tbaa !2
  %7 = add i64 %6, 1
  store i64 %7, i64* @waits, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 4
  store i64 %7, i64* %8, align 8, !tbaa !41
  %9 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 5
  store i32 0, i32* %9, align 8, !tbaa !35
  %10 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 1
  store i32 1, i32* %10, align 8, !tbaa !31
  %11 = tail call fastcc %struct.__sv_thread* @next_ready() #15
  %12 = icmp eq %struct.__sv_thread* %11, null
  br i1 %12, label %13, label %16

13:                                               ; preds = %2
  %14 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %15 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %14, i64 0, i32 1
  store i32 0, i32* %15, align 8, !tbaa !31
  br label %22

16:                                               ; preds = %2
  tail call fastcc void @go_on_with(%struct.__sv_thread* noundef nonnull %11) #15
  %17 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %18 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %17, i64 0, i32 5
  %19 = load i32, i32* %18, align 8, !tbaa !35
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i32 0, i32 110
  br label %22

22:                                               ; preds = %16, %13
  %23 = phi i32 [ %21, %16 ], [ 35, %13 ]
  ret i32 %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal i32 @wake(i8* noundef readnone %0, i32 noundef %1) #10 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %42

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
  %19 = load i32, i32* %18, align 8, !tbaa !31
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %34

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %15, i64 0, i32 2
  %23 = load i8*, i8** %22, align 8, !tbaa !40
  %24 = icmp eq i8* %23, %0
  br i1 %24, label %25, label %34

25:                                               ; preds = %21
  %26 = icmp eq %struct.__sv_thread* %13, null
  br i1 %26, label %33, label %27

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %15, i64 0, i32 4
  %29 = load i64, i64* %28, align 8, !tbaa !41
  %30 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %13, i64 0, i32 4
  %31 = load i64, i64* %30, align 8, !tbaa !41
  %32 = icmp ult i64 %29, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %27, %25
  br label %34

34:                                               ; preds = %33, %27, %21, %17, %11
  %35 = phi %struct.__sv_thread* [ %15, %33 ], [ %13, %27 ], [ %13, %21 ], [ %13, %17 ], [ %13, %11 ]
  %36 = add nuw i64 %12, 1
  %37 = icmp eq i64 %36, %5
  br i1 %37, label %9, label %11, !llvm.loop !42

38:                                               ; preds = %9
  %39 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %35, i64 0, i32 1
  store i32 0, i32* %39, align 8, !tbaa !31
  %40 = add nuw nsw i32 %8, 1
  %41 = icmp eq i32 %40, %1
  br i1 %41, label %42, label %7, !llvm.loop !43

42:                                               ; preds = %7, %38, %9, %2
  %43 = phi i32 [ 0, %2 ], [ %8, %7 ], [ %8, %9 ], [ %1, %38 ]
  ret i32 %43
}

; Function Attrs: nounwind optsize
define internal void @give_way() #2 {
  %1 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %2 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 1
  store i32 2, i32* %2, align 8, !tbaa !31
  %3 = tail call fastcc %struct.__sv_thread* @next_ready() #15
  %4 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %5 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %4, i64 0, i32 1
  store i32 0, i32* %5, align 8, !tbaa !31
  %6 = icmp eq %struct.__sv_thread* %3, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %0
  tail call fastcc void @go_on_with(%struct.__sv_thread* noundef nonnull %3) #15
  br label %8

8:                                                ; preds = %7, %0
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
  br i1 %3, label %15, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #11
  %6 = load i32, i32* %5, align 4, !tbaa !20
  %7 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 13
  store i32 %6, i32* %7, align 8, !tbaa !44
  %8 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %2, i64 0, i32 14
  %9 = load i8*, i8** %8, align 8, !tbaa !17
  tail call fastcc void @copy_locals(i8* noundef %9, i32 noundef 1) #15
  store %struct.__sv_thread* %0, %struct.__sv_thread** @__sv_me, align 8, !tbaa !6
  %10 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %0, i64 0, i32 0
  %11 = load i64, i64* %10, align 8, !tbaa !8
  tail call void @__symvm_switch_thread(i64 noundef %11, i32 noundef 0) #11
  %12 = load i8*, i8** %8, align 8, !tbaa !17
  tail call fastcc void @copy_locals(i8* noundef %12, i32 noundef 0) #15
  %13 = load i32, i32* %7, align 8, !tbaa !44
  %14 = tail call i32* @__errno_location() #11
  store i32 %13, i32* %14, align 4, !tbaa !20
  br label %15

15:                                               ; preds = %1, %4
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @copy_locals(i8* nocapture noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = alloca %struct.part, align 8
  %4 = bitcast %struct.part* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #12
  %5 = call i32 @__symvm_thread_local(i64 noundef 0, %struct.part* noundef nonnull %3) #11
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %2
  %8 = icmp eq i32 %1, 0
  %9 = getelementptr inbounds %struct.part, %struct.part* %3, i64 0, i32 0
  %10 = getelementptr inbounds %struct.part, %struct.part* %3, i64 0, i32 1
  br label %12

11:                                               ; preds = %20, %2
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #12
  ret void

12:                                               ; preds = %7, %20
  %13 = phi i64 [ 0, %7 ], [ %22, %20 ]
  %14 = phi i8* [ %0, %7 ], [ %23, %20 ]
  %15 = load i8*, i8** %9, align 8, !tbaa !45
  %16 = load i64, i64* %10, align 8, !tbaa !14
  br i1 %8, label %18, label %17

17:                                               ; preds = %12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %14, i8* align 1 %15, i64 %16, i1 false)
  br label %20

18:                                               ; preds = %12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %15, i8* align 1 %14, i64 %16, i1 false)
  %19 = load i64, i64* %10, align 8, !tbaa !14
  br label %20

20:                                               ; preds = %17, %18
  %21 = phi i64 [ %16, %17 ], [ %19, %18 ]
  %22 = add nuw nsw i64 %13, 1
  %23 = getelementptr inbounds i8, i8* %14, i64 %21
  %24 = call i32 @__symvm_thread_local(i64 noundef %22, %struct.part* noundef nonnull %3) #11
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %11, label %12, !llvm.loop !46
}

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__sv_clock_to(i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__sv_wait(i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind optsize "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin noreturn optsize "no-builtins" }
attributes #14 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #15 = { nobuiltin optsize "no-builtins" }

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
!9 = !{!"__sv_thread", !3, i64 0, !4, i64 8, !7, i64 16, !3, i64 24, !3, i64 32, !10, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !10, i64 72, !10, i64 76, !10, i64 80, !10, i64 84, !10, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !4, i64 120}
!10 = !{!"int", !4, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !3, i64 8}
!15 = !{!"part", !7, i64 0, !3, i64 8}
!16 = distinct !{!16, !12, !13}
!17 = !{!9, !7, i64 96}
!18 = !{i64 0, i64 8, !2, i64 8, i64 4, !19, i64 16, i64 8, !6, i64 24, i64 8, !2, i64 32, i64 8, !2, i64 40, i64 4, !20, i64 48, i64 8, !6, i64 56, i64 8, !6, i64 64, i64 8, !6, i64 72, i64 4, !20, i64 76, i64 4, !20, i64 80, i64 4, !20, i64 84, i64 4, !20, i64 88, i64 4, !20, i64 96, i64 8, !6, i64 104, i64 8, !6, i64 112, i64 8, !6, i64 120, i64 16, !19}
!19 = !{!4, !4, i64 0}
!20 = !{!10, !10, i64 0}
!21 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 8, !6, i64 24, i64 4, !20, i64 28, i64 4, !20, i64 32, i64 4, !20, i64 36, i64 4, !20, i64 40, i64 4, !20, i64 48, i64 8, !6, i64 56, i64 8, !6, i64 64, i64 8, !6, i64 72, i64 16, !19}
!22 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 4, !20, i64 20, i64 4, !20, i64 24, i64 4, !20, i64 28, i64 4, !20, i64 32, i64 4, !20, i64 40, i64 8, !6, i64 48, i64 8, !6, i64 56, i64 8, !6, i64 64, i64 16, !19}
!23 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 8, !6, i64 24, i64 16, !19}
!24 = !{!9, !7, i64 48}
!25 = !{!9, !7, i64 56}
!26 = !{!9, !7, i64 64}
!27 = !{!9, !7, i64 112}
!28 = !{!29, !7, i64 72}
!29 = !{!"__sv_cleanup", !4, i64 0, !7, i64 72}
!30 = !{!9, !10, i64 80}
!31 = !{!9, !4, i64 8}
!32 = distinct !{!32, !12, !13}
!33 = !{!9, !10, i64 72}
!34 = !{!9, !3, i64 24}
!35 = !{!9, !10, i64 40}
!36 = distinct !{!36, !12, !13}
!37 = distinct !{!37, !12, !13}
!38 = distinct !{!38, !12, !13}
!39 = !{!9, !10, i64 76}
!40 = !{!9, !7, i64 16}
!41 = !{!9, !3, i64 32}
!42 = distinct !{!42, !12, !13}
!43 = distinct !{!43, !12, !13}
!44 = !{!9, !10, i64 88}
!45 = !{!15, !7, i64 0}
!46 = distinct !{!46, !12, !13}
