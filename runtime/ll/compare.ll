; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/compare.c
; ModuleID = 'runtime/c/compare.c'
source_filename = "runtime/c/compare.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind optsize
define dso_local i32 @memcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8, align 1
  %5 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef 0, i32 noundef 0) #3
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %14

7:                                                ; preds = %14
  %8 = icmp ne i32 %29, 0
  br label %9

9:                                                ; preds = %7, %3
  %10 = phi i1 [ true, %3 ], [ %8, %7 ]
  %11 = phi i32 [ 0, %3 ], [ %27, %7 ]
  %12 = icmp ult i64 %5, %2
  %13 = select i1 %12, i1 %10, i1 false
  br i1 %13, label %31, label %37

14:                                               ; preds = %3, %14
  %15 = phi i64 [ %18, %14 ], [ %5, %3 ]
  %16 = phi i32 [ %27, %14 ], [ 0, %3 ]
  %17 = phi i32 [ %29, %14 ], [ 1, %3 ]
  %18 = add i64 %15, -1
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = load i8, i8* %19, align 1, !tbaa !2
  %21 = zext i8 %20 to i32
  %22 = getelementptr inbounds i8, i8* %1, i64 %18
  %23 = load i8, i8* %22, align 1, !tbaa !2
  %24 = zext i8 %23 to i32
  %25 = icmp eq i8 %20, %23
  %26 = sub nsw i32 %21, %24
  %27 = select i1 %25, i32 %16, i32 %26
  %28 = zext i1 %25 to i32
  %29 = and i32 %17, %28
  %30 = icmp eq i64 %18, 0
  br i1 %30, label %7, label %14, !llvm.loop !5

31:                                               ; preds = %9
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4)
  %32 = getelementptr inbounds i8, i8* %0, i64 %5
  %33 = load i8, i8* %32, align 1, !tbaa !2
  store volatile i8 %33, i8* %4, align 1, !tbaa !2
  %34 = getelementptr inbounds i8, i8* %1, i64 %5
  %35 = load i8, i8* %34, align 1, !tbaa !2
  store volatile i8 %35, i8* %4, align 1, !tbaa !2
  %36 = load volatile i8, i8* %4, align 1, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4)
  br label %37

37:                                               ; preds = %9, %31
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  %4 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef -1, i32 noundef 1, i32 noundef 0) #3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %8, label %13

6:                                                ; preds = %13
  %7 = icmp ne i32 %32, 0
  br label %8

8:                                                ; preds = %6, %2
  %9 = phi i1 [ true, %2 ], [ %7, %6 ]
  %10 = phi i32 [ 0, %2 ], [ %28, %6 ]
  %11 = icmp ne i64 %4, -1
  %12 = select i1 %11, i1 %9, i1 false
  br i1 %12, label %34, label %40

13:                                               ; preds = %2, %13
  %14 = phi i64 [ %17, %13 ], [ %4, %2 ]
  %15 = phi i32 [ %28, %13 ], [ 0, %2 ]
  %16 = phi i32 [ %32, %13 ], [ 1, %2 ]
  %17 = add i64 %14, -1
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = load i8, i8* %18, align 1, !tbaa !2
  %20 = zext i8 %19 to i32
  %21 = getelementptr inbounds i8, i8* %1, i64 %17
  %22 = load i8, i8* %21, align 1, !tbaa !2
  %23 = zext i8 %22 to i32
  %24 = icmp ne i8 %19, %22
  %25 = icmp eq i8 %19, 0
  %26 = or i1 %25, %24
  %27 = sub nsw i32 %20, %23
  %28 = select i1 %26, i32 %27, i32 %15
  %29 = or i1 %25, %24
  %30 = xor i1 %29, true
  %31 = zext i1 %30 to i32
  %32 = and i32 %16, %31
  %33 = icmp eq i64 %17, 0
  br i1 %33, label %6, label %13, !llvm.loop !5

34:                                               ; preds = %8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3)
  %35 = getelementptr inbounds i8, i8* %0, i64 %4
  %36 = load i8, i8* %35, align 1, !tbaa !2
  store volatile i8 %36, i8* %3, align 1, !tbaa !2
  %37 = getelementptr inbounds i8, i8* %1, i64 %4
  %38 = load i8, i8* %37, align 1, !tbaa !2
  store volatile i8 %38, i8* %3, align 1, !tbaa !2
  %39 = load volatile i8, i8* %3, align 1, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3)
  br label %40

