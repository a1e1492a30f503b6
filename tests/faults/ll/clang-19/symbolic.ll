; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/symbolic.c
; ModuleID = 'tests/faults/symbolic.c'
source_filename = "tests/faults/symbolic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !19
@entry_symbolic_index_global = internal global %struct.fault_case { ptr @.str.1, ptr @symbolic_index_global, ptr null }, align 8, !dbg !37
@entry_symbolic_index_stack = internal global %struct.fault_case { ptr @.str.3, ptr @symbolic_index_stack, ptr null }, align 8, !dbg !54
@entry_symbolic_index_heap = internal global %struct.fault_case { ptr @.str.4, ptr @symbolic_index_heap, ptr null }, align 8, !dbg !64
@entry_symbolic_index_negative = internal global %struct.fault_case { ptr @.str.5, ptr @symbolic_index_negative, ptr null }, align 8, !dbg !71
@entry_symbolic_place_straddles = internal global %struct.fault_case { ptr @.str.6, ptr @symbolic_place_straddles, ptr null }, align 8, !dbg !78
@entry_symbolic_place_past_end = internal global %struct.fault_case { ptr @.str.7, ptr @symbolic_place_past_end, ptr null }, align 8, !dbg !82
@entry_symbolic_size_malloc = internal global %struct.fault_case { ptr @.str.8, ptr @symbolic_size_malloc, ptr null }, align 8, !dbg !86
@entry_symbolic_size_memcpy = internal global %struct.fault_case { ptr @.str.9, ptr @symbolic_size_memcpy, ptr null }, align 8, !dbg !90
@entry_symbolic_size_memset = internal global %struct.fault_case { ptr @.str.10, ptr @symbolic_size_memset, ptr null }, align 8, !dbg !94
@entry_symbolic_division = internal global %struct.fault_case { ptr @.str.11, ptr @symbolic_division, ptr null }, align 8, !dbg !101
@entry_symbolic_null = internal global %struct.fault_case { ptr @.str.12, ptr @symbolic_null, ptr null }, align 8, !dbg !108
@entry_symbolic_assertion = internal global %struct.fault_case { ptr @.str.13, ptr @symbolic_assertion, ptr null }, align 8, !dbg !115
@entry_symbolic_free = internal global %struct.fault_case { ptr @.str.16, ptr @symbolic_free, ptr null }, align 8, !dbg !131
@entry_symbolic_use_after_free = internal global %struct.fault_case { ptr @.str.17, ptr @symbolic_use_after_free, ptr null }, align 8, !dbg !135
@entry_symbolic_string = internal global %struct.fault_case { ptr @.str.18, ptr @symbolic_string, ptr null }, align 8, !dbg !142
@entry_symbolic_overflow = internal global %struct.fault_case { ptr @.str.21, ptr @symbolic_overflow, ptr null }, align 8, !dbg !153
@entry_symbolic_multiplication = internal global %struct.fault_case { ptr @.str.22, ptr @symbolic_multiplication, ptr null }, align 8, !dbg !157
@entry_symbolic_shift = internal global %struct.fault_case { ptr @.str.23, ptr @symbolic_shift, ptr null }, align 8, !dbg !164
@entry_symbolic_cast = internal global %struct.fault_case { ptr @.str.24, ptr @symbolic_cast, ptr null }, align 8, !dbg !168
@entry_symbolic_misaligned = internal global %struct.fault_case { ptr @.str.25, ptr @symbolic_misaligned, ptr null }, align 8, !dbg !172
@entry_symbolic_uninitialised = internal global %struct.fault_case { ptr @.str.26, ptr @symbolic_uninitialised, ptr null }, align 8, !dbg !185
@entry_symbolic_leak = internal global %struct.fault_case { ptr @.str.27, ptr @symbolic_leak, ptr null }, align 8, !dbg !189
@entry_symbolic_name_that_is_missing = internal global %struct.fault_case { ptr @.str.28, ptr @symbolic_name_that_is_missing, ptr null }, align 8, !dbg !194
@entry_symbolic_freed_block_compared = internal global %struct.fault_case { ptr @.str.32, ptr @symbolic_freed_block_compared, ptr null }, align 8, !dbg !209
@entry_symbolic_overlap = internal global %struct.fault_case { ptr @.str.34, ptr @symbolic_overlap, ptr null }, align 8, !dbg !218
@entry_symbolic_text_of_no_characters = internal global %struct.fault_case { ptr @.str.35, ptr @symbolic_text_of_no_characters, ptr null }, align 8, !dbg !225
@entry_symbolic_overlap_with_a_source_that_ends = internal global %struct.fault_case { ptr @.str.37, ptr @symbolic_overlap_with_a_source_that_ends, ptr null }, align 8, !dbg !234
@entry_symbolic_overlap_with_a_target_that_ends = internal global %struct.fault_case { ptr @.str.38, ptr @symbolic_overlap_with_a_target_that_ends, ptr null }, align 8, !dbg !238
@entry_symbolic_overlap_in_a_constant = internal global %struct.fault_case { ptr @.str.39, ptr @symbolic_overlap_in_a_constant, ptr null }, align 8, !dbg !242
@entry_symbolic_overlap_in_a_block_of_some_size = internal global %struct.fault_case { ptr @.str.40, ptr @symbolic_overlap_in_a_block_of_some_size, ptr null }, align 8, !dbg !255
@.str.1 = private unnamed_addr constant [22 x i8] c"symbolic_index_global\00", align 1, !dbg !32
@table = internal global [10 x i32] zeroinitializer, align 16, !dbg !44
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !39
@.str.3 = private unnamed_addr constant [21 x i8] c"symbolic_index_stack\00", align 1, !dbg !49
@__const.symbolic_index_stack.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@sink = internal global i32 0, align 4, !dbg !56
@.str.4 = private unnamed_addr constant [20 x i8] c"symbolic_index_heap\00", align 1, !dbg !59
@.str.5 = private unnamed_addr constant [24 x i8] c"symbolic_index_negative\00", align 1, !dbg !66
@.str.6 = private unnamed_addr constant [25 x i8] c"symbolic_place_straddles\00", align 1, !dbg !73
@.str.7 = private unnamed_addr constant [24 x i8] c"symbolic_place_past_end\00", align 1, !dbg !80
@.str.8 = private unnamed_addr constant [21 x i8] c"symbolic_size_malloc\00", align 1, !dbg !84
@.str.9 = private unnamed_addr constant [21 x i8] c"symbolic_size_memcpy\00", align 1, !dbg !88
@.str.10 = private unnamed_addr constant [21 x i8] c"symbolic_size_memset\00", align 1, !dbg !92
@.str.11 = private unnamed_addr constant [18 x i8] c"symbolic_division\00", align 1, !dbg !96
@.str.12 = private unnamed_addr constant [14 x i8] c"symbolic_null\00", align 1, !dbg !103
@.str.13 = private unnamed_addr constant [19 x i8] c"symbolic_assertion\00", align 1, !dbg !110
@.str.14 = private unnamed_addr constant [13 x i8] c"x * 3 != 603\00", align 1, !dbg !117
@.str.15 = private unnamed_addr constant [24 x i8] c"tests/faults/symbolic.c\00", align 1, !dbg !122
@__PRETTY_FUNCTION__.symbolic_assertion = private unnamed_addr constant [30 x i8] c"void symbolic_assertion(void)\00", align 1, !dbg !124
@.str.16 = private unnamed_addr constant [14 x i8] c"symbolic_free\00", align 1, !dbg !129
@.str.17 = private unnamed_addr constant [24 x i8] c"symbolic_use_after_free\00", align 1, !dbg !133
@.str.18 = private unnamed_addr constant [16 x i8] c"symbolic_string\00", align 1, !dbg !137
@.str.19 = private unnamed_addr constant [5 x i8] c"word\00", align 1, !dbg !144
@.str.20 = private unnamed_addr constant [4 x i8] c"go!\00", align 1, !dbg !149
@.str.21 = private unnamed_addr constant [18 x i8] c"symbolic_overflow\00", align 1, !dbg !151
@.str.22 = private unnamed_addr constant [24 x i8] c"symbolic_multiplication\00", align 1, !dbg !155
@.str.23 = private unnamed_addr constant [15 x i8] c"symbolic_shift\00", align 1, !dbg !159
@.str.24 = private unnamed_addr constant [14 x i8] c"symbolic_cast\00", align 1, !dbg !166
@.str.25 = private unnamed_addr constant [20 x i8] c"symbolic_misaligned\00", align 1, !dbg !170
@symbolic_misaligned.words = internal global [4 x i64] zeroinitializer, align 16, !dbg !174
@.str.26 = private unnamed_addr constant [23 x i8] c"symbolic_uninitialised\00", align 1, !dbg !180
@.str.27 = private unnamed_addr constant [14 x i8] c"symbolic_leak\00", align 1, !dbg !187
@.str.28 = private unnamed_addr constant [30 x i8] c"symbolic_name_that_is_missing\00", align 1, !dbg !191
@symbolic_name_that_is_missing.names = internal constant [4 x ptr] [ptr @.str.29, ptr @.str.30, ptr null, ptr @.str.31], align 16, !dbg !202
@.str.29 = private unnamed_addr constant [4 x i8] c"get\00", align 1, !dbg !196
@.str.30 = private unnamed_addr constant [4 x i8] c"put\00", align 1, !dbg !198
@.str.31 = private unnamed_addr constant [4 x i8] c"del\00", align 1, !dbg !200
@.str.32 = private unnamed_addr constant [30 x i8] c"symbolic_freed_block_compared\00", align 1, !dbg !207
@.str.33 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1, !dbg !211
@.str.34 = private unnamed_addr constant [17 x i8] c"symbolic_overlap\00", align 1, !dbg !213
@__const.symbolic_overlap.text = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1
@.str.35 = private unnamed_addr constant [31 x i8] c"symbolic_text_of_no_characters\00", align 1, !dbg !220
@.str.36 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1, !dbg !227
@.str.37 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_with_a_source_that_ends\00", align 1, !dbg !229
@.str.38 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_with_a_target_that_ends\00", align 1, !dbg !236
@.str.39 = private unnamed_addr constant [31 x i8] c"symbolic_overlap_in_a_constant\00", align 1, !dbg !240
@symbolic_overlap_in_a_constant.fixed = internal constant [8 x i8] c"abcdefg\00", align 1, !dbg !244
@symbolic_overlap_in_a_constant.own = internal global [8 x i8] zeroinitializer, align 1, !dbg !250
@.str.40 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_in_a_block_of_some_size\00", align 1, !dbg !253
@llvm.global_ctors = appending global [30 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_place_straddles, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_place_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_malloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memcpy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memset, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_division, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_assertion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_use_after_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_multiplication, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_shift, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_cast, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_misaligned, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_uninitialised, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_leak, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_name_that_is_missing, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_freed_block_compared, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_text_of_no_characters, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap_with_a_source_that_ends, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap_with_a_target_that_ends, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap_in_a_constant, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap_in_a_block_of_some_size, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !265 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !269, !DIExpression(), !270)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !271, !DIExpression(), !272)
  %7 = load i32, ptr %4, align 4, !dbg !273
  %8 = icmp sgt i32 %7, 2, !dbg !274
  br i1 %8, label %9, label %15, !dbg !275

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !276
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !276
  %12 = load ptr, ptr %11, align 8, !dbg !276
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #9, !dbg !277
  %14 = icmp eq i32 %13, 0, !dbg !278
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !279
  %17 = zext i1 %16 to i32, !dbg !275
  store i32 %17, ptr @bad, align 4, !dbg !280
    #dbg_declare(ptr %6, !281, !DIExpression(), !283)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !284
  store ptr %18, ptr %6, align 8, !dbg !283
  br label %19, !dbg !285

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !286
  %21 = icmp ne ptr %20, null, !dbg !288
  br i1 %21, label %22, label %43, !dbg !288

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !289
  %24 = icmp sgt i32 %23, 1, !dbg !291
  br i1 %24, label %25, label %38, !dbg !292

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !293
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !293
  %28 = load ptr, ptr %27, align 8, !dbg !293
  %29 = load ptr, ptr %6, align 8, !dbg !294
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !295
  %31 = load ptr, ptr %30, align 8, !dbg !295
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #9, !dbg !296
  %33 = icmp eq i32 %32, 0, !dbg !297
  br i1 %33, label %34, label %38, !dbg !298

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !299
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !301
  %37 = load ptr, ptr %36, align 8, !dbg !301
  call void %37(), !dbg !299
  store i32 0, ptr %3, align 4, !dbg !302
  br label %44, !dbg !302

