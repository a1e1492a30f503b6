; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/compare.c
; ModuleID = 'runtime/c/compare.c'
source_filename = "runtime/c/compare.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind optsize
define dso_local i32 @memcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = load volatile i8, i8* %0, align 1, !tbaa !2
  %7 = load volatile i8, i8* %1, align 1, !tbaa !2
  br label %8

8:                                                ; preds = %5, %3
  %9 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef 0, i32 noundef 0) #2
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %14, %8
  %12 = phi i32 [ 0, %8 ], [ %26, %14 ]
  %13 = icmp eq i64 %9, %2
  br i1 %13, label %40, label %28

14:                                               ; preds = %8, %14
  %15 = phi i64 [ %17, %14 ], [ %9, %8 ]
  %16 = phi i32 [ %26, %14 ], [ 0, %8 ]
  %17 = add i64 %15, -1
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = load i8, i8* %18, align 1, !tbaa !2
  %20 = zext i8 %19 to i32
  %21 = getelementptr inbounds i8, i8* %1, i64 %17
  %22 = load i8, i8* %21, align 1, !tbaa !2
  %23 = zext i8 %22 to i32
  %24 = icmp eq i8 %19, %22
  %25 = sub nsw i32 %20, %23
  %26 = select i1 %24, i32 %16, i32 %25
  %27 = icmp eq i64 %17, 0
  br i1 %27, label %11, label %14, !llvm.loop !5

28:                                               ; preds = %11
  %29 = tail call i64 @__symvm_extent(i8* noundef %0) #2
  %30 = tail call i64 @__symvm_extent(i8* noundef %1) #2
  %31 = icmp ult i64 %29, %2
  br i1 %31, label %32, label %35

32:                                               ; preds = %28
  %33 = getelementptr inbounds i8, i8* %0, i64 %29
  %34 = load volatile i8, i8* %33, align 1, !tbaa !2
  br label %35

35:                                               ; preds = %32, %28
  %36 = icmp ult i64 %30, %2
  br i1 %36, label %37, label %40

37:                                               ; preds = %35
  %38 = getelementptr inbounds i8, i8* %1, i64 %30
  %39 = load volatile i8, i8* %38, align 1, !tbaa !2
  br label %40

40:                                               ; preds = %11, %35, %37
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load volatile i8, i8* %0, align 1, !tbaa !2
  %4 = load volatile i8, i8* %1, align 1, !tbaa !2
  %5 = tail call i64 @__symvm_settled(i8* noundef nonnull %0, i8* noundef nonnull %1, i64 noundef -1, i32 noundef 1, i32 noundef 0) #2
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %32, label %11

7:                                                ; preds = %11
  %8 = icmp eq i64 %5, -1
  %9 = icmp eq i32 %30, 0
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %38, label %32

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %15, %11 ], [ %5, %2 ]
  %13 = phi i32 [ %26, %11 ], [ 0, %2 ]
  %14 = phi i32 [ %30, %11 ], [ 1, %2 ]
  %15 = add i64 %12, -1
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = load i8, i8* %16, align 1, !tbaa !2
  %18 = zext i8 %17 to i32
  %19 = getelementptr inbounds i8, i8* %1, i64 %15
  %20 = load i8, i8* %19, align 1, !tbaa !2
  %21 = zext i8 %20 to i32
  %22 = icmp ne i8 %17, %20
  %23 = icmp eq i8 %17, 0
  %24 = or i1 %23, %22
  %25 = sub nsw i32 %18, %21
  %26 = select i1 %24, i32 %25, i32 %13
  %27 = or i1 %23, %22
  %28 = xor i1 %27, true
  %29 = zext i1 %28 to i32
  %30 = and i32 %14, %29
  %31 = icmp eq i64 %15, 0
  br i1 %31, label %7, label %11, !llvm.loop !5

32:                                               ; preds = %7, %2
  %33 = phi i32 [ 0, %2 ], [ %26, %7 ]
  %34 = getelementptr inbounds i8, i8* %0, i64 %5
  %35 = load volatile i8, i8* %34, align 1, !tbaa !2
  %36 = getelementptr inbounds i8, i8* %1, i64 %5
  %37 = load volatile i8, i8* %36, align 1, !tbaa !2
  br label %38

