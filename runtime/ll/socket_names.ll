; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/socket_names.c
; ModuleID = 'runtime/c/socket_names.c'
source_filename = "runtime/c/socket_names.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sv_socket = type { %struct.sv_inode, i64, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name, %struct.__sv_name, %struct.sv_inode*, [16 x %struct.anon] }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }
%struct.__sv_name = type { i32, [110 x i8] }
%struct.anon = type { i32, i32, [2 x i32] }

@__sv_is_own.loopback6 = internal constant [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01", align 16
@__sv_sockets = dso_local local_unnamed_addr global %struct.__sv_socket* null, align 8
@.str = private unnamed_addr constant [30 x i8] c"a socket to the world outside\00", align 1
@__sv_pick_port.next = internal unnamed_addr global i16 -25536, align 2
@is_mapped.head = internal constant [12 x i8] c"\00\00\00\00\00\00\00\00\00\00\FF\FF", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i16 @__sv_port_of(%struct.__sv_name* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 2
  %3 = load i8, i8* %2, align 2, !tbaa !2
  %4 = zext i8 %3 to i16
  %5 = shl nuw i16 %4, 8
  %6 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 3
  %7 = load i8, i8* %6, align 1, !tbaa !2
  %8 = zext i8 %7 to i16
  %9 = or i16 %5, %8
  ret i16 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__sv_family_of(%struct.__sv_name* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !5
  %4 = icmp ugt i32 %3, 1
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %7 = load i8, i8* %6, align 4, !tbaa !2
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  %10 = load i8, i8* %9, align 1, !tbaa !2
  %11 = zext i8 %10 to i32
  %12 = shl nuw nsw i32 %11, 8
  %13 = or i32 %12, %8
  br label %14

14:                                               ; preds = %1, %5
  %15 = phi i32 [ %13, %5 ], [ 0, %1 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_as_family(%struct.__sv_name* noalias nocapture writeonly sret(%struct.__sv_name) align 4 %0, %struct.__sv_name* noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i32 %2, 2
  %5 = select i1 %4, i32 16, i32 28
  %6 = trunc i32 %2 to i8
  %7 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 2
  %8 = load i8, i8* %7, align 2, !tbaa !2
  %9 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 3
  %10 = load i8, i8* %9, align 1, !tbaa !2
  %11 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 0
  %12 = load i32, i32* %11, align 4, !tbaa !5
  %13 = icmp ugt i32 %12, 1
  br i1 %13, label %14, label %23

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 0
  %16 = load i8, i8* %15, align 4, !tbaa !2
  %17 = zext i8 %16 to i32
  %18 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 1
  %19 = load i8, i8* %18, align 1, !tbaa !2
  %20 = zext i8 %19 to i32
  %21 = shl nuw nsw i32 %20, 8
  %22 = or i32 %21, %17
  br label %23

23:                                               ; preds = %3, %14
  %24 = phi i32 [ %22, %14 ], [ 0, %3 ]
  %25 = icmp eq i32 %24, %2
  br i1 %25, label %41, label %26

26:                                               ; preds = %23
  br i1 %4, label %27, label %30

27:                                               ; preds = %26
  %28 = tail call fastcc i32 @is_mapped(%struct.__sv_name* noundef nonnull %1) #9
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %41, label %44

30:                                               ; preds = %26
  br i1 %13, label %31, label %41

31:                                               ; preds = %30
  %32 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 0
  %33 = load i8, i8* %32, align 4, !tbaa !2
  %34 = zext i8 %33 to i32
  %35 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 1
  %36 = load i8, i8* %35, align 1, !tbaa !2
  %37 = zext i8 %36 to i32
  %38 = shl nuw nsw i32 %37, 8
  %39 = or i32 %38, %34
  %40 = icmp eq i32 %39, 2
  br i1 %40, label %48, label %41

41:                                               ; preds = %30, %31, %27, %23
  %42 = bitcast %struct.__sv_name* %0 to i8*
  %43 = bitcast %struct.__sv_name* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %42, i8* noundef nonnull align 4 dereferenceable(116) %43, i64 116, i1 false), !tbaa.struct !8
  br label %69

44:                                               ; preds = %27
  %45 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 20
  %46 = bitcast i8* %45 to i32*
  %47 = load i32, i32* %46, align 1
  br label %52

48:                                               ; preds = %31
  %49 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 4
  %50 = bitcast i8* %49 to i32*
  %51 = load i32, i32* %50, align 1
  br label %52

52:                                               ; preds = %48, %44
  %53 = phi i32 [ %47, %44 ], [ 0, %48 ]
  %54 = phi i8 [ 0, %44 ], [ -1, %48 ]
  %55 = phi i32 [ 0, %44 ], [ %51, %48 ]
  %56 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  store i32 %5, i32* %56, align 4, !tbaa.struct !8
  %57 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  store i8 %6, i8* %57, align 4, !tbaa.struct !10
  %58 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  store i8 0, i8* %58, align 1, !tbaa.struct !11
  %59 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 2
  store i8 %8, i8* %59, align 2, !tbaa.struct !12
  %60 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 3
  store i8 %10, i8* %60, align 1, !tbaa.struct !13
  %61 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 4
  %62 = bitcast i8* %61 to i32*
  store i32 %53, i32* %62, align 4, !tbaa.struct !14
  %63 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(10) %63, i8 0, i64 10, i1 false)
  %64 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 18
  store i8 %54, i8* %64, align 2, !tbaa.struct !15
  %65 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 19
  store i8 %54, i8* %65, align 1, !tbaa.struct !16
  %66 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 20
  %67 = bitcast i8* %66 to i32*
  store i32 %55, i32* %67, align 4, !tbaa.struct !17
  %68 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 24
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(88) %68, i8 0, i64 88, i1 false)
  br label %69

69:                                               ; preds = %52, %41
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_mapped(%struct.__sv_name* noundef %0) unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !5
  %4 = icmp ugt i32 %3, 1
  br i1 %4, label %5, label %20

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %7 = load i8, i8* %6, align 4, !tbaa !2
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  %10 = load i8, i8* %9, align 1, !tbaa !2
  %11 = zext i8 %10 to i32
  %12 = shl nuw nsw i32 %11, 8
  %13 = or i32 %12, %8
  %14 = icmp eq i32 %13, 10
  br i1 %14, label %15, label %20

15:                                               ; preds = %5
  %16 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 8
  %17 = tail call i32 @memcmp(i8* noundef nonnull %16, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @is_mapped.head, i64 0, i64 0), i64 noundef 12) #10
  %18 = icmp eq i32 %17, 0
  %19 = zext i1 %18 to i32
  br label %20

20:                                               ; preds = %1, %15, %5
  %21 = phi i32 [ 0, %5 ], [ %19, %15 ], [ 0, %1 ]
  ret i32 %21
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_is_own(%struct.__sv_name* noundef %0) local_unnamed_addr #1 {
  %2 = alloca %struct.__sv_name, align 4
  %3 = bitcast %struct.__sv_name* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %3) #11
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %2, %struct.__sv_name* noundef %0, i32 noundef 2) #9
  %4 = tail call fastcc i32 @is_mapped(%struct.__sv_name* noundef %0) #9
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %1
  %7 = call i32 @__sv_is_own(%struct.__sv_name* noundef nonnull %2) #9
  br label %36

