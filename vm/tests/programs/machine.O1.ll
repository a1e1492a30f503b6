; ModuleID = 'machine.c'
source_filename = "machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, [3 x i16], i8 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@in = internal global [8 x i8] zeroinitializer, align 8
@table = internal unnamed_addr constant [64 x i16] [i16 3, i16 1, i16 4, i16 1, i16 5, i16 9, i16 2, i16 6, i16 5, i16 3, i16 5, i16 8, i16 9, i16 7, i16 9, i16 3, i16 2, i16 3, i16 8, i16 4, i16 6, i16 2, i16 6, i16 4, i16 3, i16 3, i16 8, i16 3, i16 2, i16 7, i16 9, i16 5, i16 0, i16 2, i16 8, i16 8, i16 4, i16 1, i16 9, i16 7, i16 1, i16 6, i16 9, i16 3, i16 9, i16 9, i16 3, i16 7, i16 5, i16 1, i16 0, i16 5, i16 8, i16 2, i16 0, i16 9, i16 7, i16 4, i16 9, i16 4, i16 4, i16 5, i16 9, i16 2], align 16
@pairs = internal unnamed_addr global [5 x %struct.pair] zeroinitializer, align 16
@operations = internal unnamed_addr constant [4 x ptr] [ptr @twice, ptr @square, ptr @negate, ptr @fib], align 16
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@test_sieve.composite = internal unnamed_addr global [20000 x i8] zeroinitializer, align 16
@digest = internal unnamed_addr global i64 0, align 8
@__const.test_assembly.word = private unnamed_addr constant [2 x i64] [i64 -9223372036854775807, i64 5], align 16
@one = internal global i32 1, section "numbers", align 4
@two = internal global i32 20, section "numbers", align 4
@three = internal global i32 300, section "numbers", align 4
@by_pointer = dso_local local_unnamed_addr constant ptr @chosen, align 8
@__stop_numbers = external global [0 x i32], align 4
@__start_numbers = external global [0 x i32], align 4
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@llvm.compiler.used = appending global [3 x ptr] [ptr @one, ptr @three, ptr @two], section "llvm.metadata"

@chosen = dso_local ifunc i32 (i32), ptr @choose

; Function Attrs: nounwind uwtable
define dso_local i32 @test_branches() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  %1 = load i8, ptr @in, align 8, !tbaa !5
  %2 = icmp ugt i8 %1, 100
  %3 = select i1 %2, i32 1, i32 2
  %4 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %5 = icmp slt i8 %4, -5
  %6 = mul nuw nsw i32 %3, 3
  %7 = select i1 %5, i32 %6, i32 %3
  %8 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %9 = urem i8 %8, 5
  %10 = zext i8 %9 to i32
  %11 = icmp eq i8 %9, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %15, %0
  %13 = phi i32 [ %7, %0 ], [ %25, %15 ]
  %14 = and i32 %13, 65535
  ret i32 %14

15:                                               ; preds = %0, %15
  %16 = phi i32 [ %26, %15 ], [ 0, %0 ]
  %17 = phi i32 [ %25, %15 ], [ %7, %0 ]
  %18 = mul nsw i32 %17, 7
  %19 = urem i32 %16, 3
  %20 = add nuw nsw i32 %19, 3
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds [8 x i8], ptr @in, i64 0, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !5
  %24 = zext i8 %23 to i32
  %25 = add nsw i32 %18, %24
  %26 = add nuw nsw i32 %16, 1
  %27 = icmp ult i32 %26, %10
  br i1 %27, label %15, label %12, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @test_switches() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  br label %3

1:                                                ; preds = %21
  %2 = and i32 %22, 65535
  ret i32 %2

3:                                                ; preds = %0, %21
  %4 = phi i64 [ 0, %0 ], [ %23, %21 ]
  %5 = phi i32 [ 0, %0 ], [ %22, %21 ]
  %6 = getelementptr inbounds [8 x i8], ptr @in, i64 0, i64 %4
  %7 = load i8, ptr %6, align 1, !tbaa !5
  switch i8 %7, label %17 [
    i8 97, label %8
    i8 98, label %8
    i8 99, label %8
    i8 122, label %10
    i8 10, label %12
    i8 -56, label %15
    i8 -54, label %15
    i8 -52, label %15
  ]

8:                                                ; preds = %3, %3, %3
  %9 = add nsw i32 %5, 1
  br label %21

10:                                               ; preds = %3
  %11 = add nsw i32 %5, 100
  br label %12

12:                                               ; preds = %3, %10
  %13 = phi i32 [ %5, %3 ], [ %11, %10 ]
  %14 = xor i32 %13, 77
  br label %21

15:                                               ; preds = %3, %3, %3
  %16 = add nsw i32 %5, -5
  br label %21

17:                                               ; preds = %3
  %18 = udiv i8 %7, 7
  %19 = zext i8 %18 to i32
  %20 = add nsw i32 %5, %19
  br label %21

21:                                               ; preds = %8, %12, %15, %17
  %22 = phi i32 [ %20, %17 ], [ %16, %15 ], [ %14, %12 ], [ %9, %8 ]
  %23 = add nuw nsw i64 %4, 1
  %24 = icmp eq i64 %23, 4
  br i1 %24, label %1, label %3, !llvm.loop !11
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_tables() local_unnamed_addr #0 {
  %1 = alloca [16 x i8], align 16
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  %2 = load i8, ptr @in, align 8, !tbaa !5
  %3 = and i8 %2, 63
  %4 = zext i8 %3 to i64
  %5 = getelementptr inbounds [64 x i16], ptr @table, i64 0, i64 %4
  %6 = load i16, ptr %5, align 2, !tbaa !12
  %7 = zext i16 %6 to i32
  %8 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %9 = and i8 %8, 31
  %10 = zext i8 %9 to i64
  %11 = getelementptr inbounds [64 x i16], ptr @table, i64 0, i64 %10
  %12 = load i16, ptr %11, align 2, !tbaa !12
  %13 = zext i16 %12 to i32
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1, i8 0, i64 16, i1 false)
  br label %14

14:                                               ; preds = %0, %14
  %15 = phi i64 [ 0, %0 ], [ %26, %14 ]
  %16 = add nuw nsw i64 %15, 4
  %17 = getelementptr inbounds [8 x i8], ptr @in, i64 0, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !5
  %19 = getelementptr inbounds [8 x i8], ptr @in, i64 0, i64 %15
  %20 = load i8, ptr %19, align 1, !tbaa !5
  %21 = and i8 %20, 15
  %22 = zext i8 %21 to i64
  %23 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !5
  %25 = add i8 %24, %18
  store i8 %25, ptr %23, align 1, !tbaa !5
  %26 = add nuw nsw i64 %15, 1
  %27 = icmp eq i64 %26, 4
  br i1 %27, label %28, label %14, !llvm.loop !14

28:                                               ; preds = %14
  %29 = mul nuw nsw i32 %7, 10
  %30 = add nuw nsw i32 %29, %13
  br label %33

31:                                               ; preds = %33
  %32 = and i32 %40, 65535
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #19
  ret i32 %32

33:                                               ; preds = %28, %33
  %34 = phi i64 [ 0, %28 ], [ %41, %33 ]
  %35 = phi i32 [ %30, %28 ], [ %40, %33 ]
  %36 = mul nsw i32 %35, 3
  %37 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 %34
  %38 = load i8, ptr %37, align 1, !tbaa !5
  %39 = zext i8 %38 to i32
  %40 = add nsw i32 %36, %39
  %41 = add nuw nsw i64 %34, 1
  %42 = icmp eq i64 %41, 16
  br i1 %42, label %31, label %33, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define dso_local i32 @test_structs() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  %1 = load i8, ptr @in, align 8, !tbaa !5
  %2 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %3 = zext i8 %2 to i32
  %4 = zext i8 %1 to i64
  br label %14

5:                                                ; preds = %14
  %6 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %7 = urem i8 %6, 5
  %8 = zext i8 %7 to i64
  %9 = getelementptr inbounds [5 x %struct.pair], ptr @pairs, i64 0, i64 %8
  %10 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %11 = urem i8 %10, 5
  %12 = zext i8 %11 to i64
  %13 = getelementptr inbounds [5 x %struct.pair], ptr @pairs, i64 0, i64 %12
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %13, ptr noundef nonnull align 4 dereferenceable(12) %9, i64 12, i1 false)
  br label %32

14:                                               ; preds = %0, %14
  %15 = phi i64 [ 0, %0 ], [ %28, %14 ]
  %16 = mul nuw nsw i64 %15, %4
  %17 = getelementptr inbounds [5 x %struct.pair], ptr @pairs, i64 0, i64 %15
  %18 = trunc i64 %16 to i32
  store i32 %18, ptr %17, align 4, !tbaa !16
  %19 = trunc i64 %15 to i32
  %20 = shl i32 %3, %19
  %21 = trunc i32 %20 to i16
  %22 = trunc i64 %15 to i32
  %23 = urem i32 %22, 3
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds [5 x %struct.pair], ptr @pairs, i64 0, i64 %15, i32 1, i64 %24
  store i16 %21, ptr %25, align 2, !tbaa !12
  %26 = trunc i64 %15 to i8
  %27 = getelementptr inbounds [5 x %struct.pair], ptr @pairs, i64 0, i64 %15, i32 2
  store i8 %26, ptr %27, align 2, !tbaa !19
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp eq i64 %28, 5
  br i1 %29, label %5, label %14, !llvm.loop !20

30:                                               ; preds = %32
  %31 = and i32 %46, 65535
  ret i32 %31

32:                                               ; preds = %5, %32
  %33 = phi i64 [ 0, %5 ], [ %47, %32 ]
  %34 = phi i32 [ 0, %5 ], [ %46, %32 ]
  %35 = mul i32 %34, 5
  %36 = getelementptr inbounds [5 x %struct.pair], ptr @pairs, i64 0, i64 %33
  %37 = load i32, ptr %36, align 4, !tbaa !16
  %38 = add i32 %37, %35
  %39 = getelementptr inbounds [5 x %struct.pair], ptr @pairs, i64 0, i64 %33, i32 1, i64 1
  %40 = load i16, ptr %39, align 2, !tbaa !12
  %41 = zext i16 %40 to i32
  %42 = add i32 %38, %41
  %43 = getelementptr inbounds [5 x %struct.pair], ptr @pairs, i64 0, i64 %33, i32 2
  %44 = load i8, ptr %43, align 2, !tbaa !19
  %45 = sext i8 %44 to i32
  %46 = add i32 %42, %45
  %47 = add nuw nsw i64 %33, 1
  %48 = icmp eq i64 %47, 5
  br i1 %48, label %30, label %32, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define dso_local i32 @test_variadic() local_unnamed_addr #0 {
  %1 = alloca %struct.pair, align 8
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %1) #19
  %2 = load i8, ptr @in, align 8, !tbaa !5
  %3 = zext i8 %2 to i32
  store i32 %3, ptr %1, align 8, !tbaa !16
  %4 = getelementptr inbounds %struct.pair, ptr %1, i64 0, i32 1
  store i16 1, ptr %4, align 4, !tbaa !12
  %5 = getelementptr inbounds %struct.pair, ptr %1, i64 0, i32 1, i64 1
  store i16 2, ptr %5, align 2, !tbaa !12
  %6 = getelementptr inbounds %struct.pair, ptr %1, i64 0, i32 1, i64 2
  store i16 3, ptr %6, align 8, !tbaa !12
  %7 = getelementptr inbounds %struct.pair, ptr %1, i64 0, i32 2
  store i8 4, ptr %7, align 2, !tbaa !19
  %8 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %9 = zext i8 %8 to i32
  %10 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %11 = zext i8 %10 to i32
  %12 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %13 = zext i8 %12 to i32
  %14 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 4, !tbaa !5
  %15 = zext i8 %14 to i64
  %16 = load i64, ptr %1, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = tail call i64 (i32, ...) @sum(i32 poison, i32 noundef %9, double noundef 2.500000e+00, i64 noundef 77, i64 %16, i32 %18, x86_fp80 noundef 0xK3FFF8000000000000000, i32 noundef %11, double noundef 4.500000e+00, i64 noundef 78, ptr noundef nonnull byval(%struct.pair) align 8 %1, x86_fp80 noundef 0xK40008000000000000000, i32 noundef %13, double noundef 6.500000e+00, i64 noundef %15, ptr noundef nonnull byval(%struct.pair) align 8 %1, x86_fp80 noundef 0xK4000C000000000000000)
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 65535
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %1) #19
  ret i32 %21
}

