; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/status.c
; ModuleID = 'runtime/c/status.c'
source_filename = "runtime/c/status.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.DIR = type { i32, %struct.sv_inode*, i64, %struct.sv_entry*, %struct.dirent }
%struct.sv_entry = type { %struct.sv_entry*, i8*, %struct.sv_inode* }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@__sv_umask = dso_local local_unnamed_addr global i32 18, align 4
@.str = private unnamed_addr constant [3 x i8] c"..\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c".\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @fstat(i32 noundef %0, %struct.stat* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #9
  %4 = icmp eq %struct.sv_inode* %3, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = tail call i32 @__sv_is_console(i32 noundef %0) #9
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5, %2
  tail call fastcc void @fill(%struct.sv_inode* noundef %3, %struct.stat* noundef %1) #10
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

; Function Attrs: nounwind optsize
define internal fastcc void @fill(%struct.sv_inode* noundef %0, %struct.stat* nocapture noundef %1) unnamed_addr #0 {
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
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  store i32 8592, i32* %10, align 8, !tbaa !12
  %11 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 7
  store i64 34816, i64* %11, align 8, !tbaa !13
  br label %63

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 0
  store i64 1, i64* %13, align 8, !tbaa !14
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 6
  %15 = load i32, i32* %14, align 4, !tbaa !15
  %16 = and i32 %15, 61440
  %17 = icmp eq i32 %16, 4096
  br i1 %17, label %22, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 13
  %20 = load %struct.sv_special*, %struct.sv_special** %19, align 8, !tbaa !18
  %21 = icmp eq %struct.sv_special* %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %18, %12
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 1
  %24 = load i32, i32* %23, align 8, !tbaa !19
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %30, label %26

26:                                               ; preds = %22, %18
  %27 = tail call i64 @__sv_link_count(%struct.sv_inode* noundef nonnull %0) #9
  %28 = load i32, i32* %14, align 4, !tbaa !15
  %29 = and i32 %28, 61440
  br label %30

30:                                               ; preds = %22, %26
  %31 = phi i32 [ %16, %22 ], [ %29, %26 ]
  %32 = phi i32 [ %15, %22 ], [ %28, %26 ]
  %33 = phi i64 [ 1, %22 ], [ %27, %26 ]
  store i64 %33, i64* %5, align 8, !tbaa !9
  %34 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 7
  %35 = load i32, i32* %34, align 8, !tbaa !20
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  store i64 %36, i64* %37, align 8, !tbaa !21
  %38 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  store i32 %32, i32* %38, align 8, !tbaa !12
  %39 = icmp eq i32 %31, 16384
  br i1 %39, label %47, label %40

40:                                               ; preds = %30
  %41 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 13
  %42 = load %struct.sv_special*, %struct.sv_special** %41, align 8, !tbaa !18
  %43 = icmp eq %struct.sv_special* %42, null
  br i1 %43, label %44, label %47

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %46 = load i64, i64* %45, align 8, !tbaa !22
  br label %47

47:                                               ; preds = %44, %40, %30
  %48 = phi i64 [ 4096, %30 ], [ %46, %44 ], [ 0, %40 ]
  %49 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 8
  store i64 %48, i64* %49, align 8, !tbaa !23
  %50 = add nsw i64 %48, 511
  %51 = sdiv i64 %50, 512
  %52 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 10
  store i64 %51, i64* %52, align 8, !tbaa !24
  %53 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 11
  %54 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 14
  %55 = bitcast %struct.timespec* %53 to i8*
  %56 = bitcast %struct.timespec* %54 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %55, i8* noundef nonnull align 8 dereferenceable(16) %56, i64 16, i1 false), !tbaa.struct !25
  %57 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 12
  %58 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 13
  %59 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 15
  %60 = bitcast %struct.timespec* %58 to i8*
  %61 = bitcast %struct.timespec* %59 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %60, i8* noundef nonnull align 8 dereferenceable(16) %61, i64 16, i1 false), !tbaa.struct !25
  %62 = bitcast %struct.timespec* %57 to i8*
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %62, i8* noundef nonnull align 8 dereferenceable(16) %61, i64 16, i1 false)
  br label %63