8:                                                ; preds = %1
  %9 = tail call fastcc i32 @is_any(%struct.__sv_name* noundef %0) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %33

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %13 = load i32, i32* %12, align 4, !tbaa !5
  %14 = icmp ugt i32 %13, 1
  br i1 %14, label %15, label %29

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %17 = load i8, i8* %16, align 4, !tbaa !2
  %18 = zext i8 %17 to i32
  %19 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  %20 = load i8, i8* %19, align 1, !tbaa !2
  %21 = zext i8 %20 to i32
  %22 = shl nuw nsw i32 %21, 8
  %23 = or i32 %22, %18
  %24 = icmp eq i32 %23, 2
  br i1 %24, label %25, label %29

25:                                               ; preds = %15
  %26 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 4
  %27 = load i8, i8* %26, align 1, !tbaa !2
  %28 = icmp eq i8 %27, 127
  br label %33

29:                                               ; preds = %15, %11
  %30 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 8
  %31 = tail call i32 @memcmp(i8* noundef nonnull %30, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__sv_is_own.loopback6, i64 0, i64 0), i64 noundef 16) #10
  %32 = icmp eq i32 %31, 0
  br label %33

33:                                               ; preds = %25, %29, %8
  %34 = phi i1 [ true, %8 ], [ %28, %25 ], [ %32, %29 ]
  %35 = zext i1 %34 to i32
  br label %36

36:                                               ; preds = %33, %6
  %37 = phi i32 [ %7, %6 ], [ %35, %33 ]
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %3) #11
  ret i32 %37
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define internal fastcc i32 @is_any(%struct.__sv_name* nocapture noundef readonly %0) unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %3 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !5
  %5 = icmp ugt i32 %4, 1
  %6 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  br label %7

7:                                                ; preds = %23, %1
  %8 = phi i64 [ 0, %1 ], [ %29, %23 ]
  br i1 %5, label %9, label %19

9:                                                ; preds = %7
  %10 = load i8, i8* %2, align 4, !tbaa !2
  %11 = zext i8 %10 to i32
  %12 = load i8, i8* %6, align 1, !tbaa !2
  %13 = zext i8 %12 to i32
  %14 = shl nuw nsw i32 %13, 8
  %15 = or i32 %14, %11
  %16 = icmp eq i32 %15, 2
  %17 = select i1 %16, i64 4, i64 16
  %18 = icmp ult i64 %8, %17
  br i1 %18, label %21, label %30

19:                                               ; preds = %7
  %20 = icmp ult i64 %8, 16
  br i1 %20, label %23, label %30

21:                                               ; preds = %9
  %22 = select i1 %16, i64 4, i64 8
  br label %23

23:                                               ; preds = %19, %21
  %24 = phi i64 [ %22, %21 ], [ 8, %19 ]
  %25 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 %24
  %26 = getelementptr inbounds i8, i8* %25, i64 %8
  %27 = load i8, i8* %26, align 1, !tbaa !2
  %28 = icmp eq i8 %27, 0
  %29 = add nuw i64 %8, 1
  br i1 %28, label %7, label %30, !llvm.loop !18

