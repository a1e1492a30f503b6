; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_set.c
; ModuleID = 'runtime/c/regex_set.c'
source_filename = "runtime/c/regex_set.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.set = type { %struct.range*, i32, i32 }
%struct.range = type { i32, i32 }
%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.step = type { i32, i32, i32, i32, i32 }
%struct.edge = type { i32, i32 }

@names = internal unnamed_addr constant [12 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0)], align 16
@tests = internal unnamed_addr constant [12 x i32 (i32)*] [i32 (i32)* @isalpha, i32 (i32)* @isdigit, i32 (i32)* @isalnum, i32 (i32)* @isspace, i32 (i32)* @isupper, i32 (i32)* @islower, i32 (i32)* @ispunct, i32 (i32)* @isprint, i32 (i32)* @isgraph, i32 (i32)* @iscntrl, i32 (i32)* @isxdigit, i32 (i32)* @isblank], align 16
@bits = internal unnamed_addr constant [12 x i16] [i16 1, i16 0, i16 1, i16 8, i16 2, i16 4, i16 16, i16 32, i16 64, i16 128, i16 0, i16 256], align 16
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"digit\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"alnum\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"space\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"upper\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"lower\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"punct\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"print\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"graph\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"cntrl\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"xdigit\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"blank\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @__sv_set_add(%struct.set* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp ugt i32 %1, %2
  br i1 %4, label %35, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 8, !tbaa !2
  %8 = tail call i32 @llvm.ctpop.i32(i32 %7), !range !8
  %9 = icmp ult i32 %8, 2
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 0
  %12 = load %struct.range*, %struct.range** %11, align 8, !tbaa !9
  br label %28

13:                                               ; preds = %5
  %14 = bitcast %struct.set* %0 to i8**
  %15 = load i8*, i8** %14, align 8, !tbaa !9
  %16 = icmp eq i32 %7, 0
  %17 = shl nsw i32 %7, 1
  %18 = sext i32 %17 to i64
  %19 = shl nsw i64 %18, 3
  %20 = select i1 %16, i64 8, i64 %19
  %21 = tail call i8* @realloc(i8* noundef %15, i64 noundef %20) #8
  %22 = icmp eq i8* %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %13
  store i8* %21, i8** %14, align 8, !tbaa !9
  %24 = bitcast i8* %21 to %struct.range*
  %25 = load i32, i32* %6, align 8, !tbaa !2
  br label %28

26:                                               ; preds = %13
  %27 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 2
  store i32 1, i32* %27, align 4, !tbaa !10
  br label %35

28:                                               ; preds = %10, %23
  %29 = phi i32 [ %7, %10 ], [ %25, %23 ]
  %30 = phi %struct.range* [ %12, %10 ], [ %24, %23 ]
  %31 = add nsw i32 %29, 1
  store i32 %31, i32* %6, align 8, !tbaa !2
  %32 = sext i32 %29 to i64
  %33 = getelementptr inbounds %struct.range, %struct.range* %30, i64 %32, i32 0
  store i32 %1, i32* %33, align 4, !tbaa.struct !11
  %34 = getelementptr inbounds %struct.range, %struct.range* %30, i64 %32, i32 1
  store i32 %2, i32* %34, align 4, !tbaa.struct !13
  br label %35

