; ModuleID = 'machine.c'
source_filename = "machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, [3 x i16], i8 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@in = internal global [8 x i8] zeroinitializer, align 1
@table = internal constant [64 x i16] [i16 3, i16 1, i16 4, i16 1, i16 5, i16 9, i16 2, i16 6, i16 5, i16 3, i16 5, i16 8, i16 9, i16 7, i16 9, i16 3, i16 2, i16 3, i16 8, i16 4, i16 6, i16 2, i16 6, i16 4, i16 3, i16 3, i16 8, i16 3, i16 2, i16 7, i16 9, i16 5, i16 0, i16 2, i16 8, i16 8, i16 4, i16 1, i16 9, i16 7, i16 1, i16 6, i16 9, i16 3, i16 9, i16 9, i16 3, i16 7, i16 5, i16 1, i16 0, i16 5, i16 8, i16 2, i16 0, i16 9, i16 7, i16 4, i16 9, i16 4, i16 4, i16 5, i16 9, i16 2], align 16
@pairs = internal global [5 x %struct.pair] zeroinitializer, align 16
@operations = internal constant [4 x i32 (i32)*] [i32 (i32)* @twice, i32 (i32)* @square, i32 (i32)* @negate, i32 (i32)* @fib], align 16
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@test_sieve.composite = internal global [20000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_branches() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @input()
  store i32 0, i32* %1, align 4
  %3 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %4 = zext i8 %3 to i32
  %5 = icmp sgt i32 %4, 100
  br i1 %5, label %6, label %9

6:                                                ; preds = %0
  %7 = load i32, i32* %1, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, i32* %1, align 4
  br label %12

9:                                                ; preds = %0
  %10 = load i32, i32* %1, align 4
  %11 = add nsw i32 %10, 2
  store i32 %11, i32* %1, align 4
  br label %12

12:                                               ; preds = %9, %6
  %13 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %14 = sext i8 %13 to i32
  %15 = icmp slt i32 %14, -5
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = load i32, i32* %1, align 4
  %18 = mul nsw i32 %17, 3
  store i32 %18, i32* %1, align 4
  br label %19

19:                                               ; preds = %16, %12
  store i32 0, i32* %2, align 4
  br label %20

20:                                               ; preds = %37, %19
  %21 = load i32, i32* %2, align 4
  %22 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %23 = zext i8 %22 to i32
  %24 = srem i32 %23, 5
  %25 = icmp slt i32 %21, %24
  br i1 %25, label %26, label %40

26:                                               ; preds = %20
  %27 = load i32, i32* %1, align 4
  %28 = mul nsw i32 %27, 7
  %29 = load i32, i32* %2, align 4
  %30 = srem i32 %29, 3
  %31 = add nsw i32 3, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [8 x i8], [8 x i8]* @in, i64 0, i64 %32
  %34 = load i8, i8* %33, align 1
  %35 = zext i8 %34 to i32
  %36 = add nsw i32 %28, %35
  store i32 %36, i32* %1, align 4
  br label %37

37:                                               ; preds = %26
  %38 = load i32, i32* %2, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, i32* %2, align 4
  br label %20, !llvm.loop !6

40:                                               ; preds = %20
  %41 = load i32, i32* %1, align 4
  %42 = and i32 %41, 65535
  ret i32 %42
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @input() #0 {
  call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), i64 noundef 8, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0))
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_switches() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @input()
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4
  br label %3

3:                                                ; preds = %34, %0
  %4 = load i32, i32* %2, align 4
  %5 = icmp slt i32 %4, 4
  br i1 %5, label %6, label %37

6:                                                ; preds = %3
  %7 = load i32, i32* %2, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* @in, i64 0, i64 %8
  %10 = load i8, i8* %9, align 1
  %11 = zext i8 %10 to i32
  switch i32 %11, label %24 [
    i32 97, label %12
    i32 98, label %12
    i32 99, label %12
    i32 122, label %15
    i32 10, label %18
    i32 200, label %21
    i32 202, label %21
    i32 204, label %21
  ]

12:                                               ; preds = %6, %6, %6
  %13 = load i32, i32* %1, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, i32* %1, align 4
  br label %33

15:                                               ; preds = %6
  %16 = load i32, i32* %1, align 4
  %17 = add nsw i32 %16, 100
  store i32 %17, i32* %1, align 4
  br label %18

18:                                               ; preds = %6, %15
  %19 = load i32, i32* %1, align 4
  %20 = xor i32 %19, 77
  store i32 %20, i32* %1, align 4
  br label %33

21:                                               ; preds = %6, %6, %6
  %22 = load i32, i32* %1, align 4
  %23 = sub nsw i32 %22, 5
  store i32 %23, i32* %1, align 4
  br label %33

24:                                               ; preds = %6
  %25 = load i32, i32* %2, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [8 x i8], [8 x i8]* @in, i64 0, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = zext i8 %28 to i32
  %30 = sdiv i32 %29, 7
  %31 = load i32, i32* %1, align 4
  %32 = add nsw i32 %31, %30
  store i32 %32, i32* %1, align 4
  br label %33

33:                                               ; preds = %24, %21, %18, %12
  br label %34

34:                                               ; preds = %33
  %35 = load i32, i32* %2, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, i32* %2, align 4
  br label %3, !llvm.loop !8

