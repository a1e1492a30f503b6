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
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !11
@entry_heap_write_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0), void ()* @heap_write_past_end, %struct.fault_case* null }, align 8, !dbg !25
@entry_heap_write_before_start = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i32 0, i32 0), void ()* @heap_write_before_start, %struct.fault_case* null }, align 8, !dbg !27
@entry_heap_read_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i32 0, i32 0), void ()* @heap_read_past_end, %struct.fault_case* null }, align 8, !dbg !29
@entry_heap_read_before_start = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.4, i32 0, i32 0), void ()* @heap_read_before_start, %struct.fault_case* null }, align 8, !dbg !31
@entry_heap_straddles_end = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i32 0, i32 0), void ()* @heap_straddles_end, %struct.fault_case* null }, align 8, !dbg !33
@entry_heap_far_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.6, i32 0, i32 0), void ()* @heap_far_past_end, %struct.fault_case* null }, align 8, !dbg !35
@entry_heap_wrong_struct = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.7, i32 0, i32 0), void ()* @heap_wrong_struct, %struct.fault_case* null }, align 8, !dbg !37
@entry_heap_size_of_pointer = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.8, i32 0, i32 0), void ()* @heap_size_of_pointer, %struct.fault_case* null }, align 8, !dbg !39
@entry_heap_empty_block = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.9, i32 0, i32 0), void ()* @heap_empty_block, %struct.fault_case* null }, align 8, !dbg !41
@entry_heap_cast_to_wider = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.10, i32 0, i32 0), void ()* @heap_cast_to_wider, %struct.fault_case* null }, align 8, !dbg !43
@entry_heap_through_integer = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.11, i32 0, i32 0), void ()* @heap_through_integer, %struct.fault_case* null }, align 8, !dbg !45
@entry_heap_realloc_smaller = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.12, i32 0, i32 0), void ()* @heap_realloc_smaller, %struct.fault_case* null }, align 8, !dbg !47
@entry_heap_use_after_realloc = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.13, i32 0, i32 0), void ()* @heap_use_after_realloc, %struct.fault_case* null }, align 8, !dbg !49
@entry_heap_use_after_free_write = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.14, i32 0, i32 0), void ()* @heap_use_after_free_write, %struct.fault_case* null }, align 8, !dbg !51
@entry_heap_use_after_free_read = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.15, i32 0, i32 0), void ()* @heap_use_after_free_read, %struct.fault_case* null }, align 8, !dbg !53
@entry_heap_use_after_free_and_reuse = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.16, i32 0, i32 0), void ()* @heap_use_after_free_and_reuse, %struct.fault_case* null }, align 8, !dbg !55
@entry_heap_list_freed_while_walked = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.17, i32 0, i32 0), void ()* @heap_list_freed_while_walked, %struct.fault_case* null }, align 8, !dbg !57
@entry_heap_two_dimensional = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.18, i32 0, i32 0), void ()* @heap_two_dimensional, %struct.fault_case* null }, align 8, !dbg !59
@entry_heap_flexible_member = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.19, i32 0, i32 0), void ()* @heap_flexible_member, %struct.fault_case* null }, align 8, !dbg !61
@entry_heap_union = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), void ()* @heap_union, %struct.fault_case* null }, align 8, !dbg !63
@entry_heap_aligned = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.21, i32 0, i32 0), void ()* @heap_aligned, %struct.fault_case* null }, align 8, !dbg !65
@entry_heap_calloc_product = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.22, i32 0, i32 0), void ()* @heap_calloc_product, %struct.fault_case* null }, align 8, !dbg !67
@entry_heap_in_callee = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.23, i32 0, i32 0), void ()* @heap_in_callee, %struct.fault_case* null }, align 8, !dbg !69
@.str.1 = private unnamed_addr constant [20 x i8] c"heap_write_past_end\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"heap_write_before_start\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"heap_read_past_end\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"heap_read_before_start\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"heap_straddles_end\00", align 1
@.str.6 = private unnamed_addr constant [18 x i8] c"heap_far_past_end\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"heap_wrong_struct\00", align 1
@.str.8 = private unnamed_addr constant [21 x i8] c"heap_size_of_pointer\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"heap_empty_block\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"heap_cast_to_wider\00", align 1
@.str.11 = private unnamed_addr constant [21 x i8] c"heap_through_integer\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"heap_realloc_smaller\00", align 1
@.str.13 = private unnamed_addr constant [23 x i8] c"heap_use_after_realloc\00", align 1
@.str.14 = private unnamed_addr constant [26 x i8] c"heap_use_after_free_write\00", align 1
@.str.15 = private unnamed_addr constant [25 x i8] c"heap_use_after_free_read\00", align 1
@.str.16 = private unnamed_addr constant [30 x i8] c"heap_use_after_free_and_reuse\00", align 1
@.str.17 = private unnamed_addr constant [29 x i8] c"heap_list_freed_while_walked\00", align 1
@.str.18 = private unnamed_addr constant [21 x i8] c"heap_two_dimensional\00", align 1
@.str.19 = private unnamed_addr constant [21 x i8] c"heap_flexible_member\00", align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"heap_union\00", align 1
@.str.21 = private unnamed_addr constant [13 x i8] c"heap_aligned\00", align 1
@.str.22 = private unnamed_addr constant [20 x i8] c"heap_calloc_product\00", align 1
@.str.23 = private unnamed_addr constant [15 x i8] c"heap_in_callee\00", align 1
@llvm.global_ctors = appending global [23 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_heap_write_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_write_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_read_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_read_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_straddles_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_far_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_wrong_struct, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_size_of_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_empty_block, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_cast_to_wider, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_through_integer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_realloc_smaller, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_use_after_realloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_use_after_free_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_use_after_free_read, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_use_after_free_and_reuse, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_list_freed_while_walked, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_two_dimensional, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_flexible_member, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_union, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_aligned, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_calloc_product, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_heap_in_callee, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !80 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !85, metadata !DIExpression()), !dbg !86
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !87, metadata !DIExpression()), !dbg !88
  %7 = load i32, i32* %4, align 4, !dbg !89
  %8 = icmp sgt i32 %7, 2, !dbg !90
  br i1 %8, label %9, label %15, !dbg !91

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !92
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !92
  %12 = load i8*, i8** %11, align 8, !dbg !92
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #5, !dbg !93
  %14 = icmp eq i32 %13, 0, !dbg !94
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !95
  %17 = zext i1 %16 to i32, !dbg !91
  store i32 %17, i32* @bad, align 4, !dbg !96
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !97, metadata !DIExpression()), !dbg !99
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !100
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !99
  br label %19, !dbg !101

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !102
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !104
  br i1 %21, label %22, label %43, !dbg !104

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !105
  %24 = icmp sgt i32 %23, 1, !dbg !107
  br i1 %24, label %25, label %38, !dbg !108

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !109
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !109
  %28 = load i8*, i8** %27, align 8, !dbg !109
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !110
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !111
  %31 = load i8*, i8** %30, align 8, !dbg !111
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #5, !dbg !112
  %33 = icmp eq i32 %32, 0, !dbg !113
  br i1 %33, label %34, label %38, !dbg !114

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !115
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !117
  %37 = load void ()*, void ()** %36, align 8, !dbg !117
  call void %37(), !dbg !115
  store i32 0, i32* %3, align 4, !dbg !118
  br label %44, !dbg !118

38:                                               ; preds = %25, %22
  br label %39, !dbg !119

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !120
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !121
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !121
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !122
  br label %19, !dbg !123, !llvm.loop !124

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !127
  br label %44, !dbg !127

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !128
  ret i32 %45, !dbg !128
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_write_past_end() #0 !dbg !129 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !130
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_write_past_end, i32 0, i32 2), align 8, !dbg !130
  store %struct.fault_case* @entry_heap_write_past_end, %struct.fault_case** @all_cases, align 8, !dbg !130
  ret void, !dbg !130
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_write_before_start() #0 !dbg !131 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !132
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_write_before_start, i32 0, i32 2), align 8, !dbg !132
  store %struct.fault_case* @entry_heap_write_before_start, %struct.fault_case** @all_cases, align 8, !dbg !132
  ret void, !dbg !132
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_read_past_end() #0 !dbg !133 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !134
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_read_past_end, i32 0, i32 2), align 8, !dbg !134
  store %struct.fault_case* @entry_heap_read_past_end, %struct.fault_case** @all_cases, align 8, !dbg !134
  ret void, !dbg !134
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_read_before_start() #0 !dbg !135 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !136
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_read_before_start, i32 0, i32 2), align 8, !dbg !136
  store %struct.fault_case* @entry_heap_read_before_start, %struct.fault_case** @all_cases, align 8, !dbg !136
  ret void, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_straddles_end() #0 !dbg !137 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !138
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_straddles_end, i32 0, i32 2), align 8, !dbg !138
  store %struct.fault_case* @entry_heap_straddles_end, %struct.fault_case** @all_cases, align 8, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_far_past_end() #0 !dbg !139 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !140
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_far_past_end, i32 0, i32 2), align 8, !dbg !140
  store %struct.fault_case* @entry_heap_far_past_end, %struct.fault_case** @all_cases, align 8, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_wrong_struct() #0 !dbg !141 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !142
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_wrong_struct, i32 0, i32 2), align 8, !dbg !142
  store %struct.fault_case* @entry_heap_wrong_struct, %struct.fault_case** @all_cases, align 8, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_size_of_pointer() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_size_of_pointer, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_heap_size_of_pointer, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_empty_block() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_empty_block, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_heap_empty_block, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_cast_to_wider() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_cast_to_wider, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_heap_cast_to_wider, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_through_integer() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_through_integer, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_heap_through_integer, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_realloc_smaller() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_realloc_smaller, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_heap_realloc_smaller, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_realloc() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_use_after_realloc, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_heap_use_after_realloc, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_write() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_use_after_free_write, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_heap_use_after_free_write, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_read() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_use_after_free_read, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_heap_use_after_free_read, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_use_after_free_and_reuse() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_use_after_free_and_reuse, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_heap_use_after_free_and_reuse, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_list_freed_while_walked() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_list_freed_while_walked, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_heap_list_freed_while_walked, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_two_dimensional() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_two_dimensional, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_heap_two_dimensional, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_flexible_member() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_flexible_member, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_heap_flexible_member, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_union() #0 !dbg !167 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !168
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_union, i32 0, i32 2), align 8, !dbg !168
  store %struct.fault_case* @entry_heap_union, %struct.fault_case** @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_aligned() #0 !dbg !169 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !170
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_aligned, i32 0, i32 2), align 8, !dbg !170
  store %struct.fault_case* @entry_heap_aligned, %struct.fault_case** @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_calloc_product() #0 !dbg !171 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !172
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_calloc_product, i32 0, i32 2), align 8, !dbg !172
  store %struct.fault_case* @entry_heap_calloc_product, %struct.fault_case** @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_heap_in_callee() #0 !dbg !173 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !174
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_heap_in_callee, i32 0, i32 2), align 8, !dbg !174
  store %struct.fault_case* @entry_heap_in_callee, %struct.fault_case** @all_cases, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_write_past_end() #0 !dbg !175 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !176, metadata !DIExpression()), !dbg !177
  %2 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !178
  store i8* %2, i8** %1, align 8, !dbg !177
  %3 = load i8*, i8** %1, align 8, !dbg !179
  %4 = load i32, i32* @bad, align 4, !dbg !180
  %5 = icmp ne i32 %4, 0, !dbg !180
  %6 = zext i1 %5 to i64, !dbg !180
  %7 = select i1 %5, i32 8, i32 7, !dbg !180
  %8 = sext i32 %7 to i64, !dbg !179
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !179
  store i8 1, i8* %9, align 1, !dbg !181
  %10 = load i8*, i8** %1, align 8, !dbg !182
  call void @free(i8* noundef %10) #6, !dbg !183
  ret void, !dbg !184
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_write_before_start() #0 !dbg !185 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !186, metadata !DIExpression()), !dbg !187
  %2 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !188
  store i8* %2, i8** %1, align 8, !dbg !187
  %3 = load i8*, i8** %1, align 8, !dbg !189
  %4 = load i32, i32* @bad, align 4, !dbg !190
  %5 = icmp ne i32 %4, 0, !dbg !190
  %6 = zext i1 %5 to i64, !dbg !190
  %7 = select i1 %5, i32 -1, i32 0, !dbg !190
  %8 = sext i32 %7 to i64, !dbg !189
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !189
  store i8 1, i8* %9, align 1, !dbg !191
  %10 = load i8*, i8** %1, align 8, !dbg !192
  call void @free(i8* noundef %10) #6, !dbg !193
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_read_past_end() #0 !dbg !195 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32** %1, metadata !196, metadata !DIExpression()), !dbg !198
  %4 = call noalias i8* @calloc(i64 noundef 4, i64 noundef 4) #6, !dbg !199
  %5 = bitcast i8* %4 to i32*, !dbg !199
  store i32* %5, i32** %1, align 8, !dbg !198
  call void @llvm.dbg.declare(metadata i32* %2, metadata !200, metadata !DIExpression()), !dbg !201
  store i32 0, i32* %2, align 4, !dbg !201
  call void @llvm.dbg.declare(metadata i32* %3, metadata !202, metadata !DIExpression()), !dbg !204
  store i32 0, i32* %3, align 4, !dbg !204
  br label %6, !dbg !205

