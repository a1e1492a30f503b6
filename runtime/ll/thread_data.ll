; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/thread_data.c
; ModuleID = 'runtime/c/thread_data.c'
source_filename = "runtime/c/thread_data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, void (i8*)* }
%struct.__sv_thread = type { i64, i32, i8*, i64, i64, i32, i32, i8* (i8*)*, i8*, i8*, i32, i32, i32, i32, i32, [16 x i64], i8*, i8**, %struct.__sv_cleanup*, [16 x i8] }
%struct.__sv_cleanup = type { [9 x i64], %struct.__sv_cleanup* }

@keys = internal unnamed_addr global [1024 x %struct.anon] zeroinitializer, align 16
@ever = internal unnamed_addr global i32 0, align 4
@__sv_me = external dso_local local_unnamed_addr global %struct.__sv_thread*, align 8
@.str = private unnamed_addr constant [67 x i8] c"pthread_kill: the handler runs in the thread that sends the signal\00", align 1

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32 @pthread_key_create(i32* nocapture noundef writeonly %0, void (i8*)* noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %2, %17
  %4 = phi i64 [ 0, %2 ], [ %18, %17 ]
  %5 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 16, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %3
  %9 = trunc i64 %4 to i32
  %10 = and i64 %4, 4294967295
  store i32 1, i32* %5, align 16, !tbaa !2
  %11 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %10, i32 1
  store void (i8*)* %1, void (i8*)** %11, align 8, !tbaa !8
  %12 = load i32, i32* @ever, align 4, !tbaa !9
  %13 = icmp ugt i32 %12, %9
  br i1 %13, label %16, label %14

14:                                               ; preds = %8
  %15 = add nuw nsw i32 %9, 1
  store i32 %15, i32* @ever, align 4, !tbaa !9
  br label %16

16:                                               ; preds = %14, %8
  store i32 %9, i32* %0, align 4, !tbaa !9
  br label %20

17:                                               ; preds = %3
  %18 = add nuw nsw i64 %4, 1
  %19 = icmp eq i64 %18, 1024
  br i1 %19, label %20, label %3, !llvm.loop !10

20:                                               ; preds = %17, %16
  %21 = phi i32 [ 0, %16 ], [ 11, %17 ]
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32 @__pthread_key_create(i32* nocapture noundef writeonly %0, void (i8*)* noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %17, %2
  %4 = phi i64 [ 0, %2 ], [ %18, %17 ]
  %5 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 16, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %3
  %9 = trunc i64 %4 to i32
  %10 = and i64 %4, 4294967295
  store i32 1, i32* %5, align 16, !tbaa !2
  %11 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %10, i32 1
  store void (i8*)* %1, void (i8*)** %11, align 8, !tbaa !8
  %12 = load i32, i32* @ever, align 4, !tbaa !9
  %13 = icmp ugt i32 %12, %9
  br i1 %13, label %16, label %14

14:                                               ; preds = %8
  %15 = add nuw nsw i32 %9, 1
  store i32 %15, i32* @ever, align 4, !tbaa !9
  br label %16

16:                                               ; preds = %14, %8
  store i32 %9, i32* %0, align 4, !tbaa !9
  br label %20

17:                                               ; preds = %3
  %18 = add nuw nsw i64 %4, 1
  %19 = icmp eq i64 %18, 1024
  br i1 %19, label %20, label %3, !llvm.loop !10

20:                                               ; preds = %17, %16
  %21 = phi i32 [ 0, %16 ], [ 11, %17 ]
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_key_delete(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ugt i32 %0, 1023
  br i1 %2, label %22, label %3

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 16, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %22, label %9

8:                                                ; preds = %19
  store i32 0, i32* %5, align 16, !tbaa !2
  br label %22

9:                                                ; preds = %3, %19
  %10 = phi i64 [ %20, %19 ], [ 4242, %3 ]
  %11 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %10) #6
  %12 = icmp eq %struct.__sv_thread* %11, null
  br i1 %12, label %19, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %11, i64 0, i32 17
  %15 = load i8**, i8*** %14, align 8, !tbaa !13
  %16 = icmp eq i8** %15, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds i8*, i8** %15, i64 %4
  store i8* null, i8** %18, align 8, !tbaa !16
  br label %19

19:                                               ; preds = %17, %13, %9
  %20 = add nuw nsw i64 %10, 1
  %21 = icmp eq i64 %20, 4754
  br i1 %21, label %8, label %9, !llvm.loop !17

22:                                               ; preds = %1, %3, %8
  %23 = phi i32 [ 0, %8 ], [ 22, %3 ], [ 22, %1 ]
  ret i32 %23
}

; Function Attrs: optsize
declare dso_local %struct.__sv_thread* @__sv_thread_of(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @pthread_getspecific(i32 noundef %0) local_unnamed_addr #3 {
  %2 = icmp ult i32 %0, 1024
  br i1 %2, label %3, label %16

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 16, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %3
  %9 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !16
  %10 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %9, i64 0, i32 17
  %11 = load i8**, i8*** %10, align 8, !tbaa !13
  %12 = icmp eq i8** %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8*, i8** %11, i64 %4
  %15 = load i8*, i8** %14, align 8, !tbaa !16
  br label %16

16:                                               ; preds = %1, %3, %8, %13
  %17 = phi i8* [ %15, %13 ], [ null, %8 ], [ null, %3 ], [ null, %1 ]
  ret i8* %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = icmp ugt i32 %0, 1023
  br i1 %3, label %24, label %4

4:                                                ; preds = %2
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %5, i32 0
  %7 = load i32, i32* %6, align 16, !tbaa !2
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %24, label %9

9:                                                ; preds = %4
  %10 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !16
  %11 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %10, i64 0, i32 17
  %12 = load i8**, i8*** %11, align 8, !tbaa !13
  %13 = icmp eq i8** %12, null
  br i1 %13, label %14, label %21

14:                                               ; preds = %9
  %15 = tail call i8* @calloc(i64 noundef 1024, i64 noundef 8) #6
  %16 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !16
  %17 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %16, i64 0, i32 17
  %18 = bitcast i8*** %17 to i8**
  store i8* %15, i8** %18, align 8, !tbaa !13
  %19 = bitcast i8* %15 to i8**
  %20 = icmp eq i8* %15, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %9, %14
  %22 = phi i8** [ %19, %14 ], [ %12, %9 ]
  %23 = getelementptr inbounds i8*, i8** %22, i64 %5
  store i8* %1, i8** %23, align 8, !tbaa !16
  br label %24

24:                                               ; preds = %14, %2, %4, %21
  %25 = phi i32 [ 0, %21 ], [ 22, %4 ], [ 22, %2 ], [ 12, %14 ]
  ret i32 %25
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_destroy_data() local_unnamed_addr #1 {
  %1 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !16
  %2 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %1, i64 0, i32 17
  %3 = load i8**, i8*** %2, align 8, !tbaa !13
  %4 = icmp eq i8** %3, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %0
  %6 = load i32, i32* @ever, align 4, !tbaa !9
  br label %7

7:                                                ; preds = %5, %15
  %8 = phi i32 [ %38, %15 ], [ %6, %5 ]
  %9 = phi i32 [ %16, %15 ], [ 0, %5 ]
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %7, %15, %0
  %12 = bitcast i8** %3 to i8*
  tail call void @free(i8* noundef %12) #6
  %13 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !16
  %14 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %13, i64 0, i32 17
  store i8** null, i8*** %14, align 8, !tbaa !13
  ret void

15:                                               ; preds = %37
  %16 = add nuw nsw i32 %9, 1
  %17 = icmp ult i32 %9, 3
  %18 = icmp ne i32 %39, 0
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %7, label %11, !llvm.loop !18

20:                                               ; preds = %7, %37
  %21 = phi i32 [ %38, %37 ], [ %8, %7 ]
  %22 = phi i64 [ %40, %37 ], [ 0, %7 ]
  %23 = phi i32 [ %39, %37 ], [ 0, %7 ]
  %24 = getelementptr inbounds i8*, i8** %3, i64 %22
  %25 = load i8*, i8** %24, align 8, !tbaa !16
  %26 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %22, i32 0
  %27 = load i32, i32* %26, align 16, !tbaa !2
  %28 = icmp ne i32 %27, 0
  %29 = icmp ne i8* %25, null
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %31, label %37

31:                                               ; preds = %20
  %32 = getelementptr inbounds [1024 x %struct.anon], [1024 x %struct.anon]* @keys, i64 0, i64 %22, i32 1
  %33 = load void (i8*)*, void (i8*)** %32, align 8, !tbaa !8
  %34 = icmp eq void (i8*)* %33, null
  br i1 %34, label %37, label %35

35:                                               ; preds = %31
  store i8* null, i8** %24, align 8, !tbaa !16
  tail call void %33(i8* noundef nonnull %25) #6
  %36 = load i32, i32* @ever, align 4, !tbaa !9
  br label %37

37:                                               ; preds = %20, %31, %35
  %38 = phi i32 [ %36, %35 ], [ %21, %31 ], [ %21, %20 ]
  %39 = phi i32 [ 1, %35 ], [ %23, %31 ], [ %23, %20 ]
  %40 = add nuw nsw i64 %22, 1
  %41 = zext i32 %38 to i64
  %42 = icmp ult i64 %40, %41
  br i1 %42, label %20, label %15, !llvm.loop !19
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_getattr_np(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #4 {
  ret i32 2
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_setaffinity_np(i64 noundef %0, i64 noundef %1, i64* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) #6
  %5 = icmp eq %struct.__sv_thread* %4, null
  %6 = select i1 %5, i32 3, i32 0
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_getaffinity_np(i64 noundef %0, i64 noundef %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) #6
  %5 = icmp eq %struct.__sv_thread* %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = icmp ult i64 %1, 8
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  %9 = bitcast i64* %2 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* align 8 %9, i8 0, i64 %1, i1 false)
  store i64 1, i64* %2, align 8, !tbaa !20
  br label %10

10:                                               ; preds = %6, %3, %8
  %11 = phi i32 [ 0, %8 ], [ 3, %3 ], [ 22, %6 ]
  ret i32 %11
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_getschedparam(i64 noundef %0, i32* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) #6
  %5 = icmp eq %struct.__sv_thread* %4, null
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  store i32 0, i32* %2, align 4, !tbaa !9
  store i32 0, i32* %1, align 4, !tbaa !9
  br label %7

7:                                                ; preds = %3, %6
  %8 = phi i32 [ 0, %6 ], [ 3, %3 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_setschedparam(i64 noundef %0, i32 noundef %1, i32* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) #6
  %5 = icmp eq %struct.__sv_thread* %4, null
  br i1 %5, label %19, label %6

6:                                                ; preds = %3
  switch i32 %1, label %10 [
    i32 3, label %7
    i32 0, label %7
    i32 5, label %7
  ]

7:                                                ; preds = %6, %6, %6
  %8 = load i32, i32* %2, align 4, !tbaa !9
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %17, label %19

10:                                               ; preds = %6
  %11 = add i32 %1, -3
  %12 = icmp ult i32 %11, -2
  br i1 %12, label %19, label %13

13:                                               ; preds = %10
  %14 = load i32, i32* %2, align 4, !tbaa !9
  %15 = add i32 %14, -100
  %16 = icmp ult i32 %15, -99
  br i1 %16, label %19, label %17

17:                                               ; preds = %13, %7
  %18 = phi i32 [ 1, %13 ], [ 0, %7 ]
  br label %19

19:                                               ; preds = %17, %10, %13, %7, %3
  %20 = phi i32 [ 3, %3 ], [ %18, %17 ], [ 22, %10 ], [ 22, %13 ], [ 22, %7 ]
  ret i32 %20
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_setschedprio(i64 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) #6
  %4 = icmp eq %struct.__sv_thread* %3, null
  %5 = icmp eq i32 %1, 0
  %6 = select i1 %5, i32 0, i32 22
  %7 = select i1 %4, i32 3, i32 %6
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_getcpuclockid(i64 noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) #6
  %4 = icmp eq %struct.__sv_thread* %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  store i32 3, i32* %1, align 4, !tbaa !9
  br label %6

6:                                                ; preds = %2, %5
  %7 = phi i32 [ 0, %5 ], [ 3, %2 ]
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_setname_np(i64 noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) #6
  %4 = icmp eq %struct.__sv_thread* %3, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @strlen(i8* noundef %1) #6
  %7 = icmp ugt i64 %6, 15
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %3, i64 0, i32 19, i64 0
  %10 = tail call i8* @strcpy(i8* noundef nonnull %9, i8* noundef %1) #6
  br label %11

11:                                               ; preds = %5, %2, %8
  %12 = phi i32 [ 0, %8 ], [ 3, %2 ], [ 34, %5 ]
  ret i32 %12
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_getname_np(i64 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) #6
  %5 = icmp eq %struct.__sv_thread* %4, null
  br i1 %5, label %11, label %6

6:                                                ; preds = %3
  %7 = icmp ult i64 %2, 16
  br i1 %7, label %11, label %8

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.__sv_thread, %struct.__sv_thread* %4, i64 0, i32 19, i64 0
  %10 = tail call i8* @strcpy(i8* noundef %1, i8* noundef nonnull %9) #6
  br label %11

11:                                               ; preds = %6, %3, %8
  %12 = phi i32 [ 0, %8 ], [ 3, %3 ], [ 34, %6 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_kill(i64 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call %struct.__sv_thread* @__sv_thread_of(i64 noundef %0) #6
  %4 = icmp eq %struct.__sv_thread* %3, null
  br i1 %4, label %19, label %5

5:                                                ; preds = %2
  %6 = load %struct.__sv_thread*, %struct.__sv_thread** @__sv_me, align 8, !tbaa !16
  %7 = icmp ne %struct.__sv_thread* %3, %6
  %8 = icmp ne i32 %1, 0
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([67 x i8], [67 x i8]* @.str, i64 0, i64 0)) #6
  br label %13

11:                                               ; preds = %5
  %12 = icmp eq i32 %1, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %10, %11
  %14 = tail call i32 @raise(i32 noundef %1) #6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = tail call i32* @__errno_location() #6
  %18 = load i32, i32* %17, align 4, !tbaa !9
  br label %19

19:                                               ; preds = %11, %13, %16, %2
  %20 = phi i32 [ 3, %2 ], [ 0, %11 ], [ %18, %16 ], [ 0, %13 ]
  ret i32 %20
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @raise(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

attributes #0 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"", !4, i64 0, !7, i64 8}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!3, !7, i64 8}
!9 = !{!4, !4, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !7, i64 232}
!14 = !{!"__sv_thread", !15, i64 0, !5, i64 8, !7, i64 16, !15, i64 24, !15, i64 32, !4, i64 40, !4, i64 44, !7, i64 48, !7, i64 56, !7, i64 64, !4, i64 72, !4, i64 76, !4, i64 80, !4, i64 84, !4, i64 88, !5, i64 96, !7, i64 224, !7, i64 232, !7, i64 240, !5, i64 248}
!15 = !{!"long", !5, i64 0}
!16 = !{!7, !7, i64 0}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = !{!15, !15, i64 0}
