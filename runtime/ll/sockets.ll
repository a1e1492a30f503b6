; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/sockets.c
; ModuleID = 'runtime/c/sockets.c'
source_filename = "runtime/c/sockets.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, i64, i32 }
%struct.__sv_socket = type { %struct.sv_inode, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name }
%struct.__sv_name = type { i32, [128 x i8] }
%struct.timeval = type { i64, i64 }

@.str = private unnamed_addr constant [30 x i8] c"a socket to the world outside\00", align 1
@kind = internal constant %struct.sv_special { i64 (%struct.sv_inode*, i8*, i64, i32)* @read_it, i64 (%struct.sv_inode*, i8*, i64, i32)* @write_it, i32 (%struct.sv_inode*)* @readiness, void (%struct.sv_inode*)* @closed }, align 8
@.str.1 = private unnamed_addr constant [12 x i8] c"fail_socket\00", align 1
@failing_sockets = internal constant [2 x i32] [i32 24, i32 12], align 4
@.str.2 = private unnamed_addr constant [10 x i8] c"fail_bind\00", align 1
@failing_binds = internal constant [1 x i32] [i32 98], align 4
@__sv_umask = external dso_local local_unnamed_addr global i32, align 4
@__sv_is_open_to_outside = external dso_local local_unnamed_addr global i32, align 4
@__sv_descriptors = external dso_local constant i8, align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"deadlock\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"fail_connect\00", align 1
@failing_connects = internal constant [2 x i32] [i32 111, i32 110], align 4
@.str.5 = private unnamed_addr constant [45 x i8] c"connect to a socket that nobody accepts from\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"fail_accept\00", align 1
@failing_accepts = internal constant [2 x i32] [i32 103, i32 24], align 4
@__const.getsockopt.who = private unnamed_addr constant [3 x i32] [i32 4242, i32 1000, i32 1000], align 4
@sockets = internal unnamed_addr global %struct.__sv_socket* null, align 8
@is_own.loopback6 = internal constant [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01", align 16
@pick_port.next = internal unnamed_addr global i16 -25536, align 2
@.str.7 = private unnamed_addr constant [7 x i8] c"socket\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_take_name(%struct.__sv_socket* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i32 noundef %2, %struct.__sv_name* noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %6 = load i32, i32* %5, align 8, !tbaa !2
  %7 = icmp eq i32 %6, 2
  %8 = icmp eq i32 %6, 10
  %9 = select i1 %8, i32 24, i32 2
  %10 = select i1 %7, i32 16, i32 %9
  %11 = icmp ugt i32 %10, %2
  %12 = icmp ugt i32 %2, 128
  %13 = or i1 %12, %11
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = tail call i32* @__errno_location() #9
  store i32 22, i32* %15, align 4, !tbaa !11
  br label %55

16:                                               ; preds = %4
  %17 = bitcast %struct.__sv_name* %3 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %17, i8 0, i64 132, i1 false)
  %18 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 0
  %19 = zext i32 %2 to i64
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 4 %18, i8* align 1 %1, i64 %19, i1 false)
  %20 = load i32, i32* %5, align 8, !tbaa !2
  %21 = icmp eq i32 %20, 2
  %22 = icmp eq i32 %20, 10
  %23 = select i1 %22, i32 28, i32 %2
  %24 = select i1 %21, i32 16, i32 %23
  %25 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 0
  store i32 %24, i32* %25, align 4, !tbaa !12
  %26 = icmp ugt i32 %24, 1
  br i1 %26, label %27, label %35

27:                                               ; preds = %16
  %28 = load i8, i8* %18, align 4, !tbaa !13
  %29 = zext i8 %28 to i32
  %30 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 1
  %31 = load i8, i8* %30, align 1, !tbaa !13
  %32 = zext i8 %31 to i32
  %33 = shl nuw nsw i32 %32, 8
  %34 = or i32 %33, %29
  br label %35

35:                                               ; preds = %16, %27
  %36 = phi i32 [ %34, %27 ], [ 0, %16 ]
  %37 = icmp eq i32 %36, %20
  %38 = icmp eq i32 %20, 1
  br i1 %37, label %42, label %39

39:                                               ; preds = %35
  %40 = select i1 %38, i32 22, i32 97
  %41 = tail call i32* @__errno_location() #9
  store i32 %40, i32* %41, align 4, !tbaa !11
  br label %55

42:                                               ; preds = %35
  %43 = icmp ugt i32 %2, 2
  %44 = and i1 %43, %38
  br i1 %44, label %45, label %55

45:                                               ; preds = %42
  %46 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %3, i64 0, i32 1, i64 2
  %47 = load i8, i8* %46, align 2, !tbaa !13
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %55, label %49

49:                                               ; preds = %45
  %50 = add nsw i32 %2, -2
  %51 = zext i32 %50 to i64
  %52 = tail call i64 @strnlen(i8* noundef nonnull %46, i64 noundef %51) #9
  %53 = trunc i64 %52 to i32
  %54 = add i32 %53, 3
  store i32 %54, i32* %25, align 4, !tbaa !12
  br label %55

55:                                               ; preds = %42, %45, %49, %39, %14
  %56 = phi i32 [ -1, %14 ], [ -1, %39 ], [ 0, %49 ], [ 0, %45 ], [ 0, %42 ]
  ret i32 %56
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local i64 @strnlen(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @__sv_give_name(%struct.__sv_name* nocapture noundef readonly %0, i8* noundef writeonly %1, i32* noundef %2) local_unnamed_addr #5 {
  %4 = icmp ne i8* %1, null
  %5 = icmp ne i32* %2, null
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %9 = load i32, i32* %2, align 4, !tbaa !11
  %10 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %11 = load i32, i32* %10, align 4, !tbaa !12
  %12 = icmp ult i32 %9, %11
  %13 = select i1 %12, i32 %9, i32 %11
  %14 = zext i32 %13 to i64
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %1, i8* nonnull align 4 %8, i64 %14, i1 false)
  %15 = load i32, i32* %10, align 4, !tbaa !12
  store i32 %15, i32* %2, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %3, %7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* nocapture noundef readonly %0, %struct.__sv_name* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #10
  %5 = tail call fastcc %struct.__sv_socket* @bound_to(%struct.__sv_socket* noundef %0, %struct.__sv_name* noundef %1) #11
  %6 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !12
  %8 = icmp ugt i32 %7, 1
  br i1 %8, label %9, label %30

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 0
  %11 = load i8, i8* %10, align 4, !tbaa !13
  %12 = zext i8 %11 to i32
  %13 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 1
  %14 = load i8, i8* %13, align 1, !tbaa !13
  %15 = zext i8 %14 to i32
  %16 = shl nuw nsw i32 %15, 8
  %17 = or i32 %16, %12
  %18 = icmp eq i32 %17, 1
  %19 = icmp ne i32 %7, 2
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %30

21:                                               ; preds = %9
  %22 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 2
  %23 = load i8, i8* %22, align 2, !tbaa !13
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %21
  %26 = call %struct.sv_inode* @__sv_lookup(i8* noundef nonnull %22, i32* noundef nonnull %3) #9
  %27 = icmp eq %struct.sv_inode* %26, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %25
  %29 = load i32, i32* %3, align 4, !tbaa !11
  br label %52

30:                                               ; preds = %2, %9, %25, %21
  %31 = icmp eq %struct.__sv_socket* %5, null
  br i1 %31, label %32, label %55

32:                                               ; preds = %30
  %33 = load i32, i32* %6, align 4, !tbaa !12
  %34 = icmp ugt i32 %33, 1
  br i1 %34, label %35, label %45

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 0
  %37 = load i8, i8* %36, align 4, !tbaa !13
  %38 = zext i8 %37 to i32
  %39 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 1
  %40 = load i8, i8* %39, align 1, !tbaa !13
  %41 = zext i8 %40 to i32
  %42 = shl nuw nsw i32 %41, 8
  %43 = or i32 %42, %38
  %44 = icmp eq i32 %43, 1
  br i1 %44, label %52, label %45

45:                                               ; preds = %32, %35
  %46 = call fastcc i32 @is_own(%struct.__sv_name* noundef nonnull %1) #11
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %45
  %49 = call i32 @__sv_is_visitor(%struct.__sv_name* noundef nonnull %1) #9
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  call void @__symvm_note(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0)) #9
  br label %52

52:                                               ; preds = %35, %45, %48, %28, %51
  %53 = phi i32 [ 101, %51 ], [ %29, %28 ], [ 111, %48 ], [ 111, %45 ], [ 111, %35 ]
  %54 = call i32* @__errno_location() #9
  store i32 %53, i32* %54, align 4, !tbaa !11
  br label %55

