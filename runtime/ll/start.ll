; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/start.c
; ModuleID = 'runtime/c/start.c'
source_filename = "runtime/c/start.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.handler = type { void ()*, void (i8*)*, void (i32, i8*)*, i8*, %struct.handler* }

@.str = private unnamed_addr constant [8 x i8] c"program\00", align 1
@program_invocation_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@program_invocation_short_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@__progname = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@__progname_full = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@_environ = dso_local local_unnamed_addr global i8** null, align 8
@__environ = dso_local local_unnamed_addr global i8** null, align 8
@environ = dso_local local_unnamed_addr global i8** null, align 8
@exit_list = internal global %struct.handler* null, align 8
@quick_list = internal global %struct.handler* null, align 8
@thread_list = internal thread_local global %struct.handler* null, align 8
@exit.destructors = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [21 x i8] c"assertion failed: %s\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"assertion-failure\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"n_args\00", align 1

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_begin(i32 (i32, i8**, i8**)* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__symvm_group_count() #6
  %3 = icmp sgt i32 %2, 0
  br i1 %3, label %13, label %4

4:                                                ; preds = %1
  %5 = tail call i8* @__symvm_malloc(i64 noundef 8) #6
  %6 = bitcast i8* %5 to i8**
  br label %52

7:                                                ; preds = %13
  %8 = sext i32 %17 to i64
  %9 = shl nsw i64 %8, 3
  %10 = add nsw i64 %9, 8
  %11 = tail call i8* @__symvm_malloc(i64 noundef %10) #6
  %12 = bitcast i8* %11 to i8**
  br label %20

13:                                               ; preds = %1, %13
  %14 = phi i32 [ %17, %13 ], [ 0, %1 ]
  %15 = phi i32 [ %18, %13 ], [ 0, %1 ]
  %16 = tail call i32 @__symvm_group_max(i32 noundef %15) #6
  %17 = add nsw i32 %16, %14
  %18 = add nuw nsw i32 %15, 1
  %19 = icmp eq i32 %18, %2
  br i1 %19, label %7, label %13, !llvm.loop !2

20:                                               ; preds = %7, %36
  %21 = phi i32 [ %37, %36 ], [ 0, %7 ]
  %22 = phi i32 [ %38, %36 ], [ 0, %7 ]
  %23 = tail call i32 @__symvm_group_min(i32 noundef %22) #6
  %24 = tail call i32 @__symvm_group_max(i32 noundef %22) #6
  %25 = icmp eq i32 %23, %24
  br i1 %25, label %29, label %26

26:                                               ; preds = %20
  %27 = add nsw i32 %24, 1
  %28 = tail call i32 @klee_range(i32 noundef %23, i32 noundef %27, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0)) #6
  br label %29

29:                                               ; preds = %26, %20
  %30 = phi i32 [ %28, %26 ], [ %23, %20 ]
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = sext i32 %21 to i64
  br label %40

34:                                               ; preds = %40
  %35 = trunc i64 %46 to i32
  br label %36

36:                                               ; preds = %34, %29
  %37 = phi i32 [ %21, %29 ], [ %35, %34 ]
  %38 = add nuw nsw i32 %22, 1
  %39 = icmp eq i32 %38, %2
  br i1 %39, label %52, label %20, !llvm.loop !5

40:                                               ; preds = %40, %32
  %41 = phi i64 [ %33, %32 ], [ %46, %40 ]
  %42 = phi i32 [ 0, %32 ], [ %50, %40 ]
  %43 = tail call i64 @__symvm_group_size(i32 noundef %22) #6
  %44 = tail call i8* @__symvm_malloc(i64 noundef %43) #6
  %45 = getelementptr inbounds i8*, i8** %12, i64 %41
  store i8* %44, i8** %45, align 8, !tbaa !6
  tail call void @__symvm_group_copy(i32 noundef %22, i8* noundef %44) #6
  %46 = add nsw i64 %41, 1
  %47 = load i8*, i8** %45, align 8, !tbaa !6
  %48 = add i64 %43, -1
  %49 = getelementptr inbounds i8, i8* %47, i64 %48
  store i8 0, i8* %49, align 1, !tbaa !10
  %50 = add nuw nsw i32 %42, 1
  %51 = icmp eq i32 %50, %30
  br i1 %51, label %34, label %40, !llvm.loop !11

