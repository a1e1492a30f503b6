; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/symbolic.c
; ModuleID = 'tests/faults/symbolic.c'
source_filename = "tests/faults/symbolic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !17
@entry_symbolic_index_global = internal global %struct.fault_case { ptr @.str.1, ptr @symbolic_index_global, ptr null }, align 8, !dbg !35
@entry_symbolic_index_stack = internal global %struct.fault_case { ptr @.str.3, ptr @symbolic_index_stack, ptr null }, align 8, !dbg !52
@entry_symbolic_index_heap = internal global %struct.fault_case { ptr @.str.4, ptr @symbolic_index_heap, ptr null }, align 8, !dbg !62
@entry_symbolic_index_negative = internal global %struct.fault_case { ptr @.str.5, ptr @symbolic_index_negative, ptr null }, align 8, !dbg !69
@entry_symbolic_size_malloc = internal global %struct.fault_case { ptr @.str.6, ptr @symbolic_size_malloc, ptr null }, align 8, !dbg !73
@entry_symbolic_size_memcpy = internal global %struct.fault_case { ptr @.str.7, ptr @symbolic_size_memcpy, ptr null }, align 8, !dbg !77
@entry_symbolic_size_memset = internal global %struct.fault_case { ptr @.str.8, ptr @symbolic_size_memset, ptr null }, align 8, !dbg !81
@entry_symbolic_division = internal global %struct.fault_case { ptr @.str.9, ptr @symbolic_division, ptr null }, align 8, !dbg !88
@entry_symbolic_null = internal global %struct.fault_case { ptr @.str.10, ptr @symbolic_null, ptr null }, align 8, !dbg !95
@entry_symbolic_assertion = internal global %struct.fault_case { ptr @.str.11, ptr @symbolic_assertion, ptr null }, align 8, !dbg !102
@entry_symbolic_free = internal global %struct.fault_case { ptr @.str.14, ptr @symbolic_free, ptr null }, align 8, !dbg !118
@entry_symbolic_use_after_free = internal global %struct.fault_case { ptr @.str.15, ptr @symbolic_use_after_free, ptr null }, align 8, !dbg !122
@entry_symbolic_string = internal global %struct.fault_case { ptr @.str.16, ptr @symbolic_string, ptr null }, align 8, !dbg !129
@entry_symbolic_overflow = internal global %struct.fault_case { ptr @.str.19, ptr @symbolic_overflow, ptr null }, align 8, !dbg !140
@entry_symbolic_multiplication = internal global %struct.fault_case { ptr @.str.20, ptr @symbolic_multiplication, ptr null }, align 8, !dbg !144
@entry_symbolic_shift = internal global %struct.fault_case { ptr @.str.21, ptr @symbolic_shift, ptr null }, align 8, !dbg !151
@entry_symbolic_misaligned = internal global %struct.fault_case { ptr @.str.22, ptr @symbolic_misaligned, ptr null }, align 8, !dbg !155
@entry_symbolic_uninitialised = internal global %struct.fault_case { ptr @.str.23, ptr @symbolic_uninitialised, ptr null }, align 8, !dbg !168
@entry_symbolic_leak = internal global %struct.fault_case { ptr @.str.24, ptr @symbolic_leak, ptr null }, align 8, !dbg !172
@.str.1 = private unnamed_addr constant [22 x i8] c"symbolic_index_global\00", align 1, !dbg !30
@table = internal global [10 x i32] zeroinitializer, align 16, !dbg !42
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !37
@.str.3 = private unnamed_addr constant [21 x i8] c"symbolic_index_stack\00", align 1, !dbg !47
@__const.symbolic_index_stack.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@sink = internal global i32 0, align 4, !dbg !54
@.str.4 = private unnamed_addr constant [20 x i8] c"symbolic_index_heap\00", align 1, !dbg !57
@.str.5 = private unnamed_addr constant [24 x i8] c"symbolic_index_negative\00", align 1, !dbg !64
@.str.6 = private unnamed_addr constant [21 x i8] c"symbolic_size_malloc\00", align 1, !dbg !71
@.str.7 = private unnamed_addr constant [21 x i8] c"symbolic_size_memcpy\00", align 1, !dbg !75
@.str.8 = private unnamed_addr constant [21 x i8] c"symbolic_size_memset\00", align 1, !dbg !79
@.str.9 = private unnamed_addr constant [18 x i8] c"symbolic_division\00", align 1, !dbg !83
@.str.10 = private unnamed_addr constant [14 x i8] c"symbolic_null\00", align 1, !dbg !90
@.str.11 = private unnamed_addr constant [19 x i8] c"symbolic_assertion\00", align 1, !dbg !97
@.str.12 = private unnamed_addr constant [13 x i8] c"x * 3 != 603\00", align 1, !dbg !104
@.str.13 = private unnamed_addr constant [24 x i8] c"tests/faults/symbolic.c\00", align 1, !dbg !109
@__PRETTY_FUNCTION__.symbolic_assertion = private unnamed_addr constant [30 x i8] c"void symbolic_assertion(void)\00", align 1, !dbg !111
@.str.14 = private unnamed_addr constant [14 x i8] c"symbolic_free\00", align 1, !dbg !116
@.str.15 = private unnamed_addr constant [24 x i8] c"symbolic_use_after_free\00", align 1, !dbg !120
@.str.16 = private unnamed_addr constant [16 x i8] c"symbolic_string\00", align 1, !dbg !124
@.str.17 = private unnamed_addr constant [5 x i8] c"word\00", align 1, !dbg !131
@.str.18 = private unnamed_addr constant [4 x i8] c"go!\00", align 1, !dbg !136
@.str.19 = private unnamed_addr constant [18 x i8] c"symbolic_overflow\00", align 1, !dbg !138
@.str.20 = private unnamed_addr constant [24 x i8] c"symbolic_multiplication\00", align 1, !dbg !142
@.str.21 = private unnamed_addr constant [15 x i8] c"symbolic_shift\00", align 1, !dbg !146
@.str.22 = private unnamed_addr constant [20 x i8] c"symbolic_misaligned\00", align 1, !dbg !153
@symbolic_misaligned.words = internal global [4 x i64] zeroinitializer, align 16, !dbg !157
@.str.23 = private unnamed_addr constant [23 x i8] c"symbolic_uninitialised\00", align 1, !dbg !163
@.str.24 = private unnamed_addr constant [14 x i8] c"symbolic_leak\00", align 1, !dbg !170
@llvm.global_ctors = appending global [19 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_malloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memcpy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memset, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_division, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_assertion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_use_after_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_multiplication, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_shift, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_misaligned, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_uninitialised, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_leak, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !182 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !186, !DIExpression(), !187)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !188, !DIExpression(), !189)
  %7 = load i32, ptr %4, align 4, !dbg !190
  %8 = icmp sgt i32 %7, 2, !dbg !191
  br i1 %8, label %9, label %15, !dbg !192

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !193
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !193
  %12 = load ptr, ptr %11, align 8, !dbg !193
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #9, !dbg !194
  %14 = icmp eq i32 %13, 0, !dbg !195
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !196
  %17 = zext i1 %16 to i32, !dbg !192
  store i32 %17, ptr @bad, align 4, !dbg !197
    #dbg_declare(ptr %6, !198, !DIExpression(), !200)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !201
  store ptr %18, ptr %6, align 8, !dbg !200
  br label %19, !dbg !202

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !203
  %21 = icmp ne ptr %20, null, !dbg !205
  br i1 %21, label %22, label %43, !dbg !205

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !206
  %24 = icmp sgt i32 %23, 1, !dbg !208
  br i1 %24, label %25, label %38, !dbg !209

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !210
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !210
  %28 = load ptr, ptr %27, align 8, !dbg !210
  %29 = load ptr, ptr %6, align 8, !dbg !211
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !212
  %31 = load ptr, ptr %30, align 8, !dbg !212
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #9, !dbg !213
  %33 = icmp eq i32 %32, 0, !dbg !214
  br i1 %33, label %34, label %38, !dbg !215

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !216
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !218
  %37 = load ptr, ptr %36, align 8, !dbg !218
  call void %37(), !dbg !216
  store i32 0, ptr %3, align 4, !dbg !219
  br label %44, !dbg !219

