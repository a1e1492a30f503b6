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
@entry_symbolic_name_that_is_missing = internal global %struct.fault_case { ptr @.str.27, ptr @symbolic_name_that_is_missing, ptr null }, align 8, !dbg !188
@entry_symbolic_freed_block_compared = internal global %struct.fault_case { ptr @.str.31, ptr @symbolic_freed_block_compared, ptr null }, align 8, !dbg !203
@entry_symbolic_overlap = internal global %struct.fault_case { ptr @.str.33, ptr @symbolic_overlap, ptr null }, align 8, !dbg !212
@entry_symbolic_text_of_no_characters = internal global %struct.fault_case { ptr @.str.34, ptr @symbolic_text_of_no_characters, ptr null }, align 8, !dbg !219
@entry_symbolic_overlap_with_a_source_that_ends = internal global %struct.fault_case { ptr @.str.36, ptr @symbolic_overlap_with_a_source_that_ends, ptr null }, align 8, !dbg !228
@entry_symbolic_overlap_with_a_target_that_ends = internal global %struct.fault_case { ptr @.str.37, ptr @symbolic_overlap_with_a_target_that_ends, ptr null }, align 8, !dbg !232
@entry_symbolic_overlap_in_a_constant = internal global %struct.fault_case { ptr @.str.38, ptr @symbolic_overlap_in_a_constant, ptr null }, align 8, !dbg !236
@entry_symbolic_overlap_in_a_block_of_some_size = internal global %struct.fault_case { ptr @.str.39, ptr @symbolic_overlap_in_a_block_of_some_size, ptr null }, align 8, !dbg !249
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
@.str.27 = private unnamed_addr constant [30 x i8] c"symbolic_name_that_is_missing\00", align 1, !dbg !185
@symbolic_name_that_is_missing.names = internal constant [4 x ptr] [ptr @.str.28, ptr @.str.29, ptr null, ptr @.str.30], align 16, !dbg !196
@.str.28 = private unnamed_addr constant [4 x i8] c"get\00", align 1, !dbg !190
@.str.29 = private unnamed_addr constant [4 x i8] c"put\00", align 1, !dbg !192
@.str.30 = private unnamed_addr constant [4 x i8] c"del\00", align 1, !dbg !194
@.str.31 = private unnamed_addr constant [30 x i8] c"symbolic_freed_block_compared\00", align 1, !dbg !201
@.str.32 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1, !dbg !205
@.str.33 = private unnamed_addr constant [17 x i8] c"symbolic_overlap\00", align 1, !dbg !207
@__const.symbolic_overlap.text = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1
@.str.34 = private unnamed_addr constant [31 x i8] c"symbolic_text_of_no_characters\00", align 1, !dbg !214
@.str.35 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1, !dbg !221
@.str.36 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_with_a_source_that_ends\00", align 1, !dbg !223
@.str.37 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_with_a_target_that_ends\00", align 1, !dbg !230
@.str.38 = private unnamed_addr constant [31 x i8] c"symbolic_overlap_in_a_constant\00", align 1, !dbg !234
@symbolic_overlap_in_a_constant.fixed = internal constant [8 x i8] c"abcdefg\00", align 1, !dbg !238
@symbolic_overlap_in_a_constant.own = internal global [8 x i8] zeroinitializer, align 1, !dbg !244
@.str.39 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_in_a_block_of_some_size\00", align 1, !dbg !247
@llvm.global_ctors = appending global [29 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_place_straddles, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_place_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_malloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memcpy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memset, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_division, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_assertion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_use_after_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_multiplication, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_shift, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_misaligned, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_uninitialised, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_leak, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_name_that_is_missing, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_freed_block_compared, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_text_of_no_characters, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap_with_a_source_that_ends, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap_with_a_target_that_ends, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap_in_a_constant, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap_in_a_block_of_some_size, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !259 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !263, !DIExpression(), !264)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !265, !DIExpression(), !266)
  %7 = load i32, ptr %4, align 4, !dbg !267
  %8 = icmp sgt i32 %7, 2, !dbg !268
  br i1 %8, label %9, label %15, !dbg !269

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !270
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !270
  %12 = load ptr, ptr %11, align 8, !dbg !270
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #9, !dbg !271
  %14 = icmp eq i32 %13, 0, !dbg !272
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !273
  %17 = zext i1 %16 to i32, !dbg !269
  store i32 %17, ptr @bad, align 4, !dbg !274
    #dbg_declare(ptr %6, !275, !DIExpression(), !277)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !278
  store ptr %18, ptr %6, align 8, !dbg !277
  br label %19, !dbg !279

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !280
  %21 = icmp ne ptr %20, null, !dbg !282
  br i1 %21, label %22, label %43, !dbg !282

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !283
  %24 = icmp sgt i32 %23, 1, !dbg !285
  br i1 %24, label %25, label %38, !dbg !286

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !287
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !287
  %28 = load ptr, ptr %27, align 8, !dbg !287
  %29 = load ptr, ptr %6, align 8, !dbg !288
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !289
  %31 = load ptr, ptr %30, align 8, !dbg !289
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #9, !dbg !290
  %33 = icmp eq i32 %32, 0, !dbg !291
  br i1 %33, label %34, label %38, !dbg !292

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !293
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !295
  %37 = load ptr, ptr %36, align 8, !dbg !295
  call void %37(), !dbg !293
  store i32 0, ptr %3, align 4, !dbg !296
  br label %44, !dbg !296

38:                                               ; preds = %25, %22
  br label %39, !dbg !297

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !298
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !299
  %42 = load ptr, ptr %41, align 8, !dbg !299
  store ptr %42, ptr %6, align 8, !dbg !300
  br label %19, !dbg !301, !llvm.loop !302

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !305
  br label %44, !dbg !305

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !306
  ret i32 %45, !dbg !306
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !307 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !308
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !308
  store ptr @entry_symbolic_index_global, ptr @all_cases, align 8, !dbg !308
  ret void, !dbg !308
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !309 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !310
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !310
  store ptr @entry_symbolic_index_stack, ptr @all_cases, align 8, !dbg !310
  ret void, !dbg !310
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !311 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !312
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !312
  store ptr @entry_symbolic_index_heap, ptr @all_cases, align 8, !dbg !312
  ret void, !dbg !312
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !313 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !314
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !314
  store ptr @entry_symbolic_index_negative, ptr @all_cases, align 8, !dbg !314
  ret void, !dbg !314
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_straddles() #0 !dbg !315 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !316
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_place_straddles, i32 0, i32 2), align 8, !dbg !316
  store ptr @entry_symbolic_place_straddles, ptr @all_cases, align 8, !dbg !316
  ret void, !dbg !316
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_past_end() #0 !dbg !317 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !318
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_place_past_end, i32 0, i32 2), align 8, !dbg !318
  store ptr @entry_symbolic_place_past_end, ptr @all_cases, align 8, !dbg !318
  ret void, !dbg !318
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !319 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !320
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !320
  store ptr @entry_symbolic_size_malloc, ptr @all_cases, align 8, !dbg !320
  ret void, !dbg !320
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !321 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !322
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !322
  store ptr @entry_symbolic_size_memcpy, ptr @all_cases, align 8, !dbg !322
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !323 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !324
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !324
  store ptr @entry_symbolic_size_memset, ptr @all_cases, align 8, !dbg !324
  ret void, !dbg !324
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !325 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !326
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !326
  store ptr @entry_symbolic_division, ptr @all_cases, align 8, !dbg !326
  ret void, !dbg !326
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !327 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !328
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !328
  store ptr @entry_symbolic_null, ptr @all_cases, align 8, !dbg !328
  ret void, !dbg !328
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !329 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !330
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !330
  store ptr @entry_symbolic_assertion, ptr @all_cases, align 8, !dbg !330
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !331 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !332
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !332
  store ptr @entry_symbolic_free, ptr @all_cases, align 8, !dbg !332
  ret void, !dbg !332
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !333 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !334
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !334
  store ptr @entry_symbolic_use_after_free, ptr @all_cases, align 8, !dbg !334
  ret void, !dbg !334
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !335 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !336
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !336
  store ptr @entry_symbolic_string, ptr @all_cases, align 8, !dbg !336
  ret void, !dbg !336
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !337 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !338
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !338
  store ptr @entry_symbolic_overflow, ptr @all_cases, align 8, !dbg !338
  ret void, !dbg !338
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !339 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !340
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !340
  store ptr @entry_symbolic_multiplication, ptr @all_cases, align 8, !dbg !340
  ret void, !dbg !340
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !341 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !342
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !342
  store ptr @entry_symbolic_shift, ptr @all_cases, align 8, !dbg !342
  ret void, !dbg !342
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !343 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !344
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !344
  store ptr @entry_symbolic_misaligned, ptr @all_cases, align 8, !dbg !344
  ret void, !dbg !344
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !345 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !346
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !346
  store ptr @entry_symbolic_uninitialised, ptr @all_cases, align 8, !dbg !346
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !347 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !348
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !348
  store ptr @entry_symbolic_leak, ptr @all_cases, align 8, !dbg !348
  ret void, !dbg !348
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_name_that_is_missing() #0 !dbg !349 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !350
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_name_that_is_missing, i32 0, i32 2), align 8, !dbg !350
  store ptr @entry_symbolic_name_that_is_missing, ptr @all_cases, align 8, !dbg !350
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_freed_block_compared() #0 !dbg !351 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !352
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_freed_block_compared, i32 0, i32 2), align 8, !dbg !352
  store ptr @entry_symbolic_freed_block_compared, ptr @all_cases, align 8, !dbg !352
  ret void, !dbg !352
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap() #0 !dbg !353 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !354
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap, i32 0, i32 2), align 8, !dbg !354
  store ptr @entry_symbolic_overlap, ptr @all_cases, align 8, !dbg !354
  ret void, !dbg !354
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_text_of_no_characters() #0 !dbg !355 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !356
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_text_of_no_characters, i32 0, i32 2), align 8, !dbg !356
  store ptr @entry_symbolic_text_of_no_characters, ptr @all_cases, align 8, !dbg !356
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_with_a_source_that_ends() #0 !dbg !357 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !358
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap_with_a_source_that_ends, i32 0, i32 2), align 8, !dbg !358
  store ptr @entry_symbolic_overlap_with_a_source_that_ends, ptr @all_cases, align 8, !dbg !358
  ret void, !dbg !358
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_with_a_target_that_ends() #0 !dbg !359 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !360
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap_with_a_target_that_ends, i32 0, i32 2), align 8, !dbg !360
  store ptr @entry_symbolic_overlap_with_a_target_that_ends, ptr @all_cases, align 8, !dbg !360
  ret void, !dbg !360
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_in_a_constant() #0 !dbg !361 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !362
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap_in_a_constant, i32 0, i32 2), align 8, !dbg !362
  store ptr @entry_symbolic_overlap_in_a_constant, ptr @all_cases, align 8, !dbg !362
  ret void, !dbg !362
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_in_a_block_of_some_size() #0 !dbg !363 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !364
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap_in_a_block_of_some_size, i32 0, i32 2), align 8, !dbg !364
  store ptr @entry_symbolic_overlap_in_a_block_of_some_size, ptr @all_cases, align 8, !dbg !364
  ret void, !dbg !364
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !365 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !366, !DIExpression(), !368)
  %2 = call zeroext i8 @input(), !dbg !369
  store i8 %2, ptr %1, align 1, !dbg !368
  %3 = load i8, ptr %1, align 1, !dbg !370
  %4 = zext i8 %3 to i32, !dbg !370
  %5 = load i32, ptr @bad, align 4, !dbg !372
  %6 = icmp ne i32 %5, 0, !dbg !372
  %7 = zext i1 %6 to i64, !dbg !372
  %8 = select i1 %6, i32 10, i32 9, !dbg !372
  %9 = icmp sle i32 %4, %8, !dbg !373
  br i1 %9, label %10, label %14, !dbg !374

10:                                               ; preds = %0
  %11 = load i8, ptr %1, align 1, !dbg !375
  %12 = zext i8 %11 to i64, !dbg !376
  %13 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %12, !dbg !376
  store i32 1, ptr %13, align 4, !dbg !377
  br label %14, !dbg !376

14:                                               ; preds = %10, %0
  ret void, !dbg !378
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !379 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !382, !DIExpression(), !383)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 1, ptr noundef @.str.2), !dbg !384
  %2 = load i8, ptr %1, align 1, !dbg !385
  ret i8 %2, !dbg !386
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !387 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !388, !DIExpression(), !390)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.symbolic_index_stack.a, i64 16, i1 false), !dbg !390
    #dbg_declare(ptr %2, !391, !DIExpression(), !392)
  %3 = call zeroext i8 @input(), !dbg !393
  store i8 %3, ptr %2, align 1, !dbg !392
  %4 = load i8, ptr %2, align 1, !dbg !394
  %5 = zext i8 %4 to i32, !dbg !394
  %6 = load i32, ptr @bad, align 4, !dbg !396
  %7 = icmp ne i32 %6, 0, !dbg !396
  %8 = zext i1 %7 to i64, !dbg !396
  %9 = select i1 %7, i32 5, i32 4, !dbg !396
  %10 = icmp slt i32 %5, %9, !dbg !397
  br i1 %10, label %11, label %16, !dbg !398

11:                                               ; preds = %0
  %12 = load i8, ptr %2, align 1, !dbg !399
  %13 = zext i8 %12 to i64, !dbg !400
  %14 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %13, !dbg !400
  %15 = load i32, ptr %14, align 4, !dbg !400
  store volatile i32 %15, ptr @sink, align 4, !dbg !401
  br label %16, !dbg !402

16:                                               ; preds = %11, %0
  ret void, !dbg !403
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !404 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !405, !DIExpression(), !406)
  %3 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1) #10, !dbg !407
  store ptr %3, ptr %1, align 8, !dbg !406
    #dbg_declare(ptr %2, !408, !DIExpression(), !409)
  %4 = call zeroext i8 @input(), !dbg !410
  store i8 %4, ptr %2, align 1, !dbg !409
  %5 = load i8, ptr %2, align 1, !dbg !411
  %6 = sext i8 %5 to i32, !dbg !411
  %7 = icmp slt i32 %6, 8, !dbg !413
  br i1 %7, label %8, label %23, !dbg !414

