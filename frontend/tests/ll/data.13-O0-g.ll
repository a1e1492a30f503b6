; clang-13 -O0 -g -w -fdebug-compilation-dir=. -S -emit-llvm data.c
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

@first = internal global %struct.node { %struct.node* @last, i32 1, [3 x i8] c"a\00b" }, align 8, !dbg !0
@head = dso_local constant %struct.node* @first, align 8, !dbg !11
@packed_value = dso_local global %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1, !dbg !24
@numbers = dso_local global <{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }> <{ %union.number { i64 -1, [8 x i8] undef }, { double, [8 x i8] } { double 1.000000e-01, [8 x i8] undef }, { [12 x i8], [4 x i8] } { [12 x i8] c"quote\22\\\0A\00\00\00\00", [4 x i8] undef } }>, align 16, !dbg !33
@flexible_value = dso_local constant { i32, [2 x i32] } { i32 2, [2 x i32] [i32 10, i32 20] }, align 4, !dbg !45
@thread_local_value = dso_local thread_local global i32 5, align 4, !dbg !55
@sectioned = dso_local global i32 1, section ".mysection", align 64, !dbg !57
@weak_value = weak dso_local global i32 4, align 4, !dbg !59
@tentative_array = dso_local global [10 x i32] zeroinitializer, align 16, !dbg !91
@address = dso_local global i64 ptrtoint (i8* getelementptr (i8, i8* bitcast ([10 x i32]* @tentative_array to i8*), i64 12) to i64), align 8, !dbg !61
@last = internal global %struct.node { %struct.node* null, i32 3, [3 x i8] c"xy\00" }, align 8, !dbg !98
@middle = dso_local global i8* getelementptr (i8, i8* bitcast (%struct.node* @last to i8*), i64 12), align 8, !dbg !63
@floats = dso_local global [7 x float] [float 0.000000e+00, float -0.000000e+00, float 1.500000e+00, float 0x3FB99999A0000000, float 0x36A0000000000000, float 0x7FF0000000000000, float 0x7FF8000000000000], align 16, !dbg !66
@doubles = dso_local global [4 x double] [double 1.000000e-01, double 1.000000e+308, double 4.940660e-324, double 0xFFF0000000000000], align 16, !dbg !72
@extended = dso_local global x86_fp80 0xK4000C90FDAA22168C235, align 16, !dbg !77
@wide = dso_local global i128 1512366075204170947332355369683137040, align 16, !dbg !79
@table = dso_local global [2 x i32 ()*] [i32 ()* @weak_reference, i32 ()* null], align 16, !dbg !81
@.str = private unnamed_addr constant [2 x i8] c"s\00", align 1
@unknown = external dso_local global %struct.opaque*, align 8
@tentative = dso_local global i32 0, align 4, !dbg !89
@hidden_value = hidden global i32 0, align 4, !dbg !96

@alias_name = dso_local alias i32 (i32), i32 (i32)* @alias_target

declare extern_weak dso_local i32 @weak_reference() #0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @alias_target(i32 %0) #1 !dbg !106 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !109, metadata !DIExpression()), !dbg !110
  %3 = load i32, i32* %2, align 4, !dbg !111
  %4 = add nsw i32 %3, 1, !dbg !112
  ret i32 %4, !dbg !113
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { %struct.node*, i64 } @by_value(%struct.node* %0, i64 %1, i64 %2, i64 %3) #1 !dbg !114 {
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
  call void @llvm.dbg.declare(metadata %struct.node* %6, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata %union.number* %7, metadata !119, metadata !DIExpression()), !dbg !120
  %14 = bitcast %union.number* %7 to i64*, !dbg !121
  %15 = load i64, i64* %14, align 8, !dbg !121
  %16 = trunc i64 %15 to i32, !dbg !122
  %17 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !123
  %18 = load i32, i32* %17, align 8, !dbg !124
  %19 = add nsw i32 %18, %16, !dbg !124
  store i32 %19, i32* %17, align 8, !dbg !124
  %20 = bitcast %struct.node* %5 to i8*, !dbg !125
  %21 = bitcast %struct.node* %6 to i8*, !dbg !125
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %20, i8* align 8 %21, i64 16, i1 false), !dbg !125
  %22 = bitcast %struct.node* %5 to { %struct.node*, i64 }*, !dbg !126
  %23 = load { %struct.node*, i64 }, { %struct.node*, i64 }* %22, align 8, !dbg !126
  ret { %struct.node*, i64 } %23, !dbg !126
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(i32 %0, ...) #1 !dbg !127 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !130, metadata !DIExpression()), !dbg !131
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !132, metadata !DIExpression()), !dbg !146
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !147, metadata !DIExpression()), !dbg !148
  call void @llvm.dbg.declare(metadata i32* %5, metadata !149, metadata !DIExpression()), !dbg !150
  store i32 0, i32* %5, align 4, !dbg !150
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !151
  %8 = bitcast %struct.__va_list_tag* %7 to i8*, !dbg !151
  call void @llvm.va_start(i8* %8), !dbg !151
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !152
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !152
  %11 = bitcast %struct.__va_list_tag* %9 to i8*, !dbg !152
  %12 = bitcast %struct.__va_list_tag* %10 to i8*, !dbg !152
  call void @llvm.va_copy(i8* %11, i8* %12), !dbg !152
  call void @llvm.dbg.declare(metadata i32* %6, metadata !153, metadata !DIExpression()), !dbg !155
  store i32 0, i32* %6, align 4, !dbg !155
  br label %13, !dbg !156

