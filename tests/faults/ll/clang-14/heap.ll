; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/heap.c
; ModuleID = 'tests/faults/heap.c'
source_filename = "tests/faults/heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct.pair = type { i32, i32 }
%struct.node = type { %struct.node*, i32 }
%struct.text = type { i32, [0 x i8] }
%union.word = type { i64 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !13
@entry_heap_write_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0), void ()* @heap_write_past_end, %struct.fault_case* null }, align 8, !dbg !27
@entry_heap_write_before_start = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i32 0, i32 0), void ()* @heap_write_before_start, %struct.fault_case* null }, align 8, !dbg !29
@entry_heap_read_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i32 0, i32 0), void ()* @heap_read_past_end, %struct.fault_case* null }, align 8, !dbg !31
@entry_heap_read_before_start = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.4, i32 0, i32 0), void ()* @heap_read_before_start, %struct.fault_case* null }, align 8, !dbg !33
@entry_heap_straddles_end = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i32 0, i32 0), void ()* @heap_straddles_end, %struct.fault_case* null }, align 8, !dbg !35
@entry_heap_straddles_start = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.6, i32 0, i32 0), void ()* @heap_straddles_start, %struct.fault_case* null }, align 8, !dbg !37
@entry_heap_last_bytes_straddle = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.7, i32 0, i32 0), void ()* @heap_last_bytes_straddle, %struct.fault_case* null }, align 8, !dbg !39
@entry_heap_wide_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i32 0, i32 0), void ()* @heap_wide_past_end, %struct.fault_case* null }, align 8, !dbg !41
@entry_heap_freed_last_bytes_straddle = internal global %struct.fault_case { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.9, i32 0, i32 0), void ()* @heap_freed_last_bytes_straddle, %struct.fault_case* null }, align 8, !dbg !43
@entry_heap_far_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.10, i32 0, i32 0), void ()* @heap_far_past_end, %struct.fault_case* null }, align 8, !dbg !45
@entry_heap_wrong_struct = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.11, i32 0, i32 0), void ()* @heap_wrong_struct, %struct.fault_case* null }, align 8, !dbg !47
@entry_heap_size_of_pointer = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.12, i32 0, i32 0), void ()* @heap_size_of_pointer, %struct.fault_case* null }, align 8, !dbg !49
@entry_heap_empty_block = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i32 0, i32 0), void ()* @heap_empty_block, %struct.fault_case* null }, align 8, !dbg !51
@entry_heap_cast_to_wider = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i32 0, i32 0), void ()* @heap_cast_to_wider, %struct.fault_case* null }, align 8, !dbg !53
@entry_heap_through_integer = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.15, i32 0, i32 0), void ()* @heap_through_integer, %struct.fault_case* null }, align 8, !dbg !55
@entry_heap_realloc_smaller = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.16, i32 0, i32 0), void ()* @heap_realloc_smaller, %struct.fault_case* null }, align 8, !dbg !57
@entry_heap_use_after_realloc = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.17, i32 0, i32 0), void ()* @heap_use_after_realloc, %struct.fault_case* null }, align 8, !dbg !59
@entry_heap_use_after_free_write = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.18, i32 0, i32 0), void ()* @heap_use_after_free_write, %struct.fault_case* null }, align 8, !dbg !61
@entry_heap_use_after_free_read = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.19, i32 0, i32 0), void ()* @heap_use_after_free_read, %struct.fault_case* null }, align 8, !dbg !63
@entry_heap_use_after_free_and_reuse = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.20, i32 0, i32 0), void ()* @heap_use_after_free_and_reuse, %struct.fault_case* null }, align 8, !dbg !65
@entry_heap_list_freed_while_walked = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.21, i32 0, i32 0), void ()* @heap_list_freed_while_walked, %struct.fault_case* null }, align 8, !dbg !67
@entry_heap_two_dimensional = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.22, i32 0, i32 0), void ()* @heap_two_dimensional, %struct.fault_case* null }, align 8, !dbg !69
@entry_heap_flexible_member = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.23, i32 0, i32 0), void ()* @heap_flexible_member, %struct.fault_case* null }, align 8, !dbg !71
@entry_heap_union = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i32 0, i32 0), void ()* @heap_union, %struct.fault_case* null }, align 8, !dbg !73
@entry_heap_aligned = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), void ()* @heap_aligned, %struct.fault_case* null }, align 8, !dbg !75
@entry_heap_calloc_product = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.26, i32 0, i32 0), void ()* @heap_calloc_product, %struct.fault_case* null }, align 8, !dbg !77
@entry_heap_in_callee = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.27, i32 0, i32 0), void ()* @heap_in_callee, %struct.fault_case* null }, align 8, !dbg !79
@.str.1 = private unnamed_addr constant [20 x i8] c"heap_write_past_end\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"heap_write_before_start\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"heap_read_past_end\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"heap_read_before_start\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"heap_straddles_end\00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"heap_straddles_start\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"heap_last_bytes_straddle\00", align 1
@.str.8 = private unnamed_addr constant [19 x i8] c"heap_wide_past_end\00", align 1
@.str.9 = private unnamed_addr constant [31 x i8] c"heap_freed_last_bytes_straddle\00", align 1
@.str.10 = private unnamed_addr constant [18 x i8] c"heap_far_past_end\00", align 1
@.str.11 = private unnamed_addr constant [18 x i8] c"heap_wrong_struct\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"heap_size_of_pointer\00", align 1
@.str.13 = private unnamed_addr constant [17 x i8] c"heap_empty_block\00", align 1
@.str.14 = private unnamed_addr constant [19 x i8] c"heap_cast_to_wider\00", align 1
@.str.15 = private unnamed_addr constant [21 x i8] c"heap_through_integer\00", align 1
@.str.16 = private unnamed_addr constant [21 x i8] c"heap_realloc_smaller\00", align 1
@.str.17 = private unnamed_addr constant [23 x i8] c"heap_use_after_realloc\00", align 1
@.str.18 = private unnamed_addr constant [26 x i8] c"heap_use_after_free_write\00", align 1
@.str.19 = private unnamed_addr constant [25 x i8] c"heap_use_after_free_read\00", align 1
@.str.20 = private unnamed_addr constant [30 x i8] c"heap_use_after_free_and_reuse\00", align 1
@.str.21 = private unnamed_addr constant [29 x i8] c"heap_list_freed_while_walked\00", align 1
@.str.22 = private unnamed_addr constant [21 x i8] c"heap_two_dimensional\00", align 1
@.str.23 = private unnamed_addr constant [21 x i8] c"heap_flexible_member\00", align 1
@.str.24 = private unnamed_addr constant [11 x i8] c"heap_union\00", align 1
@.str.25 = private unnamed_addr constant [13 x i8] c"heap_aligned\00", align 1
@.str.26 = private unnamed_addr constant [20 x i8] c"heap_calloc_product\00", align 1
@.str.27 = private unnamed_addr constant [15 x i8] c"heap_in_callee\00", align 1
@llvm.global_ctors = appending global [27 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_heap_write_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_write_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_read_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_read_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_straddles_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_straddles_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_last_bytes_straddle, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_wide_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_freed_last_bytes_straddle, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_far_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_wrong_struct, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_size_of_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_empty_block, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_cast_to_wider, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_through_integer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_realloc_smaller, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_use_after_realloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_use_after_free_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_use_after_free_read, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_use_after_free_and_reuse, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_list_freed_while_walked, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_two_dimensional, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_flexible_member, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_union, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_aligned, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_calloc_product, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_in_callee, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !89 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !94, metadata !DIExpression()), !dbg !95
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !96, metadata !DIExpression()), !dbg !97
  %7 = load i32, i32* %4, align 4, !dbg !98
  %8 = icmp sgt i32 %7, 2, !dbg !99
  br i1 %8, label %9, label %15, !dbg !100

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !101
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !101
  %12 = load i8*, i8** %11, align 8, !dbg !101
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #5, !dbg !102
  %14 = icmp eq i32 %13, 0, !dbg !103
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !104
  %17 = zext i1 %16 to i32, !dbg !100
  store i32 %17, i32* @bad, align 4, !dbg !105
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !106, metadata !DIExpression()), !dbg !108
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !109
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !108
  br label %19, !dbg !110

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !111
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !113
  br i1 %21, label %22, label %43, !dbg !113

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !114
  %24 = icmp sgt i32 %23, 1, !dbg !116
  br i1 %24, label %25, label %38, !dbg !117

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !118
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !118
  %28 = load i8*, i8** %27, align 8, !dbg !118
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !119
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !120
  %31 = load i8*, i8** %30, align 8, !dbg !120
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #5, !dbg !121
  %33 = icmp eq i32 %32, 0, !dbg !122
  br i1 %33, label %34, label %38, !dbg !123

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !124
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !126
  %37 = load void ()*, void ()** %36, align 8, !dbg !126
  call void %37(), !dbg !124
  store i32 0, i32* %3, align 4, !dbg !127
  br label %44, !dbg !127

38:                                               ; preds = %25, %22
  br label %39, !dbg !128

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !129
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !130
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !130
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !131
  br label %19, !dbg !132, !llvm.loop !133

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !136
  br label %44, !dbg !136

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !137
  ret i32 %45, !dbg !137
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_write_past_end() #0 !dbg !138 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !139
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_write_past_end, i32 0, i32 2), align 8, !dbg !139
  store %struct.fault_case* @entry_heap_write_past_end, %struct.fault_case** @all_cases, align 8, !dbg !139
  ret void, !dbg !139
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_write_before_start() #0 !dbg !140 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !141
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_write_before_start, i32 0, i32 2), align 8, !dbg !141
  store %struct.fault_case* @entry_heap_write_before_start, %struct.fault_case** @all_cases, align 8, !dbg !141
  ret void, !dbg !141
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_read_past_end() #0 !dbg !142 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !143
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_read_past_end, i32 0, i32 2), align 8, !dbg !143
  store %struct.fault_case* @entry_heap_read_past_end, %struct.fault_case** @all_cases, align 8, !dbg !143
  ret void, !dbg !143
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_read_before_start() #0 !dbg !144 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !145
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_read_before_start, i32 0, i32 2), align 8, !dbg !145
  store %struct.fault_case* @entry_heap_read_before_start, %struct.fault_case** @all_cases, align 8, !dbg !145
  ret void, !dbg !145
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_straddles_end() #0 !dbg !146 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !147
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_straddles_end, i32 0, i32 2), align 8, !dbg !147
  store %struct.fault_case* @entry_heap_straddles_end, %struct.fault_case** @all_cases, align 8, !dbg !147
  ret void, !dbg !147
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_straddles_start() #0 !dbg !148 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !149
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_straddles_start, i32 0, i32 2), align 8, !dbg !149
  store %struct.fault_case* @entry_heap_straddles_start, %struct.fault_case** @all_cases, align 8, !dbg !149
  ret void, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_last_bytes_straddle() #0 !dbg !150 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !151
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !151
  store %struct.fault_case* @entry_heap_last_bytes_straddle, %struct.fault_case** @all_cases, align 8, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_wide_past_end() #0 !dbg !152 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !153
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_wide_past_end, i32 0, i32 2), align 8, !dbg !153
  store %struct.fault_case* @entry_heap_wide_past_end, %struct.fault_case** @all_cases, align 8, !dbg !153
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_freed_last_bytes_straddle() #0 !dbg !154 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !155
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_freed_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !155
  store %struct.fault_case* @entry_heap_freed_last_bytes_straddle, %struct.fault_case** @all_cases, align 8, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_far_past_end() #0 !dbg !156 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !157
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_far_past_end, i32 0, i32 2), align 8, !dbg !157
  store %struct.fault_case* @entry_heap_far_past_end, %struct.fault_case** @all_cases, align 8, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_wrong_struct() #0 !dbg !158 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !159
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_wrong_struct, i32 0, i32 2), align 8, !dbg !159
  store %struct.fault_case* @entry_heap_wrong_struct, %struct.fault_case** @all_cases, align 8, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_size_of_pointer() #0 !dbg !160 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !161
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_size_of_pointer, i32 0, i32 2), align 8, !dbg !161
  store %struct.fault_case* @entry_heap_size_of_pointer, %struct.fault_case** @all_cases, align 8, !dbg !161
  ret void, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_empty_block() #0 !dbg !162 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !163
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_empty_block, i32 0, i32 2), align 8, !dbg !163
  store %struct.fault_case* @entry_heap_empty_block, %struct.fault_case** @all_cases, align 8, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_cast_to_wider() #0 !dbg !164 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !165
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_cast_to_wider, i32 0, i32 2), align 8, !dbg !165
  store %struct.fault_case* @entry_heap_cast_to_wider, %struct.fault_case** @all_cases, align 8, !dbg !165
  ret void, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_through_integer() #0 !dbg !166 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !167
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_through_integer, i32 0, i32 2), align 8, !dbg !167
  store %struct.fault_case* @entry_heap_through_integer, %struct.fault_case** @all_cases, align 8, !dbg !167
  ret void, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_realloc_smaller() #0 !dbg !168 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !169
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_realloc_smaller, i32 0, i32 2), align 8, !dbg !169
  store %struct.fault_case* @entry_heap_realloc_smaller, %struct.fault_case** @all_cases, align 8, !dbg !169
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_realloc() #0 !dbg !170 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !171
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_use_after_realloc, i32 0, i32 2), align 8, !dbg !171
  store %struct.fault_case* @entry_heap_use_after_realloc, %struct.fault_case** @all_cases, align 8, !dbg !171
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_write() #0 !dbg !172 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !173
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_use_after_free_write, i32 0, i32 2), align 8, !dbg !173
  store %struct.fault_case* @entry_heap_use_after_free_write, %struct.fault_case** @all_cases, align 8, !dbg !173
  ret void, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_read() #0 !dbg !174 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !175
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_use_after_free_read, i32 0, i32 2), align 8, !dbg !175
  store %struct.fault_case* @entry_heap_use_after_free_read, %struct.fault_case** @all_cases, align 8, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_and_reuse() #0 !dbg !176 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !177
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_use_after_free_and_reuse, i32 0, i32 2), align 8, !dbg !177
  store %struct.fault_case* @entry_heap_use_after_free_and_reuse, %struct.fault_case** @all_cases, align 8, !dbg !177
  ret void, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_list_freed_while_walked() #0 !dbg !178 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !179
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_list_freed_while_walked, i32 0, i32 2), align 8, !dbg !179
  store %struct.fault_case* @entry_heap_list_freed_while_walked, %struct.fault_case** @all_cases, align 8, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_two_dimensional() #0 !dbg !180 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !181
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_two_dimensional, i32 0, i32 2), align 8, !dbg !181
  store %struct.fault_case* @entry_heap_two_dimensional, %struct.fault_case** @all_cases, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_flexible_member() #0 !dbg !182 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !183
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_flexible_member, i32 0, i32 2), align 8, !dbg !183
  store %struct.fault_case* @entry_heap_flexible_member, %struct.fault_case** @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_union() #0 !dbg !184 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !185
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_union, i32 0, i32 2), align 8, !dbg !185
  store %struct.fault_case* @entry_heap_union, %struct.fault_case** @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_aligned() #0 !dbg !186 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !187
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_aligned, i32 0, i32 2), align 8, !dbg !187
  store %struct.fault_case* @entry_heap_aligned, %struct.fault_case** @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_calloc_product() #0 !dbg !188 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !189
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_calloc_product, i32 0, i32 2), align 8, !dbg !189
  store %struct.fault_case* @entry_heap_calloc_product, %struct.fault_case** @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_in_callee() #0 !dbg !190 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !191
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_in_callee, i32 0, i32 2), align 8, !dbg !191
  store %struct.fault_case* @entry_heap_in_callee, %struct.fault_case** @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_write_past_end() #0 !dbg !192 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !193, metadata !DIExpression()), !dbg !194
  %2 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !195
  store i8* %2, i8** %1, align 8, !dbg !194
  %3 = load i8*, i8** %1, align 8, !dbg !196
  %4 = load i32, i32* @bad, align 4, !dbg !197
  %5 = icmp ne i32 %4, 0, !dbg !197
  %6 = zext i1 %5 to i64, !dbg !197
  %7 = select i1 %5, i32 8, i32 7, !dbg !197
  %8 = sext i32 %7 to i64, !dbg !196
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !196
  store i8 1, i8* %9, align 1, !dbg !198
  %10 = load i8*, i8** %1, align 8, !dbg !199
  call void @free(i8* noundef %10) #6, !dbg !200
  ret void, !dbg !201
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_write_before_start() #0 !dbg !202 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !203, metadata !DIExpression()), !dbg !204
  %2 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !205
  store i8* %2, i8** %1, align 8, !dbg !204
  %3 = load i8*, i8** %1, align 8, !dbg !206
  %4 = load i32, i32* @bad, align 4, !dbg !207
  %5 = icmp ne i32 %4, 0, !dbg !207
  %6 = zext i1 %5 to i64, !dbg !207
  %7 = select i1 %5, i32 -1, i32 0, !dbg !207
  %8 = sext i32 %7 to i64, !dbg !206
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !206
  store i8 1, i8* %9, align 1, !dbg !208
  %10 = load i8*, i8** %1, align 8, !dbg !209
  call void @free(i8* noundef %10) #6, !dbg !210
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_read_past_end() #0 !dbg !212 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32** %1, metadata !213, metadata !DIExpression()), !dbg !214
  %4 = call noalias i8* @calloc(i64 noundef 4, i64 noundef 4) #6, !dbg !215
  %5 = bitcast i8* %4 to i32*, !dbg !215
  store i32* %5, i32** %1, align 8, !dbg !214
  call void @llvm.dbg.declare(metadata i32* %2, metadata !216, metadata !DIExpression()), !dbg !217
  store i32 0, i32* %2, align 4, !dbg !217
  call void @llvm.dbg.declare(metadata i32* %3, metadata !218, metadata !DIExpression()), !dbg !220
  store i32 0, i32* %3, align 4, !dbg !220
  br label %6, !dbg !221

