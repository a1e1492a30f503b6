; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/epoll.c
; ModuleID = 'runtime/c/epoll.c'
source_filename = "runtime/c/epoll.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, i64, i32 }
%struct.epoll_event = type <{ i32, i64 }>
%struct.set = type { %struct.sv_inode, %struct.interest* }
%struct.interest = type { %struct.interest*, i32, i32, %struct.sv_inode*, %struct.epoll_event, i32, i32 }
%struct.timespec = type { i64, i64 }

@sets = internal constant %struct.sv_special { i64 (%struct.sv_inode*, i8*, i64, i32)* @no_read, i64 (%struct.sv_inode*, i8*, i64, i32)* @no_write, i32 (%struct.sv_inode*)* @readiness, void (%struct.sv_inode*)* @closed }, align 8
@__sv_descriptors = external dso_local constant i8, align 1

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_create1(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, -524289
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #4
  store i32 22, i32* %5, align 4, !tbaa !2
  br label %10

6:                                                ; preds = %1
  %7 = tail call i8* @__sv_kernel_memory(i64 noundef 104) #4
  %8 = bitcast i8* %7 to %struct.sv_inode*
  %9 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %8, %struct.sv_special* noundef nonnull @sets, i32 noundef 384, i32 noundef %0) #4
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
  %4 = tail call i32* @__errno_location() #4
  store i32 22, i32* %4, align 4, !tbaa !2
  br label %9

5:                                                ; preds = %1
  %6 = tail call i8* @__sv_kernel_memory(i64 noundef 104) #4
  %7 = bitcast i8* %6 to %struct.sv_inode*
  %8 = tail call i32 @__sv_attach_special(%struct.sv_inode* noundef %7, %struct.sv_special* noundef nonnull @sets, i32 noundef 384, i32 noundef 0) #4
  br label %9

