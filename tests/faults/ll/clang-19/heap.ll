; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/heap.c
; ModuleID = 'tests/faults/heap.c'
source_filename = "tests/faults/heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.pair = type { i32, i32 }
%struct.node = type { ptr, i32 }
%struct.text = type { i32, [0 x i8] }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !19
@entry_heap_write_past_end = internal global %struct.fault_case { ptr @.str.1, ptr @heap_write_past_end, ptr null }, align 8, !dbg !37
@entry_heap_write_before_start = internal global %struct.fault_case { ptr @.str.2, ptr @heap_write_before_start, ptr null }, align 8, !dbg !44
@entry_heap_read_past_end = internal global %struct.fault_case { ptr @.str.3, ptr @heap_read_past_end, ptr null }, align 8, !dbg !51
@entry_heap_read_before_start = internal global %struct.fault_case { ptr @.str.4, ptr @heap_read_before_start, ptr null }, align 8, !dbg !58
@entry_heap_straddles_end = internal global %struct.fault_case { ptr @.str.5, ptr @heap_straddles_end, ptr null }, align 8, !dbg !62
@entry_heap_straddles_start = internal global %struct.fault_case { ptr @.str.6, ptr @heap_straddles_start, ptr null }, align 8, !dbg !69
@entry_heap_last_bytes_straddle = internal global %struct.fault_case { ptr @.str.7, ptr @heap_last_bytes_straddle, ptr null }, align 8, !dbg !76
@entry_heap_wide_past_end = internal global %struct.fault_case { ptr @.str.8, ptr @heap_wide_past_end, ptr null }, align 8, !dbg !80
@entry_heap_freed_last_bytes_straddle = internal global %struct.fault_case { ptr @.str.9, ptr @heap_freed_last_bytes_straddle, ptr null }, align 8, !dbg !87
@entry_heap_far_past_end = internal global %struct.fault_case { ptr @.str.10, ptr @heap_far_past_end, ptr null }, align 8, !dbg !94
@entry_heap_wrong_struct = internal global %struct.fault_case { ptr @.str.11, ptr @heap_wrong_struct, ptr null }, align 8, !dbg !98
@entry_heap_size_of_pointer = internal global %struct.fault_case { ptr @.str.12, ptr @heap_size_of_pointer, ptr null }, align 8, !dbg !102
@entry_heap_empty_block = internal global %struct.fault_case { ptr @.str.13, ptr @heap_empty_block, ptr null }, align 8, !dbg !109
@entry_heap_cast_to_wider = internal global %struct.fault_case { ptr @.str.14, ptr @heap_cast_to_wider, ptr null }, align 8, !dbg !113
@entry_heap_through_integer = internal global %struct.fault_case { ptr @.str.15, ptr @heap_through_integer, ptr null }, align 8, !dbg !117
@entry_heap_realloc_smaller = internal global %struct.fault_case { ptr @.str.16, ptr @heap_realloc_smaller, ptr null }, align 8, !dbg !121
@entry_heap_use_after_realloc = internal global %struct.fault_case { ptr @.str.17, ptr @heap_use_after_realloc, ptr null }, align 8, !dbg !125
@entry_heap_use_after_free_write = internal global %struct.fault_case { ptr @.str.18, ptr @heap_use_after_free_write, ptr null }, align 8, !dbg !132
@entry_heap_use_after_free_read = internal global %struct.fault_case { ptr @.str.19, ptr @heap_use_after_free_read, ptr null }, align 8, !dbg !136
@entry_heap_use_after_free_and_reuse = internal global %struct.fault_case { ptr @.str.20, ptr @heap_use_after_free_and_reuse, ptr null }, align 8, !dbg !143
@entry_heap_list_freed_while_walked = internal global %struct.fault_case { ptr @.str.21, ptr @heap_list_freed_while_walked, ptr null }, align 8, !dbg !150
@entry_heap_two_dimensional = internal global %struct.fault_case { ptr @.str.22, ptr @heap_two_dimensional, ptr null }, align 8, !dbg !154
@entry_heap_flexible_member = internal global %struct.fault_case { ptr @.str.23, ptr @heap_flexible_member, ptr null }, align 8, !dbg !158
@entry_heap_union = internal global %struct.fault_case { ptr @.str.24, ptr @heap_union, ptr null }, align 8, !dbg !165
@entry_heap_aligned = internal global %struct.fault_case { ptr @.str.25, ptr @heap_aligned, ptr null }, align 8, !dbg !172
@entry_heap_calloc_product = internal global %struct.fault_case { ptr @.str.26, ptr @heap_calloc_product, ptr null }, align 8, !dbg !176
@entry_heap_in_callee = internal global %struct.fault_case { ptr @.str.27, ptr @heap_in_callee, ptr null }, align 8, !dbg !183
@.str.1 = private unnamed_addr constant [20 x i8] c"heap_write_past_end\00", align 1, !dbg !32
@.str.2 = private unnamed_addr constant [24 x i8] c"heap_write_before_start\00", align 1, !dbg !39
@.str.3 = private unnamed_addr constant [19 x i8] c"heap_read_past_end\00", align 1, !dbg !46
@.str.4 = private unnamed_addr constant [23 x i8] c"heap_read_before_start\00", align 1, !dbg !53
@.str.5 = private unnamed_addr constant [19 x i8] c"heap_straddles_end\00", align 1, !dbg !60
@.str.6 = private unnamed_addr constant [21 x i8] c"heap_straddles_start\00", align 1, !dbg !64
@.str.7 = private unnamed_addr constant [25 x i8] c"heap_last_bytes_straddle\00", align 1, !dbg !71
@.str.8 = private unnamed_addr constant [19 x i8] c"heap_wide_past_end\00", align 1, !dbg !78
@.str.9 = private unnamed_addr constant [31 x i8] c"heap_freed_last_bytes_straddle\00", align 1, !dbg !82
@.str.10 = private unnamed_addr constant [18 x i8] c"heap_far_past_end\00", align 1, !dbg !89
@.str.11 = private unnamed_addr constant [18 x i8] c"heap_wrong_struct\00", align 1, !dbg !96
@.str.12 = private unnamed_addr constant [21 x i8] c"heap_size_of_pointer\00", align 1, !dbg !100
@.str.13 = private unnamed_addr constant [17 x i8] c"heap_empty_block\00", align 1, !dbg !104
@.str.14 = private unnamed_addr constant [19 x i8] c"heap_cast_to_wider\00", align 1, !dbg !111
@.str.15 = private unnamed_addr constant [21 x i8] c"heap_through_integer\00", align 1, !dbg !115
@.str.16 = private unnamed_addr constant [21 x i8] c"heap_realloc_smaller\00", align 1, !dbg !119
@.str.17 = private unnamed_addr constant [23 x i8] c"heap_use_after_realloc\00", align 1, !dbg !123
@.str.18 = private unnamed_addr constant [26 x i8] c"heap_use_after_free_write\00", align 1, !dbg !127
@.str.19 = private unnamed_addr constant [25 x i8] c"heap_use_after_free_read\00", align 1, !dbg !134
@.str.20 = private unnamed_addr constant [30 x i8] c"heap_use_after_free_and_reuse\00", align 1, !dbg !138
@.str.21 = private unnamed_addr constant [29 x i8] c"heap_list_freed_while_walked\00", align 1, !dbg !145
@.str.22 = private unnamed_addr constant [21 x i8] c"heap_two_dimensional\00", align 1, !dbg !152
@.str.23 = private unnamed_addr constant [21 x i8] c"heap_flexible_member\00", align 1, !dbg !156
@.str.24 = private unnamed_addr constant [11 x i8] c"heap_union\00", align 1, !dbg !160
@.str.25 = private unnamed_addr constant [13 x i8] c"heap_aligned\00", align 1, !dbg !167
@.str.26 = private unnamed_addr constant [20 x i8] c"heap_calloc_product\00", align 1, !dbg !174
@.str.27 = private unnamed_addr constant [15 x i8] c"heap_in_callee\00", align 1, !dbg !178
@llvm.global_ctors = appending global [27 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_heap_write_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_write_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_read_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_read_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_straddles_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_straddles_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_last_bytes_straddle, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_wide_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_freed_last_bytes_straddle, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_far_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_wrong_struct, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_size_of_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_empty_block, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_cast_to_wider, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_through_integer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_realloc_smaller, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_use_after_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_use_after_free_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_use_after_free_read, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_use_after_free_and_reuse, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_list_freed_while_walked, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_two_dimensional, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_flexible_member, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_union, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_aligned, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_calloc_product, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_in_callee, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !193 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !198, !DIExpression(), !199)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !200, !DIExpression(), !201)
  %7 = load i32, ptr %4, align 4, !dbg !202
  %8 = icmp sgt i32 %7, 2, !dbg !203
  br i1 %8, label %9, label %15, !dbg !204

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !205
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !205
  %12 = load ptr, ptr %11, align 8, !dbg !205
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !206
  %14 = icmp eq i32 %13, 0, !dbg !207
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !208
  %17 = zext i1 %16 to i32, !dbg !204
  store i32 %17, ptr @bad, align 4, !dbg !209
    #dbg_declare(ptr %6, !210, !DIExpression(), !212)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !213
  store ptr %18, ptr %6, align 8, !dbg !212
  br label %19, !dbg !214

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !215
  %21 = icmp ne ptr %20, null, !dbg !217
  br i1 %21, label %22, label %43, !dbg !217

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !218
  %24 = icmp sgt i32 %23, 1, !dbg !220
  br i1 %24, label %25, label %38, !dbg !221

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !222
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !222
  %28 = load ptr, ptr %27, align 8, !dbg !222
  %29 = load ptr, ptr %6, align 8, !dbg !223
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !224
  %31 = load ptr, ptr %30, align 8, !dbg !224
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !225
  %33 = icmp eq i32 %32, 0, !dbg !226
  br i1 %33, label %34, label %38, !dbg !227

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !228
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !230
  %37 = load ptr, ptr %36, align 8, !dbg !230
  call void %37(), !dbg !228
  store i32 0, ptr %3, align 4, !dbg !231
  br label %44, !dbg !231

