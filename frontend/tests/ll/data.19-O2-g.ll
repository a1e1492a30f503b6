; clang-19 -O2 -g -w -fdebug-compilation-dir=. -S -emit-llvm data.c
; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32, [3 x i8] }
%struct.packed = type <{ i8, i64, i16 }>
%union.number = type { i64, [8 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@first = internal global %struct.node { ptr @last, i32 1, [3 x i8] c"a\00b" }, align 8, !dbg !0
@head = dso_local local_unnamed_addr constant ptr @first, align 8, !dbg !11
@packed_value = dso_local local_unnamed_addr global %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1, !dbg !24
@numbers = dso_local local_unnamed_addr global <{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }> <{ %union.number { i64 -1, [8 x i8] undef }, { double, [8 x i8] } { double 1.000000e-01, [8 x i8] undef }, { [12 x i8], [4 x i8] } { [12 x i8] c"quote\22\\\0A\00\00\00\00", [4 x i8] undef } }>, align 16, !dbg !32
@flexible_value = dso_local local_unnamed_addr constant { i32, [2 x i32] } { i32 2, [2 x i32] [i32 10, i32 20] }, align 4, !dbg !44
@thread_local_value = dso_local thread_local local_unnamed_addr global i32 5, align 4, !dbg !54
@sectioned = dso_local local_unnamed_addr global i32 1, section ".mysection", align 64, !dbg !56
@weak_value = weak dso_local local_unnamed_addr global i32 4, align 4, !dbg !58
@tentative_array = dso_local global [10 x i32] zeroinitializer, align 16, !dbg !93
@address = dso_local local_unnamed_addr global i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @tentative_array, i64 12) to i64), align 8, !dbg !60
@last = internal global %struct.node { ptr null, i32 3, [3 x i8] c"xy\00" }, align 8, !dbg !100
@middle = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @last, i64 12), align 8, !dbg !62
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

declare !dbg !110 extern_weak i32 @weak_reference() #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @alias_target(i32 noundef %0) #1 !dbg !111 {
    #dbg_value(i32 %0, !115, !DIExpression(), !116)
  %2 = add nsw i32 %0, 1, !dbg !117
  ret i32 %2, !dbg !118
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { ptr, i64 } @by_value(ptr %0, i64 %1, i64 %2, i64 %3) local_unnamed_addr #1 !dbg !119 {
    #dbg_value(ptr %0, !123, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !125)
    #dbg_value(i64 %1, !123, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !125)
    #dbg_value(i64 %2, !124, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !125)
    #dbg_value(i64 %3, !124, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !125)
  %5 = add i64 %2, %1, !dbg !126
  %6 = and i64 %5, 4294967295, !dbg !126
  %7 = and i64 %1, -4294967296, !dbg !126
  %8 = or disjoint i64 %6, %7, !dbg !126
    #dbg_value(i64 %8, !123, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !125)
  %9 = insertvalue { ptr, i64 } poison, ptr %0, 0, !dbg !127
  %10 = insertvalue { ptr, i64 } %9, i64 %8, 1, !dbg !127
  ret { ptr, i64 } %10, !dbg !127
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #2 !dbg !128 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !151
    #dbg_assign(i1 undef, !133, !DIExpression(), !151, ptr %2, !DIExpression(), !152)
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !153
    #dbg_assign(i1 undef, !147, !DIExpression(), !153, ptr %3, !DIExpression(), !152)
    #dbg_value(i32 %0, !132, !DIExpression(), !152)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8, !dbg !154
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #8, !dbg !154
    #dbg_value(i32 0, !148, !DIExpression(), !152)
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !155
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2), !dbg !156
    #dbg_value(i32 0, !149, !DIExpression(), !157)
    #dbg_value(i32 0, !149, !DIExpression(), !157)
    #dbg_value(i32 0, !148, !DIExpression(), !152)
  %4 = icmp sgt i32 %0, 0, !dbg !158
  br i1 %4, label %5, label %33, !dbg !160

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 16
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = load ptr, ptr %7, align 8
  %11 = and i32 %0, 1, !dbg !160
  %12 = icmp eq i32 %0, 1, !dbg !160
  br i1 %12, label %15, label %13, !dbg !160