8:                                                ; preds = %0
  %9 = load i8, ptr %2, align 1, !dbg !415
  %10 = sext i8 %9 to i32, !dbg !415
  %11 = load i32, ptr @bad, align 4, !dbg !416
  %12 = icmp ne i32 %11, 0, !dbg !416
  %13 = zext i1 %12 to i64, !dbg !416
  %14 = select i1 %12, i32 -4, i32 0, !dbg !416
  %15 = icmp sge i32 %10, %14, !dbg !417
  br i1 %15, label %16, label %23, !dbg !418

16:                                               ; preds = %8
  %17 = load ptr, ptr %1, align 8, !dbg !419
  %18 = load i8, ptr %2, align 1, !dbg !420
  %19 = sext i8 %18 to i64, !dbg !419
  %20 = getelementptr inbounds i8, ptr %17, i64 %19, !dbg !419
  %21 = load i8, ptr %20, align 1, !dbg !419
  %22 = sext i8 %21 to i32, !dbg !419
  store volatile i32 %22, ptr @sink, align 4, !dbg !421
  br label %23, !dbg !422

23:                                               ; preds = %16, %8, %0
  %24 = load ptr, ptr %1, align 8, !dbg !423
  call void @free(ptr noundef %24) #11, !dbg !424
  ret void, !dbg !425
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !426 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !427, !DIExpression(), !428)
  %2 = call zeroext i8 @input(), !dbg !429
  store i8 %2, ptr %1, align 1, !dbg !428
  %3 = load i8, ptr %1, align 1, !dbg !430
  %4 = zext i8 %3 to i32, !dbg !430
  %5 = and i32 %4, 7, !dbg !431
  %6 = load i32, ptr @bad, align 4, !dbg !432
  %7 = sub nsw i32 %5, %6, !dbg !433
  %8 = sext i32 %7 to i64, !dbg !434
  %9 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %8, !dbg !434
  %10 = load i32, ptr %9, align 4, !dbg !434
  store volatile i32 %10, ptr @sink, align 4, !dbg !435
  ret void, !dbg !436
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_straddles() #0 !dbg !437 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !438, !DIExpression(), !439)
  %3 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 1) #10, !dbg !440
  store ptr %3, ptr %1, align 8, !dbg !439
    #dbg_declare(ptr %2, !441, !DIExpression(), !442)
  %4 = call zeroext i8 @input(), !dbg !443
  store i8 %4, ptr %2, align 1, !dbg !442
  %5 = load i8, ptr %2, align 1, !dbg !444
  %6 = zext i8 %5 to i32, !dbg !444
  %7 = load i32, ptr @bad, align 4, !dbg !446
  %8 = icmp ne i32 %7, 0, !dbg !446
  %9 = zext i1 %8 to i64, !dbg !446
  %10 = select i1 %8, i32 8, i32 4, !dbg !446
  %11 = icmp eq i32 %6, %10, !dbg !447
  br i1 %11, label %12, label %18, !dbg !448

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !449
  %14 = load i8, ptr %2, align 1, !dbg !450
  %15 = zext i8 %14 to i32, !dbg !450
  %16 = sext i32 %15 to i64, !dbg !451
  %17 = getelementptr inbounds i8, ptr %13, i64 %16, !dbg !451
  store i32 1, ptr %17, align 4, !dbg !452
  br label %18, !dbg !453

18:                                               ; preds = %12, %0
  %19 = load ptr, ptr %1, align 8, !dbg !454
  call void @free(ptr noundef %19) #11, !dbg !455
  ret void, !dbg !456
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_past_end() #0 !dbg !457 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !458, !DIExpression(), !459)
  %3 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 1) #10, !dbg !460
  store ptr %3, ptr %1, align 8, !dbg !459
    #dbg_declare(ptr %2, !461, !DIExpression(), !462)
  %4 = call zeroext i8 @input(), !dbg !463
  store i8 %4, ptr %2, align 1, !dbg !462
  %5 = load i8, ptr %2, align 1, !dbg !464
  %6 = zext i8 %5 to i32, !dbg !464
  %7 = load i32, ptr @bad, align 4, !dbg !466
  %8 = icmp ne i32 %7, 0, !dbg !466
  %9 = zext i1 %8 to i64, !dbg !466
  %10 = select i1 %8, i32 13, i32 4, !dbg !466
  %11 = icmp eq i32 %6, %10, !dbg !467
  br i1 %11, label %12, label %18, !dbg !468

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !469
  %14 = load i8, ptr %2, align 1, !dbg !470
  %15 = zext i8 %14 to i32, !dbg !470
  %16 = sext i32 %15 to i64, !dbg !471
  %17 = getelementptr inbounds i8, ptr %13, i64 %16, !dbg !471
  store i32 1, ptr %17, align 4, !dbg !472
  br label %18, !dbg !473

18:                                               ; preds = %12, %0
  %19 = load ptr, ptr %1, align 8, !dbg !474
  call void @free(ptr noundef %19) #11, !dbg !475
  ret void, !dbg !476
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !477 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !478, !DIExpression(), !479)
  %3 = call zeroext i8 @input(), !dbg !480
  store i8 %3, ptr %1, align 1, !dbg !479
  %4 = load i8, ptr %1, align 1, !dbg !481
  %5 = zext i8 %4 to i32, !dbg !481
  %6 = icmp eq i32 %5, 0, !dbg !483
  br i1 %6, label %7, label %8, !dbg !484

7:                                                ; preds = %0
  br label %28, !dbg !485

8:                                                ; preds = %0
    #dbg_declare(ptr %2, !486, !DIExpression(), !487)
  %9 = load i8, ptr %1, align 1, !dbg !488
  %10 = zext i8 %9 to i64, !dbg !488
  %11 = call noalias ptr @malloc(i64 noundef %10) #12, !dbg !489
  store ptr %11, ptr %2, align 8, !dbg !487
  %12 = load ptr, ptr %2, align 8, !dbg !490
  %13 = load i32, ptr @bad, align 4, !dbg !491
  %14 = icmp ne i32 %13, 0, !dbg !491
  br i1 %14, label %15, label %19, !dbg !491

15:                                               ; preds = %8
  %16 = load i8, ptr %1, align 1, !dbg !492
  %17 = zext i8 %16 to i32, !dbg !492
  %18 = and i32 %17, 3, !dbg !493
  br label %23, !dbg !491

19:                                               ; preds = %8
  %20 = load i8, ptr %1, align 1, !dbg !494
  %21 = zext i8 %20 to i32, !dbg !494
  %22 = sub nsw i32 %21, 1, !dbg !495
  br label %23, !dbg !491

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !491
  %25 = sext i32 %24 to i64, !dbg !490
  %26 = getelementptr inbounds i8, ptr %12, i64 %25, !dbg !490
  store i8 1, ptr %26, align 1, !dbg !496
  %27 = load ptr, ptr %2, align 8, !dbg !497
  call void @free(ptr noundef %27) #11, !dbg !498
  br label %28, !dbg !499

28:                                               ; preds = %23, %7
  ret void, !dbg !499
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !500 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !501, !DIExpression(), !502)
    #dbg_declare(ptr %2, !503, !DIExpression(), !507)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 32, i1 false), !dbg !507
    #dbg_declare(ptr %3, !508, !DIExpression(), !509)
  %4 = call zeroext i8 @input(), !dbg !510
  store i8 %4, ptr %3, align 1, !dbg !509
  %5 = load i8, ptr %3, align 1, !dbg !511
  %6 = zext i8 %5 to i32, !dbg !511
  %7 = load i32, ptr @bad, align 4, !dbg !513
  %8 = icmp ne i32 %7, 0, !dbg !513
  %9 = zext i1 %8 to i64, !dbg !513
  %10 = select i1 %8, i32 17, i32 16, !dbg !513
  %11 = icmp sle i32 %6, %10, !dbg !514
  br i1 %11, label %12, label %17, !dbg !515

12:                                               ; preds = %0
  %13 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !516
  %14 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !516
  %15 = load i8, ptr %3, align 1, !dbg !517
  %16 = zext i8 %15 to i64, !dbg !517
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %14, i64 %16, i1 false), !dbg !516
  br label %17, !dbg !516

17:                                               ; preds = %12, %0
  ret void, !dbg !518
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !519 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !520, !DIExpression(), !521)
    #dbg_declare(ptr %2, !522, !DIExpression(), !523)
  %3 = call zeroext i8 @input(), !dbg !524
  store i8 %3, ptr %2, align 1, !dbg !523
  %4 = load i8, ptr %2, align 1, !dbg !525
  %5 = zext i8 %4 to i32, !dbg !525
  %6 = load i32, ptr @bad, align 4, !dbg !527
  %7 = mul nsw i32 2, %6, !dbg !528
  %8 = add nsw i32 8, %7, !dbg !529
  %9 = icmp slt i32 %5, %8, !dbg !530
  br i1 %9, label %10, label %14, !dbg !531

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !532
  %12 = load i8, ptr %2, align 1, !dbg !533
  %13 = zext i8 %12 to i64, !dbg !533
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 0, i64 %13, i1 false), !dbg !532
  br label %14, !dbg !532

14:                                               ; preds = %10, %0
  ret void, !dbg !534
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !535 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !536, !DIExpression(), !537)
  %2 = call zeroext i8 @input(), !dbg !538
  store i8 %2, ptr %1, align 1, !dbg !537
  %3 = load i32, ptr @bad, align 4, !dbg !539
  %4 = icmp ne i32 %3, 0, !dbg !539
  br i1 %4, label %9, label %5, !dbg !541

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !542
  %7 = zext i8 %6 to i32, !dbg !542
  %8 = icmp ne i32 %7, 0, !dbg !542
  br i1 %8, label %9, label %13, !dbg !543

9:                                                ; preds = %5, %0
  %10 = load i8, ptr %1, align 1, !dbg !544
  %11 = zext i8 %10 to i32, !dbg !544
  %12 = sdiv i32 100, %11, !dbg !545
  store volatile i32 %12, ptr @sink, align 4, !dbg !546
  br label %13, !dbg !547

13:                                               ; preds = %9, %5
  ret void, !dbg !548
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !549 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !550, !DIExpression(), !551)
  %4 = call zeroext i8 @input(), !dbg !552
  store i8 %4, ptr %1, align 1, !dbg !551
    #dbg_declare(ptr %2, !553, !DIExpression(), !554)
  store i32 0, ptr %2, align 4, !dbg !554
    #dbg_declare(ptr %3, !555, !DIExpression(), !556)
  %5 = load i32, ptr @bad, align 4, !dbg !557
  %6 = icmp ne i32 %5, 0, !dbg !557
  br i1 %6, label %7, label %12, !dbg !558

7:                                                ; preds = %0
  %8 = load i8, ptr %1, align 1, !dbg !559
  %9 = zext i8 %8 to i32, !dbg !559
  %10 = icmp eq i32 %9, 77, !dbg !560
  br i1 %10, label %11, label %12, !dbg !557

11:                                               ; preds = %7
  br label %13, !dbg !557

12:                                               ; preds = %7, %0
  br label %13, !dbg !557

13:                                               ; preds = %12, %11
  %14 = phi ptr [ null, %11 ], [ %2, %12 ], !dbg !557
  store ptr %14, ptr %3, align 8, !dbg !556
  %15 = load ptr, ptr %3, align 8, !dbg !561
  store i32 1, ptr %15, align 4, !dbg !562
  ret void, !dbg !563
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !564 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !565, !DIExpression(), !566)
  %2 = call zeroext i8 @input(), !dbg !567
  store i8 %2, ptr %1, align 1, !dbg !566
  %3 = load i32, ptr @bad, align 4, !dbg !568
  %4 = icmp ne i32 %3, 0, !dbg !568
  br i1 %4, label %11, label %5, !dbg !570

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !571
  %7 = zext i8 %6 to i32, !dbg !571
  %8 = icmp slt i32 %7, 200, !dbg !572
  %9 = zext i1 %8 to i32, !dbg !572
  %10 = sext i32 %9 to i64, !dbg !571
  call void @klee_assume(i64 noundef %10), !dbg !573
  br label %11, !dbg !573

11:                                               ; preds = %5, %0
  %12 = load i8, ptr %1, align 1, !dbg !574
  %13 = zext i8 %12 to i32, !dbg !574
  %14 = mul nsw i32 %13, 3, !dbg !574
  %15 = icmp ne i32 %14, 603, !dbg !574
  br i1 %15, label %16, label %17, !dbg !577

16:                                               ; preds = %11
  br label %18, !dbg !577

17:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.15, i32 noundef 111, ptr noundef @__PRETTY_FUNCTION__.symbolic_assertion) #13, !dbg !574
  unreachable, !dbg !574

18:                                               ; preds = %16
  ret void, !dbg !578
}

declare void @klee_assume(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !579 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !580, !DIExpression(), !581)
  %4 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !582
  store ptr %4, ptr %1, align 8, !dbg !581
    #dbg_declare(ptr %2, !583, !DIExpression(), !584)
  %5 = load ptr, ptr %1, align 8, !dbg !585
  store ptr %5, ptr %2, align 8, !dbg !584
    #dbg_declare(ptr %3, !586, !DIExpression(), !587)
  %6 = call zeroext i8 @input(), !dbg !588
  store i8 %6, ptr %3, align 1, !dbg !587
  %7 = load i32, ptr @bad, align 4, !dbg !589
  %8 = icmp ne i32 %7, 0, !dbg !589
  br i1 %8, label %9, label %15, !dbg !591

9:                                                ; preds = %0
  %10 = load i8, ptr %3, align 1, !dbg !592
  %11 = zext i8 %10 to i32, !dbg !592
  %12 = icmp sgt i32 %11, 250, !dbg !593
  br i1 %12, label %13, label %15, !dbg !594