; Function Attrs: nofree nosync nounwind uwtable
define internal i64 @sum(i32 %0, ...) unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #19
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #19
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.va_copy(ptr nonnull %3, ptr nonnull %2)
  %4 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 1
  %5 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %6 = load i32, ptr %2, align 16
  %7 = load i32, ptr %4, align 4
  %8 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %9 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %10 = load ptr, ptr %9, align 16
  %11 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %12 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %14 = load ptr, ptr %8, align 8
  br label %18

15:                                               ; preds = %72
  %16 = load i32, ptr %3, align 16
  %17 = icmp ult i32 %16, 41
  br i1 %17, label %89, label %95

18:                                               ; preds = %1, %72
  %19 = phi ptr [ %14, %1 ], [ %83, %72 ]
  %20 = phi i64 [ 0, %1 ], [ %86, %72 ]
  %21 = phi i32 [ 0, %1 ], [ %87, %72 ]
  %22 = phi i32 [ %6, %1 ], [ %74, %72 ]
  %23 = phi i32 [ %7, %1 ], [ %47, %72 ]
  %24 = icmp ult i32 %22, 41
  br i1 %24, label %25, label %29

25:                                               ; preds = %18
  %26 = sext i32 %22 to i64
  %27 = getelementptr i8, ptr %10, i64 %26
  %28 = add nuw nsw i32 %22, 8
  store i32 %28, ptr %2, align 16
  br label %31

29:                                               ; preds = %18
  %30 = getelementptr i8, ptr %19, i64 8
  store ptr %30, ptr %8, align 8
  br label %31

31:                                               ; preds = %29, %25
  %32 = phi ptr [ %19, %25 ], [ %30, %29 ]
  %33 = phi i32 [ %28, %25 ], [ %22, %29 ]
  %34 = phi ptr [ %27, %25 ], [ %19, %29 ]
  %35 = load i32, ptr %34, align 4
  %36 = sext i32 %35 to i64
  %37 = add nsw i64 %20, %36
  %38 = icmp ult i32 %23, 161
  br i1 %38, label %39, label %43

39:                                               ; preds = %31
  %40 = sext i32 %23 to i64
  %41 = getelementptr i8, ptr %10, i64 %40
  %42 = add nuw nsw i32 %23, 16
  store i32 %42, ptr %4, align 4
  br label %45

43:                                               ; preds = %31
  %44 = getelementptr i8, ptr %32, i64 8
  store ptr %44, ptr %11, align 8
  br label %45

45:                                               ; preds = %43, %39
  %46 = phi ptr [ %32, %39 ], [ %44, %43 ]
  %47 = phi i32 [ %42, %39 ], [ %23, %43 ]
  %48 = phi ptr [ %41, %39 ], [ %32, %43 ]
  %49 = load double, ptr %48, align 8
  %50 = fptosi double %49 to i64
  %51 = add nsw i64 %37, %50
  %52 = icmp ult i32 %33, 41
  br i1 %52, label %53, label %57

53:                                               ; preds = %45
  %54 = sext i32 %33 to i64
  %55 = getelementptr i8, ptr %10, i64 %54
  %56 = add i32 %33, 8
  store i32 %56, ptr %2, align 16
  br label %59

57:                                               ; preds = %45
  %58 = getelementptr i8, ptr %46, i64 8
  store ptr %58, ptr %12, align 8
  br label %59

59:                                               ; preds = %57, %53
  %60 = phi ptr [ %46, %53 ], [ %58, %57 ]
  %61 = phi i32 [ %56, %53 ], [ %33, %57 ]
  %62 = phi ptr [ %55, %53 ], [ %46, %57 ]
  %63 = load i64, ptr %62, align 8
  %64 = xor i64 %63, %51
  %65 = icmp ult i32 %61, 33
  br i1 %65, label %66, label %70

66:                                               ; preds = %59
  %67 = sext i32 %61 to i64
  %68 = getelementptr i8, ptr %10, i64 %67
  %69 = add i32 %61, 16
  store i32 %69, ptr %2, align 16
  br label %72

70:                                               ; preds = %59
  %71 = getelementptr i8, ptr %60, i64 16
  store ptr %71, ptr %13, align 8
  br label %72

72:                                               ; preds = %70, %66
  %73 = phi ptr [ %60, %66 ], [ %71, %70 ]
  %74 = phi i32 [ %69, %66 ], [ %61, %70 ]
  %75 = phi ptr [ %68, %66 ], [ %60, %70 ]
  %76 = load i32, ptr %75, align 4, !tbaa.struct !22
  %77 = sext i32 %76 to i64
  %78 = add nsw i64 %64, %77
  %79 = ptrtoint ptr %73 to i64
  %80 = add i64 %79, 15
  %81 = and i64 %80, -16
  %82 = inttoptr i64 %81 to ptr
  %83 = getelementptr i8, ptr %82, i64 16
  store ptr %83, ptr %5, align 8
  %84 = load x86_fp80, ptr %82, align 16
  %85 = fptosi x86_fp80 %84 to i64
  %86 = add nsw i64 %78, %85
  %87 = add nuw nsw i32 %21, 1
  %88 = icmp eq i32 %87, 3
  br i1 %88, label %15, label %18, !llvm.loop !24

89:                                               ; preds = %15
  %90 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  %91 = load ptr, ptr %90, align 16
  %92 = sext i32 %16 to i64
  %93 = getelementptr i8, ptr %91, i64 %92
  %94 = add i32 %16, 8
  store i32 %94, ptr %3, align 16
  br label %99

95:                                               ; preds = %15
  %96 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr i8, ptr %97, i64 8
  store ptr %98, ptr %96, align 8
  br label %99

99:                                               ; preds = %95, %89
  %100 = phi ptr [ %93, %89 ], [ %97, %95 ]
  %101 = load i32, ptr %100, align 4
  %102 = sext i32 %101 to i64
  %103 = add nsw i64 %86, %102
  call void @llvm.va_end(ptr %3)
  call void @llvm.va_end(ptr %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #19
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #19
  ret i64 %103
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_pointers() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  %1 = load i8, ptr @in, align 8, !tbaa !5
  %2 = and i8 %1, 3
  %3 = zext i8 %2 to i64
  %4 = getelementptr inbounds [4 x ptr], ptr @operations, i64 0, i64 %3
  %5 = load ptr, ptr %4, align 8, !tbaa !25
  %6 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %7 = and i8 %6, 7
  %8 = zext i8 %7 to i32
  %9 = tail call i32 %5(i32 noundef %8) #19
  %10 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %11 = and i8 %10, 7
  %12 = zext i8 %11 to i32
  %13 = tail call i32 @fib(i32 noundef %12)
  %14 = add nsw i32 %13, %9
  %15 = and i32 %14, 65535
  ret i32 %15
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal i32 @fib(i32 noundef %0) #5 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
  %5 = icmp slt i32 %4, 2
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = add nsw i32 %4, -1
  %8 = tail call i32 @fib(i32 noundef %7)
  %9 = add nsw i32 %4, -2
  %10 = add nsw i32 %3, %8
  br label %2

11:                                               ; preds = %2
  %12 = add nsw i32 %3, %4
  ret i32 %12
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_floats() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  %1 = load i8, ptr @in, align 8, !tbaa !5
  %2 = zext i8 %1 to i32
  %3 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %4 = zext i8 %3 to i32
  %5 = shl nuw nsw i32 %4, 8
  %6 = or i32 %5, %2
  %7 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %8 = zext i8 %7 to i32
  %9 = shl nuw nsw i32 %8, 16
  %10 = or i32 %6, %9
  %11 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %12 = and i8 %11, 63
  %13 = zext i8 %12 to i32
  %14 = shl nuw nsw i32 %13, 24
  %15 = or i32 %14, %10
  %16 = bitcast i32 %15 to float
  %17 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 4, !tbaa !5
  %18 = uitofp i8 %17 to double
  %19 = fdiv double %18, 3.000000e+00
  %20 = tail call float @llvm.fabs.f32(float %16)
  %21 = fpext float %20 to double
  %22 = fsub double %21, %19
  %23 = fpext double %22 to x86_fp80
  %24 = fmul x86_fp80 %23, 0xK4000A000000000000000
  %25 = fcmp ogt double %22, 1.000000e+01
  %26 = select i1 %25, i32 1, i32 2
  %27 = fadd x86_fp80 %24, 0xKBFFF8000000000000000
  %28 = fptosi x86_fp80 %27 to i32
  %29 = srem i32 %28, 1000
  %30 = fneg double %22
  %31 = tail call double @llvm.copysign.f64(double 5.000000e+00, double %30)
  %32 = fptosi double %31 to i32
  %33 = add i32 %26, %32
  %34 = add i32 %33, %29
  %35 = and i32 %34, 65535
  ret i32 %35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #6

; Function Attrs: nounwind uwtable
define dso_local i32 @test_wide() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  %1 = load i8, ptr @in, align 8, !tbaa !5
  %2 = zext i8 %1 to i128
  %3 = shl nuw nsw i128 %2, 100
  %4 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %5 = zext i8 %4 to i128
  %6 = shl nuw nsw i128 %5, 60
  %7 = or i128 %6, %3
  %8 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %9 = zext i8 %8 to i128
  %10 = or i128 %7, %9
  %11 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %12 = zext i8 %11 to i128
  %13 = mul nuw nsw i128 %12, 81985529216486895
  %14 = add nuw nsw i128 %13, 1
  %15 = freeze i128 %10
  %16 = freeze i128 %14
  %17 = udiv i128 %15, %16
  %18 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 4, !tbaa !5
  %19 = and i8 %18, 127
  %20 = zext i8 %19 to i128
  %21 = lshr i128 %10, %20
  %22 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 5), align 1, !tbaa !5
  %23 = and i8 %22, 63
  %24 = zext i8 %23 to i128
  %25 = shl i128 %14, %24
  %26 = xor i128 %25, %21
  %27 = icmp ugt i128 %26, %10
  %28 = add nuw nsw i128 %17, 3
  %29 = select i1 %27, i128 %28, i128 %17
  %30 = mul i128 %17, %16
  %31 = sub i128 %15, %30
  %32 = lshr i128 %26, 32
  %33 = xor i128 %31, %32
  %34 = xor i128 %33, %29
  %35 = xor i128 %34, %26
  %36 = trunc i128 %35 to i32
  %37 = and i32 %36, 65535
  ret i32 %37
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_jumps() local_unnamed_addr #0 {
  %1 = alloca i32, align 4
  call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %1)
  store volatile i32 0, ptr %1, align 4, !tbaa !23
  %2 = call i32 @_setjmp(ptr noundef nonnull @buffer) #20
  %3 = mul nsw i32 %2, 3
  %4 = load volatile i32, ptr %1, align 4, !tbaa !23
  %5 = add nsw i32 %4, %3
  store volatile i32 %5, ptr %1, align 4, !tbaa !23
  %6 = load volatile i32, ptr %1, align 4, !tbaa !23
  %7 = icmp slt i32 %6, 50
  br i1 %7, label %8, label %15

