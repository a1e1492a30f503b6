; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/files.c
; ModuleID = 'runtime/c/files.c'
source_filename = "runtime/c/files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_entry = type { %struct.sv_entry*, i8*, %struct.sv_inode* }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }

@next_number = internal unnamed_addr global i32 2, align 4
@all = internal global %struct.sv_entry* null, align 8
@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@links = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@current = internal unnamed_addr global %struct.sv_inode* null, align 8
@__sv_umask = external dso_local local_unnamed_addr global i32, align 4
@tail = internal unnamed_addr global %struct.sv_entry** @all, align 8
@start.started = internal unnamed_addr global i1 false, align 4
@.str.2 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"/dev\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_add_node(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = tail call i8* @calloc(i64 noundef 1, i64 noundef 120) #6
  %5 = bitcast i8* %4 to %struct.sv_inode*
  %6 = bitcast %struct.timespec* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #7
  %7 = icmp eq i8* %4, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  tail call void @free(i8* noundef %0) #6
  br label %30

9:                                                ; preds = %2
  call void @__sv_now(%struct.timespec* noundef nonnull %3) #6
  %10 = getelementptr inbounds i8, i8* %4, i64 44
  %11 = bitcast i8* %10 to i32*
  store i32 %1, i32* %11, align 4, !tbaa !2
  %12 = getelementptr inbounds i8, i8* %4, i64 40
  %13 = bitcast i8* %12 to i32*
  store i32 -1, i32* %13, align 8, !tbaa !10
  %14 = load i32, i32* @next_number, align 4, !tbaa !11
  %15 = add i32 %14, 1
  store i32 %15, i32* @next_number, align 4, !tbaa !11
  %16 = getelementptr inbounds i8, i8* %4, i64 48
  %17 = bitcast i8* %16 to i32*
  store i32 %14, i32* %17, align 8, !tbaa !12
  %18 = getelementptr inbounds i8, i8* %4, i64 80
  %19 = getelementptr inbounds i8, i8* %4, i64 96
  %20 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 0
  %21 = load i64, i64* %20, align 8, !tbaa !13
  %22 = bitcast i8* %19 to i64*
  store i64 %21, i64* %22, align 8, !tbaa.struct !14
  %23 = getelementptr inbounds i8, i8* %4, i64 104
  %24 = bitcast i8* %23 to i64*
  store i64 0, i64* %24, align 8, !tbaa.struct !16
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %18, i8* noundef nonnull align 8 dereferenceable(16) %19, i64 16, i1 false), !tbaa.struct !14
  %25 = icmp eq i8* %0, null
  br i1 %25, label %29, label %26

26:                                               ; preds = %9
  %27 = call fastcc i32 @add_name(i8* noundef nonnull %0, %struct.sv_inode* noundef nonnull %5) #8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %26, %9
  call void @free(i8* noundef nonnull %4) #6
  call void @free(i8* noundef %0) #6
  br label %30

30:                                               ; preds = %26, %29, %8
  %31 = phi %struct.sv_inode* [ null, %29 ], [ null, %8 ], [ %5, %26 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #7
  ret %struct.sv_inode* %31
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_now(%struct.timespec* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @add_name(i8* noundef %0, %struct.sv_inode* noundef %1) unnamed_addr #0 {
  %3 = tail call i8* @calloc(i64 noundef 1, i64 noundef 24) #6
  %4 = icmp eq i8* %3, null
  br i1 %4, label %21, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, i8* %3, i64 8
  %7 = bitcast i8* %6 to i8**
  store i8* %0, i8** %7, align 8, !tbaa !17
  %8 = getelementptr inbounds i8, i8* %3, i64 16
  %9 = bitcast i8* %8 to %struct.sv_inode**
  store %struct.sv_inode* %1, %struct.sv_inode** %9, align 8, !tbaa !19
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %1, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !2
  %12 = and i32 %11, 61440
  %13 = icmp eq i32 %12, 16384
  br i1 %13, label %14, label %16

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %1, i64 0, i32 0
  store i8* %0, i8** %15, align 8, !tbaa !20
  br label %16

16:                                               ; preds = %14, %5
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %1, i64 0, i32 1
  %18 = load i32, i32* %17, align 8, !tbaa !21
  %19 = add i32 %18, 1
  store i32 %19, i32* %17, align 8, !tbaa !21
  %20 = load i8**, i8*** bitcast (%struct.sv_entry*** @tail to i8***), align 8, !tbaa !22
  store i8* %3, i8** %20, align 8, !tbaa !22
  store i8* %3, i8** bitcast (%struct.sv_entry*** @tail to i8**), align 8, !tbaa !22
  br label %21

21:                                               ; preds = %2, %16
  %22 = phi i32 [ 0, %16 ], [ -1, %2 ]
  ret i32 %22
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local %struct.sv_entry* @__sv_all_entries() local_unnamed_addr #0 {
  tail call fastcc void @start() #8
  %1 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !22
  ret %struct.sv_entry* %1
}

; Function Attrs: nounwind optsize
define internal fastcc void @start() unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = load i1, i1* @start.started, align 4
  br i1 %2, label %46, label %3

3:                                                ; preds = %0
  store i1 true, i1* @start.started, align 4
  %4 = tail call i32 @__sv_hold_failures(i32 noundef 0) #6
  %5 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %6 = tail call %struct.sv_inode* @__sv_add_node(i8* noundef %5, i32 noundef 16877) #8
  %7 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)) #6
  %8 = tail call %struct.sv_inode* @__sv_add_node(i8* noundef %7, i32 noundef 16895) #8
  %9 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0)) #6
  %10 = tail call %struct.sv_inode* @__sv_add_node(i8* noundef %9, i32 noundef 16877) #8
  %11 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0)) #6
  %12 = tail call %struct.sv_inode* @__sv_add_node(i8* noundef %11, i32 noundef 8630) #8
  %13 = tail call i32 @__symvm_file_count() #6
  %14 = icmp sgt i32 %13, 1
  br i1 %14, label %15, label %17

15:                                               ; preds = %3
  %16 = bitcast i32* %1 to i8*
  br label %19

17:                                               ; preds = %27, %3
  %18 = tail call i32 @__sv_hold_failures(i32 noundef %4) #6
  br label %46

19:                                               ; preds = %15, %27
  %20 = phi i32 [ 1, %15 ], [ %32, %27 ]
  %21 = tail call i64 @__symvm_file_name_size(i32 noundef %20) #6
  %22 = tail call i8* @malloc(i64 noundef %21) #6
  tail call void @__symvm_file_name(i32 noundef %20, i8* noundef %22) #6
  %23 = tail call i8* @__sv_absolute(i8* noundef %22) #8
  tail call void @free(i8* noundef %22) #6
  %24 = getelementptr inbounds i8, i8* %23, i64 1
  %25 = tail call i8* @strchr(i8* noundef nonnull %24, i32 noundef 47) #6
  %26 = icmp eq i8* %25, null
  br i1 %26, label %27, label %34

27:                                               ; preds = %42, %19
  %28 = tail call %struct.sv_inode* @__sv_add_node(i8* noundef %23, i32 noundef 33188) #8
  %29 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %28, i64 0, i32 5
  store i32 %20, i32* %29, align 8, !tbaa !10
  %30 = tail call i64 @__symvm_file_size(i32 noundef %20) #6
  %31 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %28, i64 0, i32 3
  store i64 %30, i64* %31, align 8, !tbaa !23
  %32 = add nuw nsw i32 %20, 1
  %33 = icmp eq i32 %32, %13
  br i1 %33, label %17, label %19, !llvm.loop !24

34:                                               ; preds = %19, %42
  %35 = phi i8* [ %44, %42 ], [ %25, %19 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %16) #7
  store i8 0, i8* %35, align 1, !tbaa !27
  %36 = call fastcc %struct.sv_entry* @lookup(i8* noundef %23, i32 noundef 1, i32* noundef nonnull %1) #6
  %37 = tail call fastcc %struct.sv_inode* @node_of(%struct.sv_entry* noundef %36) #6
  %38 = icmp eq %struct.sv_inode* %37, null
  br i1 %38, label %39, label %42

39:                                               ; preds = %34
  %40 = tail call i8* @strdup(i8* noundef %23) #6
  %41 = tail call %struct.sv_inode* @__sv_add_node(i8* noundef %40, i32 noundef 16877) #8
  br label %42

42:                                               ; preds = %39, %34
  store i8 47, i8* %35, align 1, !tbaa !27
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %16) #7
  %43 = getelementptr inbounds i8, i8* %35, i64 1
  %44 = tail call i8* @strchr(i8* noundef nonnull %43, i32 noundef 47) #6
  %45 = icmp eq i8* %44, null
  br i1 %45, label %27, label %34, !llvm.loop !28

46:                                               ; preds = %0, %17
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @__sv_absolute(i8* noundef %0) local_unnamed_addr #0 {
  %2 = load i8, i8* %0, align 1, !tbaa !27
  %3 = icmp eq i8 %2, 47
  br i1 %3, label %15, label %4

4:                                                ; preds = %1
  %5 = load %struct.sv_inode*, %struct.sv_inode** @current, align 8, !tbaa !22
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %12, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !20
  %10 = icmp eq i8* %9, null
  %11 = select i1 %10, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %9
  br label %12

12:                                               ; preds = %4, %7
  %13 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %4 ], [ %11, %7 ]
  %14 = tail call i64 @strlen(i8* noundef %13) #6
  br label %15

15:                                               ; preds = %1, %12
  %16 = phi i64 [ %14, %12 ], [ 0, %1 ]
  %17 = tail call i64 @strlen(i8* noundef nonnull %0) #6
  %18 = add i64 %16, 3
  %19 = add i64 %18, %17
  %20 = tail call i8* @malloc(i64 noundef %19) #6
  %21 = icmp eq i8* %20, null
  br i1 %21, label %90, label %22

22:                                               ; preds = %15
  %23 = load %struct.sv_inode*, %struct.sv_inode** @current, align 8, !tbaa !22
  %24 = icmp eq %struct.sv_inode* %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %23, i64 0, i32 0
  %27 = load i8*, i8** %26, align 8, !tbaa !20
  %28 = icmp eq i8* %27, null
  %29 = select i1 %28, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %27
  br label %30

