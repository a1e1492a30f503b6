; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/timers.c
; ModuleID = 'runtime/c/timers.c'
source_filename = "runtime/c/timers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.itimerval = type { %struct.timeval_, %struct.timeval_ }
%struct.timeval_ = type { i64, i64 }

@__sv_alarm = dso_local local_unnamed_addr global i64 0, align 8
@interval = internal unnamed_addr global i64 0, align 8
@of_processor = internal unnamed_addr global [3 x %struct.itimerval] zeroinitializer, align 16
@setitimer.none = internal unnamed_addr constant %struct.itimerval zeroinitializer, align 8
@.str = private unnamed_addr constant [26 x i8] c"a timer of processor time\00", align 1
@.str.1 = private unnamed_addr constant [52 x i8] c"a timer's signal, which may come at any instruction\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @__sv_ring() local_unnamed_addr #0 {
  %1 = tail call i64 @__sv_clock() #4
  %2 = load i64, i64* @__sv_alarm, align 8, !tbaa !2
  %3 = icmp ult i64 %1, %2
  br i1 %3, label %15, label %4

4:                                                ; preds = %0
  %5 = load i64, i64* @interval, align 8, !tbaa !2
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %13, label %7

7:                                                ; preds = %4
  %8 = sub i64 %1, %2
  %9 = udiv i64 %8, %5
  %10 = add i64 %9, 1
  %11 = mul i64 %10, %5
  %12 = add i64 %11, %2
  br label %13

13:                                               ; preds = %4, %7
  %14 = phi i64 [ %12, %7 ], [ 0, %4 ]
  store i64 %14, i64* @__sv_alarm, align 8, !tbaa !2
  tail call void @__sv_signal_from_kernel(i32 noundef 14) #4
  br label %15

15:                                               ; preds = %0, %13
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_signal_from_kernel(i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @alarm(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @__sv_clock() #4
  %3 = load i64, i64* @__sv_alarm, align 8, !tbaa !2
  %4 = icmp ugt i64 %3, %2
  %5 = sub i64 %3, %2
  %6 = icmp ne i64 %3, 0
  %7 = zext i1 %6 to i64
  %8 = select i1 %4, i64 %5, i64 %7
  %9 = add i64 %8, 500000000
  %10 = udiv i64 %9, 1000000000
  %11 = zext i32 %0 to i64
  %12 = mul nuw nsw i64 %11, 1000000000
  tail call fastcc void @set(i64 noundef %12, i64 noundef 0) #5
  %13 = icmp eq i64 %8, 0
  %14 = icmp ugt i64 %9, 999999999
  %15 = or i1 %13, %14
  %16 = trunc i64 %10 to i32
  %17 = select i1 %15, i32 %16, i32 1
  ret i32 %17
}

; Function Attrs: nounwind optsize
define internal fastcc void @set(i64 noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = tail call i64 @__sv_clock() #4
  %6 = add i64 %5, %0
  store i64 %6, i64* @__sv_alarm, align 8, !tbaa !2
  store i64 %1, i64* @interval, align 8, !tbaa !2
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.1, i64 0, i64 0)) #4
  br label %8

7:                                                ; preds = %2
  store i64 0, i64* @__sv_alarm, align 8, !tbaa !2
  store i64 %1, i64* @interval, align 8, !tbaa !2
  br label %8

