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
  br i1 %7, label %8, label %22, !dbg !317

8:                                                ; preds = %0
  %9 = load i32, ptr @bad, align 4, !dbg !318
  %10 = icmp ne i32 %9, 0, !dbg !318
  br i1 %10, label %15, label %11, !dbg !319

11:                                               ; preds = %8
  %12 = load i8, ptr %2, align 1, !dbg !320
  %13 = sext i8 %12 to i32, !dbg !320
  %14 = icmp sge i32 %13, 0, !dbg !321
  br i1 %14, label %15, label %22, !dbg !322

15:                                               ; preds = %11, %8
  %16 = load ptr, ptr %1, align 8, !dbg !323
  %17 = load i8, ptr %2, align 1, !dbg !324
  %18 = sext i8 %17 to i64, !dbg !323
  %19 = getelementptr inbounds i8, ptr %16, i64 %18, !dbg !323
  %20 = load i8, ptr %19, align 1, !dbg !323
  %21 = sext i8 %20 to i32, !dbg !323
  store volatile i32 %21, ptr @sink, align 4, !dbg !325
  br label %22, !dbg !326

22:                                               ; preds = %15, %11, %0
  %23 = load ptr, ptr %1, align 8, !dbg !327
  call void @free(ptr noundef %23) #11, !dbg !328
  ret void, !dbg !329
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !330 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !331, !DIExpression(), !332)
  %2 = call zeroext i8 @input(), !dbg !333
  store i8 %2, ptr %1, align 1, !dbg !332
  %3 = load i8, ptr %1, align 1, !dbg !334
  %4 = zext i8 %3 to i32, !dbg !334
  %5 = and i32 %4, 7, !dbg !335
  %6 = load i32, ptr @bad, align 4, !dbg !336
  %7 = sub nsw i32 %5, %6, !dbg !337
  %8 = sext i32 %7 to i64, !dbg !338
  %9 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %8, !dbg !338
  %10 = load i32, ptr %9, align 4, !dbg !338
  store volatile i32 %10, ptr @sink, align 4, !dbg !339
  ret void, !dbg !340
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !341 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !342, !DIExpression(), !343)
  %3 = call zeroext i8 @input(), !dbg !344
  store i8 %3, ptr %1, align 1, !dbg !343
  %4 = load i8, ptr %1, align 1, !dbg !345
  %5 = zext i8 %4 to i32, !dbg !345
  %6 = icmp eq i32 %5, 0, !dbg !347
  br i1 %6, label %7, label %8, !dbg !348

7:                                                ; preds = %0
  br label %28, !dbg !349

8:                                                ; preds = %0
    #dbg_declare(ptr %2, !350, !DIExpression(), !351)
  %9 = load i8, ptr %1, align 1, !dbg !352
  %10 = zext i8 %9 to i64, !dbg !352
  %11 = call noalias ptr @malloc(i64 noundef %10) #12, !dbg !353
  store ptr %11, ptr %2, align 8, !dbg !351
  %12 = load ptr, ptr %2, align 8, !dbg !354
  %13 = load i32, ptr @bad, align 4, !dbg !355
  %14 = icmp ne i32 %13, 0, !dbg !355
  br i1 %14, label %15, label %19, !dbg !355

15:                                               ; preds = %8
  %16 = load i8, ptr %1, align 1, !dbg !356
  %17 = zext i8 %16 to i32, !dbg !356
  %18 = and i32 %17, 3, !dbg !357
  br label %23, !dbg !355

19:                                               ; preds = %8
  %20 = load i8, ptr %1, align 1, !dbg !358
  %21 = zext i8 %20 to i32, !dbg !358
  %22 = sub nsw i32 %21, 1, !dbg !359
  br label %23, !dbg !355

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !355
  %25 = sext i32 %24 to i64, !dbg !354
  %26 = getelementptr inbounds i8, ptr %12, i64 %25, !dbg !354
  store i8 1, ptr %26, align 1, !dbg !360
  %27 = load ptr, ptr %2, align 8, !dbg !361
  call void @free(ptr noundef %27) #11, !dbg !362
  br label %28, !dbg !363

28:                                               ; preds = %23, %7
  ret void, !dbg !363
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !364 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !365, !DIExpression(), !366)
    #dbg_declare(ptr %2, !367, !DIExpression(), !371)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 32, i1 false), !dbg !371
    #dbg_declare(ptr %3, !372, !DIExpression(), !373)
  %4 = call zeroext i8 @input(), !dbg !374
  store i8 %4, ptr %3, align 1, !dbg !373
  %5 = load i8, ptr %3, align 1, !dbg !375
  %6 = zext i8 %5 to i32, !dbg !375
  %7 = load i32, ptr @bad, align 4, !dbg !377
  %8 = icmp ne i32 %7, 0, !dbg !377
  %9 = zext i1 %8 to i64, !dbg !377
  %10 = select i1 %8, i32 17, i32 16, !dbg !377
  %11 = icmp sle i32 %6, %10, !dbg !378
  br i1 %11, label %12, label %17, !dbg !379

12:                                               ; preds = %0
  %13 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !380
  %14 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !380
  %15 = load i8, ptr %3, align 1, !dbg !381
  %16 = zext i8 %15 to i64, !dbg !381
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %14, i64 %16, i1 false), !dbg !380
  br label %17, !dbg !380

