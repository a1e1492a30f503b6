; clang-19 -O0 -g -w -fdebug-compilation-dir=. -S -emit-llvm data.c
; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32, [3 x i8] }
%struct.packed = type <{ i8, i64, i16 }>
%union.number = type { i64, [8 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.flags = type { i32 }

@first = internal global %struct.node { ptr @last, i32 1, [3 x i8] c"a\00b" }, align 8, !dbg !0
@head = dso_local constant ptr @first, align 8, !dbg !11
@packed_value = dso_local global %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1, !dbg !24
@numbers = dso_local global <{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }> <{ %union.number { i64 -1, [8 x i8] undef }, { double, [8 x i8] } { double 1.000000e-01, [8 x i8] undef }, { [12 x i8], [4 x i8] } { [12 x i8] c"quote\22\\\0A\00\00\00\00", [4 x i8] undef } }>, align 16, !dbg !32
@flexible_value = dso_local constant { i32, [2 x i32] } { i32 2, [2 x i32] [i32 10, i32 20] }, align 4, !dbg !44
@thread_local_value = dso_local thread_local global i32 5, align 4, !dbg !54
@sectioned = dso_local global i32 1, section ".mysection", align 64, !dbg !56
@weak_value = weak dso_local global i32 4, align 4, !dbg !58
@tentative_array = dso_local global [10 x i32] zeroinitializer, align 16, !dbg !93
@address = dso_local global i64 ptrtoint (ptr getelementptr (i8, ptr @tentative_array, i64 12) to i64), align 8, !dbg !60
@last = internal global %struct.node { ptr null, i32 3, [3 x i8] c"xy\00" }, align 8, !dbg !100
@middle = dso_local global ptr getelementptr (i8, ptr @last, i64 12), align 8, !dbg !62
@floats = dso_local global [7 x float] [float 0.000000e+00, float -0.000000e+00, float 1.500000e+00, float 0x3FB99999A0000000, float 0x36A0000000000000, float 0x7FF0000000000000, float 0x7FF8000000000000], align 16, !dbg !65
@doubles = dso_local global [4 x double] [double 1.000000e-01, double 1.000000e+308, double 4.940660e-324, double 0xFFF0000000000000], align 16, !dbg !71
@extended = dso_local global x86_fp80 0xK4000C90FDAA22168C235, align 16, !dbg !76
@wide = dso_local global i128 1512366075204170947332355369683137040, align 16, !dbg !78
@table = dso_local global [2 x ptr] [ptr @weak_reference, ptr null], align 16, !dbg !80
@.str = private unnamed_addr constant [2 x i8] c"s\00", align 1, !dbg !88
@unknown = external global ptr, align 8
@tentative = dso_local global i32 0, align 4, !dbg !91
@hidden_value = hidden global i32 0, align 4, !dbg !98

@alias_name = dso_local alias i32 (i32), ptr @alias_target

declare extern_weak i32 @weak_reference() #0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @alias_target(i32 noundef %0) #1 !dbg !110 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !114, !DIExpression(), !115)
  %3 = load i32, ptr %2, align 4, !dbg !116
  %4 = add nsw i32 %3, 1, !dbg !117
  ret i32 %4, !dbg !118
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { ptr, i64 } @by_value(ptr %0, i64 %1, i64 %2, i64 %3) #1 !dbg !119 {
  %5 = alloca %struct.node, align 8
  %6 = alloca %struct.node, align 8
  %7 = alloca %union.number, align 8
  %8 = getelementptr inbounds { ptr, i64 }, ptr %6, i32 0, i32 0
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds { ptr, i64 }, ptr %6, i32 0, i32 1
  store i64 %1, ptr %9, align 8
  %10 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0
  store i64 %2, ptr %10, align 8
  %11 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1
  store i64 %3, ptr %11, align 8
    #dbg_declare(ptr %6, !122, !DIExpression(), !123)
    #dbg_declare(ptr %7, !124, !DIExpression(), !125)
  %12 = load i64, ptr %7, align 8, !dbg !126
  %13 = trunc i64 %12 to i32, !dbg !127
  %14 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !128
  %15 = load i32, ptr %14, align 8, !dbg !129
  %16 = add nsw i32 %15, %13, !dbg !129
  store i32 %16, ptr %14, align 8, !dbg !129
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 16, i1 false), !dbg !130
  %17 = load { ptr, i64 }, ptr %5, align 8, !dbg !131
  ret { ptr, i64 } %17, !dbg !131
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #1 !dbg !132 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !135, !DIExpression(), !136)
    #dbg_declare(ptr %3, !137, !DIExpression(), !151)
    #dbg_declare(ptr %4, !152, !DIExpression(), !153)
    #dbg_declare(ptr %5, !154, !DIExpression(), !155)
  store i32 0, ptr %5, align 4, !dbg !155
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !156
  call void @llvm.va_start.p0(ptr %7), !dbg !156
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !157
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !157
  call void @llvm.va_copy.p0(ptr %8, ptr %9), !dbg !157
    #dbg_declare(ptr %6, !158, !DIExpression(), !160)
  store i32 0, ptr %6, align 4, !dbg !160
  br label %10, !dbg !161

10:                                               ; preds = %33, %1
  %11 = load i32, ptr %6, align 4, !dbg !162
  %12 = load i32, ptr %2, align 4, !dbg !164
  %13 = icmp slt i32 %11, %12, !dbg !165
  br i1 %13, label %14, label %36, !dbg !166

14:                                               ; preds = %10
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !167
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 0, !dbg !167
  %17 = load i32, ptr %16, align 16, !dbg !167
  %18 = icmp ule i32 %17, 40, !dbg !167
  br i1 %18, label %19, label %24, !dbg !167

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 3, !dbg !167
  %21 = load ptr, ptr %20, align 16, !dbg !167
  %22 = getelementptr i8, ptr %21, i32 %17, !dbg !167
  %23 = add i32 %17, 8, !dbg !167
  store i32 %23, ptr %16, align 16, !dbg !167
  br label %28, !dbg !167

24:                                               ; preds = %14
  %25 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 2, !dbg !167
  %26 = load ptr, ptr %25, align 8, !dbg !167
  %27 = getelementptr i8, ptr %26, i32 8, !dbg !167
  store ptr %27, ptr %25, align 8, !dbg !167
  br label %28, !dbg !167

28:                                               ; preds = %24, %19
  %29 = phi ptr [ %22, %19 ], [ %26, %24 ], !dbg !167
  %30 = load i32, ptr %29, align 4, !dbg !167
  %31 = load i32, ptr %5, align 4, !dbg !168
  %32 = add nsw i32 %31, %30, !dbg !168
  store i32 %32, ptr %5, align 4, !dbg !168
  br label %33, !dbg !169

33:                                               ; preds = %28
  %34 = load i32, ptr %6, align 4, !dbg !170
  %35 = add nsw i32 %34, 1, !dbg !170
  store i32 %35, ptr %6, align 4, !dbg !170
  br label %10, !dbg !171, !llvm.loop !172

36:                                               ; preds = %10
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !175
  %38 = getelementptr inbounds %struct.__va_list_tag, ptr %37, i32 0, i32 1, !dbg !175
  %39 = load i32, ptr %38, align 4, !dbg !175
  %40 = icmp ule i32 %39, 160, !dbg !175
  br i1 %40, label %41, label %46, !dbg !175

41:                                               ; preds = %36
  %42 = getelementptr inbounds %struct.__va_list_tag, ptr %37, i32 0, i32 3, !dbg !175
  %43 = load ptr, ptr %42, align 16, !dbg !175
  %44 = getelementptr i8, ptr %43, i32 %39, !dbg !175
  %45 = add i32 %39, 16, !dbg !175
  store i32 %45, ptr %38, align 4, !dbg !175
  br label %50, !dbg !175

46:                                               ; preds = %36
  %47 = getelementptr inbounds %struct.__va_list_tag, ptr %37, i32 0, i32 2, !dbg !175
  %48 = load ptr, ptr %47, align 8, !dbg !175
  %49 = getelementptr i8, ptr %48, i32 8, !dbg !175
  store ptr %49, ptr %47, align 8, !dbg !175
  br label %50, !dbg !175

50:                                               ; preds = %46, %41
  %51 = phi ptr [ %44, %41 ], [ %48, %46 ], !dbg !175
  %52 = load double, ptr %51, align 8, !dbg !175
  %53 = fptosi double %52 to i32, !dbg !176
  %54 = load i32, ptr %5, align 4, !dbg !177
  %55 = add nsw i32 %54, %53, !dbg !177
  store i32 %55, ptr %5, align 4, !dbg !177
  %56 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !178
  call void @llvm.va_end.p0(ptr %56), !dbg !178
  %57 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !179
  call void @llvm.va_end.p0(ptr %57), !dbg !179
  %58 = load i32, ptr %5, align 4, !dbg !180
  ret i32 %58, !dbg !181
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @wide_arithmetic(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #1 !dbg !182 {
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0
  store i64 %0, ptr %10, align 16
  %11 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1
  store i64 %1, ptr %11, align 8
  %12 = load i128, ptr %6, align 16
  %13 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0
  store i64 %2, ptr %13, align 16
  %14 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1
  store i64 %3, ptr %14, align 8
  %15 = load i128, ptr %7, align 16
  store i128 %12, ptr %8, align 16
    #dbg_declare(ptr %8, !186, !DIExpression(), !187)
  store i128 %15, ptr %9, align 16
    #dbg_declare(ptr %9, !188, !DIExpression(), !189)
  %16 = load i128, ptr %8, align 16, !dbg !190
  %17 = mul nsw i128 %16, 3, !dbg !191
  %18 = load i128, ptr %9, align 16, !dbg !192
  %19 = lshr i128 %18, 5, !dbg !193
  %20 = sdiv i128 %19, 7, !dbg !194
  %21 = sub nsw i128 %17, %20, !dbg !195
  store i128 %21, ptr %5, align 16, !dbg !196
  %22 = load { i64, i64 }, ptr %5, align 16, !dbg !196
  ret { i64, i64 } %22, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @mixed(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3) #1 !dbg !197 {
  %5 = alloca float, align 4
  %6 = alloca double, align 8
  %7 = alloca x86_fp80, align 16
  %8 = alloca i32, align 4
  store float %0, ptr %5, align 4
    #dbg_declare(ptr %5, !200, !DIExpression(), !201)
  store double %1, ptr %6, align 8
    #dbg_declare(ptr %6, !202, !DIExpression(), !203)
  store x86_fp80 %2, ptr %7, align 16
    #dbg_declare(ptr %7, !204, !DIExpression(), !205)
  store i32 %3, ptr %8, align 4
    #dbg_declare(ptr %8, !206, !DIExpression(), !207)
  %9 = load float, ptr %5, align 4, !dbg !208
  %10 = fpext float %9 to double, !dbg !208
  %11 = load double, ptr %6, align 8, !dbg !209
  %12 = fmul double %10, %11, !dbg !210
  %13 = fpext double %12 to x86_fp80, !dbg !208
  %14 = load x86_fp80, ptr %7, align 16, !dbg !211
  %15 = load i32, ptr %8, align 4, !dbg !212
  %16 = sitofp i32 %15 to x86_fp80, !dbg !212
  %17 = fdiv x86_fp80 %14, %16, !dbg !213
  %18 = fadd x86_fp80 %13, %17, !dbg !214
  %19 = load i32, ptr %8, align 4, !dbg !215
  %20 = uitofp i32 %19 to x86_fp80, !dbg !216
  %21 = fsub x86_fp80 %18, %20, !dbg !217
  ret x86_fp80 %21, !dbg !218
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @use(i32 noundef %0) #1 !dbg !219 {
  %2 = alloca %struct.flags, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.node, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !229, !DIExpression(), !230)
    #dbg_declare(ptr %4, !231, !DIExpression(), !232)
  %5 = load ptr, ptr @first, align 8, !dbg !233
  %6 = load i64, ptr getelementptr inbounds ({ ptr, i64 }, ptr @first, i32 0, i32 1), align 8, !dbg !233
  %7 = load i64, ptr getelementptr inbounds ([3 x %union.number], ptr @numbers, i64 0, i64 1), align 16, !dbg !233
  %8 = load i64, ptr getelementptr inbounds ({ i64, i64 }, ptr getelementptr inbounds ([3 x %union.number], ptr @numbers, i64 0, i64 1), i32 0, i32 1), align 8, !dbg !233
  %9 = call { ptr, i64 } @by_value(ptr %5, i64 %6, i64 %7, i64 %8), !dbg !233
  %10 = getelementptr inbounds { ptr, i64 }, ptr %4, i32 0, i32 0, !dbg !233
  %11 = extractvalue { ptr, i64 } %9, 0, !dbg !233
  store ptr %11, ptr %10, align 8, !dbg !233
  %12 = getelementptr inbounds { ptr, i64 }, ptr %4, i32 0, i32 1, !dbg !233
  %13 = extractvalue { ptr, i64 } %9, 1, !dbg !233
  store i64 %13, ptr %12, align 8, !dbg !233
    #dbg_declare(ptr %2, !234, !DIExpression(), !235)
  %14 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !236
  %15 = load i32, ptr %14, align 8, !dbg !236
  %16 = load i32, ptr %3, align 4, !dbg !237
  %17 = call i32 @pack(i32 noundef %15, i32 noundef %16), !dbg !238
  %18 = getelementptr inbounds %struct.flags, ptr %2, i32 0, i32 0, !dbg !238
  store i32 %17, ptr %18, align 4, !dbg !238
  %19 = load i32, ptr %2, align 4, !dbg !239
  %20 = lshr i32 %19, 3, !dbg !239
  %21 = and i32 %20, 127, !dbg !239
  %22 = xor i32 %21, 5, !dbg !239
  %23 = load i32, ptr %2, align 4, !dbg !239
  %24 = and i32 %22, 127, !dbg !239
  %25 = shl i32 %24, 3, !dbg !239
  %26 = and i32 %23, -1017, !dbg !239
  %27 = or i32 %26, %25, !dbg !239
  store i32 %27, ptr %2, align 4, !dbg !239
  %28 = getelementptr inbounds %struct.flags, ptr %2, i32 0, i32 0, !dbg !240
  %29 = load i32, ptr %28, align 4, !dbg !240
  ret i32 %29, !dbg !240
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pack(i32 noundef %0, i32 noundef %1) #1 !dbg !241 {
  %3 = alloca %struct.flags, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !244, !DIExpression(), !245)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !246, !DIExpression(), !247)
  %6 = load i32, ptr %4, align 4, !dbg !248
  %7 = load i32, ptr %3, align 4, !dbg !249
  %8 = and i32 %6, 7, !dbg !249
  %9 = and i32 %7, -8, !dbg !249
  %10 = or i32 %9, %8, !dbg !249
  store i32 %10, ptr %3, align 4, !dbg !249
  %11 = load i32, ptr %4, align 4, !dbg !250
  %12 = mul i32 %11, 2, !dbg !251
  %13 = load i32, ptr %3, align 4, !dbg !249
  %14 = and i32 %12, 127, !dbg !249
  %15 = shl i32 %14, 3, !dbg !249
  %16 = and i32 %13, -1017, !dbg !249
  %17 = or i32 %16, %15, !dbg !249
  store i32 %17, ptr %3, align 4, !dbg !249
  %18 = load i32, ptr %5, align 4, !dbg !252
  %19 = load i32, ptr %3, align 4, !dbg !249
  %20 = and i32 %18, 2047, !dbg !249
  %21 = shl i32 %20, 10, !dbg !249
  %22 = and i32 %19, -2096129, !dbg !249
  %23 = or i32 %22, %21, !dbg !249
  store i32 %23, ptr %3, align 4, !dbg !249
  %24 = load i32, ptr %5, align 4, !dbg !253
  %25 = icmp slt i32 %24, 0, !dbg !254
  %26 = zext i1 %25 to i32, !dbg !249
  %27 = load i32, ptr %3, align 4, !dbg !249
  %28 = shl i32 %26, 21, !dbg !249
  %29 = and i32 %27, -2097153, !dbg !249
  %30 = or i32 %29, %28, !dbg !249
  store i32 %30, ptr %3, align 4, !dbg !249
  %31 = getelementptr inbounds %struct.flags, ptr %3, i32 0, i32 0, !dbg !255
  %32 = load i32, ptr %31, align 4, !dbg !255
  ret i32 %32, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @call_all(i32 noundef %0) #1 !dbg !256 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !257, !DIExpression(), !258)
  %5 = load i32, ptr %2, align 4, !dbg !259
  %6 = add nsw i32 %5, 1, !dbg !260
  %7 = zext i32 %6 to i64, !dbg !261
  %8 = call ptr @llvm.stacksave.p0(), !dbg !261
  store ptr %8, ptr %3, align 8, !dbg !261
  %9 = alloca i32, i64 %7, align 16, !dbg !261
  store i64 %7, ptr %4, align 8, !dbg !261
    #dbg_declare(ptr %4, !262, !DIExpression(), !264)
    #dbg_declare(ptr %9, !265, !DIExpression(), !269)
  %10 = call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef 1, double noundef 2.000000e+00), !dbg !270
  %11 = load i32, ptr %2, align 4, !dbg !271
  %12 = call i32 (i32, ptr, ...) @knr(i32 noundef %11, ptr noundef @.str), !dbg !272
  %13 = add nsw i32 %10, %12, !dbg !273
  %14 = load i32, ptr %2, align 4, !dbg !274
  %15 = call i32 @alias_name(i32 noundef %14), !dbg !275
  %16 = add nsw i32 %13, %15, !dbg !276
  %17 = getelementptr inbounds i32, ptr %9, i64 0, !dbg !277
  store i32 %16, ptr %17, align 16, !dbg !278
  %18 = icmp ne ptr @weak_reference, null, !dbg !279
  br i1 %18, label %19, label %24, !dbg !281