37:                                               ; preds = %3
  %38 = load i32, i32* %1, align 4
  %39 = and i32 %38, 65535
  ret i32 %39
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_tables() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @input()
  %5 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %6 = zext i8 %5 to i32
  %7 = srem i32 %6, 64
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [64 x i16], [64 x i16]* @table, i64 0, i64 %8
  %10 = load i16, i16* %9, align 2
  %11 = zext i16 %10 to i32
  %12 = mul nsw i32 %11, 10
  %13 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %14 = zext i8 %13 to i32
  %15 = and i32 %14, 31
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [64 x i16], [64 x i16]* @table, i64 0, i64 %16
  %18 = load i16, i16* %17, align 2
  %19 = zext i16 %18 to i32
  %20 = add nsw i32 %12, %19
  store i32 %20, i32* %1, align 4
  %21 = bitcast [16 x i8]* %2 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 16 %21, i8 0, i64 16, i1 false)
  store i32 0, i32* %3, align 4
  br label %22

22:                                               ; preds = %44, %0
  %23 = load i32, i32* %3, align 4
  %24 = icmp slt i32 %23, 4
  br i1 %24, label %25, label %47

25:                                               ; preds = %22
  %26 = load i32, i32* %3, align 4
  %27 = add nsw i32 4, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [8 x i8], [8 x i8]* @in, i64 0, i64 %28
  %30 = load i8, i8* %29, align 1
  %31 = zext i8 %30 to i32
  %32 = load i32, i32* %3, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x i8], [8 x i8]* @in, i64 0, i64 %33
  %35 = load i8, i8* %34, align 1
  %36 = zext i8 %35 to i32
  %37 = and i32 %36, 15
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %38
  %40 = load i8, i8* %39, align 1
  %41 = zext i8 %40 to i32
  %42 = add nsw i32 %41, %31
  %43 = trunc i32 %42 to i8
  store i8 %43, i8* %39, align 1
  br label %44

44:                                               ; preds = %25
  %45 = load i32, i32* %3, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, i32* %3, align 4
  br label %22, !llvm.loop !9

47:                                               ; preds = %22
  store i32 0, i32* %4, align 4
  br label %48

48:                                               ; preds = %60, %47
  %49 = load i32, i32* %4, align 4
  %50 = icmp slt i32 %49, 16
  br i1 %50, label %51, label %63

51:                                               ; preds = %48
  %52 = load i32, i32* %1, align 4
  %53 = mul nsw i32 %52, 3
  %54 = load i32, i32* %4, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %55
  %57 = load i8, i8* %56, align 1
  %58 = zext i8 %57 to i32
  %59 = add nsw i32 %53, %58
  store i32 %59, i32* %1, align 4
  br label %60

60:                                               ; preds = %51
  %61 = load i32, i32* %4, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, i32* %4, align 4
  br label %48, !llvm.loop !10

63:                                               ; preds = %48
  %64 = load i32, i32* %1, align 4
  %65 = and i32 %64, 65535
  ret i32 %65
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_structs() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.pair, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @input()
  store i32 0, i32* %1, align 4
  br label %5

5:                                                ; preds = %36, %0
  %6 = load i32, i32* %1, align 4
  %7 = icmp slt i32 %6, 5
  br i1 %7, label %8, label %39

8:                                                ; preds = %5
  %9 = load i32, i32* %1, align 4
  %10 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %11 = zext i8 %10 to i32
  %12 = mul nsw i32 %9, %11
  %13 = load i32, i32* %1, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [5 x %struct.pair], [5 x %struct.pair]* @pairs, i64 0, i64 %14
  %16 = getelementptr inbounds %struct.pair, %struct.pair* %15, i32 0, i32 0
  store i32 %12, i32* %16, align 4
  %17 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %18 = zext i8 %17 to i32
  %19 = load i32, i32* %1, align 4
  %20 = shl i32 %18, %19
  %21 = trunc i32 %20 to i16
  %22 = load i32, i32* %1, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [5 x %struct.pair], [5 x %struct.pair]* @pairs, i64 0, i64 %23
  %25 = getelementptr inbounds %struct.pair, %struct.pair* %24, i32 0, i32 1
  %26 = load i32, i32* %1, align 4
  %27 = srem i32 %26, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [3 x i16], [3 x i16]* %25, i64 0, i64 %28
  store i16 %21, i16* %29, align 2
  %30 = load i32, i32* %1, align 4
  %31 = trunc i32 %30 to i8
  %32 = load i32, i32* %1, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [5 x %struct.pair], [5 x %struct.pair]* @pairs, i64 0, i64 %33
  %35 = getelementptr inbounds %struct.pair, %struct.pair* %34, i32 0, i32 2
  store i8 %31, i8* %35, align 2
  br label %36

36:                                               ; preds = %8
  %37 = load i32, i32* %1, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, i32* %1, align 4
  br label %5, !llvm.loop !11

39:                                               ; preds = %5
  %40 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %41 = zext i8 %40 to i32
  %42 = srem i32 %41, 5
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [5 x %struct.pair], [5 x %struct.pair]* @pairs, i64 0, i64 %43
  %45 = bitcast %struct.pair* %2 to i8*
  %46 = bitcast %struct.pair* %44 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %45, i8* align 4 %46, i64 12, i1 false)
  %47 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 3), align 1
  %48 = zext i8 %47 to i32
  %49 = srem i32 %48, 5
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [5 x %struct.pair], [5 x %struct.pair]* @pairs, i64 0, i64 %50
  %52 = bitcast %struct.pair* %51 to i8*
  %53 = bitcast %struct.pair* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %52, i8* align 4 %53, i64 12, i1 false)
  store i32 0, i32* %3, align 4
  store i32 0, i32* %4, align 4
  br label %54