6:                                                ; preds = %21, %0
  %7 = load i32, i32* %3, align 4, !dbg !222
  %8 = load i32, i32* @bad, align 4, !dbg !224
  %9 = icmp ne i32 %8, 0, !dbg !224
  %10 = zext i1 %9 to i64, !dbg !224
  %11 = select i1 %9, i32 5, i32 4, !dbg !224
  %12 = icmp slt i32 %7, %11, !dbg !225
  br i1 %12, label %13, label %24, !dbg !226

13:                                               ; preds = %6
  %14 = load i32*, i32** %1, align 8, !dbg !227
  %15 = load i32, i32* %3, align 4, !dbg !228
  %16 = sext i32 %15 to i64, !dbg !227
  %17 = getelementptr inbounds i32, i32* %14, i64 %16, !dbg !227
  %18 = load i32, i32* %17, align 4, !dbg !227
  %19 = load i32, i32* %2, align 4, !dbg !229
  %20 = add nsw i32 %19, %18, !dbg !229
  store i32 %20, i32* %2, align 4, !dbg !229
  br label %21, !dbg !230

21:                                               ; preds = %13
  %22 = load i32, i32* %3, align 4, !dbg !231
  %23 = add nsw i32 %22, 1, !dbg !231
  store i32 %23, i32* %3, align 4, !dbg !231
  br label %6, !dbg !232, !llvm.loop !233

24:                                               ; preds = %6
  %25 = load i32*, i32** %1, align 8, !dbg !235
  %26 = bitcast i32* %25 to i8*, !dbg !235
  call void @free(i8* noundef %26) #6, !dbg !236
  %27 = load i32, i32* %2, align 4, !dbg !237
  %28 = icmp ne i32 %27, 0, !dbg !237
  br i1 %28, label %29, label %30, !dbg !239

29:                                               ; preds = %24
  call void @abort() #7, !dbg !240
  unreachable, !dbg !240

30:                                               ; preds = %24
  ret void, !dbg !241
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_read_before_start() #0 !dbg !242 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32** %1, metadata !243, metadata !DIExpression()), !dbg !244
  %4 = call noalias i8* @calloc(i64 noundef 4, i64 noundef 4) #6, !dbg !245
  %5 = bitcast i8* %4 to i32*, !dbg !245
  store i32* %5, i32** %1, align 8, !dbg !244
  call void @llvm.dbg.declare(metadata i32* %2, metadata !246, metadata !DIExpression()), !dbg !247
  store i32 0, i32* %2, align 4, !dbg !247
  call void @llvm.dbg.declare(metadata i32* %3, metadata !248, metadata !DIExpression()), !dbg !250
  store i32 3, i32* %3, align 4, !dbg !250
  br label %6, !dbg !251

6:                                                ; preds = %21, %0
  %7 = load i32, i32* %3, align 4, !dbg !252
  %8 = load i32, i32* @bad, align 4, !dbg !254
  %9 = icmp ne i32 %8, 0, !dbg !254
  %10 = zext i1 %9 to i64, !dbg !254
  %11 = select i1 %9, i32 -1, i32 0, !dbg !254
  %12 = icmp sge i32 %7, %11, !dbg !255
  br i1 %12, label %13, label %24, !dbg !256

13:                                               ; preds = %6
  %14 = load i32*, i32** %1, align 8, !dbg !257
  %15 = load i32, i32* %3, align 4, !dbg !258
  %16 = sext i32 %15 to i64, !dbg !257
  %17 = getelementptr inbounds i32, i32* %14, i64 %16, !dbg !257
  %18 = load i32, i32* %17, align 4, !dbg !257
  %19 = load i32, i32* %2, align 4, !dbg !259
  %20 = add nsw i32 %19, %18, !dbg !259
  store i32 %20, i32* %2, align 4, !dbg !259
  br label %21, !dbg !260

21:                                               ; preds = %13
  %22 = load i32, i32* %3, align 4, !dbg !261
  %23 = add nsw i32 %22, -1, !dbg !261
  store i32 %23, i32* %3, align 4, !dbg !261
  br label %6, !dbg !262, !llvm.loop !263

24:                                               ; preds = %6
  %25 = load i32*, i32** %1, align 8, !dbg !265
  %26 = bitcast i32* %25 to i8*, !dbg !265
  call void @free(i8* noundef %26) #6, !dbg !266
  %27 = load i32, i32* %2, align 4, !dbg !267
  %28 = icmp ne i32 %27, 0, !dbg !267
  br i1 %28, label %29, label %30, !dbg !269

29:                                               ; preds = %24
  call void @abort() #7, !dbg !270
  unreachable, !dbg !270

30:                                               ; preds = %24
  ret void, !dbg !271
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_straddles_end() #0 !dbg !272 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !273, metadata !DIExpression()), !dbg !274
  %2 = load i32, i32* @bad, align 4, !dbg !275
  %3 = icmp ne i32 %2, 0, !dbg !275
  %4 = zext i1 %3 to i64, !dbg !275
  %5 = select i1 %3, i32 6, i32 8, !dbg !275
  %6 = sext i32 %5 to i64, !dbg !275
  %7 = call noalias i8* @malloc(i64 noundef %6) #6, !dbg !276
  store i8* %7, i8** %1, align 8, !dbg !274
  %8 = load i8*, i8** %1, align 8, !dbg !277
  %9 = bitcast i8* %8 to i64*, !dbg !278
  store i64 1, i64* %9, align 8, !dbg !279
  %10 = load i8*, i8** %1, align 8, !dbg !280
  call void @free(i8* noundef %10) #6, !dbg !281
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_straddles_start() #0 !dbg !283 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !284, metadata !DIExpression()), !dbg !285
  %2 = call noalias i8* @malloc(i64 noundef 10) #6, !dbg !286
  store i8* %2, i8** %1, align 8, !dbg !285
  %3 = load i8*, i8** %1, align 8, !dbg !287
  %4 = load i32, i32* @bad, align 4, !dbg !288
  %5 = icmp ne i32 %4, 0, !dbg !288
  %6 = zext i1 %5 to i64, !dbg !288
  %7 = select i1 %5, i32 2, i32 0, !dbg !288
  %8 = sext i32 %7 to i64, !dbg !289
  %9 = sub i64 0, %8, !dbg !289
  %10 = getelementptr inbounds i8, i8* %3, i64 %9, !dbg !289
  %11 = bitcast i8* %10 to i32*, !dbg !290
  store i32 1, i32* %11, align 4, !dbg !291
  %12 = load i8*, i8** %1, align 8, !dbg !292
  call void @free(i8* noundef %12) #6, !dbg !293
  ret void, !dbg !294
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_last_bytes_straddle() #0 !dbg !295 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !296, metadata !DIExpression()), !dbg !297
  %2 = call noalias i8* @malloc(i64 noundef 10) #6, !dbg !298
  store i8* %2, i8** %1, align 8, !dbg !297
  %3 = load i8*, i8** %1, align 8, !dbg !299
  %4 = load i32, i32* @bad, align 4, !dbg !300
  %5 = icmp ne i32 %4, 0, !dbg !300
  %6 = zext i1 %5 to i64, !dbg !300
  %7 = select i1 %5, i32 8, i32 4, !dbg !300
  %8 = sext i32 %7 to i64, !dbg !301
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !301
  %10 = bitcast i8* %9 to i32*, !dbg !302
  store i32 1, i32* %10, align 4, !dbg !303
  %11 = load i8*, i8** %1, align 8, !dbg !304
  call void @free(i8* noundef %11) #6, !dbg !305
  ret void, !dbg !306
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_wide_past_end() #0 !dbg !307 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !308, metadata !DIExpression()), !dbg !309
  %2 = call noalias i8* @malloc(i64 noundef 10) #6, !dbg !310
  store i8* %2, i8** %1, align 8, !dbg !309
  %3 = load i8*, i8** %1, align 8, !dbg !311
  %4 = load i32, i32* @bad, align 4, !dbg !312
  %5 = icmp ne i32 %4, 0, !dbg !312
  %6 = zext i1 %5 to i64, !dbg !312
  %7 = select i1 %5, i32 13, i32 0, !dbg !312
  %8 = sext i32 %7 to i64, !dbg !313
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !313
  %10 = bitcast i8* %9 to i32*, !dbg !314
  store i32 1, i32* %10, align 4, !dbg !315
  %11 = load i8*, i8** %1, align 8, !dbg !316
  call void @free(i8* noundef %11) #6, !dbg !317
  ret void, !dbg !318
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_freed_last_bytes_straddle() #0 !dbg !319 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !320, metadata !DIExpression()), !dbg !321
  %2 = call noalias i8* @malloc(i64 noundef 10) #6, !dbg !322
  store i8* %2, i8** %1, align 8, !dbg !321
  %3 = load i32, i32* @bad, align 4, !dbg !323
  %4 = icmp ne i32 %3, 0, !dbg !323
  br i1 %4, label %5, label %7, !dbg !325

5:                                                ; preds = %0
  %6 = load i8*, i8** %1, align 8, !dbg !326
  call void @free(i8* noundef %6) #6, !dbg !327
  br label %7, !dbg !327

7:                                                ; preds = %5, %0
  %8 = load i8*, i8** %1, align 8, !dbg !328
  %9 = load i32, i32* @bad, align 4, !dbg !329
  %10 = icmp ne i32 %9, 0, !dbg !329
  %11 = zext i1 %10 to i64, !dbg !329
  %12 = select i1 %10, i32 8, i32 4, !dbg !329
  %13 = sext i32 %12 to i64, !dbg !330
  %14 = getelementptr inbounds i8, i8* %8, i64 %13, !dbg !330
  %15 = bitcast i8* %14 to i32*, !dbg !331
  store i32 1, i32* %15, align 4, !dbg !332
  %16 = load i32, i32* @bad, align 4, !dbg !333
  %17 = icmp ne i32 %16, 0, !dbg !333
  br i1 %17, label %20, label %18, !dbg !335

