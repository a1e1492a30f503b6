; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/stack.c
; ModuleID = 'tests/faults/stack.c'
source_filename = "tests/faults/stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct.anon = type { [4 x i8], i32 }
%struct.big = type { [4 x i64] }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.anon.0 = type { i16, i16, i16 }
%union.anon = type { i16 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !14
@entry_stack_last_bytes_straddle = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i32 0, i32 0), void ()* @stack_last_bytes_straddle, %struct.fault_case* null }, align 8, !dbg !28
@entry_stack_wide_before_start = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i32 0, i32 0), void ()* @stack_wide_before_start, %struct.fault_case* null }, align 8, !dbg !30
@entry_stack_write_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i32 0, i32 0), void ()* @stack_write_past_end, %struct.fault_case* null }, align 8, !dbg !32
@entry_stack_write_before_start = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i32 0, i32 0), void ()* @stack_write_before_start, %struct.fault_case* null }, align 8, !dbg !34
@entry_stack_read_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i32 0, i32 0), void ()* @stack_read_past_end, %struct.fault_case* null }, align 8, !dbg !36
@entry_stack_next_variable = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.6, i32 0, i32 0), void ()* @stack_next_variable, %struct.fault_case* null }, align 8, !dbg !38
@entry_stack_struct_member = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.7, i32 0, i32 0), void ()* @stack_struct_member, %struct.fault_case* null }, align 8, !dbg !40
@entry_stack_of_struct_array = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.8, i32 0, i32 0), void ()* @stack_of_struct_array, %struct.fault_case* null }, align 8, !dbg !42
@entry_stack_variable_length = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.9, i32 0, i32 0), void ()* @stack_variable_length, %struct.fault_case* null }, align 8, !dbg !44
@entry_stack_alloca = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.10, i32 0, i32 0), void ()* @stack_alloca, %struct.fault_case* null }, align 8, !dbg !46
@entry_stack_scalar_through_cast = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.11, i32 0, i32 0), void ()* @stack_scalar_through_cast, %struct.fault_case* null }, align 8, !dbg !48
@entry_stack_matrix_row = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), void ()* @stack_matrix_row, %struct.fault_case* null }, align 8, !dbg !50
@entry_stack_union_member = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i32 0, i32 0), void ()* @stack_union_member, %struct.fault_case* null }, align 8, !dbg !52
@entry_stack_use_after_return = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.14, i32 0, i32 0), void ()* @stack_use_after_return, %struct.fault_case* null }, align 8, !dbg !54
@entry_stack_returned_buffer = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.15, i32 0, i32 0), void ()* @stack_returned_buffer, %struct.fault_case* null }, align 8, !dbg !56
@entry_stack_stored_pointer = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.16, i32 0, i32 0), void ()* @stack_stored_pointer, %struct.fault_case* null }, align 8, !dbg !58
@entry_stack_argument_by_value = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.17, i32 0, i32 0), void ()* @stack_argument_by_value, %struct.fault_case* null }, align 8, !dbg !60
@entry_stack_jump_to_dead_frame = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.18, i32 0, i32 0), void ()* @stack_jump_to_dead_frame, %struct.fault_case* null }, align 8, !dbg !62
@entry_stack_parameter = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i32 0, i32 0), void ()* @stack_parameter, %struct.fault_case* null }, align 8, !dbg !91
@entry_stack_overflow = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0), void ()* @stack_overflow, %struct.fault_case* null }, align 8, !dbg !93
@entry_stack_too_large_array = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.22, i32 0, i32 0), void ()* @stack_too_large_array, %struct.fault_case* null }, align 8, !dbg !95
@.str.1 = private unnamed_addr constant [26 x i8] c"stack_last_bytes_straddle\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"stack_wide_before_start\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"stack_write_past_end\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"stack_write_before_start\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"stack_read_past_end\00", align 1
@__const.stack_read_past_end.text = private unnamed_addr constant [4 x i8] c"\01\02\03\04", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"stack_next_variable\00", align 1
@__const.stack_next_variable.before = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@__const.stack_next_variable.middle = private unnamed_addr constant [2 x i32] [i32 3, i32 4], align 4
@__const.stack_next_variable.after = private unnamed_addr constant [2 x i32] [i32 5, i32 6], align 4
@.str.7 = private unnamed_addr constant [20 x i8] c"stack_struct_member\00", align 1
@__const.stack_struct_member.s = private unnamed_addr constant %struct.anon { [4 x i8] c"abc\00", i32 7 }, align 4
@.str.8 = private unnamed_addr constant [22 x i8] c"stack_of_struct_array\00", align 1
@.str.9 = private unnamed_addr constant [22 x i8] c"stack_variable_length\00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"stack_alloca\00", align 1
@.str.11 = private unnamed_addr constant [26 x i8] c"stack_scalar_through_cast\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"stack_matrix_row\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"stack_union_member\00", align 1
@.str.14 = private unnamed_addr constant [23 x i8] c"stack_use_after_return\00", align 1
@.str.15 = private unnamed_addr constant [22 x i8] c"stack_returned_buffer\00", align 1
@__const.name_of.text = private unnamed_addr constant [8 x i8] c"name0\00\00\00", align 1
@.str.16 = private unnamed_addr constant [21 x i8] c"stack_stored_pointer\00", align 1
@.str.17 = private unnamed_addr constant [24 x i8] c"stack_argument_by_value\00", align 1
@__const.stack_argument_by_value.b = private unnamed_addr constant %struct.big { [4 x i64] [i64 1, i64 2, i64 3, i64 4] }, align 8
@.str.18 = private unnamed_addr constant [25 x i8] c"stack_jump_to_dead_frame\00", align 1
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !64
@.str.19 = private unnamed_addr constant [16 x i8] c"stack_parameter\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.stack_parameter.c = private unnamed_addr constant %struct.fault_case { i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.20, i32 0, i32 0), void ()* null, %struct.fault_case* null }, align 8
@.str.21 = private unnamed_addr constant [15 x i8] c"stack_overflow\00", align 1
@.str.22 = private unnamed_addr constant [22 x i8] c"stack_too_large_array\00", align 1
@llvm.global_ctors = appending global [21 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_stack_last_bytes_straddle, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_wide_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_write_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_write_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_read_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_next_variable, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_struct_member, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_of_struct_array, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_variable_length, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_alloca, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_scalar_through_cast, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_matrix_row, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_union_member, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_use_after_return, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_returned_buffer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_stored_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_argument_by_value, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_jump_to_dead_frame, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_parameter, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_too_large_array, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !105 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !110, metadata !DIExpression()), !dbg !111
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !112, metadata !DIExpression()), !dbg !113
  %7 = load i32, i32* %4, align 4, !dbg !114
  %8 = icmp sgt i32 %7, 2, !dbg !115
  br i1 %8, label %9, label %15, !dbg !116

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !117
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !117
  %12 = load i8*, i8** %11, align 8, !dbg !117
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !118
  %14 = icmp eq i32 %13, 0, !dbg !119
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !120
  %17 = zext i1 %16 to i32, !dbg !116
  store i32 %17, i32* @bad, align 4, !dbg !121
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !122, metadata !DIExpression()), !dbg !124
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !125
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !124
  br label %19, !dbg !126

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !127
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !129
  br i1 %21, label %22, label %43, !dbg !129

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !130
  %24 = icmp sgt i32 %23, 1, !dbg !132
  br i1 %24, label %25, label %38, !dbg !133

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !134
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !134
  %28 = load i8*, i8** %27, align 8, !dbg !134
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !135
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !136
  %31 = load i8*, i8** %30, align 8, !dbg !136
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !137
  %33 = icmp eq i32 %32, 0, !dbg !138
  br i1 %33, label %34, label %38, !dbg !139

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !140
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !142
  %37 = load void ()*, void ()** %36, align 8, !dbg !142
  call void %37(), !dbg !140
  store i32 0, i32* %3, align 4, !dbg !143
  br label %44, !dbg !143