54:                                               ; preds = %81, %39
  %55 = load i32, i32* %4, align 4
  %56 = icmp slt i32 %55, 5
  br i1 %56, label %57, label %84

57:                                               ; preds = %54
  %58 = load i32, i32* %3, align 4
  %59 = mul nsw i32 %58, 5
  %60 = load i32, i32* %4, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [5 x %struct.pair], [5 x %struct.pair]* @pairs, i64 0, i64 %61
  %63 = getelementptr inbounds %struct.pair, %struct.pair* %62, i32 0, i32 0
  %64 = load i32, i32* %63, align 4
  %65 = add nsw i32 %59, %64
  %66 = load i32, i32* %4, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [5 x %struct.pair], [5 x %struct.pair]* @pairs, i64 0, i64 %67
  %69 = getelementptr inbounds %struct.pair, %struct.pair* %68, i32 0, i32 1
  %70 = getelementptr inbounds [3 x i16], [3 x i16]* %69, i64 0, i64 1
  %71 = load i16, i16* %70, align 2
  %72 = sext i16 %71 to i32
  %73 = add nsw i32 %65, %72
  %74 = load i32, i32* %4, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [5 x %struct.pair], [5 x %struct.pair]* @pairs, i64 0, i64 %75
  %77 = getelementptr inbounds %struct.pair, %struct.pair* %76, i32 0, i32 2
  %78 = load i8, i8* %77, align 2
  %79 = sext i8 %78 to i32
  %80 = add nsw i32 %73, %79
  store i32 %80, i32* %3, align 4
  br label %81

81:                                               ; preds = %57
  %82 = load i32, i32* %4, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, i32* %4, align 4
  br label %54, !llvm.loop !12

84:                                               ; preds = %54
  %85 = load i32, i32* %3, align 4
  %86 = and i32 %85, 65535
  ret i32 %86
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_variadic() #0 {
  %1 = alloca %struct.pair, align 8
  %2 = alloca { i64, i32 }, align 4
  call void @input()
  %3 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 0
  %4 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %5 = zext i8 %4 to i32
  store i32 %5, i32* %3, align 4
  %6 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 1
  %7 = getelementptr inbounds [3 x i16], [3 x i16]* %6, i64 0, i64 0
  store i16 1, i16* %7, align 2
  %8 = getelementptr inbounds i16, i16* %7, i64 1
  store i16 2, i16* %8, align 2
  %9 = getelementptr inbounds i16, i16* %8, i64 1
  store i16 3, i16* %9, align 2
  %10 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 2
  store i8 4, i8* %10, align 2
  %11 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %12 = zext i8 %11 to i32
  %13 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %14 = zext i8 %13 to i32
  %15 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 3), align 1
  %16 = zext i8 %15 to i32
  %17 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 4), align 1
  %18 = zext i8 %17 to i64
  %19 = bitcast { i64, i32 }* %2 to i8*
  %20 = bitcast %struct.pair* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %19, i8* align 4 %20, i64 12, i1 false)
  %21 = getelementptr inbounds { i64, i32 }, { i64, i32 }* %2, i32 0, i32 0
  %22 = load i64, i64* %21, align 4
  %23 = getelementptr inbounds { i64, i32 }, { i64, i32 }* %2, i32 0, i32 1
  %24 = load i32, i32* %23, align 4
  %25 = call i64 (i32, ...) @sum(i32 noundef 3, i32 noundef %12, double noundef 2.500000e+00, i64 noundef 77, i64 %22, i32 %24, x86_fp80 noundef 0xK3FFF8000000000000000, i32 noundef %14, double noundef 4.500000e+00, i64 noundef 78, %struct.pair* noundef byval(%struct.pair) align 8 %1, x86_fp80 noundef 0xK40008000000000000000, i32 noundef %16, double noundef 6.500000e+00, i64 noundef %18, %struct.pair* noundef byval(%struct.pair) align 8 %1, x86_fp80 noundef 0xK4000C000000000000000)
  %26 = and i64 %25, 65535
  %27 = trunc i64 %26 to i32
  ret i32 %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @sum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.pair, align 4
  store i32 %0, i32* %2, align 4
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %9 = bitcast %struct.__va_list_tag* %8 to i8*
  call void @llvm.va_start(i8* %9)
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %12 = bitcast %struct.__va_list_tag* %10 to i8*
  %13 = bitcast %struct.__va_list_tag* %11 to i8*
  call void @llvm.va_copy(i8* %12, i8* %13)
  store i64 0, i64* %5, align 8
  store i32 0, i32* %6, align 4
  br label %14

14:                                               ; preds = %118, %1
  %15 = load i32, i32* %6, align 4
  %16 = load i32, i32* %2, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %121

18:                                               ; preds = %14
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 0
  %21 = load i32, i32* %20, align 16
  %22 = icmp ule i32 %21, 40
  br i1 %22, label %23, label %29

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 3
  %25 = load i8*, i8** %24, align 16
  %26 = getelementptr i8, i8* %25, i32 %21
  %27 = bitcast i8* %26 to i32*
  %28 = add i32 %21, 8
  store i32 %28, i32* %20, align 16
  br label %34