18:                                               ; preds = %7
  %19 = load i8*, i8** %1, align 8, !dbg !336
  call void @free(i8* noundef %19) #6, !dbg !337
  br label %20, !dbg !337

20:                                               ; preds = %18, %7
  ret void, !dbg !338
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_far_past_end() #0 !dbg !339 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !340, metadata !DIExpression()), !dbg !341
  %2 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !342
  store i8* %2, i8** %1, align 8, !dbg !341
  %3 = load i8*, i8** %1, align 8, !dbg !343
  %4 = load i32, i32* @bad, align 4, !dbg !344
  %5 = icmp ne i32 %4, 0, !dbg !344
  %6 = zext i1 %5 to i64, !dbg !344
  %7 = select i1 %5, i32 100000, i32 3, !dbg !344
  %8 = sext i32 %7 to i64, !dbg !343
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !343
  store i8 1, i8* %9, align 1, !dbg !345
  %10 = load i8*, i8** %1, align 8, !dbg !346
  call void @free(i8* noundef %10) #6, !dbg !347
  ret void, !dbg !348
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_wrong_struct() #0 !dbg !349 {
  %1 = alloca %struct.pair*, align 8
  call void @llvm.dbg.declare(metadata %struct.pair** %1, metadata !350, metadata !DIExpression()), !dbg !356
  %2 = load i32, i32* @bad, align 4, !dbg !357
  %3 = icmp ne i32 %2, 0, !dbg !357
  %4 = zext i1 %3 to i64, !dbg !357
  %5 = select i1 %3, i64 4, i64 8, !dbg !357
  %6 = call noalias i8* @malloc(i64 noundef %5) #6, !dbg !358
  %7 = bitcast i8* %6 to %struct.pair*, !dbg !358
  store %struct.pair* %7, %struct.pair** %1, align 8, !dbg !356
  %8 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !359
  %9 = getelementptr inbounds %struct.pair, %struct.pair* %8, i32 0, i32 0, !dbg !360
  store i32 1, i32* %9, align 4, !dbg !361
  %10 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !362
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %10, i32 0, i32 1, !dbg !363
  store i32 2, i32* %11, align 4, !dbg !364
  %12 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !365
  %13 = bitcast %struct.pair* %12 to i8*, !dbg !365
  call void @free(i8* noundef %13) #6, !dbg !366
  ret void, !dbg !367
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_size_of_pointer() #0 !dbg !368 {
  %1 = alloca double*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata double** %1, metadata !369, metadata !DIExpression()), !dbg !372
  %3 = load i32, i32* @bad, align 4, !dbg !373
  %4 = icmp ne i32 %3, 0, !dbg !373
  %5 = zext i1 %4 to i64, !dbg !373
  %6 = select i1 %4, i64 8, i64 32, !dbg !373
  %7 = call noalias i8* @malloc(i64 noundef %6) #6, !dbg !374
  %8 = bitcast i8* %7 to double*, !dbg !374
  store double* %8, double** %1, align 8, !dbg !372
  call void @llvm.dbg.declare(metadata i32* %2, metadata !375, metadata !DIExpression()), !dbg !377
  store i32 0, i32* %2, align 4, !dbg !377
  br label %9, !dbg !378

9:                                                ; preds = %19, %0
  %10 = load i32, i32* %2, align 4, !dbg !379
  %11 = icmp slt i32 %10, 4, !dbg !381
  br i1 %11, label %12, label %22, !dbg !382

12:                                               ; preds = %9
  %13 = load i32, i32* %2, align 4, !dbg !383
  %14 = sitofp i32 %13 to double, !dbg !383
  %15 = load double*, double** %1, align 8, !dbg !384
  %16 = load i32, i32* %2, align 4, !dbg !385
  %17 = sext i32 %16 to i64, !dbg !384
  %18 = getelementptr inbounds double, double* %15, i64 %17, !dbg !384
  store double %14, double* %18, align 8, !dbg !386
  br label %19, !dbg !384

19:                                               ; preds = %12
  %20 = load i32, i32* %2, align 4, !dbg !387
  %21 = add nsw i32 %20, 1, !dbg !387
  store i32 %21, i32* %2, align 4, !dbg !387
  br label %9, !dbg !388, !llvm.loop !389

22:                                               ; preds = %9
  %23 = load double*, double** %1, align 8, !dbg !391
  %24 = bitcast double* %23 to i8*, !dbg !391
  call void @free(i8* noundef %24) #6, !dbg !392
  ret void, !dbg !393
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_empty_block() #0 !dbg !394 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !395, metadata !DIExpression()), !dbg !396
  %2 = load i32, i32* @bad, align 4, !dbg !397
  %3 = icmp ne i32 %2, 0, !dbg !397
  %4 = zext i1 %3 to i64, !dbg !397
  %5 = select i1 %3, i32 0, i32 1, !dbg !397
  %6 = sext i32 %5 to i64, !dbg !397
  %7 = call noalias i8* @malloc(i64 noundef %6) #6, !dbg !398
  store i8* %7, i8** %1, align 8, !dbg !396
  %8 = load i8*, i8** %1, align 8, !dbg !399
  store i8 1, i8* %8, align 1, !dbg !400
  %9 = load i8*, i8** %1, align 8, !dbg !401
  call void @free(i8* noundef %9) #6, !dbg !402
  ret void, !dbg !403
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_cast_to_wider() #0 !dbg !404 {
  %1 = alloca i16*, align 8
  %2 = alloca i64*, align 8
  call void @llvm.dbg.declare(metadata i16** %1, metadata !405, metadata !DIExpression()), !dbg !408
  %3 = call noalias i8* @malloc(i64 noundef 6) #6, !dbg !409
  %4 = bitcast i8* %3 to i16*, !dbg !409
  store i16* %4, i16** %1, align 8, !dbg !408
  call void @llvm.dbg.declare(metadata i64** %2, metadata !410, metadata !DIExpression()), !dbg !411
  %5 = load i16*, i16** %1, align 8, !dbg !412
  %6 = bitcast i16* %5 to i64*, !dbg !413
  store i64* %6, i64** %2, align 8, !dbg !411
  %7 = load i16*, i16** %1, align 8, !dbg !414
  %8 = getelementptr inbounds i16, i16* %7, i64 2, !dbg !414
  store i16 1, i16* %8, align 2, !dbg !415
  %9 = load i16*, i16** %1, align 8, !dbg !416
  %10 = getelementptr inbounds i16, i16* %9, i64 1, !dbg !416
  store i16 1, i16* %10, align 2, !dbg !417
  %11 = load i16*, i16** %1, align 8, !dbg !418
  %12 = getelementptr inbounds i16, i16* %11, i64 0, !dbg !418
  store i16 1, i16* %12, align 2, !dbg !419
  %13 = load i32, i32* @bad, align 4, !dbg !420
  %14 = icmp ne i32 %13, 0, !dbg !420
  br i1 %14, label %15, label %17, !dbg !422

15:                                               ; preds = %0
  %16 = load i64*, i64** %2, align 8, !dbg !423
  store i64 0, i64* %16, align 8, !dbg !424
  br label %17, !dbg !425

17:                                               ; preds = %15, %0
  %18 = load i16*, i16** %1, align 8, !dbg !426
  %19 = bitcast i16* %18 to i8*, !dbg !426
  call void @free(i8* noundef %19) #6, !dbg !427
  ret void, !dbg !428
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_through_integer() #0 !dbg !429 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !430, metadata !DIExpression()), !dbg !431
  %3 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !432
  store i8* %3, i8** %1, align 8, !dbg !431
  call void @llvm.dbg.declare(metadata i64* %2, metadata !433, metadata !DIExpression()), !dbg !434
  %4 = load i8*, i8** %1, align 8, !dbg !435
  %5 = ptrtoint i8* %4 to i64, !dbg !436
  %6 = load i32, i32* @bad, align 4, !dbg !437
  %7 = icmp ne i32 %6, 0, !dbg !437
  %8 = zext i1 %7 to i64, !dbg !437
  %9 = select i1 %7, i32 8, i32 7, !dbg !437
  %10 = sext i32 %9 to i64, !dbg !438
  %11 = add i64 %5, %10, !dbg !439
  store i64 %11, i64* %2, align 8, !dbg !434
  %12 = load i64, i64* %2, align 8, !dbg !440
  %13 = inttoptr i64 %12 to i8*, !dbg !441
  store i8 1, i8* %13, align 1, !dbg !442
  %14 = load i8*, i8** %1, align 8, !dbg !443
  call void @free(i8* noundef %14) #6, !dbg !444
  ret void, !dbg !445
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_realloc_smaller() #0 !dbg !446 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !447, metadata !DIExpression()), !dbg !448
  %2 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !449
  store i8* %2, i8** %1, align 8, !dbg !448
  %3 = load i8*, i8** %1, align 8, !dbg !450
  %4 = getelementptr inbounds i8, i8* %3, i64 15, !dbg !450
  store i8 1, i8* %4, align 1, !dbg !451
  %5 = load i8*, i8** %1, align 8, !dbg !452
  %6 = call i8* @realloc(i8* noundef %5, i64 noundef 8) #6, !dbg !453
  store i8* %6, i8** %1, align 8, !dbg !454
  %7 = load i8*, i8** %1, align 8, !dbg !455
  %8 = load i32, i32* @bad, align 4, !dbg !456
  %9 = icmp ne i32 %8, 0, !dbg !456
  %10 = zext i1 %9 to i64, !dbg !456
  %11 = select i1 %9, i32 15, i32 7, !dbg !456
  %12 = sext i32 %11 to i64, !dbg !455
  %13 = getelementptr inbounds i8, i8* %7, i64 %12, !dbg !455
  store i8 1, i8* %13, align 1, !dbg !457
  %14 = load i8*, i8** %1, align 8, !dbg !458
  call void @free(i8* noundef %14) #6, !dbg !459
  ret void, !dbg !460
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_realloc() #0 !dbg !461 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !462, metadata !DIExpression()), !dbg !463
  %3 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !464
  store i8* %3, i8** %1, align 8, !dbg !463
  %4 = load i8*, i8** %1, align 8, !dbg !465
  %5 = getelementptr inbounds i8, i8* %4, i64 0, !dbg !465
  store i8 1, i8* %5, align 1, !dbg !466
  call void @llvm.dbg.declare(metadata i8** %2, metadata !467, metadata !DIExpression()), !dbg !468
  %6 = load i8*, i8** %1, align 8, !dbg !469
  %7 = call i8* @realloc(i8* noundef %6, i64 noundef 64) #6, !dbg !470
  store i8* %7, i8** %2, align 8, !dbg !468
  %8 = load i32, i32* @bad, align 4, !dbg !471
  %9 = icmp ne i32 %8, 0, !dbg !471
  br i1 %9, label %10, label %13, !dbg !473

10:                                               ; preds = %0
  %11 = load i8*, i8** %1, align 8, !dbg !474
  %12 = getelementptr inbounds i8, i8* %11, i64 0, !dbg !474
  store i8 2, i8* %12, align 1, !dbg !475
  br label %13, !dbg !474

13:                                               ; preds = %10, %0
  %14 = load i8*, i8** %2, align 8, !dbg !476
  %15 = getelementptr inbounds i8, i8* %14, i64 63, !dbg !476
  store i8 1, i8* %15, align 1, !dbg !477
  %16 = load i8*, i8** %2, align 8, !dbg !478
  call void @free(i8* noundef %16) #6, !dbg !479
  ret void, !dbg !480
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_write() #0 !dbg !481 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !482, metadata !DIExpression()), !dbg !483
  %2 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !484
  store i8* %2, i8** %1, align 8, !dbg !483
  %3 = load i32, i32* @bad, align 4, !dbg !485
  %4 = icmp ne i32 %3, 0, !dbg !485
  br i1 %4, label %7, label %5, !dbg !487

5:                                                ; preds = %0
  %6 = load i8*, i8** %1, align 8, !dbg !488
  store i8 1, i8* %6, align 1, !dbg !489
  br label %7, !dbg !490

7:                                                ; preds = %5, %0
  %8 = load i8*, i8** %1, align 8, !dbg !491
  call void @free(i8* noundef %8) #6, !dbg !492
  %9 = load i32, i32* @bad, align 4, !dbg !493
  %10 = icmp ne i32 %9, 0, !dbg !493
  br i1 %10, label %11, label %13, !dbg !495

11:                                               ; preds = %7
  %12 = load i8*, i8** %1, align 8, !dbg !496
  store i8 1, i8* %12, align 1, !dbg !497
  br label %13, !dbg !498

13:                                               ; preds = %11, %7
  ret void, !dbg !499
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_read() #0 !dbg !500 {
  %1 = alloca %struct.pair*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.pair** %1, metadata !501, metadata !DIExpression()), !dbg !502
  %3 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 8) #6, !dbg !503
  %4 = bitcast i8* %3 to %struct.pair*, !dbg !503
  store %struct.pair* %4, %struct.pair** %1, align 8, !dbg !502
  call void @llvm.dbg.declare(metadata i32* %2, metadata !504, metadata !DIExpression()), !dbg !505
  %5 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !506
  %6 = getelementptr inbounds %struct.pair, %struct.pair* %5, i32 0, i32 1, !dbg !507
  %7 = load i32, i32* %6, align 4, !dbg !507
  store i32 %7, i32* %2, align 4, !dbg !505
  %8 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !508
  %9 = bitcast %struct.pair* %8 to i8*, !dbg !508
  call void @free(i8* noundef %9) #6, !dbg !509
  %10 = load i32, i32* @bad, align 4, !dbg !510
  %11 = icmp ne i32 %10, 0, !dbg !510
  br i1 %11, label %12, label %16, !dbg !512

12:                                               ; preds = %0
  %13 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !513
  %14 = getelementptr inbounds %struct.pair, %struct.pair* %13, i32 0, i32 1, !dbg !514
  %15 = load i32, i32* %14, align 4, !dbg !514
  store i32 %15, i32* %2, align 4, !dbg !515
  br label %16, !dbg !516