30:                                               ; preds = %22, %25
  %31 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %22 ], [ %29, %25 ]
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %20, i8* align 1 %31, i64 %16, i1 false)
  %32 = icmp eq i64 %16, 1
  %33 = select i1 %32, i64 0, i64 %16
  %34 = load i8, i8* %0, align 1, !tbaa !27
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %83, label %36

36:                                               ; preds = %30, %79
  %37 = phi i8 [ %80, %79 ], [ %34, %30 ]
  %38 = phi i64 [ %81, %79 ], [ %33, %30 ]
  %39 = phi i8* [ %54, %79 ], [ %0, %30 ]
  br label %40

40:                                               ; preds = %36, %43
  %41 = phi i8 [ %45, %43 ], [ %37, %36 ]
  %42 = phi i8* [ %44, %43 ], [ %39, %36 ]
  switch i8 %41, label %46 [
    i8 47, label %43
    i8 0, label %83
  ]

43:                                               ; preds = %40
  %44 = getelementptr inbounds i8, i8* %42, i64 1
  %45 = load i8, i8* %44, align 1, !tbaa !27
  br label %40, !llvm.loop !29

46:                                               ; preds = %40, %49
  %47 = phi i8 [ %52, %49 ], [ %41, %40 ]
  %48 = phi i64 [ %50, %49 ], [ 0, %40 ]
  switch i8 %47, label %49 [
    i8 0, label %53
    i8 47, label %53
  ]

49:                                               ; preds = %46
  %50 = add i64 %48, 1
  %51 = getelementptr inbounds i8, i8* %42, i64 %50
  %52 = load i8, i8* %51, align 1, !tbaa !27
  br label %46, !llvm.loop !30

53:                                               ; preds = %46, %46
  %54 = getelementptr inbounds i8, i8* %42, i64 %48
  switch i64 %48, label %73 [
    i64 1, label %55
    i64 2, label %57
  ]

55:                                               ; preds = %53
  %56 = icmp eq i8 %41, 46
  br i1 %56, label %79, label %73

57:                                               ; preds = %53
  %58 = icmp eq i8 %41, 46
  br i1 %58, label %59, label %73

59:                                               ; preds = %57
  %60 = getelementptr inbounds i8, i8* %42, i64 1
  %61 = load i8, i8* %60, align 1, !tbaa !27
  %62 = icmp eq i8 %61, 46
  br i1 %62, label %63, label %73

63:                                               ; preds = %59
  %64 = icmp eq i64 %38, 0
  br i1 %64, label %79, label %65

65:                                               ; preds = %63, %65
  %66 = phi i64 [ %67, %65 ], [ %38, %63 ]
  %67 = add i64 %66, -1
  %68 = getelementptr inbounds i8, i8* %20, i64 %67
  %69 = load i8, i8* %68, align 1, !tbaa !27
  %70 = icmp ne i8 %69, 47
  %71 = icmp ne i64 %67, 0
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %65, label %79, !llvm.loop !31

73:                                               ; preds = %55, %53, %59, %57
  %74 = add i64 %38, 1
  %75 = getelementptr inbounds i8, i8* %20, i64 %38
  store i8 47, i8* %75, align 1, !tbaa !27
  %76 = getelementptr inbounds i8, i8* %20, i64 %74
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %76, i8* nonnull align 1 %42, i64 %48, i1 false)
  %77 = add i64 %48, %74
  %78 = load i8, i8* %54, align 1, !tbaa !27
  br label %79

79:                                               ; preds = %65, %73, %63, %55
  %80 = phi i8 [ %47, %55 ], [ %47, %63 ], [ %78, %73 ], [ %47, %65 ]
  %81 = phi i64 [ %38, %55 ], [ 0, %63 ], [ %77, %73 ], [ %67, %65 ]
  %82 = icmp eq i8 %80, 0
  br i1 %82, label %83, label %36, !llvm.loop !32

83:                                               ; preds = %79, %40, %30
  %84 = phi i64 [ %33, %30 ], [ %38, %40 ], [ %81, %79 ]
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %83
  store i8 47, i8* %20, align 1, !tbaa !27
  br label %87

87:                                               ; preds = %86, %83
  %88 = phi i64 [ 1, %86 ], [ %84, %83 ]
  %89 = getelementptr inbounds i8, i8* %20, i64 %88
  store i8 0, i8* %89, align 1, !tbaa !27
  br label %90

90:                                               ; preds = %15, %87
  ret i8* %20
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef 1, i32* noundef %1) #8
  %4 = tail call fastcc %struct.sv_inode* @node_of(%struct.sv_entry* noundef %3) #8
  ret %struct.sv_inode* %4
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_inode* @node_of(%struct.sv_entry* noundef readonly %0) unnamed_addr #0 {
  %2 = icmp eq %struct.sv_entry* %0, null
  br i1 %2, label %17, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %0, i64 0, i32 2
  %5 = load %struct.sv_inode*, %struct.sv_inode** %4, align 8, !tbaa !19
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %17, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 16
  %9 = load i32, i32* %8, align 8, !tbaa !33
  %10 = icmp ult i32 %9, 4
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = add i32 %9, -4
  %13 = tail call i32 @__sv_is_console(i32 noundef %12) #6
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %11
  %16 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %12) #6
  br label %17

17:                                               ; preds = %1, %15, %11, %3, %7
  %18 = phi %struct.sv_inode* [ %5, %7 ], [ null, %3 ], [ %16, %15 ], [ %5, %11 ], [ null, %1 ]
  ret %struct.sv_inode* %18
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7
  store i32 2, i32* %2, align 4, !tbaa !11
  %6 = load i8, i8* %0, align 1, !tbaa !27
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %26, label %8

8:                                                ; preds = %3
  tail call fastcc void @start() #8
  %9 = call fastcc i8* @resolve(i8* noundef nonnull %0, i32 noundef %1, i32* noundef nonnull %4, i32* noundef nonnull %2) #8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %26, label %11

11:                                               ; preds = %8
  %12 = tail call fastcc %struct.sv_entry* @find_entry(i8* noundef nonnull %9) #8
  store i32 2, i32* %2, align 4, !tbaa !11
  tail call void @free(i8* noundef nonnull %9) #6
  %13 = icmp eq %struct.sv_entry* %12, null
  br i1 %13, label %26, label %14

14:                                               ; preds = %11
  %15 = load i32, i32* %4, align 4, !tbaa !11
  %16 = and i32 %15, 2
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %26, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %12, i64 0, i32 2
  %20 = load %struct.sv_inode*, %struct.sv_inode** %19, align 8, !tbaa !19
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %20, i64 0, i32 6
  %22 = load i32, i32* %21, align 4, !tbaa !2
  %23 = and i32 %22, 61440
  %24 = icmp eq i32 %23, 16384
  br i1 %24, label %26, label %25

25:                                               ; preds = %18
  store i32 20, i32* %2, align 4, !tbaa !11
  br label %26

26:                                               ; preds = %8, %11, %14, %18, %25, %3
  %27 = phi %struct.sv_entry* [ null, %3 ], [ null, %8 ], [ null, %25 ], [ %12, %18 ], [ %12, %14 ], [ null, %11 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  ret %struct.sv_entry* %27
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_lookup_link(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef 0, i32* noundef %1) #8
  %4 = tail call fastcc %struct.sv_inode* @node_of(%struct.sv_entry* noundef %3) #8
  ret %struct.sv_inode* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_lookup_open(i8* noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp ne i32 %1, 0
  %6 = zext i1 %5 to i32
  %7 = icmp eq i32 %2, 0
  %8 = select i1 %7, i32 0, i32 2
  %9 = or i32 %8, %6
  %10 = tail call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef %9, i32* noundef %3) #8
  %11 = tail call fastcc %struct.sv_inode* @node_of(%struct.sv_entry* noundef %10) #8
  %12 = icmp eq %struct.sv_entry* %10, null
  %13 = icmp ne %struct.sv_inode* %11, null
  %14 = select i1 %12, i1 true, i1 %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %4
  store i32 0, i32* %3, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %15, %4
  ret %struct.sv_inode* %11
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = and i32 %1, 61440
  %5 = tail call fastcc i8* @fresh_name(i8* noundef %0, i32 noundef %4, i32* noundef %2) #8
  %6 = icmp eq i8* %5, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call %struct.sv_inode* @__sv_add_node(i8* noundef nonnull %5, i32 noundef %1) #8
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi %struct.sv_inode* [ %8, %7 ], [ null, %3 ]
  ret %struct.sv_inode* %10
}