29:                                               ; preds = %18
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 2
  %31 = load i8*, i8** %30, align 8
  %32 = bitcast i8* %31 to i32*
  %33 = getelementptr i8, i8* %31, i32 8
  store i8* %33, i8** %30, align 8
  br label %34

34:                                               ; preds = %29, %23
  %35 = phi i32* [ %27, %23 ], [ %32, %29 ]
  %36 = load i32, i32* %35, align 4
  %37 = sext i32 %36 to i64
  %38 = load i64, i64* %5, align 8
  %39 = add nsw i64 %38, %37
  store i64 %39, i64* %5, align 8
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %41 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %40, i32 0, i32 1
  %42 = load i32, i32* %41, align 4
  %43 = icmp ule i32 %42, 160
  br i1 %43, label %44, label %50

44:                                               ; preds = %34
  %45 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %40, i32 0, i32 3
  %46 = load i8*, i8** %45, align 16
  %47 = getelementptr i8, i8* %46, i32 %42
  %48 = bitcast i8* %47 to double*
  %49 = add i32 %42, 16
  store i32 %49, i32* %41, align 4
  br label %55

50:                                               ; preds = %34
  %51 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %40, i32 0, i32 2
  %52 = load i8*, i8** %51, align 8
  %53 = bitcast i8* %52 to double*
  %54 = getelementptr i8, i8* %52, i32 8
  store i8* %54, i8** %51, align 8
  br label %55

55:                                               ; preds = %50, %44
  %56 = phi double* [ %48, %44 ], [ %53, %50 ]
  %57 = load double, double* %56, align 8
  %58 = fptosi double %57 to i64
  %59 = load i64, i64* %5, align 8
  %60 = add nsw i64 %59, %58
  store i64 %60, i64* %5, align 8
  %61 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %62 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %61, i32 0, i32 0
  %63 = load i32, i32* %62, align 16
  %64 = icmp ule i32 %63, 40
  br i1 %64, label %65, label %71

65:                                               ; preds = %55
  %66 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %61, i32 0, i32 3
  %67 = load i8*, i8** %66, align 16
  %68 = getelementptr i8, i8* %67, i32 %63
  %69 = bitcast i8* %68 to i64*
  %70 = add i32 %63, 8
  store i32 %70, i32* %62, align 16
  br label %76

71:                                               ; preds = %55
  %72 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %61, i32 0, i32 2
  %73 = load i8*, i8** %72, align 8
  %74 = bitcast i8* %73 to i64*
  %75 = getelementptr i8, i8* %73, i32 8
  store i8* %75, i8** %72, align 8
  br label %76

76:                                               ; preds = %71, %65
  %77 = phi i64* [ %69, %65 ], [ %74, %71 ]
  %78 = load i64, i64* %77, align 8
  %79 = load i64, i64* %5, align 8
  %80 = xor i64 %79, %78
  store i64 %80, i64* %5, align 8
  %81 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %82 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 0
  %83 = load i32, i32* %82, align 16
  %84 = icmp ule i32 %83, 32
  br i1 %84, label %85, label %91

85:                                               ; preds = %76
  %86 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 3
  %87 = load i8*, i8** %86, align 16
  %88 = getelementptr i8, i8* %87, i32 %83
  %89 = bitcast i8* %88 to %struct.pair*
  %90 = add i32 %83, 16
  store i32 %90, i32* %82, align 16
  br label %96

91:                                               ; preds = %76
  %92 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 2
  %93 = load i8*, i8** %92, align 8
  %94 = bitcast i8* %93 to %struct.pair*
  %95 = getelementptr i8, i8* %93, i32 16
  store i8* %95, i8** %92, align 8
  br label %96

96:                                               ; preds = %91, %85
  %97 = phi %struct.pair* [ %89, %85 ], [ %94, %91 ]
  %98 = bitcast %struct.pair* %7 to i8*
  %99 = bitcast %struct.pair* %97 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %98, i8* align 4 %99, i64 12, i1 false)
  %100 = getelementptr inbounds %struct.pair, %struct.pair* %7, i32 0, i32 0
  %101 = load i32, i32* %100, align 4
  %102 = sext i32 %101 to i64
  %103 = load i64, i64* %5, align 8
  %104 = add nsw i64 %103, %102
  store i64 %104, i64* %5, align 8
  %105 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %106 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %105, i32 0, i32 2
  %107 = load i8*, i8** %106, align 8
  %108 = ptrtoint i8* %107 to i64
  %109 = add i64 %108, 15
  %110 = and i64 %109, -16
  %111 = inttoptr i64 %110 to i8*
  %112 = bitcast i8* %111 to x86_fp80*
  %113 = getelementptr i8, i8* %111, i32 16
  store i8* %113, i8** %106, align 8
  %114 = load x86_fp80, x86_fp80* %112, align 16
  %115 = fptosi x86_fp80 %114 to i64
  %116 = load i64, i64* %5, align 8
  %117 = add nsw i64 %116, %115
  store i64 %117, i64* %5, align 8
  br label %118

118:                                              ; preds = %96
  %119 = load i32, i32* %6, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, i32* %6, align 4
  br label %14, !llvm.loop !13

121:                                              ; preds = %14
  %122 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %123 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %122, i32 0, i32 0
  %124 = load i32, i32* %123, align 16
  %125 = icmp ule i32 %124, 40
  br i1 %125, label %126, label %132

