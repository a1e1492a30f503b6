; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/sockets.c
; ModuleID = 'runtime/c/sockets.c'
source_filename = "runtime/c/sockets.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, i64, i32 }
%struct.__sv_socket = type { %struct.sv_inode, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name, %struct.sv_inode*, [16 x %struct.anon] }
%struct.__sv_name = type { i32, [110 x i8] }
%struct.anon = type { i32, i32, [2 x i32] }

@__sv_descriptors = external dso_local constant i8, align 1
@kind = internal constant %struct.sv_special { i64 (%struct.sv_inode*, i8*, i64, i32)* @read_it, i64 (%struct.sv_inode*, i8*, i64, i32)* @write_it, i32 (%struct.sv_inode*)* @readiness, i32 (%struct.sv_inode*)* @available, void (%struct.sv_inode*)* @closed }, align 8
@.str = private unnamed_addr constant [12 x i8] c"fail_socket\00", align 1
@failing_sockets = internal constant [2 x i32] [i32 24, i32 12], align 4
@.str.1 = private unnamed_addr constant [10 x i8] c"fail_bind\00", align 1
@failing_binds = internal constant [1 x i32] [i32 98], align 4
@__sv_umask = external dso_local local_unnamed_addr global i32, align 4
@__sv_open_waits = external dso_local local_unnamed_addr global i32, align 4
@.str.2 = private unnamed_addr constant [12 x i8] c"fail_accept\00", align 1
@failing_accepts = internal constant [2 x i32] [i32 103, i32 24], align 4
@.str.3 = private unnamed_addr constant [7 x i8] c"socket\00", align 1
@__sv_sockets = external dso_local local_unnamed_addr global %struct.__sv_socket*, align 8
@.str.4 = private unnamed_addr constant [13 x i8] c"fail_connect\00", align 1
@failing_connects = internal constant [2 x i32] [i32 111, i32 110], align 4
@.str.5 = private unnamed_addr constant [45 x i8] c"connect to a socket that nobody accepts from\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @__sv_socket_changed(%struct.__sv_socket* noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq %struct.__sv_socket* %0, null
  br i1 %2, label %10, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 11
  %5 = load i32, i32* %4, align 8, !tbaa !2
  %6 = add i32 %5, 1
  store i32 %6, i32* %4, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 12
  %8 = load i32, i32* %7, align 4, !tbaa !11
  %9 = add i32 %8, 1
  store i32 %9, i32* %7, align 4, !tbaa !11
  br label %10

10:                                               ; preds = %3, %1
  %11 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__sv_readiness(i32 noundef %0) #7
  %3 = icmp eq i32 %2, 32
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #7
  store i32 9, i32* %5, align 4, !tbaa !12
  br label %17

6:                                                ; preds = %1
  %7 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #7
  %8 = icmp eq %struct.sv_inode* %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 13
  %11 = load %struct.sv_special*, %struct.sv_special** %10, align 8, !tbaa !13
  %12 = icmp eq %struct.sv_special* %11, @kind
  br i1 %12, label %13, label %15

13:                                               ; preds = %9
  %14 = bitcast %struct.sv_inode* %7 to %struct.__sv_socket*
  br label %17

15:                                               ; preds = %9, %6
  %16 = tail call i32* @__errno_location() #7
  store i32 88, i32* %16, align 4, !tbaa !12
  br label %17

17:                                               ; preds = %13, %15, %4
  %18 = phi %struct.__sv_socket* [ null, %4 ], [ %14, %13 ], [ null, %15 ]
  ret %struct.__sv_socket* %18
}

; Function Attrs: optsize
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @socket(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @is_supported(i32 noundef %0, i32 noundef %1, i32 noundef %2) #8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %3
  %7 = tail call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i32* noundef getelementptr inbounds ([2 x i32], [2 x i32]* @failing_sockets, i64 0, i64 0), i32 noundef 2) #7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %6
  %10 = tail call i8* @__sv_kernel_memory(i64 noundef 696) #7
  %11 = icmp eq i8* %10, null
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  %13 = and i32 %1, 15
  %14 = bitcast i8* %10 to %struct.__sv_socket*
  %15 = getelementptr inbounds i8, i8* %10, i64 104
  %16 = bitcast i8* %15 to i32*
  store i32 %0, i32* %16, align 8, !tbaa !14
  %17 = getelementptr inbounds i8, i8* %10, i64 108
  %18 = bitcast i8* %17 to i32*
  store i32 %13, i32* %18, align 4, !tbaa !15
  %19 = getelementptr inbounds i8, i8* %10, i64 112
  %20 = bitcast i8* %19 to i32*
  store i32 %2, i32* %20, align 8, !tbaa !16
  %21 = getelementptr inbounds i8, i8* %10, i64 72
  %22 = bitcast i8* %21 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %22, align 8, !tbaa !17
  %23 = getelementptr inbounds i8, i8* %10, i64 40
  %24 = bitcast i8* %23 to i32*
  store i32 -1, i32* %24, align 8, !tbaa !18
  %25 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !19
  %26 = getelementptr inbounds i8, i8* %10, i64 96
  %27 = bitcast i8* %26 to %struct.__sv_socket**
  store %struct.__sv_socket* %25, %struct.__sv_socket** %27, align 8, !tbaa !20
  store i8* %10, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !19
  br label %28

28:                                               ; preds = %9, %12
  %29 = phi %struct.__sv_socket* [ %14, %12 ], [ null, %9 ]
  %30 = getelementptr %struct.__sv_socket, %struct.__sv_socket* %29, i64 0, i32 0
  %31 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %30, %struct.sv_special* noundef nonnull @kind, i32 noundef 49663, i32 noundef %1) #7
  br label %32

32:                                               ; preds = %3, %6, %28
  %33 = phi i32 [ %31, %28 ], [ -1, %6 ], [ -1, %3 ]
  ret i32 %33
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_supported(i32 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = and i32 %1, 15
  %5 = and i32 %0, -9
  %6 = icmp eq i32 %5, 2
  %7 = and i32 %1, -526352
  %8 = icmp ne i32 %7, 0
  %9 = icmp ugt i32 %4, 10
  %10 = or i1 %8, %9
  br i1 %10, label %32, label %11

11:                                               ; preds = %3
  switch i32 %0, label %12 [
    i32 10, label %13
    i32 2, label %13
    i32 1, label %13
  ]

12:                                               ; preds = %11
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0)) #7
  br label %32

13:                                               ; preds = %11, %11, %11
  %14 = add nsw i32 %4, -3
  %15 = icmp ult i32 %14, -2
  %16 = icmp ne i32 %4, 5
  %17 = or i1 %6, %16
  %18 = and i1 %15, %17
  br i1 %18, label %19, label %23

19:                                               ; preds = %13
  %20 = icmp eq i32 %4, 3
  %21 = and i1 %6, %20
  %22 = select i1 %21, i32 1, i32 94
  br label %32

23:                                               ; preds = %13
  %24 = icmp eq i32 %4, 1
  %25 = select i1 %24, i32 6, i32 17
  %26 = icmp eq i32 %2, 0
  br i1 %26, label %35, label %27

27:                                               ; preds = %23
  br i1 %6, label %28, label %30

28:                                               ; preds = %27
  %29 = icmp eq i32 %25, %2
  br i1 %29, label %35, label %32

30:                                               ; preds = %27
  %31 = icmp eq i32 %2, 1
  br i1 %31, label %35, label %32

32:                                               ; preds = %28, %30, %3, %12, %19
  %33 = phi i32 [ %22, %19 ], [ 97, %12 ], [ 22, %3 ], [ 93, %30 ], [ 93, %28 ]
  %34 = tail call i32* @__errno_location() #7
  store i32 %33, i32* %34, align 4, !tbaa !12
  br label %35

35:                                               ; preds = %32, %30, %28, %23
  %36 = phi i32 [ 1, %30 ], [ 1, %28 ], [ 1, %23 ], [ 0, %32 ]
  ret i32 %36
}

