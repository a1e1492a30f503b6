; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/string.c
; ModuleID = 'runtime/c/string.c'
source_filename = "runtime/c/string.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@strtok.rest = internal global i8* null, align 8
@.str = private unnamed_addr constant [2 x i8] c".\00", align 1

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @strlen(i8* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1, !tbaa !2
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !5

8:                                                ; preds = %2
  ret i64 %3
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @strnlen(i8* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1, !tbaa !2
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !8

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %1, %9 ], [ %5, %4 ]
  ret i64 %13
}

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_shown_length(i8* noundef %0, i64 noundef %1, i64* nocapture noundef %2) local_unnamed_addr #2 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %77, label %7

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4)
  %8 = load i8, i8* %0, align 1, !tbaa !2
  store volatile i8 %8, i8* %4, align 1, !tbaa !2
  %9 = load volatile i8, i8* %4, align 1, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4)
  %10 = tail call i64 @__symvm_extent(i8* noundef nonnull %0) #8
  %11 = icmp ugt i64 %10, %1
  %12 = select i1 %11, i64 %1, i64 %10
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %45, label %14

14:                                               ; preds = %7, %39
  %15 = phi i64 [ %43, %39 ], [ 0, %7 ]
  %16 = phi i32 [ %41, %39 ], [ 0, %7 ]
  %17 = phi i64 [ %40, %39 ], [ 1, %7 ]
  %18 = phi i64 [ %42, %39 ], [ 0, %7 ]
  %19 = getelementptr inbounds i8, i8* %0, i64 %15
  %20 = load i8, i8* %19, align 1, !tbaa !2
  %21 = zext i8 %20 to i64
  %22 = tail call i32 @__symvm_is_symbolic(i64 noundef %21) #8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %29, label %24

24:                                               ; preds = %14
  %25 = load i8, i8* %19, align 1, !tbaa !2
  %26 = icmp ne i8 %25, 0
  %27 = zext i1 %26 to i64
  %28 = and i64 %17, %27
  br label %39

29:                                               ; preds = %14
  %30 = icmp eq i32 %16, 0
  br i1 %30, label %36, label %31

31:                                               ; preds = %29
  %32 = tail call i32 @__symvm_is_written(i8* noundef nonnull %19) #8
  %33 = icmp ne i32 %32, 0
  %34 = icmp ne i64 %17, 0
  %35 = select i1 %33, i1 true, i1 %34
  br i1 %35, label %36, label %60

36:                                               ; preds = %31, %29
  %37 = load i8, i8* %19, align 1, !tbaa !2
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %56, label %39

39:                                               ; preds = %36, %24
  %40 = phi i64 [ %28, %24 ], [ %17, %36 ]
  %41 = phi i32 [ 1, %24 ], [ %16, %36 ]
  %42 = add i64 %40, %18
  %43 = add nuw i64 %15, 1
  %44 = icmp eq i64 %43, %12
  br i1 %44, label %45, label %14, !llvm.loop !9

45:                                               ; preds = %39, %7
  %46 = phi i64 [ 0, %7 ], [ %42, %39 ]
  %47 = phi i64 [ 1, %7 ], [ %40, %39 ]
  %48 = phi i32 [ 0, %7 ], [ %41, %39 ]
  %49 = icmp ult i64 %10, %1
  %50 = icmp ne i64 %47, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %56

52:                                               ; preds = %45
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5)
  %53 = getelementptr inbounds i8, i8* %0, i64 %12
  %54 = load i8, i8* %53, align 1, !tbaa !2
  store volatile i8 %54, i8* %5, align 1, !tbaa !2
  %55 = load volatile i8, i8* %5, align 1, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5)
  br label %56

56:                                               ; preds = %36, %52, %45
  %57 = phi i64 [ %46, %52 ], [ %46, %45 ], [ %18, %36 ]
  %58 = phi i32 [ %48, %52 ], [ %48, %45 ], [ %16, %36 ]
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %77, label %60

60:                                               ; preds = %31, %56
  %61 = phi i64 [ %57, %56 ], [ %18, %31 ]
  br i1 %13, label %72, label %62

62:                                               ; preds = %60, %69
  %63 = phi i64 [ %70, %69 ], [ 0, %60 ]
  %64 = getelementptr inbounds i8, i8* %0, i64 %63
  %65 = load i8, i8* %64, align 1, !tbaa !2
  %66 = zext i8 %65 to i64
  %67 = tail call i64 @__symvm_observe(i64 noundef %66) #8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %72, label %69

69:                                               ; preds = %62
  %70 = add nuw i64 %63, 1
  %71 = icmp eq i64 %70, %12
  br i1 %71, label %72, label %62, !llvm.loop !10

72:                                               ; preds = %62, %69, %60
  %73 = phi i64 [ 0, %60 ], [ %12, %69 ], [ %63, %62 ]
  %74 = sub i64 %61, %73
  %75 = load i64, i64* %2, align 8, !tbaa !11
  %76 = add i64 %74, %75
  store i64 %76, i64* %2, align 8, !tbaa !11
  br label %77