126:                                              ; preds = %121
  %127 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %122, i32 0, i32 3
  %128 = load i8*, i8** %127, align 16
  %129 = getelementptr i8, i8* %128, i32 %124
  %130 = bitcast i8* %129 to i32*
  %131 = add i32 %124, 8
  store i32 %131, i32* %123, align 16
  br label %137

132:                                              ; preds = %121
  %133 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %122, i32 0, i32 2
  %134 = load i8*, i8** %133, align 8
  %135 = bitcast i8* %134 to i32*
  %136 = getelementptr i8, i8* %134, i32 8
  store i8* %136, i8** %133, align 8
  br label %137

137:                                              ; preds = %132, %126
  %138 = phi i32* [ %130, %126 ], [ %135, %132 ]
  %139 = load i32, i32* %138, align 4
  %140 = sext i32 %139 to i64
  %141 = load i64, i64* %5, align 8
  %142 = add nsw i64 %141, %140
  store i64 %142, i64* %5, align 8
  %143 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %144 = bitcast %struct.__va_list_tag* %143 to i8*
  call void @llvm.va_end(i8* %144)
  %145 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %146 = bitcast %struct.__va_list_tag* %145 to i8*
  call void @llvm.va_end(i8* %146)
  %147 = load i64, i64* %5, align 8
  ret i64 %147
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_pointers() #0 {
  %1 = alloca i32, align 4
  call void @input()
  %2 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %3 = zext i8 %2 to i32
  %4 = and i32 %3, 3
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [4 x i32 (i32)*], [4 x i32 (i32)*]* @operations, i64 0, i64 %5
  %7 = load i32 (i32)*, i32 (i32)** %6, align 8
  %8 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %9 = zext i8 %8 to i32
  %10 = and i32 %9, 7
  %11 = call i32 %7(i32 noundef %10)
  store i32 %11, i32* %1, align 4
  %12 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %13 = zext i8 %12 to i32
  %14 = and i32 %13, 7
  %15 = call i32 @fib(i32 noundef %14)
  %16 = load i32, i32* %1, align 4
  %17 = add nsw i32 %16, %15
  store i32 %17, i32* %1, align 4
  %18 = load i32, i32* %1, align 4
  %19 = and i32 %18, 65535
  ret i32 %19
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fib(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = icmp slt i32 %3, 2
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4
  br label %15

7:                                                ; preds = %1
  %8 = load i32, i32* %2, align 4
  %9 = sub nsw i32 %8, 1
  %10 = call i32 @fib(i32 noundef %9)
  %11 = load i32, i32* %2, align 4
  %12 = sub nsw i32 %11, 2
  %13 = call i32 @fib(i32 noundef %12)
  %14 = add nsw i32 %10, %13
  br label %15

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_floats() #0 {
  %1 = alloca float, align 4
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  %4 = alloca x86_fp80, align 16
  %5 = alloca i32, align 4
  call void @input()
  %6 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %7 = zext i8 %6 to i32
  %8 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %9 = zext i8 %8 to i32
  %10 = shl i32 %9, 8
  %11 = or i32 %7, %10
  %12 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %13 = zext i8 %12 to i32
  %14 = shl i32 %13, 16
  %15 = or i32 %11, %14
  %16 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 3), align 1
  %17 = zext i8 %16 to i32
  %18 = and i32 %17, 63
  %19 = shl i32 %18, 24
  %20 = or i32 %15, %19
  store i32 %20, i32* %2, align 4
  %21 = bitcast float* %1 to i8*
  %22 = bitcast i32* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %21, i8* align 4 %22, i64 4, i1 false)
  %23 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 4), align 1
  %24 = uitofp i8 %23 to double
  %25 = fneg double %24
  %26 = fdiv double %25, 3.000000e+00
  %27 = load float, float* %1, align 4
  %28 = fpext float %27 to double
  %29 = call double @llvm.fabs.f64(double %28)
  %30 = fadd double %26, %29
  store double %30, double* %3, align 8
  %31 = load double, double* %3, align 8
  %32 = fpext double %31 to x86_fp80
  %33 = fmul x86_fp80 %32, 0xK4000A000000000000000
  store x86_fp80 %33, x86_fp80* %4, align 16
  %34 = load double, double* %3, align 8
  %35 = fcmp ogt double %34, 1.000000e+01
  %36 = zext i1 %35 to i64
  %37 = select i1 %35, i32 1, i32 2
  store i32 %37, i32* %5, align 4
  %38 = load i32, i32* %5, align 4
  %39 = load x86_fp80, x86_fp80* %4, align 16
  %40 = fsub x86_fp80 %39, 0xK3FFF8000000000000000
  %41 = fptosi x86_fp80 %40 to i32
  %42 = srem i32 %41, 1000
  %43 = add nsw i32 %38, %42
  %44 = load double, double* %3, align 8
  %45 = fneg double %44
  %46 = call double @llvm.copysign.f64(double 5.000000e+00, double %45)
  %47 = fptosi double %46 to i32
  %48 = add nsw i32 %43, %47
  %49 = and i32 %48, 65535
  ret i32 %49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_wide() #0 {
  %1 = alloca i128, align 16
  %2 = alloca i128, align 16
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  call void @input()
  %6 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %7 = zext i8 %6 to i128
  %8 = shl i128 %7, 100
  %9 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %10 = zext i8 %9 to i128
  %11 = shl i128 %10, 60
  %12 = add i128 %8, %11
  %13 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %14 = zext i8 %13 to i128
  %15 = add i128 %12, %14
  store i128 %15, i128* %1, align 16
  %16 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 3), align 1
  %17 = zext i8 %16 to i128
  %18 = mul i128 %17, 81985529216486895
  %19 = add i128 %18, 1
  store i128 %19, i128* %2, align 16
  %20 = load i128, i128* %1, align 16
  %21 = load i128, i128* %2, align 16
  %22 = udiv i128 %20, %21
  store i128 %22, i128* %3, align 16
  %23 = load i128, i128* %1, align 16
  %24 = load i128, i128* %2, align 16
  %25 = urem i128 %23, %24
  store i128 %25, i128* %4, align 16
  %26 = load i128, i128* %1, align 16
  %27 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 4), align 1
  %28 = zext i8 %27 to i32
  %29 = and i32 %28, 127
  %30 = zext i32 %29 to i128
  %31 = lshr i128 %26, %30
  %32 = load i128, i128* %2, align 16
  %33 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 5), align 1
  %34 = zext i8 %33 to i32
  %35 = and i32 %34, 63
  %36 = zext i32 %35 to i128
  %37 = shl i128 %32, %36
  %38 = xor i128 %31, %37
  store i128 %38, i128* %5, align 16
  %39 = load i128, i128* %5, align 16
  %40 = load i128, i128* %1, align 16
  %41 = icmp ugt i128 %39, %40
  br i1 %41, label %42, label %45

