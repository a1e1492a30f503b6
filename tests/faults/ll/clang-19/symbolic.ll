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
@llvm.global_ctors = appending global [25 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_index_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_place_straddles, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_place_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_malloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memcpy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_size_memset, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_division, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_assertion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_use_after_free, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_multiplication, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_shift, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_misaligned, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_uninitialised, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_leak, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_name_that_is_missing, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_freed_block_compared, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_symbolic_text_of_no_characters, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !231 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !235, !DIExpression(), !236)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !237, !DIExpression(), !238)
  %7 = load i32, ptr %4, align 4, !dbg !239
  %8 = icmp sgt i32 %7, 2, !dbg !240
  br i1 %8, label %9, label %15, !dbg !241

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !242
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !242
  %12 = load ptr, ptr %11, align 8, !dbg !242
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #9, !dbg !243
  %14 = icmp eq i32 %13, 0, !dbg !244
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !245
  %17 = zext i1 %16 to i32, !dbg !241
  store i32 %17, ptr @bad, align 4, !dbg !246
    #dbg_declare(ptr %6, !247, !DIExpression(), !249)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !250
  store ptr %18, ptr %6, align 8, !dbg !249
  br label %19, !dbg !251

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !252
  %21 = icmp ne ptr %20, null, !dbg !254
  br i1 %21, label %22, label %43, !dbg !254

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !255
  %24 = icmp sgt i32 %23, 1, !dbg !257
  br i1 %24, label %25, label %38, !dbg !258

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !259
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !259
  %28 = load ptr, ptr %27, align 8, !dbg !259
  %29 = load ptr, ptr %6, align 8, !dbg !260
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !261
  %31 = load ptr, ptr %30, align 8, !dbg !261
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #9, !dbg !262
  %33 = icmp eq i32 %32, 0, !dbg !263
  br i1 %33, label %34, label %38, !dbg !264

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !265
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !267
  %37 = load ptr, ptr %36, align 8, !dbg !267
  call void %37(), !dbg !265
  store i32 0, ptr %3, align 4, !dbg !268
  br label %44, !dbg !268

38:                                               ; preds = %25, %22
  br label %39, !dbg !269

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !270
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !271
  %42 = load ptr, ptr %41, align 8, !dbg !271
  store ptr %42, ptr %6, align 8, !dbg !272
  br label %19, !dbg !273, !llvm.loop !274

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !277
  br label %44, !dbg !277

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !278
  ret i32 %45, !dbg !278
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !279 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !280
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !280
  store ptr @entry_symbolic_index_global, ptr @all_cases, align 8, !dbg !280
  ret void, !dbg !280
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !281 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !282
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !282
  store ptr @entry_symbolic_index_stack, ptr @all_cases, align 8, !dbg !282
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !283 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !284
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !284
  store ptr @entry_symbolic_index_heap, ptr @all_cases, align 8, !dbg !284
  ret void, !dbg !284
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !285 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !286
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !286
  store ptr @entry_symbolic_index_negative, ptr @all_cases, align 8, !dbg !286
  ret void, !dbg !286
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_straddles() #0 !dbg !287 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !288
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_place_straddles, i32 0, i32 2), align 8, !dbg !288
  store ptr @entry_symbolic_place_straddles, ptr @all_cases, align 8, !dbg !288
  ret void, !dbg !288
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_past_end() #0 !dbg !289 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !290
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_place_past_end, i32 0, i32 2), align 8, !dbg !290
  store ptr @entry_symbolic_place_past_end, ptr @all_cases, align 8, !dbg !290
  ret void, !dbg !290
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !291 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !292
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !292
  store ptr @entry_symbolic_size_malloc, ptr @all_cases, align 8, !dbg !292
  ret void, !dbg !292
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !293 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !294
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !294
  store ptr @entry_symbolic_size_memcpy, ptr @all_cases, align 8, !dbg !294
  ret void, !dbg !294
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !295 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !296
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !296
  store ptr @entry_symbolic_size_memset, ptr @all_cases, align 8, !dbg !296
  ret void, !dbg !296
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !297 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !298
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !298
  store ptr @entry_symbolic_division, ptr @all_cases, align 8, !dbg !298
  ret void, !dbg !298
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !299 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !300
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !300
  store ptr @entry_symbolic_null, ptr @all_cases, align 8, !dbg !300
  ret void, !dbg !300
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !301 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !302
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !302
  store ptr @entry_symbolic_assertion, ptr @all_cases, align 8, !dbg !302
  ret void, !dbg !302
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !303 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !304
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !304
  store ptr @entry_symbolic_free, ptr @all_cases, align 8, !dbg !304
  ret void, !dbg !304
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !305 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !306
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !306
  store ptr @entry_symbolic_use_after_free, ptr @all_cases, align 8, !dbg !306
  ret void, !dbg !306
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !307 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !308
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !308
  store ptr @entry_symbolic_string, ptr @all_cases, align 8, !dbg !308
  ret void, !dbg !308
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !309 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !310
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !310
  store ptr @entry_symbolic_overflow, ptr @all_cases, align 8, !dbg !310
  ret void, !dbg !310
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !311 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !312
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !312
  store ptr @entry_symbolic_multiplication, ptr @all_cases, align 8, !dbg !312
  ret void, !dbg !312
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !313 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !314
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !314
  store ptr @entry_symbolic_shift, ptr @all_cases, align 8, !dbg !314
  ret void, !dbg !314
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !315 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !316
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !316
  store ptr @entry_symbolic_misaligned, ptr @all_cases, align 8, !dbg !316
  ret void, !dbg !316
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !317 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !318
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !318
  store ptr @entry_symbolic_uninitialised, ptr @all_cases, align 8, !dbg !318
  ret void, !dbg !318
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !319 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !320
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !320
  store ptr @entry_symbolic_leak, ptr @all_cases, align 8, !dbg !320
  ret void, !dbg !320
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_name_that_is_missing() #0 !dbg !321 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !322
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_name_that_is_missing, i32 0, i32 2), align 8, !dbg !322
  store ptr @entry_symbolic_name_that_is_missing, ptr @all_cases, align 8, !dbg !322
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_freed_block_compared() #0 !dbg !323 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !324
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_freed_block_compared, i32 0, i32 2), align 8, !dbg !324
  store ptr @entry_symbolic_freed_block_compared, ptr @all_cases, align 8, !dbg !324
  ret void, !dbg !324
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap() #0 !dbg !325 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !326
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_overlap, i32 0, i32 2), align 8, !dbg !326
  store ptr @entry_symbolic_overlap, ptr @all_cases, align 8, !dbg !326
  ret void, !dbg !326
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_text_of_no_characters() #0 !dbg !327 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !328
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_symbolic_text_of_no_characters, i32 0, i32 2), align 8, !dbg !328
  store ptr @entry_symbolic_text_of_no_characters, ptr @all_cases, align 8, !dbg !328
  ret void, !dbg !328
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !329 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !330, !DIExpression(), !332)
  %2 = call zeroext i8 @input(), !dbg !333
  store i8 %2, ptr %1, align 1, !dbg !332
  %3 = load i8, ptr %1, align 1, !dbg !334
  %4 = zext i8 %3 to i32, !dbg !334
  %5 = load i32, ptr @bad, align 4, !dbg !336
  %6 = icmp ne i32 %5, 0, !dbg !336
  %7 = zext i1 %6 to i64, !dbg !336
  %8 = select i1 %6, i32 10, i32 9, !dbg !336
  %9 = icmp sle i32 %4, %8, !dbg !337
  br i1 %9, label %10, label %14, !dbg !338

10:                                               ; preds = %0
  %11 = load i8, ptr %1, align 1, !dbg !339
  %12 = zext i8 %11 to i64, !dbg !340
  %13 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %12, !dbg !340
  store i32 1, ptr %13, align 4, !dbg !341
  br label %14, !dbg !340

14:                                               ; preds = %10, %0
  ret void, !dbg !342
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !343 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !346, !DIExpression(), !347)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 1, ptr noundef @.str.2), !dbg !348
  %2 = load i8, ptr %1, align 1, !dbg !349
  ret i8 %2, !dbg !350
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !351 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !352, !DIExpression(), !354)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.symbolic_index_stack.a, i64 16, i1 false), !dbg !354
    #dbg_declare(ptr %2, !355, !DIExpression(), !356)
  %3 = call zeroext i8 @input(), !dbg !357
  store i8 %3, ptr %2, align 1, !dbg !356
  %4 = load i8, ptr %2, align 1, !dbg !358
  %5 = zext i8 %4 to i32, !dbg !358
  %6 = load i32, ptr @bad, align 4, !dbg !360
  %7 = icmp ne i32 %6, 0, !dbg !360
  %8 = zext i1 %7 to i64, !dbg !360
  %9 = select i1 %7, i32 5, i32 4, !dbg !360
  %10 = icmp slt i32 %5, %9, !dbg !361
  br i1 %10, label %11, label %16, !dbg !362

11:                                               ; preds = %0
  %12 = load i8, ptr %2, align 1, !dbg !363
  %13 = zext i8 %12 to i64, !dbg !364
  %14 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %13, !dbg !364
  %15 = load i32, ptr %14, align 4, !dbg !364
  store volatile i32 %15, ptr @sink, align 4, !dbg !365
  br label %16, !dbg !366

16:                                               ; preds = %11, %0
  ret void, !dbg !367
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !368 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !369, !DIExpression(), !370)
  %3 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 1) #10, !dbg !371
  store ptr %3, ptr %1, align 8, !dbg !370
    #dbg_declare(ptr %2, !372, !DIExpression(), !373)
  %4 = call zeroext i8 @input(), !dbg !374
  store i8 %4, ptr %2, align 1, !dbg !373
  %5 = load i8, ptr %2, align 1, !dbg !375
  %6 = sext i8 %5 to i32, !dbg !375
  %7 = icmp slt i32 %6, 8, !dbg !377
  br i1 %7, label %8, label %23, !dbg !378

8:                                                ; preds = %0
  %9 = load i8, ptr %2, align 1, !dbg !379
  %10 = sext i8 %9 to i32, !dbg !379
  %11 = load i32, ptr @bad, align 4, !dbg !380
  %12 = icmp ne i32 %11, 0, !dbg !380
  %13 = zext i1 %12 to i64, !dbg !380
  %14 = select i1 %12, i32 -4, i32 0, !dbg !380
  %15 = icmp sge i32 %10, %14, !dbg !381
  br i1 %15, label %16, label %23, !dbg !382

