; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/at.c
; ModuleID = 'runtime/c/at.c'
source_filename = "runtime/c/at.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.statx = type { i32, i32, i64, i32, i32, i32, i16, i16, i64, i64, i64, i64, %struct.statx_time, %struct.statx_time, %struct.statx_time, %struct.statx_time, i32, i32, i32, i32, [14 x i64] }
%struct.statx_time = type { i64, i32, i32 }
%struct.utimbuf = type { i64, i64 }
%struct.timeval = type { i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"%s/%s\00", align 1
@__sv_umask = external dso_local local_unnamed_addr global i32, align 4

; Function Attrs: nounwind optsize
define dso_local i32 @openat(i32 noundef %0, i8* noundef %1, i32 noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = and i32 %2, 64
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %26, label %7

7:                                                ; preds = %3
  %8 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #7
  call void @llvm.va_start(i8* nonnull %8)
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 0
  %10 = load i32, i32* %9, align 16
  %11 = icmp ult i32 %10, 41
  br i1 %11, label %12, label %18

12:                                               ; preds = %7
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3
  %14 = load i8*, i8** %13, align 16
  %15 = zext i32 %10 to i64
  %16 = getelementptr i8, i8* %14, i64 %15
  %17 = add nuw nsw i32 %10, 8
  store i32 %17, i32* %9, align 16
  br label %22

18:                                               ; preds = %7
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2
  %20 = load i8*, i8** %19, align 8
  %21 = getelementptr i8, i8* %20, i64 8
  store i8* %21, i8** %19, align 8
  br label %22

22:                                               ; preds = %18, %12
  %23 = phi i8* [ %16, %12 ], [ %20, %18 ]
  %24 = bitcast i8* %23 to i32*
  %25 = load i32, i32* %24, align 4
  call void @llvm.va_end(i8* nonnull %8)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8) #7
  br label %26

26:                                               ; preds = %22, %3
  %27 = phi i32 [ %25, %22 ], [ 0, %3 ]
  %28 = call fastcc i32 @open_below(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %27) #8
  ret i32 %28
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @open_below(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #8
  %6 = icmp eq i8* %5, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = tail call i32 (i8*, i32, ...) @open(i8* noundef nonnull %5, i32 noundef %2, i32 noundef %3) #9
  tail call void @free(i8* noundef nonnull %5) #9
  br label %9

9:                                                ; preds = %4, %7
  %10 = phi i32 [ %8, %7 ], [ -1, %4 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @openat64(i32 noundef %0, i8* noundef %1, i32 noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = and i32 %2, 64
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %26, label %7

7:                                                ; preds = %3
  %8 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #7
  call void @llvm.va_start(i8* nonnull %8)
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 0
  %10 = load i32, i32* %9, align 16
  %11 = icmp ult i32 %10, 41
  br i1 %11, label %12, label %18

12:                                               ; preds = %7
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3
  %14 = load i8*, i8** %13, align 16
  %15 = zext i32 %10 to i64
  %16 = getelementptr i8, i8* %14, i64 %15
  %17 = add nuw nsw i32 %10, 8
  store i32 %17, i32* %9, align 16
  br label %22

18:                                               ; preds = %7
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2
  %20 = load i8*, i8** %19, align 8
  %21 = getelementptr i8, i8* %20, i64 8
  store i8* %21, i8** %19, align 8
  br label %22

22:                                               ; preds = %18, %12
  %23 = phi i8* [ %16, %12 ], [ %20, %18 ]
  %24 = bitcast i8* %23 to i32*
  %25 = load i32, i32* %24, align 4
  call void @llvm.va_end(i8* nonnull %8)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8) #7
  br label %26

26:                                               ; preds = %22, %3
  %27 = phi i32 [ %25, %22 ], [ 0, %3 ]
  %28 = call fastcc i32 @open_below(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %27) #8
  ret i32 %28
}

; Function Attrs: nounwind optsize
define dso_local i32 @__open_2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef %1) #9
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @open(i8* noundef, i32 noundef, ...) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @__open64_2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @__openat_2(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @open_below(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef 0) #8
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__openat64_2(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @open_below(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef 0) #8
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @creat64(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 577, i32 noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @fstatat(i32 noundef %0, i8* noundef %1, %struct.stat* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load i8, i8* %1, align 1, !tbaa !2
  %6 = icmp ne i8 %5, 0
  %7 = and i32 %3, 4096
  %8 = icmp eq i32 %7, 0
  %9 = or i1 %8, %6
  br i1 %9, label %16, label %10

10:                                               ; preds = %4
  %11 = icmp eq i32 %0, -100
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = tail call i32 @stat(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %struct.stat* noundef %2) #9
  br label %28

14:                                               ; preds = %10
  %15 = tail call i32 @fstat(i32 noundef %0, %struct.stat* noundef %2) #9
  br label %28

16:                                               ; preds = %4
  %17 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef nonnull %1) #8
  %18 = icmp eq i8* %17, null
  br i1 %18, label %28, label %19

19:                                               ; preds = %16
  %20 = and i32 %3, 256
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  %23 = tail call i32 @lstat(i8* noundef nonnull %17, %struct.stat* noundef %2) #9
  br label %26

24:                                               ; preds = %19
  %25 = tail call i32 @stat(i8* noundef nonnull %17, %struct.stat* noundef %2) #9
  br label %26

26:                                               ; preds = %24, %22
  %27 = phi i32 [ %23, %22 ], [ %25, %24 ]
  tail call void @free(i8* noundef nonnull %17) #9
  br label %28

28:                                               ; preds = %26, %16, %12, %14
  %29 = phi i32 [ %13, %12 ], [ %15, %14 ], [ %27, %26 ], [ -1, %16 ]
  ret i32 %29
}

; Function Attrs: optsize
declare dso_local i32 @stat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @fstat(i32 noundef, %struct.stat* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define internal fastcc i8* @below(i32 noundef %0, i8* noundef %1) unnamed_addr #0 {
  %3 = icmp eq i32 %0, -100
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = load i8, i8* %1, align 1, !tbaa !2
  %6 = icmp eq i8 %5, 47
  br i1 %6, label %7, label %9

7:                                                ; preds = %4, %2
  %8 = tail call i8* @strdup(i8* noundef %1) #9
  br label %43

9:                                                ; preds = %4
  %10 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #9
  %11 = icmp eq %struct.sv_inode* %10, null
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = tail call i32 @__sv_is_console(i32 noundef %0) #9
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %43, label %20

15:                                               ; preds = %9
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %10, i64 0, i32 6
  %17 = load i32, i32* %16, align 4, !tbaa !5
  %18 = and i32 %17, 61440
  %19 = icmp eq i32 %18, 16384
  br i1 %19, label %22, label %20

20:                                               ; preds = %12, %15
  %21 = tail call i32* @__errno_location() #9
  store i32 20, i32* %21, align 4, !tbaa !11
  br label %43

22:                                               ; preds = %15
  %23 = load i8, i8* %1, align 1, !tbaa !2
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %22
  %26 = tail call i8* @strdup(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i64 0, i64 0)) #9
  br label %43

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %10, i64 0, i32 0
  %29 = load i8*, i8** %28, align 8, !tbaa !12
  %30 = icmp eq i8* %29, null
  br i1 %30, label %31, label %33

31:                                               ; preds = %27
  %32 = tail call i32* @__errno_location() #9
  store i32 2, i32* %32, align 4, !tbaa !11
  br label %43

33:                                               ; preds = %27
  %34 = tail call i64 @strlen(i8* noundef nonnull %29) #9
  %35 = tail call i64 @strlen(i8* noundef nonnull %1) #9
  %36 = add i64 %34, 2
  %37 = add i64 %36, %35
  %38 = tail call i8* @malloc(i64 noundef %37) #9
  %39 = icmp eq i8* %38, null
  br i1 %39, label %43, label %40

40:                                               ; preds = %33
  %41 = load i8*, i8** %28, align 8, !tbaa !12
  %42 = tail call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull %38, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* noundef %41, i8* noundef nonnull %1) #9
  br label %43

43:                                               ; preds = %20, %25, %31, %12, %40, %33, %7
  %44 = phi i8* [ %8, %7 ], [ null, %20 ], [ null, %31 ], [ %26, %25 ], [ null, %12 ], [ %38, %40 ], [ null, %33 ]
  ret i8* %44
}

; Function Attrs: optsize
declare dso_local i32 @lstat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @fstatat64(i32 noundef %0, i8* noundef %1, %struct.stat* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @fstatat(i32 noundef %0, i8* noundef %1, %struct.stat* noundef %2, i32 noundef %3) #8
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fxstatat(i32 noundef %0, i32 noundef %1, i8* noundef %2, %struct.stat* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @fstatat(i32 noundef %1, i8* noundef %2, %struct.stat* noundef %3, i32 noundef %4) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fxstatat64(i32 noundef %0, i32 noundef %1, i8* noundef %2, %struct.stat* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @fstatat(i32 noundef %1, i8* noundef %2, %struct.stat* noundef %3, i32 noundef %4) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @statx(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, %struct.statx* nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = alloca %struct.stat, align 8
  %7 = bitcast %struct.stat* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %7) #7
  %8 = and i32 %2, 4352
  %9 = call i32 @fstatat(i32 noundef %0, i8* noundef %1, %struct.stat* noundef nonnull %6, i32 noundef %8) #8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %64

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 2
  %13 = bitcast i64* %12 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %13, i8 0, i64 248, i1 false)
  %14 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 0
  store i32 2047, i32* %14, align 8, !tbaa !13
  %15 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 9
  %16 = load i64, i64* %15, align 8, !tbaa !17
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 1
  store i32 %17, i32* %18, align 4, !tbaa !19
  %19 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 2
  %20 = load i64, i64* %19, align 8, !tbaa !20
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 3
  store i32 %21, i32* %22, align 8, !tbaa !21
  %23 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 4
  %24 = load i32, i32* %23, align 4, !tbaa !22
  %25 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 4
  store i32 %24, i32* %25, align 4, !tbaa !23
  %26 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 5
  %27 = load i32, i32* %26, align 8, !tbaa !24
  %28 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 5
  store i32 %27, i32* %28, align 8, !tbaa !25
  %29 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 3
  %30 = load i32, i32* %29, align 8, !tbaa !26
  %31 = trunc i32 %30 to i16
  %32 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 6
  store i16 %31, i16* %32, align 4, !tbaa !27
  %33 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 1
  %34 = load i64, i64* %33, align 8, !tbaa !28
  %35 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 8
  store i64 %34, i64* %35, align 8, !tbaa !29
  %36 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 8
  %37 = load i64, i64* %36, align 8, !tbaa !30
  %38 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 9
  store i64 %37, i64* %38, align 8, !tbaa !31
  %39 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 10
  %40 = load i64, i64* %39, align 8, !tbaa !32
  %41 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 10
  store i64 %40, i64* %41, align 8, !tbaa !33
  %42 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 11, i32 0
  %43 = load i64, i64* %42, align 8, !tbaa !34
  %44 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 12, i32 0
  store i64 %43, i64* %44, align 8, !tbaa !35
  %45 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 11, i32 1
  %46 = load i64, i64* %45, align 8, !tbaa !36
  %47 = trunc i64 %46 to i32
  %48 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 12, i32 1
  store i32 %47, i32* %48, align 8, !tbaa !37
  %49 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 13, i32 0
  %50 = load i64, i64* %49, align 8, !tbaa !38
  %51 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 14, i32 0
  store i64 %50, i64* %51, align 8, !tbaa !39
  %52 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 13, i32 1
  %53 = load i64, i64* %52, align 8, !tbaa !40
  %54 = trunc i64 %53 to i32
  %55 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 14, i32 1
  store i32 %54, i32* %55, align 8, !tbaa !41
  %56 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 12, i32 0
  %57 = load i64, i64* %56, align 8, !tbaa !42
  %58 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 15, i32 0
  store i64 %57, i64* %58, align 8, !tbaa !43
  %59 = getelementptr inbounds %struct.stat, %struct.stat* %6, i64 0, i32 12, i32 1
  %60 = load i64, i64* %59, align 8, !tbaa !44
  %61 = trunc i64 %60 to i32
  %62 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 15, i32 1
  store i32 %61, i32* %62, align 8, !tbaa !45
  %63 = getelementptr inbounds %struct.statx, %struct.statx* %4, i64 0, i32 19
  store i32 1, i32* %63, align 4, !tbaa !46
  br label %64

64:                                               ; preds = %5, %11
  %65 = phi i32 [ 0, %11 ], [ -1, %5 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %7) #7
  ret i32 %65
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i32 @faccessat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #8
  %6 = icmp eq i8* %5, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @access(i8* noundef nonnull %5, i32 noundef %2) #9
  tail call void @free(i8* noundef nonnull %5) #9
  br label %9

9:                                                ; preds = %4, %7
  %10 = phi i32 [ %8, %7 ], [ -1, %4 ]
  ret i32 %10
}

; Function Attrs: optsize
declare dso_local i32 @access(i8* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @fchmodat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = and i32 %3, 256
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = tail call i32* @__errno_location() #9
  store i32 95, i32* %8, align 4, !tbaa !11
  br label %14

9:                                                ; preds = %4
  %10 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #8
  %11 = icmp eq i8* %10, null
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  %13 = tail call i32 @chmod(i8* noundef nonnull %10, i32 noundef %2) #9
  tail call void @free(i8* noundef nonnull %10) #9
  br label %14

14:                                               ; preds = %12, %9, %7
  %15 = phi i32 [ -1, %7 ], [ %13, %12 ], [ -1, %9 ]
  ret i32 %15
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @chmod(i8* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @lchmod(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32* @__errno_location() #9
  store i32 95, i32* %3, align 4, !tbaa !11
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @fchownat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @chown(i8* noundef nonnull %6, i32 noundef %2, i32 noundef %3) #9
  tail call void @free(i8* noundef nonnull %6) #9
  br label %10

10:                                               ; preds = %5, %8
  %11 = phi i32 [ %9, %8 ], [ -1, %5 ]
  ret i32 %11
}

; Function Attrs: optsize
declare dso_local i32 @chown(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @mkdirat(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #8
  %5 = icmp eq i8* %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call i32 @mkdir(i8* noundef nonnull %4, i32 noundef %2) #9
  tail call void @free(i8* noundef nonnull %4) #9
  br label %8

8:                                                ; preds = %3, %6
  %9 = phi i32 [ %7, %6 ], [ -1, %3 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @mkdir(i8* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @unlinkat(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #8
  %5 = icmp eq i8* %4, null
  br i1 %5, label %15, label %6

6:                                                ; preds = %3
  %7 = and i32 %2, 512
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = tail call i32 @rmdir(i8* noundef nonnull %4) #9
  br label %13

11:                                               ; preds = %6
  %12 = tail call i32 @unlink(i8* noundef nonnull %4) #9
  br label %13

13:                                               ; preds = %11, %9
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ]
  tail call void @free(i8* noundef nonnull %4) #9
  br label %15

15:                                               ; preds = %3, %13
  %16 = phi i32 [ %14, %13 ], [ -1, %3 ]
  ret i32 %16
}

; Function Attrs: optsize
declare dso_local i32 @rmdir(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @unlink(i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i64 @readlinkat(i32 noundef %0, i8* noundef %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #8
  %6 = icmp eq i8* %5, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = tail call i64 @readlink(i8* noundef nonnull %5, i8* noundef %2, i64 noundef %3) #9
  tail call void @free(i8* noundef nonnull %5) #9
  br label %9

9:                                                ; preds = %4, %7
  %10 = phi i64 [ %8, %7 ], [ -1, %4 ]
  ret i64 %10
}

; Function Attrs: optsize
declare dso_local i64 @readlink(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i64 @__readlink_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__chk_fail() #10
  unreachable

7:                                                ; preds = %4
  %8 = tail call i64 @readlink(i8* noundef %0, i8* noundef %1, i64 noundef %2) #9
  ret i64 %8
}

; Function Attrs: noreturn optsize
declare dso_local void @__chk_fail() local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i64 @__readlinkat_chk(i32 noundef %0, i8* noundef %1, i8* noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = icmp ugt i64 %3, %4
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  tail call void @__chk_fail() #10
  unreachable

8:                                                ; preds = %5
  %9 = tail call i64 @readlinkat(i32 noundef %0, i8* noundef %1, i8* noundef %2, i64 noundef %3) #8
  ret i64 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @symlinkat(i8* noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i8* @below(i32 noundef %1, i8* noundef %2) #8
  %5 = icmp eq i8* %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call i32 @symlink(i8* noundef %0, i8* noundef nonnull %4) #9
  tail call void @free(i8* noundef nonnull %4) #9
  br label %8

8:                                                ; preds = %3, %6
  %9 = phi i32 [ %7, %6 ], [ -1, %3 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @symlink(i8* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @renameat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #9
  %6 = icmp eq i8* %5, null
  br i1 %6, label %12, label %7

7:                                                ; preds = %4
  %8 = tail call fastcc i8* @below(i32 noundef %2, i8* noundef %3) #9
  %9 = icmp eq i8* %8, null
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = tail call i32 @rename(i8* noundef nonnull %5, i8* noundef nonnull %8) #9, !callees !47
  br label %12

12:                                               ; preds = %4, %7, %10
  %13 = phi i8* [ %8, %10 ], [ null, %7 ], [ null, %4 ]
  %14 = phi i32 [ %11, %10 ], [ -1, %7 ], [ -1, %4 ]
  tail call void @free(i8* noundef %5) #9
  tail call void @free(i8* noundef %13) #9
  ret i32 %14
}

; Function Attrs: optsize
declare dso_local i32 @rename(i8* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @renameat2(i32 noundef %0, i8* noundef %1, i32 noundef %2, i8* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.stat, align 8
  %7 = icmp ult i32 %4, 2
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32* @__errno_location() #9
  store i32 22, i32* %9, align 4, !tbaa !11
  br label %27

10:                                               ; preds = %5
  %11 = icmp eq i32 %4, 0
  br i1 %11, label %25, label %12

12:                                               ; preds = %10
  %13 = bitcast %struct.stat* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %13) #7
  %14 = tail call i32* @__errno_location() #9
  %15 = load i32, i32* %14, align 4, !tbaa !11
  %16 = call i32 @fstatat(i32 noundef %0, i8* noundef %1, %struct.stat* noundef nonnull %6, i32 noundef 256) #8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %12
  %19 = call i32 @fstatat(i32 noundef %2, i8* noundef %3, %struct.stat* noundef nonnull %6, i32 noundef 256) #8
  %20 = icmp eq i32 %19, 0
  %21 = call i32* @__errno_location() #9
  br i1 %20, label %22, label %24

22:                                               ; preds = %18
  store i32 17, i32* %21, align 4, !tbaa !11
  br label %23

23:                                               ; preds = %22, %12
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %13) #7
  br label %27

24:                                               ; preds = %18
  store i32 %15, i32* %21, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %13) #7
  br label %25

25:                                               ; preds = %24, %10
  %26 = call i32 @renameat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i8* noundef %3) #8
  br label %27

27:                                               ; preds = %23, %25, %8
  %28 = phi i32 [ -1, %8 ], [ %26, %25 ], [ -1, %23 ]
  ret i32 %28
}

; Function Attrs: nounwind optsize
define dso_local i32 @linkat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i8* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = and i32 %4, -5121
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32* @__errno_location() #9
  store i32 22, i32* %9, align 4, !tbaa !11
  br label %24

10:                                               ; preds = %5
  %11 = and i32 %4, 1024
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 (i8*, i8*)* @link_itself, i32 (i8*, i8*)* @link_followed
  %14 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #9
  %15 = icmp eq i8* %14, null
  br i1 %15, label %21, label %16

16:                                               ; preds = %10
  %17 = tail call fastcc i8* @below(i32 noundef %2, i8* noundef %3) #9
  %18 = icmp eq i8* %17, null
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = tail call i32 %13(i8* noundef nonnull %14, i8* noundef nonnull %17) #9, !callees !47
  br label %21

21:                                               ; preds = %10, %16, %19
  %22 = phi i8* [ %17, %19 ], [ null, %16 ], [ null, %10 ]
  %23 = phi i32 [ %20, %19 ], [ -1, %16 ], [ -1, %10 ]
  tail call void @free(i8* noundef %14) #9
  tail call void @free(i8* noundef %22) #9
  br label %24

24:                                               ; preds = %21, %8
  %25 = phi i32 [ -1, %8 ], [ %23, %21 ]
  ret i32 %25
}

; Function Attrs: nounwind optsize
define internal i32 @link_followed(i8* noundef %0, i8* noundef %1) unnamed_addr #0 {
  %3 = tail call i32 @__sv_link(i8* noundef %0, i8* noundef %1, i32 noundef 1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal i32 @link_itself(i8* noundef %0, i8* noundef %1) unnamed_addr #0 {
  %3 = tail call i32 @__sv_link(i8* noundef %0, i8* noundef %1, i32 noundef 0) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @fchdir(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #9
  %3 = icmp eq %struct.sv_inode* %2, null
  br i1 %3, label %4, label %9

4:                                                ; preds = %1
  %5 = tail call i32 @__sv_is_console(i32 noundef %0) #9
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %17, label %7

7:                                                ; preds = %4
  %8 = tail call i32* @__errno_location() #9
  store i32 20, i32* %8, align 4, !tbaa !11
  br label %17

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %2, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !5
  %12 = and i32 %11, 61440
  %13 = icmp eq i32 %12, 16384
  br i1 %13, label %16, label %14

14:                                               ; preds = %9
  %15 = tail call i32* @__errno_location() #9
  store i32 20, i32* %15, align 4, !tbaa !11
  br label %17

16:                                               ; preds = %9
  tail call void @__sv_set_directory(%struct.sv_inode* noundef nonnull %2) #9
  br label %17

17:                                               ; preds = %7, %4, %16, %14
  %18 = phi i32 [ -1, %14 ], [ 0, %16 ], [ -1, %4 ], [ -1, %7 ]
  ret i32 %18
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__sv_set_directory(%struct.sv_inode* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @mknod(i8* noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @make_node(i8* noundef %0, i32 noundef %1) #8
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @make_node(i8* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = and i32 %1, 61440
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, i32 32768, i32 %5
  %8 = tail call i32 @__sv_is_taken(i8* noundef %0) #9
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %2
  %11 = tail call i32* @__errno_location() #9
  store i32 17, i32* %11, align 4, !tbaa !11
  br label %27

12:                                               ; preds = %2
  %13 = trunc i32 %7 to i16
  switch i16 %13, label %14 [
    i16 -32768, label %16
    i16 4096, label %16
  ]

14:                                               ; preds = %12
  %15 = tail call i32* @__errno_location() #9
  store i32 1, i32* %15, align 4, !tbaa !11
  br label %27

16:                                               ; preds = %12, %12
  %17 = and i32 %1, 511
  %18 = load i32, i32* @__sv_umask, align 4, !tbaa !11
  %19 = xor i32 %18, -1
  %20 = and i32 %17, %19
  %21 = or i32 %20, %7
  %22 = call %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %21, i32* noundef nonnull %3) #9
  %23 = icmp eq %struct.sv_inode* %22, null
  br i1 %23, label %24, label %27

24:                                               ; preds = %16
  %25 = load i32, i32* %3, align 4, !tbaa !11
  %26 = call i32* @__errno_location() #9
  store i32 %25, i32* %26, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %24, %16, %14, %10
  %28 = phi i32 [ -1, %10 ], [ -1, %14 ], [ -1, %24 ], [ 0, %16 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i32 %28
}

; Function Attrs: nounwind optsize
define dso_local i32 @mknodat(i32 noundef %0, i8* noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #8
  %6 = icmp eq i8* %5, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = tail call fastcc i32 @make_node(i8* noundef nonnull %5, i32 noundef %2) #8
  tail call void @free(i8* noundef nonnull %5) #9
  br label %9

9:                                                ; preds = %4, %7
  %10 = phi i32 [ %8, %7 ], [ -1, %4 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkfifo(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, 4095
  %4 = or i32 %3, 4096
  %5 = tail call fastcc i32 @make_node(i8* noundef %0, i32 noundef %4) #8
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkfifoat(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef %1) #8
  %5 = icmp eq i8* %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = and i32 %2, 4095
  %8 = or i32 %7, 4096
  %9 = tail call fastcc i32 @make_node(i8* noundef nonnull %4, i32 noundef %8) #8
  tail call void @free(i8* noundef nonnull %4) #9
  br label %10

10:                                               ; preds = %3, %6
  %11 = phi i32 [ %9, %6 ], [ -1, %3 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @futimens(i32 noundef %0, %struct.timespec* noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #9
  %4 = icmp eq %struct.sv_inode* %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = tail call i32 @__sv_is_console(i32 noundef %0) #9
  %7 = icmp eq i32 %6, 0
  %8 = sext i1 %7 to i32
  br label %11

9:                                                ; preds = %2
  %10 = tail call fastcc i32 @set_time(%struct.sv_inode* noundef nonnull %3, %struct.timespec* noundef %1) #8
  br label %11

11:                                               ; preds = %9, %5
  %12 = phi i32 [ %10, %9 ], [ %8, %5 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @set_time(%struct.sv_inode* noundef %0, %struct.timespec* noundef readonly %1) unnamed_addr #0 {
  %3 = alloca [2 x %struct.timespec*], align 16
  %4 = tail call i64 @time(i64* noundef null) #9
  %5 = bitcast [2 x %struct.timespec*]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %5) #7
  %6 = getelementptr inbounds [2 x %struct.timespec*], [2 x %struct.timespec*]* %3, i64 0, i64 0
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 14
  store %struct.timespec* %7, %struct.timespec** %6, align 16, !tbaa !48
  %8 = getelementptr inbounds [2 x %struct.timespec*], [2 x %struct.timespec*]* %3, i64 0, i64 1
  %9 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 15
  store %struct.timespec* %9, %struct.timespec** %8, align 8, !tbaa !48
  %10 = icmp eq %struct.timespec* %1, null
  br i1 %10, label %11, label %13

11:                                               ; preds = %12, %2
  br label %24

12:                                               ; preds = %13
  br i1 %14, label %13, label %11, !llvm.loop !49

13:                                               ; preds = %2, %12
  %14 = phi i1 [ false, %12 ], [ true, %2 ]
  %15 = phi i64 [ 1, %12 ], [ 0, %2 ]
  %16 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 %15, i32 1
  %17 = load i64, i64* %16, align 8, !tbaa !52
  %18 = and i64 %17, -2
  %19 = icmp ne i64 %18, 1073741822
  %20 = icmp ugt i64 %17, 999999999
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %12

22:                                               ; preds = %13
  %23 = tail call i32* @__errno_location() #9
  store i32 22, i32* %23, align 4, !tbaa !11
  br label %42

24:                                               ; preds = %11, %41
  %25 = phi i1 [ false, %41 ], [ true, %11 ]
  %26 = phi i64 [ 1, %41 ], [ 0, %11 ]
  br i1 %10, label %30, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 %26, i32 1
  %29 = load i64, i64* %28, align 8, !tbaa !52
  switch i64 %29, label %35 [
    i64 1073741823, label %30
    i64 1073741822, label %41
  ]

30:                                               ; preds = %27, %24
  %31 = getelementptr inbounds [2 x %struct.timespec*], [2 x %struct.timespec*]* %3, i64 0, i64 %26
  %32 = load %struct.timespec*, %struct.timespec** %31, align 8, !tbaa !48
  %33 = getelementptr inbounds %struct.timespec, %struct.timespec* %32, i64 0, i32 0
  store i64 %4, i64* %33, align 8, !tbaa.struct !53
  %34 = getelementptr inbounds %struct.timespec, %struct.timespec* %32, i64 0, i32 1
  store i64 0, i64* %34, align 8, !tbaa.struct !55
  br label %41

35:                                               ; preds = %27
  %36 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 %26
  %37 = getelementptr inbounds [2 x %struct.timespec*], [2 x %struct.timespec*]* %3, i64 0, i64 %26
  %38 = bitcast %struct.timespec** %37 to i8**
  %39 = load i8*, i8** %38, align 8, !tbaa !48
  %40 = bitcast %struct.timespec* %36 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %39, i8* noundef nonnull align 8 dereferenceable(16) %40, i64 16, i1 false), !tbaa.struct !53
  br label %41

41:                                               ; preds = %27, %30, %35
  br i1 %25, label %24, label %42, !llvm.loop !56

42:                                               ; preds = %41, %22
  %43 = phi i32 [ -1, %22 ], [ 0, %41 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %5) #7
  ret i32 %43
}

; Function Attrs: nounwind optsize
define dso_local i32 @utimensat(i32 noundef %0, i8* noundef %1, %struct.timespec* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7
  %7 = icmp eq i8* %1, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = tail call i32 @futimens(i32 noundef %0, %struct.timespec* noundef %2) #8
  br label %28

10:                                               ; preds = %4
  %11 = tail call fastcc i8* @below(i32 noundef %0, i8* noundef nonnull %1) #8
  %12 = icmp eq i8* %11, null
  br i1 %12, label %28, label %13

13:                                               ; preds = %10
  %14 = and i32 %3, 256
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %13
  %17 = call %struct.sv_inode* @__sv_lookup_link(i8* noundef nonnull %11, i32* noundef nonnull %5) #9
  br label %20

18:                                               ; preds = %13
  %19 = call %struct.sv_inode* @__sv_lookup(i8* noundef nonnull %11, i32* noundef nonnull %5) #9
  br label %20

20:                                               ; preds = %18, %16
  %21 = phi %struct.sv_inode* [ %17, %16 ], [ %19, %18 ]
  call void @free(i8* noundef nonnull %11) #9
  %22 = icmp eq %struct.sv_inode* %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %20
  %24 = call fastcc i32 @set_time(%struct.sv_inode* noundef nonnull %21, %struct.timespec* noundef %2) #8
  br label %28

25:                                               ; preds = %20
  %26 = load i32, i32* %5, align 4, !tbaa !11
  %27 = call i32* @__errno_location() #9
  store i32 %26, i32* %27, align 4, !tbaa !11
  br label %28

28:                                               ; preds = %10, %25, %23, %8
  %29 = phi i32 [ %9, %8 ], [ -1, %10 ], [ %24, %23 ], [ -1, %25 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7
  ret i32 %29
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup_link(i8* noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup(i8* noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @utime(i8* noundef %0, %struct.utimbuf* noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [2 x %struct.timespec], align 16
  %4 = bitcast [2 x %struct.timespec]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %4, i8 0, i64 32, i1 false)
  %5 = icmp eq %struct.utimbuf* %1, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.utimbuf, %struct.utimbuf* %1, i64 0, i32 0
  %8 = load i64, i64* %7, align 8, !tbaa !57
  %9 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %3, i64 0, i64 0, i32 0
  store i64 %8, i64* %9, align 16, !tbaa !59
  %10 = getelementptr inbounds %struct.utimbuf, %struct.utimbuf* %1, i64 0, i32 1
  %11 = load i64, i64* %10, align 8, !tbaa !60
  %12 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %3, i64 0, i64 1, i32 0
  store i64 %11, i64* %12, align 16, !tbaa !59
  br label %13

13:                                               ; preds = %6, %2
  %14 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %3, i64 0, i64 0
  %15 = select i1 %5, %struct.timespec* null, %struct.timespec* %14
  %16 = call fastcc i32 @set_path(i8* noundef %0, %struct.timespec* noundef %15) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #7
  ret i32 %16
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @set_path(i8* noundef %0, %struct.timespec* noundef %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7
  %5 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #9
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = call fastcc i32 @set_time(%struct.sv_inode* noundef nonnull %5, %struct.timespec* noundef %1) #8
  br label %12

9:                                                ; preds = %2
  %10 = load i32, i32* %3, align 4, !tbaa !11
  %11 = call i32* @__errno_location() #9
  store i32 %10, i32* %11, align 4, !tbaa !11
  br label %12

12:                                               ; preds = %9, %7
  %13 = phi i32 [ %8, %7 ], [ -1, %9 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @utimes(i8* noundef %0, %struct.timeval* noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [2 x %struct.timespec], align 16
  %4 = bitcast [2 x %struct.timespec]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #7
  %5 = icmp eq %struct.timeval* %1, null
  br i1 %5, label %6, label %10

6:                                                ; preds = %10, %2
  %7 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %3, i64 0, i64 0
  %8 = select i1 %5, %struct.timespec* null, %struct.timespec* %7
  %9 = call fastcc i32 @set_path(i8* noundef %0, %struct.timespec* noundef %8) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #7
  ret i32 %9

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.timeval, %struct.timeval* %1, i64 0, i32 0
  %12 = load i64, i64* %11, align 8, !tbaa !61
  %13 = getelementptr inbounds %struct.timeval, %struct.timeval* %1, i64 0, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !63
  %15 = mul nsw i64 %14, 1000
  %16 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %3, i64 0, i64 0, i32 0
  store i64 %12, i64* %16, align 16, !tbaa.struct !53
  %17 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %3, i64 0, i64 0, i32 1
  store i64 %15, i64* %17, align 8, !tbaa.struct !55
  %18 = getelementptr inbounds %struct.timeval, %struct.timeval* %1, i64 1, i32 0
  %19 = load i64, i64* %18, align 8, !tbaa !61
  %20 = getelementptr inbounds %struct.timeval, %struct.timeval* %1, i64 1, i32 1
  %21 = load i64, i64* %20, align 8, !tbaa !63
  %22 = mul nsw i64 %21, 1000
  %23 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %3, i64 0, i64 1, i32 0
  store i64 %19, i64* %23, align 16, !tbaa.struct !53
  %24 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %3, i64 0, i64 1, i32 1
  store i64 %22, i64* %24, align 8, !tbaa.struct !55
  br label %6
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nounwind optsize
define dso_local i32 @futimesat(i32 noundef %0, i8* noundef %1, %struct.timeval* noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @set_micro(i32 noundef %0, i8* noundef %1, %struct.timeval* noundef %2, i32 noundef 0) #8
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @set_micro(i32 noundef %0, i8* noundef %1, %struct.timeval* noundef readonly %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca [2 x %struct.timespec], align 16
  %6 = bitcast [2 x %struct.timespec]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %6) #7
  %7 = icmp eq %struct.timeval* %2, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %12, %4
  %9 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %5, i64 0, i64 0
  %10 = select i1 %7, %struct.timespec* null, %struct.timespec* %9
  %11 = call i32 @utimensat(i32 noundef %0, i8* noundef %1, %struct.timespec* noundef %10, i32 noundef %3) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %6) #7
  ret i32 %11

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.timeval, %struct.timeval* %2, i64 0, i32 0
  %14 = load i64, i64* %13, align 8, !tbaa !61
  %15 = getelementptr inbounds %struct.timeval, %struct.timeval* %2, i64 0, i32 1
  %16 = load i64, i64* %15, align 8, !tbaa !63
  %17 = mul nsw i64 %16, 1000
  %18 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %5, i64 0, i64 0, i32 0
  store i64 %14, i64* %18, align 16, !tbaa.struct !53
  %19 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %5, i64 0, i64 0, i32 1
  store i64 %17, i64* %19, align 8, !tbaa.struct !55
  %20 = getelementptr inbounds %struct.timeval, %struct.timeval* %2, i64 1, i32 0
  %21 = load i64, i64* %20, align 8, !tbaa !61
  %22 = getelementptr inbounds %struct.timeval, %struct.timeval* %2, i64 1, i32 1
  %23 = load i64, i64* %22, align 8, !tbaa !63
  %24 = mul nsw i64 %23, 1000
  %25 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %5, i64 0, i64 1, i32 0
  store i64 %21, i64* %25, align 16, !tbaa.struct !53
  %26 = getelementptr inbounds [2 x %struct.timespec], [2 x %struct.timespec]* %5, i64 0, i64 1, i32 1
  store i64 %24, i64* %26, align 8, !tbaa.struct !55
  br label %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @lutimes(i8* noundef %0, %struct.timeval* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @set_micro(i32 noundef -100, i8* noundef %0, %struct.timeval* noundef %1, i32 noundef 256) #8
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @futimes(i32 noundef %0, %struct.timeval* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @set_micro(i32 noundef %0, i8* noundef null, %struct.timeval* noundef %1, i32 noundef 0) #8
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @sprintf(i8* noundef, i8* noundef, ...) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__sv_link(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__sv_is_taken(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_create(i8* noundef, i32 noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @time(i64* noundef) local_unnamed_addr #3

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !8, i64 44}
!6 = !{!"sv_inode", !7, i64 0, !8, i64 8, !7, i64 16, !9, i64 24, !9, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !7, i64 72, !10, i64 80, !10, i64 96, !3, i64 112}
!7 = !{!"any pointer", !3, i64 0}
!8 = !{!"int", !3, i64 0}
!9 = !{!"long", !3, i64 0}
!10 = !{!"timespec", !9, i64 0, !9, i64 8}
!11 = !{!8, !8, i64 0}
!12 = !{!6, !7, i64 0}
!13 = !{!14, !8, i64 0}
!14 = !{!"statx", !8, i64 0, !8, i64 4, !9, i64 8, !8, i64 16, !8, i64 20, !8, i64 24, !15, i64 28, !15, i64 30, !9, i64 32, !9, i64 40, !9, i64 48, !9, i64 56, !16, i64 64, !16, i64 80, !16, i64 96, !16, i64 112, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !3, i64 144}
!15 = !{!"short", !3, i64 0}
!16 = !{!"statx_time", !9, i64 0, !8, i64 8, !8, i64 12}
!17 = !{!18, !9, i64 56}
!18 = !{!"stat", !9, i64 0, !9, i64 8, !9, i64 16, !8, i64 24, !8, i64 28, !8, i64 32, !8, i64 36, !9, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !10, i64 72, !10, i64 88, !10, i64 104, !3, i64 120}
!19 = !{!14, !8, i64 4}
!20 = !{!18, !9, i64 16}
!21 = !{!14, !8, i64 16}
!22 = !{!18, !8, i64 28}
!23 = !{!14, !8, i64 20}
!24 = !{!18, !8, i64 32}
!25 = !{!14, !8, i64 24}
!26 = !{!18, !8, i64 24}
!27 = !{!14, !15, i64 28}
!28 = !{!18, !9, i64 8}
!29 = !{!14, !9, i64 32}
!30 = !{!18, !9, i64 48}
!31 = !{!14, !9, i64 40}
!32 = !{!18, !9, i64 64}
!33 = !{!14, !9, i64 48}
!34 = !{!18, !9, i64 72}
!35 = !{!14, !9, i64 64}
!36 = !{!18, !9, i64 80}
!37 = !{!14, !8, i64 72}
!38 = !{!18, !9, i64 104}
!39 = !{!14, !9, i64 96}
!40 = !{!18, !9, i64 112}
!41 = !{!14, !8, i64 104}
!42 = !{!18, !9, i64 88}
!43 = !{!14, !9, i64 112}
!44 = !{!18, !9, i64 96}
!45 = !{!14, !8, i64 120}
!46 = !{!14, !8, i64 140}
!47 = !{i32 (i8*, i8*)* @link_followed, i32 (i8*, i8*)* @link_itself, i32 (i8*, i8*)* @rename}
!48 = !{!7, !7, i64 0}
!49 = distinct !{!49, !50, !51}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !{!10, !9, i64 8}
!53 = !{i64 0, i64 8, !54, i64 8, i64 8, !54}
!54 = !{!9, !9, i64 0}
!55 = !{i64 0, i64 8, !54}
!56 = distinct !{!56, !50, !51}
!57 = !{!58, !9, i64 0}
!58 = !{!"utimbuf", !9, i64 0, !9, i64 8}
!59 = !{!10, !9, i64 0}
!60 = !{!58, !9, i64 8}
!61 = !{!62, !9, i64 0}
!62 = !{!"timeval", !9, i64 0, !9, i64 8}
!63 = !{!62, !9, i64 8}