17:                                               ; preds = %12, %0
  ret void, !dbg !382
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !383 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !384, !DIExpression(), !388)
    #dbg_declare(ptr %2, !389, !DIExpression(), !390)
  %3 = call zeroext i8 @input(), !dbg !391
  store i8 %3, ptr %2, align 1, !dbg !390
  %4 = load i8, ptr %2, align 1, !dbg !392
  %5 = zext i8 %4 to i32, !dbg !392
  %6 = load i32, ptr @bad, align 4, !dbg !394
  %7 = mul nsw i32 2, %6, !dbg !395
  %8 = add nsw i32 8, %7, !dbg !396
  %9 = icmp slt i32 %5, %8, !dbg !397
  br i1 %9, label %10, label %14, !dbg !398

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !399
  %12 = load i8, ptr %2, align 1, !dbg !400
  %13 = zext i8 %12 to i64, !dbg !400
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 0, i64 %13, i1 false), !dbg !399
  br label %14, !dbg !399

14:                                               ; preds = %10, %0
  ret void, !dbg !401
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !402 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !403, !DIExpression(), !404)
  %2 = call zeroext i8 @input(), !dbg !405
  store i8 %2, ptr %1, align 1, !dbg !404
  %3 = load i32, ptr @bad, align 4, !dbg !406
  %4 = icmp ne i32 %3, 0, !dbg !406
  br i1 %4, label %9, label %5, !dbg !408

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !409
  %7 = zext i8 %6 to i32, !dbg !409
  %8 = icmp ne i32 %7, 0, !dbg !409
  br i1 %8, label %9, label %13, !dbg !410

9:                                                ; preds = %5, %0
  %10 = load i8, ptr %1, align 1, !dbg !411
  %11 = zext i8 %10 to i32, !dbg !411
  %12 = sdiv i32 100, %11, !dbg !412
  store volatile i32 %12, ptr @sink, align 4, !dbg !413
  br label %13, !dbg !414

13:                                               ; preds = %9, %5
  ret void, !dbg !415
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !416 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !417, !DIExpression(), !418)
  %4 = call zeroext i8 @input(), !dbg !419
  store i8 %4, ptr %1, align 1, !dbg !418
    #dbg_declare(ptr %2, !420, !DIExpression(), !421)
  store i32 0, ptr %2, align 4, !dbg !421
    #dbg_declare(ptr %3, !422, !DIExpression(), !423)
  %5 = load i32, ptr @bad, align 4, !dbg !424
  %6 = icmp ne i32 %5, 0, !dbg !424
  br i1 %6, label %7, label %12, !dbg !425

7:                                                ; preds = %0
  %8 = load i8, ptr %1, align 1, !dbg !426
  %9 = zext i8 %8 to i32, !dbg !426
  %10 = icmp eq i32 %9, 77, !dbg !427
  br i1 %10, label %11, label %12, !dbg !424

11:                                               ; preds = %7
  br label %13, !dbg !424

12:                                               ; preds = %7, %0
  br label %13, !dbg !424

13:                                               ; preds = %12, %11
  %14 = phi ptr [ null, %11 ], [ %2, %12 ], !dbg !424
  store ptr %14, ptr %3, align 8, !dbg !423
  %15 = load ptr, ptr %3, align 8, !dbg !428
  store i32 1, ptr %15, align 4, !dbg !429
  ret void, !dbg !430
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !431 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !432, !DIExpression(), !433)
  %2 = call zeroext i8 @input(), !dbg !434
  store i8 %2, ptr %1, align 1, !dbg !433
  %3 = load i32, ptr @bad, align 4, !dbg !435
  %4 = icmp ne i32 %3, 0, !dbg !435
  br i1 %4, label %11, label %5, !dbg !437

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !438
  %7 = zext i8 %6 to i32, !dbg !438
  %8 = icmp slt i32 %7, 200, !dbg !439
  %9 = zext i1 %8 to i32, !dbg !439
  %10 = sext i32 %9 to i64, !dbg !438
  call void @klee_assume(i64 noundef %10), !dbg !440
  br label %11, !dbg !440

11:                                               ; preds = %5, %0
  %12 = load i8, ptr %1, align 1, !dbg !441
  %13 = zext i8 %12 to i32, !dbg !441
  %14 = mul nsw i32 %13, 3, !dbg !441
  %15 = icmp ne i32 %14, 603, !dbg !441
  br i1 %15, label %16, label %17, !dbg !444

16:                                               ; preds = %11
  br label %18, !dbg !444

17:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.13, i32 noundef 92, ptr noundef @__PRETTY_FUNCTION__.symbolic_assertion) #13, !dbg !441
  unreachable, !dbg !441

18:                                               ; preds = %16
  ret void, !dbg !445
}

declare void @klee_assume(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !446 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !447, !DIExpression(), !448)
  %4 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !449
  store ptr %4, ptr %1, align 8, !dbg !448
    #dbg_declare(ptr %2, !450, !DIExpression(), !451)
  %5 = load ptr, ptr %1, align 8, !dbg !452
  store ptr %5, ptr %2, align 8, !dbg !451
    #dbg_declare(ptr %3, !453, !DIExpression(), !454)
  %6 = call zeroext i8 @input(), !dbg !455
  store i8 %6, ptr %3, align 1, !dbg !454
  %7 = load i32, ptr @bad, align 4, !dbg !456
  %8 = icmp ne i32 %7, 0, !dbg !456
  br i1 %8, label %9, label %15, !dbg !458

