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
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !12
@entry_stack_write_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i32 0, i32 0), void ()* @stack_write_past_end, %struct.fault_case* null }, align 8, !dbg !26
@entry_stack_write_before_start = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i32 0, i32 0), void ()* @stack_write_before_start, %struct.fault_case* null }, align 8, !dbg !28
@entry_stack_read_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i32 0, i32 0), void ()* @stack_read_past_end, %struct.fault_case* null }, align 8, !dbg !30
@entry_stack_next_variable = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i32 0, i32 0), void ()* @stack_next_variable, %struct.fault_case* null }, align 8, !dbg !32
@entry_stack_struct_member = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i32 0, i32 0), void ()* @stack_struct_member, %struct.fault_case* null }, align 8, !dbg !34
@entry_stack_of_struct_array = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.6, i32 0, i32 0), void ()* @stack_of_struct_array, %struct.fault_case* null }, align 8, !dbg !36
@entry_stack_variable_length = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.7, i32 0, i32 0), void ()* @stack_variable_length, %struct.fault_case* null }, align 8, !dbg !38
@entry_stack_alloca = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.8, i32 0, i32 0), void ()* @stack_alloca, %struct.fault_case* null }, align 8, !dbg !40
@entry_stack_scalar_through_cast = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.9, i32 0, i32 0), void ()* @stack_scalar_through_cast, %struct.fault_case* null }, align 8, !dbg !42
@entry_stack_matrix_row = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.10, i32 0, i32 0), void ()* @stack_matrix_row, %struct.fault_case* null }, align 8, !dbg !44
@entry_stack_union_member = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i32 0, i32 0), void ()* @stack_union_member, %struct.fault_case* null }, align 8, !dbg !46
@entry_stack_use_after_return = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.12, i32 0, i32 0), void ()* @stack_use_after_return, %struct.fault_case* null }, align 8, !dbg !48
@entry_stack_returned_buffer = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.13, i32 0, i32 0), void ()* @stack_returned_buffer, %struct.fault_case* null }, align 8, !dbg !50
@entry_stack_stored_pointer = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.14, i32 0, i32 0), void ()* @stack_stored_pointer, %struct.fault_case* null }, align 8, !dbg !52
@entry_stack_argument_by_value = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.15, i32 0, i32 0), void ()* @stack_argument_by_value, %struct.fault_case* null }, align 8, !dbg !54
@entry_stack_jump_to_dead_frame = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.16, i32 0, i32 0), void ()* @stack_jump_to_dead_frame, %struct.fault_case* null }, align 8, !dbg !56
@entry_stack_parameter = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.17, i32 0, i32 0), void ()* @stack_parameter, %struct.fault_case* null }, align 8, !dbg !85
@entry_stack_overflow = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.19, i32 0, i32 0), void ()* @stack_overflow, %struct.fault_case* null }, align 8, !dbg !87
@entry_stack_too_large_array = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.20, i32 0, i32 0), void ()* @stack_too_large_array, %struct.fault_case* null }, align 8, !dbg !89
@.str.1 = private unnamed_addr constant [21 x i8] c"stack_write_past_end\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"stack_write_before_start\00", align 1
@.str.3 = private unnamed_addr constant [20 x i8] c"stack_read_past_end\00", align 1
@__const.stack_read_past_end.text = private unnamed_addr constant [4 x i8] c"\01\02\03\04", align 1
@.str.4 = private unnamed_addr constant [20 x i8] c"stack_next_variable\00", align 1
@__const.stack_next_variable.before = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@__const.stack_next_variable.middle = private unnamed_addr constant [2 x i32] [i32 3, i32 4], align 4
@__const.stack_next_variable.after = private unnamed_addr constant [2 x i32] [i32 5, i32 6], align 4
@.str.5 = private unnamed_addr constant [20 x i8] c"stack_struct_member\00", align 1
@__const.stack_struct_member.s = private unnamed_addr constant %struct.anon { [4 x i8] c"abc\00", i32 7 }, align 4
@.str.6 = private unnamed_addr constant [22 x i8] c"stack_of_struct_array\00", align 1
@.str.7 = private unnamed_addr constant [22 x i8] c"stack_variable_length\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"stack_alloca\00", align 1
@.str.9 = private unnamed_addr constant [26 x i8] c"stack_scalar_through_cast\00", align 1
@.str.10 = private unnamed_addr constant [17 x i8] c"stack_matrix_row\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"stack_union_member\00", align 1
@.str.12 = private unnamed_addr constant [23 x i8] c"stack_use_after_return\00", align 1
@.str.13 = private unnamed_addr constant [22 x i8] c"stack_returned_buffer\00", align 1
@__const.name_of.text = private unnamed_addr constant [8 x i8] c"name0\00\00\00", align 1
@.str.14 = private unnamed_addr constant [21 x i8] c"stack_stored_pointer\00", align 1
@.str.15 = private unnamed_addr constant [24 x i8] c"stack_argument_by_value\00", align 1
@__const.stack_argument_by_value.b = private unnamed_addr constant %struct.big { [4 x i64] [i64 1, i64 2, i64 3, i64 4] }, align 8
@.str.16 = private unnamed_addr constant [25 x i8] c"stack_jump_to_dead_frame\00", align 1
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !58
@.str.17 = private unnamed_addr constant [16 x i8] c"stack_parameter\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.stack_parameter.c = private unnamed_addr constant %struct.fault_case { i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i32 0, i32 0), void ()* null, %struct.fault_case* null }, align 8
@.str.19 = private unnamed_addr constant [15 x i8] c"stack_overflow\00", align 1
@.str.20 = private unnamed_addr constant [22 x i8] c"stack_too_large_array\00", align 1
@llvm.global_ctors = appending global [19 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_stack_write_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_write_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_read_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_next_variable, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_struct_member, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_of_struct_array, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_variable_length, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_alloca, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_scalar_through_cast, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_matrix_row, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_union_member, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_use_after_return, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_returned_buffer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_stored_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_argument_by_value, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_jump_to_dead_frame, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_parameter, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_stack_too_large_array, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !99 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !104, metadata !DIExpression()), !dbg !105
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !106, metadata !DIExpression()), !dbg !107
  %7 = load i32, i32* %4, align 4, !dbg !108
  %8 = icmp sgt i32 %7, 2, !dbg !109
  br i1 %8, label %9, label %15, !dbg !110

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !111
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !111
  %12 = load i8*, i8** %11, align 8, !dbg !111
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !112
  %14 = icmp eq i32 %13, 0, !dbg !113
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !114
  %17 = zext i1 %16 to i32, !dbg !110
  store i32 %17, i32* @bad, align 4, !dbg !115
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !116, metadata !DIExpression()), !dbg !118
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !119
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !118
  br label %19, !dbg !120

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !121
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !123
  br i1 %21, label %22, label %43, !dbg !123

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !124
  %24 = icmp sgt i32 %23, 1, !dbg !126
  br i1 %24, label %25, label %38, !dbg !127

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !128
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !128
  %28 = load i8*, i8** %27, align 8, !dbg !128
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !129
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !130
  %31 = load i8*, i8** %30, align 8, !dbg !130
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !131
  %33 = icmp eq i32 %32, 0, !dbg !132
  br i1 %33, label %34, label %38, !dbg !133

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !134
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !136
  %37 = load void ()*, void ()** %36, align 8, !dbg !136
  call void %37(), !dbg !134
  store i32 0, i32* %3, align 4, !dbg !137
  br label %44, !dbg !137

