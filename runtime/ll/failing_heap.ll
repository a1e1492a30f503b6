; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/failing_heap.c
; ModuleID = 'runtime/c/failing_heap.c'
source_filename = "runtime/c/failing_heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"fail_malloc\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"fail_calloc\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"fail_realloc\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"fail_memalign\00", align 1

; Function Attrs: nounwind optsize
define dso_local i8* @malloc(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i32 @lacks_memory(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0)) #2
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i8* @__symvm_malloc(i64 noundef %0) #3
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i8* [ %5, %4 ], [ null, %1 ]
  ret i8* %7
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @lacks_memory(i8* noundef %0) unnamed_addr #0 {
  %2 = tail call i32 @__sv_fails(i8* noundef %0, i32 noundef 1) #3
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #3
  store i32 12, i32* %5, align 4, !tbaa !2
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ 1, %4 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i8* @__symvm_malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @lacks_memory(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0)) #2
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call i8* @__symvm_calloc(i64 noundef %0, i64 noundef %1) #3
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i8* [ %6, %5 ], [ null, %2 ]
  ret i8* %8
}

; Function Attrs: optsize
declare dso_local i8* @__symvm_calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @realloc(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  %4 = icmp ne i64 %1, 0
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = tail call fastcc i32 @lacks_memory(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0)) #2
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %2, %6
  %10 = tail call i8* @__symvm_realloc(i8* noundef %0, i64 noundef %1) #3
  br label %11

11:                                               ; preds = %6, %9
  %12 = phi i8* [ %10, %9 ], [ null, %6 ]
  ret i8* %12
}

; Function Attrs: optsize
declare dso_local i8* @__symvm_realloc(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @reallocarray(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = icmp ne i64 %1, 0
  %7 = icmp ne i64 %2, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %12

9:                                                ; preds = %5, %3
  %10 = tail call fastcc i32 @lacks_memory(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0)) #2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9, %5
  %13 = tail call i8* @__symvm_reallocarray(i8* noundef %0, i64 noundef %1, i64 noundef %2) #3
  br label %14

14:                                               ; preds = %9, %12
  %15 = phi i8* [ %13, %12 ], [ null, %9 ]
  ret i8* %15
}

; Function Attrs: optsize
declare dso_local i8* @__symvm_reallocarray(i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @lacks_memory(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0)) #2
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call i8* @__symvm_memalign(i64 noundef %0, i64 noundef %1) #3
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i8* [ %6, %5 ], [ null, %2 ]
  ret i8* %8
}

; Function Attrs: optsize
declare dso_local i8* @__symvm_memalign(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @aligned_alloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @lacks_memory(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0)) #3
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call i8* @__symvm_memalign(i64 noundef %0, i64 noundef %1) #3
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i8* [ %6, %5 ], [ null, %2 ]
  ret i8* %8
}

; Function Attrs: optsize
declare dso_local i32 @__sv_fails(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin optsize "no-builtins" }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