9:                                                ; preds = %0
  %10 = load i8, ptr %3, align 1, !dbg !459
  %11 = zext i8 %10 to i32, !dbg !459
  %12 = icmp sgt i32 %11, 250, !dbg !460
  br i1 %12, label %13, label %15, !dbg !461

13:                                               ; preds = %9
  %14 = load ptr, ptr %1, align 8, !dbg !462
  call void @free(ptr noundef %14) #11, !dbg !463
  br label %15, !dbg !463

15:                                               ; preds = %13, %9, %0
  %16 = load ptr, ptr %2, align 8, !dbg !464
  call void @free(ptr noundef %16) #11, !dbg !465
  ret void, !dbg !466
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !467 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !468, !DIExpression(), !469)
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #10, !dbg !470
  store ptr %3, ptr %1, align 8, !dbg !469
    #dbg_declare(ptr %2, !471, !DIExpression(), !472)
  %4 = call zeroext i8 @input(), !dbg !473
  store i8 %4, ptr %2, align 1, !dbg !472
  %5 = load i8, ptr %2, align 1, !dbg !474
  %6 = zext i8 %5 to i32, !dbg !474
  %7 = icmp eq i32 %6, 42, !dbg !476
  br i1 %7, label %8, label %10, !dbg !477

8:                                                ; preds = %0
  %9 = load ptr, ptr %1, align 8, !dbg !478
  call void @free(ptr noundef %9) #11, !dbg !479
  br label %10, !dbg !479

10:                                               ; preds = %8, %0
  %11 = load i32, ptr @bad, align 4, !dbg !480
  %12 = icmp ne i32 %11, 0, !dbg !480
  br i1 %12, label %13, label %17, !dbg !482

13:                                               ; preds = %10
  %14 = load i8, ptr %2, align 1, !dbg !483
  %15 = zext i8 %14 to i32, !dbg !483
  %16 = icmp sgt i32 %15, 41, !dbg !484
  br i1 %16, label %21, label %24, !dbg !480

17:                                               ; preds = %10
  %18 = load i8, ptr %2, align 1, !dbg !485
  %19 = zext i8 %18 to i32, !dbg !485
  %20 = icmp sgt i32 %19, 42, !dbg !486
  br i1 %20, label %21, label %24, !dbg !482

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %1, align 8, !dbg !487
  %23 = getelementptr inbounds i8, ptr %22, i64 0, !dbg !487
  store i8 1, ptr %23, align 1, !dbg !488
  br label %24, !dbg !487

24:                                               ; preds = %21, %17, %13
  %25 = load i8, ptr %2, align 1, !dbg !489
  %26 = zext i8 %25 to i32, !dbg !489
  %27 = icmp ne i32 %26, 42, !dbg !491
  br i1 %27, label %28, label %30, !dbg !492

28:                                               ; preds = %24
  %29 = load ptr, ptr %1, align 8, !dbg !493
  call void @free(ptr noundef %29) #11, !dbg !494
  br label %30, !dbg !494

30:                                               ; preds = %28, %24
  ret void, !dbg !495
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !496 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !497, !DIExpression(), !498)
    #dbg_declare(ptr %2, !499, !DIExpression(), !500)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !501
  call void @klee_make_symbolic(ptr noundef %3, i64 noundef 4, ptr noundef @.str.17), !dbg !502
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 3, !dbg !503
  store i8 0, ptr %4, align 1, !dbg !504
  %5 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !505
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !506
  %7 = call ptr @strcpy(ptr noundef %5, ptr noundef %6) #11, !dbg !507
  %8 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !508
  %9 = call i32 @strcmp(ptr noundef %8, ptr noundef @.str.18) #9, !dbg !510
  %10 = icmp eq i32 %9, 0, !dbg !511
  br i1 %10, label %11, label %19, !dbg !512

11:                                               ; preds = %0
  %12 = load i32, ptr @bad, align 4, !dbg !513
  %13 = icmp ne i32 %12, 0, !dbg !513
  br i1 %13, label %14, label %19, !dbg !514

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !515
  %16 = call i64 @strlen(ptr noundef %15) #9, !dbg !516
  %17 = add i64 %16, 1, !dbg !517
  %18 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 %17, !dbg !518
  store i8 1, ptr %18, align 1, !dbg !519
  br label %19, !dbg !518

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !520
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !521 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !522, !DIExpression(), !523)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 4, ptr noundef @.str.2), !dbg !524
  %2 = load i32, ptr @bad, align 4, !dbg !525
  %3 = icmp ne i32 %2, 0, !dbg !525
  br i1 %3, label %9, label %4, !dbg !527

4:                                                ; preds = %0
  %5 = load i32, ptr %1, align 4, !dbg !528
  %6 = icmp slt i32 %5, 2147483647, !dbg !529
  %7 = zext i1 %6 to i32, !dbg !529
  %8 = sext i32 %7 to i64, !dbg !528
  call void @klee_assume(i64 noundef %8), !dbg !530
  br label %9, !dbg !530

