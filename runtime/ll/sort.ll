; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/sort.c
; ModuleID = 'runtime/c/sort.c'
source_filename = "runtime/c/sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sorting = type { i64, i32, i32 (i8*, i8*)*, i32 (i8*, i8*, i8*)*, i8*, i8* }

@.str = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"qsort: out of memory\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @qsort(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*)* noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.sorting, align 8
  %6 = bitcast %struct.sorting* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %7 = getelementptr inbounds %struct.sorting, %struct.sorting* %5, i64 0, i32 2
  store i32 (i8*, i8*)* %3, i32 (i8*, i8*)** %7, align 8, !tbaa !2
  call fastcc void @sort(%struct.sorting* noundef nonnull %5, i8* noundef %0, i64 noundef %1, i64 noundef %2) #7
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %6) #6
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define internal fastcc void @sort(%struct.sorting* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca [1024 x i8], align 8
  %6 = icmp ult i64 %2, 2
  %7 = icmp eq i64 %3, 0
  %8 = or i1 %6, %7
  br i1 %8, label %81, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds [1024 x i8], [1024 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 1024, i8* nonnull %10) #6
  %11 = icmp ugt i64 %3, 32
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 1
  store i32 %12, i32* %13, align 8, !tbaa !9
  %14 = select i1 %11, i64 8, i64 %3
  %15 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 0
  store i64 %14, i64* %15, align 8, !tbaa !10
  %16 = shl i64 %2, 4
  %17 = add i64 %16, %3
  %18 = mul i64 %3, %2
  %19 = select i1 %11, i64 %17, i64 %18
  %20 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 5
  store i8* %10, i8** %20, align 8, !tbaa !11
  %21 = icmp ugt i64 %19, 1023
  br i1 %21, label %22, label %31

22:                                               ; preds = %9
  %23 = call i32 @__sv_hold_failures(i32 noundef 0) #8
  %24 = call i8* @malloc(i64 noundef %19) #8
  store i8* %24, i8** %20, align 8, !tbaa !11
  %25 = call i32 @__sv_hold_failures(i32 noundef %23) #8
  %26 = load i8*, i8** %20, align 8, !tbaa !11
  %27 = icmp eq i8* %26, null
  br i1 %27, label %30, label %28

28:                                               ; preds = %22
  %29 = load i32, i32* %13, align 8, !tbaa !9
  br label %31

30:                                               ; preds = %22
  call void @__symvm_finding(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0)) #9
  unreachable

31:                                               ; preds = %28, %9
  %32 = phi i8* [ %10, %9 ], [ %26, %28 ]
  %33 = phi i32 [ %12, %9 ], [ %29, %28 ]
  %34 = phi i8* [ null, %9 ], [ %24, %28 ]
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %79, label %36

36:                                               ; preds = %31
  %37 = bitcast i8* %32 to i8**
  %38 = getelementptr inbounds i8*, i8** %37, i64 %2
  %39 = bitcast i8** %20 to i8***
  store i8** %38, i8*** %39, align 8, !tbaa !11
  br label %43

40:                                               ; preds = %43
  %41 = getelementptr inbounds i8, i8* %32, i64 %16
  call fastcc void @merge_sort(%struct.sorting* noundef %0, i8* noundef nonnull %32, i64 noundef %2) #8
  %42 = ptrtoint i8* %1 to i64
  br label %50

43:                                               ; preds = %36, %43
  %44 = phi i64 [ %48, %43 ], [ 0, %36 ]
  %45 = mul i64 %44, %3
  %46 = getelementptr inbounds i8, i8* %1, i64 %45
  %47 = getelementptr inbounds i8*, i8** %37, i64 %44
  store i8* %46, i8** %47, align 8, !tbaa !12
  %48 = add nuw i64 %44, 1
  %49 = icmp eq i64 %48, %2
  br i1 %49, label %40, label %43, !llvm.loop !13