38:                                               ; preds = %25, %22
  br label %39, !dbg !232

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !233
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !234
  %42 = load ptr, ptr %41, align 8, !dbg !234
  store ptr %42, ptr %6, align 8, !dbg !235
  br label %19, !dbg !236, !llvm.loop !237

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !240
  br label %44, !dbg !240

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !241
  ret i32 %45, !dbg !241
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_write_past_end() #0 !dbg !242 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !243
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_write_past_end, i32 0, i32 2), align 8, !dbg !243
  store ptr @entry_heap_write_past_end, ptr @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_write_before_start() #0 !dbg !244 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !245
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_write_before_start, i32 0, i32 2), align 8, !dbg !245
  store ptr @entry_heap_write_before_start, ptr @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_read_past_end() #0 !dbg !246 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !247
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_read_past_end, i32 0, i32 2), align 8, !dbg !247
  store ptr @entry_heap_read_past_end, ptr @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_read_before_start() #0 !dbg !248 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !249
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_read_before_start, i32 0, i32 2), align 8, !dbg !249
  store ptr @entry_heap_read_before_start, ptr @all_cases, align 8, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_straddles_end() #0 !dbg !250 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !251
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_straddles_end, i32 0, i32 2), align 8, !dbg !251
  store ptr @entry_heap_straddles_end, ptr @all_cases, align 8, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_straddles_start() #0 !dbg !252 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !253
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_straddles_start, i32 0, i32 2), align 8, !dbg !253
  store ptr @entry_heap_straddles_start, ptr @all_cases, align 8, !dbg !253
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_last_bytes_straddle() #0 !dbg !254 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !255
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !255
  store ptr @entry_heap_last_bytes_straddle, ptr @all_cases, align 8, !dbg !255
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_wide_past_end() #0 !dbg !256 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !257
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_wide_past_end, i32 0, i32 2), align 8, !dbg !257
  store ptr @entry_heap_wide_past_end, ptr @all_cases, align 8, !dbg !257
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_freed_last_bytes_straddle() #0 !dbg !258 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !259
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_freed_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !259
  store ptr @entry_heap_freed_last_bytes_straddle, ptr @all_cases, align 8, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_far_past_end() #0 !dbg !260 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !261
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_far_past_end, i32 0, i32 2), align 8, !dbg !261
  store ptr @entry_heap_far_past_end, ptr @all_cases, align 8, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_wrong_struct() #0 !dbg !262 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !263
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_wrong_struct, i32 0, i32 2), align 8, !dbg !263
  store ptr @entry_heap_wrong_struct, ptr @all_cases, align 8, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_size_of_pointer() #0 !dbg !264 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !265
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_size_of_pointer, i32 0, i32 2), align 8, !dbg !265
  store ptr @entry_heap_size_of_pointer, ptr @all_cases, align 8, !dbg !265
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_empty_block() #0 !dbg !266 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !267
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_empty_block, i32 0, i32 2), align 8, !dbg !267
  store ptr @entry_heap_empty_block, ptr @all_cases, align 8, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_cast_to_wider() #0 !dbg !268 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !269
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_cast_to_wider, i32 0, i32 2), align 8, !dbg !269
  store ptr @entry_heap_cast_to_wider, ptr @all_cases, align 8, !dbg !269
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_through_integer() #0 !dbg !270 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !271
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_through_integer, i32 0, i32 2), align 8, !dbg !271
  store ptr @entry_heap_through_integer, ptr @all_cases, align 8, !dbg !271
  ret void, !dbg !271
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_realloc_smaller() #0 !dbg !272 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !273
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_realloc_smaller, i32 0, i32 2), align 8, !dbg !273
  store ptr @entry_heap_realloc_smaller, ptr @all_cases, align 8, !dbg !273
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_realloc() #0 !dbg !274 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !275
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_use_after_realloc, i32 0, i32 2), align 8, !dbg !275
  store ptr @entry_heap_use_after_realloc, ptr @all_cases, align 8, !dbg !275
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_write() #0 !dbg !276 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !277
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_use_after_free_write, i32 0, i32 2), align 8, !dbg !277
  store ptr @entry_heap_use_after_free_write, ptr @all_cases, align 8, !dbg !277
  ret void, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_read() #0 !dbg !278 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !279
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_use_after_free_read, i32 0, i32 2), align 8, !dbg !279
  store ptr @entry_heap_use_after_free_read, ptr @all_cases, align 8, !dbg !279
  ret void, !dbg !279
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_and_reuse() #0 !dbg !280 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !281
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_use_after_free_and_reuse, i32 0, i32 2), align 8, !dbg !281
  store ptr @entry_heap_use_after_free_and_reuse, ptr @all_cases, align 8, !dbg !281
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_list_freed_while_walked() #0 !dbg !282 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !283
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_list_freed_while_walked, i32 0, i32 2), align 8, !dbg !283
  store ptr @entry_heap_list_freed_while_walked, ptr @all_cases, align 8, !dbg !283
  ret void, !dbg !283
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_two_dimensional() #0 !dbg !284 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !285
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_two_dimensional, i32 0, i32 2), align 8, !dbg !285
  store ptr @entry_heap_two_dimensional, ptr @all_cases, align 8, !dbg !285
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_flexible_member() #0 !dbg !286 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !287
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_flexible_member, i32 0, i32 2), align 8, !dbg !287
  store ptr @entry_heap_flexible_member, ptr @all_cases, align 8, !dbg !287
  ret void, !dbg !287
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_union() #0 !dbg !288 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !289
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_union, i32 0, i32 2), align 8, !dbg !289
  store ptr @entry_heap_union, ptr @all_cases, align 8, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_aligned() #0 !dbg !290 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !291
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_aligned, i32 0, i32 2), align 8, !dbg !291
  store ptr @entry_heap_aligned, ptr @all_cases, align 8, !dbg !291
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_calloc_product() #0 !dbg !292 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !293
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_calloc_product, i32 0, i32 2), align 8, !dbg !293
  store ptr @entry_heap_calloc_product, ptr @all_cases, align 8, !dbg !293
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_in_callee() #0 !dbg !294 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !295
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_in_callee, i32 0, i32 2), align 8, !dbg !295
  store ptr @entry_heap_in_callee, ptr @all_cases, align 8, !dbg !295
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_write_past_end() #0 !dbg !296 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !297, !DIExpression(), !298)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !299
  store ptr %2, ptr %1, align 8, !dbg !298
  %3 = load ptr, ptr %1, align 8, !dbg !300
  %4 = load i32, ptr @bad, align 4, !dbg !301
  %5 = icmp ne i32 %4, 0, !dbg !301
  %6 = zext i1 %5 to i64, !dbg !301
  %7 = select i1 %5, i32 8, i32 7, !dbg !301
  %8 = sext i32 %7 to i64, !dbg !300
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !300
  store i8 1, ptr %9, align 1, !dbg !302
  %10 = load ptr, ptr %1, align 8, !dbg !303
  call void @free(ptr noundef %10) #9, !dbg !304
  ret void, !dbg !305
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_write_before_start() #0 !dbg !306 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !307, !DIExpression(), !308)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !309
  store ptr %2, ptr %1, align 8, !dbg !308
  %3 = load ptr, ptr %1, align 8, !dbg !310
  %4 = load i32, ptr @bad, align 4, !dbg !311
  %5 = icmp ne i32 %4, 0, !dbg !311
  %6 = zext i1 %5 to i64, !dbg !311
  %7 = select i1 %5, i32 -1, i32 0, !dbg !311
  %8 = sext i32 %7 to i64, !dbg !310
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !310
  store i8 1, ptr %9, align 1, !dbg !312
  %10 = load ptr, ptr %1, align 8, !dbg !313
  call void @free(ptr noundef %10) #9, !dbg !314
  ret void, !dbg !315
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_read_past_end() #0 !dbg !316 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !317, !DIExpression(), !318)
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4) #10, !dbg !319
  store ptr %4, ptr %1, align 8, !dbg !318
    #dbg_declare(ptr %2, !320, !DIExpression(), !321)
  store i32 0, ptr %2, align 4, !dbg !321
    #dbg_declare(ptr %3, !322, !DIExpression(), !324)
  store i32 0, ptr %3, align 4, !dbg !324
  br label %5, !dbg !325

5:                                                ; preds = %20, %0
  %6 = load i32, ptr %3, align 4, !dbg !326
  %7 = load i32, ptr @bad, align 4, !dbg !328
  %8 = icmp ne i32 %7, 0, !dbg !328
  %9 = zext i1 %8 to i64, !dbg !328
  %10 = select i1 %8, i32 5, i32 4, !dbg !328
  %11 = icmp slt i32 %6, %10, !dbg !329
  br i1 %11, label %12, label %23, !dbg !330

12:                                               ; preds = %5
  %13 = load ptr, ptr %1, align 8, !dbg !331
  %14 = load i32, ptr %3, align 4, !dbg !332
  %15 = sext i32 %14 to i64, !dbg !331
  %16 = getelementptr inbounds i32, ptr %13, i64 %15, !dbg !331
  %17 = load i32, ptr %16, align 4, !dbg !331
  %18 = load i32, ptr %2, align 4, !dbg !333
  %19 = add nsw i32 %18, %17, !dbg !333
  store i32 %19, ptr %2, align 4, !dbg !333
  br label %20, !dbg !334

20:                                               ; preds = %12
  %21 = load i32, ptr %3, align 4, !dbg !335
  %22 = add nsw i32 %21, 1, !dbg !335
  store i32 %22, ptr %3, align 4, !dbg !335
  br label %5, !dbg !336, !llvm.loop !337

23:                                               ; preds = %5
  %24 = load ptr, ptr %1, align 8, !dbg !339
  call void @free(ptr noundef %24) #9, !dbg !340
  %25 = load i32, ptr %2, align 4, !dbg !341
  %26 = icmp ne i32 %25, 0, !dbg !341
  br i1 %26, label %27, label %28, !dbg !343

27:                                               ; preds = %23
  call void @abort() #11, !dbg !344
  unreachable, !dbg !344

28:                                               ; preds = %23
  ret void, !dbg !345
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_read_before_start() #0 !dbg !346 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !347, !DIExpression(), !348)
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4) #10, !dbg !349
  store ptr %4, ptr %1, align 8, !dbg !348
    #dbg_declare(ptr %2, !350, !DIExpression(), !351)
  store i32 0, ptr %2, align 4, !dbg !351
    #dbg_declare(ptr %3, !352, !DIExpression(), !354)
  store i32 3, ptr %3, align 4, !dbg !354
  br label %5, !dbg !355

5:                                                ; preds = %20, %0
  %6 = load i32, ptr %3, align 4, !dbg !356
  %7 = load i32, ptr @bad, align 4, !dbg !358
  %8 = icmp ne i32 %7, 0, !dbg !358
  %9 = zext i1 %8 to i64, !dbg !358
  %10 = select i1 %8, i32 -1, i32 0, !dbg !358
  %11 = icmp sge i32 %6, %10, !dbg !359
  br i1 %11, label %12, label %23, !dbg !360

12:                                               ; preds = %5
  %13 = load ptr, ptr %1, align 8, !dbg !361
  %14 = load i32, ptr %3, align 4, !dbg !362
  %15 = sext i32 %14 to i64, !dbg !361
  %16 = getelementptr inbounds i32, ptr %13, i64 %15, !dbg !361
  %17 = load i32, ptr %16, align 4, !dbg !361
  %18 = load i32, ptr %2, align 4, !dbg !363
  %19 = add nsw i32 %18, %17, !dbg !363
  store i32 %19, ptr %2, align 4, !dbg !363
  br label %20, !dbg !364

20:                                               ; preds = %12
  %21 = load i32, ptr %3, align 4, !dbg !365
  %22 = add nsw i32 %21, -1, !dbg !365
  store i32 %22, ptr %3, align 4, !dbg !365
  br label %5, !dbg !366, !llvm.loop !367

23:                                               ; preds = %5
  %24 = load ptr, ptr %1, align 8, !dbg !369
  call void @free(ptr noundef %24) #9, !dbg !370
  %25 = load i32, ptr %2, align 4, !dbg !371
  %26 = icmp ne i32 %25, 0, !dbg !371
  br i1 %26, label %27, label %28, !dbg !373

27:                                               ; preds = %23
  call void @abort() #11, !dbg !374
  unreachable, !dbg !374

28:                                               ; preds = %23
  ret void, !dbg !375
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_straddles_end() #0 !dbg !376 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !377, !DIExpression(), !378)
  %2 = load i32, ptr @bad, align 4, !dbg !379
  %3 = icmp ne i32 %2, 0, !dbg !379
  %4 = zext i1 %3 to i64, !dbg !379
  %5 = select i1 %3, i32 6, i32 8, !dbg !379
  %6 = sext i32 %5 to i64, !dbg !379
  %7 = call noalias ptr @malloc(i64 noundef %6) #8, !dbg !380
  store ptr %7, ptr %1, align 8, !dbg !378
  %8 = load ptr, ptr %1, align 8, !dbg !381
  store i64 1, ptr %8, align 8, !dbg !382
  %9 = load ptr, ptr %1, align 8, !dbg !383
  call void @free(ptr noundef %9) #9, !dbg !384
  ret void, !dbg !385
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_straddles_start() #0 !dbg !386 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !387, !DIExpression(), !388)
  %2 = call noalias ptr @malloc(i64 noundef 10) #8, !dbg !389
  store ptr %2, ptr %1, align 8, !dbg !388
  %3 = load ptr, ptr %1, align 8, !dbg !390
  %4 = load i32, ptr @bad, align 4, !dbg !391
  %5 = icmp ne i32 %4, 0, !dbg !391
  %6 = zext i1 %5 to i64, !dbg !391
  %7 = select i1 %5, i32 2, i32 0, !dbg !391
  %8 = sext i32 %7 to i64, !dbg !392
  %9 = sub i64 0, %8, !dbg !392
  %10 = getelementptr inbounds i8, ptr %3, i64 %9, !dbg !392
  store i32 1, ptr %10, align 4, !dbg !393
  %11 = load ptr, ptr %1, align 8, !dbg !394
  call void @free(ptr noundef %11) #9, !dbg !395
  ret void, !dbg !396
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_last_bytes_straddle() #0 !dbg !397 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !398, !DIExpression(), !399)
  %2 = call noalias ptr @malloc(i64 noundef 10) #8, !dbg !400
  store ptr %2, ptr %1, align 8, !dbg !399
  %3 = load ptr, ptr %1, align 8, !dbg !401
  %4 = load i32, ptr @bad, align 4, !dbg !402
  %5 = icmp ne i32 %4, 0, !dbg !402
  %6 = zext i1 %5 to i64, !dbg !402
  %7 = select i1 %5, i32 8, i32 4, !dbg !402
  %8 = sext i32 %7 to i64, !dbg !403
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !403
  store i32 1, ptr %9, align 4, !dbg !404
  %10 = load ptr, ptr %1, align 8, !dbg !405
  call void @free(ptr noundef %10) #9, !dbg !406
  ret void, !dbg !407
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_wide_past_end() #0 !dbg !408 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !409, !DIExpression(), !410)
  %2 = call noalias ptr @malloc(i64 noundef 10) #8, !dbg !411
  store ptr %2, ptr %1, align 8, !dbg !410
  %3 = load ptr, ptr %1, align 8, !dbg !412
  %4 = load i32, ptr @bad, align 4, !dbg !413
  %5 = icmp ne i32 %4, 0, !dbg !413
  %6 = zext i1 %5 to i64, !dbg !413
  %7 = select i1 %5, i32 13, i32 0, !dbg !413
  %8 = sext i32 %7 to i64, !dbg !414
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !414
  store i32 1, ptr %9, align 4, !dbg !415
  %10 = load ptr, ptr %1, align 8, !dbg !416
  call void @free(ptr noundef %10) #9, !dbg !417
  ret void, !dbg !418
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_freed_last_bytes_straddle() #0 !dbg !419 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !420, !DIExpression(), !421)
  %2 = call noalias ptr @malloc(i64 noundef 10) #8, !dbg !422
  store ptr %2, ptr %1, align 8, !dbg !421
  %3 = load i32, ptr @bad, align 4, !dbg !423
  %4 = icmp ne i32 %3, 0, !dbg !423
  br i1 %4, label %5, label %7, !dbg !425

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !426
  call void @free(ptr noundef %6) #9, !dbg !427
  br label %7, !dbg !427

7:                                                ; preds = %5, %0
  %8 = load ptr, ptr %1, align 8, !dbg !428
  %9 = load i32, ptr @bad, align 4, !dbg !429
  %10 = icmp ne i32 %9, 0, !dbg !429
  %11 = zext i1 %10 to i64, !dbg !429
  %12 = select i1 %10, i32 8, i32 4, !dbg !429
  %13 = sext i32 %12 to i64, !dbg !430
  %14 = getelementptr inbounds i8, ptr %8, i64 %13, !dbg !430
  store i32 1, ptr %14, align 4, !dbg !431
  %15 = load i32, ptr @bad, align 4, !dbg !432
  %16 = icmp ne i32 %15, 0, !dbg !432
  br i1 %16, label %19, label %17, !dbg !434

17:                                               ; preds = %7
  %18 = load ptr, ptr %1, align 8, !dbg !435
  call void @free(ptr noundef %18) #9, !dbg !436
  br label %19, !dbg !436