16:                                               ; preds = %12, %0
  %17 = load i32, i32* %2, align 4, !dbg !517
  %18 = icmp ne i32 %17, 0, !dbg !517
  br i1 %18, label %19, label %20, !dbg !519

19:                                               ; preds = %16
  call void @abort() #7, !dbg !520
  unreachable, !dbg !520

20:                                               ; preds = %16
  ret void, !dbg !521
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_and_reuse() #0 !dbg !522 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !523, metadata !DIExpression()), !dbg !524
  %3 = call noalias i8* @malloc(i64 noundef 24) #6, !dbg !525
  store i8* %3, i8** %1, align 8, !dbg !524
  %4 = load i8*, i8** %1, align 8, !dbg !526
  call void @free(i8* noundef %4) #6, !dbg !527
  call void @llvm.dbg.declare(metadata i8** %2, metadata !528, metadata !DIExpression()), !dbg !529
  %5 = call noalias i8* @malloc(i64 noundef 24) #6, !dbg !530
  store i8* %5, i8** %2, align 8, !dbg !529
  %6 = load i8*, i8** %2, align 8, !dbg !531
  %7 = getelementptr inbounds i8, i8* %6, i64 0, !dbg !531
  store i8 1, i8* %7, align 1, !dbg !532
  %8 = load i32, i32* @bad, align 4, !dbg !533
  %9 = icmp ne i32 %8, 0, !dbg !533
  br i1 %9, label %10, label %13, !dbg !535

10:                                               ; preds = %0
  %11 = load i8*, i8** %1, align 8, !dbg !536
  %12 = getelementptr inbounds i8, i8* %11, i64 0, !dbg !536
  store i8 2, i8* %12, align 1, !dbg !537
  br label %13, !dbg !536

13:                                               ; preds = %10, %0
  %14 = load i8*, i8** %2, align 8, !dbg !538
  call void @free(i8* noundef %14) #6, !dbg !539
  ret void, !dbg !540
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_list_freed_while_walked() #0 !dbg !541 {
  %1 = alloca %struct.node*, align 8
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !542, metadata !DIExpression()), !dbg !548
  store %struct.node* null, %struct.node** %1, align 8, !dbg !548
  call void @llvm.dbg.declare(metadata i32* %2, metadata !549, metadata !DIExpression()), !dbg !551
  store i32 0, i32* %2, align 4, !dbg !551
  br label %5, !dbg !552

5:                                                ; preds = %18, %0
  %6 = load i32, i32* %2, align 4, !dbg !553
  %7 = icmp slt i32 %6, 3, !dbg !555
  br i1 %7, label %8, label %21, !dbg !556

8:                                                ; preds = %5
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !557, metadata !DIExpression()), !dbg !559
  %9 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !560
  %10 = bitcast i8* %9 to %struct.node*, !dbg !560
  store %struct.node* %10, %struct.node** %3, align 8, !dbg !559
  %11 = load %struct.node*, %struct.node** %1, align 8, !dbg !561
  %12 = load %struct.node*, %struct.node** %3, align 8, !dbg !562
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 0, !dbg !563
  store %struct.node* %11, %struct.node** %13, align 8, !dbg !564
  %14 = load i32, i32* %2, align 4, !dbg !565
  %15 = load %struct.node*, %struct.node** %3, align 8, !dbg !566
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 1, !dbg !567
  store i32 %14, i32* %16, align 8, !dbg !568
  %17 = load %struct.node*, %struct.node** %3, align 8, !dbg !569
  store %struct.node* %17, %struct.node** %1, align 8, !dbg !570
  br label %18, !dbg !571

18:                                               ; preds = %8
  %19 = load i32, i32* %2, align 4, !dbg !572
  %20 = add nsw i32 %19, 1, !dbg !572
  store i32 %20, i32* %2, align 4, !dbg !572
  br label %5, !dbg !573, !llvm.loop !574

21:                                               ; preds = %5
  br label %22, !dbg !576

22:                                               ; preds = %39, %21
  %23 = load %struct.node*, %struct.node** %1, align 8, !dbg !577
  %24 = icmp ne %struct.node* %23, null, !dbg !576
  br i1 %24, label %25, label %41, !dbg !576

25:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !578, metadata !DIExpression()), !dbg !580
  %26 = load %struct.node*, %struct.node** %1, align 8, !dbg !581
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 0, !dbg !582
  %28 = load %struct.node*, %struct.node** %27, align 8, !dbg !582
  store %struct.node* %28, %struct.node** %4, align 8, !dbg !580
  %29 = load %struct.node*, %struct.node** %1, align 8, !dbg !583
  %30 = bitcast %struct.node* %29 to i8*, !dbg !583
  call void @free(i8* noundef %30) #6, !dbg !584
  %31 = load i32, i32* @bad, align 4, !dbg !585
  %32 = icmp ne i32 %31, 0, !dbg !585
  br i1 %32, label %33, label %37, !dbg !585

33:                                               ; preds = %25
  %34 = load %struct.node*, %struct.node** %1, align 8, !dbg !586
  %35 = getelementptr inbounds %struct.node, %struct.node* %34, i32 0, i32 0, !dbg !587
  %36 = load %struct.node*, %struct.node** %35, align 8, !dbg !587
  br label %39, !dbg !585

37:                                               ; preds = %25
  %38 = load %struct.node*, %struct.node** %4, align 8, !dbg !588
  br label %39, !dbg !585

39:                                               ; preds = %37, %33
  %40 = phi %struct.node* [ %36, %33 ], [ %38, %37 ], !dbg !585
  store %struct.node* %40, %struct.node** %1, align 8, !dbg !589
  br label %22, !dbg !576, !llvm.loop !590

41:                                               ; preds = %22
  ret void, !dbg !592
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_two_dimensional() #0 !dbg !593 {
  %1 = alloca i32**, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32*** %1, metadata !594, metadata !DIExpression()), !dbg !596
  %5 = call noalias i8* @malloc(i64 noundef 24) #6, !dbg !597
  %6 = bitcast i8* %5 to i32**, !dbg !597
  store i32** %6, i32*** %1, align 8, !dbg !596
  call void @llvm.dbg.declare(metadata i32* %2, metadata !598, metadata !DIExpression()), !dbg !600
  store i32 0, i32* %2, align 4, !dbg !600
  br label %7, !dbg !601

7:                                                ; preds = %17, %0
  %8 = load i32, i32* %2, align 4, !dbg !602
  %9 = icmp slt i32 %8, 3, !dbg !604
  br i1 %9, label %10, label %20, !dbg !605

10:                                               ; preds = %7
  %11 = call noalias i8* @calloc(i64 noundef 2, i64 noundef 4) #6, !dbg !606
  %12 = bitcast i8* %11 to i32*, !dbg !606
  %13 = load i32**, i32*** %1, align 8, !dbg !607
  %14 = load i32, i32* %2, align 4, !dbg !608
  %15 = sext i32 %14 to i64, !dbg !607
  %16 = getelementptr inbounds i32*, i32** %13, i64 %15, !dbg !607
  store i32* %12, i32** %16, align 8, !dbg !609
  br label %17, !dbg !607

17:                                               ; preds = %10
  %18 = load i32, i32* %2, align 4, !dbg !610
  %19 = add nsw i32 %18, 1, !dbg !610
  store i32 %19, i32* %2, align 4, !dbg !610
  br label %7, !dbg !611, !llvm.loop !612

20:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32** %3, metadata !614, metadata !DIExpression()), !dbg !615
  %21 = load i32**, i32*** %1, align 8, !dbg !616
  %22 = load i32, i32* @bad, align 4, !dbg !617
  %23 = icmp ne i32 %22, 0, !dbg !617
  %24 = zext i1 %23 to i64, !dbg !617
  %25 = select i1 %23, i32 3, i32 2, !dbg !617
  %26 = sext i32 %25 to i64, !dbg !616
  %27 = getelementptr inbounds i32*, i32** %21, i64 %26, !dbg !616
  %28 = load i32*, i32** %27, align 8, !dbg !616
  store i32* %28, i32** %3, align 8, !dbg !615
  %29 = load i32*, i32** %3, align 8, !dbg !618
  %30 = getelementptr inbounds i32, i32* %29, i64 1, !dbg !618
  store i32 1, i32* %30, align 4, !dbg !619
  call void @llvm.dbg.declare(metadata i32* %4, metadata !620, metadata !DIExpression()), !dbg !622
  store i32 0, i32* %4, align 4, !dbg !622
  br label %31, !dbg !623

31:                                               ; preds = %41, %20
  %32 = load i32, i32* %4, align 4, !dbg !624
  %33 = icmp slt i32 %32, 3, !dbg !626
  br i1 %33, label %34, label %44, !dbg !627

34:                                               ; preds = %31
  %35 = load i32**, i32*** %1, align 8, !dbg !628
  %36 = load i32, i32* %4, align 4, !dbg !629
  %37 = sext i32 %36 to i64, !dbg !628
  %38 = getelementptr inbounds i32*, i32** %35, i64 %37, !dbg !628
  %39 = load i32*, i32** %38, align 8, !dbg !628
  %40 = bitcast i32* %39 to i8*, !dbg !628
  call void @free(i8* noundef %40) #6, !dbg !630
  br label %41, !dbg !630

41:                                               ; preds = %34
  %42 = load i32, i32* %4, align 4, !dbg !631
  %43 = add nsw i32 %42, 1, !dbg !631
  store i32 %43, i32* %4, align 4, !dbg !631
  br label %31, !dbg !632, !llvm.loop !633

44:                                               ; preds = %31
  %45 = load i32**, i32*** %1, align 8, !dbg !635
  %46 = bitcast i32** %45 to i8*, !dbg !635
  call void @free(i8* noundef %46) #6, !dbg !636
  ret void, !dbg !637
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_flexible_member() #0 !dbg !638 {
  %1 = alloca %struct.text*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.text** %1, metadata !639, metadata !DIExpression()), !dbg !649
  %3 = call noalias i8* @malloc(i64 noundef 9) #6, !dbg !650
  %4 = bitcast i8* %3 to %struct.text*, !dbg !650
  store %struct.text* %4, %struct.text** %1, align 8, !dbg !649
  %5 = load %struct.text*, %struct.text** %1, align 8, !dbg !651
  %6 = getelementptr inbounds %struct.text, %struct.text* %5, i32 0, i32 0, !dbg !652
  store i32 5, i32* %6, align 4, !dbg !653
  call void @llvm.dbg.declare(metadata i32* %2, metadata !654, metadata !DIExpression()), !dbg !656
  store i32 0, i32* %2, align 4, !dbg !656
  br label %7, !dbg !657

7:                                                ; preds = %24, %0
  %8 = load i32, i32* %2, align 4, !dbg !658
  %9 = load %struct.text*, %struct.text** %1, align 8, !dbg !660
  %10 = getelementptr inbounds %struct.text, %struct.text* %9, i32 0, i32 0, !dbg !661
  %11 = load i32, i32* %10, align 4, !dbg !661
  %12 = load i32, i32* @bad, align 4, !dbg !662
  %13 = icmp ne i32 %12, 0, !dbg !662
  %14 = zext i1 %13 to i64, !dbg !662
  %15 = select i1 %13, i32 1, i32 0, !dbg !662
  %16 = add i32 %11, %15, !dbg !663
  %17 = icmp ult i32 %8, %16, !dbg !664
  br i1 %17, label %18, label %27, !dbg !665

18:                                               ; preds = %7
  %19 = load %struct.text*, %struct.text** %1, align 8, !dbg !666
  %20 = getelementptr inbounds %struct.text, %struct.text* %19, i32 0, i32 1, !dbg !667
  %21 = load i32, i32* %2, align 4, !dbg !668
  %22 = zext i32 %21 to i64, !dbg !666
  %23 = getelementptr inbounds [0 x i8], [0 x i8]* %20, i64 0, i64 %22, !dbg !666
  store i8 120, i8* %23, align 1, !dbg !669
  br label %24, !dbg !666

24:                                               ; preds = %18
  %25 = load i32, i32* %2, align 4, !dbg !670
  %26 = add i32 %25, 1, !dbg !670
  store i32 %26, i32* %2, align 4, !dbg !670
  br label %7, !dbg !671, !llvm.loop !672

27:                                               ; preds = %7
  %28 = load %struct.text*, %struct.text** %1, align 8, !dbg !674
  %29 = bitcast %struct.text* %28 to i8*, !dbg !674
  call void @free(i8* noundef %29) #6, !dbg !675
  ret void, !dbg !676
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_union() #0 !dbg !677 {
  %1 = alloca %union.word*, align 8
  call void @llvm.dbg.declare(metadata %union.word** %1, metadata !678, metadata !DIExpression()), !dbg !687
  %2 = load i32, i32* @bad, align 4, !dbg !688
  %3 = icmp ne i32 %2, 0, !dbg !688
  %4 = zext i1 %3 to i64, !dbg !688
  %5 = select i1 %3, i64 4, i64 8, !dbg !688
  %6 = call noalias i8* @malloc(i64 noundef %5) #6, !dbg !689
  %7 = bitcast i8* %6 to %union.word*, !dbg !689
  store %union.word* %7, %union.word** %1, align 8, !dbg !687
  %8 = load %union.word*, %union.word** %1, align 8, !dbg !690
  %9 = bitcast %union.word* %8 to [8 x i8]*, !dbg !691
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %9, i64 0, i64 0, !dbg !690
  store i8 1, i8* %10, align 8, !dbg !692
  %11 = load %union.word*, %union.word** %1, align 8, !dbg !693
  %12 = bitcast %union.word* %11 to i64*, !dbg !694
  store i64 0, i64* %12, align 8, !dbg !695
  %13 = load %union.word*, %union.word** %1, align 8, !dbg !696
  %14 = bitcast %union.word* %13 to i8*, !dbg !696
  call void @free(i8* noundef %14) #6, !dbg !697
  ret void, !dbg !698
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_aligned() #0 !dbg !699 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !700, metadata !DIExpression()), !dbg !701
  %2 = call noalias align 64 i8* @aligned_alloc(i64 noundef 64, i64 noundef 64) #6, !dbg !702
  store i8* %2, i8** %1, align 8, !dbg !701
  %3 = load i8*, i8** %1, align 8, !dbg !703
  %4 = load i32, i32* @bad, align 4, !dbg !704
  %5 = icmp ne i32 %4, 0, !dbg !704
  %6 = zext i1 %5 to i64, !dbg !704
  %7 = select i1 %5, i32 64, i32 63, !dbg !704
  %8 = sext i32 %7 to i64, !dbg !703
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !703
  store i8 1, i8* %9, align 1, !dbg !705
  %10 = load i8*, i8** %1, align 8, !dbg !706
  call void @free(i8* noundef %10) #6, !dbg !707
  ret void, !dbg !708
}

