; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_foreign.c
; ModuleID = 'runtime/c/cxx_foreign.c'
source_filename = "runtime/c/cxx_foreign.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.exceptions = type { %struct.exception*, i32, i8* }
%struct.exception = type { i64, i64, %struct.type*, void (i8*)*, void ()*, void ()*, %struct.exception*, i64, %struct.exception*, %struct.allowed*, i64, i8*, [4 x i64] }
%struct.type = type { i8**, i8* }
%struct.allowed = type { i64, [0 x %struct.type*] }
%struct.foreign = type { i64, void (i32, %struct.foreign*)* }

@__sv_exceptions = external dso_local local_unnamed_addr global %struct.exceptions, align 8

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_resume_foreign(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @__symvm_next_landing(i64 noundef 1) #4
  %3 = icmp sgt i64 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1, %30
  %5 = phi i64 [ %32, %30 ], [ %2, %1 ]
  br label %7

6:                                                ; preds = %30, %1
  tail call void @abort() #5
  unreachable

7:                                                ; preds = %4, %22
  %8 = phi i32 [ %23, %22 ], [ 0, %4 ]
  %9 = phi i64 [ %25, %22 ], [ 0, %4 ]
  %10 = phi i32 [ %24, %22 ], [ -2147483648, %4 ]
  %11 = tail call i64 @__symvm_landing(i64 noundef %5, i64 noundef %9) #4
  %12 = and i64 %11, 72057594037927935
  %13 = icmp eq i64 %12, 0
  %14 = lshr i64 %11, 56
  %15 = trunc i64 %14 to i8
  switch i8 %15, label %26 [
    i8 2, label %22
    i8 3, label %16
    i8 6, label %28
    i8 4, label %17
    i8 5, label %20
  ]

16:                                               ; preds = %7
  br i1 %13, label %28, label %22

17:                                               ; preds = %7
  %18 = zext i1 %13 to i32
  %19 = or i32 %8, %18
  br label %22

20:                                               ; preds = %7
  %21 = icmp eq i32 %8, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %20, %17, %16, %7
  %23 = phi i32 [ %19, %17 ], [ %8, %16 ], [ %8, %7 ], [ 0, %20 ]
  %24 = phi i32 [ %10, %17 ], [ %10, %16 ], [ 0, %7 ], [ %10, %20 ]
  %25 = add nuw nsw i64 %9, 1
  br label %7, !llvm.loop !2

26:                                               ; preds = %7
  %27 = icmp eq i32 %10, -2147483648
  br i1 %27, label %30, label %28

28:                                               ; preds = %26, %20, %16, %7
  %29 = phi i32 [ 1, %16 ], [ 2, %7 ], [ -1, %20 ], [ %10, %26 ]
  tail call void @__symvm_unwind(i64 noundef %5, i8* noundef %0, i32 noundef %29) #5
  unreachable

30:                                               ; preds = %26
  %31 = add nsw i64 %5, 1
  %32 = tail call i64 @__symvm_next_landing(i64 noundef %31) #4
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %4, label %6, !llvm.loop !4
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_next_landing(i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_unwind(i64 noundef, i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @abort() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @_Unwind_RaiseException(%struct.foreign* noundef %0) local_unnamed_addr #3 {
  %2 = tail call i64 @__symvm_next_landing(i64 noundef 1) #4
  %3 = icmp sgt i64 %2, 0
  br i1 %3, label %4, label %40

4:                                                ; preds = %1, %30
  %5 = phi i64 [ %32, %30 ], [ %2, %1 ]
  br label %6

6:                                                ; preds = %4, %21
  %7 = phi i32 [ %22, %21 ], [ 0, %4 ]
  %8 = phi i64 [ %24, %21 ], [ 0, %4 ]
  %9 = phi i32 [ %23, %21 ], [ -2147483648, %4 ]
  %10 = tail call i64 @__symvm_landing(i64 noundef %5, i64 noundef %8) #4
  %11 = and i64 %10, 72057594037927935
  %12 = icmp eq i64 %11, 0
  %13 = lshr i64 %10, 56
  %14 = trunc i64 %13 to i8
  switch i8 %14, label %25 [
    i8 2, label %21
    i8 3, label %15
    i8 6, label %26
    i8 4, label %16
    i8 5, label %19
  ]

15:                                               ; preds = %6
  br i1 %12, label %26, label %21

16:                                               ; preds = %6
  %17 = zext i1 %12 to i32
  %18 = or i32 %7, %17
  br label %21

19:                                               ; preds = %6
  %20 = icmp eq i32 %7, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %19, %16, %15, %6
  %22 = phi i32 [ %18, %16 ], [ %7, %15 ], [ %7, %6 ], [ 0, %19 ]
  %23 = phi i32 [ %9, %16 ], [ %9, %15 ], [ 0, %6 ], [ %9, %19 ]
  %24 = add nuw nsw i64 %8, 1
  br label %6, !llvm.loop !2

25:                                               ; preds = %6
  br label %26

26:                                               ; preds = %6, %15, %19, %25
  %27 = phi i32 [ %9, %25 ], [ -1, %19 ], [ 2, %6 ], [ 1, %15 ]
  %28 = and i32 %27, 2147483647
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:                                               ; preds = %26
  %31 = add nsw i64 %5, 1
  %32 = tail call i64 @__symvm_next_landing(i64 noundef %31) #4
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %4, label %34, !llvm.loop !6

34:                                               ; preds = %30, %26
  %35 = icmp eq i32 %27, 2
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  tail call void @__symvm_panicked() #5
  unreachable

37:                                               ; preds = %34
  %38 = and i32 %27, 2147483647
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %1, %37
  ret i32 5

41:                                               ; preds = %37
  %42 = bitcast %struct.foreign* %0 to i8*
  tail call void @__sv_resume_foreign(i8* noundef %42) #6
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_panicked() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @_Unwind_Resume_or_Rethrow(%struct.foreign* noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @_Unwind_RaiseException(%struct.foreign* noundef %0) #7
  ret i32 5
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_rethrow_foreign() local_unnamed_addr #0 {
  %1 = load %struct.foreign*, %struct.foreign** bitcast (i8** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 2) to %struct.foreign**), align 8, !tbaa !7
  store i8* null, i8** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 2), align 8, !tbaa !7
  %2 = tail call i32 @_Unwind_RaiseException(%struct.foreign* noundef %1) #7
  tail call void @_ZSt9terminatev() #5
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt9terminatev() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_drop_foreign(i8* noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to void (i32, %struct.foreign*)**
  %4 = load void (i32, %struct.foreign*)*, void (i32, %struct.foreign*)** %3, align 8, !tbaa !13
  %5 = icmp eq void (i32, %struct.foreign*)* %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %1
  %7 = bitcast i8* %0 to %struct.foreign*
  tail call void %4(i32 noundef 1, %struct.foreign* noundef %7) #4
  br label %8

8:                                                ; preds = %6, %1
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_landing(i64 noundef, i64 noundef) local_unnamed_addr #1

attributes #0 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin noreturn optsize "no-builtins" }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
!4 = distinct !{!4, !5, !3}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5, !3}
!7 = !{!8, !9, i64 16}
!8 = !{!"exceptions", !9, i64 0, !12, i64 8, !9, i64 16}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!"int", !10, i64 0}
!13 = !{!14, !9, i64 8}
!14 = !{!"foreign", !15, i64 0, !9, i64 8}
!15 = !{!"long", !10, i64 0}
