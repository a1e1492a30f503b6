; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/stack.c
; ModuleID = 'tests/faults/stack.c'
source_filename = "tests/faults/stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.anon = type { [4 x i8], i32 }
%struct.big = type { [4 x i64] }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.anon.0 = type { i16, i16, i16 }
%union.anon = type { i16 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !18
@entry_stack_write_past_end = internal global %struct.fault_case { ptr @.str.1, ptr @stack_write_past_end, ptr null }, align 8, !dbg !36
@entry_stack_write_before_start = internal global %struct.fault_case { ptr @.str.2, ptr @stack_write_before_start, ptr null }, align 8, !dbg !43
@entry_stack_read_past_end = internal global %struct.fault_case { ptr @.str.3, ptr @stack_read_past_end, ptr null }, align 8, !dbg !50
@entry_stack_next_variable = internal global %struct.fault_case { ptr @.str.4, ptr @stack_next_variable, ptr null }, align 8, !dbg !54
@entry_stack_struct_member = internal global %struct.fault_case { ptr @.str.5, ptr @stack_struct_member, ptr null }, align 8, !dbg !58
@entry_stack_of_struct_array = internal global %struct.fault_case { ptr @.str.6, ptr @stack_of_struct_array, ptr null }, align 8, !dbg !65
@entry_stack_variable_length = internal global %struct.fault_case { ptr @.str.7, ptr @stack_variable_length, ptr null }, align 8, !dbg !69
@entry_stack_alloca = internal global %struct.fault_case { ptr @.str.8, ptr @stack_alloca, ptr null }, align 8, !dbg !76
@entry_stack_scalar_through_cast = internal global %struct.fault_case { ptr @.str.9, ptr @stack_scalar_through_cast, ptr null }, align 8, !dbg !83
@entry_stack_matrix_row = internal global %struct.fault_case { ptr @.str.10, ptr @stack_matrix_row, ptr null }, align 8, !dbg !90
@entry_stack_union_member = internal global %struct.fault_case { ptr @.str.11, ptr @stack_union_member, ptr null }, align 8, !dbg !97
@entry_stack_use_after_return = internal global %struct.fault_case { ptr @.str.12, ptr @stack_use_after_return, ptr null }, align 8, !dbg !104
@entry_stack_returned_buffer = internal global %struct.fault_case { ptr @.str.13, ptr @stack_returned_buffer, ptr null }, align 8, !dbg !108
@entry_stack_stored_pointer = internal global %struct.fault_case { ptr @.str.14, ptr @stack_stored_pointer, ptr null }, align 8, !dbg !112
@entry_stack_argument_by_value = internal global %struct.fault_case { ptr @.str.15, ptr @stack_argument_by_value, ptr null }, align 8, !dbg !119
@entry_stack_jump_to_dead_frame = internal global %struct.fault_case { ptr @.str.16, ptr @stack_jump_to_dead_frame, ptr null }, align 8, !dbg !123
@entry_stack_parameter = internal global %struct.fault_case { ptr @.str.17, ptr @stack_parameter, ptr null }, align 8, !dbg !155
@entry_stack_overflow = internal global %struct.fault_case { ptr @.str.19, ptr @stack_overflow, ptr null }, align 8, !dbg !167
@entry_stack_too_large_array = internal global %struct.fault_case { ptr @.str.20, ptr @stack_too_large_array, ptr null }, align 8, !dbg !171
@.str.1 = private unnamed_addr constant [21 x i8] c"stack_write_past_end\00", align 1, !dbg !31
@.str.2 = private unnamed_addr constant [25 x i8] c"stack_write_before_start\00", align 1, !dbg !38
@.str.3 = private unnamed_addr constant [20 x i8] c"stack_read_past_end\00", align 1, !dbg !45
@__const.stack_read_past_end.text = private unnamed_addr constant [4 x i8] c"\01\02\03\04", align 1
@.str.4 = private unnamed_addr constant [20 x i8] c"stack_next_variable\00", align 1, !dbg !52
@__const.stack_next_variable.before = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@__const.stack_next_variable.middle = private unnamed_addr constant [2 x i32] [i32 3, i32 4], align 4
@__const.stack_next_variable.after = private unnamed_addr constant [2 x i32] [i32 5, i32 6], align 4
@.str.5 = private unnamed_addr constant [20 x i8] c"stack_struct_member\00", align 1, !dbg !56
@__const.stack_struct_member.s = private unnamed_addr constant %struct.anon { [4 x i8] c"abc\00", i32 7 }, align 4
@.str.6 = private unnamed_addr constant [22 x i8] c"stack_of_struct_array\00", align 1, !dbg !60
@.str.7 = private unnamed_addr constant [22 x i8] c"stack_variable_length\00", align 1, !dbg !67
@.str.8 = private unnamed_addr constant [13 x i8] c"stack_alloca\00", align 1, !dbg !71
@.str.9 = private unnamed_addr constant [26 x i8] c"stack_scalar_through_cast\00", align 1, !dbg !78
@.str.10 = private unnamed_addr constant [17 x i8] c"stack_matrix_row\00", align 1, !dbg !85
@.str.11 = private unnamed_addr constant [19 x i8] c"stack_union_member\00", align 1, !dbg !92
@.str.12 = private unnamed_addr constant [23 x i8] c"stack_use_after_return\00", align 1, !dbg !99
@.str.13 = private unnamed_addr constant [22 x i8] c"stack_returned_buffer\00", align 1, !dbg !106
@__const.name_of.text = private unnamed_addr constant [8 x i8] c"name0\00\00\00", align 1
@.str.14 = private unnamed_addr constant [21 x i8] c"stack_stored_pointer\00", align 1, !dbg !110
@.str.15 = private unnamed_addr constant [24 x i8] c"stack_argument_by_value\00", align 1, !dbg !114
@__const.stack_argument_by_value.b = private unnamed_addr constant %struct.big { [4 x i64] [i64 1, i64 2, i64 3, i64 4] }, align 8
@.str.16 = private unnamed_addr constant [25 x i8] c"stack_jump_to_dead_frame\00", align 1, !dbg !121
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !125
@.str.17 = private unnamed_addr constant [16 x i8] c"stack_parameter\00", align 1, !dbg !152
@.str.18 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !157
@__const.stack_parameter.c = private unnamed_addr constant %struct.fault_case { ptr @.str.18, ptr null, ptr null }, align 8
@.str.19 = private unnamed_addr constant [15 x i8] c"stack_overflow\00", align 1, !dbg !162
@.str.20 = private unnamed_addr constant [22 x i8] c"stack_too_large_array\00", align 1, !dbg !169
@llvm.global_ctors = appending global [19 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_stack_write_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_write_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_read_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_next_variable, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_struct_member, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_of_struct_array, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_variable_length, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_alloca, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_scalar_through_cast, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_matrix_row, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_union_member, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_use_after_return, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_returned_buffer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_stored_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_argument_by_value, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_jump_to_dead_frame, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_parameter, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_too_large_array, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !181 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !186, !DIExpression(), !187)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !188, !DIExpression(), !189)
  %7 = load i32, ptr %4, align 4, !dbg !190
  %8 = icmp sgt i32 %7, 2, !dbg !191
  br i1 %8, label %9, label %15, !dbg !192

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !193
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !193
  %12 = load ptr, ptr %11, align 8, !dbg !193
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #6, !dbg !194
  %14 = icmp eq i32 %13, 0, !dbg !195
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !196
  %17 = zext i1 %16 to i32, !dbg !192
  store i32 %17, ptr @bad, align 4, !dbg !197
    #dbg_declare(ptr %6, !198, !DIExpression(), !200)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !201
  store ptr %18, ptr %6, align 8, !dbg !200
  br label %19, !dbg !202

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !203
  %21 = icmp ne ptr %20, null, !dbg !205
  br i1 %21, label %22, label %43, !dbg !205

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !206
  %24 = icmp sgt i32 %23, 1, !dbg !208
  br i1 %24, label %25, label %38, !dbg !209

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !210
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !210
  %28 = load ptr, ptr %27, align 8, !dbg !210
  %29 = load ptr, ptr %6, align 8, !dbg !211
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !212
  %31 = load ptr, ptr %30, align 8, !dbg !212
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #6, !dbg !213
  %33 = icmp eq i32 %32, 0, !dbg !214
  br i1 %33, label %34, label %38, !dbg !215

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !216
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !218
  %37 = load ptr, ptr %36, align 8, !dbg !218
  call void %37(), !dbg !216
  store i32 0, ptr %3, align 4, !dbg !219
  br label %44, !dbg !219