50:                                               ; preds = %76, %40
  %51 = phi i64 [ 0, %40 ], [ %77, %76 ]
  %52 = mul i64 %51, %3
  %53 = getelementptr inbounds i8, i8* %1, i64 %52
  %54 = getelementptr inbounds i8*, i8** %37, i64 %51
  %55 = load i8*, i8** %54, align 8, !tbaa !12
  %56 = icmp eq i8* %55, %53
  br i1 %56, label %76, label %57

57:                                               ; preds = %50
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %41, i8* align 1 %53, i64 %3, i1 false) #6
  %58 = load i8*, i8** %54, align 8, !tbaa !12
  %59 = icmp eq i8* %58, %53
  br i1 %59, label %60, label %66

60:                                               ; preds = %57
  %61 = udiv i64 %52, %3
  br label %62

62:                                               ; preds = %66, %60
  %63 = phi i64 [ %61, %60 ], [ %72, %66 ]
  %64 = phi i8* [ %53, %60 ], [ %67, %66 ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %64, i8* nonnull align 1 %41, i64 %3, i1 false) #6
  %65 = getelementptr inbounds i8*, i8** %37, i64 %63
  store i8* %64, i8** %65, align 8, !tbaa !12
  br label %76

66:                                               ; preds = %57, %66
  %67 = phi i8* [ %74, %66 ], [ %58, %57 ]
  %68 = phi i8** [ %73, %66 ], [ %54, %57 ]
  %69 = phi i8* [ %67, %66 ], [ %53, %57 ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %69, i8* align 1 %67, i64 %3, i1 false) #6
  store i8* %69, i8** %68, align 8, !tbaa !12
  %70 = ptrtoint i8* %67 to i64
  %71 = sub i64 %70, %42
  %72 = udiv i64 %71, %3
  %73 = getelementptr inbounds i8*, i8** %37, i64 %72
  %74 = load i8*, i8** %73, align 8, !tbaa !12
  %75 = icmp eq i8* %74, %53
  br i1 %75, label %62, label %66, !llvm.loop !16

76:                                               ; preds = %62, %50
  %77 = add nuw i64 %51, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %80, label %50, !llvm.loop !17

79:                                               ; preds = %31
  call fastcc void @merge_sort(%struct.sorting* noundef nonnull %0, i8* noundef %1, i64 noundef %2) #7
  br label %80

80:                                               ; preds = %76, %79
  call void @free(i8* noundef %34) #8
  call void @llvm.lifetime.end.p0i8(i64 1024, i8* nonnull %10) #6
  br label %81

81:                                               ; preds = %4, %80
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local void @qsort_r(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*, i8*)* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.sorting, align 8
  %7 = bitcast %struct.sorting* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %7) #6
  %8 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 0
  store i64 0, i64* %8, align 8, !tbaa !10
  %9 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 1
  store i32 0, i32* %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 2
  store i32 (i8*, i8*)* null, i32 (i8*, i8*)** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 3
  store i32 (i8*, i8*, i8*)* %3, i32 (i8*, i8*, i8*)** %11, align 8, !tbaa !18
  %12 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 4
  store i8* %4, i8** %12, align 8, !tbaa !19
  %13 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 5
  store i8* null, i8** %13, align 8, !tbaa !11
  call fastcc void @sort(%struct.sorting* noundef nonnull %6, i8* noundef %0, i64 noundef %1, i64 noundef %2) #7
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %7) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @bsearch(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %23, label %7

7:                                                ; preds = %5, %15
  %8 = phi i64 [ %21, %15 ], [ %2, %5 ]
  %9 = phi i8* [ %20, %15 ], [ %1, %5 ]
  %10 = lshr i64 %8, 1
  %11 = mul i64 %10, %3
  %12 = getelementptr inbounds i8, i8* %9, i64 %11
  %13 = tail call i32 %4(i8* noundef %0, i8* noundef %12) #8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %7
  %16 = icmp sgt i32 %13, 0
  %17 = getelementptr inbounds i8, i8* %12, i64 %3
  %18 = add i64 %8, -1
  %19 = lshr i64 %18, 1
  %20 = select i1 %16, i8* %17, i8* %9
  %21 = select i1 %16, i64 %19, i64 %10
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %7

23:                                               ; preds = %15, %7, %5
  %24 = phi i8* [ null, %5 ], [ %12, %7 ], [ null, %15 ]
  ret i8* %24
}

