; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/files.c
; ModuleID = 'runtime/c/files.c'
source_filename = "runtime/c/files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_inode = type { %struct.sv_inode*, i8*, i8*, i64, i64, i32, i32, i32, i32, i64 }
%struct.timespec = type { i64, i64 }

@all = internal global %struct.sv_inode* null, align 8
@current = internal unnamed_addr global i8* null, align 8
@.str = private unnamed_addr constant [2 x i8] c"/\00", align 1
@start.started = internal unnamed_addr global i1 false, align 4
@.str.1 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"/dev\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@next_number = internal unnamed_addr global i32 2, align 4
@tail = internal unnamed_addr global %struct.sv_inode** @all, align 8

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_all_inodes() local_unnamed_addr #0 {
  tail call fastcc void @start() #5
  %1 = load %struct.sv_inode*, %struct.sv_inode** @all, align 8, !tbaa !2
  ret %struct.sv_inode* %1
}

; Function Attrs: nounwind optsize
define internal fastcc void @start() unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = load i1, i1* @start.started, align 4
  br i1 %2, label %42, label %3

3:                                                ; preds = %0
  store i1 true, i1* @start.started, align 4
  %4 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #6
  %5 = tail call fastcc %struct.sv_inode* @add(i8* noundef %4, i32 noundef 16877) #5
  %6 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)) #6
  %7 = tail call fastcc %struct.sv_inode* @add(i8* noundef %6, i32 noundef 16895) #5
  %8 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)) #6
  %9 = tail call fastcc %struct.sv_inode* @add(i8* noundef %8, i32 noundef 16877) #5
  %10 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0)) #6
  %11 = tail call fastcc %struct.sv_inode* @add(i8* noundef %10, i32 noundef 8630) #5
  %12 = tail call i32 @__symvm_file_count() #6
  %13 = icmp sgt i32 %12, 1
  br i1 %13, label %14, label %42

14:                                               ; preds = %3
  %15 = bitcast i32* %1 to i8*
  br label %16

16:                                               ; preds = %14, %24
  %17 = phi i32 [ 1, %14 ], [ %29, %24 ]
  %18 = tail call i64 @__symvm_file_name_size(i32 noundef %17) #6
  %19 = tail call i8* @malloc(i64 noundef %18) #6
  tail call void @__symvm_file_name(i32 noundef %17, i8* noundef %19) #6
  %20 = tail call i8* @__sv_absolute(i8* noundef %19) #5
  tail call void @free(i8* noundef %19) #6
  %21 = getelementptr inbounds i8, i8* %20, i64 1
  %22 = tail call i8* @strchr(i8* noundef nonnull %21, i32 noundef 47) #6
  %23 = icmp eq i8* %22, null
  br i1 %23, label %24, label %31

24:                                               ; preds = %38, %16
  %25 = tail call fastcc %struct.sv_inode* @add(i8* noundef %20, i32 noundef 33188) #5
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %25, i64 0, i32 5
  store i32 %17, i32* %26, align 8, !tbaa !6
  %27 = tail call i64 @__symvm_file_size(i32 noundef %17) #6
  %28 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %25, i64 0, i32 3
  store i64 %27, i64* %28, align 8, !tbaa !10
  %29 = add nuw nsw i32 %17, 1
  %30 = icmp eq i32 %29, %12
  br i1 %30, label %42, label %16, !llvm.loop !11

31:                                               ; preds = %16, %38
  %32 = phi i8* [ %40, %38 ], [ %22, %16 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %15) #7
  store i8 0, i8* %32, align 1, !tbaa !14
  %33 = call %struct.sv_inode* @__sv_lookup(i8* noundef %20, i32* noundef nonnull %1) #5
  %34 = icmp eq %struct.sv_inode* %33, null
  br i1 %34, label %35, label %38

35:                                               ; preds = %31
  %36 = tail call i8* @strdup(i8* noundef %20) #6
  %37 = tail call fastcc %struct.sv_inode* @add(i8* noundef %36, i32 noundef 16877) #5
  br label %38

38:                                               ; preds = %35, %31
  store i8 47, i8* %32, align 1, !tbaa !14
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %15) #7
  %39 = getelementptr inbounds i8, i8* %32, i64 1
  %40 = tail call i8* @strchr(i8* noundef nonnull %39, i32 noundef 47) #6
  %41 = icmp eq i8* %40, null
  br i1 %41, label %24, label %31, !llvm.loop !15

