; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/sockets.c
; ModuleID = 'runtime/c/sockets.c'
source_filename = "runtime/c/sockets.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.timespec = type { i64, i64 }
%struct.__sv_socket = type { %struct.sv_inode, i64, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name, %struct.__sv_name, %struct.sv_inode*, [16 x %struct.anon] }
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
  %8 = load i32, i32* %7, align 4, !tbaa !12
  %9 = add i32 %8, 1
  store i32 %9, i32* %7, align 4, !tbaa !12
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
  store i32 9, i32* %5, align 4, !tbaa !13
  br label %17

6:                                                ; preds = %1
  %7 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #7
  %8 = icmp eq %struct.sv_inode* %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 13
  %11 = load %struct.sv_special*, %struct.sv_special** %10, align 8, !tbaa !14
  %12 = icmp eq %struct.sv_special* %11, @kind
  br i1 %12, label %13, label %15

13:                                               ; preds = %9
  %14 = bitcast %struct.sv_inode* %7 to %struct.__sv_socket*
  br label %17

15:                                               ; preds = %9, %6
  %16 = tail call i32* @__errno_location() #7
  store i32 88, i32* %16, align 4, !tbaa !13
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
  %10 = tail call i8* @__sv_kernel_memory(i64 noundef 848) #7
  %11 = icmp eq i8* %10, null
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  %13 = and i32 %1, 15
  %14 = bitcast i8* %10 to %struct.__sv_socket*
  %15 = getelementptr inbounds i8, i8* %10, i64 136
  %16 = bitcast i8* %15 to i32*
  store i32 %0, i32* %16, align 8, !tbaa !15
  %17 = getelementptr inbounds i8, i8* %10, i64 140
  %18 = bitcast i8* %17 to i32*
  store i32 %13, i32* %18, align 4, !tbaa !16
  %19 = getelementptr inbounds i8, i8* %10, i64 144
  %20 = bitcast i8* %19 to i32*
  store i32 %2, i32* %20, align 8, !tbaa !17
  %21 = getelementptr inbounds i8, i8* %10, i64 72
  %22 = bitcast i8* %21 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %22, align 8, !tbaa !18
  %23 = getelementptr inbounds i8, i8* %10, i64 40
  %24 = bitcast i8* %23 to i32*
  store i32 -1, i32* %24, align 8, !tbaa !19
  %25 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !20
  %26 = getelementptr inbounds i8, i8* %10, i64 128
  %27 = bitcast i8* %26 to %struct.__sv_socket**
  store %struct.__sv_socket* %25, %struct.__sv_socket** %27, align 8, !tbaa !21
  store i8* %10, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !20
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
  store i32 %33, i32* %34, align 4, !tbaa !13
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
  store i32 95, i32* %10, align 4, !tbaa !13
  br label %80

11:                                               ; preds = %7
  %12 = and i32 %1, 15
  %13 = tail call i8* @__sv_kernel_memory(i64 noundef 848) #7
  %14 = icmp eq i8* %13, null
  br i1 %14, label %47, label %15

15:                                               ; preds = %11
  %16 = bitcast i8* %13 to %struct.__sv_socket*
  %17 = getelementptr inbounds i8, i8* %13, i64 136
  %18 = bitcast i8* %17 to i32*
  store i32 1, i32* %18, align 8, !tbaa !15
  %19 = getelementptr inbounds i8, i8* %13, i64 140
  %20 = bitcast i8* %19 to i32*
  store i32 %12, i32* %20, align 4, !tbaa !16
  %21 = getelementptr inbounds i8, i8* %13, i64 144
  %22 = bitcast i8* %21 to i32*
  store i32 %2, i32* %22, align 8, !tbaa !17
  %23 = getelementptr inbounds i8, i8* %13, i64 72
  %24 = bitcast i8* %23 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %24, align 8, !tbaa !18
  %25 = getelementptr inbounds i8, i8* %13, i64 40
  %26 = bitcast i8* %25 to i32*
  store i32 -1, i32* %26, align 8, !tbaa !19
  %27 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !20
  %28 = getelementptr inbounds i8, i8* %13, i64 128
  %29 = bitcast i8* %28 to %struct.__sv_socket**
  store %struct.__sv_socket* %27, %struct.__sv_socket** %29, align 8, !tbaa !21
  store i8* %13, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !20
  %30 = tail call i8* @__sv_kernel_memory(i64 noundef 848) #7
  %31 = icmp eq i8* %30, null
  br i1 %31, label %47, label %32

32:                                               ; preds = %15
  %33 = bitcast i8* %30 to %struct.__sv_socket*
  %34 = getelementptr inbounds i8, i8* %30, i64 136
  %35 = bitcast i8* %34 to i32*
  store i32 1, i32* %35, align 8, !tbaa !15
  %36 = getelementptr inbounds i8, i8* %30, i64 140
  %37 = bitcast i8* %36 to i32*
  store i32 %12, i32* %37, align 4, !tbaa !16
  %38 = getelementptr inbounds i8, i8* %30, i64 144
  %39 = bitcast i8* %38 to i32*
  store i32 %2, i32* %39, align 8, !tbaa !17
  %40 = getelementptr inbounds i8, i8* %30, i64 72
  %41 = bitcast i8* %40 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %41, align 8, !tbaa !18
  %42 = getelementptr inbounds i8, i8* %30, i64 40
  %43 = bitcast i8* %42 to i32*
  store i32 -1, i32* %43, align 8, !tbaa !19
  %44 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !20
  %45 = getelementptr inbounds i8, i8* %30, i64 128
  %46 = bitcast i8* %45 to %struct.__sv_socket**
  store %struct.__sv_socket* %44, %struct.__sv_socket** %46, align 8, !tbaa !21
  store i8* %30, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !20
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
  %64 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %48, i64 0, i32 15
  store %struct.__sv_socket* %49, %struct.__sv_socket** %64, align 8, !tbaa !22
  %65 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 15
  store %struct.__sv_socket* %48, %struct.__sv_socket** %65, align 8, !tbaa !22
  %66 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 7
  store i32 1, i32* %66, align 8, !tbaa !23
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %48, i64 0, i32 7
  store i32 1, i32* %67, align 8, !tbaa !23
  %68 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %48, i64 0, i32 22
  %69 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %48, i64 0, i32 23
  %70 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 22
  %71 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 23
  %72 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 23, i32 0
  store i32 2, i32* %72, align 4, !tbaa.struct !24
  %73 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 23, i32 1, i64 0
  store i8 1, i8* %73, align 4, !tbaa.struct !26
  %74 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %49, i64 0, i32 23, i32 1, i64 1
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(111) %74, i8 0, i64 111, i1 false)
  %75 = bitcast %struct.__sv_name* %70 to i8*
  %76 = bitcast %struct.__sv_name* %71 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %75, i8* noundef nonnull align 4 dereferenceable(116) %76, i64 116, i1 false), !tbaa.struct !24
  %77 = bitcast %struct.__sv_name* %69 to i8*
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %77, i8* noundef nonnull align 4 dereferenceable(116) %76, i64 116, i1 false)
  %78 = bitcast %struct.__sv_name* %68 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %78, i8* noundef nonnull align 4 dereferenceable(116) %77, i64 116, i1 false), !tbaa.struct !24
  store i32 %51, i32* %3, align 4, !tbaa !13
  %79 = getelementptr inbounds i32, i32* %3, i64 1
  store i32 %55, i32* %79, align 4, !tbaa !13
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
  %5 = load %struct.__sv_socket*, %struct.__sv_socket** %4, align 8, !tbaa !20
  %6 = icmp eq %struct.__sv_socket* %5, null
  %7 = icmp eq %struct.__sv_socket* %5, %2
  %8 = or i1 %6, %7
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 2
  br i1 %8, label %10, label %3, !llvm.loop !27

