; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/epoll.c
; ModuleID = 'runtime/c/epoll.c'
source_filename = "runtime/c/epoll.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.timespec = type { i64, i64 }
%struct.epoll_event = type <{ i32, i64 }>
%struct.set = type { %struct.sv_inode, %struct.interest* }
%struct.interest = type { %struct.interest*, i32, i32, %struct.sv_inode*, %struct.epoll_event, i32, i32 }

@sets = internal constant %struct.sv_special { i64 (%struct.sv_inode*, i8*, i64, i32)* @no_read, i64 (%struct.sv_inode*, i8*, i64, i32)* @no_write, i32 (%struct.sv_inode*)* @readiness, i32 (%struct.sv_inode*)* null, void (%struct.sv_inode*)* @closed }, align 8
@__sv_descriptors = external dso_local constant i8, align 1

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_create1(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, -524289
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #5
  store i32 22, i32* %5, align 4, !tbaa !2
  br label %10

6:                                                ; preds = %1
  %7 = tail call i8* @__sv_kernel_memory(i64 noundef 128) #5
  %8 = bitcast i8* %7 to %struct.sv_inode*
  %9 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %8, %struct.sv_special* noundef nonnull @sets, i32 noundef 384, i32 noundef %0) #5
  br label %10

10:                                               ; preds = %6, %4
  %11 = phi i32 [ -1, %4 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i8* @__sv_kernel_memory(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_attach_special(%struct.sv_inode* noundef, %struct.sv_special* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_create(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp slt i32 %0, 1
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32* @__errno_location() #5
  store i32 22, i32* %4, align 4, !tbaa !2
  br label %9

5:                                                ; preds = %1
  %6 = tail call i8* @__sv_kernel_memory(i64 noundef 128) #5
  %7 = bitcast i8* %6 to %struct.sv_inode*
  %8 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %7, %struct.sv_special* noundef nonnull @sets, i32 noundef 384, i32 noundef 0) #5
  br label %9

9:                                                ; preds = %5, %3
  %10 = phi i32 [ -1, %3 ], [ %8, %5 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_ctl(i32 noundef %0, i32 noundef %1, i32 noundef %2, %struct.epoll_event* nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.set* @set_of(i32 noundef %0) #6
  %6 = tail call i32 @__sv_readiness(i32 noundef %2) #5
  %7 = icmp eq i32 %6, 32
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = tail call i32* @__errno_location() #5
  store i32 9, i32* %9, align 4, !tbaa !2
  br label %118

10:                                               ; preds = %4
  %11 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %2) #5
  %12 = icmp eq %struct.set* %5, null
  br i1 %12, label %118, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.set, %struct.set* %5, i64 0, i32 0
  %15 = icmp eq %struct.sv_inode* %11, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = tail call i32* @__errno_location() #5
  store i32 22, i32* %17, align 4, !tbaa !2
  br label %118

18:                                               ; preds = %13
  %19 = icmp eq i32 %1, 1
  br i1 %19, label %20, label %25

20:                                               ; preds = %18
  %21 = tail call fastcc i32 @holds(%struct.sv_inode* noundef %11, %struct.set* noundef nonnull %5) #6
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %20
  %24 = tail call i32* @__errno_location() #5
  store i32 40, i32* %24, align 4, !tbaa !2
  br label %118

25:                                               ; preds = %20, %18
  %26 = icmp eq %struct.sv_inode* %11, null
  br i1 %26, label %42, label %27

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 13
  %29 = load %struct.sv_special*, %struct.sv_special** %28, align 8, !tbaa !6
  %30 = icmp eq %struct.sv_special* %29, null
  br i1 %30, label %31, label %42

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 6
  %33 = load i32, i32* %32, align 4, !tbaa !11
  %34 = trunc i32 %33 to i16
  %35 = and i16 %34, -4096
  switch i16 %35, label %36 [
    i16 8192, label %42
    i16 4096, label %42
  ]

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 5
  %38 = load i32, i32* %37, align 8, !tbaa !12
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %36
  %41 = tail call i32* @__errno_location() #5
  store i32 1, i32* %41, align 4, !tbaa !2
  br label %118

42:                                               ; preds = %31, %31, %25, %27, %36
  tail call fastcc void @drop_closed(%struct.set* noundef nonnull %5) #6
  %43 = getelementptr inbounds %struct.set, %struct.set* %5, i64 0, i32 1
  %44 = load %struct.interest*, %struct.interest** %43, align 8, !tbaa !13
  %45 = icmp eq %struct.interest* %44, null
  br i1 %45, label %62, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds %struct.interest, %struct.interest* %44, i64 0, i32 1
  %48 = load i32, i32* %47, align 8, !tbaa !14
  %49 = icmp eq i32 %48, %2
  br i1 %49, label %62, label %50

50:                                               ; preds = %46, %55
  %51 = phi %struct.interest* [ %53, %55 ], [ %44, %46 ]
  %52 = getelementptr inbounds %struct.interest, %struct.interest* %51, i64 0, i32 0
  %53 = load %struct.interest*, %struct.interest** %52, align 8, !tbaa !13
  %54 = icmp eq %struct.interest* %53, null
  br i1 %54, label %59, label %55, !llvm.loop !17

55:                                               ; preds = %50
  %56 = getelementptr inbounds %struct.interest, %struct.interest* %53, i64 0, i32 1
  %57 = load i32, i32* %56, align 8, !tbaa !14
  %58 = icmp eq i32 %57, %2
  br i1 %58, label %59, label %50, !llvm.loop !17

59:                                               ; preds = %55, %50
  %60 = phi %struct.interest* [ null, %50 ], [ %53, %55 ]
  %61 = getelementptr inbounds %struct.interest, %struct.interest* %51, i64 0, i32 0
  br label %62

62:                                               ; preds = %59, %46, %42
  %63 = phi %struct.interest* [ null, %42 ], [ %44, %46 ], [ %60, %59 ]
  %64 = phi %struct.interest** [ %43, %42 ], [ %43, %46 ], [ %61, %59 ]
  switch i32 %1, label %100 [
    i32 1, label %65
    i32 2, label %86
    i32 3, label %94
  ]

65:                                               ; preds = %62
  %66 = icmp eq %struct.interest* %63, null
  br i1 %66, label %69, label %67

67:                                               ; preds = %65
  %68 = tail call i32* @__errno_location() #5
  store i32 17, i32* %68, align 4, !tbaa !2
  br label %118

69:                                               ; preds = %65
  %70 = tail call i8* @__sv_kernel_memory(i64 noundef 48) #5
  %71 = bitcast i8* %70 to %struct.interest*
  %72 = icmp eq i8* %70, null
  br i1 %72, label %73, label %75

73:                                               ; preds = %69
  %74 = tail call i32* @__errno_location() #5
  store i32 12, i32* %74, align 4, !tbaa !2
  br label %118

75:                                               ; preds = %69, %75
  %76 = phi %struct.interest** [ %79, %75 ], [ %64, %69 ]
  %77 = load %struct.interest*, %struct.interest** %76, align 8, !tbaa !13
  %78 = icmp eq %struct.interest* %77, null
  %79 = getelementptr inbounds %struct.interest, %struct.interest* %77, i64 0, i32 0
  br i1 %78, label %80, label %75, !llvm.loop !20

80:                                               ; preds = %75
  %81 = bitcast %struct.interest** %76 to i8**
  store i8* %70, i8** %81, align 8, !tbaa !13
  %82 = getelementptr inbounds i8, i8* %70, i64 8
  %83 = bitcast i8* %82 to i32*
  store i32 %2, i32* %83, align 8, !tbaa !14
  %84 = getelementptr inbounds i8, i8* %70, i64 16
  %85 = bitcast i8* %84 to %struct.sv_inode**
  store %struct.sv_inode* %11, %struct.sv_inode** %85, align 8, !tbaa !21
  br label %102

86:                                               ; preds = %62
  %87 = icmp eq %struct.interest* %63, null
  br i1 %87, label %92, label %88

88:                                               ; preds = %86
  %89 = getelementptr inbounds %struct.interest, %struct.interest* %63, i64 0, i32 0
  %90 = load %struct.interest*, %struct.interest** %89, align 8, !tbaa !22
  store %struct.interest* %90, %struct.interest** %64, align 8, !tbaa !13
  %91 = bitcast %struct.interest* %63 to i8*
  tail call void @free(i8* noundef nonnull %91) #5
  br label %118

92:                                               ; preds = %86
  %93 = tail call i32* @__errno_location() #5
  store i32 2, i32* %93, align 4, !tbaa !2
  br label %118

94:                                               ; preds = %62
  %95 = icmp eq %struct.interest* %63, null
  br i1 %95, label %96, label %98

96:                                               ; preds = %94
  %97 = tail call i32* @__errno_location() #5
  store i32 2, i32* %97, align 4, !tbaa !2
  br label %118

98:                                               ; preds = %94
  %99 = getelementptr inbounds %struct.interest, %struct.interest* %63, i64 0, i32 2
  store i32 0, i32* %99, align 4, !tbaa !23
  br label %102

100:                                              ; preds = %62
  %101 = tail call i32* @__errno_location() #5
  store i32 22, i32* %101, align 4, !tbaa !2
  br label %118

102:                                              ; preds = %98, %80
  %103 = phi %struct.interest* [ %63, %98 ], [ %71, %80 ]
  %104 = getelementptr inbounds %struct.interest, %struct.interest* %103, i64 0, i32 4
  %105 = bitcast %struct.epoll_event* %104 to i8*
  %106 = bitcast %struct.epoll_event* %3 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(12) %105, i8* noundef nonnull align 1 dereferenceable(12) %106, i64 12, i1 false), !tbaa.struct !24
  br i1 %26, label %116, label %107

107:                                              ; preds = %102
  %108 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 11
  %109 = load i32, i32* %108, align 8, !tbaa !26
  %110 = add i32 %109, -1
  %111 = getelementptr inbounds %struct.interest, %struct.interest* %103, i64 0, i32 5
  store i32 %110, i32* %111, align 4, !tbaa !27
  %112 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 12
  %113 = load i32, i32* %112, align 4, !tbaa !28
  %114 = add i32 %113, -1
  %115 = getelementptr inbounds %struct.interest, %struct.interest* %103, i64 0, i32 6
  store i32 %114, i32* %115, align 8, !tbaa !29
  br label %116

116:                                              ; preds = %107, %102
  %117 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #5
  br label %118

118:                                              ; preds = %16, %23, %10, %67, %73, %96, %100, %116, %92, %88, %40, %8
  %119 = phi i32 [ -1, %8 ], [ -1, %16 ], [ -1, %23 ], [ -1, %10 ], [ -1, %40 ], [ -1, %100 ], [ 0, %116 ], [ -1, %96 ], [ -1, %67 ], [ -1, %73 ], [ 0, %88 ], [ -1, %92 ]
  ret i32 %119
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.set* @set_of(i32 noundef %0) unnamed_addr #0 {
  %2 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #5
  %3 = icmp eq %struct.sv_inode* %2, null
  br i1 %3, label %10, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %2, i64 0, i32 13
  %6 = load %struct.sv_special*, %struct.sv_special** %5, align 8, !tbaa !6
  %7 = icmp eq %struct.sv_special* %6, @sets
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = bitcast %struct.sv_inode* %2 to %struct.set*
  br label %15

10:                                               ; preds = %1
  %11 = tail call i32 @__sv_is_console(i32 noundef %0) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %4, %10
  %14 = tail call i32* @__errno_location() #5
  store i32 22, i32* %14, align 4, !tbaa !2
  br label %15

15:                                               ; preds = %10, %13, %8
  %16 = phi %struct.set* [ %9, %8 ], [ null, %13 ], [ null, %10 ]
  ret %struct.set* %16
}

; Function Attrs: optsize
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind optsize readonly
define internal fastcc i32 @holds(%struct.sv_inode* noundef readonly %0, %struct.set* noundef readnone %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.set, %struct.set* %1, i64 0, i32 0
  %4 = icmp eq %struct.sv_inode* %3, %0
  br i1 %4, label %29, label %5

5:                                                ; preds = %2
  %6 = icmp eq %struct.sv_inode* %0, null
  br i1 %6, label %29, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 13
  %9 = load %struct.sv_special*, %struct.sv_special** %8, align 8, !tbaa !6
  %10 = icmp eq %struct.sv_special* %9, @sets
  br i1 %10, label %11, label %29

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %13 = bitcast %struct.sv_inode* %12 to %struct.interest**
  %14 = load %struct.interest*, %struct.interest** %13, align 8, !tbaa !13
  %15 = icmp eq %struct.interest* %14, null
  br i1 %15, label %29, label %20

16:                                               ; preds = %20
  %17 = getelementptr inbounds %struct.interest, %struct.interest* %21, i64 0, i32 0
  %18 = load %struct.interest*, %struct.interest** %17, align 8, !tbaa !13
  %19 = icmp eq %struct.interest* %18, null
  br i1 %19, label %26, label %20, !llvm.loop !30

20:                                               ; preds = %11, %16
  %21 = phi %struct.interest* [ %18, %16 ], [ %14, %11 ]
  %22 = getelementptr inbounds %struct.interest, %struct.interest* %21, i64 0, i32 3
  %23 = load %struct.sv_inode*, %struct.sv_inode** %22, align 8, !tbaa !21
  %24 = tail call fastcc i32 @holds(%struct.sv_inode* noundef %23, %struct.set* noundef %1) #6
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %16, label %26

26:                                               ; preds = %20, %16
  %27 = xor i1 %25, true
  %28 = zext i1 %27 to i32
  br label %29

29:                                               ; preds = %11, %26, %5, %7, %2
  %30 = phi i32 [ 1, %2 ], [ 0, %7 ], [ 0, %5 ], [ 0, %11 ], [ %28, %26 ]
  ret i32 %30
}

; Function Attrs: nounwind optsize
define internal fastcc void @drop_closed(%struct.set* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 1
  %3 = load %struct.interest*, %struct.interest** %2, align 8, !tbaa !13
  %4 = icmp eq %struct.interest* %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %29, %1
  ret void

6:                                                ; preds = %1, %29
  %7 = phi %struct.interest* [ %31, %29 ], [ %3, %1 ]
  %8 = phi %struct.interest** [ %30, %29 ], [ %2, %1 ]
  %9 = getelementptr inbounds %struct.interest, %struct.interest* %7, i64 0, i32 1
  %10 = load i32, i32* %9, align 8, !tbaa !14
  %11 = tail call i32 @__sv_readiness(i32 noundef %10) #5
  %12 = icmp eq i32 %11, 32
  %13 = load %struct.interest*, %struct.interest** %8, align 8, !tbaa !13
  br i1 %12, label %22, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 1
  %16 = load i32, i32* %15, align 8, !tbaa !14
  %17 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %16) #5
  %18 = load %struct.interest*, %struct.interest** %8, align 8, !tbaa !13
  %19 = getelementptr inbounds %struct.interest, %struct.interest* %18, i64 0, i32 3
  %20 = load %struct.sv_inode*, %struct.sv_inode** %19, align 8, !tbaa !21
  %21 = icmp eq %struct.sv_inode* %17, %20
  br i1 %21, label %27, label %22

22:                                               ; preds = %6, %14
  %23 = phi %struct.interest* [ %18, %14 ], [ %13, %6 ]
  %24 = getelementptr inbounds %struct.interest, %struct.interest* %23, i64 0, i32 0
  %25 = load %struct.interest*, %struct.interest** %24, align 8, !tbaa !22
  store %struct.interest* %25, %struct.interest** %8, align 8, !tbaa !13
  %26 = bitcast %struct.interest* %23 to i8*
  tail call void @free(i8* noundef %26) #5
  br label %29

27:                                               ; preds = %14
  %28 = getelementptr inbounds %struct.interest, %struct.interest* %18, i64 0, i32 0
  br label %29

29:                                               ; preds = %27, %22
  %30 = phi %struct.interest** [ %8, %22 ], [ %28, %27 ]
  %31 = load %struct.interest*, %struct.interest** %30, align 8, !tbaa !13
  %32 = icmp eq %struct.interest* %31, null
  br i1 %32, label %5, label %6, !llvm.loop !31
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = bitcast %struct.timespec* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #7
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %5, i64 0, i32 0
  %8 = sdiv i32 %3, 1000
  %9 = sext i32 %8 to i64
  store i64 %9, i64* %7, align 8, !tbaa !32
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %5, i64 0, i32 1
  %11 = srem i32 %3, 1000
  %12 = mul nsw i32 %11, 1000000
  %13 = sext i32 %12 to i64
  store i64 %13, i64* %10, align 8, !tbaa !33
  %14 = icmp slt i32 %3, 0
  %15 = select i1 %14, %struct.timespec* null, %struct.timespec* %5
  %16 = call fastcc i32 @wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef %15) #6
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #7
  ret i32 %16
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef readonly %3) unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = tail call fastcc %struct.set* @set_of(i32 noundef %0) #6
  %7 = tail call i64 @__sv_clock() #5
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #7
  %9 = icmp eq %struct.set* %6, null
  br i1 %9, label %35, label %10

