; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/random_state.c
; ModuleID = 'runtime/c/random_state.c'
source_filename = "runtime/c/random_state.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.random_data = type { i32*, i32*, i32*, i32, i32, i32, i32* }
%struct.drand48_data = type { [3 x i16], [3 x i16], i16, i16, i64 }

@own = internal global %struct.random_data { i32* null, i32* null, i32* bitcast (i8* getelementptr (i8, i8* bitcast ([32 x i32]* @first to i8*), i64 4) to i32*), i32 3, i32 31, i32 3, i32* bitcast (i8* getelementptr (i8, i8* bitcast ([32 x i32]* @first to i8*), i64 128) to i32*) }, align 8
@degrees = internal unnamed_addr constant [5 x i32] [i32 0, i32 7, i32 15, i32 31, i32 63], align 16
@separations = internal unnamed_addr constant [5 x i32] [i32 0, i32 3, i32 1, i32 3, i32 1], align 16
@first = internal global [32 x i32] zeroinitializer, align 16

; Function Attrs: nounwind optsize
define dso_local i32 @random_r(%struct.random_data* noundef %0, i32* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = icmp ne %struct.random_data* %0, null
  %4 = icmp ne i32* %1, null
  %5 = and i1 %3, %4
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #7
  store i32 22, i32* %7, align 4, !tbaa !2
  br label %41

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.random_data, %struct.random_data* %0, i64 0, i32 3
  %10 = load i32, i32* %9, align 8, !tbaa !6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.random_data, %struct.random_data* %0, i64 0, i32 2
  %14 = load i32*, i32** %13, align 8, !tbaa !9
  %15 = load i32, i32* %14, align 4, !tbaa !2
  %16 = mul i32 %15, 1103515245
  %17 = add i32 %16, 12345
  %18 = and i32 %17, 2147483647
  store i32 %18, i32* %14, align 4, !tbaa !2
  store i32 %18, i32* %1, align 4, !tbaa !2
  br label %41

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.random_data, %struct.random_data* %0, i64 0, i32 0
  %21 = load i32*, i32** %20, align 8, !tbaa !10
  %22 = load i32, i32* %21, align 4, !tbaa !2
  %23 = getelementptr inbounds %struct.random_data, %struct.random_data* %0, i64 0, i32 1
  %24 = load i32*, i32** %23, align 8, !tbaa !11
  %25 = load i32, i32* %24, align 4, !tbaa !2
  %26 = add i32 %25, %22
  store i32 %26, i32* %21, align 4, !tbaa !2
  %27 = lshr i32 %26, 1
  store i32 %27, i32* %1, align 4, !tbaa !2
  %28 = getelementptr inbounds i32, i32* %21, i64 1
  store i32* %28, i32** %20, align 8, !tbaa !10
  %29 = getelementptr inbounds %struct.random_data, %struct.random_data* %0, i64 0, i32 6
  %30 = load i32*, i32** %29, align 8, !tbaa !12
  %31 = icmp eq i32* %28, %30
  br i1 %31, label %32, label %35

32:                                               ; preds = %19
  %33 = getelementptr inbounds %struct.random_data, %struct.random_data* %0, i64 0, i32 2
  %34 = load i32*, i32** %33, align 8, !tbaa !9
  store i32* %34, i32** %20, align 8, !tbaa !10
  br label %35

35:                                               ; preds = %32, %19
  %36 = getelementptr inbounds i32, i32* %24, i64 1
  store i32* %36, i32** %23, align 8, !tbaa !11
  %37 = icmp eq i32* %36, %30
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = getelementptr inbounds %struct.random_data, %struct.random_data* %0, i64 0, i32 2
  %40 = load i32*, i32** %39, align 8, !tbaa !9
  store i32* %40, i32** %23, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %35, %38, %12, %6
  %42 = phi i32 [ 0, %12 ], [ -1, %6 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %42
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @srandom_r(i32 noundef %0, %struct.random_data* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp eq %struct.random_data* %1, null
  br i1 %4, label %54, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 3
  %7 = load i32, i32* %6, align 8, !tbaa !6
  %8 = icmp ugt i32 %7, 4
  br i1 %8, label %54, label %9

9:                                                ; preds = %5
  %10 = icmp eq i32 %0, 0
  %11 = select i1 %10, i32 1, i32 %0
  %12 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 2
  %13 = load i32*, i32** %12, align 8, !tbaa !9
  store i32 %11, i32* %13, align 4, !tbaa !2
  %14 = load i32, i32* %6, align 8, !tbaa !6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %54, label %16

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 4
  %18 = load i32, i32* %17, align 4, !tbaa !13
  %19 = icmp sgt i32 %18, 1
  br i1 %19, label %30, label %20

20:                                               ; preds = %30, %16
  %21 = phi i32 [ %18, %16 ], [ %43, %30 ]
  %22 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 5
  %23 = load i32, i32* %22, align 8, !tbaa !14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, i32* %13, i64 %24
  %26 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 0
  store i32* %25, i32** %26, align 8, !tbaa !10
  %27 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 1
  store i32* %13, i32** %27, align 8, !tbaa !11
  %28 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %28) #8
  %29 = icmp sgt i32 %21, 0
  br i1 %29, label %47, label %46

30:                                               ; preds = %16, %30
  %31 = phi i64 [ %42, %30 ], [ 1, %16 ]
  %32 = phi i32 [ %40, %30 ], [ %11, %16 ]
  %33 = srem i32 %32, 127773
  %34 = mul nsw i32 %33, 16807
  %35 = sdiv i32 %32, 127773
  %36 = mul nsw i32 %35, -2836
  %37 = add i32 %36, %34
  %38 = icmp slt i32 %37, 0
  %39 = add nsw i32 %37, 2147483647
  %40 = select i1 %38, i32 %39, i32 %37
  %41 = getelementptr inbounds i32, i32* %13, i64 %31
  store i32 %40, i32* %41, align 4, !tbaa !2
  %42 = add nuw nsw i64 %31, 1
  %43 = load i32, i32* %17, align 4, !tbaa !13
  %44 = sext i32 %43 to i64
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %30, label %20, !llvm.loop !15

46:                                               ; preds = %47, %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28) #8
  br label %54

47:                                               ; preds = %20, %47
  %48 = phi i32 [ %50, %47 ], [ 0, %20 ]
  %49 = call i32 @random_r(%struct.random_data* noundef nonnull %1, i32* noundef nonnull %3) #9
  %50 = add nuw nsw i32 %48, 1
  %51 = load i32, i32* %17, align 4, !tbaa !13
  %52 = mul nsw i32 %51, 10
  %53 = icmp slt i32 %50, %52
  br i1 %53, label %47, label %46, !llvm.loop !18

54:                                               ; preds = %46, %9, %2, %5
  %55 = phi i32 [ -1, %5 ], [ -1, %2 ], [ 0, %9 ], [ 0, %46 ]
  ret i32 %55
}

