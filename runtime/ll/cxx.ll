; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx.c
; ModuleID = 'runtime/c/cxx.c'
source_filename = "runtime/c/cxx.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.attempt = type { [4 x i64], i64, %struct.attempt*, %struct.exception* }
%struct.exception = type { i64, i64, %struct.type*, void (i8*)*, void ()*, void ()*, %struct.exception*, i64, %struct.exception*, %struct.allowed*, i64, i8*, [4 x i64] }
%struct.type = type { i8**, i8* }
%struct.allowed = type { i64, [0 x %struct.type*] }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }

@new_handler = internal unnamed_addr global void ()* null, align 8
@__sv_attempts = external thread_local local_unnamed_addr global %struct.attempt*, align 8
@.str = private unnamed_addr constant [28 x i8] c"pure virtual method called\0A\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"deleted virtual method called\0A\00", align 1
@.str.2 = private unnamed_addr constant [68 x i8] c"a thread waits for a local static variable, and no thread can go on\00", align 1
@_ZSt11__once_call = dso_local thread_local local_unnamed_addr global void ()* null, align 8
@_ZSt7nothrow = weak_odr dso_local local_unnamed_addr constant [1 x i8] zeroinitializer, align 1
@_ZSt15__once_callable = dso_local thread_local local_unnamed_addr global i8* null, align 8
@_ZNSt12placeholders2_1E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_2E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_3E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_4E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_5E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_6E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_7E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_8E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_9E = dso_local local_unnamed_addr constant i8 0, align 1
@__dso_handle = dso_local local_unnamed_addr global i8* null, align 8
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8

@_Znwm = weak dso_local alias i8* (i64), i8* (i64)* @_ZN5symvmnwEm
@_ZnwmSt11align_val_t = weak dso_local alias i8* (i64, i64), i8* (i64, i64)* @_ZN5symvmnwEmSt11align_val_t
@_ZdlPv = weak dso_local alias void (i8*), void (i8*)* @_ZN5symvmdlEPv
@_ZdlPvSt11align_val_t = weak dso_local alias void (i8*, i64), void (i8*, i64)* @_ZN5symvmdlEPvSt11align_val_t

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void ()* @_ZSt15set_new_handlerPFvvE(void ()* noundef %0) local_unnamed_addr #0 {
  %2 = load void ()*, void ()** @new_handler, align 8, !tbaa !2
  store void ()* %0, void ()** @new_handler, align 8, !tbaa !2
  ret void ()* %2
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local void ()* @_ZSt15get_new_handlerv() local_unnamed_addr #2 {
  %1 = load void ()*, void ()** @new_handler, align 8, !tbaa !2
  ret void ()* %1
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZN5symvmnwEm(i64 noundef %0) #3 {
  %2 = tail call i8* @malloc(i64 noundef %0) #8
  %3 = icmp eq i8* %2, null
  br i1 %3, label %4, label %11

4:                                                ; preds = %1, %8
  %5 = load void ()*, void ()** @new_handler, align 8, !tbaa !2
  %6 = icmp eq void ()* %5, null
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  tail call void @_ZSt17__throw_bad_allocv() #9
  unreachable

8:                                                ; preds = %4
  tail call void %5() #8
  %9 = tail call i8* @malloc(i64 noundef %0) #8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %4, label %11, !llvm.loop !6

11:                                               ; preds = %8, %1
  %12 = phi i8* [ %2, %1 ], [ %9, %8 ]
  tail call void @__symvm_made(i8* noundef nonnull %12, i32 noundef 1) #8
  ret i8* %12
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @_ZN5symvmnwEmSt11align_val_t(i64 noundef %0, i64 noundef %1) #3 {
  %3 = tail call i8* @memalign(i64 noundef %1, i64 noundef %0) #8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %5, label %12

5:                                                ; preds = %2, %9
  %6 = load void ()*, void ()** @new_handler, align 8, !tbaa !2
  %7 = icmp eq void ()* %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  tail call void @_ZSt17__throw_bad_allocv() #9
  unreachable

9:                                                ; preds = %5
  tail call void %6() #8
  %10 = tail call i8* @memalign(i64 noundef %1, i64 noundef %0) #8
  %11 = icmp eq i8* %10, null
  br i1 %11, label %5, label %12, !llvm.loop !9

