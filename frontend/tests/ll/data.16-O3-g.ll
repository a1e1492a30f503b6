; clang-16 -O3 -g -w -fdebug-compilation-dir=. -S -emit-llvm data.c
; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32, [3 x i8] }
%struct.packed = type <{ i8, i64, i16 }>
%union.number = type { i64, [8 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@first = internal global %struct.node { ptr @last, i32 1, [3 x i8] c"a\00b" }, align 8, !dbg !0
@head = dso_local local_unnamed_addr constant ptr @first, align 8, !dbg !10
@packed_value = dso_local local_unnamed_addr global %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1, !dbg !23
@numbers = dso_local local_unnamed_addr global <{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }> <{ %union.number { i64 -1, [8 x i8] undef }, { double, [8 x i8] } { double 1.000000e-01, [8 x i8] undef }, { [12 x i8], [4 x i8] } { [12 x i8] c"quote\22\\\0A\00\00\00\00", [4 x i8] undef } }>, align 16, !dbg !32
@flexible_value = dso_local local_unnamed_addr constant { i32, [2 x i32] } { i32 2, [2 x i32] [i32 10, i32 20] }, align 4, !dbg !44
@thread_local_value = dso_local thread_local global i32 5, align 4, !dbg !54
@sectioned = dso_local local_unnamed_addr global i32 1, section ".mysection", align 64, !dbg !56
@weak_value = weak dso_local local_unnamed_addr global i32 4, align 4, !dbg !58
@tentative_array = dso_local global [10 x i32] zeroinitializer, align 16, !dbg !93
@address = dso_local local_unnamed_addr global i64 ptrtoint (ptr getelementptr inbounds ([10 x i32], ptr @tentative_array, i64 0, i64 3) to i64), align 8, !dbg !60
@last = internal global %struct.node { ptr null, i32 3, [3 x i8] c"xy\00" }, align 8, !dbg !100
@middle = dso_local local_unnamed_addr global ptr getelementptr inbounds (%struct.node, ptr @last, i64 0, i32 2, i64 0), align 8, !dbg !62
@floats = dso_local local_unnamed_addr global [7 x float] [float 0.000000e+00, float -0.000000e+00, float 1.500000e+00, float 0x3FB99999A0000000, float 0x36A0000000000000, float 0x7FF0000000000000, float 0x7FF8000000000000], align 16, !dbg !65
@doubles = dso_local local_unnamed_addr global [4 x double] [double 1.000000e-01, double 1.000000e+308, double 4.940660e-324, double 0xFFF0000000000000], align 16, !dbg !71
@extended = dso_local local_unnamed_addr global x86_fp80 0xK4000C90FDAA22168C235, align 16, !dbg !76
@wide = dso_local local_unnamed_addr global i128 1512366075204170947332355369683137040, align 16, !dbg !78
@table = dso_local local_unnamed_addr global [2 x ptr] [ptr @weak_reference, ptr null], align 16, !dbg !80
@.str = private unnamed_addr constant [2 x i8] c"s\00", align 1, !dbg !88
@unknown = external local_unnamed_addr global ptr, align 8
@tentative = dso_local local_unnamed_addr global i32 0, align 4, !dbg !91
@hidden_value = hidden local_unnamed_addr global i32 0, align 4, !dbg !98

@alias_name = dso_local alias i32 (i32), ptr @alias_target

declare !dbg !109 extern_weak i32 @weak_reference() #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @alias_target(i32 noundef %0) #1 !dbg !111 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !115, metadata !DIExpression()), !dbg !116
  %2 = add nsw i32 %0, 1, !dbg !117
  ret i32 %2, !dbg !118
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { ptr, i64 } @by_value(ptr %0, i64 %1, i64 %2, i64 %3) local_unnamed_addr #1 !dbg !119 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !123, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !125
  call void @llvm.dbg.value(metadata i64 %1, metadata !123, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !125
  call void @llvm.dbg.value(metadata i64 %2, metadata !124, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !125
  call void @llvm.dbg.value(metadata i64 %3, metadata !124, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !125
  %5 = add i64 %2, %1, !dbg !126
  %6 = and i64 %5, 4294967295, !dbg !126
  %7 = and i64 %1, -4294967296, !dbg !126
  %8 = or i64 %6, %7, !dbg !126
  call void @llvm.dbg.value(metadata i64 %8, metadata !123, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !125
  %9 = insertvalue { ptr, i64 } poison, ptr %0, 0, !dbg !127
  %10 = insertvalue { ptr, i64 } %9, i64 %8, 1, !dbg !127
  ret { ptr, i64 } %10, !dbg !127
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #3 !dbg !128 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 %0, metadata !132, metadata !DIExpression()), !dbg !152
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9, !dbg !153
  call void @llvm.dbg.declare(metadata ptr %2, metadata !133, metadata !DIExpression()), !dbg !154
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #9, !dbg !153
  call void @llvm.dbg.declare(metadata ptr %3, metadata !148, metadata !DIExpression()), !dbg !155
  call void @llvm.dbg.value(metadata i32 0, metadata !149, metadata !DIExpression()), !dbg !152
  call void @llvm.va_start(ptr nonnull %2), !dbg !156
  call void @llvm.va_copy(ptr nonnull %3, ptr nonnull %2), !dbg !157
  call void @llvm.dbg.value(metadata i32 0, metadata !150, metadata !DIExpression()), !dbg !158
  call void @llvm.dbg.value(metadata i32 0, metadata !150, metadata !DIExpression()), !dbg !158
  call void @llvm.dbg.value(metadata i32 0, metadata !149, metadata !DIExpression()), !dbg !152
  %4 = icmp sgt i32 %0, 0, !dbg !159
  br i1 %4, label %5, label %33, !dbg !161

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 16
  %7 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %8 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %9 = load ptr, ptr %8, align 16
  %10 = load ptr, ptr %7, align 8
  %11 = and i32 %0, 1, !dbg !161
  %12 = icmp eq i32 %0, 1, !dbg !161
  br i1 %12, label %15, label %13, !dbg !161

13:                                               ; preds = %5
  %14 = and i32 %0, -2, !dbg !161
  br label %38, !dbg !161

15:                                               ; preds = %63, %5
  %16 = phi i32 [ undef, %5 ], [ %68, %63 ]
  %17 = phi ptr [ %10, %5 ], [ %64, %63 ]
  %18 = phi i32 [ 0, %5 ], [ %68, %63 ]
  %19 = phi i32 [ %6, %5 ], [ %65, %63 ]
  %20 = icmp eq i32 %11, 0, !dbg !162
  br i1 %20, label %33, label %21, !dbg !162

21:                                               ; preds = %15
  call void @llvm.dbg.value(metadata i32 poison, metadata !150, metadata !DIExpression()), !dbg !158
  call void @llvm.dbg.value(metadata i32 %18, metadata !149, metadata !DIExpression()), !dbg !152
  %22 = icmp ult i32 %19, 41, !dbg !162
  br i1 %22, label %25, label %23, !dbg !162

23:                                               ; preds = %21
  %24 = getelementptr i8, ptr %17, i64 8, !dbg !162
  store ptr %24, ptr %7, align 8, !dbg !162
  br label %29, !dbg !162

25:                                               ; preds = %21
  %26 = zext i32 %19 to i64, !dbg !162
  %27 = getelementptr i8, ptr %9, i64 %26, !dbg !162
  %28 = add nuw nsw i32 %19, 8, !dbg !162
  store i32 %28, ptr %2, align 16, !dbg !162
  br label %29, !dbg !162

29:                                               ; preds = %25, %23
  %30 = phi ptr [ %27, %25 ], [ %17, %23 ], !dbg !162
  %31 = load i32, ptr %30, align 4, !dbg !162
  %32 = add nsw i32 %31, %18, !dbg !163
  call void @llvm.dbg.value(metadata i32 %32, metadata !149, metadata !DIExpression()), !dbg !152
  call void @llvm.dbg.value(metadata i32 poison, metadata !150, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !158
  br label %33, !dbg !164

33:                                               ; preds = %29, %15, %1
  %34 = phi i32 [ 0, %1 ], [ %16, %15 ], [ %32, %29 ], !dbg !152
  %35 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 1, !dbg !164
  %36 = load i32, ptr %35, align 4, !dbg !164
  %37 = icmp ult i32 %36, 161, !dbg !164
  br i1 %37, label %71, label %77, !dbg !164

38:                                               ; preds = %63, %13
  %39 = phi ptr [ %10, %13 ], [ %64, %63 ]
  %40 = phi i32 [ 0, %13 ], [ %68, %63 ]
  %41 = phi i32 [ %6, %13 ], [ %65, %63 ]
  %42 = phi i32 [ 0, %13 ], [ %69, %63 ]
  call void @llvm.dbg.value(metadata i32 poison, metadata !150, metadata !DIExpression()), !dbg !158
  call void @llvm.dbg.value(metadata i32 %40, metadata !149, metadata !DIExpression()), !dbg !152
  %43 = icmp ult i32 %41, 41, !dbg !162
  br i1 %43, label %44, label %48, !dbg !162

44:                                               ; preds = %38
  %45 = zext i32 %41 to i64, !dbg !162
  %46 = getelementptr i8, ptr %9, i64 %45, !dbg !162
  %47 = add nuw nsw i32 %41, 8, !dbg !162
  store i32 %47, ptr %2, align 16, !dbg !162
  br label %50, !dbg !162

48:                                               ; preds = %38
  %49 = getelementptr i8, ptr %39, i64 8, !dbg !162
  store ptr %49, ptr %7, align 8, !dbg !162
  br label %50, !dbg !162

50:                                               ; preds = %48, %44
  %51 = phi ptr [ %39, %44 ], [ %49, %48 ]
  %52 = phi i32 [ %47, %44 ], [ %41, %48 ]
  %53 = phi ptr [ %46, %44 ], [ %39, %48 ], !dbg !162
  %54 = load i32, ptr %53, align 4, !dbg !162
  %55 = add nsw i32 %54, %40, !dbg !163
  call void @llvm.dbg.value(metadata i32 %55, metadata !149, metadata !DIExpression()), !dbg !152
  call void @llvm.dbg.value(metadata i32 poison, metadata !150, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !158
  call void @llvm.dbg.value(metadata i32 poison, metadata !150, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !158
  call void @llvm.dbg.value(metadata i32 %55, metadata !149, metadata !DIExpression()), !dbg !152
  %56 = icmp ult i32 %52, 41, !dbg !162
  br i1 %56, label %59, label %57, !dbg !162

57:                                               ; preds = %50
  %58 = getelementptr i8, ptr %51, i64 8, !dbg !162
  store ptr %58, ptr %7, align 8, !dbg !162
  br label %63, !dbg !162

59:                                               ; preds = %50
  %60 = zext i32 %52 to i64, !dbg !162
  %61 = getelementptr i8, ptr %9, i64 %60, !dbg !162
  %62 = add nuw nsw i32 %52, 8, !dbg !162
  store i32 %62, ptr %2, align 16, !dbg !162
  br label %63, !dbg !162

63:                                               ; preds = %59, %57
  %64 = phi ptr [ %51, %59 ], [ %58, %57 ]
  %65 = phi i32 [ %62, %59 ], [ %52, %57 ]
  %66 = phi ptr [ %61, %59 ], [ %51, %57 ], !dbg !162
  %67 = load i32, ptr %66, align 4, !dbg !162
  %68 = add nsw i32 %67, %55, !dbg !163
  call void @llvm.dbg.value(metadata i32 %68, metadata !149, metadata !DIExpression()), !dbg !152
  call void @llvm.dbg.value(metadata i32 poison, metadata !150, metadata !DIExpression(DW_OP_plus_uconst, 2, DW_OP_stack_value)), !dbg !158
  %69 = add i32 %42, 2, !dbg !161
  %70 = icmp eq i32 %69, %14, !dbg !161
  br i1 %70, label %15, label %38, !dbg !161, !llvm.loop !165

71:                                               ; preds = %33
  %72 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3, !dbg !164
  %73 = load ptr, ptr %72, align 16, !dbg !164
  %74 = zext i32 %36 to i64, !dbg !164
  %75 = getelementptr i8, ptr %73, i64 %74, !dbg !164
  %76 = add nuw nsw i32 %36, 16, !dbg !164
  store i32 %76, ptr %35, align 4, !dbg !164
  br label %81, !dbg !164

77:                                               ; preds = %33
  %78 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2, !dbg !164
  %79 = load ptr, ptr %78, align 8, !dbg !164
  %80 = getelementptr i8, ptr %79, i64 8, !dbg !164
  store ptr %80, ptr %78, align 8, !dbg !164
  br label %81, !dbg !164

81:                                               ; preds = %77, %71
  %82 = phi ptr [ %75, %71 ], [ %79, %77 ], !dbg !164
  %83 = load double, ptr %82, align 8, !dbg !164
  %84 = fptosi double %83 to i32, !dbg !168
  %85 = add nsw i32 %34, %84, !dbg !169
  call void @llvm.dbg.value(metadata i32 %85, metadata !149, metadata !DIExpression()), !dbg !152
  call void @llvm.va_end(ptr nonnull %3), !dbg !170
  call void @llvm.va_end(ptr nonnull %2), !dbg !171
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #9, !dbg !172
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9, !dbg !172
  ret i32 %85, !dbg !173
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @wide_arithmetic(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 !dbg !174 {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or i128 %10, %11
  call void @llvm.dbg.value(metadata i128 %8, metadata !179, metadata !DIExpression()), !dbg !181
  call void @llvm.dbg.value(metadata i128 %12, metadata !180, metadata !DIExpression()), !dbg !181
  %13 = mul nsw i128 %8, 3, !dbg !182
  %14 = udiv i128 %12, 224
  %15 = sub nsw i128 %13, %14, !dbg !183
  %16 = trunc i128 %15 to i64, !dbg !184
  %17 = lshr i128 %15, 64, !dbg !184
  %18 = trunc i128 %17 to i64, !dbg !184
  %19 = insertvalue { i64, i64 } poison, i64 %16, 0, !dbg !184
  %20 = insertvalue { i64, i64 } %19, i64 %18, 1, !dbg !184
  ret { i64, i64 } %20, !dbg !184
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local x86_fp80 @mixed(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !185 {
  call void @llvm.dbg.value(metadata float %0, metadata !189, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.value(metadata double %1, metadata !190, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.value(metadata x86_fp80 %2, metadata !191, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.value(metadata i32 %3, metadata !192, metadata !DIExpression()), !dbg !193
  %5 = fpext float %0 to double, !dbg !194
  %6 = fmul double %5, %1, !dbg !195
  %7 = fpext double %6 to x86_fp80, !dbg !194
  %8 = sitofp i32 %3 to x86_fp80, !dbg !196
  %9 = fdiv x86_fp80 %2, %8, !dbg !197
  %10 = fadd x86_fp80 %9, %7, !dbg !198
  %11 = uitofp i32 %3 to x86_fp80, !dbg !199
  %12 = fsub x86_fp80 %10, %11, !dbg !200
  ret x86_fp80 %12, !dbg !201
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @use(i32 noundef %0) local_unnamed_addr #6 !dbg !202 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !213, metadata !DIExpression()), !dbg !216
  %2 = load i64, ptr getelementptr inbounds (%struct.node, ptr @first, i64 0, i32 1), align 8, !dbg !217
  %3 = load i64, ptr getelementptr inbounds (<{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>, ptr @numbers, i64 0, i32 1, i32 0), align 16, !dbg !217
  call void @llvm.dbg.value(metadata ptr poison, metadata !123, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !218
  call void @llvm.dbg.value(metadata i64 poison, metadata !123, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !218
  call void @llvm.dbg.value(metadata i64 %3, metadata !124, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !218
  call void @llvm.dbg.value(metadata i64 poison, metadata !124, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !218
  %4 = add i64 %3, %2, !dbg !220
  call void @llvm.dbg.value(metadata !DIArgList(i64 %4, i64 0), metadata !123, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 4294967295, DW_OP_and, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64)), !dbg !218
  call void @llvm.dbg.value(metadata ptr poison, metadata !214, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !216
  call void @llvm.dbg.value(metadata !DIArgList(i64 %4, i64 0), metadata !214, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 4294967295, DW_OP_and, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64)), !dbg !216
  %5 = trunc i64 %4 to i32, !dbg !221
  call void @llvm.dbg.value(metadata i32 %5, metadata !222, metadata !DIExpression()), !dbg !228
  call void @llvm.dbg.value(metadata i32 %0, metadata !227, metadata !DIExpression()), !dbg !228
  %6 = and i32 %5, 7, !dbg !230
  %7 = shl i32 %5, 4, !dbg !231
  %8 = and i32 %7, 1008, !dbg !230
  %9 = shl i32 %0, 10, !dbg !230
  %10 = and i32 %9, 2096128, !dbg !230
  %11 = lshr i32 %0, 10, !dbg !230
  %12 = and i32 %11, 2097152, !dbg !230
  %13 = or i32 %12, %10, !dbg !230
  %14 = or i32 %13, %6, !dbg !230
  %15 = or i32 %14, %8, !dbg !230
  call void @llvm.dbg.value(metadata i32 %15, metadata !215, metadata !DIExpression()), !dbg !216
  %16 = xor i32 %15, 40, !dbg !232
  call void @llvm.dbg.value(metadata i32 %16, metadata !215, metadata !DIExpression()), !dbg !216
  ret i32 %16, !dbg !233
}

; Function Attrs: nounwind uwtable
define dso_local i32 @call_all(i32 noundef %0) local_unnamed_addr #7 !dbg !234 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !236, metadata !DIExpression()), !dbg !243
  %2 = add nsw i32 %0, 1, !dbg !244
  %3 = zext i32 %2 to i64, !dbg !245
  %4 = alloca i32, i64 %3, align 16, !dbg !245
  call void @llvm.dbg.value(metadata i64 %3, metadata !237, metadata !DIExpression()), !dbg !243
  call void @llvm.dbg.declare(metadata ptr %4, metadata !239, metadata !DIExpression()), !dbg !246
  %5 = tail call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef 1, double noundef 2.000000e+00), !dbg !247
  %6 = tail call i32 (i32, ptr, ...) @knr(i32 noundef %0, ptr noundef nonnull @.str) #9, !dbg !248
  %7 = add i32 %5, %2, !dbg !249
  %8 = add i32 %7, %6, !dbg !250
  store i32 %8, ptr %4, align 16, !dbg !251, !tbaa !252
  br i1 icmp ne (ptr @weak_reference, ptr null), label %9, label %14, !dbg !256

9:                                                ; preds = %1
  %10 = tail call i32 @weak_reference() #9, !dbg !257
  %11 = sext i32 %0 to i64, !dbg !259
  %12 = getelementptr inbounds i32, ptr %4, i64 %11, !dbg !259
  store i32 %10, ptr %12, align 4, !dbg !260, !tbaa !252
  %13 = load i32, ptr %4, align 16, !dbg !261, !tbaa !252
  br label %14, !dbg !259

14:                                               ; preds = %9, %1
  %15 = phi i32 [ %13, %9 ], [ %8, %1 ], !dbg !261
  %16 = load ptr, ptr @unknown, align 8, !dbg !262, !tbaa !263
  %17 = icmp ne ptr %16, null, !dbg !265
  %18 = zext i1 %17 to i32, !dbg !265
  %19 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @thread_local_value), !dbg !266
  %20 = load i32, ptr %19, align 4, !dbg !266, !tbaa !252
  %21 = load i32, ptr @tentative, align 4, !dbg !267, !tbaa !252
  %22 = add i32 %20, %15, !dbg !268
  %23 = add i32 %22, %18, !dbg !269
  %24 = add i32 %23, %21, !dbg !270
  ret i32 %24, !dbg !271
}

declare i32 @knr(...) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #8

attributes #0 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!102, !103, !104, !105, !106, !107}
!llvm.ident = !{!108}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 17, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "data.c", directory: ".", checksumkind: CSK_MD5, checksum: "063b2f2b95403cba9c2ae0f2d474cc14")
!4 = !{!5, !6, !7, !8}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !{!10, !23, !32, !44, !54, !56, !58, !60, !62, !65, !71, !76, !78, !80, !88, !91, !93, !98, !0, !100}
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
!89 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !90, isLocal: true, isDefinition: true)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 16, elements: !86)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "tentative", scope: !2, file: !3, line: 14, type: !5, isLocal: false, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "tentative_array", scope: !2, file: !3, line: 15, type: !95, isLocal: false, isDefinition: true)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 320, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 10)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "hidden_value", scope: !2, file: !3, line: 25, type: !5, isLocal: false, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 16, type: !14, isLocal: true, isDefinition: true)
!102 = !{i32 7, !"Dwarf Version", i32 5}
!103 = !{i32 2, !"Debug Info Version", i32 3}
!104 = !{i32 1, !"wchar_size", i32 4}
!105 = !{i32 8, !"PIC Level", i32 2}
!106 = !{i32 7, !"PIE Level", i32 2}
!107 = !{i32 7, !"uwtable", i32 2}
!108 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!109 = !DISubprogram(name: "weak_reference", scope: !3, file: !3, line: 13, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!110 = !{}
!111 = distinct !DISubprogram(name: "alias_target", scope: !3, file: !3, line: 33, type: !112, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{!5, !5}
!114 = !{!115}
!115 = !DILocalVariable(name: "x", arg: 1, scope: !111, file: !3, line: 33, type: !5)
!116 = !DILocation(line: 0, scope: !111)
!117 = !DILocation(line: 33, column: 36, scope: !111)
!118 = !DILocation(line: 33, column: 27, scope: !111)
!119 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 37, type: !120, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !122)
!120 = !DISubroutineType(types: !121)
!121 = !{!14, !14, !35}
!122 = !{!123, !124}
!123 = !DILocalVariable(name: "n", arg: 1, scope: !119, file: !3, line: 37, type: !14)
!124 = !DILocalVariable(name: "u", arg: 2, scope: !119, file: !3, line: 37, type: !35)
!125 = !DILocation(line: 0, scope: !119)
!126 = !DILocation(line: 37, column: 63, scope: !119)
!127 = !DILocation(line: 37, column: 76, scope: !119)
!128 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 38, type: !129, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !131)
!129 = !DISubroutineType(types: !130)
!130 = !{!5, !5, null}
!131 = !{!132, !133, !148, !149, !150}
!132 = !DILocalVariable(name: "n", arg: 1, scope: !128, file: !3, line: 38, type: !5)
!133 = !DILocalVariable(name: "ap", scope: !128, file: !3, line: 39, type: !134)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !135, line: 22, baseType: !136)
!135 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4c819f80dd915987182e9ab226e27a5a")
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !137, baseType: !138)
!137 = !DIFile(filename: "data.c", directory: ".")
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !139, size: 192, elements: !146)
!139 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !140)
!140 = !{!141, !142, !143, !145}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !139, file: !137, line: 39, baseType: !8, size: 32)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !139, file: !137, line: 39, baseType: !8, size: 32, offset: 32)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !139, file: !137, line: 39, baseType: !144, size: 64, offset: 64)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !139, file: !137, line: 39, baseType: !144, size: 64, offset: 128)
!146 = !{!147}
!147 = !DISubrange(count: 1)
!148 = !DILocalVariable(name: "copy", scope: !128, file: !3, line: 39, type: !134)
!149 = !DILocalVariable(name: "s", scope: !128, file: !3, line: 40, type: !5)
!150 = !DILocalVariable(name: "i", scope: !151, file: !3, line: 43, type: !5)
!151 = distinct !DILexicalBlock(scope: !128, file: !3, line: 43, column: 5)
!152 = !DILocation(line: 0, scope: !128)
!153 = !DILocation(line: 39, column: 5, scope: !128)
!154 = !DILocation(line: 39, column: 13, scope: !128)
!155 = !DILocation(line: 39, column: 17, scope: !128)
!156 = !DILocation(line: 41, column: 5, scope: !128)
!157 = !DILocation(line: 42, column: 5, scope: !128)
!158 = !DILocation(line: 0, scope: !151)
!159 = !DILocation(line: 43, column: 23, scope: !160)
!160 = distinct !DILexicalBlock(scope: !151, file: !3, line: 43, column: 5)
!161 = !DILocation(line: 43, column: 5, scope: !151)
!162 = !DILocation(line: 43, column: 38, scope: !160)
!163 = !DILocation(line: 43, column: 35, scope: !160)
!164 = !DILocation(line: 44, column: 15, scope: !128)
!165 = distinct !{!165, !161, !166, !167}
!166 = !DILocation(line: 43, column: 38, scope: !151)
!167 = !{!"llvm.loop.mustprogress"}
!168 = !DILocation(line: 44, column: 10, scope: !128)
!169 = !DILocation(line: 44, column: 7, scope: !128)
!170 = !DILocation(line: 45, column: 5, scope: !128)
!171 = !DILocation(line: 46, column: 5, scope: !128)
!172 = !DILocation(line: 48, column: 1, scope: !128)
!173 = !DILocation(line: 47, column: 5, scope: !128)
!174 = distinct !DISubprogram(name: "wide_arithmetic", scope: !3, file: !3, line: 49, type: !175, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !178)
!175 = !DISubroutineType(types: !176)
!176 = !{!6, !6, !177}
!177 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!178 = !{!179, !180}
!179 = !DILocalVariable(name: "a", arg: 1, scope: !174, file: !3, line: 49, type: !6)
!180 = !DILocalVariable(name: "b", arg: 2, scope: !174, file: !3, line: 49, type: !177)
!181 = !DILocation(line: 0, scope: !174)
!182 = !DILocation(line: 49, column: 70, scope: !174)
!183 = !DILocation(line: 49, column: 74, scope: !174)
!184 = !DILocation(line: 49, column: 61, scope: !174)
!185 = distinct !DISubprogram(name: "mixed", scope: !3, file: !3, line: 50, type: !186, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !188)
!186 = !DISubroutineType(types: !187)
!187 = !{!7, !68, !39, !7, !5}
!188 = !{!189, !190, !191, !192}
!189 = !DILocalVariable(name: "f", arg: 1, scope: !185, file: !3, line: 50, type: !68)
!190 = !DILocalVariable(name: "d", arg: 2, scope: !185, file: !3, line: 50, type: !39)
!191 = !DILocalVariable(name: "l", arg: 3, scope: !185, file: !3, line: 50, type: !7)
!192 = !DILocalVariable(name: "i", arg: 4, scope: !185, file: !3, line: 50, type: !5)
!193 = !DILocation(line: 0, scope: !185)
!194 = !DILocation(line: 50, column: 69, scope: !185)
!195 = !DILocation(line: 50, column: 71, scope: !185)
!196 = !DILocation(line: 50, column: 81, scope: !185)
!197 = !DILocation(line: 50, column: 79, scope: !185)
!198 = !DILocation(line: 50, column: 75, scope: !185)
!199 = !DILocation(line: 50, column: 85, scope: !185)
!200 = !DILocation(line: 50, column: 83, scope: !185)
!201 = !DILocation(line: 50, column: 62, scope: !185)
!202 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 51, type: !203, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !212)
!203 = !DISubroutineType(types: !204)
!204 = !{!205, !5}
!205 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 6, size: 32, elements: !206)
!206 = !{!207, !208, !209, !210}
!207 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !205, file: !3, line: 6, baseType: !8, size: 3, flags: DIFlagBitField, extraData: i64 0)
!208 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !205, file: !3, line: 6, baseType: !8, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !205, file: !3, line: 6, baseType: !5, size: 11, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !205, file: !3, line: 6, baseType: !211, size: 1, offset: 21, flags: DIFlagBitField, extraData: i64 0)
!211 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!212 = !{!213, !214, !215}
!213 = !DILocalVariable(name: "x", arg: 1, scope: !202, file: !3, line: 51, type: !5)
!214 = !DILocalVariable(name: "n", scope: !202, file: !3, line: 52, type: !14)
!215 = !DILocalVariable(name: "f", scope: !202, file: !3, line: 53, type: !205)
!216 = !DILocation(line: 0, scope: !202)
!217 = !DILocation(line: 52, column: 21, scope: !202)
!218 = !DILocation(line: 0, scope: !119, inlinedAt: !219)
!219 = distinct !DILocation(line: 52, column: 21, scope: !202)
!220 = !DILocation(line: 37, column: 63, scope: !119, inlinedAt: !219)
!221 = !DILocation(line: 53, column: 39, scope: !202)
!222 = !DILocalVariable(name: "a", arg: 1, scope: !223, file: !3, line: 36, type: !8)
!223 = distinct !DISubprogram(name: "pack", scope: !3, file: !3, line: 36, type: !224, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !226)
!224 = !DISubroutineType(types: !225)
!225 = !{!205, !8, !5}
!226 = !{!222, !227}
!227 = !DILocalVariable(name: "c", arg: 2, scope: !223, file: !3, line: 36, type: !5)
!228 = !DILocation(line: 0, scope: !223, inlinedAt: !229)
!229 = distinct !DILocation(line: 53, column: 22, scope: !202)
!230 = !DILocation(line: 36, column: 75, scope: !223, inlinedAt: !229)
!231 = !DILocation(line: 36, column: 81, scope: !223, inlinedAt: !229)
!232 = !DILocation(line: 54, column: 9, scope: !202)
!233 = !DILocation(line: 56, column: 1, scope: !202)
!234 = distinct !DISubprogram(name: "call_all", scope: !3, file: !3, line: 58, type: !112, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !235)
!235 = !{!236, !237, !239}
!236 = !DILocalVariable(name: "x", arg: 1, scope: !234, file: !3, line: 58, type: !5)
!237 = !DILocalVariable(name: "__vla_expr0", scope: !234, type: !238, flags: DIFlagArtificial)
!238 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!239 = !DILocalVariable(name: "vla", scope: !234, file: !3, line: 59, type: !240)
!240 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !241)
!241 = !{!242}
!242 = !DISubrange(count: !237)
!243 = !DILocation(line: 0, scope: !234)
!244 = !DILocation(line: 59, column: 15, scope: !234)
!245 = !DILocation(line: 59, column: 5, scope: !234)
!246 = !DILocation(line: 59, column: 9, scope: !234)
!247 = !DILocation(line: 60, column: 14, scope: !234)
!248 = !DILocation(line: 60, column: 31, scope: !234)
!249 = !DILocation(line: 60, column: 29, scope: !234)
!250 = !DILocation(line: 60, column: 43, scope: !234)
!251 = !DILocation(line: 60, column: 12, scope: !234)
!252 = !{!253, !253, i64 0}
!253 = !{!"int", !254, i64 0}
!254 = !{!"omnipotent char", !255, i64 0}
!255 = !{!"Simple C/C++ TBAA"}
!256 = !DILocation(line: 61, column: 9, scope: !234)
!257 = !DILocation(line: 61, column: 34, scope: !258)
!258 = distinct !DILexicalBlock(scope: !234, file: !3, line: 61, column: 9)
!259 = !DILocation(line: 61, column: 25, scope: !258)
!260 = !DILocation(line: 61, column: 32, scope: !258)
!261 = !DILocation(line: 62, column: 12, scope: !234)
!262 = !DILocation(line: 62, column: 22, scope: !234)
!263 = !{!264, !264, i64 0}
!264 = !{!"any pointer", !254, i64 0}
!265 = !DILocation(line: 62, column: 30, scope: !234)
!266 = !DILocation(line: 62, column: 38, scope: !234)
!267 = !DILocation(line: 62, column: 59, scope: !234)
!268 = !DILocation(line: 62, column: 19, scope: !234)
!269 = !DILocation(line: 62, column: 36, scope: !234)
!270 = !DILocation(line: 62, column: 57, scope: !234)
!271 = !DILocation(line: 63, column: 1, scope: !234)