; Function Attrs: nounwind optsize
define dso_local i32 @initstate_r(i32 noundef %0, i8* noundef %1, i64 noundef %2, %struct.random_data* noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq %struct.random_data* %3, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = tail call i32* @__errno_location() #7
  store i32 22, i32* %7, align 4, !tbaa !2
  br label %78

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.random_data, %struct.random_data* %3, i64 0, i32 2
  %10 = load i32*, i32** %9, align 8, !tbaa !9
  %11 = icmp eq i32* %10, null
  br i1 %11, label %29, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.random_data, %struct.random_data* %3, i64 0, i32 3
  %14 = load i32, i32* %13, align 8, !tbaa !6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %26, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.random_data, %struct.random_data* %3, i64 0, i32 1
  %18 = load i32*, i32** %17, align 8, !tbaa !11
  %19 = ptrtoint i32* %18 to i64
  %20 = ptrtoint i32* %10 to i64
  %21 = sub i64 %19, %20
  %22 = lshr exact i64 %21, 2
  %23 = trunc i64 %22 to i32
  %24 = mul nsw i32 %23, 5
  %25 = add nsw i32 %24, %14
  br label %26

26:                                               ; preds = %12, %16
  %27 = phi i32 [ %25, %16 ], [ 0, %12 ]
  %28 = getelementptr inbounds i32, i32* %10, i64 -1
  store i32 %27, i32* %28, align 4, !tbaa !2
  br label %29

29:                                               ; preds = %26, %8
  %30 = icmp ult i64 %2, 8
  br i1 %30, label %31, label %33

31:                                               ; preds = %29
  %32 = tail call i32* @__errno_location() #7
  store i32 22, i32* %32, align 4, !tbaa !2
  br label %78

33:                                               ; preds = %29
  %34 = icmp ult i64 %2, 32
  br i1 %34, label %42, label %35

35:                                               ; preds = %33
  %36 = icmp ult i64 %2, 64
  br i1 %36, label %42, label %37

37:                                               ; preds = %35
  %38 = icmp ult i64 %2, 128
  br i1 %38, label %42, label %39

39:                                               ; preds = %37
  %40 = icmp ult i64 %2, 256
  %41 = select i1 %40, i32 3, i32 4
  br label %42

42:                                               ; preds = %35, %37, %39, %33
  %43 = phi i32 [ 0, %33 ], [ 1, %35 ], [ %41, %39 ], [ 2, %37 ]
  %44 = getelementptr inbounds i8, i8* %1, i64 4
  %45 = bitcast i8* %44 to i32*
  %46 = getelementptr inbounds %struct.random_data, %struct.random_data* %3, i64 0, i32 3
  store i32 %43, i32* %46, align 8, !tbaa !6
  %47 = zext i32 %43 to i64
  %48 = getelementptr inbounds [5 x i32], [5 x i32]* @degrees, i64 0, i64 %47
  %49 = load i32, i32* %48, align 4, !tbaa !2
  %50 = getelementptr inbounds %struct.random_data, %struct.random_data* %3, i64 0, i32 4
  store i32 %49, i32* %50, align 4, !tbaa !13
  %51 = getelementptr inbounds [5 x i32], [5 x i32]* @separations, i64 0, i64 %47
  %52 = load i32, i32* %51, align 4, !tbaa !2
  %53 = getelementptr inbounds %struct.random_data, %struct.random_data* %3, i64 0, i32 5
  store i32 %52, i32* %53, align 8, !tbaa !14
  %54 = bitcast i32** %9 to i8**
  store i8* %44, i8** %54, align 8, !tbaa !9
  %55 = sext i32 %49 to i64
  %56 = getelementptr inbounds i32, i32* %45, i64 %55
  %57 = getelementptr inbounds %struct.random_data, %struct.random_data* %3, i64 0, i32 6
  store i32* %56, i32** %57, align 8, !tbaa !12
  %58 = tail call i32 @srandom_r(i32 noundef %0, %struct.random_data* noundef nonnull %3) #9
  %59 = load i32, i32* %46, align 8, !tbaa !6
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %42
  %62 = load i32*, i32** %9, align 8, !tbaa !9
  br label %74

63:                                               ; preds = %42
  %64 = getelementptr inbounds %struct.random_data, %struct.random_data* %3, i64 0, i32 1
  %65 = load i32*, i32** %64, align 8, !tbaa !11
  %66 = load i32*, i32** %9, align 8, !tbaa !9
  %67 = ptrtoint i32* %65 to i64
  %68 = ptrtoint i32* %66 to i64
  %69 = sub i64 %67, %68
  %70 = lshr exact i64 %69, 2
  %71 = trunc i64 %70 to i32
  %72 = mul nsw i32 %71, 5
  %73 = add nsw i32 %72, %59
  br label %74

74:                                               ; preds = %61, %63
  %75 = phi i32* [ %66, %63 ], [ %62, %61 ]
  %76 = phi i32 [ %73, %63 ], [ 0, %61 ]
  %77 = getelementptr inbounds i32, i32* %75, i64 -1
  store i32 %76, i32* %77, align 4, !tbaa !2
  br label %78

78:                                               ; preds = %74, %31, %6
  %79 = phi i32 [ -1, %31 ], [ 0, %74 ], [ -1, %6 ]
  ret i32 %79
}

