; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_unwind.c
; ModuleID = 'runtime/c/cxx_unwind.c'
source_filename = "runtime/c/cxx_unwind.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.exceptions = type { %struct.exception*, i32, i8* }
%struct.exception = type { i64, i64, %struct.type*, void (i8*)*, void ()*, void ()*, %struct.exception*, i64, %struct.exception*, %struct.allowed*, i64, i8*, [4 x i64] }
%struct.type = type { i8**, i8* }
%struct.allowed = type { i64, [0 x %struct.type*] }
%struct.attempt = type { [4 x i64], i64, %struct.attempt*, %struct.exception* }

@__sv_exceptions = dso_local thread_local global %struct.exceptions zeroinitializer, align 8
@__sv_on_unexpected = external dso_local local_unnamed_addr global void ()*, align 8
@__sv_on_terminate = external dso_local local_unnamed_addr global void ()*, align 8
@__sv_attempts = dso_local thread_local local_unnamed_addr global %struct.attempt* null, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.exceptions* @__cxa_get_globals() local_unnamed_addr #0 {
  ret %struct.exceptions* @__sv_exceptions
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.exceptions* @__cxa_get_globals_fast() local_unnamed_addr #0 {
  ret %struct.exceptions* @__sv_exceptions
}

; Function Attrs: nounwind optsize
define dso_local nonnull i8* @__cxa_allocate_exception(i64 noundef %0) local_unnamed_addr #1 {
  %2 = add i64 %0, 128
  %3 = tail call fastcc i8* @allocate(i64 noundef %2) #10
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  %4 = getelementptr inbounds i8, i8* %3, i64 128
  ret i8* %4
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define internal fastcc i8* @allocate(i64 noundef %0) unnamed_addr #1 {
  %2 = tail call i32 @__sv_hold_failures(i32 noundef 0) #11
  %3 = tail call i8* @malloc(i64 noundef %0) #11
  %4 = tail call i32 @__sv_hold_failures(i32 noundef %2) #11
  %5 = icmp eq i8* %3, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  tail call void @_ZSt9terminatev() #12
  unreachable

