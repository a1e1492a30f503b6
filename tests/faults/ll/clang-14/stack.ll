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
@entry_stack_overflow_of_unused_room = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.22, i32 0, i32 0), void ()* @stack_overflow_of_unused_room, %struct.fault_case* null }, align 8, !dbg !95
@entry_stack_too_large_array = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.23, i32 0, i32 0), void ()* @stack_too_large_array, %struct.fault_case* null }, align 8, !dbg !97
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
@.str.22 = private unnamed_addr constant [30 x i8] c"stack_overflow_of_unused_room\00", align 1
@.str.23 = private unnamed_addr constant [22 x i8] c"stack_too_large_array\00", align 1
@llvm.global_ctors = appending global [22 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_stack_last_bytes_straddle, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_wide_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_write_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_write_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_read_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_next_variable, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_struct_member, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_of_struct_array, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_variable_length, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_alloca, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_scalar_through_cast, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_matrix_row, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_union_member, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_use_after_return, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_returned_buffer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_stored_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_argument_by_value, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_jump_to_dead_frame, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_parameter, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_overflow_of_unused_room, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_too_large_array, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !107 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !112, metadata !DIExpression()), !dbg !113
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !114, metadata !DIExpression()), !dbg !115
  %7 = load i32, i32* %4, align 4, !dbg !116
  %8 = icmp sgt i32 %7, 2, !dbg !117
  br i1 %8, label %9, label %15, !dbg !118

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !119
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !119
  %12 = load i8*, i8** %11, align 8, !dbg !119
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !120
  %14 = icmp eq i32 %13, 0, !dbg !121
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !122
  %17 = zext i1 %16 to i32, !dbg !118
  store i32 %17, i32* @bad, align 4, !dbg !123
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !124, metadata !DIExpression()), !dbg !126
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !127
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !126
  br label %19, !dbg !128

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !129
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !131
  br i1 %21, label %22, label %43, !dbg !131

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !132
  %24 = icmp sgt i32 %23, 1, !dbg !134
  br i1 %24, label %25, label %38, !dbg !135

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !136
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !136
  %28 = load i8*, i8** %27, align 8, !dbg !136
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !137
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !138
  %31 = load i8*, i8** %30, align 8, !dbg !138
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !139
  %33 = icmp eq i32 %32, 0, !dbg !140
  br i1 %33, label %34, label %38, !dbg !141

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !142
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !144
  %37 = load void ()*, void ()** %36, align 8, !dbg !144
  call void %37(), !dbg !142
  store i32 0, i32* %3, align 4, !dbg !145
  br label %44, !dbg !145

38:                                               ; preds = %25, %22
  br label %39, !dbg !146

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !147
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !148
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !148
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !149
  br label %19, !dbg !150, !llvm.loop !151

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !154
  br label %44, !dbg !154

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !155
  ret i32 %45, !dbg !155
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_last_bytes_straddle() #0 !dbg !156 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !157
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !157
  store %struct.fault_case* @entry_stack_last_bytes_straddle, %struct.fault_case** @all_cases, align 8, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_wide_before_start() #0 !dbg !158 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !159
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_wide_before_start, i32 0, i32 2), align 8, !dbg !159
  store %struct.fault_case* @entry_stack_wide_before_start, %struct.fault_case** @all_cases, align 8, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_past_end() #0 !dbg !160 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !161
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_write_past_end, i32 0, i32 2), align 8, !dbg !161
  store %struct.fault_case* @entry_stack_write_past_end, %struct.fault_case** @all_cases, align 8, !dbg !161
  ret void, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_before_start() #0 !dbg !162 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !163
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_write_before_start, i32 0, i32 2), align 8, !dbg !163
  store %struct.fault_case* @entry_stack_write_before_start, %struct.fault_case** @all_cases, align 8, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_read_past_end() #0 !dbg !164 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !165
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_read_past_end, i32 0, i32 2), align 8, !dbg !165
  store %struct.fault_case* @entry_stack_read_past_end, %struct.fault_case** @all_cases, align 8, !dbg !165
  ret void, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_next_variable() #0 !dbg !166 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !167
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_next_variable, i32 0, i32 2), align 8, !dbg !167
  store %struct.fault_case* @entry_stack_next_variable, %struct.fault_case** @all_cases, align 8, !dbg !167
  ret void, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_struct_member() #0 !dbg !168 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !169
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_struct_member, i32 0, i32 2), align 8, !dbg !169
  store %struct.fault_case* @entry_stack_struct_member, %struct.fault_case** @all_cases, align 8, !dbg !169
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_of_struct_array() #0 !dbg !170 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !171
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_of_struct_array, i32 0, i32 2), align 8, !dbg !171
  store %struct.fault_case* @entry_stack_of_struct_array, %struct.fault_case** @all_cases, align 8, !dbg !171
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_variable_length() #0 !dbg !172 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !173
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_variable_length, i32 0, i32 2), align 8, !dbg !173
  store %struct.fault_case* @entry_stack_variable_length, %struct.fault_case** @all_cases, align 8, !dbg !173
  ret void, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_alloca() #0 !dbg !174 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !175
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_alloca, i32 0, i32 2), align 8, !dbg !175
  store %struct.fault_case* @entry_stack_alloca, %struct.fault_case** @all_cases, align 8, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_scalar_through_cast() #0 !dbg !176 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !177
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_scalar_through_cast, i32 0, i32 2), align 8, !dbg !177
  store %struct.fault_case* @entry_stack_scalar_through_cast, %struct.fault_case** @all_cases, align 8, !dbg !177
  ret void, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_matrix_row() #0 !dbg !178 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !179
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_matrix_row, i32 0, i32 2), align 8, !dbg !179
  store %struct.fault_case* @entry_stack_matrix_row, %struct.fault_case** @all_cases, align 8, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_union_member() #0 !dbg !180 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !181
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_union_member, i32 0, i32 2), align 8, !dbg !181
  store %struct.fault_case* @entry_stack_union_member, %struct.fault_case** @all_cases, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_use_after_return() #0 !dbg !182 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !183
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_use_after_return, i32 0, i32 2), align 8, !dbg !183
  store %struct.fault_case* @entry_stack_use_after_return, %struct.fault_case** @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_returned_buffer() #0 !dbg !184 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !185
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_returned_buffer, i32 0, i32 2), align 8, !dbg !185
  store %struct.fault_case* @entry_stack_returned_buffer, %struct.fault_case** @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_stored_pointer() #0 !dbg !186 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !187
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_stored_pointer, i32 0, i32 2), align 8, !dbg !187
  store %struct.fault_case* @entry_stack_stored_pointer, %struct.fault_case** @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_argument_by_value() #0 !dbg !188 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !189
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_argument_by_value, i32 0, i32 2), align 8, !dbg !189
  store %struct.fault_case* @entry_stack_argument_by_value, %struct.fault_case** @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_jump_to_dead_frame() #0 !dbg !190 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !191
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_jump_to_dead_frame, i32 0, i32 2), align 8, !dbg !191
  store %struct.fault_case* @entry_stack_jump_to_dead_frame, %struct.fault_case** @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_parameter() #0 !dbg !192 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !193
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_parameter, i32 0, i32 2), align 8, !dbg !193
  store %struct.fault_case* @entry_stack_parameter, %struct.fault_case** @all_cases, align 8, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_overflow() #0 !dbg !194 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !195
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_overflow, i32 0, i32 2), align 8, !dbg !195
  store %struct.fault_case* @entry_stack_overflow, %struct.fault_case** @all_cases, align 8, !dbg !195
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_overflow_of_unused_room() #0 !dbg !196 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !197
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_overflow_of_unused_room, i32 0, i32 2), align 8, !dbg !197
  store %struct.fault_case* @entry_stack_overflow_of_unused_room, %struct.fault_case** @all_cases, align 8, !dbg !197
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_too_large_array() #0 !dbg !198 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !199
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_too_large_array, i32 0, i32 2), align 8, !dbg !199
  store %struct.fault_case* @entry_stack_too_large_array, %struct.fault_case** @all_cases, align 8, !dbg !199
  ret void, !dbg !199
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_last_bytes_straddle() #0 !dbg !200 {
  %1 = alloca [10 x i8], align 1
  call void @llvm.dbg.declare(metadata [10 x i8]* %1, metadata !201, metadata !DIExpression()), !dbg !206
  %2 = getelementptr inbounds [10 x i8], [10 x i8]* %1, i64 0, i64 0, !dbg !207
  store volatile i8 0, i8* %2, align 1, !dbg !208
  %3 = getelementptr inbounds [10 x i8], [10 x i8]* %1, i64 0, i64 0, !dbg !209
  %4 = load i32, i32* @bad, align 4, !dbg !210
  %5 = icmp ne i32 %4, 0, !dbg !210
  %6 = zext i1 %5 to i64, !dbg !210
  %7 = select i1 %5, i32 7, i32 4, !dbg !210
  %8 = sext i32 %7 to i64, !dbg !211
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !211
  %10 = bitcast i8* %9 to i32*, !dbg !212
  store volatile i32 1, i32* %10, align 4, !dbg !213
  ret void, !dbg !214
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_wide_before_start() #0 !dbg !215 {
  %1 = alloca [10 x i8], align 1
  call void @llvm.dbg.declare(metadata [10 x i8]* %1, metadata !216, metadata !DIExpression()), !dbg !217
  %2 = getelementptr inbounds [10 x i8], [10 x i8]* %1, i64 0, i64 0, !dbg !218
  store volatile i8 0, i8* %2, align 1, !dbg !219
  %3 = getelementptr inbounds [10 x i8], [10 x i8]* %1, i64 0, i64 0, !dbg !220
  %4 = load i32, i32* @bad, align 4, !dbg !221
  %5 = icmp ne i32 %4, 0, !dbg !221
  %6 = zext i1 %5 to i64, !dbg !221
  %7 = select i1 %5, i32 3, i32 0, !dbg !221
  %8 = sext i32 %7 to i64, !dbg !222
  %9 = sub i64 0, %8, !dbg !222
  %10 = getelementptr inbounds i8, i8* %3, i64 %9, !dbg !222
  %11 = bitcast i8* %10 to i32*, !dbg !223
  store volatile i32 1, i32* %11, align 4, !dbg !224
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_past_end() #0 !dbg !226 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !227, metadata !DIExpression()), !dbg !231
  %2 = load i32, i32* @bad, align 4, !dbg !232
  %3 = icmp ne i32 %2, 0, !dbg !232
  %4 = zext i1 %3 to i64, !dbg !232
  %5 = select i1 %3, i32 4, i32 3, !dbg !232
  %6 = sext i32 %5 to i64, !dbg !233
  %7 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %6, !dbg !233
  store i32 1, i32* %7, align 4, !dbg !234
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_before_start() #0 !dbg !236 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !237, metadata !DIExpression()), !dbg !238
  %2 = load i32, i32* @bad, align 4, !dbg !239
  %3 = icmp ne i32 %2, 0, !dbg !239
  %4 = zext i1 %3 to i64, !dbg !239
  %5 = select i1 %3, i32 -1, i32 0, !dbg !239
  %6 = sext i32 %5 to i64, !dbg !240
  %7 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %6, !dbg !240
  store i32 1, i32* %7, align 4, !dbg !241
  ret void, !dbg !242
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_read_past_end() #0 !dbg !243 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !244, metadata !DIExpression()), !dbg !246
  %4 = bitcast [4 x i8]* %1 to i8*, !dbg !246
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.stack_read_past_end.text, i32 0, i32 0), i64 4, i1 false), !dbg !246
  call void @llvm.dbg.declare(metadata i32* %2, metadata !247, metadata !DIExpression()), !dbg !248
  store i32 0, i32* %2, align 4, !dbg !248
  call void @llvm.dbg.declare(metadata i32* %3, metadata !249, metadata !DIExpression()), !dbg !251
  store i32 0, i32* %3, align 4, !dbg !251
  br label %5, !dbg !252