19:                                               ; preds = %1
  %20 = call i32 @weak_reference(), !dbg !282
  %21 = load i32, ptr %2, align 4, !dbg !283
  %22 = sext i32 %21 to i64, !dbg !284
  %23 = getelementptr inbounds i32, ptr %9, i64 %22, !dbg !284
  store i32 %20, ptr %23, align 4, !dbg !285
  br label %24, !dbg !284

24:                                               ; preds = %19, %1
  %25 = getelementptr inbounds i32, ptr %9, i64 0, !dbg !286
  %26 = load i32, ptr %25, align 16, !dbg !286
  %27 = load ptr, ptr @unknown, align 8, !dbg !287
  %28 = icmp ne ptr %27, null, !dbg !288
  %29 = zext i1 %28 to i32, !dbg !288
  %30 = add nsw i32 %26, %29, !dbg !289
  %31 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @thread_local_value), !dbg !290
  %32 = load i32, ptr %31, align 4, !dbg !290
  %33 = add nsw i32 %30, %32, !dbg !291
  %34 = load i32, ptr @tentative, align 4, !dbg !292
  %35 = add nsw i32 %33, %34, !dbg !293
  %36 = load ptr, ptr %3, align 8, !dbg !294
  call void @llvm.stackrestore.p0(ptr %36), !dbg !294
  ret i32 %35, !dbg !294
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #3