9:                                                ; preds = %4, %0
  %10 = load i32, ptr %1, align 4, !dbg !531
  %11 = add nsw i32 %10, 1, !dbg !532
  store volatile i32 %11, ptr @sink, align 4, !dbg !533
  ret void, !dbg !534
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !535 {
  %1 = alloca i16, align 2
    #dbg_declare(ptr %1, !536, !DIExpression(), !538)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 2, ptr noundef @.str.2), !dbg !539
  %2 = load i32, ptr @bad, align 4, !dbg !540
  %3 = icmp ne i32 %2, 0, !dbg !540
  %4 = zext i1 %3 to i64, !dbg !540
  %5 = select i1 %3, i32 65537, i32 65535, !dbg !540
  %6 = load i16, ptr %1, align 2, !dbg !541
  %7 = sext i16 %6 to i32, !dbg !541
  %8 = mul nsw i32 %5, %7, !dbg !542
  store volatile i32 %8, ptr @sink, align 4, !dbg !543
  ret void, !dbg !544
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !545 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !546, !DIExpression(), !547)
  %2 = call zeroext i8 @input(), !dbg !548
  store i8 %2, ptr %1, align 1, !dbg !547
  %3 = load i8, ptr %1, align 1, !dbg !549
  %4 = zext i8 %3 to i32, !dbg !549
  %5 = load i32, ptr @bad, align 4, !dbg !550
  %6 = icmp ne i32 %5, 0, !dbg !550
  %7 = zext i1 %6 to i64, !dbg !550
  %8 = select i1 %6, i32 63, i32 31, !dbg !550
  %9 = and i32 %4, %8, !dbg !551
  %10 = shl i32 1, %9, !dbg !552
  store volatile i32 %10, ptr @sink, align 4, !dbg !553
  ret void, !dbg !554
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !159 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !555, !DIExpression(), !556)
  %2 = call zeroext i8 @input(), !dbg !557
  store i8 %2, ptr %1, align 1, !dbg !556
  %3 = load i32, ptr @bad, align 4, !dbg !558
  %4 = icmp ne i32 %3, 0, !dbg !558
  br i1 %4, label %5, label %9, !dbg !558

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !559
  %7 = zext i8 %6 to i32, !dbg !559
  %8 = and i32 %7, 6, !dbg !560
  br label %13, !dbg !558

9:                                                ; preds = %0
  %10 = load i8, ptr %1, align 1, !dbg !561
  %11 = zext i8 %10 to i32, !dbg !561
  %12 = and i32 %11, 4, !dbg !562
  br label %13, !dbg !558

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !558
  %15 = sext i32 %14 to i64, !dbg !563
  %16 = getelementptr inbounds i8, ptr @symbolic_misaligned.words, i64 %15, !dbg !563
  %17 = load i32, ptr %16, align 4, !dbg !564
  store volatile i32 %17, ptr @sink, align 4, !dbg !565
  ret void, !dbg !566
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !567 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !568, !DIExpression(), !569)
    #dbg_declare(ptr %2, !570, !DIExpression(), !571)
  %3 = call zeroext i8 @input(), !dbg !572
  store i8 %3, ptr %2, align 1, !dbg !571
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 2, !dbg !573
  store i32 1, ptr %4, align 8, !dbg !574
  %5 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1, !dbg !575
  store i32 1, ptr %5, align 4, !dbg !576
  %6 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !577
  store i32 1, ptr %6, align 16, !dbg !578
  %7 = load i32, ptr @bad, align 4, !dbg !579
  %8 = icmp ne i32 %7, 0, !dbg !579
  br i1 %8, label %11, label %9, !dbg !581

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 3, !dbg !582
  store i32 1, ptr %10, align 4, !dbg !583
  br label %11, !dbg !582

11:                                               ; preds = %9, %0
  %12 = load i8, ptr %2, align 1, !dbg !584
  %13 = zext i8 %12 to i32, !dbg !584
  %14 = and i32 %13, 3, !dbg !586
  %15 = sext i32 %14 to i64, !dbg !587
  %16 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %15, !dbg !587
  %17 = load i32, ptr %16, align 4, !dbg !587
  %18 = icmp ne i32 %17, 0, !dbg !587
  br i1 %18, label %19, label %20, !dbg !588

19:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !589
  br label %20, !dbg !590

20:                                               ; preds = %19, %11
  ret void, !dbg !591
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !592 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !593, !DIExpression(), !594)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !595
  store ptr %2, ptr %1, align 8, !dbg !594
  %3 = call zeroext i8 @input(), !dbg !596
  %4 = zext i8 %3 to i32, !dbg !596
  %5 = icmp eq i32 %4, 9, !dbg !598
  br i1 %5, label %6, label %11, !dbg !599

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !600
  %8 = icmp ne i32 %7, 0, !dbg !600
  br i1 %8, label %9, label %11, !dbg !601

9:                                                ; preds = %6
  %10 = call noalias ptr @malloc(i64 noundef 5) #12, !dbg !602
  store ptr %10, ptr %1, align 8, !dbg !603
  br label %11, !dbg !604

