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
@all_cases = internal global ptr null, align 8, !dbg !17
@entry_heap_write_past_end = internal global %struct.fault_case { ptr @.str.1, ptr @heap_write_past_end, ptr null }, align 8, !dbg !35
@entry_heap_write_before_start = internal global %struct.fault_case { ptr @.str.2, ptr @heap_write_before_start, ptr null }, align 8, !dbg !42
@entry_heap_read_past_end = internal global %struct.fault_case { ptr @.str.3, ptr @heap_read_past_end, ptr null }, align 8, !dbg !49
@entry_heap_read_before_start = internal global %struct.fault_case { ptr @.str.4, ptr @heap_read_before_start, ptr null }, align 8, !dbg !56
@entry_heap_straddles_end = internal global %struct.fault_case { ptr @.str.5, ptr @heap_straddles_end, ptr null }, align 8, !dbg !60
@entry_heap_far_past_end = internal global %struct.fault_case { ptr @.str.6, ptr @heap_far_past_end, ptr null }, align 8, !dbg !67
@entry_heap_wrong_struct = internal global %struct.fault_case { ptr @.str.7, ptr @heap_wrong_struct, ptr null }, align 8, !dbg !71
@entry_heap_size_of_pointer = internal global %struct.fault_case { ptr @.str.8, ptr @heap_size_of_pointer, ptr null }, align 8, !dbg !78
@entry_heap_empty_block = internal global %struct.fault_case { ptr @.str.9, ptr @heap_empty_block, ptr null }, align 8, !dbg !85
@entry_heap_cast_to_wider = internal global %struct.fault_case { ptr @.str.10, ptr @heap_cast_to_wider, ptr null }, align 8, !dbg !89
@entry_heap_through_integer = internal global %struct.fault_case { ptr @.str.11, ptr @heap_through_integer, ptr null }, align 8, !dbg !93
@entry_heap_realloc_smaller = internal global %struct.fault_case { ptr @.str.12, ptr @heap_realloc_smaller, ptr null }, align 8, !dbg !97
@entry_heap_use_after_realloc = internal global %struct.fault_case { ptr @.str.13, ptr @heap_use_after_realloc, ptr null }, align 8, !dbg !101
@entry_heap_use_after_free_write = internal global %struct.fault_case { ptr @.str.14, ptr @heap_use_after_free_write, ptr null }, align 8, !dbg !108
@entry_heap_use_after_free_read = internal global %struct.fault_case { ptr @.str.15, ptr @heap_use_after_free_read, ptr null }, align 8, !dbg !115
@entry_heap_use_after_free_and_reuse = internal global %struct.fault_case { ptr @.str.16, ptr @heap_use_after_free_and_reuse, ptr null }, align 8, !dbg !122
@entry_heap_list_freed_while_walked = internal global %struct.fault_case { ptr @.str.17, ptr @heap_list_freed_while_walked, ptr null }, align 8, !dbg !129
@entry_heap_two_dimensional = internal global %struct.fault_case { ptr @.str.18, ptr @heap_two_dimensional, ptr null }, align 8, !dbg !133
@entry_heap_flexible_member = internal global %struct.fault_case { ptr @.str.19, ptr @heap_flexible_member, ptr null }, align 8, !dbg !137
@entry_heap_union = internal global %struct.fault_case { ptr @.str.20, ptr @heap_union, ptr null }, align 8, !dbg !144
@entry_heap_aligned = internal global %struct.fault_case { ptr @.str.21, ptr @heap_aligned, ptr null }, align 8, !dbg !151
@entry_heap_calloc_product = internal global %struct.fault_case { ptr @.str.22, ptr @heap_calloc_product, ptr null }, align 8, !dbg !155
@entry_heap_in_callee = internal global %struct.fault_case { ptr @.str.23, ptr @heap_in_callee, ptr null }, align 8, !dbg !162
@.str.1 = private unnamed_addr constant [20 x i8] c"heap_write_past_end\00", align 1, !dbg !30
@.str.2 = private unnamed_addr constant [24 x i8] c"heap_write_before_start\00", align 1, !dbg !37
@.str.3 = private unnamed_addr constant [19 x i8] c"heap_read_past_end\00", align 1, !dbg !44
@.str.4 = private unnamed_addr constant [23 x i8] c"heap_read_before_start\00", align 1, !dbg !51
@.str.5 = private unnamed_addr constant [19 x i8] c"heap_straddles_end\00", align 1, !dbg !58
@.str.6 = private unnamed_addr constant [18 x i8] c"heap_far_past_end\00", align 1, !dbg !62
@.str.7 = private unnamed_addr constant [18 x i8] c"heap_wrong_struct\00", align 1, !dbg !69
@.str.8 = private unnamed_addr constant [21 x i8] c"heap_size_of_pointer\00", align 1, !dbg !73
@.str.9 = private unnamed_addr constant [17 x i8] c"heap_empty_block\00", align 1, !dbg !80
@.str.10 = private unnamed_addr constant [19 x i8] c"heap_cast_to_wider\00", align 1, !dbg !87
@.str.11 = private unnamed_addr constant [21 x i8] c"heap_through_integer\00", align 1, !dbg !91
@.str.12 = private unnamed_addr constant [21 x i8] c"heap_realloc_smaller\00", align 1, !dbg !95
@.str.13 = private unnamed_addr constant [23 x i8] c"heap_use_after_realloc\00", align 1, !dbg !99
@.str.14 = private unnamed_addr constant [26 x i8] c"heap_use_after_free_write\00", align 1, !dbg !103
@.str.15 = private unnamed_addr constant [25 x i8] c"heap_use_after_free_read\00", align 1, !dbg !110
@.str.16 = private unnamed_addr constant [30 x i8] c"heap_use_after_free_and_reuse\00", align 1, !dbg !117
@.str.17 = private unnamed_addr constant [29 x i8] c"heap_list_freed_while_walked\00", align 1, !dbg !124
@.str.18 = private unnamed_addr constant [21 x i8] c"heap_two_dimensional\00", align 1, !dbg !131
@.str.19 = private unnamed_addr constant [21 x i8] c"heap_flexible_member\00", align 1, !dbg !135
@.str.20 = private unnamed_addr constant [11 x i8] c"heap_union\00", align 1, !dbg !139
@.str.21 = private unnamed_addr constant [13 x i8] c"heap_aligned\00", align 1, !dbg !146
@.str.22 = private unnamed_addr constant [20 x i8] c"heap_calloc_product\00", align 1, !dbg !153
@.str.23 = private unnamed_addr constant [15 x i8] c"heap_in_callee\00", align 1, !dbg !157
@llvm.global_ctors = appending global [23 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_heap_write_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_write_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_read_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_read_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_straddles_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_far_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_wrong_struct, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_size_of_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_empty_block, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_cast_to_wider, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_through_integer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_realloc_smaller, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_use_after_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_use_after_free_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_use_after_free_read, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_use_after_free_and_reuse, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_list_freed_while_walked, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_two_dimensional, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_flexible_member, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_union, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_aligned, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_calloc_product, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_heap_in_callee, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !173 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !178, !DIExpression(), !179)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !180, !DIExpression(), !181)
  %7 = load i32, ptr %4, align 4, !dbg !182
  %8 = icmp sgt i32 %7, 2, !dbg !183
  br i1 %8, label %9, label %15, !dbg !184

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !185
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !185
  %12 = load ptr, ptr %11, align 8, !dbg !185
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !186
  %14 = icmp eq i32 %13, 0, !dbg !187
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !188
  %17 = zext i1 %16 to i32, !dbg !184
  store i32 %17, ptr @bad, align 4, !dbg !189
    #dbg_declare(ptr %6, !190, !DIExpression(), !192)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !193
  store ptr %18, ptr %6, align 8, !dbg !192
  br label %19, !dbg !194

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !195
  %21 = icmp ne ptr %20, null, !dbg !197
  br i1 %21, label %22, label %43, !dbg !197

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !198
  %24 = icmp sgt i32 %23, 1, !dbg !200
  br i1 %24, label %25, label %38, !dbg !201

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !202
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !202
  %28 = load ptr, ptr %27, align 8, !dbg !202
  %29 = load ptr, ptr %6, align 8, !dbg !203
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !204
  %31 = load ptr, ptr %30, align 8, !dbg !204
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !205
  %33 = icmp eq i32 %32, 0, !dbg !206
  br i1 %33, label %34, label %38, !dbg !207

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !208
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !210
  %37 = load ptr, ptr %36, align 8, !dbg !210
  call void %37(), !dbg !208
  store i32 0, ptr %3, align 4, !dbg !211
  br label %44, !dbg !211

38:                                               ; preds = %25, %22
  br label %39, !dbg !212

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !213
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !214
  %42 = load ptr, ptr %41, align 8, !dbg !214
  store ptr %42, ptr %6, align 8, !dbg !215
  br label %19, !dbg !216, !llvm.loop !217

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !220
  br label %44, !dbg !220

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !221
  ret i32 %45, !dbg !221
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_write_past_end() #0 !dbg !222 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !223
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_write_past_end, i32 0, i32 2), align 8, !dbg !223
  store ptr @entry_heap_write_past_end, ptr @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_write_before_start() #0 !dbg !224 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !225
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_write_before_start, i32 0, i32 2), align 8, !dbg !225
  store ptr @entry_heap_write_before_start, ptr @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_read_past_end() #0 !dbg !226 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !227
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_read_past_end, i32 0, i32 2), align 8, !dbg !227
  store ptr @entry_heap_read_past_end, ptr @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_read_before_start() #0 !dbg !228 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !229
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_read_before_start, i32 0, i32 2), align 8, !dbg !229
  store ptr @entry_heap_read_before_start, ptr @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_straddles_end() #0 !dbg !230 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !231
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_straddles_end, i32 0, i32 2), align 8, !dbg !231
  store ptr @entry_heap_straddles_end, ptr @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_far_past_end() #0 !dbg !232 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !233
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_far_past_end, i32 0, i32 2), align 8, !dbg !233
  store ptr @entry_heap_far_past_end, ptr @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_wrong_struct() #0 !dbg !234 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !235
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_wrong_struct, i32 0, i32 2), align 8, !dbg !235
  store ptr @entry_heap_wrong_struct, ptr @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_size_of_pointer() #0 !dbg !236 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !237
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_size_of_pointer, i32 0, i32 2), align 8, !dbg !237
  store ptr @entry_heap_size_of_pointer, ptr @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_empty_block() #0 !dbg !238 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !239
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_empty_block, i32 0, i32 2), align 8, !dbg !239
  store ptr @entry_heap_empty_block, ptr @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_cast_to_wider() #0 !dbg !240 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !241
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_cast_to_wider, i32 0, i32 2), align 8, !dbg !241
  store ptr @entry_heap_cast_to_wider, ptr @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_through_integer() #0 !dbg !242 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !243
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_through_integer, i32 0, i32 2), align 8, !dbg !243
  store ptr @entry_heap_through_integer, ptr @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_realloc_smaller() #0 !dbg !244 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !245
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_realloc_smaller, i32 0, i32 2), align 8, !dbg !245
  store ptr @entry_heap_realloc_smaller, ptr @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_realloc() #0 !dbg !246 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !247
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_use_after_realloc, i32 0, i32 2), align 8, !dbg !247
  store ptr @entry_heap_use_after_realloc, ptr @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_write() #0 !dbg !248 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !249
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_use_after_free_write, i32 0, i32 2), align 8, !dbg !249
  store ptr @entry_heap_use_after_free_write, ptr @all_cases, align 8, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_read() #0 !dbg !250 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !251
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_use_after_free_read, i32 0, i32 2), align 8, !dbg !251
  store ptr @entry_heap_use_after_free_read, ptr @all_cases, align 8, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_and_reuse() #0 !dbg !252 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !253
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_use_after_free_and_reuse, i32 0, i32 2), align 8, !dbg !253
  store ptr @entry_heap_use_after_free_and_reuse, ptr @all_cases, align 8, !dbg !253
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_list_freed_while_walked() #0 !dbg !254 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !255
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_list_freed_while_walked, i32 0, i32 2), align 8, !dbg !255
  store ptr @entry_heap_list_freed_while_walked, ptr @all_cases, align 8, !dbg !255
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_two_dimensional() #0 !dbg !256 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !257
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_two_dimensional, i32 0, i32 2), align 8, !dbg !257
  store ptr @entry_heap_two_dimensional, ptr @all_cases, align 8, !dbg !257
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_flexible_member() #0 !dbg !258 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !259
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_flexible_member, i32 0, i32 2), align 8, !dbg !259
  store ptr @entry_heap_flexible_member, ptr @all_cases, align 8, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_union() #0 !dbg !260 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !261
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_union, i32 0, i32 2), align 8, !dbg !261
  store ptr @entry_heap_union, ptr @all_cases, align 8, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_aligned() #0 !dbg !262 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !263
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_aligned, i32 0, i32 2), align 8, !dbg !263
  store ptr @entry_heap_aligned, ptr @all_cases, align 8, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_calloc_product() #0 !dbg !264 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !265
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_calloc_product, i32 0, i32 2), align 8, !dbg !265
  store ptr @entry_heap_calloc_product, ptr @all_cases, align 8, !dbg !265
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_in_callee() #0 !dbg !266 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !267
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_heap_in_callee, i32 0, i32 2), align 8, !dbg !267
  store ptr @entry_heap_in_callee, ptr @all_cases, align 8, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_write_past_end() #0 !dbg !268 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !269, !DIExpression(), !270)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !271
  store ptr %2, ptr %1, align 8, !dbg !270
  %3 = load ptr, ptr %1, align 8, !dbg !272
  %4 = load i32, ptr @bad, align 4, !dbg !273
  %5 = icmp ne i32 %4, 0, !dbg !273
  %6 = zext i1 %5 to i64, !dbg !273
  %7 = select i1 %5, i32 8, i32 7, !dbg !273
  %8 = sext i32 %7 to i64, !dbg !272
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !272
  store i8 1, ptr %9, align 1, !dbg !274
  %10 = load ptr, ptr %1, align 8, !dbg !275
  call void @free(ptr noundef %10) #9, !dbg !276
  ret void, !dbg !277
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_write_before_start() #0 !dbg !278 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !279, !DIExpression(), !280)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !281
  store ptr %2, ptr %1, align 8, !dbg !280
  %3 = load ptr, ptr %1, align 8, !dbg !282
  %4 = load i32, ptr @bad, align 4, !dbg !283
  %5 = icmp ne i32 %4, 0, !dbg !283
  %6 = zext i1 %5 to i64, !dbg !283
  %7 = select i1 %5, i32 -1, i32 0, !dbg !283
  %8 = sext i32 %7 to i64, !dbg !282
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !282
  store i8 1, ptr %9, align 1, !dbg !284
  %10 = load ptr, ptr %1, align 8, !dbg !285
  call void @free(ptr noundef %10) #9, !dbg !286
  ret void, !dbg !287
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_read_past_end() #0 !dbg !288 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !289, !DIExpression(), !291)
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4) #10, !dbg !292
  store ptr %4, ptr %1, align 8, !dbg !291
    #dbg_declare(ptr %2, !293, !DIExpression(), !294)
  store i32 0, ptr %2, align 4, !dbg !294
    #dbg_declare(ptr %3, !295, !DIExpression(), !297)
  store i32 0, ptr %3, align 4, !dbg !297
  br label %5, !dbg !298