30:                                               ; preds = %19, %23, %9
  %31 = phi i32 [ 1, %19 ], [ 0, %23 ], [ 1, %9 ]
  ret i32 %31
}

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nofree nosync nounwind optsize
define dso_local void @__sv_settle(%struct.__sv_name* nocapture noundef %0, %struct.__sv_name* noundef readonly %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !5
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %6, label %16

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %8 = load i8, i8* %7, align 4, !tbaa !2
  %9 = zext i8 %8 to i32
  %10 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  %11 = load i8, i8* %10, align 1, !tbaa !2
  %12 = zext i8 %11 to i32
  %13 = shl nuw nsw i32 %12, 8
  %14 = or i32 %13, %9
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %106, label %18

16:                                               ; preds = %2
  %17 = icmp eq i32 %4, 0
  br i1 %17, label %106, label %18

18:                                               ; preds = %6, %16
  %19 = tail call fastcc i32 @is_any(%struct.__sv_name* noundef nonnull %0) #9
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %106, label %21

21:                                               ; preds = %18
  %22 = icmp eq %struct.__sv_name* %1, null
  br i1 %22, label %71, label %23

23:                                               ; preds = %21
  %24 = tail call fastcc i32 @is_any(%struct.__sv_name* noundef nonnull %1) #9
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %71

26:                                               ; preds = %23
  br i1 %5, label %27, label %38

27:                                               ; preds = %26
  %28 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %29 = load i8, i8* %28, align 4, !tbaa !2
  %30 = zext i8 %29 to i32
  %31 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  %32 = load i8, i8* %31, align 1, !tbaa !2
  %33 = zext i8 %32 to i32
  %34 = shl nuw nsw i32 %33, 8
  %35 = or i32 %34, %30
  %36 = icmp eq i32 %35, 2
  %37 = select i1 %36, i64 4, i64 8
  br label %38

38:                                               ; preds = %26, %27
  %39 = phi i64 [ 8, %26 ], [ %37, %27 ]
  %40 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 %39
  %41 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 0
  %42 = load i32, i32* %41, align 4, !tbaa !5
  %43 = icmp ugt i32 %42, 1
  br i1 %43, label %44, label %55

44:                                               ; preds = %38
  %45 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 0
  %46 = load i8, i8* %45, align 4, !tbaa !2
  %47 = zext i8 %46 to i32
  %48 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 1
  %49 = load i8, i8* %48, align 1, !tbaa !2
  %50 = zext i8 %49 to i32
  %51 = shl nuw nsw i32 %50, 8
  %52 = or i32 %51, %47
  %53 = icmp eq i32 %52, 2
  %54 = select i1 %53, i64 4, i64 8
  br label %55

55:                                               ; preds = %38, %44
  %56 = phi i64 [ 8, %38 ], [ %54, %44 ]
  %57 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 %56
  br i1 %5, label %58, label %69

58:                                               ; preds = %55
  %59 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %60 = load i8, i8* %59, align 4, !tbaa !2
  %61 = zext i8 %60 to i32
  %62 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  %63 = load i8, i8* %62, align 1, !tbaa !2
  %64 = zext i8 %63 to i32
  %65 = shl nuw nsw i32 %64, 8
  %66 = or i32 %65, %61
  %67 = icmp eq i32 %66, 2
  %68 = select i1 %67, i64 4, i64 16
  br label %69

69:                                               ; preds = %55, %58
  %70 = phi i64 [ 16, %55 ], [ %68, %58 ]
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 %40, i8* noundef nonnull align 1 %57, i64 %70, i1 false)
  br label %106

71:                                               ; preds = %23, %21
  br i1 %5, label %74, label %72

72:                                               ; preds = %71
  %73 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 8
  br label %87

74:                                               ; preds = %71
  %75 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %76 = load i8, i8* %75, align 4, !tbaa !2
  %77 = zext i8 %76 to i32
  %78 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  %79 = load i8, i8* %78, align 1, !tbaa !2
  %80 = zext i8 %79 to i32
  %81 = shl nuw nsw i32 %80, 8
  %82 = or i32 %81, %77
  %83 = icmp eq i32 %82, 2
  %84 = select i1 %83, i64 4, i64 8
  %85 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 %84
  %86 = select i1 %83, i64 4, i64 16
  br label %87

87:                                               ; preds = %74, %72
  %88 = phi i8* [ %73, %72 ], [ %85, %74 ]
  %89 = phi i64 [ 16, %72 ], [ %86, %74 ]
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 %88, i8 0, i64 %89, i1 false) #11
  %90 = load i32, i32* %3, align 4, !tbaa !5
  %91 = icmp ugt i32 %90, 1
  br i1 %91, label %92, label %103

92:                                               ; preds = %87
  %93 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %94 = load i8, i8* %93, align 4, !tbaa !2
  %95 = zext i8 %94 to i32
  %96 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  %97 = load i8, i8* %96, align 1, !tbaa !2
  %98 = zext i8 %97 to i32
  %99 = shl nuw nsw i32 %98, 8
  %100 = or i32 %99, %95
  %101 = icmp eq i32 %100, 2
  br i1 %101, label %102, label %103