38:                                               ; preds = %25, %22
  br label %39, !dbg !303

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !304
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !305
  %42 = load ptr, ptr %41, align 8, !dbg !305
  store ptr %42, ptr %6, align 8, !dbg !306
  br label %19, !dbg !307, !llvm.loop !308

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !311
  br label %44, !dbg !311

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !312
  ret i32 %45, !dbg !312
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !313 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !314
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !314
  store ptr @entry_symbolic_index_global, ptr @all_cases, align 8, !dbg !314
  ret void, !dbg !314
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !315 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !316
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !316
  store ptr @entry_symbolic_index_stack, ptr @all_cases, align 8, !dbg !316
  ret void, !dbg !316
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !317 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !318
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !318
  store ptr @entry_symbolic_index_heap, ptr @all_cases, align 8, !dbg !318
  ret void, !dbg !318
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !319 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !320
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !320
  store ptr @entry_symbolic_index_negative, ptr @all_cases, align 8, !dbg !320
  ret void, !dbg !320
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_straddles() #0 !dbg !321 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !322
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_place_straddles, i32 0, i32 2), align 8, !dbg !322
  store ptr @entry_symbolic_place_straddles, ptr @all_cases, align 8, !dbg !322
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_past_end() #0 !dbg !323 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !324
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_place_past_end, i32 0, i32 2), align 8, !dbg !324
  store ptr @entry_symbolic_place_past_end, ptr @all_cases, align 8, !dbg !324
  ret void, !dbg !324
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !325 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !326
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !326
  store ptr @entry_symbolic_size_malloc, ptr @all_cases, align 8, !dbg !326
  ret void, !dbg !326
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !327 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !328
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !328
  store ptr @entry_symbolic_size_memcpy, ptr @all_cases, align 8, !dbg !328
  ret void, !dbg !328
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !329 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !330
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !330
  store ptr @entry_symbolic_size_memset, ptr @all_cases, align 8, !dbg !330
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !331 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !332
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !332
  store ptr @entry_symbolic_division, ptr @all_cases, align 8, !dbg !332
  ret void, !dbg !332
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !333 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !334
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !334
  store ptr @entry_symbolic_null, ptr @all_cases, align 8, !dbg !334
  ret void, !dbg !334
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !335 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !336
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !336
  store ptr @entry_symbolic_assertion, ptr @all_cases, align 8, !dbg !336
  ret void, !dbg !336
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !337 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !338
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !338
  store ptr @entry_symbolic_free, ptr @all_cases, align 8, !dbg !338
  ret void, !dbg !338
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !339 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !340
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !340
  store ptr @entry_symbolic_use_after_free, ptr @all_cases, align 8, !dbg !340
  ret void, !dbg !340
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !341 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !342
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !342
  store ptr @entry_symbolic_string, ptr @all_cases, align 8, !dbg !342
  ret void, !dbg !342
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !343 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !344
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !344
  store ptr @entry_symbolic_overflow, ptr @all_cases, align 8, !dbg !344
  ret void, !dbg !344
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !345 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !346
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !346
  store ptr @entry_symbolic_multiplication, ptr @all_cases, align 8, !dbg !346
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !347 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !348
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !348
  store ptr @entry_symbolic_shift, ptr @all_cases, align 8, !dbg !348
  ret void, !dbg !348
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_cast() #0 !dbg !349 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !350
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_cast, i32 0, i32 2), align 8, !dbg !350
  store ptr @entry_symbolic_cast, ptr @all_cases, align 8, !dbg !350
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !351 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !352
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !352
  store ptr @entry_symbolic_misaligned, ptr @all_cases, align 8, !dbg !352
  ret void, !dbg !352
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !353 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !354
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !354
  store ptr @entry_symbolic_uninitialised, ptr @all_cases, align 8, !dbg !354
  ret void, !dbg !354
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !355 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !356
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !356
  store ptr @entry_symbolic_leak, ptr @all_cases, align 8, !dbg !356
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_name_that_is_missing() #0 !dbg !357 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !358
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_name_that_is_missing, i32 0, i32 2), align 8, !dbg !358
  store ptr @entry_symbolic_name_that_is_missing, ptr @all_cases, align 8, !dbg !358
  ret void, !dbg !358
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_freed_block_compared() #0 !dbg !359 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !360
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_freed_block_compared, i32 0, i32 2), align 8, !dbg !360
  store ptr @entry_symbolic_freed_block_compared, ptr @all_cases, align 8, !dbg !360
  ret void, !dbg !360
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap() #0 !dbg !361 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !362
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap, i32 0, i32 2), align 8, !dbg !362
  store ptr @entry_symbolic_overlap, ptr @all_cases, align 8, !dbg !362
  ret void, !dbg !362
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_text_of_no_characters() #0 !dbg !363 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !364
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_text_of_no_characters, i32 0, i32 2), align 8, !dbg !364
  store ptr @entry_symbolic_text_of_no_characters, ptr @all_cases, align 8, !dbg !364
  ret void, !dbg !364
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_with_a_source_that_ends() #0 !dbg !365 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !366
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap_with_a_source_that_ends, i32 0, i32 2), align 8, !dbg !366
  store ptr @entry_symbolic_overlap_with_a_source_that_ends, ptr @all_cases, align 8, !dbg !366
  ret void, !dbg !366
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_with_a_target_that_ends() #0 !dbg !367 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !368
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap_with_a_target_that_ends, i32 0, i32 2), align 8, !dbg !368
  store ptr @entry_symbolic_overlap_with_a_target_that_ends, ptr @all_cases, align 8, !dbg !368
  ret void, !dbg !368
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_in_a_constant() #0 !dbg !369 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !370
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap_in_a_constant, i32 0, i32 2), align 8, !dbg !370
  store ptr @entry_symbolic_overlap_in_a_constant, ptr @all_cases, align 8, !dbg !370
  ret void, !dbg !370
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_in_a_block_of_some_size() #0 !dbg !371 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !372
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap_in_a_block_of_some_size, i32 0, i32 2), align 8, !dbg !372
  store ptr @entry_symbolic_overlap_in_a_block_of_some_size, ptr @all_cases, align 8, !dbg !372
  ret void, !dbg !372
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !373 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !374, !DIExpression(), !375)
  %2 = call zeroext i8 @input(), !dbg !376
  store i8 %2, ptr %1, align 1, !dbg !375
  %3 = load i8, ptr %1, align 1, !dbg !377
  %4 = zext i8 %3 to i32, !dbg !377
  %5 = load i32, ptr @bad, align 4, !dbg !379
  %6 = icmp ne i32 %5, 0, !dbg !379
  %7 = zext i1 %6 to i64, !dbg !379
  %8 = select i1 %6, i32 10, i32 9, !dbg !379
  %9 = icmp sle i32 %4, %8, !dbg !380
  br i1 %9, label %10, label %14, !dbg !381

10:                                               ; preds = %0
  %11 = load i8, ptr %1, align 1, !dbg !382
  %12 = zext i8 %11 to i64, !dbg !383
  %13 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %12, !dbg !383
  store i32 1, ptr %13, align 4, !dbg !384
  br label %14, !dbg !383

14:                                               ; preds = %10, %0
  ret void, !dbg !385
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !386 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !389, !DIExpression(), !390)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 1, ptr noundef @.str.2), !dbg !391
  %2 = load i8, ptr %1, align 1, !dbg !392
  ret i8 %2, !dbg !393
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !394 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !395, !DIExpression(), !397)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.symbolic_index_stack.a, i64 16, i1 false), !dbg !397
    #dbg_declare(ptr %2, !398, !DIExpression(), !399)
  %3 = call zeroext i8 @input(), !dbg !400
  store i8 %3, ptr %2, align 1, !dbg !399
  %4 = load i8, ptr %2, align 1, !dbg !401
  %5 = zext i8 %4 to i32, !dbg !401
  %6 = load i32, ptr @bad, align 4, !dbg !403
  %7 = icmp ne i32 %6, 0, !dbg !403
  %8 = zext i1 %7 to i64, !dbg !403
  %9 = select i1 %7, i32 5, i32 4, !dbg !403
  %10 = icmp slt i32 %5, %9, !dbg !404
  br i1 %10, label %11, label %16, !dbg !405

11:                                               ; preds = %0
  %12 = load i8, ptr %2, align 1, !dbg !406
  %13 = zext i8 %12 to i64, !dbg !407
  %14 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %13, !dbg !407
  %15 = load i32, ptr %14, align 4, !dbg !407
  store volatile i32 %15, ptr @sink, align 4, !dbg !408
  br label %16, !dbg !409

16:                                               ; preds = %11, %0
  ret void, !dbg !410
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !411 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !412, !DIExpression(), !413)
  %3 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1) #10, !dbg !414
  store ptr %3, ptr %1, align 8, !dbg !413
    #dbg_declare(ptr %2, !415, !DIExpression(), !416)
  %4 = call zeroext i8 @input(), !dbg !417
  store i8 %4, ptr %2, align 1, !dbg !416
  %5 = load i8, ptr %2, align 1, !dbg !418
  %6 = sext i8 %5 to i32, !dbg !418
  %7 = icmp slt i32 %6, 8, !dbg !420
  br i1 %7, label %8, label %23, !dbg !421

8:                                                ; preds = %0
  %9 = load i8, ptr %2, align 1, !dbg !422
  %10 = sext i8 %9 to i32, !dbg !422
  %11 = load i32, ptr @bad, align 4, !dbg !423
  %12 = icmp ne i32 %11, 0, !dbg !423
  %13 = zext i1 %12 to i64, !dbg !423
  %14 = select i1 %12, i32 -4, i32 0, !dbg !423
  %15 = icmp sge i32 %10, %14, !dbg !424
  br i1 %15, label %16, label %23, !dbg !425

16:                                               ; preds = %8
  %17 = load ptr, ptr %1, align 8, !dbg !426
  %18 = load i8, ptr %2, align 1, !dbg !427
  %19 = sext i8 %18 to i64, !dbg !426
  %20 = getelementptr inbounds i8, ptr %17, i64 %19, !dbg !426
  %21 = load i8, ptr %20, align 1, !dbg !426
  %22 = sext i8 %21 to i32, !dbg !426
  store volatile i32 %22, ptr @sink, align 4, !dbg !428
  br label %23, !dbg !429

23:                                               ; preds = %16, %8, %0
  %24 = load ptr, ptr %1, align 8, !dbg !430
  call void @free(ptr noundef %24) #11, !dbg !431
  ret void, !dbg !432
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !433 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !434, !DIExpression(), !435)
  %2 = call zeroext i8 @input(), !dbg !436
  store i8 %2, ptr %1, align 1, !dbg !435
  %3 = load i8, ptr %1, align 1, !dbg !437
  %4 = zext i8 %3 to i32, !dbg !437
  %5 = and i32 %4, 7, !dbg !438
  %6 = load i32, ptr @bad, align 4, !dbg !439
  %7 = sub nsw i32 %5, %6, !dbg !440
  %8 = sext i32 %7 to i64, !dbg !441
  %9 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %8, !dbg !441
  %10 = load i32, ptr %9, align 4, !dbg !441
  store volatile i32 %10, ptr @sink, align 4, !dbg !442
  ret void, !dbg !443
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_straddles() #0 !dbg !444 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !445, !DIExpression(), !446)
  %3 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 1) #10, !dbg !447
  store ptr %3, ptr %1, align 8, !dbg !446
    #dbg_declare(ptr %2, !448, !DIExpression(), !449)
  %4 = call zeroext i8 @input(), !dbg !450
  store i8 %4, ptr %2, align 1, !dbg !449
  %5 = load i8, ptr %2, align 1, !dbg !451
  %6 = zext i8 %5 to i32, !dbg !451
  %7 = load i32, ptr @bad, align 4, !dbg !453
  %8 = icmp ne i32 %7, 0, !dbg !453
  %9 = zext i1 %8 to i64, !dbg !453
  %10 = select i1 %8, i32 8, i32 4, !dbg !453
  %11 = icmp eq i32 %6, %10, !dbg !454
  br i1 %11, label %12, label %18, !dbg !455

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !456
  %14 = load i8, ptr %2, align 1, !dbg !457
  %15 = zext i8 %14 to i32, !dbg !457
  %16 = sext i32 %15 to i64, !dbg !458
  %17 = getelementptr inbounds i8, ptr %13, i64 %16, !dbg !458
  store i32 1, ptr %17, align 4, !dbg !459
  br label %18, !dbg !460

18:                                               ; preds = %12, %0
  %19 = load ptr, ptr %1, align 8, !dbg !461
  call void @free(ptr noundef %19) #11, !dbg !462
  ret void, !dbg !463
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_past_end() #0 !dbg !464 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !465, !DIExpression(), !466)
  %3 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 1) #10, !dbg !467
  store ptr %3, ptr %1, align 8, !dbg !466
    #dbg_declare(ptr %2, !468, !DIExpression(), !469)
  %4 = call zeroext i8 @input(), !dbg !470
  store i8 %4, ptr %2, align 1, !dbg !469
  %5 = load i8, ptr %2, align 1, !dbg !471
  %6 = zext i8 %5 to i32, !dbg !471
  %7 = load i32, ptr @bad, align 4, !dbg !473
  %8 = icmp ne i32 %7, 0, !dbg !473
  %9 = zext i1 %8 to i64, !dbg !473
  %10 = select i1 %8, i32 13, i32 4, !dbg !473
  %11 = icmp eq i32 %6, %10, !dbg !474
  br i1 %11, label %12, label %18, !dbg !475

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !476
  %14 = load i8, ptr %2, align 1, !dbg !477
  %15 = zext i8 %14 to i32, !dbg !477
  %16 = sext i32 %15 to i64, !dbg !478
  %17 = getelementptr inbounds i8, ptr %13, i64 %16, !dbg !478
  store i32 1, ptr %17, align 4, !dbg !479
  br label %18, !dbg !480

18:                                               ; preds = %12, %0
  %19 = load ptr, ptr %1, align 8, !dbg !481
  call void @free(ptr noundef %19) #11, !dbg !482
  ret void, !dbg !483
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !484 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !485, !DIExpression(), !486)
  %3 = call zeroext i8 @input(), !dbg !487
  store i8 %3, ptr %1, align 1, !dbg !486
  %4 = load i8, ptr %1, align 1, !dbg !488
  %5 = zext i8 %4 to i32, !dbg !488
  %6 = icmp eq i32 %5, 0, !dbg !490
  br i1 %6, label %7, label %8, !dbg !491

7:                                                ; preds = %0
  br label %28, !dbg !492

8:                                                ; preds = %0
    #dbg_declare(ptr %2, !493, !DIExpression(), !494)
  %9 = load i8, ptr %1, align 1, !dbg !495
  %10 = zext i8 %9 to i64, !dbg !495
  %11 = call noalias ptr @malloc(i64 noundef %10) #12, !dbg !496
  store ptr %11, ptr %2, align 8, !dbg !494
  %12 = load ptr, ptr %2, align 8, !dbg !497
  %13 = load i32, ptr @bad, align 4, !dbg !498
  %14 = icmp ne i32 %13, 0, !dbg !498
  br i1 %14, label %15, label %19, !dbg !498

15:                                               ; preds = %8
  %16 = load i8, ptr %1, align 1, !dbg !499
  %17 = zext i8 %16 to i32, !dbg !499
  %18 = and i32 %17, 3, !dbg !500
  br label %23, !dbg !498

19:                                               ; preds = %8
  %20 = load i8, ptr %1, align 1, !dbg !501
  %21 = zext i8 %20 to i32, !dbg !501
  %22 = sub nsw i32 %21, 1, !dbg !502
  br label %23, !dbg !498

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !498
  %25 = sext i32 %24 to i64, !dbg !497
  %26 = getelementptr inbounds i8, ptr %12, i64 %25, !dbg !497
  store i8 1, ptr %26, align 1, !dbg !503
  %27 = load ptr, ptr %2, align 8, !dbg !504
  call void @free(ptr noundef %27) #11, !dbg !505
  br label %28, !dbg !506

28:                                               ; preds = %23, %7
  ret void, !dbg !506
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !507 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !508, !DIExpression(), !509)
    #dbg_declare(ptr %2, !510, !DIExpression(), !514)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 32, i1 false), !dbg !514
    #dbg_declare(ptr %3, !515, !DIExpression(), !516)
  %4 = call zeroext i8 @input(), !dbg !517
  store i8 %4, ptr %3, align 1, !dbg !516
  %5 = load i8, ptr %3, align 1, !dbg !518
  %6 = zext i8 %5 to i32, !dbg !518
  %7 = load i32, ptr @bad, align 4, !dbg !520
  %8 = icmp ne i32 %7, 0, !dbg !520
  %9 = zext i1 %8 to i64, !dbg !520
  %10 = select i1 %8, i32 17, i32 16, !dbg !520
  %11 = icmp sle i32 %6, %10, !dbg !521
  br i1 %11, label %12, label %17, !dbg !522

12:                                               ; preds = %0
  %13 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !523
  %14 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !523
  %15 = load i8, ptr %3, align 1, !dbg !524
  %16 = zext i8 %15 to i64, !dbg !524
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %14, i64 %16, i1 false), !dbg !523
  br label %17, !dbg !523

17:                                               ; preds = %12, %0
  ret void, !dbg !525
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !526 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !527, !DIExpression(), !528)
    #dbg_declare(ptr %2, !529, !DIExpression(), !530)
  %3 = call zeroext i8 @input(), !dbg !531
  store i8 %3, ptr %2, align 1, !dbg !530
  %4 = load i8, ptr %2, align 1, !dbg !532
  %5 = zext i8 %4 to i32, !dbg !532
  %6 = load i32, ptr @bad, align 4, !dbg !534
  %7 = mul nsw i32 2, %6, !dbg !535
  %8 = add nsw i32 8, %7, !dbg !536
  %9 = icmp slt i32 %5, %8, !dbg !537
  br i1 %9, label %10, label %14, !dbg !538

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !539
  %12 = load i8, ptr %2, align 1, !dbg !540
  %13 = zext i8 %12 to i64, !dbg !540
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 0, i64 %13, i1 false), !dbg !539
  br label %14, !dbg !539