5:                                                ; preds = %20, %0
  %6 = load i32, ptr %3, align 4, !dbg !299
  %7 = load i32, ptr @bad, align 4, !dbg !301
  %8 = icmp ne i32 %7, 0, !dbg !301
  %9 = zext i1 %8 to i64, !dbg !301
  %10 = select i1 %8, i32 5, i32 4, !dbg !301
  %11 = icmp slt i32 %6, %10, !dbg !302
  br i1 %11, label %12, label %23, !dbg !303

12:                                               ; preds = %5
  %13 = load ptr, ptr %1, align 8, !dbg !304
  %14 = load i32, ptr %3, align 4, !dbg !305
  %15 = sext i32 %14 to i64, !dbg !304
  %16 = getelementptr inbounds i32, ptr %13, i64 %15, !dbg !304
  %17 = load i32, ptr %16, align 4, !dbg !304
  %18 = load i32, ptr %2, align 4, !dbg !306
  %19 = add nsw i32 %18, %17, !dbg !306
  store i32 %19, ptr %2, align 4, !dbg !306
  br label %20, !dbg !307

20:                                               ; preds = %12
  %21 = load i32, ptr %3, align 4, !dbg !308
  %22 = add nsw i32 %21, 1, !dbg !308
  store i32 %22, ptr %3, align 4, !dbg !308
  br label %5, !dbg !309, !llvm.loop !310

23:                                               ; preds = %5
  %24 = load ptr, ptr %1, align 8, !dbg !312
  call void @free(ptr noundef %24) #9, !dbg !313
  %25 = load i32, ptr %2, align 4, !dbg !314
  %26 = icmp ne i32 %25, 0, !dbg !314
  br i1 %26, label %27, label %28, !dbg !316

27:                                               ; preds = %23
  call void @abort() #11, !dbg !317
  unreachable, !dbg !317

28:                                               ; preds = %23
  ret void, !dbg !318
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_read_before_start() #0 !dbg !319 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !320, !DIExpression(), !321)
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4) #10, !dbg !322
  store ptr %4, ptr %1, align 8, !dbg !321
    #dbg_declare(ptr %2, !323, !DIExpression(), !324)
  store i32 0, ptr %2, align 4, !dbg !324
    #dbg_declare(ptr %3, !325, !DIExpression(), !327)
  store i32 3, ptr %3, align 4, !dbg !327
  br label %5, !dbg !328

5:                                                ; preds = %20, %0
  %6 = load i32, ptr %3, align 4, !dbg !329
  %7 = load i32, ptr @bad, align 4, !dbg !331
  %8 = icmp ne i32 %7, 0, !dbg !331
  %9 = zext i1 %8 to i64, !dbg !331
  %10 = select i1 %8, i32 -1, i32 0, !dbg !331
  %11 = icmp sge i32 %6, %10, !dbg !332
  br i1 %11, label %12, label %23, !dbg !333

12:                                               ; preds = %5
  %13 = load ptr, ptr %1, align 8, !dbg !334
  %14 = load i32, ptr %3, align 4, !dbg !335
  %15 = sext i32 %14 to i64, !dbg !334
  %16 = getelementptr inbounds i32, ptr %13, i64 %15, !dbg !334
  %17 = load i32, ptr %16, align 4, !dbg !334
  %18 = load i32, ptr %2, align 4, !dbg !336
  %19 = add nsw i32 %18, %17, !dbg !336
  store i32 %19, ptr %2, align 4, !dbg !336
  br label %20, !dbg !337

20:                                               ; preds = %12
  %21 = load i32, ptr %3, align 4, !dbg !338
  %22 = add nsw i32 %21, -1, !dbg !338
  store i32 %22, ptr %3, align 4, !dbg !338
  br label %5, !dbg !339, !llvm.loop !340

23:                                               ; preds = %5
  %24 = load ptr, ptr %1, align 8, !dbg !342
  call void @free(ptr noundef %24) #9, !dbg !343
  %25 = load i32, ptr %2, align 4, !dbg !344
  %26 = icmp ne i32 %25, 0, !dbg !344
  br i1 %26, label %27, label %28, !dbg !346

27:                                               ; preds = %23
  call void @abort() #11, !dbg !347
  unreachable, !dbg !347

28:                                               ; preds = %23
  ret void, !dbg !348
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_straddles_end() #0 !dbg !349 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !350, !DIExpression(), !351)
  %2 = load i32, ptr @bad, align 4, !dbg !352
  %3 = icmp ne i32 %2, 0, !dbg !352
  %4 = zext i1 %3 to i64, !dbg !352
  %5 = select i1 %3, i32 6, i32 8, !dbg !352
  %6 = sext i32 %5 to i64, !dbg !352
  %7 = call noalias ptr @malloc(i64 noundef %6) #8, !dbg !353
  store ptr %7, ptr %1, align 8, !dbg !351
  %8 = load ptr, ptr %1, align 8, !dbg !354
  store i64 1, ptr %8, align 8, !dbg !355
  %9 = load ptr, ptr %1, align 8, !dbg !356
  call void @free(ptr noundef %9) #9, !dbg !357
  ret void, !dbg !358
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_far_past_end() #0 !dbg !359 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !360, !DIExpression(), !361)
  %2 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !362
  store ptr %2, ptr %1, align 8, !dbg !361
  %3 = load ptr, ptr %1, align 8, !dbg !363
  %4 = load i32, ptr @bad, align 4, !dbg !364
  %5 = icmp ne i32 %4, 0, !dbg !364
  %6 = zext i1 %5 to i64, !dbg !364
  %7 = select i1 %5, i32 100000, i32 3, !dbg !364
  %8 = sext i32 %7 to i64, !dbg !363
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !363
  store i8 1, ptr %9, align 1, !dbg !365
  %10 = load ptr, ptr %1, align 8, !dbg !366
  call void @free(ptr noundef %10) #9, !dbg !367
  ret void, !dbg !368
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_wrong_struct() #0 !dbg !369 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !370, !DIExpression(), !376)
  %2 = load i32, ptr @bad, align 4, !dbg !377
  %3 = icmp ne i32 %2, 0, !dbg !377
  %4 = zext i1 %3 to i64, !dbg !377
  %5 = select i1 %3, i64 4, i64 8, !dbg !377
  %6 = call noalias ptr @malloc(i64 noundef %5) #8, !dbg !378
  store ptr %6, ptr %1, align 8, !dbg !376
  %7 = load ptr, ptr %1, align 8, !dbg !379
  %8 = getelementptr inbounds %struct.pair, ptr %7, i32 0, i32 0, !dbg !380
  store i32 1, ptr %8, align 4, !dbg !381
  %9 = load ptr, ptr %1, align 8, !dbg !382
  %10 = getelementptr inbounds %struct.pair, ptr %9, i32 0, i32 1, !dbg !383
  store i32 2, ptr %10, align 4, !dbg !384
  %11 = load ptr, ptr %1, align 8, !dbg !385
  call void @free(ptr noundef %11) #9, !dbg !386
  ret void, !dbg !387
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_size_of_pointer() #0 !dbg !388 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !389, !DIExpression(), !392)
  %3 = load i32, ptr @bad, align 4, !dbg !393
  %4 = icmp ne i32 %3, 0, !dbg !393
  %5 = zext i1 %4 to i64, !dbg !393
  %6 = select i1 %4, i64 8, i64 32, !dbg !393
  %7 = call noalias ptr @malloc(i64 noundef %6) #8, !dbg !394
  store ptr %7, ptr %1, align 8, !dbg !392
    #dbg_declare(ptr %2, !395, !DIExpression(), !397)
  store i32 0, ptr %2, align 4, !dbg !397
  br label %8, !dbg !398

8:                                                ; preds = %18, %0
  %9 = load i32, ptr %2, align 4, !dbg !399
  %10 = icmp slt i32 %9, 4, !dbg !401
  br i1 %10, label %11, label %21, !dbg !402

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4, !dbg !403
  %13 = sitofp i32 %12 to double, !dbg !403
  %14 = load ptr, ptr %1, align 8, !dbg !404
  %15 = load i32, ptr %2, align 4, !dbg !405
  %16 = sext i32 %15 to i64, !dbg !404
  %17 = getelementptr inbounds double, ptr %14, i64 %16, !dbg !404
  store double %13, ptr %17, align 8, !dbg !406
  br label %18, !dbg !404

18:                                               ; preds = %11
  %19 = load i32, ptr %2, align 4, !dbg !407
  %20 = add nsw i32 %19, 1, !dbg !407
  store i32 %20, ptr %2, align 4, !dbg !407
  br label %8, !dbg !408, !llvm.loop !409

