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
@entry_symbolic_place_straddles = internal global %struct.fault_case { ptr @.str.6, ptr @symbolic_place_straddles, ptr null }, align 8, !dbg !76
@entry_symbolic_place_past_end = internal global %struct.fault_case { ptr @.str.7, ptr @symbolic_place_past_end, ptr null }, align 8, !dbg !80
@entry_symbolic_size_malloc = internal global %struct.fault_case { ptr @.str.8, ptr @symbolic_size_malloc, ptr null }, align 8, !dbg !84
@entry_symbolic_size_memcpy = internal global %struct.fault_case { ptr @.str.9, ptr @symbolic_size_memcpy, ptr null }, align 8, !dbg !88
@entry_symbolic_size_memset = internal global %struct.fault_case { ptr @.str.10, ptr @symbolic_size_memset, ptr null }, align 8, !dbg !92
@entry_symbolic_division = internal global %struct.fault_case { ptr @.str.11, ptr @symbolic_division, ptr null }, align 8, !dbg !99
@entry_symbolic_null = internal global %struct.fault_case { ptr @.str.12, ptr @symbolic_null, ptr null }, align 8, !dbg !106
@entry_symbolic_assertion = internal global %struct.fault_case { ptr @.str.13, ptr @symbolic_assertion, ptr null }, align 8, !dbg !113
@entry_symbolic_free = internal global %struct.fault_case { ptr @.str.16, ptr @symbolic_free, ptr null }, align 8, !dbg !129
@entry_symbolic_use_after_free = internal global %struct.fault_case { ptr @.str.17, ptr @symbolic_use_after_free, ptr null }, align 8, !dbg !133
@entry_symbolic_string = internal global %struct.fault_case { ptr @.str.18, ptr @symbolic_string, ptr null }, align 8, !dbg !140
@entry_symbolic_overflow = internal global %struct.fault_case { ptr @.str.21, ptr @symbolic_overflow, ptr null }, align 8, !dbg !151
@entry_symbolic_multiplication = internal global %struct.fault_case { ptr @.str.22, ptr @symbolic_multiplication, ptr null }, align 8, !dbg !155
@entry_symbolic_shift = internal global %struct.fault_case { ptr @.str.23, ptr @symbolic_shift, ptr null }, align 8, !dbg !162
@entry_symbolic_misaligned = internal global %struct.fault_case { ptr @.str.24, ptr @symbolic_misaligned, ptr null }, align 8, !dbg !166
@entry_symbolic_uninitialised = internal global %struct.fault_case { ptr @.str.25, ptr @symbolic_uninitialised, ptr null }, align 8, !dbg !179
@entry_symbolic_leak = internal global %struct.fault_case { ptr @.str.26, ptr @symbolic_leak, ptr null }, align 8, !dbg !183
@.str.1 = private unnamed_addr constant [22 x i8] c"symbolic_index_global\00", align 1, !dbg !30
@table = internal global [10 x i32] zeroinitializer, align 16, !dbg !42
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !37
@.str.3 = private unnamed_addr constant [21 x i8] c"symbolic_index_stack\00", align 1, !dbg !47
@__const.symbolic_index_stack.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@sink = internal global i32 0, align 4, !dbg !54
@.str.4 = private unnamed_addr constant [20 x i8] c"symbolic_index_heap\00", align 1, !dbg !57
@.str.5 = private unnamed_addr constant [24 x i8] c"symbolic_index_negative\00", align 1, !dbg !64
@.str.6 = private unnamed_addr constant [25 x i8] c"symbolic_place_straddles\00", align 1, !dbg !71
@.str.7 = private unnamed_addr constant [24 x i8] c"symbolic_place_past_end\00", align 1, !dbg !78
@.str.8 = private unnamed_addr constant [21 x i8] c"symbolic_size_malloc\00", align 1, !dbg !82
@.str.9 = private unnamed_addr constant [21 x i8] c"symbolic_size_memcpy\00", align 1, !dbg !86
@.str.10 = private unnamed_addr constant [21 x i8] c"symbolic_size_memset\00", align 1, !dbg !90
@.str.11 = private unnamed_addr constant [18 x i8] c"symbolic_division\00", align 1, !dbg !94
@.str.12 = private unnamed_addr constant [14 x i8] c"symbolic_null\00", align 1, !dbg !101
@.str.13 = private unnamed_addr constant [19 x i8] c"symbolic_assertion\00", align 1, !dbg !108
@.str.14 = private unnamed_addr constant [13 x i8] c"x * 3 != 603\00", align 1, !dbg !115
@.str.15 = private unnamed_addr constant [24 x i8] c"tests/faults/symbolic.c\00", align 1, !dbg !120
@__PRETTY_FUNCTION__.symbolic_assertion = private unnamed_addr constant [30 x i8] c"void symbolic_assertion(void)\00", align 1, !dbg !122
@.str.16 = private unnamed_addr constant [14 x i8] c"symbolic_free\00", align 1, !dbg !127
@.str.17 = private unnamed_addr constant [24 x i8] c"symbolic_use_after_free\00", align 1, !dbg !131
@.str.18 = private unnamed_addr constant [16 x i8] c"symbolic_string\00", align 1, !dbg !135
@.str.19 = private unnamed_addr constant [5 x i8] c"word\00", align 1, !dbg !142
@.str.20 = private unnamed_addr constant [4 x i8] c"go!\00", align 1, !dbg !147
@.str.21 = private unnamed_addr constant [18 x i8] c"symbolic_overflow\00", align 1, !dbg !149
@.str.22 = private unnamed_addr constant [24 x i8] c"symbolic_multiplication\00", align 1, !dbg !153
@.str.23 = private unnamed_addr constant [15 x i8] c"symbolic_shift\00", align 1, !dbg !157
@.str.24 = private unnamed_addr constant [20 x i8] c"symbolic_misaligned\00", align 1, !dbg !164
@symbolic_misaligned.words = internal global [4 x i64] zeroinitializer, align 16, !dbg !168
@.str.25 = private unnamed_addr constant [23 x i8] c"symbolic_uninitialised\00", align 1, !dbg !174
@.str.26 = private unnamed_addr constant [14 x i8] c"symbolic_leak\00", align 1, !dbg !181
@llvm.global_ctors = appending global [21 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_place_straddles, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_place_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_malloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memcpy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memset, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_division, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_assertion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_use_after_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_multiplication, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_shift, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_misaligned, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_uninitialised, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_leak, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !193 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !197, !DIExpression(), !198)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !199, !DIExpression(), !200)
  %7 = load i32, ptr %4, align 4, !dbg !201
  %8 = icmp sgt i32 %7, 2, !dbg !202
  br i1 %8, label %9, label %15, !dbg !203

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !204
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !204
  %12 = load ptr, ptr %11, align 8, !dbg !204
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #9, !dbg !205
  %14 = icmp eq i32 %13, 0, !dbg !206
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !207
  %17 = zext i1 %16 to i32, !dbg !203
  store i32 %17, ptr @bad, align 4, !dbg !208
    #dbg_declare(ptr %6, !209, !DIExpression(), !211)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !212
  store ptr %18, ptr %6, align 8, !dbg !211
  br label %19, !dbg !213

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !214
  %21 = icmp ne ptr %20, null, !dbg !216
  br i1 %21, label %22, label %43, !dbg !216

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !217
  %24 = icmp sgt i32 %23, 1, !dbg !219
  br i1 %24, label %25, label %38, !dbg !220

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !221
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !221
  %28 = load ptr, ptr %27, align 8, !dbg !221
  %29 = load ptr, ptr %6, align 8, !dbg !222
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !223
  %31 = load ptr, ptr %30, align 8, !dbg !223
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #9, !dbg !224
  %33 = icmp eq i32 %32, 0, !dbg !225
  br i1 %33, label %34, label %38, !dbg !226

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !227
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !229
  %37 = load ptr, ptr %36, align 8, !dbg !229
  call void %37(), !dbg !227
  store i32 0, ptr %3, align 4, !dbg !230
  br label %44, !dbg !230