; Function Attrs: nounwind
declare noalias i8* @aligned_alloc(i64 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_calloc_product() #0 !dbg !709 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !710, metadata !DIExpression()), !dbg !711
  %2 = load i32, i32* @bad, align 4, !dbg !712
  %3 = icmp ne i32 %2, 0, !dbg !712
  %4 = zext i1 %3 to i64, !dbg !712
  %5 = select i1 %3, i32 9, i32 10, !dbg !712
  %6 = sext i32 %5 to i64, !dbg !712
  %7 = call noalias i8* @calloc(i64 noundef %6, i64 noundef 4) #6, !dbg !713
  %8 = bitcast i8* %7 to i32*, !dbg !713
  store i32* %8, i32** %1, align 8, !dbg !711
  %9 = load i32*, i32** %1, align 8, !dbg !714
  %10 = getelementptr inbounds i32, i32* %9, i64 9, !dbg !714
  store i32 1, i32* %10, align 4, !dbg !715
  %11 = load i32*, i32** %1, align 8, !dbg !716
  %12 = bitcast i32* %11 to i8*, !dbg !716
  call void @free(i8* noundef %12) #6, !dbg !717
  ret void, !dbg !718
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_in_callee() #0 !dbg !719 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !720, metadata !DIExpression()), !dbg !721
  %2 = call noalias i8* @malloc(i64 noundef 4) #6, !dbg !722
  store i8* %2, i8** %1, align 8, !dbg !721
  %3 = load i8*, i8** %1, align 8, !dbg !723
  %4 = load i32, i32* @bad, align 4, !dbg !724
  %5 = add nsw i32 4, %4, !dbg !725
  call void @fill(i8* noundef %3, i32 noundef %5), !dbg !726
  %6 = load i8*, i8** %1, align 8, !dbg !727
  call void @free(i8* noundef %6) #6, !dbg !728
  ret void, !dbg !729
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill(i8* noundef %0, i32 noundef %1) #0 !dbg !730 {
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !733, metadata !DIExpression()), !dbg !734
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !735, metadata !DIExpression()), !dbg !736
  call void @llvm.dbg.declare(metadata i32* %5, metadata !737, metadata !DIExpression()), !dbg !739
  store i32 0, i32* %5, align 4, !dbg !739
  br label %6, !dbg !740

6:                                                ; preds = %15, %2
  %7 = load i32, i32* %5, align 4, !dbg !741
  %8 = load i32, i32* %4, align 4, !dbg !743
  %9 = icmp slt i32 %7, %8, !dbg !744
  br i1 %9, label %10, label %18, !dbg !745

10:                                               ; preds = %6
  %11 = load i8*, i8** %3, align 8, !dbg !746
  %12 = load i32, i32* %5, align 4, !dbg !747
  %13 = sext i32 %12 to i64, !dbg !746
  %14 = getelementptr inbounds i8, i8* %11, i64 %13, !dbg !746
  store i8 97, i8* %14, align 1, !dbg !748
  br label %15, !dbg !746

15:                                               ; preds = %10
  %16 = load i32, i32* %5, align 4, !dbg !749
  %17 = add nsw i32 %16, 1, !dbg !749
  store i32 %17, i32* %5, align 4, !dbg !749
  br label %6, !dbg !750, !llvm.loop !751