21:                                               ; preds = %8
  %22 = load ptr, ptr %1, align 8, !dbg !411
  call void @free(ptr noundef %22) #9, !dbg !412
  ret void, !dbg !413
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_empty_block() #0 !dbg !414 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !415, !DIExpression(), !416)
  %2 = load i32, ptr @bad, align 4, !dbg !417
  %3 = icmp ne i32 %2, 0, !dbg !417
  %4 = zext i1 %3 to i64, !dbg !417
  %5 = select i1 %3, i32 0, i32 1, !dbg !417
  %6 = sext i32 %5 to i64, !dbg !417
  %7 = call noalias ptr @malloc(i64 noundef %6) #8, !dbg !418
  store ptr %7, ptr %1, align 8, !dbg !416
  %8 = load ptr, ptr %1, align 8, !dbg !419
  store i8 1, ptr %8, align 1, !dbg !420
  %9 = load ptr, ptr %1, align 8, !dbg !421
  call void @free(ptr noundef %9) #9, !dbg !422
  ret void, !dbg !423
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_cast_to_wider() #0 !dbg !424 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !425, !DIExpression(), !428)
  %3 = call noalias ptr @malloc(i64 noundef 6) #8, !dbg !429
  store ptr %3, ptr %1, align 8, !dbg !428
    #dbg_declare(ptr %2, !430, !DIExpression(), !431)
  %4 = load ptr, ptr %1, align 8, !dbg !432
  store ptr %4, ptr %2, align 8, !dbg !431
  %5 = load ptr, ptr %1, align 8, !dbg !433
  %6 = getelementptr inbounds i16, ptr %5, i64 2, !dbg !433
  store i16 1, ptr %6, align 2, !dbg !434
  %7 = load ptr, ptr %1, align 8, !dbg !435
  %8 = getelementptr inbounds i16, ptr %7, i64 1, !dbg !435
  store i16 1, ptr %8, align 2, !dbg !436
  %9 = load ptr, ptr %1, align 8, !dbg !437
  %10 = getelementptr inbounds i16, ptr %9, i64 0, !dbg !437
  store i16 1, ptr %10, align 2, !dbg !438
  %11 = load i32, ptr @bad, align 4, !dbg !439
  %12 = icmp ne i32 %11, 0, !dbg !439
  br i1 %12, label %13, label %15, !dbg !441

13:                                               ; preds = %0
  %14 = load ptr, ptr %2, align 8, !dbg !442
  store i64 0, ptr %14, align 8, !dbg !443
  br label %15, !dbg !444

15:                                               ; preds = %13, %0
  %16 = load ptr, ptr %1, align 8, !dbg !445
  call void @free(ptr noundef %16) #9, !dbg !446
  ret void, !dbg !447
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_through_integer() #0 !dbg !448 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !449, !DIExpression(), !450)
  %3 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !451
  store ptr %3, ptr %1, align 8, !dbg !450
    #dbg_declare(ptr %2, !452, !DIExpression(), !453)
  %4 = load ptr, ptr %1, align 8, !dbg !454
  %5 = ptrtoint ptr %4 to i64, !dbg !455
  %6 = load i32, ptr @bad, align 4, !dbg !456
  %7 = icmp ne i32 %6, 0, !dbg !456
  %8 = zext i1 %7 to i64, !dbg !456
  %9 = select i1 %7, i32 8, i32 7, !dbg !456
  %10 = sext i32 %9 to i64, !dbg !457
  %11 = add i64 %5, %10, !dbg !458
  store i64 %11, ptr %2, align 8, !dbg !453
  %12 = load i64, ptr %2, align 8, !dbg !459
  %13 = inttoptr i64 %12 to ptr, !dbg !460
  store i8 1, ptr %13, align 1, !dbg !461
  %14 = load ptr, ptr %1, align 8, !dbg !462
  call void @free(ptr noundef %14) #9, !dbg !463
  ret void, !dbg !464
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_realloc_smaller() #0 !dbg !465 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !466, !DIExpression(), !467)
  %2 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !468
  store ptr %2, ptr %1, align 8, !dbg !467
  %3 = load ptr, ptr %1, align 8, !dbg !469
  %4 = getelementptr inbounds i8, ptr %3, i64 15, !dbg !469
  store i8 1, ptr %4, align 1, !dbg !470
  %5 = load ptr, ptr %1, align 8, !dbg !471
  %6 = call ptr @realloc(ptr noundef %5, i64 noundef 8) #12, !dbg !472
  store ptr %6, ptr %1, align 8, !dbg !473
  %7 = load ptr, ptr %1, align 8, !dbg !474
  %8 = load i32, ptr @bad, align 4, !dbg !475
  %9 = icmp ne i32 %8, 0, !dbg !475
  %10 = zext i1 %9 to i64, !dbg !475
  %11 = select i1 %9, i32 15, i32 7, !dbg !475
  %12 = sext i32 %11 to i64, !dbg !474
  %13 = getelementptr inbounds i8, ptr %7, i64 %12, !dbg !474
  store i8 1, ptr %13, align 1, !dbg !476
  %14 = load ptr, ptr %1, align 8, !dbg !477
  call void @free(ptr noundef %14) #9, !dbg !478
  ret void, !dbg !479
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_realloc() #0 !dbg !480 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !481, !DIExpression(), !482)
  %3 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !483
  store ptr %3, ptr %1, align 8, !dbg !482
  %4 = load ptr, ptr %1, align 8, !dbg !484
  %5 = getelementptr inbounds i8, ptr %4, i64 0, !dbg !484
  store i8 1, ptr %5, align 1, !dbg !485
    #dbg_declare(ptr %2, !486, !DIExpression(), !487)
  %6 = load ptr, ptr %1, align 8, !dbg !488
  %7 = call ptr @realloc(ptr noundef %6, i64 noundef 64) #12, !dbg !489
  store ptr %7, ptr %2, align 8, !dbg !487
  %8 = load i32, ptr @bad, align 4, !dbg !490
  %9 = icmp ne i32 %8, 0, !dbg !490
  br i1 %9, label %10, label %13, !dbg !492

10:                                               ; preds = %0
  %11 = load ptr, ptr %1, align 8, !dbg !493
  %12 = getelementptr inbounds i8, ptr %11, i64 0, !dbg !493
  store i8 2, ptr %12, align 1, !dbg !494
  br label %13, !dbg !493

13:                                               ; preds = %10, %0
  %14 = load ptr, ptr %2, align 8, !dbg !495
  %15 = getelementptr inbounds i8, ptr %14, i64 63, !dbg !495
  store i8 1, ptr %15, align 1, !dbg !496
  %16 = load ptr, ptr %2, align 8, !dbg !497
  call void @free(ptr noundef %16) #9, !dbg !498
  ret void, !dbg !499
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_write() #0 !dbg !500 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !501, !DIExpression(), !502)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !503
  store ptr %2, ptr %1, align 8, !dbg !502
  %3 = load i32, ptr @bad, align 4, !dbg !504
  %4 = icmp ne i32 %3, 0, !dbg !504
  br i1 %4, label %7, label %5, !dbg !506

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !507
  store i8 1, ptr %6, align 1, !dbg !508
  br label %7, !dbg !509

7:                                                ; preds = %5, %0
  %8 = load ptr, ptr %1, align 8, !dbg !510
  call void @free(ptr noundef %8) #9, !dbg !511
  %9 = load i32, ptr @bad, align 4, !dbg !512
  %10 = icmp ne i32 %9, 0, !dbg !512
  br i1 %10, label %11, label %13, !dbg !514

11:                                               ; preds = %7
  %12 = load ptr, ptr %1, align 8, !dbg !515
  store i8 1, ptr %12, align 1, !dbg !516
  br label %13, !dbg !517

13:                                               ; preds = %11, %7
  ret void, !dbg !518
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_read() #0 !dbg !519 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !520, !DIExpression(), !521)
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 8) #10, !dbg !522
  store ptr %3, ptr %1, align 8, !dbg !521
    #dbg_declare(ptr %2, !523, !DIExpression(), !524)
  %4 = load ptr, ptr %1, align 8, !dbg !525
  %5 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 1, !dbg !526
  %6 = load i32, ptr %5, align 4, !dbg !526
  store i32 %6, ptr %2, align 4, !dbg !524
  %7 = load ptr, ptr %1, align 8, !dbg !527
  call void @free(ptr noundef %7) #9, !dbg !528
  %8 = load i32, ptr @bad, align 4, !dbg !529
  %9 = icmp ne i32 %8, 0, !dbg !529
  br i1 %9, label %10, label %14, !dbg !531

10:                                               ; preds = %0
  %11 = load ptr, ptr %1, align 8, !dbg !532
  %12 = getelementptr inbounds %struct.pair, ptr %11, i32 0, i32 1, !dbg !533
  %13 = load i32, ptr %12, align 4, !dbg !533
  store i32 %13, ptr %2, align 4, !dbg !534
  br label %14, !dbg !535

14:                                               ; preds = %10, %0
  %15 = load i32, ptr %2, align 4, !dbg !536
  %16 = icmp ne i32 %15, 0, !dbg !536
  br i1 %16, label %17, label %18, !dbg !538

17:                                               ; preds = %14
  call void @abort() #11, !dbg !539
  unreachable, !dbg !539

18:                                               ; preds = %14
  ret void, !dbg !540
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_and_reuse() #0 !dbg !541 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !542, !DIExpression(), !543)
  %3 = call noalias ptr @malloc(i64 noundef 24) #8, !dbg !544
  store ptr %3, ptr %1, align 8, !dbg !543
  %4 = load ptr, ptr %1, align 8, !dbg !545
  call void @free(ptr noundef %4) #9, !dbg !546
    #dbg_declare(ptr %2, !547, !DIExpression(), !548)
  %5 = call noalias ptr @malloc(i64 noundef 24) #8, !dbg !549
  store ptr %5, ptr %2, align 8, !dbg !548
  %6 = load ptr, ptr %2, align 8, !dbg !550
  %7 = getelementptr inbounds i8, ptr %6, i64 0, !dbg !550
  store i8 1, ptr %7, align 1, !dbg !551
  %8 = load i32, ptr @bad, align 4, !dbg !552
  %9 = icmp ne i32 %8, 0, !dbg !552
  br i1 %9, label %10, label %13, !dbg !554

10:                                               ; preds = %0
  %11 = load ptr, ptr %1, align 8, !dbg !555
  %12 = getelementptr inbounds i8, ptr %11, i64 0, !dbg !555
  store i8 2, ptr %12, align 1, !dbg !556
  br label %13, !dbg !555

13:                                               ; preds = %10, %0
  %14 = load ptr, ptr %2, align 8, !dbg !557
  call void @free(ptr noundef %14) #9, !dbg !558
  ret void, !dbg !559
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_list_freed_while_walked() #0 !dbg !560 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
    #dbg_declare(ptr %1, !561, !DIExpression(), !567)
  store ptr null, ptr %1, align 8, !dbg !567
    #dbg_declare(ptr %2, !568, !DIExpression(), !570)
  store i32 0, ptr %2, align 4, !dbg !570
  br label %5, !dbg !571

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %2, align 4, !dbg !572
  %7 = icmp slt i32 %6, 3, !dbg !574
  br i1 %7, label %8, label %20, !dbg !575

8:                                                ; preds = %5
    #dbg_declare(ptr %3, !576, !DIExpression(), !578)
  %9 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !579
  store ptr %9, ptr %3, align 8, !dbg !578
  %10 = load ptr, ptr %1, align 8, !dbg !580
  %11 = load ptr, ptr %3, align 8, !dbg !581
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !582
  store ptr %10, ptr %12, align 8, !dbg !583
  %13 = load i32, ptr %2, align 4, !dbg !584
  %14 = load ptr, ptr %3, align 8, !dbg !585
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !586
  store i32 %13, ptr %15, align 8, !dbg !587
  %16 = load ptr, ptr %3, align 8, !dbg !588
  store ptr %16, ptr %1, align 8, !dbg !589
  br label %17, !dbg !590

