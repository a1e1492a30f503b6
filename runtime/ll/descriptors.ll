; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/descriptors.c
; ModuleID = 'runtime/c/descriptors.c'
source_filename = "runtime/c/descriptors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.open_file = type { %struct.sv_inode*, i64, i32, i32, i32 }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }
%struct.sv_ways = type { i8*, [2 x i32] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.iovec = type { i8*, i64 }
%struct.flock = type { i16, i16, i64, i64, i32 }

@__sv_umask = external dso_local local_unnamed_addr global i32, align 4
@open.errors = internal constant [2 x i32] [i32 24, i32 12], align 4
@.str = private unnamed_addr constant [10 x i8] c"fail_open\00", align 1
@table = internal unnamed_addr global [1024 x %struct.open_file*] zeroinitializer, align 16
@closes_on_exec = internal unnamed_addr global [1024 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [11 x i8] c"fail_close\00", align 1
@__sv_descriptors = external dso_local constant i8, align 1
@standard = internal global [3 x %struct.open_file] zeroinitializer, align 16
@dup.errors = internal constant [1 x i32] [i32 24], align 4
@.str.2 = private unnamed_addr constant [9 x i8] c"fail_dup\00", align 1
@failing_reads = internal constant %struct.sv_ways { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i32 0, i32 0), [2 x i32] [i32 4, i32 5] }, align 8
@__sv_mapped = dso_local local_unnamed_addr global void (%struct.sv_inode*, i32)* null, align 8
@failing_writes = internal constant %struct.sv_ways { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i32 0, i32 0), [2 x i32] [i32 4, i32 28] }, align 8
@ftruncate.errors = internal constant [1 x i32] [i32 28], align 4
@.str.3 = private unnamed_addr constant [15 x i8] c"fail_ftruncate\00", align 1
@fsync.errors = internal constant [1 x i32] [i32 5], align 4
@.str.4 = private unnamed_addr constant [11 x i8] c"fail_fsync\00", align 1
@start.started = internal unnamed_addr global i1 false, align 4
@standard_input = internal global %struct.sv_inode { i8* null, i32 1, i8* null, i64 0, i64 0, i32 0, i32 33060, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, %struct.sv_special* null, %struct.timespec zeroinitializer, %struct.timespec zeroinitializer, i32 0 }, align 8
@.str.5 = private unnamed_addr constant [10 x i8] c"fail_read\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"fail_write\00", align 1

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 0
  %6 = load %struct.sv_inode*, %struct.sv_inode** %5, align 8, !tbaa !2
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi %struct.sv_inode* [ %6, %4 ], [ null, %1 ]
  ret %struct.sv_inode* %8
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc %struct.open_file* @get(i32 noundef %0) unnamed_addr #0 {
  tail call fastcc void @start() #9
  %2 = icmp ult i32 %0, 1024
  br i1 %2, label %3, label %8

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %4
  %6 = load %struct.open_file*, %struct.open_file** %5, align 8, !tbaa !9
  %7 = icmp eq %struct.open_file* %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %3, %1
  %9 = tail call i32* @__errno_location() #10
  store i32 9, i32* %9, align 4, !tbaa !10
  br label %10