38:                                               ; preds = %25, %22
  br label %39, !dbg !220

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !221
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !222
  %42 = load ptr, ptr %41, align 8, !dbg !222
  store ptr %42, ptr %6, align 8, !dbg !223
  br label %19, !dbg !224, !llvm.loop !225

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !228
  br label %44, !dbg !228

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !229
  ret i32 %45, !dbg !229
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !230 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !231
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !231
  store ptr @entry_symbolic_index_global, ptr @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !232 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !233
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !233
  store ptr @entry_symbolic_index_stack, ptr @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !234 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !235
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !235
  store ptr @entry_symbolic_index_heap, ptr @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !236 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !237
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !237
  store ptr @entry_symbolic_index_negative, ptr @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !238 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !239
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !239
  store ptr @entry_symbolic_size_malloc, ptr @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !240 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !241
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !241
  store ptr @entry_symbolic_size_memcpy, ptr @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !242 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !243
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !243
  store ptr @entry_symbolic_size_memset, ptr @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !244 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !245
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !245
  store ptr @entry_symbolic_division, ptr @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !246 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !247
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !247
  store ptr @entry_symbolic_null, ptr @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !248 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !249
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !249
  store ptr @entry_symbolic_assertion, ptr @all_cases, align 8, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !250 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !251
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !251
  store ptr @entry_symbolic_free, ptr @all_cases, align 8, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !252 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !253
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !253
  store ptr @entry_symbolic_use_after_free, ptr @all_cases, align 8, !dbg !253
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !254 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !255
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !255
  store ptr @entry_symbolic_string, ptr @all_cases, align 8, !dbg !255
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !256 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !257
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !257
  store ptr @entry_symbolic_overflow, ptr @all_cases, align 8, !dbg !257
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !258 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !259
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !259
  store ptr @entry_symbolic_multiplication, ptr @all_cases, align 8, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !260 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !261
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !261
  store ptr @entry_symbolic_shift, ptr @all_cases, align 8, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !262 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !263
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !263
  store ptr @entry_symbolic_misaligned, ptr @all_cases, align 8, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !264 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !265
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !265
  store ptr @entry_symbolic_uninitialised, ptr @all_cases, align 8, !dbg !265
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !266 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !267
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !267
  store ptr @entry_symbolic_leak, ptr @all_cases, align 8, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !268 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !269, !DIExpression(), !271)
  %2 = call zeroext i8 @input(), !dbg !272
  store i8 %2, ptr %1, align 1, !dbg !271
  %3 = load i8, ptr %1, align 1, !dbg !273
  %4 = zext i8 %3 to i32, !dbg !273
  %5 = load i32, ptr @bad, align 4, !dbg !275
  %6 = icmp ne i32 %5, 0, !dbg !275
  %7 = zext i1 %6 to i64, !dbg !275
  %8 = select i1 %6, i32 10, i32 9, !dbg !275
  %9 = icmp sle i32 %4, %8, !dbg !276
  br i1 %9, label %10, label %14, !dbg !277

10:                                               ; preds = %0
  %11 = load i8, ptr %1, align 1, !dbg !278
  %12 = zext i8 %11 to i64, !dbg !279
  %13 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %12, !dbg !279
  store i32 1, ptr %13, align 4, !dbg !280
  br label %14, !dbg !279

14:                                               ; preds = %10, %0
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !282 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !285, !DIExpression(), !286)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 1, ptr noundef @.str.2), !dbg !287
  %2 = load i8, ptr %1, align 1, !dbg !288
  ret i8 %2, !dbg !289
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !290 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !291, !DIExpression(), !293)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.symbolic_index_stack.a, i64 16, i1 false), !dbg !293
    #dbg_declare(ptr %2, !294, !DIExpression(), !295)
  %3 = call zeroext i8 @input(), !dbg !296
  store i8 %3, ptr %2, align 1, !dbg !295
  %4 = load i8, ptr %2, align 1, !dbg !297
  %5 = zext i8 %4 to i32, !dbg !297
  %6 = load i32, ptr @bad, align 4, !dbg !299
  %7 = icmp ne i32 %6, 0, !dbg !299
  %8 = zext i1 %7 to i64, !dbg !299
  %9 = select i1 %7, i32 5, i32 4, !dbg !299
  %10 = icmp slt i32 %5, %9, !dbg !300
  br i1 %10, label %11, label %16, !dbg !301

11:                                               ; preds = %0
  %12 = load i8, ptr %2, align 1, !dbg !302
  %13 = zext i8 %12 to i64, !dbg !303
  %14 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %13, !dbg !303
  %15 = load i32, ptr %14, align 4, !dbg !303
  store volatile i32 %15, ptr @sink, align 4, !dbg !304
  br label %16, !dbg !305

16:                                               ; preds = %11, %0
  ret void, !dbg !306
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !307 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !308, !DIExpression(), !309)
  %3 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1) #10, !dbg !310
  store ptr %3, ptr %1, align 8, !dbg !309
    #dbg_declare(ptr %2, !311, !DIExpression(), !312)
  %4 = call zeroext i8 @input(), !dbg !313
  store i8 %4, ptr %2, align 1, !dbg !312
  %5 = load i8, ptr %2, align 1, !dbg !314
  %6 = sext i8 %5 to i32, !dbg !314
  %7 = icmp slt i32 %6, 8, !dbg !316
  br i1 %7, label %8, label %23, !dbg !317

8:                                                ; preds = %0
  %9 = load i8, ptr %2, align 1, !dbg !318
  %10 = sext i8 %9 to i32, !dbg !318
  %11 = load i32, ptr @bad, align 4, !dbg !319
  %12 = icmp ne i32 %11, 0, !dbg !319
  %13 = zext i1 %12 to i64, !dbg !319
  %14 = select i1 %12, i32 -4, i32 0, !dbg !319
  %15 = icmp sge i32 %10, %14, !dbg !320
  br i1 %15, label %16, label %23, !dbg !321

16:                                               ; preds = %8
  %17 = load ptr, ptr %1, align 8, !dbg !322
  %18 = load i8, ptr %2, align 1, !dbg !323
  %19 = sext i8 %18 to i64, !dbg !322
  %20 = getelementptr inbounds i8, ptr %17, i64 %19, !dbg !322
  %21 = load i8, ptr %20, align 1, !dbg !322
  %22 = sext i8 %21 to i32, !dbg !322
  store volatile i32 %22, ptr @sink, align 4, !dbg !324
  br label %23, !dbg !325

23:                                               ; preds = %16, %8, %0
  %24 = load ptr, ptr %1, align 8, !dbg !326
  call void @free(ptr noundef %24) #11, !dbg !327
  ret void, !dbg !328
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !329 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !330, !DIExpression(), !331)
  %2 = call zeroext i8 @input(), !dbg !332
  store i8 %2, ptr %1, align 1, !dbg !331
  %3 = load i8, ptr %1, align 1, !dbg !333
  %4 = zext i8 %3 to i32, !dbg !333
  %5 = and i32 %4, 7, !dbg !334
  %6 = load i32, ptr @bad, align 4, !dbg !335
  %7 = sub nsw i32 %5, %6, !dbg !336
  %8 = sext i32 %7 to i64, !dbg !337
  %9 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %8, !dbg !337
  %10 = load i32, ptr %9, align 4, !dbg !337
  store volatile i32 %10, ptr @sink, align 4, !dbg !338
  ret void, !dbg !339
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !340 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !341, !DIExpression(), !342)
  %3 = call zeroext i8 @input(), !dbg !343
  store i8 %3, ptr %1, align 1, !dbg !342
  %4 = load i8, ptr %1, align 1, !dbg !344
  %5 = zext i8 %4 to i32, !dbg !344
  %6 = icmp eq i32 %5, 0, !dbg !346
  br i1 %6, label %7, label %8, !dbg !347

7:                                                ; preds = %0
  br label %28, !dbg !348

8:                                                ; preds = %0
    #dbg_declare(ptr %2, !349, !DIExpression(), !350)
  %9 = load i8, ptr %1, align 1, !dbg !351
  %10 = zext i8 %9 to i64, !dbg !351
  %11 = call noalias ptr @malloc(i64 noundef %10) #12, !dbg !352
  store ptr %11, ptr %2, align 8, !dbg !350
  %12 = load ptr, ptr %2, align 8, !dbg !353
  %13 = load i32, ptr @bad, align 4, !dbg !354
  %14 = icmp ne i32 %13, 0, !dbg !354
  br i1 %14, label %15, label %19, !dbg !354

15:                                               ; preds = %8
  %16 = load i8, ptr %1, align 1, !dbg !355
  %17 = zext i8 %16 to i32, !dbg !355
  %18 = and i32 %17, 3, !dbg !356
  br label %23, !dbg !354

19:                                               ; preds = %8
  %20 = load i8, ptr %1, align 1, !dbg !357
  %21 = zext i8 %20 to i32, !dbg !357
  %22 = sub nsw i32 %21, 1, !dbg !358
  br label %23, !dbg !354

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !354
  %25 = sext i32 %24 to i64, !dbg !353
  %26 = getelementptr inbounds i8, ptr %12, i64 %25, !dbg !353
  store i8 1, ptr %26, align 1, !dbg !359
  %27 = load ptr, ptr %2, align 8, !dbg !360
  call void @free(ptr noundef %27) #11, !dbg !361
  br label %28, !dbg !362