10:                                               ; preds = %3
  br i1 %6, label %15, label %11

11:                                               ; preds = %10
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 1
  %13 = bitcast i32* %12 to %struct.__sv_socket**
  %14 = load %struct.__sv_socket*, %struct.__sv_socket** %13, align 8, !tbaa !21
  store %struct.__sv_socket* %14, %struct.__sv_socket** %4, align 8, !tbaa !20
  br label %15

15:                                               ; preds = %11, %10
  tail call fastcc void @turn_away(%struct.__sv_socket* noundef %2) #8
  tail call void @__sv_visitor_left_alone(%struct.__sv_socket* noundef %2) #7
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 11
  %17 = bitcast i32* %16 to %struct.__sv_socket**
  %18 = load %struct.__sv_socket*, %struct.__sv_socket** %17, align 8, !tbaa !22
  %19 = icmp eq %struct.__sv_socket* %18, null
  br i1 %19, label %56, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %18, i64 0, i32 11
  %22 = load i32, i32* %21, align 8, !tbaa !30
  %23 = icmp eq i32 %22, 0
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %18, i64 0, i32 15
  br i1 %23, label %28, label %25

25:                                               ; preds = %20
  store %struct.__sv_socket* null, %struct.__sv_socket** %24, align 8, !tbaa !22
  %26 = load %struct.__sv_socket*, %struct.__sv_socket** %17, align 8, !tbaa !22
  %27 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %26, i64 0, i32 0
  tail call void @closed(%struct.sv_inode* noundef %27) #8
  br label %56

28:                                               ; preds = %20
  %29 = load %struct.__sv_socket*, %struct.__sv_socket** %24, align 8, !tbaa !22
  %30 = icmp eq %struct.__sv_socket* %29, %2
  br i1 %30, label %31, label %56

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %33 = load i64, i64* %32, align 8, !tbaa !31
  %34 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %35 = bitcast %struct.sv_inode* %34 to i64*
  %36 = load i64, i64* %35, align 8, !tbaa !32
  %37 = icmp eq i64 %33, %36
  br i1 %37, label %44, label %38

38:                                               ; preds = %31
  %39 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 4
  %40 = load i32, i32* %39, align 4, !tbaa !16
  %41 = icmp eq i32 %40, 2
  br i1 %41, label %44, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %18, i64 0, i32 14
  store i32 104, i32* %43, align 4, !tbaa !33
  br label %44

44:                                               ; preds = %42, %38, %31
  store %struct.__sv_socket* null, %struct.__sv_socket** %24, align 8, !tbaa !22
  %45 = load %struct.__sv_socket*, %struct.__sv_socket** %17, align 8, !tbaa !22
  %46 = icmp eq %struct.__sv_socket* %45, null
  br i1 %46, label %54, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %45, i64 0, i32 0, i32 11
  %49 = load i32, i32* %48, align 8, !tbaa !2
  %50 = add i32 %49, 1
  store i32 %50, i32* %48, align 8, !tbaa !2
  %51 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %45, i64 0, i32 0, i32 12
  %52 = load i32, i32* %51, align 4, !tbaa !12
  %53 = add i32 %52, 1
  store i32 %53, i32* %51, align 4, !tbaa !12
  br label %54

54:                                               ; preds = %44, %47
  %55 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  br label %56

56:                                               ; preds = %15, %28, %54, %25
  %57 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %58 = load i8*, i8** %57, align 8, !tbaa !34
  tail call void @free(i8* noundef %58) #7
  %59 = bitcast %struct.sv_inode* %0 to i8*
  tail call void @free(i8* noundef %59) #7
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
  %14 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 22
  %15 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %14, i64 0, i32 0
  %16 = load i32, i32* %15, align 8, !tbaa !35
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %13
  %19 = call i32* @__errno_location() #7
  store i32 22, i32* %19, align 4, !tbaa !13
  br label %79

20:                                               ; preds = %13
  %21 = call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32* noundef getelementptr inbounds ([1 x i32], [1 x i32]* @failing_binds, i64 0, i64 0), i32 noundef 1) #7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %79

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 3
  %25 = load i32, i32* %24, align 8, !tbaa !15
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %43, label %27

27:                                               ; preds = %23
  %28 = call i32 @__sv_is_own(%struct.__sv_name* noundef nonnull %4) #7
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = call i32* @__errno_location() #7
  store i32 99, i32* %31, align 4, !tbaa !13
  br label %79

32:                                               ; preds = %27
  %33 = load i32, i32* %24, align 8, !tbaa !15
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
  store i32 98, i32* %56, align 4, !tbaa !13
  br label %79

57:                                               ; preds = %51
  %58 = load i32, i32* @__sv_umask, align 4, !tbaa !13
  %59 = and i32 %58, 511
  %60 = xor i32 %59, 49663
  %61 = call %struct.sv_inode* @__sv_create(i8* noundef nonnull %52, i32 noundef %60, i32* noundef nonnull %5) #7
  %62 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 25
  store %struct.sv_inode* %61, %struct.sv_inode** %62, align 8, !tbaa !36
  %63 = icmp eq %struct.sv_inode* %61, null
  br i1 %63, label %64, label %77

64:                                               ; preds = %57
  %65 = load i32, i32* %5, align 4, !tbaa !13
  %66 = call i32* @__errno_location() #7
  store i32 %65, i32* %66, align 4, !tbaa !13
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
  store i32 98, i32* %76, align 4, !tbaa !13
  br label %79

77:                                               ; preds = %57, %71, %72
  %78 = bitcast %struct.__sv_name* %14 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %78, i8* noundef nonnull align 4 dereferenceable(116) %7, i64 116, i1 false), !tbaa.struct !24
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
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 4
  %7 = load i32, i32* %6, align 4, !tbaa !16
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = tail call i32* @__errno_location() #7
  store i32 95, i32* %10, align 4, !tbaa !13
  br label %32

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 7
  %13 = load i32, i32* %12, align 8, !tbaa !23
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %23

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 3
  %17 = load i32, i32* %16, align 8, !tbaa !15
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %25

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 22, i32 0
  %21 = load i32, i32* %20, align 8, !tbaa !35
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %19, %11
  %24 = tail call i32* @__errno_location() #7
  store i32 22, i32* %24, align 4, !tbaa !13
  br label %32

25:                                               ; preds = %19, %15
  tail call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %3) #7
  %26 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 6
  store i32 1, i32* %26, align 4, !tbaa !37
  %27 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 9
  store i32 0, i32* %27, align 8, !tbaa !38
  %28 = icmp ugt i32 %1, 4096
  %29 = add nsw i32 %1, 1
  %30 = select i1 %28, i32 4096, i32 %29
  %31 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 19
  store i32 %30, i32* %31, align 4, !tbaa !39
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
  br i1 %6, label %7, label %26

