; clang-14 -O0 -w -fdebug-compilation-dir=. -S -emit-llvm data.c
; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32, [3 x i8] }
%struct.packed = type <{ i8, i64, i16 }>
%union.number = type { i64, [8 x i8] }
%struct.opaque = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.flags = type { i24 }

@first = internal global %struct.node { %struct.node* @last, i32 1, [3 x i8] c"a\00b" }, align 8
@head = dso_local constant %struct.node* @first, align 8
@packed_value = dso_local global %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1
@numbers = dso_local global <{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }> <{ %union.number { i64 -1, [8 x i8] undef }, { double, [8 x i8] } { double 1.000000e-01, [8 x i8] undef }, { [12 x i8], [4 x i8] } { [12 x i8] c"quote\22\\\0A\00\00\00\00", [4 x i8] undef } }>, align 16
@flexible_value = dso_local constant { i32, [2 x i32] } { i32 2, [2 x i32] [i32 10, i32 20] }, align 4
@thread_local_value = dso_local thread_local global i32 5, align 4
@sectioned = dso_local global i32 1, section ".mysection", align 64
@weak_value = weak dso_local global i32 4, align 4
@tentative_array = dso_local global [10 x i32] zeroinitializer, align 16
@address = dso_local global i64 ptrtoint (i8* getelementptr (i8, i8* bitcast ([10 x i32]* @tentative_array to i8*), i64 12) to i64), align 8
@last = internal global %struct.node { %struct.node* null, i32 3, [3 x i8] c"xy\00" }, align 8
@middle = dso_local global i8* getelementptr (i8, i8* bitcast (%struct.node* @last to i8*), i64 12), align 8
@floats = dso_local global [7 x float] [float 0.000000e+00, float -0.000000e+00, float 1.500000e+00, float 0x3FB99999A0000000, float 0x36A0000000000000, float 0x7FF0000000000000, float 0x7FF8000000000000], align 16
@doubles = dso_local global [4 x double] [double 1.000000e-01, double 1.000000e+308, double 4.940660e-324, double 0xFFF0000000000000], align 16
@extended = dso_local global x86_fp80 0xK4000C90FDAA22168C235, align 16
@wide = dso_local global i128 1512366075204170947332355369683137040, align 16
@table = dso_local global [2 x i32 ()*] [i32 ()* @weak_reference, i32 ()* null], align 16
@.str = private unnamed_addr constant [2 x i8] c"s\00", align 1
@unknown = external global %struct.opaque*, align 8
@tentative = dso_local global i32 0, align 4
@hidden_value = hidden global i32 0, align 4

@alias_name = dso_local alias i32 (i32), i32 (i32)* @alias_target

declare extern_weak i32 @weak_reference() #0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @alias_target(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = add nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { %struct.node*, i64 } @by_value(%struct.node* %0, i64 %1, i64 %2, i64 %3) #1 {
  %5 = alloca %struct.node, align 8
  %6 = alloca %struct.node, align 8
  %7 = alloca %union.number, align 8
  %8 = bitcast %struct.node* %6 to { %struct.node*, i64 }*
  %9 = getelementptr inbounds { %struct.node*, i64 }, { %struct.node*, i64 }* %8, i32 0, i32 0
  store %struct.node* %0, %struct.node** %9, align 8
  %10 = getelementptr inbounds { %struct.node*, i64 }, { %struct.node*, i64 }* %8, i32 0, i32 1
  store i64 %1, i64* %10, align 8
  %11 = bitcast %union.number* %7 to { i64, i64 }*
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 0
  store i64 %2, i64* %12, align 8
  %13 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 1
  store i64 %3, i64* %13, align 8
  %14 = bitcast %union.number* %7 to i64*
  %15 = load i64, i64* %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1
  %18 = load i32, i32* %17, align 8
  %19 = add nsw i32 %18, %16
  store i32 %19, i32* %17, align 8
  %20 = bitcast %struct.node* %5 to i8*
  %21 = bitcast %struct.node* %6 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %20, i8* align 8 %21, i64 16, i1 false)
  %22 = bitcast %struct.node* %5 to { %struct.node*, i64 }*
  %23 = load { %struct.node*, i64 }, { %struct.node*, i64 }* %22, align 8
  ret { %struct.node*, i64 } %23
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #1 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  store i32 0, i32* %5, align 4
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %8 = bitcast %struct.__va_list_tag* %7 to i8*
  call void @llvm.va_start(i8* %8)
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %11 = bitcast %struct.__va_list_tag* %9 to i8*
  %12 = bitcast %struct.__va_list_tag* %10 to i8*
  call void @llvm.va_copy(i8* %11, i8* %12)
  store i32 0, i32* %6, align 4
  br label %13