55:                                               ; preds = %52, %30
  %56 = phi %struct.__sv_socket* [ %5, %30 ], [ null, %52 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #10
  ret %struct.__sv_socket* %56
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.__sv_socket* @bound_to(%struct.__sv_socket* nocapture noundef readonly %0, %struct.__sv_name* noundef %1) unnamed_addr #0 {
  %3 = load %struct.__sv_socket*, %struct.__sv_socket** @sockets, align 8, !tbaa !14
  %4 = icmp eq %struct.__sv_socket* %3, null
  br i1 %4, label %146, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %7 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 0
  %8 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 0
  %9 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 1
  %10 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 2
  %11 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 3
  br label %12

12:                                               ; preds = %5, %142
  %13 = phi %struct.__sv_socket* [ %3, %5 ], [ %144, %142 ]
  %14 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17
  %15 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %14, i64 0, i32 0
  %16 = load i32, i32* %15, align 8, !tbaa !15
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %142, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 3
  %20 = load i32, i32* %19, align 4, !tbaa !16
  %21 = load i32, i32* %6, align 4, !tbaa !16
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %142

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 5
  %25 = load i32, i32* %24, align 4, !tbaa !17
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %33

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 6
  %29 = load i32, i32* %28, align 8, !tbaa !18
  %30 = icmp eq i32 %29, 0
  %31 = icmp eq i32 %20, 2
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %33, label %142

33:                                               ; preds = %27, %23
  %34 = icmp ugt i32 %16, 1
  br i1 %34, label %35, label %44

35:                                               ; preds = %33
  %36 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 0
  %37 = load i8, i8* %36, align 4, !tbaa !13
  %38 = zext i8 %37 to i32
  %39 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 1
  %40 = load i8, i8* %39, align 1, !tbaa !13
  %41 = zext i8 %40 to i32
  %42 = shl nuw nsw i32 %41, 8
  %43 = or i32 %42, %38
  br label %44

44:                                               ; preds = %35, %33
  %45 = phi i32 [ %43, %35 ], [ 0, %33 ]
  %46 = load i32, i32* %7, align 4, !tbaa !12
  %47 = icmp ugt i32 %46, 1
  br i1 %47, label %48, label %55

48:                                               ; preds = %44
  %49 = load i8, i8* %8, align 4, !tbaa !13
  %50 = zext i8 %49 to i32
  %51 = load i8, i8* %9, align 1, !tbaa !13
  %52 = zext i8 %51 to i32
  %53 = shl nuw nsw i32 %52, 8
  %54 = or i32 %53, %50
  br label %55

55:                                               ; preds = %48, %44
  %56 = phi i32 [ %54, %48 ], [ 0, %44 ]
  %57 = icmp eq i32 %45, %56
  br i1 %57, label %58, label %142

58:                                               ; preds = %55
  br i1 %34, label %59, label %76

59:                                               ; preds = %58
  %60 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 0
  %61 = load i8, i8* %60, align 4, !tbaa !13
  %62 = zext i8 %61 to i32
  %63 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 1
  %64 = load i8, i8* %63, align 1, !tbaa !13
  %65 = zext i8 %64 to i32
  %66 = shl nuw nsw i32 %65, 8
  %67 = or i32 %66, %62
  %68 = icmp eq i32 %67, 1
  br i1 %68, label %69, label %76

69:                                               ; preds = %59
  %70 = icmp ugt i32 %16, 2
  %71 = icmp eq i32 %16, %46
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %142

73:                                               ; preds = %69
  %74 = zext i32 %16 to i64
  %75 = tail call i32 @memcmp(i8* noundef nonnull %60, i8* noundef nonnull %8, i64 noundef %74) #9
  br label %139

76:                                               ; preds = %59, %58
  %77 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 2
  %78 = load i8, i8* %77, align 2, !tbaa !13
  %79 = zext i8 %78 to i16
  %80 = shl nuw i16 %79, 8
  %81 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 3
  %82 = load i8, i8* %81, align 1, !tbaa !13
  %83 = zext i8 %82 to i16
  %84 = or i16 %80, %83
  %85 = load i8, i8* %10, align 2, !tbaa !13
  %86 = zext i8 %85 to i16
  %87 = shl nuw i16 %86, 8
  %88 = load i8, i8* %11, align 1, !tbaa !13
  %89 = zext i8 %88 to i16
  %90 = or i16 %87, %89
  %91 = icmp eq i16 %84, %90
  br i1 %91, label %92, label %142

92:                                               ; preds = %76
  %93 = tail call fastcc i32 @is_any(%struct.__sv_name* noundef nonnull %14) #9
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %146

95:                                               ; preds = %92
  %96 = tail call fastcc i32 @is_any(%struct.__sv_name* noundef nonnull %1) #9
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %146

98:                                               ; preds = %95
  br i1 %34, label %99, label %110

99:                                               ; preds = %98
  %100 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 0
  %101 = load i8, i8* %100, align 4, !tbaa !13
  %102 = zext i8 %101 to i32
  %103 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 1
  %104 = load i8, i8* %103, align 1, !tbaa !13
  %105 = zext i8 %104 to i32
  %106 = shl nuw nsw i32 %105, 8
  %107 = or i32 %106, %102
  %108 = icmp eq i32 %107, 2
  %109 = select i1 %108, i64 4, i64 8
  br label %110

110:                                              ; preds = %99, %98
  %111 = phi i64 [ 8, %98 ], [ %109, %99 ]
  %112 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 %111
  br i1 %47, label %113, label %122

113:                                              ; preds = %110
  %114 = load i8, i8* %8, align 4, !tbaa !13
  %115 = zext i8 %114 to i32
  %116 = load i8, i8* %9, align 1, !tbaa !13
  %117 = zext i8 %116 to i32
  %118 = shl nuw nsw i32 %117, 8
  %119 = or i32 %118, %115
  %120 = icmp eq i32 %119, 2
  %121 = select i1 %120, i64 4, i64 8
  br label %122

122:                                              ; preds = %113, %110
  %123 = phi i64 [ 8, %110 ], [ %121, %113 ]
  %124 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 %123
  br i1 %34, label %125, label %136

125:                                              ; preds = %122
  %126 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 0
  %127 = load i8, i8* %126, align 4, !tbaa !13
  %128 = zext i8 %127 to i32
  %129 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 17, i32 1, i64 1
  %130 = load i8, i8* %129, align 1, !tbaa !13
  %131 = zext i8 %130 to i32
  %132 = shl nuw nsw i32 %131, 8
  %133 = or i32 %132, %128
  %134 = icmp eq i32 %133, 2
  %135 = select i1 %134, i64 4, i64 16
  br label %136

136:                                              ; preds = %125, %122
  %137 = phi i64 [ 16, %122 ], [ %135, %125 ]
  %138 = tail call i32 @memcmp(i8* noundef nonnull %112, i8* noundef nonnull %124, i64 noundef %137) #9
  br label %139

139:                                              ; preds = %73, %136
  %140 = phi i32 [ %75, %73 ], [ %138, %136 ]
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %76, %69, %55, %27, %12, %18, %139
  %143 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %13, i64 0, i32 1
  %144 = load %struct.__sv_socket*, %struct.__sv_socket** %143, align 8, !tbaa !14
  %145 = icmp eq %struct.__sv_socket* %144, null
  br i1 %145, label %146, label %12, !llvm.loop !19

146:                                              ; preds = %142, %139, %95, %92, %2
  %147 = phi %struct.__sv_socket* [ null, %2 ], [ %13, %92 ], [ %13, %95 ], [ %13, %139 ], [ null, %142 ]
  ret %struct.__sv_socket* %147
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup(i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_own(%struct.__sv_name* noundef %0) unnamed_addr #0 {
  %2 = tail call fastcc i32 @is_any(%struct.__sv_name* noundef %0) #11
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %26

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !12
  %7 = icmp ugt i32 %6, 1
  br i1 %7, label %8, label %22

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %10 = load i8, i8* %9, align 4, !tbaa !13
  %11 = zext i8 %10 to i32
  %12 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  %13 = load i8, i8* %12, align 1, !tbaa !13
  %14 = zext i8 %13 to i32
  %15 = shl nuw nsw i32 %14, 8
  %16 = or i32 %15, %11
  %17 = icmp eq i32 %16, 2
  br i1 %17, label %18, label %22

18:                                               ; preds = %8
  %19 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 4
  %20 = load i8, i8* %19, align 1, !tbaa !13
  %21 = icmp eq i8 %20, 127
  br label %26

22:                                               ; preds = %8, %4
  %23 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 8
  %24 = tail call i32 @memcmp(i8* noundef nonnull %23, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @is_own.loopback6, i64 0, i64 0), i64 noundef 16) #9
  %25 = icmp eq i32 %24, 0
  br label %26

26:                                               ; preds = %18, %22, %1
  %27 = phi i1 [ true, %1 ], [ %21, %18 ], [ %25, %22 ]
  %28 = zext i1 %27 to i32
  ret i32 %28
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_visitor(%struct.__sv_name* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_bind_anywhere(%struct.__sv_socket* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.__sv_name, align 4
  %3 = bitcast %struct.__sv_name* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %3) #10
  %4 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 17
  %5 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %27

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %10 = load i32, i32* %9, align 8, !tbaa !2
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %27, label %12

12:                                               ; preds = %8
  %13 = icmp eq i32 %10, 2
  %14 = select i1 %13, i32 16, i32 28
  %15 = trunc i32 %10 to i8
  %16 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 0
  store i32 %14, i32* %16, align 4, !tbaa.struct !22
  %17 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 0
  store i8 %15, i8* %17, align 4, !tbaa.struct !23
  %18 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 1
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(127) %18, i8 0, i64 127, i1 false) #10
  br i1 %13, label %19, label %22

19:                                               ; preds = %12
  %20 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 4
  store i8 127, i8* %20, align 4, !tbaa !13
  %21 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 7
  br label %24

22:                                               ; preds = %12
  %23 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 23
  br label %24

24:                                               ; preds = %19, %22
  %25 = phi i8* [ %23, %22 ], [ %21, %19 ]
  store i8 1, i8* %25, align 1, !tbaa !13
  call fastcc void @pick_port(%struct.__sv_socket* noundef nonnull %0, %struct.__sv_name* noundef nonnull %2) #11
  %26 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(132) %26, i8* noundef nonnull align 4 dereferenceable(132) %3, i64 132, i1 false), !tbaa.struct !22
  br label %27

27:                                               ; preds = %1, %8, %24
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %3) #10
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pick_port(%struct.__sv_socket* nocapture noundef readonly %0, %struct.__sv_name* noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 2
  %4 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %1, i64 0, i32 1, i64 3
  br label %5

5:                                                ; preds = %5, %2
  %6 = load i16, i16* @pick_port.next, align 2, !tbaa !24
  %7 = icmp eq i16 %6, -1
  %8 = add i16 %6, 1
  %9 = select i1 %7, i16 -25536, i16 %8
  store i16 %9, i16* @pick_port.next, align 2, !tbaa !24
  %10 = lshr i16 %9, 8
  %11 = trunc i16 %10 to i8
  store i8 %11, i8* %3, align 2, !tbaa !13
  %12 = trunc i16 %9 to i8
  store i8 %12, i8* %4, align 1, !tbaa !13
  %13 = tail call fastcc %struct.__sv_socket* @bound_to(%struct.__sv_socket* noundef %0, %struct.__sv_name* noundef %1) #11
  %14 = icmp eq %struct.__sv_socket* %13, null
  br i1 %14, label %15, label %5, !llvm.loop !26

15:                                               ; preds = %5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__sv_readiness(i32 noundef %0) #9
  %3 = icmp eq i32 %2, 32
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #9
  store i32 9, i32* %5, align 4, !tbaa !11
  br label %17

6:                                                ; preds = %1
  %7 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #9
  %8 = icmp eq %struct.sv_inode* %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %7, i64 0, i32 13
  %11 = load %struct.sv_special*, %struct.sv_special** %10, align 8, !tbaa !27
  %12 = icmp eq %struct.sv_special* %11, @kind
  br i1 %12, label %13, label %15

13:                                               ; preds = %9
  %14 = bitcast %struct.sv_inode* %7 to %struct.__sv_socket*
  br label %17

15:                                               ; preds = %9, %6
  %16 = tail call i32* @__errno_location() #9
  store i32 88, i32* %16, align 4, !tbaa !11
  br label %17

17:                                               ; preds = %13, %15, %4
  %18 = phi %struct.__sv_socket* [ null, %4 ], [ %14, %13 ], [ null, %15 ]
  ret %struct.__sv_socket* %18
}

; Function Attrs: optsize
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @socket(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @is_supported(i32 noundef %0, i32 noundef %1, i32 noundef %2) #11
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %28, label %6

6:                                                ; preds = %3
  %7 = tail call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32* noundef getelementptr inbounds ([2 x i32], [2 x i32]* @failing_sockets, i64 0, i64 0), i32 noundef 2) #9
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %28

9:                                                ; preds = %6
  %10 = tail call i8* @__sv_kernel_memory(i64 noundef 448) #9
  %11 = icmp eq i8* %10, null
  br i1 %11, label %24, label %12

12:                                               ; preds = %9
  %13 = and i32 %1, 15
  %14 = bitcast i8* %10 to %struct.__sv_socket*
  %15 = getelementptr inbounds i8, i8* %10, i64 104
  %16 = bitcast i8* %15 to i32*
  store i32 %0, i32* %16, align 8, !tbaa !2
  %17 = getelementptr inbounds i8, i8* %10, i64 108
  %18 = bitcast i8* %17 to i32*
  store i32 %13, i32* %18, align 4, !tbaa !16
  %19 = getelementptr inbounds i8, i8* %10, i64 112
  %20 = bitcast i8* %19 to i32*
  store i32 %2, i32* %20, align 8, !tbaa !28
  %21 = load %struct.__sv_socket*, %struct.__sv_socket** @sockets, align 8, !tbaa !14
  %22 = getelementptr inbounds i8, i8* %10, i64 96
  %23 = bitcast i8* %22 to %struct.__sv_socket**
  store %struct.__sv_socket* %21, %struct.__sv_socket** %23, align 8, !tbaa !29
  store i8* %10, i8** bitcast (%struct.__sv_socket** @sockets to i8**), align 8, !tbaa !14
  br label %24

24:                                               ; preds = %9, %12
  %25 = phi %struct.__sv_socket* [ %14, %12 ], [ null, %9 ]
  %26 = getelementptr %struct.__sv_socket, %struct.__sv_socket* %25, i64 0, i32 0
  %27 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %26, %struct.sv_special* noundef nonnull @kind, i32 noundef 49663, i32 noundef %1) #9
  br label %28