38:                                               ; preds = %25, %22
  br label %39, !dbg !138

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !139
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !140
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !140
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !141
  br label %19, !dbg !142, !llvm.loop !143

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !146
  br label %44, !dbg !146

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !147
  ret i32 %45, !dbg !147
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_past_end() #0 !dbg !148 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !149
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_write_past_end, i32 0, i32 2), align 8, !dbg !149
  store %struct.fault_case* @entry_stack_write_past_end, %struct.fault_case** @all_cases, align 8, !dbg !149
  ret void, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_before_start() #0 !dbg !150 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !151
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_write_before_start, i32 0, i32 2), align 8, !dbg !151
  store %struct.fault_case* @entry_stack_write_before_start, %struct.fault_case** @all_cases, align 8, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_read_past_end() #0 !dbg !152 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !153
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_read_past_end, i32 0, i32 2), align 8, !dbg !153
  store %struct.fault_case* @entry_stack_read_past_end, %struct.fault_case** @all_cases, align 8, !dbg !153
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_next_variable() #0 !dbg !154 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !155
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_next_variable, i32 0, i32 2), align 8, !dbg !155
  store %struct.fault_case* @entry_stack_next_variable, %struct.fault_case** @all_cases, align 8, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_struct_member() #0 !dbg !156 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !157
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_struct_member, i32 0, i32 2), align 8, !dbg !157
  store %struct.fault_case* @entry_stack_struct_member, %struct.fault_case** @all_cases, align 8, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_of_struct_array() #0 !dbg !158 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !159
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_of_struct_array, i32 0, i32 2), align 8, !dbg !159
  store %struct.fault_case* @entry_stack_of_struct_array, %struct.fault_case** @all_cases, align 8, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_variable_length() #0 !dbg !160 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !161
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_variable_length, i32 0, i32 2), align 8, !dbg !161
  store %struct.fault_case* @entry_stack_variable_length, %struct.fault_case** @all_cases, align 8, !dbg !161
  ret void, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_alloca() #0 !dbg !162 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !163
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_alloca, i32 0, i32 2), align 8, !dbg !163
  store %struct.fault_case* @entry_stack_alloca, %struct.fault_case** @all_cases, align 8, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_scalar_through_cast() #0 !dbg !164 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !165
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_scalar_through_cast, i32 0, i32 2), align 8, !dbg !165
  store %struct.fault_case* @entry_stack_scalar_through_cast, %struct.fault_case** @all_cases, align 8, !dbg !165
  ret void, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_matrix_row() #0 !dbg !166 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !167
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_matrix_row, i32 0, i32 2), align 8, !dbg !167
  store %struct.fault_case* @entry_stack_matrix_row, %struct.fault_case** @all_cases, align 8, !dbg !167
  ret void, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_union_member() #0 !dbg !168 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !169
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_union_member, i32 0, i32 2), align 8, !dbg !169
  store %struct.fault_case* @entry_stack_union_member, %struct.fault_case** @all_cases, align 8, !dbg !169
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_use_after_return() #0 !dbg !170 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !171
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_use_after_return, i32 0, i32 2), align 8, !dbg !171
  store %struct.fault_case* @entry_stack_use_after_return, %struct.fault_case** @all_cases, align 8, !dbg !171
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_returned_buffer() #0 !dbg !172 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !173
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_returned_buffer, i32 0, i32 2), align 8, !dbg !173
  store %struct.fault_case* @entry_stack_returned_buffer, %struct.fault_case** @all_cases, align 8, !dbg !173
  ret void, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_stored_pointer() #0 !dbg !174 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !175
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_stored_pointer, i32 0, i32 2), align 8, !dbg !175
  store %struct.fault_case* @entry_stack_stored_pointer, %struct.fault_case** @all_cases, align 8, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_argument_by_value() #0 !dbg !176 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !177
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_argument_by_value, i32 0, i32 2), align 8, !dbg !177
  store %struct.fault_case* @entry_stack_argument_by_value, %struct.fault_case** @all_cases, align 8, !dbg !177
  ret void, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_jump_to_dead_frame() #0 !dbg !178 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !179
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_jump_to_dead_frame, i32 0, i32 2), align 8, !dbg !179
  store %struct.fault_case* @entry_stack_jump_to_dead_frame, %struct.fault_case** @all_cases, align 8, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_parameter() #0 !dbg !180 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !181
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_parameter, i32 0, i32 2), align 8, !dbg !181
  store %struct.fault_case* @entry_stack_parameter, %struct.fault_case** @all_cases, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_overflow() #0 !dbg !182 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !183
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_overflow, i32 0, i32 2), align 8, !dbg !183
  store %struct.fault_case* @entry_stack_overflow, %struct.fault_case** @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_too_large_array() #0 !dbg !184 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !185
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_stack_too_large_array, i32 0, i32 2), align 8, !dbg !185
  store %struct.fault_case* @entry_stack_too_large_array, %struct.fault_case** @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_past_end() #0 !dbg !186 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !187, metadata !DIExpression()), !dbg !191
  %2 = load i32, i32* @bad, align 4, !dbg !192
  %3 = icmp ne i32 %2, 0, !dbg !192
  %4 = zext i1 %3 to i64, !dbg !192
  %5 = select i1 %3, i32 4, i32 3, !dbg !192
  %6 = sext i32 %5 to i64, !dbg !193
  %7 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %6, !dbg !193
  store i32 1, i32* %7, align 4, !dbg !194
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_before_start() #0 !dbg !196 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !197, metadata !DIExpression()), !dbg !198
  %2 = load i32, i32* @bad, align 4, !dbg !199
  %3 = icmp ne i32 %2, 0, !dbg !199
  %4 = zext i1 %3 to i64, !dbg !199
  %5 = select i1 %3, i32 -1, i32 0, !dbg !199
  %6 = sext i32 %5 to i64, !dbg !200
  %7 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %6, !dbg !200
  store i32 1, i32* %7, align 4, !dbg !201
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_read_past_end() #0 !dbg !203 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !204, metadata !DIExpression()), !dbg !206
  %4 = bitcast [4 x i8]* %1 to i8*, !dbg !206
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.stack_read_past_end.text, i32 0, i32 0), i64 4, i1 false), !dbg !206
  call void @llvm.dbg.declare(metadata i32* %2, metadata !207, metadata !DIExpression()), !dbg !208
  store i32 0, i32* %2, align 4, !dbg !208
  call void @llvm.dbg.declare(metadata i32* %3, metadata !209, metadata !DIExpression()), !dbg !211
  store i32 0, i32* %3, align 4, !dbg !211
  br label %5, !dbg !212

5:                                                ; preds = %20, %0
  %6 = load i32, i32* %3, align 4, !dbg !213
  %7 = load i32, i32* @bad, align 4, !dbg !215
  %8 = icmp ne i32 %7, 0, !dbg !215
  %9 = zext i1 %8 to i64, !dbg !215
  %10 = select i1 %8, i32 4, i32 3, !dbg !215
  %11 = icmp sle i32 %6, %10, !dbg !216
  br i1 %11, label %12, label %23, !dbg !217

12:                                               ; preds = %5
  %13 = load i32, i32* %3, align 4, !dbg !218
  %14 = sext i32 %13 to i64, !dbg !219
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 %14, !dbg !219
  %16 = load i8, i8* %15, align 1, !dbg !219
  %17 = sext i8 %16 to i32, !dbg !219
  %18 = load i32, i32* %2, align 4, !dbg !220
  %19 = add nsw i32 %18, %17, !dbg !220
  store i32 %19, i32* %2, align 4, !dbg !220
  br label %20, !dbg !221

20:                                               ; preds = %12
  %21 = load i32, i32* %3, align 4, !dbg !222
  %22 = add nsw i32 %21, 1, !dbg !222
  store i32 %22, i32* %3, align 4, !dbg !222
  br label %5, !dbg !223, !llvm.loop !224

23:                                               ; preds = %5
  %24 = load i32, i32* %2, align 4, !dbg !226
  %25 = icmp ne i32 %24, 10, !dbg !228
  br i1 %25, label %26, label %27, !dbg !229

26:                                               ; preds = %23
  call void @abort() #8, !dbg !230
  unreachable, !dbg !230

27:                                               ; preds = %23
  ret void, !dbg !231
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_next_variable() #0 !dbg !232 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [2 x i32]* %1, metadata !233, metadata !DIExpression()), !dbg !237
  %6 = bitcast [2 x i32]* %1 to i8*, !dbg !237
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %6, i8* align 4 bitcast ([2 x i32]* @__const.stack_next_variable.before to i8*), i64 8, i1 false), !dbg !237
  call void @llvm.dbg.declare(metadata [2 x i32]* %2, metadata !238, metadata !DIExpression()), !dbg !239
  %7 = bitcast [2 x i32]* %2 to i8*, !dbg !239
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 bitcast ([2 x i32]* @__const.stack_next_variable.middle to i8*), i64 8, i1 false), !dbg !239
  call void @llvm.dbg.declare(metadata [2 x i32]* %3, metadata !240, metadata !DIExpression()), !dbg !241
  %8 = bitcast [2 x i32]* %3 to i8*, !dbg !241
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 bitcast ([2 x i32]* @__const.stack_next_variable.after to i8*), i64 8, i1 false), !dbg !241
  call void @llvm.dbg.declare(metadata i32** %4, metadata !242, metadata !DIExpression()), !dbg !243
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !244
  store i32* %9, i32** %4, align 8, !dbg !243
  %10 = load i32, i32* @bad, align 4, !dbg !245
  %11 = icmp ne i32 %10, 0, !dbg !245
  %12 = zext i1 %11 to i64, !dbg !245
  %13 = select i1 %11, i32 2, i32 1, !dbg !245
  %14 = load i32*, i32** %4, align 8, !dbg !246
  %15 = sext i32 %13 to i64, !dbg !246
  %16 = getelementptr inbounds i32, i32* %14, i64 %15, !dbg !246
  store i32* %16, i32** %4, align 8, !dbg !246
  call void @llvm.dbg.declare(metadata i32* %5, metadata !247, metadata !DIExpression()), !dbg !248
  %17 = load i32*, i32** %4, align 8, !dbg !249
  %18 = load i32, i32* %17, align 4, !dbg !250
  store i32 %18, i32* %5, align 4, !dbg !248
  %19 = load i32, i32* %5, align 4, !dbg !251
  %20 = icmp ne i32 %19, 4, !dbg !253
  br i1 %20, label %28, label %21, !dbg !254

21:                                               ; preds = %0
  %22 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !255
  %23 = load i32, i32* %22, align 4, !dbg !255
  %24 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !256
  %25 = load i32, i32* %24, align 4, !dbg !256
  %26 = add nsw i32 %23, %25, !dbg !257
  %27 = icmp ne i32 %26, 6, !dbg !258
  br i1 %27, label %28, label %29, !dbg !259

28:                                               ; preds = %21, %0
  call void @abort() #8, !dbg !260
  unreachable, !dbg !260

29:                                               ; preds = %21
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_struct_member() #0 !dbg !262 {
  %1 = alloca %struct.anon, align 4
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata %struct.anon* %1, metadata !263, metadata !DIExpression()), !dbg !268
  %3 = bitcast %struct.anon* %1 to i8*, !dbg !268
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %3, i8* align 4 getelementptr inbounds (%struct.anon, %struct.anon* @__const.stack_struct_member.s, i32 0, i32 0, i32 0), i64 8, i1 false), !dbg !268
  call void @llvm.dbg.declare(metadata i8** %2, metadata !269, metadata !DIExpression()), !dbg !270
  %4 = bitcast %struct.anon* %1 to i8*, !dbg !271
  store i8* %4, i8** %2, align 8, !dbg !270
  %5 = load i8*, i8** %2, align 8, !dbg !272
  %6 = load i32, i32* @bad, align 4, !dbg !273
  %7 = icmp ne i32 %6, 0, !dbg !273
  %8 = zext i1 %7 to i64, !dbg !273
  %9 = select i1 %7, i32 8, i32 7, !dbg !273
  %10 = sext i32 %9 to i64, !dbg !272
  %11 = getelementptr inbounds i8, i8* %5, i64 %10, !dbg !272
  store i8 1, i8* %11, align 1, !dbg !274
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_of_struct_array() #0 !dbg !276 {
  %1 = alloca [3 x %struct.anon.0], align 16
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [3 x %struct.anon.0]* %1, metadata !277, metadata !DIExpression()), !dbg !287
  call void @llvm.dbg.declare(metadata i32* %2, metadata !288, metadata !DIExpression()), !dbg !290
  store i32 0, i32* %2, align 4, !dbg !290
  br label %3, !dbg !291