38:                                               ; preds = %25, %22
  br label %39, !dbg !144

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !145
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !146
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !146
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !147
  br label %19, !dbg !148, !llvm.loop !149

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !152
  br label %44, !dbg !152

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !153
  ret i32 %45, !dbg !153
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_last_bytes_straddle() #0 !dbg !154 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !155
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !155
  store %struct.fault_case* @entry_stack_last_bytes_straddle, %struct.fault_case** @all_cases, align 8, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_wide_before_start() #0 !dbg !156 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !157
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_wide_before_start, i32 0, i32 2), align 8, !dbg !157
  store %struct.fault_case* @entry_stack_wide_before_start, %struct.fault_case** @all_cases, align 8, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_past_end() #0 !dbg !158 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !159
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_write_past_end, i32 0, i32 2), align 8, !dbg !159
  store %struct.fault_case* @entry_stack_write_past_end, %struct.fault_case** @all_cases, align 8, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_before_start() #0 !dbg !160 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !161
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_write_before_start, i32 0, i32 2), align 8, !dbg !161
  store %struct.fault_case* @entry_stack_write_before_start, %struct.fault_case** @all_cases, align 8, !dbg !161
  ret void, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_read_past_end() #0 !dbg !162 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !163
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_read_past_end, i32 0, i32 2), align 8, !dbg !163
  store %struct.fault_case* @entry_stack_read_past_end, %struct.fault_case** @all_cases, align 8, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_next_variable() #0 !dbg !164 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !165
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_next_variable, i32 0, i32 2), align 8, !dbg !165
  store %struct.fault_case* @entry_stack_next_variable, %struct.fault_case** @all_cases, align 8, !dbg !165
  ret void, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_struct_member() #0 !dbg !166 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !167
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_struct_member, i32 0, i32 2), align 8, !dbg !167
  store %struct.fault_case* @entry_stack_struct_member, %struct.fault_case** @all_cases, align 8, !dbg !167
  ret void, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_of_struct_array() #0 !dbg !168 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !169
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_of_struct_array, i32 0, i32 2), align 8, !dbg !169
  store %struct.fault_case* @entry_stack_of_struct_array, %struct.fault_case** @all_cases, align 8, !dbg !169
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_variable_length() #0 !dbg !170 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !171
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_variable_length, i32 0, i32 2), align 8, !dbg !171
  store %struct.fault_case* @entry_stack_variable_length, %struct.fault_case** @all_cases, align 8, !dbg !171
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_alloca() #0 !dbg !172 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !173
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_alloca, i32 0, i32 2), align 8, !dbg !173
  store %struct.fault_case* @entry_stack_alloca, %struct.fault_case** @all_cases, align 8, !dbg !173
  ret void, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_scalar_through_cast() #0 !dbg !174 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !175
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_scalar_through_cast, i32 0, i32 2), align 8, !dbg !175
  store %struct.fault_case* @entry_stack_scalar_through_cast, %struct.fault_case** @all_cases, align 8, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_matrix_row() #0 !dbg !176 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !177
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_matrix_row, i32 0, i32 2), align 8, !dbg !177
  store %struct.fault_case* @entry_stack_matrix_row, %struct.fault_case** @all_cases, align 8, !dbg !177
  ret void, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_union_member() #0 !dbg !178 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !179
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_union_member, i32 0, i32 2), align 8, !dbg !179
  store %struct.fault_case* @entry_stack_union_member, %struct.fault_case** @all_cases, align 8, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_use_after_return() #0 !dbg !180 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !181
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_use_after_return, i32 0, i32 2), align 8, !dbg !181
  store %struct.fault_case* @entry_stack_use_after_return, %struct.fault_case** @all_cases, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_returned_buffer() #0 !dbg !182 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !183
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_returned_buffer, i32 0, i32 2), align 8, !dbg !183
  store %struct.fault_case* @entry_stack_returned_buffer, %struct.fault_case** @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_stored_pointer() #0 !dbg !184 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !185
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_stored_pointer, i32 0, i32 2), align 8, !dbg !185
  store %struct.fault_case* @entry_stack_stored_pointer, %struct.fault_case** @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_argument_by_value() #0 !dbg !186 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !187
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_argument_by_value, i32 0, i32 2), align 8, !dbg !187
  store %struct.fault_case* @entry_stack_argument_by_value, %struct.fault_case** @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_jump_to_dead_frame() #0 !dbg !188 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !189
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_jump_to_dead_frame, i32 0, i32 2), align 8, !dbg !189
  store %struct.fault_case* @entry_stack_jump_to_dead_frame, %struct.fault_case** @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_parameter() #0 !dbg !190 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !191
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_parameter, i32 0, i32 2), align 8, !dbg !191
  store %struct.fault_case* @entry_stack_parameter, %struct.fault_case** @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_overflow() #0 !dbg !192 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !193
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_overflow, i32 0, i32 2), align 8, !dbg !193
  store %struct.fault_case* @entry_stack_overflow, %struct.fault_case** @all_cases, align 8, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_too_large_array() #0 !dbg !194 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !195
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_too_large_array, i32 0, i32 2), align 8, !dbg !195
  store %struct.fault_case* @entry_stack_too_large_array, %struct.fault_case** @all_cases, align 8, !dbg !195
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_last_bytes_straddle() #0 !dbg !196 {
  %1 = alloca [10 x i8], align 1
  call void @llvm.dbg.declare(metadata [10 x i8]* %1, metadata !197, metadata !DIExpression()), !dbg !202
  %2 = getelementptr inbounds [10 x i8], [10 x i8]* %1, i64 0, i64 0, !dbg !203
  store volatile i8 0, i8* %2, align 1, !dbg !204
  %3 = getelementptr inbounds [10 x i8], [10 x i8]* %1, i64 0, i64 0, !dbg !205
  %4 = load i32, i32* @bad, align 4, !dbg !206
  %5 = icmp ne i32 %4, 0, !dbg !206
  %6 = zext i1 %5 to i64, !dbg !206
  %7 = select i1 %5, i32 7, i32 4, !dbg !206
  %8 = sext i32 %7 to i64, !dbg !207
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !207
  %10 = bitcast i8* %9 to i32*, !dbg !208
  store volatile i32 1, i32* %10, align 4, !dbg !209
  ret void, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_wide_before_start() #0 !dbg !211 {
  %1 = alloca [10 x i8], align 1
  call void @llvm.dbg.declare(metadata [10 x i8]* %1, metadata !212, metadata !DIExpression()), !dbg !213
  %2 = getelementptr inbounds [10 x i8], [10 x i8]* %1, i64 0, i64 0, !dbg !214
  store volatile i8 0, i8* %2, align 1, !dbg !215
  %3 = getelementptr inbounds [10 x i8], [10 x i8]* %1, i64 0, i64 0, !dbg !216
  %4 = load i32, i32* @bad, align 4, !dbg !217
  %5 = icmp ne i32 %4, 0, !dbg !217
  %6 = zext i1 %5 to i64, !dbg !217
  %7 = select i1 %5, i32 3, i32 0, !dbg !217
  %8 = sext i32 %7 to i64, !dbg !218
  %9 = sub i64 0, %8, !dbg !218
  %10 = getelementptr inbounds i8, i8* %3, i64 %9, !dbg !218
  %11 = bitcast i8* %10 to i32*, !dbg !219
  store volatile i32 1, i32* %11, align 4, !dbg !220
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_past_end() #0 !dbg !222 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !223, metadata !DIExpression()), !dbg !227
  %2 = load i32, i32* @bad, align 4, !dbg !228
  %3 = icmp ne i32 %2, 0, !dbg !228
  %4 = zext i1 %3 to i64, !dbg !228
  %5 = select i1 %3, i32 4, i32 3, !dbg !228
  %6 = sext i32 %5 to i64, !dbg !229
  %7 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %6, !dbg !229
  store i32 1, i32* %7, align 4, !dbg !230
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_before_start() #0 !dbg !232 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !233, metadata !DIExpression()), !dbg !234
  %2 = load i32, i32* @bad, align 4, !dbg !235
  %3 = icmp ne i32 %2, 0, !dbg !235
  %4 = zext i1 %3 to i64, !dbg !235
  %5 = select i1 %3, i32 -1, i32 0, !dbg !235
  %6 = sext i32 %5 to i64, !dbg !236
  %7 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %6, !dbg !236
  store i32 1, i32* %7, align 4, !dbg !237
  ret void, !dbg !238
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_read_past_end() #0 !dbg !239 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !240, metadata !DIExpression()), !dbg !242
  %4 = bitcast [4 x i8]* %1 to i8*, !dbg !242
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.stack_read_past_end.text, i32 0, i32 0), i64 4, i1 false), !dbg !242
  call void @llvm.dbg.declare(metadata i32* %2, metadata !243, metadata !DIExpression()), !dbg !244
  store i32 0, i32* %2, align 4, !dbg !244
  call void @llvm.dbg.declare(metadata i32* %3, metadata !245, metadata !DIExpression()), !dbg !247
  store i32 0, i32* %3, align 4, !dbg !247
  br label %5, !dbg !248

5:                                                ; preds = %20, %0
  %6 = load i32, i32* %3, align 4, !dbg !249
  %7 = load i32, i32* @bad, align 4, !dbg !251
  %8 = icmp ne i32 %7, 0, !dbg !251
  %9 = zext i1 %8 to i64, !dbg !251
  %10 = select i1 %8, i32 4, i32 3, !dbg !251
  %11 = icmp sle i32 %6, %10, !dbg !252
  br i1 %11, label %12, label %23, !dbg !253

12:                                               ; preds = %5
  %13 = load i32, i32* %3, align 4, !dbg !254
  %14 = sext i32 %13 to i64, !dbg !255
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 %14, !dbg !255
  %16 = load i8, i8* %15, align 1, !dbg !255
  %17 = sext i8 %16 to i32, !dbg !255
  %18 = load i32, i32* %2, align 4, !dbg !256
  %19 = add nsw i32 %18, %17, !dbg !256
  store i32 %19, i32* %2, align 4, !dbg !256
  br label %20, !dbg !257

20:                                               ; preds = %12
  %21 = load i32, i32* %3, align 4, !dbg !258
  %22 = add nsw i32 %21, 1, !dbg !258
  store i32 %22, i32* %3, align 4, !dbg !258
  br label %5, !dbg !259, !llvm.loop !260

23:                                               ; preds = %5
  %24 = load i32, i32* %2, align 4, !dbg !262
  %25 = icmp ne i32 %24, 10, !dbg !264
  br i1 %25, label %26, label %27, !dbg !265

26:                                               ; preds = %23
  call void @abort() #8, !dbg !266
  unreachable, !dbg !266

27:                                               ; preds = %23
  ret void, !dbg !267
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_next_variable() #0 !dbg !268 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [2 x i32]* %1, metadata !269, metadata !DIExpression()), !dbg !273
  %6 = bitcast [2 x i32]* %1 to i8*, !dbg !273
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %6, i8* align 4 bitcast ([2 x i32]* @__const.stack_next_variable.before to i8*), i64 8, i1 false), !dbg !273
  call void @llvm.dbg.declare(metadata [2 x i32]* %2, metadata !274, metadata !DIExpression()), !dbg !275
  %7 = bitcast [2 x i32]* %2 to i8*, !dbg !275
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 bitcast ([2 x i32]* @__const.stack_next_variable.middle to i8*), i64 8, i1 false), !dbg !275
  call void @llvm.dbg.declare(metadata [2 x i32]* %3, metadata !276, metadata !DIExpression()), !dbg !277
  %8 = bitcast [2 x i32]* %3 to i8*, !dbg !277
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 bitcast ([2 x i32]* @__const.stack_next_variable.after to i8*), i64 8, i1 false), !dbg !277
  call void @llvm.dbg.declare(metadata i32** %4, metadata !278, metadata !DIExpression()), !dbg !279
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !280
  store i32* %9, i32** %4, align 8, !dbg !279
  %10 = load i32, i32* @bad, align 4, !dbg !281
  %11 = icmp ne i32 %10, 0, !dbg !281
  %12 = zext i1 %11 to i64, !dbg !281
  %13 = select i1 %11, i32 2, i32 1, !dbg !281
  %14 = load i32*, i32** %4, align 8, !dbg !282
  %15 = sext i32 %13 to i64, !dbg !282
  %16 = getelementptr inbounds i32, i32* %14, i64 %15, !dbg !282
  store i32* %16, i32** %4, align 8, !dbg !282
  call void @llvm.dbg.declare(metadata i32* %5, metadata !283, metadata !DIExpression()), !dbg !284
  %17 = load i32*, i32** %4, align 8, !dbg !285
  %18 = load i32, i32* %17, align 4, !dbg !286
  store i32 %18, i32* %5, align 4, !dbg !284
  %19 = load i32, i32* %5, align 4, !dbg !287
  %20 = icmp ne i32 %19, 4, !dbg !289
  br i1 %20, label %28, label %21, !dbg !290

21:                                               ; preds = %0
  %22 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !291
  %23 = load i32, i32* %22, align 4, !dbg !291
  %24 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !292
  %25 = load i32, i32* %24, align 4, !dbg !292
  %26 = add nsw i32 %23, %25, !dbg !293
  %27 = icmp ne i32 %26, 6, !dbg !294
  br i1 %27, label %28, label %29, !dbg !295