7:                                                ; preds = %1
  ret i8* %3
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local void @__cxa_free_exception(i8* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -128
  tail call void @free(i8* noundef nonnull %2) #11
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local nonnull %struct.exception* @__cxa_init_primary_exception(i8* noundef %0, %struct.type* noundef %1, void (i8*)* noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, i8* %0, i64 -128
  %5 = bitcast i8* %4 to %struct.exception*
  %6 = getelementptr inbounds i8, i8* %0, i64 -112
  %7 = bitcast i8* %6 to %struct.type**
  store %struct.type* %1, %struct.type** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds i8, i8* %0, i64 -104
  %9 = bitcast i8* %8 to void (i8*)**
  store void (i8*)* %2, void (i8*)** %9, align 8, !tbaa !8
  %10 = load void ()*, void ()** @__sv_on_unexpected, align 8, !tbaa !9
  %11 = getelementptr inbounds i8, i8* %0, i64 -96
  %12 = bitcast i8* %11 to void ()**
  store void ()* %10, void ()** %12, align 8, !tbaa !10
  %13 = load void ()*, void ()** @__sv_on_terminate, align 8, !tbaa !9
  %14 = getelementptr inbounds i8, i8* %0, i64 -88
  %15 = bitcast i8* %14 to void ()**
  store void ()* %13, void ()** %15, align 8, !tbaa !11
  %16 = getelementptr inbounds i8, i8* %0, i64 -64
  %17 = bitcast i8* %16 to i8**
  store i8* %4, i8** %17, align 8, !tbaa !12
  ret %struct.exception* %5
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_release(%struct.exception* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  %3 = load i64, i64* %2, align 8, !tbaa !13
  %4 = add nsw i64 %3, -1
  store i64 %4, i64* %2, align 8, !tbaa !13
  %5 = icmp sgt i64 %3, 1
  br i1 %5, label %24, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 8
  %8 = load %struct.exception*, %struct.exception** %7, align 8, !tbaa !12
  %9 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 9
  %10 = bitcast %struct.allowed** %9 to i8**
  %11 = load i8*, i8** %10, align 8, !tbaa !14
  tail call void @free(i8* noundef %11) #11
  %12 = icmp eq %struct.exception* %8, %0
  br i1 %12, label %14, label %13

13:                                               ; preds = %6
  tail call void @__sv_release(%struct.exception* noundef %8) #10
  br label %22

14:                                               ; preds = %6
  %15 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 3
  %16 = load void (i8*)*, void (i8*)** %15, align 8, !tbaa !8
  %17 = icmp eq void (i8*)* %16, null
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = load %struct.exception*, %struct.exception** %7, align 8, !tbaa !12
  %20 = getelementptr inbounds %struct.exception, %struct.exception* %19, i64 1
  %21 = bitcast %struct.exception* %20 to i8*
  tail call void %16(i8* noundef nonnull %21) #11
  br label %22

22:                                               ; preds = %14, %18, %13
  %23 = bitcast %struct.exception* %0 to i8*
  tail call void @free(i8* noundef %23) #11
  br label %24

24:                                               ; preds = %1, %22
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_is_allowed(%struct.allowed* nocapture noundef readonly %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = alloca i8*, align 8
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #13
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 2
  %6 = getelementptr inbounds %struct.allowed, %struct.allowed* %0, i64 0, i32 0
  %7 = load i64, i64* %6, align 8, !tbaa !15
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %27

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 8
  %11 = bitcast i8** %3 to %struct.exception**
  br label %15

12:                                               ; preds = %22
  %13 = load i64, i64* %6, align 8, !tbaa !15
  %14 = icmp slt i64 %26, %13
  br i1 %14, label %15, label %27, !llvm.loop !16

15:                                               ; preds = %9, %12
  %16 = phi i64 [ 0, %9 ], [ %26, %12 ]
  %17 = getelementptr inbounds %struct.allowed, %struct.allowed* %0, i64 0, i32 1, i64 %16
  %18 = load %struct.type*, %struct.type** %17, align 8, !tbaa !9
  %19 = load %struct.exception*, %struct.exception** %10, align 8, !tbaa !12
  %20 = getelementptr inbounds %struct.exception, %struct.exception* %19, i64 1
  store %struct.exception* %20, %struct.exception** %11, align 8, !tbaa !9
  %21 = icmp eq %struct.type* %18, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %15
  %23 = load %struct.type*, %struct.type** %5, align 8, !tbaa !2
  %24 = call i32 @__sv_catches(%struct.type* noundef nonnull %18, %struct.type* noundef %23, i8** noundef nonnull %3) #11
  %25 = icmp eq i32 %24, 0
  %26 = add nuw nsw i64 %16, 1
  br i1 %25, label %12, label %27

27:                                               ; preds = %12, %22, %15, %2
  %28 = phi i32 [ 0, %2 ], [ 1, %15 ], [ 1, %22 ], [ 0, %12 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #13
  ret i32 %28
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_throw(%struct.exception* noundef %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = load i32, i32* getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 1), align 8, !tbaa !19
  %4 = add i32 %3, 1
  store i32 %4, i32* getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 1), align 8, !tbaa !19
  %5 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %6 = icmp eq %struct.attempt* %5, null
  br i1 %6, label %42, label %7

7:                                                ; preds = %2, %7
  %8 = phi i64 [ %10, %7 ], [ 1, %2 ]
  %9 = phi i64 [ %14, %7 ], [ 1, %2 ]
  %10 = add nuw nsw i64 %9, %8
  %11 = add nsw i64 %10, -1
  %12 = tail call i64 @__symvm_landing(i64 noundef %11, i64 noundef 0) #11
  %13 = icmp ult i64 %12, 72057594037927936
  %14 = shl nsw i64 %9, 1
  br i1 %13, label %15, label %7, !llvm.loop !22

15:                                               ; preds = %7
  %16 = icmp sgt i64 %9, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %15, %17
  %18 = phi i64 [ %25, %17 ], [ %9, %15 ]
  %19 = phi i64 [ %24, %17 ], [ %8, %15 ]
  %20 = add nsw i64 %19, %18
  %21 = add nsw i64 %20, -1
  %22 = tail call i64 @__symvm_landing(i64 noundef %21, i64 noundef 0) #11
  %23 = icmp ult i64 %22, 72057594037927936
  %24 = select i1 %23, i64 %19, i64 %20
  %25 = lshr i64 %18, 1
  %26 = icmp ult i64 %18, 2
  br i1 %26, label %27, label %17, !llvm.loop !23

27:                                               ; preds = %17, %15
  %28 = phi i64 [ %8, %15 ], [ %24, %17 ]
  %29 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %30 = icmp eq %struct.attempt* %29, null
  br i1 %30, label %42, label %31

31:                                               ; preds = %27, %36
  %32 = phi %struct.attempt* [ %38, %36 ], [ %29, %27 ]
  %33 = getelementptr inbounds %struct.attempt, %struct.attempt* %32, i64 0, i32 1
  %34 = load i64, i64* %33, align 8, !tbaa !24
  %35 = icmp sgt i64 %28, %34
  br i1 %35, label %40, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.attempt, %struct.attempt* %32, i64 0, i32 2
  %38 = load %struct.attempt*, %struct.attempt** %37, align 8, !tbaa !26
  store %struct.attempt* %38, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %39 = icmp eq %struct.attempt* %38, null
  br i1 %39, label %42, label %31, !llvm.loop !27

40:                                               ; preds = %31
  %41 = sub nsw i64 %28, %34
  br label %42

42:                                               ; preds = %36, %40, %27, %2
  %43 = phi i64 [ 9223372036854775807, %2 ], [ %41, %40 ], [ 9223372036854775807, %27 ], [ 9223372036854775807, %36 ]
  %44 = tail call i64 @__symvm_next_landing(i64 noundef 1) #11
  %45 = icmp sgt i64 %44, 0
  %46 = icmp slt i64 %44, %43
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %105

48:                                               ; preds = %42
  %49 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 11
  %50 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 8
  %51 = bitcast i8** %49 to %struct.exception**
  %52 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 2
  br label %53

53:                                               ; preds = %99, %48
  %54 = phi i64 [ %44, %48 ], [ %101, %99 ]
  br label %55

55:                                               ; preds = %91, %53
  %56 = phi i32 [ 0, %53 ], [ %92, %91 ]
  %57 = phi i64 [ 0, %53 ], [ %94, %91 ]
  %58 = phi i32 [ -2147483648, %53 ], [ %93, %91 ]
  %59 = tail call i64 @__symvm_landing(i64 noundef %54, i64 noundef %57) #11
  %60 = and i64 %59, 72057594037927935
  %61 = inttoptr i64 %60 to %struct.type*
  %62 = lshr i64 %59, 56
  %63 = trunc i64 %62 to i8
  switch i8 %63, label %95 [
    i8 2, label %91
    i8 3, label %64
    i8 6, label %89
    i8 4, label %75
    i8 5, label %87
  ]

64:                                               ; preds = %55
  %65 = load %struct.exception*, %struct.exception** %50, align 8, !tbaa !12
  %66 = getelementptr inbounds %struct.exception, %struct.exception* %65, i64 1
  store %struct.exception* %66, %struct.exception** %51, align 8, !tbaa !9
  %67 = icmp eq i64 %60, 0
  br i1 %67, label %72, label %68

68:                                               ; preds = %64
  %69 = load %struct.type*, %struct.type** %52, align 8, !tbaa !2
  %70 = tail call i32 @__sv_catches(%struct.type* noundef nonnull %61, %struct.type* noundef %69, i8** noundef nonnull %49) #11
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %91, label %72

72:                                               ; preds = %68, %64
  %73 = trunc i64 %59 to i32
  %74 = select i1 %67, i32 1, i32 %73
  br label %95

75:                                               ; preds = %55
  %76 = load %struct.exception*, %struct.exception** %50, align 8, !tbaa !12
  %77 = getelementptr inbounds %struct.exception, %struct.exception* %76, i64 1
  store %struct.exception* %77, %struct.exception** %51, align 8, !tbaa !9
  %78 = icmp eq i64 %60, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load %struct.type*, %struct.type** %52, align 8, !tbaa !2
  %81 = tail call i32 @__sv_catches(%struct.type* noundef nonnull %61, %struct.type* noundef %80, i8** noundef nonnull %49) #11
  %82 = icmp ne i32 %81, 0
  %83 = zext i1 %82 to i32
  br label %84

84:                                               ; preds = %79, %75
  %85 = phi i32 [ 1, %75 ], [ %83, %79 ]
  %86 = or i32 %85, %56
  br label %91

87:                                               ; preds = %55
  %88 = icmp eq i32 %56, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %95, %55, %87, %105
  %90 = icmp sgt i32 %1, 0
  br i1 %90, label %111, label %115

91:                                               ; preds = %87, %84, %68, %55
  %92 = phi i32 [ %86, %84 ], [ %56, %68 ], [ %56, %55 ], [ 0, %87 ]
  %93 = phi i32 [ %58, %84 ], [ %58, %68 ], [ 0, %55 ], [ %58, %87 ]
  %94 = add nuw nsw i64 %57, 1
  br label %55, !llvm.loop !28

95:                                               ; preds = %55, %72
  %96 = phi i32 [ %74, %72 ], [ %58, %55 ]
  %97 = and i32 %96, 2147483647
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %89

99:                                               ; preds = %95
  %100 = add nsw i64 %54, 1
  %101 = tail call i64 @__symvm_next_landing(i64 noundef %100) #11
  %102 = icmp sgt i64 %101, 0
  %103 = icmp slt i64 %101, %43
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %53, label %105, !llvm.loop !29

105:                                              ; preds = %99, %42
  %106 = icmp eq i64 %43, 9223372036854775807
  br i1 %106, label %107, label %89

107:                                              ; preds = %105
  %108 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 12, i64 0
  %109 = bitcast i64* %108 to i8*
  %110 = tail call i8* @__cxa_begin_catch(i8* noundef nonnull %109) #10
  tail call void @_ZSt9terminatev() #12
  unreachable

111:                                              ; preds = %89, %111
  %112 = phi i32 [ %113, %111 ], [ %1, %89 ]
  tail call void @__cxa_end_catch() #10
  %113 = add nsw i32 %112, -1
  %114 = icmp ugt i32 %112, 1
  br i1 %114, label %111, label %115, !llvm.loop !30

115:                                              ; preds = %111, %89
  tail call fastcc void @unwind(%struct.exception* noundef %0) #14
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local i8* @__cxa_begin_catch(i8* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i8* %0 to i64*
  %3 = load i64, i64* %2, align 8, !tbaa !15
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %1
  %6 = load %struct.exception*, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !31
  %7 = icmp ne %struct.exception* %6, null
  %8 = load i8*, i8** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 2), align 8
  %9 = icmp ne i8* %8, null
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call void @_ZSt9terminatev() #12
  unreachable

12:                                               ; preds = %5
  store i8* %0, i8** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 2), align 8, !tbaa !32
  br label %32

13:                                               ; preds = %1
  %14 = getelementptr inbounds i8, i8* %0, i64 -96
  %15 = bitcast i8* %14 to %struct.exception*
  %16 = getelementptr inbounds i8, i8* %0, i64 -40
  %17 = bitcast i8* %16 to i64*
  %18 = load i64, i64* %17, align 8, !tbaa !33
  %19 = tail call i64 @llvm.abs.i64(i64 %18, i1 true)
  %20 = add nuw nsw i64 %19, 1
  store i64 %20, i64* %17, align 8, !tbaa !33
  %21 = load i32, i32* getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 1), align 8, !tbaa !19
  %22 = add i32 %21, -1
  store i32 %22, i32* getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 1), align 8, !tbaa !19
  %23 = load %struct.exception*, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !31
  %24 = icmp eq %struct.exception* %23, %15
  br i1 %24, label %28, label %25

25:                                               ; preds = %13
  %26 = getelementptr inbounds i8, i8* %0, i64 -48
  %27 = bitcast i8* %26 to %struct.exception**
  store %struct.exception* %23, %struct.exception** %27, align 8, !tbaa !34
  store i8* %14, i8** bitcast (%struct.exceptions* @__sv_exceptions to i8**), align 8, !tbaa !31
  br label %28

28:                                               ; preds = %25, %13
  %29 = getelementptr inbounds i8, i8* %0, i64 -8
  %30 = bitcast i8* %29 to i8**
  %31 = load i8*, i8** %30, align 8, !tbaa !35
  br label %32

32:                                               ; preds = %28, %12
  %33 = phi i8* [ null, %12 ], [ %31, %28 ]
  ret i8* %33
}

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt9terminatev() local_unnamed_addr #7