; Function Attrs: optsize
declare dso_local i32 @__sv_call_fails(i8* noundef, i32* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @socketpair(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i32 @is_supported(i32 noundef %0, i32 noundef %1, i32 noundef %2) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %80, label %7

7:                                                ; preds = %4
  %8 = icmp eq i32 %0, 1
  br i1 %8, label %11, label %9

9:                                                ; preds = %7
  %10 = tail call i32* @__errno_location() #7
  store i32 95, i32* %10, align 4, !tbaa !12
  br label %80

11:                                               ; preds = %7
  %12 = and i32 %1, 15
  %13 = tail call i8* @__sv_kernel_memory(i64 noundef 696) #7
  %14 = icmp eq i8* %13, null
  br i1 %14, label %47, label %15

15:                                               ; preds = %11
  %16 = bitcast i8* %13 to %struct.__sv_socket*
  %17 = getelementptr inbounds i8, i8* %13, i64 104
  %18 = bitcast i8* %17 to i32*
  store i32 1, i32* %18, align 8, !tbaa !14
  %19 = getelementptr inbounds i8, i8* %13, i64 108
  %20 = bitcast i8* %19 to i32*
  store i32 %12, i32* %20, align 4, !tbaa !15
  %21 = getelementptr inbounds i8, i8* %13, i64 112
  %22 = bitcast i8* %21 to i32*
  store i32 %2, i32* %22, align 8, !tbaa !16
  %23 = getelementptr inbounds i8, i8* %13, i64 72
  %24 = bitcast i8* %23 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %24, align 8, !tbaa !17
  %25 = getelementptr inbounds i8, i8* %13, i64 40
  %26 = bitcast i8* %25 to i32*
  store i32 -1, i32* %26, align 8, !tbaa !18
  %27 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !19
  %28 = getelementptr inbounds i8, i8* %13, i64 96
  %29 = bitcast i8* %28 to %struct.__sv_socket**
  store %struct.__sv_socket* %27, %struct.__sv_socket** %29, align 8, !tbaa !20
  store i8* %13, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !19
  %30 = tail call i8* @__sv_kernel_memory(i64 noundef 696) #7
  %31 = icmp eq i8* %30, null
  br i1 %31, label %47, label %32

32:                                               ; preds = %15
  %33 = bitcast i8* %30 to %struct.__sv_socket*
  %34 = getelementptr inbounds i8, i8* %30, i64 104
  %35 = bitcast i8* %34 to i32*
  store i32 1, i32* %35, align 8, !tbaa !14
  %36 = getelementptr inbounds i8, i8* %30, i64 108
  %37 = bitcast i8* %36 to i32*
  store i32 %12, i32* %37, align 4, !tbaa !15
  %38 = getelementptr inbounds i8, i8* %30, i64 112
  %39 = bitcast i8* %38 to i32*
  store i32 %2, i32* %39, align 8, !tbaa !16
  %40 = getelementptr inbounds i8, i8* %30, i64 72
  %41 = bitcast i8* %40 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %41, align 8, !tbaa !17
  %42 = getelementptr inbounds i8, i8* %30, i64 40
  %43 = bitcast i8* %42 to i32*
  store i32 -1, i32* %43, align 8, !tbaa !18
  %44 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !19
  %45 = getelementptr inbounds i8, i8* %30, i64 96
  %46 = bitcast i8* %45 to %struct.__sv_socket**
  store %struct.__sv_socket* %44, %struct.__sv_socket** %46, align 8, !tbaa !20
  store i8* %30, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !19
  br label %47

47:                                               ; preds = %11, %32, %15
  %48 = phi %struct.__sv_socket* [ %16, %15 ], [ %16, %32 ], [ null, %11 ]
  %49 = phi %struct.__sv_socket* [ null, %15 ], [ %33, %32 ], [ null, %11 ]
  %50 = getelementptr %struct.__sv_socket, %struct.__sv_socket* %48, i64 0, i32 0
  %51 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %50, %struct.sv_special* noundef nonnull @kind, i32 noundef 49663, i32 noundef %1) #7
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %59, label %53

53:                                               ; preds = %47
  %54 = getelementptr %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 0
  %55 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %54, %struct.sv_special* noundef nonnull @kind, i32 noundef 49663, i32 noundef %1) #7
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %57, label %63

57:                                               ; preds = %53
  %58 = tail call i32 @close(i32 noundef %51) #7
  br label %80

59:                                               ; preds = %47
  %60 = icmp eq %struct.__sv_socket* %49, null
  br i1 %60, label %80, label %61

61:                                               ; preds = %59
  %62 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 0
  tail call void @closed(%struct.sv_inode* noundef nonnull %62) #8
  br label %80

63:                                               ; preds = %53
  %64 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %48, i64 0, i32 13
  store %struct.__sv_socket* %49, %struct.__sv_socket** %64, align 8, !tbaa !21
  %65 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 13
  store %struct.__sv_socket* %48, %struct.__sv_socket** %65, align 8, !tbaa !21
  %66 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 6
  store i32 1, i32* %66, align 8, !tbaa !22
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %48, i64 0, i32 6
  store i32 1, i32* %67, align 8, !tbaa !22
  %68 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %48, i64 0, i32 20
  %69 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %48, i64 0, i32 21
  %70 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 20
  %71 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 21
  %72 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 21, i32 0
  store i32 2, i32* %72, align 4, !tbaa.struct !23
  %73 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 21, i32 1, i64 0
  store i8 1, i8* %73, align 4, !tbaa.struct !25
  %74 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 21, i32 1, i64 1
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(111) %74, i8 0, i64 111, i1 false)
  %75 = bitcast %struct.__sv_name* %70 to i8*
  %76 = bitcast %struct.__sv_name* %71 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %75, i8* noundef nonnull align 4 dereferenceable(116) %76, i64 116, i1 false), !tbaa.struct !23
  %77 = bitcast %struct.__sv_name* %69 to i8*
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %77, i8* noundef nonnull align 4 dereferenceable(116) %76, i64 116, i1 false)
  %78 = bitcast %struct.__sv_name* %68 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %78, i8* noundef nonnull align 4 dereferenceable(116) %77, i64 116, i1 false), !tbaa.struct !23
  store i32 %51, i32* %3, align 4, !tbaa !12
  %79 = getelementptr inbounds i32, i32* %3, i64 1
  store i32 %55, i32* %79, align 4, !tbaa !12
  br label %80

80:                                               ; preds = %63, %61, %59, %57, %4, %9
  %81 = phi i32 [ -1, %9 ], [ -1, %4 ], [ 0, %63 ], [ -1, %61 ], [ -1, %59 ], [ -1, %57 ]
  ret i32 %81
}

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal void @closed(%struct.sv_inode* noundef %0) #0 {
  %2 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi %struct.__sv_socket** [ @__sv_sockets, %1 ], [ %9, %3 ]
  %5 = load %struct.__sv_socket*, %struct.__sv_socket** %4, align 8, !tbaa !19
  %6 = icmp eq %struct.__sv_socket* %5, null
  %7 = icmp eq %struct.__sv_socket* %5, %2
  %8 = or i1 %6, %7
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 1
  br i1 %8, label %10, label %3, !llvm.loop !26

10:                                               ; preds = %3
  br i1 %6, label %15, label %11

11:                                               ; preds = %10
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %13 = bitcast %struct.sv_inode* %12 to %struct.__sv_socket**
  %14 = load %struct.__sv_socket*, %struct.__sv_socket** %13, align 8, !tbaa !20
  store %struct.__sv_socket* %14, %struct.__sv_socket** %4, align 8, !tbaa !19
  br label %15

15:                                               ; preds = %11, %10
  tail call fastcc void @turn_away(%struct.__sv_socket* noundef %2) #8
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 9
  %17 = bitcast i32* %16 to %struct.__sv_socket**
  %18 = load %struct.__sv_socket*, %struct.__sv_socket** %17, align 8, !tbaa !21
  %19 = icmp eq %struct.__sv_socket* %18, null
  br i1 %19, label %53, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %18, i64 0, i32 10
  %22 = load i32, i32* %21, align 8, !tbaa !29
  %23 = icmp eq i32 %22, 0
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %18, i64 0, i32 13
  br i1 %23, label %28, label %25

25:                                               ; preds = %20
  store %struct.__sv_socket* null, %struct.__sv_socket** %24, align 8, !tbaa !21
  %26 = load %struct.__sv_socket*, %struct.__sv_socket** %17, align 8, !tbaa !21
  %27 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %26, i64 0, i32 0
  tail call void @closed(%struct.sv_inode* noundef %27) #8
  br label %53

28:                                               ; preds = %20
  %29 = load %struct.__sv_socket*, %struct.__sv_socket** %24, align 8, !tbaa !21
  %30 = icmp eq %struct.__sv_socket* %29, %2
  br i1 %30, label %31, label %53

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %33 = load i64, i64* %32, align 8, !tbaa !30
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 3
  %37 = load i32, i32* %36, align 4, !tbaa !15
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %18, i64 0, i32 12
  store i32 104, i32* %40, align 8, !tbaa !31
  br label %41

41:                                               ; preds = %39, %35, %31
  store %struct.__sv_socket* null, %struct.__sv_socket** %24, align 8, !tbaa !21
  %42 = load %struct.__sv_socket*, %struct.__sv_socket** %17, align 8, !tbaa !21
  %43 = icmp eq %struct.__sv_socket* %42, null
  br i1 %43, label %51, label %44

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 0, i32 11
  %46 = load i32, i32* %45, align 8, !tbaa !2
  %47 = add i32 %46, 1
  store i32 %47, i32* %45, align 8, !tbaa !2
  %48 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 0, i32 12
  %49 = load i32, i32* %48, align 4, !tbaa !11
  %50 = add i32 %49, 1
  store i32 %50, i32* %48, align 4, !tbaa !11
  br label %51