38:                                               ; preds = %25, %22
  br label %39, !dbg !231

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !232
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !233
  %42 = load ptr, ptr %41, align 8, !dbg !233
  store ptr %42, ptr %6, align 8, !dbg !234
  br label %19, !dbg !235, !llvm.loop !236

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !239
  br label %44, !dbg !239

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !240
  ret i32 %45, !dbg !240
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !241 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !242
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !242
  store ptr @entry_symbolic_index_global, ptr @all_cases, align 8, !dbg !242
  ret void, !dbg !242
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !243 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !244
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !244
  store ptr @entry_symbolic_index_stack, ptr @all_cases, align 8, !dbg !244
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !245 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !246
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !246
  store ptr @entry_symbolic_index_heap, ptr @all_cases, align 8, !dbg !246
  ret void, !dbg !246
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !247 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !248
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !248
  store ptr @entry_symbolic_index_negative, ptr @all_cases, align 8, !dbg !248
  ret void, !dbg !248
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_straddles() #0 !dbg !249 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !250
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_place_straddles, i32 0, i32 2), align 8, !dbg !250
  store ptr @entry_symbolic_place_straddles, ptr @all_cases, align 8, !dbg !250
  ret void, !dbg !250
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_past_end() #0 !dbg !251 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !252
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_place_past_end, i32 0, i32 2), align 8, !dbg !252
  store ptr @entry_symbolic_place_past_end, ptr @all_cases, align 8, !dbg !252
  ret void, !dbg !252
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !253 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !254
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !254
  store ptr @entry_symbolic_size_malloc, ptr @all_cases, align 8, !dbg !254
  ret void, !dbg !254
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !255 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !256
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !256
  store ptr @entry_symbolic_size_memcpy, ptr @all_cases, align 8, !dbg !256
  ret void, !dbg !256
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !257 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !258
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !258
  store ptr @entry_symbolic_size_memset, ptr @all_cases, align 8, !dbg !258
  ret void, !dbg !258
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !259 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !260
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !260
  store ptr @entry_symbolic_division, ptr @all_cases, align 8, !dbg !260
  ret void, !dbg !260
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !261 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !262
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !262
  store ptr @entry_symbolic_null, ptr @all_cases, align 8, !dbg !262
  ret void, !dbg !262
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !263 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !264
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !264
  store ptr @entry_symbolic_assertion, ptr @all_cases, align 8, !dbg !264
  ret void, !dbg !264
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !265 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !266
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !266
  store ptr @entry_symbolic_free, ptr @all_cases, align 8, !dbg !266
  ret void, !dbg !266
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !267 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !268
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !268
  store ptr @entry_symbolic_use_after_free, ptr @all_cases, align 8, !dbg !268
  ret void, !dbg !268
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !269 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !270
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !270
  store ptr @entry_symbolic_string, ptr @all_cases, align 8, !dbg !270
  ret void, !dbg !270
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !271 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !272
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !272
  store ptr @entry_symbolic_overflow, ptr @all_cases, align 8, !dbg !272
  ret void, !dbg !272
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !273 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !274
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !274
  store ptr @entry_symbolic_multiplication, ptr @all_cases, align 8, !dbg !274
  ret void, !dbg !274
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !275 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !276
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !276
  store ptr @entry_symbolic_shift, ptr @all_cases, align 8, !dbg !276
  ret void, !dbg !276
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !277 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !278
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !278
  store ptr @entry_symbolic_misaligned, ptr @all_cases, align 8, !dbg !278
  ret void, !dbg !278
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !279 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !280
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !280
  store ptr @entry_symbolic_uninitialised, ptr @all_cases, align 8, !dbg !280
  ret void, !dbg !280
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !281 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !282
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !282
  store ptr @entry_symbolic_leak, ptr @all_cases, align 8, !dbg !282
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !283 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !284, !DIExpression(), !286)
  %2 = call zeroext i8 @input(), !dbg !287
  store i8 %2, ptr %1, align 1, !dbg !286
  %3 = load i8, ptr %1, align 1, !dbg !288
  %4 = zext i8 %3 to i32, !dbg !288
  %5 = load i32, ptr @bad, align 4, !dbg !290
  %6 = icmp ne i32 %5, 0, !dbg !290
  %7 = zext i1 %6 to i64, !dbg !290
  %8 = select i1 %6, i32 10, i32 9, !dbg !290
  %9 = icmp sle i32 %4, %8, !dbg !291
  br i1 %9, label %10, label %14, !dbg !292

10:                                               ; preds = %0
  %11 = load i8, ptr %1, align 1, !dbg !293
  %12 = zext i8 %11 to i64, !dbg !294
  %13 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %12, !dbg !294
  store i32 1, ptr %13, align 4, !dbg !295
  br label %14, !dbg !294

14:                                               ; preds = %10, %0
  ret void, !dbg !296
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !297 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !300, !DIExpression(), !301)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 1, ptr noundef @.str.2), !dbg !302
  %2 = load i8, ptr %1, align 1, !dbg !303
  ret i8 %2, !dbg !304
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !305 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !306, !DIExpression(), !308)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.symbolic_index_stack.a, i64 16, i1 false), !dbg !308
    #dbg_declare(ptr %2, !309, !DIExpression(), !310)
  %3 = call zeroext i8 @input(), !dbg !311
  store i8 %3, ptr %2, align 1, !dbg !310
  %4 = load i8, ptr %2, align 1, !dbg !312
  %5 = zext i8 %4 to i32, !dbg !312
  %6 = load i32, ptr @bad, align 4, !dbg !314
  %7 = icmp ne i32 %6, 0, !dbg !314
  %8 = zext i1 %7 to i64, !dbg !314
  %9 = select i1 %7, i32 5, i32 4, !dbg !314
  %10 = icmp slt i32 %5, %9, !dbg !315
  br i1 %10, label %11, label %16, !dbg !316

11:                                               ; preds = %0
  %12 = load i8, ptr %2, align 1, !dbg !317
  %13 = zext i8 %12 to i64, !dbg !318
  %14 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %13, !dbg !318
  %15 = load i32, ptr %14, align 4, !dbg !318
  store volatile i32 %15, ptr @sink, align 4, !dbg !319
  br label %16, !dbg !320

16:                                               ; preds = %11, %0
  ret void, !dbg !321
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !322 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !323, !DIExpression(), !324)
  %3 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1) #10, !dbg !325
  store ptr %3, ptr %1, align 8, !dbg !324
    #dbg_declare(ptr %2, !326, !DIExpression(), !327)
  %4 = call zeroext i8 @input(), !dbg !328
  store i8 %4, ptr %2, align 1, !dbg !327
  %5 = load i8, ptr %2, align 1, !dbg !329
  %6 = sext i8 %5 to i32, !dbg !329
  %7 = icmp slt i32 %6, 8, !dbg !331
  br i1 %7, label %8, label %23, !dbg !332

8:                                                ; preds = %0
  %9 = load i8, ptr %2, align 1, !dbg !333
  %10 = sext i8 %9 to i32, !dbg !333
  %11 = load i32, ptr @bad, align 4, !dbg !334
  %12 = icmp ne i32 %11, 0, !dbg !334
  %13 = zext i1 %12 to i64, !dbg !334
  %14 = select i1 %12, i32 -4, i32 0, !dbg !334
  %15 = icmp sge i32 %10, %14, !dbg !335
  br i1 %15, label %16, label %23, !dbg !336

16:                                               ; preds = %8
  %17 = load ptr, ptr %1, align 8, !dbg !337
  %18 = load i8, ptr %2, align 1, !dbg !338
  %19 = sext i8 %18 to i64, !dbg !337
  %20 = getelementptr inbounds i8, ptr %17, i64 %19, !dbg !337
  %21 = load i8, ptr %20, align 1, !dbg !337
  %22 = sext i8 %21 to i32, !dbg !337
  store volatile i32 %22, ptr @sink, align 4, !dbg !339
  br label %23, !dbg !340

23:                                               ; preds = %16, %8, %0
  %24 = load ptr, ptr %1, align 8, !dbg !341
  call void @free(ptr noundef %24) #11, !dbg !342
  ret void, !dbg !343
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !344 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !345, !DIExpression(), !346)
  %2 = call zeroext i8 @input(), !dbg !347
  store i8 %2, ptr %1, align 1, !dbg !346
  %3 = load i8, ptr %1, align 1, !dbg !348
  %4 = zext i8 %3 to i32, !dbg !348
  %5 = and i32 %4, 7, !dbg !349
  %6 = load i32, ptr @bad, align 4, !dbg !350
  %7 = sub nsw i32 %5, %6, !dbg !351
  %8 = sext i32 %7 to i64, !dbg !352
  %9 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %8, !dbg !352
  %10 = load i32, ptr %9, align 4, !dbg !352
  store volatile i32 %10, ptr @sink, align 4, !dbg !353
  ret void, !dbg !354
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_straddles() #0 !dbg !355 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !356, !DIExpression(), !357)
  %3 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 1) #10, !dbg !358
  store ptr %3, ptr %1, align 8, !dbg !357
    #dbg_declare(ptr %2, !359, !DIExpression(), !360)
  %4 = call zeroext i8 @input(), !dbg !361
  store i8 %4, ptr %2, align 1, !dbg !360
  %5 = load i8, ptr %2, align 1, !dbg !362
  %6 = zext i8 %5 to i32, !dbg !362
  %7 = load i32, ptr @bad, align 4, !dbg !364
  %8 = icmp ne i32 %7, 0, !dbg !364
  %9 = zext i1 %8 to i64, !dbg !364
  %10 = select i1 %8, i32 8, i32 4, !dbg !364
  %11 = icmp eq i32 %6, %10, !dbg !365
  br i1 %11, label %12, label %18, !dbg !366

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !367
  %14 = load i8, ptr %2, align 1, !dbg !368
  %15 = zext i8 %14 to i32, !dbg !368
  %16 = sext i32 %15 to i64, !dbg !369
  %17 = getelementptr inbounds i8, ptr %13, i64 %16, !dbg !369
  store i32 1, ptr %17, align 4, !dbg !370
  br label %18, !dbg !371

18:                                               ; preds = %12, %0
  %19 = load ptr, ptr %1, align 8, !dbg !372
  call void @free(ptr noundef %19) #11, !dbg !373
  ret void, !dbg !374
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_past_end() #0 !dbg !375 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !376, !DIExpression(), !377)
  %3 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 1) #10, !dbg !378
  store ptr %3, ptr %1, align 8, !dbg !377
    #dbg_declare(ptr %2, !379, !DIExpression(), !380)
  %4 = call zeroext i8 @input(), !dbg !381
  store i8 %4, ptr %2, align 1, !dbg !380
  %5 = load i8, ptr %2, align 1, !dbg !382
  %6 = zext i8 %5 to i32, !dbg !382
  %7 = load i32, ptr @bad, align 4, !dbg !384
  %8 = icmp ne i32 %7, 0, !dbg !384
  %9 = zext i1 %8 to i64, !dbg !384
  %10 = select i1 %8, i32 13, i32 4, !dbg !384
  %11 = icmp eq i32 %6, %10, !dbg !385
  br i1 %11, label %12, label %18, !dbg !386

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !387
  %14 = load i8, ptr %2, align 1, !dbg !388
  %15 = zext i8 %14 to i32, !dbg !388
  %16 = sext i32 %15 to i64, !dbg !389
  %17 = getelementptr inbounds i8, ptr %13, i64 %16, !dbg !389
  store i32 1, ptr %17, align 4, !dbg !390
  br label %18, !dbg !391