38:                                               ; preds = %25, %22
  br label %39, !dbg !220

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !221
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !222
  %42 = load ptr, ptr %41, align 8, !dbg !222
  store ptr %42, ptr %6, align 8, !dbg !223
  br label %19, !dbg !224, !llvm.loop !225

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !228
  br label %44, !dbg !228

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !229
  ret i32 %45, !dbg !229
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_past_end() #0 !dbg !230 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !231
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_write_past_end, i32 0, i32 2), align 8, !dbg !231
  store ptr @entry_stack_write_past_end, ptr @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_before_start() #0 !dbg !232 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !233
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_write_before_start, i32 0, i32 2), align 8, !dbg !233
  store ptr @entry_stack_write_before_start, ptr @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_read_past_end() #0 !dbg !234 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !235
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_read_past_end, i32 0, i32 2), align 8, !dbg !235
  store ptr @entry_stack_read_past_end, ptr @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_next_variable() #0 !dbg !236 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !237
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_next_variable, i32 0, i32 2), align 8, !dbg !237
  store ptr @entry_stack_next_variable, ptr @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_struct_member() #0 !dbg !238 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !239
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_struct_member, i32 0, i32 2), align 8, !dbg !239
  store ptr @entry_stack_struct_member, ptr @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_of_struct_array() #0 !dbg !240 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !241
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_of_struct_array, i32 0, i32 2), align 8, !dbg !241
  store ptr @entry_stack_of_struct_array, ptr @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_variable_length() #0 !dbg !242 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !243
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_variable_length, i32 0, i32 2), align 8, !dbg !243
  store ptr @entry_stack_variable_length, ptr @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_alloca() #0 !dbg !244 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !245
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_alloca, i32 0, i32 2), align 8, !dbg !245
  store ptr @entry_stack_alloca, ptr @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_scalar_through_cast() #0 !dbg !246 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !247
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_scalar_through_cast, i32 0, i32 2), align 8, !dbg !247
  store ptr @entry_stack_scalar_through_cast, ptr @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_matrix_row() #0 !dbg !248 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !249
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_matrix_row, i32 0, i32 2), align 8, !dbg !249
  store ptr @entry_stack_matrix_row, ptr @all_cases, align 8, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_union_member() #0 !dbg !250 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !251
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_union_member, i32 0, i32 2), align 8, !dbg !251
  store ptr @entry_stack_union_member, ptr @all_cases, align 8, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_use_after_return() #0 !dbg !252 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !253
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_use_after_return, i32 0, i32 2), align 8, !dbg !253
  store ptr @entry_stack_use_after_return, ptr @all_cases, align 8, !dbg !253
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_returned_buffer() #0 !dbg !254 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !255
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_returned_buffer, i32 0, i32 2), align 8, !dbg !255
  store ptr @entry_stack_returned_buffer, ptr @all_cases, align 8, !dbg !255
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_stored_pointer() #0 !dbg !256 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !257
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_stored_pointer, i32 0, i32 2), align 8, !dbg !257
  store ptr @entry_stack_stored_pointer, ptr @all_cases, align 8, !dbg !257
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_argument_by_value() #0 !dbg !258 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !259
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_argument_by_value, i32 0, i32 2), align 8, !dbg !259
  store ptr @entry_stack_argument_by_value, ptr @all_cases, align 8, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_jump_to_dead_frame() #0 !dbg !260 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !261
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_jump_to_dead_frame, i32 0, i32 2), align 8, !dbg !261
  store ptr @entry_stack_jump_to_dead_frame, ptr @all_cases, align 8, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_parameter() #0 !dbg !262 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !263
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_parameter, i32 0, i32 2), align 8, !dbg !263
  store ptr @entry_stack_parameter, ptr @all_cases, align 8, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_overflow() #0 !dbg !264 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !265
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_overflow, i32 0, i32 2), align 8, !dbg !265
  store ptr @entry_stack_overflow, ptr @all_cases, align 8, !dbg !265
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_too_large_array() #0 !dbg !266 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !267
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_too_large_array, i32 0, i32 2), align 8, !dbg !267
  store ptr @entry_stack_too_large_array, ptr @all_cases, align 8, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_past_end() #0 !dbg !268 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !269, !DIExpression(), !271)
  %2 = load i32, ptr @bad, align 4, !dbg !272
  %3 = icmp ne i32 %2, 0, !dbg !272
  %4 = zext i1 %3 to i64, !dbg !272
  %5 = select i1 %3, i32 4, i32 3, !dbg !272
  %6 = sext i32 %5 to i64, !dbg !273
  %7 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %6, !dbg !273
  store i32 1, ptr %7, align 4, !dbg !274
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_before_start() #0 !dbg !276 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !277, !DIExpression(), !278)
  %2 = load i32, ptr @bad, align 4, !dbg !279
  %3 = icmp ne i32 %2, 0, !dbg !279
  %4 = zext i1 %3 to i64, !dbg !279
  %5 = select i1 %3, i32 -1, i32 0, !dbg !279
  %6 = sext i32 %5 to i64, !dbg !280
  %7 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %6, !dbg !280
  store i32 1, ptr %7, align 4, !dbg !281
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_read_past_end() #0 !dbg !283 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !284, !DIExpression(), !285)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.stack_read_past_end.text, i64 4, i1 false), !dbg !285
    #dbg_declare(ptr %2, !286, !DIExpression(), !287)
  store i32 0, ptr %2, align 4, !dbg !287
    #dbg_declare(ptr %3, !288, !DIExpression(), !290)
  store i32 0, ptr %3, align 4, !dbg !290
  br label %4, !dbg !291

4:                                                ; preds = %19, %0
  %5 = load i32, ptr %3, align 4, !dbg !292
  %6 = load i32, ptr @bad, align 4, !dbg !294
  %7 = icmp ne i32 %6, 0, !dbg !294
  %8 = zext i1 %7 to i64, !dbg !294
  %9 = select i1 %7, i32 4, i32 3, !dbg !294
  %10 = icmp sle i32 %5, %9, !dbg !295
  br i1 %10, label %11, label %22, !dbg !296

11:                                               ; preds = %4
  %12 = load i32, ptr %3, align 4, !dbg !297
  %13 = sext i32 %12 to i64, !dbg !298
  %14 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 %13, !dbg !298
  %15 = load i8, ptr %14, align 1, !dbg !298
  %16 = sext i8 %15 to i32, !dbg !298
  %17 = load i32, ptr %2, align 4, !dbg !299
  %18 = add nsw i32 %17, %16, !dbg !299
  store i32 %18, ptr %2, align 4, !dbg !299
  br label %19, !dbg !300

19:                                               ; preds = %11
  %20 = load i32, ptr %3, align 4, !dbg !301
  %21 = add nsw i32 %20, 1, !dbg !301
  store i32 %21, ptr %3, align 4, !dbg !301
  br label %4, !dbg !302, !llvm.loop !303

22:                                               ; preds = %4
  %23 = load i32, ptr %2, align 4, !dbg !305
  %24 = icmp ne i32 %23, 10, !dbg !307
  br i1 %24, label %25, label %26, !dbg !308

25:                                               ; preds = %22
  call void @abort() #7, !dbg !309
  unreachable, !dbg !309

26:                                               ; preds = %22
  ret void, !dbg !310
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_next_variable() #0 !dbg !311 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca [2 x i32], align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !312, !DIExpression(), !314)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.stack_next_variable.before, i64 8, i1 false), !dbg !314
    #dbg_declare(ptr %2, !315, !DIExpression(), !316)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.stack_next_variable.middle, i64 8, i1 false), !dbg !316
    #dbg_declare(ptr %3, !317, !DIExpression(), !318)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.stack_next_variable.after, i64 8, i1 false), !dbg !318
    #dbg_declare(ptr %4, !319, !DIExpression(), !320)
  %6 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !321
  store ptr %6, ptr %4, align 8, !dbg !320
  %7 = load i32, ptr @bad, align 4, !dbg !322
  %8 = icmp ne i32 %7, 0, !dbg !322
  %9 = zext i1 %8 to i64, !dbg !322
  %10 = select i1 %8, i32 2, i32 1, !dbg !322
  %11 = load ptr, ptr %4, align 8, !dbg !323
  %12 = sext i32 %10 to i64, !dbg !323
  %13 = getelementptr inbounds i32, ptr %11, i64 %12, !dbg !323
  store ptr %13, ptr %4, align 8, !dbg !323
    #dbg_declare(ptr %5, !324, !DIExpression(), !325)
  %14 = load ptr, ptr %4, align 8, !dbg !326
  %15 = load i32, ptr %14, align 4, !dbg !327
  store i32 %15, ptr %5, align 4, !dbg !325
  %16 = load i32, ptr %5, align 4, !dbg !328
  %17 = icmp ne i32 %16, 4, !dbg !330
  br i1 %17, label %25, label %18, !dbg !331

18:                                               ; preds = %0
  %19 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 0, !dbg !332
  %20 = load i32, ptr %19, align 4, !dbg !332
  %21 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 0, !dbg !333
  %22 = load i32, ptr %21, align 4, !dbg !333
  %23 = add nsw i32 %20, %22, !dbg !334
  %24 = icmp ne i32 %23, 6, !dbg !335
  br i1 %24, label %25, label %26, !dbg !336

25:                                               ; preds = %18, %0
  call void @abort() #7, !dbg !337
  unreachable, !dbg !337

26:                                               ; preds = %18
  ret void, !dbg !338
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_struct_member() #0 !dbg !339 {
  %1 = alloca %struct.anon, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !340, !DIExpression(), !345)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.stack_struct_member.s, i64 8, i1 false), !dbg !345
    #dbg_declare(ptr %2, !346, !DIExpression(), !347)
  store ptr %1, ptr %2, align 8, !dbg !347
  %3 = load ptr, ptr %2, align 8, !dbg !348
  %4 = load i32, ptr @bad, align 4, !dbg !349
  %5 = icmp ne i32 %4, 0, !dbg !349
  %6 = zext i1 %5 to i64, !dbg !349
  %7 = select i1 %5, i32 8, i32 7, !dbg !349
  %8 = sext i32 %7 to i64, !dbg !348
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !348
  store i8 1, ptr %9, align 1, !dbg !350
  ret void, !dbg !351
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_of_struct_array() #0 !dbg !352 {
  %1 = alloca [3 x %struct.anon.0], align 16
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !353, !DIExpression(), !363)
    #dbg_declare(ptr %2, !364, !DIExpression(), !366)
  store i32 0, ptr %2, align 4, !dbg !366
  br label %3, !dbg !367

3:                                                ; preds = %13, %0
  %4 = load i32, ptr %2, align 4, !dbg !368
  %5 = load i32, ptr @bad, align 4, !dbg !370
  %6 = add nsw i32 3, %5, !dbg !371
  %7 = icmp slt i32 %4, %6, !dbg !372
  br i1 %7, label %8, label %16, !dbg !373