18:                                               ; preds = %6
  ret void, !dbg !753
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readonly willreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!81, !82, !83, !84, !85, !86, !87}
!llvm.ident = !{!88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !15, line: 18, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "5e18071f699e5d8d4a07b4c4769d4b6c")
!4 = !{!5, !7, !9, !10}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13, !0, !27, !29, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !15, line: 17, type: !16, isLocal: true, isDefinition: true)
!15 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !15, line: 12, size: 192, elements: !18)
!18 = !{!19, !22, !26}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !17, file: !15, line: 13, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !17, file: !15, line: 14, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{null}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !15, line: 15, baseType: !16, size: 64, offset: 128)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "entry_heap_write_past_end", scope: !2, file: !3, line: 9, type: !17, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "entry_heap_write_before_start", scope: !2, file: !3, line: 16, type: !17, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "entry_heap_read_past_end", scope: !2, file: !3, line: 23, type: !17, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "entry_heap_read_before_start", scope: !2, file: !3, line: 34, type: !17, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "entry_heap_straddles_end", scope: !2, file: !3, line: 45, type: !17, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_heap_straddles_start", scope: !2, file: !3, line: 52, type: !17, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_heap_last_bytes_straddle", scope: !2, file: !3, line: 59, type: !17, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_heap_wide_past_end", scope: !2, file: !3, line: 66, type: !17, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_heap_freed_last_bytes_straddle", scope: !2, file: !3, line: 73, type: !17, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_heap_far_past_end", scope: !2, file: !3, line: 83, type: !17, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_heap_wrong_struct", scope: !2, file: !3, line: 90, type: !17, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_heap_size_of_pointer", scope: !2, file: !3, line: 98, type: !17, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_heap_empty_block", scope: !2, file: !3, line: 106, type: !17, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_heap_cast_to_wider", scope: !2, file: !3, line: 113, type: !17, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_heap_through_integer", scope: !2, file: !3, line: 123, type: !17, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_heap_realloc_smaller", scope: !2, file: !3, line: 131, type: !17, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_heap_use_after_realloc", scope: !2, file: !3, line: 140, type: !17, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_write", scope: !2, file: !3, line: 151, type: !17, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_read", scope: !2, file: !3, line: 161, type: !17, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_and_reuse", scope: !2, file: !3, line: 172, type: !17, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_heap_list_freed_while_walked", scope: !2, file: !3, line: 188, type: !17, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_heap_two_dimensional", scope: !2, file: !3, line: 204, type: !17, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_heap_flexible_member", scope: !2, file: !3, line: 216, type: !17, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_heap_union", scope: !2, file: !3, line: 233, type: !17, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_heap_aligned", scope: !2, file: !3, line: 241, type: !17, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_heap_calloc_product", scope: !2, file: !3, line: 248, type: !17, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_heap_in_callee", scope: !2, file: !3, line: 261, type: !17, isLocal: true, isDefinition: true)
!81 = !{i32 7, !"Dwarf Version", i32 5}
!82 = !{i32 2, !"Debug Info Version", i32 3}
!83 = !{i32 1, !"wchar_size", i32 4}
!84 = !{i32 7, !"PIC Level", i32 2}
!85 = !{i32 7, !"PIE Level", i32 2}
!86 = !{i32 7, !"uwtable", i32 1}
!87 = !{i32 7, !"frame-pointer", i32 2}
!88 = !{!"Debian clang version 14.0.6"}
!89 = distinct !DISubprogram(name: "main", scope: !15, file: !15, line: 30, type: !90, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!90 = !DISubroutineType(types: !91)
!91 = !{!8, !8, !92}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!93 = !{}
!94 = !DILocalVariable(name: "argc", arg: 1, scope: !89, file: !15, line: 30, type: !8)
!95 = !DILocation(line: 30, column: 14, scope: !89)
!96 = !DILocalVariable(name: "argv", arg: 2, scope: !89, file: !15, line: 30, type: !92)
!97 = !DILocation(line: 30, column: 27, scope: !89)
!98 = !DILocation(line: 32, column: 11, scope: !89)
!99 = !DILocation(line: 32, column: 16, scope: !89)
!100 = !DILocation(line: 32, column: 20, scope: !89)
!101 = !DILocation(line: 32, column: 30, scope: !89)
!102 = !DILocation(line: 32, column: 23, scope: !89)
!103 = !DILocation(line: 32, column: 46, scope: !89)
!104 = !DILocation(line: 0, scope: !89)
!105 = !DILocation(line: 32, column: 9, scope: !89)
!106 = !DILocalVariable(name: "c", scope: !107, file: !15, line: 33, type: !16)
!107 = distinct !DILexicalBlock(scope: !89, file: !15, line: 33, column: 5)
!108 = !DILocation(line: 33, column: 29, scope: !107)
!109 = !DILocation(line: 33, column: 33, scope: !107)
!110 = !DILocation(line: 33, column: 10, scope: !107)
!111 = !DILocation(line: 33, column: 44, scope: !112)
!112 = distinct !DILexicalBlock(scope: !107, file: !15, line: 33, column: 5)
!113 = !DILocation(line: 33, column: 5, scope: !107)
!114 = !DILocation(line: 34, column: 13, scope: !115)
!115 = distinct !DILexicalBlock(scope: !112, file: !15, line: 34, column: 13)
!116 = !DILocation(line: 34, column: 18, scope: !115)
!117 = !DILocation(line: 34, column: 22, scope: !115)
!118 = !DILocation(line: 34, column: 32, scope: !115)
!119 = !DILocation(line: 34, column: 41, scope: !115)
!120 = !DILocation(line: 34, column: 44, scope: !115)
!121 = !DILocation(line: 34, column: 25, scope: !115)
!122 = !DILocation(line: 34, column: 50, scope: !115)
!123 = !DILocation(line: 34, column: 13, scope: !112)
!124 = !DILocation(line: 35, column: 13, scope: !125)
!125 = distinct !DILexicalBlock(scope: !115, file: !15, line: 34, column: 56)
!126 = !DILocation(line: 35, column: 16, scope: !125)
!127 = !DILocation(line: 36, column: 13, scope: !125)
!128 = !DILocation(line: 34, column: 53, scope: !115)
!129 = !DILocation(line: 33, column: 51, scope: !112)
!130 = !DILocation(line: 33, column: 54, scope: !112)
!131 = !DILocation(line: 33, column: 49, scope: !112)
!132 = !DILocation(line: 33, column: 5, scope: !112)
!133 = distinct !{!133, !113, !134, !135}
!134 = !DILocation(line: 37, column: 9, scope: !107)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !DILocation(line: 38, column: 5, scope: !89)
!137 = !DILocation(line: 39, column: 1, scope: !89)
!138 = distinct !DISubprogram(name: "add_heap_write_past_end", scope: !3, file: !3, line: 9, type: !24, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!139 = !DILocation(line: 9, column: 1, scope: !138)
!140 = distinct !DISubprogram(name: "add_heap_write_before_start", scope: !3, file: !3, line: 16, type: !24, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!141 = !DILocation(line: 16, column: 1, scope: !140)
!142 = distinct !DISubprogram(name: "add_heap_read_past_end", scope: !3, file: !3, line: 23, type: !24, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!143 = !DILocation(line: 23, column: 1, scope: !142)
!144 = distinct !DISubprogram(name: "add_heap_read_before_start", scope: !3, file: !3, line: 34, type: !24, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!145 = !DILocation(line: 34, column: 1, scope: !144)
!146 = distinct !DISubprogram(name: "add_heap_straddles_end", scope: !3, file: !3, line: 45, type: !24, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!147 = !DILocation(line: 45, column: 1, scope: !146)
!148 = distinct !DISubprogram(name: "add_heap_straddles_start", scope: !3, file: !3, line: 52, type: !24, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!149 = !DILocation(line: 52, column: 1, scope: !148)
!150 = distinct !DISubprogram(name: "add_heap_last_bytes_straddle", scope: !3, file: !3, line: 59, type: !24, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!151 = !DILocation(line: 59, column: 1, scope: !150)
!152 = distinct !DISubprogram(name: "add_heap_wide_past_end", scope: !3, file: !3, line: 66, type: !24, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!153 = !DILocation(line: 66, column: 1, scope: !152)
!154 = distinct !DISubprogram(name: "add_heap_freed_last_bytes_straddle", scope: !3, file: !3, line: 73, type: !24, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!155 = !DILocation(line: 73, column: 1, scope: !154)
!156 = distinct !DISubprogram(name: "add_heap_far_past_end", scope: !3, file: !3, line: 83, type: !24, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!157 = !DILocation(line: 83, column: 1, scope: !156)
!158 = distinct !DISubprogram(name: "add_heap_wrong_struct", scope: !3, file: !3, line: 90, type: !24, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!159 = !DILocation(line: 90, column: 1, scope: !158)
!160 = distinct !DISubprogram(name: "add_heap_size_of_pointer", scope: !3, file: !3, line: 98, type: !24, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!161 = !DILocation(line: 98, column: 1, scope: !160)
!162 = distinct !DISubprogram(name: "add_heap_empty_block", scope: !3, file: !3, line: 106, type: !24, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!163 = !DILocation(line: 106, column: 1, scope: !162)
!164 = distinct !DISubprogram(name: "add_heap_cast_to_wider", scope: !3, file: !3, line: 113, type: !24, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!165 = !DILocation(line: 113, column: 1, scope: !164)
!166 = distinct !DISubprogram(name: "add_heap_through_integer", scope: !3, file: !3, line: 123, type: !24, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!167 = !DILocation(line: 123, column: 1, scope: !166)
!168 = distinct !DISubprogram(name: "add_heap_realloc_smaller", scope: !3, file: !3, line: 131, type: !24, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!169 = !DILocation(line: 131, column: 1, scope: !168)
!170 = distinct !DISubprogram(name: "add_heap_use_after_realloc", scope: !3, file: !3, line: 140, type: !24, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!171 = !DILocation(line: 140, column: 1, scope: !170)
!172 = distinct !DISubprogram(name: "add_heap_use_after_free_write", scope: !3, file: !3, line: 151, type: !24, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!173 = !DILocation(line: 151, column: 1, scope: !172)
!174 = distinct !DISubprogram(name: "add_heap_use_after_free_read", scope: !3, file: !3, line: 161, type: !24, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!175 = !DILocation(line: 161, column: 1, scope: !174)
!176 = distinct !DISubprogram(name: "add_heap_use_after_free_and_reuse", scope: !3, file: !3, line: 172, type: !24, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!177 = !DILocation(line: 172, column: 1, scope: !176)
!178 = distinct !DISubprogram(name: "add_heap_list_freed_while_walked", scope: !3, file: !3, line: 188, type: !24, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!179 = !DILocation(line: 188, column: 1, scope: !178)
!180 = distinct !DISubprogram(name: "add_heap_two_dimensional", scope: !3, file: !3, line: 204, type: !24, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!181 = !DILocation(line: 204, column: 1, scope: !180)
!182 = distinct !DISubprogram(name: "add_heap_flexible_member", scope: !3, file: !3, line: 216, type: !24, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!183 = !DILocation(line: 216, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_heap_union", scope: !3, file: !3, line: 233, type: !24, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!185 = !DILocation(line: 233, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_heap_aligned", scope: !3, file: !3, line: 241, type: !24, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!187 = !DILocation(line: 241, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_heap_calloc_product", scope: !3, file: !3, line: 248, type: !24, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!189 = !DILocation(line: 248, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_heap_in_callee", scope: !3, file: !3, line: 261, type: !24, scopeLine: 261, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!191 = !DILocation(line: 261, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "heap_write_past_end", scope: !3, file: !3, line: 9, type: !24, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!193 = !DILocalVariable(name: "p", scope: !192, file: !3, line: 11, type: !10)
!194 = !DILocation(line: 11, column: 11, scope: !192)
!195 = !DILocation(line: 11, column: 15, scope: !192)
!196 = !DILocation(line: 12, column: 5, scope: !192)
!197 = !DILocation(line: 12, column: 7, scope: !192)
!198 = !DILocation(line: 12, column: 20, scope: !192)
!199 = !DILocation(line: 13, column: 10, scope: !192)
!200 = !DILocation(line: 13, column: 5, scope: !192)
!201 = !DILocation(line: 14, column: 1, scope: !192)
!202 = distinct !DISubprogram(name: "heap_write_before_start", scope: !3, file: !3, line: 16, type: !24, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!203 = !DILocalVariable(name: "p", scope: !202, file: !3, line: 18, type: !10)
!204 = !DILocation(line: 18, column: 11, scope: !202)
!205 = !DILocation(line: 18, column: 15, scope: !202)
!206 = !DILocation(line: 19, column: 5, scope: !202)
!207 = !DILocation(line: 19, column: 7, scope: !202)
!208 = !DILocation(line: 19, column: 21, scope: !202)
!209 = !DILocation(line: 20, column: 10, scope: !202)
!210 = !DILocation(line: 20, column: 5, scope: !202)
!211 = !DILocation(line: 21, column: 1, scope: !202)
!212 = distinct !DISubprogram(name: "heap_read_past_end", scope: !3, file: !3, line: 23, type: !24, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!213 = !DILocalVariable(name: "p", scope: !212, file: !3, line: 25, type: !7)
!214 = !DILocation(line: 25, column: 10, scope: !212)
!215 = !DILocation(line: 25, column: 14, scope: !212)
!216 = !DILocalVariable(name: "sum", scope: !212, file: !3, line: 26, type: !8)
!217 = !DILocation(line: 26, column: 9, scope: !212)
!218 = !DILocalVariable(name: "i", scope: !219, file: !3, line: 27, type: !8)
!219 = distinct !DILexicalBlock(scope: !212, file: !3, line: 27, column: 5)
!220 = !DILocation(line: 27, column: 14, scope: !219)
!221 = !DILocation(line: 27, column: 10, scope: !219)
!222 = !DILocation(line: 27, column: 21, scope: !223)
!223 = distinct !DILexicalBlock(scope: !219, file: !3, line: 27, column: 5)
!224 = !DILocation(line: 27, column: 26, scope: !223)
!225 = !DILocation(line: 27, column: 23, scope: !223)
!226 = !DILocation(line: 27, column: 5, scope: !219)
!227 = !DILocation(line: 28, column: 16, scope: !223)
!228 = !DILocation(line: 28, column: 18, scope: !223)
!229 = !DILocation(line: 28, column: 13, scope: !223)
!230 = !DILocation(line: 28, column: 9, scope: !223)
!231 = !DILocation(line: 27, column: 41, scope: !223)
!232 = !DILocation(line: 27, column: 5, scope: !223)
!233 = distinct !{!233, !226, !234, !135}
!234 = !DILocation(line: 28, column: 19, scope: !219)
!235 = !DILocation(line: 29, column: 10, scope: !212)
!236 = !DILocation(line: 29, column: 5, scope: !212)
!237 = !DILocation(line: 30, column: 9, scope: !238)
!238 = distinct !DILexicalBlock(scope: !212, file: !3, line: 30, column: 9)
!239 = !DILocation(line: 30, column: 9, scope: !212)
!240 = !DILocation(line: 31, column: 9, scope: !238)
!241 = !DILocation(line: 32, column: 1, scope: !212)
!242 = distinct !DISubprogram(name: "heap_read_before_start", scope: !3, file: !3, line: 34, type: !24, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!243 = !DILocalVariable(name: "p", scope: !242, file: !3, line: 36, type: !7)
!244 = !DILocation(line: 36, column: 10, scope: !242)
!245 = !DILocation(line: 36, column: 14, scope: !242)
!246 = !DILocalVariable(name: "sum", scope: !242, file: !3, line: 37, type: !8)
!247 = !DILocation(line: 37, column: 9, scope: !242)
!248 = !DILocalVariable(name: "i", scope: !249, file: !3, line: 38, type: !8)
!249 = distinct !DILexicalBlock(scope: !242, file: !3, line: 38, column: 5)
!250 = !DILocation(line: 38, column: 14, scope: !249)
!251 = !DILocation(line: 38, column: 10, scope: !249)
!252 = !DILocation(line: 38, column: 21, scope: !253)
!253 = distinct !DILexicalBlock(scope: !249, file: !3, line: 38, column: 5)
!254 = !DILocation(line: 38, column: 27, scope: !253)
!255 = !DILocation(line: 38, column: 23, scope: !253)
!256 = !DILocation(line: 38, column: 5, scope: !249)
!257 = !DILocation(line: 39, column: 16, scope: !253)
!258 = !DILocation(line: 39, column: 18, scope: !253)
!259 = !DILocation(line: 39, column: 13, scope: !253)
!260 = !DILocation(line: 39, column: 9, scope: !253)
!261 = !DILocation(line: 38, column: 43, scope: !253)
!262 = !DILocation(line: 38, column: 5, scope: !253)
!263 = distinct !{!263, !256, !264, !135}
!264 = !DILocation(line: 39, column: 19, scope: !249)
!265 = !DILocation(line: 40, column: 10, scope: !242)
!266 = !DILocation(line: 40, column: 5, scope: !242)
!267 = !DILocation(line: 41, column: 9, scope: !268)
!268 = distinct !DILexicalBlock(scope: !242, file: !3, line: 41, column: 9)
!269 = !DILocation(line: 41, column: 9, scope: !242)
!270 = !DILocation(line: 42, column: 9, scope: !268)
!271 = !DILocation(line: 43, column: 1, scope: !242)
!272 = distinct !DISubprogram(name: "heap_straddles_end", scope: !3, file: !3, line: 45, type: !24, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!273 = !DILocalVariable(name: "p", scope: !272, file: !3, line: 47, type: !10)
!274 = !DILocation(line: 47, column: 11, scope: !272)
!275 = !DILocation(line: 47, column: 22, scope: !272)
!276 = !DILocation(line: 47, column: 15, scope: !272)
!277 = !DILocation(line: 48, column: 14, scope: !272)
!278 = !DILocation(line: 48, column: 5, scope: !272)
!279 = !DILocation(line: 48, column: 16, scope: !272)
!280 = !DILocation(line: 49, column: 10, scope: !272)
!281 = !DILocation(line: 49, column: 5, scope: !272)
!282 = !DILocation(line: 50, column: 1, scope: !272)
!283 = distinct !DISubprogram(name: "heap_straddles_start", scope: !3, file: !3, line: 52, type: !24, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!284 = !DILocalVariable(name: "p", scope: !283, file: !3, line: 54, type: !10)
!285 = !DILocation(line: 54, column: 11, scope: !283)
!286 = !DILocation(line: 54, column: 15, scope: !283)
!287 = !DILocation(line: 55, column: 14, scope: !283)
!288 = !DILocation(line: 55, column: 19, scope: !283)
!289 = !DILocation(line: 55, column: 16, scope: !283)
!290 = !DILocation(line: 55, column: 5, scope: !283)
!291 = !DILocation(line: 55, column: 33, scope: !283)
!292 = !DILocation(line: 56, column: 10, scope: !283)
!293 = !DILocation(line: 56, column: 5, scope: !283)
!294 = !DILocation(line: 57, column: 1, scope: !283)
!295 = distinct !DISubprogram(name: "heap_last_bytes_straddle", scope: !3, file: !3, line: 59, type: !24, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!296 = !DILocalVariable(name: "p", scope: !295, file: !3, line: 61, type: !10)
!297 = !DILocation(line: 61, column: 11, scope: !295)
!298 = !DILocation(line: 61, column: 15, scope: !295)
!299 = !DILocation(line: 62, column: 14, scope: !295)
!300 = !DILocation(line: 62, column: 19, scope: !295)
!301 = !DILocation(line: 62, column: 16, scope: !295)
!302 = !DILocation(line: 62, column: 5, scope: !295)
!303 = !DILocation(line: 62, column: 33, scope: !295)
!304 = !DILocation(line: 63, column: 10, scope: !295)
!305 = !DILocation(line: 63, column: 5, scope: !295)
!306 = !DILocation(line: 64, column: 1, scope: !295)
!307 = distinct !DISubprogram(name: "heap_wide_past_end", scope: !3, file: !3, line: 66, type: !24, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!308 = !DILocalVariable(name: "p", scope: !307, file: !3, line: 68, type: !10)
!309 = !DILocation(line: 68, column: 11, scope: !307)
!310 = !DILocation(line: 68, column: 15, scope: !307)
!311 = !DILocation(line: 69, column: 14, scope: !307)
!312 = !DILocation(line: 69, column: 19, scope: !307)
!313 = !DILocation(line: 69, column: 16, scope: !307)
!314 = !DILocation(line: 69, column: 5, scope: !307)
!315 = !DILocation(line: 69, column: 34, scope: !307)
!316 = !DILocation(line: 70, column: 10, scope: !307)
!317 = !DILocation(line: 70, column: 5, scope: !307)
!318 = !DILocation(line: 71, column: 1, scope: !307)
!319 = distinct !DISubprogram(name: "heap_freed_last_bytes_straddle", scope: !3, file: !3, line: 73, type: !24, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!320 = !DILocalVariable(name: "p", scope: !319, file: !3, line: 75, type: !10)
!321 = !DILocation(line: 75, column: 11, scope: !319)
!322 = !DILocation(line: 75, column: 15, scope: !319)
!323 = !DILocation(line: 76, column: 9, scope: !324)
!324 = distinct !DILexicalBlock(scope: !319, file: !3, line: 76, column: 9)
!325 = !DILocation(line: 76, column: 9, scope: !319)
!326 = !DILocation(line: 77, column: 14, scope: !324)
!327 = !DILocation(line: 77, column: 9, scope: !324)
!328 = !DILocation(line: 78, column: 14, scope: !319)
!329 = !DILocation(line: 78, column: 19, scope: !319)
!330 = !DILocation(line: 78, column: 16, scope: !319)
!331 = !DILocation(line: 78, column: 5, scope: !319)
!332 = !DILocation(line: 78, column: 33, scope: !319)
!333 = !DILocation(line: 79, column: 10, scope: !334)
!334 = distinct !DILexicalBlock(scope: !319, file: !3, line: 79, column: 9)
!335 = !DILocation(line: 79, column: 9, scope: !319)
!336 = !DILocation(line: 80, column: 14, scope: !334)
!337 = !DILocation(line: 80, column: 9, scope: !334)
!338 = !DILocation(line: 81, column: 1, scope: !319)
!339 = distinct !DISubprogram(name: "heap_far_past_end", scope: !3, file: !3, line: 83, type: !24, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!340 = !DILocalVariable(name: "p", scope: !339, file: !3, line: 85, type: !10)
!341 = !DILocation(line: 85, column: 11, scope: !339)
!342 = !DILocation(line: 85, column: 15, scope: !339)
!343 = !DILocation(line: 86, column: 5, scope: !339)
!344 = !DILocation(line: 86, column: 7, scope: !339)
!345 = !DILocation(line: 86, column: 25, scope: !339)
!346 = !DILocation(line: 87, column: 10, scope: !339)
!347 = !DILocation(line: 87, column: 5, scope: !339)
!348 = !DILocation(line: 88, column: 1, scope: !339)
!349 = distinct !DISubprogram(name: "heap_wrong_struct", scope: !3, file: !3, line: 90, type: !24, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!350 = !DILocalVariable(name: "p", scope: !349, file: !3, line: 92, type: !351)
!351 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !352, size: 64)
!352 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 5, size: 64, elements: !353)
!353 = !{!354, !355}
!354 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !352, file: !3, line: 6, baseType: !8, size: 32)
!355 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !352, file: !3, line: 6, baseType: !8, size: 32, offset: 32)
!356 = !DILocation(line: 92, column: 18, scope: !349)
!357 = !DILocation(line: 92, column: 29, scope: !349)
!358 = !DILocation(line: 92, column: 22, scope: !349)
!359 = !DILocation(line: 93, column: 5, scope: !349)
!360 = !DILocation(line: 93, column: 8, scope: !349)
!361 = !DILocation(line: 93, column: 14, scope: !349)
!362 = !DILocation(line: 94, column: 5, scope: !349)
!363 = !DILocation(line: 94, column: 8, scope: !349)
!364 = !DILocation(line: 94, column: 15, scope: !349)
!365 = !DILocation(line: 95, column: 10, scope: !349)
!366 = !DILocation(line: 95, column: 5, scope: !349)
!367 = !DILocation(line: 96, column: 1, scope: !349)
!368 = distinct !DISubprogram(name: "heap_size_of_pointer", scope: !3, file: !3, line: 98, type: !24, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!369 = !DILocalVariable(name: "p", scope: !368, file: !3, line: 100, type: !370)
!370 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !371, size: 64)
!371 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!372 = !DILocation(line: 100, column: 13, scope: !368)
!373 = !DILocation(line: 100, column: 24, scope: !368)
!374 = !DILocation(line: 100, column: 17, scope: !368)
!375 = !DILocalVariable(name: "i", scope: !376, file: !3, line: 101, type: !8)
!376 = distinct !DILexicalBlock(scope: !368, file: !3, line: 101, column: 5)
!377 = !DILocation(line: 101, column: 14, scope: !376)
!378 = !DILocation(line: 101, column: 10, scope: !376)
!379 = !DILocation(line: 101, column: 21, scope: !380)
!380 = distinct !DILexicalBlock(scope: !376, file: !3, line: 101, column: 5)
!381 = !DILocation(line: 101, column: 23, scope: !380)
!382 = !DILocation(line: 101, column: 5, scope: !376)
!383 = !DILocation(line: 102, column: 16, scope: !380)
!384 = !DILocation(line: 102, column: 9, scope: !380)
!385 = !DILocation(line: 102, column: 11, scope: !380)
!386 = !DILocation(line: 102, column: 14, scope: !380)
!387 = !DILocation(line: 101, column: 29, scope: !380)
!388 = !DILocation(line: 101, column: 5, scope: !380)
!389 = distinct !{!389, !382, !390, !135}
!390 = !DILocation(line: 102, column: 16, scope: !376)
!391 = !DILocation(line: 103, column: 10, scope: !368)
!392 = !DILocation(line: 103, column: 5, scope: !368)
!393 = !DILocation(line: 104, column: 1, scope: !368)
!394 = distinct !DISubprogram(name: "heap_empty_block", scope: !3, file: !3, line: 106, type: !24, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!395 = !DILocalVariable(name: "p", scope: !394, file: !3, line: 108, type: !10)
!396 = !DILocation(line: 108, column: 11, scope: !394)
!397 = !DILocation(line: 108, column: 22, scope: !394)
!398 = !DILocation(line: 108, column: 15, scope: !394)
!399 = !DILocation(line: 109, column: 6, scope: !394)
!400 = !DILocation(line: 109, column: 8, scope: !394)
!401 = !DILocation(line: 110, column: 10, scope: !394)
!402 = !DILocation(line: 110, column: 5, scope: !394)
!403 = !DILocation(line: 111, column: 1, scope: !394)
!404 = distinct !DISubprogram(name: "heap_cast_to_wider", scope: !3, file: !3, line: 113, type: !24, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!405 = !DILocalVariable(name: "p", scope: !404, file: !3, line: 115, type: !406)
!406 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !407, size: 64)
!407 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!408 = !DILocation(line: 115, column: 12, scope: !404)
!409 = !DILocation(line: 115, column: 16, scope: !404)
!410 = !DILocalVariable(name: "wide", scope: !404, file: !3, line: 116, type: !5)
!411 = !DILocation(line: 116, column: 11, scope: !404)
!412 = !DILocation(line: 116, column: 26, scope: !404)
!413 = !DILocation(line: 116, column: 18, scope: !404)
!414 = !DILocation(line: 117, column: 19, scope: !404)
!415 = !DILocation(line: 117, column: 24, scope: !404)
!416 = !DILocation(line: 117, column: 12, scope: !404)
!417 = !DILocation(line: 117, column: 17, scope: !404)
!418 = !DILocation(line: 117, column: 5, scope: !404)
!419 = !DILocation(line: 117, column: 10, scope: !404)
!420 = !DILocation(line: 118, column: 9, scope: !421)
!421 = distinct !DILexicalBlock(scope: !404, file: !3, line: 118, column: 9)
!422 = !DILocation(line: 118, column: 9, scope: !404)
!423 = !DILocation(line: 119, column: 10, scope: !421)
!424 = !DILocation(line: 119, column: 15, scope: !421)
!425 = !DILocation(line: 119, column: 9, scope: !421)
!426 = !DILocation(line: 120, column: 10, scope: !404)
!427 = !DILocation(line: 120, column: 5, scope: !404)
!428 = !DILocation(line: 121, column: 1, scope: !404)
!429 = distinct !DISubprogram(name: "heap_through_integer", scope: !3, file: !3, line: 123, type: !24, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!430 = !DILocalVariable(name: "p", scope: !429, file: !3, line: 125, type: !10)
!431 = !DILocation(line: 125, column: 11, scope: !429)
!432 = !DILocation(line: 125, column: 15, scope: !429)
!433 = !DILocalVariable(name: "address", scope: !429, file: !3, line: 126, type: !9)
!434 = !DILocation(line: 126, column: 19, scope: !429)
!435 = !DILocation(line: 126, column: 44, scope: !429)
!436 = !DILocation(line: 126, column: 29, scope: !429)
!437 = !DILocation(line: 126, column: 49, scope: !429)
!438 = !DILocation(line: 126, column: 48, scope: !429)
!439 = !DILocation(line: 126, column: 46, scope: !429)
!440 = !DILocation(line: 127, column: 14, scope: !429)
!441 = !DILocation(line: 127, column: 6, scope: !429)
!442 = !DILocation(line: 127, column: 22, scope: !429)
!443 = !DILocation(line: 128, column: 10, scope: !429)
!444 = !DILocation(line: 128, column: 5, scope: !429)
!445 = !DILocation(line: 129, column: 1, scope: !429)
!446 = distinct !DISubprogram(name: "heap_realloc_smaller", scope: !3, file: !3, line: 131, type: !24, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!447 = !DILocalVariable(name: "p", scope: !446, file: !3, line: 133, type: !10)
!448 = !DILocation(line: 133, column: 11, scope: !446)
!449 = !DILocation(line: 133, column: 15, scope: !446)
!450 = !DILocation(line: 134, column: 5, scope: !446)
!451 = !DILocation(line: 134, column: 11, scope: !446)
!452 = !DILocation(line: 135, column: 17, scope: !446)
!453 = !DILocation(line: 135, column: 9, scope: !446)
!454 = !DILocation(line: 135, column: 7, scope: !446)
!455 = !DILocation(line: 136, column: 5, scope: !446)
!456 = !DILocation(line: 136, column: 7, scope: !446)
!457 = !DILocation(line: 136, column: 21, scope: !446)
!458 = !DILocation(line: 137, column: 10, scope: !446)
!459 = !DILocation(line: 137, column: 5, scope: !446)
!460 = !DILocation(line: 138, column: 1, scope: !446)
!461 = distinct !DISubprogram(name: "heap_use_after_realloc", scope: !3, file: !3, line: 140, type: !24, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!462 = !DILocalVariable(name: "p", scope: !461, file: !3, line: 142, type: !10)
!463 = !DILocation(line: 142, column: 11, scope: !461)
!464 = !DILocation(line: 142, column: 15, scope: !461)
!465 = !DILocation(line: 143, column: 5, scope: !461)
!466 = !DILocation(line: 143, column: 10, scope: !461)
!467 = !DILocalVariable(name: "q", scope: !461, file: !3, line: 144, type: !10)
!468 = !DILocation(line: 144, column: 11, scope: !461)
!469 = !DILocation(line: 144, column: 23, scope: !461)
!470 = !DILocation(line: 144, column: 15, scope: !461)
!471 = !DILocation(line: 145, column: 9, scope: !472)
!472 = distinct !DILexicalBlock(scope: !461, file: !3, line: 145, column: 9)
!473 = !DILocation(line: 145, column: 9, scope: !461)
!474 = !DILocation(line: 146, column: 9, scope: !472)
!475 = !DILocation(line: 146, column: 14, scope: !472)
!476 = !DILocation(line: 147, column: 5, scope: !461)
!477 = !DILocation(line: 147, column: 11, scope: !461)
!478 = !DILocation(line: 148, column: 10, scope: !461)
!479 = !DILocation(line: 148, column: 5, scope: !461)
!480 = !DILocation(line: 149, column: 1, scope: !461)
!481 = distinct !DISubprogram(name: "heap_use_after_free_write", scope: !3, file: !3, line: 151, type: !24, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!482 = !DILocalVariable(name: "p", scope: !481, file: !3, line: 153, type: !10)
!483 = !DILocation(line: 153, column: 11, scope: !481)
!484 = !DILocation(line: 153, column: 15, scope: !481)
!485 = !DILocation(line: 154, column: 10, scope: !486)
!486 = distinct !DILexicalBlock(scope: !481, file: !3, line: 154, column: 9)
!487 = !DILocation(line: 154, column: 9, scope: !481)
!488 = !DILocation(line: 155, column: 10, scope: !486)
!489 = !DILocation(line: 155, column: 12, scope: !486)
!490 = !DILocation(line: 155, column: 9, scope: !486)
!491 = !DILocation(line: 156, column: 10, scope: !481)
!492 = !DILocation(line: 156, column: 5, scope: !481)
!493 = !DILocation(line: 157, column: 9, scope: !494)
!494 = distinct !DILexicalBlock(scope: !481, file: !3, line: 157, column: 9)
!495 = !DILocation(line: 157, column: 9, scope: !481)
!496 = !DILocation(line: 158, column: 10, scope: !494)
!497 = !DILocation(line: 158, column: 12, scope: !494)
!498 = !DILocation(line: 158, column: 9, scope: !494)
!499 = !DILocation(line: 159, column: 1, scope: !481)
!500 = distinct !DISubprogram(name: "heap_use_after_free_read", scope: !3, file: !3, line: 161, type: !24, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!501 = !DILocalVariable(name: "p", scope: !500, file: !3, line: 163, type: !351)
!502 = !DILocation(line: 163, column: 18, scope: !500)
!503 = !DILocation(line: 163, column: 22, scope: !500)
!504 = !DILocalVariable(name: "good", scope: !500, file: !3, line: 164, type: !8)
!505 = !DILocation(line: 164, column: 9, scope: !500)
!506 = !DILocation(line: 164, column: 16, scope: !500)
!507 = !DILocation(line: 164, column: 19, scope: !500)
!508 = !DILocation(line: 165, column: 10, scope: !500)
!509 = !DILocation(line: 165, column: 5, scope: !500)
!510 = !DILocation(line: 166, column: 9, scope: !511)
!511 = distinct !DILexicalBlock(scope: !500, file: !3, line: 166, column: 9)
!512 = !DILocation(line: 166, column: 9, scope: !500)
!513 = !DILocation(line: 167, column: 16, scope: !511)
!514 = !DILocation(line: 167, column: 19, scope: !511)
!515 = !DILocation(line: 167, column: 14, scope: !511)
!516 = !DILocation(line: 167, column: 9, scope: !511)
!517 = !DILocation(line: 168, column: 9, scope: !518)
!518 = distinct !DILexicalBlock(scope: !500, file: !3, line: 168, column: 9)
!519 = !DILocation(line: 168, column: 9, scope: !500)
!520 = !DILocation(line: 169, column: 9, scope: !518)
!521 = !DILocation(line: 170, column: 1, scope: !500)
!522 = distinct !DISubprogram(name: "heap_use_after_free_and_reuse", scope: !3, file: !3, line: 172, type: !24, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!523 = !DILocalVariable(name: "p", scope: !522, file: !3, line: 174, type: !10)
!524 = !DILocation(line: 174, column: 11, scope: !522)
!525 = !DILocation(line: 174, column: 15, scope: !522)
!526 = !DILocation(line: 175, column: 10, scope: !522)
!527 = !DILocation(line: 175, column: 5, scope: !522)
!528 = !DILocalVariable(name: "q", scope: !522, file: !3, line: 176, type: !10)
!529 = !DILocation(line: 176, column: 11, scope: !522)
!530 = !DILocation(line: 176, column: 15, scope: !522)
!531 = !DILocation(line: 177, column: 5, scope: !522)
!532 = !DILocation(line: 177, column: 10, scope: !522)
!533 = !DILocation(line: 178, column: 9, scope: !534)
!534 = distinct !DILexicalBlock(scope: !522, file: !3, line: 178, column: 9)
!535 = !DILocation(line: 178, column: 9, scope: !522)
!536 = !DILocation(line: 179, column: 9, scope: !534)
!537 = !DILocation(line: 179, column: 14, scope: !534)
!538 = !DILocation(line: 180, column: 10, scope: !522)
!539 = !DILocation(line: 180, column: 5, scope: !522)
!540 = !DILocation(line: 181, column: 1, scope: !522)
!541 = distinct !DISubprogram(name: "heap_list_freed_while_walked", scope: !3, file: !3, line: 188, type: !24, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!542 = !DILocalVariable(name: "list", scope: !541, file: !3, line: 190, type: !543)
!543 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !544, size: 64)
!544 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 183, size: 128, elements: !545)
!545 = !{!546, !547}
!546 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !544, file: !3, line: 184, baseType: !543, size: 64)
!547 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !544, file: !3, line: 185, baseType: !8, size: 32, offset: 64)
!548 = !DILocation(line: 190, column: 18, scope: !541)
!549 = !DILocalVariable(name: "i", scope: !550, file: !3, line: 191, type: !8)
!550 = distinct !DILexicalBlock(scope: !541, file: !3, line: 191, column: 5)
!551 = !DILocation(line: 191, column: 14, scope: !550)
!552 = !DILocation(line: 191, column: 10, scope: !550)
!553 = !DILocation(line: 191, column: 21, scope: !554)
!554 = distinct !DILexicalBlock(scope: !550, file: !3, line: 191, column: 5)
!555 = !DILocation(line: 191, column: 23, scope: !554)
!556 = !DILocation(line: 191, column: 5, scope: !550)
!557 = !DILocalVariable(name: "n", scope: !558, file: !3, line: 192, type: !543)
!558 = distinct !DILexicalBlock(scope: !554, file: !3, line: 191, column: 33)
!559 = !DILocation(line: 192, column: 22, scope: !558)
!560 = !DILocation(line: 192, column: 26, scope: !558)
!561 = !DILocation(line: 193, column: 19, scope: !558)
!562 = !DILocation(line: 193, column: 9, scope: !558)
!563 = !DILocation(line: 193, column: 12, scope: !558)
!564 = !DILocation(line: 193, column: 17, scope: !558)
!565 = !DILocation(line: 194, column: 20, scope: !558)
!566 = !DILocation(line: 194, column: 9, scope: !558)
!567 = !DILocation(line: 194, column: 12, scope: !558)
!568 = !DILocation(line: 194, column: 18, scope: !558)
!569 = !DILocation(line: 195, column: 16, scope: !558)
!570 = !DILocation(line: 195, column: 14, scope: !558)
!571 = !DILocation(line: 196, column: 5, scope: !558)
!572 = !DILocation(line: 191, column: 29, scope: !554)
!573 = !DILocation(line: 191, column: 5, scope: !554)
!574 = distinct !{!574, !556, !575, !135}
!575 = !DILocation(line: 196, column: 5, scope: !550)
!576 = !DILocation(line: 197, column: 5, scope: !541)
!577 = !DILocation(line: 197, column: 12, scope: !541)
!578 = !DILocalVariable(name: "next", scope: !579, file: !3, line: 198, type: !543)
!579 = distinct !DILexicalBlock(scope: !541, file: !3, line: 197, column: 18)
!580 = !DILocation(line: 198, column: 22, scope: !579)
!581 = !DILocation(line: 198, column: 29, scope: !579)
!582 = !DILocation(line: 198, column: 35, scope: !579)
!583 = !DILocation(line: 199, column: 14, scope: !579)
!584 = !DILocation(line: 199, column: 9, scope: !579)
!585 = !DILocation(line: 200, column: 16, scope: !579)
!586 = !DILocation(line: 200, column: 22, scope: !579)
!587 = !DILocation(line: 200, column: 28, scope: !579)
!588 = !DILocation(line: 200, column: 35, scope: !579)
!589 = !DILocation(line: 200, column: 14, scope: !579)
!590 = distinct !{!590, !576, !591, !135}
!591 = !DILocation(line: 201, column: 5, scope: !541)
!592 = !DILocation(line: 202, column: 1, scope: !541)
!593 = distinct !DISubprogram(name: "heap_two_dimensional", scope: !3, file: !3, line: 204, type: !24, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!594 = !DILocalVariable(name: "rows", scope: !593, file: !3, line: 206, type: !595)
!595 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!596 = !DILocation(line: 206, column: 11, scope: !593)
!597 = !DILocation(line: 206, column: 18, scope: !593)
!598 = !DILocalVariable(name: "i", scope: !599, file: !3, line: 207, type: !8)
!599 = distinct !DILexicalBlock(scope: !593, file: !3, line: 207, column: 5)
!600 = !DILocation(line: 207, column: 14, scope: !599)
!601 = !DILocation(line: 207, column: 10, scope: !599)
!602 = !DILocation(line: 207, column: 21, scope: !603)
!603 = distinct !DILexicalBlock(scope: !599, file: !3, line: 207, column: 5)
!604 = !DILocation(line: 207, column: 23, scope: !603)
!605 = !DILocation(line: 207, column: 5, scope: !599)
!606 = !DILocation(line: 208, column: 19, scope: !603)
!607 = !DILocation(line: 208, column: 9, scope: !603)
!608 = !DILocation(line: 208, column: 14, scope: !603)
!609 = !DILocation(line: 208, column: 17, scope: !603)
!610 = !DILocation(line: 207, column: 29, scope: !603)
!611 = !DILocation(line: 207, column: 5, scope: !603)
!612 = distinct !{!612, !605, !613, !135}
!613 = !DILocation(line: 208, column: 42, scope: !599)
!614 = !DILocalVariable(name: "row", scope: !593, file: !3, line: 209, type: !7)
!615 = !DILocation(line: 209, column: 10, scope: !593)
!616 = !DILocation(line: 209, column: 16, scope: !593)
!617 = !DILocation(line: 209, column: 21, scope: !593)
!618 = !DILocation(line: 210, column: 5, scope: !593)
!619 = !DILocation(line: 210, column: 12, scope: !593)
!620 = !DILocalVariable(name: "i", scope: !621, file: !3, line: 211, type: !8)
!621 = distinct !DILexicalBlock(scope: !593, file: !3, line: 211, column: 5)
!622 = !DILocation(line: 211, column: 14, scope: !621)
!623 = !DILocation(line: 211, column: 10, scope: !621)
!624 = !DILocation(line: 211, column: 21, scope: !625)
!625 = distinct !DILexicalBlock(scope: !621, file: !3, line: 211, column: 5)
!626 = !DILocation(line: 211, column: 23, scope: !625)
!627 = !DILocation(line: 211, column: 5, scope: !621)
!628 = !DILocation(line: 212, column: 14, scope: !625)
!629 = !DILocation(line: 212, column: 19, scope: !625)
!630 = !DILocation(line: 212, column: 9, scope: !625)
!631 = !DILocation(line: 211, column: 29, scope: !625)
!632 = !DILocation(line: 211, column: 5, scope: !625)
!633 = distinct !{!633, !627, !634, !135}
!634 = !DILocation(line: 212, column: 21, scope: !621)
!635 = !DILocation(line: 213, column: 10, scope: !593)
!636 = !DILocation(line: 213, column: 5, scope: !593)
!637 = !DILocation(line: 214, column: 1, scope: !593)
!638 = distinct !DISubprogram(name: "heap_flexible_member", scope: !3, file: !3, line: 216, type: !24, scopeLine: 217, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!639 = !DILocalVariable(name: "t", scope: !638, file: !3, line: 221, type: !640)
!640 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !641, size: 64)
!641 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", scope: !638, file: !3, line: 218, size: 32, elements: !642)
!642 = !{!643, !645}
!643 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !641, file: !3, line: 219, baseType: !644, size: 32)
!644 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!645 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !641, file: !3, line: 220, baseType: !646, offset: 32)
!646 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !647)
!647 = !{!648}
!648 = !DISubrange(count: -1)
!649 = !DILocation(line: 221, column: 8, scope: !638)
!650 = !DILocation(line: 221, column: 12, scope: !638)
!651 = !DILocation(line: 222, column: 5, scope: !638)
!652 = !DILocation(line: 222, column: 8, scope: !638)
!653 = !DILocation(line: 222, column: 15, scope: !638)
!654 = !DILocalVariable(name: "i", scope: !655, file: !3, line: 223, type: !644)
!655 = distinct !DILexicalBlock(scope: !638, file: !3, line: 223, column: 5)
!656 = !DILocation(line: 223, column: 19, scope: !655)
!657 = !DILocation(line: 223, column: 10, scope: !655)
!658 = !DILocation(line: 223, column: 26, scope: !659)
!659 = distinct !DILexicalBlock(scope: !655, file: !3, line: 223, column: 5)
!660 = !DILocation(line: 223, column: 30, scope: !659)
!661 = !DILocation(line: 223, column: 33, scope: !659)
!662 = !DILocation(line: 223, column: 43, scope: !659)
!663 = !DILocation(line: 223, column: 40, scope: !659)
!664 = !DILocation(line: 223, column: 28, scope: !659)
!665 = !DILocation(line: 223, column: 5, scope: !655)
!666 = !DILocation(line: 224, column: 9, scope: !659)
!667 = !DILocation(line: 224, column: 12, scope: !659)
!668 = !DILocation(line: 224, column: 18, scope: !659)
!669 = !DILocation(line: 224, column: 21, scope: !659)
!670 = !DILocation(line: 223, column: 58, scope: !659)
!671 = !DILocation(line: 223, column: 5, scope: !659)
!672 = distinct !{!672, !665, !673, !135}
!673 = !DILocation(line: 224, column: 23, scope: !655)
!674 = !DILocation(line: 225, column: 10, scope: !638)
!675 = !DILocation(line: 225, column: 5, scope: !638)
!676 = !DILocation(line: 226, column: 1, scope: !638)
!677 = distinct !DISubprogram(name: "heap_union", scope: !3, file: !3, line: 233, type: !24, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!678 = !DILocalVariable(name: "w", scope: !677, file: !3, line: 235, type: !679)
!679 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !680, size: 64)
!680 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 228, size: 64, elements: !681)
!681 = !{!682, !683}
!682 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !680, file: !3, line: 229, baseType: !6, size: 64)
!683 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !680, file: !3, line: 230, baseType: !684, size: 64)
!684 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 64, elements: !685)
!685 = !{!686}
!686 = !DISubrange(count: 8)
!687 = !DILocation(line: 235, column: 17, scope: !677)
!688 = !DILocation(line: 235, column: 28, scope: !677)
!689 = !DILocation(line: 235, column: 21, scope: !677)
!690 = !DILocation(line: 236, column: 5, scope: !677)
!691 = !DILocation(line: 236, column: 8, scope: !677)
!692 = !DILocation(line: 236, column: 16, scope: !677)
!693 = !DILocation(line: 237, column: 5, scope: !677)
!694 = !DILocation(line: 237, column: 8, scope: !677)
!695 = !DILocation(line: 237, column: 12, scope: !677)
!696 = !DILocation(line: 238, column: 10, scope: !677)
!697 = !DILocation(line: 238, column: 5, scope: !677)
!698 = !DILocation(line: 239, column: 1, scope: !677)
!699 = distinct !DISubprogram(name: "heap_aligned", scope: !3, file: !3, line: 241, type: !24, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!700 = !DILocalVariable(name: "p", scope: !699, file: !3, line: 243, type: !10)
!701 = !DILocation(line: 243, column: 11, scope: !699)
!702 = !DILocation(line: 243, column: 15, scope: !699)
!703 = !DILocation(line: 244, column: 5, scope: !699)
!704 = !DILocation(line: 244, column: 7, scope: !699)
!705 = !DILocation(line: 244, column: 22, scope: !699)
!706 = !DILocation(line: 245, column: 10, scope: !699)
!707 = !DILocation(line: 245, column: 5, scope: !699)
!708 = !DILocation(line: 246, column: 1, scope: !699)
!709 = distinct !DISubprogram(name: "heap_calloc_product", scope: !3, file: !3, line: 248, type: !24, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!710 = !DILocalVariable(name: "p", scope: !709, file: !3, line: 250, type: !7)
!711 = !DILocation(line: 250, column: 10, scope: !709)
!712 = !DILocation(line: 250, column: 21, scope: !709)
!713 = !DILocation(line: 250, column: 14, scope: !709)
!714 = !DILocation(line: 251, column: 5, scope: !709)
!715 = !DILocation(line: 251, column: 10, scope: !709)
!716 = !DILocation(line: 252, column: 10, scope: !709)
!717 = !DILocation(line: 252, column: 5, scope: !709)
!718 = !DILocation(line: 253, column: 1, scope: !709)
!719 = distinct !DISubprogram(name: "heap_in_callee", scope: !3, file: !3, line: 261, type: !24, scopeLine: 262, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!720 = !DILocalVariable(name: "p", scope: !719, file: !3, line: 263, type: !10)
!721 = !DILocation(line: 263, column: 11, scope: !719)
!722 = !DILocation(line: 263, column: 15, scope: !719)
!723 = !DILocation(line: 264, column: 10, scope: !719)
!724 = !DILocation(line: 264, column: 17, scope: !719)
!725 = !DILocation(line: 264, column: 15, scope: !719)
!726 = !DILocation(line: 264, column: 5, scope: !719)
!727 = !DILocation(line: 265, column: 10, scope: !719)
!728 = !DILocation(line: 265, column: 5, scope: !719)
!729 = !DILocation(line: 266, column: 1, scope: !719)
!730 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 255, type: !731, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!731 = !DISubroutineType(types: !732)
!732 = !{null, !10, !8}
!733 = !DILocalVariable(name: "to", arg: 1, scope: !730, file: !3, line: 255, type: !10)
!734 = !DILocation(line: 255, column: 24, scope: !730)
!735 = !DILocalVariable(name: "n", arg: 2, scope: !730, file: !3, line: 255, type: !8)
!736 = !DILocation(line: 255, column: 32, scope: !730)
!737 = !DILocalVariable(name: "i", scope: !738, file: !3, line: 257, type: !8)
!738 = distinct !DILexicalBlock(scope: !730, file: !3, line: 257, column: 5)
!739 = !DILocation(line: 257, column: 14, scope: !738)
!740 = !DILocation(line: 257, column: 10, scope: !738)
!741 = !DILocation(line: 257, column: 21, scope: !742)
!742 = distinct !DILexicalBlock(scope: !738, file: !3, line: 257, column: 5)
!743 = !DILocation(line: 257, column: 25, scope: !742)
!744 = !DILocation(line: 257, column: 23, scope: !742)
!745 = !DILocation(line: 257, column: 5, scope: !738)
!746 = !DILocation(line: 258, column: 9, scope: !742)
!747 = !DILocation(line: 258, column: 12, scope: !742)
!748 = !DILocation(line: 258, column: 15, scope: !742)
!749 = !DILocation(line: 257, column: 29, scope: !742)
!750 = !DILocation(line: 257, column: 5, scope: !742)
!751 = distinct !{!751, !745, !752, !135}
!752 = !DILocation(line: 258, column: 17, scope: !738)
!753 = !DILocation(line: 259, column: 1, scope: !730)