6:                                                ; preds = %21, %0
  %7 = load i32, i32* %3, align 4, !dbg !206
  %8 = load i32, i32* @bad, align 4, !dbg !208
  %9 = icmp ne i32 %8, 0, !dbg !208
  %10 = zext i1 %9 to i64, !dbg !208
  %11 = select i1 %9, i32 5, i32 4, !dbg !208
  %12 = icmp slt i32 %7, %11, !dbg !209
  br i1 %12, label %13, label %24, !dbg !210

13:                                               ; preds = %6
  %14 = load i32*, i32** %1, align 8, !dbg !211
  %15 = load i32, i32* %3, align 4, !dbg !212
  %16 = sext i32 %15 to i64, !dbg !211
  %17 = getelementptr inbounds i32, i32* %14, i64 %16, !dbg !211
  %18 = load i32, i32* %17, align 4, !dbg !211
  %19 = load i32, i32* %2, align 4, !dbg !213
  %20 = add nsw i32 %19, %18, !dbg !213
  store i32 %20, i32* %2, align 4, !dbg !213
  br label %21, !dbg !214

21:                                               ; preds = %13
  %22 = load i32, i32* %3, align 4, !dbg !215
  %23 = add nsw i32 %22, 1, !dbg !215
  store i32 %23, i32* %3, align 4, !dbg !215
  br label %6, !dbg !216, !llvm.loop !217

24:                                               ; preds = %6
  %25 = load i32*, i32** %1, align 8, !dbg !219
  %26 = bitcast i32* %25 to i8*, !dbg !219
  call void @free(i8* noundef %26) #6, !dbg !220
  %27 = load i32, i32* %2, align 4, !dbg !221
  %28 = icmp ne i32 %27, 0, !dbg !221
  br i1 %28, label %29, label %30, !dbg !223

29:                                               ; preds = %24
  call void @abort() #7, !dbg !224
  unreachable, !dbg !224

30:                                               ; preds = %24
  ret void, !dbg !225
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_read_before_start() #0 !dbg !226 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32** %1, metadata !227, metadata !DIExpression()), !dbg !228
  %4 = call noalias i8* @calloc(i64 noundef 4, i64 noundef 4) #6, !dbg !229
  %5 = bitcast i8* %4 to i32*, !dbg !229
  store i32* %5, i32** %1, align 8, !dbg !228
  call void @llvm.dbg.declare(metadata i32* %2, metadata !230, metadata !DIExpression()), !dbg !231
  store i32 0, i32* %2, align 4, !dbg !231
  call void @llvm.dbg.declare(metadata i32* %3, metadata !232, metadata !DIExpression()), !dbg !234
  store i32 3, i32* %3, align 4, !dbg !234
  br label %6, !dbg !235

6:                                                ; preds = %21, %0
  %7 = load i32, i32* %3, align 4, !dbg !236
  %8 = load i32, i32* @bad, align 4, !dbg !238
  %9 = icmp ne i32 %8, 0, !dbg !238
  %10 = zext i1 %9 to i64, !dbg !238
  %11 = select i1 %9, i32 -1, i32 0, !dbg !238
  %12 = icmp sge i32 %7, %11, !dbg !239
  br i1 %12, label %13, label %24, !dbg !240

13:                                               ; preds = %6
  %14 = load i32*, i32** %1, align 8, !dbg !241
  %15 = load i32, i32* %3, align 4, !dbg !242
  %16 = sext i32 %15 to i64, !dbg !241
  %17 = getelementptr inbounds i32, i32* %14, i64 %16, !dbg !241
  %18 = load i32, i32* %17, align 4, !dbg !241
  %19 = load i32, i32* %2, align 4, !dbg !243
  %20 = add nsw i32 %19, %18, !dbg !243
  store i32 %20, i32* %2, align 4, !dbg !243
  br label %21, !dbg !244

21:                                               ; preds = %13
  %22 = load i32, i32* %3, align 4, !dbg !245
  %23 = add nsw i32 %22, -1, !dbg !245
  store i32 %23, i32* %3, align 4, !dbg !245
  br label %6, !dbg !246, !llvm.loop !247

24:                                               ; preds = %6
  %25 = load i32*, i32** %1, align 8, !dbg !249
  %26 = bitcast i32* %25 to i8*, !dbg !249
  call void @free(i8* noundef %26) #6, !dbg !250
  %27 = load i32, i32* %2, align 4, !dbg !251
  %28 = icmp ne i32 %27, 0, !dbg !251
  br i1 %28, label %29, label %30, !dbg !253

29:                                               ; preds = %24
  call void @abort() #7, !dbg !254
  unreachable, !dbg !254

30:                                               ; preds = %24
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_straddles_end() #0 !dbg !256 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !257, metadata !DIExpression()), !dbg !258
  %2 = load i32, i32* @bad, align 4, !dbg !259
  %3 = icmp ne i32 %2, 0, !dbg !259
  %4 = zext i1 %3 to i64, !dbg !259
  %5 = select i1 %3, i32 6, i32 8, !dbg !259
  %6 = sext i32 %5 to i64, !dbg !259
  %7 = call noalias i8* @malloc(i64 noundef %6) #6, !dbg !260
  store i8* %7, i8** %1, align 8, !dbg !258
  %8 = load i8*, i8** %1, align 8, !dbg !261
  %9 = bitcast i8* %8 to i64*, !dbg !262
  store i64 1, i64* %9, align 8, !dbg !263
  %10 = load i8*, i8** %1, align 8, !dbg !264
  call void @free(i8* noundef %10) #6, !dbg !265
  ret void, !dbg !266
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_far_past_end() #0 !dbg !267 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !268, metadata !DIExpression()), !dbg !269
  %2 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !270
  store i8* %2, i8** %1, align 8, !dbg !269
  %3 = load i8*, i8** %1, align 8, !dbg !271
  %4 = load i32, i32* @bad, align 4, !dbg !272
  %5 = icmp ne i32 %4, 0, !dbg !272
  %6 = zext i1 %5 to i64, !dbg !272
  %7 = select i1 %5, i32 100000, i32 3, !dbg !272
  %8 = sext i32 %7 to i64, !dbg !271
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !271
  store i8 1, i8* %9, align 1, !dbg !273
  %10 = load i8*, i8** %1, align 8, !dbg !274
  call void @free(i8* noundef %10) #6, !dbg !275
  ret void, !dbg !276
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_wrong_struct() #0 !dbg !277 {
  %1 = alloca %struct.pair*, align 8
  call void @llvm.dbg.declare(metadata %struct.pair** %1, metadata !278, metadata !DIExpression()), !dbg !284
  %2 = load i32, i32* @bad, align 4, !dbg !285
  %3 = icmp ne i32 %2, 0, !dbg !285
  %4 = zext i1 %3 to i64, !dbg !285
  %5 = select i1 %3, i64 4, i64 8, !dbg !285
  %6 = call noalias i8* @malloc(i64 noundef %5) #6, !dbg !286
  %7 = bitcast i8* %6 to %struct.pair*, !dbg !286
  store %struct.pair* %7, %struct.pair** %1, align 8, !dbg !284
  %8 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !287
  %9 = getelementptr inbounds %struct.pair, %struct.pair* %8, i32 0, i32 0, !dbg !288
  store i32 1, i32* %9, align 4, !dbg !289
  %10 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !290
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %10, i32 0, i32 1, !dbg !291
  store i32 2, i32* %11, align 4, !dbg !292
  %12 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !293
  %13 = bitcast %struct.pair* %12 to i8*, !dbg !293
  call void @free(i8* noundef %13) #6, !dbg !294
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_size_of_pointer() #0 !dbg !296 {
  %1 = alloca double*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata double** %1, metadata !297, metadata !DIExpression()), !dbg !300
  %3 = load i32, i32* @bad, align 4, !dbg !301
  %4 = icmp ne i32 %3, 0, !dbg !301
  %5 = zext i1 %4 to i64, !dbg !301
  %6 = select i1 %4, i64 8, i64 32, !dbg !301
  %7 = call noalias i8* @malloc(i64 noundef %6) #6, !dbg !302
  %8 = bitcast i8* %7 to double*, !dbg !302
  store double* %8, double** %1, align 8, !dbg !300
  call void @llvm.dbg.declare(metadata i32* %2, metadata !303, metadata !DIExpression()), !dbg !305
  store i32 0, i32* %2, align 4, !dbg !305
  br label %9, !dbg !306

9:                                                ; preds = %19, %0
  %10 = load i32, i32* %2, align 4, !dbg !307
  %11 = icmp slt i32 %10, 4, !dbg !309
  br i1 %11, label %12, label %22, !dbg !310

12:                                               ; preds = %9
  %13 = load i32, i32* %2, align 4, !dbg !311
  %14 = sitofp i32 %13 to double, !dbg !311
  %15 = load double*, double** %1, align 8, !dbg !312
  %16 = load i32, i32* %2, align 4, !dbg !313
  %17 = sext i32 %16 to i64, !dbg !312
  %18 = getelementptr inbounds double, double* %15, i64 %17, !dbg !312
  store double %14, double* %18, align 8, !dbg !314
  br label %19, !dbg !312

19:                                               ; preds = %12
  %20 = load i32, i32* %2, align 4, !dbg !315
  %21 = add nsw i32 %20, 1, !dbg !315
  store i32 %21, i32* %2, align 4, !dbg !315
  br label %9, !dbg !316, !llvm.loop !317

22:                                               ; preds = %9
  %23 = load double*, double** %1, align 8, !dbg !319
  %24 = bitcast double* %23 to i8*, !dbg !319
  call void @free(i8* noundef %24) #6, !dbg !320
  ret void, !dbg !321
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_empty_block() #0 !dbg !322 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !323, metadata !DIExpression()), !dbg !324
  %2 = load i32, i32* @bad, align 4, !dbg !325
  %3 = icmp ne i32 %2, 0, !dbg !325
  %4 = zext i1 %3 to i64, !dbg !325
  %5 = select i1 %3, i32 0, i32 1, !dbg !325
  %6 = sext i32 %5 to i64, !dbg !325
  %7 = call noalias i8* @malloc(i64 noundef %6) #6, !dbg !326
  store i8* %7, i8** %1, align 8, !dbg !324
  %8 = load i8*, i8** %1, align 8, !dbg !327
  store i8 1, i8* %8, align 1, !dbg !328
  %9 = load i8*, i8** %1, align 8, !dbg !329
  call void @free(i8* noundef %9) #6, !dbg !330
  ret void, !dbg !331
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_cast_to_wider() #0 !dbg !332 {
  %1 = alloca i16*, align 8
  %2 = alloca i64*, align 8
  call void @llvm.dbg.declare(metadata i16** %1, metadata !333, metadata !DIExpression()), !dbg !336
  %3 = call noalias i8* @malloc(i64 noundef 6) #6, !dbg !337
  %4 = bitcast i8* %3 to i16*, !dbg !337
  store i16* %4, i16** %1, align 8, !dbg !336
  call void @llvm.dbg.declare(metadata i64** %2, metadata !338, metadata !DIExpression()), !dbg !339
  %5 = load i16*, i16** %1, align 8, !dbg !340
  %6 = bitcast i16* %5 to i64*, !dbg !341
  store i64* %6, i64** %2, align 8, !dbg !339
  %7 = load i16*, i16** %1, align 8, !dbg !342
  %8 = getelementptr inbounds i16, i16* %7, i64 2, !dbg !342
  store i16 1, i16* %8, align 2, !dbg !343
  %9 = load i16*, i16** %1, align 8, !dbg !344
  %10 = getelementptr inbounds i16, i16* %9, i64 1, !dbg !344
  store i16 1, i16* %10, align 2, !dbg !345
  %11 = load i16*, i16** %1, align 8, !dbg !346
  %12 = getelementptr inbounds i16, i16* %11, i64 0, !dbg !346
  store i16 1, i16* %12, align 2, !dbg !347
  %13 = load i32, i32* @bad, align 4, !dbg !348
  %14 = icmp ne i32 %13, 0, !dbg !348
  br i1 %14, label %15, label %17, !dbg !350