19:                                               ; preds = %17, %7
  ret void, !dbg !437
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_far_past_end() #0 !dbg !438 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !439, !DIExpression(), !440)
  %2 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !441
  store ptr %2, ptr %1, align 8, !dbg !440
  %3 = load ptr, ptr %1, align 8, !dbg !442
  %4 = load i32, ptr @bad, align 4, !dbg !443
  %5 = icmp ne i32 %4, 0, !dbg !443
  %6 = zext i1 %5 to i64, !dbg !443
  %7 = select i1 %5, i32 100000, i32 3, !dbg !443
  %8 = sext i32 %7 to i64, !dbg !442
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !442
  store i8 1, ptr %9, align 1, !dbg !444
  %10 = load ptr, ptr %1, align 8, !dbg !445
  call void @free(ptr noundef %10) #9, !dbg !446
  ret void, !dbg !447
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_wrong_struct() #0 !dbg !448 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !449, !DIExpression(), !455)
  %2 = load i32, ptr @bad, align 4, !dbg !456
  %3 = icmp ne i32 %2, 0, !dbg !456
  %4 = zext i1 %3 to i64, !dbg !456
  %5 = select i1 %3, i64 4, i64 8, !dbg !456
  %6 = call noalias ptr @malloc(i64 noundef %5) #8, !dbg !457
  store ptr %6, ptr %1, align 8, !dbg !455
  %7 = load ptr, ptr %1, align 8, !dbg !458
  %8 = getelementptr inbounds %struct.pair, ptr %7, i32 0, i32 0, !dbg !459
  store i32 1, ptr %8, align 4, !dbg !460
  %9 = load ptr, ptr %1, align 8, !dbg !461
  %10 = getelementptr inbounds %struct.pair, ptr %9, i32 0, i32 1, !dbg !462
  store i32 2, ptr %10, align 4, !dbg !463
  %11 = load ptr, ptr %1, align 8, !dbg !464
  call void @free(ptr noundef %11) #9, !dbg !465
  ret void, !dbg !466
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_size_of_pointer() #0 !dbg !467 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !468, !DIExpression(), !471)
  %3 = load i32, ptr @bad, align 4, !dbg !472
  %4 = icmp ne i32 %3, 0, !dbg !472
  %5 = zext i1 %4 to i64, !dbg !472
  %6 = select i1 %4, i64 8, i64 32, !dbg !472
  %7 = call noalias ptr @malloc(i64 noundef %6) #8, !dbg !473
  store ptr %7, ptr %1, align 8, !dbg !471
    #dbg_declare(ptr %2, !474, !DIExpression(), !476)
  store i32 0, ptr %2, align 4, !dbg !476
  br label %8, !dbg !477

8:                                                ; preds = %18, %0
  %9 = load i32, ptr %2, align 4, !dbg !478
  %10 = icmp slt i32 %9, 4, !dbg !480
  br i1 %10, label %11, label %21, !dbg !481

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4, !dbg !482
  %13 = sitofp i32 %12 to double, !dbg !482
  %14 = load ptr, ptr %1, align 8, !dbg !483
  %15 = load i32, ptr %2, align 4, !dbg !484
  %16 = sext i32 %15 to i64, !dbg !483
  %17 = getelementptr inbounds double, ptr %14, i64 %16, !dbg !483
  store double %13, ptr %17, align 8, !dbg !485
  br label %18, !dbg !483

18:                                               ; preds = %11
  %19 = load i32, ptr %2, align 4, !dbg !486
  %20 = add nsw i32 %19, 1, !dbg !486
  store i32 %20, ptr %2, align 4, !dbg !486
  br label %8, !dbg !487, !llvm.loop !488

21:                                               ; preds = %8
  %22 = load ptr, ptr %1, align 8, !dbg !490
  call void @free(ptr noundef %22) #9, !dbg !491
  ret void, !dbg !492
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_empty_block() #0 !dbg !493 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !494, !DIExpression(), !495)
  %2 = load i32, ptr @bad, align 4, !dbg !496
  %3 = icmp ne i32 %2, 0, !dbg !496
  %4 = zext i1 %3 to i64, !dbg !496
  %5 = select i1 %3, i32 0, i32 1, !dbg !496
  %6 = sext i32 %5 to i64, !dbg !496
  %7 = call noalias ptr @malloc(i64 noundef %6) #8, !dbg !497
  store ptr %7, ptr %1, align 8, !dbg !495
  %8 = load ptr, ptr %1, align 8, !dbg !498
  store i8 1, ptr %8, align 1, !dbg !499
  %9 = load ptr, ptr %1, align 8, !dbg !500
  call void @free(ptr noundef %9) #9, !dbg !501
  ret void, !dbg !502
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_cast_to_wider() #0 !dbg !503 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !504, !DIExpression(), !507)
  %3 = call noalias ptr @malloc(i64 noundef 6) #8, !dbg !508
  store ptr %3, ptr %1, align 8, !dbg !507
    #dbg_declare(ptr %2, !509, !DIExpression(), !510)
  %4 = load ptr, ptr %1, align 8, !dbg !511
  store ptr %4, ptr %2, align 8, !dbg !510
  %5 = load ptr, ptr %1, align 8, !dbg !512
  %6 = getelementptr inbounds i16, ptr %5, i64 2, !dbg !512
  store i16 1, ptr %6, align 2, !dbg !513
  %7 = load ptr, ptr %1, align 8, !dbg !514
  %8 = getelementptr inbounds i16, ptr %7, i64 1, !dbg !514
  store i16 1, ptr %8, align 2, !dbg !515
  %9 = load ptr, ptr %1, align 8, !dbg !516
  %10 = getelementptr inbounds i16, ptr %9, i64 0, !dbg !516
  store i16 1, ptr %10, align 2, !dbg !517
  %11 = load i32, ptr @bad, align 4, !dbg !518
  %12 = icmp ne i32 %11, 0, !dbg !518
  br i1 %12, label %13, label %15, !dbg !520

13:                                               ; preds = %0
  %14 = load ptr, ptr %2, align 8, !dbg !521
  store i64 0, ptr %14, align 8, !dbg !522
  br label %15, !dbg !523

15:                                               ; preds = %13, %0
  %16 = load ptr, ptr %1, align 8, !dbg !524
  call void @free(ptr noundef %16) #9, !dbg !525
  ret void, !dbg !526
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_through_integer() #0 !dbg !527 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !528, !DIExpression(), !529)
  %3 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !530
  store ptr %3, ptr %1, align 8, !dbg !529
    #dbg_declare(ptr %2, !531, !DIExpression(), !532)
  %4 = load ptr, ptr %1, align 8, !dbg !533
  %5 = ptrtoint ptr %4 to i64, !dbg !534
  %6 = load i32, ptr @bad, align 4, !dbg !535
  %7 = icmp ne i32 %6, 0, !dbg !535
  %8 = zext i1 %7 to i64, !dbg !535
  %9 = select i1 %7, i32 8, i32 7, !dbg !535
  %10 = sext i32 %9 to i64, !dbg !536
  %11 = add i64 %5, %10, !dbg !537
  store i64 %11, ptr %2, align 8, !dbg !532
  %12 = load i64, ptr %2, align 8, !dbg !538
  %13 = inttoptr i64 %12 to ptr, !dbg !539
  store i8 1, ptr %13, align 1, !dbg !540
  %14 = load ptr, ptr %1, align 8, !dbg !541
  call void @free(ptr noundef %14) #9, !dbg !542
  ret void, !dbg !543
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_realloc_smaller() #0 !dbg !544 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !545, !DIExpression(), !546)
  %2 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !547
  store ptr %2, ptr %1, align 8, !dbg !546
  %3 = load ptr, ptr %1, align 8, !dbg !548
  %4 = getelementptr inbounds i8, ptr %3, i64 15, !dbg !548
  store i8 1, ptr %4, align 1, !dbg !549
  %5 = load ptr, ptr %1, align 8, !dbg !550
  %6 = call ptr @realloc(ptr noundef %5, i64 noundef 8) #12, !dbg !551
  store ptr %6, ptr %1, align 8, !dbg !552
  %7 = load ptr, ptr %1, align 8, !dbg !553
  %8 = load i32, ptr @bad, align 4, !dbg !554
  %9 = icmp ne i32 %8, 0, !dbg !554
  %10 = zext i1 %9 to i64, !dbg !554
  %11 = select i1 %9, i32 15, i32 7, !dbg !554
  %12 = sext i32 %11 to i64, !dbg !553
  %13 = getelementptr inbounds i8, ptr %7, i64 %12, !dbg !553
  store i8 1, ptr %13, align 1, !dbg !555
  %14 = load ptr, ptr %1, align 8, !dbg !556
  call void @free(ptr noundef %14) #9, !dbg !557
  ret void, !dbg !558
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_realloc() #0 !dbg !559 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !560, !DIExpression(), !561)
  %3 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !562
  store ptr %3, ptr %1, align 8, !dbg !561
  %4 = load ptr, ptr %1, align 8, !dbg !563
  %5 = getelementptr inbounds i8, ptr %4, i64 0, !dbg !563
  store i8 1, ptr %5, align 1, !dbg !564
    #dbg_declare(ptr %2, !565, !DIExpression(), !566)
  %6 = load ptr, ptr %1, align 8, !dbg !567
  %7 = call ptr @realloc(ptr noundef %6, i64 noundef 64) #12, !dbg !568
  store ptr %7, ptr %2, align 8, !dbg !566
  %8 = load i32, ptr @bad, align 4, !dbg !569
  %9 = icmp ne i32 %8, 0, !dbg !569
  br i1 %9, label %10, label %13, !dbg !571

10:                                               ; preds = %0
  %11 = load ptr, ptr %1, align 8, !dbg !572
  %12 = getelementptr inbounds i8, ptr %11, i64 0, !dbg !572
  store i8 2, ptr %12, align 1, !dbg !573
  br label %13, !dbg !572

13:                                               ; preds = %10, %0
  %14 = load ptr, ptr %2, align 8, !dbg !574
  %15 = getelementptr inbounds i8, ptr %14, i64 63, !dbg !574
  store i8 1, ptr %15, align 1, !dbg !575
  %16 = load ptr, ptr %2, align 8, !dbg !576
  call void @free(ptr noundef %16) #9, !dbg !577
  ret void, !dbg !578
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_write() #0 !dbg !579 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !580, !DIExpression(), !581)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !582
  store ptr %2, ptr %1, align 8, !dbg !581
  %3 = load i32, ptr @bad, align 4, !dbg !583
  %4 = icmp ne i32 %3, 0, !dbg !583
  br i1 %4, label %7, label %5, !dbg !585

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !586
  store i8 1, ptr %6, align 1, !dbg !587
  br label %7, !dbg !588

7:                                                ; preds = %5, %0
  %8 = load ptr, ptr %1, align 8, !dbg !589
  call void @free(ptr noundef %8) #9, !dbg !590
  %9 = load i32, ptr @bad, align 4, !dbg !591
  %10 = icmp ne i32 %9, 0, !dbg !591
  br i1 %10, label %11, label %13, !dbg !593

11:                                               ; preds = %7
  %12 = load ptr, ptr %1, align 8, !dbg !594
  store i8 1, ptr %12, align 1, !dbg !595
  br label %13, !dbg !596

13:                                               ; preds = %11, %7
  ret void, !dbg !597
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_read() #0 !dbg !598 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !599, !DIExpression(), !600)
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 8) #10, !dbg !601
  store ptr %3, ptr %1, align 8, !dbg !600
    #dbg_declare(ptr %2, !602, !DIExpression(), !603)
  %4 = load ptr, ptr %1, align 8, !dbg !604
  %5 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 1, !dbg !605
  %6 = load i32, ptr %5, align 4, !dbg !605
  store i32 %6, ptr %2, align 4, !dbg !603
  %7 = load ptr, ptr %1, align 8, !dbg !606
  call void @free(ptr noundef %7) #9, !dbg !607
  %8 = load i32, ptr @bad, align 4, !dbg !608
  %9 = icmp ne i32 %8, 0, !dbg !608
  br i1 %9, label %10, label %14, !dbg !610

10:                                               ; preds = %0
  %11 = load ptr, ptr %1, align 8, !dbg !611
  %12 = getelementptr inbounds %struct.pair, ptr %11, i32 0, i32 1, !dbg !612
  %13 = load i32, ptr %12, align 4, !dbg !612
  store i32 %13, ptr %2, align 4, !dbg !613
  br label %14, !dbg !614

14:                                               ; preds = %10, %0
  %15 = load i32, ptr %2, align 4, !dbg !615
  %16 = icmp ne i32 %15, 0, !dbg !615
  br i1 %16, label %17, label %18, !dbg !617

17:                                               ; preds = %14
  call void @abort() #11, !dbg !618
  unreachable, !dbg !618

18:                                               ; preds = %14
  ret void, !dbg !619
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_and_reuse() #0 !dbg !620 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !621, !DIExpression(), !622)
  %3 = call noalias ptr @malloc(i64 noundef 24) #8, !dbg !623
  store ptr %3, ptr %1, align 8, !dbg !622
  %4 = load ptr, ptr %1, align 8, !dbg !624
  call void @free(ptr noundef %4) #9, !dbg !625
    #dbg_declare(ptr %2, !626, !DIExpression(), !627)
  %5 = call noalias ptr @malloc(i64 noundef 24) #8, !dbg !628
  store ptr %5, ptr %2, align 8, !dbg !627
  %6 = load ptr, ptr %2, align 8, !dbg !629
  %7 = getelementptr inbounds i8, ptr %6, i64 0, !dbg !629
  store i8 1, ptr %7, align 1, !dbg !630
  %8 = load i32, ptr @bad, align 4, !dbg !631
  %9 = icmp ne i32 %8, 0, !dbg !631
  br i1 %9, label %10, label %13, !dbg !633

10:                                               ; preds = %0
  %11 = load ptr, ptr %1, align 8, !dbg !634
  %12 = getelementptr inbounds i8, ptr %11, i64 0, !dbg !634
  store i8 2, ptr %12, align 1, !dbg !635
  br label %13, !dbg !634