38:                                               ; preds = %7, %32
  %39 = phi i32 [ %26, %7 ], [ %33, %32 ]
  ret i32 %39
}

; Function Attrs: nounwind optsize
define dso_local i32 @strncmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef 1, i32 noundef 0) #2
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %47, label %13

8:                                                ; preds = %3
  %9 = load volatile i8, i8* %0, align 1, !tbaa !2
  %10 = load volatile i8, i8* %1, align 1, !tbaa !2
  %11 = tail call i64 @__symvm_settled(i8* noundef nonnull %0, i8* noundef nonnull %1, i64 noundef %2, i32 noundef 1, i32 noundef 0) #2
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %40, label %13

13:                                               ; preds = %8, %5
  %14 = phi i64 [ %11, %8 ], [ %6, %5 ]
  br label %19

15:                                               ; preds = %19
  %16 = icmp eq i64 %14, %2
  %17 = icmp eq i32 %38, 0
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %47, label %40

19:                                               ; preds = %13, %19
  %20 = phi i64 [ %23, %19 ], [ %14, %13 ]
  %21 = phi i32 [ %34, %19 ], [ 0, %13 ]
  %22 = phi i32 [ %38, %19 ], [ 1, %13 ]
  %23 = add i64 %20, -1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !2
  %26 = zext i8 %25 to i32
  %27 = getelementptr inbounds i8, i8* %1, i64 %23
  %28 = load i8, i8* %27, align 1, !tbaa !2
  %29 = zext i8 %28 to i32
  %30 = icmp ne i8 %25, %28
  %31 = icmp eq i8 %25, 0
  %32 = or i1 %31, %30
  %33 = sub nsw i32 %26, %29
  %34 = select i1 %32, i32 %33, i32 %21
  %35 = or i1 %31, %30
  %36 = xor i1 %35, true
  %37 = zext i1 %36 to i32
  %38 = and i32 %22, %37
  %39 = icmp eq i64 %23, 0
  br i1 %39, label %15, label %19, !llvm.loop !5

40:                                               ; preds = %8, %15
  %41 = phi i64 [ %14, %15 ], [ 0, %8 ]
  %42 = phi i32 [ %34, %15 ], [ 0, %8 ]
  %43 = getelementptr inbounds i8, i8* %0, i64 %41
  %44 = load volatile i8, i8* %43, align 1, !tbaa !2
  %45 = getelementptr inbounds i8, i8* %1, i64 %41
  %46 = load volatile i8, i8* %45, align 1, !tbaa !2
  br label %47

47:                                               ; preds = %5, %15, %40
  %48 = phi i32 [ %34, %15 ], [ %42, %40 ], [ 0, %5 ]
  ret i32 %48
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcasecmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load volatile i8, i8* %0, align 1, !tbaa !2
  %4 = load volatile i8, i8* %1, align 1, !tbaa !2
  %5 = tail call i64 @__symvm_settled(i8* noundef nonnull %0, i8* noundef nonnull %1, i64 noundef -1, i32 noundef 1, i32 noundef 1) #2
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %40, label %11

7:                                                ; preds = %11
  %8 = icmp eq i64 %5, -1
  %9 = icmp eq i32 %38, 0
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %46, label %40

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %15, %11 ], [ %5, %2 ]
  %13 = phi i32 [ %34, %11 ], [ 0, %2 ]
  %14 = phi i32 [ %38, %11 ], [ 1, %2 ]
  %15 = add i64 %12, -1
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = load i8, i8* %16, align 1, !tbaa !2
  %18 = zext i8 %17 to i32
  %19 = getelementptr inbounds i8, i8* %1, i64 %15
  %20 = load i8, i8* %19, align 1, !tbaa !2
  %21 = zext i8 %20 to i32
  %22 = add nsw i32 %18, -65
  %23 = icmp ult i32 %22, 26
  %24 = select i1 %23, i32 32, i32 0
  %25 = add nuw nsw i32 %24, %18
  %26 = add nsw i32 %21, -65
  %27 = icmp ult i32 %26, 26
  %28 = select i1 %27, i32 32, i32 0
  %29 = add nuw nsw i32 %28, %21
  %30 = icmp ne i32 %25, %29
  %31 = icmp eq i32 %25, 0
  %32 = or i1 %31, %30
  %33 = sub nsw i32 %25, %29
  %34 = select i1 %32, i32 %33, i32 %13
  %35 = or i1 %31, %30
  %36 = xor i1 %35, true
  %37 = zext i1 %36 to i32
  %38 = and i32 %14, %37
  %39 = icmp eq i64 %15, 0
  br i1 %39, label %7, label %11, !llvm.loop !5