10:                                               ; preds = %4
  %11 = icmp slt i32 %2, 1
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = tail call i32* @__errno_location() #5
  store i32 22, i32* %13, align 4, !tbaa !2
  br label %35

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.set, %struct.set* %6, i64 0, i32 0
  tail call void @__sv_hold_node(%struct.sv_inode* noundef nonnull %15) #5
  %16 = icmp ne %struct.timespec* %3, null
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 0
  %19 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 1
  br label %20

20:                                               ; preds = %28, %14
  %21 = call fastcc i32 @look(%struct.set* noundef nonnull %6, %struct.epoll_event* noundef %1, i32 noundef %2, i32* noundef nonnull %5) #6
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %33

23:                                               ; preds = %20
  %24 = load i32, i32* %5, align 4, !tbaa !2
  br i1 %16, label %25, label %28

25:                                               ; preds = %23
  %26 = load i64, i64* %18, align 8, !tbaa !32
  %27 = load i64, i64* %19, align 8, !tbaa !33
  br label %28

28:                                               ; preds = %23, %25
  %29 = phi i64 [ %26, %25 ], [ 0, %23 ]
  %30 = phi i64 [ %27, %25 ], [ 0, %23 ]
  %31 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %24, i32 noundef %17, i64 noundef %29, i64 noundef %30, i64 noundef %7) #5
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %20, !llvm.loop !34