13:                                               ; preds = %38, %1
  %14 = load i32, i32* %6, align 4
  %15 = load i32, i32* %2, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %41

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 0
  %20 = load i32, i32* %19, align 16
  %21 = icmp ule i32 %20, 40
  br i1 %21, label %22, label %28

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 3
  %24 = load i8*, i8** %23, align 16
  %25 = getelementptr i8, i8* %24, i32 %20
  %26 = bitcast i8* %25 to i32*
  %27 = add i32 %20, 8
  store i32 %27, i32* %19, align 16
  br label %33

28:                                               ; preds = %17
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 2
  %30 = load i8*, i8** %29, align 8
  %31 = bitcast i8* %30 to i32*
  %32 = getelementptr i8, i8* %30, i32 8
  store i8* %32, i8** %29, align 8
  br label %33

33:                                               ; preds = %28, %22
  %34 = phi i32* [ %26, %22 ], [ %31, %28 ]
  %35 = load i32, i32* %34, align 4
  %36 = load i32, i32* %5, align 4
  %37 = add nsw i32 %36, %35
  store i32 %37, i32* %5, align 4
  br label %38

38:                                               ; preds = %33
  %39 = load i32, i32* %6, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, i32* %6, align 4
  br label %13, !llvm.loop !6

41:                                               ; preds = %13
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 1
  %44 = load i32, i32* %43, align 4
  %45 = icmp ule i32 %44, 160
  br i1 %45, label %46, label %52

46:                                               ; preds = %41
  %47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 3
  %48 = load i8*, i8** %47, align 16
  %49 = getelementptr i8, i8* %48, i32 %44
  %50 = bitcast i8* %49 to double*
  %51 = add i32 %44, 16
  store i32 %51, i32* %43, align 4
  br label %57

52:                                               ; preds = %41
  %53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 2
  %54 = load i8*, i8** %53, align 8
  %55 = bitcast i8* %54 to double*
  %56 = getelementptr i8, i8* %54, i32 8
  store i8* %56, i8** %53, align 8
  br label %57