102:                                              ; preds = %92
  store i8 127, i8* %88, align 1, !tbaa !2
  br label %103

103:                                              ; preds = %87, %92, %102
  %104 = phi i64 [ 3, %102 ], [ 15, %87 ], [ 15, %92 ]
  %105 = getelementptr inbounds i8, i8* %88, i64 %104
  store i8 1, i8* %105, align 1, !tbaa !2
  br label %106

106:                                              ; preds = %6, %16, %18, %103, %69
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_names_match(%struct.__sv_name* noundef %0, %struct.__sv_name* noundef %1) local_unnamed_addr #1 {
  %3 = alloca %struct.__sv_name, align 4
  %4 = alloca %struct.__sv_name, align 4
  %5 = bitcast %struct.__sv_name* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %5) #11
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %3, %struct.__sv_name* noundef %0, i32 noundef 2) #9
  %6 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %6) #11
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %4, %struct.__sv_name* noundef %1, i32 noundef 2) #9
  %7 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 0
  %8 = load i32, i32* %7, align 4, !tbaa !5
  %9 = icmp ugt i32 %8, 1
  %10 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 0
  %11 = load i8, i8* %10, align 4
  %12 = zext i8 %11 to i32
  %13 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 1
  %14 = load i8, i8* %13, align 1
  %15 = zext i8 %14 to i32
  %16 = shl nuw nsw i32 %15, 8
  %17 = or i32 %16, %12
  %18 = select i1 %9, i32 %17, i32 0
  %19 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 0
  %20 = load i32, i32* %19, align 4, !tbaa !5
  %21 = icmp ugt i32 %20, 1
  %22 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 0
  %23 = load i8, i8* %22, align 4
  %24 = zext i8 %23 to i32
  %25 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 1
  %26 = load i8, i8* %25, align 1
  %27 = zext i8 %26 to i32
  %28 = shl nuw nsw i32 %27, 8
  %29 = or i32 %28, %24
  %30 = select i1 %21, i32 %29, i32 0
  %31 = icmp eq i32 %18, %30
  br i1 %31, label %32, label %81

32:                                               ; preds = %2
  %33 = icmp eq i32 %17, 1
  %34 = select i1 %9, i1 %33, i1 false
  br i1 %34, label %35, label %43

35:                                               ; preds = %32
  %36 = icmp ugt i32 %8, 2
  %37 = icmp eq i32 %8, %20
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %81

39:                                               ; preds = %35
  %40 = zext i32 %8 to i64
  %41 = call i32 @memcmp(i8* noundef nonnull %10, i8* noundef nonnull %22, i64 noundef %40) #10
  %42 = icmp eq i32 %41, 0
  br label %81

43:                                               ; preds = %32
  %44 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 2
  %45 = load i8, i8* %44, align 2, !tbaa !2
  %46 = zext i8 %45 to i16
  %47 = shl nuw i16 %46, 8
  %48 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 3
  %49 = load i8, i8* %48, align 1, !tbaa !2
  %50 = zext i8 %49 to i16
  %51 = or i16 %47, %50
  %52 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 2
  %53 = load i8, i8* %52, align 2, !tbaa !2
  %54 = zext i8 %53 to i16
  %55 = shl nuw i16 %54, 8
  %56 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 3
  %57 = load i8, i8* %56, align 1, !tbaa !2
  %58 = zext i8 %57 to i16
  %59 = or i16 %55, %58
  %60 = icmp eq i16 %51, %59
  br i1 %60, label %61, label %81

61:                                               ; preds = %43
  %62 = call fastcc i32 @is_any(%struct.__sv_name* noundef nonnull %3) #9
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %81

64:                                               ; preds = %61
  %65 = call fastcc i32 @is_any(%struct.__sv_name* noundef nonnull %4) #9
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %81

67:                                               ; preds = %64
  %68 = icmp eq i32 %17, 2
  %69 = select i1 %9, i1 %68, i1 false
  %70 = select i1 %69, i64 4, i64 8
  %71 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 %70
  %72 = icmp eq i32 %29, 2
  %73 = select i1 %21, i1 %72, i1 false
  %74 = select i1 %73, i64 4, i64 8
  %75 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 %74
  %76 = icmp eq i32 %17, 2
  %77 = select i1 %9, i1 %76, i1 false
  %78 = select i1 %77, i64 4, i64 16
  %79 = call i32 @memcmp(i8* noundef nonnull %71, i8* noundef nonnull %75, i64 noundef %78) #10
  %80 = icmp eq i32 %79, 0
  br label %81