8:                                                ; preds = %3
  %9 = load i32, ptr %2, align 4, !dbg !374
  %10 = sext i32 %9 to i64, !dbg !375
  %11 = getelementptr inbounds [3 x %struct.anon.0], ptr %1, i64 0, i64 %10, !dbg !375
  %12 = getelementptr inbounds %struct.anon.0, ptr %11, i32 0, i32 2, !dbg !376
  store i16 1, ptr %12, align 2, !dbg !377
  br label %13, !dbg !375

13:                                               ; preds = %8
  %14 = load i32, ptr %2, align 4, !dbg !378
  %15 = add nsw i32 %14, 1, !dbg !378
  store i32 %15, ptr %2, align 4, !dbg !378
  br label %3, !dbg !379, !llvm.loop !380

16:                                               ; preds = %3
  ret void, !dbg !382
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_variable_length() #0 !dbg !383 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %1, !384, !DIExpression(), !385)
  %4 = load i32, ptr @bad, align 4, !dbg !386
  %5 = icmp ne i32 %4, 0, !dbg !386
  %6 = zext i1 %5 to i64, !dbg !386
  %7 = select i1 %5, i32 3, i32 4, !dbg !386
  store i32 %7, ptr %1, align 4, !dbg !385
  %8 = load i32, ptr %1, align 4, !dbg !387
  %9 = zext i32 %8 to i64, !dbg !388
  %10 = call ptr @llvm.stacksave.p0(), !dbg !388
  store ptr %10, ptr %2, align 8, !dbg !388
  %11 = alloca i64, i64 %9, align 16, !dbg !388
  store i64 %9, ptr %3, align 8, !dbg !388
    #dbg_declare(ptr %3, !389, !DIExpression(), !390)
    #dbg_declare(ptr %11, !391, !DIExpression(), !395)
  %12 = getelementptr inbounds i64, ptr %11, i64 3, !dbg !396
  store i64 1, ptr %12, align 8, !dbg !397
  %13 = load ptr, ptr %2, align 8, !dbg !398
  call void @llvm.stackrestore.p0(ptr %13), !dbg !398
  ret void, !dbg !398
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_alloca() #0 !dbg !399 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !400, !DIExpression(), !401)
  %2 = alloca i8, i64 10, align 16, !dbg !402
  store ptr %2, ptr %1, align 8, !dbg !401
  %3 = load ptr, ptr %1, align 8, !dbg !403
  %4 = load i32, ptr @bad, align 4, !dbg !404
  %5 = icmp ne i32 %4, 0, !dbg !404
  %6 = zext i1 %5 to i64, !dbg !404
  %7 = select i1 %5, i32 10, i32 9, !dbg !404
  %8 = sext i32 %7 to i64, !dbg !403
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !403
  store i8 1, ptr %9, align 1, !dbg !405
  ret void, !dbg !406
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_scalar_through_cast() #0 !dbg !407 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !408, !DIExpression(), !409)
  store i32 0, ptr %1, align 4, !dbg !409
  %2 = load i32, ptr @bad, align 4, !dbg !410
  %3 = icmp ne i32 %2, 0, !dbg !410
  br i1 %3, label %4, label %5, !dbg !412

4:                                                ; preds = %0
  store i64 0, ptr %1, align 4, !dbg !413
  br label %5, !dbg !414

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !415
  %7 = icmp ne i32 %6, 0, !dbg !415
  br i1 %7, label %8, label %9, !dbg !417

8:                                                ; preds = %5
  call void @abort() #7, !dbg !418
  unreachable, !dbg !418

9:                                                ; preds = %5
  ret void, !dbg !419
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_matrix_row() #0 !dbg !420 {
  %1 = alloca [2 x [3 x i32]], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !421, !DIExpression(), !424)
    #dbg_declare(ptr %2, !425, !DIExpression(), !427)
  store i32 0, ptr %2, align 4, !dbg !427
  br label %4, !dbg !428

4:                                                ; preds = %14, %0
  %5 = load i32, ptr %2, align 4, !dbg !429
  %6 = icmp slt i32 %5, 6, !dbg !431
  br i1 %6, label %7, label %17, !dbg !432

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !433
  %9 = getelementptr inbounds [2 x [3 x i32]], ptr %1, i64 0, i64 0, !dbg !434
  %10 = getelementptr inbounds [3 x i32], ptr %9, i64 0, i64 0, !dbg !434
  %11 = load i32, ptr %2, align 4, !dbg !435
  %12 = sext i32 %11 to i64, !dbg !436
  %13 = getelementptr inbounds i32, ptr %10, i64 %12, !dbg !436
  store i32 %8, ptr %13, align 4, !dbg !437
  br label %14, !dbg !436

14:                                               ; preds = %7
  %15 = load i32, ptr %2, align 4, !dbg !438
  %16 = add nsw i32 %15, 1, !dbg !438
  store i32 %16, ptr %2, align 4, !dbg !438
  br label %4, !dbg !439, !llvm.loop !440

17:                                               ; preds = %4
    #dbg_declare(ptr %3, !442, !DIExpression(), !443)
  %18 = load i32, ptr @bad, align 4, !dbg !444
  %19 = icmp ne i32 %18, 0, !dbg !444
  %20 = zext i1 %19 to i64, !dbg !444
  %21 = select i1 %19, i32 2, i32 1, !dbg !444
  store i32 %21, ptr %3, align 4, !dbg !443
  %22 = load i32, ptr %3, align 4, !dbg !445
  %23 = sext i32 %22 to i64, !dbg !446
  %24 = getelementptr inbounds [2 x [3 x i32]], ptr %1, i64 0, i64 %23, !dbg !446
  %25 = getelementptr inbounds [3 x i32], ptr %24, i64 0, i64 0, !dbg !446
  store i32 1, ptr %25, align 4, !dbg !447
  ret void, !dbg !448
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_union_member() #0 !dbg !449 {
  %1 = alloca %union.anon, align 2
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !450, !DIExpression(), !455)
  store i16 0, ptr %1, align 2, !dbg !456
    #dbg_declare(ptr %2, !457, !DIExpression(), !458)
  store ptr %1, ptr %2, align 8, !dbg !458
  %3 = load i32, ptr @bad, align 4, !dbg !459
  %4 = icmp ne i32 %3, 0, !dbg !459
  br i1 %4, label %5, label %7, !dbg !461

5:                                                ; preds = %0
  %6 = load ptr, ptr %2, align 8, !dbg !462
  store i32 1, ptr %6, align 4, !dbg !463
  br label %7, !dbg !464

7:                                                ; preds = %5, %0
  ret void, !dbg !465
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_use_after_return() #0 !dbg !466 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !467, !DIExpression(), !468)
  %3 = call ptr @escape(i32 noundef 3), !dbg !469
  store ptr %3, ptr %1, align 8, !dbg !468
    #dbg_declare(ptr %2, !470, !DIExpression(), !471)
  store i32 0, ptr %2, align 4, !dbg !471
  %4 = load i32, ptr @bad, align 4, !dbg !472
  %5 = icmp ne i32 %4, 0, !dbg !472
  br i1 %5, label %6, label %9, !dbg !474

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !475
  %8 = load i32, ptr %7, align 4, !dbg !476
  store i32 %8, ptr %2, align 4, !dbg !477
  br label %9, !dbg !478

9:                                                ; preds = %6, %0
  %10 = load i32, ptr %2, align 4, !dbg !479
  %11 = icmp ne i32 %10, 0, !dbg !479
  br i1 %11, label %12, label %13, !dbg !481

12:                                               ; preds = %9
  call void @abort() #7, !dbg !482
  unreachable, !dbg !482

13:                                               ; preds = %9
  ret void, !dbg !483
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @escape(i32 noundef %0) #0 !dbg !484 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !487, !DIExpression(), !488)
    #dbg_declare(ptr %3, !489, !DIExpression(), !490)
  %5 = load i32, ptr %2, align 4, !dbg !491
  store i32 %5, ptr %3, align 4, !dbg !490
    #dbg_declare(ptr %4, !492, !DIExpression(), !493)
  store ptr %3, ptr %4, align 8, !dbg !493
  %6 = load ptr, ptr %4, align 8, !dbg !494
  ret ptr %6, !dbg !495
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_returned_buffer() #0 !dbg !496 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !497, !DIExpression(), !498)
  %2 = call ptr @name_of(i32 noundef 3), !dbg !499
  store ptr %2, ptr %1, align 8, !dbg !498
  %3 = load i32, ptr @bad, align 4, !dbg !500
  %4 = icmp ne i32 %3, 0, !dbg !500
  br i1 %4, label %5, label %8, !dbg !502

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !503
  %7 = getelementptr inbounds i8, ptr %6, i64 0, !dbg !503
  store i8 78, ptr %7, align 1, !dbg !504
  br label %8, !dbg !503