14:                                               ; preds = %10, %0
  ret void, !dbg !541
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !542 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !543, !DIExpression(), !544)
  %2 = call zeroext i8 @input(), !dbg !545
  store i8 %2, ptr %1, align 1, !dbg !544
  %3 = load i32, ptr @bad, align 4, !dbg !546
  %4 = icmp ne i32 %3, 0, !dbg !546
  br i1 %4, label %9, label %5, !dbg !548

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !549
  %7 = zext i8 %6 to i32, !dbg !549
  %8 = icmp ne i32 %7, 0, !dbg !549
  br i1 %8, label %9, label %13, !dbg !550

9:                                                ; preds = %5, %0
  %10 = load i8, ptr %1, align 1, !dbg !551
  %11 = zext i8 %10 to i32, !dbg !551
  %12 = sdiv i32 100, %11, !dbg !552
  store volatile i32 %12, ptr @sink, align 4, !dbg !553
  br label %13, !dbg !554

13:                                               ; preds = %9, %5
  ret void, !dbg !555
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !556 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !557, !DIExpression(), !558)
  %4 = call zeroext i8 @input(), !dbg !559
  store i8 %4, ptr %1, align 1, !dbg !558
    #dbg_declare(ptr %2, !560, !DIExpression(), !561)
  store i32 0, ptr %2, align 4, !dbg !561
    #dbg_declare(ptr %3, !562, !DIExpression(), !563)
  %5 = load i32, ptr @bad, align 4, !dbg !564
  %6 = icmp ne i32 %5, 0, !dbg !564
  br i1 %6, label %7, label %12, !dbg !565

7:                                                ; preds = %0
  %8 = load i8, ptr %1, align 1, !dbg !566
  %9 = zext i8 %8 to i32, !dbg !566
  %10 = icmp eq i32 %9, 77, !dbg !567
  br i1 %10, label %11, label %12, !dbg !564

11:                                               ; preds = %7
  br label %13, !dbg !564

12:                                               ; preds = %7, %0
  br label %13, !dbg !564

13:                                               ; preds = %12, %11
  %14 = phi ptr [ null, %11 ], [ %2, %12 ], !dbg !564
  store ptr %14, ptr %3, align 8, !dbg !563
  %15 = load ptr, ptr %3, align 8, !dbg !568
  store i32 1, ptr %15, align 4, !dbg !569
  ret void, !dbg !570
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !571 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !572, !DIExpression(), !573)
  %2 = call zeroext i8 @input(), !dbg !574
  store i8 %2, ptr %1, align 1, !dbg !573
  %3 = load i32, ptr @bad, align 4, !dbg !575
  %4 = icmp ne i32 %3, 0, !dbg !575
  br i1 %4, label %11, label %5, !dbg !577

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !578
  %7 = zext i8 %6 to i32, !dbg !578
  %8 = icmp slt i32 %7, 200, !dbg !579
  %9 = zext i1 %8 to i32, !dbg !579
  %10 = sext i32 %9 to i64, !dbg !578
  call void @klee_assume(i64 noundef %10), !dbg !580
  br label %11, !dbg !580

11:                                               ; preds = %5, %0
  %12 = load i8, ptr %1, align 1, !dbg !581
  %13 = zext i8 %12 to i32, !dbg !581
  %14 = mul nsw i32 %13, 3, !dbg !581
  %15 = icmp ne i32 %14, 603, !dbg !581
  br i1 %15, label %16, label %17, !dbg !584

16:                                               ; preds = %11
  br label %18, !dbg !584

17:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.15, i32 noundef 111, ptr noundef @__PRETTY_FUNCTION__.symbolic_assertion) #13, !dbg !581
  unreachable, !dbg !581

18:                                               ; preds = %16
  ret void, !dbg !585
}

declare void @klee_assume(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !586 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !587, !DIExpression(), !588)
  %4 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !589
  store ptr %4, ptr %1, align 8, !dbg !588
    #dbg_declare(ptr %2, !590, !DIExpression(), !591)
  %5 = load ptr, ptr %1, align 8, !dbg !592
  store ptr %5, ptr %2, align 8, !dbg !591
    #dbg_declare(ptr %3, !593, !DIExpression(), !594)
  %6 = call zeroext i8 @input(), !dbg !595
  store i8 %6, ptr %3, align 1, !dbg !594
  %7 = load i32, ptr @bad, align 4, !dbg !596
  %8 = icmp ne i32 %7, 0, !dbg !596
  br i1 %8, label %9, label %15, !dbg !598

9:                                                ; preds = %0
  %10 = load i8, ptr %3, align 1, !dbg !599
  %11 = zext i8 %10 to i32, !dbg !599
  %12 = icmp sgt i32 %11, 250, !dbg !600
  br i1 %12, label %13, label %15, !dbg !601

13:                                               ; preds = %9
  %14 = load ptr, ptr %1, align 8, !dbg !602
  call void @free(ptr noundef %14) #11, !dbg !603
  br label %15, !dbg !603

15:                                               ; preds = %13, %9, %0
  %16 = load ptr, ptr %2, align 8, !dbg !604
  call void @free(ptr noundef %16) #11, !dbg !605
  ret void, !dbg !606
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !607 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !608, !DIExpression(), !609)
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #10, !dbg !610
  store ptr %3, ptr %1, align 8, !dbg !609
    #dbg_declare(ptr %2, !611, !DIExpression(), !612)
  %4 = call zeroext i8 @input(), !dbg !613
  store i8 %4, ptr %2, align 1, !dbg !612
  %5 = load i8, ptr %2, align 1, !dbg !614
  %6 = zext i8 %5 to i32, !dbg !614
  %7 = icmp eq i32 %6, 42, !dbg !616
  br i1 %7, label %8, label %10, !dbg !617

8:                                                ; preds = %0
  %9 = load ptr, ptr %1, align 8, !dbg !618
  call void @free(ptr noundef %9) #11, !dbg !619
  br label %10, !dbg !619

10:                                               ; preds = %8, %0
  %11 = load i32, ptr @bad, align 4, !dbg !620
  %12 = icmp ne i32 %11, 0, !dbg !620
  br i1 %12, label %13, label %17, !dbg !622

13:                                               ; preds = %10
  %14 = load i8, ptr %2, align 1, !dbg !623
  %15 = zext i8 %14 to i32, !dbg !623
  %16 = icmp sgt i32 %15, 41, !dbg !624
  br i1 %16, label %21, label %24, !dbg !620

17:                                               ; preds = %10
  %18 = load i8, ptr %2, align 1, !dbg !625
  %19 = zext i8 %18 to i32, !dbg !625
  %20 = icmp sgt i32 %19, 42, !dbg !626
  br i1 %20, label %21, label %24, !dbg !622

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %1, align 8, !dbg !627
  %23 = getelementptr inbounds i8, ptr %22, i64 0, !dbg !627
  store i8 1, ptr %23, align 1, !dbg !628
  br label %24, !dbg !627

24:                                               ; preds = %21, %17, %13
  %25 = load i8, ptr %2, align 1, !dbg !629
  %26 = zext i8 %25 to i32, !dbg !629
  %27 = icmp ne i32 %26, 42, !dbg !631
  br i1 %27, label %28, label %30, !dbg !632

28:                                               ; preds = %24
  %29 = load ptr, ptr %1, align 8, !dbg !633
  call void @free(ptr noundef %29) #11, !dbg !634
  br label %30, !dbg !634

30:                                               ; preds = %28, %24
  ret void, !dbg !635
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !636 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !637, !DIExpression(), !638)
    #dbg_declare(ptr %2, !639, !DIExpression(), !640)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !641
  call void @klee_make_symbolic(ptr noundef %3, i64 noundef 4, ptr noundef @.str.19), !dbg !642
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 3, !dbg !643
  store i8 0, ptr %4, align 1, !dbg !644
  %5 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !645
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !646
  %7 = call ptr @strcpy(ptr noundef %5, ptr noundef %6) #11, !dbg !647
  %8 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !648
  %9 = call i32 @strcmp(ptr noundef %8, ptr noundef @.str.20) #9, !dbg !650
  %10 = icmp eq i32 %9, 0, !dbg !651
  br i1 %10, label %11, label %19, !dbg !652

11:                                               ; preds = %0
  %12 = load i32, ptr @bad, align 4, !dbg !653
  %13 = icmp ne i32 %12, 0, !dbg !653
  br i1 %13, label %14, label %19, !dbg !654

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !655
  %16 = call i64 @strlen(ptr noundef %15) #9, !dbg !656
  %17 = add i64 %16, 1, !dbg !657
  %18 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 %17, !dbg !658
  store i8 1, ptr %18, align 1, !dbg !659
  br label %19, !dbg !658

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !660
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !661 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !662, !DIExpression(), !663)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 4, ptr noundef @.str.2), !dbg !664
  %2 = load i32, ptr @bad, align 4, !dbg !665
  %3 = icmp ne i32 %2, 0, !dbg !665
  br i1 %3, label %9, label %4, !dbg !667

4:                                                ; preds = %0
  %5 = load i32, ptr %1, align 4, !dbg !668
  %6 = icmp slt i32 %5, 2147483647, !dbg !669
  %7 = zext i1 %6 to i32, !dbg !669
  %8 = sext i32 %7 to i64, !dbg !668
  call void @klee_assume(i64 noundef %8), !dbg !670
  br label %9, !dbg !670

9:                                                ; preds = %4, %0
  %10 = load i32, ptr %1, align 4, !dbg !671
  %11 = add nsw i32 %10, 1, !dbg !672
  store volatile i32 %11, ptr @sink, align 4, !dbg !673
  ret void, !dbg !674
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !675 {
  %1 = alloca i16, align 2
    #dbg_declare(ptr %1, !676, !DIExpression(), !678)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 2, ptr noundef @.str.2), !dbg !679
  %2 = load i32, ptr @bad, align 4, !dbg !680
  %3 = icmp ne i32 %2, 0, !dbg !680
  %4 = zext i1 %3 to i64, !dbg !680
  %5 = select i1 %3, i32 65537, i32 65535, !dbg !680
  %6 = load i16, ptr %1, align 2, !dbg !681
  %7 = sext i16 %6 to i32, !dbg !681
  %8 = mul nsw i32 %5, %7, !dbg !682
  store volatile i32 %8, ptr @sink, align 4, !dbg !683
  ret void, !dbg !684
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !685 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !686, !DIExpression(), !687)
  %2 = call zeroext i8 @input(), !dbg !688
  store i8 %2, ptr %1, align 1, !dbg !687
  %3 = load i8, ptr %1, align 1, !dbg !689
  %4 = zext i8 %3 to i32, !dbg !689
  %5 = load i32, ptr @bad, align 4, !dbg !690
  %6 = icmp ne i32 %5, 0, !dbg !690
  %7 = zext i1 %6 to i64, !dbg !690
  %8 = select i1 %6, i32 63, i32 31, !dbg !690
  %9 = and i32 %4, %8, !dbg !691
  %10 = shl i32 1, %9, !dbg !692
  store volatile i32 %10, ptr @sink, align 4, !dbg !693
  ret void, !dbg !694
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_cast() #0 !dbg !695 {
  %1 = alloca float, align 4
    #dbg_declare(ptr %1, !696, !DIExpression(), !697)
  %2 = call zeroext i8 @input(), !dbg !698
  %3 = uitofp i8 %2 to float, !dbg !699
  %4 = load i32, ptr @bad, align 4, !dbg !700
  %5 = icmp ne i32 %4, 0, !dbg !700
  %6 = zext i1 %5 to i64, !dbg !700
  %7 = select i1 %5, float 1.250000e+00, float 1.000000e+00, !dbg !700
  %8 = fmul float %3, %7, !dbg !701
  store float %8, ptr %1, align 4, !dbg !697
  %9 = load float, ptr %1, align 4, !dbg !702
  %10 = fptoui float %9 to i8, !dbg !703
  %11 = zext i8 %10 to i32, !dbg !703
  store volatile i32 %11, ptr @sink, align 4, !dbg !704
  ret void, !dbg !705
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !176 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !706, !DIExpression(), !707)
  %2 = call zeroext i8 @input(), !dbg !708
  store i8 %2, ptr %1, align 1, !dbg !707
  %3 = load i32, ptr @bad, align 4, !dbg !709
  %4 = icmp ne i32 %3, 0, !dbg !709
  br i1 %4, label %5, label %9, !dbg !709

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !710
  %7 = zext i8 %6 to i32, !dbg !710
  %8 = and i32 %7, 6, !dbg !711
  br label %13, !dbg !709

9:                                                ; preds = %0
  %10 = load i8, ptr %1, align 1, !dbg !712
  %11 = zext i8 %10 to i32, !dbg !712
  %12 = and i32 %11, 4, !dbg !713
  br label %13, !dbg !709

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !709
  %15 = sext i32 %14 to i64, !dbg !714
  %16 = getelementptr inbounds i8, ptr @symbolic_misaligned.words, i64 %15, !dbg !714
  %17 = load i32, ptr %16, align 4, !dbg !715
  store volatile i32 %17, ptr @sink, align 4, !dbg !716
  ret void, !dbg !717
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !718 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !719, !DIExpression(), !720)
    #dbg_declare(ptr %2, !721, !DIExpression(), !722)
  %3 = call zeroext i8 @input(), !dbg !723
  store i8 %3, ptr %2, align 1, !dbg !722
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 2, !dbg !724
  store i32 1, ptr %4, align 8, !dbg !725
  %5 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1, !dbg !726
  store i32 1, ptr %5, align 4, !dbg !727
  %6 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !728
  store i32 1, ptr %6, align 16, !dbg !729
  %7 = load i32, ptr @bad, align 4, !dbg !730
  %8 = icmp ne i32 %7, 0, !dbg !730
  br i1 %8, label %11, label %9, !dbg !732

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 3, !dbg !733
  store i32 1, ptr %10, align 4, !dbg !734
  br label %11, !dbg !733

11:                                               ; preds = %9, %0
  %12 = load i8, ptr %2, align 1, !dbg !735
  %13 = zext i8 %12 to i32, !dbg !735
  %14 = and i32 %13, 3, !dbg !737
  %15 = sext i32 %14 to i64, !dbg !738
  %16 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %15, !dbg !738
  %17 = load i32, ptr %16, align 4, !dbg !738
  %18 = icmp ne i32 %17, 0, !dbg !738
  br i1 %18, label %19, label %20, !dbg !739

19:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !740
  br label %20, !dbg !741

20:                                               ; preds = %19, %11
  ret void, !dbg !742
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !743 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !744, !DIExpression(), !745)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !746
  store ptr %2, ptr %1, align 8, !dbg !745
  %3 = call zeroext i8 @input(), !dbg !747
  %4 = zext i8 %3 to i32, !dbg !747
  %5 = icmp eq i32 %4, 9, !dbg !749
  br i1 %5, label %6, label %11, !dbg !750

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !751
  %8 = icmp ne i32 %7, 0, !dbg !751
  br i1 %8, label %9, label %11, !dbg !752