28:                                               ; preds = %3, %6, %24
  %29 = phi i32 [ %27, %24 ], [ -1, %6 ], [ -1, %3 ]
  ret i32 %29
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_supported(i32 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = and i32 %1, 15
  %5 = and i32 %0, -9
  %6 = icmp eq i32 %5, 2
  %7 = and i32 %1, -526352
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %30

9:                                                ; preds = %3
  switch i32 %0, label %10 [
    i32 10, label %11
    i32 2, label %11
    i32 1, label %11
  ]

10:                                               ; preds = %9
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0)) #9
  br label %30

11:                                               ; preds = %9, %9, %9
  %12 = add nsw i32 %4, -3
  %13 = icmp ult i32 %12, -2
  %14 = icmp ne i32 %4, 5
  %15 = or i1 %6, %14
  %16 = and i1 %13, %15
  br i1 %16, label %17, label %21

17:                                               ; preds = %11
  %18 = icmp eq i32 %4, 3
  %19 = and i1 %6, %18
  %20 = select i1 %19, i32 1, i32 94
  br label %30

21:                                               ; preds = %11
  %22 = icmp eq i32 %4, 1
  %23 = select i1 %22, i32 6, i32 17
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %33, label %25

25:                                               ; preds = %21
  br i1 %6, label %26, label %28

26:                                               ; preds = %25
  %27 = icmp eq i32 %23, %2
  br i1 %27, label %33, label %30

28:                                               ; preds = %25
  %29 = icmp eq i32 %2, 1
  br i1 %29, label %33, label %30

30:                                               ; preds = %26, %28, %3, %10, %17
  %31 = phi i32 [ %20, %17 ], [ 97, %10 ], [ 22, %3 ], [ 93, %28 ], [ 93, %26 ]
  %32 = tail call i32* @__errno_location() #9
  store i32 %31, i32* %32, align 4, !tbaa !11
  br label %33

33:                                               ; preds = %30, %28, %26, %21
  %34 = phi i32 [ 1, %28 ], [ 1, %26 ], [ 1, %21 ], [ 0, %30 ]
  ret i32 %34
}

; Function Attrs: optsize
declare dso_local i32 @__sv_call_fails(i8* noundef, i32* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @socketpair(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i32 @is_supported(i32 noundef %0, i32 noundef %1, i32 noundef %2) #11
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %72, label %7

7:                                                ; preds = %4
  %8 = icmp eq i32 %0, 1
  br i1 %8, label %11, label %9

9:                                                ; preds = %7
  %10 = tail call i32* @__errno_location() #9
  store i32 95, i32* %10, align 4, !tbaa !11
  br label %72

11:                                               ; preds = %7
  %12 = and i32 %1, 15
  %13 = tail call i8* @__sv_kernel_memory(i64 noundef 448) #9
  %14 = icmp eq i8* %13, null
  br i1 %14, label %39, label %15

15:                                               ; preds = %11
  %16 = bitcast i8* %13 to %struct.__sv_socket*
  %17 = getelementptr inbounds i8, i8* %13, i64 104
  %18 = bitcast i8* %17 to i32*
  store i32 1, i32* %18, align 8, !tbaa !2
  %19 = getelementptr inbounds i8, i8* %13, i64 108
  %20 = bitcast i8* %19 to i32*
  store i32 %12, i32* %20, align 4, !tbaa !16
  %21 = getelementptr inbounds i8, i8* %13, i64 112
  %22 = bitcast i8* %21 to i32*
  store i32 %2, i32* %22, align 8, !tbaa !28
  %23 = load %struct.__sv_socket*, %struct.__sv_socket** @sockets, align 8, !tbaa !14
  %24 = getelementptr inbounds i8, i8* %13, i64 96
  %25 = bitcast i8* %24 to %struct.__sv_socket**
  store %struct.__sv_socket* %23, %struct.__sv_socket** %25, align 8, !tbaa !29
  store i8* %13, i8** bitcast (%struct.__sv_socket** @sockets to i8**), align 8, !tbaa !14
  %26 = tail call i8* @__sv_kernel_memory(i64 noundef 448) #9
  %27 = icmp eq i8* %26, null
  br i1 %27, label %39, label %28

28:                                               ; preds = %15
  %29 = bitcast i8* %26 to %struct.__sv_socket*
  %30 = getelementptr inbounds i8, i8* %26, i64 104
  %31 = bitcast i8* %30 to i32*
  store i32 1, i32* %31, align 8, !tbaa !2
  %32 = getelementptr inbounds i8, i8* %26, i64 108
  %33 = bitcast i8* %32 to i32*
  store i32 %12, i32* %33, align 4, !tbaa !16
  %34 = getelementptr inbounds i8, i8* %26, i64 112
  %35 = bitcast i8* %34 to i32*
  store i32 %2, i32* %35, align 8, !tbaa !28
  %36 = load %struct.__sv_socket*, %struct.__sv_socket** @sockets, align 8, !tbaa !14
  %37 = getelementptr inbounds i8, i8* %26, i64 96
  %38 = bitcast i8* %37 to %struct.__sv_socket**
  store %struct.__sv_socket* %36, %struct.__sv_socket** %38, align 8, !tbaa !29
  store i8* %26, i8** bitcast (%struct.__sv_socket** @sockets to i8**), align 8, !tbaa !14
  br label %39

39:                                               ; preds = %11, %28, %15
  %40 = phi %struct.__sv_socket* [ %16, %15 ], [ %16, %28 ], [ null, %11 ]
  %41 = phi %struct.__sv_socket* [ null, %15 ], [ %29, %28 ], [ null, %11 ]
  %42 = getelementptr %struct.__sv_socket, %struct.__sv_socket* %40, i64 0, i32 0
  %43 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %42, %struct.sv_special* noundef nonnull @kind, i32 noundef 49663, i32 noundef %1) #9
  %44 = icmp slt i32 %43, 0
  br i1 %44, label %51, label %45

45:                                               ; preds = %39
  %46 = getelementptr %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 0
  %47 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %46, %struct.sv_special* noundef nonnull @kind, i32 noundef 49663, i32 noundef %1) #9
  %48 = icmp slt i32 %47, 0
  br i1 %48, label %49, label %55

49:                                               ; preds = %45
  %50 = tail call i32 @close(i32 noundef %43) #9
  br label %72

51:                                               ; preds = %39
  %52 = icmp eq %struct.__sv_socket* %41, null
  br i1 %52, label %72, label %53

53:                                               ; preds = %51
  %54 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 0
  tail call void @closed(%struct.sv_inode* noundef nonnull %54) #11
  br label %72

55:                                               ; preds = %45
  %56 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %40, i64 0, i32 10
  store %struct.__sv_socket* %41, %struct.__sv_socket** %56, align 8, !tbaa !30
  %57 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 10
  store %struct.__sv_socket* %40, %struct.__sv_socket** %57, align 8, !tbaa !30
  %58 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 6
  store i32 1, i32* %58, align 8, !tbaa !18
  %59 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %40, i64 0, i32 6
  store i32 1, i32* %59, align 8, !tbaa !18
  %60 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %40, i64 0, i32 17
  %61 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %40, i64 0, i32 18
  %62 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 17
  %63 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 18
  %64 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 18, i32 0
  store i32 2, i32* %64, align 4, !tbaa.struct !22
  %65 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 18, i32 1, i64 0
  store i8 1, i8* %65, align 4, !tbaa.struct !23
  %66 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 18, i32 1, i64 1
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(127) %66, i8 0, i64 127, i1 false)
  %67 = bitcast %struct.__sv_name* %62 to i8*
  %68 = bitcast %struct.__sv_name* %63 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(132) %67, i8* noundef nonnull align 4 dereferenceable(132) %68, i64 132, i1 false), !tbaa.struct !22
  %69 = bitcast %struct.__sv_name* %61 to i8*
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %69, i8* noundef nonnull align 4 dereferenceable(132) %68, i64 132, i1 false)
  %70 = bitcast %struct.__sv_name* %60 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(132) %70, i8* noundef nonnull align 4 dereferenceable(132) %69, i64 132, i1 false), !tbaa.struct !22
  store i32 %43, i32* %3, align 4, !tbaa !11
  %71 = getelementptr inbounds i32, i32* %3, i64 1
  store i32 %47, i32* %71, align 4, !tbaa !11
  br label %72

72:                                               ; preds = %55, %53, %51, %49, %4, %9
  %73 = phi i32 [ -1, %9 ], [ -1, %4 ], [ 0, %55 ], [ -1, %53 ], [ -1, %51 ], [ -1, %49 ]
  ret i32 %73
}

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal void @closed(%struct.sv_inode* noundef %0) #0 {
  %2 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi %struct.__sv_socket** [ @sockets, %1 ], [ %9, %3 ]
  %5 = load %struct.__sv_socket*, %struct.__sv_socket** %4, align 8, !tbaa !14
  %6 = icmp eq %struct.__sv_socket* %5, null
  %7 = icmp eq %struct.__sv_socket* %5, %2
  %8 = or i1 %6, %7
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 1
  br i1 %8, label %10, label %3, !llvm.loop !31

10:                                               ; preds = %3
  br i1 %6, label %15, label %11

11:                                               ; preds = %10
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %13 = bitcast %struct.sv_inode* %12 to %struct.__sv_socket**
  %14 = load %struct.__sv_socket*, %struct.__sv_socket** %13, align 8, !tbaa !29
  store %struct.__sv_socket* %14, %struct.__sv_socket** %4, align 8, !tbaa !14
  br label %15

15:                                               ; preds = %11, %10
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 7
  %17 = bitcast i32* %16 to %struct.__sv_socket**
  %18 = load %struct.__sv_socket*, %struct.__sv_socket** %17, align 8, !tbaa !32
  %19 = icmp eq %struct.__sv_socket* %18, null
  br i1 %19, label %27, label %20

20:                                               ; preds = %15, %20
  %21 = phi %struct.__sv_socket* [ %25, %20 ], [ %18, %15 ]
  %22 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %21, i64 0, i32 12
  %23 = load %struct.__sv_socket*, %struct.__sv_socket** %22, align 8, !tbaa !33
  store %struct.__sv_socket* %23, %struct.__sv_socket** %17, align 8, !tbaa !32
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %21, i64 0, i32 0
  tail call void @closed(%struct.sv_inode* noundef nonnull %24) #11
  %25 = load %struct.__sv_socket*, %struct.__sv_socket** %17, align 8, !tbaa !32
  %26 = icmp eq %struct.__sv_socket* %25, null
  br i1 %26, label %27, label %20, !llvm.loop !34

27:                                               ; preds = %20, %15
  %28 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 5
  %29 = bitcast i32* %28 to %struct.__sv_socket**
  %30 = load %struct.__sv_socket*, %struct.__sv_socket** %29, align 8, !tbaa !30
  %31 = icmp eq %struct.__sv_socket* %30, null
  br i1 %31, label %55, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %30, i64 0, i32 9
  %34 = load i32, i32* %33, align 4, !tbaa !35
  %35 = icmp eq i32 %34, 0
  %36 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %30, i64 0, i32 10
  br i1 %35, label %40, label %37

37:                                               ; preds = %32
  store %struct.__sv_socket* null, %struct.__sv_socket** %36, align 8, !tbaa !30
  %38 = load %struct.__sv_socket*, %struct.__sv_socket** %29, align 8, !tbaa !30
  %39 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %38, i64 0, i32 0
  tail call void @closed(%struct.sv_inode* noundef %39) #11
  br label %55

40:                                               ; preds = %32
  %41 = load %struct.__sv_socket*, %struct.__sv_socket** %36, align 8, !tbaa !30
  %42 = icmp eq %struct.__sv_socket* %41, %2
  br i1 %42, label %43, label %55

