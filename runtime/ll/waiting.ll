; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/waiting.c
; ModuleID = 'runtime/c/waiting.c'
source_filename = "runtime/c/waiting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sv_scheduler = type { i32 (i8*, i64, i32)*, i32 (i8*, i32)*, void ()*, void ()*, i64 ()*, void ()* }
%struct.timespec = type { i64, i64 }

@__sv_scheduler = dso_local local_unnamed_addr global %struct.__sv_scheduler* null, align 8
@__sv_open_waits = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [9 x i8] c"deadlock\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"waiting for the world outside\00", align 1
@__sv_descriptors = dso_local local_unnamed_addr constant i8 0, align 1
@__sv_alarm = external dso_local local_unnamed_addr global i64, align 8
@__sv_handled = external dso_local local_unnamed_addr global i64, align 8

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_wait(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @wait(i8* noundef %0, i64 noundef %1, i32 noundef 0) #5
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @wait(i8* noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = load %struct.__sv_scheduler*, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !2
  %5 = icmp eq %struct.__sv_scheduler* %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.__sv_scheduler, %struct.__sv_scheduler* %4, i64 0, i32 0
  %8 = load i32 (i8*, i64, i32)*, i32 (i8*, i64, i32)** %7, align 8, !tbaa !6
  %9 = tail call i32 %8(i8* noundef %0, i64 noundef %1, i32 noundef %2) #6
  br label %25

10:                                               ; preds = %3
  %11 = load i64, i64* @__sv_alarm, align 8, !tbaa !8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %10
  %14 = icmp ne i64 %1, 0
  %15 = icmp ugt i64 %11, %1
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %24, label %17

17:                                               ; preds = %13
  %18 = load i64, i64* @__sv_handled, align 8, !tbaa !8
  tail call void @__sv_clock_to(i64 noundef %11) #6
  %19 = load i64, i64* @__sv_handled, align 8, !tbaa !8
  %20 = icmp eq i64 %19, %18
  %21 = select i1 %20, i32 0, i32 4
  br label %25

22:                                               ; preds = %10
  %23 = icmp eq i64 %1, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %13, %22
  tail call void @__sv_clock_to(i64 noundef %1) #6
  br label %25

25:                                               ; preds = %22, %24, %17, %6
  %26 = phi i32 [ %9, %6 ], [ %21, %17 ], [ 110, %24 ], [ 35, %22 ]
  ret i32 %26
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_wait_or_cancelled(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @wait(i8* noundef %0, i64 noundef %1, i32 noundef 1) #5
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_wake(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.__sv_scheduler*, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !2
  %4 = icmp eq %struct.__sv_scheduler* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.__sv_scheduler, %struct.__sv_scheduler* %3, i64 0, i32 1
  %7 = load i32 (i8*, i32)*, i32 (i8*, i32)** %6, align 8, !tbaa !10
  %8 = tail call i32 %7(i8* noundef %0, i32 noundef %1) #6
  br label %9

9:                                                ; preds = %2, %5
  %10 = phi i32 [ %8, %5 ], [ 0, %2 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_give_way() local_unnamed_addr #0 {
  %1 = load %struct.__sv_scheduler*, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !2
  %2 = icmp eq %struct.__sv_scheduler* %1, null
  br i1 %2, label %6, label %3

3:                                                ; preds = %0
  %4 = getelementptr inbounds %struct.__sv_scheduler, %struct.__sv_scheduler* %1, i64 0, i32 2
  %5 = load void ()*, void ()** %4, align 8, !tbaa !11
  tail call void %5() #6
  br label %6

6:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_cancellation_point() local_unnamed_addr #0 {
  %1 = load %struct.__sv_scheduler*, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !2
  %2 = icmp eq %struct.__sv_scheduler* %1, null
  br i1 %2, label %6, label %3

3:                                                ; preds = %0
  %4 = getelementptr inbounds %struct.__sv_scheduler, %struct.__sv_scheduler* %1, i64 0, i32 3
  %5 = load void ()*, void ()** %4, align 8, !tbaa !12
  tail call void %5() #6
  br label %6

6:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_stuck(i8* noundef %0) local_unnamed_addr #1 {
  %2 = load i32, i32* @__sv_open_waits, align 4, !tbaa !13
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef %0) #7
  unreachable

5:                                                ; preds = %1
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0)) #6
  tail call void @__symvm_exit(i32 noundef 0) #7
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_exit(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_thread() local_unnamed_addr #0 {
  %1 = load %struct.__sv_scheduler*, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !2
  %2 = icmp eq %struct.__sv_scheduler* %1, null
  br i1 %2, label %7, label %3

3:                                                ; preds = %0
  %4 = getelementptr inbounds %struct.__sv_scheduler, %struct.__sv_scheduler* %1, i64 0, i32 4
  %5 = load i64 ()*, i64 ()** %4, align 8, !tbaa !15
  %6 = tail call i64 %5() #6
  br label %7

7:                                                ; preds = %0, %3
  %8 = phi i64 [ %6, %3 ], [ 0, %0 ]
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__sv_is_time(%struct.timespec* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !16
  %4 = icmp ult i64 %3, 1000000000
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @__sv_time_of(%struct.timespec* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 0
  %3 = load i64, i64* %2, align 8, !tbaa !18
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = icmp ult i64 %3, 9223372036
  %7 = mul i64 %3, 1000000000
  %8 = select i1 %6, i64 %7, i64 9223372035000000000
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 1
  %10 = load i64, i64* %9, align 8, !tbaa !16
  %11 = urem i64 %10, 1000000000
  %12 = add i64 %11, %8
  %13 = icmp eq i64 %12, 0
  %14 = select i1 %13, i64 1, i64 %12
  br label %15

15:                                               ; preds = %1, %5
  %16 = phi i64 [ %14, %5 ], [ 1, %1 ]
  ret i64 %16
}

; Function Attrs: optsize
declare dso_local void @__sv_clock_to(i64 noundef) local_unnamed_addr #3

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin optsize "no-builtins" }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 0}
!7 = !{!"__sv_scheduler", !3, i64 0, !3, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !3, i64 40}
!8 = !{!9, !9, i64 0}
!9 = !{!"long", !4, i64 0}
!10 = !{!7, !3, i64 8}
!11 = !{!7, !3, i64 16}
!12 = !{!7, !3, i64 24}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !4, i64 0}
!15 = !{!7, !3, i64 32}
!16 = !{!17, !9, i64 8}
!17 = !{!"timespec", !9, i64 0, !9, i64 8}
!18 = !{!17, !9, i64 0}