63:                                               ; preds = %47, %9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @stat(i8* noundef %0, %struct.stat* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11
  %5 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #9
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !tbaa !27
  %9 = call i32* @__errno_location() #9
  store i32 %8, i32* %9, align 4, !tbaa !27
  br label %11

10:                                               ; preds = %2
  call fastcc void @fill(%struct.sv_inode* noundef nonnull %5, %struct.stat* noundef %1) #10
  br label %11

11:                                               ; preds = %10, %7
  %12 = phi i32 [ 0, %10 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #11
  ret i32 %12
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup(i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @lstat(i8* noundef %0, %struct.stat* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11
  %5 = call %struct.sv_inode* @__sv_lookup_link(i8* noundef %0, i32* noundef nonnull %3) #9
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !tbaa !27
  %9 = call i32* @__errno_location() #9
  store i32 %8, i32* %9, align 4, !tbaa !27
  br label %11

10:                                               ; preds = %2
  call fastcc void @fill(%struct.sv_inode* noundef nonnull %5, %struct.stat* noundef %1) #10
  br label %11

11:                                               ; preds = %10, %7
  %12 = phi i32 [ 0, %10 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #11
  ret i32 %12
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup_link(i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @stat64(i8* noundef %0, %struct.stat* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @stat(i8* noundef %0, %struct.stat* noundef %1) #10
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @lstat64(i8* noundef %0, %struct.stat* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @lstat(i8* noundef %0, %struct.stat* noundef %1) #10
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @fstat64(i32 noundef %0, %struct.stat* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @fstat(i32 noundef %0, %struct.stat* noundef %1) #10
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @__xstat(i32 noundef %0, i8* noundef %1, %struct.stat* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @stat(i8* noundef %1, %struct.stat* noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__lxstat(i32 noundef %0, i8* noundef %1, %struct.stat* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @lstat(i8* noundef %1, %struct.stat* noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fxstat(i32 noundef %0, i32 noundef %1, %struct.stat* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @fstat(i32 noundef %1, %struct.stat* noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__xstat64(i32 noundef %0, i8* noundef %1, %struct.stat* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @stat(i8* noundef %1, %struct.stat* noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__lxstat64(i32 noundef %0, i8* noundef %1, %struct.stat* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @lstat(i8* noundef %1, %struct.stat* noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fxstat64(i32 noundef %0, i32 noundef %1, %struct.stat* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @fstat(i32 noundef %1, %struct.stat* noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @access(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11
  %5 = icmp ult i32 %1, 8
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #9
  store i32 22, i32* %7, align 4, !tbaa !27
  br label %23

8:                                                ; preds = %2
  %9 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #9
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !tbaa !27
  %13 = call i32* @__errno_location() #9
  store i32 %12, i32* %13, align 4, !tbaa !27
  br label %23

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %9, i64 0, i32 6
  %16 = load i32, i32* %15, align 4, !tbaa !15
  %17 = lshr i32 %16, 6
  %18 = xor i32 %17, -1
  %19 = and i32 %18, %1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %14
  %22 = call i32* @__errno_location() #9
  store i32 13, i32* %22, align 4, !tbaa !27
  br label %23

23:                                               ; preds = %11, %21, %14, %6
  %24 = phi i32 [ -1, %6 ], [ -1, %21 ], [ -1, %11 ], [ 0, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #11
  ret i32 %24
}

; Function Attrs: nounwind optsize
define dso_local i32 @euidaccess(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @access(i8* noundef %0, i32 noundef %1) #10
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @eaccess(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @access(i8* noundef %0, i32 noundef %1) #10
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @chmod(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11
  %5 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #9
  %6 = icmp eq %struct.sv_inode* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !tbaa !27
  %9 = call i32* @__errno_location() #9
  store i32 %8, i32* %9, align 4, !tbaa !27
  br label %16

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %5, i64 0, i32 6
  %12 = load i32, i32* %11, align 4, !tbaa !15
  %13 = and i32 %12, 61440
  %14 = and i32 %1, 4095
  %15 = or i32 %13, %14
  store i32 %15, i32* %11, align 4, !tbaa !15
  br label %16

16:                                               ; preds = %10, %7
  %17 = phi i32 [ 0, %10 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #11
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @fchmod(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #9
  %4 = icmp eq %struct.sv_inode* %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = tail call i32 @__sv_is_console(i32 noundef %0) #9
  %7 = icmp eq i32 %6, 0
  %8 = sext i1 %7 to i32
  br label %15

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !15
  %12 = and i32 %11, 61440
  %13 = and i32 %1, 4095
  %14 = or i32 %12, %13
  store i32 %14, i32* %10, align 4, !tbaa !15
  br label %15

15:                                               ; preds = %9, %5
  %16 = phi i32 [ 0, %9 ], [ %8, %5 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local i32 @chown(i8* noundef %0, i32 %1, i32 %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #11
  %6 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %4) #9
  %7 = icmp eq %struct.sv_inode* %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = load i32, i32* %4, align 4, !tbaa !27
  %10 = call i32* @__errno_location() #9
  store i32 %9, i32* %10, align 4, !tbaa !27
  br label %11

11:                                               ; preds = %3, %8
  %12 = phi i32 [ -1, %8 ], [ 0, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #11
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @lchown(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @chown(i8* noundef %0, i32 undef, i32 undef) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @fchown(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #9
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = tail call i32 @__sv_is_console(i32 noundef %0) #9
  %8 = icmp eq i32 %7, 0
  %9 = sext i1 %8 to i32
  br label %10

10:                                               ; preds = %6, %3
  %11 = phi i32 [ 0, %3 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @umask(i32 noundef %0) local_unnamed_addr #3 {
  %2 = load i32, i32* @__sv_umask, align 4, !tbaa !27
  %3 = and i32 %0, 511
  store i32 %3, i32* @__sv_umask, align 4, !tbaa !27
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local %struct.DIR* @fdopendir(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #9
  %3 = icmp eq %struct.sv_inode* %2, null
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = tail call i32 @__sv_is_console(i32 noundef %0) #9
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %25, label %12

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %2, i64 0, i32 6
  %9 = load i32, i32* %8, align 4, !tbaa !15
  %10 = and i32 %9, 61440
  %11 = icmp eq i32 %10, 16384
  br i1 %11, label %14, label %12

12:                                               ; preds = %4, %7
  %13 = tail call i32* @__errno_location() #9
  store i32 20, i32* %13, align 4, !tbaa !27
  br label %25

14:                                               ; preds = %7
  %15 = tail call i8* @calloc(i64 noundef 1, i64 noundef 312) #9
  %16 = icmp eq i8* %15, null
  br i1 %16, label %25, label %17

17:                                               ; preds = %14
  %18 = bitcast i8* %15 to %struct.DIR*
  %19 = bitcast i8* %15 to i32*
  store i32 %0, i32* %19, align 8, !tbaa !28
  %20 = getelementptr inbounds i8, i8* %15, i64 8
  %21 = bitcast i8* %20 to %struct.sv_inode**
  store %struct.sv_inode* %2, %struct.sv_inode** %21, align 8, !tbaa !32
  %22 = tail call %struct.sv_entry* @__sv_all_entries() #9
  %23 = getelementptr inbounds i8, i8* %15, i64 24
  %24 = bitcast i8* %23 to %struct.sv_entry**
  store %struct.sv_entry* %22, %struct.sv_entry** %24, align 8, !tbaa !33
  br label %25

25:                                               ; preds = %17, %14, %4, %12
  %26 = phi %struct.DIR* [ null, %12 ], [ null, %4 ], [ %18, %17 ], [ null, %14 ]
  ret %struct.DIR* %26
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.sv_entry* @__sv_all_entries() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.DIR* @opendir(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 65536) #9
  %3 = icmp slt i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call %struct.DIR* @fdopendir(i32 noundef %2) #10
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi %struct.DIR* [ %5, %4 ], [ null, %1 ]
  ret %struct.DIR* %7
}

; Function Attrs: optsize
declare dso_local i32 @open(i8* noundef, i32 noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @dirfd(%struct.DIR* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !28
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.dirent* @readdir(%struct.DIR* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 1
  %3 = load %struct.sv_inode*, %struct.sv_inode** %2, align 8, !tbaa !32
  %4 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !34
  %6 = icmp eq i8* %5, null
  br i1 %6, label %77, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 2
  %9 = load i64, i64* %8, align 8, !tbaa !35
  %10 = icmp slt i64 %9, 2
  %11 = icmp eq i64 %9, 0
  %12 = select i1 %11, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)
  br i1 %10, label %64, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 3
  %15 = load %struct.sv_entry*, %struct.sv_entry** %14, align 8, !tbaa !33
  %16 = icmp eq %struct.sv_entry* %15, null
  br i1 %16, label %77, label %17

17:                                               ; preds = %13, %44
  %18 = phi %struct.sv_entry* [ %47, %44 ], [ %15, %13 ]
  %19 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %18, i64 0, i32 1
  %20 = load i8*, i8** %19, align 8, !tbaa !36
  %21 = icmp eq i8* %20, null
  br i1 %21, label %44, label %22

22:                                               ; preds = %17
  %23 = load %struct.sv_inode*, %struct.sv_inode** %2, align 8, !tbaa !32
  %24 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %23, i64 0, i32 0
  %25 = load i8*, i8** %24, align 8, !tbaa !34
  %26 = tail call i64 @strlen(i8* noundef %25) #9
  %27 = icmp eq i64 %26, 1
  %28 = select i1 %27, i64 0, i64 %26
  %29 = tail call i32 @strncmp(i8* noundef nonnull %20, i8* noundef %25, i64 noundef %28) #9
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %44

31:                                               ; preds = %22
  %32 = getelementptr inbounds i8, i8* %20, i64 %28
  %33 = load i8, i8* %32, align 1, !tbaa !38
  %34 = icmp eq i8 %33, 47
  br i1 %34, label %35, label %44

35:                                               ; preds = %31
  %36 = add i64 %28, 1
  %37 = getelementptr inbounds i8, i8* %20, i64 %36
  %38 = load i8, i8* %37, align 1, !tbaa !38
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %35
  %41 = getelementptr inbounds i8, i8* %32, i64 1
  %42 = tail call i8* @strchr(i8* noundef nonnull %41, i32 noundef 47) #9
  %43 = icmp eq i8* %42, null
  br i1 %43, label %49, label %44

44:                                               ; preds = %40, %22, %31, %35, %17
  %45 = load %struct.sv_entry*, %struct.sv_entry** %14, align 8, !tbaa !33
  %46 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %45, i64 0, i32 0
  %47 = load %struct.sv_entry*, %struct.sv_entry** %46, align 8, !tbaa !39
  store %struct.sv_entry* %47, %struct.sv_entry** %14, align 8, !tbaa !33
  %48 = icmp eq %struct.sv_entry* %47, null
  br i1 %48, label %77, label %17

49:                                               ; preds = %40
  %50 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %18, i64 0, i32 2
  %51 = load %struct.sv_inode*, %struct.sv_inode** %50, align 8, !tbaa !40
  %52 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %51, i64 0, i32 7
  %53 = load i32, i32* %52, align 8, !tbaa !20
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %51, i64 0, i32 6
  %56 = load i32, i32* %55, align 4, !tbaa !15
  %57 = lshr i32 %56, 12
  %58 = trunc i32 %57 to i8
  %59 = and i8 %58, 15
  %60 = load %struct.sv_entry*, %struct.sv_entry** %14, align 8, !tbaa !33
  %61 = getelementptr inbounds %struct.sv_entry, %struct.sv_entry* %60, i64 0, i32 0
  %62 = load %struct.sv_entry*, %struct.sv_entry** %61, align 8, !tbaa !39
  store %struct.sv_entry* %62, %struct.sv_entry** %14, align 8, !tbaa !33
  %63 = load i64, i64* %8, align 8, !tbaa !35
  br label %64

64:                                               ; preds = %49, %7
  %65 = phi i64 [ %9, %7 ], [ %63, %49 ]
  %66 = phi i8* [ %12, %7 ], [ %41, %49 ]
  %67 = phi i64 [ 1, %7 ], [ %54, %49 ]
  %68 = phi i8 [ 4, %7 ], [ %59, %49 ]
  %69 = add nsw i64 %65, 1
  store i64 %69, i64* %8, align 8, !tbaa !35
  %70 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 0
  store i64 %67, i64* %70, align 8, !tbaa.struct !41
  %71 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 1
  store i64 %69, i64* %71, align 8, !tbaa.struct !43
  %72 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 2
  store i16 280, i16* %72, align 8, !tbaa.struct !44
  %73 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 3
  store i8 %68, i8* %73, align 2, !tbaa.struct !45
  %74 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4, i32 4, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(261) %74, i8 0, i64 261, i1 false)
  %75 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 4
  %76 = tail call i8* @strncpy(i8* noundef nonnull %74, i8* noundef nonnull %66, i64 noundef 255) #9
  br label %77

77:                                               ; preds = %44, %13, %1, %64
  %78 = phi %struct.dirent* [ %75, %64 ], [ null, %1 ], [ null, %13 ], [ null, %44 ]
  ret %struct.dirent* %78
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: optsize
declare dso_local i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.dirent* @readdir64(%struct.DIR* noundef %0) local_unnamed_addr #0 {
  %2 = tail call %struct.dirent* @readdir(%struct.DIR* noundef %0) #10
  ret %struct.dirent* %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @readdir_r(%struct.DIR* noundef %0, %struct.dirent* noundef %1, %struct.dirent** nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call %struct.dirent* @readdir(%struct.DIR* noundef %0) #10
  %5 = icmp eq %struct.dirent* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = bitcast %struct.dirent* %1 to i8*
  %8 = bitcast %struct.dirent* %4 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(280) %7, i8* noundef nonnull align 8 dereferenceable(280) %8, i64 280, i1 false), !tbaa.struct !41
  br label %9

9:                                                ; preds = %6, %3
  %10 = phi %struct.dirent* [ %1, %6 ], [ null, %3 ]
  store %struct.dirent* %10, %struct.dirent** %2, align 8, !tbaa !46
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @readdir64_r(%struct.DIR* noundef %0, %struct.dirent* noundef %1, %struct.dirent** nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call %struct.dirent* @readdir(%struct.DIR* noundef %0) #9
  %5 = icmp eq %struct.dirent* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = bitcast %struct.dirent* %1 to i8*
  %8 = bitcast %struct.dirent* %4 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(280) %7, i8* noundef nonnull align 8 dereferenceable(280) %8, i64 280, i1 false) #11, !tbaa.struct !41
  br label %9

9:                                                ; preds = %3, %6
  %10 = phi %struct.dirent* [ %1, %6 ], [ null, %3 ]
  store %struct.dirent* %10, %struct.dirent** %2, align 8, !tbaa !46
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @closedir(%struct.DIR* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !28
  %4 = tail call i32 @close(i32 noundef %3) #9
  %5 = bitcast %struct.DIR* %0 to i8*
  tail call void @free(i8* noundef %5) #9
  ret i32 0
}

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @rewinddir(%struct.DIR* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 2
  store i64 0, i64* %2, align 8, !tbaa !35
  %3 = tail call %struct.sv_entry* @__sv_all_entries() #9
  %4 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 3
  store %struct.sv_entry* %3, %struct.sv_entry** %4, align 8, !tbaa !33
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @telldir(%struct.DIR* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 2
  %3 = load i64, i64* %2, align 8, !tbaa !35
  ret i64 %3
}

; Function Attrs: nounwind optsize
define dso_local void @seekdir(%struct.DIR* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 2
  store i64 0, i64* %3, align 8, !tbaa !35
  %4 = tail call %struct.sv_entry* @__sv_all_entries() #9
  %5 = getelementptr inbounds %struct.DIR, %struct.DIR* %0, i64 0, i32 3
  store %struct.sv_entry* %4, %struct.sv_entry** %5, align 8, !tbaa !33
  br label %6

6:                                                ; preds = %9, %2
  %7 = load i64, i64* %3, align 8, !tbaa !35
  %8 = icmp slt i64 %7, %1
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = tail call %struct.dirent* @readdir(%struct.DIR* noundef nonnull %0) #10
  %11 = icmp eq %struct.dirent* %10, null
  br i1 %11, label %12, label %6, !llvm.loop !47

12:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @versionsort(%struct.dirent** nocapture noundef readonly %0, %struct.dirent** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8, !tbaa !46
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8, !tbaa !46
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0
  %7 = tail call i32 @strverscmp(i8* noundef nonnull %4, i8* noundef nonnull %6) #9
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @strverscmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @alphasort(%struct.dirent** nocapture noundef readonly %0, %struct.dirent** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8, !tbaa !46
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8, !tbaa !46
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0
  %7 = tail call i32 @strcmp(i8* noundef nonnull %4, i8* noundef nonnull %6) #9
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @scandirat(i32 noundef %0, i8* noundef %1, %struct.dirent*** nocapture noundef writeonly %2, i32 (%struct.dirent*)* noundef readonly %3, i32 (%struct.dirent**, %struct.dirent**)* noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 (i32, i8*, i32, ...) @openat(i32 noundef %0, i8* noundef %1, i32 noundef 65536) #9
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %71, label %8

8:                                                ; preds = %5
  %9 = tail call %struct.DIR* @fdopendir(i32 noundef %6) #10
  %10 = icmp eq %struct.DIR* %9, null
  br i1 %10, label %71, label %11

11:                                               ; preds = %8
  %12 = icmp eq i32 (%struct.dirent*)* %3, null
  br label %13

13:                                               ; preds = %11, %55
  %14 = phi i64 [ 0, %11 ], [ %25, %55 ]
  %15 = phi %struct.dirent** [ null, %11 ], [ %29, %55 ]
  br label %16

16:                                               ; preds = %13, %20
  %17 = tail call %struct.dirent* @readdir(%struct.DIR* noundef nonnull %9) #10
  %18 = icmp eq %struct.dirent* %17, null
  br i1 %18, label %57, label %19

19:                                               ; preds = %16
  br i1 %12, label %23, label %20

20:                                               ; preds = %19
  %21 = tail call i32 %3(%struct.dirent* noundef nonnull %17) #9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %16, label %23, !llvm.loop !50

23:                                               ; preds = %20, %19
  %24 = bitcast %struct.dirent** %15 to i8*
  %25 = add nuw i64 %14, 1
  %26 = shl nuw nsw i64 %25, 3
  %27 = tail call i8* @realloc(i8* noundef %24, i64 noundef %26) #9
  %28 = icmp eq i8* %27, null
  %29 = bitcast i8* %27 to %struct.dirent**
  %30 = select i1 %28, %struct.dirent** %15, %struct.dirent** %29
  br i1 %28, label %36, label %31

31:                                               ; preds = %23
  %32 = tail call i8* @malloc(i64 noundef 280) #9
  %33 = getelementptr inbounds %struct.dirent*, %struct.dirent** %30, i64 %14
  %34 = bitcast %struct.dirent** %33 to i8**
  store i8* %32, i8** %34, align 8, !tbaa !46
  %35 = icmp eq i8* %32, null
  br i1 %35, label %36, label %55

36:                                               ; preds = %31, %23
  %37 = trunc i64 %14 to i32
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %48, label %39

39:                                               ; preds = %36
  %40 = and i64 %14, 4294967295
  br label %41

41:                                               ; preds = %39, %41
  %42 = phi i64 [ %40, %39 ], [ %43, %41 ]
  %43 = add nsw i64 %42, -1
  %44 = getelementptr inbounds %struct.dirent*, %struct.dirent** %30, i64 %43
  %45 = bitcast %struct.dirent** %44 to i8**
  %46 = load i8*, i8** %45, align 8, !tbaa !46
  tail call void @free(i8* noundef %46) #9
  %47 = icmp ugt i64 %42, 1
  br i1 %47, label %41, label %48, !llvm.loop !51

48:                                               ; preds = %41, %36
  %49 = bitcast %struct.dirent** %30 to i8*
  tail call void @free(i8* noundef %49) #9
  %50 = getelementptr inbounds %struct.DIR, %struct.DIR* %9, i64 0, i32 0
  %51 = load i32, i32* %50, align 8, !tbaa !28
  %52 = tail call i32 @close(i32 noundef %51) #9
  %53 = bitcast %struct.DIR* %9 to i8*
  tail call void @free(i8* noundef nonnull %53) #9
  %54 = tail call i32* @__errno_location() #9
  store i32 12, i32* %54, align 4, !tbaa !27
  br label %71

55:                                               ; preds = %31
  %56 = bitcast %struct.dirent* %17 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(280) %32, i8* noundef nonnull align 8 dereferenceable(280) %56, i64 280, i1 false), !tbaa.struct !41
  br label %13, !llvm.loop !50

57:                                               ; preds = %16
  %58 = trunc i64 %14 to i32
  %59 = getelementptr inbounds %struct.DIR, %struct.DIR* %9, i64 0, i32 0
  %60 = load i32, i32* %59, align 8, !tbaa !28
  %61 = tail call i32 @close(i32 noundef %60) #9
  %62 = bitcast %struct.DIR* %9 to i8*
  tail call void @free(i8* noundef nonnull %62) #9
  %63 = icmp ne i32 (%struct.dirent**, %struct.dirent**)* %4, null
  %64 = icmp ne i32 %58, 0
  %65 = select i1 %63, i1 %64, i1 false
  br i1 %65, label %66, label %70

66:                                               ; preds = %57
  %67 = bitcast %struct.dirent** %15 to i8*
  %68 = and i64 %14, 4294967295
  %69 = bitcast i32 (%struct.dirent**, %struct.dirent**)* %4 to i32 (i8*, i8*)*
  tail call void @qsort(i8* noundef %67, i64 noundef %68, i64 noundef 8, i32 (i8*, i8*)* noundef nonnull %69) #9
  br label %70

70:                                               ; preds = %66, %57
  store %struct.dirent** %15, %struct.dirent*** %2, align 8, !tbaa !46
  br label %71

71:                                               ; preds = %5, %48, %8, %70
  %72 = phi i32 [ %58, %70 ], [ -1, %8 ], [ -1, %48 ], [ -1, %5 ]
  ret i32 %72
}

; Function Attrs: optsize
declare dso_local i32 @openat(i32 noundef, i8* noundef, i32 noundef, ...) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @scandir(i8* noundef %0, %struct.dirent*** nocapture noundef writeonly %1, i32 (%struct.dirent*)* noundef %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @scandirat(i32 noundef -100, i8* noundef %0, %struct.dirent*** noundef %1, i32 (%struct.dirent*)* noundef %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) #10
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @scandir64(i8* noundef %0, %struct.dirent*** nocapture noundef writeonly %1, i32 (%struct.dirent*)* noundef %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @scandirat(i32 noundef -100, i8* noundef %0, %struct.dirent*** noundef %1, i32 (%struct.dirent*)* noundef %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) #9
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @scandirat64(i32 noundef %0, i8* noundef %1, %struct.dirent*** nocapture noundef writeonly %2, i32 (%struct.dirent*)* noundef %3, i32 (%struct.dirent**, %struct.dirent**)* noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @scandirat(i32 noundef %0, i8* noundef %1, %struct.dirent*** noundef %2, i32 (%struct.dirent*)* noundef %3, i32 (%struct.dirent**, %struct.dirent**)* noundef %4) #10
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @versionsort64(%struct.dirent** nocapture noundef readonly %0, %struct.dirent** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8, !tbaa !46
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8, !tbaa !46
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0
  %7 = tail call i32 @strverscmp(i8* noundef nonnull %4, i8* noundef nonnull %6) #9
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @alphasort64(%struct.dirent** nocapture noundef readonly %0, %struct.dirent** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8, !tbaa !46
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8, !tbaa !46
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0
  %7 = tail call i32 @strcmp(i8* noundef nonnull %4, i8* noundef nonnull %6) #9
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @gnu_dev_major(i64 noundef %0) local_unnamed_addr #7 {
  %2 = lshr i64 %0, 8
  %3 = and i64 %2, 4095
  %4 = lshr i64 %0, 32
  %5 = and i64 %4, 4294963200
  %6 = or i64 %3, %5
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @gnu_dev_minor(i64 noundef %0) local_unnamed_addr #7 {
  %2 = and i64 %0, 255
  %3 = lshr i64 %0, 12
  %4 = and i64 %3, 4294967040
  %5 = or i64 %4, %2
  %6 = trunc i64 %5 to i32
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @gnu_dev_makedev(i32 noundef %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = zext i32 %0 to i64
  %4 = shl nuw nsw i64 %3, 8
  %5 = and i64 %4, 1048320
  %6 = shl nuw i64 %3, 32
  %7 = and i64 %6, -17592186044416
  %8 = or i64 %5, %7
  %9 = and i32 %1, 255
  %10 = zext i32 %9 to i64
  %11 = or i64 %8, %10
  %12 = and i32 %1, -256
  %13 = zext i32 %12 to i64
  %14 = shl nuw nsw i64 %13, 12
  %15 = or i64 %11, %14
  ret i64 %15
}

; Function Attrs: optsize
declare dso_local i64 @__sv_link_count(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #8

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly nofree nounwind willreturn }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin optsize "no-builtins" }
attributes #11 = { nounwind }

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
!12 = !{!3, !7, i64 24}
!13 = !{!3, !4, i64 40}
!14 = !{!3, !4, i64 0}
!15 = !{!16, !7, i64 44}
!16 = !{!"sv_inode", !17, i64 0, !7, i64 8, !17, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !17, i64 72, !8, i64 80, !8, i64 96, !5, i64 112}
!17 = !{!"any pointer", !5, i64 0}
!18 = !{!16, !17, i64 72}
!19 = !{!16, !7, i64 8}
!20 = !{!16, !7, i64 48}
!21 = !{!3, !4, i64 8}
!22 = !{!16, !4, i64 24}
!23 = !{!3, !4, i64 48}
!24 = !{!3, !4, i64 64}
!25 = !{i64 0, i64 8, !26, i64 8, i64 8, !26}
!26 = !{!4, !4, i64 0}
!27 = !{!7, !7, i64 0}
!28 = !{!29, !7, i64 0}
!29 = !{!"", !7, i64 0, !17, i64 8, !4, i64 16, !17, i64 24, !30, i64 32}
!30 = !{!"dirent", !4, i64 0, !4, i64 8, !31, i64 16, !5, i64 18, !5, i64 19}
!31 = !{!"short", !5, i64 0}
!32 = !{!29, !17, i64 8}
!33 = !{!29, !17, i64 24}
!34 = !{!16, !17, i64 0}
!35 = !{!29, !4, i64 16}
!36 = !{!37, !17, i64 8}
!37 = !{!"sv_entry", !17, i64 0, !17, i64 8, !17, i64 16}
!38 = !{!5, !5, i64 0}
!39 = !{!37, !17, i64 0}
!40 = !{!37, !17, i64 16}
!41 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 2, !42, i64 18, i64 1, !38, i64 19, i64 256, !38}
!42 = !{!31, !31, i64 0}
!43 = !{i64 0, i64 8, !26, i64 8, i64 2, !42, i64 10, i64 1, !38, i64 11, i64 256, !38}
!44 = !{i64 0, i64 2, !42, i64 2, i64 1, !38, i64 3, i64 256, !38}
!45 = !{i64 0, i64 1, !38, i64 1, i64 256, !38}
!46 = !{!17, !17, i64 0}
!47 = distinct !{!47, !48, !49}
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = distinct !{!50, !48, !49}
!51 = distinct !{!51, !48, !49}