13:                                               ; preds = %9
  %14 = load ptr, ptr %1, align 8, !dbg !595
  call void @free(ptr noundef %14) #11, !dbg !596
  br label %15, !dbg !596

15:                                               ; preds = %13, %9, %0
  %16 = load ptr, ptr %2, align 8, !dbg !597
  call void @free(ptr noundef %16) #11, !dbg !598
  ret void, !dbg !599
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !600 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !601, !DIExpression(), !602)
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #10, !dbg !603
  store ptr %3, ptr %1, align 8, !dbg !602
    #dbg_declare(ptr %2, !604, !DIExpression(), !605)
  %4 = call zeroext i8 @input(), !dbg !606
  store i8 %4, ptr %2, align 1, !dbg !605
  %5 = load i8, ptr %2, align 1, !dbg !607
  %6 = zext i8 %5 to i32, !dbg !607
  %7 = icmp eq i32 %6, 42, !dbg !609
  br i1 %7, label %8, label %10, !dbg !610

8:                                                ; preds = %0
  %9 = load ptr, ptr %1, align 8, !dbg !611
  call void @free(ptr noundef %9) #11, !dbg !612
  br label %10, !dbg !612

10:                                               ; preds = %8, %0
  %11 = load i32, ptr @bad, align 4, !dbg !613
  %12 = icmp ne i32 %11, 0, !dbg !613
  br i1 %12, label %13, label %17, !dbg !615

13:                                               ; preds = %10
  %14 = load i8, ptr %2, align 1, !dbg !616
  %15 = zext i8 %14 to i32, !dbg !616
  %16 = icmp sgt i32 %15, 41, !dbg !617
  br i1 %16, label %21, label %24, !dbg !613

17:                                               ; preds = %10
  %18 = load i8, ptr %2, align 1, !dbg !618
  %19 = zext i8 %18 to i32, !dbg !618
  %20 = icmp sgt i32 %19, 42, !dbg !619
  br i1 %20, label %21, label %24, !dbg !615

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %1, align 8, !dbg !620
  %23 = getelementptr inbounds i8, ptr %22, i64 0, !dbg !620
  store i8 1, ptr %23, align 1, !dbg !621
  br label %24, !dbg !620

24:                                               ; preds = %21, %17, %13
  %25 = load i8, ptr %2, align 1, !dbg !622
  %26 = zext i8 %25 to i32, !dbg !622
  %27 = icmp ne i32 %26, 42, !dbg !624
  br i1 %27, label %28, label %30, !dbg !625

28:                                               ; preds = %24
  %29 = load ptr, ptr %1, align 8, !dbg !626
  call void @free(ptr noundef %29) #11, !dbg !627
  br label %30, !dbg !627

30:                                               ; preds = %28, %24
  ret void, !dbg !628
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !629 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !630, !DIExpression(), !631)
    #dbg_declare(ptr %2, !632, !DIExpression(), !633)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !634
  call void @klee_make_symbolic(ptr noundef %3, i64 noundef 4, ptr noundef @.str.19), !dbg !635
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 3, !dbg !636
  store i8 0, ptr %4, align 1, !dbg !637
  %5 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !638
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !639
  %7 = call ptr @strcpy(ptr noundef %5, ptr noundef %6) #11, !dbg !640
  %8 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !641
  %9 = call i32 @strcmp(ptr noundef %8, ptr noundef @.str.20) #9, !dbg !643
  %10 = icmp eq i32 %9, 0, !dbg !644
  br i1 %10, label %11, label %19, !dbg !645

11:                                               ; preds = %0
  %12 = load i32, ptr @bad, align 4, !dbg !646
  %13 = icmp ne i32 %12, 0, !dbg !646
  br i1 %13, label %14, label %19, !dbg !647

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !648
  %16 = call i64 @strlen(ptr noundef %15) #9, !dbg !649
  %17 = add i64 %16, 1, !dbg !650
  %18 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 %17, !dbg !651
  store i8 1, ptr %18, align 1, !dbg !652
  br label %19, !dbg !651

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !653
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !654 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !655, !DIExpression(), !656)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 4, ptr noundef @.str.2), !dbg !657
  %2 = load i32, ptr @bad, align 4, !dbg !658
  %3 = icmp ne i32 %2, 0, !dbg !658
  br i1 %3, label %9, label %4, !dbg !660

4:                                                ; preds = %0
  %5 = load i32, ptr %1, align 4, !dbg !661
  %6 = icmp slt i32 %5, 2147483647, !dbg !662
  %7 = zext i1 %6 to i32, !dbg !662
  %8 = sext i32 %7 to i64, !dbg !661
  call void @klee_assume(i64 noundef %8), !dbg !663
  br label %9, !dbg !663

9:                                                ; preds = %4, %0
  %10 = load i32, ptr %1, align 4, !dbg !664
  %11 = add nsw i32 %10, 1, !dbg !665
  store volatile i32 %11, ptr @sink, align 4, !dbg !666
  ret void, !dbg !667
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !668 {
  %1 = alloca i16, align 2
    #dbg_declare(ptr %1, !669, !DIExpression(), !671)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 2, ptr noundef @.str.2), !dbg !672
  %2 = load i32, ptr @bad, align 4, !dbg !673
  %3 = icmp ne i32 %2, 0, !dbg !673
  %4 = zext i1 %3 to i64, !dbg !673
  %5 = select i1 %3, i32 65537, i32 65535, !dbg !673
  %6 = load i16, ptr %1, align 2, !dbg !674
  %7 = sext i16 %6 to i32, !dbg !674
  %8 = mul nsw i32 %5, %7, !dbg !675
  store volatile i32 %8, ptr @sink, align 4, !dbg !676
  ret void, !dbg !677
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !678 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !679, !DIExpression(), !680)
  %2 = call zeroext i8 @input(), !dbg !681
  store i8 %2, ptr %1, align 1, !dbg !680
  %3 = load i8, ptr %1, align 1, !dbg !682
  %4 = zext i8 %3 to i32, !dbg !682
  %5 = load i32, ptr @bad, align 4, !dbg !683
  %6 = icmp ne i32 %5, 0, !dbg !683
  %7 = zext i1 %6 to i64, !dbg !683
  %8 = select i1 %6, i32 63, i32 31, !dbg !683
  %9 = and i32 %4, %8, !dbg !684
  %10 = shl i32 1, %9, !dbg !685
  store volatile i32 %10, ptr @sink, align 4, !dbg !686
  ret void, !dbg !687
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !170 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !688, !DIExpression(), !689)
  %2 = call zeroext i8 @input(), !dbg !690
  store i8 %2, ptr %1, align 1, !dbg !689
  %3 = load i32, ptr @bad, align 4, !dbg !691
  %4 = icmp ne i32 %3, 0, !dbg !691
  br i1 %4, label %5, label %9, !dbg !691

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !692
  %7 = zext i8 %6 to i32, !dbg !692
  %8 = and i32 %7, 6, !dbg !693
  br label %13, !dbg !691

9:                                                ; preds = %0
  %10 = load i8, ptr %1, align 1, !dbg !694
  %11 = zext i8 %10 to i32, !dbg !694
  %12 = and i32 %11, 4, !dbg !695
  br label %13, !dbg !691

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !691
  %15 = sext i32 %14 to i64, !dbg !696
  %16 = getelementptr inbounds i8, ptr @symbolic_misaligned.words, i64 %15, !dbg !696
  %17 = load i32, ptr %16, align 4, !dbg !697
  store volatile i32 %17, ptr @sink, align 4, !dbg !698
  ret void, !dbg !699
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !700 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !701, !DIExpression(), !702)
    #dbg_declare(ptr %2, !703, !DIExpression(), !704)
  %3 = call zeroext i8 @input(), !dbg !705
  store i8 %3, ptr %2, align 1, !dbg !704
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 2, !dbg !706
  store i32 1, ptr %4, align 8, !dbg !707
  %5 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1, !dbg !708
  store i32 1, ptr %5, align 4, !dbg !709
  %6 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !710
  store i32 1, ptr %6, align 16, !dbg !711
  %7 = load i32, ptr @bad, align 4, !dbg !712
  %8 = icmp ne i32 %7, 0, !dbg !712
  br i1 %8, label %11, label %9, !dbg !714

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 3, !dbg !715
  store i32 1, ptr %10, align 4, !dbg !716
  br label %11, !dbg !715

11:                                               ; preds = %9, %0
  %12 = load i8, ptr %2, align 1, !dbg !717
  %13 = zext i8 %12 to i32, !dbg !717
  %14 = and i32 %13, 3, !dbg !719
  %15 = sext i32 %14 to i64, !dbg !720
  %16 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %15, !dbg !720
  %17 = load i32, ptr %16, align 4, !dbg !720
  %18 = icmp ne i32 %17, 0, !dbg !720
  br i1 %18, label %19, label %20, !dbg !721

19:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !722
  br label %20, !dbg !723

20:                                               ; preds = %19, %11
  ret void, !dbg !724
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !725 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !726, !DIExpression(), !727)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !728
  store ptr %2, ptr %1, align 8, !dbg !727
  %3 = call zeroext i8 @input(), !dbg !729
  %4 = zext i8 %3 to i32, !dbg !729
  %5 = icmp eq i32 %4, 9, !dbg !731
  br i1 %5, label %6, label %11, !dbg !732

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !733
  %8 = icmp ne i32 %7, 0, !dbg !733
  br i1 %8, label %9, label %11, !dbg !734

9:                                                ; preds = %6
  %10 = call noalias ptr @malloc(i64 noundef 5) #12, !dbg !735
  store ptr %10, ptr %1, align 8, !dbg !736
  br label %11, !dbg !737

11:                                               ; preds = %9, %6, %0
  %12 = load ptr, ptr %1, align 8, !dbg !738
  call void @free(ptr noundef %12) #11, !dbg !739
  ret void, !dbg !740
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_name_that_is_missing() #0 !dbg !198 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !741, !DIExpression(), !742)
  %2 = call zeroext i8 @input(), !dbg !743
  store i8 %2, ptr %1, align 1, !dbg !742
  %3 = load i32, ptr @bad, align 4, !dbg !744
  %4 = icmp ne i32 %3, 0, !dbg !744
  br i1 %4, label %12, label %5, !dbg !746

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !747
  %7 = zext i8 %6 to i32, !dbg !747
  %8 = and i32 %7, 3, !dbg !748
  %9 = icmp ne i32 %8, 2, !dbg !749
  %10 = zext i1 %9 to i32, !dbg !749
  %11 = sext i32 %10 to i64, !dbg !750
  call void @klee_assume(i64 noundef %11), !dbg !751
  br label %12, !dbg !751

12:                                               ; preds = %5, %0
  %13 = load i8, ptr %1, align 1, !dbg !752
  %14 = zext i8 %13 to i32, !dbg !752
  %15 = and i32 %14, 3, !dbg !754
  %16 = sext i32 %15 to i64, !dbg !755
  %17 = getelementptr inbounds [4 x ptr], ptr @symbolic_name_that_is_missing.names, i64 0, i64 %16, !dbg !755
  %18 = load ptr, ptr %17, align 8, !dbg !755
  %19 = call i32 @strcmp(ptr noundef %18, ptr noundef @.str.29) #9, !dbg !756
  %20 = icmp eq i32 %19, 0, !dbg !757
  br i1 %20, label %21, label %22, !dbg !758

21:                                               ; preds = %12
  store volatile i32 1, ptr @sink, align 4, !dbg !759
  br label %22, !dbg !760

22:                                               ; preds = %21, %12
  ret void, !dbg !761
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_freed_block_compared() #0 !dbg !762 {
  %1 = alloca [2 x ptr], align 16
    #dbg_declare(ptr %1, !763, !DIExpression(), !765)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !766
  store ptr %2, ptr %1, align 8, !dbg !767
  %3 = getelementptr inbounds ptr, ptr %1, i64 1, !dbg !767
  %4 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !768
  store ptr %4, ptr %3, align 8, !dbg !767
  %5 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !769
  %6 = load ptr, ptr %5, align 16, !dbg !769
  %7 = icmp ne ptr %6, null, !dbg !769
  br i1 %7, label %8, label %12, !dbg !771

8:                                                ; preds = %0
  %9 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !772
  %10 = load ptr, ptr %9, align 8, !dbg !772
  %11 = icmp ne ptr %10, null, !dbg !772
  br i1 %11, label %13, label %12, !dbg !773

12:                                               ; preds = %8, %0
  br label %41, !dbg !774

13:                                               ; preds = %8
  %14 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !775
  %15 = load ptr, ptr %14, align 16, !dbg !775
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %15, ptr align 1 @.str.32, i64 4, i1 false), !dbg !776
  %16 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !777
  %17 = load ptr, ptr %16, align 8, !dbg !777
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 @.str.32, i64 4, i1 false), !dbg !778
  %18 = load i32, ptr @bad, align 4, !dbg !779
  %19 = icmp ne i32 %18, 0, !dbg !779
  br i1 %19, label %20, label %23, !dbg !781

20:                                               ; preds = %13
  %21 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !782
  %22 = load ptr, ptr %21, align 8, !dbg !782
  call void @free(ptr noundef %22) #11, !dbg !783
  br label %23, !dbg !783

23:                                               ; preds = %20, %13
  %24 = call zeroext i8 @input(), !dbg !784
  %25 = zext i8 %24 to i32, !dbg !784
  %26 = and i32 %25, 1, !dbg !786
  %27 = sext i32 %26 to i64, !dbg !787
  %28 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 %27, !dbg !787
  %29 = load ptr, ptr %28, align 8, !dbg !787
  %30 = call i32 @memcmp(ptr noundef @.str.32, ptr noundef %29, i64 noundef 4) #9, !dbg !788
  %31 = icmp ne i32 %30, 0, !dbg !789
  br i1 %31, label %32, label %33, !dbg !790

