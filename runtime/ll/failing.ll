; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/failing.c
; ModuleID = 'runtime/c/failing.c'
source_filename = "runtime/c/failing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@left = internal unnamed_addr global i32 0, align 4

; Function Attrs: nounwind optsize
define dso_local void @__sv_let_fail() local_unnamed_addr #0 {
  %1 = tail call i32 @__symvm_failures() #3
  store i32 %1, i32* @left, align 4, !tbaa !2
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__symvm_failures() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @__sv_hold_failures(i32 noundef %0) local_unnamed_addr #2 {
  %2 = load i32, i32* @left, align 4, !tbaa !2
  store i32 %0, i32* @left, align 4, !tbaa !2
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_fails(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @left, align 4, !tbaa !2
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @__symvm_failure(i32 noundef %1, i8* noundef %0) #3
  %7 = icmp slt i32 %1, 1
  br i1 %7, label %17, label %8

8:                                                ; preds = %5, %14
  %9 = phi i32 [ %15, %14 ], [ 1, %5 ]
  %10 = icmp eq i32 %6, %9
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i32, i32* @left, align 4, !tbaa !2
  %13 = add nsw i32 %12, -1
  store i32 %13, i32* @left, align 4, !tbaa !2
  br label %17

14:                                               ; preds = %8
  %15 = add nuw i32 %9, 1
  %16 = icmp eq i32 %9, %1
  br i1 %16, label %17, label %8, !llvm.loop !6

17:                                               ; preds = %14, %5, %11, %2
  %18 = phi i32 [ 0, %2 ], [ %6, %11 ], [ 0, %5 ], [ 0, %14 ]
  ret i32 %18
}

; Function Attrs: optsize
declare dso_local i32 @__symvm_failure(i32 noundef, i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