28:                                               ; preds = %23, %7
  ret void, !dbg !362
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !363 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !364, !DIExpression(), !365)
    #dbg_declare(ptr %2, !366, !DIExpression(), !370)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 32, i1 false), !dbg !370
    #dbg_declare(ptr %3, !371, !DIExpression(), !372)
  %4 = call zeroext i8 @input(), !dbg !373
  store i8 %4, ptr %3, align 1, !dbg !372
  %5 = load i8, ptr %3, align 1, !dbg !374
  %6 = zext i8 %5 to i32, !dbg !374
  %7 = load i32, ptr @bad, align 4, !dbg !376
  %8 = icmp ne i32 %7, 0, !dbg !376
  %9 = zext i1 %8 to i64, !dbg !376
  %10 = select i1 %8, i32 17, i32 16, !dbg !376
  %11 = icmp sle i32 %6, %10, !dbg !377
  br i1 %11, label %12, label %17, !dbg !378

12:                                               ; preds = %0
  %13 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !379
  %14 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !379
  %15 = load i8, ptr %3, align 1, !dbg !380
  %16 = zext i8 %15 to i64, !dbg !380
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %14, i64 %16, i1 false), !dbg !379
  br label %17, !dbg !379

17:                                               ; preds = %12, %0
  ret void, !dbg !381
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !382 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !383, !DIExpression(), !387)
    #dbg_declare(ptr %2, !388, !DIExpression(), !389)
  %3 = call zeroext i8 @input(), !dbg !390
  store i8 %3, ptr %2, align 1, !dbg !389
  %4 = load i8, ptr %2, align 1, !dbg !391
  %5 = zext i8 %4 to i32, !dbg !391
  %6 = load i32, ptr @bad, align 4, !dbg !393
  %7 = mul nsw i32 2, %6, !dbg !394
  %8 = add nsw i32 8, %7, !dbg !395
  %9 = icmp slt i32 %5, %8, !dbg !396
  br i1 %9, label %10, label %14, !dbg !397

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !398
  %12 = load i8, ptr %2, align 1, !dbg !399
  %13 = zext i8 %12 to i64, !dbg !399
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 0, i64 %13, i1 false), !dbg !398
  br label %14, !dbg !398

14:                                               ; preds = %10, %0
  ret void, !dbg !400
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !401 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !402, !DIExpression(), !403)
  %2 = call zeroext i8 @input(), !dbg !404
  store i8 %2, ptr %1, align 1, !dbg !403
  %3 = load i32, ptr @bad, align 4, !dbg !405
  %4 = icmp ne i32 %3, 0, !dbg !405
  br i1 %4, label %9, label %5, !dbg !407

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !408
  %7 = zext i8 %6 to i32, !dbg !408
  %8 = icmp ne i32 %7, 0, !dbg !408
  br i1 %8, label %9, label %13, !dbg !409

9:                                                ; preds = %5, %0
  %10 = load i8, ptr %1, align 1, !dbg !410
  %11 = zext i8 %10 to i32, !dbg !410
  %12 = sdiv i32 100, %11, !dbg !411
  store volatile i32 %12, ptr @sink, align 4, !dbg !412
  br label %13, !dbg !413

13:                                               ; preds = %9, %5
  ret void, !dbg !414
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !415 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !416, !DIExpression(), !417)
  %4 = call zeroext i8 @input(), !dbg !418
  store i8 %4, ptr %1, align 1, !dbg !417
    #dbg_declare(ptr %2, !419, !DIExpression(), !420)
  store i32 0, ptr %2, align 4, !dbg !420
    #dbg_declare(ptr %3, !421, !DIExpression(), !422)
  %5 = load i32, ptr @bad, align 4, !dbg !423
  %6 = icmp ne i32 %5, 0, !dbg !423
  br i1 %6, label %7, label %12, !dbg !424

7:                                                ; preds = %0
  %8 = load i8, ptr %1, align 1, !dbg !425
  %9 = zext i8 %8 to i32, !dbg !425
  %10 = icmp eq i32 %9, 77, !dbg !426
  br i1 %10, label %11, label %12, !dbg !423

11:                                               ; preds = %7
  br label %13, !dbg !423

12:                                               ; preds = %7, %0
  br label %13, !dbg !423

13:                                               ; preds = %12, %11
  %14 = phi ptr [ null, %11 ], [ %2, %12 ], !dbg !423
  store ptr %14, ptr %3, align 8, !dbg !422
  %15 = load ptr, ptr %3, align 8, !dbg !427
  store i32 1, ptr %15, align 4, !dbg !428
  ret void, !dbg !429
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !430 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !431, !DIExpression(), !432)
  %2 = call zeroext i8 @input(), !dbg !433
  store i8 %2, ptr %1, align 1, !dbg !432
  %3 = load i32, ptr @bad, align 4, !dbg !434
  %4 = icmp ne i32 %3, 0, !dbg !434
  br i1 %4, label %11, label %5, !dbg !436

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !437
  %7 = zext i8 %6 to i32, !dbg !437
  %8 = icmp slt i32 %7, 200, !dbg !438
  %9 = zext i1 %8 to i32, !dbg !438
  %10 = sext i32 %9 to i64, !dbg !437
  call void @klee_assume(i64 noundef %10), !dbg !439
  br label %11, !dbg !439

11:                                               ; preds = %5, %0
  %12 = load i8, ptr %1, align 1, !dbg !440
  %13 = zext i8 %12 to i32, !dbg !440
  %14 = mul nsw i32 %13, 3, !dbg !440
  %15 = icmp ne i32 %14, 603, !dbg !440
  br i1 %15, label %16, label %17, !dbg !443

16:                                               ; preds = %11
  br label %18, !dbg !443

17:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.13, i32 noundef 92, ptr noundef @__PRETTY_FUNCTION__.symbolic_assertion) #13, !dbg !440
  unreachable, !dbg !440

18:                                               ; preds = %16
  ret void, !dbg !444
}

declare void @klee_assume(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !445 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !446, !DIExpression(), !447)
  %4 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !448
  store ptr %4, ptr %1, align 8, !dbg !447
    #dbg_declare(ptr %2, !449, !DIExpression(), !450)
  %5 = load ptr, ptr %1, align 8, !dbg !451
  store ptr %5, ptr %2, align 8, !dbg !450
    #dbg_declare(ptr %3, !452, !DIExpression(), !453)
  %6 = call zeroext i8 @input(), !dbg !454
  store i8 %6, ptr %3, align 1, !dbg !453
  %7 = load i32, ptr @bad, align 4, !dbg !455
  %8 = icmp ne i32 %7, 0, !dbg !455
  br i1 %8, label %9, label %15, !dbg !457

9:                                                ; preds = %0
  %10 = load i8, ptr %3, align 1, !dbg !458
  %11 = zext i8 %10 to i32, !dbg !458
  %12 = icmp sgt i32 %11, 250, !dbg !459
  br i1 %12, label %13, label %15, !dbg !460

13:                                               ; preds = %9
  %14 = load ptr, ptr %1, align 8, !dbg !461
  call void @free(ptr noundef %14) #11, !dbg !462
  br label %15, !dbg !462

15:                                               ; preds = %13, %9, %0
  %16 = load ptr, ptr %2, align 8, !dbg !463
  call void @free(ptr noundef %16) #11, !dbg !464
  ret void, !dbg !465
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !466 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !467, !DIExpression(), !468)
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #10, !dbg !469
  store ptr %3, ptr %1, align 8, !dbg !468
    #dbg_declare(ptr %2, !470, !DIExpression(), !471)
  %4 = call zeroext i8 @input(), !dbg !472
  store i8 %4, ptr %2, align 1, !dbg !471
  %5 = load i8, ptr %2, align 1, !dbg !473
  %6 = zext i8 %5 to i32, !dbg !473
  %7 = icmp eq i32 %6, 42, !dbg !475
  br i1 %7, label %8, label %10, !dbg !476

8:                                                ; preds = %0
  %9 = load ptr, ptr %1, align 8, !dbg !477
  call void @free(ptr noundef %9) #11, !dbg !478
  br label %10, !dbg !478

10:                                               ; preds = %8, %0
  %11 = load i32, ptr @bad, align 4, !dbg !479
  %12 = icmp ne i32 %11, 0, !dbg !479
  br i1 %12, label %13, label %17, !dbg !481

13:                                               ; preds = %10
  %14 = load i8, ptr %2, align 1, !dbg !482
  %15 = zext i8 %14 to i32, !dbg !482
  %16 = icmp sgt i32 %15, 41, !dbg !483
  br i1 %16, label %21, label %24, !dbg !479

