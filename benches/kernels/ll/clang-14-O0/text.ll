; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -ffp-contract=off benches/kernels/text.c
; ModuleID = 'benches/kernels/text.c'
source_filename = "benches/kernels/text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.words = internal constant [6 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"be\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"gamma-ray\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"delta\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"epsilon\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"z\00", align 1
@buffers = internal global [2 x [65536 x i8]] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c",\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca [16 x i8], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8*, align 8
  %11 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4
  store i32 0, i32* %3, align 4
  br label %12

12:                                               ; preds = %98, %0
  %13 = load i32, i32* %3, align 4
  %14 = icmp ult i32 %13, 60
  br i1 %14, label %15, label %101

15:                                               ; preds = %12
  %16 = load i32, i32* %3, align 4
  %17 = and i32 %16, 1
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds [2 x [65536 x i8]], [2 x [65536 x i8]]* @buffers, i64 0, i64 %18
  %20 = getelementptr inbounds [65536 x i8], [65536 x i8]* %19, i64 0, i64 0
  store i8* %20, i8** %4, align 8
  %21 = load i8*, i8** %4, align 8
  store i8* %21, i8** %5, align 8
  %22 = load i8*, i8** %4, align 8
  store i8 0, i8* %22, align 1
  store i32 0, i32* %6, align 4
  br label %23

23:                                               ; preds = %48, %15
  %24 = load i32, i32* %6, align 4
  %25 = icmp ult i32 %24, 400
  br i1 %25, label %26, label %51

26:                                               ; preds = %23
  %27 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0
  %28 = load i32, i32* %6, align 4
  %29 = mul i32 %28, 7919
  %30 = load i32, i32* %3, align 4
  %31 = add i32 %29, %30
  call void @print(i8* noundef %27, i32 noundef %31)
  %32 = load i8*, i8** %5, align 8
  %33 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0
  %34 = call i8* @append(i8* noundef %32, i8* noundef %33)
  store i8* %34, i8** %5, align 8
  %35 = load i8*, i8** %5, align 8
  %36 = call i8* @append(i8* noundef %35, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0))
  store i8* %36, i8** %5, align 8
  %37 = load i8*, i8** %5, align 8
  %38 = load i32, i32* %6, align 4
  %39 = load i32, i32* %3, align 4
  %40 = add i32 %38, %39
  %41 = urem i32 %40, 6
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds [6 x i8*], [6 x i8*]* @main.words, i64 0, i64 %42
  %44 = load i8*, i8** %43, align 8
  %45 = call i8* @append(i8* noundef %37, i8* noundef %44)
  store i8* %45, i8** %5, align 8
  %46 = load i8*, i8** %5, align 8
  %47 = call i8* @append(i8* noundef %46, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0))
  store i8* %47, i8** %5, align 8
  br label %48

48:                                               ; preds = %26
  %49 = load i32, i32* %6, align 4
  %50 = add i32 %49, 1
  store i32 %50, i32* %6, align 4
  br label %23, !llvm.loop !6

51:                                               ; preds = %23
  store i32 0, i32* %8, align 4
  store i32 -2128831035, i32* %9, align 4
  %52 = load i8*, i8** %4, align 8
  store i8* %52, i8** %10, align 8
  br label %53

53:                                               ; preds = %75, %51
  %54 = load i8*, i8** %10, align 8
  %55 = load i8, i8* %54, align 1
  %56 = icmp ne i8 %55, 0
  br i1 %56, label %57, label %78

57:                                               ; preds = %53
  %58 = call i32 @read(i8** noundef %10)
  %59 = load i32, i32* %8, align 4
  %60 = add i32 %59, %58
  store i32 %60, i32* %8, align 4
  br label %61

61:                                               ; preds = %66, %57
  %62 = load i8*, i8** %10, align 8
  %63 = load i8, i8* %62, align 1
  %64 = sext i8 %63 to i32
  %65 = icmp ne i32 %64, 44
  br i1 %65, label %66, label %74

66:                                               ; preds = %61
  %67 = load i32, i32* %9, align 4
  %68 = load i8*, i8** %10, align 8
  %69 = getelementptr inbounds i8, i8* %68, i32 1
  store i8* %69, i8** %10, align 8
  %70 = load i8, i8* %68, align 1
  %71 = zext i8 %70 to i32
  %72 = xor i32 %67, %71
  %73 = mul i32 %72, 16777619
  store i32 %73, i32* %9, align 4
  br label %61, !llvm.loop !8

74:                                               ; preds = %61
  br label %75

75:                                               ; preds = %74
  %76 = load i8*, i8** %10, align 8
  %77 = getelementptr inbounds i8, i8* %76, i32 1
  store i8* %77, i8** %10, align 8
  br label %53, !llvm.loop !9

78:                                               ; preds = %53
  %79 = load i32, i32* %3, align 4
  %80 = xor i32 %79, -1
  %81 = and i32 %80, 1
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds [2 x [65536 x i8]], [2 x [65536 x i8]]* @buffers, i64 0, i64 %82
  %84 = getelementptr inbounds [65536 x i8], [65536 x i8]* %83, i64 0, i64 0
  store i8* %84, i8** %11, align 8
  %85 = load i8*, i8** %11, align 8
  store i8 0, i8* %85, align 1
  %86 = load i8*, i8** %11, align 8
  %87 = load i8*, i8** %4, align 8
  %88 = call i8* @append(i8* noundef %86, i8* noundef %87)
  %89 = load i32, i32* %2, align 4
  %90 = mul i32 %89, 31
  %91 = load i32, i32* %8, align 4
  %92 = add i32 %90, %91
  %93 = load i32, i32* %9, align 4
  %94 = add i32 %92, %93
  %95 = load i8*, i8** %11, align 8
  %96 = call i32 @length(i8* noundef %95)
  %97 = add i32 %94, %96
  store i32 %97, i32* %2, align 4
  br label %98