8:                                                ; preds = %0
  %9 = load i8, ptr @in, align 8, !tbaa !5
  %10 = and i8 %9, 3
  %11 = zext i8 %10 to i32
  %12 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %13 = and i8 %12, 15
  %14 = zext i8 %13 to i32
  call fastcc void @thrower(i32 noundef %11, i32 noundef %14)
  br label %15

15:                                               ; preds = %8, %0
  %16 = load volatile i32, ptr %1, align 4, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %1)
  ret i32 %16
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define internal fastcc void @thrower(i32 noundef %0, i32 noundef %1) unnamed_addr #0 {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i32 [ %0, %2 ], [ %8, %7 ]
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  tail call void @longjmp(ptr noundef nonnull @buffer, i32 noundef %1) #21
  unreachable

7:                                                ; preds = %3
  %8 = add nsw i32 %4, -1
  br label %3
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_heap() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  %1 = load i8, ptr @in, align 8, !tbaa !5
  %2 = and i8 %1, 7
  %3 = add nuw nsw i8 %2, 1
  %4 = shl nuw nsw i8 %3, 2
  %5 = zext i8 %4 to i64
  %6 = tail call ptr @malloc(i64 noundef %5) #22
  %7 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %8 = and i8 %7, 15
  %9 = add nuw nsw i8 %8, 1
  %10 = zext i8 %9 to i64
  %11 = alloca i8, i64 %10, align 16
  %12 = zext i8 %3 to i64
  br label %15

13:                                               ; preds = %15
  %14 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  br label %39

15:                                               ; preds = %0, %15
  %16 = phi i64 [ 0, %0 ], [ %23, %15 ]
  %17 = getelementptr inbounds [8 x i8], ptr @in, i64 0, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !5
  %19 = zext i8 %18 to i32
  %20 = trunc i64 %16 to i32
  %21 = mul nsw i32 %20, %19
  %22 = getelementptr inbounds i32, ptr %6, i64 %16
  store i32 %21, ptr %22, align 4, !tbaa !23
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %13, label %15, !llvm.loop !27

25:                                               ; preds = %39
  %26 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %27 = urem i8 %26, %3
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds i32, ptr %6, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !23
  %31 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 4, !tbaa !5
  %32 = urem i8 %31, %9
  %33 = zext i8 %32 to i64
  %34 = getelementptr inbounds i8, ptr %11, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !5
  %36 = sext i8 %35 to i32
  %37 = add nsw i32 %30, %36
  tail call void @free(ptr noundef %6)
  %38 = and i32 %37, 65535
  ret i32 %38

39:                                               ; preds = %13, %39
  %40 = phi i64 [ 0, %13 ], [ %44, %39 ]
  %41 = trunc i64 %40 to i8
  %42 = xor i8 %14, %41
  %43 = getelementptr inbounds i8, ptr %11, i64 %40
  store i8 %42, ptr %43, align 1, !tbaa !5
  %44 = add nuw nsw i64 %40, 1
  %45 = icmp eq i64 %44, %10
  br i1 %45, label %25, label %39, !llvm.loop !28
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #9

; Function Attrs: nounwind uwtable
define dso_local i32 @test_bits() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  %1 = load i8, ptr @in, align 8, !tbaa !5
  %2 = zext i8 %1 to i32
  %3 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %4 = zext i8 %3 to i32
  %5 = shl nuw nsw i32 %4, 8
  %6 = or i32 %5, %2
  %7 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %8 = zext i8 %7 to i32
  %9 = shl nuw nsw i32 %8, 16
  %10 = or i32 %6, %9
  %11 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %12 = zext i8 %11 to i32
  %13 = shl nuw i32 %12, 24
  %14 = or i32 %10, %13
  %15 = tail call i32 @llvm.ctpop.i32(i32 %14), !range !29
  %16 = or i32 %14, 256
  %17 = tail call i32 @llvm.cttz.i32(i32 %16, i1 true), !range !30
  %18 = mul nuw nsw i32 %17, 40
  %19 = or i32 %14, 1
  %20 = tail call i32 @llvm.ctlz.i32(i32 %19, i1 true), !range !31
  %21 = mul nuw nsw i32 %20, 7
  %22 = tail call i32 @llvm.bswap.i32(i32 %14)
  %23 = urem i32 %22, 1000
  %24 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 4, !tbaa !5
  %25 = zext i8 %24 to i32
  %26 = tail call i32 @llvm.fshl.i32(i32 %14, i32 %14, i32 %25)
  %27 = and i32 %26, 4095
  %28 = add nuw nsw i32 %23, %15
  %29 = add nuw nsw i32 %28, %27
  %30 = add nuw nsw i32 %29, %18
  %31 = add nuw nsw i32 %30, %21
  %32 = shl i32 %14, 1
  %33 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 5), align 1, !tbaa !5
  %34 = zext i8 %33 to i32
  %35 = shl nuw i32 %34, 24
  %36 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %32, i32 %35)
  %37 = extractvalue { i32, i1 } %36, 1
  %38 = add nuw nsw i32 %31, 5
  %39 = select i1 %37, i32 %38, i32 %31
  %40 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 6), align 2, !tbaa !5
  %41 = zext i8 %40 to i32
  %42 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %14, i32 %41)
  %43 = extractvalue { i32, i1 } %42, 1
  %44 = add nsw i32 %39, 11
  %45 = select i1 %43, i32 %44, i32 %39
  %46 = extractvalue { i32, i1 } %42, 0
  %47 = extractvalue { i32, i1 } %36, 0
  %48 = and i32 %47, 254
  %49 = and i32 %46, 255
  %50 = add nuw nsw i32 %49, %48
  %51 = add i32 %50, %45
  %52 = and i32 %51, 65535
  ret i32 %52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #6

; Function Attrs: nounwind uwtable
define dso_local i32 @test_assumes() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  %1 = load i8, ptr @in, align 8, !tbaa !5
  %2 = icmp ult i8 %1, -56
  %3 = zext i1 %2 to i64
  tail call void @klee_assume(i64 noundef %3) #19
  %4 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %5 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %6 = icmp ne i8 %4, %5
  %7 = zext i1 %6 to i64
  tail call void @klee_assume(i64 noundef %7) #19
  %8 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %9 = and i8 %8, 15
  %10 = zext i8 %9 to i32
  %11 = udiv i32 1000, %10
  %12 = load i8, ptr @in, align 8, !tbaa !5
  %13 = zext i8 %12 to i32
  %14 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %15 = zext i8 %14 to i32
  %16 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %17 = zext i8 %16 to i32
  %18 = sub nsw i32 %15, %17
  %19 = sdiv i32 %13, %18
  %20 = add nsw i32 %19, %11
  %21 = and i32 %20, 65535
  ret i32 %21
}

declare void @klee_assume(i64 noundef) local_unnamed_addr #10

; Function Attrs: nounwind uwtable
define dso_local i32 @test_bounds() local_unnamed_addr #0 {
  %1 = alloca [10 x i32], align 16
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %1) #19
  br label %9

2:                                                ; preds = %9
  %3 = load i8, ptr @in, align 8, !tbaa !5
  %4 = lshr i8 %3, 4
  %5 = zext i8 %4 to i64
  %6 = getelementptr inbounds [10 x i32], ptr %1, i64 0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !23
  %8 = add nsw i32 %7, 1
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #19
  ret i32 %8

9:                                                ; preds = %0, %9
  %10 = phi i64 [ 0, %0 ], [ %14, %9 ]
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %11, %11
  %13 = getelementptr inbounds [10 x i32], ptr %1, i64 0, i64 %10
  store i32 %12, ptr %13, align 4, !tbaa !23
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, 10
  br i1 %15, label %2, label %9, !llvm.loop !32
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @test_sieve() local_unnamed_addr #11 {
  br label %1

1:                                                ; preds = %0, %16
  %2 = phi i64 [ 2, %0 ], [ %18, %16 ]
  %3 = phi i64 [ 4, %0 ], [ %19, %16 ]
  %4 = phi i32 [ 0, %0 ], [ %17, %16 ]
  %5 = getelementptr inbounds [20000 x i8], ptr @test_sieve.composite, i64 0, i64 %2
  %6 = load i8, ptr %5, align 1, !tbaa !5
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %1
  %9 = add i32 %4, 1
  %10 = icmp ult i64 %2, 10000
  br i1 %10, label %11, label %16

11:                                               ; preds = %8, %11
  %12 = phi i64 [ %14, %11 ], [ %3, %8 ]
  %13 = getelementptr inbounds [20000 x i8], ptr @test_sieve.composite, i64 0, i64 %12
  store i8 1, ptr %13, align 1, !tbaa !5
  %14 = add nuw nsw i64 %12, %2
  %15 = icmp ult i64 %14, 20000
  br i1 %15, label %11, label %16, !llvm.loop !33

16:                                               ; preds = %11, %8, %1
  %17 = phi i32 [ %4, %1 ], [ %9, %8 ], [ %9, %11 ]
  %18 = add nuw nsw i64 %2, 1
  %19 = add nuw nsw i64 %3, 2
  %20 = icmp eq i64 %18, 20000
  br i1 %20, label %24, label %1, !llvm.loop !34

21:                                               ; preds = %24
  %22 = xor i32 %31, %17
  %23 = and i32 %22, 65535
  ret i32 %23