17:                                               ; preds = %10
  %18 = load i8, ptr %2, align 1, !dbg !484
  %19 = zext i8 %18 to i32, !dbg !484
  %20 = icmp sgt i32 %19, 42, !dbg !485
  br i1 %20, label %21, label %24, !dbg !481

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %1, align 8, !dbg !486
  %23 = getelementptr inbounds i8, ptr %22, i64 0, !dbg !486
  store i8 1, ptr %23, align 1, !dbg !487
  br label %24, !dbg !486

24:                                               ; preds = %21, %17, %13
  %25 = load i8, ptr %2, align 1, !dbg !488
  %26 = zext i8 %25 to i32, !dbg !488
  %27 = icmp ne i32 %26, 42, !dbg !490
  br i1 %27, label %28, label %30, !dbg !491

28:                                               ; preds = %24
  %29 = load ptr, ptr %1, align 8, !dbg !492
  call void @free(ptr noundef %29) #11, !dbg !493
  br label %30, !dbg !493

30:                                               ; preds = %28, %24
  ret void, !dbg !494
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !495 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !496, !DIExpression(), !497)
    #dbg_declare(ptr %2, !498, !DIExpression(), !499)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !500
  call void @klee_make_symbolic(ptr noundef %3, i64 noundef 4, ptr noundef @.str.17), !dbg !501
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 3, !dbg !502
  store i8 0, ptr %4, align 1, !dbg !503
  %5 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !504
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !505
  %7 = call ptr @strcpy(ptr noundef %5, ptr noundef %6) #11, !dbg !506
  %8 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !507
  %9 = call i32 @strcmp(ptr noundef %8, ptr noundef @.str.18) #9, !dbg !509
  %10 = icmp eq i32 %9, 0, !dbg !510
  br i1 %10, label %11, label %19, !dbg !511

11:                                               ; preds = %0
  %12 = load i32, ptr @bad, align 4, !dbg !512
  %13 = icmp ne i32 %12, 0, !dbg !512
  br i1 %13, label %14, label %19, !dbg !513

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !514
  %16 = call i64 @strlen(ptr noundef %15) #9, !dbg !515
  %17 = add i64 %16, 1, !dbg !516
  %18 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 %17, !dbg !517
  store i8 1, ptr %18, align 1, !dbg !518
  br label %19, !dbg !517

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !519
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !520 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !521, !DIExpression(), !522)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 4, ptr noundef @.str.2), !dbg !523
  %2 = load i32, ptr @bad, align 4, !dbg !524
  %3 = icmp ne i32 %2, 0, !dbg !524
  br i1 %3, label %9, label %4, !dbg !526

4:                                                ; preds = %0
  %5 = load i32, ptr %1, align 4, !dbg !527
  %6 = icmp slt i32 %5, 2147483647, !dbg !528
  %7 = zext i1 %6 to i32, !dbg !528
  %8 = sext i32 %7 to i64, !dbg !527
  call void @klee_assume(i64 noundef %8), !dbg !529
  br label %9, !dbg !529

9:                                                ; preds = %4, %0
  %10 = load i32, ptr %1, align 4, !dbg !530
  %11 = add nsw i32 %10, 1, !dbg !531
  store volatile i32 %11, ptr @sink, align 4, !dbg !532
  ret void, !dbg !533
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !534 {
  %1 = alloca i16, align 2
    #dbg_declare(ptr %1, !535, !DIExpression(), !537)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 2, ptr noundef @.str.2), !dbg !538
  %2 = load i32, ptr @bad, align 4, !dbg !539
  %3 = icmp ne i32 %2, 0, !dbg !539
  %4 = zext i1 %3 to i64, !dbg !539
  %5 = select i1 %3, i32 65537, i32 65535, !dbg !539
  %6 = load i16, ptr %1, align 2, !dbg !540
  %7 = sext i16 %6 to i32, !dbg !540
  %8 = mul nsw i32 %5, %7, !dbg !541
  store volatile i32 %8, ptr @sink, align 4, !dbg !542
  ret void, !dbg !543
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !544 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !545, !DIExpression(), !546)
  %2 = call zeroext i8 @input(), !dbg !547
  store i8 %2, ptr %1, align 1, !dbg !546
  %3 = load i8, ptr %1, align 1, !dbg !548
  %4 = zext i8 %3 to i32, !dbg !548
  %5 = load i32, ptr @bad, align 4, !dbg !549
  %6 = icmp ne i32 %5, 0, !dbg !549
  %7 = zext i1 %6 to i64, !dbg !549
  %8 = select i1 %6, i32 63, i32 31, !dbg !549
  %9 = and i32 %4, %8, !dbg !550
  %10 = shl i32 1, %9, !dbg !551
  store volatile i32 %10, ptr @sink, align 4, !dbg !552
  ret void, !dbg !553
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !159 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !554, !DIExpression(), !555)
  %2 = call zeroext i8 @input(), !dbg !556
  store i8 %2, ptr %1, align 1, !dbg !555
  %3 = load i32, ptr @bad, align 4, !dbg !557
  %4 = icmp ne i32 %3, 0, !dbg !557
  br i1 %4, label %5, label %9, !dbg !557

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !558
  %7 = zext i8 %6 to i32, !dbg !558
  %8 = and i32 %7, 6, !dbg !559
  br label %13, !dbg !557

9:                                                ; preds = %0
  %10 = load i8, ptr %1, align 1, !dbg !560
  %11 = zext i8 %10 to i32, !dbg !560
  %12 = and i32 %11, 4, !dbg !561
  br label %13, !dbg !557

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !557
  %15 = sext i32 %14 to i64, !dbg !562
  %16 = getelementptr inbounds i8, ptr @symbolic_misaligned.words, i64 %15, !dbg !562
  %17 = load i32, ptr %16, align 4, !dbg !563
  store volatile i32 %17, ptr @sink, align 4, !dbg !564
  ret void, !dbg !565
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !566 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !567, !DIExpression(), !568)
    #dbg_declare(ptr %2, !569, !DIExpression(), !570)
  %3 = call zeroext i8 @input(), !dbg !571
  store i8 %3, ptr %2, align 1, !dbg !570
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 2, !dbg !572
  store i32 1, ptr %4, align 8, !dbg !573
  %5 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1, !dbg !574
  store i32 1, ptr %5, align 4, !dbg !575
  %6 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !576
  store i32 1, ptr %6, align 16, !dbg !577
  %7 = load i32, ptr @bad, align 4, !dbg !578
  %8 = icmp ne i32 %7, 0, !dbg !578
  br i1 %8, label %11, label %9, !dbg !580

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 3, !dbg !581
  store i32 1, ptr %10, align 4, !dbg !582
  br label %11, !dbg !581

11:                                               ; preds = %9, %0
  %12 = load i8, ptr %2, align 1, !dbg !583
  %13 = zext i8 %12 to i32, !dbg !583
  %14 = and i32 %13, 3, !dbg !585
  %15 = sext i32 %14 to i64, !dbg !586
  %16 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %15, !dbg !586
  %17 = load i32, ptr %16, align 4, !dbg !586
  %18 = icmp ne i32 %17, 0, !dbg !586
  br i1 %18, label %19, label %20, !dbg !587

19:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !588
  br label %20, !dbg !589

20:                                               ; preds = %19, %11
  ret void, !dbg !590
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !591 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !592, !DIExpression(), !593)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !594
  store ptr %2, ptr %1, align 8, !dbg !593
  %3 = call zeroext i8 @input(), !dbg !595
  %4 = zext i8 %3 to i32, !dbg !595
  %5 = icmp eq i32 %4, 9, !dbg !597
  br i1 %5, label %6, label %11, !dbg !598

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !599
  %8 = icmp ne i32 %7, 0, !dbg !599
  br i1 %8, label %9, label %11, !dbg !600

9:                                                ; preds = %6
  %10 = call noalias ptr @malloc(i64 noundef 5) #12, !dbg !601
  store ptr %10, ptr %1, align 8, !dbg !602
  br label %11, !dbg !603