51:                                               ; preds = %41, %44
  %52 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  br label %53

53:                                               ; preds = %15, %28, %51, %25
  %54 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %55 = load i8*, i8** %54, align 8, !tbaa !32
  tail call void @free(i8* noundef %55) #7
  %56 = bitcast %struct.sv_inode* %0 to i8*
  tail call void @free(i8* noundef %56) #7
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i32 @bind(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.__sv_name, align 4
  %5 = alloca i32, align 4
  %6 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #8
  %7 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %7) #9
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #9
  %9 = icmp eq %struct.__sv_socket* %6, null
  br i1 %9, label %79, label %10

10:                                               ; preds = %3
  %11 = call i32 @__sv_take_name(%struct.__sv_socket* noundef nonnull %6, i8* noundef %1, i32 noundef %2, %struct.__sv_name* noundef nonnull %4) #7
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %79

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 20
  %15 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %14, i64 0, i32 0
  %16 = load i32, i32* %15, align 8, !tbaa !33
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %13
  %19 = call i32* @__errno_location() #7
  store i32 22, i32* %19, align 4, !tbaa !12
  br label %79

20:                                               ; preds = %13
  %21 = call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32* noundef getelementptr inbounds ([1 x i32], [1 x i32]* @failing_binds, i64 0, i64 0), i32 noundef 1) #7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %79

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 2
  %25 = load i32, i32* %24, align 8, !tbaa !14
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %43, label %27

27:                                               ; preds = %23
  %28 = call i32 @__sv_is_own(%struct.__sv_name* noundef nonnull %4) #7
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = call i32* @__errno_location() #7
  store i32 99, i32* %31, align 4, !tbaa !12
  br label %79

32:                                               ; preds = %27
  %33 = load i32, i32* %24, align 8, !tbaa !14
  %34 = icmp eq i32 %33, 1
  %35 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 0
  %36 = load i32, i32* %35, align 4
  %37 = icmp ugt i32 %36, 2
  %38 = select i1 %34, i1 %37, i1 false
  %39 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 2
  %40 = load i8, i8* %39, align 2
  %41 = icmp ne i8 %40, 0
  %42 = select i1 %38, i1 %41, i1 false
  br i1 %42, label %51, label %67

43:                                               ; preds = %23
  %44 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 0
  %45 = load i32, i32* %44, align 4
  %46 = icmp ugt i32 %45, 2
  %47 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 2
  %48 = load i8, i8* %47, align 2
  %49 = icmp ne i8 %48, 0
  %50 = select i1 %46, i1 %49, i1 false
  br i1 %50, label %51, label %72

51:                                               ; preds = %43, %32
  %52 = phi i8* [ %47, %43 ], [ %39, %32 ]
  %53 = call i32 @__sv_is_taken(i8* noundef nonnull %52) #7
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %57, label %55

55:                                               ; preds = %51
  %56 = call i32* @__errno_location() #7
  store i32 98, i32* %56, align 4, !tbaa !12
  br label %79

57:                                               ; preds = %51
  %58 = load i32, i32* @__sv_umask, align 4, !tbaa !12
  %59 = and i32 %58, 511
  %60 = xor i32 %59, 49663
  %61 = call %struct.sv_inode* @__sv_create(i8* noundef nonnull %52, i32 noundef %60, i32* noundef nonnull %5) #7
  %62 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 22
  store %struct.sv_inode* %61, %struct.sv_inode** %62, align 8, !tbaa !34
  %63 = icmp eq %struct.sv_inode* %61, null
  br i1 %63, label %64, label %77

64:                                               ; preds = %57
  %65 = load i32, i32* %5, align 4, !tbaa !12
  %66 = call i32* @__errno_location() #7
  store i32 %65, i32* %66, align 4, !tbaa !12
  br label %79

67:                                               ; preds = %32
  br i1 %34, label %72, label %68

68:                                               ; preds = %67
  %69 = call zeroext i16 @__sv_port_of(%struct.__sv_name* noundef nonnull %4) #7
  %70 = icmp eq i16 %69, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %68
  call void @__sv_pick_port(%struct.__sv_socket* noundef nonnull %6, %struct.__sv_name* noundef nonnull %4) #7
  br label %77

72:                                               ; preds = %43, %68, %67
  %73 = call %struct.__sv_socket* @__sv_bound_to(%struct.__sv_socket* noundef nonnull %6, %struct.__sv_name* noundef nonnull %4) #7
  %74 = icmp eq %struct.__sv_socket* %73, null
  br i1 %74, label %77, label %75

75:                                               ; preds = %72
  %76 = call i32* @__errno_location() #7
  store i32 98, i32* %76, align 4, !tbaa !12
  br label %79

77:                                               ; preds = %57, %71, %72
  %78 = bitcast %struct.__sv_name* %14 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %78, i8* noundef nonnull align 4 dereferenceable(116) %7, i64 116, i1 false), !tbaa.struct !23
  br label %79

79:                                               ; preds = %55, %64, %20, %3, %10, %77, %75, %30, %18
  %80 = phi i32 [ -1, %18 ], [ 0, %77 ], [ -1, %75 ], [ -1, %30 ], [ -1, %10 ], [ -1, %3 ], [ -1, %20 ], [ -1, %64 ], [ -1, %55 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #9
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %7) #9
  ret i32 %80
}