8:                                                ; preds = %5, %0
  ret void, !dbg !505
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @name_of(i32 noundef %0) #0 !dbg !506 {
  %2 = alloca i32, align 4
  %3 = alloca [8 x i8], align 1
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !509, !DIExpression(), !510)
    #dbg_declare(ptr %3, !511, !DIExpression(), !513)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.name_of.text, i64 8, i1 false), !dbg !513
  %5 = load i32, ptr %2, align 4, !dbg !514
  %6 = add nsw i32 48, %5, !dbg !515
  %7 = trunc i32 %6 to i8, !dbg !516
  %8 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 4, !dbg !517
  store i8 %7, ptr %8, align 1, !dbg !518
    #dbg_declare(ptr %4, !519, !DIExpression(), !520)
  %9 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !521
  store ptr %9, ptr %4, align 8, !dbg !520
  %10 = load ptr, ptr %4, align 8, !dbg !522
  ret ptr %10, !dbg !523
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_stored_pointer() #0 !dbg !524 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !525, !DIExpression(), !526)
    #dbg_declare(ptr %2, !527, !DIExpression(), !529)
  %3 = call ptr @keep(ptr noundef %1), !dbg !530
  store ptr %3, ptr %2, align 8, !dbg !529
  %4 = load i32, ptr @bad, align 4, !dbg !531
  %5 = icmp ne i32 %4, 0, !dbg !531
  br i1 %5, label %6, label %9, !dbg !533

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !534
  %8 = load ptr, ptr %7, align 8, !dbg !535
  store i32 6, ptr %8, align 4, !dbg !536
  br label %9, !dbg !537

9:                                                ; preds = %6, %0
  ret void, !dbg !538
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @keep(ptr noundef %0) #0 !dbg !539 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !542, !DIExpression(), !543)
    #dbg_declare(ptr %3, !544, !DIExpression(), !545)
  store i32 5, ptr %3, align 4, !dbg !545
    #dbg_declare(ptr %4, !546, !DIExpression(), !547)
  store ptr %3, ptr %4, align 8, !dbg !547
  %5 = load ptr, ptr %4, align 8, !dbg !548
  %6 = load ptr, ptr %2, align 8, !dbg !549
  store ptr %5, ptr %6, align 8, !dbg !550
  %7 = load ptr, ptr %2, align 8, !dbg !551
  ret ptr %7, !dbg !552
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_argument_by_value() #0 !dbg !553 {
  %1 = alloca %struct.big, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !554, !DIExpression(), !559)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.stack_argument_by_value.b, i64 32, i1 false), !dbg !559
    #dbg_declare(ptr %2, !560, !DIExpression(), !561)
  %3 = getelementptr inbounds %struct.big, ptr %1, i32 0, i32 0, !dbg !562
  %4 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 0, !dbg !563
  store ptr %4, ptr %2, align 8, !dbg !561
  %5 = load ptr, ptr %2, align 8, !dbg !564
  %6 = load i32, ptr @bad, align 4, !dbg !566
  %7 = icmp ne i32 %6, 0, !dbg !566
  %8 = zext i1 %7 to i64, !dbg !566
  %9 = select i1 %7, i32 4, i32 3, !dbg !566
  %10 = sext i32 %9 to i64, !dbg !564
  %11 = getelementptr inbounds i64, ptr %5, i64 %10, !dbg !564
  %12 = load i64, ptr %11, align 8, !dbg !564
  %13 = icmp ne i64 %12, 4, !dbg !567
  br i1 %13, label %14, label %15, !dbg !568

14:                                               ; preds = %0
  call void @abort() #7, !dbg !569
  unreachable, !dbg !569

15:                                               ; preds = %0
  ret void, !dbg !570
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_jump_to_dead_frame() #0 !dbg !571 {
  %1 = load i32, ptr @bad, align 4, !dbg !572
  %2 = icmp ne i32 %1, 0, !dbg !572
  br i1 %2, label %3, label %4, !dbg !574

3:                                                ; preds = %0
  call void @arm(), !dbg !575
  call void @longjmp(ptr noundef @buffer, i32 noundef 1) #7, !dbg !577
  unreachable, !dbg !577

4:                                                ; preds = %0
  %5 = call i32 @_setjmp(ptr noundef @buffer) #8, !dbg !578
  %6 = icmp eq i32 %5, 0, !dbg !580
  br i1 %6, label %7, label %8, !dbg !581

7:                                                ; preds = %4
  call void @longjmp(ptr noundef @buffer, i32 noundef 1) #7, !dbg !582
  unreachable, !dbg !582

8:                                                ; preds = %4
  br label %9

9:                                                ; preds = %8
  ret void, !dbg !583
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @arm() #0 !dbg !584 {
  %1 = call i32 @_setjmp(ptr noundef @buffer) #8, !dbg !585
  %2 = icmp ne i32 %1, 0, !dbg !585
  br i1 %2, label %3, label %4, !dbg !587

3:                                                ; preds = %0
  call void @abort() #7, !dbg !588
  unreachable, !dbg !588

4:                                                ; preds = %0
  ret void, !dbg !589
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #3

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_parameter() #0 !dbg !590 {
  %1 = alloca %struct.fault_case, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !591, !DIExpression(), !592)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.stack_parameter.c, i64 24, i1 false), !dbg !592
    #dbg_declare(ptr %2, !593, !DIExpression(), !594)
  %3 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !595
  %4 = getelementptr inbounds i8, ptr %3, i64 -1, !dbg !596
  store ptr %4, ptr %2, align 8, !dbg !594
  %5 = load ptr, ptr %2, align 8, !dbg !597
  %6 = load i32, ptr @bad, align 4, !dbg !598
  %7 = sext i32 %6 to i64, !dbg !597
  %8 = getelementptr inbounds i8, ptr %5, i64 %7, !dbg !597
  store i8 0, ptr %8, align 1, !dbg !599
  ret void, !dbg !600
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_overflow() #0 !dbg !601 {
  %1 = load i32, ptr @bad, align 4, !dbg !602
  %2 = icmp ne i32 %1, 0, !dbg !602
  %3 = zext i1 %2 to i64, !dbg !602
  %4 = select i1 %2, i32 1000000, i32 100, !dbg !602
  %5 = call i32 @depth(i32 noundef %4), !dbg !604
  %6 = icmp slt i32 %5, 100, !dbg !605
  br i1 %6, label %7, label %8, !dbg !606

7:                                                ; preds = %0
  call void @abort() #7, !dbg !607
  unreachable, !dbg !607

8:                                                ; preds = %0
  ret void, !dbg !608
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @depth(i32 noundef %0) #0 !dbg !609 {
  %2 = alloca i32, align 4
  %3 = alloca [1000 x i8], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !612, !DIExpression(), !613)
    #dbg_declare(ptr %3, !614, !DIExpression(), !618)
  %4 = load i32, ptr %2, align 4, !dbg !619
  %5 = srem i32 %4, 1000, !dbg !620
  %6 = sext i32 %5 to i64, !dbg !621
  %7 = getelementptr inbounds [1000 x i8], ptr %3, i64 0, i64 %6, !dbg !621
  store i8 1, ptr %7, align 1, !dbg !622
  %8 = load i32, ptr %2, align 4, !dbg !623
  %9 = icmp eq i32 %8, 0, !dbg !624
  br i1 %9, label %10, label %14, !dbg !623

