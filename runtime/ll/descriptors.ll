; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/descriptors.c
; ModuleID = 'runtime/c/descriptors.c'
source_filename = "runtime/c/descriptors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.open_file = type { %struct.sv_inode*, i64, i32, i32, i32 }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i64, i32 }
%struct.ways = type { i8*, [2 x i32] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.iovec = type { i8*, i64 }

@__sv_umask = external dso_local local_unnamed_addr global i32, align 4
@open.errors = internal constant [2 x i32] [i32 24, i32 12], align 4
@.str = private unnamed_addr constant [10 x i8] c"fail_open\00", align 1
@table = internal unnamed_addr global [256 x %struct.open_file*] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [11 x i8] c"fail_close\00", align 1
@__sv_descriptors = external dso_local constant i8, align 1
@standard = internal global [3 x %struct.open_file] zeroinitializer, align 16
@dup.errors = internal constant [1 x i32] [i32 24], align 4
@.str.2 = private unnamed_addr constant [9 x i8] c"fail_dup\00", align 1
@failing_reads = internal constant %struct.ways { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i32 0, i32 0), [2 x i32] [i32 4, i32 5] }, align 8
@__sv_mapped = dso_local local_unnamed_addr global void (%struct.sv_inode*, i32)* null, align 8
@failing_writes = internal constant %struct.ways { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i32 0, i32 0), [2 x i32] [i32 4, i32 28] }, align 8
@ftruncate.errors = internal constant [1 x i32] [i32 28], align 4
@.str.3 = private unnamed_addr constant [15 x i8] c"fail_ftruncate\00", align 1
@closes_on_exec = internal unnamed_addr global [256 x i8] zeroinitializer, align 16
@fsync.errors = internal constant [1 x i32] [i32 5], align 4
@.str.4 = private unnamed_addr constant [11 x i8] c"fail_fsync\00", align 1
@start.started = internal unnamed_addr global i1 false, align 4
@standard_input = internal global %struct.sv_inode { i8* null, i32 1, i8* null, i64 0, i64 0, i32 0, i32 33060, i32 1, i32 1, i32 1, i32 0, i64 0, i32 0 }, align 8
@.str.5 = private unnamed_addr constant [10 x i8] c"fail_read\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"fail_write\00", align 1

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
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
  tail call fastcc void @start() #7
  %2 = icmp ult i32 %0, 256
  br i1 %2, label %3, label %8

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %4
  %6 = load %struct.open_file*, %struct.open_file** %5, align 8, !tbaa !9
  %7 = icmp eq %struct.open_file* %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %3, %1
  %9 = tail call i32* @__errno_location() #8
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
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
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
  %3 = tail call fastcc i32 @attach(%struct.sv_inode* noundef %0, i32 noundef 0, i32 noundef %1) #7
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @attach(%struct.sv_inode* noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  tail call fastcc void @start() #7
  br label %4

4:                                                ; preds = %9, %3
  %5 = phi i64 [ 0, %3 ], [ %10, %9 ]
  %6 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %5
  %7 = load %struct.open_file*, %struct.open_file** %6, align 8, !tbaa !9
  %8 = icmp eq %struct.open_file* %7, null
  br i1 %8, label %14, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 256
  br i1 %11, label %12, label %4, !llvm.loop !11

12:                                               ; preds = %9
  %13 = tail call i32* @__errno_location() #8
  store i32 24, i32* %13, align 4, !tbaa !10
  br label %55

14:                                               ; preds = %4
  %15 = trunc i64 %5 to i32
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %55, label %17

17:                                               ; preds = %14
  %18 = tail call i8* @malloc(i64 noundef 32) #8
  %19 = icmp eq i8* %18, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = tail call i32* @__errno_location() #8
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
  %33 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %32
  %34 = bitcast %struct.open_file** %33 to i8**
  store i8* %18, i8** %34, align 8, !tbaa !9
  %35 = lshr i32 %2, 19
  %36 = trunc i32 %35 to i8
  %37 = and i8 %36, 1
  %38 = getelementptr inbounds [256 x i8], [256 x i8]* @closes_on_exec, i64 0, i64 %32
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
  %48 = load i32, i32* %47, align 8, !tbaa !23
  %49 = add i32 %48, 1
  store i32 %49, i32* %47, align 8, !tbaa !23
  %50 = icmp eq i32 %44, 0
  br i1 %50, label %55, label %51

51:                                               ; preds = %40, %46
  %52 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 10
  %53 = load i32, i32* %52, align 4, !tbaa !24
  %54 = add i32 %53, 1
  store i32 %54, i32* %52, align 4, !tbaa !24
  br label %55

55:                                               ; preds = %12, %20, %22, %51, %46, %14
  %56 = phi i32 [ -1, %14 ], [ -1, %20 ], [ %15, %22 ], [ %15, %51 ], [ %15, %46 ], [ -1, %12 ]
  ret i32 %56
}

; Function Attrs: nounwind optsize
define dso_local i32 @open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #9
  tail call fastcc void @start() #7
  %6 = and i32 %1, 64
  %7 = icmp eq i32 %6, 0
  %8 = and i32 %1, 192
  %9 = icmp eq i32 %8, 192
  %10 = and i32 %1, 131072
  %11 = icmp eq i32 %10, 0
  %12 = xor i1 %9, true
  %13 = and i1 %11, %12
  %14 = zext i1 %13 to i32
  %15 = call %struct.sv_inode* @__sv_lookup_open(i8* noundef %0, i32 noundef %14, i32 noundef %6, i32* noundef nonnull %3) #8
  %16 = icmp eq %struct.sv_inode* %15, null
  br i1 %16, label %39, label %17

17:                                               ; preds = %2
  %18 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 6
  %19 = load i32, i32* %18, align 4, !tbaa !25
  %20 = and i32 %19, 61440
  br i1 %9, label %21, label %23

21:                                               ; preds = %17
  %22 = call i32* @__errno_location() #8
  store i32 17, i32* %22, align 4, !tbaa !10
  br label %107

23:                                               ; preds = %17
  %24 = icmp eq i32 %20, 16384
  br i1 %24, label %25, label %30

25:                                               ; preds = %23
  %26 = and i32 %1, 67
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %77, label %28

28:                                               ; preds = %25
  %29 = call i32* @__errno_location() #8
  store i32 21, i32* %29, align 4, !tbaa !10
  br label %107