; Function Attrs: nounwind optsize
define dso_local i8* @lfind(i8* noundef %0, i8* noundef %1, i64* nocapture noundef readonly %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = load i64, i64* %2, align 8, !tbaa !20
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %18, label %11

8:                                                ; preds = %11
  %9 = load i64, i64* %2, align 8, !tbaa !20
  %10 = icmp ult i64 %17, %9
  br i1 %10, label %11, label %18, !llvm.loop !21

11:                                               ; preds = %5, %8
  %12 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds i8, i8* %1, i64 %13
  %15 = tail call i32 %4(i8* noundef %0, i8* noundef %14) #8
  %16 = icmp eq i32 %15, 0
  %17 = add nuw i64 %12, 1
  br i1 %16, label %18, label %8

18:                                               ; preds = %8, %11, %5
  %19 = phi i8* [ null, %5 ], [ %14, %11 ], [ null, %8 ]
  ret i8* %19
}

; Function Attrs: nounwind optsize
define dso_local i8* @lsearch(i8* noundef %0, i8* noundef %1, i64* nocapture noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = load i64, i64* %2, align 8, !tbaa !20
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %22, label %11

8:                                                ; preds = %11
  %9 = load i64, i64* %2, align 8, !tbaa !20
  %10 = icmp ult i64 %17, %9
  br i1 %10, label %11, label %22, !llvm.loop !21

11:                                               ; preds = %5, %8
  %12 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds i8, i8* %1, i64 %13
  %15 = tail call i32 %4(i8* noundef %0, i8* noundef %14) #8
  %16 = icmp eq i32 %15, 0
  %17 = add nuw i64 %12, 1
  br i1 %16, label %18, label %8

18:                                               ; preds = %11
  %19 = icmp eq i8* %1, null
  br i1 %19, label %20, label %27

20:                                               ; preds = %18
  %21 = load i64, i64* %2, align 8, !tbaa !20
  br label %22

22:                                               ; preds = %8, %20, %5
  %23 = phi i64 [ %21, %20 ], [ 0, %5 ], [ %9, %8 ]
  %24 = add i64 %23, 1
  store i64 %24, i64* %2, align 8, !tbaa !20
  %25 = mul i64 %23, %3
  %26 = getelementptr inbounds i8, i8* %1, i64 %25
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %26, i8* align 1 %0, i64 %3, i1 false)
  br label %27

27:                                               ; preds = %18, %22
  %28 = phi i8* [ %26, %22 ], [ %14, %18 ]
  ret i8* %28
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @__sv_hold_failures(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @merge_sort(%struct.sorting* noundef %0, i8* noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = icmp ult i64 %2, 2
  br i1 %6, label %73, label %7

7:                                                ; preds = %3
  %8 = lshr i64 %2, 1
  %9 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 0
  %10 = load i64, i64* %9, align 8, !tbaa !10
  %11 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %11)
  store i8* %1, i8** %4, align 8, !tbaa !12
  %12 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %12)
  %13 = mul i64 %10, %8
  %14 = getelementptr inbounds i8, i8* %1, i64 %13
  store i8* %14, i8** %5, align 8, !tbaa !12
  %15 = mul i64 %10, %2
  %16 = getelementptr inbounds i8, i8* %1, i64 %15
  %17 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 5
  %18 = load i8*, i8** %17, align 8, !tbaa !11
  tail call fastcc void @merge_sort(%struct.sorting* noundef %0, i8* noundef %1, i64 noundef %8) #7
  %19 = sub i64 %2, %8
  tail call fastcc void @merge_sort(%struct.sorting* noundef %0, i8* noundef %14, i64 noundef %19) #7
  %20 = icmp sgt i64 %13, 0
  %21 = icmp slt i64 %13, %15
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %62