7:                                                ; preds = %4
  %8 = icmp eq i8* %3, null
  %9 = zext i1 %8 to i32
  %10 = load i32, i32* @__sv_open_waits, align 4, !tbaa !13
  %11 = add nsw i32 %10, %9
  store i32 %11, i32* @__sv_open_waits, align 4, !tbaa !13
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
  %19 = load i32, i32* @__sv_open_waits, align 4, !tbaa !13
  %20 = sub nsw i32 %19, %9
  store i32 %20, i32* @__sv_open_waits, align 4, !tbaa !13
  tail call void @__sv_cancellation_point() #7
  %21 = tail call i32 @__sv_ends_call(i32 noundef %15) #7
  %22 = icmp eq i32 %21, 0
  %23 = icmp eq i32 %15, 110
  %24 = select i1 %23, i32 11, i32 0
  %25 = select i1 %22, i32 %24, i32 4
  br label %26

26:                                               ; preds = %4, %18
  %27 = phi i32 [ %25, %18 ], [ 11, %4 ]
  ret i32 %27
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_ends_call(i32 noundef) local_unnamed_addr #1

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
  br i1 %10, label %234, label %11

11:                                               ; preds = %3
  %12 = tail call i32 @__sv_flags_of(i32 noundef %0) #7
  %13 = lshr i32 %12, 5
  %14 = and i32 %13, 64
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 0
  tail call void @__sv_hold_node(%struct.sv_inode* noundef nonnull %15) #7
  %16 = bitcast %struct.__sv_name* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %16) #9
  %17 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 4
  %18 = load i32, i32* %17, align 4, !tbaa !16
  %19 = icmp eq i32 %18, 2
  %20 = icmp ugt i32 %2, 1
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %31

22:                                               ; preds = %11
  %23 = load i8, i8* %1, align 1, !tbaa !25
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %31

25:                                               ; preds = %22
  %26 = getelementptr inbounds i8, i8* %1, i64 1
  %27 = load i8, i8* %26, align 1, !tbaa !25
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 23, i32 0
  store i32 0, i32* %30, align 4, !tbaa !40
  br label %232

31:                                               ; preds = %25, %22, %11
  %32 = call i32 @__sv_take_name(%struct.__sv_socket* noundef nonnull %9, i8* noundef %1, i32 noundef %2, %struct.__sv_name* noundef nonnull %8) #7
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %232

34:                                               ; preds = %31
  %35 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 3
  %36 = load i32, i32* %35, align 8, !tbaa !15
  %37 = icmp eq i32 %36, 1
  %38 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %8, i64 0, i32 0
  %39 = load i32, i32* %38, align 4
  %40 = icmp ult i32 %39, 3
  %41 = select i1 %37, i1 %40, i1 false
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = call i32* @__errno_location() #7
  store i32 22, i32* %43, align 4, !tbaa !13
  br label %232

44:                                               ; preds = %34
  %45 = load i32, i32* %17, align 4, !tbaa !16
  %46 = icmp eq i32 %45, 2
  br i1 %46, label %47, label %55

47:                                               ; preds = %44
  br i1 %37, label %48, label %51

48:                                               ; preds = %47
  %49 = call %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef nonnull %9, %struct.__sv_name* noundef nonnull %8) #7
  %50 = icmp eq %struct.__sv_socket* %49, null
  br i1 %50, label %232, label %51

51:                                               ; preds = %48, %47
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %8, %struct.__sv_name* noundef null) #7
  call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %9) #7
  %52 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 22
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %52, %struct.__sv_name* noundef null) #7
  %53 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 23
  %54 = bitcast %struct.__sv_name* %53 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %54, i8* noundef nonnull align 4 dereferenceable(116) %16, i64 116, i1 false) #9, !tbaa.struct !24
  br label %232

55:                                               ; preds = %44
  %56 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 8
  %57 = load i32, i32* %56, align 4, !tbaa !41
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  store i32 0, i32* %56, align 4, !tbaa !41
  br label %232

60:                                               ; preds = %55
  %61 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 7
  %62 = load i32, i32* %61, align 8, !tbaa !23
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %60
  %65 = call i32* @__errno_location() #7
  store i32 106, i32* %65, align 4, !tbaa !13
  br label %232

66:                                               ; preds = %60
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 6
  %68 = load i32, i32* %67, align 4, !tbaa !37
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %73, label %70

70:                                               ; preds = %66
  %71 = select i1 %37, i32 22, i32 106
  %72 = call i32* @__errno_location() #7
  store i32 %71, i32* %72, align 4, !tbaa !13
  br label %232

73:                                               ; preds = %66
  %74 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 14
  %75 = load i32, i32* %74, align 4, !tbaa !33
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = call i32* @__errno_location() #7
  store i32 %75, i32* %78, align 4, !tbaa !13
  store i32 0, i32* %74, align 4, !tbaa !33
  br label %232

79:                                               ; preds = %73
  %80 = call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i32* noundef getelementptr inbounds ([2 x i32], [2 x i32]* @failing_connects, i64 0, i64 0), i32 noundef 2) #7
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %232

82:                                               ; preds = %79
  %83 = call %struct.__sv_socket* @__sv_bound_to(%struct.__sv_socket* noundef nonnull %9, %struct.__sv_name* noundef nonnull %8) #7
  %84 = icmp eq %struct.__sv_socket* %83, null
  br i1 %84, label %85, label %96

85:                                               ; preds = %82
  %86 = call i32 @__sv_visitor_waits(%struct.__sv_socket* noundef nonnull %9) #7
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %96, label %88

88:                                               ; preds = %85
  call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %9) #7
  %89 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 23
  %90 = bitcast %struct.__sv_name* %89 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %90, i8* noundef nonnull align 4 dereferenceable(116) %16, i64 116, i1 false) #9, !tbaa.struct !24
  %91 = call fastcc i32 @join_outside(%struct.__sv_socket* noundef nonnull %9) #7
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %210, label %93

93:                                               ; preds = %88
  %94 = call i32* @__errno_location() #7
  %95 = load i32, i32* %94, align 4, !tbaa !13
  br label %210

96:                                               ; preds = %85, %82
  %97 = call i64 @__sv_clock() #7
  %98 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 21
  br label %99

99:                                               ; preds = %115, %96
  %100 = call %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef nonnull %9, %struct.__sv_name* noundef nonnull %8) #7
  %101 = icmp eq %struct.__sv_socket* %100, null
  br i1 %101, label %102, label %105

102:                                              ; preds = %99
  %103 = call i32* @__errno_location() #7
  %104 = load i32, i32* %103, align 4, !tbaa !13
  br label %210

105:                                              ; preds = %99
  %106 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 6
  %107 = load i32, i32* %106, align 4, !tbaa !37
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %210, label %109

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 18
  %111 = load i32, i32* %110, align 8, !tbaa !42
  %112 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 19
  %113 = load i32, i32* %112, align 4, !tbaa !39
  %114 = icmp slt i32 %111, %113
  br i1 %114, label %119, label %115

115:                                              ; preds = %109
  %116 = load i64, i64* %98, align 8, !tbaa !43
  %117 = call i32 @__sv_socket_wait(i32 noundef %14, i64 noundef %116, i64 noundef %97, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.5, i64 0, i64 0)) #7
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %99, label %210, !llvm.loop !44

119:                                              ; preds = %109
  %120 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 18
  %121 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 3
  %122 = load i32, i32* %121, align 8, !tbaa !15
  %123 = load i32, i32* %17, align 4, !tbaa !16
  %124 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 5
  %125 = load i32, i32* %124, align 8, !tbaa !17
  %126 = call i8* @__sv_kernel_memory(i64 noundef 848) #7
  %127 = icmp eq i8* %126, null
  br i1 %127, label %210, label %128