12:                                               ; preds = %9, %2
  %13 = phi i8* [ %3, %2 ], [ %10, %9 ]
  tail call void @__symvm_made(i8* noundef nonnull %13, i32 noundef 1) #8
  ret i8* %13
}

; Function Attrs: optsize
declare dso_local i8* @memalign(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define weak dso_local i8* @_Znam(i64 noundef %0) local_unnamed_addr #3 {
  %2 = tail call i8* @_Znwm(i64 noundef %0) #8
  %3 = icmp eq i8* %2, null
  %4 = or i1 %3, icmp ne (i8* (i64)* @_Znwm, i8* (i64)* @_ZN5symvmnwEm)
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @__symvm_made(i8* noundef nonnull %2, i32 noundef 2) #8
  br label %6

6:                                                ; preds = %1, %5
  ret i8* %2
}

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnamSt11align_val_t(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = tail call i8* @_ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) #8
  %4 = icmp eq i8* %3, null
  %5 = or i1 %4, icmp ne (i8* (i64, i64)* @_ZnwmSt11align_val_t, i8* (i64, i64)* @_ZN5symvmnwEmSt11align_val_t)
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void @__symvm_made(i8* noundef nonnull %3, i32 noundef 2) #8
  br label %7

7:                                                ; preds = %2, %6
  ret i8* %3
}

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnwmRKSt9nothrow_t(i64 noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = alloca %struct.attempt, align 8
  %4 = bitcast %struct.attempt* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %4) #10
  %5 = load void ()*, void ()** @new_handler, align 8
  %6 = icmp ne void ()* %5, null
  %7 = select i1 icmp ne (i8* (i64)* @_Znwm, i8* (i64)* @_ZN5symvmnwEm), i1 true, i1 %6
  br i1 %7, label %12, label %8

8:                                                ; preds = %2
  %9 = call i8* @malloc(i64 noundef %0) #8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %49, label %11

11:                                               ; preds = %8
  call void @__symvm_made(i8* noundef nonnull %9, i32 noundef 1) #8
  br label %49

12:                                               ; preds = %2, %12
  %13 = phi i64 [ %15, %12 ], [ 1, %2 ]
  %14 = phi i64 [ %19, %12 ], [ 1, %2 ]
  %15 = add nuw nsw i64 %14, %13
  %16 = add nsw i64 %15, -1
  %17 = call i64 @__symvm_landing(i64 noundef %16, i64 noundef 0) #8
  %18 = icmp ult i64 %17, 72057594037927936
  %19 = shl nsw i64 %14, 1
  br i1 %18, label %20, label %12, !llvm.loop !10

20:                                               ; preds = %12
  %21 = icmp sgt i64 %14, 0
  br i1 %21, label %22, label %32

22:                                               ; preds = %20, %22
  %23 = phi i64 [ %30, %22 ], [ %14, %20 ]
  %24 = phi i64 [ %29, %22 ], [ %13, %20 ]
  %25 = add nsw i64 %24, %23
  %26 = add nsw i64 %25, -1
  %27 = call i64 @__symvm_landing(i64 noundef %26, i64 noundef 0) #8
  %28 = icmp ult i64 %27, 72057594037927936
  %29 = select i1 %28, i64 %24, i64 %25
  %30 = lshr i64 %23, 1
  %31 = icmp ult i64 %23, 2
  br i1 %31, label %32, label %22, !llvm.loop !11

32:                                               ; preds = %22, %20
  %33 = phi i64 [ %13, %20 ], [ %29, %22 ]
  %34 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 1
  store i64 %33, i64* %34, align 8, !tbaa !12
  %35 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !2
  %36 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 2
  store %struct.attempt* %35, %struct.attempt** %36, align 8, !tbaa !15
  store %struct.attempt* %3, %struct.attempt** @__sv_attempts, align 8, !tbaa !2
  %37 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 0, i64 0
  %38 = call i32 @_setjmp(i64* noundef nonnull %37) #11
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %32
  %41 = call i8* @_Znwm(i64 noundef %0) #8
  %42 = load %struct.attempt*, %struct.attempt** %36, align 8, !tbaa !15
  store %struct.attempt* %42, %struct.attempt** @__sv_attempts, align 8, !tbaa !2
  br label %49