13:                                               ; preds = %5
  %14 = and i32 %0, 2147483646, !dbg !160
  br label %38, !dbg !160

15:                                               ; preds = %63, %5
  %16 = phi i32 [ poison, %5 ], [ %68, %63 ]
  %17 = phi ptr [ %10, %5 ], [ %64, %63 ]
  %18 = phi i32 [ 0, %5 ], [ %68, %63 ]
  %19 = phi i32 [ %6, %5 ], [ %65, %63 ]
  %20 = icmp eq i32 %11, 0, !dbg !161
  br i1 %20, label %33, label %21, !dbg !161

21:                                               ; preds = %15
    #dbg_value(i32 poison, !149, !DIExpression(), !157)
    #dbg_value(i32 %18, !148, !DIExpression(), !152)
  %22 = icmp ult i32 %19, 41, !dbg !161
  br i1 %22, label %25, label %23, !dbg !161

23:                                               ; preds = %21
  %24 = getelementptr i8, ptr %17, i64 8, !dbg !161
  store ptr %24, ptr %7, align 8, !dbg !161, !DIAssignID !162
    #dbg_assign(ptr %24, !133, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !162, ptr %7, !DIExpression(), !152)
  br label %29, !dbg !161

25:                                               ; preds = %21
  %26 = zext nneg i32 %19 to i64, !dbg !161
  %27 = getelementptr i8, ptr %9, i64 %26, !dbg !161
  %28 = add nuw nsw i32 %19, 8, !dbg !161
  store i32 %28, ptr %2, align 16, !dbg !161, !DIAssignID !163
    #dbg_assign(i32 %28, !133, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !163, ptr %2, !DIExpression(), !152)
  br label %29, !dbg !161

29:                                               ; preds = %25, %23
  %30 = phi ptr [ %27, %25 ], [ %17, %23 ], !dbg !161
  %31 = load i32, ptr %30, align 4, !dbg !161, !tbaa !164
  %32 = add nsw i32 %31, %18, !dbg !168
    #dbg_value(i32 %32, !148, !DIExpression(), !152)
    #dbg_value(i32 poison, !149, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !157)
  br label %33, !dbg !169

33:                                               ; preds = %29, %15, %1
  %34 = phi i32 [ 0, %1 ], [ %16, %15 ], [ %32, %29 ], !dbg !152
  %35 = getelementptr inbounds i8, ptr %3, i64 4, !dbg !169
  %36 = load i32, ptr %35, align 4, !dbg !169
  %37 = icmp ult i32 %36, 161, !dbg !169
  br i1 %37, label %71, label %77, !dbg !169

38:                                               ; preds = %63, %13
  %39 = phi ptr [ %10, %13 ], [ %64, %63 ]
  %40 = phi i32 [ 0, %13 ], [ %68, %63 ]
  %41 = phi i32 [ %6, %13 ], [ %65, %63 ]
  %42 = phi i32 [ 0, %13 ], [ %69, %63 ]
    #dbg_value(i32 poison, !149, !DIExpression(), !157)
    #dbg_value(i32 %40, !148, !DIExpression(), !152)
  %43 = icmp ult i32 %41, 41, !dbg !161
  br i1 %43, label %44, label %48, !dbg !161

44:                                               ; preds = %38
  %45 = zext nneg i32 %41 to i64, !dbg !161
  %46 = getelementptr i8, ptr %9, i64 %45, !dbg !161
  %47 = add nuw nsw i32 %41, 8, !dbg !161
  store i32 %47, ptr %2, align 16, !dbg !161, !DIAssignID !163
    #dbg_assign(i32 %47, !133, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !163, ptr %2, !DIExpression(), !152)
  br label %50, !dbg !161

48:                                               ; preds = %38
  %49 = getelementptr i8, ptr %39, i64 8, !dbg !161
  store ptr %49, ptr %7, align 8, !dbg !161, !DIAssignID !162
    #dbg_assign(ptr %49, !133, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !162, ptr %7, !DIExpression(), !152)
  br label %50, !dbg !161

