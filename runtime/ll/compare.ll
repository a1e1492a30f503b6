; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/compare.c
; ModuleID = 'runtime/c/compare.c'
source_filename = "runtime/c/compare.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind optsize
define dso_local i32 @memcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef 0, i32 noundef 0) #2
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %9, %3
  %7 = phi i32 [ 0, %3 ], [ %21, %9 ]
  %8 = icmp eq i64 %4, %2
  br i1 %8, label %35, label %23

9:                                                ; preds = %3, %9
  %10 = phi i64 [ %12, %9 ], [ %4, %3 ]
  %11 = phi i32 [ %21, %9 ], [ 0, %3 ]
  %12 = add i64 %10, -1
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = load i8, i8* %13, align 1, !tbaa !2
  %15 = zext i8 %14 to i32
  %16 = getelementptr inbounds i8, i8* %1, i64 %12
  %17 = load i8, i8* %16, align 1, !tbaa !2
  %18 = zext i8 %17 to i32
  %19 = icmp eq i8 %14, %17
  %20 = sub nsw i32 %15, %18
  %21 = select i1 %19, i32 %11, i32 %20
  %22 = icmp eq i64 %12, 0
  br i1 %22, label %6, label %9, !llvm.loop !5

23:                                               ; preds = %6
  %24 = tail call i64 @__symvm_extent(i8* noundef %0) #2
  %25 = tail call i64 @__symvm_extent(i8* noundef %1) #2
  %26 = icmp ult i64 %24, %2
  br i1 %26, label %27, label %30

27:                                               ; preds = %23
  %28 = getelementptr inbounds i8, i8* %0, i64 %24
  %29 = load volatile i8, i8* %28, align 1, !tbaa !2
  br label %30

30:                                               ; preds = %27, %23
  %31 = icmp ult i64 %25, %2
  br i1 %31, label %32, label %35

32:                                               ; preds = %30
  %33 = getelementptr inbounds i8, i8* %1, i64 %25
  %34 = load volatile i8, i8* %33, align 1, !tbaa !2
  br label %35

35:                                               ; preds = %6, %30, %32
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef -1, i32 noundef 1, i32 noundef 0) #2
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %30, label %9

5:                                                ; preds = %9
  %6 = icmp eq i64 %3, -1
  %7 = icmp eq i32 %28, 0
  %8 = select i1 %6, i1 true, i1 %7
  br i1 %8, label %36, label %30

9:                                                ; preds = %2, %9
  %10 = phi i64 [ %13, %9 ], [ %3, %2 ]
  %11 = phi i32 [ %24, %9 ], [ 0, %2 ]
  %12 = phi i32 [ %28, %9 ], [ 1, %2 ]
  %13 = add i64 %10, -1
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = load i8, i8* %14, align 1, !tbaa !2
  %16 = zext i8 %15 to i32
  %17 = getelementptr inbounds i8, i8* %1, i64 %13
  %18 = load i8, i8* %17, align 1, !tbaa !2
  %19 = zext i8 %18 to i32
  %20 = icmp ne i8 %15, %18
  %21 = icmp eq i8 %15, 0
  %22 = or i1 %21, %20
  %23 = sub nsw i32 %16, %19
  %24 = select i1 %22, i32 %23, i32 %11
  %25 = or i1 %21, %20
  %26 = xor i1 %25, true
  %27 = zext i1 %26 to i32
  %28 = and i32 %12, %27
  %29 = icmp eq i64 %13, 0
  br i1 %29, label %5, label %9, !llvm.loop !5

30:                                               ; preds = %5, %2
  %31 = phi i32 [ 0, %2 ], [ %24, %5 ]
  %32 = getelementptr inbounds i8, i8* %0, i64 %3
  %33 = load volatile i8, i8* %32, align 1, !tbaa !2
  %34 = getelementptr inbounds i8, i8* %1, i64 %3
  %35 = load volatile i8, i8* %34, align 1, !tbaa !2
  br label %36

36:                                               ; preds = %5, %30
  %37 = phi i32 [ %24, %5 ], [ %31, %30 ]
  ret i32 %37
}

; Function Attrs: nounwind optsize
define dso_local i32 @strncmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef 1, i32 noundef 0) #2
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %12

6:                                                ; preds = %12
  %7 = icmp eq i64 %4, %2
  %8 = icmp eq i32 %31, 0
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %39, label %33

10:                                               ; preds = %3
  %11 = icmp eq i64 %2, 0
  br i1 %11, label %39, label %33

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %16, %12 ], [ %4, %3 ]
  %14 = phi i32 [ %27, %12 ], [ 0, %3 ]
  %15 = phi i32 [ %31, %12 ], [ 1, %3 ]
  %16 = add i64 %13, -1
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = load i8, i8* %17, align 1, !tbaa !2
  %19 = zext i8 %18 to i32
  %20 = getelementptr inbounds i8, i8* %1, i64 %16
  %21 = load i8, i8* %20, align 1, !tbaa !2
  %22 = zext i8 %21 to i32
  %23 = icmp ne i8 %18, %21
  %24 = icmp eq i8 %18, 0
  %25 = or i1 %24, %23
  %26 = sub nsw i32 %19, %22
  %27 = select i1 %25, i32 %26, i32 %14
  %28 = or i1 %24, %23
  %29 = xor i1 %28, true
  %30 = zext i1 %29 to i32
  %31 = and i32 %15, %30
  %32 = icmp eq i64 %16, 0
  br i1 %32, label %6, label %12, !llvm.loop !5