128:                                              ; preds = %119
  %129 = getelementptr inbounds i8, i8* %126, i64 136
  %130 = bitcast i8* %129 to i32*
  store i32 %122, i32* %130, align 8, !tbaa !15
  %131 = getelementptr inbounds i8, i8* %126, i64 140
  %132 = bitcast i8* %131 to i32*
  store i32 %123, i32* %132, align 4, !tbaa !16
  %133 = getelementptr inbounds i8, i8* %126, i64 144
  %134 = bitcast i8* %133 to i32*
  store i32 %125, i32* %134, align 8, !tbaa !17
  %135 = getelementptr inbounds i8, i8* %126, i64 72
  %136 = bitcast i8* %135 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %136, align 8, !tbaa !18
  %137 = getelementptr inbounds i8, i8* %126, i64 40
  %138 = bitcast i8* %137 to i32*
  store i32 -1, i32* %138, align 8, !tbaa !19
  %139 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !20
  %140 = getelementptr inbounds i8, i8* %126, i64 128
  %141 = bitcast i8* %140 to %struct.__sv_socket**
  store %struct.__sv_socket* %139, %struct.__sv_socket** %141, align 8, !tbaa !21
  store i8* %126, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !20
  %142 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 16
  call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %9) #7
  %143 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %143) #9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %143, i8* noundef nonnull align 4 dereferenceable(116) %16, i64 116, i1 false) #9, !tbaa.struct !24
  %144 = bitcast %struct.__sv_name* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %144) #9
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %5, %struct.__sv_name* noundef nonnull %8, i32 noundef 2) #7
  %145 = load i32, i32* %35, align 8, !tbaa !15
  %146 = icmp eq i32 %145, 10
  br i1 %146, label %147, label %151

147:                                              ; preds = %128
  %148 = call i32 @__sv_family_of(%struct.__sv_name* noundef nonnull %5) #7
  %149 = icmp eq i32 %148, 2
  %150 = select i1 %149, %struct.__sv_name* %4, %struct.__sv_name* null
  br label %151

151:                                              ; preds = %147, %128
  %152 = phi %struct.__sv_name* [ null, %128 ], [ %150, %147 ]
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %4, %struct.__sv_name* noundef null) #7
  %153 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 22
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %153, %struct.__sv_name* noundef %152) #7
  %154 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 15
  %155 = bitcast %struct.__sv_socket** %154 to i8**
  store i8* %126, i8** %155, align 8, !tbaa !22
  %156 = getelementptr inbounds i8, i8* %126, i64 184
  %157 = bitcast i8* %156 to %struct.__sv_socket**
  store %struct.__sv_socket* %9, %struct.__sv_socket** %157, align 8, !tbaa !22
  %158 = getelementptr inbounds i8, i8* %126, i64 152
  %159 = bitcast i8* %158 to i32*
  store i32 1, i32* %159, align 8, !tbaa !23
  store i32 1, i32* %61, align 8, !tbaa !23
  %160 = getelementptr inbounds i8, i8* %126, i64 232
  %161 = load i32, i32* %35, align 8, !tbaa !15
  %162 = icmp eq i32 %161, 1
  br i1 %162, label %163, label %166

163:                                              ; preds = %151
  %164 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 22
  %165 = bitcast %struct.__sv_name* %164 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %160, i8* noundef nonnull align 8 dereferenceable(116) %165, i64 116, i1 false) #9, !tbaa.struct !24
  br label %169

166:                                              ; preds = %151
  %167 = bitcast %struct.__sv_name* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %167) #9
  %168 = load i32, i32* %130, align 8, !tbaa !15
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %6, %struct.__sv_name* noundef nonnull %4, i32 noundef %168) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %160, i8* noundef nonnull align 4 dereferenceable(116) %167, i64 116, i1 false) #9, !tbaa.struct !24
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %167) #9
  br label %169

169:                                              ; preds = %166, %163
  %170 = getelementptr inbounds i8, i8* %126, i64 348
  %171 = load i32, i32* %35, align 8, !tbaa !15
  %172 = icmp eq i32 %171, 1
  br i1 %172, label %173, label %175

173:                                              ; preds = %169
  %174 = bitcast %struct.__sv_name* %153 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %170, i8* noundef nonnull align 8 dereferenceable(116) %174, i64 116, i1 false) #9, !tbaa.struct !24
  br label %178

175:                                              ; preds = %169
  %176 = bitcast %struct.__sv_name* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %176) #9
  %177 = load i32, i32* %130, align 8, !tbaa !15
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %7, %struct.__sv_name* noundef nonnull %153, i32 noundef %177) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %170, i8* noundef nonnull align 4 dereferenceable(116) %176, i64 116, i1 false) #9, !tbaa.struct !24
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %176) #9
  br label %178

178:                                              ; preds = %175, %173
  %179 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 23
  %180 = load i32, i32* %35, align 8, !tbaa !15
  %181 = icmp eq i32 %180, 1
  %182 = bitcast %struct.__sv_name* %179 to i8*
  br i1 %181, label %183, label %184

183:                                              ; preds = %178
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %182, i8* noundef nonnull align 8 dereferenceable(116) %160, i64 116, i1 false) #9, !tbaa.struct !24
  br label %185

184:                                              ; preds = %178
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %182, i8* noundef nonnull align 4 dereferenceable(116) %143, i64 116, i1 false) #9, !tbaa.struct !24
  br label %185

185:                                              ; preds = %184, %183
  %186 = bitcast i8* %170 to i32*
  %187 = load i32, i32* %186, align 4, !tbaa !40
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %193

189:                                              ; preds = %185
  %190 = trunc i32 %180 to i8
  store i32 2, i32* %186, align 4, !tbaa.struct !24
  %191 = getelementptr inbounds i8, i8* %126, i64 352
  store i8 %190, i8* %191, align 4, !tbaa.struct !26
  %192 = getelementptr inbounds i8, i8* %126, i64 353
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(111) %192, i8 0, i64 111, i1 false) #9
  br label %193

193:                                              ; preds = %189, %185
  br label %194

194:                                              ; preds = %193, %194
  %195 = phi %struct.__sv_socket** [ %198, %194 ], [ %142, %193 ]
  %196 = load %struct.__sv_socket*, %struct.__sv_socket** %195, align 8, !tbaa !20
  %197 = icmp eq %struct.__sv_socket* %196, null
  %198 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %196, i64 0, i32 17
  br i1 %197, label %199, label %194, !llvm.loop !45

199:                                              ; preds = %194
  %200 = bitcast %struct.__sv_socket** %195 to i8**
  store i8* %126, i8** %200, align 8, !tbaa !20
  %201 = load i32, i32* %120, align 8, !tbaa !42
  %202 = add nsw i32 %201, 1
  store i32 %202, i32* %120, align 8, !tbaa !42
  %203 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 0, i32 11
  %204 = load i32, i32* %203, align 8, !tbaa !2
  %205 = add i32 %204, 1
  store i32 %205, i32* %203, align 8, !tbaa !2
  %206 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 0, i32 12
  %207 = load i32, i32* %206, align 4, !tbaa !12
  %208 = add i32 %207, 1
  store i32 %208, i32* %206, align 4, !tbaa !12
  %209 = call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %144) #9
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %143) #9
  br label %210