9:                                                ; preds = %5, %3
  %10 = phi i32 [ -1, %3 ], [ %8, %5 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_ctl(i32 noundef %0, i32 noundef %1, i32 noundef %2, %struct.epoll_event* nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.set* @set_of(i32 noundef %0) #5
  %6 = tail call i32 @__sv_readiness(i32 noundef %2) #4
  %7 = icmp eq i32 %6, 32
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = tail call i32* @__errno_location() #4
  store i32 9, i32* %9, align 4, !tbaa !2
  br label %110

10:                                               ; preds = %4
  %11 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %2) #4
  %12 = icmp eq %struct.set* %5, null
  br i1 %12, label %110, label %13

13:                                               ; preds = %10
  %14 = icmp eq i32 %0, %2
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = tail call i32* @__errno_location() #4
  store i32 22, i32* %16, align 4, !tbaa !2
  br label %110

17:                                               ; preds = %13
  %18 = icmp eq %struct.sv_inode* %11, null
  br i1 %18, label %34, label %19

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 13
  %21 = load %struct.sv_special*, %struct.sv_special** %20, align 8, !tbaa !6
  %22 = icmp eq %struct.sv_special* %21, null
  br i1 %22, label %23, label %34

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 6
  %25 = load i32, i32* %24, align 4, !tbaa !10
  %26 = trunc i32 %25 to i16
  %27 = and i16 %26, -4096
  switch i16 %27, label %28 [
    i16 8192, label %34
    i16 4096, label %34
  ]

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 5
  %30 = load i32, i32* %29, align 8, !tbaa !11
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %28
  %33 = tail call i32* @__errno_location() #4
  store i32 1, i32* %33, align 4, !tbaa !2
  br label %110

34:                                               ; preds = %23, %23, %17, %19, %28
  tail call fastcc void @drop_closed(%struct.set* noundef nonnull %5) #5
  %35 = getelementptr inbounds %struct.set, %struct.set* %5, i64 0, i32 1
  %36 = load %struct.interest*, %struct.interest** %35, align 8, !tbaa !12
  %37 = icmp eq %struct.interest* %36, null
  br i1 %37, label %54, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.interest, %struct.interest* %36, i64 0, i32 1
  %40 = load i32, i32* %39, align 8, !tbaa !13
  %41 = icmp eq i32 %40, %2
  br i1 %41, label %54, label %42

42:                                               ; preds = %38, %47
  %43 = phi %struct.interest* [ %45, %47 ], [ %36, %38 ]
  %44 = getelementptr inbounds %struct.interest, %struct.interest* %43, i64 0, i32 0
  %45 = load %struct.interest*, %struct.interest** %44, align 8, !tbaa !12
  %46 = icmp eq %struct.interest* %45, null
  br i1 %46, label %51, label %47, !llvm.loop !16

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.interest, %struct.interest* %45, i64 0, i32 1
  %49 = load i32, i32* %48, align 8, !tbaa !13
  %50 = icmp eq i32 %49, %2
  br i1 %50, label %51, label %42, !llvm.loop !16

51:                                               ; preds = %47, %42
  %52 = phi %struct.interest* [ null, %42 ], [ %45, %47 ]
  %53 = getelementptr inbounds %struct.interest, %struct.interest* %43, i64 0, i32 0
  br label %54

54:                                               ; preds = %51, %38, %34
  %55 = phi %struct.interest* [ null, %34 ], [ %36, %38 ], [ %52, %51 ]
  %56 = phi %struct.interest** [ %35, %34 ], [ %35, %38 ], [ %53, %51 ]
  switch i32 %1, label %92 [
    i32 1, label %57
    i32 2, label %78
    i32 3, label %86
  ]

57:                                               ; preds = %54
  %58 = icmp eq %struct.interest* %55, null
  br i1 %58, label %61, label %59

59:                                               ; preds = %57
  %60 = tail call i32* @__errno_location() #4
  store i32 17, i32* %60, align 4, !tbaa !2
  br label %110

61:                                               ; preds = %57
  %62 = tail call i8* @__sv_kernel_memory(i64 noundef 48) #4
  %63 = bitcast i8* %62 to %struct.interest*
  %64 = icmp eq i8* %62, null
  br i1 %64, label %65, label %67

65:                                               ; preds = %61
  %66 = tail call i32* @__errno_location() #4
  store i32 12, i32* %66, align 4, !tbaa !2
  br label %110

67:                                               ; preds = %61, %67
  %68 = phi %struct.interest** [ %71, %67 ], [ %56, %61 ]
  %69 = load %struct.interest*, %struct.interest** %68, align 8, !tbaa !12
  %70 = icmp eq %struct.interest* %69, null
  %71 = getelementptr inbounds %struct.interest, %struct.interest* %69, i64 0, i32 0
  br i1 %70, label %72, label %67, !llvm.loop !19

72:                                               ; preds = %67
  %73 = bitcast %struct.interest** %68 to i8**
  store i8* %62, i8** %73, align 8, !tbaa !12
  %74 = getelementptr inbounds i8, i8* %62, i64 8
  %75 = bitcast i8* %74 to i32*
  store i32 %2, i32* %75, align 8, !tbaa !13
  %76 = getelementptr inbounds i8, i8* %62, i64 16
  %77 = bitcast i8* %76 to %struct.sv_inode**
  store %struct.sv_inode* %11, %struct.sv_inode** %77, align 8, !tbaa !20
  br label %94

78:                                               ; preds = %54
  %79 = icmp eq %struct.interest* %55, null
  br i1 %79, label %84, label %80

80:                                               ; preds = %78
  %81 = getelementptr inbounds %struct.interest, %struct.interest* %55, i64 0, i32 0
  %82 = load %struct.interest*, %struct.interest** %81, align 8, !tbaa !21
  store %struct.interest* %82, %struct.interest** %56, align 8, !tbaa !12
  %83 = bitcast %struct.interest* %55 to i8*
  tail call void @free(i8* noundef nonnull %83) #4
  br label %110

84:                                               ; preds = %78
  %85 = tail call i32* @__errno_location() #4
  store i32 2, i32* %85, align 4, !tbaa !2
  br label %110

86:                                               ; preds = %54
  %87 = icmp eq %struct.interest* %55, null
  br i1 %87, label %88, label %90

88:                                               ; preds = %86
  %89 = tail call i32* @__errno_location() #4
  store i32 2, i32* %89, align 4, !tbaa !2
  br label %110

90:                                               ; preds = %86
  %91 = getelementptr inbounds %struct.interest, %struct.interest* %55, i64 0, i32 2
  store i32 0, i32* %91, align 4, !tbaa !22
  br label %94

92:                                               ; preds = %54
  %93 = tail call i32* @__errno_location() #4
  store i32 22, i32* %93, align 4, !tbaa !2
  br label %110

94:                                               ; preds = %90, %72
  %95 = phi %struct.interest* [ %55, %90 ], [ %63, %72 ]
  %96 = getelementptr inbounds %struct.interest, %struct.interest* %95, i64 0, i32 4
  %97 = bitcast %struct.epoll_event* %96 to i8*
  %98 = bitcast %struct.epoll_event* %3 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(12) %97, i8* noundef nonnull align 1 dereferenceable(12) %98, i64 12, i1 false), !tbaa.struct !23
  br i1 %18, label %108, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 11
  %101 = load i32, i32* %100, align 8, !tbaa !25
  %102 = add i32 %101, -1
  %103 = getelementptr inbounds %struct.interest, %struct.interest* %95, i64 0, i32 5
  store i32 %102, i32* %103, align 4, !tbaa !26
  %104 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %11, i64 0, i32 12
  %105 = load i32, i32* %104, align 4, !tbaa !27
  %106 = add i32 %105, -1
  %107 = getelementptr inbounds %struct.interest, %struct.interest* %95, i64 0, i32 6
  store i32 %106, i32* %107, align 8, !tbaa !28
  br label %108