30:                                               ; preds = %23
  %31 = and i32 %1, 65536
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %30
  %34 = call i32* @__errno_location() #8
  store i32 20, i32* %34, align 4, !tbaa !10
  br label %107

35:                                               ; preds = %30
  %36 = icmp eq i32 %20, 40960
  br i1 %36, label %37, label %77

37:                                               ; preds = %35
  %38 = call i32* @__errno_location() #8
  store i32 40, i32* %38, align 4, !tbaa !10
  br label %107

39:                                               ; preds = %2
  %40 = load i32, i32* %3, align 4, !tbaa !10
  switch i32 %40, label %45 [
    i32 0, label %41
    i32 2, label %44
  ]

41:                                               ; preds = %39
  %42 = select i1 %9, i32 17, i32 2
  %43 = call i32* @__errno_location() #8
  store i32 %42, i32* %43, align 4, !tbaa !10
  br label %107

44:                                               ; preds = %39
  br i1 %7, label %45, label %47

45:                                               ; preds = %39, %44
  %46 = call i32* @__errno_location() #8
  store i32 %40, i32* %46, align 4, !tbaa !10
  br label %107

47:                                               ; preds = %44
  %48 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %48) #9
  call void @llvm.va_start(i8* nonnull %48)
  %49 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 0
  %50 = load i32, i32* %49, align 16
  %51 = icmp ult i32 %50, 41
  br i1 %51, label %52, label %58

52:                                               ; preds = %47
  %53 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3
  %54 = load i8*, i8** %53, align 16
  %55 = zext i32 %50 to i64
  %56 = getelementptr i8, i8* %54, i64 %55
  %57 = add nuw nsw i32 %50, 8
  store i32 %57, i32* %49, align 16
  br label %62

58:                                               ; preds = %47
  %59 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2
  %60 = load i8*, i8** %59, align 8
  %61 = getelementptr i8, i8* %60, i64 8
  store i8* %61, i8** %59, align 8
  br label %62

62:                                               ; preds = %58, %52
  %63 = phi i8* [ %56, %52 ], [ %60, %58 ]
  %64 = bitcast i8* %63 to i32*
  %65 = load i32, i32* %64, align 4
  call void @llvm.va_end(i8* nonnull %48)
  %66 = and i32 %65, 4095
  %67 = load i32, i32* @__sv_umask, align 4, !tbaa !10
  %68 = xor i32 %67, -1
  %69 = and i32 %66, %68
  %70 = or i32 %69, 32768
  %71 = call %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %70, i32* noundef nonnull %3) #8
  %72 = icmp eq %struct.sv_inode* %71, null
  br i1 %72, label %73, label %76

73:                                               ; preds = %62
  %74 = load i32, i32* %3, align 4, !tbaa !10
  %75 = call i32* @__errno_location() #8
  store i32 %74, i32* %75, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %48) #9
  br label %107

76:                                               ; preds = %62
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %48) #9
  br label %77

77:                                               ; preds = %25, %76, %35
  %78 = phi %struct.sv_inode* [ %15, %35 ], [ %71, %76 ], [ %15, %25 ]
  %79 = call fastcc i32 @failed(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i32* noundef getelementptr inbounds ([2 x i32], [2 x i32]* @open.errors, i64 0, i64 0), i32 noundef 2) #7
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %107

81:                                               ; preds = %77
  %82 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %78, i64 0, i32 12
  %83 = load i32, i32* %82, align 8, !tbaa !26
  %84 = icmp ugt i32 %83, 3
  br i1 %84, label %85, label %93

85:                                               ; preds = %81
  %86 = add i32 %83, -4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %87
  %89 = load %struct.open_file*, %struct.open_file** %88, align 8, !tbaa !9
  %90 = getelementptr inbounds %struct.open_file, %struct.open_file* %89, i64 0, i32 4
  %91 = load i32, i32* %90, align 8, !tbaa !27
  %92 = call fastcc i32 @attach(%struct.sv_inode* noundef null, i32 noundef %91, i32 noundef %1) #7
  br label %107

93:                                               ; preds = %81
  %94 = call fastcc i32 @attach(%struct.sv_inode* noundef nonnull %78, i32 noundef 0, i32 noundef %1) #8
  %95 = icmp slt i32 %94, 0
  %96 = and i32 %1, 512
  %97 = icmp eq i32 %96, 0
  %98 = or i1 %97, %95
  br i1 %98, label %107, label %99

99:                                               ; preds = %93
  %100 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %78, i64 0, i32 6
  %101 = load i32, i32* %100, align 4, !tbaa !25
  %102 = and i32 %101, 61440
  %103 = icmp eq i32 %102, 32768
  br i1 %103, label %104, label %107

104:                                              ; preds = %99
  %105 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %78, i64 0, i32 5
  store i32 -1, i32* %105, align 8, !tbaa !28
  %106 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %78, i64 0, i32 3
  store i64 0, i64* %106, align 8, !tbaa !29
  br label %107

107:                                              ; preds = %73, %93, %99, %104, %77, %21, %28, %33, %37, %85, %45, %41
  %108 = phi i32 [ %92, %85 ], [ -1, %45 ], [ -1, %73 ], [ -1, %41 ], [ -1, %37 ], [ -1, %33 ], [ -1, %28 ], [ -1, %21 ], [ -1, %77 ], [ %94, %104 ], [ %94, %99 ], [ %94, %93 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #9
  ret i32 %108
}

; Function Attrs: nounwind optsize
define internal fastcc void @start() unnamed_addr #0 {
  %1 = load i1, i1* @start.started, align 4
  br i1 %1, label %20, label %2

2:                                                ; preds = %0
  store i1 true, i1* @start.started, align 4
  %3 = tail call i64 @__symvm_file_size(i32 noundef 0) #8
  store i64 %3, i64* getelementptr inbounds (%struct.sv_inode, %struct.sv_inode* @standard_input, i64 0, i32 3), align 8, !tbaa !29
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
  br i1 %13, label %14, label %4, !llvm.loop !30