23:                                               ; preds = %7
  %24 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 1
  %25 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 3
  %27 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 4
  br label %28

28:                                               ; preds = %23, %50
  %29 = phi i8* [ %14, %23 ], [ %59, %50 ]
  %30 = phi i8* [ %1, %23 ], [ %57, %50 ]
  %31 = phi i8* [ %18, %23 ], [ %56, %50 ]
  %32 = load i32, i32* %24, align 8, !tbaa !9
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %28
  %35 = bitcast i8* %30 to i8**
  %36 = load i8*, i8** %35, align 8, !tbaa !12
  %37 = bitcast i8* %29 to i8**
  %38 = load i8*, i8** %37, align 8, !tbaa !12
  br label %39

39:                                               ; preds = %34, %28
  %40 = phi i8* [ %36, %34 ], [ %30, %28 ]
  %41 = phi i8* [ %38, %34 ], [ %29, %28 ]
  %42 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %25, align 8, !tbaa !2
  %43 = icmp eq i32 (i8*, i8*)* %42, null
  br i1 %43, label %46, label %44

44:                                               ; preds = %39
  %45 = tail call i32 %42(i8* noundef %40, i8* noundef %41) #8
  br label %50

46:                                               ; preds = %39
  %47 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %26, align 8, !tbaa !18
  %48 = load i8*, i8** %27, align 8, !tbaa !19
  %49 = tail call i32 %47(i8* noundef %40, i8* noundef %41, i8* noundef %48) #8
  br label %50

50:                                               ; preds = %44, %46
  %51 = phi i32 [ %45, %44 ], [ %49, %46 ]
  %52 = icmp slt i32 %51, 1
  %53 = select i1 %52, i8** %4, i8** %5
  %54 = load i8*, i8** %53, align 8, !tbaa !12
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %31, i8* align 1 %54, i64 %10, i1 false)
  %55 = getelementptr inbounds i8, i8* %54, i64 %10
  store i8* %55, i8** %53, align 8, !tbaa !12
  %56 = getelementptr inbounds i8, i8* %31, i64 %10
  %57 = load i8*, i8** %4, align 8, !tbaa !12
  %58 = icmp ult i8* %57, %14
  %59 = load i8*, i8** %5, align 8
  %60 = icmp ult i8* %59, %16
  %61 = select i1 %58, i1 %60, i1 false
  br i1 %61, label %28, label %62, !llvm.loop !22

62:                                               ; preds = %50, %7
  %63 = phi i8* [ %18, %7 ], [ %56, %50 ]
  %64 = phi i8* [ %1, %7 ], [ %57, %50 ]
  %65 = phi i8* [ %14, %7 ], [ %59, %50 ]
  %66 = ptrtoint i8* %14 to i64
  %67 = ptrtoint i8* %64 to i64
  %68 = sub i64 %66, %67
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %63, i8* align 1 %64, i64 %68, i1 false)
  %69 = load i8*, i8** %17, align 8, !tbaa !11
  %70 = ptrtoint i8* %65 to i64
  %71 = ptrtoint i8* %1 to i64
  %72 = sub i64 %70, %71
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %69, i64 %72, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %11)
  br label %73

73:                                               ; preds = %3, %62
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #4

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !8, i64 16}
!3 = !{!"sorting", !4, i64 0, !7, i64 8, !8, i64 16, !8, i64 24, !8, i64 32, !8, i64 40}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!"any pointer", !5, i64 0}
!9 = !{!3, !7, i64 8}
!10 = !{!3, !4, i64 0}
!11 = !{!3, !8, i64 40}
!12 = !{!8, !8, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = !{!3, !8, i64 24}
!19 = !{!3, !8, i64 32}
!20 = !{!4, !4, i64 0}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