40:                                               ; preds = %7, %2
  %41 = phi i32 [ 0, %2 ], [ %34, %7 ]
  %42 = getelementptr inbounds i8, i8* %0, i64 %5
  %43 = load volatile i8, i8* %42, align 1, !tbaa !2
  %44 = getelementptr inbounds i8, i8* %1, i64 %5
  %45 = load volatile i8, i8* %44, align 1, !tbaa !2
  br label %46

46:                                               ; preds = %7, %40
  %47 = phi i32 [ %34, %7 ], [ %41, %40 ]
  ret i32 %47
}

; Function Attrs: nounwind optsize
define dso_local i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef 1, i32 noundef 1) #2
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %55, label %13

8:                                                ; preds = %3
  %9 = load volatile i8, i8* %0, align 1, !tbaa !2
  %10 = load volatile i8, i8* %1, align 1, !tbaa !2
  %11 = tail call i64 @__symvm_settled(i8* noundef nonnull %0, i8* noundef nonnull %1, i64 noundef %2, i32 noundef 1, i32 noundef 1) #2
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %48, label %13

13:                                               ; preds = %8, %5
  %14 = phi i64 [ %11, %8 ], [ %6, %5 ]
  br label %19

15:                                               ; preds = %19
  %16 = icmp eq i64 %14, %2
  %17 = icmp eq i32 %46, 0
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %55, label %48

19:                                               ; preds = %13, %19
  %20 = phi i64 [ %23, %19 ], [ %14, %13 ]
  %21 = phi i32 [ %42, %19 ], [ 0, %13 ]
  %22 = phi i32 [ %46, %19 ], [ 1, %13 ]
  %23 = add i64 %20, -1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !2
  %26 = zext i8 %25 to i32
  %27 = getelementptr inbounds i8, i8* %1, i64 %23
  %28 = load i8, i8* %27, align 1, !tbaa !2
  %29 = zext i8 %28 to i32
  %30 = add nsw i32 %26, -65
  %31 = icmp ult i32 %30, 26
  %32 = select i1 %31, i32 32, i32 0
  %33 = add nuw nsw i32 %32, %26
  %34 = add nsw i32 %29, -65
  %35 = icmp ult i32 %34, 26
  %36 = select i1 %35, i32 32, i32 0
  %37 = add nuw nsw i32 %36, %29
  %38 = icmp ne i32 %33, %37
  %39 = icmp eq i32 %33, 0
  %40 = or i1 %39, %38
  %41 = sub nsw i32 %33, %37
  %42 = select i1 %40, i32 %41, i32 %21
  %43 = or i1 %39, %38
  %44 = xor i1 %43, true
  %45 = zext i1 %44 to i32
  %46 = and i32 %22, %45
  %47 = icmp eq i64 %23, 0
  br i1 %47, label %15, label %19, !llvm.loop !5

48:                                               ; preds = %8, %15
  %49 = phi i64 [ %14, %15 ], [ 0, %8 ]
  %50 = phi i32 [ %42, %15 ], [ 0, %8 ]
  %51 = getelementptr inbounds i8, i8* %0, i64 %49
  %52 = load volatile i8, i8* %51, align 1, !tbaa !2
  %53 = getelementptr inbounds i8, i8* %1, i64 %49
  %54 = load volatile i8, i8* %53, align 1, !tbaa !2
  br label %55

55:                                               ; preds = %5, %15, %48
  %56 = phi i32 [ %42, %15 ], [ %50, %48 ], [ 0, %5 ]
  ret i32 %56
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