210:                                              ; preds = %105, %115, %88, %93, %102, %119, %199
  %211 = phi i32 [ %95, %93 ], [ 0, %88 ], [ 0, %199 ], [ %104, %102 ], [ 12, %119 ], [ 111, %105 ], [ %117, %115 ]
  %212 = load i32, i32* %35, align 8, !tbaa !15
  %213 = icmp eq i32 %212, 1
  %214 = icmp eq i32 %14, 0
  %215 = or i1 %214, %213
  br i1 %215, label %217, label %216

216:                                              ; preds = %210
  switch i32 %211, label %219 [
    i32 111, label %221
    i32 0, label %221
  ]

217:                                              ; preds = %210
  %218 = icmp eq i32 %211, 0
  br i1 %218, label %232, label %219

219:                                              ; preds = %217, %216
  %220 = call i32* @__errno_location() #7
  store i32 %211, i32* %220, align 4, !tbaa !13
  br label %232

221:                                              ; preds = %216, %216
  %222 = icmp eq i32 %211, 0
  %223 = zext i1 %222 to i32
  store i32 %223, i32* %56, align 4, !tbaa !41
  store i32 %211, i32* %74, align 4, !tbaa !33
  %224 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 0, i32 11
  %225 = load i32, i32* %224, align 8, !tbaa !2
  %226 = add i32 %225, 1
  store i32 %226, i32* %224, align 8, !tbaa !2
  %227 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 0, i32 12
  %228 = load i32, i32* %227, align 4, !tbaa !12
  %229 = add i32 %228, 1
  store i32 %229, i32* %227, align 4, !tbaa !12
  %230 = call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  %231 = call i32* @__errno_location() #7
  store i32 115, i32* %231, align 4, !tbaa !13
  br label %232

232:                                              ; preds = %29, %31, %42, %48, %51, %59, %64, %70, %77, %79, %217, %219, %221
  %233 = phi i32 [ -1, %42 ], [ 0, %51 ], [ 0, %59 ], [ -1, %64 ], [ -1, %70 ], [ -1, %77 ], [ 0, %29 ], [ -1, %31 ], [ -1, %48 ], [ -1, %79 ], [ -1, %221 ], [ -1, %219 ], [ 0, %217 ]
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %16) #9
  call void @__sv_release_node(%struct.sv_inode* noundef nonnull %15) #7
  br label %234

234:                                              ; preds = %3, %232
  %235 = phi i32 [ %233, %232 ], [ -1, %3 ]
  ret i32 %235
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
  store i32 22, i32* %11, align 4, !tbaa !13
  br label %113

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 4
  %14 = load i32, i32* %13, align 4, !tbaa !16
  %15 = icmp eq i32 %14, 2
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = tail call i32* @__errno_location() #7
  store i32 95, i32* %17, align 4, !tbaa !13
  br label %113

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 6
  %20 = load i32, i32* %19, align 4, !tbaa !37
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call i32* @__errno_location() #7
  store i32 22, i32* %23, align 4, !tbaa !13
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
  %33 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 16
  %34 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 20
  br label %35

35:                                               ; preds = %49, %27
  %36 = load %struct.__sv_socket*, %struct.__sv_socket** %33, align 8, !tbaa !46
  %37 = icmp eq %struct.__sv_socket* %36, null
  br i1 %37, label %38, label %54

38:                                               ; preds = %35
  %39 = load i32, i32* %19, align 4, !tbaa !37
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %41

41:                                               ; preds = %38
  %42 = tail call i32 @__sv_visitor_waits(%struct.__sv_socket* noundef nonnull %5) #7
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %54

44:                                               ; preds = %41
  %45 = load i32, i32* %19, align 4, !tbaa !37
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %44, %38
  %48 = tail call i32* @__errno_location() #7
  store i32 22, i32* %48, align 4, !tbaa !13
  br label %111

49:                                               ; preds = %44
  %50 = load i64, i64* %34, align 8, !tbaa !47
  %51 = tail call i32 @__sv_socket_wait(i32 noundef %30, i64 noundef %50, i64 noundef %32, i8* noundef null) #7
  %52 = tail call i32* @__errno_location() #7
  store i32 %51, i32* %52, align 4, !tbaa !13
  %53 = icmp eq i32 %51, 0
  br i1 %53, label %35, label %111, !llvm.loop !48

54:                                               ; preds = %41, %35
  %55 = tail call i32 @__sv_has_descriptor() #7
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %111, label %57

57:                                               ; preds = %54
  %58 = load %struct.__sv_socket*, %struct.__sv_socket** %33, align 8, !tbaa !46
  %59 = icmp eq %struct.__sv_socket* %58, null
  br i1 %59, label %66, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %58, i64 0, i32 17
  %62 = load %struct.__sv_socket*, %struct.__sv_socket** %61, align 8, !tbaa !49
  store %struct.__sv_socket* %62, %struct.__sv_socket** %33, align 8, !tbaa !46
  store %struct.__sv_socket* null, %struct.__sv_socket** %61, align 8, !tbaa !49
  %63 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 18
  %64 = load i32, i32* %63, align 8, !tbaa !42
  %65 = add nsw i32 %64, -1
  store i32 %65, i32* %63, align 8, !tbaa !42
  br label %99

66:                                               ; preds = %57
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 3
  %68 = load i32, i32* %67, align 8, !tbaa !15
  %69 = load i32, i32* %13, align 4, !tbaa !16
  %70 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 5
  %71 = load i32, i32* %70, align 8, !tbaa !17
  %72 = tail call i8* @__sv_kernel_memory(i64 noundef 848) #7
  %73 = icmp eq i8* %72, null
  br i1 %73, label %95, label %74

74:                                               ; preds = %66
  %75 = bitcast i8* %72 to %struct.__sv_socket*
  %76 = getelementptr inbounds i8, i8* %72, i64 136
  %77 = bitcast i8* %76 to i32*
  store i32 %68, i32* %77, align 8, !tbaa !15
  %78 = getelementptr inbounds i8, i8* %72, i64 140
  %79 = bitcast i8* %78 to i32*
  store i32 %69, i32* %79, align 4, !tbaa !16
  %80 = getelementptr inbounds i8, i8* %72, i64 144
  %81 = bitcast i8* %80 to i32*
  store i32 %71, i32* %81, align 8, !tbaa !17
  %82 = getelementptr inbounds i8, i8* %72, i64 72
  %83 = bitcast i8* %82 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %83, align 8, !tbaa !18
  %84 = getelementptr inbounds i8, i8* %72, i64 40
  %85 = bitcast i8* %84 to i32*
  store i32 -1, i32* %85, align 8, !tbaa !19
  %86 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !20
  %87 = getelementptr inbounds i8, i8* %72, i64 128
  %88 = bitcast i8* %87 to %struct.__sv_socket**
  store %struct.__sv_socket* %86, %struct.__sv_socket** %88, align 8, !tbaa !21
  store i8* %72, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !20
  %89 = getelementptr inbounds i8, i8* %72, i64 232
  %90 = bitcast i8* %89 to %struct.__sv_name*
  %91 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 22
  %92 = bitcast %struct.__sv_name* %91 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %89, i8* noundef nonnull align 8 dereferenceable(116) %92, i64 116, i1 false) #9, !tbaa.struct !24
  tail call void @__sv_settle(%struct.__sv_name* noundef nonnull %90, %struct.__sv_name* noundef null) #7
  %93 = tail call fastcc i32 @join_outside(%struct.__sv_socket* noundef nonnull %75) #7
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %99, label %97