24:                                               ; preds = %16, %24
  %25 = phi i64 [ %32, %24 ], [ 0, %16 ]
  %26 = phi i32 [ %31, %24 ], [ -2128831035, %16 ]
  %27 = getelementptr inbounds [20000 x i8], ptr @test_sieve.composite, i64 0, i64 %25
  %28 = load i8, ptr %27, align 1, !tbaa !5
  %29 = zext i8 %28 to i32
  %30 = xor i32 %26, %29
  %31 = mul i32 %30, 16777619
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, 20000
  br i1 %33, label %21, label %24, !llvm.loop !35
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_assembly() local_unnamed_addr #0 {
  %1 = alloca i8, align 1
  %2 = alloca [2 x i64], align 16
  %3 = alloca [16 x i8], align 16
  %4 = alloca i128, align 16
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  store i64 0, ptr @digest, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef nonnull align 16 dereferenceable(16) @__const.test_assembly.word, i64 16, i1 false)
  %5 = load i64, ptr @in, align 8
  %6 = mul i64 %5, -7046029254386353131
  %7 = lshr i64 %5, 7
  %8 = xor i64 %6, %7
  %9 = load i8, ptr @in, align 8, !tbaa !5
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  %12 = select i1 %11, i64 %8, i64 %5
  %13 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %14 = zext i8 %13 to i32
  %15 = trunc i64 %5 to i32
  %16 = call i32 asm sideeffect "lock; xaddl $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %2, i32 %15, ptr nonnull elementtype(i32) %2) #19, !srcloc !38
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr @digest, align 8, !tbaa !36
  %19 = xor i64 %18, %17
  %20 = mul i64 %19, 1099511628211
  store i64 %20, ptr @digest, align 8, !tbaa !36
  %21 = load i32, ptr %2, align 16, !tbaa !23
  %22 = zext i32 %21 to i64
  %23 = xor i64 %20, %22
  %24 = mul i64 %23, 1099511628211
  store i64 %24, ptr @digest, align 8, !tbaa !36
  call void asm sideeffect "lock; addl $1,$0", "=*m,ir,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %2, i32 %14, ptr nonnull elementtype(i32) %2) #19, !srcloc !39
  call void asm sideeffect "lock orl $$5,$0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %2, ptr nonnull elementtype(i32) %2) #19, !srcloc !40
  %25 = load i32, ptr %2, align 16, !tbaa !23
  %26 = zext i32 %25 to i64
  %27 = load i64, ptr @digest, align 8, !tbaa !36
  %28 = xor i64 %27, %26
  %29 = mul i64 %28, 1099511628211
  store i64 %29, ptr @digest, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #19
  call void asm sideeffect "lock; decl $0; sete $1", "=*m,=*qm,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %2, ptr nonnull elementtype(i8) %1, ptr nonnull elementtype(i32) %2) #19, !srcloc !41
  %30 = load i8, ptr %1, align 1, !tbaa !5
  %31 = zext i8 %30 to i64
  %32 = load i64, ptr @digest, align 8, !tbaa !36
  %33 = xor i64 %32, %31
  %34 = mul i64 %33, 1099511628211
  store i64 %34, ptr @digest, align 8, !tbaa !36
  %35 = load i32, ptr %2, align 16, !tbaa !23
  %36 = zext i32 %35 to i64
  %37 = xor i64 %34, %36
  %38 = mul i64 %37, 1099511628211
  store i64 %38, ptr @digest, align 8, !tbaa !36
  %39 = and i32 %14, 1
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, i32 %14, i32 %35
  %42 = call i32 asm sideeffect "lock; cmpxchgl $2,$1", "={ax},=*m,r,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %2, i32 %15, i32 %41, ptr nonnull elementtype(i32) %2) #19, !srcloc !42
  %43 = zext i32 %42 to i64
  %44 = load i64, ptr @digest, align 8, !tbaa !36
  %45 = xor i64 %44, %43
  %46 = mul i64 %45, 1099511628211
  store i64 %46, ptr @digest, align 8, !tbaa !36
  %47 = load i32, ptr %2, align 16, !tbaa !23
  %48 = zext i32 %47 to i64
  %49 = xor i64 %46, %48
  %50 = mul i64 %49, 1099511628211
  store i64 %50, ptr @digest, align 8, !tbaa !36
  %51 = call i32 asm sideeffect "xchgl $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %2, i32 %15, ptr nonnull elementtype(i32) %2) #19, !srcloc !43
  %52 = zext i32 %51 to i64
  %53 = load i64, ptr @digest, align 8, !tbaa !36
  %54 = xor i64 %53, %52
  %55 = mul i64 %54, 1099511628211
  store i64 %55, ptr @digest, align 8, !tbaa !36
  %56 = load i32, ptr %2, align 16, !tbaa !23
  %57 = zext i32 %56 to i64
  %58 = xor i64 %55, %57
  %59 = mul i64 %58, 1099511628211
  store i64 %59, ptr @digest, align 8, !tbaa !36
  %60 = and i32 %14, 63
  %61 = call i8 asm sideeffect "btsl $2,$1; setc $0", "=q,=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %2, i32 %60, ptr nonnull elementtype(i32) %2) #19, !srcloc !44
  %62 = zext i8 %61 to i64
  %63 = load i64, ptr @digest, align 8, !tbaa !36
  %64 = xor i64 %63, %62
  %65 = mul i64 %64, 1099511628211
  store i64 %65, ptr @digest, align 8, !tbaa !36
  %66 = load i64, ptr %2, align 16, !tbaa !36
  %67 = xor i64 %65, %66
  %68 = mul i64 %67, 1099511628211
  %69 = call i32 asm "btq $2,$1\0A\09sbb $0,$0", "=r,r,Ji,~{dirflag},~{fpsr},~{flags}"(i64 %66, i32 13) #23, !srcloc !45
  %70 = zext i32 %69 to i64
  %71 = xor i64 %68, %70
  %72 = mul i64 %71, 1099511628211
  store i64 %72, ptr @digest, align 8, !tbaa !36
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #19
  %73 = call i32 asm "bswap $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %15) #23, !srcloc !46
  %74 = zext i32 %73 to i64
  %75 = xor i64 %72, %74
  %76 = mul i64 %75, 1099511628211
  %77 = call i64 asm "bswapq ${0:q}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %5) #23, !srcloc !47
  %78 = xor i64 %76, %77
  %79 = mul i64 %78, 1099511628211
  %80 = trunc i64 %5 to i16
  %81 = call i16 asm "xchgb ${0:b},${0:h}", "=Q,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %80) #23, !srcloc !48
  %82 = zext i16 %81 to i64
  %83 = xor i64 %79, %82
  %84 = mul i64 %83, 1099511628211
  %85 = call i16 asm "rorw $$8,${0:w}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %80) #23, !srcloc !49
  %86 = zext i16 %85 to i64
  %87 = xor i64 %84, %86
  %88 = mul i64 %87, 1099511628211
  %89 = call i32 asm "roll $$7,$0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %15) #23, !srcloc !50
  %90 = zext i32 %89 to i64
  %91 = xor i64 %88, %90
  %92 = mul i64 %91, 1099511628211
  %93 = call i32 asm "notb ${0:b}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %15) #23, !srcloc !51
  %94 = zext i32 %93 to i64
  %95 = xor i64 %92, %94
  %96 = mul i64 %95, 1099511628211
  %97 = call i32 asm "negl $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %15) #23, !srcloc !52
  %98 = zext i32 %97 to i64
  %99 = xor i64 %96, %98
  %100 = mul i64 %99, 1099511628211
  %101 = call i64 asm "shrq $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %5) #23, !srcloc !53
  %102 = xor i64 %100, %101
  %103 = mul i64 %102, 1099511628211
  %104 = call i64 asm "sarl $$3,${0:k}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %5) #23, !srcloc !54
  %105 = xor i64 %103, %104
  %106 = mul i64 %105, 1099511628211
  %107 = call i64 asm "movb $$0x5a,${0:h}", "=Q,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %5) #23, !srcloc !55
  %108 = xor i64 %106, %107
  %109 = mul i64 %108, 1099511628211
  %110 = call i64 asm "movw $$-2,${0:w}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %5) #23, !srcloc !56
  %111 = xor i64 %109, %110
  %112 = mul i64 %111, 1099511628211
  %113 = call i32 asm "incb ${0:b}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %15) #23, !srcloc !57
  %114 = zext i32 %113 to i64
  %115 = xor i64 %112, %114
  %116 = mul i64 %115, 1099511628211
  %117 = call i64 asm "imulq $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !58
  %118 = xor i64 %116, %117
  %119 = mul i64 %118, 1099511628211
  %120 = trunc i64 %12 to i32
  %121 = call i32 asm "imull $$100,$1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !59
  %122 = zext i32 %121 to i64
  %123 = xor i64 %119, %122
  %124 = mul i64 %123, 1099511628211
  %125 = call i32 asm "bsrl $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !60
  %126 = zext i32 %125 to i64
  %127 = xor i64 %124, %126
  %128 = mul i64 %127, 1099511628211
  %129 = call i64 asm "bsfq $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !61
  %130 = xor i64 %128, %129
  %131 = mul i64 %130, 1099511628211
  %132 = call i32 asm "movzbl ${1:b},$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !62
  %133 = zext i32 %132 to i64
  %134 = xor i64 %131, %133
  %135 = mul i64 %134, 1099511628211
  %136 = call i64 asm "movsbq ${1:b},$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !63
  %137 = xor i64 %135, %136
  %138 = mul i64 %137, 1099511628211
  %139 = call i64 asm "movslq ${1:k},$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !64
  %140 = xor i64 %138, %139
  %141 = mul i64 %140, 1099511628211
  %142 = call i32 asm "leal 5($0,$1,4),$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !65
  %143 = zext i32 %142 to i64
  %144 = xor i64 %141, %143
  %145 = mul i64 %144, 1099511628211
  %146 = call i32 asm "cmpl $1,$0; cmovl $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !66
  %147 = zext i32 %146 to i64
  %148 = xor i64 %145, %147
  %149 = mul i64 %148, 1099511628211
  %150 = call i64 asm "testq $1,$0; cmovzq $1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !67
  %151 = xor i64 %149, %150
  %152 = mul i64 %151, 1099511628211
  %153 = call i64 asm "shrdq $$9,$1,$0", "=r,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !68
  %154 = xor i64 %152, %153
  %155 = mul i64 %154, 1099511628211
  %156 = call i64 asm "sall ${1:b},${0:k}; rorq ${1:b},$0", "=r,{cx},0,~{dirflag},~{fpsr},~{flags}"(i32 %120, i64 %5) #23, !srcloc !69
  %157 = xor i64 %155, %156
  %158 = mul i64 %157, 1099511628211
  %159 = and i32 %120, 31
  %160 = call i32 asm "shldl %cl,$2,$0", "=r,{cx},r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %159, i32 %120, i32 %15) #23, !srcloc !70
  %161 = zext i32 %160 to i64
  %162 = xor i64 %158, %161
  %163 = mul i64 %162, 1099511628211
  store i64 %163, ptr @digest, align 8, !tbaa !36
  %164 = lshr i64 %12, 3
  %165 = xor i64 %164, %5
  %166 = call { i64, i64 } asm "addq $5,$1\0A\09adcq $3,$0", "=r,=&r,%0,rme,%1,rme,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %12, i64 %5, i64 %165) #24, !srcloc !71
  %167 = extractvalue { i64, i64 } %166, 0
  %168 = extractvalue { i64, i64 } %166, 1
  %169 = xor i64 %163, %168
  %170 = mul i64 %169, 1099511628211
  %171 = xor i64 %170, %167
  %172 = mul i64 %171, 1099511628211
  %173 = call { i64, i64, i64 } asm "subq $3,$1\0A\09sbbq $$0,$0\0A\09pushq $1\0A\09popq $2", "=r,=r,=r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %165, i64 %167, i64 %168) #23, !srcloc !72
  %174 = extractvalue { i64, i64, i64 } %173, 0
  %175 = extractvalue { i64, i64, i64 } %173, 1
  %176 = extractvalue { i64, i64, i64 } %173, 2
  %177 = xor i64 %172, %175
  %178 = mul i64 %177, 1099511628211
  %179 = xor i64 %178, %174
  %180 = mul i64 %179, 1099511628211
  %181 = xor i64 %180, %176
  %182 = mul i64 %181, 1099511628211
  store i64 %182, ptr @digest, align 8, !tbaa !36
  %183 = call { i64, i64 } asm "mulq $3", "={ax},={dx},%0,rm,~{dirflag},~{fpsr},~{flags}"(i64 %5, i64 %12) #24, !srcloc !73
  %184 = extractvalue { i64, i64 } %183, 0
  %185 = extractvalue { i64, i64 } %183, 1
  %186 = xor i64 %182, %184
  %187 = mul i64 %186, 1099511628211
  %188 = xor i64 %187, %185
  %189 = mul i64 %188, 1099511628211
  store i64 %189, ptr @digest, align 8, !tbaa !36
  %190 = call { i64, i64 } asm "imull $3", "={ax},={dx},0,rm,~{dirflag},~{fpsr},~{flags}"(i64 %5, i32 %120) #24, !srcloc !74
  %191 = extractvalue { i64, i64 } %190, 0
  %192 = extractvalue { i64, i64 } %190, 1
  %193 = and i64 %191, 4294967295
  %194 = xor i64 %189, %193
  %195 = mul i64 %194, 1099511628211
  %196 = and i64 %192, 4294967295
  %197 = xor i64 %195, %196
  %198 = mul i64 %197, 1099511628211
  store i64 %198, ptr @digest, align 8, !tbaa !36
  %199 = and i64 %12, 255
  %200 = or i64 %12, 1099511627776
  %201 = call { i64, i64 } asm "divq $4", "={ax},={dx},0,1,rm,~{dirflag},~{fpsr},~{flags}"(i64 %5, i64 %199, i64 %200) #24, !srcloc !75
  %202 = extractvalue { i64, i64 } %201, 0
  %203 = extractvalue { i64, i64 } %201, 1
  %204 = xor i64 %198, %202
  %205 = mul i64 %204, 1099511628211
  %206 = xor i64 %205, %203
  %207 = mul i64 %206, 1099511628211
  %208 = or i32 %120, 2
  %209 = and i64 %5, 4294967295
  %210 = call { i64, i64 } asm "cltd; idivl $2", "=&{ax},=&{dx},r,0,~{dirflag},~{fpsr},~{flags}"(i32 %208, i64 %209) #23, !srcloc !76
  %211 = extractvalue { i64, i64 } %210, 0
  %212 = extractvalue { i64, i64 } %210, 1
  %213 = and i64 %211, 4294967295
  %214 = xor i64 %207, %213
  %215 = mul i64 %214, 1099511628211
  %216 = and i64 %212, 4294967295
  %217 = xor i64 %215, %216
  %218 = mul i64 %217, 1099511628211
  %219 = trunc i64 %5 to i8
  %220 = trunc i64 %12 to i8
  %221 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %220, i8 %219) #23, !srcloc !77
  %222 = extractvalue { i32, i8 } %221, 0
  %223 = icmp ult i32 %222, 2
  call void @llvm.assume(i1 %223)
  %224 = zext i32 %222 to i64
  %225 = xor i64 %218, %224
  %226 = mul i64 %225, 1099511628211
  %227 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %220, i8 %219) #23, !srcloc !78
  %228 = extractvalue { i32, i8 } %227, 0
  %229 = icmp ult i32 %228, 2
  call void @llvm.assume(i1 %229)
  %230 = zext i32 %228 to i64
  %231 = xor i64 %226, %230
  %232 = mul i64 %231, 1099511628211
  %233 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %220, i8 %219) #23, !srcloc !79
  %234 = extractvalue { i32, i8 } %233, 0
  %235 = icmp ult i32 %234, 2
  call void @llvm.assume(i1 %235)
  %236 = zext i32 %234 to i64
  %237 = xor i64 %232, %236
  %238 = mul i64 %237, 1099511628211
  %239 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %220, i8 %219) #23, !srcloc !80
  %240 = extractvalue { i32, i8 } %239, 0
  %241 = icmp ult i32 %240, 2
  call void @llvm.assume(i1 %241)
  %242 = zext i32 %240 to i64
  %243 = xor i64 %238, %242
  %244 = mul i64 %243, 1099511628211
  %245 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %220, i8 %219) #23, !srcloc !81
  %246 = extractvalue { i32, i8 } %245, 0
  %247 = icmp ult i32 %246, 2
  call void @llvm.assume(i1 %247)
  %248 = zext i32 %246 to i64
  %249 = xor i64 %244, %248
  %250 = mul i64 %249, 1099511628211
  %251 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %220, i8 %219) #23, !srcloc !82
  %252 = extractvalue { i32, i8 } %251, 0
  %253 = icmp ult i32 %252, 2
  call void @llvm.assume(i1 %253)
  %254 = zext i32 %252 to i64
  %255 = xor i64 %250, %254
  %256 = mul i64 %255, 1099511628211
  %257 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %220, i8 %219) #23, !srcloc !83
  %258 = extractvalue { i32, i8 } %257, 0
  %259 = icmp ult i32 %258, 2
  call void @llvm.assume(i1 %259)
  %260 = zext i32 %258 to i64
  %261 = xor i64 %256, %260
  %262 = mul i64 %261, 1099511628211
  %263 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %220, i8 %219) #23, !srcloc !84
  %264 = extractvalue { i32, i8 } %263, 0
  %265 = icmp ult i32 %264, 2
  call void @llvm.assume(i1 %265)
  %266 = zext i32 %264 to i64
  %267 = xor i64 %262, %266
  %268 = mul i64 %267, 1099511628211
  %269 = call { i32, i8 } asm "cmpb ${2:b},${1:b}", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i8 %220, i8 %219) #23, !srcloc !85
  %270 = extractvalue { i32, i8 } %269, 0
  %271 = icmp ult i32 %270, 2
  call void @llvm.assume(i1 %271)
  %272 = zext i32 %270 to i64
  %273 = xor i64 %268, %272
  %274 = mul i64 %273, 1099511628211
  %275 = call { i32, i32 } asm "cmpl $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !86
  %276 = extractvalue { i32, i32 } %275, 0
  %277 = icmp ult i32 %276, 2
  call void @llvm.assume(i1 %277)
  %278 = zext i32 %276 to i64
  %279 = xor i64 %274, %278
  %280 = mul i64 %279, 1099511628211
  %281 = call { i32, i32 } asm "cmpl $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !87
  %282 = extractvalue { i32, i32 } %281, 0
  %283 = icmp ult i32 %282, 2
  call void @llvm.assume(i1 %283)
  %284 = zext i32 %282 to i64
  %285 = xor i64 %280, %284
  %286 = mul i64 %285, 1099511628211
  %287 = call { i32, i32 } asm "cmpl $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !88
  %288 = extractvalue { i32, i32 } %287, 0
  %289 = icmp ult i32 %288, 2
  call void @llvm.assume(i1 %289)
  %290 = zext i32 %288 to i64
  %291 = xor i64 %286, %290
  %292 = mul i64 %291, 1099511628211
  %293 = call { i32, i32 } asm "cmpl $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !89
  %294 = extractvalue { i32, i32 } %293, 0
  %295 = icmp ult i32 %294, 2
  call void @llvm.assume(i1 %295)
  %296 = zext i32 %294 to i64
  %297 = xor i64 %292, %296
  %298 = mul i64 %297, 1099511628211
  %299 = call { i32, i32 } asm "cmpl $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !90
  %300 = extractvalue { i32, i32 } %299, 0
  %301 = icmp ult i32 %300, 2
  call void @llvm.assume(i1 %301)
  %302 = zext i32 %300 to i64
  %303 = xor i64 %298, %302
  %304 = mul i64 %303, 1099511628211
  %305 = call { i32, i32 } asm "cmpl $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !91
  %306 = extractvalue { i32, i32 } %305, 0
  %307 = icmp ult i32 %306, 2
  call void @llvm.assume(i1 %307)
  %308 = zext i32 %306 to i64
  %309 = xor i64 %304, %308
  %310 = mul i64 %309, 1099511628211
  %311 = call { i32, i32 } asm "cmpl $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !92
  %312 = extractvalue { i32, i32 } %311, 0
  %313 = icmp ult i32 %312, 2
  call void @llvm.assume(i1 %313)
  %314 = zext i32 %312 to i64
  %315 = xor i64 %310, %314
  %316 = mul i64 %315, 1099511628211
  %317 = call { i32, i32 } asm "cmpl $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !93
  %318 = extractvalue { i32, i32 } %317, 0
  %319 = icmp ult i32 %318, 2
  call void @llvm.assume(i1 %319)
  %320 = zext i32 %318 to i64
  %321 = xor i64 %316, %320
  %322 = mul i64 %321, 1099511628211
  %323 = call { i32, i32 } asm "cmpl $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !94
  %324 = extractvalue { i32, i32 } %323, 0
  %325 = icmp ult i32 %324, 2
  call void @llvm.assume(i1 %325)
  %326 = zext i32 %324 to i64
  %327 = xor i64 %322, %326
  %328 = mul i64 %327, 1099511628211
  %329 = call { i32, i64 } asm "cmpq $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !95
  %330 = extractvalue { i32, i64 } %329, 0
  %331 = icmp ult i32 %330, 2
  call void @llvm.assume(i1 %331)
  %332 = zext i32 %330 to i64
  %333 = xor i64 %328, %332
  %334 = mul i64 %333, 1099511628211
  %335 = call { i32, i64 } asm "cmpq $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !96
  %336 = extractvalue { i32, i64 } %335, 0
  %337 = icmp ult i32 %336, 2
  call void @llvm.assume(i1 %337)
  %338 = zext i32 %336 to i64
  %339 = xor i64 %334, %338
  %340 = mul i64 %339, 1099511628211
  %341 = call { i32, i64 } asm "cmpq $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !97
  %342 = extractvalue { i32, i64 } %341, 0
  %343 = icmp ult i32 %342, 2
  call void @llvm.assume(i1 %343)
  %344 = zext i32 %342 to i64
  %345 = xor i64 %340, %344
  %346 = mul i64 %345, 1099511628211
  %347 = call { i32, i64 } asm "cmpq $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !98
  %348 = extractvalue { i32, i64 } %347, 0
  %349 = icmp ult i32 %348, 2
  call void @llvm.assume(i1 %349)
  %350 = zext i32 %348 to i64
  %351 = xor i64 %346, %350
  %352 = mul i64 %351, 1099511628211
  %353 = call { i32, i64 } asm "cmpq $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !99
  %354 = extractvalue { i32, i64 } %353, 0
  %355 = icmp ult i32 %354, 2
  call void @llvm.assume(i1 %355)
  %356 = zext i32 %354 to i64
  %357 = xor i64 %352, %356
  %358 = mul i64 %357, 1099511628211
  %359 = call { i32, i64 } asm "cmpq $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !100
  %360 = extractvalue { i32, i64 } %359, 0
  %361 = icmp ult i32 %360, 2
  call void @llvm.assume(i1 %361)
  %362 = zext i32 %360 to i64
  %363 = xor i64 %358, %362
  %364 = mul i64 %363, 1099511628211
  %365 = call { i32, i64 } asm "cmpq $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !101
  %366 = extractvalue { i32, i64 } %365, 0
  %367 = icmp ult i32 %366, 2
  call void @llvm.assume(i1 %367)
  %368 = zext i32 %366 to i64
  %369 = xor i64 %364, %368
  %370 = mul i64 %369, 1099511628211
  %371 = call { i32, i64 } asm "cmpq $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !102
  %372 = extractvalue { i32, i64 } %371, 0
  %373 = icmp ult i32 %372, 2
  call void @llvm.assume(i1 %373)
  %374 = zext i32 %372 to i64
  %375 = xor i64 %370, %374
  %376 = mul i64 %375, 1099511628211
  %377 = call { i32, i64 } asm "cmpq $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !103
  %378 = extractvalue { i32, i64 } %377, 0
  %379 = icmp ult i32 %378, 2
  call void @llvm.assume(i1 %379)
  %380 = zext i32 %378 to i64
  %381 = xor i64 %376, %380
  %382 = mul i64 %381, 1099511628211
  %383 = trunc i64 %12 to i16
  %384 = call { i32, i16 } asm "testw $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %383, i16 %80) #23, !srcloc !104
  %385 = extractvalue { i32, i16 } %384, 0
  %386 = icmp ult i32 %385, 2
  call void @llvm.assume(i1 %386)
  %387 = zext i32 %385 to i64
  %388 = xor i64 %382, %387
  %389 = mul i64 %388, 1099511628211
  %390 = call { i32, i16 } asm "testw $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %383, i16 %80) #23, !srcloc !105
  %391 = extractvalue { i32, i16 } %390, 0
  %392 = icmp ult i32 %391, 2
  call void @llvm.assume(i1 %392)
  %393 = zext i32 %391 to i64
  %394 = xor i64 %389, %393
  %395 = mul i64 %394, 1099511628211
  %396 = call { i32, i16 } asm "testw $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %383, i16 %80) #23, !srcloc !106
  %397 = extractvalue { i32, i16 } %396, 0
  %398 = icmp ult i32 %397, 2
  call void @llvm.assume(i1 %398)
  %399 = zext i32 %397 to i64
  %400 = xor i64 %395, %399
  %401 = mul i64 %400, 1099511628211
  %402 = call { i32, i16 } asm "testw $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %383, i16 %80) #23, !srcloc !107
  %403 = extractvalue { i32, i16 } %402, 0
  %404 = icmp ult i32 %403, 2
  call void @llvm.assume(i1 %404)
  %405 = zext i32 %403 to i64
  %406 = xor i64 %401, %405
  %407 = mul i64 %406, 1099511628211
  %408 = call { i32, i16 } asm "testw $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %383, i16 %80) #23, !srcloc !108
  %409 = extractvalue { i32, i16 } %408, 0
  %410 = icmp ult i32 %409, 2
  call void @llvm.assume(i1 %410)
  %411 = zext i32 %409 to i64
  %412 = xor i64 %407, %411
  %413 = mul i64 %412, 1099511628211
  %414 = call { i32, i16 } asm "testw $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %383, i16 %80) #23, !srcloc !109
  %415 = extractvalue { i32, i16 } %414, 0
  %416 = icmp ult i32 %415, 2
  call void @llvm.assume(i1 %416)
  %417 = zext i32 %415 to i64
  %418 = xor i64 %413, %417
  %419 = mul i64 %418, 1099511628211
  %420 = call { i32, i16 } asm "testw $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %383, i16 %80) #23, !srcloc !110
  %421 = extractvalue { i32, i16 } %420, 0
  %422 = icmp ult i32 %421, 2
  call void @llvm.assume(i1 %422)
  %423 = zext i32 %421 to i64
  %424 = xor i64 %419, %423
  %425 = mul i64 %424, 1099511628211
  %426 = call { i32, i16 } asm "testw $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %383, i16 %80) #23, !srcloc !111
  %427 = extractvalue { i32, i16 } %426, 0
  %428 = icmp ult i32 %427, 2
  call void @llvm.assume(i1 %428)
  %429 = zext i32 %427 to i64
  %430 = xor i64 %425, %429
  %431 = mul i64 %430, 1099511628211
  %432 = call { i32, i16 } asm "testw $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i16 %383, i16 %80) #23, !srcloc !112
  %433 = extractvalue { i32, i16 } %432, 0
  %434 = icmp ult i32 %433, 2
  call void @llvm.assume(i1 %434)
  %435 = zext i32 %433 to i64
  %436 = xor i64 %431, %435
  %437 = mul i64 %436, 1099511628211
  %438 = call { i32, i32 } asm "addl $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !113
  %439 = extractvalue { i32, i32 } %438, 0
  %440 = icmp ult i32 %439, 2
  call void @llvm.assume(i1 %440)
  %441 = zext i32 %439 to i64
  %442 = xor i64 %437, %441
  %443 = mul i64 %442, 1099511628211
  %444 = call { i32, i32 } asm "addl $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !114
  %445 = extractvalue { i32, i32 } %444, 0
  %446 = icmp ult i32 %445, 2
  call void @llvm.assume(i1 %446)
  %447 = zext i32 %445 to i64
  %448 = xor i64 %443, %447
  %449 = mul i64 %448, 1099511628211
  %450 = call { i32, i32 } asm "addl $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !115
  %451 = extractvalue { i32, i32 } %450, 0
  %452 = icmp ult i32 %451, 2
  call void @llvm.assume(i1 %452)
  %453 = zext i32 %451 to i64
  %454 = xor i64 %449, %453
  %455 = mul i64 %454, 1099511628211
  %456 = call { i32, i32 } asm "addl $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !116
  %457 = extractvalue { i32, i32 } %456, 0
  %458 = icmp ult i32 %457, 2
  call void @llvm.assume(i1 %458)
  %459 = zext i32 %457 to i64
  %460 = xor i64 %455, %459
  %461 = mul i64 %460, 1099511628211
  %462 = call { i32, i32 } asm "addl $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !117
  %463 = extractvalue { i32, i32 } %462, 0
  %464 = icmp ult i32 %463, 2
  call void @llvm.assume(i1 %464)
  %465 = zext i32 %463 to i64
  %466 = xor i64 %461, %465
  %467 = mul i64 %466, 1099511628211
  %468 = call { i32, i32 } asm "addl $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !118
  %469 = extractvalue { i32, i32 } %468, 0
  %470 = icmp ult i32 %469, 2
  call void @llvm.assume(i1 %470)
  %471 = zext i32 %469 to i64
  %472 = xor i64 %467, %471
  %473 = mul i64 %472, 1099511628211
  %474 = call { i32, i32 } asm "addl $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !119
  %475 = extractvalue { i32, i32 } %474, 0
  %476 = icmp ult i32 %475, 2
  call void @llvm.assume(i1 %476)
  %477 = zext i32 %475 to i64
  %478 = xor i64 %473, %477
  %479 = mul i64 %478, 1099511628211
  %480 = call { i32, i32 } asm "addl $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !120
  %481 = extractvalue { i32, i32 } %480, 0
  %482 = icmp ult i32 %481, 2
  call void @llvm.assume(i1 %482)
  %483 = zext i32 %481 to i64
  %484 = xor i64 %479, %483
  %485 = mul i64 %484, 1099511628211
  %486 = call { i32, i32 } asm "addl $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !121
  %487 = extractvalue { i32, i32 } %486, 0
  %488 = icmp ult i32 %487, 2
  call void @llvm.assume(i1 %488)
  %489 = zext i32 %487 to i64
  %490 = xor i64 %485, %489
  %491 = mul i64 %490, 1099511628211
  %492 = call { i32, i64 } asm "subq $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !122
  %493 = extractvalue { i32, i64 } %492, 0
  %494 = icmp ult i32 %493, 2
  call void @llvm.assume(i1 %494)
  %495 = zext i32 %493 to i64
  %496 = xor i64 %491, %495
  %497 = mul i64 %496, 1099511628211
  %498 = call { i32, i64 } asm "subq $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !123
  %499 = extractvalue { i32, i64 } %498, 0
  %500 = icmp ult i32 %499, 2
  call void @llvm.assume(i1 %500)
  %501 = zext i32 %499 to i64
  %502 = xor i64 %497, %501
  %503 = mul i64 %502, 1099511628211
  %504 = call { i32, i64 } asm "subq $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !124
  %505 = extractvalue { i32, i64 } %504, 0
  %506 = icmp ult i32 %505, 2
  call void @llvm.assume(i1 %506)
  %507 = zext i32 %505 to i64
  %508 = xor i64 %503, %507
  %509 = mul i64 %508, 1099511628211
  %510 = call { i32, i64 } asm "subq $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !125
  %511 = extractvalue { i32, i64 } %510, 0
  %512 = icmp ult i32 %511, 2
  call void @llvm.assume(i1 %512)
  %513 = zext i32 %511 to i64
  %514 = xor i64 %509, %513
  %515 = mul i64 %514, 1099511628211
  %516 = call { i32, i64 } asm "subq $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !126
  %517 = extractvalue { i32, i64 } %516, 0
  %518 = icmp ult i32 %517, 2
  call void @llvm.assume(i1 %518)
  %519 = zext i32 %517 to i64
  %520 = xor i64 %515, %519
  %521 = mul i64 %520, 1099511628211
  %522 = call { i32, i64 } asm "subq $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !127
  %523 = extractvalue { i32, i64 } %522, 0
  %524 = icmp ult i32 %523, 2
  call void @llvm.assume(i1 %524)
  %525 = zext i32 %523 to i64
  %526 = xor i64 %521, %525
  %527 = mul i64 %526, 1099511628211
  %528 = call { i32, i64 } asm "subq $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !128
  %529 = extractvalue { i32, i64 } %528, 0
  %530 = icmp ult i32 %529, 2
  call void @llvm.assume(i1 %530)
  %531 = zext i32 %529 to i64
  %532 = xor i64 %527, %531
  %533 = mul i64 %532, 1099511628211
  %534 = call { i32, i64 } asm "subq $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !129
  %535 = extractvalue { i32, i64 } %534, 0
  %536 = icmp ult i32 %535, 2
  call void @llvm.assume(i1 %536)
  %537 = zext i32 %535 to i64
  %538 = xor i64 %533, %537
  %539 = mul i64 %538, 1099511628211
  %540 = call { i32, i64 } asm "subq $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !130
  %541 = extractvalue { i32, i64 } %540, 0
  %542 = icmp ult i32 %541, 2
  call void @llvm.assume(i1 %542)
  %543 = zext i32 %541 to i64
  %544 = xor i64 %539, %543
  %545 = mul i64 %544, 1099511628211
  %546 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !131
  %547 = extractvalue { i32, i32 } %546, 0
  %548 = icmp ult i32 %547, 2
  call void @llvm.assume(i1 %548)
  %549 = zext i32 %547 to i64
  %550 = xor i64 %545, %549
  %551 = mul i64 %550, 1099511628211
  %552 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !132
  %553 = extractvalue { i32, i32 } %552, 0
  %554 = icmp ult i32 %553, 2
  call void @llvm.assume(i1 %554)
  %555 = zext i32 %553 to i64
  %556 = xor i64 %551, %555
  %557 = mul i64 %556, 1099511628211
  %558 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !133
  %559 = extractvalue { i32, i32 } %558, 0
  %560 = icmp ult i32 %559, 2
  call void @llvm.assume(i1 %560)
  %561 = zext i32 %559 to i64
  %562 = xor i64 %557, %561
  %563 = mul i64 %562, 1099511628211
  %564 = call { i32, i32 } asm "stc; adcl $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !134
  %565 = extractvalue { i32, i32 } %564, 0
  %566 = icmp ult i32 %565, 2
  call void @llvm.assume(i1 %566)
  %567 = zext i32 %565 to i64
  %568 = xor i64 %563, %567
  %569 = mul i64 %568, 1099511628211
  %570 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !135
  %571 = extractvalue { i32, i32 } %570, 0
  %572 = icmp ult i32 %571, 2
  call void @llvm.assume(i1 %572)
  %573 = zext i32 %571 to i64
  %574 = xor i64 %569, %573
  %575 = mul i64 %574, 1099511628211
  %576 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !136
  %577 = extractvalue { i32, i32 } %576, 0
  %578 = icmp ult i32 %577, 2
  call void @llvm.assume(i1 %578)
  %579 = zext i32 %577 to i64
  %580 = xor i64 %575, %579
  %581 = mul i64 %580, 1099511628211
  %582 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !137
  %583 = extractvalue { i32, i32 } %582, 0
  %584 = icmp ult i32 %583, 2
  call void @llvm.assume(i1 %584)
  %585 = zext i32 %583 to i64
  %586 = xor i64 %581, %585
  %587 = mul i64 %586, 1099511628211
  %588 = call { i32, i32 } asm "stc; adcl $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !138
  %589 = extractvalue { i32, i32 } %588, 0
  %590 = icmp ult i32 %589, 2
  call void @llvm.assume(i1 %590)
  %591 = zext i32 %589 to i64
  %592 = xor i64 %587, %591
  %593 = mul i64 %592, 1099511628211
  %594 = call { i32, i32 } asm "stc; adcl $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !139
  %595 = extractvalue { i32, i32 } %594, 0
  %596 = icmp ult i32 %595, 2
  call void @llvm.assume(i1 %596)
  %597 = zext i32 %595 to i64
  %598 = xor i64 %593, %597
  %599 = mul i64 %598, 1099511628211
  %600 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !140
  %601 = extractvalue { i32, i32 } %600, 0
  %602 = icmp ult i32 %601, 2
  call void @llvm.assume(i1 %602)
  %603 = zext i32 %601 to i64
  %604 = xor i64 %599, %603
  %605 = mul i64 %604, 1099511628211
  %606 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !141
  %607 = extractvalue { i32, i32 } %606, 0
  %608 = icmp ult i32 %607, 2
  call void @llvm.assume(i1 %608)
  %609 = zext i32 %607 to i64
  %610 = xor i64 %605, %609
  %611 = mul i64 %610, 1099511628211
  %612 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !142
  %613 = extractvalue { i32, i32 } %612, 0
  %614 = icmp ult i32 %613, 2
  call void @llvm.assume(i1 %614)
  %615 = zext i32 %613 to i64
  %616 = xor i64 %611, %615
  %617 = mul i64 %616, 1099511628211
  %618 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !143
  %619 = extractvalue { i32, i32 } %618, 0
  %620 = icmp ult i32 %619, 2
  call void @llvm.assume(i1 %620)
  %621 = zext i32 %619 to i64
  %622 = xor i64 %617, %621
  %623 = mul i64 %622, 1099511628211
  %624 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !144
  %625 = extractvalue { i32, i32 } %624, 0
  %626 = icmp ult i32 %625, 2
  call void @llvm.assume(i1 %626)
  %627 = zext i32 %625 to i64
  %628 = xor i64 %623, %627
  %629 = mul i64 %628, 1099511628211
  %630 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !145
  %631 = extractvalue { i32, i32 } %630, 0
  %632 = icmp ult i32 %631, 2
  call void @llvm.assume(i1 %632)
  %633 = zext i32 %631 to i64
  %634 = xor i64 %629, %633
  %635 = mul i64 %634, 1099511628211
  %636 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !146
  %637 = extractvalue { i32, i32 } %636, 0
  %638 = icmp ult i32 %637, 2
  call void @llvm.assume(i1 %638)
  %639 = zext i32 %637 to i64
  %640 = xor i64 %635, %639
  %641 = mul i64 %640, 1099511628211
  %642 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !147
  %643 = extractvalue { i32, i32 } %642, 0
  %644 = icmp ult i32 %643, 2
  call void @llvm.assume(i1 %644)
  %645 = zext i32 %643 to i64
  %646 = xor i64 %641, %645
  %647 = mul i64 %646, 1099511628211
  %648 = call { i32, i32 } asm "stc; sbbl $2,$1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !148
  %649 = extractvalue { i32, i32 } %648, 0
  %650 = icmp ult i32 %649, 2
  call void @llvm.assume(i1 %650)
  %651 = zext i32 %649 to i64
  %652 = xor i64 %647, %651
  %653 = mul i64 %652, 1099511628211
  %654 = call { i32, i32 } asm "negl $1", "={@ccz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !149
  %655 = extractvalue { i32, i32 } %654, 0
  %656 = icmp ult i32 %655, 2
  call void @llvm.assume(i1 %656)
  %657 = zext i32 %655 to i64
  %658 = xor i64 %653, %657
  %659 = mul i64 %658, 1099511628211
  %660 = call { i32, i32 } asm "negl $1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !150
  %661 = extractvalue { i32, i32 } %660, 0
  %662 = icmp ult i32 %661, 2
  call void @llvm.assume(i1 %662)
  %663 = zext i32 %661 to i64
  %664 = xor i64 %659, %663
  %665 = mul i64 %664, 1099511628211
  %666 = call { i32, i32 } asm "negl $1", "={@ccs},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !151
  %667 = extractvalue { i32, i32 } %666, 0
  %668 = icmp ult i32 %667, 2
  call void @llvm.assume(i1 %668)
  %669 = zext i32 %667 to i64
  %670 = xor i64 %665, %669
  %671 = mul i64 %670, 1099511628211
  %672 = call { i32, i32 } asm "negl $1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !152
  %673 = extractvalue { i32, i32 } %672, 0
  %674 = icmp ult i32 %673, 2
  call void @llvm.assume(i1 %674)
  %675 = zext i32 %673 to i64
  %676 = xor i64 %671, %675
  %677 = mul i64 %676, 1099511628211
  %678 = call { i32, i32 } asm "negl $1", "={@ccl},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !153
  %679 = extractvalue { i32, i32 } %678, 0
  %680 = icmp ult i32 %679, 2
  call void @llvm.assume(i1 %680)
  %681 = zext i32 %679 to i64
  %682 = xor i64 %677, %681
  %683 = mul i64 %682, 1099511628211
  %684 = call { i32, i32 } asm "negl $1", "={@ccg},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !154
  %685 = extractvalue { i32, i32 } %684, 0
  %686 = icmp ult i32 %685, 2
  call void @llvm.assume(i1 %686)
  %687 = zext i32 %685 to i64
  %688 = xor i64 %683, %687
  %689 = mul i64 %688, 1099511628211
  %690 = call { i32, i32 } asm "negl $1", "={@ccbe},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !155
  %691 = extractvalue { i32, i32 } %690, 0
  %692 = icmp ult i32 %691, 2
  call void @llvm.assume(i1 %692)
  %693 = zext i32 %691 to i64
  %694 = xor i64 %689, %693
  %695 = mul i64 %694, 1099511628211
  %696 = call { i32, i32 } asm "negl $1", "={@cca},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !156
  %697 = extractvalue { i32, i32 } %696, 0
  %698 = icmp ult i32 %697, 2
  call void @llvm.assume(i1 %698)
  %699 = zext i32 %697 to i64
  %700 = xor i64 %695, %699
  %701 = mul i64 %700, 1099511628211
  %702 = call { i32, i32 } asm "negl $1", "={@ccnz},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !157
  %703 = extractvalue { i32, i32 } %702, 0
  %704 = icmp ult i32 %703, 2
  call void @llvm.assume(i1 %704)
  %705 = zext i32 %703 to i64
  %706 = xor i64 %701, %705
  %707 = mul i64 %706, 1099511628211
  %708 = call { i32, i32 } asm "incl $1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 %15) #23, !srcloc !158
  %709 = extractvalue { i32, i32 } %708, 0
  %710 = icmp ult i32 %709, 2
  call void @llvm.assume(i1 %710)
  %711 = zext i32 %709 to i64
  %712 = xor i64 %707, %711
  %713 = mul i64 %712, 1099511628211
  %714 = call { i32, i8 } asm "decb ${1:b}", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 0, i8 %219) #23, !srcloc !159
  %715 = extractvalue { i32, i8 } %714, 0
  %716 = icmp ult i32 %715, 2
  call void @llvm.assume(i1 %716)
  %717 = zext i32 %715 to i64
  %718 = xor i64 %713, %717
  %719 = mul i64 %718, 1099511628211
  %720 = call { i32, i32 } asm "imull $2,$1", "={@cco},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %120, i32 %15) #23, !srcloc !160
  %721 = extractvalue { i32, i32 } %720, 0
  %722 = icmp ult i32 %721, 2
  call void @llvm.assume(i1 %722)
  %723 = zext i32 %721 to i64
  %724 = xor i64 %719, %723
  %725 = mul i64 %724, 1099511628211
  %726 = call { i32, i64 } asm "btq $2,$1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i64 %12, i64 %5) #23, !srcloc !161
  %727 = extractvalue { i32, i64 } %726, 0
  %728 = icmp ult i32 %727, 2
  call void @llvm.assume(i1 %728)
  %729 = zext i32 %727 to i64
  %730 = xor i64 %725, %729
  %731 = mul i64 %730, 1099511628211
  store i64 %731, ptr @digest, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #19
  %732 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %733 = call { ptr, i64 } asm sideeffect "cld; rep stosb", "={di},={cx},{ax},0,1,~{memory},~{dirflag},~{fpsr},~{flags}"(i8 %732, ptr nonnull %3, i64 6) #19, !srcloc !162
  %734 = extractvalue { ptr, i64 } %733, 0
  %735 = call { ptr, ptr, i64 } asm sideeffect "rep; movsl", "={di},={si},={cx},0,1,2,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %734, ptr nonnull @in, i64 2) #19, !srcloc !163
  %736 = extractvalue { ptr, ptr, i64 } %735, 0
  %737 = extractvalue { ptr, ptr, i64 } %735, 1
  %738 = extractvalue { ptr, ptr, i64 } %735, 2
  %739 = ptrtoint ptr %736 to i64
  %740 = ptrtoint ptr %3 to i64
  %741 = sub i64 %739, %740
  %742 = load i64, ptr @digest, align 8, !tbaa !36
  %743 = xor i64 %741, %742
  %744 = mul i64 %743, 1099511628211
  %745 = ptrtoint ptr %737 to i64
  %746 = sub i64 %745, ptrtoint (ptr @in to i64)
  %747 = xor i64 %744, %746
  %748 = mul i64 %747, 1099511628211
  %749 = xor i64 %748, %738
  %750 = mul i64 %749, 1099511628211
  store i64 %750, ptr @digest, align 8, !tbaa !36
  br label %805

