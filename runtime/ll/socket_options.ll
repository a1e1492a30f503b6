; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/socket_options.c
; ModuleID = 'runtime/c/socket_options.c'
source_filename = "runtime/c/socket_options.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sv_name = type { i32, [110 x i8] }
%struct.__sv_socket = type { %struct.sv_inode, i64, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name, %struct.__sv_name, %struct.sv_inode*, [16 x %struct.anon] }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }
%struct.anon = type { i32, i32, [2 x i32] }
%struct.timeval = type { i64, i64 }

; Function Attrs: nounwind optsize
define dso_local i32 @getsockname(i32 noundef %0, i8* noundef %1, i32* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.__sv_name, align 4
  %5 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #5
  %6 = icmp eq %struct.__sv_socket* %5, null
  br i1 %6, label %24, label %7

7:                                                ; preds = %3
  %8 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %8) #6
  %9 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %9, i8 0, i64 112, i1 false)
  %10 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 0
  %11 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 3
  %12 = load i32, i32* %11, align 8, !tbaa !2
  %13 = icmp eq i32 %12, 2
  %14 = icmp eq i32 %12, 10
  %15 = select i1 %14, i32 28, i32 2
  %16 = select i1 %13, i32 16, i32 %15
  store i32 %16, i32* %10, align 4, !tbaa !12
  %17 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %4, i64 0, i32 1, i64 0
  %18 = trunc i32 %12 to i8
  store i8 %18, i8* %17, align 4, !tbaa !13
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %5, i64 0, i32 22
  %20 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %19, i64 0, i32 0
  %21 = load i32, i32* %20, align 8, !tbaa !14
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, %struct.__sv_name* %4, %struct.__sv_name* %19
  call void @__sv_give_name(%struct.__sv_name* noundef nonnull %23, i8* noundef %1, i32* noundef %2) #5
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %8) #6
  br label %24