81:                                               ; preds = %43, %67, %64, %61, %35, %39, %2
  %82 = phi i1 [ false, %2 ], [ false, %35 ], [ %42, %39 ], [ false, %43 ], [ true, %64 ], [ true, %61 ], [ %80, %67 ]
  %83 = zext i1 %82 to i32
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %6) #11
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %5) #11
  ret i32 %83
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_take_name(%struct.__sv_socket* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i32 noundef %2, %struct.__sv_name* noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %6 = load i32, i32* %5, align 8, !tbaa !21
  %7 = icmp eq i32 %6, 2
  %8 = icmp eq i32 %6, 10
  %9 = select i1 %8, i32 24, i32 2
  %10 = select i1 %7, i32 16, i32 %9
  %11 = icmp ugt i32 %10, %2
  br i1 %11, label %16, label %12

12:                                               ; preds = %4
  %13 = icmp eq i32 %6, 1
  %14 = icmp ugt i32 %2, 110
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %18

16:                                               ; preds = %12, %4
  %17 = tail call i32* @__errno_location() #10
  store i32 22, i32* %17, align 4, !tbaa !9
  br label %61

18:                                               ; preds = %12
  %19 = select i1 %14, i32 110, i32 %2
  %20 = bitcast %struct.__sv_name* %3 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %20, i8 0, i64 116, i1 false)
  %21 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 0
  %22 = zext i32 %19 to i64
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 4 %21, i8* align 1 %1, i64 %22, i1 false)
  %23 = load i32, i32* %5, align 8, !tbaa !21
  %24 = icmp eq i32 %23, 2
  %25 = icmp eq i32 %23, 10
  %26 = select i1 %25, i32 28, i32 %19
  %27 = select i1 %24, i32 16, i32 %26
  %28 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 0
  store i32 %27, i32* %28, align 4, !tbaa !5
  %29 = icmp ugt i32 %27, 1
  br i1 %29, label %30, label %38

30:                                               ; preds = %18
  %31 = load i8, i8* %21, align 4, !tbaa !2
  %32 = zext i8 %31 to i32
  %33 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 1
  %34 = load i8, i8* %33, align 1, !tbaa !2
  %35 = zext i8 %34 to i32
  %36 = shl nuw nsw i32 %35, 8
  %37 = or i32 %36, %32
  br label %38

38:                                               ; preds = %18, %30
  %39 = phi i32 [ %37, %30 ], [ 0, %18 ]
  %40 = icmp eq i32 %39, %23
  %41 = icmp eq i32 %23, 1
  br i1 %40, label %45, label %42

42:                                               ; preds = %38
  %43 = select i1 %41, i32 22, i32 97
  %44 = tail call i32* @__errno_location() #10
  store i32 %43, i32* %44, align 4, !tbaa !9
  br label %61

45:                                               ; preds = %38
  %46 = icmp ugt i32 %19, 2
  %47 = and i1 %46, %41
  br i1 %47, label %48, label %61

48:                                               ; preds = %45
  %49 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 2
  %50 = load i8, i8* %49, align 2, !tbaa !2
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %61, label %52

52:                                               ; preds = %48
  %53 = add nsw i32 %19, -2
  %54 = zext i32 %53 to i64
  %55 = tail call i64 @strnlen(i8* noundef nonnull %49, i64 noundef %54) #10
  %56 = trunc i64 %55 to i32
  %57 = add i32 %56, 3
  %58 = icmp ult i32 %57, 110
  %59 = select i1 %58, i32 %57, i32 110
  store i32 %59, i32* %28, align 4, !tbaa !5
  %60 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 109
  store i8 0, i8* %60, align 1, !tbaa !2
  br label %61

61:                                               ; preds = %45, %48, %52, %42, %16
  %62 = phi i32 [ -1, %16 ], [ -1, %42 ], [ 0, %52 ], [ 0, %48 ], [ 0, %45 ]
  ret i32 %62
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local i64 @strnlen(i8* noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @__sv_give_name(%struct.__sv_name* nocapture noundef readonly %0, i8* noundef writeonly %1, i32* noundef %2) local_unnamed_addr #8 {
  %4 = icmp ne i8* %1, null
  %5 = icmp ne i32* %2, null
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %9 = load i32, i32* %2, align 4, !tbaa !9
  %10 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %11 = load i32, i32* %10, align 4, !tbaa !5
  %12 = icmp ult i32 %9, %11
  %13 = select i1 %12, i32 %9, i32 %11
  %14 = zext i32 %13 to i64
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %1, i8* nonnull align 4 %8, i64 %14, i1 false)
  %15 = load i32, i32* %10, align 4, !tbaa !5
  store i32 %15, i32* %2, align 4, !tbaa !9
  br label %16

16:                                               ; preds = %3, %7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.__sv_socket* @__sv_bound_to(%struct.__sv_socket* nocapture noundef readonly %0, %struct.__sv_name* noundef %1) local_unnamed_addr #1 {
  %3 = alloca %struct.__sv_name, align 4
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #11
  %6 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !5
  %8 = icmp ugt i32 %7, 1
  br i1 %8, label %9, label %28

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 0
  %11 = load i8, i8* %10, align 4, !tbaa !2
  %12 = zext i8 %11 to i32
  %13 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 1
  %14 = load i8, i8* %13, align 1, !tbaa !2
  %15 = zext i8 %14 to i32
  %16 = shl nuw nsw i32 %15, 8
  %17 = or i32 %16, %12
  %18 = icmp eq i32 %17, 1
  %19 = icmp ne i32 %7, 2
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %28

21:                                               ; preds = %9
  %22 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 2
  %23 = load i8, i8* %22, align 2, !tbaa !2
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %21
  %26 = call %struct.sv_inode* @__sv_lookup(i8* noundef nonnull %22, i32* noundef nonnull %4) #10
  %27 = icmp eq %struct.sv_inode* %26, null
  br i1 %27, label %133, label %28

