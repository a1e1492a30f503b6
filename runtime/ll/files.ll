; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/files.c
; ModuleID = 'runtime/c/files.c'
source_filename = "runtime/c/files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_entry = type { %struct.sv_entry*, i8*, %struct.sv_inode* }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i64 }
%struct.timespec = type { i64, i64 }

@all = internal global %struct.sv_entry* null, align 8
@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@links = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@current = internal unnamed_addr global %struct.sv_inode* null, align 8
@__sv_umask = external dso_local local_unnamed_addr global i32, align 4
@start.started = internal unnamed_addr global i1 false, align 4
@.str.2 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"/dev\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@next_number = internal unnamed_addr global i32 2, align 4
@tail = internal unnamed_addr global %struct.sv_entry** @all, align 8

; Function Attrs: nounwind optsize
define dso_local %struct.sv_entry* @__sv_all_entries() local_unnamed_addr #0 {
  tail call fastcc void @start() #6
  %1 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !2
  ret %struct.sv_entry* %1
}

; Function Attrs: nounwind optsize
define internal fastcc void @start() unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = load i1, i1* @start.started, align 4
  br i1 %2, label %49, label %3

3:                                                ; preds = %0
  store i1 true, i1* @start.started, align 4
  %4 = tail call i32 @__sv_hold_failures(i32 noundef 0) #7
  %5 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #7
  %6 = tail call fastcc %struct.sv_inode* @add(i8* noundef %5, i32 noundef 16877) #6
  %7 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)) #7
  %8 = tail call fastcc %struct.sv_inode* @add(i8* noundef %7, i32 noundef 16895) #6
  %9 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0)) #7
  %10 = tail call fastcc %struct.sv_inode* @add(i8* noundef %9, i32 noundef 16877) #6
  %11 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0)) #7
  %12 = tail call fastcc %struct.sv_inode* @add(i8* noundef %11, i32 noundef 8630) #6
  %13 = tail call i32 @__symvm_file_count() #7
  %14 = icmp sgt i32 %13, 1
  br i1 %14, label %15, label %17

15:                                               ; preds = %3
  %16 = bitcast i32* %1 to i8*
  br label %19

17:                                               ; preds = %27, %3
  %18 = tail call i32 @__sv_hold_failures(i32 noundef %4) #7
  br label %49

19:                                               ; preds = %15, %27
  %20 = phi i32 [ 1, %15 ], [ %32, %27 ]
  %21 = tail call i64 @__symvm_file_name_size(i32 noundef %20) #7
  %22 = tail call i8* @malloc(i64 noundef %21) #7
  tail call void @__symvm_file_name(i32 noundef %20, i8* noundef %22) #7
  %23 = tail call i8* @__sv_absolute(i8* noundef %22) #6
  tail call void @free(i8* noundef %22) #7
  %24 = getelementptr inbounds i8, i8* %23, i64 1
  %25 = tail call i8* @strchr(i8* noundef nonnull %24, i32 noundef 47) #7
  %26 = icmp eq i8* %25, null
  br i1 %26, label %27, label %34

27:                                               ; preds = %45, %19
  %28 = tail call fastcc %struct.sv_inode* @add(i8* noundef %23, i32 noundef 33188) #6
  %29 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %28, i64 0, i32 5
  store i32 %20, i32* %29, align 8, !tbaa !6
  %30 = tail call i64 @__symvm_file_size(i32 noundef %20) #7
  %31 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %28, i64 0, i32 3
  store i64 %30, i64* %31, align 8, !tbaa !10
  %32 = add nuw nsw i32 %20, 1
  %33 = icmp eq i32 %32, %13
  br i1 %33, label %17, label %19, !llvm.loop !11

34:                                               ; preds = %19, %45
  %35 = phi i8* [ %47, %45 ], [ %25, %19 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %16) #8
  store i8 0, i8* %35, align 1, !tbaa !14
  %36 = call fastcc %struct.sv_entry* @lookup(i8* noundef %23, i32 noundef 1, i32* noundef nonnull %1) #7
  %37 = icmp eq %struct.sv_entry* %36, null
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %36, i64 0, i32 2
  %40 = load %struct.sv_inode*, %struct.sv_inode** %39, align 8, !tbaa !15
  %41 = icmp eq %struct.sv_inode* %40, null
  br i1 %41, label %42, label %45

42:                                               ; preds = %34, %38
  %43 = tail call i8* @strdup(i8* noundef %23) #7
  %44 = tail call fastcc %struct.sv_inode* @add(i8* noundef %43, i32 noundef 16877) #6
  br label %45

45:                                               ; preds = %42, %38
  store i8 47, i8* %35, align 1, !tbaa !14
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %16) #8
  %46 = getelementptr inbounds i8, i8* %35, i64 1
  %47 = tail call i8* @strchr(i8* noundef nonnull %46, i32 noundef 47) #7
  %48 = icmp eq i8* %47, null
  br i1 %48, label %27, label %34, !llvm.loop !17

49:                                               ; preds = %0, %17
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @__sv_absolute(i8* noundef %0) local_unnamed_addr #0 {
  %2 = load i8, i8* %0, align 1, !tbaa !14
  %3 = icmp eq i8 %2, 47
  br i1 %3, label %15, label %4

4:                                                ; preds = %1
  %5 = load %struct.sv_inode*, %struct.sv_inode** @current, align 8, !tbaa !2
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %12, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !18
  %10 = icmp eq i8* %9, null
  %11 = select i1 %10, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %9
  br label %12

12:                                               ; preds = %4, %7
  %13 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %4 ], [ %11, %7 ]
  %14 = tail call i64 @strlen(i8* noundef %13) #7
  br label %15

15:                                               ; preds = %1, %12
  %16 = phi i64 [ %14, %12 ], [ 0, %1 ]
  %17 = tail call i64 @strlen(i8* noundef nonnull %0) #7
  %18 = add i64 %16, 3
  %19 = add i64 %18, %17
  %20 = tail call i8* @malloc(i64 noundef %19) #7
  %21 = icmp eq i8* %20, null
  br i1 %21, label %90, label %22

22:                                               ; preds = %15
  %23 = load %struct.sv_inode*, %struct.sv_inode** @current, align 8, !tbaa !2
  %24 = icmp eq %struct.sv_inode* %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %23, i64 0, i32 0
  %27 = load i8*, i8** %26, align 8, !tbaa !18
  %28 = icmp eq i8* %27, null
  %29 = select i1 %28, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %27
  br label %30

30:                                               ; preds = %22, %25
  %31 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %22 ], [ %29, %25 ]
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %20, i8* align 1 %31, i64 %16, i1 false)
  %32 = icmp eq i64 %16, 1
  %33 = select i1 %32, i64 0, i64 %16
  %34 = load i8, i8* %0, align 1, !tbaa !14
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
  %45 = load i8, i8* %44, align 1, !tbaa !14
  br label %40, !llvm.loop !19

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
  %52 = load i8, i8* %51, align 1, !tbaa !14
  br label %46, !llvm.loop !20

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
  %61 = load i8, i8* %60, align 1, !tbaa !14
  %62 = icmp eq i8 %61, 46
  br i1 %62, label %63, label %73

63:                                               ; preds = %59
  %64 = icmp eq i64 %38, 0
  br i1 %64, label %79, label %65

65:                                               ; preds = %63, %65
  %66 = phi i64 [ %67, %65 ], [ %38, %63 ]
  %67 = add i64 %66, -1
  %68 = getelementptr inbounds i8, i8* %20, i64 %67
  %69 = load i8, i8* %68, align 1, !tbaa !14
  %70 = icmp ne i8 %69, 47
  %71 = icmp ne i64 %67, 0
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %65, label %79, !llvm.loop !21

73:                                               ; preds = %55, %53, %59, %57
  %74 = add i64 %38, 1
  %75 = getelementptr inbounds i8, i8* %20, i64 %38
  store i8 47, i8* %75, align 1, !tbaa !14
  %76 = getelementptr inbounds i8, i8* %20, i64 %74
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %76, i8* nonnull align 1 %42, i64 %48, i1 false)
  %77 = add i64 %48, %74
  %78 = load i8, i8* %54, align 1, !tbaa !14
  br label %79

79:                                               ; preds = %65, %73, %63, %55
  %80 = phi i8 [ %47, %55 ], [ %47, %63 ], [ %78, %73 ], [ %47, %65 ]
  %81 = phi i64 [ %38, %55 ], [ 0, %63 ], [ %77, %73 ], [ %67, %65 ]
  %82 = icmp eq i8 %80, 0
  br i1 %82, label %83, label %36, !llvm.loop !22

83:                                               ; preds = %79, %40, %30
  %84 = phi i64 [ %33, %30 ], [ %38, %40 ], [ %81, %79 ]
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %83
  store i8 47, i8* %20, align 1, !tbaa !14
  br label %87

87:                                               ; preds = %86, %83
  %88 = phi i64 [ 1, %86 ], [ %84, %83 ]
  %89 = getelementptr inbounds i8, i8* %20, i64 %88
  store i8 0, i8* %89, align 1, !tbaa !14
  br label %90

90:                                               ; preds = %15, %87
  ret i8* %20
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
  %3 = tail call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef 1, i32* noundef %1) #6
  %4 = icmp eq %struct.sv_entry* %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %3, i64 0, i32 2
  %7 = load %struct.sv_inode*, %struct.sv_inode** %6, align 8, !tbaa !15
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi %struct.sv_inode* [ %7, %5 ], [ null, %2 ]
  ret %struct.sv_inode* %9
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8
  store i32 2, i32* %2, align 4, !tbaa !23
  %6 = load i8, i8* %0, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %26, label %8