50:                                               ; preds = %48, %44
  %51 = phi ptr [ %39, %44 ], [ %49, %48 ]
  %52 = phi i32 [ %47, %44 ], [ %41, %48 ]
  %53 = phi ptr [ %46, %44 ], [ %39, %48 ], !dbg !161
  %54 = load i32, ptr %53, align 4, !dbg !161, !tbaa !164
  %55 = add nsw i32 %54, %40, !dbg !168
    #dbg_value(i32 %55, !148, !DIExpression(), !152)
    #dbg_value(i32 poison, !149, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !157)
  %56 = icmp ult i32 %52, 41, !dbg !161
  br i1 %56, label %59, label %57, !dbg !161

57:                                               ; preds = %50
  %58 = getelementptr i8, ptr %51, i64 8, !dbg !161
  store ptr %58, ptr %7, align 8, !dbg !161, !DIAssignID !162
    #dbg_assign(ptr %58, !133, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !162, ptr %7, !DIExpression(), !152)
  br label %63, !dbg !161

59:                                               ; preds = %50
  %60 = zext nneg i32 %52 to i64, !dbg !161
  %61 = getelementptr i8, ptr %9, i64 %60, !dbg !161
  %62 = add nuw nsw i32 %52, 8, !dbg !161
  store i32 %62, ptr %2, align 16, !dbg !161, !DIAssignID !163
    #dbg_assign(i32 %62, !133, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !163, ptr %2, !DIExpression(), !152)
  br label %63, !dbg !161

63:                                               ; preds = %59, %57
  %64 = phi ptr [ %51, %59 ], [ %58, %57 ]
  %65 = phi i32 [ %62, %59 ], [ %52, %57 ]
  %66 = phi ptr [ %61, %59 ], [ %51, %57 ], !dbg !161
  %67 = load i32, ptr %66, align 4, !dbg !161, !tbaa !164
  %68 = add nsw i32 %67, %55, !dbg !168
    #dbg_value(i32 %68, !148, !DIExpression(), !152)
    #dbg_value(i32 poison, !149, !DIExpression(DW_OP_plus_uconst, 2, DW_OP_stack_value), !157)
  %69 = add i32 %42, 2, !dbg !160
  %70 = icmp eq i32 %69, %14, !dbg !160
  br i1 %70, label %15, label %38, !dbg !160, !llvm.loop !170

71:                                               ; preds = %33
  %72 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !169
  %73 = load ptr, ptr %72, align 16, !dbg !169
  %74 = zext nneg i32 %36 to i64, !dbg !169
  %75 = getelementptr i8, ptr %73, i64 %74, !dbg !169
  %76 = add nuw nsw i32 %36, 16, !dbg !169
  store i32 %76, ptr %35, align 4, !dbg !169, !DIAssignID !173
    #dbg_assign(i32 %76, !147, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !173, ptr %35, !DIExpression(), !152)
  br label %81, !dbg !169

77:                                               ; preds = %33
  %78 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !169
  %79 = load ptr, ptr %78, align 8, !dbg !169
  %80 = getelementptr i8, ptr %79, i64 8, !dbg !169
  store ptr %80, ptr %78, align 8, !dbg !169, !DIAssignID !174
    #dbg_assign(ptr %80, !147, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !174, ptr %78, !DIExpression(), !152)
  br label %81, !dbg !169