42:                                               ; preds = %0
  %43 = load i128, i128* %3, align 16
  %44 = add i128 %43, 3
  store i128 %44, i128* %3, align 16
  br label %45

45:                                               ; preds = %42, %0
  %46 = load i128, i128* %3, align 16
  %47 = load i128, i128* %4, align 16
  %48 = xor i128 %46, %47
  %49 = load i128, i128* %5, align 16
  %50 = lshr i128 %49, 32
  %51 = xor i128 %48, %50
  %52 = load i128, i128* %5, align 16
  %53 = xor i128 %51, %52
  %54 = and i128 %53, 65535
  %55 = trunc i128 %54 to i32
  ret i32 %55
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_jumps() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @input()
  store volatile i32 0, i32* %1, align 4
  %3 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #8
  store i32 %3, i32* %2, align 4
  %4 = load i32, i32* %2, align 4
  %5 = mul nsw i32 %4, 3
  %6 = load volatile i32, i32* %1, align 4
  %7 = add nsw i32 %6, %5
  store volatile i32 %7, i32* %1, align 4
  %8 = load volatile i32, i32* %1, align 4
  %9 = icmp slt i32 %8, 50
  br i1 %9, label %10, label %17

10:                                               ; preds = %0
  %11 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %12 = zext i8 %11 to i32
  %13 = and i32 %12, 3
  %14 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %15 = zext i8 %14 to i32
  %16 = and i32 %15, 15
  call void @thrower(i32 noundef %13, i32 noundef %16)
  br label %17

17:                                               ; preds = %10, %0
  %18 = load volatile i32, i32* %1, align 4
  ret i32 %18
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thrower(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load i32, i32* %4, align 4
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 noundef %8) #9
  unreachable

9:                                                ; preds = %2
  %10 = load i32, i32* %3, align 4
  %11 = sub nsw i32 %10, 1
  %12 = load i32, i32* %4, align 4
  call void @thrower(i32 noundef %11, i32 noundef %12)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_heap() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @input()
  %8 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %9 = zext i8 %8 to i32
  %10 = and i32 %9, 7
  %11 = add nsw i32 %10, 1
  store i32 %11, i32* %1, align 4
  %12 = load i32, i32* %1, align 4
  %13 = sext i32 %12 to i64
  %14 = mul i64 %13, 4
  %15 = call i8* @malloc(i64 noundef %14)
  %16 = bitcast i8* %15 to i32*
  store i32* %16, i32** %2, align 8
  %17 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %18 = zext i8 %17 to i32
  %19 = and i32 %18, 15
  %20 = add nsw i32 %19, 1
  %21 = zext i32 %20 to i64
  %22 = call i8* @llvm.stacksave()
  store i8* %22, i8** %3, align 8
  %23 = alloca i8, i64 %21, align 16
  store i64 %21, i64* %4, align 8
  store i32 0, i32* %5, align 4
  br label %24

24:                                               ; preds = %41, %0
  %25 = load i32, i32* %5, align 4
  %26 = load i32, i32* %1, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %44

28:                                               ; preds = %24
  %29 = load i32, i32* %5, align 4
  %30 = and i32 %29, 7
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [8 x i8], [8 x i8]* @in, i64 0, i64 %31
  %33 = load i8, i8* %32, align 1
  %34 = zext i8 %33 to i32
  %35 = load i32, i32* %5, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load i32*, i32** %2, align 8
  %38 = load i32, i32* %5, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, i32* %37, i64 %39
  store i32 %36, i32* %40, align 4
  br label %41

41:                                               ; preds = %28
  %42 = load i32, i32* %5, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, i32* %5, align 4
  br label %24, !llvm.loop !14

44:                                               ; preds = %24
  store i32 0, i32* %6, align 4
  br label %45

45:                                               ; preds = %58, %44
  %46 = load i32, i32* %6, align 4
  %47 = zext i32 %46 to i64
  %48 = icmp ult i64 %47, %21
  br i1 %48, label %49, label %61