24:                                               ; preds = %3, %7
  %25 = phi i32 [ 0, %7 ], [ -1, %3 ]
  ret i32 %25
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local %struct.__sv_socket* @__sv_socket_of(i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local void @__sv_give_name(%struct.__sv_name* noundef, i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @getpeername(i32 noundef %0, i8* noundef %1, i32* noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #5
  %5 = icmp eq %struct.__sv_socket* %4, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %4, i64 0, i32 23
  %8 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %7, i64 0, i32 0
  %9 = load i32, i32* %8, align 4, !tbaa !15
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %6
  tail call void @__sv_give_name(%struct.__sv_name* noundef nonnull %7, i8* noundef %1, i32* noundef %2) #5
  br label %14

12:                                               ; preds = %6
  %13 = tail call i32* @__errno_location() #5
  store i32 107, i32* %13, align 4, !tbaa !16
  br label %14

14:                                               ; preds = %11, %12, %3
  %15 = phi i32 [ -1, %3 ], [ 0, %11 ], [ -1, %12 ]
  ret i32 %15
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @setsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca i64, align 8
  %7 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #5
  %8 = icmp eq %struct.__sv_socket* %7, null
  br i1 %8, label %104, label %9

9:                                                ; preds = %5
  %10 = icmp eq i32 %1, 1
  br i1 %10, label %11, label %57

11:                                               ; preds = %9
  switch i32 %2, label %14 [
    i32 39, label %12
    i32 38, label %12
    i32 30, label %12
    i32 4, label %12
    i32 3, label %12
    i32 17, label %12
  ]

12:                                               ; preds = %11, %11, %11, %11, %11, %11
  %13 = tail call i32* @__errno_location() #5
  store i32 92, i32* %13, align 4, !tbaa !16
  br label %104

14:                                               ; preds = %11
  %15 = icmp eq i32 %2, 20
  %16 = and i32 %2, -2
  %17 = icmp eq i32 %16, 20
  br i1 %17, label %18, label %40

18:                                               ; preds = %14
  %19 = icmp ult i32 %4, 16
  br i1 %19, label %20, label %22

20:                                               ; preds = %18
  %21 = tail call i32* @__errno_location() #5
  store i32 22, i32* %21, align 4, !tbaa !16
  br label %104

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, i8* %3, i64 8
  %24 = bitcast i8* %23 to i64*
  %25 = load i64, i64* %24, align 8, !tbaa !17
  %26 = icmp ugt i64 %25, 999999
  br i1 %26, label %27, label %29

27:                                               ; preds = %22
  %28 = tail call i32* @__errno_location() #5
  store i32 33, i32* %28, align 4, !tbaa !16
  br label %104

29:                                               ; preds = %22
  %30 = bitcast i8* %3 to i64*
  %31 = load i64, i64* %30, align 8, !tbaa !19
  %32 = icmp slt i64 %31, 0
  %33 = mul i64 %31, 1000000000
  %34 = mul nuw nsw i64 %25, 1000
  %35 = add i64 %33, %34
  %36 = select i1 %32, i64 0, i64 %35
  %37 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %7, i64 0, i32 20
  %38 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %7, i64 0, i32 21
  %39 = select i1 %15, i64* %37, i64* %38
  store i64 %36, i64* %39, align 8, !tbaa !20
  br label %104

40:                                               ; preds = %14
  %41 = zext i32 %4 to i64
  %42 = icmp ult i32 %4, 4
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = tail call i32* @__errno_location() #5
  store i32 22, i32* %44, align 4, !tbaa !16
  br label %104

45:                                               ; preds = %40
  %46 = bitcast i64* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %46)
  store i64 0, i64* %6, align 8
  switch i32 %2, label %47 [
    i32 9, label %50
    i32 6, label %50
    i32 2, label %50
    i32 15, label %50
  ]

47:                                               ; preds = %45
  %48 = icmp ult i64 %41, 8
  %49 = select i1 %48, i64 %41, i64 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %46, i8* align 1 %3, i64 %49, i1 false)
  br label %62

50:                                               ; preds = %45, %45, %45, %45
  %51 = icmp ult i64 %41, 8
  %52 = select i1 %51, i64 %41, i64 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %46, i8* align 1 %3, i64 %52, i1 false)
  %53 = bitcast i64* %6 to i32*
  %54 = load i32, i32* %53, align 8, !tbaa !16
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  store i32 %56, i32* %53, align 8, !tbaa !16
  br label %62

57:                                               ; preds = %9
  %58 = zext i32 %4 to i64
  %59 = bitcast i64* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %59)
  store i64 0, i64* %6, align 8
  %60 = icmp ult i64 %58, 8
  %61 = select i1 %60, i64 %58, i64 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %59, i8* align 1 %3, i64 %61, i1 false)
  br label %80

62:                                               ; preds = %47, %50
  %63 = add i32 %2, -7
  %64 = icmp ult i32 %63, 2
  br i1 %64, label %65, label %73

65:                                               ; preds = %62
  %66 = bitcast i64* %6 to i32*
  %67 = load i32, i32* %66, align 8, !tbaa !16
  %68 = icmp slt i32 %67, 1152
  %69 = icmp sgt i32 %67, 212992
  %70 = shl nsw i32 %67, 1
  %71 = select i1 %69, i32 425984, i32 %70
  %72 = select i1 %68, i32 2304, i32 %71
  store i32 %72, i32* %66, align 8, !tbaa !16
  br label %80

73:                                               ; preds = %62
  %74 = icmp eq i32 %2, 13
  br i1 %74, label %75, label %80

75:                                               ; preds = %73
  %76 = bitcast i64* %6 to i32*
  %77 = load i32, i32* %76, align 8, !tbaa !16
  %78 = icmp ne i32 %77, 0
  %79 = zext i1 %78 to i32
  store i32 %79, i32* %76, align 8, !tbaa !16
  br label %80