13:                                               ; preds = %10, %0
  %14 = load ptr, ptr %2, align 8, !dbg !636
  call void @free(ptr noundef %14) #9, !dbg !637
  ret void, !dbg !638
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_list_freed_while_walked() #0 !dbg !639 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
    #dbg_declare(ptr %1, !640, !DIExpression(), !646)
  store ptr null, ptr %1, align 8, !dbg !646
    #dbg_declare(ptr %2, !647, !DIExpression(), !649)
  store i32 0, ptr %2, align 4, !dbg !649
  br label %5, !dbg !650

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %2, align 4, !dbg !651
  %7 = icmp slt i32 %6, 3, !dbg !653
  br i1 %7, label %8, label %20, !dbg !654

8:                                                ; preds = %5
    #dbg_declare(ptr %3, !655, !DIExpression(), !657)
  %9 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !658
  store ptr %9, ptr %3, align 8, !dbg !657
  %10 = load ptr, ptr %1, align 8, !dbg !659
  %11 = load ptr, ptr %3, align 8, !dbg !660
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !661
  store ptr %10, ptr %12, align 8, !dbg !662
  %13 = load i32, ptr %2, align 4, !dbg !663
  %14 = load ptr, ptr %3, align 8, !dbg !664
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !665
  store i32 %13, ptr %15, align 8, !dbg !666
  %16 = load ptr, ptr %3, align 8, !dbg !667
  store ptr %16, ptr %1, align 8, !dbg !668
  br label %17, !dbg !669

17:                                               ; preds = %8
  %18 = load i32, ptr %2, align 4, !dbg !670
  %19 = add nsw i32 %18, 1, !dbg !670
  store i32 %19, ptr %2, align 4, !dbg !670
  br label %5, !dbg !671, !llvm.loop !672

20:                                               ; preds = %5
  br label %21, !dbg !674

21:                                               ; preds = %37, %20
  %22 = load ptr, ptr %1, align 8, !dbg !675
  %23 = icmp ne ptr %22, null, !dbg !674
  br i1 %23, label %24, label %39, !dbg !674

24:                                               ; preds = %21
    #dbg_declare(ptr %4, !676, !DIExpression(), !678)
  %25 = load ptr, ptr %1, align 8, !dbg !679
  %26 = getelementptr inbounds %struct.node, ptr %25, i32 0, i32 0, !dbg !680
  %27 = load ptr, ptr %26, align 8, !dbg !680
  store ptr %27, ptr %4, align 8, !dbg !678
  %28 = load ptr, ptr %1, align 8, !dbg !681
  call void @free(ptr noundef %28) #9, !dbg !682
  %29 = load i32, ptr @bad, align 4, !dbg !683
  %30 = icmp ne i32 %29, 0, !dbg !683
  br i1 %30, label %31, label %35, !dbg !683

31:                                               ; preds = %24
  %32 = load ptr, ptr %1, align 8, !dbg !684
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 0, !dbg !685
  %34 = load ptr, ptr %33, align 8, !dbg !685
  br label %37, !dbg !683

35:                                               ; preds = %24
  %36 = load ptr, ptr %4, align 8, !dbg !686
  br label %37, !dbg !683

37:                                               ; preds = %35, %31
  %38 = phi ptr [ %34, %31 ], [ %36, %35 ], !dbg !683
  store ptr %38, ptr %1, align 8, !dbg !687
  br label %21, !dbg !674, !llvm.loop !688

39:                                               ; preds = %21
  ret void, !dbg !690
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_two_dimensional() #0 !dbg !691 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !692, !DIExpression(), !694)
  %5 = call noalias ptr @malloc(i64 noundef 24) #8, !dbg !695
  store ptr %5, ptr %1, align 8, !dbg !694
    #dbg_declare(ptr %2, !696, !DIExpression(), !698)
  store i32 0, ptr %2, align 4, !dbg !698
  br label %6, !dbg !699

6:                                                ; preds = %15, %0
  %7 = load i32, ptr %2, align 4, !dbg !700
  %8 = icmp slt i32 %7, 3, !dbg !702
  br i1 %8, label %9, label %18, !dbg !703

9:                                                ; preds = %6
  %10 = call noalias ptr @calloc(i64 noundef 2, i64 noundef 4) #10, !dbg !704
  %11 = load ptr, ptr %1, align 8, !dbg !705
  %12 = load i32, ptr %2, align 4, !dbg !706
  %13 = sext i32 %12 to i64, !dbg !705
  %14 = getelementptr inbounds ptr, ptr %11, i64 %13, !dbg !705
  store ptr %10, ptr %14, align 8, !dbg !707
  br label %15, !dbg !705

15:                                               ; preds = %9
  %16 = load i32, ptr %2, align 4, !dbg !708
  %17 = add nsw i32 %16, 1, !dbg !708
  store i32 %17, ptr %2, align 4, !dbg !708
  br label %6, !dbg !709, !llvm.loop !710

18:                                               ; preds = %6
    #dbg_declare(ptr %3, !712, !DIExpression(), !713)
  %19 = load ptr, ptr %1, align 8, !dbg !714
  %20 = load i32, ptr @bad, align 4, !dbg !715
  %21 = icmp ne i32 %20, 0, !dbg !715
  %22 = zext i1 %21 to i64, !dbg !715
  %23 = select i1 %21, i32 3, i32 2, !dbg !715
  %24 = sext i32 %23 to i64, !dbg !714
  %25 = getelementptr inbounds ptr, ptr %19, i64 %24, !dbg !714
  %26 = load ptr, ptr %25, align 8, !dbg !714
  store ptr %26, ptr %3, align 8, !dbg !713
  %27 = load ptr, ptr %3, align 8, !dbg !716
  %28 = getelementptr inbounds i32, ptr %27, i64 1, !dbg !716
  store i32 1, ptr %28, align 4, !dbg !717
    #dbg_declare(ptr %4, !718, !DIExpression(), !720)
  store i32 0, ptr %4, align 4, !dbg !720
  br label %29, !dbg !721

29:                                               ; preds = %38, %18
  %30 = load i32, ptr %4, align 4, !dbg !722
  %31 = icmp slt i32 %30, 3, !dbg !724
  br i1 %31, label %32, label %41, !dbg !725

32:                                               ; preds = %29
  %33 = load ptr, ptr %1, align 8, !dbg !726
  %34 = load i32, ptr %4, align 4, !dbg !727
  %35 = sext i32 %34 to i64, !dbg !726
  %36 = getelementptr inbounds ptr, ptr %33, i64 %35, !dbg !726
  %37 = load ptr, ptr %36, align 8, !dbg !726
  call void @free(ptr noundef %37) #9, !dbg !728
  br label %38, !dbg !728

38:                                               ; preds = %32
  %39 = load i32, ptr %4, align 4, !dbg !729
  %40 = add nsw i32 %39, 1, !dbg !729
  store i32 %40, ptr %4, align 4, !dbg !729
  br label %29, !dbg !730, !llvm.loop !731

41:                                               ; preds = %29
  %42 = load ptr, ptr %1, align 8, !dbg !733
  call void @free(ptr noundef %42) #9, !dbg !734
  ret void, !dbg !735
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_flexible_member() #0 !dbg !736 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !737, !DIExpression(), !747)
  %3 = call noalias ptr @malloc(i64 noundef 9) #8, !dbg !748
  store ptr %3, ptr %1, align 8, !dbg !747
  %4 = load ptr, ptr %1, align 8, !dbg !749
  %5 = getelementptr inbounds %struct.text, ptr %4, i32 0, i32 0, !dbg !750
  store i32 5, ptr %5, align 4, !dbg !751
    #dbg_declare(ptr %2, !752, !DIExpression(), !754)
  store i32 0, ptr %2, align 4, !dbg !754
  br label %6, !dbg !755

6:                                                ; preds = %23, %0
  %7 = load i32, ptr %2, align 4, !dbg !756
  %8 = load ptr, ptr %1, align 8, !dbg !758
  %9 = getelementptr inbounds %struct.text, ptr %8, i32 0, i32 0, !dbg !759
  %10 = load i32, ptr %9, align 4, !dbg !759
  %11 = load i32, ptr @bad, align 4, !dbg !760
  %12 = icmp ne i32 %11, 0, !dbg !760
  %13 = zext i1 %12 to i64, !dbg !760
  %14 = select i1 %12, i32 1, i32 0, !dbg !760
  %15 = add i32 %10, %14, !dbg !761
  %16 = icmp ult i32 %7, %15, !dbg !762
  br i1 %16, label %17, label %26, !dbg !763

17:                                               ; preds = %6
  %18 = load ptr, ptr %1, align 8, !dbg !764
  %19 = getelementptr inbounds %struct.text, ptr %18, i32 0, i32 1, !dbg !765
  %20 = load i32, ptr %2, align 4, !dbg !766
  %21 = zext i32 %20 to i64, !dbg !764
  %22 = getelementptr inbounds [0 x i8], ptr %19, i64 0, i64 %21, !dbg !764
  store i8 120, ptr %22, align 1, !dbg !767
  br label %23, !dbg !764

23:                                               ; preds = %17
  %24 = load i32, ptr %2, align 4, !dbg !768
  %25 = add i32 %24, 1, !dbg !768
  store i32 %25, ptr %2, align 4, !dbg !768
  br label %6, !dbg !769, !llvm.loop !770

26:                                               ; preds = %6
  %27 = load ptr, ptr %1, align 8, !dbg !772
  call void @free(ptr noundef %27) #9, !dbg !773
  ret void, !dbg !774
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_union() #0 !dbg !775 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !776, !DIExpression(), !785)
  %2 = load i32, ptr @bad, align 4, !dbg !786
  %3 = icmp ne i32 %2, 0, !dbg !786
  %4 = zext i1 %3 to i64, !dbg !786
  %5 = select i1 %3, i64 4, i64 8, !dbg !786
  %6 = call noalias ptr @malloc(i64 noundef %5) #8, !dbg !787
  store ptr %6, ptr %1, align 8, !dbg !785
  %7 = load ptr, ptr %1, align 8, !dbg !788
  %8 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 0, !dbg !788
  store i8 1, ptr %8, align 8, !dbg !789
  %9 = load ptr, ptr %1, align 8, !dbg !790
  store i64 0, ptr %9, align 8, !dbg !791
  %10 = load ptr, ptr %1, align 8, !dbg !792
  call void @free(ptr noundef %10) #9, !dbg !793
  ret void, !dbg !794
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_aligned() #0 !dbg !795 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !796, !DIExpression(), !797)
  %2 = call noalias align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef 64) #12, !dbg !798
  store ptr %2, ptr %1, align 8, !dbg !797
  %3 = load ptr, ptr %1, align 8, !dbg !799
  %4 = load i32, ptr @bad, align 4, !dbg !800
  %5 = icmp ne i32 %4, 0, !dbg !800
  %6 = zext i1 %5 to i64, !dbg !800
  %7 = select i1 %5, i32 64, i32 63, !dbg !800
  %8 = sext i32 %7 to i64, !dbg !799
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !799
  store i8 1, ptr %9, align 1, !dbg !801
  %10 = load ptr, ptr %1, align 8, !dbg !802
  call void @free(ptr noundef %10) #9, !dbg !803
  ret void, !dbg !804
}