5:                                                ; preds = %20, %0
  %6 = load i32, i32* %3, align 4, !dbg !253
  %7 = load i32, i32* @bad, align 4, !dbg !255
  %8 = icmp ne i32 %7, 0, !dbg !255
  %9 = zext i1 %8 to i64, !dbg !255
  %10 = select i1 %8, i32 4, i32 3, !dbg !255
  %11 = icmp sle i32 %6, %10, !dbg !256
  br i1 %11, label %12, label %23, !dbg !257

12:                                               ; preds = %5
  %13 = load i32, i32* %3, align 4, !dbg !258
  %14 = sext i32 %13 to i64, !dbg !259
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 %14, !dbg !259
  %16 = load i8, i8* %15, align 1, !dbg !259
  %17 = sext i8 %16 to i32, !dbg !259
  %18 = load i32, i32* %2, align 4, !dbg !260
  %19 = add nsw i32 %18, %17, !dbg !260
  store i32 %19, i32* %2, align 4, !dbg !260
  br label %20, !dbg !261

20:                                               ; preds = %12
  %21 = load i32, i32* %3, align 4, !dbg !262
  %22 = add nsw i32 %21, 1, !dbg !262
  store i32 %22, i32* %3, align 4, !dbg !262
  br label %5, !dbg !263, !llvm.loop !264

23:                                               ; preds = %5
  %24 = load i32, i32* %2, align 4, !dbg !266
  %25 = icmp ne i32 %24, 10, !dbg !268
  br i1 %25, label %26, label %27, !dbg !269

26:                                               ; preds = %23
  call void @abort() #8, !dbg !270
  unreachable, !dbg !270

27:                                               ; preds = %23
  ret void, !dbg !271
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_next_variable() #0 !dbg !272 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [2 x i32]* %1, metadata !273, metadata !DIExpression()), !dbg !277
  %6 = bitcast [2 x i32]* %1 to i8*, !dbg !277
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %6, i8* align 4 bitcast ([2 x i32]* @__const.stack_next_variable.before to i8*), i64 8, i1 false), !dbg !277
  call void @llvm.dbg.declare(metadata [2 x i32]* %2, metadata !278, metadata !DIExpression()), !dbg !279
  %7 = bitcast [2 x i32]* %2 to i8*, !dbg !279
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 bitcast ([2 x i32]* @__const.stack_next_variable.middle to i8*), i64 8, i1 false), !dbg !279
  call void @llvm.dbg.declare(metadata [2 x i32]* %3, metadata !280, metadata !DIExpression()), !dbg !281
  %8 = bitcast [2 x i32]* %3 to i8*, !dbg !281
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 bitcast ([2 x i32]* @__const.stack_next_variable.after to i8*), i64 8, i1 false), !dbg !281
  call void @llvm.dbg.declare(metadata i32** %4, metadata !282, metadata !DIExpression()), !dbg !283
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !284
  store i32* %9, i32** %4, align 8, !dbg !283
  %10 = load i32, i32* @bad, align 4, !dbg !285
  %11 = icmp ne i32 %10, 0, !dbg !285
  %12 = zext i1 %11 to i64, !dbg !285
  %13 = select i1 %11, i32 2, i32 1, !dbg !285
  %14 = load i32*, i32** %4, align 8, !dbg !286
  %15 = sext i32 %13 to i64, !dbg !286
  %16 = getelementptr inbounds i32, i32* %14, i64 %15, !dbg !286
  store i32* %16, i32** %4, align 8, !dbg !286
  call void @llvm.dbg.declare(metadata i32* %5, metadata !287, metadata !DIExpression()), !dbg !288
  %17 = load i32*, i32** %4, align 8, !dbg !289
  %18 = load i32, i32* %17, align 4, !dbg !290
  store i32 %18, i32* %5, align 4, !dbg !288
  %19 = load i32, i32* %5, align 4, !dbg !291
  %20 = icmp ne i32 %19, 4, !dbg !293
  br i1 %20, label %28, label %21, !dbg !294

21:                                               ; preds = %0
  %22 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !295
  %23 = load i32, i32* %22, align 4, !dbg !295
  %24 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !296
  %25 = load i32, i32* %24, align 4, !dbg !296
  %26 = add nsw i32 %23, %25, !dbg !297
  %27 = icmp ne i32 %26, 6, !dbg !298
  br i1 %27, label %28, label %29, !dbg !299

28:                                               ; preds = %21, %0
  call void @abort() #8, !dbg !300
  unreachable, !dbg !300

29:                                               ; preds = %21
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_struct_member() #0 !dbg !302 {
  %1 = alloca %struct.anon, align 4
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata %struct.anon* %1, metadata !303, metadata !DIExpression()), !dbg !308
  %3 = bitcast %struct.anon* %1 to i8*, !dbg !308
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %3, i8* align 4 getelementptr inbounds (%struct.anon, %struct.anon* @__const.stack_struct_member.s, i32 0, i32 0, i32 0), i64 8, i1 false), !dbg !308
  call void @llvm.dbg.declare(metadata i8** %2, metadata !309, metadata !DIExpression()), !dbg !310
  %4 = bitcast %struct.anon* %1 to i8*, !dbg !311
  store i8* %4, i8** %2, align 8, !dbg !310
  %5 = load i8*, i8** %2, align 8, !dbg !312
  %6 = load i32, i32* @bad, align 4, !dbg !313
  %7 = icmp ne i32 %6, 0, !dbg !313
  %8 = zext i1 %7 to i64, !dbg !313
  %9 = select i1 %7, i32 8, i32 7, !dbg !313
  %10 = sext i32 %9 to i64, !dbg !312
  %11 = getelementptr inbounds i8, i8* %5, i64 %10, !dbg !312
  store i8 1, i8* %11, align 1, !dbg !314
  ret void, !dbg !315
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_of_struct_array() #0 !dbg !316 {
  %1 = alloca [3 x %struct.anon.0], align 16
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [3 x %struct.anon.0]* %1, metadata !317, metadata !DIExpression()), !dbg !327
  call void @llvm.dbg.declare(metadata i32* %2, metadata !328, metadata !DIExpression()), !dbg !330
  store i32 0, i32* %2, align 4, !dbg !330
  br label %3, !dbg !331

3:                                                ; preds = %13, %0
  %4 = load i32, i32* %2, align 4, !dbg !332
  %5 = load i32, i32* @bad, align 4, !dbg !334
  %6 = add nsw i32 3, %5, !dbg !335
  %7 = icmp slt i32 %4, %6, !dbg !336
  br i1 %7, label %8, label %16, !dbg !337

8:                                                ; preds = %3
  %9 = load i32, i32* %2, align 4, !dbg !338
  %10 = sext i32 %9 to i64, !dbg !339
  %11 = getelementptr inbounds [3 x %struct.anon.0], [3 x %struct.anon.0]* %1, i64 0, i64 %10, !dbg !339
  %12 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %11, i32 0, i32 2, !dbg !340
  store i16 1, i16* %12, align 2, !dbg !341
  br label %13, !dbg !339

13:                                               ; preds = %8
  %14 = load i32, i32* %2, align 4, !dbg !342
  %15 = add nsw i32 %14, 1, !dbg !342
  store i32 %15, i32* %2, align 4, !dbg !342
  br label %3, !dbg !343, !llvm.loop !344