33:                                               ; preds = %20, %28
  tail call void @__sv_release_node(%struct.sv_inode* noundef nonnull %15) #5
  %34 = tail call i32 @__sv_ready(i32 noundef %21) #5
  br label %35

35:                                               ; preds = %4, %33, %12
  %36 = phi i32 [ -1, %12 ], [ %34, %33 ], [ -1, %4 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #7
  ret i32 %36
}

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_pwait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, i32 noundef %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = bitcast %struct.timespec* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %7) #7
  %8 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 0
  %9 = sdiv i32 %3, 1000
  %10 = sext i32 %9 to i64
  store i64 %10, i64* %8, align 8, !tbaa !32
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 1
  %12 = srem i32 %3, 1000
  %13 = mul nsw i32 %12, 1000000
  %14 = sext i32 %13 to i64
  store i64 %14, i64* %11, align 8, !tbaa !33
  %15 = icmp slt i32 %3, 0
  %16 = select i1 %15, %struct.timespec* null, %struct.timespec* %6
  %17 = call fastcc i32 @wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef %16) #5
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %7) #7
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_pwait2(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i32 @wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef %3) #6
  ret i32 %6
}

; Function Attrs: nounwind optsize
define internal i64 @no_read(%struct.sv_inode* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = tail call i32* @__errno_location() #5
  store i32 22, i32* %5, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define internal i64 @no_write(%struct.sv_inode* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = tail call i32* @__errno_location() #5
  store i32 22, i32* %5, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define internal i32 @readiness(%struct.sv_inode* nocapture noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7
  %4 = bitcast %struct.sv_inode* %0 to %struct.set*
  %5 = call fastcc i32 @look(%struct.set* noundef %4, %struct.epoll_event* noundef null, i32 noundef 2147483647, i32* noundef nonnull %2) #6
  %6 = icmp ne i32 %5, 0
  %7 = zext i1 %6 to i32
  %8 = load i32, i32* %2, align 4, !tbaa !2
  %9 = or i32 %8, %7
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7
  ret i32 %9
}

; Function Attrs: nounwind optsize
define internal void @closed(%struct.sv_inode* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %3 = bitcast %struct.sv_inode* %2 to %struct.interest**
  %4 = load %struct.interest*, %struct.interest** %3, align 8, !tbaa !35
  %5 = icmp eq %struct.interest* %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %1, %6
  %7 = phi %struct.interest* [ %11, %6 ], [ %4, %1 ]
  %8 = getelementptr inbounds %struct.interest, %struct.interest* %7, i64 0, i32 0
  %9 = load %struct.interest*, %struct.interest** %8, align 8, !tbaa !22
  store %struct.interest* %9, %struct.interest** %3, align 8, !tbaa !13
  %10 = bitcast %struct.interest* %7 to i8*
  tail call void @free(i8* noundef nonnull %10) #5
  %11 = load %struct.interest*, %struct.interest** %3, align 8, !tbaa !35
  %12 = icmp eq %struct.interest* %11, null
  br i1 %12, label %13, label %6, !llvm.loop !37

13:                                               ; preds = %6, %1
  %14 = bitcast %struct.sv_inode* %0 to i8*
  tail call void @free(i8* noundef %14) #5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @look(%struct.set* nocapture noundef %0, %struct.epoll_event* noundef writeonly %1, i32 noundef %2, i32* nocapture noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 1
  store i32 0, i32* %3, align 4, !tbaa !2
  tail call fastcc void @drop_closed(%struct.set* noundef %0) #6
  %6 = load %struct.interest*, %struct.interest** %5, align 8, !tbaa !13
  %7 = icmp ne %struct.interest* %6, null
  %8 = icmp sgt i32 %2, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %86

10:                                               ; preds = %4
  %11 = icmp eq %struct.epoll_event* %1, null
  br label %12

12:                                               ; preds = %10, %79
  %13 = phi %struct.interest* [ %6, %10 ], [ %82, %79 ]
  %14 = phi i32 [ 0, %10 ], [ %80, %79 ]
  %15 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 1
  %16 = load i32, i32* %15, align 8, !tbaa !14
  %17 = tail call i32 @__sv_readiness(i32 noundef %16) #5
  %18 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 4, i32 0
  %19 = load i32, i32* %18, align 8, !tbaa !38
  %20 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 2
  %21 = load i32, i32* %20, align 4, !tbaa !23
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %48

23:                                               ; preds = %12
  %24 = or i32 %19, 24
  %25 = shl i32 %17, 6
  %26 = and i32 %25, 64
  %27 = or i32 %26, %17
  %28 = and i32 %25, 256
  %29 = or i32 %27, %28
  %30 = and i32 %29, %24
  %31 = icmp sgt i32 %19, -1
  br i1 %31, label %52, label %32

32:                                               ; preds = %23
  %33 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 3
  %34 = load %struct.sv_inode*, %struct.sv_inode** %33, align 8, !tbaa !21
  %35 = icmp eq %struct.sv_inode* %34, null
  br i1 %35, label %52, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 5
  %38 = load i32, i32* %37, align 4, !tbaa !27
  %39 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %34, i64 0, i32 11
  %40 = load i32, i32* %39, align 8, !tbaa !26
  %41 = icmp eq i32 %38, %40
  br i1 %41, label %42, label %52

42:                                               ; preds = %36
  %43 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 6
  %44 = load i32, i32* %43, align 8, !tbaa !29
  %45 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %34, i64 0, i32 12
  %46 = load i32, i32* %45, align 4, !tbaa !28
  %47 = icmp eq i32 %44, %46
  br i1 %47, label %48, label %52

48:                                               ; preds = %12, %42
  %49 = and i32 %17, 1048576
  %50 = load i32, i32* %3, align 4, !tbaa !2
  %51 = or i32 %50, %49
  store i32 %51, i32* %3, align 4, !tbaa !2
  br label %79

52:                                               ; preds = %42, %23, %32, %36
  %53 = and i32 %17, 1048576
  %54 = load i32, i32* %3, align 4, !tbaa !2
  %55 = or i32 %54, %53
  store i32 %55, i32* %3, align 4, !tbaa !2
  %56 = icmp eq i32 %30, 0
  br i1 %56, label %79, label %57

57:                                               ; preds = %52
  br i1 %11, label %77, label %58

58:                                               ; preds = %57
  %59 = sext i32 %14 to i64
  %60 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 4, i32 1
  %61 = load i64, i64* %60, align 4, !tbaa !39
  %62 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %1, i64 %59, i32 0
  store i32 %30, i32* %62, align 1, !tbaa.struct !24
  %63 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %1, i64 %59, i32 1
  store i64 %61, i64* %63, align 1, !tbaa.struct !40
  %64 = load i32, i32* %18, align 8, !tbaa !38
  %65 = lshr i32 %64, 30
  %66 = and i32 %65, 1
  store i32 %66, i32* %20, align 4, !tbaa !23
  %67 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 3
  %68 = load %struct.sv_inode*, %struct.sv_inode** %67, align 8, !tbaa !21
  %69 = icmp eq %struct.sv_inode* %68, null
  br i1 %69, label %77, label %70

70:                                               ; preds = %58
  %71 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %68, i64 0, i32 11
  %72 = load i32, i32* %71, align 8, !tbaa !26
  %73 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 5
  store i32 %72, i32* %73, align 4, !tbaa !27
  %74 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %68, i64 0, i32 12
  %75 = load i32, i32* %74, align 4, !tbaa !28
  %76 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 6
  store i32 %75, i32* %76, align 8, !tbaa !29
  br label %77

77:                                               ; preds = %58, %70, %57
  %78 = add nsw i32 %14, 1
  br label %79

79:                                               ; preds = %48, %52, %77
  %80 = phi i32 [ %78, %77 ], [ %14, %52 ], [ %14, %48 ]
  %81 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 0
  %82 = load %struct.interest*, %struct.interest** %81, align 8, !tbaa !13
  %83 = icmp ne %struct.interest* %82, null
  %84 = icmp slt i32 %80, %2
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %12, label %86, !llvm.loop !41

86:                                               ; preds = %79, %4
  %87 = phi i32 [ 0, %4 ], [ %80, %79 ]
  %88 = phi %struct.interest* [ %6, %4 ], [ %82, %79 ]
  %89 = phi i1 [ %7, %4 ], [ %83, %79 ]
  %90 = icmp ne %struct.epoll_event* %1, null
  %91 = select i1 %90, i1 %89, i1 false
  br i1 %91, label %92, label %112

92:                                               ; preds = %86
  %93 = load %struct.interest*, %struct.interest** %5, align 8, !tbaa !13
  %94 = icmp eq %struct.interest* %88, %93
  br i1 %94, label %112, label %95

95:                                               ; preds = %92
  %96 = icmp eq %struct.interest* %93, null
  br i1 %96, label %104, label %97

97:                                               ; preds = %95, %97
  %98 = phi %struct.interest* [ %100, %97 ], [ %93, %95 ]
  %99 = getelementptr inbounds %struct.interest, %struct.interest* %98, i64 0, i32 0
  %100 = load %struct.interest*, %struct.interest** %99, align 8, !tbaa !13
  %101 = icmp eq %struct.interest* %100, null
  br i1 %101, label %102, label %97, !llvm.loop !42

102:                                              ; preds = %97
  %103 = getelementptr inbounds %struct.interest, %struct.interest* %98, i64 0, i32 0
  br label %104

104:                                              ; preds = %102, %95
  %105 = phi %struct.interest** [ %5, %95 ], [ %103, %102 ]
  store %struct.interest* %93, %struct.interest** %105, align 8, !tbaa !13
  br label %106

106:                                              ; preds = %106, %104
  %107 = phi %struct.interest** [ %5, %104 ], [ %110, %106 ]
  %108 = load %struct.interest*, %struct.interest** %107, align 8, !tbaa !13
  %109 = icmp eq %struct.interest* %108, %88
  %110 = getelementptr inbounds %struct.interest, %struct.interest* %108, i64 0, i32 0
  br i1 %109, label %111, label %106, !llvm.loop !43

111:                                              ; preds = %106
  store %struct.interest* null, %struct.interest** %107, align 8, !tbaa !13
  store %struct.interest* %88, %struct.interest** %5, align 8, !tbaa !35
  br label %112

112:                                              ; preds = %111, %92, %86
  ret i32 %87
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_hold_node(%struct.sv_inode* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_for_descriptors(i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_release_node(%struct.sv_inode* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_ready(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { nofree nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 72}
!7 = !{!"sv_inode", !8, i64 0, !3, i64 8, !8, i64 16, !9, i64 24, !9, i64 32, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !8, i64 72, !10, i64 80, !10, i64 96, !4, i64 112}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!"long", !4, i64 0}
!10 = !{!"timespec", !9, i64 0, !9, i64 8}
!11 = !{!7, !3, i64 44}
!12 = !{!7, !3, i64 40}
!13 = !{!8, !8, i64 0}
!14 = !{!15, !3, i64 8}
!15 = !{!"interest", !8, i64 0, !3, i64 8, !3, i64 12, !8, i64 16, !16, i64 24, !3, i64 36, !3, i64 40}
!16 = !{!"epoll_event", !3, i64 0, !9, i64 4}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = !{!15, !8, i64 16}
!22 = !{!15, !8, i64 0}
!23 = !{!15, !3, i64 12}
!24 = !{i64 0, i64 4, !2, i64 4, i64 8, !25}
!25 = !{!9, !9, i64 0}
!26 = !{!7, !3, i64 64}
!27 = !{!15, !3, i64 36}
!28 = !{!7, !3, i64 68}
!29 = !{!15, !3, i64 40}
!30 = distinct !{!30, !18, !19}
!31 = distinct !{!31, !18, !19}
!32 = !{!10, !9, i64 0}
!33 = !{!10, !9, i64 8}
!34 = distinct !{!34, !18, !19}
!35 = !{!36, !8, i64 120}
!36 = !{!"set", !7, i64 0, !8, i64 120}
!37 = distinct !{!37, !18, !19}
!38 = !{!15, !3, i64 24}
!39 = !{!15, !9, i64 28}
!40 = !{i64 0, i64 8, !25}
!41 = distinct !{!41, !18, !19}
!42 = distinct !{!42, !18, !19}
!43 = distinct !{!43, !18, !19}