13:                                               ; preds = %38, %1
  %14 = load i32, i32* %6, align 4, !dbg !157
  %15 = load i32, i32* %2, align 4, !dbg !159
  %16 = icmp slt i32 %14, %15, !dbg !160
  br i1 %16, label %17, label %41, !dbg !161

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !162
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 0, !dbg !162
  %20 = load i32, i32* %19, align 16, !dbg !162
  %21 = icmp ule i32 %20, 40, !dbg !162
  br i1 %21, label %22, label %28, !dbg !162

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 3, !dbg !162
  %24 = load i8*, i8** %23, align 16, !dbg !162
  %25 = getelementptr i8, i8* %24, i32 %20, !dbg !162
  %26 = bitcast i8* %25 to i32*, !dbg !162
  %27 = add i32 %20, 8, !dbg !162
  store i32 %27, i32* %19, align 16, !dbg !162
  br label %33, !dbg !162

28:                                               ; preds = %17
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 2, !dbg !162
  %30 = load i8*, i8** %29, align 8, !dbg !162
  %31 = bitcast i8* %30 to i32*, !dbg !162
  %32 = getelementptr i8, i8* %30, i32 8, !dbg !162
  store i8* %32, i8** %29, align 8, !dbg !162
  br label %33, !dbg !162

33:                                               ; preds = %28, %22
  %34 = phi i32* [ %26, %22 ], [ %31, %28 ], !dbg !162
  %35 = load i32, i32* %34, align 4, !dbg !162
  %36 = load i32, i32* %5, align 4, !dbg !163
  %37 = add nsw i32 %36, %35, !dbg !163
  store i32 %37, i32* %5, align 4, !dbg !163
  br label %38, !dbg !164

38:                                               ; preds = %33
  %39 = load i32, i32* %6, align 4, !dbg !165
  %40 = add nsw i32 %39, 1, !dbg !165
  store i32 %40, i32* %6, align 4, !dbg !165
  br label %13, !dbg !166, !llvm.loop !167

41:                                               ; preds = %13
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !170
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 1, !dbg !170
  %44 = load i32, i32* %43, align 4, !dbg !170
  %45 = icmp ule i32 %44, 160, !dbg !170
  br i1 %45, label %46, label %52, !dbg !170

46:                                               ; preds = %41
  %47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 3, !dbg !170
  %48 = load i8*, i8** %47, align 16, !dbg !170
  %49 = getelementptr i8, i8* %48, i32 %44, !dbg !170
  %50 = bitcast i8* %49 to double*, !dbg !170
  %51 = add i32 %44, 16, !dbg !170
  store i32 %51, i32* %43, align 4, !dbg !170
  br label %57, !dbg !170

52:                                               ; preds = %41
  %53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 2, !dbg !170
  %54 = load i8*, i8** %53, align 8, !dbg !170
  %55 = bitcast i8* %54 to double*, !dbg !170
  %56 = getelementptr i8, i8* %54, i32 8, !dbg !170
  store i8* %56, i8** %53, align 8, !dbg !170
  br label %57, !dbg !170