35:                                               ; preds = %26, %3, %28
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_set_class(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %2, %12
  %4 = phi i64 [ 0, %2 ], [ %13, %12 ]
  %5 = getelementptr inbounds [12 x i8*], [12 x i8*]* @names, i64 0, i64 %4
  %6 = load i8*, i8** %5, align 8, !tbaa !14
  %7 = tail call i64 @strlen(i8* noundef %6) #8
  %8 = icmp eq i64 %7, %1
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = tail call i32 @memcmp(i8* noundef %6, i8* noundef %0, i64 noundef %1) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %3, %9
  %13 = add nuw nsw i64 %4, 1
  %14 = icmp eq i64 %13, 12
  br i1 %14, label %17, label %3, !llvm.loop !15

15:                                               ; preds = %9
  %16 = trunc i64 %4 to i32
  br label %17

17:                                               ; preds = %12, %15
  %18 = phi i32 [ %16, %15 ], [ -1, %12 ]
  ret i32 %18
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_set_add_class(%struct.set* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #9
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds [12 x i32 (i32)*], [12 x i32 (i32)*]* @tests, i64 0, i64 %8
  %10 = load i32 (i32)*, i32 (i32)** %9, align 8, !tbaa !14
  br label %13

11:                                               ; preds = %18
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %45, label %21

13:                                               ; preds = %3, %18
  %14 = phi i32 [ 0, %3 ], [ %19, %18 ]
  %15 = tail call i32 %10(i32 noundef %14) #8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call void @__sv_set_add(%struct.set* noundef %0, i32 noundef %14, i32 noundef %14) #10
  br label %18

18:                                               ; preds = %13, %17
  %19 = add nuw nsw i32 %14, 1
  %20 = icmp eq i32 %19, 128
  br i1 %20, label %11, label %13, !llvm.loop !18

21:                                               ; preds = %11
  %22 = getelementptr inbounds [12 x i16], [12 x i16]* @bits, i64 0, i64 %8
  switch i32 %1, label %23 [
    i32 10, label %45
    i32 1, label %45
  ]

23:                                               ; preds = %21
  %24 = call i32 @__sv_class_run(i64 noundef 0, i32* noundef nonnull %4, i32* noundef nonnull %5) #8
  %25 = icmp sgt i32 %24, -1
  br i1 %25, label %26, label %45

26:                                               ; preds = %23
  %27 = load i16, i16* %22, align 2, !tbaa !19
  %28 = zext i16 %27 to i32
  br label %29

29:                                               ; preds = %26, %41
  %30 = phi i32 [ %24, %26 ], [ %43, %41 ]
  %31 = phi i64 [ 0, %26 ], [ %42, %41 ]
  %32 = and i32 %30, %28
  %33 = icmp ne i32 %32, 0
  %34 = load i32, i32* %5, align 4
  %35 = icmp ugt i32 %34, 127
  %36 = select i1 %33, i1 %35, i1 false
  br i1 %36, label %37, label %41

37:                                               ; preds = %29
  %38 = load i32, i32* %4, align 4, !tbaa !12
  %39 = icmp ugt i32 %38, 128
  %40 = select i1 %39, i32 %38, i32 128
  call void @__sv_set_add(%struct.set* noundef %0, i32 noundef %40, i32 noundef %34) #10
  br label %41

41:                                               ; preds = %29, %37
  %42 = add i64 %31, 1
  %43 = call i32 @__sv_class_run(i64 noundef %42, i32* noundef nonnull %4, i32* noundef nonnull %5) #8
  %44 = icmp sgt i32 %43, -1
  br i1 %44, label %29, label %45, !llvm.loop !21

45:                                               ; preds = %41, %23, %11, %21, %21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #9
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_class_run(i64 noundef, i32* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_set_order(%struct.set* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 8, !tbaa !2
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %29

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 0
  %7 = load %struct.range*, %struct.range** %6, align 8, !tbaa !9
  %8 = zext i32 %3 to i64
  %9 = getelementptr inbounds %struct.range, %struct.range* %7, i64 0, i32 0
  %10 = load i32, i32* %9, align 4, !tbaa !22
  br label %13

11:                                               ; preds = %13
  %12 = icmp eq i32 %21, 0
  br i1 %12, label %24, label %29

13:                                               ; preds = %5, %13
  %14 = phi i32 [ %10, %5 ], [ %18, %13 ]
  %15 = phi i64 [ 1, %5 ], [ %22, %13 ]
  %16 = phi i32 [ 1, %5 ], [ %21, %13 ]
  %17 = getelementptr inbounds %struct.range, %struct.range* %7, i64 %15, i32 0
  %18 = load i32, i32* %17, align 4, !tbaa !22
  %19 = icmp ule i32 %14, %18
  %20 = zext i1 %19 to i32
  %21 = and i32 %16, %20
  %22 = add nuw nsw i64 %15, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %11, label %13, !llvm.loop !24

24:                                               ; preds = %11
  %25 = bitcast %struct.set* %0 to i8**
  %26 = load i8*, i8** %25, align 8, !tbaa !9
  %27 = sext i32 %3 to i64
  tail call void @qsort(i8* noundef %26, i64 noundef %27, i64 noundef 8, i32 (i8*, i8*)* noundef nonnull @by_low) #8
  %28 = load i32, i32* %2, align 8, !tbaa !2
  br label %29

29:                                               ; preds = %1, %24, %11
  %30 = phi i32 [ %28, %24 ], [ %3, %11 ], [ %3, %1 ]
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 0
  br label %36

34:                                               ; preds = %67, %29
  %35 = phi i32 [ 0, %29 ], [ %69, %67 ]
  store i32 %35, i32* %2, align 8, !tbaa !2
  ret void

36:                                               ; preds = %32, %67
  %37 = phi i32 [ %30, %32 ], [ %68, %67 ]
  %38 = phi i64 [ 0, %32 ], [ %70, %67 ]
  %39 = phi i32 [ 0, %32 ], [ %69, %67 ]
  %40 = load %struct.range*, %struct.range** %33, align 8, !tbaa !9
  %41 = icmp eq i32 %39, 0
  br i1 %41, label %58, label %42

42:                                               ; preds = %36
  %43 = icmp sgt i32 %39, 0
  %44 = sext i1 %43 to i32
  %45 = add i32 %39, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.range, %struct.range* %40, i64 %38, i32 0
  %48 = load i32, i32* %47, align 4, !tbaa !22
  %49 = getelementptr inbounds %struct.range, %struct.range* %40, i64 %46, i32 1
  %50 = load i32, i32* %49, align 4, !tbaa !25
  %51 = add i32 %50, 1
  %52 = icmp ugt i32 %48, %51
  br i1 %52, label %58, label %53

53:                                               ; preds = %42
  %54 = getelementptr inbounds %struct.range, %struct.range* %40, i64 %38, i32 1
  %55 = load i32, i32* %54, align 4, !tbaa !25
  %56 = icmp ugt i32 %55, %50
  %57 = select i1 %56, i32 %55, i32 %50
  store i32 %57, i32* %49, align 4, !tbaa !25
  br label %67

58:                                               ; preds = %42, %36
  %59 = add nsw i32 %39, 1
  %60 = sext i32 %39 to i64
  %61 = getelementptr inbounds %struct.range, %struct.range* %40, i64 %60
  %62 = getelementptr inbounds %struct.range, %struct.range* %40, i64 %38
  %63 = bitcast %struct.range* %62 to i64*
  %64 = bitcast %struct.range* %61 to i64*
  %65 = load i64, i64* %63, align 4
  store i64 %65, i64* %64, align 4
  %66 = load i32, i32* %2, align 8, !tbaa !2
  br label %67

67:                                               ; preds = %58, %53
  %68 = phi i32 [ %37, %53 ], [ %66, %58 ]
  %69 = phi i32 [ %39, %53 ], [ %59, %58 ]
  %70 = add nuw nsw i64 %38, 1
  %71 = sext i32 %68 to i64
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %36, label %34, !llvm.loop !26
}

; Function Attrs: optsize
declare dso_local void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal i32 @by_low(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #4 {
  %3 = bitcast i8* %0 to i32*
  %4 = load i32, i32* %3, align 4, !tbaa !22
  %5 = bitcast i8* %1 to i32*
  %6 = load i32, i32* %5, align 4, !tbaa !22
  %7 = icmp ugt i32 %4, %6
  %8 = zext i1 %7 to i32
  %9 = icmp ult i32 %4, %6
  %10 = sext i1 %9 to i32
  %11 = add nsw i32 %10, %8
  ret i32 %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @__sv_set_has(%struct.range* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp sgt i32 %1, 1
  br i1 %4, label %5, label %20

5:                                                ; preds = %3, %5
  %6 = phi i32 [ %15, %5 ], [ 0, %3 ]
  %7 = phi i32 [ %14, %5 ], [ %1, %3 ]
  %8 = add nsw i32 %6, %7
  %9 = sdiv i32 %8, 2
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.range, %struct.range* %0, i64 %10, i32 0
  %12 = load i32, i32* %11, align 4, !tbaa !22
  %13 = icmp ugt i32 %12, %2
  %14 = select i1 %13, i32 %9, i32 %7
  %15 = select i1 %13, i32 %6, i32 %9
  %16 = sub nsw i32 %14, %15
  %17 = icmp sgt i32 %16, 1
  br i1 %17, label %5, label %18, !llvm.loop !27

18:                                               ; preds = %5
  %19 = sext i32 %15 to i64
  br label %20

20:                                               ; preds = %18, %3
  %21 = phi i64 [ 0, %3 ], [ %19, %18 ]
  %22 = icmp sgt i32 %1, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.range, %struct.range* %0, i64 %21, i32 0
  %25 = load i32, i32* %24, align 4, !tbaa !22
  %26 = sub i32 %2, %25
  %27 = getelementptr inbounds %struct.range, %struct.range* %0, i64 %21, i32 1
  %28 = load i32, i32* %27, align 4, !tbaa !25
  %29 = sub i32 %28, %25
  %30 = icmp ule i32 %26, %29
  %31 = zext i1 %30 to i32
  br label %32

32:                                               ; preds = %23, %20
  %33 = phi i32 [ 0, %20 ], [ %31, %23 ]
  ret i32 %33
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_set_invert(%struct.set* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.set, align 8
  %4 = icmp eq i32 %1, 0
  %5 = select i1 %4, i32 255, i32 2147483647
  %6 = bitcast %struct.set* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %7 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 1
  %8 = load i32, i32* %7, align 8, !tbaa !2
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %36

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 0
  %12 = load %struct.range*, %struct.range** %11, align 8, !tbaa !9
  br label %15

13:                                               ; preds = %27
  %14 = icmp ugt i32 %32, %5
  br i1 %14, label %38, label %36

15:                                               ; preds = %10, %27
  %16 = phi i32 [ %8, %10 ], [ %28, %27 ]
  %17 = phi %struct.range* [ %12, %10 ], [ %29, %27 ]
  %18 = phi i64 [ 0, %10 ], [ %33, %27 ]
  %19 = phi i32 [ 0, %10 ], [ %32, %27 ]
  %20 = getelementptr inbounds %struct.range, %struct.range* %17, i64 %18, i32 0
  %21 = load i32, i32* %20, align 4, !tbaa !22
  %22 = icmp ugt i32 %21, %19
  br i1 %22, label %23, label %27

23:                                               ; preds = %15
  %24 = add i32 %21, -1
  call void @__sv_set_add(%struct.set* noundef nonnull %3, i32 noundef %19, i32 noundef %24) #10
  %25 = load %struct.range*, %struct.range** %11, align 8, !tbaa !9
  %26 = load i32, i32* %7, align 8, !tbaa !2
  br label %27

27:                                               ; preds = %23, %15
  %28 = phi i32 [ %26, %23 ], [ %16, %15 ]
  %29 = phi %struct.range* [ %25, %23 ], [ %17, %15 ]
  %30 = getelementptr inbounds %struct.range, %struct.range* %29, i64 %18, i32 1
  %31 = load i32, i32* %30, align 4, !tbaa !25
  %32 = add i32 %31, 1
  %33 = add nuw nsw i64 %18, 1
  %34 = sext i32 %28 to i64
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %15, label %13, !llvm.loop !28

36:                                               ; preds = %2, %13
  %37 = phi i32 [ %32, %13 ], [ 0, %2 ]
  call void @__sv_set_add(%struct.set* noundef nonnull %3, i32 noundef %37, i32 noundef %5) #10
  br label %38

38:                                               ; preds = %36, %13
  %39 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 2
  %40 = load i32, i32* %39, align 4, !tbaa !10
  %41 = getelementptr inbounds %struct.set, %struct.set* %3, i64 0, i32 2
  %42 = load i32, i32* %41, align 4, !tbaa !10
  %43 = or i32 %42, %40
  store i32 %43, i32* %41, align 4, !tbaa !10
  %44 = bitcast %struct.set* %0 to i8**
  %45 = load i8*, i8** %44, align 8, !tbaa !9
  tail call void @free(i8* noundef %45) #8
  %46 = bitcast %struct.set* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %46, i8* noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false), !tbaa.struct !29
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_set_remove(%struct.set* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 8, !tbaa !2
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %45

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 0
  %8 = load %struct.range*, %struct.range** %7, align 8, !tbaa !9
  %9 = zext i32 %4 to i64
  br label %10

10:                                               ; preds = %6, %42
  %11 = phi i64 [ 0, %6 ], [ %43, %42 ]
  %12 = getelementptr inbounds %struct.range, %struct.range* %8, i64 %11
  %13 = getelementptr inbounds %struct.range, %struct.range* %12, i64 0, i32 0
  %14 = load i32, i32* %13, align 4, !tbaa.struct !11
  %15 = getelementptr inbounds %struct.range, %struct.range* %8, i64 %11, i32 1
  %16 = load i32, i32* %15, align 4, !tbaa.struct !13
  %17 = sub i32 %1, %14
  %18 = sub i32 %16, %14
  %19 = icmp ugt i32 %17, %18
  br i1 %19, label %42, label %20

20:                                               ; preds = %10
  %21 = and i64 %11, 4294967295
  %22 = getelementptr inbounds %struct.range, %struct.range* %8, i64 %21, i32 1
  %23 = icmp ugt i32 %16, %14
  br i1 %23, label %24, label %35

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.range, %struct.range* %12, i64 0, i32 0
  %26 = add i32 %1, 1
  store i32 %26, i32* %25, align 4, !tbaa !22
  %27 = icmp eq i32 %16, %1
  br i1 %27, label %28, label %31

28:                                               ; preds = %24
  %29 = add i32 %1, -1
  %30 = getelementptr inbounds %struct.range, %struct.range* %8, i64 %21, i32 0
  store i32 %14, i32* %30, align 4, !tbaa.struct !11
  store i32 %29, i32* %22, align 4, !tbaa.struct !13
  br label %45

31:                                               ; preds = %24
  %32 = icmp ult i32 %14, %1
  br i1 %32, label %33, label %45

33:                                               ; preds = %31
  %34 = add i32 %1, -1
  tail call void @__sv_set_add(%struct.set* noundef nonnull %0, i32 noundef %14, i32 noundef %34) #10
  br label %45

35:                                               ; preds = %20
  %36 = add nsw i32 %4, -1
  store i32 %36, i32* %3, align 8, !tbaa !2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.range, %struct.range* %8, i64 %37
  %39 = bitcast %struct.range* %38 to i64*
  %40 = bitcast %struct.range* %12 to i64*
  %41 = load i64, i64* %39, align 4
  store i64 %41, i64* %40, align 4
  br label %45

42:                                               ; preds = %10
  %43 = add nuw nsw i64 %11, 1
  %44 = icmp eq i64 %43, %9
  br i1 %44, label %45, label %10, !llvm.loop !30

45:                                               ; preds = %42, %2, %28, %33, %31, %35
  tail call void @__sv_set_order(%struct.set* noundef nonnull %0) #10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_set_unfold(%struct.set* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.set, align 8
  %5 = alloca %struct.set, align 8
  %6 = alloca [3 x i32], align 4
  %7 = alloca i32, align 4
  %8 = bitcast %struct.set* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %8) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  %9 = bitcast %struct.set* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %9) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %10 = bitcast [3 x i32]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %10) #9
  %11 = bitcast i32* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %11) #9
  tail call void @__sv_set_order(%struct.set* noundef %0) #10
  %12 = icmp eq i32 %1, 0
  %13 = select i1 %12, i32 65, i32 97
  %14 = select i1 %12, i32 97, i32 65
  br label %23

15:                                               ; preds = %23
  %16 = getelementptr inbounds [3 x i32], [3 x i32]* %6, i64 0, i64 0
  %17 = icmp eq i32 %2, 0
  br i1 %17, label %29, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds [3 x i32], [3 x i32]* %6, i64 0, i64 1
  %20 = getelementptr inbounds [3 x i32], [3 x i32]* %6, i64 0, i64 2
  %21 = call i32 @__sv_case_run(i64 noundef 0, i32 noundef %1, i32* noundef nonnull %16, i32* noundef nonnull %7) #8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %29, label %33

23:                                               ; preds = %3, %23
  %24 = phi i32 [ 0, %3 ], [ %27, %23 ]
  %25 = add nuw nsw i32 %24, %13
  %26 = add nuw nsw i32 %24, %14
  call fastcc void @unfold(%struct.set* noundef nonnull %5, %struct.set* noundef nonnull %4, %struct.set* noundef %0, i32 noundef %25, i32 noundef %26) #10
  %27 = add nuw nsw i32 %24, 1
  %28 = icmp eq i32 %27, 26
  br i1 %28, label %15, label %23, !llvm.loop !31

29:                                               ; preds = %38, %18, %15
  %30 = getelementptr inbounds %struct.set, %struct.set* %5, i64 0, i32 1
  %31 = load i32, i32* %30, align 8, !tbaa !2
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %70, label %55

33:                                               ; preds = %18, %38
  %34 = phi i64 [ %39, %38 ], [ 0, %18 ]
  %35 = load i32, i32* %16, align 4, !tbaa !12
  %36 = load i32, i32* %19, align 4, !tbaa !12
  %37 = icmp ugt i32 %35, %36
  br i1 %37, label %38, label %42

38:                                               ; preds = %50, %33
  %39 = add i64 %34, 1
  %40 = call i32 @__sv_case_run(i64 noundef %39, i32 noundef %1, i32* noundef nonnull %16, i32* noundef nonnull %7) #8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %29, label %33, !llvm.loop !32

42:                                               ; preds = %33, %50
  %43 = phi i32 [ %51, %50 ], [ %36, %33 ]
  %44 = phi i32 [ %53, %50 ], [ %35, %33 ]
  %45 = icmp ugt i32 %44, 127
  br i1 %45, label %46, label %50

46:                                               ; preds = %42
  %47 = load i32, i32* %7, align 4, !tbaa !12
  %48 = add i32 %47, %44
  call fastcc void @unfold(%struct.set* noundef nonnull %5, %struct.set* noundef nonnull %4, %struct.set* noundef %0, i32 noundef %44, i32 noundef %48) #10
  %49 = load i32, i32* %19, align 4, !tbaa !12
  br label %50

50:                                               ; preds = %42, %46
  %51 = phi i32 [ %43, %42 ], [ %49, %46 ]
  %52 = load i32, i32* %20, align 4, !tbaa !12
  %53 = add i32 %52, %44
  %54 = icmp ugt i32 %53, %51
  br i1 %54, label %38, label %42, !llvm.loop !33

55:                                               ; preds = %29
  call void @__sv_set_invert(%struct.set* noundef %0, i32 noundef 1) #10
  %56 = icmp sgt i32 %31, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %55
  %58 = getelementptr inbounds %struct.set, %struct.set* %5, i64 0, i32 0
  %59 = load %struct.range*, %struct.range** %58, align 8, !tbaa !9
  %60 = zext i32 %31 to i64
  br label %62

61:                                               ; preds = %62, %55
  call void @__sv_set_order(%struct.set* noundef %0) #10
  call void @__sv_set_invert(%struct.set* noundef %0, i32 noundef 1) #10
  br label %70

62:                                               ; preds = %57, %62
  %63 = phi i64 [ 0, %57 ], [ %68, %62 ]
  %64 = getelementptr inbounds %struct.range, %struct.range* %59, i64 %63, i32 0
  %65 = load i32, i32* %64, align 4, !tbaa !22
  %66 = getelementptr inbounds %struct.range, %struct.range* %59, i64 %63, i32 1
  %67 = load i32, i32* %66, align 4, !tbaa !25
  call void @__sv_set_add(%struct.set* noundef %0, i32 noundef %65, i32 noundef %67) #10
  %68 = add nuw nsw i64 %63, 1
  %69 = icmp eq i64 %68, %60
  br i1 %69, label %61, label %62, !llvm.loop !34

70:                                               ; preds = %61, %29
  %71 = getelementptr inbounds %struct.set, %struct.set* %4, i64 0, i32 1
  %72 = load i32, i32* %71, align 8, !tbaa !2
  %73 = icmp sgt i32 %72, 0
  br i1 %73, label %77, label %74

74:                                               ; preds = %70
  %75 = bitcast %struct.set* %4 to i8**
  %76 = load i8*, i8** %75, align 8, !tbaa !9
  br label %82

77:                                               ; preds = %70
  %78 = getelementptr inbounds %struct.set, %struct.set* %4, i64 0, i32 0
  %79 = load %struct.range*, %struct.range** %78, align 8, !tbaa !9
  %80 = zext i32 %72 to i64
  %81 = bitcast %struct.range* %79 to i8*
  br label %94

82:                                               ; preds = %94, %74
  %83 = phi i8* [ %76, %74 ], [ %81, %94 ]
  call void @__sv_set_order(%struct.set* noundef %0) #10
  %84 = getelementptr inbounds %struct.set, %struct.set* %4, i64 0, i32 2
  %85 = load i32, i32* %84, align 4, !tbaa !10
  %86 = getelementptr inbounds %struct.set, %struct.set* %5, i64 0, i32 2
  %87 = load i32, i32* %86, align 4, !tbaa !10
  %88 = or i32 %87, %85
  %89 = getelementptr inbounds %struct.set, %struct.set* %0, i64 0, i32 2
  %90 = load i32, i32* %89, align 4, !tbaa !10
  %91 = or i32 %88, %90
  store i32 %91, i32* %89, align 4, !tbaa !10
  call void @free(i8* noundef %83) #8
  %92 = bitcast %struct.set* %5 to i8**
  %93 = load i8*, i8** %92, align 8, !tbaa !9
  call void @free(i8* noundef %93) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %11) #9
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %10) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %9) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %8) #9
  ret void