80:                                               ; preds = %65, %57, %75, %73
  br label %81

81:                                               ; preds = %80, %99
  %82 = phi i64 [ %100, %99 ], [ 0, %80 ]
  %83 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %7, i64 0, i32 26, i64 %82
  %84 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %7, i64 0, i32 26, i64 %82, i32 1
  %85 = load i32, i32* %84, align 4, !tbaa !21
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %93, label %87

87:                                               ; preds = %81
  %88 = getelementptr inbounds %struct.anon, %struct.anon* %83, i64 0, i32 0
  %89 = load i32, i32* %88, align 8, !tbaa !23
  %90 = icmp eq i32 %89, %1
  %91 = icmp eq i32 %85, %2
  %92 = select i1 %90, i1 %91, i1 false
  br i1 %92, label %93, label %99

93:                                               ; preds = %87, %81
  %94 = and i64 %82, 4294967295
  %95 = getelementptr inbounds %struct.anon, %struct.anon* %83, i64 0, i32 0
  store i32 %1, i32* %95, align 8, !tbaa !23
  store i32 %2, i32* %84, align 4, !tbaa !21
  %96 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %7, i64 0, i32 26, i64 %94, i32 2
  %97 = bitcast [2 x i32]* %96 to i64*
  %98 = load i64, i64* %6, align 8
  store i64 %98, i64* %97, align 8
  br label %102

99:                                               ; preds = %87
  %100 = add nuw nsw i64 %82, 1
  %101 = icmp eq i64 %100, 16
  br i1 %101, label %102, label %81, !llvm.loop !24

102:                                              ; preds = %99, %93
  %103 = bitcast i64* %6 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %103)
  br label %104

104:                                              ; preds = %5, %102, %43, %29, %27, %20, %12
  %105 = phi i32 [ -1, %12 ], [ -1, %20 ], [ -1, %27 ], [ 0, %29 ], [ -1, %43 ], [ 0, %102 ], [ -1, %5 ]
  ret i32 %105
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i32 @getsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef writeonly %3, i32* nocapture noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timeval, align 8
  %7 = alloca [3 x i32], align 4
  %8 = alloca i64, align 8
  %9 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #5
  %10 = icmp eq %struct.__sv_socket* %9, null
  br i1 %10, label %118, label %11

11:                                               ; preds = %5
  %12 = icmp eq i32 %1, 1
  %13 = and i32 %2, -2
  %14 = icmp eq i32 %13, 20
  %15 = and i1 %12, %14
  br i1 %15, label %16, label %34

16:                                               ; preds = %11
  %17 = icmp eq i32 %2, 20
  %18 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 20
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 21
  %20 = select i1 %17, i64* %18, i64* %19
  %21 = load i64, i64* %20, align 8, !tbaa !20
  %22 = bitcast %struct.timeval* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %22)
  %23 = udiv i64 %21, 1000000000
  %24 = getelementptr inbounds %struct.timeval, %struct.timeval* %6, i64 0, i32 0
  store i64 %23, i64* %24, align 8, !tbaa !19
  %25 = udiv i64 %21, 1000
  %26 = urem i64 %25, 1000000
  %27 = getelementptr inbounds %struct.timeval, %struct.timeval* %6, i64 0, i32 1
  store i64 %26, i64* %27, align 8, !tbaa !17
  %28 = load i32, i32* %4, align 4, !tbaa !16
  %29 = icmp ugt i32 %28, 16
  br i1 %29, label %30, label %31

30:                                               ; preds = %16
  store i32 16, i32* %4, align 4, !tbaa !16
  br label %31

31:                                               ; preds = %16, %30
  %32 = phi i32 [ 16, %30 ], [ %28, %16 ]
  %33 = zext i32 %32 to i64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* nonnull align 8 %22, i64 %33, i1 false) #6
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %22)
  br label %118

34:                                               ; preds = %11
  %35 = icmp eq i32 %2, 17
  %36 = and i1 %12, %35
  br i1 %36, label %37, label %48