28:                                               ; preds = %2, %9, %21, %25
  %29 = phi %struct.sv_inode* [ %26, %25 ], [ null, %21 ], [ null, %9 ], [ null, %2 ]
  %30 = phi i1 [ true, %25 ], [ false, %21 ], [ false, %9 ], [ false, %2 ]
  %31 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !27
  %32 = icmp eq %struct.__sv_socket* %31, null
  br i1 %32, label %133, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 4
  %35 = bitcast %struct.__sv_name* %3 to i8*
  %36 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 0
  %37 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 0
  %38 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 1
  %39 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 2
  %40 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 3
  br label %41

41:                                               ; preds = %33, %129
  %42 = phi %struct.__sv_socket* [ %31, %33 ], [ %131, %129 ]
  %43 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 6
  %44 = load i32, i32* %43, align 4, !tbaa !28
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %54

46:                                               ; preds = %41
  %47 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 7
  %48 = load i32, i32* %47, align 8, !tbaa !29
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 4
  %52 = load i32, i32* %51, align 4, !tbaa !30
  %53 = icmp eq i32 %52, 2
  br label %54

54:                                               ; preds = %50, %46, %41
  %55 = phi i1 [ true, %46 ], [ true, %41 ], [ %53, %50 ]
  %56 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 22
  %57 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %56, i64 0, i32 0
  %58 = load i32, i32* %57, align 8, !tbaa !31
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %129, label %60

60:                                               ; preds = %54
  %61 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 4
  %62 = load i32, i32* %61, align 4, !tbaa !30
  %63 = load i32, i32* %34, align 4, !tbaa !30
  %64 = icmp eq i32 %62, %63
  %65 = select i1 %64, i1 %55, i1 false
  br i1 %65, label %66, label %129

66:                                               ; preds = %60
  br i1 %30, label %67, label %71

67:                                               ; preds = %66
  %68 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 25
  %69 = load %struct.sv_inode*, %struct.sv_inode** %68, align 8, !tbaa !32
  %70 = icmp eq %struct.sv_inode* %69, %29
  br i1 %70, label %133, label %129

71:                                               ; preds = %66
  %72 = call i32 @__sv_names_match(%struct.__sv_name* noundef nonnull %56, %struct.__sv_name* noundef %1) #9
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %133

74:                                               ; preds = %71
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %35) #11
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %3, %struct.__sv_name* noundef %1, i32 noundef 2) #10
  %75 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 3
  %76 = load i32, i32* %75, align 8, !tbaa !21
  %77 = icmp eq i32 %76, 10
  %78 = load i32, i32* %36, align 4
  %79 = icmp ugt i32 %78, 1
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %81, label %126

81:                                               ; preds = %74
  %82 = load i8, i8* %37, align 4, !tbaa !2
  %83 = zext i8 %82 to i32
  %84 = load i8, i8* %38, align 1, !tbaa !2
  %85 = zext i8 %84 to i32
  %86 = shl nuw nsw i32 %85, 8
  %87 = or i32 %86, %83
  %88 = icmp eq i32 %87, 2
  br i1 %88, label %89, label %126

89:                                               ; preds = %81
  %90 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 22, i32 1, i64 2
  %91 = load i8, i8* %90, align 2, !tbaa !2
  %92 = zext i8 %91 to i16
  %93 = shl nuw i16 %92, 8
  %94 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 22, i32 1, i64 3
  %95 = load i8, i8* %94, align 1, !tbaa !2
  %96 = zext i8 %95 to i16
  %97 = or i16 %93, %96
  %98 = load i8, i8* %39, align 2, !tbaa !2
  %99 = zext i8 %98 to i16
  %100 = shl nuw i16 %99, 8
  %101 = load i8, i8* %40, align 1, !tbaa !2
  %102 = zext i8 %101 to i16
  %103 = or i16 %100, %102
  %104 = icmp eq i16 %97, %103
  br i1 %104, label %105, label %126

105:                                              ; preds = %89
  %106 = call fastcc i32 @is_any(%struct.__sv_name* noundef nonnull %56) #10
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %126, label %108

108:                                              ; preds = %105, %122
  %109 = phi i64 [ %123, %122 ], [ 0, %105 ]
  %110 = phi i1 [ %124, %122 ], [ true, %105 ]
  %111 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 26, i64 %109, i32 0
  %112 = load i32, i32* %111, align 8, !tbaa !33
  %113 = icmp eq i32 %112, 41
  br i1 %113, label %114, label %122

114:                                              ; preds = %108
  %115 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 26, i64 %109, i32 1
  %116 = load i32, i32* %115, align 4, !tbaa !35
  %117 = icmp eq i32 %116, 26
  br i1 %117, label %118, label %122

118:                                              ; preds = %114
  %119 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 26, i64 %109, i32 2, i64 0
  %120 = load i32, i32* %119, align 8, !tbaa !9
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %127

122:                                              ; preds = %118, %114, %108
  %123 = add nuw nsw i64 %109, 1
  %124 = icmp ult i64 %109, 15
  %125 = icmp eq i64 %123, 16
  br i1 %125, label %127, label %108, !llvm.loop !36