32:                                               ; preds = %23
  store volatile i32 1, ptr @sink, align 4, !dbg !791
  br label %33, !dbg !792

33:                                               ; preds = %32, %23
  %34 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !793
  %35 = load ptr, ptr %34, align 16, !dbg !793
  call void @free(ptr noundef %35) #11, !dbg !794
  %36 = load i32, ptr @bad, align 4, !dbg !795
  %37 = icmp ne i32 %36, 0, !dbg !795
  br i1 %37, label %41, label %38, !dbg !797

38:                                               ; preds = %33
  %39 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !798
  %40 = load ptr, ptr %39, align 8, !dbg !798
  call void @free(ptr noundef %40) #11, !dbg !799
  br label %41, !dbg !799

41:                                               ; preds = %12, %38, %33
  ret void, !dbg !800
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap() #0 !dbg !801 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !802, !DIExpression(), !803)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.symbolic_overlap.text, i64 8, i1 false), !dbg !803
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !804
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !805
  %4 = call zeroext i8 @input(), !dbg !806
  %5 = zext i8 %4 to i32, !dbg !806
  %6 = load i32, ptr @bad, align 4, !dbg !807
  %7 = icmp ne i32 %6, 0, !dbg !807
  %8 = zext i1 %7 to i64, !dbg !807
  %9 = select i1 %7, i32 3, i32 4, !dbg !807
  %10 = and i32 %5, %9, !dbg !808
  %11 = sext i32 %10 to i64, !dbg !809
  %12 = getelementptr inbounds i8, ptr %3, i64 %11, !dbg !809
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %12, i64 4, i1 false), !dbg !804
  ret void, !dbg !810
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_text_of_no_characters() #0 !dbg !811 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !812, !DIExpression(), !813)
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !814
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 120, i64 8, i1 false), !dbg !814
  %3 = load i32, ptr @bad, align 4, !dbg !815
  %4 = icmp ne i32 %3, 0, !dbg !815
  %5 = zext i1 %4 to i64, !dbg !815
  %6 = select i1 %4, i32 1, i32 0, !dbg !815
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !816
  %8 = call zeroext i8 @input(), !dbg !817
  %9 = zext i8 %8 to i32, !dbg !817
  %10 = and i32 %9, 8, !dbg !818
  %11 = sext i32 %10 to i64, !dbg !819
  %12 = getelementptr inbounds i8, ptr %7, i64 %11, !dbg !819
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.35, i32 noundef %6, ptr noundef %12), !dbg !820
  ret void, !dbg !821
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_with_a_source_that_ends() #0 !dbg !822 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !823, !DIExpression(), !824)
  %2 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1) #10, !dbg !825
  store ptr %2, ptr %1, align 8, !dbg !824
  %3 = load ptr, ptr %1, align 8, !dbg !826
  %4 = icmp ne ptr %3, null, !dbg !826
  br i1 %4, label %6, label %5, !dbg !828

5:                                                ; preds = %0
  br label %25, !dbg !829

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !830
  %8 = call zeroext i8 @input(), !dbg !831
  %9 = zext i8 %8 to i32, !dbg !831
  %10 = and i32 %9, 1, !dbg !832
  %11 = mul nsw i32 4, %10, !dbg !833
  %12 = sext i32 %11 to i64, !dbg !834
  %13 = getelementptr inbounds i8, ptr %7, i64 %12, !dbg !834
  %14 = load ptr, ptr %1, align 8, !dbg !835
  %15 = load i32, ptr @bad, align 4, !dbg !836
  %16 = icmp ne i32 %15, 0, !dbg !836
  %17 = zext i1 %16 to i64, !dbg !836
  %18 = select i1 %16, i32 6, i32 2, !dbg !836
  %19 = sext i32 %18 to i64, !dbg !837
  %20 = getelementptr inbounds i8, ptr %14, i64 %19, !dbg !837
  %21 = load i32, ptr @bad, align 4, !dbg !838
  %22 = add nsw i32 2, %21, !dbg !839
  %23 = sext i32 %22 to i64, !dbg !840
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 %20, i64 %23, i1 false), !dbg !841
  %24 = load ptr, ptr %1, align 8, !dbg !842
  call void @free(ptr noundef %24) #11, !dbg !843
  br label %25, !dbg !844

25:                                               ; preds = %6, %5
  ret void, !dbg !844
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_with_a_target_that_ends() #0 !dbg !845 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !846, !DIExpression(), !847)
  %2 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1) #10, !dbg !848
  store ptr %2, ptr %1, align 8, !dbg !847
  %3 = load ptr, ptr %1, align 8, !dbg !849
  %4 = icmp ne ptr %3, null, !dbg !849
  br i1 %4, label %6, label %5, !dbg !851

5:                                                ; preds = %0
  br label %25, !dbg !852

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !853
  %8 = load i32, ptr @bad, align 4, !dbg !854
  %9 = icmp ne i32 %8, 0, !dbg !854
  %10 = zext i1 %9 to i64, !dbg !854
  %11 = select i1 %9, i32 6, i32 2, !dbg !854
  %12 = sext i32 %11 to i64, !dbg !855
  %13 = getelementptr inbounds i8, ptr %7, i64 %12, !dbg !855
  %14 = load ptr, ptr %1, align 8, !dbg !856
  %15 = call zeroext i8 @input(), !dbg !857
  %16 = zext i8 %15 to i32, !dbg !857
  %17 = and i32 %16, 1, !dbg !858
  %18 = mul nsw i32 4, %17, !dbg !859
  %19 = sext i32 %18 to i64, !dbg !860
  %20 = getelementptr inbounds i8, ptr %14, i64 %19, !dbg !860
  %21 = load i32, ptr @bad, align 4, !dbg !861
  %22 = add nsw i32 2, %21, !dbg !862
  %23 = sext i32 %22 to i64, !dbg !863
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 %20, i64 %23, i1 false), !dbg !864
  %24 = load ptr, ptr %1, align 8, !dbg !865
  call void @free(ptr noundef %24) #11, !dbg !866
  br label %25, !dbg !867

25:                                               ; preds = %6, %5
  ret void, !dbg !867
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_in_a_constant() #0 !dbg !240 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !868, !DIExpression(), !869)
  %2 = call zeroext i8 @input(), !dbg !870
  %3 = zext i8 %2 to i32, !dbg !870
  %4 = and i32 %3, 3, !dbg !871
  %5 = trunc i32 %4 to i8, !dbg !870
  store i8 %5, ptr %1, align 1, !dbg !869
  %6 = load i32, ptr @bad, align 4, !dbg !872
  %7 = icmp ne i32 %6, 0, !dbg !872
  br i1 %7, label %8, label %14, !dbg !872

8:                                                ; preds = %0
  %9 = load i8, ptr %1, align 1, !dbg !873
  %10 = zext i8 %9 to i32, !dbg !873
  %11 = sext i32 %10 to i64, !dbg !874
  %12 = getelementptr inbounds i8, ptr @symbolic_overlap_in_a_constant.fixed, i64 %11, !dbg !874
  %13 = getelementptr inbounds i8, ptr %12, i64 1, !dbg !875
  br label %15, !dbg !872

14:                                               ; preds = %0
  br label %15, !dbg !872

15:                                               ; preds = %14, %8
  %16 = phi ptr [ %13, %8 ], [ @symbolic_overlap_in_a_constant.own, %14 ], !dbg !872
  %17 = load i8, ptr %1, align 1, !dbg !876
  %18 = zext i8 %17 to i32, !dbg !876
  %19 = sext i32 %18 to i64, !dbg !877
  %20 = getelementptr inbounds i8, ptr @symbolic_overlap_in_a_constant.fixed, i64 %19, !dbg !877
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %20, i64 4, i1 false), !dbg !878
  ret void, !dbg !879
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_in_a_block_of_some_size() #0 !dbg !880 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !881, !DIExpression(), !882)
  %3 = call zeroext i8 @input(), !dbg !883
  store i8 %3, ptr %1, align 1, !dbg !882
  %4 = load i8, ptr %1, align 1, !dbg !884
  %5 = zext i8 %4 to i32, !dbg !884
  %6 = icmp eq i32 %5, 4, !dbg !885
  br i1 %6, label %11, label %7, !dbg !886

7:                                                ; preds = %0
  %8 = load i8, ptr %1, align 1, !dbg !887
  %9 = zext i8 %8 to i32, !dbg !887
  %10 = icmp eq i32 %9, 5, !dbg !888
  br label %11, !dbg !886

11:                                               ; preds = %7, %0
  %12 = phi i1 [ true, %0 ], [ %10, %7 ]
  %13 = zext i1 %12 to i32, !dbg !886
  %14 = sext i32 %13 to i64, !dbg !884
  call void @klee_assume(i64 noundef %14), !dbg !889
    #dbg_declare(ptr %2, !890, !DIExpression(), !891)
  %15 = load i8, ptr %1, align 1, !dbg !892
  %16 = zext i8 %15 to i64, !dbg !892
  %17 = call noalias ptr @calloc(i64 noundef %16, i64 noundef 1) #10, !dbg !893
  store ptr %17, ptr %2, align 8, !dbg !891
  %18 = load ptr, ptr %2, align 8, !dbg !894
  %19 = icmp ne ptr %18, null, !dbg !894
  br i1 %19, label %21, label %20, !dbg !896

20:                                               ; preds = %11
  br label %36, !dbg !897

21:                                               ; preds = %11
  %22 = load ptr, ptr %2, align 8, !dbg !898
  %23 = load ptr, ptr %2, align 8, !dbg !899
  %24 = load i32, ptr @bad, align 4, !dbg !900
  %25 = icmp ne i32 %24, 0, !dbg !900
  %26 = zext i1 %25 to i64, !dbg !900
  %27 = select i1 %25, i32 2, i32 0, !dbg !900
  %28 = sext i32 %27 to i64, !dbg !901
  %29 = getelementptr inbounds i8, ptr %23, i64 %28, !dbg !901
  %30 = load i32, ptr @bad, align 4, !dbg !902
  %31 = icmp ne i32 %30, 0, !dbg !902
  %32 = zext i1 %31 to i64, !dbg !902
  %33 = select i1 %31, i32 4, i32 0, !dbg !902
  %34 = sext i32 %33 to i64, !dbg !902
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %29, i64 %34, i1 false), !dbg !903
  %35 = load ptr, ptr %2, align 8, !dbg !904
  call void @free(ptr noundef %35) #11, !dbg !905
  br label %36, !dbg !906

