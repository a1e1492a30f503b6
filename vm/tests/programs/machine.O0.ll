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
@digest = internal global i64 0, align 8
@__const.test_assembly.word = private unnamed_addr constant [2 x i64] [i64 -9223372036854775807, i64 5], align 16
@one = internal global i32 1, section "numbers", align 4
@two = internal global i32 20, section "numbers", align 4
@three = internal global i32 300, section "numbers", align 4
@by_pointer = dso_local constant i32 (i32)* @chosen, align 8
@__stop_numbers = external global [0 x i32], align 4
@__start_numbers = external global [0 x i32], align 4
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@mode = internal global i32 1, align 4
@llvm.compiler.used = appending global [3 x i8*] [i8* bitcast (i32* @one to i8*), i8* bitcast (i32* @two to i8*), i8* bitcast (i32* @three to i8*)], section "llvm.metadata"

@chosen = dso_local ifunc i32 (i32), i32 (i32)* ()* @choose

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
  %3 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #9
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
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 noundef %8) #10
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

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_assembly() #0 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca [2 x i64], align 16
  %4 = alloca [16 x i8], align 16
  %5 = alloca i8*, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i128, align 16
  %12 = alloca i128, align 16
  %13 = alloca i128, align 16
  %14 = alloca i128, align 16
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i8, align 1
  call void @input()
  store i64 0, i64* @digest, align 8
  %18 = bitcast [2 x i64]* %3 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %18, i8* align 16 bitcast ([2 x i64]* @__const.test_assembly.word to i8*), i64 16, i1 false)
  %19 = bitcast i64* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %19, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), i64 8, i1 false)
  %20 = load i64, i64* %1, align 8
  %21 = mul i64 %20, -7046029254386353131
  %22 = load i64, i64* %1, align 8
  %23 = lshr i64 %22, 7
  %24 = xor i64 %21, %23
  store i64 %24, i64* %2, align 8
  %25 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %26 = zext i8 %25 to i32
  %27 = and i32 %26, 1
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %0
  %30 = load i64, i64* %1, align 8
  store i64 %30, i64* %2, align 8
  br label %31

31:                                               ; preds = %29, %0
  %32 = getelementptr inbounds [2 x i64], [2 x i64]* %3, i64 0, i64 0
  %33 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %34 = zext i8 %33 to i32
  %35 = load i64, i64* %1, align 8
  %36 = trunc i64 %35 to i32
  call void @on_memory(i64* noundef %32, i32 noundef %34, i32 noundef %36)
  %37 = load i64, i64* %1, align 8
  %38 = load i64, i64* %2, align 8
  call void @in_registers(i64 noundef %37, i64 noundef %38)
  %39 = load i64, i64* %1, align 8
  %40 = load i64, i64* %2, align 8
  call void @by_flags(i64 noundef %39, i64 noundef %40)
  %41 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 0
  store i8* %41, i8** %5, align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), i8** %6, align 8
  store i64 6, i64* %7, align 8
  %42 = load i8*, i8** %5, align 8
  %43 = load i64, i64* %7, align 8
  %44 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %45 = call { i8*, i64 } asm sideeffect "cld; rep stosb", "={di},={cx},{ax},0,1,~{memory},~{dirflag},~{fpsr},~{flags}"(i8 %44, i8* %42, i64 %43) #11, !srcloc !20
  %46 = extractvalue { i8*, i64 } %45, 0
  %47 = extractvalue { i8*, i64 } %45, 1
  store i8* %46, i8** %5, align 8
  store i64 %47, i64* %7, align 8
  store i64 2, i64* %7, align 8
  %48 = load i8*, i8** %5, align 8
  %49 = load i8*, i8** %6, align 8
  %50 = load i64, i64* %7, align 8
  %51 = call { i8*, i8*, i64 } asm sideeffect "rep; movsl", "={di},={si},={cx},0,1,2,~{memory},~{dirflag},~{fpsr},~{flags}"(i8* %48, i8* %49, i64 %50) #11, !srcloc !21
  %52 = extractvalue { i8*, i8*, i64 } %51, 0
  %53 = extractvalue { i8*, i8*, i64 } %51, 1
  %54 = extractvalue { i8*, i8*, i64 } %51, 2
  store i8* %52, i8** %5, align 8
  store i8* %53, i8** %6, align 8
  store i64 %54, i64* %7, align 8
  %55 = load i8*, i8** %5, align 8
  %56 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 0
  %57 = ptrtoint i8* %55 to i64
  %58 = ptrtoint i8* %56 to i64
  %59 = sub i64 %57, %58
  call void @mix(i64 noundef %59)
  %60 = load i8*, i8** %6, align 8
  %61 = ptrtoint i8* %60 to i64
  %62 = sub i64 %61, ptrtoint ([8 x i8]* @in to i64)
  call void @mix(i64 noundef %62)
  %63 = load i64, i64* %7, align 8
  call void @mix(i64 noundef %63)
  store i32 0, i32* %8, align 4
  br label %64

64:                                               ; preds = %73, %31
  %65 = load i32, i32* %8, align 4
  %66 = icmp slt i32 %65, 14
  br i1 %66, label %67, label %76

67:                                               ; preds = %64
  %68 = load i32, i32* %8, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 %69
  %71 = load i8, i8* %70, align 1
  %72 = zext i8 %71 to i64
  call void @mix(i64 noundef %72)
  br label %73

73:                                               ; preds = %67
  %74 = load i32, i32* %8, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, i32* %8, align 4
  br label %64, !llvm.loop !22

76:                                               ; preds = %64
  store double 2.000000e+00, double* %9, align 8
  %77 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 3), align 1
  %78 = uitofp i8 %77 to double
  store double %78, double* %10, align 8
  %79 = load double, double* %10, align 8
  %80 = call double asm "sqrtsd $1,$0; addsd $1,$0", "=&x,x,~{dirflag},~{fpsr},~{flags}"(double %79) #12, !srcloc !23
  store double %80, double* %9, align 8
  %81 = load double, double* %9, align 8
  %82 = fmul double %81, 1.000000e+06
  %83 = fptoui double %82 to i64
  call void @mix(i64 noundef %83)
  %84 = load i64, i64* %1, align 8
  %85 = zext i64 %84 to i128
  %86 = shl i128 %85, 64
  %87 = load i64, i64* %2, align 8
  %88 = zext i64 %87 to i128
  %89 = or i128 %86, %88
  store i128 %89, i128* %11, align 16
  %90 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 4), align 1
  %91 = zext i8 %90 to i32
  %92 = and i32 %91, 1
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %94, label %96

94:                                               ; preds = %76
  %95 = load i128, i128* %11, align 16
  br label %97

96:                                               ; preds = %76
  br label %97

