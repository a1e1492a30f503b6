; clang-14 -O0 -g -w -fdebug-compilation-dir=. -S -emit-llvm data.c
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
@head = dso_local constant %struct.node* @first, align 8, !dbg !10
@packed_value = dso_local global %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1, !dbg !23
@numbers = dso_local global <{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }> <{ %union.number { i64 -1, [8 x i8] undef }, { double, [8 x i8] } { double 1.000000e-01, [8 x i8] undef }, { [12 x i8], [4 x i8] } { [12 x i8] c"quote\22\\\0A\00\00\00\00", [4 x i8] undef } }>, align 16, !dbg !32
@flexible_value = dso_local constant { i32, [2 x i32] } { i32 2, [2 x i32] [i32 10, i32 20] }, align 4, !dbg !44
@thread_local_value = dso_local thread_local global i32 5, align 4, !dbg !54
@sectioned = dso_local global i32 1, section ".mysection", align 64, !dbg !56
@weak_value = weak dso_local global i32 4, align 4, !dbg !58
@tentative_array = dso_local global [10 x i32] zeroinitializer, align 16, !dbg !90
@address = dso_local global i64 ptrtoint (i8* getelementptr (i8, i8* bitcast ([10 x i32]* @tentative_array to i8*), i64 12) to i64), align 8, !dbg !60
@last = internal global %struct.node { %struct.node* null, i32 3, [3 x i8] c"xy\00" }, align 8, !dbg !97
@middle = dso_local global i8* getelementptr (i8, i8* bitcast (%struct.node* @last to i8*), i64 12), align 8, !dbg !62
@floats = dso_local global [7 x float] [float 0.000000e+00, float -0.000000e+00, float 1.500000e+00, float 0x3FB99999A0000000, float 0x36A0000000000000, float 0x7FF0000000000000, float 0x7FF8000000000000], align 16, !dbg !65
@doubles = dso_local global [4 x double] [double 1.000000e-01, double 1.000000e+308, double 4.940660e-324, double 0xFFF0000000000000], align 16, !dbg !71
@extended = dso_local global x86_fp80 0xK4000C90FDAA22168C235, align 16, !dbg !76
@wide = dso_local global i128 1512366075204170947332355369683137040, align 16, !dbg !78
@table = dso_local global [2 x i32 ()*] [i32 ()* @weak_reference, i32 ()* null], align 16, !dbg !80
@.str = private unnamed_addr constant [2 x i8] c"s\00", align 1
@unknown = external global %struct.opaque*, align 8
@tentative = dso_local global i32 0, align 4, !dbg !88
@hidden_value = hidden global i32 0, align 4, !dbg !95

@alias_name = dso_local alias i32 (i32), i32 (i32)* @alias_target

declare extern_weak i32 @weak_reference() #0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @alias_target(i32 noundef %0) #1 !dbg !107 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !111, metadata !DIExpression()), !dbg !112
  %3 = load i32, i32* %2, align 4, !dbg !113
  %4 = add nsw i32 %3, 1, !dbg !114
  ret i32 %4, !dbg !115
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { %struct.node*, i64 } @by_value(%struct.node* %0, i64 %1, i64 %2, i64 %3) #1 !dbg !116 {
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
  call void @llvm.dbg.declare(metadata %struct.node* %6, metadata !119, metadata !DIExpression()), !dbg !120
  call void @llvm.dbg.declare(metadata %union.number* %7, metadata !121, metadata !DIExpression()), !dbg !122
  %14 = bitcast %union.number* %7 to i64*, !dbg !123
  %15 = load i64, i64* %14, align 8, !dbg !123
  %16 = trunc i64 %15 to i32, !dbg !124
  %17 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !125
  %18 = load i32, i32* %17, align 8, !dbg !126
  %19 = add nsw i32 %18, %16, !dbg !126
  store i32 %19, i32* %17, align 8, !dbg !126
  %20 = bitcast %struct.node* %5 to i8*, !dbg !127
  %21 = bitcast %struct.node* %6 to i8*, !dbg !127
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %20, i8* align 8 %21, i64 16, i1 false), !dbg !127
  %22 = bitcast %struct.node* %5 to { %struct.node*, i64 }*, !dbg !128
  %23 = load { %struct.node*, i64 }, { %struct.node*, i64 }* %22, align 8, !dbg !128
  ret { %struct.node*, i64 } %23, !dbg !128
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #1 !dbg !129 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !132, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !134, metadata !DIExpression()), !dbg !149
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !150, metadata !DIExpression()), !dbg !151
  call void @llvm.dbg.declare(metadata i32* %5, metadata !152, metadata !DIExpression()), !dbg !153
  store i32 0, i32* %5, align 4, !dbg !153
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !154
  %8 = bitcast %struct.__va_list_tag* %7 to i8*, !dbg !154
  call void @llvm.va_start(i8* %8), !dbg !154
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !155
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !155
  %11 = bitcast %struct.__va_list_tag* %9 to i8*, !dbg !155
  %12 = bitcast %struct.__va_list_tag* %10 to i8*, !dbg !155
  call void @llvm.va_copy(i8* %11, i8* %12), !dbg !155
  call void @llvm.dbg.declare(metadata i32* %6, metadata !156, metadata !DIExpression()), !dbg !158
  store i32 0, i32* %6, align 4, !dbg !158
  br label %13, !dbg !159

