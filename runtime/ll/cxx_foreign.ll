; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_foreign.c
; ModuleID = 'runtime/c/cxx_foreign.c'
source_filename = "runtime/c/cxx_foreign.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.attempt = type { [4 x i64], i64, %struct.attempt*, %struct.exception* }
%struct.exception = type { i64, i64, %struct.type*, void (i8*)*, void ()*, void ()*, %struct.exception*, i64, %struct.exception*, %struct.allowed*, i64, i8*, [4 x i64] }
%struct.type = type { i8**, i8* }
%struct.allowed = type { i64, [0 x %struct.type*] }
%struct.exceptions = type { %struct.exception*, i32, i8* }
%struct.foreign = type { i64, void (i32, %struct.foreign*)* }

@__sv_attempts = external thread_local local_unnamed_addr global %struct.attempt*, align 8
@__sv_exceptions = external thread_local local_unnamed_addr global %struct.exceptions, align 8

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_resume_foreign(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @__symvm_next_landing(i64 noundef 1) #4
  %3 = icmp sgt i64 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1, %29
  %5 = phi i64 [ %31, %29 ], [ %2, %1 ]
  br label %7

6:                                                ; preds = %29, %1
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
    i8 6, label %27
    i8 4, label %17
    i8 5, label %20
  ]

16:                                               ; preds = %7
  br i1 %13, label %27, label %22

17:                                               ; preds = %7
  %18 = zext i1 %13 to i32
  %19 = or i32 %8, %18
  br label %22

20:                                               ; preds = %7
  %21 = icmp eq i32 %8, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %20, %17, %16, %7
  %23 = phi i32 [ %19, %17 ], [ %8, %16 ], [ %8, %7 ], [ 0, %20 ]
  %24 = phi i32 [ %10, %17 ], [ %10, %16 ], [ 0, %7 ], [ %10, %20 ]
  %25 = add nuw nsw i64 %9, 1
  br label %7, !llvm.loop !2

26:                                               ; preds = %7
  br label %27

27:                                               ; preds = %7, %16, %20, %26
  %28 = phi i32 [ %10, %26 ], [ -1, %20 ], [ 2, %7 ], [ 1, %16 ]
  switch i32 %28, label %34 [
    i32 -2147483648, label %29
    i32 2, label %33
  ]

29:                                               ; preds = %27
  %30 = add nsw i64 %5, 1
  %31 = tail call i64 @__symvm_next_landing(i64 noundef %30) #4
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %4, label %6, !llvm.loop !4

33:                                               ; preds = %27
  tail call void @__symvm_panicked() #5
  unreachable

34:                                               ; preds = %27
  %35 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !6
  %36 = icmp eq %struct.attempt* %35, null
  br i1 %36, label %80, label %37

37:                                               ; preds = %34, %45
  %38 = phi i64 [ %46, %45 ], [ 1, %34 ]
  %39 = phi i64 [ %47, %45 ], [ 1, %34 ]
  %40 = add nuw nsw i64 %39, %38
  %41 = add nsw i64 %40, -1
  %42 = tail call i64 @__symvm_landing(i64 noundef %41, i64 noundef 0) #4
  %43 = icmp ult i64 %42, 72057594037927936
  %44 = shl nsw i64 %39, 1
  br i1 %43, label %48, label %45

45:                                               ; preds = %37, %76
  %46 = phi i64 [ %40, %37 ], [ 1, %76 ]
  %47 = phi i64 [ %44, %37 ], [ 1, %76 ]
  br label %37, !llvm.loop !10

48:                                               ; preds = %37
  %49 = icmp sgt i64 %39, 0
  br i1 %49, label %50, label %60

50:                                               ; preds = %48, %50
  %51 = phi i64 [ %58, %50 ], [ %39, %48 ]
  %52 = phi i64 [ %57, %50 ], [ %38, %48 ]
  %53 = add nsw i64 %52, %51
  %54 = add nsw i64 %53, -1
  %55 = tail call i64 @__symvm_landing(i64 noundef %54, i64 noundef 0) #4
  %56 = icmp ult i64 %55, 72057594037927936
  %57 = select i1 %56, i64 %52, i64 %53
  %58 = lshr i64 %51, 1
  %59 = icmp ult i64 %51, 2
  br i1 %59, label %60, label %50, !llvm.loop !11