18:                                               ; preds = %12, %0
  %19 = load ptr, ptr %1, align 8, !dbg !392
  call void @free(ptr noundef %19) #11, !dbg !393
  ret void, !dbg !394
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !395 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !396, !DIExpression(), !397)
  %3 = call zeroext i8 @input(), !dbg !398
  store i8 %3, ptr %1, align 1, !dbg !397
  %4 = load i8, ptr %1, align 1, !dbg !399
  %5 = zext i8 %4 to i32, !dbg !399
  %6 = icmp eq i32 %5, 0, !dbg !401
  br i1 %6, label %7, label %8, !dbg !402

7:                                                ; preds = %0
  br label %28, !dbg !403

8:                                                ; preds = %0
    #dbg_declare(ptr %2, !404, !DIExpression(), !405)
  %9 = load i8, ptr %1, align 1, !dbg !406
  %10 = zext i8 %9 to i64, !dbg !406
  %11 = call noalias ptr @malloc(i64 noundef %10) #12, !dbg !407
  store ptr %11, ptr %2, align 8, !dbg !405
  %12 = load ptr, ptr %2, align 8, !dbg !408
  %13 = load i32, ptr @bad, align 4, !dbg !409
  %14 = icmp ne i32 %13, 0, !dbg !409
  br i1 %14, label %15, label %19, !dbg !409

15:                                               ; preds = %8
  %16 = load i8, ptr %1, align 1, !dbg !410
  %17 = zext i8 %16 to i32, !dbg !410
  %18 = and i32 %17, 3, !dbg !411
  br label %23, !dbg !409

19:                                               ; preds = %8
  %20 = load i8, ptr %1, align 1, !dbg !412
  %21 = zext i8 %20 to i32, !dbg !412
  %22 = sub nsw i32 %21, 1, !dbg !413
  br label %23, !dbg !409

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !409
  %25 = sext i32 %24 to i64, !dbg !408
  %26 = getelementptr inbounds i8, ptr %12, i64 %25, !dbg !408
  store i8 1, ptr %26, align 1, !dbg !414
  %27 = load ptr, ptr %2, align 8, !dbg !415
  call void @free(ptr noundef %27) #11, !dbg !416
  br label %28, !dbg !417

28:                                               ; preds = %23, %7
  ret void, !dbg !417
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !418 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !419, !DIExpression(), !420)
    #dbg_declare(ptr %2, !421, !DIExpression(), !425)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 32, i1 false), !dbg !425
    #dbg_declare(ptr %3, !426, !DIExpression(), !427)
  %4 = call zeroext i8 @input(), !dbg !428
  store i8 %4, ptr %3, align 1, !dbg !427
  %5 = load i8, ptr %3, align 1, !dbg !429
  %6 = zext i8 %5 to i32, !dbg !429
  %7 = load i32, ptr @bad, align 4, !dbg !431
  %8 = icmp ne i32 %7, 0, !dbg !431
  %9 = zext i1 %8 to i64, !dbg !431
  %10 = select i1 %8, i32 17, i32 16, !dbg !431
  %11 = icmp sle i32 %6, %10, !dbg !432
  br i1 %11, label %12, label %17, !dbg !433

12:                                               ; preds = %0
  %13 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !434
  %14 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !434
  %15 = load i8, ptr %3, align 1, !dbg !435
  %16 = zext i8 %15 to i64, !dbg !435
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %14, i64 %16, i1 false), !dbg !434
  br label %17, !dbg !434

17:                                               ; preds = %12, %0
  ret void, !dbg !436
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !437 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !438, !DIExpression(), !442)
    #dbg_declare(ptr %2, !443, !DIExpression(), !444)
  %3 = call zeroext i8 @input(), !dbg !445
  store i8 %3, ptr %2, align 1, !dbg !444
  %4 = load i8, ptr %2, align 1, !dbg !446
  %5 = zext i8 %4 to i32, !dbg !446
  %6 = load i32, ptr @bad, align 4, !dbg !448
  %7 = mul nsw i32 2, %6, !dbg !449
  %8 = add nsw i32 8, %7, !dbg !450
  %9 = icmp slt i32 %5, %8, !dbg !451
  br i1 %9, label %10, label %14, !dbg !452

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !453
  %12 = load i8, ptr %2, align 1, !dbg !454
  %13 = zext i8 %12 to i64, !dbg !454
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 0, i64 %13, i1 false), !dbg !453
  br label %14, !dbg !453

14:                                               ; preds = %10, %0
  ret void, !dbg !455
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !456 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !457, !DIExpression(), !458)
  %2 = call zeroext i8 @input(), !dbg !459
  store i8 %2, ptr %1, align 1, !dbg !458
  %3 = load i32, ptr @bad, align 4, !dbg !460
  %4 = icmp ne i32 %3, 0, !dbg !460
  br i1 %4, label %9, label %5, !dbg !462

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !463
  %7 = zext i8 %6 to i32, !dbg !463
  %8 = icmp ne i32 %7, 0, !dbg !463
  br i1 %8, label %9, label %13, !dbg !464

9:                                                ; preds = %5, %0
  %10 = load i8, ptr %1, align 1, !dbg !465
  %11 = zext i8 %10 to i32, !dbg !465
  %12 = sdiv i32 100, %11, !dbg !466
  store volatile i32 %12, ptr @sink, align 4, !dbg !467
  br label %13, !dbg !468

13:                                               ; preds = %9, %5
  ret void, !dbg !469
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !470 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !471, !DIExpression(), !472)
  %4 = call zeroext i8 @input(), !dbg !473
  store i8 %4, ptr %1, align 1, !dbg !472
    #dbg_declare(ptr %2, !474, !DIExpression(), !475)
  store i32 0, ptr %2, align 4, !dbg !475
    #dbg_declare(ptr %3, !476, !DIExpression(), !477)
  %5 = load i32, ptr @bad, align 4, !dbg !478
  %6 = icmp ne i32 %5, 0, !dbg !478
  br i1 %6, label %7, label %12, !dbg !479

7:                                                ; preds = %0
  %8 = load i8, ptr %1, align 1, !dbg !480
  %9 = zext i8 %8 to i32, !dbg !480
  %10 = icmp eq i32 %9, 77, !dbg !481
  br i1 %10, label %11, label %12, !dbg !478

11:                                               ; preds = %7
  br label %13, !dbg !478

12:                                               ; preds = %7, %0
  br label %13, !dbg !478

13:                                               ; preds = %12, %11
  %14 = phi ptr [ null, %11 ], [ %2, %12 ], !dbg !478
  store ptr %14, ptr %3, align 8, !dbg !477
  %15 = load ptr, ptr %3, align 8, !dbg !482
  store i32 1, ptr %15, align 4, !dbg !483
  ret void, !dbg !484
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !485 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !486, !DIExpression(), !487)
  %2 = call zeroext i8 @input(), !dbg !488
  store i8 %2, ptr %1, align 1, !dbg !487
  %3 = load i32, ptr @bad, align 4, !dbg !489
  %4 = icmp ne i32 %3, 0, !dbg !489
  br i1 %4, label %11, label %5, !dbg !491

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !492
  %7 = zext i8 %6 to i32, !dbg !492
  %8 = icmp slt i32 %7, 200, !dbg !493
  %9 = zext i1 %8 to i32, !dbg !493
  %10 = sext i32 %9 to i64, !dbg !492
  call void @klee_assume(i64 noundef %10), !dbg !494
  br label %11, !dbg !494

11:                                               ; preds = %5, %0
  %12 = load i8, ptr %1, align 1, !dbg !495
  %13 = zext i8 %12 to i32, !dbg !495
  %14 = mul nsw i32 %13, 3, !dbg !495
  %15 = icmp ne i32 %14, 603, !dbg !495
  br i1 %15, label %16, label %17, !dbg !498

16:                                               ; preds = %11
  br label %18, !dbg !498

17:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.15, i32 noundef 110, ptr noundef @__PRETTY_FUNCTION__.symbolic_assertion) #13, !dbg !495
  unreachable, !dbg !495

18:                                               ; preds = %16
  ret void, !dbg !499
}

declare void @klee_assume(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !500 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !501, !DIExpression(), !502)
  %4 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !503
  store ptr %4, ptr %1, align 8, !dbg !502
    #dbg_declare(ptr %2, !504, !DIExpression(), !505)
  %5 = load ptr, ptr %1, align 8, !dbg !506
  store ptr %5, ptr %2, align 8, !dbg !505
    #dbg_declare(ptr %3, !507, !DIExpression(), !508)
  %6 = call zeroext i8 @input(), !dbg !509
  store i8 %6, ptr %3, align 1, !dbg !508
  %7 = load i32, ptr @bad, align 4, !dbg !510
  %8 = icmp ne i32 %7, 0, !dbg !510
  br i1 %8, label %9, label %15, !dbg !512

9:                                                ; preds = %0
  %10 = load i8, ptr %3, align 1, !dbg !513
  %11 = zext i8 %10 to i32, !dbg !513
  %12 = icmp sgt i32 %11, 250, !dbg !514
  br i1 %12, label %13, label %15, !dbg !515

13:                                               ; preds = %9
  %14 = load ptr, ptr %1, align 8, !dbg !516
  call void @free(ptr noundef %14) #11, !dbg !517
  br label %15, !dbg !517

