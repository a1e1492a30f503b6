; ModuleID = 'machine.c'
source_filename = "machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, [3 x i16], i8 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@in = internal global [8 x i8] zeroinitializer, align 1
@table = internal unnamed_addr constant [64 x i16] [i16 3, i16 1, i16 4, i16 1, i16 5, i16 9, i16 2, i16 6, i16 5, i16 3, i16 5, i16 8, i16 9, i16 7, i16 9, i16 3, i16 2, i16 3, i16 8, i16 4, i16 6, i16 2, i16 6, i16 4, i16 3, i16 3, i16 8, i16 3, i16 2, i16 7, i16 9, i16 5, i16 0, i16 2, i16 8, i16 8, i16 4, i16 1, i16 9, i16 7, i16 1, i16 6, i16 9, i16 3, i16 9, i16 9, i16 3, i16 7, i16 5, i16 1, i16 0, i16 5, i16 8, i16 2, i16 0, i16 9, i16 7, i16 4, i16 9, i16 4, i16 4, i16 5, i16 9, i16 2], align 16
@pairs = internal unnamed_addr global [5 x %struct.pair] zeroinitializer, align 16
@operations = internal unnamed_addr constant [4 x ptr] [ptr @twice, ptr @square, ptr @negate, ptr @fib], align 16
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@test_sieve.composite = internal unnamed_addr global [20000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @test_branches() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  %1 = load i8, ptr @in, align 1, !tbaa !5
  %2 = icmp ugt i8 %1, 100
  %3 = select i1 %2, i32 1, i32 2
  %4 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %5 = icmp slt i8 %4, -5
  %6 = mul nuw nsw i32 %3, 3
  %7 = select i1 %5, i32 %6, i32 %3
  %8 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
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
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
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
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  %2 = load i8, ptr @in, align 1, !tbaa !5
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #16
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #16
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
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  %1 = load i8, ptr @in, align 1, !tbaa !5
  %2 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %3 = zext i8 %2 to i32
  %4 = zext i8 %1 to i64
  br label %14

5:                                                ; preds = %14
  %6 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
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

; Function Attrs: nounwind uwtable
define dso_local i32 @test_variadic() local_unnamed_addr #0 {
  %1 = alloca %struct.pair, align 8
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %1) #16
  %2 = load i8, ptr @in, align 1, !tbaa !5
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
  %10 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
  %11 = zext i8 %10 to i32
  %12 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %13 = zext i8 %12 to i32
  %14 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 1, !tbaa !5
  %15 = zext i8 %14 to i64
  %16 = load i64, ptr %1, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = tail call i64 (i32, ...) @sum(i32 poison, i32 noundef %9, double noundef 2.500000e+00, i64 noundef 77, i64 %16, i32 %18, x86_fp80 noundef 0xK3FFF8000000000000000, i32 noundef %11, double noundef 4.500000e+00, i64 noundef 78, ptr noundef nonnull byval(%struct.pair) align 8 %1, x86_fp80 noundef 0xK40008000000000000000, i32 noundef %13, double noundef 6.500000e+00, i64 noundef %15, ptr noundef nonnull byval(%struct.pair) align 8 %1, x86_fp80 noundef 0xK4000C000000000000000)
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 65535
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %1) #16
  ret i32 %21
}

; Function Attrs: nofree nosync nounwind uwtable
define internal i64 @sum(i32 %0, ...) unnamed_addr #3 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #16
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #16
  ret i64 %103
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_pointers() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  %1 = load i8, ptr @in, align 1, !tbaa !5
  %2 = and i8 %1, 3
  %3 = zext i8 %2 to i64
  %4 = getelementptr inbounds [4 x ptr], ptr @operations, i64 0, i64 %3
  %5 = load ptr, ptr %4, align 8, !tbaa !25
  %6 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %7 = and i8 %6, 7
  %8 = zext i8 %7 to i32
  %9 = tail call i32 %5(i32 noundef %8) #16
  %10 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
  %11 = and i8 %10, 7
  %12 = zext i8 %11 to i32
  %13 = tail call i32 @fib(i32 noundef %12)
  %14 = add nsw i32 %13, %9
  %15 = and i32 %14, 65535
  ret i32 %15
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal i32 @fib(i32 noundef %0) #4 {
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
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  %1 = load i8, ptr @in, align 1, !tbaa !5
  %2 = zext i8 %1 to i32
  %3 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %4 = zext i8 %3 to i32
  %5 = shl nuw nsw i32 %4, 8
  %6 = or i32 %5, %2
  %7 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
  %8 = zext i8 %7 to i32
  %9 = shl nuw nsw i32 %8, 16
  %10 = or i32 %6, %9
  %11 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %12 = and i8 %11, 63
  %13 = zext i8 %12 to i32
  %14 = shl nuw nsw i32 %13, 24
  %15 = or i32 %14, %10
  %16 = bitcast i32 %15 to float
  %17 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 1, !tbaa !5
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
declare double @llvm.copysign.f64(double, double) #5