; Function Attrs: nounwind optsize
define dso_local void @__cxa_end_catch() local_unnamed_addr #1 {
  %1 = load %struct.exception*, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !31
  %2 = icmp eq %struct.exception* %1, null
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = load i8*, i8** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 2), align 8, !tbaa !32
  store i8* null, i8** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 2), align 8, !tbaa !32
  %5 = icmp eq i8* %4, null
  br i1 %5, label %23, label %6

6:                                                ; preds = %3
  tail call void @__sv_drop_foreign(i8* noundef nonnull %4) #11
  br label %23

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 7
  %9 = load i64, i64* %8, align 8, !tbaa !33
  %10 = icmp slt i64 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %7
  %12 = add nsw i64 %9, 1
  store i64 %12, i64* %8, align 8, !tbaa !33
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %23

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 6
  %16 = load %struct.exception*, %struct.exception** %15, align 8, !tbaa !34
  store %struct.exception* %16, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !31
  br label %23

17:                                               ; preds = %7
  %18 = add nsw i64 %9, -1
  store i64 %18, i64* %8, align 8, !tbaa !33
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 6
  %22 = load %struct.exception*, %struct.exception** %21, align 8, !tbaa !34
  store %struct.exception* %22, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !31
  tail call void @__sv_release(%struct.exception* noundef nonnull %1) #10
  br label %23