; Function Attrs: optsize
declare dso_local i32 @__sv_take_name(%struct.__sv_socket* noundef, i8* noundef, i32 noundef, %struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_is_own(%struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_is_taken(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_create(i8* noundef, i32 noundef, i32* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local zeroext i16 @__sv_port_of(%struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_pick_port(%struct.__sv_socket* noundef, %struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.__sv_socket* @__sv_bound_to(%struct.__sv_socket* noundef, %struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @listen(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #8
  %4 = icmp eq %struct.__sv_socket* %3, null
  br i1 %4, label %32, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 3
  %7 = load i32, i32* %6, align 4, !tbaa !15
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = tail call i32* @__errno_location() #7
  store i32 95, i32* %10, align 4, !tbaa !12
  br label %32

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 6
  %13 = load i32, i32* %12, align 8, !tbaa !22
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %23

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 2
  %17 = load i32, i32* %16, align 8, !tbaa !14
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %25

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 20, i32 0
  %21 = load i32, i32* %20, align 8, !tbaa !33
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %19, %11
  %24 = tail call i32* @__errno_location() #7
  store i32 22, i32* %24, align 4, !tbaa !12
  br label %32

25:                                               ; preds = %19, %15
  tail call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %3) #7
  %26 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 5
  store i32 1, i32* %26, align 4, !tbaa !35
  %27 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 8
  store i32 0, i32* %27, align 8, !tbaa !36
  %28 = icmp ugt i32 %1, 4096
  %29 = add nsw i32 %1, 1
  %30 = select i1 %28, i32 4096, i32 %29
  %31 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 17
  store i32 %30, i32* %31, align 4, !tbaa !37
  br label %32

32:                                               ; preds = %2, %25, %23, %9
  %33 = phi i32 [ -1, %9 ], [ -1, %23 ], [ 0, %25 ], [ -1, %2 ]
  ret i32 %33
}

; Function Attrs: optsize
declare dso_local void @__sv_bind_anywhere(%struct.__sv_socket* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_socket_wait(i32 noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = and i32 %0, 64
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %23

7:                                                ; preds = %4
  %8 = icmp eq i8* %3, null
  %9 = zext i1 %8 to i32
  %10 = load i32, i32* @__sv_open_waits, align 4, !tbaa !12
  %11 = add nsw i32 %10, %9
  store i32 %11, i32* @__sv_open_waits, align 4, !tbaa !12
  %12 = icmp eq i64 %1, 0
  %13 = add i64 %2, %1
  %14 = select i1 %12, i64 0, i64 %13
  %15 = tail call i32 @__sv_wait_or_cancelled(i8* noundef nonnull @__sv_descriptors, i64 noundef %14) #7
  %16 = icmp eq i32 %15, 35
  br i1 %16, label %17, label %18

17:                                               ; preds = %7
  tail call void @__sv_stuck(i8* noundef %3) #10
  unreachable

18:                                               ; preds = %7
  %19 = load i32, i32* @__sv_open_waits, align 4, !tbaa !12
  %20 = sub nsw i32 %19, %9
  store i32 %20, i32* @__sv_open_waits, align 4, !tbaa !12
  tail call void @__sv_cancellation_point() #7
  %21 = icmp eq i32 %15, 110
  %22 = select i1 %21, i32 11, i32 0
  br label %23

23:                                               ; preds = %4, %18
  %24 = phi i32 [ %22, %18 ], [ 11, %4 ]
  ret i32 %24
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_takes_no_time(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_flags_of(i32 noundef %0) #7
  %4 = lshr i32 %3, 5
  %5 = and i32 %4, 64
  %6 = or i32 %5, %1
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local i32 @__sv_flags_of(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @connect(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.__sv_name, align 4
  %5 = alloca %struct.__sv_name, align 4
  %6 = alloca %struct.__sv_name, align 4
  %7 = alloca %struct.__sv_name, align 4
  %8 = alloca %struct.__sv_name, align 4
  %9 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #8
  %10 = icmp eq %struct.__sv_socket* %9, null
  br i1 %10, label %237, label %11

11:                                               ; preds = %3
  %12 = tail call i32 @__sv_flags_of(i32 noundef %0) #7
  %13 = lshr i32 %12, 5
  %14 = and i32 %13, 64
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 0
  tail call void @__sv_hold_node(%struct.sv_inode* noundef nonnull %15) #7
  %16 = bitcast %struct.__sv_name* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %16) #9
  %17 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 3
  %18 = load i32, i32* %17, align 4, !tbaa !15
  %19 = icmp eq i32 %18, 2
  %20 = icmp ugt i32 %2, 1
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %31

22:                                               ; preds = %11
  %23 = load i8, i8* %1, align 1, !tbaa !24
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %31

25:                                               ; preds = %22
  %26 = getelementptr inbounds i8, i8* %1, i64 1
  %27 = load i8, i8* %26, align 1, !tbaa !24
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 21, i32 0
  store i32 0, i32* %30, align 4, !tbaa !38
  br label %235

31:                                               ; preds = %25, %22, %11
  %32 = call i32 @__sv_take_name(%struct.__sv_socket* noundef nonnull %9, i8* noundef %1, i32 noundef %2, %struct.__sv_name* noundef nonnull %8) #7
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %235

34:                                               ; preds = %31
  %35 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 2
  %36 = load i32, i32* %35, align 8, !tbaa !14
  %37 = icmp eq i32 %36, 1
  %38 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %8, i64 0, i32 0
  %39 = load i32, i32* %38, align 4
  %40 = icmp ult i32 %39, 3
  %41 = select i1 %37, i1 %40, i1 false
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = call i32* @__errno_location() #7
  store i32 22, i32* %43, align 4, !tbaa !12
  br label %235

44:                                               ; preds = %34
  %45 = load i32, i32* %17, align 4, !tbaa !15
  %46 = icmp eq i32 %45, 2
  br i1 %46, label %47, label %55

47:                                               ; preds = %44
  br i1 %37, label %48, label %51

48:                                               ; preds = %47
  %49 = call %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef nonnull %9, %struct.__sv_name* noundef nonnull %8) #7
  %50 = icmp eq %struct.__sv_socket* %49, null
  br i1 %50, label %235, label %51

51:                                               ; preds = %48, %47
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %8, %struct.__sv_name* noundef null) #7
  call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %9) #7
  %52 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 20
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %52, %struct.__sv_name* noundef null) #7
  %53 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 21
  %54 = bitcast %struct.__sv_name* %53 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %54, i8* noundef nonnull align 4 dereferenceable(116) %16, i64 116, i1 false) #9, !tbaa.struct !23
  br label %235

55:                                               ; preds = %44
  %56 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 7
  %57 = load i32, i32* %56, align 4, !tbaa !39
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  store i32 0, i32* %56, align 4, !tbaa !39
  br label %235

60:                                               ; preds = %55
  %61 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 6
  %62 = load i32, i32* %61, align 8, !tbaa !22
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %60
  %65 = call i32* @__errno_location() #7
  store i32 106, i32* %65, align 4, !tbaa !12
  br label %235

66:                                               ; preds = %60
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 5
  %68 = load i32, i32* %67, align 4, !tbaa !35
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %73, label %70

70:                                               ; preds = %66
  %71 = select i1 %37, i32 22, i32 106
  %72 = call i32* @__errno_location() #7
  store i32 %71, i32* %72, align 4, !tbaa !12
  br label %235

73:                                               ; preds = %66
  %74 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 12
  %75 = load i32, i32* %74, align 8, !tbaa !31
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = call i32* @__errno_location() #7
  store i32 %75, i32* %78, align 4, !tbaa !12
  store i32 0, i32* %74, align 8, !tbaa !31
  br label %235

79:                                               ; preds = %73
  %80 = call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i32* noundef getelementptr inbounds ([2 x i32], [2 x i32]* @failing_connects, i64 0, i64 0), i32 noundef 2) #7
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %235

82:                                               ; preds = %79
  %83 = load i32, i32* %35, align 8, !tbaa !14
  %84 = icmp eq i32 %83, 1
  br i1 %84, label %99, label %85

85:                                               ; preds = %82
  %86 = call %struct.__sv_socket* @__sv_bound_to(%struct.__sv_socket* noundef nonnull %9, %struct.__sv_name* noundef nonnull %8) #7
  %87 = icmp eq %struct.__sv_socket* %86, null
  br i1 %87, label %88, label %99

88:                                               ; preds = %85
  %89 = call i32 @__sv_visitor_waits() #7
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %99, label %91

91:                                               ; preds = %88
  call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %9) #7
  %92 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 21
  %93 = bitcast %struct.__sv_name* %92 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %93, i8* noundef nonnull align 4 dereferenceable(116) %16, i64 116, i1 false) #9, !tbaa.struct !23
  %94 = call fastcc i32 @join_outside(%struct.__sv_socket* noundef nonnull %9) #7
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %213, label %96

96:                                               ; preds = %91
  %97 = call i32* @__errno_location() #7
  %98 = load i32, i32* %97, align 4, !tbaa !12
  br label %213

99:                                               ; preds = %88, %85, %82
  %100 = call i64 @__sv_clock() #7
  %101 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 19
  br label %102

102:                                              ; preds = %118, %99
  %103 = call %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef nonnull %9, %struct.__sv_name* noundef nonnull %8) #7
  %104 = icmp eq %struct.__sv_socket* %103, null
  br i1 %104, label %105, label %108

105:                                              ; preds = %102
  %106 = call i32* @__errno_location() #7
  %107 = load i32, i32* %106, align 4, !tbaa !12
  br label %213

108:                                              ; preds = %102
  %109 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %103, i64 0, i32 5
  %110 = load i32, i32* %109, align 4, !tbaa !35
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %213, label %112

112:                                              ; preds = %108
  %113 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %103, i64 0, i32 16
  %114 = load i32, i32* %113, align 8, !tbaa !40
  %115 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %103, i64 0, i32 17
  %116 = load i32, i32* %115, align 4, !tbaa !37
  %117 = icmp slt i32 %114, %116
  br i1 %117, label %122, label %118

118:                                              ; preds = %112
  %119 = load i64, i64* %101, align 8, !tbaa !41
  %120 = call i32 @__sv_socket_wait(i32 noundef %14, i64 noundef %119, i64 noundef %100, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.5, i64 0, i64 0)) #7
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %102, label %213, !llvm.loop !42

122:                                              ; preds = %112
  %123 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %103, i64 0, i32 16
  %124 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %103, i64 0, i32 2
  %125 = load i32, i32* %124, align 8, !tbaa !14
  %126 = load i32, i32* %17, align 4, !tbaa !15
  %127 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 4
  %128 = load i32, i32* %127, align 8, !tbaa !16
  %129 = call i8* @__sv_kernel_memory(i64 noundef 696) #7
  %130 = icmp eq i8* %129, null
  br i1 %130, label %213, label %131

131:                                              ; preds = %122
  %132 = getelementptr inbounds i8, i8* %129, i64 104
  %133 = bitcast i8* %132 to i32*
  store i32 %125, i32* %133, align 8, !tbaa !14
  %134 = getelementptr inbounds i8, i8* %129, i64 108
  %135 = bitcast i8* %134 to i32*
  store i32 %126, i32* %135, align 4, !tbaa !15
  %136 = getelementptr inbounds i8, i8* %129, i64 112
  %137 = bitcast i8* %136 to i32*
  store i32 %128, i32* %137, align 8, !tbaa !16
  %138 = getelementptr inbounds i8, i8* %129, i64 72
  %139 = bitcast i8* %138 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %139, align 8, !tbaa !17
  %140 = getelementptr inbounds i8, i8* %129, i64 40
  %141 = bitcast i8* %140 to i32*
  store i32 -1, i32* %141, align 8, !tbaa !18
  %142 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !19
  %143 = getelementptr inbounds i8, i8* %129, i64 96
  %144 = bitcast i8* %143 to %struct.__sv_socket**
  store %struct.__sv_socket* %142, %struct.__sv_socket** %144, align 8, !tbaa !20
  store i8* %129, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !19
  %145 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %103, i64 0, i32 14
  call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %9) #7
  %146 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %146) #9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %146, i8* noundef nonnull align 4 dereferenceable(116) %16, i64 116, i1 false) #9, !tbaa.struct !23
  %147 = bitcast %struct.__sv_name* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %147) #9
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %5, %struct.__sv_name* noundef nonnull %8, i32 noundef 2) #7
  %148 = load i32, i32* %35, align 8, !tbaa !14
  %149 = icmp eq i32 %148, 10
  br i1 %149, label %150, label %154