8:                                                ; preds = %3
  tail call fastcc void @start() #6
  %9 = call fastcc i8* @resolve(i8* noundef nonnull %0, i32 noundef %1, i32* noundef nonnull %4, i32* noundef nonnull %2) #6
  %10 = icmp eq i8* %9, null
  br i1 %10, label %26, label %11

11:                                               ; preds = %8
  %12 = tail call fastcc %struct.sv_entry* @find_entry(i8* noundef nonnull %9) #6
  store i32 2, i32* %2, align 4, !tbaa !23
  tail call void @free(i8* noundef nonnull %9) #7
  %13 = icmp eq %struct.sv_entry* %12, null
  br i1 %13, label %26, label %14

14:                                               ; preds = %11
  %15 = load i32, i32* %4, align 4, !tbaa !23
  %16 = and i32 %15, 2
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %26, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %12, i64 0, i32 2
  %20 = load %struct.sv_inode*, %struct.sv_inode** %19, align 8, !tbaa !15
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %20, i64 0, i32 6
  %22 = load i32, i32* %21, align 4, !tbaa !24
  %23 = and i32 %22, 61440
  %24 = icmp eq i32 %23, 16384
  br i1 %24, label %26, label %25

25:                                               ; preds = %18
  store i32 20, i32* %2, align 4, !tbaa !23
  br label %26

26:                                               ; preds = %8, %11, %14, %18, %25, %3
  %27 = phi %struct.sv_entry* [ null, %3 ], [ null, %8 ], [ null, %25 ], [ %12, %18 ], [ %12, %14 ], [ null, %11 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8
  ret %struct.sv_entry* %27
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_lookup_link(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef 0, i32* noundef %1) #6
  %4 = icmp eq %struct.sv_entry* %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %3, i64 0, i32 2
  %7 = load %struct.sv_inode*, %struct.sv_inode** %6, align 8, !tbaa !15
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi %struct.sv_inode* [ %7, %5 ], [ null, %2 ]
  ret %struct.sv_inode* %9
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = and i32 %1, 61440
  %5 = tail call fastcc i8* @fresh_name(i8* noundef %0, i32 noundef %4, i32* noundef %2) #6
  %6 = icmp eq i8* %5, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call fastcc %struct.sv_inode* @add(i8* noundef nonnull %5, i32 noundef %1) #6
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi %struct.sv_inode* [ %8, %7 ], [ null, %3 ]
  ret %struct.sv_inode* %10
}