49:                                               ; preds = %45
  %50 = load i32, i32* %6, align 4
  %51 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %52 = zext i8 %51 to i32
  %53 = xor i32 %50, %52
  %54 = trunc i32 %53 to i8
  %55 = load i32, i32* %6, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i8, i8* %23, i64 %56
  store i8 %54, i8* %57, align 1
  br label %58

58:                                               ; preds = %49
  %59 = load i32, i32* %6, align 4
  %60 = add i32 %59, 1
  store i32 %60, i32* %6, align 4
  br label %45, !llvm.loop !15

61:                                               ; preds = %45
  %62 = load i32*, i32** %2, align 8
  %63 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 3), align 1
  %64 = zext i8 %63 to i32
  %65 = load i32, i32* %1, align 4
  %66 = srem i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, i32* %62, i64 %67
  %69 = load i32, i32* %68, align 4
  %70 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 4), align 1
  %71 = zext i8 %70 to i64
  %72 = urem i64 %71, %21
  %73 = getelementptr inbounds i8, i8* %23, i64 %72
  %74 = load i8, i8* %73, align 1
  %75 = sext i8 %74 to i32
  %76 = add nsw i32 %69, %75
  store i32 %76, i32* %7, align 4
  %77 = load i32*, i32** %2, align 8
  %78 = bitcast i32* %77 to i8*
  call void @free(i8* noundef %78)
  %79 = load i32, i32* %7, align 4
  %80 = and i32 %79, 65535
  %81 = load i8*, i8** %3, align 8
  call void @llvm.stackrestore(i8* %81)
  ret i32 %80
}

declare i8* @malloc(i64 noundef) #5

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #6

declare void @free(i8* noundef) #5

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #6

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_bits() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @input()
  %5 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %6 = zext i8 %5 to i32
  %7 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %8 = zext i8 %7 to i32
  %9 = shl i32 %8, 8
  %10 = or i32 %6, %9
  %11 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %12 = zext i8 %11 to i32
  %13 = shl i32 %12, 16
  %14 = or i32 %10, %13
  %15 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 3), align 1
  %16 = zext i8 %15 to i32
  %17 = shl i32 %16, 24
  %18 = or i32 %14, %17
  store i32 %18, i32* %1, align 4
  %19 = load i32, i32* %1, align 4
  %20 = call i32 @llvm.ctpop.i32(i32 %19)
  %21 = load i32, i32* %1, align 4
  %22 = or i32 %21, 256
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = mul nsw i32 40, %23
  %25 = add nsw i32 %20, %24
  %26 = load i32, i32* %1, align 4
  %27 = or i32 %26, 1
  %28 = call i32 @llvm.ctlz.i32(i32 %27, i1 true)
  %29 = mul nsw i32 7, %28
  %30 = add nsw i32 %25, %29
  store i32 %30, i32* %2, align 4
  %31 = load i32, i32* %1, align 4
  %32 = call i32 @llvm.bswap.i32(i32 %31)
  %33 = urem i32 %32, 1000
  %34 = load i32, i32* %2, align 4
  %35 = add nsw i32 %34, %33
  store i32 %35, i32* %2, align 4
  %36 = load i32, i32* %1, align 4
  %37 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 4), align 1
  %38 = zext i8 %37 to i32
  %39 = and i32 %38, 31
  %40 = shl i32 %36, %39
  %41 = load i32, i32* %1, align 4
  %42 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 4), align 1
  %43 = zext i8 %42 to i32
  %44 = sub nsw i32 0, %43
  %45 = and i32 %44, 31
  %46 = lshr i32 %41, %45
  %47 = or i32 %40, %46
  %48 = and i32 %47, 4095
  %49 = load i32, i32* %2, align 4
  %50 = add nsw i32 %49, %48
  store i32 %50, i32* %2, align 4
  %51 = load i32, i32* %1, align 4
  %52 = shl i32 %51, 1
  %53 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 5), align 1
  %54 = zext i8 %53 to i32
  %55 = shl i32 %54, 24
  %56 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %52, i32 %55)
  %57 = extractvalue { i32, i1 } %56, 1
  %58 = extractvalue { i32, i1 } %56, 0
  store i32 %58, i32* %3, align 4
  br i1 %57, label %59, label %62

59:                                               ; preds = %0
  %60 = load i32, i32* %2, align 4
  %61 = add nsw i32 %60, 5
  store i32 %61, i32* %2, align 4
  br label %62

62:                                               ; preds = %59, %0
  %63 = load i32, i32* %1, align 4
  %64 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 6), align 1
  %65 = zext i8 %64 to i32
  %66 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %63, i32 %65)
  %67 = extractvalue { i32, i1 } %66, 1
  %68 = extractvalue { i32, i1 } %66, 0
  store i32 %68, i32* %4, align 4
  br i1 %67, label %69, label %72

69:                                               ; preds = %62
  %70 = load i32, i32* %2, align 4
  %71 = add nsw i32 %70, 11
  store i32 %71, i32* %2, align 4
  br label %72