40:                                               ; preds = %8, %34
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @strncmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8, align 1
  %5 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef 1, i32 noundef 0) #3
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %14

7:                                                ; preds = %14
  %8 = icmp ne i32 %33, 0
  br label %9

9:                                                ; preds = %7, %3
  %10 = phi i1 [ true, %3 ], [ %8, %7 ]
  %11 = phi i32 [ 0, %3 ], [ %29, %7 ]
  %12 = icmp ult i64 %5, %2
  %13 = select i1 %12, i1 %10, i1 false
  br i1 %13, label %35, label %41

14:                                               ; preds = %3, %14
  %15 = phi i64 [ %18, %14 ], [ %5, %3 ]
  %16 = phi i32 [ %29, %14 ], [ 0, %3 ]
  %17 = phi i32 [ %33, %14 ], [ 1, %3 ]
  %18 = add i64 %15, -1
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = load i8, i8* %19, align 1, !tbaa !2
  %21 = zext i8 %20 to i32
  %22 = getelementptr inbounds i8, i8* %1, i64 %18
  %23 = load i8, i8* %22, align 1, !tbaa !2
  %24 = zext i8 %23 to i32
  %25 = icmp ne i8 %20, %23
  %26 = icmp eq i8 %20, 0
  %27 = or i1 %26, %25
  %28 = sub nsw i32 %21, %24
  %29 = select i1 %27, i32 %28, i32 %16
  %30 = or i1 %26, %25
  %31 = xor i1 %30, true
  %32 = zext i1 %31 to i32
  %33 = and i32 %17, %32
  %34 = icmp eq i64 %18, 0
  br i1 %34, label %7, label %14, !llvm.loop !5

35:                                               ; preds = %9
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4)
  %36 = getelementptr inbounds i8, i8* %0, i64 %5
  %37 = load i8, i8* %36, align 1, !tbaa !2
  store volatile i8 %37, i8* %4, align 1, !tbaa !2
  %38 = getelementptr inbounds i8, i8* %1, i64 %5
  %39 = load i8, i8* %38, align 1, !tbaa !2
  store volatile i8 %39, i8* %4, align 1, !tbaa !2
  %40 = load volatile i8, i8* %4, align 1, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4)
  br label %41

41:                                               ; preds = %9, %35
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcasecmp(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  %4 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef -1, i32 noundef 1, i32 noundef 1) #3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %8, label %13

6:                                                ; preds = %13
  %7 = icmp ne i32 %40, 0
  br label %8

8:                                                ; preds = %6, %2
  %9 = phi i1 [ true, %2 ], [ %7, %6 ]
  %10 = phi i32 [ 0, %2 ], [ %36, %6 ]
  %11 = icmp ne i64 %4, -1
  %12 = select i1 %11, i1 %9, i1 false
  br i1 %12, label %42, label %48

13:                                               ; preds = %2, %13
  %14 = phi i64 [ %17, %13 ], [ %4, %2 ]
  %15 = phi i32 [ %36, %13 ], [ 0, %2 ]
  %16 = phi i32 [ %40, %13 ], [ 1, %2 ]
  %17 = add i64 %14, -1
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = load i8, i8* %18, align 1, !tbaa !2
  %20 = zext i8 %19 to i32
  %21 = getelementptr inbounds i8, i8* %1, i64 %17
  %22 = load i8, i8* %21, align 1, !tbaa !2
  %23 = zext i8 %22 to i32
  %24 = add nsw i32 %20, -65
  %25 = icmp ult i32 %24, 26
  %26 = select i1 %25, i32 32, i32 0
  %27 = add nuw nsw i32 %26, %20
  %28 = add nsw i32 %23, -65
  %29 = icmp ult i32 %28, 26
  %30 = select i1 %29, i32 32, i32 0
  %31 = add nuw nsw i32 %30, %23
  %32 = icmp ne i32 %27, %31
  %33 = icmp eq i32 %27, 0
  %34 = or i1 %33, %32
  %35 = sub nsw i32 %27, %31
  %36 = select i1 %34, i32 %35, i32 %15
  %37 = or i1 %33, %32
  %38 = xor i1 %37, true
  %39 = zext i1 %38 to i32
  %40 = and i32 %16, %39
  %41 = icmp eq i64 %17, 0
  br i1 %41, label %6, label %13, !llvm.loop !5