42:                                               ; preds = %24, %3, %0
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @__sv_absolute(i8* noundef %0) local_unnamed_addr #0 {
  %2 = load i8, i8* %0, align 1, !tbaa !14
  %3 = icmp ne i8 %2, 47
  %4 = load i8*, i8** @current, align 8
  %5 = icmp ne i8* %4, null
  %6 = select i1 %3, i1 %5, i1 false
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = tail call i64 @strlen(i8* noundef nonnull %4) #6
  br label %9

9:                                                ; preds = %1, %7
  %10 = phi i64 [ %8, %7 ], [ 0, %1 ]
  %11 = tail call i64 @strlen(i8* noundef nonnull %0) #6
  %12 = add i64 %10, 3
  %13 = add i64 %12, %11
  %14 = tail call i8* @malloc(i64 noundef %13) #6
  %15 = icmp eq i8* %14, null
  br i1 %15, label %76, label %16

16:                                               ; preds = %9
  %17 = load i8*, i8** @current, align 8, !tbaa !2
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %14, i8* align 1 %17, i64 %10, i1 false)
  %18 = icmp eq i64 %10, 1
  %19 = select i1 %18, i64 0, i64 %10
  %20 = load i8, i8* %0, align 1, !tbaa !14
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %69, label %22

22:                                               ; preds = %16, %65
  %23 = phi i8 [ %66, %65 ], [ %20, %16 ]
  %24 = phi i64 [ %67, %65 ], [ %19, %16 ]
  %25 = phi i8* [ %40, %65 ], [ %0, %16 ]
  br label %26

26:                                               ; preds = %22, %29
  %27 = phi i8 [ %31, %29 ], [ %23, %22 ]
  %28 = phi i8* [ %30, %29 ], [ %25, %22 ]
  switch i8 %27, label %32 [
    i8 47, label %29
    i8 0, label %69
  ]

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, i8* %28, i64 1
  %31 = load i8, i8* %30, align 1, !tbaa !14
  br label %26, !llvm.loop !16

32:                                               ; preds = %26, %35
  %33 = phi i8 [ %38, %35 ], [ %27, %26 ]
  %34 = phi i64 [ %36, %35 ], [ 0, %26 ]
  switch i8 %33, label %35 [
    i8 0, label %39
    i8 47, label %39
  ]

35:                                               ; preds = %32
  %36 = add i64 %34, 1
  %37 = getelementptr inbounds i8, i8* %28, i64 %36
  %38 = load i8, i8* %37, align 1, !tbaa !14
  br label %32, !llvm.loop !17

39:                                               ; preds = %32, %32
  %40 = getelementptr inbounds i8, i8* %28, i64 %34
  switch i64 %34, label %59 [
    i64 1, label %41
    i64 2, label %43
  ]

41:                                               ; preds = %39
  %42 = icmp eq i8 %27, 46
  br i1 %42, label %65, label %59

43:                                               ; preds = %39
  %44 = icmp eq i8 %27, 46
  br i1 %44, label %45, label %59

45:                                               ; preds = %43
  %46 = getelementptr inbounds i8, i8* %28, i64 1
  %47 = load i8, i8* %46, align 1, !tbaa !14
  %48 = icmp eq i8 %47, 46
  br i1 %48, label %49, label %59

49:                                               ; preds = %45
  %50 = icmp eq i64 %24, 0
  br i1 %50, label %65, label %51

51:                                               ; preds = %49, %51
  %52 = phi i64 [ %53, %51 ], [ %24, %49 ]
  %53 = add i64 %52, -1
  %54 = getelementptr inbounds i8, i8* %14, i64 %53
  %55 = load i8, i8* %54, align 1, !tbaa !14
  %56 = icmp ne i8 %55, 47
  %57 = icmp ne i64 %53, 0
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %51, label %65, !llvm.loop !18

59:                                               ; preds = %41, %39, %45, %43
  %60 = add i64 %24, 1
  %61 = getelementptr inbounds i8, i8* %14, i64 %24
  store i8 47, i8* %61, align 1, !tbaa !14
  %62 = getelementptr inbounds i8, i8* %14, i64 %60
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %62, i8* nonnull align 1 %28, i64 %34, i1 false)
  %63 = add i64 %34, %60
  %64 = load i8, i8* %40, align 1, !tbaa !14
  br label %65