3:                                                ; preds = %13, %0
  %4 = load i32, i32* %2, align 4, !dbg !292
  %5 = load i32, i32* @bad, align 4, !dbg !294
  %6 = add nsw i32 3, %5, !dbg !295
  %7 = icmp slt i32 %4, %6, !dbg !296
  br i1 %7, label %8, label %16, !dbg !297

8:                                                ; preds = %3
  %9 = load i32, i32* %2, align 4, !dbg !298
  %10 = sext i32 %9 to i64, !dbg !299
  %11 = getelementptr inbounds [3 x %struct.anon.0], [3 x %struct.anon.0]* %1, i64 0, i64 %10, !dbg !299
  %12 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %11, i32 0, i32 2, !dbg !300
  store i16 1, i16* %12, align 2, !dbg !301
  br label %13, !dbg !299

13:                                               ; preds = %8
  %14 = load i32, i32* %2, align 4, !dbg !302
  %15 = add nsw i32 %14, 1, !dbg !302
  store i32 %15, i32* %2, align 4, !dbg !302
  br label %3, !dbg !303, !llvm.loop !304

16:                                               ; preds = %3
  ret void, !dbg !306
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_variable_length() #0 !dbg !307 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !308, metadata !DIExpression()), !dbg !309
  %4 = load i32, i32* @bad, align 4, !dbg !310
  %5 = icmp ne i32 %4, 0, !dbg !310
  %6 = zext i1 %5 to i64, !dbg !310
  %7 = select i1 %5, i32 3, i32 4, !dbg !310
  store i32 %7, i32* %1, align 4, !dbg !309
  %8 = load i32, i32* %1, align 4, !dbg !311
  %9 = zext i32 %8 to i64, !dbg !312
  %10 = call i8* @llvm.stacksave(), !dbg !312
  store i8* %10, i8** %2, align 8, !dbg !312
  %11 = alloca i64, i64 %9, align 16, !dbg !312
  store i64 %9, i64* %3, align 8, !dbg !312
  call void @llvm.dbg.declare(metadata i64* %3, metadata !313, metadata !DIExpression()), !dbg !314
  call void @llvm.dbg.declare(metadata i64* %11, metadata !315, metadata !DIExpression()), !dbg !319
  %12 = getelementptr inbounds i64, i64* %11, i64 3, !dbg !320
  store i64 1, i64* %12, align 8, !dbg !321
  %13 = load i8*, i8** %2, align 8, !dbg !322
  call void @llvm.stackrestore(i8* %13), !dbg !322
  ret void, !dbg !322
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #5

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_alloca() #0 !dbg !323 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !324, metadata !DIExpression()), !dbg !325
  %2 = alloca i8, i64 10, align 16, !dbg !326
  store i8* %2, i8** %1, align 8, !dbg !325
  %3 = load i8*, i8** %1, align 8, !dbg !327
  %4 = load i32, i32* @bad, align 4, !dbg !328
  %5 = icmp ne i32 %4, 0, !dbg !328
  %6 = zext i1 %5 to i64, !dbg !328
  %7 = select i1 %5, i32 10, i32 9, !dbg !328
  %8 = sext i32 %7 to i64, !dbg !327
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !327
  store i8 1, i8* %9, align 1, !dbg !329
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_scalar_through_cast() #0 !dbg !331 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !332, metadata !DIExpression()), !dbg !333
  store i32 0, i32* %1, align 4, !dbg !333
  %2 = load i32, i32* @bad, align 4, !dbg !334
  %3 = icmp ne i32 %2, 0, !dbg !334
  br i1 %3, label %4, label %6, !dbg !336

4:                                                ; preds = %0
  %5 = bitcast i32* %1 to i64*, !dbg !337
  store i64 0, i64* %5, align 4, !dbg !338
  br label %6, !dbg !337

6:                                                ; preds = %4, %0
  %7 = load i32, i32* %1, align 4, !dbg !339
  %8 = icmp ne i32 %7, 0, !dbg !339
  br i1 %8, label %9, label %10, !dbg !341

9:                                                ; preds = %6
  call void @abort() #8, !dbg !342
  unreachable, !dbg !342

10:                                               ; preds = %6
  ret void, !dbg !343
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_matrix_row() #0 !dbg !344 {
  %1 = alloca [2 x [3 x i32]], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [2 x [3 x i32]]* %1, metadata !345, metadata !DIExpression()), !dbg !348
  call void @llvm.dbg.declare(metadata i32* %2, metadata !349, metadata !DIExpression()), !dbg !351
  store i32 0, i32* %2, align 4, !dbg !351
  br label %4, !dbg !352

4:                                                ; preds = %14, %0
  %5 = load i32, i32* %2, align 4, !dbg !353
  %6 = icmp slt i32 %5, 6, !dbg !355
  br i1 %6, label %7, label %17, !dbg !356

7:                                                ; preds = %4
  %8 = load i32, i32* %2, align 4, !dbg !357
  %9 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %1, i64 0, i64 0, !dbg !358
  %10 = getelementptr inbounds [3 x i32], [3 x i32]* %9, i64 0, i64 0, !dbg !358
  %11 = load i32, i32* %2, align 4, !dbg !359
  %12 = sext i32 %11 to i64, !dbg !360
  %13 = getelementptr inbounds i32, i32* %10, i64 %12, !dbg !360
  store i32 %8, i32* %13, align 4, !dbg !361
  br label %14, !dbg !360

14:                                               ; preds = %7
  %15 = load i32, i32* %2, align 4, !dbg !362
  %16 = add nsw i32 %15, 1, !dbg !362
  store i32 %16, i32* %2, align 4, !dbg !362
  br label %4, !dbg !363, !llvm.loop !364

17:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !366, metadata !DIExpression()), !dbg !367
  %18 = load i32, i32* @bad, align 4, !dbg !368
  %19 = icmp ne i32 %18, 0, !dbg !368
  %20 = zext i1 %19 to i64, !dbg !368
  %21 = select i1 %19, i32 2, i32 1, !dbg !368
  store i32 %21, i32* %3, align 4, !dbg !367
  %22 = load i32, i32* %3, align 4, !dbg !369
  %23 = sext i32 %22 to i64, !dbg !370
  %24 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %1, i64 0, i64 %23, !dbg !370
  %25 = getelementptr inbounds [3 x i32], [3 x i32]* %24, i64 0, i64 0, !dbg !370
  store i32 1, i32* %25, align 4, !dbg !371
  ret void, !dbg !372
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_union_member() #0 !dbg !373 {
  %1 = alloca %union.anon, align 2
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata %union.anon* %1, metadata !374, metadata !DIExpression()), !dbg !379
  %3 = bitcast %union.anon* %1 to i16*, !dbg !380
  store i16 0, i16* %3, align 2, !dbg !381
  call void @llvm.dbg.declare(metadata i32** %2, metadata !382, metadata !DIExpression()), !dbg !383
  %4 = bitcast %union.anon* %1 to i32*, !dbg !384
  store i32* %4, i32** %2, align 8, !dbg !383
  %5 = load i32, i32* @bad, align 4, !dbg !385
  %6 = icmp ne i32 %5, 0, !dbg !385
  br i1 %6, label %7, label %9, !dbg !387

7:                                                ; preds = %0
  %8 = load i32*, i32** %2, align 8, !dbg !388
  store i32 1, i32* %8, align 4, !dbg !389
  br label %9, !dbg !390

9:                                                ; preds = %7, %0
  ret void, !dbg !391
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_use_after_return() #0 !dbg !392 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32** %1, metadata !393, metadata !DIExpression()), !dbg !394
  %3 = call i32* @escape(i32 noundef 3), !dbg !395
  store i32* %3, i32** %1, align 8, !dbg !394
  call void @llvm.dbg.declare(metadata i32* %2, metadata !396, metadata !DIExpression()), !dbg !397
  store i32 0, i32* %2, align 4, !dbg !397
  %4 = load i32, i32* @bad, align 4, !dbg !398
  %5 = icmp ne i32 %4, 0, !dbg !398
  br i1 %5, label %6, label %9, !dbg !400

6:                                                ; preds = %0
  %7 = load i32*, i32** %1, align 8, !dbg !401
  %8 = load i32, i32* %7, align 4, !dbg !402
  store i32 %8, i32* %2, align 4, !dbg !403
  br label %9, !dbg !404

9:                                                ; preds = %6, %0
  %10 = load i32, i32* %2, align 4, !dbg !405
  %11 = icmp ne i32 %10, 0, !dbg !405
  br i1 %11, label %12, label %13, !dbg !407

12:                                               ; preds = %9
  call void @abort() #8, !dbg !408
  unreachable, !dbg !408

13:                                               ; preds = %9
  ret void, !dbg !409
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32* @escape(i32 noundef %0) #0 !dbg !410 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !413, metadata !DIExpression()), !dbg !414
  call void @llvm.dbg.declare(metadata i32* %3, metadata !415, metadata !DIExpression()), !dbg !416
  %5 = load i32, i32* %2, align 4, !dbg !417
  store i32 %5, i32* %3, align 4, !dbg !416
  call void @llvm.dbg.declare(metadata i32** %4, metadata !418, metadata !DIExpression()), !dbg !419
  store i32* %3, i32** %4, align 8, !dbg !419
  %6 = load i32*, i32** %4, align 8, !dbg !420
  ret i32* %6, !dbg !421
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_returned_buffer() #0 !dbg !422 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !423, metadata !DIExpression()), !dbg !424
  %2 = call i8* @name_of(i32 noundef 3), !dbg !425
  store i8* %2, i8** %1, align 8, !dbg !424
  %3 = load i32, i32* @bad, align 4, !dbg !426
  %4 = icmp ne i32 %3, 0, !dbg !426
  br i1 %4, label %5, label %8, !dbg !428