42:                                               ; preds = %8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3)
  %43 = getelementptr inbounds i8, i8* %0, i64 %4
  %44 = load i8, i8* %43, align 1, !tbaa !2
  store volatile i8 %44, i8* %3, align 1, !tbaa !2
  %45 = getelementptr inbounds i8, i8* %1, i64 %4
  %46 = load i8, i8* %45, align 1, !tbaa !2
  store volatile i8 %46, i8* %3, align 1, !tbaa !2
  %47 = load volatile i8, i8* %3, align 1, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3)
  br label %48

48:                                               ; preds = %8, %42
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8, align 1
  %5 = tail call i64 @__symvm_settled(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef 1, i32 noundef 1) #3
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %14

7:                                                ; preds = %14
  %8 = icmp ne i32 %41, 0
  br label %9

9:                                                ; preds = %7, %3
  %10 = phi i1 [ true, %3 ], [ %8, %7 ]
  %11 = phi i32 [ 0, %3 ], [ %37, %7 ]
  %12 = icmp ult i64 %5, %2
  %13 = select i1 %12, i1 %10, i1 false
  br i1 %13, label %43, label %49

14:                                               ; preds = %3, %14
  %15 = phi i64 [ %18, %14 ], [ %5, %3 ]
  %16 = phi i32 [ %37, %14 ], [ 0, %3 ]
  %17 = phi i32 [ %41, %14 ], [ 1, %3 ]
  %18 = add i64 %15, -1
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = load i8, i8* %19, align 1, !tbaa !2
  %21 = zext i8 %20 to i32
  %22 = getelementptr inbounds i8, i8* %1, i64 %18
  %23 = load i8, i8* %22, align 1, !tbaa !2
  %24 = zext i8 %23 to i32
  %25 = add nsw i32 %21, -65
  %26 = icmp ult i32 %25, 26
  %27 = select i1 %26, i32 32, i32 0
  %28 = add nuw nsw i32 %27, %21
  %29 = add nsw i32 %24, -65
  %30 = icmp ult i32 %29, 26
  %31 = select i1 %30, i32 32, i32 0
  %32 = add nuw nsw i32 %31, %24
  %33 = icmp ne i32 %28, %32
  %34 = icmp eq i32 %28, 0
  %35 = or i1 %34, %33
  %36 = sub nsw i32 %28, %32
  %37 = select i1 %35, i32 %36, i32 %16
  %38 = or i1 %34, %33
  %39 = xor i1 %38, true
  %40 = zext i1 %39 to i32
  %41 = and i32 %17, %40
  %42 = icmp eq i64 %18, 0
  br i1 %42, label %7, label %14, !llvm.loop !5

43:                                               ; preds = %9
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4)
  %44 = getelementptr inbounds i8, i8* %0, i64 %5
  %45 = load i8, i8* %44, align 1, !tbaa !2
  store volatile i8 %45, i8* %4, align 1, !tbaa !2
  %46 = getelementptr inbounds i8, i8* %1, i64 %5
  %47 = load i8, i8* %46, align 1, !tbaa !2
  store volatile i8 %47, i8* %4, align 1, !tbaa !2
  %48 = load volatile i8, i8* %4, align 1, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4)
  br label %49

49:                                               ; preds = %9, %43
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcasecmp_l(i8* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call i32 @strcasecmp(i8* noundef %0, i8* noundef %1) #4
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @strncasecmp_l(i8* noundef %0, i8* noundef %1, i64 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) #4
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @strcoll(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @strcmp(i8* noundef %0, i8* noundef %1) #4
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @bcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @memcmp(i8* noundef %0, i8* noundef %1, i64 noundef %2) #4
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i64 @__symvm_settled(i8* noundef, i8* noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }
attributes #4 = { nobuiltin optsize "no-builtins" }

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