81:                                               ; preds = %77, %71
  %82 = phi ptr [ %75, %71 ], [ %79, %77 ], !dbg !169
  %83 = load double, ptr %82, align 8, !dbg !169, !tbaa !175
  %84 = fptosi double %83 to i32, !dbg !177
  %85 = add nsw i32 %34, %84, !dbg !178
    #dbg_value(i32 %85, !148, !DIExpression(), !152)
  call void @llvm.va_end.p0(ptr nonnull %3), !dbg !179
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !180
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #8, !dbg !181
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8, !dbg !181
  ret i32 %85, !dbg !182
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @wide_arithmetic(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 !dbg !183 {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or disjoint i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or disjoint i128 %10, %11
    #dbg_value(i128 %8, !188, !DIExpression(), !190)
    #dbg_value(i128 %12, !189, !DIExpression(), !190)
  %13 = mul nsw i128 %8, 3, !dbg !191
  %14 = udiv i128 %12, 224, !dbg !192
  %15 = sub nsw i128 %13, %14, !dbg !193
  %16 = trunc i128 %15 to i64, !dbg !194
  %17 = lshr i128 %15, 64, !dbg !194
  %18 = trunc nuw i128 %17 to i64, !dbg !194
  %19 = insertvalue { i64, i64 } poison, i64 %16, 0, !dbg !194
  %20 = insertvalue { i64, i64 } %19, i64 %18, 1, !dbg !194
  ret { i64, i64 } %20, !dbg !194
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @mixed(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !195 {
    #dbg_value(float %0, !199, !DIExpression(), !203)
    #dbg_value(double %1, !200, !DIExpression(), !203)
    #dbg_value(x86_fp80 %2, !201, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !203)
    #dbg_value(i32 %3, !202, !DIExpression(), !203)
  %5 = fpext float %0 to double, !dbg !204
  %6 = fmul double %5, %1, !dbg !205
  %7 = fpext double %6 to x86_fp80, !dbg !204
  %8 = sitofp i32 %3 to x86_fp80, !dbg !206
  %9 = fdiv x86_fp80 %2, %8, !dbg !207
  %10 = fadd x86_fp80 %9, %7, !dbg !208
  %11 = uitofp i32 %3 to x86_fp80, !dbg !209
  %12 = fsub x86_fp80 %10, %11, !dbg !210
  ret x86_fp80 %12, !dbg !211
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 4194304) i32 @use(i32 noundef %0) local_unnamed_addr #5 !dbg !212 {
    #dbg_value(i32 %0, !223, !DIExpression(), !226)
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @first, i64 8), align 8, !dbg !227
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @numbers, i64 16), align 16, !dbg !227
    #dbg_value(ptr poison, !123, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !228)
    #dbg_value(i64 %2, !123, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !228)
    #dbg_value(i64 %3, !124, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !228)
    #dbg_value(i64 poison, !124, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !228)
  %4 = add i64 %3, %2, !dbg !230
    #dbg_value(!DIArgList(i64 %4, i64 0), !123, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 4294967295, DW_OP_and, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !228)
    #dbg_value(ptr poison, !224, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !226)
    #dbg_value(!DIArgList(i64 %4, i64 0), !224, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 4294967295, DW_OP_and, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !226)
  %5 = trunc i64 %4 to i32, !dbg !231
    #dbg_value(i32 %5, !232, !DIExpression(), !238)
    #dbg_value(i32 %0, !237, !DIExpression(), !238)
  %6 = and i32 %5, 7, !dbg !240
  %7 = shl i32 %5, 4, !dbg !241
  %8 = and i32 %7, 1008, !dbg !240
  %9 = shl i32 %0, 10, !dbg !240
  %10 = and i32 %9, 2096128, !dbg !240
  %11 = lshr i32 %0, 10, !dbg !240
  %12 = and i32 %11, 2097152, !dbg !240
  %13 = or disjoint i32 %12, %10, !dbg !240
  %14 = or disjoint i32 %13, %6, !dbg !240
  %15 = or disjoint i32 %14, %8, !dbg !240
    #dbg_value(i32 %15, !225, !DIExpression(), !226)
  %16 = xor i32 %15, 40, !dbg !242
    #dbg_value(i32 %16, !225, !DIExpression(), !226)
  ret i32 %16, !dbg !243
}

; Function Attrs: nounwind uwtable
define dso_local i32 @call_all(i32 noundef %0) local_unnamed_addr #6 !dbg !244 {
    #dbg_value(i32 %0, !246, !DIExpression(), !253)
  %2 = add nsw i32 %0, 1, !dbg !254
  %3 = zext i32 %2 to i64, !dbg !255
  %4 = alloca i32, i64 %3, align 16, !dbg !255
    #dbg_value(i64 %3, !247, !DIExpression(), !253)
    #dbg_declare(ptr %4, !249, !DIExpression(), !256)
  %5 = tail call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef 1, double noundef 2.000000e+00), !dbg !257
  %6 = tail call i32 (i32, ptr, ...) @knr(i32 noundef %0, ptr noundef nonnull @.str) #8, !dbg !258
  %7 = add i32 %5, %2, !dbg !259
  %8 = add i32 %7, %6, !dbg !260
  store i32 %8, ptr %4, align 16, !dbg !261, !tbaa !164
  %9 = icmp eq ptr @weak_reference, null, !dbg !262
  br i1 %9, label %15, label %10, !dbg !264