11:                                               ; preds = %9, %6, %0
  %12 = load ptr, ptr %1, align 8, !dbg !604
  call void @free(ptr noundef %12) #11, !dbg !605
  ret void, !dbg !606
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { nounwind allocsize(0,1) }
attributes #11 = { nounwind }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!174, !175, !176, !177, !178, !179, !180}
!llvm.ident = !{!181}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !14, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "26ce886d563f49041a18eb31bad542e1")
!11 = !{!12, !13, !15}
!12 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!16 = !{!0, !17, !7, !30, !35, !37, !42, !47, !52, !54, !57, !62, !64, !69, !71, !73, !75, !77, !79, !81, !83, !88, !90, !95, !97, !102, !104, !109, !111, !116, !118, !120, !122, !124, !129, !131, !136, !138, !140, !142, !144, !146, !151, !153, !155, !157, !163, !168, !170, !172}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !19, isLocal: true, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !21)
!21 = !{!22, !25, !29}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !20, file: !2, line: 13, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !20, file: !2, line: 14, baseType: !26, size: 64, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DISubroutineType(types: !28)
!28 = !{null}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !2, line: 15, baseType: !19, size: 64, offset: 128)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !10, line: 17, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 22)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "entry_symbolic_index_global", scope: !9, file: !10, line: 17, type: !20, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !10, line: 13, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "table", scope: !9, file: !10, line: 8, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 10)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !10, line: 24, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 21)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "entry_symbolic_index_stack", scope: !9, file: !10, line: 24, type: !20, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "sink", scope: !9, file: !10, line: 7, type: !56, isLocal: true, isDefinition: true)
!56 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !10, line: 32, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 20)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "entry_symbolic_index_heap", scope: !9, file: !10, line: 32, type: !20, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !10, line: 41, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 24)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_symbolic_index_negative", scope: !9, file: !10, line: 41, type: !20, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !10, line: 47, type: !49, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_symbolic_size_malloc", scope: !9, file: !10, line: 47, type: !20, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !10, line: 57, type: !49, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memcpy", scope: !9, file: !10, line: 57, type: !20, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !10, line: 65, type: !49, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memset", scope: !9, file: !10, line: 65, type: !20, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !10, line: 73, type: !85, isLocal: true, isDefinition: true)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 18)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "entry_symbolic_division", scope: !9, file: !10, line: 73, type: !20, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !10, line: 80, type: !92, isLocal: true, isDefinition: true)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 14)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "entry_symbolic_null", scope: !9, file: !10, line: 80, type: !20, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !10, line: 87, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 19)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "entry_symbolic_assertion", scope: !9, file: !10, line: 87, type: !20, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(scope: null, file: !10, line: 92, type: !106, isLocal: true, isDefinition: true)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 13)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(scope: null, file: !10, line: 92, type: !66, isLocal: true, isDefinition: true)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(scope: null, file: !10, line: 92, type: !113, isLocal: true, isDefinition: true)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 240, elements: !114)
!114 = !{!115}
!115 = !DISubrange(count: 30)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !10, line: 95, type: !92, isLocal: true, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(name: "entry_symbolic_free", scope: !9, file: !10, line: 95, type: !20, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !10, line: 104, type: !66, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(name: "entry_symbolic_use_after_free", scope: !9, file: !10, line: 104, type: !20, isLocal: true, isDefinition: true)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !10, line: 116, type: !126, isLocal: true, isDefinition: true)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 16)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_symbolic_string", scope: !9, file: !10, line: 116, type: !20, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !10, line: 119, type: !133, isLocal: true, isDefinition: true)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 5)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(scope: null, file: !10, line: 122, type: !3, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(scope: null, file: !10, line: 126, type: !85, isLocal: true, isDefinition: true)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "entry_symbolic_overflow", scope: !9, file: !10, line: 126, type: !20, isLocal: true, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(scope: null, file: !10, line: 135, type: !66, isLocal: true, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "entry_symbolic_multiplication", scope: !9, file: !10, line: 135, type: !20, isLocal: true, isDefinition: true)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(scope: null, file: !10, line: 142, type: !148, isLocal: true, isDefinition: true)
!148 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !149)
!149 = !{!150}
!150 = !DISubrange(count: 15)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(name: "entry_symbolic_shift", scope: !9, file: !10, line: 142, type: !20, isLocal: true, isDefinition: true)
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(scope: null, file: !10, line: 148, type: !59, isLocal: true, isDefinition: true)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "entry_symbolic_misaligned", scope: !9, file: !10, line: 148, type: !20, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(name: "words", scope: !159, file: !10, line: 150, type: !161, isLocal: true, isDefinition: true)
!159 = distinct !DISubprogram(name: "symbolic_misaligned", scope: !10, file: !10, line: 148, type: !27, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!160 = !{}
!161 = !DICompositeType(tag: DW_TAG_array_type, baseType: !162, size: 256, elements: !5)
!162 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!163 = !DIGlobalVariableExpression(var: !164, expr: !DIExpression())
!164 = distinct !DIGlobalVariable(scope: null, file: !10, line: 155, type: !165, isLocal: true, isDefinition: true)
!165 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !166)
!166 = !{!167}
!167 = !DISubrange(count: 23)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(name: "entry_symbolic_uninitialised", scope: !9, file: !10, line: 155, type: !20, isLocal: true, isDefinition: true)
!170 = !DIGlobalVariableExpression(var: !171, expr: !DIExpression())
!171 = distinct !DIGlobalVariable(scope: null, file: !10, line: 166, type: !92, isLocal: true, isDefinition: true)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(name: "entry_symbolic_leak", scope: !9, file: !10, line: 166, type: !20, isLocal: true, isDefinition: true)
!174 = !{i32 7, !"Dwarf Version", i32 5}
!175 = !{i32 2, !"Debug Info Version", i32 3}
!176 = !{i32 1, !"wchar_size", i32 4}
!177 = !{i32 8, !"PIC Level", i32 2}
!178 = !{i32 7, !"PIE Level", i32 2}
!179 = !{i32 7, !"uwtable", i32 2}
!180 = !{i32 7, !"frame-pointer", i32 2}
!181 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!182 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !183, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !160)
!183 = !DISubroutineType(types: !184)
!184 = !{!14, !14, !185}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!186 = !DILocalVariable(name: "argc", arg: 1, scope: !182, file: !2, line: 30, type: !14)
!187 = !DILocation(line: 30, column: 14, scope: !182)
!188 = !DILocalVariable(name: "argv", arg: 2, scope: !182, file: !2, line: 30, type: !185)
!189 = !DILocation(line: 30, column: 27, scope: !182)
!190 = !DILocation(line: 32, column: 11, scope: !182)
!191 = !DILocation(line: 32, column: 16, scope: !182)
!192 = !DILocation(line: 32, column: 20, scope: !182)
!193 = !DILocation(line: 32, column: 30, scope: !182)
!194 = !DILocation(line: 32, column: 23, scope: !182)
!195 = !DILocation(line: 32, column: 46, scope: !182)
!196 = !DILocation(line: 0, scope: !182)
!197 = !DILocation(line: 32, column: 9, scope: !182)
!198 = !DILocalVariable(name: "c", scope: !199, file: !2, line: 33, type: !19)
!199 = distinct !DILexicalBlock(scope: !182, file: !2, line: 33, column: 5)
!200 = !DILocation(line: 33, column: 29, scope: !199)
!201 = !DILocation(line: 33, column: 33, scope: !199)
!202 = !DILocation(line: 33, column: 10, scope: !199)
!203 = !DILocation(line: 33, column: 44, scope: !204)
!204 = distinct !DILexicalBlock(scope: !199, file: !2, line: 33, column: 5)
!205 = !DILocation(line: 33, column: 5, scope: !199)
!206 = !DILocation(line: 34, column: 13, scope: !207)
!207 = distinct !DILexicalBlock(scope: !204, file: !2, line: 34, column: 13)
!208 = !DILocation(line: 34, column: 18, scope: !207)
!209 = !DILocation(line: 34, column: 22, scope: !207)
!210 = !DILocation(line: 34, column: 32, scope: !207)
!211 = !DILocation(line: 34, column: 41, scope: !207)
!212 = !DILocation(line: 34, column: 44, scope: !207)
!213 = !DILocation(line: 34, column: 25, scope: !207)
!214 = !DILocation(line: 34, column: 50, scope: !207)
!215 = !DILocation(line: 34, column: 13, scope: !204)
!216 = !DILocation(line: 35, column: 13, scope: !217)
!217 = distinct !DILexicalBlock(scope: !207, file: !2, line: 34, column: 56)
!218 = !DILocation(line: 35, column: 16, scope: !217)
!219 = !DILocation(line: 36, column: 13, scope: !217)
!220 = !DILocation(line: 34, column: 53, scope: !207)
!221 = !DILocation(line: 33, column: 51, scope: !204)
!222 = !DILocation(line: 33, column: 54, scope: !204)
!223 = !DILocation(line: 33, column: 49, scope: !204)
!224 = !DILocation(line: 33, column: 5, scope: !204)
!225 = distinct !{!225, !205, !226, !227}
!226 = !DILocation(line: 37, column: 9, scope: !199)
!227 = !{!"llvm.loop.mustprogress"}
!228 = !DILocation(line: 38, column: 5, scope: !182)
!229 = !DILocation(line: 39, column: 1, scope: !182)
!230 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !10, file: !10, line: 17, type: !27, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!231 = !DILocation(line: 17, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !10, file: !10, line: 24, type: !27, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!233 = !DILocation(line: 24, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !10, file: !10, line: 32, type: !27, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!235 = !DILocation(line: 32, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !10, file: !10, line: 41, type: !27, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!237 = !DILocation(line: 41, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !10, file: !10, line: 47, type: !27, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!239 = !DILocation(line: 47, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !10, file: !10, line: 57, type: !27, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!241 = !DILocation(line: 57, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !10, file: !10, line: 65, type: !27, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!243 = !DILocation(line: 65, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_symbolic_division", scope: !10, file: !10, line: 73, type: !27, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!245 = !DILocation(line: 73, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_symbolic_null", scope: !10, file: !10, line: 80, type: !27, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!247 = !DILocation(line: 80, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !10, file: !10, line: 87, type: !27, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!249 = !DILocation(line: 87, column: 1, scope: !248)
!250 = distinct !DISubprogram(name: "add_symbolic_free", scope: !10, file: !10, line: 95, type: !27, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!251 = !DILocation(line: 95, column: 1, scope: !250)
!252 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !10, file: !10, line: 104, type: !27, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!253 = !DILocation(line: 104, column: 1, scope: !252)
!254 = distinct !DISubprogram(name: "add_symbolic_string", scope: !10, file: !10, line: 116, type: !27, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!255 = !DILocation(line: 116, column: 1, scope: !254)
!256 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !10, file: !10, line: 126, type: !27, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!257 = !DILocation(line: 126, column: 1, scope: !256)
!258 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !10, file: !10, line: 135, type: !27, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!259 = !DILocation(line: 135, column: 1, scope: !258)
!260 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !10, file: !10, line: 142, type: !27, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!261 = !DILocation(line: 142, column: 1, scope: !260)
!262 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !10, file: !10, line: 148, type: !27, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!263 = !DILocation(line: 148, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !10, file: !10, line: 155, type: !27, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!265 = !DILocation(line: 155, column: 1, scope: !264)
!266 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !10, file: !10, line: 166, type: !27, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!267 = !DILocation(line: 166, column: 1, scope: !266)
!268 = distinct !DISubprogram(name: "symbolic_index_global", scope: !10, file: !10, line: 17, type: !27, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!269 = !DILocalVariable(name: "i", scope: !268, file: !10, line: 19, type: !270)
!270 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!271 = !DILocation(line: 19, column: 19, scope: !268)
!272 = !DILocation(line: 19, column: 23, scope: !268)
!273 = !DILocation(line: 20, column: 9, scope: !274)
!274 = distinct !DILexicalBlock(scope: !268, file: !10, line: 20, column: 9)
!275 = !DILocation(line: 20, column: 15, scope: !274)
!276 = !DILocation(line: 20, column: 11, scope: !274)
!277 = !DILocation(line: 20, column: 9, scope: !268)
!278 = !DILocation(line: 21, column: 15, scope: !274)
!279 = !DILocation(line: 21, column: 9, scope: !274)
!280 = !DILocation(line: 21, column: 18, scope: !274)
!281 = !DILocation(line: 22, column: 1, scope: !268)
!282 = distinct !DISubprogram(name: "input", scope: !10, file: !10, line: 10, type: !283, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!283 = !DISubroutineType(types: !284)
!284 = !{!270}
!285 = !DILocalVariable(name: "x", scope: !282, file: !10, line: 12, type: !270)
!286 = !DILocation(line: 12, column: 19, scope: !282)
!287 = !DILocation(line: 13, column: 5, scope: !282)
!288 = !DILocation(line: 14, column: 12, scope: !282)
!289 = !DILocation(line: 14, column: 5, scope: !282)
!290 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !10, file: !10, line: 24, type: !27, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!291 = !DILocalVariable(name: "a", scope: !290, file: !10, line: 26, type: !292)
!292 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !5)
!293 = !DILocation(line: 26, column: 9, scope: !290)
!294 = !DILocalVariable(name: "i", scope: !290, file: !10, line: 27, type: !270)
!295 = !DILocation(line: 27, column: 19, scope: !290)
!296 = !DILocation(line: 27, column: 23, scope: !290)
!297 = !DILocation(line: 28, column: 9, scope: !298)
!298 = distinct !DILexicalBlock(scope: !290, file: !10, line: 28, column: 9)
!299 = !DILocation(line: 28, column: 14, scope: !298)
!300 = !DILocation(line: 28, column: 11, scope: !298)
!301 = !DILocation(line: 28, column: 9, scope: !290)
!302 = !DILocation(line: 29, column: 18, scope: !298)
!303 = !DILocation(line: 29, column: 16, scope: !298)
!304 = !DILocation(line: 29, column: 14, scope: !298)
!305 = !DILocation(line: 29, column: 9, scope: !298)
!306 = !DILocation(line: 30, column: 1, scope: !290)
!307 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !10, file: !10, line: 32, type: !27, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!308 = !DILocalVariable(name: "p", scope: !307, file: !10, line: 34, type: !15)
!309 = !DILocation(line: 34, column: 11, scope: !307)
!310 = !DILocation(line: 34, column: 15, scope: !307)
!311 = !DILocalVariable(name: "i", scope: !307, file: !10, line: 35, type: !12)
!312 = !DILocation(line: 35, column: 17, scope: !307)
!313 = !DILocation(line: 35, column: 34, scope: !307)
!314 = !DILocation(line: 36, column: 9, scope: !315)
!315 = distinct !DILexicalBlock(scope: !307, file: !10, line: 36, column: 9)
!316 = !DILocation(line: 36, column: 11, scope: !315)
!317 = !DILocation(line: 36, column: 15, scope: !315)
!318 = !DILocation(line: 36, column: 18, scope: !315)
!319 = !DILocation(line: 36, column: 24, scope: !315)
!320 = !DILocation(line: 36, column: 20, scope: !315)
!321 = !DILocation(line: 36, column: 9, scope: !307)
!322 = !DILocation(line: 37, column: 16, scope: !315)
!323 = !DILocation(line: 37, column: 18, scope: !315)
!324 = !DILocation(line: 37, column: 14, scope: !315)
!325 = !DILocation(line: 37, column: 9, scope: !315)
!326 = !DILocation(line: 38, column: 10, scope: !307)
!327 = !DILocation(line: 38, column: 5, scope: !307)
!328 = !DILocation(line: 39, column: 1, scope: !307)
!329 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !10, file: !10, line: 41, type: !27, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!330 = !DILocalVariable(name: "i", scope: !329, file: !10, line: 43, type: !270)
!331 = !DILocation(line: 43, column: 19, scope: !329)
!332 = !DILocation(line: 43, column: 23, scope: !329)
!333 = !DILocation(line: 44, column: 19, scope: !329)
!334 = !DILocation(line: 44, column: 21, scope: !329)
!335 = !DILocation(line: 44, column: 28, scope: !329)
!336 = !DILocation(line: 44, column: 26, scope: !329)
!337 = !DILocation(line: 44, column: 12, scope: !329)
!338 = !DILocation(line: 44, column: 10, scope: !329)
!339 = !DILocation(line: 45, column: 1, scope: !329)
!340 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !10, file: !10, line: 47, type: !27, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!341 = !DILocalVariable(name: "n", scope: !340, file: !10, line: 49, type: !270)
!342 = !DILocation(line: 49, column: 19, scope: !340)
!343 = !DILocation(line: 49, column: 23, scope: !340)
!344 = !DILocation(line: 50, column: 9, scope: !345)
!345 = distinct !DILexicalBlock(scope: !340, file: !10, line: 50, column: 9)
!346 = !DILocation(line: 50, column: 11, scope: !345)
!347 = !DILocation(line: 50, column: 9, scope: !340)
!348 = !DILocation(line: 51, column: 9, scope: !345)
!349 = !DILocalVariable(name: "p", scope: !340, file: !10, line: 52, type: !15)
!350 = !DILocation(line: 52, column: 11, scope: !340)
!351 = !DILocation(line: 52, column: 22, scope: !340)
!352 = !DILocation(line: 52, column: 15, scope: !340)
!353 = !DILocation(line: 53, column: 5, scope: !340)
!354 = !DILocation(line: 53, column: 7, scope: !340)
!355 = !DILocation(line: 53, column: 13, scope: !340)
!356 = !DILocation(line: 53, column: 15, scope: !340)
!357 = !DILocation(line: 53, column: 21, scope: !340)
!358 = !DILocation(line: 53, column: 23, scope: !340)
!359 = !DILocation(line: 53, column: 28, scope: !340)
!360 = !DILocation(line: 54, column: 10, scope: !340)
!361 = !DILocation(line: 54, column: 5, scope: !340)
!362 = !DILocation(line: 55, column: 1, scope: !340)
!363 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !10, file: !10, line: 57, type: !27, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!364 = !DILocalVariable(name: "to", scope: !363, file: !10, line: 59, type: !126)
!365 = !DILocation(line: 59, column: 10, scope: !363)
!366 = !DILocalVariable(name: "from", scope: !363, file: !10, line: 59, type: !367)
!367 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !368)
!368 = !{!369}
!369 = !DISubrange(count: 32)
!370 = !DILocation(line: 59, column: 18, scope: !363)
!371 = !DILocalVariable(name: "n", scope: !363, file: !10, line: 60, type: !270)
!372 = !DILocation(line: 60, column: 19, scope: !363)
!373 = !DILocation(line: 60, column: 23, scope: !363)
!374 = !DILocation(line: 61, column: 9, scope: !375)
!375 = distinct !DILexicalBlock(scope: !363, file: !10, line: 61, column: 9)
!376 = !DILocation(line: 61, column: 15, scope: !375)
!377 = !DILocation(line: 61, column: 11, scope: !375)
!378 = !DILocation(line: 61, column: 9, scope: !363)
!379 = !DILocation(line: 62, column: 9, scope: !375)
!380 = !DILocation(line: 62, column: 26, scope: !375)
!381 = !DILocation(line: 63, column: 1, scope: !363)
!382 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !10, file: !10, line: 65, type: !27, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!383 = !DILocalVariable(name: "to", scope: !382, file: !10, line: 67, type: !384)
!384 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !385)
!385 = !{!386}
!386 = !DISubrange(count: 8)
!387 = !DILocation(line: 67, column: 10, scope: !382)
!388 = !DILocalVariable(name: "n", scope: !382, file: !10, line: 68, type: !270)
!389 = !DILocation(line: 68, column: 19, scope: !382)
!390 = !DILocation(line: 68, column: 23, scope: !382)
!391 = !DILocation(line: 69, column: 9, scope: !392)
!392 = distinct !DILexicalBlock(scope: !382, file: !10, line: 69, column: 9)
!393 = !DILocation(line: 69, column: 21, scope: !392)
!394 = !DILocation(line: 69, column: 19, scope: !392)
!395 = !DILocation(line: 69, column: 15, scope: !392)
!396 = !DILocation(line: 69, column: 11, scope: !392)
!397 = !DILocation(line: 69, column: 9, scope: !382)
!398 = !DILocation(line: 70, column: 9, scope: !392)
!399 = !DILocation(line: 70, column: 23, scope: !392)
!400 = !DILocation(line: 71, column: 1, scope: !382)
!401 = distinct !DISubprogram(name: "symbolic_division", scope: !10, file: !10, line: 73, type: !27, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!402 = !DILocalVariable(name: "d", scope: !401, file: !10, line: 75, type: !270)
!403 = !DILocation(line: 75, column: 19, scope: !401)
!404 = !DILocation(line: 75, column: 23, scope: !401)
!405 = !DILocation(line: 76, column: 9, scope: !406)
!406 = distinct !DILexicalBlock(scope: !401, file: !10, line: 76, column: 9)
!407 = !DILocation(line: 76, column: 13, scope: !406)
!408 = !DILocation(line: 76, column: 16, scope: !406)
!409 = !DILocation(line: 76, column: 9, scope: !401)
!410 = !DILocation(line: 77, column: 22, scope: !406)
!411 = !DILocation(line: 77, column: 20, scope: !406)
!412 = !DILocation(line: 77, column: 14, scope: !406)
!413 = !DILocation(line: 77, column: 9, scope: !406)
!414 = !DILocation(line: 78, column: 1, scope: !401)
!415 = distinct !DISubprogram(name: "symbolic_null", scope: !10, file: !10, line: 80, type: !27, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!416 = !DILocalVariable(name: "x", scope: !415, file: !10, line: 82, type: !270)
!417 = !DILocation(line: 82, column: 19, scope: !415)
!418 = !DILocation(line: 82, column: 23, scope: !415)
!419 = !DILocalVariable(name: "y", scope: !415, file: !10, line: 83, type: !14)
!420 = !DILocation(line: 83, column: 9, scope: !415)
!421 = !DILocalVariable(name: "p", scope: !415, file: !10, line: 83, type: !13)
!422 = !DILocation(line: 83, column: 17, scope: !415)
!423 = !DILocation(line: 83, column: 21, scope: !415)
!424 = !DILocation(line: 83, column: 25, scope: !415)
!425 = !DILocation(line: 83, column: 28, scope: !415)
!426 = !DILocation(line: 83, column: 30, scope: !415)
!427 = !DILocation(line: 84, column: 6, scope: !415)
!428 = !DILocation(line: 84, column: 8, scope: !415)
!429 = !DILocation(line: 85, column: 1, scope: !415)
!430 = distinct !DISubprogram(name: "symbolic_assertion", scope: !10, file: !10, line: 87, type: !27, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!431 = !DILocalVariable(name: "x", scope: !430, file: !10, line: 89, type: !270)
!432 = !DILocation(line: 89, column: 19, scope: !430)
!433 = !DILocation(line: 89, column: 23, scope: !430)
!434 = !DILocation(line: 90, column: 10, scope: !435)
!435 = distinct !DILexicalBlock(scope: !430, file: !10, line: 90, column: 9)
!436 = !DILocation(line: 90, column: 9, scope: !430)
!437 = !DILocation(line: 91, column: 21, scope: !435)
!438 = !DILocation(line: 91, column: 23, scope: !435)
!439 = !DILocation(line: 91, column: 9, scope: !435)
!440 = !DILocation(line: 92, column: 5, scope: !441)
!441 = distinct !DILexicalBlock(scope: !442, file: !10, line: 92, column: 5)
!442 = distinct !DILexicalBlock(scope: !430, file: !10, line: 92, column: 5)
!443 = !DILocation(line: 92, column: 5, scope: !442)
!444 = !DILocation(line: 93, column: 1, scope: !430)
!445 = distinct !DISubprogram(name: "symbolic_free", scope: !10, file: !10, line: 95, type: !27, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!446 = !DILocalVariable(name: "p", scope: !445, file: !10, line: 97, type: !15)
!447 = !DILocation(line: 97, column: 11, scope: !445)
!448 = !DILocation(line: 97, column: 15, scope: !445)
!449 = !DILocalVariable(name: "q", scope: !445, file: !10, line: 97, type: !15)
!450 = !DILocation(line: 97, column: 27, scope: !445)
!451 = !DILocation(line: 97, column: 31, scope: !445)
!452 = !DILocalVariable(name: "x", scope: !445, file: !10, line: 98, type: !270)
!453 = !DILocation(line: 98, column: 19, scope: !445)
!454 = !DILocation(line: 98, column: 23, scope: !445)
!455 = !DILocation(line: 99, column: 9, scope: !456)
!456 = distinct !DILexicalBlock(scope: !445, file: !10, line: 99, column: 9)
!457 = !DILocation(line: 99, column: 13, scope: !456)
!458 = !DILocation(line: 99, column: 16, scope: !456)
!459 = !DILocation(line: 99, column: 18, scope: !456)
!460 = !DILocation(line: 99, column: 9, scope: !445)
!461 = !DILocation(line: 100, column: 14, scope: !456)
!462 = !DILocation(line: 100, column: 9, scope: !456)
!463 = !DILocation(line: 101, column: 10, scope: !445)
!464 = !DILocation(line: 101, column: 5, scope: !445)
!465 = !DILocation(line: 102, column: 1, scope: !445)
!466 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !10, file: !10, line: 104, type: !27, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!467 = !DILocalVariable(name: "p", scope: !466, file: !10, line: 106, type: !15)
!468 = !DILocation(line: 106, column: 11, scope: !466)
!469 = !DILocation(line: 106, column: 15, scope: !466)
!470 = !DILocalVariable(name: "x", scope: !466, file: !10, line: 107, type: !270)
!471 = !DILocation(line: 107, column: 19, scope: !466)
!472 = !DILocation(line: 107, column: 23, scope: !466)
!473 = !DILocation(line: 108, column: 9, scope: !474)
!474 = distinct !DILexicalBlock(scope: !466, file: !10, line: 108, column: 9)
!475 = !DILocation(line: 108, column: 11, scope: !474)
!476 = !DILocation(line: 108, column: 9, scope: !466)
!477 = !DILocation(line: 109, column: 14, scope: !474)
!478 = !DILocation(line: 109, column: 9, scope: !474)
!479 = !DILocation(line: 110, column: 9, scope: !480)
!480 = distinct !DILexicalBlock(scope: !466, file: !10, line: 110, column: 9)
!481 = !DILocation(line: 110, column: 9, scope: !466)
!482 = !DILocation(line: 110, column: 15, scope: !480)
!483 = !DILocation(line: 110, column: 17, scope: !480)
!484 = !DILocation(line: 110, column: 24, scope: !480)
!485 = !DILocation(line: 110, column: 26, scope: !480)
!486 = !DILocation(line: 111, column: 9, scope: !480)
!487 = !DILocation(line: 111, column: 14, scope: !480)
!488 = !DILocation(line: 112, column: 9, scope: !489)
!489 = distinct !DILexicalBlock(scope: !466, file: !10, line: 112, column: 9)
!490 = !DILocation(line: 112, column: 11, scope: !489)
!491 = !DILocation(line: 112, column: 9, scope: !466)
!492 = !DILocation(line: 113, column: 14, scope: !489)
!493 = !DILocation(line: 113, column: 9, scope: !489)
!494 = !DILocation(line: 114, column: 1, scope: !466)
!495 = distinct !DISubprogram(name: "symbolic_string", scope: !10, file: !10, line: 116, type: !27, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!496 = !DILocalVariable(name: "word", scope: !495, file: !10, line: 118, type: !3)
!497 = !DILocation(line: 118, column: 10, scope: !495)
!498 = !DILocalVariable(name: "copy", scope: !495, file: !10, line: 118, type: !3)
!499 = !DILocation(line: 118, column: 19, scope: !495)
!500 = !DILocation(line: 119, column: 24, scope: !495)
!501 = !DILocation(line: 119, column: 5, scope: !495)
!502 = !DILocation(line: 120, column: 5, scope: !495)
!503 = !DILocation(line: 120, column: 13, scope: !495)
!504 = !DILocation(line: 121, column: 12, scope: !495)
!505 = !DILocation(line: 121, column: 18, scope: !495)
!506 = !DILocation(line: 121, column: 5, scope: !495)
!507 = !DILocation(line: 122, column: 16, scope: !508)
!508 = distinct !DILexicalBlock(scope: !495, file: !10, line: 122, column: 9)
!509 = !DILocation(line: 122, column: 9, scope: !508)
!510 = !DILocation(line: 122, column: 29, scope: !508)
!511 = !DILocation(line: 122, column: 34, scope: !508)
!512 = !DILocation(line: 122, column: 37, scope: !508)
!513 = !DILocation(line: 122, column: 9, scope: !495)
!514 = !DILocation(line: 123, column: 21, scope: !508)
!515 = !DILocation(line: 123, column: 14, scope: !508)
!516 = !DILocation(line: 123, column: 27, scope: !508)
!517 = !DILocation(line: 123, column: 9, scope: !508)
!518 = !DILocation(line: 123, column: 32, scope: !508)
!519 = !DILocation(line: 124, column: 1, scope: !495)
!520 = distinct !DISubprogram(name: "symbolic_overflow", scope: !10, file: !10, line: 126, type: !27, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!521 = !DILocalVariable(name: "x", scope: !520, file: !10, line: 128, type: !14)
!522 = !DILocation(line: 128, column: 9, scope: !520)
!523 = !DILocation(line: 129, column: 5, scope: !520)
!524 = !DILocation(line: 130, column: 10, scope: !525)
!525 = distinct !DILexicalBlock(scope: !520, file: !10, line: 130, column: 9)
!526 = !DILocation(line: 130, column: 9, scope: !520)
!527 = !DILocation(line: 131, column: 21, scope: !525)
!528 = !DILocation(line: 131, column: 23, scope: !525)
!529 = !DILocation(line: 131, column: 9, scope: !525)
!530 = !DILocation(line: 132, column: 12, scope: !520)
!531 = !DILocation(line: 132, column: 14, scope: !520)
!532 = !DILocation(line: 132, column: 10, scope: !520)
!533 = !DILocation(line: 133, column: 1, scope: !520)
!534 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !10, file: !10, line: 135, type: !27, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!535 = !DILocalVariable(name: "x", scope: !534, file: !10, line: 137, type: !536)
!536 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!537 = !DILocation(line: 137, column: 11, scope: !534)
!538 = !DILocation(line: 138, column: 5, scope: !534)
!539 = !DILocation(line: 139, column: 13, scope: !534)
!540 = !DILocation(line: 139, column: 36, scope: !534)
!541 = !DILocation(line: 139, column: 34, scope: !534)
!542 = !DILocation(line: 139, column: 10, scope: !534)
!543 = !DILocation(line: 140, column: 1, scope: !534)
!544 = distinct !DISubprogram(name: "symbolic_shift", scope: !10, file: !10, line: 142, type: !27, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!545 = !DILocalVariable(name: "n", scope: !544, file: !10, line: 144, type: !270)
!546 = !DILocation(line: 144, column: 19, scope: !544)
!547 = !DILocation(line: 144, column: 23, scope: !544)
!548 = !DILocation(line: 145, column: 19, scope: !544)
!549 = !DILocation(line: 145, column: 24, scope: !544)
!550 = !DILocation(line: 145, column: 21, scope: !544)
!551 = !DILocation(line: 145, column: 15, scope: !544)
!552 = !DILocation(line: 145, column: 10, scope: !544)
!553 = !DILocation(line: 146, column: 1, scope: !544)
!554 = !DILocalVariable(name: "n", scope: !159, file: !10, line: 151, type: !270)
!555 = !DILocation(line: 151, column: 19, scope: !159)
!556 = !DILocation(line: 151, column: 23, scope: !159)
!557 = !DILocation(line: 152, column: 38, scope: !159)
!558 = !DILocation(line: 152, column: 44, scope: !159)
!559 = !DILocation(line: 152, column: 46, scope: !159)
!560 = !DILocation(line: 152, column: 52, scope: !159)
!561 = !DILocation(line: 152, column: 54, scope: !159)
!562 = !DILocation(line: 152, column: 35, scope: !159)
!563 = !DILocation(line: 152, column: 12, scope: !159)
!564 = !DILocation(line: 152, column: 10, scope: !159)
!565 = !DILocation(line: 153, column: 1, scope: !159)
!566 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !10, file: !10, line: 155, type: !27, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!567 = !DILocalVariable(name: "a", scope: !566, file: !10, line: 157, type: !292)
!568 = !DILocation(line: 157, column: 9, scope: !566)
!569 = !DILocalVariable(name: "i", scope: !566, file: !10, line: 158, type: !270)
!570 = !DILocation(line: 158, column: 19, scope: !566)
!571 = !DILocation(line: 158, column: 23, scope: !566)
!572 = !DILocation(line: 159, column: 19, scope: !566)
!573 = !DILocation(line: 159, column: 24, scope: !566)
!574 = !DILocation(line: 159, column: 12, scope: !566)
!575 = !DILocation(line: 159, column: 17, scope: !566)
!576 = !DILocation(line: 159, column: 5, scope: !566)
!577 = !DILocation(line: 159, column: 10, scope: !566)
!578 = !DILocation(line: 160, column: 10, scope: !579)
!579 = distinct !DILexicalBlock(scope: !566, file: !10, line: 160, column: 9)
!580 = !DILocation(line: 160, column: 9, scope: !566)
!581 = !DILocation(line: 161, column: 9, scope: !579)
!582 = !DILocation(line: 161, column: 14, scope: !579)
!583 = !DILocation(line: 162, column: 11, scope: !584)
!584 = distinct !DILexicalBlock(scope: !566, file: !10, line: 162, column: 9)
!585 = !DILocation(line: 162, column: 13, scope: !584)
!586 = !DILocation(line: 162, column: 9, scope: !584)
!587 = !DILocation(line: 162, column: 9, scope: !566)
!588 = !DILocation(line: 163, column: 14, scope: !584)
!589 = !DILocation(line: 163, column: 9, scope: !584)
!590 = !DILocation(line: 164, column: 1, scope: !566)
!591 = distinct !DISubprogram(name: "symbolic_leak", scope: !10, file: !10, line: 166, type: !27, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!592 = !DILocalVariable(name: "p", scope: !591, file: !10, line: 168, type: !15)
!593 = !DILocation(line: 168, column: 11, scope: !591)
!594 = !DILocation(line: 168, column: 15, scope: !591)
!595 = !DILocation(line: 169, column: 9, scope: !596)
!596 = distinct !DILexicalBlock(scope: !591, file: !10, line: 169, column: 9)
!597 = !DILocation(line: 169, column: 17, scope: !596)
!598 = !DILocation(line: 169, column: 22, scope: !596)
!599 = !DILocation(line: 169, column: 25, scope: !596)
!600 = !DILocation(line: 169, column: 9, scope: !591)
!601 = !DILocation(line: 170, column: 13, scope: !596)
!602 = !DILocation(line: 170, column: 11, scope: !596)
!603 = !DILocation(line: 170, column: 9, scope: !596)
!604 = !DILocation(line: 171, column: 10, scope: !591)
!605 = !DILocation(line: 171, column: 5, scope: !591)
!606 = !DILocation(line: 172, column: 1, scope: !591)