16:                                               ; preds = %3
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_variable_length() #0 !dbg !347 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !348, metadata !DIExpression()), !dbg !349
  %4 = load i32, i32* @bad, align 4, !dbg !350
  %5 = icmp ne i32 %4, 0, !dbg !350
  %6 = zext i1 %5 to i64, !dbg !350
  %7 = select i1 %5, i32 3, i32 4, !dbg !350
  store i32 %7, i32* %1, align 4, !dbg !349
  %8 = load i32, i32* %1, align 4, !dbg !351
  %9 = zext i32 %8 to i64, !dbg !352
  %10 = call i8* @llvm.stacksave(), !dbg !352
  store i8* %10, i8** %2, align 8, !dbg !352
  %11 = alloca i64, i64 %9, align 16, !dbg !352
  store i64 %9, i64* %3, align 8, !dbg !352
  call void @llvm.dbg.declare(metadata i64* %3, metadata !353, metadata !DIExpression()), !dbg !354
  call void @llvm.dbg.declare(metadata i64* %11, metadata !355, metadata !DIExpression()), !dbg !359
  %12 = getelementptr inbounds i64, i64* %11, i64 3, !dbg !360
  store i64 1, i64* %12, align 8, !dbg !361
  %13 = load i8*, i8** %2, align 8, !dbg !362
  call void @llvm.stackrestore(i8* %13), !dbg !362
  ret void, !dbg !362
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #5

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_alloca() #0 !dbg !363 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !364, metadata !DIExpression()), !dbg !365
  %2 = alloca i8, i64 10, align 16, !dbg !366
  store i8* %2, i8** %1, align 8, !dbg !365
  %3 = load i8*, i8** %1, align 8, !dbg !367
  %4 = load i32, i32* @bad, align 4, !dbg !368
  %5 = icmp ne i32 %4, 0, !dbg !368
  %6 = zext i1 %5 to i64, !dbg !368
  %7 = select i1 %5, i32 10, i32 9, !dbg !368
  %8 = sext i32 %7 to i64, !dbg !367
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !367
  store i8 1, i8* %9, align 1, !dbg !369
  ret void, !dbg !370
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_scalar_through_cast() #0 !dbg !371 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !372, metadata !DIExpression()), !dbg !373
  store i32 0, i32* %1, align 4, !dbg !373
  %2 = load i32, i32* @bad, align 4, !dbg !374
  %3 = icmp ne i32 %2, 0, !dbg !374
  br i1 %3, label %4, label %6, !dbg !376

4:                                                ; preds = %0
  %5 = bitcast i32* %1 to i64*, !dbg !377
  store i64 0, i64* %5, align 4, !dbg !378
  br label %6, !dbg !377

6:                                                ; preds = %4, %0
  %7 = load i32, i32* %1, align 4, !dbg !379
  %8 = icmp ne i32 %7, 0, !dbg !379
  br i1 %8, label %9, label %10, !dbg !381

9:                                                ; preds = %6
  call void @abort() #8, !dbg !382
  unreachable, !dbg !382

10:                                               ; preds = %6
  ret void, !dbg !383
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_matrix_row() #0 !dbg !384 {
  %1 = alloca [2 x [3 x i32]], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [2 x [3 x i32]]* %1, metadata !385, metadata !DIExpression()), !dbg !388
  call void @llvm.dbg.declare(metadata i32* %2, metadata !389, metadata !DIExpression()), !dbg !391
  store i32 0, i32* %2, align 4, !dbg !391
  br label %4, !dbg !392

4:                                                ; preds = %14, %0
  %5 = load i32, i32* %2, align 4, !dbg !393
  %6 = icmp slt i32 %5, 6, !dbg !395
  br i1 %6, label %7, label %17, !dbg !396

7:                                                ; preds = %4
  %8 = load i32, i32* %2, align 4, !dbg !397
  %9 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %1, i64 0, i64 0, !dbg !398
  %10 = getelementptr inbounds [3 x i32], [3 x i32]* %9, i64 0, i64 0, !dbg !398
  %11 = load i32, i32* %2, align 4, !dbg !399
  %12 = sext i32 %11 to i64, !dbg !400
  %13 = getelementptr inbounds i32, i32* %10, i64 %12, !dbg !400
  store i32 %8, i32* %13, align 4, !dbg !401
  br label %14, !dbg !400

14:                                               ; preds = %7
  %15 = load i32, i32* %2, align 4, !dbg !402
  %16 = add nsw i32 %15, 1, !dbg !402
  store i32 %16, i32* %2, align 4, !dbg !402
  br label %4, !dbg !403, !llvm.loop !404

17:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !406, metadata !DIExpression()), !dbg !407
  %18 = load i32, i32* @bad, align 4, !dbg !408
  %19 = icmp ne i32 %18, 0, !dbg !408
  %20 = zext i1 %19 to i64, !dbg !408
  %21 = select i1 %19, i32 2, i32 1, !dbg !408
  store i32 %21, i32* %3, align 4, !dbg !407
  %22 = load i32, i32* %3, align 4, !dbg !409
  %23 = sext i32 %22 to i64, !dbg !410
  %24 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %1, i64 0, i64 %23, !dbg !410
  %25 = getelementptr inbounds [3 x i32], [3 x i32]* %24, i64 0, i64 0, !dbg !410
  store i32 1, i32* %25, align 4, !dbg !411
  ret void, !dbg !412
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_union_member() #0 !dbg !413 {
  %1 = alloca %union.anon, align 2
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata %union.anon* %1, metadata !414, metadata !DIExpression()), !dbg !419
  %3 = bitcast %union.anon* %1 to i16*, !dbg !420
  store i16 0, i16* %3, align 2, !dbg !421
  call void @llvm.dbg.declare(metadata i32** %2, metadata !422, metadata !DIExpression()), !dbg !423
  %4 = bitcast %union.anon* %1 to i32*, !dbg !424
  store i32* %4, i32** %2, align 8, !dbg !423
  %5 = load i32, i32* @bad, align 4, !dbg !425
  %6 = icmp ne i32 %5, 0, !dbg !425
  br i1 %6, label %7, label %9, !dbg !427

7:                                                ; preds = %0
  %8 = load i32*, i32** %2, align 8, !dbg !428
  store i32 1, i32* %8, align 4, !dbg !429
  br label %9, !dbg !430

9:                                                ; preds = %7, %0
  ret void, !dbg !431
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_use_after_return() #0 !dbg !432 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32** %1, metadata !433, metadata !DIExpression()), !dbg !434
  %3 = call i32* @escape(i32 noundef 3), !dbg !435
  store i32* %3, i32** %1, align 8, !dbg !434
  call void @llvm.dbg.declare(metadata i32* %2, metadata !436, metadata !DIExpression()), !dbg !437
  store i32 0, i32* %2, align 4, !dbg !437
  %4 = load i32, i32* @bad, align 4, !dbg !438
  %5 = icmp ne i32 %4, 0, !dbg !438
  br i1 %5, label %6, label %9, !dbg !440

6:                                                ; preds = %0
  %7 = load i32*, i32** %1, align 8, !dbg !441
  %8 = load i32, i32* %7, align 4, !dbg !442
  store i32 %8, i32* %2, align 4, !dbg !443
  br label %9, !dbg !444

9:                                                ; preds = %6, %0
  %10 = load i32, i32* %2, align 4, !dbg !445
  %11 = icmp ne i32 %10, 0, !dbg !445
  br i1 %11, label %12, label %13, !dbg !447

12:                                               ; preds = %9
  call void @abort() #8, !dbg !448
  unreachable, !dbg !448

13:                                               ; preds = %9
  ret void, !dbg !449
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32* @escape(i32 noundef %0) #0 !dbg !450 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !453, metadata !DIExpression()), !dbg !454
  call void @llvm.dbg.declare(metadata i32* %3, metadata !455, metadata !DIExpression()), !dbg !456
  %5 = load i32, i32* %2, align 4, !dbg !457
  store i32 %5, i32* %3, align 4, !dbg !456
  call void @llvm.dbg.declare(metadata i32** %4, metadata !458, metadata !DIExpression()), !dbg !459
  store i32* %3, i32** %4, align 8, !dbg !459
  %6 = load i32*, i32** %4, align 8, !dbg !460
  ret i32* %6, !dbg !461
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_returned_buffer() #0 !dbg !462 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !463, metadata !DIExpression()), !dbg !464
  %2 = call i8* @name_of(i32 noundef 3), !dbg !465
  store i8* %2, i8** %1, align 8, !dbg !464
  %3 = load i32, i32* @bad, align 4, !dbg !466
  %4 = icmp ne i32 %3, 0, !dbg !466
  br i1 %4, label %5, label %8, !dbg !468

5:                                                ; preds = %0
  %6 = load i8*, i8** %1, align 8, !dbg !469
  %7 = getelementptr inbounds i8, i8* %6, i64 0, !dbg !469
  store i8 78, i8* %7, align 1, !dbg !470
  br label %8, !dbg !469

8:                                                ; preds = %5, %0
  ret void, !dbg !471
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @name_of(i32 noundef %0) #0 !dbg !472 {
  %2 = alloca i32, align 4
  %3 = alloca [8 x i8], align 1
  %4 = alloca i8*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !475, metadata !DIExpression()), !dbg !476
  call void @llvm.dbg.declare(metadata [8 x i8]* %3, metadata !477, metadata !DIExpression()), !dbg !479
  %5 = bitcast [8 x i8]* %3 to i8*, !dbg !479
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.name_of.text, i32 0, i32 0), i64 8, i1 false), !dbg !479
  %6 = load i32, i32* %2, align 4, !dbg !480
  %7 = add nsw i32 48, %6, !dbg !481
  %8 = trunc i32 %7 to i8, !dbg !482
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 4, !dbg !483
  store i8 %8, i8* %9, align 1, !dbg !484
  call void @llvm.dbg.declare(metadata i8** %4, metadata !485, metadata !DIExpression()), !dbg !486
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !487
  store i8* %10, i8** %4, align 8, !dbg !486
  %11 = load i8*, i8** %4, align 8, !dbg !488
  ret i8* %11, !dbg !489
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_stored_pointer() #0 !dbg !490 {
  %1 = alloca i32*, align 8
  %2 = alloca i32**, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !491, metadata !DIExpression()), !dbg !492
  call void @llvm.dbg.declare(metadata i32*** %2, metadata !493, metadata !DIExpression()), !dbg !495
  %3 = call i32** @keep(i32** noundef %1), !dbg !496
  store i32** %3, i32*** %2, align 8, !dbg !495
  %4 = load i32, i32* @bad, align 4, !dbg !497
  %5 = icmp ne i32 %4, 0, !dbg !497
  br i1 %5, label %6, label %9, !dbg !499

6:                                                ; preds = %0
  %7 = load i32**, i32*** %2, align 8, !dbg !500
  %8 = load i32*, i32** %7, align 8, !dbg !501
  store i32 6, i32* %8, align 4, !dbg !502
  br label %9, !dbg !503

