; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/argz.c
; ModuleID = 'runtime/c/argz.c'
source_filename = "runtime/c/argz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"=\00", align 1

; Function Attrs: nounwind optsize
define dso_local i64 @argz_count(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 %1
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %7, %2
  %6 = phi i64 [ 0, %2 ], [ %10, %7 ]
  ret i64 %6

7:                                                ; preds = %2, %7
  %8 = phi i8* [ %13, %7 ], [ %0, %2 ]
  %9 = phi i64 [ %10, %7 ], [ 0, %2 ]
  %10 = add i64 %9, 1
  %11 = tail call i64 @strlen(i8* noundef %8) #5
  %12 = add i64 %11, 1
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = icmp ult i8* %13, %3
  br i1 %14, label %7, label %5, !llvm.loop !2
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local void @argz_extract(i8* noundef %0, i64 noundef %1, i8** nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 %1
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %8, %3
  %7 = phi i8** [ %2, %3 ], [ %11, %8 ]
  store i8* null, i8** %7, align 8, !tbaa !5
  ret void

8:                                                ; preds = %3, %8
  %9 = phi i8* [ %14, %8 ], [ %0, %3 ]
  %10 = phi i8** [ %11, %8 ], [ %2, %3 ]
  %11 = getelementptr inbounds i8*, i8** %10, i64 1
  store i8* %9, i8** %10, align 8, !tbaa !5
  %12 = tail call i64 @strlen(i8* noundef %9) #5
  %13 = add i64 %12, 1
  %14 = getelementptr inbounds i8, i8* %9, i64 %13
  %15 = icmp ult i8* %14, %4
  br i1 %15, label %8, label %6, !llvm.loop !9
}

; Function Attrs: nounwind optsize
define dso_local i8* @argz_next(i8* noundef readnone %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %2, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = icmp eq i64 %1, 0
  %7 = select i1 %6, i8* null, i8* %0
  br label %15

8:                                                ; preds = %3
  %9 = tail call i64 @strlen(i8* noundef nonnull %2) #5
  %10 = add i64 %9, 1
  %11 = getelementptr inbounds i8, i8* %2, i64 %10
  %12 = getelementptr inbounds i8, i8* %0, i64 %1
  %13 = icmp ult i8* %11, %12
  %14 = select i1 %13, i8* %11, i8* null
  br label %15

15:                                               ; preds = %8, %5
  %16 = phi i8* [ %14, %8 ], [ %7, %5 ]
  ret i8* %16
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @argz_stringify(i8* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = icmp ugt i64 %1, 1
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = trunc i32 %2 to i8
  br label %8

7:                                                ; preds = %15, %3
  ret void

8:                                                ; preds = %5, %15
  %9 = phi i64 [ 1, %5 ], [ %16, %15 ]
  %10 = phi i64 [ 0, %5 ], [ %9, %15 ]
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = load i8, i8* %11, align 1, !tbaa !10
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %8
  store i8 %6, i8* %11, align 1, !tbaa !10
  br label %15

15:                                               ; preds = %8, %14
  %16 = add nuw i64 %9, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %7, label %8, !llvm.loop !11
}

; Function Attrs: nounwind optsize
define dso_local i64 @__argz_count(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 %1
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %2, %5
  %6 = phi i8* [ %11, %5 ], [ %0, %2 ]
  %7 = phi i64 [ %8, %5 ], [ 0, %2 ]
  %8 = add i64 %7, 1
  %9 = tail call i64 @strlen(i8* noundef %6) #5
  %10 = add i64 %9, 1
  %11 = getelementptr inbounds i8, i8* %6, i64 %10
  %12 = icmp ult i8* %11, %3
  br i1 %12, label %5, label %13, !llvm.loop !2

13:                                               ; preds = %5, %2
  %14 = phi i64 [ 0, %2 ], [ %8, %5 ]
  ret i64 %14
}

; Function Attrs: nounwind optsize
define dso_local i8* @__argz_next(i8* noundef readnone %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %2, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = icmp eq i64 %1, 0
  %7 = select i1 %6, i8* null, i8* %0
  br label %15

8:                                                ; preds = %3
  %9 = tail call i64 @strlen(i8* noundef nonnull %2) #5
  %10 = add i64 %9, 1
  %11 = getelementptr inbounds i8, i8* %2, i64 %10
  %12 = getelementptr inbounds i8, i8* %0, i64 %1
  %13 = icmp ult i8* %11, %12
  %14 = select i1 %13, i8* %11, i8* null
  br label %15

15:                                               ; preds = %5, %8
  %16 = phi i8* [ %14, %8 ], [ %7, %5 ]
  ret i8* %16
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @__argz_stringify(i8* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = icmp ugt i64 %1, 1
  br i1 %4, label %5, label %17

5:                                                ; preds = %3
  %6 = trunc i32 %2 to i8
  br label %7

7:                                                ; preds = %14, %5
  %8 = phi i64 [ 1, %5 ], [ %15, %14 ]
  %9 = phi i64 [ 0, %5 ], [ %8, %14 ]
  %10 = getelementptr inbounds i8, i8* %0, i64 %9
  %11 = load i8, i8* %10, align 1, !tbaa !10
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  store i8 %6, i8* %10, align 1, !tbaa !10
  br label %14

14:                                               ; preds = %13, %7
  %15 = add nuw i64 %8, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %17, label %7, !llvm.loop !11

17:                                               ; preds = %14, %3
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @argz_append(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = load i8*, i8** %0, align 8, !tbaa !5
  %6 = load i64, i64* %1, align 8, !tbaa !12
  %7 = add i64 %6, %3
  %8 = tail call i8* @realloc(i8* noundef %5, i64 noundef %7) #5
  %9 = icmp eq i8* %8, null
  br i1 %9, label %15, label %10

10:                                               ; preds = %4
  %11 = load i64, i64* %1, align 8, !tbaa !12
  %12 = getelementptr inbounds i8, i8* %8, i64 %11
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %12, i8* align 1 %2, i64 %3, i1 false)
  store i8* %8, i8** %0, align 8, !tbaa !5
  %13 = load i64, i64* %1, align 8, !tbaa !12
  %14 = add i64 %13, %3
  store i64 %14, i64* %1, align 8, !tbaa !12
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i32 [ 0, %10 ], [ 12, %4 ]
  ret i32 %16
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i32 @argz_add(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @strlen(i8* noundef %2) #5
  %5 = add i64 %4, 1
  %6 = load i8*, i8** %0, align 8, !tbaa !5
  %7 = load i64, i64* %1, align 8, !tbaa !12
  %8 = add i64 %7, %5
  %9 = tail call i8* @realloc(i8* noundef %6, i64 noundef %8) #5
  %10 = icmp eq i8* %9, null
  br i1 %10, label %16, label %11

11:                                               ; preds = %3
  %12 = load i64, i64* %1, align 8, !tbaa !12
  %13 = getelementptr inbounds i8, i8* %9, i64 %12
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %13, i8* align 1 %2, i64 %5, i1 false) #6
  store i8* %9, i8** %0, align 8, !tbaa !5
  %14 = load i64, i64* %1, align 8, !tbaa !12
  %15 = add i64 %14, %5
  store i64 %15, i64* %1, align 8, !tbaa !12
  br label %16

16:                                               ; preds = %3, %11
  %17 = phi i32 [ 0, %11 ], [ 12, %3 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @argz_add_sep(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strlen(i8* noundef %2) #5
  %6 = add i64 %5, 1
  %7 = load i64, i64* %1, align 8, !tbaa !12
  %8 = icmp eq i64 %5, 0
  br i1 %8, label %45, label %9

9:                                                ; preds = %4
  %10 = load i8*, i8** %0, align 8, !tbaa !5
  %11 = add i64 %7, %6
  %12 = tail call i8* @realloc(i8* noundef %10, i64 noundef %11) #5
  %13 = icmp eq i8* %12, null
  br i1 %13, label %45, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, i8* %2, i64 %6
  %16 = icmp ult i64 %5, 9223372036854775807
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = shl i32 %3, 24
  %19 = ashr exact i32 %18, 24
  br label %22

20:                                               ; preds = %41, %14
  %21 = phi i64 [ %7, %14 ], [ %42, %41 ]
  store i8* %12, i8** %0, align 8, !tbaa !5
  store i64 %21, i64* %1, align 8, !tbaa !12
  br label %45

22:                                               ; preds = %17, %41
  %23 = phi i8* [ %2, %17 ], [ %43, %41 ]
  %24 = phi i64 [ %7, %17 ], [ %42, %41 ]
  %25 = load i8, i8* %23, align 1, !tbaa !10
  %26 = sext i8 %25 to i32
  %27 = icmp ne i32 %19, %26
  %28 = icmp eq i8 %25, 0
  %29 = or i1 %28, %27
  br i1 %29, label %37, label %30

30:                                               ; preds = %22
  %31 = icmp eq i64 %24, 0
  br i1 %31, label %41, label %32

32:                                               ; preds = %30
  %33 = add i64 %24, -1
  %34 = getelementptr inbounds i8, i8* %12, i64 %33
  %35 = load i8, i8* %34, align 1, !tbaa !10
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %32, %22
  %38 = phi i8 [ %25, %22 ], [ 0, %32 ]
  %39 = add i64 %24, 1
  %40 = getelementptr inbounds i8, i8* %12, i64 %24
  store i8 %38, i8* %40, align 1, !tbaa !10
  br label %41

41:                                               ; preds = %37, %32, %30
  %42 = phi i64 [ %24, %32 ], [ 0, %30 ], [ %39, %37 ]
  %43 = getelementptr inbounds i8, i8* %23, i64 1
  %44 = icmp ult i8* %43, %15
  br i1 %44, label %22, label %20, !llvm.loop !14

45:                                               ; preds = %20, %9, %4
  %46 = phi i32 [ 0, %4 ], [ 0, %20 ], [ 12, %9 ]
  ret i32 %46
}

; Function Attrs: nounwind optsize
define dso_local i32 @argz_create_sep(i8* noundef %0, i32 noundef %1, i8** nocapture noundef %2, i64* nocapture noundef %3) local_unnamed_addr #0 {
  store i8* null, i8** %2, align 8, !tbaa !5
  store i64 0, i64* %3, align 8, !tbaa !12
  %5 = tail call i32 @argz_add_sep(i8** noundef nonnull %2, i64* noundef nonnull %3, i8* noundef %0, i32 noundef %1) #7
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @argz_create(i8** nocapture noundef readonly %0, i8** nocapture noundef %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = load i8*, i8** %0, align 8, !tbaa !5
  %5 = icmp eq i8* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  store i8* null, i8** %1, align 8, !tbaa !5
  store i64 0, i64* %2, align 8, !tbaa !12
  br label %40

7:                                                ; preds = %9
  store i8* null, i8** %1, align 8, !tbaa !5
  store i64 %15, i64* %2, align 8, !tbaa !12
  %8 = icmp eq i64 %15, 0
  br i1 %8, label %40, label %19

9:                                                ; preds = %3, %9
  %10 = phi i8* [ %17, %9 ], [ %4, %3 ]
  %11 = phi i8** [ %16, %9 ], [ %0, %3 ]
  %12 = phi i64 [ %15, %9 ], [ 0, %3 ]
  %13 = tail call i64 @strlen(i8* noundef nonnull %10) #5
  %14 = add i64 %12, 1
  %15 = add i64 %14, %13
  %16 = getelementptr inbounds i8*, i8** %11, i64 1
  %17 = load i8*, i8** %16, align 8, !tbaa !5
  %18 = icmp eq i8* %17, null
  br i1 %18, label %7, label %9, !llvm.loop !15

19:                                               ; preds = %7
  %20 = tail call i8* @malloc(i64 noundef %15) #5
  store i8* %20, i8** %1, align 8, !tbaa !5
  %21 = icmp eq i8* %20, null
  br i1 %21, label %40, label %22

22:                                               ; preds = %19
  %23 = load i8*, i8** %0, align 8, !tbaa !5
  %24 = icmp eq i8* %23, null
  br i1 %24, label %40, label %25

25:                                               ; preds = %22, %25
  %26 = phi i8* [ %32, %25 ], [ %20, %22 ]
  %27 = phi i8* [ %38, %25 ], [ %23, %22 ]
  %28 = phi i8** [ %37, %25 ], [ %0, %22 ]
  %29 = phi i64 [ %36, %25 ], [ 0, %22 ]
  %30 = getelementptr inbounds i8, i8* %26, i64 %29
  %31 = tail call i8* @stpcpy(i8* noundef %30, i8* noundef nonnull %27) #5
  %32 = load i8*, i8** %1, align 8, !tbaa !5
  %33 = ptrtoint i8* %31 to i64
  %34 = ptrtoint i8* %32 to i64
  %35 = add i64 %33, 1
  %36 = sub i64 %35, %34
  %37 = getelementptr inbounds i8*, i8** %28, i64 1
  %38 = load i8*, i8** %37, align 8, !tbaa !5
  %39 = icmp eq i8* %38, null
  br i1 %39, label %40, label %25, !llvm.loop !16

40:                                               ; preds = %25, %6, %22, %19, %7
  %41 = phi i32 [ 0, %7 ], [ 12, %19 ], [ 0, %22 ], [ 0, %6 ], [ 0, %25 ]
  ret i32 %41
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @stpcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @argz_delete(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %2, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %3
  %6 = tail call i64 @strlen(i8* noundef nonnull %2) #5
  %7 = add i64 %6, 1
  %8 = load i64, i64* %1, align 8, !tbaa !12
  %9 = load i8*, i8** %0, align 8, !tbaa !5
  %10 = ptrtoint i8* %2 to i64
  %11 = ptrtoint i8* %9 to i64
  %12 = xor i64 %6, -1
  %13 = sub i64 %8, %10
  %14 = add i64 %13, %12
  %15 = add i64 %14, %11
  %16 = getelementptr inbounds i8, i8* %2, i64 %7
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 1 %2, i8* nonnull align 1 %16, i64 %15, i1 false)
  %17 = load i64, i64* %1, align 8, !tbaa !12
  %18 = sub i64 %17, %7
  store i64 %18, i64* %1, align 8, !tbaa !12
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %5
  %21 = load i8*, i8** %0, align 8, !tbaa !5
  tail call void @free(i8* noundef %21) #5
  store i8* null, i8** %0, align 8, !tbaa !5
  br label %22

22:                                               ; preds = %5, %20, %3
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @argz_insert(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = ptrtoint i8* %2 to i64
  %6 = icmp eq i8* %2, null
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call i32 @argz_add(i8** noundef %0, i64* noundef %1, i8* noundef %3) #7
  br label %45

9:                                                ; preds = %4
  %10 = load i8*, i8** %0, align 8, !tbaa !5
  %11 = ptrtoint i8* %10 to i64
  %12 = icmp ugt i8* %10, %2
  br i1 %12, label %45, label %13

13:                                               ; preds = %9
  %14 = load i64, i64* %1, align 8, !tbaa !12
  %15 = getelementptr inbounds i8, i8* %10, i64 %14
  %16 = icmp ugt i8* %15, %2
  br i1 %16, label %17, label %45

17:                                               ; preds = %13
  %18 = sub i64 %11, %5
  %19 = getelementptr i8, i8* %2, i64 %18
  br label %20

20:                                               ; preds = %17, %23
  %21 = phi i8* [ %24, %23 ], [ %2, %17 ]
  %22 = icmp ugt i8* %21, %10
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = getelementptr inbounds i8, i8* %21, i64 -1
  %25 = load i8, i8* %24, align 1, !tbaa !10
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %20, !llvm.loop !17

27:                                               ; preds = %20, %23
  %28 = phi i8* [ %19, %20 ], [ %21, %23 ]
  %29 = ptrtoint i8* %28 to i64
  %30 = sub i64 %29, %11
  %31 = tail call i64 @strlen(i8* noundef %3) #5
  %32 = add i64 %31, 1
  %33 = load i8*, i8** %0, align 8, !tbaa !5
  %34 = load i64, i64* %1, align 8, !tbaa !12
  %35 = add i64 %34, %32
  %36 = tail call i8* @realloc(i8* noundef %33, i64 noundef %35) #5
  %37 = icmp eq i8* %36, null
  br i1 %37, label %45, label %38

38:                                               ; preds = %27
  %39 = getelementptr inbounds i8, i8* %36, i64 %30
  %40 = getelementptr inbounds i8, i8* %39, i64 %32
  %41 = load i64, i64* %1, align 8, !tbaa !12
  %42 = sub i64 %41, %30
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 1 %40, i8* nonnull align 1 %39, i64 %42, i1 false)
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 1 %39, i8* align 1 %3, i64 %32, i1 false)
  store i8* %36, i8** %0, align 8, !tbaa !5
  %43 = load i64, i64* %1, align 8, !tbaa !12
  %44 = add i64 %43, %32
  store i64 %44, i64* %1, align 8, !tbaa !12
  br label %45

45:                                               ; preds = %38, %27, %9, %13, %7
  %46 = phi i32 [ %8, %7 ], [ 22, %13 ], [ 22, %9 ], [ 0, %38 ], [ 12, %27 ]
  ret i32 %46
}

; Function Attrs: nounwind optsize
define dso_local i32 @argz_replace(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* noundef %2, i8* noundef %3, i32* noundef %4) local_unnamed_addr #0 {
  %6 = alloca i8*, align 8
  %7 = alloca i64, align 8
  %8 = bitcast i8** %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #6
  store i8* null, i8** %6, align 8, !tbaa !5
  %9 = bitcast i64* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #6
  store i64 0, i64* %7, align 8, !tbaa !12
  %10 = icmp eq i8* %2, null
  br i1 %10, label %104, label %11

11:                                               ; preds = %5
  %12 = load i8, i8* %2, align 1, !tbaa !10
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %104, label %14

14:                                               ; preds = %11
  %15 = icmp eq i32* %4, null
  br label %16

16:                                               ; preds = %14, %95
  %17 = phi i8* [ null, %14 ], [ %33, %95 ]
  %18 = phi i1 [ true, %14 ], [ false, %95 ]
  br label %19

19:                                               ; preds = %16, %44
  %20 = phi i8* [ %17, %16 ], [ %33, %44 ]
  %21 = load i8*, i8** %0, align 8, !tbaa !5
  %22 = load i64, i64* %1, align 8, !tbaa !12
  %23 = icmp eq i8* %20, null
  br i1 %23, label %24, label %26

24:                                               ; preds = %19
  %25 = icmp eq i64 %22, 0
  br i1 %25, label %35, label %32

26:                                               ; preds = %19
  %27 = tail call i64 @strlen(i8* noundef nonnull %20) #5
  %28 = add i64 %27, 1
  %29 = getelementptr inbounds i8, i8* %20, i64 %28
  %30 = getelementptr inbounds i8, i8* %21, i64 %22
  %31 = icmp ult i8* %29, %30
  br i1 %31, label %32, label %35

32:                                               ; preds = %26, %24
  %33 = phi i8* [ %21, %24 ], [ %29, %26 ]
  %34 = icmp eq i8* %33, null
  br i1 %34, label %35, label %36

35:                                               ; preds = %24, %26, %32
  br i1 %18, label %97, label %100

36:                                               ; preds = %32
  %37 = tail call i8* @strstr(i8* noundef nonnull %33, i8* noundef nonnull %2) #5
  %38 = icmp eq i8* %37, null
  br i1 %38, label %44, label %39

39:                                               ; preds = %36
  %40 = load i8*, i8** %6, align 8, !tbaa !5
  %41 = load i64, i64* %7, align 8, !tbaa !12
  %42 = tail call i8* @strstr(i8* noundef nonnull %33, i8* noundef nonnull %2) #5
  %43 = icmp eq i8* %42, null
  br i1 %43, label %81, label %47

44:                                               ; preds = %36
  %45 = call i32 @argz_add(i8** noundef nonnull %6, i64* noundef nonnull %7, i8* noundef nonnull %33) #7
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %19, label %97, !llvm.loop !18

47:                                               ; preds = %39, %74
  %48 = phi i8* [ %79, %74 ], [ %42, %39 ]
  %49 = phi i8* [ %78, %74 ], [ %33, %39 ]
  %50 = phi i8* [ %76, %74 ], [ %40, %39 ]
  %51 = phi i64 [ %75, %74 ], [ %41, %39 ]
  %52 = icmp ugt i8* %48, %49
  br i1 %52, label %53, label %62

53:                                               ; preds = %47
  %54 = ptrtoint i8* %48 to i64
  %55 = ptrtoint i8* %49 to i64
  %56 = sub i64 %54, %55
  %57 = add i64 %51, %56
  %58 = tail call i8* @realloc(i8* noundef %50, i64 noundef %57) #5
  %59 = icmp eq i8* %58, null
  br i1 %59, label %86, label %60

60:                                               ; preds = %53
  %61 = getelementptr inbounds i8, i8* %58, i64 %51
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %61, i8* align 1 %49, i64 %56, i1 false) #6
  br label %62

62:                                               ; preds = %60, %47
  %63 = phi i64 [ %57, %60 ], [ %51, %47 ]
  %64 = phi i8* [ %58, %60 ], [ %50, %47 ]
  %65 = load i8, i8* %3, align 1, !tbaa !10
  %66 = icmp eq i8 %65, 0
  br i1 %66, label %74, label %67

67:                                               ; preds = %62
  %68 = tail call i64 @strlen(i8* noundef nonnull %3) #5
  %69 = add i64 %63, %68
  %70 = tail call i8* @realloc(i8* noundef %64, i64 noundef %69) #5
  %71 = icmp eq i8* %70, null
  br i1 %71, label %86, label %72

72:                                               ; preds = %67
  %73 = getelementptr inbounds i8, i8* %70, i64 %63
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %73, i8* nonnull align 1 %3, i64 %68, i1 false) #6
  br label %74

74:                                               ; preds = %72, %62
  %75 = phi i64 [ %69, %72 ], [ %63, %62 ]
  %76 = phi i8* [ %70, %72 ], [ %64, %62 ]
  %77 = tail call i64 @strlen(i8* noundef nonnull %2) #5
  %78 = getelementptr inbounds i8, i8* %48, i64 %77
  %79 = tail call i8* @strstr(i8* noundef %78, i8* noundef nonnull %2) #5
  %80 = icmp eq i8* %79, null
  br i1 %80, label %81, label %47, !llvm.loop !19

81:                                               ; preds = %74, %39
  %82 = phi i64 [ %41, %39 ], [ %75, %74 ]
  %83 = phi i8* [ %40, %39 ], [ %76, %74 ]
  %84 = phi i8* [ %33, %39 ], [ %78, %74 ]
  store i8* %83, i8** %6, align 8, !tbaa !5
  store i64 %82, i64* %7, align 8, !tbaa !12
  %85 = call i32 @argz_add(i8** noundef nonnull %6, i64* noundef nonnull %7, i8* noundef %84) #5
  br label %90

86:                                               ; preds = %67, %53
  %87 = phi i64 [ %63, %67 ], [ %51, %53 ]
  %88 = phi i8* [ %64, %67 ], [ %50, %53 ]
  store i8* %88, i8** %6, align 8, !tbaa !5
  store i64 %87, i64* %7, align 8, !tbaa !12
  %89 = tail call i64 @strlen(i8* noundef nonnull %2) #5
  br label %90

90:                                               ; preds = %81, %86
  %91 = phi i32 [ %85, %81 ], [ 12, %86 ]
  br i1 %15, label %95, label %92

92:                                               ; preds = %90
  %93 = load i32, i32* %4, align 4, !tbaa !20
  %94 = add i32 %93, 1
  store i32 %94, i32* %4, align 4, !tbaa !20
  br label %95

95:                                               ; preds = %92, %90
  %96 = icmp eq i32 %91, 0
  br i1 %96, label %16, label %97, !llvm.loop !18

97:                                               ; preds = %95, %44, %35
  %98 = phi i32 [ 0, %35 ], [ %45, %44 ], [ %91, %95 ]
  %99 = load i8*, i8** %6, align 8, !tbaa !5
  tail call void @free(i8* noundef %99) #5
  br label %104

100:                                              ; preds = %35
  %101 = load i8*, i8** %0, align 8, !tbaa !5
  tail call void @free(i8* noundef %101) #5
  %102 = load i8*, i8** %6, align 8, !tbaa !5
  store i8* %102, i8** %0, align 8, !tbaa !5
  %103 = load i64, i64* %7, align 8, !tbaa !12
  store i64 %103, i64* %1, align 8, !tbaa !12
  br label %104

104:                                              ; preds = %5, %11, %100, %97
  %105 = phi i32 [ 0, %100 ], [ %98, %97 ], [ 0, %11 ], [ 0, %5 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #6
  ret i32 %105
}

; Function Attrs: optsize
declare dso_local i8* @strstr(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @envz_entry(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @strcspn(i8* noundef %2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  %5 = getelementptr inbounds i8, i8* %0, i64 %1
  %6 = icmp eq i64 %1, 0
  br label %7

7:                                                ; preds = %25, %3
  %8 = phi i8* [ null, %3 ], [ %17, %25 ]
  %9 = icmp eq i8* %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  br i1 %6, label %26, label %16

11:                                               ; preds = %7
  %12 = tail call i64 @strlen(i8* noundef nonnull %8) #5
  %13 = add i64 %12, 1
  %14 = getelementptr inbounds i8, i8* %8, i64 %13
  %15 = icmp ult i8* %14, %5
  br i1 %15, label %16, label %26

16:                                               ; preds = %11, %10
  %17 = phi i8* [ %0, %10 ], [ %14, %11 ]
  %18 = icmp eq i8* %17, null
  br i1 %18, label %26, label %19

19:                                               ; preds = %16
  %20 = tail call i64 @strcspn(i8* noundef nonnull %17, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  %21 = icmp eq i64 %20, %4
  br i1 %21, label %22, label %25

22:                                               ; preds = %19
  %23 = tail call i32 @memcmp(i8* noundef nonnull %17, i8* noundef %2, i64 noundef %4) #5
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22, %19
  br label %7, !llvm.loop !22

26:                                               ; preds = %10, %11, %22, %16
  %27 = phi i8* [ %17, %22 ], [ null, %16 ], [ null, %11 ], [ null, %10 ]
  ret i8* %27
}

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @envz_get(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i8* @envz_entry(i8* noundef %0, i64 noundef %1, i8* noundef %2) #7
  %5 = icmp eq i8* %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %3
  %7 = tail call i64 @strcspn(i8* noundef nonnull %4, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  %8 = getelementptr inbounds i8, i8* %4, i64 %7
  %9 = load i8, i8* %8, align 1, !tbaa !10
  %10 = icmp eq i8 %9, 0
  %11 = getelementptr inbounds i8, i8* %8, i64 1
  %12 = select i1 %10, i8* null, i8* %11
  br label %13

13:                                               ; preds = %3, %6
  %14 = phi i8* [ %12, %6 ], [ null, %3 ]
  ret i8* %14
}

; Function Attrs: nounwind optsize
define dso_local void @envz_remove(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i8*, i8** %0, align 8, !tbaa !5
  %5 = load i64, i64* %1, align 8, !tbaa !12
  %6 = tail call i8* @envz_entry(i8* noundef %4, i64 noundef %5, i8* noundef %2) #7
  tail call void @argz_delete(i8** noundef nonnull %0, i64* noundef nonnull %1, i8* noundef %6) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @envz_add(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = load i8*, i8** %0, align 8, !tbaa !5
  %6 = load i64, i64* %1, align 8, !tbaa !12
  %7 = tail call i8* @envz_entry(i8* noundef %5, i64 noundef %6, i8* noundef %2) #5
  tail call void @argz_delete(i8** noundef nonnull %0, i64* noundef nonnull %1, i8* noundef %7) #5
  %8 = icmp eq i8* %3, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = tail call i32 @argz_add(i8** noundef nonnull %0, i64* noundef nonnull %1, i8* noundef %2) #7
  br label %29

11:                                               ; preds = %4
  %12 = tail call i64 @strlen(i8* noundef %2) #5
  %13 = tail call i64 @strlen(i8* noundef nonnull %3) #5
  %14 = add i64 %12, 2
  %15 = add i64 %14, %13
  %16 = load i8*, i8** %0, align 8, !tbaa !5
  %17 = load i64, i64* %1, align 8, !tbaa !12
  %18 = add i64 %17, %15
  %19 = tail call i8* @realloc(i8* noundef %16, i64 noundef %18) #5
  %20 = icmp eq i8* %19, null
  br i1 %20, label %29, label %21

21:                                               ; preds = %11
  %22 = load i64, i64* %1, align 8, !tbaa !12
  %23 = getelementptr inbounds i8, i8* %19, i64 %22
  %24 = tail call i8* @stpcpy(i8* noundef nonnull %23, i8* noundef %2) #5
  %25 = tail call i8* @stpcpy(i8* noundef %24, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  %26 = tail call i8* @strcpy(i8* noundef %25, i8* noundef nonnull %3) #5
  store i8* %19, i8** %0, align 8, !tbaa !5
  %27 = load i64, i64* %1, align 8, !tbaa !12
  %28 = add i64 %27, %15
  store i64 %28, i64* %1, align 8, !tbaa !12
  br label %29

29:                                               ; preds = %21, %11, %9
  %30 = phi i32 [ %10, %9 ], [ 0, %21 ], [ 12, %11 ]
  ret i32 %30
}

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @envz_merge(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, i8* %2, i64 %3
  %7 = icmp eq i64 %3, 0
  %8 = icmp ne i32 %4, 0
  br label %9

9:                                                ; preds = %5, %31
  %10 = phi i8* [ null, %5 ], [ %19, %31 ]
  %11 = icmp eq i8* %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  br i1 %7, label %21, label %18

13:                                               ; preds = %9
  %14 = tail call i64 @strlen(i8* noundef nonnull %10) #5
  %15 = add i64 %14, 1
  %16 = getelementptr inbounds i8, i8* %10, i64 %15
  %17 = icmp ult i8* %16, %6
  br i1 %17, label %18, label %21

18:                                               ; preds = %13, %12
  %19 = phi i8* [ %2, %12 ], [ %16, %13 ]
  %20 = icmp eq i8* %19, null
  br i1 %20, label %21, label %23

21:                                               ; preds = %12, %13, %31, %18
  %22 = phi i32 [ 0, %12 ], [ 0, %13 ], [ %32, %31 ], [ 0, %18 ]
  ret i32 %22

23:                                               ; preds = %18
  %24 = load i8*, i8** %0, align 8, !tbaa !5
  %25 = load i64, i64* %1, align 8, !tbaa !12
  %26 = tail call i8* @envz_entry(i8* noundef %24, i64 noundef %25, i8* noundef nonnull %19) #7
  %27 = icmp eq i8* %26, null
  %28 = or i1 %8, %27
  br i1 %28, label %29, label %31, !llvm.loop !23

29:                                               ; preds = %23
  tail call void @argz_delete(i8** noundef nonnull %0, i64* noundef nonnull %1, i8* noundef %26) #7
  %30 = tail call i32 @argz_add(i8** noundef nonnull %0, i64* noundef nonnull %1, i8* noundef nonnull %19) #7
  br label %31

31:                                               ; preds = %23, %29
  %32 = phi i32 [ %30, %29 ], [ 0, %23 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %9, label %21
}

; Function Attrs: nounwind optsize
define dso_local void @envz_strip(i8** nocapture noundef readonly %0, i64* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = load i8*, i8** %0, align 8, !tbaa !5
  %4 = load i64, i64* %1, align 8, !tbaa !12
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %29

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, i8* %3, i64 %4
  br label %8

8:                                                ; preds = %6, %23
  %9 = phi i8* [ %25, %23 ], [ %3, %6 ]
  %10 = phi i8* [ %24, %23 ], [ %7, %6 ]
  %11 = tail call i64 @strlen(i8* noundef %9) #5
  %12 = add i64 %11, 1
  %13 = tail call i8* @strchr(i8* noundef %9, i32 noundef 61) #5
  %14 = icmp eq i8* %13, null
  %15 = getelementptr inbounds i8, i8* %9, i64 %12
  br i1 %14, label %16, label %23

16:                                               ; preds = %8
  %17 = ptrtoint i8* %10 to i64
  %18 = ptrtoint i8* %9 to i64
  %19 = xor i64 %11, -1
  %20 = sub i64 %17, %18
  %21 = add i64 %20, %19
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %15, i64 %21, i1 false)
  %22 = getelementptr inbounds i8, i8* %10, i64 %19
  br label %23

23:                                               ; preds = %8, %16
  %24 = phi i8* [ %22, %16 ], [ %10, %8 ]
  %25 = phi i8* [ %9, %16 ], [ %15, %8 ]
  %26 = icmp ult i8* %25, %24
  br i1 %26, label %8, label %27, !llvm.loop !24

27:                                               ; preds = %23
  %28 = load i8*, i8** %0, align 8, !tbaa !5
  br label %29

29:                                               ; preds = %27, %2
  %30 = phi i8* [ %3, %2 ], [ %28, %27 ]
  %31 = phi i8* [ %3, %2 ], [ %25, %27 ]
  %32 = ptrtoint i8* %31 to i64
  %33 = ptrtoint i8* %30 to i64
  %34 = sub i64 %32, %33
  store i64 %34, i64* %1, align 8, !tbaa !12
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strcspn(i8* noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !3, !4}
!10 = !{!7, !7, i64 0}
!11 = distinct !{!11, !3, !4}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = distinct !{!14, !3, !4}
!15 = distinct !{!15, !3, !4}
!16 = distinct !{!16, !3, !4}
!17 = distinct !{!17, !3, !4}
!18 = distinct !{!18, !3, !4}
!19 = distinct !{!19, !3, !4}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !7, i64 0}
!22 = distinct !{!22, !3, !4}
!23 = distinct !{!23, !3, !4}
!24 = distinct !{!24, !3, !4}