23:                                               ; preds = %14, %11, %20, %17, %3, %6
  ret void
}

; Function Attrs: noreturn nounwind optsize
define internal fastcc void @unwind(%struct.exception* noundef %0) unnamed_addr #6 {
  %2 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %3 = icmp eq %struct.attempt* %2, null
  br i1 %3, label %39, label %4

4:                                                ; preds = %1, %4
  %5 = phi i64 [ %7, %4 ], [ 1, %1 ]
  %6 = phi i64 [ %11, %4 ], [ 1, %1 ]
  %7 = add nuw nsw i64 %6, %5
  %8 = add nsw i64 %7, -1
  %9 = tail call i64 @__symvm_landing(i64 noundef %8, i64 noundef 0) #11
  %10 = icmp ult i64 %9, 72057594037927936
  %11 = shl nsw i64 %6, 1
  br i1 %10, label %12, label %4, !llvm.loop !22

12:                                               ; preds = %4
  %13 = icmp sgt i64 %6, 0
  br i1 %13, label %14, label %24

14:                                               ; preds = %12, %14
  %15 = phi i64 [ %22, %14 ], [ %6, %12 ]
  %16 = phi i64 [ %21, %14 ], [ %5, %12 ]
  %17 = add nsw i64 %16, %15
  %18 = add nsw i64 %17, -1
  %19 = tail call i64 @__symvm_landing(i64 noundef %18, i64 noundef 0) #11
  %20 = icmp ult i64 %19, 72057594037927936
  %21 = select i1 %20, i64 %16, i64 %17
  %22 = lshr i64 %15, 1
  %23 = icmp ult i64 %15, 2
  br i1 %23, label %24, label %14, !llvm.loop !23