; Function Attrs: nounwind optsize
define internal fastcc i8* @fresh_name(i8* noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7
  store i32 2, i32* %2, align 4, !tbaa !11
  %6 = load i8, i8* %0, align 1, !tbaa !27
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %43, label %8

8:                                                ; preds = %3
  tail call fastcc void @start() #8
  %9 = icmp eq i32 %1, 32768
  %10 = zext i1 %9 to i32
  %11 = call fastcc i8* @resolve(i8* noundef nonnull %0, i32 noundef %10, i32* noundef nonnull %4, i32* noundef nonnull %2) #8
  %12 = icmp eq i8* %11, null
  br i1 %12, label %43, label %13

13:                                               ; preds = %8
  %14 = select i1 %9, i32 21, i32 2
  store i32 %14, i32* %2, align 4, !tbaa !11
  %15 = icmp eq i32 %1, 16384
  br i1 %15, label %20, label %16

16:                                               ; preds = %13
  %17 = load i32, i32* %4, align 4, !tbaa !11
  %18 = and i32 %17, 2
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %42

20:                                               ; preds = %16, %13
  %21 = tail call i8* @strrchr(i8* noundef nonnull %11, i32 noundef 47) #6
  store i32 2, i32* %2, align 4, !tbaa !11
  %22 = getelementptr inbounds i8, i8* %21, i64 1
  %23 = load i8, i8* %22, align 1, !tbaa !27
  %24 = icmp eq i8* %21, %11
  %25 = zext i1 %24 to i64
  %26 = getelementptr inbounds i8, i8* %21, i64 %25
  store i8 0, i8* %26, align 1, !tbaa !27
  %27 = tail call fastcc %struct.sv_entry* @find_entry(i8* noundef nonnull %11) #6
  %28 = icmp eq %struct.sv_entry* %27, null
  br i1 %28, label %29, label %31

29:                                               ; preds = %20
  %30 = select i1 %24, i8 %23, i8 47
  store i8 %30, i8* %26, align 1, !tbaa !27
  br label %42

31:                                               ; preds = %20
  %32 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %27, i64 0, i32 2
  %33 = load %struct.sv_inode*, %struct.sv_inode** %32, align 8, !tbaa !19
  %34 = select i1 %24, i8 %23, i8 47
  store i8 %34, i8* %26, align 1, !tbaa !27
  %35 = icmp eq %struct.sv_inode* %33, null
  br i1 %35, label %42, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %33, i64 0, i32 6
  %38 = load i32, i32* %37, align 4, !tbaa !2
  %39 = and i32 %38, 61440
  %40 = icmp eq i32 %39, 16384
  br i1 %40, label %43, label %41

41:                                               ; preds = %36
  store i32 20, i32* %2, align 4, !tbaa !11
  br label %42

42:                                               ; preds = %16, %41, %31, %29
  tail call void @free(i8* noundef nonnull %11) #6
  br label %43

43:                                               ; preds = %36, %8, %42, %3
  %44 = phi i8* [ null, %3 ], [ null, %8 ], [ null, %42 ], [ %11, %36 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  ret i8* %44
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_has_parent(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = tail call i64 @strlen(i8* noundef %0) #6
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %44, label %6

6:                                                ; preds = %1, %9
  %7 = phi i64 [ %10, %9 ], [ %4, %1 ]
  %8 = icmp ugt i64 %7, 1
  br i1 %8, label %9, label %14

9:                                                ; preds = %6
  %10 = add i64 %7, -1
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = load i8, i8* %11, align 1, !tbaa !27
  %13 = icmp eq i8 %12, 47
  br i1 %13, label %6, label %14, !llvm.loop !34

14:                                               ; preds = %6, %9
  %15 = phi i64 [ %7, %9 ], [ 1, %6 ]
  br label %16

16:                                               ; preds = %14, %19
  %17 = phi i64 [ %20, %19 ], [ %15, %14 ]
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %16
  %20 = add i64 %17, -1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !27
  %23 = icmp eq i8 %22, 47
  br i1 %23, label %24, label %16, !llvm.loop !35

24:                                               ; preds = %19
  %25 = tail call i32 @__sv_hold_failures(i32 noundef 0) #6
  %26 = tail call i8* @strndup(i8* noundef nonnull %0, i64 noundef %17) #6
  br label %30

27:                                               ; preds = %16
  %28 = tail call i32 @__sv_hold_failures(i32 noundef 0) #6
  %29 = tail call i8* @strndup(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #6
  br label %30

30:                                               ; preds = %27, %24
  %31 = phi i32 [ %28, %27 ], [ %25, %24 ]
  %32 = phi i8* [ %29, %27 ], [ %26, %24 ]
  %33 = tail call i32 @__sv_hold_failures(i32 noundef %31) #6
  %34 = call fastcc %struct.sv_entry* @lookup(i8* noundef %32, i32 noundef 1, i32* noundef nonnull %2) #6
  %35 = tail call fastcc %struct.sv_inode* @node_of(%struct.sv_entry* noundef %34) #6
  tail call void @free(i8* noundef %32) #6
  %36 = icmp eq %struct.sv_inode* %35, null
  br i1 %36, label %37, label %39

37:                                               ; preds = %30
  %38 = load i32, i32* %2, align 4, !tbaa !11
  br label %44

39:                                               ; preds = %30
  %40 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %35, i64 0, i32 6
  %41 = load i32, i32* %40, align 4, !tbaa !2
  %42 = and i32 %41, 61440
  %43 = icmp eq i32 %42, 16384
  br i1 %43, label %47, label %44

44:                                               ; preds = %37, %39, %1
  %45 = phi i32 [ 2, %1 ], [ %38, %37 ], [ 20, %39 ]
  %46 = tail call i32* @__errno_location() #6
  store i32 %45, i32* %46, align 4, !tbaa !11
  br label %47

47:                                               ; preds = %44, %39
  %48 = phi i32 [ 1, %39 ], [ 0, %44 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %48
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

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
  %13 = load i8, i8* %12, align 1, !tbaa !27
  %14 = icmp eq i8 %13, 47
  br i1 %14, label %7, label %15, !llvm.loop !36

15:                                               ; preds = %7, %10
  %16 = phi i64 [ %6, %7 ], [ %8, %10 ]
  %17 = tail call i32 @__sv_hold_failures(i32 noundef 0) #6
  %18 = tail call i8* @strndup(i8* noundef %0, i64 noundef %16) #6
  %19 = tail call i32 @__sv_hold_failures(i32 noundef %17) #6
  %20 = call fastcc %struct.sv_entry* @lookup(i8* noundef %18, i32 noundef 0, i32* noundef nonnull %2) #8
  %21 = icmp ne %struct.sv_entry* %20, null
  %22 = zext i1 %21 to i32
  tail call void @free(i8* noundef %18) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @symlink(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = load i8, i8* %0, align 1, !tbaa !27
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = tail call i32* @__errno_location() #6
  store i32 2, i32* %8, align 4, !tbaa !11
  br label %31

9:                                                ; preds = %2
  %10 = tail call i32 @__sv_is_taken(i8* noundef %1) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  %13 = tail call i32* @__errno_location() #6
  store i32 17, i32* %13, align 4, !tbaa !11
  br label %31

14:                                               ; preds = %9
  %15 = call %struct.sv_inode* @__sv_create(i8* noundef %1, i32 noundef 41471, i32* noundef nonnull %3) #8
  %16 = icmp eq %struct.sv_inode* %15, null
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load i32, i32* %3, align 4, !tbaa !11
  %19 = tail call i32* @__errno_location() #6
  store i32 %18, i32* %19, align 4, !tbaa !11
  br label %31

20:                                               ; preds = %14
  %21 = tail call i64 @strlen(i8* noundef nonnull %0) #6
  %22 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %15, i64 noundef %21) #8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = tail call i32* @__errno_location() #6
  store i32 28, i32* %25, align 4, !tbaa !11
  br label %31

26:                                               ; preds = %20
  %27 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 2
  %28 = load i8*, i8** %27, align 8, !tbaa !37
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %28, i8* nonnull align 1 %0, i64 %21, i1 false)
  %29 = load i32, i32* @links, align 4, !tbaa !11
  %30 = add nsw i32 %29, 1
  store i32 %30, i32* @links, align 4, !tbaa !11
  br label %31

31:                                               ; preds = %17, %26, %24, %12, %7
  %32 = phi i32 [ -1, %12 ], [ -1, %7 ], [ -1, %17 ], [ -1, %24 ], [ 0, %26 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i32 %32
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_resize(%struct.sv_inode* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_load(%struct.sv_inode* noundef %0) #8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %28

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  %7 = load i64, i64* %6, align 8, !tbaa !38
  %8 = icmp ult i64 %7, %1
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = shl i64 %7, 1
  %11 = icmp ugt i64 %10, %1
  %12 = select i1 %11, i64 %10, i64 %1
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %14 = load i8*, i8** %13, align 8, !tbaa !37
  %15 = tail call i8* @realloc(i8* noundef %14, i64 noundef %12) #6
  %16 = icmp eq i8* %15, null
  br i1 %16, label %28, label %17

17:                                               ; preds = %9
  store i8* %15, i8** %13, align 8, !tbaa !37
  store i64 %12, i64* %6, align 8, !tbaa !38
  br label %18

18:                                               ; preds = %17, %5
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %20 = load i64, i64* %19, align 8, !tbaa !23
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8, !tbaa !37
  %25 = getelementptr inbounds i8, i8* %24, i64 %20
  %26 = sub i64 %1, %20
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %25, i8 0, i64 %26, i1 false)
  br label %27

27:                                               ; preds = %22, %18
  store i64 %1, i64* %19, align 8, !tbaa !23
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
  %6 = call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef 0, i32* noundef nonnull %4) #6
  %7 = tail call fastcc %struct.sv_inode* @node_of(%struct.sv_entry* noundef %6) #6
  %8 = icmp eq %struct.sv_inode* %7, null
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = load i32, i32* %4, align 4, !tbaa !11
  %11 = tail call i32* @__errno_location() #6
  store i32 %10, i32* %11, align 4, !tbaa !11
  br label %28

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 6
  %14 = load i32, i32* %13, align 4, !tbaa !2
  %15 = and i32 %14, 61440
  %16 = icmp ne i32 %15, 40960
  %17 = icmp eq i64 %2, 0
  %18 = or i1 %17, %16
  br i1 %18, label %19, label %21

19:                                               ; preds = %12
  %20 = tail call i32* @__errno_location() #6
  store i32 22, i32* %20, align 4, !tbaa !11
  br label %28

21:                                               ; preds = %12
  %22 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 3
  %23 = load i64, i64* %22, align 8, !tbaa !23
  %24 = icmp ult i64 %23, %2
  %25 = select i1 %24, i64 %23, i64 %2
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 2
  %27 = load i8*, i8** %26, align 8, !tbaa !37
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %27, i64 %25, i1 false)
  br label %28

28:                                               ; preds = %21, %19, %9
  %29 = phi i64 [ -1, %19 ], [ %25, %21 ], [ -1, %9 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  ret i64 %29
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_forget(%struct.sv_inode* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 8
  %3 = load i32, i32* %2, align 4, !tbaa !39
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 8, !tbaa !21
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %11 = load i8*, i8** %10, align 8, !tbaa !37
  tail call void @free(i8* noundef %11) #6
  store i8* null, i8** %10, align 8, !tbaa !37
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  store i64 0, i64* %12, align 8, !tbaa !38
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  store i64 0, i64* %13, align 8, !tbaa !23
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 5
  store i32 -1, i32* %14, align 8, !tbaa !10
  br label %15

15:                                               ; preds = %1, %5, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_link(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7
  %6 = icmp ne i32 %2, 0
  %7 = zext i1 %6 to i32
  %8 = call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef %7, i32* noundef nonnull %4) #8
  %9 = icmp eq %struct.sv_entry* %8, null
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = load i32, i32* %4, align 4, !tbaa !11
  br label %33

12:                                               ; preds = %3
  %13 = tail call i32 @__sv_is_taken(i8* noundef %1) #8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:                                               ; preds = %12
  %16 = call fastcc i8* @fresh_name(i8* noundef %1, i32 noundef 40960, i32* noundef nonnull %4) #8
  %17 = icmp eq i8* %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = load i32, i32* %4, align 4, !tbaa !11
  br label %33

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %8, i64 0, i32 2
  %22 = load %struct.sv_inode*, %struct.sv_inode** %21, align 8, !tbaa !19
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %22, i64 0, i32 6
  %24 = load i32, i32* %23, align 4, !tbaa !2
  %25 = trunc i32 %24 to i16
  %26 = and i16 %25, -4096
  switch i16 %26, label %27 [
    i16 16384, label %31
    i16 8192, label %30
  ]

27:                                               ; preds = %20
  %28 = tail call fastcc i32 @add_name(i8* noundef nonnull %16, %struct.sv_inode* noundef nonnull %22) #8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %36, label %31

30:                                               ; preds = %20
  br label %31

31:                                               ; preds = %20, %27, %30
  %32 = phi i32 [ 18, %30 ], [ 12, %27 ], [ 1, %20 ]
  tail call void @free(i8* noundef nonnull %16) #6
  br label %33

33:                                               ; preds = %12, %10, %31, %18
  %34 = phi i32 [ %19, %18 ], [ %32, %31 ], [ %11, %10 ], [ 17, %12 ]
  %35 = tail call i32* @__errno_location() #6
  store i32 %34, i32* %35, align 4, !tbaa !11
  br label %36

36:                                               ; preds = %33, %27
  %37 = phi i32 [ 0, %27 ], [ -1, %33 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  ret i32 %37
}

; Function Attrs: nounwind optsize
define dso_local i32 @link(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_link(i8* noundef %0, i8* noundef %1, i32 noundef 0) #8
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_link_count(%struct.sv_inode* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 6
  %3 = load i32, i32* %2, align 4, !tbaa !2
  %4 = and i32 %3, 61440
  %5 = icmp eq i32 %4, 16384
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !20
  %9 = icmp eq i8* %8, null
  br i1 %9, label %10, label %14

10:                                               ; preds = %6, %1
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 1
  %12 = load i32, i32* %11, align 8, !tbaa !21
  %13 = zext i32 %12 to i64
  br label %62

14:                                               ; preds = %6
  %15 = tail call i32 @strcmp(i8* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = load i8*, i8** %7, align 8, !tbaa !20
  %19 = tail call i64 @strlen(i8* noundef %18) #6
  br label %20

20:                                               ; preds = %14, %17
  %21 = phi i64 [ %19, %17 ], [ 0, %14 ]
  %22 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !22
  %23 = icmp eq %struct.sv_entry* %22, null
  br i1 %23, label %62, label %24

24:                                               ; preds = %20
  %25 = add i64 %21, 1
  br label %26

26:                                               ; preds = %24, %55
  %27 = phi %struct.sv_entry* [ %22, %24 ], [ %60, %55 ]
  %28 = phi i64 [ 2, %24 ], [ %58, %55 ]
  %29 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %27, i64 0, i32 1
  %30 = load i8*, i8** %29, align 8, !tbaa !17
  %31 = icmp eq i8* %30, null
  br i1 %31, label %55, label %32

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %27, i64 0, i32 2
  %34 = load %struct.sv_inode*, %struct.sv_inode** %33, align 8, !tbaa !19
  %35 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %34, i64 0, i32 6
  %36 = load i32, i32* %35, align 4, !tbaa !2
  %37 = and i32 %36, 61440
  %38 = icmp eq i32 %37, 16384
  br i1 %38, label %39, label %55

39:                                               ; preds = %32
  %40 = load i8*, i8** %7, align 8, !tbaa !20
  %41 = tail call i32 @strncmp(i8* noundef nonnull %30, i8* noundef %40, i64 noundef %21) #6
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %55

43:                                               ; preds = %39
  %44 = getelementptr inbounds i8, i8* %30, i64 %21
  %45 = load i8, i8* %44, align 1, !tbaa !27
  %46 = icmp eq i8 %45, 47
  br i1 %46, label %47, label %55

47:                                               ; preds = %43
  %48 = getelementptr inbounds i8, i8* %30, i64 %25
  %49 = load i8, i8* %48, align 1, !tbaa !27
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %55, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, i8* %44, i64 1
  %53 = tail call i8* @strchr(i8* noundef nonnull %52, i32 noundef 47) #6
  %54 = icmp eq i8* %53, null
  br label %55

55:                                               ; preds = %51, %47, %43, %39, %32, %26
  %56 = phi i1 [ false, %47 ], [ false, %43 ], [ false, %39 ], [ false, %32 ], [ false, %26 ], [ %54, %51 ]
  %57 = zext i1 %56 to i64
  %58 = add i64 %28, %57
  %59 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %27, i64 0, i32 0
  %60 = load %struct.sv_entry*, %struct.sv_entry** %59, align 8, !tbaa !22
  %61 = icmp eq %struct.sv_entry* %60, null
  br i1 %61, label %62, label %26, !llvm.loop !40

62:                                               ; preds = %55, %20, %10
  %63 = phi i64 [ %13, %10 ], [ 2, %20 ], [ %58, %55 ]
  ret i64 %63
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_load(%struct.sv_inode* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !10
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %19, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %7 = load i64, i64* %6, align 8, !tbaa !23
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  %10 = tail call i8* @malloc(i64 noundef %7) #6
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  store i8* %10, i8** %11, align 8, !tbaa !37
  %12 = icmp eq i8* %10, null
  br i1 %12, label %19, label %13

13:                                               ; preds = %9
  %14 = load i32, i32* %2, align 8, !tbaa !10
  tail call void @__symvm_file_copy(i32 noundef %14, i8* noundef nonnull %10) #6
  %15 = load i64, i64* %6, align 8, !tbaa !23
  br label %16

16:                                               ; preds = %13, %5
  %17 = phi i64 [ %15, %13 ], [ 0, %5 ]
  %18 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  store i64 %17, i64* %18, align 8, !tbaa !38
  store i32 -1, i32* %2, align 8, !tbaa !10
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
  %3 = load %struct.sv_inode*, %struct.sv_inode** @current, align 8, !tbaa !22
  %4 = icmp eq %struct.sv_inode* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !20
  %8 = icmp eq i8* %7, null
  %9 = select i1 %8, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %7
  br label %10

10:                                               ; preds = %2, %5
  %11 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %2 ], [ %9, %5 ]
  %12 = tail call i64 @strlen(i8* noundef %11) #6
  %13 = add i64 %12, 1
  %14 = load i8, i8* %11, align 1, !tbaa !27
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = tail call i32* @__errno_location() #6
  store i32 2, i32* %17, align 4, !tbaa !11
  br label %42

18:                                               ; preds = %10
  %19 = icmp eq i8* %0, null
  br i1 %19, label %20, label %26

20:                                               ; preds = %18
  %21 = icmp ne i64 %1, 0
  %22 = icmp ugt i64 %13, %1
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %34

24:                                               ; preds = %20
  %25 = tail call i32* @__errno_location() #6
  store i32 34, i32* %25, align 4, !tbaa !11
  br label %42

26:                                               ; preds = %18
  %27 = icmp eq i64 %1, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %26
  %29 = tail call i32* @__errno_location() #6
  store i32 22, i32* %29, align 4, !tbaa !11
  br label %42

30:                                               ; preds = %26
  %31 = icmp ugt i64 %13, %1
  br i1 %31, label %32, label %39

32:                                               ; preds = %30
  %33 = tail call i32* @__errno_location() #6
  store i32 34, i32* %33, align 4, !tbaa !11
  br label %42

34:                                               ; preds = %20
  %35 = icmp ult i64 %13, %1
  %36 = select i1 %35, i64 %1, i64 %13
  %37 = tail call i8* @malloc(i64 noundef %36) #6
  %38 = icmp eq i8* %37, null
  br i1 %38, label %42, label %39

39:                                               ; preds = %30, %34
  %40 = phi i8* [ %37, %34 ], [ %0, %30 ]
  %41 = tail call i8* @strcpy(i8* noundef nonnull %40, i8* noundef nonnull %11) #6
  br label %42

42:                                               ; preds = %39, %34, %32, %28, %24, %16
  %43 = phi i8* [ null, %28 ], [ null, %32 ], [ null, %24 ], [ null, %16 ], [ %41, %39 ], [ null, %34 ]
  ret i8* %43
}

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @get_current_dir_name() local_unnamed_addr #0 {
  %1 = tail call i8* @getcwd(i8* noundef null, i64 noundef 0) #8
  ret i8* %1
}

; Function Attrs: nounwind optsize
define dso_local i8* @getwd(i8* noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call i8* @getcwd(i8* noundef nonnull %0, i64 noundef 4096) #8
  br label %7

5:                                                ; preds = %1
  %6 = tail call i32* @__errno_location() #6
  store i32 22, i32* %6, align 4, !tbaa !11
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i8* [ %4, %3 ], [ null, %5 ]
  ret i8* %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @__sv_set_directory(%struct.sv_inode* noundef %0) local_unnamed_addr #5 {
  store %struct.sv_inode* %0, %struct.sv_inode** @current, align 8, !tbaa !22
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @chdir(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef 1, i32* noundef nonnull %2) #6
  %5 = tail call fastcc %struct.sv_inode* @node_of(%struct.sv_entry* noundef %4) #6
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = load i32, i32* %2, align 4, !tbaa !11
  %9 = tail call i32* @__errno_location() #6
  store i32 %8, i32* %9, align 4, !tbaa !11
  br label %18

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 6
  %12 = load i32, i32* %11, align 4, !tbaa !2
  %13 = and i32 %12, 61440
  %14 = icmp eq i32 %13, 16384
  br i1 %14, label %17, label %15

15:                                               ; preds = %10
  %16 = tail call i32* @__errno_location() #6
  store i32 20, i32* %16, align 4, !tbaa !11
  br label %18

17:                                               ; preds = %10
  store %struct.sv_inode* %5, %struct.sv_inode** @current, align 8, !tbaa !22
  br label %18

18:                                               ; preds = %17, %15, %7
  %19 = phi i32 [ -1, %15 ], [ 0, %17 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %19
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkdir(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = tail call i32 @__sv_is_taken(i8* noundef %0) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %2
  %8 = and i32 %1, 1023
  %9 = load i32, i32* @__sv_umask, align 4, !tbaa !11
  %10 = xor i32 %9, -1
  %11 = and i32 %8, %10
  %12 = or i32 %11, 16384
  %13 = call %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %12, i32* noundef nonnull %3) #8
  %14 = icmp eq %struct.sv_inode* %13, null
  br i1 %14, label %15, label %20

15:                                               ; preds = %7
  %16 = load i32, i32* %3, align 4, !tbaa !11
  br label %17

17:                                               ; preds = %2, %15
  %18 = phi i32 [ %16, %15 ], [ 17, %2 ]
  %19 = tail call i32* @__errno_location() #6
  store i32 %18, i32* %19, align 4, !tbaa !11
  br label %20

20:                                               ; preds = %17, %7
  %21 = phi i32 [ 0, %7 ], [ -1, %17 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local i32 @rmdir(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* noundef nonnull %2) #8
  %5 = icmp eq %struct.sv_entry* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !11
  %8 = tail call i32* @__errno_location() #6
  store i32 %7, i32* %8, align 4, !tbaa !11
  br label %45

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @ends_in_dots(i8* noundef %0) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = icmp eq i32 %10, 1
  %14 = select i1 %13, i32 22, i32 39
  %15 = tail call i32* @__errno_location() #6
  store i32 %14, i32* %15, align 4, !tbaa !11
  br label %45

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 2
  %18 = load %struct.sv_inode*, %struct.sv_inode** %17, align 8, !tbaa !19
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %18, i64 0, i32 6
  %20 = load i32, i32* %19, align 4, !tbaa !2
  %21 = and i32 %20, 61440
  %22 = icmp eq i32 %21, 16384
  br i1 %22, label %25, label %23

23:                                               ; preds = %16
  %24 = tail call i32* @__errno_location() #6
  store i32 20, i32* %24, align 4, !tbaa !11
  br label %45

25:                                               ; preds = %16
  %26 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 1
  %27 = load i8*, i8** %26, align 8, !tbaa !17
  %28 = tail call fastcc i32 @has_entries(i8* noundef %27) #8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %25
  %31 = tail call i32* @__errno_location() #6
  store i32 39, i32* %31, align 4, !tbaa !11
  br label %45

32:                                               ; preds = %25
  %33 = load i8*, i8** %26, align 8, !tbaa !17
  %34 = tail call i32 @strcmp(i8* noundef %33, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = tail call i32* @__errno_location() #6
  store i32 16, i32* %37, align 4, !tbaa !11
  br label %45

38:                                               ; preds = %32
  %39 = load %struct.sv_inode*, %struct.sv_inode** %17, align 8, !tbaa !19
  %40 = load i8*, i8** %26, align 8, !tbaa !17
  tail call void @free(i8* noundef %40) #6
  store i8* null, i8** %26, align 8, !tbaa !17
  %41 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %39, i64 0, i32 0
  store i8* null, i8** %41, align 8, !tbaa !20
  %42 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %39, i64 0, i32 1
  %43 = load i32, i32* %42, align 8, !tbaa !21
  %44 = add i32 %43, -1
  store i32 %44, i32* %42, align 8, !tbaa !21
  tail call void @__sv_forget(%struct.sv_inode* noundef %39) #6
  br label %45

45:                                               ; preds = %12, %23, %30, %36, %38, %6
  %46 = phi i32 [ -1, %6 ], [ -1, %12 ], [ -1, %23 ], [ -1, %30 ], [ -1, %36 ], [ 0, %38 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %46
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* nocapture noundef writeonly %1) unnamed_addr #0 {
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
  %12 = load i8, i8* %11, align 1, !tbaa !27
  %13 = icmp eq i8 %12, 47
  br i1 %13, label %6, label %14, !llvm.loop !41

14:                                               ; preds = %6, %9
  %15 = phi i64 [ %5, %6 ], [ %7, %9 ]
  %16 = tail call i32 @__sv_hold_failures(i32 noundef 0) #6
  %17 = tail call i8* @strndup(i8* noundef %0, i64 noundef %15) #6
  %18 = tail call i32 @__sv_hold_failures(i32 noundef %16) #6
  %19 = tail call fastcc %struct.sv_entry* @lookup(i8* noundef %17, i32 noundef 0, i32* noundef %1) #8
  tail call void @free(i8* noundef %17) #6
  %20 = icmp eq %struct.sv_entry* %19, null
  br i1 %20, label %33, label %21

21:                                               ; preds = %14
  %22 = getelementptr inbounds i8, i8* %0, i64 %15
  %23 = load i8, i8* %22, align 1, !tbaa !27
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %33, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 2
  %27 = load %struct.sv_inode*, %struct.sv_inode** %26, align 8, !tbaa !19
  %28 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %27, i64 0, i32 6
  %29 = load i32, i32* %28, align 4, !tbaa !2
  %30 = and i32 %29, 61440
  %31 = icmp eq i32 %30, 16384
  br i1 %31, label %33, label %32

32:                                               ; preds = %25
  store i32 20, i32* %1, align 4, !tbaa !11
  br label %33

33:                                               ; preds = %14, %21, %25, %32
  %34 = phi %struct.sv_entry* [ null, %32 ], [ %19, %25 ], [ %19, %21 ], [ null, %14 ]
  ret %struct.sv_entry* %34
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
  %9 = load i8, i8* %8, align 1, !tbaa !27
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
  %15 = load i8, i8* %14, align 1, !tbaa !27
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
  %21 = load i8, i8* %20, align 1, !tbaa !27
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
  %3 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !22
  %4 = icmp eq %struct.sv_entry* %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %1, %18
  %6 = phi %struct.sv_entry* [ %20, %18 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %6, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8, !tbaa !17
  %9 = icmp eq i8* %8, null
  br i1 %9, label %18, label %10

10:                                               ; preds = %5
  %11 = tail call i32 @strncmp(i8* noundef nonnull %8, i8* noundef %0, i64 noundef %2) #6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %10
  %14 = load i8*, i8** %7, align 8, !tbaa !17
  %15 = getelementptr inbounds i8, i8* %14, i64 %2
  %16 = load i8, i8* %15, align 1, !tbaa !27
  %17 = icmp eq i8 %16, 47
  br i1 %17, label %22, label %18

18:                                               ; preds = %5, %10, %13
  %19 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %6, i64 0, i32 0
  %20 = load %struct.sv_entry*, %struct.sv_entry** %19, align 8, !tbaa !22
  %21 = icmp eq %struct.sv_entry* %20, null
  br i1 %21, label %22, label %5, !llvm.loop !42

22:                                               ; preds = %18, %13, %1
  %23 = phi i32 [ 0, %1 ], [ 1, %13 ], [ 0, %18 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define internal fastcc void @remove_name(%struct.sv_entry* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %0, i64 0, i32 2
  %3 = load %struct.sv_inode*, %struct.sv_inode** %2, align 8, !tbaa !19
  %4 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %0, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8, !tbaa !17
  tail call void @free(i8* noundef %5) #6
  store i8* null, i8** %4, align 8, !tbaa !17
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 0
  store i8* null, i8** %6, align 8, !tbaa !20
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 1
  %8 = load i32, i32* %7, align 8, !tbaa !21
  %9 = add i32 %8, -1
  store i32 %9, i32* %7, align 8, !tbaa !21
  tail call void @__sv_forget(%struct.sv_inode* noundef %3) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @unlink(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* noundef nonnull %2) #8
  %5 = icmp eq %struct.sv_entry* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !11
  %8 = tail call i32* @__errno_location() #6
  store i32 %7, i32* %8, align 4, !tbaa !11
  br label %25

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 2
  %11 = load %struct.sv_inode*, %struct.sv_inode** %10, align 8, !tbaa !19
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 6
  %13 = load i32, i32* %12, align 4, !tbaa !2
  %14 = and i32 %13, 61440
  %15 = icmp eq i32 %14, 16384
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = tail call i32* @__errno_location() #6
  store i32 21, i32* %17, align 4, !tbaa !11
  br label %25

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 1
  %20 = load i8*, i8** %19, align 8, !tbaa !17
  tail call void @free(i8* noundef %20) #6
  store i8* null, i8** %19, align 8, !tbaa !17
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 0
  store i8* null, i8** %21, align 8, !tbaa !20
  %22 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !21
  %24 = add i32 %23, -1
  store i32 %24, i32* %22, align 8, !tbaa !21
  tail call void @__sv_forget(%struct.sv_inode* noundef nonnull %11) #6
  br label %25

25:                                               ; preds = %18, %16, %6
  %26 = phi i32 [ -1, %16 ], [ 0, %18 ], [ -1, %6 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %26
}

; Function Attrs: nounwind optsize
define dso_local i32 @remove(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* noundef nonnull %2) #8
  %5 = icmp eq %struct.sv_entry* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !11
  %8 = tail call i32* @__errno_location() #6
  store i32 %7, i32* %8, align 4, !tbaa !11
  br label %20

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 2
  %11 = load %struct.sv_inode*, %struct.sv_inode** %10, align 8, !tbaa !19
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 6
  %13 = load i32, i32* %12, align 4, !tbaa !2
  %14 = and i32 %13, 61440
  %15 = icmp eq i32 %14, 16384
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = tail call i32 @rmdir(i8* noundef %0) #8
  br label %20

18:                                               ; preds = %9
  %19 = tail call i32 @unlink(i8* noundef %0) #8
  br label %20

20:                                               ; preds = %16, %18, %6
  %21 = phi i32 [ -1, %6 ], [ %17, %16 ], [ %19, %18 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local i32 @rename(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = tail call i32 @__sv_has_parent(i8* noundef %0) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %176, label %7

7:                                                ; preds = %2
  %8 = tail call i32 @__sv_has_parent(i8* noundef %1) #8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %176, label %10

10:                                               ; preds = %7
  %11 = tail call fastcc i32 @ends_in_dots(i8* noundef %0) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = tail call fastcc i32 @ends_in_dots(i8* noundef %1) #8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %13, %10
  %17 = tail call i32* @__errno_location() #6
  store i32 16, i32* %17, align 4, !tbaa !11
  br label %176

18:                                               ; preds = %13
  %19 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* noundef nonnull %3) #8
  %20 = icmp eq %struct.sv_entry* %19, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %18
  %22 = load i32, i32* %3, align 4, !tbaa !11
  %23 = tail call i32* @__errno_location() #6
  store i32 %22, i32* %23, align 4, !tbaa !11
  br label %176

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 2
  %26 = load %struct.sv_inode*, %struct.sv_inode** %25, align 8, !tbaa !19
  %27 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %26, i64 0, i32 6
  %28 = load i32, i32* %27, align 4, !tbaa !2
  %29 = and i32 %28, 61440
  %30 = icmp eq i32 %29, 16384
  %31 = tail call i64 @strlen(i8* noundef %1) #6
  %32 = add i64 %31, -1
  %33 = getelementptr inbounds i8, i8* %1, i64 %32
  %34 = load i8, i8* %33, align 1, !tbaa !27
  %35 = icmp eq i8 %34, 47
  br i1 %35, label %39, label %36

36:                                               ; preds = %24
  %37 = call fastcc %struct.sv_entry* @lookup(i8* noundef nonnull %1, i32 noundef 0, i32* noundef nonnull %3) #8
  %38 = icmp eq %struct.sv_entry* %37, null
  br i1 %38, label %50, label %45

39:                                               ; preds = %24
  %40 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef nonnull %1, i32* noundef nonnull %3) #8
  %41 = icmp eq %struct.sv_entry* %40, null
  %42 = load i32, i32* %3, align 4
  %43 = icmp eq i32 %42, 20
  %44 = select i1 %41, i1 %43, i1 false
  br i1 %30, label %61, label %57

45:                                               ; preds = %36
  %46 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %37, i64 0, i32 2
  %47 = load %struct.sv_inode*, %struct.sv_inode** %46, align 8, !tbaa !19
  %48 = load %struct.sv_inode*, %struct.sv_inode** %25, align 8, !tbaa !19
  %49 = icmp eq %struct.sv_inode* %47, %48
  br i1 %49, label %176, label %50

50:                                               ; preds = %45, %36
  %51 = tail call i64 @strlen(i8* noundef %0) #6
  %52 = add i64 %51, -1
  %53 = getelementptr inbounds i8, i8* %0, i64 %52
  %54 = load i8, i8* %53, align 1, !tbaa !27
  %55 = icmp ne i8 %54, 47
  %56 = select i1 %55, i1 true, i1 %30
  br i1 %56, label %59, label %57

57:                                               ; preds = %50, %39
  %58 = tail call i32* @__errno_location() #6
  store i32 20, i32* %58, align 4, !tbaa !11
  br label %176

59:                                               ; preds = %50
  %60 = icmp eq %struct.sv_entry* %37, %19
  br i1 %60, label %176, label %63

61:                                               ; preds = %39
  %62 = icmp eq %struct.sv_entry* %40, %19
  br i1 %62, label %176, label %65

63:                                               ; preds = %59
  br i1 %30, label %70, label %64

64:                                               ; preds = %63
  br i1 %38, label %119, label %82

65:                                               ; preds = %61
  %66 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 1
  %67 = load i8*, i8** %66, align 8, !tbaa !17
  %68 = tail call fastcc i32 @is_within(i8* noundef nonnull %1, i8* noundef %67) #8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %78, label %76

70:                                               ; preds = %63
  %71 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 1
  %72 = load i8*, i8** %71, align 8, !tbaa !17
  %73 = tail call fastcc i32 @is_within(i8* noundef nonnull %1, i8* noundef %72) #8
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %70
  br i1 %38, label %119, label %82

76:                                               ; preds = %70, %65
  %77 = tail call i32* @__errno_location() #6
  store i32 22, i32* %77, align 4, !tbaa !11
  br label %176

78:                                               ; preds = %65
  br i1 %44, label %79, label %81

79:                                               ; preds = %78
  %80 = tail call i32* @__errno_location() #6
  store i32 20, i32* %80, align 4, !tbaa !11
  br label %176

81:                                               ; preds = %78
  br i1 %41, label %119, label %82

82:                                               ; preds = %75, %64, %81
  %83 = phi %struct.sv_entry* [ %37, %64 ], [ %40, %81 ], [ %37, %75 ]
  %84 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %83, i64 0, i32 2
  %85 = load %struct.sv_inode*, %struct.sv_inode** %84, align 8, !tbaa !19
  %86 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %85, i64 0, i32 6
  %87 = load i32, i32* %86, align 4, !tbaa !2
  %88 = and i32 %87, 61440
  %89 = icmp eq i32 %88, 16384
  %90 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %83, i64 0, i32 1
  %91 = load i8*, i8** %90, align 8, !tbaa !17
  %92 = tail call i64 @strlen(i8* noundef %91) #6
  br i1 %89, label %93, label %109

93:                                               ; preds = %82
  %94 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 1
  %95 = load i8*, i8** %94, align 8, !tbaa !17
  %96 = load i8*, i8** %90, align 8, !tbaa !17
  %97 = tail call i32 @strncmp(i8* noundef %95, i8* noundef %96, i64 noundef %92) #6
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %106

99:                                               ; preds = %93
  %100 = load i8*, i8** %94, align 8, !tbaa !17
  %101 = getelementptr inbounds i8, i8* %100, i64 %92
  %102 = load i8, i8* %101, align 1, !tbaa !27
  %103 = icmp eq i8 %102, 47
  br i1 %103, label %104, label %106

104:                                              ; preds = %99
  %105 = tail call i32* @__errno_location() #6
  store i32 39, i32* %105, align 4, !tbaa !11
  br label %176

106:                                              ; preds = %99, %93
  br i1 %30, label %112, label %107

107:                                              ; preds = %106
  %108 = tail call i32* @__errno_location() #6
  store i32 21, i32* %108, align 4, !tbaa !11
  br label %176

109:                                              ; preds = %82
  br i1 %30, label %110, label %118

110:                                              ; preds = %109
  %111 = tail call i32* @__errno_location() #6
  store i32 20, i32* %111, align 4, !tbaa !11
  br label %176

112:                                              ; preds = %106
  %113 = load i8*, i8** %90, align 8, !tbaa !17
  %114 = tail call fastcc i32 @has_entries(i8* noundef %113) #8
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %118, label %116

116:                                              ; preds = %112
  %117 = tail call i32* @__errno_location() #6
  store i32 39, i32* %117, align 4, !tbaa !11
  br label %176

118:                                              ; preds = %109, %112
  tail call fastcc void @remove_name(%struct.sv_entry* noundef nonnull %83) #8
  br label %119

119:                                              ; preds = %75, %64, %118, %81
  %120 = select i1 %30, i32 16384, i32 40960
  %121 = call fastcc i8* @fresh_name(i8* noundef nonnull %1, i32 noundef %120, i32* noundef nonnull %3) #8
  %122 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 1
  %123 = load i8*, i8** %122, align 8, !tbaa !17
  %124 = icmp eq i8* %121, null
  br i1 %124, label %125, label %128

125:                                              ; preds = %119
  %126 = load i32, i32* %3, align 4, !tbaa !11
  %127 = tail call i32* @__errno_location() #6
  store i32 %126, i32* %127, align 4, !tbaa !11
  br label %176

128:                                              ; preds = %119
  %129 = tail call i64 @strlen(i8* noundef %123) #6
  %130 = tail call i64 @strlen(i8* noundef nonnull %121) #6
  store i8* %121, i8** %122, align 8, !tbaa !17
  br i1 %30, label %131, label %139

131:                                              ; preds = %128
  %132 = load %struct.sv_inode*, %struct.sv_inode** %25, align 8, !tbaa !19
  %133 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %132, i64 0, i32 0
  store i8* %121, i8** %133, align 8, !tbaa !20
  %134 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !22
  %135 = icmp eq %struct.sv_entry* %134, null
  br i1 %135, label %139, label %136

136:                                              ; preds = %131
  %137 = sub i64 1, %129
  %138 = add i64 %137, %130
  br label %140

139:                                              ; preds = %172, %128, %131
  tail call void @free(i8* noundef %123) #6
  br label %176

140:                                              ; preds = %136, %172
  %141 = phi %struct.sv_entry* [ %134, %136 ], [ %174, %172 ]
  %142 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %141, i64 0, i32 1
  %143 = load i8*, i8** %142, align 8, !tbaa !17
  %144 = icmp eq i8* %143, null
  %145 = icmp eq %struct.sv_entry* %141, %19
  %146 = select i1 %144, i1 true, i1 %145
  br i1 %146, label %172, label %147

147:                                              ; preds = %140
  %148 = tail call i32 @strncmp(i8* noundef nonnull %143, i8* noundef %123, i64 noundef %129) #6
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %172

150:                                              ; preds = %147
  %151 = load i8*, i8** %142, align 8, !tbaa !17
  %152 = getelementptr inbounds i8, i8* %151, i64 %129
  %153 = load i8, i8* %152, align 1, !tbaa !27
  %154 = icmp eq i8 %153, 47
  br i1 %154, label %155, label %172

155:                                              ; preds = %150
  %156 = tail call i64 @strlen(i8* noundef nonnull %151) #6
  %157 = add i64 %138, %156
  %158 = tail call i8* @malloc(i64 noundef %157) #6
  %159 = tail call i8* @stpcpy(i8* noundef %158, i8* noundef nonnull %121) #6
  %160 = load i8*, i8** %142, align 8, !tbaa !17
  %161 = getelementptr inbounds i8, i8* %160, i64 %129
  %162 = tail call i8* @strcpy(i8* noundef %159, i8* noundef %161) #6
  %163 = load i8*, i8** %142, align 8, !tbaa !17
  tail call void @free(i8* noundef %163) #6
  store i8* %158, i8** %142, align 8, !tbaa !17
  %164 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %141, i64 0, i32 2
  %165 = load %struct.sv_inode*, %struct.sv_inode** %164, align 8, !tbaa !19
  %166 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %165, i64 0, i32 6
  %167 = load i32, i32* %166, align 4, !tbaa !2
  %168 = and i32 %167, 61440
  %169 = icmp eq i32 %168, 16384
  br i1 %169, label %170, label %172

170:                                              ; preds = %155
  %171 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %165, i64 0, i32 0
  store i8* %158, i8** %171, align 8, !tbaa !20
  br label %172

172:                                              ; preds = %155, %170, %140, %147, %150
  %173 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %141, i64 0, i32 0
  %174 = load %struct.sv_entry*, %struct.sv_entry** %173, align 8, !tbaa !22
  %175 = icmp eq %struct.sv_entry* %174, null
  br i1 %175, label %139, label %140, !llvm.loop !43

176:                                              ; preds = %61, %21, %125, %139, %104, %107, %110, %116, %59, %45, %79, %76, %57, %2, %7, %16
  %177 = phi i32 [ -1, %16 ], [ -1, %7 ], [ -1, %2 ], [ -1, %21 ], [ -1, %76 ], [ -1, %79 ], [ -1, %57 ], [ 0, %45 ], [ 0, %59 ], [ -1, %116 ], [ -1, %110 ], [ -1, %107 ], [ -1, %104 ], [ 0, %139 ], [ -1, %125 ], [ 0, %61 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i32 %177
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_within(i8* noundef %0, i8* noundef %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7
  %7 = tail call i64 @strlen(i8* noundef %0) #6
  %8 = tail call i64 @strlen(i8* noundef %1) #6
  %9 = icmp ne i64 %7, 0
  %10 = zext i1 %9 to i64
  br label %11

11:                                               ; preds = %14, %2
  %12 = phi i64 [ %7, %2 ], [ %15, %14 ]
  %13 = icmp ugt i64 %12, 1
  br i1 %13, label %14, label %19

14:                                               ; preds = %11
  %15 = add i64 %12, -1
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = load i8, i8* %16, align 1, !tbaa !27
  %18 = icmp eq i8 %17, 47
  br i1 %18, label %11, label %19, !llvm.loop !44

19:                                               ; preds = %11, %14
  %20 = phi i64 [ %10, %11 ], [ %12, %14 ]
  %21 = tail call i8* @strndup(i8* noundef %0, i64 noundef %20) #6
  %22 = icmp eq i8* %21, null
  br i1 %22, label %34, label %23

23:                                               ; preds = %19
  %24 = call fastcc i8* @resolve(i8* noundef nonnull %21, i32 noundef 0, i32* noundef nonnull %3, i32* noundef nonnull %4) #8
  %25 = icmp eq i8* %24, null
  br i1 %25, label %34, label %26

26:                                               ; preds = %23
  %27 = tail call i32 @strncmp(i8* noundef nonnull %24, i8* noundef %1, i64 noundef %8) #6
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, i8* %24, i64 %8
  %31 = load i8, i8* %30, align 1, !tbaa !27
  %32 = icmp eq i8 %31, 47
  %33 = zext i1 %32 to i32
  br label %34

34:                                               ; preds = %19, %29, %26, %23
  %35 = phi i8* [ %24, %26 ], [ null, %23 ], [ %24, %29 ], [ null, %19 ]
  %36 = phi i32 [ 0, %26 ], [ 0, %23 ], [ %33, %29 ], [ 0, %19 ]
  tail call void @free(i8* noundef %21) #6
  tail call void @free(i8* noundef %35) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  ret i32 %36
}

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
  store i32 22, i32* %7, align 4, !tbaa !11
  br label %22

8:                                                ; preds = %2
  %9 = call fastcc %struct.sv_entry* @lookup(i8* noundef nonnull %0, i32 noundef 1, i32* noundef nonnull %3) #8
  %10 = icmp eq %struct.sv_entry* %9, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !tbaa !11
  %13 = tail call i32* @__errno_location() #6
  store i32 %12, i32* %13, align 4, !tbaa !11
  br label %22

14:                                               ; preds = %8
  %15 = icmp eq i8* %1, null
  %16 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %9, i64 0, i32 1
  %17 = load i8*, i8** %16, align 8, !tbaa !17
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

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @canonicalize_file_name(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @realpath(i8* noundef %0, i8* noundef null) #8
  ret i8* %2
}

; Function Attrs: optsize
declare dso_local i32 @__sv_hold_failures(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__symvm_file_count() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_name_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_file_name(i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i8* @resolve(i8* noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3) unnamed_addr #0 {
  %5 = tail call i8* @strdup(i8* noundef %0) #6
  %6 = tail call i64 @strlen(i8* noundef %0) #6
  %7 = add i64 %6, 4096
  %8 = tail call i8* @malloc(i64 noundef %7) #6
  store i32 0, i32* %2, align 4, !tbaa !11
  store i32 12, i32* %3, align 4, !tbaa !11
  %9 = icmp ne i8* %5, null
  %10 = icmp ne i8* %8, null
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %186

12:                                               ; preds = %4
  store i32 36, i32* %3, align 4, !tbaa !11
  %13 = tail call i64 @strlen(i8* noundef nonnull %5) #6
  %14 = icmp ugt i64 %13, 4095
  br i1 %14, label %186, label %15

15:                                               ; preds = %12
  %16 = load i8, i8* %5, align 1, !tbaa !27
  %17 = icmp eq i8 %16, 47
  br i1 %17, label %26, label %18

18:                                               ; preds = %15
  %19 = load %struct.sv_inode*, %struct.sv_inode** @current, align 8, !tbaa !22
  %20 = icmp eq %struct.sv_inode* %19, null
  br i1 %20, label %26, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %19, i64 0, i32 0
  %23 = load i8*, i8** %22, align 8, !tbaa !20
  %24 = icmp eq i8* %23, null
  %25 = select i1 %24, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %23
  br label %26

26:                                               ; preds = %21, %18, %15
  %27 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %15 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %18 ], [ %25, %21 ]
  %28 = tail call i8* @strcpy(i8* noundef nonnull %8, i8* noundef %27) #6
  %29 = tail call i64 @strspn(i8* noundef nonnull %5, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %30 = getelementptr inbounds i8, i8* %5, i64 %29
  %31 = load i8, i8* %30, align 1, !tbaa !27
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %38, label %33

33:                                               ; preds = %26
  %34 = and i32 %1, 2
  %35 = icmp eq i32 %34, 0
  %36 = and i32 %1, 1
  %37 = icmp eq i32 %36, 0
  br label %45

38:                                               ; preds = %176, %26
  %39 = phi i8* [ %5, %26 ], [ %179, %176 ]
  %40 = phi i64 [ %29, %26 ], [ %180, %176 ]
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %188, label %42

42:                                               ; preds = %38
  %43 = load i32, i32* %2, align 4, !tbaa !11
  %44 = or i32 %43, 2
  store i32 %44, i32* %2, align 4, !tbaa !11
  br label %188

45:                                               ; preds = %33, %176
  %46 = phi i8* [ %30, %33 ], [ %181, %176 ]
  %47 = phi i8* [ %5, %33 ], [ %179, %176 ]
  %48 = phi i32 [ 0, %33 ], [ %177, %176 ]
  %49 = tail call fastcc %struct.sv_entry* @find_entry(i8* noundef nonnull %8) #6
  %50 = icmp eq %struct.sv_entry* %49, null
  br i1 %50, label %184, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %49, i64 0, i32 2
  %53 = load %struct.sv_inode*, %struct.sv_inode** %52, align 8, !tbaa !19
  %54 = icmp eq %struct.sv_inode* %53, null
  %55 = select i1 %54, i32 2, i32 20
  store i32 %55, i32* %3, align 4, !tbaa !11
  br i1 %54, label %186, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %53, i64 0, i32 6
  %58 = load i32, i32* %57, align 4, !tbaa !2
  %59 = and i32 %58, 61440
  %60 = icmp eq i32 %59, 16384
  br i1 %60, label %61, label %186

61:                                               ; preds = %56
  %62 = tail call i64 @strcspn(i8* noundef nonnull %46, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %63 = icmp ugt i64 %62, 255
  br i1 %63, label %184, label %64

64:                                               ; preds = %61
  %65 = load i8, i8* %46, align 1, !tbaa !27
  %66 = icmp eq i8 %65, 46
  br i1 %66, label %67, label %73

67:                                               ; preds = %64
  switch i64 %62, label %72 [
    i64 1, label %73
    i64 2, label %68
  ]

68:                                               ; preds = %67
  %69 = getelementptr inbounds i8, i8* %46, i64 1
  %70 = load i8, i8* %69, align 1, !tbaa !27
  %71 = icmp eq i8 %70, 46
  br label %73

72:                                               ; preds = %67
  br label %73

73:                                               ; preds = %67, %72, %68, %64
  %74 = phi i1 [ false, %64 ], [ true, %67 ], [ %71, %68 ], [ false, %72 ]
  %75 = zext i1 %74 to i32
  store i32 %75, i32* %2, align 4, !tbaa !11
  %76 = tail call i64 @strlen(i8* noundef nonnull %8) #6
  %77 = load i32, i32* %2, align 4, !tbaa !11
  %78 = icmp ne i32 %77, 0
  %79 = icmp eq i64 %62, 2
  %80 = select i1 %78, i1 %79, i1 false
  br i1 %80, label %81, label %95

81:                                               ; preds = %73
  %82 = icmp ugt i64 %76, 1
  br i1 %82, label %83, label %91

83:                                               ; preds = %81, %83
  %84 = phi i64 [ %85, %83 ], [ %76, %81 ]
  %85 = add i64 %84, -1
  %86 = getelementptr inbounds i8, i8* %8, i64 %85
  %87 = load i8, i8* %86, align 1, !tbaa !27
  %88 = icmp ne i8 %87, 47
  %89 = icmp ugt i64 %85, 1
  %90 = select i1 %88, i1 %89, i1 false
  br i1 %90, label %83, label %91, !llvm.loop !45

91:                                               ; preds = %83, %81
  %92 = phi i64 [ %76, %81 ], [ %85, %83 ]
  %93 = icmp eq i64 %92, 0
  %94 = select i1 %93, i64 1, i64 %92
  br label %109

95:                                               ; preds = %73
  br i1 %78, label %112, label %96

96:                                               ; preds = %95
  %97 = add nuw nsw i64 %62, -4095
  %98 = add i64 %97, %76
  %99 = icmp ult i64 %98, -4097
  br i1 %99, label %184, label %100

100:                                              ; preds = %96
  %101 = icmp ugt i64 %76, 1
  br i1 %101, label %102, label %105

102:                                              ; preds = %100
  %103 = add i64 %76, 1
  %104 = getelementptr inbounds i8, i8* %8, i64 %76
  store i8 47, i8* %104, align 1, !tbaa !27
  br label %105

105:                                              ; preds = %102, %100
  %106 = phi i64 [ %103, %102 ], [ %76, %100 ]
  %107 = getelementptr inbounds i8, i8* %8, i64 %106
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %107, i8* nonnull align 1 %46, i64 %62, i1 false)
  %108 = add i64 %106, %62
  br label %109

109:                                              ; preds = %91, %105
  %110 = phi i64 [ %108, %105 ], [ %94, %91 ]
  %111 = getelementptr inbounds i8, i8* %8, i64 %110
  store i8 0, i8* %111, align 1, !tbaa !27
  br label %112

112:                                              ; preds = %109, %95
  %113 = getelementptr inbounds i8, i8* %46, i64 %62
  store i32 21, i32* %3, align 4, !tbaa !11
  br i1 %35, label %125, label %114

114:                                              ; preds = %112
  %115 = load i32, i32* %2, align 4, !tbaa !11
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %125

117:                                              ; preds = %114
  %118 = load i8, i8* %113, align 1, !tbaa !27
  %119 = icmp eq i8 %118, 0
  br i1 %119, label %125, label %120

120:                                              ; preds = %117
  %121 = tail call i64 @strspn(i8* noundef nonnull %113, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %122 = getelementptr inbounds i8, i8* %113, i64 %121
  %123 = load i8, i8* %122, align 1, !tbaa !27
  %124 = icmp eq i8 %123, 0
  br i1 %124, label %186, label %125

125:                                              ; preds = %120, %117, %114, %112
  %126 = load i32, i32* @links, align 4, !tbaa !11
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %176, label %128

128:                                              ; preds = %125
  %129 = load i32, i32* %2, align 4, !tbaa !11
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %176

131:                                              ; preds = %128
  %132 = tail call fastcc %struct.sv_entry* @find_entry(i8* noundef nonnull %8) #6
  %133 = icmp eq %struct.sv_entry* %132, null
  br i1 %133, label %176, label %134

134:                                              ; preds = %131
  %135 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %132, i64 0, i32 2
  %136 = load %struct.sv_inode*, %struct.sv_inode** %135, align 8, !tbaa !19
  %137 = icmp eq %struct.sv_inode* %136, null
  br i1 %137, label %176, label %138, !llvm.loop !46

138:                                              ; preds = %134
  %139 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %136, i64 0, i32 6
  %140 = load i32, i32* %139, align 4, !tbaa !2
  %141 = and i32 %140, 61440
  %142 = icmp eq i32 %141, 40960
  br i1 %142, label %143, label %176, !llvm.loop !46

143:                                              ; preds = %138
  %144 = load i8, i8* %113, align 1, !tbaa !27
  %145 = icmp eq i8 %144, 0
  %146 = and i1 %37, %145
  br i1 %146, label %176, label %147, !llvm.loop !46

147:                                              ; preds = %143
  store i32 40, i32* %3, align 4, !tbaa !11
  %148 = add nsw i32 %48, 1
  %149 = icmp sgt i32 %48, 39
  br i1 %149, label %186, label %150

150:                                              ; preds = %147
  %151 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %136, i64 0, i32 3
  %152 = load i64, i64* %151, align 8, !tbaa !23
  %153 = tail call i64 @strlen(i8* noundef nonnull %113) #6
  %154 = add i64 %152, 1
  %155 = add i64 %154, %153
  %156 = tail call i8* @malloc(i64 noundef %155) #6
  store i32 12, i32* %3, align 4, !tbaa !11
  %157 = icmp eq i8* %156, null
  br i1 %157, label %186, label %158

158:                                              ; preds = %150
  %159 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %136, i64 0, i32 2
  %160 = load i8*, i8** %159, align 8, !tbaa !37
  %161 = load i64, i64* %151, align 8, !tbaa !23
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %156, i8* align 1 %160, i64 %161, i1 false)
  %162 = load i64, i64* %151, align 8, !tbaa !23
  %163 = getelementptr inbounds i8, i8* %156, i64 %162
  %164 = tail call i8* @strcpy(i8* noundef nonnull %163, i8* noundef nonnull %113) #6
  tail call void @free(i8* noundef %47) #6
  %165 = tail call i8* @strrchr(i8* noundef nonnull %8, i32 noundef 47) #6
  %166 = load i8, i8* %156, align 1, !tbaa !27
  %167 = icmp eq i8 %166, 47
  %168 = icmp eq i8* %165, %8
  %169 = select i1 %167, i1 true, i1 %168
  %170 = zext i1 %169 to i64
  %171 = getelementptr inbounds i8, i8* %165, i64 %170
  store i8 0, i8* %171, align 1, !tbaa !27
  %172 = load i8, i8* %156, align 1, !tbaa !27
  %173 = icmp eq i8 %172, 47
  br i1 %173, label %174, label %176

174:                                              ; preds = %158
  %175 = tail call i8* @strcpy(i8* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  br label %176

176:                                              ; preds = %131, %125, %128, %143, %138, %134, %158, %174
  %177 = phi i32 [ %48, %143 ], [ %48, %138 ], [ %48, %134 ], [ %148, %158 ], [ %148, %174 ], [ %48, %128 ], [ %48, %125 ], [ %48, %131 ]
  %178 = phi i8* [ %113, %143 ], [ %113, %138 ], [ %113, %134 ], [ %156, %158 ], [ %156, %174 ], [ %113, %128 ], [ %113, %125 ], [ %113, %131 ]
  %179 = phi i8* [ %47, %143 ], [ %47, %138 ], [ %47, %134 ], [ %156, %158 ], [ %156, %174 ], [ %47, %128 ], [ %47, %125 ], [ %47, %131 ]
  %180 = tail call i64 @strspn(i8* noundef %178, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6
  %181 = getelementptr inbounds i8, i8* %178, i64 %180
  %182 = load i8, i8* %181, align 1, !tbaa !27
  %183 = icmp eq i8 %182, 0
  br i1 %183, label %38, label %45

184:                                              ; preds = %96, %61, %45
  %185 = phi i32 [ 2, %45 ], [ 36, %61 ], [ 36, %96 ]
  store i32 %185, i32* %3, align 4, !tbaa !11
  br label %186

186:                                              ; preds = %150, %147, %120, %51, %56, %184, %12, %4
  %187 = phi i8* [ %5, %12 ], [ %5, %4 ], [ %47, %184 ], [ %47, %56 ], [ %47, %51 ], [ %47, %120 ], [ %47, %147 ], [ %47, %150 ]
  tail call void @free(i8* noundef %187) #6
  br label %188

188:                                              ; preds = %38, %42, %186
  %189 = phi i8* [ %8, %186 ], [ %39, %42 ], [ %39, %38 ]
  %190 = phi i8* [ null, %186 ], [ %8, %42 ], [ %8, %38 ]
  tail call void @free(i8* noundef %189) #6
  ret i8* %190
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_entry* @find_entry(i8* noundef %0) unnamed_addr #0 {
  br label %2

2:                                                ; preds = %17, %1
  tail call fastcc void @start() #6
  %3 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !22
  %4 = icmp eq %struct.sv_entry* %3, null
  br i1 %4, label %17, label %5

5:                                                ; preds = %2, %13
  %6 = phi %struct.sv_entry* [ %15, %13 ], [ %3, %2 ]
  %7 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %6, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8, !tbaa !17
  %9 = icmp eq i8* %8, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = tail call i32 @strcmp(i8* noundef nonnull %8, i8* noundef %0) #6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %5, %10
  %14 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %6, i64 0, i32 0
  %15 = load %struct.sv_entry*, %struct.sv_entry** %14, align 8, !tbaa !22
  %16 = icmp eq %struct.sv_entry* %15, null
  br i1 %16, label %17, label %5, !llvm.loop !47

17:                                               ; preds = %13, %2
  %18 = tail call i32 @__sv_make_devices(i8* noundef %0) #6
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %2

20:                                               ; preds = %17, %10
  %21 = phi %struct.sv_entry* [ %6, %10 ], [ null, %17 ]
  ret %struct.sv_entry* %21
}

; Function Attrs: optsize
declare dso_local i64 @strspn(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strcspn(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_make_devices(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strndup(i8* noundef, i64 noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 44}
!3 = !{!"sv_inode", !4, i64 0, !7, i64 8, !4, i64 16, !8, i64 24, !8, i64 32, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !4, i64 72, !9, i64 80, !9, i64 96, !5, i64 112}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!"timespec", !8, i64 0, !8, i64 8}
!10 = !{!3, !7, i64 40}
!11 = !{!7, !7, i64 0}
!12 = !{!3, !7, i64 48}
!13 = !{!9, !8, i64 0}
!14 = !{i64 0, i64 8, !15, i64 8, i64 8, !15}
!15 = !{!8, !8, i64 0}
!16 = !{i64 0, i64 8, !15}
!17 = !{!18, !4, i64 8}
!18 = !{!"sv_entry", !4, i64 0, !4, i64 8, !4, i64 16}
!19 = !{!18, !4, i64 16}
!20 = !{!3, !4, i64 0}
!21 = !{!3, !7, i64 8}
!22 = !{!4, !4, i64 0}
!23 = !{!3, !8, i64 24}
!24 = distinct !{!24, !25, !26}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !{!5, !5, i64 0}
!28 = distinct !{!28, !25, !26}
!29 = distinct !{!29, !25, !26}
!30 = distinct !{!30, !25, !26}
!31 = distinct !{!31, !25, !26}
!32 = distinct !{!32, !25, !26}
!33 = !{!3, !5, i64 112}
!34 = distinct !{!34, !25, !26}
!35 = distinct !{!35, !25, !26}
!36 = distinct !{!36, !25, !26}
!37 = !{!3, !4, i64 16}
!38 = !{!3, !8, i64 32}
!39 = !{!3, !7, i64 52}
!40 = distinct !{!40, !25, !26}
!41 = distinct !{!41, !25, !26}
!42 = distinct !{!42, !25, !26}
!43 = distinct !{!43, !25, !26}
!44 = distinct !{!44, !25, !26}
!45 = distinct !{!45, !25, !26}
!46 = distinct !{!46, !26}
!47 = distinct !{!47, !25, !26}