95:                                               ; preds = %66
  %96 = tail call i32* @__errno_location() #7
  store i32 12, i32* %96, align 4, !tbaa !13
  br label %111

97:                                               ; preds = %74
  %98 = bitcast i8* %72 to %struct.sv_inode*
  tail call void @closed(%struct.sv_inode* noundef nonnull %98) #7
  br label %111

99:                                               ; preds = %74, %60
  %100 = phi %struct.__sv_socket* [ %58, %60 ], [ %75, %74 ]
  %101 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %100, i64 0, i32 23
  tail call void @__sv_give_name(%struct.__sv_name* noundef nonnull %101, i8* noundef %1, i32* noundef %2) #7
  %102 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 0, i32 11
  %103 = load i32, i32* %102, align 8, !tbaa !2
  %104 = add i32 %103, 1
  store i32 %104, i32* %102, align 8, !tbaa !2
  %105 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 0, i32 12
  %106 = load i32, i32* %105, align 4, !tbaa !12
  %107 = add i32 %106, 1
  store i32 %107, i32* %105, align 4, !tbaa !12
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
  store i32 22, i32* %8, align 4, !tbaa !13
  br label %70

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !37
  %12 = icmp ne i32 %11, 0
  %13 = icmp ne i32 %1, 1
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %23

15:                                               ; preds = %9
  store i32 0, i32* %10, align 4, !tbaa !37
  tail call fastcc void @turn_away(%struct.__sv_socket* noundef nonnull %3) #8
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 11
  %17 = load i32, i32* %16, align 8, !tbaa !2
  %18 = add i32 %17, 1
  store i32 %18, i32* %16, align 8, !tbaa !2
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 12
  %20 = load i32, i32* %19, align 4, !tbaa !12
  %21 = add i32 %20, 1
  store i32 %21, i32* %19, align 4, !tbaa !12
  %22 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  br label %70

23:                                               ; preds = %9
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 7
  %25 = load i32, i32* %24, align 8, !tbaa !23
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %41

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 4
  %29 = load i32, i32* %28, align 4, !tbaa !16
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 23, i32 0
  %33 = load i32, i32* %32, align 4, !tbaa !40
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %27, %31
  %36 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 3
  %37 = load i32, i32* %36, align 8, !tbaa !15
  %38 = icmp eq i32 %37, 1
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  %40 = tail call i32* @__errno_location() #7
  store i32 107, i32* %40, align 4, !tbaa !13
  br label %70

41:                                               ; preds = %23, %35, %31
  %42 = zext i1 %13 to i32
  %43 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 9
  %44 = load i32, i32* %43, align 8, !tbaa !38
  %45 = or i32 %44, %42
  store i32 %45, i32* %43, align 8, !tbaa !38
  %46 = icmp ne i32 %1, 0
  %47 = zext i1 %46 to i32
  %48 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 10
  %49 = load i32, i32* %48, align 4, !tbaa !50
  %50 = or i32 %49, %47
  store i32 %50, i32* %48, align 4, !tbaa !50
  %51 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 11
  %52 = load i32, i32* %51, align 8, !tbaa !2
  %53 = add i32 %52, 1
  store i32 %53, i32* %51, align 8, !tbaa !2
  %54 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 12
  %55 = load i32, i32* %54, align 4, !tbaa !12
  %56 = add i32 %55, 1
  store i32 %56, i32* %54, align 4, !tbaa !12
  %57 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  %58 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 15
  %59 = load %struct.__sv_socket*, %struct.__sv_socket** %58, align 8, !tbaa !22
  %60 = icmp eq %struct.__sv_socket* %59, null
  br i1 %60, label %68, label %61