97:                                               ; preds = %96, %94
  %98 = phi i128 [ %95, %94 ], [ 7, %96 ]
  store i128 %98, i128* %12, align 16
  %99 = load i64, i64* %2, align 8
  %100 = zext i64 %99 to i128
  %101 = shl i128 %100, 60
  store i128 %101, i128* %13, align 16
  %102 = load i128, i128* %13, align 16
  %103 = atomicrmw add i128* %11, i128 %102 seq_cst, align 16
  store i128 %103, i128* %14, align 16
  %104 = load i128, i128* %14, align 16
  %105 = trunc i128 %104 to i64
  call void @mix(i64 noundef %105)
  %106 = load i128, i128* %11, align 16
  %107 = ashr i128 %106, 64
  %108 = trunc i128 %107 to i64
  call void @mix(i64 noundef %108)
  %109 = load i128, i128* %12, align 16
  %110 = trunc i128 %109 to i64
  store i64 %110, i64* %15, align 8
  %111 = load i128, i128* %12, align 16
  %112 = ashr i128 %111, 64
  %113 = trunc i128 %112 to i64
  store i64 %113, i64* %16, align 8
  %114 = load i64, i64* %15, align 8
  %115 = load i64, i64* %16, align 8
  %116 = load i64, i64* %1, align 8
  %117 = load i64, i64* %2, align 8
  %118 = call { i8, i64, i64 } asm sideeffect "lock cmpxchg16b $1; setz $0", "=q,=*m,={ax},={dx},{bx},{cx},*m,2,3,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i128* elementtype(i128) %11, i64 %116, i64 %117, i128* elementtype(i128) %11, i64 %114, i64 %115) #11, !srcloc !24
  %119 = extractvalue { i8, i64, i64 } %118, 0
  %120 = extractvalue { i8, i64, i64 } %118, 1
  %121 = extractvalue { i8, i64, i64 } %118, 2
  store i8 %119, i8* %17, align 1
  store i64 %120, i64* %15, align 8
  store i64 %121, i64* %16, align 8
  %122 = load i8, i8* %17, align 1
  %123 = zext i8 %122 to i64
  call void @mix(i64 noundef %123)
  %124 = load i64, i64* %15, align 8
  call void @mix(i64 noundef %124)
  %125 = load i64, i64* %16, align 8
  call void @mix(i64 noundef %125)
  %126 = load i128, i128* %11, align 16
  %127 = trunc i128 %126 to i64
  call void @mix(i64 noundef %127)
  %128 = load i128, i128* %11, align 16
  %129 = ashr i128 %128, 64
  %130 = trunc i128 %129 to i64
  call void @mix(i64 noundef %130)
  %131 = load i64, i64* @digest, align 8
  %132 = load i64, i64* @digest, align 8
  %133 = lshr i64 %132, 32
  %134 = xor i64 %131, %133
  %135 = trunc i64 %134 to i32
  %136 = and i32 %135, 2147483647
  ret i32 %136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @on_memory(i64* noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i64*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32*, align 8
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  store i64* %0, i64** %4, align 8
  store i32 %1, i32* %5, align 4
  store i32 %2, i32* %6, align 4
  %12 = load i64*, i64** %4, align 8
  %13 = bitcast i64* %12 to i32*
  store i32* %13, i32** %7, align 8
  %14 = load i32, i32* %6, align 4
  store i32 %14, i32* %8, align 4
  %15 = load i32, i32* %8, align 4
  %16 = load i32*, i32** %7, align 8
  %17 = call i32 asm sideeffect "lock; xaddl $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %16, i32 %15, i32* elementtype(i32) %16) #11, !srcloc !25
  store i32 %17, i32* %8, align 4
  %18 = load i32, i32* %8, align 4
  %19 = zext i32 %18 to i64
  call void @mix(i64 noundef %19)
  %20 = load i32*, i32** %7, align 8
  %21 = load i32, i32* %20, align 4
  %22 = zext i32 %21 to i64
  call void @mix(i64 noundef %22)
  %23 = load i32*, i32** %7, align 8
  %24 = load i32, i32* %5, align 4
  call void asm sideeffect "lock; addl $1,$0", "=*m,ir,*m,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %23, i32 %24, i32* elementtype(i32) %23) #11, !srcloc !26
  %25 = load i32*, i32** %7, align 8
  call void asm sideeffect "lock orl $$5,$0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %25, i32* elementtype(i32) %25) #11, !srcloc !27
  %26 = load i32*, i32** %7, align 8
  %27 = load i32, i32* %26, align 4
  %28 = zext i32 %27 to i64
  call void @mix(i64 noundef %28)
  %29 = load i32*, i32** %7, align 8
  call void asm sideeffect "lock; decl $0; sete $1", "=*m,=*qm,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %29, i8* elementtype(i8) %9, i32* elementtype(i32) %29) #11, !srcloc !28
  %30 = load i8, i8* %9, align 1
  %31 = zext i8 %30 to i64
  call void @mix(i64 noundef %31)
  %32 = load i32*, i32** %7, align 8
  %33 = load i32, i32* %32, align 4
  %34 = zext i32 %33 to i64
  call void @mix(i64 noundef %34)
  %35 = load i32*, i32** %7, align 8
  %36 = load i32, i32* %6, align 4
  %37 = load i32, i32* %5, align 4
  %38 = and i32 %37, 1
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %3
  %41 = load i32*, i32** %7, align 8
  %42 = load i32, i32* %41, align 4
  br label %45

43:                                               ; preds = %3
  %44 = load i32, i32* %5, align 4
  br label %45

45:                                               ; preds = %43, %40
  %46 = phi i32 [ %42, %40 ], [ %44, %43 ]
  %47 = call i32 asm sideeffect "lock; cmpxchgl $2,$1", "={ax},=*m,r,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %35, i32 %36, i32 %46, i32* elementtype(i32) %35) #11, !srcloc !29
  store i32 %47, i32* %10, align 4
  %48 = load i32, i32* %10, align 4
  %49 = zext i32 %48 to i64
  call void @mix(i64 noundef %49)
  %50 = load i32*, i32** %7, align 8
  %51 = load i32, i32* %50, align 4
  %52 = zext i32 %51 to i64
  call void @mix(i64 noundef %52)
  %53 = load i32*, i32** %7, align 8
  %54 = load i32, i32* %6, align 4
  %55 = call i32 asm sideeffect "xchgl $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %53, i32 %54, i32* elementtype(i32) %53) #11, !srcloc !30
  store i32 %55, i32* %10, align 4
  %56 = load i32, i32* %10, align 4
  %57 = zext i32 %56 to i64
  call void @mix(i64 noundef %57)
  %58 = load i32*, i32** %7, align 8
  %59 = load i32, i32* %58, align 4
  %60 = zext i32 %59 to i64
  call void @mix(i64 noundef %60)
  %61 = load i32*, i32** %7, align 8
  %62 = load i32, i32* %5, align 4
  %63 = urem i32 %62, 64
  %64 = call i8 asm sideeffect "btsl $2,$1; setc $0", "=q,=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %61, i32 %63, i32* elementtype(i32) %61) #11, !srcloc !31
  store i8 %64, i8* %11, align 1
  %65 = load i8, i8* %11, align 1
  %66 = zext i8 %65 to i64
  call void @mix(i64 noundef %66)
  %67 = load i64*, i64** %4, align 8
  %68 = load i64, i64* %67, align 8
  call void @mix(i64 noundef %68)
  %69 = load i64*, i64** %4, align 8
  %70 = load i64, i64* %69, align 8
  %71 = call i32 asm "btq $2,$1\0A\09sbb $0,$0", "=r,r,Ji,~{dirflag},~{fpsr},~{flags}"(i64 %70, i32 13) #12, !srcloc !32
  store i32 %71, i32* %8, align 4
  %72 = load i32, i32* %8, align 4
  %73 = zext i32 %72 to i64
  call void @mix(i64 noundef %73)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @in_registers(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i64, align 8
  %49 = alloca i64, align 8
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i64, align 8
  %57 = alloca i64, align 8
  %58 = alloca i64, align 8
  %59 = alloca i64, align 8
  %60 = alloca i64, align 8
  %61 = alloca i64, align 8
  %62 = alloca i64, align 8
  %63 = alloca i32, align 4
  %64 = alloca i64, align 8
  %65 = alloca i64, align 8
  %66 = alloca i64, align 8
  store i64 %0, i64* %3, align 8
  store i64 %1, i64* %4, align 8
  %67 = load i64, i64* %3, align 8
  %68 = trunc i64 %67 to i32
  store i32 %68, i32* %5, align 4
  %69 = load i32, i32* %5, align 4
  %70 = call i32 asm "bswap $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %69) #12, !srcloc !33
  store i32 %70, i32* %5, align 4
  %71 = load i32, i32* %5, align 4
  store i32 %71, i32* %6, align 4
  %72 = load i32, i32* %6, align 4
  %73 = zext i32 %72 to i64
  call void @mix(i64 noundef %73)
  %74 = load i64, i64* %3, align 8
  store i64 %74, i64* %7, align 8
  %75 = load i64, i64* %7, align 8
  %76 = call i64 asm "bswapq ${0:q}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %75) #12, !srcloc !34
  store i64 %76, i64* %7, align 8
  %77 = load i64, i64* %7, align 8
  store i64 %77, i64* %8, align 8
  %78 = load i64, i64* %8, align 8
  call void @mix(i64 noundef %78)
  %79 = load i64, i64* %3, align 8
  %80 = trunc i64 %79 to i16
  store i16 %80, i16* %9, align 2
  %81 = load i16, i16* %9, align 2
  %82 = call i16 asm "xchgb ${0:b},${0:h}", "=Q,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %81) #12, !srcloc !35
  store i16 %82, i16* %9, align 2
  %83 = load i16, i16* %9, align 2
  store i16 %83, i16* %10, align 2
  %84 = load i16, i16* %10, align 2
  %85 = zext i16 %84 to i64
  call void @mix(i64 noundef %85)
  %86 = load i64, i64* %3, align 8
  %87 = trunc i64 %86 to i16
  store i16 %87, i16* %11, align 2
  %88 = load i16, i16* %11, align 2
  %89 = call i16 asm "rorw $$8,${0:w}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %88) #12, !srcloc !36
  store i16 %89, i16* %11, align 2
  %90 = load i16, i16* %11, align 2
  store i16 %90, i16* %12, align 2
  %91 = load i16, i16* %12, align 2
  %92 = zext i16 %91 to i64
  call void @mix(i64 noundef %92)
  %93 = load i64, i64* %3, align 8
  %94 = trunc i64 %93 to i32
  store i32 %94, i32* %13, align 4
  %95 = load i32, i32* %13, align 4
  %96 = call i32 asm "roll $$7,$0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %95) #12, !srcloc !37
  store i32 %96, i32* %13, align 4
  %97 = load i32, i32* %13, align 4
  store i32 %97, i32* %14, align 4
  %98 = load i32, i32* %14, align 4
  %99 = zext i32 %98 to i64
  call void @mix(i64 noundef %99)
  %100 = load i64, i64* %3, align 8
  %101 = trunc i64 %100 to i32
  store i32 %101, i32* %15, align 4
  %102 = load i32, i32* %15, align 4
  %103 = call i32 asm "notb ${0:b}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %102) #12, !srcloc !38
  store i32 %103, i32* %15, align 4
  %104 = load i32, i32* %15, align 4
  store i32 %104, i32* %16, align 4
  %105 = load i32, i32* %16, align 4
  %106 = zext i32 %105 to i64
  call void @mix(i64 noundef %106)
  %107 = load i64, i64* %3, align 8
  %108 = trunc i64 %107 to i32
  store i32 %108, i32* %17, align 4
  %109 = load i32, i32* %17, align 4
  %110 = call i32 asm "negl $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %109) #12, !srcloc !39
  store i32 %110, i32* %17, align 4
  %111 = load i32, i32* %17, align 4
  store i32 %111, i32* %18, align 4
  %112 = load i32, i32* %18, align 4
  %113 = zext i32 %112 to i64
  call void @mix(i64 noundef %113)
  %114 = load i64, i64* %3, align 8
  store i64 %114, i64* %19, align 8
  %115 = load i64, i64* %19, align 8
  %116 = call i64 asm "shrq $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %115) #12, !srcloc !40
  store i64 %116, i64* %19, align 8
  %117 = load i64, i64* %19, align 8
  store i64 %117, i64* %20, align 8
  %118 = load i64, i64* %20, align 8
  call void @mix(i64 noundef %118)
  %119 = load i64, i64* %3, align 8
  store i64 %119, i64* %21, align 8
  %120 = load i64, i64* %21, align 8
  %121 = call i64 asm "sarl $$3,${0:k}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %120) #12, !srcloc !41
  store i64 %121, i64* %21, align 8
  %122 = load i64, i64* %21, align 8
  store i64 %122, i64* %22, align 8
  %123 = load i64, i64* %22, align 8
  call void @mix(i64 noundef %123)
  %124 = load i64, i64* %3, align 8
  store i64 %124, i64* %23, align 8
  %125 = load i64, i64* %23, align 8
  %126 = call i64 asm "movb $$0x5a,${0:h}", "=Q,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %125) #12, !srcloc !42
  store i64 %126, i64* %23, align 8
  %127 = load i64, i64* %23, align 8
  store i64 %127, i64* %24, align 8
  %128 = load i64, i64* %24, align 8
  call void @mix(i64 noundef %128)
  %129 = load i64, i64* %3, align 8
  store i64 %129, i64* %25, align 8
  %130 = load i64, i64* %25, align 8
  %131 = call i64 asm "movw $$-2,${0:w}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %130) #12, !srcloc !43
  store i64 %131, i64* %25, align 8
  %132 = load i64, i64* %25, align 8
  store i64 %132, i64* %26, align 8
  %133 = load i64, i64* %26, align 8
  call void @mix(i64 noundef %133)
  %134 = load i64, i64* %3, align 8
  %135 = trunc i64 %134 to i32
  store i32 %135, i32* %27, align 4
  %136 = load i32, i32* %27, align 4
  %137 = call i32 asm "incb ${0:b}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %136) #12, !srcloc !44
  store i32 %137, i32* %27, align 4
  %138 = load i32, i32* %27, align 4
  store i32 %138, i32* %28, align 4
  %139 = load i32, i32* %28, align 4
  %140 = zext i32 %139 to i64
  call void @mix(i64 noundef %140)
  %141 = load i64, i64* %3, align 8
  store i64 %141, i64* %29, align 8
  %142 = load i64, i64* %4, align 8
  store i64 %142, i64* %30, align 8
  %143 = load i64, i64* %29, align 8
  %144 = load i64, i64* %30, align 8
  %145 = call i64 asm "imulq $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %144, i64 %143) #12, !srcloc !45
  store i64 %145, i64* %29, align 8
  %146 = load i64, i64* %29, align 8
  store i64 %146, i64* %31, align 8
  %147 = load i64, i64* %31, align 8
  call void @mix(i64 noundef %147)
  %148 = load i64, i64* %3, align 8
  %149 = trunc i64 %148 to i32
  store i32 %149, i32* %32, align 4
  %150 = load i64, i64* %4, align 8
  %151 = trunc i64 %150 to i32
  store i32 %151, i32* %33, align 4
  %152 = load i32, i32* %32, align 4
  %153 = load i32, i32* %33, align 4
  %154 = call i32 asm "imull $$100,$1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %153, i32 %152) #12, !srcloc !46
  store i32 %154, i32* %32, align 4
  %155 = load i32, i32* %32, align 4
  store i32 %155, i32* %34, align 4
  %156 = load i32, i32* %34, align 4
  %157 = zext i32 %156 to i64
  call void @mix(i64 noundef %157)
  %158 = load i64, i64* %3, align 8
  %159 = trunc i64 %158 to i32
  store i32 %159, i32* %35, align 4
  %160 = load i64, i64* %4, align 8
  %161 = trunc i64 %160 to i32
  store i32 %161, i32* %36, align 4
  %162 = load i32, i32* %35, align 4
  %163 = load i32, i32* %36, align 4
  %164 = call i32 asm "bsrl $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %163, i32 %162) #12, !srcloc !47
  store i32 %164, i32* %35, align 4
  %165 = load i32, i32* %35, align 4
  store i32 %165, i32* %37, align 4
  %166 = load i32, i32* %37, align 4
  %167 = zext i32 %166 to i64
  call void @mix(i64 noundef %167)
  %168 = load i64, i64* %3, align 8
  store i64 %168, i64* %38, align 8
  %169 = load i64, i64* %4, align 8
  store i64 %169, i64* %39, align 8
  %170 = load i64, i64* %38, align 8
  %171 = load i64, i64* %39, align 8
  %172 = call i64 asm "bsfq $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %171, i64 %170) #12, !srcloc !48
  store i64 %172, i64* %38, align 8
  %173 = load i64, i64* %38, align 8
  store i64 %173, i64* %40, align 8
  %174 = load i64, i64* %40, align 8
  call void @mix(i64 noundef %174)
  %175 = load i64, i64* %3, align 8
  %176 = trunc i64 %175 to i32
  store i32 %176, i32* %41, align 4
  %177 = load i64, i64* %4, align 8
  %178 = trunc i64 %177 to i32
  store i32 %178, i32* %42, align 4
  %179 = load i32, i32* %41, align 4
  %180 = load i32, i32* %42, align 4
  %181 = call i32 asm "movzbl ${1:b},$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %180, i32 %179) #12, !srcloc !49
  store i32 %181, i32* %41, align 4
  %182 = load i32, i32* %41, align 4
  store i32 %182, i32* %43, align 4
  %183 = load i32, i32* %43, align 4
  %184 = zext i32 %183 to i64
  call void @mix(i64 noundef %184)
  %185 = load i64, i64* %3, align 8
  store i64 %185, i64* %44, align 8
  %186 = load i64, i64* %4, align 8
  store i64 %186, i64* %45, align 8
  %187 = load i64, i64* %44, align 8
  %188 = load i64, i64* %45, align 8
  %189 = call i64 asm "movsbq ${1:b},$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %188, i64 %187) #12, !srcloc !50
  store i64 %189, i64* %44, align 8
  %190 = load i64, i64* %44, align 8
  store i64 %190, i64* %46, align 8
  %191 = load i64, i64* %46, align 8
  call void @mix(i64 noundef %191)
  %192 = load i64, i64* %3, align 8
  store i64 %192, i64* %47, align 8
  %193 = load i64, i64* %4, align 8
  store i64 %193, i64* %48, align 8
  %194 = load i64, i64* %47, align 8
  %195 = load i64, i64* %48, align 8
  %196 = call i64 asm "movslq ${1:k},$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %195, i64 %194) #12, !srcloc !51
  store i64 %196, i64* %47, align 8
  %197 = load i64, i64* %47, align 8
  store i64 %197, i64* %49, align 8
  %198 = load i64, i64* %49, align 8
  call void @mix(i64 noundef %198)
  %199 = load i64, i64* %3, align 8
  %200 = trunc i64 %199 to i32
  store i32 %200, i32* %50, align 4
  %201 = load i64, i64* %4, align 8
  %202 = trunc i64 %201 to i32
  store i32 %202, i32* %51, align 4
  %203 = load i32, i32* %50, align 4
  %204 = load i32, i32* %51, align 4
  %205 = call i32 asm "leal 5($0,$1,4),$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %204, i32 %203) #12, !srcloc !52
  store i32 %205, i32* %50, align 4
  %206 = load i32, i32* %50, align 4
  store i32 %206, i32* %52, align 4
  %207 = load i32, i32* %52, align 4
  %208 = zext i32 %207 to i64
  call void @mix(i64 noundef %208)
  %209 = load i64, i64* %3, align 8
  %210 = trunc i64 %209 to i32
  store i32 %210, i32* %53, align 4
  %211 = load i64, i64* %4, align 8
  %212 = trunc i64 %211 to i32
  store i32 %212, i32* %54, align 4
  %213 = load i32, i32* %53, align 4
  %214 = load i32, i32* %54, align 4
  %215 = call i32 asm "cmpl $1,$0; cmovl $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %214, i32 %213) #12, !srcloc !53
  store i32 %215, i32* %53, align 4
  %216 = load i32, i32* %53, align 4
  store i32 %216, i32* %55, align 4
  %217 = load i32, i32* %55, align 4
  %218 = zext i32 %217 to i64
  call void @mix(i64 noundef %218)
  %219 = load i64, i64* %3, align 8
  store i64 %219, i64* %56, align 8
  %220 = load i64, i64* %4, align 8
  store i64 %220, i64* %57, align 8
  %221 = load i64, i64* %56, align 8
  %222 = load i64, i64* %57, align 8
  %223 = call i64 asm "testq $1,$0; cmovzq $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %222, i64 %221) #12, !srcloc !54
  store i64 %223, i64* %56, align 8
  %224 = load i64, i64* %56, align 8
  store i64 %224, i64* %58, align 8
  %225 = load i64, i64* %58, align 8
  call void @mix(i64 noundef %225)
  %226 = load i64, i64* %3, align 8
  store i64 %226, i64* %59, align 8
  %227 = load i64, i64* %4, align 8
  store i64 %227, i64* %60, align 8
  %228 = load i64, i64* %59, align 8
  %229 = load i64, i64* %60, align 8
  %230 = call i64 asm "shrdq $$9,$1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %229, i64 %228) #12, !srcloc !55
  store i64 %230, i64* %59, align 8
  %231 = load i64, i64* %59, align 8
  store i64 %231, i64* %61, align 8
  %232 = load i64, i64* %61, align 8
  call void @mix(i64 noundef %232)
  %233 = load i64, i64* %3, align 8
  store i64 %233, i64* %62, align 8
  %234 = load i64, i64* %62, align 8
  %235 = load i64, i64* %4, align 8
  %236 = trunc i64 %235 to i32
  %237 = call i64 asm "sall ${1:b},${0:k}; rorq ${1:b},$0", "=r,{cx},0,~{dirflag},~{fpsr},~{flags}"(i32 %236, i64 %234) #12, !srcloc !56
  store i64 %237, i64* %62, align 8
  %238 = load i64, i64* %62, align 8
  call void @mix(i64 noundef %238)
  %239 = load i64, i64* %3, align 8
  %240 = trunc i64 %239 to i32
  store i32 %240, i32* %63, align 4
  %241 = load i32, i32* %63, align 4
  %242 = load i64, i64* %4, align 8
  %243 = trunc i64 %242 to i32
  %244 = and i32 %243, 31
  %245 = load i64, i64* %4, align 8
  %246 = trunc i64 %245 to i32
  %247 = call i32 asm "shldl %cl,$2,$0", "=r,{cx},r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %244, i32 %246, i32 %241) #12, !srcloc !57
  store i32 %247, i32* %63, align 4
  %248 = load i32, i32* %63, align 4
  %249 = zext i32 %248 to i64
  call void @mix(i64 noundef %249)
  %250 = load i64, i64* %3, align 8
  store i64 %250, i64* %64, align 8
  %251 = load i64, i64* %4, align 8
  store i64 %251, i64* %65, align 8
  %252 = load i64, i64* %3, align 8
  %253 = load i64, i64* %4, align 8
  %254 = lshr i64 %253, 3
  %255 = xor i64 %252, %254
  store i64 %255, i64* %66, align 8
  %256 = load i64, i64* %65, align 8
  %257 = load i64, i64* %4, align 8
  %258 = load i64, i64* %64, align 8
  %259 = load i64, i64* %66, align 8
  %260 = call { i64, i64 } asm "addq $5,$1\0A\09adcq $3,$0", "=r,=&r,%0,rme,%1,rme,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %256, i64 %257, i64 %258, i64 %259) #13, !srcloc !58
  %261 = extractvalue { i64, i64 } %260, 0
  %262 = extractvalue { i64, i64 } %260, 1
  store i64 %261, i64* %65, align 8
  store i64 %262, i64* %64, align 8
  %263 = load i64, i64* %64, align 8
  call void @mix(i64 noundef %263)
  %264 = load i64, i64* %65, align 8
  call void @mix(i64 noundef %264)
  %265 = load i64, i64* %65, align 8
  %266 = load i64, i64* %64, align 8
  %267 = load i64, i64* %66, align 8
  %268 = call { i64, i64, i64 } asm "subq $3,$1\0A\09sbbq $$0,$0\0A\09pushq $1\0A\09popq $2", "=r,=r,=r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %267, i64 %265, i64 %266) #12, !srcloc !59
  %269 = extractvalue { i64, i64, i64 } %268, 0
  %270 = extractvalue { i64, i64, i64 } %268, 1
  %271 = extractvalue { i64, i64, i64 } %268, 2
  store i64 %269, i64* %65, align 8
  store i64 %270, i64* %64, align 8
  store i64 %271, i64* %62, align 8
  %272 = load i64, i64* %64, align 8
  call void @mix(i64 noundef %272)
  %273 = load i64, i64* %65, align 8
  call void @mix(i64 noundef %273)
  %274 = load i64, i64* %62, align 8
  call void @mix(i64 noundef %274)
  %275 = load i64, i64* %3, align 8
  %276 = load i64, i64* %4, align 8
  %277 = call { i64, i64 } asm "mulq $3", "={ax},={dx},%0,rm,~{dirflag},~{fpsr},~{flags}"(i64 %275, i64 %276) #13, !srcloc !60
  %278 = extractvalue { i64, i64 } %277, 0
  %279 = extractvalue { i64, i64 } %277, 1
  store i64 %278, i64* %64, align 8
  store i64 %279, i64* %65, align 8
  %280 = load i64, i64* %64, align 8
  call void @mix(i64 noundef %280)
  %281 = load i64, i64* %65, align 8
  call void @mix(i64 noundef %281)
  %282 = load i64, i64* %3, align 8
  %283 = load i64, i64* %4, align 8
  %284 = trunc i64 %283 to i32
  %285 = call { i64, i64 } asm "imull $3", "={ax},={dx},0,rm,~{dirflag},~{fpsr},~{flags}"(i64 %282, i32 %284) #13, !srcloc !61
  %286 = extractvalue { i64, i64 } %285, 0
  %287 = extractvalue { i64, i64 } %285, 1
  store i64 %286, i64* %64, align 8
  store i64 %287, i64* %65, align 8
  %288 = load i64, i64* %64, align 8
  %289 = trunc i64 %288 to i32
  %290 = zext i32 %289 to i64
  call void @mix(i64 noundef %290)
  %291 = load i64, i64* %65, align 8
  %292 = trunc i64 %291 to i32
  %293 = zext i32 %292 to i64
  call void @mix(i64 noundef %293)
  %294 = load i64, i64* %3, align 8
  %295 = load i64, i64* %4, align 8
  %296 = and i64 %295, 255
  %297 = load i64, i64* %4, align 8
  %298 = or i64 %297, 1099511627776
  %299 = call { i64, i64 } asm "divq $4", "={ax},={dx},0,1,rm,~{dirflag},~{fpsr},~{flags}"(i64 %294, i64 %296, i64 %298) #13, !srcloc !62
  %300 = extractvalue { i64, i64 } %299, 0
  %301 = extractvalue { i64, i64 } %299, 1
  store i64 %300, i64* %64, align 8
  store i64 %301, i64* %65, align 8
  %302 = load i64, i64* %64, align 8
  call void @mix(i64 noundef %302)
  %303 = load i64, i64* %65, align 8
  call void @mix(i64 noundef %303)
  %304 = load i64, i64* %4, align 8
  %305 = or i64 %304, 2
  %306 = trunc i64 %305 to i32
  %307 = load i64, i64* %3, align 8
  %308 = trunc i64 %307 to i32
  %309 = zext i32 %308 to i64
  %310 = call { i64, i64 } asm "cltd; idivl $2", "=&{ax},=&{dx},r,0,~{dirflag},~{fpsr},~{flags}"(i32 %306, i64 %309) #12, !srcloc !63
  %311 = extractvalue { i64, i64 } %310, 0
  %312 = extractvalue { i64, i64 } %310, 1
  store i64 %311, i64* %64, align 8
  store i64 %312, i64* %65, align 8
  %313 = load i64, i64* %64, align 8
  %314 = trunc i64 %313 to i32
  %315 = zext i32 %314 to i64
  call void @mix(i64 noundef %315)
  %316 = load i64, i64* %65, align 8
  %317 = trunc i64 %316 to i32
  %318 = zext i32 %317 to i64
  call void @mix(i64 noundef %318)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @by_flags(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i8, align 1
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i8, align 1
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i8, align 1
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i8, align 1
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i64, align 8
  %61 = alloca i32, align 4
  %62 = alloca i32, align 4
  %63 = alloca i64, align 8
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca i64, align 8
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca i64, align 8
  %70 = alloca i32, align 4
  %71 = alloca i32, align 4
  %72 = alloca i64, align 8
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca i64, align 8
  %76 = alloca i32, align 4
  %77 = alloca i32, align 4
  %78 = alloca i64, align 8
  %79 = alloca i32, align 4
  %80 = alloca i32, align 4
  %81 = alloca i64, align 8
  %82 = alloca i32, align 4
  %83 = alloca i32, align 4
  %84 = alloca i64, align 8
  %85 = alloca i32, align 4
  %86 = alloca i32, align 4
  %87 = alloca i16, align 2
  %88 = alloca i32, align 4
  %89 = alloca i32, align 4
  %90 = alloca i16, align 2
  %91 = alloca i32, align 4
  %92 = alloca i32, align 4
  %93 = alloca i16, align 2
  %94 = alloca i32, align 4
  %95 = alloca i32, align 4
  %96 = alloca i16, align 2
  %97 = alloca i32, align 4
  %98 = alloca i32, align 4
  %99 = alloca i16, align 2
  %100 = alloca i32, align 4
  %101 = alloca i32, align 4
  %102 = alloca i16, align 2
  %103 = alloca i32, align 4
  %104 = alloca i32, align 4
  %105 = alloca i16, align 2
  %106 = alloca i32, align 4
  %107 = alloca i32, align 4
  %108 = alloca i16, align 2
  %109 = alloca i32, align 4
  %110 = alloca i32, align 4
  %111 = alloca i16, align 2
  %112 = alloca i32, align 4
  %113 = alloca i32, align 4
  %114 = alloca i32, align 4
  %115 = alloca i32, align 4
  %116 = alloca i32, align 4
  %117 = alloca i32, align 4
  %118 = alloca i32, align 4
  %119 = alloca i32, align 4
  %120 = alloca i32, align 4
  %121 = alloca i32, align 4
  %122 = alloca i32, align 4
  %123 = alloca i32, align 4
  %124 = alloca i32, align 4
  %125 = alloca i32, align 4
  %126 = alloca i32, align 4
  %127 = alloca i32, align 4
  %128 = alloca i32, align 4
  %129 = alloca i32, align 4
  %130 = alloca i32, align 4
  %131 = alloca i32, align 4
  %132 = alloca i32, align 4
  %133 = alloca i32, align 4
  %134 = alloca i32, align 4
  %135 = alloca i32, align 4
  %136 = alloca i32, align 4
  %137 = alloca i32, align 4
  %138 = alloca i32, align 4
  %139 = alloca i32, align 4
  %140 = alloca i32, align 4
  %141 = alloca i64, align 8
  %142 = alloca i32, align 4
  %143 = alloca i32, align 4
  %144 = alloca i64, align 8
  %145 = alloca i32, align 4
  %146 = alloca i32, align 4
  %147 = alloca i64, align 8
  %148 = alloca i32, align 4
  %149 = alloca i32, align 4
  %150 = alloca i64, align 8
  %151 = alloca i32, align 4
  %152 = alloca i32, align 4
  %153 = alloca i64, align 8
  %154 = alloca i32, align 4
  %155 = alloca i32, align 4
  %156 = alloca i64, align 8
  %157 = alloca i32, align 4
  %158 = alloca i32, align 4
  %159 = alloca i64, align 8
  %160 = alloca i32, align 4
  %161 = alloca i32, align 4
  %162 = alloca i64, align 8
  %163 = alloca i32, align 4
  %164 = alloca i32, align 4
  %165 = alloca i64, align 8
  %166 = alloca i32, align 4
  %167 = alloca i32, align 4
  %168 = alloca i32, align 4
  %169 = alloca i32, align 4
  %170 = alloca i32, align 4
  %171 = alloca i32, align 4
  %172 = alloca i32, align 4
  %173 = alloca i32, align 4
  %174 = alloca i32, align 4
  %175 = alloca i32, align 4
  %176 = alloca i32, align 4
  %177 = alloca i32, align 4
  %178 = alloca i32, align 4
  %179 = alloca i32, align 4
  %180 = alloca i32, align 4
  %181 = alloca i32, align 4
  %182 = alloca i32, align 4
  %183 = alloca i32, align 4
  %184 = alloca i32, align 4
  %185 = alloca i32, align 4
  %186 = alloca i32, align 4
  %187 = alloca i32, align 4
  %188 = alloca i32, align 4
  %189 = alloca i32, align 4
  %190 = alloca i32, align 4
  %191 = alloca i32, align 4
  %192 = alloca i32, align 4
  %193 = alloca i32, align 4
  %194 = alloca i32, align 4
  %195 = alloca i32, align 4
  %196 = alloca i32, align 4
  %197 = alloca i32, align 4
  %198 = alloca i32, align 4
  %199 = alloca i32, align 4
  %200 = alloca i32, align 4
  %201 = alloca i32, align 4
  %202 = alloca i32, align 4
  %203 = alloca i32, align 4
  %204 = alloca i32, align 4
  %205 = alloca i32, align 4
  %206 = alloca i32, align 4
  %207 = alloca i32, align 4
  %208 = alloca i32, align 4
  %209 = alloca i32, align 4
  %210 = alloca i32, align 4
  %211 = alloca i32, align 4
  %212 = alloca i32, align 4
  %213 = alloca i32, align 4
  %214 = alloca i32, align 4
  %215 = alloca i32, align 4
  %216 = alloca i32, align 4
  %217 = alloca i32, align 4
  %218 = alloca i32, align 4
  %219 = alloca i32, align 4
  %220 = alloca i32, align 4
  %221 = alloca i32, align 4
  %222 = alloca i32, align 4
  %223 = alloca i32, align 4
  %224 = alloca i32, align 4
  %225 = alloca i32, align 4
  %226 = alloca i32, align 4
  %227 = alloca i32, align 4
  %228 = alloca i32, align 4
  %229 = alloca i32, align 4
  %230 = alloca i32, align 4
  %231 = alloca i32, align 4
  %232 = alloca i32, align 4
  %233 = alloca i32, align 4
  %234 = alloca i32, align 4
  %235 = alloca i32, align 4
  %236 = alloca i32, align 4
  %237 = alloca i32, align 4
  %238 = alloca i32, align 4
  %239 = alloca i32, align 4
  %240 = alloca i32, align 4
  %241 = alloca i32, align 4
  %242 = alloca i32, align 4
  %243 = alloca i32, align 4
  %244 = alloca i32, align 4
  %245 = alloca i32, align 4
  %246 = alloca i32, align 4
  %247 = alloca i32, align 4
  %248 = alloca i32, align 4
  %249 = alloca i32, align 4
  %250 = alloca i32, align 4
  %251 = alloca i32, align 4
  %252 = alloca i8, align 1
  %253 = alloca i32, align 4
  %254 = alloca i32, align 4
  %255 = alloca i32, align 4
  %256 = alloca i32, align 4
  %257 = alloca i32, align 4
  %258 = alloca i64, align 8
  %259 = alloca i32, align 4
  store i64 %0, i64* %3, align 8
  store i64 %1, i64* %4, align 8
  %260 = load i64, i64* %3, align 8
  %261 = trunc i64 %260 to i8
  store i8 %261, i8* %6, align 1
  %262 = load i8, i8* %6, align 1
  %263 = load i64, i64* %4, align 8
  %264 = trunc i64 %263 to i8
  %265 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %264, i8 %262) #12, !srcloc !64
  %266 = extractvalue { i32, i8 } %265, 0
  %267 = extractvalue { i32, i8 } %265, 1
  store i32 %266, i32* %5, align 4
  store i8 %267, i8* %6, align 1
  %268 = load i32, i32* %5, align 4
  store i32 %268, i32* %7, align 4
  %269 = load i32, i32* %7, align 4
  %270 = sext i32 %269 to i64
  call void @mix(i64 noundef %270)
  %271 = load i64, i64* %3, align 8
  %272 = trunc i64 %271 to i8
  store i8 %272, i8* %9, align 1
  %273 = load i8, i8* %9, align 1
  %274 = load i64, i64* %4, align 8
  %275 = trunc i64 %274 to i8
  %276 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %275, i8 %273) #12, !srcloc !65
  %277 = extractvalue { i32, i8 } %276, 0
  %278 = extractvalue { i32, i8 } %276, 1
  store i32 %277, i32* %8, align 4
  store i8 %278, i8* %9, align 1
  %279 = load i32, i32* %8, align 4
  store i32 %279, i32* %10, align 4
  %280 = load i32, i32* %10, align 4
  %281 = sext i32 %280 to i64
  call void @mix(i64 noundef %281)
  %282 = load i64, i64* %3, align 8
  %283 = trunc i64 %282 to i8
  store i8 %283, i8* %12, align 1
  %284 = load i8, i8* %12, align 1
  %285 = load i64, i64* %4, align 8
  %286 = trunc i64 %285 to i8
  %287 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %286, i8 %284) #12, !srcloc !66
  %288 = extractvalue { i32, i8 } %287, 0
  %289 = extractvalue { i32, i8 } %287, 1
  store i32 %288, i32* %11, align 4
  store i8 %289, i8* %12, align 1
  %290 = load i32, i32* %11, align 4
  store i32 %290, i32* %13, align 4
  %291 = load i32, i32* %13, align 4
  %292 = sext i32 %291 to i64
  call void @mix(i64 noundef %292)
  %293 = load i64, i64* %3, align 8
  %294 = trunc i64 %293 to i8
  store i8 %294, i8* %15, align 1
  %295 = load i8, i8* %15, align 1
  %296 = load i64, i64* %4, align 8
  %297 = trunc i64 %296 to i8
  %298 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %297, i8 %295) #12, !srcloc !67
  %299 = extractvalue { i32, i8 } %298, 0
  %300 = extractvalue { i32, i8 } %298, 1
  store i32 %299, i32* %14, align 4
  store i8 %300, i8* %15, align 1
  %301 = load i32, i32* %14, align 4
  store i32 %301, i32* %16, align 4
  %302 = load i32, i32* %16, align 4
  %303 = sext i32 %302 to i64
  call void @mix(i64 noundef %303)
  %304 = load i64, i64* %3, align 8
  %305 = trunc i64 %304 to i8
  store i8 %305, i8* %18, align 1
  %306 = load i8, i8* %18, align 1
  %307 = load i64, i64* %4, align 8
  %308 = trunc i64 %307 to i8
  %309 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %308, i8 %306) #12, !srcloc !68
  %310 = extractvalue { i32, i8 } %309, 0
  %311 = extractvalue { i32, i8 } %309, 1
  store i32 %310, i32* %17, align 4
  store i8 %311, i8* %18, align 1
  %312 = load i32, i32* %17, align 4
  store i32 %312, i32* %19, align 4
  %313 = load i32, i32* %19, align 4
  %314 = sext i32 %313 to i64
  call void @mix(i64 noundef %314)
  %315 = load i64, i64* %3, align 8
  %316 = trunc i64 %315 to i8
  store i8 %316, i8* %21, align 1
  %317 = load i8, i8* %21, align 1
  %318 = load i64, i64* %4, align 8
  %319 = trunc i64 %318 to i8
  %320 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %319, i8 %317) #12, !srcloc !69
  %321 = extractvalue { i32, i8 } %320, 0
  %322 = extractvalue { i32, i8 } %320, 1
  store i32 %321, i32* %20, align 4
  store i8 %322, i8* %21, align 1
  %323 = load i32, i32* %20, align 4
  store i32 %323, i32* %22, align 4
  %324 = load i32, i32* %22, align 4
  %325 = sext i32 %324 to i64
  call void @mix(i64 noundef %325)
  %326 = load i64, i64* %3, align 8
  %327 = trunc i64 %326 to i8
  store i8 %327, i8* %24, align 1
  %328 = load i8, i8* %24, align 1
  %329 = load i64, i64* %4, align 8
  %330 = trunc i64 %329 to i8
  %331 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %330, i8 %328) #12, !srcloc !70
  %332 = extractvalue { i32, i8 } %331, 0
  %333 = extractvalue { i32, i8 } %331, 1
  store i32 %332, i32* %23, align 4
  store i8 %333, i8* %24, align 1
  %334 = load i32, i32* %23, align 4
  store i32 %334, i32* %25, align 4
  %335 = load i32, i32* %25, align 4
  %336 = sext i32 %335 to i64
  call void @mix(i64 noundef %336)
  %337 = load i64, i64* %3, align 8
  %338 = trunc i64 %337 to i8
  store i8 %338, i8* %27, align 1
  %339 = load i8, i8* %27, align 1
  %340 = load i64, i64* %4, align 8
  %341 = trunc i64 %340 to i8
  %342 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %341, i8 %339) #12, !srcloc !71
  %343 = extractvalue { i32, i8 } %342, 0
  %344 = extractvalue { i32, i8 } %342, 1
  store i32 %343, i32* %26, align 4
  store i8 %344, i8* %27, align 1
  %345 = load i32, i32* %26, align 4
  store i32 %345, i32* %28, align 4
  %346 = load i32, i32* %28, align 4
  %347 = sext i32 %346 to i64
  call void @mix(i64 noundef %347)
  %348 = load i64, i64* %3, align 8
  %349 = trunc i64 %348 to i8
  store i8 %349, i8* %30, align 1
  %350 = load i8, i8* %30, align 1
  %351 = load i64, i64* %4, align 8
  %352 = trunc i64 %351 to i8
  %353 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %352, i8 %350) #12, !srcloc !72
  %354 = extractvalue { i32, i8 } %353, 0
  %355 = extractvalue { i32, i8 } %353, 1
  store i32 %354, i32* %29, align 4
  store i8 %355, i8* %30, align 1
  %356 = load i32, i32* %29, align 4
  store i32 %356, i32* %31, align 4
  %357 = load i32, i32* %31, align 4
  %358 = sext i32 %357 to i64
  call void @mix(i64 noundef %358)
  %359 = load i64, i64* %3, align 8
  %360 = trunc i64 %359 to i32
  store i32 %360, i32* %33, align 4
  %361 = load i32, i32* %33, align 4
  %362 = load i64, i64* %4, align 8
  %363 = trunc i64 %362 to i32
  %364 = call { i32, i32 } asm "cmpl $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %363, i32 %361) #12, !srcloc !73
  %365 = extractvalue { i32, i32 } %364, 0
  %366 = extractvalue { i32, i32 } %364, 1
  store i32 %365, i32* %32, align 4
  store i32 %366, i32* %33, align 4
  %367 = load i32, i32* %32, align 4
  store i32 %367, i32* %34, align 4
  %368 = load i32, i32* %34, align 4
  %369 = sext i32 %368 to i64
  call void @mix(i64 noundef %369)
  %370 = load i64, i64* %3, align 8
  %371 = trunc i64 %370 to i32
  store i32 %371, i32* %36, align 4
  %372 = load i32, i32* %36, align 4
  %373 = load i64, i64* %4, align 8
  %374 = trunc i64 %373 to i32
  %375 = call { i32, i32 } asm "cmpl $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %374, i32 %372) #12, !srcloc !74
  %376 = extractvalue { i32, i32 } %375, 0
  %377 = extractvalue { i32, i32 } %375, 1
  store i32 %376, i32* %35, align 4
  store i32 %377, i32* %36, align 4
  %378 = load i32, i32* %35, align 4
  store i32 %378, i32* %37, align 4
  %379 = load i32, i32* %37, align 4
  %380 = sext i32 %379 to i64
  call void @mix(i64 noundef %380)
  %381 = load i64, i64* %3, align 8
  %382 = trunc i64 %381 to i32
  store i32 %382, i32* %39, align 4
  %383 = load i32, i32* %39, align 4
  %384 = load i64, i64* %4, align 8
  %385 = trunc i64 %384 to i32
  %386 = call { i32, i32 } asm "cmpl $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %385, i32 %383) #12, !srcloc !75
  %387 = extractvalue { i32, i32 } %386, 0
  %388 = extractvalue { i32, i32 } %386, 1
  store i32 %387, i32* %38, align 4
  store i32 %388, i32* %39, align 4
  %389 = load i32, i32* %38, align 4
  store i32 %389, i32* %40, align 4
  %390 = load i32, i32* %40, align 4
  %391 = sext i32 %390 to i64
  call void @mix(i64 noundef %391)
  %392 = load i64, i64* %3, align 8
  %393 = trunc i64 %392 to i32
  store i32 %393, i32* %42, align 4
  %394 = load i32, i32* %42, align 4
  %395 = load i64, i64* %4, align 8
  %396 = trunc i64 %395 to i32
  %397 = call { i32, i32 } asm "cmpl $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %396, i32 %394) #12, !srcloc !76
  %398 = extractvalue { i32, i32 } %397, 0
  %399 = extractvalue { i32, i32 } %397, 1
  store i32 %398, i32* %41, align 4
  store i32 %399, i32* %42, align 4
  %400 = load i32, i32* %41, align 4
  store i32 %400, i32* %43, align 4
  %401 = load i32, i32* %43, align 4
  %402 = sext i32 %401 to i64
  call void @mix(i64 noundef %402)
  %403 = load i64, i64* %3, align 8
  %404 = trunc i64 %403 to i32
  store i32 %404, i32* %45, align 4
  %405 = load i32, i32* %45, align 4
  %406 = load i64, i64* %4, align 8
  %407 = trunc i64 %406 to i32
  %408 = call { i32, i32 } asm "cmpl $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %407, i32 %405) #12, !srcloc !77
  %409 = extractvalue { i32, i32 } %408, 0
  %410 = extractvalue { i32, i32 } %408, 1
  store i32 %409, i32* %44, align 4
  store i32 %410, i32* %45, align 4
  %411 = load i32, i32* %44, align 4
  store i32 %411, i32* %46, align 4
  %412 = load i32, i32* %46, align 4
  %413 = sext i32 %412 to i64
  call void @mix(i64 noundef %413)
  %414 = load i64, i64* %3, align 8
  %415 = trunc i64 %414 to i32
  store i32 %415, i32* %48, align 4
  %416 = load i32, i32* %48, align 4
  %417 = load i64, i64* %4, align 8
  %418 = trunc i64 %417 to i32
  %419 = call { i32, i32 } asm "cmpl $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %418, i32 %416) #12, !srcloc !78
  %420 = extractvalue { i32, i32 } %419, 0
  %421 = extractvalue { i32, i32 } %419, 1
  store i32 %420, i32* %47, align 4
  store i32 %421, i32* %48, align 4
  %422 = load i32, i32* %47, align 4
  store i32 %422, i32* %49, align 4
  %423 = load i32, i32* %49, align 4
  %424 = sext i32 %423 to i64
  call void @mix(i64 noundef %424)
  %425 = load i64, i64* %3, align 8
  %426 = trunc i64 %425 to i32
  store i32 %426, i32* %51, align 4
  %427 = load i32, i32* %51, align 4
  %428 = load i64, i64* %4, align 8
  %429 = trunc i64 %428 to i32
  %430 = call { i32, i32 } asm "cmpl $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %429, i32 %427) #12, !srcloc !79
  %431 = extractvalue { i32, i32 } %430, 0
  %432 = extractvalue { i32, i32 } %430, 1
  store i32 %431, i32* %50, align 4
  store i32 %432, i32* %51, align 4
  %433 = load i32, i32* %50, align 4
  store i32 %433, i32* %52, align 4
  %434 = load i32, i32* %52, align 4
  %435 = sext i32 %434 to i64
  call void @mix(i64 noundef %435)
  %436 = load i64, i64* %3, align 8
  %437 = trunc i64 %436 to i32
  store i32 %437, i32* %54, align 4
  %438 = load i32, i32* %54, align 4
  %439 = load i64, i64* %4, align 8
  %440 = trunc i64 %439 to i32
  %441 = call { i32, i32 } asm "cmpl $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %440, i32 %438) #12, !srcloc !80
  %442 = extractvalue { i32, i32 } %441, 0
  %443 = extractvalue { i32, i32 } %441, 1
  store i32 %442, i32* %53, align 4
  store i32 %443, i32* %54, align 4
  %444 = load i32, i32* %53, align 4
  store i32 %444, i32* %55, align 4
  %445 = load i32, i32* %55, align 4
  %446 = sext i32 %445 to i64
  call void @mix(i64 noundef %446)
  %447 = load i64, i64* %3, align 8
  %448 = trunc i64 %447 to i32
  store i32 %448, i32* %57, align 4
  %449 = load i32, i32* %57, align 4
  %450 = load i64, i64* %4, align 8
  %451 = trunc i64 %450 to i32
  %452 = call { i32, i32 } asm "cmpl $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %451, i32 %449) #12, !srcloc !81
  %453 = extractvalue { i32, i32 } %452, 0
  %454 = extractvalue { i32, i32 } %452, 1
  store i32 %453, i32* %56, align 4
  store i32 %454, i32* %57, align 4
  %455 = load i32, i32* %56, align 4
  store i32 %455, i32* %58, align 4
  %456 = load i32, i32* %58, align 4
  %457 = sext i32 %456 to i64
  call void @mix(i64 noundef %457)
  %458 = load i64, i64* %3, align 8
  store i64 %458, i64* %60, align 8
  %459 = load i64, i64* %60, align 8
  %460 = load i64, i64* %4, align 8
  %461 = call { i32, i64 } asm "cmpq $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %460, i64 %459) #12, !srcloc !82
  %462 = extractvalue { i32, i64 } %461, 0
  %463 = extractvalue { i32, i64 } %461, 1
  store i32 %462, i32* %59, align 4
  store i64 %463, i64* %60, align 8
  %464 = load i32, i32* %59, align 4
  store i32 %464, i32* %61, align 4
  %465 = load i32, i32* %61, align 4
  %466 = sext i32 %465 to i64
  call void @mix(i64 noundef %466)
  %467 = load i64, i64* %3, align 8
  store i64 %467, i64* %63, align 8
  %468 = load i64, i64* %63, align 8
  %469 = load i64, i64* %4, align 8
  %470 = call { i32, i64 } asm "cmpq $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %469, i64 %468) #12, !srcloc !83
  %471 = extractvalue { i32, i64 } %470, 0
  %472 = extractvalue { i32, i64 } %470, 1
  store i32 %471, i32* %62, align 4
  store i64 %472, i64* %63, align 8
  %473 = load i32, i32* %62, align 4
  store i32 %473, i32* %64, align 4
  %474 = load i32, i32* %64, align 4
  %475 = sext i32 %474 to i64
  call void @mix(i64 noundef %475)
  %476 = load i64, i64* %3, align 8
  store i64 %476, i64* %66, align 8
  %477 = load i64, i64* %66, align 8
  %478 = load i64, i64* %4, align 8
  %479 = call { i32, i64 } asm "cmpq $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %478, i64 %477) #12, !srcloc !84
  %480 = extractvalue { i32, i64 } %479, 0
  %481 = extractvalue { i32, i64 } %479, 1
  store i32 %480, i32* %65, align 4
  store i64 %481, i64* %66, align 8
  %482 = load i32, i32* %65, align 4
  store i32 %482, i32* %67, align 4
  %483 = load i32, i32* %67, align 4
  %484 = sext i32 %483 to i64
  call void @mix(i64 noundef %484)
  %485 = load i64, i64* %3, align 8
  store i64 %485, i64* %69, align 8
  %486 = load i64, i64* %69, align 8
  %487 = load i64, i64* %4, align 8
  %488 = call { i32, i64 } asm "cmpq $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %487, i64 %486) #12, !srcloc !85
  %489 = extractvalue { i32, i64 } %488, 0
  %490 = extractvalue { i32, i64 } %488, 1
  store i32 %489, i32* %68, align 4
  store i64 %490, i64* %69, align 8
  %491 = load i32, i32* %68, align 4
  store i32 %491, i32* %70, align 4
  %492 = load i32, i32* %70, align 4
  %493 = sext i32 %492 to i64
  call void @mix(i64 noundef %493)
  %494 = load i64, i64* %3, align 8
  store i64 %494, i64* %72, align 8
  %495 = load i64, i64* %72, align 8
  %496 = load i64, i64* %4, align 8
  %497 = call { i32, i64 } asm "cmpq $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %496, i64 %495) #12, !srcloc !86
  %498 = extractvalue { i32, i64 } %497, 0
  %499 = extractvalue { i32, i64 } %497, 1
  store i32 %498, i32* %71, align 4
  store i64 %499, i64* %72, align 8
  %500 = load i32, i32* %71, align 4
  store i32 %500, i32* %73, align 4
  %501 = load i32, i32* %73, align 4
  %502 = sext i32 %501 to i64
  call void @mix(i64 noundef %502)
  %503 = load i64, i64* %3, align 8
  store i64 %503, i64* %75, align 8
  %504 = load i64, i64* %75, align 8
  %505 = load i64, i64* %4, align 8
  %506 = call { i32, i64 } asm "cmpq $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %505, i64 %504) #12, !srcloc !87
  %507 = extractvalue { i32, i64 } %506, 0
  %508 = extractvalue { i32, i64 } %506, 1
  store i32 %507, i32* %74, align 4
  store i64 %508, i64* %75, align 8
  %509 = load i32, i32* %74, align 4
  store i32 %509, i32* %76, align 4
  %510 = load i32, i32* %76, align 4
  %511 = sext i32 %510 to i64
  call void @mix(i64 noundef %511)
  %512 = load i64, i64* %3, align 8
  store i64 %512, i64* %78, align 8
  %513 = load i64, i64* %78, align 8
  %514 = load i64, i64* %4, align 8
  %515 = call { i32, i64 } asm "cmpq $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %514, i64 %513) #12, !srcloc !88
  %516 = extractvalue { i32, i64 } %515, 0
  %517 = extractvalue { i32, i64 } %515, 1
  store i32 %516, i32* %77, align 4
  store i64 %517, i64* %78, align 8
  %518 = load i32, i32* %77, align 4
  store i32 %518, i32* %79, align 4
  %519 = load i32, i32* %79, align 4
  %520 = sext i32 %519 to i64
  call void @mix(i64 noundef %520)
  %521 = load i64, i64* %3, align 8
  store i64 %521, i64* %81, align 8
  %522 = load i64, i64* %81, align 8
  %523 = load i64, i64* %4, align 8
  %524 = call { i32, i64 } asm "cmpq $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %523, i64 %522) #12, !srcloc !89
  %525 = extractvalue { i32, i64 } %524, 0
  %526 = extractvalue { i32, i64 } %524, 1
  store i32 %525, i32* %80, align 4
  store i64 %526, i64* %81, align 8
  %527 = load i32, i32* %80, align 4
  store i32 %527, i32* %82, align 4
  %528 = load i32, i32* %82, align 4
  %529 = sext i32 %528 to i64
  call void @mix(i64 noundef %529)
  %530 = load i64, i64* %3, align 8
  store i64 %530, i64* %84, align 8
  %531 = load i64, i64* %84, align 8
  %532 = load i64, i64* %4, align 8
  %533 = call { i32, i64 } asm "cmpq $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %532, i64 %531) #12, !srcloc !90
  %534 = extractvalue { i32, i64 } %533, 0
  %535 = extractvalue { i32, i64 } %533, 1
  store i32 %534, i32* %83, align 4
  store i64 %535, i64* %84, align 8
  %536 = load i32, i32* %83, align 4
  store i32 %536, i32* %85, align 4
  %537 = load i32, i32* %85, align 4
  %538 = sext i32 %537 to i64
  call void @mix(i64 noundef %538)
  %539 = load i64, i64* %3, align 8
  %540 = trunc i64 %539 to i16
  store i16 %540, i16* %87, align 2
  %541 = load i16, i16* %87, align 2
  %542 = load i64, i64* %4, align 8
  %543 = trunc i64 %542 to i16
  %544 = call { i32, i16 } asm "testw $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %543, i16 %541) #12, !srcloc !91
  %545 = extractvalue { i32, i16 } %544, 0
  %546 = extractvalue { i32, i16 } %544, 1
  store i32 %545, i32* %86, align 4
  store i16 %546, i16* %87, align 2
  %547 = load i32, i32* %86, align 4
  store i32 %547, i32* %88, align 4
  %548 = load i32, i32* %88, align 4
  %549 = sext i32 %548 to i64
  call void @mix(i64 noundef %549)
  %550 = load i64, i64* %3, align 8
  %551 = trunc i64 %550 to i16
  store i16 %551, i16* %90, align 2
  %552 = load i16, i16* %90, align 2
  %553 = load i64, i64* %4, align 8
  %554 = trunc i64 %553 to i16
  %555 = call { i32, i16 } asm "testw $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %554, i16 %552) #12, !srcloc !92
  %556 = extractvalue { i32, i16 } %555, 0
  %557 = extractvalue { i32, i16 } %555, 1
  store i32 %556, i32* %89, align 4
  store i16 %557, i16* %90, align 2
  %558 = load i32, i32* %89, align 4
  store i32 %558, i32* %91, align 4
  %559 = load i32, i32* %91, align 4
  %560 = sext i32 %559 to i64
  call void @mix(i64 noundef %560)
  %561 = load i64, i64* %3, align 8
  %562 = trunc i64 %561 to i16
  store i16 %562, i16* %93, align 2
  %563 = load i16, i16* %93, align 2
  %564 = load i64, i64* %4, align 8
  %565 = trunc i64 %564 to i16
  %566 = call { i32, i16 } asm "testw $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %565, i16 %563) #12, !srcloc !93
  %567 = extractvalue { i32, i16 } %566, 0
  %568 = extractvalue { i32, i16 } %566, 1
  store i32 %567, i32* %92, align 4
  store i16 %568, i16* %93, align 2
  %569 = load i32, i32* %92, align 4
  store i32 %569, i32* %94, align 4
  %570 = load i32, i32* %94, align 4
  %571 = sext i32 %570 to i64
  call void @mix(i64 noundef %571)
  %572 = load i64, i64* %3, align 8
  %573 = trunc i64 %572 to i16
  store i16 %573, i16* %96, align 2
  %574 = load i16, i16* %96, align 2
  %575 = load i64, i64* %4, align 8
  %576 = trunc i64 %575 to i16
  %577 = call { i32, i16 } asm "testw $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %576, i16 %574) #12, !srcloc !94
  %578 = extractvalue { i32, i16 } %577, 0
  %579 = extractvalue { i32, i16 } %577, 1
  store i32 %578, i32* %95, align 4
  store i16 %579, i16* %96, align 2
  %580 = load i32, i32* %95, align 4
  store i32 %580, i32* %97, align 4
  %581 = load i32, i32* %97, align 4
  %582 = sext i32 %581 to i64
  call void @mix(i64 noundef %582)
  %583 = load i64, i64* %3, align 8
  %584 = trunc i64 %583 to i16
  store i16 %584, i16* %99, align 2
  %585 = load i16, i16* %99, align 2
  %586 = load i64, i64* %4, align 8
  %587 = trunc i64 %586 to i16
  %588 = call { i32, i16 } asm "testw $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %587, i16 %585) #12, !srcloc !95
  %589 = extractvalue { i32, i16 } %588, 0
  %590 = extractvalue { i32, i16 } %588, 1
  store i32 %589, i32* %98, align 4
  store i16 %590, i16* %99, align 2
  %591 = load i32, i32* %98, align 4
  store i32 %591, i32* %100, align 4
  %592 = load i32, i32* %100, align 4
  %593 = sext i32 %592 to i64
  call void @mix(i64 noundef %593)
  %594 = load i64, i64* %3, align 8
  %595 = trunc i64 %594 to i16
  store i16 %595, i16* %102, align 2
  %596 = load i16, i16* %102, align 2
  %597 = load i64, i64* %4, align 8
  %598 = trunc i64 %597 to i16
  %599 = call { i32, i16 } asm "testw $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %598, i16 %596) #12, !srcloc !96
  %600 = extractvalue { i32, i16 } %599, 0
  %601 = extractvalue { i32, i16 } %599, 1
  store i32 %600, i32* %101, align 4
  store i16 %601, i16* %102, align 2
  %602 = load i32, i32* %101, align 4
  store i32 %602, i32* %103, align 4
  %603 = load i32, i32* %103, align 4
  %604 = sext i32 %603 to i64
  call void @mix(i64 noundef %604)
  %605 = load i64, i64* %3, align 8
  %606 = trunc i64 %605 to i16
  store i16 %606, i16* %105, align 2
  %607 = load i16, i16* %105, align 2
  %608 = load i64, i64* %4, align 8
  %609 = trunc i64 %608 to i16
  %610 = call { i32, i16 } asm "testw $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %609, i16 %607) #12, !srcloc !97
  %611 = extractvalue { i32, i16 } %610, 0
  %612 = extractvalue { i32, i16 } %610, 1
  store i32 %611, i32* %104, align 4
  store i16 %612, i16* %105, align 2
  %613 = load i32, i32* %104, align 4
  store i32 %613, i32* %106, align 4
  %614 = load i32, i32* %106, align 4
  %615 = sext i32 %614 to i64
  call void @mix(i64 noundef %615)
  %616 = load i64, i64* %3, align 8
  %617 = trunc i64 %616 to i16
  store i16 %617, i16* %108, align 2
  %618 = load i16, i16* %108, align 2
  %619 = load i64, i64* %4, align 8
  %620 = trunc i64 %619 to i16
  %621 = call { i32, i16 } asm "testw $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %620, i16 %618) #12, !srcloc !98
  %622 = extractvalue { i32, i16 } %621, 0
  %623 = extractvalue { i32, i16 } %621, 1
  store i32 %622, i32* %107, align 4
  store i16 %623, i16* %108, align 2
  %624 = load i32, i32* %107, align 4
  store i32 %624, i32* %109, align 4
  %625 = load i32, i32* %109, align 4
  %626 = sext i32 %625 to i64
  call void @mix(i64 noundef %626)
  %627 = load i64, i64* %3, align 8
  %628 = trunc i64 %627 to i16
  store i16 %628, i16* %111, align 2
  %629 = load i16, i16* %111, align 2
  %630 = load i64, i64* %4, align 8
  %631 = trunc i64 %630 to i16
  %632 = call { i32, i16 } asm "testw $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %631, i16 %629) #12, !srcloc !99
  %633 = extractvalue { i32, i16 } %632, 0
  %634 = extractvalue { i32, i16 } %632, 1
  store i32 %633, i32* %110, align 4
  store i16 %634, i16* %111, align 2
  %635 = load i32, i32* %110, align 4
  store i32 %635, i32* %112, align 4
  %636 = load i32, i32* %112, align 4
  %637 = sext i32 %636 to i64
  call void @mix(i64 noundef %637)
  %638 = load i64, i64* %3, align 8
  %639 = trunc i64 %638 to i32
  store i32 %639, i32* %114, align 4
  %640 = load i32, i32* %114, align 4
  %641 = load i64, i64* %4, align 8
  %642 = trunc i64 %641 to i32
  %643 = call { i32, i32 } asm "addl $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %642, i32 %640) #12, !srcloc !100
  %644 = extractvalue { i32, i32 } %643, 0
  %645 = extractvalue { i32, i32 } %643, 1
  store i32 %644, i32* %113, align 4
  store i32 %645, i32* %114, align 4
  %646 = load i32, i32* %113, align 4
  store i32 %646, i32* %115, align 4
  %647 = load i32, i32* %115, align 4
  %648 = sext i32 %647 to i64
  call void @mix(i64 noundef %648)
  %649 = load i64, i64* %3, align 8
  %650 = trunc i64 %649 to i32
  store i32 %650, i32* %117, align 4
  %651 = load i32, i32* %117, align 4
  %652 = load i64, i64* %4, align 8
  %653 = trunc i64 %652 to i32
  %654 = call { i32, i32 } asm "addl $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %653, i32 %651) #12, !srcloc !101
  %655 = extractvalue { i32, i32 } %654, 0
  %656 = extractvalue { i32, i32 } %654, 1
  store i32 %655, i32* %116, align 4
  store i32 %656, i32* %117, align 4
  %657 = load i32, i32* %116, align 4
  store i32 %657, i32* %118, align 4
  %658 = load i32, i32* %118, align 4
  %659 = sext i32 %658 to i64
  call void @mix(i64 noundef %659)
  %660 = load i64, i64* %3, align 8
  %661 = trunc i64 %660 to i32
  store i32 %661, i32* %120, align 4
  %662 = load i32, i32* %120, align 4
  %663 = load i64, i64* %4, align 8
  %664 = trunc i64 %663 to i32
  %665 = call { i32, i32 } asm "addl $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %664, i32 %662) #12, !srcloc !102
  %666 = extractvalue { i32, i32 } %665, 0
  %667 = extractvalue { i32, i32 } %665, 1
  store i32 %666, i32* %119, align 4
  store i32 %667, i32* %120, align 4
  %668 = load i32, i32* %119, align 4
  store i32 %668, i32* %121, align 4
  %669 = load i32, i32* %121, align 4
  %670 = sext i32 %669 to i64
  call void @mix(i64 noundef %670)
  %671 = load i64, i64* %3, align 8
  %672 = trunc i64 %671 to i32
  store i32 %672, i32* %123, align 4
  %673 = load i32, i32* %123, align 4
  %674 = load i64, i64* %4, align 8
  %675 = trunc i64 %674 to i32
  %676 = call { i32, i32 } asm "addl $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %675, i32 %673) #12, !srcloc !103
  %677 = extractvalue { i32, i32 } %676, 0
  %678 = extractvalue { i32, i32 } %676, 1
  store i32 %677, i32* %122, align 4
  store i32 %678, i32* %123, align 4
  %679 = load i32, i32* %122, align 4
  store i32 %679, i32* %124, align 4
  %680 = load i32, i32* %124, align 4
  %681 = sext i32 %680 to i64
  call void @mix(i64 noundef %681)
  %682 = load i64, i64* %3, align 8
  %683 = trunc i64 %682 to i32
  store i32 %683, i32* %126, align 4
  %684 = load i32, i32* %126, align 4
  %685 = load i64, i64* %4, align 8
  %686 = trunc i64 %685 to i32
  %687 = call { i32, i32 } asm "addl $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %686, i32 %684) #12, !srcloc !104
  %688 = extractvalue { i32, i32 } %687, 0
  %689 = extractvalue { i32, i32 } %687, 1
  store i32 %688, i32* %125, align 4
  store i32 %689, i32* %126, align 4
  %690 = load i32, i32* %125, align 4
  store i32 %690, i32* %127, align 4
  %691 = load i32, i32* %127, align 4
  %692 = sext i32 %691 to i64
  call void @mix(i64 noundef %692)
  %693 = load i64, i64* %3, align 8
  %694 = trunc i64 %693 to i32
  store i32 %694, i32* %129, align 4
  %695 = load i32, i32* %129, align 4
  %696 = load i64, i64* %4, align 8
  %697 = trunc i64 %696 to i32
  %698 = call { i32, i32 } asm "addl $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %697, i32 %695) #12, !srcloc !105
  %699 = extractvalue { i32, i32 } %698, 0
  %700 = extractvalue { i32, i32 } %698, 1
  store i32 %699, i32* %128, align 4
  store i32 %700, i32* %129, align 4
  %701 = load i32, i32* %128, align 4
  store i32 %701, i32* %130, align 4
  %702 = load i32, i32* %130, align 4
  %703 = sext i32 %702 to i64
  call void @mix(i64 noundef %703)
  %704 = load i64, i64* %3, align 8
  %705 = trunc i64 %704 to i32
  store i32 %705, i32* %132, align 4
  %706 = load i32, i32* %132, align 4
  %707 = load i64, i64* %4, align 8
  %708 = trunc i64 %707 to i32
  %709 = call { i32, i32 } asm "addl $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %708, i32 %706) #12, !srcloc !106
  %710 = extractvalue { i32, i32 } %709, 0
  %711 = extractvalue { i32, i32 } %709, 1
  store i32 %710, i32* %131, align 4
  store i32 %711, i32* %132, align 4
  %712 = load i32, i32* %131, align 4
  store i32 %712, i32* %133, align 4
  %713 = load i32, i32* %133, align 4
  %714 = sext i32 %713 to i64
  call void @mix(i64 noundef %714)
  %715 = load i64, i64* %3, align 8
  %716 = trunc i64 %715 to i32
  store i32 %716, i32* %135, align 4
  %717 = load i32, i32* %135, align 4
  %718 = load i64, i64* %4, align 8
  %719 = trunc i64 %718 to i32
  %720 = call { i32, i32 } asm "addl $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %719, i32 %717) #12, !srcloc !107
  %721 = extractvalue { i32, i32 } %720, 0
  %722 = extractvalue { i32, i32 } %720, 1
  store i32 %721, i32* %134, align 4
  store i32 %722, i32* %135, align 4
  %723 = load i32, i32* %134, align 4
  store i32 %723, i32* %136, align 4
  %724 = load i32, i32* %136, align 4
  %725 = sext i32 %724 to i64
  call void @mix(i64 noundef %725)
  %726 = load i64, i64* %3, align 8
  %727 = trunc i64 %726 to i32
  store i32 %727, i32* %138, align 4
  %728 = load i32, i32* %138, align 4
  %729 = load i64, i64* %4, align 8
  %730 = trunc i64 %729 to i32
  %731 = call { i32, i32 } asm "addl $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %730, i32 %728) #12, !srcloc !108
  %732 = extractvalue { i32, i32 } %731, 0
  %733 = extractvalue { i32, i32 } %731, 1
  store i32 %732, i32* %137, align 4
  store i32 %733, i32* %138, align 4
  %734 = load i32, i32* %137, align 4
  store i32 %734, i32* %139, align 4
  %735 = load i32, i32* %139, align 4
  %736 = sext i32 %735 to i64
  call void @mix(i64 noundef %736)
  %737 = load i64, i64* %3, align 8
  store i64 %737, i64* %141, align 8
  %738 = load i64, i64* %141, align 8
  %739 = load i64, i64* %4, align 8
  %740 = call { i32, i64 } asm "subq $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %739, i64 %738) #12, !srcloc !109
  %741 = extractvalue { i32, i64 } %740, 0
  %742 = extractvalue { i32, i64 } %740, 1
  store i32 %741, i32* %140, align 4
  store i64 %742, i64* %141, align 8
  %743 = load i32, i32* %140, align 4
  store i32 %743, i32* %142, align 4
  %744 = load i32, i32* %142, align 4
  %745 = sext i32 %744 to i64
  call void @mix(i64 noundef %745)
  %746 = load i64, i64* %3, align 8
  store i64 %746, i64* %144, align 8
  %747 = load i64, i64* %144, align 8
  %748 = load i64, i64* %4, align 8
  %749 = call { i32, i64 } asm "subq $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %748, i64 %747) #12, !srcloc !110
  %750 = extractvalue { i32, i64 } %749, 0
  %751 = extractvalue { i32, i64 } %749, 1
  store i32 %750, i32* %143, align 4
  store i64 %751, i64* %144, align 8
  %752 = load i32, i32* %143, align 4
  store i32 %752, i32* %145, align 4
  %753 = load i32, i32* %145, align 4
  %754 = sext i32 %753 to i64
  call void @mix(i64 noundef %754)
  %755 = load i64, i64* %3, align 8
  store i64 %755, i64* %147, align 8
  %756 = load i64, i64* %147, align 8
  %757 = load i64, i64* %4, align 8
  %758 = call { i32, i64 } asm "subq $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %757, i64 %756) #12, !srcloc !111
  %759 = extractvalue { i32, i64 } %758, 0
  %760 = extractvalue { i32, i64 } %758, 1
  store i32 %759, i32* %146, align 4
  store i64 %760, i64* %147, align 8
  %761 = load i32, i32* %146, align 4
  store i32 %761, i32* %148, align 4
  %762 = load i32, i32* %148, align 4
  %763 = sext i32 %762 to i64
  call void @mix(i64 noundef %763)
  %764 = load i64, i64* %3, align 8
  store i64 %764, i64* %150, align 8
  %765 = load i64, i64* %150, align 8
  %766 = load i64, i64* %4, align 8
  %767 = call { i32, i64 } asm "subq $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %766, i64 %765) #12, !srcloc !112
  %768 = extractvalue { i32, i64 } %767, 0
  %769 = extractvalue { i32, i64 } %767, 1
  store i32 %768, i32* %149, align 4
  store i64 %769, i64* %150, align 8
  %770 = load i32, i32* %149, align 4
  store i32 %770, i32* %151, align 4
  %771 = load i32, i32* %151, align 4
  %772 = sext i32 %771 to i64
  call void @mix(i64 noundef %772)
  %773 = load i64, i64* %3, align 8
  store i64 %773, i64* %153, align 8
  %774 = load i64, i64* %153, align 8
  %775 = load i64, i64* %4, align 8
  %776 = call { i32, i64 } asm "subq $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %775, i64 %774) #12, !srcloc !113
  %777 = extractvalue { i32, i64 } %776, 0
  %778 = extractvalue { i32, i64 } %776, 1
  store i32 %777, i32* %152, align 4
  store i64 %778, i64* %153, align 8
  %779 = load i32, i32* %152, align 4
  store i32 %779, i32* %154, align 4
  %780 = load i32, i32* %154, align 4
  %781 = sext i32 %780 to i64
  call void @mix(i64 noundef %781)
  %782 = load i64, i64* %3, align 8
  store i64 %782, i64* %156, align 8
  %783 = load i64, i64* %156, align 8
  %784 = load i64, i64* %4, align 8
  %785 = call { i32, i64 } asm "subq $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %784, i64 %783) #12, !srcloc !114
  %786 = extractvalue { i32, i64 } %785, 0
  %787 = extractvalue { i32, i64 } %785, 1
  store i32 %786, i32* %155, align 4
  store i64 %787, i64* %156, align 8
  %788 = load i32, i32* %155, align 4
  store i32 %788, i32* %157, align 4
  %789 = load i32, i32* %157, align 4
  %790 = sext i32 %789 to i64
  call void @mix(i64 noundef %790)
  %791 = load i64, i64* %3, align 8
  store i64 %791, i64* %159, align 8
  %792 = load i64, i64* %159, align 8
  %793 = load i64, i64* %4, align 8
  %794 = call { i32, i64 } asm "subq $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %793, i64 %792) #12, !srcloc !115
  %795 = extractvalue { i32, i64 } %794, 0
  %796 = extractvalue { i32, i64 } %794, 1
  store i32 %795, i32* %158, align 4
  store i64 %796, i64* %159, align 8
  %797 = load i32, i32* %158, align 4
  store i32 %797, i32* %160, align 4
  %798 = load i32, i32* %160, align 4
  %799 = sext i32 %798 to i64
  call void @mix(i64 noundef %799)
  %800 = load i64, i64* %3, align 8
  store i64 %800, i64* %162, align 8
  %801 = load i64, i64* %162, align 8
  %802 = load i64, i64* %4, align 8
  %803 = call { i32, i64 } asm "subq $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %802, i64 %801) #12, !srcloc !116
  %804 = extractvalue { i32, i64 } %803, 0
  %805 = extractvalue { i32, i64 } %803, 1
  store i32 %804, i32* %161, align 4
  store i64 %805, i64* %162, align 8
  %806 = load i32, i32* %161, align 4
  store i32 %806, i32* %163, align 4
  %807 = load i32, i32* %163, align 4
  %808 = sext i32 %807 to i64
  call void @mix(i64 noundef %808)
  %809 = load i64, i64* %3, align 8
  store i64 %809, i64* %165, align 8
  %810 = load i64, i64* %165, align 8
  %811 = load i64, i64* %4, align 8
  %812 = call { i32, i64 } asm "subq $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %811, i64 %810) #12, !srcloc !117
  %813 = extractvalue { i32, i64 } %812, 0
  %814 = extractvalue { i32, i64 } %812, 1
  store i32 %813, i32* %164, align 4
  store i64 %814, i64* %165, align 8
  %815 = load i32, i32* %164, align 4
  store i32 %815, i32* %166, align 4
  %816 = load i32, i32* %166, align 4
  %817 = sext i32 %816 to i64
  call void @mix(i64 noundef %817)
  %818 = load i64, i64* %3, align 8
  %819 = trunc i64 %818 to i32
  store i32 %819, i32* %168, align 4
  %820 = load i32, i32* %168, align 4
  %821 = load i64, i64* %4, align 8
  %822 = trunc i64 %821 to i32
  %823 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %822, i32 %820) #12, !srcloc !118
  %824 = extractvalue { i32, i32 } %823, 0
  %825 = extractvalue { i32, i32 } %823, 1
  store i32 %824, i32* %167, align 4
  store i32 %825, i32* %168, align 4
  %826 = load i32, i32* %167, align 4
  store i32 %826, i32* %169, align 4
  %827 = load i32, i32* %169, align 4
  %828 = sext i32 %827 to i64
  call void @mix(i64 noundef %828)
  %829 = load i64, i64* %3, align 8
  %830 = trunc i64 %829 to i32
  store i32 %830, i32* %171, align 4
  %831 = load i32, i32* %171, align 4
  %832 = load i64, i64* %4, align 8
  %833 = trunc i64 %832 to i32
  %834 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %833, i32 %831) #12, !srcloc !119
  %835 = extractvalue { i32, i32 } %834, 0
  %836 = extractvalue { i32, i32 } %834, 1
  store i32 %835, i32* %170, align 4
  store i32 %836, i32* %171, align 4
  %837 = load i32, i32* %170, align 4
  store i32 %837, i32* %172, align 4
  %838 = load i32, i32* %172, align 4
  %839 = sext i32 %838 to i64
  call void @mix(i64 noundef %839)
  %840 = load i64, i64* %3, align 8
  %841 = trunc i64 %840 to i32
  store i32 %841, i32* %174, align 4
  %842 = load i32, i32* %174, align 4
  %843 = load i64, i64* %4, align 8
  %844 = trunc i64 %843 to i32
  %845 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %844, i32 %842) #12, !srcloc !120
  %846 = extractvalue { i32, i32 } %845, 0
  %847 = extractvalue { i32, i32 } %845, 1
  store i32 %846, i32* %173, align 4
  store i32 %847, i32* %174, align 4
  %848 = load i32, i32* %173, align 4
  store i32 %848, i32* %175, align 4
  %849 = load i32, i32* %175, align 4
  %850 = sext i32 %849 to i64
  call void @mix(i64 noundef %850)
  %851 = load i64, i64* %3, align 8
  %852 = trunc i64 %851 to i32
  store i32 %852, i32* %177, align 4
  %853 = load i32, i32* %177, align 4
  %854 = load i64, i64* %4, align 8
  %855 = trunc i64 %854 to i32
  %856 = call { i32, i32 } asm "stc; adcl $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %855, i32 %853) #12, !srcloc !121
  %857 = extractvalue { i32, i32 } %856, 0
  %858 = extractvalue { i32, i32 } %856, 1
  store i32 %857, i32* %176, align 4
  store i32 %858, i32* %177, align 4
  %859 = load i32, i32* %176, align 4
  store i32 %859, i32* %178, align 4
  %860 = load i32, i32* %178, align 4
  %861 = sext i32 %860 to i64
  call void @mix(i64 noundef %861)
  %862 = load i64, i64* %3, align 8
  %863 = trunc i64 %862 to i32
  store i32 %863, i32* %180, align 4
  %864 = load i32, i32* %180, align 4
  %865 = load i64, i64* %4, align 8
  %866 = trunc i64 %865 to i32
  %867 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %866, i32 %864) #12, !srcloc !122
  %868 = extractvalue { i32, i32 } %867, 0
  %869 = extractvalue { i32, i32 } %867, 1
  store i32 %868, i32* %179, align 4
  store i32 %869, i32* %180, align 4
  %870 = load i32, i32* %179, align 4
  store i32 %870, i32* %181, align 4
  %871 = load i32, i32* %181, align 4
  %872 = sext i32 %871 to i64
  call void @mix(i64 noundef %872)
  %873 = load i64, i64* %3, align 8
  %874 = trunc i64 %873 to i32
  store i32 %874, i32* %183, align 4
  %875 = load i32, i32* %183, align 4
  %876 = load i64, i64* %4, align 8
  %877 = trunc i64 %876 to i32
  %878 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %877, i32 %875) #12, !srcloc !123
  %879 = extractvalue { i32, i32 } %878, 0
  %880 = extractvalue { i32, i32 } %878, 1
  store i32 %879, i32* %182, align 4
  store i32 %880, i32* %183, align 4
  %881 = load i32, i32* %182, align 4
  store i32 %881, i32* %184, align 4
  %882 = load i32, i32* %184, align 4
  %883 = sext i32 %882 to i64
  call void @mix(i64 noundef %883)
  %884 = load i64, i64* %3, align 8
  %885 = trunc i64 %884 to i32
  store i32 %885, i32* %186, align 4
  %886 = load i32, i32* %186, align 4
  %887 = load i64, i64* %4, align 8
  %888 = trunc i64 %887 to i32
  %889 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %888, i32 %886) #12, !srcloc !124
  %890 = extractvalue { i32, i32 } %889, 0
  %891 = extractvalue { i32, i32 } %889, 1
  store i32 %890, i32* %185, align 4
  store i32 %891, i32* %186, align 4
  %892 = load i32, i32* %185, align 4
  store i32 %892, i32* %187, align 4
  %893 = load i32, i32* %187, align 4
  %894 = sext i32 %893 to i64
  call void @mix(i64 noundef %894)
  %895 = load i64, i64* %3, align 8
  %896 = trunc i64 %895 to i32
  store i32 %896, i32* %189, align 4
  %897 = load i32, i32* %189, align 4
  %898 = load i64, i64* %4, align 8
  %899 = trunc i64 %898 to i32
  %900 = call { i32, i32 } asm "stc; adcl $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %899, i32 %897) #12, !srcloc !125
  %901 = extractvalue { i32, i32 } %900, 0
  %902 = extractvalue { i32, i32 } %900, 1
  store i32 %901, i32* %188, align 4
  store i32 %902, i32* %189, align 4
  %903 = load i32, i32* %188, align 4
  store i32 %903, i32* %190, align 4
  %904 = load i32, i32* %190, align 4
  %905 = sext i32 %904 to i64
  call void @mix(i64 noundef %905)
  %906 = load i64, i64* %3, align 8
  %907 = trunc i64 %906 to i32
  store i32 %907, i32* %192, align 4
  %908 = load i32, i32* %192, align 4
  %909 = load i64, i64* %4, align 8
  %910 = trunc i64 %909 to i32
  %911 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %910, i32 %908) #12, !srcloc !126
  %912 = extractvalue { i32, i32 } %911, 0
  %913 = extractvalue { i32, i32 } %911, 1
  store i32 %912, i32* %191, align 4
  store i32 %913, i32* %192, align 4
  %914 = load i32, i32* %191, align 4
  store i32 %914, i32* %193, align 4
  %915 = load i32, i32* %193, align 4
  %916 = sext i32 %915 to i64
  call void @mix(i64 noundef %916)
  %917 = load i64, i64* %3, align 8
  %918 = trunc i64 %917 to i32
  store i32 %918, i32* %195, align 4
  %919 = load i32, i32* %195, align 4
  %920 = load i64, i64* %4, align 8
  %921 = trunc i64 %920 to i32
  %922 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %921, i32 %919) #12, !srcloc !127
  %923 = extractvalue { i32, i32 } %922, 0
  %924 = extractvalue { i32, i32 } %922, 1
  store i32 %923, i32* %194, align 4
  store i32 %924, i32* %195, align 4
  %925 = load i32, i32* %194, align 4
  store i32 %925, i32* %196, align 4
  %926 = load i32, i32* %196, align 4
  %927 = sext i32 %926 to i64
  call void @mix(i64 noundef %927)
  %928 = load i64, i64* %3, align 8
  %929 = trunc i64 %928 to i32
  store i32 %929, i32* %198, align 4
  %930 = load i32, i32* %198, align 4
  %931 = load i64, i64* %4, align 8
  %932 = trunc i64 %931 to i32
  %933 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %932, i32 %930) #12, !srcloc !128
  %934 = extractvalue { i32, i32 } %933, 0
  %935 = extractvalue { i32, i32 } %933, 1
  store i32 %934, i32* %197, align 4
  store i32 %935, i32* %198, align 4
  %936 = load i32, i32* %197, align 4
  store i32 %936, i32* %199, align 4
  %937 = load i32, i32* %199, align 4
  %938 = sext i32 %937 to i64
  call void @mix(i64 noundef %938)
  %939 = load i64, i64* %3, align 8
  %940 = trunc i64 %939 to i32
  store i32 %940, i32* %201, align 4
  %941 = load i32, i32* %201, align 4
  %942 = load i64, i64* %4, align 8
  %943 = trunc i64 %942 to i32
  %944 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %943, i32 %941) #12, !srcloc !129
  %945 = extractvalue { i32, i32 } %944, 0
  %946 = extractvalue { i32, i32 } %944, 1
  store i32 %945, i32* %200, align 4
  store i32 %946, i32* %201, align 4
  %947 = load i32, i32* %200, align 4
  store i32 %947, i32* %202, align 4
  %948 = load i32, i32* %202, align 4
  %949 = sext i32 %948 to i64
  call void @mix(i64 noundef %949)
  %950 = load i64, i64* %3, align 8
  %951 = trunc i64 %950 to i32
  store i32 %951, i32* %204, align 4
  %952 = load i32, i32* %204, align 4
  %953 = load i64, i64* %4, align 8
  %954 = trunc i64 %953 to i32
  %955 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %954, i32 %952) #12, !srcloc !130
  %956 = extractvalue { i32, i32 } %955, 0
  %957 = extractvalue { i32, i32 } %955, 1
  store i32 %956, i32* %203, align 4
  store i32 %957, i32* %204, align 4
  %958 = load i32, i32* %203, align 4
  store i32 %958, i32* %205, align 4
  %959 = load i32, i32* %205, align 4
  %960 = sext i32 %959 to i64
  call void @mix(i64 noundef %960)
  %961 = load i64, i64* %3, align 8
  %962 = trunc i64 %961 to i32
  store i32 %962, i32* %207, align 4
  %963 = load i32, i32* %207, align 4
  %964 = load i64, i64* %4, align 8
  %965 = trunc i64 %964 to i32
  %966 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %965, i32 %963) #12, !srcloc !131
  %967 = extractvalue { i32, i32 } %966, 0
  %968 = extractvalue { i32, i32 } %966, 1
  store i32 %967, i32* %206, align 4
  store i32 %968, i32* %207, align 4
  %969 = load i32, i32* %206, align 4
  store i32 %969, i32* %208, align 4
  %970 = load i32, i32* %208, align 4
  %971 = sext i32 %970 to i64
  call void @mix(i64 noundef %971)
  %972 = load i64, i64* %3, align 8
  %973 = trunc i64 %972 to i32
  store i32 %973, i32* %210, align 4
  %974 = load i32, i32* %210, align 4
  %975 = load i64, i64* %4, align 8
  %976 = trunc i64 %975 to i32
  %977 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %976, i32 %974) #12, !srcloc !132
  %978 = extractvalue { i32, i32 } %977, 0
  %979 = extractvalue { i32, i32 } %977, 1
  store i32 %978, i32* %209, align 4
  store i32 %979, i32* %210, align 4
  %980 = load i32, i32* %209, align 4
  store i32 %980, i32* %211, align 4
  %981 = load i32, i32* %211, align 4
  %982 = sext i32 %981 to i64
  call void @mix(i64 noundef %982)
  %983 = load i64, i64* %3, align 8
  %984 = trunc i64 %983 to i32
  store i32 %984, i32* %213, align 4
  %985 = load i32, i32* %213, align 4
  %986 = load i64, i64* %4, align 8
  %987 = trunc i64 %986 to i32
  %988 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %987, i32 %985) #12, !srcloc !133
  %989 = extractvalue { i32, i32 } %988, 0
  %990 = extractvalue { i32, i32 } %988, 1
  store i32 %989, i32* %212, align 4
  store i32 %990, i32* %213, align 4
  %991 = load i32, i32* %212, align 4
  store i32 %991, i32* %214, align 4
  %992 = load i32, i32* %214, align 4
  %993 = sext i32 %992 to i64
  call void @mix(i64 noundef %993)
  %994 = load i64, i64* %3, align 8
  %995 = trunc i64 %994 to i32
  store i32 %995, i32* %216, align 4
  %996 = load i32, i32* %216, align 4
  %997 = load i64, i64* %4, align 8
  %998 = trunc i64 %997 to i32
  %999 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %998, i32 %996) #12, !srcloc !134
  %1000 = extractvalue { i32, i32 } %999, 0
  %1001 = extractvalue { i32, i32 } %999, 1
  store i32 %1000, i32* %215, align 4
  store i32 %1001, i32* %216, align 4
  %1002 = load i32, i32* %215, align 4
  store i32 %1002, i32* %217, align 4
  %1003 = load i32, i32* %217, align 4
  %1004 = sext i32 %1003 to i64
  call void @mix(i64 noundef %1004)
  %1005 = load i64, i64* %3, align 8
  %1006 = trunc i64 %1005 to i32
  store i32 %1006, i32* %219, align 4
  %1007 = load i32, i32* %219, align 4
  %1008 = load i64, i64* %4, align 8
  %1009 = trunc i64 %1008 to i32
  %1010 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1009, i32 %1007) #12, !srcloc !135
  %1011 = extractvalue { i32, i32 } %1010, 0
  %1012 = extractvalue { i32, i32 } %1010, 1
  store i32 %1011, i32* %218, align 4
  store i32 %1012, i32* %219, align 4
  %1013 = load i32, i32* %218, align 4
  store i32 %1013, i32* %220, align 4
  %1014 = load i32, i32* %220, align 4
  %1015 = sext i32 %1014 to i64
  call void @mix(i64 noundef %1015)
  %1016 = load i64, i64* %3, align 8
  %1017 = trunc i64 %1016 to i32
  store i32 %1017, i32* %222, align 4
  %1018 = load i32, i32* %222, align 4
  %1019 = load i64, i64* %4, align 8
  %1020 = trunc i64 %1019 to i32
  %1021 = call { i32, i32 } asm "negl $1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1020, i32 %1018) #12, !srcloc !136
  %1022 = extractvalue { i32, i32 } %1021, 0
  %1023 = extractvalue { i32, i32 } %1021, 1
  store i32 %1022, i32* %221, align 4
  store i32 %1023, i32* %222, align 4
  %1024 = load i32, i32* %221, align 4
  store i32 %1024, i32* %223, align 4
  %1025 = load i32, i32* %223, align 4
  %1026 = sext i32 %1025 to i64
  call void @mix(i64 noundef %1026)
  %1027 = load i64, i64* %3, align 8
  %1028 = trunc i64 %1027 to i32
  store i32 %1028, i32* %225, align 4
  %1029 = load i32, i32* %225, align 4
  %1030 = load i64, i64* %4, align 8
  %1031 = trunc i64 %1030 to i32
  %1032 = call { i32, i32 } asm "negl $1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1031, i32 %1029) #12, !srcloc !137
  %1033 = extractvalue { i32, i32 } %1032, 0
  %1034 = extractvalue { i32, i32 } %1032, 1
  store i32 %1033, i32* %224, align 4
  store i32 %1034, i32* %225, align 4
  %1035 = load i32, i32* %224, align 4
  store i32 %1035, i32* %226, align 4
  %1036 = load i32, i32* %226, align 4
  %1037 = sext i32 %1036 to i64
  call void @mix(i64 noundef %1037)
  %1038 = load i64, i64* %3, align 8
  %1039 = trunc i64 %1038 to i32
  store i32 %1039, i32* %228, align 4
  %1040 = load i32, i32* %228, align 4
  %1041 = load i64, i64* %4, align 8
  %1042 = trunc i64 %1041 to i32
  %1043 = call { i32, i32 } asm "negl $1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1042, i32 %1040) #12, !srcloc !138
  %1044 = extractvalue { i32, i32 } %1043, 0
  %1045 = extractvalue { i32, i32 } %1043, 1
  store i32 %1044, i32* %227, align 4
  store i32 %1045, i32* %228, align 4
  %1046 = load i32, i32* %227, align 4
  store i32 %1046, i32* %229, align 4
  %1047 = load i32, i32* %229, align 4
  %1048 = sext i32 %1047 to i64
  call void @mix(i64 noundef %1048)
  %1049 = load i64, i64* %3, align 8
  %1050 = trunc i64 %1049 to i32
  store i32 %1050, i32* %231, align 4
  %1051 = load i32, i32* %231, align 4
  %1052 = load i64, i64* %4, align 8
  %1053 = trunc i64 %1052 to i32
  %1054 = call { i32, i32 } asm "negl $1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1053, i32 %1051) #12, !srcloc !139
  %1055 = extractvalue { i32, i32 } %1054, 0
  %1056 = extractvalue { i32, i32 } %1054, 1
  store i32 %1055, i32* %230, align 4
  store i32 %1056, i32* %231, align 4
  %1057 = load i32, i32* %230, align 4
  store i32 %1057, i32* %232, align 4
  %1058 = load i32, i32* %232, align 4
  %1059 = sext i32 %1058 to i64
  call void @mix(i64 noundef %1059)
  %1060 = load i64, i64* %3, align 8
  %1061 = trunc i64 %1060 to i32
  store i32 %1061, i32* %234, align 4
  %1062 = load i32, i32* %234, align 4
  %1063 = load i64, i64* %4, align 8
  %1064 = trunc i64 %1063 to i32
  %1065 = call { i32, i32 } asm "negl $1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1064, i32 %1062) #12, !srcloc !140
  %1066 = extractvalue { i32, i32 } %1065, 0
  %1067 = extractvalue { i32, i32 } %1065, 1
  store i32 %1066, i32* %233, align 4
  store i32 %1067, i32* %234, align 4
  %1068 = load i32, i32* %233, align 4
  store i32 %1068, i32* %235, align 4
  %1069 = load i32, i32* %235, align 4
  %1070 = sext i32 %1069 to i64
  call void @mix(i64 noundef %1070)
  %1071 = load i64, i64* %3, align 8
  %1072 = trunc i64 %1071 to i32
  store i32 %1072, i32* %237, align 4
  %1073 = load i32, i32* %237, align 4
  %1074 = load i64, i64* %4, align 8
  %1075 = trunc i64 %1074 to i32
  %1076 = call { i32, i32 } asm "negl $1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1075, i32 %1073) #12, !srcloc !141
  %1077 = extractvalue { i32, i32 } %1076, 0
  %1078 = extractvalue { i32, i32 } %1076, 1
  store i32 %1077, i32* %236, align 4
  store i32 %1078, i32* %237, align 4
  %1079 = load i32, i32* %236, align 4
  store i32 %1079, i32* %238, align 4
  %1080 = load i32, i32* %238, align 4
  %1081 = sext i32 %1080 to i64
  call void @mix(i64 noundef %1081)
  %1082 = load i64, i64* %3, align 8
  %1083 = trunc i64 %1082 to i32
  store i32 %1083, i32* %240, align 4
  %1084 = load i32, i32* %240, align 4
  %1085 = load i64, i64* %4, align 8
  %1086 = trunc i64 %1085 to i32
  %1087 = call { i32, i32 } asm "negl $1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1086, i32 %1084) #12, !srcloc !142
  %1088 = extractvalue { i32, i32 } %1087, 0
  %1089 = extractvalue { i32, i32 } %1087, 1
  store i32 %1088, i32* %239, align 4
  store i32 %1089, i32* %240, align 4
  %1090 = load i32, i32* %239, align 4
  store i32 %1090, i32* %241, align 4
  %1091 = load i32, i32* %241, align 4
  %1092 = sext i32 %1091 to i64
  call void @mix(i64 noundef %1092)
  %1093 = load i64, i64* %3, align 8
  %1094 = trunc i64 %1093 to i32
  store i32 %1094, i32* %243, align 4
  %1095 = load i32, i32* %243, align 4
  %1096 = load i64, i64* %4, align 8
  %1097 = trunc i64 %1096 to i32
  %1098 = call { i32, i32 } asm "negl $1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1097, i32 %1095) #12, !srcloc !143
  %1099 = extractvalue { i32, i32 } %1098, 0
  %1100 = extractvalue { i32, i32 } %1098, 1
  store i32 %1099, i32* %242, align 4
  store i32 %1100, i32* %243, align 4
  %1101 = load i32, i32* %242, align 4
  store i32 %1101, i32* %244, align 4
  %1102 = load i32, i32* %244, align 4
  %1103 = sext i32 %1102 to i64
  call void @mix(i64 noundef %1103)
  %1104 = load i64, i64* %3, align 8
  %1105 = trunc i64 %1104 to i32
  store i32 %1105, i32* %246, align 4
  %1106 = load i32, i32* %246, align 4
  %1107 = load i64, i64* %4, align 8
  %1108 = trunc i64 %1107 to i32
  %1109 = call { i32, i32 } asm "negl $1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1108, i32 %1106) #12, !srcloc !144
  %1110 = extractvalue { i32, i32 } %1109, 0
  %1111 = extractvalue { i32, i32 } %1109, 1
  store i32 %1110, i32* %245, align 4
  store i32 %1111, i32* %246, align 4
  %1112 = load i32, i32* %245, align 4
  store i32 %1112, i32* %247, align 4
  %1113 = load i32, i32* %247, align 4
  %1114 = sext i32 %1113 to i64
  call void @mix(i64 noundef %1114)
  %1115 = load i64, i64* %3, align 8
  %1116 = trunc i64 %1115 to i32
  store i32 %1116, i32* %249, align 4
  %1117 = load i32, i32* %249, align 4
  %1118 = call { i32, i32 } asm "incl $1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 %1117) #12, !srcloc !145
  %1119 = extractvalue { i32, i32 } %1118, 0
  %1120 = extractvalue { i32, i32 } %1118, 1
  store i32 %1119, i32* %248, align 4
  store i32 %1120, i32* %249, align 4
  %1121 = load i32, i32* %248, align 4
  store i32 %1121, i32* %250, align 4
  %1122 = load i32, i32* %250, align 4
  %1123 = sext i32 %1122 to i64
  call void @mix(i64 noundef %1123)
  %1124 = load i64, i64* %3, align 8
  %1125 = trunc i64 %1124 to i8
  store i8 %1125, i8* %252, align 1
  %1126 = load i8, i8* %252, align 1
  %1127 = call { i32, i8 } asm "decb ${1:b}", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 0, i8 %1126) #12, !srcloc !146
  %1128 = extractvalue { i32, i8 } %1127, 0
  %1129 = extractvalue { i32, i8 } %1127, 1
  store i32 %1128, i32* %251, align 4
  store i8 %1129, i8* %252, align 1
  %1130 = load i32, i32* %251, align 4
  store i32 %1130, i32* %253, align 4
  %1131 = load i32, i32* %253, align 4
  %1132 = sext i32 %1131 to i64
  call void @mix(i64 noundef %1132)
  %1133 = load i64, i64* %3, align 8
  %1134 = trunc i64 %1133 to i32
  store i32 %1134, i32* %255, align 4
  %1135 = load i32, i32* %255, align 4
  %1136 = load i64, i64* %4, align 8
  %1137 = trunc i64 %1136 to i32
  %1138 = call { i32, i32 } asm "imull $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %1137, i32 %1135) #12, !srcloc !147
  %1139 = extractvalue { i32, i32 } %1138, 0
  %1140 = extractvalue { i32, i32 } %1138, 1
  store i32 %1139, i32* %254, align 4
  store i32 %1140, i32* %255, align 4
  %1141 = load i32, i32* %254, align 4
  store i32 %1141, i32* %256, align 4
  %1142 = load i32, i32* %256, align 4
  %1143 = sext i32 %1142 to i64
  call void @mix(i64 noundef %1143)
  %1144 = load i64, i64* %3, align 8
  store i64 %1144, i64* %258, align 8
  %1145 = load i64, i64* %258, align 8
  %1146 = load i64, i64* %4, align 8
  %1147 = call { i32, i64 } asm "btq $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %1146, i64 %1145) #12, !srcloc !148
  %1148 = extractvalue { i32, i64 } %1147, 0
  %1149 = extractvalue { i32, i64 } %1147, 1
  store i32 %1148, i32* %257, align 4
  store i64 %1149, i64* %258, align 8
  %1150 = load i32, i32* %257, align 4
  store i32 %1150, i32* %259, align 4
  %1151 = load i32, i32* %259, align 4
  %1152 = sext i32 %1151 to i64
  call void @mix(i64 noundef %1152)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mix(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  %3 = load i64, i64* @digest, align 8
  %4 = load i64, i64* %2, align 8
  %5 = xor i64 %3, %4
  %6 = mul i64 %5, 1099511628211
  store i64 %6, i64* @digest, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 (i32)* @choose() #7 {
  %1 = load i32, i32* @mode, align 4
  %2 = icmp ne i32 %1, 0
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 (i32)* @times, i32 (i32)* @plus
  ret i32 (i32)* %4
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_symbols() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  call void @input()
  store i32 trunc (i64 sdiv exact (i64 sub (i64 ptrtoint ([0 x i32]* @__stop_numbers to i64), i64 ptrtoint ([0 x i32]* @__start_numbers to i64)), i64 4) to i32), i32* %1, align 4
  store i32* getelementptr inbounds ([0 x i32], [0 x i32]* @__start_numbers, i64 0, i64 0), i32** %2, align 8
  br label %3

3:                                                ; preds = %16, %0
  %4 = load i32*, i32** %2, align 8
  %5 = icmp ult i32* %4, getelementptr inbounds ([0 x i32], [0 x i32]* @__stop_numbers, i64 0, i64 0)
  br i1 %5, label %6, label %19

6:                                                ; preds = %3
  %7 = load i32, i32* %1, align 4
  %8 = mul nsw i32 %7, 7
  %9 = load i32*, i32** %2, align 8
  %10 = load i32, i32* %9, align 4
  %11 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 0), align 1
  %12 = zext i8 %11 to i32
  %13 = and i32 %12, 3
  %14 = mul nsw i32 %10, %13
  %15 = add nsw i32 %8, %14
  store i32 %15, i32* %1, align 4
  br label %16