17:                                               ; preds = %8
  %18 = load i32, ptr %2, align 4, !dbg !591
  %19 = add nsw i32 %18, 1, !dbg !591
  store i32 %19, ptr %2, align 4, !dbg !591
  br label %5, !dbg !592, !llvm.loop !593

20:                                               ; preds = %5
  br label %21, !dbg !595

21:                                               ; preds = %37, %20
  %22 = load ptr, ptr %1, align 8, !dbg !596
  %23 = icmp ne ptr %22, null, !dbg !595
  br i1 %23, label %24, label %39, !dbg !595

24:                                               ; preds = %21
    #dbg_declare(ptr %4, !597, !DIExpression(), !599)
  %25 = load ptr, ptr %1, align 8, !dbg !600
  %26 = getelementptr inbounds %struct.node, ptr %25, i32 0, i32 0, !dbg !601
  %27 = load ptr, ptr %26, align 8, !dbg !601
  store ptr %27, ptr %4, align 8, !dbg !599
  %28 = load ptr, ptr %1, align 8, !dbg !602
  call void @free(ptr noundef %28) #9, !dbg !603
  %29 = load i32, ptr @bad, align 4, !dbg !604
  %30 = icmp ne i32 %29, 0, !dbg !604
  br i1 %30, label %31, label %35, !dbg !604

31:                                               ; preds = %24
  %32 = load ptr, ptr %1, align 8, !dbg !605
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 0, !dbg !606
  %34 = load ptr, ptr %33, align 8, !dbg !606
  br label %37, !dbg !604

35:                                               ; preds = %24
  %36 = load ptr, ptr %4, align 8, !dbg !607
  br label %37, !dbg !604

37:                                               ; preds = %35, %31
  %38 = phi ptr [ %34, %31 ], [ %36, %35 ], !dbg !604
  store ptr %38, ptr %1, align 8, !dbg !608
  br label %21, !dbg !595, !llvm.loop !609

39:                                               ; preds = %21
  ret void, !dbg !611
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_two_dimensional() #0 !dbg !612 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !613, !DIExpression(), !615)
  %5 = call noalias ptr @malloc(i64 noundef 24) #8, !dbg !616
  store ptr %5, ptr %1, align 8, !dbg !615
    #dbg_declare(ptr %2, !617, !DIExpression(), !619)
  store i32 0, ptr %2, align 4, !dbg !619
  br label %6, !dbg !620

6:                                                ; preds = %15, %0
  %7 = load i32, ptr %2, align 4, !dbg !621
  %8 = icmp slt i32 %7, 3, !dbg !623
  br i1 %8, label %9, label %18, !dbg !624

9:                                                ; preds = %6
  %10 = call noalias ptr @calloc(i64 noundef 2, i64 noundef 4) #10, !dbg !625
  %11 = load ptr, ptr %1, align 8, !dbg !626
  %12 = load i32, ptr %2, align 4, !dbg !627
  %13 = sext i32 %12 to i64, !dbg !626
  %14 = getelementptr inbounds ptr, ptr %11, i64 %13, !dbg !626
  store ptr %10, ptr %14, align 8, !dbg !628
  br label %15, !dbg !626

15:                                               ; preds = %9
  %16 = load i32, ptr %2, align 4, !dbg !629
  %17 = add nsw i32 %16, 1, !dbg !629
  store i32 %17, ptr %2, align 4, !dbg !629
  br label %6, !dbg !630, !llvm.loop !631

18:                                               ; preds = %6
    #dbg_declare(ptr %3, !633, !DIExpression(), !634)
  %19 = load ptr, ptr %1, align 8, !dbg !635
  %20 = load i32, ptr @bad, align 4, !dbg !636
  %21 = icmp ne i32 %20, 0, !dbg !636
  %22 = zext i1 %21 to i64, !dbg !636
  %23 = select i1 %21, i32 3, i32 2, !dbg !636
  %24 = sext i32 %23 to i64, !dbg !635
  %25 = getelementptr inbounds ptr, ptr %19, i64 %24, !dbg !635
  %26 = load ptr, ptr %25, align 8, !dbg !635
  store ptr %26, ptr %3, align 8, !dbg !634
  %27 = load ptr, ptr %3, align 8, !dbg !637
  %28 = getelementptr inbounds i32, ptr %27, i64 1, !dbg !637
  store i32 1, ptr %28, align 4, !dbg !638
    #dbg_declare(ptr %4, !639, !DIExpression(), !641)
  store i32 0, ptr %4, align 4, !dbg !641
  br label %29, !dbg !642

29:                                               ; preds = %38, %18
  %30 = load i32, ptr %4, align 4, !dbg !643
  %31 = icmp slt i32 %30, 3, !dbg !645
  br i1 %31, label %32, label %41, !dbg !646

32:                                               ; preds = %29
  %33 = load ptr, ptr %1, align 8, !dbg !647
  %34 = load i32, ptr %4, align 4, !dbg !648
  %35 = sext i32 %34 to i64, !dbg !647
  %36 = getelementptr inbounds ptr, ptr %33, i64 %35, !dbg !647
  %37 = load ptr, ptr %36, align 8, !dbg !647
  call void @free(ptr noundef %37) #9, !dbg !649
  br label %38, !dbg !649

38:                                               ; preds = %32
  %39 = load i32, ptr %4, align 4, !dbg !650
  %40 = add nsw i32 %39, 1, !dbg !650
  store i32 %40, ptr %4, align 4, !dbg !650
  br label %29, !dbg !651, !llvm.loop !652

41:                                               ; preds = %29
  %42 = load ptr, ptr %1, align 8, !dbg !654
  call void @free(ptr noundef %42) #9, !dbg !655
  ret void, !dbg !656
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_flexible_member() #0 !dbg !657 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !658, !DIExpression(), !668)
  %3 = call noalias ptr @malloc(i64 noundef 9) #8, !dbg !669
  store ptr %3, ptr %1, align 8, !dbg !668
  %4 = load ptr, ptr %1, align 8, !dbg !670
  %5 = getelementptr inbounds %struct.text, ptr %4, i32 0, i32 0, !dbg !671
  store i32 5, ptr %5, align 4, !dbg !672
    #dbg_declare(ptr %2, !673, !DIExpression(), !675)
  store i32 0, ptr %2, align 4, !dbg !675
  br label %6, !dbg !676

6:                                                ; preds = %23, %0
  %7 = load i32, ptr %2, align 4, !dbg !677
  %8 = load ptr, ptr %1, align 8, !dbg !679
  %9 = getelementptr inbounds %struct.text, ptr %8, i32 0, i32 0, !dbg !680
  %10 = load i32, ptr %9, align 4, !dbg !680
  %11 = load i32, ptr @bad, align 4, !dbg !681
  %12 = icmp ne i32 %11, 0, !dbg !681
  %13 = zext i1 %12 to i64, !dbg !681
  %14 = select i1 %12, i32 1, i32 0, !dbg !681
  %15 = add i32 %10, %14, !dbg !682
  %16 = icmp ult i32 %7, %15, !dbg !683
  br i1 %16, label %17, label %26, !dbg !684

17:                                               ; preds = %6
  %18 = load ptr, ptr %1, align 8, !dbg !685
  %19 = getelementptr inbounds %struct.text, ptr %18, i32 0, i32 1, !dbg !686
  %20 = load i32, ptr %2, align 4, !dbg !687
  %21 = zext i32 %20 to i64, !dbg !685
  %22 = getelementptr inbounds [0 x i8], ptr %19, i64 0, i64 %21, !dbg !685
  store i8 120, ptr %22, align 1, !dbg !688
  br label %23, !dbg !685

23:                                               ; preds = %17
  %24 = load i32, ptr %2, align 4, !dbg !689
  %25 = add i32 %24, 1, !dbg !689
  store i32 %25, ptr %2, align 4, !dbg !689
  br label %6, !dbg !690, !llvm.loop !691

26:                                               ; preds = %6
  %27 = load ptr, ptr %1, align 8, !dbg !693
  call void @free(ptr noundef %27) #9, !dbg !694
  ret void, !dbg !695
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_union() #0 !dbg !696 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !697, !DIExpression(), !706)
  %2 = load i32, ptr @bad, align 4, !dbg !707
  %3 = icmp ne i32 %2, 0, !dbg !707
  %4 = zext i1 %3 to i64, !dbg !707
  %5 = select i1 %3, i64 4, i64 8, !dbg !707
  %6 = call noalias ptr @malloc(i64 noundef %5) #8, !dbg !708
  store ptr %6, ptr %1, align 8, !dbg !706
  %7 = load ptr, ptr %1, align 8, !dbg !709
  %8 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 0, !dbg !709
  store i8 1, ptr %8, align 8, !dbg !710
  %9 = load ptr, ptr %1, align 8, !dbg !711
  store i64 0, ptr %9, align 8, !dbg !712
  %10 = load ptr, ptr %1, align 8, !dbg !713
  call void @free(ptr noundef %10) #9, !dbg !714
  ret void, !dbg !715
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_aligned() #0 !dbg !716 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !717, !DIExpression(), !718)
  %2 = call noalias align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef 64) #12, !dbg !719
  store ptr %2, ptr %1, align 8, !dbg !718
  %3 = load ptr, ptr %1, align 8, !dbg !720
  %4 = load i32, ptr @bad, align 4, !dbg !721
  %5 = icmp ne i32 %4, 0, !dbg !721
  %6 = zext i1 %5 to i64, !dbg !721
  %7 = select i1 %5, i32 64, i32 63, !dbg !721
  %8 = sext i32 %7 to i64, !dbg !720
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !720
  store i8 1, ptr %9, align 1, !dbg !722
  %10 = load ptr, ptr %1, align 8, !dbg !723
  call void @free(ptr noundef %10) #9, !dbg !724
  ret void, !dbg !725
}