13:                                               ; preds = %38, %1
  %14 = load i32, i32* %6, align 4, !dbg !160
  %15 = load i32, i32* %2, align 4, !dbg !162
  %16 = icmp slt i32 %14, %15, !dbg !163
  br i1 %16, label %17, label %41, !dbg !164

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !165
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 0, !dbg !165
  %20 = load i32, i32* %19, align 16, !dbg !165
  %21 = icmp ule i32 %20, 40, !dbg !165
  br i1 %21, label %22, label %28, !dbg !165

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 3, !dbg !165
  %24 = load i8*, i8** %23, align 16, !dbg !165
  %25 = getelementptr i8, i8* %24, i32 %20, !dbg !165
  %26 = bitcast i8* %25 to i32*, !dbg !165
  %27 = add i32 %20, 8, !dbg !165
  store i32 %27, i32* %19, align 16, !dbg !165
  br label %33, !dbg !165

28:                                               ; preds = %17
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 2, !dbg !165
  %30 = load i8*, i8** %29, align 8, !dbg !165
  %31 = bitcast i8* %30 to i32*, !dbg !165
  %32 = getelementptr i8, i8* %30, i32 8, !dbg !165
  store i8* %32, i8** %29, align 8, !dbg !165
  br label %33, !dbg !165

33:                                               ; preds = %28, %22
  %34 = phi i32* [ %26, %22 ], [ %31, %28 ], !dbg !165
  %35 = load i32, i32* %34, align 4, !dbg !165
  %36 = load i32, i32* %5, align 4, !dbg !166
  %37 = add nsw i32 %36, %35, !dbg !166
  store i32 %37, i32* %5, align 4, !dbg !166
  br label %38, !dbg !167

38:                                               ; preds = %33
  %39 = load i32, i32* %6, align 4, !dbg !168
  %40 = add nsw i32 %39, 1, !dbg !168
  store i32 %40, i32* %6, align 4, !dbg !168
  br label %13, !dbg !169, !llvm.loop !170

41:                                               ; preds = %13
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !173
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 1, !dbg !173
  %44 = load i32, i32* %43, align 4, !dbg !173
  %45 = icmp ule i32 %44, 160, !dbg !173
  br i1 %45, label %46, label %52, !dbg !173

46:                                               ; preds = %41
  %47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 3, !dbg !173
  %48 = load i8*, i8** %47, align 16, !dbg !173
  %49 = getelementptr i8, i8* %48, i32 %44, !dbg !173
  %50 = bitcast i8* %49 to double*, !dbg !173
  %51 = add i32 %44, 16, !dbg !173
  store i32 %51, i32* %43, align 4, !dbg !173
  br label %57, !dbg !173

52:                                               ; preds = %41
  %53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %42, i32 0, i32 2, !dbg !173
  %54 = load i8*, i8** %53, align 8, !dbg !173
  %55 = bitcast i8* %54 to double*, !dbg !173
  %56 = getelementptr i8, i8* %54, i32 8, !dbg !173
  store i8* %56, i8** %53, align 8, !dbg !173
  br label %57, !dbg !173