57:                                               ; preds = %52, %46
  %58 = phi double* [ %50, %46 ], [ %55, %52 ], !dbg !170
  %59 = load double, double* %58, align 8, !dbg !170
  %60 = fptosi double %59 to i32, !dbg !171
  %61 = load i32, i32* %5, align 4, !dbg !172
  %62 = add nsw i32 %61, %60, !dbg !172
  store i32 %62, i32* %5, align 4, !dbg !172
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !173
  %64 = bitcast %struct.__va_list_tag* %63 to i8*, !dbg !173
  call void @llvm.va_end(i8* %64), !dbg !173
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !174
  %66 = bitcast %struct.__va_list_tag* %65 to i8*, !dbg !174
  call void @llvm.va_end(i8* %66), !dbg !174
  %67 = load i32, i32* %5, align 4, !dbg !175
  ret i32 %67, !dbg !176
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #4

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @wide_arithmetic(i64 %0, i64 %1, i64 %2, i64 %3) #1 !dbg !177 {
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
  call void @llvm.dbg.declare(metadata i128* %8, metadata !181, metadata !DIExpression()), !dbg !182
  store i128 %17, i128* %9, align 16
  call void @llvm.dbg.declare(metadata i128* %9, metadata !183, metadata !DIExpression()), !dbg !184
  %18 = load i128, i128* %8, align 16, !dbg !185
  %19 = mul nsw i128 %18, 3, !dbg !186
  %20 = load i128, i128* %9, align 16, !dbg !187
  %21 = lshr i128 %20, 5, !dbg !188
  %22 = sdiv i128 %21, 7, !dbg !189
  %23 = sub nsw i128 %19, %22, !dbg !190
  store i128 %23, i128* %5, align 16, !dbg !191
  %24 = bitcast i128* %5 to { i64, i64 }*, !dbg !191
  %25 = load { i64, i64 }, { i64, i64 }* %24, align 16, !dbg !191
  ret { i64, i64 } %25, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @mixed(float %0, double %1, x86_fp80 %2, i32 %3) #1 !dbg !192 {
  %5 = alloca float, align 4
  %6 = alloca double, align 8
  %7 = alloca x86_fp80, align 16
  %8 = alloca i32, align 4
  store float %0, float* %5, align 4
  call void @llvm.dbg.declare(metadata float* %5, metadata !195, metadata !DIExpression()), !dbg !196
  store double %1, double* %6, align 8
  call void @llvm.dbg.declare(metadata double* %6, metadata !197, metadata !DIExpression()), !dbg !198
  store x86_fp80 %2, x86_fp80* %7, align 16
  call void @llvm.dbg.declare(metadata x86_fp80* %7, metadata !199, metadata !DIExpression()), !dbg !200
  store i32 %3, i32* %8, align 4
  call void @llvm.dbg.declare(metadata i32* %8, metadata !201, metadata !DIExpression()), !dbg !202
  %9 = load float, float* %5, align 4, !dbg !203
  %10 = fpext float %9 to double, !dbg !203
  %11 = load double, double* %6, align 8, !dbg !204
  %12 = fmul double %10, %11, !dbg !205
  %13 = fpext double %12 to x86_fp80, !dbg !203
  %14 = load x86_fp80, x86_fp80* %7, align 16, !dbg !206
  %15 = load i32, i32* %8, align 4, !dbg !207
  %16 = sitofp i32 %15 to x86_fp80, !dbg !207
  %17 = fdiv x86_fp80 %14, %16, !dbg !208
  %18 = fadd x86_fp80 %13, %17, !dbg !209
  %19 = load i32, i32* %8, align 4, !dbg !210
  %20 = uitofp i32 %19 to x86_fp80, !dbg !211
  %21 = fsub x86_fp80 %18, %20, !dbg !212
  ret x86_fp80 %21, !dbg !213
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @use(i32 %0) #1 !dbg !214 {
  %2 = alloca %struct.flags, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.node, align 8
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !224, metadata !DIExpression()), !dbg !225
  call void @llvm.dbg.declare(metadata %struct.node* %4, metadata !226, metadata !DIExpression()), !dbg !227
  %5 = load %struct.node*, %struct.node** getelementptr inbounds ({ %struct.node*, i64 }, { %struct.node*, i64 }* bitcast (%struct.node* @first to { %struct.node*, i64 }*), i32 0, i32 0), align 8, !dbg !228
  %6 = load i64, i64* getelementptr inbounds ({ %struct.node*, i64 }, { %struct.node*, i64 }* bitcast (%struct.node* @first to { %struct.node*, i64 }*), i32 0, i32 1), align 8, !dbg !228
  %7 = load i64, i64* getelementptr inbounds ({ i64, i64 }, { i64, i64 }* bitcast (%union.number* getelementptr inbounds ([3 x %union.number], [3 x %union.number]* bitcast (<{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>* @numbers to [3 x %union.number]*), i64 0, i64 1) to { i64, i64 }*), i32 0, i32 0), align 16, !dbg !228
  %8 = load i64, i64* getelementptr inbounds ({ i64, i64 }, { i64, i64 }* bitcast (%union.number* getelementptr inbounds ([3 x %union.number], [3 x %union.number]* bitcast (<{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>* @numbers to [3 x %union.number]*), i64 0, i64 1) to { i64, i64 }*), i32 0, i32 1), align 8, !dbg !228
  %9 = call { %struct.node*, i64 } @by_value(%struct.node* %5, i64 %6, i64 %7, i64 %8), !dbg !228
  %10 = bitcast %struct.node* %4 to { %struct.node*, i64 }*, !dbg !228
  %11 = getelementptr inbounds { %struct.node*, i64 }, { %struct.node*, i64 }* %10, i32 0, i32 0, !dbg !228
  %12 = extractvalue { %struct.node*, i64 } %9, 0, !dbg !228
  store %struct.node* %12, %struct.node** %11, align 8, !dbg !228
  %13 = getelementptr inbounds { %struct.node*, i64 }, { %struct.node*, i64 }* %10, i32 0, i32 1, !dbg !228
  %14 = extractvalue { %struct.node*, i64 } %9, 1, !dbg !228
  store i64 %14, i64* %13, align 8, !dbg !228
  call void @llvm.dbg.declare(metadata %struct.flags* %2, metadata !229, metadata !DIExpression()), !dbg !230
  %15 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1, !dbg !231
  %16 = load i32, i32* %15, align 8, !dbg !231
  %17 = load i32, i32* %3, align 4, !dbg !232
  %18 = call i32 @pack(i32 %16, i32 %17), !dbg !233
  %19 = bitcast %struct.flags* %2 to i32*, !dbg !233
  store i32 %18, i32* %19, align 4, !dbg !233
  %20 = bitcast %struct.flags* %2 to i32*, !dbg !234
  %21 = load i32, i32* %20, align 4, !dbg !235
  %22 = lshr i32 %21, 3, !dbg !235
  %23 = and i32 %22, 127, !dbg !235
  %24 = xor i32 %23, 5, !dbg !235
  %25 = load i32, i32* %20, align 4, !dbg !235
  %26 = and i32 %24, 127, !dbg !235
  %27 = shl i32 %26, 3, !dbg !235
  %28 = and i32 %25, -1017, !dbg !235
  %29 = or i32 %28, %27, !dbg !235
  store i32 %29, i32* %20, align 4, !dbg !235
  %30 = bitcast %struct.flags* %2 to i32*, !dbg !236
  %31 = load i32, i32* %30, align 4, !dbg !236
  ret i32 %31, !dbg !236
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pack(i32 %0, i32 %1) #1 !dbg !237 {
  %3 = alloca %struct.flags, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !240, metadata !DIExpression()), !dbg !241
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !242, metadata !DIExpression()), !dbg !243
  %6 = bitcast %struct.flags* %3 to i32*, !dbg !244
  %7 = load i32, i32* %4, align 4, !dbg !245
  %8 = load i32, i32* %6, align 4, !dbg !244
  %9 = and i32 %7, 7, !dbg !244
  %10 = and i32 %8, -8, !dbg !244
  %11 = or i32 %10, %9, !dbg !244
  store i32 %11, i32* %6, align 4, !dbg !244
  %12 = bitcast %struct.flags* %3 to i32*, !dbg !244
  %13 = load i32, i32* %4, align 4, !dbg !246
  %14 = mul i32 %13, 2, !dbg !247
  %15 = load i32, i32* %12, align 4, !dbg !244
  %16 = and i32 %14, 127, !dbg !244
  %17 = shl i32 %16, 3, !dbg !244
  %18 = and i32 %15, -1017, !dbg !244
  %19 = or i32 %18, %17, !dbg !244
  store i32 %19, i32* %12, align 4, !dbg !244
  %20 = bitcast %struct.flags* %3 to i32*, !dbg !244
  %21 = load i32, i32* %5, align 4, !dbg !248
  %22 = load i32, i32* %20, align 4, !dbg !244
  %23 = and i32 %21, 2047, !dbg !244
  %24 = shl i32 %23, 10, !dbg !244
  %25 = and i32 %22, -2096129, !dbg !244
  %26 = or i32 %25, %24, !dbg !244
  store i32 %26, i32* %20, align 4, !dbg !244
  %27 = bitcast %struct.flags* %3 to i32*, !dbg !244
  %28 = load i32, i32* %5, align 4, !dbg !249
  %29 = icmp slt i32 %28, 0, !dbg !250
  %30 = zext i1 %29 to i32, !dbg !244
  %31 = load i32, i32* %27, align 4, !dbg !244
  %32 = shl i32 %30, 21, !dbg !244
  %33 = and i32 %31, -2097153, !dbg !244
  %34 = or i32 %33, %32, !dbg !244
  store i32 %34, i32* %27, align 4, !dbg !244
  %35 = bitcast %struct.flags* %3 to i32*, !dbg !251
  %36 = load i32, i32* %35, align 4, !dbg !251
  ret i32 %36, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @call_all(i32 %0) #1 !dbg !252 {
  %2 = alloca i32, align 4
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !253, metadata !DIExpression()), !dbg !254
  %5 = load i32, i32* %2, align 4, !dbg !255
  %6 = add nsw i32 %5, 1, !dbg !256
  %7 = zext i32 %6 to i64, !dbg !257
  %8 = call i8* @llvm.stacksave(), !dbg !257
  store i8* %8, i8** %3, align 8, !dbg !257
  %9 = alloca i32, i64 %7, align 16, !dbg !257
  store i64 %7, i64* %4, align 8, !dbg !257
  call void @llvm.dbg.declare(metadata i64* %4, metadata !258, metadata !DIExpression()), !dbg !260
  call void @llvm.dbg.declare(metadata i32* %9, metadata !261, metadata !DIExpression()), !dbg !265
  %10 = call i32 (i32, ...) @sum(i32 2, i32 1, double 2.000000e+00), !dbg !266
  %11 = load i32, i32* %2, align 4, !dbg !267
  %12 = call i32 (i32, i8*, ...) bitcast (i32 (...)* @knr to i32 (i32, i8*, ...)*)(i32 %11, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !268
  %13 = add nsw i32 %10, %12, !dbg !269
  %14 = load i32, i32* %2, align 4, !dbg !270
  %15 = call i32 @alias_name(i32 %14), !dbg !271
  %16 = add nsw i32 %13, %15, !dbg !272
  %17 = getelementptr inbounds i32, i32* %9, i64 0, !dbg !273
  store i32 %16, i32* %17, align 16, !dbg !274
  br i1 icmp ne (i32 ()* @weak_reference, i32 ()* null), label %18, label %23, !dbg !275

18:                                               ; preds = %1
  %19 = call i32 @weak_reference(), !dbg !276
  %20 = load i32, i32* %2, align 4, !dbg !278
  %21 = sext i32 %20 to i64, !dbg !279
  %22 = getelementptr inbounds i32, i32* %9, i64 %21, !dbg !279
  store i32 %19, i32* %22, align 4, !dbg !280
  br label %23, !dbg !279

23:                                               ; preds = %18, %1
  %24 = getelementptr inbounds i32, i32* %9, i64 0, !dbg !281
  %25 = load i32, i32* %24, align 16, !dbg !281
  %26 = load %struct.opaque*, %struct.opaque** @unknown, align 8, !dbg !282
  %27 = icmp ne %struct.opaque* %26, null, !dbg !283
  %28 = zext i1 %27 to i32, !dbg !283
  %29 = add nsw i32 %25, %28, !dbg !284
  %30 = load i32, i32* @thread_local_value, align 4, !dbg !285
  %31 = add nsw i32 %29, %30, !dbg !286
  %32 = load i32, i32* @tentative, align 4, !dbg !287
  %33 = add nsw i32 %31, %32, !dbg !288
  %34 = load i8*, i8** %3, align 8, !dbg !289
  call void @llvm.stackrestore(i8* %34), !dbg !289
  ret i32 %33, !dbg !289
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #4

declare dso_local i32 @knr(...) #0

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #4

attributes #0 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!100, !101, !102, !103, !104}
!llvm.ident = !{!105}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 17, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "data.c", directory: ".")
!4 = !{}
!5 = !{!6, !7, !8, !9}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !{!11, !24, !33, !45, !55, !57, !59, !61, !63, !66, !72, !77, !79, !81, !89, !91, !96, !0, !98}
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
!27 = !{!28, !29, !31}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !26, file: !3, line: 7, baseType: !21, size: 8)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !26, file: !3, line: 7, baseType: !30, size: 64, offset: 8)
!30 = !DIBasicType(name: "long int", size: 64, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !26, file: !3, line: 7, baseType: !32, size: 16, offset: 72)
!32 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 20, type: !35, isLocal: false, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 384, elements: !22)
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 8, size: 128, elements: !37)
!37 = !{!38, !39, !41}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !36, file: !3, line: 8, baseType: !30, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !36, file: !3, line: 8, baseType: !40, size: 64)
!40 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !36, file: !3, line: 8, baseType: !42, size: 96)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 12)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "flexible_value", scope: !2, file: !3, line: 21, type: !47, isLocal: false, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flexible", file: !3, line: 9, size: 32, elements: !49)
!49 = !{!50, !51}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !48, file: !3, line: 9, baseType: !6, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !48, file: !3, line: 9, baseType: !52, offset: 32)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: -1)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "thread_local_value", scope: !2, file: !3, line: 22, type: !6, isLocal: false, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "sectioned", scope: !2, file: !3, line: 23, type: !6, isLocal: false, isDefinition: true, align: 512)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "weak_value", scope: !2, file: !3, line: 24, type: !6, isLocal: false, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "address", scope: !2, file: !3, line: 26, type: !30, isLocal: false, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "middle", scope: !2, file: !3, line: 27, type: !65, isLocal: false, isDefinition: true)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "floats", scope: !2, file: !3, line: 28, type: !68, isLocal: false, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 224, elements: !70)
!69 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!70 = !{!71}
!71 = !DISubrange(count: 7)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "doubles", scope: !2, file: !3, line: 29, type: !74, isLocal: false, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 256, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 4)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "extended", scope: !2, file: !3, line: 30, type: !8, isLocal: false, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 31, type: !7, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 32, type: !83, isLocal: false, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !84, size: 128, elements: !87)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DISubroutineType(types: !86)
!86 = !{!6}
!87 = !{!88}
!88 = !DISubrange(count: 2)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "tentative", scope: !2, file: !3, line: 14, type: !6, isLocal: false, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "tentative_array", scope: !2, file: !3, line: 15, type: !93, isLocal: false, isDefinition: true)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 10)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "hidden_value", scope: !2, file: !3, line: 25, type: !6, isLocal: false, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 16, type: !15, isLocal: true, isDefinition: true)
!100 = !{i32 7, !"Dwarf Version", i32 4}
!101 = !{i32 2, !"Debug Info Version", i32 3}
!102 = !{i32 1, !"wchar_size", i32 4}
!103 = !{i32 7, !"uwtable", i32 1}
!104 = !{i32 7, !"frame-pointer", i32 2}
!105 = !{!"Debian clang version 13.0.1-11+b2"}
!106 = distinct !DISubprogram(name: "alias_target", scope: !3, file: !3, line: 33, type: !107, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!107 = !DISubroutineType(types: !108)
!108 = !{!6, !6}
!109 = !DILocalVariable(name: "x", arg: 1, scope: !106, file: !3, line: 33, type: !6)
!110 = !DILocation(line: 33, column: 22, scope: !106)
!111 = !DILocation(line: 33, column: 34, scope: !106)
!112 = !DILocation(line: 33, column: 36, scope: !106)
!113 = !DILocation(line: 33, column: 27, scope: !106)
!114 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 37, type: !115, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!115 = !DISubroutineType(types: !116)
!116 = !{!15, !15, !36}
!117 = !DILocalVariable(name: "n", arg: 1, scope: !114, file: !3, line: 37, type: !15)
!118 = !DILocation(line: 37, column: 34, scope: !114)
!119 = !DILocalVariable(name: "u", arg: 2, scope: !114, file: !3, line: 37, type: !36)
!120 = !DILocation(line: 37, column: 50, scope: !114)
!121 = !DILocation(line: 37, column: 73, scope: !114)
!122 = !DILocation(line: 37, column: 66, scope: !114)
!123 = !DILocation(line: 37, column: 57, scope: !114)
!124 = !DILocation(line: 37, column: 63, scope: !114)
!125 = !DILocation(line: 37, column: 83, scope: !114)
!126 = !DILocation(line: 37, column: 76, scope: !114)
!127 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 38, type: !128, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!128 = !DISubroutineType(types: !129)
!129 = !{!6, !6, null}
!130 = !DILocalVariable(name: "n", arg: 1, scope: !127, file: !3, line: 38, type: !6)
!131 = !DILocation(line: 38, column: 13, scope: !127)
!132 = !DILocalVariable(name: "ap", scope: !127, file: !3, line: 39, type: !133)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !134, line: 14, baseType: !135)
!134 = !DIFile(filename: "/usr/lib/llvm-13/lib/clang/13.0.1/include/stdarg.h", directory: "")
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !136)
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !137, size: 192, elements: !144)
!137 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !138)
!138 = !{!139, !140, !141, !143}
!139 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !137, file: !3, line: 39, baseType: !9, size: 32)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !137, file: !3, line: 39, baseType: !9, size: 32, offset: 32)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !137, file: !3, line: 39, baseType: !142, size: 64, offset: 64)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !137, file: !3, line: 39, baseType: !142, size: 64, offset: 128)
!144 = !{!145}
!145 = !DISubrange(count: 1)
!146 = !DILocation(line: 39, column: 13, scope: !127)
!147 = !DILocalVariable(name: "copy", scope: !127, file: !3, line: 39, type: !133)
!148 = !DILocation(line: 39, column: 17, scope: !127)
!149 = !DILocalVariable(name: "s", scope: !127, file: !3, line: 40, type: !6)
!150 = !DILocation(line: 40, column: 9, scope: !127)
!151 = !DILocation(line: 41, column: 5, scope: !127)
!152 = !DILocation(line: 42, column: 5, scope: !127)
!153 = !DILocalVariable(name: "i", scope: !154, file: !3, line: 43, type: !6)
!154 = distinct !DILexicalBlock(scope: !127, file: !3, line: 43, column: 5)
!155 = !DILocation(line: 43, column: 14, scope: !154)
!156 = !DILocation(line: 43, column: 10, scope: !154)
!157 = !DILocation(line: 43, column: 21, scope: !158)
!158 = distinct !DILexicalBlock(scope: !154, file: !3, line: 43, column: 5)
!159 = !DILocation(line: 43, column: 25, scope: !158)
!160 = !DILocation(line: 43, column: 23, scope: !158)
!161 = !DILocation(line: 43, column: 5, scope: !154)
!162 = !DILocation(line: 43, column: 38, scope: !158)
!163 = !DILocation(line: 43, column: 35, scope: !158)
!164 = !DILocation(line: 43, column: 33, scope: !158)
!165 = !DILocation(line: 43, column: 29, scope: !158)
!166 = !DILocation(line: 43, column: 5, scope: !158)
!167 = distinct !{!167, !161, !168, !169}
!168 = !DILocation(line: 43, column: 38, scope: !154)
!169 = !{!"llvm.loop.mustprogress"}
!170 = !DILocation(line: 44, column: 15, scope: !127)
!171 = !DILocation(line: 44, column: 10, scope: !127)
!172 = !DILocation(line: 44, column: 7, scope: !127)
!173 = !DILocation(line: 45, column: 5, scope: !127)
!174 = !DILocation(line: 46, column: 5, scope: !127)
!175 = !DILocation(line: 47, column: 12, scope: !127)
!176 = !DILocation(line: 47, column: 5, scope: !127)
!177 = distinct !DISubprogram(name: "wide_arithmetic", scope: !3, file: !3, line: 49, type: !178, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!178 = !DISubroutineType(types: !179)
!179 = !{!7, !7, !180}
!180 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!181 = !DILocalVariable(name: "a", arg: 1, scope: !177, file: !3, line: 49, type: !7)
!182 = !DILocation(line: 49, column: 35, scope: !177)
!183 = !DILocalVariable(name: "b", arg: 2, scope: !177, file: !3, line: 49, type: !180)
!184 = !DILocation(line: 49, column: 56, scope: !177)
!185 = !DILocation(line: 49, column: 68, scope: !177)
!186 = !DILocation(line: 49, column: 70, scope: !177)
!187 = !DILocation(line: 49, column: 87, scope: !177)
!188 = !DILocation(line: 49, column: 89, scope: !177)
!189 = !DILocation(line: 49, column: 95, scope: !177)
!190 = !DILocation(line: 49, column: 74, scope: !177)
!191 = !DILocation(line: 49, column: 61, scope: !177)
!192 = distinct !DISubprogram(name: "mixed", scope: !3, file: !3, line: 50, type: !193, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!193 = !DISubroutineType(types: !194)
!194 = !{!8, !69, !40, !8, !6}
!195 = !DILocalVariable(name: "f", arg: 1, scope: !192, file: !3, line: 50, type: !69)
!196 = !DILocation(line: 50, column: 25, scope: !192)
!197 = !DILocalVariable(name: "d", arg: 2, scope: !192, file: !3, line: 50, type: !40)
!198 = !DILocation(line: 50, column: 35, scope: !192)
!199 = !DILocalVariable(name: "l", arg: 3, scope: !192, file: !3, line: 50, type: !8)
!200 = !DILocation(line: 50, column: 50, scope: !192)
!201 = !DILocalVariable(name: "i", arg: 4, scope: !192, file: !3, line: 50, type: !6)
!202 = !DILocation(line: 50, column: 57, scope: !192)
!203 = !DILocation(line: 50, column: 69, scope: !192)
!204 = !DILocation(line: 50, column: 73, scope: !192)
!205 = !DILocation(line: 50, column: 71, scope: !192)
!206 = !DILocation(line: 50, column: 77, scope: !192)
!207 = !DILocation(line: 50, column: 81, scope: !192)
!208 = !DILocation(line: 50, column: 79, scope: !192)
!209 = !DILocation(line: 50, column: 75, scope: !192)
!210 = !DILocation(line: 50, column: 108, scope: !192)
!211 = !DILocation(line: 50, column: 85, scope: !192)
!212 = !DILocation(line: 50, column: 83, scope: !192)
!213 = !DILocation(line: 50, column: 62, scope: !192)
!214 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 51, type: !215, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!215 = !DISubroutineType(types: !216)
!216 = !{!217, !6}
!217 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 6, size: 32, elements: !218)
!218 = !{!219, !220, !221, !222}
!219 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !217, file: !3, line: 6, baseType: !9, size: 3, flags: DIFlagBitField, extraData: i64 0)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !217, file: !3, line: 6, baseType: !9, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !217, file: !3, line: 6, baseType: !6, size: 11, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !217, file: !3, line: 6, baseType: !223, size: 1, offset: 21, flags: DIFlagBitField, extraData: i64 0)
!223 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!224 = !DILocalVariable(name: "x", arg: 1, scope: !214, file: !3, line: 51, type: !6)
!225 = !DILocation(line: 51, column: 22, scope: !214)
!226 = !DILocalVariable(name: "n", scope: !214, file: !3, line: 52, type: !15)
!227 = !DILocation(line: 52, column: 17, scope: !214)
!228 = !DILocation(line: 52, column: 21, scope: !214)
!229 = !DILocalVariable(name: "f", scope: !214, file: !3, line: 53, type: !217)
!230 = !DILocation(line: 53, column: 18, scope: !214)
!231 = !DILocation(line: 53, column: 39, scope: !214)
!232 = !DILocation(line: 53, column: 46, scope: !214)
!233 = !DILocation(line: 53, column: 22, scope: !214)
!234 = !DILocation(line: 54, column: 7, scope: !214)
!235 = !DILocation(line: 54, column: 9, scope: !214)
!236 = !DILocation(line: 55, column: 5, scope: !214)
!237 = distinct !DISubprogram(name: "pack", scope: !3, file: !3, line: 36, type: !238, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!238 = !DISubroutineType(types: !239)
!239 = !{!217, !9, !6}
!240 = !DILocalVariable(name: "a", arg: 1, scope: !237, file: !3, line: 36, type: !9)
!241 = !DILocation(line: 36, column: 42, scope: !237)
!242 = !DILocalVariable(name: "c", arg: 2, scope: !237, file: !3, line: 36, type: !6)
!243 = !DILocation(line: 36, column: 49, scope: !237)
!244 = !DILocation(line: 36, column: 75, scope: !237)
!245 = !DILocation(line: 36, column: 76, scope: !237)
!246 = !DILocation(line: 36, column: 79, scope: !237)
!247 = !DILocation(line: 36, column: 81, scope: !237)
!248 = !DILocation(line: 36, column: 86, scope: !237)
!249 = !DILocation(line: 36, column: 89, scope: !237)
!250 = !DILocation(line: 36, column: 91, scope: !237)
!251 = !DILocation(line: 36, column: 54, scope: !237)
!252 = distinct !DISubprogram(name: "call_all", scope: !3, file: !3, line: 58, type: !107, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!253 = !DILocalVariable(name: "x", arg: 1, scope: !252, file: !3, line: 58, type: !6)
!254 = !DILocation(line: 58, column: 18, scope: !252)
!255 = !DILocation(line: 59, column: 13, scope: !252)
!256 = !DILocation(line: 59, column: 15, scope: !252)
!257 = !DILocation(line: 59, column: 5, scope: !252)
!258 = !DILocalVariable(name: "__vla_expr0", scope: !252, type: !259, flags: DIFlagArtificial)
!259 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!260 = !DILocation(line: 0, scope: !252)
!261 = !DILocalVariable(name: "vla", scope: !252, file: !3, line: 59, type: !262)
!262 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !263)
!263 = !{!264}
!264 = !DISubrange(count: !258)
!265 = !DILocation(line: 59, column: 9, scope: !252)
!266 = !DILocation(line: 60, column: 14, scope: !252)
!267 = !DILocation(line: 60, column: 35, scope: !252)
!268 = !DILocation(line: 60, column: 31, scope: !252)
!269 = !DILocation(line: 60, column: 29, scope: !252)
!270 = !DILocation(line: 60, column: 56, scope: !252)
!271 = !DILocation(line: 60, column: 45, scope: !252)
!272 = !DILocation(line: 60, column: 43, scope: !252)
!273 = !DILocation(line: 60, column: 5, scope: !252)
!274 = !DILocation(line: 60, column: 12, scope: !252)
!275 = !DILocation(line: 61, column: 9, scope: !252)
!276 = !DILocation(line: 61, column: 34, scope: !277)
!277 = distinct !DILexicalBlock(scope: !252, file: !3, line: 61, column: 9)
!278 = !DILocation(line: 61, column: 29, scope: !277)
!279 = !DILocation(line: 61, column: 25, scope: !277)
!280 = !DILocation(line: 61, column: 32, scope: !277)
!281 = !DILocation(line: 62, column: 12, scope: !252)
!282 = !DILocation(line: 62, column: 22, scope: !252)
!283 = !DILocation(line: 62, column: 30, scope: !252)
!284 = !DILocation(line: 62, column: 19, scope: !252)
!285 = !DILocation(line: 62, column: 38, scope: !252)
!286 = !DILocation(line: 62, column: 36, scope: !252)
!287 = !DILocation(line: 62, column: 59, scope: !252)
!288 = !DILocation(line: 62, column: 57, scope: !252)
!289 = !DILocation(line: 63, column: 1, scope: !252)
