; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -ffp-contract=off benches/kernels/sort.c
; ModuleID = 'benches/kernels/sort.c'
source_filename = "benches/kernels/sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@keys = internal global [8192 x i32] zeroinitializer, align 16
@nodes = internal global [8192 x %struct.node] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  store i32 99, i32* %2, align 4
  store i32 0, i32* %3, align 4
  store i32 0, i32* %4, align 4
  br label %8

8:                                                ; preds = %80, %0
  %9 = load i32, i32* %4, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %83

11:                                               ; preds = %8
  store i32 0, i32* %5, align 4
  br label %12

12:                                               ; preds = %47, %11
  %13 = load i32, i32* %5, align 4
  %14 = icmp slt i32 %13, 8192
  br i1 %14, label %15, label %50

15:                                               ; preds = %12
  %16 = load i32, i32* %2, align 4
  %17 = mul i32 %16, 1664525
  %18 = add i32 %17, 1013904223
  store i32 %18, i32* %2, align 4
  %19 = load i32, i32* %2, align 4
  %20 = lshr i32 %19, 7
  %21 = load i32, i32* %5, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %22
  store i32 %20, i32* %23, align 4
  %24 = load i32, i32* %5, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %25
  %27 = load i32, i32* %26, align 4
  %28 = load i32, i32* %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [8192 x %struct.node], [8192 x %struct.node]* @nodes, i64 0, i64 %29
  %31 = getelementptr inbounds %struct.node, %struct.node* %30, i32 0, i32 0
  store i32 %27, i32* %31, align 16
  %32 = load i32, i32* %5, align 4
  %33 = add nsw i32 %32, 1
  %34 = icmp slt i32 %33, 8192
  br i1 %34, label %35, label %40

35:                                               ; preds = %15
  %36 = load i32, i32* %5, align 4
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [8192 x %struct.node], [8192 x %struct.node]* @nodes, i64 0, i64 %38
  br label %41

40:                                               ; preds = %15
  br label %41

41:                                               ; preds = %40, %35
  %42 = phi %struct.node* [ %39, %35 ], [ null, %40 ]
  %43 = load i32, i32* %5, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [8192 x %struct.node], [8192 x %struct.node]* @nodes, i64 0, i64 %44
  %46 = getelementptr inbounds %struct.node, %struct.node* %45, i32 0, i32 1
  store %struct.node* %42, %struct.node** %46, align 8
  br label %47

47:                                               ; preds = %41
  %48 = load i32, i32* %5, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, i32* %5, align 4
  br label %12, !llvm.loop !6

50:                                               ; preds = %12
  call void @heapsort(i32* noundef getelementptr inbounds ([8192 x i32], [8192 x i32]* @keys, i64 0, i64 0), i32 noundef 8192)
  store i32 0, i32* %6, align 4
  %51 = call %struct.node* @mergesort(%struct.node* noundef getelementptr inbounds ([8192 x %struct.node], [8192 x %struct.node]* @nodes, i64 0, i64 0), i32 noundef 8192)
  store %struct.node* %51, %struct.node** %7, align 8
  br label %52

52:                                               ; preds = %67, %50
  %53 = load %struct.node*, %struct.node** %7, align 8
  %54 = icmp ne %struct.node* %53, null
  br i1 %54, label %55, label %71

55:                                               ; preds = %52
  %56 = load %struct.node*, %struct.node** %7, align 8
  %57 = getelementptr inbounds %struct.node, %struct.node* %56, i32 0, i32 0
  %58 = load i32, i32* %57, align 8
  %59 = load i32, i32* %6, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, i32* %6, align 4
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %61
  %63 = load i32, i32* %62, align 4
  %64 = icmp ne i32 %58, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %55
  store i32 128, i32* %1, align 4
  br label %86

66:                                               ; preds = %55
  br label %67

67:                                               ; preds = %66
  %68 = load %struct.node*, %struct.node** %7, align 8
  %69 = getelementptr inbounds %struct.node, %struct.node* %68, i32 0, i32 1
  %70 = load %struct.node*, %struct.node** %69, align 8
  store %struct.node* %70, %struct.node** %7, align 8
  br label %52, !llvm.loop !8

71:                                               ; preds = %52
  %72 = load i32, i32* %6, align 4
  %73 = icmp ne i32 %72, 8192
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  store i32 129, i32* %1, align 4
  br label %86