57:                                               ; preds = %52, %46
  %58 = phi double* [ %50, %46 ], [ %55, %52 ], !dbg !173
  %59 = load double, double* %58, align 8, !dbg !173
  %60 = fptosi double %59 to i32, !dbg !174
  %61 = load i32, i32* %5, align 4, !dbg !175
  %62 = add nsw i32 %61, %60, !dbg !175
  store i32 %62, i32* %5, align 4, !dbg !175
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !176
  %64 = bitcast %struct.__va_list_tag* %63 to i8*, !dbg !176
  call void @llvm.va_end(i8* %64), !dbg !176
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !177
  %66 = bitcast %struct.__va_list_tag* %65 to i8*, !dbg !177
  call void @llvm.va_end(i8* %66), !dbg !177
  %67 = load i32, i32* %5, align 4, !dbg !178
  ret i32 %67, !dbg !179
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #4

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @wide_arithmetic(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #1 !dbg !180 {
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
  call void @llvm.dbg.declare(metadata i128* %8, metadata !184, metadata !DIExpression()), !dbg !185
  store i128 %17, i128* %9, align 16
  call void @llvm.dbg.declare(metadata i128* %9, metadata !186, metadata !DIExpression()), !dbg !187
  %18 = load i128, i128* %8, align 16, !dbg !188
  %19 = mul nsw i128 %18, 3, !dbg !189
  %20 = load i128, i128* %9, align 16, !dbg !190
  %21 = lshr i128 %20, 5, !dbg !191
  %22 = sdiv i128 %21, 7, !dbg !192
  %23 = sub nsw i128 %19, %22, !dbg !193
  store i128 %23, i128* %5, align 16, !dbg !194
  %24 = bitcast i128* %5 to { i64, i64 }*, !dbg !194
  %25 = load { i64, i64 }, { i64, i64 }* %24, align 16, !dbg !194
  ret { i64, i64 } %25, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @mixed(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3) #1 !dbg !195 {
  %5 = alloca float, align 4
  %6 = alloca double, align 8
  %7 = alloca x86_fp80, align 16
  %8 = alloca i32, align 4
  store float %0, float* %5, align 4
  call void @llvm.dbg.declare(metadata float* %5, metadata !198, metadata !DIExpression()), !dbg !199
  store double %1, double* %6, align 8
  call void @llvm.dbg.declare(metadata double* %6, metadata !200, metadata !DIExpression()), !dbg !201
  store x86_fp80 %2, x86_fp80* %7, align 16
  call void @llvm.dbg.declare(metadata x86_fp80* %7, metadata !202, metadata !DIExpression()), !dbg !203
  store i32 %3, i32* %8, align 4
  call void @llvm.dbg.declare(metadata i32* %8, metadata !204, metadata !DIExpression()), !dbg !205
  %9 = load float, float* %5, align 4, !dbg !206
  %10 = fpext float %9 to double, !dbg !206
  %11 = load double, double* %6, align 8, !dbg !207
  %12 = fmul double %10, %11, !dbg !208
  %13 = fpext double %12 to x86_fp80, !dbg !206
  %14 = load x86_fp80, x86_fp80* %7, align 16, !dbg !209
  %15 = load i32, i32* %8, align 4, !dbg !210
  %16 = sitofp i32 %15 to x86_fp80, !dbg !210
  %17 = fdiv x86_fp80 %14, %16, !dbg !211
  %18 = fadd x86_fp80 %13, %17, !dbg !212
  %19 = load i32, i32* %8, align 4, !dbg !213
  %20 = uitofp i32 %19 to x86_fp80, !dbg !214
  %21 = fsub x86_fp80 %18, %20, !dbg !215
  ret x86_fp80 %21, !dbg !216
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @use(i32 noundef %0) #1 !dbg !217 {
  %2 = alloca %struct.flags, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.node, align 8
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !227, metadata !DIExpression()), !dbg !228
  call void @llvm.dbg.declare(metadata %struct.node* %4, metadata !229, metadata !DIExpression()), !dbg !230
  %5 = load %struct.node*, %struct.node** getelementptr inbounds ({ %struct.node*, i64 }, { %struct.node*, i64 }* bitcast (%struct.node* @first to { %struct.node*, i64 }*), i32 0, i32 0), align 8, !dbg !231
  %6 = load i64, i64* getelementptr inbounds ({ %struct.node*, i64 }, { %struct.node*, i64 }* bitcast (%struct.node* @first to { %struct.node*, i64 }*), i32 0, i32 1), align 8, !dbg !231
  %7 = load i64, i64* getelementptr inbounds ({ i64, i64 }, { i64, i64 }* bitcast (%union.number* getelementptr inbounds ([3 x %union.number], [3 x %union.number]* bitcast (<{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>* @numbers to [3 x %union.number]*), i64 0, i64 1) to { i64, i64 }*), i32 0, i32 0), align 16, !dbg !231
  %8 = load i64, i64* getelementptr inbounds ({ i64, i64 }, { i64, i64 }* bitcast (%union.number* getelementptr inbounds ([3 x %union.number], [3 x %union.number]* bitcast (<{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>* @numbers to [3 x %union.number]*), i64 0, i64 1) to { i64, i64 }*), i32 0, i32 1), align 8, !dbg !231
  %9 = call { %struct.node*, i64 } @by_value(%struct.node* %5, i64 %6, i64 %7, i64 %8), !dbg !231
  %10 = bitcast %struct.node* %4 to { %struct.node*, i64 }*, !dbg !231
  %11 = getelementptr inbounds { %struct.node*, i64 }, { %struct.node*, i64 }* %10, i32 0, i32 0, !dbg !231
  %12 = extractvalue { %struct.node*, i64 } %9, 0, !dbg !231
  store %struct.node* %12, %struct.node** %11, align 8, !dbg !231
  %13 = getelementptr inbounds { %struct.node*, i64 }, { %struct.node*, i64 }* %10, i32 0, i32 1, !dbg !231
  %14 = extractvalue { %struct.node*, i64 } %9, 1, !dbg !231
  store i64 %14, i64* %13, align 8, !dbg !231
  call void @llvm.dbg.declare(metadata %struct.flags* %2, metadata !232, metadata !DIExpression()), !dbg !233
  %15 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1, !dbg !234
  %16 = load i32, i32* %15, align 8, !dbg !234
  %17 = load i32, i32* %3, align 4, !dbg !235
  %18 = call i32 @pack(i32 noundef %16, i32 noundef %17), !dbg !236
  %19 = bitcast %struct.flags* %2 to i32*, !dbg !236
  store i32 %18, i32* %19, align 4, !dbg !236
  %20 = bitcast %struct.flags* %2 to i32*, !dbg !237
  %21 = load i32, i32* %20, align 4, !dbg !238
  %22 = lshr i32 %21, 3, !dbg !238
  %23 = and i32 %22, 127, !dbg !238
  %24 = xor i32 %23, 5, !dbg !238
  %25 = load i32, i32* %20, align 4, !dbg !238
  %26 = and i32 %24, 127, !dbg !238
  %27 = shl i32 %26, 3, !dbg !238
  %28 = and i32 %25, -1017, !dbg !238
  %29 = or i32 %28, %27, !dbg !238
  store i32 %29, i32* %20, align 4, !dbg !238
  %30 = bitcast %struct.flags* %2 to i32*, !dbg !239
  %31 = load i32, i32* %30, align 4, !dbg !239
  ret i32 %31, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pack(i32 noundef %0, i32 noundef %1) #1 !dbg !240 {
  %3 = alloca %struct.flags, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !243, metadata !DIExpression()), !dbg !244
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !245, metadata !DIExpression()), !dbg !246
  %6 = bitcast %struct.flags* %3 to i32*, !dbg !247
  %7 = load i32, i32* %4, align 4, !dbg !248
  %8 = load i32, i32* %6, align 4, !dbg !247
  %9 = and i32 %7, 7, !dbg !247
  %10 = and i32 %8, -8, !dbg !247
  %11 = or i32 %10, %9, !dbg !247
  store i32 %11, i32* %6, align 4, !dbg !247
  %12 = bitcast %struct.flags* %3 to i32*, !dbg !247
  %13 = load i32, i32* %4, align 4, !dbg !249
  %14 = mul i32 %13, 2, !dbg !250
  %15 = load i32, i32* %12, align 4, !dbg !247
  %16 = and i32 %14, 127, !dbg !247
  %17 = shl i32 %16, 3, !dbg !247
  %18 = and i32 %15, -1017, !dbg !247
  %19 = or i32 %18, %17, !dbg !247
  store i32 %19, i32* %12, align 4, !dbg !247
  %20 = bitcast %struct.flags* %3 to i32*, !dbg !247
  %21 = load i32, i32* %5, align 4, !dbg !251
  %22 = load i32, i32* %20, align 4, !dbg !247
  %23 = and i32 %21, 2047, !dbg !247
  %24 = shl i32 %23, 10, !dbg !247
  %25 = and i32 %22, -2096129, !dbg !247
  %26 = or i32 %25, %24, !dbg !247
  store i32 %26, i32* %20, align 4, !dbg !247
  %27 = bitcast %struct.flags* %3 to i32*, !dbg !247
  %28 = load i32, i32* %5, align 4, !dbg !252
  %29 = icmp slt i32 %28, 0, !dbg !253
  %30 = zext i1 %29 to i32, !dbg !247
  %31 = load i32, i32* %27, align 4, !dbg !247
  %32 = shl i32 %30, 21, !dbg !247
  %33 = and i32 %31, -2097153, !dbg !247
  %34 = or i32 %33, %32, !dbg !247
  store i32 %34, i32* %27, align 4, !dbg !247
  %35 = bitcast %struct.flags* %3 to i32*, !dbg !254
  %36 = load i32, i32* %35, align 4, !dbg !254
  ret i32 %36, !dbg !254
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @call_all(i32 noundef %0) #1 !dbg !255 {
  %2 = alloca i32, align 4
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !256, metadata !DIExpression()), !dbg !257
  %5 = load i32, i32* %2, align 4, !dbg !258
  %6 = add nsw i32 %5, 1, !dbg !259
  %7 = zext i32 %6 to i64, !dbg !260
  %8 = call i8* @llvm.stacksave(), !dbg !260
  store i8* %8, i8** %3, align 8, !dbg !260
  %9 = alloca i32, i64 %7, align 16, !dbg !260
  store i64 %7, i64* %4, align 8, !dbg !260
  call void @llvm.dbg.declare(metadata i64* %4, metadata !261, metadata !DIExpression()), !dbg !263
  call void @llvm.dbg.declare(metadata i32* %9, metadata !264, metadata !DIExpression()), !dbg !268
  %10 = call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef 1, double noundef 2.000000e+00), !dbg !269
  %11 = load i32, i32* %2, align 4, !dbg !270
  %12 = call i32 (i32, i8*, ...) bitcast (i32 (...)* @knr to i32 (i32, i8*, ...)*)(i32 noundef %11, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !271
  %13 = add nsw i32 %10, %12, !dbg !272
  %14 = load i32, i32* %2, align 4, !dbg !273
  %15 = call i32 @alias_name(i32 noundef %14), !dbg !274
  %16 = add nsw i32 %13, %15, !dbg !275
  %17 = getelementptr inbounds i32, i32* %9, i64 0, !dbg !276
  store i32 %16, i32* %17, align 16, !dbg !277
  br i1 icmp ne (i32 ()* @weak_reference, i32 ()* null), label %18, label %23, !dbg !278

18:                                               ; preds = %1
  %19 = call i32 @weak_reference(), !dbg !279
  %20 = load i32, i32* %2, align 4, !dbg !281
  %21 = sext i32 %20 to i64, !dbg !282
  %22 = getelementptr inbounds i32, i32* %9, i64 %21, !dbg !282
  store i32 %19, i32* %22, align 4, !dbg !283
  br label %23, !dbg !282

23:                                               ; preds = %18, %1
  %24 = getelementptr inbounds i32, i32* %9, i64 0, !dbg !284
  %25 = load i32, i32* %24, align 16, !dbg !284
  %26 = load %struct.opaque*, %struct.opaque** @unknown, align 8, !dbg !285
  %27 = icmp ne %struct.opaque* %26, null, !dbg !286
  %28 = zext i1 %27 to i32, !dbg !286
  %29 = add nsw i32 %25, %28, !dbg !287
  %30 = load i32, i32* @thread_local_value, align 4, !dbg !288
  %31 = add nsw i32 %29, %30, !dbg !289
  %32 = load i32, i32* @tentative, align 4, !dbg !290
  %33 = add nsw i32 %31, %32, !dbg !291
  %34 = load i8*, i8** %3, align 8, !dbg !292
  call void @llvm.stackrestore(i8* %34), !dbg !292
  ret i32 %33, !dbg !292
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #4

declare i32 @knr(...) #0

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #4

attributes #0 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!99, !100, !101, !102, !103, !104, !105}
!llvm.ident = !{!106}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 17, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "data.c", directory: ".", checksumkind: CSK_MD5, checksum: "063b2f2b95403cba9c2ae0f2d474cc14")
!4 = !{!5, !6, !7, !8}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !{!10, !23, !32, !44, !54, !56, !58, !60, !62, !65, !71, !76, !78, !80, !88, !90, !95, !0, !97}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 18, type: !12, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 5, size: 128, elements: !15)
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !14, file: !3, line: 5, baseType: !13, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !14, file: !3, line: 5, baseType: !5, size: 32, offset: 64)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !14, file: !3, line: 5, baseType: !19, size: 24, offset: 96)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 24, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 3)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "packed_value", scope: !2, file: !3, line: 19, type: !25, isLocal: false, isDefinition: true)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !3, line: 7, size: 88, elements: !26)
!26 = !{!27, !28, !30}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !25, file: !3, line: 7, baseType: !20, size: 8)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !25, file: !3, line: 7, baseType: !29, size: 64, offset: 8)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !25, file: !3, line: 7, baseType: !31, size: 16, offset: 72)
!31 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 20, type: !34, isLocal: false, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 384, elements: !21)
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 8, size: 128, elements: !36)
!36 = !{!37, !38, !40}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !35, file: !3, line: 8, baseType: !29, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !35, file: !3, line: 8, baseType: !39, size: 64)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !35, file: !3, line: 8, baseType: !41, size: 96)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 12)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "flexible_value", scope: !2, file: !3, line: 21, type: !46, isLocal: false, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flexible", file: !3, line: 9, size: 32, elements: !48)
!48 = !{!49, !50}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !47, file: !3, line: 9, baseType: !5, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !47, file: !3, line: 9, baseType: !51, offset: 32)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: -1)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "thread_local_value", scope: !2, file: !3, line: 22, type: !5, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "sectioned", scope: !2, file: !3, line: 23, type: !5, isLocal: false, isDefinition: true, align: 512)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "weak_value", scope: !2, file: !3, line: 24, type: !5, isLocal: false, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "address", scope: !2, file: !3, line: 26, type: !29, isLocal: false, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "middle", scope: !2, file: !3, line: 27, type: !64, isLocal: false, isDefinition: true)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
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
!77 = distinct !DIGlobalVariable(name: "extended", scope: !2, file: !3, line: 30, type: !7, isLocal: false, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 31, type: !6, isLocal: false, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 32, type: !82, isLocal: false, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !83, size: 128, elements: !86)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DISubroutineType(types: !85)
!85 = !{!5}
!86 = !{!87}
!87 = !DISubrange(count: 2)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "tentative", scope: !2, file: !3, line: 14, type: !5, isLocal: false, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "tentative_array", scope: !2, file: !3, line: 15, type: !92, isLocal: false, isDefinition: true)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 320, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 10)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "hidden_value", scope: !2, file: !3, line: 25, type: !5, isLocal: false, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 16, type: !14, isLocal: true, isDefinition: true)
!99 = !{i32 7, !"Dwarf Version", i32 5}
!100 = !{i32 2, !"Debug Info Version", i32 3}
!101 = !{i32 1, !"wchar_size", i32 4}
!102 = !{i32 7, !"PIC Level", i32 2}
!103 = !{i32 7, !"PIE Level", i32 2}
!104 = !{i32 7, !"uwtable", i32 1}
!105 = !{i32 7, !"frame-pointer", i32 2}
!106 = !{!"Debian clang version 14.0.6"}
!107 = distinct !DISubprogram(name: "alias_target", scope: !3, file: !3, line: 33, type: !108, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !110)
!108 = !DISubroutineType(types: !109)
!109 = !{!5, !5}
!110 = !{}
!111 = !DILocalVariable(name: "x", arg: 1, scope: !107, file: !3, line: 33, type: !5)
!112 = !DILocation(line: 33, column: 22, scope: !107)
!113 = !DILocation(line: 33, column: 34, scope: !107)
!114 = !DILocation(line: 33, column: 36, scope: !107)
!115 = !DILocation(line: 33, column: 27, scope: !107)
!116 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 37, type: !117, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !110)
!117 = !DISubroutineType(types: !118)
!118 = !{!14, !14, !35}
!119 = !DILocalVariable(name: "n", arg: 1, scope: !116, file: !3, line: 37, type: !14)
!120 = !DILocation(line: 37, column: 34, scope: !116)
!121 = !DILocalVariable(name: "u", arg: 2, scope: !116, file: !3, line: 37, type: !35)
!122 = !DILocation(line: 37, column: 50, scope: !116)
!123 = !DILocation(line: 37, column: 73, scope: !116)
!124 = !DILocation(line: 37, column: 66, scope: !116)
!125 = !DILocation(line: 37, column: 57, scope: !116)
!126 = !DILocation(line: 37, column: 63, scope: !116)
!127 = !DILocation(line: 37, column: 83, scope: !116)
!128 = !DILocation(line: 37, column: 76, scope: !116)
!129 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 38, type: !130, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !110)
!130 = !DISubroutineType(types: !131)
!131 = !{!5, !5, null}
!132 = !DILocalVariable(name: "n", arg: 1, scope: !129, file: !3, line: 38, type: !5)
!133 = !DILocation(line: 38, column: 13, scope: !129)
!134 = !DILocalVariable(name: "ap", scope: !129, file: !3, line: 39, type: !135)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !136, line: 14, baseType: !137)
!136 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !138, baseType: !139)
!138 = !DIFile(filename: "data.c", directory: ".")
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !140, size: 192, elements: !147)
!140 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !141)
!141 = !{!142, !143, !144, !146}
!142 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !140, file: !138, line: 39, baseType: !8, size: 32)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !140, file: !138, line: 39, baseType: !8, size: 32, offset: 32)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !140, file: !138, line: 39, baseType: !145, size: 64, offset: 64)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !140, file: !138, line: 39, baseType: !145, size: 64, offset: 128)
!147 = !{!148}
!148 = !DISubrange(count: 1)
!149 = !DILocation(line: 39, column: 13, scope: !129)
!150 = !DILocalVariable(name: "copy", scope: !129, file: !3, line: 39, type: !135)
!151 = !DILocation(line: 39, column: 17, scope: !129)
!152 = !DILocalVariable(name: "s", scope: !129, file: !3, line: 40, type: !5)
!153 = !DILocation(line: 40, column: 9, scope: !129)
!154 = !DILocation(line: 41, column: 5, scope: !129)
!155 = !DILocation(line: 42, column: 5, scope: !129)
!156 = !DILocalVariable(name: "i", scope: !157, file: !3, line: 43, type: !5)
!157 = distinct !DILexicalBlock(scope: !129, file: !3, line: 43, column: 5)
!158 = !DILocation(line: 43, column: 14, scope: !157)
!159 = !DILocation(line: 43, column: 10, scope: !157)
!160 = !DILocation(line: 43, column: 21, scope: !161)
!161 = distinct !DILexicalBlock(scope: !157, file: !3, line: 43, column: 5)
!162 = !DILocation(line: 43, column: 25, scope: !161)
!163 = !DILocation(line: 43, column: 23, scope: !161)
!164 = !DILocation(line: 43, column: 5, scope: !157)
!165 = !DILocation(line: 43, column: 38, scope: !161)
!166 = !DILocation(line: 43, column: 35, scope: !161)
!167 = !DILocation(line: 43, column: 33, scope: !161)
!168 = !DILocation(line: 43, column: 29, scope: !161)
!169 = !DILocation(line: 43, column: 5, scope: !161)
!170 = distinct !{!170, !164, !171, !172}
!171 = !DILocation(line: 43, column: 38, scope: !157)
!172 = !{!"llvm.loop.mustprogress"}
!173 = !DILocation(line: 44, column: 15, scope: !129)
!174 = !DILocation(line: 44, column: 10, scope: !129)
!175 = !DILocation(line: 44, column: 7, scope: !129)
!176 = !DILocation(line: 45, column: 5, scope: !129)
!177 = !DILocation(line: 46, column: 5, scope: !129)
!178 = !DILocation(line: 47, column: 12, scope: !129)
!179 = !DILocation(line: 47, column: 5, scope: !129)
!180 = distinct !DISubprogram(name: "wide_arithmetic", scope: !3, file: !3, line: 49, type: !181, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !110)
!181 = !DISubroutineType(types: !182)
!182 = !{!6, !6, !183}
!183 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!184 = !DILocalVariable(name: "a", arg: 1, scope: !180, file: !3, line: 49, type: !6)
!185 = !DILocation(line: 49, column: 35, scope: !180)
!186 = !DILocalVariable(name: "b", arg: 2, scope: !180, file: !3, line: 49, type: !183)
!187 = !DILocation(line: 49, column: 56, scope: !180)
!188 = !DILocation(line: 49, column: 68, scope: !180)
!189 = !DILocation(line: 49, column: 70, scope: !180)
!190 = !DILocation(line: 49, column: 87, scope: !180)
!191 = !DILocation(line: 49, column: 89, scope: !180)
!192 = !DILocation(line: 49, column: 95, scope: !180)
!193 = !DILocation(line: 49, column: 74, scope: !180)
!194 = !DILocation(line: 49, column: 61, scope: !180)
!195 = distinct !DISubprogram(name: "mixed", scope: !3, file: !3, line: 50, type: !196, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !110)
!196 = !DISubroutineType(types: !197)
!197 = !{!7, !68, !39, !7, !5}
!198 = !DILocalVariable(name: "f", arg: 1, scope: !195, file: !3, line: 50, type: !68)
!199 = !DILocation(line: 50, column: 25, scope: !195)
!200 = !DILocalVariable(name: "d", arg: 2, scope: !195, file: !3, line: 50, type: !39)
!201 = !DILocation(line: 50, column: 35, scope: !195)
!202 = !DILocalVariable(name: "l", arg: 3, scope: !195, file: !3, line: 50, type: !7)
!203 = !DILocation(line: 50, column: 50, scope: !195)
!204 = !DILocalVariable(name: "i", arg: 4, scope: !195, file: !3, line: 50, type: !5)
!205 = !DILocation(line: 50, column: 57, scope: !195)
!206 = !DILocation(line: 50, column: 69, scope: !195)
!207 = !DILocation(line: 50, column: 73, scope: !195)
!208 = !DILocation(line: 50, column: 71, scope: !195)
!209 = !DILocation(line: 50, column: 77, scope: !195)
!210 = !DILocation(line: 50, column: 81, scope: !195)
!211 = !DILocation(line: 50, column: 79, scope: !195)
!212 = !DILocation(line: 50, column: 75, scope: !195)
!213 = !DILocation(line: 50, column: 108, scope: !195)
!214 = !DILocation(line: 50, column: 85, scope: !195)
!215 = !DILocation(line: 50, column: 83, scope: !195)
!216 = !DILocation(line: 50, column: 62, scope: !195)
!217 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 51, type: !218, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !110)
!218 = !DISubroutineType(types: !219)
!219 = !{!220, !5}
!220 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 6, size: 32, elements: !221)
!221 = !{!222, !223, !224, !225}
!222 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !220, file: !3, line: 6, baseType: !8, size: 3, flags: DIFlagBitField, extraData: i64 0)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !220, file: !3, line: 6, baseType: !8, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !220, file: !3, line: 6, baseType: !5, size: 11, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !220, file: !3, line: 6, baseType: !226, size: 1, offset: 21, flags: DIFlagBitField, extraData: i64 0)
!226 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!227 = !DILocalVariable(name: "x", arg: 1, scope: !217, file: !3, line: 51, type: !5)
!228 = !DILocation(line: 51, column: 22, scope: !217)
!229 = !DILocalVariable(name: "n", scope: !217, file: !3, line: 52, type: !14)
!230 = !DILocation(line: 52, column: 17, scope: !217)
!231 = !DILocation(line: 52, column: 21, scope: !217)
!232 = !DILocalVariable(name: "f", scope: !217, file: !3, line: 53, type: !220)
!233 = !DILocation(line: 53, column: 18, scope: !217)
!234 = !DILocation(line: 53, column: 39, scope: !217)
!235 = !DILocation(line: 53, column: 46, scope: !217)
!236 = !DILocation(line: 53, column: 22, scope: !217)
!237 = !DILocation(line: 54, column: 7, scope: !217)
!238 = !DILocation(line: 54, column: 9, scope: !217)
!239 = !DILocation(line: 55, column: 5, scope: !217)
!240 = distinct !DISubprogram(name: "pack", scope: !3, file: !3, line: 36, type: !241, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!241 = !DISubroutineType(types: !242)
!242 = !{!220, !8, !5}
!243 = !DILocalVariable(name: "a", arg: 1, scope: !240, file: !3, line: 36, type: !8)
!244 = !DILocation(line: 36, column: 42, scope: !240)
!245 = !DILocalVariable(name: "c", arg: 2, scope: !240, file: !3, line: 36, type: !5)
!246 = !DILocation(line: 36, column: 49, scope: !240)
!247 = !DILocation(line: 36, column: 75, scope: !240)
!248 = !DILocation(line: 36, column: 76, scope: !240)
!249 = !DILocation(line: 36, column: 79, scope: !240)
!250 = !DILocation(line: 36, column: 81, scope: !240)
!251 = !DILocation(line: 36, column: 86, scope: !240)
!252 = !DILocation(line: 36, column: 89, scope: !240)
!253 = !DILocation(line: 36, column: 91, scope: !240)
!254 = !DILocation(line: 36, column: 54, scope: !240)
!255 = distinct !DISubprogram(name: "call_all", scope: !3, file: !3, line: 58, type: !108, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !110)
!256 = !DILocalVariable(name: "x", arg: 1, scope: !255, file: !3, line: 58, type: !5)
!257 = !DILocation(line: 58, column: 18, scope: !255)
!258 = !DILocation(line: 59, column: 13, scope: !255)
!259 = !DILocation(line: 59, column: 15, scope: !255)
!260 = !DILocation(line: 59, column: 5, scope: !255)
!261 = !DILocalVariable(name: "__vla_expr0", scope: !255, type: !262, flags: DIFlagArtificial)
!262 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!263 = !DILocation(line: 0, scope: !255)
!264 = !DILocalVariable(name: "vla", scope: !255, file: !3, line: 59, type: !265)
!265 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !266)
!266 = !{!267}
!267 = !DISubrange(count: !261)
!268 = !DILocation(line: 59, column: 9, scope: !255)
!269 = !DILocation(line: 60, column: 14, scope: !255)
!270 = !DILocation(line: 60, column: 35, scope: !255)
!271 = !DILocation(line: 60, column: 31, scope: !255)
!272 = !DILocation(line: 60, column: 29, scope: !255)
!273 = !DILocation(line: 60, column: 56, scope: !255)
!274 = !DILocation(line: 60, column: 45, scope: !255)
!275 = !DILocation(line: 60, column: 43, scope: !255)
!276 = !DILocation(line: 60, column: 5, scope: !255)
!277 = !DILocation(line: 60, column: 12, scope: !255)
!278 = !DILocation(line: 61, column: 9, scope: !255)
!279 = !DILocation(line: 61, column: 34, scope: !280)
!280 = distinct !DILexicalBlock(scope: !255, file: !3, line: 61, column: 9)
!281 = !DILocation(line: 61, column: 29, scope: !280)
!282 = !DILocation(line: 61, column: 25, scope: !280)
!283 = !DILocation(line: 61, column: 32, scope: !280)
!284 = !DILocation(line: 62, column: 12, scope: !255)
!285 = !DILocation(line: 62, column: 22, scope: !255)
!286 = !DILocation(line: 62, column: 30, scope: !255)
!287 = !DILocation(line: 62, column: 19, scope: !255)
!288 = !DILocation(line: 62, column: 38, scope: !255)
!289 = !DILocation(line: 62, column: 36, scope: !255)
!290 = !DILocation(line: 62, column: 59, scope: !255)
!291 = !DILocation(line: 62, column: 57, scope: !255)
!292 = !DILocation(line: 63, column: 1, scope: !255)