126:                                              ; preds = %105, %89, %81, %74
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %35) #11
  br label %129

127:                                              ; preds = %118, %122
  %128 = phi i1 [ %110, %118 ], [ %124, %122 ]
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %35) #11
  br i1 %128, label %129, label %133

129:                                              ; preds = %126, %127, %67, %60, %54
  %130 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 2
  %131 = load %struct.__sv_socket*, %struct.__sv_socket** %130, align 8, !tbaa !27
  %132 = icmp eq %struct.__sv_socket* %131, null
  br i1 %132, label %133, label %41, !llvm.loop !37

133:                                              ; preds = %67, %71, %127, %129, %28, %25
  %134 = phi %struct.__sv_socket* [ null, %25 ], [ null, %28 ], [ %42, %67 ], [ %42, %71 ], [ %42, %127 ], [ null, %129 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #11
  ret %struct.__sv_socket* %134
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup(i8* noundef, i32* noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef %0, %struct.__sv_name* noundef %1) local_unnamed_addr #1 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11
  %5 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !5
  %7 = icmp ugt i32 %6, 1
  br i1 %7, label %8, label %24

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 0
  %10 = load i8, i8* %9, align 4, !tbaa !2
  %11 = zext i8 %10 to i32
  %12 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 1
  %13 = load i8, i8* %12, align 1, !tbaa !2
  %14 = zext i8 %13 to i32
  %15 = shl nuw nsw i32 %14, 8
  %16 = or i32 %15, %11
  %17 = icmp eq i32 %16, 1
  %18 = icmp ne i32 %6, 2
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %20, label %24

20:                                               ; preds = %8
  %21 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 2
  %22 = load i8, i8* %21, align 2, !tbaa !2
  %23 = icmp ne i8 %22, 0
  br label %24

24:                                               ; preds = %2, %20, %8
  %25 = phi i1 [ false, %8 ], [ %23, %20 ], [ false, %2 ]
  %26 = tail call %struct.__sv_socket* @__sv_bound_to(%struct.__sv_socket* noundef %0, %struct.__sv_name* noundef nonnull %1) #9
  %27 = icmp eq %struct.__sv_socket* %26, null
  br i1 %27, label %28, label %77

28:                                               ; preds = %24
  br i1 %25, label %29, label %50

29:                                               ; preds = %28
  %30 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 2
  %31 = call %struct.sv_inode* @__sv_lookup(i8* noundef nonnull %30, i32* noundef nonnull %3) #10
  %32 = xor i1 %25, true
  %33 = icmp ne %struct.sv_inode* %31, null
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %35, label %39

35:                                               ; preds = %29
  %36 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !27
  %37 = icmp ne %struct.__sv_socket* %36, null
  %38 = select i1 %37, i1 %33, i1 false
  br i1 %38, label %45, label %50

39:                                               ; preds = %29
  %40 = load i32, i32* %3, align 4, !tbaa !9
  br label %74

41:                                               ; preds = %45
  %42 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %46, i64 0, i32 2
  %43 = load %struct.__sv_socket*, %struct.__sv_socket** %42, align 8, !tbaa !27
  %44 = icmp eq %struct.__sv_socket* %43, null
  br i1 %44, label %50, label %45, !llvm.loop !38

45:                                               ; preds = %35, %41
  %46 = phi %struct.__sv_socket* [ %43, %41 ], [ %36, %35 ]
  %47 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %46, i64 0, i32 25
  %48 = load %struct.sv_inode*, %struct.sv_inode** %47, align 8, !tbaa !32
  %49 = icmp eq %struct.sv_inode* %48, %31
  br i1 %49, label %74, label %41

50:                                               ; preds = %41, %28, %35
  %51 = load i32, i32* %5, align 4, !tbaa !5
  %52 = icmp ugt i32 %51, 1
  br i1 %52, label %53, label %63

53:                                               ; preds = %50
  %54 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 0
  %55 = load i8, i8* %54, align 4, !tbaa !2
  %56 = zext i8 %55 to i32
  %57 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 1
  %58 = load i8, i8* %57, align 1, !tbaa !2
  %59 = zext i8 %58 to i32
  %60 = shl nuw nsw i32 %59, 8
  %61 = or i32 %60, %56
  %62 = icmp eq i32 %61, 1
  br i1 %62, label %74, label %63

63:                                               ; preds = %50, %53
  %64 = call i32 @__sv_is_own(%struct.__sv_name* noundef nonnull %1) #9
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %74

66:                                               ; preds = %63
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 13
  %68 = load i32, i32* %67, align 8, !tbaa !39
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %74

70:                                               ; preds = %66
  %71 = call i32 @__sv_visitor_waits(%struct.__sv_socket* noundef nonnull %0) #10
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %70
  call void @__symvm_note(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0)) #10
  br label %74

74:                                               ; preds = %45, %53, %63, %66, %70, %73, %39
  %75 = phi i32 [ %40, %39 ], [ 101, %73 ], [ 101, %70 ], [ 101, %66 ], [ 111, %63 ], [ 111, %53 ], [ 91, %45 ]
  %76 = call i32* @__errno_location() #10
  store i32 %75, i32* %76, align 4, !tbaa !9
  br label %77