; Function Attrs: nounwind optsize
define dso_local i32 @setstate_r(i8* noundef %0, %struct.random_data* noundef %1) local_unnamed_addr #0 {
  %3 = icmp ne i8* %0, null
  %4 = icmp ne %struct.random_data* %1, null
  %5 = and i1 %3, %4
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #7
  store i32 22, i32* %7, align 4, !tbaa !2
  br label %64

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, i8* %0, i64 4
  %10 = bitcast i8* %9 to i32*
  %11 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 3
  %12 = load i32, i32* %11, align 8, !tbaa !6
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 2
  %16 = load i32*, i32** %15, align 8, !tbaa !9
  br label %29

17:                                               ; preds = %8
  %18 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 1
  %19 = load i32*, i32** %18, align 8, !tbaa !11
  %20 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 2
  %21 = load i32*, i32** %20, align 8, !tbaa !9
  %22 = ptrtoint i32* %19 to i64
  %23 = ptrtoint i32* %21 to i64
  %24 = sub i64 %22, %23
  %25 = lshr exact i64 %24, 2
  %26 = trunc i64 %25 to i32
  %27 = mul nsw i32 %26, 5
  %28 = add nsw i32 %27, %12
  br label %29

29:                                               ; preds = %14, %17
  %30 = phi i32* [ %21, %17 ], [ %16, %14 ]
  %31 = phi i32 [ %28, %17 ], [ 0, %14 ]
  %32 = getelementptr inbounds i32, i32* %30, i64 -1
  store i32 %31, i32* %32, align 4, !tbaa !2
  %33 = bitcast i8* %0 to i32*
  %34 = load i32, i32* %33, align 4, !tbaa !2
  %35 = srem i32 %34, 5
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %29
  %38 = tail call i32* @__errno_location() #7
  store i32 22, i32* %38, align 4, !tbaa !2
  br label %64