43:                                               ; preds = %40
  store %struct.__sv_socket* null, %struct.__sv_socket** %36, align 8, !tbaa !30
  %44 = load %struct.__sv_socket*, %struct.__sv_socket** %29, align 8, !tbaa !30
  %45 = icmp eq %struct.__sv_socket* %44, null
  br i1 %45, label %53, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %44, i64 0, i32 0, i32 11
  %48 = load i32, i32* %47, align 8, !tbaa !36
  %49 = add i32 %48, 1
  store i32 %49, i32* %47, align 8, !tbaa !36
  %50 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %44, i64 0, i32 0, i32 12
  %51 = load i32, i32* %50, align 4, !tbaa !37
  %52 = add i32 %51, 1
  store i32 %52, i32* %50, align 4, !tbaa !37
  br label %53

53:                                               ; preds = %43, %46
  %54 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #9
  br label %55

55:                                               ; preds = %27, %40, %53, %37
  %56 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %57 = load i8*, i8** %56, align 8, !tbaa !38
  tail call void @free(i8* noundef %57) #9
  %58 = bitcast %struct.sv_inode* %0 to i8*
  tail call void @free(i8* noundef %58) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @bind(i32 noundef %0, i8* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.__sv_name, align 4
  %5 = alloca i32, align 4
  %6 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #11
  %7 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %7) #10
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #10
  %9 = icmp eq %struct.__sv_socket* %6, null
  br i1 %9, label %90, label %10

10:                                               ; preds = %3
  %11 = call i32 @__sv_take_name(%struct.__sv_socket* noundef nonnull %6, i8* noundef %1, i32 noundef %2, %struct.__sv_name* noundef nonnull %4) #11
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %90

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 17
  %15 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %14, i64 0, i32 0
  %16 = load i32, i32* %15, align 8, !tbaa !15
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %13
  %19 = call i32* @__errno_location() #9
  store i32 22, i32* %19, align 4, !tbaa !11
  br label %90

20:                                               ; preds = %13
  %21 = call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32* noundef getelementptr inbounds ([1 x i32], [1 x i32]* @failing_binds, i64 0, i64 0), i32 noundef 1) #9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %90

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 2
  %25 = load i32, i32* %24, align 8, !tbaa !2
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %43, label %27

27:                                               ; preds = %23
  %28 = call fastcc i32 @is_own(%struct.__sv_name* noundef nonnull %4) #11
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = call i32* @__errno_location() #9
  store i32 99, i32* %31, align 4, !tbaa !11
  br label %90

32:                                               ; preds = %27
  %33 = load i32, i32* %24, align 8, !tbaa !2
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
  br i1 %50, label %51, label %77

51:                                               ; preds = %43, %32
  %52 = phi i8* [ %47, %43 ], [ %39, %32 ]
  %53 = call i32 @__sv_is_taken(i8* noundef nonnull %52) #9
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %61

55:                                               ; preds = %51
  %56 = load i32, i32* @__sv_umask, align 4, !tbaa !11
  %57 = and i32 %56, 511
  %58 = xor i32 %57, 49663
  %59 = call %struct.sv_inode* @__sv_create(i8* noundef nonnull %52, i32 noundef %58, i32* noundef nonnull %5) #9
  %60 = icmp eq %struct.sv_inode* %59, null
  br i1 %60, label %61, label %82

61:                                               ; preds = %51, %55
  %62 = call i32 @__sv_is_taken(i8* noundef nonnull %52) #9
  %63 = icmp eq i32 %62, 0
  %64 = load i32, i32* %5, align 4
  %65 = select i1 %63, i32 %64, i32 98
  %66 = call i32* @__errno_location() #9
  store i32 %65, i32* %66, align 4, !tbaa !11
  br label %90

67:                                               ; preds = %32
  br i1 %34, label %77, label %68

68:                                               ; preds = %67
  %69 = zext i8 %40 to i16
  %70 = shl nuw i16 %69, 8
  %71 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 3
  %72 = load i8, i8* %71, align 1, !tbaa !13
  %73 = zext i8 %72 to i16
  %74 = or i16 %70, %73
  %75 = icmp eq i16 %74, 0
  br i1 %75, label %76, label %77

76:                                               ; preds = %68
  call fastcc void @pick_port(%struct.__sv_socket* noundef nonnull %6, %struct.__sv_name* noundef nonnull %4) #11
  br label %82

77:                                               ; preds = %43, %68, %67
  %78 = call fastcc %struct.__sv_socket* @bound_to(%struct.__sv_socket* noundef nonnull %6, %struct.__sv_name* noundef nonnull %4) #11
  %79 = icmp eq %struct.__sv_socket* %78, null
  br i1 %79, label %82, label %80

80:                                               ; preds = %77
  %81 = call i32* @__errno_location() #9
  store i32 98, i32* %81, align 4, !tbaa !11
  br label %90

82:                                               ; preds = %55, %76, %77
  %83 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 3
  %84 = load i32, i32* %83, align 4, !tbaa !16
  %85 = icmp eq i32 %84, 2
  %86 = zext i1 %85 to i32
  %87 = load i32, i32* @__sv_is_open_to_outside, align 4, !tbaa !11
  %88 = or i32 %87, %86
  store i32 %88, i32* @__sv_is_open_to_outside, align 4, !tbaa !11
  %89 = bitcast %struct.__sv_name* %14 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(132) %89, i8* noundef nonnull align 4 dereferenceable(132) %7, i64 132, i1 false), !tbaa.struct !22
  br label %90

90:                                               ; preds = %61, %20, %3, %10, %82, %80, %30, %18
  %91 = phi i32 [ -1, %18 ], [ 0, %82 ], [ -1, %61 ], [ -1, %80 ], [ -1, %30 ], [ -1, %10 ], [ -1, %3 ], [ -1, %20 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #10
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %7) #10
  ret i32 %91
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_taken(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_create(i8* noundef, i32 noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @listen(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #11
  %4 = icmp eq %struct.__sv_socket* %3, null
  br i1 %4, label %31, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 3
  %7 = load i32, i32* %6, align 4, !tbaa !16
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = tail call i32* @__errno_location() #9
  store i32 95, i32* %10, align 4, !tbaa !11
  br label %31

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 6
  %13 = load i32, i32* %12, align 8, !tbaa !18
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %23

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 2
  %17 = load i32, i32* %16, align 8, !tbaa !2
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %25

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 17, i32 0
  %21 = load i32, i32* %20, align 8, !tbaa !15
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %19, %11
  %24 = tail call i32* @__errno_location() #9
  store i32 22, i32* %24, align 4, !tbaa !11
  br label %31

25:                                               ; preds = %19, %15
  tail call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %3) #11
  store i32 1, i32* @__sv_is_open_to_outside, align 4, !tbaa !11
  %26 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 5
  store i32 1, i32* %26, align 4, !tbaa !17
  %27 = icmp ugt i32 %1, 4096
  %28 = add nsw i32 %1, 1
  %29 = select i1 %27, i32 4096, i32 %28
  %30 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 14
  store i32 %29, i32* %30, align 4, !tbaa !39
  br label %31

31:                                               ; preds = %2, %25, %23, %9
  %32 = phi i32 [ -1, %9 ], [ -1, %23 ], [ 0, %25 ], [ -1, %2 ]
  ret i32 %32
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_socket_wait(i32 noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = and i32 %0, 64
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %21

7:                                                ; preds = %4
  %8 = icmp eq i64 %1, 0
  %9 = add i64 %2, %1
  %10 = select i1 %8, i64 0, i64 %9
  %11 = tail call i32 @__sv_wait_or_cancelled(i8* noundef nonnull @__sv_descriptors, i64 noundef %10) #9
  tail call void @__sv_cancellation_point() #9
  %12 = icmp eq i32 %11, 35
  %13 = icmp ne i8* %3, null
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), i8* noundef nonnull %3) #12
  unreachable

16:                                               ; preds = %7
  br i1 %12, label %17, label %18

17:                                               ; preds = %16
  tail call void @__sv_await_outside() #12
  unreachable

18:                                               ; preds = %16
  %19 = icmp eq i32 %11, 110
  %20 = select i1 %19, i32 11, i32 0
  br label %21

21:                                               ; preds = %4, %18
  %22 = phi i32 [ %20, %18 ], [ 11, %4 ]
  ret i32 %22
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #6

; Function Attrs: noreturn optsize
declare dso_local void @__sv_await_outside() local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local i32 @connect(i32 noundef %0, i8* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.__sv_name, align 4
  %5 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #11
  %6 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %6) #10
  %7 = icmp eq %struct.__sv_socket* %5, null
  br i1 %7, label %202, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 3
  %10 = load i32, i32* %9, align 4, !tbaa !16
  %11 = icmp eq i32 %10, 2
  %12 = icmp ugt i32 %2, 1
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %24

14:                                               ; preds = %8
  %15 = load i8, i8* %1, align 1, !tbaa !13
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %14
  %18 = getelementptr inbounds i8, i8* %1, i64 1
  %19 = load i8, i8* %18, align 1, !tbaa !13
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 18, i32 0
  store i32 0, i32* %22, align 4, !tbaa !40
  %23 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 6
  store i32 0, i32* %23, align 8, !tbaa !18
  br label %202

24:                                               ; preds = %17, %14, %8
  %25 = call i32 @__sv_take_name(%struct.__sv_socket* noundef nonnull %5, i8* noundef %1, i32 noundef %2, %struct.__sv_name* noundef nonnull %4) #11
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %202

27:                                               ; preds = %24
  %28 = load i32, i32* %9, align 4, !tbaa !16
  %29 = icmp eq i32 %28, 2
  br i1 %29, label %30, label %40

30:                                               ; preds = %27
  %31 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 2
  %32 = load i32, i32* %31, align 8, !tbaa !2
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %37

34:                                               ; preds = %30
  %35 = call %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef nonnull %5, %struct.__sv_name* noundef nonnull %4) #11
  %36 = icmp eq %struct.__sv_socket* %35, null
  br i1 %36, label %202, label %37

37:                                               ; preds = %34, %30
  call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %5) #11
  %38 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 18
  %39 = bitcast %struct.__sv_name* %38 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %39, i8* noundef nonnull align 4 dereferenceable(132) %6, i64 132, i1 false), !tbaa.struct !22
  br label %202

40:                                               ; preds = %27
  %41 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 6
  %42 = load i32, i32* %41, align 8, !tbaa !18
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %40
  %45 = call i32* @__errno_location() #9
  store i32 106, i32* %45, align 4, !tbaa !11
  br label %202

46:                                               ; preds = %40
  %47 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 5
  %48 = load i32, i32* %47, align 4, !tbaa !17
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %56, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 2
  %52 = load i32, i32* %51, align 8, !tbaa !2
  %53 = icmp eq i32 %52, 1
  %54 = select i1 %53, i32 22, i32 106
  %55 = call i32* @__errno_location() #9
  store i32 %54, i32* %55, align 4, !tbaa !11
  br label %202

56:                                               ; preds = %46
  %57 = call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i32* noundef getelementptr inbounds ([2 x i32], [2 x i32]* @failing_connects, i64 0, i64 0), i32 noundef 2) #9
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %202

59:                                               ; preds = %56
  %60 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 2
  %61 = load i32, i32* %60, align 8, !tbaa !2
  %62 = icmp eq i32 %61, 1
  br i1 %62, label %73, label %63

63:                                               ; preds = %59
  %64 = call fastcc %struct.__sv_socket* @bound_to(%struct.__sv_socket* noundef nonnull %5, %struct.__sv_name* noundef nonnull %4) #11
  %65 = icmp eq %struct.__sv_socket* %64, null
  br i1 %65, label %66, label %73