8:                                                ; preds = %7, %4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @ualarm(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @__sv_clock() #4
  %4 = load i64, i64* @__sv_alarm, align 8, !tbaa !2
  %5 = icmp ugt i64 %4, %3
  %6 = sub i64 %4, %3
  %7 = icmp ne i64 %4, 0
  %8 = zext i1 %7 to i64
  %9 = select i1 %5, i64 %6, i64 %8
  %10 = zext i32 %0 to i64
  %11 = mul nuw nsw i64 %10, 1000
  %12 = zext i32 %1 to i64
  %13 = mul nuw nsw i64 %12, 1000
  tail call fastcc void @set(i64 noundef %11, i64 noundef %13) #5
  %14 = add i64 %9, 999
  %15 = udiv i64 %14, 1000
  %16 = trunc i64 %15 to i32
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local i32 @getitimer(i32 noundef %0, %struct.itimerval* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = icmp ugt i32 %0, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call i32* @__errno_location() #4
  store i32 22, i32* %5, align 4, !tbaa !6
  br label %38

6:                                                ; preds = %2
  %7 = icmp eq i32 %0, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %6
  %9 = zext i32 %0 to i64
  %10 = getelementptr inbounds [3 x %struct.itimerval], [3 x %struct.itimerval]* @of_processor, i64 0, i64 %9
  %11 = bitcast %struct.itimerval* %1 to i8*
  %12 = bitcast %struct.itimerval* %10 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %11, i8* noundef nonnull align 16 dereferenceable(32) %12, i64 32, i1 false), !tbaa.struct !8
  br label %38

13:                                               ; preds = %6
  %14 = load i64, i64* @interval, align 8, !tbaa !2
  %15 = add i64 %14, 999
  %16 = udiv i64 %15, 1000000000
  %17 = urem i64 %15, 1000000000
  %18 = trunc i64 %17 to i32
  %19 = udiv i32 %18, 1000
  %20 = zext i32 %19 to i64
  %21 = tail call i64 @__sv_clock() #4
  %22 = load i64, i64* @__sv_alarm, align 8, !tbaa !2
  %23 = icmp ugt i64 %22, %21
  %24 = sub i64 %22, %21
  %25 = icmp ne i64 %22, 0
  %26 = zext i1 %25 to i64
  %27 = select i1 %23, i64 %24, i64 %26
  %28 = add i64 %27, 999
  %29 = udiv i64 %28, 1000000000
  %30 = urem i64 %28, 1000000000
  %31 = trunc i64 %30 to i32
  %32 = udiv i32 %31, 1000
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %1, i64 0, i32 0, i32 0
  store i64 %16, i64* %34, align 8, !tbaa.struct !8
  %35 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %1, i64 0, i32 0, i32 1
  store i64 %20, i64* %35, align 8, !tbaa.struct !9
  %36 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %1, i64 0, i32 1, i32 0
  store i64 %29, i64* %36, align 8, !tbaa.struct !10
  %37 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %1, i64 0, i32 1, i32 1
  store i64 %33, i64* %37, align 8, !tbaa.struct !11
  br label %38

38:                                               ; preds = %8, %13, %4
  %39 = phi i32 [ -1, %4 ], [ 0, %13 ], [ 0, %8 ]
  ret i32 %39
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i32 @setitimer(i32 noundef %0, %struct.itimerval* noundef readonly %1, %struct.itimerval* noundef writeonly %2) local_unnamed_addr #0 {
  %4 = alloca %struct.itimerval, align 8
  %5 = bitcast %struct.itimerval* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #6
  %6 = icmp eq %struct.itimerval* %1, null
  %7 = select i1 %6, %struct.itimerval* @setitimer.none, %struct.itimerval* %1
  %8 = call i32 @getitimer(i32 noundef %0, %struct.itimerval* noundef nonnull %4) #5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %7, i64 0, i32 0, i32 0
  %12 = load i64, i64* %11, align 8, !tbaa !12
  %13 = icmp sgt i64 %12, -1
  br i1 %13, label %14, label %26

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %7, i64 0, i32 0, i32 1
  %16 = load i64, i64* %15, align 8, !tbaa !14
  %17 = icmp ugt i64 %16, 999999
  br i1 %17, label %26, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %7, i64 0, i32 1, i32 0
  %20 = load i64, i64* %19, align 8, !tbaa !12
  %21 = icmp sgt i64 %20, -1
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %7, i64 0, i32 1, i32 1
  %24 = load i64, i64* %23, align 8, !tbaa !14
  %25 = icmp ugt i64 %24, 999999
  br i1 %25, label %26, label %28

26:                                               ; preds = %18, %22, %10, %14, %3
  %27 = tail call i32* @__errno_location() #4
  store i32 22, i32* %27, align 4, !tbaa !6
  br label %54

28:                                               ; preds = %22
  %29 = icmp eq i32 %0, 0
  %30 = icmp ult i64 %20, 4000000000
  %31 = mul i64 %20, 1000000000
  %32 = select i1 %30, i64 %31, i64 4000000000000000000
  br i1 %29, label %42, label %33

33:                                               ; preds = %28
  %34 = mul nsw i64 %24, -1000
  %35 = icmp eq i64 %32, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0)) #4
  br label %37

37:                                               ; preds = %36, %33
  %38 = sext i32 %0 to i64
  %39 = getelementptr inbounds [3 x %struct.itimerval], [3 x %struct.itimerval]* @of_processor, i64 0, i64 %38
  %40 = bitcast %struct.itimerval* %39 to i8*
  %41 = bitcast %struct.itimerval* %7 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %40, i8* noundef nonnull align 8 dereferenceable(32) %41, i64 32, i1 false), !tbaa.struct !8
  br label %50

42:                                               ; preds = %28
  %43 = mul nuw nsw i64 %24, 1000
  %44 = add i64 %43, %32
  %45 = icmp ult i64 %12, 4000000000
  %46 = mul i64 %12, 1000000000
  %47 = select i1 %45, i64 %46, i64 4000000000000000000
  %48 = mul nuw nsw i64 %16, 1000
  %49 = add i64 %48, %47
  tail call fastcc void @set(i64 noundef %44, i64 noundef %49) #5
  br label %50

50:                                               ; preds = %42, %37
  %51 = icmp eq %struct.itimerval* %2, null
  br i1 %51, label %54, label %52

52:                                               ; preds = %50
  %53 = bitcast %struct.itimerval* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %53, i8* noundef nonnull align 8 dereferenceable(32) %5, i64 32, i1 false), !tbaa.struct !8
  br label %54

54:                                               ; preds = %50, %52, %26
  %55 = phi i32 [ -1, %26 ], [ 0, %52 ], [ 0, %50 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #6
  ret i32 %55
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nobuiltin optsize "no-builtins" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !4, i64 0}
!8 = !{i64 0, i64 8, !2, i64 8, i64 8, !2, i64 16, i64 8, !2, i64 24, i64 8, !2}
!9 = !{i64 0, i64 8, !2, i64 8, i64 8, !2, i64 16, i64 8, !2}
!10 = !{i64 0, i64 8, !2, i64 8, i64 8, !2}
!11 = !{i64 0, i64 8, !2}
!12 = !{!13, !3, i64 0}
!13 = !{!"timeval_", !3, i64 0, !3, i64 8}
!14 = !{!13, !3, i64 8}