43:                                               ; preds = %32
  %44 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 3
  %45 = load %struct.exception*, %struct.exception** %44, align 8, !tbaa !16
  %46 = getelementptr inbounds %struct.exception, %struct.exception* %45, i64 0, i32 12, i64 0
  %47 = bitcast i64* %46 to i8*
  %48 = call i8* @__cxa_begin_catch(i8* noundef nonnull %47) #8
  call void @__cxa_end_catch() #8
  br label %49

49:                                               ; preds = %11, %8, %43, %40
  %50 = phi i8* [ %41, %40 ], [ null, %43 ], [ null, %8 ], [ %9, %11 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %4) #10
  ret i8* %50
}

; Function Attrs: optsize returns_twice
declare dso_local i32 @_setjmp(i64* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i8* @__cxa_begin_catch(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local void @__cxa_end_catch() local_unnamed_addr #4

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.attempt, align 8
  %5 = bitcast %struct.attempt* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %5) #10
  %6 = load void ()*, void ()** @new_handler, align 8
  %7 = icmp ne void ()* %6, null
  %8 = select i1 icmp ne (i8* (i64, i64)* @_ZnwmSt11align_val_t, i8* (i64, i64)* @_ZN5symvmnwEmSt11align_val_t), i1 true, i1 %7
  br i1 %8, label %13, label %9

9:                                                ; preds = %3
  %10 = call i8* @memalign(i64 noundef %1, i64 noundef %0) #8
  %11 = icmp eq i8* %10, null
  br i1 %11, label %50, label %12

12:                                               ; preds = %9
  call void @__symvm_made(i8* noundef nonnull %10, i32 noundef 1) #8
  br label %50

13:                                               ; preds = %3, %13
  %14 = phi i64 [ %16, %13 ], [ 1, %3 ]
  %15 = phi i64 [ %20, %13 ], [ 1, %3 ]
  %16 = add nuw nsw i64 %15, %14
  %17 = add nsw i64 %16, -1
  %18 = call i64 @__symvm_landing(i64 noundef %17, i64 noundef 0) #8
  %19 = icmp ult i64 %18, 72057594037927936
  %20 = shl nsw i64 %15, 1
  br i1 %19, label %21, label %13, !llvm.loop !10

21:                                               ; preds = %13
  %22 = icmp sgt i64 %15, 0
  br i1 %22, label %23, label %33

23:                                               ; preds = %21, %23
  %24 = phi i64 [ %31, %23 ], [ %15, %21 ]
  %25 = phi i64 [ %30, %23 ], [ %14, %21 ]
  %26 = add nsw i64 %25, %24
  %27 = add nsw i64 %26, -1
  %28 = call i64 @__symvm_landing(i64 noundef %27, i64 noundef 0) #8
  %29 = icmp ult i64 %28, 72057594037927936
  %30 = select i1 %29, i64 %25, i64 %26
  %31 = lshr i64 %24, 1
  %32 = icmp ult i64 %24, 2
  br i1 %32, label %33, label %23, !llvm.loop !11

33:                                               ; preds = %23, %21
  %34 = phi i64 [ %14, %21 ], [ %30, %23 ]
  %35 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 1
  store i64 %34, i64* %35, align 8, !tbaa !12
  %36 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !2
  %37 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 2
  store %struct.attempt* %36, %struct.attempt** %37, align 8, !tbaa !15
  store %struct.attempt* %4, %struct.attempt** @__sv_attempts, align 8, !tbaa !2
  %38 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 0, i64 0
  %39 = call i32 @_setjmp(i64* noundef nonnull %38) #11
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %44

41:                                               ; preds = %33
  %42 = call i8* @_ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) #8
  %43 = load %struct.attempt*, %struct.attempt** %37, align 8, !tbaa !15
  store %struct.attempt* %43, %struct.attempt** @__sv_attempts, align 8, !tbaa !2
  br label %50

44:                                               ; preds = %33
  %45 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 3
  %46 = load %struct.exception*, %struct.exception** %45, align 8, !tbaa !16
  %47 = getelementptr inbounds %struct.exception, %struct.exception* %46, i64 0, i32 12, i64 0
  %48 = bitcast i64* %47 to i8*
  %49 = call i8* @__cxa_begin_catch(i8* noundef nonnull %48) #8
  call void @__cxa_end_catch() #8
  br label %50