15:                                               ; preds = %0
  %16 = load i64*, i64** %2, align 8, !dbg !351
  store i64 0, i64* %16, align 8, !dbg !352
  br label %17, !dbg !353

17:                                               ; preds = %15, %0
  %18 = load i16*, i16** %1, align 8, !dbg !354
  %19 = bitcast i16* %18 to i8*, !dbg !354
  call void @free(i8* noundef %19) #6, !dbg !355
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_through_integer() #0 !dbg !357 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !358, metadata !DIExpression()), !dbg !359
  %3 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !360
  store i8* %3, i8** %1, align 8, !dbg !359
  call void @llvm.dbg.declare(metadata i64* %2, metadata !361, metadata !DIExpression()), !dbg !362
  %4 = load i8*, i8** %1, align 8, !dbg !363
  %5 = ptrtoint i8* %4 to i64, !dbg !364
  %6 = load i32, i32* @bad, align 4, !dbg !365
  %7 = icmp ne i32 %6, 0, !dbg !365
  %8 = zext i1 %7 to i64, !dbg !365
  %9 = select i1 %7, i32 8, i32 7, !dbg !365
  %10 = sext i32 %9 to i64, !dbg !366
  %11 = add i64 %5, %10, !dbg !367
  store i64 %11, i64* %2, align 8, !dbg !362
  %12 = load i64, i64* %2, align 8, !dbg !368
  %13 = inttoptr i64 %12 to i8*, !dbg !369
  store i8 1, i8* %13, align 1, !dbg !370
  %14 = load i8*, i8** %1, align 8, !dbg !371
  call void @free(i8* noundef %14) #6, !dbg !372
  ret void, !dbg !373
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_realloc_smaller() #0 !dbg !374 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !375, metadata !DIExpression()), !dbg !376
  %2 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !377
  store i8* %2, i8** %1, align 8, !dbg !376
  %3 = load i8*, i8** %1, align 8, !dbg !378
  %4 = getelementptr inbounds i8, i8* %3, i64 15, !dbg !378
  store i8 1, i8* %4, align 1, !dbg !379
  %5 = load i8*, i8** %1, align 8, !dbg !380
  %6 = call i8* @realloc(i8* noundef %5, i64 noundef 8) #6, !dbg !381
  store i8* %6, i8** %1, align 8, !dbg !382
  %7 = load i8*, i8** %1, align 8, !dbg !383
  %8 = load i32, i32* @bad, align 4, !dbg !384
  %9 = icmp ne i32 %8, 0, !dbg !384
  %10 = zext i1 %9 to i64, !dbg !384
  %11 = select i1 %9, i32 15, i32 7, !dbg !384
  %12 = sext i32 %11 to i64, !dbg !383
  %13 = getelementptr inbounds i8, i8* %7, i64 %12, !dbg !383
  store i8 1, i8* %13, align 1, !dbg !385
  %14 = load i8*, i8** %1, align 8, !dbg !386
  call void @free(i8* noundef %14) #6, !dbg !387
  ret void, !dbg !388
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_realloc() #0 !dbg !389 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !390, metadata !DIExpression()), !dbg !391
  %3 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !392
  store i8* %3, i8** %1, align 8, !dbg !391
  %4 = load i8*, i8** %1, align 8, !dbg !393
  %5 = getelementptr inbounds i8, i8* %4, i64 0, !dbg !393
  store i8 1, i8* %5, align 1, !dbg !394
  call void @llvm.dbg.declare(metadata i8** %2, metadata !395, metadata !DIExpression()), !dbg !396
  %6 = load i8*, i8** %1, align 8, !dbg !397
  %7 = call i8* @realloc(i8* noundef %6, i64 noundef 64) #6, !dbg !398
  store i8* %7, i8** %2, align 8, !dbg !396
  %8 = load i32, i32* @bad, align 4, !dbg !399
  %9 = icmp ne i32 %8, 0, !dbg !399
  br i1 %9, label %10, label %13, !dbg !401

10:                                               ; preds = %0
  %11 = load i8*, i8** %1, align 8, !dbg !402
  %12 = getelementptr inbounds i8, i8* %11, i64 0, !dbg !402
  store i8 2, i8* %12, align 1, !dbg !403
  br label %13, !dbg !402

13:                                               ; preds = %10, %0
  %14 = load i8*, i8** %2, align 8, !dbg !404
  %15 = getelementptr inbounds i8, i8* %14, i64 63, !dbg !404
  store i8 1, i8* %15, align 1, !dbg !405
  %16 = load i8*, i8** %2, align 8, !dbg !406
  call void @free(i8* noundef %16) #6, !dbg !407
  ret void, !dbg !408
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_write() #0 !dbg !409 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !410, metadata !DIExpression()), !dbg !411
  %2 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !412
  store i8* %2, i8** %1, align 8, !dbg !411
  %3 = load i32, i32* @bad, align 4, !dbg !413
  %4 = icmp ne i32 %3, 0, !dbg !413
  br i1 %4, label %7, label %5, !dbg !415

5:                                                ; preds = %0
  %6 = load i8*, i8** %1, align 8, !dbg !416
  store i8 1, i8* %6, align 1, !dbg !417
  br label %7, !dbg !418

7:                                                ; preds = %5, %0
  %8 = load i8*, i8** %1, align 8, !dbg !419
  call void @free(i8* noundef %8) #6, !dbg !420
  %9 = load i32, i32* @bad, align 4, !dbg !421
  %10 = icmp ne i32 %9, 0, !dbg !421
  br i1 %10, label %11, label %13, !dbg !423

11:                                               ; preds = %7
  %12 = load i8*, i8** %1, align 8, !dbg !424
  store i8 1, i8* %12, align 1, !dbg !425
  br label %13, !dbg !426

13:                                               ; preds = %11, %7
  ret void, !dbg !427
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_read() #0 !dbg !428 {
  %1 = alloca %struct.pair*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.pair** %1, metadata !429, metadata !DIExpression()), !dbg !430
  %3 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 8) #6, !dbg !431
  %4 = bitcast i8* %3 to %struct.pair*, !dbg !431
  store %struct.pair* %4, %struct.pair** %1, align 8, !dbg !430
  call void @llvm.dbg.declare(metadata i32* %2, metadata !432, metadata !DIExpression()), !dbg !433
  %5 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !434
  %6 = getelementptr inbounds %struct.pair, %struct.pair* %5, i32 0, i32 1, !dbg !435
  %7 = load i32, i32* %6, align 4, !dbg !435
  store i32 %7, i32* %2, align 4, !dbg !433
  %8 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !436
  %9 = bitcast %struct.pair* %8 to i8*, !dbg !436
  call void @free(i8* noundef %9) #6, !dbg !437
  %10 = load i32, i32* @bad, align 4, !dbg !438
  %11 = icmp ne i32 %10, 0, !dbg !438
  br i1 %11, label %12, label %16, !dbg !440

12:                                               ; preds = %0
  %13 = load %struct.pair*, %struct.pair** %1, align 8, !dbg !441
  %14 = getelementptr inbounds %struct.pair, %struct.pair* %13, i32 0, i32 1, !dbg !442
  %15 = load i32, i32* %14, align 4, !dbg !442
  store i32 %15, i32* %2, align 4, !dbg !443
  br label %16, !dbg !444

16:                                               ; preds = %12, %0
  %17 = load i32, i32* %2, align 4, !dbg !445
  %18 = icmp ne i32 %17, 0, !dbg !445
  br i1 %18, label %19, label %20, !dbg !447

19:                                               ; preds = %16
  call void @abort() #7, !dbg !448
  unreachable, !dbg !448

20:                                               ; preds = %16
  ret void, !dbg !449
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_use_after_free_and_reuse() #0 !dbg !450 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !451, metadata !DIExpression()), !dbg !452
  %3 = call noalias i8* @malloc(i64 noundef 24) #6, !dbg !453
  store i8* %3, i8** %1, align 8, !dbg !452
  %4 = load i8*, i8** %1, align 8, !dbg !454
  call void @free(i8* noundef %4) #6, !dbg !455
  call void @llvm.dbg.declare(metadata i8** %2, metadata !456, metadata !DIExpression()), !dbg !457
  %5 = call noalias i8* @malloc(i64 noundef 24) #6, !dbg !458
  store i8* %5, i8** %2, align 8, !dbg !457
  %6 = load i8*, i8** %2, align 8, !dbg !459
  %7 = getelementptr inbounds i8, i8* %6, i64 0, !dbg !459
  store i8 1, i8* %7, align 1, !dbg !460
  %8 = load i32, i32* @bad, align 4, !dbg !461
  %9 = icmp ne i32 %8, 0, !dbg !461
  br i1 %9, label %10, label %13, !dbg !463

10:                                               ; preds = %0
  %11 = load i8*, i8** %1, align 8, !dbg !464
  %12 = getelementptr inbounds i8, i8* %11, i64 0, !dbg !464
  store i8 2, i8* %12, align 1, !dbg !465
  br label %13, !dbg !464

13:                                               ; preds = %10, %0
  %14 = load i8*, i8** %2, align 8, !dbg !466
  call void @free(i8* noundef %14) #6, !dbg !467
  ret void, !dbg !468
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_list_freed_while_walked() #0 !dbg !469 {
  %1 = alloca %struct.node*, align 8
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !470, metadata !DIExpression()), !dbg !476
  store %struct.node* null, %struct.node** %1, align 8, !dbg !476
  call void @llvm.dbg.declare(metadata i32* %2, metadata !477, metadata !DIExpression()), !dbg !479
  store i32 0, i32* %2, align 4, !dbg !479
  br label %5, !dbg !480

5:                                                ; preds = %18, %0
  %6 = load i32, i32* %2, align 4, !dbg !481
  %7 = icmp slt i32 %6, 3, !dbg !483
  br i1 %7, label %8, label %21, !dbg !484

8:                                                ; preds = %5
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !485, metadata !DIExpression()), !dbg !487
  %9 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !488
  %10 = bitcast i8* %9 to %struct.node*, !dbg !488
  store %struct.node* %10, %struct.node** %3, align 8, !dbg !487
  %11 = load %struct.node*, %struct.node** %1, align 8, !dbg !489
  %12 = load %struct.node*, %struct.node** %3, align 8, !dbg !490
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 0, !dbg !491
  store %struct.node* %11, %struct.node** %13, align 8, !dbg !492
  %14 = load i32, i32* %2, align 4, !dbg !493
  %15 = load %struct.node*, %struct.node** %3, align 8, !dbg !494
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 1, !dbg !495
  store i32 %14, i32* %16, align 8, !dbg !496
  %17 = load %struct.node*, %struct.node** %3, align 8, !dbg !497
  store %struct.node* %17, %struct.node** %1, align 8, !dbg !498
  br label %18, !dbg !499