72:                                               ; preds = %69, %62
  %73 = load i32, i32* %2, align 4
  %74 = load i32, i32* %3, align 4
  %75 = and i32 %74, 255
  %76 = add nsw i32 %73, %75
  %77 = load i32, i32* %4, align 4
  %78 = and i32 %77, 255
  %79 = add nsw i32 %76, %78
  %80 = and i32 %79, 65535
  ret i32 %80
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_assumes() #0 {
  call void @input()
  %1 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %2 = zext i8 %1 to i32
  %3 = icmp slt i32 %2, 200
  %4 = zext i1 %3 to i32
  %5 = sext i32 %4 to i64
  call void @klee_assume(i64 noundef %5)
  %6 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %7 = zext i8 %6 to i32
  %8 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %9 = zext i8 %8 to i32
  %10 = icmp ne i32 %7, %9
  %11 = zext i1 %10 to i32
  %12 = sext i32 %11 to i64
  call void @klee_assume(i64 noundef %12)
  %13 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 3), align 1
  %14 = zext i8 %13 to i32
  %15 = srem i32 %14, 16
  %16 = sdiv i32 1000, %15
  %17 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %18 = zext i8 %17 to i32
  %19 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %20 = zext i8 %19 to i32
  %21 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %22 = zext i8 %21 to i32
  %23 = sub nsw i32 %20, %22
  %24 = sdiv i32 %18, %23
  %25 = add nsw i32 %16, %24
  %26 = and i32 %25, 65535
  ret i32 %26
}

declare void @klee_assume(i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_bounds() #0 {
  %1 = alloca [10 x i32], align 16
  %2 = alloca i32, align 4
  call void @input()
  store i32 0, i32* %2, align 4
  br label %3

3:                                                ; preds = %13, %0
  %4 = load i32, i32* %2, align 4
  %5 = icmp slt i32 %4, 10
  br i1 %5, label %6, label %16

6:                                                ; preds = %3
  %7 = load i32, i32* %2, align 4
  %8 = load i32, i32* %2, align 4
  %9 = mul nsw i32 %7, %8
  %10 = load i32, i32* %2, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [10 x i32], [10 x i32]* %1, i64 0, i64 %11
  store i32 %9, i32* %12, align 4
  br label %13

13:                                               ; preds = %6
  %14 = load i32, i32* %2, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, i32* %2, align 4
  br label %3, !llvm.loop !16

16:                                               ; preds = %3
  %17 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %18 = zext i8 %17 to i32
  %19 = ashr i32 %18, 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [10 x i32], [10 x i32]* %1, i64 0, i64 %20
  %22 = load i32, i32* %21, align 4
  %23 = add nsw i32 %22, 1
  ret i32 %23
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_sieve() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 -2128831035, i32* %1, align 4
  store i32 0, i32* %2, align 4
  store i32 2, i32* %3, align 4
  br label %6

6:                                                ; preds = %33, %0
  %7 = load i32, i32* %3, align 4
  %8 = icmp slt i32 %7, 20000
  br i1 %8, label %9, label %36

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [20000 x i8], [20000 x i8]* @test_sieve.composite, i64 0, i64 %11
  %13 = load i8, i8* %12, align 1
  %14 = icmp ne i8 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %9
  br label %33

16:                                               ; preds = %9
  %17 = load i32, i32* %2, align 4
  %18 = add i32 %17, 1
  store i32 %18, i32* %2, align 4
  %19 = load i32, i32* %3, align 4
  %20 = mul nsw i32 2, %19
  store i32 %20, i32* %4, align 4
  br label %21

21:                                               ; preds = %28, %16
  %22 = load i32, i32* %4, align 4
  %23 = icmp slt i32 %22, 20000
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = load i32, i32* %4, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [20000 x i8], [20000 x i8]* @test_sieve.composite, i64 0, i64 %26
  store i8 1, i8* %27, align 1
  br label %28

28:                                               ; preds = %24
  %29 = load i32, i32* %3, align 4
  %30 = load i32, i32* %4, align 4
  %31 = add nsw i32 %30, %29
  store i32 %31, i32* %4, align 4
  br label %21, !llvm.loop !17

32:                                               ; preds = %21
  br label %33

33:                                               ; preds = %32, %15
  %34 = load i32, i32* %3, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, i32* %3, align 4
  br label %6, !llvm.loop !18

36:                                               ; preds = %6
  store i32 0, i32* %5, align 4
  br label %37

37:                                               ; preds = %49, %36
  %38 = load i32, i32* %5, align 4
  %39 = icmp slt i32 %38, 20000
  br i1 %39, label %40, label %52

40:                                               ; preds = %37
  %41 = load i32, i32* %1, align 4
  %42 = load i32, i32* %5, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [20000 x i8], [20000 x i8]* @test_sieve.composite, i64 0, i64 %43
  %45 = load i8, i8* %44, align 1
  %46 = zext i8 %45 to i32
  %47 = xor i32 %41, %46
  %48 = mul i32 %47, 16777619
  store i32 %48, i32* %1, align 4
  br label %49

49:                                               ; preds = %40
  %50 = load i32, i32* %5, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, i32* %5, align 4
  br label %37, !llvm.loop !19

52:                                               ; preds = %37
  %53 = load i32, i32* %1, align 4
  %54 = load i32, i32* %2, align 4
  %55 = xor i32 %53, %54
  %56 = and i32 %55, 65535
  ret i32 %56
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #5

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = mul nsw i32 %3, 2
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @square(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = load i32, i32* %2, align 4
  %5 = mul nsw i32 %3, %4
  ret i32 %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @negate(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = sub nsw i32 0, %3
  ret i32 %4
}

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn writeonly }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind willreturn }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind returns_twice }
attributes #9 = { noreturn nounwind }

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
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