16:                                               ; preds = %8
  %17 = load ptr, ptr %1, align 8, !dbg !383
  %18 = load i8, ptr %2, align 1, !dbg !384
  %19 = sext i8 %18 to i64, !dbg !383
  %20 = getelementptr inbounds i8, ptr %17, i64 %19, !dbg !383
  %21 = load i8, ptr %20, align 1, !dbg !383
  %22 = sext i8 %21 to i32, !dbg !383
  store volatile i32 %22, ptr @sink, align 4, !dbg !385
  br label %23, !dbg !386

23:                                               ; preds = %16, %8, %0
  %24 = load ptr, ptr %1, align 8, !dbg !387
  call void @free(ptr noundef %24) #11, !dbg !388
  ret void, !dbg !389
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !390 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !391, !DIExpression(), !392)
  %2 = call zeroext i8 @input(), !dbg !393
  store i8 %2, ptr %1, align 1, !dbg !392
  %3 = load i8, ptr %1, align 1, !dbg !394
  %4 = zext i8 %3 to i32, !dbg !394
  %5 = and i32 %4, 7, !dbg !395
  %6 = load i32, ptr @bad, align 4, !dbg !396
  %7 = sub nsw i32 %5, %6, !dbg !397
  %8 = sext i32 %7 to i64, !dbg !398
  %9 = getelementptr inbounds [10 x i32], ptr @table, i64 0, i64 %8, !dbg !398
  %10 = load i32, ptr %9, align 4, !dbg !398
  store volatile i32 %10, ptr @sink, align 4, !dbg !399
  ret void, !dbg !400
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_straddles() #0 !dbg !401 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !402, !DIExpression(), !403)
  %3 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 1) #10, !dbg !404
  store ptr %3, ptr %1, align 8, !dbg !403
    #dbg_declare(ptr %2, !405, !DIExpression(), !406)
  %4 = call zeroext i8 @input(), !dbg !407
  store i8 %4, ptr %2, align 1, !dbg !406
  %5 = load i8, ptr %2, align 1, !dbg !408
  %6 = zext i8 %5 to i32, !dbg !408
  %7 = load i32, ptr @bad, align 4, !dbg !410
  %8 = icmp ne i32 %7, 0, !dbg !410
  %9 = zext i1 %8 to i64, !dbg !410
  %10 = select i1 %8, i32 8, i32 4, !dbg !410
  %11 = icmp eq i32 %6, %10, !dbg !411
  br i1 %11, label %12, label %18, !dbg !412

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !413
  %14 = load i8, ptr %2, align 1, !dbg !414
  %15 = zext i8 %14 to i32, !dbg !414
  %16 = sext i32 %15 to i64, !dbg !415
  %17 = getelementptr inbounds i8, ptr %13, i64 %16, !dbg !415
  store i32 1, ptr %17, align 4, !dbg !416
  br label %18, !dbg !417

18:                                               ; preds = %12, %0
  %19 = load ptr, ptr %1, align 8, !dbg !418
  call void @free(ptr noundef %19) #11, !dbg !419
  ret void, !dbg !420
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_past_end() #0 !dbg !421 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !422, !DIExpression(), !423)
  %3 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 1) #10, !dbg !424
  store ptr %3, ptr %1, align 8, !dbg !423
    #dbg_declare(ptr %2, !425, !DIExpression(), !426)
  %4 = call zeroext i8 @input(), !dbg !427
  store i8 %4, ptr %2, align 1, !dbg !426
  %5 = load i8, ptr %2, align 1, !dbg !428
  %6 = zext i8 %5 to i32, !dbg !428
  %7 = load i32, ptr @bad, align 4, !dbg !430
  %8 = icmp ne i32 %7, 0, !dbg !430
  %9 = zext i1 %8 to i64, !dbg !430
  %10 = select i1 %8, i32 13, i32 4, !dbg !430
  %11 = icmp eq i32 %6, %10, !dbg !431
  br i1 %11, label %12, label %18, !dbg !432

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !433
  %14 = load i8, ptr %2, align 1, !dbg !434
  %15 = zext i8 %14 to i32, !dbg !434
  %16 = sext i32 %15 to i64, !dbg !435
  %17 = getelementptr inbounds i8, ptr %13, i64 %16, !dbg !435
  store i32 1, ptr %17, align 4, !dbg !436
  br label %18, !dbg !437

18:                                               ; preds = %12, %0
  %19 = load ptr, ptr %1, align 8, !dbg !438
  call void @free(ptr noundef %19) #11, !dbg !439
  ret void, !dbg !440
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !441 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !442, !DIExpression(), !443)
  %3 = call zeroext i8 @input(), !dbg !444
  store i8 %3, ptr %1, align 1, !dbg !443
  %4 = load i8, ptr %1, align 1, !dbg !445
  %5 = zext i8 %4 to i32, !dbg !445
  %6 = icmp eq i32 %5, 0, !dbg !447
  br i1 %6, label %7, label %8, !dbg !448

7:                                                ; preds = %0
  br label %28, !dbg !449

8:                                                ; preds = %0
    #dbg_declare(ptr %2, !450, !DIExpression(), !451)
  %9 = load i8, ptr %1, align 1, !dbg !452
  %10 = zext i8 %9 to i64, !dbg !452
  %11 = call noalias ptr @malloc(i64 noundef %10) #12, !dbg !453
  store ptr %11, ptr %2, align 8, !dbg !451
  %12 = load ptr, ptr %2, align 8, !dbg !454
  %13 = load i32, ptr @bad, align 4, !dbg !455
  %14 = icmp ne i32 %13, 0, !dbg !455
  br i1 %14, label %15, label %19, !dbg !455

15:                                               ; preds = %8
  %16 = load i8, ptr %1, align 1, !dbg !456
  %17 = zext i8 %16 to i32, !dbg !456
  %18 = and i32 %17, 3, !dbg !457
  br label %23, !dbg !455

19:                                               ; preds = %8
  %20 = load i8, ptr %1, align 1, !dbg !458
  %21 = zext i8 %20 to i32, !dbg !458
  %22 = sub nsw i32 %21, 1, !dbg !459
  br label %23, !dbg !455

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !455
  %25 = sext i32 %24 to i64, !dbg !454
  %26 = getelementptr inbounds i8, ptr %12, i64 %25, !dbg !454
  store i8 1, ptr %26, align 1, !dbg !460
  %27 = load ptr, ptr %2, align 8, !dbg !461
  call void @free(ptr noundef %27) #11, !dbg !462
  br label %28, !dbg !463

28:                                               ; preds = %23, %7
  ret void, !dbg !463
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !464 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !465, !DIExpression(), !466)
    #dbg_declare(ptr %2, !467, !DIExpression(), !471)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 32, i1 false), !dbg !471
    #dbg_declare(ptr %3, !472, !DIExpression(), !473)
  %4 = call zeroext i8 @input(), !dbg !474
  store i8 %4, ptr %3, align 1, !dbg !473
  %5 = load i8, ptr %3, align 1, !dbg !475
  %6 = zext i8 %5 to i32, !dbg !475
  %7 = load i32, ptr @bad, align 4, !dbg !477
  %8 = icmp ne i32 %7, 0, !dbg !477
  %9 = zext i1 %8 to i64, !dbg !477
  %10 = select i1 %8, i32 17, i32 16, !dbg !477
  %11 = icmp sle i32 %6, %10, !dbg !478
  br i1 %11, label %12, label %17, !dbg !479

12:                                               ; preds = %0
  %13 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !480
  %14 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !480
  %15 = load i8, ptr %3, align 1, !dbg !481
  %16 = zext i8 %15 to i64, !dbg !481
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %14, i64 %16, i1 false), !dbg !480
  br label %17, !dbg !480

17:                                               ; preds = %12, %0
  ret void, !dbg !482
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !483 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !484, !DIExpression(), !488)
    #dbg_declare(ptr %2, !489, !DIExpression(), !490)
  %3 = call zeroext i8 @input(), !dbg !491
  store i8 %3, ptr %2, align 1, !dbg !490
  %4 = load i8, ptr %2, align 1, !dbg !492
  %5 = zext i8 %4 to i32, !dbg !492
  %6 = load i32, ptr @bad, align 4, !dbg !494
  %7 = mul nsw i32 2, %6, !dbg !495
  %8 = add nsw i32 8, %7, !dbg !496
  %9 = icmp slt i32 %5, %8, !dbg !497
  br i1 %9, label %10, label %14, !dbg !498

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !499
  %12 = load i8, ptr %2, align 1, !dbg !500
  %13 = zext i8 %12 to i64, !dbg !500
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 0, i64 %13, i1 false), !dbg !499
  br label %14, !dbg !499

14:                                               ; preds = %10, %0
  ret void, !dbg !501
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !502 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !503, !DIExpression(), !504)
  %2 = call zeroext i8 @input(), !dbg !505
  store i8 %2, ptr %1, align 1, !dbg !504
  %3 = load i32, ptr @bad, align 4, !dbg !506
  %4 = icmp ne i32 %3, 0, !dbg !506
  br i1 %4, label %9, label %5, !dbg !508

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !509
  %7 = zext i8 %6 to i32, !dbg !509
  %8 = icmp ne i32 %7, 0, !dbg !509
  br i1 %8, label %9, label %13, !dbg !510

9:                                                ; preds = %5, %0
  %10 = load i8, ptr %1, align 1, !dbg !511
  %11 = zext i8 %10 to i32, !dbg !511
  %12 = sdiv i32 100, %11, !dbg !512
  store volatile i32 %12, ptr @sink, align 4, !dbg !513
  br label %13, !dbg !514

13:                                               ; preds = %9, %5
  ret void, !dbg !515
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !516 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !517, !DIExpression(), !518)
  %4 = call zeroext i8 @input(), !dbg !519
  store i8 %4, ptr %1, align 1, !dbg !518
    #dbg_declare(ptr %2, !520, !DIExpression(), !521)
  store i32 0, ptr %2, align 4, !dbg !521
    #dbg_declare(ptr %3, !522, !DIExpression(), !523)
  %5 = load i32, ptr @bad, align 4, !dbg !524
  %6 = icmp ne i32 %5, 0, !dbg !524
  br i1 %6, label %7, label %12, !dbg !525