; Function Attrs: nounwind allocsize(1)
declare noalias ptr @aligned_alloc(i64 noundef, i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_calloc_product() #0 !dbg !805 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !806, !DIExpression(), !807)
  %2 = load i32, ptr @bad, align 4, !dbg !808
  %3 = icmp ne i32 %2, 0, !dbg !808
  %4 = zext i1 %3 to i64, !dbg !808
  %5 = select i1 %3, i32 9, i32 10, !dbg !808
  %6 = sext i32 %5 to i64, !dbg !808
  %7 = call noalias ptr @calloc(i64 noundef %6, i64 noundef 4) #10, !dbg !809
  store ptr %7, ptr %1, align 8, !dbg !807
  %8 = load ptr, ptr %1, align 8, !dbg !810
  %9 = getelementptr inbounds i32, ptr %8, i64 9, !dbg !810
  store i32 1, ptr %9, align 4, !dbg !811
  %10 = load ptr, ptr %1, align 8, !dbg !812
  call void @free(ptr noundef %10) #9, !dbg !813
  ret void, !dbg !814
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_in_callee() #0 !dbg !815 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !816, !DIExpression(), !817)
  %2 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !818
  store ptr %2, ptr %1, align 8, !dbg !817
  %3 = load ptr, ptr %1, align 8, !dbg !819
  %4 = load i32, ptr @bad, align 4, !dbg !820
  %5 = add nsw i32 4, %4, !dbg !821
  call void @fill(ptr noundef %3, i32 noundef %5), !dbg !822
  %6 = load ptr, ptr %1, align 8, !dbg !823
  call void @free(ptr noundef %6) #9, !dbg !824
  ret void, !dbg !825
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill(ptr noundef %0, i32 noundef %1) #0 !dbg !826 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !829, !DIExpression(), !830)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !831, !DIExpression(), !832)
    #dbg_declare(ptr %5, !833, !DIExpression(), !835)
  store i32 0, ptr %5, align 4, !dbg !835
  br label %6, !dbg !836

6:                                                ; preds = %15, %2
  %7 = load i32, ptr %5, align 4, !dbg !837
  %8 = load i32, ptr %4, align 4, !dbg !839
  %9 = icmp slt i32 %7, %8, !dbg !840
  br i1 %9, label %10, label %18, !dbg !841

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !dbg !842
  %12 = load i32, ptr %5, align 4, !dbg !843
  %13 = sext i32 %12 to i64, !dbg !842
  %14 = getelementptr inbounds i8, ptr %11, i64 %13, !dbg !842
  store i8 97, ptr %14, align 1, !dbg !844
  br label %15, !dbg !842

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4, !dbg !845
  %17 = add nsw i32 %16, 1, !dbg !845
  store i32 %17, ptr %5, align 4, !dbg !845
  br label %6, !dbg !846, !llvm.loop !847

18:                                               ; preds = %6
  ret void, !dbg !849
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0,1) }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind allocsize(1) }

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
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !15, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !18, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "5e18071f699e5d8d4a07b4c4769d4b6c")
!11 = !{!12, !14, !16, !17}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!18 = !{!0, !19, !7, !32, !37, !39, !44, !46, !51, !53, !58, !60, !62, !64, !69, !71, !76, !78, !80, !82, !87, !89, !94, !96, !98, !100, !102, !104, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !132, !134, !136, !138, !143, !145, !150, !152, !154, !156, !158, !160, !165, !167, !172, !174, !176, !178, !183}
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
!33 = distinct !DIGlobalVariable(scope: null, file: !10, line: 9, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 20)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_heap_write_past_end", scope: !9, file: !10, line: 9, type: !22, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !10, line: 16, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 24)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "entry_heap_write_before_start", scope: !9, file: !10, line: 16, type: !22, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !10, line: 23, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 19)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_heap_read_past_end", scope: !9, file: !10, line: 23, type: !22, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !10, line: 34, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 23)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "entry_heap_read_before_start", scope: !9, file: !10, line: 34, type: !22, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !10, line: 45, type: !48, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "entry_heap_straddles_end", scope: !9, file: !10, line: 45, type: !22, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !10, line: 52, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 21)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_heap_straddles_start", scope: !9, file: !10, line: 52, type: !22, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !10, line: 59, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 25)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "entry_heap_last_bytes_straddle", scope: !9, file: !10, line: 59, type: !22, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !10, line: 66, type: !48, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "entry_heap_wide_past_end", scope: !9, file: !10, line: 66, type: !22, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !10, line: 73, type: !84, isLocal: true, isDefinition: true)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 31)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "entry_heap_freed_last_bytes_straddle", scope: !9, file: !10, line: 73, type: !22, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !10, line: 83, type: !91, isLocal: true, isDefinition: true)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !92)
!92 = !{!93}
!93 = !DISubrange(count: 18)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "entry_heap_far_past_end", scope: !9, file: !10, line: 83, type: !22, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(scope: null, file: !10, line: 90, type: !91, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "entry_heap_wrong_struct", scope: !9, file: !10, line: 90, type: !22, isLocal: true, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(scope: null, file: !10, line: 98, type: !66, isLocal: true, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "entry_heap_size_of_pointer", scope: !9, file: !10, line: 98, type: !22, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(scope: null, file: !10, line: 106, type: !106, isLocal: true, isDefinition: true)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 17)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(name: "entry_heap_empty_block", scope: !9, file: !10, line: 106, type: !22, isLocal: true, isDefinition: true)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(scope: null, file: !10, line: 113, type: !48, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "entry_heap_cast_to_wider", scope: !9, file: !10, line: 113, type: !22, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !10, line: 123, type: !66, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(name: "entry_heap_through_integer", scope: !9, file: !10, line: 123, type: !22, isLocal: true, isDefinition: true)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(scope: null, file: !10, line: 131, type: !66, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "entry_heap_realloc_smaller", scope: !9, file: !10, line: 131, type: !22, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(scope: null, file: !10, line: 140, type: !55, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "entry_heap_use_after_realloc", scope: !9, file: !10, line: 140, type: !22, isLocal: true, isDefinition: true)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !10, line: 151, type: !129, isLocal: true, isDefinition: true)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 26)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_write", scope: !9, file: !10, line: 151, type: !22, isLocal: true, isDefinition: true)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(scope: null, file: !10, line: 161, type: !73, isLocal: true, isDefinition: true)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_read", scope: !9, file: !10, line: 161, type: !22, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(scope: null, file: !10, line: 172, type: !140, isLocal: true, isDefinition: true)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 30)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_and_reuse", scope: !9, file: !10, line: 172, type: !22, isLocal: true, isDefinition: true)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(scope: null, file: !10, line: 188, type: !147, isLocal: true, isDefinition: true)
!147 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !148)
!148 = !{!149}
!149 = !DISubrange(count: 29)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(name: "entry_heap_list_freed_while_walked", scope: !9, file: !10, line: 188, type: !22, isLocal: true, isDefinition: true)
!152 = !DIGlobalVariableExpression(var: !153, expr: !DIExpression())
!153 = distinct !DIGlobalVariable(scope: null, file: !10, line: 204, type: !66, isLocal: true, isDefinition: true)
!154 = !DIGlobalVariableExpression(var: !155, expr: !DIExpression())
!155 = distinct !DIGlobalVariable(name: "entry_heap_two_dimensional", scope: !9, file: !10, line: 204, type: !22, isLocal: true, isDefinition: true)
!156 = !DIGlobalVariableExpression(var: !157, expr: !DIExpression())
!157 = distinct !DIGlobalVariable(scope: null, file: !10, line: 216, type: !66, isLocal: true, isDefinition: true)
!158 = !DIGlobalVariableExpression(var: !159, expr: !DIExpression())
!159 = distinct !DIGlobalVariable(name: "entry_heap_flexible_member", scope: !9, file: !10, line: 216, type: !22, isLocal: true, isDefinition: true)
!160 = !DIGlobalVariableExpression(var: !161, expr: !DIExpression())
!161 = distinct !DIGlobalVariable(scope: null, file: !10, line: 233, type: !162, isLocal: true, isDefinition: true)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !163)
!163 = !{!164}
!164 = !DISubrange(count: 11)
!165 = !DIGlobalVariableExpression(var: !166, expr: !DIExpression())
!166 = distinct !DIGlobalVariable(name: "entry_heap_union", scope: !9, file: !10, line: 233, type: !22, isLocal: true, isDefinition: true)
!167 = !DIGlobalVariableExpression(var: !168, expr: !DIExpression())
!168 = distinct !DIGlobalVariable(scope: null, file: !10, line: 241, type: !169, isLocal: true, isDefinition: true)
!169 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !170)
!170 = !{!171}
!171 = !DISubrange(count: 13)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(name: "entry_heap_aligned", scope: !9, file: !10, line: 241, type: !22, isLocal: true, isDefinition: true)
!174 = !DIGlobalVariableExpression(var: !175, expr: !DIExpression())
!175 = distinct !DIGlobalVariable(scope: null, file: !10, line: 248, type: !34, isLocal: true, isDefinition: true)
!176 = !DIGlobalVariableExpression(var: !177, expr: !DIExpression())
!177 = distinct !DIGlobalVariable(name: "entry_heap_calloc_product", scope: !9, file: !10, line: 248, type: !22, isLocal: true, isDefinition: true)
!178 = !DIGlobalVariableExpression(var: !179, expr: !DIExpression())
!179 = distinct !DIGlobalVariable(scope: null, file: !10, line: 261, type: !180, isLocal: true, isDefinition: true)
!180 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !181)
!181 = !{!182}
!182 = !DISubrange(count: 15)
!183 = !DIGlobalVariableExpression(var: !184, expr: !DIExpression())
!184 = distinct !DIGlobalVariable(name: "entry_heap_in_callee", scope: !9, file: !10, line: 261, type: !22, isLocal: true, isDefinition: true)
!185 = !{i32 7, !"Dwarf Version", i32 5}
!186 = !{i32 2, !"Debug Info Version", i32 3}
!187 = !{i32 1, !"wchar_size", i32 4}
!188 = !{i32 8, !"PIC Level", i32 2}
!189 = !{i32 7, !"PIE Level", i32 2}
!190 = !{i32 7, !"uwtable", i32 2}
!191 = !{i32 7, !"frame-pointer", i32 2}
!192 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!193 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !194, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !197)
!194 = !DISubroutineType(types: !195)
!195 = !{!15, !15, !196}
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!197 = !{}
!198 = !DILocalVariable(name: "argc", arg: 1, scope: !193, file: !2, line: 30, type: !15)
!199 = !DILocation(line: 30, column: 14, scope: !193)
!200 = !DILocalVariable(name: "argv", arg: 2, scope: !193, file: !2, line: 30, type: !196)
!201 = !DILocation(line: 30, column: 27, scope: !193)
!202 = !DILocation(line: 32, column: 11, scope: !193)
!203 = !DILocation(line: 32, column: 16, scope: !193)
!204 = !DILocation(line: 32, column: 20, scope: !193)
!205 = !DILocation(line: 32, column: 30, scope: !193)
!206 = !DILocation(line: 32, column: 23, scope: !193)
!207 = !DILocation(line: 32, column: 46, scope: !193)
!208 = !DILocation(line: 0, scope: !193)
!209 = !DILocation(line: 32, column: 9, scope: !193)
!210 = !DILocalVariable(name: "c", scope: !211, file: !2, line: 33, type: !21)
!211 = distinct !DILexicalBlock(scope: !193, file: !2, line: 33, column: 5)
!212 = !DILocation(line: 33, column: 29, scope: !211)
!213 = !DILocation(line: 33, column: 33, scope: !211)
!214 = !DILocation(line: 33, column: 10, scope: !211)
!215 = !DILocation(line: 33, column: 44, scope: !216)
!216 = distinct !DILexicalBlock(scope: !211, file: !2, line: 33, column: 5)
!217 = !DILocation(line: 33, column: 5, scope: !211)
!218 = !DILocation(line: 34, column: 13, scope: !219)
!219 = distinct !DILexicalBlock(scope: !216, file: !2, line: 34, column: 13)
!220 = !DILocation(line: 34, column: 18, scope: !219)
!221 = !DILocation(line: 34, column: 22, scope: !219)
!222 = !DILocation(line: 34, column: 32, scope: !219)
!223 = !DILocation(line: 34, column: 41, scope: !219)
!224 = !DILocation(line: 34, column: 44, scope: !219)
!225 = !DILocation(line: 34, column: 25, scope: !219)
!226 = !DILocation(line: 34, column: 50, scope: !219)
!227 = !DILocation(line: 34, column: 13, scope: !216)
!228 = !DILocation(line: 35, column: 13, scope: !229)
!229 = distinct !DILexicalBlock(scope: !219, file: !2, line: 34, column: 56)
!230 = !DILocation(line: 35, column: 16, scope: !229)
!231 = !DILocation(line: 36, column: 13, scope: !229)
!232 = !DILocation(line: 34, column: 53, scope: !219)
!233 = !DILocation(line: 33, column: 51, scope: !216)
!234 = !DILocation(line: 33, column: 54, scope: !216)
!235 = !DILocation(line: 33, column: 49, scope: !216)
!236 = !DILocation(line: 33, column: 5, scope: !216)
!237 = distinct !{!237, !217, !238, !239}
!238 = !DILocation(line: 37, column: 9, scope: !211)
!239 = !{!"llvm.loop.mustprogress"}
!240 = !DILocation(line: 38, column: 5, scope: !193)
!241 = !DILocation(line: 39, column: 1, scope: !193)
!242 = distinct !DISubprogram(name: "add_heap_write_past_end", scope: !10, file: !10, line: 9, type: !29, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!243 = !DILocation(line: 9, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_heap_write_before_start", scope: !10, file: !10, line: 16, type: !29, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!245 = !DILocation(line: 16, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_heap_read_past_end", scope: !10, file: !10, line: 23, type: !29, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!247 = !DILocation(line: 23, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "add_heap_read_before_start", scope: !10, file: !10, line: 34, type: !29, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!249 = !DILocation(line: 34, column: 1, scope: !248)
!250 = distinct !DISubprogram(name: "add_heap_straddles_end", scope: !10, file: !10, line: 45, type: !29, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!251 = !DILocation(line: 45, column: 1, scope: !250)
!252 = distinct !DISubprogram(name: "add_heap_straddles_start", scope: !10, file: !10, line: 52, type: !29, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!253 = !DILocation(line: 52, column: 1, scope: !252)
!254 = distinct !DISubprogram(name: "add_heap_last_bytes_straddle", scope: !10, file: !10, line: 59, type: !29, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!255 = !DILocation(line: 59, column: 1, scope: !254)
!256 = distinct !DISubprogram(name: "add_heap_wide_past_end", scope: !10, file: !10, line: 66, type: !29, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!257 = !DILocation(line: 66, column: 1, scope: !256)
!258 = distinct !DISubprogram(name: "add_heap_freed_last_bytes_straddle", scope: !10, file: !10, line: 73, type: !29, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!259 = !DILocation(line: 73, column: 1, scope: !258)
!260 = distinct !DISubprogram(name: "add_heap_far_past_end", scope: !10, file: !10, line: 83, type: !29, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!261 = !DILocation(line: 83, column: 1, scope: !260)
!262 = distinct !DISubprogram(name: "add_heap_wrong_struct", scope: !10, file: !10, line: 90, type: !29, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!263 = !DILocation(line: 90, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "add_heap_size_of_pointer", scope: !10, file: !10, line: 98, type: !29, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!265 = !DILocation(line: 98, column: 1, scope: !264)
!266 = distinct !DISubprogram(name: "add_heap_empty_block", scope: !10, file: !10, line: 106, type: !29, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!267 = !DILocation(line: 106, column: 1, scope: !266)
!268 = distinct !DISubprogram(name: "add_heap_cast_to_wider", scope: !10, file: !10, line: 113, type: !29, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!269 = !DILocation(line: 113, column: 1, scope: !268)
!270 = distinct !DISubprogram(name: "add_heap_through_integer", scope: !10, file: !10, line: 123, type: !29, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!271 = !DILocation(line: 123, column: 1, scope: !270)
!272 = distinct !DISubprogram(name: "add_heap_realloc_smaller", scope: !10, file: !10, line: 131, type: !29, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!273 = !DILocation(line: 131, column: 1, scope: !272)
!274 = distinct !DISubprogram(name: "add_heap_use_after_realloc", scope: !10, file: !10, line: 140, type: !29, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!275 = !DILocation(line: 140, column: 1, scope: !274)
!276 = distinct !DISubprogram(name: "add_heap_use_after_free_write", scope: !10, file: !10, line: 151, type: !29, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!277 = !DILocation(line: 151, column: 1, scope: !276)
!278 = distinct !DISubprogram(name: "add_heap_use_after_free_read", scope: !10, file: !10, line: 161, type: !29, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!279 = !DILocation(line: 161, column: 1, scope: !278)
!280 = distinct !DISubprogram(name: "add_heap_use_after_free_and_reuse", scope: !10, file: !10, line: 172, type: !29, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!281 = !DILocation(line: 172, column: 1, scope: !280)
!282 = distinct !DISubprogram(name: "add_heap_list_freed_while_walked", scope: !10, file: !10, line: 188, type: !29, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!283 = !DILocation(line: 188, column: 1, scope: !282)
!284 = distinct !DISubprogram(name: "add_heap_two_dimensional", scope: !10, file: !10, line: 204, type: !29, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!285 = !DILocation(line: 204, column: 1, scope: !284)
!286 = distinct !DISubprogram(name: "add_heap_flexible_member", scope: !10, file: !10, line: 216, type: !29, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!287 = !DILocation(line: 216, column: 1, scope: !286)
!288 = distinct !DISubprogram(name: "add_heap_union", scope: !10, file: !10, line: 233, type: !29, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!289 = !DILocation(line: 233, column: 1, scope: !288)
!290 = distinct !DISubprogram(name: "add_heap_aligned", scope: !10, file: !10, line: 241, type: !29, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!291 = !DILocation(line: 241, column: 1, scope: !290)
!292 = distinct !DISubprogram(name: "add_heap_calloc_product", scope: !10, file: !10, line: 248, type: !29, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!293 = !DILocation(line: 248, column: 1, scope: !292)
!294 = distinct !DISubprogram(name: "add_heap_in_callee", scope: !10, file: !10, line: 261, type: !29, scopeLine: 261, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!295 = !DILocation(line: 261, column: 1, scope: !294)
!296 = distinct !DISubprogram(name: "heap_write_past_end", scope: !10, file: !10, line: 9, type: !29, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!297 = !DILocalVariable(name: "p", scope: !296, file: !10, line: 11, type: !17)
!298 = !DILocation(line: 11, column: 11, scope: !296)
!299 = !DILocation(line: 11, column: 15, scope: !296)
!300 = !DILocation(line: 12, column: 5, scope: !296)
!301 = !DILocation(line: 12, column: 7, scope: !296)
!302 = !DILocation(line: 12, column: 20, scope: !296)
!303 = !DILocation(line: 13, column: 10, scope: !296)
!304 = !DILocation(line: 13, column: 5, scope: !296)
!305 = !DILocation(line: 14, column: 1, scope: !296)
!306 = distinct !DISubprogram(name: "heap_write_before_start", scope: !10, file: !10, line: 16, type: !29, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!307 = !DILocalVariable(name: "p", scope: !306, file: !10, line: 18, type: !17)
!308 = !DILocation(line: 18, column: 11, scope: !306)
!309 = !DILocation(line: 18, column: 15, scope: !306)
!310 = !DILocation(line: 19, column: 5, scope: !306)
!311 = !DILocation(line: 19, column: 7, scope: !306)
!312 = !DILocation(line: 19, column: 21, scope: !306)
!313 = !DILocation(line: 20, column: 10, scope: !306)
!314 = !DILocation(line: 20, column: 5, scope: !306)
!315 = !DILocation(line: 21, column: 1, scope: !306)
!316 = distinct !DISubprogram(name: "heap_read_past_end", scope: !10, file: !10, line: 23, type: !29, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!317 = !DILocalVariable(name: "p", scope: !316, file: !10, line: 25, type: !14)
!318 = !DILocation(line: 25, column: 10, scope: !316)
!319 = !DILocation(line: 25, column: 14, scope: !316)
!320 = !DILocalVariable(name: "sum", scope: !316, file: !10, line: 26, type: !15)
!321 = !DILocation(line: 26, column: 9, scope: !316)
!322 = !DILocalVariable(name: "i", scope: !323, file: !10, line: 27, type: !15)
!323 = distinct !DILexicalBlock(scope: !316, file: !10, line: 27, column: 5)
!324 = !DILocation(line: 27, column: 14, scope: !323)
!325 = !DILocation(line: 27, column: 10, scope: !323)
!326 = !DILocation(line: 27, column: 21, scope: !327)
!327 = distinct !DILexicalBlock(scope: !323, file: !10, line: 27, column: 5)
!328 = !DILocation(line: 27, column: 26, scope: !327)
!329 = !DILocation(line: 27, column: 23, scope: !327)
!330 = !DILocation(line: 27, column: 5, scope: !323)
!331 = !DILocation(line: 28, column: 16, scope: !327)
!332 = !DILocation(line: 28, column: 18, scope: !327)
!333 = !DILocation(line: 28, column: 13, scope: !327)
!334 = !DILocation(line: 28, column: 9, scope: !327)
!335 = !DILocation(line: 27, column: 41, scope: !327)
!336 = !DILocation(line: 27, column: 5, scope: !327)
!337 = distinct !{!337, !330, !338, !239}
!338 = !DILocation(line: 28, column: 19, scope: !323)
!339 = !DILocation(line: 29, column: 10, scope: !316)
!340 = !DILocation(line: 29, column: 5, scope: !316)
!341 = !DILocation(line: 30, column: 9, scope: !342)
!342 = distinct !DILexicalBlock(scope: !316, file: !10, line: 30, column: 9)
!343 = !DILocation(line: 30, column: 9, scope: !316)
!344 = !DILocation(line: 31, column: 9, scope: !342)
!345 = !DILocation(line: 32, column: 1, scope: !316)
!346 = distinct !DISubprogram(name: "heap_read_before_start", scope: !10, file: !10, line: 34, type: !29, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!347 = !DILocalVariable(name: "p", scope: !346, file: !10, line: 36, type: !14)
!348 = !DILocation(line: 36, column: 10, scope: !346)
!349 = !DILocation(line: 36, column: 14, scope: !346)
!350 = !DILocalVariable(name: "sum", scope: !346, file: !10, line: 37, type: !15)
!351 = !DILocation(line: 37, column: 9, scope: !346)
!352 = !DILocalVariable(name: "i", scope: !353, file: !10, line: 38, type: !15)
!353 = distinct !DILexicalBlock(scope: !346, file: !10, line: 38, column: 5)
!354 = !DILocation(line: 38, column: 14, scope: !353)
!355 = !DILocation(line: 38, column: 10, scope: !353)
!356 = !DILocation(line: 38, column: 21, scope: !357)
!357 = distinct !DILexicalBlock(scope: !353, file: !10, line: 38, column: 5)
!358 = !DILocation(line: 38, column: 27, scope: !357)
!359 = !DILocation(line: 38, column: 23, scope: !357)
!360 = !DILocation(line: 38, column: 5, scope: !353)
!361 = !DILocation(line: 39, column: 16, scope: !357)
!362 = !DILocation(line: 39, column: 18, scope: !357)
!363 = !DILocation(line: 39, column: 13, scope: !357)
!364 = !DILocation(line: 39, column: 9, scope: !357)
!365 = !DILocation(line: 38, column: 43, scope: !357)
!366 = !DILocation(line: 38, column: 5, scope: !357)
!367 = distinct !{!367, !360, !368, !239}
!368 = !DILocation(line: 39, column: 19, scope: !353)
!369 = !DILocation(line: 40, column: 10, scope: !346)
!370 = !DILocation(line: 40, column: 5, scope: !346)
!371 = !DILocation(line: 41, column: 9, scope: !372)
!372 = distinct !DILexicalBlock(scope: !346, file: !10, line: 41, column: 9)
!373 = !DILocation(line: 41, column: 9, scope: !346)
!374 = !DILocation(line: 42, column: 9, scope: !372)
!375 = !DILocation(line: 43, column: 1, scope: !346)
!376 = distinct !DISubprogram(name: "heap_straddles_end", scope: !10, file: !10, line: 45, type: !29, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!377 = !DILocalVariable(name: "p", scope: !376, file: !10, line: 47, type: !17)
!378 = !DILocation(line: 47, column: 11, scope: !376)
!379 = !DILocation(line: 47, column: 22, scope: !376)
!380 = !DILocation(line: 47, column: 15, scope: !376)
!381 = !DILocation(line: 48, column: 14, scope: !376)
!382 = !DILocation(line: 48, column: 16, scope: !376)
!383 = !DILocation(line: 49, column: 10, scope: !376)
!384 = !DILocation(line: 49, column: 5, scope: !376)
!385 = !DILocation(line: 50, column: 1, scope: !376)
!386 = distinct !DISubprogram(name: "heap_straddles_start", scope: !10, file: !10, line: 52, type: !29, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!387 = !DILocalVariable(name: "p", scope: !386, file: !10, line: 54, type: !17)
!388 = !DILocation(line: 54, column: 11, scope: !386)
!389 = !DILocation(line: 54, column: 15, scope: !386)
!390 = !DILocation(line: 55, column: 14, scope: !386)
!391 = !DILocation(line: 55, column: 19, scope: !386)
!392 = !DILocation(line: 55, column: 16, scope: !386)
!393 = !DILocation(line: 55, column: 33, scope: !386)
!394 = !DILocation(line: 56, column: 10, scope: !386)
!395 = !DILocation(line: 56, column: 5, scope: !386)
!396 = !DILocation(line: 57, column: 1, scope: !386)
!397 = distinct !DISubprogram(name: "heap_last_bytes_straddle", scope: !10, file: !10, line: 59, type: !29, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!398 = !DILocalVariable(name: "p", scope: !397, file: !10, line: 61, type: !17)
!399 = !DILocation(line: 61, column: 11, scope: !397)
!400 = !DILocation(line: 61, column: 15, scope: !397)
!401 = !DILocation(line: 62, column: 14, scope: !397)
!402 = !DILocation(line: 62, column: 19, scope: !397)
!403 = !DILocation(line: 62, column: 16, scope: !397)
!404 = !DILocation(line: 62, column: 33, scope: !397)
!405 = !DILocation(line: 63, column: 10, scope: !397)
!406 = !DILocation(line: 63, column: 5, scope: !397)
!407 = !DILocation(line: 64, column: 1, scope: !397)
!408 = distinct !DISubprogram(name: "heap_wide_past_end", scope: !10, file: !10, line: 66, type: !29, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!409 = !DILocalVariable(name: "p", scope: !408, file: !10, line: 68, type: !17)
!410 = !DILocation(line: 68, column: 11, scope: !408)
!411 = !DILocation(line: 68, column: 15, scope: !408)
!412 = !DILocation(line: 69, column: 14, scope: !408)
!413 = !DILocation(line: 69, column: 19, scope: !408)
!414 = !DILocation(line: 69, column: 16, scope: !408)
!415 = !DILocation(line: 69, column: 34, scope: !408)
!416 = !DILocation(line: 70, column: 10, scope: !408)
!417 = !DILocation(line: 70, column: 5, scope: !408)
!418 = !DILocation(line: 71, column: 1, scope: !408)
!419 = distinct !DISubprogram(name: "heap_freed_last_bytes_straddle", scope: !10, file: !10, line: 73, type: !29, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!420 = !DILocalVariable(name: "p", scope: !419, file: !10, line: 75, type: !17)
!421 = !DILocation(line: 75, column: 11, scope: !419)
!422 = !DILocation(line: 75, column: 15, scope: !419)
!423 = !DILocation(line: 76, column: 9, scope: !424)
!424 = distinct !DILexicalBlock(scope: !419, file: !10, line: 76, column: 9)
!425 = !DILocation(line: 76, column: 9, scope: !419)
!426 = !DILocation(line: 77, column: 14, scope: !424)
!427 = !DILocation(line: 77, column: 9, scope: !424)
!428 = !DILocation(line: 78, column: 14, scope: !419)
!429 = !DILocation(line: 78, column: 19, scope: !419)
!430 = !DILocation(line: 78, column: 16, scope: !419)
!431 = !DILocation(line: 78, column: 33, scope: !419)
!432 = !DILocation(line: 79, column: 10, scope: !433)
!433 = distinct !DILexicalBlock(scope: !419, file: !10, line: 79, column: 9)
!434 = !DILocation(line: 79, column: 9, scope: !419)
!435 = !DILocation(line: 80, column: 14, scope: !433)
!436 = !DILocation(line: 80, column: 9, scope: !433)
!437 = !DILocation(line: 81, column: 1, scope: !419)
!438 = distinct !DISubprogram(name: "heap_far_past_end", scope: !10, file: !10, line: 83, type: !29, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!439 = !DILocalVariable(name: "p", scope: !438, file: !10, line: 85, type: !17)
!440 = !DILocation(line: 85, column: 11, scope: !438)
!441 = !DILocation(line: 85, column: 15, scope: !438)
!442 = !DILocation(line: 86, column: 5, scope: !438)
!443 = !DILocation(line: 86, column: 7, scope: !438)
!444 = !DILocation(line: 86, column: 25, scope: !438)
!445 = !DILocation(line: 87, column: 10, scope: !438)
!446 = !DILocation(line: 87, column: 5, scope: !438)
!447 = !DILocation(line: 88, column: 1, scope: !438)
!448 = distinct !DISubprogram(name: "heap_wrong_struct", scope: !10, file: !10, line: 90, type: !29, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!449 = !DILocalVariable(name: "p", scope: !448, file: !10, line: 92, type: !450)
!450 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !451, size: 64)
!451 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !10, line: 5, size: 64, elements: !452)
!452 = !{!453, !454}
!453 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !451, file: !10, line: 6, baseType: !15, size: 32)
!454 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !451, file: !10, line: 6, baseType: !15, size: 32, offset: 32)
!455 = !DILocation(line: 92, column: 18, scope: !448)
!456 = !DILocation(line: 92, column: 29, scope: !448)
!457 = !DILocation(line: 92, column: 22, scope: !448)
!458 = !DILocation(line: 93, column: 5, scope: !448)
!459 = !DILocation(line: 93, column: 8, scope: !448)
!460 = !DILocation(line: 93, column: 14, scope: !448)
!461 = !DILocation(line: 94, column: 5, scope: !448)
!462 = !DILocation(line: 94, column: 8, scope: !448)
!463 = !DILocation(line: 94, column: 15, scope: !448)
!464 = !DILocation(line: 95, column: 10, scope: !448)
!465 = !DILocation(line: 95, column: 5, scope: !448)
!466 = !DILocation(line: 96, column: 1, scope: !448)
!467 = distinct !DISubprogram(name: "heap_size_of_pointer", scope: !10, file: !10, line: 98, type: !29, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!468 = !DILocalVariable(name: "p", scope: !467, file: !10, line: 100, type: !469)
!469 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !470, size: 64)
!470 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!471 = !DILocation(line: 100, column: 13, scope: !467)
!472 = !DILocation(line: 100, column: 24, scope: !467)
!473 = !DILocation(line: 100, column: 17, scope: !467)
!474 = !DILocalVariable(name: "i", scope: !475, file: !10, line: 101, type: !15)
!475 = distinct !DILexicalBlock(scope: !467, file: !10, line: 101, column: 5)
!476 = !DILocation(line: 101, column: 14, scope: !475)
!477 = !DILocation(line: 101, column: 10, scope: !475)
!478 = !DILocation(line: 101, column: 21, scope: !479)
!479 = distinct !DILexicalBlock(scope: !475, file: !10, line: 101, column: 5)
!480 = !DILocation(line: 101, column: 23, scope: !479)
!481 = !DILocation(line: 101, column: 5, scope: !475)
!482 = !DILocation(line: 102, column: 16, scope: !479)
!483 = !DILocation(line: 102, column: 9, scope: !479)
!484 = !DILocation(line: 102, column: 11, scope: !479)
!485 = !DILocation(line: 102, column: 14, scope: !479)
!486 = !DILocation(line: 101, column: 29, scope: !479)
!487 = !DILocation(line: 101, column: 5, scope: !479)
!488 = distinct !{!488, !481, !489, !239}
!489 = !DILocation(line: 102, column: 16, scope: !475)
!490 = !DILocation(line: 103, column: 10, scope: !467)
!491 = !DILocation(line: 103, column: 5, scope: !467)
!492 = !DILocation(line: 104, column: 1, scope: !467)
!493 = distinct !DISubprogram(name: "heap_empty_block", scope: !10, file: !10, line: 106, type: !29, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!494 = !DILocalVariable(name: "p", scope: !493, file: !10, line: 108, type: !17)
!495 = !DILocation(line: 108, column: 11, scope: !493)
!496 = !DILocation(line: 108, column: 22, scope: !493)
!497 = !DILocation(line: 108, column: 15, scope: !493)
!498 = !DILocation(line: 109, column: 6, scope: !493)
!499 = !DILocation(line: 109, column: 8, scope: !493)
!500 = !DILocation(line: 110, column: 10, scope: !493)
!501 = !DILocation(line: 110, column: 5, scope: !493)
!502 = !DILocation(line: 111, column: 1, scope: !493)
!503 = distinct !DISubprogram(name: "heap_cast_to_wider", scope: !10, file: !10, line: 113, type: !29, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!504 = !DILocalVariable(name: "p", scope: !503, file: !10, line: 115, type: !505)
!505 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !506, size: 64)
!506 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!507 = !DILocation(line: 115, column: 12, scope: !503)
!508 = !DILocation(line: 115, column: 16, scope: !503)
!509 = !DILocalVariable(name: "wide", scope: !503, file: !10, line: 116, type: !12)
!510 = !DILocation(line: 116, column: 11, scope: !503)
!511 = !DILocation(line: 116, column: 26, scope: !503)
!512 = !DILocation(line: 117, column: 19, scope: !503)
!513 = !DILocation(line: 117, column: 24, scope: !503)
!514 = !DILocation(line: 117, column: 12, scope: !503)
!515 = !DILocation(line: 117, column: 17, scope: !503)
!516 = !DILocation(line: 117, column: 5, scope: !503)
!517 = !DILocation(line: 117, column: 10, scope: !503)
!518 = !DILocation(line: 118, column: 9, scope: !519)
!519 = distinct !DILexicalBlock(scope: !503, file: !10, line: 118, column: 9)
!520 = !DILocation(line: 118, column: 9, scope: !503)
!521 = !DILocation(line: 119, column: 10, scope: !519)
!522 = !DILocation(line: 119, column: 15, scope: !519)
!523 = !DILocation(line: 119, column: 9, scope: !519)
!524 = !DILocation(line: 120, column: 10, scope: !503)
!525 = !DILocation(line: 120, column: 5, scope: !503)
!526 = !DILocation(line: 121, column: 1, scope: !503)
!527 = distinct !DISubprogram(name: "heap_through_integer", scope: !10, file: !10, line: 123, type: !29, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!528 = !DILocalVariable(name: "p", scope: !527, file: !10, line: 125, type: !17)
!529 = !DILocation(line: 125, column: 11, scope: !527)
!530 = !DILocation(line: 125, column: 15, scope: !527)
!531 = !DILocalVariable(name: "address", scope: !527, file: !10, line: 126, type: !16)
!532 = !DILocation(line: 126, column: 19, scope: !527)
!533 = !DILocation(line: 126, column: 44, scope: !527)
!534 = !DILocation(line: 126, column: 29, scope: !527)
!535 = !DILocation(line: 126, column: 49, scope: !527)
!536 = !DILocation(line: 126, column: 48, scope: !527)
!537 = !DILocation(line: 126, column: 46, scope: !527)
!538 = !DILocation(line: 127, column: 14, scope: !527)
!539 = !DILocation(line: 127, column: 6, scope: !527)
!540 = !DILocation(line: 127, column: 22, scope: !527)
!541 = !DILocation(line: 128, column: 10, scope: !527)
!542 = !DILocation(line: 128, column: 5, scope: !527)
!543 = !DILocation(line: 129, column: 1, scope: !527)
!544 = distinct !DISubprogram(name: "heap_realloc_smaller", scope: !10, file: !10, line: 131, type: !29, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!545 = !DILocalVariable(name: "p", scope: !544, file: !10, line: 133, type: !17)
!546 = !DILocation(line: 133, column: 11, scope: !544)
!547 = !DILocation(line: 133, column: 15, scope: !544)
!548 = !DILocation(line: 134, column: 5, scope: !544)
!549 = !DILocation(line: 134, column: 11, scope: !544)
!550 = !DILocation(line: 135, column: 17, scope: !544)
!551 = !DILocation(line: 135, column: 9, scope: !544)
!552 = !DILocation(line: 135, column: 7, scope: !544)
!553 = !DILocation(line: 136, column: 5, scope: !544)
!554 = !DILocation(line: 136, column: 7, scope: !544)
!555 = !DILocation(line: 136, column: 21, scope: !544)
!556 = !DILocation(line: 137, column: 10, scope: !544)
!557 = !DILocation(line: 137, column: 5, scope: !544)
!558 = !DILocation(line: 138, column: 1, scope: !544)
!559 = distinct !DISubprogram(name: "heap_use_after_realloc", scope: !10, file: !10, line: 140, type: !29, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!560 = !DILocalVariable(name: "p", scope: !559, file: !10, line: 142, type: !17)
!561 = !DILocation(line: 142, column: 11, scope: !559)
!562 = !DILocation(line: 142, column: 15, scope: !559)
!563 = !DILocation(line: 143, column: 5, scope: !559)
!564 = !DILocation(line: 143, column: 10, scope: !559)
!565 = !DILocalVariable(name: "q", scope: !559, file: !10, line: 144, type: !17)
!566 = !DILocation(line: 144, column: 11, scope: !559)
!567 = !DILocation(line: 144, column: 23, scope: !559)
!568 = !DILocation(line: 144, column: 15, scope: !559)
!569 = !DILocation(line: 145, column: 9, scope: !570)
!570 = distinct !DILexicalBlock(scope: !559, file: !10, line: 145, column: 9)
!571 = !DILocation(line: 145, column: 9, scope: !559)
!572 = !DILocation(line: 146, column: 9, scope: !570)
!573 = !DILocation(line: 146, column: 14, scope: !570)
!574 = !DILocation(line: 147, column: 5, scope: !559)
!575 = !DILocation(line: 147, column: 11, scope: !559)
!576 = !DILocation(line: 148, column: 10, scope: !559)
!577 = !DILocation(line: 148, column: 5, scope: !559)
!578 = !DILocation(line: 149, column: 1, scope: !559)
!579 = distinct !DISubprogram(name: "heap_use_after_free_write", scope: !10, file: !10, line: 151, type: !29, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!580 = !DILocalVariable(name: "p", scope: !579, file: !10, line: 153, type: !17)
!581 = !DILocation(line: 153, column: 11, scope: !579)
!582 = !DILocation(line: 153, column: 15, scope: !579)
!583 = !DILocation(line: 154, column: 10, scope: !584)
!584 = distinct !DILexicalBlock(scope: !579, file: !10, line: 154, column: 9)
!585 = !DILocation(line: 154, column: 9, scope: !579)
!586 = !DILocation(line: 155, column: 10, scope: !584)
!587 = !DILocation(line: 155, column: 12, scope: !584)
!588 = !DILocation(line: 155, column: 9, scope: !584)
!589 = !DILocation(line: 156, column: 10, scope: !579)
!590 = !DILocation(line: 156, column: 5, scope: !579)
!591 = !DILocation(line: 157, column: 9, scope: !592)
!592 = distinct !DILexicalBlock(scope: !579, file: !10, line: 157, column: 9)
!593 = !DILocation(line: 157, column: 9, scope: !579)
!594 = !DILocation(line: 158, column: 10, scope: !592)
!595 = !DILocation(line: 158, column: 12, scope: !592)
!596 = !DILocation(line: 158, column: 9, scope: !592)
!597 = !DILocation(line: 159, column: 1, scope: !579)
!598 = distinct !DISubprogram(name: "heap_use_after_free_read", scope: !10, file: !10, line: 161, type: !29, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!599 = !DILocalVariable(name: "p", scope: !598, file: !10, line: 163, type: !450)
!600 = !DILocation(line: 163, column: 18, scope: !598)
!601 = !DILocation(line: 163, column: 22, scope: !598)
!602 = !DILocalVariable(name: "good", scope: !598, file: !10, line: 164, type: !15)
!603 = !DILocation(line: 164, column: 9, scope: !598)
!604 = !DILocation(line: 164, column: 16, scope: !598)
!605 = !DILocation(line: 164, column: 19, scope: !598)
!606 = !DILocation(line: 165, column: 10, scope: !598)
!607 = !DILocation(line: 165, column: 5, scope: !598)
!608 = !DILocation(line: 166, column: 9, scope: !609)
!609 = distinct !DILexicalBlock(scope: !598, file: !10, line: 166, column: 9)
!610 = !DILocation(line: 166, column: 9, scope: !598)
!611 = !DILocation(line: 167, column: 16, scope: !609)
!612 = !DILocation(line: 167, column: 19, scope: !609)
!613 = !DILocation(line: 167, column: 14, scope: !609)
!614 = !DILocation(line: 167, column: 9, scope: !609)
!615 = !DILocation(line: 168, column: 9, scope: !616)
!616 = distinct !DILexicalBlock(scope: !598, file: !10, line: 168, column: 9)
!617 = !DILocation(line: 168, column: 9, scope: !598)
!618 = !DILocation(line: 169, column: 9, scope: !616)
!619 = !DILocation(line: 170, column: 1, scope: !598)
!620 = distinct !DISubprogram(name: "heap_use_after_free_and_reuse", scope: !10, file: !10, line: 172, type: !29, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!621 = !DILocalVariable(name: "p", scope: !620, file: !10, line: 174, type: !17)
!622 = !DILocation(line: 174, column: 11, scope: !620)
!623 = !DILocation(line: 174, column: 15, scope: !620)
!624 = !DILocation(line: 175, column: 10, scope: !620)
!625 = !DILocation(line: 175, column: 5, scope: !620)
!626 = !DILocalVariable(name: "q", scope: !620, file: !10, line: 176, type: !17)
!627 = !DILocation(line: 176, column: 11, scope: !620)
!628 = !DILocation(line: 176, column: 15, scope: !620)
!629 = !DILocation(line: 177, column: 5, scope: !620)
!630 = !DILocation(line: 177, column: 10, scope: !620)
!631 = !DILocation(line: 178, column: 9, scope: !632)
!632 = distinct !DILexicalBlock(scope: !620, file: !10, line: 178, column: 9)
!633 = !DILocation(line: 178, column: 9, scope: !620)
!634 = !DILocation(line: 179, column: 9, scope: !632)
!635 = !DILocation(line: 179, column: 14, scope: !632)
!636 = !DILocation(line: 180, column: 10, scope: !620)
!637 = !DILocation(line: 180, column: 5, scope: !620)
!638 = !DILocation(line: 181, column: 1, scope: !620)
!639 = distinct !DISubprogram(name: "heap_list_freed_while_walked", scope: !10, file: !10, line: 188, type: !29, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!640 = !DILocalVariable(name: "list", scope: !639, file: !10, line: 190, type: !641)
!641 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !642, size: 64)
!642 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !10, line: 183, size: 128, elements: !643)
!643 = !{!644, !645}
!644 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !642, file: !10, line: 184, baseType: !641, size: 64)
!645 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !642, file: !10, line: 185, baseType: !15, size: 32, offset: 64)
!646 = !DILocation(line: 190, column: 18, scope: !639)
!647 = !DILocalVariable(name: "i", scope: !648, file: !10, line: 191, type: !15)
!648 = distinct !DILexicalBlock(scope: !639, file: !10, line: 191, column: 5)
!649 = !DILocation(line: 191, column: 14, scope: !648)
!650 = !DILocation(line: 191, column: 10, scope: !648)
!651 = !DILocation(line: 191, column: 21, scope: !652)
!652 = distinct !DILexicalBlock(scope: !648, file: !10, line: 191, column: 5)
!653 = !DILocation(line: 191, column: 23, scope: !652)
!654 = !DILocation(line: 191, column: 5, scope: !648)
!655 = !DILocalVariable(name: "n", scope: !656, file: !10, line: 192, type: !641)
!656 = distinct !DILexicalBlock(scope: !652, file: !10, line: 191, column: 33)
!657 = !DILocation(line: 192, column: 22, scope: !656)
!658 = !DILocation(line: 192, column: 26, scope: !656)
!659 = !DILocation(line: 193, column: 19, scope: !656)
!660 = !DILocation(line: 193, column: 9, scope: !656)
!661 = !DILocation(line: 193, column: 12, scope: !656)
!662 = !DILocation(line: 193, column: 17, scope: !656)
!663 = !DILocation(line: 194, column: 20, scope: !656)
!664 = !DILocation(line: 194, column: 9, scope: !656)
!665 = !DILocation(line: 194, column: 12, scope: !656)
!666 = !DILocation(line: 194, column: 18, scope: !656)
!667 = !DILocation(line: 195, column: 16, scope: !656)
!668 = !DILocation(line: 195, column: 14, scope: !656)
!669 = !DILocation(line: 196, column: 5, scope: !656)
!670 = !DILocation(line: 191, column: 29, scope: !652)
!671 = !DILocation(line: 191, column: 5, scope: !652)
!672 = distinct !{!672, !654, !673, !239}
!673 = !DILocation(line: 196, column: 5, scope: !648)
!674 = !DILocation(line: 197, column: 5, scope: !639)
!675 = !DILocation(line: 197, column: 12, scope: !639)
!676 = !DILocalVariable(name: "next", scope: !677, file: !10, line: 198, type: !641)
!677 = distinct !DILexicalBlock(scope: !639, file: !10, line: 197, column: 18)
!678 = !DILocation(line: 198, column: 22, scope: !677)
!679 = !DILocation(line: 198, column: 29, scope: !677)
!680 = !DILocation(line: 198, column: 35, scope: !677)
!681 = !DILocation(line: 199, column: 14, scope: !677)
!682 = !DILocation(line: 199, column: 9, scope: !677)
!683 = !DILocation(line: 200, column: 16, scope: !677)
!684 = !DILocation(line: 200, column: 22, scope: !677)
!685 = !DILocation(line: 200, column: 28, scope: !677)
!686 = !DILocation(line: 200, column: 35, scope: !677)
!687 = !DILocation(line: 200, column: 14, scope: !677)
!688 = distinct !{!688, !674, !689, !239}
!689 = !DILocation(line: 201, column: 5, scope: !639)
!690 = !DILocation(line: 202, column: 1, scope: !639)
!691 = distinct !DISubprogram(name: "heap_two_dimensional", scope: !10, file: !10, line: 204, type: !29, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!692 = !DILocalVariable(name: "rows", scope: !691, file: !10, line: 206, type: !693)
!693 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!694 = !DILocation(line: 206, column: 11, scope: !691)
!695 = !DILocation(line: 206, column: 18, scope: !691)
!696 = !DILocalVariable(name: "i", scope: !697, file: !10, line: 207, type: !15)
!697 = distinct !DILexicalBlock(scope: !691, file: !10, line: 207, column: 5)
!698 = !DILocation(line: 207, column: 14, scope: !697)
!699 = !DILocation(line: 207, column: 10, scope: !697)
!700 = !DILocation(line: 207, column: 21, scope: !701)
!701 = distinct !DILexicalBlock(scope: !697, file: !10, line: 207, column: 5)
!702 = !DILocation(line: 207, column: 23, scope: !701)
!703 = !DILocation(line: 207, column: 5, scope: !697)
!704 = !DILocation(line: 208, column: 19, scope: !701)
!705 = !DILocation(line: 208, column: 9, scope: !701)
!706 = !DILocation(line: 208, column: 14, scope: !701)
!707 = !DILocation(line: 208, column: 17, scope: !701)
!708 = !DILocation(line: 207, column: 29, scope: !701)
!709 = !DILocation(line: 207, column: 5, scope: !701)
!710 = distinct !{!710, !703, !711, !239}
!711 = !DILocation(line: 208, column: 42, scope: !697)
!712 = !DILocalVariable(name: "row", scope: !691, file: !10, line: 209, type: !14)
!713 = !DILocation(line: 209, column: 10, scope: !691)
!714 = !DILocation(line: 209, column: 16, scope: !691)
!715 = !DILocation(line: 209, column: 21, scope: !691)
!716 = !DILocation(line: 210, column: 5, scope: !691)
!717 = !DILocation(line: 210, column: 12, scope: !691)
!718 = !DILocalVariable(name: "i", scope: !719, file: !10, line: 211, type: !15)
!719 = distinct !DILexicalBlock(scope: !691, file: !10, line: 211, column: 5)
!720 = !DILocation(line: 211, column: 14, scope: !719)
!721 = !DILocation(line: 211, column: 10, scope: !719)
!722 = !DILocation(line: 211, column: 21, scope: !723)
!723 = distinct !DILexicalBlock(scope: !719, file: !10, line: 211, column: 5)
!724 = !DILocation(line: 211, column: 23, scope: !723)
!725 = !DILocation(line: 211, column: 5, scope: !719)
!726 = !DILocation(line: 212, column: 14, scope: !723)
!727 = !DILocation(line: 212, column: 19, scope: !723)
!728 = !DILocation(line: 212, column: 9, scope: !723)
!729 = !DILocation(line: 211, column: 29, scope: !723)
!730 = !DILocation(line: 211, column: 5, scope: !723)
!731 = distinct !{!731, !725, !732, !239}
!732 = !DILocation(line: 212, column: 21, scope: !719)
!733 = !DILocation(line: 213, column: 10, scope: !691)
!734 = !DILocation(line: 213, column: 5, scope: !691)
!735 = !DILocation(line: 214, column: 1, scope: !691)
!736 = distinct !DISubprogram(name: "heap_flexible_member", scope: !10, file: !10, line: 216, type: !29, scopeLine: 217, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!737 = !DILocalVariable(name: "t", scope: !736, file: !10, line: 221, type: !738)
!738 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !739, size: 64)
!739 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", scope: !736, file: !10, line: 218, size: 32, elements: !740)
!740 = !{!741, !743}
!741 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !739, file: !10, line: 219, baseType: !742, size: 32)
!742 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!743 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !739, file: !10, line: 220, baseType: !744, offset: 32)
!744 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !745)
!745 = !{!746}
!746 = !DISubrange(count: -1)
!747 = !DILocation(line: 221, column: 8, scope: !736)
!748 = !DILocation(line: 221, column: 12, scope: !736)
!749 = !DILocation(line: 222, column: 5, scope: !736)
!750 = !DILocation(line: 222, column: 8, scope: !736)
!751 = !DILocation(line: 222, column: 15, scope: !736)
!752 = !DILocalVariable(name: "i", scope: !753, file: !10, line: 223, type: !742)
!753 = distinct !DILexicalBlock(scope: !736, file: !10, line: 223, column: 5)
!754 = !DILocation(line: 223, column: 19, scope: !753)
!755 = !DILocation(line: 223, column: 10, scope: !753)
!756 = !DILocation(line: 223, column: 26, scope: !757)
!757 = distinct !DILexicalBlock(scope: !753, file: !10, line: 223, column: 5)
!758 = !DILocation(line: 223, column: 30, scope: !757)
!759 = !DILocation(line: 223, column: 33, scope: !757)
!760 = !DILocation(line: 223, column: 43, scope: !757)
!761 = !DILocation(line: 223, column: 40, scope: !757)
!762 = !DILocation(line: 223, column: 28, scope: !757)
!763 = !DILocation(line: 223, column: 5, scope: !753)
!764 = !DILocation(line: 224, column: 9, scope: !757)
!765 = !DILocation(line: 224, column: 12, scope: !757)
!766 = !DILocation(line: 224, column: 18, scope: !757)
!767 = !DILocation(line: 224, column: 21, scope: !757)
!768 = !DILocation(line: 223, column: 58, scope: !757)
!769 = !DILocation(line: 223, column: 5, scope: !757)
!770 = distinct !{!770, !763, !771, !239}
!771 = !DILocation(line: 224, column: 23, scope: !753)
!772 = !DILocation(line: 225, column: 10, scope: !736)
!773 = !DILocation(line: 225, column: 5, scope: !736)
!774 = !DILocation(line: 226, column: 1, scope: !736)
!775 = distinct !DISubprogram(name: "heap_union", scope: !10, file: !10, line: 233, type: !29, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!776 = !DILocalVariable(name: "w", scope: !775, file: !10, line: 235, type: !777)
!777 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !778, size: 64)
!778 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !10, line: 228, size: 64, elements: !779)
!779 = !{!780, !781}
!780 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !778, file: !10, line: 229, baseType: !13, size: 64)
!781 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !778, file: !10, line: 230, baseType: !782, size: 64)
!782 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !783)
!783 = !{!784}
!784 = !DISubrange(count: 8)
!785 = !DILocation(line: 235, column: 17, scope: !775)
!786 = !DILocation(line: 235, column: 28, scope: !775)
!787 = !DILocation(line: 235, column: 21, scope: !775)
!788 = !DILocation(line: 236, column: 5, scope: !775)
!789 = !DILocation(line: 236, column: 16, scope: !775)
!790 = !DILocation(line: 237, column: 5, scope: !775)
!791 = !DILocation(line: 237, column: 12, scope: !775)
!792 = !DILocation(line: 238, column: 10, scope: !775)
!793 = !DILocation(line: 238, column: 5, scope: !775)
!794 = !DILocation(line: 239, column: 1, scope: !775)
!795 = distinct !DISubprogram(name: "heap_aligned", scope: !10, file: !10, line: 241, type: !29, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!796 = !DILocalVariable(name: "p", scope: !795, file: !10, line: 243, type: !17)
!797 = !DILocation(line: 243, column: 11, scope: !795)
!798 = !DILocation(line: 243, column: 15, scope: !795)
!799 = !DILocation(line: 244, column: 5, scope: !795)
!800 = !DILocation(line: 244, column: 7, scope: !795)
!801 = !DILocation(line: 244, column: 22, scope: !795)
!802 = !DILocation(line: 245, column: 10, scope: !795)
!803 = !DILocation(line: 245, column: 5, scope: !795)
!804 = !DILocation(line: 246, column: 1, scope: !795)
!805 = distinct !DISubprogram(name: "heap_calloc_product", scope: !10, file: !10, line: 248, type: !29, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!806 = !DILocalVariable(name: "p", scope: !805, file: !10, line: 250, type: !14)
!807 = !DILocation(line: 250, column: 10, scope: !805)
!808 = !DILocation(line: 250, column: 21, scope: !805)
!809 = !DILocation(line: 250, column: 14, scope: !805)
!810 = !DILocation(line: 251, column: 5, scope: !805)
!811 = !DILocation(line: 251, column: 10, scope: !805)
!812 = !DILocation(line: 252, column: 10, scope: !805)
!813 = !DILocation(line: 252, column: 5, scope: !805)
!814 = !DILocation(line: 253, column: 1, scope: !805)
!815 = distinct !DISubprogram(name: "heap_in_callee", scope: !10, file: !10, line: 261, type: !29, scopeLine: 262, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!816 = !DILocalVariable(name: "p", scope: !815, file: !10, line: 263, type: !17)
!817 = !DILocation(line: 263, column: 11, scope: !815)
!818 = !DILocation(line: 263, column: 15, scope: !815)
!819 = !DILocation(line: 264, column: 10, scope: !815)
!820 = !DILocation(line: 264, column: 17, scope: !815)
!821 = !DILocation(line: 264, column: 15, scope: !815)
!822 = !DILocation(line: 264, column: 5, scope: !815)
!823 = !DILocation(line: 265, column: 10, scope: !815)
!824 = !DILocation(line: 265, column: 5, scope: !815)
!825 = !DILocation(line: 266, column: 1, scope: !815)
!826 = distinct !DISubprogram(name: "fill", scope: !10, file: !10, line: 255, type: !827, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !197)
!827 = !DISubroutineType(types: !828)
!828 = !{null, !17, !15}
!829 = !DILocalVariable(name: "to", arg: 1, scope: !826, file: !10, line: 255, type: !17)
!830 = !DILocation(line: 255, column: 24, scope: !826)
!831 = !DILocalVariable(name: "n", arg: 2, scope: !826, file: !10, line: 255, type: !15)
!832 = !DILocation(line: 255, column: 32, scope: !826)
!833 = !DILocalVariable(name: "i", scope: !834, file: !10, line: 257, type: !15)
!834 = distinct !DILexicalBlock(scope: !826, file: !10, line: 257, column: 5)
!835 = !DILocation(line: 257, column: 14, scope: !834)
!836 = !DILocation(line: 257, column: 10, scope: !834)
!837 = !DILocation(line: 257, column: 21, scope: !838)
!838 = distinct !DILexicalBlock(scope: !834, file: !10, line: 257, column: 5)
!839 = !DILocation(line: 257, column: 25, scope: !838)
!840 = !DILocation(line: 257, column: 23, scope: !838)
!841 = !DILocation(line: 257, column: 5, scope: !834)
!842 = !DILocation(line: 258, column: 9, scope: !838)
!843 = !DILocation(line: 258, column: 12, scope: !838)
!844 = !DILocation(line: 258, column: 15, scope: !838)
!845 = !DILocation(line: 257, column: 29, scope: !838)
!846 = !DILocation(line: 257, column: 5, scope: !838)
!847 = distinct !{!847, !841, !848, !239}
!848 = !DILocation(line: 258, column: 17, scope: !834)
!849 = !DILocation(line: 259, column: 1, scope: !826)