75:                                               ; preds = %71
  %76 = load i32, i32* %3, align 4
  %77 = mul i32 %76, 31
  %78 = load i32, i32* getelementptr inbounds ([8192 x i32], [8192 x i32]* @keys, i64 0, i64 2730), align 8
  %79 = add i32 %77, %78
  store i32 %79, i32* %3, align 4
  br label %80

80:                                               ; preds = %75
  %81 = load i32, i32* %4, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, i32* %4, align 4
  br label %8, !llvm.loop !9

83:                                               ; preds = %8
  %84 = load i32, i32* %3, align 4
  %85 = and i32 %84, 127
  store i32 %85, i32* %1, align 4
  br label %86

86:                                               ; preds = %83, %74, %65
  %87 = load i32, i32* %1, align 4
  ret i32 %87
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heapsort(i32* noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  store i32 %1, i32* %4, align 4
  %8 = load i32, i32* %4, align 4
  %9 = sdiv i32 %8, 2
  %10 = sub nsw i32 %9, 1
  store i32 %10, i32* %5, align 4
  br label %11

11:                                               ; preds = %18, %2
  %12 = load i32, i32* %5, align 4
  %13 = icmp sge i32 %12, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %11
  %15 = load i32*, i32** %3, align 8
  %16 = load i32, i32* %5, align 4
  %17 = load i32, i32* %4, align 4
  call void @sift(i32* noundef %15, i32 noundef %16, i32 noundef %17, i32 (i32*, i32*)* noundef @less)
  br label %18

18:                                               ; preds = %14
  %19 = load i32, i32* %5, align 4
  %20 = add nsw i32 %19, -1
  store i32 %20, i32* %5, align 4
  br label %11, !llvm.loop !10

21:                                               ; preds = %11
  %22 = load i32, i32* %4, align 4
  %23 = sub nsw i32 %22, 1
  store i32 %23, i32* %6, align 4
  br label %24

24:                                               ; preds = %45, %21
  %25 = load i32, i32* %6, align 4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %48

27:                                               ; preds = %24
  %28 = load i32*, i32** %3, align 8
  %29 = getelementptr inbounds i32, i32* %28, i64 0
  %30 = load i32, i32* %29, align 4
  store i32 %30, i32* %7, align 4
  %31 = load i32*, i32** %3, align 8
  %32 = load i32, i32* %6, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, i32* %31, i64 %33
  %35 = load i32, i32* %34, align 4
  %36 = load i32*, i32** %3, align 8
  %37 = getelementptr inbounds i32, i32* %36, i64 0
  store i32 %35, i32* %37, align 4
  %38 = load i32, i32* %7, align 4
  %39 = load i32*, i32** %3, align 8
  %40 = load i32, i32* %6, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, i32* %39, i64 %41
  store i32 %38, i32* %42, align 4
  %43 = load i32*, i32** %3, align 8
  %44 = load i32, i32* %6, align 4
  call void @sift(i32* noundef %43, i32 noundef 0, i32 noundef %44, i32 (i32*, i32*)* noundef @less)
  br label %45

45:                                               ; preds = %27
  %46 = load i32, i32* %6, align 4
  %47 = add nsw i32 %46, -1
  store i32 %47, i32* %6, align 4
  br label %24, !llvm.loop !11

48:                                               ; preds = %24
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @mergesort(%struct.node* noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.node*, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.node*, align 8
  %9 = alloca %struct.node*, align 8
  %10 = alloca %struct.node*, align 8
  store %struct.node* %0, %struct.node** %4, align 8
  store i32 %1, i32* %5, align 4
  %11 = load i32, i32* %5, align 4
  %12 = icmp slt i32 %11, 2
  br i1 %12, label %13, label %15

13:                                               ; preds = %2
  %14 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %14, %struct.node** %3, align 8
  br label %48

15:                                               ; preds = %2
  %16 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %16, %struct.node** %6, align 8
  store i32 1, i32* %7, align 4
  br label %17

17:                                               ; preds = %26, %15
  %18 = load i32, i32* %7, align 4
  %19 = load i32, i32* %5, align 4
  %20 = sdiv i32 %19, 2
  %21 = icmp slt i32 %18, %20
  br i1 %21, label %22, label %29

22:                                               ; preds = %17
  %23 = load %struct.node*, %struct.node** %6, align 8
  %24 = getelementptr inbounds %struct.node, %struct.node* %23, i32 0, i32 1
  %25 = load %struct.node*, %struct.node** %24, align 8
  store %struct.node* %25, %struct.node** %6, align 8
  br label %26

26:                                               ; preds = %22
  %27 = load i32, i32* %7, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, i32* %7, align 4
  br label %17, !llvm.loop !12

29:                                               ; preds = %17
  %30 = load %struct.node*, %struct.node** %6, align 8
  %31 = getelementptr inbounds %struct.node, %struct.node* %30, i32 0, i32 1
  %32 = load %struct.node*, %struct.node** %31, align 8
  store %struct.node* %32, %struct.node** %8, align 8
  %33 = load %struct.node*, %struct.node** %6, align 8
  %34 = getelementptr inbounds %struct.node, %struct.node* %33, i32 0, i32 1
  store %struct.node* null, %struct.node** %34, align 8
  %35 = load %struct.node*, %struct.node** %4, align 8
  %36 = load i32, i32* %5, align 4
  %37 = sdiv i32 %36, 2
  %38 = call %struct.node* @mergesort(%struct.node* noundef %35, i32 noundef %37)
  store %struct.node* %38, %struct.node** %9, align 8
  %39 = load %struct.node*, %struct.node** %8, align 8
  %40 = load i32, i32* %5, align 4
  %41 = load i32, i32* %5, align 4
  %42 = sdiv i32 %41, 2
  %43 = sub nsw i32 %40, %42
  %44 = call %struct.node* @mergesort(%struct.node* noundef %39, i32 noundef %43)
  store %struct.node* %44, %struct.node** %10, align 8
  %45 = load %struct.node*, %struct.node** %9, align 8
  %46 = load %struct.node*, %struct.node** %10, align 8
  %47 = call %struct.node* @merge(%struct.node* noundef %45, %struct.node* noundef %46)
  store %struct.node* %47, %struct.node** %3, align 8
  br label %48

48:                                               ; preds = %29, %13
  %49 = load %struct.node*, %struct.node** %3, align 8
  ret %struct.node* %49
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sift(i32* noundef %0, i32 noundef %1, i32 noundef %2, i32 (i32*, i32*)* noundef %3) #0 {
  %5 = alloca i32*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32 (i32*, i32*)*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32* %0, i32** %5, align 8
  store i32 %1, i32* %6, align 4
  store i32 %2, i32* %7, align 4
  store i32 (i32*, i32*)* %3, i32 (i32*, i32*)** %8, align 8
  br label %11

11:                                               ; preds = %53, %4
  %12 = load i32, i32* %6, align 4
  %13 = mul nsw i32 2, %12
  %14 = add nsw i32 %13, 1
  store i32 %14, i32* %9, align 4
  %15 = load i32, i32* %9, align 4
  %16 = load i32, i32* %7, align 4
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %11
  br label %74

19:                                               ; preds = %11
  %20 = load i32, i32* %9, align 4
  %21 = add nsw i32 %20, 1
  %22 = load i32, i32* %7, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %40

24:                                               ; preds = %19
  %25 = load i32 (i32*, i32*)*, i32 (i32*, i32*)** %8, align 8
  %26 = load i32*, i32** %5, align 8
  %27 = load i32, i32* %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, i32* %26, i64 %28
  %30 = load i32*, i32** %5, align 8
  %31 = load i32, i32* %9, align 4
  %32 = add nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, i32* %30, i64 %33
  %35 = call i32 %25(i32* noundef %29, i32* noundef %34)
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %24
  %38 = load i32, i32* %9, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, i32* %9, align 4
  br label %40

40:                                               ; preds = %37, %24, %19
  %41 = load i32 (i32*, i32*)*, i32 (i32*, i32*)** %8, align 8
  %42 = load i32*, i32** %5, align 8
  %43 = load i32, i32* %6, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, i32* %42, i64 %44
  %46 = load i32*, i32** %5, align 8
  %47 = load i32, i32* %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, i32* %46, i64 %48
  %50 = call i32 %41(i32* noundef %45, i32* noundef %49)
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %53, label %52

52:                                               ; preds = %40
  br label %74

53:                                               ; preds = %40
  %54 = load i32*, i32** %5, align 8
  %55 = load i32, i32* %6, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, i32* %54, i64 %56
  %58 = load i32, i32* %57, align 4
  store i32 %58, i32* %10, align 4
  %59 = load i32*, i32** %5, align 8
  %60 = load i32, i32* %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, i32* %59, i64 %61
  %63 = load i32, i32* %62, align 4
  %64 = load i32*, i32** %5, align 8
  %65 = load i32, i32* %6, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, i32* %64, i64 %66
  store i32 %63, i32* %67, align 4
  %68 = load i32, i32* %10, align 4
  %69 = load i32*, i32** %5, align 8
  %70 = load i32, i32* %9, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, i32* %69, i64 %71
  store i32 %68, i32* %72, align 4
  %73 = load i32, i32* %9, align 4
  store i32 %73, i32* %6, align 4
  br label %11

74:                                               ; preds = %52, %18
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @less(i32* noundef %0, i32* noundef %1) #0 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %3, align 8
  %6 = load i32, i32* %5, align 4
  %7 = load i32*, i32** %4, align 8
  %8 = load i32, i32* %7, align 4
  %9 = icmp ult i32 %6, %8
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @merge(%struct.node* noundef %0, %struct.node* noundef %1) #0 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node**, align 8
  %7 = alloca %struct.node**, align 8
  store %struct.node* %0, %struct.node** %3, align 8
  store %struct.node* %1, %struct.node** %4, align 8
  store %struct.node* null, %struct.node** %5, align 8
  store %struct.node** %5, %struct.node*** %6, align 8
  br label %8

8:                                                ; preds = %26, %2
  %9 = load %struct.node*, %struct.node** %3, align 8
  %10 = icmp ne %struct.node* %9, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load %struct.node*, %struct.node** %4, align 8
  %13 = icmp ne %struct.node* %12, null
  br label %14

14:                                               ; preds = %11, %8
  %15 = phi i1 [ false, %8 ], [ %13, %11 ]
  br i1 %15, label %16, label %37

16:                                               ; preds = %14
  %17 = load %struct.node*, %struct.node** %3, align 8
  %18 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 0
  %19 = load i32, i32* %18, align 8
  %20 = load %struct.node*, %struct.node** %4, align 8
  %21 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 0
  %22 = load i32, i32* %21, align 8
  %23 = icmp ule i32 %19, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %16
  br label %26

25:                                               ; preds = %16
  br label %26

26:                                               ; preds = %25, %24
  %27 = phi %struct.node** [ %3, %24 ], [ %4, %25 ]
  store %struct.node** %27, %struct.node*** %7, align 8
  %28 = load %struct.node**, %struct.node*** %7, align 8
  %29 = load %struct.node*, %struct.node** %28, align 8
  %30 = load %struct.node**, %struct.node*** %6, align 8
  store %struct.node* %29, %struct.node** %30, align 8
  %31 = load %struct.node**, %struct.node*** %7, align 8
  %32 = load %struct.node*, %struct.node** %31, align 8
  %33 = getelementptr inbounds %struct.node, %struct.node* %32, i32 0, i32 1
  store %struct.node** %33, %struct.node*** %6, align 8
  %34 = load %struct.node**, %struct.node*** %6, align 8
  %35 = load %struct.node*, %struct.node** %34, align 8
  %36 = load %struct.node**, %struct.node*** %7, align 8
  store %struct.node* %35, %struct.node** %36, align 8
  br label %8, !llvm.loop !13

37:                                               ; preds = %14
  %38 = load %struct.node*, %struct.node** %3, align 8
  %39 = icmp ne %struct.node* %38, null
  br i1 %39, label %40, label %42

40:                                               ; preds = %37
  %41 = load %struct.node*, %struct.node** %3, align 8
  br label %44

42:                                               ; preds = %37
  %43 = load %struct.node*, %struct.node** %4, align 8
  br label %44

44:                                               ; preds = %42, %40
  %45 = phi %struct.node* [ %41, %40 ], [ %43, %42 ]
  %46 = load %struct.node**, %struct.node*** %6, align 8
  store %struct.node* %45, %struct.node** %46, align 8
  %47 = load %struct.node*, %struct.node** %5, align 8
  ret %struct.node* %47
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