7:                                                ; preds = %0
  %8 = load i8, ptr %1, align 1, !dbg !526
  %9 = zext i8 %8 to i32, !dbg !526
  %10 = icmp eq i32 %9, 77, !dbg !527
  br i1 %10, label %11, label %12, !dbg !524

11:                                               ; preds = %7
  br label %13, !dbg !524

12:                                               ; preds = %7, %0
  br label %13, !dbg !524

13:                                               ; preds = %12, %11
  %14 = phi ptr [ null, %11 ], [ %2, %12 ], !dbg !524
  store ptr %14, ptr %3, align 8, !dbg !523
  %15 = load ptr, ptr %3, align 8, !dbg !528
  store i32 1, ptr %15, align 4, !dbg !529
  ret void, !dbg !530
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !531 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !532, !DIExpression(), !533)
  %2 = call zeroext i8 @input(), !dbg !534
  store i8 %2, ptr %1, align 1, !dbg !533
  %3 = load i32, ptr @bad, align 4, !dbg !535
  %4 = icmp ne i32 %3, 0, !dbg !535
  br i1 %4, label %11, label %5, !dbg !537

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !538
  %7 = zext i8 %6 to i32, !dbg !538
  %8 = icmp slt i32 %7, 200, !dbg !539
  %9 = zext i1 %8 to i32, !dbg !539
  %10 = sext i32 %9 to i64, !dbg !538
  call void @klee_assume(i64 noundef %10), !dbg !540
  br label %11, !dbg !540

11:                                               ; preds = %5, %0
  %12 = load i8, ptr %1, align 1, !dbg !541
  %13 = zext i8 %12 to i32, !dbg !541
  %14 = mul nsw i32 %13, 3, !dbg !541
  %15 = icmp ne i32 %14, 603, !dbg !541
  br i1 %15, label %16, label %17, !dbg !544

16:                                               ; preds = %11
  br label %18, !dbg !544

17:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.15, i32 noundef 111, ptr noundef @__PRETTY_FUNCTION__.symbolic_assertion) #13, !dbg !541
  unreachable, !dbg !541

18:                                               ; preds = %16
  ret void, !dbg !545
}

declare void @klee_assume(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !546 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !547, !DIExpression(), !548)
  %4 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !549
  store ptr %4, ptr %1, align 8, !dbg !548
    #dbg_declare(ptr %2, !550, !DIExpression(), !551)
  %5 = load ptr, ptr %1, align 8, !dbg !552
  store ptr %5, ptr %2, align 8, !dbg !551
    #dbg_declare(ptr %3, !553, !DIExpression(), !554)
  %6 = call zeroext i8 @input(), !dbg !555
  store i8 %6, ptr %3, align 1, !dbg !554
  %7 = load i32, ptr @bad, align 4, !dbg !556
  %8 = icmp ne i32 %7, 0, !dbg !556
  br i1 %8, label %9, label %15, !dbg !558

9:                                                ; preds = %0
  %10 = load i8, ptr %3, align 1, !dbg !559
  %11 = zext i8 %10 to i32, !dbg !559
  %12 = icmp sgt i32 %11, 250, !dbg !560
  br i1 %12, label %13, label %15, !dbg !561

13:                                               ; preds = %9
  %14 = load ptr, ptr %1, align 8, !dbg !562
  call void @free(ptr noundef %14) #11, !dbg !563
  br label %15, !dbg !563

15:                                               ; preds = %13, %9, %0
  %16 = load ptr, ptr %2, align 8, !dbg !564
  call void @free(ptr noundef %16) #11, !dbg !565
  ret void, !dbg !566
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !567 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !568, !DIExpression(), !569)
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #10, !dbg !570
  store ptr %3, ptr %1, align 8, !dbg !569
    #dbg_declare(ptr %2, !571, !DIExpression(), !572)
  %4 = call zeroext i8 @input(), !dbg !573
  store i8 %4, ptr %2, align 1, !dbg !572
  %5 = load i8, ptr %2, align 1, !dbg !574
  %6 = zext i8 %5 to i32, !dbg !574
  %7 = icmp eq i32 %6, 42, !dbg !576
  br i1 %7, label %8, label %10, !dbg !577

8:                                                ; preds = %0
  %9 = load ptr, ptr %1, align 8, !dbg !578
  call void @free(ptr noundef %9) #11, !dbg !579
  br label %10, !dbg !579

10:                                               ; preds = %8, %0
  %11 = load i32, ptr @bad, align 4, !dbg !580
  %12 = icmp ne i32 %11, 0, !dbg !580
  br i1 %12, label %13, label %17, !dbg !582

13:                                               ; preds = %10
  %14 = load i8, ptr %2, align 1, !dbg !583
  %15 = zext i8 %14 to i32, !dbg !583
  %16 = icmp sgt i32 %15, 41, !dbg !584
  br i1 %16, label %21, label %24, !dbg !580

17:                                               ; preds = %10
  %18 = load i8, ptr %2, align 1, !dbg !585
  %19 = zext i8 %18 to i32, !dbg !585
  %20 = icmp sgt i32 %19, 42, !dbg !586
  br i1 %20, label %21, label %24, !dbg !582

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %1, align 8, !dbg !587
  %23 = getelementptr inbounds i8, ptr %22, i64 0, !dbg !587
  store i8 1, ptr %23, align 1, !dbg !588
  br label %24, !dbg !587

24:                                               ; preds = %21, %17, %13
  %25 = load i8, ptr %2, align 1, !dbg !589
  %26 = zext i8 %25 to i32, !dbg !589
  %27 = icmp ne i32 %26, 42, !dbg !591
  br i1 %27, label %28, label %30, !dbg !592

28:                                               ; preds = %24
  %29 = load ptr, ptr %1, align 8, !dbg !593
  call void @free(ptr noundef %29) #11, !dbg !594
  br label %30, !dbg !594

30:                                               ; preds = %28, %24
  ret void, !dbg !595
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !596 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !597, !DIExpression(), !598)
    #dbg_declare(ptr %2, !599, !DIExpression(), !600)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !601
  call void @klee_make_symbolic(ptr noundef %3, i64 noundef 4, ptr noundef @.str.19), !dbg !602
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 3, !dbg !603
  store i8 0, ptr %4, align 1, !dbg !604
  %5 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !605
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !606
  %7 = call ptr @strcpy(ptr noundef %5, ptr noundef %6) #11, !dbg !607
  %8 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !608
  %9 = call i32 @strcmp(ptr noundef %8, ptr noundef @.str.20) #9, !dbg !610
  %10 = icmp eq i32 %9, 0, !dbg !611
  br i1 %10, label %11, label %19, !dbg !612

11:                                               ; preds = %0
  %12 = load i32, ptr @bad, align 4, !dbg !613
  %13 = icmp ne i32 %12, 0, !dbg !613
  br i1 %13, label %14, label %19, !dbg !614

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !615
  %16 = call i64 @strlen(ptr noundef %15) #9, !dbg !616
  %17 = add i64 %16, 1, !dbg !617
  %18 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 %17, !dbg !618
  store i8 1, ptr %18, align 1, !dbg !619
  br label %19, !dbg !618

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !620
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !621 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !622, !DIExpression(), !623)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 4, ptr noundef @.str.2), !dbg !624
  %2 = load i32, ptr @bad, align 4, !dbg !625
  %3 = icmp ne i32 %2, 0, !dbg !625
  br i1 %3, label %9, label %4, !dbg !627

4:                                                ; preds = %0
  %5 = load i32, ptr %1, align 4, !dbg !628
  %6 = icmp slt i32 %5, 2147483647, !dbg !629
  %7 = zext i1 %6 to i32, !dbg !629
  %8 = sext i32 %7 to i64, !dbg !628
  call void @klee_assume(i64 noundef %8), !dbg !630
  br label %9, !dbg !630

9:                                                ; preds = %4, %0
  %10 = load i32, ptr %1, align 4, !dbg !631
  %11 = add nsw i32 %10, 1, !dbg !632
  store volatile i32 %11, ptr @sink, align 4, !dbg !633
  ret void, !dbg !634
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !635 {
  %1 = alloca i16, align 2
    #dbg_declare(ptr %1, !636, !DIExpression(), !638)
  call void @klee_make_symbolic(ptr noundef %1, i64 noundef 2, ptr noundef @.str.2), !dbg !639
  %2 = load i32, ptr @bad, align 4, !dbg !640
  %3 = icmp ne i32 %2, 0, !dbg !640
  %4 = zext i1 %3 to i64, !dbg !640
  %5 = select i1 %3, i32 65537, i32 65535, !dbg !640
  %6 = load i16, ptr %1, align 2, !dbg !641
  %7 = sext i16 %6 to i32, !dbg !641
  %8 = mul nsw i32 %5, %7, !dbg !642
  store volatile i32 %8, ptr @sink, align 4, !dbg !643
  ret void, !dbg !644
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !645 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !646, !DIExpression(), !647)
  %2 = call zeroext i8 @input(), !dbg !648
  store i8 %2, ptr %1, align 1, !dbg !647
  %3 = load i8, ptr %1, align 1, !dbg !649
  %4 = zext i8 %3 to i32, !dbg !649
  %5 = load i32, ptr @bad, align 4, !dbg !650
  %6 = icmp ne i32 %5, 0, !dbg !650
  %7 = zext i1 %6 to i64, !dbg !650
  %8 = select i1 %6, i32 63, i32 31, !dbg !650
  %9 = and i32 %4, %8, !dbg !651
  %10 = shl i32 1, %9, !dbg !652
  store volatile i32 %10, ptr @sink, align 4, !dbg !653
  ret void, !dbg !654
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !170 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !655, !DIExpression(), !656)
  %2 = call zeroext i8 @input(), !dbg !657
  store i8 %2, ptr %1, align 1, !dbg !656
  %3 = load i32, ptr @bad, align 4, !dbg !658
  %4 = icmp ne i32 %3, 0, !dbg !658
  br i1 %4, label %5, label %9, !dbg !658

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !659
  %7 = zext i8 %6 to i32, !dbg !659
  %8 = and i32 %7, 6, !dbg !660
  br label %13, !dbg !658