77:                                               ; preds = %74, %24
  %78 = phi %struct.__sv_socket* [ %26, %24 ], [ null, %74 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #11
  ret %struct.__sv_socket* %78
}

; Function Attrs: optsize
declare dso_local i32 @__sv_visitor_waits(%struct.__sv_socket* noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @__sv_pick_port(%struct.__sv_socket* nocapture noundef readonly %0, %struct.__sv_name* noundef %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 2
  %4 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 3
  br label %5

5:                                                ; preds = %5, %2
  %6 = load i16, i16* @__sv_pick_port.next, align 2, !tbaa !40
  %7 = icmp eq i16 %6, -1
  %8 = add i16 %6, 1
  %9 = select i1 %7, i16 -25536, i16 %8
  store i16 %9, i16* @__sv_pick_port.next, align 2, !tbaa !40
  %10 = lshr i16 %9, 8
  %11 = trunc i16 %10 to i8
  store i8 %11, i8* %3, align 2, !tbaa !2
  %12 = trunc i16 %9 to i8
  store i8 %12, i8* %4, align 1, !tbaa !2
  %13 = tail call %struct.__sv_socket* @__sv_bound_to(%struct.__sv_socket* noundef %0, %struct.__sv_name* noundef %1) #9
  %14 = icmp eq %struct.__sv_socket* %13, null
  br i1 %14, label %15, label %5, !llvm.loop !42

15:                                               ; preds = %5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_bind_anywhere(%struct.__sv_socket* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = alloca %struct.__sv_name, align 4
  %3 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 22
  %4 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 0
  %5 = load i32, i32* %4, align 8, !tbaa !31
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %20

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %9 = load i32, i32* %8, align 8, !tbaa !21
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %20, label %11

11:                                               ; preds = %7
  %12 = bitcast %struct.__sv_name* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %12) #11
  %13 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %13, i8 0, i64 112, i1 false)
  %14 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 0
  %15 = icmp eq i32 %9, 2
  %16 = select i1 %15, i32 16, i32 28
  store i32 %16, i32* %14, align 4, !tbaa !5
  %17 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 0
  %18 = trunc i32 %9 to i8
  store i8 %18, i8* %17, align 4, !tbaa !2
  call void @__sv_pick_port(%struct.__sv_socket* noundef nonnull %0, %struct.__sv_name* noundef nonnull %2) #9
  %19 = bitcast %struct.__sv_name* %3 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %19, i8* noundef nonnull align 4 dereferenceable(116) %12, i64 116, i1 false), !tbaa.struct !8
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %12) #11
  br label %20

20:                                               ; preds = %1, %7, %11
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin optsize "no-builtins" }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !7, i64 0}
!6 = !{!"__sv_name", !7, i64 0, !3, i64 4}
!7 = !{!"int", !3, i64 0}
!8 = !{i64 0, i64 4, !9, i64 4, i64 110, !2}
!9 = !{!7, !7, i64 0}
!10 = !{i64 0, i64 110, !2}
!11 = !{i64 0, i64 109, !2}
!12 = !{i64 0, i64 108, !2}
!13 = !{i64 0, i64 107, !2}
!14 = !{i64 0, i64 106, !2}
!15 = !{i64 0, i64 92, !2}
!16 = !{i64 0, i64 91, !2}
!17 = !{i64 0, i64 90, !2}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!22, !7, i64 136}
!22 = !{!"__sv_socket", !23, i64 0, !25, i64 120, !24, i64 128, !7, i64 136, !7, i64 140, !7, i64 144, !7, i64 148, !7, i64 152, !7, i64 156, !7, i64 160, !7, i64 164, !7, i64 168, !7, i64 172, !7, i64 176, !7, i64 180, !24, i64 184, !24, i64 192, !24, i64 200, !7, i64 208, !7, i64 212, !25, i64 216, !25, i64 224, !6, i64 232, !6, i64 348, !6, i64 464, !24, i64 584, !3, i64 592}
!23 = !{!"sv_inode", !24, i64 0, !7, i64 8, !24, i64 16, !25, i64 24, !25, i64 32, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !24, i64 72, !26, i64 80, !26, i64 96, !3, i64 112}
!24 = !{!"any pointer", !3, i64 0}
!25 = !{!"long", !3, i64 0}
!26 = !{!"timespec", !25, i64 0, !25, i64 8}
!27 = !{!24, !24, i64 0}
!28 = !{!22, !7, i64 148}
!29 = !{!22, !7, i64 152}
!30 = !{!22, !7, i64 140}
!31 = !{!22, !7, i64 232}
!32 = !{!22, !24, i64 584}
!33 = !{!34, !7, i64 0}
!34 = !{!"", !7, i64 0, !7, i64 4, !3, i64 8}
!35 = !{!34, !7, i64 4}
!36 = distinct !{!36, !19, !20}
!37 = distinct !{!37, !19, !20}
!38 = distinct !{!38, !19, !20}
!39 = !{!22, !7, i64 176}
!40 = !{!41, !41, i64 0}
!41 = !{!"short", !3, i64 0}
!42 = distinct !{!42, !19, !20}