declare i32 @knr(...) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #3

attributes #0 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!102, !103, !104, !105, !106, !107, !108}
!llvm.ident = !{!109}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 17, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "data.c", directory: ".", checksumkind: CSK_MD5, checksum: "063b2f2b95403cba9c2ae0f2d474cc14")
!4 = !{!5, !6, !7, !8, !9}
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !{!11, !24, !32, !44, !54, !56, !58, !60, !62, !65, !71, !76, !78, !80, !88, !91, !93, !98, !0, !100}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 18, type: !13, isLocal: false, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 5, size: 128, elements: !16)
!16 = !{!17, !18, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !3, line: 5, baseType: !14, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !15, file: !3, line: 5, baseType: !6, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !15, file: !3, line: 5, baseType: !20, size: 24, offset: 96)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 24, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 3)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "packed_value", scope: !2, file: !3, line: 19, type: !26, isLocal: false, isDefinition: true)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !3, line: 7, size: 88, elements: !27)
!27 = !{!28, !29, !30}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !26, file: !3, line: 7, baseType: !21, size: 8)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !26, file: !3, line: 7, baseType: !5, size: 64, offset: 8)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !26, file: !3, line: 7, baseType: !31, size: 16, offset: 72)
!31 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 20, type: !34, isLocal: false, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 384, elements: !22)
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 8, size: 128, elements: !36)
!36 = !{!37, !38, !40}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !35, file: !3, line: 8, baseType: !5, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !35, file: !3, line: 8, baseType: !39, size: 64)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !35, file: !3, line: 8, baseType: !41, size: 96)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 12)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "flexible_value", scope: !2, file: !3, line: 21, type: !46, isLocal: false, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flexible", file: !3, line: 9, size: 32, elements: !48)
!48 = !{!49, !50}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !47, file: !3, line: 9, baseType: !6, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !47, file: !3, line: 9, baseType: !51, offset: 32)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: -1)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "thread_local_value", scope: !2, file: !3, line: 22, type: !6, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "sectioned", scope: !2, file: !3, line: 23, type: !6, isLocal: false, isDefinition: true, align: 512)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "weak_value", scope: !2, file: !3, line: 24, type: !6, isLocal: false, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "address", scope: !2, file: !3, line: 26, type: !5, isLocal: false, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "middle", scope: !2, file: !3, line: 27, type: !64, isLocal: false, isDefinition: true)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "floats", scope: !2, file: !3, line: 28, type: !67, isLocal: false, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 224, elements: !69)
!68 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!69 = !{!70}
!70 = !DISubrange(count: 7)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "doubles", scope: !2, file: !3, line: 29, type: !73, isLocal: false, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 256, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 4)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "extended", scope: !2, file: !3, line: 30, type: !8, isLocal: false, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 31, type: !7, isLocal: false, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 32, type: !82, isLocal: false, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !83, size: 128, elements: !86)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DISubroutineType(types: !85)
!85 = !{!6}
!86 = !{!87}
!87 = !DISubrange(count: 2)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !90, isLocal: true, isDefinition: true)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 16, elements: !86)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "tentative", scope: !2, file: !3, line: 14, type: !6, isLocal: false, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "tentative_array", scope: !2, file: !3, line: 15, type: !95, isLocal: false, isDefinition: true)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 10)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "hidden_value", scope: !2, file: !3, line: 25, type: !6, isLocal: false, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 16, type: !15, isLocal: true, isDefinition: true)
!102 = !{i32 7, !"Dwarf Version", i32 5}
!103 = !{i32 2, !"Debug Info Version", i32 3}
!104 = !{i32 1, !"wchar_size", i32 4}
!105 = !{i32 8, !"PIC Level", i32 2}
!106 = !{i32 7, !"PIE Level", i32 2}
!107 = !{i32 7, !"uwtable", i32 2}
!108 = !{i32 7, !"frame-pointer", i32 2}
!109 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!110 = distinct !DISubprogram(name: "alias_target", scope: !3, file: !3, line: 33, type: !111, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!111 = !DISubroutineType(types: !112)
!112 = !{!6, !6}
!113 = !{}
!114 = !DILocalVariable(name: "x", arg: 1, scope: !110, file: !3, line: 33, type: !6)
!115 = !DILocation(line: 33, column: 22, scope: !110)
!116 = !DILocation(line: 33, column: 34, scope: !110)
!117 = !DILocation(line: 33, column: 36, scope: !110)
!118 = !DILocation(line: 33, column: 27, scope: !110)
!119 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 37, type: !120, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!120 = !DISubroutineType(types: !121)
!121 = !{!15, !15, !35}
!122 = !DILocalVariable(name: "n", arg: 1, scope: !119, file: !3, line: 37, type: !15)
!123 = !DILocation(line: 37, column: 34, scope: !119)
!124 = !DILocalVariable(name: "u", arg: 2, scope: !119, file: !3, line: 37, type: !35)
!125 = !DILocation(line: 37, column: 50, scope: !119)
!126 = !DILocation(line: 37, column: 73, scope: !119)
!127 = !DILocation(line: 37, column: 66, scope: !119)
!128 = !DILocation(line: 37, column: 57, scope: !119)
!129 = !DILocation(line: 37, column: 63, scope: !119)
!130 = !DILocation(line: 37, column: 83, scope: !119)
!131 = !DILocation(line: 37, column: 76, scope: !119)
!132 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 38, type: !133, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!133 = !DISubroutineType(types: !134)
!134 = !{!6, !6, null}
!135 = !DILocalVariable(name: "n", arg: 1, scope: !132, file: !3, line: 38, type: !6)
!136 = !DILocation(line: 38, column: 13, scope: !132)
!137 = !DILocalVariable(name: "ap", scope: !132, file: !3, line: 39, type: !138)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !139, line: 12, baseType: !140)
!139 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!140 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !141)
!141 = !DICompositeType(tag: DW_TAG_array_type, baseType: !142, size: 192, elements: !149)
!142 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !143)
!143 = !{!144, !145, !146, !148}
!144 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !142, file: !3, line: 39, baseType: !9, size: 32)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !142, file: !3, line: 39, baseType: !9, size: 32, offset: 32)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !142, file: !3, line: 39, baseType: !147, size: 64, offset: 64)
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !142, file: !3, line: 39, baseType: !147, size: 64, offset: 128)
!149 = !{!150}
!150 = !DISubrange(count: 1)
!151 = !DILocation(line: 39, column: 13, scope: !132)
!152 = !DILocalVariable(name: "copy", scope: !132, file: !3, line: 39, type: !138)
!153 = !DILocation(line: 39, column: 17, scope: !132)
!154 = !DILocalVariable(name: "s", scope: !132, file: !3, line: 40, type: !6)
!155 = !DILocation(line: 40, column: 9, scope: !132)
!156 = !DILocation(line: 41, column: 5, scope: !132)
!157 = !DILocation(line: 42, column: 5, scope: !132)
!158 = !DILocalVariable(name: "i", scope: !159, file: !3, line: 43, type: !6)
!159 = distinct !DILexicalBlock(scope: !132, file: !3, line: 43, column: 5)
!160 = !DILocation(line: 43, column: 14, scope: !159)
!161 = !DILocation(line: 43, column: 10, scope: !159)
!162 = !DILocation(line: 43, column: 21, scope: !163)
!163 = distinct !DILexicalBlock(scope: !159, file: !3, line: 43, column: 5)
!164 = !DILocation(line: 43, column: 25, scope: !163)
!165 = !DILocation(line: 43, column: 23, scope: !163)
!166 = !DILocation(line: 43, column: 5, scope: !159)
!167 = !DILocation(line: 43, column: 38, scope: !163)
!168 = !DILocation(line: 43, column: 35, scope: !163)
!169 = !DILocation(line: 43, column: 33, scope: !163)
!170 = !DILocation(line: 43, column: 29, scope: !163)
!171 = !DILocation(line: 43, column: 5, scope: !163)
!172 = distinct !{!172, !166, !173, !174}
!173 = !DILocation(line: 43, column: 38, scope: !159)
!174 = !{!"llvm.loop.mustprogress"}
!175 = !DILocation(line: 44, column: 15, scope: !132)
!176 = !DILocation(line: 44, column: 10, scope: !132)
!177 = !DILocation(line: 44, column: 7, scope: !132)
!178 = !DILocation(line: 45, column: 5, scope: !132)
!179 = !DILocation(line: 46, column: 5, scope: !132)
!180 = !DILocation(line: 47, column: 12, scope: !132)
!181 = !DILocation(line: 47, column: 5, scope: !132)
!182 = distinct !DISubprogram(name: "wide_arithmetic", scope: !3, file: !3, line: 49, type: !183, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!183 = !DISubroutineType(types: !184)
!184 = !{!7, !7, !185}
!185 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!186 = !DILocalVariable(name: "a", arg: 1, scope: !182, file: !3, line: 49, type: !7)
!187 = !DILocation(line: 49, column: 35, scope: !182)
!188 = !DILocalVariable(name: "b", arg: 2, scope: !182, file: !3, line: 49, type: !185)
!189 = !DILocation(line: 49, column: 56, scope: !182)
!190 = !DILocation(line: 49, column: 68, scope: !182)
!191 = !DILocation(line: 49, column: 70, scope: !182)
!192 = !DILocation(line: 49, column: 87, scope: !182)
!193 = !DILocation(line: 49, column: 89, scope: !182)
!194 = !DILocation(line: 49, column: 95, scope: !182)
!195 = !DILocation(line: 49, column: 74, scope: !182)
!196 = !DILocation(line: 49, column: 61, scope: !182)
!197 = distinct !DISubprogram(name: "mixed", scope: !3, file: !3, line: 50, type: !198, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!198 = !DISubroutineType(types: !199)
!199 = !{!8, !68, !39, !8, !6}
!200 = !DILocalVariable(name: "f", arg: 1, scope: !197, file: !3, line: 50, type: !68)
!201 = !DILocation(line: 50, column: 25, scope: !197)
!202 = !DILocalVariable(name: "d", arg: 2, scope: !197, file: !3, line: 50, type: !39)
!203 = !DILocation(line: 50, column: 35, scope: !197)
!204 = !DILocalVariable(name: "l", arg: 3, scope: !197, file: !3, line: 50, type: !8)
!205 = !DILocation(line: 50, column: 50, scope: !197)
!206 = !DILocalVariable(name: "i", arg: 4, scope: !197, file: !3, line: 50, type: !6)
!207 = !DILocation(line: 50, column: 57, scope: !197)
!208 = !DILocation(line: 50, column: 69, scope: !197)
!209 = !DILocation(line: 50, column: 73, scope: !197)
!210 = !DILocation(line: 50, column: 71, scope: !197)
!211 = !DILocation(line: 50, column: 77, scope: !197)
!212 = !DILocation(line: 50, column: 81, scope: !197)
!213 = !DILocation(line: 50, column: 79, scope: !197)
!214 = !DILocation(line: 50, column: 75, scope: !197)
!215 = !DILocation(line: 50, column: 108, scope: !197)
!216 = !DILocation(line: 50, column: 85, scope: !197)
!217 = !DILocation(line: 50, column: 83, scope: !197)
!218 = !DILocation(line: 50, column: 62, scope: !197)
!219 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 51, type: !220, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!220 = !DISubroutineType(types: !221)
!221 = !{!222, !6}
!222 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 6, size: 32, elements: !223)
!223 = !{!224, !225, !226, !227}
!224 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !222, file: !3, line: 6, baseType: !9, size: 3, flags: DIFlagBitField, extraData: i64 0)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !222, file: !3, line: 6, baseType: !9, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !222, file: !3, line: 6, baseType: !6, size: 11, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !222, file: !3, line: 6, baseType: !228, size: 1, offset: 21, flags: DIFlagBitField, extraData: i64 0)
!228 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!229 = !DILocalVariable(name: "x", arg: 1, scope: !219, file: !3, line: 51, type: !6)
!230 = !DILocation(line: 51, column: 22, scope: !219)
!231 = !DILocalVariable(name: "n", scope: !219, file: !3, line: 52, type: !15)
!232 = !DILocation(line: 52, column: 17, scope: !219)
!233 = !DILocation(line: 52, column: 21, scope: !219)
!234 = !DILocalVariable(name: "f", scope: !219, file: !3, line: 53, type: !222)
!235 = !DILocation(line: 53, column: 18, scope: !219)
!236 = !DILocation(line: 53, column: 39, scope: !219)
!237 = !DILocation(line: 53, column: 46, scope: !219)
!238 = !DILocation(line: 53, column: 22, scope: !219)
!239 = !DILocation(line: 54, column: 9, scope: !219)
!240 = !DILocation(line: 55, column: 5, scope: !219)
!241 = distinct !DISubprogram(name: "pack", scope: !3, file: !3, line: 36, type: !242, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!242 = !DISubroutineType(types: !243)
!243 = !{!222, !9, !6}
!244 = !DILocalVariable(name: "a", arg: 1, scope: !241, file: !3, line: 36, type: !9)
!245 = !DILocation(line: 36, column: 42, scope: !241)
!246 = !DILocalVariable(name: "c", arg: 2, scope: !241, file: !3, line: 36, type: !6)
!247 = !DILocation(line: 36, column: 49, scope: !241)
!248 = !DILocation(line: 36, column: 76, scope: !241)
!249 = !DILocation(line: 36, column: 75, scope: !241)
!250 = !DILocation(line: 36, column: 79, scope: !241)
!251 = !DILocation(line: 36, column: 81, scope: !241)
!252 = !DILocation(line: 36, column: 86, scope: !241)
!253 = !DILocation(line: 36, column: 89, scope: !241)
!254 = !DILocation(line: 36, column: 91, scope: !241)
!255 = !DILocation(line: 36, column: 54, scope: !241)
!256 = distinct !DISubprogram(name: "call_all", scope: !3, file: !3, line: 58, type: !111, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!257 = !DILocalVariable(name: "x", arg: 1, scope: !256, file: !3, line: 58, type: !6)
!258 = !DILocation(line: 58, column: 18, scope: !256)
!259 = !DILocation(line: 59, column: 13, scope: !256)
!260 = !DILocation(line: 59, column: 15, scope: !256)
!261 = !DILocation(line: 59, column: 5, scope: !256)
!262 = !DILocalVariable(name: "__vla_expr0", scope: !256, type: !263, flags: DIFlagArtificial)
!263 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!264 = !DILocation(line: 0, scope: !256)
!265 = !DILocalVariable(name: "vla", scope: !256, file: !3, line: 59, type: !266)
!266 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !267)
!267 = !{!268}
!268 = !DISubrange(count: !262)
!269 = !DILocation(line: 59, column: 9, scope: !256)
!270 = !DILocation(line: 60, column: 14, scope: !256)
!271 = !DILocation(line: 60, column: 35, scope: !256)
!272 = !DILocation(line: 60, column: 31, scope: !256)
!273 = !DILocation(line: 60, column: 29, scope: !256)
!274 = !DILocation(line: 60, column: 56, scope: !256)
!275 = !DILocation(line: 60, column: 45, scope: !256)
!276 = !DILocation(line: 60, column: 43, scope: !256)
!277 = !DILocation(line: 60, column: 5, scope: !256)
!278 = !DILocation(line: 60, column: 12, scope: !256)
!279 = !DILocation(line: 61, column: 9, scope: !280)
!280 = distinct !DILexicalBlock(scope: !256, file: !3, line: 61, column: 9)
!281 = !DILocation(line: 61, column: 9, scope: !256)
!282 = !DILocation(line: 61, column: 34, scope: !280)
!283 = !DILocation(line: 61, column: 29, scope: !280)
!284 = !DILocation(line: 61, column: 25, scope: !280)
!285 = !DILocation(line: 61, column: 32, scope: !280)
!286 = !DILocation(line: 62, column: 12, scope: !256)
!287 = !DILocation(line: 62, column: 22, scope: !256)
!288 = !DILocation(line: 62, column: 30, scope: !256)
!289 = !DILocation(line: 62, column: 19, scope: !256)
!290 = !DILocation(line: 62, column: 38, scope: !256)
!291 = !DILocation(line: 62, column: 36, scope: !256)
!292 = !DILocation(line: 62, column: 59, scope: !256)
!293 = !DILocation(line: 62, column: 57, scope: !256)
!294 = !DILocation(line: 63, column: 1, scope: !256)