9:                                                ; preds = %6, %0
  ret void, !dbg !504
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32** @keep(i32** noundef %0) #0 !dbg !505 {
  %2 = alloca i32**, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32** %0, i32*** %2, align 8
  call void @llvm.dbg.declare(metadata i32*** %2, metadata !508, metadata !DIExpression()), !dbg !509
  call void @llvm.dbg.declare(metadata i32* %3, metadata !510, metadata !DIExpression()), !dbg !511
  store i32 5, i32* %3, align 4, !dbg !511
  call void @llvm.dbg.declare(metadata i32** %4, metadata !512, metadata !DIExpression()), !dbg !513
  store i32* %3, i32** %4, align 8, !dbg !513
  %5 = load i32*, i32** %4, align 8, !dbg !514
  %6 = load i32**, i32*** %2, align 8, !dbg !515
  store i32* %5, i32** %6, align 8, !dbg !516
  %7 = load i32**, i32*** %2, align 8, !dbg !517
  ret i32** %7, !dbg !518
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_argument_by_value() #0 !dbg !519 {
  %1 = alloca %struct.big, align 8
  %2 = alloca i64*, align 8
  call void @llvm.dbg.declare(metadata %struct.big* %1, metadata !520, metadata !DIExpression()), !dbg !525
  %3 = bitcast %struct.big* %1 to i8*, !dbg !525
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.big* @__const.stack_argument_by_value.b to i8*), i64 32, i1 false), !dbg !525
  call void @llvm.dbg.declare(metadata i64** %2, metadata !526, metadata !DIExpression()), !dbg !527
  %4 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 0, !dbg !528
  %5 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 0, !dbg !529
  store i64* %5, i64** %2, align 8, !dbg !527
  %6 = load i64*, i64** %2, align 8, !dbg !530
  %7 = load i32, i32* @bad, align 4, !dbg !532
  %8 = icmp ne i32 %7, 0, !dbg !532
  %9 = zext i1 %8 to i64, !dbg !532
  %10 = select i1 %8, i32 4, i32 3, !dbg !532
  %11 = sext i32 %10 to i64, !dbg !530
  %12 = getelementptr inbounds i64, i64* %6, i64 %11, !dbg !530
  %13 = load i64, i64* %12, align 8, !dbg !530
  %14 = icmp ne i64 %13, 4, !dbg !533
  br i1 %14, label %15, label %16, !dbg !534

15:                                               ; preds = %0
  call void @abort() #8, !dbg !535
  unreachable, !dbg !535

16:                                               ; preds = %0
  ret void, !dbg !536
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_jump_to_dead_frame() #0 !dbg !537 {
  %1 = load i32, i32* @bad, align 4, !dbg !538
  %2 = icmp ne i32 %1, 0, !dbg !538
  br i1 %2, label %3, label %4, !dbg !540

3:                                                ; preds = %0
  call void @arm(), !dbg !541
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 noundef 1) #8, !dbg !543
  unreachable, !dbg !543

4:                                                ; preds = %0
  %5 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #9, !dbg !544
  %6 = icmp eq i32 %5, 0, !dbg !546
  br i1 %6, label %7, label %8, !dbg !547

7:                                                ; preds = %4
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 noundef 1) #8, !dbg !548
  unreachable, !dbg !548

8:                                                ; preds = %4
  br label %9

9:                                                ; preds = %8
  ret void, !dbg !549
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @arm() #0 !dbg !550 {
  %1 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #9, !dbg !551
  %2 = icmp ne i32 %1, 0, !dbg !551
  br i1 %2, label %3, label %4, !dbg !553

3:                                                ; preds = %0
  call void @abort() #8, !dbg !554
  unreachable, !dbg !554

4:                                                ; preds = %0
  ret void, !dbg !555
}

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #4

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_parameter() #0 !dbg !556 {
  %1 = alloca %struct.fault_case, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata %struct.fault_case* %1, metadata !557, metadata !DIExpression()), !dbg !558
  %3 = bitcast %struct.fault_case* %1 to i8*, !dbg !558
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.fault_case* @__const.stack_parameter.c to i8*), i64 24, i1 false), !dbg !558
  call void @llvm.dbg.declare(metadata i8** %2, metadata !559, metadata !DIExpression()), !dbg !560
  %4 = bitcast %struct.fault_case* %1 to i8*, !dbg !561
  %5 = getelementptr inbounds i8, i8* %4, i64 24, !dbg !562
  %6 = getelementptr inbounds i8, i8* %5, i64 -1, !dbg !563
  store i8* %6, i8** %2, align 8, !dbg !560
  %7 = load i8*, i8** %2, align 8, !dbg !564
  %8 = load i32, i32* @bad, align 4, !dbg !565
  %9 = sext i32 %8 to i64, !dbg !564
  %10 = getelementptr inbounds i8, i8* %7, i64 %9, !dbg !564
  store i8 0, i8* %10, align 1, !dbg !566
  ret void, !dbg !567
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_overflow() #0 !dbg !568 {
  %1 = load i32, i32* @bad, align 4, !dbg !569
  %2 = icmp ne i32 %1, 0, !dbg !569
  %3 = zext i1 %2 to i64, !dbg !569
  %4 = select i1 %2, i32 1000000, i32 100, !dbg !569
  %5 = call i32 @depth(i32 noundef %4), !dbg !571
  %6 = icmp slt i32 %5, 100, !dbg !572
  br i1 %6, label %7, label %8, !dbg !573

7:                                                ; preds = %0
  call void @abort() #8, !dbg !574
  unreachable, !dbg !574

8:                                                ; preds = %0
  ret void, !dbg !575
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @depth(i32 noundef %0) #0 !dbg !576 {
  %2 = alloca i32, align 4
  %3 = alloca [1000 x i8], align 16
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !579, metadata !DIExpression()), !dbg !580
  call void @llvm.dbg.declare(metadata [1000 x i8]* %3, metadata !581, metadata !DIExpression()), !dbg !585
  %4 = load i32, i32* %2, align 4, !dbg !586
  %5 = srem i32 %4, 1000, !dbg !587
  %6 = sext i32 %5 to i64, !dbg !588
  %7 = getelementptr inbounds [1000 x i8], [1000 x i8]* %3, i64 0, i64 %6, !dbg !588
  store i8 1, i8* %7, align 1, !dbg !589
  %8 = load i32, i32* %2, align 4, !dbg !590
  %9 = icmp eq i32 %8, 0, !dbg !591
  br i1 %9, label %10, label %14, !dbg !590

10:                                               ; preds = %1
  %11 = getelementptr inbounds [1000 x i8], [1000 x i8]* %3, i64 0, i64 0, !dbg !592
  %12 = load i8, i8* %11, align 16, !dbg !592
  %13 = sext i8 %12 to i32, !dbg !592
  br label %19, !dbg !590

14:                                               ; preds = %1
  %15 = load i32, i32* %2, align 4, !dbg !593
  %16 = sub nsw i32 %15, 1, !dbg !594
  %17 = call i32 @depth(i32 noundef %16), !dbg !595
  %18 = add nsw i32 %17, 1, !dbg !596
  br label %19, !dbg !590

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ %18, %14 ], !dbg !590
  ret i32 %20, !dbg !597
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_overflow_of_unused_room() #0 !dbg !598 {
  %1 = load i32, i32* @bad, align 4, !dbg !599
  %2 = icmp ne i32 %1, 0, !dbg !599
  %3 = zext i1 %2 to i64, !dbg !599
  %4 = select i1 %2, i32 200, i32 10, !dbg !599
  %5 = call i32 @hollow(i32 noundef %4), !dbg !601
  %6 = icmp slt i32 %5, 10, !dbg !602
  br i1 %6, label %7, label %8, !dbg !603

7:                                                ; preds = %0
  call void @abort() #8, !dbg !604
  unreachable, !dbg !604

8:                                                ; preds = %0
  ret void, !dbg !605
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hollow(i32 noundef %0) #0 !dbg !606 {
  %2 = alloca i32, align 4
  %3 = alloca [100000 x i8], align 16
  %4 = alloca [100000 x i8], align 16
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !607, metadata !DIExpression()), !dbg !608
  call void @llvm.dbg.declare(metadata [100000 x i8]* %3, metadata !609, metadata !DIExpression()), !dbg !613
  call void @llvm.dbg.declare(metadata [100000 x i8]* %4, metadata !614, metadata !DIExpression()), !dbg !616
  %5 = getelementptr inbounds [100000 x i8], [100000 x i8]* %3, i64 0, i64 0, !dbg !617
  store volatile i8 1, i8* %5, align 16, !dbg !618
  %6 = load i32, i32* %2, align 4, !dbg !619
  %7 = icmp eq i32 %6, 0, !dbg !620
  br i1 %7, label %8, label %12, !dbg !619

8:                                                ; preds = %1
  %9 = getelementptr inbounds [100000 x i8], [100000 x i8]* %3, i64 0, i64 0, !dbg !621
  %10 = load volatile i8, i8* %9, align 16, !dbg !621
  %11 = sext i8 %10 to i32, !dbg !621
  br label %17, !dbg !619

12:                                               ; preds = %1
  %13 = load i32, i32* %2, align 4, !dbg !622
  %14 = sub nsw i32 %13, 1, !dbg !623
  %15 = call i32 @hollow(i32 noundef %14), !dbg !624
  %16 = add nsw i32 %15, 1, !dbg !625
  br label %17, !dbg !619