94:                                               ; preds = %77, %94
  %95 = phi i64 [ 0, %77 ], [ %100, %94 ]
  %96 = getelementptr inbounds %struct.range, %struct.range* %79, i64 %95, i32 0
  %97 = load i32, i32* %96, align 4, !tbaa !22
  %98 = getelementptr inbounds %struct.range, %struct.range* %79, i64 %95, i32 1
  %99 = load i32, i32* %98, align 4, !tbaa !25
  call void @__sv_set_add(%struct.set* noundef %0, i32 noundef %97, i32 noundef %99) #10
  %100 = add nuw nsw i64 %95, 1
  %101 = icmp eq i64 %100, %80
  br i1 %101, label %82, label %94, !llvm.loop !35
}

; Function Attrs: nounwind optsize
define internal fastcc void @unfold(%struct.set* nocapture noundef %0, %struct.set* nocapture noundef %1, %struct.set* nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.set, %struct.set* %2, i64 0, i32 0
  %7 = load %struct.range*, %struct.range** %6, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.set, %struct.set* %2, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !2
  %10 = tail call i32 @__sv_set_has(%struct.range* noundef %7, i32 noundef %9, i32 noundef %3) #10
  %11 = tail call i32 @__sv_set_has(%struct.range* noundef %7, i32 noundef %9, i32 noundef %4) #10
  %12 = icmp eq i32 %10, %11
  br i1 %12, label %16, label %13

13:                                               ; preds = %5
  %14 = icmp eq i32 %11, 0
  %15 = select i1 %14, %struct.set* %0, %struct.set* %1
  tail call void @__sv_set_add(%struct.set* noundef %15, i32 noundef %3, i32 noundef %3) #10
  br label %16

16:                                               ; preds = %13, %5
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_case_run(i64 noundef, i32 noundef, i32* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_regex_add_set(%struct.pattern* noundef %0, %struct.set* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.node, align 8
  %4 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 12
  %5 = load i32, i32* %4, align 4, !tbaa !36
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, i32 255, i32 127
  tail call void @__sv_set_order(%struct.set* noundef %1) #10
  %8 = getelementptr inbounds %struct.set, %struct.set* %1, i64 0, i32 2
  %9 = load i32, i32* %8, align 4, !tbaa !10
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 4
  %12 = load i32, i32* %11, align 4, !tbaa !38
  %13 = getelementptr inbounds %struct.set, %struct.set* %1, i64 0, i32 1
  %14 = getelementptr inbounds %struct.set, %struct.set* %1, i64 0, i32 0
  br i1 %10, label %15, label %71

15:                                               ; preds = %2, %28
  %16 = phi i64 [ %34, %28 ], [ 0, %2 ]
  %17 = load i32, i32* %13, align 8, !tbaa !2
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %16, %18
  br i1 %19, label %20, label %25

20:                                               ; preds = %15
  %21 = load %struct.range*, %struct.range** %14, align 8, !tbaa !9
  %22 = getelementptr inbounds %struct.range, %struct.range* %21, i64 %16, i32 0
  %23 = load i32, i32* %22, align 4, !tbaa !22
  %24 = icmp ugt i32 %23, %7
  br i1 %24, label %25, label %28

25:                                               ; preds = %20, %15
  %26 = load i32, i32* %11, align 4, !tbaa !38
  %27 = add nuw nsw i32 %7, 1
  br label %36

28:                                               ; preds = %20
  %29 = getelementptr inbounds %struct.range, %struct.range* %21, i64 %16, i32 1
  %30 = load i32, i32* %29, align 4, !tbaa !25
  %31 = icmp ult i32 %30, %7
  %32 = select i1 %31, i32 %30, i32 %7
  %33 = tail call fastcc i32 @add_range(%struct.pattern* noundef %0, i32 noundef %23, i32 noundef %32) #10
  %34 = add nuw nsw i64 %16, 1
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %71, label %15, !llvm.loop !39

36:                                               ; preds = %25, %55
  %37 = phi i64 [ 0, %25 ], [ %57, %55 ]
  %38 = load i32, i32* %4, align 4, !tbaa !36
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %59, label %40

40:                                               ; preds = %36
  %41 = load i32, i32* %13, align 8, !tbaa !2
  %42 = sext i32 %41 to i64
  %43 = icmp slt i64 %37, %42
  br i1 %43, label %44, label %59

44:                                               ; preds = %40
  %45 = load %struct.range*, %struct.range** %14, align 8, !tbaa !9
  %46 = getelementptr inbounds %struct.range, %struct.range* %45, i64 %37, i32 1
  %47 = load i32, i32* %46, align 4, !tbaa !25
  %48 = icmp ugt i32 %47, %7
  br i1 %48, label %49, label %55

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.range, %struct.range* %45, i64 %37, i32 0
  %51 = load i32, i32* %50, align 4, !tbaa !22
  %52 = icmp ugt i32 %51, %7
  %53 = select i1 %52, i32 %51, i32 %27
  %54 = tail call fastcc i32 @add_range(%struct.pattern* noundef nonnull %0, i32 noundef %53, i32 noundef %47) #10
  br label %55

55:                                               ; preds = %44, %49
  %56 = phi i32 [ %54, %49 ], [ 1, %44 ]
  %57 = add nuw nsw i64 %37, 1
  %58 = icmp eq i32 %56, 0
  br i1 %58, label %71, label %36, !llvm.loop !40

59:                                               ; preds = %40, %36
  %60 = bitcast %struct.set* %1 to i8**
  %61 = load i8*, i8** %60, align 8, !tbaa !9
  tail call void @free(i8* noundef %61) #8
  store %struct.range* null, %struct.range** %14, align 8, !tbaa.struct !29
  store i32 0, i32* %13, align 8, !tbaa.struct !11
  store i32 0, i32* %8, align 4, !tbaa.struct !13
  %62 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 0
  store i32 1, i32* %62, align 8, !tbaa !41
  %63 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  store i32 %26, i32* %63, align 4, !tbaa !43
  %64 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  %65 = load i32, i32* %11, align 4, !tbaa !38
  %66 = sub nsw i32 %65, %26
  store i32 %66, i32* %64, align 8, !tbaa !44
  %67 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  store i32 %12, i32* %67, align 4, !tbaa !45
  %68 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 4
  %69 = sub nsw i32 %26, %12
  store i32 %69, i32* %68, align 8, !tbaa !46
  %70 = tail call i32 @__sv_regex_add(%struct.pattern* noundef nonnull %0, %struct.node* noundef nonnull byval(%struct.node) align 8 %3) #8
  br label %74

71:                                               ; preds = %28, %55, %2
  %72 = bitcast %struct.set* %1 to i8**
  %73 = load i8*, i8** %72, align 8, !tbaa !9
  tail call void @free(i8* noundef %73) #8
  store %struct.range* null, %struct.range** %14, align 8, !tbaa.struct !29
  store i32 0, i32* %13, align 8, !tbaa.struct !11
  store i32 0, i32* %8, align 4, !tbaa.struct !13
  br label %74

74:                                               ; preds = %71, %59
  %75 = phi i32 [ %70, %59 ], [ -1, %71 ]
  ret i32 %75
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @add_range(%struct.pattern* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 4
  %5 = load i32, i32* %4, align 4, !tbaa !38
  %6 = tail call i32 @llvm.ctpop.i32(i32 %5), !range !8
  %7 = icmp ult i32 %6, 2
  %8 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 1
  br i1 %7, label %11, label %9

9:                                                ; preds = %3
  %10 = load %struct.range*, %struct.range** %8, align 8, !tbaa !47
  br label %24

11:                                               ; preds = %3
  %12 = bitcast %struct.range** %8 to i8**
  %13 = load i8*, i8** %12, align 8, !tbaa !47
  %14 = icmp eq i32 %5, 0
  %15 = shl nsw i32 %5, 1
  %16 = sext i32 %15 to i64
  %17 = shl nsw i64 %16, 3
  %18 = select i1 %14, i64 8, i64 %17
  %19 = tail call i8* @realloc(i8* noundef %13, i64 noundef %18) #8
  %20 = icmp eq i8* %19, null
  br i1 %20, label %31, label %21

21:                                               ; preds = %11
  store i8* %19, i8** %12, align 8, !tbaa !47
  %22 = bitcast i8* %19 to %struct.range*
  %23 = load i32, i32* %4, align 4, !tbaa !38
  br label %24

24:                                               ; preds = %9, %21
  %25 = phi i32 [ %5, %9 ], [ %23, %21 ]
  %26 = phi %struct.range* [ %10, %9 ], [ %22, %21 ]
  %27 = add nsw i32 %25, 1
  store i32 %27, i32* %4, align 4, !tbaa !38
  %28 = sext i32 %25 to i64
  %29 = getelementptr inbounds %struct.range, %struct.range* %26, i64 %28, i32 0
  store i32 %1, i32* %29, align 4, !tbaa.struct !11
  %30 = getelementptr inbounds %struct.range, %struct.range* %26, i64 %28, i32 1
  store i32 %2, i32* %30, align 4, !tbaa.struct !13
  br label %31

31:                                               ; preds = %11, %24
  %32 = phi i32 [ 1, %24 ], [ 0, %11 ]
  ret i32 %32
}

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_add(%struct.pattern* noundef, %struct.node* noundef byval(%struct.node) align 8) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_wide_size(i8* noundef %0, i8* noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9
  store i64 0, i64* %4, align 8, !tbaa !48
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #9
  store i32 0, i32* %5, align 4, !tbaa !12
  %8 = icmp ult i8* %0, %1
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = load i8, i8* %0, align 1, !tbaa !50
  %11 = icmp slt i8 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9, %3
  store i32 0, i32* %2, align 4, !tbaa !12
  br label %22

13:                                               ; preds = %9
  %14 = ptrtoint i8* %1 to i64
  %15 = ptrtoint i8* %0 to i64
  %16 = sub i64 %14, %15
  %17 = call i64 @mbrtowc(i32* noundef nonnull %5, i8* noundef nonnull %0, i64 noundef %16, i8* noundef nonnull %6) #8
  %18 = load i32, i32* %5, align 4, !tbaa !12
  store i32 %18, i32* %2, align 4, !tbaa !12
  %19 = icmp ugt i64 %17, 6
  %20 = trunc i64 %17 to i32
  %21 = select i1 %19, i32 0, i32 %20
  br label %22

22:                                               ; preds = %13, %12
  %23 = phi i32 [ 0, %12 ], [ %21, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9
  ret i32 %23
}

; Function Attrs: optsize
declare dso_local i64 @mbrtowc(i32* noundef, i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isalpha(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isupper(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @islower(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @ispunct(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isprint(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isgraph(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @iscntrl(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isblank(i32 noundef) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #7

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 8}
!3 = !{!"set", !4, i64 0, !7, i64 8, !7, i64 12}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{i32 0, i32 33}
!9 = !{!3, !4, i64 0}
!10 = !{!3, !7, i64 12}
!11 = !{i64 0, i64 4, !12, i64 4, i64 4, !12}
!12 = !{!7, !7, i64 0}
!13 = !{i64 0, i64 4, !12}
!14 = !{!4, !4, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = !{!20, !20, i64 0}
!20 = !{!"short", !5, i64 0}
!21 = distinct !{!21, !16, !17}
!22 = !{!23, !7, i64 0}
!23 = !{!"range", !7, i64 0, !7, i64 4}
!24 = distinct !{!24, !16, !17}
!25 = !{!23, !7, i64 4}
!26 = distinct !{!26, !16, !17}
!27 = distinct !{!27, !16, !17}
!28 = distinct !{!28, !16, !17}
!29 = !{i64 0, i64 8, !14, i64 8, i64 4, !12, i64 12, i64 4, !12}
!30 = distinct !{!30, !16, !17}
!31 = distinct !{!31, !16, !17}
!32 = distinct !{!32, !16, !17}
!33 = distinct !{!33, !16, !17}
!34 = distinct !{!34, !16, !17}
!35 = distinct !{!35, !16, !17}
!36 = !{!37, !7, i64 60}
!37 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !7, i64 72, !7, i64 76, !7, i64 80, !4, i64 88, !4, i64 96, !7, i64 104}
!38 = !{!37, !7, i64 28}
!39 = distinct !{!39, !16, !17}
!40 = distinct !{!40, !16, !17}
!41 = !{!42, !5, i64 0}
!42 = !{!"node", !5, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16}
!43 = !{!42, !7, i64 4}
!44 = !{!42, !7, i64 8}
!45 = !{!42, !7, i64 12}
!46 = !{!42, !7, i64 16}
!47 = !{!37, !4, i64 8}
!48 = !{!49, !49, i64 0}
!49 = !{!"long", !5, i64 0}
!50 = !{!5, !5, i64 0}