751:                                              ; preds = %805
  store i64 %812, ptr @digest, align 8, !tbaa !36
  %752 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %753 = uitofp i8 %752 to double
  %754 = call double asm "sqrtsd $1,$0; addsd $1,$0", "=&x,x,~{dirflag},~{fpsr},~{flags}"(double %753) #23, !srcloc !164
  %755 = fmul double %754, 1.000000e+06
  %756 = fptoui double %755 to i64
  %757 = xor i64 %812, %756
  %758 = mul i64 %757, 1099511628211
  store i64 %758, ptr @digest, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #19
  %759 = zext i64 %5 to i128
  %760 = shl nuw i128 %759, 64
  %761 = zext i64 %12 to i128
  %762 = or i128 %760, %761
  store i128 %762, ptr %4, align 16, !tbaa !165
  %763 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 4, !tbaa !5
  %764 = and i8 %763, 1
  %765 = icmp eq i8 %764, 0
  %766 = select i1 %765, i128 7, i128 %762
  %767 = shl nuw nsw i128 %761, 60
  %768 = atomicrmw add ptr %4, i128 %767 seq_cst, align 16
  %769 = trunc i128 %768 to i64
  %770 = load i64, ptr @digest, align 8, !tbaa !36
  %771 = xor i64 %770, %769
  %772 = mul i64 %771, 1099511628211
  store i64 %772, ptr @digest, align 8, !tbaa !36
  %773 = load i128, ptr %4, align 16, !tbaa !165
  %774 = lshr i128 %773, 64
  %775 = trunc i128 %774 to i64
  %776 = xor i64 %772, %775
  %777 = mul i64 %776, 1099511628211
  store i64 %777, ptr @digest, align 8, !tbaa !36
  %778 = trunc i128 %766 to i64
  %779 = lshr i128 %766, 64
  %780 = trunc i128 %779 to i64
  %781 = call { i8, i64, i64 } asm sideeffect "lock cmpxchg16b $1; setz $0", "=q,=*m,={ax},={dx},{bx},{cx},*m,2,3,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i128) %4, i64 %5, i64 %12, ptr nonnull elementtype(i128) %4, i64 %778, i64 %780) #19, !srcloc !167
  %782 = extractvalue { i8, i64, i64 } %781, 0
  %783 = extractvalue { i8, i64, i64 } %781, 1
  %784 = extractvalue { i8, i64, i64 } %781, 2
  %785 = zext i8 %782 to i64
  %786 = load i64, ptr @digest, align 8, !tbaa !36
  %787 = xor i64 %786, %785
  %788 = mul i64 %787, 1099511628211
  %789 = xor i64 %788, %783
  %790 = mul i64 %789, 1099511628211
  %791 = xor i64 %790, %784
  %792 = mul i64 %791, 1099511628211
  store i64 %792, ptr @digest, align 8, !tbaa !36
  %793 = load i128, ptr %4, align 16, !tbaa !165
  %794 = trunc i128 %793 to i64
  %795 = xor i64 %792, %794
  %796 = mul i64 %795, 1099511628211
  %797 = lshr i128 %793, 64
  %798 = trunc i128 %797 to i64
  %799 = xor i64 %796, %798
  %800 = mul i64 %799, 1099511628211
  store i64 %800, ptr @digest, align 8, !tbaa !36
  %801 = lshr i64 %800, 32
  %802 = xor i64 %801, %800
  %803 = trunc i64 %802 to i32
  %804 = and i32 %803, 2147483647
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #19
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #19
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #19
  ret i32 %804