77:                                               ; preds = %72, %56, %3
  %78 = phi i64 [ 0, %3 ], [ %73, %72 ], [ %57, %56 ]
  ret i64 %78
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_extent(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__symvm_is_symbolic(i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__symvm_is_written(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @__symvm_observe(i64 noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @stpcpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #4 {
  %3 = load i8, i8* %1, align 1, !tbaa !2
  store i8 %3, i8* %0, align 1, !tbaa !2
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi i8* [ %9, %5 ], [ %1, %2 ]
  %7 = phi i8* [ %8, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, i8* %7, i64 1
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  %10 = load i8, i8* %9, align 1, !tbaa !2
  store i8 %10, i8* %8, align 1, !tbaa !2
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5, !llvm.loop !13

12:                                               ; preds = %5, %2
  %13 = phi i8* [ %0, %2 ], [ %8, %5 ]
  ret i8* %13
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @__stpcpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #4 {
  %3 = load i8, i8* %1, align 1, !tbaa !2
  store i8 %3, i8* %0, align 1, !tbaa !2
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi i8* [ %9, %5 ], [ %1, %2 ]
  %7 = phi i8* [ %8, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, i8* %7, i64 1
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  %10 = load i8, i8* %9, align 1, !tbaa !2
  store i8 %10, i8* %8, align 1, !tbaa !2
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5, !llvm.loop !13

12:                                               ; preds = %5, %2
  %13 = phi i8* [ %0, %2 ], [ %8, %5 ]
  ret i8* %13
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @strcpy(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #4 {
  %3 = load i8, i8* %1, align 1, !tbaa !2
  store i8 %3, i8* %0, align 1, !tbaa !2
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi i8* [ %9, %5 ], [ %1, %2 ]
  %7 = phi i8* [ %8, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, i8* %7, i64 1
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  %10 = load i8, i8* %9, align 1, !tbaa !2
  store i8 %10, i8* %8, align 1, !tbaa !2
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5, !llvm.loop !13

12:                                               ; preds = %5, %2
  ret i8* %0
}

; Function Attrs: nofree nosync nounwind optsize
define dso_local i8* @stpncpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %1, i64 %6
  %8 = load i8, i8* %7, align 1, !tbaa !2
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %8, i8* %11, align 1, !tbaa !2
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %14, label %5, !llvm.loop !14

14:                                               ; preds = %5, %10, %3
  %15 = phi i64 [ 0, %3 ], [ %2, %10 ], [ %6, %5 ]
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = sub i64 %2, %15
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %16, i8 0, i64 %17, i1 false)
  ret i8* %16
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nofree nosync nounwind optsize
define dso_local i8* @strncpy(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %1, i64 %6
  %8 = load i8, i8* %7, align 1, !tbaa !2
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %8, i8* %11, align 1, !tbaa !2
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %14, label %5, !llvm.loop !14

14:                                               ; preds = %5, %10, %3
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = sub i64 %2, %15
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %16, i8 0, i64 %17, i1 false) #9
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @strcat(i8* noundef returned %0, i8* nocapture noundef readonly %1) local_unnamed_addr #4 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1, !tbaa !2
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !5

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, i8* %0, i64 %4
  %11 = load i8, i8* %1, align 1, !tbaa !2
  store i8 %11, i8* %10, align 1, !tbaa !2
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %9, %13
  %14 = phi i8* [ %17, %13 ], [ %1, %9 ]
  %15 = phi i8* [ %16, %13 ], [ %10, %9 ]
  %16 = getelementptr inbounds i8, i8* %15, i64 1
  %17 = getelementptr inbounds i8, i8* %14, i64 1
  %18 = load i8, i8* %17, align 1, !tbaa !2
  store i8 %18, i8* %16, align 1, !tbaa !2
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %13, !llvm.loop !13

20:                                               ; preds = %13, %9
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @strncat(i8* noundef returned %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1, !tbaa !2
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !5

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, i8* %0, i64 %5
  %12 = icmp eq i64 %2, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %10, %18
  %14 = phi i64 [ %20, %18 ], [ 0, %10 ]
  %15 = getelementptr inbounds i8, i8* %1, i64 %14
  %16 = load i8, i8* %15, align 1, !tbaa !2
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, i8* %11, i64 %14
  store i8 %16, i8* %19, align 1, !tbaa !2
  %20 = add nuw i64 %14, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %22, label %13, !llvm.loop !15

22:                                               ; preds = %13, %18, %10
  %23 = phi i64 [ 0, %10 ], [ %2, %18 ], [ %14, %13 ]
  %24 = getelementptr inbounds i8, i8* %11, i64 %23
  store i8 0, i8* %24, align 1, !tbaa !2
  ret i8* %0
}

; Function Attrs: nofree nosync nounwind optsize
define dso_local i64 @strlcpy(i8* nocapture noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1, !tbaa !2
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !5

10:                                               ; preds = %4
  %11 = icmp eq i64 %2, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %10
  %13 = icmp ult i64 %5, %2
  %14 = add i64 %2, -1
  %15 = select i1 %13, i64 %5, i64 %14
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 1 %1, i64 %15, i1 false)
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  store i8 0, i8* %16, align 1, !tbaa !2
  br label %17

17:                                               ; preds = %12, %10
  ret i64 %5
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nofree nosync nounwind optsize
define dso_local i64 @strlcat(i8* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = load i8, i8* %7, align 1, !tbaa !2
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %13, label %5, !llvm.loop !8

13:                                               ; preds = %5, %10, %3
  %14 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %15 = getelementptr inbounds i8, i8* %0, i64 %14
  br label %16

16:                                               ; preds = %16, %13
  %17 = phi i64 [ 0, %13 ], [ %21, %16 ]
  %18 = getelementptr inbounds i8, i8* %1, i64 %17
  %19 = load i8, i8* %18, align 1, !tbaa !2
  %20 = icmp eq i8 %19, 0
  %21 = add i64 %17, 1
  br i1 %20, label %22, label %16, !llvm.loop !5

22:                                               ; preds = %16
  %23 = sub i64 %2, %14
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %22
  %26 = icmp ult i64 %17, %23
  %27 = add i64 %23, -1
  %28 = select i1 %26, i64 %17, i64 %27
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %15, i8* nonnull align 1 %1, i64 %28, i1 false) #9
  %29 = getelementptr inbounds i8, i8* %15, i64 %28
  store i8 0, i8* %29, align 1, !tbaa !2
  br label %30

30:                                               ; preds = %22, %25
  %31 = add i64 %17, %14
  ret i64 %31
}

; Function Attrs: nounwind optsize
define dso_local i8* @strdup(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1, !tbaa !2
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !5

8:                                                ; preds = %2
  %9 = tail call i8* @malloc(i64 noundef %7) #8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %9, i8* nonnull align 1 %0, i64 %7, i1 false)
  br label %12

12:                                               ; preds = %8, %11
  ret i8* %9
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i8* @__strdup(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1, !tbaa !2
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !5

8:                                                ; preds = %2
  %9 = tail call i8* @malloc(i64 noundef %7) #8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %9, i8* nonnull align 1 %0, i64 %7, i1 false) #9
  br label %12

12:                                               ; preds = %8, %11
  ret i8* %9
}

; Function Attrs: nounwind optsize
define dso_local i8* @strndup(i8* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1, !tbaa !2
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !8

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i64 %13, 1
  %15 = tail call i8* @malloc(i64 noundef %14) #8
  %16 = icmp eq i8* %15, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %12
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %15, i8* align 1 %0, i64 %13, i1 false)
  %18 = getelementptr inbounds i8, i8* %15, i64 %13
  store i8 0, i8* %18, align 1, !tbaa !2
  br label %19

19:                                               ; preds = %12, %17
  ret i8* %15
}

; Function Attrs: nounwind optsize
define dso_local i8* @__strndup(i8* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = tail call i8* @strndup(i8* noundef %0, i64 noundef %1) #10
  ret i8* %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @strchrnul(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i8, i8* %0, align 1, !tbaa !2
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %2
  %6 = shl i32 %1, 24
  %7 = ashr exact i32 %6, 24
  br label %8

8:                                                ; preds = %5, %13
  %9 = phi i8 [ %3, %5 ], [ %15, %13 ]
  %10 = phi i8* [ %0, %5 ], [ %14, %13 ]
  %11 = sext i8 %9 to i32
  %12 = icmp eq i32 %7, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, i8* %10, i64 1
  %15 = load i8, i8* %14, align 1, !tbaa !2
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %8, !llvm.loop !16

17:                                               ; preds = %8, %13, %2
  %18 = phi i8* [ %0, %2 ], [ %14, %13 ], [ %10, %8 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @strchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  %5 = load i8, i8* %0, align 1, !tbaa !2
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %17, label %8

8:                                                ; preds = %2, %12
  %9 = phi i8 [ %14, %12 ], [ %5, %2 ]
  %10 = phi i8* [ %13, %12 ], [ %0, %2 ]
  %11 = icmp eq i8 %9, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, i8* %10, i64 1
  %14 = load i8, i8* %13, align 1, !tbaa !2
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %4, %15
  br i1 %16, label %17, label %8, !llvm.loop !17

17:                                               ; preds = %12, %8, %2
  %18 = phi i8* [ %0, %2 ], [ null, %8 ], [ %13, %12 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @index(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  %5 = load i8, i8* %0, align 1, !tbaa !2
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %17, label %8

8:                                                ; preds = %2, %12
  %9 = phi i8 [ %14, %12 ], [ %5, %2 ]
  %10 = phi i8* [ %13, %12 ], [ %0, %2 ]
  %11 = icmp eq i8 %9, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, i8* %10, i64 1
  %14 = load i8, i8* %13, align 1, !tbaa !2
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %4, %15
  br i1 %16, label %17, label %8, !llvm.loop !17

17:                                               ; preds = %8, %12, %2
  %18 = phi i8* [ %0, %2 ], [ %13, %12 ], [ null, %8 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @strrchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i8* [ %0, %2 ], [ %13, %5 ]
  %7 = phi i8* [ null, %2 ], [ %11, %5 ]
  %8 = load i8, i8* %6, align 1, !tbaa !2
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %4, %9
  %11 = select i1 %10, i8* %6, i8* %7
  %12 = icmp eq i8 %8, 0
  %13 = getelementptr inbounds i8, i8* %6, i64 1
  br i1 %12, label %14, label %5, !llvm.loop !18

14:                                               ; preds = %5
  ret i8* %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @rindex(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i8* [ %0, %2 ], [ %13, %5 ]
  %7 = phi i8* [ null, %2 ], [ %11, %5 ]
  %8 = load i8, i8* %6, align 1, !tbaa !2
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %4, %9
  %11 = select i1 %10, i8* %6, i8* %7
  %12 = icmp eq i8 %8, 0
  %13 = getelementptr inbounds i8, i8* %6, i64 1
  br i1 %12, label %14, label %5, !llvm.loop !18

14:                                               ; preds = %5
  ret i8* %11
}

; Function Attrs: nounwind optsize
define dso_local i8* @strstr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %1, i64 %4
  %6 = load i8, i8* %5, align 1, !tbaa !2
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !5

9:                                                ; preds = %3
  %10 = tail call i32 @strncmp(i8* noundef %0, i8* noundef nonnull %1, i64 noundef %4) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %9, %16
  %13 = phi i8* [ %17, %16 ], [ %0, %9 ]
  %14 = load i8, i8* %13, align 1, !tbaa !2
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, i8* %13, i64 1
  %18 = tail call i32 @strncmp(i8* noundef nonnull %17, i8* noundef %1, i64 noundef %4) #8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %12, !llvm.loop !19

20:                                               ; preds = %16, %12, %9
  %21 = phi i8* [ %0, %9 ], [ null, %12 ], [ %17, %16 ]
  ret i8* %21
}

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i8* @strcasestr(i8* noundef %0, i8* noundef %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %1, i64 %4
  %6 = load i8, i8* %5, align 1, !tbaa !2
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !5

9:                                                ; preds = %3
  %10 = tail call i32 @strncasecmp(i8* noundef %0, i8* noundef nonnull %1, i64 noundef %4) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %9, %16
  %13 = phi i8* [ %17, %16 ], [ %0, %9 ]
  %14 = load i8, i8* %13, align 1, !tbaa !2
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, i8* %13, i64 1
  %18 = tail call i32 @strncasecmp(i8* noundef nonnull %17, i8* noundef %1, i64 noundef %4) #8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %12, !llvm.loop !20

20:                                               ; preds = %16, %12, %9
  %21 = phi i8* [ %0, %9 ], [ null, %12 ], [ %17, %16 ]
  ret i8* %21
}

; Function Attrs: optsize
declare dso_local i32 @strncasecmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @strspn(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8, i8* %0, align 1, !tbaa !2
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %28, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !2
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %5, %23
  %9 = phi i8 [ %3, %5 ], [ %26, %23 ]
  %10 = phi i64 [ 0, %5 ], [ %24, %23 ]
  br i1 %7, label %28, label %11

11:                                               ; preds = %8, %11
  %12 = phi i8 [ %19, %11 ], [ %6, %8 ]
  %13 = phi i32 [ %17, %11 ], [ 0, %8 ]
  %14 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %15 = icmp eq i8 %12, %9
  %16 = zext i1 %15 to i32
  %17 = or i32 %13, %16
  %18 = getelementptr inbounds i8, i8* %14, i64 1
  %19 = load i8, i8* %18, align 1, !tbaa !2
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %21, label %11, !llvm.loop !21

21:                                               ; preds = %11
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %21
  %24 = add i64 %10, 1
  %25 = getelementptr inbounds i8, i8* %0, i64 %24
  %26 = load i8, i8* %25, align 1, !tbaa !2
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %8, !llvm.loop !22

28:                                               ; preds = %21, %23, %8, %2
  %29 = phi i64 [ 0, %2 ], [ 0, %8 ], [ %24, %23 ], [ %10, %21 ]
  ret i64 %29
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @strcspn(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8, i8* %0, align 1, !tbaa !2
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %28, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !2
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %5, %23
  %9 = phi i8 [ %3, %5 ], [ %26, %23 ]
  %10 = phi i64 [ 0, %5 ], [ %24, %23 ]
  br i1 %7, label %23, label %11

11:                                               ; preds = %8, %11
  %12 = phi i8 [ %19, %11 ], [ %6, %8 ]
  %13 = phi i32 [ %17, %11 ], [ 0, %8 ]
  %14 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %15 = icmp eq i8 %12, %9
  %16 = zext i1 %15 to i32
  %17 = or i32 %13, %16
  %18 = getelementptr inbounds i8, i8* %14, i64 1
  %19 = load i8, i8* %18, align 1, !tbaa !2
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %21, label %11, !llvm.loop !21

21:                                               ; preds = %11
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %8, %21
  %24 = add i64 %10, 1
  %25 = getelementptr inbounds i8, i8* %0, i64 %24
  %26 = load i8, i8* %25, align 1, !tbaa !2
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %8, !llvm.loop !23

28:                                               ; preds = %21, %23, %2
  %29 = phi i64 [ 0, %2 ], [ %24, %23 ], [ %10, %21 ]
  ret i64 %29
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @strpbrk(i8* noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call i64 @strcspn(i8* noundef %0, i8* noundef %1) #10
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1, !tbaa !2
  %6 = icmp eq i8 %5, 0
  %7 = select i1 %6, i8* null, i8* %4
  ret i8* %7
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @strtok_r(i8* noundef %0, i8* nocapture noundef readonly %1, i8** nocapture noundef %2) local_unnamed_addr #4 {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = load i8*, i8** %2, align 8, !tbaa !24
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i8* [ %0, %3 ], [ %6, %5 ]
  %9 = tail call i64 @strspn(i8* noundef %8, i8* noundef %1) #10
  %10 = getelementptr inbounds i8, i8* %8, i64 %9
  %11 = load i8, i8* %10, align 1, !tbaa !2
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %7
  %14 = tail call i64 @strcspn(i8* noundef nonnull %10, i8* noundef %1) #10
  %15 = getelementptr inbounds i8, i8* %10, i64 %14
  %16 = load i8, i8* %15, align 1, !tbaa !2
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, i8* %15, i64 1
  store i8 0, i8* %15, align 1, !tbaa !2
  br label %20

20:                                               ; preds = %13, %18, %7
  %21 = phi i8* [ %10, %7 ], [ %19, %18 ], [ %15, %13 ]
  %22 = phi i8* [ null, %7 ], [ %10, %18 ], [ %10, %13 ]
  store i8* %21, i8** %2, align 8, !tbaa !24
  ret i8* %22
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @__strtok_r(i8* noundef %0, i8* nocapture noundef readonly %1, i8** nocapture noundef %2) local_unnamed_addr #4 {
  %4 = tail call i8* @strtok_r(i8* noundef %0, i8* noundef %1, i8** noundef %2) #10
  ret i8* %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @strtok(i8* noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #4 {
  %3 = tail call i8* @strtok_r(i8* noundef %0, i8* noundef %1, i8** noundef nonnull @strtok.rest) #10
  ret i8* %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @strsep(i8** nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #4 {
  %3 = load i8*, i8** %0, align 8, !tbaa !24
  %4 = icmp eq i8* %3, null
  br i1 %4, label %14, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @strcspn(i8* noundef nonnull %3, i8* noundef %1) #10
  %7 = getelementptr inbounds i8, i8* %3, i64 %6
  %8 = load i8, i8* %7, align 1, !tbaa !2
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 0, i8* %7, align 1, !tbaa !2
  br label %12

12:                                               ; preds = %5, %10
  %13 = phi i8* [ %11, %10 ], [ null, %5 ]
  store i8* %13, i8** %0, align 8, !tbaa !24
  br label %14

14:                                               ; preds = %2, %12
  ret i8* %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @__strsep(i8** nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #4 {
  %3 = load i8*, i8** %0, align 8, !tbaa !24
  %4 = icmp eq i8* %3, null
  br i1 %4, label %14, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @strcspn(i8* noundef nonnull %3, i8* noundef %1) #8
  %7 = getelementptr inbounds i8, i8* %3, i64 %6
  %8 = load i8, i8* %7, align 1, !tbaa !2
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 0, i8* %7, align 1, !tbaa !2
  br label %12

12:                                               ; preds = %10, %5
  %13 = phi i8* [ %11, %10 ], [ null, %5 ]
  store i8* %13, i8** %0, align 8, !tbaa !24
  br label %14

14:                                               ; preds = %2, %12
  ret i8* %3
}

; Function Attrs: nofree nosync nounwind optsize
define dso_local i64 @strxfrm(i8* nocapture noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1, !tbaa !2
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !5

10:                                               ; preds = %4
  %11 = icmp ult i64 %5, %2
  br i1 %11, label %12, label %22

12:                                               ; preds = %10
  %13 = load i8, i8* %1, align 1, !tbaa !2
  store i8 %13, i8* %0, align 1, !tbaa !2
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %12, %15
  %16 = phi i8* [ %19, %15 ], [ %1, %12 ]
  %17 = phi i8* [ %18, %15 ], [ %0, %12 ]
  %18 = getelementptr inbounds i8, i8* %17, i64 1
  %19 = getelementptr inbounds i8, i8* %16, i64 1
  %20 = load i8, i8* %19, align 1, !tbaa !2
  store i8 %20, i8* %18, align 1, !tbaa !2
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %25, label %15, !llvm.loop !13

22:                                               ; preds = %10
  %23 = icmp eq i64 %2, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 1 %1, i64 %2, i1 false)
  br label %25

25:                                               ; preds = %15, %12, %22, %24
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @strverscmp(i8* noundef readonly %0, i8* noundef readonly %1) local_unnamed_addr #2 {
  %3 = icmp eq i8* %0, %1
  br i1 %3, label %140, label %4

4:                                                ; preds = %2
  %5 = load i8, i8* %0, align 1, !tbaa !2
  %6 = load i8, i8* %1, align 1, !tbaa !2
  %7 = icmp eq i8 %5, %6
  br i1 %7, label %8, label %49

8:                                                ; preds = %4, %26
  %9 = phi i8 [ %31, %26 ], [ %5, %4 ]
  %10 = phi i8* [ %30, %26 ], [ %0, %4 ]
  %11 = phi i32 [ %29, %26 ], [ 1, %4 ]
  %12 = phi i64 [ %28, %26 ], [ 0, %4 ]
  %13 = phi i64 [ %27, %26 ], [ 0, %4 ]
  %14 = icmp eq i8 %9, 0
  br i1 %14, label %140, label %15

15:                                               ; preds = %8
  %16 = sext i8 %9 to i32
  %17 = tail call i32 @isdigit(i32 noundef %16) #8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %15
  %20 = add i64 %13, 1
  br label %26

21:                                               ; preds = %15
  %22 = load i8, i8* %10, align 1, !tbaa !2
  %23 = icmp eq i8 %22, 48
  %24 = select i1 %23, i32 %11, i32 0
  %25 = add i64 %13, 1
  br label %26

26:                                               ; preds = %21, %19
  %27 = phi i64 [ %25, %21 ], [ %20, %19 ]
  %28 = phi i64 [ %12, %21 ], [ %20, %19 ]
  %29 = phi i32 [ %24, %21 ], [ 1, %19 ]
  %30 = getelementptr inbounds i8, i8* %0, i64 %27
  %31 = load i8, i8* %30, align 1, !tbaa !2
  %32 = getelementptr inbounds i8, i8* %1, i64 %27
  %33 = load i8, i8* %32, align 1, !tbaa !2
  %34 = icmp eq i8 %31, %33
  br i1 %34, label %8, label %35, !llvm.loop !26

35:                                               ; preds = %26
  %36 = getelementptr inbounds i8, i8* %1, i64 %27
  %37 = icmp ult i64 %28, %27
  %38 = xor i1 %37, true
  %39 = icmp ne i32 %29, 0
  %40 = select i1 %38, i1 true, i1 %39
  br i1 %40, label %49, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds i8, i8* %0, i64 %28
  %43 = load i8, i8* %42, align 1, !tbaa !2
  %44 = icmp eq i8 %43, 48
  br i1 %44, label %45, label %49

45:                                               ; preds = %41
  %46 = zext i8 %31 to i32
  %47 = zext i8 %33 to i32
  %48 = sub nsw i32 %46, %47
  br label %140

49:                                               ; preds = %4, %41, %35
  %50 = phi i1 [ false, %41 ], [ true, %35 ], [ true, %4 ]
  %51 = phi i1 [ %39, %41 ], [ %39, %35 ], [ true, %4 ]
  %52 = phi i1 [ %37, %41 ], [ %37, %35 ], [ false, %4 ]
  %53 = phi i8* [ %36, %41 ], [ %36, %35 ], [ %1, %4 ]
  %54 = phi i8 [ %31, %41 ], [ %31, %35 ], [ %5, %4 ]
  %55 = phi i8* [ %30, %41 ], [ %30, %35 ], [ %0, %4 ]
  %56 = phi i64 [ %27, %41 ], [ %27, %35 ], [ 0, %4 ]
  %57 = sext i8 %54 to i32
  %58 = tail call i32 @isdigit(i32 noundef %57) #8
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %101, label %60

60:                                               ; preds = %49
  %61 = load i8, i8* %53, align 1, !tbaa !2
  %62 = sext i8 %61 to i32
  %63 = tail call i32 @isdigit(i32 noundef %62) #8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %101, label %65

65:                                               ; preds = %60
  %66 = select i1 %52, i1 %51, i1 false
  br i1 %66, label %101, label %67

67:                                               ; preds = %65
  br i1 %52, label %74, label %68

68:                                               ; preds = %67
  %69 = load i8, i8* %55, align 1, !tbaa !2
  %70 = icmp eq i8 %69, 48
  br i1 %70, label %119, label %71

71:                                               ; preds = %68
  %72 = load i8, i8* %53, align 1, !tbaa !2
  %73 = icmp eq i8 %72, 48
  br i1 %73, label %119, label %74

74:                                               ; preds = %71, %67
  %75 = getelementptr inbounds i8, i8* %0, i64 %56
  %76 = load i8, i8* %75, align 1, !tbaa !2
  %77 = sext i8 %76 to i32
  %78 = tail call i32 @isdigit(i32 noundef %77) #8
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %94, label %80

80:                                               ; preds = %74, %87
  %81 = phi i64 [ %88, %87 ], [ %56, %74 ]
  %82 = getelementptr inbounds i8, i8* %1, i64 %81
  %83 = load i8, i8* %82, align 1, !tbaa !2
  %84 = sext i8 %83 to i32
  %85 = tail call i32 @isdigit(i32 noundef %84) #8
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %140, label %87

87:                                               ; preds = %80
  %88 = add i64 %81, 1
  %89 = getelementptr inbounds i8, i8* %0, i64 %88
  %90 = load i8, i8* %89, align 1, !tbaa !2
  %91 = sext i8 %90 to i32
  %92 = tail call i32 @isdigit(i32 noundef %91) #8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %80, !llvm.loop !27

94:                                               ; preds = %87, %74
  %95 = phi i64 [ %56, %74 ], [ %88, %87 ]
  %96 = getelementptr inbounds i8, i8* %1, i64 %95
  %97 = load i8, i8* %96, align 1, !tbaa !2
  %98 = sext i8 %97 to i32
  %99 = tail call i32 @isdigit(i32 noundef %98) #8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %134, label %140

101:                                              ; preds = %65, %60, %49
  %102 = select i1 %52, i1 %51, i1 false
  br i1 %102, label %103, label %119

103:                                              ; preds = %101
  %104 = load i8, i8* %55, align 1, !tbaa !2
  %105 = sext i8 %104 to i32
  %106 = tail call i32 @isdigit(i32 noundef %105) #8
  %107 = icmp ne i32 %106, 0
  %108 = load i8, i8* %53, align 1, !tbaa !2
  %109 = sext i8 %108 to i32
  %110 = tail call i32 @isdigit(i32 noundef %109) #8
  %111 = icmp eq i32 %110, 0
  %112 = xor i1 %107, %111
  br i1 %112, label %119, label %113

113:                                              ; preds = %103
  %114 = load i8, i8* %55, align 1, !tbaa !2
  %115 = sext i8 %114 to i32
  %116 = tail call i32 @isdigit(i32 noundef %115) #8
  %117 = icmp eq i32 %116, 0
  %118 = select i1 %117, i32 1, i32 -1
  br label %140

119:                                              ; preds = %68, %71, %103, %101
  br i1 %50, label %134, label %120

120:                                              ; preds = %119
  %121 = load i8, i8* %55, align 1, !tbaa !2
  %122 = sext i8 %121 to i32
  %123 = tail call i32 @isdigit(i32 noundef %122) #8
  %124 = load i8, i8* %53, align 1, !tbaa !2
  %125 = sext i8 %124 to i32
  %126 = tail call i32 @isdigit(i32 noundef %125) #8
  %127 = icmp eq i32 %123, %126
  br i1 %127, label %134, label %128

128:                                              ; preds = %120
  %129 = load i8, i8* %55, align 1, !tbaa !2
  %130 = sext i8 %129 to i32
  %131 = tail call i32 @isdigit(i32 noundef %130) #8
  %132 = icmp eq i32 %131, 0
  %133 = select i1 %132, i32 -1, i32 1
  br label %140

134:                                              ; preds = %120, %119, %94
  %135 = load i8, i8* %55, align 1, !tbaa !2
  %136 = zext i8 %135 to i32
  %137 = load i8, i8* %53, align 1, !tbaa !2
  %138 = zext i8 %137 to i32
  %139 = sub nsw i32 %136, %138
  br label %140

140:                                              ; preds = %8, %80, %45, %113, %128, %134, %94, %2
  %141 = phi i32 [ 0, %2 ], [ %118, %113 ], [ %139, %134 ], [ %133, %128 ], [ -1, %94 ], [ %48, %45 ], [ 1, %80 ], [ 0, %8 ]
  ret i32 %141
}

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @basename(i8* noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %9, %2 ]
  %4 = phi i8* [ null, %1 ], [ %7, %2 ]
  %5 = load i8, i8* %3, align 1, !tbaa !2
  %6 = icmp eq i8 %5, 47
  %7 = select i1 %6, i8* %3, i8* %4
  %8 = icmp eq i8 %5, 0
  %9 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %8, label %10, label %2, !llvm.loop !18

10:                                               ; preds = %2
  %11 = icmp eq i8* %7, null
  %12 = getelementptr inbounds i8, i8* %7, i64 1
  %13 = select i1 %11, i8* %0, i8* %12
  ret i8* %13
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @__xpg_basename(i8* noundef %0) local_unnamed_addr #4 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %43, label %3

3:                                                ; preds = %1
  %4 = load i8, i8* %0, align 1, !tbaa !2
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %43, label %6

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %11, %6 ], [ 1, %3 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1, !tbaa !2
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !5

12:                                               ; preds = %6
  %13 = getelementptr inbounds i8, i8* %0, i64 %7
  br label %14

14:                                               ; preds = %12, %17
  %15 = phi i64 [ %18, %17 ], [ %7, %12 ]
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %14
  %18 = add i64 %15, -1
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = load i8, i8* %19, align 1, !tbaa !2
  %21 = icmp eq i8 %20, 47
  br i1 %21, label %14, label %24, !llvm.loop !28

22:                                               ; preds = %14
  %23 = getelementptr inbounds i8, i8* %13, i64 -1
  br label %43

24:                                               ; preds = %17
  %25 = icmp ult i64 %15, %7
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = getelementptr inbounds i8, i8* %0, i64 %15
  store i8 0, i8* %27, align 1, !tbaa !2
  br label %28

28:                                               ; preds = %26, %24
  %29 = icmp eq i8 %4, 47
  %30 = select i1 %29, i8* %0, i8* null
  br label %31

31:                                               ; preds = %28, %31
  %32 = phi i8* [ %0, %28 ], [ %34, %31 ]
  %33 = phi i8* [ %30, %28 ], [ %37, %31 ]
  %34 = getelementptr inbounds i8, i8* %32, i64 1
  %35 = load i8, i8* %34, align 1, !tbaa !2
  %36 = icmp eq i8 %35, 47
  %37 = select i1 %36, i8* %34, i8* %33
  %38 = icmp eq i8 %35, 0
  br i1 %38, label %39, label %31, !llvm.loop !18

39:                                               ; preds = %31
  %40 = icmp eq i8* %37, null
  %41 = getelementptr inbounds i8, i8* %37, i64 1
  %42 = select i1 %40, i8* %0, i8* %41
  br label %43

43:                                               ; preds = %22, %39, %1, %3
  %44 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %1 ], [ %23, %22 ], [ %42, %39 ]
  ret i8* %44
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @dirname(i8* noundef %0) local_unnamed_addr #4 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %55, label %3

3:                                                ; preds = %1
  %4 = load i8, i8* %0, align 1, !tbaa !2
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %55, label %6

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %11, %6 ], [ 1, %3 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1, !tbaa !2
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !5

12:                                               ; preds = %6
  %13 = icmp ne i64 %7, 0
  %14 = zext i1 %13 to i64
  br label %15

15:                                               ; preds = %12, %18
  %16 = phi i64 [ %19, %18 ], [ %7, %12 ]
  %17 = icmp ugt i64 %16, 1
  br i1 %17, label %18, label %23

18:                                               ; preds = %15
  %19 = add i64 %16, -1
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = load i8, i8* %20, align 1, !tbaa !2
  %22 = icmp eq i8 %21, 47
  br i1 %22, label %15, label %23, !llvm.loop !29

23:                                               ; preds = %15, %18
  %24 = phi i64 [ %16, %18 ], [ %14, %15 ]
  br label %25

25:                                               ; preds = %23, %28
  %26 = phi i64 [ %29, %28 ], [ %24, %23 ]
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %55, label %28

28:                                               ; preds = %25
  %29 = add i64 %26, -1
  %30 = getelementptr inbounds i8, i8* %0, i64 %29
  %31 = load i8, i8* %30, align 1, !tbaa !2
  %32 = icmp eq i8 %31, 47
  br i1 %32, label %33, label %25, !llvm.loop !30

33:                                               ; preds = %28, %36
  %34 = phi i64 [ %37, %36 ], [ %26, %28 ]
  %35 = icmp ugt i64 %34, 1
  br i1 %35, label %36, label %41

36:                                               ; preds = %33
  %37 = add i64 %34, -1
  %38 = getelementptr inbounds i8, i8* %0, i64 %37
  %39 = load i8, i8* %38, align 1, !tbaa !2
  %40 = icmp eq i8 %39, 47
  br i1 %40, label %33, label %52, !llvm.loop !31

41:                                               ; preds = %33
  %42 = icmp eq i8 %4, 47
  br i1 %42, label %43, label %52

43:                                               ; preds = %41
  %44 = getelementptr inbounds i8, i8* %0, i64 1
  %45 = load i8, i8* %44, align 1, !tbaa !2
  %46 = icmp eq i8 %45, 47
  br i1 %46, label %47, label %52

47:                                               ; preds = %43
  %48 = getelementptr inbounds i8, i8* %0, i64 2
  %49 = load i8, i8* %48, align 1, !tbaa !2
  %50 = icmp eq i8 %49, 47
  %51 = select i1 %50, i64 1, i64 2
  br label %52

52:                                               ; preds = %36, %47, %43, %41
  %53 = phi i64 [ 1, %43 ], [ 1, %41 ], [ %51, %47 ], [ %34, %36 ]
  %54 = getelementptr inbounds i8, i8* %0, i64 %53
  store i8 0, i8* %54, align 1, !tbaa !2
  br label %55

55:                                               ; preds = %25, %52, %1, %3
  %56 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %1 ], [ %0, %52 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %25 ]
  ret i8* %56
}

attributes #0 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }

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
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !3, i64 0}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = !{!25, !25, i64 0}
!25 = !{!"any pointer", !3, i64 0}
!26 = distinct !{!26, !6, !7}
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
!29 = distinct !{!29, !6, !7}
!30 = distinct !{!30, !6, !7}
!31 = distinct !{!31, !6, !7}
