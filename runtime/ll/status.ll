; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/status.c
; ModuleID = 'runtime/c/status.c'
source_filename = "runtime/c/status.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.sv_inode = type { %struct.sv_inode*, i8*, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i64 }
%struct.utimbuf = type { i64, i64 }
%struct.timeval = type { i64, i64 }
%struct.DIR = type { i32, i8*, i64, %struct.sv_inode*, %struct.dirent }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@umask.current = internal unnamed_addr global i32 18, align 4
@.str = private unnamed_addr constant [3 x i8] c"..\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c".\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @fstat(i32 noundef %0, %struct.stat* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #8
  %4 = icmp eq %struct.sv_inode* %3, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = tail call i32 @__sv_is_console(i32 noundef %0) #8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5, %2
  tail call fastcc void @fill(%struct.sv_inode* noundef %3, %struct.stat* noundef %1) #9
  br label %9

9:                                                ; preds = %5, %8
  %10 = phi i32 [ 0, %8 ], [ -1, %5 ]
  ret i32 %10
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define internal fastcc void @fill(%struct.sv_inode* noundef readonly %0, %struct.stat* nocapture noundef writeonly %1) unnamed_addr #3 {
  %3 = bitcast %struct.stat* %1 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %3, i8 0, i64 144, i1 false)
  %4 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 9
  store i64 4096, i64* %4, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 2
  store i64 1, i64* %5, align 8, !tbaa !9
  %6 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 5
  store i32 1000, i32* %6, align 8, !tbaa !10
  %7 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 4
  store i32 1000, i32* %7, align 4, !tbaa !11
  %8 = icmp eq %struct.sv_inode* %0, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 7
  store i64 34816, i64* %10, align 8, !tbaa !12
  br label %30

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 0
  store i64 1, i64* %12, align 8, !tbaa !13
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 7
  %14 = load i32, i32* %13, align 8, !tbaa !14
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  store i64 %15, i64* %16, align 8, !tbaa !17
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 6
  %18 = load i32, i32* %17, align 4, !tbaa !18
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %20 = load i64, i64* %19, align 8, !tbaa !19
  %21 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 8
  store i64 %20, i64* %21, align 8, !tbaa !20
  %22 = add i64 %20, 511
  %23 = lshr i64 %22, 9
  %24 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 10
  store i64 %23, i64* %24, align 8, !tbaa !21
  %25 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 11
  %26 = load i64, i64* %25, align 8, !tbaa !22
  %27 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 13, i32 0
  store i64 %26, i64* %27, align 8, !tbaa !23
  %28 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 12, i32 0
  store i64 %26, i64* %28, align 8, !tbaa !24
  %29 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 11, i32 0
  store i64 %26, i64* %29, align 8, !tbaa !25
  br label %30

30:                                               ; preds = %11, %9
  %31 = phi i32 [ 8592, %9 ], [ %18, %11 ]
  %32 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  store i32 %31, i32* %32, align 8
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @stat(i8* noundef %0, %struct.stat* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #10
  %5 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #8
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !tbaa !26
  %9 = call i32* @__errno_location() #8
  store i32 %8, i32* %9, align 4, !tbaa !26
  br label %36

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  %12 = bitcast i64* %11 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %12, i8 0, i64 136, i1 false) #10
  %13 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 9
  store i64 4096, i64* %13, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 2
  store i64 1, i64* %14, align 8, !tbaa !9
  %15 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 5
  store i32 1000, i32* %15, align 8, !tbaa !10
  %16 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 4
  store i32 1000, i32* %16, align 4, !tbaa !11
  %17 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 0
  store i64 1, i64* %17, align 8, !tbaa !13
  %18 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 7
  %19 = load i32, i32* %18, align 8, !tbaa !14
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  store i64 %20, i64* %21, align 8, !tbaa !17
  %22 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 6
  %23 = load i32, i32* %22, align 4, !tbaa !18
  %24 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 3
  %25 = load i64, i64* %24, align 8, !tbaa !19
  %26 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 8
  store i64 %25, i64* %26, align 8, !tbaa !20
  %27 = add i64 %25, 511
  %28 = lshr i64 %27, 9
  %29 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 10
  store i64 %28, i64* %29, align 8, !tbaa !21
  %30 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 11
  %31 = load i64, i64* %30, align 8, !tbaa !22
  %32 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 13, i32 0
  store i64 %31, i64* %32, align 8, !tbaa !23
  %33 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 12, i32 0
  store i64 %31, i64* %33, align 8, !tbaa !24
  %34 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 11, i32 0
  store i64 %31, i64* %34, align 8, !tbaa !25
  %35 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  store i32 %23, i32* %35, align 8
  br label %36