66:                                               ; preds = %63
  %67 = call i32 @__sv_visitor_waits() #9
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %73, label %69

69:                                               ; preds = %66
  call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %5) #11
  %70 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 18
  %71 = bitcast %struct.__sv_name* %70 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %71, i8* noundef nonnull align 4 dereferenceable(132) %6, i64 132, i1 false), !tbaa.struct !22
  %72 = call fastcc i32 @join_outside(%struct.__sv_socket* noundef nonnull %5) #11
  br label %202

73:                                               ; preds = %66, %63, %59
  %74 = call i64 @__sv_clock() #9
  %75 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 16
  br label %76

76:                                               ; preds = %91, %73
  %77 = call %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef nonnull %5, %struct.__sv_name* noundef nonnull %4) #11
  %78 = icmp eq %struct.__sv_socket* %77, null
  br i1 %78, label %202, label %79

79:                                               ; preds = %76
  %80 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %77, i64 0, i32 5
  %81 = load i32, i32* %80, align 4, !tbaa !17
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %85

83:                                               ; preds = %79
  %84 = call i32* @__errno_location() #9
  store i32 111, i32* %84, align 4, !tbaa !11
  br label %202

85:                                               ; preds = %79
  %86 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %77, i64 0, i32 13
  %87 = load i32, i32* %86, align 8, !tbaa !41
  %88 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %77, i64 0, i32 14
  %89 = load i32, i32* %88, align 4, !tbaa !39
  %90 = icmp slt i32 %87, %89
  br i1 %90, label %99, label %91

91:                                               ; preds = %85
  %92 = call i32 @__sv_flags_of(i32 noundef %0) #9
  %93 = lshr i32 %92, 5
  %94 = and i32 %93, 64
  %95 = load i64, i64* %75, align 8, !tbaa !42
  %96 = call i32 @__sv_socket_wait(i32 noundef %94, i64 noundef %95, i64 noundef %74, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.5, i64 0, i64 0)) #11
  %97 = call i32* @__errno_location() #9
  store i32 %96, i32* %97, align 4, !tbaa !11
  %98 = icmp eq i32 %96, 0
  br i1 %98, label %76, label %202, !llvm.loop !43

99:                                               ; preds = %85
  %100 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %77, i64 0, i32 13
  %101 = load i32, i32* %60, align 8, !tbaa !2
  %102 = load i32, i32* %9, align 4, !tbaa !16
  %103 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 4
  %104 = load i32, i32* %103, align 8, !tbaa !28
  %105 = call i8* @__sv_kernel_memory(i64 noundef 448) #9
  %106 = icmp eq i8* %105, null
  br i1 %106, label %134, label %107

107:                                              ; preds = %99
  %108 = getelementptr inbounds i8, i8* %105, i64 104
  %109 = bitcast i8* %108 to i32*
  store i32 %101, i32* %109, align 8, !tbaa !2
  %110 = getelementptr inbounds i8, i8* %105, i64 108
  %111 = bitcast i8* %110 to i32*
  store i32 %102, i32* %111, align 4, !tbaa !16
  %112 = getelementptr inbounds i8, i8* %105, i64 112
  %113 = bitcast i8* %112 to i32*
  store i32 %104, i32* %113, align 8, !tbaa !28
  %114 = load %struct.__sv_socket*, %struct.__sv_socket** @sockets, align 8, !tbaa !14
  %115 = getelementptr inbounds i8, i8* %105, i64 96
  %116 = bitcast i8* %115 to %struct.__sv_socket**
  store %struct.__sv_socket* %114, %struct.__sv_socket** %116, align 8, !tbaa !29
  store i8* %105, i8** bitcast (%struct.__sv_socket** @sockets to i8**), align 8, !tbaa !14
  %117 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %77, i64 0, i32 11
  %118 = getelementptr inbounds i8, i8* %105, i64 72
  %119 = bitcast i8* %118 to %struct.sv_special**
  store %struct.sv_special* @kind, %struct.sv_special** %119, align 8, !tbaa !44
  %120 = getelementptr inbounds i8, i8* %105, i64 40
  %121 = bitcast i8* %120 to i32*
  store i32 -1, i32* %121, align 8, !tbaa !45
  call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %5) #11
  %122 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 10
  %123 = bitcast %struct.__sv_socket** %122 to i8**
  store i8* %105, i8** %123, align 8, !tbaa !30
  %124 = getelementptr inbounds i8, i8* %105, i64 136
  %125 = bitcast i8* %124 to %struct.__sv_socket**
  store %struct.__sv_socket* %5, %struct.__sv_socket** %125, align 8, !tbaa !30
  %126 = getelementptr inbounds i8, i8* %105, i64 120
  %127 = bitcast i8* %126 to i32*
  store i32 1, i32* %127, align 8, !tbaa !18
  store i32 1, i32* %41, align 8, !tbaa !18
  %128 = getelementptr inbounds i8, i8* %105, i64 184
  %129 = bitcast i8* %128 to %struct.__sv_name*
  %130 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %77, i64 0, i32 17
  %131 = bitcast %struct.__sv_name* %130 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(132) %128, i8* noundef nonnull align 8 dereferenceable(132) %131, i64 132, i1 false), !tbaa.struct !22
  %132 = load i32, i32* %60, align 8, !tbaa !2
  %133 = icmp eq i32 %132, 1
  br i1 %133, label %178, label %136

134:                                              ; preds = %99
  %135 = call i32* @__errno_location() #9
  store i32 12, i32* %135, align 4, !tbaa !11
  br label %202

136:                                              ; preds = %107
  %137 = call fastcc i32 @is_any(%struct.__sv_name* noundef nonnull %129) #11
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %178, label %139

139:                                              ; preds = %136
  %140 = bitcast i8* %128 to i32*
  %141 = load i32, i32* %140, align 4, !tbaa !12
  %142 = icmp ugt i32 %141, 1
  br i1 %142, label %143, label %154

143:                                              ; preds = %139
  %144 = getelementptr inbounds i8, i8* %105, i64 188
  %145 = load i8, i8* %144, align 4, !tbaa !13
  %146 = zext i8 %145 to i32
  %147 = getelementptr inbounds i8, i8* %105, i64 189
  %148 = load i8, i8* %147, align 1, !tbaa !13
  %149 = zext i8 %148 to i32
  %150 = shl nuw nsw i32 %149, 8
  %151 = or i32 %150, %146
  %152 = icmp eq i32 %151, 2
  %153 = select i1 %152, i64 4, i64 8
  br label %154

154:                                              ; preds = %139, %143
  %155 = phi i64 [ 8, %139 ], [ %153, %143 ]
  %156 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %129, i64 0, i32 1, i64 %155
  %157 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 17, i32 0
  %158 = load i32, i32* %157, align 4, !tbaa !12
  %159 = icmp ugt i32 %158, 1
  br i1 %159, label %162, label %160

160:                                              ; preds = %154
  %161 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 17, i32 1, i64 8
  br label %175

162:                                              ; preds = %154
  %163 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 17, i32 1, i64 0
  %164 = load i8, i8* %163, align 4, !tbaa !13
  %165 = zext i8 %164 to i32
  %166 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 17, i32 1, i64 1
  %167 = load i8, i8* %166, align 1, !tbaa !13
  %168 = zext i8 %167 to i32
  %169 = shl nuw nsw i32 %168, 8
  %170 = or i32 %169, %165
  %171 = icmp eq i32 %170, 2
  %172 = select i1 %171, i64 4, i64 8
  %173 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 17, i32 1, i64 %172
  %174 = select i1 %171, i64 4, i64 16
  br label %175

175:                                              ; preds = %160, %162
  %176 = phi i8* [ %161, %160 ], [ %173, %162 ]
  %177 = phi i64 [ 16, %160 ], [ %174, %162 ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 %156, i8* noundef nonnull align 1 %176, i64 %177, i1 false)
  br label %178

178:                                              ; preds = %175, %136, %107
  %179 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 18
  %180 = bitcast %struct.__sv_name* %179 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %180, i8* noundef nonnull align 8 dereferenceable(132) %128, i64 132, i1 false), !tbaa.struct !22
  %181 = getelementptr inbounds i8, i8* %105, i64 316
  %182 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 17
  %183 = bitcast %struct.__sv_name* %182 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %181, i8* noundef nonnull align 8 dereferenceable(132) %183, i64 132, i1 false), !tbaa.struct !22
  %184 = bitcast i8* %181 to i32*
  %185 = load i32, i32* %184, align 4, !tbaa !40
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %192

187:                                              ; preds = %178
  %188 = load i32, i32* %60, align 8, !tbaa !2
  %189 = trunc i32 %188 to i8
  store i32 2, i32* %184, align 4, !tbaa.struct !22
  %190 = getelementptr inbounds i8, i8* %105, i64 320
  store i8 %189, i8* %190, align 4, !tbaa.struct !23
  %191 = getelementptr inbounds i8, i8* %105, i64 321
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(127) %191, i8 0, i64 127, i1 false)
  br label %192

192:                                              ; preds = %187, %178
  br label %193

193:                                              ; preds = %192, %193
  %194 = phi %struct.__sv_socket** [ %197, %193 ], [ %117, %192 ]
  %195 = load %struct.__sv_socket*, %struct.__sv_socket** %194, align 8, !tbaa !14
  %196 = icmp eq %struct.__sv_socket* %195, null
  %197 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %195, i64 0, i32 12
  br i1 %196, label %198, label %193, !llvm.loop !46

198:                                              ; preds = %193
  %199 = bitcast %struct.__sv_socket** %194 to i8**
  store i8* %105, i8** %199, align 8, !tbaa !14
  %200 = load i32, i32* %100, align 8, !tbaa !41
  %201 = add nsw i32 %200, 1
  store i32 %201, i32* %100, align 8, !tbaa !41
  call fastcc void @changed(%struct.__sv_socket* noundef nonnull %77) #11
  br label %202

202:                                              ; preds = %76, %91, %134, %198, %83, %56, %34, %24, %3, %69, %50, %44, %37, %21
  %203 = phi i32 [ 0, %37 ], [ -1, %44 ], [ -1, %50 ], [ %72, %69 ], [ 0, %21 ], [ -1, %3 ], [ -1, %24 ], [ -1, %34 ], [ -1, %56 ], [ -1, %83 ], [ 0, %198 ], [ -1, %134 ], [ -1, %91 ], [ -1, %76 ]
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %6) #10
  ret i32 %203
}