; Function Attrs: nounwind uwtable
define dso_local i32 @test_wide() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  %1 = load i8, ptr @in, align 1, !tbaa !5
  %2 = zext i8 %1 to i128
  %3 = shl nuw nsw i128 %2, 100
  %4 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %5 = zext i8 %4 to i128
  %6 = shl nuw nsw i128 %5, 60
  %7 = or i128 %6, %3
  %8 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
  %9 = zext i8 %8 to i128
  %10 = or i128 %7, %9
  %11 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %12 = zext i8 %11 to i128
  %13 = mul nuw nsw i128 %12, 81985529216486895
  %14 = add nuw nsw i128 %13, 1
  %15 = freeze i128 %10
  %16 = freeze i128 %14
  %17 = udiv i128 %15, %16
  %18 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 1, !tbaa !5
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
  call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %1)
  store volatile i32 0, ptr %1, align 4, !tbaa !23
  %2 = call i32 @_setjmp(ptr noundef nonnull @buffer) #17
  %3 = mul nsw i32 %2, 3
  %4 = load volatile i32, ptr %1, align 4, !tbaa !23
  %5 = add nsw i32 %4, %3
  store volatile i32 %5, ptr %1, align 4, !tbaa !23
  %6 = load volatile i32, ptr %1, align 4, !tbaa !23
  %7 = icmp slt i32 %6, 50
  br i1 %7, label %8, label %15

8:                                                ; preds = %0
  %9 = load i8, ptr @in, align 1, !tbaa !5
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
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc void @thrower(i32 noundef %0, i32 noundef %1) unnamed_addr #0 {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i32 [ %0, %2 ], [ %8, %7 ]
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  tail call void @longjmp(ptr noundef nonnull @buffer, i32 noundef %1) #18
  unreachable

7:                                                ; preds = %3
  %8 = add nsw i32 %4, -1
  br label %3
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_heap() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  %1 = load i8, ptr @in, align 1, !tbaa !5
  %2 = and i8 %1, 7
  %3 = add nuw nsw i8 %2, 1
  %4 = shl nuw nsw i8 %3, 2
  %5 = zext i8 %4 to i64
  %6 = tail call ptr @malloc(i64 noundef %5) #19
  %7 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %8 = and i8 %7, 15
  %9 = add nuw nsw i8 %8, 1
  %10 = zext i8 %9 to i64
  %11 = alloca i8, i64 %10, align 16
  %12 = zext i8 %3 to i64
  br label %15

13:                                               ; preds = %15
  %14 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
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
  %31 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 1, !tbaa !5
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
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: nounwind uwtable
define dso_local i32 @test_bits() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  %1 = load i8, ptr @in, align 1, !tbaa !5
  %2 = zext i8 %1 to i32
  %3 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %4 = zext i8 %3 to i32
  %5 = shl nuw nsw i32 %4, 8
  %6 = or i32 %5, %2
  %7 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
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
  %24 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 4), align 1, !tbaa !5
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
  %40 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 6), align 1, !tbaa !5
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
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: nounwind uwtable
define dso_local i32 @test_assumes() local_unnamed_addr #0 {
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  %1 = load i8, ptr @in, align 1, !tbaa !5
  %2 = icmp ult i8 %1, -56
  %3 = zext i1 %2 to i64
  tail call void @klee_assume(i64 noundef %3) #16
  %4 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %5 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
  %6 = icmp ne i8 %4, %5
  %7 = zext i1 %6 to i64
  tail call void @klee_assume(i64 noundef %7) #16
  %8 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 3), align 1, !tbaa !5
  %9 = and i8 %8, 15
  %10 = zext i8 %9 to i32
  %11 = udiv i32 1000, %10
  %12 = load i8, ptr @in, align 1, !tbaa !5
  %13 = zext i8 %12 to i32
  %14 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 1), align 1, !tbaa !5
  %15 = zext i8 %14 to i32
  %16 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @in, i64 0, i64 2), align 1, !tbaa !5
  %17 = zext i8 %16 to i32
  %18 = sub nsw i32 %15, %17
  %19 = sdiv i32 %13, %18
  %20 = add nsw i32 %19, %11
  %21 = and i32 %20, 65535
  ret i32 %21
}

declare void @klee_assume(i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind uwtable
define dso_local i32 @test_bounds() local_unnamed_addr #0 {
  %1 = alloca [10 x i32], align 16
  tail call void @klee_make_symbolic(ptr noundef nonnull @in, i64 noundef 8, ptr noundef nonnull @.str) #16
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %1) #16
  br label %9

2:                                                ; preds = %9
  %3 = load i8, ptr @in, align 1, !tbaa !5
  %4 = lshr i8 %3, 4
  %5 = zext i8 %4 to i64
  %6 = getelementptr inbounds [10 x i32], ptr %1, i64 0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !23
  %8 = add nsw i32 %7, 1
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #16
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
define dso_local i32 @test_sieve() local_unnamed_addr #10 {
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

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @twice(i32 noundef %0) #12 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @square(i32 noundef %0) #12 {
  %2 = mul nsw i32 %0, %0
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @negate(i32 noundef %0) #12 {
  %2 = sub nsw i32 0, %0
  ret i32 %2
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #14

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #15

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nofree nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { nounwind }
attributes #17 = { nounwind returns_twice }
attributes #18 = { noreturn nounwind }
attributes #19 = { allocsize(0) }

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