24:                                               ; preds = %14, %12
  %25 = phi i64 [ %5, %12 ], [ %21, %14 ]
  %26 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %27 = icmp eq %struct.attempt* %26, null
  br i1 %27, label %39, label %28

28:                                               ; preds = %24, %33
  %29 = phi %struct.attempt* [ %35, %33 ], [ %26, %24 ]
  %30 = getelementptr inbounds %struct.attempt, %struct.attempt* %29, i64 0, i32 1
  %31 = load i64, i64* %30, align 8, !tbaa !24
  %32 = icmp sgt i64 %25, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.attempt, %struct.attempt* %29, i64 0, i32 2
  %35 = load %struct.attempt*, %struct.attempt** %34, align 8, !tbaa !26
  store %struct.attempt* %35, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %36 = icmp eq %struct.attempt* %35, null
  br i1 %36, label %39, label %28, !llvm.loop !27

37:                                               ; preds = %28
  %38 = sub nsw i64 %25, %31
  br label %39

39:                                               ; preds = %33, %1, %24, %37
  %40 = phi i64 [ 9223372036854775807, %1 ], [ %38, %37 ], [ 9223372036854775807, %24 ], [ 9223372036854775807, %33 ]
  %41 = tail call i64 @__symvm_next_landing(i64 noundef 1) #11
  %42 = icmp sgt i64 %41, 0
  %43 = icmp slt i64 %41, %40
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %45, label %50

45:                                               ; preds = %39
  %46 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 11
  %47 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 8
  %48 = bitcast i8** %46 to %struct.exception**
  %49 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 2
  br label %53

50:                                               ; preds = %100, %39
  %51 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %52 = icmp eq %struct.attempt* %51, null
  br i1 %52, label %141, label %142

53:                                               ; preds = %45, %100
  %54 = phi i64 [ %41, %45 ], [ %102, %100 ]
  br label %55

55:                                               ; preds = %93, %53
  %56 = phi i32 [ %94, %93 ], [ 0, %53 ]
  %57 = phi i64 [ %96, %93 ], [ 0, %53 ]
  %58 = phi i32 [ %95, %93 ], [ -2147483648, %53 ]
  br label %59

59:                                               ; preds = %55, %87
  %60 = phi i32 [ %89, %87 ], [ %56, %55 ]
  %61 = phi i64 [ %90, %87 ], [ %57, %55 ]
  %62 = tail call i64 @__symvm_landing(i64 noundef %54, i64 noundef %61) #11
  %63 = and i64 %62, 72057594037927935
  %64 = inttoptr i64 %63 to %struct.type*
  %65 = lshr i64 %62, 56
  %66 = trunc i64 %65 to i8
  switch i8 %66, label %97 [
    i8 2, label %93
    i8 3, label %67
    i8 6, label %98
    i8 4, label %78
    i8 5, label %91
  ]

67:                                               ; preds = %59
  %68 = inttoptr i64 %63 to %struct.type*
  %69 = load %struct.exception*, %struct.exception** %47, align 8, !tbaa !12
  %70 = getelementptr inbounds %struct.exception, %struct.exception* %69, i64 1
  store %struct.exception* %70, %struct.exception** %48, align 8, !tbaa !9
  %71 = icmp eq i64 %63, 0
  br i1 %71, label %137, label %72