9:                                                ; preds = %0
  %10 = load i8, ptr %1, align 1, !dbg !661
  %11 = zext i8 %10 to i32, !dbg !661
  %12 = and i32 %11, 4, !dbg !662
  br label %13, !dbg !658

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !658
  %15 = sext i32 %14 to i64, !dbg !663
  %16 = getelementptr inbounds i8, ptr @symbolic_misaligned.words, i64 %15, !dbg !663
  %17 = load i32, ptr %16, align 4, !dbg !664
  store volatile i32 %17, ptr @sink, align 4, !dbg !665
  ret void, !dbg !666
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !667 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
    #dbg_declare(ptr %1, !668, !DIExpression(), !669)
    #dbg_declare(ptr %2, !670, !DIExpression(), !671)
  %3 = call zeroext i8 @input(), !dbg !672
  store i8 %3, ptr %2, align 1, !dbg !671
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 2, !dbg !673
  store i32 1, ptr %4, align 8, !dbg !674
  %5 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1, !dbg !675
  store i32 1, ptr %5, align 4, !dbg !676
  %6 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !677
  store i32 1, ptr %6, align 16, !dbg !678
  %7 = load i32, ptr @bad, align 4, !dbg !679
  %8 = icmp ne i32 %7, 0, !dbg !679
  br i1 %8, label %11, label %9, !dbg !681

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 3, !dbg !682
  store i32 1, ptr %10, align 4, !dbg !683
  br label %11, !dbg !682

11:                                               ; preds = %9, %0
  %12 = load i8, ptr %2, align 1, !dbg !684
  %13 = zext i8 %12 to i32, !dbg !684
  %14 = and i32 %13, 3, !dbg !686
  %15 = sext i32 %14 to i64, !dbg !687
  %16 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %15, !dbg !687
  %17 = load i32, ptr %16, align 4, !dbg !687
  %18 = icmp ne i32 %17, 0, !dbg !687
  br i1 %18, label %19, label %20, !dbg !688

19:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !689
  br label %20, !dbg !690

20:                                               ; preds = %19, %11
  ret void, !dbg !691
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !692 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !693, !DIExpression(), !694)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !695
  store ptr %2, ptr %1, align 8, !dbg !694
  %3 = call zeroext i8 @input(), !dbg !696
  %4 = zext i8 %3 to i32, !dbg !696
  %5 = icmp eq i32 %4, 9, !dbg !698
  br i1 %5, label %6, label %11, !dbg !699

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !700
  %8 = icmp ne i32 %7, 0, !dbg !700
  br i1 %8, label %9, label %11, !dbg !701

9:                                                ; preds = %6
  %10 = call noalias ptr @malloc(i64 noundef 5) #12, !dbg !702
  store ptr %10, ptr %1, align 8, !dbg !703
  br label %11, !dbg !704

11:                                               ; preds = %9, %6, %0
  %12 = load ptr, ptr %1, align 8, !dbg !705
  call void @free(ptr noundef %12) #11, !dbg !706
  ret void, !dbg !707
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_name_that_is_missing() #0 !dbg !198 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !708, !DIExpression(), !709)
  %2 = call zeroext i8 @input(), !dbg !710
  store i8 %2, ptr %1, align 1, !dbg !709
  %3 = load i32, ptr @bad, align 4, !dbg !711
  %4 = icmp ne i32 %3, 0, !dbg !711
  br i1 %4, label %12, label %5, !dbg !713

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !dbg !714
  %7 = zext i8 %6 to i32, !dbg !714
  %8 = and i32 %7, 3, !dbg !715
  %9 = icmp ne i32 %8, 2, !dbg !716
  %10 = zext i1 %9 to i32, !dbg !716
  %11 = sext i32 %10 to i64, !dbg !717
  call void @klee_assume(i64 noundef %11), !dbg !718
  br label %12, !dbg !718

12:                                               ; preds = %5, %0
  %13 = load i8, ptr %1, align 1, !dbg !719
  %14 = zext i8 %13 to i32, !dbg !719
  %15 = and i32 %14, 3, !dbg !721
  %16 = sext i32 %15 to i64, !dbg !722
  %17 = getelementptr inbounds [4 x ptr], ptr @symbolic_name_that_is_missing.names, i64 0, i64 %16, !dbg !722
  %18 = load ptr, ptr %17, align 8, !dbg !722
  %19 = call i32 @strcmp(ptr noundef %18, ptr noundef @.str.29) #9, !dbg !723
  %20 = icmp eq i32 %19, 0, !dbg !724
  br i1 %20, label %21, label %22, !dbg !725

21:                                               ; preds = %12
  store volatile i32 1, ptr @sink, align 4, !dbg !726
  br label %22, !dbg !727

22:                                               ; preds = %21, %12
  ret void, !dbg !728
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_freed_block_compared() #0 !dbg !729 {
  %1 = alloca [2 x ptr], align 16
    #dbg_declare(ptr %1, !730, !DIExpression(), !732)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !733
  store ptr %2, ptr %1, align 8, !dbg !734
  %3 = getelementptr inbounds ptr, ptr %1, i64 1, !dbg !734
  %4 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !735
  store ptr %4, ptr %3, align 8, !dbg !734
  %5 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !736
  %6 = load ptr, ptr %5, align 16, !dbg !736
  %7 = icmp ne ptr %6, null, !dbg !736
  br i1 %7, label %8, label %12, !dbg !738

8:                                                ; preds = %0
  %9 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !739
  %10 = load ptr, ptr %9, align 8, !dbg !739
  %11 = icmp ne ptr %10, null, !dbg !739
  br i1 %11, label %13, label %12, !dbg !740

12:                                               ; preds = %8, %0
  br label %41, !dbg !741

13:                                               ; preds = %8
  %14 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !742
  %15 = load ptr, ptr %14, align 16, !dbg !742
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %15, ptr align 1 @.str.32, i64 4, i1 false), !dbg !743
  %16 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !744
  %17 = load ptr, ptr %16, align 8, !dbg !744
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 @.str.32, i64 4, i1 false), !dbg !745
  %18 = load i32, ptr @bad, align 4, !dbg !746
  %19 = icmp ne i32 %18, 0, !dbg !746
  br i1 %19, label %20, label %23, !dbg !748

20:                                               ; preds = %13
  %21 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !749
  %22 = load ptr, ptr %21, align 8, !dbg !749
  call void @free(ptr noundef %22) #11, !dbg !750
  br label %23, !dbg !750

23:                                               ; preds = %20, %13
  %24 = call zeroext i8 @input(), !dbg !751
  %25 = zext i8 %24 to i32, !dbg !751
  %26 = and i32 %25, 1, !dbg !753
  %27 = sext i32 %26 to i64, !dbg !754
  %28 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 %27, !dbg !754
  %29 = load ptr, ptr %28, align 8, !dbg !754
  %30 = call i32 @memcmp(ptr noundef @.str.32, ptr noundef %29, i64 noundef 4) #9, !dbg !755
  %31 = icmp ne i32 %30, 0, !dbg !756
  br i1 %31, label %32, label %33, !dbg !757

32:                                               ; preds = %23
  store volatile i32 1, ptr @sink, align 4, !dbg !758
  br label %33, !dbg !759

33:                                               ; preds = %32, %23
  %34 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !760
  %35 = load ptr, ptr %34, align 16, !dbg !760
  call void @free(ptr noundef %35) #11, !dbg !761
  %36 = load i32, ptr @bad, align 4, !dbg !762
  %37 = icmp ne i32 %36, 0, !dbg !762
  br i1 %37, label %41, label %38, !dbg !764

38:                                               ; preds = %33
  %39 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !765
  %40 = load ptr, ptr %39, align 8, !dbg !765
  call void @free(ptr noundef %40) #11, !dbg !766
  br label %41, !dbg !766

41:                                               ; preds = %12, %38, %33
  ret void, !dbg !767
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap() #0 !dbg !768 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !769, !DIExpression(), !770)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.symbolic_overlap.text, i64 8, i1 false), !dbg !770
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !771
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !772
  %4 = call zeroext i8 @input(), !dbg !773
  %5 = zext i8 %4 to i32, !dbg !773
  %6 = load i32, ptr @bad, align 4, !dbg !774
  %7 = icmp ne i32 %6, 0, !dbg !774
  %8 = zext i1 %7 to i64, !dbg !774
  %9 = select i1 %7, i32 3, i32 4, !dbg !774
  %10 = and i32 %5, %9, !dbg !775
  %11 = sext i32 %10 to i64, !dbg !776
  %12 = getelementptr inbounds i8, ptr %3, i64 %11, !dbg !776
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %12, i64 4, i1 false), !dbg !771
  ret void, !dbg !777
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_text_of_no_characters() #0 !dbg !778 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !779, !DIExpression(), !780)
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !781
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 120, i64 8, i1 false), !dbg !781
  %3 = load i32, ptr @bad, align 4, !dbg !782
  %4 = icmp ne i32 %3, 0, !dbg !782
  %5 = zext i1 %4 to i64, !dbg !782
  %6 = select i1 %4, i32 1, i32 0, !dbg !782
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !783
  %8 = call zeroext i8 @input(), !dbg !784
  %9 = zext i8 %8 to i32, !dbg !784
  %10 = and i32 %9, 8, !dbg !785
  %11 = sext i32 %10 to i64, !dbg !786
  %12 = getelementptr inbounds i8, ptr %7, i64 %11, !dbg !786
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.35, i32 noundef %6, ptr noundef %12), !dbg !787
  ret void, !dbg !788
}

