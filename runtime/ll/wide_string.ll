; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/wide_string.c
; ModuleID = 'runtime/c/wide_string.c'
source_filename = "runtime/c/wide_string.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @wcsnlen(i32* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !2
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !6

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %1, %9 ], [ %5, %4 ]
  ret i64 %13
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32* @wcpcpy(i32* noundef %0, i32* noundef %1) local_unnamed_addr #2 {
  %3 = tail call i32* @wcscpy(i32* noundef %0, i32* noundef %1) #7
  %4 = tail call i64 @wcslen(i32* noundef %1) #7
  %5 = getelementptr inbounds i32, i32* %3, i64 %4
  ret i32* %5
}

; Function Attrs: optsize
declare dso_local i32* @wcscpy(i32* noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @wcslen(i32* noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32* @wcpncpy(i32* noundef writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, i32* %1, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !2
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i32, i32* %0, i64 %6
  store i32 %8, i32* %11, align 4, !tbaa !2
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %17, label %5, !llvm.loop !9

14:                                               ; preds = %5, %3
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %20, label %17

17:                                               ; preds = %10, %20, %14
  %18 = phi i64 [ %15, %14 ], [ %15, %20 ], [ %2, %10 ]
  %19 = getelementptr inbounds i32, i32* %0, i64 %18
  ret i32* %19

20:                                               ; preds = %14, %20
  %21 = phi i64 [ %23, %20 ], [ %15, %14 ]
  %22 = getelementptr inbounds i32, i32* %0, i64 %21
  store i32 0, i32* %22, align 4, !tbaa !2
  %23 = add nuw i64 %21, 1
  %24 = icmp eq i64 %23, %2
  br i1 %24, label %17, label %20, !llvm.loop !10
}

; Function Attrs: nounwind optsize
define dso_local i32* @wcsncat(i32* noundef returned %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i64 @wcslen(i32* noundef %0) #7
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %16, label %7

7:                                                ; preds = %3, %12
  %8 = phi i64 [ %14, %12 ], [ 0, %3 ]
  %9 = getelementptr inbounds i32, i32* %1, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds i32, i32* %5, i64 %8
  store i32 %10, i32* %13, align 4, !tbaa !2
  %14 = add nuw i64 %8, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %16, label %7, !llvm.loop !11

16:                                               ; preds = %7, %12, %3
  %17 = phi i64 [ 0, %3 ], [ %2, %12 ], [ %8, %7 ]
  %18 = getelementptr inbounds i32, i32* %5, i64 %17
  store i32 0, i32* %18, align 4, !tbaa !2
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32* @wcschrnul(i32* noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32* [ %0, %2 ], [ %9, %3 ]
  %5 = load i32, i32* %4, align 4, !tbaa !2
  %6 = icmp eq i32 %5, 0
  %7 = icmp eq i32 %5, %1
  %8 = or i1 %6, %7
  %9 = getelementptr inbounds i32, i32* %4, i64 1
  br i1 %8, label %10, label %3, !llvm.loop !12

10:                                               ; preds = %3
  ret i32* %4
}

; Function Attrs: nounwind optsize
define dso_local i32* @wcsstr(i32* noundef %0, i32* noundef %1) local_unnamed_addr #2 {
  %3 = tail call i64 @wcslen(i32* noundef %1) #7
  %4 = tail call i32 @wcsncmp(i32* noundef %0, i32* noundef %1, i64 noundef %3) #7
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %2, %10
  %7 = phi i32* [ %11, %10 ], [ %0, %2 ]
  %8 = load i32, i32* %7, align 4, !tbaa !2
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds i32, i32* %7, i64 1
  %12 = tail call i32 @wcsncmp(i32* noundef nonnull %11, i32* noundef %1, i64 noundef %3) #7
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %6, !llvm.loop !13

14:                                               ; preds = %10, %6, %2
  %15 = phi i32* [ %0, %2 ], [ null, %6 ], [ %11, %10 ]
  ret i32* %15
}

; Function Attrs: optsize
declare dso_local i32 @wcsncmp(i32* noundef, i32* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i64 @wcsspn(i32* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #2 {
  %3 = load i32, i32* %0, align 4, !tbaa !2
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %2, %10
  %6 = phi i32 [ %13, %10 ], [ %3, %2 ]
  %7 = phi i64 [ %11, %10 ], [ 0, %2 ]
  %8 = tail call i32* @wcschr(i32* noundef %1, i32 noundef %6) #7
  %9 = icmp eq i32* %8, null
  br i1 %9, label %15, label %10

10:                                               ; preds = %5
  %11 = add i64 %7, 1
  %12 = getelementptr inbounds i32, i32* %0, i64 %11
  %13 = load i32, i32* %12, align 4, !tbaa !2
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %5, !llvm.loop !14

15:                                               ; preds = %5, %10, %2
  %16 = phi i64 [ 0, %2 ], [ %11, %10 ], [ %7, %5 ]
  ret i64 %16
}

; Function Attrs: optsize
declare dso_local i32* @wcschr(i32* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i64 @wcscspn(i32* nocapture noundef readonly %0, i32* noundef %1) local_unnamed_addr #2 {
  %3 = load i32, i32* %0, align 4, !tbaa !2
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %2, %10
  %6 = phi i32 [ %13, %10 ], [ %3, %2 ]
  %7 = phi i64 [ %11, %10 ], [ 0, %2 ]
  %8 = tail call i32* @wcschr(i32* noundef %1, i32 noundef %6) #7
  %9 = icmp eq i32* %8, null
  br i1 %9, label %10, label %15

10:                                               ; preds = %5
  %11 = add i64 %7, 1
  %12 = getelementptr inbounds i32, i32* %0, i64 %11
  %13 = load i32, i32* %12, align 4, !tbaa !2
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %5, !llvm.loop !15

15:                                               ; preds = %5, %10, %2
  %16 = phi i64 [ 0, %2 ], [ %11, %10 ], [ %7, %5 ]
  ret i64 %16
}

; Function Attrs: nounwind optsize
define dso_local i32* @wcspbrk(i32* noundef readonly %0, i32* noundef %1) local_unnamed_addr #2 {
  %3 = load i32, i32* %0, align 4, !tbaa !2
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %2, %10
  %6 = phi i32 [ %13, %10 ], [ %3, %2 ]
  %7 = phi i64 [ %11, %10 ], [ 0, %2 ]
  %8 = tail call i32* @wcschr(i32* noundef %1, i32 noundef %6) #7
  %9 = icmp eq i32* %8, null
  br i1 %9, label %10, label %15

10:                                               ; preds = %5
  %11 = add i64 %7, 1
  %12 = getelementptr inbounds i32, i32* %0, i64 %11
  %13 = load i32, i32* %12, align 4, !tbaa !2
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %20, label %5, !llvm.loop !15

15:                                               ; preds = %5
  %16 = getelementptr inbounds i32, i32* %0, i64 %7
  %17 = load i32, i32* %16, align 4, !tbaa !2
  %18 = getelementptr inbounds i32, i32* %0, i64 %7
  %19 = icmp eq i32 %17, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %10, %2, %15
  br label %21

21:                                               ; preds = %15, %20
  %22 = phi i32* [ null, %20 ], [ %18, %15 ]
  ret i32* %22
}

; Function Attrs: nounwind optsize
define dso_local i32* @wcstok(i32* noundef %0, i32* noundef %1, i32** nocapture noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i32* %0, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = load i32*, i32** %2, align 8, !tbaa !16
  %7 = icmp eq i32* %6, null
  br i1 %7, label %47, label %8

8:                                                ; preds = %3, %5
  %9 = phi i32* [ %6, %5 ], [ %0, %3 ]
  %10 = load i32, i32* %9, align 4, !tbaa !2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %44, label %12

12:                                               ; preds = %8, %17
  %13 = phi i32 [ %20, %17 ], [ %10, %8 ]
  %14 = phi i64 [ %18, %17 ], [ 0, %8 ]
  %15 = tail call i32* @wcschr(i32* noundef %1, i32 noundef %13) #7
  %16 = icmp eq i32* %15, null
  br i1 %16, label %22, label %17

17:                                               ; preds = %12
  %18 = add i64 %14, 1
  %19 = getelementptr inbounds i32, i32* %9, i64 %18
  %20 = load i32, i32* %19, align 4, !tbaa !2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %44, label %12, !llvm.loop !14

22:                                               ; preds = %12
  %23 = getelementptr inbounds i32, i32* %9, i64 %14
  %24 = load i32, i32* %23, align 4, !tbaa !2
  %25 = getelementptr inbounds i32, i32* %9, i64 %14
  %26 = icmp eq i32 %24, 0
  br i1 %26, label %44, label %27

27:                                               ; preds = %22, %32
  %28 = phi i32 [ %35, %32 ], [ %24, %22 ]
  %29 = phi i64 [ %33, %32 ], [ 0, %22 ]
  %30 = tail call i32* @wcschr(i32* noundef %1, i32 noundef %28) #7
  %31 = icmp eq i32* %30, null
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = add i64 %29, 1
  %34 = getelementptr inbounds i32, i32* %25, i64 %33
  %35 = load i32, i32* %34, align 4, !tbaa !2
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %44, label %27, !llvm.loop !15

37:                                               ; preds = %27
  %38 = getelementptr inbounds i32, i32* %25, i64 %29
  %39 = load i32, i32* %38, align 4, !tbaa !2
  %40 = icmp eq i32 %39, 0
  %41 = getelementptr inbounds i32, i32* %25, i64 %29
  br i1 %40, label %44, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds i32, i32* %41, i64 1
  store i32 0, i32* %41, align 4, !tbaa !2
  br label %44

44:                                               ; preds = %17, %32, %42, %37, %22, %8
  %45 = phi i32* [ null, %8 ], [ null, %22 ], [ %43, %42 ], [ null, %37 ], [ null, %32 ], [ null, %17 ]
  %46 = phi i32* [ null, %8 ], [ null, %22 ], [ %25, %42 ], [ %25, %37 ], [ %25, %32 ], [ null, %17 ]
  store i32* %45, i32** %2, align 8, !tbaa !16
  br label %47

47:                                               ; preds = %44, %5
  %48 = phi i32* [ null, %5 ], [ %46, %44 ]
  ret i32* %48
}

; Function Attrs: nounwind optsize
define dso_local i32 @wcsncasecmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %26, label %5

5:                                                ; preds = %3, %20
  %6 = phi i32 [ %18, %20 ], [ undef, %3 ]
  %7 = phi i32* [ %21, %20 ], [ %0, %3 ]
  %8 = phi i64 [ %23, %20 ], [ %2, %3 ]
  %9 = phi i32* [ %22, %20 ], [ %1, %3 ]
  %10 = load i32, i32* %7, align 4, !tbaa !2
  %11 = tail call i32 @towlower(i32 noundef %10) #7
  %12 = load i32, i32* %9, align 4, !tbaa !2
  %13 = tail call i32 @towlower(i32 noundef %12) #7
  %14 = icmp eq i32 %11, %13
  %15 = sub i32 %11, %13
  %16 = icmp eq i32 %11, 0
  %17 = select i1 %16, i32 2, i32 0
  %18 = select i1 %14, i32 %6, i32 %15
  %19 = select i1 %14, i32 %17, i32 1
  switch i32 %19, label %28 [
    i32 0, label %20
    i32 1, label %25
    i32 2, label %26
  ]

20:                                               ; preds = %5
  %21 = getelementptr inbounds i32, i32* %7, i64 1
  %22 = getelementptr inbounds i32, i32* %9, i64 1
  %23 = add i64 %8, -1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %26, label %5, !llvm.loop !18

25:                                               ; preds = %5
  br label %26

26:                                               ; preds = %5, %20, %25, %3
  %27 = phi i32 [ 0, %3 ], [ %18, %25 ], [ 0, %20 ], [ 0, %5 ]
  ret i32 %27

28:                                               ; preds = %5
  unreachable
}

; Function Attrs: optsize
declare dso_local i32 @towlower(i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @wcscasecmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = tail call i32 @wcsncasecmp(i32* noundef %0, i32* noundef %1, i64 noundef -1) #8
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcsxfrm(i32* noundef %0, i32* noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i64 @wcslen(i32* noundef %1) #7
  %5 = icmp ult i64 %4, %2
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call i32* @wcscpy(i32* noundef %0, i32* noundef %1) #7
  br label %8

8:                                                ; preds = %6, %3
  ret i64 %4
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32* @wmempcpy(i32* noundef writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i64 %2, 2
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 %5, i64 %6, i1 false)
  %7 = getelementptr inbounds i32, i32* %0, i64 %2
  ret i32* %7
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nounwind optsize
define dso_local i64 @wcstol(i32* noundef %0, i32** noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca i8*, align 8
  br label %5

5:                                                ; preds = %5, %3
  %6 = phi i32* [ %0, %3 ], [ %10, %5 ]
  %7 = load i32, i32* %6, align 4, !tbaa !2
  %8 = tail call i32 @iswspace(i32 noundef %7) #7
  %9 = icmp eq i32 %8, 0
  %10 = getelementptr inbounds i32, i32* %6, i64 1
  br i1 %9, label %11, label %5, !llvm.loop !19

11:                                               ; preds = %5
  %12 = tail call fastcc i8* @narrow(i32* noundef nonnull %6) #8
  %13 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %13) #9
  %14 = icmp eq i8* %12, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %11
  %16 = tail call i32* @__errno_location() #7
  store i32 12, i32* %16, align 4, !tbaa !2
  br label %29

17:                                               ; preds = %11
  %18 = call i64 @strtol(i8* noundef nonnull %12, i8** noundef nonnull %4, i32 noundef %2) #7
  %19 = icmp eq i32** %1, null
  br i1 %19, label %28, label %20

20:                                               ; preds = %17
  %21 = load i8*, i8** %4, align 8, !tbaa !16
  %22 = icmp eq i8* %21, %12
  %23 = ptrtoint i8* %21 to i64
  %24 = ptrtoint i8* %12 to i64
  %25 = sub i64 %23, %24
  %26 = getelementptr inbounds i32, i32* %6, i64 %25
  %27 = select i1 %22, i32* %0, i32* %26
  store i32* %27, i32** %1, align 8, !tbaa !16
  br label %28

28:                                               ; preds = %20, %17
  call void @free(i8* noundef nonnull %12) #7
  br label %29

29:                                               ; preds = %28, %15
  %30 = phi i64 [ %18, %28 ], [ 0, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %13) #9
  ret i64 %30
}

; Function Attrs: optsize
declare dso_local i32 @iswspace(i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define internal fastcc i8* @narrow(i32* nocapture noundef readonly %0) unnamed_addr #2 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %8, %2 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = load i32, i32* %4, align 4, !tbaa !2
  %6 = add i32 %5, -1
  %7 = icmp ult i32 %6, 127
  %8 = add i64 %3, 1
  br i1 %7, label %2, label %9, !llvm.loop !20

9:                                                ; preds = %2
  %10 = tail call i8* @malloc(i64 noundef %8) #7
  %11 = icmp eq i8* %10, null
  br i1 %11, label %24, label %12

12:                                               ; preds = %9
  %13 = icmp eq i64 %3, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %16, %12
  %15 = getelementptr inbounds i8, i8* %10, i64 %3
  store i8 0, i8* %15, align 1, !tbaa !21
  br label %24

16:                                               ; preds = %12, %16
  %17 = phi i64 [ %22, %16 ], [ 0, %12 ]
  %18 = getelementptr inbounds i32, i32* %0, i64 %17
  %19 = load i32, i32* %18, align 4, !tbaa !2
  %20 = trunc i32 %19 to i8
  %21 = getelementptr inbounds i8, i8* %10, i64 %17
  store i8 %20, i8* %21, align 1, !tbaa !21
  %22 = add nuw i64 %17, 1
  %23 = icmp eq i64 %22, %3
  br i1 %23, label %14, label %16, !llvm.loop !22

24:                                               ; preds = %9, %14
  ret i8* %10
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @strtol(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i64 @wcstoul(i32* noundef %0, i32** noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca i8*, align 8
  br label %5

5:                                                ; preds = %5, %3
  %6 = phi i32* [ %0, %3 ], [ %10, %5 ]
  %7 = load i32, i32* %6, align 4, !tbaa !2
  %8 = tail call i32 @iswspace(i32 noundef %7) #7
  %9 = icmp eq i32 %8, 0
  %10 = getelementptr inbounds i32, i32* %6, i64 1
  br i1 %9, label %11, label %5, !llvm.loop !23

11:                                               ; preds = %5
  %12 = tail call fastcc i8* @narrow(i32* noundef nonnull %6) #8
  %13 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %13) #9
  %14 = icmp eq i8* %12, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %11
  %16 = tail call i32* @__errno_location() #7
  store i32 12, i32* %16, align 4, !tbaa !2
  br label %29

17:                                               ; preds = %11
  %18 = call i64 @strtoul(i8* noundef nonnull %12, i8** noundef nonnull %4, i32 noundef %2) #7
  %19 = icmp eq i32** %1, null
  br i1 %19, label %28, label %20

20:                                               ; preds = %17
  %21 = load i8*, i8** %4, align 8, !tbaa !16
  %22 = icmp eq i8* %21, %12
  %23 = ptrtoint i8* %21 to i64
  %24 = ptrtoint i8* %12 to i64
  %25 = sub i64 %23, %24
  %26 = getelementptr inbounds i32, i32* %6, i64 %25
  %27 = select i1 %22, i32* %0, i32* %26
  store i32* %27, i32** %1, align 8, !tbaa !16
  br label %28

28:                                               ; preds = %20, %17
  call void @free(i8* noundef nonnull %12) #7
  br label %29

29:                                               ; preds = %28, %15
  %30 = phi i64 [ %18, %28 ], [ 0, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %13) #9
  ret i64 %30
}

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local double @wcstod(i32* noundef %0, i32** noundef writeonly %1) local_unnamed_addr #2 {
  %3 = alloca i8*, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i32* [ %0, %2 ], [ %9, %4 ]
  %6 = load i32, i32* %5, align 4, !tbaa !2
  %7 = tail call i32 @iswspace(i32 noundef %6) #7
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds i32, i32* %5, i64 1
  br i1 %8, label %10, label %4, !llvm.loop !24

10:                                               ; preds = %4
  %11 = tail call fastcc i8* @narrow(i32* noundef nonnull %5) #8
  %12 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %12) #9
  %13 = icmp eq i8* %11, null
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = tail call i32* @__errno_location() #7
  store i32 12, i32* %15, align 4, !tbaa !2
  br label %28

16:                                               ; preds = %10
  %17 = call double @strtod(i8* noundef nonnull %11, i8** noundef nonnull %3) #7
  %18 = icmp eq i32** %1, null
  br i1 %18, label %27, label %19

19:                                               ; preds = %16
  %20 = load i8*, i8** %3, align 8, !tbaa !16
  %21 = icmp eq i8* %20, %11
  %22 = ptrtoint i8* %20 to i64
  %23 = ptrtoint i8* %11 to i64
  %24 = sub i64 %22, %23
  %25 = getelementptr inbounds i32, i32* %5, i64 %24
  %26 = select i1 %21, i32* %0, i32* %25
  store i32* %26, i32** %1, align 8, !tbaa !16
  br label %27

27:                                               ; preds = %19, %16
  call void @free(i8* noundef nonnull %11) #7
  br label %28

28:                                               ; preds = %27, %14
  %29 = phi double [ %17, %27 ], [ 0.000000e+00, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12) #9
  ret double %29
}

; Function Attrs: optsize
declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local float @wcstof(i32* noundef %0, i32** noundef writeonly %1) local_unnamed_addr #2 {
  %3 = alloca i8*, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i32* [ %0, %2 ], [ %9, %4 ]
  %6 = load i32, i32* %5, align 4, !tbaa !2
  %7 = tail call i32 @iswspace(i32 noundef %6) #7
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds i32, i32* %5, i64 1
  br i1 %8, label %10, label %4, !llvm.loop !25

10:                                               ; preds = %4
  %11 = tail call fastcc i8* @narrow(i32* noundef nonnull %5) #8
  %12 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %12) #9
  %13 = icmp eq i8* %11, null
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = tail call i32* @__errno_location() #7
  store i32 12, i32* %15, align 4, !tbaa !2
  br label %28