108:                                              ; preds = %99, %94
  %109 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #4
  br label %110

110:                                              ; preds = %15, %10, %59, %65, %88, %92, %108, %84, %80, %32, %8
  %111 = phi i32 [ -1, %8 ], [ -1, %15 ], [ -1, %10 ], [ -1, %32 ], [ -1, %92 ], [ 0, %108 ], [ -1, %88 ], [ -1, %59 ], [ -1, %65 ], [ 0, %80 ], [ -1, %84 ]
  ret i32 %111
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.set* @set_of(i32 noundef %0) unnamed_addr #0 {
  %2 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #4
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
  %11 = tail call i32 @__sv_is_console(i32 noundef %0) #4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %4, %10
  %14 = tail call i32* @__errno_location() #4
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

; Function Attrs: nounwind optsize
define internal fastcc void @drop_closed(%struct.set* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 1
  %3 = load %struct.interest*, %struct.interest** %2, align 8, !tbaa !12
  %4 = icmp eq %struct.interest* %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %29, %1
  ret void

6:                                                ; preds = %1, %29
  %7 = phi %struct.interest* [ %31, %29 ], [ %3, %1 ]
  %8 = phi %struct.interest** [ %30, %29 ], [ %2, %1 ]
  %9 = getelementptr inbounds %struct.interest, %struct.interest* %7, i64 0, i32 1
  %10 = load i32, i32* %9, align 8, !tbaa !13
  %11 = tail call i32 @__sv_readiness(i32 noundef %10) #4
  %12 = icmp eq i32 %11, 32
  %13 = load %struct.interest*, %struct.interest** %8, align 8, !tbaa !12
  br i1 %12, label %22, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds %struct.interest, %struct.interest* %13, i64 0, i32 1
  %16 = load i32, i32* %15, align 8, !tbaa !13
  %17 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %16) #4
  %18 = load %struct.interest*, %struct.interest** %8, align 8, !tbaa !12
  %19 = getelementptr inbounds %struct.interest, %struct.interest* %18, i64 0, i32 3
  %20 = load %struct.sv_inode*, %struct.sv_inode** %19, align 8, !tbaa !20
  %21 = icmp eq %struct.sv_inode* %17, %20
  br i1 %21, label %27, label %22

22:                                               ; preds = %6, %14
  %23 = phi %struct.interest* [ %18, %14 ], [ %13, %6 ]
  %24 = getelementptr inbounds %struct.interest, %struct.interest* %23, i64 0, i32 0
  %25 = load %struct.interest*, %struct.interest** %24, align 8, !tbaa !21
  store %struct.interest* %25, %struct.interest** %8, align 8, !tbaa !12
  %26 = bitcast %struct.interest* %23 to i8*
  tail call void @free(i8* noundef %26) #4
  br label %29