18:                                               ; preds = %8
  %19 = load i32, i32* %2, align 4, !dbg !500
  %20 = add nsw i32 %19, 1, !dbg !500
  store i32 %20, i32* %2, align 4, !dbg !500
  br label %5, !dbg !501, !llvm.loop !502

21:                                               ; preds = %5
  br label %22, !dbg !504

22:                                               ; preds = %39, %21
  %23 = load %struct.node*, %struct.node** %1, align 8, !dbg !505
  %24 = icmp ne %struct.node* %23, null, !dbg !504
  br i1 %24, label %25, label %41, !dbg !504

25:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !506, metadata !DIExpression()), !dbg !508
  %26 = load %struct.node*, %struct.node** %1, align 8, !dbg !509
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 0, !dbg !510
  %28 = load %struct.node*, %struct.node** %27, align 8, !dbg !510
  store %struct.node* %28, %struct.node** %4, align 8, !dbg !508
  %29 = load %struct.node*, %struct.node** %1, align 8, !dbg !511
  %30 = bitcast %struct.node* %29 to i8*, !dbg !511
  call void @free(i8* noundef %30) #6, !dbg !512
  %31 = load i32, i32* @bad, align 4, !dbg !513
  %32 = icmp ne i32 %31, 0, !dbg !513
  br i1 %32, label %33, label %37, !dbg !513

33:                                               ; preds = %25
  %34 = load %struct.node*, %struct.node** %1, align 8, !dbg !514
  %35 = getelementptr inbounds %struct.node, %struct.node* %34, i32 0, i32 0, !dbg !515
  %36 = load %struct.node*, %struct.node** %35, align 8, !dbg !515
  br label %39, !dbg !513

37:                                               ; preds = %25
  %38 = load %struct.node*, %struct.node** %4, align 8, !dbg !516
  br label %39, !dbg !513

39:                                               ; preds = %37, %33
  %40 = phi %struct.node* [ %36, %33 ], [ %38, %37 ], !dbg !513
  store %struct.node* %40, %struct.node** %1, align 8, !dbg !517
  br label %22, !dbg !504, !llvm.loop !518

41:                                               ; preds = %22
  ret void, !dbg !520
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_two_dimensional() #0 !dbg !521 {
  %1 = alloca i32**, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32*** %1, metadata !522, metadata !DIExpression()), !dbg !524
  %5 = call noalias i8* @malloc(i64 noundef 24) #6, !dbg !525
  %6 = bitcast i8* %5 to i32**, !dbg !525
  store i32** %6, i32*** %1, align 8, !dbg !524
  call void @llvm.dbg.declare(metadata i32* %2, metadata !526, metadata !DIExpression()), !dbg !528
  store i32 0, i32* %2, align 4, !dbg !528
  br label %7, !dbg !529

7:                                                ; preds = %17, %0
  %8 = load i32, i32* %2, align 4, !dbg !530
  %9 = icmp slt i32 %8, 3, !dbg !532
  br i1 %9, label %10, label %20, !dbg !533

10:                                               ; preds = %7
  %11 = call noalias i8* @calloc(i64 noundef 2, i64 noundef 4) #6, !dbg !534
  %12 = bitcast i8* %11 to i32*, !dbg !534
  %13 = load i32**, i32*** %1, align 8, !dbg !535
  %14 = load i32, i32* %2, align 4, !dbg !536
  %15 = sext i32 %14 to i64, !dbg !535
  %16 = getelementptr inbounds i32*, i32** %13, i64 %15, !dbg !535
  store i32* %12, i32** %16, align 8, !dbg !537
  br label %17, !dbg !535

17:                                               ; preds = %10
  %18 = load i32, i32* %2, align 4, !dbg !538
  %19 = add nsw i32 %18, 1, !dbg !538
  store i32 %19, i32* %2, align 4, !dbg !538
  br label %7, !dbg !539, !llvm.loop !540

20:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32** %3, metadata !542, metadata !DIExpression()), !dbg !543
  %21 = load i32**, i32*** %1, align 8, !dbg !544
  %22 = load i32, i32* @bad, align 4, !dbg !545
  %23 = icmp ne i32 %22, 0, !dbg !545
  %24 = zext i1 %23 to i64, !dbg !545
  %25 = select i1 %23, i32 3, i32 2, !dbg !545
  %26 = sext i32 %25 to i64, !dbg !544
  %27 = getelementptr inbounds i32*, i32** %21, i64 %26, !dbg !544
  %28 = load i32*, i32** %27, align 8, !dbg !544
  store i32* %28, i32** %3, align 8, !dbg !543
  %29 = load i32*, i32** %3, align 8, !dbg !546
  %30 = getelementptr inbounds i32, i32* %29, i64 1, !dbg !546
  store i32 1, i32* %30, align 4, !dbg !547
  call void @llvm.dbg.declare(metadata i32* %4, metadata !548, metadata !DIExpression()), !dbg !550
  store i32 0, i32* %4, align 4, !dbg !550
  br label %31, !dbg !551

31:                                               ; preds = %41, %20
  %32 = load i32, i32* %4, align 4, !dbg !552
  %33 = icmp slt i32 %32, 3, !dbg !554
  br i1 %33, label %34, label %44, !dbg !555

34:                                               ; preds = %31
  %35 = load i32**, i32*** %1, align 8, !dbg !556
  %36 = load i32, i32* %4, align 4, !dbg !557
  %37 = sext i32 %36 to i64, !dbg !556
  %38 = getelementptr inbounds i32*, i32** %35, i64 %37, !dbg !556
  %39 = load i32*, i32** %38, align 8, !dbg !556
  %40 = bitcast i32* %39 to i8*, !dbg !556
  call void @free(i8* noundef %40) #6, !dbg !558
  br label %41, !dbg !558

41:                                               ; preds = %34
  %42 = load i32, i32* %4, align 4, !dbg !559
  %43 = add nsw i32 %42, 1, !dbg !559
  store i32 %43, i32* %4, align 4, !dbg !559
  br label %31, !dbg !560, !llvm.loop !561

44:                                               ; preds = %31
  %45 = load i32**, i32*** %1, align 8, !dbg !563
  %46 = bitcast i32** %45 to i8*, !dbg !563
  call void @free(i8* noundef %46) #6, !dbg !564
  ret void, !dbg !565
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_flexible_member() #0 !dbg !566 {
  %1 = alloca %struct.text*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.text** %1, metadata !567, metadata !DIExpression()), !dbg !577
  %3 = call noalias i8* @malloc(i64 noundef 9) #6, !dbg !578
  %4 = bitcast i8* %3 to %struct.text*, !dbg !578
  store %struct.text* %4, %struct.text** %1, align 8, !dbg !577
  %5 = load %struct.text*, %struct.text** %1, align 8, !dbg !579
  %6 = getelementptr inbounds %struct.text, %struct.text* %5, i32 0, i32 0, !dbg !580
  store i32 5, i32* %6, align 4, !dbg !581
  call void @llvm.dbg.declare(metadata i32* %2, metadata !582, metadata !DIExpression()), !dbg !584
  store i32 0, i32* %2, align 4, !dbg !584
  br label %7, !dbg !585

7:                                                ; preds = %24, %0
  %8 = load i32, i32* %2, align 4, !dbg !586
  %9 = load %struct.text*, %struct.text** %1, align 8, !dbg !588
  %10 = getelementptr inbounds %struct.text, %struct.text* %9, i32 0, i32 0, !dbg !589
  %11 = load i32, i32* %10, align 4, !dbg !589
  %12 = load i32, i32* @bad, align 4, !dbg !590
  %13 = icmp ne i32 %12, 0, !dbg !590
  %14 = zext i1 %13 to i64, !dbg !590
  %15 = select i1 %13, i32 1, i32 0, !dbg !590
  %16 = add i32 %11, %15, !dbg !591
  %17 = icmp ult i32 %8, %16, !dbg !592
  br i1 %17, label %18, label %27, !dbg !593

18:                                               ; preds = %7
  %19 = load %struct.text*, %struct.text** %1, align 8, !dbg !594
  %20 = getelementptr inbounds %struct.text, %struct.text* %19, i32 0, i32 1, !dbg !595
  %21 = load i32, i32* %2, align 4, !dbg !596
  %22 = zext i32 %21 to i64, !dbg !594
  %23 = getelementptr inbounds [0 x i8], [0 x i8]* %20, i64 0, i64 %22, !dbg !594
  store i8 120, i8* %23, align 1, !dbg !597
  br label %24, !dbg !594

24:                                               ; preds = %18
  %25 = load i32, i32* %2, align 4, !dbg !598
  %26 = add i32 %25, 1, !dbg !598
  store i32 %26, i32* %2, align 4, !dbg !598
  br label %7, !dbg !599, !llvm.loop !600

27:                                               ; preds = %7
  %28 = load %struct.text*, %struct.text** %1, align 8, !dbg !602
  %29 = bitcast %struct.text* %28 to i8*, !dbg !602
  call void @free(i8* noundef %29) #6, !dbg !603
  ret void, !dbg !604
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_union() #0 !dbg !605 {
  %1 = alloca %union.word*, align 8
  call void @llvm.dbg.declare(metadata %union.word** %1, metadata !606, metadata !DIExpression()), !dbg !615
  %2 = load i32, i32* @bad, align 4, !dbg !616
  %3 = icmp ne i32 %2, 0, !dbg !616
  %4 = zext i1 %3 to i64, !dbg !616
  %5 = select i1 %3, i64 4, i64 8, !dbg !616
  %6 = call noalias i8* @malloc(i64 noundef %5) #6, !dbg !617
  %7 = bitcast i8* %6 to %union.word*, !dbg !617
  store %union.word* %7, %union.word** %1, align 8, !dbg !615
  %8 = load %union.word*, %union.word** %1, align 8, !dbg !618
  %9 = bitcast %union.word* %8 to [8 x i8]*, !dbg !619
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %9, i64 0, i64 0, !dbg !618
  store i8 1, i8* %10, align 8, !dbg !620
  %11 = load %union.word*, %union.word** %1, align 8, !dbg !621
  %12 = bitcast %union.word* %11 to i64*, !dbg !622
  store i64 0, i64* %12, align 8, !dbg !623
  %13 = load %union.word*, %union.word** %1, align 8, !dbg !624
  %14 = bitcast %union.word* %13 to i8*, !dbg !624
  call void @free(i8* noundef %14) #6, !dbg !625
  ret void, !dbg !626
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_aligned() #0 !dbg !627 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !628, metadata !DIExpression()), !dbg !629
  %2 = call noalias align 64 i8* @aligned_alloc(i64 noundef 64, i64 noundef 64) #6, !dbg !630
  store i8* %2, i8** %1, align 8, !dbg !629
  %3 = load i8*, i8** %1, align 8, !dbg !631
  %4 = load i32, i32* @bad, align 4, !dbg !632
  %5 = icmp ne i32 %4, 0, !dbg !632
  %6 = zext i1 %5 to i64, !dbg !632
  %7 = select i1 %5, i32 64, i32 63, !dbg !632
  %8 = sext i32 %7 to i64, !dbg !631
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !631
  store i8 1, i8* %9, align 1, !dbg !633
  %10 = load i8*, i8** %1, align 8, !dbg !634
  call void @free(i8* noundef %10) #6, !dbg !635
  ret void, !dbg !636
}