; Function Attrs: optsize
declare dso_local i32 @__sv_visitor_waits() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @join_outside(%struct.__sv_socket* noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %3 = load i32, i32* %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 4, !tbaa !16
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 8, !tbaa !28
  %8 = tail call i8* @__sv_kernel_memory(i64 noundef 448) #9
  %9 = icmp eq i8* %8, null
  br i1 %9, label %32, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds i8, i8* %8, i64 104
  %12 = bitcast i8* %11 to i32*
  store i32 %3, i32* %12, align 8, !tbaa !2
  %13 = getelementptr inbounds i8, i8* %8, i64 108
  %14 = bitcast i8* %13 to i32*
  store i32 %5, i32* %14, align 4, !tbaa !16
  %15 = getelementptr inbounds i8, i8* %8, i64 112
  %16 = bitcast i8* %15 to i32*
  store i32 %7, i32* %16, align 8, !tbaa !28
  %17 = load %struct.__sv_socket*, %struct.__sv_socket** @sockets, align 8, !tbaa !14
  %18 = getelementptr inbounds i8, i8* %8, i64 96
  %19 = bitcast i8* %18 to %struct.__sv_socket**
  store %struct.__sv_socket* %17, %struct.__sv_socket** %19, align 8, !tbaa !29
  store i8* %8, i8** bitcast (%struct.__sv_socket** @sockets to i8**), align 8, !tbaa !14
  %20 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 10
  %21 = bitcast %struct.__sv_socket** %20 to i8**
  store i8* %8, i8** %21, align 8, !tbaa !30
  %22 = getelementptr inbounds i8, i8* %8, i64 136
  %23 = bitcast i8* %22 to %struct.__sv_socket**
  store %struct.__sv_socket* %0, %struct.__sv_socket** %23, align 8, !tbaa !30
  %24 = getelementptr inbounds i8, i8* %8, i64 120
  %25 = bitcast i8* %24 to i32*
  store i32 1, i32* %25, align 8, !tbaa !18
  %26 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  store i32 1, i32* %26, align 8, !tbaa !18
  %27 = getelementptr inbounds i8, i8* %8, i64 128
  %28 = bitcast i8* %27 to i32*
  store i32 1, i32* %28, align 8, !tbaa !47
  %29 = getelementptr inbounds i8, i8* %8, i64 132
  %30 = bitcast i8* %29 to i32*
  store i32 1, i32* %30, align 4, !tbaa !35
  %31 = tail call i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef nonnull %0) #9
  br label %34

32:                                               ; preds = %1
  %33 = tail call i32* @__errno_location() #9
  store i32 12, i32* %33, align 4, !tbaa !11
  br label %34

34:                                               ; preds = %10, %32
  %35 = phi i32 [ %31, %10 ], [ -1, %32 ]
  ret i32 %35
}

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define internal fastcc i32 @is_any(%struct.__sv_name* nocapture noundef readonly %0) unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %3 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !12
  %5 = icmp ugt i32 %4, 1
  %6 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 1
  br label %7

7:                                                ; preds = %23, %1
  %8 = phi i64 [ 0, %1 ], [ %29, %23 ]
  br i1 %5, label %9, label %19

9:                                                ; preds = %7
  %10 = load i8, i8* %2, align 4, !tbaa !13
  %11 = zext i8 %10 to i32
  %12 = load i8, i8* %6, align 1, !tbaa !13
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
  %27 = load i8, i8* %26, align 1, !tbaa !13
  %28 = icmp eq i8 %27, 0
  %29 = add nuw i64 %8, 1
  br i1 %28, label %7, label %30, !llvm.loop !48

30:                                               ; preds = %19, %23, %9
  %31 = phi i32 [ 1, %19 ], [ 0, %23 ], [ 1, %9 ]
  ret i32 %31
}

; Function Attrs: nounwind optsize
define internal fastcc void @changed(%struct.__sv_socket* noundef %0) unnamed_addr #0 {
  %2 = icmp eq %struct.__sv_socket* %0, null
  br i1 %2, label %10, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 11
  %5 = load i32, i32* %4, align 8, !tbaa !36
  %6 = add i32 %5, 1
  store i32 %6, i32* %4, align 8, !tbaa !36
  %7 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 12
  %8 = load i32, i32* %7, align 4, !tbaa !37
  %9 = add i32 %8, 1
  store i32 %9, i32* %7, align 4, !tbaa !37
  br label %10

10:                                               ; preds = %3, %1
  %11 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @accept4(i32 noundef %0, i8* noundef writeonly %1, i32* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #11
  %6 = icmp eq %struct.__sv_socket* %5, null
  br i1 %6, label %121, label %7

7:                                                ; preds = %4
  %8 = and i32 %3, -526337
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = tail call i32* @__errno_location() #9
  store i32 22, i32* %11, align 4, !tbaa !11
  br label %121

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 3
  %14 = load i32, i32* %13, align 4, !tbaa !16
  %15 = icmp eq i32 %14, 2
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = tail call i32* @__errno_location() #9
  store i32 95, i32* %17, align 4, !tbaa !11
  br label %121

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 5
  %20 = load i32, i32* %19, align 4, !tbaa !17
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call i32* @__errno_location() #9
  store i32 22, i32* %23, align 4, !tbaa !11
  br label %121

24:                                               ; preds = %18
  %25 = tail call i32 @__sv_call_fails(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.6, i64 0, i64 0), i32* noundef getelementptr inbounds ([2 x i32], [2 x i32]* @failing_accepts, i64 0, i64 0), i32 noundef 2) #9
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %121

27:                                               ; preds = %24
  tail call void @__sv_cancellation_point() #9
  %28 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 11
  %29 = load %struct.__sv_socket*, %struct.__sv_socket** %28, align 8, !tbaa !32
  %30 = icmp eq %struct.__sv_socket* %29, null
  br i1 %30, label %31, label %79

31:                                               ; preds = %27
  %32 = tail call i32 @__sv_visitor_waits() #9
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %79, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 2
  %36 = load i32, i32* %35, align 8, !tbaa !2
  %37 = load i32, i32* %13, align 4, !tbaa !16
  %38 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 4
  %39 = load i32, i32* %38, align 8, !tbaa !28
  %40 = tail call i8* @__sv_kernel_memory(i64 noundef 448) #9
  %41 = icmp eq i8* %40, null
  br i1 %41, label %58, label %42

42:                                               ; preds = %34
  %43 = getelementptr inbounds i8, i8* %40, i64 104
  %44 = bitcast i8* %43 to i32*
  store i32 %36, i32* %44, align 8, !tbaa !2
  %45 = getelementptr inbounds i8, i8* %40, i64 108
  %46 = bitcast i8* %45 to i32*
  store i32 %37, i32* %46, align 4, !tbaa !16
  %47 = getelementptr inbounds i8, i8* %40, i64 112
  %48 = bitcast i8* %47 to i32*
  store i32 %39, i32* %48, align 8, !tbaa !28
  %49 = load %struct.__sv_socket*, %struct.__sv_socket** @sockets, align 8, !tbaa !14
  %50 = getelementptr inbounds i8, i8* %40, i64 96
  %51 = bitcast i8* %50 to %struct.__sv_socket**
  store %struct.__sv_socket* %49, %struct.__sv_socket** %51, align 8, !tbaa !29
  store i8* %40, i8** bitcast (%struct.__sv_socket** @sockets to i8**), align 8, !tbaa !14
  %52 = bitcast i8* %40 to %struct.__sv_socket*
  %53 = getelementptr inbounds i8, i8* %40, i64 184
  %54 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 17
  %55 = bitcast %struct.__sv_name* %54 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(132) %53, i8* noundef nonnull align 8 dereferenceable(132) %55, i64 132, i1 false), !tbaa.struct !22
  %56 = tail call fastcc i32 @join_outside(%struct.__sv_socket* noundef nonnull %52) #11
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %60

58:                                               ; preds = %34
  %59 = tail call i32* @__errno_location() #9
  store i32 12, i32* %59, align 4, !tbaa !11
  br label %121

60:                                               ; preds = %42
  %61 = bitcast i8* %40 to %struct.sv_inode*
  tail call void @closed(%struct.sv_inode* noundef nonnull %61) #11
  br label %121

62:                                               ; preds = %42
  %63 = icmp ne i8* %1, null
  %64 = icmp ne i32* %2, null
  %65 = and i1 %63, %64
  br i1 %65, label %66, label %76

66:                                               ; preds = %62
  %67 = getelementptr inbounds i8, i8* %40, i64 316
  %68 = getelementptr inbounds i8, i8* %40, i64 320
  %69 = load i32, i32* %2, align 4, !tbaa !11
  %70 = bitcast i8* %67 to i32*
  %71 = load i32, i32* %70, align 4, !tbaa !12
  %72 = icmp ult i32 %69, %71
  %73 = select i1 %72, i32 %69, i32 %71
  %74 = zext i32 %73 to i64
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %1, i8* nonnull align 4 %68, i64 %74, i1 false) #10
  %75 = load i32, i32* %70, align 4, !tbaa !12
  store i32 %75, i32* %2, align 4, !tbaa !11
  br label %76

76:                                               ; preds = %62, %66
  %77 = bitcast i8* %40 to %struct.sv_inode*
  %78 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef nonnull %77, %struct.sv_special* noundef nonnull @kind, i32 noundef 49663, i32 noundef %3) #9
  br label %121

79:                                               ; preds = %31, %27
  %80 = tail call i64 @__sv_clock() #9
  %81 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 15
  br label %82

82:                                               ; preds = %85, %79
  %83 = load %struct.__sv_socket*, %struct.__sv_socket** %28, align 8, !tbaa !32
  %84 = icmp eq %struct.__sv_socket* %83, null
  br i1 %84, label %85, label %93

85:                                               ; preds = %82
  %86 = tail call i32 @__sv_flags_of(i32 noundef %0) #9
  %87 = lshr i32 %86, 5
  %88 = and i32 %87, 64
  %89 = load i64, i64* %81, align 8, !tbaa !49
  %90 = tail call i32 @__sv_socket_wait(i32 noundef %88, i64 noundef %89, i64 noundef %80, i8* noundef null) #11
  %91 = tail call i32* @__errno_location() #9
  store i32 %90, i32* %91, align 4, !tbaa !11
  %92 = icmp eq i32 %90, 0
  br i1 %92, label %82, label %121, !llvm.loop !50

93:                                               ; preds = %82
  %94 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %83, i64 0, i32 12
  %95 = load %struct.__sv_socket*, %struct.__sv_socket** %94, align 8, !tbaa !33
  store %struct.__sv_socket* %95, %struct.__sv_socket** %28, align 8, !tbaa !32
  store %struct.__sv_socket* null, %struct.__sv_socket** %94, align 8, !tbaa !33
  %96 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 13
  %97 = load i32, i32* %96, align 8, !tbaa !41
  %98 = add nsw i32 %97, -1
  store i32 %98, i32* %96, align 8, !tbaa !41
  %99 = icmp ne i8* %1, null
  %100 = icmp ne i32* %2, null
  %101 = and i1 %99, %100
  br i1 %101, label %102, label %111

102:                                              ; preds = %93
  %103 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %83, i64 0, i32 18, i32 1, i64 0
  %104 = load i32, i32* %2, align 4, !tbaa !11
  %105 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %83, i64 0, i32 18, i32 0
  %106 = load i32, i32* %105, align 4, !tbaa !12
  %107 = icmp ult i32 %104, %106
  %108 = select i1 %107, i32 %104, i32 %106
  %109 = zext i32 %108 to i64
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %1, i8* nonnull align 4 %103, i64 %109, i1 false) #10
  %110 = load i32, i32* %105, align 4, !tbaa !12
  store i32 %110, i32* %2, align 4, !tbaa !11
  br label %111

111:                                              ; preds = %93, %102
  %112 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 0, i32 11
  %113 = load i32, i32* %112, align 8, !tbaa !36
  %114 = add i32 %113, 1
  store i32 %114, i32* %112, align 8, !tbaa !36
  %115 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 0, i32 12
  %116 = load i32, i32* %115, align 4, !tbaa !37
  %117 = add i32 %116, 1
  store i32 %117, i32* %115, align 4, !tbaa !37
  %118 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #9
  %119 = getelementptr %struct.__sv_socket, %struct.__sv_socket* %83, i64 0, i32 0
  %120 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %119, %struct.sv_special* noundef nonnull @kind, i32 noundef 49663, i32 noundef %3) #9
  br label %121

121:                                              ; preds = %85, %24, %4, %111, %76, %60, %58, %22, %16, %10
  %122 = phi i32 [ -1, %10 ], [ -1, %16 ], [ %120, %111 ], [ -1, %60 ], [ %78, %76 ], [ -1, %58 ], [ -1, %22 ], [ -1, %4 ], [ -1, %24 ], [ -1, %85 ]
  ret i32 %122
}