28:                                               ; preds = %21, %0
  call void @abort() #8, !dbg !296
  unreachable, !dbg !296

29:                                               ; preds = %21
  ret void, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_struct_member() #0 !dbg !298 {
  %1 = alloca %struct.anon, align 4
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata %struct.anon* %1, metadata !299, metadata !DIExpression()), !dbg !304
  %3 = bitcast %struct.anon* %1 to i8*, !dbg !304
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %3, i8* align 4 getelementptr inbounds (%struct.anon, %struct.anon* @__const.stack_struct_member.s, i32 0, i32 0, i32 0), i64 8, i1 false), !dbg !304
  call void @llvm.dbg.declare(metadata i8** %2, metadata !305, metadata !DIExpression()), !dbg !306
  %4 = bitcast %struct.anon* %1 to i8*, !dbg !307
  store i8* %4, i8** %2, align 8, !dbg !306
  %5 = load i8*, i8** %2, align 8, !dbg !308
  %6 = load i32, i32* @bad, align 4, !dbg !309
  %7 = icmp ne i32 %6, 0, !dbg !309
  %8 = zext i1 %7 to i64, !dbg !309
  %9 = select i1 %7, i32 8, i32 7, !dbg !309
  %10 = sext i32 %9 to i64, !dbg !308
  %11 = getelementptr inbounds i8, i8* %5, i64 %10, !dbg !308
  store i8 1, i8* %11, align 1, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_of_struct_array() #0 !dbg !312 {
  %1 = alloca [3 x %struct.anon.0], align 16
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [3 x %struct.anon.0]* %1, metadata !313, metadata !DIExpression()), !dbg !323
  call void @llvm.dbg.declare(metadata i32* %2, metadata !324, metadata !DIExpression()), !dbg !326
  store i32 0, i32* %2, align 4, !dbg !326
  br label %3, !dbg !327

3:                                                ; preds = %13, %0
  %4 = load i32, i32* %2, align 4, !dbg !328
  %5 = load i32, i32* @bad, align 4, !dbg !330
  %6 = add nsw i32 3, %5, !dbg !331
  %7 = icmp slt i32 %4, %6, !dbg !332
  br i1 %7, label %8, label %16, !dbg !333

8:                                                ; preds = %3
  %9 = load i32, i32* %2, align 4, !dbg !334
  %10 = sext i32 %9 to i64, !dbg !335
  %11 = getelementptr inbounds [3 x %struct.anon.0], [3 x %struct.anon.0]* %1, i64 0, i64 %10, !dbg !335
  %12 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %11, i32 0, i32 2, !dbg !336
  store i16 1, i16* %12, align 2, !dbg !337
  br label %13, !dbg !335

13:                                               ; preds = %8
  %14 = load i32, i32* %2, align 4, !dbg !338
  %15 = add nsw i32 %14, 1, !dbg !338
  store i32 %15, i32* %2, align 4, !dbg !338
  br label %3, !dbg !339, !llvm.loop !340

16:                                               ; preds = %3
  ret void, !dbg !342
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_variable_length() #0 !dbg !343 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !344, metadata !DIExpression()), !dbg !345
  %4 = load i32, i32* @bad, align 4, !dbg !346
  %5 = icmp ne i32 %4, 0, !dbg !346
  %6 = zext i1 %5 to i64, !dbg !346
  %7 = select i1 %5, i32 3, i32 4, !dbg !346
  store i32 %7, i32* %1, align 4, !dbg !345
  %8 = load i32, i32* %1, align 4, !dbg !347
  %9 = zext i32 %8 to i64, !dbg !348
  %10 = call i8* @llvm.stacksave(), !dbg !348
  store i8* %10, i8** %2, align 8, !dbg !348
  %11 = alloca i64, i64 %9, align 16, !dbg !348
  store i64 %9, i64* %3, align 8, !dbg !348
  call void @llvm.dbg.declare(metadata i64* %3, metadata !349, metadata !DIExpression()), !dbg !350
  call void @llvm.dbg.declare(metadata i64* %11, metadata !351, metadata !DIExpression()), !dbg !355
  %12 = getelementptr inbounds i64, i64* %11, i64 3, !dbg !356
  store i64 1, i64* %12, align 8, !dbg !357
  %13 = load i8*, i8** %2, align 8, !dbg !358
  call void @llvm.stackrestore(i8* %13), !dbg !358
  ret void, !dbg !358
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #5

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_alloca() #0 !dbg !359 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !360, metadata !DIExpression()), !dbg !361
  %2 = alloca i8, i64 10, align 16, !dbg !362
  store i8* %2, i8** %1, align 8, !dbg !361
  %3 = load i8*, i8** %1, align 8, !dbg !363
  %4 = load i32, i32* @bad, align 4, !dbg !364
  %5 = icmp ne i32 %4, 0, !dbg !364
  %6 = zext i1 %5 to i64, !dbg !364
  %7 = select i1 %5, i32 10, i32 9, !dbg !364
  %8 = sext i32 %7 to i64, !dbg !363
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !363
  store i8 1, i8* %9, align 1, !dbg !365
  ret void, !dbg !366
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_scalar_through_cast() #0 !dbg !367 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !368, metadata !DIExpression()), !dbg !369
  store i32 0, i32* %1, align 4, !dbg !369
  %2 = load i32, i32* @bad, align 4, !dbg !370
  %3 = icmp ne i32 %2, 0, !dbg !370
  br i1 %3, label %4, label %6, !dbg !372

4:                                                ; preds = %0
  %5 = bitcast i32* %1 to i64*, !dbg !373
  store i64 0, i64* %5, align 4, !dbg !374
  br label %6, !dbg !373

6:                                                ; preds = %4, %0
  %7 = load i32, i32* %1, align 4, !dbg !375
  %8 = icmp ne i32 %7, 0, !dbg !375
  br i1 %8, label %9, label %10, !dbg !377

9:                                                ; preds = %6
  call void @abort() #8, !dbg !378
  unreachable, !dbg !378

10:                                               ; preds = %6
  ret void, !dbg !379
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_matrix_row() #0 !dbg !380 {
  %1 = alloca [2 x [3 x i32]], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [2 x [3 x i32]]* %1, metadata !381, metadata !DIExpression()), !dbg !384
  call void @llvm.dbg.declare(metadata i32* %2, metadata !385, metadata !DIExpression()), !dbg !387
  store i32 0, i32* %2, align 4, !dbg !387
  br label %4, !dbg !388

4:                                                ; preds = %14, %0
  %5 = load i32, i32* %2, align 4, !dbg !389
  %6 = icmp slt i32 %5, 6, !dbg !391
  br i1 %6, label %7, label %17, !dbg !392

7:                                                ; preds = %4
  %8 = load i32, i32* %2, align 4, !dbg !393
  %9 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %1, i64 0, i64 0, !dbg !394
  %10 = getelementptr inbounds [3 x i32], [3 x i32]* %9, i64 0, i64 0, !dbg !394
  %11 = load i32, i32* %2, align 4, !dbg !395
  %12 = sext i32 %11 to i64, !dbg !396
  %13 = getelementptr inbounds i32, i32* %10, i64 %12, !dbg !396
  store i32 %8, i32* %13, align 4, !dbg !397
  br label %14, !dbg !396

14:                                               ; preds = %7
  %15 = load i32, i32* %2, align 4, !dbg !398
  %16 = add nsw i32 %15, 1, !dbg !398
  store i32 %16, i32* %2, align 4, !dbg !398
  br label %4, !dbg !399, !llvm.loop !400

17:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !402, metadata !DIExpression()), !dbg !403
  %18 = load i32, i32* @bad, align 4, !dbg !404
  %19 = icmp ne i32 %18, 0, !dbg !404
  %20 = zext i1 %19 to i64, !dbg !404
  %21 = select i1 %19, i32 2, i32 1, !dbg !404
  store i32 %21, i32* %3, align 4, !dbg !403
  %22 = load i32, i32* %3, align 4, !dbg !405
  %23 = sext i32 %22 to i64, !dbg !406
  %24 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %1, i64 0, i64 %23, !dbg !406
  %25 = getelementptr inbounds [3 x i32], [3 x i32]* %24, i64 0, i64 0, !dbg !406
  store i32 1, i32* %25, align 4, !dbg !407
  ret void, !dbg !408
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_union_member() #0 !dbg !409 {
  %1 = alloca %union.anon, align 2
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata %union.anon* %1, metadata !410, metadata !DIExpression()), !dbg !415
  %3 = bitcast %union.anon* %1 to i16*, !dbg !416
  store i16 0, i16* %3, align 2, !dbg !417
  call void @llvm.dbg.declare(metadata i32** %2, metadata !418, metadata !DIExpression()), !dbg !419
  %4 = bitcast %union.anon* %1 to i32*, !dbg !420
  store i32* %4, i32** %2, align 8, !dbg !419
  %5 = load i32, i32* @bad, align 4, !dbg !421
  %6 = icmp ne i32 %5, 0, !dbg !421
  br i1 %6, label %7, label %9, !dbg !423

7:                                                ; preds = %0
  %8 = load i32*, i32** %2, align 8, !dbg !424
  store i32 1, i32* %8, align 4, !dbg !425
  br label %9, !dbg !426

9:                                                ; preds = %7, %0
  ret void, !dbg !427
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_use_after_return() #0 !dbg !428 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32** %1, metadata !429, metadata !DIExpression()), !dbg !430
  %3 = call i32* @escape(i32 noundef 3), !dbg !431
  store i32* %3, i32** %1, align 8, !dbg !430
  call void @llvm.dbg.declare(metadata i32* %2, metadata !432, metadata !DIExpression()), !dbg !433
  store i32 0, i32* %2, align 4, !dbg !433
  %4 = load i32, i32* @bad, align 4, !dbg !434
  %5 = icmp ne i32 %4, 0, !dbg !434
  br i1 %5, label %6, label %9, !dbg !436

6:                                                ; preds = %0
  %7 = load i32*, i32** %1, align 8, !dbg !437
  %8 = load i32, i32* %7, align 4, !dbg !438
  store i32 %8, i32* %2, align 4, !dbg !439
  br label %9, !dbg !440

9:                                                ; preds = %6, %0
  %10 = load i32, i32* %2, align 4, !dbg !441
  %11 = icmp ne i32 %10, 0, !dbg !441
  br i1 %11, label %12, label %13, !dbg !443

12:                                               ; preds = %9
  call void @abort() #8, !dbg !444
  unreachable, !dbg !444