65:                                               ; preds = %51, %59, %49, %41
  %66 = phi i8 [ %33, %41 ], [ %33, %49 ], [ %64, %59 ], [ %33, %51 ]
  %67 = phi i64 [ %24, %41 ], [ 0, %49 ], [ %63, %59 ], [ %53, %51 ]
  %68 = icmp eq i8 %66, 0
  br i1 %68, label %69, label %22, !llvm.loop !19

69:                                               ; preds = %65, %26, %16
  %70 = phi i64 [ %19, %16 ], [ %24, %26 ], [ %67, %65 ]
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  store i8 47, i8* %14, align 1, !tbaa !14
  br label %73

73:                                               ; preds = %72, %69
  %74 = phi i64 [ 1, %72 ], [ %70, %69 ]
  %75 = getelementptr inbounds i8, i8* %14, i64 %74
  store i8 0, i8* %75, align 1, !tbaa !14
  br label %76

76:                                               ; preds = %9, %73
  ret i8* %14
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  store i32 2, i32* %1, align 4, !tbaa !20
  %3 = load i8, i8* %0, align 1, !tbaa !14
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %2
  %6 = tail call i8* @__sv_absolute(i8* noundef nonnull %0) #5
  %7 = tail call fastcc %struct.sv_inode* @find(i8* noundef %6) #5
  tail call void @free(i8* noundef %6) #6
  %8 = icmp eq %struct.sv_inode* %7, null
  br i1 %8, label %21, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !21
  %12 = and i32 %11, 61440
  %13 = icmp eq i32 %12, 16384
  br i1 %13, label %21, label %14

14:                                               ; preds = %9
  %15 = tail call i64 @strlen(i8* noundef nonnull %0) #6
  %16 = add i64 %15, -1
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = load i8, i8* %17, align 1, !tbaa !14
  %19 = icmp eq i8 %18, 47
  br i1 %19, label %20, label %21

20:                                               ; preds = %14
  store i32 20, i32* %1, align 4, !tbaa !20
  br label %21

21:                                               ; preds = %20, %14, %9, %5, %2
  %22 = phi %struct.sv_inode* [ null, %2 ], [ null, %20 ], [ %7, %14 ], [ %7, %9 ], [ null, %5 ]
  ret %struct.sv_inode* %22
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_inode* @find(i8* noundef %0) unnamed_addr #0 {
  tail call fastcc void @start() #6
  %2 = load %struct.sv_inode*, %struct.sv_inode** @all, align 8, !tbaa !2
  %3 = icmp eq %struct.sv_inode* %2, null
  br i1 %3, label %16, label %4

4:                                                ; preds = %1, %12
  %5 = phi %struct.sv_inode* [ %14, %12 ], [ %2, %1 ]
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 1
  %7 = load i8*, i8** %6, align 8, !tbaa !22
  %8 = icmp eq i8* %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = tail call i32 @strcmp(i8* noundef nonnull %7, i8* noundef %0) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %4, %9
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 0
  %14 = load %struct.sv_inode*, %struct.sv_inode** %13, align 8, !tbaa !2
  %15 = icmp eq %struct.sv_inode* %14, null
  br i1 %15, label %16, label %4, !llvm.loop !23

16:                                               ; preds = %12, %9, %1
  %17 = phi %struct.sv_inode* [ null, %1 ], [ null, %12 ], [ %5, %9 ]
  ret %struct.sv_inode* %17
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  store i32 2, i32* %2, align 4, !tbaa !20
  %4 = load i8, i8* %0, align 1, !tbaa !14
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %26, label %6

6:                                                ; preds = %3
  tail call fastcc void @start() #5
  %7 = tail call i8* @__sv_absolute(i8* noundef nonnull %0) #5
  %8 = tail call i8* @strrchr(i8* noundef %7, i32 noundef 47) #6
  %9 = icmp eq i8* %8, %7
  br i1 %9, label %10, label %12