37:                                               ; preds = %34
  %38 = getelementptr inbounds [3 x i32], [3 x i32]* %7, i64 0, i64 0
  store i32 4242, i32* %38, align 4, !tbaa !16
  %39 = getelementptr inbounds [3 x i32], [3 x i32]* %7, i64 0, i64 1
  store i32 1000, i32* %39, align 4, !tbaa !16
  %40 = getelementptr inbounds [3 x i32], [3 x i32]* %7, i64 0, i64 2
  store i32 1000, i32* %40, align 4, !tbaa !16
  %41 = load i32, i32* %4, align 4, !tbaa !16
  %42 = icmp ugt i32 %41, 12
  br i1 %42, label %43, label %44

43:                                               ; preds = %37
  store i32 12, i32* %4, align 4, !tbaa !16
  br label %44

44:                                               ; preds = %37, %43
  %45 = phi i32 [ 12, %43 ], [ %41, %37 ]
  %46 = zext i32 %45 to i64
  %47 = bitcast [3 x i32]* %7 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* nonnull align 4 %47, i64 %46, i1 false) #6
  br label %118

48:                                               ; preds = %34
  %49 = bitcast i64* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %49)
  %50 = icmp eq i32 %1, 0
  %51 = icmp eq i32 %2, 2
  %52 = and i1 %50, %51
  %53 = select i1 %52, i32 64, i32 0
  %54 = bitcast i64* %8 to i32*
  store i32 %53, i32* %54, align 8, !tbaa !16
  %55 = getelementptr inbounds i8, i8* %49, i64 4
  %56 = bitcast i8* %55 to i32*
  store i32 0, i32* %56, align 4, !tbaa !16
  %57 = load i64, i64* %8, align 8
  br label %60

58:                                               ; preds = %74
  store i64 %75, i64* %8, align 8
  %59 = trunc i64 %75 to i32
  br i1 %12, label %78, label %110

60:                                               ; preds = %48, %74
  %61 = phi i64 [ 0, %48 ], [ %76, %74 ]
  %62 = phi i64 [ %57, %48 ], [ %75, %74 ]
  %63 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 26, i64 %61, i32 1
  %64 = load i32, i32* %63, align 4, !tbaa !21
  %65 = icmp eq i32 %64, %2
  br i1 %65, label %66, label %74

66:                                               ; preds = %60
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 26, i64 %61, i32 0
  %68 = load i32, i32* %67, align 8, !tbaa !23
  %69 = icmp eq i32 %68, %1
  br i1 %69, label %70, label %74

70:                                               ; preds = %66
  %71 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 26, i64 %61, i32 2, i64 0
  %72 = bitcast i32* %71 to i64*
  %73 = load i64, i64* %72, align 8
  br label %74

74:                                               ; preds = %60, %66, %70
  %75 = phi i64 [ %62, %60 ], [ %62, %66 ], [ %73, %70 ]
  %76 = add nuw nsw i64 %61, 1
  %77 = icmp eq i64 %76, 16
  br i1 %77, label %58, label %60, !llvm.loop !27

78:                                               ; preds = %58
  %79 = add i32 %2, -9
  %80 = icmp ult i32 %79, -2
  %81 = icmp ne i32 %59, 0
  %82 = select i1 %80, i1 true, i1 %81
  %83 = select i1 %82, i32 %59, i32 212992
  store i32 %83, i32* %54, align 8
  switch i32 %2, label %110 [
    i32 3, label %84
    i32 4, label %87
    i32 30, label %90
    i32 39, label %93
    i32 38, label %96
    i32 13, label %107
  ]

84:                                               ; preds = %78
  %85 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 4
  %86 = load i32, i32* %85, align 4, !tbaa !28
  store i32 %86, i32* %54, align 8, !tbaa !16
  br label %110