36:                                               ; preds = %10, %7
  %37 = phi i32 [ 0, %10 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #10
  ret i32 %37
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup(i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @lstat(i8* noundef %0, %struct.stat* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #10
  %5 = call %struct.sv_inode* @__sv_lookup_link(i8* noundef %0, i32* noundef nonnull %3) #8
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !tbaa !26
  %9 = call i32* @__errno_location() #8
  store i32 %8, i32* %9, align 4, !tbaa !26
  br label %36

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  %12 = bitcast i64* %11 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %12, i8 0, i64 136, i1 false) #10
  %13 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 9
  store i64 4096, i64* %13, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 2
  store i64 1, i64* %14, align 8, !tbaa !9
  %15 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 5
  store i32 1000, i32* %15, align 8, !tbaa !10
  %16 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 4
  store i32 1000, i32* %16, align 4, !tbaa !11
  %17 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 0
  store i64 1, i64* %17, align 8, !tbaa !13
  %18 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 7
  %19 = load i32, i32* %18, align 8, !tbaa !14
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  store i64 %20, i64* %21, align 8, !tbaa !17
  %22 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 6
  %23 = load i32, i32* %22, align 4, !tbaa !18
  %24 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 3
  %25 = load i64, i64* %24, align 8, !tbaa !19
  %26 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 8
  store i64 %25, i64* %26, align 8, !tbaa !20
  %27 = add i64 %25, 511
  %28 = lshr i64 %27, 9
  %29 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 10
  store i64 %28, i64* %29, align 8, !tbaa !21
  %30 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 11
  %31 = load i64, i64* %30, align 8, !tbaa !22
  %32 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 13, i32 0
  store i64 %31, i64* %32, align 8, !tbaa !23
  %33 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 12, i32 0
  store i64 %31, i64* %33, align 8, !tbaa !24
  %34 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 11, i32 0
  store i64 %31, i64* %34, align 8, !tbaa !25
  %35 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  store i32 %23, i32* %35, align 8
  br label %36

36:                                               ; preds = %10, %7
  %37 = phi i32 [ 0, %10 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #10
  ret i32 %37
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup_link(i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @stat64(i8* noundef %0, %struct.stat* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call i32 @stat(i8* noundef %0, %struct.stat* noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @lstat64(i8* noundef %0, %struct.stat* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call i32 @lstat(i8* noundef %0, %struct.stat* noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @fstat64(i32 noundef %0, %struct.stat* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call i32 @fstat(i32 noundef %0, %struct.stat* noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @__xstat(i32 noundef %0, i8* noundef %1, %struct.stat* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call i32 @stat(i8* noundef %1, %struct.stat* noundef %2) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__lxstat(i32 noundef %0, i8* noundef %1, %struct.stat* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call i32 @lstat(i8* noundef %1, %struct.stat* noundef %2) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fxstat(i32 noundef %0, i32 noundef %1, %struct.stat* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call i32 @fstat(i32 noundef %1, %struct.stat* noundef %2) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__xstat64(i32 noundef %0, i8* noundef %1, %struct.stat* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call i32 @stat(i8* noundef %1, %struct.stat* noundef %2) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__lxstat64(i32 noundef %0, i8* noundef %1, %struct.stat* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call i32 @lstat(i8* noundef %1, %struct.stat* noundef %2) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fxstat64(i32 noundef %0, i32 noundef %1, %struct.stat* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call i32 @fstat(i32 noundef %1, %struct.stat* noundef %2) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @link(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32* @__errno_location() #8
  store i32 1, i32* %3, align 4, !tbaa !26
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @access(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #10
  %5 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #8
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !tbaa !26
  br label %17

9:                                                ; preds = %2
  %10 = and i32 %1, 7
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 6
  %12 = load i32, i32* %11, align 4, !tbaa !18
  %13 = lshr i32 %12, 6
  %14 = xor i32 %13, -1
  %15 = and i32 %10, %14
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %9, %7
  %18 = phi i32 [ %8, %7 ], [ 13, %9 ]
  %19 = call i32* @__errno_location() #8
  store i32 %18, i32* %19, align 4, !tbaa !26
  br label %20

20:                                               ; preds = %17, %9
  %21 = phi i32 [ 0, %9 ], [ -1, %17 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #10
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local i32 @euidaccess(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @access(i8* noundef %0, i32 noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @eaccess(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @access(i8* noundef %0, i32 noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @chmod(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #10
  %5 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #8
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !tbaa !26
  %9 = call i32* @__errno_location() #8
  store i32 %8, i32* %9, align 4, !tbaa !26
  br label %16

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 6
  %12 = load i32, i32* %11, align 4, !tbaa !18
  %13 = and i32 %12, 61440
  %14 = and i32 %1, 4095
  %15 = or i32 %13, %14
  store i32 %15, i32* %11, align 4, !tbaa !18
  br label %16

16:                                               ; preds = %10, %7
  %17 = phi i32 [ 0, %10 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #10
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @fchmod(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #8
  %4 = icmp eq %struct.sv_inode* %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = tail call i32 @__sv_is_console(i32 noundef %0) #8
  %7 = icmp eq i32 %6, 0
  %8 = sext i1 %7 to i32
  br label %15

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !18
  %12 = and i32 %11, 61440
  %13 = and i32 %1, 4095
  %14 = or i32 %12, %13
  store i32 %14, i32* %10, align 4, !tbaa !18
  br label %15

15:                                               ; preds = %9, %5
  %16 = phi i32 [ 0, %9 ], [ %8, %5 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local i32 @chown(i8* noundef %0, i32 %1, i32 %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #10
  %6 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %4) #8
  %7 = icmp eq %struct.sv_inode* %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = load i32, i32* %4, align 4, !tbaa !26
  %10 = call i32* @__errno_location() #8
  store i32 %9, i32* %10, align 4, !tbaa !26
  br label %11

11:                                               ; preds = %3, %8
  %12 = phi i32 [ -1, %8 ], [ 0, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #10
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @lchown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @chown(i8* noundef %0, i32 undef, i32 undef) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @fchown(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #8
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = tail call i32 @__sv_is_console(i32 noundef %0) #8
  %8 = icmp eq i32 %7, 0
  %9 = sext i1 %8 to i32
  br label %10

10:                                               ; preds = %6, %3
  %11 = phi i32 [ 0, %3 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @umask(i32 noundef %0) local_unnamed_addr #4 {
  %2 = load i32, i32* @umask.current, align 4, !tbaa !26
  %3 = and i32 %0, 511
  store i32 %3, i32* @umask.current, align 4, !tbaa !26
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @utime(i8* noundef %0, %struct.utimbuf* noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #10
  %5 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #8
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !tbaa !26
  %9 = call i32* @__errno_location() #8
  store i32 %8, i32* %9, align 4, !tbaa !26
  br label %20

10:                                               ; preds = %2
  %11 = icmp eq %struct.utimbuf* %1, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %10
  %13 = getelementptr inbounds %struct.utimbuf, %struct.utimbuf* %1, i64 0, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !27
  br label %17

15:                                               ; preds = %10
  %16 = call i64 @time(i64* noundef null) #8
  br label %17

17:                                               ; preds = %15, %12
  %18 = phi i64 [ %14, %12 ], [ %16, %15 ]
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 11
  store i64 %18, i64* %19, align 8, !tbaa !22
  br label %20

20:                                               ; preds = %17, %7
  %21 = phi i32 [ 0, %17 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #10
  ret i32 %21
}

; Function Attrs: optsize
declare dso_local i64 @time(i64* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @utimes(i8* noundef %0, %struct.timeval* noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.utimbuf, align 8
  %4 = bitcast %struct.utimbuf* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #10
  %5 = icmp eq %struct.timeval* %1, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.timeval, %struct.timeval* %1, i64 0, i32 0
  %8 = load i64, i64* %7, align 8, !tbaa !29
  %9 = getelementptr inbounds %struct.timeval, %struct.timeval* %1, i64 1, i32 0
  %10 = load i64, i64* %9, align 8, !tbaa !29
  %11 = getelementptr inbounds %struct.utimbuf, %struct.utimbuf* %3, i64 0, i32 0
  store i64 %8, i64* %11, align 8, !tbaa.struct !31
  %12 = getelementptr inbounds %struct.utimbuf, %struct.utimbuf* %3, i64 0, i32 1
  store i64 %10, i64* %12, align 8, !tbaa.struct !33
  br label %13

13:                                               ; preds = %6, %2
  %14 = phi %struct.utimbuf* [ %3, %6 ], [ null, %2 ]
  %15 = call i32 @utime(i8* noundef %0, %struct.utimbuf* noundef %14) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #10
  ret i32 %15
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind optsize
define dso_local %struct.DIR* @fdopendir(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #8
  %3 = icmp eq %struct.sv_inode* %2, null
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = tail call i32 @__sv_is_console(i32 noundef %0) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %28, label %12

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %2, i64 0, i32 6
  %9 = load i32, i32* %8, align 4, !tbaa !18
  %10 = and i32 %9, 61440
  %11 = icmp eq i32 %10, 16384
  br i1 %11, label %14, label %12

12:                                               ; preds = %4, %7
  %13 = tail call i32* @__errno_location() #8
  store i32 20, i32* %13, align 4, !tbaa !26
  br label %28

14:                                               ; preds = %7
  %15 = tail call i8* @calloc(i64 noundef 1, i64 noundef 312) #8
  %16 = icmp eq i8* %15, null
  br i1 %16, label %28, label %17

17:                                               ; preds = %14
  %18 = bitcast i8* %15 to %struct.DIR*
  %19 = bitcast i8* %15 to i32*
  store i32 %0, i32* %19, align 8, !tbaa !34
  %20 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %2, i64 0, i32 1
  %21 = load i8*, i8** %20, align 8, !tbaa !38
  %22 = tail call i8* @strdup(i8* noundef %21) #8
  %23 = getelementptr inbounds i8, i8* %15, i64 8
  %24 = bitcast i8* %23 to i8**
  store i8* %22, i8** %24, align 8, !tbaa !39
  %25 = tail call %struct.sv_inode* @__sv_all_inodes() #8
  %26 = getelementptr inbounds i8, i8* %15, i64 24
  %27 = bitcast i8* %26 to %struct.sv_inode**
  store %struct.sv_inode* %25, %struct.sv_inode** %27, align 8, !tbaa !40
  br label %28

28:                                               ; preds = %17, %14, %4, %12
  %29 = phi %struct.DIR* [ null, %12 ], [ null, %4 ], [ %18, %17 ], [ null, %14 ]
  ret %struct.DIR* %29
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_all_inodes() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.DIR* @opendir(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 65536) #8
  %3 = icmp slt i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call %struct.DIR* @fdopendir(i32 noundef %2) #9
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi %struct.DIR* [ %5, %4 ], [ null, %1 ]
  ret %struct.DIR* %7
}

; Function Attrs: optsize
declare dso_local i32 @open(i8* noundef, i32 noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @dirfd(%struct.DIR* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !34
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.dirent* @readdir(%struct.DIR* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 2
  %3 = load i64, i64* %2, align 8, !tbaa !41
  %4 = icmp slt i64 %3, 2
  %5 = icmp eq i64 %3, 0
  %6 = select i1 %5, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)
  br i1 %4, label %55, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 3
  %9 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 1
  %10 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !40
  %11 = icmp eq %struct.sv_inode* %10, null
  br i1 %11, label %68, label %12

12:                                               ; preds = %7, %37
  %13 = phi %struct.sv_inode* [ %40, %37 ], [ %10, %7 ]
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %13, i64 0, i32 1
  %15 = load i8*, i8** %14, align 8, !tbaa !38
  %16 = icmp eq i8* %15, null
  br i1 %16, label %37, label %17

17:                                               ; preds = %12
  %18 = load i8*, i8** %9, align 8, !tbaa !39
  %19 = tail call i64 @strlen(i8* noundef %18) #8
  %20 = icmp eq i64 %19, 1
  %21 = select i1 %20, i64 0, i64 %19
  %22 = tail call i32 @strncmp(i8* noundef nonnull %15, i8* noundef %18, i64 noundef %21) #8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %37

24:                                               ; preds = %17
  %25 = getelementptr inbounds i8, i8* %15, i64 %21
  %26 = load i8, i8* %25, align 1, !tbaa !42
  %27 = icmp eq i8 %26, 47
  br i1 %27, label %28, label %37

28:                                               ; preds = %24
  %29 = add i64 %21, 1
  %30 = getelementptr inbounds i8, i8* %15, i64 %29
  %31 = load i8, i8* %30, align 1, !tbaa !42
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds i8, i8* %25, i64 1
  %35 = tail call i8* @strchr(i8* noundef nonnull %34, i32 noundef 47) #8
  %36 = icmp eq i8* %35, null
  br i1 %36, label %42, label %37

37:                                               ; preds = %33, %17, %24, %28, %12
  %38 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !40
  %39 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %38, i64 0, i32 0
  %40 = load %struct.sv_inode*, %struct.sv_inode** %39, align 8, !tbaa !43
  store %struct.sv_inode* %40, %struct.sv_inode** %8, align 8, !tbaa !40
  %41 = icmp eq %struct.sv_inode* %40, null
  br i1 %41, label %68, label %12

42:                                               ; preds = %33
  %43 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %13, i64 0, i32 7
  %44 = load i32, i32* %43, align 8, !tbaa !14
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %13, i64 0, i32 6
  %47 = load i32, i32* %46, align 4, !tbaa !18
  %48 = lshr i32 %47, 12
  %49 = trunc i32 %48 to i8
  %50 = and i8 %49, 15
  %51 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !40
  %52 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %51, i64 0, i32 0
  %53 = load %struct.sv_inode*, %struct.sv_inode** %52, align 8, !tbaa !43
  store %struct.sv_inode* %53, %struct.sv_inode** %8, align 8, !tbaa !40
  %54 = load i64, i64* %2, align 8, !tbaa !41
  br label %55

55:                                               ; preds = %42, %1
  %56 = phi i64 [ %3, %1 ], [ %54, %42 ]
  %57 = phi i8* [ %6, %1 ], [ %34, %42 ]
  %58 = phi i64 [ 1, %1 ], [ %45, %42 ]
  %59 = phi i8 [ 4, %1 ], [ %50, %42 ]
  %60 = add nsw i64 %56, 1
  store i64 %60, i64* %2, align 8, !tbaa !41
  %61 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 0
  store i64 %58, i64* %61, align 8, !tbaa.struct !44
  %62 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 1
  store i64 %60, i64* %62, align 8, !tbaa.struct !46
  %63 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 2
  store i16 280, i16* %63, align 8, !tbaa.struct !47
  %64 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 3
  store i8 %59, i8* %64, align 2, !tbaa.struct !48
  %65 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 4, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(261) %65, i8 0, i64 261, i1 false)
  %66 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4
  %67 = tail call i8* @strncpy(i8* noundef nonnull %65, i8* noundef nonnull %57, i64 noundef 255) #8
  br label %68

68:                                               ; preds = %37, %7, %55
  %69 = phi %struct.dirent* [ %66, %55 ], [ null, %7 ], [ null, %37 ]
  ret %struct.dirent* %69
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: optsize
declare dso_local i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.dirent* @readdir64(%struct.DIR* noundef %0) local_unnamed_addr #0 {
  %2 = tail call %struct.dirent* @readdir(%struct.DIR* noundef %0) #9
  ret %struct.dirent* %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @closedir(%struct.DIR* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !34
  %4 = tail call i32 @close(i32 noundef %3) #8
  %5 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !39
  tail call void @free(i8* noundef %6) #8
  %7 = bitcast %struct.DIR* %0 to i8*
  tail call void @free(i8* noundef %7) #8
  ret i32 0
}

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @rewinddir(%struct.DIR* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 2
  store i64 0, i64* %2, align 8, !tbaa !41
  %3 = tail call %struct.sv_inode* @__sv_all_inodes() #8
  %4 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 3
  store %struct.sv_inode* %3, %struct.sv_inode** %4, align 8, !tbaa !40
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @telldir(%struct.DIR* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 2
  %3 = load i64, i64* %2, align 8, !tbaa !41
  ret i64 %3
}

; Function Attrs: nounwind optsize
define dso_local void @seekdir(%struct.DIR* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 2
  store i64 0, i64* %3, align 8, !tbaa !41
  %4 = tail call %struct.sv_inode* @__sv_all_inodes() #8
  %5 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 3
  store %struct.sv_inode* %4, %struct.sv_inode** %5, align 8, !tbaa !40
  br label %6

6:                                                ; preds = %9, %2
  %7 = load i64, i64* %3, align 8, !tbaa !41
  %8 = icmp slt i64 %7, %1
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = tail call %struct.dirent* @readdir(%struct.DIR* noundef nonnull %0) #9
  %11 = icmp eq %struct.dirent* %10, null
  br i1 %11, label %12, label %6, !llvm.loop !49

12:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @versionsort(%struct.dirent** nocapture noundef readonly %0, %struct.dirent** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8, !tbaa !52
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8, !tbaa !52
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0
  %7 = tail call i32 @strverscmp(i8* noundef nonnull %4, i8* noundef nonnull %6) #8
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @strverscmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @alphasort(%struct.dirent** nocapture noundef readonly %0, %struct.dirent** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8, !tbaa !52
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8, !tbaa !52
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0
  %7 = tail call i32 @strcmp(i8* noundef nonnull %4, i8* noundef nonnull %6) #8
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @scandir(i8* noundef %0, %struct.dirent*** nocapture noundef writeonly %1, i32 (%struct.dirent*)* noundef readonly %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) local_unnamed_addr #0 {
  %5 = tail call %struct.DIR* @opendir(i8* noundef %0) #9
  %6 = icmp eq %struct.DIR* %5, null
  br i1 %6, label %39, label %7

7:                                                ; preds = %4
  %8 = icmp eq i32 (%struct.dirent*)* %2, null
  br label %9

9:                                                ; preds = %7, %19
  %10 = phi i64 [ 0, %7 ], [ %20, %19 ]
  %11 = phi i8* [ null, %7 ], [ %22, %19 ]
  br label %12

12:                                               ; preds = %9, %16
  %13 = tail call %struct.dirent* @readdir(%struct.DIR* noundef nonnull %5) #9
  %14 = icmp eq %struct.dirent* %13, null
  br i1 %14, label %28, label %15

15:                                               ; preds = %12
  br i1 %8, label %19, label %16

16:                                               ; preds = %15
  %17 = tail call i32 %2(%struct.dirent* noundef nonnull %13) #8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %12, label %19, !llvm.loop !53

19:                                               ; preds = %16, %15
  %20 = add nuw i64 %10, 1
  %21 = shl nuw nsw i64 %20, 3
  %22 = tail call i8* @realloc(i8* noundef %11, i64 noundef %21) #8
  %23 = bitcast i8* %22 to %struct.dirent**
  %24 = tail call i8* @malloc(i64 noundef 280) #8
  %25 = getelementptr inbounds %struct.dirent*, %struct.dirent** %23, i64 %10
  %26 = bitcast %struct.dirent** %25 to i8**
  store i8* %24, i8** %26, align 8, !tbaa !52
  %27 = bitcast %struct.dirent* %13 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(280) %24, i8* noundef nonnull align 8 dereferenceable(280) %27, i64 280, i1 false), !tbaa.struct !44
  br label %9, !llvm.loop !53

28:                                               ; preds = %12
  %29 = trunc i64 %10 to i32
  %30 = tail call i32 @closedir(%struct.DIR* noundef nonnull %5) #9
  %31 = icmp ne i32 (%struct.dirent**, %struct.dirent**)* %3, null
  %32 = icmp ne i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %37

34:                                               ; preds = %28
  %35 = and i64 %10, 4294967295
  %36 = bitcast i32 (%struct.dirent**, %struct.dirent**)* %3 to i32 (i8*, i8*)*
  tail call void @qsort(i8* noundef %11, i64 noundef %35, i64 noundef 8, i32 (i8*, i8*)* noundef nonnull %36) #8
  br label %37

37:                                               ; preds = %34, %28
  %38 = bitcast %struct.dirent*** %1 to i8**
  store i8* %11, i8** %38, align 8, !tbaa !52
  br label %39

39:                                               ; preds = %4, %37
  %40 = phi i32 [ %29, %37 ], [ -1, %4 ]
  ret i32 %40
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @scandir64(i8* noundef %0, %struct.dirent*** nocapture noundef writeonly %1, i32 (%struct.dirent*)* noundef %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @scandir(i8* noundef %0, %struct.dirent*** noundef %1, i32 (%struct.dirent*)* noundef %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) #9
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @alphasort64(%struct.dirent** nocapture noundef readonly %0, %struct.dirent** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8, !tbaa !52
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8, !tbaa !52
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0
  %7 = tail call i32 @strcmp(i8* noundef nonnull %4, i8* noundef nonnull %6) #8
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin optsize "no-builtins" }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 56}
!3 = !{!"stat", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !8, i64 72, !8, i64 88, !8, i64 104, !5, i64 120}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!"timespec", !4, i64 0, !4, i64 8}
!9 = !{!3, !4, i64 16}
!10 = !{!3, !7, i64 32}
!11 = !{!3, !7, i64 28}
!12 = !{!3, !4, i64 40}
!13 = !{!3, !4, i64 0}
!14 = !{!15, !7, i64 48}
!15 = !{!"sv_inode", !16, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !4, i64 64}
!16 = !{!"any pointer", !5, i64 0}
!17 = !{!3, !4, i64 8}
!18 = !{!15, !7, i64 44}
!19 = !{!15, !4, i64 24}
!20 = !{!3, !4, i64 48}
!21 = !{!3, !4, i64 64}
!22 = !{!15, !4, i64 64}
!23 = !{!3, !4, i64 104}
!24 = !{!3, !4, i64 88}
!25 = !{!3, !4, i64 72}
!26 = !{!7, !7, i64 0}
!27 = !{!28, !4, i64 8}
!28 = !{!"utimbuf", !4, i64 0, !4, i64 8}
!29 = !{!30, !4, i64 0}
!30 = !{!"timeval", !4, i64 0, !4, i64 8}
!31 = !{i64 0, i64 8, !32, i64 8, i64 8, !32}
!32 = !{!4, !4, i64 0}
!33 = !{i64 0, i64 8, !32}
!34 = !{!35, !7, i64 0}
!35 = !{!"", !7, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !36, i64 32}
!36 = !{!"dirent", !4, i64 0, !4, i64 8, !37, i64 16, !5, i64 18, !5, i64 19}
!37 = !{!"short", !5, i64 0}
!38 = !{!15, !16, i64 8}
!39 = !{!35, !16, i64 8}
!40 = !{!35, !16, i64 24}
!41 = !{!35, !4, i64 16}
!42 = !{!5, !5, i64 0}
!43 = !{!15, !16, i64 0}
!44 = !{i64 0, i64 8, !32, i64 8, i64 8, !32, i64 16, i64 2, !45, i64 18, i64 1, !42, i64 19, i64 256, !42}
!45 = !{!37, !37, i64 0}
!46 = !{i64 0, i64 8, !32, i64 8, i64 2, !45, i64 10, i64 1, !42, i64 11, i64 256, !42}
!47 = !{i64 0, i64 2, !45, i64 2, i64 1, !42, i64 3, i64 256, !42}
!48 = !{i64 0, i64 1, !42, i64 1, i64 256, !42}
!49 = distinct !{!49, !50, !51}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !{!16, !16, i64 0}
!53 = distinct !{!53, !50, !51}