50:                                               ; preds = %12, %9, %44, %41
  %51 = phi i8* [ %42, %41 ], [ null, %44 ], [ null, %9 ], [ %10, %12 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %5) #10
  ret i8* %51
}

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnamRKSt9nothrow_t(i64 noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = tail call i8* @_ZnwmRKSt9nothrow_t(i64 noundef %0, i8* noundef %1) #12
  %4 = icmp eq i8* %3, null
  %5 = or i1 %4, icmp ne (i8* (i64)* @_Znwm, i8* (i64)* @_ZN5symvmnwEm)
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void @__symvm_made(i8* noundef nonnull %3, i32 noundef 2) #8
  br label %7

7:                                                ; preds = %2, %6
  ret i8* %3
}

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnamSt11align_val_tRKSt9nothrow_t(i64 noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #3 {
  %4 = tail call i8* @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %0, i64 noundef %1, i8* noundef %2) #12
  %5 = icmp eq i8* %4, null
  %6 = or i1 %5, icmp ne (i8* (i64, i64)* @_ZnwmSt11align_val_t, i8* (i64, i64)* @_ZN5symvmnwEmSt11align_val_t)
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  tail call void @__symvm_made(i8* noundef nonnull %4, i32 noundef 2) #8
  br label %8

8:                                                ; preds = %3, %7
  ret i8* %4
}

; Function Attrs: nounwind optsize
define dso_local void @_ZN5symvmdlEPv(i8* noundef %0) #3 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  tail call void @__symvm_taken(i8* noundef nonnull %0, i32 noundef 1) #8
  br label %4

4:                                                ; preds = %1, %3
  tail call void @free(i8* noundef %0) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZN5symvmdlEPvSt11align_val_t(i8* noundef %0, i64 %1) #3 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @__symvm_taken(i8* noundef nonnull %0, i32 noundef 1) #8
  br label %5

5:                                                ; preds = %2, %4
  tail call void @free(i8* noundef %0) #8
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPv(i8* noundef %0) local_unnamed_addr #3 {
  br i1 icmp eq (void (i8*)* @_ZdlPv, void (i8*)* @_ZN5symvmdlEPv), label %2, label %6

2:                                                ; preds = %1
  %3 = icmp eq i8* %0, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @__symvm_taken(i8* noundef nonnull %0, i32 noundef 2) #8
  br label %5

5:                                                ; preds = %2, %4
  tail call void @free(i8* noundef %0) #8
  br label %7

6:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef %0) #8
  br label %7