13:                                               ; preds = %9
  ret void, !dbg !445
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32* @escape(i32 noundef %0) #0 !dbg !446 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !449, metadata !DIExpression()), !dbg !450
  call void @llvm.dbg.declare(metadata i32* %3, metadata !451, metadata !DIExpression()), !dbg !452
  %5 = load i32, i32* %2, align 4, !dbg !453
  store i32 %5, i32* %3, align 4, !dbg !452
  call void @llvm.dbg.declare(metadata i32** %4, metadata !454, metadata !DIExpression()), !dbg !455
  store i32* %3, i32** %4, align 8, !dbg !455
  %6 = load i32*, i32** %4, align 8, !dbg !456
  ret i32* %6, !dbg !457
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_returned_buffer() #0 !dbg !458 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !459, metadata !DIExpression()), !dbg !460
  %2 = call i8* @name_of(i32 noundef 3), !dbg !461
  store i8* %2, i8** %1, align 8, !dbg !460
  %3 = load i32, i32* @bad, align 4, !dbg !462
  %4 = icmp ne i32 %3, 0, !dbg !462
  br i1 %4, label %5, label %8, !dbg !464

5:                                                ; preds = %0
  %6 = load i8*, i8** %1, align 8, !dbg !465
  %7 = getelementptr inbounds i8, i8* %6, i64 0, !dbg !465
  store i8 78, i8* %7, align 1, !dbg !466
  br label %8, !dbg !465

8:                                                ; preds = %5, %0
  ret void, !dbg !467
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @name_of(i32 noundef %0) #0 !dbg !468 {
  %2 = alloca i32, align 4
  %3 = alloca [8 x i8], align 1
  %4 = alloca i8*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !471, metadata !DIExpression()), !dbg !472
  call void @llvm.dbg.declare(metadata [8 x i8]* %3, metadata !473, metadata !DIExpression()), !dbg !475
  %5 = bitcast [8 x i8]* %3 to i8*, !dbg !475
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.name_of.text, i32 0, i32 0), i64 8, i1 false), !dbg !475
  %6 = load i32, i32* %2, align 4, !dbg !476
  %7 = add nsw i32 48, %6, !dbg !477
  %8 = trunc i32 %7 to i8, !dbg !478
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 4, !dbg !479
  store i8 %8, i8* %9, align 1, !dbg !480
  call void @llvm.dbg.declare(metadata i8** %4, metadata !481, metadata !DIExpression()), !dbg !482
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !483
  store i8* %10, i8** %4, align 8, !dbg !482
  %11 = load i8*, i8** %4, align 8, !dbg !484
  ret i8* %11, !dbg !485
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_stored_pointer() #0 !dbg !486 {
  %1 = alloca i32*, align 8
  %2 = alloca i32**, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !487, metadata !DIExpression()), !dbg !488
  call void @llvm.dbg.declare(metadata i32*** %2, metadata !489, metadata !DIExpression()), !dbg !491
  %3 = call i32** @keep(i32** noundef %1), !dbg !492
  store i32** %3, i32*** %2, align 8, !dbg !491
  %4 = load i32, i32* @bad, align 4, !dbg !493
  %5 = icmp ne i32 %4, 0, !dbg !493
  br i1 %5, label %6, label %9, !dbg !495

6:                                                ; preds = %0
  %7 = load i32**, i32*** %2, align 8, !dbg !496
  %8 = load i32*, i32** %7, align 8, !dbg !497
  store i32 6, i32* %8, align 4, !dbg !498
  br label %9, !dbg !499

9:                                                ; preds = %6, %0
  ret void, !dbg !500
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32** @keep(i32** noundef %0) #0 !dbg !501 {
  %2 = alloca i32**, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32** %0, i32*** %2, align 8
  call void @llvm.dbg.declare(metadata i32*** %2, metadata !504, metadata !DIExpression()), !dbg !505
  call void @llvm.dbg.declare(metadata i32* %3, metadata !506, metadata !DIExpression()), !dbg !507
  store i32 5, i32* %3, align 4, !dbg !507
  call void @llvm.dbg.declare(metadata i32** %4, metadata !508, metadata !DIExpression()), !dbg !509
  store i32* %3, i32** %4, align 8, !dbg !509
  %5 = load i32*, i32** %4, align 8, !dbg !510
  %6 = load i32**, i32*** %2, align 8, !dbg !511
  store i32* %5, i32** %6, align 8, !dbg !512
  %7 = load i32**, i32*** %2, align 8, !dbg !513
  ret i32** %7, !dbg !514
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_argument_by_value() #0 !dbg !515 {
  %1 = alloca %struct.big, align 8
  %2 = alloca i64*, align 8
  call void @llvm.dbg.declare(metadata %struct.big* %1, metadata !516, metadata !DIExpression()), !dbg !521
  %3 = bitcast %struct.big* %1 to i8*, !dbg !521
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.big* @__const.stack_argument_by_value.b to i8*), i64 32, i1 false), !dbg !521
  call void @llvm.dbg.declare(metadata i64** %2, metadata !522, metadata !DIExpression()), !dbg !523
  %4 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 0, !dbg !524
  %5 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 0, !dbg !525
  store i64* %5, i64** %2, align 8, !dbg !523
  %6 = load i64*, i64** %2, align 8, !dbg !526
  %7 = load i32, i32* @bad, align 4, !dbg !528
  %8 = icmp ne i32 %7, 0, !dbg !528
  %9 = zext i1 %8 to i64, !dbg !528
  %10 = select i1 %8, i32 4, i32 3, !dbg !528
  %11 = sext i32 %10 to i64, !dbg !526
  %12 = getelementptr inbounds i64, i64* %6, i64 %11, !dbg !526
  %13 = load i64, i64* %12, align 8, !dbg !526
  %14 = icmp ne i64 %13, 4, !dbg !529
  br i1 %14, label %15, label %16, !dbg !530

15:                                               ; preds = %0
  call void @abort() #8, !dbg !531
  unreachable, !dbg !531

16:                                               ; preds = %0
  ret void, !dbg !532
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_jump_to_dead_frame() #0 !dbg !533 {
  %1 = load i32, i32* @bad, align 4, !dbg !534
  %2 = icmp ne i32 %1, 0, !dbg !534
  br i1 %2, label %3, label %4, !dbg !536

3:                                                ; preds = %0
  call void @arm(), !dbg !537
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 noundef 1) #8, !dbg !539
  unreachable, !dbg !539

4:                                                ; preds = %0
  %5 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #9, !dbg !540
  %6 = icmp eq i32 %5, 0, !dbg !542
  br i1 %6, label %7, label %8, !dbg !543

7:                                                ; preds = %4
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 noundef 1) #8, !dbg !544
  unreachable, !dbg !544

8:                                                ; preds = %4
  br label %9

9:                                                ; preds = %8
  ret void, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @arm() #0 !dbg !546 {
  %1 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #9, !dbg !547
  %2 = icmp ne i32 %1, 0, !dbg !547
  br i1 %2, label %3, label %4, !dbg !549

3:                                                ; preds = %0
  call void @abort() #8, !dbg !550
  unreachable, !dbg !550

4:                                                ; preds = %0
  ret void, !dbg !551
}

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #4

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_parameter() #0 !dbg !552 {
  %1 = alloca %struct.fault_case, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata %struct.fault_case* %1, metadata !553, metadata !DIExpression()), !dbg !554
  %3 = bitcast %struct.fault_case* %1 to i8*, !dbg !554
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.fault_case* @__const.stack_parameter.c to i8*), i64 24, i1 false), !dbg !554
  call void @llvm.dbg.declare(metadata i8** %2, metadata !555, metadata !DIExpression()), !dbg !556
  %4 = bitcast %struct.fault_case* %1 to i8*, !dbg !557
  %5 = getelementptr inbounds i8, i8* %4, i64 24, !dbg !558
  %6 = getelementptr inbounds i8, i8* %5, i64 -1, !dbg !559
  store i8* %6, i8** %2, align 8, !dbg !556
  %7 = load i8*, i8** %2, align 8, !dbg !560
  %8 = load i32, i32* @bad, align 4, !dbg !561
  %9 = sext i32 %8 to i64, !dbg !560
  %10 = getelementptr inbounds i8, i8* %7, i64 %9, !dbg !560
  store i8 0, i8* %10, align 1, !dbg !562
  ret void, !dbg !563
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_overflow() #0 !dbg !564 {
  %1 = load i32, i32* @bad, align 4, !dbg !565
  %2 = icmp ne i32 %1, 0, !dbg !565
  %3 = zext i1 %2 to i64, !dbg !565
  %4 = select i1 %2, i32 1000000, i32 100, !dbg !565
  %5 = call i32 @depth(i32 noundef %4), !dbg !567
  %6 = icmp slt i32 %5, 100, !dbg !568
  br i1 %6, label %7, label %8, !dbg !569

7:                                                ; preds = %0
  call void @abort() #8, !dbg !570
  unreachable, !dbg !570

8:                                                ; preds = %0
  ret void, !dbg !571
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @depth(i32 noundef %0) #0 !dbg !572 {
  %2 = alloca i32, align 4
  %3 = alloca [1000 x i8], align 16
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !575, metadata !DIExpression()), !dbg !576
  call void @llvm.dbg.declare(metadata [1000 x i8]* %3, metadata !577, metadata !DIExpression()), !dbg !581
  %4 = load i32, i32* %2, align 4, !dbg !582
  %5 = srem i32 %4, 1000, !dbg !583
  %6 = sext i32 %5 to i64, !dbg !584
  %7 = getelementptr inbounds [1000 x i8], [1000 x i8]* %3, i64 0, i64 %6, !dbg !584
  store i8 1, i8* %7, align 1, !dbg !585
  %8 = load i32, i32* %2, align 4, !dbg !586
  %9 = icmp eq i32 %8, 0, !dbg !587
  br i1 %9, label %10, label %14, !dbg !586

10:                                               ; preds = %1
  %11 = getelementptr inbounds [1000 x i8], [1000 x i8]* %3, i64 0, i64 0, !dbg !588
  %12 = load i8, i8* %11, align 16, !dbg !588
  %13 = sext i8 %12 to i32, !dbg !588
  br label %19, !dbg !586