87:                                               ; preds = %78
  %88 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 14
  %89 = load i32, i32* %88, align 4, !tbaa !29
  store i32 %89, i32* %54, align 8, !tbaa !16
  store i32 0, i32* %88, align 4, !tbaa !29
  br label %110

90:                                               ; preds = %78
  %91 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 6
  %92 = load i32, i32* %91, align 4, !tbaa !30
  store i32 %92, i32* %54, align 8, !tbaa !16
  br label %110

93:                                               ; preds = %78
  %94 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 3
  %95 = load i32, i32* %94, align 8, !tbaa !2
  store i32 %95, i32* %54, align 8, !tbaa !16
  br label %110

96:                                               ; preds = %78
  %97 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 3
  %98 = load i32, i32* %97, align 8, !tbaa !2
  %99 = icmp eq i32 %98, 1
  br i1 %99, label %105, label %100

100:                                              ; preds = %96
  %101 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 4
  %102 = load i32, i32* %101, align 4, !tbaa !28
  %103 = icmp eq i32 %102, 1
  %104 = select i1 %103, i32 6, i32 17
  br label %105

105:                                              ; preds = %96, %100
  %106 = phi i32 [ %104, %100 ], [ 0, %96 ]
  store i32 %106, i32* %54, align 8, !tbaa !16
  br label %110

107:                                              ; preds = %78
  %108 = load i32, i32* %4, align 4, !tbaa !16
  %109 = icmp ugt i32 %108, 8
  br i1 %109, label %113, label %115

110:                                              ; preds = %105, %84, %87, %90, %93, %78, %58
  %111 = load i32, i32* %4, align 4, !tbaa !16
  %112 = icmp ugt i32 %111, 4
  br i1 %112, label %113, label %115

113:                                              ; preds = %110, %107
  %114 = phi i32 [ 8, %107 ], [ 4, %110 ]
  store i32 %114, i32* %4, align 4, !tbaa !16
  br label %115

115:                                              ; preds = %113, %110, %107
  %116 = phi i32 [ %108, %107 ], [ %111, %110 ], [ %114, %113 ]
  %117 = zext i32 %116 to i64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* nonnull align 8 %49, i64 %117, i1 false) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %49)
  br label %118

118:                                              ; preds = %5, %115, %44, %31
  %119 = phi i32 [ 0, %31 ], [ 0, %44 ], [ 0, %115 ], [ -1, %5 ]
  ret i32 %119
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !8, i64 136}
!3 = !{!"__sv_socket", !4, i64 0, !9, i64 120, !5, i64 128, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !8, i64 168, !8, i64 172, !8, i64 176, !8, i64 180, !5, i64 184, !5, i64 192, !5, i64 200, !8, i64 208, !8, i64 212, !9, i64 216, !9, i64 224, !11, i64 232, !11, i64 348, !11, i64 464, !5, i64 584, !6, i64 592}
!4 = !{!"sv_inode", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !9, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !5, i64 72, !10, i64 80, !10, i64 96, !6, i64 112}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = !{!"timespec", !9, i64 0, !9, i64 8}
!11 = !{!"__sv_name", !8, i64 0, !6, i64 4}
!12 = !{!11, !8, i64 0}
!13 = !{!6, !6, i64 0}
!14 = !{!3, !8, i64 232}
!15 = !{!3, !8, i64 348}
!16 = !{!8, !8, i64 0}
!17 = !{!18, !9, i64 8}
!18 = !{!"timeval", !9, i64 0, !9, i64 8}
!19 = !{!18, !9, i64 0}
!20 = !{!9, !9, i64 0}
!21 = !{!22, !8, i64 4}
!22 = !{!"", !8, i64 0, !8, i64 4, !6, i64 8}
!23 = !{!22, !8, i64 0}
!24 = distinct !{!24, !25, !26}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = distinct !{!27, !25, !26}
!28 = !{!3, !8, i64 140}
!29 = !{!3, !8, i64 180}
!30 = !{!3, !8, i64 148}