; Function Attrs: nounwind optsize
define dso_local i32 @accept(i32 noundef %0, i8* noundef %1, i32* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @accept4(i32 noundef %0, i8* noundef %1, i32* noundef %2, i32 noundef 0) #11
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @shutdown(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #11
  %4 = icmp eq %struct.__sv_socket* %3, null
  br i1 %4, label %53, label %5

5:                                                ; preds = %2
  %6 = icmp ugt i32 %1, 2
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = tail call i32* @__errno_location() #9
  store i32 22, i32* %8, align 4, !tbaa !11
  br label %53

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 6
  %11 = load i32, i32* %10, align 8, !tbaa !18
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 3
  %15 = load i32, i32* %14, align 4, !tbaa !16
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 18, i32 0
  %19 = load i32, i32* %18, align 4, !tbaa !40
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %17, %13
  %22 = tail call i32* @__errno_location() #9
  store i32 107, i32* %22, align 4, !tbaa !11
  br label %53

23:                                               ; preds = %17, %9
  %24 = icmp ne i32 %1, 1
  %25 = zext i1 %24 to i32
  %26 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 7
  %27 = load i32, i32* %26, align 4, !tbaa !51
  %28 = or i32 %27, %25
  store i32 %28, i32* %26, align 4, !tbaa !51
  %29 = icmp ne i32 %1, 0
  %30 = zext i1 %29 to i32
  %31 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 8
  %32 = load i32, i32* %31, align 8, !tbaa !47
  %33 = or i32 %32, %30
  store i32 %33, i32* %31, align 8, !tbaa !47
  %34 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 11
  %35 = load i32, i32* %34, align 8, !tbaa !36
  %36 = add i32 %35, 1
  store i32 %36, i32* %34, align 8, !tbaa !36
  %37 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 0, i32 12
  %38 = load i32, i32* %37, align 4, !tbaa !37
  %39 = add i32 %38, 1
  store i32 %39, i32* %37, align 4, !tbaa !37
  %40 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #9
  %41 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %3, i64 0, i32 10
  %42 = load %struct.__sv_socket*, %struct.__sv_socket** %41, align 8, !tbaa !30
  %43 = icmp eq %struct.__sv_socket* %42, null
  br i1 %43, label %51, label %44

44:                                               ; preds = %23
  %45 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 0, i32 11
  %46 = load i32, i32* %45, align 8, !tbaa !36
  %47 = add i32 %46, 1
  store i32 %47, i32* %45, align 8, !tbaa !36
  %48 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %42, i64 0, i32 0, i32 12
  %49 = load i32, i32* %48, align 4, !tbaa !37
  %50 = add i32 %49, 1
  store i32 %50, i32* %48, align 4, !tbaa !37
  br label %51

51:                                               ; preds = %23, %44
  %52 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #9
  br label %53

53:                                               ; preds = %2, %51, %21, %7
  %54 = phi i32 [ -1, %7 ], [ 0, %51 ], [ -1, %21 ], [ -1, %2 ]
  ret i32 %54
}

; Function Attrs: nounwind optsize
define dso_local i32 @getsockname(i32 noundef %0, i8* noundef writeonly %1, i32* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.__sv_name, align 4
  %5 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #11
  %6 = icmp eq %struct.__sv_socket* %5, null
  br i1 %6, label %36, label %7

7:                                                ; preds = %3
  %8 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %8) #10
  %9 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %9, i8 0, i64 128, i1 false)
  %10 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 0
  %11 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 2
  %12 = load i32, i32* %11, align 8, !tbaa !2
  %13 = icmp eq i32 %12, 2
  %14 = icmp eq i32 %12, 10
  %15 = select i1 %14, i32 28, i32 2
  %16 = select i1 %13, i32 16, i32 %15
  store i32 %16, i32* %10, align 4, !tbaa !12
  %17 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 0
  %18 = trunc i32 %12 to i8
  store i8 %18, i8* %17, align 4, !tbaa !13
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 17, i32 0
  %20 = load i32, i32* %19, align 8, !tbaa !15
  %21 = icmp eq i32 %20, 0
  %22 = icmp ne i8* %1, null
  %23 = icmp ne i32* %2, null
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %35

25:                                               ; preds = %7
  %26 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 17, i32 1, i64 0
  %27 = select i1 %21, i8* %17, i8* %26
  %28 = load i32, i32* %2, align 4, !tbaa !11
  %29 = select i1 %21, i32* %10, i32* %19
  %30 = load i32, i32* %29, align 4, !tbaa !12
  %31 = icmp ult i32 %28, %30
  %32 = select i1 %31, i32 %28, i32 %30
  %33 = zext i32 %32 to i64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %1, i8* nonnull align 4 %27, i64 %33, i1 false) #10
  %34 = load i32, i32* %29, align 4, !tbaa !12
  store i32 %34, i32* %2, align 4, !tbaa !11
  br label %35

35:                                               ; preds = %7, %25
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %8) #10
  br label %36

36:                                               ; preds = %3, %35
  %37 = phi i32 [ 0, %35 ], [ -1, %3 ]
  ret i32 %37
}

; Function Attrs: nounwind optsize
define dso_local i32 @getpeername(i32 noundef %0, i8* noundef writeonly %1, i32* noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #11
  %5 = icmp eq %struct.__sv_socket* %4, null
  br i1 %5, label %35, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %4, i64 0, i32 18, i32 0
  %8 = load i32, i32* %7, align 4, !tbaa !40
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %22, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %4, i64 0, i32 3
  %12 = load i32, i32* %11, align 4, !tbaa !16
  %13 = icmp eq i32 %12, 2
  br i1 %13, label %24, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %4, i64 0, i32 2
  %16 = load i32, i32* %15, align 8, !tbaa !2
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %24, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %4, i64 0, i32 10
  %20 = load %struct.__sv_socket*, %struct.__sv_socket** %19, align 8, !tbaa !30
  %21 = icmp eq %struct.__sv_socket* %20, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %18, %6
  %23 = tail call i32* @__errno_location() #9
  store i32 107, i32* %23, align 4, !tbaa !11
  br label %35

24:                                               ; preds = %18, %14, %10
  %25 = icmp ne i8* %1, null
  %26 = icmp ne i32* %2, null
  %27 = and i1 %25, %26
  br i1 %27, label %28, label %35

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %4, i64 0, i32 18, i32 1, i64 0
  %30 = load i32, i32* %2, align 4, !tbaa !11
  %31 = icmp ult i32 %30, %8
  %32 = select i1 %31, i32 %30, i32 %8
  %33 = zext i32 %32 to i64
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %1, i8* nonnull align 4 %29, i64 %33, i1 false) #10
  %34 = load i32, i32* %7, align 4, !tbaa !12
  store i32 %34, i32* %2, align 4, !tbaa !11
  br label %35

35:                                               ; preds = %28, %24, %3, %22
  %36 = phi i32 [ -1, %22 ], [ -1, %3 ], [ 0, %24 ], [ 0, %28 ]
  ret i32 %36
}

; Function Attrs: nounwind optsize
define dso_local i32 @setsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #11
  %7 = icmp eq %struct.__sv_socket* %6, null
  br i1 %7, label %34, label %8

8:                                                ; preds = %5
  %9 = icmp eq i32 %1, 1
  br i1 %9, label %10, label %34

10:                                               ; preds = %8
  %11 = icmp eq i32 %2, 20
  %12 = and i32 %2, -2
  %13 = icmp eq i32 %12, 20
  br i1 %13, label %14, label %34

14:                                               ; preds = %10
  %15 = icmp ult i32 %4, 16
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = tail call i32* @__errno_location() #9
  store i32 22, i32* %17, align 4, !tbaa !11
  br label %34

18:                                               ; preds = %14
  %19 = getelementptr inbounds i8, i8* %3, i64 8
  %20 = bitcast i8* %19 to i64*
  %21 = load i64, i64* %20, align 8, !tbaa !52
  %22 = icmp ugt i64 %21, 999999
  br i1 %22, label %23, label %25

23:                                               ; preds = %18
  %24 = tail call i32* @__errno_location() #9
  store i32 33, i32* %24, align 4, !tbaa !11
  br label %34

25:                                               ; preds = %18
  %26 = bitcast i8* %3 to i64*
  %27 = load i64, i64* %26, align 8, !tbaa !54
  %28 = mul i64 %27, 1000000000
  %29 = mul nuw nsw i64 %21, 1000
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 15
  %32 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 16
  %33 = select i1 %11, i64* %31, i64* %32
  store i64 %30, i64* %33, align 8, !tbaa !55
  br label %34

34:                                               ; preds = %8, %25, %10, %5, %23, %16
  %35 = phi i32 [ -1, %16 ], [ -1, %23 ], [ -1, %5 ], [ 0, %10 ], [ 0, %25 ], [ 0, %8 ]
  ret i32 %35
}

; Function Attrs: nounwind optsize
define dso_local i32 @getsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef writeonly %3, i32* nocapture noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timeval, align 8
  %7 = alloca i32, align 4
  %8 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #11
  %9 = icmp eq %struct.__sv_socket* %8, null
  br i1 %9, label %85, label %10

10:                                               ; preds = %5
  %11 = icmp eq i32 %1, 1
  %12 = and i32 %2, -2
  %13 = icmp eq i32 %12, 20
  %14 = and i1 %11, %13
  br i1 %14, label %15, label %31

15:                                               ; preds = %10
  %16 = icmp eq i32 %2, 20
  %17 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %8, i64 0, i32 15
  %18 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %8, i64 0, i32 16
  %19 = select i1 %16, i64* %17, i64* %18
  %20 = load i64, i64* %19, align 8, !tbaa !55
  %21 = bitcast %struct.timeval* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %21)
  %22 = udiv i64 %20, 1000000000
  %23 = getelementptr inbounds %struct.timeval, %struct.timeval* %6, i64 0, i32 0
  store i64 %22, i64* %23, align 8, !tbaa !54
  %24 = udiv i64 %20, 1000
  %25 = urem i64 %24, 1000000
  %26 = getelementptr inbounds %struct.timeval, %struct.timeval* %6, i64 0, i32 1
  store i64 %25, i64* %26, align 8, !tbaa !52
  %27 = load i32, i32* %4, align 4, !tbaa !11
  %28 = icmp ult i32 %27, 16
  %29 = select i1 %28, i32 %27, i32 16
  %30 = zext i32 %29 to i64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* nonnull align 8 %21, i64 %30, i1 false)
  store i32 16, i32* %4, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %21)
  br label %85

31:                                               ; preds = %10
  %32 = icmp eq i32 %2, 17
  %33 = and i1 %11, %32
  br i1 %33, label %34, label %39

34:                                               ; preds = %31
  %35 = load i32, i32* %4, align 4, !tbaa !11
  %36 = icmp ult i32 %35, 12
  %37 = select i1 %36, i32 %35, i32 12
  %38 = zext i32 %37 to i64
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 4 bitcast ([3 x i32]* @__const.getsockopt.who to i8*), i64 %38, i1 false)
  store i32 12, i32* %4, align 4, !tbaa !11
  br label %85

39:                                               ; preds = %31
  %40 = bitcast i32* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %40)
  store i32 0, i32* %7, align 4, !tbaa !11
  %41 = icmp eq i32 %2, 3
  %42 = and i1 %11, %41
  br i1 %42, label %43, label %46

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %8, i64 0, i32 3
  %45 = load i32, i32* %44, align 4, !tbaa !16
  store i32 %45, i32* %7, align 4, !tbaa !11
  br label %77

46:                                               ; preds = %39
  %47 = add i32 %2, -7
  %48 = icmp ult i32 %47, 2
  %49 = and i1 %11, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store i32 212992, i32* %7, align 4, !tbaa !11
  br label %77