; Function Attrs: nounwind
declare noalias i8* @aligned_alloc(i64 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_calloc_product() #0 !dbg !637 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !638, metadata !DIExpression()), !dbg !639
  %2 = load i32, i32* @bad, align 4, !dbg !640
  %3 = icmp ne i32 %2, 0, !dbg !640
  %4 = zext i1 %3 to i64, !dbg !640
  %5 = select i1 %3, i32 9, i32 10, !dbg !640
  %6 = sext i32 %5 to i64, !dbg !640
  %7 = call noalias i8* @calloc(i64 noundef %6, i64 noundef 4) #6, !dbg !641
  %8 = bitcast i8* %7 to i32*, !dbg !641
  store i32* %8, i32** %1, align 8, !dbg !639
  %9 = load i32*, i32** %1, align 8, !dbg !642
  %10 = getelementptr inbounds i32, i32* %9, i64 9, !dbg !642
  store i32 1, i32* %10, align 4, !dbg !643
  %11 = load i32*, i32** %1, align 8, !dbg !644
  %12 = bitcast i32* %11 to i8*, !dbg !644
  call void @free(i8* noundef %12) #6, !dbg !645
  ret void, !dbg !646
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap_in_callee() #0 !dbg !647 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !648, metadata !DIExpression()), !dbg !649
  %2 = call noalias i8* @malloc(i64 noundef 4) #6, !dbg !650
  store i8* %2, i8** %1, align 8, !dbg !649
  %3 = load i8*, i8** %1, align 8, !dbg !651
  %4 = load i32, i32* @bad, align 4, !dbg !652
  %5 = add nsw i32 4, %4, !dbg !653
  call void @fill(i8* noundef %3, i32 noundef %5), !dbg !654
  %6 = load i8*, i8** %1, align 8, !dbg !655
  call void @free(i8* noundef %6) #6, !dbg !656
  ret void, !dbg !657
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill(i8* noundef %0, i32 noundef %1) #0 !dbg !658 {
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !661, metadata !DIExpression()), !dbg !662
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !663, metadata !DIExpression()), !dbg !664
  call void @llvm.dbg.declare(metadata i32* %5, metadata !665, metadata !DIExpression()), !dbg !667
  store i32 0, i32* %5, align 4, !dbg !667
  br label %6, !dbg !668

6:                                                ; preds = %15, %2
  %7 = load i32, i32* %5, align 4, !dbg !669
  %8 = load i32, i32* %4, align 4, !dbg !671
  %9 = icmp slt i32 %7, %8, !dbg !672
  br i1 %9, label %10, label %18, !dbg !673

10:                                               ; preds = %6
  %11 = load i8*, i8** %3, align 8, !dbg !674
  %12 = load i32, i32* %5, align 4, !dbg !675
  %13 = sext i32 %12 to i64, !dbg !674
  %14 = getelementptr inbounds i8, i8* %11, i64 %13, !dbg !674
  store i8 97, i8* %14, align 1, !dbg !676
  br label %15, !dbg !674

15:                                               ; preds = %10
  %16 = load i32, i32* %5, align 4, !dbg !677
  %17 = add nsw i32 %16, 1, !dbg !677
  store i32 %17, i32* %5, align 4, !dbg !677
  br label %6, !dbg !678, !llvm.loop !679