16:                                               ; preds = %6
  %17 = load i32*, i32** %2, align 8
  %18 = getelementptr inbounds i32, i32* %17, i32 1
  store i32* %18, i32** %2, align 8
  br label %3, !llvm.loop !149

19:                                               ; preds = %3
  %20 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 2), align 1
  %21 = zext i8 %20 to i32
  %22 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 1), align 1
  %23 = zext i8 %22 to i32
  %24 = srem i32 %23, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [0 x i32], [0 x i32]* @__start_numbers, i64 0, i64 %25
  %27 = load i32, i32* %26, align 4
  %28 = add nsw i32 %27, %21
  store i32 %28, i32* %26, align 4
  %29 = load i32, i32* %1, align 4
  %30 = load i32, i32* @one, align 4
  %31 = add nsw i32 %29, %30
  %32 = load i32, i32* @two, align 4
  %33 = add nsw i32 %31, %32
  %34 = load i32, i32* @three, align 4
  %35 = add nsw i32 %33, %34
  %36 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 3), align 1
  %37 = zext i8 %36 to i32
  %38 = call i32 @chosen(i32 noundef %37)
  %39 = add nsw i32 %35, %38
  %40 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @in, i64 0, i64 4), align 1
  %41 = zext i8 %40 to i32
  %42 = call i32 @chosen(i32 noundef %41)
  %43 = add nsw i32 %39, %42
  ret i32 %43
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
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @times(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = mul nsw i32 %3, 3
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @plus(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = add nsw i32 %3, 3
  ret i32 %4
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn writeonly }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind willreturn }
attributes #7 = { noinline nounwind optnone uwtable "min-legal-vector-width"="0" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind returns_twice }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind }
attributes #12 = { nounwind readnone }
attributes #13 = { nounwind readonly }

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
!20 = !{i64 10682}
!21 = !{i64 10772}
!22 = distinct !{!22, !7}
!23 = !{i64 11000}
!24 = !{i64 11326}
!25 = !{i64 6435}
!26 = !{i64 6532}
!27 = !{i64 6593}
!28 = !{i64 6669}
!29 = !{i64 6792}
!30 = !{i64 6924}
!31 = !{i64 7041}
!32 = !{i64 7146, i64 7158}
!33 = !{i64 2147647543}
!34 = !{i64 2147647640}
!35 = !{i64 2147647739}
!36 = !{i64 2147647841}
!37 = !{i64 2147647941}
!38 = !{i64 2147648040}
!39 = !{i64 2147648137}
!40 = !{i64 2147648233}
!41 = !{i64 2147648329}
!42 = !{i64 2147648429}
!43 = !{i64 2147648532}
!44 = !{i64 2147648633}
!45 = !{i64 2147648765}
!46 = !{i64 2147648900}
!47 = !{i64 2147649040}
!48 = !{i64 2147649174}
!49 = !{i64 2147649308}
!50 = !{i64 2147649445}
!51 = !{i64 2147649582}
!52 = !{i64 2147649719}
!53 = !{i64 2147649861}
!54 = !{i64 2147650008}
!55 = !{i64 2147650157}
!56 = !{i64 8316}
!57 = !{i64 8424}
!58 = !{i64 8581, i64 8594}
!59 = !{i64 8723, i64 8736, i64 8750, i64 8762}
!60 = !{i64 8869}
!61 = !{i64 8957}
!62 = !{i64 9070}
!63 = !{i64 9185}
!64 = !{i64 2147650940}
!65 = !{i64 2147651090}
!66 = !{i64 2147651240}
!67 = !{i64 2147651390}
!68 = !{i64 2147651540}
!69 = !{i64 2147651690}
!70 = !{i64 2147651840}
!71 = !{i64 2147651991}
!72 = !{i64 2147652141}
!73 = !{i64 2147652942}
!74 = !{i64 2147653093}
!75 = !{i64 2147653244}
!76 = !{i64 2147653395}
!77 = !{i64 2147653546}
!78 = !{i64 2147653697}
!79 = !{i64 2147653848}
!80 = !{i64 2147654000}
!81 = !{i64 2147654151}
!82 = !{i64 2147654951}
!83 = !{i64 2147655102}
!84 = !{i64 2147655253}
!85 = !{i64 2147655404}
!86 = !{i64 2147655555}
!87 = !{i64 2147655706}
!88 = !{i64 2147655857}
!89 = !{i64 2147656009}
!90 = !{i64 2147656160}
!91 = !{i64 2147656969}
!92 = !{i64 2147657121}
!93 = !{i64 2147657273}
!94 = !{i64 2147657425}
!95 = !{i64 2147657577}
!96 = !{i64 2147657729}
!97 = !{i64 2147657881}
!98 = !{i64 2147658034}
!99 = !{i64 2147658186}
!100 = !{i64 2147658987}
!101 = !{i64 2147659138}
!102 = !{i64 2147659289}
!103 = !{i64 2147659440}
!104 = !{i64 2147659591}
!105 = !{i64 2147659742}
!106 = !{i64 2147659893}
!107 = !{i64 2147660045}
!108 = !{i64 2147660196}
!109 = !{i64 2147660996}
!110 = !{i64 2147661147}
!111 = !{i64 2147661298}
!112 = !{i64 2147661449}
!113 = !{i64 2147661600}
!114 = !{i64 2147661751}
!115 = !{i64 2147661902}
!116 = !{i64 2147662054}
!117 = !{i64 2147662205}
!118 = !{i64 2147663050}
!119 = !{i64 2147663206}
!120 = !{i64 2147663362}
!121 = !{i64 2147663518}
!122 = !{i64 2147663674}
!123 = !{i64 2147663830}
!124 = !{i64 2147663986}
!125 = !{i64 2147664143}
!126 = !{i64 2147664299}
!127 = !{i64 2147665149}
!128 = !{i64 2147665305}
!129 = !{i64 2147665461}
!130 = !{i64 2147665617}
!131 = !{i64 2147665773}
!132 = !{i64 2147665929}
!133 = !{i64 2147666085}
!134 = !{i64 2147666242}
!135 = !{i64 2147666398}
!136 = !{i64 2147667176}
!137 = !{i64 2147667324}
!138 = !{i64 2147667472}
!139 = !{i64 2147667620}
!140 = !{i64 2147667768}
!141 = !{i64 2147667916}
!142 = !{i64 2147668064}
!143 = !{i64 2147668213}
!144 = !{i64 2147668361}
!145 = !{i64 2147668506}
!146 = !{i64 2147668636}
!147 = !{i64 2147668769}
!148 = !{i64 2147668895}
!149 = distinct !{!149, !7}