16:                                               ; preds = %10
  %17 = call float @strtof(i8* noundef nonnull %11, i8** noundef nonnull %3) #7
  %18 = icmp eq i32** %1, null
  br i1 %18, label %27, label %19

19:                                               ; preds = %16
  %20 = load i8*, i8** %3, align 8, !tbaa !16
  %21 = icmp eq i8* %20, %11
  %22 = ptrtoint i8* %20 to i64
  %23 = ptrtoint i8* %11 to i64
  %24 = sub i64 %22, %23
  %25 = getelementptr inbounds i32, i32* %5, i64 %24
  %26 = select i1 %21, i32* %0, i32* %25
  store i32* %26, i32** %1, align 8, !tbaa !16
  br label %27

27:                                               ; preds = %19, %16
  call void @free(i8* noundef nonnull %11) #7
  br label %28

28:                                               ; preds = %27, %14
  %29 = phi float [ %17, %27 ], [ 0.000000e+00, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12) #9
  ret float %29
}

; Function Attrs: optsize
declare dso_local float @strtof(i8* noundef, i8** noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @wcstold(i32* noundef %0, i32** noundef writeonly %1) local_unnamed_addr #2 {
  %3 = alloca i8*, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i32* [ %0, %2 ], [ %9, %4 ]
  %6 = load i32, i32* %5, align 4, !tbaa !2
  %7 = tail call i32 @iswspace(i32 noundef %6) #7
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds i32, i32* %5, i64 1
  br i1 %8, label %10, label %4, !llvm.loop !26

10:                                               ; preds = %4
  %11 = tail call fastcc i8* @narrow(i32* noundef nonnull %5) #8
  %12 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %12) #9
  %13 = icmp eq i8* %11, null
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = tail call i32* @__errno_location() #7
  store i32 12, i32* %15, align 4, !tbaa !2
  br label %28