72:                                               ; preds = %67
  %73 = load %struct.type*, %struct.type** %49, align 8, !tbaa !2
  %74 = tail call i32 @__sv_catches(%struct.type* noundef nonnull %68, %struct.type* noundef %73, i8** noundef nonnull %46) #11
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %93, label %76

76:                                               ; preds = %72
  %77 = trunc i64 %62 to i32
  br label %98

78:                                               ; preds = %59
  %79 = load %struct.exception*, %struct.exception** %47, align 8, !tbaa !12
  %80 = getelementptr inbounds %struct.exception, %struct.exception* %79, i64 1
  store %struct.exception* %80, %struct.exception** %48, align 8, !tbaa !9
  %81 = icmp eq i64 %63, 0
  br i1 %81, label %87, label %82

82:                                               ; preds = %78
  %83 = load %struct.type*, %struct.type** %49, align 8, !tbaa !2
  %84 = tail call i32 @__sv_catches(%struct.type* noundef nonnull %64, %struct.type* noundef %83, i8** noundef nonnull %46) #11
  %85 = icmp ne i32 %84, 0
  %86 = zext i1 %85 to i32
  br label %87

87:                                               ; preds = %82, %78
  %88 = phi i32 [ 1, %78 ], [ %86, %82 ]
  %89 = or i32 %88, %60
  %90 = add nuw nsw i64 %61, 1
  br label %59, !llvm.loop !28

91:                                               ; preds = %59
  %92 = icmp eq i32 %60, 0
  br i1 %92, label %98, label %93

93:                                               ; preds = %59, %91, %72
  %94 = phi i32 [ %60, %72 ], [ 0, %91 ], [ %60, %59 ]
  %95 = phi i32 [ %58, %72 ], [ %58, %91 ], [ 0, %59 ]
  %96 = add nuw nsw i64 %61, 1
  br label %55, !llvm.loop !28

97:                                               ; preds = %59
  br label %98

98:                                               ; preds = %59, %91, %97, %76
  %99 = phi i32 [ %77, %76 ], [ %58, %97 ], [ 1, %59 ], [ -1, %91 ]
  switch i32 %99, label %137 [
    i32 -2147483648, label %100
    i32 -1, label %106
  ]

100:                                              ; preds = %98
  %101 = add nsw i64 %54, 1
  %102 = tail call i64 @__symvm_next_landing(i64 noundef %101) #11
  %103 = icmp sgt i64 %102, 0
  %104 = icmp slt i64 %102, %40
  %105 = select i1 %103, i1 %104, i1 false
  br i1 %105, label %53, label %50, !llvm.loop !36

106:                                              ; preds = %98, %106
  %107 = phi i64 [ %112, %106 ], [ 0, %98 ]
  %108 = add nsw i64 %107, %57
  %109 = tail call i64 @__symvm_landing(i64 noundef %54, i64 noundef %108) #11
  %110 = and i64 %109, -72057594037927936
  %111 = icmp eq i64 %110, 288230376151711744
  %112 = add nuw nsw i64 %107, 1
  br i1 %111, label %106, label %113, !llvm.loop !37

113:                                              ; preds = %106
  %114 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 9
  %115 = bitcast %struct.allowed** %114 to i8**
  %116 = load i8*, i8** %115, align 8, !tbaa !14
  tail call void @free(i8* noundef %116) #11
  %117 = shl i64 %107, 3
  %118 = add i64 %117, 8
  %119 = tail call fastcc i8* @allocate(i64 noundef %118) #11
  store i8* %119, i8** %115, align 8, !tbaa !14
  %120 = bitcast i8* %119 to i64*
  store i64 0, i64* %120, align 8, !tbaa !15
  %121 = icmp eq i64 %107, 0
  br i1 %121, label %137, label %122

122:                                              ; preds = %113, %122
  %123 = phi i64 [ %135, %122 ], [ 0, %113 ]
  %124 = add nsw i64 %123, %57
  %125 = tail call i64 @__symvm_landing(i64 noundef %54, i64 noundef %124) #11
  %126 = and i64 %125, 72057594037927935
  %127 = inttoptr i64 %126 to %struct.type*
  %128 = load %struct.allowed*, %struct.allowed** %114, align 8, !tbaa !14
  %129 = getelementptr inbounds %struct.allowed, %struct.allowed* %128, i64 0, i32 0
  %130 = load i64, i64* %129, align 8, !tbaa !15
  %131 = getelementptr inbounds %struct.allowed, %struct.allowed* %128, i64 0, i32 1, i64 %130
  store %struct.type* %127, %struct.type** %131, align 8, !tbaa !9
  %132 = load %struct.allowed*, %struct.allowed** %114, align 8, !tbaa !14
  %133 = getelementptr inbounds %struct.allowed, %struct.allowed* %132, i64 0, i32 0
  %134 = load i64, i64* %133, align 8, !tbaa !15
  %135 = add nsw i64 %134, 1
  store i64 %135, i64* %133, align 8, !tbaa !15
  %136 = icmp slt i64 %135, %107
  br i1 %136, label %122, label %137, !llvm.loop !38