declare i32 @printf(ptr noundef, ...) #2

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
!llvm.module.flags = !{!223, !224, !225, !226, !227, !228, !229}
!llvm.ident = !{!230}

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
!10 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "73c4cddbf23c357728925a7c1d7f2d6a")
!11 = !{!12, !13, !15}
!12 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!16 = !{!0, !17, !7, !30, !35, !37, !42, !47, !52, !54, !57, !62, !64, !69, !71, !76, !78, !80, !82, !84, !86, !88, !90, !92, !94, !99, !101, !106, !108, !113, !115, !120, !122, !127, !129, !131, !133, !135, !140, !142, !147, !149, !151, !153, !155, !157, !162, !164, !166, !168, !174, !179, !181, !183, !185, !188, !190, !192, !194, !196, !201, !203, !205, !207, !212, !214, !219, !221}
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
!223 = !{i32 7, !"Dwarf Version", i32 5}
!224 = !{i32 2, !"Debug Info Version", i32 3}
!225 = !{i32 1, !"wchar_size", i32 4}
!226 = !{i32 8, !"PIC Level", i32 2}
!227 = !{i32 7, !"PIE Level", i32 2}
!228 = !{i32 7, !"uwtable", i32 2}
!229 = !{i32 7, !"frame-pointer", i32 2}
!230 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!231 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !232, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !171)
!232 = !DISubroutineType(types: !233)
!233 = !{!14, !14, !234}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!235 = !DILocalVariable(name: "argc", arg: 1, scope: !231, file: !2, line: 30, type: !14)
!236 = !DILocation(line: 30, column: 14, scope: !231)
!237 = !DILocalVariable(name: "argv", arg: 2, scope: !231, file: !2, line: 30, type: !234)
!238 = !DILocation(line: 30, column: 27, scope: !231)
!239 = !DILocation(line: 32, column: 11, scope: !231)
!240 = !DILocation(line: 32, column: 16, scope: !231)
!241 = !DILocation(line: 32, column: 20, scope: !231)
!242 = !DILocation(line: 32, column: 30, scope: !231)
!243 = !DILocation(line: 32, column: 23, scope: !231)
!244 = !DILocation(line: 32, column: 46, scope: !231)
!245 = !DILocation(line: 0, scope: !231)
!246 = !DILocation(line: 32, column: 9, scope: !231)
!247 = !DILocalVariable(name: "c", scope: !248, file: !2, line: 33, type: !19)
!248 = distinct !DILexicalBlock(scope: !231, file: !2, line: 33, column: 5)
!249 = !DILocation(line: 33, column: 29, scope: !248)
!250 = !DILocation(line: 33, column: 33, scope: !248)
!251 = !DILocation(line: 33, column: 10, scope: !248)
!252 = !DILocation(line: 33, column: 44, scope: !253)
!253 = distinct !DILexicalBlock(scope: !248, file: !2, line: 33, column: 5)
!254 = !DILocation(line: 33, column: 5, scope: !248)
!255 = !DILocation(line: 34, column: 13, scope: !256)
!256 = distinct !DILexicalBlock(scope: !253, file: !2, line: 34, column: 13)
!257 = !DILocation(line: 34, column: 18, scope: !256)
!258 = !DILocation(line: 34, column: 22, scope: !256)
!259 = !DILocation(line: 34, column: 32, scope: !256)
!260 = !DILocation(line: 34, column: 41, scope: !256)
!261 = !DILocation(line: 34, column: 44, scope: !256)
!262 = !DILocation(line: 34, column: 25, scope: !256)
!263 = !DILocation(line: 34, column: 50, scope: !256)
!264 = !DILocation(line: 34, column: 13, scope: !253)
!265 = !DILocation(line: 35, column: 13, scope: !266)
!266 = distinct !DILexicalBlock(scope: !256, file: !2, line: 34, column: 56)
!267 = !DILocation(line: 35, column: 16, scope: !266)
!268 = !DILocation(line: 36, column: 13, scope: !266)
!269 = !DILocation(line: 34, column: 53, scope: !256)
!270 = !DILocation(line: 33, column: 51, scope: !253)
!271 = !DILocation(line: 33, column: 54, scope: !253)
!272 = !DILocation(line: 33, column: 49, scope: !253)
!273 = !DILocation(line: 33, column: 5, scope: !253)
!274 = distinct !{!274, !254, !275, !276}
!275 = !DILocation(line: 37, column: 9, scope: !248)
!276 = !{!"llvm.loop.mustprogress"}
!277 = !DILocation(line: 38, column: 5, scope: !231)
!278 = !DILocation(line: 39, column: 1, scope: !231)
!279 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !10, file: !10, line: 18, type: !27, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!280 = !DILocation(line: 18, column: 1, scope: !279)
!281 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !10, file: !10, line: 25, type: !27, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!282 = !DILocation(line: 25, column: 1, scope: !281)
!283 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !10, file: !10, line: 33, type: !27, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!284 = !DILocation(line: 33, column: 1, scope: !283)
!285 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !10, file: !10, line: 42, type: !27, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!286 = !DILocation(line: 42, column: 1, scope: !285)
!287 = distinct !DISubprogram(name: "add_symbolic_place_straddles", scope: !10, file: !10, line: 48, type: !27, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!288 = !DILocation(line: 48, column: 1, scope: !287)
!289 = distinct !DISubprogram(name: "add_symbolic_place_past_end", scope: !10, file: !10, line: 57, type: !27, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!290 = !DILocation(line: 57, column: 1, scope: !289)
!291 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !10, file: !10, line: 66, type: !27, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!292 = !DILocation(line: 66, column: 1, scope: !291)
!293 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !10, file: !10, line: 76, type: !27, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!294 = !DILocation(line: 76, column: 1, scope: !293)
!295 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !10, file: !10, line: 84, type: !27, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!296 = !DILocation(line: 84, column: 1, scope: !295)
!297 = distinct !DISubprogram(name: "add_symbolic_division", scope: !10, file: !10, line: 92, type: !27, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!298 = !DILocation(line: 92, column: 1, scope: !297)
!299 = distinct !DISubprogram(name: "add_symbolic_null", scope: !10, file: !10, line: 99, type: !27, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!300 = !DILocation(line: 99, column: 1, scope: !299)
!301 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !10, file: !10, line: 106, type: !27, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!302 = !DILocation(line: 106, column: 1, scope: !301)
!303 = distinct !DISubprogram(name: "add_symbolic_free", scope: !10, file: !10, line: 114, type: !27, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!304 = !DILocation(line: 114, column: 1, scope: !303)
!305 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !10, file: !10, line: 123, type: !27, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!306 = !DILocation(line: 123, column: 1, scope: !305)
!307 = distinct !DISubprogram(name: "add_symbolic_string", scope: !10, file: !10, line: 135, type: !27, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!308 = !DILocation(line: 135, column: 1, scope: !307)
!309 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !10, file: !10, line: 145, type: !27, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!310 = !DILocation(line: 145, column: 1, scope: !309)
!311 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !10, file: !10, line: 154, type: !27, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!312 = !DILocation(line: 154, column: 1, scope: !311)
!313 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !10, file: !10, line: 161, type: !27, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!314 = !DILocation(line: 161, column: 1, scope: !313)
!315 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !10, file: !10, line: 167, type: !27, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!316 = !DILocation(line: 167, column: 1, scope: !315)
!317 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !10, file: !10, line: 174, type: !27, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!318 = !DILocation(line: 174, column: 1, scope: !317)
!319 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !10, file: !10, line: 185, type: !27, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!320 = !DILocation(line: 185, column: 1, scope: !319)
!321 = distinct !DISubprogram(name: "add_symbolic_name_that_is_missing", scope: !10, file: !10, line: 193, type: !27, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!322 = !DILocation(line: 193, column: 1, scope: !321)
!323 = distinct !DISubprogram(name: "add_symbolic_freed_block_compared", scope: !10, file: !10, line: 203, type: !27, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!324 = !DILocation(line: 203, column: 1, scope: !323)
!325 = distinct !DISubprogram(name: "add_symbolic_overlap", scope: !10, file: !10, line: 219, type: !27, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!326 = !DILocation(line: 219, column: 1, scope: !325)
!327 = distinct !DISubprogram(name: "add_symbolic_text_of_no_characters", scope: !10, file: !10, line: 225, type: !27, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!328 = !DILocation(line: 225, column: 1, scope: !327)
!329 = distinct !DISubprogram(name: "symbolic_index_global", scope: !10, file: !10, line: 18, type: !27, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!330 = !DILocalVariable(name: "i", scope: !329, file: !10, line: 20, type: !331)
!331 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!332 = !DILocation(line: 20, column: 19, scope: !329)
!333 = !DILocation(line: 20, column: 23, scope: !329)
!334 = !DILocation(line: 21, column: 9, scope: !335)
!335 = distinct !DILexicalBlock(scope: !329, file: !10, line: 21, column: 9)
!336 = !DILocation(line: 21, column: 15, scope: !335)
!337 = !DILocation(line: 21, column: 11, scope: !335)
!338 = !DILocation(line: 21, column: 9, scope: !329)
!339 = !DILocation(line: 22, column: 15, scope: !335)
!340 = !DILocation(line: 22, column: 9, scope: !335)
!341 = !DILocation(line: 22, column: 18, scope: !335)
!342 = !DILocation(line: 23, column: 1, scope: !329)
!343 = distinct !DISubprogram(name: "input", scope: !10, file: !10, line: 11, type: !344, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!344 = !DISubroutineType(types: !345)
!345 = !{!331}
!346 = !DILocalVariable(name: "x", scope: !343, file: !10, line: 13, type: !331)
!347 = !DILocation(line: 13, column: 19, scope: !343)
!348 = !DILocation(line: 14, column: 5, scope: !343)
!349 = !DILocation(line: 15, column: 12, scope: !343)
!350 = !DILocation(line: 15, column: 5, scope: !343)
!351 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !10, file: !10, line: 25, type: !27, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!352 = !DILocalVariable(name: "a", scope: !351, file: !10, line: 27, type: !353)
!353 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !5)
!354 = !DILocation(line: 27, column: 9, scope: !351)
!355 = !DILocalVariable(name: "i", scope: !351, file: !10, line: 28, type: !331)
!356 = !DILocation(line: 28, column: 19, scope: !351)
!357 = !DILocation(line: 28, column: 23, scope: !351)
!358 = !DILocation(line: 29, column: 9, scope: !359)
!359 = distinct !DILexicalBlock(scope: !351, file: !10, line: 29, column: 9)
!360 = !DILocation(line: 29, column: 14, scope: !359)
!361 = !DILocation(line: 29, column: 11, scope: !359)
!362 = !DILocation(line: 29, column: 9, scope: !351)
!363 = !DILocation(line: 30, column: 18, scope: !359)
!364 = !DILocation(line: 30, column: 16, scope: !359)
!365 = !DILocation(line: 30, column: 14, scope: !359)
!366 = !DILocation(line: 30, column: 9, scope: !359)
!367 = !DILocation(line: 31, column: 1, scope: !351)
!368 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !10, file: !10, line: 33, type: !27, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!369 = !DILocalVariable(name: "p", scope: !368, file: !10, line: 35, type: !15)
!370 = !DILocation(line: 35, column: 11, scope: !368)
!371 = !DILocation(line: 35, column: 15, scope: !368)
!372 = !DILocalVariable(name: "i", scope: !368, file: !10, line: 36, type: !12)
!373 = !DILocation(line: 36, column: 17, scope: !368)
!374 = !DILocation(line: 36, column: 34, scope: !368)
!375 = !DILocation(line: 37, column: 9, scope: !376)
!376 = distinct !DILexicalBlock(scope: !368, file: !10, line: 37, column: 9)
!377 = !DILocation(line: 37, column: 11, scope: !376)
!378 = !DILocation(line: 37, column: 15, scope: !376)
!379 = !DILocation(line: 37, column: 18, scope: !376)
!380 = !DILocation(line: 37, column: 24, scope: !376)
!381 = !DILocation(line: 37, column: 20, scope: !376)
!382 = !DILocation(line: 37, column: 9, scope: !368)
!383 = !DILocation(line: 38, column: 16, scope: !376)
!384 = !DILocation(line: 38, column: 18, scope: !376)
!385 = !DILocation(line: 38, column: 14, scope: !376)
!386 = !DILocation(line: 38, column: 9, scope: !376)
!387 = !DILocation(line: 39, column: 10, scope: !368)
!388 = !DILocation(line: 39, column: 5, scope: !368)
!389 = !DILocation(line: 40, column: 1, scope: !368)
!390 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !10, file: !10, line: 42, type: !27, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!391 = !DILocalVariable(name: "i", scope: !390, file: !10, line: 44, type: !331)
!392 = !DILocation(line: 44, column: 19, scope: !390)
!393 = !DILocation(line: 44, column: 23, scope: !390)
!394 = !DILocation(line: 45, column: 19, scope: !390)
!395 = !DILocation(line: 45, column: 21, scope: !390)
!396 = !DILocation(line: 45, column: 28, scope: !390)
!397 = !DILocation(line: 45, column: 26, scope: !390)
!398 = !DILocation(line: 45, column: 12, scope: !390)
!399 = !DILocation(line: 45, column: 10, scope: !390)
!400 = !DILocation(line: 46, column: 1, scope: !390)
!401 = distinct !DISubprogram(name: "symbolic_place_straddles", scope: !10, file: !10, line: 48, type: !27, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!402 = !DILocalVariable(name: "p", scope: !401, file: !10, line: 50, type: !15)
!403 = !DILocation(line: 50, column: 11, scope: !401)
!404 = !DILocation(line: 50, column: 15, scope: !401)
!405 = !DILocalVariable(name: "i", scope: !401, file: !10, line: 51, type: !331)
!406 = !DILocation(line: 51, column: 19, scope: !401)
!407 = !DILocation(line: 51, column: 23, scope: !401)
!408 = !DILocation(line: 52, column: 9, scope: !409)
!409 = distinct !DILexicalBlock(scope: !401, file: !10, line: 52, column: 9)
!410 = !DILocation(line: 52, column: 15, scope: !409)
!411 = !DILocation(line: 52, column: 11, scope: !409)
!412 = !DILocation(line: 52, column: 9, scope: !401)
!413 = !DILocation(line: 53, column: 18, scope: !409)
!414 = !DILocation(line: 53, column: 22, scope: !409)
!415 = !DILocation(line: 53, column: 20, scope: !409)
!416 = !DILocation(line: 53, column: 25, scope: !409)
!417 = !DILocation(line: 53, column: 9, scope: !409)
!418 = !DILocation(line: 54, column: 10, scope: !401)
!419 = !DILocation(line: 54, column: 5, scope: !401)
!420 = !DILocation(line: 55, column: 1, scope: !401)
!421 = distinct !DISubprogram(name: "symbolic_place_past_end", scope: !10, file: !10, line: 57, type: !27, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!422 = !DILocalVariable(name: "p", scope: !421, file: !10, line: 59, type: !15)
!423 = !DILocation(line: 59, column: 11, scope: !421)
!424 = !DILocation(line: 59, column: 15, scope: !421)
!425 = !DILocalVariable(name: "i", scope: !421, file: !10, line: 60, type: !331)
!426 = !DILocation(line: 60, column: 19, scope: !421)
!427 = !DILocation(line: 60, column: 23, scope: !421)
!428 = !DILocation(line: 61, column: 9, scope: !429)
!429 = distinct !DILexicalBlock(scope: !421, file: !10, line: 61, column: 9)
!430 = !DILocation(line: 61, column: 15, scope: !429)
!431 = !DILocation(line: 61, column: 11, scope: !429)
!432 = !DILocation(line: 61, column: 9, scope: !421)
!433 = !DILocation(line: 62, column: 18, scope: !429)
!434 = !DILocation(line: 62, column: 22, scope: !429)
!435 = !DILocation(line: 62, column: 20, scope: !429)
!436 = !DILocation(line: 62, column: 25, scope: !429)
!437 = !DILocation(line: 62, column: 9, scope: !429)
!438 = !DILocation(line: 63, column: 10, scope: !421)
!439 = !DILocation(line: 63, column: 5, scope: !421)
!440 = !DILocation(line: 64, column: 1, scope: !421)
!441 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !10, file: !10, line: 66, type: !27, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!442 = !DILocalVariable(name: "n", scope: !441, file: !10, line: 68, type: !331)
!443 = !DILocation(line: 68, column: 19, scope: !441)
!444 = !DILocation(line: 68, column: 23, scope: !441)
!445 = !DILocation(line: 69, column: 9, scope: !446)
!446 = distinct !DILexicalBlock(scope: !441, file: !10, line: 69, column: 9)
!447 = !DILocation(line: 69, column: 11, scope: !446)
!448 = !DILocation(line: 69, column: 9, scope: !441)
!449 = !DILocation(line: 70, column: 9, scope: !446)
!450 = !DILocalVariable(name: "p", scope: !441, file: !10, line: 71, type: !15)
!451 = !DILocation(line: 71, column: 11, scope: !441)
!452 = !DILocation(line: 71, column: 22, scope: !441)
!453 = !DILocation(line: 71, column: 15, scope: !441)
!454 = !DILocation(line: 72, column: 5, scope: !441)
!455 = !DILocation(line: 72, column: 7, scope: !441)
!456 = !DILocation(line: 72, column: 13, scope: !441)
!457 = !DILocation(line: 72, column: 15, scope: !441)
!458 = !DILocation(line: 72, column: 21, scope: !441)
!459 = !DILocation(line: 72, column: 23, scope: !441)
!460 = !DILocation(line: 72, column: 28, scope: !441)
!461 = !DILocation(line: 73, column: 10, scope: !441)
!462 = !DILocation(line: 73, column: 5, scope: !441)
!463 = !DILocation(line: 74, column: 1, scope: !441)
!464 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !10, file: !10, line: 76, type: !27, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!465 = !DILocalVariable(name: "to", scope: !464, file: !10, line: 78, type: !137)
!466 = !DILocation(line: 78, column: 10, scope: !464)
!467 = !DILocalVariable(name: "from", scope: !464, file: !10, line: 78, type: !468)
!468 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !469)
!469 = !{!470}
!470 = !DISubrange(count: 32)
!471 = !DILocation(line: 78, column: 18, scope: !464)
!472 = !DILocalVariable(name: "n", scope: !464, file: !10, line: 79, type: !331)
!473 = !DILocation(line: 79, column: 19, scope: !464)
!474 = !DILocation(line: 79, column: 23, scope: !464)
!475 = !DILocation(line: 80, column: 9, scope: !476)
!476 = distinct !DILexicalBlock(scope: !464, file: !10, line: 80, column: 9)
!477 = !DILocation(line: 80, column: 15, scope: !476)
!478 = !DILocation(line: 80, column: 11, scope: !476)
!479 = !DILocation(line: 80, column: 9, scope: !464)
!480 = !DILocation(line: 81, column: 9, scope: !476)
!481 = !DILocation(line: 81, column: 26, scope: !476)
!482 = !DILocation(line: 82, column: 1, scope: !464)
!483 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !10, file: !10, line: 84, type: !27, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!484 = !DILocalVariable(name: "to", scope: !483, file: !10, line: 86, type: !485)
!485 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !486)
!486 = !{!487}
!487 = !DISubrange(count: 8)
!488 = !DILocation(line: 86, column: 10, scope: !483)
!489 = !DILocalVariable(name: "n", scope: !483, file: !10, line: 87, type: !331)
!490 = !DILocation(line: 87, column: 19, scope: !483)
!491 = !DILocation(line: 87, column: 23, scope: !483)
!492 = !DILocation(line: 88, column: 9, scope: !493)
!493 = distinct !DILexicalBlock(scope: !483, file: !10, line: 88, column: 9)
!494 = !DILocation(line: 88, column: 21, scope: !493)
!495 = !DILocation(line: 88, column: 19, scope: !493)
!496 = !DILocation(line: 88, column: 15, scope: !493)
!497 = !DILocation(line: 88, column: 11, scope: !493)
!498 = !DILocation(line: 88, column: 9, scope: !483)
!499 = !DILocation(line: 89, column: 9, scope: !493)
!500 = !DILocation(line: 89, column: 23, scope: !493)
!501 = !DILocation(line: 90, column: 1, scope: !483)
!502 = distinct !DISubprogram(name: "symbolic_division", scope: !10, file: !10, line: 92, type: !27, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!503 = !DILocalVariable(name: "d", scope: !502, file: !10, line: 94, type: !331)
!504 = !DILocation(line: 94, column: 19, scope: !502)
!505 = !DILocation(line: 94, column: 23, scope: !502)
!506 = !DILocation(line: 95, column: 9, scope: !507)
!507 = distinct !DILexicalBlock(scope: !502, file: !10, line: 95, column: 9)
!508 = !DILocation(line: 95, column: 13, scope: !507)
!509 = !DILocation(line: 95, column: 16, scope: !507)
!510 = !DILocation(line: 95, column: 9, scope: !502)
!511 = !DILocation(line: 96, column: 22, scope: !507)
!512 = !DILocation(line: 96, column: 20, scope: !507)
!513 = !DILocation(line: 96, column: 14, scope: !507)
!514 = !DILocation(line: 96, column: 9, scope: !507)
!515 = !DILocation(line: 97, column: 1, scope: !502)
!516 = distinct !DISubprogram(name: "symbolic_null", scope: !10, file: !10, line: 99, type: !27, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!517 = !DILocalVariable(name: "x", scope: !516, file: !10, line: 101, type: !331)
!518 = !DILocation(line: 101, column: 19, scope: !516)
!519 = !DILocation(line: 101, column: 23, scope: !516)
!520 = !DILocalVariable(name: "y", scope: !516, file: !10, line: 102, type: !14)
!521 = !DILocation(line: 102, column: 9, scope: !516)
!522 = !DILocalVariable(name: "p", scope: !516, file: !10, line: 102, type: !13)
!523 = !DILocation(line: 102, column: 17, scope: !516)
!524 = !DILocation(line: 102, column: 21, scope: !516)
!525 = !DILocation(line: 102, column: 25, scope: !516)
!526 = !DILocation(line: 102, column: 28, scope: !516)
!527 = !DILocation(line: 102, column: 30, scope: !516)
!528 = !DILocation(line: 103, column: 6, scope: !516)
!529 = !DILocation(line: 103, column: 8, scope: !516)
!530 = !DILocation(line: 104, column: 1, scope: !516)
!531 = distinct !DISubprogram(name: "symbolic_assertion", scope: !10, file: !10, line: 106, type: !27, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!532 = !DILocalVariable(name: "x", scope: !531, file: !10, line: 108, type: !331)
!533 = !DILocation(line: 108, column: 19, scope: !531)
!534 = !DILocation(line: 108, column: 23, scope: !531)
!535 = !DILocation(line: 109, column: 10, scope: !536)
!536 = distinct !DILexicalBlock(scope: !531, file: !10, line: 109, column: 9)
!537 = !DILocation(line: 109, column: 9, scope: !531)
!538 = !DILocation(line: 110, column: 21, scope: !536)
!539 = !DILocation(line: 110, column: 23, scope: !536)
!540 = !DILocation(line: 110, column: 9, scope: !536)
!541 = !DILocation(line: 111, column: 5, scope: !542)
!542 = distinct !DILexicalBlock(scope: !543, file: !10, line: 111, column: 5)
!543 = distinct !DILexicalBlock(scope: !531, file: !10, line: 111, column: 5)
!544 = !DILocation(line: 111, column: 5, scope: !543)
!545 = !DILocation(line: 112, column: 1, scope: !531)
!546 = distinct !DISubprogram(name: "symbolic_free", scope: !10, file: !10, line: 114, type: !27, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!547 = !DILocalVariable(name: "p", scope: !546, file: !10, line: 116, type: !15)
!548 = !DILocation(line: 116, column: 11, scope: !546)
!549 = !DILocation(line: 116, column: 15, scope: !546)
!550 = !DILocalVariable(name: "q", scope: !546, file: !10, line: 116, type: !15)
!551 = !DILocation(line: 116, column: 27, scope: !546)
!552 = !DILocation(line: 116, column: 31, scope: !546)
!553 = !DILocalVariable(name: "x", scope: !546, file: !10, line: 117, type: !331)
!554 = !DILocation(line: 117, column: 19, scope: !546)
!555 = !DILocation(line: 117, column: 23, scope: !546)
!556 = !DILocation(line: 118, column: 9, scope: !557)
!557 = distinct !DILexicalBlock(scope: !546, file: !10, line: 118, column: 9)
!558 = !DILocation(line: 118, column: 13, scope: !557)
!559 = !DILocation(line: 118, column: 16, scope: !557)
!560 = !DILocation(line: 118, column: 18, scope: !557)
!561 = !DILocation(line: 118, column: 9, scope: !546)
!562 = !DILocation(line: 119, column: 14, scope: !557)
!563 = !DILocation(line: 119, column: 9, scope: !557)
!564 = !DILocation(line: 120, column: 10, scope: !546)
!565 = !DILocation(line: 120, column: 5, scope: !546)
!566 = !DILocation(line: 121, column: 1, scope: !546)
!567 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !10, file: !10, line: 123, type: !27, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!568 = !DILocalVariable(name: "p", scope: !567, file: !10, line: 125, type: !15)
!569 = !DILocation(line: 125, column: 11, scope: !567)
!570 = !DILocation(line: 125, column: 15, scope: !567)
!571 = !DILocalVariable(name: "x", scope: !567, file: !10, line: 126, type: !331)
!572 = !DILocation(line: 126, column: 19, scope: !567)
!573 = !DILocation(line: 126, column: 23, scope: !567)
!574 = !DILocation(line: 127, column: 9, scope: !575)
!575 = distinct !DILexicalBlock(scope: !567, file: !10, line: 127, column: 9)
!576 = !DILocation(line: 127, column: 11, scope: !575)
!577 = !DILocation(line: 127, column: 9, scope: !567)
!578 = !DILocation(line: 128, column: 14, scope: !575)
!579 = !DILocation(line: 128, column: 9, scope: !575)
!580 = !DILocation(line: 129, column: 9, scope: !581)
!581 = distinct !DILexicalBlock(scope: !567, file: !10, line: 129, column: 9)
!582 = !DILocation(line: 129, column: 9, scope: !567)
!583 = !DILocation(line: 129, column: 15, scope: !581)
!584 = !DILocation(line: 129, column: 17, scope: !581)
!585 = !DILocation(line: 129, column: 24, scope: !581)
!586 = !DILocation(line: 129, column: 26, scope: !581)
!587 = !DILocation(line: 130, column: 9, scope: !581)
!588 = !DILocation(line: 130, column: 14, scope: !581)
!589 = !DILocation(line: 131, column: 9, scope: !590)
!590 = distinct !DILexicalBlock(scope: !567, file: !10, line: 131, column: 9)
!591 = !DILocation(line: 131, column: 11, scope: !590)
!592 = !DILocation(line: 131, column: 9, scope: !567)
!593 = !DILocation(line: 132, column: 14, scope: !590)
!594 = !DILocation(line: 132, column: 9, scope: !590)
!595 = !DILocation(line: 133, column: 1, scope: !567)
!596 = distinct !DISubprogram(name: "symbolic_string", scope: !10, file: !10, line: 135, type: !27, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!597 = !DILocalVariable(name: "word", scope: !596, file: !10, line: 137, type: !3)
!598 = !DILocation(line: 137, column: 10, scope: !596)
!599 = !DILocalVariable(name: "copy", scope: !596, file: !10, line: 137, type: !3)
!600 = !DILocation(line: 137, column: 19, scope: !596)
!601 = !DILocation(line: 138, column: 24, scope: !596)
!602 = !DILocation(line: 138, column: 5, scope: !596)
!603 = !DILocation(line: 139, column: 5, scope: !596)
!604 = !DILocation(line: 139, column: 13, scope: !596)
!605 = !DILocation(line: 140, column: 12, scope: !596)
!606 = !DILocation(line: 140, column: 18, scope: !596)
!607 = !DILocation(line: 140, column: 5, scope: !596)
!608 = !DILocation(line: 141, column: 16, scope: !609)
!609 = distinct !DILexicalBlock(scope: !596, file: !10, line: 141, column: 9)
!610 = !DILocation(line: 141, column: 9, scope: !609)
!611 = !DILocation(line: 141, column: 29, scope: !609)
!612 = !DILocation(line: 141, column: 34, scope: !609)
!613 = !DILocation(line: 141, column: 37, scope: !609)
!614 = !DILocation(line: 141, column: 9, scope: !596)
!615 = !DILocation(line: 142, column: 21, scope: !609)
!616 = !DILocation(line: 142, column: 14, scope: !609)
!617 = !DILocation(line: 142, column: 27, scope: !609)
!618 = !DILocation(line: 142, column: 9, scope: !609)
!619 = !DILocation(line: 142, column: 32, scope: !609)
!620 = !DILocation(line: 143, column: 1, scope: !596)
!621 = distinct !DISubprogram(name: "symbolic_overflow", scope: !10, file: !10, line: 145, type: !27, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!622 = !DILocalVariable(name: "x", scope: !621, file: !10, line: 147, type: !14)
!623 = !DILocation(line: 147, column: 9, scope: !621)
!624 = !DILocation(line: 148, column: 5, scope: !621)
!625 = !DILocation(line: 149, column: 10, scope: !626)
!626 = distinct !DILexicalBlock(scope: !621, file: !10, line: 149, column: 9)
!627 = !DILocation(line: 149, column: 9, scope: !621)
!628 = !DILocation(line: 150, column: 21, scope: !626)
!629 = !DILocation(line: 150, column: 23, scope: !626)
!630 = !DILocation(line: 150, column: 9, scope: !626)
!631 = !DILocation(line: 151, column: 12, scope: !621)
!632 = !DILocation(line: 151, column: 14, scope: !621)
!633 = !DILocation(line: 151, column: 10, scope: !621)
!634 = !DILocation(line: 152, column: 1, scope: !621)
!635 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !10, file: !10, line: 154, type: !27, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!636 = !DILocalVariable(name: "x", scope: !635, file: !10, line: 156, type: !637)
!637 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!638 = !DILocation(line: 156, column: 11, scope: !635)
!639 = !DILocation(line: 157, column: 5, scope: !635)
!640 = !DILocation(line: 158, column: 13, scope: !635)
!641 = !DILocation(line: 158, column: 36, scope: !635)
!642 = !DILocation(line: 158, column: 34, scope: !635)
!643 = !DILocation(line: 158, column: 10, scope: !635)
!644 = !DILocation(line: 159, column: 1, scope: !635)
!645 = distinct !DISubprogram(name: "symbolic_shift", scope: !10, file: !10, line: 161, type: !27, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!646 = !DILocalVariable(name: "n", scope: !645, file: !10, line: 163, type: !331)
!647 = !DILocation(line: 163, column: 19, scope: !645)
!648 = !DILocation(line: 163, column: 23, scope: !645)
!649 = !DILocation(line: 164, column: 19, scope: !645)
!650 = !DILocation(line: 164, column: 24, scope: !645)
!651 = !DILocation(line: 164, column: 21, scope: !645)
!652 = !DILocation(line: 164, column: 15, scope: !645)
!653 = !DILocation(line: 164, column: 10, scope: !645)
!654 = !DILocation(line: 165, column: 1, scope: !645)
!655 = !DILocalVariable(name: "n", scope: !170, file: !10, line: 170, type: !331)
!656 = !DILocation(line: 170, column: 19, scope: !170)
!657 = !DILocation(line: 170, column: 23, scope: !170)
!658 = !DILocation(line: 171, column: 38, scope: !170)
!659 = !DILocation(line: 171, column: 44, scope: !170)
!660 = !DILocation(line: 171, column: 46, scope: !170)
!661 = !DILocation(line: 171, column: 52, scope: !170)
!662 = !DILocation(line: 171, column: 54, scope: !170)
!663 = !DILocation(line: 171, column: 35, scope: !170)
!664 = !DILocation(line: 171, column: 12, scope: !170)
!665 = !DILocation(line: 171, column: 10, scope: !170)
!666 = !DILocation(line: 172, column: 1, scope: !170)
!667 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !10, file: !10, line: 174, type: !27, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!668 = !DILocalVariable(name: "a", scope: !667, file: !10, line: 176, type: !353)
!669 = !DILocation(line: 176, column: 9, scope: !667)
!670 = !DILocalVariable(name: "i", scope: !667, file: !10, line: 177, type: !331)
!671 = !DILocation(line: 177, column: 19, scope: !667)
!672 = !DILocation(line: 177, column: 23, scope: !667)
!673 = !DILocation(line: 178, column: 19, scope: !667)
!674 = !DILocation(line: 178, column: 24, scope: !667)
!675 = !DILocation(line: 178, column: 12, scope: !667)
!676 = !DILocation(line: 178, column: 17, scope: !667)
!677 = !DILocation(line: 178, column: 5, scope: !667)
!678 = !DILocation(line: 178, column: 10, scope: !667)
!679 = !DILocation(line: 179, column: 10, scope: !680)
!680 = distinct !DILexicalBlock(scope: !667, file: !10, line: 179, column: 9)
!681 = !DILocation(line: 179, column: 9, scope: !667)
!682 = !DILocation(line: 180, column: 9, scope: !680)
!683 = !DILocation(line: 180, column: 14, scope: !680)
!684 = !DILocation(line: 181, column: 11, scope: !685)
!685 = distinct !DILexicalBlock(scope: !667, file: !10, line: 181, column: 9)
!686 = !DILocation(line: 181, column: 13, scope: !685)
!687 = !DILocation(line: 181, column: 9, scope: !685)
!688 = !DILocation(line: 181, column: 9, scope: !667)
!689 = !DILocation(line: 182, column: 14, scope: !685)
!690 = !DILocation(line: 182, column: 9, scope: !685)
!691 = !DILocation(line: 183, column: 1, scope: !667)
!692 = distinct !DISubprogram(name: "symbolic_leak", scope: !10, file: !10, line: 185, type: !27, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!693 = !DILocalVariable(name: "p", scope: !692, file: !10, line: 187, type: !15)
!694 = !DILocation(line: 187, column: 11, scope: !692)
!695 = !DILocation(line: 187, column: 15, scope: !692)
!696 = !DILocation(line: 188, column: 9, scope: !697)
!697 = distinct !DILexicalBlock(scope: !692, file: !10, line: 188, column: 9)
!698 = !DILocation(line: 188, column: 17, scope: !697)
!699 = !DILocation(line: 188, column: 22, scope: !697)
!700 = !DILocation(line: 188, column: 25, scope: !697)
!701 = !DILocation(line: 188, column: 9, scope: !692)
!702 = !DILocation(line: 189, column: 13, scope: !697)
!703 = !DILocation(line: 189, column: 11, scope: !697)
!704 = !DILocation(line: 189, column: 9, scope: !697)
!705 = !DILocation(line: 190, column: 10, scope: !692)
!706 = !DILocation(line: 190, column: 5, scope: !692)
!707 = !DILocation(line: 191, column: 1, scope: !692)
!708 = !DILocalVariable(name: "i", scope: !198, file: !10, line: 196, type: !331)
!709 = !DILocation(line: 196, column: 19, scope: !198)
!710 = !DILocation(line: 196, column: 23, scope: !198)
!711 = !DILocation(line: 197, column: 10, scope: !712)
!712 = distinct !DILexicalBlock(scope: !198, file: !10, line: 197, column: 9)
!713 = !DILocation(line: 197, column: 9, scope: !198)
!714 = !DILocation(line: 198, column: 22, scope: !712)
!715 = !DILocation(line: 198, column: 24, scope: !712)
!716 = !DILocation(line: 198, column: 29, scope: !712)
!717 = !DILocation(line: 198, column: 21, scope: !712)
!718 = !DILocation(line: 198, column: 9, scope: !712)
!719 = !DILocation(line: 199, column: 22, scope: !720)
!720 = distinct !DILexicalBlock(scope: !198, file: !10, line: 199, column: 9)
!721 = !DILocation(line: 199, column: 24, scope: !720)
!722 = !DILocation(line: 199, column: 16, scope: !720)
!723 = !DILocation(line: 199, column: 9, scope: !720)
!724 = !DILocation(line: 199, column: 37, scope: !720)
!725 = !DILocation(line: 199, column: 9, scope: !198)
!726 = !DILocation(line: 200, column: 14, scope: !720)
!727 = !DILocation(line: 200, column: 9, scope: !720)
!728 = !DILocation(line: 201, column: 1, scope: !198)
!729 = distinct !DISubprogram(name: "symbolic_freed_block_compared", scope: !10, file: !10, line: 203, type: !27, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!730 = !DILocalVariable(name: "blocks", scope: !729, file: !10, line: 205, type: !731)
!731 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !40)
!732 = !DILocation(line: 205, column: 11, scope: !729)
!733 = !DILocation(line: 205, column: 24, scope: !729)
!734 = !DILocation(line: 205, column: 23, scope: !729)
!735 = !DILocation(line: 205, column: 35, scope: !729)
!736 = !DILocation(line: 206, column: 10, scope: !737)
!737 = distinct !DILexicalBlock(scope: !729, file: !10, line: 206, column: 9)
!738 = !DILocation(line: 206, column: 20, scope: !737)
!739 = !DILocation(line: 206, column: 24, scope: !737)
!740 = !DILocation(line: 206, column: 9, scope: !729)
!741 = !DILocation(line: 207, column: 9, scope: !737)
!742 = !DILocation(line: 208, column: 12, scope: !729)
!743 = !DILocation(line: 208, column: 5, scope: !729)
!744 = !DILocation(line: 209, column: 12, scope: !729)
!745 = !DILocation(line: 209, column: 5, scope: !729)
!746 = !DILocation(line: 210, column: 9, scope: !747)
!747 = distinct !DILexicalBlock(scope: !729, file: !10, line: 210, column: 9)
!748 = !DILocation(line: 210, column: 9, scope: !729)
!749 = !DILocation(line: 211, column: 14, scope: !747)
!750 = !DILocation(line: 211, column: 9, scope: !747)
!751 = !DILocation(line: 212, column: 31, scope: !752)
!752 = distinct !DILexicalBlock(scope: !729, file: !10, line: 212, column: 9)
!753 = !DILocation(line: 212, column: 39, scope: !752)
!754 = !DILocation(line: 212, column: 24, scope: !752)
!755 = !DILocation(line: 212, column: 9, scope: !752)
!756 = !DILocation(line: 212, column: 48, scope: !752)
!757 = !DILocation(line: 212, column: 9, scope: !729)
!758 = !DILocation(line: 213, column: 14, scope: !752)
!759 = !DILocation(line: 213, column: 9, scope: !752)
!760 = !DILocation(line: 214, column: 10, scope: !729)
!761 = !DILocation(line: 214, column: 5, scope: !729)
!762 = !DILocation(line: 215, column: 10, scope: !763)
!763 = distinct !DILexicalBlock(scope: !729, file: !10, line: 215, column: 9)
!764 = !DILocation(line: 215, column: 9, scope: !729)
!765 = !DILocation(line: 216, column: 14, scope: !763)
!766 = !DILocation(line: 216, column: 9, scope: !763)
!767 = !DILocation(line: 217, column: 1, scope: !729)
!768 = distinct !DISubprogram(name: "symbolic_overlap", scope: !10, file: !10, line: 219, type: !27, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!769 = !DILocalVariable(name: "text", scope: !768, file: !10, line: 221, type: !485)
!770 = !DILocation(line: 221, column: 10, scope: !768)
!771 = !DILocation(line: 222, column: 5, scope: !768)
!772 = !DILocation(line: 222, column: 18, scope: !768)
!773 = !DILocation(line: 222, column: 26, scope: !768)
!774 = !DILocation(line: 222, column: 37, scope: !768)
!775 = !DILocation(line: 222, column: 34, scope: !768)
!776 = !DILocation(line: 222, column: 23, scope: !768)
!777 = !DILocation(line: 223, column: 1, scope: !768)
!778 = distinct !DISubprogram(name: "symbolic_text_of_no_characters", scope: !10, file: !10, line: 225, type: !27, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !171)
!779 = !DILocalVariable(name: "text", scope: !778, file: !10, line: 227, type: !485)
!780 = !DILocation(line: 227, column: 10, scope: !778)
!781 = !DILocation(line: 228, column: 5, scope: !778)
!782 = !DILocation(line: 229, column: 20, scope: !778)
!783 = !DILocation(line: 229, column: 33, scope: !778)
!784 = !DILocation(line: 229, column: 41, scope: !778)
!785 = !DILocation(line: 229, column: 49, scope: !778)
!786 = !DILocation(line: 229, column: 38, scope: !778)
!787 = !DILocation(line: 229, column: 5, scope: !778)
!788 = !DILocation(line: 230, column: 1, scope: !778)