; Function Attrs: nounwind allocsize(1)
declare noalias ptr @aligned_alloc(i64 noundef, i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_calloc_product() #0 !dbg !726 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !727, !DIExpression(), !728)
  %2 = load i32, ptr @bad, align 4, !dbg !729
  %3 = icmp ne i32 %2, 0, !dbg !729
  %4 = zext i1 %3 to i64, !dbg !729
  %5 = select i1 %3, i32 9, i32 10, !dbg !729
  %6 = sext i32 %5 to i64, !dbg !729
  %7 = call noalias ptr @calloc(i64 noundef %6, i64 noundef 4) #10, !dbg !730
  store ptr %7, ptr %1, align 8, !dbg !728
  %8 = load ptr, ptr %1, align 8, !dbg !731
  %9 = getelementptr inbounds i32, ptr %8, i64 9, !dbg !731
  store i32 1, ptr %9, align 4, !dbg !732
  %10 = load ptr, ptr %1, align 8, !dbg !733
  call void @free(ptr noundef %10) #9, !dbg !734
  ret void, !dbg !735
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_in_callee() #0 !dbg !736 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !737, !DIExpression(), !738)
  %2 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !739
  store ptr %2, ptr %1, align 8, !dbg !738
  %3 = load ptr, ptr %1, align 8, !dbg !740
  %4 = load i32, ptr @bad, align 4, !dbg !741
  %5 = add nsw i32 4, %4, !dbg !742
  call void @fill(ptr noundef %3, i32 noundef %5), !dbg !743
  %6 = load ptr, ptr %1, align 8, !dbg !744
  call void @free(ptr noundef %6) #9, !dbg !745
  ret void, !dbg !746
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill(ptr noundef %0, i32 noundef %1) #0 !dbg !747 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !750, !DIExpression(), !751)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !752, !DIExpression(), !753)
    #dbg_declare(ptr %5, !754, !DIExpression(), !756)
  store i32 0, ptr %5, align 4, !dbg !756
  br label %6, !dbg !757

6:                                                ; preds = %15, %2
  %7 = load i32, ptr %5, align 4, !dbg !758
  %8 = load i32, ptr %4, align 4, !dbg !760
  %9 = icmp slt i32 %7, %8, !dbg !761
  br i1 %9, label %10, label %18, !dbg !762

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !dbg !763
  %12 = load i32, ptr %5, align 4, !dbg !764
  %13 = sext i32 %12 to i64, !dbg !763
  %14 = getelementptr inbounds i8, ptr %11, i64 %13, !dbg !763
  store i8 97, ptr %14, align 1, !dbg !765
  br label %15, !dbg !763

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4, !dbg !766
  %17 = add nsw i32 %16, 1, !dbg !766
  store i32 %17, ptr %5, align 4, !dbg !766
  br label %6, !dbg !767, !llvm.loop !768

18:                                               ; preds = %6
  ret void, !dbg !770
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
!llvm.module.flags = !{!165, !166, !167, !168, !169, !170, !171}
!llvm.ident = !{!172}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !164, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "0fd1ba2638c53d3797979343a93e30d5")
!11 = !{!12, !14, !15}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!16 = !{!0, !17, !7, !30, !35, !37, !42, !44, !49, !51, !56, !58, !60, !62, !67, !69, !71, !73, !78, !80, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !108, !110, !115, !117, !122, !124, !129, !131, !133, !135, !137, !139, !144, !146, !151, !153, !155, !157, !162}
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
!31 = distinct !DIGlobalVariable(scope: null, file: !10, line: 9, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 20)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "entry_heap_write_past_end", scope: !9, file: !10, line: 9, type: !20, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !10, line: 16, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 24)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_heap_write_before_start", scope: !9, file: !10, line: 16, type: !20, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !10, line: 23, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 19)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_heap_read_past_end", scope: !9, file: !10, line: 23, type: !20, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !10, line: 34, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 23)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "entry_heap_read_before_start", scope: !9, file: !10, line: 34, type: !20, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !10, line: 45, type: !46, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_heap_straddles_end", scope: !9, file: !10, line: 45, type: !20, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !10, line: 52, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 18)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_heap_far_past_end", scope: !9, file: !10, line: 52, type: !20, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !10, line: 59, type: !64, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_heap_wrong_struct", scope: !9, file: !10, line: 59, type: !20, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !10, line: 67, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 21)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "entry_heap_size_of_pointer", scope: !9, file: !10, line: 67, type: !20, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !10, line: 75, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 17)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_heap_empty_block", scope: !9, file: !10, line: 75, type: !20, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !10, line: 82, type: !46, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_heap_cast_to_wider", scope: !9, file: !10, line: 82, type: !20, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !10, line: 92, type: !75, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "entry_heap_through_integer", scope: !9, file: !10, line: 92, type: !20, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !10, line: 100, type: !75, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_heap_realloc_smaller", scope: !9, file: !10, line: 100, type: !20, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !10, line: 109, type: !53, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "entry_heap_use_after_realloc", scope: !9, file: !10, line: 109, type: !20, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !10, line: 120, type: !105, isLocal: true, isDefinition: true)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 26)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_write", scope: !9, file: !10, line: 120, type: !20, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !10, line: 130, type: !112, isLocal: true, isDefinition: true)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !113)
!113 = !{!114}
!114 = !DISubrange(count: 25)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_read", scope: !9, file: !10, line: 130, type: !20, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(scope: null, file: !10, line: 141, type: !119, isLocal: true, isDefinition: true)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 30)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_and_reuse", scope: !9, file: !10, line: 141, type: !20, isLocal: true, isDefinition: true)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !10, line: 157, type: !126, isLocal: true, isDefinition: true)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 29)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_heap_list_freed_while_walked", scope: !9, file: !10, line: 157, type: !20, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !10, line: 173, type: !75, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "entry_heap_two_dimensional", scope: !9, file: !10, line: 173, type: !20, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !10, line: 185, type: !75, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(name: "entry_heap_flexible_member", scope: !9, file: !10, line: 185, type: !20, isLocal: true, isDefinition: true)
!139 = !DIGlobalVariableExpression(var: !140, expr: !DIExpression())
!140 = distinct !DIGlobalVariable(scope: null, file: !10, line: 202, type: !141, isLocal: true, isDefinition: true)
!141 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !142)
!142 = !{!143}
!143 = !DISubrange(count: 11)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "entry_heap_union", scope: !9, file: !10, line: 202, type: !20, isLocal: true, isDefinition: true)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(scope: null, file: !10, line: 210, type: !148, isLocal: true, isDefinition: true)
!148 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !149)
!149 = !{!150}
!150 = !DISubrange(count: 13)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(name: "entry_heap_aligned", scope: !9, file: !10, line: 210, type: !20, isLocal: true, isDefinition: true)
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(scope: null, file: !10, line: 217, type: !32, isLocal: true, isDefinition: true)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "entry_heap_calloc_product", scope: !9, file: !10, line: 217, type: !20, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(scope: null, file: !10, line: 230, type: !159, isLocal: true, isDefinition: true)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !160)
!160 = !{!161}
!161 = !DISubrange(count: 15)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(name: "entry_heap_in_callee", scope: !9, file: !10, line: 230, type: !20, isLocal: true, isDefinition: true)
!164 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!165 = !{i32 7, !"Dwarf Version", i32 5}
!166 = !{i32 2, !"Debug Info Version", i32 3}
!167 = !{i32 1, !"wchar_size", i32 4}
!168 = !{i32 8, !"PIC Level", i32 2}
!169 = !{i32 7, !"PIE Level", i32 2}
!170 = !{i32 7, !"uwtable", i32 2}
!171 = !{i32 7, !"frame-pointer", i32 2}
!172 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!173 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !174, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !177)
!174 = !DISubroutineType(types: !175)
!175 = !{!164, !164, !176}
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!177 = !{}
!178 = !DILocalVariable(name: "argc", arg: 1, scope: !173, file: !2, line: 30, type: !164)
!179 = !DILocation(line: 30, column: 14, scope: !173)
!180 = !DILocalVariable(name: "argv", arg: 2, scope: !173, file: !2, line: 30, type: !176)
!181 = !DILocation(line: 30, column: 27, scope: !173)
!182 = !DILocation(line: 32, column: 11, scope: !173)
!183 = !DILocation(line: 32, column: 16, scope: !173)
!184 = !DILocation(line: 32, column: 20, scope: !173)
!185 = !DILocation(line: 32, column: 30, scope: !173)
!186 = !DILocation(line: 32, column: 23, scope: !173)
!187 = !DILocation(line: 32, column: 46, scope: !173)
!188 = !DILocation(line: 0, scope: !173)
!189 = !DILocation(line: 32, column: 9, scope: !173)
!190 = !DILocalVariable(name: "c", scope: !191, file: !2, line: 33, type: !19)
!191 = distinct !DILexicalBlock(scope: !173, file: !2, line: 33, column: 5)
!192 = !DILocation(line: 33, column: 29, scope: !191)
!193 = !DILocation(line: 33, column: 33, scope: !191)
!194 = !DILocation(line: 33, column: 10, scope: !191)
!195 = !DILocation(line: 33, column: 44, scope: !196)
!196 = distinct !DILexicalBlock(scope: !191, file: !2, line: 33, column: 5)
!197 = !DILocation(line: 33, column: 5, scope: !191)
!198 = !DILocation(line: 34, column: 13, scope: !199)
!199 = distinct !DILexicalBlock(scope: !196, file: !2, line: 34, column: 13)
!200 = !DILocation(line: 34, column: 18, scope: !199)
!201 = !DILocation(line: 34, column: 22, scope: !199)
!202 = !DILocation(line: 34, column: 32, scope: !199)
!203 = !DILocation(line: 34, column: 41, scope: !199)
!204 = !DILocation(line: 34, column: 44, scope: !199)
!205 = !DILocation(line: 34, column: 25, scope: !199)
!206 = !DILocation(line: 34, column: 50, scope: !199)
!207 = !DILocation(line: 34, column: 13, scope: !196)
!208 = !DILocation(line: 35, column: 13, scope: !209)
!209 = distinct !DILexicalBlock(scope: !199, file: !2, line: 34, column: 56)
!210 = !DILocation(line: 35, column: 16, scope: !209)
!211 = !DILocation(line: 36, column: 13, scope: !209)
!212 = !DILocation(line: 34, column: 53, scope: !199)
!213 = !DILocation(line: 33, column: 51, scope: !196)
!214 = !DILocation(line: 33, column: 54, scope: !196)
!215 = !DILocation(line: 33, column: 49, scope: !196)
!216 = !DILocation(line: 33, column: 5, scope: !196)
!217 = distinct !{!217, !197, !218, !219}
!218 = !DILocation(line: 37, column: 9, scope: !191)
!219 = !{!"llvm.loop.mustprogress"}
!220 = !DILocation(line: 38, column: 5, scope: !173)
!221 = !DILocation(line: 39, column: 1, scope: !173)
!222 = distinct !DISubprogram(name: "add_heap_write_past_end", scope: !10, file: !10, line: 9, type: !27, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!223 = !DILocation(line: 9, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_heap_write_before_start", scope: !10, file: !10, line: 16, type: !27, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!225 = !DILocation(line: 16, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_heap_read_past_end", scope: !10, file: !10, line: 23, type: !27, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!227 = !DILocation(line: 23, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_heap_read_before_start", scope: !10, file: !10, line: 34, type: !27, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!229 = !DILocation(line: 34, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_heap_straddles_end", scope: !10, file: !10, line: 45, type: !27, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!231 = !DILocation(line: 45, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_heap_far_past_end", scope: !10, file: !10, line: 52, type: !27, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!233 = !DILocation(line: 52, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_heap_wrong_struct", scope: !10, file: !10, line: 59, type: !27, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!235 = !DILocation(line: 59, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_heap_size_of_pointer", scope: !10, file: !10, line: 67, type: !27, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!237 = !DILocation(line: 67, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_heap_empty_block", scope: !10, file: !10, line: 75, type: !27, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!239 = !DILocation(line: 75, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "add_heap_cast_to_wider", scope: !10, file: !10, line: 82, type: !27, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!241 = !DILocation(line: 82, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_heap_through_integer", scope: !10, file: !10, line: 92, type: !27, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!243 = !DILocation(line: 92, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_heap_realloc_smaller", scope: !10, file: !10, line: 100, type: !27, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!245 = !DILocation(line: 100, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_heap_use_after_realloc", scope: !10, file: !10, line: 109, type: !27, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!247 = !DILocation(line: 109, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "add_heap_use_after_free_write", scope: !10, file: !10, line: 120, type: !27, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!249 = !DILocation(line: 120, column: 1, scope: !248)
!250 = distinct !DISubprogram(name: "add_heap_use_after_free_read", scope: !10, file: !10, line: 130, type: !27, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!251 = !DILocation(line: 130, column: 1, scope: !250)
!252 = distinct !DISubprogram(name: "add_heap_use_after_free_and_reuse", scope: !10, file: !10, line: 141, type: !27, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!253 = !DILocation(line: 141, column: 1, scope: !252)
!254 = distinct !DISubprogram(name: "add_heap_list_freed_while_walked", scope: !10, file: !10, line: 157, type: !27, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!255 = !DILocation(line: 157, column: 1, scope: !254)
!256 = distinct !DISubprogram(name: "add_heap_two_dimensional", scope: !10, file: !10, line: 173, type: !27, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!257 = !DILocation(line: 173, column: 1, scope: !256)
!258 = distinct !DISubprogram(name: "add_heap_flexible_member", scope: !10, file: !10, line: 185, type: !27, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!259 = !DILocation(line: 185, column: 1, scope: !258)
!260 = distinct !DISubprogram(name: "add_heap_union", scope: !10, file: !10, line: 202, type: !27, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!261 = !DILocation(line: 202, column: 1, scope: !260)
!262 = distinct !DISubprogram(name: "add_heap_aligned", scope: !10, file: !10, line: 210, type: !27, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!263 = !DILocation(line: 210, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "add_heap_calloc_product", scope: !10, file: !10, line: 217, type: !27, scopeLine: 217, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!265 = !DILocation(line: 217, column: 1, scope: !264)
!266 = distinct !DISubprogram(name: "add_heap_in_callee", scope: !10, file: !10, line: 230, type: !27, scopeLine: 230, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!267 = !DILocation(line: 230, column: 1, scope: !266)
!268 = distinct !DISubprogram(name: "heap_write_past_end", scope: !10, file: !10, line: 9, type: !27, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!269 = !DILocalVariable(name: "p", scope: !268, file: !10, line: 11, type: !15)
!270 = !DILocation(line: 11, column: 11, scope: !268)
!271 = !DILocation(line: 11, column: 15, scope: !268)
!272 = !DILocation(line: 12, column: 5, scope: !268)
!273 = !DILocation(line: 12, column: 7, scope: !268)
!274 = !DILocation(line: 12, column: 20, scope: !268)
!275 = !DILocation(line: 13, column: 10, scope: !268)
!276 = !DILocation(line: 13, column: 5, scope: !268)
!277 = !DILocation(line: 14, column: 1, scope: !268)
!278 = distinct !DISubprogram(name: "heap_write_before_start", scope: !10, file: !10, line: 16, type: !27, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!279 = !DILocalVariable(name: "p", scope: !278, file: !10, line: 18, type: !15)
!280 = !DILocation(line: 18, column: 11, scope: !278)
!281 = !DILocation(line: 18, column: 15, scope: !278)
!282 = !DILocation(line: 19, column: 5, scope: !278)
!283 = !DILocation(line: 19, column: 7, scope: !278)
!284 = !DILocation(line: 19, column: 21, scope: !278)
!285 = !DILocation(line: 20, column: 10, scope: !278)
!286 = !DILocation(line: 20, column: 5, scope: !278)
!287 = !DILocation(line: 21, column: 1, scope: !278)
!288 = distinct !DISubprogram(name: "heap_read_past_end", scope: !10, file: !10, line: 23, type: !27, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!289 = !DILocalVariable(name: "p", scope: !288, file: !10, line: 25, type: !290)
!290 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!291 = !DILocation(line: 25, column: 10, scope: !288)
!292 = !DILocation(line: 25, column: 14, scope: !288)
!293 = !DILocalVariable(name: "sum", scope: !288, file: !10, line: 26, type: !164)
!294 = !DILocation(line: 26, column: 9, scope: !288)
!295 = !DILocalVariable(name: "i", scope: !296, file: !10, line: 27, type: !164)
!296 = distinct !DILexicalBlock(scope: !288, file: !10, line: 27, column: 5)
!297 = !DILocation(line: 27, column: 14, scope: !296)
!298 = !DILocation(line: 27, column: 10, scope: !296)
!299 = !DILocation(line: 27, column: 21, scope: !300)
!300 = distinct !DILexicalBlock(scope: !296, file: !10, line: 27, column: 5)
!301 = !DILocation(line: 27, column: 26, scope: !300)
!302 = !DILocation(line: 27, column: 23, scope: !300)
!303 = !DILocation(line: 27, column: 5, scope: !296)
!304 = !DILocation(line: 28, column: 16, scope: !300)
!305 = !DILocation(line: 28, column: 18, scope: !300)
!306 = !DILocation(line: 28, column: 13, scope: !300)
!307 = !DILocation(line: 28, column: 9, scope: !300)
!308 = !DILocation(line: 27, column: 41, scope: !300)
!309 = !DILocation(line: 27, column: 5, scope: !300)
!310 = distinct !{!310, !303, !311, !219}
!311 = !DILocation(line: 28, column: 19, scope: !296)
!312 = !DILocation(line: 29, column: 10, scope: !288)
!313 = !DILocation(line: 29, column: 5, scope: !288)
!314 = !DILocation(line: 30, column: 9, scope: !315)
!315 = distinct !DILexicalBlock(scope: !288, file: !10, line: 30, column: 9)
!316 = !DILocation(line: 30, column: 9, scope: !288)
!317 = !DILocation(line: 31, column: 9, scope: !315)
!318 = !DILocation(line: 32, column: 1, scope: !288)
!319 = distinct !DISubprogram(name: "heap_read_before_start", scope: !10, file: !10, line: 34, type: !27, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!320 = !DILocalVariable(name: "p", scope: !319, file: !10, line: 36, type: !290)
!321 = !DILocation(line: 36, column: 10, scope: !319)
!322 = !DILocation(line: 36, column: 14, scope: !319)
!323 = !DILocalVariable(name: "sum", scope: !319, file: !10, line: 37, type: !164)
!324 = !DILocation(line: 37, column: 9, scope: !319)
!325 = !DILocalVariable(name: "i", scope: !326, file: !10, line: 38, type: !164)
!326 = distinct !DILexicalBlock(scope: !319, file: !10, line: 38, column: 5)
!327 = !DILocation(line: 38, column: 14, scope: !326)
!328 = !DILocation(line: 38, column: 10, scope: !326)
!329 = !DILocation(line: 38, column: 21, scope: !330)
!330 = distinct !DILexicalBlock(scope: !326, file: !10, line: 38, column: 5)
!331 = !DILocation(line: 38, column: 27, scope: !330)
!332 = !DILocation(line: 38, column: 23, scope: !330)
!333 = !DILocation(line: 38, column: 5, scope: !326)
!334 = !DILocation(line: 39, column: 16, scope: !330)
!335 = !DILocation(line: 39, column: 18, scope: !330)
!336 = !DILocation(line: 39, column: 13, scope: !330)
!337 = !DILocation(line: 39, column: 9, scope: !330)
!338 = !DILocation(line: 38, column: 43, scope: !330)
!339 = !DILocation(line: 38, column: 5, scope: !330)
!340 = distinct !{!340, !333, !341, !219}
!341 = !DILocation(line: 39, column: 19, scope: !326)
!342 = !DILocation(line: 40, column: 10, scope: !319)
!343 = !DILocation(line: 40, column: 5, scope: !319)
!344 = !DILocation(line: 41, column: 9, scope: !345)
!345 = distinct !DILexicalBlock(scope: !319, file: !10, line: 41, column: 9)
!346 = !DILocation(line: 41, column: 9, scope: !319)
!347 = !DILocation(line: 42, column: 9, scope: !345)
!348 = !DILocation(line: 43, column: 1, scope: !319)
!349 = distinct !DISubprogram(name: "heap_straddles_end", scope: !10, file: !10, line: 45, type: !27, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!350 = !DILocalVariable(name: "p", scope: !349, file: !10, line: 47, type: !15)
!351 = !DILocation(line: 47, column: 11, scope: !349)
!352 = !DILocation(line: 47, column: 22, scope: !349)
!353 = !DILocation(line: 47, column: 15, scope: !349)
!354 = !DILocation(line: 48, column: 14, scope: !349)
!355 = !DILocation(line: 48, column: 16, scope: !349)
!356 = !DILocation(line: 49, column: 10, scope: !349)
!357 = !DILocation(line: 49, column: 5, scope: !349)
!358 = !DILocation(line: 50, column: 1, scope: !349)
!359 = distinct !DISubprogram(name: "heap_far_past_end", scope: !10, file: !10, line: 52, type: !27, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!360 = !DILocalVariable(name: "p", scope: !359, file: !10, line: 54, type: !15)
!361 = !DILocation(line: 54, column: 11, scope: !359)
!362 = !DILocation(line: 54, column: 15, scope: !359)
!363 = !DILocation(line: 55, column: 5, scope: !359)
!364 = !DILocation(line: 55, column: 7, scope: !359)
!365 = !DILocation(line: 55, column: 25, scope: !359)
!366 = !DILocation(line: 56, column: 10, scope: !359)
!367 = !DILocation(line: 56, column: 5, scope: !359)
!368 = !DILocation(line: 57, column: 1, scope: !359)
!369 = distinct !DISubprogram(name: "heap_wrong_struct", scope: !10, file: !10, line: 59, type: !27, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!370 = !DILocalVariable(name: "p", scope: !369, file: !10, line: 61, type: !371)
!371 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !372, size: 64)
!372 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !10, line: 5, size: 64, elements: !373)
!373 = !{!374, !375}
!374 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !372, file: !10, line: 6, baseType: !164, size: 32)
!375 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !372, file: !10, line: 6, baseType: !164, size: 32, offset: 32)
!376 = !DILocation(line: 61, column: 18, scope: !369)
!377 = !DILocation(line: 61, column: 29, scope: !369)
!378 = !DILocation(line: 61, column: 22, scope: !369)
!379 = !DILocation(line: 62, column: 5, scope: !369)
!380 = !DILocation(line: 62, column: 8, scope: !369)
!381 = !DILocation(line: 62, column: 14, scope: !369)
!382 = !DILocation(line: 63, column: 5, scope: !369)
!383 = !DILocation(line: 63, column: 8, scope: !369)
!384 = !DILocation(line: 63, column: 15, scope: !369)
!385 = !DILocation(line: 64, column: 10, scope: !369)
!386 = !DILocation(line: 64, column: 5, scope: !369)
!387 = !DILocation(line: 65, column: 1, scope: !369)
!388 = distinct !DISubprogram(name: "heap_size_of_pointer", scope: !10, file: !10, line: 67, type: !27, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!389 = !DILocalVariable(name: "p", scope: !388, file: !10, line: 69, type: !390)
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !391, size: 64)
!391 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!392 = !DILocation(line: 69, column: 13, scope: !388)
!393 = !DILocation(line: 69, column: 24, scope: !388)
!394 = !DILocation(line: 69, column: 17, scope: !388)
!395 = !DILocalVariable(name: "i", scope: !396, file: !10, line: 70, type: !164)
!396 = distinct !DILexicalBlock(scope: !388, file: !10, line: 70, column: 5)
!397 = !DILocation(line: 70, column: 14, scope: !396)
!398 = !DILocation(line: 70, column: 10, scope: !396)
!399 = !DILocation(line: 70, column: 21, scope: !400)
!400 = distinct !DILexicalBlock(scope: !396, file: !10, line: 70, column: 5)
!401 = !DILocation(line: 70, column: 23, scope: !400)
!402 = !DILocation(line: 70, column: 5, scope: !396)
!403 = !DILocation(line: 71, column: 16, scope: !400)
!404 = !DILocation(line: 71, column: 9, scope: !400)
!405 = !DILocation(line: 71, column: 11, scope: !400)
!406 = !DILocation(line: 71, column: 14, scope: !400)
!407 = !DILocation(line: 70, column: 29, scope: !400)
!408 = !DILocation(line: 70, column: 5, scope: !400)
!409 = distinct !{!409, !402, !410, !219}
!410 = !DILocation(line: 71, column: 16, scope: !396)
!411 = !DILocation(line: 72, column: 10, scope: !388)
!412 = !DILocation(line: 72, column: 5, scope: !388)
!413 = !DILocation(line: 73, column: 1, scope: !388)
!414 = distinct !DISubprogram(name: "heap_empty_block", scope: !10, file: !10, line: 75, type: !27, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!415 = !DILocalVariable(name: "p", scope: !414, file: !10, line: 77, type: !15)
!416 = !DILocation(line: 77, column: 11, scope: !414)
!417 = !DILocation(line: 77, column: 22, scope: !414)
!418 = !DILocation(line: 77, column: 15, scope: !414)
!419 = !DILocation(line: 78, column: 6, scope: !414)
!420 = !DILocation(line: 78, column: 8, scope: !414)
!421 = !DILocation(line: 79, column: 10, scope: !414)
!422 = !DILocation(line: 79, column: 5, scope: !414)
!423 = !DILocation(line: 80, column: 1, scope: !414)
!424 = distinct !DISubprogram(name: "heap_cast_to_wider", scope: !10, file: !10, line: 82, type: !27, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!425 = !DILocalVariable(name: "p", scope: !424, file: !10, line: 84, type: !426)
!426 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !427, size: 64)
!427 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!428 = !DILocation(line: 84, column: 12, scope: !424)
!429 = !DILocation(line: 84, column: 16, scope: !424)
!430 = !DILocalVariable(name: "wide", scope: !424, file: !10, line: 85, type: !12)
!431 = !DILocation(line: 85, column: 11, scope: !424)
!432 = !DILocation(line: 85, column: 26, scope: !424)
!433 = !DILocation(line: 86, column: 19, scope: !424)
!434 = !DILocation(line: 86, column: 24, scope: !424)
!435 = !DILocation(line: 86, column: 12, scope: !424)
!436 = !DILocation(line: 86, column: 17, scope: !424)
!437 = !DILocation(line: 86, column: 5, scope: !424)
!438 = !DILocation(line: 86, column: 10, scope: !424)
!439 = !DILocation(line: 87, column: 9, scope: !440)
!440 = distinct !DILexicalBlock(scope: !424, file: !10, line: 87, column: 9)
!441 = !DILocation(line: 87, column: 9, scope: !424)
!442 = !DILocation(line: 88, column: 10, scope: !440)
!443 = !DILocation(line: 88, column: 15, scope: !440)
!444 = !DILocation(line: 88, column: 9, scope: !440)
!445 = !DILocation(line: 89, column: 10, scope: !424)
!446 = !DILocation(line: 89, column: 5, scope: !424)
!447 = !DILocation(line: 90, column: 1, scope: !424)
!448 = distinct !DISubprogram(name: "heap_through_integer", scope: !10, file: !10, line: 92, type: !27, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!449 = !DILocalVariable(name: "p", scope: !448, file: !10, line: 94, type: !15)
!450 = !DILocation(line: 94, column: 11, scope: !448)
!451 = !DILocation(line: 94, column: 15, scope: !448)
!452 = !DILocalVariable(name: "address", scope: !448, file: !10, line: 95, type: !14)
!453 = !DILocation(line: 95, column: 19, scope: !448)
!454 = !DILocation(line: 95, column: 44, scope: !448)
!455 = !DILocation(line: 95, column: 29, scope: !448)
!456 = !DILocation(line: 95, column: 49, scope: !448)
!457 = !DILocation(line: 95, column: 48, scope: !448)
!458 = !DILocation(line: 95, column: 46, scope: !448)
!459 = !DILocation(line: 96, column: 14, scope: !448)
!460 = !DILocation(line: 96, column: 6, scope: !448)
!461 = !DILocation(line: 96, column: 22, scope: !448)
!462 = !DILocation(line: 97, column: 10, scope: !448)
!463 = !DILocation(line: 97, column: 5, scope: !448)
!464 = !DILocation(line: 98, column: 1, scope: !448)
!465 = distinct !DISubprogram(name: "heap_realloc_smaller", scope: !10, file: !10, line: 100, type: !27, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!466 = !DILocalVariable(name: "p", scope: !465, file: !10, line: 102, type: !15)
!467 = !DILocation(line: 102, column: 11, scope: !465)
!468 = !DILocation(line: 102, column: 15, scope: !465)
!469 = !DILocation(line: 103, column: 5, scope: !465)
!470 = !DILocation(line: 103, column: 11, scope: !465)
!471 = !DILocation(line: 104, column: 17, scope: !465)
!472 = !DILocation(line: 104, column: 9, scope: !465)
!473 = !DILocation(line: 104, column: 7, scope: !465)
!474 = !DILocation(line: 105, column: 5, scope: !465)
!475 = !DILocation(line: 105, column: 7, scope: !465)
!476 = !DILocation(line: 105, column: 21, scope: !465)
!477 = !DILocation(line: 106, column: 10, scope: !465)
!478 = !DILocation(line: 106, column: 5, scope: !465)
!479 = !DILocation(line: 107, column: 1, scope: !465)
!480 = distinct !DISubprogram(name: "heap_use_after_realloc", scope: !10, file: !10, line: 109, type: !27, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!481 = !DILocalVariable(name: "p", scope: !480, file: !10, line: 111, type: !15)
!482 = !DILocation(line: 111, column: 11, scope: !480)
!483 = !DILocation(line: 111, column: 15, scope: !480)
!484 = !DILocation(line: 112, column: 5, scope: !480)
!485 = !DILocation(line: 112, column: 10, scope: !480)
!486 = !DILocalVariable(name: "q", scope: !480, file: !10, line: 113, type: !15)
!487 = !DILocation(line: 113, column: 11, scope: !480)
!488 = !DILocation(line: 113, column: 23, scope: !480)
!489 = !DILocation(line: 113, column: 15, scope: !480)
!490 = !DILocation(line: 114, column: 9, scope: !491)
!491 = distinct !DILexicalBlock(scope: !480, file: !10, line: 114, column: 9)
!492 = !DILocation(line: 114, column: 9, scope: !480)
!493 = !DILocation(line: 115, column: 9, scope: !491)
!494 = !DILocation(line: 115, column: 14, scope: !491)
!495 = !DILocation(line: 116, column: 5, scope: !480)
!496 = !DILocation(line: 116, column: 11, scope: !480)
!497 = !DILocation(line: 117, column: 10, scope: !480)
!498 = !DILocation(line: 117, column: 5, scope: !480)
!499 = !DILocation(line: 118, column: 1, scope: !480)
!500 = distinct !DISubprogram(name: "heap_use_after_free_write", scope: !10, file: !10, line: 120, type: !27, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!501 = !DILocalVariable(name: "p", scope: !500, file: !10, line: 122, type: !15)
!502 = !DILocation(line: 122, column: 11, scope: !500)
!503 = !DILocation(line: 122, column: 15, scope: !500)
!504 = !DILocation(line: 123, column: 10, scope: !505)
!505 = distinct !DILexicalBlock(scope: !500, file: !10, line: 123, column: 9)
!506 = !DILocation(line: 123, column: 9, scope: !500)
!507 = !DILocation(line: 124, column: 10, scope: !505)
!508 = !DILocation(line: 124, column: 12, scope: !505)
!509 = !DILocation(line: 124, column: 9, scope: !505)
!510 = !DILocation(line: 125, column: 10, scope: !500)
!511 = !DILocation(line: 125, column: 5, scope: !500)
!512 = !DILocation(line: 126, column: 9, scope: !513)
!513 = distinct !DILexicalBlock(scope: !500, file: !10, line: 126, column: 9)
!514 = !DILocation(line: 126, column: 9, scope: !500)
!515 = !DILocation(line: 127, column: 10, scope: !513)
!516 = !DILocation(line: 127, column: 12, scope: !513)
!517 = !DILocation(line: 127, column: 9, scope: !513)
!518 = !DILocation(line: 128, column: 1, scope: !500)
!519 = distinct !DISubprogram(name: "heap_use_after_free_read", scope: !10, file: !10, line: 130, type: !27, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!520 = !DILocalVariable(name: "p", scope: !519, file: !10, line: 132, type: !371)
!521 = !DILocation(line: 132, column: 18, scope: !519)
!522 = !DILocation(line: 132, column: 22, scope: !519)
!523 = !DILocalVariable(name: "good", scope: !519, file: !10, line: 133, type: !164)
!524 = !DILocation(line: 133, column: 9, scope: !519)
!525 = !DILocation(line: 133, column: 16, scope: !519)
!526 = !DILocation(line: 133, column: 19, scope: !519)
!527 = !DILocation(line: 134, column: 10, scope: !519)
!528 = !DILocation(line: 134, column: 5, scope: !519)
!529 = !DILocation(line: 135, column: 9, scope: !530)
!530 = distinct !DILexicalBlock(scope: !519, file: !10, line: 135, column: 9)
!531 = !DILocation(line: 135, column: 9, scope: !519)
!532 = !DILocation(line: 136, column: 16, scope: !530)
!533 = !DILocation(line: 136, column: 19, scope: !530)
!534 = !DILocation(line: 136, column: 14, scope: !530)
!535 = !DILocation(line: 136, column: 9, scope: !530)
!536 = !DILocation(line: 137, column: 9, scope: !537)
!537 = distinct !DILexicalBlock(scope: !519, file: !10, line: 137, column: 9)
!538 = !DILocation(line: 137, column: 9, scope: !519)
!539 = !DILocation(line: 138, column: 9, scope: !537)
!540 = !DILocation(line: 139, column: 1, scope: !519)
!541 = distinct !DISubprogram(name: "heap_use_after_free_and_reuse", scope: !10, file: !10, line: 141, type: !27, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!542 = !DILocalVariable(name: "p", scope: !541, file: !10, line: 143, type: !15)
!543 = !DILocation(line: 143, column: 11, scope: !541)
!544 = !DILocation(line: 143, column: 15, scope: !541)
!545 = !DILocation(line: 144, column: 10, scope: !541)
!546 = !DILocation(line: 144, column: 5, scope: !541)
!547 = !DILocalVariable(name: "q", scope: !541, file: !10, line: 145, type: !15)
!548 = !DILocation(line: 145, column: 11, scope: !541)
!549 = !DILocation(line: 145, column: 15, scope: !541)
!550 = !DILocation(line: 146, column: 5, scope: !541)
!551 = !DILocation(line: 146, column: 10, scope: !541)
!552 = !DILocation(line: 147, column: 9, scope: !553)
!553 = distinct !DILexicalBlock(scope: !541, file: !10, line: 147, column: 9)
!554 = !DILocation(line: 147, column: 9, scope: !541)
!555 = !DILocation(line: 148, column: 9, scope: !553)
!556 = !DILocation(line: 148, column: 14, scope: !553)
!557 = !DILocation(line: 149, column: 10, scope: !541)
!558 = !DILocation(line: 149, column: 5, scope: !541)
!559 = !DILocation(line: 150, column: 1, scope: !541)
!560 = distinct !DISubprogram(name: "heap_list_freed_while_walked", scope: !10, file: !10, line: 157, type: !27, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!561 = !DILocalVariable(name: "list", scope: !560, file: !10, line: 159, type: !562)
!562 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !563, size: 64)
!563 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !10, line: 152, size: 128, elements: !564)
!564 = !{!565, !566}
!565 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !563, file: !10, line: 153, baseType: !562, size: 64)
!566 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !563, file: !10, line: 154, baseType: !164, size: 32, offset: 64)
!567 = !DILocation(line: 159, column: 18, scope: !560)
!568 = !DILocalVariable(name: "i", scope: !569, file: !10, line: 160, type: !164)
!569 = distinct !DILexicalBlock(scope: !560, file: !10, line: 160, column: 5)
!570 = !DILocation(line: 160, column: 14, scope: !569)
!571 = !DILocation(line: 160, column: 10, scope: !569)
!572 = !DILocation(line: 160, column: 21, scope: !573)
!573 = distinct !DILexicalBlock(scope: !569, file: !10, line: 160, column: 5)
!574 = !DILocation(line: 160, column: 23, scope: !573)
!575 = !DILocation(line: 160, column: 5, scope: !569)
!576 = !DILocalVariable(name: "n", scope: !577, file: !10, line: 161, type: !562)
!577 = distinct !DILexicalBlock(scope: !573, file: !10, line: 160, column: 33)
!578 = !DILocation(line: 161, column: 22, scope: !577)
!579 = !DILocation(line: 161, column: 26, scope: !577)
!580 = !DILocation(line: 162, column: 19, scope: !577)
!581 = !DILocation(line: 162, column: 9, scope: !577)
!582 = !DILocation(line: 162, column: 12, scope: !577)
!583 = !DILocation(line: 162, column: 17, scope: !577)
!584 = !DILocation(line: 163, column: 20, scope: !577)
!585 = !DILocation(line: 163, column: 9, scope: !577)
!586 = !DILocation(line: 163, column: 12, scope: !577)
!587 = !DILocation(line: 163, column: 18, scope: !577)
!588 = !DILocation(line: 164, column: 16, scope: !577)
!589 = !DILocation(line: 164, column: 14, scope: !577)
!590 = !DILocation(line: 165, column: 5, scope: !577)
!591 = !DILocation(line: 160, column: 29, scope: !573)
!592 = !DILocation(line: 160, column: 5, scope: !573)
!593 = distinct !{!593, !575, !594, !219}
!594 = !DILocation(line: 165, column: 5, scope: !569)
!595 = !DILocation(line: 166, column: 5, scope: !560)
!596 = !DILocation(line: 166, column: 12, scope: !560)
!597 = !DILocalVariable(name: "next", scope: !598, file: !10, line: 167, type: !562)
!598 = distinct !DILexicalBlock(scope: !560, file: !10, line: 166, column: 18)
!599 = !DILocation(line: 167, column: 22, scope: !598)
!600 = !DILocation(line: 167, column: 29, scope: !598)
!601 = !DILocation(line: 167, column: 35, scope: !598)
!602 = !DILocation(line: 168, column: 14, scope: !598)
!603 = !DILocation(line: 168, column: 9, scope: !598)
!604 = !DILocation(line: 169, column: 16, scope: !598)
!605 = !DILocation(line: 169, column: 22, scope: !598)
!606 = !DILocation(line: 169, column: 28, scope: !598)
!607 = !DILocation(line: 169, column: 35, scope: !598)
!608 = !DILocation(line: 169, column: 14, scope: !598)
!609 = distinct !{!609, !595, !610, !219}
!610 = !DILocation(line: 170, column: 5, scope: !560)
!611 = !DILocation(line: 171, column: 1, scope: !560)
!612 = distinct !DISubprogram(name: "heap_two_dimensional", scope: !10, file: !10, line: 173, type: !27, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!613 = !DILocalVariable(name: "rows", scope: !612, file: !10, line: 175, type: !614)
!614 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !290, size: 64)
!615 = !DILocation(line: 175, column: 11, scope: !612)
!616 = !DILocation(line: 175, column: 18, scope: !612)
!617 = !DILocalVariable(name: "i", scope: !618, file: !10, line: 176, type: !164)
!618 = distinct !DILexicalBlock(scope: !612, file: !10, line: 176, column: 5)
!619 = !DILocation(line: 176, column: 14, scope: !618)
!620 = !DILocation(line: 176, column: 10, scope: !618)
!621 = !DILocation(line: 176, column: 21, scope: !622)
!622 = distinct !DILexicalBlock(scope: !618, file: !10, line: 176, column: 5)
!623 = !DILocation(line: 176, column: 23, scope: !622)
!624 = !DILocation(line: 176, column: 5, scope: !618)
!625 = !DILocation(line: 177, column: 19, scope: !622)
!626 = !DILocation(line: 177, column: 9, scope: !622)
!627 = !DILocation(line: 177, column: 14, scope: !622)
!628 = !DILocation(line: 177, column: 17, scope: !622)
!629 = !DILocation(line: 176, column: 29, scope: !622)
!630 = !DILocation(line: 176, column: 5, scope: !622)
!631 = distinct !{!631, !624, !632, !219}
!632 = !DILocation(line: 177, column: 42, scope: !618)
!633 = !DILocalVariable(name: "row", scope: !612, file: !10, line: 178, type: !290)
!634 = !DILocation(line: 178, column: 10, scope: !612)
!635 = !DILocation(line: 178, column: 16, scope: !612)
!636 = !DILocation(line: 178, column: 21, scope: !612)
!637 = !DILocation(line: 179, column: 5, scope: !612)
!638 = !DILocation(line: 179, column: 12, scope: !612)
!639 = !DILocalVariable(name: "i", scope: !640, file: !10, line: 180, type: !164)
!640 = distinct !DILexicalBlock(scope: !612, file: !10, line: 180, column: 5)
!641 = !DILocation(line: 180, column: 14, scope: !640)
!642 = !DILocation(line: 180, column: 10, scope: !640)
!643 = !DILocation(line: 180, column: 21, scope: !644)
!644 = distinct !DILexicalBlock(scope: !640, file: !10, line: 180, column: 5)
!645 = !DILocation(line: 180, column: 23, scope: !644)
!646 = !DILocation(line: 180, column: 5, scope: !640)
!647 = !DILocation(line: 181, column: 14, scope: !644)
!648 = !DILocation(line: 181, column: 19, scope: !644)
!649 = !DILocation(line: 181, column: 9, scope: !644)
!650 = !DILocation(line: 180, column: 29, scope: !644)
!651 = !DILocation(line: 180, column: 5, scope: !644)
!652 = distinct !{!652, !646, !653, !219}
!653 = !DILocation(line: 181, column: 21, scope: !640)
!654 = !DILocation(line: 182, column: 10, scope: !612)
!655 = !DILocation(line: 182, column: 5, scope: !612)
!656 = !DILocation(line: 183, column: 1, scope: !612)
!657 = distinct !DISubprogram(name: "heap_flexible_member", scope: !10, file: !10, line: 185, type: !27, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!658 = !DILocalVariable(name: "t", scope: !657, file: !10, line: 190, type: !659)
!659 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !660, size: 64)
!660 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", scope: !657, file: !10, line: 187, size: 32, elements: !661)
!661 = !{!662, !664}
!662 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !660, file: !10, line: 188, baseType: !663, size: 32)
!663 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!664 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !660, file: !10, line: 189, baseType: !665, offset: 32)
!665 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !666)
!666 = !{!667}
!667 = !DISubrange(count: -1)
!668 = !DILocation(line: 190, column: 8, scope: !657)
!669 = !DILocation(line: 190, column: 12, scope: !657)
!670 = !DILocation(line: 191, column: 5, scope: !657)
!671 = !DILocation(line: 191, column: 8, scope: !657)
!672 = !DILocation(line: 191, column: 15, scope: !657)
!673 = !DILocalVariable(name: "i", scope: !674, file: !10, line: 192, type: !663)
!674 = distinct !DILexicalBlock(scope: !657, file: !10, line: 192, column: 5)
!675 = !DILocation(line: 192, column: 19, scope: !674)
!676 = !DILocation(line: 192, column: 10, scope: !674)
!677 = !DILocation(line: 192, column: 26, scope: !678)
!678 = distinct !DILexicalBlock(scope: !674, file: !10, line: 192, column: 5)
!679 = !DILocation(line: 192, column: 30, scope: !678)
!680 = !DILocation(line: 192, column: 33, scope: !678)
!681 = !DILocation(line: 192, column: 43, scope: !678)
!682 = !DILocation(line: 192, column: 40, scope: !678)
!683 = !DILocation(line: 192, column: 28, scope: !678)
!684 = !DILocation(line: 192, column: 5, scope: !674)
!685 = !DILocation(line: 193, column: 9, scope: !678)
!686 = !DILocation(line: 193, column: 12, scope: !678)
!687 = !DILocation(line: 193, column: 18, scope: !678)
!688 = !DILocation(line: 193, column: 21, scope: !678)
!689 = !DILocation(line: 192, column: 58, scope: !678)
!690 = !DILocation(line: 192, column: 5, scope: !678)
!691 = distinct !{!691, !684, !692, !219}
!692 = !DILocation(line: 193, column: 23, scope: !674)
!693 = !DILocation(line: 194, column: 10, scope: !657)
!694 = !DILocation(line: 194, column: 5, scope: !657)
!695 = !DILocation(line: 195, column: 1, scope: !657)
!696 = distinct !DISubprogram(name: "heap_union", scope: !10, file: !10, line: 202, type: !27, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!697 = !DILocalVariable(name: "w", scope: !696, file: !10, line: 204, type: !698)
!698 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !699, size: 64)
!699 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !10, line: 197, size: 64, elements: !700)
!700 = !{!701, !702}
!701 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !699, file: !10, line: 198, baseType: !13, size: 64)
!702 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !699, file: !10, line: 199, baseType: !703, size: 64)
!703 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !704)
!704 = !{!705}
!705 = !DISubrange(count: 8)
!706 = !DILocation(line: 204, column: 17, scope: !696)
!707 = !DILocation(line: 204, column: 28, scope: !696)
!708 = !DILocation(line: 204, column: 21, scope: !696)
!709 = !DILocation(line: 205, column: 5, scope: !696)
!710 = !DILocation(line: 205, column: 16, scope: !696)
!711 = !DILocation(line: 206, column: 5, scope: !696)
!712 = !DILocation(line: 206, column: 12, scope: !696)
!713 = !DILocation(line: 207, column: 10, scope: !696)
!714 = !DILocation(line: 207, column: 5, scope: !696)
!715 = !DILocation(line: 208, column: 1, scope: !696)
!716 = distinct !DISubprogram(name: "heap_aligned", scope: !10, file: !10, line: 210, type: !27, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!717 = !DILocalVariable(name: "p", scope: !716, file: !10, line: 212, type: !15)
!718 = !DILocation(line: 212, column: 11, scope: !716)
!719 = !DILocation(line: 212, column: 15, scope: !716)
!720 = !DILocation(line: 213, column: 5, scope: !716)
!721 = !DILocation(line: 213, column: 7, scope: !716)
!722 = !DILocation(line: 213, column: 22, scope: !716)
!723 = !DILocation(line: 214, column: 10, scope: !716)
!724 = !DILocation(line: 214, column: 5, scope: !716)
!725 = !DILocation(line: 215, column: 1, scope: !716)
!726 = distinct !DISubprogram(name: "heap_calloc_product", scope: !10, file: !10, line: 217, type: !27, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!727 = !DILocalVariable(name: "p", scope: !726, file: !10, line: 219, type: !290)
!728 = !DILocation(line: 219, column: 10, scope: !726)
!729 = !DILocation(line: 219, column: 21, scope: !726)
!730 = !DILocation(line: 219, column: 14, scope: !726)
!731 = !DILocation(line: 220, column: 5, scope: !726)
!732 = !DILocation(line: 220, column: 10, scope: !726)
!733 = !DILocation(line: 221, column: 10, scope: !726)
!734 = !DILocation(line: 221, column: 5, scope: !726)
!735 = !DILocation(line: 222, column: 1, scope: !726)
!736 = distinct !DISubprogram(name: "heap_in_callee", scope: !10, file: !10, line: 230, type: !27, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!737 = !DILocalVariable(name: "p", scope: !736, file: !10, line: 232, type: !15)
!738 = !DILocation(line: 232, column: 11, scope: !736)
!739 = !DILocation(line: 232, column: 15, scope: !736)
!740 = !DILocation(line: 233, column: 10, scope: !736)
!741 = !DILocation(line: 233, column: 17, scope: !736)
!742 = !DILocation(line: 233, column: 15, scope: !736)
!743 = !DILocation(line: 233, column: 5, scope: !736)
!744 = !DILocation(line: 234, column: 10, scope: !736)
!745 = !DILocation(line: 234, column: 5, scope: !736)
!746 = !DILocation(line: 235, column: 1, scope: !736)
!747 = distinct !DISubprogram(name: "fill", scope: !10, file: !10, line: 224, type: !748, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!748 = !DISubroutineType(types: !749)
!749 = !{null, !15, !164}
!750 = !DILocalVariable(name: "to", arg: 1, scope: !747, file: !10, line: 224, type: !15)
!751 = !DILocation(line: 224, column: 24, scope: !747)
!752 = !DILocalVariable(name: "n", arg: 2, scope: !747, file: !10, line: 224, type: !164)
!753 = !DILocation(line: 224, column: 32, scope: !747)
!754 = !DILocalVariable(name: "i", scope: !755, file: !10, line: 226, type: !164)
!755 = distinct !DILexicalBlock(scope: !747, file: !10, line: 226, column: 5)
!756 = !DILocation(line: 226, column: 14, scope: !755)
!757 = !DILocation(line: 226, column: 10, scope: !755)
!758 = !DILocation(line: 226, column: 21, scope: !759)
!759 = distinct !DILexicalBlock(scope: !755, file: !10, line: 226, column: 5)
!760 = !DILocation(line: 226, column: 25, scope: !759)
!761 = !DILocation(line: 226, column: 23, scope: !759)
!762 = !DILocation(line: 226, column: 5, scope: !755)
!763 = !DILocation(line: 227, column: 9, scope: !759)
!764 = !DILocation(line: 227, column: 12, scope: !759)
!765 = !DILocation(line: 227, column: 15, scope: !759)
!766 = !DILocation(line: 226, column: 29, scope: !759)
!767 = !DILocation(line: 226, column: 5, scope: !759)
!768 = distinct !{!768, !762, !769, !219}
!769 = !DILocation(line: 227, column: 17, scope: !755)
!770 = !DILocation(line: 228, column: 1, scope: !747)