39:                                               ; preds = %29
  store i32 %35, i32* %11, align 8, !tbaa !6
  %40 = zext i32 %35 to i64
  %41 = getelementptr inbounds [5 x i32], [5 x i32]* @degrees, i64 0, i64 %40
  %42 = load i32, i32* %41, align 4, !tbaa !2
  %43 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 4
  store i32 %42, i32* %43, align 4, !tbaa !13
  %44 = getelementptr inbounds [5 x i32], [5 x i32]* @separations, i64 0, i64 %40
  %45 = load i32, i32* %44, align 4, !tbaa !2
  %46 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 5
  store i32 %45, i32* %46, align 8, !tbaa !14
  %47 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 2
  %48 = bitcast i32** %47 to i8**
  store i8* %9, i8** %48, align 8, !tbaa !9
  %49 = sext i32 %42 to i64
  %50 = getelementptr inbounds i32, i32* %10, i64 %49
  %51 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 6
  store i32* %50, i32** %51, align 8, !tbaa !12
  %52 = icmp eq i32 %35, 0
  br i1 %52, label %64, label %53

53:                                               ; preds = %39
  %54 = load i32, i32* %33, align 4, !tbaa !2
  %55 = sdiv i32 %54, 5
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, i32* %10, i64 %56
  %58 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 1
  store i32* %57, i32** %58, align 8, !tbaa !11
  %59 = add nsw i32 %55, %45
  %60 = srem i32 %59, %42
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, i32* %10, i64 %61
  %63 = getelementptr inbounds %struct.random_data, %struct.random_data* %1, i64 0, i32 0
  store i32* %62, i32** %63, align 8, !tbaa !10
  br label %64