33:                                               ; preds = %6, %10
  %34 = phi i32 [ 0, %10 ], [ %27, %6 ]
  %35 = getelementptr inbounds i8, i8* %0, i64 %4
  %36 = load volatile i8, i8* %35, align 1, !tbaa !2
  %37 = getelementptr inbounds i8, i8* %1, i64 %4
  %38 = load volatile i8, i8* %37, align 1, !tbaa !2
  br label %39

39:                                               ; preds = %10, %6, %33
  %40 = phi i32 [ 0, %10 ], [ %27, %6 ], [ %34, %33 ]
  ret i32 %40
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcasecmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef -1, i32 noundef 1, i32 noundef 1) #2
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %38, label %9

5:                                                ; preds = %9
  %6 = icmp eq i64 %3, -1
  %7 = icmp eq i32 %36, 0
  %8 = select i1 %6, i1 true, i1 %7
  br i1 %8, label %44, label %38

9:                                                ; preds = %2, %9
  %10 = phi i64 [ %13, %9 ], [ %3, %2 ]
  %11 = phi i32 [ %32, %9 ], [ 0, %2 ]
  %12 = phi i32 [ %36, %9 ], [ 1, %2 ]
  %13 = add i64 %10, -1
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = load i8, i8* %14, align 1, !tbaa !2
  %16 = zext i8 %15 to i32
  %17 = getelementptr inbounds i8, i8* %1, i64 %13
  %18 = load i8, i8* %17, align 1, !tbaa !2
  %19 = zext i8 %18 to i32
  %20 = add nsw i32 %16, -65
  %21 = icmp ult i32 %20, 26
  %22 = select i1 %21, i32 32, i32 0
  %23 = add nuw nsw i32 %22, %16
  %24 = add nsw i32 %19, -65
  %25 = icmp ult i32 %24, 26
  %26 = select i1 %25, i32 32, i32 0
  %27 = add nuw nsw i32 %26, %19
  %28 = icmp ne i32 %23, %27
  %29 = icmp eq i32 %23, 0
  %30 = or i1 %29, %28
  %31 = sub nsw i32 %23, %27
  %32 = select i1 %30, i32 %31, i32 %11
  %33 = or i1 %29, %28
  %34 = xor i1 %33, true
  %35 = zext i1 %34 to i32
  %36 = and i32 %12, %35
  %37 = icmp eq i64 %13, 0
  br i1 %37, label %5, label %9, !llvm.loop !5

38:                                               ; preds = %5, %2
  %39 = phi i32 [ 0, %2 ], [ %32, %5 ]
  %40 = getelementptr inbounds i8, i8* %0, i64 %3
  %41 = load volatile i8, i8* %40, align 1, !tbaa !2
  %42 = getelementptr inbounds i8, i8* %1, i64 %3
  %43 = load volatile i8, i8* %42, align 1, !tbaa !2
  br label %44

44:                                               ; preds = %5, %38
  %45 = phi i32 [ %32, %5 ], [ %39, %38 ]
  ret i32 %45
}

; Function Attrs: nounwind optsize
define dso_local i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef 1, i32 noundef 1) #2
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %12

6:                                                ; preds = %12
  %7 = icmp eq i64 %4, %2
  %8 = icmp eq i32 %39, 0
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %47, label %41

10:                                               ; preds = %3
  %11 = icmp eq i64 %2, 0
  br i1 %11, label %47, label %41

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %16, %12 ], [ %4, %3 ]
  %14 = phi i32 [ %35, %12 ], [ 0, %3 ]
  %15 = phi i32 [ %39, %12 ], [ 1, %3 ]
  %16 = add i64 %13, -1
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = load i8, i8* %17, align 1, !tbaa !2
  %19 = zext i8 %18 to i32
  %20 = getelementptr inbounds i8, i8* %1, i64 %16
  %21 = load i8, i8* %20, align 1, !tbaa !2
  %22 = zext i8 %21 to i32
  %23 = add nsw i32 %19, -65
  %24 = icmp ult i32 %23, 26
  %25 = select i1 %24, i32 32, i32 0
  %26 = add nuw nsw i32 %25, %19
  %27 = add nsw i32 %22, -65
  %28 = icmp ult i32 %27, 26
  %29 = select i1 %28, i32 32, i32 0
  %30 = add nuw nsw i32 %29, %22
  %31 = icmp ne i32 %26, %30
  %32 = icmp eq i32 %26, 0
  %33 = or i1 %32, %31
  %34 = sub nsw i32 %26, %30
  %35 = select i1 %33, i32 %34, i32 %14
  %36 = or i1 %32, %31
  %37 = xor i1 %36, true
  %38 = zext i1 %37 to i32
  %39 = and i32 %15, %38
  %40 = icmp eq i64 %16, 0
  br i1 %40, label %6, label %12, !llvm.loop !5

41:                                               ; preds = %6, %10
  %42 = phi i32 [ 0, %10 ], [ %35, %6 ]
  %43 = getelementptr inbounds i8, i8* %0, i64 %4
  %44 = load volatile i8, i8* %43, align 1, !tbaa !2
  %45 = getelementptr inbounds i8, i8* %1, i64 %4
  %46 = load volatile i8, i8* %45, align 1, !tbaa !2
  br label %47

47:                                               ; preds = %10, %6, %41
  %48 = phi i32 [ 0, %10 ], [ %35, %6 ], [ %42, %41 ]
  ret i32 %48
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcasecmp_l(i8* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call i32 @strcasecmp(i8* noundef %0, i8* noundef %1) #3
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @strncasecmp_l(i8* noundef %0, i8* noundef %1, i64 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcoll(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @strcmp(i8* noundef %0, i8* noundef %1) #3
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @bcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @memcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) #3
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_settled(i8* noundef, i8* noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__symvm_extent(i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin nounwind optsize "no-builtins" }
attributes #3 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