; Function Attrs: nounwind optsize
define internal fastcc i8* @fresh_name(i8* noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8
  store i32 2, i32* %2, align 4, !tbaa !23
  %6 = load i8, i8* %0, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %43, label %8

8:                                                ; preds = %3
  tail call fastcc void @start() #6
  %9 = icmp eq i32 %1, 32768
  %10 = zext i1 %9 to i32
  %11 = call fastcc i8* @resolve(i8* noundef nonnull %0, i32 noundef %10, i32* noundef nonnull %4, i32* noundef nonnull %2) #6
  %12 = icmp eq i8* %11, null
  br i1 %12, label %43, label %13

13:                                               ; preds = %8
  %14 = select i1 %9, i32 21, i32 2
  store i32 %14, i32* %2, align 4, !tbaa !23
  %15 = icmp eq i32 %1, 16384
  br i1 %15, label %20, label %16

16:                                               ; preds = %13
  %17 = load i32, i32* %4, align 4, !tbaa !23
  %18 = and i32 %17, 2
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %42

20:                                               ; preds = %16, %13
  %21 = tail call i8* @strrchr(i8* noundef nonnull %11, i32 noundef 47) #7
  store i32 2, i32* %2, align 4, !tbaa !23
  %22 = getelementptr inbounds i8, i8* %21, i64 1
  %23 = load i8, i8* %22, align 1, !tbaa !14
  %24 = icmp eq i8* %21, %11
  %25 = zext i1 %24 to i64
  %26 = getelementptr inbounds i8, i8* %21, i64 %25
  store i8 0, i8* %26, align 1, !tbaa !14
  %27 = tail call fastcc %struct.sv_entry* @find_entry(i8* noundef nonnull %11) #7
  %28 = icmp eq %struct.sv_entry* %27, null
  br i1 %28, label %29, label %31

29:                                               ; preds = %20
  %30 = select i1 %24, i8 %23, i8 47
  store i8 %30, i8* %26, align 1, !tbaa !14
  br label %42

31:                                               ; preds = %20
  %32 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %27, i64 0, i32 2
  %33 = load %struct.sv_inode*, %struct.sv_inode** %32, align 8, !tbaa !15
  %34 = select i1 %24, i8 %23, i8 47
  store i8 %34, i8* %26, align 1, !tbaa !14
  %35 = icmp eq %struct.sv_inode* %33, null
  br i1 %35, label %42, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %33, i64 0, i32 6
  %38 = load i32, i32* %37, align 4, !tbaa !24
  %39 = and i32 %38, 61440
  %40 = icmp eq i32 %39, 16384
  br i1 %40, label %43, label %41

41:                                               ; preds = %36
  store i32 20, i32* %2, align 4, !tbaa !23
  br label %42

42:                                               ; preds = %16, %41, %31, %29
  tail call void @free(i8* noundef nonnull %11) #7
  br label %43

43:                                               ; preds = %36, %8, %42, %3
  %44 = phi i8* [ null, %3 ], [ null, %8 ], [ null, %42 ], [ %11, %36 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8
  ret i8* %44
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_inode* @add(i8* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = tail call i8* @calloc(i64 noundef 1, i64 noundef 72) #7
  %5 = bitcast i8* %4 to %struct.sv_inode*
  %6 = bitcast %struct.timespec* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #8
  %7 = icmp eq i8* %4, null
  br i1 %7, label %26, label %8

8:                                                ; preds = %2
  call void @__sv_now(%struct.timespec* noundef nonnull %3) #7
  %9 = getelementptr inbounds i8, i8* %4, i64 44
  %10 = bitcast i8* %9 to i32*
  store i32 %1, i32* %10, align 4, !tbaa !24
  %11 = getelementptr inbounds i8, i8* %4, i64 40
  %12 = bitcast i8* %11 to i32*
  store i32 -1, i32* %12, align 8, !tbaa !6
  %13 = load i32, i32* @next_number, align 4, !tbaa !23
  %14 = add i32 %13, 1
  store i32 %14, i32* @next_number, align 4, !tbaa !23
  %15 = getelementptr inbounds i8, i8* %4, i64 48
  %16 = bitcast i8* %15 to i32*
  store i32 %13, i32* %16, align 8, !tbaa !25
  %17 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 0
  %18 = load i64, i64* %17, align 8, !tbaa !26
  %19 = getelementptr inbounds i8, i8* %4, i64 64
  %20 = bitcast i8* %19 to i64*
  store i64 %18, i64* %20, align 8, !tbaa !28
  %21 = icmp eq i8* %0, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %8
  %23 = call fastcc i32 @add_name(i8* noundef nonnull %0, %struct.sv_inode* noundef nonnull %5) #6
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22, %8
  call void @free(i8* noundef nonnull %4) #7
  br label %26

26:                                               ; preds = %22, %2, %25
  %27 = phi %struct.sv_inode* [ null, %25 ], [ null, %2 ], [ %5, %22 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #8
  ret %struct.sv_inode* %27
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_has_parent(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8
  %4 = tail call i64 @strlen(i8* noundef %0) #7
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %49, label %6

6:                                                ; preds = %1, %9
  %7 = phi i64 [ %10, %9 ], [ %4, %1 ]
  %8 = icmp ugt i64 %7, 1
  br i1 %8, label %9, label %14

9:                                                ; preds = %6
  %10 = add i64 %7, -1
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = load i8, i8* %11, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 47
  br i1 %13, label %6, label %14, !llvm.loop !29

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
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 47
  br i1 %23, label %24, label %16, !llvm.loop !30

24:                                               ; preds = %19
  %25 = tail call i32 @__sv_hold_failures(i32 noundef 0) #7
  %26 = tail call i8* @strndup(i8* noundef nonnull %0, i64 noundef %17) #7
  br label %30

27:                                               ; preds = %16
  %28 = tail call i32 @__sv_hold_failures(i32 noundef 0) #7
  %29 = tail call i8* @strndup(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #7
  br label %30

30:                                               ; preds = %27, %24
  %31 = phi i32 [ %28, %27 ], [ %25, %24 ]
  %32 = phi i8* [ %29, %27 ], [ %26, %24 ]
  %33 = tail call i32 @__sv_hold_failures(i32 noundef %31) #7
  %34 = call fastcc %struct.sv_entry* @lookup(i8* noundef %32, i32 noundef 1, i32* noundef nonnull %2) #7
  %35 = icmp eq %struct.sv_entry* %34, null
  br i1 %35, label %36, label %37

36:                                               ; preds = %30
  tail call void @free(i8* noundef %32) #7
  br label %47

37:                                               ; preds = %30
  %38 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %34, i64 0, i32 2
  %39 = load %struct.sv_inode*, %struct.sv_inode** %38, align 8, !tbaa !15
  tail call void @free(i8* noundef %32) #7
  %40 = icmp eq %struct.sv_inode* %39, null
  br i1 %40, label %47, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %39, i64 0, i32 6
  %43 = load i32, i32* %42, align 4, !tbaa !24
  %44 = and i32 %43, 61440
  %45 = icmp eq i32 %44, 16384
  br i1 %45, label %52, label %46

46:                                               ; preds = %41
  store i32 20, i32* %2, align 4, !tbaa !23
  br label %47

47:                                               ; preds = %46, %37, %36
  %48 = load i32, i32* %2, align 4, !tbaa !23
  br label %49

49:                                               ; preds = %1, %47
  %50 = phi i32 [ %48, %47 ], [ 2, %1 ]
  %51 = tail call i32* @__errno_location() #7
  store i32 %50, i32* %51, align 4, !tbaa !23
  br label %52

52:                                               ; preds = %49, %41
  %53 = phi i32 [ 1, %41 ], [ 0, %49 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8
  ret i32 %53
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_is_taken(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8
  %4 = tail call i64 @strlen(i8* noundef %0) #7
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
  br i1 %14, label %7, label %15, !llvm.loop !31

15:                                               ; preds = %7, %10
  %16 = phi i64 [ %6, %7 ], [ %8, %10 ]
  %17 = tail call i32 @__sv_hold_failures(i32 noundef 0) #7
  %18 = tail call i8* @strndup(i8* noundef %0, i64 noundef %16) #7
  %19 = tail call i32 @__sv_hold_failures(i32 noundef %17) #7
  %20 = call fastcc %struct.sv_entry* @lookup(i8* noundef %18, i32 noundef 0, i32* noundef nonnull %2) #7
  %21 = icmp eq %struct.sv_entry* %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %20, i64 0, i32 2
  %24 = load %struct.sv_inode*, %struct.sv_inode** %23, align 8, !tbaa !15
  %25 = icmp ne %struct.sv_inode* %24, null
  %26 = zext i1 %25 to i32
  br label %27

27:                                               ; preds = %15, %22
  %28 = phi i32 [ %26, %22 ], [ 0, %15 ]
  tail call void @free(i8* noundef %18) #7
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8
  ret i32 %28
}

; Function Attrs: nounwind optsize
define dso_local i32 @symlink(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #8
  %5 = load i8, i8* %0, align 1, !tbaa !14
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = tail call i32* @__errno_location() #7
  store i32 2, i32* %8, align 4, !tbaa !23
  br label %31

9:                                                ; preds = %2
  %10 = tail call i32 @__sv_is_taken(i8* noundef %1) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  %13 = tail call i32* @__errno_location() #7
  store i32 17, i32* %13, align 4, !tbaa !23
  br label %31

14:                                               ; preds = %9
  %15 = call %struct.sv_inode* @__sv_create(i8* noundef %1, i32 noundef 41471, i32* noundef nonnull %3) #6
  %16 = icmp eq %struct.sv_inode* %15, null
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load i32, i32* %3, align 4, !tbaa !23
  %19 = tail call i32* @__errno_location() #7
  store i32 %18, i32* %19, align 4, !tbaa !23
  br label %31

20:                                               ; preds = %14
  %21 = tail call i64 @strlen(i8* noundef nonnull %0) #7
  %22 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %15, i64 noundef %21) #6
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = tail call i32* @__errno_location() #7
  store i32 28, i32* %25, align 4, !tbaa !23
  br label %31

26:                                               ; preds = %20
  %27 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 2
  %28 = load i8*, i8** %27, align 8, !tbaa !32
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %28, i8* nonnull align 1 %0, i64 %21, i1 false)
  %29 = load i32, i32* @links, align 4, !tbaa !23
  %30 = add nsw i32 %29, 1
  store i32 %30, i32* @links, align 4, !tbaa !23
  br label %31

31:                                               ; preds = %17, %26, %24, %12, %7
  %32 = phi i32 [ -1, %12 ], [ -1, %7 ], [ -1, %17 ], [ -1, %24 ], [ 0, %26 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #8
  ret i32 %32
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_resize(%struct.sv_inode* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_load(%struct.sv_inode* noundef %0) #6
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %28

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  %7 = load i64, i64* %6, align 8, !tbaa !33
  %8 = icmp ult i64 %7, %1
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = shl i64 %7, 1
  %11 = icmp ugt i64 %10, %1
  %12 = select i1 %11, i64 %10, i64 %1
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %14 = load i8*, i8** %13, align 8, !tbaa !32
  %15 = tail call i8* @realloc(i8* noundef %14, i64 noundef %12) #7
  %16 = icmp eq i8* %15, null
  br i1 %16, label %28, label %17

17:                                               ; preds = %9
  store i8* %15, i8** %13, align 8, !tbaa !32
  store i64 %12, i64* %6, align 8, !tbaa !33
  br label %18

18:                                               ; preds = %17, %5
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %20 = load i64, i64* %19, align 8, !tbaa !10
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8, !tbaa !32
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
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8
  %6 = call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef 0, i32* noundef nonnull %4) #7
  %7 = icmp eq %struct.sv_entry* %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %6, i64 0, i32 2
  %10 = load %struct.sv_inode*, %struct.sv_inode** %9, align 8, !tbaa !15
  %11 = icmp eq %struct.sv_inode* %10, null
  br i1 %11, label %12, label %15

12:                                               ; preds = %3, %8
  %13 = load i32, i32* %4, align 4, !tbaa !23
  %14 = tail call i32* @__errno_location() #7
  store i32 %13, i32* %14, align 4, !tbaa !23
  br label %31

15:                                               ; preds = %8
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %10, i64 0, i32 6
  %17 = load i32, i32* %16, align 4, !tbaa !24
  %18 = and i32 %17, 61440
  %19 = icmp ne i32 %18, 40960
  %20 = icmp eq i64 %2, 0
  %21 = or i1 %20, %19
  br i1 %21, label %22, label %24

22:                                               ; preds = %15
  %23 = tail call i32* @__errno_location() #7
  store i32 22, i32* %23, align 4, !tbaa !23
  br label %31

24:                                               ; preds = %15
  %25 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %10, i64 0, i32 3
  %26 = load i64, i64* %25, align 8, !tbaa !10
  %27 = icmp ult i64 %26, %2
  %28 = select i1 %27, i64 %26, i64 %2
  %29 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %10, i64 0, i32 2
  %30 = load i8*, i8** %29, align 8, !tbaa !32
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %30, i64 %28, i1 false)
  br label %31

31:                                               ; preds = %24, %22, %12
  %32 = phi i64 [ -1, %22 ], [ %28, %24 ], [ -1, %12 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8
  ret i64 %32
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_forget(%struct.sv_inode* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 8
  %3 = load i32, i32* %2, align 4, !tbaa !34
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 8, !tbaa !35
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %11 = load i8*, i8** %10, align 8, !tbaa !32
  tail call void @free(i8* noundef %11) #7
  store i8* null, i8** %10, align 8, !tbaa !32
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  store i64 0, i64* %12, align 8, !tbaa !33
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  store i64 0, i64* %13, align 8, !tbaa !10
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 5
  store i32 -1, i32* %14, align 8, !tbaa !6
  br label %15

15:                                               ; preds = %1, %5, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_link(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8
  %6 = call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef %2, i32* noundef nonnull %4) #6
  %7 = icmp eq %struct.sv_entry* %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = load i32, i32* %4, align 4, !tbaa !23
  br label %31

10:                                               ; preds = %3
  %11 = tail call i32 @__sv_is_taken(i8* noundef %1) #6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %31

13:                                               ; preds = %10
  %14 = call fastcc i8* @fresh_name(i8* noundef %1, i32 noundef 40960, i32* noundef nonnull %4) #6
  %15 = icmp eq i8* %14, null
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = load i32, i32* %4, align 4, !tbaa !23
  br label %31

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %6, i64 0, i32 2
  %20 = load %struct.sv_inode*, %struct.sv_inode** %19, align 8, !tbaa !15
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %20, i64 0, i32 6
  %22 = load i32, i32* %21, align 4, !tbaa !24
  %23 = trunc i32 %22 to i16
  %24 = and i16 %23, -4096
  switch i16 %24, label %25 [
    i16 16384, label %29
    i16 8192, label %28
  ]

25:                                               ; preds = %18
  %26 = tail call fastcc i32 @add_name(i8* noundef nonnull %14, %struct.sv_inode* noundef nonnull %20) #6
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %34, label %29

28:                                               ; preds = %18
  br label %29

29:                                               ; preds = %18, %25, %28
  %30 = phi i32 [ 18, %28 ], [ 12, %25 ], [ 1, %18 ]
  tail call void @free(i8* noundef nonnull %14) #7
  br label %31

31:                                               ; preds = %10, %8, %29, %16
  %32 = phi i32 [ %17, %16 ], [ %30, %29 ], [ %9, %8 ], [ 17, %10 ]
  %33 = tail call i32* @__errno_location() #7
  store i32 %32, i32* %33, align 4, !tbaa !23
  br label %34

34:                                               ; preds = %31, %25
  %35 = phi i32 [ 0, %25 ], [ -1, %31 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8
  ret i32 %35
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @add_name(i8* noundef %0, %struct.sv_inode* noundef %1) unnamed_addr #0 {
  %3 = tail call i8* @calloc(i64 noundef 1, i64 noundef 24) #7
  %4 = icmp eq i8* %3, null
  br i1 %4, label %21, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, i8* %3, i64 8
  %7 = bitcast i8* %6 to i8**
  store i8* %0, i8** %7, align 8, !tbaa !36
  %8 = getelementptr inbounds i8, i8* %3, i64 16
  %9 = bitcast i8* %8 to %struct.sv_inode**
  store %struct.sv_inode* %1, %struct.sv_inode** %9, align 8, !tbaa !15
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %1, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !24
  %12 = and i32 %11, 61440
  %13 = icmp eq i32 %12, 16384
  br i1 %13, label %14, label %16

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %1, i64 0, i32 0
  store i8* %0, i8** %15, align 8, !tbaa !18
  br label %16

16:                                               ; preds = %14, %5
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %1, i64 0, i32 1
  %18 = load i32, i32* %17, align 8, !tbaa !35
  %19 = add i32 %18, 1
  store i32 %19, i32* %17, align 8, !tbaa !35
  %20 = load i8**, i8*** bitcast (%struct.sv_entry*** @tail to i8***), align 8, !tbaa !2
  store i8* %3, i8** %20, align 8, !tbaa !2
  store i8* %3, i8** bitcast (%struct.sv_entry*** @tail to i8**), align 8, !tbaa !2
  br label %21

21:                                               ; preds = %2, %16
  %22 = phi i32 [ 0, %16 ], [ -1, %2 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @link(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_link(i8* noundef %0, i8* noundef %1, i32 noundef 0) #6
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_link_count(%struct.sv_inode* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 6
  %3 = load i32, i32* %2, align 4, !tbaa !24
  %4 = and i32 %3, 61440
  %5 = icmp eq i32 %4, 16384
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !18
  %9 = icmp eq i8* %8, null
  br i1 %9, label %10, label %14

10:                                               ; preds = %6, %1
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 1
  %12 = load i32, i32* %11, align 8, !tbaa !35
  %13 = zext i32 %12 to i64
  br label %62

14:                                               ; preds = %6
  %15 = tail call i32 @strcmp(i8* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #7
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = load i8*, i8** %7, align 8, !tbaa !18
  %19 = tail call i64 @strlen(i8* noundef %18) #7
  br label %20

20:                                               ; preds = %14, %17
  %21 = phi i64 [ %19, %17 ], [ 0, %14 ]
  %22 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !2
  %23 = icmp eq %struct.sv_entry* %22, null
  br i1 %23, label %62, label %24

24:                                               ; preds = %20
  %25 = add i64 %21, 1
  br label %26

26:                                               ; preds = %24, %55
  %27 = phi %struct.sv_entry* [ %22, %24 ], [ %60, %55 ]
  %28 = phi i64 [ 2, %24 ], [ %58, %55 ]
  %29 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %27, i64 0, i32 1
  %30 = load i8*, i8** %29, align 8, !tbaa !36
  %31 = icmp eq i8* %30, null
  br i1 %31, label %55, label %32

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %27, i64 0, i32 2
  %34 = load %struct.sv_inode*, %struct.sv_inode** %33, align 8, !tbaa !15
  %35 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %34, i64 0, i32 6
  %36 = load i32, i32* %35, align 4, !tbaa !24
  %37 = and i32 %36, 61440
  %38 = icmp eq i32 %37, 16384
  br i1 %38, label %39, label %55

39:                                               ; preds = %32
  %40 = load i8*, i8** %7, align 8, !tbaa !18
  %41 = tail call i32 @strncmp(i8* noundef nonnull %30, i8* noundef %40, i64 noundef %21) #7
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %55

43:                                               ; preds = %39
  %44 = getelementptr inbounds i8, i8* %30, i64 %21
  %45 = load i8, i8* %44, align 1, !tbaa !14
  %46 = icmp eq i8 %45, 47
  br i1 %46, label %47, label %55

47:                                               ; preds = %43
  %48 = getelementptr inbounds i8, i8* %30, i64 %25
  %49 = load i8, i8* %48, align 1, !tbaa !14
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %55, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, i8* %44, i64 1
  %53 = tail call i8* @strchr(i8* noundef nonnull %52, i32 noundef 47) #7
  %54 = icmp eq i8* %53, null
  br label %55

55:                                               ; preds = %51, %47, %43, %39, %32, %26
  %56 = phi i1 [ false, %47 ], [ false, %43 ], [ false, %39 ], [ false, %32 ], [ false, %26 ], [ %54, %51 ]
  %57 = zext i1 %56 to i64
  %58 = add i64 %28, %57
  %59 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %27, i64 0, i32 0
  %60 = load %struct.sv_entry*, %struct.sv_entry** %59, align 8, !tbaa !2
  %61 = icmp eq %struct.sv_entry* %60, null
  br i1 %61, label %62, label %26, !llvm.loop !37

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
  %3 = load i32, i32* %2, align 8, !tbaa !6
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %19, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  %10 = tail call i8* @malloc(i64 noundef %7) #7
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  store i8* %10, i8** %11, align 8, !tbaa !32
  %12 = icmp eq i8* %10, null
  br i1 %12, label %19, label %13

13:                                               ; preds = %9
  %14 = load i32, i32* %2, align 8, !tbaa !6
  tail call void @__symvm_file_copy(i32 noundef %14, i8* noundef nonnull %10) #7
  %15 = load i64, i64* %6, align 8, !tbaa !10
  br label %16

16:                                               ; preds = %13, %5
  %17 = phi i64 [ %15, %13 ], [ 0, %5 ]
  %18 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 4
  store i64 %17, i64* %18, align 8, !tbaa !33
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
  %3 = load %struct.sv_inode*, %struct.sv_inode** @current, align 8, !tbaa !2
  %4 = icmp eq %struct.sv_inode* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !18
  %8 = icmp eq i8* %7, null
  %9 = select i1 %8, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %7
  br label %10

10:                                               ; preds = %2, %5
  %11 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %2 ], [ %9, %5 ]
  %12 = tail call i64 @strlen(i8* noundef %11) #7
  %13 = add i64 %12, 1
  %14 = load i8, i8* %11, align 1, !tbaa !14
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = tail call i32* @__errno_location() #7
  store i32 2, i32* %17, align 4, !tbaa !23
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
  %25 = tail call i32* @__errno_location() #7
  store i32 34, i32* %25, align 4, !tbaa !23
  br label %42

26:                                               ; preds = %18
  %27 = icmp eq i64 %1, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %26
  %29 = tail call i32* @__errno_location() #7
  store i32 22, i32* %29, align 4, !tbaa !23
  br label %42

30:                                               ; preds = %26
  %31 = icmp ugt i64 %13, %1
  br i1 %31, label %32, label %39

32:                                               ; preds = %30
  %33 = tail call i32* @__errno_location() #7
  store i32 34, i32* %33, align 4, !tbaa !23
  br label %42

34:                                               ; preds = %20
  %35 = icmp ult i64 %13, %1
  %36 = select i1 %35, i64 %1, i64 %13
  %37 = tail call i8* @malloc(i64 noundef %36) #7
  %38 = icmp eq i8* %37, null
  br i1 %38, label %42, label %39

39:                                               ; preds = %30, %34
  %40 = phi i8* [ %37, %34 ], [ %0, %30 ]
  %41 = tail call i8* @strcpy(i8* noundef nonnull %40, i8* noundef nonnull %11) #7
  br label %42

42:                                               ; preds = %39, %34, %32, %28, %24, %16
  %43 = phi i8* [ null, %28 ], [ null, %32 ], [ null, %24 ], [ null, %16 ], [ %41, %39 ], [ null, %34 ]
  ret i8* %43
}

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @get_current_dir_name() local_unnamed_addr #0 {
  %1 = tail call i8* @getcwd(i8* noundef null, i64 noundef 0) #6
  ret i8* %1
}

; Function Attrs: nounwind optsize
define dso_local i8* @getwd(i8* noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call i8* @getcwd(i8* noundef nonnull %0, i64 noundef 4096) #6
  br label %7

5:                                                ; preds = %1
  %6 = tail call i32* @__errno_location() #7
  store i32 22, i32* %6, align 4, !tbaa !23
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i8* [ %4, %3 ], [ null, %5 ]
  ret i8* %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @__sv_set_directory(%struct.sv_inode* noundef %0) local_unnamed_addr #5 {
  store %struct.sv_inode* %0, %struct.sv_inode** @current, align 8, !tbaa !2
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @chdir(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8
  %4 = call fastcc %struct.sv_entry* @lookup(i8* noundef %0, i32 noundef 1, i32* noundef nonnull %2) #7
  %5 = icmp eq %struct.sv_entry* %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 2
  %8 = load %struct.sv_inode*, %struct.sv_inode** %7, align 8, !tbaa !15
  %9 = icmp eq %struct.sv_inode* %8, null
  br i1 %9, label %10, label %13

10:                                               ; preds = %1, %6
  %11 = load i32, i32* %2, align 4, !tbaa !23
  %12 = tail call i32* @__errno_location() #7
  store i32 %11, i32* %12, align 4, !tbaa !23
  br label %21

13:                                               ; preds = %6
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %8, i64 0, i32 6
  %15 = load i32, i32* %14, align 4, !tbaa !24
  %16 = and i32 %15, 61440
  %17 = icmp eq i32 %16, 16384
  br i1 %17, label %20, label %18

18:                                               ; preds = %13
  %19 = tail call i32* @__errno_location() #7
  store i32 20, i32* %19, align 4, !tbaa !23
  br label %21

20:                                               ; preds = %13
  store %struct.sv_inode* %8, %struct.sv_inode** @current, align 8, !tbaa !2
  br label %21

21:                                               ; preds = %20, %18, %10
  %22 = phi i32 [ -1, %18 ], [ 0, %20 ], [ -1, %10 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkdir(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #8
  %5 = tail call i32 @__sv_is_taken(i8* noundef %0) #6
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %2
  %8 = and i32 %1, 1023
  %9 = load i32, i32* @__sv_umask, align 4, !tbaa !23
  %10 = xor i32 %9, -1
  %11 = and i32 %8, %10
  %12 = or i32 %11, 16384
  %13 = call %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %12, i32* noundef nonnull %3) #6
  %14 = icmp eq %struct.sv_inode* %13, null
  br i1 %14, label %15, label %20

15:                                               ; preds = %7
  %16 = load i32, i32* %3, align 4, !tbaa !23
  br label %17

17:                                               ; preds = %2, %15
  %18 = phi i32 [ %16, %15 ], [ 17, %2 ]
  %19 = tail call i32* @__errno_location() #7
  store i32 %18, i32* %19, align 4, !tbaa !23
  br label %20

20:                                               ; preds = %17, %7
  %21 = phi i32 [ 0, %7 ], [ -1, %17 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #8
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local i32 @rmdir(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8
  %4 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* noundef nonnull %2) #6
  %5 = icmp eq %struct.sv_entry* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !23
  %8 = tail call i32* @__errno_location() #7
  store i32 %7, i32* %8, align 4, !tbaa !23
  br label %45

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @ends_in_dots(i8* noundef %0) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = icmp eq i32 %10, 1
  %14 = select i1 %13, i32 22, i32 39
  %15 = tail call i32* @__errno_location() #7
  store i32 %14, i32* %15, align 4, !tbaa !23
  br label %45

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 2
  %18 = load %struct.sv_inode*, %struct.sv_inode** %17, align 8, !tbaa !15
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %18, i64 0, i32 6
  %20 = load i32, i32* %19, align 4, !tbaa !24
  %21 = and i32 %20, 61440
  %22 = icmp eq i32 %21, 16384
  br i1 %22, label %25, label %23

23:                                               ; preds = %16
  %24 = tail call i32* @__errno_location() #7
  store i32 20, i32* %24, align 4, !tbaa !23
  br label %45

25:                                               ; preds = %16
  %26 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 1
  %27 = load i8*, i8** %26, align 8, !tbaa !36
  %28 = tail call fastcc i32 @has_entries(i8* noundef %27) #6
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %25
  %31 = tail call i32* @__errno_location() #7
  store i32 39, i32* %31, align 4, !tbaa !23
  br label %45

32:                                               ; preds = %25
  %33 = load i8*, i8** %26, align 8, !tbaa !36
  %34 = tail call i32 @strcmp(i8* noundef %33, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #7
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = tail call i32* @__errno_location() #7
  store i32 16, i32* %37, align 4, !tbaa !23
  br label %45

38:                                               ; preds = %32
  %39 = load %struct.sv_inode*, %struct.sv_inode** %17, align 8, !tbaa !15
  %40 = load i8*, i8** %26, align 8, !tbaa !36
  tail call void @free(i8* noundef %40) #7
  store i8* null, i8** %26, align 8, !tbaa !36
  %41 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %39, i64 0, i32 0
  store i8* null, i8** %41, align 8, !tbaa !18
  %42 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %39, i64 0, i32 1
  %43 = load i32, i32* %42, align 8, !tbaa !35
  %44 = add i32 %43, -1
  store i32 %44, i32* %42, align 8, !tbaa !35
  tail call void @__sv_forget(%struct.sv_inode* noundef %39) #7
  br label %45

45:                                               ; preds = %12, %23, %30, %36, %38, %6
  %46 = phi i32 [ -1, %6 ], [ -1, %12 ], [ -1, %23 ], [ -1, %30 ], [ -1, %36 ], [ 0, %38 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8
  ret i32 %46
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = tail call i64 @strlen(i8* noundef %0) #7
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
  br i1 %13, label %6, label %14, !llvm.loop !38

14:                                               ; preds = %6, %9
  %15 = phi i64 [ %5, %6 ], [ %7, %9 ]
  %16 = tail call i32 @__sv_hold_failures(i32 noundef 0) #7
  %17 = tail call i8* @strndup(i8* noundef %0, i64 noundef %15) #7
  %18 = tail call i32 @__sv_hold_failures(i32 noundef %16) #7
  %19 = tail call fastcc %struct.sv_entry* @lookup(i8* noundef %17, i32 noundef 0, i32* noundef %1) #6
  tail call void @free(i8* noundef %17) #7
  %20 = icmp eq %struct.sv_entry* %19, null
  br i1 %20, label %33, label %21

21:                                               ; preds = %14
  %22 = getelementptr inbounds i8, i8* %0, i64 %15
  %23 = load i8, i8* %22, align 1, !tbaa !14
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %33, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 2
  %27 = load %struct.sv_inode*, %struct.sv_inode** %26, align 8, !tbaa !15
  %28 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %27, i64 0, i32 6
  %29 = load i32, i32* %28, align 4, !tbaa !24
  %30 = and i32 %29, 61440
  %31 = icmp eq i32 %30, 16384
  br i1 %31, label %33, label %32

32:                                               ; preds = %25
  store i32 20, i32* %1, align 4, !tbaa !23
  br label %33

33:                                               ; preds = %14, %21, %25, %32
  %34 = phi %struct.sv_entry* [ null, %32 ], [ %19, %25 ], [ %19, %21 ], [ null, %14 ]
  ret %struct.sv_entry* %34
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @ends_in_dots(i8* noundef %0) unnamed_addr #0 {
  %2 = tail call i64 @strlen(i8* noundef %0) #7
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
  %2 = tail call i64 @strlen(i8* noundef %0) #7
  %3 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !2
  %4 = icmp eq %struct.sv_entry* %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %1, %18
  %6 = phi %struct.sv_entry* [ %20, %18 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %6, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8, !tbaa !36
  %9 = icmp eq i8* %8, null
  br i1 %9, label %18, label %10

10:                                               ; preds = %5
  %11 = tail call i32 @strncmp(i8* noundef nonnull %8, i8* noundef %0, i64 noundef %2) #7
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %10
  %14 = load i8*, i8** %7, align 8, !tbaa !36
  %15 = getelementptr inbounds i8, i8* %14, i64 %2
  %16 = load i8, i8* %15, align 1, !tbaa !14
  %17 = icmp eq i8 %16, 47
  br i1 %17, label %22, label %18

18:                                               ; preds = %5, %10, %13
  %19 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %6, i64 0, i32 0
  %20 = load %struct.sv_entry*, %struct.sv_entry** %19, align 8, !tbaa !2
  %21 = icmp eq %struct.sv_entry* %20, null
  br i1 %21, label %22, label %5, !llvm.loop !39

22:                                               ; preds = %18, %13, %1
  %23 = phi i32 [ 0, %1 ], [ 1, %13 ], [ 0, %18 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define internal fastcc void @remove_name(%struct.sv_entry* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %0, i64 0, i32 2
  %3 = load %struct.sv_inode*, %struct.sv_inode** %2, align 8, !tbaa !15
  %4 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %0, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8, !tbaa !36
  tail call void @free(i8* noundef %5) #7
  store i8* null, i8** %4, align 8, !tbaa !36
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 0
  store i8* null, i8** %6, align 8, !tbaa !18
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 1
  %8 = load i32, i32* %7, align 8, !tbaa !35
  %9 = add i32 %8, -1
  store i32 %9, i32* %7, align 8, !tbaa !35
  tail call void @__sv_forget(%struct.sv_inode* noundef %3) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @unlink(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8
  %4 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* noundef nonnull %2) #6
  %5 = icmp eq %struct.sv_entry* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !23
  %8 = tail call i32* @__errno_location() #7
  store i32 %7, i32* %8, align 4, !tbaa !23
  br label %25

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 2
  %11 = load %struct.sv_inode*, %struct.sv_inode** %10, align 8, !tbaa !15
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 6
  %13 = load i32, i32* %12, align 4, !tbaa !24
  %14 = and i32 %13, 61440
  %15 = icmp eq i32 %14, 16384
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = tail call i32* @__errno_location() #7
  store i32 21, i32* %17, align 4, !tbaa !23
  br label %25

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 1
  %20 = load i8*, i8** %19, align 8, !tbaa !36
  tail call void @free(i8* noundef %20) #7
  store i8* null, i8** %19, align 8, !tbaa !36
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 0
  store i8* null, i8** %21, align 8, !tbaa !18
  %22 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !35
  %24 = add i32 %23, -1
  store i32 %24, i32* %22, align 8, !tbaa !35
  tail call void @__sv_forget(%struct.sv_inode* noundef nonnull %11) #7
  br label %25

25:                                               ; preds = %18, %16, %6
  %26 = phi i32 [ -1, %16 ], [ 0, %18 ], [ -1, %6 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8
  ret i32 %26
}

; Function Attrs: nounwind optsize
define dso_local i32 @remove(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8
  %4 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* noundef nonnull %2) #6
  %5 = icmp eq %struct.sv_entry* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !23
  %8 = tail call i32* @__errno_location() #7
  store i32 %7, i32* %8, align 4, !tbaa !23
  br label %20

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %4, i64 0, i32 2
  %11 = load %struct.sv_inode*, %struct.sv_inode** %10, align 8, !tbaa !15
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 6
  %13 = load i32, i32* %12, align 4, !tbaa !24
  %14 = and i32 %13, 61440
  %15 = icmp eq i32 %14, 16384
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = tail call i32 @rmdir(i8* noundef %0) #6
  br label %20

18:                                               ; preds = %9
  %19 = tail call i32 @unlink(i8* noundef %0) #6
  br label %20

20:                                               ; preds = %16, %18, %6
  %21 = phi i32 [ -1, %6 ], [ %17, %16 ], [ %19, %18 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local i32 @rename(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #8
  %5 = tail call i32 @__sv_has_parent(i8* noundef %0) #6
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %183, label %7

7:                                                ; preds = %2
  %8 = tail call i32 @__sv_has_parent(i8* noundef %1) #6
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %183, label %10

10:                                               ; preds = %7
  %11 = tail call fastcc i32 @ends_in_dots(i8* noundef %0) #6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = tail call fastcc i32 @ends_in_dots(i8* noundef %1) #6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %13, %10
  %17 = tail call i32* @__errno_location() #7
  store i32 16, i32* %17, align 4, !tbaa !23
  br label %183

18:                                               ; preds = %13
  %19 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef %0, i32* noundef nonnull %3) #6
  %20 = icmp eq %struct.sv_entry* %19, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %18
  %22 = load i32, i32* %3, align 4, !tbaa !23
  %23 = tail call i32* @__errno_location() #7
  store i32 %22, i32* %23, align 4, !tbaa !23
  br label %183

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 2
  %26 = load %struct.sv_inode*, %struct.sv_inode** %25, align 8, !tbaa !15
  %27 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %26, i64 0, i32 6
  %28 = load i32, i32* %27, align 4, !tbaa !24
  %29 = and i32 %28, 61440
  %30 = icmp eq i32 %29, 16384
  %31 = tail call i64 @strlen(i8* noundef %1) #7
  %32 = add i64 %31, -1
  %33 = getelementptr inbounds i8, i8* %1, i64 %32
  %34 = load i8, i8* %33, align 1, !tbaa !14
  %35 = icmp eq i8 %34, 47
  br i1 %35, label %39, label %36

36:                                               ; preds = %24
  %37 = call fastcc %struct.sv_entry* @lookup(i8* noundef nonnull %1, i32 noundef 0, i32* noundef nonnull %3) #6
  %38 = icmp eq %struct.sv_entry* %37, null
  br i1 %38, label %47, label %42

39:                                               ; preds = %24
  %40 = call fastcc %struct.sv_entry* @lookup_name(i8* noundef nonnull %1, i32* noundef nonnull %3) #6
  %41 = icmp ne %struct.sv_entry* %40, null
  br i1 %30, label %59, label %55

42:                                               ; preds = %36
  %43 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %37, i64 0, i32 2
  %44 = load %struct.sv_inode*, %struct.sv_inode** %43, align 8, !tbaa !15
  %45 = load %struct.sv_inode*, %struct.sv_inode** %25, align 8, !tbaa !15
  %46 = icmp eq %struct.sv_inode* %44, %45
  br i1 %46, label %183, label %47

47:                                               ; preds = %42, %36
  %48 = xor i1 %38, true
  %49 = tail call i64 @strlen(i8* noundef %0) #7
  %50 = add i64 %49, -1
  %51 = getelementptr inbounds i8, i8* %0, i64 %50
  %52 = load i8, i8* %51, align 1, !tbaa !14
  %53 = icmp ne i8 %52, 47
  %54 = select i1 %53, i1 true, i1 %30
  br i1 %54, label %57, label %55

55:                                               ; preds = %47, %39
  %56 = tail call i32* @__errno_location() #7
  store i32 20, i32* %56, align 4, !tbaa !23
  br label %183

57:                                               ; preds = %47
  %58 = icmp eq %struct.sv_entry* %37, %19
  br i1 %58, label %183, label %65

59:                                               ; preds = %39
  %60 = load i32, i32* %3, align 4
  %61 = icmp eq i32 %60, 20
  %62 = xor i1 %41, true
  %63 = select i1 %62, i1 %61, i1 false
  %64 = icmp eq %struct.sv_entry* %40, %19
  br i1 %64, label %183, label %67

65:                                               ; preds = %57
  br i1 %30, label %67, label %66

66:                                               ; preds = %65
  br i1 %38, label %126, label %89

67:                                               ; preds = %59, %65
  %68 = phi i1 [ %48, %65 ], [ %41, %59 ]
  %69 = phi %struct.sv_entry* [ %37, %65 ], [ %40, %59 ]
  %70 = phi i1 [ false, %65 ], [ %63, %59 ]
  %71 = tail call i8* @__sv_absolute(i8* noundef nonnull %1) #6
  %72 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 1
  %73 = load i8*, i8** %72, align 8, !tbaa !36
  %74 = tail call i64 @strlen(i8* noundef %73) #7
  %75 = load i8*, i8** %72, align 8, !tbaa !36
  %76 = tail call i32 @strncmp(i8* noundef %71, i8* noundef %75, i64 noundef %74) #7
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %84

78:                                               ; preds = %67
  %79 = getelementptr inbounds i8, i8* %71, i64 %74
  %80 = load i8, i8* %79, align 1, !tbaa !14
  %81 = icmp eq i8 %80, 47
  tail call void @free(i8* noundef %71) #7
  br i1 %81, label %82, label %85

82:                                               ; preds = %78
  %83 = tail call i32* @__errno_location() #7
  store i32 22, i32* %83, align 4, !tbaa !23
  br label %183

84:                                               ; preds = %67
  tail call void @free(i8* noundef %71) #7
  br i1 %70, label %86, label %88

85:                                               ; preds = %78
  br i1 %70, label %86, label %88

86:                                               ; preds = %84, %85
  %87 = tail call i32* @__errno_location() #7
  store i32 20, i32* %87, align 4, !tbaa !23
  br label %183

88:                                               ; preds = %84, %85
  br i1 %68, label %89, label %126

89:                                               ; preds = %66, %88
  %90 = phi %struct.sv_entry* [ %37, %66 ], [ %69, %88 ]
  %91 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %90, i64 0, i32 2
  %92 = load %struct.sv_inode*, %struct.sv_inode** %91, align 8, !tbaa !15
  %93 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %92, i64 0, i32 6
  %94 = load i32, i32* %93, align 4, !tbaa !24
  %95 = and i32 %94, 61440
  %96 = icmp eq i32 %95, 16384
  %97 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %90, i64 0, i32 1
  %98 = load i8*, i8** %97, align 8, !tbaa !36
  %99 = tail call i64 @strlen(i8* noundef %98) #7
  br i1 %96, label %100, label %116

100:                                              ; preds = %89
  %101 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 1
  %102 = load i8*, i8** %101, align 8, !tbaa !36
  %103 = load i8*, i8** %97, align 8, !tbaa !36
  %104 = tail call i32 @strncmp(i8* noundef %102, i8* noundef %103, i64 noundef %99) #7
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %113

106:                                              ; preds = %100
  %107 = load i8*, i8** %101, align 8, !tbaa !36
  %108 = getelementptr inbounds i8, i8* %107, i64 %99
  %109 = load i8, i8* %108, align 1, !tbaa !14
  %110 = icmp eq i8 %109, 47
  br i1 %110, label %111, label %113

111:                                              ; preds = %106
  %112 = tail call i32* @__errno_location() #7
  store i32 39, i32* %112, align 4, !tbaa !23
  br label %183

113:                                              ; preds = %106, %100
  br i1 %30, label %119, label %114

114:                                              ; preds = %113
  %115 = tail call i32* @__errno_location() #7
  store i32 21, i32* %115, align 4, !tbaa !23
  br label %183

116:                                              ; preds = %89
  br i1 %30, label %117, label %125

117:                                              ; preds = %116
  %118 = tail call i32* @__errno_location() #7
  store i32 20, i32* %118, align 4, !tbaa !23
  br label %183

119:                                              ; preds = %113
  %120 = load i8*, i8** %97, align 8, !tbaa !36
  %121 = tail call fastcc i32 @has_entries(i8* noundef %120) #6
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %125, label %123

123:                                              ; preds = %119
  %124 = tail call i32* @__errno_location() #7
  store i32 39, i32* %124, align 4, !tbaa !23
  br label %183

125:                                              ; preds = %116, %119
  tail call fastcc void @remove_name(%struct.sv_entry* noundef nonnull %90) #6
  br label %126

126:                                              ; preds = %66, %125, %88
  %127 = select i1 %30, i32 16384, i32 40960
  %128 = call fastcc i8* @fresh_name(i8* noundef nonnull %1, i32 noundef %127, i32* noundef nonnull %3) #6
  %129 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %19, i64 0, i32 1
  %130 = load i8*, i8** %129, align 8, !tbaa !36
  %131 = icmp eq i8* %128, null
  br i1 %131, label %132, label %135

132:                                              ; preds = %126
  %133 = load i32, i32* %3, align 4, !tbaa !23
  %134 = tail call i32* @__errno_location() #7
  store i32 %133, i32* %134, align 4, !tbaa !23
  br label %183

135:                                              ; preds = %126
  %136 = tail call i64 @strlen(i8* noundef %130) #7
  %137 = tail call i64 @strlen(i8* noundef nonnull %128) #7
  store i8* %128, i8** %129, align 8, !tbaa !36
  br i1 %30, label %138, label %146

138:                                              ; preds = %135
  %139 = load %struct.sv_inode*, %struct.sv_inode** %25, align 8, !tbaa !15
  %140 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %139, i64 0, i32 0
  store i8* %128, i8** %140, align 8, !tbaa !18
  %141 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !2
  %142 = icmp eq %struct.sv_entry* %141, null
  br i1 %142, label %146, label %143

143:                                              ; preds = %138
  %144 = sub i64 1, %136
  %145 = add i64 %144, %137
  br label %147

146:                                              ; preds = %179, %135, %138
  tail call void @free(i8* noundef %130) #7
  br label %183

147:                                              ; preds = %143, %179
  %148 = phi %struct.sv_entry* [ %141, %143 ], [ %181, %179 ]
  %149 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %148, i64 0, i32 1
  %150 = load i8*, i8** %149, align 8, !tbaa !36
  %151 = icmp eq i8* %150, null
  %152 = icmp eq %struct.sv_entry* %148, %19
  %153 = select i1 %151, i1 true, i1 %152
  br i1 %153, label %179, label %154

154:                                              ; preds = %147
  %155 = tail call i32 @strncmp(i8* noundef nonnull %150, i8* noundef %130, i64 noundef %136) #7
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %179

157:                                              ; preds = %154
  %158 = load i8*, i8** %149, align 8, !tbaa !36
  %159 = getelementptr inbounds i8, i8* %158, i64 %136
  %160 = load i8, i8* %159, align 1, !tbaa !14
  %161 = icmp eq i8 %160, 47
  br i1 %161, label %162, label %179

162:                                              ; preds = %157
  %163 = tail call i64 @strlen(i8* noundef nonnull %158) #7
  %164 = add i64 %145, %163
  %165 = tail call i8* @malloc(i64 noundef %164) #7
  %166 = tail call i8* @stpcpy(i8* noundef %165, i8* noundef nonnull %128) #7
  %167 = load i8*, i8** %149, align 8, !tbaa !36
  %168 = getelementptr inbounds i8, i8* %167, i64 %136
  %169 = tail call i8* @strcpy(i8* noundef %166, i8* noundef %168) #7
  %170 = load i8*, i8** %149, align 8, !tbaa !36
  tail call void @free(i8* noundef %170) #7
  store i8* %165, i8** %149, align 8, !tbaa !36
  %171 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %148, i64 0, i32 2
  %172 = load %struct.sv_inode*, %struct.sv_inode** %171, align 8, !tbaa !15
  %173 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %172, i64 0, i32 6
  %174 = load i32, i32* %173, align 4, !tbaa !24
  %175 = and i32 %174, 61440
  %176 = icmp eq i32 %175, 16384
  br i1 %176, label %177, label %179

177:                                              ; preds = %162
  %178 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %172, i64 0, i32 0
  store i8* %165, i8** %178, align 8, !tbaa !18
  br label %179

179:                                              ; preds = %162, %177, %147, %154, %157
  %180 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %148, i64 0, i32 0
  %181 = load %struct.sv_entry*, %struct.sv_entry** %180, align 8, !tbaa !2
  %182 = icmp eq %struct.sv_entry* %181, null
  br i1 %182, label %146, label %147, !llvm.loop !40

183:                                              ; preds = %59, %82, %21, %132, %146, %111, %114, %117, %123, %57, %42, %86, %55, %2, %7, %16
  %184 = phi i32 [ -1, %16 ], [ -1, %7 ], [ -1, %2 ], [ -1, %21 ], [ -1, %86 ], [ -1, %82 ], [ -1, %55 ], [ 0, %42 ], [ 0, %57 ], [ -1, %123 ], [ -1, %117 ], [ -1, %114 ], [ -1, %111 ], [ 0, %146 ], [ -1, %132 ], [ 0, %59 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #8
  ret i32 %184
}

; Function Attrs: optsize
declare dso_local i8* @stpcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @realpath(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #8
  %5 = icmp eq i8* %0, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #7
  store i32 22, i32* %7, align 4, !tbaa !23
  br label %22

8:                                                ; preds = %2
  %9 = call fastcc %struct.sv_entry* @lookup(i8* noundef nonnull %0, i32 noundef 1, i32* noundef nonnull %3) #6
  %10 = icmp eq %struct.sv_entry* %9, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !tbaa !23
  %13 = tail call i32* @__errno_location() #7
  store i32 %12, i32* %13, align 4, !tbaa !23
  br label %22

14:                                               ; preds = %8
  %15 = icmp eq i8* %1, null
  %16 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %9, i64 0, i32 1
  %17 = load i8*, i8** %16, align 8, !tbaa !36
  br i1 %15, label %20, label %18

18:                                               ; preds = %14
  %19 = tail call i8* @strcpy(i8* noundef nonnull %1, i8* noundef %17) #7
  br label %22

20:                                               ; preds = %14
  %21 = tail call i8* @strdup(i8* noundef %17) #7
  br label %22

22:                                               ; preds = %11, %20, %18, %6
  %23 = phi i8* [ null, %6 ], [ null, %11 ], [ %19, %18 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #8
  ret i8* %23
}

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @canonicalize_file_name(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @realpath(i8* noundef %0, i8* noundef null) #6
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

; Function Attrs: nounwind optsize
define internal fastcc i8* @resolve(i8* noundef %0, i32 noundef %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3) unnamed_addr #0 {
  %5 = tail call i8* @strdup(i8* noundef %0) #7
  %6 = tail call i64 @strlen(i8* noundef %0) #7
  %7 = add i64 %6, 4096
  %8 = tail call i8* @malloc(i64 noundef %7) #7
  store i32 0, i32* %2, align 4, !tbaa !23
  store i32 12, i32* %3, align 4, !tbaa !23
  %9 = icmp ne i8* %5, null
  %10 = icmp ne i8* %8, null
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %166

12:                                               ; preds = %4
  %13 = load i8, i8* %5, align 1, !tbaa !14
  %14 = icmp eq i8 %13, 47
  br i1 %14, label %23, label %15

15:                                               ; preds = %12
  %16 = load %struct.sv_inode*, %struct.sv_inode** @current, align 8, !tbaa !2
  %17 = icmp eq %struct.sv_inode* %16, null
  br i1 %17, label %23, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 0
  %20 = load i8*, i8** %19, align 8, !tbaa !18
  %21 = icmp eq i8* %20, null
  %22 = select i1 %21, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %20
  br label %23

23:                                               ; preds = %18, %15, %12
  %24 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %12 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %15 ], [ %22, %18 ]
  %25 = tail call i8* @strcpy(i8* noundef nonnull %8, i8* noundef %24) #7
  %26 = tail call i64 @strspn(i8* noundef nonnull %5, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #7
  %27 = getelementptr inbounds i8, i8* %5, i64 %26
  %28 = load i8, i8* %27, align 1, !tbaa !14
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %23
  %31 = icmp ne i32 %1, 0
  br label %39

32:                                               ; preds = %156, %23
  %33 = phi i8* [ %5, %23 ], [ %159, %156 ]
  %34 = phi i64 [ %26, %23 ], [ %160, %156 ]
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %168, label %36

36:                                               ; preds = %32
  %37 = load i32, i32* %2, align 4, !tbaa !23
  %38 = or i32 %37, 2
  store i32 %38, i32* %2, align 4, !tbaa !23
  br label %168

39:                                               ; preds = %30, %156
  %40 = phi i8* [ %27, %30 ], [ %161, %156 ]
  %41 = phi i8* [ %5, %30 ], [ %159, %156 ]
  %42 = phi i32 [ 0, %30 ], [ %157, %156 ]
  %43 = tail call fastcc %struct.sv_entry* @find_entry(i8* noundef nonnull %8) #7
  %44 = icmp eq %struct.sv_entry* %43, null
  br i1 %44, label %164, label %45

45:                                               ; preds = %39
  %46 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %43, i64 0, i32 2
  %47 = load %struct.sv_inode*, %struct.sv_inode** %46, align 8, !tbaa !15
  %48 = icmp eq %struct.sv_inode* %47, null
  %49 = select i1 %48, i32 2, i32 20
  store i32 %49, i32* %3, align 4, !tbaa !23
  br i1 %48, label %166, label %50

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %47, i64 0, i32 6
  %52 = load i32, i32* %51, align 4, !tbaa !24
  %53 = and i32 %52, 61440
  %54 = icmp eq i32 %53, 16384
  br i1 %54, label %55, label %166

55:                                               ; preds = %50
  %56 = tail call i64 @strcspn(i8* noundef nonnull %40, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #7
  %57 = load i8, i8* %40, align 1, !tbaa !14
  %58 = icmp eq i8 %57, 46
  br i1 %58, label %59, label %65

59:                                               ; preds = %55
  switch i64 %56, label %64 [
    i64 1, label %65
    i64 2, label %60
  ]

60:                                               ; preds = %59
  %61 = getelementptr inbounds i8, i8* %40, i64 1
  %62 = load i8, i8* %61, align 1, !tbaa !14
  %63 = icmp eq i8 %62, 46
  br label %65

64:                                               ; preds = %59
  br label %65

65:                                               ; preds = %59, %64, %60, %55
  %66 = phi i1 [ false, %55 ], [ true, %59 ], [ %63, %60 ], [ false, %64 ]
  %67 = zext i1 %66 to i32
  store i32 %67, i32* %2, align 4, !tbaa !23
  %68 = tail call i64 @strlen(i8* noundef nonnull %8) #7
  %69 = load i32, i32* %2, align 4, !tbaa !23
  %70 = icmp ne i32 %69, 0
  %71 = icmp eq i64 %56, 2
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %87

73:                                               ; preds = %65
  %74 = icmp ugt i64 %68, 1
  br i1 %74, label %75, label %83

75:                                               ; preds = %73, %75
  %76 = phi i64 [ %77, %75 ], [ %68, %73 ]
  %77 = add i64 %76, -1
  %78 = getelementptr inbounds i8, i8* %8, i64 %77
  %79 = load i8, i8* %78, align 1, !tbaa !14
  %80 = icmp ne i8 %79, 47
  %81 = icmp ugt i64 %77, 1
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %75, label %83, !llvm.loop !41

83:                                               ; preds = %75, %73
  %84 = phi i64 [ %68, %73 ], [ %77, %75 ]
  %85 = icmp eq i64 %84, 0
  %86 = select i1 %85, i64 1, i64 %84
  br label %101

87:                                               ; preds = %65
  br i1 %70, label %104, label %88

88:                                               ; preds = %87
  %89 = add i64 %56, -4095
  %90 = add i64 %89, %68
  %91 = icmp ult i64 %90, -4097
  br i1 %91, label %164, label %92

92:                                               ; preds = %88
  %93 = icmp ugt i64 %68, 1
  br i1 %93, label %94, label %97

94:                                               ; preds = %92
  %95 = add i64 %68, 1
  %96 = getelementptr inbounds i8, i8* %8, i64 %68
  store i8 47, i8* %96, align 1, !tbaa !14
  br label %97

97:                                               ; preds = %94, %92
  %98 = phi i64 [ %95, %94 ], [ %68, %92 ]
  %99 = getelementptr inbounds i8, i8* %8, i64 %98
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %99, i8* nonnull align 1 %40, i64 %56, i1 false)
  %100 = add i64 %98, %56
  br label %101

101:                                              ; preds = %83, %97
  %102 = phi i64 [ %100, %97 ], [ %86, %83 ]
  %103 = getelementptr inbounds i8, i8* %8, i64 %102
  store i8 0, i8* %103, align 1, !tbaa !14
  br label %104

104:                                              ; preds = %101, %87
  %105 = getelementptr inbounds i8, i8* %40, i64 %56
  %106 = load i32, i32* @links, align 4, !tbaa !23
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %156, label %108

108:                                              ; preds = %104
  %109 = load i32, i32* %2, align 4, !tbaa !23
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %156

111:                                              ; preds = %108
  %112 = tail call fastcc %struct.sv_entry* @find_entry(i8* noundef nonnull %8) #7
  %113 = icmp eq %struct.sv_entry* %112, null
  br i1 %113, label %156, label %114

114:                                              ; preds = %111
  %115 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %112, i64 0, i32 2
  %116 = load %struct.sv_inode*, %struct.sv_inode** %115, align 8, !tbaa !15
  %117 = icmp eq %struct.sv_inode* %116, null
  br i1 %117, label %156, label %118, !llvm.loop !42

118:                                              ; preds = %114
  %119 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %116, i64 0, i32 6
  %120 = load i32, i32* %119, align 4, !tbaa !24
  %121 = and i32 %120, 61440
  %122 = icmp eq i32 %121, 40960
  br i1 %122, label %123, label %156, !llvm.loop !42

123:                                              ; preds = %118
  %124 = load i8, i8* %105, align 1, !tbaa !14
  %125 = icmp ne i8 %124, 0
  %126 = or i1 %31, %125
  br i1 %126, label %127, label %156, !llvm.loop !42

127:                                              ; preds = %123
  store i32 40, i32* %3, align 4, !tbaa !23
  %128 = add nsw i32 %42, 1
  %129 = icmp sgt i32 %42, 39
  br i1 %129, label %166, label %130

130:                                              ; preds = %127
  %131 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %116, i64 0, i32 3
  %132 = load i64, i64* %131, align 8, !tbaa !10
  %133 = tail call i64 @strlen(i8* noundef nonnull %105) #7
  %134 = add i64 %132, 1
  %135 = add i64 %134, %133
  %136 = tail call i8* @malloc(i64 noundef %135) #7
  store i32 12, i32* %3, align 4, !tbaa !23
  %137 = icmp eq i8* %136, null
  br i1 %137, label %166, label %138

138:                                              ; preds = %130
  %139 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %116, i64 0, i32 2
  %140 = load i8*, i8** %139, align 8, !tbaa !32
  %141 = load i64, i64* %131, align 8, !tbaa !10
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %136, i8* align 1 %140, i64 %141, i1 false)
  %142 = load i64, i64* %131, align 8, !tbaa !10
  %143 = getelementptr inbounds i8, i8* %136, i64 %142
  %144 = tail call i8* @strcpy(i8* noundef nonnull %143, i8* noundef nonnull %105) #7
  tail call void @free(i8* noundef %41) #7
  %145 = tail call i8* @strrchr(i8* noundef nonnull %8, i32 noundef 47) #7
  %146 = load i8, i8* %136, align 1, !tbaa !14
  %147 = icmp eq i8 %146, 47
  %148 = icmp eq i8* %145, %8
  %149 = select i1 %147, i1 true, i1 %148
  %150 = zext i1 %149 to i64
  %151 = getelementptr inbounds i8, i8* %145, i64 %150
  store i8 0, i8* %151, align 1, !tbaa !14
  %152 = load i8, i8* %136, align 1, !tbaa !14
  %153 = icmp eq i8 %152, 47
  br i1 %153, label %154, label %156

154:                                              ; preds = %138
  %155 = tail call i8* @strcpy(i8* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #7
  br label %156

156:                                              ; preds = %111, %104, %108, %123, %118, %114, %138, %154
  %157 = phi i32 [ %42, %123 ], [ %42, %118 ], [ %42, %114 ], [ %128, %138 ], [ %128, %154 ], [ %42, %108 ], [ %42, %104 ], [ %42, %111 ]
  %158 = phi i8* [ %105, %123 ], [ %105, %118 ], [ %105, %114 ], [ %136, %138 ], [ %136, %154 ], [ %105, %108 ], [ %105, %104 ], [ %105, %111 ]
  %159 = phi i8* [ %41, %123 ], [ %41, %118 ], [ %41, %114 ], [ %136, %138 ], [ %136, %154 ], [ %41, %108 ], [ %41, %104 ], [ %41, %111 ]
  %160 = tail call i64 @strspn(i8* noundef %158, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #7
  %161 = getelementptr inbounds i8, i8* %158, i64 %160
  %162 = load i8, i8* %161, align 1, !tbaa !14
  %163 = icmp eq i8 %162, 0
  br i1 %163, label %32, label %39

164:                                              ; preds = %88, %39
  %165 = phi i32 [ 2, %39 ], [ 36, %88 ]
  store i32 %165, i32* %3, align 4, !tbaa !23
  br label %166

166:                                              ; preds = %130, %127, %45, %50, %164, %4
  %167 = phi i8* [ %5, %4 ], [ %41, %164 ], [ %41, %50 ], [ %41, %45 ], [ %41, %127 ], [ %41, %130 ]
  tail call void @free(i8* noundef %167) #7
  br label %168

168:                                              ; preds = %32, %36, %166
  %169 = phi i8* [ %8, %166 ], [ %33, %36 ], [ %33, %32 ]
  %170 = phi i8* [ null, %166 ], [ %8, %36 ], [ %8, %32 ]
  tail call void @free(i8* noundef %169) #7
  ret i8* %170
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_entry* @find_entry(i8* noundef %0) unnamed_addr #0 {
  tail call fastcc void @start() #7
  %2 = load %struct.sv_entry*, %struct.sv_entry** @all, align 8, !tbaa !2
  %3 = icmp eq %struct.sv_entry* %2, null
  br i1 %3, label %16, label %4

4:                                                ; preds = %1, %12
  %5 = phi %struct.sv_entry* [ %14, %12 ], [ %2, %1 ]
  %6 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %5, i64 0, i32 1
  %7 = load i8*, i8** %6, align 8, !tbaa !36
  %8 = icmp eq i8* %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = tail call i32 @strcmp(i8* noundef nonnull %7, i8* noundef %0) #7
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %4, %9
  %13 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %5, i64 0, i32 0
  %14 = load %struct.sv_entry*, %struct.sv_entry** %13, align 8, !tbaa !2
  %15 = icmp eq %struct.sv_entry* %14, null
  br i1 %15, label %16, label %4, !llvm.loop !43

16:                                               ; preds = %12, %9, %1
  %17 = phi %struct.sv_entry* [ null, %1 ], [ null, %12 ], [ %5, %9 ]
  ret %struct.sv_entry* %17
}

; Function Attrs: optsize
declare dso_local i64 @strspn(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strcspn(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_now(%struct.timespec* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strndup(i8* noundef, i64 noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 40}
!7 = !{!"sv_inode", !3, i64 0, !8, i64 8, !3, i64 16, !9, i64 24, !9, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !9, i64 64}
!8 = !{!"int", !4, i64 0}
!9 = !{!"long", !4, i64 0}
!10 = !{!7, !9, i64 24}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!4, !4, i64 0}
!15 = !{!16, !3, i64 16}
!16 = !{!"sv_entry", !3, i64 0, !3, i64 8, !3, i64 16}
!17 = distinct !{!17, !12, !13}
!18 = !{!7, !3, i64 0}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}
!21 = distinct !{!21, !12, !13}
!22 = distinct !{!22, !12, !13}
!23 = !{!8, !8, i64 0}
!24 = !{!7, !8, i64 44}
!25 = !{!7, !8, i64 48}
!26 = !{!27, !9, i64 0}
!27 = !{!"timespec", !9, i64 0, !9, i64 8}
!28 = !{!7, !9, i64 64}
!29 = distinct !{!29, !12, !13}
!30 = distinct !{!30, !12, !13}
!31 = distinct !{!31, !12, !13}
!32 = !{!7, !3, i64 16}
!33 = !{!7, !9, i64 32}
!34 = !{!7, !8, i64 52}
!35 = !{!7, !8, i64 8}
!36 = !{!16, !3, i64 8}
!37 = distinct !{!37, !12, !13}
!38 = distinct !{!38, !12, !13}
!39 = distinct !{!39, !12, !13}
!40 = distinct !{!40, !12, !13}
!41 = distinct !{!41, !12, !13}
!42 = distinct !{!42, !13}
!43 = distinct !{!43, !12, !13}