150:                                              ; preds = %131
  %151 = call i32 @__sv_family_of(%struct.__sv_name* noundef nonnull %5) #7
  %152 = icmp eq i32 %151, 2
  %153 = select i1 %152, %struct.__sv_name* %4, %struct.__sv_name* null
  br label %154

154:                                              ; preds = %150, %131
  %155 = phi %struct.__sv_name* [ null, %131 ], [ %153, %150 ]
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %4, %struct.__sv_name* noundef null) #7
  %156 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 20
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %156, %struct.__sv_name* noundef %155) #7
  %157 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 13
  %158 = bitcast %struct.__sv_socket** %157 to i8**
  store i8* %129, i8** %158, align 8, !tbaa !21
  %159 = getelementptr inbounds i8, i8* %129, i64 152
  %160 = bitcast i8* %159 to %struct.__sv_socket**
  store %struct.__sv_socket* %9, %struct.__sv_socket** %160, align 8, !tbaa !21
  %161 = getelementptr inbounds i8, i8* %129, i64 120
  %162 = bitcast i8* %161 to i32*
  store i32 1, i32* %162, align 8, !tbaa !22
  store i32 1, i32* %61, align 8, !tbaa !22
  %163 = getelementptr inbounds i8, i8* %129, i64 200
  %164 = load i32, i32* %35, align 8, !tbaa !14
  %165 = icmp eq i32 %164, 1
  br i1 %165, label %166, label %169

166:                                              ; preds = %154
  %167 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %103, i64 0, i32 20
  %168 = bitcast %struct.__sv_name* %167 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %163, i8* noundef nonnull align 8 dereferenceable(116) %168, i64 116, i1 false) #9, !tbaa.struct !23
  br label %172

169:                                              ; preds = %154
  %170 = bitcast %struct.__sv_name* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %170) #9
  %171 = load i32, i32* %133, align 8, !tbaa !14
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %6, %struct.__sv_name* noundef nonnull %4, i32 noundef %171) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %163, i8* noundef nonnull align 4 dereferenceable(116) %170, i64 116, i1 false) #9, !tbaa.struct !23
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %170) #9
  br label %172

172:                                              ; preds = %169, %166
  %173 = getelementptr inbounds i8, i8* %129, i64 316
  %174 = load i32, i32* %35, align 8, !tbaa !14
  %175 = icmp eq i32 %174, 1
  br i1 %175, label %176, label %178

176:                                              ; preds = %172
  %177 = bitcast %struct.__sv_name* %156 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %173, i8* noundef nonnull align 8 dereferenceable(116) %177, i64 116, i1 false) #9, !tbaa.struct !23
  br label %181

178:                                              ; preds = %172
  %179 = bitcast %struct.__sv_name* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %179) #9
  %180 = load i32, i32* %133, align 8, !tbaa !14
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %7, %struct.__sv_name* noundef nonnull %156, i32 noundef %180) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %173, i8* noundef nonnull align 4 dereferenceable(116) %179, i64 116, i1 false) #9, !tbaa.struct !23
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %179) #9
  br label %181

181:                                              ; preds = %178, %176
  %182 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 21
  %183 = load i32, i32* %35, align 8, !tbaa !14
  %184 = icmp eq i32 %183, 1
  %185 = bitcast %struct.__sv_name* %182 to i8*
  br i1 %184, label %186, label %187

186:                                              ; preds = %181
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %185, i8* noundef nonnull align 8 dereferenceable(116) %163, i64 116, i1 false) #9, !tbaa.struct !23
  br label %188

187:                                              ; preds = %181
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %185, i8* noundef nonnull align 4 dereferenceable(116) %146, i64 116, i1 false) #9, !tbaa.struct !23
  br label %188

188:                                              ; preds = %187, %186
  %189 = bitcast i8* %173 to i32*
  %190 = load i32, i32* %189, align 4, !tbaa !38
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %196

192:                                              ; preds = %188
  %193 = trunc i32 %183 to i8
  store i32 2, i32* %189, align 4, !tbaa.struct !23
  %194 = getelementptr inbounds i8, i8* %129, i64 320
  store i8 %193, i8* %194, align 4, !tbaa.struct !25
  %195 = getelementptr inbounds i8, i8* %129, i64 321
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(111) %195, i8 0, i64 111, i1 false) #9
  br label %196

196:                                              ; preds = %192, %188
  br label %197

197:                                              ; preds = %196, %197
  %198 = phi %struct.__sv_socket** [ %201, %197 ], [ %145, %196 ]
  %199 = load %struct.__sv_socket*, %struct.__sv_socket** %198, align 8, !tbaa !19
  %200 = icmp eq %struct.__sv_socket* %199, null
  %201 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %199, i64 0, i32 15
  br i1 %200, label %202, label %197, !llvm.loop !43

202:                                              ; preds = %197
  %203 = bitcast %struct.__sv_socket** %198 to i8**
  store i8* %129, i8** %203, align 8, !tbaa !19
  %204 = load i32, i32* %123, align 8, !tbaa !40
  %205 = add nsw i32 %204, 1
  store i32 %205, i32* %123, align 8, !tbaa !40
  %206 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %103, i64 0, i32 0, i32 11
  %207 = load i32, i32* %206, align 8, !tbaa !2
  %208 = add i32 %207, 1
  store i32 %208, i32* %206, align 8, !tbaa !2
  %209 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %103, i64 0, i32 0, i32 12
  %210 = load i32, i32* %209, align 4, !tbaa !11
  %211 = add i32 %210, 1
  store i32 %211, i32* %209, align 4, !tbaa !11
  %212 = call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %147) #9
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %146) #9
  br label %213

213:                                              ; preds = %108, %118, %91, %96, %105, %122, %202
  %214 = phi i32 [ %98, %96 ], [ 0, %91 ], [ 0, %202 ], [ %107, %105 ], [ 12, %122 ], [ 111, %108 ], [ %120, %118 ]
  %215 = load i32, i32* %35, align 8, !tbaa !14
  %216 = icmp eq i32 %215, 1
  %217 = icmp eq i32 %14, 0
  %218 = or i1 %217, %216
  br i1 %218, label %220, label %219

219:                                              ; preds = %213
  switch i32 %214, label %222 [
    i32 111, label %224
    i32 0, label %224
  ]

220:                                              ; preds = %213
  %221 = icmp eq i32 %214, 0
  br i1 %221, label %235, label %222

222:                                              ; preds = %220, %219
  %223 = call i32* @__errno_location() #7
  store i32 %214, i32* %223, align 4, !tbaa !12
  br label %235

224:                                              ; preds = %219, %219
  %225 = icmp eq i32 %214, 0
  %226 = zext i1 %225 to i32
  store i32 %226, i32* %56, align 4, !tbaa !39
  store i32 %214, i32* %74, align 8, !tbaa !31
  %227 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 0, i32 11
  %228 = load i32, i32* %227, align 8, !tbaa !2
  %229 = add i32 %228, 1
  store i32 %229, i32* %227, align 8, !tbaa !2
  %230 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 0, i32 12
  %231 = load i32, i32* %230, align 4, !tbaa !11
  %232 = add i32 %231, 1
  store i32 %232, i32* %230, align 4, !tbaa !11
  %233 = call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  %234 = call i32* @__errno_location() #7
  store i32 115, i32* %234, align 4, !tbaa !12
  br label %235

235:                                              ; preds = %29, %31, %42, %48, %51, %59, %64, %70, %77, %79, %220, %222, %224
  %236 = phi i32 [ -1, %42 ], [ 0, %51 ], [ 0, %59 ], [ -1, %64 ], [ -1, %70 ], [ -1, %77 ], [ 0, %29 ], [ -1, %31 ], [ -1, %48 ], [ -1, %79 ], [ -1, %224 ], [ -1, %222 ], [ 0, %220 ]
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %16) #9
  call void @__sv_release_node(%struct.sv_inode* noundef nonnull %15) #7
  br label %237

237:                                              ; preds = %3, %235
  %238 = phi i32 [ %236, %235 ], [ -1, %3 ]
  ret i32 %238
}