10:                                               ; preds = %1
  %11 = tail call i32 @weak_reference() #8, !dbg !265
  %12 = sext i32 %0 to i64, !dbg !266
  %13 = getelementptr inbounds i32, ptr %4, i64 %12, !dbg !266
  store i32 %11, ptr %13, align 4, !dbg !267, !tbaa !164
  %14 = load i32, ptr %4, align 16, !dbg !268, !tbaa !164
  br label %15, !dbg !266

15:                                               ; preds = %10, %1
  %16 = phi i32 [ %14, %10 ], [ %8, %1 ], !dbg !268
  %17 = load ptr, ptr @unknown, align 8, !dbg !269, !tbaa !270
  %18 = icmp ne ptr %17, null, !dbg !272
  %19 = zext i1 %18 to i32, !dbg !272
  %20 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @thread_local_value), !dbg !273
  %21 = load i32, ptr %20, align 4, !dbg !273, !tbaa !164
  %22 = load i32, ptr @tentative, align 4, !dbg !274, !tbaa !164
  %23 = add i32 %21, %16, !dbg !275
  %24 = add i32 %23, %19, !dbg !276
  %25 = add nsw i32 %24, %22, !dbg !277
  ret i32 %25, !dbg !278
}

declare i32 @knr(...) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #7