11:                                               ; preds = %9, %6, %0
  %12 = load ptr, ptr %1, align 8, !dbg !605
  call void @free(ptr noundef %12) #11, !dbg !606
  ret void, !dbg !607
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
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "b4049e9bb2ffc7e0aa0bf38b779f7d2d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !14, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "2d6523a654b78211e83e135ac05c39dd")
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
!318 = !DILocation(line: 36, column: 19, scope: !315)
!319 = !DILocation(line: 36, column: 23, scope: !315)
!320 = !DILocation(line: 36, column: 26, scope: !315)
!321 = !DILocation(line: 36, column: 28, scope: !315)
!322 = !DILocation(line: 36, column: 9, scope: !307)
!323 = !DILocation(line: 37, column: 16, scope: !315)
!324 = !DILocation(line: 37, column: 18, scope: !315)
!325 = !DILocation(line: 37, column: 14, scope: !315)
!326 = !DILocation(line: 37, column: 9, scope: !315)
!327 = !DILocation(line: 38, column: 10, scope: !307)
!328 = !DILocation(line: 38, column: 5, scope: !307)
!329 = !DILocation(line: 39, column: 1, scope: !307)
!330 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !10, file: !10, line: 41, type: !27, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!331 = !DILocalVariable(name: "i", scope: !330, file: !10, line: 43, type: !270)
!332 = !DILocation(line: 43, column: 19, scope: !330)
!333 = !DILocation(line: 43, column: 23, scope: !330)
!334 = !DILocation(line: 44, column: 19, scope: !330)
!335 = !DILocation(line: 44, column: 21, scope: !330)
!336 = !DILocation(line: 44, column: 28, scope: !330)
!337 = !DILocation(line: 44, column: 26, scope: !330)
!338 = !DILocation(line: 44, column: 12, scope: !330)
!339 = !DILocation(line: 44, column: 10, scope: !330)
!340 = !DILocation(line: 45, column: 1, scope: !330)
!341 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !10, file: !10, line: 47, type: !27, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!342 = !DILocalVariable(name: "n", scope: !341, file: !10, line: 49, type: !270)
!343 = !DILocation(line: 49, column: 19, scope: !341)
!344 = !DILocation(line: 49, column: 23, scope: !341)
!345 = !DILocation(line: 50, column: 9, scope: !346)
!346 = distinct !DILexicalBlock(scope: !341, file: !10, line: 50, column: 9)
!347 = !DILocation(line: 50, column: 11, scope: !346)
!348 = !DILocation(line: 50, column: 9, scope: !341)
!349 = !DILocation(line: 51, column: 9, scope: !346)
!350 = !DILocalVariable(name: "p", scope: !341, file: !10, line: 52, type: !15)
!351 = !DILocation(line: 52, column: 11, scope: !341)
!352 = !DILocation(line: 52, column: 22, scope: !341)
!353 = !DILocation(line: 52, column: 15, scope: !341)
!354 = !DILocation(line: 53, column: 5, scope: !341)
!355 = !DILocation(line: 53, column: 7, scope: !341)
!356 = !DILocation(line: 53, column: 13, scope: !341)
!357 = !DILocation(line: 53, column: 15, scope: !341)
!358 = !DILocation(line: 53, column: 21, scope: !341)
!359 = !DILocation(line: 53, column: 23, scope: !341)
!360 = !DILocation(line: 53, column: 28, scope: !341)
!361 = !DILocation(line: 54, column: 10, scope: !341)
!362 = !DILocation(line: 54, column: 5, scope: !341)
!363 = !DILocation(line: 55, column: 1, scope: !341)
!364 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !10, file: !10, line: 57, type: !27, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!365 = !DILocalVariable(name: "to", scope: !364, file: !10, line: 59, type: !126)
!366 = !DILocation(line: 59, column: 10, scope: !364)
!367 = !DILocalVariable(name: "from", scope: !364, file: !10, line: 59, type: !368)
!368 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !369)
!369 = !{!370}
!370 = !DISubrange(count: 32)
!371 = !DILocation(line: 59, column: 18, scope: !364)
!372 = !DILocalVariable(name: "n", scope: !364, file: !10, line: 60, type: !270)
!373 = !DILocation(line: 60, column: 19, scope: !364)
!374 = !DILocation(line: 60, column: 23, scope: !364)
!375 = !DILocation(line: 61, column: 9, scope: !376)
!376 = distinct !DILexicalBlock(scope: !364, file: !10, line: 61, column: 9)
!377 = !DILocation(line: 61, column: 15, scope: !376)
!378 = !DILocation(line: 61, column: 11, scope: !376)
!379 = !DILocation(line: 61, column: 9, scope: !364)
!380 = !DILocation(line: 62, column: 9, scope: !376)
!381 = !DILocation(line: 62, column: 26, scope: !376)
!382 = !DILocation(line: 63, column: 1, scope: !364)
!383 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !10, file: !10, line: 65, type: !27, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!384 = !DILocalVariable(name: "to", scope: !383, file: !10, line: 67, type: !385)
!385 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !386)
!386 = !{!387}
!387 = !DISubrange(count: 8)
!388 = !DILocation(line: 67, column: 10, scope: !383)
!389 = !DILocalVariable(name: "n", scope: !383, file: !10, line: 68, type: !270)
!390 = !DILocation(line: 68, column: 19, scope: !383)
!391 = !DILocation(line: 68, column: 23, scope: !383)
!392 = !DILocation(line: 69, column: 9, scope: !393)
!393 = distinct !DILexicalBlock(scope: !383, file: !10, line: 69, column: 9)
!394 = !DILocation(line: 69, column: 21, scope: !393)
!395 = !DILocation(line: 69, column: 19, scope: !393)
!396 = !DILocation(line: 69, column: 15, scope: !393)
!397 = !DILocation(line: 69, column: 11, scope: !393)
!398 = !DILocation(line: 69, column: 9, scope: !383)
!399 = !DILocation(line: 70, column: 9, scope: !393)
!400 = !DILocation(line: 70, column: 23, scope: !393)
!401 = !DILocation(line: 71, column: 1, scope: !383)
!402 = distinct !DISubprogram(name: "symbolic_division", scope: !10, file: !10, line: 73, type: !27, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!403 = !DILocalVariable(name: "d", scope: !402, file: !10, line: 75, type: !270)
!404 = !DILocation(line: 75, column: 19, scope: !402)
!405 = !DILocation(line: 75, column: 23, scope: !402)
!406 = !DILocation(line: 76, column: 9, scope: !407)
!407 = distinct !DILexicalBlock(scope: !402, file: !10, line: 76, column: 9)
!408 = !DILocation(line: 76, column: 13, scope: !407)
!409 = !DILocation(line: 76, column: 16, scope: !407)
!410 = !DILocation(line: 76, column: 9, scope: !402)
!411 = !DILocation(line: 77, column: 22, scope: !407)
!412 = !DILocation(line: 77, column: 20, scope: !407)
!413 = !DILocation(line: 77, column: 14, scope: !407)
!414 = !DILocation(line: 77, column: 9, scope: !407)
!415 = !DILocation(line: 78, column: 1, scope: !402)
!416 = distinct !DISubprogram(name: "symbolic_null", scope: !10, file: !10, line: 80, type: !27, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!417 = !DILocalVariable(name: "x", scope: !416, file: !10, line: 82, type: !270)
!418 = !DILocation(line: 82, column: 19, scope: !416)
!419 = !DILocation(line: 82, column: 23, scope: !416)
!420 = !DILocalVariable(name: "y", scope: !416, file: !10, line: 83, type: !14)
!421 = !DILocation(line: 83, column: 9, scope: !416)
!422 = !DILocalVariable(name: "p", scope: !416, file: !10, line: 83, type: !13)
!423 = !DILocation(line: 83, column: 17, scope: !416)
!424 = !DILocation(line: 83, column: 21, scope: !416)
!425 = !DILocation(line: 83, column: 25, scope: !416)
!426 = !DILocation(line: 83, column: 28, scope: !416)
!427 = !DILocation(line: 83, column: 30, scope: !416)
!428 = !DILocation(line: 84, column: 6, scope: !416)
!429 = !DILocation(line: 84, column: 8, scope: !416)
!430 = !DILocation(line: 85, column: 1, scope: !416)
!431 = distinct !DISubprogram(name: "symbolic_assertion", scope: !10, file: !10, line: 87, type: !27, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!432 = !DILocalVariable(name: "x", scope: !431, file: !10, line: 89, type: !270)
!433 = !DILocation(line: 89, column: 19, scope: !431)
!434 = !DILocation(line: 89, column: 23, scope: !431)
!435 = !DILocation(line: 90, column: 10, scope: !436)
!436 = distinct !DILexicalBlock(scope: !431, file: !10, line: 90, column: 9)
!437 = !DILocation(line: 90, column: 9, scope: !431)
!438 = !DILocation(line: 91, column: 21, scope: !436)
!439 = !DILocation(line: 91, column: 23, scope: !436)
!440 = !DILocation(line: 91, column: 9, scope: !436)
!441 = !DILocation(line: 92, column: 5, scope: !442)
!442 = distinct !DILexicalBlock(scope: !443, file: !10, line: 92, column: 5)
!443 = distinct !DILexicalBlock(scope: !431, file: !10, line: 92, column: 5)
!444 = !DILocation(line: 92, column: 5, scope: !443)
!445 = !DILocation(line: 93, column: 1, scope: !431)
!446 = distinct !DISubprogram(name: "symbolic_free", scope: !10, file: !10, line: 95, type: !27, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!447 = !DILocalVariable(name: "p", scope: !446, file: !10, line: 97, type: !15)
!448 = !DILocation(line: 97, column: 11, scope: !446)
!449 = !DILocation(line: 97, column: 15, scope: !446)
!450 = !DILocalVariable(name: "q", scope: !446, file: !10, line: 97, type: !15)
!451 = !DILocation(line: 97, column: 27, scope: !446)
!452 = !DILocation(line: 97, column: 31, scope: !446)
!453 = !DILocalVariable(name: "x", scope: !446, file: !10, line: 98, type: !270)
!454 = !DILocation(line: 98, column: 19, scope: !446)
!455 = !DILocation(line: 98, column: 23, scope: !446)
!456 = !DILocation(line: 99, column: 9, scope: !457)
!457 = distinct !DILexicalBlock(scope: !446, file: !10, line: 99, column: 9)
!458 = !DILocation(line: 99, column: 13, scope: !457)
!459 = !DILocation(line: 99, column: 16, scope: !457)
!460 = !DILocation(line: 99, column: 18, scope: !457)
!461 = !DILocation(line: 99, column: 9, scope: !446)
!462 = !DILocation(line: 100, column: 14, scope: !457)
!463 = !DILocation(line: 100, column: 9, scope: !457)
!464 = !DILocation(line: 101, column: 10, scope: !446)
!465 = !DILocation(line: 101, column: 5, scope: !446)
!466 = !DILocation(line: 102, column: 1, scope: !446)
!467 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !10, file: !10, line: 104, type: !27, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!468 = !DILocalVariable(name: "p", scope: !467, file: !10, line: 106, type: !15)
!469 = !DILocation(line: 106, column: 11, scope: !467)
!470 = !DILocation(line: 106, column: 15, scope: !467)
!471 = !DILocalVariable(name: "x", scope: !467, file: !10, line: 107, type: !270)
!472 = !DILocation(line: 107, column: 19, scope: !467)
!473 = !DILocation(line: 107, column: 23, scope: !467)
!474 = !DILocation(line: 108, column: 9, scope: !475)
!475 = distinct !DILexicalBlock(scope: !467, file: !10, line: 108, column: 9)
!476 = !DILocation(line: 108, column: 11, scope: !475)
!477 = !DILocation(line: 108, column: 9, scope: !467)
!478 = !DILocation(line: 109, column: 14, scope: !475)
!479 = !DILocation(line: 109, column: 9, scope: !475)
!480 = !DILocation(line: 110, column: 9, scope: !481)
!481 = distinct !DILexicalBlock(scope: !467, file: !10, line: 110, column: 9)
!482 = !DILocation(line: 110, column: 9, scope: !467)
!483 = !DILocation(line: 110, column: 15, scope: !481)
!484 = !DILocation(line: 110, column: 17, scope: !481)
!485 = !DILocation(line: 110, column: 24, scope: !481)
!486 = !DILocation(line: 110, column: 26, scope: !481)
!487 = !DILocation(line: 111, column: 9, scope: !481)
!488 = !DILocation(line: 111, column: 14, scope: !481)
!489 = !DILocation(line: 112, column: 9, scope: !490)
!490 = distinct !DILexicalBlock(scope: !467, file: !10, line: 112, column: 9)
!491 = !DILocation(line: 112, column: 11, scope: !490)
!492 = !DILocation(line: 112, column: 9, scope: !467)
!493 = !DILocation(line: 113, column: 14, scope: !490)
!494 = !DILocation(line: 113, column: 9, scope: !490)
!495 = !DILocation(line: 114, column: 1, scope: !467)
!496 = distinct !DISubprogram(name: "symbolic_string", scope: !10, file: !10, line: 116, type: !27, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!497 = !DILocalVariable(name: "word", scope: !496, file: !10, line: 118, type: !3)
!498 = !DILocation(line: 118, column: 10, scope: !496)
!499 = !DILocalVariable(name: "copy", scope: !496, file: !10, line: 118, type: !3)
!500 = !DILocation(line: 118, column: 19, scope: !496)
!501 = !DILocation(line: 119, column: 24, scope: !496)
!502 = !DILocation(line: 119, column: 5, scope: !496)
!503 = !DILocation(line: 120, column: 5, scope: !496)
!504 = !DILocation(line: 120, column: 13, scope: !496)
!505 = !DILocation(line: 121, column: 12, scope: !496)
!506 = !DILocation(line: 121, column: 18, scope: !496)
!507 = !DILocation(line: 121, column: 5, scope: !496)
!508 = !DILocation(line: 122, column: 16, scope: !509)
!509 = distinct !DILexicalBlock(scope: !496, file: !10, line: 122, column: 9)
!510 = !DILocation(line: 122, column: 9, scope: !509)
!511 = !DILocation(line: 122, column: 29, scope: !509)
!512 = !DILocation(line: 122, column: 34, scope: !509)
!513 = !DILocation(line: 122, column: 37, scope: !509)
!514 = !DILocation(line: 122, column: 9, scope: !496)
!515 = !DILocation(line: 123, column: 21, scope: !509)
!516 = !DILocation(line: 123, column: 14, scope: !509)
!517 = !DILocation(line: 123, column: 27, scope: !509)
!518 = !DILocation(line: 123, column: 9, scope: !509)
!519 = !DILocation(line: 123, column: 32, scope: !509)
!520 = !DILocation(line: 124, column: 1, scope: !496)
!521 = distinct !DISubprogram(name: "symbolic_overflow", scope: !10, file: !10, line: 126, type: !27, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!522 = !DILocalVariable(name: "x", scope: !521, file: !10, line: 128, type: !14)
!523 = !DILocation(line: 128, column: 9, scope: !521)
!524 = !DILocation(line: 129, column: 5, scope: !521)
!525 = !DILocation(line: 130, column: 10, scope: !526)
!526 = distinct !DILexicalBlock(scope: !521, file: !10, line: 130, column: 9)
!527 = !DILocation(line: 130, column: 9, scope: !521)
!528 = !DILocation(line: 131, column: 21, scope: !526)
!529 = !DILocation(line: 131, column: 23, scope: !526)
!530 = !DILocation(line: 131, column: 9, scope: !526)
!531 = !DILocation(line: 132, column: 12, scope: !521)
!532 = !DILocation(line: 132, column: 14, scope: !521)
!533 = !DILocation(line: 132, column: 10, scope: !521)
!534 = !DILocation(line: 133, column: 1, scope: !521)
!535 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !10, file: !10, line: 135, type: !27, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!536 = !DILocalVariable(name: "x", scope: !535, file: !10, line: 137, type: !537)
!537 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!538 = !DILocation(line: 137, column: 11, scope: !535)
!539 = !DILocation(line: 138, column: 5, scope: !535)
!540 = !DILocation(line: 139, column: 13, scope: !535)
!541 = !DILocation(line: 139, column: 36, scope: !535)
!542 = !DILocation(line: 139, column: 34, scope: !535)
!543 = !DILocation(line: 139, column: 10, scope: !535)
!544 = !DILocation(line: 140, column: 1, scope: !535)
!545 = distinct !DISubprogram(name: "symbolic_shift", scope: !10, file: !10, line: 142, type: !27, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!546 = !DILocalVariable(name: "n", scope: !545, file: !10, line: 144, type: !270)
!547 = !DILocation(line: 144, column: 19, scope: !545)
!548 = !DILocation(line: 144, column: 23, scope: !545)
!549 = !DILocation(line: 145, column: 19, scope: !545)
!550 = !DILocation(line: 145, column: 24, scope: !545)
!551 = !DILocation(line: 145, column: 21, scope: !545)
!552 = !DILocation(line: 145, column: 15, scope: !545)
!553 = !DILocation(line: 145, column: 10, scope: !545)
!554 = !DILocation(line: 146, column: 1, scope: !545)
!555 = !DILocalVariable(name: "n", scope: !159, file: !10, line: 151, type: !270)
!556 = !DILocation(line: 151, column: 19, scope: !159)
!557 = !DILocation(line: 151, column: 23, scope: !159)
!558 = !DILocation(line: 152, column: 38, scope: !159)
!559 = !DILocation(line: 152, column: 44, scope: !159)
!560 = !DILocation(line: 152, column: 46, scope: !159)
!561 = !DILocation(line: 152, column: 52, scope: !159)
!562 = !DILocation(line: 152, column: 54, scope: !159)
!563 = !DILocation(line: 152, column: 35, scope: !159)
!564 = !DILocation(line: 152, column: 12, scope: !159)
!565 = !DILocation(line: 152, column: 10, scope: !159)
!566 = !DILocation(line: 153, column: 1, scope: !159)
!567 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !10, file: !10, line: 155, type: !27, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!568 = !DILocalVariable(name: "a", scope: !567, file: !10, line: 157, type: !292)
!569 = !DILocation(line: 157, column: 9, scope: !567)
!570 = !DILocalVariable(name: "i", scope: !567, file: !10, line: 158, type: !270)
!571 = !DILocation(line: 158, column: 19, scope: !567)
!572 = !DILocation(line: 158, column: 23, scope: !567)
!573 = !DILocation(line: 159, column: 19, scope: !567)
!574 = !DILocation(line: 159, column: 24, scope: !567)
!575 = !DILocation(line: 159, column: 12, scope: !567)
!576 = !DILocation(line: 159, column: 17, scope: !567)
!577 = !DILocation(line: 159, column: 5, scope: !567)
!578 = !DILocation(line: 159, column: 10, scope: !567)
!579 = !DILocation(line: 160, column: 10, scope: !580)
!580 = distinct !DILexicalBlock(scope: !567, file: !10, line: 160, column: 9)
!581 = !DILocation(line: 160, column: 9, scope: !567)
!582 = !DILocation(line: 161, column: 9, scope: !580)
!583 = !DILocation(line: 161, column: 14, scope: !580)
!584 = !DILocation(line: 162, column: 11, scope: !585)
!585 = distinct !DILexicalBlock(scope: !567, file: !10, line: 162, column: 9)
!586 = !DILocation(line: 162, column: 13, scope: !585)
!587 = !DILocation(line: 162, column: 9, scope: !585)
!588 = !DILocation(line: 162, column: 9, scope: !567)
!589 = !DILocation(line: 163, column: 14, scope: !585)
!590 = !DILocation(line: 163, column: 9, scope: !585)
!591 = !DILocation(line: 164, column: 1, scope: !567)
!592 = distinct !DISubprogram(name: "symbolic_leak", scope: !10, file: !10, line: 166, type: !27, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !160)
!593 = !DILocalVariable(name: "p", scope: !592, file: !10, line: 168, type: !15)
!594 = !DILocation(line: 168, column: 11, scope: !592)
!595 = !DILocation(line: 168, column: 15, scope: !592)
!596 = !DILocation(line: 169, column: 9, scope: !597)
!597 = distinct !DILexicalBlock(scope: !592, file: !10, line: 169, column: 9)
!598 = !DILocation(line: 169, column: 17, scope: !597)
!599 = !DILocation(line: 169, column: 22, scope: !597)
!600 = !DILocation(line: 169, column: 25, scope: !597)
!601 = !DILocation(line: 169, column: 9, scope: !592)
!602 = !DILocation(line: 170, column: 13, scope: !597)
!603 = !DILocation(line: 170, column: 11, scope: !597)
!604 = !DILocation(line: 170, column: 9, scope: !597)
!605 = !DILocation(line: 171, column: 10, scope: !592)
!606 = !DILocation(line: 171, column: 5, scope: !592)
!607 = !DILocation(line: 172, column: 1, scope: !592)