57:                                               ; preds = %52, %46
  %58 = phi double* [ %50, %46 ], [ %55, %52 ]
  %59 = load double, double* %58, align 8
  %60 = fptosi double %59 to i32
  %61 = load i32, i32* %5, align 4
  %62 = add nsw i32 %61, %60
  store i32 %62, i32* %5, align 4
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %64 = bitcast %struct.__va_list_tag* %63 to i8*
  call void @llvm.va_end(i8* %64)
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %66 = bitcast %struct.__va_list_tag* %65 to i8*
  call void @llvm.va_end(i8* %66)
  %67 = load i32, i32* %5, align 4
  ret i32 %67
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @wide_arithmetic(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #1 {
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = bitcast i128* %6 to { i64, i64 }*
  %11 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %10, i32 0, i32 0
  store i64 %0, i64* %11, align 16
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %10, i32 0, i32 1
  store i64 %1, i64* %12, align 8
  %13 = load i128, i128* %6, align 16
  %14 = bitcast i128* %7 to { i64, i64 }*
  %15 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %14, i32 0, i32 0
  store i64 %2, i64* %15, align 16
  %16 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %14, i32 0, i32 1
  store i64 %3, i64* %16, align 8
  %17 = load i128, i128* %7, align 16
  store i128 %13, i128* %8, align 16
  store i128 %17, i128* %9, align 16
  %18 = load i128, i128* %8, align 16
  %19 = mul nsw i128 %18, 3
  %20 = load i128, i128* %9, align 16
  %21 = lshr i128 %20, 5
  %22 = sdiv i128 %21, 7
  %23 = sub nsw i128 %19, %22
  store i128 %23, i128* %5, align 16
  %24 = bitcast i128* %5 to { i64, i64 }*
  %25 = load { i64, i64 }, { i64, i64 }* %24, align 16
  ret { i64, i64 } %25
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @mixed(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3) #1 {
  %5 = alloca float, align 4
  %6 = alloca double, align 8
  %7 = alloca x86_fp80, align 16
  %8 = alloca i32, align 4
  store float %0, float* %5, align 4
  store double %1, double* %6, align 8
  store x86_fp80 %2, x86_fp80* %7, align 16
  store i32 %3, i32* %8, align 4
  %9 = load float, float* %5, align 4
  %10 = fpext float %9 to double
  %11 = load double, double* %6, align 8
  %12 = fmul double %10, %11
  %13 = fpext double %12 to x86_fp80
  %14 = load x86_fp80, x86_fp80* %7, align 16
  %15 = load i32, i32* %8, align 4
  %16 = sitofp i32 %15 to x86_fp80
  %17 = fdiv x86_fp80 %14, %16
  %18 = fadd x86_fp80 %13, %17
  %19 = load i32, i32* %8, align 4
  %20 = uitofp i32 %19 to x86_fp80
  %21 = fsub x86_fp80 %18, %20
  ret x86_fp80 %21
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @use(i32 noundef %0) #1 {
  %2 = alloca %struct.flags, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.node, align 8
  store i32 %0, i32* %3, align 4
  %5 = load %struct.node*, %struct.node** getelementptr inbounds ({ %struct.node*, i64 }, { %struct.node*, i64 }* bitcast (%struct.node* @first to { %struct.node*, i64 }*), i32 0, i32 0), align 8
  %6 = load i64, i64* getelementptr inbounds ({ %struct.node*, i64 }, { %struct.node*, i64 }* bitcast (%struct.node* @first to { %struct.node*, i64 }*), i32 0, i32 1), align 8
  %7 = load i64, i64* getelementptr inbounds ({ i64, i64 }, { i64, i64 }* bitcast (%union.number* getelementptr inbounds ([3 x %union.number], [3 x %union.number]* bitcast (<{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>* @numbers to [3 x %union.number]*), i64 0, i64 1) to { i64, i64 }*), i32 0, i32 0), align 16
  %8 = load i64, i64* getelementptr inbounds ({ i64, i64 }, { i64, i64 }* bitcast (%union.number* getelementptr inbounds ([3 x %union.number], [3 x %union.number]* bitcast (<{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>* @numbers to [3 x %union.number]*), i64 0, i64 1) to { i64, i64 }*), i32 0, i32 1), align 8
  %9 = call { %struct.node*, i64 } @by_value(%struct.node* %5, i64 %6, i64 %7, i64 %8)
  %10 = bitcast %struct.node* %4 to { %struct.node*, i64 }*
  %11 = getelementptr inbounds { %struct.node*, i64 }, { %struct.node*, i64 }* %10, i32 0, i32 0
  %12 = extractvalue { %struct.node*, i64 } %9, 0
  store %struct.node* %12, %struct.node** %11, align 8
  %13 = getelementptr inbounds { %struct.node*, i64 }, { %struct.node*, i64 }* %10, i32 0, i32 1
  %14 = extractvalue { %struct.node*, i64 } %9, 1
  store i64 %14, i64* %13, align 8
  %15 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1
  %16 = load i32, i32* %15, align 8
  %17 = load i32, i32* %3, align 4
  %18 = call i32 @pack(i32 noundef %16, i32 noundef %17)
  %19 = bitcast %struct.flags* %2 to i32*
  store i32 %18, i32* %19, align 4
  %20 = bitcast %struct.flags* %2 to i32*
  %21 = load i32, i32* %20, align 4
  %22 = lshr i32 %21, 3
  %23 = and i32 %22, 127
  %24 = xor i32 %23, 5
  %25 = load i32, i32* %20, align 4
  %26 = and i32 %24, 127
  %27 = shl i32 %26, 3
  %28 = and i32 %25, -1017
  %29 = or i32 %28, %27
  store i32 %29, i32* %20, align 4
  %30 = bitcast %struct.flags* %2 to i32*
  %31 = load i32, i32* %30, align 4
  ret i32 %31
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pack(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca %struct.flags, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  store i32 %1, i32* %5, align 4
  %6 = bitcast %struct.flags* %3 to i32*
  %7 = load i32, i32* %4, align 4
  %8 = load i32, i32* %6, align 4
  %9 = and i32 %7, 7
  %10 = and i32 %8, -8
  %11 = or i32 %10, %9
  store i32 %11, i32* %6, align 4
  %12 = bitcast %struct.flags* %3 to i32*
  %13 = load i32, i32* %4, align 4
  %14 = mul i32 %13, 2
  %15 = load i32, i32* %12, align 4
  %16 = and i32 %14, 127
  %17 = shl i32 %16, 3
  %18 = and i32 %15, -1017
  %19 = or i32 %18, %17
  store i32 %19, i32* %12, align 4
  %20 = bitcast %struct.flags* %3 to i32*
  %21 = load i32, i32* %5, align 4
  %22 = load i32, i32* %20, align 4
  %23 = and i32 %21, 2047
  %24 = shl i32 %23, 10
  %25 = and i32 %22, -2096129
  %26 = or i32 %25, %24
  store i32 %26, i32* %20, align 4
  %27 = bitcast %struct.flags* %3 to i32*
  %28 = load i32, i32* %5, align 4
  %29 = icmp slt i32 %28, 0
  %30 = zext i1 %29 to i32
  %31 = load i32, i32* %27, align 4
  %32 = shl i32 %30, 21
  %33 = and i32 %31, -2097153
  %34 = or i32 %33, %32
  store i32 %34, i32* %27, align 4
  %35 = bitcast %struct.flags* %3 to i32*
  %36 = load i32, i32* %35, align 4
  ret i32 %36
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @call_all(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  store i32 %0, i32* %2, align 4
  %5 = load i32, i32* %2, align 4
  %6 = add nsw i32 %5, 1
  %7 = zext i32 %6 to i64
  %8 = call i8* @llvm.stacksave()
  store i8* %8, i8** %3, align 8
  %9 = alloca i32, i64 %7, align 16
  store i64 %7, i64* %4, align 8
  %10 = call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef 1, double noundef 2.000000e+00)
  %11 = load i32, i32* %2, align 4
  %12 = call i32 (i32, i8*, ...) bitcast (i32 (...)* @knr to i32 (i32, i8*, ...)*)(i32 noundef %11, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0))
  %13 = add nsw i32 %10, %12
  %14 = load i32, i32* %2, align 4
  %15 = call i32 @alias_name(i32 noundef %14)
  %16 = add nsw i32 %13, %15
  %17 = getelementptr inbounds i32, i32* %9, i64 0
  store i32 %16, i32* %17, align 16
  br i1 icmp ne (i32 ()* @weak_reference, i32 ()* null), label %18, label %23

18:                                               ; preds = %1
  %19 = call i32 @weak_reference()
  %20 = load i32, i32* %2, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, i32* %9, i64 %21
  store i32 %19, i32* %22, align 4
  br label %23

23:                                               ; preds = %18, %1
  %24 = getelementptr inbounds i32, i32* %9, i64 0
  %25 = load i32, i32* %24, align 16
  %26 = load %struct.opaque*, %struct.opaque** @unknown, align 8
  %27 = icmp ne %struct.opaque* %26, null
  %28 = zext i1 %27 to i32
  %29 = add nsw i32 %25, %28
  %30 = load i32, i32* @thread_local_value, align 4
  %31 = add nsw i32 %29, %30
  %32 = load i32, i32* @tentative, align 4
  %33 = add nsw i32 %31, %32
  %34 = load i8*, i8** %3, align 8
  call void @llvm.stackrestore(i8* %34)
  ret i32 %33
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #3

declare i32 @knr(...) #0

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #3

attributes #0 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nofree nosync nounwind willreturn }

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