60:                                               ; preds = %50, %48
  %61 = phi i64 [ %38, %48 ], [ %57, %50 ]
  %62 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !6
  %63 = icmp eq %struct.attempt* %62, null
  br i1 %63, label %80, label %64

64:                                               ; preds = %60, %69
  %65 = phi %struct.attempt* [ %71, %69 ], [ %62, %60 ]
  %66 = getelementptr inbounds %struct.attempt, %struct.attempt* %65, i64 0, i32 1
  %67 = load i64, i64* %66, align 8, !tbaa !12
  %68 = icmp sgt i64 %61, %67
  br i1 %68, label %73, label %69

69:                                               ; preds = %64
  %70 = getelementptr inbounds %struct.attempt, %struct.attempt* %65, i64 0, i32 2
  %71 = load %struct.attempt*, %struct.attempt** %70, align 8, !tbaa !15
  store %struct.attempt* %71, %struct.attempt** @__sv_attempts, align 8, !tbaa !6
  %72 = icmp eq %struct.attempt* %71, null
  br i1 %72, label %80, label %64, !llvm.loop !16

73:                                               ; preds = %64
  %74 = sub nsw i64 %61, %67
  %75 = icmp slt i64 %74, %5
  br i1 %75, label %76, label %80

76:                                               ; preds = %73
  %77 = getelementptr inbounds %struct.attempt, %struct.attempt* %65, i64 0, i32 2
  %78 = load %struct.attempt*, %struct.attempt** %77, align 8, !tbaa !15
  store %struct.attempt* %78, %struct.attempt** @__sv_attempts, align 8, !tbaa !6
  %79 = icmp eq %struct.attempt* %78, null
  br i1 %79, label %80, label %45

80:                                               ; preds = %73, %76, %60, %69, %34
  tail call void @__symvm_unwind(i64 noundef %5, i8* noundef %0, i32 noundef %28) #5
  unreachable
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_next_landing(i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_panicked() local_unnamed_addr #2

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
  br i1 %33, label %4, label %34, !llvm.loop !17

34:                                               ; preds = %30, %26
  %35 = icmp eq i32 %27, 2
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  tail call void @__symvm_panics() #4
  br label %41

37:                                               ; preds = %34
  %38 = and i32 %27, 2147483647
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %1, %37
  ret i32 5

41:                                               ; preds = %36, %37
  %42 = bitcast %struct.foreign* %0 to i8*
  tail call void @__sv_resume_foreign(i8* noundef %42) #6
  unreachable
}

; Function Attrs: optsize
declare dso_local void @__symvm_panics() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @_Unwind_Resume_or_Rethrow(%struct.foreign* noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @_Unwind_RaiseException(%struct.foreign* noundef %0) #7
  ret i32 5
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_rethrow_foreign() local_unnamed_addr #0 {
  %1 = load %struct.foreign*, %struct.foreign** bitcast (i8** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 2) to %struct.foreign**), align 8, !tbaa !18
  store i8* null, i8** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 2), align 8, !tbaa !18
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
  %4 = load void (i32, %struct.foreign*)*, void (i32, %struct.foreign*)** %3, align 8, !tbaa !21
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
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !{!10, !5, !3}
!11 = distinct !{!11, !5, !3}
!12 = !{!13, !14, i64 32}
!13 = !{!"attempt", !8, i64 0, !14, i64 32, !7, i64 40, !7, i64 48}
!14 = !{!"long", !8, i64 0}
!15 = !{!13, !7, i64 40}
!16 = distinct !{!16, !5, !3}
!17 = distinct !{!17, !5, !3}
!18 = !{!19, !7, i64 16}
!19 = !{!"exceptions", !7, i64 0, !20, i64 8, !7, i64 16}
!20 = !{!"int", !8, i64 0}
!21 = !{!22, !7, i64 8}
!22 = !{!"foreign", !14, i64 0, !7, i64 8}