137:                                              ; preds = %98, %67, %122, %113
  %138 = phi i32 [ -1, %113 ], [ -1, %122 ], [ 1, %67 ], [ %99, %98 ]
  %139 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 12, i64 0
  %140 = bitcast i64* %139 to i8*
  tail call void @__symvm_unwind(i64 noundef %54, i8* noundef nonnull %140, i32 noundef %138) #12
  unreachable

141:                                              ; preds = %50
  tail call void @_ZSt9terminatev() #12
  unreachable

142:                                              ; preds = %50
  %143 = getelementptr inbounds %struct.attempt, %struct.attempt* %51, i64 0, i32 2
  %144 = load %struct.attempt*, %struct.attempt** %143, align 8, !tbaa !26
  store %struct.attempt* %144, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %145 = getelementptr inbounds %struct.attempt, %struct.attempt* %51, i64 0, i32 3
  store %struct.exception* %0, %struct.exception** %145, align 8, !tbaa !39
  %146 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 8
  %147 = load %struct.exception*, %struct.exception** %146, align 8, !tbaa !12
  %148 = getelementptr inbounds %struct.exception, %struct.exception* %147, i64 1
  %149 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 11
  %150 = bitcast i8** %149 to %struct.exception**
  store %struct.exception* %148, %struct.exception** %150, align 8, !tbaa !35
  %151 = getelementptr inbounds %struct.attempt, %struct.attempt* %51, i64 0, i32 0, i64 0
  tail call void @__symvm_long_jump(i64* noundef nonnull %151, i32 noundef 1) #12
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_throw(i8* noundef %0, %struct.type* noundef %1, void (i8*)* noundef %2) local_unnamed_addr #6 {
  %4 = getelementptr inbounds i8, i8* %0, i64 -128
  %5 = bitcast i8* %4 to %struct.exception*
  %6 = getelementptr inbounds i8, i8* %0, i64 -112
  %7 = bitcast i8* %6 to %struct.type**
  store %struct.type* %1, %struct.type** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds i8, i8* %0, i64 -104
  %9 = bitcast i8* %8 to void (i8*)**
  store void (i8*)* %2, void (i8*)** %9, align 8, !tbaa !8
  %10 = load void ()*, void ()** @__sv_on_unexpected, align 8, !tbaa !9
  %11 = getelementptr inbounds i8, i8* %0, i64 -96
  %12 = bitcast i8* %11 to void ()**
  store void ()* %10, void ()** %12, align 8, !tbaa !10
  %13 = load void ()*, void ()** @__sv_on_terminate, align 8, !tbaa !9
  %14 = getelementptr inbounds i8, i8* %0, i64 -88
  %15 = bitcast i8* %14 to void ()**
  store void ()* %13, void ()** %15, align 8, !tbaa !11
  %16 = getelementptr inbounds i8, i8* %0, i64 -64
  %17 = bitcast i8* %16 to i8**
  store i8* %4, i8** %17, align 8, !tbaa !12
  %18 = bitcast i8* %4 to i64*
  store i64 1, i64* %18, align 8, !tbaa !13
  tail call void @__sv_throw(%struct.exception* noundef nonnull %5, i32 noundef 0) #14
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_Unwind_Resume(i8* noundef %0) local_unnamed_addr #6 {
  %2 = bitcast i8* %0 to i64*
  %3 = load i64, i64* %2, align 8, !tbaa !15
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @__sv_resume_foreign(i8* noundef nonnull %0) #12
  unreachable