61:                                               ; preds = %41
  %62 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %59, i64 0, i32 0, i32 11
  %63 = load i32, i32* %62, align 8, !tbaa !2
  %64 = add i32 %63, 1
  store i32 %64, i32* %62, align 8, !tbaa !2
  %65 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %59, i64 0, i32 0, i32 12
  %66 = load i32, i32* %65, align 4, !tbaa !12
  %67 = add i32 %66, 1
  store i32 %67, i32* %65, align 4, !tbaa !12
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
  %2 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 16
  %3 = load %struct.__sv_socket*, %struct.__sv_socket** %2, align 8, !tbaa !46
  %4 = icmp eq %struct.__sv_socket* %3, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %1, %14
  %6 = phi %struct.__sv_socket* [ %16, %14 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 17
  %8 = load %struct.__sv_socket*, %struct.__sv_socket** %7, align 8, !tbaa !49
  store %struct.__sv_socket* %8, %struct.__sv_socket** %2, align 8, !tbaa !46
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 15
  %10 = load %struct.__sv_socket*, %struct.__sv_socket** %9, align 8, !tbaa !22
  %11 = icmp eq %struct.__sv_socket* %10, null
  br i1 %11, label %14, label %12

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %10, i64 0, i32 14
  store i32 104, i32* %13, align 4, !tbaa !33
  br label %14

14:                                               ; preds = %12, %5
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 0
  tail call void @closed(%struct.sv_inode* noundef nonnull %15) #8
  %16 = load %struct.__sv_socket*, %struct.__sv_socket** %2, align 8, !tbaa !46
  %17 = icmp eq %struct.__sv_socket* %16, null
  br i1 %17, label %18, label %5, !llvm.loop !51

18:                                               ; preds = %14, %1
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18
  store i32 0, i32* %19, align 8, !tbaa !42
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
  %3 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 11
  %4 = bitcast i32* %3 to %struct.__sv_socket**
  %5 = load %struct.__sv_socket*, %struct.__sv_socket** %4, align 8, !tbaa !22
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 10
  %7 = load i32, i32* %6, align 4, !tbaa !33
  %8 = icmp ne i32 %7, 0
  %9 = select i1 %8, i32 8, i32 0
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 6
  %11 = load i32, i32* %10, align 4, !tbaa !37
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 13
  %15 = bitcast %struct.sv_special** %14 to %struct.__sv_socket**
  %16 = load %struct.__sv_socket*, %struct.__sv_socket** %15, align 8, !tbaa !46
  %17 = icmp eq %struct.__sv_socket* %16, null
  br i1 %17, label %18, label %142

18:                                               ; preds = %13
  %19 = tail call i32 @__sv_visitor_waits(%struct.__sv_socket* noundef nonnull %2) #7
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i32
  %22 = or i32 %21, 1048576
  br label %142

23:                                               ; preds = %1
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 4
  %25 = load i32, i32* %24, align 4, !tbaa !16
  %26 = icmp eq i32 %25, 2
  %27 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 4
  %28 = bitcast i64* %27 to i32*
  %29 = load i32, i32* %28, align 8, !tbaa !23
  %30 = icmp eq i32 %29, 0
  br i1 %26, label %31, label %52

31:                                               ; preds = %23
  br i1 %30, label %32, label %75

32:                                               ; preds = %31
  %33 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %34 = load i64, i64* %33, align 8, !tbaa !31
  %35 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %36 = bitcast %struct.sv_inode* %35 to i64*
  %37 = load i64, i64* %36, align 8, !tbaa !32
  %38 = icmp ne i64 %34, %37
  %39 = select i1 %38, i1 true, i1 %8
  br i1 %39, label %48, label %40

40:                                               ; preds = %32
  %41 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 16
  %42 = load i32, i32* %41, align 8, !tbaa !35
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %40
  %45 = tail call i32 @__sv_visitor_waits(%struct.__sv_socket* noundef nonnull %2) #7
  %46 = icmp ne i32 %45, 0
  %47 = zext i1 %46 to i32
  br label %48

48:                                               ; preds = %40, %44, %32
  %49 = phi i32 [ 1, %32 ], [ 0, %40 ], [ %47, %44 ]
  %50 = or i32 %9, %49
  %51 = or i32 %50, 1048580
  br label %142

52:                                               ; preds = %23
  br i1 %30, label %53, label %59

53:                                               ; preds = %52
  %54 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 5
  %55 = load i32, i32* %54, align 8, !tbaa !38
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, i32 20, i32 8209
  %58 = or i32 %57, %9
  br label %142

59:                                               ; preds = %52
  %60 = tail call i32 @__sv_is_over(%struct.__sv_socket* noundef nonnull %2) #7
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %75, label %62

62:                                               ; preds = %59
  %63 = icmp eq %struct.__sv_socket* %5, null
  br i1 %63, label %118, label %64

64:                                               ; preds = %62
  %65 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 11
  %66 = load i32, i32* %65, align 8, !tbaa !30
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %77, label %68

68:                                               ; preds = %64
  %69 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %70 = load i64, i64* %69, align 8, !tbaa !31
  %71 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %72 = bitcast %struct.sv_inode* %71 to i64*
  %73 = load i64, i64* %72, align 8, !tbaa !32
  %74 = icmp eq i64 %70, %73
  br label %77

75:                                               ; preds = %31, %59
  %76 = icmp eq %struct.__sv_socket* %5, null
  br i1 %76, label %86, label %77

77:                                               ; preds = %68, %64, %75
  %78 = phi i1 [ false, %75 ], [ %74, %68 ], [ true, %64 ]
  %79 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 9
  %80 = load i32, i32* %79, align 8, !tbaa !38
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %95, label %82

82:                                               ; preds = %77
  %83 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 10
  %84 = load i32, i32* %83, align 4, !tbaa !50
  %85 = icmp eq i32 %84, 0
  br label %95

86:                                               ; preds = %75
  %87 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %88 = load i64, i64* %87, align 8, !tbaa !31
  %89 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %90 = bitcast %struct.sv_inode* %89 to i64*
  %91 = load i64, i64* %90, align 8, !tbaa !32
  %92 = icmp ne i64 %88, %91
  %93 = select i1 %92, i1 true, i1 %8
  %94 = zext i1 %93 to i32
  br label %133

95:                                               ; preds = %82, %77
  %96 = phi i1 [ true, %77 ], [ %85, %82 ]
  %97 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %98 = load i64, i64* %97, align 8, !tbaa !31
  %99 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %100 = bitcast %struct.sv_inode* %99 to i64*
  %101 = load i64, i64* %100, align 8, !tbaa !32
  %102 = icmp ne i64 %98, %101
  %103 = select i1 %102, i1 true, i1 %78
  %104 = select i1 %103, i1 true, i1 %8
  %105 = zext i1 %104 to i32
  %106 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 11
  %107 = load i32, i32* %106, align 8, !tbaa !30
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %117

109:                                              ; preds = %95
  %110 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 0, i32 3
  %111 = load i64, i64* %110, align 8, !tbaa !31
  %112 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 1
  %113 = load i64, i64* %112, align 8, !tbaa !32
  %114 = sub i64 %111, %113
  %115 = icmp ult i64 %114, 212992
  %116 = select i1 %115, i32 4, i32 0
  br i1 %78, label %118, label %133

117:                                              ; preds = %95
  br i1 %78, label %118, label %133

118:                                              ; preds = %62, %109, %117
  %119 = phi i32 [ %116, %109 ], [ 4, %117 ], [ 4, %62 ]
  %120 = phi i1 [ %96, %109 ], [ %96, %117 ], [ false, %62 ]
  %121 = phi i32 [ %105, %109 ], [ %105, %117 ], [ 1, %62 ]
  %122 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 6
  %123 = load i32, i32* %122, align 4, !tbaa !50
  %124 = icmp ne i32 %123, 0
  %125 = select i1 %124, i1 true, i1 %120
  %126 = select i1 %124, i32 16, i32 0
  br i1 %125, label %133, label %127

127:                                              ; preds = %118
  %128 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 2
  %129 = bitcast i8** %128 to i32*
  %130 = load i32, i32* %129, align 8, !tbaa !15
  %131 = icmp eq i32 %130, 1
  %132 = select i1 %131, i32 16, i32 0
  br label %133

133:                                              ; preds = %86, %109, %118, %127, %117
  %134 = phi i32 [ 0, %117 ], [ 8192, %118 ], [ 8192, %127 ], [ 0, %109 ], [ 0, %86 ]
  %135 = phi i32 [ 4, %117 ], [ %119, %118 ], [ %119, %127 ], [ %116, %109 ], [ 4, %86 ]
  %136 = phi i32 [ %105, %117 ], [ %121, %118 ], [ %121, %127 ], [ %105, %109 ], [ %94, %86 ]
  %137 = phi i32 [ 0, %117 ], [ %126, %118 ], [ %132, %127 ], [ 0, %109 ], [ 0, %86 ]
  %138 = or i32 %134, %9
  %139 = or i32 %138, %136
  %140 = or i32 %139, %135
  %141 = or i32 %140, %137
  br label %142

142:                                              ; preds = %13, %18, %133, %53, %48
  %143 = phi i32 [ %141, %133 ], [ %58, %53 ], [ %51, %48 ], [ 1048577, %13 ], [ %22, %18 ]
  ret i32 %143
}

; Function Attrs: nounwind optsize
define internal i32 @available(%struct.sv_inode* noundef %0) #0 {
  %2 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  %3 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 6
  %4 = load i32, i32* %3, align 4, !tbaa !37
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %1
  %7 = tail call i32* @__errno_location() #7
  store i32 22, i32* %7, align 4, !tbaa !13
  br label %60

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 4
  %10 = load i32, i32* %9, align 4, !tbaa !16
  switch i32 %10, label %36 [
    i32 1, label %11
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %13 = load i64, i64* %12, align 8, !tbaa !31
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %15 = bitcast %struct.sv_inode* %14 to i64*
  %16 = load i64, i64* %15, align 8, !tbaa !32
  %17 = sub i64 %13, %16
  %18 = trunc i64 %17 to i32
  br label %60

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %21 = load i64, i64* %20, align 8, !tbaa !31
  %22 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %23 = bitcast %struct.sv_inode* %22 to i64*
  %24 = load i64, i64* %23, align 8, !tbaa !32
  %25 = icmp eq i64 %21, %24
  br i1 %25, label %26, label %36

26:                                               ; preds = %19
  %27 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 16
  %28 = load i32, i32* %27, align 8, !tbaa !35
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %36, label %30

30:                                               ; preds = %26
  %31 = tail call i32 @__sv_visitor_waits(%struct.__sv_socket* noundef nonnull %2) #7
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %30
  %34 = tail call i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef nonnull %2) #7
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %60

36:                                               ; preds = %8, %33, %30, %26, %19
  %37 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %38 = bitcast %struct.sv_inode* %37 to i64*
  %39 = load i64, i64* %38, align 8, !tbaa !32
  %40 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %41 = load i64, i64* %40, align 8, !tbaa !52
  %42 = icmp ult i64 %39, %41
  br i1 %42, label %43, label %60