14:                                               ; preds = %1
  %15 = load i32, i32* %2, align 4, !dbg !589
  %16 = sub nsw i32 %15, 1, !dbg !590
  %17 = call i32 @depth(i32 noundef %16), !dbg !591
  %18 = add nsw i32 %17, 1, !dbg !592
  br label %19, !dbg !586

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ %18, %14 ], !dbg !586
  ret i32 %20, !dbg !593
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_too_large_array() #0 !dbg !594 {
  %1 = alloca i64, align 8
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !595, metadata !DIExpression()), !dbg !596
  %4 = load i32, i32* @bad, align 4, !dbg !597
  %5 = icmp ne i32 %4, 0, !dbg !597
  %6 = zext i1 %5 to i64, !dbg !597
  %7 = select i1 %5, i64 4294967296, i64 16, !dbg !597
  store i64 %7, i64* %1, align 8, !dbg !596
  %8 = load i64, i64* %1, align 8, !dbg !598
  %9 = call i8* @llvm.stacksave(), !dbg !599
  store i8* %9, i8** %2, align 8, !dbg !599
  %10 = alloca i8, i64 %8, align 16, !dbg !599
  store i64 %8, i64* %3, align 8, !dbg !599
  call void @llvm.dbg.declare(metadata i64* %3, metadata !600, metadata !DIExpression()), !dbg !601
  call void @llvm.dbg.declare(metadata i8* %10, metadata !602, metadata !DIExpression()), !dbg !606
  %11 = getelementptr inbounds i8, i8* %10, i64 0, !dbg !607
  store i8 1, i8* %11, align 16, !dbg !608
  %12 = load i8*, i8** %2, align 8, !dbg !609
  call void @llvm.stackrestore(i8* %12), !dbg !609
  ret void, !dbg !609
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind willreturn }
attributes #6 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind returns_twice }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!97, !98, !99, !100, !101, !102, !103}
!llvm.ident = !{!104}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !16, line: 18, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "3eb2b4e10d91b666d238a327ed7010d4")
!4 = !{!5, !8, !10, !12, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!13 = !{!14, !0, !28, !30, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50, !52, !54, !56, !58, !60, !62, !64, !91, !93, !95}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !16, line: 17, type: !17, isLocal: true, isDefinition: true)
!16 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !16, line: 12, size: 192, elements: !19)
!19 = !{!20, !23, !27}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !18, file: !16, line: 13, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !18, file: !16, line: 14, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !16, line: 15, baseType: !17, size: 64, offset: 128)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "entry_stack_last_bytes_straddle", scope: !2, file: !3, line: 7, type: !18, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "entry_stack_wide_before_start", scope: !2, file: !3, line: 14, type: !18, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_stack_write_past_end", scope: !2, file: !3, line: 21, type: !18, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "entry_stack_write_before_start", scope: !2, file: !3, line: 27, type: !18, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "entry_stack_read_past_end", scope: !2, file: !3, line: 33, type: !18, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_stack_next_variable", scope: !2, file: !3, line: 43, type: !18, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "entry_stack_struct_member", scope: !2, file: !3, line: 55, type: !18, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_stack_of_struct_array", scope: !2, file: !3, line: 65, type: !18, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "entry_stack_variable_length", scope: !2, file: !3, line: 74, type: !18, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "entry_stack_alloca", scope: !2, file: !3, line: 81, type: !18, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "entry_stack_scalar_through_cast", scope: !2, file: !3, line: 87, type: !18, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "entry_stack_matrix_row", scope: !2, file: !3, line: 96, type: !18, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "entry_stack_union_member", scope: !2, file: !3, line: 105, type: !18, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "entry_stack_use_after_return", scope: !2, file: !3, line: 124, type: !18, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "entry_stack_returned_buffer", scope: !2, file: !3, line: 142, type: !18, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "entry_stack_stored_pointer", scope: !2, file: !3, line: 157, type: !18, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_stack_argument_by_value", scope: !2, file: !3, line: 165, type: !18, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "entry_stack_jump_to_dead_frame", scope: !2, file: !3, line: 182, type: !18, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 175, type: !66, isLocal: true, isDefinition: true)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !67, line: 32, baseType: !68)
!67 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 1600, elements: !89)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !70, line: 26, size: 1600, elements: !71)
!70 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!71 = !{!72, !78, !79}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !69, file: !70, line: 32, baseType: !73, size: 512)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !74, line: 31, baseType: !75)
!74 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 512, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 8)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !69, file: !70, line: 33, baseType: !7, size: 32, offset: 512)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !69, file: !70, line: 34, baseType: !80, size: 1024, offset: 576)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !81, line: 8, baseType: !82)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !81, line: 5, size: 1024, elements: !83)
!83 = !{!84}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !82, file: !81, line: 7, baseType: !85, size: 1024)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 1024, elements: !87)
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !{!88}
!88 = !DISubrange(count: 16)
!89 = !{!90}
!90 = !DISubrange(count: 1)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "entry_stack_parameter", scope: !2, file: !3, line: 191, type: !18, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "entry_stack_overflow", scope: !2, file: !3, line: 205, type: !18, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "entry_stack_too_large_array", scope: !2, file: !3, line: 211, type: !18, isLocal: true, isDefinition: true)
!97 = !{i32 7, !"Dwarf Version", i32 5}
!98 = !{i32 2, !"Debug Info Version", i32 3}
!99 = !{i32 1, !"wchar_size", i32 4}
!100 = !{i32 7, !"PIC Level", i32 2}
!101 = !{i32 7, !"PIE Level", i32 2}
!102 = !{i32 7, !"uwtable", i32 1}
!103 = !{i32 7, !"frame-pointer", i32 2}
!104 = !{!"Debian clang version 14.0.6"}
!105 = distinct !DISubprogram(name: "main", scope: !16, file: !16, line: 30, type: !106, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !109)
!106 = !DISubroutineType(types: !107)
!107 = !{!7, !7, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!109 = !{}
!110 = !DILocalVariable(name: "argc", arg: 1, scope: !105, file: !16, line: 30, type: !7)
!111 = !DILocation(line: 30, column: 14, scope: !105)
!112 = !DILocalVariable(name: "argv", arg: 2, scope: !105, file: !16, line: 30, type: !108)
!113 = !DILocation(line: 30, column: 27, scope: !105)
!114 = !DILocation(line: 32, column: 11, scope: !105)
!115 = !DILocation(line: 32, column: 16, scope: !105)
!116 = !DILocation(line: 32, column: 20, scope: !105)
!117 = !DILocation(line: 32, column: 30, scope: !105)
!118 = !DILocation(line: 32, column: 23, scope: !105)
!119 = !DILocation(line: 32, column: 46, scope: !105)
!120 = !DILocation(line: 0, scope: !105)
!121 = !DILocation(line: 32, column: 9, scope: !105)
!122 = !DILocalVariable(name: "c", scope: !123, file: !16, line: 33, type: !17)
!123 = distinct !DILexicalBlock(scope: !105, file: !16, line: 33, column: 5)
!124 = !DILocation(line: 33, column: 29, scope: !123)
!125 = !DILocation(line: 33, column: 33, scope: !123)
!126 = !DILocation(line: 33, column: 10, scope: !123)
!127 = !DILocation(line: 33, column: 44, scope: !128)
!128 = distinct !DILexicalBlock(scope: !123, file: !16, line: 33, column: 5)
!129 = !DILocation(line: 33, column: 5, scope: !123)
!130 = !DILocation(line: 34, column: 13, scope: !131)
!131 = distinct !DILexicalBlock(scope: !128, file: !16, line: 34, column: 13)
!132 = !DILocation(line: 34, column: 18, scope: !131)
!133 = !DILocation(line: 34, column: 22, scope: !131)
!134 = !DILocation(line: 34, column: 32, scope: !131)
!135 = !DILocation(line: 34, column: 41, scope: !131)
!136 = !DILocation(line: 34, column: 44, scope: !131)
!137 = !DILocation(line: 34, column: 25, scope: !131)
!138 = !DILocation(line: 34, column: 50, scope: !131)
!139 = !DILocation(line: 34, column: 13, scope: !128)
!140 = !DILocation(line: 35, column: 13, scope: !141)
!141 = distinct !DILexicalBlock(scope: !131, file: !16, line: 34, column: 56)
!142 = !DILocation(line: 35, column: 16, scope: !141)
!143 = !DILocation(line: 36, column: 13, scope: !141)
!144 = !DILocation(line: 34, column: 53, scope: !131)
!145 = !DILocation(line: 33, column: 51, scope: !128)
!146 = !DILocation(line: 33, column: 54, scope: !128)
!147 = !DILocation(line: 33, column: 49, scope: !128)
!148 = !DILocation(line: 33, column: 5, scope: !128)
!149 = distinct !{!149, !129, !150, !151}
!150 = !DILocation(line: 37, column: 9, scope: !123)
!151 = !{!"llvm.loop.mustprogress"}
!152 = !DILocation(line: 38, column: 5, scope: !105)
!153 = !DILocation(line: 39, column: 1, scope: !105)
!154 = distinct !DISubprogram(name: "add_stack_last_bytes_straddle", scope: !3, file: !3, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!155 = !DILocation(line: 7, column: 1, scope: !154)
!156 = distinct !DISubprogram(name: "add_stack_wide_before_start", scope: !3, file: !3, line: 14, type: !25, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!157 = !DILocation(line: 14, column: 1, scope: !156)
!158 = distinct !DISubprogram(name: "add_stack_write_past_end", scope: !3, file: !3, line: 21, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!159 = !DILocation(line: 21, column: 1, scope: !158)
!160 = distinct !DISubprogram(name: "add_stack_write_before_start", scope: !3, file: !3, line: 27, type: !25, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!161 = !DILocation(line: 27, column: 1, scope: !160)
!162 = distinct !DISubprogram(name: "add_stack_read_past_end", scope: !3, file: !3, line: 33, type: !25, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!163 = !DILocation(line: 33, column: 1, scope: !162)
!164 = distinct !DISubprogram(name: "add_stack_next_variable", scope: !3, file: !3, line: 43, type: !25, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!165 = !DILocation(line: 43, column: 1, scope: !164)
!166 = distinct !DISubprogram(name: "add_stack_struct_member", scope: !3, file: !3, line: 55, type: !25, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!167 = !DILocation(line: 55, column: 1, scope: !166)
!168 = distinct !DISubprogram(name: "add_stack_of_struct_array", scope: !3, file: !3, line: 65, type: !25, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!169 = !DILocation(line: 65, column: 1, scope: !168)
!170 = distinct !DISubprogram(name: "add_stack_variable_length", scope: !3, file: !3, line: 74, type: !25, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!171 = !DILocation(line: 74, column: 1, scope: !170)
!172 = distinct !DISubprogram(name: "add_stack_alloca", scope: !3, file: !3, line: 81, type: !25, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!173 = !DILocation(line: 81, column: 1, scope: !172)
!174 = distinct !DISubprogram(name: "add_stack_scalar_through_cast", scope: !3, file: !3, line: 87, type: !25, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!175 = !DILocation(line: 87, column: 1, scope: !174)
!176 = distinct !DISubprogram(name: "add_stack_matrix_row", scope: !3, file: !3, line: 96, type: !25, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!177 = !DILocation(line: 96, column: 1, scope: !176)
!178 = distinct !DISubprogram(name: "add_stack_union_member", scope: !3, file: !3, line: 105, type: !25, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!179 = !DILocation(line: 105, column: 1, scope: !178)
!180 = distinct !DISubprogram(name: "add_stack_use_after_return", scope: !3, file: !3, line: 124, type: !25, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!181 = !DILocation(line: 124, column: 1, scope: !180)
!182 = distinct !DISubprogram(name: "add_stack_returned_buffer", scope: !3, file: !3, line: 142, type: !25, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!183 = !DILocation(line: 142, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_stack_stored_pointer", scope: !3, file: !3, line: 157, type: !25, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!185 = !DILocation(line: 157, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_stack_argument_by_value", scope: !3, file: !3, line: 165, type: !25, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!187 = !DILocation(line: 165, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_stack_jump_to_dead_frame", scope: !3, file: !3, line: 182, type: !25, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!189 = !DILocation(line: 182, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_stack_parameter", scope: !3, file: !3, line: 191, type: !25, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!191 = !DILocation(line: 191, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "add_stack_overflow", scope: !3, file: !3, line: 205, type: !25, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!193 = !DILocation(line: 205, column: 1, scope: !192)
!194 = distinct !DISubprogram(name: "add_stack_too_large_array", scope: !3, file: !3, line: 211, type: !25, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!195 = !DILocation(line: 211, column: 1, scope: !194)
!196 = distinct !DISubprogram(name: "stack_last_bytes_straddle", scope: !3, file: !3, line: 7, type: !25, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!197 = !DILocalVariable(name: "a", scope: !196, file: !3, line: 9, type: !198)
!198 = !DICompositeType(tag: DW_TAG_array_type, baseType: !199, size: 80, elements: !200)
!199 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!200 = !{!201}
!201 = !DISubrange(count: 10)
!202 = !DILocation(line: 9, column: 19, scope: !196)
!203 = !DILocation(line: 10, column: 5, scope: !196)
!204 = !DILocation(line: 10, column: 10, scope: !196)
!205 = !DILocation(line: 11, column: 23, scope: !196)
!206 = !DILocation(line: 11, column: 28, scope: !196)
!207 = !DILocation(line: 11, column: 25, scope: !196)
!208 = !DILocation(line: 11, column: 5, scope: !196)
!209 = !DILocation(line: 11, column: 42, scope: !196)
!210 = !DILocation(line: 12, column: 1, scope: !196)
!211 = distinct !DISubprogram(name: "stack_wide_before_start", scope: !3, file: !3, line: 14, type: !25, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!212 = !DILocalVariable(name: "a", scope: !211, file: !3, line: 16, type: !198)
!213 = !DILocation(line: 16, column: 19, scope: !211)
!214 = !DILocation(line: 17, column: 5, scope: !211)
!215 = !DILocation(line: 17, column: 10, scope: !211)
!216 = !DILocation(line: 18, column: 23, scope: !211)
!217 = !DILocation(line: 18, column: 28, scope: !211)
!218 = !DILocation(line: 18, column: 25, scope: !211)
!219 = !DILocation(line: 18, column: 5, scope: !211)
!220 = !DILocation(line: 18, column: 42, scope: !211)
!221 = !DILocation(line: 19, column: 1, scope: !211)
!222 = distinct !DISubprogram(name: "stack_write_past_end", scope: !3, file: !3, line: 21, type: !25, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!223 = !DILocalVariable(name: "a", scope: !222, file: !3, line: 23, type: !224)
!224 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !225)
!225 = !{!226}
!226 = !DISubrange(count: 4)
!227 = !DILocation(line: 23, column: 9, scope: !222)
!228 = !DILocation(line: 24, column: 7, scope: !222)
!229 = !DILocation(line: 24, column: 5, scope: !222)
!230 = !DILocation(line: 24, column: 20, scope: !222)
!231 = !DILocation(line: 25, column: 1, scope: !222)
!232 = distinct !DISubprogram(name: "stack_write_before_start", scope: !3, file: !3, line: 27, type: !25, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!233 = !DILocalVariable(name: "a", scope: !232, file: !3, line: 29, type: !224)
!234 = !DILocation(line: 29, column: 9, scope: !232)
!235 = !DILocation(line: 30, column: 7, scope: !232)
!236 = !DILocation(line: 30, column: 5, scope: !232)
!237 = !DILocation(line: 30, column: 21, scope: !232)
!238 = !DILocation(line: 31, column: 1, scope: !232)
!239 = distinct !DISubprogram(name: "stack_read_past_end", scope: !3, file: !3, line: 33, type: !25, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!240 = !DILocalVariable(name: "text", scope: !239, file: !3, line: 35, type: !241)
!241 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !225)
!242 = !DILocation(line: 35, column: 10, scope: !239)
!243 = !DILocalVariable(name: "sum", scope: !239, file: !3, line: 36, type: !7)
!244 = !DILocation(line: 36, column: 9, scope: !239)
!245 = !DILocalVariable(name: "i", scope: !246, file: !3, line: 37, type: !7)
!246 = distinct !DILexicalBlock(scope: !239, file: !3, line: 37, column: 5)
!247 = !DILocation(line: 37, column: 14, scope: !246)
!248 = !DILocation(line: 37, column: 10, scope: !246)
!249 = !DILocation(line: 37, column: 21, scope: !250)
!250 = distinct !DILexicalBlock(scope: !246, file: !3, line: 37, column: 5)
!251 = !DILocation(line: 37, column: 27, scope: !250)
!252 = !DILocation(line: 37, column: 23, scope: !250)
!253 = !DILocation(line: 37, column: 5, scope: !246)
!254 = !DILocation(line: 38, column: 21, scope: !250)
!255 = !DILocation(line: 38, column: 16, scope: !250)
!256 = !DILocation(line: 38, column: 13, scope: !250)
!257 = !DILocation(line: 38, column: 9, scope: !250)
!258 = !DILocation(line: 37, column: 42, scope: !250)
!259 = !DILocation(line: 37, column: 5, scope: !250)
!260 = distinct !{!260, !253, !261, !151}
!261 = !DILocation(line: 38, column: 22, scope: !246)
!262 = !DILocation(line: 39, column: 9, scope: !263)
!263 = distinct !DILexicalBlock(scope: !239, file: !3, line: 39, column: 9)
!264 = !DILocation(line: 39, column: 13, scope: !263)
!265 = !DILocation(line: 39, column: 9, scope: !239)
!266 = !DILocation(line: 40, column: 9, scope: !263)
!267 = !DILocation(line: 41, column: 1, scope: !239)
!268 = distinct !DISubprogram(name: "stack_next_variable", scope: !3, file: !3, line: 43, type: !25, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!269 = !DILocalVariable(name: "before", scope: !268, file: !3, line: 45, type: !270)
!270 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !271)
!271 = !{!272}
!272 = !DISubrange(count: 2)
!273 = !DILocation(line: 45, column: 9, scope: !268)
!274 = !DILocalVariable(name: "middle", scope: !268, file: !3, line: 46, type: !270)
!275 = !DILocation(line: 46, column: 9, scope: !268)
!276 = !DILocalVariable(name: "after", scope: !268, file: !3, line: 47, type: !270)
!277 = !DILocation(line: 47, column: 9, scope: !268)
!278 = !DILocalVariable(name: "p", scope: !268, file: !3, line: 48, type: !12)
!279 = !DILocation(line: 48, column: 10, scope: !268)
!280 = !DILocation(line: 48, column: 14, scope: !268)
!281 = !DILocation(line: 49, column: 10, scope: !268)
!282 = !DILocation(line: 49, column: 7, scope: !268)
!283 = !DILocalVariable(name: "x", scope: !268, file: !3, line: 50, type: !7)
!284 = !DILocation(line: 50, column: 9, scope: !268)
!285 = !DILocation(line: 50, column: 14, scope: !268)
!286 = !DILocation(line: 50, column: 13, scope: !268)
!287 = !DILocation(line: 51, column: 9, scope: !288)
!288 = distinct !DILexicalBlock(scope: !268, file: !3, line: 51, column: 9)
!289 = !DILocation(line: 51, column: 11, scope: !288)
!290 = !DILocation(line: 51, column: 16, scope: !288)
!291 = !DILocation(line: 51, column: 19, scope: !288)
!292 = !DILocation(line: 51, column: 31, scope: !288)
!293 = !DILocation(line: 51, column: 29, scope: !288)
!294 = !DILocation(line: 51, column: 40, scope: !288)
!295 = !DILocation(line: 51, column: 9, scope: !268)
!296 = !DILocation(line: 52, column: 9, scope: !288)
!297 = !DILocation(line: 53, column: 1, scope: !268)
!298 = distinct !DISubprogram(name: "stack_struct_member", scope: !3, file: !3, line: 55, type: !25, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!299 = !DILocalVariable(name: "s", scope: !298, file: !3, line: 60, type: !300)
!300 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !298, file: !3, line: 57, size: 64, elements: !301)
!301 = !{!302, !303}
!302 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !300, file: !3, line: 58, baseType: !241, size: 32)
!303 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !300, file: !3, line: 59, baseType: !7, size: 32, offset: 32)
!304 = !DILocation(line: 60, column: 7, scope: !298)
!305 = !DILocalVariable(name: "p", scope: !298, file: !3, line: 61, type: !8)
!306 = !DILocation(line: 61, column: 11, scope: !298)
!307 = !DILocation(line: 61, column: 15, scope: !298)
!308 = !DILocation(line: 62, column: 5, scope: !298)
!309 = !DILocation(line: 62, column: 7, scope: !298)
!310 = !DILocation(line: 62, column: 20, scope: !298)
!311 = !DILocation(line: 63, column: 1, scope: !298)
!312 = distinct !DISubprogram(name: "stack_of_struct_array", scope: !3, file: !3, line: 65, type: !25, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!313 = !DILocalVariable(name: "points", scope: !312, file: !3, line: 69, type: !314)
!314 = !DICompositeType(tag: DW_TAG_array_type, baseType: !315, size: 144, elements: !321)
!315 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !312, file: !3, line: 67, size: 48, elements: !316)
!316 = !{!317, !319, !320}
!317 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !315, file: !3, line: 68, baseType: !318, size: 16)
!318 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!319 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !315, file: !3, line: 68, baseType: !318, size: 16, offset: 16)
!320 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !315, file: !3, line: 68, baseType: !318, size: 16, offset: 32)
!321 = !{!322}
!322 = !DISubrange(count: 3)
!323 = !DILocation(line: 69, column: 7, scope: !312)
!324 = !DILocalVariable(name: "i", scope: !325, file: !3, line: 70, type: !7)
!325 = distinct !DILexicalBlock(scope: !312, file: !3, line: 70, column: 5)
!326 = !DILocation(line: 70, column: 14, scope: !325)
!327 = !DILocation(line: 70, column: 10, scope: !325)
!328 = !DILocation(line: 70, column: 21, scope: !329)
!329 = distinct !DILexicalBlock(scope: !325, file: !3, line: 70, column: 5)
!330 = !DILocation(line: 70, column: 29, scope: !329)
!331 = !DILocation(line: 70, column: 27, scope: !329)
!332 = !DILocation(line: 70, column: 23, scope: !329)
!333 = !DILocation(line: 70, column: 5, scope: !325)
!334 = !DILocation(line: 71, column: 16, scope: !329)
!335 = !DILocation(line: 71, column: 9, scope: !329)
!336 = !DILocation(line: 71, column: 19, scope: !329)
!337 = !DILocation(line: 71, column: 21, scope: !329)
!338 = !DILocation(line: 70, column: 35, scope: !329)
!339 = !DILocation(line: 70, column: 5, scope: !329)
!340 = distinct !{!340, !333, !341, !151}
!341 = !DILocation(line: 71, column: 23, scope: !325)
!342 = !DILocation(line: 72, column: 1, scope: !312)
!343 = distinct !DISubprogram(name: "stack_variable_length", scope: !3, file: !3, line: 74, type: !25, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!344 = !DILocalVariable(name: "n", scope: !343, file: !3, line: 76, type: !7)
!345 = !DILocation(line: 76, column: 9, scope: !343)
!346 = !DILocation(line: 76, column: 13, scope: !343)
!347 = !DILocation(line: 77, column: 12, scope: !343)
!348 = !DILocation(line: 77, column: 5, scope: !343)
!349 = !DILocalVariable(name: "__vla_expr0", scope: !343, type: !86, flags: DIFlagArtificial)
!350 = !DILocation(line: 0, scope: !343)
!351 = !DILocalVariable(name: "a", scope: !343, file: !3, line: 77, type: !352)
!352 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !353)
!353 = !{!354}
!354 = !DISubrange(count: !349)
!355 = !DILocation(line: 77, column: 10, scope: !343)
!356 = !DILocation(line: 78, column: 5, scope: !343)
!357 = !DILocation(line: 78, column: 10, scope: !343)
!358 = !DILocation(line: 79, column: 1, scope: !343)
!359 = distinct !DISubprogram(name: "stack_alloca", scope: !3, file: !3, line: 81, type: !25, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!360 = !DILocalVariable(name: "p", scope: !359, file: !3, line: 83, type: !8)
!361 = !DILocation(line: 83, column: 11, scope: !359)
!362 = !DILocation(line: 83, column: 15, scope: !359)
!363 = !DILocation(line: 84, column: 5, scope: !359)
!364 = !DILocation(line: 84, column: 7, scope: !359)
!365 = !DILocation(line: 84, column: 21, scope: !359)
!366 = !DILocation(line: 85, column: 1, scope: !359)
!367 = distinct !DISubprogram(name: "stack_scalar_through_cast", scope: !3, file: !3, line: 87, type: !25, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!368 = !DILocalVariable(name: "x", scope: !367, file: !3, line: 89, type: !7)
!369 = !DILocation(line: 89, column: 9, scope: !367)
!370 = !DILocation(line: 90, column: 9, scope: !371)
!371 = distinct !DILexicalBlock(scope: !367, file: !3, line: 90, column: 9)
!372 = !DILocation(line: 90, column: 9, scope: !367)
!373 = !DILocation(line: 91, column: 9, scope: !371)
!374 = !DILocation(line: 91, column: 21, scope: !371)
!375 = !DILocation(line: 92, column: 9, scope: !376)
!376 = distinct !DILexicalBlock(scope: !367, file: !3, line: 92, column: 9)
!377 = !DILocation(line: 92, column: 9, scope: !367)
!378 = !DILocation(line: 93, column: 9, scope: !376)
!379 = !DILocation(line: 94, column: 1, scope: !367)
!380 = distinct !DISubprogram(name: "stack_matrix_row", scope: !3, file: !3, line: 96, type: !25, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!381 = !DILocalVariable(name: "m", scope: !380, file: !3, line: 98, type: !382)
!382 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 192, elements: !383)
!383 = !{!272, !322}
!384 = !DILocation(line: 98, column: 9, scope: !380)
!385 = !DILocalVariable(name: "i", scope: !386, file: !3, line: 99, type: !7)
!386 = distinct !DILexicalBlock(scope: !380, file: !3, line: 99, column: 5)
!387 = !DILocation(line: 99, column: 14, scope: !386)
!388 = !DILocation(line: 99, column: 10, scope: !386)
!389 = !DILocation(line: 99, column: 21, scope: !390)
!390 = distinct !DILexicalBlock(scope: !386, file: !3, line: 99, column: 5)
!391 = !DILocation(line: 99, column: 23, scope: !390)
!392 = !DILocation(line: 99, column: 5, scope: !386)
!393 = !DILocation(line: 100, column: 25, scope: !390)
!394 = !DILocation(line: 100, column: 11, scope: !390)
!395 = !DILocation(line: 100, column: 20, scope: !390)
!396 = !DILocation(line: 100, column: 9, scope: !390)
!397 = !DILocation(line: 100, column: 23, scope: !390)
!398 = !DILocation(line: 99, column: 29, scope: !390)
!399 = !DILocation(line: 99, column: 5, scope: !390)
!400 = distinct !{!400, !392, !401, !151}
!401 = !DILocation(line: 100, column: 25, scope: !386)
!402 = !DILocalVariable(name: "i", scope: !380, file: !3, line: 101, type: !7)
!403 = !DILocation(line: 101, column: 9, scope: !380)
!404 = !DILocation(line: 101, column: 13, scope: !380)
!405 = !DILocation(line: 102, column: 7, scope: !380)
!406 = !DILocation(line: 102, column: 5, scope: !380)
!407 = !DILocation(line: 102, column: 13, scope: !380)
!408 = !DILocation(line: 103, column: 1, scope: !380)
!409 = distinct !DISubprogram(name: "stack_union_member", scope: !3, file: !3, line: 105, type: !25, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!410 = !DILocalVariable(name: "u", scope: !409, file: !3, line: 110, type: !411)
!411 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !409, file: !3, line: 107, size: 16, elements: !412)
!412 = !{!413, !414}
!413 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !411, file: !3, line: 108, baseType: !9, size: 8)
!414 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !411, file: !3, line: 109, baseType: !318, size: 16)
!415 = !DILocation(line: 110, column: 7, scope: !409)
!416 = !DILocation(line: 111, column: 7, scope: !409)
!417 = !DILocation(line: 111, column: 12, scope: !409)
!418 = !DILocalVariable(name: "word", scope: !409, file: !3, line: 112, type: !12)
!419 = !DILocation(line: 112, column: 10, scope: !409)
!420 = !DILocation(line: 112, column: 17, scope: !409)
!421 = !DILocation(line: 113, column: 9, scope: !422)
!422 = distinct !DILexicalBlock(scope: !409, file: !3, line: 113, column: 9)
!423 = !DILocation(line: 113, column: 9, scope: !409)
!424 = !DILocation(line: 114, column: 10, scope: !422)
!425 = !DILocation(line: 114, column: 15, scope: !422)
!426 = !DILocation(line: 114, column: 9, scope: !422)
!427 = !DILocation(line: 115, column: 1, scope: !409)
!428 = distinct !DISubprogram(name: "stack_use_after_return", scope: !3, file: !3, line: 124, type: !25, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!429 = !DILocalVariable(name: "p", scope: !428, file: !3, line: 126, type: !12)
!430 = !DILocation(line: 126, column: 10, scope: !428)
!431 = !DILocation(line: 126, column: 14, scope: !428)
!432 = !DILocalVariable(name: "x", scope: !428, file: !3, line: 127, type: !7)
!433 = !DILocation(line: 127, column: 9, scope: !428)
!434 = !DILocation(line: 128, column: 9, scope: !435)
!435 = distinct !DILexicalBlock(scope: !428, file: !3, line: 128, column: 9)
!436 = !DILocation(line: 128, column: 9, scope: !428)
!437 = !DILocation(line: 129, column: 14, scope: !435)
!438 = !DILocation(line: 129, column: 13, scope: !435)
!439 = !DILocation(line: 129, column: 11, scope: !435)
!440 = !DILocation(line: 129, column: 9, scope: !435)
!441 = !DILocation(line: 130, column: 9, scope: !442)
!442 = distinct !DILexicalBlock(scope: !428, file: !3, line: 130, column: 9)
!443 = !DILocation(line: 130, column: 9, scope: !428)
!444 = !DILocation(line: 131, column: 9, scope: !442)
!445 = !DILocation(line: 132, column: 1, scope: !428)
!446 = distinct !DISubprogram(name: "escape", scope: !3, file: !3, line: 117, type: !447, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!447 = !DISubroutineType(types: !448)
!448 = !{!12, !7}
!449 = !DILocalVariable(name: "x", arg: 1, scope: !446, file: !3, line: 117, type: !7)
!450 = !DILocation(line: 117, column: 24, scope: !446)
!451 = !DILocalVariable(name: "local", scope: !446, file: !3, line: 119, type: !7)
!452 = !DILocation(line: 119, column: 9, scope: !446)
!453 = !DILocation(line: 119, column: 17, scope: !446)
!454 = !DILocalVariable(name: "p", scope: !446, file: !3, line: 120, type: !12)
!455 = !DILocation(line: 120, column: 10, scope: !446)
!456 = !DILocation(line: 121, column: 12, scope: !446)
!457 = !DILocation(line: 121, column: 5, scope: !446)
!458 = distinct !DISubprogram(name: "stack_returned_buffer", scope: !3, file: !3, line: 142, type: !25, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!459 = !DILocalVariable(name: "name", scope: !458, file: !3, line: 144, type: !8)
!460 = !DILocation(line: 144, column: 11, scope: !458)
!461 = !DILocation(line: 144, column: 18, scope: !458)
!462 = !DILocation(line: 145, column: 9, scope: !463)
!463 = distinct !DILexicalBlock(scope: !458, file: !3, line: 145, column: 9)
!464 = !DILocation(line: 145, column: 9, scope: !458)
!465 = !DILocation(line: 146, column: 9, scope: !463)
!466 = !DILocation(line: 146, column: 17, scope: !463)
!467 = !DILocation(line: 147, column: 1, scope: !458)
!468 = distinct !DISubprogram(name: "name_of", scope: !3, file: !3, line: 134, type: !469, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!469 = !DISubroutineType(types: !470)
!470 = !{!8, !7}
!471 = !DILocalVariable(name: "n", arg: 1, scope: !468, file: !3, line: 134, type: !7)
!472 = !DILocation(line: 134, column: 26, scope: !468)
!473 = !DILocalVariable(name: "text", scope: !468, file: !3, line: 136, type: !474)
!474 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !76)
!475 = !DILocation(line: 136, column: 10, scope: !468)
!476 = !DILocation(line: 137, column: 28, scope: !468)
!477 = !DILocation(line: 137, column: 26, scope: !468)
!478 = !DILocation(line: 137, column: 15, scope: !468)
!479 = !DILocation(line: 137, column: 5, scope: !468)
!480 = !DILocation(line: 137, column: 13, scope: !468)
!481 = !DILocalVariable(name: "p", scope: !468, file: !3, line: 138, type: !8)
!482 = !DILocation(line: 138, column: 11, scope: !468)
!483 = !DILocation(line: 138, column: 15, scope: !468)
!484 = !DILocation(line: 139, column: 12, scope: !468)
!485 = !DILocation(line: 139, column: 5, scope: !468)
!486 = distinct !DISubprogram(name: "stack_stored_pointer", scope: !3, file: !3, line: 157, type: !25, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!487 = !DILocalVariable(name: "p", scope: !486, file: !3, line: 159, type: !12)
!488 = !DILocation(line: 159, column: 10, scope: !486)
!489 = !DILocalVariable(name: "q", scope: !486, file: !3, line: 160, type: !490)
!490 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!491 = !DILocation(line: 160, column: 11, scope: !486)
!492 = !DILocation(line: 160, column: 15, scope: !486)
!493 = !DILocation(line: 161, column: 9, scope: !494)
!494 = distinct !DILexicalBlock(scope: !486, file: !3, line: 161, column: 9)
!495 = !DILocation(line: 161, column: 9, scope: !486)
!496 = !DILocation(line: 162, column: 11, scope: !494)
!497 = !DILocation(line: 162, column: 10, scope: !494)
!498 = !DILocation(line: 162, column: 13, scope: !494)
!499 = !DILocation(line: 162, column: 9, scope: !494)
!500 = !DILocation(line: 163, column: 1, scope: !486)
!501 = distinct !DISubprogram(name: "keep", scope: !3, file: !3, line: 149, type: !502, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!502 = !DISubroutineType(types: !503)
!503 = !{!490, !490}
!504 = !DILocalVariable(name: "slot", arg: 1, scope: !501, file: !3, line: 149, type: !490)
!505 = !DILocation(line: 149, column: 25, scope: !501)
!506 = !DILocalVariable(name: "kept", scope: !501, file: !3, line: 151, type: !7)
!507 = !DILocation(line: 151, column: 9, scope: !501)
!508 = !DILocalVariable(name: "p", scope: !501, file: !3, line: 152, type: !12)
!509 = !DILocation(line: 152, column: 10, scope: !501)
!510 = !DILocation(line: 153, column: 13, scope: !501)
!511 = !DILocation(line: 153, column: 6, scope: !501)
!512 = !DILocation(line: 153, column: 11, scope: !501)
!513 = !DILocation(line: 154, column: 12, scope: !501)
!514 = !DILocation(line: 154, column: 5, scope: !501)
!515 = distinct !DISubprogram(name: "stack_argument_by_value", scope: !3, file: !3, line: 165, type: !25, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!516 = !DILocalVariable(name: "b", scope: !515, file: !3, line: 169, type: !517)
!517 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", scope: !515, file: !3, line: 167, size: 256, elements: !518)
!518 = !{!519}
!519 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !517, file: !3, line: 168, baseType: !520, size: 256)
!520 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !225)
!521 = !DILocation(line: 169, column: 7, scope: !515)
!522 = !DILocalVariable(name: "p", scope: !515, file: !3, line: 170, type: !10)
!523 = !DILocation(line: 170, column: 11, scope: !515)
!524 = !DILocation(line: 170, column: 17, scope: !515)
!525 = !DILocation(line: 170, column: 15, scope: !515)
!526 = !DILocation(line: 171, column: 9, scope: !527)
!527 = distinct !DILexicalBlock(scope: !515, file: !3, line: 171, column: 9)
!528 = !DILocation(line: 171, column: 11, scope: !527)
!529 = !DILocation(line: 171, column: 24, scope: !527)
!530 = !DILocation(line: 171, column: 9, scope: !515)
!531 = !DILocation(line: 172, column: 9, scope: !527)
!532 = !DILocation(line: 173, column: 1, scope: !515)
!533 = distinct !DISubprogram(name: "stack_jump_to_dead_frame", scope: !3, file: !3, line: 182, type: !25, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!534 = !DILocation(line: 184, column: 9, scope: !535)
!535 = distinct !DILexicalBlock(scope: !533, file: !3, line: 184, column: 9)
!536 = !DILocation(line: 184, column: 9, scope: !533)
!537 = !DILocation(line: 185, column: 9, scope: !538)
!538 = distinct !DILexicalBlock(scope: !535, file: !3, line: 184, column: 14)
!539 = !DILocation(line: 186, column: 9, scope: !538)
!540 = !DILocation(line: 187, column: 16, scope: !541)
!541 = distinct !DILexicalBlock(scope: !535, file: !3, line: 187, column: 16)
!542 = !DILocation(line: 187, column: 31, scope: !541)
!543 = !DILocation(line: 187, column: 16, scope: !535)
!544 = !DILocation(line: 188, column: 9, scope: !541)
!545 = !DILocation(line: 189, column: 1, scope: !533)
!546 = distinct !DISubprogram(name: "arm", scope: !3, file: !3, line: 176, type: !25, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!547 = !DILocation(line: 178, column: 9, scope: !548)
!548 = distinct !DILexicalBlock(scope: !546, file: !3, line: 178, column: 9)
!549 = !DILocation(line: 178, column: 9, scope: !546)
!550 = !DILocation(line: 179, column: 9, scope: !548)
!551 = !DILocation(line: 180, column: 1, scope: !546)
!552 = distinct !DISubprogram(name: "stack_parameter", scope: !3, file: !3, line: 191, type: !25, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!553 = !DILocalVariable(name: "c", scope: !552, file: !3, line: 193, type: !18)
!554 = !DILocation(line: 193, column: 23, scope: !552)
!555 = !DILocalVariable(name: "p", scope: !552, file: !3, line: 194, type: !8)
!556 = !DILocation(line: 194, column: 11, scope: !552)
!557 = !DILocation(line: 194, column: 15, scope: !552)
!558 = !DILocation(line: 194, column: 26, scope: !552)
!559 = !DILocation(line: 194, column: 37, scope: !552)
!560 = !DILocation(line: 195, column: 5, scope: !552)
!561 = !DILocation(line: 195, column: 7, scope: !552)
!562 = !DILocation(line: 195, column: 12, scope: !552)
!563 = !DILocation(line: 196, column: 1, scope: !552)
!564 = distinct !DISubprogram(name: "stack_overflow", scope: !3, file: !3, line: 205, type: !25, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!565 = !DILocation(line: 207, column: 15, scope: !566)
!566 = distinct !DILexicalBlock(scope: !564, file: !3, line: 207, column: 9)
!567 = !DILocation(line: 207, column: 9, scope: !566)
!568 = !DILocation(line: 207, column: 36, scope: !566)
!569 = !DILocation(line: 207, column: 9, scope: !564)
!570 = !DILocation(line: 208, column: 9, scope: !566)
!571 = !DILocation(line: 209, column: 1, scope: !564)
!572 = distinct !DISubprogram(name: "depth", scope: !3, file: !3, line: 198, type: !573, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!573 = !DISubroutineType(types: !574)
!574 = !{!7, !7}
!575 = !DILocalVariable(name: "n", arg: 1, scope: !572, file: !3, line: 198, type: !7)
!576 = !DILocation(line: 198, column: 22, scope: !572)
!577 = !DILocalVariable(name: "room", scope: !572, file: !3, line: 200, type: !578)
!578 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 8000, elements: !579)
!579 = !{!580}
!580 = !DISubrange(count: 1000)
!581 = !DILocation(line: 200, column: 10, scope: !572)
!582 = !DILocation(line: 201, column: 10, scope: !572)
!583 = !DILocation(line: 201, column: 12, scope: !572)
!584 = !DILocation(line: 201, column: 5, scope: !572)
!585 = !DILocation(line: 201, column: 20, scope: !572)
!586 = !DILocation(line: 202, column: 12, scope: !572)
!587 = !DILocation(line: 202, column: 14, scope: !572)
!588 = !DILocation(line: 202, column: 21, scope: !572)
!589 = !DILocation(line: 202, column: 37, scope: !572)
!590 = !DILocation(line: 202, column: 39, scope: !572)
!591 = !DILocation(line: 202, column: 31, scope: !572)
!592 = !DILocation(line: 202, column: 44, scope: !572)
!593 = !DILocation(line: 202, column: 5, scope: !572)
!594 = distinct !DISubprogram(name: "stack_too_large_array", scope: !3, file: !3, line: 211, type: !25, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!595 = !DILocalVariable(name: "n", scope: !594, file: !3, line: 213, type: !86)
!596 = !DILocation(line: 213, column: 19, scope: !594)
!597 = !DILocation(line: 213, column: 23, scope: !594)
!598 = !DILocation(line: 214, column: 12, scope: !594)
!599 = !DILocation(line: 214, column: 5, scope: !594)
!600 = !DILocalVariable(name: "__vla_expr0", scope: !594, type: !86, flags: DIFlagArtificial)
!601 = !DILocation(line: 0, scope: !594)
!602 = !DILocalVariable(name: "a", scope: !594, file: !3, line: 214, type: !603)
!603 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !604)
!604 = !{!605}
!605 = !DISubrange(count: !600)
!606 = !DILocation(line: 214, column: 10, scope: !594)
!607 = !DILocation(line: 215, column: 5, scope: !594)
!608 = !DILocation(line: 215, column: 10, scope: !594)
!609 = !DILocation(line: 216, column: 1, scope: !594)