6:                                                ; preds = %1
  %7 = getelementptr inbounds i8, i8* %0, i64 -96
  %8 = bitcast i8* %7 to %struct.exception*
  tail call fastcc void @unwind(%struct.exception* noundef nonnull %8) #14
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__sv_resume_foreign(i8* noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_rethrow(i32 noundef %0) local_unnamed_addr #6 {
  %2 = load %struct.exception*, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !31
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %2, i64 0, i32 7
  %4 = load i64, i64* %3, align 8, !tbaa !33
  %5 = sub nsw i64 0, %4
  store i64 %5, i64* %3, align 8, !tbaa !33
  tail call void @__sv_throw(%struct.exception* noundef %2, i32 noundef %0) #14
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_rethrow() local_unnamed_addr #6 {
  %1 = load %struct.exception*, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !31
  %2 = icmp eq %struct.exception* %1, null
  %3 = load i8*, i8** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 2), align 8
  %4 = icmp ne i8* %3, null
  %5 = select i1 %2, i1 %4, i1 false
  br i1 %5, label %6, label %7

6:                                                ; preds = %0
  tail call void @__sv_rethrow_foreign() #12
  unreachable

7:                                                ; preds = %0
  br i1 %2, label %8, label %11

8:                                                ; preds = %7
  %9 = load i32, i32* getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 1), align 8, !tbaa !19
  %10 = add i32 %9, 1
  store i32 %10, i32* getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 1), align 8, !tbaa !19
  tail call void @_ZSt9terminatev() #12
  unreachable

11:                                               ; preds = %7
  tail call void @__sv_rethrow(i32 noundef 0) #14
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__sv_rethrow_foreign() local_unnamed_addr #7

; Function Attrs: nounwind optsize
define dso_local void @_Unwind_DeleteException(i8* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i8* %0 to i64*
  %3 = load i64, i64* %2, align 8, !tbaa !15
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @__sv_drop_foreign(i8* noundef nonnull %0) #11
  br label %9

6:                                                ; preds = %1
  %7 = getelementptr inbounds i8, i8* %0, i64 -96
  %8 = bitcast i8* %7 to %struct.exception*
  tail call void @__sv_release(%struct.exception* noundef nonnull %8) #10
  br label %9

9:                                                ; preds = %6, %5
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_drop_foreign(i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @__cxa_get_exception_ptr(i8* nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !35
  ret i8* %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.type* @__cxa_current_exception_type() local_unnamed_addr #8 {
  %1 = load %struct.exception*, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !31
  %2 = icmp eq %struct.exception* %1, null
  br i1 %2, label %6, label %3

3:                                                ; preds = %0
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 2
  %5 = load %struct.type*, %struct.type** %4, align 8, !tbaa !2
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi %struct.type* [ %5, %3 ], [ null, %0 ]
  ret %struct.type* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZSt18uncaught_exceptionv() local_unnamed_addr #8 {
  %1 = load i32, i32* getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 1), align 8, !tbaa !19
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @_ZSt19uncaught_exceptionsv() local_unnamed_addr #8 {
  %1 = load i32, i32* getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 1), align 8, !tbaa !19
  ret i32 %1
}

; Function Attrs: optsize
declare dso_local i32 @__sv_hold_failures(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__sv_catches(%struct.type* noundef, %struct.type* noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__symvm_next_landing(i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__symvm_landing(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_unwind(i64 noundef, i8* noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_long_jump(i64* noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nobuiltin optsize "no-builtins" }
attributes #11 = { nobuiltin nounwind optsize "no-builtins" }
attributes #12 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin noreturn optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 16}
!3 = !{!"exception", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !4, i64 56, !7, i64 64, !7, i64 72, !4, i64 80, !7, i64 88, !5, i64 96}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!3, !7, i64 24}
!9 = !{!7, !7, i64 0}
!10 = !{!3, !7, i64 32}
!11 = !{!3, !7, i64 40}
!12 = !{!3, !7, i64 64}
!13 = !{!3, !4, i64 0}
!14 = !{!3, !7, i64 72}
!15 = !{!4, !4, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !21, i64 8}
!20 = !{!"exceptions", !7, i64 0, !21, i64 8, !7, i64 16}
!21 = !{!"int", !5, i64 0}
!22 = distinct !{!22, !17, !18}
!23 = distinct !{!23, !17, !18}
!24 = !{!25, !4, i64 32}
!25 = !{!"attempt", !5, i64 0, !4, i64 32, !7, i64 40, !7, i64 48}
!26 = !{!25, !7, i64 40}
!27 = distinct !{!27, !17, !18}
!28 = distinct !{!28, !18}
!29 = distinct !{!29, !17, !18}
!30 = distinct !{!30, !17, !18}
!31 = !{!20, !7, i64 0}
!32 = !{!20, !7, i64 16}
!33 = !{!3, !4, i64 56}
!34 = !{!3, !7, i64 48}
!35 = !{!3, !7, i64 88}
!36 = distinct !{!36, !17, !18}
!37 = distinct !{!37, !17, !18}
!38 = distinct !{!38, !17, !18}
!39 = !{!25, !7, i64 48}