10:                                               ; preds = %1
  %11 = getelementptr inbounds [1000 x i8], ptr %3, i64 0, i64 0, !dbg !625
  %12 = load i8, ptr %11, align 16, !dbg !625
  %13 = sext i8 %12 to i32, !dbg !625
  br label %19, !dbg !623

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4, !dbg !626
  %16 = sub nsw i32 %15, 1, !dbg !627
  %17 = call i32 @depth(i32 noundef %16), !dbg !628
  %18 = add nsw i32 %17, 1, !dbg !629
  br label %19, !dbg !623

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ %18, %14 ], !dbg !623
  ret i32 %20, !dbg !630
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_too_large_array() #0 !dbg !631 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %1, !632, !DIExpression(), !633)
  %4 = load i32, ptr @bad, align 4, !dbg !634
  %5 = icmp ne i32 %4, 0, !dbg !634
  %6 = zext i1 %5 to i64, !dbg !634
  %7 = select i1 %5, i64 4294967296, i64 16, !dbg !634
  store i64 %7, ptr %1, align 8, !dbg !633
  %8 = load i64, ptr %1, align 8, !dbg !635
  %9 = call ptr @llvm.stacksave.p0(), !dbg !636
  store ptr %9, ptr %2, align 8, !dbg !636
  %10 = alloca i8, i64 %8, align 16, !dbg !636
  store i64 %8, ptr %3, align 8, !dbg !636
    #dbg_declare(ptr %3, !637, !DIExpression(), !638)
    #dbg_declare(ptr %10, !639, !DIExpression(), !643)
  %11 = getelementptr inbounds i8, ptr %10, i64 0, !dbg !644
  store i8 1, ptr %11, align 16, !dbg !645
  %12 = load ptr, ptr %2, align 8, !dbg !646
  call void @llvm.stackrestore.p0(ptr %12), !dbg !646
  ret void, !dbg !646
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind returns_twice }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!173, !174, !175, !176, !177, !178, !179}
!llvm.ident = !{!180}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !16, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "549fb67913e10cd69aff572d7990c39d")
!11 = !{!12, !13, !15, !4}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!0, !18, !7, !31, !36, !38, !43, !45, !50, !52, !54, !56, !58, !60, !65, !67, !69, !71, !76, !78, !83, !85, !90, !92, !97, !99, !104, !106, !108, !110, !112, !114, !119, !121, !123, !125, !152, !155, !157, !162, !167, !169, !171}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !22)
!22 = !{!23, !26, !30}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !21, file: !2, line: 13, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !21, file: !2, line: 14, baseType: !27, size: 64, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DISubroutineType(types: !29)
!29 = !{null}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !21, file: !2, line: 15, baseType: !20, size: 64, offset: 128)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !10, line: 7, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 21)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "entry_stack_write_past_end", scope: !9, file: !10, line: 7, type: !21, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !10, line: 13, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 25)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_stack_write_before_start", scope: !9, file: !10, line: 13, type: !21, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !10, line: 19, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 20)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "entry_stack_read_past_end", scope: !9, file: !10, line: 19, type: !21, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !10, line: 29, type: !47, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "entry_stack_next_variable", scope: !9, file: !10, line: 29, type: !21, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !10, line: 41, type: !47, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "entry_stack_struct_member", scope: !9, file: !10, line: 41, type: !21, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !10, line: 51, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 22)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_stack_of_struct_array", scope: !9, file: !10, line: 51, type: !21, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !10, line: 60, type: !62, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_stack_variable_length", scope: !9, file: !10, line: 60, type: !21, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !10, line: 67, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 13)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "entry_stack_alloca", scope: !9, file: !10, line: 67, type: !21, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !10, line: 73, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 26)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_stack_scalar_through_cast", scope: !9, file: !10, line: 73, type: !21, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !10, line: 82, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 17)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "entry_stack_matrix_row", scope: !9, file: !10, line: 82, type: !21, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !10, line: 91, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 19)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_stack_union_member", scope: !9, file: !10, line: 91, type: !21, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !10, line: 110, type: !101, isLocal: true, isDefinition: true)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 23)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "entry_stack_use_after_return", scope: !9, file: !10, line: 110, type: !21, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(scope: null, file: !10, line: 128, type: !62, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "entry_stack_returned_buffer", scope: !9, file: !10, line: 128, type: !21, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !10, line: 143, type: !33, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(name: "entry_stack_stored_pointer", scope: !9, file: !10, line: 143, type: !21, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !10, line: 151, type: !116, isLocal: true, isDefinition: true)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 24)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(name: "entry_stack_argument_by_value", scope: !9, file: !10, line: 151, type: !21, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(scope: null, file: !10, line: 168, type: !40, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "entry_stack_jump_to_dead_frame", scope: !9, file: !10, line: 168, type: !21, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "buffer", scope: !9, file: !10, line: 161, type: !127, isLocal: true, isDefinition: true)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !128, line: 32, baseType: !129)
!128 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !130, size: 1600, elements: !150)
!130 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !131, line: 26, size: 1600, elements: !132)
!131 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!132 = !{!133, !139, !140}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !130, file: !131, line: 32, baseType: !134, size: 512)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !135, line: 31, baseType: !136)
!135 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 512, elements: !137)
!137 = !{!138}
!138 = !DISubrange(count: 8)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !130, file: !131, line: 33, baseType: !16, size: 32, offset: 512)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !130, file: !131, line: 34, baseType: !141, size: 1024, offset: 576)
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !142, line: 8, baseType: !143)
!142 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!143 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !142, line: 5, size: 1024, elements: !144)
!144 = !{!145}
!145 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !143, file: !142, line: 7, baseType: !146, size: 1024)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !147, size: 1024, elements: !148)
!147 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!148 = !{!149}
!149 = !DISubrange(count: 16)
!150 = !{!151}
!151 = !DISubrange(count: 1)
!152 = !DIGlobalVariableExpression(var: !153, expr: !DIExpression())
!153 = distinct !DIGlobalVariable(scope: null, file: !10, line: 177, type: !154, isLocal: true, isDefinition: true)
!154 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !148)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "entry_stack_parameter", scope: !9, file: !10, line: 177, type: !21, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(scope: null, file: !10, line: 179, type: !159, isLocal: true, isDefinition: true)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !160)
!160 = !{!161}
!161 = !DISubrange(count: 2)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(scope: null, file: !10, line: 191, type: !164, isLocal: true, isDefinition: true)
!164 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !165)
!165 = !{!166}
!166 = !DISubrange(count: 15)
!167 = !DIGlobalVariableExpression(var: !168, expr: !DIExpression())
!168 = distinct !DIGlobalVariable(name: "entry_stack_overflow", scope: !9, file: !10, line: 191, type: !21, isLocal: true, isDefinition: true)
!169 = !DIGlobalVariableExpression(var: !170, expr: !DIExpression())
!170 = distinct !DIGlobalVariable(scope: null, file: !10, line: 197, type: !62, isLocal: true, isDefinition: true)
!171 = !DIGlobalVariableExpression(var: !172, expr: !DIExpression())
!172 = distinct !DIGlobalVariable(name: "entry_stack_too_large_array", scope: !9, file: !10, line: 197, type: !21, isLocal: true, isDefinition: true)
!173 = !{i32 7, !"Dwarf Version", i32 5}
!174 = !{i32 2, !"Debug Info Version", i32 3}
!175 = !{i32 1, !"wchar_size", i32 4}
!176 = !{i32 8, !"PIC Level", i32 2}
!177 = !{i32 7, !"PIE Level", i32 2}
!178 = !{i32 7, !"uwtable", i32 2}
!179 = !{i32 7, !"frame-pointer", i32 2}
!180 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!181 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !182, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !185)
!182 = !DISubroutineType(types: !183)
!183 = !{!16, !16, !184}
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!185 = !{}
!186 = !DILocalVariable(name: "argc", arg: 1, scope: !181, file: !2, line: 30, type: !16)
!187 = !DILocation(line: 30, column: 14, scope: !181)
!188 = !DILocalVariable(name: "argv", arg: 2, scope: !181, file: !2, line: 30, type: !184)
!189 = !DILocation(line: 30, column: 27, scope: !181)
!190 = !DILocation(line: 32, column: 11, scope: !181)
!191 = !DILocation(line: 32, column: 16, scope: !181)
!192 = !DILocation(line: 32, column: 20, scope: !181)
!193 = !DILocation(line: 32, column: 30, scope: !181)
!194 = !DILocation(line: 32, column: 23, scope: !181)
!195 = !DILocation(line: 32, column: 46, scope: !181)
!196 = !DILocation(line: 0, scope: !181)
!197 = !DILocation(line: 32, column: 9, scope: !181)
!198 = !DILocalVariable(name: "c", scope: !199, file: !2, line: 33, type: !20)
!199 = distinct !DILexicalBlock(scope: !181, file: !2, line: 33, column: 5)
!200 = !DILocation(line: 33, column: 29, scope: !199)
!201 = !DILocation(line: 33, column: 33, scope: !199)
!202 = !DILocation(line: 33, column: 10, scope: !199)
!203 = !DILocation(line: 33, column: 44, scope: !204)
!204 = distinct !DILexicalBlock(scope: !199, file: !2, line: 33, column: 5)
!205 = !DILocation(line: 33, column: 5, scope: !199)
!206 = !DILocation(line: 34, column: 13, scope: !207)
!207 = distinct !DILexicalBlock(scope: !204, file: !2, line: 34, column: 13)
!208 = !DILocation(line: 34, column: 18, scope: !207)
!209 = !DILocation(line: 34, column: 22, scope: !207)
!210 = !DILocation(line: 34, column: 32, scope: !207)
!211 = !DILocation(line: 34, column: 41, scope: !207)
!212 = !DILocation(line: 34, column: 44, scope: !207)
!213 = !DILocation(line: 34, column: 25, scope: !207)
!214 = !DILocation(line: 34, column: 50, scope: !207)
!215 = !DILocation(line: 34, column: 13, scope: !204)
!216 = !DILocation(line: 35, column: 13, scope: !217)
!217 = distinct !DILexicalBlock(scope: !207, file: !2, line: 34, column: 56)
!218 = !DILocation(line: 35, column: 16, scope: !217)
!219 = !DILocation(line: 36, column: 13, scope: !217)
!220 = !DILocation(line: 34, column: 53, scope: !207)
!221 = !DILocation(line: 33, column: 51, scope: !204)
!222 = !DILocation(line: 33, column: 54, scope: !204)
!223 = !DILocation(line: 33, column: 49, scope: !204)
!224 = !DILocation(line: 33, column: 5, scope: !204)
!225 = distinct !{!225, !205, !226, !227}
!226 = !DILocation(line: 37, column: 9, scope: !199)
!227 = !{!"llvm.loop.mustprogress"}
!228 = !DILocation(line: 38, column: 5, scope: !181)
!229 = !DILocation(line: 39, column: 1, scope: !181)
!230 = distinct !DISubprogram(name: "add_stack_write_past_end", scope: !10, file: !10, line: 7, type: !28, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!231 = !DILocation(line: 7, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_stack_write_before_start", scope: !10, file: !10, line: 13, type: !28, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!233 = !DILocation(line: 13, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_stack_read_past_end", scope: !10, file: !10, line: 19, type: !28, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!235 = !DILocation(line: 19, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_stack_next_variable", scope: !10, file: !10, line: 29, type: !28, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!237 = !DILocation(line: 29, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_stack_struct_member", scope: !10, file: !10, line: 41, type: !28, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!239 = !DILocation(line: 41, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "add_stack_of_struct_array", scope: !10, file: !10, line: 51, type: !28, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!241 = !DILocation(line: 51, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_stack_variable_length", scope: !10, file: !10, line: 60, type: !28, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!243 = !DILocation(line: 60, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_stack_alloca", scope: !10, file: !10, line: 67, type: !28, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!245 = !DILocation(line: 67, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_stack_scalar_through_cast", scope: !10, file: !10, line: 73, type: !28, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!247 = !DILocation(line: 73, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "add_stack_matrix_row", scope: !10, file: !10, line: 82, type: !28, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!249 = !DILocation(line: 82, column: 1, scope: !248)
!250 = distinct !DISubprogram(name: "add_stack_union_member", scope: !10, file: !10, line: 91, type: !28, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!251 = !DILocation(line: 91, column: 1, scope: !250)
!252 = distinct !DISubprogram(name: "add_stack_use_after_return", scope: !10, file: !10, line: 110, type: !28, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!253 = !DILocation(line: 110, column: 1, scope: !252)
!254 = distinct !DISubprogram(name: "add_stack_returned_buffer", scope: !10, file: !10, line: 128, type: !28, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!255 = !DILocation(line: 128, column: 1, scope: !254)
!256 = distinct !DISubprogram(name: "add_stack_stored_pointer", scope: !10, file: !10, line: 143, type: !28, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!257 = !DILocation(line: 143, column: 1, scope: !256)
!258 = distinct !DISubprogram(name: "add_stack_argument_by_value", scope: !10, file: !10, line: 151, type: !28, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!259 = !DILocation(line: 151, column: 1, scope: !258)
!260 = distinct !DISubprogram(name: "add_stack_jump_to_dead_frame", scope: !10, file: !10, line: 168, type: !28, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!261 = !DILocation(line: 168, column: 1, scope: !260)
!262 = distinct !DISubprogram(name: "add_stack_parameter", scope: !10, file: !10, line: 177, type: !28, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!263 = !DILocation(line: 177, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "add_stack_overflow", scope: !10, file: !10, line: 191, type: !28, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!265 = !DILocation(line: 191, column: 1, scope: !264)
!266 = distinct !DISubprogram(name: "add_stack_too_large_array", scope: !10, file: !10, line: 197, type: !28, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!267 = !DILocation(line: 197, column: 1, scope: !266)
!268 = distinct !DISubprogram(name: "stack_write_past_end", scope: !10, file: !10, line: 7, type: !28, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!269 = !DILocalVariable(name: "a", scope: !268, file: !10, line: 9, type: !270)
!270 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !5)
!271 = !DILocation(line: 9, column: 9, scope: !268)
!272 = !DILocation(line: 10, column: 7, scope: !268)
!273 = !DILocation(line: 10, column: 5, scope: !268)
!274 = !DILocation(line: 10, column: 20, scope: !268)
!275 = !DILocation(line: 11, column: 1, scope: !268)
!276 = distinct !DISubprogram(name: "stack_write_before_start", scope: !10, file: !10, line: 13, type: !28, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!277 = !DILocalVariable(name: "a", scope: !276, file: !10, line: 15, type: !270)
!278 = !DILocation(line: 15, column: 9, scope: !276)
!279 = !DILocation(line: 16, column: 7, scope: !276)
!280 = !DILocation(line: 16, column: 5, scope: !276)
!281 = !DILocation(line: 16, column: 21, scope: !276)
!282 = !DILocation(line: 17, column: 1, scope: !276)
!283 = distinct !DISubprogram(name: "stack_read_past_end", scope: !10, file: !10, line: 19, type: !28, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!284 = !DILocalVariable(name: "text", scope: !283, file: !10, line: 21, type: !3)
!285 = !DILocation(line: 21, column: 10, scope: !283)
!286 = !DILocalVariable(name: "sum", scope: !283, file: !10, line: 22, type: !16)
!287 = !DILocation(line: 22, column: 9, scope: !283)
!288 = !DILocalVariable(name: "i", scope: !289, file: !10, line: 23, type: !16)
!289 = distinct !DILexicalBlock(scope: !283, file: !10, line: 23, column: 5)
!290 = !DILocation(line: 23, column: 14, scope: !289)
!291 = !DILocation(line: 23, column: 10, scope: !289)
!292 = !DILocation(line: 23, column: 21, scope: !293)
!293 = distinct !DILexicalBlock(scope: !289, file: !10, line: 23, column: 5)
!294 = !DILocation(line: 23, column: 27, scope: !293)
!295 = !DILocation(line: 23, column: 23, scope: !293)
!296 = !DILocation(line: 23, column: 5, scope: !289)
!297 = !DILocation(line: 24, column: 21, scope: !293)
!298 = !DILocation(line: 24, column: 16, scope: !293)
!299 = !DILocation(line: 24, column: 13, scope: !293)
!300 = !DILocation(line: 24, column: 9, scope: !293)
!301 = !DILocation(line: 23, column: 42, scope: !293)
!302 = !DILocation(line: 23, column: 5, scope: !293)
!303 = distinct !{!303, !296, !304, !227}
!304 = !DILocation(line: 24, column: 22, scope: !289)
!305 = !DILocation(line: 25, column: 9, scope: !306)
!306 = distinct !DILexicalBlock(scope: !283, file: !10, line: 25, column: 9)
!307 = !DILocation(line: 25, column: 13, scope: !306)
!308 = !DILocation(line: 25, column: 9, scope: !283)
!309 = !DILocation(line: 26, column: 9, scope: !306)
!310 = !DILocation(line: 27, column: 1, scope: !283)
!311 = distinct !DISubprogram(name: "stack_next_variable", scope: !10, file: !10, line: 29, type: !28, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!312 = !DILocalVariable(name: "before", scope: !311, file: !10, line: 31, type: !313)
!313 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !160)
!314 = !DILocation(line: 31, column: 9, scope: !311)
!315 = !DILocalVariable(name: "middle", scope: !311, file: !10, line: 32, type: !313)
!316 = !DILocation(line: 32, column: 9, scope: !311)
!317 = !DILocalVariable(name: "after", scope: !311, file: !10, line: 33, type: !313)
!318 = !DILocation(line: 33, column: 9, scope: !311)
!319 = !DILocalVariable(name: "p", scope: !311, file: !10, line: 34, type: !15)
!320 = !DILocation(line: 34, column: 10, scope: !311)
!321 = !DILocation(line: 34, column: 14, scope: !311)
!322 = !DILocation(line: 35, column: 10, scope: !311)
!323 = !DILocation(line: 35, column: 7, scope: !311)
!324 = !DILocalVariable(name: "x", scope: !311, file: !10, line: 36, type: !16)
!325 = !DILocation(line: 36, column: 9, scope: !311)
!326 = !DILocation(line: 36, column: 14, scope: !311)
!327 = !DILocation(line: 36, column: 13, scope: !311)
!328 = !DILocation(line: 37, column: 9, scope: !329)
!329 = distinct !DILexicalBlock(scope: !311, file: !10, line: 37, column: 9)
!330 = !DILocation(line: 37, column: 11, scope: !329)
!331 = !DILocation(line: 37, column: 16, scope: !329)
!332 = !DILocation(line: 37, column: 19, scope: !329)
!333 = !DILocation(line: 37, column: 31, scope: !329)
!334 = !DILocation(line: 37, column: 29, scope: !329)
!335 = !DILocation(line: 37, column: 40, scope: !329)
!336 = !DILocation(line: 37, column: 9, scope: !311)
!337 = !DILocation(line: 38, column: 9, scope: !329)
!338 = !DILocation(line: 39, column: 1, scope: !311)
!339 = distinct !DISubprogram(name: "stack_struct_member", scope: !10, file: !10, line: 41, type: !28, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!340 = !DILocalVariable(name: "s", scope: !339, file: !10, line: 46, type: !341)
!341 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !339, file: !10, line: 43, size: 64, elements: !342)
!342 = !{!343, !344}
!343 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !341, file: !10, line: 44, baseType: !3, size: 32)
!344 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !341, file: !10, line: 45, baseType: !16, size: 32, offset: 32)
!345 = !DILocation(line: 46, column: 7, scope: !339)
!346 = !DILocalVariable(name: "p", scope: !339, file: !10, line: 47, type: !12)
!347 = !DILocation(line: 47, column: 11, scope: !339)
!348 = !DILocation(line: 48, column: 5, scope: !339)
!349 = !DILocation(line: 48, column: 7, scope: !339)
!350 = !DILocation(line: 48, column: 20, scope: !339)
!351 = !DILocation(line: 49, column: 1, scope: !339)
!352 = distinct !DISubprogram(name: "stack_of_struct_array", scope: !10, file: !10, line: 51, type: !28, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!353 = !DILocalVariable(name: "points", scope: !352, file: !10, line: 55, type: !354)
!354 = !DICompositeType(tag: DW_TAG_array_type, baseType: !355, size: 144, elements: !361)
!355 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !352, file: !10, line: 53, size: 48, elements: !356)
!356 = !{!357, !359, !360}
!357 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !355, file: !10, line: 54, baseType: !358, size: 16)
!358 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!359 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !355, file: !10, line: 54, baseType: !358, size: 16, offset: 16)
!360 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !355, file: !10, line: 54, baseType: !358, size: 16, offset: 32)
!361 = !{!362}
!362 = !DISubrange(count: 3)
!363 = !DILocation(line: 55, column: 7, scope: !352)
!364 = !DILocalVariable(name: "i", scope: !365, file: !10, line: 56, type: !16)
!365 = distinct !DILexicalBlock(scope: !352, file: !10, line: 56, column: 5)
!366 = !DILocation(line: 56, column: 14, scope: !365)
!367 = !DILocation(line: 56, column: 10, scope: !365)
!368 = !DILocation(line: 56, column: 21, scope: !369)
!369 = distinct !DILexicalBlock(scope: !365, file: !10, line: 56, column: 5)
!370 = !DILocation(line: 56, column: 29, scope: !369)
!371 = !DILocation(line: 56, column: 27, scope: !369)
!372 = !DILocation(line: 56, column: 23, scope: !369)
!373 = !DILocation(line: 56, column: 5, scope: !365)
!374 = !DILocation(line: 57, column: 16, scope: !369)
!375 = !DILocation(line: 57, column: 9, scope: !369)
!376 = !DILocation(line: 57, column: 19, scope: !369)
!377 = !DILocation(line: 57, column: 21, scope: !369)
!378 = !DILocation(line: 56, column: 35, scope: !369)
!379 = !DILocation(line: 56, column: 5, scope: !369)
!380 = distinct !{!380, !373, !381, !227}
!381 = !DILocation(line: 57, column: 23, scope: !365)
!382 = !DILocation(line: 58, column: 1, scope: !352)
!383 = distinct !DISubprogram(name: "stack_variable_length", scope: !10, file: !10, line: 60, type: !28, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!384 = !DILocalVariable(name: "n", scope: !383, file: !10, line: 62, type: !16)
!385 = !DILocation(line: 62, column: 9, scope: !383)
!386 = !DILocation(line: 62, column: 13, scope: !383)
!387 = !DILocation(line: 63, column: 12, scope: !383)
!388 = !DILocation(line: 63, column: 5, scope: !383)
!389 = !DILocalVariable(name: "__vla_expr0", scope: !383, type: !147, flags: DIFlagArtificial)
!390 = !DILocation(line: 0, scope: !383)
!391 = !DILocalVariable(name: "a", scope: !383, file: !10, line: 63, type: !392)
!392 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, elements: !393)
!393 = !{!394}
!394 = !DISubrange(count: !389)
!395 = !DILocation(line: 63, column: 10, scope: !383)
!396 = !DILocation(line: 64, column: 5, scope: !383)
!397 = !DILocation(line: 64, column: 10, scope: !383)
!398 = !DILocation(line: 65, column: 1, scope: !383)
!399 = distinct !DISubprogram(name: "stack_alloca", scope: !10, file: !10, line: 67, type: !28, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!400 = !DILocalVariable(name: "p", scope: !399, file: !10, line: 69, type: !12)
!401 = !DILocation(line: 69, column: 11, scope: !399)
!402 = !DILocation(line: 69, column: 15, scope: !399)
!403 = !DILocation(line: 70, column: 5, scope: !399)
!404 = !DILocation(line: 70, column: 7, scope: !399)
!405 = !DILocation(line: 70, column: 21, scope: !399)
!406 = !DILocation(line: 71, column: 1, scope: !399)
!407 = distinct !DISubprogram(name: "stack_scalar_through_cast", scope: !10, file: !10, line: 73, type: !28, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!408 = !DILocalVariable(name: "x", scope: !407, file: !10, line: 75, type: !16)
!409 = !DILocation(line: 75, column: 9, scope: !407)
!410 = !DILocation(line: 76, column: 9, scope: !411)
!411 = distinct !DILexicalBlock(scope: !407, file: !10, line: 76, column: 9)
!412 = !DILocation(line: 76, column: 9, scope: !407)
!413 = !DILocation(line: 77, column: 21, scope: !411)
!414 = !DILocation(line: 77, column: 9, scope: !411)
!415 = !DILocation(line: 78, column: 9, scope: !416)
!416 = distinct !DILexicalBlock(scope: !407, file: !10, line: 78, column: 9)
!417 = !DILocation(line: 78, column: 9, scope: !407)
!418 = !DILocation(line: 79, column: 9, scope: !416)
!419 = !DILocation(line: 80, column: 1, scope: !407)
!420 = distinct !DISubprogram(name: "stack_matrix_row", scope: !10, file: !10, line: 82, type: !28, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!421 = !DILocalVariable(name: "m", scope: !420, file: !10, line: 84, type: !422)
!422 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 192, elements: !423)
!423 = !{!161, !362}
!424 = !DILocation(line: 84, column: 9, scope: !420)
!425 = !DILocalVariable(name: "i", scope: !426, file: !10, line: 85, type: !16)
!426 = distinct !DILexicalBlock(scope: !420, file: !10, line: 85, column: 5)
!427 = !DILocation(line: 85, column: 14, scope: !426)
!428 = !DILocation(line: 85, column: 10, scope: !426)
!429 = !DILocation(line: 85, column: 21, scope: !430)
!430 = distinct !DILexicalBlock(scope: !426, file: !10, line: 85, column: 5)
!431 = !DILocation(line: 85, column: 23, scope: !430)
!432 = !DILocation(line: 85, column: 5, scope: !426)
!433 = !DILocation(line: 86, column: 25, scope: !430)
!434 = !DILocation(line: 86, column: 11, scope: !430)
!435 = !DILocation(line: 86, column: 20, scope: !430)
!436 = !DILocation(line: 86, column: 9, scope: !430)
!437 = !DILocation(line: 86, column: 23, scope: !430)
!438 = !DILocation(line: 85, column: 29, scope: !430)
!439 = !DILocation(line: 85, column: 5, scope: !430)
!440 = distinct !{!440, !432, !441, !227}
!441 = !DILocation(line: 86, column: 25, scope: !426)
!442 = !DILocalVariable(name: "i", scope: !420, file: !10, line: 87, type: !16)
!443 = !DILocation(line: 87, column: 9, scope: !420)
!444 = !DILocation(line: 87, column: 13, scope: !420)
!445 = !DILocation(line: 88, column: 7, scope: !420)
!446 = !DILocation(line: 88, column: 5, scope: !420)
!447 = !DILocation(line: 88, column: 13, scope: !420)
!448 = !DILocation(line: 89, column: 1, scope: !420)
!449 = distinct !DISubprogram(name: "stack_union_member", scope: !10, file: !10, line: 91, type: !28, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!450 = !DILocalVariable(name: "u", scope: !449, file: !10, line: 96, type: !451)
!451 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !449, file: !10, line: 93, size: 16, elements: !452)
!452 = !{!453, !454}
!453 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !451, file: !10, line: 94, baseType: !4, size: 8)
!454 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !451, file: !10, line: 95, baseType: !358, size: 16)
!455 = !DILocation(line: 96, column: 7, scope: !449)
!456 = !DILocation(line: 97, column: 12, scope: !449)
!457 = !DILocalVariable(name: "word", scope: !449, file: !10, line: 98, type: !15)
!458 = !DILocation(line: 98, column: 10, scope: !449)
!459 = !DILocation(line: 99, column: 9, scope: !460)
!460 = distinct !DILexicalBlock(scope: !449, file: !10, line: 99, column: 9)
!461 = !DILocation(line: 99, column: 9, scope: !449)
!462 = !DILocation(line: 100, column: 10, scope: !460)
!463 = !DILocation(line: 100, column: 15, scope: !460)
!464 = !DILocation(line: 100, column: 9, scope: !460)
!465 = !DILocation(line: 101, column: 1, scope: !449)
!466 = distinct !DISubprogram(name: "stack_use_after_return", scope: !10, file: !10, line: 110, type: !28, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!467 = !DILocalVariable(name: "p", scope: !466, file: !10, line: 112, type: !15)
!468 = !DILocation(line: 112, column: 10, scope: !466)
!469 = !DILocation(line: 112, column: 14, scope: !466)
!470 = !DILocalVariable(name: "x", scope: !466, file: !10, line: 113, type: !16)
!471 = !DILocation(line: 113, column: 9, scope: !466)
!472 = !DILocation(line: 114, column: 9, scope: !473)
!473 = distinct !DILexicalBlock(scope: !466, file: !10, line: 114, column: 9)
!474 = !DILocation(line: 114, column: 9, scope: !466)
!475 = !DILocation(line: 115, column: 14, scope: !473)
!476 = !DILocation(line: 115, column: 13, scope: !473)
!477 = !DILocation(line: 115, column: 11, scope: !473)
!478 = !DILocation(line: 115, column: 9, scope: !473)
!479 = !DILocation(line: 116, column: 9, scope: !480)
!480 = distinct !DILexicalBlock(scope: !466, file: !10, line: 116, column: 9)
!481 = !DILocation(line: 116, column: 9, scope: !466)
!482 = !DILocation(line: 117, column: 9, scope: !480)
!483 = !DILocation(line: 118, column: 1, scope: !466)
!484 = distinct !DISubprogram(name: "escape", scope: !10, file: !10, line: 103, type: !485, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!485 = !DISubroutineType(types: !486)
!486 = !{!15, !16}
!487 = !DILocalVariable(name: "x", arg: 1, scope: !484, file: !10, line: 103, type: !16)
!488 = !DILocation(line: 103, column: 24, scope: !484)
!489 = !DILocalVariable(name: "local", scope: !484, file: !10, line: 105, type: !16)
!490 = !DILocation(line: 105, column: 9, scope: !484)
!491 = !DILocation(line: 105, column: 17, scope: !484)
!492 = !DILocalVariable(name: "p", scope: !484, file: !10, line: 106, type: !15)
!493 = !DILocation(line: 106, column: 10, scope: !484)
!494 = !DILocation(line: 107, column: 12, scope: !484)
!495 = !DILocation(line: 107, column: 5, scope: !484)
!496 = distinct !DISubprogram(name: "stack_returned_buffer", scope: !10, file: !10, line: 128, type: !28, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!497 = !DILocalVariable(name: "name", scope: !496, file: !10, line: 130, type: !12)
!498 = !DILocation(line: 130, column: 11, scope: !496)
!499 = !DILocation(line: 130, column: 18, scope: !496)
!500 = !DILocation(line: 131, column: 9, scope: !501)
!501 = distinct !DILexicalBlock(scope: !496, file: !10, line: 131, column: 9)
!502 = !DILocation(line: 131, column: 9, scope: !496)
!503 = !DILocation(line: 132, column: 9, scope: !501)
!504 = !DILocation(line: 132, column: 17, scope: !501)
!505 = !DILocation(line: 133, column: 1, scope: !496)
!506 = distinct !DISubprogram(name: "name_of", scope: !10, file: !10, line: 120, type: !507, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!507 = !DISubroutineType(types: !508)
!508 = !{!12, !16}
!509 = !DILocalVariable(name: "n", arg: 1, scope: !506, file: !10, line: 120, type: !16)
!510 = !DILocation(line: 120, column: 26, scope: !506)
!511 = !DILocalVariable(name: "text", scope: !506, file: !10, line: 122, type: !512)
!512 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !137)
!513 = !DILocation(line: 122, column: 10, scope: !506)
!514 = !DILocation(line: 123, column: 28, scope: !506)
!515 = !DILocation(line: 123, column: 26, scope: !506)
!516 = !DILocation(line: 123, column: 15, scope: !506)
!517 = !DILocation(line: 123, column: 5, scope: !506)
!518 = !DILocation(line: 123, column: 13, scope: !506)
!519 = !DILocalVariable(name: "p", scope: !506, file: !10, line: 124, type: !12)
!520 = !DILocation(line: 124, column: 11, scope: !506)
!521 = !DILocation(line: 124, column: 15, scope: !506)
!522 = !DILocation(line: 125, column: 12, scope: !506)
!523 = !DILocation(line: 125, column: 5, scope: !506)
!524 = distinct !DISubprogram(name: "stack_stored_pointer", scope: !10, file: !10, line: 143, type: !28, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!525 = !DILocalVariable(name: "p", scope: !524, file: !10, line: 145, type: !15)
!526 = !DILocation(line: 145, column: 10, scope: !524)
!527 = !DILocalVariable(name: "q", scope: !524, file: !10, line: 146, type: !528)
!528 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!529 = !DILocation(line: 146, column: 11, scope: !524)
!530 = !DILocation(line: 146, column: 15, scope: !524)
!531 = !DILocation(line: 147, column: 9, scope: !532)
!532 = distinct !DILexicalBlock(scope: !524, file: !10, line: 147, column: 9)
!533 = !DILocation(line: 147, column: 9, scope: !524)
!534 = !DILocation(line: 148, column: 11, scope: !532)
!535 = !DILocation(line: 148, column: 10, scope: !532)
!536 = !DILocation(line: 148, column: 13, scope: !532)
!537 = !DILocation(line: 148, column: 9, scope: !532)
!538 = !DILocation(line: 149, column: 1, scope: !524)
!539 = distinct !DISubprogram(name: "keep", scope: !10, file: !10, line: 135, type: !540, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!540 = !DISubroutineType(types: !541)
!541 = !{!528, !528}
!542 = !DILocalVariable(name: "slot", arg: 1, scope: !539, file: !10, line: 135, type: !528)
!543 = !DILocation(line: 135, column: 25, scope: !539)
!544 = !DILocalVariable(name: "kept", scope: !539, file: !10, line: 137, type: !16)
!545 = !DILocation(line: 137, column: 9, scope: !539)
!546 = !DILocalVariable(name: "p", scope: !539, file: !10, line: 138, type: !15)
!547 = !DILocation(line: 138, column: 10, scope: !539)
!548 = !DILocation(line: 139, column: 13, scope: !539)
!549 = !DILocation(line: 139, column: 6, scope: !539)
!550 = !DILocation(line: 139, column: 11, scope: !539)
!551 = !DILocation(line: 140, column: 12, scope: !539)
!552 = !DILocation(line: 140, column: 5, scope: !539)
!553 = distinct !DISubprogram(name: "stack_argument_by_value", scope: !10, file: !10, line: 151, type: !28, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!554 = !DILocalVariable(name: "b", scope: !553, file: !10, line: 155, type: !555)
!555 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", scope: !553, file: !10, line: 153, size: 256, elements: !556)
!556 = !{!557}
!557 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !555, file: !10, line: 154, baseType: !558, size: 256)
!558 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 256, elements: !5)
!559 = !DILocation(line: 155, column: 7, scope: !553)
!560 = !DILocalVariable(name: "p", scope: !553, file: !10, line: 156, type: !13)
!561 = !DILocation(line: 156, column: 11, scope: !553)
!562 = !DILocation(line: 156, column: 17, scope: !553)
!563 = !DILocation(line: 156, column: 15, scope: !553)
!564 = !DILocation(line: 157, column: 9, scope: !565)
!565 = distinct !DILexicalBlock(scope: !553, file: !10, line: 157, column: 9)
!566 = !DILocation(line: 157, column: 11, scope: !565)
!567 = !DILocation(line: 157, column: 24, scope: !565)
!568 = !DILocation(line: 157, column: 9, scope: !553)
!569 = !DILocation(line: 158, column: 9, scope: !565)
!570 = !DILocation(line: 159, column: 1, scope: !553)
!571 = distinct !DISubprogram(name: "stack_jump_to_dead_frame", scope: !10, file: !10, line: 168, type: !28, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!572 = !DILocation(line: 170, column: 9, scope: !573)
!573 = distinct !DILexicalBlock(scope: !571, file: !10, line: 170, column: 9)
!574 = !DILocation(line: 170, column: 9, scope: !571)
!575 = !DILocation(line: 171, column: 9, scope: !576)
!576 = distinct !DILexicalBlock(scope: !573, file: !10, line: 170, column: 14)
!577 = !DILocation(line: 172, column: 9, scope: !576)
!578 = !DILocation(line: 173, column: 16, scope: !579)
!579 = distinct !DILexicalBlock(scope: !573, file: !10, line: 173, column: 16)
!580 = !DILocation(line: 173, column: 31, scope: !579)
!581 = !DILocation(line: 173, column: 16, scope: !573)
!582 = !DILocation(line: 174, column: 9, scope: !579)
!583 = !DILocation(line: 175, column: 1, scope: !571)
!584 = distinct !DISubprogram(name: "arm", scope: !10, file: !10, line: 162, type: !28, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!585 = !DILocation(line: 164, column: 9, scope: !586)
!586 = distinct !DILexicalBlock(scope: !584, file: !10, line: 164, column: 9)
!587 = !DILocation(line: 164, column: 9, scope: !584)
!588 = !DILocation(line: 165, column: 9, scope: !586)
!589 = !DILocation(line: 166, column: 1, scope: !584)
!590 = distinct !DISubprogram(name: "stack_parameter", scope: !10, file: !10, line: 177, type: !28, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!591 = !DILocalVariable(name: "c", scope: !590, file: !10, line: 179, type: !21)
!592 = !DILocation(line: 179, column: 23, scope: !590)
!593 = !DILocalVariable(name: "p", scope: !590, file: !10, line: 180, type: !12)
!594 = !DILocation(line: 180, column: 11, scope: !590)
!595 = !DILocation(line: 180, column: 26, scope: !590)
!596 = !DILocation(line: 180, column: 37, scope: !590)
!597 = !DILocation(line: 181, column: 5, scope: !590)
!598 = !DILocation(line: 181, column: 7, scope: !590)
!599 = !DILocation(line: 181, column: 12, scope: !590)
!600 = !DILocation(line: 182, column: 1, scope: !590)
!601 = distinct !DISubprogram(name: "stack_overflow", scope: !10, file: !10, line: 191, type: !28, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!602 = !DILocation(line: 193, column: 15, scope: !603)
!603 = distinct !DILexicalBlock(scope: !601, file: !10, line: 193, column: 9)
!604 = !DILocation(line: 193, column: 9, scope: !603)
!605 = !DILocation(line: 193, column: 36, scope: !603)
!606 = !DILocation(line: 193, column: 9, scope: !601)
!607 = !DILocation(line: 194, column: 9, scope: !603)
!608 = !DILocation(line: 195, column: 1, scope: !601)
!609 = distinct !DISubprogram(name: "depth", scope: !10, file: !10, line: 184, type: !610, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!610 = !DISubroutineType(types: !611)
!611 = !{!16, !16}
!612 = !DILocalVariable(name: "n", arg: 1, scope: !609, file: !10, line: 184, type: !16)
!613 = !DILocation(line: 184, column: 22, scope: !609)
!614 = !DILocalVariable(name: "room", scope: !609, file: !10, line: 186, type: !615)
!615 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8000, elements: !616)
!616 = !{!617}
!617 = !DISubrange(count: 1000)
!618 = !DILocation(line: 186, column: 10, scope: !609)
!619 = !DILocation(line: 187, column: 10, scope: !609)
!620 = !DILocation(line: 187, column: 12, scope: !609)
!621 = !DILocation(line: 187, column: 5, scope: !609)
!622 = !DILocation(line: 187, column: 20, scope: !609)
!623 = !DILocation(line: 188, column: 12, scope: !609)
!624 = !DILocation(line: 188, column: 14, scope: !609)
!625 = !DILocation(line: 188, column: 21, scope: !609)
!626 = !DILocation(line: 188, column: 37, scope: !609)
!627 = !DILocation(line: 188, column: 39, scope: !609)
!628 = !DILocation(line: 188, column: 31, scope: !609)
!629 = !DILocation(line: 188, column: 44, scope: !609)
!630 = !DILocation(line: 188, column: 5, scope: !609)
!631 = distinct !DISubprogram(name: "stack_too_large_array", scope: !10, file: !10, line: 197, type: !28, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !185)
!632 = !DILocalVariable(name: "n", scope: !631, file: !10, line: 199, type: !147)
!633 = !DILocation(line: 199, column: 19, scope: !631)
!634 = !DILocation(line: 199, column: 23, scope: !631)
!635 = !DILocation(line: 200, column: 12, scope: !631)
!636 = !DILocation(line: 200, column: 5, scope: !631)
!637 = !DILocalVariable(name: "__vla_expr0", scope: !631, type: !147, flags: DIFlagArtificial)
!638 = !DILocation(line: 0, scope: !631)
!639 = !DILocalVariable(name: "a", scope: !631, file: !10, line: 200, type: !640)
!640 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !641)
!641 = !{!642}
!642 = !DISubrange(count: !637)
!643 = !DILocation(line: 200, column: 10, scope: !631)
!644 = !DILocation(line: 201, column: 5, scope: !631)
!645 = !DILocation(line: 201, column: 10, scope: !631)
!646 = !DILocation(line: 202, column: 1, scope: !631)