5:                                                ; preds = %0
  %6 = load i8*, i8** %1, align 8, !dbg !429
  %7 = getelementptr inbounds i8, i8* %6, i64 0, !dbg !429
  store i8 78, i8* %7, align 1, !dbg !430
  br label %8, !dbg !429

8:                                                ; preds = %5, %0
  ret void, !dbg !431
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @name_of(i32 noundef %0) #0 !dbg !432 {
  %2 = alloca i32, align 4
  %3 = alloca [8 x i8], align 1
  %4 = alloca i8*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !435, metadata !DIExpression()), !dbg !436
  call void @llvm.dbg.declare(metadata [8 x i8]* %3, metadata !437, metadata !DIExpression()), !dbg !439
  %5 = bitcast [8 x i8]* %3 to i8*, !dbg !439
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.name_of.text, i32 0, i32 0), i64 8, i1 false), !dbg !439
  %6 = load i32, i32* %2, align 4, !dbg !440
  %7 = add nsw i32 48, %6, !dbg !441
  %8 = trunc i32 %7 to i8, !dbg !442
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 4, !dbg !443
  store i8 %8, i8* %9, align 1, !dbg !444
  call void @llvm.dbg.declare(metadata i8** %4, metadata !445, metadata !DIExpression()), !dbg !446
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !447
  store i8* %10, i8** %4, align 8, !dbg !446
  %11 = load i8*, i8** %4, align 8, !dbg !448
  ret i8* %11, !dbg !449
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_stored_pointer() #0 !dbg !450 {
  %1 = alloca i32*, align 8
  %2 = alloca i32**, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !451, metadata !DIExpression()), !dbg !452
  call void @llvm.dbg.declare(metadata i32*** %2, metadata !453, metadata !DIExpression()), !dbg !455
  %3 = call i32** @keep(i32** noundef %1), !dbg !456
  store i32** %3, i32*** %2, align 8, !dbg !455
  %4 = load i32, i32* @bad, align 4, !dbg !457
  %5 = icmp ne i32 %4, 0, !dbg !457
  br i1 %5, label %6, label %9, !dbg !459

6:                                                ; preds = %0
  %7 = load i32**, i32*** %2, align 8, !dbg !460
  %8 = load i32*, i32** %7, align 8, !dbg !461
  store i32 6, i32* %8, align 4, !dbg !462
  br label %9, !dbg !463

9:                                                ; preds = %6, %0
  ret void, !dbg !464
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32** @keep(i32** noundef %0) #0 !dbg !465 {
  %2 = alloca i32**, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32** %0, i32*** %2, align 8
  call void @llvm.dbg.declare(metadata i32*** %2, metadata !468, metadata !DIExpression()), !dbg !469
  call void @llvm.dbg.declare(metadata i32* %3, metadata !470, metadata !DIExpression()), !dbg !471
  store i32 5, i32* %3, align 4, !dbg !471
  call void @llvm.dbg.declare(metadata i32** %4, metadata !472, metadata !DIExpression()), !dbg !473
  store i32* %3, i32** %4, align 8, !dbg !473
  %5 = load i32*, i32** %4, align 8, !dbg !474
  %6 = load i32**, i32*** %2, align 8, !dbg !475
  store i32* %5, i32** %6, align 8, !dbg !476
  %7 = load i32**, i32*** %2, align 8, !dbg !477
  ret i32** %7, !dbg !478
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_argument_by_value() #0 !dbg !479 {
  %1 = alloca %struct.big, align 8
  %2 = alloca i64*, align 8
  call void @llvm.dbg.declare(metadata %struct.big* %1, metadata !480, metadata !DIExpression()), !dbg !485
  %3 = bitcast %struct.big* %1 to i8*, !dbg !485
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.big* @__const.stack_argument_by_value.b to i8*), i64 32, i1 false), !dbg !485
  call void @llvm.dbg.declare(metadata i64** %2, metadata !486, metadata !DIExpression()), !dbg !487
  %4 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 0, !dbg !488
  %5 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 0, !dbg !489
  store i64* %5, i64** %2, align 8, !dbg !487
  %6 = load i64*, i64** %2, align 8, !dbg !490
  %7 = load i32, i32* @bad, align 4, !dbg !492
  %8 = icmp ne i32 %7, 0, !dbg !492
  %9 = zext i1 %8 to i64, !dbg !492
  %10 = select i1 %8, i32 4, i32 3, !dbg !492
  %11 = sext i32 %10 to i64, !dbg !490
  %12 = getelementptr inbounds i64, i64* %6, i64 %11, !dbg !490
  %13 = load i64, i64* %12, align 8, !dbg !490
  %14 = icmp ne i64 %13, 4, !dbg !493
  br i1 %14, label %15, label %16, !dbg !494

15:                                               ; preds = %0
  call void @abort() #8, !dbg !495
  unreachable, !dbg !495

16:                                               ; preds = %0
  ret void, !dbg !496
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_jump_to_dead_frame() #0 !dbg !497 {
  %1 = load i32, i32* @bad, align 4, !dbg !498
  %2 = icmp ne i32 %1, 0, !dbg !498
  br i1 %2, label %3, label %4, !dbg !500

3:                                                ; preds = %0
  call void @arm(), !dbg !501
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 noundef 1) #8, !dbg !503
  unreachable, !dbg !503

4:                                                ; preds = %0
  %5 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #9, !dbg !504
  %6 = icmp eq i32 %5, 0, !dbg !506
  br i1 %6, label %7, label %8, !dbg !507

7:                                                ; preds = %4
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 noundef 1) #8, !dbg !508
  unreachable, !dbg !508

8:                                                ; preds = %4
  br label %9

9:                                                ; preds = %8
  ret void, !dbg !509
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @arm() #0 !dbg !510 {
  %1 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #9, !dbg !511
  %2 = icmp ne i32 %1, 0, !dbg !511
  br i1 %2, label %3, label %4, !dbg !513

3:                                                ; preds = %0
  call void @abort() #8, !dbg !514
  unreachable, !dbg !514

4:                                                ; preds = %0
  ret void, !dbg !515
}

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #4

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_parameter() #0 !dbg !516 {
  %1 = alloca %struct.fault_case, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata %struct.fault_case* %1, metadata !517, metadata !DIExpression()), !dbg !518
  %3 = bitcast %struct.fault_case* %1 to i8*, !dbg !518
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.fault_case* @__const.stack_parameter.c to i8*), i64 24, i1 false), !dbg !518
  call void @llvm.dbg.declare(metadata i8** %2, metadata !519, metadata !DIExpression()), !dbg !520
  %4 = bitcast %struct.fault_case* %1 to i8*, !dbg !521
  %5 = getelementptr inbounds i8, i8* %4, i64 24, !dbg !522
  %6 = getelementptr inbounds i8, i8* %5, i64 -1, !dbg !523
  store i8* %6, i8** %2, align 8, !dbg !520
  %7 = load i8*, i8** %2, align 8, !dbg !524
  %8 = load i32, i32* @bad, align 4, !dbg !525
  %9 = sext i32 %8 to i64, !dbg !524
  %10 = getelementptr inbounds i8, i8* %7, i64 %9, !dbg !524
  store i8 0, i8* %10, align 1, !dbg !526
  ret void, !dbg !527
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_overflow() #0 !dbg !528 {
  %1 = load i32, i32* @bad, align 4, !dbg !529
  %2 = icmp ne i32 %1, 0, !dbg !529
  %3 = zext i1 %2 to i64, !dbg !529
  %4 = select i1 %2, i32 1000000, i32 100, !dbg !529
  %5 = call i32 @depth(i32 noundef %4), !dbg !531
  %6 = icmp slt i32 %5, 100, !dbg !532
  br i1 %6, label %7, label %8, !dbg !533

7:                                                ; preds = %0
  call void @abort() #8, !dbg !534
  unreachable, !dbg !534

8:                                                ; preds = %0
  ret void, !dbg !535
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @depth(i32 noundef %0) #0 !dbg !536 {
  %2 = alloca i32, align 4
  %3 = alloca [1000 x i8], align 16
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !539, metadata !DIExpression()), !dbg !540
  call void @llvm.dbg.declare(metadata [1000 x i8]* %3, metadata !541, metadata !DIExpression()), !dbg !545
  %4 = load i32, i32* %2, align 4, !dbg !546
  %5 = srem i32 %4, 1000, !dbg !547
  %6 = sext i32 %5 to i64, !dbg !548
  %7 = getelementptr inbounds [1000 x i8], [1000 x i8]* %3, i64 0, i64 %6, !dbg !548
  store i8 1, i8* %7, align 1, !dbg !549
  %8 = load i32, i32* %2, align 4, !dbg !550
  %9 = icmp eq i32 %8, 0, !dbg !551
  br i1 %9, label %10, label %14, !dbg !550

10:                                               ; preds = %1
  %11 = getelementptr inbounds [1000 x i8], [1000 x i8]* %3, i64 0, i64 0, !dbg !552
  %12 = load i8, i8* %11, align 16, !dbg !552
  %13 = sext i8 %12 to i32, !dbg !552
  br label %19, !dbg !550