9:                                                ; preds = %6
  %10 = call noalias ptr @malloc(i64 noundef 5) #12, !dbg !753
  store ptr %10, ptr %1, align 8, !dbg !754
  br label %11, !dbg !755

11:                                               ; preds = %9, %6, %0
  %12 = load ptr, ptr %1, align 8, !dbg !756
  call void @free(ptr noundef %12) #11, !dbg !757
  ret void, !dbg !758
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_name_that_is_missing() #0 !dbg !204 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !759, !DIExpression(), !760)
  %2 = call zeroext i8 @input(), !dbg !761
  store i8 %2, ptr %1, align 1, !dbg !760
  %3 = load i32, ptr @bad, align 4, !dbg !762
  %4 = icmp ne i32 %3, 0, !dbg !762
  br i1 %4, label %12, label %5, !dbg !764

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !765
  %7 = zext i8 %6 to i32, !dbg !765
  %8 = and i32 %7, 3, !dbg !766
  %9 = icmp ne i32 %8, 2, !dbg !767
  %10 = zext i1 %9 to i32, !dbg !767
  %11 = sext i32 %10 to i64, !dbg !768
  call void @klee_assume(i64 noundef %11), !dbg !769
  br label %12, !dbg !769

12:                                               ; preds = %5, %0
  %13 = load i8, ptr %1, align 1, !dbg !770
  %14 = zext i8 %13 to i32, !dbg !770
  %15 = and i32 %14, 3, !dbg !772
  %16 = sext i32 %15 to i64, !dbg !773
  %17 = getelementptr inbounds [4 x ptr], ptr @symbolic_name_that_is_missing.names, i64 0, i64 %16, !dbg !773
  %18 = load ptr, ptr %17, align 8, !dbg !773
  %19 = call i32 @strcmp(ptr noundef %18, ptr noundef @.str.30) #9, !dbg !774
  %20 = icmp eq i32 %19, 0, !dbg !775
  br i1 %20, label %21, label %22, !dbg !776

21:                                               ; preds = %12
  store volatile i32 1, ptr @sink, align 4, !dbg !777
  br label %22, !dbg !778

22:                                               ; preds = %21, %12
  ret void, !dbg !779
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_freed_block_compared() #0 !dbg !780 {
  %1 = alloca [2 x ptr], align 16
    #dbg_declare(ptr %1, !781, !DIExpression(), !783)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !784
  store ptr %2, ptr %1, align 8, !dbg !785
  %3 = getelementptr inbounds ptr, ptr %1, i64 1, !dbg !785
  %4 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !786
  store ptr %4, ptr %3, align 8, !dbg !785
  %5 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !787
  %6 = load ptr, ptr %5, align 16, !dbg !787
  %7 = icmp ne ptr %6, null, !dbg !787
  br i1 %7, label %8, label %12, !dbg !789

8:                                                ; preds = %0
  %9 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !790
  %10 = load ptr, ptr %9, align 8, !dbg !790
  %11 = icmp ne ptr %10, null, !dbg !790
  br i1 %11, label %13, label %12, !dbg !791

12:                                               ; preds = %8, %0
  br label %41, !dbg !792

13:                                               ; preds = %8
  %14 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !793
  %15 = load ptr, ptr %14, align 16, !dbg !793
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %15, ptr align 1 @.str.33, i64 4, i1 false), !dbg !794
  %16 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !795
  %17 = load ptr, ptr %16, align 8, !dbg !795
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 @.str.33, i64 4, i1 false), !dbg !796
  %18 = load i32, ptr @bad, align 4, !dbg !797
  %19 = icmp ne i32 %18, 0, !dbg !797
  br i1 %19, label %20, label %23, !dbg !799

20:                                               ; preds = %13
  %21 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !800
  %22 = load ptr, ptr %21, align 8, !dbg !800
  call void @free(ptr noundef %22) #11, !dbg !801
  br label %23, !dbg !801

23:                                               ; preds = %20, %13
  %24 = call zeroext i8 @input(), !dbg !802
  %25 = zext i8 %24 to i32, !dbg !802
  %26 = and i32 %25, 1, !dbg !804
  %27 = sext i32 %26 to i64, !dbg !805
  %28 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 %27, !dbg !805
  %29 = load ptr, ptr %28, align 8, !dbg !805
  %30 = call i32 @memcmp(ptr noundef @.str.33, ptr noundef %29, i64 noundef 4) #9, !dbg !806
  %31 = icmp ne i32 %30, 0, !dbg !807
  br i1 %31, label %32, label %33, !dbg !808

32:                                               ; preds = %23
  store volatile i32 1, ptr @sink, align 4, !dbg !809
  br label %33, !dbg !810

33:                                               ; preds = %32, %23
  %34 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !811
  %35 = load ptr, ptr %34, align 16, !dbg !811
  call void @free(ptr noundef %35) #11, !dbg !812
  %36 = load i32, ptr @bad, align 4, !dbg !813
  %37 = icmp ne i32 %36, 0, !dbg !813
  br i1 %37, label %41, label %38, !dbg !815

38:                                               ; preds = %33
  %39 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !816
  %40 = load ptr, ptr %39, align 8, !dbg !816
  call void @free(ptr noundef %40) #11, !dbg !817
  br label %41, !dbg !817

41:                                               ; preds = %12, %38, %33
  ret void, !dbg !818
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap() #0 !dbg !819 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !820, !DIExpression(), !821)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.symbolic_overlap.text, i64 8, i1 false), !dbg !821
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !822
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !823
  %4 = call zeroext i8 @input(), !dbg !824
  %5 = zext i8 %4 to i32, !dbg !824
  %6 = load i32, ptr @bad, align 4, !dbg !825
  %7 = icmp ne i32 %6, 0, !dbg !825
  %8 = zext i1 %7 to i64, !dbg !825
  %9 = select i1 %7, i32 3, i32 4, !dbg !825
  %10 = and i32 %5, %9, !dbg !826
  %11 = sext i32 %10 to i64, !dbg !827
  %12 = getelementptr inbounds i8, ptr %3, i64 %11, !dbg !827
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %12, i64 4, i1 false), !dbg !822
  ret void, !dbg !828
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_text_of_no_characters() #0 !dbg !829 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !830, !DIExpression(), !831)
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !832
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 120, i64 8, i1 false), !dbg !832
  %3 = load i32, ptr @bad, align 4, !dbg !833
  %4 = icmp ne i32 %3, 0, !dbg !833
  %5 = zext i1 %4 to i64, !dbg !833
  %6 = select i1 %4, i32 1, i32 0, !dbg !833
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !834
  %8 = call zeroext i8 @input(), !dbg !835
  %9 = zext i8 %8 to i32, !dbg !835
  %10 = and i32 %9, 8, !dbg !836
  %11 = sext i32 %10 to i64, !dbg !837
  %12 = getelementptr inbounds i8, ptr %7, i64 %11, !dbg !837
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.36, i32 noundef %6, ptr noundef %12), !dbg !838
  ret void, !dbg !839
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_with_a_source_that_ends() #0 !dbg !840 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !841, !DIExpression(), !842)
  %2 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1) #10, !dbg !843
  store ptr %2, ptr %1, align 8, !dbg !842
  %3 = load ptr, ptr %1, align 8, !dbg !844
  %4 = icmp ne ptr %3, null, !dbg !844
  br i1 %4, label %6, label %5, !dbg !846

5:                                                ; preds = %0
  br label %25, !dbg !847

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !848
  %8 = call zeroext i8 @input(), !dbg !849
  %9 = zext i8 %8 to i32, !dbg !849
  %10 = and i32 %9, 1, !dbg !850
  %11 = mul nsw i32 4, %10, !dbg !851
  %12 = sext i32 %11 to i64, !dbg !852
  %13 = getelementptr inbounds i8, ptr %7, i64 %12, !dbg !852
  %14 = load ptr, ptr %1, align 8, !dbg !853
  %15 = load i32, ptr @bad, align 4, !dbg !854
  %16 = icmp ne i32 %15, 0, !dbg !854
  %17 = zext i1 %16 to i64, !dbg !854
  %18 = select i1 %16, i32 6, i32 2, !dbg !854
  %19 = sext i32 %18 to i64, !dbg !855
  %20 = getelementptr inbounds i8, ptr %14, i64 %19, !dbg !855
  %21 = load i32, ptr @bad, align 4, !dbg !856
  %22 = add nsw i32 2, %21, !dbg !857
  %23 = sext i32 %22 to i64, !dbg !858
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 %20, i64 %23, i1 false), !dbg !859
  %24 = load ptr, ptr %1, align 8, !dbg !860
  call void @free(ptr noundef %24) #11, !dbg !861
  br label %25, !dbg !862

25:                                               ; preds = %6, %5
  ret void, !dbg !862
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_with_a_target_that_ends() #0 !dbg !863 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !864, !DIExpression(), !865)
  %2 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1) #10, !dbg !866
  store ptr %2, ptr %1, align 8, !dbg !865
  %3 = load ptr, ptr %1, align 8, !dbg !867
  %4 = icmp ne ptr %3, null, !dbg !867
  br i1 %4, label %6, label %5, !dbg !869

5:                                                ; preds = %0
  br label %25, !dbg !870

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !871
  %8 = load i32, ptr @bad, align 4, !dbg !872
  %9 = icmp ne i32 %8, 0, !dbg !872
  %10 = zext i1 %9 to i64, !dbg !872
  %11 = select i1 %9, i32 6, i32 2, !dbg !872
  %12 = sext i32 %11 to i64, !dbg !873
  %13 = getelementptr inbounds i8, ptr %7, i64 %12, !dbg !873
  %14 = load ptr, ptr %1, align 8, !dbg !874
  %15 = call zeroext i8 @input(), !dbg !875
  %16 = zext i8 %15 to i32, !dbg !875
  %17 = and i32 %16, 1, !dbg !876
  %18 = mul nsw i32 4, %17, !dbg !877
  %19 = sext i32 %18 to i64, !dbg !878
  %20 = getelementptr inbounds i8, ptr %14, i64 %19, !dbg !878
  %21 = load i32, ptr @bad, align 4, !dbg !879
  %22 = add nsw i32 2, %21, !dbg !880
  %23 = sext i32 %22 to i64, !dbg !881
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 %20, i64 %23, i1 false), !dbg !882
  %24 = load ptr, ptr %1, align 8, !dbg !883
  call void @free(ptr noundef %24) #11, !dbg !884
  br label %25, !dbg !885

25:                                               ; preds = %6, %5
  ret void, !dbg !885
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_in_a_constant() #0 !dbg !246 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !886, !DIExpression(), !887)
  %2 = call zeroext i8 @input(), !dbg !888
  %3 = zext i8 %2 to i32, !dbg !888
  %4 = and i32 %3, 3, !dbg !889
  %5 = trunc i32 %4 to i8, !dbg !888
  store i8 %5, ptr %1, align 1, !dbg !887
  %6 = load i32, ptr @bad, align 4, !dbg !890
  %7 = icmp ne i32 %6, 0, !dbg !890
  br i1 %7, label %8, label %14, !dbg !890

8:                                                ; preds = %0
  %9 = load i8, ptr %1, align 1, !dbg !891
  %10 = zext i8 %9 to i32, !dbg !891
  %11 = sext i32 %10 to i64, !dbg !892
  %12 = getelementptr inbounds i8, ptr @symbolic_overlap_in_a_constant.fixed, i64 %11, !dbg !892
  %13 = getelementptr inbounds i8, ptr %12, i64 1, !dbg !893
  br label %15, !dbg !890

14:                                               ; preds = %0
  br label %15, !dbg !890

15:                                               ; preds = %14, %8
  %16 = phi ptr [ %13, %8 ], [ @symbolic_overlap_in_a_constant.own, %14 ], !dbg !890
  %17 = load i8, ptr %1, align 1, !dbg !894
  %18 = zext i8 %17 to i32, !dbg !894
  %19 = sext i32 %18 to i64, !dbg !895
  %20 = getelementptr inbounds i8, ptr @symbolic_overlap_in_a_constant.fixed, i64 %19, !dbg !895
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %20, i64 4, i1 false), !dbg !896
  ret void, !dbg !897
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_in_a_block_of_some_size() #0 !dbg !898 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !899, !DIExpression(), !900)
  %3 = call zeroext i8 @input(), !dbg !901
  store i8 %3, ptr %1, align 1, !dbg !900
  %4 = load i8, ptr %1, align 1, !dbg !902
  %5 = zext i8 %4 to i32, !dbg !902
  %6 = icmp eq i32 %5, 4, !dbg !903
  br i1 %6, label %11, label %7, !dbg !904

7:                                                ; preds = %0
  %8 = load i8, ptr %1, align 1, !dbg !905
  %9 = zext i8 %8 to i32, !dbg !905
  %10 = icmp eq i32 %9, 5, !dbg !906
  br label %11, !dbg !904

11:                                               ; preds = %7, %0
  %12 = phi i1 [ true, %0 ], [ %10, %7 ]
  %13 = zext i1 %12 to i32, !dbg !904
  %14 = sext i32 %13 to i64, !dbg !902
  call void @klee_assume(i64 noundef %14), !dbg !907
    #dbg_declare(ptr %2, !908, !DIExpression(), !909)
  %15 = load i8, ptr %1, align 1, !dbg !910
  %16 = zext i8 %15 to i64, !dbg !910
  %17 = call noalias ptr @calloc(i64 noundef %16, i64 noundef 1) #10, !dbg !911
  store ptr %17, ptr %2, align 8, !dbg !909
  %18 = load ptr, ptr %2, align 8, !dbg !912
  %19 = icmp ne ptr %18, null, !dbg !912
  br i1 %19, label %21, label %20, !dbg !914

20:                                               ; preds = %11
  br label %36, !dbg !915

21:                                               ; preds = %11
  %22 = load ptr, ptr %2, align 8, !dbg !916
  %23 = load ptr, ptr %2, align 8, !dbg !917
  %24 = load i32, ptr @bad, align 4, !dbg !918
  %25 = icmp ne i32 %24, 0, !dbg !918
  %26 = zext i1 %25 to i64, !dbg !918
  %27 = select i1 %25, i32 2, i32 0, !dbg !918
  %28 = sext i32 %27 to i64, !dbg !919
  %29 = getelementptr inbounds i8, ptr %23, i64 %28, !dbg !919
  %30 = load i32, ptr @bad, align 4, !dbg !920
  %31 = icmp ne i32 %30, 0, !dbg !920
  %32 = zext i1 %31 to i64, !dbg !920
  %33 = select i1 %31, i32 4, i32 0, !dbg !920
  %34 = sext i32 %33 to i64, !dbg !920
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %29, i64 %34, i1 false), !dbg !921
  %35 = load ptr, ptr %2, align 8, !dbg !922
  call void @free(ptr noundef %35) #11, !dbg !923
  br label %36, !dbg !924