64:                                               ; preds = %37, %53, %39, %6
  %65 = phi i32 [ -1, %6 ], [ -1, %37 ], [ 0, %53 ], [ 0, %39 ]
  ret i32 %65
}

; Function Attrs: nounwind optsize
define dso_local i64 @random() local_unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #8
  %3 = load i32*, i32** getelementptr inbounds (%struct.random_data, %struct.random_data* @own, i64 0, i32 0), align 8, !tbaa !10
  %4 = icmp eq i32* %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %0
  %6 = tail call i32 @srandom_r(i32 noundef 1, %struct.random_data* noundef nonnull @own) #7
  br label %7

7:                                                ; preds = %0, %5
  %8 = call i32 @random_r(%struct.random_data* noundef nonnull @own, i32* noundef nonnull %1) #9
  %9 = load i32, i32* %1, align 4, !tbaa !2
  %10 = sext i32 %9 to i64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #8
  ret i64 %10
}

; Function Attrs: nounwind optsize
define dso_local void @srandom(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @srandom_r(i32 noundef %0, %struct.random_data* noundef nonnull @own) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @initstate(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = load i32*, i32** getelementptr inbounds (%struct.random_data, %struct.random_data* @own, i64 0, i32 0), align 8, !tbaa !10
  %5 = icmp eq i32* %4, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call i32 @srandom_r(i32 noundef 1, %struct.random_data* noundef nonnull @own) #7
  br label %8

8:                                                ; preds = %3, %6
  %9 = load i32*, i32** getelementptr inbounds (%struct.random_data, %struct.random_data* @own, i64 0, i32 2), align 8, !tbaa !9
  %10 = getelementptr inbounds i32, i32* %9, i64 -1
  %11 = bitcast i32* %10 to i8*
  %12 = tail call i32 @initstate_r(i32 noundef %0, i8* noundef %1, i64 noundef %2, %struct.random_data* noundef nonnull @own) #9
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i8* %11, i8* null
  ret i8* %14
}

; Function Attrs: nounwind optsize
define dso_local i8* @setstate(i8* noundef %0) local_unnamed_addr #0 {
  %2 = load i32*, i32** getelementptr inbounds (%struct.random_data, %struct.random_data* @own, i64 0, i32 0), align 8, !tbaa !10
  %3 = icmp eq i32* %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32 @srandom_r(i32 noundef 1, %struct.random_data* noundef nonnull @own) #7
  br label %6

6:                                                ; preds = %1, %4
  %7 = load i32*, i32** getelementptr inbounds (%struct.random_data, %struct.random_data* @own, i64 0, i32 2), align 8, !tbaa !9
  %8 = getelementptr inbounds i32, i32* %7, i64 -1
  %9 = bitcast i32* %8 to i8*
  %10 = tail call i32 @setstate_r(i8* noundef %0, %struct.random_data* noundef nonnull @own) #9
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, i8* %9, i8* null
  ret i8* %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @erand48_r(i16* nocapture noundef %0, %struct.drand48_data* nocapture noundef %1, double* nocapture noundef writeonly %2) local_unnamed_addr #3 {
  %4 = tail call fastcc i64 @step(i16* noundef %0, %struct.drand48_data* noundef %1) #9
  %5 = uitofp i64 %4 to double
  %6 = fmul double %5, 0x3CF0000000000000
  store double %6, double* %2, align 8, !tbaa !19
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc i64 @step(i16* nocapture noundef %0, %struct.drand48_data* nocapture noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 3
  %4 = load i16, i16* %3, align 2, !tbaa !21
  %5 = icmp eq i16 %4, 0
  %6 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 4
  br i1 %5, label %12, label %7

7:                                                ; preds = %2
  %8 = load i64, i64* %6, align 8, !tbaa !25
  %9 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 2
  %10 = load i16, i16* %9, align 4, !tbaa !26
  %11 = zext i16 %10 to i64
  br label %14

12:                                               ; preds = %2
  store i64 25214903917, i64* %6, align 8, !tbaa !25
  %13 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 2
  store i16 11, i16* %13, align 4, !tbaa !26
  store i16 1, i16* %3, align 2, !tbaa !21
  br label %14

14:                                               ; preds = %7, %12
  %15 = phi i64 [ %11, %7 ], [ 11, %12 ]
  %16 = phi i64 [ %8, %7 ], [ 25214903917, %12 ]
  %17 = getelementptr inbounds i16, i16* %0, i64 2
  %18 = load i16, i16* %17, align 2, !tbaa !27
  %19 = zext i16 %18 to i64
  %20 = shl nuw nsw i64 %19, 32
  %21 = getelementptr inbounds i16, i16* %0, i64 1
  %22 = load i16, i16* %21, align 2, !tbaa !27
  %23 = zext i16 %22 to i64
  %24 = shl nuw nsw i64 %23, 16
  %25 = or i64 %24, %20
  %26 = load i16, i16* %0, align 2, !tbaa !27
  %27 = zext i16 %26 to i64
  %28 = or i64 %25, %27
  %29 = mul i64 %28, %16
  %30 = add i64 %29, %15
  %31 = and i64 %30, 281474976710655
  %32 = trunc i64 %30 to i16
  store i16 %32, i16* %0, align 2, !tbaa !27
  %33 = lshr i64 %30, 16
  %34 = trunc i64 %33 to i16
  store i16 %34, i16* %21, align 2, !tbaa !27
  %35 = lshr i64 %30, 32
  %36 = trunc i64 %35 to i16
  store i16 %36, i16* %17, align 2, !tbaa !27
  ret i64 %31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @nrand48_r(i16* nocapture noundef %0, %struct.drand48_data* nocapture noundef %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #3 {
  %4 = tail call fastcc i64 @step(i16* noundef %0, %struct.drand48_data* noundef %1) #9
  %5 = lshr i64 %4, 17
  store i64 %5, i64* %2, align 8, !tbaa !28
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @jrand48_r(i16* nocapture noundef %0, %struct.drand48_data* nocapture noundef %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #3 {
  %4 = tail call fastcc i64 @step(i16* noundef %0, %struct.drand48_data* noundef %1) #9
  %5 = shl i64 %4, 16
  %6 = ashr i64 %5, 32
  store i64 %6, i64* %2, align 8, !tbaa !28
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @drand48_r(%struct.drand48_data* nocapture noundef %0, double* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %0, i64 0, i32 0, i64 0
  %4 = tail call fastcc i64 @step(i16* noundef %3, %struct.drand48_data* noundef %0) #7
  %5 = uitofp i64 %4 to double
  %6 = fmul double %5, 0x3CF0000000000000
  store double %6, double* %1, align 8, !tbaa !19
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @lrand48_r(%struct.drand48_data* nocapture noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %0, i64 0, i32 0, i64 0
  %4 = tail call fastcc i64 @step(i16* noundef %3, %struct.drand48_data* noundef %0) #7
  %5 = lshr i64 %4, 17
  store i64 %5, i64* %1, align 8, !tbaa !28
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @mrand48_r(%struct.drand48_data* nocapture noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %0, i64 0, i32 0, i64 0
  %4 = tail call fastcc i64 @step(i16* noundef %3, %struct.drand48_data* noundef %0) #7
  %5 = shl i64 %4, 16
  %6 = ashr i64 %5, 32
  store i64 %6, i64* %1, align 8, !tbaa !28
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @srand48_r(i64 noundef %0, %struct.drand48_data* nocapture noundef writeonly %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 0, i64 0
  store i16 13070, i16* %3, align 8, !tbaa !27
  %4 = trunc i64 %0 to i16
  %5 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 0, i64 1
  store i16 %4, i16* %5, align 2, !tbaa !27
  %6 = lshr i64 %0, 16
  %7 = trunc i64 %6 to i16
  %8 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 0, i64 2
  store i16 %7, i16* %8, align 4, !tbaa !27
  %9 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 4
  store i64 25214903917, i64* %9, align 8, !tbaa !25
  %10 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 2
  store i16 11, i16* %10, align 4, !tbaa !26
  %11 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 3
  store i16 1, i16* %11, align 2, !tbaa !21
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @seed48_r(i16* nocapture noundef readonly %0, %struct.drand48_data* nocapture noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 1, i64 0
  %4 = bitcast i16* %3 to i8*
  %5 = bitcast %struct.drand48_data* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %4, i8* noundef nonnull align 8 dereferenceable(6) %5, i64 6, i1 false)
  %6 = bitcast i16* %0 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(6) %5, i8* noundef nonnull align 2 dereferenceable(6) %6, i64 6, i1 false)
  %7 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 4
  store i64 25214903917, i64* %7, align 8, !tbaa !25
  %8 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 2
  store i16 11, i16* %8, align 4, !tbaa !26
  %9 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 3
  store i16 1, i16* %9, align 2, !tbaa !21
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @lcong48_r(i16* nocapture noundef readonly %0, %struct.drand48_data* nocapture noundef writeonly %1) local_unnamed_addr #5 {
  %3 = bitcast %struct.drand48_data* %1 to i8*
  %4 = bitcast i16* %0 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(6) %3, i8* noundef nonnull align 2 dereferenceable(6) %4, i64 6, i1 false)
  %5 = getelementptr inbounds i16, i16* %0, i64 5
  %6 = load i16, i16* %5, align 2, !tbaa !27
  %7 = zext i16 %6 to i64
  %8 = shl nuw nsw i64 %7, 32
  %9 = getelementptr inbounds i16, i16* %0, i64 4
  %10 = load i16, i16* %9, align 2, !tbaa !27
  %11 = zext i16 %10 to i64
  %12 = shl nuw nsw i64 %11, 16
  %13 = or i64 %12, %8
  %14 = getelementptr inbounds i16, i16* %0, i64 3
  %15 = load i16, i16* %14, align 2, !tbaa !27
  %16 = zext i16 %15 to i64
  %17 = or i64 %13, %16
  %18 = getelementptr inbounds i16, i16* %0, i64 6
  %19 = load i16, i16* %18, align 2, !tbaa !27
  %20 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 4
  store i64 %17, i64* %20, align 8, !tbaa !25
  %21 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 2
  store i16 %19, i16* %21, align 4, !tbaa !26
  %22 = getelementptr inbounds %struct.drand48_data, %struct.drand48_data* %1, i64 0, i32 3
  store i16 1, i16* %22, align 2, !tbaa !21
  ret i32 0
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 24}
!7 = !{!"random_data", !8, i64 0, !8, i64 8, !8, i64 16, !3, i64 24, !3, i64 28, !3, i64 32, !8, i64 40}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!7, !8, i64 16}
!10 = !{!7, !8, i64 0}
!11 = !{!7, !8, i64 8}
!12 = !{!7, !8, i64 40}
!13 = !{!7, !3, i64 28}
!14 = !{!7, !3, i64 32}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !4, i64 0}
!21 = !{!22, !23, i64 14}
!22 = !{!"drand48_data", !4, i64 0, !4, i64 6, !23, i64 12, !23, i64 14, !24, i64 16}
!23 = !{!"short", !4, i64 0}
!24 = !{!"long", !4, i64 0}
!25 = !{!22, !24, i64 16}
!26 = !{!22, !23, i64 12}
!27 = !{!23, !23, i64 0}
!28 = !{!24, !24, i64 0}