18:                                               ; preds = %6
  ret void, !dbg !681
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
!llvm.module.flags = !{!72, !73, !74, !75, !76, !77, !78}
!llvm.ident = !{!79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !13, line: 18, type: !71, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "0fd1ba2638c53d3797979343a93e30d5")
!4 = !{!5, !7, !8}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11, !0, !25, !27, !29, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !13, line: 17, type: !14, isLocal: true, isDefinition: true)
!13 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !13, line: 12, size: 192, elements: !16)
!16 = !{!17, !20, !24}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !15, file: !13, line: 13, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !15, file: !13, line: 14, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !13, line: 15, baseType: !14, size: 64, offset: 128)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "entry_heap_write_past_end", scope: !2, file: !3, line: 9, type: !15, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "entry_heap_write_before_start", scope: !2, file: !3, line: 16, type: !15, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "entry_heap_read_past_end", scope: !2, file: !3, line: 23, type: !15, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "entry_heap_read_before_start", scope: !2, file: !3, line: 34, type: !15, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "entry_heap_straddles_end", scope: !2, file: !3, line: 45, type: !15, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "entry_heap_far_past_end", scope: !2, file: !3, line: 52, type: !15, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_heap_wrong_struct", scope: !2, file: !3, line: 59, type: !15, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_heap_size_of_pointer", scope: !2, file: !3, line: 67, type: !15, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_heap_empty_block", scope: !2, file: !3, line: 75, type: !15, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_heap_cast_to_wider", scope: !2, file: !3, line: 82, type: !15, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_heap_through_integer", scope: !2, file: !3, line: 92, type: !15, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_heap_realloc_smaller", scope: !2, file: !3, line: 100, type: !15, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_heap_use_after_realloc", scope: !2, file: !3, line: 109, type: !15, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_write", scope: !2, file: !3, line: 120, type: !15, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_read", scope: !2, file: !3, line: 130, type: !15, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_heap_use_after_free_and_reuse", scope: !2, file: !3, line: 141, type: !15, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_heap_list_freed_while_walked", scope: !2, file: !3, line: 157, type: !15, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_heap_two_dimensional", scope: !2, file: !3, line: 173, type: !15, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_heap_flexible_member", scope: !2, file: !3, line: 185, type: !15, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_heap_union", scope: !2, file: !3, line: 202, type: !15, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_heap_aligned", scope: !2, file: !3, line: 210, type: !15, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_heap_calloc_product", scope: !2, file: !3, line: 217, type: !15, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_heap_in_callee", scope: !2, file: !3, line: 230, type: !15, isLocal: true, isDefinition: true)
!71 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!72 = !{i32 7, !"Dwarf Version", i32 5}
!73 = !{i32 2, !"Debug Info Version", i32 3}
!74 = !{i32 1, !"wchar_size", i32 4}
!75 = !{i32 7, !"PIC Level", i32 2}
!76 = !{i32 7, !"PIE Level", i32 2}
!77 = !{i32 7, !"uwtable", i32 1}
!78 = !{i32 7, !"frame-pointer", i32 2}
!79 = !{!"Debian clang version 14.0.6"}
!80 = distinct !DISubprogram(name: "main", scope: !13, file: !13, line: 30, type: !81, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!81 = !DISubroutineType(types: !82)
!82 = !{!71, !71, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!84 = !{}
!85 = !DILocalVariable(name: "argc", arg: 1, scope: !80, file: !13, line: 30, type: !71)
!86 = !DILocation(line: 30, column: 14, scope: !80)
!87 = !DILocalVariable(name: "argv", arg: 2, scope: !80, file: !13, line: 30, type: !83)
!88 = !DILocation(line: 30, column: 27, scope: !80)
!89 = !DILocation(line: 32, column: 11, scope: !80)
!90 = !DILocation(line: 32, column: 16, scope: !80)
!91 = !DILocation(line: 32, column: 20, scope: !80)
!92 = !DILocation(line: 32, column: 30, scope: !80)
!93 = !DILocation(line: 32, column: 23, scope: !80)
!94 = !DILocation(line: 32, column: 46, scope: !80)
!95 = !DILocation(line: 0, scope: !80)
!96 = !DILocation(line: 32, column: 9, scope: !80)
!97 = !DILocalVariable(name: "c", scope: !98, file: !13, line: 33, type: !14)
!98 = distinct !DILexicalBlock(scope: !80, file: !13, line: 33, column: 5)
!99 = !DILocation(line: 33, column: 29, scope: !98)
!100 = !DILocation(line: 33, column: 33, scope: !98)
!101 = !DILocation(line: 33, column: 10, scope: !98)
!102 = !DILocation(line: 33, column: 44, scope: !103)
!103 = distinct !DILexicalBlock(scope: !98, file: !13, line: 33, column: 5)
!104 = !DILocation(line: 33, column: 5, scope: !98)
!105 = !DILocation(line: 34, column: 13, scope: !106)
!106 = distinct !DILexicalBlock(scope: !103, file: !13, line: 34, column: 13)
!107 = !DILocation(line: 34, column: 18, scope: !106)
!108 = !DILocation(line: 34, column: 22, scope: !106)
!109 = !DILocation(line: 34, column: 32, scope: !106)
!110 = !DILocation(line: 34, column: 41, scope: !106)
!111 = !DILocation(line: 34, column: 44, scope: !106)
!112 = !DILocation(line: 34, column: 25, scope: !106)
!113 = !DILocation(line: 34, column: 50, scope: !106)
!114 = !DILocation(line: 34, column: 13, scope: !103)
!115 = !DILocation(line: 35, column: 13, scope: !116)
!116 = distinct !DILexicalBlock(scope: !106, file: !13, line: 34, column: 56)
!117 = !DILocation(line: 35, column: 16, scope: !116)
!118 = !DILocation(line: 36, column: 13, scope: !116)
!119 = !DILocation(line: 34, column: 53, scope: !106)
!120 = !DILocation(line: 33, column: 51, scope: !103)
!121 = !DILocation(line: 33, column: 54, scope: !103)
!122 = !DILocation(line: 33, column: 49, scope: !103)
!123 = !DILocation(line: 33, column: 5, scope: !103)
!124 = distinct !{!124, !104, !125, !126}
!125 = !DILocation(line: 37, column: 9, scope: !98)
!126 = !{!"llvm.loop.mustprogress"}
!127 = !DILocation(line: 38, column: 5, scope: !80)
!128 = !DILocation(line: 39, column: 1, scope: !80)
!129 = distinct !DISubprogram(name: "add_heap_write_past_end", scope: !3, file: !3, line: 9, type: !22, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!130 = !DILocation(line: 9, column: 1, scope: !129)
!131 = distinct !DISubprogram(name: "add_heap_write_before_start", scope: !3, file: !3, line: 16, type: !22, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!132 = !DILocation(line: 16, column: 1, scope: !131)
!133 = distinct !DISubprogram(name: "add_heap_read_past_end", scope: !3, file: !3, line: 23, type: !22, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!134 = !DILocation(line: 23, column: 1, scope: !133)
!135 = distinct !DISubprogram(name: "add_heap_read_before_start", scope: !3, file: !3, line: 34, type: !22, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!136 = !DILocation(line: 34, column: 1, scope: !135)
!137 = distinct !DISubprogram(name: "add_heap_straddles_end", scope: !3, file: !3, line: 45, type: !22, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!138 = !DILocation(line: 45, column: 1, scope: !137)
!139 = distinct !DISubprogram(name: "add_heap_far_past_end", scope: !3, file: !3, line: 52, type: !22, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!140 = !DILocation(line: 52, column: 1, scope: !139)
!141 = distinct !DISubprogram(name: "add_heap_wrong_struct", scope: !3, file: !3, line: 59, type: !22, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!142 = !DILocation(line: 59, column: 1, scope: !141)
!143 = distinct !DISubprogram(name: "add_heap_size_of_pointer", scope: !3, file: !3, line: 67, type: !22, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!144 = !DILocation(line: 67, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_heap_empty_block", scope: !3, file: !3, line: 75, type: !22, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!146 = !DILocation(line: 75, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_heap_cast_to_wider", scope: !3, file: !3, line: 82, type: !22, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!148 = !DILocation(line: 82, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_heap_through_integer", scope: !3, file: !3, line: 92, type: !22, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!150 = !DILocation(line: 92, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_heap_realloc_smaller", scope: !3, file: !3, line: 100, type: !22, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!152 = !DILocation(line: 100, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_heap_use_after_realloc", scope: !3, file: !3, line: 109, type: !22, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!154 = !DILocation(line: 109, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_heap_use_after_free_write", scope: !3, file: !3, line: 120, type: !22, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!156 = !DILocation(line: 120, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_heap_use_after_free_read", scope: !3, file: !3, line: 130, type: !22, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!158 = !DILocation(line: 130, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_heap_use_after_free_and_reuse", scope: !3, file: !3, line: 141, type: !22, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!160 = !DILocation(line: 141, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "add_heap_list_freed_while_walked", scope: !3, file: !3, line: 157, type: !22, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!162 = !DILocation(line: 157, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_heap_two_dimensional", scope: !3, file: !3, line: 173, type: !22, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!164 = !DILocation(line: 173, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_heap_flexible_member", scope: !3, file: !3, line: 185, type: !22, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!166 = !DILocation(line: 185, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "add_heap_union", scope: !3, file: !3, line: 202, type: !22, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!168 = !DILocation(line: 202, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "add_heap_aligned", scope: !3, file: !3, line: 210, type: !22, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!170 = !DILocation(line: 210, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_heap_calloc_product", scope: !3, file: !3, line: 217, type: !22, scopeLine: 217, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!172 = !DILocation(line: 217, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "add_heap_in_callee", scope: !3, file: !3, line: 230, type: !22, scopeLine: 230, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!174 = !DILocation(line: 230, column: 1, scope: !173)
!175 = distinct !DISubprogram(name: "heap_write_past_end", scope: !3, file: !3, line: 9, type: !22, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!176 = !DILocalVariable(name: "p", scope: !175, file: !3, line: 11, type: !8)
!177 = !DILocation(line: 11, column: 11, scope: !175)
!178 = !DILocation(line: 11, column: 15, scope: !175)
!179 = !DILocation(line: 12, column: 5, scope: !175)
!180 = !DILocation(line: 12, column: 7, scope: !175)
!181 = !DILocation(line: 12, column: 20, scope: !175)
!182 = !DILocation(line: 13, column: 10, scope: !175)
!183 = !DILocation(line: 13, column: 5, scope: !175)
!184 = !DILocation(line: 14, column: 1, scope: !175)
!185 = distinct !DISubprogram(name: "heap_write_before_start", scope: !3, file: !3, line: 16, type: !22, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!186 = !DILocalVariable(name: "p", scope: !185, file: !3, line: 18, type: !8)
!187 = !DILocation(line: 18, column: 11, scope: !185)
!188 = !DILocation(line: 18, column: 15, scope: !185)
!189 = !DILocation(line: 19, column: 5, scope: !185)
!190 = !DILocation(line: 19, column: 7, scope: !185)
!191 = !DILocation(line: 19, column: 21, scope: !185)
!192 = !DILocation(line: 20, column: 10, scope: !185)
!193 = !DILocation(line: 20, column: 5, scope: !185)
!194 = !DILocation(line: 21, column: 1, scope: !185)
!195 = distinct !DISubprogram(name: "heap_read_past_end", scope: !3, file: !3, line: 23, type: !22, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!196 = !DILocalVariable(name: "p", scope: !195, file: !3, line: 25, type: !197)
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!198 = !DILocation(line: 25, column: 10, scope: !195)
!199 = !DILocation(line: 25, column: 14, scope: !195)
!200 = !DILocalVariable(name: "sum", scope: !195, file: !3, line: 26, type: !71)
!201 = !DILocation(line: 26, column: 9, scope: !195)
!202 = !DILocalVariable(name: "i", scope: !203, file: !3, line: 27, type: !71)
!203 = distinct !DILexicalBlock(scope: !195, file: !3, line: 27, column: 5)
!204 = !DILocation(line: 27, column: 14, scope: !203)
!205 = !DILocation(line: 27, column: 10, scope: !203)
!206 = !DILocation(line: 27, column: 21, scope: !207)
!207 = distinct !DILexicalBlock(scope: !203, file: !3, line: 27, column: 5)
!208 = !DILocation(line: 27, column: 26, scope: !207)
!209 = !DILocation(line: 27, column: 23, scope: !207)
!210 = !DILocation(line: 27, column: 5, scope: !203)
!211 = !DILocation(line: 28, column: 16, scope: !207)
!212 = !DILocation(line: 28, column: 18, scope: !207)
!213 = !DILocation(line: 28, column: 13, scope: !207)
!214 = !DILocation(line: 28, column: 9, scope: !207)
!215 = !DILocation(line: 27, column: 41, scope: !207)
!216 = !DILocation(line: 27, column: 5, scope: !207)
!217 = distinct !{!217, !210, !218, !126}
!218 = !DILocation(line: 28, column: 19, scope: !203)
!219 = !DILocation(line: 29, column: 10, scope: !195)
!220 = !DILocation(line: 29, column: 5, scope: !195)
!221 = !DILocation(line: 30, column: 9, scope: !222)
!222 = distinct !DILexicalBlock(scope: !195, file: !3, line: 30, column: 9)
!223 = !DILocation(line: 30, column: 9, scope: !195)
!224 = !DILocation(line: 31, column: 9, scope: !222)
!225 = !DILocation(line: 32, column: 1, scope: !195)
!226 = distinct !DISubprogram(name: "heap_read_before_start", scope: !3, file: !3, line: 34, type: !22, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!227 = !DILocalVariable(name: "p", scope: !226, file: !3, line: 36, type: !197)
!228 = !DILocation(line: 36, column: 10, scope: !226)
!229 = !DILocation(line: 36, column: 14, scope: !226)
!230 = !DILocalVariable(name: "sum", scope: !226, file: !3, line: 37, type: !71)
!231 = !DILocation(line: 37, column: 9, scope: !226)
!232 = !DILocalVariable(name: "i", scope: !233, file: !3, line: 38, type: !71)
!233 = distinct !DILexicalBlock(scope: !226, file: !3, line: 38, column: 5)
!234 = !DILocation(line: 38, column: 14, scope: !233)
!235 = !DILocation(line: 38, column: 10, scope: !233)
!236 = !DILocation(line: 38, column: 21, scope: !237)
!237 = distinct !DILexicalBlock(scope: !233, file: !3, line: 38, column: 5)
!238 = !DILocation(line: 38, column: 27, scope: !237)
!239 = !DILocation(line: 38, column: 23, scope: !237)
!240 = !DILocation(line: 38, column: 5, scope: !233)
!241 = !DILocation(line: 39, column: 16, scope: !237)
!242 = !DILocation(line: 39, column: 18, scope: !237)
!243 = !DILocation(line: 39, column: 13, scope: !237)
!244 = !DILocation(line: 39, column: 9, scope: !237)
!245 = !DILocation(line: 38, column: 43, scope: !237)
!246 = !DILocation(line: 38, column: 5, scope: !237)
!247 = distinct !{!247, !240, !248, !126}
!248 = !DILocation(line: 39, column: 19, scope: !233)
!249 = !DILocation(line: 40, column: 10, scope: !226)
!250 = !DILocation(line: 40, column: 5, scope: !226)
!251 = !DILocation(line: 41, column: 9, scope: !252)
!252 = distinct !DILexicalBlock(scope: !226, file: !3, line: 41, column: 9)
!253 = !DILocation(line: 41, column: 9, scope: !226)
!254 = !DILocation(line: 42, column: 9, scope: !252)
!255 = !DILocation(line: 43, column: 1, scope: !226)
!256 = distinct !DISubprogram(name: "heap_straddles_end", scope: !3, file: !3, line: 45, type: !22, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!257 = !DILocalVariable(name: "p", scope: !256, file: !3, line: 47, type: !8)
!258 = !DILocation(line: 47, column: 11, scope: !256)
!259 = !DILocation(line: 47, column: 22, scope: !256)
!260 = !DILocation(line: 47, column: 15, scope: !256)
!261 = !DILocation(line: 48, column: 14, scope: !256)
!262 = !DILocation(line: 48, column: 5, scope: !256)
!263 = !DILocation(line: 48, column: 16, scope: !256)
!264 = !DILocation(line: 49, column: 10, scope: !256)
!265 = !DILocation(line: 49, column: 5, scope: !256)
!266 = !DILocation(line: 50, column: 1, scope: !256)
!267 = distinct !DISubprogram(name: "heap_far_past_end", scope: !3, file: !3, line: 52, type: !22, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!268 = !DILocalVariable(name: "p", scope: !267, file: !3, line: 54, type: !8)
!269 = !DILocation(line: 54, column: 11, scope: !267)
!270 = !DILocation(line: 54, column: 15, scope: !267)
!271 = !DILocation(line: 55, column: 5, scope: !267)
!272 = !DILocation(line: 55, column: 7, scope: !267)
!273 = !DILocation(line: 55, column: 25, scope: !267)
!274 = !DILocation(line: 56, column: 10, scope: !267)
!275 = !DILocation(line: 56, column: 5, scope: !267)
!276 = !DILocation(line: 57, column: 1, scope: !267)
!277 = distinct !DISubprogram(name: "heap_wrong_struct", scope: !3, file: !3, line: 59, type: !22, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!278 = !DILocalVariable(name: "p", scope: !277, file: !3, line: 61, type: !279)
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !280, size: 64)
!280 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 5, size: 64, elements: !281)
!281 = !{!282, !283}
!282 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !280, file: !3, line: 6, baseType: !71, size: 32)
!283 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !280, file: !3, line: 6, baseType: !71, size: 32, offset: 32)
!284 = !DILocation(line: 61, column: 18, scope: !277)
!285 = !DILocation(line: 61, column: 29, scope: !277)
!286 = !DILocation(line: 61, column: 22, scope: !277)
!287 = !DILocation(line: 62, column: 5, scope: !277)
!288 = !DILocation(line: 62, column: 8, scope: !277)
!289 = !DILocation(line: 62, column: 14, scope: !277)
!290 = !DILocation(line: 63, column: 5, scope: !277)
!291 = !DILocation(line: 63, column: 8, scope: !277)
!292 = !DILocation(line: 63, column: 15, scope: !277)
!293 = !DILocation(line: 64, column: 10, scope: !277)
!294 = !DILocation(line: 64, column: 5, scope: !277)
!295 = !DILocation(line: 65, column: 1, scope: !277)
!296 = distinct !DISubprogram(name: "heap_size_of_pointer", scope: !3, file: !3, line: 67, type: !22, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!297 = !DILocalVariable(name: "p", scope: !296, file: !3, line: 69, type: !298)
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !299, size: 64)
!299 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!300 = !DILocation(line: 69, column: 13, scope: !296)
!301 = !DILocation(line: 69, column: 24, scope: !296)
!302 = !DILocation(line: 69, column: 17, scope: !296)
!303 = !DILocalVariable(name: "i", scope: !304, file: !3, line: 70, type: !71)
!304 = distinct !DILexicalBlock(scope: !296, file: !3, line: 70, column: 5)
!305 = !DILocation(line: 70, column: 14, scope: !304)
!306 = !DILocation(line: 70, column: 10, scope: !304)
!307 = !DILocation(line: 70, column: 21, scope: !308)
!308 = distinct !DILexicalBlock(scope: !304, file: !3, line: 70, column: 5)
!309 = !DILocation(line: 70, column: 23, scope: !308)
!310 = !DILocation(line: 70, column: 5, scope: !304)
!311 = !DILocation(line: 71, column: 16, scope: !308)
!312 = !DILocation(line: 71, column: 9, scope: !308)
!313 = !DILocation(line: 71, column: 11, scope: !308)
!314 = !DILocation(line: 71, column: 14, scope: !308)
!315 = !DILocation(line: 70, column: 29, scope: !308)
!316 = !DILocation(line: 70, column: 5, scope: !308)
!317 = distinct !{!317, !310, !318, !126}
!318 = !DILocation(line: 71, column: 16, scope: !304)
!319 = !DILocation(line: 72, column: 10, scope: !296)
!320 = !DILocation(line: 72, column: 5, scope: !296)
!321 = !DILocation(line: 73, column: 1, scope: !296)
!322 = distinct !DISubprogram(name: "heap_empty_block", scope: !3, file: !3, line: 75, type: !22, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!323 = !DILocalVariable(name: "p", scope: !322, file: !3, line: 77, type: !8)
!324 = !DILocation(line: 77, column: 11, scope: !322)
!325 = !DILocation(line: 77, column: 22, scope: !322)
!326 = !DILocation(line: 77, column: 15, scope: !322)
!327 = !DILocation(line: 78, column: 6, scope: !322)
!328 = !DILocation(line: 78, column: 8, scope: !322)
!329 = !DILocation(line: 79, column: 10, scope: !322)
!330 = !DILocation(line: 79, column: 5, scope: !322)
!331 = !DILocation(line: 80, column: 1, scope: !322)
!332 = distinct !DISubprogram(name: "heap_cast_to_wider", scope: !3, file: !3, line: 82, type: !22, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!333 = !DILocalVariable(name: "p", scope: !332, file: !3, line: 84, type: !334)
!334 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !335, size: 64)
!335 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!336 = !DILocation(line: 84, column: 12, scope: !332)
!337 = !DILocation(line: 84, column: 16, scope: !332)
!338 = !DILocalVariable(name: "wide", scope: !332, file: !3, line: 85, type: !5)
!339 = !DILocation(line: 85, column: 11, scope: !332)
!340 = !DILocation(line: 85, column: 26, scope: !332)
!341 = !DILocation(line: 85, column: 18, scope: !332)
!342 = !DILocation(line: 86, column: 19, scope: !332)
!343 = !DILocation(line: 86, column: 24, scope: !332)
!344 = !DILocation(line: 86, column: 12, scope: !332)
!345 = !DILocation(line: 86, column: 17, scope: !332)
!346 = !DILocation(line: 86, column: 5, scope: !332)
!347 = !DILocation(line: 86, column: 10, scope: !332)
!348 = !DILocation(line: 87, column: 9, scope: !349)
!349 = distinct !DILexicalBlock(scope: !332, file: !3, line: 87, column: 9)
!350 = !DILocation(line: 87, column: 9, scope: !332)
!351 = !DILocation(line: 88, column: 10, scope: !349)
!352 = !DILocation(line: 88, column: 15, scope: !349)
!353 = !DILocation(line: 88, column: 9, scope: !349)
!354 = !DILocation(line: 89, column: 10, scope: !332)
!355 = !DILocation(line: 89, column: 5, scope: !332)
!356 = !DILocation(line: 90, column: 1, scope: !332)
!357 = distinct !DISubprogram(name: "heap_through_integer", scope: !3, file: !3, line: 92, type: !22, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!358 = !DILocalVariable(name: "p", scope: !357, file: !3, line: 94, type: !8)
!359 = !DILocation(line: 94, column: 11, scope: !357)
!360 = !DILocation(line: 94, column: 15, scope: !357)
!361 = !DILocalVariable(name: "address", scope: !357, file: !3, line: 95, type: !7)
!362 = !DILocation(line: 95, column: 19, scope: !357)
!363 = !DILocation(line: 95, column: 44, scope: !357)
!364 = !DILocation(line: 95, column: 29, scope: !357)
!365 = !DILocation(line: 95, column: 49, scope: !357)
!366 = !DILocation(line: 95, column: 48, scope: !357)
!367 = !DILocation(line: 95, column: 46, scope: !357)
!368 = !DILocation(line: 96, column: 14, scope: !357)
!369 = !DILocation(line: 96, column: 6, scope: !357)
!370 = !DILocation(line: 96, column: 22, scope: !357)
!371 = !DILocation(line: 97, column: 10, scope: !357)
!372 = !DILocation(line: 97, column: 5, scope: !357)
!373 = !DILocation(line: 98, column: 1, scope: !357)
!374 = distinct !DISubprogram(name: "heap_realloc_smaller", scope: !3, file: !3, line: 100, type: !22, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!375 = !DILocalVariable(name: "p", scope: !374, file: !3, line: 102, type: !8)
!376 = !DILocation(line: 102, column: 11, scope: !374)
!377 = !DILocation(line: 102, column: 15, scope: !374)
!378 = !DILocation(line: 103, column: 5, scope: !374)
!379 = !DILocation(line: 103, column: 11, scope: !374)
!380 = !DILocation(line: 104, column: 17, scope: !374)
!381 = !DILocation(line: 104, column: 9, scope: !374)
!382 = !DILocation(line: 104, column: 7, scope: !374)
!383 = !DILocation(line: 105, column: 5, scope: !374)
!384 = !DILocation(line: 105, column: 7, scope: !374)
!385 = !DILocation(line: 105, column: 21, scope: !374)
!386 = !DILocation(line: 106, column: 10, scope: !374)
!387 = !DILocation(line: 106, column: 5, scope: !374)
!388 = !DILocation(line: 107, column: 1, scope: !374)
!389 = distinct !DISubprogram(name: "heap_use_after_realloc", scope: !3, file: !3, line: 109, type: !22, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!390 = !DILocalVariable(name: "p", scope: !389, file: !3, line: 111, type: !8)
!391 = !DILocation(line: 111, column: 11, scope: !389)
!392 = !DILocation(line: 111, column: 15, scope: !389)
!393 = !DILocation(line: 112, column: 5, scope: !389)
!394 = !DILocation(line: 112, column: 10, scope: !389)
!395 = !DILocalVariable(name: "q", scope: !389, file: !3, line: 113, type: !8)
!396 = !DILocation(line: 113, column: 11, scope: !389)
!397 = !DILocation(line: 113, column: 23, scope: !389)
!398 = !DILocation(line: 113, column: 15, scope: !389)
!399 = !DILocation(line: 114, column: 9, scope: !400)
!400 = distinct !DILexicalBlock(scope: !389, file: !3, line: 114, column: 9)
!401 = !DILocation(line: 114, column: 9, scope: !389)
!402 = !DILocation(line: 115, column: 9, scope: !400)
!403 = !DILocation(line: 115, column: 14, scope: !400)
!404 = !DILocation(line: 116, column: 5, scope: !389)
!405 = !DILocation(line: 116, column: 11, scope: !389)
!406 = !DILocation(line: 117, column: 10, scope: !389)
!407 = !DILocation(line: 117, column: 5, scope: !389)
!408 = !DILocation(line: 118, column: 1, scope: !389)
!409 = distinct !DISubprogram(name: "heap_use_after_free_write", scope: !3, file: !3, line: 120, type: !22, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!410 = !DILocalVariable(name: "p", scope: !409, file: !3, line: 122, type: !8)
!411 = !DILocation(line: 122, column: 11, scope: !409)
!412 = !DILocation(line: 122, column: 15, scope: !409)
!413 = !DILocation(line: 123, column: 10, scope: !414)
!414 = distinct !DILexicalBlock(scope: !409, file: !3, line: 123, column: 9)
!415 = !DILocation(line: 123, column: 9, scope: !409)
!416 = !DILocation(line: 124, column: 10, scope: !414)
!417 = !DILocation(line: 124, column: 12, scope: !414)
!418 = !DILocation(line: 124, column: 9, scope: !414)
!419 = !DILocation(line: 125, column: 10, scope: !409)
!420 = !DILocation(line: 125, column: 5, scope: !409)
!421 = !DILocation(line: 126, column: 9, scope: !422)
!422 = distinct !DILexicalBlock(scope: !409, file: !3, line: 126, column: 9)
!423 = !DILocation(line: 126, column: 9, scope: !409)
!424 = !DILocation(line: 127, column: 10, scope: !422)
!425 = !DILocation(line: 127, column: 12, scope: !422)
!426 = !DILocation(line: 127, column: 9, scope: !422)
!427 = !DILocation(line: 128, column: 1, scope: !409)
!428 = distinct !DISubprogram(name: "heap_use_after_free_read", scope: !3, file: !3, line: 130, type: !22, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!429 = !DILocalVariable(name: "p", scope: !428, file: !3, line: 132, type: !279)
!430 = !DILocation(line: 132, column: 18, scope: !428)
!431 = !DILocation(line: 132, column: 22, scope: !428)
!432 = !DILocalVariable(name: "good", scope: !428, file: !3, line: 133, type: !71)
!433 = !DILocation(line: 133, column: 9, scope: !428)
!434 = !DILocation(line: 133, column: 16, scope: !428)
!435 = !DILocation(line: 133, column: 19, scope: !428)
!436 = !DILocation(line: 134, column: 10, scope: !428)
!437 = !DILocation(line: 134, column: 5, scope: !428)
!438 = !DILocation(line: 135, column: 9, scope: !439)
!439 = distinct !DILexicalBlock(scope: !428, file: !3, line: 135, column: 9)
!440 = !DILocation(line: 135, column: 9, scope: !428)
!441 = !DILocation(line: 136, column: 16, scope: !439)
!442 = !DILocation(line: 136, column: 19, scope: !439)
!443 = !DILocation(line: 136, column: 14, scope: !439)
!444 = !DILocation(line: 136, column: 9, scope: !439)
!445 = !DILocation(line: 137, column: 9, scope: !446)
!446 = distinct !DILexicalBlock(scope: !428, file: !3, line: 137, column: 9)
!447 = !DILocation(line: 137, column: 9, scope: !428)
!448 = !DILocation(line: 138, column: 9, scope: !446)
!449 = !DILocation(line: 139, column: 1, scope: !428)
!450 = distinct !DISubprogram(name: "heap_use_after_free_and_reuse", scope: !3, file: !3, line: 141, type: !22, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!451 = !DILocalVariable(name: "p", scope: !450, file: !3, line: 143, type: !8)
!452 = !DILocation(line: 143, column: 11, scope: !450)
!453 = !DILocation(line: 143, column: 15, scope: !450)
!454 = !DILocation(line: 144, column: 10, scope: !450)
!455 = !DILocation(line: 144, column: 5, scope: !450)
!456 = !DILocalVariable(name: "q", scope: !450, file: !3, line: 145, type: !8)
!457 = !DILocation(line: 145, column: 11, scope: !450)
!458 = !DILocation(line: 145, column: 15, scope: !450)
!459 = !DILocation(line: 146, column: 5, scope: !450)
!460 = !DILocation(line: 146, column: 10, scope: !450)
!461 = !DILocation(line: 147, column: 9, scope: !462)
!462 = distinct !DILexicalBlock(scope: !450, file: !3, line: 147, column: 9)
!463 = !DILocation(line: 147, column: 9, scope: !450)
!464 = !DILocation(line: 148, column: 9, scope: !462)
!465 = !DILocation(line: 148, column: 14, scope: !462)
!466 = !DILocation(line: 149, column: 10, scope: !450)
!467 = !DILocation(line: 149, column: 5, scope: !450)
!468 = !DILocation(line: 150, column: 1, scope: !450)
!469 = distinct !DISubprogram(name: "heap_list_freed_while_walked", scope: !3, file: !3, line: 157, type: !22, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!470 = !DILocalVariable(name: "list", scope: !469, file: !3, line: 159, type: !471)
!471 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !472, size: 64)
!472 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 152, size: 128, elements: !473)
!473 = !{!474, !475}
!474 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !472, file: !3, line: 153, baseType: !471, size: 64)
!475 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !472, file: !3, line: 154, baseType: !71, size: 32, offset: 64)
!476 = !DILocation(line: 159, column: 18, scope: !469)
!477 = !DILocalVariable(name: "i", scope: !478, file: !3, line: 160, type: !71)
!478 = distinct !DILexicalBlock(scope: !469, file: !3, line: 160, column: 5)
!479 = !DILocation(line: 160, column: 14, scope: !478)
!480 = !DILocation(line: 160, column: 10, scope: !478)
!481 = !DILocation(line: 160, column: 21, scope: !482)
!482 = distinct !DILexicalBlock(scope: !478, file: !3, line: 160, column: 5)
!483 = !DILocation(line: 160, column: 23, scope: !482)
!484 = !DILocation(line: 160, column: 5, scope: !478)
!485 = !DILocalVariable(name: "n", scope: !486, file: !3, line: 161, type: !471)
!486 = distinct !DILexicalBlock(scope: !482, file: !3, line: 160, column: 33)
!487 = !DILocation(line: 161, column: 22, scope: !486)
!488 = !DILocation(line: 161, column: 26, scope: !486)
!489 = !DILocation(line: 162, column: 19, scope: !486)
!490 = !DILocation(line: 162, column: 9, scope: !486)
!491 = !DILocation(line: 162, column: 12, scope: !486)
!492 = !DILocation(line: 162, column: 17, scope: !486)
!493 = !DILocation(line: 163, column: 20, scope: !486)
!494 = !DILocation(line: 163, column: 9, scope: !486)
!495 = !DILocation(line: 163, column: 12, scope: !486)
!496 = !DILocation(line: 163, column: 18, scope: !486)
!497 = !DILocation(line: 164, column: 16, scope: !486)
!498 = !DILocation(line: 164, column: 14, scope: !486)
!499 = !DILocation(line: 165, column: 5, scope: !486)
!500 = !DILocation(line: 160, column: 29, scope: !482)
!501 = !DILocation(line: 160, column: 5, scope: !482)
!502 = distinct !{!502, !484, !503, !126}
!503 = !DILocation(line: 165, column: 5, scope: !478)
!504 = !DILocation(line: 166, column: 5, scope: !469)
!505 = !DILocation(line: 166, column: 12, scope: !469)
!506 = !DILocalVariable(name: "next", scope: !507, file: !3, line: 167, type: !471)
!507 = distinct !DILexicalBlock(scope: !469, file: !3, line: 166, column: 18)
!508 = !DILocation(line: 167, column: 22, scope: !507)
!509 = !DILocation(line: 167, column: 29, scope: !507)
!510 = !DILocation(line: 167, column: 35, scope: !507)
!511 = !DILocation(line: 168, column: 14, scope: !507)
!512 = !DILocation(line: 168, column: 9, scope: !507)
!513 = !DILocation(line: 169, column: 16, scope: !507)
!514 = !DILocation(line: 169, column: 22, scope: !507)
!515 = !DILocation(line: 169, column: 28, scope: !507)
!516 = !DILocation(line: 169, column: 35, scope: !507)
!517 = !DILocation(line: 169, column: 14, scope: !507)
!518 = distinct !{!518, !504, !519, !126}
!519 = !DILocation(line: 170, column: 5, scope: !469)
!520 = !DILocation(line: 171, column: 1, scope: !469)
!521 = distinct !DISubprogram(name: "heap_two_dimensional", scope: !3, file: !3, line: 173, type: !22, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!522 = !DILocalVariable(name: "rows", scope: !521, file: !3, line: 175, type: !523)
!523 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!524 = !DILocation(line: 175, column: 11, scope: !521)
!525 = !DILocation(line: 175, column: 18, scope: !521)
!526 = !DILocalVariable(name: "i", scope: !527, file: !3, line: 176, type: !71)
!527 = distinct !DILexicalBlock(scope: !521, file: !3, line: 176, column: 5)
!528 = !DILocation(line: 176, column: 14, scope: !527)
!529 = !DILocation(line: 176, column: 10, scope: !527)
!530 = !DILocation(line: 176, column: 21, scope: !531)
!531 = distinct !DILexicalBlock(scope: !527, file: !3, line: 176, column: 5)
!532 = !DILocation(line: 176, column: 23, scope: !531)
!533 = !DILocation(line: 176, column: 5, scope: !527)
!534 = !DILocation(line: 177, column: 19, scope: !531)
!535 = !DILocation(line: 177, column: 9, scope: !531)
!536 = !DILocation(line: 177, column: 14, scope: !531)
!537 = !DILocation(line: 177, column: 17, scope: !531)
!538 = !DILocation(line: 176, column: 29, scope: !531)
!539 = !DILocation(line: 176, column: 5, scope: !531)
!540 = distinct !{!540, !533, !541, !126}
!541 = !DILocation(line: 177, column: 42, scope: !527)
!542 = !DILocalVariable(name: "row", scope: !521, file: !3, line: 178, type: !197)
!543 = !DILocation(line: 178, column: 10, scope: !521)
!544 = !DILocation(line: 178, column: 16, scope: !521)
!545 = !DILocation(line: 178, column: 21, scope: !521)
!546 = !DILocation(line: 179, column: 5, scope: !521)
!547 = !DILocation(line: 179, column: 12, scope: !521)
!548 = !DILocalVariable(name: "i", scope: !549, file: !3, line: 180, type: !71)
!549 = distinct !DILexicalBlock(scope: !521, file: !3, line: 180, column: 5)
!550 = !DILocation(line: 180, column: 14, scope: !549)
!551 = !DILocation(line: 180, column: 10, scope: !549)
!552 = !DILocation(line: 180, column: 21, scope: !553)
!553 = distinct !DILexicalBlock(scope: !549, file: !3, line: 180, column: 5)
!554 = !DILocation(line: 180, column: 23, scope: !553)
!555 = !DILocation(line: 180, column: 5, scope: !549)
!556 = !DILocation(line: 181, column: 14, scope: !553)
!557 = !DILocation(line: 181, column: 19, scope: !553)
!558 = !DILocation(line: 181, column: 9, scope: !553)
!559 = !DILocation(line: 180, column: 29, scope: !553)
!560 = !DILocation(line: 180, column: 5, scope: !553)
!561 = distinct !{!561, !555, !562, !126}
!562 = !DILocation(line: 181, column: 21, scope: !549)
!563 = !DILocation(line: 182, column: 10, scope: !521)
!564 = !DILocation(line: 182, column: 5, scope: !521)
!565 = !DILocation(line: 183, column: 1, scope: !521)
!566 = distinct !DISubprogram(name: "heap_flexible_member", scope: !3, file: !3, line: 185, type: !22, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!567 = !DILocalVariable(name: "t", scope: !566, file: !3, line: 190, type: !568)
!568 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !569, size: 64)
!569 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", scope: !566, file: !3, line: 187, size: 32, elements: !570)
!570 = !{!571, !573}
!571 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !569, file: !3, line: 188, baseType: !572, size: 32)
!572 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!573 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !569, file: !3, line: 189, baseType: !574, offset: 32)
!574 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !575)
!575 = !{!576}
!576 = !DISubrange(count: -1)
!577 = !DILocation(line: 190, column: 8, scope: !566)
!578 = !DILocation(line: 190, column: 12, scope: !566)
!579 = !DILocation(line: 191, column: 5, scope: !566)
!580 = !DILocation(line: 191, column: 8, scope: !566)
!581 = !DILocation(line: 191, column: 15, scope: !566)
!582 = !DILocalVariable(name: "i", scope: !583, file: !3, line: 192, type: !572)
!583 = distinct !DILexicalBlock(scope: !566, file: !3, line: 192, column: 5)
!584 = !DILocation(line: 192, column: 19, scope: !583)
!585 = !DILocation(line: 192, column: 10, scope: !583)
!586 = !DILocation(line: 192, column: 26, scope: !587)
!587 = distinct !DILexicalBlock(scope: !583, file: !3, line: 192, column: 5)
!588 = !DILocation(line: 192, column: 30, scope: !587)
!589 = !DILocation(line: 192, column: 33, scope: !587)
!590 = !DILocation(line: 192, column: 43, scope: !587)
!591 = !DILocation(line: 192, column: 40, scope: !587)
!592 = !DILocation(line: 192, column: 28, scope: !587)
!593 = !DILocation(line: 192, column: 5, scope: !583)
!594 = !DILocation(line: 193, column: 9, scope: !587)
!595 = !DILocation(line: 193, column: 12, scope: !587)
!596 = !DILocation(line: 193, column: 18, scope: !587)
!597 = !DILocation(line: 193, column: 21, scope: !587)
!598 = !DILocation(line: 192, column: 58, scope: !587)
!599 = !DILocation(line: 192, column: 5, scope: !587)
!600 = distinct !{!600, !593, !601, !126}
!601 = !DILocation(line: 193, column: 23, scope: !583)
!602 = !DILocation(line: 194, column: 10, scope: !566)
!603 = !DILocation(line: 194, column: 5, scope: !566)
!604 = !DILocation(line: 195, column: 1, scope: !566)
!605 = distinct !DISubprogram(name: "heap_union", scope: !3, file: !3, line: 202, type: !22, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!606 = !DILocalVariable(name: "w", scope: !605, file: !3, line: 204, type: !607)
!607 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !608, size: 64)
!608 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 197, size: 64, elements: !609)
!609 = !{!610, !611}
!610 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !608, file: !3, line: 198, baseType: !6, size: 64)
!611 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !608, file: !3, line: 199, baseType: !612, size: 64)
!612 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !613)
!613 = !{!614}
!614 = !DISubrange(count: 8)
!615 = !DILocation(line: 204, column: 17, scope: !605)
!616 = !DILocation(line: 204, column: 28, scope: !605)
!617 = !DILocation(line: 204, column: 21, scope: !605)
!618 = !DILocation(line: 205, column: 5, scope: !605)
!619 = !DILocation(line: 205, column: 8, scope: !605)
!620 = !DILocation(line: 205, column: 16, scope: !605)
!621 = !DILocation(line: 206, column: 5, scope: !605)
!622 = !DILocation(line: 206, column: 8, scope: !605)
!623 = !DILocation(line: 206, column: 12, scope: !605)
!624 = !DILocation(line: 207, column: 10, scope: !605)
!625 = !DILocation(line: 207, column: 5, scope: !605)
!626 = !DILocation(line: 208, column: 1, scope: !605)
!627 = distinct !DISubprogram(name: "heap_aligned", scope: !3, file: !3, line: 210, type: !22, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!628 = !DILocalVariable(name: "p", scope: !627, file: !3, line: 212, type: !8)
!629 = !DILocation(line: 212, column: 11, scope: !627)
!630 = !DILocation(line: 212, column: 15, scope: !627)
!631 = !DILocation(line: 213, column: 5, scope: !627)
!632 = !DILocation(line: 213, column: 7, scope: !627)
!633 = !DILocation(line: 213, column: 22, scope: !627)
!634 = !DILocation(line: 214, column: 10, scope: !627)
!635 = !DILocation(line: 214, column: 5, scope: !627)
!636 = !DILocation(line: 215, column: 1, scope: !627)
!637 = distinct !DISubprogram(name: "heap_calloc_product", scope: !3, file: !3, line: 217, type: !22, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!638 = !DILocalVariable(name: "p", scope: !637, file: !3, line: 219, type: !197)
!639 = !DILocation(line: 219, column: 10, scope: !637)
!640 = !DILocation(line: 219, column: 21, scope: !637)
!641 = !DILocation(line: 219, column: 14, scope: !637)
!642 = !DILocation(line: 220, column: 5, scope: !637)
!643 = !DILocation(line: 220, column: 10, scope: !637)
!644 = !DILocation(line: 221, column: 10, scope: !637)
!645 = !DILocation(line: 221, column: 5, scope: !637)
!646 = !DILocation(line: 222, column: 1, scope: !637)
!647 = distinct !DISubprogram(name: "heap_in_callee", scope: !3, file: !3, line: 230, type: !22, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!648 = !DILocalVariable(name: "p", scope: !647, file: !3, line: 232, type: !8)
!649 = !DILocation(line: 232, column: 11, scope: !647)
!650 = !DILocation(line: 232, column: 15, scope: !647)
!651 = !DILocation(line: 233, column: 10, scope: !647)
!652 = !DILocation(line: 233, column: 17, scope: !647)
!653 = !DILocation(line: 233, column: 15, scope: !647)
!654 = !DILocation(line: 233, column: 5, scope: !647)
!655 = !DILocation(line: 234, column: 10, scope: !647)
!656 = !DILocation(line: 234, column: 5, scope: !647)
!657 = !DILocation(line: 235, column: 1, scope: !647)
!658 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 224, type: !659, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!659 = !DISubroutineType(types: !660)
!660 = !{null, !8, !71}
!661 = !DILocalVariable(name: "to", arg: 1, scope: !658, file: !3, line: 224, type: !8)
!662 = !DILocation(line: 224, column: 24, scope: !658)
!663 = !DILocalVariable(name: "n", arg: 2, scope: !658, file: !3, line: 224, type: !71)
!664 = !DILocation(line: 224, column: 32, scope: !658)
!665 = !DILocalVariable(name: "i", scope: !666, file: !3, line: 226, type: !71)
!666 = distinct !DILexicalBlock(scope: !658, file: !3, line: 226, column: 5)
!667 = !DILocation(line: 226, column: 14, scope: !666)
!668 = !DILocation(line: 226, column: 10, scope: !666)
!669 = !DILocation(line: 226, column: 21, scope: !670)
!670 = distinct !DILexicalBlock(scope: !666, file: !3, line: 226, column: 5)
!671 = !DILocation(line: 226, column: 25, scope: !670)
!672 = !DILocation(line: 226, column: 23, scope: !670)
!673 = !DILocation(line: 226, column: 5, scope: !666)
!674 = !DILocation(line: 227, column: 9, scope: !670)
!675 = !DILocation(line: 227, column: 12, scope: !670)
!676 = !DILocation(line: 227, column: 15, scope: !670)
!677 = !DILocation(line: 226, column: 29, scope: !670)
!678 = !DILocation(line: 226, column: 5, scope: !670)
!679 = distinct !{!679, !673, !680, !126}
!680 = !DILocation(line: 227, column: 17, scope: !666)
!681 = !DILocation(line: 228, column: 1, scope: !658)