27:                                               ; preds = %14
  %28 = getelementptr inbounds %struct.interest, %struct.interest* %18, i64 0, i32 0
  br label %29

29:                                               ; preds = %27, %22
  %30 = phi %struct.interest** [ %8, %22 ], [ %28, %27 ]
  %31 = load %struct.interest*, %struct.interest** %30, align 8, !tbaa !12
  %32 = icmp eq %struct.interest* %31, null
  br i1 %32, label %5, label %6, !llvm.loop !29
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = bitcast %struct.timespec* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #6
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %5, i64 0, i32 0
  %8 = sdiv i32 %3, 1000
  %9 = sext i32 %8 to i64
  store i64 %9, i64* %7, align 8, !tbaa !30
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %5, i64 0, i32 1
  %11 = srem i32 %3, 1000
  %12 = mul nsw i32 %11, 1000000
  %13 = sext i32 %12 to i64
  store i64 %13, i64* %10, align 8, !tbaa !32
  %14 = icmp slt i32 %3, 0
  %15 = select i1 %14, %struct.timespec* null, %struct.timespec* %5
  %16 = call fastcc i32 @wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef %15) #5
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #6
  ret i32 %16
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef readonly %3) unnamed_addr #0 {
  %5 = tail call fastcc %struct.set* @set_of(i32 noundef %0) #5
  %6 = tail call i64 @__sv_clock() #4
  %7 = icmp eq %struct.set* %5, null
  br i1 %7, label %29, label %8

8:                                                ; preds = %4
  %9 = icmp slt i32 %2, 1
  br i1 %9, label %15, label %10

10:                                               ; preds = %8
  %11 = icmp ne %struct.timespec* %3, null
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 0
  %14 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 1
  br label %17

15:                                               ; preds = %8
  %16 = tail call i32* @__errno_location() #4
  store i32 22, i32* %16, align 4, !tbaa !2
  br label %29

17:                                               ; preds = %10, %24
  %18 = tail call fastcc i32 @look(%struct.set* noundef nonnull %5, %struct.epoll_event* noundef %1, i32 noundef %2) #5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %29

20:                                               ; preds = %17
  br i1 %11, label %21, label %24

21:                                               ; preds = %20
  %22 = load i64, i64* %13, align 8, !tbaa !30
  %23 = load i64, i64* %14, align 8, !tbaa !32
  br label %24

24:                                               ; preds = %20, %21
  %25 = phi i64 [ %22, %21 ], [ 0, %20 ]
  %26 = phi i64 [ %23, %21 ], [ 0, %20 ]
  %27 = tail call i32 @__sv_wait_for_descriptors(i32 noundef %12, i64 noundef %25, i64 noundef %26, i64 noundef %6) #4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %17, !llvm.loop !33

29:                                               ; preds = %24, %17, %4, %15
  %30 = phi i32 [ -1, %15 ], [ -1, %4 ], [ 0, %24 ], [ %18, %17 ]
  ret i32 %30
}

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_pwait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, i32 noundef %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = bitcast %struct.timespec* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %7) #6
  %8 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 0
  %9 = sdiv i32 %3, 1000
  %10 = sext i32 %9 to i64
  store i64 %10, i64* %8, align 8, !tbaa !30
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 1
  %12 = srem i32 %3, 1000
  %13 = mul nsw i32 %12, 1000000
  %14 = sext i32 %13 to i64
  store i64 %14, i64* %11, align 8, !tbaa !32
  %15 = icmp slt i32 %3, 0
  %16 = select i1 %15, %struct.timespec* null, %struct.timespec* %6
  %17 = call fastcc i32 @wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef %16) #4
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %7) #6
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @epoll_pwait2(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i32 @wait(i32 noundef %0, %struct.epoll_event* noundef %1, i32 noundef %2, %struct.timespec* noundef %3) #5
  ret i32 %6
}