16:                                               ; preds = %10
  %17 = call x86_fp80 @strtold(i8* noundef nonnull %11, i8** noundef nonnull %3) #7
  %18 = icmp eq i32** %1, null
  br i1 %18, label %27, label %19

19:                                               ; preds = %16
  %20 = load i8*, i8** %3, align 8, !tbaa !16
  %21 = icmp eq i8* %20, %11
  %22 = ptrtoint i8* %20 to i64
  %23 = ptrtoint i8* %11 to i64
  %24 = sub i64 %22, %23
  %25 = getelementptr inbounds i32, i32* %5, i64 %24
  %26 = select i1 %21, i32* %0, i32* %25
  store i32* %26, i32** %1, align 8, !tbaa !16
  br label %27

27:                                               ; preds = %19, %16
  call void @free(i8* noundef nonnull %11) #7
  br label %28

28:                                               ; preds = %27, %14
  %29 = phi x86_fp80 [ %17, %27 ], [ 0xK00000000000000000000, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12) #9
  ret x86_fp80 %29
}

; Function Attrs: optsize
declare dso_local x86_fp80 @strtold(i8* noundef, i8** noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i64 @wcstoll(i32* noundef %0, i32** noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i64 @wcstol(i32* noundef %0, i32** noundef %1, i32 noundef %2) #8
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcstoull(i32* noundef %0, i32** noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i64 @wcstoul(i32* noundef %0, i32** noundef %1, i32 noundef %2) #8
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcstoimax(i32* noundef %0, i32** noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i64 @wcstol(i32* noundef %0, i32** noundef %1, i32 noundef %2) #8
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcstoumax(i32* noundef %0, i32** noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i64 @wcstoul(i32* noundef %0, i32** noundef %1, i32 noundef %2) #8
  ret i64 %4
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #3

attributes #0 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nounwind }

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
!9 = distinct !{!9, !7, !8}
!10 = distinct !{!10, !7, !8}
!11 = distinct !{!11, !7, !8}
!12 = distinct !{!12, !7, !8}
!13 = distinct !{!13, !8}
!14 = distinct !{!14, !7, !8}
!15 = distinct !{!15, !7, !8}
!16 = !{!17, !17, i64 0}
!17 = !{!"any pointer", !4, i64 0}
!18 = distinct !{!18, !7, !8}
!19 = distinct !{!19, !7, !8}
!20 = distinct !{!20, !7, !8}
!21 = !{!4, !4, i64 0}
!22 = distinct !{!22, !7, !8}
!23 = distinct !{!23, !7, !8}
!24 = distinct !{!24, !7, !8}
!25 = distinct !{!25, !7, !8}
!26 = distinct !{!26, !7, !8}