36:                                               ; preds = %21, %20
  ret void, !dbg !924
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
!llvm.module.flags = !{!257, !258, !259, !260, !261, !262, !263}
!llvm.ident = !{!264}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !14, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !18, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "037edb8943eb7e792733a96f38c74372")
!11 = !{!12, !13, !15, !16, !17}
!12 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!18 = !{!0, !19, !7, !32, !37, !39, !44, !49, !54, !56, !59, !64, !66, !71, !73, !78, !80, !82, !84, !86, !88, !90, !92, !94, !96, !101, !103, !108, !110, !115, !117, !122, !124, !129, !131, !133, !135, !137, !142, !144, !149, !151, !153, !155, !157, !159, !164, !166, !168, !170, !172, !174, !180, !185, !187, !189, !191, !194, !196, !198, !200, !202, !207, !209, !211, !213, !218, !220, !225, !227, !229, !234, !236, !238, !240, !242, !244, !250, !253, !255}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !23)
!23 = !{!24, !27, !31}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !22, file: !2, line: 13, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !22, file: !2, line: 14, baseType: !28, size: 64, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DISubroutineType(types: !30)
!30 = !{null}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !2, line: 15, baseType: !21, size: 64, offset: 128)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !10, line: 18, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 22)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_symbolic_index_global", scope: !9, file: !10, line: 18, type: !22, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !10, line: 14, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 2)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "table", scope: !9, file: !10, line: 9, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 10)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !10, line: 25, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 21)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "entry_symbolic_index_stack", scope: !9, file: !10, line: 25, type: !22, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "sink", scope: !9, file: !10, line: 8, type: !58, isLocal: true, isDefinition: true)
!58 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !10, line: 33, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 20)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "entry_symbolic_index_heap", scope: !9, file: !10, line: 33, type: !22, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !10, line: 42, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 24)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_symbolic_index_negative", scope: !9, file: !10, line: 42, type: !22, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !10, line: 48, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 25)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "entry_symbolic_place_straddles", scope: !9, file: !10, line: 48, type: !22, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !10, line: 57, type: !68, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "entry_symbolic_place_past_end", scope: !9, file: !10, line: 57, type: !22, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !10, line: 66, type: !51, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "entry_symbolic_size_malloc", scope: !9, file: !10, line: 66, type: !22, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !10, line: 76, type: !51, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memcpy", scope: !9, file: !10, line: 76, type: !22, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !10, line: 84, type: !51, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memset", scope: !9, file: !10, line: 84, type: !22, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(scope: null, file: !10, line: 92, type: !98, isLocal: true, isDefinition: true)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 18)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "entry_symbolic_division", scope: !9, file: !10, line: 92, type: !22, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !10, line: 99, type: !105, isLocal: true, isDefinition: true)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 14)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "entry_symbolic_null", scope: !9, file: !10, line: 99, type: !22, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !10, line: 106, type: !112, isLocal: true, isDefinition: true)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !113)
!113 = !{!114}
!114 = !DISubrange(count: 19)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(name: "entry_symbolic_assertion", scope: !9, file: !10, line: 106, type: !22, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(scope: null, file: !10, line: 111, type: !119, isLocal: true, isDefinition: true)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 13)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !10, line: 111, type: !68, isLocal: true, isDefinition: true)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !10, line: 111, type: !126, isLocal: true, isDefinition: true)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 240, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 30)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(scope: null, file: !10, line: 114, type: !105, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(name: "entry_symbolic_free", scope: !9, file: !10, line: 114, type: !22, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(scope: null, file: !10, line: 123, type: !68, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(name: "entry_symbolic_use_after_free", scope: !9, file: !10, line: 123, type: !22, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(scope: null, file: !10, line: 135, type: !139, isLocal: true, isDefinition: true)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !140)
!140 = !{!141}
!141 = !DISubrange(count: 16)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(name: "entry_symbolic_string", scope: !9, file: !10, line: 135, type: !22, isLocal: true, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(scope: null, file: !10, line: 138, type: !146, isLocal: true, isDefinition: true)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !147)
!147 = !{!148}
!148 = !DISubrange(count: 5)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(scope: null, file: !10, line: 141, type: !3, isLocal: true, isDefinition: true)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(scope: null, file: !10, line: 145, type: !98, isLocal: true, isDefinition: true)
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(name: "entry_symbolic_overflow", scope: !9, file: !10, line: 145, type: !22, isLocal: true, isDefinition: true)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(scope: null, file: !10, line: 154, type: !68, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(name: "entry_symbolic_multiplication", scope: !9, file: !10, line: 154, type: !22, isLocal: true, isDefinition: true)
!159 = !DIGlobalVariableExpression(var: !160, expr: !DIExpression())
!160 = distinct !DIGlobalVariable(scope: null, file: !10, line: 161, type: !161, isLocal: true, isDefinition: true)
!161 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !162)
!162 = !{!163}
!163 = !DISubrange(count: 15)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(name: "entry_symbolic_shift", scope: !9, file: !10, line: 161, type: !22, isLocal: true, isDefinition: true)
!166 = !DIGlobalVariableExpression(var: !167, expr: !DIExpression())
!167 = distinct !DIGlobalVariable(scope: null, file: !10, line: 167, type: !105, isLocal: true, isDefinition: true)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(name: "entry_symbolic_cast", scope: !9, file: !10, line: 167, type: !22, isLocal: true, isDefinition: true)
!170 = !DIGlobalVariableExpression(var: !171, expr: !DIExpression())
!171 = distinct !DIGlobalVariable(scope: null, file: !10, line: 173, type: !61, isLocal: true, isDefinition: true)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(name: "entry_symbolic_misaligned", scope: !9, file: !10, line: 173, type: !22, isLocal: true, isDefinition: true)
!174 = !DIGlobalVariableExpression(var: !175, expr: !DIExpression())
!175 = distinct !DIGlobalVariable(name: "words", scope: !176, file: !10, line: 175, type: !178, isLocal: true, isDefinition: true)
!176 = distinct !DISubprogram(name: "symbolic_misaligned", scope: !10, file: !10, line: 173, type: !29, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!177 = !{}
!178 = !DICompositeType(tag: DW_TAG_array_type, baseType: !179, size: 256, elements: !5)
!179 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!180 = !DIGlobalVariableExpression(var: !181, expr: !DIExpression())
!181 = distinct !DIGlobalVariable(scope: null, file: !10, line: 180, type: !182, isLocal: true, isDefinition: true)
!182 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !183)
!183 = !{!184}
!184 = !DISubrange(count: 23)
!185 = !DIGlobalVariableExpression(var: !186, expr: !DIExpression())
!186 = distinct !DIGlobalVariable(name: "entry_symbolic_uninitialised", scope: !9, file: !10, line: 180, type: !22, isLocal: true, isDefinition: true)
!187 = !DIGlobalVariableExpression(var: !188, expr: !DIExpression())
!188 = distinct !DIGlobalVariable(scope: null, file: !10, line: 191, type: !105, isLocal: true, isDefinition: true)
!189 = !DIGlobalVariableExpression(var: !190, expr: !DIExpression())
!190 = distinct !DIGlobalVariable(name: "entry_symbolic_leak", scope: !9, file: !10, line: 191, type: !22, isLocal: true, isDefinition: true)
!191 = !DIGlobalVariableExpression(var: !192, expr: !DIExpression())
!192 = distinct !DIGlobalVariable(scope: null, file: !10, line: 199, type: !193, isLocal: true, isDefinition: true)
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !127)
!194 = !DIGlobalVariableExpression(var: !195, expr: !DIExpression())
!195 = distinct !DIGlobalVariable(name: "entry_symbolic_name_that_is_missing", scope: !9, file: !10, line: 199, type: !22, isLocal: true, isDefinition: true)
!196 = !DIGlobalVariableExpression(var: !197, expr: !DIExpression())
!197 = distinct !DIGlobalVariable(scope: null, file: !10, line: 201, type: !3, isLocal: true, isDefinition: true)
!198 = !DIGlobalVariableExpression(var: !199, expr: !DIExpression())
!199 = distinct !DIGlobalVariable(scope: null, file: !10, line: 201, type: !3, isLocal: true, isDefinition: true)
!200 = !DIGlobalVariableExpression(var: !201, expr: !DIExpression())
!201 = distinct !DIGlobalVariable(scope: null, file: !10, line: 201, type: !3, isLocal: true, isDefinition: true)
!202 = !DIGlobalVariableExpression(var: !203, expr: !DIExpression())
!203 = distinct !DIGlobalVariable(name: "names", scope: !204, file: !10, line: 201, type: !205, isLocal: true, isDefinition: true)
!204 = distinct !DISubprogram(name: "symbolic_name_that_is_missing", scope: !10, file: !10, line: 199, type: !29, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !206, size: 256, elements: !5)
!206 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!207 = !DIGlobalVariableExpression(var: !208, expr: !DIExpression())
!208 = distinct !DIGlobalVariable(scope: null, file: !10, line: 209, type: !193, isLocal: true, isDefinition: true)
!209 = !DIGlobalVariableExpression(var: !210, expr: !DIExpression())
!210 = distinct !DIGlobalVariable(name: "entry_symbolic_freed_block_compared", scope: !9, file: !10, line: 209, type: !22, isLocal: true, isDefinition: true)
!211 = !DIGlobalVariableExpression(var: !212, expr: !DIExpression())
!212 = distinct !DIGlobalVariable(scope: null, file: !10, line: 214, type: !146, isLocal: true, isDefinition: true)
!213 = !DIGlobalVariableExpression(var: !214, expr: !DIExpression())
!214 = distinct !DIGlobalVariable(scope: null, file: !10, line: 225, type: !215, isLocal: true, isDefinition: true)
!215 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !216)
!216 = !{!217}
!217 = !DISubrange(count: 17)
!218 = !DIGlobalVariableExpression(var: !219, expr: !DIExpression())
!219 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap", scope: !9, file: !10, line: 225, type: !22, isLocal: true, isDefinition: true)
!220 = !DIGlobalVariableExpression(var: !221, expr: !DIExpression())
!221 = distinct !DIGlobalVariable(scope: null, file: !10, line: 231, type: !222, isLocal: true, isDefinition: true)
!222 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !223)
!223 = !{!224}
!224 = !DISubrange(count: 31)
!225 = !DIGlobalVariableExpression(var: !226, expr: !DIExpression())
!226 = distinct !DIGlobalVariable(name: "entry_symbolic_text_of_no_characters", scope: !9, file: !10, line: 231, type: !22, isLocal: true, isDefinition: true)
!227 = !DIGlobalVariableExpression(var: !228, expr: !DIExpression())
!228 = distinct !DIGlobalVariable(scope: null, file: !10, line: 235, type: !146, isLocal: true, isDefinition: true)
!229 = !DIGlobalVariableExpression(var: !230, expr: !DIExpression())
!230 = distinct !DIGlobalVariable(scope: null, file: !10, line: 238, type: !231, isLocal: true, isDefinition: true)
!231 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !232)
!232 = !{!233}
!233 = !DISubrange(count: 41)
!234 = !DIGlobalVariableExpression(var: !235, expr: !DIExpression())
!235 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_with_a_source_that_ends", scope: !9, file: !10, line: 238, type: !22, isLocal: true, isDefinition: true)
!236 = !DIGlobalVariableExpression(var: !237, expr: !DIExpression())
!237 = distinct !DIGlobalVariable(scope: null, file: !10, line: 247, type: !231, isLocal: true, isDefinition: true)
!238 = !DIGlobalVariableExpression(var: !239, expr: !DIExpression())
!239 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_with_a_target_that_ends", scope: !9, file: !10, line: 247, type: !22, isLocal: true, isDefinition: true)
!240 = !DIGlobalVariableExpression(var: !241, expr: !DIExpression())
!241 = distinct !DIGlobalVariable(scope: null, file: !10, line: 256, type: !222, isLocal: true, isDefinition: true)
!242 = !DIGlobalVariableExpression(var: !243, expr: !DIExpression())
!243 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_in_a_constant", scope: !9, file: !10, line: 256, type: !22, isLocal: true, isDefinition: true)
!244 = !DIGlobalVariableExpression(var: !245, expr: !DIExpression())
!245 = distinct !DIGlobalVariable(name: "fixed", scope: !246, file: !10, line: 258, type: !247, isLocal: true, isDefinition: true)
!246 = distinct !DISubprogram(name: "symbolic_overlap_in_a_constant", scope: !10, file: !10, line: 256, type: !29, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!247 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 64, elements: !248)
!248 = !{!249}
!249 = !DISubrange(count: 8)
!250 = !DIGlobalVariableExpression(var: !251, expr: !DIExpression())
!251 = distinct !DIGlobalVariable(name: "own", scope: !246, file: !10, line: 259, type: !252, isLocal: true, isDefinition: true)
!252 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !248)
!253 = !DIGlobalVariableExpression(var: !254, expr: !DIExpression())
!254 = distinct !DIGlobalVariable(scope: null, file: !10, line: 264, type: !231, isLocal: true, isDefinition: true)
!255 = !DIGlobalVariableExpression(var: !256, expr: !DIExpression())
!256 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_in_a_block_of_some_size", scope: !9, file: !10, line: 264, type: !22, isLocal: true, isDefinition: true)
!257 = !{i32 7, !"Dwarf Version", i32 5}
!258 = !{i32 2, !"Debug Info Version", i32 3}
!259 = !{i32 1, !"wchar_size", i32 4}
!260 = !{i32 8, !"PIC Level", i32 2}
!261 = !{i32 7, !"PIE Level", i32 2}
!262 = !{i32 7, !"uwtable", i32 2}
!263 = !{i32 7, !"frame-pointer", i32 2}
!264 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!265 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !266, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !177)
!266 = !DISubroutineType(types: !267)
!267 = !{!14, !14, !268}
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!269 = !DILocalVariable(name: "argc", arg: 1, scope: !265, file: !2, line: 30, type: !14)
!270 = !DILocation(line: 30, column: 14, scope: !265)
!271 = !DILocalVariable(name: "argv", arg: 2, scope: !265, file: !2, line: 30, type: !268)
!272 = !DILocation(line: 30, column: 27, scope: !265)
!273 = !DILocation(line: 32, column: 11, scope: !265)
!274 = !DILocation(line: 32, column: 16, scope: !265)
!275 = !DILocation(line: 32, column: 20, scope: !265)
!276 = !DILocation(line: 32, column: 30, scope: !265)
!277 = !DILocation(line: 32, column: 23, scope: !265)
!278 = !DILocation(line: 32, column: 46, scope: !265)
!279 = !DILocation(line: 0, scope: !265)
!280 = !DILocation(line: 32, column: 9, scope: !265)
!281 = !DILocalVariable(name: "c", scope: !282, file: !2, line: 33, type: !21)
!282 = distinct !DILexicalBlock(scope: !265, file: !2, line: 33, column: 5)
!283 = !DILocation(line: 33, column: 29, scope: !282)
!284 = !DILocation(line: 33, column: 33, scope: !282)
!285 = !DILocation(line: 33, column: 10, scope: !282)
!286 = !DILocation(line: 33, column: 44, scope: !287)
!287 = distinct !DILexicalBlock(scope: !282, file: !2, line: 33, column: 5)
!288 = !DILocation(line: 33, column: 5, scope: !282)
!289 = !DILocation(line: 34, column: 13, scope: !290)
!290 = distinct !DILexicalBlock(scope: !287, file: !2, line: 34, column: 13)
!291 = !DILocation(line: 34, column: 18, scope: !290)
!292 = !DILocation(line: 34, column: 22, scope: !290)
!293 = !DILocation(line: 34, column: 32, scope: !290)
!294 = !DILocation(line: 34, column: 41, scope: !290)
!295 = !DILocation(line: 34, column: 44, scope: !290)
!296 = !DILocation(line: 34, column: 25, scope: !290)
!297 = !DILocation(line: 34, column: 50, scope: !290)
!298 = !DILocation(line: 34, column: 13, scope: !287)
!299 = !DILocation(line: 35, column: 13, scope: !300)
!300 = distinct !DILexicalBlock(scope: !290, file: !2, line: 34, column: 56)
!301 = !DILocation(line: 35, column: 16, scope: !300)
!302 = !DILocation(line: 36, column: 13, scope: !300)
!303 = !DILocation(line: 34, column: 53, scope: !290)
!304 = !DILocation(line: 33, column: 51, scope: !287)
!305 = !DILocation(line: 33, column: 54, scope: !287)
!306 = !DILocation(line: 33, column: 49, scope: !287)
!307 = !DILocation(line: 33, column: 5, scope: !287)
!308 = distinct !{!308, !288, !309, !310}
!309 = !DILocation(line: 37, column: 9, scope: !282)
!310 = !{!"llvm.loop.mustprogress"}
!311 = !DILocation(line: 38, column: 5, scope: !265)
!312 = !DILocation(line: 39, column: 1, scope: !265)
!313 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !10, file: !10, line: 18, type: !29, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!314 = !DILocation(line: 18, column: 1, scope: !313)
!315 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !10, file: !10, line: 25, type: !29, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!316 = !DILocation(line: 25, column: 1, scope: !315)
!317 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !10, file: !10, line: 33, type: !29, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!318 = !DILocation(line: 33, column: 1, scope: !317)
!319 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !10, file: !10, line: 42, type: !29, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!320 = !DILocation(line: 42, column: 1, scope: !319)
!321 = distinct !DISubprogram(name: "add_symbolic_place_straddles", scope: !10, file: !10, line: 48, type: !29, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!322 = !DILocation(line: 48, column: 1, scope: !321)
!323 = distinct !DISubprogram(name: "add_symbolic_place_past_end", scope: !10, file: !10, line: 57, type: !29, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!324 = !DILocation(line: 57, column: 1, scope: !323)
!325 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !10, file: !10, line: 66, type: !29, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!326 = !DILocation(line: 66, column: 1, scope: !325)
!327 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !10, file: !10, line: 76, type: !29, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!328 = !DILocation(line: 76, column: 1, scope: !327)
!329 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !10, file: !10, line: 84, type: !29, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!330 = !DILocation(line: 84, column: 1, scope: !329)
!331 = distinct !DISubprogram(name: "add_symbolic_division", scope: !10, file: !10, line: 92, type: !29, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!332 = !DILocation(line: 92, column: 1, scope: !331)
!333 = distinct !DISubprogram(name: "add_symbolic_null", scope: !10, file: !10, line: 99, type: !29, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!334 = !DILocation(line: 99, column: 1, scope: !333)
!335 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !10, file: !10, line: 106, type: !29, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!336 = !DILocation(line: 106, column: 1, scope: !335)
!337 = distinct !DISubprogram(name: "add_symbolic_free", scope: !10, file: !10, line: 114, type: !29, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!338 = !DILocation(line: 114, column: 1, scope: !337)
!339 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !10, file: !10, line: 123, type: !29, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!340 = !DILocation(line: 123, column: 1, scope: !339)
!341 = distinct !DISubprogram(name: "add_symbolic_string", scope: !10, file: !10, line: 135, type: !29, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!342 = !DILocation(line: 135, column: 1, scope: !341)
!343 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !10, file: !10, line: 145, type: !29, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!344 = !DILocation(line: 145, column: 1, scope: !343)
!345 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !10, file: !10, line: 154, type: !29, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!346 = !DILocation(line: 154, column: 1, scope: !345)
!347 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !10, file: !10, line: 161, type: !29, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!348 = !DILocation(line: 161, column: 1, scope: !347)
!349 = distinct !DISubprogram(name: "add_symbolic_cast", scope: !10, file: !10, line: 167, type: !29, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!350 = !DILocation(line: 167, column: 1, scope: !349)
!351 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !10, file: !10, line: 173, type: !29, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!352 = !DILocation(line: 173, column: 1, scope: !351)
!353 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !10, file: !10, line: 180, type: !29, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!354 = !DILocation(line: 180, column: 1, scope: !353)
!355 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !10, file: !10, line: 191, type: !29, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!356 = !DILocation(line: 191, column: 1, scope: !355)
!357 = distinct !DISubprogram(name: "add_symbolic_name_that_is_missing", scope: !10, file: !10, line: 199, type: !29, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!358 = !DILocation(line: 199, column: 1, scope: !357)
!359 = distinct !DISubprogram(name: "add_symbolic_freed_block_compared", scope: !10, file: !10, line: 209, type: !29, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!360 = !DILocation(line: 209, column: 1, scope: !359)
!361 = distinct !DISubprogram(name: "add_symbolic_overlap", scope: !10, file: !10, line: 225, type: !29, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!362 = !DILocation(line: 225, column: 1, scope: !361)
!363 = distinct !DISubprogram(name: "add_symbolic_text_of_no_characters", scope: !10, file: !10, line: 231, type: !29, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!364 = !DILocation(line: 231, column: 1, scope: !363)
!365 = distinct !DISubprogram(name: "add_symbolic_overlap_with_a_source_that_ends", scope: !10, file: !10, line: 238, type: !29, scopeLine: 238, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!366 = !DILocation(line: 238, column: 1, scope: !365)
!367 = distinct !DISubprogram(name: "add_symbolic_overlap_with_a_target_that_ends", scope: !10, file: !10, line: 247, type: !29, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!368 = !DILocation(line: 247, column: 1, scope: !367)
!369 = distinct !DISubprogram(name: "add_symbolic_overlap_in_a_constant", scope: !10, file: !10, line: 256, type: !29, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!370 = !DILocation(line: 256, column: 1, scope: !369)
!371 = distinct !DISubprogram(name: "add_symbolic_overlap_in_a_block_of_some_size", scope: !10, file: !10, line: 264, type: !29, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!372 = !DILocation(line: 264, column: 1, scope: !371)
!373 = distinct !DISubprogram(name: "symbolic_index_global", scope: !10, file: !10, line: 18, type: !29, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!374 = !DILocalVariable(name: "i", scope: !373, file: !10, line: 20, type: !16)
!375 = !DILocation(line: 20, column: 19, scope: !373)
!376 = !DILocation(line: 20, column: 23, scope: !373)
!377 = !DILocation(line: 21, column: 9, scope: !378)
!378 = distinct !DILexicalBlock(scope: !373, file: !10, line: 21, column: 9)
!379 = !DILocation(line: 21, column: 15, scope: !378)
!380 = !DILocation(line: 21, column: 11, scope: !378)
!381 = !DILocation(line: 21, column: 9, scope: !373)
!382 = !DILocation(line: 22, column: 15, scope: !378)
!383 = !DILocation(line: 22, column: 9, scope: !378)
!384 = !DILocation(line: 22, column: 18, scope: !378)
!385 = !DILocation(line: 23, column: 1, scope: !373)
!386 = distinct !DISubprogram(name: "input", scope: !10, file: !10, line: 11, type: !387, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!387 = !DISubroutineType(types: !388)
!388 = !{!16}
!389 = !DILocalVariable(name: "x", scope: !386, file: !10, line: 13, type: !16)
!390 = !DILocation(line: 13, column: 19, scope: !386)
!391 = !DILocation(line: 14, column: 5, scope: !386)
!392 = !DILocation(line: 15, column: 12, scope: !386)
!393 = !DILocation(line: 15, column: 5, scope: !386)
!394 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !10, file: !10, line: 25, type: !29, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!395 = !DILocalVariable(name: "a", scope: !394, file: !10, line: 27, type: !396)
!396 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !5)
!397 = !DILocation(line: 27, column: 9, scope: !394)
!398 = !DILocalVariable(name: "i", scope: !394, file: !10, line: 28, type: !16)
!399 = !DILocation(line: 28, column: 19, scope: !394)
!400 = !DILocation(line: 28, column: 23, scope: !394)
!401 = !DILocation(line: 29, column: 9, scope: !402)
!402 = distinct !DILexicalBlock(scope: !394, file: !10, line: 29, column: 9)
!403 = !DILocation(line: 29, column: 14, scope: !402)
!404 = !DILocation(line: 29, column: 11, scope: !402)
!405 = !DILocation(line: 29, column: 9, scope: !394)
!406 = !DILocation(line: 30, column: 18, scope: !402)
!407 = !DILocation(line: 30, column: 16, scope: !402)
!408 = !DILocation(line: 30, column: 14, scope: !402)
!409 = !DILocation(line: 30, column: 9, scope: !402)
!410 = !DILocation(line: 31, column: 1, scope: !394)
!411 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !10, file: !10, line: 33, type: !29, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!412 = !DILocalVariable(name: "p", scope: !411, file: !10, line: 35, type: !17)
!413 = !DILocation(line: 35, column: 11, scope: !411)
!414 = !DILocation(line: 35, column: 15, scope: !411)
!415 = !DILocalVariable(name: "i", scope: !411, file: !10, line: 36, type: !12)
!416 = !DILocation(line: 36, column: 17, scope: !411)
!417 = !DILocation(line: 36, column: 34, scope: !411)
!418 = !DILocation(line: 37, column: 9, scope: !419)
!419 = distinct !DILexicalBlock(scope: !411, file: !10, line: 37, column: 9)
!420 = !DILocation(line: 37, column: 11, scope: !419)
!421 = !DILocation(line: 37, column: 15, scope: !419)
!422 = !DILocation(line: 37, column: 18, scope: !419)
!423 = !DILocation(line: 37, column: 24, scope: !419)
!424 = !DILocation(line: 37, column: 20, scope: !419)
!425 = !DILocation(line: 37, column: 9, scope: !411)
!426 = !DILocation(line: 38, column: 16, scope: !419)
!427 = !DILocation(line: 38, column: 18, scope: !419)
!428 = !DILocation(line: 38, column: 14, scope: !419)
!429 = !DILocation(line: 38, column: 9, scope: !419)
!430 = !DILocation(line: 39, column: 10, scope: !411)
!431 = !DILocation(line: 39, column: 5, scope: !411)
!432 = !DILocation(line: 40, column: 1, scope: !411)
!433 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !10, file: !10, line: 42, type: !29, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!434 = !DILocalVariable(name: "i", scope: !433, file: !10, line: 44, type: !16)
!435 = !DILocation(line: 44, column: 19, scope: !433)
!436 = !DILocation(line: 44, column: 23, scope: !433)
!437 = !DILocation(line: 45, column: 19, scope: !433)
!438 = !DILocation(line: 45, column: 21, scope: !433)
!439 = !DILocation(line: 45, column: 28, scope: !433)
!440 = !DILocation(line: 45, column: 26, scope: !433)
!441 = !DILocation(line: 45, column: 12, scope: !433)
!442 = !DILocation(line: 45, column: 10, scope: !433)
!443 = !DILocation(line: 46, column: 1, scope: !433)
!444 = distinct !DISubprogram(name: "symbolic_place_straddles", scope: !10, file: !10, line: 48, type: !29, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!445 = !DILocalVariable(name: "p", scope: !444, file: !10, line: 50, type: !17)
!446 = !DILocation(line: 50, column: 11, scope: !444)
!447 = !DILocation(line: 50, column: 15, scope: !444)
!448 = !DILocalVariable(name: "i", scope: !444, file: !10, line: 51, type: !16)
!449 = !DILocation(line: 51, column: 19, scope: !444)
!450 = !DILocation(line: 51, column: 23, scope: !444)
!451 = !DILocation(line: 52, column: 9, scope: !452)
!452 = distinct !DILexicalBlock(scope: !444, file: !10, line: 52, column: 9)
!453 = !DILocation(line: 52, column: 15, scope: !452)
!454 = !DILocation(line: 52, column: 11, scope: !452)
!455 = !DILocation(line: 52, column: 9, scope: !444)
!456 = !DILocation(line: 53, column: 18, scope: !452)
!457 = !DILocation(line: 53, column: 22, scope: !452)
!458 = !DILocation(line: 53, column: 20, scope: !452)
!459 = !DILocation(line: 53, column: 25, scope: !452)
!460 = !DILocation(line: 53, column: 9, scope: !452)
!461 = !DILocation(line: 54, column: 10, scope: !444)
!462 = !DILocation(line: 54, column: 5, scope: !444)
!463 = !DILocation(line: 55, column: 1, scope: !444)
!464 = distinct !DISubprogram(name: "symbolic_place_past_end", scope: !10, file: !10, line: 57, type: !29, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!465 = !DILocalVariable(name: "p", scope: !464, file: !10, line: 59, type: !17)
!466 = !DILocation(line: 59, column: 11, scope: !464)
!467 = !DILocation(line: 59, column: 15, scope: !464)
!468 = !DILocalVariable(name: "i", scope: !464, file: !10, line: 60, type: !16)
!469 = !DILocation(line: 60, column: 19, scope: !464)
!470 = !DILocation(line: 60, column: 23, scope: !464)
!471 = !DILocation(line: 61, column: 9, scope: !472)
!472 = distinct !DILexicalBlock(scope: !464, file: !10, line: 61, column: 9)
!473 = !DILocation(line: 61, column: 15, scope: !472)
!474 = !DILocation(line: 61, column: 11, scope: !472)
!475 = !DILocation(line: 61, column: 9, scope: !464)
!476 = !DILocation(line: 62, column: 18, scope: !472)
!477 = !DILocation(line: 62, column: 22, scope: !472)
!478 = !DILocation(line: 62, column: 20, scope: !472)
!479 = !DILocation(line: 62, column: 25, scope: !472)
!480 = !DILocation(line: 62, column: 9, scope: !472)
!481 = !DILocation(line: 63, column: 10, scope: !464)
!482 = !DILocation(line: 63, column: 5, scope: !464)
!483 = !DILocation(line: 64, column: 1, scope: !464)
!484 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !10, file: !10, line: 66, type: !29, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!485 = !DILocalVariable(name: "n", scope: !484, file: !10, line: 68, type: !16)
!486 = !DILocation(line: 68, column: 19, scope: !484)
!487 = !DILocation(line: 68, column: 23, scope: !484)
!488 = !DILocation(line: 69, column: 9, scope: !489)
!489 = distinct !DILexicalBlock(scope: !484, file: !10, line: 69, column: 9)
!490 = !DILocation(line: 69, column: 11, scope: !489)
!491 = !DILocation(line: 69, column: 9, scope: !484)
!492 = !DILocation(line: 70, column: 9, scope: !489)
!493 = !DILocalVariable(name: "p", scope: !484, file: !10, line: 71, type: !17)
!494 = !DILocation(line: 71, column: 11, scope: !484)
!495 = !DILocation(line: 71, column: 22, scope: !484)
!496 = !DILocation(line: 71, column: 15, scope: !484)
!497 = !DILocation(line: 72, column: 5, scope: !484)
!498 = !DILocation(line: 72, column: 7, scope: !484)
!499 = !DILocation(line: 72, column: 13, scope: !484)
!500 = !DILocation(line: 72, column: 15, scope: !484)
!501 = !DILocation(line: 72, column: 21, scope: !484)
!502 = !DILocation(line: 72, column: 23, scope: !484)
!503 = !DILocation(line: 72, column: 28, scope: !484)
!504 = !DILocation(line: 73, column: 10, scope: !484)
!505 = !DILocation(line: 73, column: 5, scope: !484)
!506 = !DILocation(line: 74, column: 1, scope: !484)
!507 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !10, file: !10, line: 76, type: !29, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!508 = !DILocalVariable(name: "to", scope: !507, file: !10, line: 78, type: !139)
!509 = !DILocation(line: 78, column: 10, scope: !507)
!510 = !DILocalVariable(name: "from", scope: !507, file: !10, line: 78, type: !511)
!511 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !512)
!512 = !{!513}
!513 = !DISubrange(count: 32)
!514 = !DILocation(line: 78, column: 18, scope: !507)
!515 = !DILocalVariable(name: "n", scope: !507, file: !10, line: 79, type: !16)
!516 = !DILocation(line: 79, column: 19, scope: !507)
!517 = !DILocation(line: 79, column: 23, scope: !507)
!518 = !DILocation(line: 80, column: 9, scope: !519)
!519 = distinct !DILexicalBlock(scope: !507, file: !10, line: 80, column: 9)
!520 = !DILocation(line: 80, column: 15, scope: !519)
!521 = !DILocation(line: 80, column: 11, scope: !519)
!522 = !DILocation(line: 80, column: 9, scope: !507)
!523 = !DILocation(line: 81, column: 9, scope: !519)
!524 = !DILocation(line: 81, column: 26, scope: !519)
!525 = !DILocation(line: 82, column: 1, scope: !507)
!526 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !10, file: !10, line: 84, type: !29, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!527 = !DILocalVariable(name: "to", scope: !526, file: !10, line: 86, type: !252)
!528 = !DILocation(line: 86, column: 10, scope: !526)
!529 = !DILocalVariable(name: "n", scope: !526, file: !10, line: 87, type: !16)
!530 = !DILocation(line: 87, column: 19, scope: !526)
!531 = !DILocation(line: 87, column: 23, scope: !526)
!532 = !DILocation(line: 88, column: 9, scope: !533)
!533 = distinct !DILexicalBlock(scope: !526, file: !10, line: 88, column: 9)
!534 = !DILocation(line: 88, column: 21, scope: !533)
!535 = !DILocation(line: 88, column: 19, scope: !533)
!536 = !DILocation(line: 88, column: 15, scope: !533)
!537 = !DILocation(line: 88, column: 11, scope: !533)
!538 = !DILocation(line: 88, column: 9, scope: !526)
!539 = !DILocation(line: 89, column: 9, scope: !533)
!540 = !DILocation(line: 89, column: 23, scope: !533)
!541 = !DILocation(line: 90, column: 1, scope: !526)
!542 = distinct !DISubprogram(name: "symbolic_division", scope: !10, file: !10, line: 92, type: !29, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!543 = !DILocalVariable(name: "d", scope: !542, file: !10, line: 94, type: !16)
!544 = !DILocation(line: 94, column: 19, scope: !542)
!545 = !DILocation(line: 94, column: 23, scope: !542)
!546 = !DILocation(line: 95, column: 9, scope: !547)
!547 = distinct !DILexicalBlock(scope: !542, file: !10, line: 95, column: 9)
!548 = !DILocation(line: 95, column: 13, scope: !547)
!549 = !DILocation(line: 95, column: 16, scope: !547)
!550 = !DILocation(line: 95, column: 9, scope: !542)
!551 = !DILocation(line: 96, column: 22, scope: !547)
!552 = !DILocation(line: 96, column: 20, scope: !547)
!553 = !DILocation(line: 96, column: 14, scope: !547)
!554 = !DILocation(line: 96, column: 9, scope: !547)
!555 = !DILocation(line: 97, column: 1, scope: !542)
!556 = distinct !DISubprogram(name: "symbolic_null", scope: !10, file: !10, line: 99, type: !29, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!557 = !DILocalVariable(name: "x", scope: !556, file: !10, line: 101, type: !16)
!558 = !DILocation(line: 101, column: 19, scope: !556)
!559 = !DILocation(line: 101, column: 23, scope: !556)
!560 = !DILocalVariable(name: "y", scope: !556, file: !10, line: 102, type: !14)
!561 = !DILocation(line: 102, column: 9, scope: !556)
!562 = !DILocalVariable(name: "p", scope: !556, file: !10, line: 102, type: !13)
!563 = !DILocation(line: 102, column: 17, scope: !556)
!564 = !DILocation(line: 102, column: 21, scope: !556)
!565 = !DILocation(line: 102, column: 25, scope: !556)
!566 = !DILocation(line: 102, column: 28, scope: !556)
!567 = !DILocation(line: 102, column: 30, scope: !556)
!568 = !DILocation(line: 103, column: 6, scope: !556)
!569 = !DILocation(line: 103, column: 8, scope: !556)
!570 = !DILocation(line: 104, column: 1, scope: !556)
!571 = distinct !DISubprogram(name: "symbolic_assertion", scope: !10, file: !10, line: 106, type: !29, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!572 = !DILocalVariable(name: "x", scope: !571, file: !10, line: 108, type: !16)
!573 = !DILocation(line: 108, column: 19, scope: !571)
!574 = !DILocation(line: 108, column: 23, scope: !571)
!575 = !DILocation(line: 109, column: 10, scope: !576)
!576 = distinct !DILexicalBlock(scope: !571, file: !10, line: 109, column: 9)
!577 = !DILocation(line: 109, column: 9, scope: !571)
!578 = !DILocation(line: 110, column: 21, scope: !576)
!579 = !DILocation(line: 110, column: 23, scope: !576)
!580 = !DILocation(line: 110, column: 9, scope: !576)
!581 = !DILocation(line: 111, column: 5, scope: !582)
!582 = distinct !DILexicalBlock(scope: !583, file: !10, line: 111, column: 5)
!583 = distinct !DILexicalBlock(scope: !571, file: !10, line: 111, column: 5)
!584 = !DILocation(line: 111, column: 5, scope: !583)
!585 = !DILocation(line: 112, column: 1, scope: !571)
!586 = distinct !DISubprogram(name: "symbolic_free", scope: !10, file: !10, line: 114, type: !29, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!587 = !DILocalVariable(name: "p", scope: !586, file: !10, line: 116, type: !17)
!588 = !DILocation(line: 116, column: 11, scope: !586)
!589 = !DILocation(line: 116, column: 15, scope: !586)
!590 = !DILocalVariable(name: "q", scope: !586, file: !10, line: 116, type: !17)
!591 = !DILocation(line: 116, column: 27, scope: !586)
!592 = !DILocation(line: 116, column: 31, scope: !586)
!593 = !DILocalVariable(name: "x", scope: !586, file: !10, line: 117, type: !16)
!594 = !DILocation(line: 117, column: 19, scope: !586)
!595 = !DILocation(line: 117, column: 23, scope: !586)
!596 = !DILocation(line: 118, column: 9, scope: !597)
!597 = distinct !DILexicalBlock(scope: !586, file: !10, line: 118, column: 9)
!598 = !DILocation(line: 118, column: 13, scope: !597)
!599 = !DILocation(line: 118, column: 16, scope: !597)
!600 = !DILocation(line: 118, column: 18, scope: !597)
!601 = !DILocation(line: 118, column: 9, scope: !586)
!602 = !DILocation(line: 119, column: 14, scope: !597)
!603 = !DILocation(line: 119, column: 9, scope: !597)
!604 = !DILocation(line: 120, column: 10, scope: !586)
!605 = !DILocation(line: 120, column: 5, scope: !586)
!606 = !DILocation(line: 121, column: 1, scope: !586)
!607 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !10, file: !10, line: 123, type: !29, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!608 = !DILocalVariable(name: "p", scope: !607, file: !10, line: 125, type: !17)
!609 = !DILocation(line: 125, column: 11, scope: !607)
!610 = !DILocation(line: 125, column: 15, scope: !607)
!611 = !DILocalVariable(name: "x", scope: !607, file: !10, line: 126, type: !16)
!612 = !DILocation(line: 126, column: 19, scope: !607)
!613 = !DILocation(line: 126, column: 23, scope: !607)
!614 = !DILocation(line: 127, column: 9, scope: !615)
!615 = distinct !DILexicalBlock(scope: !607, file: !10, line: 127, column: 9)
!616 = !DILocation(line: 127, column: 11, scope: !615)
!617 = !DILocation(line: 127, column: 9, scope: !607)
!618 = !DILocation(line: 128, column: 14, scope: !615)
!619 = !DILocation(line: 128, column: 9, scope: !615)
!620 = !DILocation(line: 129, column: 9, scope: !621)
!621 = distinct !DILexicalBlock(scope: !607, file: !10, line: 129, column: 9)
!622 = !DILocation(line: 129, column: 9, scope: !607)
!623 = !DILocation(line: 129, column: 15, scope: !621)
!624 = !DILocation(line: 129, column: 17, scope: !621)
!625 = !DILocation(line: 129, column: 24, scope: !621)
!626 = !DILocation(line: 129, column: 26, scope: !621)
!627 = !DILocation(line: 130, column: 9, scope: !621)
!628 = !DILocation(line: 130, column: 14, scope: !621)
!629 = !DILocation(line: 131, column: 9, scope: !630)
!630 = distinct !DILexicalBlock(scope: !607, file: !10, line: 131, column: 9)
!631 = !DILocation(line: 131, column: 11, scope: !630)
!632 = !DILocation(line: 131, column: 9, scope: !607)
!633 = !DILocation(line: 132, column: 14, scope: !630)
!634 = !DILocation(line: 132, column: 9, scope: !630)
!635 = !DILocation(line: 133, column: 1, scope: !607)
!636 = distinct !DISubprogram(name: "symbolic_string", scope: !10, file: !10, line: 135, type: !29, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!637 = !DILocalVariable(name: "word", scope: !636, file: !10, line: 137, type: !3)
!638 = !DILocation(line: 137, column: 10, scope: !636)
!639 = !DILocalVariable(name: "copy", scope: !636, file: !10, line: 137, type: !3)
!640 = !DILocation(line: 137, column: 19, scope: !636)
!641 = !DILocation(line: 138, column: 24, scope: !636)
!642 = !DILocation(line: 138, column: 5, scope: !636)
!643 = !DILocation(line: 139, column: 5, scope: !636)
!644 = !DILocation(line: 139, column: 13, scope: !636)
!645 = !DILocation(line: 140, column: 12, scope: !636)
!646 = !DILocation(line: 140, column: 18, scope: !636)
!647 = !DILocation(line: 140, column: 5, scope: !636)
!648 = !DILocation(line: 141, column: 16, scope: !649)
!649 = distinct !DILexicalBlock(scope: !636, file: !10, line: 141, column: 9)
!650 = !DILocation(line: 141, column: 9, scope: !649)
!651 = !DILocation(line: 141, column: 29, scope: !649)
!652 = !DILocation(line: 141, column: 34, scope: !649)
!653 = !DILocation(line: 141, column: 37, scope: !649)
!654 = !DILocation(line: 141, column: 9, scope: !636)
!655 = !DILocation(line: 142, column: 21, scope: !649)
!656 = !DILocation(line: 142, column: 14, scope: !649)
!657 = !DILocation(line: 142, column: 27, scope: !649)
!658 = !DILocation(line: 142, column: 9, scope: !649)
!659 = !DILocation(line: 142, column: 32, scope: !649)
!660 = !DILocation(line: 143, column: 1, scope: !636)
!661 = distinct !DISubprogram(name: "symbolic_overflow", scope: !10, file: !10, line: 145, type: !29, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!662 = !DILocalVariable(name: "x", scope: !661, file: !10, line: 147, type: !14)
!663 = !DILocation(line: 147, column: 9, scope: !661)
!664 = !DILocation(line: 148, column: 5, scope: !661)
!665 = !DILocation(line: 149, column: 10, scope: !666)
!666 = distinct !DILexicalBlock(scope: !661, file: !10, line: 149, column: 9)
!667 = !DILocation(line: 149, column: 9, scope: !661)
!668 = !DILocation(line: 150, column: 21, scope: !666)
!669 = !DILocation(line: 150, column: 23, scope: !666)
!670 = !DILocation(line: 150, column: 9, scope: !666)
!671 = !DILocation(line: 151, column: 12, scope: !661)
!672 = !DILocation(line: 151, column: 14, scope: !661)
!673 = !DILocation(line: 151, column: 10, scope: !661)
!674 = !DILocation(line: 152, column: 1, scope: !661)
!675 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !10, file: !10, line: 154, type: !29, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!676 = !DILocalVariable(name: "x", scope: !675, file: !10, line: 156, type: !677)
!677 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!678 = !DILocation(line: 156, column: 11, scope: !675)
!679 = !DILocation(line: 157, column: 5, scope: !675)
!680 = !DILocation(line: 158, column: 13, scope: !675)
!681 = !DILocation(line: 158, column: 36, scope: !675)
!682 = !DILocation(line: 158, column: 34, scope: !675)
!683 = !DILocation(line: 158, column: 10, scope: !675)
!684 = !DILocation(line: 159, column: 1, scope: !675)
!685 = distinct !DISubprogram(name: "symbolic_shift", scope: !10, file: !10, line: 161, type: !29, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!686 = !DILocalVariable(name: "n", scope: !685, file: !10, line: 163, type: !16)
!687 = !DILocation(line: 163, column: 19, scope: !685)
!688 = !DILocation(line: 163, column: 23, scope: !685)
!689 = !DILocation(line: 164, column: 19, scope: !685)
!690 = !DILocation(line: 164, column: 24, scope: !685)
!691 = !DILocation(line: 164, column: 21, scope: !685)
!692 = !DILocation(line: 164, column: 15, scope: !685)
!693 = !DILocation(line: 164, column: 10, scope: !685)
!694 = !DILocation(line: 165, column: 1, scope: !685)
!695 = distinct !DISubprogram(name: "symbolic_cast", scope: !10, file: !10, line: 167, type: !29, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!696 = !DILocalVariable(name: "f", scope: !695, file: !10, line: 169, type: !15)
!697 = !DILocation(line: 169, column: 11, scope: !695)
!698 = !DILocation(line: 169, column: 22, scope: !695)
!699 = !DILocation(line: 169, column: 15, scope: !695)
!700 = !DILocation(line: 169, column: 33, scope: !695)
!701 = !DILocation(line: 169, column: 30, scope: !695)
!702 = !DILocation(line: 170, column: 27, scope: !695)
!703 = !DILocation(line: 170, column: 12, scope: !695)
!704 = !DILocation(line: 170, column: 10, scope: !695)
!705 = !DILocation(line: 171, column: 1, scope: !695)
!706 = !DILocalVariable(name: "n", scope: !176, file: !10, line: 176, type: !16)
!707 = !DILocation(line: 176, column: 19, scope: !176)
!708 = !DILocation(line: 176, column: 23, scope: !176)
!709 = !DILocation(line: 177, column: 38, scope: !176)
!710 = !DILocation(line: 177, column: 44, scope: !176)
!711 = !DILocation(line: 177, column: 46, scope: !176)
!712 = !DILocation(line: 177, column: 52, scope: !176)
!713 = !DILocation(line: 177, column: 54, scope: !176)
!714 = !DILocation(line: 177, column: 35, scope: !176)
!715 = !DILocation(line: 177, column: 12, scope: !176)
!716 = !DILocation(line: 177, column: 10, scope: !176)
!717 = !DILocation(line: 178, column: 1, scope: !176)
!718 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !10, file: !10, line: 180, type: !29, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!719 = !DILocalVariable(name: "a", scope: !718, file: !10, line: 182, type: !396)
!720 = !DILocation(line: 182, column: 9, scope: !718)
!721 = !DILocalVariable(name: "i", scope: !718, file: !10, line: 183, type: !16)
!722 = !DILocation(line: 183, column: 19, scope: !718)
!723 = !DILocation(line: 183, column: 23, scope: !718)
!724 = !DILocation(line: 184, column: 19, scope: !718)
!725 = !DILocation(line: 184, column: 24, scope: !718)
!726 = !DILocation(line: 184, column: 12, scope: !718)
!727 = !DILocation(line: 184, column: 17, scope: !718)
!728 = !DILocation(line: 184, column: 5, scope: !718)
!729 = !DILocation(line: 184, column: 10, scope: !718)
!730 = !DILocation(line: 185, column: 10, scope: !731)
!731 = distinct !DILexicalBlock(scope: !718, file: !10, line: 185, column: 9)
!732 = !DILocation(line: 185, column: 9, scope: !718)
!733 = !DILocation(line: 186, column: 9, scope: !731)
!734 = !DILocation(line: 186, column: 14, scope: !731)
!735 = !DILocation(line: 187, column: 11, scope: !736)
!736 = distinct !DILexicalBlock(scope: !718, file: !10, line: 187, column: 9)
!737 = !DILocation(line: 187, column: 13, scope: !736)
!738 = !DILocation(line: 187, column: 9, scope: !736)
!739 = !DILocation(line: 187, column: 9, scope: !718)
!740 = !DILocation(line: 188, column: 14, scope: !736)
!741 = !DILocation(line: 188, column: 9, scope: !736)
!742 = !DILocation(line: 189, column: 1, scope: !718)
!743 = distinct !DISubprogram(name: "symbolic_leak", scope: !10, file: !10, line: 191, type: !29, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!744 = !DILocalVariable(name: "p", scope: !743, file: !10, line: 193, type: !17)
!745 = !DILocation(line: 193, column: 11, scope: !743)
!746 = !DILocation(line: 193, column: 15, scope: !743)
!747 = !DILocation(line: 194, column: 9, scope: !748)
!748 = distinct !DILexicalBlock(scope: !743, file: !10, line: 194, column: 9)
!749 = !DILocation(line: 194, column: 17, scope: !748)
!750 = !DILocation(line: 194, column: 22, scope: !748)
!751 = !DILocation(line: 194, column: 25, scope: !748)
!752 = !DILocation(line: 194, column: 9, scope: !743)
!753 = !DILocation(line: 195, column: 13, scope: !748)
!754 = !DILocation(line: 195, column: 11, scope: !748)
!755 = !DILocation(line: 195, column: 9, scope: !748)
!756 = !DILocation(line: 196, column: 10, scope: !743)
!757 = !DILocation(line: 196, column: 5, scope: !743)
!758 = !DILocation(line: 197, column: 1, scope: !743)
!759 = !DILocalVariable(name: "i", scope: !204, file: !10, line: 202, type: !16)
!760 = !DILocation(line: 202, column: 19, scope: !204)
!761 = !DILocation(line: 202, column: 23, scope: !204)
!762 = !DILocation(line: 203, column: 10, scope: !763)
!763 = distinct !DILexicalBlock(scope: !204, file: !10, line: 203, column: 9)
!764 = !DILocation(line: 203, column: 9, scope: !204)
!765 = !DILocation(line: 204, column: 22, scope: !763)
!766 = !DILocation(line: 204, column: 24, scope: !763)
!767 = !DILocation(line: 204, column: 29, scope: !763)
!768 = !DILocation(line: 204, column: 21, scope: !763)
!769 = !DILocation(line: 204, column: 9, scope: !763)
!770 = !DILocation(line: 205, column: 22, scope: !771)
!771 = distinct !DILexicalBlock(scope: !204, file: !10, line: 205, column: 9)
!772 = !DILocation(line: 205, column: 24, scope: !771)
!773 = !DILocation(line: 205, column: 16, scope: !771)
!774 = !DILocation(line: 205, column: 9, scope: !771)
!775 = !DILocation(line: 205, column: 37, scope: !771)
!776 = !DILocation(line: 205, column: 9, scope: !204)
!777 = !DILocation(line: 206, column: 14, scope: !771)
!778 = !DILocation(line: 206, column: 9, scope: !771)
!779 = !DILocation(line: 207, column: 1, scope: !204)
!780 = distinct !DISubprogram(name: "symbolic_freed_block_compared", scope: !10, file: !10, line: 209, type: !29, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!781 = !DILocalVariable(name: "blocks", scope: !780, file: !10, line: 211, type: !782)
!782 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 128, elements: !42)
!783 = !DILocation(line: 211, column: 11, scope: !780)
!784 = !DILocation(line: 211, column: 24, scope: !780)
!785 = !DILocation(line: 211, column: 23, scope: !780)
!786 = !DILocation(line: 211, column: 35, scope: !780)
!787 = !DILocation(line: 212, column: 10, scope: !788)
!788 = distinct !DILexicalBlock(scope: !780, file: !10, line: 212, column: 9)
!789 = !DILocation(line: 212, column: 20, scope: !788)
!790 = !DILocation(line: 212, column: 24, scope: !788)
!791 = !DILocation(line: 212, column: 9, scope: !780)
!792 = !DILocation(line: 213, column: 9, scope: !788)
!793 = !DILocation(line: 214, column: 12, scope: !780)
!794 = !DILocation(line: 214, column: 5, scope: !780)
!795 = !DILocation(line: 215, column: 12, scope: !780)
!796 = !DILocation(line: 215, column: 5, scope: !780)
!797 = !DILocation(line: 216, column: 9, scope: !798)
!798 = distinct !DILexicalBlock(scope: !780, file: !10, line: 216, column: 9)
!799 = !DILocation(line: 216, column: 9, scope: !780)
!800 = !DILocation(line: 217, column: 14, scope: !798)
!801 = !DILocation(line: 217, column: 9, scope: !798)
!802 = !DILocation(line: 218, column: 31, scope: !803)
!803 = distinct !DILexicalBlock(scope: !780, file: !10, line: 218, column: 9)
!804 = !DILocation(line: 218, column: 39, scope: !803)
!805 = !DILocation(line: 218, column: 24, scope: !803)
!806 = !DILocation(line: 218, column: 9, scope: !803)
!807 = !DILocation(line: 218, column: 48, scope: !803)
!808 = !DILocation(line: 218, column: 9, scope: !780)
!809 = !DILocation(line: 219, column: 14, scope: !803)
!810 = !DILocation(line: 219, column: 9, scope: !803)
!811 = !DILocation(line: 220, column: 10, scope: !780)
!812 = !DILocation(line: 220, column: 5, scope: !780)
!813 = !DILocation(line: 221, column: 10, scope: !814)
!814 = distinct !DILexicalBlock(scope: !780, file: !10, line: 221, column: 9)
!815 = !DILocation(line: 221, column: 9, scope: !780)
!816 = !DILocation(line: 222, column: 14, scope: !814)
!817 = !DILocation(line: 222, column: 9, scope: !814)
!818 = !DILocation(line: 223, column: 1, scope: !780)
!819 = distinct !DISubprogram(name: "symbolic_overlap", scope: !10, file: !10, line: 225, type: !29, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!820 = !DILocalVariable(name: "text", scope: !819, file: !10, line: 227, type: !252)
!821 = !DILocation(line: 227, column: 10, scope: !819)
!822 = !DILocation(line: 228, column: 5, scope: !819)
!823 = !DILocation(line: 228, column: 18, scope: !819)
!824 = !DILocation(line: 228, column: 26, scope: !819)
!825 = !DILocation(line: 228, column: 37, scope: !819)
!826 = !DILocation(line: 228, column: 34, scope: !819)
!827 = !DILocation(line: 228, column: 23, scope: !819)
!828 = !DILocation(line: 229, column: 1, scope: !819)
!829 = distinct !DISubprogram(name: "symbolic_text_of_no_characters", scope: !10, file: !10, line: 231, type: !29, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!830 = !DILocalVariable(name: "text", scope: !829, file: !10, line: 233, type: !252)
!831 = !DILocation(line: 233, column: 10, scope: !829)
!832 = !DILocation(line: 234, column: 5, scope: !829)
!833 = !DILocation(line: 235, column: 20, scope: !829)
!834 = !DILocation(line: 235, column: 33, scope: !829)
!835 = !DILocation(line: 235, column: 41, scope: !829)
!836 = !DILocation(line: 235, column: 49, scope: !829)
!837 = !DILocation(line: 235, column: 38, scope: !829)
!838 = !DILocation(line: 235, column: 5, scope: !829)
!839 = !DILocation(line: 236, column: 1, scope: !829)
!840 = distinct !DISubprogram(name: "symbolic_overlap_with_a_source_that_ends", scope: !10, file: !10, line: 238, type: !29, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!841 = !DILocalVariable(name: "text", scope: !840, file: !10, line: 240, type: !17)
!842 = !DILocation(line: 240, column: 11, scope: !840)
!843 = !DILocation(line: 240, column: 18, scope: !840)
!844 = !DILocation(line: 241, column: 10, scope: !845)
!845 = distinct !DILexicalBlock(scope: !840, file: !10, line: 241, column: 9)
!846 = !DILocation(line: 241, column: 9, scope: !840)
!847 = !DILocation(line: 242, column: 9, scope: !845)
!848 = !DILocation(line: 243, column: 12, scope: !840)
!849 = !DILocation(line: 243, column: 24, scope: !840)
!850 = !DILocation(line: 243, column: 32, scope: !840)
!851 = !DILocation(line: 243, column: 21, scope: !840)
!852 = !DILocation(line: 243, column: 17, scope: !840)
!853 = !DILocation(line: 243, column: 38, scope: !840)
!854 = !DILocation(line: 243, column: 46, scope: !840)
!855 = !DILocation(line: 243, column: 43, scope: !840)
!856 = !DILocation(line: 243, column: 64, scope: !840)
!857 = !DILocation(line: 243, column: 62, scope: !840)
!858 = !DILocation(line: 243, column: 60, scope: !840)
!859 = !DILocation(line: 243, column: 5, scope: !840)
!860 = !DILocation(line: 244, column: 10, scope: !840)
!861 = !DILocation(line: 244, column: 5, scope: !840)
!862 = !DILocation(line: 245, column: 1, scope: !840)
!863 = distinct !DISubprogram(name: "symbolic_overlap_with_a_target_that_ends", scope: !10, file: !10, line: 247, type: !29, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!864 = !DILocalVariable(name: "text", scope: !863, file: !10, line: 249, type: !17)
!865 = !DILocation(line: 249, column: 11, scope: !863)
!866 = !DILocation(line: 249, column: 18, scope: !863)
!867 = !DILocation(line: 250, column: 10, scope: !868)
!868 = distinct !DILexicalBlock(scope: !863, file: !10, line: 250, column: 9)
!869 = !DILocation(line: 250, column: 9, scope: !863)
!870 = !DILocation(line: 251, column: 9, scope: !868)
!871 = !DILocation(line: 252, column: 12, scope: !863)
!872 = !DILocation(line: 252, column: 20, scope: !863)
!873 = !DILocation(line: 252, column: 17, scope: !863)
!874 = !DILocation(line: 252, column: 34, scope: !863)
!875 = !DILocation(line: 252, column: 46, scope: !863)
!876 = !DILocation(line: 252, column: 54, scope: !863)
!877 = !DILocation(line: 252, column: 43, scope: !863)
!878 = !DILocation(line: 252, column: 39, scope: !863)
!879 = !DILocation(line: 252, column: 64, scope: !863)
!880 = !DILocation(line: 252, column: 62, scope: !863)
!881 = !DILocation(line: 252, column: 60, scope: !863)
!882 = !DILocation(line: 252, column: 5, scope: !863)
!883 = !DILocation(line: 253, column: 10, scope: !863)
!884 = !DILocation(line: 253, column: 5, scope: !863)
!885 = !DILocation(line: 254, column: 1, scope: !863)
!886 = !DILocalVariable(name: "i", scope: !246, file: !10, line: 260, type: !16)
!887 = !DILocation(line: 260, column: 19, scope: !246)
!888 = !DILocation(line: 260, column: 23, scope: !246)
!889 = !DILocation(line: 260, column: 31, scope: !246)
!890 = !DILocation(line: 261, column: 12, scope: !246)
!891 = !DILocation(line: 261, column: 34, scope: !246)
!892 = !DILocation(line: 261, column: 32, scope: !246)
!893 = !DILocation(line: 261, column: 36, scope: !246)
!894 = !DILocation(line: 261, column: 55, scope: !246)
!895 = !DILocation(line: 261, column: 53, scope: !246)
!896 = !DILocation(line: 261, column: 5, scope: !246)
!897 = !DILocation(line: 262, column: 1, scope: !246)
!898 = distinct !DISubprogram(name: "symbolic_overlap_in_a_block_of_some_size", scope: !10, file: !10, line: 264, type: !29, scopeLine: 265, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!899 = !DILocalVariable(name: "n", scope: !898, file: !10, line: 266, type: !16)
!900 = !DILocation(line: 266, column: 19, scope: !898)
!901 = !DILocation(line: 266, column: 23, scope: !898)
!902 = !DILocation(line: 267, column: 17, scope: !898)
!903 = !DILocation(line: 267, column: 19, scope: !898)
!904 = !DILocation(line: 267, column: 24, scope: !898)
!905 = !DILocation(line: 267, column: 27, scope: !898)
!906 = !DILocation(line: 267, column: 29, scope: !898)
!907 = !DILocation(line: 267, column: 5, scope: !898)
!908 = !DILocalVariable(name: "text", scope: !898, file: !10, line: 268, type: !17)
!909 = !DILocation(line: 268, column: 11, scope: !898)
!910 = !DILocation(line: 268, column: 25, scope: !898)
!911 = !DILocation(line: 268, column: 18, scope: !898)
!912 = !DILocation(line: 269, column: 10, scope: !913)
!913 = distinct !DILexicalBlock(scope: !898, file: !10, line: 269, column: 9)
!914 = !DILocation(line: 269, column: 9, scope: !898)
!915 = !DILocation(line: 270, column: 9, scope: !913)
!916 = !DILocation(line: 271, column: 12, scope: !898)
!917 = !DILocation(line: 271, column: 18, scope: !898)
!918 = !DILocation(line: 271, column: 26, scope: !898)
!919 = !DILocation(line: 271, column: 23, scope: !898)
!920 = !DILocation(line: 271, column: 40, scope: !898)
!921 = !DILocation(line: 271, column: 5, scope: !898)
!922 = !DILocation(line: 272, column: 10, scope: !898)
!923 = !DILocation(line: 272, column: 5, scope: !898)
!924 = !DILocation(line: 273, column: 1, scope: !898)