43:                                               ; preds = %36
  %44 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %45 = load i8*, i8** %44, align 8, !tbaa !34
  %46 = load i32, i32* %9, align 4, !tbaa !16
  %47 = icmp eq i32 %46, 2
  br label %48

48:                                               ; preds = %43, %55
  %49 = phi i64 [ %39, %43 ], [ %58, %55 ]
  %50 = phi i32 [ 0, %43 ], [ %54, %55 ]
  %51 = getelementptr inbounds i8, i8* %45, i64 %49
  %52 = bitcast i8* %51 to i32*
  %53 = load i32, i32* %52, align 1
  %54 = add nsw i32 %53, %50
  br i1 %47, label %60, label %55

55:                                               ; preds = %48
  %56 = zext i32 %53 to i64
  %57 = add i64 %49, 120
  %58 = add i64 %57, %56
  %59 = icmp ult i64 %58, %41
  br i1 %59, label %48, label %60, !llvm.loop !53

60:                                               ; preds = %48, %55, %36, %33, %11, %6
  %61 = phi i32 [ -1, %6 ], [ %18, %11 ], [ -1, %33 ], [ 0, %36 ], [ %54, %55 ], [ %54, %48 ]
  ret i32 %61
}

; Function Attrs: optsize
declare dso_local i64 @__sv_receive(%struct.__sv_socket* noundef, i8* noundef, i64 noundef, i32 noundef, %struct.__sv_name* noundef, i32* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__sv_send(%struct.__sv_socket* noundef, i8* noundef, i64 noundef, i32 noundef, %struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_visitor_waits(%struct.__sv_socket* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_is_over(%struct.__sv_socket* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_attach_special(%struct.sv_inode* noundef, %struct.sv_special* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @__sv_kernel_memory(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_visitor_left_alone(%struct.__sv_socket* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef, %struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_settle(%struct.__sv_name* noundef, %struct.__sv_name* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @join_outside(%struct.__sv_socket* noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %3 = load i32, i32* %2, align 8, !tbaa !15
  %4 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 4
  %5 = load i32, i32* %4, align 4, !tbaa !16
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 5
  %7 = load i32, i32* %6, align 8, !tbaa !17
  %8 = tail call i8* @__sv_kernel_memory(i64 noundef 848) #7
  %9 = icmp eq i8* %8, null
  br i1 %9, label %36, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds i8, i8* %8, i64 136
  %12 = bitcast i8* %11 to i32*
  store i32 %3, i32* %12, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, i8* %8, i64 140
  %14 = bitcast i8* %13 to i32*
  store i32 %5, i32* %14, align 4, !tbaa !16
  %15 = getelementptr inbounds i8, i8* %8, i64 144
  %16 = bitcast i8* %15 to i32*
  store i32 %7, i32* %16, align 8, !tbaa !17
  %17 = getelementptr inbounds i8, i8* %8, i64 72
  %18 = bitcast i8* %17 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %18, align 8, !tbaa !18
  %19 = getelementptr inbounds i8, i8* %8, i64 40
  %20 = bitcast i8* %19 to i32*
  store i32 -1, i32* %20, align 8, !tbaa !19
  %21 = load %struct.__sv_socket*, %struct.__sv_socket** @__sv_sockets, align 8, !tbaa !20
  %22 = getelementptr inbounds i8, i8* %8, i64 128
  %23 = bitcast i8* %22 to %struct.__sv_socket**
  store %struct.__sv_socket* %21, %struct.__sv_socket** %23, align 8, !tbaa !21
  store i8* %8, i8** bitcast (%struct.__sv_socket** @__sv_sockets to i8**), align 8, !tbaa !20
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 15
  %25 = bitcast %struct.__sv_socket** %24 to i8**
  store i8* %8, i8** %25, align 8, !tbaa !22
  %26 = getelementptr inbounds i8, i8* %8, i64 184
  %27 = bitcast i8* %26 to %struct.__sv_socket**
  store %struct.__sv_socket* %0, %struct.__sv_socket** %27, align 8, !tbaa !22
  %28 = getelementptr inbounds i8, i8* %8, i64 152
  %29 = bitcast i8* %28 to i32*
  store i32 1, i32* %29, align 8, !tbaa !23
  %30 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 7
  store i32 1, i32* %30, align 8, !tbaa !23
  %31 = getelementptr inbounds i8, i8* %8, i64 164
  %32 = bitcast i8* %31 to i32*
  store i32 1, i32* %32, align 4, !tbaa !50
  %33 = getelementptr inbounds i8, i8* %8, i64 168
  %34 = bitcast i8* %33 to i32*
  store i32 1, i32* %34, align 8, !tbaa !30
  %35 = tail call i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef nonnull %0) #7
  br label %38

36:                                               ; preds = %1
  %37 = tail call i32* @__errno_location() #7
  store i32 12, i32* %37, align 4, !tbaa !13
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
!3 = !{!"__sv_socket", !4, i64 0, !9, i64 120, !5, i64 128, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !8, i64 168, !8, i64 172, !8, i64 176, !8, i64 180, !5, i64 184, !5, i64 192, !5, i64 200, !8, i64 208, !8, i64 212, !9, i64 216, !9, i64 224, !11, i64 232, !11, i64 348, !11, i64 464, !5, i64 584, !6, i64 592}
!4 = !{!"sv_inode", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !9, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !5, i64 72, !10, i64 80, !10, i64 96, !6, i64 112}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = !{!"timespec", !9, i64 0, !9, i64 8}
!11 = !{!"__sv_name", !8, i64 0, !6, i64 4}
!12 = !{!3, !8, i64 68}
!13 = !{!8, !8, i64 0}
!14 = !{!4, !5, i64 72}
!15 = !{!3, !8, i64 136}
!16 = !{!3, !8, i64 140}
!17 = !{!3, !8, i64 144}
!18 = !{!3, !5, i64 72}
!19 = !{!3, !8, i64 40}
!20 = !{!5, !5, i64 0}
!21 = !{!3, !5, i64 128}
!22 = !{!3, !5, i64 184}
!23 = !{!3, !8, i64 152}
!24 = !{i64 0, i64 4, !13, i64 4, i64 110, !25}
!25 = !{!6, !6, i64 0}
!26 = !{i64 0, i64 110, !25}
!27 = distinct !{!27, !28, !29}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = !{!3, !8, i64 168}
!31 = !{!3, !9, i64 24}
!32 = !{!3, !9, i64 120}
!33 = !{!3, !8, i64 180}
!34 = !{!4, !5, i64 16}
!35 = !{!3, !8, i64 232}
!36 = !{!3, !5, i64 584}
!37 = !{!3, !8, i64 148}
!38 = !{!3, !8, i64 160}
!39 = !{!3, !8, i64 212}
!40 = !{!3, !8, i64 348}
!41 = !{!3, !8, i64 156}
!42 = !{!3, !8, i64 208}
!43 = !{!3, !9, i64 224}
!44 = distinct !{!44, !29}
!45 = distinct !{!45, !28, !29}
!46 = !{!3, !5, i64 192}
!47 = !{!3, !9, i64 216}
!48 = distinct !{!48, !28, !29}
!49 = !{!3, !5, i64 200}
!50 = !{!3, !8, i64 164}
!51 = distinct !{!51, !28, !29}
!52 = !{!4, !9, i64 24}
!53 = distinct !{!53, !28, !29}