805:                                              ; preds = %0, %805
  %806 = phi i64 [ 0, %0 ], [ %813, %805 ]
  %807 = phi i64 [ %750, %0 ], [ %812, %805 ]
  %808 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %806
  %809 = load i8, ptr %808, align 1, !tbaa !5
  %810 = zext i8 %809 to i64
  %811 = xor i64 %807, %810
  %812 = mul i64 %811, 1099511628211
  %813 = add nuw nsw i64 %806, 1
  %814 = icmp eq i64 %813, 14
  br i1 %814, label %751, label %805, !llvm.loop !168
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal nonnull ptr @choose() #12 {
  ret ptr @times
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_symbols() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #19
  br i1 icmp ult (ptr @__start_numbers, ptr @__stop_numbers), label %1, label %5

1:                                                ; preds = %0
  %2 = load i8, ptr @in, align 8, !tbaa !5
  %3 = and i8 %2, 3
  %4 = zext i8 %3 to i32
  br label %29

5:                                                ; preds = %29, %0
  %6 = phi i32 [ trunc (i64 ashr (i64 sub (i64 ptrtoint (ptr @__stop_numbers to i64), i64 ptrtoint (ptr @__start_numbers to i64)), i64 2) to i32), %0 ], [ %35, %29 ]
  %7 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 2, !tbaa !5
  %8 = zext i8 %7 to i32
  %9 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %10 = urem i8 %9, 3
  %11 = zext i8 %10 to i64
  %12 = getelementptr inbounds [0 x i32], ptr @__start_numbers, i64 0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !23
  %14 = add nsw i32 %13, %8
  store i32 %14, ptr %12, align 4, !tbaa !23
  %15 = load i32, ptr @one, align 4, !tbaa !23
  %16 = add nsw i32 %15, %6
  %17 = load i32, ptr @two, align 4, !tbaa !23
  %18 = add nsw i32 %16, %17
  %19 = load i32, ptr @three, align 4, !tbaa !23
  %20 = add nsw i32 %18, %19
  %21 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %22 = zext i8 %21 to i32
  %23 = tail call i32 @chosen(i32 noundef %22) #19
  %24 = add nsw i32 %20, %23
  %25 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 4, !tbaa !5
  %26 = zext i8 %25 to i32
  %27 = tail call i32 @chosen(i32 noundef %26) #19
  %28 = add nsw i32 %24, %27
  ret i32 %28