14:                                               ; preds = %1
  %15 = load i32, i32* %2, align 4, !dbg !553
  %16 = sub nsw i32 %15, 1, !dbg !554
  %17 = call i32 @depth(i32 noundef %16), !dbg !555
  %18 = add nsw i32 %17, 1, !dbg !556
  br label %19, !dbg !550

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ %18, %14 ], !dbg !550
  ret i32 %20, !dbg !557
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_too_large_array() #0 !dbg !558 {
  %1 = alloca i64, align 8
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !559, metadata !DIExpression()), !dbg !560
  %4 = load i32, i32* @bad, align 4, !dbg !561
  %5 = icmp ne i32 %4, 0, !dbg !561
  %6 = zext i1 %5 to i64, !dbg !561
  %7 = select i1 %5, i64 4294967296, i64 16, !dbg !561
  store i64 %7, i64* %1, align 8, !dbg !560
  %8 = load i64, i64* %1, align 8, !dbg !562
  %9 = call i8* @llvm.stacksave(), !dbg !563
  store i8* %9, i8** %2, align 8, !dbg !563
  %10 = alloca i8, i64 %8, align 16, !dbg !563
  store i64 %8, i64* %3, align 8, !dbg !563
  call void @llvm.dbg.declare(metadata i64* %3, metadata !564, metadata !DIExpression()), !dbg !565
  call void @llvm.dbg.declare(metadata i8* %10, metadata !566, metadata !DIExpression()), !dbg !570
  %11 = getelementptr inbounds i8, i8* %10, i64 0, !dbg !571
  store i8 1, i8* %11, align 16, !dbg !572
  %12 = load i8*, i8** %2, align 8, !dbg !573
  call void @llvm.stackrestore(i8* %12), !dbg !573
  ret void, !dbg !573
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
!llvm.module.flags = !{!91, !92, !93, !94, !95, !96, !97}
!llvm.ident = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !14, line: 18, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "549fb67913e10cd69aff572d7990c39d")
!4 = !{!5, !7, !9, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12, !0, !26, !28, !30, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50, !52, !54, !56, !58, !85, !87, !89}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !14, line: 17, type: !15, isLocal: true, isDefinition: true)
!14 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !14, line: 12, size: 192, elements: !17)
!17 = !{!18, !21, !25}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !16, file: !14, line: 13, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !16, file: !14, line: 14, baseType: !22, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !14, line: 15, baseType: !15, size: 64, offset: 128)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "entry_stack_write_past_end", scope: !2, file: !3, line: 7, type: !16, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "entry_stack_write_before_start", scope: !2, file: !3, line: 13, type: !16, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "entry_stack_read_past_end", scope: !2, file: !3, line: 19, type: !16, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_stack_next_variable", scope: !2, file: !3, line: 29, type: !16, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "entry_stack_struct_member", scope: !2, file: !3, line: 41, type: !16, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "entry_stack_of_struct_array", scope: !2, file: !3, line: 51, type: !16, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_stack_variable_length", scope: !2, file: !3, line: 60, type: !16, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "entry_stack_alloca", scope: !2, file: !3, line: 67, type: !16, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_stack_scalar_through_cast", scope: !2, file: !3, line: 73, type: !16, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "entry_stack_matrix_row", scope: !2, file: !3, line: 82, type: !16, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "entry_stack_union_member", scope: !2, file: !3, line: 91, type: !16, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "entry_stack_use_after_return", scope: !2, file: !3, line: 110, type: !16, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "entry_stack_returned_buffer", scope: !2, file: !3, line: 128, type: !16, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "entry_stack_stored_pointer", scope: !2, file: !3, line: 143, type: !16, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "entry_stack_argument_by_value", scope: !2, file: !3, line: 151, type: !16, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "entry_stack_jump_to_dead_frame", scope: !2, file: !3, line: 168, type: !16, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 161, type: !60, isLocal: true, isDefinition: true)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !61, line: 32, baseType: !62)
!61 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 1600, elements: !83)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !64, line: 26, size: 1600, elements: !65)
!64 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!65 = !{!66, !72, !73}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !63, file: !64, line: 32, baseType: !67, size: 512)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !68, line: 31, baseType: !69)
!68 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 8)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !63, file: !64, line: 33, baseType: !10, size: 32, offset: 512)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !63, file: !64, line: 34, baseType: !74, size: 1024, offset: 576)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !75, line: 8, baseType: !76)
!75 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !75, line: 5, size: 1024, elements: !77)
!77 = !{!78}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !76, file: !75, line: 7, baseType: !79, size: 1024)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 1024, elements: !81)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !{!82}
!82 = !DISubrange(count: 16)
!83 = !{!84}
!84 = !DISubrange(count: 1)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_stack_parameter", scope: !2, file: !3, line: 177, type: !16, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "entry_stack_overflow", scope: !2, file: !3, line: 191, type: !16, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_stack_too_large_array", scope: !2, file: !3, line: 197, type: !16, isLocal: true, isDefinition: true)
!91 = !{i32 7, !"Dwarf Version", i32 5}
!92 = !{i32 2, !"Debug Info Version", i32 3}
!93 = !{i32 1, !"wchar_size", i32 4}
!94 = !{i32 7, !"PIC Level", i32 2}
!95 = !{i32 7, !"PIE Level", i32 2}
!96 = !{i32 7, !"uwtable", i32 1}
!97 = !{i32 7, !"frame-pointer", i32 2}
!98 = !{!"Debian clang version 14.0.6"}
!99 = distinct !DISubprogram(name: "main", scope: !14, file: !14, line: 30, type: !100, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !103)
!100 = !DISubroutineType(types: !101)
!101 = !{!10, !10, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!103 = !{}
!104 = !DILocalVariable(name: "argc", arg: 1, scope: !99, file: !14, line: 30, type: !10)
!105 = !DILocation(line: 30, column: 14, scope: !99)
!106 = !DILocalVariable(name: "argv", arg: 2, scope: !99, file: !14, line: 30, type: !102)
!107 = !DILocation(line: 30, column: 27, scope: !99)
!108 = !DILocation(line: 32, column: 11, scope: !99)
!109 = !DILocation(line: 32, column: 16, scope: !99)
!110 = !DILocation(line: 32, column: 20, scope: !99)
!111 = !DILocation(line: 32, column: 30, scope: !99)
!112 = !DILocation(line: 32, column: 23, scope: !99)
!113 = !DILocation(line: 32, column: 46, scope: !99)
!114 = !DILocation(line: 0, scope: !99)
!115 = !DILocation(line: 32, column: 9, scope: !99)
!116 = !DILocalVariable(name: "c", scope: !117, file: !14, line: 33, type: !15)
!117 = distinct !DILexicalBlock(scope: !99, file: !14, line: 33, column: 5)
!118 = !DILocation(line: 33, column: 29, scope: !117)
!119 = !DILocation(line: 33, column: 33, scope: !117)
!120 = !DILocation(line: 33, column: 10, scope: !117)
!121 = !DILocation(line: 33, column: 44, scope: !122)
!122 = distinct !DILexicalBlock(scope: !117, file: !14, line: 33, column: 5)
!123 = !DILocation(line: 33, column: 5, scope: !117)
!124 = !DILocation(line: 34, column: 13, scope: !125)
!125 = distinct !DILexicalBlock(scope: !122, file: !14, line: 34, column: 13)
!126 = !DILocation(line: 34, column: 18, scope: !125)
!127 = !DILocation(line: 34, column: 22, scope: !125)
!128 = !DILocation(line: 34, column: 32, scope: !125)
!129 = !DILocation(line: 34, column: 41, scope: !125)
!130 = !DILocation(line: 34, column: 44, scope: !125)
!131 = !DILocation(line: 34, column: 25, scope: !125)
!132 = !DILocation(line: 34, column: 50, scope: !125)
!133 = !DILocation(line: 34, column: 13, scope: !122)
!134 = !DILocation(line: 35, column: 13, scope: !135)
!135 = distinct !DILexicalBlock(scope: !125, file: !14, line: 34, column: 56)
!136 = !DILocation(line: 35, column: 16, scope: !135)
!137 = !DILocation(line: 36, column: 13, scope: !135)
!138 = !DILocation(line: 34, column: 53, scope: !125)
!139 = !DILocation(line: 33, column: 51, scope: !122)
!140 = !DILocation(line: 33, column: 54, scope: !122)
!141 = !DILocation(line: 33, column: 49, scope: !122)
!142 = !DILocation(line: 33, column: 5, scope: !122)
!143 = distinct !{!143, !123, !144, !145}
!144 = !DILocation(line: 37, column: 9, scope: !117)
!145 = !{!"llvm.loop.mustprogress"}
!146 = !DILocation(line: 38, column: 5, scope: !99)
!147 = !DILocation(line: 39, column: 1, scope: !99)
!148 = distinct !DISubprogram(name: "add_stack_write_past_end", scope: !3, file: !3, line: 7, type: !23, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!149 = !DILocation(line: 7, column: 1, scope: !148)
!150 = distinct !DISubprogram(name: "add_stack_write_before_start", scope: !3, file: !3, line: 13, type: !23, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!151 = !DILocation(line: 13, column: 1, scope: !150)
!152 = distinct !DISubprogram(name: "add_stack_read_past_end", scope: !3, file: !3, line: 19, type: !23, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!153 = !DILocation(line: 19, column: 1, scope: !152)
!154 = distinct !DISubprogram(name: "add_stack_next_variable", scope: !3, file: !3, line: 29, type: !23, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!155 = !DILocation(line: 29, column: 1, scope: !154)
!156 = distinct !DISubprogram(name: "add_stack_struct_member", scope: !3, file: !3, line: 41, type: !23, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!157 = !DILocation(line: 41, column: 1, scope: !156)
!158 = distinct !DISubprogram(name: "add_stack_of_struct_array", scope: !3, file: !3, line: 51, type: !23, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!159 = !DILocation(line: 51, column: 1, scope: !158)
!160 = distinct !DISubprogram(name: "add_stack_variable_length", scope: !3, file: !3, line: 60, type: !23, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!161 = !DILocation(line: 60, column: 1, scope: !160)
!162 = distinct !DISubprogram(name: "add_stack_alloca", scope: !3, file: !3, line: 67, type: !23, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!163 = !DILocation(line: 67, column: 1, scope: !162)
!164 = distinct !DISubprogram(name: "add_stack_scalar_through_cast", scope: !3, file: !3, line: 73, type: !23, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!165 = !DILocation(line: 73, column: 1, scope: !164)
!166 = distinct !DISubprogram(name: "add_stack_matrix_row", scope: !3, file: !3, line: 82, type: !23, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!167 = !DILocation(line: 82, column: 1, scope: !166)
!168 = distinct !DISubprogram(name: "add_stack_union_member", scope: !3, file: !3, line: 91, type: !23, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!169 = !DILocation(line: 91, column: 1, scope: !168)
!170 = distinct !DISubprogram(name: "add_stack_use_after_return", scope: !3, file: !3, line: 110, type: !23, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!171 = !DILocation(line: 110, column: 1, scope: !170)
!172 = distinct !DISubprogram(name: "add_stack_returned_buffer", scope: !3, file: !3, line: 128, type: !23, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!173 = !DILocation(line: 128, column: 1, scope: !172)
!174 = distinct !DISubprogram(name: "add_stack_stored_pointer", scope: !3, file: !3, line: 143, type: !23, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!175 = !DILocation(line: 143, column: 1, scope: !174)
!176 = distinct !DISubprogram(name: "add_stack_argument_by_value", scope: !3, file: !3, line: 151, type: !23, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!177 = !DILocation(line: 151, column: 1, scope: !176)
!178 = distinct !DISubprogram(name: "add_stack_jump_to_dead_frame", scope: !3, file: !3, line: 168, type: !23, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!179 = !DILocation(line: 168, column: 1, scope: !178)
!180 = distinct !DISubprogram(name: "add_stack_parameter", scope: !3, file: !3, line: 177, type: !23, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!181 = !DILocation(line: 177, column: 1, scope: !180)
!182 = distinct !DISubprogram(name: "add_stack_overflow", scope: !3, file: !3, line: 191, type: !23, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!183 = !DILocation(line: 191, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_stack_too_large_array", scope: !3, file: !3, line: 197, type: !23, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!185 = !DILocation(line: 197, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "stack_write_past_end", scope: !3, file: !3, line: 7, type: !23, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!187 = !DILocalVariable(name: "a", scope: !186, file: !3, line: 9, type: !188)
!188 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !189)
!189 = !{!190}
!190 = !DISubrange(count: 4)
!191 = !DILocation(line: 9, column: 9, scope: !186)
!192 = !DILocation(line: 10, column: 7, scope: !186)
!193 = !DILocation(line: 10, column: 5, scope: !186)
!194 = !DILocation(line: 10, column: 20, scope: !186)
!195 = !DILocation(line: 11, column: 1, scope: !186)
!196 = distinct !DISubprogram(name: "stack_write_before_start", scope: !3, file: !3, line: 13, type: !23, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!197 = !DILocalVariable(name: "a", scope: !196, file: !3, line: 15, type: !188)
!198 = !DILocation(line: 15, column: 9, scope: !196)
!199 = !DILocation(line: 16, column: 7, scope: !196)
!200 = !DILocation(line: 16, column: 5, scope: !196)
!201 = !DILocation(line: 16, column: 21, scope: !196)
!202 = !DILocation(line: 17, column: 1, scope: !196)
!203 = distinct !DISubprogram(name: "stack_read_past_end", scope: !3, file: !3, line: 19, type: !23, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!204 = !DILocalVariable(name: "text", scope: !203, file: !3, line: 21, type: !205)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 32, elements: !189)
!206 = !DILocation(line: 21, column: 10, scope: !203)
!207 = !DILocalVariable(name: "sum", scope: !203, file: !3, line: 22, type: !10)
!208 = !DILocation(line: 22, column: 9, scope: !203)
!209 = !DILocalVariable(name: "i", scope: !210, file: !3, line: 23, type: !10)
!210 = distinct !DILexicalBlock(scope: !203, file: !3, line: 23, column: 5)
!211 = !DILocation(line: 23, column: 14, scope: !210)
!212 = !DILocation(line: 23, column: 10, scope: !210)
!213 = !DILocation(line: 23, column: 21, scope: !214)
!214 = distinct !DILexicalBlock(scope: !210, file: !3, line: 23, column: 5)
!215 = !DILocation(line: 23, column: 27, scope: !214)
!216 = !DILocation(line: 23, column: 23, scope: !214)
!217 = !DILocation(line: 23, column: 5, scope: !210)
!218 = !DILocation(line: 24, column: 21, scope: !214)
!219 = !DILocation(line: 24, column: 16, scope: !214)
!220 = !DILocation(line: 24, column: 13, scope: !214)
!221 = !DILocation(line: 24, column: 9, scope: !214)
!222 = !DILocation(line: 23, column: 42, scope: !214)
!223 = !DILocation(line: 23, column: 5, scope: !214)
!224 = distinct !{!224, !217, !225, !145}
!225 = !DILocation(line: 24, column: 22, scope: !210)
!226 = !DILocation(line: 25, column: 9, scope: !227)
!227 = distinct !DILexicalBlock(scope: !203, file: !3, line: 25, column: 9)
!228 = !DILocation(line: 25, column: 13, scope: !227)
!229 = !DILocation(line: 25, column: 9, scope: !203)
!230 = !DILocation(line: 26, column: 9, scope: !227)
!231 = !DILocation(line: 27, column: 1, scope: !203)
!232 = distinct !DISubprogram(name: "stack_next_variable", scope: !3, file: !3, line: 29, type: !23, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!233 = !DILocalVariable(name: "before", scope: !232, file: !3, line: 31, type: !234)
!234 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !235)
!235 = !{!236}
!236 = !DISubrange(count: 2)
!237 = !DILocation(line: 31, column: 9, scope: !232)
!238 = !DILocalVariable(name: "middle", scope: !232, file: !3, line: 32, type: !234)
!239 = !DILocation(line: 32, column: 9, scope: !232)
!240 = !DILocalVariable(name: "after", scope: !232, file: !3, line: 33, type: !234)
!241 = !DILocation(line: 33, column: 9, scope: !232)
!242 = !DILocalVariable(name: "p", scope: !232, file: !3, line: 34, type: !9)
!243 = !DILocation(line: 34, column: 10, scope: !232)
!244 = !DILocation(line: 34, column: 14, scope: !232)
!245 = !DILocation(line: 35, column: 10, scope: !232)
!246 = !DILocation(line: 35, column: 7, scope: !232)
!247 = !DILocalVariable(name: "x", scope: !232, file: !3, line: 36, type: !10)
!248 = !DILocation(line: 36, column: 9, scope: !232)
!249 = !DILocation(line: 36, column: 14, scope: !232)
!250 = !DILocation(line: 36, column: 13, scope: !232)
!251 = !DILocation(line: 37, column: 9, scope: !252)
!252 = distinct !DILexicalBlock(scope: !232, file: !3, line: 37, column: 9)
!253 = !DILocation(line: 37, column: 11, scope: !252)
!254 = !DILocation(line: 37, column: 16, scope: !252)
!255 = !DILocation(line: 37, column: 19, scope: !252)
!256 = !DILocation(line: 37, column: 31, scope: !252)
!257 = !DILocation(line: 37, column: 29, scope: !252)
!258 = !DILocation(line: 37, column: 40, scope: !252)
!259 = !DILocation(line: 37, column: 9, scope: !232)
!260 = !DILocation(line: 38, column: 9, scope: !252)
!261 = !DILocation(line: 39, column: 1, scope: !232)
!262 = distinct !DISubprogram(name: "stack_struct_member", scope: !3, file: !3, line: 41, type: !23, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!263 = !DILocalVariable(name: "s", scope: !262, file: !3, line: 46, type: !264)
!264 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !262, file: !3, line: 43, size: 64, elements: !265)
!265 = !{!266, !267}
!266 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !264, file: !3, line: 44, baseType: !205, size: 32)
!267 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !264, file: !3, line: 45, baseType: !10, size: 32, offset: 32)
!268 = !DILocation(line: 46, column: 7, scope: !262)
!269 = !DILocalVariable(name: "p", scope: !262, file: !3, line: 47, type: !5)
!270 = !DILocation(line: 47, column: 11, scope: !262)
!271 = !DILocation(line: 47, column: 15, scope: !262)
!272 = !DILocation(line: 48, column: 5, scope: !262)
!273 = !DILocation(line: 48, column: 7, scope: !262)
!274 = !DILocation(line: 48, column: 20, scope: !262)
!275 = !DILocation(line: 49, column: 1, scope: !262)
!276 = distinct !DISubprogram(name: "stack_of_struct_array", scope: !3, file: !3, line: 51, type: !23, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!277 = !DILocalVariable(name: "points", scope: !276, file: !3, line: 55, type: !278)
!278 = !DICompositeType(tag: DW_TAG_array_type, baseType: !279, size: 144, elements: !285)
!279 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !276, file: !3, line: 53, size: 48, elements: !280)
!280 = !{!281, !283, !284}
!281 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !279, file: !3, line: 54, baseType: !282, size: 16)
!282 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!283 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !279, file: !3, line: 54, baseType: !282, size: 16, offset: 16)
!284 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !279, file: !3, line: 54, baseType: !282, size: 16, offset: 32)
!285 = !{!286}
!286 = !DISubrange(count: 3)
!287 = !DILocation(line: 55, column: 7, scope: !276)
!288 = !DILocalVariable(name: "i", scope: !289, file: !3, line: 56, type: !10)
!289 = distinct !DILexicalBlock(scope: !276, file: !3, line: 56, column: 5)
!290 = !DILocation(line: 56, column: 14, scope: !289)
!291 = !DILocation(line: 56, column: 10, scope: !289)
!292 = !DILocation(line: 56, column: 21, scope: !293)
!293 = distinct !DILexicalBlock(scope: !289, file: !3, line: 56, column: 5)
!294 = !DILocation(line: 56, column: 29, scope: !293)
!295 = !DILocation(line: 56, column: 27, scope: !293)
!296 = !DILocation(line: 56, column: 23, scope: !293)
!297 = !DILocation(line: 56, column: 5, scope: !289)
!298 = !DILocation(line: 57, column: 16, scope: !293)
!299 = !DILocation(line: 57, column: 9, scope: !293)
!300 = !DILocation(line: 57, column: 19, scope: !293)
!301 = !DILocation(line: 57, column: 21, scope: !293)
!302 = !DILocation(line: 56, column: 35, scope: !293)
!303 = !DILocation(line: 56, column: 5, scope: !293)
!304 = distinct !{!304, !297, !305, !145}
!305 = !DILocation(line: 57, column: 23, scope: !289)
!306 = !DILocation(line: 58, column: 1, scope: !276)
!307 = distinct !DISubprogram(name: "stack_variable_length", scope: !3, file: !3, line: 60, type: !23, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!308 = !DILocalVariable(name: "n", scope: !307, file: !3, line: 62, type: !10)
!309 = !DILocation(line: 62, column: 9, scope: !307)
!310 = !DILocation(line: 62, column: 13, scope: !307)
!311 = !DILocation(line: 63, column: 12, scope: !307)
!312 = !DILocation(line: 63, column: 5, scope: !307)
!313 = !DILocalVariable(name: "__vla_expr0", scope: !307, type: !80, flags: DIFlagArtificial)
!314 = !DILocation(line: 0, scope: !307)
!315 = !DILocalVariable(name: "a", scope: !307, file: !3, line: 63, type: !316)
!316 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !317)
!317 = !{!318}
!318 = !DISubrange(count: !313)
!319 = !DILocation(line: 63, column: 10, scope: !307)
!320 = !DILocation(line: 64, column: 5, scope: !307)
!321 = !DILocation(line: 64, column: 10, scope: !307)
!322 = !DILocation(line: 65, column: 1, scope: !307)
!323 = distinct !DISubprogram(name: "stack_alloca", scope: !3, file: !3, line: 67, type: !23, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!324 = !DILocalVariable(name: "p", scope: !323, file: !3, line: 69, type: !5)
!325 = !DILocation(line: 69, column: 11, scope: !323)
!326 = !DILocation(line: 69, column: 15, scope: !323)
!327 = !DILocation(line: 70, column: 5, scope: !323)
!328 = !DILocation(line: 70, column: 7, scope: !323)
!329 = !DILocation(line: 70, column: 21, scope: !323)
!330 = !DILocation(line: 71, column: 1, scope: !323)
!331 = distinct !DISubprogram(name: "stack_scalar_through_cast", scope: !3, file: !3, line: 73, type: !23, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!332 = !DILocalVariable(name: "x", scope: !331, file: !3, line: 75, type: !10)
!333 = !DILocation(line: 75, column: 9, scope: !331)
!334 = !DILocation(line: 76, column: 9, scope: !335)
!335 = distinct !DILexicalBlock(scope: !331, file: !3, line: 76, column: 9)
!336 = !DILocation(line: 76, column: 9, scope: !331)
!337 = !DILocation(line: 77, column: 9, scope: !335)
!338 = !DILocation(line: 77, column: 21, scope: !335)
!339 = !DILocation(line: 78, column: 9, scope: !340)
!340 = distinct !DILexicalBlock(scope: !331, file: !3, line: 78, column: 9)
!341 = !DILocation(line: 78, column: 9, scope: !331)
!342 = !DILocation(line: 79, column: 9, scope: !340)
!343 = !DILocation(line: 80, column: 1, scope: !331)
!344 = distinct !DISubprogram(name: "stack_matrix_row", scope: !3, file: !3, line: 82, type: !23, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!345 = !DILocalVariable(name: "m", scope: !344, file: !3, line: 84, type: !346)
!346 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !347)
!347 = !{!236, !286}
!348 = !DILocation(line: 84, column: 9, scope: !344)
!349 = !DILocalVariable(name: "i", scope: !350, file: !3, line: 85, type: !10)
!350 = distinct !DILexicalBlock(scope: !344, file: !3, line: 85, column: 5)
!351 = !DILocation(line: 85, column: 14, scope: !350)
!352 = !DILocation(line: 85, column: 10, scope: !350)
!353 = !DILocation(line: 85, column: 21, scope: !354)
!354 = distinct !DILexicalBlock(scope: !350, file: !3, line: 85, column: 5)
!355 = !DILocation(line: 85, column: 23, scope: !354)
!356 = !DILocation(line: 85, column: 5, scope: !350)
!357 = !DILocation(line: 86, column: 25, scope: !354)
!358 = !DILocation(line: 86, column: 11, scope: !354)
!359 = !DILocation(line: 86, column: 20, scope: !354)
!360 = !DILocation(line: 86, column: 9, scope: !354)
!361 = !DILocation(line: 86, column: 23, scope: !354)
!362 = !DILocation(line: 85, column: 29, scope: !354)
!363 = !DILocation(line: 85, column: 5, scope: !354)
!364 = distinct !{!364, !356, !365, !145}
!365 = !DILocation(line: 86, column: 25, scope: !350)
!366 = !DILocalVariable(name: "i", scope: !344, file: !3, line: 87, type: !10)
!367 = !DILocation(line: 87, column: 9, scope: !344)
!368 = !DILocation(line: 87, column: 13, scope: !344)
!369 = !DILocation(line: 88, column: 7, scope: !344)
!370 = !DILocation(line: 88, column: 5, scope: !344)
!371 = !DILocation(line: 88, column: 13, scope: !344)
!372 = !DILocation(line: 89, column: 1, scope: !344)
!373 = distinct !DISubprogram(name: "stack_union_member", scope: !3, file: !3, line: 91, type: !23, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!374 = !DILocalVariable(name: "u", scope: !373, file: !3, line: 96, type: !375)
!375 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !373, file: !3, line: 93, size: 16, elements: !376)
!376 = !{!377, !378}
!377 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !375, file: !3, line: 94, baseType: !6, size: 8)
!378 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !375, file: !3, line: 95, baseType: !282, size: 16)
!379 = !DILocation(line: 96, column: 7, scope: !373)
!380 = !DILocation(line: 97, column: 7, scope: !373)
!381 = !DILocation(line: 97, column: 12, scope: !373)
!382 = !DILocalVariable(name: "word", scope: !373, file: !3, line: 98, type: !9)
!383 = !DILocation(line: 98, column: 10, scope: !373)
!384 = !DILocation(line: 98, column: 17, scope: !373)
!385 = !DILocation(line: 99, column: 9, scope: !386)
!386 = distinct !DILexicalBlock(scope: !373, file: !3, line: 99, column: 9)
!387 = !DILocation(line: 99, column: 9, scope: !373)
!388 = !DILocation(line: 100, column: 10, scope: !386)
!389 = !DILocation(line: 100, column: 15, scope: !386)
!390 = !DILocation(line: 100, column: 9, scope: !386)
!391 = !DILocation(line: 101, column: 1, scope: !373)
!392 = distinct !DISubprogram(name: "stack_use_after_return", scope: !3, file: !3, line: 110, type: !23, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!393 = !DILocalVariable(name: "p", scope: !392, file: !3, line: 112, type: !9)
!394 = !DILocation(line: 112, column: 10, scope: !392)
!395 = !DILocation(line: 112, column: 14, scope: !392)
!396 = !DILocalVariable(name: "x", scope: !392, file: !3, line: 113, type: !10)
!397 = !DILocation(line: 113, column: 9, scope: !392)
!398 = !DILocation(line: 114, column: 9, scope: !399)
!399 = distinct !DILexicalBlock(scope: !392, file: !3, line: 114, column: 9)
!400 = !DILocation(line: 114, column: 9, scope: !392)
!401 = !DILocation(line: 115, column: 14, scope: !399)
!402 = !DILocation(line: 115, column: 13, scope: !399)
!403 = !DILocation(line: 115, column: 11, scope: !399)
!404 = !DILocation(line: 115, column: 9, scope: !399)
!405 = !DILocation(line: 116, column: 9, scope: !406)
!406 = distinct !DILexicalBlock(scope: !392, file: !3, line: 116, column: 9)
!407 = !DILocation(line: 116, column: 9, scope: !392)
!408 = !DILocation(line: 117, column: 9, scope: !406)
!409 = !DILocation(line: 118, column: 1, scope: !392)
!410 = distinct !DISubprogram(name: "escape", scope: !3, file: !3, line: 103, type: !411, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!411 = !DISubroutineType(types: !412)
!412 = !{!9, !10}
!413 = !DILocalVariable(name: "x", arg: 1, scope: !410, file: !3, line: 103, type: !10)
!414 = !DILocation(line: 103, column: 24, scope: !410)
!415 = !DILocalVariable(name: "local", scope: !410, file: !3, line: 105, type: !10)
!416 = !DILocation(line: 105, column: 9, scope: !410)
!417 = !DILocation(line: 105, column: 17, scope: !410)
!418 = !DILocalVariable(name: "p", scope: !410, file: !3, line: 106, type: !9)
!419 = !DILocation(line: 106, column: 10, scope: !410)
!420 = !DILocation(line: 107, column: 12, scope: !410)
!421 = !DILocation(line: 107, column: 5, scope: !410)
!422 = distinct !DISubprogram(name: "stack_returned_buffer", scope: !3, file: !3, line: 128, type: !23, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!423 = !DILocalVariable(name: "name", scope: !422, file: !3, line: 130, type: !5)
!424 = !DILocation(line: 130, column: 11, scope: !422)
!425 = !DILocation(line: 130, column: 18, scope: !422)
!426 = !DILocation(line: 131, column: 9, scope: !427)
!427 = distinct !DILexicalBlock(scope: !422, file: !3, line: 131, column: 9)
!428 = !DILocation(line: 131, column: 9, scope: !422)
!429 = !DILocation(line: 132, column: 9, scope: !427)
!430 = !DILocation(line: 132, column: 17, scope: !427)
!431 = !DILocation(line: 133, column: 1, scope: !422)
!432 = distinct !DISubprogram(name: "name_of", scope: !3, file: !3, line: 120, type: !433, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!433 = !DISubroutineType(types: !434)
!434 = !{!5, !10}
!435 = !DILocalVariable(name: "n", arg: 1, scope: !432, file: !3, line: 120, type: !10)
!436 = !DILocation(line: 120, column: 26, scope: !432)
!437 = !DILocalVariable(name: "text", scope: !432, file: !3, line: 122, type: !438)
!438 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !70)
!439 = !DILocation(line: 122, column: 10, scope: !432)
!440 = !DILocation(line: 123, column: 28, scope: !432)
!441 = !DILocation(line: 123, column: 26, scope: !432)
!442 = !DILocation(line: 123, column: 15, scope: !432)
!443 = !DILocation(line: 123, column: 5, scope: !432)
!444 = !DILocation(line: 123, column: 13, scope: !432)
!445 = !DILocalVariable(name: "p", scope: !432, file: !3, line: 124, type: !5)
!446 = !DILocation(line: 124, column: 11, scope: !432)
!447 = !DILocation(line: 124, column: 15, scope: !432)
!448 = !DILocation(line: 125, column: 12, scope: !432)
!449 = !DILocation(line: 125, column: 5, scope: !432)
!450 = distinct !DISubprogram(name: "stack_stored_pointer", scope: !3, file: !3, line: 143, type: !23, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!451 = !DILocalVariable(name: "p", scope: !450, file: !3, line: 145, type: !9)
!452 = !DILocation(line: 145, column: 10, scope: !450)
!453 = !DILocalVariable(name: "q", scope: !450, file: !3, line: 146, type: !454)
!454 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!455 = !DILocation(line: 146, column: 11, scope: !450)
!456 = !DILocation(line: 146, column: 15, scope: !450)
!457 = !DILocation(line: 147, column: 9, scope: !458)
!458 = distinct !DILexicalBlock(scope: !450, file: !3, line: 147, column: 9)
!459 = !DILocation(line: 147, column: 9, scope: !450)
!460 = !DILocation(line: 148, column: 11, scope: !458)
!461 = !DILocation(line: 148, column: 10, scope: !458)
!462 = !DILocation(line: 148, column: 13, scope: !458)
!463 = !DILocation(line: 148, column: 9, scope: !458)
!464 = !DILocation(line: 149, column: 1, scope: !450)
!465 = distinct !DISubprogram(name: "keep", scope: !3, file: !3, line: 135, type: !466, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!466 = !DISubroutineType(types: !467)
!467 = !{!454, !454}
!468 = !DILocalVariable(name: "slot", arg: 1, scope: !465, file: !3, line: 135, type: !454)
!469 = !DILocation(line: 135, column: 25, scope: !465)
!470 = !DILocalVariable(name: "kept", scope: !465, file: !3, line: 137, type: !10)
!471 = !DILocation(line: 137, column: 9, scope: !465)
!472 = !DILocalVariable(name: "p", scope: !465, file: !3, line: 138, type: !9)
!473 = !DILocation(line: 138, column: 10, scope: !465)
!474 = !DILocation(line: 139, column: 13, scope: !465)
!475 = !DILocation(line: 139, column: 6, scope: !465)
!476 = !DILocation(line: 139, column: 11, scope: !465)
!477 = !DILocation(line: 140, column: 12, scope: !465)
!478 = !DILocation(line: 140, column: 5, scope: !465)
!479 = distinct !DISubprogram(name: "stack_argument_by_value", scope: !3, file: !3, line: 151, type: !23, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!480 = !DILocalVariable(name: "b", scope: !479, file: !3, line: 155, type: !481)
!481 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", scope: !479, file: !3, line: 153, size: 256, elements: !482)
!482 = !{!483}
!483 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !481, file: !3, line: 154, baseType: !484, size: 256)
!484 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !189)
!485 = !DILocation(line: 155, column: 7, scope: !479)
!486 = !DILocalVariable(name: "p", scope: !479, file: !3, line: 156, type: !7)
!487 = !DILocation(line: 156, column: 11, scope: !479)
!488 = !DILocation(line: 156, column: 17, scope: !479)
!489 = !DILocation(line: 156, column: 15, scope: !479)
!490 = !DILocation(line: 157, column: 9, scope: !491)
!491 = distinct !DILexicalBlock(scope: !479, file: !3, line: 157, column: 9)
!492 = !DILocation(line: 157, column: 11, scope: !491)
!493 = !DILocation(line: 157, column: 24, scope: !491)
!494 = !DILocation(line: 157, column: 9, scope: !479)
!495 = !DILocation(line: 158, column: 9, scope: !491)
!496 = !DILocation(line: 159, column: 1, scope: !479)
!497 = distinct !DISubprogram(name: "stack_jump_to_dead_frame", scope: !3, file: !3, line: 168, type: !23, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!498 = !DILocation(line: 170, column: 9, scope: !499)
!499 = distinct !DILexicalBlock(scope: !497, file: !3, line: 170, column: 9)
!500 = !DILocation(line: 170, column: 9, scope: !497)
!501 = !DILocation(line: 171, column: 9, scope: !502)
!502 = distinct !DILexicalBlock(scope: !499, file: !3, line: 170, column: 14)
!503 = !DILocation(line: 172, column: 9, scope: !502)
!504 = !DILocation(line: 173, column: 16, scope: !505)
!505 = distinct !DILexicalBlock(scope: !499, file: !3, line: 173, column: 16)
!506 = !DILocation(line: 173, column: 31, scope: !505)
!507 = !DILocation(line: 173, column: 16, scope: !499)
!508 = !DILocation(line: 174, column: 9, scope: !505)
!509 = !DILocation(line: 175, column: 1, scope: !497)
!510 = distinct !DISubprogram(name: "arm", scope: !3, file: !3, line: 162, type: !23, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!511 = !DILocation(line: 164, column: 9, scope: !512)
!512 = distinct !DILexicalBlock(scope: !510, file: !3, line: 164, column: 9)
!513 = !DILocation(line: 164, column: 9, scope: !510)
!514 = !DILocation(line: 165, column: 9, scope: !512)
!515 = !DILocation(line: 166, column: 1, scope: !510)
!516 = distinct !DISubprogram(name: "stack_parameter", scope: !3, file: !3, line: 177, type: !23, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!517 = !DILocalVariable(name: "c", scope: !516, file: !3, line: 179, type: !16)
!518 = !DILocation(line: 179, column: 23, scope: !516)
!519 = !DILocalVariable(name: "p", scope: !516, file: !3, line: 180, type: !5)
!520 = !DILocation(line: 180, column: 11, scope: !516)
!521 = !DILocation(line: 180, column: 15, scope: !516)
!522 = !DILocation(line: 180, column: 26, scope: !516)
!523 = !DILocation(line: 180, column: 37, scope: !516)
!524 = !DILocation(line: 181, column: 5, scope: !516)
!525 = !DILocation(line: 181, column: 7, scope: !516)
!526 = !DILocation(line: 181, column: 12, scope: !516)
!527 = !DILocation(line: 182, column: 1, scope: !516)
!528 = distinct !DISubprogram(name: "stack_overflow", scope: !3, file: !3, line: 191, type: !23, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!529 = !DILocation(line: 193, column: 15, scope: !530)
!530 = distinct !DILexicalBlock(scope: !528, file: !3, line: 193, column: 9)
!531 = !DILocation(line: 193, column: 9, scope: !530)
!532 = !DILocation(line: 193, column: 36, scope: !530)
!533 = !DILocation(line: 193, column: 9, scope: !528)
!534 = !DILocation(line: 194, column: 9, scope: !530)
!535 = !DILocation(line: 195, column: 1, scope: !528)
!536 = distinct !DISubprogram(name: "depth", scope: !3, file: !3, line: 184, type: !537, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!537 = !DISubroutineType(types: !538)
!538 = !{!10, !10}
!539 = !DILocalVariable(name: "n", arg: 1, scope: !536, file: !3, line: 184, type: !10)
!540 = !DILocation(line: 184, column: 22, scope: !536)
!541 = !DILocalVariable(name: "room", scope: !536, file: !3, line: 186, type: !542)
!542 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 8000, elements: !543)
!543 = !{!544}
!544 = !DISubrange(count: 1000)
!545 = !DILocation(line: 186, column: 10, scope: !536)
!546 = !DILocation(line: 187, column: 10, scope: !536)
!547 = !DILocation(line: 187, column: 12, scope: !536)
!548 = !DILocation(line: 187, column: 5, scope: !536)
!549 = !DILocation(line: 187, column: 20, scope: !536)
!550 = !DILocation(line: 188, column: 12, scope: !536)
!551 = !DILocation(line: 188, column: 14, scope: !536)
!552 = !DILocation(line: 188, column: 21, scope: !536)
!553 = !DILocation(line: 188, column: 37, scope: !536)
!554 = !DILocation(line: 188, column: 39, scope: !536)
!555 = !DILocation(line: 188, column: 31, scope: !536)
!556 = !DILocation(line: 188, column: 44, scope: !536)
!557 = !DILocation(line: 188, column: 5, scope: !536)
!558 = distinct !DISubprogram(name: "stack_too_large_array", scope: !3, file: !3, line: 197, type: !23, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!559 = !DILocalVariable(name: "n", scope: !558, file: !3, line: 199, type: !80)
!560 = !DILocation(line: 199, column: 19, scope: !558)
!561 = !DILocation(line: 199, column: 23, scope: !558)
!562 = !DILocation(line: 200, column: 12, scope: !558)
!563 = !DILocation(line: 200, column: 5, scope: !558)
!564 = !DILocalVariable(name: "__vla_expr0", scope: !558, type: !80, flags: DIFlagArtificial)
!565 = !DILocation(line: 0, scope: !558)
!566 = !DILocalVariable(name: "a", scope: !558, file: !3, line: 200, type: !567)
!567 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !568)
!568 = !{!569}
!569 = !DISubrange(count: !564)
!570 = !DILocation(line: 200, column: 10, scope: !558)
!571 = !DILocation(line: 201, column: 5, scope: !558)
!572 = !DILocation(line: 201, column: 10, scope: !558)
!573 = !DILocation(line: 202, column: 1, scope: !558)