10:                                               ; preds = %6
  %11 = tail call fastcc %struct.sv_inode* @find(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  br label %14

12:                                               ; preds = %6
  store i8 0, i8* %8, align 1, !tbaa !14
  %13 = tail call fastcc %struct.sv_inode* @find(i8* noundef %7) #5
  store i8 47, i8* %8, align 1, !tbaa !14
  br label %14

14:                                               ; preds = %12, %10
  %15 = phi %struct.sv_inode* [ %11, %10 ], [ %13, %12 ]
  %16 = icmp eq %struct.sv_inode* %15, null
  br i1 %16, label %23, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 6
  %19 = load i32, i32* %18, align 4, !tbaa !21
  %20 = and i32 %19, 61440
  %21 = icmp eq i32 %20, 16384
  br i1 %21, label %24, label %22

22:                                               ; preds = %17
  store i32 20, i32* %2, align 4, !tbaa !20
  br label %23

23:                                               ; preds = %14, %22
  tail call void @free(i8* noundef %7) #6
  br label %26

24:                                               ; preds = %17
  %25 = tail call fastcc %struct.sv_inode* @add(i8* noundef %7, i32 noundef %1) #5
  br label %26

26:                                               ; preds = %23, %24, %3
  %27 = phi %struct.sv_inode* [ null, %3 ], [ null, %23 ], [ %25, %24 ]
  ret %struct.sv_inode* %27
}

; Function Attrs: optsize
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_inode* @add(i8* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = tail call i8* @calloc(i64 noundef 1, i64 noundef 64) #6
  %5 = bitcast %struct.timespec* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %5) #7
  %6 = icmp eq i8* %4, null
  br i1 %6, label %24, label %7

7:                                                ; preds = %2
  %8 = bitcast i8* %4 to %struct.sv_inode*
  call void @__sv_now(%struct.timespec* noundef nonnull %3) #6
  %9 = getelementptr inbounds i8, i8* %4, i64 8
  %10 = bitcast i8* %9 to i8**
  store i8* %0, i8** %10, align 8, !tbaa !22
  %11 = getelementptr inbounds i8, i8* %4, i64 44
  %12 = bitcast i8* %11 to i32*
  store i32 %1, i32* %12, align 4, !tbaa !21
  %13 = getelementptr inbounds i8, i8* %4, i64 40
  %14 = bitcast i8* %13 to i32*
  store i32 -1, i32* %14, align 8, !tbaa !6
  %15 = load i32, i32* @next_number, align 4, !tbaa !20
  %16 = add i32 %15, 1
  store i32 %16, i32* @next_number, align 4, !tbaa !20
  %17 = getelementptr inbounds i8, i8* %4, i64 48
  %18 = bitcast i8* %17 to i32*
  store i32 %15, i32* %18, align 8, !tbaa !24
  %19 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 0
  %20 = load i64, i64* %19, align 8, !tbaa !25
  %21 = getelementptr inbounds i8, i8* %4, i64 56
  %22 = bitcast i8* %21 to i64*
  store i64 %20, i64* %22, align 8, !tbaa !27
  %23 = load i8**, i8*** bitcast (%struct.sv_inode*** @tail to i8***), align 8, !tbaa !2
  store i8* %4, i8** %23, align 8, !tbaa !2
  store i8* %4, i8** bitcast (%struct.sv_inode*** @tail to i8**), align 8, !tbaa !2
  br label %24