10:                                               ; preds = %3, %8
  %11 = phi %struct.open_file* [ null, %8 ], [ %6, %3 ]
  ret %struct.open_file* %11
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_is_console(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 0
  %6 = load %struct.sv_inode*, %struct.sv_inode** %5, align 8, !tbaa !2
  %7 = icmp eq %struct.sv_inode* %6, null
  %8 = zext i1 %7 to i32
  br label %9

9:                                                ; preds = %4, %1
  %10 = phi i32 [ 0, %1 ], [ %8, %4 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_attach(%struct.sv_inode* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @attach(%struct.sv_inode* noundef %0, i32 noundef 0, i32 noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @attach(%struct.sv_inode* noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  tail call fastcc void @start() #9
  br label %4

4:                                                ; preds = %9, %3
  %5 = phi i64 [ 0, %3 ], [ %10, %9 ]
  %6 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %5
  %7 = load %struct.open_file*, %struct.open_file** %6, align 8, !tbaa !9
  %8 = icmp eq %struct.open_file* %7, null
  br i1 %8, label %14, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 1024
  br i1 %11, label %12, label %4, !llvm.loop !11

12:                                               ; preds = %9
  %13 = tail call i32* @__errno_location() #10
  store i32 24, i32* %13, align 4, !tbaa !10
  br label %55

14:                                               ; preds = %4
  %15 = trunc i64 %5 to i32
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %55, label %17

17:                                               ; preds = %14
  %18 = tail call i8* @malloc(i64 noundef 32) #10
  %19 = icmp eq i8* %18, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = tail call i32* @__errno_location() #10
  store i32 12, i32* %21, align 4, !tbaa !10
  br label %55

22:                                               ; preds = %17
  %23 = bitcast i8* %18 to %struct.sv_inode**
  store %struct.sv_inode* %0, %struct.sv_inode** %23, align 8, !tbaa.struct !14
  %24 = getelementptr inbounds i8, i8* %18, i64 8
  %25 = bitcast i8* %24 to i64*
  store i64 0, i64* %25, align 8, !tbaa.struct !16
  %26 = getelementptr inbounds i8, i8* %18, i64 16
  %27 = bitcast i8* %26 to i32*
  store i32 %2, i32* %27, align 8, !tbaa.struct !17
  %28 = getelementptr inbounds i8, i8* %18, i64 20
  %29 = bitcast i8* %28 to i32*
  store i32 1, i32* %29, align 4, !tbaa.struct !18
  %30 = getelementptr inbounds i8, i8* %18, i64 24
  %31 = bitcast i8* %30 to i32*
  store i32 %1, i32* %31, align 8, !tbaa.struct !19
  %32 = and i64 %5, 4294967295
  %33 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %32
  %34 = bitcast %struct.open_file** %33 to i8**
  store i8* %18, i8** %34, align 8, !tbaa !9
  %35 = lshr i32 %2, 19
  %36 = trunc i32 %35 to i8
  %37 = and i8 %36, 1
  %38 = getelementptr inbounds [1024 x i8], [1024 x i8]* @closes_on_exec, i64 0, i64 %32
  store i8 %37, i8* %38, align 1, !tbaa !20
  %39 = icmp eq %struct.sv_inode* %0, null
  br i1 %39, label %55, label %40

40:                                               ; preds = %22
  %41 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 8
  %42 = load i32, i32* %41, align 4, !tbaa !21
  %43 = add i32 %42, 1
  store i32 %43, i32* %41, align 4, !tbaa !21
  %44 = and i32 %2, 3
  %45 = icmp eq i32 %44, 1
  br i1 %45, label %51, label %46

46:                                               ; preds = %40
  %47 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 9
  %48 = load i32, i32* %47, align 8, !tbaa !24
  %49 = add i32 %48, 1
  store i32 %49, i32* %47, align 8, !tbaa !24
  %50 = icmp eq i32 %44, 0
  br i1 %50, label %55, label %51

51:                                               ; preds = %40, %46
  %52 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 10
  %53 = load i32, i32* %52, align 4, !tbaa !25
  %54 = add i32 %53, 1
  store i32 %54, i32* %52, align 4, !tbaa !25
  br label %55

55:                                               ; preds = %12, %20, %22, %51, %46, %14
  %56 = phi i32 [ -1, %14 ], [ -1, %20 ], [ %15, %22 ], [ %15, %51 ], [ %15, %46 ], [ -1, %12 ]
  ret i32 %56
}

; Function Attrs: nounwind optsize
define dso_local i8* @__sv_kernel_memory(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__sv_hold_failures(i32 noundef 0) #10
  %3 = tail call i8* @calloc(i64 noundef 1, i64 noundef %0) #10
  %4 = tail call i32 @__sv_hold_failures(i32 noundef %2) #10
  ret i8* %3
}

; Function Attrs: optsize
declare dso_local i32 @__sv_hold_failures(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_kernel_resize(%struct.sv_inode* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_hold_failures(i32 noundef 0) #10
  %4 = tail call i32 @__sv_resize(%struct.sv_inode* noundef %0, i64 noundef %1) #10
  %5 = tail call i32 @__sv_hold_failures(i32 noundef %3) #10
  ret i32 %4
}

; Function Attrs: optsize
declare dso_local i32 @__sv_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_attach_special(%struct.sv_inode* noundef %0, %struct.sv_special* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq %struct.sv_inode* %0, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = tail call i32* @__errno_location() #10
  store i32 12, i32* %7, align 4, !tbaa !10
  br label %21

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 13
  store %struct.sv_special* %1, %struct.sv_special** %9, align 8, !tbaa !26
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 6
  store i32 %2, i32* %10, align 4, !tbaa !27
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 5
  store i32 -1, i32* %11, align 8, !tbaa !28
  %12 = tail call i32 @__sv_hold_failures(i32 noundef 0) #10
  %13 = and i32 %3, 526336
  %14 = or i32 %13, 2
  %15 = tail call fastcc i32 @attach(%struct.sv_inode* noundef nonnull %0, i32 noundef 0, i32 noundef %14) #9
  %16 = tail call i32 @__sv_hold_failures(i32 noundef %12) #10
  %17 = icmp slt i32 %15, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %8
  %19 = getelementptr inbounds %struct.sv_special, %struct.sv_special* %1, i64 0, i32 4
  %20 = load void (%struct.sv_inode*)*, void (%struct.sv_inode*)** %19, align 8, !tbaa !29
  tail call void %20(%struct.sv_inode* noundef nonnull %0) #10
  br label %21

21:                                               ; preds = %8, %18, %6
  %22 = phi i32 [ -1, %6 ], [ %15, %18 ], [ %15, %8 ]
  ret i32 %22
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_flags_of(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %3 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 2
  %4 = load i32, i32* %3, align 8, !tbaa !31
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_has_descriptor() local_unnamed_addr #0 {
  br label %1

1:                                                ; preds = %6, %0
  %2 = phi i64 [ 0, %0 ], [ %7, %6 ]
  %3 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %2
  %4 = load %struct.open_file*, %struct.open_file** %3, align 8, !tbaa !9
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = add nuw nsw i64 %2, 1
  %8 = icmp eq i64 %7, 1024
  br i1 %8, label %9, label %1, !llvm.loop !11

9:                                                ; preds = %6
  %10 = tail call i32* @__errno_location() #10
  store i32 24, i32* %10, align 4, !tbaa !10
  br label %15

11:                                               ; preds = %1
  %12 = trunc i64 %2 to i32
  %13 = xor i32 %12, -1
  %14 = lshr i32 %13, 31
  br label %15

15:                                               ; preds = %9, %11
  %16 = phi i32 [ 0, %9 ], [ %14, %11 ]
  ret i32 %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @__sv_hold_node(%struct.sv_inode* nocapture noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 8
  %3 = load i32, i32* %2, align 4, !tbaa !21
  %4 = add i32 %3, 1
  store i32 %4, i32* %2, align 4, !tbaa !21
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_release_node(%struct.sv_inode* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 8
  %3 = load i32, i32* %2, align 4, !tbaa !21
  %4 = add i32 %3, -1
  store i32 %4, i32* %2, align 4, !tbaa !21
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 13
  %8 = load %struct.sv_special*, %struct.sv_special** %7, align 8, !tbaa !26
  %9 = icmp eq %struct.sv_special* %8, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.sv_special, %struct.sv_special* %8, i64 0, i32 4
  %12 = load void (%struct.sv_inode*)*, void (%struct.sv_inode*)** %11, align 8, !tbaa !29
  tail call void %12(%struct.sv_inode* noundef nonnull %0) #10
  br label %13

13:                                               ; preds = %10, %6, %1
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_call_fails(i8* noundef %0, i32* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @__sv_fails(i8* noundef %0, i32 noundef %2) #10
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = add nsw i32 %4, -1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32* %1, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !10
  %11 = tail call i32* @__errno_location() #10
  store i32 %10, i32* %11, align 4, !tbaa !10
  br label %12

12:                                               ; preds = %3, %6
  %13 = phi i32 [ 1, %6 ], [ 0, %3 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @__sv_fails(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #11
  tail call fastcc void @start() #9
  %6 = and i32 %1, 64
  %7 = icmp eq i32 %6, 0
  %8 = and i32 %1, 65536
  %9 = icmp eq i32 %8, 0
  %10 = and i32 %1, 65600
  %11 = icmp eq i32 %10, 65600
  br i1 %11, label %12, label %14

12:                                               ; preds = %2
  %13 = tail call i32* @__errno_location() #10
  store i32 22, i32* %13, align 4, !tbaa !10
  br label %114

14:                                               ; preds = %2
  %15 = and i32 %1, 192
  %16 = icmp eq i32 %15, 192
  %17 = and i32 %1, 131072
  %18 = icmp eq i32 %17, 0
  %19 = xor i1 %16, true
  %20 = and i1 %18, %19
  %21 = zext i1 %20 to i32
  %22 = call %struct.sv_inode* @__sv_lookup_open(i8* noundef %0, i32 noundef %21, i32 noundef %6, i32* noundef nonnull %3) #10
  %23 = icmp eq %struct.sv_inode* %22, null
  br i1 %23, label %46, label %24

24:                                               ; preds = %14
  %25 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %22, i64 0, i32 6
  %26 = load i32, i32* %25, align 4, !tbaa !27
  %27 = and i32 %26, 61440
  br i1 %16, label %28, label %30

28:                                               ; preds = %24
  %29 = call i32* @__errno_location() #10
  store i32 17, i32* %29, align 4, !tbaa !10
  br label %114

30:                                               ; preds = %24
  %31 = icmp eq i32 %27, 16384
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = and i32 %1, 67
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %84, label %35

35:                                               ; preds = %32
  %36 = call i32* @__errno_location() #10
  store i32 21, i32* %36, align 4, !tbaa !10
  br label %114

37:                                               ; preds = %30
  br i1 %9, label %40, label %38

38:                                               ; preds = %37
  %39 = call i32* @__errno_location() #10
  store i32 20, i32* %39, align 4, !tbaa !10
  br label %114

40:                                               ; preds = %37
  %41 = trunc i32 %27 to i16
  switch i16 %41, label %84 [
    i16 -24576, label %42
    i16 -16384, label %44
  ]

42:                                               ; preds = %40
  %43 = call i32* @__errno_location() #10
  store i32 40, i32* %43, align 4, !tbaa !10
  br label %114

44:                                               ; preds = %40
  %45 = call i32* @__errno_location() #10
  store i32 6, i32* %45, align 4, !tbaa !10
  br label %114

46:                                               ; preds = %14
  %47 = load i32, i32* %3, align 4, !tbaa !10
  switch i32 %47, label %52 [
    i32 0, label %48
    i32 2, label %51
  ]

48:                                               ; preds = %46
  %49 = select i1 %16, i32 17, i32 2
  %50 = call i32* @__errno_location() #10
  store i32 %49, i32* %50, align 4, !tbaa !10
  br label %114

51:                                               ; preds = %46
  br i1 %7, label %52, label %54

52:                                               ; preds = %46, %51
  %53 = call i32* @__errno_location() #10
  store i32 %47, i32* %53, align 4, !tbaa !10
  br label %114

54:                                               ; preds = %51
  %55 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %55) #11
  call void @llvm.va_start(i8* nonnull %55)
  %56 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 0
  %57 = load i32, i32* %56, align 16
  %58 = icmp ult i32 %57, 41
  br i1 %58, label %59, label %65

59:                                               ; preds = %54
  %60 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3
  %61 = load i8*, i8** %60, align 16
  %62 = zext i32 %57 to i64
  %63 = getelementptr i8, i8* %61, i64 %62
  %64 = add nuw nsw i32 %57, 8
  store i32 %64, i32* %56, align 16
  br label %69

65:                                               ; preds = %54
  %66 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2
  %67 = load i8*, i8** %66, align 8
  %68 = getelementptr i8, i8* %67, i64 8
  store i8* %68, i8** %66, align 8
  br label %69

69:                                               ; preds = %65, %59
  %70 = phi i8* [ %63, %59 ], [ %67, %65 ]
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  call void @llvm.va_end(i8* nonnull %55)
  %73 = and i32 %72, 4095
  %74 = load i32, i32* @__sv_umask, align 4, !tbaa !10
  %75 = xor i32 %74, -1
  %76 = and i32 %73, %75
  %77 = or i32 %76, 32768
  %78 = call %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %77, i32* noundef nonnull %3) #10
  %79 = icmp eq %struct.sv_inode* %78, null
  br i1 %79, label %80, label %83

80:                                               ; preds = %69
  %81 = load i32, i32* %3, align 4, !tbaa !10
  %82 = call i32* @__errno_location() #10
  store i32 %81, i32* %82, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %55) #11
  br label %114

83:                                               ; preds = %69
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %55) #11
  br label %84

84:                                               ; preds = %32, %83, %40
  %85 = phi %struct.sv_inode* [ %22, %40 ], [ %78, %83 ], [ %22, %32 ]
  %86 = call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i32* noundef getelementptr inbounds ([2 x i32], [2 x i32]* @open.errors, i64 0, i64 0), i32 noundef 2) #9
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %114

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %85, i64 0, i32 16
  %90 = load i32, i32* %89, align 8, !tbaa !32
  %91 = icmp ugt i32 %90, 3
  br i1 %91, label %92, label %100

92:                                               ; preds = %88
  %93 = add i32 %90, -4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %94
  %96 = load %struct.open_file*, %struct.open_file** %95, align 8, !tbaa !9
  %97 = getelementptr inbounds %struct.open_file, %struct.open_file* %96, i64 0, i32 4
  %98 = load i32, i32* %97, align 8, !tbaa !33
  %99 = call fastcc i32 @attach(%struct.sv_inode* noundef null, i32 noundef %98, i32 noundef %1) #9
  br label %114

100:                                              ; preds = %88
  %101 = call fastcc i32 @attach(%struct.sv_inode* noundef nonnull %85, i32 noundef 0, i32 noundef %1) #10
  %102 = icmp slt i32 %101, 0
  %103 = and i32 %1, 512
  %104 = icmp eq i32 %103, 0
  %105 = or i1 %104, %102
  br i1 %105, label %114, label %106

106:                                              ; preds = %100
  %107 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %85, i64 0, i32 6
  %108 = load i32, i32* %107, align 4, !tbaa !27
  %109 = and i32 %108, 61440
  %110 = icmp eq i32 %109, 32768
  br i1 %110, label %111, label %114

111:                                              ; preds = %106
  %112 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %85, i64 0, i32 5
  store i32 -1, i32* %112, align 8, !tbaa !28
  %113 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %85, i64 0, i32 3
  store i64 0, i64* %113, align 8, !tbaa !34
  br label %114

114:                                              ; preds = %80, %48, %52, %92, %44, %42, %38, %35, %28, %84, %111, %106, %100, %12
  %115 = phi i32 [ -1, %12 ], [ %99, %92 ], [ -1, %52 ], [ -1, %80 ], [ -1, %48 ], [ -1, %44 ], [ -1, %42 ], [ -1, %38 ], [ -1, %35 ], [ -1, %28 ], [ -1, %84 ], [ %101, %111 ], [ %101, %106 ], [ %101, %100 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #11
  ret i32 %115
}

; Function Attrs: nounwind optsize
define internal fastcc void @start() unnamed_addr #0 {
  %1 = load i1, i1* @start.started, align 4
  br i1 %1, label %20, label %2

2:                                                ; preds = %0
  store i1 true, i1* @start.started, align 4
  %3 = tail call i64 @__symvm_file_size(i32 noundef 0) #10
  store i64 %3, i64* getelementptr inbounds (%struct.sv_inode, %struct.sv_inode* @standard_input, i64 0, i32 3), align 8, !tbaa !34
  store %struct.sv_inode* @standard_input, %struct.sv_inode** getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0, i32 0), align 16, !tbaa.struct !14
  store i64 0, i64* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0, i32 1), align 8, !tbaa.struct !16
  store i32 0, i32* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0, i32 2), align 16, !tbaa.struct !17
  store i32 1, i32* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0, i32 3), align 4, !tbaa.struct !18
  store i32 0, i32* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0, i32 4), align 8, !tbaa.struct !19
  br label %4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 1, %2 ], [ %12, %4 ]
  %6 = getelementptr inbounds [3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 %5, i32 0
  store %struct.sv_inode* null, %struct.sv_inode** %6, align 16, !tbaa.struct !14
  %7 = getelementptr inbounds [3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 %5, i32 1
  store i64 0, i64* %7, align 8, !tbaa.struct !16
  %8 = getelementptr inbounds [3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 %5, i32 2
  store i32 1, i32* %8, align 16, !tbaa.struct !17
  %9 = getelementptr inbounds [3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 %5, i32 3
  store i32 1, i32* %9, align 4, !tbaa.struct !18
  %10 = getelementptr inbounds [3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 %5, i32 4
  %11 = trunc i64 %5 to i32
  store i32 %11, i32* %10, align 8, !tbaa.struct !19
  %12 = add nuw nsw i64 %5, 1
  %13 = icmp eq i64 %12, 3
  br i1 %13, label %14, label %4, !llvm.loop !35

14:                                               ; preds = %4, %14
  %15 = phi i64 [ %18, %14 ], [ 0, %4 ]
  %16 = getelementptr inbounds [3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 %15
  %17 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %15
  store %struct.open_file* %16, %struct.open_file** %17, align 8, !tbaa !9
  %18 = add nuw nsw i64 %15, 1
  %19 = icmp eq i64 %18, 3
  br i1 %19, label %20, label %14, !llvm.loop !36

20:                                               ; preds = %14, %0
  ret void
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup_open(i8* noundef, i32 noundef, i32 noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_create(i8* noundef, i32 noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @open64(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = and i32 %1, 64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %25, label %6

6:                                                ; preds = %2
  %7 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #11
  call void @llvm.va_start(i8* nonnull %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %9 = load i32, i32* %8, align 16
  %10 = icmp ult i32 %9, 41
  br i1 %10, label %11, label %17

11:                                               ; preds = %6
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %13 = load i8*, i8** %12, align 16
  %14 = zext i32 %9 to i64
  %15 = getelementptr i8, i8* %13, i64 %14
  %16 = add nuw nsw i32 %9, 8
  store i32 %16, i32* %8, align 16
  br label %21

17:                                               ; preds = %6
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %19 = load i8*, i8** %18, align 8
  %20 = getelementptr i8, i8* %19, i64 8
  store i8* %20, i8** %18, align 8
  br label %21

21:                                               ; preds = %17, %11
  %22 = phi i8* [ %15, %11 ], [ %19, %17 ]
  %23 = bitcast i8* %22 to i32*
  %24 = load i32, i32* %23, align 4
  call void @llvm.va_end(i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #11
  br label %25

25:                                               ; preds = %21, %2
  %26 = phi i32 [ %24, %21 ], [ 0, %2 ]
  %27 = call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef %1, i32 noundef %26) #9
  ret i32 %27
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_reopen(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %70, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 0
  %7 = load %struct.sv_inode*, %struct.sv_inode** %6, align 8, !tbaa !2
  %8 = icmp eq %struct.sv_inode* %7, null
  br i1 %8, label %70, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 13
  %11 = load %struct.sv_special*, %struct.sv_special** %10, align 8, !tbaa !26
  %12 = icmp eq %struct.sv_special* %11, null
  br i1 %12, label %13, label %70

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 6
  %15 = load i32, i32* %14, align 4, !tbaa !27
  %16 = and i32 %15, 61440
  %17 = icmp ne i32 %16, 16384
  %18 = and i32 %1, 3
  %19 = icmp eq i32 %18, 0
  %20 = or i1 %19, %17
  br i1 %20, label %23, label %21

21:                                               ; preds = %13
  %22 = tail call i32* @__errno_location() #10
  store i32 21, i32* %22, align 4, !tbaa !10
  br label %70

23:                                               ; preds = %13
  %24 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 3
  %25 = load i32, i32* %24, align 4, !tbaa !37
  %26 = icmp sgt i32 %25, 1
  br i1 %26, label %27, label %34

27:                                               ; preds = %23
  %28 = tail call fastcc i32 @attach(%struct.sv_inode* noundef nonnull %7, i32 noundef 0, i32 noundef %1) #10
  %29 = icmp slt i32 %28, 0
  br i1 %29, label %70, label %30

30:                                               ; preds = %27
  %31 = tail call fastcc i32 @replace(i32 noundef %28, i32 noundef %0, i32 noundef 0) #10
  %32 = tail call i32 @close(i32 noundef %28) #9
  %33 = icmp slt i32 %31, 0
  br i1 %33, label %70, label %55

34:                                               ; preds = %23
  %35 = icmp ne i32 %18, 1
  %36 = zext i1 %35 to i32
  %37 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 2
  %38 = load i32, i32* %37, align 8, !tbaa !31
  %39 = and i32 %38, 3
  %40 = icmp ne i32 %39, 1
  %41 = sext i1 %40 to i32
  %42 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 9
  %43 = load i32, i32* %42, align 8, !tbaa !24
  %44 = add i32 %43, %36
  %45 = add i32 %44, %41
  store i32 %45, i32* %42, align 8, !tbaa !24
  %46 = icmp ne i32 %18, 0
  %47 = zext i1 %46 to i32
  %48 = icmp ne i32 %39, 0
  %49 = sext i1 %48 to i32
  %50 = add nsw i32 %49, %47
  %51 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 10
  %52 = load i32, i32* %51, align 4, !tbaa !25
  %53 = add i32 %50, %52
  store i32 %53, i32* %51, align 4, !tbaa !25
  store i32 %1, i32* %37, align 8, !tbaa !31
  %54 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 1
  store i64 0, i64* %54, align 8, !tbaa !38
  br label %55

55:                                               ; preds = %30, %34
  %56 = lshr i32 %1, 19
  %57 = trunc i32 %56 to i8
  %58 = and i8 %57, 1
  %59 = sext i32 %0 to i64
  %60 = getelementptr inbounds [1024 x i8], [1024 x i8]* @closes_on_exec, i64 0, i64 %59
  store i8 %58, i8* %60, align 1, !tbaa !20
  %61 = and i32 %1, 512
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %70, label %63

63:                                               ; preds = %55
  %64 = load i32, i32* %14, align 4, !tbaa !27
  %65 = and i32 %64, 61440
  %66 = icmp eq i32 %65, 32768
  br i1 %66, label %67, label %70

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 5
  store i32 -1, i32* %68, align 8, !tbaa !28
  %69 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 3
  store i64 0, i64* %69, align 8, !tbaa !34
  br label %70

70:                                               ; preds = %30, %27, %21, %9, %5, %67, %63, %55, %2
  %71 = phi i32 [ -1, %2 ], [ -1, %21 ], [ 0, %9 ], [ 0, %5 ], [ 0, %67 ], [ 0, %63 ], [ 0, %55 ], [ -1, %27 ], [ -1, %30 ]
  ret i32 %71
}

; Function Attrs: nounwind optsize
define dso_local i32 @dup2(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @replace(i32 noundef %0, i32 noundef %1, i32 noundef 0) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @close(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %67, label %4

4:                                                ; preds = %1
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %5
  store %struct.open_file* null, %struct.open_file** %6, align 8, !tbaa !9
  %7 = tail call i32 @__sv_fails(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 1) #10
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %4
  %10 = tail call i32* @__errno_location() #10
  store i32 5, i32* %10, align 4, !tbaa !10
  br label %11

11:                                               ; preds = %9, %4
  %12 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 3
  %13 = load i32, i32* %12, align 4, !tbaa !37
  %14 = add nsw i32 %13, -1
  store i32 %14, i32* %12, align 4, !tbaa !37
  %15 = icmp sgt i32 %13, 1
  br i1 %15, label %64, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 0
  %18 = load %struct.sv_inode*, %struct.sv_inode** %17, align 8, !tbaa !2
  %19 = icmp eq %struct.sv_inode* %18, null
  br i1 %19, label %41, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 2
  %22 = load i32, i32* %21, align 8, !tbaa !31
  %23 = and i32 %22, 3
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %30, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %18, i64 0, i32 9
  %27 = load i32, i32* %26, align 8, !tbaa !24
  %28 = add i32 %27, -1
  store i32 %28, i32* %26, align 8, !tbaa !24
  %29 = icmp eq i32 %23, 0
  br i1 %29, label %34, label %30

30:                                               ; preds = %20, %25
  %31 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %18, i64 0, i32 10
  %32 = load i32, i32* %31, align 4, !tbaa !25
  %33 = add i32 %32, -1
  store i32 %33, i32* %31, align 4, !tbaa !25
  br label %34

34:                                               ; preds = %30, %25
  %35 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %18, i64 0, i32 11
  %36 = load i32, i32* %35, align 8, !tbaa !39
  %37 = add i32 %36, 1
  store i32 %37, i32* %35, align 8, !tbaa !39
  %38 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %18, i64 0, i32 12
  %39 = load i32, i32* %38, align 4, !tbaa !40
  %40 = add i32 %39, 1
  store i32 %40, i32* %38, align 4, !tbaa !40
  br label %41

41:                                               ; preds = %16, %34
  %42 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #10
  %43 = load %struct.sv_inode*, %struct.sv_inode** %17, align 8, !tbaa !2
  %44 = icmp eq %struct.sv_inode* %43, null
  br i1 %44, label %58, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %43, i64 0, i32 13
  %47 = load %struct.sv_special*, %struct.sv_special** %46, align 8, !tbaa !26
  %48 = icmp eq %struct.sv_special* %47, null
  %49 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %43, i64 0, i32 8
  %50 = load i32, i32* %49, align 4, !tbaa !21
  %51 = add i32 %50, -1
  store i32 %51, i32* %49, align 4, !tbaa !21
  br i1 %48, label %57, label %52

52:                                               ; preds = %45
  %53 = icmp eq i32 %51, 0
  br i1 %53, label %54, label %58

54:                                               ; preds = %52
  %55 = getelementptr inbounds %struct.sv_special, %struct.sv_special* %47, i64 0, i32 4
  %56 = load void (%struct.sv_inode*)*, void (%struct.sv_inode*)** %55, align 8, !tbaa !29
  tail call void %56(%struct.sv_inode* noundef nonnull %43) #10
  br label %58

57:                                               ; preds = %45
  tail call void @__sv_forget(%struct.sv_inode* noundef nonnull %43) #10
  br label %58

58:                                               ; preds = %54, %52, %41, %57
  %59 = icmp ult %struct.open_file* %2, getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0)
  %60 = icmp uge %struct.open_file* %2, getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 1, i64 0)
  %61 = select i1 %59, i1 true, i1 %60
  br i1 %61, label %62, label %64

62:                                               ; preds = %58
  %63 = bitcast %struct.open_file* %2 to i8*
  tail call void @free(i8* noundef nonnull %63) #10
  br label %64

64:                                               ; preds = %62, %58, %11
  %65 = xor i1 %8, true
  %66 = sext i1 %65 to i32
  br label %67

67:                                               ; preds = %1, %64
  %68 = phi i32 [ %66, %64 ], [ -1, %1 ]
  ret i32 %68
}

; Function Attrs: nounwind optsize
define dso_local i32 @creat(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 577, i32 noundef %1) #9
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_forget(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @dup(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %27, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i32* noundef getelementptr inbounds ([1 x i32], [1 x i32]* @dup.errors, i64 0, i64 0), i32 noundef 1) #9
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %27

7:                                                ; preds = %4, %12
  %8 = phi i64 [ %13, %12 ], [ 0, %4 ]
  %9 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %8
  %10 = load %struct.open_file*, %struct.open_file** %9, align 8, !tbaa !9
  %11 = icmp eq %struct.open_file* %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %7
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, 1024
  br i1 %14, label %15, label %7, !llvm.loop !11

15:                                               ; preds = %12
  %16 = tail call i32* @__errno_location() #10
  store i32 24, i32* %16, align 4, !tbaa !10
  br label %27

17:                                               ; preds = %7
  %18 = trunc i64 %8 to i32
  %19 = icmp slt i32 %18, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %17
  %21 = and i64 %8, 4294967295
  %22 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %21
  store %struct.open_file* %2, %struct.open_file** %22, align 8, !tbaa !9
  %23 = getelementptr inbounds [1024 x i8], [1024 x i8]* @closes_on_exec, i64 0, i64 %21
  store i8 0, i8* %23, align 1, !tbaa !20
  %24 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 3
  %25 = load i32, i32* %24, align 4, !tbaa !37
  %26 = add nsw i32 %25, 1
  store i32 %26, i32* %24, align 4, !tbaa !37
  br label %27

27:                                               ; preds = %20, %17, %15, %1, %4
  %28 = phi i32 [ -1, %4 ], [ -1, %1 ], [ %18, %20 ], [ -1, %17 ], [ -1, %15 ]
  ret i32 %28
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @replace(i32 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %26, label %6

6:                                                ; preds = %3
  %7 = icmp ugt i32 %1, 1023
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = tail call i32* @__errno_location() #10
  store i32 9, i32* %9, align 4, !tbaa !10
  br label %26

10:                                               ; preds = %6
  %11 = icmp eq i32 %1, %0
  br i1 %11, label %26, label %12

12:                                               ; preds = %10
  %13 = zext i32 %1 to i64
  %14 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %13
  %15 = load %struct.open_file*, %struct.open_file** %14, align 8, !tbaa !9
  %16 = icmp eq %struct.open_file* %15, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %12
  %18 = tail call i32 @close(i32 noundef %1) #9
  br label %19

19:                                               ; preds = %17, %12
  store %struct.open_file* %4, %struct.open_file** %14, align 8, !tbaa !9
  %20 = icmp ne i32 %2, 0
  %21 = zext i1 %20 to i8
  %22 = getelementptr inbounds [1024 x i8], [1024 x i8]* @closes_on_exec, i64 0, i64 %13
  store i8 %21, i8* %22, align 1, !tbaa !20
  %23 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 3
  %24 = load i32, i32* %23, align 4, !tbaa !37
  %25 = add nsw i32 %24, 1
  store i32 %25, i32* %23, align 4, !tbaa !37
  br label %26

26:                                               ; preds = %10, %3, %19, %8
  %27 = phi i32 [ -1, %8 ], [ %1, %19 ], [ -1, %3 ], [ %1, %10 ]
  ret i32 %27
}

; Function Attrs: nounwind optsize
define dso_local i32 @dup3(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %0, %1
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #10
  store i32 22, i32* %6, align 4, !tbaa !10
  br label %10

7:                                                ; preds = %3
  %8 = and i32 %2, 524288
  %9 = tail call fastcc i32 @replace(i32 noundef %0, i32 noundef %1, i32 noundef %8) #9
  br label %10

10:                                               ; preds = %7, %5
  %11 = phi i32 [ -1, %5 ], [ %9, %7 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_some_fail(%struct.sv_ways* nocapture noundef readonly %0, i64* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sv_ways, %struct.sv_ways* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !41
  %5 = load i64, i64* %1, align 8, !tbaa !15
  %6 = icmp ugt i64 %5, 1
  %7 = select i1 %6, i32 3, i32 2
  %8 = tail call i32 @__sv_fails(i8* noundef %4, i32 noundef %7) #10
  switch i32 %8, label %10 [
    i32 0, label %16
    i32 3, label %9
  ]

9:                                                ; preds = %2
  store i64 1, i64* %1, align 8, !tbaa !15
  br label %16

10:                                               ; preds = %2
  %11 = add nsw i32 %8, -1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.sv_ways, %struct.sv_ways* %0, i64 0, i32 1, i64 %12
  %14 = load i32, i32* %13, align 4, !tbaa !10
  %15 = tail call i32* @__errno_location() #10
  store i32 %14, i32* %15, align 4, !tbaa !10
  br label %16

16:                                               ; preds = %2, %10, %9
  %17 = phi i32 [ 0, %9 ], [ 1, %10 ], [ %8, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i64 @read(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  store i64 %2, i64* %4, align 8, !tbaa !15
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %92, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 2
  %9 = load i32, i32* %8, align 8, !tbaa !31
  %10 = and i32 %9, 3
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %14

12:                                               ; preds = %7
  %13 = tail call i32* @__errno_location() #10
  store i32 9, i32* %13, align 4, !tbaa !10
  br label %92

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %16 = load %struct.sv_inode*, %struct.sv_inode** %15, align 8, !tbaa !2
  %17 = icmp ne %struct.sv_inode* %16, null
  %18 = icmp ne i64 %2, 0
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %28

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 6
  %22 = load i32, i32* %21, align 4, !tbaa !27
  %23 = and i32 %22, 61440
  %24 = icmp eq i32 %23, 16384
  br i1 %24, label %28, label %25

25:                                               ; preds = %20
  %26 = call i32 @__sv_some_fail(%struct.sv_ways* noundef nonnull @failing_reads, i64* noundef nonnull %4) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %92

28:                                               ; preds = %20, %14
  br i1 %17, label %29, label %92

29:                                               ; preds = %25, %28
  %30 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 13
  %31 = load %struct.sv_special*, %struct.sv_special** %30, align 8, !tbaa !26
  %32 = icmp eq %struct.sv_special* %31, null
  br i1 %32, label %51, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 8
  %35 = load i32, i32* %34, align 4, !tbaa !21
  %36 = add i32 %35, 1
  store i32 %36, i32* %34, align 4, !tbaa !21
  %37 = getelementptr inbounds %struct.sv_special, %struct.sv_special* %31, i64 0, i32 0
  %38 = load i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)** %37, align 8, !tbaa !43
  %39 = load i64, i64* %4, align 8, !tbaa !15
  %40 = load i32, i32* %8, align 8, !tbaa !31
  %41 = tail call i64 %38(%struct.sv_inode* noundef nonnull %16, i8* noundef %1, i64 noundef %39, i32 noundef %40) #10
  %42 = load i32, i32* %34, align 4, !tbaa !21
  %43 = add i32 %42, -1
  store i32 %43, i32* %34, align 4, !tbaa !21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %92

45:                                               ; preds = %33
  %46 = load %struct.sv_special*, %struct.sv_special** %30, align 8, !tbaa !26
  %47 = icmp eq %struct.sv_special* %46, null
  br i1 %47, label %92, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds %struct.sv_special, %struct.sv_special* %46, i64 0, i32 4
  %50 = load void (%struct.sv_inode*)*, void (%struct.sv_inode*)** %49, align 8, !tbaa !29
  tail call void %50(%struct.sv_inode* noundef nonnull %16) #10
  br label %92

51:                                               ; preds = %29
  %52 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 6
  %53 = load i32, i32* %52, align 4, !tbaa !27
  %54 = trunc i32 %53 to i16
  %55 = and i16 %54, -4096
  switch i16 %55, label %65 [
    i16 8192, label %56
    i16 16384, label %59
    i16 4096, label %61
  ]

56:                                               ; preds = %51
  %57 = load i64, i64* %4, align 8, !tbaa !15
  %58 = tail call i64 @__sv_device_read(%struct.sv_inode* noundef nonnull %16, i8* noundef %1, i64 noundef %57) #10
  br label %92

59:                                               ; preds = %51
  %60 = tail call i32* @__errno_location() #10
  store i32 21, i32* %60, align 4, !tbaa !10
  br label %92

61:                                               ; preds = %51
  %62 = load i64, i64* %4, align 8, !tbaa !15
  %63 = load i32, i32* %8, align 8, !tbaa !31
  %64 = tail call i64 @__sv_pipe_read(%struct.sv_inode* noundef nonnull %16, i8* noundef %1, i64 noundef %62, i32 noundef %63) #10
  br label %92

65:                                               ; preds = %51
  %66 = tail call i32 @__sv_load(%struct.sv_inode* noundef nonnull %16) #10
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  %69 = tail call i32* @__errno_location() #10
  store i32 12, i32* %69, align 4, !tbaa !10
  br label %92

70:                                               ; preds = %65
  %71 = load void (%struct.sv_inode*, i32)*, void (%struct.sv_inode*, i32)** @__sv_mapped, align 8, !tbaa !9
  %72 = icmp eq void (%struct.sv_inode*, i32)* %71, null
  br i1 %72, label %74, label %73

73:                                               ; preds = %70
  tail call void %71(%struct.sv_inode* noundef nonnull %16, i32 noundef 0) #10
  br label %74

74:                                               ; preds = %73, %70
  %75 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %76 = load i64, i64* %75, align 8, !tbaa !38
  %77 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 3
  %78 = load i64, i64* %77, align 8, !tbaa !34
  %79 = tail call i64 @llvm.usub.sat.i64(i64 %78, i64 %76)
  %80 = load i64, i64* %4, align 8, !tbaa !15
  %81 = icmp ugt i64 %80, %79
  %82 = select i1 %81, i64 %79, i64 %80
  store i64 %82, i64* %4, align 8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %89, label %84

84:                                               ; preds = %74
  %85 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 2
  %86 = load i8*, i8** %85, align 8, !tbaa !44
  %87 = getelementptr inbounds i8, i8* %86, i64 %76
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %87, i64 %82, i1 false)
  %88 = load i64, i64* %75, align 8, !tbaa !38
  br label %89

89:                                               ; preds = %84, %74
  %90 = phi i64 [ %88, %84 ], [ %76, %74 ]
  %91 = add nsw i64 %90, %82
  store i64 %91, i64* %75, align 8, !tbaa !38
  br label %92

92:                                               ; preds = %48, %45, %33, %25, %56, %59, %61, %68, %89, %28, %3, %12
  %93 = phi i64 [ -1, %12 ], [ -1, %3 ], [ %58, %56 ], [ -1, %59 ], [ %64, %61 ], [ -1, %68 ], [ %82, %89 ], [ -1, %25 ], [ 0, %28 ], [ %41, %33 ], [ %41, %45 ], [ %41, %48 ]
  ret i64 %93
}

; Function Attrs: optsize
declare dso_local i64 @__sv_device_read(%struct.sv_inode* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_pipe_read(%struct.sv_inode* noundef, i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_load(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind optsize
define dso_local i64 @write(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  store i64 %2, i64* %4, align 8, !tbaa !15
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %107, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 2
  %9 = load i32, i32* %8, align 8, !tbaa !31
  %10 = and i32 %9, 3
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %7
  %13 = tail call i32* @__errno_location() #10
  store i32 9, i32* %13, align 4, !tbaa !10
  br label %107

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %16 = load %struct.sv_inode*, %struct.sv_inode** %15, align 8, !tbaa !2
  %17 = icmp eq i64 %2, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = call i32 @__sv_some_fail(%struct.sv_ways* noundef nonnull @failing_writes, i64* noundef nonnull %4) #9
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %107

21:                                               ; preds = %18, %14
  %22 = icmp eq %struct.sv_inode* %16, null
  br i1 %22, label %23, label %29

23:                                               ; preds = %21
  %24 = load i64, i64* %4, align 8, !tbaa !15
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %107, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 4
  %28 = load i32, i32* %27, align 8, !tbaa !33
  tail call void @__symvm_output(i32 noundef %28, i8* noundef %1, i64 noundef %24) #10
  br label %107

29:                                               ; preds = %21
  %30 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 13
  %31 = load %struct.sv_special*, %struct.sv_special** %30, align 8, !tbaa !26
  %32 = icmp eq %struct.sv_special* %31, null
  br i1 %32, label %51, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 8
  %35 = load i32, i32* %34, align 4, !tbaa !21
  %36 = add i32 %35, 1
  store i32 %36, i32* %34, align 4, !tbaa !21
  %37 = getelementptr inbounds %struct.sv_special, %struct.sv_special* %31, i64 0, i32 1
  %38 = load i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)** %37, align 8, !tbaa !45
  %39 = load i64, i64* %4, align 8, !tbaa !15
  %40 = load i32, i32* %8, align 8, !tbaa !31
  %41 = tail call i64 %38(%struct.sv_inode* noundef nonnull %16, i8* noundef %1, i64 noundef %39, i32 noundef %40) #10
  %42 = load i32, i32* %34, align 4, !tbaa !21
  %43 = add i32 %42, -1
  store i32 %43, i32* %34, align 4, !tbaa !21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %107

45:                                               ; preds = %33
  %46 = load %struct.sv_special*, %struct.sv_special** %30, align 8, !tbaa !26
  %47 = icmp eq %struct.sv_special* %46, null
  br i1 %47, label %107, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds %struct.sv_special, %struct.sv_special* %46, i64 0, i32 4
  %50 = load void (%struct.sv_inode*)*, void (%struct.sv_inode*)** %49, align 8, !tbaa !29
  tail call void %50(%struct.sv_inode* noundef nonnull %16) #10
  br label %107

51:                                               ; preds = %29
  %52 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 6
  %53 = load i32, i32* %52, align 4, !tbaa !27
  %54 = and i32 %53, 61440
  %55 = icmp eq i32 %54, 8192
  %56 = load i64, i64* %4, align 8, !tbaa !15
  br i1 %55, label %57, label %59

57:                                               ; preds = %51
  %58 = tail call i64 @__sv_device_write(%struct.sv_inode* noundef nonnull %16, i64 noundef %56) #10
  br label %107

59:                                               ; preds = %51
  %60 = icmp eq i64 %56, 0
  br i1 %60, label %107, label %61

61:                                               ; preds = %59
  %62 = icmp eq i32 %54, 4096
  br i1 %62, label %63, label %66

63:                                               ; preds = %61
  %64 = load i32, i32* %8, align 8, !tbaa !31
  %65 = tail call i64 @__sv_pipe_write(%struct.sv_inode* noundef nonnull %16, i8* noundef %1, i64 noundef %56, i32 noundef %64) #10
  br label %107

66:                                               ; preds = %61
  %67 = tail call i32 @__sv_load(%struct.sv_inode* noundef nonnull %16) #10
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %66
  %70 = tail call i32* @__errno_location() #10
  store i32 12, i32* %70, align 4, !tbaa !10
  br label %107

71:                                               ; preds = %66
  %72 = load i32, i32* %8, align 8, !tbaa !31
  %73 = and i32 %72, 1024
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %71
  %76 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %77 = load i64, i64* %76, align 8, !tbaa !38
  br label %82

78:                                               ; preds = %71
  %79 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 3
  %80 = load i64, i64* %79, align 8, !tbaa !34
  %81 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  store i64 %80, i64* %81, align 8, !tbaa !38
  br label %82

82:                                               ; preds = %75, %78
  %83 = phi i64 [ %77, %75 ], [ %80, %78 ]
  %84 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %85 = add i64 %83, %56
  %86 = load void (%struct.sv_inode*, i32)*, void (%struct.sv_inode*, i32)** @__sv_mapped, align 8, !tbaa !9
  %87 = icmp eq void (%struct.sv_inode*, i32)* %86, null
  br i1 %87, label %89, label %88

88:                                               ; preds = %82
  tail call void %86(%struct.sv_inode* noundef nonnull %16, i32 noundef 0) #10
  br label %89

89:                                               ; preds = %88, %82
  %90 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 3
  %91 = load i64, i64* %90, align 8, !tbaa !34
  %92 = icmp ugt i64 %85, %91
  br i1 %92, label %93, label %98

93:                                               ; preds = %89
  %94 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %16, i64 noundef %85) #10
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:                                               ; preds = %93
  %97 = tail call i32* @__errno_location() #10
  store i32 28, i32* %97, align 4, !tbaa !10
  br label %107

98:                                               ; preds = %93, %89
  %99 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 2
  %100 = load i8*, i8** %99, align 8, !tbaa !44
  %101 = load i64, i64* %84, align 8, !tbaa !38
  %102 = getelementptr inbounds i8, i8* %100, i64 %101
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %102, i8* align 1 %1, i64 %56, i1 false)
  %103 = load void (%struct.sv_inode*, i32)*, void (%struct.sv_inode*, i32)** @__sv_mapped, align 8, !tbaa !9
  %104 = icmp eq void (%struct.sv_inode*, i32)* %103, null
  br i1 %104, label %106, label %105

105:                                              ; preds = %98
  tail call void %103(%struct.sv_inode* noundef nonnull %16, i32 noundef 1) #10
  br label %106

106:                                              ; preds = %105, %98
  store i64 %85, i64* %84, align 8, !tbaa !38
  br label %107

107:                                              ; preds = %48, %45, %33, %23, %26, %57, %63, %69, %18, %59, %106, %96, %3, %12
  %108 = phi i64 [ -1, %12 ], [ -1, %3 ], [ %58, %57 ], [ %65, %63 ], [ -1, %69 ], [ -1, %18 ], [ 0, %59 ], [ -1, %96 ], [ %56, %106 ], [ %24, %26 ], [ 0, %23 ], [ %41, %33 ], [ %41, %45 ], [ %41, %48 ]
  ret i64 %108
}

; Function Attrs: optsize
declare dso_local void @__symvm_output(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_device_write(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_pipe_write(%struct.sv_inode* noundef, i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %54, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 0
  %8 = load %struct.sv_inode*, %struct.sv_inode** %7, align 8, !tbaa !2
  %9 = icmp eq %struct.sv_inode* %8, null
  br i1 %9, label %19, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %8, i64 0, i32 13
  %12 = load %struct.sv_special*, %struct.sv_special** %11, align 8, !tbaa !26
  %13 = icmp eq %struct.sv_special* %12, null
  br i1 %13, label %14, label %19

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %8, i64 0, i32 6
  %16 = load i32, i32* %15, align 4, !tbaa !27
  %17 = and i32 %16, 61440
  %18 = icmp eq i32 %17, 4096
  br i1 %18, label %19, label %21

19:                                               ; preds = %6, %10, %14
  %20 = tail call i32* @__errno_location() #10
  store i32 29, i32* %20, align 4, !tbaa !10
  br label %54

21:                                               ; preds = %14
  %22 = icmp eq i32 %2, 3
  %23 = add i32 %2, -3
  %24 = icmp ult i32 %23, 2
  %25 = icmp eq i32 %17, 32768
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %38

27:                                               ; preds = %21
  %28 = icmp slt i64 %1, 0
  br i1 %28, label %33, label %29

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %8, i64 0, i32 3
  %31 = load i64, i64* %30, align 8, !tbaa !34
  %32 = icmp ugt i64 %31, %1
  br i1 %32, label %35, label %33

33:                                               ; preds = %29, %27
  %34 = tail call i32* @__errno_location() #10
  store i32 6, i32* %34, align 4, !tbaa !10
  br label %54

35:                                               ; preds = %29
  %36 = select i1 %22, i64 %1, i64 %31
  %37 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  store i64 %36, i64* %37, align 8, !tbaa !38
  br label %54

38:                                               ; preds = %21
  switch i32 %2, label %42 [
    i32 0, label %46
    i32 1, label %39
  ]

39:                                               ; preds = %38
  %40 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  %41 = load i64, i64* %40, align 8, !tbaa !38
  br label %46

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %8, i64 0, i32 3
  %44 = load i64, i64* %43, align 8, !tbaa !34
  %45 = icmp ugt i32 %2, 2
  br i1 %45, label %50, label %46

46:                                               ; preds = %39, %38, %42
  %47 = phi i64 [ %44, %42 ], [ %41, %39 ], [ 0, %38 ]
  %48 = add nsw i64 %47, %1
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %46, %42
  %51 = tail call i32* @__errno_location() #10
  store i32 22, i32* %51, align 4, !tbaa !10
  br label %54

52:                                               ; preds = %46
  %53 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  store i64 %48, i64* %53, align 8, !tbaa !38
  br label %54

54:                                               ; preds = %50, %52, %3, %35, %33, %19
  %55 = phi i64 [ -1, %19 ], [ -1, %33 ], [ %36, %35 ], [ -1, %3 ], [ -1, %50 ], [ %48, %52 ]
  ret i64 %55
}

; Function Attrs: nounwind optsize
define dso_local i64 @lseek64(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @pread(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %30, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %9 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !2
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %20, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 13
  %13 = load %struct.sv_special*, %struct.sv_special** %12, align 8, !tbaa !26
  %14 = icmp eq %struct.sv_special* %13, null
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 6
  %17 = load i32, i32* %16, align 4, !tbaa !27
  %18 = and i32 %17, 61440
  %19 = icmp eq i32 %18, 4096
  br i1 %19, label %20, label %22

20:                                               ; preds = %7, %11, %15
  %21 = tail call i32* @__errno_location() #10
  store i32 29, i32* %21, align 4, !tbaa !10
  br label %30

22:                                               ; preds = %15
  %23 = icmp slt i64 %3, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %22
  %25 = tail call i32* @__errno_location() #10
  store i32 22, i32* %25, align 4, !tbaa !10
  br label %30

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %28 = load i64, i64* %27, align 8, !tbaa !38
  store i64 %3, i64* %27, align 8, !tbaa !38
  %29 = tail call i64 @read(i32 noundef %0, i8* noundef %1, i64 noundef %2) #9
  store i64 %28, i64* %27, align 8, !tbaa !38
  br label %30

30:                                               ; preds = %4, %26, %24, %20
  %31 = phi i64 [ -1, %20 ], [ -1, %24 ], [ %29, %26 ], [ -1, %4 ]
  ret i64 %31
}

; Function Attrs: nounwind optsize
define dso_local i64 @pwrite(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %30, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %9 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !2
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %20, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 13
  %13 = load %struct.sv_special*, %struct.sv_special** %12, align 8, !tbaa !26
  %14 = icmp eq %struct.sv_special* %13, null
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 6
  %17 = load i32, i32* %16, align 4, !tbaa !27
  %18 = and i32 %17, 61440
  %19 = icmp eq i32 %18, 4096
  br i1 %19, label %20, label %22

20:                                               ; preds = %7, %11, %15
  %21 = tail call i32* @__errno_location() #10
  store i32 29, i32* %21, align 4, !tbaa !10
  br label %30

22:                                               ; preds = %15
  %23 = icmp slt i64 %3, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %22
  %25 = tail call i32* @__errno_location() #10
  store i32 22, i32* %25, align 4, !tbaa !10
  br label %30

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %28 = load i64, i64* %27, align 8, !tbaa !38
  store i64 %3, i64* %27, align 8, !tbaa !38
  %29 = tail call i64 @write(i32 noundef %0, i8* noundef %1, i64 noundef %2) #9
  store i64 %28, i64* %27, align 8, !tbaa !38
  br label %30

30:                                               ; preds = %4, %26, %24, %20
  %31 = phi i64 [ -1, %20 ], [ -1, %24 ], [ %29, %26 ], [ -1, %4 ]
  ret i64 %31
}

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_together(%struct.iovec* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp ugt i64 %1, 1024
  br i1 %3, label %17, label %4

4:                                                ; preds = %2
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %19, label %6

6:                                                ; preds = %4, %13
  %7 = phi i64 [ %15, %13 ], [ 0, %4 ]
  %8 = phi i64 [ %14, %13 ], [ 0, %4 ]
  %9 = getelementptr inbounds %struct.iovec, %struct.iovec* %0, i64 %7, i32 1
  %10 = load i64, i64* %9, align 8, !tbaa !46
  %11 = sub i64 9223372036854775807, %8
  %12 = icmp ugt i64 %10, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %6
  %14 = add i64 %10, %8
  %15 = add nuw i64 %7, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %19, label %6, !llvm.loop !48

17:                                               ; preds = %6, %2
  %18 = tail call i32* @__errno_location() #10
  store i32 22, i32* %18, align 4, !tbaa !10
  br label %19

19:                                               ; preds = %13, %17, %4
  %20 = phi i64 [ 0, %4 ], [ -1, %17 ], [ %14, %13 ]
  ret i64 %20
}

; Function Attrs: nofree nosync nounwind optsize
define dso_local void @__sv_scatter(%struct.iovec* nocapture noundef readonly %0, i64 noundef %1, i8* nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #6 {
  %5 = icmp ne i64 %1, 0
  %6 = icmp ne i64 %3, 0
  %7 = and i1 %5, %6
  br i1 %7, label %9, label %8

8:                                                ; preds = %21, %4
  ret void

9:                                                ; preds = %4, %21
  %10 = phi i8* [ %22, %21 ], [ %2, %4 ]
  %11 = phi i64 [ %24, %21 ], [ 0, %4 ]
  %12 = phi i64 [ %23, %21 ], [ %3, %4 ]
  %13 = getelementptr inbounds %struct.iovec, %struct.iovec* %0, i64 %11, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !46
  %15 = icmp ult i64 %14, %12
  %16 = select i1 %15, i64 %14, i64 %12
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.iovec, %struct.iovec* %0, i64 %11, i32 0
  %20 = load i8*, i8** %19, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %20, i8* align 1 %10, i64 %16, i1 false)
  br label %21

21:                                               ; preds = %18, %9
  %22 = getelementptr inbounds i8, i8* %10, i64 %16
  %23 = sub i64 %12, %16
  %24 = add nuw i64 %11, 1
  %25 = icmp ult i64 %24, %1
  %26 = icmp ne i64 %23, 0
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %9, label %8, !llvm.loop !50
}

; Function Attrs: nofree nosync nounwind optsize
define dso_local void @__sv_gather(i8* nocapture noundef writeonly %0, i64 noundef %1, %struct.iovec* nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #6 {
  %5 = icmp ne i64 %3, 0
  %6 = icmp ne i64 %1, 0
  %7 = and i1 %5, %6
  br i1 %7, label %9, label %8

8:                                                ; preds = %21, %4
  ret void

9:                                                ; preds = %4, %21
  %10 = phi i8* [ %22, %21 ], [ %0, %4 ]
  %11 = phi i64 [ %24, %21 ], [ 0, %4 ]
  %12 = phi i64 [ %23, %21 ], [ %1, %4 ]
  %13 = getelementptr inbounds %struct.iovec, %struct.iovec* %2, i64 %11, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !46
  %15 = icmp ult i64 %14, %12
  %16 = select i1 %15, i64 %14, i64 %12
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.iovec, %struct.iovec* %2, i64 %11, i32 0
  %20 = load i8*, i8** %19, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %20, i64 %16, i1 false)
  br label %21

21:                                               ; preds = %18, %9
  %22 = getelementptr inbounds i8, i8* %10, i64 %16
  %23 = sub i64 %12, %16
  %24 = add nuw i64 %11, 1
  %25 = icmp ult i64 %24, %3
  %26 = icmp ne i64 %23, 0
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %9, label %8, !llvm.loop !51
}

; Function Attrs: nounwind optsize
define dso_local i64 @readv(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = tail call i64 @__sv_together(%struct.iovec* noundef %1, i64 noundef %4) #9
  %6 = icmp slt i64 %5, 0
  br i1 %6, label %66, label %7

7:                                                ; preds = %3
  %8 = tail call fastcc i32 @is_in_one(i32 noundef %0, i32 noundef %2) #9
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %66

12:                                               ; preds = %10
  %13 = zext i32 %2 to i64
  br label %47

14:                                               ; preds = %7
  %15 = icmp ult i64 %5, 33554432
  %16 = select i1 %15, i64 %5, i64 33554432
  %17 = add nuw nsw i64 %16, 1
  %18 = tail call i8* @__sv_kernel_memory(i64 noundef %17) #9
  %19 = icmp eq i8* %18, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %14
  %21 = tail call i32* @__errno_location() #10
  store i32 12, i32* %21, align 4, !tbaa !10
  br label %66

22:                                               ; preds = %14
  %23 = tail call i64 @read(i32 noundef %0, i8* noundef nonnull %18, i64 noundef %16) #9
  %24 = icmp sgt i64 %23, 0
  %25 = icmp ne i32 %2, 0
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %46

27:                                               ; preds = %22, %39
  %28 = phi i8* [ %40, %39 ], [ %18, %22 ]
  %29 = phi i64 [ %42, %39 ], [ 0, %22 ]
  %30 = phi i64 [ %41, %39 ], [ %23, %22 ]
  %31 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %29, i32 1
  %32 = load i64, i64* %31, align 8, !tbaa !46
  %33 = icmp ult i64 %32, %30
  %34 = select i1 %33, i64 %32, i64 %30
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %39, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %29, i32 0
  %38 = load i8*, i8** %37, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %38, i8* align 1 %28, i64 %34, i1 false) #11
  br label %39

39:                                               ; preds = %36, %27
  %40 = getelementptr inbounds i8, i8* %28, i64 %34
  %41 = sub i64 %30, %34
  %42 = add nuw i64 %29, 1
  %43 = icmp ult i64 %42, %4
  %44 = icmp ne i64 %41, 0
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %27, label %46, !llvm.loop !50

46:                                               ; preds = %39, %22
  tail call void @free(i8* noundef nonnull %18) #10
  br label %66

47:                                               ; preds = %59, %12
  %48 = phi i64 [ 0, %12 ], [ %63, %59 ]
  %49 = phi i64 [ 0, %12 ], [ %60, %59 ]
  %50 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %48, i32 0
  %51 = load i8*, i8** %50, align 8, !tbaa !49
  %52 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %48, i32 1
  %53 = load i64, i64* %52, align 8, !tbaa !46
  %54 = tail call i64 @read(i32 noundef %0, i8* noundef %51, i64 noundef %53) #9
  %55 = icmp slt i64 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %47
  %57 = icmp eq i64 %49, 0
  %58 = select i1 %57, i64 %54, i64 %49
  br label %66

59:                                               ; preds = %47
  %60 = add nsw i64 %54, %49
  %61 = load i64, i64* %52, align 8, !tbaa !46
  %62 = icmp ult i64 %54, %61
  %63 = add nuw nsw i64 %48, 1
  %64 = icmp eq i64 %63, %13
  %65 = select i1 %62, i1 true, i1 %64
  br i1 %65, label %66, label %47, !llvm.loop !52

66:                                               ; preds = %59, %10, %56, %20, %46, %3
  %67 = phi i64 [ -1, %3 ], [ %23, %46 ], [ -1, %20 ], [ %58, %56 ], [ 0, %10 ], [ %60, %59 ]
  ret i64 %67
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_in_one(i32 noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %4 = icmp sgt i32 %1, 1
  %5 = icmp ne %struct.open_file* %3, null
  %6 = select i1 %4, i1 %5, i1 false
  br i1 %6, label %7, label %21

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 0
  %9 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !2
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %21, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 13
  %13 = load %struct.sv_special*, %struct.sv_special** %12, align 8, !tbaa !26
  %14 = icmp eq %struct.sv_special* %13, null
  br i1 %14, label %15, label %21

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 6
  %17 = load i32, i32* %16, align 4, !tbaa !27
  %18 = and i32 %17, 61440
  %19 = icmp eq i32 %18, 4096
  %20 = zext i1 %19 to i32
  br label %21

21:                                               ; preds = %15, %11, %7, %2
  %22 = phi i32 [ 0, %7 ], [ 0, %2 ], [ 1, %11 ], [ %20, %15 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i64 @writev(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = tail call i64 @__sv_together(%struct.iovec* noundef %1, i64 noundef %4) #9
  %6 = icmp slt i64 %5, 0
  br i1 %6, label %63, label %7

7:                                                ; preds = %3
  %8 = tail call fastcc i32 @is_in_one(i32 noundef %0, i32 noundef %2) #9
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %63

12:                                               ; preds = %10
  %13 = zext i32 %2 to i64
  br label %47

14:                                               ; preds = %7
  %15 = icmp ult i64 %5, 33554432
  %16 = select i1 %15, i64 %5, i64 33554432
  %17 = add nuw nsw i64 %16, 1
  %18 = tail call i8* @__sv_kernel_memory(i64 noundef %17) #9
  %19 = icmp eq i8* %18, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %14
  %21 = tail call i32* @__errno_location() #10
  store i32 12, i32* %21, align 4, !tbaa !10
  br label %63

22:                                               ; preds = %14
  %23 = icmp ne i32 %2, 0
  %24 = icmp ne i64 %16, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %45

26:                                               ; preds = %22, %38
  %27 = phi i8* [ %39, %38 ], [ %18, %22 ]
  %28 = phi i64 [ %41, %38 ], [ 0, %22 ]
  %29 = phi i64 [ %40, %38 ], [ %16, %22 ]
  %30 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %28, i32 1
  %31 = load i64, i64* %30, align 8, !tbaa !46
  %32 = icmp ult i64 %31, %29
  %33 = select i1 %32, i64 %31, i64 %29
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %28, i32 0
  %37 = load i8*, i8** %36, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %27, i8* align 1 %37, i64 %33, i1 false) #11
  br label %38

38:                                               ; preds = %35, %26
  %39 = getelementptr inbounds i8, i8* %27, i64 %33
  %40 = sub i64 %29, %33
  %41 = add nuw i64 %28, 1
  %42 = icmp ult i64 %41, %4
  %43 = icmp ne i64 %40, 0
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %26, label %45, !llvm.loop !51

45:                                               ; preds = %38, %22
  %46 = tail call i64 @write(i32 noundef %0, i8* noundef nonnull %18, i64 noundef %16) #9
  tail call void @free(i8* noundef nonnull %18) #10
  br label %63

47:                                               ; preds = %12, %56
  %48 = phi i64 [ 0, %12 ], [ %58, %56 ]
  %49 = phi i64 [ 0, %12 ], [ %57, %56 ]
  %50 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %48, i32 0
  %51 = load i8*, i8** %50, align 8, !tbaa !49
  %52 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %48, i32 1
  %53 = load i64, i64* %52, align 8, !tbaa !46
  %54 = tail call i64 @write(i32 noundef %0, i8* noundef %51, i64 noundef %53) #9
  %55 = icmp slt i64 %54, 0
  br i1 %55, label %60, label %56

56:                                               ; preds = %47
  %57 = add nsw i64 %54, %49
  %58 = add nuw nsw i64 %48, 1
  %59 = icmp eq i64 %58, %13
  br i1 %59, label %63, label %47, !llvm.loop !53

60:                                               ; preds = %47
  %61 = icmp eq i64 %49, 0
  %62 = select i1 %61, i64 %54, i64 %49
  br label %63

63:                                               ; preds = %56, %60, %10, %20, %45, %3
  %64 = phi i64 [ -1, %3 ], [ %46, %45 ], [ -1, %20 ], [ %62, %60 ], [ 0, %10 ], [ %57, %56 ]
  ret i64 %64
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftruncate(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %41, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 0
  %7 = load %struct.sv_inode*, %struct.sv_inode** %6, align 8, !tbaa !2
  %8 = icmp eq %struct.sv_inode* %7, null
  br i1 %8, label %38, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 13
  %11 = load %struct.sv_special*, %struct.sv_special** %10, align 8, !tbaa !26
  %12 = icmp eq %struct.sv_special* %11, null
  br i1 %12, label %13, label %38

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 6
  %15 = load i32, i32* %14, align 4, !tbaa !27
  %16 = and i32 %15, 61440
  %17 = icmp eq i32 %16, 4096
  br i1 %17, label %38, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 2
  %20 = load i32, i32* %19, align 8, !tbaa !31
  %21 = and i32 %20, 3
  %22 = icmp eq i32 %21, 0
  %23 = icmp slt i64 %1, 0
  %24 = or i1 %23, %22
  br i1 %24, label %38, label %25

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 3
  %27 = load i64, i64* %26, align 8, !tbaa !34
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = tail call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i32* noundef getelementptr inbounds ([1 x i32], [1 x i32]* @ftruncate.errors, i64 0, i64 0), i32 noundef 1) #9
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %41

32:                                               ; preds = %29
  %33 = load %struct.sv_inode*, %struct.sv_inode** %6, align 8, !tbaa !2
  br label %34

34:                                               ; preds = %32, %25
  %35 = phi %struct.sv_inode* [ %33, %32 ], [ %7, %25 ]
  %36 = tail call i32 @__sv_resize(%struct.sv_inode* noundef %35, i64 noundef %1) #10
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %34, %13, %18, %9, %5
  %39 = phi i32 [ 22, %5 ], [ 22, %9 ], [ 22, %18 ], [ 22, %13 ], [ 28, %34 ]
  %40 = tail call i32* @__errno_location() #10
  store i32 %39, i32* %40, align 4, !tbaa !10
  br label %41

41:                                               ; preds = %38, %34, %29, %2
  %42 = phi i32 [ -1, %2 ], [ -1, %29 ], [ 0, %34 ], [ -1, %38 ]
  ret i32 %42
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftruncate64(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @ftruncate(i32 noundef %0, i64 noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @truncate(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 1) #9
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @ftruncate(i32 noundef %3, i64 noundef %1) #9
  %7 = tail call i32 @close(i32 noundef %3) #9
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi i32 [ %6, %5 ], [ -1, %2 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @fcntl(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %5 = tail call fastcc i32 @only_asks(i32 noundef %1) #9
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %26

7:                                                ; preds = %2
  %8 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #11
  call void @llvm.va_start(i8* nonnull %8)
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %10 = load i32, i32* %9, align 16
  %11 = icmp ult i32 %10, 41
  br i1 %11, label %12, label %18

12:                                               ; preds = %7
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %14 = load i8*, i8** %13, align 16
  %15 = zext i32 %10 to i64
  %16 = getelementptr i8, i8* %14, i64 %15
  %17 = add nuw nsw i32 %10, 8
  store i32 %17, i32* %9, align 16
  br label %22

18:                                               ; preds = %7
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %20 = load i8*, i8** %19, align 8
  %21 = getelementptr i8, i8* %20, i64 8
  store i8* %21, i8** %19, align 8
  br label %22

22:                                               ; preds = %18, %12
  %23 = phi i8* [ %16, %12 ], [ %20, %18 ]
  %24 = bitcast i8* %23 to i64*
  %25 = load i64, i64* %24, align 8
  call void @llvm.va_end(i8* nonnull %8)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8) #11
  br label %26

26:                                               ; preds = %22, %2
  %27 = phi i64 [ 0, %2 ], [ %25, %22 ]
  %28 = icmp eq %struct.open_file* %4, null
  br i1 %28, label %157, label %29

29:                                               ; preds = %26
  switch i32 %1, label %144 [
    i32 0, label %30
    i32 1030, label %30
    i32 1, label %56
    i32 2, label %61
    i32 3, label %66
    i32 4, label %70
    i32 5, label %77
    i32 6, label %77
    i32 7, label %77
    i32 36, label %77
    i32 37, label %77
    i32 38, label %77
  ]

30:                                               ; preds = %29, %29
  %31 = icmp ugt i64 %27, 1023
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = call i32* @__errno_location() #10
  store i32 22, i32* %33, align 4, !tbaa !10
  br label %157

34:                                               ; preds = %30, %39
  %35 = phi i64 [ %40, %39 ], [ %27, %30 ]
  %36 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %35
  %37 = load %struct.open_file*, %struct.open_file** %36, align 8, !tbaa !9
  %38 = icmp eq %struct.open_file* %37, null
  br i1 %38, label %44, label %39

39:                                               ; preds = %34
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, 1024
  br i1 %41, label %42, label %34, !llvm.loop !11

42:                                               ; preds = %39
  %43 = call i32* @__errno_location() #10
  store i32 24, i32* %43, align 4, !tbaa !10
  br label %157

44:                                               ; preds = %34
  %45 = trunc i64 %35 to i32
  %46 = icmp slt i32 %45, 0
  br i1 %46, label %157, label %47

47:                                               ; preds = %44
  %48 = icmp eq i32 %1, 1030
  %49 = and i64 %35, 4294967295
  %50 = getelementptr inbounds [1024 x %struct.open_file*], [1024 x %struct.open_file*]* @table, i64 0, i64 %49
  store %struct.open_file* %4, %struct.open_file** %50, align 8, !tbaa !9
  %51 = zext i1 %48 to i8
  %52 = getelementptr inbounds [1024 x i8], [1024 x i8]* @closes_on_exec, i64 0, i64 %49
  store i8 %51, i8* %52, align 1, !tbaa !20
  %53 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 3
  %54 = load i32, i32* %53, align 4, !tbaa !37
  %55 = add nsw i32 %54, 1
  store i32 %55, i32* %53, align 4, !tbaa !37
  br label %157

56:                                               ; preds = %29
  %57 = sext i32 %0 to i64
  %58 = getelementptr inbounds [1024 x i8], [1024 x i8]* @closes_on_exec, i64 0, i64 %57
  %59 = load i8, i8* %58, align 1, !tbaa !20
  %60 = zext i8 %59 to i32
  br label %157

61:                                               ; preds = %29
  %62 = trunc i64 %27 to i8
  %63 = and i8 %62, 1
  %64 = sext i32 %0 to i64
  %65 = getelementptr inbounds [1024 x i8], [1024 x i8]* @closes_on_exec, i64 0, i64 %64
  store i8 %63, i8* %65, align 1, !tbaa !20
  br label %157

66:                                               ; preds = %29
  %67 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %68 = load i32, i32* %67, align 8, !tbaa !31
  %69 = and i32 %68, -524993
  br label %157

70:                                               ; preds = %29
  %71 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %72 = load i32, i32* %71, align 8, !tbaa !31
  %73 = and i32 %72, -3073
  %74 = trunc i64 %27 to i32
  %75 = and i32 %74, 3072
  %76 = or i32 %73, %75
  store i32 %76, i32* %71, align 8, !tbaa !31
  br label %157

77:                                               ; preds = %29, %29, %29, %29, %29, %29
  %78 = inttoptr i64 %27 to %struct.flock*
  %79 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %80 = load i32, i32* %79, align 8, !tbaa !31
  %81 = and i32 %80, 3
  %82 = icmp eq i32 %1, 5
  %83 = getelementptr inbounds %struct.flock, %struct.flock* %78, i64 0, i32 0
  %84 = load i16, i16* %83, align 8, !tbaa !54
  %85 = icmp slt i16 %84, 0
  %86 = sext i16 %84 to i32
  %87 = select i1 %82, i32 1, i32 2
  %88 = icmp slt i32 %87, %86
  %89 = or i1 %85, %88
  br i1 %89, label %94, label %90

90:                                               ; preds = %77
  %91 = getelementptr inbounds %struct.flock, %struct.flock* %78, i64 0, i32 1
  %92 = load i16, i16* %91, align 2, !tbaa !57
  %93 = icmp ugt i16 %92, 2
  br i1 %93, label %94, label %96

94:                                               ; preds = %90, %77
  %95 = call i32* @__errno_location() #10
  store i32 22, i32* %95, align 4, !tbaa !10
  br label %157

96:                                               ; preds = %90
  %97 = getelementptr inbounds %struct.flock, %struct.flock* %78, i64 0, i32 2
  %98 = load i64, i64* %97, align 8, !tbaa !58
  switch i16 %92, label %110 [
    i16 1, label %99
    i16 2, label %101
  ]

99:                                               ; preds = %96
  %100 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  br label %107

101:                                              ; preds = %96
  %102 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 0
  %103 = load %struct.sv_inode*, %struct.sv_inode** %102, align 8, !tbaa !2
  %104 = icmp eq %struct.sv_inode* %103, null
  br i1 %104, label %110, label %105

105:                                              ; preds = %101
  %106 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %103, i64 0, i32 3
  br label %107

107:                                              ; preds = %105, %99
  %108 = phi i64* [ %106, %105 ], [ %100, %99 ]
  %109 = load i64, i64* %108, align 8, !tbaa !15
  br label %110

110:                                              ; preds = %107, %101, %96
  %111 = phi i64 [ 0, %101 ], [ 0, %96 ], [ %109, %107 ]
  %112 = add nsw i64 %111, %98
  %113 = icmp slt i64 %112, 0
  br i1 %113, label %121, label %114

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.flock, %struct.flock* %78, i64 0, i32 3
  %116 = load i64, i64* %115, align 8, !tbaa !59
  %117 = icmp slt i64 %116, 0
  %118 = add nsw i64 %116, %112
  %119 = icmp slt i64 %118, 0
  %120 = select i1 %117, i1 %119, i1 false
  br i1 %120, label %121, label %123

121:                                              ; preds = %114, %110
  %122 = call i32* @__errno_location() #10
  store i32 22, i32* %122, align 4, !tbaa !10
  br label %157

123:                                              ; preds = %114
  switch i32 %1, label %124 [
    i32 36, label %134
    i32 5, label %134
  ]

124:                                              ; preds = %123
  %125 = icmp eq i16 %84, 0
  %126 = icmp eq i32 %81, 1
  %127 = select i1 %125, i1 %126, i1 false
  br i1 %127, label %132, label %128

128:                                              ; preds = %124
  %129 = icmp eq i16 %84, 1
  %130 = icmp eq i32 %81, 0
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %132, label %134

132:                                              ; preds = %128, %124
  %133 = call i32* @__errno_location() #10
  store i32 9, i32* %133, align 4, !tbaa !10
  br label %157

134:                                              ; preds = %128, %123, %123
  %135 = icmp ugt i32 %1, 35
  br i1 %135, label %136, label %142

136:                                              ; preds = %134
  %137 = getelementptr inbounds %struct.flock, %struct.flock* %78, i64 0, i32 4
  %138 = load i32, i32* %137, align 8, !tbaa !60
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %142, label %140

140:                                              ; preds = %136
  %141 = call i32* @__errno_location() #10
  store i32 22, i32* %141, align 4, !tbaa !10
  br label %157

142:                                              ; preds = %136, %134
  switch i32 %1, label %157 [
    i32 36, label %143
    i32 5, label %143
  ]

143:                                              ; preds = %142, %142
  store i16 2, i16* %83, align 8, !tbaa !54
  br label %157

144:                                              ; preds = %29
  %145 = icmp ult i32 %1, 12
  %146 = add i32 %1, -15
  %147 = icmp ult i32 %146, 2
  %148 = or i1 %145, %147
  %149 = add i32 %1, -36
  %150 = icmp ult i32 %149, 3
  %151 = or i1 %150, %148
  %152 = add i32 %1, -1024
  %153 = icmp ult i32 %152, 11
  %154 = or i1 %153, %151
  br i1 %154, label %157, label %155

155:                                              ; preds = %144
  %156 = call i32* @__errno_location() #10
  store i32 22, i32* %156, align 4, !tbaa !10
  br label %157

157:                                              ; preds = %143, %142, %140, %132, %121, %94, %47, %44, %42, %155, %144, %32, %26, %70, %66, %61, %56
  %158 = phi i32 [ 0, %70 ], [ %69, %66 ], [ 0, %61 ], [ %60, %56 ], [ -1, %26 ], [ -1, %32 ], [ -1, %155 ], [ 0, %144 ], [ %45, %47 ], [ -1, %44 ], [ -1, %42 ], [ -1, %94 ], [ -1, %121 ], [ -1, %140 ], [ -1, %132 ], [ 0, %142 ], [ 0, %143 ]
  ret i32 %158
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal fastcc i32 @only_asks(i32 noundef %0) unnamed_addr #7 {
  %2 = icmp ult i32 %0, 12
  %3 = add i32 %0, -15
  %4 = icmp ult i32 %3, 2
  %5 = or i1 %2, %4
  %6 = add i32 %0, -36
  %7 = icmp ult i32 %6, 3
  %8 = or i1 %7, %5
  %9 = add i32 %0, -1024
  %10 = icmp ult i32 %9, 11
  %11 = or i1 %10, %8
  br i1 %11, label %12, label %16

12:                                               ; preds = %1
  switch i32 %0, label %13 [
    i32 1032, label %16
    i32 1025, label %16
    i32 11, label %16
    i32 9, label %16
    i32 3, label %16
    i32 1, label %16
  ]

13:                                               ; preds = %12
  %14 = icmp eq i32 %0, 1034
  %15 = zext i1 %14 to i32
  br label %16

16:                                               ; preds = %12, %12, %12, %12, %12, %12, %1, %13
  %17 = phi i32 [ 1, %12 ], [ %15, %13 ], [ 1, %1 ], [ 1, %12 ], [ 1, %12 ], [ 1, %12 ], [ 1, %12 ], [ 1, %12 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @fcntl64(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = tail call fastcc i32 @only_asks(i32 noundef %1) #9
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %2
  %7 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #11
  call void @llvm.va_start(i8* nonnull %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %9 = load i32, i32* %8, align 16
  %10 = icmp ult i32 %9, 41
  br i1 %10, label %11, label %17

11:                                               ; preds = %6
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %13 = load i8*, i8** %12, align 16
  %14 = zext i32 %9 to i64
  %15 = getelementptr i8, i8* %13, i64 %14
  %16 = add nuw nsw i32 %9, 8
  store i32 %16, i32* %8, align 16
  br label %21

17:                                               ; preds = %6
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %19 = load i8*, i8** %18, align 8
  %20 = getelementptr i8, i8* %19, i64 8
  store i8* %20, i8** %18, align 8
  br label %21

21:                                               ; preds = %17, %11
  %22 = phi i8* [ %15, %11 ], [ %19, %17 ]
  %23 = bitcast i8* %22 to i64*
  %24 = load i64, i64* %23, align 8
  call void @llvm.va_end(i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #11
  br label %25

25:                                               ; preds = %21, %2
  %26 = phi i64 [ 0, %2 ], [ %24, %21 ]
  %27 = call i32 (i32, i32, ...) @fcntl(i32 noundef %0, i32 noundef %1, i64 noundef %26) #9
  ret i32 %27
}

; Function Attrs: nounwind optsize
define dso_local i32 @isatty(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #10
  store i32 25, i32* %5, align 4, !tbaa !10
  br label %6

6:                                                ; preds = %4, %1
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noalias i8* @ttyname(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #10
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #10
  store i32 25, i32* %5, align 4, !tbaa !10
  br label %6

6:                                                ; preds = %1, %4
  ret i8* null
}

; Function Attrs: nounwind optsize
define dso_local i32 @ioctl(i32 noundef %0, i64 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %5 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #11
  %6 = icmp eq %struct.open_file* %4, null
  br i1 %6, label %76, label %7

7:                                                ; preds = %2
  call void @llvm.va_start(i8* nonnull %5)
  switch i64 %1, label %26 [
    i64 21537, label %8
    i64 21531, label %8
  ]

8:                                                ; preds = %7, %7
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %10 = load i32, i32* %9, align 16
  %11 = icmp ult i32 %10, 41
  br i1 %11, label %12, label %18

12:                                               ; preds = %8
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %14 = load i8*, i8** %13, align 16
  %15 = zext i32 %10 to i64
  %16 = getelementptr i8, i8* %14, i64 %15
  %17 = add nuw nsw i32 %10, 8
  store i32 %17, i32* %9, align 16
  br label %22

18:                                               ; preds = %8
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %20 = load i8*, i8** %19, align 8
  %21 = getelementptr i8, i8* %20, i64 8
  store i8* %21, i8** %19, align 8
  br label %22

22:                                               ; preds = %18, %12
  %23 = phi i8* [ %16, %12 ], [ %20, %18 ]
  %24 = bitcast i8* %23 to i32**
  %25 = load i32*, i32** %24, align 8
  br label %26

26:                                               ; preds = %7, %22
  %27 = phi i32* [ %25, %22 ], [ null, %7 ]
  call void @llvm.va_end(i8* nonnull %5)
  switch i64 %1, label %71 [
    i64 21537, label %28
    i64 21531, label %37
  ]

28:                                               ; preds = %26
  %29 = load i32, i32* %27, align 4, !tbaa !10
  %30 = icmp eq i32 %29, 0
  %31 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %32 = load i32, i32* %31, align 8, !tbaa !31
  %33 = and i32 %32, -2049
  %34 = select i1 %30, i32 0, i32 2048
  %35 = or i32 %33, %34
  %36 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  store i32 %35, i32* %36, align 8, !tbaa !31
  br label %76

37:                                               ; preds = %26
  %38 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 0
  %39 = load %struct.sv_inode*, %struct.sv_inode** %38, align 8, !tbaa !2
  %40 = icmp eq %struct.sv_inode* %39, null
  br i1 %40, label %71, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %39, i64 0, i32 13
  %43 = load %struct.sv_special*, %struct.sv_special** %42, align 8, !tbaa !26
  %44 = icmp eq %struct.sv_special* %43, null
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.sv_special, %struct.sv_special* %43, i64 0, i32 3
  %47 = load i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)** %46, align 8, !tbaa !61
  %48 = icmp eq i32 (%struct.sv_inode*)* %47, null
  br i1 %48, label %49, label %51

49:                                               ; preds = %45
  %50 = call i32* @__errno_location() #10
  store i32 25, i32* %50, align 4, !tbaa !10
  br label %76

51:                                               ; preds = %45
  %52 = call i32 %47(%struct.sv_inode* noundef nonnull %39) #10
  %53 = icmp slt i32 %52, 0
  br i1 %53, label %76, label %54

54:                                               ; preds = %51
  store i32 %52, i32* %27, align 4, !tbaa !10
  br label %76

55:                                               ; preds = %41
  %56 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %39, i64 0, i32 6
  %57 = load i32, i32* %56, align 4, !tbaa !27
  %58 = and i32 %57, 61440
  %59 = icmp eq i32 %58, 4096
  br i1 %59, label %63, label %60

60:                                               ; preds = %55
  %61 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  %62 = load i64, i64* %61, align 8, !tbaa !38
  br label %63

63:                                               ; preds = %55, %60
  %64 = phi i64 [ %62, %60 ], [ 0, %55 ]
  %65 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %39, i64 0, i32 3
  %66 = load i64, i64* %65, align 8, !tbaa !34
  %67 = icmp ugt i64 %66, %64
  %68 = sub i64 %66, %64
  %69 = trunc i64 %68 to i32
  %70 = select i1 %67, i32 %69, i32 0
  store i32 %70, i32* %27, align 4, !tbaa !10
  br label %76

71:                                               ; preds = %26, %37
  %72 = call fastcc %struct.open_file* @get(i32 noundef %0) #10
  %73 = icmp eq %struct.open_file* %72, null
  br i1 %73, label %76, label %74

74:                                               ; preds = %71
  %75 = call i32* @__errno_location() #10
  store i32 25, i32* %75, align 4, !tbaa !10
  br label %76

76:                                               ; preds = %74, %71, %49, %28, %63, %51, %54, %2
  %77 = phi i32 [ -1, %2 ], [ 0, %28 ], [ 0, %63 ], [ 0, %54 ], [ -1, %51 ], [ -1, %49 ], [ -1, %71 ], [ -1, %74 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #11
  ret i32 %77
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcgetattr(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #10
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #10
  store i32 25, i32* %6, align 4, !tbaa !10
  br label %7

7:                                                ; preds = %2, %5
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcsetattr(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #10
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call i32* @__errno_location() #10
  store i32 25, i32* %7, align 4, !tbaa !10
  br label %8

8:                                                ; preds = %3, %6
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @fsync(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0), i32* noundef getelementptr inbounds ([1 x i32], [1 x i32]* @fsync.errors, i64 0, i64 0), i32 noundef 1) #9
  %6 = icmp ne i32 %5, 0
  %7 = sext i1 %6 to i32
  br label %8

8:                                                ; preds = %4, %1
  %9 = phi i32 [ -1, %1 ], [ %7, %4 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @fdatasync(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @fsync(i32 noundef %0) #9
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @flock(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, -5
  %4 = add i32 %3, -3
  %5 = icmp ult i32 %4, -2
  %6 = icmp ne i32 %3, 8
  %7 = and i1 %6, %5
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = tail call i32* @__errno_location() #10
  store i32 22, i32* %9, align 4, !tbaa !10
  br label %14

10:                                               ; preds = %2
  %11 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %12 = icmp eq %struct.open_file* %11, null
  %13 = sext i1 %12 to i32
  br label %14

14:                                               ; preds = %10, %8
  %15 = phi i32 [ -1, %8 ], [ %13, %10 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @sync() local_unnamed_addr #7 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_readiness(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32* @__errno_location() #10
  %3 = load i32, i32* %2, align 4, !tbaa !10
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #9
  %5 = tail call i32* @__errno_location() #10
  store i32 %3, i32* %5, align 4, !tbaa !10
  %6 = icmp eq %struct.open_file* %4, null
  br i1 %6, label %50, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 0
  %9 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %11 = load i32, i32* %10, align 8, !tbaa !31
  %12 = and i32 %11, 3
  %13 = icmp eq %struct.sv_inode* %9, null
  br i1 %13, label %50, label %14

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 13
  %16 = load %struct.sv_special*, %struct.sv_special** %15, align 8, !tbaa !26
  %17 = icmp eq %struct.sv_special* %16, null
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.sv_special, %struct.sv_special* %16, i64 0, i32 2
  %20 = load i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)** %19, align 8, !tbaa !62
  %21 = tail call i32 %20(%struct.sv_inode* noundef nonnull %9) #10
  br label %50

22:                                               ; preds = %14
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 6
  %24 = load i32, i32* %23, align 4, !tbaa !27
  %25 = and i32 %24, 61440
  %26 = icmp eq i32 %25, 4096
  br i1 %26, label %27, label %50

27:                                               ; preds = %22
  %28 = icmp eq i32 %12, 1
  %29 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 3
  %30 = load i64, i64* %29, align 8, !tbaa !34
  br i1 %28, label %40, label %31

31:                                               ; preds = %27
  %32 = icmp ne i64 %30, 0
  %33 = zext i1 %32 to i32
  %34 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 10
  %35 = load i32, i32* %34, align 4, !tbaa !25
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i32 16, i32 0
  %38 = or i32 %37, %33
  %39 = icmp eq i32 %12, 0
  br i1 %39, label %50, label %40

40:                                               ; preds = %27, %31
  %41 = phi i32 [ %38, %31 ], [ 0, %27 ]
  %42 = icmp ult i64 %30, 65536
  %43 = select i1 %42, i32 4, i32 0
  %44 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 9
  %45 = load i32, i32* %44, align 8, !tbaa !24
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i32 8, i32 0
  %48 = or i32 %43, %41
  %49 = or i32 %48, %47
  br label %50

50:                                               ; preds = %18, %7, %22, %40, %31, %1
  %51 = phi i32 [ 32, %1 ], [ %21, %18 ], [ 5, %7 ], [ 5, %22 ], [ %49, %40 ], [ %38, %31 ]
  ret i32 %51
}

; Function Attrs: nounwind optsize
define dso_local i64 @pread64(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @pread(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) #9
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @pwrite64(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @pwrite(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) #9
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.usub.sat.i64(i64, i64) #8

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nobuiltin optsize "no-builtins" }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"open_file", !4, i64 0, !7, i64 8, !8, i64 16, !8, i64 20, !8, i64 24}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{!4, !4, i64 0}
!10 = !{!8, !8, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{i64 0, i64 8, !9, i64 8, i64 8, !15, i64 16, i64 4, !10, i64 20, i64 4, !10, i64 24, i64 4, !10}
!15 = !{!7, !7, i64 0}
!16 = !{i64 0, i64 8, !15, i64 8, i64 4, !10, i64 12, i64 4, !10, i64 16, i64 4, !10}
!17 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10}
!18 = !{i64 0, i64 4, !10, i64 4, i64 4, !10}
!19 = !{i64 0, i64 4, !10}
!20 = !{!5, !5, i64 0}
!21 = !{!22, !8, i64 52}
!22 = !{!"sv_inode", !4, i64 0, !8, i64 8, !4, i64 16, !7, i64 24, !7, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !4, i64 72, !23, i64 80, !23, i64 96, !5, i64 112}
!23 = !{!"timespec", !7, i64 0, !7, i64 8}
!24 = !{!22, !8, i64 56}
!25 = !{!22, !8, i64 60}
!26 = !{!22, !4, i64 72}
!27 = !{!22, !8, i64 44}
!28 = !{!22, !8, i64 40}
!29 = !{!30, !4, i64 32}
!30 = !{!"sv_special", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32}
!31 = !{!3, !8, i64 16}
!32 = !{!22, !5, i64 112}
!33 = !{!3, !8, i64 24}
!34 = !{!22, !7, i64 24}
!35 = distinct !{!35, !12, !13}
!36 = distinct !{!36, !12, !13}
!37 = !{!3, !8, i64 20}
!38 = !{!3, !7, i64 8}
!39 = !{!22, !8, i64 64}
!40 = !{!22, !8, i64 68}
!41 = !{!42, !4, i64 0}
!42 = !{!"sv_ways", !4, i64 0, !5, i64 8}
!43 = !{!30, !4, i64 0}
!44 = !{!22, !4, i64 16}
!45 = !{!30, !4, i64 8}
!46 = !{!47, !7, i64 8}
!47 = !{!"iovec", !4, i64 0, !7, i64 8}
!48 = distinct !{!48, !12, !13}
!49 = !{!47, !4, i64 0}
!50 = distinct !{!50, !12, !13}
!51 = distinct !{!51, !12, !13}
!52 = distinct !{!52, !12, !13}
!53 = distinct !{!53, !12, !13}
!54 = !{!55, !56, i64 0}
!55 = !{!"flock", !56, i64 0, !56, i64 2, !7, i64 8, !7, i64 16, !8, i64 24}
!56 = !{!"short", !5, i64 0}
!57 = !{!55, !56, i64 2}
!58 = !{!55, !7, i64 8}
!59 = !{!55, !7, i64 16}
!60 = !{!55, !8, i64 24}
!61 = !{!30, !4, i64 24}
!62 = !{!30, !4, i64 16}