29:                                               ; preds = %1, %29
  %30 = phi ptr [ @__start_numbers, %1 ], [ %36, %29 ]
  %31 = phi i32 [ trunc (i64 ashr (i64 sub (i64 ptrtoint (ptr @__stop_numbers to i64), i64 ptrtoint (ptr @__start_numbers to i64)), i64 2) to i32), %1 ], [ %35, %29 ]
  %32 = mul nsw i32 %31, 7
  %33 = load i32, ptr %30, align 4, !tbaa !23
  %34 = mul nsw i32 %33, %4
  %35 = add nsw i32 %34, %32
  %36 = getelementptr inbounds i32, ptr %30, i64 1
  %37 = icmp ult ptr %36, @__stop_numbers
  br i1 %37, label %29, label %5, !llvm.loop !169
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #13

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @twice(i32 noundef %0) #14 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @square(i32 noundef %0) #14 {
  %2 = mul nsw i32 %0, %0
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @negate(i32 noundef %0) #14 {
  %2 = sub nsw i32 0, %0
  ret i32 %2
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #15

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.assume(i1 noundef) #16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @times(i32 noundef %0) #14 {
  %2 = mul nsw i32 %0, 3
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #17

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #18

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #14 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #19 = { nounwind }
attributes #20 = { nounwind returns_twice }
attributes #21 = { noreturn nounwind }
attributes #22 = { allocsize(0) }
attributes #23 = { nounwind memory(none) }
attributes #24 = { nounwind memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = !{!17, !18, i64 0}
!17 = !{!"pair", !18, i64 0, !6, i64 4, !6, i64 10}
!18 = !{!"int", !6, i64 0}
!19 = !{!17, !6, i64 10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
!22 = !{i64 0, i64 4, !23, i64 4, i64 6, !5, i64 10, i64 1, !5}
!23 = !{!18, !18, i64 0}
!24 = distinct !{!24, !9, !10}
!25 = !{!26, !26, i64 0}
!26 = !{!"any pointer", !6, i64 0}
!27 = distinct !{!27, !9, !10}
!28 = distinct !{!28, !9, !10}
!29 = !{i32 0, i32 33}
!30 = !{i32 0, i32 9}
!31 = !{i32 0, i32 32}
!32 = distinct !{!32, !9, !10}
!33 = distinct !{!33, !9, !10}
!34 = distinct !{!34, !9, !10}
!35 = distinct !{!35, !9, !10}
!36 = !{!37, !37, i64 0}
!37 = !{!"long", !6, i64 0}
!38 = !{i64 6435}
!39 = !{i64 6532}
!40 = !{i64 6593}
!41 = !{i64 6669}
!42 = !{i64 6792}
!43 = !{i64 6924}
!44 = !{i64 7041}
!45 = !{i64 7146, i64 7158}
!46 = !{i64 2147652611}
!47 = !{i64 2147652708}
!48 = !{i64 2147652807}
!49 = !{i64 2147652909}
!50 = !{i64 2147653009}
!51 = !{i64 2147653108}
!52 = !{i64 2147653205}
!53 = !{i64 2147653301}
!54 = !{i64 2147653397}
!55 = !{i64 2147653497}
!56 = !{i64 2147653600}
!57 = !{i64 2147653701}
!58 = !{i64 2147653833}
!59 = !{i64 2147653968}
!60 = !{i64 2147654108}
!61 = !{i64 2147654242}
!62 = !{i64 2147654376}
!63 = !{i64 2147654513}
!64 = !{i64 2147654650}
!65 = !{i64 2147654787}
!66 = !{i64 2147654929}
!67 = !{i64 2147655076}
!68 = !{i64 2147655225}
!69 = !{i64 8316}
!70 = !{i64 8424}
!71 = !{i64 8581, i64 8594}
!72 = !{i64 8723, i64 8736, i64 8750, i64 8762}
!73 = !{i64 8869}
!74 = !{i64 8957}
!75 = !{i64 9070}
!76 = !{i64 9185}
!77 = !{i64 2147656008}
!78 = !{i64 2147656158}
!79 = !{i64 2147656308}
!80 = !{i64 2147656458}
!81 = !{i64 2147656608}
!82 = !{i64 2147656758}
!83 = !{i64 2147656908}
!84 = !{i64 2147657059}
!85 = !{i64 2147657209}
!86 = !{i64 2147658010}
!87 = !{i64 2147658161}
!88 = !{i64 2147658312}
!89 = !{i64 2147658463}
!90 = !{i64 2147658614}
!91 = !{i64 2147658765}
!92 = !{i64 2147658916}
!93 = !{i64 2147659068}
!94 = !{i64 2147659219}
!95 = !{i64 2147660019}
!96 = !{i64 2147660170}
!97 = !{i64 2147660321}
!98 = !{i64 2147660472}
!99 = !{i64 2147660623}
!100 = !{i64 2147660774}
!101 = !{i64 2147660925}
!102 = !{i64 2147661077}
!103 = !{i64 2147661228}
!104 = !{i64 2147662037}
!105 = !{i64 2147662189}
!106 = !{i64 2147662341}
!107 = !{i64 2147662493}
!108 = !{i64 2147662645}
!109 = !{i64 2147662797}
!110 = !{i64 2147662949}
!111 = !{i64 2147663102}
!112 = !{i64 2147663254}
!113 = !{i64 2147664055}
!114 = !{i64 2147664206}
!115 = !{i64 2147664357}
!116 = !{i64 2147664508}
!117 = !{i64 2147664659}
!118 = !{i64 2147664810}
!119 = !{i64 2147664961}
!120 = !{i64 2147665113}
!121 = !{i64 2147665264}
!122 = !{i64 2147666064}
!123 = !{i64 2147666215}
!124 = !{i64 2147666366}
!125 = !{i64 2147666517}
!126 = !{i64 2147666668}
!127 = !{i64 2147666819}
!128 = !{i64 2147666970}
!129 = !{i64 2147667122}
!130 = !{i64 2147667273}
!131 = !{i64 2147668118}
!132 = !{i64 2147668274}
!133 = !{i64 2147668430}
!134 = !{i64 2147668586}
!135 = !{i64 2147668742}
!136 = !{i64 2147668898}
!137 = !{i64 2147669054}
!138 = !{i64 2147669211}
!139 = !{i64 2147669367}
!140 = !{i64 2147670217}
!141 = !{i64 2147670373}
!142 = !{i64 2147670529}
!143 = !{i64 2147670685}
!144 = !{i64 2147670841}
!145 = !{i64 2147670997}
!146 = !{i64 2147671153}
!147 = !{i64 2147671310}
!148 = !{i64 2147671466}
!149 = !{i64 2147672244}
!150 = !{i64 2147672392}
!151 = !{i64 2147672540}
!152 = !{i64 2147672688}
!153 = !{i64 2147672836}
!154 = !{i64 2147672984}
!155 = !{i64 2147673132}
!156 = !{i64 2147673281}
!157 = !{i64 2147673429}
!158 = !{i64 2147673574}
!159 = !{i64 2147673704}
!160 = !{i64 2147673837}
!161 = !{i64 2147673963}
!162 = !{i64 10682}
!163 = !{i64 10772}
!164 = !{i64 11000}
!165 = !{!166, !166, i64 0}
!166 = !{!"__int128", !6, i64 0}
!167 = !{i64 11326}
!168 = distinct !{!168, !9, !10}
!169 = distinct !{!169, !9, !10}