24:                                               ; preds = %2, %7
  %25 = phi %struct.sv_inode* [ %8, %7 ], [ null, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %5) #7
  ret %struct.sv_inode* %25
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_remove_name(%struct.sv_inode* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !22
  tail call void @free(i8* noundef %3) #6
  store i8* null, i8** %2, align 8, !tbaa !22
  %4 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 8
  %5 = load i32, i32* %4, align 4, !tbaa !28
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %9 = load i8*, i8** %8, align 8, !tbaa !29
  tail call void @free(i8* noundef %9) #6
  store i8* null, i8** %8, align 8, !tbaa !29
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  store i64 0, i64* %10, align 8, !tbaa !30
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  store i64 0, i64* %11, align 8, !tbaa !10
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 5
  store i32 -1, i32* %12, align 8, !tbaa !6
  br label %13

13:                                               ; preds = %7, %1
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_load(%struct.sv_inode* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !6
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %19, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  %10 = tail call i8* @malloc(i64 noundef %7) #6
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  store i8* %10, i8** %11, align 8, !tbaa !29
  %12 = icmp eq i8* %10, null
  br i1 %12, label %19, label %13

13:                                               ; preds = %9
  %14 = load i32, i32* %2, align 8, !tbaa !6
  tail call void @__symvm_file_copy(i32 noundef %14, i8* noundef nonnull %10) #6
  %15 = load i64, i64* %6, align 8, !tbaa !10
  br label %16

16:                                               ; preds = %13, %5
  %17 = phi i64 [ %15, %13 ], [ 0, %5 ]
  %18 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  store i64 %17, i64* %18, align 8, !tbaa !30
  store i32 -1, i32* %2, align 8, !tbaa !6
  br label %19

19:                                               ; preds = %9, %1, %16
  %20 = phi i32 [ 0, %16 ], [ 0, %1 ], [ -1, %9 ]
  ret i32 %20
}

; Function Attrs: optsize
declare dso_local void @__symvm_file_copy(i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_resize(%struct.sv_inode* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_load(%struct.sv_inode* noundef %0) #5
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %28

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  %7 = load i64, i64* %6, align 8, !tbaa !30
  %8 = icmp ult i64 %7, %1
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = shl i64 %7, 1
  %11 = icmp ugt i64 %10, %1
  %12 = select i1 %11, i64 %10, i64 %1
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %14 = load i8*, i8** %13, align 8, !tbaa !29
  %15 = tail call i8* @realloc(i8* noundef %14, i64 noundef %12) #6
  %16 = icmp eq i8* %15, null
  br i1 %16, label %28, label %17

17:                                               ; preds = %9
  store i8* %15, i8** %13, align 8, !tbaa !29
  store i64 %12, i64* %6, align 8, !tbaa !30
  br label %18

18:                                               ; preds = %17, %5
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %20 = load i64, i64* %19, align 8, !tbaa !10
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8, !tbaa !29
  %25 = getelementptr inbounds i8, i8* %24, i64 %20
  %26 = sub i64 %1, %20
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %25, i8 0, i64 %26, i1 false)
  br label %27

27:                                               ; preds = %22, %18
  store i64 %1, i64* %19, align 8, !tbaa !10
  br label %28

28:                                               ; preds = %9, %2, %27
  %29 = phi i32 [ 0, %27 ], [ -1, %2 ], [ -1, %9 ]
  ret i32 %29
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i8* @getcwd(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load i8*, i8** @current, align 8, !tbaa !2
  %4 = icmp eq i8* %3, null
  %5 = select i1 %4, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* %3
  %6 = tail call i64 @strlen(i8* noundef %5) #6
  %7 = add i64 %6, 1
  %8 = icmp eq i8* %0, null
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = icmp ult i64 %7, %1
  %11 = select i1 %10, i64 %1, i64 %7
  %12 = tail call i8* @malloc(i64 noundef %11) #6
  br label %21

13:                                               ; preds = %2
  %14 = icmp eq i64 %1, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = tail call i32* @__errno_location() #6
  store i32 22, i32* %16, align 4, !tbaa !20
  br label %24

17:                                               ; preds = %13
  %18 = icmp ugt i64 %7, %1
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = tail call i32* @__errno_location() #6
  store i32 34, i32* %20, align 4, !tbaa !20
  br label %24

21:                                               ; preds = %17, %9
  %22 = phi i8* [ %0, %17 ], [ %12, %9 ]
  %23 = tail call i8* @strcpy(i8* noundef %22, i8* noundef %5) #6
  br label %24

24:                                               ; preds = %21, %19, %15
  %25 = phi i8* [ null, %15 ], [ null, %19 ], [ %23, %21 ]
  ret i8* %25
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @get_current_dir_name() local_unnamed_addr #0 {
  %1 = tail call i8* @getcwd(i8* noundef null, i64 noundef 0) #5
  ret i8* %1
}

; Function Attrs: nounwind optsize
define dso_local i8* @getwd(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @getcwd(i8* noundef %0, i64 noundef 4096) #5
  ret i8* %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @chdir(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %2) #5
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !20
  %8 = tail call i32* @__errno_location() #6
  store i32 %7, i32* %8, align 4, !tbaa !20
  br label %19

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !21
  %12 = and i32 %11, 61440
  %13 = icmp eq i32 %12, 16384
  br i1 %13, label %16, label %14

14:                                               ; preds = %9
  %15 = tail call i32* @__errno_location() #6
  store i32 20, i32* %15, align 4, !tbaa !20
  br label %19

16:                                               ; preds = %9
  %17 = tail call i8* @__sv_absolute(i8* noundef %0) #5
  %18 = load i8*, i8** @current, align 8, !tbaa !2
  tail call void @free(i8* noundef %18) #6
  store i8* %17, i8** @current, align 8, !tbaa !2
  br label %19

19:                                               ; preds = %16, %14, %6
  %20 = phi i32 [ -1, %14 ], [ 0, %16 ], [ -1, %6 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %20
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkdir(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #5
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %14

7:                                                ; preds = %2
  %8 = and i32 %1, 511
  %9 = or i32 %8, 16384
  %10 = call %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %9, i32* noundef nonnull %3) #5
  %11 = icmp eq %struct.sv_inode* %10, null
  br i1 %11, label %12, label %17

12:                                               ; preds = %7
  %13 = load i32, i32* %3, align 4, !tbaa !20
  br label %14

14:                                               ; preds = %2, %12
  %15 = phi i32 [ %13, %12 ], [ 17, %2 ]
  %16 = tail call i32* @__errno_location() #6
  store i32 %15, i32* %16, align 4, !tbaa !20
  br label %17

17:                                               ; preds = %14, %7
  %18 = phi i32 [ 0, %7 ], [ -1, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i32 %18
}

; Function Attrs: nounwind optsize
define dso_local i32 @rmdir(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %2) #5
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !20
  %8 = tail call i32* @__errno_location() #6
  store i32 %7, i32* %8, align 4, !tbaa !20
  br label %24

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !21
  %12 = and i32 %11, 61440
  %13 = icmp eq i32 %12, 16384
  br i1 %13, label %16, label %14

14:                                               ; preds = %9
  %15 = tail call i32* @__errno_location() #6
  store i32 20, i32* %15, align 4, !tbaa !20
  br label %24

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 1
  %18 = load i8*, i8** %17, align 8, !tbaa !22
  %19 = tail call fastcc i32 @has_entries(i8* noundef %18) #5
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %16
  %22 = tail call i32* @__errno_location() #6
  store i32 39, i32* %22, align 4, !tbaa !20
  br label %24

23:                                               ; preds = %16
  tail call void @__sv_remove_name(%struct.sv_inode* noundef nonnull %4) #5
  br label %24

24:                                               ; preds = %23, %21, %14, %6
  %25 = phi i32 [ -1, %14 ], [ -1, %21 ], [ 0, %23 ], [ -1, %6 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %25
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @has_entries(i8* noundef %0) unnamed_addr #0 {
  %2 = tail call i64 @strlen(i8* noundef %0) #6
  %3 = load %struct.sv_inode*, %struct.sv_inode** @all, align 8, !tbaa !2
  %4 = icmp eq %struct.sv_inode* %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %1, %18
  %6 = phi %struct.sv_inode* [ %20, %18 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %6, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8, !tbaa !22
  %9 = icmp eq i8* %8, null
  br i1 %9, label %18, label %10

10:                                               ; preds = %5
  %11 = tail call i32 @strncmp(i8* noundef nonnull %8, i8* noundef %0, i64 noundef %2) #6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %10
  %14 = load i8*, i8** %7, align 8, !tbaa !22
  %15 = getelementptr inbounds i8, i8* %14, i64 %2
  %16 = load i8, i8* %15, align 1, !tbaa !14
  %17 = icmp eq i8 %16, 47
  br i1 %17, label %22, label %18

18:                                               ; preds = %5, %10, %13
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %6, i64 0, i32 0
  %20 = load %struct.sv_inode*, %struct.sv_inode** %19, align 8, !tbaa !2
  %21 = icmp eq %struct.sv_inode* %20, null
  br i1 %21, label %22, label %5, !llvm.loop !31

22:                                               ; preds = %18, %13, %1
  %23 = phi i32 [ 0, %1 ], [ 1, %13 ], [ 0, %18 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define dso_local i32 @unlink(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %2) #5
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !20
  %8 = tail call i32* @__errno_location() #6
  store i32 %7, i32* %8, align 4, !tbaa !20
  br label %17

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !21
  %12 = and i32 %11, 61440
  %13 = icmp eq i32 %12, 16384
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = tail call i32* @__errno_location() #6
  store i32 21, i32* %15, align 4, !tbaa !20
  br label %17

16:                                               ; preds = %9
  tail call void @__sv_remove_name(%struct.sv_inode* noundef nonnull %4) #5
  br label %17

17:                                               ; preds = %16, %14, %6
  %18 = phi i32 [ -1, %14 ], [ 0, %16 ], [ -1, %6 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %18
}

; Function Attrs: nounwind optsize
define dso_local i32 @remove(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %2) #5
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !20
  %8 = tail call i32* @__errno_location() #6
  store i32 %7, i32* %8, align 4, !tbaa !20
  br label %18

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !21
  %12 = and i32 %11, 61440
  %13 = icmp eq i32 %12, 16384
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = tail call i32 @rmdir(i8* noundef %0) #5
  br label %18

16:                                               ; preds = %9
  %17 = tail call i32 @unlink(i8* noundef %0) #5
  br label %18

18:                                               ; preds = %14, %16, %6
  %19 = phi i32 [ -1, %6 ], [ %15, %14 ], [ %17, %16 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %19
}

; Function Attrs: nounwind optsize
define dso_local i32 @rename(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #5
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !tbaa !20
  %9 = tail call i32* @__errno_location() #6
  store i32 %8, i32* %9, align 4, !tbaa !20
  br label %85

10:                                               ; preds = %2
  %11 = call %struct.sv_inode* @__sv_lookup(i8* noundef %1, i32* noundef nonnull %3) #5
  %12 = icmp eq %struct.sv_inode* %11, %5
  br i1 %12, label %85, label %13

13:                                               ; preds = %10
  %14 = icmp eq %struct.sv_inode* %11, null
  br i1 %14, label %38, label %15

15:                                               ; preds = %13
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 6
  %17 = load i32, i32* %16, align 4, !tbaa !21
  %18 = and i32 %17, 61440
  %19 = icmp eq i32 %18, 16384
  %20 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 6
  %21 = load i32, i32* %20, align 4, !tbaa !21
  %22 = and i32 %21, 61440
  %23 = icmp eq i32 %22, 16384
  br i1 %19, label %24, label %27

24:                                               ; preds = %15
  br i1 %23, label %30, label %25

25:                                               ; preds = %24
  %26 = tail call i32* @__errno_location() #6
  store i32 21, i32* %26, align 4, !tbaa !20
  br label %85

27:                                               ; preds = %15
  br i1 %23, label %28, label %37

28:                                               ; preds = %27
  %29 = tail call i32* @__errno_location() #6
  store i32 20, i32* %29, align 4, !tbaa !20
  br label %85

30:                                               ; preds = %24
  %31 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 1
  %32 = load i8*, i8** %31, align 8, !tbaa !22
  %33 = tail call fastcc i32 @has_entries(i8* noundef %32) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %37, label %35

35:                                               ; preds = %30
  %36 = tail call i32* @__errno_location() #6
  store i32 39, i32* %36, align 4, !tbaa !20
  br label %85

37:                                               ; preds = %27, %30
  tail call void @__sv_remove_name(%struct.sv_inode* noundef nonnull %11) #5
  br label %38

38:                                               ; preds = %37, %13
  %39 = call %struct.sv_inode* @__sv_create(i8* noundef %1, i32 noundef 32768, i32* noundef nonnull %3) #5
  %40 = icmp eq %struct.sv_inode* %39, null
  br i1 %40, label %41, label %44

41:                                               ; preds = %38
  %42 = load i32, i32* %3, align 4, !tbaa !20
  %43 = tail call i32* @__errno_location() #6
  store i32 %42, i32* %43, align 4, !tbaa !20
  br label %85

44:                                               ; preds = %38
  %45 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %39, i64 0, i32 1
  %46 = load i8*, i8** %45, align 8, !tbaa !22
  %47 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 1
  %48 = load i8*, i8** %47, align 8, !tbaa !22
  store i8* null, i8** %45, align 8, !tbaa !22
  %49 = tail call i64 @strlen(i8* noundef %48) #6
  %50 = tail call i64 @strlen(i8* noundef %46) #6
  store i8* %46, i8** %47, align 8, !tbaa !22
  %51 = load %struct.sv_inode*, %struct.sv_inode** @all, align 8, !tbaa !2
  %52 = icmp eq %struct.sv_inode* %51, null
  br i1 %52, label %56, label %53

53:                                               ; preds = %44
  %54 = sub i64 1, %49
  %55 = add i64 %54, %50
  br label %57

56:                                               ; preds = %81, %44
  tail call void @free(i8* noundef %48) #6
  br label %85

57:                                               ; preds = %53, %81
  %58 = phi %struct.sv_inode* [ %51, %53 ], [ %83, %81 ]
  %59 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %58, i64 0, i32 1
  %60 = load i8*, i8** %59, align 8, !tbaa !22
  %61 = icmp eq i8* %60, null
  %62 = icmp eq %struct.sv_inode* %58, %5
  %63 = select i1 %61, i1 true, i1 %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %57
  %65 = tail call i32 @strncmp(i8* noundef nonnull %60, i8* noundef %48, i64 noundef %49) #6
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %81

67:                                               ; preds = %64
  %68 = load i8*, i8** %59, align 8, !tbaa !22
  %69 = getelementptr inbounds i8, i8* %68, i64 %49
  %70 = load i8, i8* %69, align 1, !tbaa !14
  %71 = icmp eq i8 %70, 47
  br i1 %71, label %72, label %81

72:                                               ; preds = %67
  %73 = tail call i64 @strlen(i8* noundef nonnull %68) #6
  %74 = add i64 %55, %73
  %75 = tail call i8* @malloc(i64 noundef %74) #6
  %76 = tail call i8* @stpcpy(i8* noundef %75, i8* noundef %46) #6
  %77 = load i8*, i8** %59, align 8, !tbaa !22
  %78 = getelementptr inbounds i8, i8* %77, i64 %49
  %79 = tail call i8* @strcpy(i8* noundef %76, i8* noundef %78) #6
  %80 = load i8*, i8** %59, align 8, !tbaa !22
  tail call void @free(i8* noundef %80) #6
  store i8* %75, i8** %59, align 8, !tbaa !22
  br label %81

81:                                               ; preds = %57, %64, %67, %72
  %82 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %58, i64 0, i32 0
  %83 = load %struct.sv_inode*, %struct.sv_inode** %82, align 8, !tbaa !2
  %84 = icmp eq %struct.sv_inode* %83, null
  br i1 %84, label %56, label %57, !llvm.loop !32

85:                                               ; preds = %41, %56, %25, %28, %35, %10, %7
  %86 = phi i32 [ -1, %7 ], [ 0, %10 ], [ -1, %35 ], [ -1, %28 ], [ -1, %25 ], [ 0, %56 ], [ -1, %41 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i32 %86
}

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @stpcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @realpath(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = icmp eq i8* %0, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #6
  store i32 22, i32* %7, align 4, !tbaa !20
  br label %19

8:                                                ; preds = %2
  %9 = call %struct.sv_inode* @__sv_lookup(i8* noundef nonnull %0, i32* noundef nonnull %3) #5
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !tbaa !20
  %13 = tail call i32* @__errno_location() #6
  store i32 %12, i32* %13, align 4, !tbaa !20
  br label %19

14:                                               ; preds = %8
  %15 = tail call i8* @__sv_absolute(i8* noundef nonnull %0) #5
  %16 = icmp eq i8* %1, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  %18 = tail call i8* @strcpy(i8* noundef nonnull %1, i8* noundef %15) #6
  tail call void @free(i8* noundef %15) #6
  br label %19

19:                                               ; preds = %17, %14, %11, %6
  %20 = phi i8* [ null, %11 ], [ null, %6 ], [ %1, %17 ], [ %15, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i8* %20
}

; Function Attrs: nounwind optsize
define dso_local i8* @canonicalize_file_name(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @realpath(i8* noundef %0, i8* noundef null) #5
  ret i8* %2
}

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__symvm_file_count() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_name_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_file_name(i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_now(%struct.timespec* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nobuiltin optsize "no-builtins" }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !9, i64 40}
!7 = !{!"sv_inode", !3, i64 0, !3, i64 8, !3, i64 16, !8, i64 24, !8, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !8, i64 56}
!8 = !{!"long", !4, i64 0}
!9 = !{!"int", !4, i64 0}
!10 = !{!7, !8, i64 24}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!4, !4, i64 0}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = !{!9, !9, i64 0}
!21 = !{!7, !9, i64 44}
!22 = !{!7, !3, i64 8}
!23 = distinct !{!23, !12, !13}
!24 = !{!7, !9, i64 48}
!25 = !{!26, !8, i64 0}
!26 = !{!"timespec", !8, i64 0, !8, i64 8}
!27 = !{!7, !8, i64 56}
!28 = !{!7, !9, i64 52}
!29 = !{!7, !3, i64 16}
!30 = !{!7, !8, i64 32}
!31 = distinct !{!31, !12, !13}
!32 = distinct !{!32, !12, !13}