98:                                               ; preds = %78
  %99 = load i32, i32* %3, align 4
  %100 = add i32 %99, 1
  store i32 %100, i32* %3, align 4
  br label %12, !llvm.loop !10

101:                                              ; preds = %12
  %102 = load i32, i32* %2, align 4
  %103 = load i32, i32* %2, align 4
  %104 = lshr i32 %103, 9
  %105 = xor i32 %102, %104
  %106 = and i32 %105, 127
  ret i32 %106
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @print(i8* noundef %0, i32 noundef %1) #0 {
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca [12 x i8], align 1
  %6 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  store i32 %1, i32* %4, align 4
  store i32 0, i32* %6, align 4
  br label %7

7:                                                ; preds = %18, %2
  %8 = load i32, i32* %4, align 4
  %9 = urem i32 %8, 10
  %10 = add i32 48, %9
  %11 = trunc i32 %10 to i8
  %12 = load i32, i32* %6, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, i32* %6, align 4
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds [12 x i8], [12 x i8]* %5, i64 0, i64 %14
  store i8 %11, i8* %15, align 1
  %16 = load i32, i32* %4, align 4
  %17 = udiv i32 %16, 10
  store i32 %17, i32* %4, align 4
  br label %18

18:                                               ; preds = %7
  %19 = load i32, i32* %4, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %7, label %21, !llvm.loop !11

21:                                               ; preds = %18
  br label %22

22:                                               ; preds = %25, %21
  %23 = load i32, i32* %6, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %22
  %26 = load i32, i32* %6, align 4
  %27 = add nsw i32 %26, -1
  store i32 %27, i32* %6, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [12 x i8], [12 x i8]* %5, i64 0, i64 %28
  %30 = load i8, i8* %29, align 1
  %31 = load i8*, i8** %3, align 8
  %32 = getelementptr inbounds i8, i8* %31, i32 1
  store i8* %32, i8** %3, align 8
  store i8 %30, i8* %31, align 1
  br label %22, !llvm.loop !12

33:                                               ; preds = %22
  %34 = load i8*, i8** %3, align 8
  store i8 0, i8* %34, align 1
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @append(i8* noundef %0, i8* noundef %1) #0 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  store i8* %1, i8** %4, align 8
  br label %5

5:                                                ; preds = %9, %2
  %6 = load i8*, i8** %3, align 8
  %7 = load i8, i8* %6, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = load i8*, i8** %3, align 8
  %11 = getelementptr inbounds i8, i8* %10, i32 1
  store i8* %11, i8** %3, align 8
  br label %5, !llvm.loop !13

12:                                               ; preds = %5
  br label %13

13:                                               ; preds = %19, %12
  %14 = load i8*, i8** %4, align 8
  %15 = load i8, i8* %14, align 1
  %16 = load i8*, i8** %3, align 8
  store i8 %15, i8* %16, align 1
  %17 = sext i8 %15 to i32
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = load i8*, i8** %3, align 8
  %21 = getelementptr inbounds i8, i8* %20, i32 1
  store i8* %21, i8** %3, align 8
  %22 = load i8*, i8** %4, align 8
  %23 = getelementptr inbounds i8, i8* %22, i32 1
  store i8* %23, i8** %4, align 8
  br label %13, !llvm.loop !14

24:                                               ; preds = %13
  %25 = load i8*, i8** %3, align 8
  ret i8* %25
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @read(i8** noundef %0) #0 {
  %2 = alloca i8**, align 8
  %3 = alloca i32, align 4
  store i8** %0, i8*** %2, align 8
  store i32 0, i32* %3, align 4
  br label %4

4:                                                ; preds = %18, %1
  %5 = load i8**, i8*** %2, align 8
  %6 = load i8*, i8** %5, align 8
  %7 = load i8, i8* %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp sge i32 %8, 48
  br i1 %9, label %10, label %16

10:                                               ; preds = %4
  %11 = load i8**, i8*** %2, align 8
  %12 = load i8*, i8** %11, align 8
  %13 = load i8, i8* %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp sle i32 %14, 57
  br label %16

16:                                               ; preds = %10, %4
  %17 = phi i1 [ false, %4 ], [ %15, %10 ]
  br i1 %17, label %18, label %28

18:                                               ; preds = %16
  %19 = load i32, i32* %3, align 4
  %20 = mul i32 %19, 10
  %21 = load i8**, i8*** %2, align 8
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr inbounds i8, i8* %22, i32 1
  store i8* %23, i8** %21, align 8
  %24 = load i8, i8* %22, align 1
  %25 = sext i8 %24 to i32
  %26 = sub nsw i32 %25, 48
  %27 = add i32 %20, %26
  store i32 %27, i32* %3, align 4
  br label %4, !llvm.loop !15

28:                                               ; preds = %16
  %29 = load i32, i32* %3, align 4
  ret i32 %29
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @length(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  %4 = load i8*, i8** %2, align 8
  store i8* %4, i8** %3, align 8
  br label %5

5:                                                ; preds = %9, %1
  %6 = load i8*, i8** %3, align 8
  %7 = load i8, i8* %6, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = load i8*, i8** %3, align 8
  %11 = getelementptr inbounds i8, i8* %10, i32 1
  store i8* %11, i8** %3, align 8
  br label %5, !llvm.loop !16

12:                                               ; preds = %5
  %13 = load i8*, i8** %3, align 8
  %14 = load i8*, i8** %2, align 8
  %15 = ptrtoint i8* %13 to i64
  %16 = ptrtoint i8* %14 to i64
  %17 = sub i64 %15, %16
  %18 = trunc i64 %17 to i32
  ret i32 %18
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
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
