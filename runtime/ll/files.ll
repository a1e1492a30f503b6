; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/files.c
; ModuleID = 'runtime/c/files.c'
source_filename = "runtime/c/files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_inode = type { %struct.sv_inode*, i8*, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i64 }
%struct.timespec = type { i64, i64 }

@all = internal global %struct.sv_inode* null, align 8
@current = internal unnamed_addr global i8* null, align 8
@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@links = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@start.started = internal unnamed_addr global i1 false, align 4
@.str.2 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"/dev\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
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
  %4 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %5 = tail call fastcc %struct.sv_inode* @add(i8* noundef %4, i32 noundef 16877) #5
  %6 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)) #6
  %7 = tail call fastcc %struct.sv_inode* @add(i8* noundef %6, i32 noundef 16895) #5
  %8 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0)) #6
  %9 = tail call fastcc %struct.sv_inode* @add(i8* noundef %8, i32 noundef 16877) #5
  %10 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0)) #6
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
  %33 = call fastcc %struct.sv_inode* @lookup(i8* noundef %20, i32 noundef 1, i32* noundef nonnull %1) #6
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
  %3 = tail call fastcc %struct.sv_inode* @lookup(i8* noundef %0, i32 noundef 1, i32* noundef %1) #5
  ret %struct.sv_inode* %3
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_inode* @lookup(i8* noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7
  store i32 2, i32* %2, align 4, !tbaa !20
  %6 = load i8, i8* %0, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %24, label %8

8:                                                ; preds = %3
  tail call fastcc void @start() #5
  %9 = call fastcc i8* @resolve(i8* noundef nonnull %0, i32 noundef %1, i32* noundef nonnull %4, i32* noundef nonnull %2) #5
  %10 = icmp eq i8* %9, null
  br i1 %10, label %24, label %11

11:                                               ; preds = %8
  %12 = tail call fastcc %struct.sv_inode* @find(i8* noundef nonnull %9) #5
  store i32 2, i32* %2, align 4, !tbaa !20
  tail call void @free(i8* noundef nonnull %9) #6
  %13 = icmp eq %struct.sv_inode* %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %11
  %15 = load i32, i32* %4, align 4, !tbaa !20
  %16 = and i32 %15, 2
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %12, i64 0, i32 6
  %20 = load i32, i32* %19, align 4, !tbaa !21
  %21 = and i32 %20, 61440
  %22 = icmp eq i32 %21, 16384
  br i1 %22, label %24, label %23

23:                                               ; preds = %18
  store i32 20, i32* %2, align 4, !tbaa !20
  br label %24

24:                                               ; preds = %8, %11, %14, %18, %23, %3
  %25 = phi %struct.sv_inode* [ null, %3 ], [ null, %8 ], [ null, %23 ], [ %12, %18 ], [ %12, %14 ], [ null, %11 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  ret %struct.sv_inode* %25
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_lookup_link(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.sv_inode* @lookup(i8* noundef %0, i32 noundef 0, i32* noundef %1) #5
  ret %struct.sv_inode* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7
  %6 = and i32 %1, 61440
  store i32 2, i32* %2, align 4, !tbaa !20
  %7 = load i8, i8* %0, align 1, !tbaa !14
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %40, label %9

9:                                                ; preds = %3
  tail call fastcc void @start() #5
  %10 = icmp eq i32 %6, 32768
  %11 = zext i1 %10 to i32
  %12 = call fastcc i8* @resolve(i8* noundef nonnull %0, i32 noundef %11, i32* noundef nonnull %4, i32* noundef nonnull %2) #5
  %13 = icmp eq i8* %12, null
  br i1 %13, label %40, label %14

14:                                               ; preds = %9
  %15 = select i1 %10, i32 21, i32 2
  store i32 %15, i32* %2, align 4, !tbaa !20
  %16 = icmp eq i32 %6, 16384
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = load i32, i32* %4, align 4, !tbaa !20
  %19 = and i32 %18, 2
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %39

21:                                               ; preds = %17, %14
  %22 = tail call i8* @strrchr(i8* noundef nonnull %12, i32 noundef 47) #6
  store i32 2, i32* %2, align 4, !tbaa !20
  %23 = getelementptr inbounds i8, i8* %22, i64 1
  %24 = load i8, i8* %23, align 1, !tbaa !14
  %25 = icmp eq i8* %22, %12
  %26 = zext i1 %25 to i64
  %27 = getelementptr inbounds i8, i8* %22, i64 %26
  store i8 0, i8* %27, align 1, !tbaa !14
  %28 = tail call fastcc %struct.sv_inode* @find(i8* noundef nonnull %12) #5
  %29 = select i1 %25, i8 %24, i8 47
  store i8 %29, i8* %27, align 1, !tbaa !14
  %30 = icmp eq %struct.sv_inode* %28, null
  br i1 %30, label %39, label %31

31:                                               ; preds = %21
  %32 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %28, i64 0, i32 6
  %33 = load i32, i32* %32, align 4, !tbaa !21
  %34 = and i32 %33, 61440
  %35 = icmp eq i32 %34, 16384
  br i1 %35, label %37, label %36

36:                                               ; preds = %31
  store i32 20, i32* %2, align 4, !tbaa !20
  br label %39

37:                                               ; preds = %31
  %38 = tail call fastcc %struct.sv_inode* @add(i8* noundef nonnull %12, i32 noundef %1) #5
  br label %40

39:                                               ; preds = %17, %36, %21
  tail call void @free(i8* noundef nonnull %12) #6
  br label %40

40:                                               ; preds = %9, %39, %37, %3
  %41 = phi %struct.sv_inode* [ null, %3 ], [ null, %9 ], [ %38, %37 ], [ null, %39 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  ret %struct.sv_inode* %41
}

; Function Attrs: nounwind optsize
define internal fastcc i8* @resolve(i8* noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3) unnamed_addr #0 {
  %5 = tail call i8* @strdup(i8* noundef %0) #6
  %6 = tail call i64 @strlen(i8* noundef %0) #6
  %7 = add i64 %6, 4096
  %8 = tail call i8* @malloc(i64 noundef %7) #6
  store i32 0, i32* %2, align 4, !tbaa !20
  store i32 12, i32* %3, align 4, !tbaa !20
  %9 = icmp ne i8* %5, null
  %10 = icmp ne i8* %8, null
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %151

12:                                               ; preds = %4
  %13 = load i8, i8* %5, align 1, !tbaa !14
  %14 = icmp ne i8 %13, 47
  %15 = load i8*, i8** @current, align 8
  %16 = icmp ne i8* %15, null
  %17 = select i1 %14, i1 %16, i1 false
  %18 = select i1 %17, i8* %15, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)
  %19 = tail call i8* @strcpy(i8* noundef nonnull %8, i8* noundef %18) #6
  %20 = tail call i64 @strspn(i8* noundef nonnull %5, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %21 = getelementptr inbounds i8, i8* %5, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %12
  %25 = icmp ne i32 %1, 0
  br label %33

26:                                               ; preds = %143, %12
  %27 = phi i8* [ %5, %12 ], [ %146, %143 ]
  %28 = phi i64 [ %20, %12 ], [ %147, %143 ]
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %153, label %30

30:                                               ; preds = %26
  %31 = load i32, i32* %2, align 4, !tbaa !20
  %32 = or i32 %31, 2
  store i32 %32, i32* %2, align 4, !tbaa !20
  br label %153

33:                                               ; preds = %24, %143
  %34 = phi i8* [ %21, %24 ], [ %148, %143 ]
  %35 = phi i8* [ %5, %24 ], [ %146, %143 ]
  %36 = phi i32 [ 0, %24 ], [ %144, %143 ]
  %37 = tail call fastcc %struct.sv_inode* @find(i8* noundef nonnull %8) #5
  %38 = icmp eq %struct.sv_inode* %37, null
  %39 = select i1 %38, i32 2, i32 20
  store i32 %39, i32* %3, align 4, !tbaa !20
  br i1 %38, label %151, label %40

40:                                               ; preds = %33
  %41 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %37, i64 0, i32 6
  %42 = load i32, i32* %41, align 4, !tbaa !21
  %43 = and i32 %42, 61440
  %44 = icmp eq i32 %43, 16384
  br i1 %44, label %45, label %151

45:                                               ; preds = %40
  %46 = tail call i64 @strcspn(i8* noundef nonnull %34, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %47 = load i8, i8* %34, align 1, !tbaa !14
  %48 = icmp eq i8 %47, 46
  br i1 %48, label %49, label %55

49:                                               ; preds = %45
  switch i64 %46, label %54 [
    i64 1, label %55
    i64 2, label %50
  ]

50:                                               ; preds = %49
  %51 = getelementptr inbounds i8, i8* %34, i64 1
  %52 = load i8, i8* %51, align 1, !tbaa !14
  %53 = icmp eq i8 %52, 46
  br label %55

54:                                               ; preds = %49
  br label %55

55:                                               ; preds = %49, %54, %50, %45
  %56 = phi i1 [ false, %45 ], [ true, %49 ], [ %53, %50 ], [ false, %54 ]
  %57 = zext i1 %56 to i32
  store i32 %57, i32* %2, align 4, !tbaa !20
  %58 = tail call i64 @strlen(i8* noundef nonnull %8) #6
  %59 = load i32, i32* %2, align 4, !tbaa !20
  %60 = icmp ne i32 %59, 0
  %61 = icmp eq i64 %46, 2
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %63, label %77

63:                                               ; preds = %55
  %64 = icmp ugt i64 %58, 1
  br i1 %64, label %65, label %73

65:                                               ; preds = %63, %65
  %66 = phi i64 [ %67, %65 ], [ %58, %63 ]
  %67 = add i64 %66, -1
  %68 = getelementptr inbounds i8, i8* %8, i64 %67
  %69 = load i8, i8* %68, align 1, !tbaa !14
  %70 = icmp ne i8 %69, 47
  %71 = icmp ugt i64 %67, 1
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %65, label %73, !llvm.loop !22

73:                                               ; preds = %65, %63
  %74 = phi i64 [ %58, %63 ], [ %67, %65 ]
  %75 = icmp eq i64 %74, 0
  %76 = select i1 %75, i64 1, i64 %74
  br label %92

77:                                               ; preds = %55
  br i1 %60, label %95, label %78

78:                                               ; preds = %77
  %79 = add i64 %46, -4095
  %80 = add i64 %79, %58
  %81 = icmp ult i64 %80, -4097
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store i32 36, i32* %3, align 4, !tbaa !20
  br label %151

83:                                               ; preds = %78
  %84 = icmp ugt i64 %58, 1
  br i1 %84, label %85, label %88

85:                                               ; preds = %83
  %86 = add i64 %58, 1
  %87 = getelementptr inbounds i8, i8* %8, i64 %58
  store i8 47, i8* %87, align 1, !tbaa !14
  br label %88

88:                                               ; preds = %85, %83
  %89 = phi i64 [ %86, %85 ], [ %58, %83 ]
  %90 = getelementptr inbounds i8, i8* %8, i64 %89
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %90, i8* nonnull align 1 %34, i64 %46, i1 false)
  %91 = add i64 %89, %46
  br label %92

92:                                               ; preds = %73, %88
  %93 = phi i64 [ %91, %88 ], [ %76, %73 ]
  %94 = getelementptr inbounds i8, i8* %8, i64 %93
  store i8 0, i8* %94, align 1, !tbaa !14
  br label %95

95:                                               ; preds = %92, %77
  %96 = getelementptr inbounds i8, i8* %34, i64 %46
  %97 = load i32, i32* @links, align 4, !tbaa !20
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %143, label %99

99:                                               ; preds = %95
  %100 = load i32, i32* %2, align 4, !tbaa !20
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %143

102:                                              ; preds = %99
  %103 = tail call fastcc %struct.sv_inode* @find(i8* noundef nonnull %8) #5
  %104 = icmp eq %struct.sv_inode* %103, null
  br i1 %104, label %143, label %105, !llvm.loop !23

105:                                              ; preds = %102
  %106 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %103, i64 0, i32 6
  %107 = load i32, i32* %106, align 4, !tbaa !21
  %108 = and i32 %107, 61440
  %109 = icmp eq i32 %108, 40960
  br i1 %109, label %110, label %143, !llvm.loop !23

110:                                              ; preds = %105
  %111 = load i8, i8* %96, align 1, !tbaa !14
  %112 = icmp ne i8 %111, 0
  %113 = or i1 %25, %112
  br i1 %113, label %114, label %143, !llvm.loop !23

114:                                              ; preds = %110
  store i32 40, i32* %3, align 4, !tbaa !20
  %115 = add nsw i32 %36, 1
  %116 = icmp sgt i32 %36, 39
  br i1 %116, label %151, label %117

117:                                              ; preds = %114
  %118 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %103, i64 0, i32 3
  %119 = load i64, i64* %118, align 8, !tbaa !10
  %120 = tail call i64 @strlen(i8* noundef nonnull %96) #6
  %121 = add i64 %119, 1
  %122 = add i64 %121, %120
  %123 = tail call i8* @malloc(i64 noundef %122) #6
  store i32 12, i32* %3, align 4, !tbaa !20
  %124 = icmp eq i8* %123, null
  br i1 %124, label %151, label %125

125:                                              ; preds = %117
  %126 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %103, i64 0, i32 2
  %127 = load i8*, i8** %126, align 8, !tbaa !24
  %128 = load i64, i64* %118, align 8, !tbaa !10
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %123, i8* align 1 %127, i64 %128, i1 false)
  %129 = load i64, i64* %118, align 8, !tbaa !10
  %130 = getelementptr inbounds i8, i8* %123, i64 %129
  %131 = tail call i8* @strcpy(i8* noundef nonnull %130, i8* noundef nonnull %96) #6
  tail call void @free(i8* noundef %35) #6
  %132 = tail call i8* @strrchr(i8* noundef nonnull %8, i32 noundef 47) #6
  %133 = load i8, i8* %123, align 1, !tbaa !14
  %134 = icmp eq i8 %133, 47
  %135 = icmp eq i8* %132, %8
  %136 = select i1 %134, i1 true, i1 %135
  %137 = zext i1 %136 to i64
  %138 = getelementptr inbounds i8, i8* %132, i64 %137
  store i8 0, i8* %138, align 1, !tbaa !14
  %139 = load i8, i8* %123, align 1, !tbaa !14
  %140 = icmp eq i8 %139, 47
  br i1 %140, label %141, label %143

141:                                              ; preds = %125
  %142 = tail call i8* @strcpy(i8* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  br label %143

143:                                              ; preds = %95, %99, %110, %105, %102, %125, %141
  %144 = phi i32 [ %36, %110 ], [ %36, %105 ], [ %36, %102 ], [ %115, %125 ], [ %115, %141 ], [ %36, %99 ], [ %36, %95 ]
  %145 = phi i8* [ %96, %110 ], [ %96, %105 ], [ %96, %102 ], [ %123, %125 ], [ %123, %141 ], [ %96, %99 ], [ %96, %95 ]
  %146 = phi i8* [ %35, %110 ], [ %35, %105 ], [ %35, %102 ], [ %123, %125 ], [ %123, %141 ], [ %35, %99 ], [ %35, %95 ]
  %147 = tail call i64 @strspn(i8* noundef %145, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %148 = getelementptr inbounds i8, i8* %145, i64 %147
  %149 = load i8, i8* %148, align 1, !tbaa !14
  %150 = icmp eq i8 %149, 0
  br i1 %150, label %26, label %33

151:                                              ; preds = %117, %114, %33, %40, %82, %4
  %152 = phi i8* [ %5, %4 ], [ %35, %82 ], [ %35, %40 ], [ %35, %33 ], [ %35, %114 ], [ %35, %117 ]
  tail call void @free(i8* noundef %152) #6
  br label %153

153:                                              ; preds = %26, %30, %151
  %154 = phi i8* [ %8, %151 ], [ %27, %30 ], [ %27, %26 ]
  %155 = phi i8* [ null, %151 ], [ %8, %30 ], [ %8, %26 ]
  tail call void @free(i8* noundef %154) #6
  ret i8* %155
}

; Function Attrs: optsize
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_inode* @find(i8* noundef %0) unnamed_addr #0 {
  tail call fastcc void @start() #6
  %2 = load %struct.sv_inode*, %struct.sv_inode** @all, align 8, !tbaa !2
  %3 = icmp eq %struct.sv_inode* %2, null
  br i1 %3, label %16, label %4

4:                                                ; preds = %1, %12
  %5 = phi %struct.sv_inode* [ %14, %12 ], [ %2, %1 ]
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 1
  %7 = load i8*, i8** %6, align 8, !tbaa !25
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
  br i1 %15, label %16, label %4, !llvm.loop !26

16:                                               ; preds = %12, %9, %1
  %17 = phi %struct.sv_inode* [ null, %1 ], [ null, %12 ], [ %5, %9 ]
  ret %struct.sv_inode* %17
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_inode* @add(i8* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = tail call i8* @calloc(i64 noundef 1, i64 noundef 72) #6
  %5 = bitcast %struct.timespec* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %5) #7
  %6 = icmp eq i8* %4, null
  br i1 %6, label %24, label %7

7:                                                ; preds = %2
  %8 = bitcast i8* %4 to %struct.sv_inode*
  call void @__sv_now(%struct.timespec* noundef nonnull %3) #6
  %9 = getelementptr inbounds i8, i8* %4, i64 8
  %10 = bitcast i8* %9 to i8**
  store i8* %0, i8** %10, align 8, !tbaa !25
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
  store i32 %15, i32* %18, align 8, !tbaa !27
  %19 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 0
  %20 = load i64, i64* %19, align 8, !tbaa !28
  %21 = getelementptr inbounds i8, i8* %4, i64 64
  %22 = bitcast i8* %21 to i64*
  store i64 %20, i64* %22, align 8, !tbaa !30
  %23 = load i8**, i8*** bitcast (%struct.sv_inode*** @tail to i8***), align 8, !tbaa !2
  store i8* %4, i8** %23, align 8, !tbaa !2
  store i8* %4, i8** bitcast (%struct.sv_inode*** @tail to i8**), align 8, !tbaa !2
  br label %24

24:                                               ; preds = %2, %7
  %25 = phi %struct.sv_inode* [ %8, %7 ], [ null, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %5) #7
  ret %struct.sv_inode* %25
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_has_parent(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = tail call i64 @strlen(i8* noundef %0) #6
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %39, label %6

6:                                                ; preds = %1, %9
  %7 = phi i64 [ %10, %9 ], [ %4, %1 ]
  %8 = icmp ugt i64 %7, 1
  br i1 %8, label %9, label %14

9:                                                ; preds = %6
  %10 = add i64 %7, -1
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = load i8, i8* %11, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 47
  br i1 %13, label %6, label %14, !llvm.loop !31

14:                                               ; preds = %6, %9
  %15 = phi i64 [ %7, %9 ], [ 1, %6 ]
  br label %16

16:                                               ; preds = %14, %19
  %17 = phi i64 [ %20, %19 ], [ %15, %14 ]
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %16
  %20 = add i64 %17, -1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 47
  br i1 %23, label %24, label %16, !llvm.loop !32

24:                                               ; preds = %19
  %25 = tail call i8* @strndup(i8* noundef nonnull %0, i64 noundef %17) #6
  br label %28

26:                                               ; preds = %16
  %27 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #6
  br label %28

28:                                               ; preds = %26, %24
  %29 = phi i8* [ %25, %24 ], [ %27, %26 ]
  %30 = call fastcc %struct.sv_inode* @lookup(i8* noundef %29, i32 noundef 1, i32* noundef nonnull %2) #6
  tail call void @free(i8* noundef %29) #6
  %31 = icmp eq %struct.sv_inode* %30, null
  br i1 %31, label %32, label %34

32:                                               ; preds = %28
  %33 = load i32, i32* %2, align 4, !tbaa !20
  br label %39

34:                                               ; preds = %28
  %35 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %30, i64 0, i32 6
  %36 = load i32, i32* %35, align 4, !tbaa !21
  %37 = and i32 %36, 61440
  %38 = icmp eq i32 %37, 16384
  br i1 %38, label %42, label %39

39:                                               ; preds = %32, %34, %1
  %40 = phi i32 [ 2, %1 ], [ %33, %32 ], [ 20, %34 ]
  %41 = tail call i32* @__errno_location() #6
  store i32 %40, i32* %41, align 4, !tbaa !20
  br label %42

42:                                               ; preds = %39, %34
  %43 = phi i32 [ 1, %34 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %43
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strndup(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_is_taken(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = tail call i64 @strlen(i8* noundef %0) #6
  %5 = icmp ne i64 %4, 0
  %6 = zext i1 %5 to i64
  br label %7

7:                                                ; preds = %10, %1
  %8 = phi i64 [ %4, %1 ], [ %11, %10 ]
  %9 = icmp ugt i64 %8, 1
  br i1 %9, label %10, label %15

10:                                               ; preds = %7
  %11 = add i64 %8, -1
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = load i8, i8* %12, align 1, !tbaa !14
  %14 = icmp eq i8 %13, 47
  br i1 %14, label %7, label %15, !llvm.loop !33

15:                                               ; preds = %7, %10
  %16 = phi i64 [ %6, %7 ], [ %8, %10 ]
  %17 = tail call i8* @strndup(i8* noundef %0, i64 noundef %16) #6
  %18 = call fastcc %struct.sv_inode* @lookup(i8* noundef %17, i32 noundef 0, i32* noundef nonnull %2) #6
  tail call void @free(i8* noundef %17) #6
  %19 = icmp ne %struct.sv_inode* %18, null
  %20 = zext i1 %19 to i32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %20
}

; Function Attrs: nounwind optsize
define dso_local i32 @symlink(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = load i8, i8* %0, align 1, !tbaa !14
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = tail call i32* @__errno_location() #6
  store i32 2, i32* %8, align 4, !tbaa !20
  br label %31

9:                                                ; preds = %2
  %10 = tail call i32 @__sv_is_taken(i8* noundef %1) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  %13 = tail call i32* @__errno_location() #6
  store i32 17, i32* %13, align 4, !tbaa !20
  br label %31

14:                                               ; preds = %9
  %15 = call %struct.sv_inode* @__sv_create(i8* noundef %1, i32 noundef 41471, i32* noundef nonnull %3) #5
  %16 = icmp eq %struct.sv_inode* %15, null
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load i32, i32* %3, align 4, !tbaa !20
  %19 = tail call i32* @__errno_location() #6
  store i32 %18, i32* %19, align 4, !tbaa !20
  br label %31

20:                                               ; preds = %14
  %21 = tail call i64 @strlen(i8* noundef nonnull %0) #6
  %22 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %15, i64 noundef %21) #5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = tail call i32* @__errno_location() #6
  store i32 28, i32* %25, align 4, !tbaa !20
  br label %31

26:                                               ; preds = %20
  %27 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 2
  %28 = load i8*, i8** %27, align 8, !tbaa !24
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %28, i8* nonnull align 1 %0, i64 %21, i1 false)
  %29 = load i32, i32* @links, align 4, !tbaa !20
  %30 = add nsw i32 %29, 1
  store i32 %30, i32* @links, align 4, !tbaa !20
  br label %31

31:                                               ; preds = %17, %26, %24, %12, %7
  %32 = phi i32 [ -1, %12 ], [ -1, %7 ], [ -1, %17 ], [ -1, %24 ], [ 0, %26 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i32 %32
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_resize(%struct.sv_inode* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_load(%struct.sv_inode* noundef %0) #5
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %28

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  %7 = load i64, i64* %6, align 8, !tbaa !34
  %8 = icmp ult i64 %7, %1
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = shl i64 %7, 1
  %11 = icmp ugt i64 %10, %1
  %12 = select i1 %11, i64 %10, i64 %1
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %14 = load i8*, i8** %13, align 8, !tbaa !24
  %15 = tail call i8* @realloc(i8* noundef %14, i64 noundef %12) #6
  %16 = icmp eq i8* %15, null
  br i1 %16, label %28, label %17

17:                                               ; preds = %9
  store i8* %15, i8** %13, align 8, !tbaa !24
  store i64 %12, i64* %6, align 8, !tbaa !34
  br label %18

18:                                               ; preds = %17, %5
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %20 = load i64, i64* %19, align 8, !tbaa !10
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8, !tbaa !24
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

; Function Attrs: nounwind optsize
define dso_local i64 @readlink(i8* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7
  %6 = call fastcc %struct.sv_inode* @lookup(i8* noundef %0, i32 noundef 0, i32* noundef nonnull %4) #6
  %7 = icmp eq %struct.sv_inode* %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = load i32, i32* %4, align 4, !tbaa !20
  %10 = tail call i32* @__errno_location() #6
  store i32 %9, i32* %10, align 4, !tbaa !20
  br label %27

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %6, i64 0, i32 6
  %13 = load i32, i32* %12, align 4, !tbaa !21
  %14 = and i32 %13, 61440
  %15 = icmp ne i32 %14, 40960
  %16 = icmp eq i64 %2, 0
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %20

18:                                               ; preds = %11
  %19 = tail call i32* @__errno_location() #6
  store i32 22, i32* %19, align 4, !tbaa !20
  br label %27

20:                                               ; preds = %11
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %6, i64 0, i32 3
  %22 = load i64, i64* %21, align 8, !tbaa !10
  %23 = icmp ult i64 %22, %2
  %24 = select i1 %23, i64 %22, i64 %2
  %25 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %6, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8, !tbaa !24
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %26, i64 %24, i1 false)
  br label %27

27:                                               ; preds = %20, %18, %8
  %28 = phi i64 [ -1, %18 ], [ %24, %20 ], [ -1, %8 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  ret i64 %28
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_remove_name(%struct.sv_inode* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !25
  tail call void @free(i8* noundef %3) #6
  store i8* null, i8** %2, align 8, !tbaa !25
  %4 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 8
  %5 = load i32, i32* %4, align 4, !tbaa !35
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %9 = load i8*, i8** %8, align 8, !tbaa !24
  tail call void @free(i8* noundef %9) #6
  store i8* null, i8** %8, align 8, !tbaa !24
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  store i64 0, i64* %10, align 8, !tbaa !34
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
  store i8* %10, i8** %11, align 8, !tbaa !24
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
  store i64 %17, i64* %18, align 8, !tbaa !34
  store i32 -1, i32* %2, align 8, !tbaa !6
  br label %19

19:                                               ; preds = %9, %1, %16
  %20 = phi i32 [ 0, %16 ], [ 0, %1 ], [ -1, %9 ]
  ret i32 %20
}

; Function Attrs: optsize
declare dso_local void @__symvm_file_copy(i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i8* @getcwd(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load i8*, i8** @current, align 8, !tbaa !2
  %4 = icmp eq i8* %3, null
  %5 = select i1 %4, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i8* %3
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
  %4 = call fastcc %struct.sv_inode* @lookup(i8* noundef %0, i32 noundef 1, i32* noundef nonnull %2) #6
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !20
  %8 = tail call i32* @__errno_location() #6
  store i32 %7, i32* %8, align 4, !tbaa !20
  br label %21

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !21
  %12 = and i32 %11, 61440
  %13 = icmp eq i32 %12, 16384
  br i1 %13, label %16, label %14

14:                                               ; preds = %9
  %15 = tail call i32* @__errno_location() #6
  store i32 20, i32* %15, align 4, !tbaa !20
  br label %21

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 1
  %18 = load i8*, i8** %17, align 8, !tbaa !25
  %19 = tail call i8* @strdup(i8* noundef %18) #6
  %20 = load i8*, i8** @current, align 8, !tbaa !2
  tail call void @free(i8* noundef %20) #6
  store i8* %19, i8** @current, align 8, !tbaa !2
  br label %21

21:                                               ; preds = %16, %14, %6
  %22 = phi i32 [ -1, %14 ], [ 0, %16 ], [ -1, %6 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkdir(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = tail call i32 @__sv_is_taken(i8* noundef %0) #5
  %6 = icmp eq i32 %5, 0
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
  %4 = call fastcc %struct.sv_inode* @lookup_name(i8* noundef %0, i32* noundef nonnull %2) #5
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !20
  %8 = tail call i32* @__errno_location() #6
  store i32 %7, i32* %8, align 4, !tbaa !20
  br label %37

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @ends_in_dots(i8* noundef %0) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = icmp eq i32 %10, 1
  %14 = select i1 %13, i32 22, i32 39
  %15 = tail call i32* @__errno_location() #6
  store i32 %14, i32* %15, align 4, !tbaa !20
  br label %37

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 6
  %18 = load i32, i32* %17, align 4, !tbaa !21
  %19 = and i32 %18, 61440
  %20 = icmp eq i32 %19, 16384
  br i1 %20, label %23, label %21

21:                                               ; preds = %16
  %22 = tail call i32* @__errno_location() #6
  store i32 20, i32* %22, align 4, !tbaa !20
  br label %37

23:                                               ; preds = %16
  %24 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 1
  %25 = load i8*, i8** %24, align 8, !tbaa !25
  %26 = tail call fastcc i32 @has_entries(i8* noundef %25) #5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %23
  %29 = tail call i32* @__errno_location() #6
  store i32 39, i32* %29, align 4, !tbaa !20
  br label %37

30:                                               ; preds = %23
  %31 = load i8*, i8** %24, align 8, !tbaa !25
  %32 = tail call i32 @strcmp(i8* noundef %31, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = tail call i32* @__errno_location() #6
  store i32 16, i32* %35, align 4, !tbaa !20
  br label %37

36:                                               ; preds = %30
  tail call void @__sv_remove_name(%struct.sv_inode* noundef nonnull %4) #5
  br label %37

37:                                               ; preds = %12, %21, %28, %34, %36, %6
  %38 = phi i32 [ -1, %6 ], [ -1, %12 ], [ -1, %21 ], [ -1, %28 ], [ -1, %34 ], [ 0, %36 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %38
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_inode* @lookup_name(i8* noundef %0, i32* nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = tail call i64 @strlen(i8* noundef %0) #6
  %4 = icmp ne i64 %3, 0
  %5 = zext i1 %4 to i64
  br label %6

6:                                                ; preds = %9, %2
  %7 = phi i64 [ %3, %2 ], [ %10, %9 ]
  %8 = icmp ugt i64 %7, 1
  br i1 %8, label %9, label %14

9:                                                ; preds = %6
  %10 = add i64 %7, -1
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = load i8, i8* %11, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 47
  br i1 %13, label %6, label %14, !llvm.loop !36

14:                                               ; preds = %6, %9
  %15 = phi i64 [ %5, %6 ], [ %7, %9 ]
  %16 = tail call i8* @strndup(i8* noundef %0, i64 noundef %15) #6
  %17 = tail call fastcc %struct.sv_inode* @lookup(i8* noundef %16, i32 noundef 0, i32* noundef %1) #6
  tail call void @free(i8* noundef %16) #6
  %18 = icmp eq %struct.sv_inode* %17, null
  br i1 %18, label %29, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds i8, i8* %0, i64 %15
  %21 = load i8, i8* %20, align 1, !tbaa !14
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %17, i64 0, i32 6
  %25 = load i32, i32* %24, align 4, !tbaa !21
  %26 = and i32 %25, 61440
  %27 = icmp eq i32 %26, 16384
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  store i32 20, i32* %1, align 4, !tbaa !20
  br label %29

29:                                               ; preds = %14, %19, %23, %28
  %30 = phi %struct.sv_inode* [ null, %28 ], [ %17, %23 ], [ %17, %19 ], [ null, %14 ]
  ret %struct.sv_inode* %30
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @ends_in_dots(i8* noundef %0) unnamed_addr #0 {
  %2 = tail call i64 @strlen(i8* noundef %0) #6
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %7, %6 ]
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %26, label %6

6:                                                ; preds = %3
  %7 = add i64 %4, -1
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1, !tbaa !14
  switch i8 %9, label %26 [
    i8 47, label %3
    i8 46, label %10
  ]

10:                                               ; preds = %6
  %11 = icmp eq i64 %4, 1
  br i1 %11, label %26, label %12

12:                                               ; preds = %10
  %13 = add i64 %4, -2
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = load i8, i8* %14, align 1, !tbaa !14
  switch i8 %15, label %24 [
    i8 47, label %26
    i8 46, label %16
  ]

16:                                               ; preds = %12
  %17 = icmp eq i64 %4, 2
  br i1 %17, label %24, label %18

18:                                               ; preds = %16
  %19 = add i64 %4, -3
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = load i8, i8* %20, align 1, !tbaa !14
  %22 = icmp eq i8 %21, 47
  %23 = select i1 %22, i32 2, i32 0
  br label %24

24:                                               ; preds = %12, %16, %18
  %25 = phi i32 [ 2, %16 ], [ %23, %18 ], [ 0, %12 ]
  br label %26

26:                                               ; preds = %6, %3, %12, %10, %24
  %27 = phi i32 [ %25, %24 ], [ 1, %12 ], [ 1, %10 ], [ 0, %3 ], [ 0, %6 ]
  ret i32 %27
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
  %8 = load i8*, i8** %7, align 8, !tbaa !25
  %9 = icmp eq i8* %8, null
  br i1 %9, label %18, label %10

10:                                               ; preds = %5
  %11 = tail call i32 @strncmp(i8* noundef nonnull %8, i8* noundef %0, i64 noundef %2) #6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %10
  %14 = load i8*, i8** %7, align 8, !tbaa !25
  %15 = getelementptr inbounds i8, i8* %14, i64 %2
  %16 = load i8, i8* %15, align 1, !tbaa !14
  %17 = icmp eq i8 %16, 47
  br i1 %17, label %22, label %18

18:                                               ; preds = %5, %10, %13
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %6, i64 0, i32 0
  %20 = load %struct.sv_inode*, %struct.sv_inode** %19, align 8, !tbaa !2
  %21 = icmp eq %struct.sv_inode* %20, null
  br i1 %21, label %22, label %5, !llvm.loop !37

22:                                               ; preds = %18, %13, %1
  %23 = phi i32 [ 0, %1 ], [ 1, %13 ], [ 0, %18 ]
  ret i32 %23
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @unlink(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = call fastcc %struct.sv_inode* @lookup_name(i8* noundef %0, i32* noundef nonnull %2) #5
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
  %4 = call fastcc %struct.sv_inode* @lookup_name(i8* noundef %0, i32* noundef nonnull %2) #5
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
  %5 = tail call i32 @__sv_has_parent(i8* noundef %0) #5
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %166, label %7

7:                                                ; preds = %2
  %8 = tail call i32 @__sv_has_parent(i8* noundef %1) #5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %166, label %10

10:                                               ; preds = %7
  %11 = tail call fastcc i32 @ends_in_dots(i8* noundef %0) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = tail call fastcc i32 @ends_in_dots(i8* noundef %1) #5
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %13, %10
  %17 = tail call i32* @__errno_location() #6
  store i32 16, i32* %17, align 4, !tbaa !20
  br label %166

18:                                               ; preds = %13
  %19 = call fastcc %struct.sv_inode* @lookup_name(i8* noundef %0, i32* noundef nonnull %3) #5
  %20 = icmp eq %struct.sv_inode* %19, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %18
  %22 = load i32, i32* %3, align 4, !tbaa !20
  %23 = tail call i32* @__errno_location() #6
  store i32 %22, i32* %23, align 4, !tbaa !20
  br label %166

24:                                               ; preds = %18
  %25 = call fastcc %struct.sv_inode* @lookup(i8* noundef %1, i32 noundef 0, i32* noundef nonnull %3) #6
  %26 = icmp eq %struct.sv_inode* %25, %19
  br i1 %26, label %27, label %33

27:                                               ; preds = %24
  %28 = tail call i64 @strlen(i8* noundef %1) #6
  %29 = add i64 %28, -1
  %30 = getelementptr inbounds i8, i8* %1, i64 %29
  %31 = load i8, i8* %30, align 1, !tbaa !14
  %32 = icmp eq i8 %31, 47
  br i1 %32, label %33, label %166

33:                                               ; preds = %27, %24
  %34 = tail call i64 @strlen(i8* noundef %1) #6
  %35 = add i64 %34, -1
  %36 = getelementptr inbounds i8, i8* %1, i64 %35
  %37 = load i8, i8* %36, align 1, !tbaa !14
  %38 = icmp eq i8 %37, 47
  br i1 %38, label %45, label %39

39:                                               ; preds = %33
  %40 = tail call i64 @strlen(i8* noundef %0) #6
  %41 = add i64 %40, -1
  %42 = getelementptr inbounds i8, i8* %0, i64 %41
  %43 = load i8, i8* %42, align 1, !tbaa !14
  %44 = icmp eq i8 %43, 47
  br i1 %44, label %45, label %52

45:                                               ; preds = %39, %33
  %46 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %19, i64 0, i32 6
  %47 = load i32, i32* %46, align 4, !tbaa !21
  %48 = and i32 %47, 61440
  %49 = icmp eq i32 %48, 16384
  br i1 %49, label %52, label %50

50:                                               ; preds = %45
  %51 = tail call i32* @__errno_location() #6
  store i32 20, i32* %51, align 4, !tbaa !20
  br label %166

52:                                               ; preds = %45, %39
  br i1 %26, label %166, label %53

53:                                               ; preds = %52
  %54 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %19, i64 0, i32 6
  %55 = load i32, i32* %54, align 4, !tbaa !21
  %56 = and i32 %55, 61440
  %57 = icmp eq i32 %56, 16384
  br i1 %57, label %58, label %73

58:                                               ; preds = %53
  %59 = tail call i8* @__sv_absolute(i8* noundef nonnull %1) #5
  %60 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %19, i64 0, i32 1
  %61 = load i8*, i8** %60, align 8, !tbaa !25
  %62 = tail call i64 @strlen(i8* noundef %61) #6
  %63 = load i8*, i8** %60, align 8, !tbaa !25
  %64 = tail call i32 @strncmp(i8* noundef %59, i8* noundef %63, i64 noundef %62) #6
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %58
  %67 = getelementptr inbounds i8, i8* %59, i64 %62
  %68 = load i8, i8* %67, align 1, !tbaa !14
  %69 = icmp eq i8 %68, 47
  tail call void @free(i8* noundef %59) #6
  br i1 %69, label %70, label %73

70:                                               ; preds = %66
  %71 = tail call i32* @__errno_location() #6
  store i32 22, i32* %71, align 4, !tbaa !20
  br label %166

72:                                               ; preds = %58
  tail call void @free(i8* noundef %59) #6
  br label %73

73:                                               ; preds = %72, %66, %53
  %74 = icmp eq %struct.sv_inode* %25, null
  br i1 %74, label %115, label %75

75:                                               ; preds = %73
  %76 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %25, i64 0, i32 6
  %77 = load i32, i32* %76, align 4, !tbaa !21
  %78 = and i32 %77, 61440
  %79 = icmp eq i32 %78, 16384
  %80 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %25, i64 0, i32 1
  %81 = load i8*, i8** %80, align 8, !tbaa !25
  %82 = tail call i64 @strlen(i8* noundef %81) #6
  br i1 %79, label %83, label %102

83:                                               ; preds = %75
  %84 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %19, i64 0, i32 1
  %85 = load i8*, i8** %84, align 8, !tbaa !25
  %86 = load i8*, i8** %80, align 8, !tbaa !25
  %87 = tail call i32 @strncmp(i8* noundef %85, i8* noundef %86, i64 noundef %82) #6
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %96

89:                                               ; preds = %83
  %90 = load i8*, i8** %84, align 8, !tbaa !25
  %91 = getelementptr inbounds i8, i8* %90, i64 %82
  %92 = load i8, i8* %91, align 1, !tbaa !14
  %93 = icmp eq i8 %92, 47
  br i1 %93, label %94, label %96

94:                                               ; preds = %89
  %95 = tail call i32* @__errno_location() #6
  store i32 39, i32* %95, align 4, !tbaa !20
  br label %166

96:                                               ; preds = %83, %89
  %97 = load i32, i32* %54, align 4, !tbaa !21
  %98 = and i32 %97, 61440
  %99 = icmp eq i32 %98, 16384
  br i1 %99, label %108, label %100

100:                                              ; preds = %96
  %101 = tail call i32* @__errno_location() #6
  store i32 21, i32* %101, align 4, !tbaa !20
  br label %166

102:                                              ; preds = %75
  %103 = load i32, i32* %54, align 4, !tbaa !21
  %104 = and i32 %103, 61440
  %105 = icmp eq i32 %104, 16384
  br i1 %105, label %106, label %114

106:                                              ; preds = %102
  %107 = tail call i32* @__errno_location() #6
  store i32 20, i32* %107, align 4, !tbaa !20
  br label %166

108:                                              ; preds = %96
  %109 = load i8*, i8** %80, align 8, !tbaa !25
  %110 = tail call fastcc i32 @has_entries(i8* noundef %109) #5
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %108
  %113 = tail call i32* @__errno_location() #6
  store i32 39, i32* %113, align 4, !tbaa !20
  br label %166

114:                                              ; preds = %102, %108
  tail call void @__sv_remove_name(%struct.sv_inode* noundef nonnull %25) #5
  br label %115

115:                                              ; preds = %114, %73
  %116 = load i32, i32* %54, align 4, !tbaa !21
  %117 = and i32 %116, 61440
  %118 = icmp eq i32 %117, 16384
  %119 = select i1 %118, i32 16384, i32 40960
  %120 = call %struct.sv_inode* @__sv_create(i8* noundef nonnull %1, i32 noundef %119, i32* noundef nonnull %3) #5
  %121 = icmp eq %struct.sv_inode* %120, null
  br i1 %121, label %122, label %125

122:                                              ; preds = %115
  %123 = load i32, i32* %3, align 4, !tbaa !20
  %124 = tail call i32* @__errno_location() #6
  store i32 %123, i32* %124, align 4, !tbaa !20
  br label %166

125:                                              ; preds = %115
  %126 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %120, i64 0, i32 1
  %127 = load i8*, i8** %126, align 8, !tbaa !25
  %128 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %19, i64 0, i32 1
  %129 = load i8*, i8** %128, align 8, !tbaa !25
  store i8* null, i8** %126, align 8, !tbaa !25
  %130 = tail call i64 @strlen(i8* noundef %129) #6
  %131 = tail call i64 @strlen(i8* noundef %127) #6
  store i8* %127, i8** %128, align 8, !tbaa !25
  %132 = load %struct.sv_inode*, %struct.sv_inode** @all, align 8, !tbaa !2
  %133 = icmp eq %struct.sv_inode* %132, null
  br i1 %133, label %137, label %134

134:                                              ; preds = %125
  %135 = sub i64 1, %130
  %136 = add i64 %135, %131
  br label %138

137:                                              ; preds = %162, %125
  tail call void @free(i8* noundef %129) #6
  br label %166

138:                                              ; preds = %134, %162
  %139 = phi %struct.sv_inode* [ %132, %134 ], [ %164, %162 ]
  %140 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %139, i64 0, i32 1
  %141 = load i8*, i8** %140, align 8, !tbaa !25
  %142 = icmp eq i8* %141, null
  %143 = icmp eq %struct.sv_inode* %139, %19
  %144 = select i1 %142, i1 true, i1 %143
  br i1 %144, label %162, label %145

145:                                              ; preds = %138
  %146 = tail call i32 @strncmp(i8* noundef nonnull %141, i8* noundef %129, i64 noundef %130) #6
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %162

148:                                              ; preds = %145
  %149 = load i8*, i8** %140, align 8, !tbaa !25
  %150 = getelementptr inbounds i8, i8* %149, i64 %130
  %151 = load i8, i8* %150, align 1, !tbaa !14
  %152 = icmp eq i8 %151, 47
  br i1 %152, label %153, label %162

153:                                              ; preds = %148
  %154 = tail call i64 @strlen(i8* noundef nonnull %149) #6
  %155 = add i64 %136, %154
  %156 = tail call i8* @malloc(i64 noundef %155) #6
  %157 = tail call i8* @stpcpy(i8* noundef %156, i8* noundef %127) #6
  %158 = load i8*, i8** %140, align 8, !tbaa !25
  %159 = getelementptr inbounds i8, i8* %158, i64 %130
  %160 = tail call i8* @strcpy(i8* noundef %157, i8* noundef %159) #6
  %161 = load i8*, i8** %140, align 8, !tbaa !25
  tail call void @free(i8* noundef %161) #6
  store i8* %156, i8** %140, align 8, !tbaa !25
  br label %162

162:                                              ; preds = %138, %145, %148, %153
  %163 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %139, i64 0, i32 0
  %164 = load %struct.sv_inode*, %struct.sv_inode** %163, align 8, !tbaa !2
  %165 = icmp eq %struct.sv_inode* %164, null
  br i1 %165, label %137, label %138, !llvm.loop !38

166:                                              ; preds = %70, %21, %50, %27, %52, %112, %106, %100, %94, %137, %122, %2, %7, %16
  %167 = phi i32 [ -1, %16 ], [ -1, %7 ], [ -1, %2 ], [ -1, %50 ], [ -1, %70 ], [ -1, %21 ], [ 0, %27 ], [ 0, %52 ], [ -1, %112 ], [ -1, %106 ], [ -1, %100 ], [ -1, %94 ], [ 0, %137 ], [ -1, %122 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i32 %167
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
  br label %22

8:                                                ; preds = %2
  %9 = call fastcc %struct.sv_inode* @lookup(i8* noundef nonnull %0, i32 noundef 1, i32* noundef nonnull %3) #6
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !tbaa !20
  %13 = tail call i32* @__errno_location() #6
  store i32 %12, i32* %13, align 4, !tbaa !20
  br label %22

14:                                               ; preds = %8
  %15 = icmp eq i8* %1, null
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 1
  %17 = load i8*, i8** %16, align 8, !tbaa !25
  br i1 %15, label %20, label %18

18:                                               ; preds = %14
  %19 = tail call i8* @strcpy(i8* noundef nonnull %1, i8* noundef %17) #6
  br label %22

20:                                               ; preds = %14
  %21 = tail call i8* @strdup(i8* noundef %17) #6
  br label %22

22:                                               ; preds = %11, %20, %18, %6
  %23 = phi i8* [ null, %6 ], [ null, %11 ], [ %19, %18 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i8* %23
}

; Function Attrs: nounwind optsize
define dso_local i8* @canonicalize_file_name(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @realpath(i8* noundef %0, i8* noundef null) #5
  ret i8* %2
}

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
declare dso_local i64 @strspn(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strcspn(i8* noundef, i8* noundef) local_unnamed_addr #2

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
!7 = !{!"sv_inode", !3, i64 0, !3, i64 8, !3, i64 16, !8, i64 24, !8, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !8, i64 64}
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
!22 = distinct !{!22, !12, !13}
!23 = distinct !{!23, !13}
!24 = !{!7, !3, i64 16}
!25 = !{!7, !3, i64 8}
!26 = distinct !{!26, !12, !13}
!27 = !{!7, !9, i64 48}
!28 = !{!29, !8, i64 0}
!29 = !{!"timespec", !8, i64 0, !8, i64 8}
!30 = !{!7, !8, i64 64}
!31 = distinct !{!31, !12, !13}
!32 = distinct !{!32, !12, !13}
!33 = distinct !{!33, !12, !13}
!34 = !{!7, !8, i64 32}
!35 = !{!7, !9, i64 52}
!36 = distinct !{!36, !12, !13}
!37 = distinct !{!37, !12, !13}
!38 = distinct !{!38, !12, !13}