14:                                               ; preds = %4, %14
  %15 = phi i64 [ %18, %14 ], [ 0, %4 ]
  %16 = getelementptr inbounds [3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 %15
  %17 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %15
  store %struct.open_file* %16, %struct.open_file** %17, align 8, !tbaa !9
  %18 = add nuw nsw i64 %15, 1
  %19 = icmp eq i64 %18, 3
  br i1 %19, label %20, label %14, !llvm.loop !31

20:                                               ; preds = %14, %0
  ret void
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup_open(i8* noundef, i32 noundef, i32 noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_create(i8* noundef, i32 noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @failed(i8* noundef %0, i32* nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = tail call i32 @__sv_fails(i8* noundef %0, i32 noundef %2) #8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = add nsw i32 %4, -1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32* %1, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !10
  %11 = tail call i32* @__errno_location() #8
  store i32 %10, i32* %11, align 4, !tbaa !10
  br label %12

12:                                               ; preds = %3, %6
  %13 = phi i32 [ 1, %6 ], [ 0, %3 ]
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @open64(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = and i32 %1, 64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %25, label %6

6:                                                ; preds = %2
  %7 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #9
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
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #9
  br label %25

25:                                               ; preds = %21, %2
  %26 = phi i32 [ %24, %21 ], [ 0, %2 ]
  %27 = call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef %1, i32 noundef %26) #7
  ret i32 %27
}

; Function Attrs: nounwind optsize
define dso_local i32 @creat(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 577, i32 noundef %1) #7
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @close(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %51, label %4

4:                                                ; preds = %1
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %5
  store %struct.open_file* null, %struct.open_file** %6, align 8, !tbaa !9
  %7 = tail call i32 @__sv_fails(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 1) #8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %4
  %10 = tail call i32* @__errno_location() #8
  store i32 5, i32* %10, align 4, !tbaa !10
  br label %11

11:                                               ; preds = %9, %4
  %12 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 3
  %13 = load i32, i32* %12, align 4, !tbaa !32
  %14 = add nsw i32 %13, -1
  store i32 %14, i32* %12, align 4, !tbaa !32
  %15 = icmp sgt i32 %13, 1
  br i1 %15, label %48, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 0
  %18 = load %struct.sv_inode*, %struct.sv_inode** %17, align 8, !tbaa !2
  %19 = icmp eq %struct.sv_inode* %18, null
  br i1 %19, label %34, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 2
  %22 = load i32, i32* %21, align 8, !tbaa !33
  %23 = and i32 %22, 3
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %30, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %18, i64 0, i32 9
  %27 = load i32, i32* %26, align 8, !tbaa !23
  %28 = add i32 %27, -1
  store i32 %28, i32* %26, align 8, !tbaa !23
  %29 = icmp eq i32 %23, 0
  br i1 %29, label %34, label %30

30:                                               ; preds = %20, %25
  %31 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %18, i64 0, i32 10
  %32 = load i32, i32* %31, align 4, !tbaa !24
  %33 = add i32 %32, -1
  store i32 %33, i32* %31, align 4, !tbaa !24
  br label %34

34:                                               ; preds = %16, %30, %25
  %35 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #8
  %36 = load %struct.sv_inode*, %struct.sv_inode** %17, align 8, !tbaa !2
  %37 = icmp eq %struct.sv_inode* %36, null
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %36, i64 0, i32 8
  %40 = load i32, i32* %39, align 4, !tbaa !21
  %41 = add i32 %40, -1
  store i32 %41, i32* %39, align 4, !tbaa !21
  tail call void @__sv_forget(%struct.sv_inode* noundef nonnull %36) #8
  br label %42

42:                                               ; preds = %38, %34
  %43 = icmp ult %struct.open_file* %2, getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0)
  %44 = icmp uge %struct.open_file* %2, getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 1, i64 0)
  %45 = select i1 %43, i1 true, i1 %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = bitcast %struct.open_file* %2 to i8*
  tail call void @free(i8* noundef nonnull %47) #8
  br label %48

48:                                               ; preds = %46, %42, %11
  %49 = xor i1 %8, true
  %50 = sext i1 %49 to i32
  br label %51

51:                                               ; preds = %1, %48
  %52 = phi i32 [ %50, %48 ], [ -1, %1 ]
  ret i32 %52
}

; Function Attrs: optsize
declare dso_local i32 @__sv_fails(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_forget(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @dup(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %27, label %4

4:                                                ; preds = %1
  %5 = tail call fastcc i32 @failed(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i32* noundef getelementptr inbounds ([1 x i32], [1 x i32]* @dup.errors, i64 0, i64 0), i32 noundef 1) #7
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %27

7:                                                ; preds = %4, %12
  %8 = phi i64 [ %13, %12 ], [ 0, %4 ]
  %9 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %8
  %10 = load %struct.open_file*, %struct.open_file** %9, align 8, !tbaa !9
  %11 = icmp eq %struct.open_file* %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %7
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, 256
  br i1 %14, label %15, label %7, !llvm.loop !11

15:                                               ; preds = %12
  %16 = tail call i32* @__errno_location() #8
  store i32 24, i32* %16, align 4, !tbaa !10
  br label %27

17:                                               ; preds = %7
  %18 = trunc i64 %8 to i32
  %19 = icmp slt i32 %18, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %17
  %21 = and i64 %8, 4294967295
  %22 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %21
  store %struct.open_file* %2, %struct.open_file** %22, align 8, !tbaa !9
  %23 = getelementptr inbounds [256 x i8], [256 x i8]* @closes_on_exec, i64 0, i64 %21
  store i8 0, i8* %23, align 1, !tbaa !20
  %24 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 3
  %25 = load i32, i32* %24, align 4, !tbaa !32
  %26 = add nsw i32 %25, 1
  store i32 %26, i32* %24, align 4, !tbaa !32
  br label %27

27:                                               ; preds = %20, %17, %15, %1, %4
  %28 = phi i32 [ -1, %4 ], [ -1, %1 ], [ %18, %20 ], [ -1, %17 ], [ -1, %15 ]
  ret i32 %28
}

; Function Attrs: nounwind optsize
define dso_local i32 @dup2(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @replace(i32 noundef %0, i32 noundef %1, i32 noundef 0) #7
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @replace(i32 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %26, label %6

6:                                                ; preds = %3
  %7 = icmp ugt i32 %1, 255
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = tail call i32* @__errno_location() #8
  store i32 9, i32* %9, align 4, !tbaa !10
  br label %26

10:                                               ; preds = %6
  %11 = icmp eq i32 %1, %0
  br i1 %11, label %26, label %12

12:                                               ; preds = %10
  %13 = zext i32 %1 to i64
  %14 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %13
  %15 = load %struct.open_file*, %struct.open_file** %14, align 8, !tbaa !9
  %16 = icmp eq %struct.open_file* %15, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %12
  %18 = tail call i32 @close(i32 noundef %1) #7
  br label %19

19:                                               ; preds = %17, %12
  store %struct.open_file* %4, %struct.open_file** %14, align 8, !tbaa !9
  %20 = icmp ne i32 %2, 0
  %21 = zext i1 %20 to i8
  %22 = getelementptr inbounds [256 x i8], [256 x i8]* @closes_on_exec, i64 0, i64 %13
  store i8 %21, i8* %22, align 1, !tbaa !20
  %23 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 3
  %24 = load i32, i32* %23, align 4, !tbaa !32
  %25 = add nsw i32 %24, 1
  store i32 %25, i32* %23, align 4, !tbaa !32
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
  %6 = tail call i32* @__errno_location() #8
  store i32 22, i32* %6, align 4, !tbaa !10
  br label %10

7:                                                ; preds = %3
  %8 = and i32 %2, 524288
  %9 = tail call fastcc i32 @replace(i32 noundef %0, i32 noundef %1, i32 noundef %8) #7
  br label %10

10:                                               ; preds = %7, %5
  %11 = phi i32 [ -1, %5 ], [ %9, %7 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i64 @read(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  store i64 %2, i64* %4, align 8, !tbaa !15
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %70, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 2
  %9 = load i32, i32* %8, align 8, !tbaa !33
  %10 = and i32 %9, 3
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %14

12:                                               ; preds = %7
  %13 = tail call i32* @__errno_location() #8
  store i32 9, i32* %13, align 4, !tbaa !10
  br label %70

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %16 = load %struct.sv_inode*, %struct.sv_inode** %15, align 8, !tbaa !2
  %17 = icmp ne %struct.sv_inode* %16, null
  %18 = icmp ne i64 %2, 0
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %28

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 6
  %22 = load i32, i32* %21, align 4, !tbaa !25
  %23 = and i32 %22, 61440
  %24 = icmp eq i32 %23, 16384
  br i1 %24, label %28, label %25

25:                                               ; preds = %20
  %26 = call fastcc i32 @some_fail(%struct.ways* noundef nonnull @failing_reads, i64* noundef nonnull %4) #7
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %70

28:                                               ; preds = %20, %14
  br i1 %17, label %29, label %70

29:                                               ; preds = %25, %28
  %30 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 6
  %31 = load i32, i32* %30, align 4, !tbaa !25
  %32 = trunc i32 %31 to i16
  %33 = and i16 %32, -4096
  switch i16 %33, label %43 [
    i16 8192, label %34
    i16 16384, label %37
    i16 4096, label %39
  ]

34:                                               ; preds = %29
  %35 = load i64, i64* %4, align 8, !tbaa !15
  %36 = tail call i64 @__sv_device_read(%struct.sv_inode* noundef nonnull %16, i8* noundef %1, i64 noundef %35) #8
  br label %70

37:                                               ; preds = %29
  %38 = tail call i32* @__errno_location() #8
  store i32 21, i32* %38, align 4, !tbaa !10
  br label %70

39:                                               ; preds = %29
  %40 = load i64, i64* %4, align 8, !tbaa !15
  %41 = load i32, i32* %8, align 8, !tbaa !33
  %42 = tail call i64 @__sv_pipe_read(%struct.sv_inode* noundef nonnull %16, i8* noundef %1, i64 noundef %40, i32 noundef %41) #8
  br label %70

43:                                               ; preds = %29
  %44 = tail call i32 @__sv_load(%struct.sv_inode* noundef nonnull %16) #8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %48, label %46

46:                                               ; preds = %43
  %47 = tail call i32* @__errno_location() #8
  store i32 12, i32* %47, align 4, !tbaa !10
  br label %70

48:                                               ; preds = %43
  %49 = load void (%struct.sv_inode*, i32)*, void (%struct.sv_inode*, i32)** @__sv_mapped, align 8, !tbaa !9
  %50 = icmp eq void (%struct.sv_inode*, i32)* %49, null
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  tail call void %49(%struct.sv_inode* noundef nonnull %16, i32 noundef 0) #8
  br label %52

52:                                               ; preds = %51, %48
  %53 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %54 = load i64, i64* %53, align 8, !tbaa !34
  %55 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 3
  %56 = load i64, i64* %55, align 8, !tbaa !29
  %57 = tail call i64 @llvm.usub.sat.i64(i64 %56, i64 %54)
  %58 = load i64, i64* %4, align 8, !tbaa !15
  %59 = icmp ugt i64 %58, %57
  %60 = select i1 %59, i64 %57, i64 %58
  store i64 %60, i64* %4, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %67, label %62

62:                                               ; preds = %52
  %63 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 2
  %64 = load i8*, i8** %63, align 8, !tbaa !35
  %65 = getelementptr inbounds i8, i8* %64, i64 %54
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %65, i64 %60, i1 false)
  %66 = load i64, i64* %53, align 8, !tbaa !34
  br label %67

67:                                               ; preds = %62, %52
  %68 = phi i64 [ %66, %62 ], [ %54, %52 ]
  %69 = add nsw i64 %68, %60
  store i64 %69, i64* %53, align 8, !tbaa !34
  br label %70

70:                                               ; preds = %25, %34, %37, %39, %46, %67, %28, %3, %12
  %71 = phi i64 [ -1, %12 ], [ -1, %3 ], [ %36, %34 ], [ -1, %37 ], [ %42, %39 ], [ -1, %46 ], [ %60, %67 ], [ -1, %25 ], [ 0, %28 ]
  ret i64 %71
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @some_fail(%struct.ways* nocapture noundef readonly %0, i64* nocapture noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ways, %struct.ways* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !36
  %5 = load i64, i64* %1, align 8, !tbaa !15
  %6 = icmp ugt i64 %5, 1
  %7 = select i1 %6, i32 3, i32 2
  %8 = tail call i32 @__sv_fails(i8* noundef %4, i32 noundef %7) #8
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
  %13 = getelementptr inbounds %struct.ways, %struct.ways* %0, i64 0, i32 1, i64 %12
  %14 = load i32, i32* %13, align 4, !tbaa !10
  %15 = tail call i32* @__errno_location() #8
  store i32 %14, i32* %15, align 4, !tbaa !10
  br label %16

16:                                               ; preds = %2, %10, %9
  %17 = phi i32 [ 0, %9 ], [ 1, %10 ], [ %8, %2 ]
  ret i32 %17
}

; Function Attrs: optsize
declare dso_local i64 @__sv_device_read(%struct.sv_inode* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_pipe_read(%struct.sv_inode* noundef, i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_load(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i64 @write(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  store i64 %2, i64* %4, align 8, !tbaa !15
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %85, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 2
  %9 = load i32, i32* %8, align 8, !tbaa !33
  %10 = and i32 %9, 3
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %7
  %13 = tail call i32* @__errno_location() #8
  store i32 9, i32* %13, align 4, !tbaa !10
  br label %85

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %16 = load %struct.sv_inode*, %struct.sv_inode** %15, align 8, !tbaa !2
  %17 = icmp eq i64 %2, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = call fastcc i32 @some_fail(%struct.ways* noundef nonnull @failing_writes, i64* noundef nonnull %4) #7
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %85

21:                                               ; preds = %18, %14
  %22 = icmp eq %struct.sv_inode* %16, null
  br i1 %22, label %23, label %29

23:                                               ; preds = %21
  %24 = load i64, i64* %4, align 8, !tbaa !15
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %85, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 4
  %28 = load i32, i32* %27, align 8, !tbaa !27
  tail call void @__symvm_output(i32 noundef %28, i8* noundef %1, i64 noundef %24) #8
  br label %85

29:                                               ; preds = %21
  %30 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 6
  %31 = load i32, i32* %30, align 4, !tbaa !25
  %32 = and i32 %31, 61440
  %33 = icmp eq i32 %32, 8192
  %34 = load i64, i64* %4, align 8, !tbaa !15
  br i1 %33, label %35, label %37

35:                                               ; preds = %29
  %36 = tail call i64 @__sv_device_write(%struct.sv_inode* noundef nonnull %16, i64 noundef %34) #8
  br label %85

37:                                               ; preds = %29
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %85, label %39

39:                                               ; preds = %37
  %40 = icmp eq i32 %32, 4096
  br i1 %40, label %41, label %44

41:                                               ; preds = %39
  %42 = load i32, i32* %8, align 8, !tbaa !33
  %43 = tail call i64 @__sv_pipe_write(%struct.sv_inode* noundef nonnull %16, i8* noundef %1, i64 noundef %34, i32 noundef %42) #8
  br label %85

44:                                               ; preds = %39
  %45 = tail call i32 @__sv_load(%struct.sv_inode* noundef nonnull %16) #8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %44
  %48 = tail call i32* @__errno_location() #8
  store i32 12, i32* %48, align 4, !tbaa !10
  br label %85

49:                                               ; preds = %44
  %50 = load i32, i32* %8, align 8, !tbaa !33
  %51 = and i32 %50, 1024
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %56

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %55 = load i64, i64* %54, align 8, !tbaa !34
  br label %60

56:                                               ; preds = %49
  %57 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 3
  %58 = load i64, i64* %57, align 8, !tbaa !29
  %59 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  store i64 %58, i64* %59, align 8, !tbaa !34
  br label %60

60:                                               ; preds = %53, %56
  %61 = phi i64 [ %55, %53 ], [ %58, %56 ]
  %62 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %63 = add i64 %61, %34
  %64 = load void (%struct.sv_inode*, i32)*, void (%struct.sv_inode*, i32)** @__sv_mapped, align 8, !tbaa !9
  %65 = icmp eq void (%struct.sv_inode*, i32)* %64, null
  br i1 %65, label %67, label %66

66:                                               ; preds = %60
  tail call void %64(%struct.sv_inode* noundef nonnull %16, i32 noundef 0) #8
  br label %67

67:                                               ; preds = %66, %60
  %68 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 3
  %69 = load i64, i64* %68, align 8, !tbaa !29
  %70 = icmp ugt i64 %63, %69
  br i1 %70, label %71, label %76

71:                                               ; preds = %67
  %72 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %16, i64 noundef %63) #8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %71
  %75 = tail call i32* @__errno_location() #8
  store i32 28, i32* %75, align 4, !tbaa !10
  br label %85

76:                                               ; preds = %71, %67
  %77 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %16, i64 0, i32 2
  %78 = load i8*, i8** %77, align 8, !tbaa !35
  %79 = load i64, i64* %62, align 8, !tbaa !34
  %80 = getelementptr inbounds i8, i8* %78, i64 %79
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %80, i8* align 1 %1, i64 %34, i1 false)
  %81 = load void (%struct.sv_inode*, i32)*, void (%struct.sv_inode*, i32)** @__sv_mapped, align 8, !tbaa !9
  %82 = icmp eq void (%struct.sv_inode*, i32)* %81, null
  br i1 %82, label %84, label %83

83:                                               ; preds = %76
  tail call void %81(%struct.sv_inode* noundef nonnull %16, i32 noundef 1) #8
  br label %84

84:                                               ; preds = %83, %76
  store i64 %63, i64* %62, align 8, !tbaa !34
  br label %85

85:                                               ; preds = %23, %26, %35, %41, %47, %18, %37, %84, %74, %3, %12
  %86 = phi i64 [ -1, %12 ], [ -1, %3 ], [ %36, %35 ], [ %43, %41 ], [ -1, %47 ], [ -1, %18 ], [ 0, %37 ], [ -1, %74 ], [ %34, %84 ], [ %24, %26 ], [ 0, %23 ]
  ret i64 %86
}

; Function Attrs: optsize
declare dso_local void @__symvm_output(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_device_write(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_pipe_write(%struct.sv_inode* noundef, i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %50, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 0
  %8 = load %struct.sv_inode*, %struct.sv_inode** %7, align 8, !tbaa !2
  %9 = icmp eq %struct.sv_inode* %8, null
  br i1 %9, label %15, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %8, i64 0, i32 6
  %12 = load i32, i32* %11, align 4, !tbaa !25
  %13 = and i32 %12, 61440
  %14 = icmp eq i32 %13, 4096
  br i1 %14, label %15, label %17

15:                                               ; preds = %10, %6
  %16 = tail call i32* @__errno_location() #8
  store i32 29, i32* %16, align 4, !tbaa !10
  br label %50

17:                                               ; preds = %10
  %18 = icmp eq i32 %2, 3
  %19 = add i32 %2, -3
  %20 = icmp ult i32 %19, 2
  %21 = icmp eq i32 %13, 32768
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %34

23:                                               ; preds = %17
  %24 = icmp slt i64 %1, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %8, i64 0, i32 3
  %27 = load i64, i64* %26, align 8, !tbaa !29
  %28 = icmp ugt i64 %27, %1
  br i1 %28, label %31, label %29

29:                                               ; preds = %25, %23
  %30 = tail call i32* @__errno_location() #8
  store i32 6, i32* %30, align 4, !tbaa !10
  br label %50

31:                                               ; preds = %25
  %32 = select i1 %18, i64 %1, i64 %27
  %33 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  store i64 %32, i64* %33, align 8, !tbaa !34
  br label %50

34:                                               ; preds = %17
  switch i32 %2, label %38 [
    i32 0, label %42
    i32 1, label %35
  ]

35:                                               ; preds = %34
  %36 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  %37 = load i64, i64* %36, align 8, !tbaa !34
  br label %42

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %8, i64 0, i32 3
  %40 = load i64, i64* %39, align 8, !tbaa !29
  %41 = icmp ugt i32 %2, 2
  br i1 %41, label %46, label %42

42:                                               ; preds = %35, %34, %38
  %43 = phi i64 [ %40, %38 ], [ %37, %35 ], [ 0, %34 ]
  %44 = add nsw i64 %43, %1
  %45 = icmp slt i64 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %42, %38
  %47 = tail call i32* @__errno_location() #8
  store i32 22, i32* %47, align 4, !tbaa !10
  br label %50

48:                                               ; preds = %42
  %49 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  store i64 %44, i64* %49, align 8, !tbaa !34
  br label %50

50:                                               ; preds = %46, %48, %3, %31, %29, %15
  %51 = phi i64 [ -1, %15 ], [ -1, %29 ], [ %32, %31 ], [ -1, %3 ], [ -1, %46 ], [ %44, %48 ]
  ret i64 %51
}

; Function Attrs: nounwind optsize
define dso_local i64 @lseek64(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) #7
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @pread(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %26, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %9 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !2
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %16, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 6
  %13 = load i32, i32* %12, align 4, !tbaa !25
  %14 = and i32 %13, 61440
  %15 = icmp eq i32 %14, 4096
  br i1 %15, label %16, label %18

16:                                               ; preds = %11, %7
  %17 = tail call i32* @__errno_location() #8
  store i32 29, i32* %17, align 4, !tbaa !10
  br label %26

18:                                               ; preds = %11
  %19 = icmp slt i64 %3, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %18
  %21 = tail call i32* @__errno_location() #8
  store i32 22, i32* %21, align 4, !tbaa !10
  br label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %24 = load i64, i64* %23, align 8, !tbaa !34
  store i64 %3, i64* %23, align 8, !tbaa !34
  %25 = tail call i64 @read(i32 noundef %0, i8* noundef %1, i64 noundef %2) #7
  store i64 %24, i64* %23, align 8, !tbaa !34
  br label %26

26:                                               ; preds = %4, %22, %20, %16
  %27 = phi i64 [ -1, %16 ], [ -1, %20 ], [ %25, %22 ], [ -1, %4 ]
  ret i64 %27
}

; Function Attrs: nounwind optsize
define dso_local i64 @pwrite(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %26, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %9 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !2
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %16, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 6
  %13 = load i32, i32* %12, align 4, !tbaa !25
  %14 = and i32 %13, 61440
  %15 = icmp eq i32 %14, 4096
  br i1 %15, label %16, label %18

16:                                               ; preds = %11, %7
  %17 = tail call i32* @__errno_location() #8
  store i32 29, i32* %17, align 4, !tbaa !10
  br label %26

18:                                               ; preds = %11
  %19 = icmp slt i64 %3, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %18
  %21 = tail call i32* @__errno_location() #8
  store i32 22, i32* %21, align 4, !tbaa !10
  br label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %24 = load i64, i64* %23, align 8, !tbaa !34
  store i64 %3, i64* %23, align 8, !tbaa !34
  %25 = tail call i64 @write(i32 noundef %0, i8* noundef %1, i64 noundef %2) #7
  store i64 %24, i64* %23, align 8, !tbaa !34
  br label %26

26:                                               ; preds = %4, %22, %20, %16
  %27 = phi i64 [ -1, %16 ], [ -1, %20 ], [ %25, %22 ], [ -1, %4 ]
  ret i64 %27
}

; Function Attrs: nounwind optsize
define dso_local i64 @readv(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %26

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  br label %7

7:                                                ; preds = %19, %5
  %8 = phi i64 [ 0, %5 ], [ %23, %19 ]
  %9 = phi i64 [ 0, %5 ], [ %20, %19 ]
  %10 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %8, i32 0
  %11 = load i8*, i8** %10, align 8, !tbaa !38
  %12 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %8, i32 1
  %13 = load i64, i64* %12, align 8, !tbaa !40
  %14 = tail call i64 @read(i32 noundef %0, i8* noundef %11, i64 noundef %13) #7
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %7
  %17 = icmp eq i64 %9, 0
  %18 = select i1 %17, i64 %14, i64 %9
  br label %26

19:                                               ; preds = %7
  %20 = add nsw i64 %14, %9
  %21 = load i64, i64* %12, align 8, !tbaa !40
  %22 = icmp ult i64 %14, %21
  %23 = add nuw nsw i64 %8, 1
  %24 = icmp eq i64 %23, %6
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %26, label %7, !llvm.loop !41

26:                                               ; preds = %19, %3, %16
  %27 = phi i64 [ %18, %16 ], [ 0, %3 ], [ %20, %19 ]
  ret i64 %27
}

; Function Attrs: nounwind optsize
define dso_local i64 @writev(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %23

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  br label %7

7:                                                ; preds = %5, %16
  %8 = phi i64 [ 0, %5 ], [ %18, %16 ]
  %9 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %10 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %8, i32 0
  %11 = load i8*, i8** %10, align 8, !tbaa !38
  %12 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %8, i32 1
  %13 = load i64, i64* %12, align 8, !tbaa !40
  %14 = tail call i64 @write(i32 noundef %0, i8* noundef %11, i64 noundef %13) #7
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %7
  %17 = add nsw i64 %14, %9
  %18 = add nuw nsw i64 %8, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %23, label %7, !llvm.loop !42

20:                                               ; preds = %7
  %21 = icmp eq i64 %9, 0
  %22 = select i1 %21, i64 %14, i64 %9
  br label %23

23:                                               ; preds = %16, %3, %20
  %24 = phi i64 [ %22, %20 ], [ 0, %3 ], [ %17, %16 ]
  ret i64 %24
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftruncate(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %32, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 0
  %7 = load %struct.sv_inode*, %struct.sv_inode** %6, align 8, !tbaa !2
  %8 = icmp eq %struct.sv_inode* %7, null
  br i1 %8, label %29, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 2
  %11 = load i32, i32* %10, align 8, !tbaa !33
  %12 = and i32 %11, 3
  %13 = icmp eq i32 %12, 0
  %14 = icmp slt i64 %1, 0
  %15 = or i1 %14, %13
  br i1 %15, label %29, label %16

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 3
  %18 = load i64, i64* %17, align 8, !tbaa !29
  %19 = icmp ult i64 %18, %1
  br i1 %19, label %20, label %25

20:                                               ; preds = %16
  %21 = tail call fastcc i32 @failed(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i32* noundef getelementptr inbounds ([1 x i32], [1 x i32]* @ftruncate.errors, i64 0, i64 0), i32 noundef 1) #7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = load %struct.sv_inode*, %struct.sv_inode** %6, align 8, !tbaa !2
  br label %25

25:                                               ; preds = %23, %16
  %26 = phi %struct.sv_inode* [ %24, %23 ], [ %7, %16 ]
  %27 = tail call i32 @__sv_resize(%struct.sv_inode* noundef %26, i64 noundef %1) #8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %25, %5, %9
  %30 = phi i32 [ 22, %9 ], [ 22, %5 ], [ 28, %25 ]
  %31 = tail call i32* @__errno_location() #8
  store i32 %30, i32* %31, align 4, !tbaa !10
  br label %32

32:                                               ; preds = %29, %25, %20, %2
  %33 = phi i32 [ -1, %2 ], [ -1, %20 ], [ 0, %25 ], [ -1, %29 ]
  ret i32 %33
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftruncate64(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @ftruncate(i32 noundef %0, i64 noundef %1) #7
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @truncate(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 1) #7
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @ftruncate(i32 noundef %3, i64 noundef %1) #7
  %7 = tail call i32 @close(i32 noundef %3) #7
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi i32 [ %6, %5 ], [ -1, %2 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @fcntl(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %5 = tail call fastcc i32 @only_asks(i32 noundef %1) #7
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %26

7:                                                ; preds = %2
  %8 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #9
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
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8) #9
  br label %26

26:                                               ; preds = %22, %2
  %27 = phi i64 [ 0, %2 ], [ %25, %22 ]
  %28 = icmp eq %struct.open_file* %4, null
  br i1 %28, label %77, label %29

29:                                               ; preds = %26
  switch i32 %1, label %77 [
    i32 0, label %30
    i32 1030, label %30
    i32 1, label %56
    i32 2, label %61
    i32 3, label %66
    i32 4, label %70
  ]

30:                                               ; preds = %29, %29
  %31 = icmp ugt i64 %27, 255
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = call i32* @__errno_location() #8
  store i32 22, i32* %33, align 4, !tbaa !10
  br label %77

34:                                               ; preds = %30, %39
  %35 = phi i64 [ %40, %39 ], [ %27, %30 ]
  %36 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %35
  %37 = load %struct.open_file*, %struct.open_file** %36, align 8, !tbaa !9
  %38 = icmp eq %struct.open_file* %37, null
  br i1 %38, label %44, label %39

39:                                               ; preds = %34
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, 256
  br i1 %41, label %42, label %34, !llvm.loop !11

42:                                               ; preds = %39
  %43 = call i32* @__errno_location() #8
  store i32 24, i32* %43, align 4, !tbaa !10
  br label %77

44:                                               ; preds = %34
  %45 = trunc i64 %35 to i32
  %46 = icmp slt i32 %45, 0
  br i1 %46, label %77, label %47

47:                                               ; preds = %44
  %48 = icmp eq i32 %1, 1030
  %49 = and i64 %35, 4294967295
  %50 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %49
  store %struct.open_file* %4, %struct.open_file** %50, align 8, !tbaa !9
  %51 = zext i1 %48 to i8
  %52 = getelementptr inbounds [256 x i8], [256 x i8]* @closes_on_exec, i64 0, i64 %49
  store i8 %51, i8* %52, align 1, !tbaa !20
  %53 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 3
  %54 = load i32, i32* %53, align 4, !tbaa !32
  %55 = add nsw i32 %54, 1
  store i32 %55, i32* %53, align 4, !tbaa !32
  br label %77

56:                                               ; preds = %29
  %57 = sext i32 %0 to i64
  %58 = getelementptr inbounds [256 x i8], [256 x i8]* @closes_on_exec, i64 0, i64 %57
  %59 = load i8, i8* %58, align 1, !tbaa !20
  %60 = zext i8 %59 to i32
  br label %77

61:                                               ; preds = %29
  %62 = trunc i64 %27 to i8
  %63 = and i8 %62, 1
  %64 = sext i32 %0 to i64
  %65 = getelementptr inbounds [256 x i8], [256 x i8]* @closes_on_exec, i64 0, i64 %64
  store i8 %63, i8* %65, align 1, !tbaa !20
  br label %77

66:                                               ; preds = %29
  %67 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %68 = load i32, i32* %67, align 8, !tbaa !33
  %69 = and i32 %68, -524993
  br label %77

70:                                               ; preds = %29
  %71 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %72 = load i32, i32* %71, align 8, !tbaa !33
  %73 = and i32 %72, -3073
  %74 = trunc i64 %27 to i32
  %75 = and i32 %74, 3072
  %76 = or i32 %73, %75
  store i32 %76, i32* %71, align 8, !tbaa !33
  br label %77

77:                                               ; preds = %47, %44, %42, %29, %32, %26, %70, %66, %61, %56
  %78 = phi i32 [ 0, %70 ], [ %69, %66 ], [ 0, %61 ], [ %60, %56 ], [ -1, %26 ], [ -1, %32 ], [ 0, %29 ], [ %45, %47 ], [ -1, %44 ], [ -1, %42 ]
  ret i32 %78
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal fastcc i32 @only_asks(i32 noundef %0) unnamed_addr #5 {
  switch i32 %0, label %2 [
    i32 1032, label %5
    i32 1025, label %5
    i32 11, label %5
    i32 9, label %5
    i32 3, label %5
    i32 1, label %5
  ]

2:                                                ; preds = %1
  %3 = icmp eq i32 %0, 1034
  %4 = zext i1 %3 to i32
  br label %5

5:                                                ; preds = %1, %1, %1, %1, %1, %1, %2
  %6 = phi i32 [ 1, %1 ], [ %4, %2 ], [ 1, %1 ], [ 1, %1 ], [ 1, %1 ], [ 1, %1 ], [ 1, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @fcntl64(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = tail call fastcc i32 @only_asks(i32 noundef %1) #7
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %2
  %7 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #9
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
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #9
  br label %25

25:                                               ; preds = %21, %2
  %26 = phi i64 [ 0, %2 ], [ %24, %21 ]
  %27 = call i32 (i32, i32, ...) @fcntl(i32 noundef %0, i32 noundef %1, i64 noundef %26) #7
  ret i32 %27
}

; Function Attrs: nounwind optsize
define dso_local i32 @isatty(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #8
  store i32 25, i32* %5, align 4, !tbaa !10
  br label %6

6:                                                ; preds = %4, %1
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noalias i8* @ttyname(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #8
  store i32 25, i32* %5, align 4, !tbaa !10
  br label %6

6:                                                ; preds = %1, %4
  ret i8* null
}

; Function Attrs: nounwind optsize
define dso_local i32 @ioctl(i32 noundef %0, i64 noundef %1, ...) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #8
  store i32 25, i32* %6, align 4, !tbaa !10
  br label %7

7:                                                ; preds = %2, %5
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcgetattr(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #8
  store i32 25, i32* %6, align 4, !tbaa !10
  br label %7

7:                                                ; preds = %2, %5
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcsetattr(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call i32* @__errno_location() #8
  store i32 25, i32* %7, align 4, !tbaa !10
  br label %8

8:                                                ; preds = %3, %6
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @fsync(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = tail call fastcc i32 @failed(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0), i32* noundef getelementptr inbounds ([1 x i32], [1 x i32]* @fsync.errors, i64 0, i64 0), i32 noundef 1) #7
  %6 = icmp ne i32 %5, 0
  %7 = sext i1 %6 to i32
  br label %8

8:                                                ; preds = %4, %1
  %9 = phi i32 [ -1, %1 ], [ %7, %4 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @fdatasync(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @fsync(i32 noundef %0) #7
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @flock(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %4 = icmp eq %struct.open_file* %3, null
  %5 = sext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @sync() local_unnamed_addr #5 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_readiness(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32* @__errno_location() #8
  %3 = load i32, i32* %2, align 4, !tbaa !10
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %5 = tail call i32* @__errno_location() #8
  store i32 %3, i32* %5, align 4, !tbaa !10
  %6 = icmp eq %struct.open_file* %4, null
  br i1 %6, label %42, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 0
  %9 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %11 = load i32, i32* %10, align 8, !tbaa !33
  %12 = and i32 %11, 3
  %13 = icmp eq %struct.sv_inode* %9, null
  br i1 %13, label %42, label %14

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 6
  %16 = load i32, i32* %15, align 4, !tbaa !25
  %17 = and i32 %16, 61440
  %18 = icmp eq i32 %17, 4096
  br i1 %18, label %19, label %42

19:                                               ; preds = %14
  %20 = icmp eq i32 %12, 1
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 3
  %22 = load i64, i64* %21, align 8, !tbaa !29
  br i1 %20, label %32, label %23

23:                                               ; preds = %19
  %24 = icmp ne i64 %22, 0
  %25 = zext i1 %24 to i32
  %26 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 10
  %27 = load i32, i32* %26, align 4, !tbaa !24
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, i32 16, i32 0
  %30 = or i32 %29, %25
  %31 = icmp eq i32 %12, 0
  br i1 %31, label %42, label %32

32:                                               ; preds = %19, %23
  %33 = phi i32 [ %30, %23 ], [ 0, %19 ]
  %34 = icmp ult i64 %22, 65536
  %35 = select i1 %34, i32 4, i32 0
  %36 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 9
  %37 = load i32, i32* %36, align 8, !tbaa !23
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, i32 8, i32 0
  %40 = or i32 %35, %33
  %41 = or i32 %40, %39
  br label %42

42:                                               ; preds = %14, %7, %32, %23, %1
  %43 = phi i32 [ 32, %1 ], [ 5, %14 ], [ 5, %7 ], [ %41, %32 ], [ %30, %23 ]
  ret i32 %43
}

; Function Attrs: nounwind optsize
define dso_local i64 @pread64(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @pread(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) #7
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @pwrite64(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @pwrite(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) #7
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.usub.sat.i64(i64, i64) #6

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }

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
!22 = !{!"sv_inode", !4, i64 0, !8, i64 8, !4, i64 16, !7, i64 24, !7, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !7, i64 64, !5, i64 72}
!23 = !{!22, !8, i64 56}
!24 = !{!22, !8, i64 60}
!25 = !{!22, !8, i64 44}
!26 = !{!22, !5, i64 72}
!27 = !{!3, !8, i64 24}
!28 = !{!22, !8, i64 40}
!29 = !{!22, !7, i64 24}
!30 = distinct !{!30, !12, !13}
!31 = distinct !{!31, !12, !13}
!32 = !{!3, !8, i64 20}
!33 = !{!3, !8, i64 16}
!34 = !{!3, !7, i64 8}
!35 = !{!22, !4, i64 16}
!36 = !{!37, !4, i64 0}
!37 = !{!"ways", !4, i64 0, !5, i64 8}
!38 = !{!39, !4, i64 0}
!39 = !{!"iovec", !4, i64 0, !7, i64 8}
!40 = !{!39, !7, i64 8}
!41 = distinct !{!41, !12, !13}
!42 = distinct !{!42, !12, !13}