52:                                               ; preds = %36, %4
  %53 = phi i8** [ %6, %4 ], [ %12, %36 ]
  %54 = phi i32 [ 0, %4 ], [ %37, %36 ]
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8*, i8** %53, i64 %55
  store i8* null, i8** %56, align 8, !tbaa !6
  %57 = tail call i32 @__symvm_env_count() #6
  %58 = sext i32 %57 to i64
  %59 = shl nsw i64 %58, 3
  %60 = add nsw i64 %59, 8
  %61 = tail call i8* @__symvm_malloc(i64 noundef %60) #6
  %62 = bitcast i8* %61 to i8**
  %63 = icmp sgt i32 %57, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %52
  %65 = zext i32 %57 to i64
  br label %66

66:                                               ; preds = %66, %64
  %67 = phi i64 [ 0, %64 ], [ %72, %66 ]
  %68 = trunc i64 %67 to i32
  %69 = tail call i64 @__symvm_env_size(i32 noundef %68) #6
  %70 = tail call i8* @__symvm_malloc(i64 noundef %69) #6
  %71 = getelementptr inbounds i8*, i8** %62, i64 %67
  store i8* %70, i8** %71, align 8, !tbaa !6
  tail call void @__symvm_env_copy(i32 noundef %68, i8* noundef %70) #6
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, %65
  br i1 %73, label %74, label %66, !llvm.loop !12

74:                                               ; preds = %66, %52
  %75 = getelementptr inbounds i8*, i8** %62, i64 %58
  store i8* null, i8** %75, align 8, !tbaa !6
  store i8* %61, i8** bitcast (i8*** @_environ to i8**), align 8, !tbaa !6
  store i8* %61, i8** bitcast (i8*** @__environ to i8**), align 8, !tbaa !6
  store i8* %61, i8** bitcast (i8*** @environ to i8**), align 8, !tbaa !6
  %76 = icmp eq i32 %54, 0
  br i1 %76, label %88, label %77

77:                                               ; preds = %74
  %78 = load i8*, i8** %53, align 8, !tbaa !6
  store i8* %78, i8** @__progname_full, align 8, !tbaa !6
  store i8* %78, i8** @program_invocation_name, align 8, !tbaa !6
  %79 = load i8*, i8** %53, align 8, !tbaa !6
  %80 = tail call i8* @strrchr(i8* noundef %79, i32 noundef 47) #6
  %81 = icmp eq i8* %80, null
  br i1 %81, label %84, label %82

82:                                               ; preds = %77
  %83 = getelementptr inbounds i8, i8* %80, i64 1
  br label %86

84:                                               ; preds = %77
  %85 = load i8*, i8** %53, align 8, !tbaa !6
  br label %86

86:                                               ; preds = %84, %82
  %87 = phi i8* [ %83, %82 ], [ %85, %84 ]
  store i8* %87, i8** @__progname, align 8, !tbaa !6
  store i8* %87, i8** @program_invocation_short_name, align 8, !tbaa !6
  br label %88

88:                                               ; preds = %86, %74
  %89 = tail call void (i32, i8**, i8**)* @__symvm_constructor(i32 noundef 0) #6
  %90 = icmp eq void (i32, i8**, i8**)* %89, null
  br i1 %90, label %91, label %94

91:                                               ; preds = %94, %88
  tail call void @__sv_let_fail() #6
  %92 = load i8**, i8*** @environ, align 8, !tbaa !6
  %93 = tail call i32 %0(i32 noundef %54, i8** noundef %53, i8** noundef %92) #6
  tail call void @exit(i32 noundef %93) #7
  unreachable