; Function Attrs: optsize
declare dso_local void @__sv_hold_node(%struct.sv_inode* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_release_node(%struct.sv_inode* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @accept4(i32 noundef %0, i8* noundef %1, i32* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #8
  %6 = icmp eq %struct.__sv_socket* %5, null
  br i1 %6, label %113, label %7

7:                                                ; preds = %4
  %8 = and i32 %3, -526337
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = tail call i32* @__errno_location() #7
  store i32 22, i32* %11, align 4, !tbaa !12
  br label %113

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 3
  %14 = load i32, i32* %13, align 4, !tbaa !15
  %15 = icmp eq i32 %14, 2
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = tail call i32* @__errno_location() #7
  store i32 95, i32* %17, align 4, !tbaa !12
  br label %113

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 5
  %20 = load i32, i32* %19, align 4, !tbaa !35
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call i32* @__errno_location() #7
  store i32 22, i32* %23, align 4, !tbaa !12
  br label %113

24:                                               ; preds = %18
  %25 = tail call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i32* noundef getelementptr inbounds ([2 x i32], [2 x i32]* @failing_accepts, i64 0, i64 0), i32 noundef 2) #7
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %113

27:                                               ; preds = %24
  tail call void @__sv_cancellation_point() #7
  %28 = tail call i32 @__sv_flags_of(i32 noundef %0) #7
  %29 = lshr i32 %28, 5
  %30 = and i32 %29, 64
  %31 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 0
  tail call void @__sv_hold_node(%struct.sv_inode* noundef nonnull %31) #7
  %32 = tail call i64 @__sv_clock() #7
  %33 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 14
  %34 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 18
  br label %35

35:                                               ; preds = %49, %27
  %36 = load %struct.__sv_socket*, %struct.__sv_socket** %33, align 8, !tbaa !44
  %37 = icmp eq %struct.__sv_socket* %36, null
  br i1 %37, label %38, label %54

38:                                               ; preds = %35
  %39 = load i32, i32* %19, align 4, !tbaa !35
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %41

41:                                               ; preds = %38
  %42 = tail call i32 @__sv_visitor_waits() #7
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %54

44:                                               ; preds = %41
  %45 = load i32, i32* %19, align 4, !tbaa !35
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %44, %38
  %48 = tail call i32* @__errno_location() #7
  store i32 22, i32* %48, align 4, !tbaa !12
  br label %111

49:                                               ; preds = %44
  %50 = load i64, i64* %34, align 8, !tbaa !45
  %51 = tail call i32 @__sv_socket_wait(i32 noundef %30, i64 noundef %50, i64 noundef %32, i8* noundef null) #7
  %52 = tail call i32* @__errno_location() #7
  store i32 %51, i32* %52, align 4, !tbaa !12
  %53 = icmp eq i32 %51, 0
  br i1 %53, label %35, label %111, !llvm.loop !46

54:                                               ; preds = %41, %35
  %55 = tail call i32 @__sv_has_descriptor() #7
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %111, label %57

57:                                               ; preds = %54
  %58 = load %struct.__sv_socket*, %struct.__sv_socket** %33, align 8, !tbaa !44
  %59 = icmp eq %struct.__sv_socket* %58, null
  br i1 %59, label %66, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %58, i64 0, i32 15
  %62 = load %struct.__sv_socket*, %struct.__sv_socket** %61, align 8, !tbaa !47
  store %struct.__sv_socket* %62, %struct.__sv_socket** %33, align 8, !tbaa !44
  store %struct.__sv_socket* null, %struct.__sv_socket** %61, align 8, !tbaa !47
  %63 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 16
  %64 = load i32, i32* %63, align 8, !tbaa !40
  %65 = add nsw i32 %64, -1
  store i32 %65, i32* %63, align 8, !tbaa !40
  br label %99

66:                                               ; preds = %57
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 2
  %68 = load i32, i32* %67, align 8, !tbaa !14
  %69 = load i32, i32* %13, align 4, !tbaa !15
  %70 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 4
  %71 = load i32, i32* %70, align 8, !tbaa !16
  %72 = tail call i8* @__sv_kernel_memory(i64 noundef 696) #7
  %73 = icmp eq i8* %72, null
  br i1 %73, label %95, label %74

74:                                               ; preds = %66
  %75 = bitcast i8* %72 to %struct.__sv_socket*
  %76 = getelementptr inbounds i8, i8* %72, i64 104
  %77 = bitcast i8* %76 to i32*
  store i32 %68, i32* %77, align 8, !tbaa !14
  %78 = getelementptr inbounds i8, i8* %72, i64 108
  %79 = bitcast i8* %78 to i32*
  store i32 %69, i32* %79, align 4, !tbaa !15
  %80 = getelementptr inbounds i8, i8* %72, i64 112
  %81 = bitcast i8* %80 to i32*
  store i32 %71, i32* %81, align 8, !tbaa !16
  %82 = getelementptr inbounds i8, i8* %72, i64 72
  %83 = bitcast i8* %82 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %83, align 8, !tbaa !17
  %84 = getelementptr inbounds i8, i8* %72, i64 40
  %85 = bitcast i8* %84 to i32*
  store i32 -1, i32* %85, align 8, !tbaa !18
  %86 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !19
  %87 = getelementptr inbounds i8, i8* %72, i64 96
  %88 = bitcast i8* %87 to %struct.__sv_socket**
  store %struct.__sv_socket* %86, %struct.__sv_socket** %88, align 8, !tbaa !20
  store i8* %72, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !19
  %89 = getelementptr inbounds i8, i8* %72, i64 200
  %90 = bitcast i8* %89 to %struct.__sv_name*
  %91 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 20
  %92 = bitcast %struct.__sv_name* %91 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %89, i8* noundef nonnull align 8 dereferenceable(116) %92, i64 116, i1 false) #9, !tbaa.struct !23
  tail call void @__sv_settle(%struct.__sv_name* noundef nonnull %90, %struct.__sv_name* noundef null) #7
  %93 = tail call fastcc i32 @join_outside(%struct.__sv_socket* noundef nonnull %75) #7
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %99, label %97

95:                                               ; preds = %66
  %96 = tail call i32* @__errno_location() #7
  store i32 12, i32* %96, align 4, !tbaa !12
  br label %111

97:                                               ; preds = %74
  %98 = bitcast i8* %72 to %struct.sv_inode*
  tail call void @closed(%struct.sv_inode* noundef nonnull %98) #7
  br label %111

99:                                               ; preds = %74, %60
  %100 = phi %struct.__sv_socket* [ %58, %60 ], [ %75, %74 ]
  %101 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 21
  tail call void @__sv_give_name(%struct.__sv_name* noundef nonnull %101, i8* noundef %1, i32* noundef %2) #7
  %102 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 0, i32 11
  %103 = load i32, i32* %102, align 8, !tbaa !2
  %104 = add i32 %103, 1
  store i32 %104, i32* %102, align 8, !tbaa !2
  %105 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 0, i32 12
  %106 = load i32, i32* %105, align 4, !tbaa !11
  %107 = add i32 %106, 1
  store i32 %107, i32* %105, align 4, !tbaa !11
  %108 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  %109 = getelementptr %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 0
  %110 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %109, %struct.sv_special* noundef nonnull @kind, i32 noundef 49663, i32 noundef %3) #7
  br label %111

111:                                              ; preds = %49, %47, %54, %95, %97, %99
  %112 = phi i32 [ %110, %99 ], [ -1, %97 ], [ -1, %95 ], [ -1, %47 ], [ -1, %54 ], [ -1, %49 ]
  tail call void @__sv_release_node(%struct.sv_inode* noundef nonnull %31) #7
  br label %113

113:                                              ; preds = %24, %4, %111, %22, %16, %10
  %114 = phi i32 [ -1, %10 ], [ -1, %16 ], [ %112, %111 ], [ -1, %22 ], [ -1, %4 ], [ -1, %24 ]
  ret i32 %114
}