36:                                               ; preds = %21, %20
  ret void, !dbg !906
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
!llvm.module.flags = !{!251, !252, !253, !254, !255, !256, !257}
!llvm.ident = !{!258}

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
!10 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "6b33f029b88bb91e0c1800a0d4fbed5d")
!11 = !{!12, !13, !15}
!12 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!16 = !{!0, !17, !7, !30, !35, !37, !42, !47, !52, !54, !57, !62, !64, !69, !71, !76, !78, !80, !82, !84, !86, !88, !90, !92, !94, !99, !101, !106, !108, !113, !115, !120, !122, !127, !129, !131, !133, !135, !140, !142, !147, !149, !151, !153, !155, !157, !162, !164, !166, !168, !174, !179, !181, !183, !185, !188, !190, !192, !194, !196, !201, !203, !205, !207, !212, !214, !219, !221, !223, !228, !230, !232, !234, !236, !238, !244, !247, !249}
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
!31 = distinct !DIGlobalVariable(scope: null, file: !10, line: 18, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 22)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "entry_symbolic_index_global", scope: !9, file: !10, line: 18, type: !20, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !10, line: 14, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "table", scope: !9, file: !10, line: 9, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 10)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !10, line: 25, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 21)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "entry_symbolic_index_stack", scope: !9, file: !10, line: 25, type: !20, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "sink", scope: !9, file: !10, line: 8, type: !56, isLocal: true, isDefinition: true)
!56 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !10, line: 33, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 20)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "entry_symbolic_index_heap", scope: !9, file: !10, line: 33, type: !20, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !10, line: 42, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 24)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_symbolic_index_negative", scope: !9, file: !10, line: 42, type: !20, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !10, line: 48, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 25)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "entry_symbolic_place_straddles", scope: !9, file: !10, line: 48, type: !20, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !10, line: 57, type: !66, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "entry_symbolic_place_past_end", scope: !9, file: !10, line: 57, type: !20, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !10, line: 66, type: !49, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "entry_symbolic_size_malloc", scope: !9, file: !10, line: 66, type: !20, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !10, line: 76, type: !49, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memcpy", scope: !9, file: !10, line: 76, type: !20, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !10, line: 84, type: !49, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memset", scope: !9, file: !10, line: 84, type: !20, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !10, line: 92, type: !96, isLocal: true, isDefinition: true)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 18)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(name: "entry_symbolic_division", scope: !9, file: !10, line: 92, type: !20, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !10, line: 99, type: !103, isLocal: true, isDefinition: true)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 14)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "entry_symbolic_null", scope: !9, file: !10, line: 99, type: !20, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !10, line: 106, type: !110, isLocal: true, isDefinition: true)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 19)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "entry_symbolic_assertion", scope: !9, file: !10, line: 106, type: !20, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !10, line: 111, type: !117, isLocal: true, isDefinition: true)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: 13)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !10, line: 111, type: !66, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !10, line: 111, type: !124, isLocal: true, isDefinition: true)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 240, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 30)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !10, line: 114, type: !103, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_symbolic_free", scope: !9, file: !10, line: 114, type: !20, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !10, line: 123, type: !66, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "entry_symbolic_use_after_free", scope: !9, file: !10, line: 123, type: !20, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !10, line: 135, type: !137, isLocal: true, isDefinition: true)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !138)
!138 = !{!139}
!139 = !DISubrange(count: 16)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "entry_symbolic_string", scope: !9, file: !10, line: 135, type: !20, isLocal: true, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(scope: null, file: !10, line: 138, type: !144, isLocal: true, isDefinition: true)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !145)
!145 = !{!146}
!146 = !DISubrange(count: 5)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(scope: null, file: !10, line: 141, type: !3, isLocal: true, isDefinition: true)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(scope: null, file: !10, line: 145, type: !96, isLocal: true, isDefinition: true)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(name: "entry_symbolic_overflow", scope: !9, file: !10, line: 145, type: !20, isLocal: true, isDefinition: true)
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(scope: null, file: !10, line: 154, type: !66, isLocal: true, isDefinition: true)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "entry_symbolic_multiplication", scope: !9, file: !10, line: 154, type: !20, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(scope: null, file: !10, line: 161, type: !159, isLocal: true, isDefinition: true)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !160)
!160 = !{!161}
!161 = !DISubrange(count: 15)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(name: "entry_symbolic_shift", scope: !9, file: !10, line: 161, type: !20, isLocal: true, isDefinition: true)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(scope: null, file: !10, line: 167, type: !59, isLocal: true, isDefinition: true)
!166 = !DIGlobalVariableExpression(var: !167, expr: !DIExpression())
!167 = distinct !DIGlobalVariable(name: "entry_symbolic_misaligned", scope: !9, file: !10, line: 167, type: !20, isLocal: true, isDefinition: true)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(name: "words", scope: !170, file: !10, line: 169, type: !172, isLocal: true, isDefinition: true)
!170 = distinct !DISubprogram(name: "symbolic_misaligned", scope: !10, file: !10, line: 167, type: !27, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!171 = !{}
!172 = !DICompositeType(tag: DW_TAG_array_type, baseType: !173, size: 256, elements: !5)
!173 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!174 = !DIGlobalVariableExpression(var: !175, expr: !DIExpression())
!175 = distinct !DIGlobalVariable(scope: null, file: !10, line: 174, type: !176, isLocal: true, isDefinition: true)
!176 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !177)
!177 = !{!178}
!178 = !DISubrange(count: 23)
!179 = !DIGlobalVariableExpression(var: !180, expr: !DIExpression())
!180 = distinct !DIGlobalVariable(name: "entry_symbolic_uninitialised", scope: !9, file: !10, line: 174, type: !20, isLocal: true, isDefinition: true)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression())
!182 = distinct !DIGlobalVariable(scope: null, file: !10, line: 185, type: !103, isLocal: true, isDefinition: true)
!183 = !DIGlobalVariableExpression(var: !184, expr: !DIExpression())
!184 = distinct !DIGlobalVariable(name: "entry_symbolic_leak", scope: !9, file: !10, line: 185, type: !20, isLocal: true, isDefinition: true)
!185 = !DIGlobalVariableExpression(var: !186, expr: !DIExpression())
!186 = distinct !DIGlobalVariable(scope: null, file: !10, line: 193, type: !187, isLocal: true, isDefinition: true)
!187 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !125)
!188 = !DIGlobalVariableExpression(var: !189, expr: !DIExpression())
!189 = distinct !DIGlobalVariable(name: "entry_symbolic_name_that_is_missing", scope: !9, file: !10, line: 193, type: !20, isLocal: true, isDefinition: true)
!190 = !DIGlobalVariableExpression(var: !191, expr: !DIExpression())
!191 = distinct !DIGlobalVariable(scope: null, file: !10, line: 195, type: !3, isLocal: true, isDefinition: true)
!192 = !DIGlobalVariableExpression(var: !193, expr: !DIExpression())
!193 = distinct !DIGlobalVariable(scope: null, file: !10, line: 195, type: !3, isLocal: true, isDefinition: true)
!194 = !DIGlobalVariableExpression(var: !195, expr: !DIExpression())
!195 = distinct !DIGlobalVariable(scope: null, file: !10, line: 195, type: !3, isLocal: true, isDefinition: true)
!196 = !DIGlobalVariableExpression(var: !197, expr: !DIExpression())
!197 = distinct !DIGlobalVariable(name: "names", scope: !198, file: !10, line: 195, type: !199, isLocal: true, isDefinition: true)
!198 = distinct !DISubprogram(name: "symbolic_name_that_is_missing", scope: !10, file: !10, line: 193, type: !27, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!199 = !DICompositeType(tag: DW_TAG_array_type, baseType: !200, size: 256, elements: !5)
!200 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!201 = !DIGlobalVariableExpression(var: !202, expr: !DIExpression())
!202 = distinct !DIGlobalVariable(scope: null, file: !10, line: 203, type: !187, isLocal: true, isDefinition: true)
!203 = !DIGlobalVariableExpression(var: !204, expr: !DIExpression())
!204 = distinct !DIGlobalVariable(name: "entry_symbolic_freed_block_compared", scope: !9, file: !10, line: 203, type: !20, isLocal: true, isDefinition: true)
!205 = !DIGlobalVariableExpression(var: !206, expr: !DIExpression())
!206 = distinct !DIGlobalVariable(scope: null, file: !10, line: 208, type: !144, isLocal: true, isDefinition: true)
!207 = !DIGlobalVariableExpression(var: !208, expr: !DIExpression())
!208 = distinct !DIGlobalVariable(scope: null, file: !10, line: 219, type: !209, isLocal: true, isDefinition: true)
!209 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !210)
!210 = !{!211}
!211 = !DISubrange(count: 17)
!212 = !DIGlobalVariableExpression(var: !213, expr: !DIExpression())
!213 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap", scope: !9, file: !10, line: 219, type: !20, isLocal: true, isDefinition: true)
!214 = !DIGlobalVariableExpression(var: !215, expr: !DIExpression())
!215 = distinct !DIGlobalVariable(scope: null, file: !10, line: 225, type: !216, isLocal: true, isDefinition: true)
!216 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !217)
!217 = !{!218}
!218 = !DISubrange(count: 31)
!219 = !DIGlobalVariableExpression(var: !220, expr: !DIExpression())
!220 = distinct !DIGlobalVariable(name: "entry_symbolic_text_of_no_characters", scope: !9, file: !10, line: 225, type: !20, isLocal: true, isDefinition: true)
!221 = !DIGlobalVariableExpression(var: !222, expr: !DIExpression())
!222 = distinct !DIGlobalVariable(scope: null, file: !10, line: 229, type: !144, isLocal: true, isDefinition: true)
!223 = !DIGlobalVariableExpression(var: !224, expr: !DIExpression())
!224 = distinct !DIGlobalVariable(scope: null, file: !10, line: 232, type: !225, isLocal: true, isDefinition: true)
!225 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !226)
!226 = !{!227}
!227 = !DISubrange(count: 41)
!228 = !DIGlobalVariableExpression(var: !229, expr: !DIExpression())
!229 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_with_a_source_that_ends", scope: !9, file: !10, line: 232, type: !20, isLocal: true, isDefinition: true)
!230 = !DIGlobalVariableExpression(var: !231, expr: !DIExpression())
!231 = distinct !DIGlobalVariable(scope: null, file: !10, line: 241, type: !225, isLocal: true, isDefinition: true)
!232 = !DIGlobalVariableExpression(var: !233, expr: !DIExpression())
!233 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_with_a_target_that_ends", scope: !9, file: !10, line: 241, type: !20, isLocal: true, isDefinition: true)
!234 = !DIGlobalVariableExpression(var: !235, expr: !DIExpression())
!235 = distinct !DIGlobalVariable(scope: null, file: !10, line: 250, type: !216, isLocal: true, isDefinition: true)
!236 = !DIGlobalVariableExpression(var: !237, expr: !DIExpression())
!237 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_in_a_constant", scope: !9, file: !10, line: 250, type: !20, isLocal: true, isDefinition: true)
!238 = !DIGlobalVariableExpression(var: !239, expr: !DIExpression())
!239 = distinct !DIGlobalVariable(name: "fixed", scope: !240, file: !10, line: 252, type: !241, isLocal: true, isDefinition: true)
!240 = distinct !DISubprogram(name: "symbolic_overlap_in_a_constant", scope: !10, file: !10, line: 250, type: !27, scopeLine: 251, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!241 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 64, elements: !242)
!242 = !{!243}
!243 = !DISubrange(count: 8)
!244 = !DIGlobalVariableExpression(var: !245, expr: !DIExpression())
!245 = distinct !DIGlobalVariable(name: "own", scope: !240, file: !10, line: 253, type: !246, isLocal: true, isDefinition: true)
!246 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !242)
!247 = !DIGlobalVariableExpression(var: !248, expr: !DIExpression())
!248 = distinct !DIGlobalVariable(scope: null, file: !10, line: 258, type: !225, isLocal: true, isDefinition: true)
!249 = !DIGlobalVariableExpression(var: !250, expr: !DIExpression())
!250 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_in_a_block_of_some_size", scope: !9, file: !10, line: 258, type: !20, isLocal: true, isDefinition: true)
!251 = !{i32 7, !"Dwarf Version", i32 5}
!252 = !{i32 2, !"Debug Info Version", i32 3}
!253 = !{i32 1, !"wchar_size", i32 4}
!254 = !{i32 8, !"PIC Level", i32 2}
!255 = !{i32 7, !"PIE Level", i32 2}
!256 = !{i32 7, !"uwtable", i32 2}
!257 = !{i32 7, !"frame-pointer", i32 2}
!258 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!259 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !260, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !171)
!260 = !DISubroutineType(types: !261)
!261 = !{!14, !14, !262}
!262 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!263 = !DILocalVariable(name: "argc", arg: 1, scope: !259, file: !2, line: 30, type: !14)
!264 = !DILocation(line: 30, column: 14, scope: !259)
!265 = !DILocalVariable(name: "argv", arg: 2, scope: !259, file: !2, line: 30, type: !262)
!266 = !DILocation(line: 30, column: 27, scope: !259)
!267 = !DILocation(line: 32, column: 11, scope: !259)
!268 = !DILocation(line: 32, column: 16, scope: !259)
!269 = !DILocation(line: 32, column: 20, scope: !259)
!270 = !DILocation(line: 32, column: 30, scope: !259)
!271 = !DILocation(line: 32, column: 23, scope: !259)
!272 = !DILocation(line: 32, column: 46, scope: !259)
!273 = !DILocation(line: 0, scope: !259)
!274 = !DILocation(line: 32, column: 9, scope: !259)
!275 = !DILocalVariable(name: "c", scope: !276, file: !2, line: 33, type: !19)
!276 = distinct !DILexicalBlock(scope: !259, file: !2, line: 33, column: 5)
!277 = !DILocation(line: 33, column: 29, scope: !276)
!278 = !DILocation(line: 33, column: 33, scope: !276)
!279 = !DILocation(line: 33, column: 10, scope: !276)
!280 = !DILocation(line: 33, column: 44, scope: !281)
!281 = distinct !DILexicalBlock(scope: !276, file: !2, line: 33, column: 5)
!282 = !DILocation(line: 33, column: 5, scope: !276)
!283 = !DILocation(line: 34, column: 13, scope: !284)
!284 = distinct !DILexicalBlock(scope: !281, file: !2, line: 34, column: 13)
!285 = !DILocation(line: 34, column: 18, scope: !284)
!286 = !DILocation(line: 34, column: 22, scope: !284)
!287 = !DILocation(line: 34, column: 32, scope: !284)
!288 = !DILocation(line: 34, column: 41, scope: !284)
!289 = !DILocation(line: 34, column: 44, scope: !284)
!290 = !DILocation(line: 34, column: 25, scope: !284)
!291 = !DILocation(line: 34, column: 50, scope: !284)
!292 = !DILocation(line: 34, column: 13, scope: !281)
!293 = !DILocation(line: 35, column: 13, scope: !294)
!294 = distinct !DILexicalBlock(scope: !284, file: !2, line: 34, column: 56)
!295 = !DILocation(line: 35, column: 16, scope: !294)
!296 = !DILocation(line: 36, column: 13, scope: !294)
!297 = !DILocation(line: 34, column: 53, scope: !284)
!298 = !DILocation(line: 33, column: 51, scope: !281)
!299 = !DILocation(line: 33, column: 54, scope: !281)
!300 = !DILocation(line: 33, column: 49, scope: !281)
!301 = !DILocation(line: 33, column: 5, scope: !281)
!302 = distinct !{!302, !282, !303, !304}
!303 = !DILocation(line: 37, column: 9, scope: !276)
!304 = !{!"llvm.loop.mustprogress"}
!305 = !DILocation(line: 38, column: 5, scope: !259)
!306 = !DILocation(line: 39, column: 1, scope: !259)
!307 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !10, file: !10, line: 18, type: !27, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!308 = !DILocation(line: 18, column: 1, scope: !307)
!309 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !10, file: !10, line: 25, type: !27, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!310 = !DILocation(line: 25, column: 1, scope: !309)
!311 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !10, file: !10, line: 33, type: !27, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!312 = !DILocation(line: 33, column: 1, scope: !311)
!313 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !10, file: !10, line: 42, type: !27, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!314 = !DILocation(line: 42, column: 1, scope: !313)
!315 = distinct !DISubprogram(name: "add_symbolic_place_straddles", scope: !10, file: !10, line: 48, type: !27, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!316 = !DILocation(line: 48, column: 1, scope: !315)
!317 = distinct !DISubprogram(name: "add_symbolic_place_past_end", scope: !10, file: !10, line: 57, type: !27, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!318 = !DILocation(line: 57, column: 1, scope: !317)
!319 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !10, file: !10, line: 66, type: !27, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!320 = !DILocation(line: 66, column: 1, scope: !319)
!321 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !10, file: !10, line: 76, type: !27, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!322 = !DILocation(line: 76, column: 1, scope: !321)
!323 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !10, file: !10, line: 84, type: !27, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!324 = !DILocation(line: 84, column: 1, scope: !323)
!325 = distinct !DISubprogram(name: "add_symbolic_division", scope: !10, file: !10, line: 92, type: !27, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!326 = !DILocation(line: 92, column: 1, scope: !325)
!327 = distinct !DISubprogram(name: "add_symbolic_null", scope: !10, file: !10, line: 99, type: !27, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!328 = !DILocation(line: 99, column: 1, scope: !327)
!329 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !10, file: !10, line: 106, type: !27, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!330 = !DILocation(line: 106, column: 1, scope: !329)
!331 = distinct !DISubprogram(name: "add_symbolic_free", scope: !10, file: !10, line: 114, type: !27, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!332 = !DILocation(line: 114, column: 1, scope: !331)
!333 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !10, file: !10, line: 123, type: !27, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!334 = !DILocation(line: 123, column: 1, scope: !333)
!335 = distinct !DISubprogram(name: "add_symbolic_string", scope: !10, file: !10, line: 135, type: !27, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!336 = !DILocation(line: 135, column: 1, scope: !335)
!337 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !10, file: !10, line: 145, type: !27, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!338 = !DILocation(line: 145, column: 1, scope: !337)
!339 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !10, file: !10, line: 154, type: !27, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!340 = !DILocation(line: 154, column: 1, scope: !339)
!341 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !10, file: !10, line: 161, type: !27, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!342 = !DILocation(line: 161, column: 1, scope: !341)
!343 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !10, file: !10, line: 167, type: !27, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!344 = !DILocation(line: 167, column: 1, scope: !343)
!345 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !10, file: !10, line: 174, type: !27, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!346 = !DILocation(line: 174, column: 1, scope: !345)
!347 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !10, file: !10, line: 185, type: !27, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!348 = !DILocation(line: 185, column: 1, scope: !347)
!349 = distinct !DISubprogram(name: "add_symbolic_name_that_is_missing", scope: !10, file: !10, line: 193, type: !27, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!350 = !DILocation(line: 193, column: 1, scope: !349)
!351 = distinct !DISubprogram(name: "add_symbolic_freed_block_compared", scope: !10, file: !10, line: 203, type: !27, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!352 = !DILocation(line: 203, column: 1, scope: !351)
!353 = distinct !DISubprogram(name: "add_symbolic_overlap", scope: !10, file: !10, line: 219, type: !27, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!354 = !DILocation(line: 219, column: 1, scope: !353)
!355 = distinct !DISubprogram(name: "add_symbolic_text_of_no_characters", scope: !10, file: !10, line: 225, type: !27, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!356 = !DILocation(line: 225, column: 1, scope: !355)
!357 = distinct !DISubprogram(name: "add_symbolic_overlap_with_a_source_that_ends", scope: !10, file: !10, line: 232, type: !27, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!358 = !DILocation(line: 232, column: 1, scope: !357)
!359 = distinct !DISubprogram(name: "add_symbolic_overlap_with_a_target_that_ends", scope: !10, file: !10, line: 241, type: !27, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!360 = !DILocation(line: 241, column: 1, scope: !359)
!361 = distinct !DISubprogram(name: "add_symbolic_overlap_in_a_constant", scope: !10, file: !10, line: 250, type: !27, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!362 = !DILocation(line: 250, column: 1, scope: !361)
!363 = distinct !DISubprogram(name: "add_symbolic_overlap_in_a_block_of_some_size", scope: !10, file: !10, line: 258, type: !27, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!364 = !DILocation(line: 258, column: 1, scope: !363)
!365 = distinct !DISubprogram(name: "symbolic_index_global", scope: !10, file: !10, line: 18, type: !27, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!366 = !DILocalVariable(name: "i", scope: !365, file: !10, line: 20, type: !367)
!367 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!368 = !DILocation(line: 20, column: 19, scope: !365)
!369 = !DILocation(line: 20, column: 23, scope: !365)
!370 = !DILocation(line: 21, column: 9, scope: !371)
!371 = distinct !DILexicalBlock(scope: !365, file: !10, line: 21, column: 9)
!372 = !DILocation(line: 21, column: 15, scope: !371)
!373 = !DILocation(line: 21, column: 11, scope: !371)
!374 = !DILocation(line: 21, column: 9, scope: !365)
!375 = !DILocation(line: 22, column: 15, scope: !371)
!376 = !DILocation(line: 22, column: 9, scope: !371)
!377 = !DILocation(line: 22, column: 18, scope: !371)
!378 = !DILocation(line: 23, column: 1, scope: !365)
!379 = distinct !DISubprogram(name: "input", scope: !10, file: !10, line: 11, type: !380, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!380 = !DISubroutineType(types: !381)
!381 = !{!367}
!382 = !DILocalVariable(name: "x", scope: !379, file: !10, line: 13, type: !367)
!383 = !DILocation(line: 13, column: 19, scope: !379)
!384 = !DILocation(line: 14, column: 5, scope: !379)
!385 = !DILocation(line: 15, column: 12, scope: !379)
!386 = !DILocation(line: 15, column: 5, scope: !379)
!387 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !10, file: !10, line: 25, type: !27, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!388 = !DILocalVariable(name: "a", scope: !387, file: !10, line: 27, type: !389)
!389 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !5)
!390 = !DILocation(line: 27, column: 9, scope: !387)
!391 = !DILocalVariable(name: "i", scope: !387, file: !10, line: 28, type: !367)
!392 = !DILocation(line: 28, column: 19, scope: !387)
!393 = !DILocation(line: 28, column: 23, scope: !387)
!394 = !DILocation(line: 29, column: 9, scope: !395)
!395 = distinct !DILexicalBlock(scope: !387, file: !10, line: 29, column: 9)
!396 = !DILocation(line: 29, column: 14, scope: !395)
!397 = !DILocation(line: 29, column: 11, scope: !395)
!398 = !DILocation(line: 29, column: 9, scope: !387)
!399 = !DILocation(line: 30, column: 18, scope: !395)
!400 = !DILocation(line: 30, column: 16, scope: !395)
!401 = !DILocation(line: 30, column: 14, scope: !395)
!402 = !DILocation(line: 30, column: 9, scope: !395)
!403 = !DILocation(line: 31, column: 1, scope: !387)
!404 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !10, file: !10, line: 33, type: !27, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!405 = !DILocalVariable(name: "p", scope: !404, file: !10, line: 35, type: !15)
!406 = !DILocation(line: 35, column: 11, scope: !404)
!407 = !DILocation(line: 35, column: 15, scope: !404)
!408 = !DILocalVariable(name: "i", scope: !404, file: !10, line: 36, type: !12)
!409 = !DILocation(line: 36, column: 17, scope: !404)
!410 = !DILocation(line: 36, column: 34, scope: !404)
!411 = !DILocation(line: 37, column: 9, scope: !412)
!412 = distinct !DILexicalBlock(scope: !404, file: !10, line: 37, column: 9)
!413 = !DILocation(line: 37, column: 11, scope: !412)
!414 = !DILocation(line: 37, column: 15, scope: !412)
!415 = !DILocation(line: 37, column: 18, scope: !412)
!416 = !DILocation(line: 37, column: 24, scope: !412)
!417 = !DILocation(line: 37, column: 20, scope: !412)
!418 = !DILocation(line: 37, column: 9, scope: !404)
!419 = !DILocation(line: 38, column: 16, scope: !412)
!420 = !DILocation(line: 38, column: 18, scope: !412)
!421 = !DILocation(line: 38, column: 14, scope: !412)
!422 = !DILocation(line: 38, column: 9, scope: !412)
!423 = !DILocation(line: 39, column: 10, scope: !404)
!424 = !DILocation(line: 39, column: 5, scope: !404)
!425 = !DILocation(line: 40, column: 1, scope: !404)
!426 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !10, file: !10, line: 42, type: !27, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!427 = !DILocalVariable(name: "i", scope: !426, file: !10, line: 44, type: !367)
!428 = !DILocation(line: 44, column: 19, scope: !426)
!429 = !DILocation(line: 44, column: 23, scope: !426)
!430 = !DILocation(line: 45, column: 19, scope: !426)
!431 = !DILocation(line: 45, column: 21, scope: !426)
!432 = !DILocation(line: 45, column: 28, scope: !426)
!433 = !DILocation(line: 45, column: 26, scope: !426)
!434 = !DILocation(line: 45, column: 12, scope: !426)
!435 = !DILocation(line: 45, column: 10, scope: !426)
!436 = !DILocation(line: 46, column: 1, scope: !426)
!437 = distinct !DISubprogram(name: "symbolic_place_straddles", scope: !10, file: !10, line: 48, type: !27, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!438 = !DILocalVariable(name: "p", scope: !437, file: !10, line: 50, type: !15)
!439 = !DILocation(line: 50, column: 11, scope: !437)
!440 = !DILocation(line: 50, column: 15, scope: !437)
!441 = !DILocalVariable(name: "i", scope: !437, file: !10, line: 51, type: !367)
!442 = !DILocation(line: 51, column: 19, scope: !437)
!443 = !DILocation(line: 51, column: 23, scope: !437)
!444 = !DILocation(line: 52, column: 9, scope: !445)
!445 = distinct !DILexicalBlock(scope: !437, file: !10, line: 52, column: 9)
!446 = !DILocation(line: 52, column: 15, scope: !445)
!447 = !DILocation(line: 52, column: 11, scope: !445)
!448 = !DILocation(line: 52, column: 9, scope: !437)
!449 = !DILocation(line: 53, column: 18, scope: !445)
!450 = !DILocation(line: 53, column: 22, scope: !445)
!451 = !DILocation(line: 53, column: 20, scope: !445)
!452 = !DILocation(line: 53, column: 25, scope: !445)
!453 = !DILocation(line: 53, column: 9, scope: !445)
!454 = !DILocation(line: 54, column: 10, scope: !437)
!455 = !DILocation(line: 54, column: 5, scope: !437)
!456 = !DILocation(line: 55, column: 1, scope: !437)
!457 = distinct !DISubprogram(name: "symbolic_place_past_end", scope: !10, file: !10, line: 57, type: !27, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!458 = !DILocalVariable(name: "p", scope: !457, file: !10, line: 59, type: !15)
!459 = !DILocation(line: 59, column: 11, scope: !457)
!460 = !DILocation(line: 59, column: 15, scope: !457)
!461 = !DILocalVariable(name: "i", scope: !457, file: !10, line: 60, type: !367)
!462 = !DILocation(line: 60, column: 19, scope: !457)
!463 = !DILocation(line: 60, column: 23, scope: !457)
!464 = !DILocation(line: 61, column: 9, scope: !465)
!465 = distinct !DILexicalBlock(scope: !457, file: !10, line: 61, column: 9)
!466 = !DILocation(line: 61, column: 15, scope: !465)
!467 = !DILocation(line: 61, column: 11, scope: !465)
!468 = !DILocation(line: 61, column: 9, scope: !457)
!469 = !DILocation(line: 62, column: 18, scope: !465)
!470 = !DILocation(line: 62, column: 22, scope: !465)
!471 = !DILocation(line: 62, column: 20, scope: !465)
!472 = !DILocation(line: 62, column: 25, scope: !465)
!473 = !DILocation(line: 62, column: 9, scope: !465)
!474 = !DILocation(line: 63, column: 10, scope: !457)
!475 = !DILocation(line: 63, column: 5, scope: !457)
!476 = !DILocation(line: 64, column: 1, scope: !457)
!477 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !10, file: !10, line: 66, type: !27, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!478 = !DILocalVariable(name: "n", scope: !477, file: !10, line: 68, type: !367)
!479 = !DILocation(line: 68, column: 19, scope: !477)
!480 = !DILocation(line: 68, column: 23, scope: !477)
!481 = !DILocation(line: 69, column: 9, scope: !482)
!482 = distinct !DILexicalBlock(scope: !477, file: !10, line: 69, column: 9)
!483 = !DILocation(line: 69, column: 11, scope: !482)
!484 = !DILocation(line: 69, column: 9, scope: !477)
!485 = !DILocation(line: 70, column: 9, scope: !482)
!486 = !DILocalVariable(name: "p", scope: !477, file: !10, line: 71, type: !15)
!487 = !DILocation(line: 71, column: 11, scope: !477)
!488 = !DILocation(line: 71, column: 22, scope: !477)
!489 = !DILocation(line: 71, column: 15, scope: !477)
!490 = !DILocation(line: 72, column: 5, scope: !477)
!491 = !DILocation(line: 72, column: 7, scope: !477)
!492 = !DILocation(line: 72, column: 13, scope: !477)
!493 = !DILocation(line: 72, column: 15, scope: !477)
!494 = !DILocation(line: 72, column: 21, scope: !477)
!495 = !DILocation(line: 72, column: 23, scope: !477)
!496 = !DILocation(line: 72, column: 28, scope: !477)
!497 = !DILocation(line: 73, column: 10, scope: !477)
!498 = !DILocation(line: 73, column: 5, scope: !477)
!499 = !DILocation(line: 74, column: 1, scope: !477)
!500 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !10, file: !10, line: 76, type: !27, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!501 = !DILocalVariable(name: "to", scope: !500, file: !10, line: 78, type: !137)
!502 = !DILocation(line: 78, column: 10, scope: !500)
!503 = !DILocalVariable(name: "from", scope: !500, file: !10, line: 78, type: !504)
!504 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !505)
!505 = !{!506}
!506 = !DISubrange(count: 32)
!507 = !DILocation(line: 78, column: 18, scope: !500)
!508 = !DILocalVariable(name: "n", scope: !500, file: !10, line: 79, type: !367)
!509 = !DILocation(line: 79, column: 19, scope: !500)
!510 = !DILocation(line: 79, column: 23, scope: !500)
!511 = !DILocation(line: 80, column: 9, scope: !512)
!512 = distinct !DILexicalBlock(scope: !500, file: !10, line: 80, column: 9)
!513 = !DILocation(line: 80, column: 15, scope: !512)
!514 = !DILocation(line: 80, column: 11, scope: !512)
!515 = !DILocation(line: 80, column: 9, scope: !500)
!516 = !DILocation(line: 81, column: 9, scope: !512)
!517 = !DILocation(line: 81, column: 26, scope: !512)
!518 = !DILocation(line: 82, column: 1, scope: !500)
!519 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !10, file: !10, line: 84, type: !27, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!520 = !DILocalVariable(name: "to", scope: !519, file: !10, line: 86, type: !246)
!521 = !DILocation(line: 86, column: 10, scope: !519)
!522 = !DILocalVariable(name: "n", scope: !519, file: !10, line: 87, type: !367)
!523 = !DILocation(line: 87, column: 19, scope: !519)
!524 = !DILocation(line: 87, column: 23, scope: !519)
!525 = !DILocation(line: 88, column: 9, scope: !526)
!526 = distinct !DILexicalBlock(scope: !519, file: !10, line: 88, column: 9)
!527 = !DILocation(line: 88, column: 21, scope: !526)
!528 = !DILocation(line: 88, column: 19, scope: !526)
!529 = !DILocation(line: 88, column: 15, scope: !526)
!530 = !DILocation(line: 88, column: 11, scope: !526)
!531 = !DILocation(line: 88, column: 9, scope: !519)
!532 = !DILocation(line: 89, column: 9, scope: !526)
!533 = !DILocation(line: 89, column: 23, scope: !526)
!534 = !DILocation(line: 90, column: 1, scope: !519)
!535 = distinct !DISubprogram(name: "symbolic_division", scope: !10, file: !10, line: 92, type: !27, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!536 = !DILocalVariable(name: "d", scope: !535, file: !10, line: 94, type: !367)
!537 = !DILocation(line: 94, column: 19, scope: !535)
!538 = !DILocation(line: 94, column: 23, scope: !535)
!539 = !DILocation(line: 95, column: 9, scope: !540)
!540 = distinct !DILexicalBlock(scope: !535, file: !10, line: 95, column: 9)
!541 = !DILocation(line: 95, column: 13, scope: !540)
!542 = !DILocation(line: 95, column: 16, scope: !540)
!543 = !DILocation(line: 95, column: 9, scope: !535)
!544 = !DILocation(line: 96, column: 22, scope: !540)
!545 = !DILocation(line: 96, column: 20, scope: !540)
!546 = !DILocation(line: 96, column: 14, scope: !540)
!547 = !DILocation(line: 96, column: 9, scope: !540)
!548 = !DILocation(line: 97, column: 1, scope: !535)
!549 = distinct !DISubprogram(name: "symbolic_null", scope: !10, file: !10, line: 99, type: !27, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!550 = !DILocalVariable(name: "x", scope: !549, file: !10, line: 101, type: !367)
!551 = !DILocation(line: 101, column: 19, scope: !549)
!552 = !DILocation(line: 101, column: 23, scope: !549)
!553 = !DILocalVariable(name: "y", scope: !549, file: !10, line: 102, type: !14)
!554 = !DILocation(line: 102, column: 9, scope: !549)
!555 = !DILocalVariable(name: "p", scope: !549, file: !10, line: 102, type: !13)
!556 = !DILocation(line: 102, column: 17, scope: !549)
!557 = !DILocation(line: 102, column: 21, scope: !549)
!558 = !DILocation(line: 102, column: 25, scope: !549)
!559 = !DILocation(line: 102, column: 28, scope: !549)
!560 = !DILocation(line: 102, column: 30, scope: !549)
!561 = !DILocation(line: 103, column: 6, scope: !549)
!562 = !DILocation(line: 103, column: 8, scope: !549)
!563 = !DILocation(line: 104, column: 1, scope: !549)
!564 = distinct !DISubprogram(name: "symbolic_assertion", scope: !10, file: !10, line: 106, type: !27, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!565 = !DILocalVariable(name: "x", scope: !564, file: !10, line: 108, type: !367)
!566 = !DILocation(line: 108, column: 19, scope: !564)
!567 = !DILocation(line: 108, column: 23, scope: !564)
!568 = !DILocation(line: 109, column: 10, scope: !569)
!569 = distinct !DILexicalBlock(scope: !564, file: !10, line: 109, column: 9)
!570 = !DILocation(line: 109, column: 9, scope: !564)
!571 = !DILocation(line: 110, column: 21, scope: !569)
!572 = !DILocation(line: 110, column: 23, scope: !569)
!573 = !DILocation(line: 110, column: 9, scope: !569)
!574 = !DILocation(line: 111, column: 5, scope: !575)
!575 = distinct !DILexicalBlock(scope: !576, file: !10, line: 111, column: 5)
!576 = distinct !DILexicalBlock(scope: !564, file: !10, line: 111, column: 5)
!577 = !DILocation(line: 111, column: 5, scope: !576)
!578 = !DILocation(line: 112, column: 1, scope: !564)
!579 = distinct !DISubprogram(name: "symbolic_free", scope: !10, file: !10, line: 114, type: !27, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!580 = !DILocalVariable(name: "p", scope: !579, file: !10, line: 116, type: !15)
!581 = !DILocation(line: 116, column: 11, scope: !579)
!582 = !DILocation(line: 116, column: 15, scope: !579)
!583 = !DILocalVariable(name: "q", scope: !579, file: !10, line: 116, type: !15)
!584 = !DILocation(line: 116, column: 27, scope: !579)
!585 = !DILocation(line: 116, column: 31, scope: !579)
!586 = !DILocalVariable(name: "x", scope: !579, file: !10, line: 117, type: !367)
!587 = !DILocation(line: 117, column: 19, scope: !579)
!588 = !DILocation(line: 117, column: 23, scope: !579)
!589 = !DILocation(line: 118, column: 9, scope: !590)
!590 = distinct !DILexicalBlock(scope: !579, file: !10, line: 118, column: 9)
!591 = !DILocation(line: 118, column: 13, scope: !590)
!592 = !DILocation(line: 118, column: 16, scope: !590)
!593 = !DILocation(line: 118, column: 18, scope: !590)
!594 = !DILocation(line: 118, column: 9, scope: !579)
!595 = !DILocation(line: 119, column: 14, scope: !590)
!596 = !DILocation(line: 119, column: 9, scope: !590)
!597 = !DILocation(line: 120, column: 10, scope: !579)
!598 = !DILocation(line: 120, column: 5, scope: !579)
!599 = !DILocation(line: 121, column: 1, scope: !579)
!600 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !10, file: !10, line: 123, type: !27, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!601 = !DILocalVariable(name: "p", scope: !600, file: !10, line: 125, type: !15)
!602 = !DILocation(line: 125, column: 11, scope: !600)
!603 = !DILocation(line: 125, column: 15, scope: !600)
!604 = !DILocalVariable(name: "x", scope: !600, file: !10, line: 126, type: !367)
!605 = !DILocation(line: 126, column: 19, scope: !600)
!606 = !DILocation(line: 126, column: 23, scope: !600)
!607 = !DILocation(line: 127, column: 9, scope: !608)
!608 = distinct !DILexicalBlock(scope: !600, file: !10, line: 127, column: 9)
!609 = !DILocation(line: 127, column: 11, scope: !608)
!610 = !DILocation(line: 127, column: 9, scope: !600)
!611 = !DILocation(line: 128, column: 14, scope: !608)
!612 = !DILocation(line: 128, column: 9, scope: !608)
!613 = !DILocation(line: 129, column: 9, scope: !614)
!614 = distinct !DILexicalBlock(scope: !600, file: !10, line: 129, column: 9)
!615 = !DILocation(line: 129, column: 9, scope: !600)
!616 = !DILocation(line: 129, column: 15, scope: !614)
!617 = !DILocation(line: 129, column: 17, scope: !614)
!618 = !DILocation(line: 129, column: 24, scope: !614)
!619 = !DILocation(line: 129, column: 26, scope: !614)
!620 = !DILocation(line: 130, column: 9, scope: !614)
!621 = !DILocation(line: 130, column: 14, scope: !614)
!622 = !DILocation(line: 131, column: 9, scope: !623)
!623 = distinct !DILexicalBlock(scope: !600, file: !10, line: 131, column: 9)
!624 = !DILocation(line: 131, column: 11, scope: !623)
!625 = !DILocation(line: 131, column: 9, scope: !600)
!626 = !DILocation(line: 132, column: 14, scope: !623)
!627 = !DILocation(line: 132, column: 9, scope: !623)
!628 = !DILocation(line: 133, column: 1, scope: !600)
!629 = distinct !DISubprogram(name: "symbolic_string", scope: !10, file: !10, line: 135, type: !27, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!630 = !DILocalVariable(name: "word", scope: !629, file: !10, line: 137, type: !3)
!631 = !DILocation(line: 137, column: 10, scope: !629)
!632 = !DILocalVariable(name: "copy", scope: !629, file: !10, line: 137, type: !3)
!633 = !DILocation(line: 137, column: 19, scope: !629)
!634 = !DILocation(line: 138, column: 24, scope: !629)
!635 = !DILocation(line: 138, column: 5, scope: !629)
!636 = !DILocation(line: 139, column: 5, scope: !629)
!637 = !DILocation(line: 139, column: 13, scope: !629)
!638 = !DILocation(line: 140, column: 12, scope: !629)
!639 = !DILocation(line: 140, column: 18, scope: !629)
!640 = !DILocation(line: 140, column: 5, scope: !629)
!641 = !DILocation(line: 141, column: 16, scope: !642)
!642 = distinct !DILexicalBlock(scope: !629, file: !10, line: 141, column: 9)
!643 = !DILocation(line: 141, column: 9, scope: !642)
!644 = !DILocation(line: 141, column: 29, scope: !642)
!645 = !DILocation(line: 141, column: 34, scope: !642)
!646 = !DILocation(line: 141, column: 37, scope: !642)
!647 = !DILocation(line: 141, column: 9, scope: !629)
!648 = !DILocation(line: 142, column: 21, scope: !642)
!649 = !DILocation(line: 142, column: 14, scope: !642)
!650 = !DILocation(line: 142, column: 27, scope: !642)
!651 = !DILocation(line: 142, column: 9, scope: !642)
!652 = !DILocation(line: 142, column: 32, scope: !642)
!653 = !DILocation(line: 143, column: 1, scope: !629)
!654 = distinct !DISubprogram(name: "symbolic_overflow", scope: !10, file: !10, line: 145, type: !27, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!655 = !DILocalVariable(name: "x", scope: !654, file: !10, line: 147, type: !14)
!656 = !DILocation(line: 147, column: 9, scope: !654)
!657 = !DILocation(line: 148, column: 5, scope: !654)
!658 = !DILocation(line: 149, column: 10, scope: !659)
!659 = distinct !DILexicalBlock(scope: !654, file: !10, line: 149, column: 9)
!660 = !DILocation(line: 149, column: 9, scope: !654)
!661 = !DILocation(line: 150, column: 21, scope: !659)
!662 = !DILocation(line: 150, column: 23, scope: !659)
!663 = !DILocation(line: 150, column: 9, scope: !659)
!664 = !DILocation(line: 151, column: 12, scope: !654)
!665 = !DILocation(line: 151, column: 14, scope: !654)
!666 = !DILocation(line: 151, column: 10, scope: !654)
!667 = !DILocation(line: 152, column: 1, scope: !654)
!668 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !10, file: !10, line: 154, type: !27, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!669 = !DILocalVariable(name: "x", scope: !668, file: !10, line: 156, type: !670)
!670 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!671 = !DILocation(line: 156, column: 11, scope: !668)
!672 = !DILocation(line: 157, column: 5, scope: !668)
!673 = !DILocation(line: 158, column: 13, scope: !668)
!674 = !DILocation(line: 158, column: 36, scope: !668)
!675 = !DILocation(line: 158, column: 34, scope: !668)
!676 = !DILocation(line: 158, column: 10, scope: !668)
!677 = !DILocation(line: 159, column: 1, scope: !668)
!678 = distinct !DISubprogram(name: "symbolic_shift", scope: !10, file: !10, line: 161, type: !27, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!679 = !DILocalVariable(name: "n", scope: !678, file: !10, line: 163, type: !367)
!680 = !DILocation(line: 163, column: 19, scope: !678)
!681 = !DILocation(line: 163, column: 23, scope: !678)
!682 = !DILocation(line: 164, column: 19, scope: !678)
!683 = !DILocation(line: 164, column: 24, scope: !678)
!684 = !DILocation(line: 164, column: 21, scope: !678)
!685 = !DILocation(line: 164, column: 15, scope: !678)
!686 = !DILocation(line: 164, column: 10, scope: !678)
!687 = !DILocation(line: 165, column: 1, scope: !678)
!688 = !DILocalVariable(name: "n", scope: !170, file: !10, line: 170, type: !367)
!689 = !DILocation(line: 170, column: 19, scope: !170)
!690 = !DILocation(line: 170, column: 23, scope: !170)
!691 = !DILocation(line: 171, column: 38, scope: !170)
!692 = !DILocation(line: 171, column: 44, scope: !170)
!693 = !DILocation(line: 171, column: 46, scope: !170)
!694 = !DILocation(line: 171, column: 52, scope: !170)
!695 = !DILocation(line: 171, column: 54, scope: !170)
!696 = !DILocation(line: 171, column: 35, scope: !170)
!697 = !DILocation(line: 171, column: 12, scope: !170)
!698 = !DILocation(line: 171, column: 10, scope: !170)
!699 = !DILocation(line: 172, column: 1, scope: !170)
!700 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !10, file: !10, line: 174, type: !27, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!701 = !DILocalVariable(name: "a", scope: !700, file: !10, line: 176, type: !389)
!702 = !DILocation(line: 176, column: 9, scope: !700)
!703 = !DILocalVariable(name: "i", scope: !700, file: !10, line: 177, type: !367)
!704 = !DILocation(line: 177, column: 19, scope: !700)
!705 = !DILocation(line: 177, column: 23, scope: !700)
!706 = !DILocation(line: 178, column: 19, scope: !700)
!707 = !DILocation(line: 178, column: 24, scope: !700)
!708 = !DILocation(line: 178, column: 12, scope: !700)
!709 = !DILocation(line: 178, column: 17, scope: !700)
!710 = !DILocation(line: 178, column: 5, scope: !700)
!711 = !DILocation(line: 178, column: 10, scope: !700)
!712 = !DILocation(line: 179, column: 10, scope: !713)
!713 = distinct !DILexicalBlock(scope: !700, file: !10, line: 179, column: 9)
!714 = !DILocation(line: 179, column: 9, scope: !700)
!715 = !DILocation(line: 180, column: 9, scope: !713)
!716 = !DILocation(line: 180, column: 14, scope: !713)
!717 = !DILocation(line: 181, column: 11, scope: !718)
!718 = distinct !DILexicalBlock(scope: !700, file: !10, line: 181, column: 9)
!719 = !DILocation(line: 181, column: 13, scope: !718)
!720 = !DILocation(line: 181, column: 9, scope: !718)
!721 = !DILocation(line: 181, column: 9, scope: !700)
!722 = !DILocation(line: 182, column: 14, scope: !718)
!723 = !DILocation(line: 182, column: 9, scope: !718)
!724 = !DILocation(line: 183, column: 1, scope: !700)
!725 = distinct !DISubprogram(name: "symbolic_leak", scope: !10, file: !10, line: 185, type: !27, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!726 = !DILocalVariable(name: "p", scope: !725, file: !10, line: 187, type: !15)
!727 = !DILocation(line: 187, column: 11, scope: !725)
!728 = !DILocation(line: 187, column: 15, scope: !725)
!729 = !DILocation(line: 188, column: 9, scope: !730)
!730 = distinct !DILexicalBlock(scope: !725, file: !10, line: 188, column: 9)
!731 = !DILocation(line: 188, column: 17, scope: !730)
!732 = !DILocation(line: 188, column: 22, scope: !730)
!733 = !DILocation(line: 188, column: 25, scope: !730)
!734 = !DILocation(line: 188, column: 9, scope: !725)
!735 = !DILocation(line: 189, column: 13, scope: !730)
!736 = !DILocation(line: 189, column: 11, scope: !730)
!737 = !DILocation(line: 189, column: 9, scope: !730)
!738 = !DILocation(line: 190, column: 10, scope: !725)
!739 = !DILocation(line: 190, column: 5, scope: !725)
!740 = !DILocation(line: 191, column: 1, scope: !725)
!741 = !DILocalVariable(name: "i", scope: !198, file: !10, line: 196, type: !367)
!742 = !DILocation(line: 196, column: 19, scope: !198)
!743 = !DILocation(line: 196, column: 23, scope: !198)
!744 = !DILocation(line: 197, column: 10, scope: !745)
!745 = distinct !DILexicalBlock(scope: !198, file: !10, line: 197, column: 9)
!746 = !DILocation(line: 197, column: 9, scope: !198)
!747 = !DILocation(line: 198, column: 22, scope: !745)
!748 = !DILocation(line: 198, column: 24, scope: !745)
!749 = !DILocation(line: 198, column: 29, scope: !745)
!750 = !DILocation(line: 198, column: 21, scope: !745)
!751 = !DILocation(line: 198, column: 9, scope: !745)
!752 = !DILocation(line: 199, column: 22, scope: !753)
!753 = distinct !DILexicalBlock(scope: !198, file: !10, line: 199, column: 9)
!754 = !DILocation(line: 199, column: 24, scope: !753)
!755 = !DILocation(line: 199, column: 16, scope: !753)
!756 = !DILocation(line: 199, column: 9, scope: !753)
!757 = !DILocation(line: 199, column: 37, scope: !753)
!758 = !DILocation(line: 199, column: 9, scope: !198)
!759 = !DILocation(line: 200, column: 14, scope: !753)
!760 = !DILocation(line: 200, column: 9, scope: !753)
!761 = !DILocation(line: 201, column: 1, scope: !198)
!762 = distinct !DISubprogram(name: "symbolic_freed_block_compared", scope: !10, file: !10, line: 203, type: !27, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!763 = !DILocalVariable(name: "blocks", scope: !762, file: !10, line: 205, type: !764)
!764 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !40)
!765 = !DILocation(line: 205, column: 11, scope: !762)
!766 = !DILocation(line: 205, column: 24, scope: !762)
!767 = !DILocation(line: 205, column: 23, scope: !762)
!768 = !DILocation(line: 205, column: 35, scope: !762)
!769 = !DILocation(line: 206, column: 10, scope: !770)
!770 = distinct !DILexicalBlock(scope: !762, file: !10, line: 206, column: 9)
!771 = !DILocation(line: 206, column: 20, scope: !770)
!772 = !DILocation(line: 206, column: 24, scope: !770)
!773 = !DILocation(line: 206, column: 9, scope: !762)
!774 = !DILocation(line: 207, column: 9, scope: !770)
!775 = !DILocation(line: 208, column: 12, scope: !762)
!776 = !DILocation(line: 208, column: 5, scope: !762)
!777 = !DILocation(line: 209, column: 12, scope: !762)
!778 = !DILocation(line: 209, column: 5, scope: !762)
!779 = !DILocation(line: 210, column: 9, scope: !780)
!780 = distinct !DILexicalBlock(scope: !762, file: !10, line: 210, column: 9)
!781 = !DILocation(line: 210, column: 9, scope: !762)
!782 = !DILocation(line: 211, column: 14, scope: !780)
!783 = !DILocation(line: 211, column: 9, scope: !780)
!784 = !DILocation(line: 212, column: 31, scope: !785)
!785 = distinct !DILexicalBlock(scope: !762, file: !10, line: 212, column: 9)
!786 = !DILocation(line: 212, column: 39, scope: !785)
!787 = !DILocation(line: 212, column: 24, scope: !785)
!788 = !DILocation(line: 212, column: 9, scope: !785)
!789 = !DILocation(line: 212, column: 48, scope: !785)
!790 = !DILocation(line: 212, column: 9, scope: !762)
!791 = !DILocation(line: 213, column: 14, scope: !785)
!792 = !DILocation(line: 213, column: 9, scope: !785)
!793 = !DILocation(line: 214, column: 10, scope: !762)
!794 = !DILocation(line: 214, column: 5, scope: !762)
!795 = !DILocation(line: 215, column: 10, scope: !796)
!796 = distinct !DILexicalBlock(scope: !762, file: !10, line: 215, column: 9)
!797 = !DILocation(line: 215, column: 9, scope: !762)
!798 = !DILocation(line: 216, column: 14, scope: !796)
!799 = !DILocation(line: 216, column: 9, scope: !796)
!800 = !DILocation(line: 217, column: 1, scope: !762)
!801 = distinct !DISubprogram(name: "symbolic_overlap", scope: !10, file: !10, line: 219, type: !27, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!802 = !DILocalVariable(name: "text", scope: !801, file: !10, line: 221, type: !246)
!803 = !DILocation(line: 221, column: 10, scope: !801)
!804 = !DILocation(line: 222, column: 5, scope: !801)
!805 = !DILocation(line: 222, column: 18, scope: !801)
!806 = !DILocation(line: 222, column: 26, scope: !801)
!807 = !DILocation(line: 222, column: 37, scope: !801)
!808 = !DILocation(line: 222, column: 34, scope: !801)
!809 = !DILocation(line: 222, column: 23, scope: !801)
!810 = !DILocation(line: 223, column: 1, scope: !801)
!811 = distinct !DISubprogram(name: "symbolic_text_of_no_characters", scope: !10, file: !10, line: 225, type: !27, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!812 = !DILocalVariable(name: "text", scope: !811, file: !10, line: 227, type: !246)
!813 = !DILocation(line: 227, column: 10, scope: !811)
!814 = !DILocation(line: 228, column: 5, scope: !811)
!815 = !DILocation(line: 229, column: 20, scope: !811)
!816 = !DILocation(line: 229, column: 33, scope: !811)
!817 = !DILocation(line: 229, column: 41, scope: !811)
!818 = !DILocation(line: 229, column: 49, scope: !811)
!819 = !DILocation(line: 229, column: 38, scope: !811)
!820 = !DILocation(line: 229, column: 5, scope: !811)
!821 = !DILocation(line: 230, column: 1, scope: !811)
!822 = distinct !DISubprogram(name: "symbolic_overlap_with_a_source_that_ends", scope: !10, file: !10, line: 232, type: !27, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!823 = !DILocalVariable(name: "text", scope: !822, file: !10, line: 234, type: !15)
!824 = !DILocation(line: 234, column: 11, scope: !822)
!825 = !DILocation(line: 234, column: 18, scope: !822)
!826 = !DILocation(line: 235, column: 10, scope: !827)
!827 = distinct !DILexicalBlock(scope: !822, file: !10, line: 235, column: 9)
!828 = !DILocation(line: 235, column: 9, scope: !822)
!829 = !DILocation(line: 236, column: 9, scope: !827)
!830 = !DILocation(line: 237, column: 12, scope: !822)
!831 = !DILocation(line: 237, column: 24, scope: !822)
!832 = !DILocation(line: 237, column: 32, scope: !822)
!833 = !DILocation(line: 237, column: 21, scope: !822)
!834 = !DILocation(line: 237, column: 17, scope: !822)
!835 = !DILocation(line: 237, column: 38, scope: !822)
!836 = !DILocation(line: 237, column: 46, scope: !822)
!837 = !DILocation(line: 237, column: 43, scope: !822)
!838 = !DILocation(line: 237, column: 64, scope: !822)
!839 = !DILocation(line: 237, column: 62, scope: !822)
!840 = !DILocation(line: 237, column: 60, scope: !822)
!841 = !DILocation(line: 237, column: 5, scope: !822)
!842 = !DILocation(line: 238, column: 10, scope: !822)
!843 = !DILocation(line: 238, column: 5, scope: !822)
!844 = !DILocation(line: 239, column: 1, scope: !822)
!845 = distinct !DISubprogram(name: "symbolic_overlap_with_a_target_that_ends", scope: !10, file: !10, line: 241, type: !27, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!846 = !DILocalVariable(name: "text", scope: !845, file: !10, line: 243, type: !15)
!847 = !DILocation(line: 243, column: 11, scope: !845)
!848 = !DILocation(line: 243, column: 18, scope: !845)
!849 = !DILocation(line: 244, column: 10, scope: !850)
!850 = distinct !DILexicalBlock(scope: !845, file: !10, line: 244, column: 9)
!851 = !DILocation(line: 244, column: 9, scope: !845)
!852 = !DILocation(line: 245, column: 9, scope: !850)
!853 = !DILocation(line: 246, column: 12, scope: !845)
!854 = !DILocation(line: 246, column: 20, scope: !845)
!855 = !DILocation(line: 246, column: 17, scope: !845)
!856 = !DILocation(line: 246, column: 34, scope: !845)
!857 = !DILocation(line: 246, column: 46, scope: !845)
!858 = !DILocation(line: 246, column: 54, scope: !845)
!859 = !DILocation(line: 246, column: 43, scope: !845)
!860 = !DILocation(line: 246, column: 39, scope: !845)
!861 = !DILocation(line: 246, column: 64, scope: !845)
!862 = !DILocation(line: 246, column: 62, scope: !845)
!863 = !DILocation(line: 246, column: 60, scope: !845)
!864 = !DILocation(line: 246, column: 5, scope: !845)
!865 = !DILocation(line: 247, column: 10, scope: !845)
!866 = !DILocation(line: 247, column: 5, scope: !845)
!867 = !DILocation(line: 248, column: 1, scope: !845)
!868 = !DILocalVariable(name: "i", scope: !240, file: !10, line: 254, type: !367)
!869 = !DILocation(line: 254, column: 19, scope: !240)
!870 = !DILocation(line: 254, column: 23, scope: !240)
!871 = !DILocation(line: 254, column: 31, scope: !240)
!872 = !DILocation(line: 255, column: 12, scope: !240)
!873 = !DILocation(line: 255, column: 34, scope: !240)
!874 = !DILocation(line: 255, column: 32, scope: !240)
!875 = !DILocation(line: 255, column: 36, scope: !240)
!876 = !DILocation(line: 255, column: 55, scope: !240)
!877 = !DILocation(line: 255, column: 53, scope: !240)
!878 = !DILocation(line: 255, column: 5, scope: !240)
!879 = !DILocation(line: 256, column: 1, scope: !240)
!880 = distinct !DISubprogram(name: "symbolic_overlap_in_a_block_of_some_size", scope: !10, file: !10, line: 258, type: !27, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!881 = !DILocalVariable(name: "n", scope: !880, file: !10, line: 260, type: !367)
!882 = !DILocation(line: 260, column: 19, scope: !880)
!883 = !DILocation(line: 260, column: 23, scope: !880)
!884 = !DILocation(line: 261, column: 17, scope: !880)
!885 = !DILocation(line: 261, column: 19, scope: !880)
!886 = !DILocation(line: 261, column: 24, scope: !880)
!887 = !DILocation(line: 261, column: 27, scope: !880)
!888 = !DILocation(line: 261, column: 29, scope: !880)
!889 = !DILocation(line: 261, column: 5, scope: !880)
!890 = !DILocalVariable(name: "text", scope: !880, file: !10, line: 262, type: !15)
!891 = !DILocation(line: 262, column: 11, scope: !880)
!892 = !DILocation(line: 262, column: 25, scope: !880)
!893 = !DILocation(line: 262, column: 18, scope: !880)
!894 = !DILocation(line: 263, column: 10, scope: !895)
!895 = distinct !DILexicalBlock(scope: !880, file: !10, line: 263, column: 9)
!896 = !DILocation(line: 263, column: 9, scope: !880)
!897 = !DILocation(line: 264, column: 9, scope: !895)
!898 = !DILocation(line: 265, column: 12, scope: !880)
!899 = !DILocation(line: 265, column: 18, scope: !880)
!900 = !DILocation(line: 265, column: 26, scope: !880)
!901 = !DILocation(line: 265, column: 23, scope: !880)
!902 = !DILocation(line: 265, column: 40, scope: !880)
!903 = !DILocation(line: 265, column: 5, scope: !880)
!904 = !DILocation(line: 266, column: 10, scope: !880)
!905 = !DILocation(line: 266, column: 5, scope: !880)
!906 = !DILocation(line: 267, column: 1, scope: !880)