94:                                               ; preds = %88, %94
  %95 = phi void (i32, i8**, i8**)* [ %99, %94 ], [ %89, %88 ]
  %96 = phi i32 [ %98, %94 ], [ 0, %88 ]
  %97 = load i8**, i8*** @environ, align 8, !tbaa !6
  tail call void %95(i32 noundef %54, i8** noundef %53, i8** noundef %97) #6
  %98 = add nuw nsw i32 %96, 1
  %99 = tail call void (i32, i8**, i8**)* @__symvm_constructor(i32 noundef %98) #6
  %100 = icmp eq void (i32, i8**, i8**)* %99, null
  br i1 %100, label %91, label %94, !llvm.loop !13
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void (i32, i8**, i8**)* @__symvm_constructor(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_let_fail() local_unnamed_addr #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @exit(i32 noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @run(%struct.handler** noundef nonnull @thread_list, i32 noundef %0) #8
  tail call fastcc void @run(%struct.handler** noundef nonnull @exit_list, i32 noundef %0) #8
  %2 = load i32, i32* @exit.destructors, align 4, !tbaa !14
  %3 = tail call void ()* @__symvm_destructor(i32 noundef %2) #6
  %4 = icmp eq void ()* %3, null
  br i1 %4, label %12, label %5

5:                                                ; preds = %1, %5
  %6 = phi void ()* [ %10, %5 ], [ %3, %1 ]
  %7 = load i32, i32* @exit.destructors, align 4, !tbaa !14
  %8 = add nsw i32 %7, 1
  store i32 %8, i32* @exit.destructors, align 4, !tbaa !14
  tail call void %6() #6
  %9 = load i32, i32* @exit.destructors, align 4, !tbaa !14
  %10 = tail call void ()* @__symvm_destructor(i32 noundef %9) #6
  %11 = icmp eq void ()* %10, null
  br i1 %11, label %12, label %5, !llvm.loop !16

12:                                               ; preds = %5, %1
  tail call void @__sv_close_all() #6
  %13 = and i32 %0, 255
  tail call void @__symvm_exit(i32 noundef %13) #9
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__symvm_start() local_unnamed_addr #0 {
  tail call void @__sv_begin(i32 (i32, i8**, i8**)* noundef nonnull @main) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local i32 @main(i32 noundef, i8** noundef, i8** noundef) #2

; Function Attrs: nounwind optsize
define dso_local i32 @atexit(void ()* noundef %0) local_unnamed_addr #3 {
  %2 = tail call i8* @malloc(i64 noundef 40) #6
  %3 = icmp eq i8* %2, null
  br i1 %3, label %10, label %4

4:                                                ; preds = %1
  %5 = load %struct.handler*, %struct.handler** @exit_list, align 8, !tbaa !6
  %6 = bitcast i8* %2 to void ()**
  store void ()* %0, void ()** %6, align 8, !tbaa.struct !17
  %7 = getelementptr inbounds i8, i8* %2, i64 8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %8 = getelementptr inbounds i8, i8* %2, i64 32
  %9 = bitcast i8* %8 to %struct.handler**
  store %struct.handler* %5, %struct.handler** %9, align 8, !tbaa.struct !18
  store i8* %2, i8** bitcast (%struct.handler** @exit_list to i8**), align 8, !tbaa !6
  br label %10

10:                                               ; preds = %1, %4
  %11 = phi i32 [ 0, %4 ], [ -1, %1 ]
  ret i32 %11
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i32 @at_quick_exit(void ()* noundef %0) local_unnamed_addr #3 {
  %2 = tail call i8* @malloc(i64 noundef 40) #6
  %3 = icmp eq i8* %2, null
  br i1 %3, label %10, label %4

4:                                                ; preds = %1
  %5 = load %struct.handler*, %struct.handler** @quick_list, align 8, !tbaa !6
  %6 = bitcast i8* %2 to void ()**
  store void ()* %0, void ()** %6, align 8, !tbaa.struct !17
  %7 = getelementptr inbounds i8, i8* %2, i64 8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %8 = getelementptr inbounds i8, i8* %2, i64 32
  %9 = bitcast i8* %8 to %struct.handler**
  store %struct.handler* %5, %struct.handler** %9, align 8, !tbaa.struct !18
  store i8* %2, i8** bitcast (%struct.handler** @quick_list to i8**), align 8, !tbaa !6
  br label %10

10:                                               ; preds = %1, %4
  %11 = phi i32 [ 0, %4 ], [ -1, %1 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @__cxa_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #3 {
  %4 = tail call i8* @malloc(i64 noundef 40) #6
  %5 = icmp eq i8* %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %3
  %7 = load %struct.handler*, %struct.handler** @exit_list, align 8, !tbaa !6
  %8 = bitcast i8* %4 to void ()**
  store void ()* null, void ()** %8, align 8, !tbaa.struct !17
  %9 = getelementptr inbounds i8, i8* %4, i64 8
  %10 = bitcast i8* %9 to void (i8*)**
  store void (i8*)* %0, void (i8*)** %10, align 8, !tbaa.struct !19
  %11 = getelementptr inbounds i8, i8* %4, i64 16
  %12 = bitcast i8* %11 to void (i32, i8*)**
  store void (i32, i8*)* null, void (i32, i8*)** %12, align 8, !tbaa.struct !20
  %13 = getelementptr inbounds i8, i8* %4, i64 24
  %14 = bitcast i8* %13 to i8**
  store i8* %1, i8** %14, align 8, !tbaa.struct !21
  %15 = getelementptr inbounds i8, i8* %4, i64 32
  %16 = bitcast i8* %15 to %struct.handler**
  store %struct.handler* %7, %struct.handler** %16, align 8, !tbaa.struct !18
  store i8* %4, i8** bitcast (%struct.handler** @exit_list to i8**), align 8, !tbaa !6
  br label %17

17:                                               ; preds = %3, %6
  %18 = phi i32 [ 0, %6 ], [ -1, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define dso_local i32 @__cxa_thread_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture readnone %2) local_unnamed_addr #3 {
  %4 = tail call i8* @malloc(i64 noundef 40) #6
  %5 = icmp eq i8* %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %3
  %7 = load %struct.handler*, %struct.handler** @thread_list, align 8, !tbaa !6
  %8 = bitcast i8* %4 to void ()**
  store void ()* null, void ()** %8, align 8, !tbaa.struct !17
  %9 = getelementptr inbounds i8, i8* %4, i64 8
  %10 = bitcast i8* %9 to void (i8*)**
  store void (i8*)* %0, void (i8*)** %10, align 8, !tbaa.struct !19
  %11 = getelementptr inbounds i8, i8* %4, i64 16
  %12 = bitcast i8* %11 to void (i32, i8*)**
  store void (i32, i8*)* null, void (i32, i8*)** %12, align 8, !tbaa.struct !20
  %13 = getelementptr inbounds i8, i8* %4, i64 24
  %14 = bitcast i8* %13 to i8**
  store i8* %1, i8** %14, align 8, !tbaa.struct !21
  %15 = getelementptr inbounds i8, i8* %4, i64 32
  %16 = bitcast i8* %15 to %struct.handler**
  store %struct.handler* %7, %struct.handler** %16, align 8, !tbaa.struct !18
  store i8* %4, i8** bitcast (%struct.handler** @thread_list to i8**), align 8, !tbaa !6
  br label %17

17:                                               ; preds = %3, %6
  %18 = phi i32 [ 0, %6 ], [ -1, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define dso_local i32 @__cxa_thread_atexit_impl(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #3 {
  %4 = tail call i8* @malloc(i64 noundef 40) #6
  %5 = icmp eq i8* %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %3
  %7 = load %struct.handler*, %struct.handler** @thread_list, align 8, !tbaa !6
  %8 = bitcast i8* %4 to void ()**
  store void ()* null, void ()** %8, align 8, !tbaa.struct !17
  %9 = getelementptr inbounds i8, i8* %4, i64 8
  %10 = bitcast i8* %9 to void (i8*)**
  store void (i8*)* %0, void (i8*)** %10, align 8, !tbaa.struct !19
  %11 = getelementptr inbounds i8, i8* %4, i64 16
  %12 = bitcast i8* %11 to void (i32, i8*)**
  store void (i32, i8*)* null, void (i32, i8*)** %12, align 8, !tbaa.struct !20
  %13 = getelementptr inbounds i8, i8* %4, i64 24
  %14 = bitcast i8* %13 to i8**
  store i8* %1, i8** %14, align 8, !tbaa.struct !21
  %15 = getelementptr inbounds i8, i8* %4, i64 32
  %16 = bitcast i8* %15 to %struct.handler**
  store %struct.handler* %7, %struct.handler** %16, align 8, !tbaa.struct !18
  store i8* %4, i8** bitcast (%struct.handler** @thread_list to i8**), align 8, !tbaa !6
  br label %17

17:                                               ; preds = %3, %6
  %18 = phi i32 [ 0, %6 ], [ -1, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define dso_local i32 @on_exit(void (i32, i8*)* noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = tail call i8* @malloc(i64 noundef 40) #6
  %4 = icmp eq i8* %3, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %2
  %6 = load %struct.handler*, %struct.handler** @exit_list, align 8, !tbaa !6
  %7 = bitcast i8* %3 to void ()**
  store void ()* null, void ()** %7, align 8, !tbaa.struct !17
  %8 = getelementptr inbounds i8, i8* %3, i64 8
  %9 = bitcast i8* %8 to void (i8*)**
  store void (i8*)* null, void (i8*)** %9, align 8, !tbaa.struct !19
  %10 = getelementptr inbounds i8, i8* %3, i64 16
  %11 = bitcast i8* %10 to void (i32, i8*)**
  store void (i32, i8*)* %0, void (i32, i8*)** %11, align 8, !tbaa.struct !20
  %12 = getelementptr inbounds i8, i8* %3, i64 24
  %13 = bitcast i8* %12 to i8**
  store i8* %1, i8** %13, align 8, !tbaa.struct !21
  %14 = getelementptr inbounds i8, i8* %3, i64 32
  %15 = bitcast i8* %14 to %struct.handler**
  store %struct.handler* %6, %struct.handler** %15, align 8, !tbaa.struct !18
  store i8* %3, i8** bitcast (%struct.handler** @exit_list to i8**), align 8, !tbaa !6
  br label %16

16:                                               ; preds = %2, %5
  %17 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_end_of_thread() local_unnamed_addr #3 {
  tail call fastcc void @run(%struct.handler** noundef nonnull @thread_list, i32 noundef 0) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @run(%struct.handler** nocapture noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = load %struct.handler*, %struct.handler** %0, align 8, !tbaa !6
  %4 = icmp eq %struct.handler* %3, null
  br i1 %4, label %27, label %5

5:                                                ; preds = %2, %24
  %6 = phi %struct.handler* [ %25, %24 ], [ %3, %2 ]
  %7 = getelementptr inbounds %struct.handler, %struct.handler* %6, i64 0, i32 0
  %8 = load void ()*, void ()** %7, align 8, !tbaa.struct !17
  %9 = getelementptr inbounds %struct.handler, %struct.handler* %6, i64 0, i32 1
  %10 = load void (i8*)*, void (i8*)** %9, align 8, !tbaa.struct !19
  %11 = getelementptr inbounds %struct.handler, %struct.handler* %6, i64 0, i32 2
  %12 = load void (i32, i8*)*, void (i32, i8*)** %11, align 8, !tbaa.struct !20
  %13 = getelementptr inbounds %struct.handler, %struct.handler* %6, i64 0, i32 3
  %14 = load i8*, i8** %13, align 8, !tbaa.struct !21
  %15 = getelementptr inbounds %struct.handler, %struct.handler* %6, i64 0, i32 4
  %16 = load %struct.handler*, %struct.handler** %15, align 8, !tbaa.struct !18
  %17 = bitcast %struct.handler* %6 to i8*
  tail call void @free(i8* noundef nonnull %17) #6
  store %struct.handler* %16, %struct.handler** %0, align 8, !tbaa !6
  %18 = icmp eq void ()* %8, null
  br i1 %18, label %20, label %19

19:                                               ; preds = %5
  tail call void %8() #6
  br label %24

20:                                               ; preds = %5
  %21 = icmp eq void (i8*)* %10, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %20
  tail call void %10(i8* noundef %14) #6
  br label %24

23:                                               ; preds = %20
  tail call void %12(i32 noundef %1, i8* noundef %14) #6
  br label %24

24:                                               ; preds = %22, %23, %19
  %25 = load %struct.handler*, %struct.handler** %0, align 8, !tbaa !6
  %26 = icmp eq %struct.handler* %25, null
  br i1 %26, label %27, label %5, !llvm.loop !22

27:                                               ; preds = %24, %2
  ret void
}

; Function Attrs: optsize
declare dso_local void ()* @__symvm_destructor(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_close_all() local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_exit(i32 noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind optsize
define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @run(%struct.handler** noundef nonnull @quick_list, i32 noundef %0) #8
  %2 = and i32 %0, 255
  tail call void @__symvm_exit(i32 noundef %2) #9
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_Exit(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 255
  tail call void @__symvm_exit(i32 noundef %2) #9
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_exit(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 255
  tail call void @__symvm_exit(i32 noundef %2) #9
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__assert_fail(i8* noundef %0, i8* nocapture readnone %1, i32 %2, i8* nocapture readnone %3) local_unnamed_addr #0 {
  %5 = alloca [512 x i8], align 16
  %6 = getelementptr inbounds [512 x i8], [512 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %6) #10
  %7 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %6, i64 noundef 512, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0) #6
  call void @__symvm_finding(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i8* noundef nonnull %6) #9
  unreachable
}

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind optsize
define dso_local void @klee_assert_fail(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  tail call void @__assert_fail(i8* noundef %0, i8* undef, i32 undef, i8* undef) #7
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__assert_perror_fail(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i8* @strerror(i32 noundef %0) #6
  tail call void @__assert_fail(i8* noundef %5, i8* undef, i32 undef, i8* undef) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @__assert(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__assert_fail(i8* noundef %0, i8* undef, i32 undef, i8* undef) #7
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__assert_rtn(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  tail call void @__assert_fail(i8* noundef %3, i8* undef, i32 undef, i8* undef) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local i32 @__symvm_group_count() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__symvm_group_max(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @__symvm_malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__symvm_group_min(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @klee_range(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_group_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_group_copy(i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__symvm_env_count() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_env_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_env_copy(i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

attributes #0 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nobuiltin noreturn optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !3, !4}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!8, !8, i64 0}
!11 = distinct !{!11, !3, !4}
!12 = distinct !{!12, !3, !4}
!13 = distinct !{!13, !3, !4}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !8, i64 0}
!16 = distinct !{!16, !3, !4}
!17 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 8, !6, i64 24, i64 8, !6, i64 32, i64 8, !6}
!18 = !{i64 0, i64 8, !6}
!19 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 8, !6, i64 24, i64 8, !6}
!20 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 8, !6}
!21 = !{i64 0, i64 8, !6, i64 8, i64 8, !6}
!22 = distinct !{!22, !3, !4}