; Function Attrs: nounwind optsize
define dso_local i32 @accept(i32 noundef %0, i8* noundef %1, i32* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @accept4(i32 noundef %0, i8* noundef %1, i32* noundef %2, i32 noundef 0) #8
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @shutdown(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #8
  %4 = icmp eq %struct.__sv_socket* %3, null
  br i1 %4, label %70, label %5

5:                                                ; preds = %2
  %6 = icmp ugt i32 %1, 2
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = tail call i32* @__errno_location() #7
  store i32 22, i32* %8, align 4, !tbaa !12
  br label %70

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 5
  %11 = load i32, i32* %10, align 4, !tbaa !35
  %12 = icmp ne i32 %11, 0
  %13 = icmp ne i32 %1, 1
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %23

15:                                               ; preds = %9
  store i32 0, i32* %10, align 4, !tbaa !35
  tail call fastcc void @turn_away(%struct.__sv_socket* noundef nonnull %3) #8
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 11
  %17 = load i32, i32* %16, align 8, !tbaa !2
  %18 = add i32 %17, 1
  store i32 %18, i32* %16, align 8, !tbaa !2
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 12
  %20 = load i32, i32* %19, align 4, !tbaa !11
  %21 = add i32 %20, 1
  store i32 %21, i32* %19, align 4, !tbaa !11
  %22 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  br label %70

23:                                               ; preds = %9
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 6
  %25 = load i32, i32* %24, align 8, !tbaa !22
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %41

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 3
  %29 = load i32, i32* %28, align 4, !tbaa !15
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 21, i32 0
  %33 = load i32, i32* %32, align 4, !tbaa !38
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %27, %31
  %36 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 2
  %37 = load i32, i32* %36, align 8, !tbaa !14
  %38 = icmp eq i32 %37, 1
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  %40 = tail call i32* @__errno_location() #7
  store i32 107, i32* %40, align 4, !tbaa !12
  br label %70

41:                                               ; preds = %23, %35, %31
  %42 = zext i1 %13 to i32
  %43 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 8
  %44 = load i32, i32* %43, align 8, !tbaa !36
  %45 = or i32 %44, %42
  store i32 %45, i32* %43, align 8, !tbaa !36
  %46 = icmp ne i32 %1, 0
  %47 = zext i1 %46 to i32
  %48 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 9
  %49 = load i32, i32* %48, align 4, !tbaa !48
  %50 = or i32 %49, %47
  store i32 %50, i32* %48, align 4, !tbaa !48
  %51 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 11
  %52 = load i32, i32* %51, align 8, !tbaa !2
  %53 = add i32 %52, 1
  store i32 %53, i32* %51, align 8, !tbaa !2
  %54 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 12
  %55 = load i32, i32* %54, align 4, !tbaa !11
  %56 = add i32 %55, 1
  store i32 %56, i32* %54, align 4, !tbaa !11
  %57 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  %58 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 13
  %59 = load %struct.__sv_socket*, %struct.__sv_socket** %58, align 8, !tbaa !21
  %60 = icmp eq %struct.__sv_socket* %59, null
  br i1 %60, label %68, label %61

61:                                               ; preds = %41
  %62 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %59, i64 0, i32 0, i32 11
  %63 = load i32, i32* %62, align 8, !tbaa !2
  %64 = add i32 %63, 1
  store i32 %64, i32* %62, align 8, !tbaa !2
  %65 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %59, i64 0, i32 0, i32 12
  %66 = load i32, i32* %65, align 4, !tbaa !11
  %67 = add i32 %66, 1
  store i32 %67, i32* %65, align 4, !tbaa !11
  br label %68

68:                                               ; preds = %41, %61
  %69 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  br label %70

70:                                               ; preds = %39, %68, %2, %15, %7
  %71 = phi i32 [ -1, %7 ], [ 0, %15 ], [ -1, %2 ], [ -1, %39 ], [ 0, %68 ]
  ret i32 %71
}

; Function Attrs: nounwind optsize
define internal fastcc void @turn_away(%struct.__sv_socket* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 14
  %3 = load %struct.__sv_socket*, %struct.__sv_socket** %2, align 8, !tbaa !44
  %4 = icmp eq %struct.__sv_socket* %3, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %1, %14
  %6 = phi %struct.__sv_socket* [ %16, %14 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 15
  %8 = load %struct.__sv_socket*, %struct.__sv_socket** %7, align 8, !tbaa !47
  store %struct.__sv_socket* %8, %struct.__sv_socket** %2, align 8, !tbaa !44
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 13
  %10 = load %struct.__sv_socket*, %struct.__sv_socket** %9, align 8, !tbaa !21
  %11 = icmp eq %struct.__sv_socket* %10, null
  br i1 %11, label %14, label %12

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %10, i64 0, i32 12
  store i32 104, i32* %13, align 8, !tbaa !31
  br label %14

14:                                               ; preds = %12, %5
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 0
  tail call void @closed(%struct.sv_inode* noundef nonnull %15) #8
  %16 = load %struct.__sv_socket*, %struct.__sv_socket** %2, align 8, !tbaa !44
  %17 = icmp eq %struct.__sv_socket* %16, null
  br i1 %17, label %18, label %5, !llvm.loop !49

18:                                               ; preds = %14, %1
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 16
  store i32 0, i32* %19, align 8, !tbaa !40
  ret void
}

; Function Attrs: nounwind optsize
define internal i64 @read_it(%struct.sv_inode* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  %6 = lshr i32 %3, 5
  %7 = and i32 %6, 64
  %8 = tail call i64 @__sv_receive(%struct.__sv_socket* noundef %5, i8* noundef %1, i64 noundef %2, i32 noundef %7, %struct.__sv_name* noundef null, i32* noundef null) #7
  ret i64 %8
}

; Function Attrs: nounwind optsize
define internal i64 @write_it(%struct.sv_inode* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  %6 = lshr i32 %3, 5
  %7 = and i32 %6, 64
  %8 = tail call i64 @__sv_send(%struct.__sv_socket* noundef %5, i8* noundef %1, i64 noundef %2, i32 noundef %7, %struct.__sv_name* noundef null) #7
  ret i64 %8
}

; Function Attrs: nounwind optsize
define internal i32 @readiness(%struct.sv_inode* noundef %0) #0 {
  %2 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  %3 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 9
  %4 = bitcast i32* %3 to %struct.__sv_socket**
  %5 = load %struct.__sv_socket*, %struct.__sv_socket** %4, align 8, !tbaa !21
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 7
  %7 = load i32, i32* %6, align 8, !tbaa !31
  %8 = icmp ne i32 %7, 0
  %9 = select i1 %8, i32 8, i32 0
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 5
  %11 = load i32, i32* %10, align 4, !tbaa !35
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 11
  %15 = bitcast i32* %14 to %struct.__sv_socket**
  %16 = load %struct.__sv_socket*, %struct.__sv_socket** %15, align 8, !tbaa !44
  %17 = icmp eq %struct.__sv_socket* %16, null
  br i1 %17, label %18, label %116

18:                                               ; preds = %13
  %19 = tail call i32 @__sv_visitor_waits() #7
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i32
  %22 = or i32 %21, 1048576
  br label %116

23:                                               ; preds = %1
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 3
  %25 = load i32, i32* %24, align 4, !tbaa !15
  %26 = icmp eq i32 %25, 2
  %27 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 3
  %28 = bitcast i64* %27 to i32*
  %29 = load i32, i32* %28, align 8, !tbaa !22
  %30 = icmp eq i32 %29, 0
  br i1 %26, label %31, label %49

31:                                               ; preds = %23
  br i1 %30, label %32, label %60

32:                                               ; preds = %31
  %33 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %34 = load i64, i64* %33, align 8, !tbaa !30
  %35 = icmp ne i64 %34, 0
  %36 = select i1 %35, i1 true, i1 %8
  br i1 %36, label %45, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 2, i32 1
  %39 = load i32, i32* %38, align 8, !tbaa !33
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = tail call i32 @__sv_visitor_waits() #7
  %43 = icmp ne i32 %42, 0
  %44 = zext i1 %43 to i32
  br label %45

45:                                               ; preds = %37, %41, %32
  %46 = phi i32 [ 1, %32 ], [ 0, %37 ], [ %44, %41 ]
  %47 = or i32 %9, %46
  %48 = or i32 %47, 1048580
  br label %116

49:                                               ; preds = %23
  br i1 %30, label %50, label %57

50:                                               ; preds = %49
  %51 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 4
  %52 = bitcast i64* %51 to i32*
  %53 = load i32, i32* %52, align 8, !tbaa !36
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i32 20, i32 8209
  %56 = or i32 %55, %9
  br label %116

57:                                               ; preds = %49
  %58 = tail call i32 @__sv_is_over(%struct.__sv_socket* noundef nonnull %2) #7
  %59 = icmp ne i32 %58, 0
  br label %60

60:                                               ; preds = %31, %57
  %61 = phi i1 [ %59, %57 ], [ false, %31 ]
  %62 = icmp eq %struct.__sv_socket* %5, null
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 8
  %65 = load i32, i32* %64, align 8, !tbaa !36
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %77, label %67

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 9
  %69 = load i32, i32* %68, align 4, !tbaa !48
  %70 = icmp ne i32 %69, 0
  br label %77

71:                                               ; preds = %60
  %72 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %73 = load i64, i64* %72, align 8, !tbaa !30
  %74 = icmp ne i64 %73, 0
  %75 = select i1 %74, i1 true, i1 %61
  %76 = select i1 %75, i1 true, i1 %8
  br label %92

77:                                               ; preds = %63, %67
  %78 = phi i1 [ %70, %67 ], [ false, %63 ]
  %79 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %80 = load i64, i64* %79, align 8, !tbaa !30
  %81 = icmp ne i64 %80, 0
  %82 = select i1 %81, i1 true, i1 %61
  %83 = select i1 %82, i1 true, i1 %8
  %84 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 10
  %85 = load i32, i32* %84, align 8, !tbaa !29
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %77
  %88 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 0, i32 3
  %89 = load i64, i64* %88, align 8, !tbaa !50
  %90 = icmp ult i64 %89, 212992
  %91 = select i1 %90, i32 4, i32 0
  br label %92

92:                                               ; preds = %71, %87, %77
  %93 = phi i1 [ %83, %77 ], [ %76, %71 ], [ %83, %87 ]
  %94 = phi i1 [ %78, %77 ], [ true, %71 ], [ %78, %87 ]
  %95 = phi i32 [ 4, %77 ], [ 4, %71 ], [ %91, %87 ]
  %96 = zext i1 %93 to i32
  %97 = select i1 %61, i32 8192, i32 0
  br i1 %61, label %98, label %110

98:                                               ; preds = %92
  %99 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 9
  %100 = load i32, i32* %99, align 4, !tbaa !48
  %101 = icmp ne i32 %100, 0
  %102 = xor i1 %94, true
  %103 = select i1 %101, i1 true, i1 %102
  %104 = select i1 %101, i32 16, i32 0
  br i1 %103, label %110, label %105

105:                                              ; preds = %98
  %106 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 1
  %107 = load i32, i32* %106, align 8, !tbaa !14
  %108 = icmp eq i32 %107, 1
  %109 = select i1 %108, i32 16, i32 0
  br label %110

110:                                              ; preds = %98, %105, %92
  %111 = phi i32 [ 0, %92 ], [ %104, %98 ], [ %109, %105 ]
  %112 = or i32 %97, %9
  %113 = or i32 %112, %96
  %114 = or i32 %113, %95
  %115 = or i32 %114, %111
  br label %116

116:                                              ; preds = %13, %18, %110, %50, %45
  %117 = phi i32 [ %115, %110 ], [ %56, %50 ], [ %48, %45 ], [ 1048577, %13 ], [ %22, %18 ]
  ret i32 %117
}

; Function Attrs: nounwind optsize
define internal i32 @available(%struct.sv_inode* nocapture noundef readonly %0) #0 {
  %2 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  %3 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 5
  %4 = load i32, i32* %3, align 4, !tbaa !35
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %1
  %7 = tail call i32* @__errno_location() #7
  store i32 22, i32* %7, align 4, !tbaa !12
  br label %34

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 3
  %10 = load i32, i32* %9, align 4, !tbaa !15
  %11 = icmp eq i32 %10, 1
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %13 = load i64, i64* %12, align 8, !tbaa !30
  br i1 %11, label %20, label %14

14:                                               ; preds = %8
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %34, label %16

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %18 = load i8*, i8** %17, align 8, !tbaa !32
  %19 = icmp eq i32 %10, 2
  br label %22

20:                                               ; preds = %8
  %21 = trunc i64 %13 to i32
  br label %34

22:                                               ; preds = %16, %29
  %23 = phi i64 [ 0, %16 ], [ %32, %29 ]
  %24 = phi i32 [ 0, %16 ], [ %28, %29 ]
  %25 = getelementptr inbounds i8, i8* %18, i64 %23
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 1
  %28 = add nsw i32 %27, %24
  br i1 %19, label %34, label %29

29:                                               ; preds = %22
  %30 = zext i32 %27 to i64
  %31 = add i64 %23, 120
  %32 = add i64 %31, %30
  %33 = icmp ult i64 %32, %13
  br i1 %33, label %22, label %34, !llvm.loop !51

34:                                               ; preds = %22, %29, %14, %20, %6
  %35 = phi i32 [ -1, %6 ], [ %21, %20 ], [ 0, %14 ], [ %28, %29 ], [ %28, %22 ]
  ret i32 %35
}