; Function Attrs: nounwind optsize
define internal i64 @no_read(%struct.sv_inode* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = tail call i32* @__errno_location() #4
  store i32 22, i32* %5, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define internal i64 @no_write(%struct.sv_inode* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = tail call i32* @__errno_location() #4
  store i32 22, i32* %5, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define internal i32 @readiness(%struct.sv_inode* nocapture noundef %0) #0 {
  %2 = bitcast %struct.sv_inode* %0 to %struct.set*
  %3 = tail call fastcc i32 @look(%struct.set* noundef %2, %struct.epoll_event* noundef null, i32 noundef 1) #5
  %4 = icmp ne i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define internal void @closed(%struct.sv_inode* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 1
  %3 = bitcast %struct.sv_inode* %2 to %struct.interest**
  %4 = load %struct.interest*, %struct.interest** %3, align 8, !tbaa !34
  %5 = icmp eq %struct.interest* %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %1, %6
  %7 = phi %struct.interest* [ %11, %6 ], [ %4, %1 ]
  %8 = getelementptr inbounds %struct.interest, %struct.interest* %7, i64 0, i32 0
  %9 = load %struct.interest*, %struct.interest** %8, align 8, !tbaa !21
  store %struct.interest* %9, %struct.interest** %3, align 8, !tbaa !12
  %10 = bitcast %struct.interest* %7 to i8*
  tail call void @free(i8* noundef nonnull %10) #4
  %11 = load %struct.interest*, %struct.interest** %3, align 8, !tbaa !34
  %12 = icmp eq %struct.interest* %11, null
  br i1 %12, label %13, label %6, !llvm.loop !36

13:                                               ; preds = %6, %1
  %14 = bitcast %struct.sv_inode* %0 to i8*
  tail call void @free(i8* noundef %14) #4
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @look(%struct.set* nocapture noundef %0, %struct.epoll_event* noundef writeonly %1, i32 noundef %2) unnamed_addr #0 {
  tail call fastcc void @drop_closed(%struct.set* noundef %0) #5
  %4 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 1
  %5 = load %struct.interest*, %struct.interest** %4, align 8, !tbaa !12
  %6 = icmp ne %struct.interest* %5, null
  %7 = icmp sgt i32 %2, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = icmp eq %struct.epoll_event* %1, null
  br label %13

11:                                               ; preds = %82, %3
  %12 = phi i32 [ 0, %3 ], [ %83, %82 ]
  ret i32 %12

13:                                               ; preds = %9, %82
  %14 = phi %struct.interest* [ %5, %9 ], [ %85, %82 ]
  %15 = phi i32 [ 0, %9 ], [ %83, %82 ]
  %16 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 2
  %17 = load i32, i32* %16, align 4, !tbaa !22
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %82

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 1
  %21 = load i32, i32* %20, align 8, !tbaa !13
  %22 = tail call i32 @__sv_readiness(i32 noundef %21) #4
  %23 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 4, i32 0
  %24 = load i32, i32* %23, align 8, !tbaa !37
  %25 = or i32 %24, 24
  %26 = shl i32 %22, 6
  %27 = and i32 %26, 64
  %28 = or i32 %27, %22
  %29 = and i32 %26, 256
  %30 = or i32 %28, %29
  %31 = shl i32 %22, 9
  %32 = and i32 %31, 8192
  %33 = or i32 %30, %32
  %34 = and i32 %33, %25
  %35 = icmp sgt i32 %24, -1
  br i1 %35, label %57, label %36

36:                                               ; preds = %19
  %37 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 3
  %38 = load %struct.sv_inode*, %struct.sv_inode** %37, align 8, !tbaa !20
  %39 = icmp eq %struct.sv_inode* %38, null
  br i1 %39, label %57, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 5
  %42 = load i32, i32* %41, align 4, !tbaa !26
  %43 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %38, i64 0, i32 11
  %44 = load i32, i32* %43, align 8, !tbaa !25
  %45 = icmp eq i32 %42, %44
  %46 = and i32 %34, -8260
  %47 = select i1 %45, i32 %46, i32 %34
  %48 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 6
  %49 = load i32, i32* %48, align 8, !tbaa !28
  %50 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %38, i64 0, i32 12
  %51 = load i32, i32* %50, align 4, !tbaa !27
  %52 = icmp eq i32 %49, %51
  %53 = and i32 %47, -261
  %54 = select i1 %52, i32 %53, i32 %47
  %55 = select i1 %52, i32 0, i32 %47
  %56 = select i1 %45, i32 %55, i32 %54
  br label %57

57:                                               ; preds = %19, %36, %40
  %58 = phi i32 [ %34, %36 ], [ %34, %19 ], [ %56, %40 ]
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %82, label %60

60:                                               ; preds = %57
  br i1 %10, label %80, label %61

61:                                               ; preds = %60
  %62 = sext i32 %15 to i64
  %63 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 4, i32 1
  %64 = load i64, i64* %63, align 4, !tbaa !38
  %65 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %1, i64 %62, i32 0
  store i32 %58, i32* %65, align 1, !tbaa.struct !23
  %66 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %1, i64 %62, i32 1
  store i64 %64, i64* %66, align 1, !tbaa.struct !39
  %67 = load i32, i32* %23, align 8, !tbaa !37
  %68 = lshr i32 %67, 30
  %69 = and i32 %68, 1
  store i32 %69, i32* %16, align 4, !tbaa !22
  %70 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 3
  %71 = load %struct.sv_inode*, %struct.sv_inode** %70, align 8, !tbaa !20
  %72 = icmp eq %struct.sv_inode* %71, null
  br i1 %72, label %80, label %73

73:                                               ; preds = %61
  %74 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %71, i64 0, i32 11
  %75 = load i32, i32* %74, align 8, !tbaa !25
  %76 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 5
  store i32 %75, i32* %76, align 4, !tbaa !26
  %77 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %71, i64 0, i32 12
  %78 = load i32, i32* %77, align 4, !tbaa !27
  %79 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 6
  store i32 %78, i32* %79, align 8, !tbaa !28
  br label %80

80:                                               ; preds = %61, %73, %60
  %81 = add nsw i32 %15, 1
  br label %82

82:                                               ; preds = %13, %57, %80
  %83 = phi i32 [ %81, %80 ], [ %15, %57 ], [ %15, %13 ]
  %84 = getelementptr inbounds %struct.interest, %struct.interest* %14, i64 0, i32 0
  %85 = load %struct.interest*, %struct.interest** %84, align 8, !tbaa !12
  %86 = icmp ne %struct.interest* %85, null
  %87 = icmp slt i32 %83, %2
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %13, label %11, !llvm.loop !40
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_for_descriptors(i32 noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nobuiltin optsize "no-builtins" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 72}
!7 = !{!"sv_inode", !8, i64 0, !3, i64 8, !8, i64 16, !9, i64 24, !9, i64 32, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !8, i64 72, !9, i64 80, !4, i64 88}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!"long", !4, i64 0}
!10 = !{!7, !3, i64 44}
!11 = !{!7, !3, i64 40}
!12 = !{!8, !8, i64 0}
!13 = !{!14, !3, i64 8}
!14 = !{!"interest", !8, i64 0, !3, i64 8, !3, i64 12, !8, i64 16, !15, i64 24, !3, i64 36, !3, i64 40}
!15 = !{!"epoll_event", !3, i64 0, !9, i64 4}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = !{!14, !8, i64 16}
!21 = !{!14, !8, i64 0}
!22 = !{!14, !3, i64 12}
!23 = !{i64 0, i64 4, !2, i64 4, i64 8, !24}
!24 = !{!9, !9, i64 0}
!25 = !{!7, !3, i64 64}
!26 = !{!14, !3, i64 36}
!27 = !{!7, !3, i64 68}
!28 = !{!14, !3, i64 40}
!29 = distinct !{!29, !17, !18}
!30 = !{!31, !9, i64 0}
!31 = !{!"timespec", !9, i64 0, !9, i64 8}
!32 = !{!31, !9, i64 8}
!33 = distinct !{!33, !17, !18}
!34 = !{!35, !8, i64 96}
!35 = !{!"set", !7, i64 0, !8, i64 96}
!36 = distinct !{!36, !17, !18}
!37 = !{!14, !3, i64 24}
!38 = !{!14, !9, i64 28}
!39 = !{i64 0, i64 8, !24}
!40 = distinct !{!40, !17, !18}