7:                                                ; preds = %6, %5
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvSt11align_val_t(i8* noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  br i1 icmp eq (void (i8*, i64)* @_ZdlPvSt11align_val_t, void (i8*, i64)* @_ZN5symvmdlEPvSt11align_val_t), label %3, label %7

3:                                                ; preds = %2
  %4 = icmp eq i8* %0, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  tail call void @__symvm_taken(i8* noundef nonnull %0, i32 noundef 2) #8
  br label %6

6:                                                ; preds = %3, %5
  tail call void @free(i8* noundef %0) #8
  br label %8

7:                                                ; preds = %2
  tail call void @_ZdlPvSt11align_val_t(i8* noundef %0, i64 noundef %1) #8
  br label %8

8:                                                ; preds = %7, %6
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPvm(i8* noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  tail call void @_ZdlPv(i8* noundef %0) #8
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvm(i8* noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  tail call void @_ZdaPv(i8* noundef %0) #12
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPvmSt11align_val_t(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  tail call void @_ZdlPvSt11align_val_t(i8* noundef %0, i64 noundef %2) #8
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvmSt11align_val_t(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  tail call void @_ZdaPvSt11align_val_t(i8* noundef %0, i64 noundef %2) #12
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPvRKSt9nothrow_t(i8* noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  tail call void @_ZdlPv(i8* noundef %0) #8
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvRKSt9nothrow_t(i8* noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  tail call void @_ZdaPv(i8* noundef %0) #12
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPvSt11align_val_tRKSt9nothrow_t(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #3 {
  tail call void @_ZdlPvSt11align_val_t(i8* noundef %0, i64 noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvSt11align_val_tRKSt9nothrow_t(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #3 {
  tail call void @_ZdaPvSt11align_val_t(i8* noundef %0, i64 noundef %1) #12
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_pure_virtual() local_unnamed_addr #6 {
  tail call fastcc void @end(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0)) #13
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define internal fastcc void @end(i8* noundef %0) unnamed_addr #6 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %3 = tail call i32 @fputs(i8* noundef %0, %struct.sv_file* noundef %2) #8
  tail call void @_ZSt9terminatev() #9
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_deleted_virtual() local_unnamed_addr #6 {
  tail call fastcc void @end(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0)) #13
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local i32 @__cxa_guard_acquire(i64* noundef %0) local_unnamed_addr #3 {
  %2 = bitcast i64* %0 to i32*
  %3 = getelementptr inbounds i32, i32* %2, i64 1
  %4 = tail call i64 @__sv_thread() #8
  %5 = trunc i64 %4 to i32
  %6 = add i32 %5, 1
  %7 = bitcast i64* %0 to i8*
  br label %8

8:                                                ; preds = %17, %1
  %9 = load volatile i8, i8* %7, align 1, !tbaa !17
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %21

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !tbaa !18
  %13 = icmp eq i32 %12, 0
  %14 = icmp eq i32 %12, %6
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %11
  store i32 %6, i32* %3, align 4, !tbaa !18
  br label %21

17:                                               ; preds = %11
  %18 = tail call i32 @__sv_wait(i8* noundef nonnull %7, i64 noundef 0) #8
  %19 = icmp eq i32 %18, 35
  br i1 %19, label %20, label %8, !llvm.loop !20

20:                                               ; preds = %17
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.2, i64 0, i64 0)) #9
  unreachable

21:                                               ; preds = %8, %16
  %22 = phi i32 [ 1, %16 ], [ 0, %8 ]
  ret i32 %22
}

; Function Attrs: optsize
declare dso_local i64 @__sv_thread() local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__sv_wait(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #7

; Function Attrs: nounwind optsize
define dso_local void @__cxa_guard_release(i64* noundef %0) local_unnamed_addr #3 {
  %2 = bitcast i64* %0 to i8*
  store volatile i8 1, i8* %2, align 1, !tbaa !17
  %3 = bitcast i64* %0 to i32*
  %4 = getelementptr inbounds i32, i32* %3, i64 1
  store i32 0, i32* %4, align 4, !tbaa !18
  %5 = tail call i32 @__sv_wake(i8* noundef nonnull %2, i32 noundef 2147483647) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__cxa_guard_abort(i64* noundef %0) local_unnamed_addr #3 {
  %2 = bitcast i64* %0 to i32*
  %3 = getelementptr inbounds i32, i32* %2, i64 1
  store i32 0, i32* %3, align 4, !tbaa !18
  %4 = bitcast i64* %0 to i8*
  %5 = tail call i32 @__sv_wake(i8* noundef %4, i32 noundef 2147483647) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__once_proxy() local_unnamed_addr #3 {
  %1 = load void ()*, void ()** @_ZSt11__once_call, align 8, !tbaa !2
  tail call void %1() #8
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local i32 @__gxx_personality_v0() local_unnamed_addr #6 {
  tail call void @abort() #9
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @abort() local_unnamed_addr #7

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt17__throw_bad_allocv() local_unnamed_addr #7

; Function Attrs: optsize
declare dso_local void @__symvm_made(i8* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__symvm_landing(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local void @__symvm_taken(i8* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @fputs(i8* noundef, %struct.sv_file* noundef) local_unnamed_addr #4

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt9terminatev() local_unnamed_addr #7

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { optsize returns_twice "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin nounwind optsize returns_twice "no-builtins" }
attributes #12 = { nobuiltin optsize "no-builtins" }
attributes #13 = { nobuiltin noreturn optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !7, !8}
!10 = distinct !{!10, !7, !8}
!11 = distinct !{!11, !7, !8}
!12 = !{!13, !14, i64 32}
!13 = !{!"attempt", !4, i64 0, !14, i64 32, !3, i64 40, !3, i64 48}
!14 = !{!"long", !4, i64 0}
!15 = !{!13, !3, i64 40}
!16 = !{!13, !3, i64 48}
!17 = !{!4, !4, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !4, i64 0}
!20 = distinct !{!20, !7, !8}