attributes #0 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!102, !103, !104, !105, !106, !107, !108}
!llvm.ident = !{!109}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 17, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
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
!108 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!109 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!110 = !DISubprogram(name: "weak_reference", scope: !3, file: !3, line: 13, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = distinct !DISubprogram(name: "alias_target", scope: !3, file: !3, line: 33, type: !112, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{!6, !6}
!114 = !{!115}
!115 = !DILocalVariable(name: "x", arg: 1, scope: !111, file: !3, line: 33, type: !6)
!116 = !DILocation(line: 0, scope: !111)
!117 = !DILocation(line: 33, column: 36, scope: !111)
!118 = !DILocation(line: 33, column: 27, scope: !111)
!119 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 37, type: !120, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !122)
!120 = !DISubroutineType(types: !121)
!121 = !{!15, !15, !35}
!122 = !{!123, !124}
!123 = !DILocalVariable(name: "n", arg: 1, scope: !119, file: !3, line: 37, type: !15)
!124 = !DILocalVariable(name: "u", arg: 2, scope: !119, file: !3, line: 37, type: !35)
!125 = !DILocation(line: 0, scope: !119)
!126 = !DILocation(line: 37, column: 63, scope: !119)
!127 = !DILocation(line: 37, column: 76, scope: !119)
!128 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 38, type: !129, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !131)
!129 = !DISubroutineType(types: !130)
!130 = !{!6, !6, null}
!131 = !{!132, !133, !147, !148, !149}
!132 = !DILocalVariable(name: "n", arg: 1, scope: !128, file: !3, line: 38, type: !6)
!133 = !DILocalVariable(name: "ap", scope: !128, file: !3, line: 39, type: !134)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !135, line: 12, baseType: !136)
!135 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !137)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !138, size: 192, elements: !145)
!138 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !139)
!139 = !{!140, !141, !142, !144}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !138, file: !3, line: 39, baseType: !9, size: 32)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !138, file: !3, line: 39, baseType: !9, size: 32, offset: 32)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !138, file: !3, line: 39, baseType: !143, size: 64, offset: 64)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !138, file: !3, line: 39, baseType: !143, size: 64, offset: 128)
!145 = !{!146}
!146 = !DISubrange(count: 1)
!147 = !DILocalVariable(name: "copy", scope: !128, file: !3, line: 39, type: !134)
!148 = !DILocalVariable(name: "s", scope: !128, file: !3, line: 40, type: !6)
!149 = !DILocalVariable(name: "i", scope: !150, file: !3, line: 43, type: !6)
!150 = distinct !DILexicalBlock(scope: !128, file: !3, line: 43, column: 5)
!151 = distinct !DIAssignID()
!152 = !DILocation(line: 0, scope: !128)
!153 = distinct !DIAssignID()
!154 = !DILocation(line: 39, column: 5, scope: !128)
!155 = !DILocation(line: 41, column: 5, scope: !128)
!156 = !DILocation(line: 42, column: 5, scope: !128)
!157 = !DILocation(line: 0, scope: !150)
!158 = !DILocation(line: 43, column: 23, scope: !159)
!159 = distinct !DILexicalBlock(scope: !150, file: !3, line: 43, column: 5)
!160 = !DILocation(line: 43, column: 5, scope: !150)
!161 = !DILocation(line: 43, column: 38, scope: !159)
!162 = distinct !DIAssignID()
!163 = distinct !DIAssignID()
!164 = !{!165, !165, i64 0}
!165 = !{!"int", !166, i64 0}
!166 = !{!"omnipotent char", !167, i64 0}
!167 = !{!"Simple C/C++ TBAA"}
!168 = !DILocation(line: 43, column: 35, scope: !159)
!169 = !DILocation(line: 44, column: 15, scope: !128)
!170 = distinct !{!170, !160, !171, !172}
!171 = !DILocation(line: 43, column: 38, scope: !150)
!172 = !{!"llvm.loop.mustprogress"}
!173 = distinct !DIAssignID()
!174 = distinct !DIAssignID()
!175 = !{!176, !176, i64 0}
!176 = !{!"double", !166, i64 0}
!177 = !DILocation(line: 44, column: 10, scope: !128)
!178 = !DILocation(line: 44, column: 7, scope: !128)
!179 = !DILocation(line: 45, column: 5, scope: !128)
!180 = !DILocation(line: 46, column: 5, scope: !128)
!181 = !DILocation(line: 48, column: 1, scope: !128)
!182 = !DILocation(line: 47, column: 5, scope: !128)
!183 = distinct !DISubprogram(name: "wide_arithmetic", scope: !3, file: !3, line: 49, type: !184, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !187)
!184 = !DISubroutineType(types: !185)
!185 = !{!7, !7, !186}
!186 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!187 = !{!188, !189}
!188 = !DILocalVariable(name: "a", arg: 1, scope: !183, file: !3, line: 49, type: !7)
!189 = !DILocalVariable(name: "b", arg: 2, scope: !183, file: !3, line: 49, type: !186)
!190 = !DILocation(line: 0, scope: !183)
!191 = !DILocation(line: 49, column: 70, scope: !183)
!192 = !DILocation(line: 49, column: 95, scope: !183)
!193 = !DILocation(line: 49, column: 74, scope: !183)
!194 = !DILocation(line: 49, column: 61, scope: !183)
!195 = distinct !DISubprogram(name: "mixed", scope: !3, file: !3, line: 50, type: !196, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !198)
!196 = !DISubroutineType(types: !197)
!197 = !{!8, !68, !39, !8, !6}
!198 = !{!199, !200, !201, !202}
!199 = !DILocalVariable(name: "f", arg: 1, scope: !195, file: !3, line: 50, type: !68)
!200 = !DILocalVariable(name: "d", arg: 2, scope: !195, file: !3, line: 50, type: !39)
!201 = !DILocalVariable(name: "l", arg: 3, scope: !195, file: !3, line: 50, type: !8)
!202 = !DILocalVariable(name: "i", arg: 4, scope: !195, file: !3, line: 50, type: !6)
!203 = !DILocation(line: 0, scope: !195)
!204 = !DILocation(line: 50, column: 69, scope: !195)
!205 = !DILocation(line: 50, column: 71, scope: !195)
!206 = !DILocation(line: 50, column: 81, scope: !195)
!207 = !DILocation(line: 50, column: 79, scope: !195)
!208 = !DILocation(line: 50, column: 75, scope: !195)
!209 = !DILocation(line: 50, column: 85, scope: !195)
!210 = !DILocation(line: 50, column: 83, scope: !195)
!211 = !DILocation(line: 50, column: 62, scope: !195)
!212 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 51, type: !213, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !222)
!213 = !DISubroutineType(types: !214)
!214 = !{!215, !6}
!215 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 6, size: 32, elements: !216)
!216 = !{!217, !218, !219, !220}
!217 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !215, file: !3, line: 6, baseType: !9, size: 3, flags: DIFlagBitField, extraData: i64 0)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !215, file: !3, line: 6, baseType: !9, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !215, file: !3, line: 6, baseType: !6, size: 11, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !215, file: !3, line: 6, baseType: !221, size: 1, offset: 21, flags: DIFlagBitField, extraData: i64 0)
!221 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!222 = !{!223, !224, !225}
!223 = !DILocalVariable(name: "x", arg: 1, scope: !212, file: !3, line: 51, type: !6)
!224 = !DILocalVariable(name: "n", scope: !212, file: !3, line: 52, type: !15)
!225 = !DILocalVariable(name: "f", scope: !212, file: !3, line: 53, type: !215)
!226 = !DILocation(line: 0, scope: !212)
!227 = !DILocation(line: 52, column: 21, scope: !212)
!228 = !DILocation(line: 0, scope: !119, inlinedAt: !229)
!229 = distinct !DILocation(line: 52, column: 21, scope: !212)
!230 = !DILocation(line: 37, column: 63, scope: !119, inlinedAt: !229)
!231 = !DILocation(line: 53, column: 39, scope: !212)
!232 = !DILocalVariable(name: "a", arg: 1, scope: !233, file: !3, line: 36, type: !9)
!233 = distinct !DISubprogram(name: "pack", scope: !3, file: !3, line: 36, type: !234, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !236)
!234 = !DISubroutineType(types: !235)
!235 = !{!215, !9, !6}
!236 = !{!232, !237}
!237 = !DILocalVariable(name: "c", arg: 2, scope: !233, file: !3, line: 36, type: !6)
!238 = !DILocation(line: 0, scope: !233, inlinedAt: !239)
!239 = distinct !DILocation(line: 53, column: 22, scope: !212)
!240 = !DILocation(line: 36, column: 75, scope: !233, inlinedAt: !239)
!241 = !DILocation(line: 36, column: 81, scope: !233, inlinedAt: !239)
!242 = !DILocation(line: 54, column: 9, scope: !212)
!243 = !DILocation(line: 56, column: 1, scope: !212)
!244 = distinct !DISubprogram(name: "call_all", scope: !3, file: !3, line: 58, type: !112, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !245)
!245 = !{!246, !247, !249}
!246 = !DILocalVariable(name: "x", arg: 1, scope: !244, file: !3, line: 58, type: !6)
!247 = !DILocalVariable(name: "__vla_expr0", scope: !244, type: !248, flags: DIFlagArtificial)
!248 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!249 = !DILocalVariable(name: "vla", scope: !244, file: !3, line: 59, type: !250)
!250 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !251)
!251 = !{!252}
!252 = !DISubrange(count: !247)
!253 = !DILocation(line: 0, scope: !244)
!254 = !DILocation(line: 59, column: 15, scope: !244)
!255 = !DILocation(line: 59, column: 5, scope: !244)
!256 = !DILocation(line: 59, column: 9, scope: !244)
!257 = !DILocation(line: 60, column: 14, scope: !244)
!258 = !DILocation(line: 60, column: 31, scope: !244)
!259 = !DILocation(line: 60, column: 29, scope: !244)
!260 = !DILocation(line: 60, column: 43, scope: !244)
!261 = !DILocation(line: 60, column: 12, scope: !244)
!262 = !DILocation(line: 61, column: 9, scope: !263)
!263 = distinct !DILexicalBlock(scope: !244, file: !3, line: 61, column: 9)
!264 = !DILocation(line: 61, column: 9, scope: !244)
!265 = !DILocation(line: 61, column: 34, scope: !263)
!266 = !DILocation(line: 61, column: 25, scope: !263)
!267 = !DILocation(line: 61, column: 32, scope: !263)
!268 = !DILocation(line: 62, column: 12, scope: !244)
!269 = !DILocation(line: 62, column: 22, scope: !244)
!270 = !{!271, !271, i64 0}
!271 = !{!"any pointer", !166, i64 0}
!272 = !DILocation(line: 62, column: 30, scope: !244)
!273 = !DILocation(line: 62, column: 38, scope: !244)
!274 = !DILocation(line: 62, column: 59, scope: !244)
!275 = !DILocation(line: 62, column: 19, scope: !244)
!276 = !DILocation(line: 62, column: 36, scope: !244)
!277 = !DILocation(line: 62, column: 57, scope: !244)
!278 = !DILocation(line: 63, column: 1, scope: !244)