51:                                               ; preds = %46
  %52 = icmp eq i32 %2, 30
  %53 = and i1 %11, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %51
  %55 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %8, i64 0, i32 5
  %56 = load i32, i32* %55, align 4, !tbaa !17
  store i32 %56, i32* %7, align 4, !tbaa !11
  br label %77

57:                                               ; preds = %51
  %58 = icmp eq i32 %2, 39
  %59 = and i1 %11, %58
  br i1 %59, label %60, label %63

60:                                               ; preds = %57
  %61 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %8, i64 0, i32 2
  %62 = load i32, i32* %61, align 8, !tbaa !2
  store i32 %62, i32* %7, align 4, !tbaa !11
  br label %77

63:                                               ; preds = %57
  %64 = icmp eq i32 %2, 38
  %65 = and i1 %11, %64
  br i1 %65, label %66, label %77

66:                                               ; preds = %63
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %8, i64 0, i32 2
  %68 = load i32, i32* %67, align 8, !tbaa !2
  %69 = icmp eq i32 %68, 1
  br i1 %69, label %75, label %70

70:                                               ; preds = %66
  %71 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %8, i64 0, i32 3
  %72 = load i32, i32* %71, align 4, !tbaa !16
  %73 = icmp eq i32 %72, 1
  %74 = select i1 %73, i32 6, i32 17
  br label %75

75:                                               ; preds = %66, %70
  %76 = phi i32 [ %74, %70 ], [ 0, %66 ]
  store i32 %76, i32* %7, align 4, !tbaa !11
  br label %77

77:                                               ; preds = %50, %43, %54, %60, %75, %63
  %78 = load i32, i32* %4, align 4, !tbaa !11
  %79 = icmp ult i32 %78, 4
  %80 = select i1 %79, i32 %78, i32 4
  %81 = zext i32 %80 to i64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* nonnull align 4 %40, i64 %81, i1 false)
  %82 = load i32, i32* %4, align 4, !tbaa !11
  %83 = icmp ult i32 %82, 4
  %84 = select i1 %83, i32 %82, i32 4
  store i32 %84, i32* %4, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %40)
  br label %85

85:                                               ; preds = %5, %77, %34, %15
  %86 = phi i32 [ 0, %15 ], [ 0, %34 ], [ 0, %77 ], [ -1, %5 ]
  ret i32 %86
}

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal i64 @read_it(%struct.sv_inode* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  %6 = lshr i32 %3, 5
  %7 = and i32 %6, 64
  %8 = tail call i64 @__sv_receive(%struct.__sv_socket* noundef %5, i8* noundef %1, i64 noundef %2, i32 noundef %7, %struct.__sv_name* noundef null, i32* noundef null) #9
  ret i64 %8
}

; Function Attrs: nounwind optsize
define internal i64 @write_it(%struct.sv_inode* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  %6 = lshr i32 %3, 5
  %7 = and i32 %6, 64
  %8 = tail call i64 @__sv_send(%struct.__sv_socket* noundef %5, i8* noundef %1, i64 noundef %2, i32 noundef %7, %struct.__sv_name* noundef null) #9
  ret i64 %8
}

; Function Attrs: nounwind optsize
define internal i32 @readiness(%struct.sv_inode* nocapture noundef readonly %0) #0 {
  %2 = bitcast %struct.sv_inode* %0 to %struct.__sv_socket*
  %3 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 5
  %4 = load i32, i32* %3, align 4, !tbaa !17
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %15, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 7
  %8 = bitcast i32* %7 to %struct.__sv_socket**
  %9 = load %struct.__sv_socket*, %struct.__sv_socket** %8, align 8, !tbaa !32
  %10 = icmp eq %struct.__sv_socket* %9, null
  br i1 %10, label %11, label %103

11:                                               ; preds = %6
  %12 = tail call i32 @__sv_visitor_waits() #9
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %103

15:                                               ; preds = %1
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 3
  %17 = load i32, i32* %16, align 4, !tbaa !16
  %18 = icmp eq i32 %17, 2
  %19 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 3
  %20 = bitcast i64* %19 to i32*
  %21 = load i32, i32* %20, align 8, !tbaa !18
  %22 = icmp eq i32 %21, 0
  br i1 %18, label %23, label %37

23:                                               ; preds = %15
  br i1 %22, label %24, label %51

24:                                               ; preds = %23
  %25 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %26 = load i64, i64* %25, align 8, !tbaa !56
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %103

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 15
  %30 = load i32, i32* %29, align 8, !tbaa !15
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %103, label %32

32:                                               ; preds = %28
  %33 = tail call i32 @__sv_visitor_waits() #9
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = or i32 %35, 4
  br label %103

37:                                               ; preds = %15
  br i1 %22, label %103, label %38

38:                                               ; preds = %37
  %39 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 5
  %40 = bitcast i32* %39 to %struct.__sv_socket**
  %41 = load %struct.__sv_socket*, %struct.__sv_socket** %40, align 8, !tbaa !30
  %42 = icmp eq %struct.__sv_socket* %41, null
  br i1 %42, label %86, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 8
  %45 = load i32, i32* %44, align 8, !tbaa !47
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %68

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %2, i64 0, i32 7
  %49 = load i32, i32* %48, align 4, !tbaa !51
  %50 = icmp ne i32 %49, 0
  br label %68

51:                                               ; preds = %23
  %52 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 5
  %53 = bitcast i32* %52 to %struct.__sv_socket**
  %54 = load %struct.__sv_socket*, %struct.__sv_socket** %53, align 8, !tbaa !30
  %55 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %56 = load i64, i64* %55, align 8, !tbaa !56
  %57 = icmp ne i64 %56, 0
  %58 = zext i1 %57 to i32
  %59 = icmp eq %struct.__sv_socket* %54, null
  br i1 %59, label %66, label %60

60:                                               ; preds = %51
  %61 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %54, i64 0, i32 0, i32 3
  %62 = load i64, i64* %61, align 8, !tbaa !57
  %63 = icmp ult i64 %62, 212992
  %64 = select i1 %63, i32 4, i32 0
  %65 = or i32 %64, %58
  br label %99

66:                                               ; preds = %51
  %67 = or i32 %58, 4
  br label %99

68:                                               ; preds = %43, %47
  %69 = phi i1 [ %50, %47 ], [ true, %43 ]
  %70 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %71 = load i64, i64* %70, align 8, !tbaa !56
  %72 = icmp ne i64 %71, 0
  %73 = select i1 %72, i1 true, i1 %69
  %74 = zext i1 %73 to i32
  %75 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %41, i64 0, i32 0, i32 3
  %76 = load i64, i64* %75, align 8, !tbaa !57
  %77 = icmp ult i64 %76, 212992
  %78 = select i1 %77, i32 4, i32 0
  %79 = or i32 %78, %74
  br i1 %69, label %80, label %99

80:                                               ; preds = %68
  %81 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 4
  %82 = bitcast i64* %81 to i32*
  %83 = load i32, i32* %82, align 8, !tbaa !47
  %84 = icmp eq i32 %83, 0
  %85 = select i1 %84, i32 0, i32 16
  br label %99

86:                                               ; preds = %38
  %87 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 4
  %88 = bitcast i64* %87 to i32*
  %89 = load i32, i32* %88, align 8, !tbaa !47
  %90 = icmp ne i32 %89, 0
  %91 = xor i1 %42, true
  %92 = select i1 %90, i1 true, i1 %91
  %93 = select i1 %90, i32 16, i32 0
  br i1 %92, label %99, label %94

94:                                               ; preds = %86
  %95 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1, i32 1
  %96 = load i32, i32* %95, align 8, !tbaa !2
  %97 = icmp eq i32 %96, 1
  %98 = select i1 %97, i32 16, i32 0
  br label %99

99:                                               ; preds = %80, %60, %66, %86, %94, %68
  %100 = phi i32 [ %79, %68 ], [ 5, %86 ], [ 5, %94 ], [ %67, %66 ], [ %65, %60 ], [ %79, %80 ]
  %101 = phi i32 [ 0, %68 ], [ %93, %86 ], [ %98, %94 ], [ 0, %66 ], [ 0, %60 ], [ %85, %80 ]
  %102 = or i32 %101, %100
  br label %103

103:                                              ; preds = %37, %24, %32, %28, %6, %11, %99
  %104 = phi i32 [ %102, %99 ], [ 1, %6 ], [ %14, %11 ], [ 5, %24 ], [ 4, %28 ], [ %36, %32 ], [ 20, %37 ]
  ret i32 %104
}

; Function Attrs: optsize
declare dso_local i64 @__sv_receive(%struct.__sv_socket* noundef, i8* noundef, i64 noundef, i32 noundef, %struct.__sv_name* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_send(%struct.__sv_socket* noundef, i8* noundef, i64 noundef, i32 noundef, %struct.__sv_name* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_attach_special(%struct.sv_inode* noundef, %struct.sv_special* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @__sv_kernel_memory(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_flags_of(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #8

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly nofree nounwind willreturn }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin optsize "no-builtins" }
attributes #12 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !8, i64 104}
!3 = !{!"__sv_socket", !4, i64 0, !5, i64 96, !8, i64 104, !8, i64 108, !8, i64 112, !8, i64 116, !8, i64 120, !8, i64 124, !8, i64 128, !8, i64 132, !5, i64 136, !5, i64 144, !5, i64 152, !8, i64 160, !8, i64 164, !9, i64 168, !9, i64 176, !10, i64 184, !10, i64 316}
!4 = !{!"sv_inode", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !9, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !5, i64 72, !9, i64 80, !6, i64 88}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = !{!"__sv_name", !8, i64 0, !6, i64 4}
!11 = !{!8, !8, i64 0}
!12 = !{!10, !8, i64 0}
!13 = !{!6, !6, i64 0}
!14 = !{!5, !5, i64 0}
!15 = !{!3, !8, i64 184}
!16 = !{!3, !8, i64 108}
!17 = !{!3, !8, i64 116}
!18 = !{!3, !8, i64 120}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{i64 0, i64 4, !11, i64 4, i64 128, !13}
!23 = !{i64 0, i64 128, !13}
!24 = !{!25, !25, i64 0}
!25 = !{!"short", !6, i64 0}
!26 = distinct !{!26, !20, !21}
!27 = !{!4, !5, i64 72}
!28 = !{!3, !8, i64 112}
!29 = !{!3, !5, i64 96}
!30 = !{!3, !5, i64 136}
!31 = distinct !{!31, !20, !21}
!32 = !{!3, !5, i64 144}
!33 = !{!3, !5, i64 152}
!34 = distinct !{!34, !20, !21}
!35 = !{!3, !8, i64 132}
!36 = !{!3, !8, i64 64}
!37 = !{!3, !8, i64 68}
!38 = !{!4, !5, i64 16}
!39 = !{!3, !8, i64 164}
!40 = !{!3, !8, i64 316}
!41 = !{!3, !8, i64 160}
!42 = !{!3, !9, i64 176}
!43 = distinct !{!43, !21}
!44 = !{!3, !5, i64 72}
!45 = !{!3, !8, i64 40}
!46 = distinct !{!46, !20, !21}
!47 = !{!3, !8, i64 128}
!48 = distinct !{!48, !20, !21}
!49 = !{!3, !9, i64 168}
!50 = distinct !{!50, !20, !21}
!51 = !{!3, !8, i64 124}
!52 = !{!53, !9, i64 8}
!53 = !{!"timeval", !9, i64 0, !9, i64 8}
!54 = !{!53, !9, i64 0}
!55 = !{!9, !9, i64 0}
!56 = !{!4, !9, i64 24}
!57 = !{!3, !9, i64 24}
