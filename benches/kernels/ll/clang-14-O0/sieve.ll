; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -ffp-contract=off benches/kernels/sieve.c
; ModuleID = 'benches/kernels/sieve.c'
source_filename = "benches/kernels/sieve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@composite = internal global [65536 x i8] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4
  store i32 0, i32* %3, align 4
  br label %4

4:                                                ; preds = %12, %0
  %5 = load i32, i32* %3, align 4
  %6 = icmp ult i32 %5, 12
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = load i32, i32* %2, align 4
  %9 = mul i32 %8, 31
  %10 = call i32 @sieve()
  %11 = add i32 %9, %10
  store i32 %11, i32* %2, align 4
  br label %12

12:                                               ; preds = %7
  %13 = load i32, i32* %3, align 4
  %14 = add i32 %13, 1
  store i32 %14, i32* %3, align 4
  br label %4, !llvm.loop !6

15:                                               ; preds = %4
  %16 = load i32, i32* %2, align 4
  %17 = and i32 %16, 127
  ret i32 %17
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sieve() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4
  br label %5

5:                                                ; preds = %12, %0
  %6 = load i32, i32* %2, align 4
  %7 = icmp ult i32 %6, 65536
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = load i32, i32* %2, align 4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds [65536 x i8], [65536 x i8]* @composite, i64 0, i64 %10
  store i8 0, i8* %11, align 1
  br label %12

12:                                               ; preds = %8
  %13 = load i32, i32* %2, align 4
  %14 = add i32 %13, 1
  store i32 %14, i32* %2, align 4
  br label %5, !llvm.loop !8

15:                                               ; preds = %5
  store i32 2, i32* %3, align 4
  br label %16

16:                                               ; preds = %44, %15
  %17 = load i32, i32* %3, align 4
  %18 = icmp ult i32 %17, 65536
  br i1 %18, label %19, label %47

19:                                               ; preds = %16
  %20 = load i32, i32* %3, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds [65536 x i8], [65536 x i8]* @composite, i64 0, i64 %21
  %23 = load i8, i8* %22, align 1
  %24 = icmp ne i8 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %19
  br label %44

26:                                               ; preds = %19
  %27 = load i32, i32* %1, align 4
  %28 = add i32 %27, 1
  store i32 %28, i32* %1, align 4
  %29 = load i32, i32* %3, align 4
  %30 = load i32, i32* %3, align 4
  %31 = add i32 %29, %30
  store i32 %31, i32* %4, align 4
  br label %32

32:                                               ; preds = %39, %26
  %33 = load i32, i32* %4, align 4
  %34 = icmp ult i32 %33, 65536
  br i1 %34, label %35, label %43

35:                                               ; preds = %32
  %36 = load i32, i32* %4, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds [65536 x i8], [65536 x i8]* @composite, i64 0, i64 %37
  store i8 1, i8* %38, align 1
  br label %39

39:                                               ; preds = %35
  %40 = load i32, i32* %3, align 4
  %41 = load i32, i32* %4, align 4
  %42 = add i32 %41, %40
  store i32 %42, i32* %4, align 4
  br label %32, !llvm.loop !9

43:                                               ; preds = %32
  br label %44

44:                                               ; preds = %43, %25
  %45 = load i32, i32* %3, align 4
  %46 = add i32 %45, 1
  store i32 %46, i32* %3, align 4
  br label %16, !llvm.loop !10

47:                                               ; preds = %16
  %48 = load i32, i32* %1, align 4
  ret i32 %48
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