15:                                               ; preds = %13, %9, %0
  %16 = load ptr, ptr %2, align 8, !dbg !518
  call void @free(ptr noundef %16) #11, !dbg !519
  ret void, !dbg !520
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !521 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !522, !DIExpression(), !523)
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #10, !dbg !524
  store ptr %3, ptr %1, align 8, !dbg !523
    #dbg_declare(ptr %2, !525, !DIExpression(), !526)
  %4 = call zeroext i8 @input(), !dbg !527
  store i8 %4, ptr %2, align 1, !dbg !526
  %5 = load i8, ptr %2, align 1, !dbg !528
  %6 = zext i8 %5 to i32, !dbg !528
  %7 = icmp eq i32 %6, 42, !dbg !530
  br i1 %7, label %8, label %10, !dbg !531

8:                                                ; preds = %0
  %9 = load ptr, ptr %1, align 8, !dbg !532
  call void @free(ptr noundef %9) #11, !dbg !533
  br label %10, !dbg !533

10:                                               ; preds = %8, %0
  %11 = load i32, ptr @bad, align 4, !dbg !534
  %12 = icmp ne i32 %11, 0, !dbg !534
  br i1 %12, label %13, label %17, !dbg !536

13:                                               ; preds = %10
  %14 = load i8, ptr %2, align 1, !dbg !537
  %15 = zext i8 %14 to i32, !dbg !537
  %16 = icmp sgt i32 %15, 41, !dbg !538
  br i1 %16, label %21, label %24, !dbg !534

17:                                               ; preds = %10
  %18 = load i8, ptr %2, align 1, !dbg !539
  %19 = zext i8 %18 to i32, !dbg !539
  %20 = icmp sgt i32 %19, 42, !dbg !540
  br i1 %20, label %21, label %24, !dbg !536

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %1, align 8, !dbg !541
  %23 = getelementptr inbounds i8, ptr %22, i64 0, !dbg !541
  store i8 1, ptr %23, align 1, !dbg !542
  br label %24, !dbg !541

24:                                               ; preds = %21, %17, %13
  %25 = load i8, ptr %2, align 1, !dbg !543
  %26 = zext i8 %25 to i32, !dbg !543
  %27 = icmp ne i32 %26, 42, !dbg !545
  br i1 %27, label %28, label %30, !dbg !546

28:                                               ; preds = %24
  %29 = load ptr, ptr %1, align 8, !dbg !547
  call void @free(ptr noundef %29) #11, !dbg !548
  br label %30, !dbg !548

30:                                               ; preds = %28, %24
  ret void, !dbg !549
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !550 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !551, !DIExpression(), !552)
    #dbg_declare(ptr %2, !553, !DIExpression(), !554)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !555
  call void @klee_make_symbolic(ptr noundef %3, i64 noundef 4, ptr noundef @.str.19), !dbg !556
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 3, !dbg !557
  store i8 0, ptr %4, align 1, !dbg !558
  %5 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !559
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !560
  %7 = call ptr @strcpy(ptr noundef %5, ptr noundef %6) #11, !dbg !561
  %8 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !562
  %9 = call i32 @strcmp(ptr noundef %8, ptr noundef @.str.20) #9, !dbg !564
  %10 = icmp eq i32 %9, 0, !dbg !565
  br i1 %10, label %11, label %19, !dbg !566

11:                                               ; preds = %0
  %12 = load i32, ptr @bad, align 4, !dbg !567
  %13 = icmp ne i32 %12, 0, !dbg !567
  br i1 %13, label %14, label %19, !dbg !568

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !569
  %16 = call i64 @strlen(ptr noundef %15) #9, !dbg !570
  %17 = add i64 %16, 1, !dbg !571
  %18 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 %17, !dbg !572
  store i8 1, ptr %18, align 1, !dbg !573
  br label %19, !dbg !572

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !574
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !575 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !576, !DIExpression(), !577)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 4, ptr noundef @.str.2), !dbg !578
  %2 = load i32, ptr @bad, align 4, !dbg !579
  %3 = icmp ne i32 %2, 0, !dbg !579
  br i1 %3, label %9, label %4, !dbg !581

4:                                                ; preds = %0
  %5 = load i32, ptr %1, align 4, !dbg !582
  %6 = icmp slt i32 %5, 2147483647, !dbg !583
  %7 = zext i1 %6 to i32, !dbg !583
  %8 = sext i32 %7 to i64, !dbg !582
  call void @klee_assume(i64 noundef %8), !dbg !584
  br label %9, !dbg !584

9:                                                ; preds = %4, %0
  %10 = load i32, ptr %1, align 4, !dbg !585
  %11 = add nsw i32 %10, 1, !dbg !586
  store volatile i32 %11, ptr @sink, align 4, !dbg !587
  ret void, !dbg !588
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !589 {
  %1 = alloca i16, align 2
    #dbg_declare(ptr %1, !590, !DIExpression(), !592)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 2, ptr noundef @.str.2), !dbg !593
  %2 = load i32, ptr @bad, align 4, !dbg !594
  %3 = icmp ne i32 %2, 0, !dbg !594
  %4 = zext i1 %3 to i64, !dbg !594
  %5 = select i1 %3, i32 65537, i32 65535, !dbg !594
  %6 = load i16, ptr %1, align 2, !dbg !595
  %7 = sext i16 %6 to i32, !dbg !595
  %8 = mul nsw i32 %5, %7, !dbg !596
  store volatile i32 %8, ptr @sink, align 4, !dbg !597
  ret void, !dbg !598
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !599 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !600, !DIExpression(), !601)
  %2 = call zeroext i8 @input(), !dbg !602
  store i8 %2, ptr %1, align 1, !dbg !601
  %3 = load i8, ptr %1, align 1, !dbg !603
  %4 = zext i8 %3 to i32, !dbg !603
  %5 = load i32, ptr @bad, align 4, !dbg !604
  %6 = icmp ne i32 %5, 0, !dbg !604
  %7 = zext i1 %6 to i64, !dbg !604
  %8 = select i1 %6, i32 63, i32 31, !dbg !604
  %9 = and i32 %4, %8, !dbg !605
  %10 = shl i32 1, %9, !dbg !606
  store volatile i32 %10, ptr @sink, align 4, !dbg !607
  ret void, !dbg !608
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !170 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !609, !DIExpression(), !610)
  %2 = call zeroext i8 @input(), !dbg !611
  store i8 %2, ptr %1, align 1, !dbg !610
  %3 = load i32, ptr @bad, align 4, !dbg !612
  %4 = icmp ne i32 %3, 0, !dbg !612
  br i1 %4, label %5, label %9, !dbg !612

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !613
  %7 = zext i8 %6 to i32, !dbg !613
  %8 = and i32 %7, 6, !dbg !614
  br label %13, !dbg !612

9:                                                ; preds = %0
  %10 = load i8, ptr %1, align 1, !dbg !615
  %11 = zext i8 %10 to i32, !dbg !615
  %12 = and i32 %11, 4, !dbg !616
  br label %13, !dbg !612

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !612
  %15 = sext i32 %14 to i64, !dbg !617
  %16 = getelementptr inbounds i8, ptr @symbolic_misaligned.words, i64 %15, !dbg !617
  %17 = load i32, ptr %16, align 4, !dbg !618
  store volatile i32 %17, ptr @sink, align 4, !dbg !619
  ret void, !dbg !620
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !621 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !622, !DIExpression(), !623)
    #dbg_declare(ptr %2, !624, !DIExpression(), !625)
  %3 = call zeroext i8 @input(), !dbg !626
  store i8 %3, ptr %2, align 1, !dbg !625
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 2, !dbg !627
  store i32 1, ptr %4, align 8, !dbg !628
  %5 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1, !dbg !629
  store i32 1, ptr %5, align 4, !dbg !630
  %6 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !631
  store i32 1, ptr %6, align 16, !dbg !632
  %7 = load i32, ptr @bad, align 4, !dbg !633
  %8 = icmp ne i32 %7, 0, !dbg !633
  br i1 %8, label %11, label %9, !dbg !635

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 3, !dbg !636
  store i32 1, ptr %10, align 4, !dbg !637
  br label %11, !dbg !636

11:                                               ; preds = %9, %0
  %12 = load i8, ptr %2, align 1, !dbg !638
  %13 = zext i8 %12 to i32, !dbg !638
  %14 = and i32 %13, 3, !dbg !640
  %15 = sext i32 %14 to i64, !dbg !641
  %16 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %15, !dbg !641
  %17 = load i32, ptr %16, align 4, !dbg !641
  %18 = icmp ne i32 %17, 0, !dbg !641
  br i1 %18, label %19, label %20, !dbg !642

19:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !643
  br label %20, !dbg !644

20:                                               ; preds = %19, %11
  ret void, !dbg !645
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !646 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !647, !DIExpression(), !648)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !649
  store ptr %2, ptr %1, align 8, !dbg !648
  %3 = call zeroext i8 @input(), !dbg !650
  %4 = zext i8 %3 to i32, !dbg !650
  %5 = icmp eq i32 %4, 9, !dbg !652
  br i1 %5, label %6, label %11, !dbg !653

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !654
  %8 = icmp ne i32 %7, 0, !dbg !654
  br i1 %8, label %9, label %11, !dbg !655

9:                                                ; preds = %6
  %10 = call noalias ptr @malloc(i64 noundef 5) #12, !dbg !656
  store ptr %10, ptr %1, align 8, !dbg !657
  br label %11, !dbg !658