; Function Attrs: optsize
declare dso_local i64 @__sv_receive(%struct.__sv_socket* noundef, i8* noundef, i64 noundef, i32 noundef, %struct.__sv_name* noundef, i32* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__sv_send(%struct.__sv_socket* noundef, i8* noundef, i64 noundef, i32 noundef, %struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_visitor_waits() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_is_over(%struct.__sv_socket* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_attach_special(%struct.sv_inode* noundef, %struct.sv_special* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @__sv_kernel_memory(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef, %struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_settle(%struct.__sv_name* noundef, %struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @join_outside(%struct.__sv_socket* noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %3 = load i32, i32* %2, align 8, !tbaa !14
  %4 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 4, !tbaa !15
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 8, !tbaa !16
  %8 = tail call i8* @__sv_kernel_memory(i64 noundef 696) #7
  %9 = icmp eq i8* %8, null
  br i1 %9, label %36, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds i8, i8* %8, i64 104
  %12 = bitcast i8* %11 to i32*
  store i32 %3, i32* %12, align 8, !tbaa !14
  %13 = getelementptr inbounds i8, i8* %8, i64 108
  %14 = bitcast i8* %13 to i32*
  store i32 %5, i32* %14, align 4, !tbaa !15
  %15 = getelementptr inbounds i8, i8* %8, i64 112
  %16 = bitcast i8* %15 to i32*
  store i32 %7, i32* %16, align 8, !tbaa !16
  %17 = getelementptr inbounds i8, i8* %8, i64 72
  %18 = bitcast i8* %17 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %18, align 8, !tbaa !17
  %19 = getelementptr inbounds i8, i8* %8, i64 40
  %20 = bitcast i8* %19 to i32*
  store i32 -1, i32* %20, align 8, !tbaa !18
  %21 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !19
  %22 = getelementptr inbounds i8, i8* %8, i64 96
  %23 = bitcast i8* %22 to %struct.__sv_socket**
  store %struct.__sv_socket* %21, %struct.__sv_socket** %23, align 8, !tbaa !20
  store i8* %8, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !19
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 13
  %25 = bitcast %struct.__sv_socket** %24 to i8**
  store i8* %8, i8** %25, align 8, !tbaa !21
  %26 = getelementptr inbounds i8, i8* %8, i64 152
  %27 = bitcast i8* %26 to %struct.__sv_socket**
  store %struct.__sv_socket* %0, %struct.__sv_socket** %27, align 8, !tbaa !21
  %28 = getelementptr inbounds i8, i8* %8, i64 120
  %29 = bitcast i8* %28 to i32*
  store i32 1, i32* %29, align 8, !tbaa !22
  %30 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  store i32 1, i32* %30, align 8, !tbaa !22
  %31 = getelementptr inbounds i8, i8* %8, i64 132
  %32 = bitcast i8* %31 to i32*
  store i32 1, i32* %32, align 4, !tbaa !48
  %33 = getelementptr inbounds i8, i8* %8, i64 136
  %34 = bitcast i8* %33 to i32*
  store i32 1, i32* %34, align 8, !tbaa !29
  %35 = tail call i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef nonnull %0) #7
  br label %38

36:                                               ; preds = %1
  %37 = tail call i32* @__errno_location() #7
  store i32 12, i32* %37, align 4, !tbaa !12
  br label %38

38:                                               ; preds = %10, %36
  %39 = phi i32 [ %35, %10 ], [ -1, %36 ]
  ret i32 %39
}

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_as_family(%struct.__sv_name* sret(%struct.__sv_name) align 4, %struct.__sv_name* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_family_of(%struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_has_descriptor() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_give_name(%struct.__sv_name* noundef, i8* noundef, i32* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #6

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !8, i64 64}
!3 = !{!"__sv_socket", !4, i64 0, !5, i64 96, !8, i64 104, !8, i64 108, !8, i64 112, !8, i64 116, !8, i64 120, !8, i64 124, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !8, i64 176, !8, i64 180, !9, i64 184, !9, i64 192, !10, i64 200, !10, i64 316, !5, i64 432, !6, i64 440}
!4 = !{!"sv_inode", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !9, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !5, i64 72, !9, i64 80, !6, i64 88}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = !{!"__sv_name", !8, i64 0, !6, i64 4}
!11 = !{!3, !8, i64 68}
!12 = !{!8, !8, i64 0}
!13 = !{!4, !5, i64 72}
!14 = !{!3, !8, i64 104}
!15 = !{!3, !8, i64 108}
!16 = !{!3, !8, i64 112}
!17 = !{!3, !5, i64 72}
!18 = !{!3, !8, i64 40}
!19 = !{!5, !5, i64 0}
!20 = !{!3, !5, i64 96}
!21 = !{!3, !5, i64 152}
!22 = !{!3, !8, i64 120}
!23 = !{i64 0, i64 4, !12, i64 4, i64 110, !24}
!24 = !{!6, !6, i64 0}
!25 = !{i64 0, i64 110, !24}
!26 = distinct !{!26, !27, !28}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !{!3, !8, i64 136}
!30 = !{!4, !9, i64 24}
!31 = !{!3, !8, i64 144}
!32 = !{!4, !5, i64 16}
!33 = !{!3, !8, i64 200}
!34 = !{!3, !5, i64 432}
!35 = !{!3, !8, i64 116}
!36 = !{!3, !8, i64 128}
!37 = !{!3, !8, i64 180}
!38 = !{!3, !8, i64 316}
!39 = !{!3, !8, i64 124}
!40 = !{!3, !8, i64 176}
!41 = !{!3, !9, i64 192}
!42 = distinct !{!42, !28}
!43 = distinct !{!43, !27, !28}
!44 = !{!3, !5, i64 160}
!45 = !{!3, !9, i64 184}
!46 = distinct !{!46, !27, !28}
!47 = !{!3, !5, i64 168}
!48 = !{!3, !8, i64 132}
!49 = distinct !{!49, !27, !28}
!50 = !{!3, !9, i64 24}
!51 = distinct !{!51, !27, !28}