17:                                               ; preds = %12, %8
  %18 = phi i32 [ %11, %8 ], [ %16, %12 ], !dbg !619
  ret i32 %18, !dbg !626
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_too_large_array() #0 !dbg !627 {
  %1 = alloca i64, align 8
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !628, metadata !DIExpression()), !dbg !629
  %4 = load i32, i32* @bad, align 4, !dbg !630
  %5 = icmp ne i32 %4, 0, !dbg !630
  %6 = zext i1 %5 to i64, !dbg !630
  %7 = select i1 %5, i64 4294967296, i64 16, !dbg !630
  store i64 %7, i64* %1, align 8, !dbg !629
  %8 = load i64, i64* %1, align 8, !dbg !631
  %9 = call i8* @llvm.stacksave(), !dbg !632
  store i8* %9, i8** %2, align 8, !dbg !632
  %10 = alloca i8, i64 %8, align 16, !dbg !632
  store i64 %8, i64* %3, align 8, !dbg !632
  call void @llvm.dbg.declare(metadata i64* %3, metadata !633, metadata !DIExpression()), !dbg !634
  call void @llvm.dbg.declare(metadata i8* %10, metadata !635, metadata !DIExpression()), !dbg !639
  %11 = getelementptr inbounds i8, i8* %10, i64 0, !dbg !640
  store i8 1, i8* %11, align 16, !dbg !641
  %12 = load i8*, i8** %2, align 8, !dbg !642
  call void @llvm.stackrestore(i8* %12), !dbg !642
  ret void, !dbg !642
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
!llvm.module.flags = !{!99, !100, !101, !102, !103, !104, !105}
!llvm.ident = !{!106}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !16, line: 18, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "fe994bf2ce0d5f3d4e29fd9b5cc3fe85")
!4 = !{!5, !8, !10, !12, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!13 = !{!14, !0, !28, !30, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50, !52, !54, !56, !58, !60, !62, !64, !91, !93, !95, !97}
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
!96 = distinct !DIGlobalVariable(name: "entry_stack_overflow_of_unused_room", scope: !2, file: !3, line: 219, type: !18, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_stack_too_large_array", scope: !2, file: !3, line: 225, type: !18, isLocal: true, isDefinition: true)
!99 = !{i32 7, !"Dwarf Version", i32 5}
!100 = !{i32 2, !"Debug Info Version", i32 3}
!101 = !{i32 1, !"wchar_size", i32 4}
!102 = !{i32 7, !"PIC Level", i32 2}
!103 = !{i32 7, !"PIE Level", i32 2}
!104 = !{i32 7, !"uwtable", i32 1}
!105 = !{i32 7, !"frame-pointer", i32 2}
!106 = !{!"Debian clang version 14.0.6"}
!107 = distinct !DISubprogram(name: "main", scope: !16, file: !16, line: 30, type: !108, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !111)
!108 = !DISubroutineType(types: !109)
!109 = !{!7, !7, !110}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!111 = !{}
!112 = !DILocalVariable(name: "argc", arg: 1, scope: !107, file: !16, line: 30, type: !7)
!113 = !DILocation(line: 30, column: 14, scope: !107)
!114 = !DILocalVariable(name: "argv", arg: 2, scope: !107, file: !16, line: 30, type: !110)
!115 = !DILocation(line: 30, column: 27, scope: !107)
!116 = !DILocation(line: 32, column: 11, scope: !107)
!117 = !DILocation(line: 32, column: 16, scope: !107)
!118 = !DILocation(line: 32, column: 20, scope: !107)
!119 = !DILocation(line: 32, column: 30, scope: !107)
!120 = !DILocation(line: 32, column: 23, scope: !107)
!121 = !DILocation(line: 32, column: 46, scope: !107)
!122 = !DILocation(line: 0, scope: !107)
!123 = !DILocation(line: 32, column: 9, scope: !107)
!124 = !DILocalVariable(name: "c", scope: !125, file: !16, line: 33, type: !17)
!125 = distinct !DILexicalBlock(scope: !107, file: !16, line: 33, column: 5)
!126 = !DILocation(line: 33, column: 29, scope: !125)
!127 = !DILocation(line: 33, column: 33, scope: !125)
!128 = !DILocation(line: 33, column: 10, scope: !125)
!129 = !DILocation(line: 33, column: 44, scope: !130)
!130 = distinct !DILexicalBlock(scope: !125, file: !16, line: 33, column: 5)
!131 = !DILocation(line: 33, column: 5, scope: !125)
!132 = !DILocation(line: 34, column: 13, scope: !133)
!133 = distinct !DILexicalBlock(scope: !130, file: !16, line: 34, column: 13)
!134 = !DILocation(line: 34, column: 18, scope: !133)
!135 = !DILocation(line: 34, column: 22, scope: !133)
!136 = !DILocation(line: 34, column: 32, scope: !133)
!137 = !DILocation(line: 34, column: 41, scope: !133)
!138 = !DILocation(line: 34, column: 44, scope: !133)
!139 = !DILocation(line: 34, column: 25, scope: !133)
!140 = !DILocation(line: 34, column: 50, scope: !133)
!141 = !DILocation(line: 34, column: 13, scope: !130)
!142 = !DILocation(line: 35, column: 13, scope: !143)
!143 = distinct !DILexicalBlock(scope: !133, file: !16, line: 34, column: 56)
!144 = !DILocation(line: 35, column: 16, scope: !143)
!145 = !DILocation(line: 36, column: 13, scope: !143)
!146 = !DILocation(line: 34, column: 53, scope: !133)
!147 = !DILocation(line: 33, column: 51, scope: !130)
!148 = !DILocation(line: 33, column: 54, scope: !130)
!149 = !DILocation(line: 33, column: 49, scope: !130)
!150 = !DILocation(line: 33, column: 5, scope: !130)
!151 = distinct !{!151, !131, !152, !153}
!152 = !DILocation(line: 37, column: 9, scope: !125)
!153 = !{!"llvm.loop.mustprogress"}
!154 = !DILocation(line: 38, column: 5, scope: !107)
!155 = !DILocation(line: 39, column: 1, scope: !107)
!156 = distinct !DISubprogram(name: "add_stack_last_bytes_straddle", scope: !3, file: !3, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!157 = !DILocation(line: 7, column: 1, scope: !156)
!158 = distinct !DISubprogram(name: "add_stack_wide_before_start", scope: !3, file: !3, line: 14, type: !25, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!159 = !DILocation(line: 14, column: 1, scope: !158)
!160 = distinct !DISubprogram(name: "add_stack_write_past_end", scope: !3, file: !3, line: 21, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!161 = !DILocation(line: 21, column: 1, scope: !160)
!162 = distinct !DISubprogram(name: "add_stack_write_before_start", scope: !3, file: !3, line: 27, type: !25, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!163 = !DILocation(line: 27, column: 1, scope: !162)
!164 = distinct !DISubprogram(name: "add_stack_read_past_end", scope: !3, file: !3, line: 33, type: !25, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!165 = !DILocation(line: 33, column: 1, scope: !164)
!166 = distinct !DISubprogram(name: "add_stack_next_variable", scope: !3, file: !3, line: 43, type: !25, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!167 = !DILocation(line: 43, column: 1, scope: !166)
!168 = distinct !DISubprogram(name: "add_stack_struct_member", scope: !3, file: !3, line: 55, type: !25, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!169 = !DILocation(line: 55, column: 1, scope: !168)
!170 = distinct !DISubprogram(name: "add_stack_of_struct_array", scope: !3, file: !3, line: 65, type: !25, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!171 = !DILocation(line: 65, column: 1, scope: !170)
!172 = distinct !DISubprogram(name: "add_stack_variable_length", scope: !3, file: !3, line: 74, type: !25, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!173 = !DILocation(line: 74, column: 1, scope: !172)
!174 = distinct !DISubprogram(name: "add_stack_alloca", scope: !3, file: !3, line: 81, type: !25, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!175 = !DILocation(line: 81, column: 1, scope: !174)
!176 = distinct !DISubprogram(name: "add_stack_scalar_through_cast", scope: !3, file: !3, line: 87, type: !25, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!177 = !DILocation(line: 87, column: 1, scope: !176)
!178 = distinct !DISubprogram(name: "add_stack_matrix_row", scope: !3, file: !3, line: 96, type: !25, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!179 = !DILocation(line: 96, column: 1, scope: !178)
!180 = distinct !DISubprogram(name: "add_stack_union_member", scope: !3, file: !3, line: 105, type: !25, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!181 = !DILocation(line: 105, column: 1, scope: !180)
!182 = distinct !DISubprogram(name: "add_stack_use_after_return", scope: !3, file: !3, line: 124, type: !25, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!183 = !DILocation(line: 124, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_stack_returned_buffer", scope: !3, file: !3, line: 142, type: !25, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!185 = !DILocation(line: 142, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_stack_stored_pointer", scope: !3, file: !3, line: 157, type: !25, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!187 = !DILocation(line: 157, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_stack_argument_by_value", scope: !3, file: !3, line: 165, type: !25, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!189 = !DILocation(line: 165, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_stack_jump_to_dead_frame", scope: !3, file: !3, line: 182, type: !25, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!191 = !DILocation(line: 182, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "add_stack_parameter", scope: !3, file: !3, line: 191, type: !25, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!193 = !DILocation(line: 191, column: 1, scope: !192)
!194 = distinct !DISubprogram(name: "add_stack_overflow", scope: !3, file: !3, line: 205, type: !25, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!195 = !DILocation(line: 205, column: 1, scope: !194)
!196 = distinct !DISubprogram(name: "add_stack_overflow_of_unused_room", scope: !3, file: !3, line: 219, type: !25, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!197 = !DILocation(line: 219, column: 1, scope: !196)
!198 = distinct !DISubprogram(name: "add_stack_too_large_array", scope: !3, file: !3, line: 225, type: !25, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!199 = !DILocation(line: 225, column: 1, scope: !198)
!200 = distinct !DISubprogram(name: "stack_last_bytes_straddle", scope: !3, file: !3, line: 7, type: !25, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!201 = !DILocalVariable(name: "a", scope: !200, file: !3, line: 9, type: !202)
!202 = !DICompositeType(tag: DW_TAG_array_type, baseType: !203, size: 80, elements: !204)
!203 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!204 = !{!205}
!205 = !DISubrange(count: 10)
!206 = !DILocation(line: 9, column: 19, scope: !200)
!207 = !DILocation(line: 10, column: 5, scope: !200)
!208 = !DILocation(line: 10, column: 10, scope: !200)
!209 = !DILocation(line: 11, column: 23, scope: !200)
!210 = !DILocation(line: 11, column: 28, scope: !200)
!211 = !DILocation(line: 11, column: 25, scope: !200)
!212 = !DILocation(line: 11, column: 5, scope: !200)
!213 = !DILocation(line: 11, column: 42, scope: !200)
!214 = !DILocation(line: 12, column: 1, scope: !200)
!215 = distinct !DISubprogram(name: "stack_wide_before_start", scope: !3, file: !3, line: 14, type: !25, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!216 = !DILocalVariable(name: "a", scope: !215, file: !3, line: 16, type: !202)
!217 = !DILocation(line: 16, column: 19, scope: !215)
!218 = !DILocation(line: 17, column: 5, scope: !215)
!219 = !DILocation(line: 17, column: 10, scope: !215)
!220 = !DILocation(line: 18, column: 23, scope: !215)
!221 = !DILocation(line: 18, column: 28, scope: !215)
!222 = !DILocation(line: 18, column: 25, scope: !215)
!223 = !DILocation(line: 18, column: 5, scope: !215)
!224 = !DILocation(line: 18, column: 42, scope: !215)
!225 = !DILocation(line: 19, column: 1, scope: !215)
!226 = distinct !DISubprogram(name: "stack_write_past_end", scope: !3, file: !3, line: 21, type: !25, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!227 = !DILocalVariable(name: "a", scope: !226, file: !3, line: 23, type: !228)
!228 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !229)
!229 = !{!230}
!230 = !DISubrange(count: 4)
!231 = !DILocation(line: 23, column: 9, scope: !226)
!232 = !DILocation(line: 24, column: 7, scope: !226)
!233 = !DILocation(line: 24, column: 5, scope: !226)
!234 = !DILocation(line: 24, column: 20, scope: !226)
!235 = !DILocation(line: 25, column: 1, scope: !226)
!236 = distinct !DISubprogram(name: "stack_write_before_start", scope: !3, file: !3, line: 27, type: !25, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!237 = !DILocalVariable(name: "a", scope: !236, file: !3, line: 29, type: !228)
!238 = !DILocation(line: 29, column: 9, scope: !236)
!239 = !DILocation(line: 30, column: 7, scope: !236)
!240 = !DILocation(line: 30, column: 5, scope: !236)
!241 = !DILocation(line: 30, column: 21, scope: !236)
!242 = !DILocation(line: 31, column: 1, scope: !236)
!243 = distinct !DISubprogram(name: "stack_read_past_end", scope: !3, file: !3, line: 33, type: !25, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!244 = !DILocalVariable(name: "text", scope: !243, file: !3, line: 35, type: !245)
!245 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !229)
!246 = !DILocation(line: 35, column: 10, scope: !243)
!247 = !DILocalVariable(name: "sum", scope: !243, file: !3, line: 36, type: !7)
!248 = !DILocation(line: 36, column: 9, scope: !243)
!249 = !DILocalVariable(name: "i", scope: !250, file: !3, line: 37, type: !7)
!250 = distinct !DILexicalBlock(scope: !243, file: !3, line: 37, column: 5)
!251 = !DILocation(line: 37, column: 14, scope: !250)
!252 = !DILocation(line: 37, column: 10, scope: !250)
!253 = !DILocation(line: 37, column: 21, scope: !254)
!254 = distinct !DILexicalBlock(scope: !250, file: !3, line: 37, column: 5)
!255 = !DILocation(line: 37, column: 27, scope: !254)
!256 = !DILocation(line: 37, column: 23, scope: !254)
!257 = !DILocation(line: 37, column: 5, scope: !250)
!258 = !DILocation(line: 38, column: 21, scope: !254)
!259 = !DILocation(line: 38, column: 16, scope: !254)
!260 = !DILocation(line: 38, column: 13, scope: !254)
!261 = !DILocation(line: 38, column: 9, scope: !254)
!262 = !DILocation(line: 37, column: 42, scope: !254)
!263 = !DILocation(line: 37, column: 5, scope: !254)
!264 = distinct !{!264, !257, !265, !153}
!265 = !DILocation(line: 38, column: 22, scope: !250)
!266 = !DILocation(line: 39, column: 9, scope: !267)
!267 = distinct !DILexicalBlock(scope: !243, file: !3, line: 39, column: 9)
!268 = !DILocation(line: 39, column: 13, scope: !267)
!269 = !DILocation(line: 39, column: 9, scope: !243)
!270 = !DILocation(line: 40, column: 9, scope: !267)
!271 = !DILocation(line: 41, column: 1, scope: !243)
!272 = distinct !DISubprogram(name: "stack_next_variable", scope: !3, file: !3, line: 43, type: !25, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!273 = !DILocalVariable(name: "before", scope: !272, file: !3, line: 45, type: !274)
!274 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !275)
!275 = !{!276}
!276 = !DISubrange(count: 2)
!277 = !DILocation(line: 45, column: 9, scope: !272)
!278 = !DILocalVariable(name: "middle", scope: !272, file: !3, line: 46, type: !274)
!279 = !DILocation(line: 46, column: 9, scope: !272)
!280 = !DILocalVariable(name: "after", scope: !272, file: !3, line: 47, type: !274)
!281 = !DILocation(line: 47, column: 9, scope: !272)
!282 = !DILocalVariable(name: "p", scope: !272, file: !3, line: 48, type: !12)
!283 = !DILocation(line: 48, column: 10, scope: !272)
!284 = !DILocation(line: 48, column: 14, scope: !272)
!285 = !DILocation(line: 49, column: 10, scope: !272)
!286 = !DILocation(line: 49, column: 7, scope: !272)
!287 = !DILocalVariable(name: "x", scope: !272, file: !3, line: 50, type: !7)
!288 = !DILocation(line: 50, column: 9, scope: !272)
!289 = !DILocation(line: 50, column: 14, scope: !272)
!290 = !DILocation(line: 50, column: 13, scope: !272)
!291 = !DILocation(line: 51, column: 9, scope: !292)
!292 = distinct !DILexicalBlock(scope: !272, file: !3, line: 51, column: 9)
!293 = !DILocation(line: 51, column: 11, scope: !292)
!294 = !DILocation(line: 51, column: 16, scope: !292)
!295 = !DILocation(line: 51, column: 19, scope: !292)
!296 = !DILocation(line: 51, column: 31, scope: !292)
!297 = !DILocation(line: 51, column: 29, scope: !292)
!298 = !DILocation(line: 51, column: 40, scope: !292)
!299 = !DILocation(line: 51, column: 9, scope: !272)
!300 = !DILocation(line: 52, column: 9, scope: !292)
!301 = !DILocation(line: 53, column: 1, scope: !272)
!302 = distinct !DISubprogram(name: "stack_struct_member", scope: !3, file: !3, line: 55, type: !25, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!303 = !DILocalVariable(name: "s", scope: !302, file: !3, line: 60, type: !304)
!304 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !302, file: !3, line: 57, size: 64, elements: !305)
!305 = !{!306, !307}
!306 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !304, file: !3, line: 58, baseType: !245, size: 32)
!307 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !304, file: !3, line: 59, baseType: !7, size: 32, offset: 32)
!308 = !DILocation(line: 60, column: 7, scope: !302)
!309 = !DILocalVariable(name: "p", scope: !302, file: !3, line: 61, type: !8)
!310 = !DILocation(line: 61, column: 11, scope: !302)
!311 = !DILocation(line: 61, column: 15, scope: !302)
!312 = !DILocation(line: 62, column: 5, scope: !302)
!313 = !DILocation(line: 62, column: 7, scope: !302)
!314 = !DILocation(line: 62, column: 20, scope: !302)
!315 = !DILocation(line: 63, column: 1, scope: !302)
!316 = distinct !DISubprogram(name: "stack_of_struct_array", scope: !3, file: !3, line: 65, type: !25, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!317 = !DILocalVariable(name: "points", scope: !316, file: !3, line: 69, type: !318)
!318 = !DICompositeType(tag: DW_TAG_array_type, baseType: !319, size: 144, elements: !325)
!319 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !316, file: !3, line: 67, size: 48, elements: !320)
!320 = !{!321, !323, !324}
!321 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !319, file: !3, line: 68, baseType: !322, size: 16)
!322 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!323 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !319, file: !3, line: 68, baseType: !322, size: 16, offset: 16)
!324 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !319, file: !3, line: 68, baseType: !322, size: 16, offset: 32)
!325 = !{!326}
!326 = !DISubrange(count: 3)
!327 = !DILocation(line: 69, column: 7, scope: !316)
!328 = !DILocalVariable(name: "i", scope: !329, file: !3, line: 70, type: !7)
!329 = distinct !DILexicalBlock(scope: !316, file: !3, line: 70, column: 5)
!330 = !DILocation(line: 70, column: 14, scope: !329)
!331 = !DILocation(line: 70, column: 10, scope: !329)
!332 = !DILocation(line: 70, column: 21, scope: !333)
!333 = distinct !DILexicalBlock(scope: !329, file: !3, line: 70, column: 5)
!334 = !DILocation(line: 70, column: 29, scope: !333)
!335 = !DILocation(line: 70, column: 27, scope: !333)
!336 = !DILocation(line: 70, column: 23, scope: !333)
!337 = !DILocation(line: 70, column: 5, scope: !329)
!338 = !DILocation(line: 71, column: 16, scope: !333)
!339 = !DILocation(line: 71, column: 9, scope: !333)
!340 = !DILocation(line: 71, column: 19, scope: !333)
!341 = !DILocation(line: 71, column: 21, scope: !333)
!342 = !DILocation(line: 70, column: 35, scope: !333)
!343 = !DILocation(line: 70, column: 5, scope: !333)
!344 = distinct !{!344, !337, !345, !153}
!345 = !DILocation(line: 71, column: 23, scope: !329)
!346 = !DILocation(line: 72, column: 1, scope: !316)
!347 = distinct !DISubprogram(name: "stack_variable_length", scope: !3, file: !3, line: 74, type: !25, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!348 = !DILocalVariable(name: "n", scope: !347, file: !3, line: 76, type: !7)
!349 = !DILocation(line: 76, column: 9, scope: !347)
!350 = !DILocation(line: 76, column: 13, scope: !347)
!351 = !DILocation(line: 77, column: 12, scope: !347)
!352 = !DILocation(line: 77, column: 5, scope: !347)
!353 = !DILocalVariable(name: "__vla_expr0", scope: !347, type: !86, flags: DIFlagArtificial)
!354 = !DILocation(line: 0, scope: !347)
!355 = !DILocalVariable(name: "a", scope: !347, file: !3, line: 77, type: !356)
!356 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !357)
!357 = !{!358}
!358 = !DISubrange(count: !353)
!359 = !DILocation(line: 77, column: 10, scope: !347)
!360 = !DILocation(line: 78, column: 5, scope: !347)
!361 = !DILocation(line: 78, column: 10, scope: !347)
!362 = !DILocation(line: 79, column: 1, scope: !347)
!363 = distinct !DISubprogram(name: "stack_alloca", scope: !3, file: !3, line: 81, type: !25, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!364 = !DILocalVariable(name: "p", scope: !363, file: !3, line: 83, type: !8)
!365 = !DILocation(line: 83, column: 11, scope: !363)
!366 = !DILocation(line: 83, column: 15, scope: !363)
!367 = !DILocation(line: 84, column: 5, scope: !363)
!368 = !DILocation(line: 84, column: 7, scope: !363)
!369 = !DILocation(line: 84, column: 21, scope: !363)
!370 = !DILocation(line: 85, column: 1, scope: !363)
!371 = distinct !DISubprogram(name: "stack_scalar_through_cast", scope: !3, file: !3, line: 87, type: !25, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!372 = !DILocalVariable(name: "x", scope: !371, file: !3, line: 89, type: !7)
!373 = !DILocation(line: 89, column: 9, scope: !371)
!374 = !DILocation(line: 90, column: 9, scope: !375)
!375 = distinct !DILexicalBlock(scope: !371, file: !3, line: 90, column: 9)
!376 = !DILocation(line: 90, column: 9, scope: !371)
!377 = !DILocation(line: 91, column: 9, scope: !375)
!378 = !DILocation(line: 91, column: 21, scope: !375)
!379 = !DILocation(line: 92, column: 9, scope: !380)
!380 = distinct !DILexicalBlock(scope: !371, file: !3, line: 92, column: 9)
!381 = !DILocation(line: 92, column: 9, scope: !371)
!382 = !DILocation(line: 93, column: 9, scope: !380)
!383 = !DILocation(line: 94, column: 1, scope: !371)
!384 = distinct !DISubprogram(name: "stack_matrix_row", scope: !3, file: !3, line: 96, type: !25, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!385 = !DILocalVariable(name: "m", scope: !384, file: !3, line: 98, type: !386)
!386 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 192, elements: !387)
!387 = !{!276, !326}
!388 = !DILocation(line: 98, column: 9, scope: !384)
!389 = !DILocalVariable(name: "i", scope: !390, file: !3, line: 99, type: !7)
!390 = distinct !DILexicalBlock(scope: !384, file: !3, line: 99, column: 5)
!391 = !DILocation(line: 99, column: 14, scope: !390)
!392 = !DILocation(line: 99, column: 10, scope: !390)
!393 = !DILocation(line: 99, column: 21, scope: !394)
!394 = distinct !DILexicalBlock(scope: !390, file: !3, line: 99, column: 5)
!395 = !DILocation(line: 99, column: 23, scope: !394)
!396 = !DILocation(line: 99, column: 5, scope: !390)
!397 = !DILocation(line: 100, column: 25, scope: !394)
!398 = !DILocation(line: 100, column: 11, scope: !394)
!399 = !DILocation(line: 100, column: 20, scope: !394)
!400 = !DILocation(line: 100, column: 9, scope: !394)
!401 = !DILocation(line: 100, column: 23, scope: !394)
!402 = !DILocation(line: 99, column: 29, scope: !394)
!403 = !DILocation(line: 99, column: 5, scope: !394)
!404 = distinct !{!404, !396, !405, !153}
!405 = !DILocation(line: 100, column: 25, scope: !390)
!406 = !DILocalVariable(name: "i", scope: !384, file: !3, line: 101, type: !7)
!407 = !DILocation(line: 101, column: 9, scope: !384)
!408 = !DILocation(line: 101, column: 13, scope: !384)
!409 = !DILocation(line: 102, column: 7, scope: !384)
!410 = !DILocation(line: 102, column: 5, scope: !384)
!411 = !DILocation(line: 102, column: 13, scope: !384)
!412 = !DILocation(line: 103, column: 1, scope: !384)
!413 = distinct !DISubprogram(name: "stack_union_member", scope: !3, file: !3, line: 105, type: !25, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!414 = !DILocalVariable(name: "u", scope: !413, file: !3, line: 110, type: !415)
!415 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !413, file: !3, line: 107, size: 16, elements: !416)
!416 = !{!417, !418}
!417 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !415, file: !3, line: 108, baseType: !9, size: 8)
!418 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !415, file: !3, line: 109, baseType: !322, size: 16)
!419 = !DILocation(line: 110, column: 7, scope: !413)
!420 = !DILocation(line: 111, column: 7, scope: !413)
!421 = !DILocation(line: 111, column: 12, scope: !413)
!422 = !DILocalVariable(name: "word", scope: !413, file: !3, line: 112, type: !12)
!423 = !DILocation(line: 112, column: 10, scope: !413)
!424 = !DILocation(line: 112, column: 17, scope: !413)
!425 = !DILocation(line: 113, column: 9, scope: !426)
!426 = distinct !DILexicalBlock(scope: !413, file: !3, line: 113, column: 9)
!427 = !DILocation(line: 113, column: 9, scope: !413)
!428 = !DILocation(line: 114, column: 10, scope: !426)
!429 = !DILocation(line: 114, column: 15, scope: !426)
!430 = !DILocation(line: 114, column: 9, scope: !426)
!431 = !DILocation(line: 115, column: 1, scope: !413)
!432 = distinct !DISubprogram(name: "stack_use_after_return", scope: !3, file: !3, line: 124, type: !25, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!433 = !DILocalVariable(name: "p", scope: !432, file: !3, line: 126, type: !12)
!434 = !DILocation(line: 126, column: 10, scope: !432)
!435 = !DILocation(line: 126, column: 14, scope: !432)
!436 = !DILocalVariable(name: "x", scope: !432, file: !3, line: 127, type: !7)
!437 = !DILocation(line: 127, column: 9, scope: !432)
!438 = !DILocation(line: 128, column: 9, scope: !439)
!439 = distinct !DILexicalBlock(scope: !432, file: !3, line: 128, column: 9)
!440 = !DILocation(line: 128, column: 9, scope: !432)
!441 = !DILocation(line: 129, column: 14, scope: !439)
!442 = !DILocation(line: 129, column: 13, scope: !439)
!443 = !DILocation(line: 129, column: 11, scope: !439)
!444 = !DILocation(line: 129, column: 9, scope: !439)
!445 = !DILocation(line: 130, column: 9, scope: !446)
!446 = distinct !DILexicalBlock(scope: !432, file: !3, line: 130, column: 9)
!447 = !DILocation(line: 130, column: 9, scope: !432)
!448 = !DILocation(line: 131, column: 9, scope: !446)
!449 = !DILocation(line: 132, column: 1, scope: !432)
!450 = distinct !DISubprogram(name: "escape", scope: !3, file: !3, line: 117, type: !451, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!451 = !DISubroutineType(types: !452)
!452 = !{!12, !7}
!453 = !DILocalVariable(name: "x", arg: 1, scope: !450, file: !3, line: 117, type: !7)
!454 = !DILocation(line: 117, column: 24, scope: !450)
!455 = !DILocalVariable(name: "local", scope: !450, file: !3, line: 119, type: !7)
!456 = !DILocation(line: 119, column: 9, scope: !450)
!457 = !DILocation(line: 119, column: 17, scope: !450)
!458 = !DILocalVariable(name: "p", scope: !450, file: !3, line: 120, type: !12)
!459 = !DILocation(line: 120, column: 10, scope: !450)
!460 = !DILocation(line: 121, column: 12, scope: !450)
!461 = !DILocation(line: 121, column: 5, scope: !450)
!462 = distinct !DISubprogram(name: "stack_returned_buffer", scope: !3, file: !3, line: 142, type: !25, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!463 = !DILocalVariable(name: "name", scope: !462, file: !3, line: 144, type: !8)
!464 = !DILocation(line: 144, column: 11, scope: !462)
!465 = !DILocation(line: 144, column: 18, scope: !462)
!466 = !DILocation(line: 145, column: 9, scope: !467)
!467 = distinct !DILexicalBlock(scope: !462, file: !3, line: 145, column: 9)
!468 = !DILocation(line: 145, column: 9, scope: !462)
!469 = !DILocation(line: 146, column: 9, scope: !467)
!470 = !DILocation(line: 146, column: 17, scope: !467)
!471 = !DILocation(line: 147, column: 1, scope: !462)
!472 = distinct !DISubprogram(name: "name_of", scope: !3, file: !3, line: 134, type: !473, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!473 = !DISubroutineType(types: !474)
!474 = !{!8, !7}
!475 = !DILocalVariable(name: "n", arg: 1, scope: !472, file: !3, line: 134, type: !7)
!476 = !DILocation(line: 134, column: 26, scope: !472)
!477 = !DILocalVariable(name: "text", scope: !472, file: !3, line: 136, type: !478)
!478 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !76)
!479 = !DILocation(line: 136, column: 10, scope: !472)
!480 = !DILocation(line: 137, column: 28, scope: !472)
!481 = !DILocation(line: 137, column: 26, scope: !472)
!482 = !DILocation(line: 137, column: 15, scope: !472)
!483 = !DILocation(line: 137, column: 5, scope: !472)
!484 = !DILocation(line: 137, column: 13, scope: !472)
!485 = !DILocalVariable(name: "p", scope: !472, file: !3, line: 138, type: !8)
!486 = !DILocation(line: 138, column: 11, scope: !472)
!487 = !DILocation(line: 138, column: 15, scope: !472)
!488 = !DILocation(line: 139, column: 12, scope: !472)
!489 = !DILocation(line: 139, column: 5, scope: !472)
!490 = distinct !DISubprogram(name: "stack_stored_pointer", scope: !3, file: !3, line: 157, type: !25, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!491 = !DILocalVariable(name: "p", scope: !490, file: !3, line: 159, type: !12)
!492 = !DILocation(line: 159, column: 10, scope: !490)
!493 = !DILocalVariable(name: "q", scope: !490, file: !3, line: 160, type: !494)
!494 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!495 = !DILocation(line: 160, column: 11, scope: !490)
!496 = !DILocation(line: 160, column: 15, scope: !490)
!497 = !DILocation(line: 161, column: 9, scope: !498)
!498 = distinct !DILexicalBlock(scope: !490, file: !3, line: 161, column: 9)
!499 = !DILocation(line: 161, column: 9, scope: !490)
!500 = !DILocation(line: 162, column: 11, scope: !498)
!501 = !DILocation(line: 162, column: 10, scope: !498)
!502 = !DILocation(line: 162, column: 13, scope: !498)
!503 = !DILocation(line: 162, column: 9, scope: !498)
!504 = !DILocation(line: 163, column: 1, scope: !490)
!505 = distinct !DISubprogram(name: "keep", scope: !3, file: !3, line: 149, type: !506, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!506 = !DISubroutineType(types: !507)
!507 = !{!494, !494}
!508 = !DILocalVariable(name: "slot", arg: 1, scope: !505, file: !3, line: 149, type: !494)
!509 = !DILocation(line: 149, column: 25, scope: !505)
!510 = !DILocalVariable(name: "kept", scope: !505, file: !3, line: 151, type: !7)
!511 = !DILocation(line: 151, column: 9, scope: !505)
!512 = !DILocalVariable(name: "p", scope: !505, file: !3, line: 152, type: !12)
!513 = !DILocation(line: 152, column: 10, scope: !505)
!514 = !DILocation(line: 153, column: 13, scope: !505)
!515 = !DILocation(line: 153, column: 6, scope: !505)
!516 = !DILocation(line: 153, column: 11, scope: !505)
!517 = !DILocation(line: 154, column: 12, scope: !505)
!518 = !DILocation(line: 154, column: 5, scope: !505)
!519 = distinct !DISubprogram(name: "stack_argument_by_value", scope: !3, file: !3, line: 165, type: !25, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!520 = !DILocalVariable(name: "b", scope: !519, file: !3, line: 169, type: !521)
!521 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", scope: !519, file: !3, line: 167, size: 256, elements: !522)
!522 = !{!523}
!523 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !521, file: !3, line: 168, baseType: !524, size: 256)
!524 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !229)
!525 = !DILocation(line: 169, column: 7, scope: !519)
!526 = !DILocalVariable(name: "p", scope: !519, file: !3, line: 170, type: !10)
!527 = !DILocation(line: 170, column: 11, scope: !519)
!528 = !DILocation(line: 170, column: 17, scope: !519)
!529 = !DILocation(line: 170, column: 15, scope: !519)
!530 = !DILocation(line: 171, column: 9, scope: !531)
!531 = distinct !DILexicalBlock(scope: !519, file: !3, line: 171, column: 9)
!532 = !DILocation(line: 171, column: 11, scope: !531)
!533 = !DILocation(line: 171, column: 24, scope: !531)
!534 = !DILocation(line: 171, column: 9, scope: !519)
!535 = !DILocation(line: 172, column: 9, scope: !531)
!536 = !DILocation(line: 173, column: 1, scope: !519)
!537 = distinct !DISubprogram(name: "stack_jump_to_dead_frame", scope: !3, file: !3, line: 182, type: !25, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!538 = !DILocation(line: 184, column: 9, scope: !539)
!539 = distinct !DILexicalBlock(scope: !537, file: !3, line: 184, column: 9)
!540 = !DILocation(line: 184, column: 9, scope: !537)
!541 = !DILocation(line: 185, column: 9, scope: !542)
!542 = distinct !DILexicalBlock(scope: !539, file: !3, line: 184, column: 14)
!543 = !DILocation(line: 186, column: 9, scope: !542)
!544 = !DILocation(line: 187, column: 16, scope: !545)
!545 = distinct !DILexicalBlock(scope: !539, file: !3, line: 187, column: 16)
!546 = !DILocation(line: 187, column: 31, scope: !545)
!547 = !DILocation(line: 187, column: 16, scope: !539)
!548 = !DILocation(line: 188, column: 9, scope: !545)
!549 = !DILocation(line: 189, column: 1, scope: !537)
!550 = distinct !DISubprogram(name: "arm", scope: !3, file: !3, line: 176, type: !25, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!551 = !DILocation(line: 178, column: 9, scope: !552)
!552 = distinct !DILexicalBlock(scope: !550, file: !3, line: 178, column: 9)
!553 = !DILocation(line: 178, column: 9, scope: !550)
!554 = !DILocation(line: 179, column: 9, scope: !552)
!555 = !DILocation(line: 180, column: 1, scope: !550)
!556 = distinct !DISubprogram(name: "stack_parameter", scope: !3, file: !3, line: 191, type: !25, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!557 = !DILocalVariable(name: "c", scope: !556, file: !3, line: 193, type: !18)
!558 = !DILocation(line: 193, column: 23, scope: !556)
!559 = !DILocalVariable(name: "p", scope: !556, file: !3, line: 194, type: !8)
!560 = !DILocation(line: 194, column: 11, scope: !556)
!561 = !DILocation(line: 194, column: 15, scope: !556)
!562 = !DILocation(line: 194, column: 26, scope: !556)
!563 = !DILocation(line: 194, column: 37, scope: !556)
!564 = !DILocation(line: 195, column: 5, scope: !556)
!565 = !DILocation(line: 195, column: 7, scope: !556)
!566 = !DILocation(line: 195, column: 12, scope: !556)
!567 = !DILocation(line: 196, column: 1, scope: !556)
!568 = distinct !DISubprogram(name: "stack_overflow", scope: !3, file: !3, line: 205, type: !25, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!569 = !DILocation(line: 207, column: 15, scope: !570)
!570 = distinct !DILexicalBlock(scope: !568, file: !3, line: 207, column: 9)
!571 = !DILocation(line: 207, column: 9, scope: !570)
!572 = !DILocation(line: 207, column: 36, scope: !570)
!573 = !DILocation(line: 207, column: 9, scope: !568)
!574 = !DILocation(line: 208, column: 9, scope: !570)
!575 = !DILocation(line: 209, column: 1, scope: !568)
!576 = distinct !DISubprogram(name: "depth", scope: !3, file: !3, line: 198, type: !577, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!577 = !DISubroutineType(types: !578)
!578 = !{!7, !7}
!579 = !DILocalVariable(name: "n", arg: 1, scope: !576, file: !3, line: 198, type: !7)
!580 = !DILocation(line: 198, column: 22, scope: !576)
!581 = !DILocalVariable(name: "room", scope: !576, file: !3, line: 200, type: !582)
!582 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 8000, elements: !583)
!583 = !{!584}
!584 = !DISubrange(count: 1000)
!585 = !DILocation(line: 200, column: 10, scope: !576)
!586 = !DILocation(line: 201, column: 10, scope: !576)
!587 = !DILocation(line: 201, column: 12, scope: !576)
!588 = !DILocation(line: 201, column: 5, scope: !576)
!589 = !DILocation(line: 201, column: 20, scope: !576)
!590 = !DILocation(line: 202, column: 12, scope: !576)
!591 = !DILocation(line: 202, column: 14, scope: !576)
!592 = !DILocation(line: 202, column: 21, scope: !576)
!593 = !DILocation(line: 202, column: 37, scope: !576)
!594 = !DILocation(line: 202, column: 39, scope: !576)
!595 = !DILocation(line: 202, column: 31, scope: !576)
!596 = !DILocation(line: 202, column: 44, scope: !576)
!597 = !DILocation(line: 202, column: 5, scope: !576)
!598 = distinct !DISubprogram(name: "stack_overflow_of_unused_room", scope: !3, file: !3, line: 219, type: !25, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!599 = !DILocation(line: 221, column: 16, scope: !600)
!600 = distinct !DILexicalBlock(scope: !598, file: !3, line: 221, column: 9)
!601 = !DILocation(line: 221, column: 9, scope: !600)
!602 = !DILocation(line: 221, column: 32, scope: !600)
!603 = !DILocation(line: 221, column: 9, scope: !598)
!604 = !DILocation(line: 222, column: 9, scope: !600)
!605 = !DILocation(line: 223, column: 1, scope: !598)
!606 = distinct !DISubprogram(name: "hollow", scope: !3, file: !3, line: 211, type: !577, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!607 = !DILocalVariable(name: "n", arg: 1, scope: !606, file: !3, line: 211, type: !7)
!608 = !DILocation(line: 211, column: 23, scope: !606)
!609 = !DILocalVariable(name: "room", scope: !606, file: !3, line: 213, type: !610)
!610 = !DICompositeType(tag: DW_TAG_array_type, baseType: !203, size: 800000, elements: !611)
!611 = !{!612}
!612 = !DISubrange(count: 100000)
!613 = !DILocation(line: 213, column: 19, scope: !606)
!614 = !DILocalVariable(name: "unused", scope: !606, file: !3, line: 214, type: !615)
!615 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 800000, elements: !611)
!616 = !DILocation(line: 214, column: 10, scope: !606)
!617 = !DILocation(line: 215, column: 5, scope: !606)
!618 = !DILocation(line: 215, column: 13, scope: !606)
!619 = !DILocation(line: 216, column: 12, scope: !606)
!620 = !DILocation(line: 216, column: 14, scope: !606)
!621 = !DILocation(line: 216, column: 21, scope: !606)
!622 = !DILocation(line: 216, column: 38, scope: !606)
!623 = !DILocation(line: 216, column: 40, scope: !606)
!624 = !DILocation(line: 216, column: 31, scope: !606)
!625 = !DILocation(line: 216, column: 45, scope: !606)
!626 = !DILocation(line: 216, column: 5, scope: !606)
!627 = distinct !DISubprogram(name: "stack_too_large_array", scope: !3, file: !3, line: 225, type: !25, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!628 = !DILocalVariable(name: "n", scope: !627, file: !3, line: 227, type: !86)
!629 = !DILocation(line: 227, column: 19, scope: !627)
!630 = !DILocation(line: 227, column: 23, scope: !627)
!631 = !DILocation(line: 228, column: 12, scope: !627)
!632 = !DILocation(line: 228, column: 5, scope: !627)
!633 = !DILocalVariable(name: "__vla_expr0", scope: !627, type: !86, flags: DIFlagArtificial)
!634 = !DILocation(line: 0, scope: !627)
!635 = !DILocalVariable(name: "a", scope: !627, file: !3, line: 228, type: !636)
!636 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !637)
!637 = !{!638}
!638 = !DISubrange(count: !633)
!639 = !DILocation(line: 228, column: 10, scope: !627)
!640 = !DILocation(line: 229, column: 5, scope: !627)
!641 = !DILocation(line: 229, column: 10, scope: !627)
!642 = !DILocation(line: 230, column: 1, scope: !627)