11:                                               ; preds = %9, %6, %0
  %12 = load ptr, ptr %1, align 8, !dbg !659
  call void @free(ptr noundef %12) #11, !dbg !660
  ret void, !dbg !661
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
!llvm.module.flags = !{!185, !186, !187, !188, !189, !190, !191}
!llvm.ident = !{!192}

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
!10 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "de811ee0f42d02562f90c38785c1812c")
!11 = !{!12, !13, !15}
!12 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!16 = !{!0, !17, !7, !30, !35, !37, !42, !47, !52, !54, !57, !62, !64, !69, !71, !76, !78, !80, !82, !84, !86, !88, !90, !92, !94, !99, !101, !106, !108, !113, !115, !120, !122, !127, !129, !131, !133, !135, !140, !142, !147, !149, !151, !153, !155, !157, !162, !164, !166, !168, !174, !179, !181, !183}
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
!72 = distinct !DIGlobalVariable(scope: null, file: !10, line: 47, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 25)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "entry_symbolic_place_straddles", scope: !9, file: !10, line: 47, type: !20, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !10, line: 56, type: !66, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "entry_symbolic_place_past_end", scope: !9, file: !10, line: 56, type: !20, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !10, line: 65, type: !49, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "entry_symbolic_size_malloc", scope: !9, file: !10, line: 65, type: !20, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !10, line: 75, type: !49, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memcpy", scope: !9, file: !10, line: 75, type: !20, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !10, line: 83, type: !49, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memset", scope: !9, file: !10, line: 83, type: !20, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !10, line: 91, type: !96, isLocal: true, isDefinition: true)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 18)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(name: "entry_symbolic_division", scope: !9, file: !10, line: 91, type: !20, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !10, line: 98, type: !103, isLocal: true, isDefinition: true)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 14)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "entry_symbolic_null", scope: !9, file: !10, line: 98, type: !20, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !10, line: 105, type: !110, isLocal: true, isDefinition: true)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 19)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "entry_symbolic_assertion", scope: !9, file: !10, line: 105, type: !20, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !10, line: 110, type: !117, isLocal: true, isDefinition: true)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: 13)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !10, line: 110, type: !66, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !10, line: 110, type: !124, isLocal: true, isDefinition: true)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 240, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 30)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !10, line: 113, type: !103, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_symbolic_free", scope: !9, file: !10, line: 113, type: !20, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !10, line: 122, type: !66, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "entry_symbolic_use_after_free", scope: !9, file: !10, line: 122, type: !20, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !10, line: 134, type: !137, isLocal: true, isDefinition: true)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !138)
!138 = !{!139}
!139 = !DISubrange(count: 16)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "entry_symbolic_string", scope: !9, file: !10, line: 134, type: !20, isLocal: true, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(scope: null, file: !10, line: 137, type: !144, isLocal: true, isDefinition: true)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !145)
!145 = !{!146}
!146 = !DISubrange(count: 5)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(scope: null, file: !10, line: 140, type: !3, isLocal: true, isDefinition: true)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(scope: null, file: !10, line: 144, type: !96, isLocal: true, isDefinition: true)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(name: "entry_symbolic_overflow", scope: !9, file: !10, line: 144, type: !20, isLocal: true, isDefinition: true)
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(scope: null, file: !10, line: 153, type: !66, isLocal: true, isDefinition: true)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "entry_symbolic_multiplication", scope: !9, file: !10, line: 153, type: !20, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(scope: null, file: !10, line: 160, type: !159, isLocal: true, isDefinition: true)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !160)
!160 = !{!161}
!161 = !DISubrange(count: 15)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(name: "entry_symbolic_shift", scope: !9, file: !10, line: 160, type: !20, isLocal: true, isDefinition: true)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(scope: null, file: !10, line: 166, type: !59, isLocal: true, isDefinition: true)
!166 = !DIGlobalVariableExpression(var: !167, expr: !DIExpression())
!167 = distinct !DIGlobalVariable(name: "entry_symbolic_misaligned", scope: !9, file: !10, line: 166, type: !20, isLocal: true, isDefinition: true)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(name: "words", scope: !170, file: !10, line: 168, type: !172, isLocal: true, isDefinition: true)
!170 = distinct !DISubprogram(name: "symbolic_misaligned", scope: !10, file: !10, line: 166, type: !27, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!171 = !{}
!172 = !DICompositeType(tag: DW_TAG_array_type, baseType: !173, size: 256, elements: !5)
!173 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!174 = !DIGlobalVariableExpression(var: !175, expr: !DIExpression())
!175 = distinct !DIGlobalVariable(scope: null, file: !10, line: 173, type: !176, isLocal: true, isDefinition: true)
!176 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !177)
!177 = !{!178}
!178 = !DISubrange(count: 23)
!179 = !DIGlobalVariableExpression(var: !180, expr: !DIExpression())
!180 = distinct !DIGlobalVariable(name: "entry_symbolic_uninitialised", scope: !9, file: !10, line: 173, type: !20, isLocal: true, isDefinition: true)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression())
!182 = distinct !DIGlobalVariable(scope: null, file: !10, line: 184, type: !103, isLocal: true, isDefinition: true)
!183 = !DIGlobalVariableExpression(var: !184, expr: !DIExpression())
!184 = distinct !DIGlobalVariable(name: "entry_symbolic_leak", scope: !9, file: !10, line: 184, type: !20, isLocal: true, isDefinition: true)
!185 = !{i32 7, !"Dwarf Version", i32 5}
!186 = !{i32 2, !"Debug Info Version", i32 3}
!187 = !{i32 1, !"wchar_size", i32 4}
!188 = !{i32 8, !"PIC Level", i32 2}
!189 = !{i32 7, !"PIE Level", i32 2}
!190 = !{i32 7, !"uwtable", i32 2}
!191 = !{i32 7, !"frame-pointer", i32 2}
!192 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!193 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !194, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !171)
!194 = !DISubroutineType(types: !195)
!195 = !{!14, !14, !196}
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!197 = !DILocalVariable(name: "argc", arg: 1, scope: !193, file: !2, line: 30, type: !14)
!198 = !DILocation(line: 30, column: 14, scope: !193)
!199 = !DILocalVariable(name: "argv", arg: 2, scope: !193, file: !2, line: 30, type: !196)
!200 = !DILocation(line: 30, column: 27, scope: !193)
!201 = !DILocation(line: 32, column: 11, scope: !193)
!202 = !DILocation(line: 32, column: 16, scope: !193)
!203 = !DILocation(line: 32, column: 20, scope: !193)
!204 = !DILocation(line: 32, column: 30, scope: !193)
!205 = !DILocation(line: 32, column: 23, scope: !193)
!206 = !DILocation(line: 32, column: 46, scope: !193)
!207 = !DILocation(line: 0, scope: !193)
!208 = !DILocation(line: 32, column: 9, scope: !193)
!209 = !DILocalVariable(name: "c", scope: !210, file: !2, line: 33, type: !19)
!210 = distinct !DILexicalBlock(scope: !193, file: !2, line: 33, column: 5)
!211 = !DILocation(line: 33, column: 29, scope: !210)
!212 = !DILocation(line: 33, column: 33, scope: !210)
!213 = !DILocation(line: 33, column: 10, scope: !210)
!214 = !DILocation(line: 33, column: 44, scope: !215)
!215 = distinct !DILexicalBlock(scope: !210, file: !2, line: 33, column: 5)
!216 = !DILocation(line: 33, column: 5, scope: !210)
!217 = !DILocation(line: 34, column: 13, scope: !218)
!218 = distinct !DILexicalBlock(scope: !215, file: !2, line: 34, column: 13)
!219 = !DILocation(line: 34, column: 18, scope: !218)
!220 = !DILocation(line: 34, column: 22, scope: !218)
!221 = !DILocation(line: 34, column: 32, scope: !218)
!222 = !DILocation(line: 34, column: 41, scope: !218)
!223 = !DILocation(line: 34, column: 44, scope: !218)
!224 = !DILocation(line: 34, column: 25, scope: !218)
!225 = !DILocation(line: 34, column: 50, scope: !218)
!226 = !DILocation(line: 34, column: 13, scope: !215)
!227 = !DILocation(line: 35, column: 13, scope: !228)
!228 = distinct !DILexicalBlock(scope: !218, file: !2, line: 34, column: 56)
!229 = !DILocation(line: 35, column: 16, scope: !228)
!230 = !DILocation(line: 36, column: 13, scope: !228)
!231 = !DILocation(line: 34, column: 53, scope: !218)
!232 = !DILocation(line: 33, column: 51, scope: !215)
!233 = !DILocation(line: 33, column: 54, scope: !215)
!234 = !DILocation(line: 33, column: 49, scope: !215)
!235 = !DILocation(line: 33, column: 5, scope: !215)
!236 = distinct !{!236, !216, !237, !238}
!237 = !DILocation(line: 37, column: 9, scope: !210)
!238 = !{!"llvm.loop.mustprogress"}
!239 = !DILocation(line: 38, column: 5, scope: !193)
!240 = !DILocation(line: 39, column: 1, scope: !193)
!241 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !10, file: !10, line: 17, type: !27, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!242 = !DILocation(line: 17, column: 1, scope: !241)
!243 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !10, file: !10, line: 24, type: !27, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!244 = !DILocation(line: 24, column: 1, scope: !243)
!245 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !10, file: !10, line: 32, type: !27, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!246 = !DILocation(line: 32, column: 1, scope: !245)
!247 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !10, file: !10, line: 41, type: !27, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!248 = !DILocation(line: 41, column: 1, scope: !247)
!249 = distinct !DISubprogram(name: "add_symbolic_place_straddles", scope: !10, file: !10, line: 47, type: !27, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!250 = !DILocation(line: 47, column: 1, scope: !249)
!251 = distinct !DISubprogram(name: "add_symbolic_place_past_end", scope: !10, file: !10, line: 56, type: !27, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!252 = !DILocation(line: 56, column: 1, scope: !251)
!253 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !10, file: !10, line: 65, type: !27, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!254 = !DILocation(line: 65, column: 1, scope: !253)
!255 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !10, file: !10, line: 75, type: !27, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!256 = !DILocation(line: 75, column: 1, scope: !255)
!257 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !10, file: !10, line: 83, type: !27, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!258 = !DILocation(line: 83, column: 1, scope: !257)
!259 = distinct !DISubprogram(name: "add_symbolic_division", scope: !10, file: !10, line: 91, type: !27, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!260 = !DILocation(line: 91, column: 1, scope: !259)
!261 = distinct !DISubprogram(name: "add_symbolic_null", scope: !10, file: !10, line: 98, type: !27, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!262 = !DILocation(line: 98, column: 1, scope: !261)
!263 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !10, file: !10, line: 105, type: !27, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!264 = !DILocation(line: 105, column: 1, scope: !263)
!265 = distinct !DISubprogram(name: "add_symbolic_free", scope: !10, file: !10, line: 113, type: !27, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!266 = !DILocation(line: 113, column: 1, scope: !265)
!267 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !10, file: !10, line: 122, type: !27, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!268 = !DILocation(line: 122, column: 1, scope: !267)
!269 = distinct !DISubprogram(name: "add_symbolic_string", scope: !10, file: !10, line: 134, type: !27, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!270 = !DILocation(line: 134, column: 1, scope: !269)
!271 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !10, file: !10, line: 144, type: !27, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!272 = !DILocation(line: 144, column: 1, scope: !271)
!273 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !10, file: !10, line: 153, type: !27, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!274 = !DILocation(line: 153, column: 1, scope: !273)
!275 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !10, file: !10, line: 160, type: !27, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!276 = !DILocation(line: 160, column: 1, scope: !275)
!277 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !10, file: !10, line: 166, type: !27, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!278 = !DILocation(line: 166, column: 1, scope: !277)
!279 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !10, file: !10, line: 173, type: !27, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!280 = !DILocation(line: 173, column: 1, scope: !279)
!281 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !10, file: !10, line: 184, type: !27, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!282 = !DILocation(line: 184, column: 1, scope: !281)
!283 = distinct !DISubprogram(name: "symbolic_index_global", scope: !10, file: !10, line: 17, type: !27, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!284 = !DILocalVariable(name: "i", scope: !283, file: !10, line: 19, type: !285)
!285 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!286 = !DILocation(line: 19, column: 19, scope: !283)
!287 = !DILocation(line: 19, column: 23, scope: !283)
!288 = !DILocation(line: 20, column: 9, scope: !289)
!289 = distinct !DILexicalBlock(scope: !283, file: !10, line: 20, column: 9)
!290 = !DILocation(line: 20, column: 15, scope: !289)
!291 = !DILocation(line: 20, column: 11, scope: !289)
!292 = !DILocation(line: 20, column: 9, scope: !283)
!293 = !DILocation(line: 21, column: 15, scope: !289)
!294 = !DILocation(line: 21, column: 9, scope: !289)
!295 = !DILocation(line: 21, column: 18, scope: !289)
!296 = !DILocation(line: 22, column: 1, scope: !283)
!297 = distinct !DISubprogram(name: "input", scope: !10, file: !10, line: 10, type: !298, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!298 = !DISubroutineType(types: !299)
!299 = !{!285}
!300 = !DILocalVariable(name: "x", scope: !297, file: !10, line: 12, type: !285)
!301 = !DILocation(line: 12, column: 19, scope: !297)
!302 = !DILocation(line: 13, column: 5, scope: !297)
!303 = !DILocation(line: 14, column: 12, scope: !297)
!304 = !DILocation(line: 14, column: 5, scope: !297)
!305 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !10, file: !10, line: 24, type: !27, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!306 = !DILocalVariable(name: "a", scope: !305, file: !10, line: 26, type: !307)
!307 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !5)
!308 = !DILocation(line: 26, column: 9, scope: !305)
!309 = !DILocalVariable(name: "i", scope: !305, file: !10, line: 27, type: !285)
!310 = !DILocation(line: 27, column: 19, scope: !305)
!311 = !DILocation(line: 27, column: 23, scope: !305)
!312 = !DILocation(line: 28, column: 9, scope: !313)
!313 = distinct !DILexicalBlock(scope: !305, file: !10, line: 28, column: 9)
!314 = !DILocation(line: 28, column: 14, scope: !313)
!315 = !DILocation(line: 28, column: 11, scope: !313)
!316 = !DILocation(line: 28, column: 9, scope: !305)
!317 = !DILocation(line: 29, column: 18, scope: !313)
!318 = !DILocation(line: 29, column: 16, scope: !313)
!319 = !DILocation(line: 29, column: 14, scope: !313)
!320 = !DILocation(line: 29, column: 9, scope: !313)
!321 = !DILocation(line: 30, column: 1, scope: !305)
!322 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !10, file: !10, line: 32, type: !27, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!323 = !DILocalVariable(name: "p", scope: !322, file: !10, line: 34, type: !15)
!324 = !DILocation(line: 34, column: 11, scope: !322)
!325 = !DILocation(line: 34, column: 15, scope: !322)
!326 = !DILocalVariable(name: "i", scope: !322, file: !10, line: 35, type: !12)
!327 = !DILocation(line: 35, column: 17, scope: !322)
!328 = !DILocation(line: 35, column: 34, scope: !322)
!329 = !DILocation(line: 36, column: 9, scope: !330)
!330 = distinct !DILexicalBlock(scope: !322, file: !10, line: 36, column: 9)
!331 = !DILocation(line: 36, column: 11, scope: !330)
!332 = !DILocation(line: 36, column: 15, scope: !330)
!333 = !DILocation(line: 36, column: 18, scope: !330)
!334 = !DILocation(line: 36, column: 24, scope: !330)
!335 = !DILocation(line: 36, column: 20, scope: !330)
!336 = !DILocation(line: 36, column: 9, scope: !322)
!337 = !DILocation(line: 37, column: 16, scope: !330)
!338 = !DILocation(line: 37, column: 18, scope: !330)
!339 = !DILocation(line: 37, column: 14, scope: !330)
!340 = !DILocation(line: 37, column: 9, scope: !330)
!341 = !DILocation(line: 38, column: 10, scope: !322)
!342 = !DILocation(line: 38, column: 5, scope: !322)
!343 = !DILocation(line: 39, column: 1, scope: !322)
!344 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !10, file: !10, line: 41, type: !27, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!345 = !DILocalVariable(name: "i", scope: !344, file: !10, line: 43, type: !285)
!346 = !DILocation(line: 43, column: 19, scope: !344)
!347 = !DILocation(line: 43, column: 23, scope: !344)
!348 = !DILocation(line: 44, column: 19, scope: !344)
!349 = !DILocation(line: 44, column: 21, scope: !344)
!350 = !DILocation(line: 44, column: 28, scope: !344)
!351 = !DILocation(line: 44, column: 26, scope: !344)
!352 = !DILocation(line: 44, column: 12, scope: !344)
!353 = !DILocation(line: 44, column: 10, scope: !344)
!354 = !DILocation(line: 45, column: 1, scope: !344)
!355 = distinct !DISubprogram(name: "symbolic_place_straddles", scope: !10, file: !10, line: 47, type: !27, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!356 = !DILocalVariable(name: "p", scope: !355, file: !10, line: 49, type: !15)
!357 = !DILocation(line: 49, column: 11, scope: !355)
!358 = !DILocation(line: 49, column: 15, scope: !355)
!359 = !DILocalVariable(name: "i", scope: !355, file: !10, line: 50, type: !285)
!360 = !DILocation(line: 50, column: 19, scope: !355)
!361 = !DILocation(line: 50, column: 23, scope: !355)
!362 = !DILocation(line: 51, column: 9, scope: !363)
!363 = distinct !DILexicalBlock(scope: !355, file: !10, line: 51, column: 9)
!364 = !DILocation(line: 51, column: 15, scope: !363)
!365 = !DILocation(line: 51, column: 11, scope: !363)
!366 = !DILocation(line: 51, column: 9, scope: !355)
!367 = !DILocation(line: 52, column: 18, scope: !363)
!368 = !DILocation(line: 52, column: 22, scope: !363)
!369 = !DILocation(line: 52, column: 20, scope: !363)
!370 = !DILocation(line: 52, column: 25, scope: !363)
!371 = !DILocation(line: 52, column: 9, scope: !363)
!372 = !DILocation(line: 53, column: 10, scope: !355)
!373 = !DILocation(line: 53, column: 5, scope: !355)
!374 = !DILocation(line: 54, column: 1, scope: !355)
!375 = distinct !DISubprogram(name: "symbolic_place_past_end", scope: !10, file: !10, line: 56, type: !27, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!376 = !DILocalVariable(name: "p", scope: !375, file: !10, line: 58, type: !15)
!377 = !DILocation(line: 58, column: 11, scope: !375)
!378 = !DILocation(line: 58, column: 15, scope: !375)
!379 = !DILocalVariable(name: "i", scope: !375, file: !10, line: 59, type: !285)
!380 = !DILocation(line: 59, column: 19, scope: !375)
!381 = !DILocation(line: 59, column: 23, scope: !375)
!382 = !DILocation(line: 60, column: 9, scope: !383)
!383 = distinct !DILexicalBlock(scope: !375, file: !10, line: 60, column: 9)
!384 = !DILocation(line: 60, column: 15, scope: !383)
!385 = !DILocation(line: 60, column: 11, scope: !383)
!386 = !DILocation(line: 60, column: 9, scope: !375)
!387 = !DILocation(line: 61, column: 18, scope: !383)
!388 = !DILocation(line: 61, column: 22, scope: !383)
!389 = !DILocation(line: 61, column: 20, scope: !383)
!390 = !DILocation(line: 61, column: 25, scope: !383)
!391 = !DILocation(line: 61, column: 9, scope: !383)
!392 = !DILocation(line: 62, column: 10, scope: !375)
!393 = !DILocation(line: 62, column: 5, scope: !375)
!394 = !DILocation(line: 63, column: 1, scope: !375)
!395 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !10, file: !10, line: 65, type: !27, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!396 = !DILocalVariable(name: "n", scope: !395, file: !10, line: 67, type: !285)
!397 = !DILocation(line: 67, column: 19, scope: !395)
!398 = !DILocation(line: 67, column: 23, scope: !395)
!399 = !DILocation(line: 68, column: 9, scope: !400)
!400 = distinct !DILexicalBlock(scope: !395, file: !10, line: 68, column: 9)
!401 = !DILocation(line: 68, column: 11, scope: !400)
!402 = !DILocation(line: 68, column: 9, scope: !395)
!403 = !DILocation(line: 69, column: 9, scope: !400)
!404 = !DILocalVariable(name: "p", scope: !395, file: !10, line: 70, type: !15)
!405 = !DILocation(line: 70, column: 11, scope: !395)
!406 = !DILocation(line: 70, column: 22, scope: !395)
!407 = !DILocation(line: 70, column: 15, scope: !395)
!408 = !DILocation(line: 71, column: 5, scope: !395)
!409 = !DILocation(line: 71, column: 7, scope: !395)
!410 = !DILocation(line: 71, column: 13, scope: !395)
!411 = !DILocation(line: 71, column: 15, scope: !395)
!412 = !DILocation(line: 71, column: 21, scope: !395)
!413 = !DILocation(line: 71, column: 23, scope: !395)
!414 = !DILocation(line: 71, column: 28, scope: !395)
!415 = !DILocation(line: 72, column: 10, scope: !395)
!416 = !DILocation(line: 72, column: 5, scope: !395)
!417 = !DILocation(line: 73, column: 1, scope: !395)
!418 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !10, file: !10, line: 75, type: !27, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!419 = !DILocalVariable(name: "to", scope: !418, file: !10, line: 77, type: !137)
!420 = !DILocation(line: 77, column: 10, scope: !418)
!421 = !DILocalVariable(name: "from", scope: !418, file: !10, line: 77, type: !422)
!422 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !423)
!423 = !{!424}
!424 = !DISubrange(count: 32)
!425 = !DILocation(line: 77, column: 18, scope: !418)
!426 = !DILocalVariable(name: "n", scope: !418, file: !10, line: 78, type: !285)
!427 = !DILocation(line: 78, column: 19, scope: !418)
!428 = !DILocation(line: 78, column: 23, scope: !418)
!429 = !DILocation(line: 79, column: 9, scope: !430)
!430 = distinct !DILexicalBlock(scope: !418, file: !10, line: 79, column: 9)
!431 = !DILocation(line: 79, column: 15, scope: !430)
!432 = !DILocation(line: 79, column: 11, scope: !430)
!433 = !DILocation(line: 79, column: 9, scope: !418)
!434 = !DILocation(line: 80, column: 9, scope: !430)
!435 = !DILocation(line: 80, column: 26, scope: !430)
!436 = !DILocation(line: 81, column: 1, scope: !418)
!437 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !10, file: !10, line: 83, type: !27, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!438 = !DILocalVariable(name: "to", scope: !437, file: !10, line: 85, type: !439)
!439 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !440)
!440 = !{!441}
!441 = !DISubrange(count: 8)
!442 = !DILocation(line: 85, column: 10, scope: !437)
!443 = !DILocalVariable(name: "n", scope: !437, file: !10, line: 86, type: !285)
!444 = !DILocation(line: 86, column: 19, scope: !437)
!445 = !DILocation(line: 86, column: 23, scope: !437)
!446 = !DILocation(line: 87, column: 9, scope: !447)
!447 = distinct !DILexicalBlock(scope: !437, file: !10, line: 87, column: 9)
!448 = !DILocation(line: 87, column: 21, scope: !447)
!449 = !DILocation(line: 87, column: 19, scope: !447)
!450 = !DILocation(line: 87, column: 15, scope: !447)
!451 = !DILocation(line: 87, column: 11, scope: !447)
!452 = !DILocation(line: 87, column: 9, scope: !437)
!453 = !DILocation(line: 88, column: 9, scope: !447)
!454 = !DILocation(line: 88, column: 23, scope: !447)
!455 = !DILocation(line: 89, column: 1, scope: !437)
!456 = distinct !DISubprogram(name: "symbolic_division", scope: !10, file: !10, line: 91, type: !27, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!457 = !DILocalVariable(name: "d", scope: !456, file: !10, line: 93, type: !285)
!458 = !DILocation(line: 93, column: 19, scope: !456)
!459 = !DILocation(line: 93, column: 23, scope: !456)
!460 = !DILocation(line: 94, column: 9, scope: !461)
!461 = distinct !DILexicalBlock(scope: !456, file: !10, line: 94, column: 9)
!462 = !DILocation(line: 94, column: 13, scope: !461)
!463 = !DILocation(line: 94, column: 16, scope: !461)
!464 = !DILocation(line: 94, column: 9, scope: !456)
!465 = !DILocation(line: 95, column: 22, scope: !461)
!466 = !DILocation(line: 95, column: 20, scope: !461)
!467 = !DILocation(line: 95, column: 14, scope: !461)
!468 = !DILocation(line: 95, column: 9, scope: !461)
!469 = !DILocation(line: 96, column: 1, scope: !456)
!470 = distinct !DISubprogram(name: "symbolic_null", scope: !10, file: !10, line: 98, type: !27, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!471 = !DILocalVariable(name: "x", scope: !470, file: !10, line: 100, type: !285)
!472 = !DILocation(line: 100, column: 19, scope: !470)
!473 = !DILocation(line: 100, column: 23, scope: !470)
!474 = !DILocalVariable(name: "y", scope: !470, file: !10, line: 101, type: !14)
!475 = !DILocation(line: 101, column: 9, scope: !470)
!476 = !DILocalVariable(name: "p", scope: !470, file: !10, line: 101, type: !13)
!477 = !DILocation(line: 101, column: 17, scope: !470)
!478 = !DILocation(line: 101, column: 21, scope: !470)
!479 = !DILocation(line: 101, column: 25, scope: !470)
!480 = !DILocation(line: 101, column: 28, scope: !470)
!481 = !DILocation(line: 101, column: 30, scope: !470)
!482 = !DILocation(line: 102, column: 6, scope: !470)
!483 = !DILocation(line: 102, column: 8, scope: !470)
!484 = !DILocation(line: 103, column: 1, scope: !470)
!485 = distinct !DISubprogram(name: "symbolic_assertion", scope: !10, file: !10, line: 105, type: !27, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!486 = !DILocalVariable(name: "x", scope: !485, file: !10, line: 107, type: !285)
!487 = !DILocation(line: 107, column: 19, scope: !485)
!488 = !DILocation(line: 107, column: 23, scope: !485)
!489 = !DILocation(line: 108, column: 10, scope: !490)
!490 = distinct !DILexicalBlock(scope: !485, file: !10, line: 108, column: 9)
!491 = !DILocation(line: 108, column: 9, scope: !485)
!492 = !DILocation(line: 109, column: 21, scope: !490)
!493 = !DILocation(line: 109, column: 23, scope: !490)
!494 = !DILocation(line: 109, column: 9, scope: !490)
!495 = !DILocation(line: 110, column: 5, scope: !496)
!496 = distinct !DILexicalBlock(scope: !497, file: !10, line: 110, column: 5)
!497 = distinct !DILexicalBlock(scope: !485, file: !10, line: 110, column: 5)
!498 = !DILocation(line: 110, column: 5, scope: !497)
!499 = !DILocation(line: 111, column: 1, scope: !485)
!500 = distinct !DISubprogram(name: "symbolic_free", scope: !10, file: !10, line: 113, type: !27, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!501 = !DILocalVariable(name: "p", scope: !500, file: !10, line: 115, type: !15)
!502 = !DILocation(line: 115, column: 11, scope: !500)
!503 = !DILocation(line: 115, column: 15, scope: !500)
!504 = !DILocalVariable(name: "q", scope: !500, file: !10, line: 115, type: !15)
!505 = !DILocation(line: 115, column: 27, scope: !500)
!506 = !DILocation(line: 115, column: 31, scope: !500)
!507 = !DILocalVariable(name: "x", scope: !500, file: !10, line: 116, type: !285)
!508 = !DILocation(line: 116, column: 19, scope: !500)
!509 = !DILocation(line: 116, column: 23, scope: !500)
!510 = !DILocation(line: 117, column: 9, scope: !511)
!511 = distinct !DILexicalBlock(scope: !500, file: !10, line: 117, column: 9)
!512 = !DILocation(line: 117, column: 13, scope: !511)
!513 = !DILocation(line: 117, column: 16, scope: !511)
!514 = !DILocation(line: 117, column: 18, scope: !511)
!515 = !DILocation(line: 117, column: 9, scope: !500)
!516 = !DILocation(line: 118, column: 14, scope: !511)
!517 = !DILocation(line: 118, column: 9, scope: !511)
!518 = !DILocation(line: 119, column: 10, scope: !500)
!519 = !DILocation(line: 119, column: 5, scope: !500)
!520 = !DILocation(line: 120, column: 1, scope: !500)
!521 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !10, file: !10, line: 122, type: !27, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!522 = !DILocalVariable(name: "p", scope: !521, file: !10, line: 124, type: !15)
!523 = !DILocation(line: 124, column: 11, scope: !521)
!524 = !DILocation(line: 124, column: 15, scope: !521)
!525 = !DILocalVariable(name: "x", scope: !521, file: !10, line: 125, type: !285)
!526 = !DILocation(line: 125, column: 19, scope: !521)
!527 = !DILocation(line: 125, column: 23, scope: !521)
!528 = !DILocation(line: 126, column: 9, scope: !529)
!529 = distinct !DILexicalBlock(scope: !521, file: !10, line: 126, column: 9)
!530 = !DILocation(line: 126, column: 11, scope: !529)
!531 = !DILocation(line: 126, column: 9, scope: !521)
!532 = !DILocation(line: 127, column: 14, scope: !529)
!533 = !DILocation(line: 127, column: 9, scope: !529)
!534 = !DILocation(line: 128, column: 9, scope: !535)
!535 = distinct !DILexicalBlock(scope: !521, file: !10, line: 128, column: 9)
!536 = !DILocation(line: 128, column: 9, scope: !521)
!537 = !DILocation(line: 128, column: 15, scope: !535)
!538 = !DILocation(line: 128, column: 17, scope: !535)
!539 = !DILocation(line: 128, column: 24, scope: !535)
!540 = !DILocation(line: 128, column: 26, scope: !535)
!541 = !DILocation(line: 129, column: 9, scope: !535)
!542 = !DILocation(line: 129, column: 14, scope: !535)
!543 = !DILocation(line: 130, column: 9, scope: !544)
!544 = distinct !DILexicalBlock(scope: !521, file: !10, line: 130, column: 9)
!545 = !DILocation(line: 130, column: 11, scope: !544)
!546 = !DILocation(line: 130, column: 9, scope: !521)
!547 = !DILocation(line: 131, column: 14, scope: !544)
!548 = !DILocation(line: 131, column: 9, scope: !544)
!549 = !DILocation(line: 132, column: 1, scope: !521)
!550 = distinct !DISubprogram(name: "symbolic_string", scope: !10, file: !10, line: 134, type: !27, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!551 = !DILocalVariable(name: "word", scope: !550, file: !10, line: 136, type: !3)
!552 = !DILocation(line: 136, column: 10, scope: !550)
!553 = !DILocalVariable(name: "copy", scope: !550, file: !10, line: 136, type: !3)
!554 = !DILocation(line: 136, column: 19, scope: !550)
!555 = !DILocation(line: 137, column: 24, scope: !550)
!556 = !DILocation(line: 137, column: 5, scope: !550)
!557 = !DILocation(line: 138, column: 5, scope: !550)
!558 = !DILocation(line: 138, column: 13, scope: !550)
!559 = !DILocation(line: 139, column: 12, scope: !550)
!560 = !DILocation(line: 139, column: 18, scope: !550)
!561 = !DILocation(line: 139, column: 5, scope: !550)
!562 = !DILocation(line: 140, column: 16, scope: !563)
!563 = distinct !DILexicalBlock(scope: !550, file: !10, line: 140, column: 9)
!564 = !DILocation(line: 140, column: 9, scope: !563)
!565 = !DILocation(line: 140, column: 29, scope: !563)
!566 = !DILocation(line: 140, column: 34, scope: !563)
!567 = !DILocation(line: 140, column: 37, scope: !563)
!568 = !DILocation(line: 140, column: 9, scope: !550)
!569 = !DILocation(line: 141, column: 21, scope: !563)
!570 = !DILocation(line: 141, column: 14, scope: !563)
!571 = !DILocation(line: 141, column: 27, scope: !563)
!572 = !DILocation(line: 141, column: 9, scope: !563)
!573 = !DILocation(line: 141, column: 32, scope: !563)
!574 = !DILocation(line: 142, column: 1, scope: !550)
!575 = distinct !DISubprogram(name: "symbolic_overflow", scope: !10, file: !10, line: 144, type: !27, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!576 = !DILocalVariable(name: "x", scope: !575, file: !10, line: 146, type: !14)
!577 = !DILocation(line: 146, column: 9, scope: !575)
!578 = !DILocation(line: 147, column: 5, scope: !575)
!579 = !DILocation(line: 148, column: 10, scope: !580)
!580 = distinct !DILexicalBlock(scope: !575, file: !10, line: 148, column: 9)
!581 = !DILocation(line: 148, column: 9, scope: !575)
!582 = !DILocation(line: 149, column: 21, scope: !580)
!583 = !DILocation(line: 149, column: 23, scope: !580)
!584 = !DILocation(line: 149, column: 9, scope: !580)
!585 = !DILocation(line: 150, column: 12, scope: !575)
!586 = !DILocation(line: 150, column: 14, scope: !575)
!587 = !DILocation(line: 150, column: 10, scope: !575)
!588 = !DILocation(line: 151, column: 1, scope: !575)
!589 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !10, file: !10, line: 153, type: !27, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!590 = !DILocalVariable(name: "x", scope: !589, file: !10, line: 155, type: !591)
!591 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!592 = !DILocation(line: 155, column: 11, scope: !589)
!593 = !DILocation(line: 156, column: 5, scope: !589)
!594 = !DILocation(line: 157, column: 13, scope: !589)
!595 = !DILocation(line: 157, column: 36, scope: !589)
!596 = !DILocation(line: 157, column: 34, scope: !589)
!597 = !DILocation(line: 157, column: 10, scope: !589)
!598 = !DILocation(line: 158, column: 1, scope: !589)
!599 = distinct !DISubprogram(name: "symbolic_shift", scope: !10, file: !10, line: 160, type: !27, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!600 = !DILocalVariable(name: "n", scope: !599, file: !10, line: 162, type: !285)
!601 = !DILocation(line: 162, column: 19, scope: !599)
!602 = !DILocation(line: 162, column: 23, scope: !599)
!603 = !DILocation(line: 163, column: 19, scope: !599)
!604 = !DILocation(line: 163, column: 24, scope: !599)
!605 = !DILocation(line: 163, column: 21, scope: !599)
!606 = !DILocation(line: 163, column: 15, scope: !599)
!607 = !DILocation(line: 163, column: 10, scope: !599)
!608 = !DILocation(line: 164, column: 1, scope: !599)
!609 = !DILocalVariable(name: "n", scope: !170, file: !10, line: 169, type: !285)
!610 = !DILocation(line: 169, column: 19, scope: !170)
!611 = !DILocation(line: 169, column: 23, scope: !170)
!612 = !DILocation(line: 170, column: 38, scope: !170)
!613 = !DILocation(line: 170, column: 44, scope: !170)
!614 = !DILocation(line: 170, column: 46, scope: !170)
!615 = !DILocation(line: 170, column: 52, scope: !170)
!616 = !DILocation(line: 170, column: 54, scope: !170)
!617 = !DILocation(line: 170, column: 35, scope: !170)
!618 = !DILocation(line: 170, column: 12, scope: !170)
!619 = !DILocation(line: 170, column: 10, scope: !170)
!620 = !DILocation(line: 171, column: 1, scope: !170)
!621 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !10, file: !10, line: 173, type: !27, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!622 = !DILocalVariable(name: "a", scope: !621, file: !10, line: 175, type: !307)
!623 = !DILocation(line: 175, column: 9, scope: !621)
!624 = !DILocalVariable(name: "i", scope: !621, file: !10, line: 176, type: !285)
!625 = !DILocation(line: 176, column: 19, scope: !621)
!626 = !DILocation(line: 176, column: 23, scope: !621)
!627 = !DILocation(line: 177, column: 19, scope: !621)
!628 = !DILocation(line: 177, column: 24, scope: !621)
!629 = !DILocation(line: 177, column: 12, scope: !621)
!630 = !DILocation(line: 177, column: 17, scope: !621)
!631 = !DILocation(line: 177, column: 5, scope: !621)
!632 = !DILocation(line: 177, column: 10, scope: !621)
!633 = !DILocation(line: 178, column: 10, scope: !634)
!634 = distinct !DILexicalBlock(scope: !621, file: !10, line: 178, column: 9)
!635 = !DILocation(line: 178, column: 9, scope: !621)
!636 = !DILocation(line: 179, column: 9, scope: !634)
!637 = !DILocation(line: 179, column: 14, scope: !634)
!638 = !DILocation(line: 180, column: 11, scope: !639)
!639 = distinct !DILexicalBlock(scope: !621, file: !10, line: 180, column: 9)
!640 = !DILocation(line: 180, column: 13, scope: !639)
!641 = !DILocation(line: 180, column: 9, scope: !639)
!642 = !DILocation(line: 180, column: 9, scope: !621)
!643 = !DILocation(line: 181, column: 14, scope: !639)
!644 = !DILocation(line: 181, column: 9, scope: !639)
!645 = !DILocation(line: 182, column: 1, scope: !621)
!646 = distinct !DISubprogram(name: "symbolic_leak", scope: !10, file: !10, line: 184, type: !27, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!647 = !DILocalVariable(name: "p", scope: !646, file: !10, line: 186, type: !15)
!648 = !DILocation(line: 186, column: 11, scope: !646)
!649 = !DILocation(line: 186, column: 15, scope: !646)
!650 = !DILocation(line: 187, column: 9, scope: !651)
!651 = distinct !DILexicalBlock(scope: !646, file: !10, line: 187, column: 9)
!652 = !DILocation(line: 187, column: 17, scope: !651)
!653 = !DILocation(line: 187, column: 22, scope: !651)
!654 = !DILocation(line: 187, column: 25, scope: !651)
!655 = !DILocation(line: 187, column: 9, scope: !646)
!656 = !DILocation(line: 188, column: 13, scope: !651)
!657 = !DILocation(line: 188, column: 11, scope: !651)
!658 = !DILocation(line: 188, column: 9, scope: !651)
!659 = !DILocation(line: 189, column: 10, scope: !646)
!660 = !DILocation(line: 189, column: 5, scope: !646)
!661 = !DILocation(line: 190, column: 1, scope: !646)
