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
@all_cases = internal global ptr null, align 8, !dbg !20
@entry_stack_last_bytes_straddle = internal global %struct.fault_case { ptr @.str.1, ptr @stack_last_bytes_straddle, ptr null }, align 8, !dbg !38
@entry_stack_wide_before_start = internal global %struct.fault_case { ptr @.str.2, ptr @stack_wide_before_start, ptr null }, align 8, !dbg !45
@entry_stack_write_past_end = internal global %struct.fault_case { ptr @.str.3, ptr @stack_write_past_end, ptr null }, align 8, !dbg !52
@entry_stack_write_before_start = internal global %struct.fault_case { ptr @.str.4, ptr @stack_write_before_start, ptr null }, align 8, !dbg !59
@entry_stack_read_past_end = internal global %struct.fault_case { ptr @.str.5, ptr @stack_read_past_end, ptr null }, align 8, !dbg !66
@entry_stack_next_variable = internal global %struct.fault_case { ptr @.str.6, ptr @stack_next_variable, ptr null }, align 8, !dbg !70
@entry_stack_struct_member = internal global %struct.fault_case { ptr @.str.7, ptr @stack_struct_member, ptr null }, align 8, !dbg !74
@entry_stack_of_struct_array = internal global %struct.fault_case { ptr @.str.8, ptr @stack_of_struct_array, ptr null }, align 8, !dbg !81
@entry_stack_variable_length = internal global %struct.fault_case { ptr @.str.9, ptr @stack_variable_length, ptr null }, align 8, !dbg !85
@entry_stack_alloca = internal global %struct.fault_case { ptr @.str.10, ptr @stack_alloca, ptr null }, align 8, !dbg !92
@entry_stack_scalar_through_cast = internal global %struct.fault_case { ptr @.str.11, ptr @stack_scalar_through_cast, ptr null }, align 8, !dbg !96
@entry_stack_matrix_row = internal global %struct.fault_case { ptr @.str.12, ptr @stack_matrix_row, ptr null }, align 8, !dbg !103
@entry_stack_union_member = internal global %struct.fault_case { ptr @.str.13, ptr @stack_union_member, ptr null }, align 8, !dbg !110
@entry_stack_use_after_return = internal global %struct.fault_case { ptr @.str.14, ptr @stack_use_after_return, ptr null }, align 8, !dbg !117
@entry_stack_returned_buffer = internal global %struct.fault_case { ptr @.str.15, ptr @stack_returned_buffer, ptr null }, align 8, !dbg !121
@entry_stack_stored_pointer = internal global %struct.fault_case { ptr @.str.16, ptr @stack_stored_pointer, ptr null }, align 8, !dbg !125
@entry_stack_argument_by_value = internal global %struct.fault_case { ptr @.str.17, ptr @stack_argument_by_value, ptr null }, align 8, !dbg !129
@entry_stack_jump_to_dead_frame = internal global %struct.fault_case { ptr @.str.18, ptr @stack_jump_to_dead_frame, ptr null }, align 8, !dbg !133
@entry_stack_parameter = internal global %struct.fault_case { ptr @.str.19, ptr @stack_parameter, ptr null }, align 8, !dbg !165
@entry_stack_overflow = internal global %struct.fault_case { ptr @.str.21, ptr @stack_overflow, ptr null }, align 8, !dbg !177
@entry_stack_too_large_array = internal global %struct.fault_case { ptr @.str.22, ptr @stack_too_large_array, ptr null }, align 8, !dbg !181
@.str.1 = private unnamed_addr constant [26 x i8] c"stack_last_bytes_straddle\00", align 1, !dbg !33
@.str.2 = private unnamed_addr constant [24 x i8] c"stack_wide_before_start\00", align 1, !dbg !40
@.str.3 = private unnamed_addr constant [21 x i8] c"stack_write_past_end\00", align 1, !dbg !47
@.str.4 = private unnamed_addr constant [25 x i8] c"stack_write_before_start\00", align 1, !dbg !54
@.str.5 = private unnamed_addr constant [20 x i8] c"stack_read_past_end\00", align 1, !dbg !61
@__const.stack_read_past_end.text = private unnamed_addr constant [4 x i8] c"\01\02\03\04", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"stack_next_variable\00", align 1, !dbg !68
@__const.stack_next_variable.before = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@__const.stack_next_variable.middle = private unnamed_addr constant [2 x i32] [i32 3, i32 4], align 4
@__const.stack_next_variable.after = private unnamed_addr constant [2 x i32] [i32 5, i32 6], align 4
@.str.7 = private unnamed_addr constant [20 x i8] c"stack_struct_member\00", align 1, !dbg !72
@__const.stack_struct_member.s = private unnamed_addr constant %struct.anon { [4 x i8] c"abc\00", i32 7 }, align 4
@.str.8 = private unnamed_addr constant [22 x i8] c"stack_of_struct_array\00", align 1, !dbg !76
@.str.9 = private unnamed_addr constant [22 x i8] c"stack_variable_length\00", align 1, !dbg !83
@.str.10 = private unnamed_addr constant [13 x i8] c"stack_alloca\00", align 1, !dbg !87
@.str.11 = private unnamed_addr constant [26 x i8] c"stack_scalar_through_cast\00", align 1, !dbg !94
@.str.12 = private unnamed_addr constant [17 x i8] c"stack_matrix_row\00", align 1, !dbg !98
@.str.13 = private unnamed_addr constant [19 x i8] c"stack_union_member\00", align 1, !dbg !105
@.str.14 = private unnamed_addr constant [23 x i8] c"stack_use_after_return\00", align 1, !dbg !112
@.str.15 = private unnamed_addr constant [22 x i8] c"stack_returned_buffer\00", align 1, !dbg !119
@__const.name_of.text = private unnamed_addr constant [8 x i8] c"name0\00\00\00", align 1
@.str.16 = private unnamed_addr constant [21 x i8] c"stack_stored_pointer\00", align 1, !dbg !123
@.str.17 = private unnamed_addr constant [24 x i8] c"stack_argument_by_value\00", align 1, !dbg !127
@__const.stack_argument_by_value.b = private unnamed_addr constant %struct.big { [4 x i64] [i64 1, i64 2, i64 3, i64 4] }, align 8
@.str.18 = private unnamed_addr constant [25 x i8] c"stack_jump_to_dead_frame\00", align 1, !dbg !131
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !135
@.str.19 = private unnamed_addr constant [16 x i8] c"stack_parameter\00", align 1, !dbg !162
@.str.20 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !167
@__const.stack_parameter.c = private unnamed_addr constant %struct.fault_case { ptr @.str.20, ptr null, ptr null }, align 8
@.str.21 = private unnamed_addr constant [15 x i8] c"stack_overflow\00", align 1, !dbg !172
@.str.22 = private unnamed_addr constant [22 x i8] c"stack_too_large_array\00", align 1, !dbg !179
@llvm.global_ctors = appending global [21 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_stack_last_bytes_straddle, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_wide_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_write_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_write_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_read_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_next_variable, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_struct_member, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_of_struct_array, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_variable_length, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_alloca, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_scalar_through_cast, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_matrix_row, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_union_member, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_use_after_return, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_returned_buffer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_stored_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_argument_by_value, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_jump_to_dead_frame, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_parameter, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_too_large_array, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !191 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !196, !DIExpression(), !197)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !198, !DIExpression(), !199)
  %7 = load i32, ptr %4, align 4, !dbg !200
  %8 = icmp sgt i32 %7, 2, !dbg !201
  br i1 %8, label %9, label %15, !dbg !202

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !203
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !203
  %12 = load ptr, ptr %11, align 8, !dbg !203
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #6, !dbg !204
  %14 = icmp eq i32 %13, 0, !dbg !205
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !206
  %17 = zext i1 %16 to i32, !dbg !202
  store i32 %17, ptr @bad, align 4, !dbg !207
    #dbg_declare(ptr %6, !208, !DIExpression(), !210)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !211
  store ptr %18, ptr %6, align 8, !dbg !210
  br label %19, !dbg !212

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !213
  %21 = icmp ne ptr %20, null, !dbg !215
  br i1 %21, label %22, label %43, !dbg !215

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !216
  %24 = icmp sgt i32 %23, 1, !dbg !218
  br i1 %24, label %25, label %38, !dbg !219

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !220
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !220
  %28 = load ptr, ptr %27, align 8, !dbg !220
  %29 = load ptr, ptr %6, align 8, !dbg !221
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !222
  %31 = load ptr, ptr %30, align 8, !dbg !222
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #6, !dbg !223
  %33 = icmp eq i32 %32, 0, !dbg !224
  br i1 %33, label %34, label %38, !dbg !225

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !226
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !228
  %37 = load ptr, ptr %36, align 8, !dbg !228
  call void %37(), !dbg !226
  store i32 0, ptr %3, align 4, !dbg !229
  br label %44, !dbg !229

38:                                               ; preds = %25, %22
  br label %39, !dbg !230

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !231
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !232
  %42 = load ptr, ptr %41, align 8, !dbg !232
  store ptr %42, ptr %6, align 8, !dbg !233
  br label %19, !dbg !234, !llvm.loop !235

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !238
  br label %44, !dbg !238

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !239
  ret i32 %45, !dbg !239
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_last_bytes_straddle() #0 !dbg !240 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !241
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !241
  store ptr @entry_stack_last_bytes_straddle, ptr @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_wide_before_start() #0 !dbg !242 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !243
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_wide_before_start, i32 0, i32 2), align 8, !dbg !243
  store ptr @entry_stack_wide_before_start, ptr @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_past_end() #0 !dbg !244 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !245
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_write_past_end, i32 0, i32 2), align 8, !dbg !245
  store ptr @entry_stack_write_past_end, ptr @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_before_start() #0 !dbg !246 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !247
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_write_before_start, i32 0, i32 2), align 8, !dbg !247
  store ptr @entry_stack_write_before_start, ptr @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_read_past_end() #0 !dbg !248 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !249
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_read_past_end, i32 0, i32 2), align 8, !dbg !249
  store ptr @entry_stack_read_past_end, ptr @all_cases, align 8, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_next_variable() #0 !dbg !250 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !251
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_next_variable, i32 0, i32 2), align 8, !dbg !251
  store ptr @entry_stack_next_variable, ptr @all_cases, align 8, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_struct_member() #0 !dbg !252 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !253
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_struct_member, i32 0, i32 2), align 8, !dbg !253
  store ptr @entry_stack_struct_member, ptr @all_cases, align 8, !dbg !253
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_of_struct_array() #0 !dbg !254 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !255
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_of_struct_array, i32 0, i32 2), align 8, !dbg !255
  store ptr @entry_stack_of_struct_array, ptr @all_cases, align 8, !dbg !255
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_variable_length() #0 !dbg !256 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !257
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_variable_length, i32 0, i32 2), align 8, !dbg !257
  store ptr @entry_stack_variable_length, ptr @all_cases, align 8, !dbg !257
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_alloca() #0 !dbg !258 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !259
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_alloca, i32 0, i32 2), align 8, !dbg !259
  store ptr @entry_stack_alloca, ptr @all_cases, align 8, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_scalar_through_cast() #0 !dbg !260 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !261
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_scalar_through_cast, i32 0, i32 2), align 8, !dbg !261
  store ptr @entry_stack_scalar_through_cast, ptr @all_cases, align 8, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_matrix_row() #0 !dbg !262 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !263
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_matrix_row, i32 0, i32 2), align 8, !dbg !263
  store ptr @entry_stack_matrix_row, ptr @all_cases, align 8, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_union_member() #0 !dbg !264 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !265
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_union_member, i32 0, i32 2), align 8, !dbg !265
  store ptr @entry_stack_union_member, ptr @all_cases, align 8, !dbg !265
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_use_after_return() #0 !dbg !266 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !267
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_use_after_return, i32 0, i32 2), align 8, !dbg !267
  store ptr @entry_stack_use_after_return, ptr @all_cases, align 8, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_returned_buffer() #0 !dbg !268 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !269
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_returned_buffer, i32 0, i32 2), align 8, !dbg !269
  store ptr @entry_stack_returned_buffer, ptr @all_cases, align 8, !dbg !269
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_stored_pointer() #0 !dbg !270 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !271
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_stored_pointer, i32 0, i32 2), align 8, !dbg !271
  store ptr @entry_stack_stored_pointer, ptr @all_cases, align 8, !dbg !271
  ret void, !dbg !271
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_argument_by_value() #0 !dbg !272 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !273
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_argument_by_value, i32 0, i32 2), align 8, !dbg !273
  store ptr @entry_stack_argument_by_value, ptr @all_cases, align 8, !dbg !273
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_jump_to_dead_frame() #0 !dbg !274 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !275
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_jump_to_dead_frame, i32 0, i32 2), align 8, !dbg !275
  store ptr @entry_stack_jump_to_dead_frame, ptr @all_cases, align 8, !dbg !275
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_parameter() #0 !dbg !276 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !277
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_parameter, i32 0, i32 2), align 8, !dbg !277
  store ptr @entry_stack_parameter, ptr @all_cases, align 8, !dbg !277
  ret void, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_overflow() #0 !dbg !278 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !279
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_overflow, i32 0, i32 2), align 8, !dbg !279
  store ptr @entry_stack_overflow, ptr @all_cases, align 8, !dbg !279
  ret void, !dbg !279
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_too_large_array() #0 !dbg !280 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !281
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_too_large_array, i32 0, i32 2), align 8, !dbg !281
  store ptr @entry_stack_too_large_array, ptr @all_cases, align 8, !dbg !281
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_last_bytes_straddle() #0 !dbg !282 {
  %1 = alloca [10 x i8], align 1
    #dbg_declare(ptr %1, !283, !DIExpression(), !288)
  %2 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0, !dbg !289
  store volatile i8 0, ptr %2, align 1, !dbg !290
  %3 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0, !dbg !291
  %4 = load i32, ptr @bad, align 4, !dbg !292
  %5 = icmp ne i32 %4, 0, !dbg !292
  %6 = zext i1 %5 to i64, !dbg !292
  %7 = select i1 %5, i32 7, i32 4, !dbg !292
  %8 = sext i32 %7 to i64, !dbg !293
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !293
  store volatile i32 1, ptr %9, align 4, !dbg !294
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_wide_before_start() #0 !dbg !296 {
  %1 = alloca [10 x i8], align 1
    #dbg_declare(ptr %1, !297, !DIExpression(), !298)
  %2 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0, !dbg !299
  store volatile i8 0, ptr %2, align 1, !dbg !300
  %3 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0, !dbg !301
  %4 = load i32, ptr @bad, align 4, !dbg !302
  %5 = icmp ne i32 %4, 0, !dbg !302
  %6 = zext i1 %5 to i64, !dbg !302
  %7 = select i1 %5, i32 3, i32 0, !dbg !302
  %8 = sext i32 %7 to i64, !dbg !303
  %9 = sub i64 0, %8, !dbg !303
  %10 = getelementptr inbounds i8, ptr %3, i64 %9, !dbg !303
  store volatile i32 1, ptr %10, align 4, !dbg !304
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_past_end() #0 !dbg !306 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !307, !DIExpression(), !309)
  %2 = load i32, ptr @bad, align 4, !dbg !310
  %3 = icmp ne i32 %2, 0, !dbg !310
  %4 = zext i1 %3 to i64, !dbg !310
  %5 = select i1 %3, i32 4, i32 3, !dbg !310
  %6 = sext i32 %5 to i64, !dbg !311
  %7 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %6, !dbg !311
  store i32 1, ptr %7, align 4, !dbg !312
  ret void, !dbg !313
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_before_start() #0 !dbg !314 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !315, !DIExpression(), !316)
  %2 = load i32, ptr @bad, align 4, !dbg !317
  %3 = icmp ne i32 %2, 0, !dbg !317
  %4 = zext i1 %3 to i64, !dbg !317
  %5 = select i1 %3, i32 -1, i32 0, !dbg !317
  %6 = sext i32 %5 to i64, !dbg !318
  %7 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %6, !dbg !318
  store i32 1, ptr %7, align 4, !dbg !319
  ret void, !dbg !320
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_read_past_end() #0 !dbg !321 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !322, !DIExpression(), !323)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.stack_read_past_end.text, i64 4, i1 false), !dbg !323
    #dbg_declare(ptr %2, !324, !DIExpression(), !325)
  store i32 0, ptr %2, align 4, !dbg !325
    #dbg_declare(ptr %3, !326, !DIExpression(), !328)
  store i32 0, ptr %3, align 4, !dbg !328
  br label %4, !dbg !329

4:                                                ; preds = %19, %0
  %5 = load i32, ptr %3, align 4, !dbg !330
  %6 = load i32, ptr @bad, align 4, !dbg !332
  %7 = icmp ne i32 %6, 0, !dbg !332
  %8 = zext i1 %7 to i64, !dbg !332
  %9 = select i1 %7, i32 4, i32 3, !dbg !332
  %10 = icmp sle i32 %5, %9, !dbg !333
  br i1 %10, label %11, label %22, !dbg !334

11:                                               ; preds = %4
  %12 = load i32, ptr %3, align 4, !dbg !335
  %13 = sext i32 %12 to i64, !dbg !336
  %14 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 %13, !dbg !336
  %15 = load i8, ptr %14, align 1, !dbg !336
  %16 = sext i8 %15 to i32, !dbg !336
  %17 = load i32, ptr %2, align 4, !dbg !337
  %18 = add nsw i32 %17, %16, !dbg !337
  store i32 %18, ptr %2, align 4, !dbg !337
  br label %19, !dbg !338

19:                                               ; preds = %11
  %20 = load i32, ptr %3, align 4, !dbg !339
  %21 = add nsw i32 %20, 1, !dbg !339
  store i32 %21, ptr %3, align 4, !dbg !339
  br label %4, !dbg !340, !llvm.loop !341

22:                                               ; preds = %4
  %23 = load i32, ptr %2, align 4, !dbg !343
  %24 = icmp ne i32 %23, 10, !dbg !345
  br i1 %24, label %25, label %26, !dbg !346

25:                                               ; preds = %22
  call void @abort() #7, !dbg !347
  unreachable, !dbg !347

26:                                               ; preds = %22
  ret void, !dbg !348
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_next_variable() #0 !dbg !349 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca [2 x i32], align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !350, !DIExpression(), !352)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.stack_next_variable.before, i64 8, i1 false), !dbg !352
    #dbg_declare(ptr %2, !353, !DIExpression(), !354)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.stack_next_variable.middle, i64 8, i1 false), !dbg !354
    #dbg_declare(ptr %3, !355, !DIExpression(), !356)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.stack_next_variable.after, i64 8, i1 false), !dbg !356
    #dbg_declare(ptr %4, !357, !DIExpression(), !358)
  %6 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !359
  store ptr %6, ptr %4, align 8, !dbg !358
  %7 = load i32, ptr @bad, align 4, !dbg !360
  %8 = icmp ne i32 %7, 0, !dbg !360
  %9 = zext i1 %8 to i64, !dbg !360
  %10 = select i1 %8, i32 2, i32 1, !dbg !360
  %11 = load ptr, ptr %4, align 8, !dbg !361
  %12 = sext i32 %10 to i64, !dbg !361
  %13 = getelementptr inbounds i32, ptr %11, i64 %12, !dbg !361
  store ptr %13, ptr %4, align 8, !dbg !361
    #dbg_declare(ptr %5, !362, !DIExpression(), !363)
  %14 = load ptr, ptr %4, align 8, !dbg !364
  %15 = load i32, ptr %14, align 4, !dbg !365
  store i32 %15, ptr %5, align 4, !dbg !363
  %16 = load i32, ptr %5, align 4, !dbg !366
  %17 = icmp ne i32 %16, 4, !dbg !368
  br i1 %17, label %25, label %18, !dbg !369

18:                                               ; preds = %0
  %19 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 0, !dbg !370
  %20 = load i32, ptr %19, align 4, !dbg !370
  %21 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 0, !dbg !371
  %22 = load i32, ptr %21, align 4, !dbg !371
  %23 = add nsw i32 %20, %22, !dbg !372
  %24 = icmp ne i32 %23, 6, !dbg !373
  br i1 %24, label %25, label %26, !dbg !374

25:                                               ; preds = %18, %0
  call void @abort() #7, !dbg !375
  unreachable, !dbg !375

26:                                               ; preds = %18
  ret void, !dbg !376
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_struct_member() #0 !dbg !377 {
  %1 = alloca %struct.anon, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !378, !DIExpression(), !383)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.stack_struct_member.s, i64 8, i1 false), !dbg !383
    #dbg_declare(ptr %2, !384, !DIExpression(), !385)
  store ptr %1, ptr %2, align 8, !dbg !385
  %3 = load ptr, ptr %2, align 8, !dbg !386
  %4 = load i32, ptr @bad, align 4, !dbg !387
  %5 = icmp ne i32 %4, 0, !dbg !387
  %6 = zext i1 %5 to i64, !dbg !387
  %7 = select i1 %5, i32 8, i32 7, !dbg !387
  %8 = sext i32 %7 to i64, !dbg !386
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !386
  store i8 1, ptr %9, align 1, !dbg !388
  ret void, !dbg !389
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_of_struct_array() #0 !dbg !390 {
  %1 = alloca [3 x %struct.anon.0], align 16
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !391, !DIExpression(), !401)
    #dbg_declare(ptr %2, !402, !DIExpression(), !404)
  store i32 0, ptr %2, align 4, !dbg !404
  br label %3, !dbg !405

3:                                                ; preds = %13, %0
  %4 = load i32, ptr %2, align 4, !dbg !406
  %5 = load i32, ptr @bad, align 4, !dbg !408
  %6 = add nsw i32 3, %5, !dbg !409
  %7 = icmp slt i32 %4, %6, !dbg !410
  br i1 %7, label %8, label %16, !dbg !411

8:                                                ; preds = %3
  %9 = load i32, ptr %2, align 4, !dbg !412
  %10 = sext i32 %9 to i64, !dbg !413
  %11 = getelementptr inbounds [3 x %struct.anon.0], ptr %1, i64 0, i64 %10, !dbg !413
  %12 = getelementptr inbounds %struct.anon.0, ptr %11, i32 0, i32 2, !dbg !414
  store i16 1, ptr %12, align 2, !dbg !415
  br label %13, !dbg !413

13:                                               ; preds = %8
  %14 = load i32, ptr %2, align 4, !dbg !416
  %15 = add nsw i32 %14, 1, !dbg !416
  store i32 %15, ptr %2, align 4, !dbg !416
  br label %3, !dbg !417, !llvm.loop !418

16:                                               ; preds = %3
  ret void, !dbg !420
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_variable_length() #0 !dbg !421 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %1, !422, !DIExpression(), !423)
  %4 = load i32, ptr @bad, align 4, !dbg !424
  %5 = icmp ne i32 %4, 0, !dbg !424
  %6 = zext i1 %5 to i64, !dbg !424
  %7 = select i1 %5, i32 3, i32 4, !dbg !424
  store i32 %7, ptr %1, align 4, !dbg !423
  %8 = load i32, ptr %1, align 4, !dbg !425
  %9 = zext i32 %8 to i64, !dbg !426
  %10 = call ptr @llvm.stacksave.p0(), !dbg !426
  store ptr %10, ptr %2, align 8, !dbg !426
  %11 = alloca i64, i64 %9, align 16, !dbg !426
  store i64 %9, ptr %3, align 8, !dbg !426
    #dbg_declare(ptr %3, !427, !DIExpression(), !428)
    #dbg_declare(ptr %11, !429, !DIExpression(), !433)
  %12 = getelementptr inbounds i64, ptr %11, i64 3, !dbg !434
  store i64 1, ptr %12, align 8, !dbg !435
  %13 = load ptr, ptr %2, align 8, !dbg !436
  call void @llvm.stackrestore.p0(ptr %13), !dbg !436
  ret void, !dbg !436
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_alloca() #0 !dbg !437 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !438, !DIExpression(), !439)
  %2 = alloca i8, i64 10, align 16, !dbg !440
  store ptr %2, ptr %1, align 8, !dbg !439
  %3 = load ptr, ptr %1, align 8, !dbg !441
  %4 = load i32, ptr @bad, align 4, !dbg !442
  %5 = icmp ne i32 %4, 0, !dbg !442
  %6 = zext i1 %5 to i64, !dbg !442
  %7 = select i1 %5, i32 10, i32 9, !dbg !442
  %8 = sext i32 %7 to i64, !dbg !441
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !441
  store i8 1, ptr %9, align 1, !dbg !443
  ret void, !dbg !444
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_scalar_through_cast() #0 !dbg !445 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !446, !DIExpression(), !447)
  store i32 0, ptr %1, align 4, !dbg !447
  %2 = load i32, ptr @bad, align 4, !dbg !448
  %3 = icmp ne i32 %2, 0, !dbg !448
  br i1 %3, label %4, label %5, !dbg !450

4:                                                ; preds = %0
  store i64 0, ptr %1, align 4, !dbg !451
  br label %5, !dbg !452

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !453
  %7 = icmp ne i32 %6, 0, !dbg !453
  br i1 %7, label %8, label %9, !dbg !455

8:                                                ; preds = %5
  call void @abort() #7, !dbg !456
  unreachable, !dbg !456

9:                                                ; preds = %5
  ret void, !dbg !457
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_matrix_row() #0 !dbg !458 {
  %1 = alloca [2 x [3 x i32]], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !459, !DIExpression(), !462)
    #dbg_declare(ptr %2, !463, !DIExpression(), !465)
  store i32 0, ptr %2, align 4, !dbg !465
  br label %4, !dbg !466

4:                                                ; preds = %14, %0
  %5 = load i32, ptr %2, align 4, !dbg !467
  %6 = icmp slt i32 %5, 6, !dbg !469
  br i1 %6, label %7, label %17, !dbg !470

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !471
  %9 = getelementptr inbounds [2 x [3 x i32]], ptr %1, i64 0, i64 0, !dbg !472
  %10 = getelementptr inbounds [3 x i32], ptr %9, i64 0, i64 0, !dbg !472
  %11 = load i32, ptr %2, align 4, !dbg !473
  %12 = sext i32 %11 to i64, !dbg !474
  %13 = getelementptr inbounds i32, ptr %10, i64 %12, !dbg !474
  store i32 %8, ptr %13, align 4, !dbg !475
  br label %14, !dbg !474

14:                                               ; preds = %7
  %15 = load i32, ptr %2, align 4, !dbg !476
  %16 = add nsw i32 %15, 1, !dbg !476
  store i32 %16, ptr %2, align 4, !dbg !476
  br label %4, !dbg !477, !llvm.loop !478

17:                                               ; preds = %4
    #dbg_declare(ptr %3, !480, !DIExpression(), !481)
  %18 = load i32, ptr @bad, align 4, !dbg !482
  %19 = icmp ne i32 %18, 0, !dbg !482
  %20 = zext i1 %19 to i64, !dbg !482
  %21 = select i1 %19, i32 2, i32 1, !dbg !482
  store i32 %21, ptr %3, align 4, !dbg !481
  %22 = load i32, ptr %3, align 4, !dbg !483
  %23 = sext i32 %22 to i64, !dbg !484
  %24 = getelementptr inbounds [2 x [3 x i32]], ptr %1, i64 0, i64 %23, !dbg !484
  %25 = getelementptr inbounds [3 x i32], ptr %24, i64 0, i64 0, !dbg !484
  store i32 1, ptr %25, align 4, !dbg !485
  ret void, !dbg !486
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_union_member() #0 !dbg !487 {
  %1 = alloca %union.anon, align 2
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !488, !DIExpression(), !493)
  store i16 0, ptr %1, align 2, !dbg !494
    #dbg_declare(ptr %2, !495, !DIExpression(), !496)
  store ptr %1, ptr %2, align 8, !dbg !496
  %3 = load i32, ptr @bad, align 4, !dbg !497
  %4 = icmp ne i32 %3, 0, !dbg !497
  br i1 %4, label %5, label %7, !dbg !499

5:                                                ; preds = %0
  %6 = load ptr, ptr %2, align 8, !dbg !500
  store i32 1, ptr %6, align 4, !dbg !501
  br label %7, !dbg !502

7:                                                ; preds = %5, %0
  ret void, !dbg !503
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_use_after_return() #0 !dbg !504 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !505, !DIExpression(), !506)
  %3 = call ptr @escape(i32 noundef 3), !dbg !507
  store ptr %3, ptr %1, align 8, !dbg !506
    #dbg_declare(ptr %2, !508, !DIExpression(), !509)
  store i32 0, ptr %2, align 4, !dbg !509
  %4 = load i32, ptr @bad, align 4, !dbg !510
  %5 = icmp ne i32 %4, 0, !dbg !510
  br i1 %5, label %6, label %9, !dbg !512

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !513
  %8 = load i32, ptr %7, align 4, !dbg !514
  store i32 %8, ptr %2, align 4, !dbg !515
  br label %9, !dbg !516

9:                                                ; preds = %6, %0
  %10 = load i32, ptr %2, align 4, !dbg !517
  %11 = icmp ne i32 %10, 0, !dbg !517
  br i1 %11, label %12, label %13, !dbg !519

12:                                               ; preds = %9
  call void @abort() #7, !dbg !520
  unreachable, !dbg !520

13:                                               ; preds = %9
  ret void, !dbg !521
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @escape(i32 noundef %0) #0 !dbg !522 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !525, !DIExpression(), !526)
    #dbg_declare(ptr %3, !527, !DIExpression(), !528)
  %5 = load i32, ptr %2, align 4, !dbg !529
  store i32 %5, ptr %3, align 4, !dbg !528
    #dbg_declare(ptr %4, !530, !DIExpression(), !531)
  store ptr %3, ptr %4, align 8, !dbg !531
  %6 = load ptr, ptr %4, align 8, !dbg !532
  ret ptr %6, !dbg !533
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_returned_buffer() #0 !dbg !534 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !535, !DIExpression(), !536)
  %2 = call ptr @name_of(i32 noundef 3), !dbg !537
  store ptr %2, ptr %1, align 8, !dbg !536
  %3 = load i32, ptr @bad, align 4, !dbg !538
  %4 = icmp ne i32 %3, 0, !dbg !538
  br i1 %4, label %5, label %8, !dbg !540

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !541
  %7 = getelementptr inbounds i8, ptr %6, i64 0, !dbg !541
  store i8 78, ptr %7, align 1, !dbg !542
  br label %8, !dbg !541

8:                                                ; preds = %5, %0
  ret void, !dbg !543
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @name_of(i32 noundef %0) #0 !dbg !544 {
  %2 = alloca i32, align 4
  %3 = alloca [8 x i8], align 1
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !547, !DIExpression(), !548)
    #dbg_declare(ptr %3, !549, !DIExpression(), !551)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.name_of.text, i64 8, i1 false), !dbg !551
  %5 = load i32, ptr %2, align 4, !dbg !552
  %6 = add nsw i32 48, %5, !dbg !553
  %7 = trunc i32 %6 to i8, !dbg !554
  %8 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 4, !dbg !555
  store i8 %7, ptr %8, align 1, !dbg !556
    #dbg_declare(ptr %4, !557, !DIExpression(), !558)
  %9 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !559
  store ptr %9, ptr %4, align 8, !dbg !558
  %10 = load ptr, ptr %4, align 8, !dbg !560
  ret ptr %10, !dbg !561
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_stored_pointer() #0 !dbg !562 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !563, !DIExpression(), !564)
    #dbg_declare(ptr %2, !565, !DIExpression(), !567)
  %3 = call ptr @keep(ptr noundef %1), !dbg !568
  store ptr %3, ptr %2, align 8, !dbg !567
  %4 = load i32, ptr @bad, align 4, !dbg !569
  %5 = icmp ne i32 %4, 0, !dbg !569
  br i1 %5, label %6, label %9, !dbg !571

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !572
  %8 = load ptr, ptr %7, align 8, !dbg !573
  store i32 6, ptr %8, align 4, !dbg !574
  br label %9, !dbg !575

9:                                                ; preds = %6, %0
  ret void, !dbg !576
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @keep(ptr noundef %0) #0 !dbg !577 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !580, !DIExpression(), !581)
    #dbg_declare(ptr %3, !582, !DIExpression(), !583)
  store i32 5, ptr %3, align 4, !dbg !583
    #dbg_declare(ptr %4, !584, !DIExpression(), !585)
  store ptr %3, ptr %4, align 8, !dbg !585
  %5 = load ptr, ptr %4, align 8, !dbg !586
  %6 = load ptr, ptr %2, align 8, !dbg !587
  store ptr %5, ptr %6, align 8, !dbg !588
  %7 = load ptr, ptr %2, align 8, !dbg !589
  ret ptr %7, !dbg !590
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_argument_by_value() #0 !dbg !591 {
  %1 = alloca %struct.big, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !592, !DIExpression(), !597)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.stack_argument_by_value.b, i64 32, i1 false), !dbg !597
    #dbg_declare(ptr %2, !598, !DIExpression(), !599)
  %3 = getelementptr inbounds %struct.big, ptr %1, i32 0, i32 0, !dbg !600
  %4 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 0, !dbg !601
  store ptr %4, ptr %2, align 8, !dbg !599
  %5 = load ptr, ptr %2, align 8, !dbg !602
  %6 = load i32, ptr @bad, align 4, !dbg !604
  %7 = icmp ne i32 %6, 0, !dbg !604
  %8 = zext i1 %7 to i64, !dbg !604
  %9 = select i1 %7, i32 4, i32 3, !dbg !604
  %10 = sext i32 %9 to i64, !dbg !602
  %11 = getelementptr inbounds i64, ptr %5, i64 %10, !dbg !602
  %12 = load i64, ptr %11, align 8, !dbg !602
  %13 = icmp ne i64 %12, 4, !dbg !605
  br i1 %13, label %14, label %15, !dbg !606

14:                                               ; preds = %0
  call void @abort() #7, !dbg !607
  unreachable, !dbg !607

15:                                               ; preds = %0
  ret void, !dbg !608
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_jump_to_dead_frame() #0 !dbg !609 {
  %1 = load i32, ptr @bad, align 4, !dbg !610
  %2 = icmp ne i32 %1, 0, !dbg !610
  br i1 %2, label %3, label %4, !dbg !612

3:                                                ; preds = %0
  call void @arm(), !dbg !613
  call void @longjmp(ptr noundef @buffer, i32 noundef 1) #7, !dbg !615
  unreachable, !dbg !615

4:                                                ; preds = %0
  %5 = call i32 @_setjmp(ptr noundef @buffer) #8, !dbg !616
  %6 = icmp eq i32 %5, 0, !dbg !618
  br i1 %6, label %7, label %8, !dbg !619

7:                                                ; preds = %4
  call void @longjmp(ptr noundef @buffer, i32 noundef 1) #7, !dbg !620
  unreachable, !dbg !620

8:                                                ; preds = %4
  br label %9

9:                                                ; preds = %8
  ret void, !dbg !621
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @arm() #0 !dbg !622 {
  %1 = call i32 @_setjmp(ptr noundef @buffer) #8, !dbg !623
  %2 = icmp ne i32 %1, 0, !dbg !623
  br i1 %2, label %3, label %4, !dbg !625

3:                                                ; preds = %0
  call void @abort() #7, !dbg !626
  unreachable, !dbg !626

4:                                                ; preds = %0
  ret void, !dbg !627
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #3

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_parameter() #0 !dbg !628 {
  %1 = alloca %struct.fault_case, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !629, !DIExpression(), !630)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.stack_parameter.c, i64 24, i1 false), !dbg !630
    #dbg_declare(ptr %2, !631, !DIExpression(), !632)
  %3 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !633
  %4 = getelementptr inbounds i8, ptr %3, i64 -1, !dbg !634
  store ptr %4, ptr %2, align 8, !dbg !632
  %5 = load ptr, ptr %2, align 8, !dbg !635
  %6 = load i32, ptr @bad, align 4, !dbg !636
  %7 = sext i32 %6 to i64, !dbg !635
  %8 = getelementptr inbounds i8, ptr %5, i64 %7, !dbg !635
  store i8 0, ptr %8, align 1, !dbg !637
  ret void, !dbg !638
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_overflow() #0 !dbg !639 {
  %1 = load i32, ptr @bad, align 4, !dbg !640
  %2 = icmp ne i32 %1, 0, !dbg !640
  %3 = zext i1 %2 to i64, !dbg !640
  %4 = select i1 %2, i32 1000000, i32 100, !dbg !640
  %5 = call i32 @depth(i32 noundef %4), !dbg !642
  %6 = icmp slt i32 %5, 100, !dbg !643
  br i1 %6, label %7, label %8, !dbg !644

7:                                                ; preds = %0
  call void @abort() #7, !dbg !645
  unreachable, !dbg !645

8:                                                ; preds = %0
  ret void, !dbg !646
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @depth(i32 noundef %0) #0 !dbg !647 {
  %2 = alloca i32, align 4
  %3 = alloca [1000 x i8], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !650, !DIExpression(), !651)
    #dbg_declare(ptr %3, !652, !DIExpression(), !656)
  %4 = load i32, ptr %2, align 4, !dbg !657
  %5 = srem i32 %4, 1000, !dbg !658
  %6 = sext i32 %5 to i64, !dbg !659
  %7 = getelementptr inbounds [1000 x i8], ptr %3, i64 0, i64 %6, !dbg !659
  store i8 1, ptr %7, align 1, !dbg !660
  %8 = load i32, ptr %2, align 4, !dbg !661
  %9 = icmp eq i32 %8, 0, !dbg !662
  br i1 %9, label %10, label %14, !dbg !661

10:                                               ; preds = %1
  %11 = getelementptr inbounds [1000 x i8], ptr %3, i64 0, i64 0, !dbg !663
  %12 = load i8, ptr %11, align 16, !dbg !663
  %13 = sext i8 %12 to i32, !dbg !663
  br label %19, !dbg !661

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4, !dbg !664
  %16 = sub nsw i32 %15, 1, !dbg !665
  %17 = call i32 @depth(i32 noundef %16), !dbg !666
  %18 = add nsw i32 %17, 1, !dbg !667
  br label %19, !dbg !661

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ %18, %14 ], !dbg !661
  ret i32 %20, !dbg !668
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_too_large_array() #0 !dbg !669 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %1, !670, !DIExpression(), !671)
  %4 = load i32, ptr @bad, align 4, !dbg !672
  %5 = icmp ne i32 %4, 0, !dbg !672
  %6 = zext i1 %5 to i64, !dbg !672
  %7 = select i1 %5, i64 4294967296, i64 16, !dbg !672
  store i64 %7, ptr %1, align 8, !dbg !671
  %8 = load i64, ptr %1, align 8, !dbg !673
  %9 = call ptr @llvm.stacksave.p0(), !dbg !674
  store ptr %9, ptr %2, align 8, !dbg !674
  %10 = alloca i8, i64 %8, align 16, !dbg !674
  store i64 %8, ptr %3, align 8, !dbg !674
    #dbg_declare(ptr %3, !675, !DIExpression(), !676)
    #dbg_declare(ptr %10, !677, !DIExpression(), !681)
  %11 = getelementptr inbounds i8, ptr %10, i64 0, !dbg !682
  store i8 1, ptr %11, align 16, !dbg !683
  %12 = load ptr, ptr %2, align 8, !dbg !684
  call void @llvm.stackrestore.p0(ptr %12), !dbg !684
  ret void, !dbg !684
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
!llvm.module.flags = !{!183, !184, !185, !186, !187, !188, !189}
!llvm.ident = !{!190}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !14, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !19, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "3eb2b4e10d91b666d238a327ed7010d4")
!11 = !{!12, !15, !16, !18, !4}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!19 = !{!0, !20, !7, !33, !38, !40, !45, !47, !52, !54, !59, !61, !66, !68, !70, !72, !74, !76, !81, !83, !85, !87, !92, !94, !96, !98, !103, !105, !110, !112, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !162, !165, !167, !172, !177, !179, !181}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !24)
!24 = !{!25, !28, !32}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !23, file: !2, line: 13, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !23, file: !2, line: 14, baseType: !29, size: 64, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DISubroutineType(types: !31)
!31 = !{null}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !2, line: 15, baseType: !22, size: 64, offset: 128)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !10, line: 7, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 26)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_stack_last_bytes_straddle", scope: !9, file: !10, line: 7, type: !23, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !10, line: 14, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 24)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_stack_wide_before_start", scope: !9, file: !10, line: 14, type: !23, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !10, line: 21, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 21)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "entry_stack_write_past_end", scope: !9, file: !10, line: 21, type: !23, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !10, line: 27, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 25)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_stack_write_before_start", scope: !9, file: !10, line: 27, type: !23, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !10, line: 33, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 20)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "entry_stack_read_past_end", scope: !9, file: !10, line: 33, type: !23, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !10, line: 43, type: !63, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "entry_stack_next_variable", scope: !9, file: !10, line: 43, type: !23, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !10, line: 55, type: !63, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "entry_stack_struct_member", scope: !9, file: !10, line: 55, type: !23, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !10, line: 65, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 22)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_stack_of_struct_array", scope: !9, file: !10, line: 65, type: !23, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !10, line: 74, type: !78, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_stack_variable_length", scope: !9, file: !10, line: 74, type: !23, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !10, line: 81, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 13)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "entry_stack_alloca", scope: !9, file: !10, line: 81, type: !23, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !10, line: 87, type: !35, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "entry_stack_scalar_through_cast", scope: !9, file: !10, line: 87, type: !23, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(scope: null, file: !10, line: 96, type: !100, isLocal: true, isDefinition: true)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !101)
!101 = !{!102}
!102 = !DISubrange(count: 17)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "entry_stack_matrix_row", scope: !9, file: !10, line: 96, type: !23, isLocal: true, isDefinition: true)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !10, line: 105, type: !107, isLocal: true, isDefinition: true)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 19)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "entry_stack_union_member", scope: !9, file: !10, line: 105, type: !23, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !10, line: 124, type: !114, isLocal: true, isDefinition: true)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !115)
!115 = !{!116}
!116 = !DISubrange(count: 23)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(name: "entry_stack_use_after_return", scope: !9, file: !10, line: 124, type: !23, isLocal: true, isDefinition: true)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(scope: null, file: !10, line: 142, type: !78, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "entry_stack_returned_buffer", scope: !9, file: !10, line: 142, type: !23, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(scope: null, file: !10, line: 157, type: !49, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "entry_stack_stored_pointer", scope: !9, file: !10, line: 157, type: !23, isLocal: true, isDefinition: true)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !10, line: 165, type: !42, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_stack_argument_by_value", scope: !9, file: !10, line: 165, type: !23, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !10, line: 182, type: !56, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "entry_stack_jump_to_dead_frame", scope: !9, file: !10, line: 182, type: !23, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(name: "buffer", scope: !9, file: !10, line: 175, type: !137, isLocal: true, isDefinition: true)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !138, line: 32, baseType: !139)
!138 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !140, size: 1600, elements: !160)
!140 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !141, line: 26, size: 1600, elements: !142)
!141 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!142 = !{!143, !149, !150}
!143 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !140, file: !141, line: 32, baseType: !144, size: 512)
!144 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !145, line: 31, baseType: !146)
!145 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 512, elements: !147)
!147 = !{!148}
!148 = !DISubrange(count: 8)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !140, file: !141, line: 33, baseType: !14, size: 32, offset: 512)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !140, file: !141, line: 34, baseType: !151, size: 1024, offset: 576)
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !152, line: 8, baseType: !153)
!152 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!153 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !152, line: 5, size: 1024, elements: !154)
!154 = !{!155}
!155 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !153, file: !152, line: 7, baseType: !156, size: 1024)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !157, size: 1024, elements: !158)
!157 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!158 = !{!159}
!159 = !DISubrange(count: 16)
!160 = !{!161}
!161 = !DISubrange(count: 1)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(scope: null, file: !10, line: 191, type: !164, isLocal: true, isDefinition: true)
!164 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !158)
!165 = !DIGlobalVariableExpression(var: !166, expr: !DIExpression())
!166 = distinct !DIGlobalVariable(name: "entry_stack_parameter", scope: !9, file: !10, line: 191, type: !23, isLocal: true, isDefinition: true)
!167 = !DIGlobalVariableExpression(var: !168, expr: !DIExpression())
!168 = distinct !DIGlobalVariable(scope: null, file: !10, line: 193, type: !169, isLocal: true, isDefinition: true)
!169 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !170)
!170 = !{!171}
!171 = !DISubrange(count: 2)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(scope: null, file: !10, line: 205, type: !174, isLocal: true, isDefinition: true)
!174 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !175)
!175 = !{!176}
!176 = !DISubrange(count: 15)
!177 = !DIGlobalVariableExpression(var: !178, expr: !DIExpression())
!178 = distinct !DIGlobalVariable(name: "entry_stack_overflow", scope: !9, file: !10, line: 205, type: !23, isLocal: true, isDefinition: true)
!179 = !DIGlobalVariableExpression(var: !180, expr: !DIExpression())
!180 = distinct !DIGlobalVariable(scope: null, file: !10, line: 211, type: !78, isLocal: true, isDefinition: true)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression())
!182 = distinct !DIGlobalVariable(name: "entry_stack_too_large_array", scope: !9, file: !10, line: 211, type: !23, isLocal: true, isDefinition: true)
!183 = !{i32 7, !"Dwarf Version", i32 5}
!184 = !{i32 2, !"Debug Info Version", i32 3}
!185 = !{i32 1, !"wchar_size", i32 4}
!186 = !{i32 8, !"PIC Level", i32 2}
!187 = !{i32 7, !"PIE Level", i32 2}
!188 = !{i32 7, !"uwtable", i32 2}
!189 = !{i32 7, !"frame-pointer", i32 2}
!190 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!191 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !192, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !195)
!192 = !DISubroutineType(types: !193)
!193 = !{!14, !14, !194}
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!195 = !{}
!196 = !DILocalVariable(name: "argc", arg: 1, scope: !191, file: !2, line: 30, type: !14)
!197 = !DILocation(line: 30, column: 14, scope: !191)
!198 = !DILocalVariable(name: "argv", arg: 2, scope: !191, file: !2, line: 30, type: !194)
!199 = !DILocation(line: 30, column: 27, scope: !191)
!200 = !DILocation(line: 32, column: 11, scope: !191)
!201 = !DILocation(line: 32, column: 16, scope: !191)
!202 = !DILocation(line: 32, column: 20, scope: !191)
!203 = !DILocation(line: 32, column: 30, scope: !191)
!204 = !DILocation(line: 32, column: 23, scope: !191)
!205 = !DILocation(line: 32, column: 46, scope: !191)
!206 = !DILocation(line: 0, scope: !191)
!207 = !DILocation(line: 32, column: 9, scope: !191)
!208 = !DILocalVariable(name: "c", scope: !209, file: !2, line: 33, type: !22)
!209 = distinct !DILexicalBlock(scope: !191, file: !2, line: 33, column: 5)
!210 = !DILocation(line: 33, column: 29, scope: !209)
!211 = !DILocation(line: 33, column: 33, scope: !209)
!212 = !DILocation(line: 33, column: 10, scope: !209)
!213 = !DILocation(line: 33, column: 44, scope: !214)
!214 = distinct !DILexicalBlock(scope: !209, file: !2, line: 33, column: 5)
!215 = !DILocation(line: 33, column: 5, scope: !209)
!216 = !DILocation(line: 34, column: 13, scope: !217)
!217 = distinct !DILexicalBlock(scope: !214, file: !2, line: 34, column: 13)
!218 = !DILocation(line: 34, column: 18, scope: !217)
!219 = !DILocation(line: 34, column: 22, scope: !217)
!220 = !DILocation(line: 34, column: 32, scope: !217)
!221 = !DILocation(line: 34, column: 41, scope: !217)
!222 = !DILocation(line: 34, column: 44, scope: !217)
!223 = !DILocation(line: 34, column: 25, scope: !217)
!224 = !DILocation(line: 34, column: 50, scope: !217)
!225 = !DILocation(line: 34, column: 13, scope: !214)
!226 = !DILocation(line: 35, column: 13, scope: !227)
!227 = distinct !DILexicalBlock(scope: !217, file: !2, line: 34, column: 56)
!228 = !DILocation(line: 35, column: 16, scope: !227)
!229 = !DILocation(line: 36, column: 13, scope: !227)
!230 = !DILocation(line: 34, column: 53, scope: !217)
!231 = !DILocation(line: 33, column: 51, scope: !214)
!232 = !DILocation(line: 33, column: 54, scope: !214)
!233 = !DILocation(line: 33, column: 49, scope: !214)
!234 = !DILocation(line: 33, column: 5, scope: !214)
!235 = distinct !{!235, !215, !236, !237}
!236 = !DILocation(line: 37, column: 9, scope: !209)
!237 = !{!"llvm.loop.mustprogress"}
!238 = !DILocation(line: 38, column: 5, scope: !191)
!239 = !DILocation(line: 39, column: 1, scope: !191)
!240 = distinct !DISubprogram(name: "add_stack_last_bytes_straddle", scope: !10, file: !10, line: 7, type: !30, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!241 = !DILocation(line: 7, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_stack_wide_before_start", scope: !10, file: !10, line: 14, type: !30, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!243 = !DILocation(line: 14, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_stack_write_past_end", scope: !10, file: !10, line: 21, type: !30, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!245 = !DILocation(line: 21, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_stack_write_before_start", scope: !10, file: !10, line: 27, type: !30, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!247 = !DILocation(line: 27, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "add_stack_read_past_end", scope: !10, file: !10, line: 33, type: !30, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!249 = !DILocation(line: 33, column: 1, scope: !248)
!250 = distinct !DISubprogram(name: "add_stack_next_variable", scope: !10, file: !10, line: 43, type: !30, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!251 = !DILocation(line: 43, column: 1, scope: !250)
!252 = distinct !DISubprogram(name: "add_stack_struct_member", scope: !10, file: !10, line: 55, type: !30, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!253 = !DILocation(line: 55, column: 1, scope: !252)
!254 = distinct !DISubprogram(name: "add_stack_of_struct_array", scope: !10, file: !10, line: 65, type: !30, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!255 = !DILocation(line: 65, column: 1, scope: !254)
!256 = distinct !DISubprogram(name: "add_stack_variable_length", scope: !10, file: !10, line: 74, type: !30, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!257 = !DILocation(line: 74, column: 1, scope: !256)
!258 = distinct !DISubprogram(name: "add_stack_alloca", scope: !10, file: !10, line: 81, type: !30, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!259 = !DILocation(line: 81, column: 1, scope: !258)
!260 = distinct !DISubprogram(name: "add_stack_scalar_through_cast", scope: !10, file: !10, line: 87, type: !30, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!261 = !DILocation(line: 87, column: 1, scope: !260)
!262 = distinct !DISubprogram(name: "add_stack_matrix_row", scope: !10, file: !10, line: 96, type: !30, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!263 = !DILocation(line: 96, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "add_stack_union_member", scope: !10, file: !10, line: 105, type: !30, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!265 = !DILocation(line: 105, column: 1, scope: !264)
!266 = distinct !DISubprogram(name: "add_stack_use_after_return", scope: !10, file: !10, line: 124, type: !30, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!267 = !DILocation(line: 124, column: 1, scope: !266)
!268 = distinct !DISubprogram(name: "add_stack_returned_buffer", scope: !10, file: !10, line: 142, type: !30, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!269 = !DILocation(line: 142, column: 1, scope: !268)
!270 = distinct !DISubprogram(name: "add_stack_stored_pointer", scope: !10, file: !10, line: 157, type: !30, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!271 = !DILocation(line: 157, column: 1, scope: !270)
!272 = distinct !DISubprogram(name: "add_stack_argument_by_value", scope: !10, file: !10, line: 165, type: !30, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!273 = !DILocation(line: 165, column: 1, scope: !272)
!274 = distinct !DISubprogram(name: "add_stack_jump_to_dead_frame", scope: !10, file: !10, line: 182, type: !30, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!275 = !DILocation(line: 182, column: 1, scope: !274)
!276 = distinct !DISubprogram(name: "add_stack_parameter", scope: !10, file: !10, line: 191, type: !30, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!277 = !DILocation(line: 191, column: 1, scope: !276)
!278 = distinct !DISubprogram(name: "add_stack_overflow", scope: !10, file: !10, line: 205, type: !30, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!279 = !DILocation(line: 205, column: 1, scope: !278)
!280 = distinct !DISubprogram(name: "add_stack_too_large_array", scope: !10, file: !10, line: 211, type: !30, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!281 = !DILocation(line: 211, column: 1, scope: !280)
!282 = distinct !DISubprogram(name: "stack_last_bytes_straddle", scope: !10, file: !10, line: 7, type: !30, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!283 = !DILocalVariable(name: "a", scope: !282, file: !10, line: 9, type: !284)
!284 = !DICompositeType(tag: DW_TAG_array_type, baseType: !285, size: 80, elements: !286)
!285 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !4)
!286 = !{!287}
!287 = !DISubrange(count: 10)
!288 = !DILocation(line: 9, column: 19, scope: !282)
!289 = !DILocation(line: 10, column: 5, scope: !282)
!290 = !DILocation(line: 10, column: 10, scope: !282)
!291 = !DILocation(line: 11, column: 23, scope: !282)
!292 = !DILocation(line: 11, column: 28, scope: !282)
!293 = !DILocation(line: 11, column: 25, scope: !282)
!294 = !DILocation(line: 11, column: 42, scope: !282)
!295 = !DILocation(line: 12, column: 1, scope: !282)
!296 = distinct !DISubprogram(name: "stack_wide_before_start", scope: !10, file: !10, line: 14, type: !30, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!297 = !DILocalVariable(name: "a", scope: !296, file: !10, line: 16, type: !284)
!298 = !DILocation(line: 16, column: 19, scope: !296)
!299 = !DILocation(line: 17, column: 5, scope: !296)
!300 = !DILocation(line: 17, column: 10, scope: !296)
!301 = !DILocation(line: 18, column: 23, scope: !296)
!302 = !DILocation(line: 18, column: 28, scope: !296)
!303 = !DILocation(line: 18, column: 25, scope: !296)
!304 = !DILocation(line: 18, column: 42, scope: !296)
!305 = !DILocation(line: 19, column: 1, scope: !296)
!306 = distinct !DISubprogram(name: "stack_write_past_end", scope: !10, file: !10, line: 21, type: !30, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!307 = !DILocalVariable(name: "a", scope: !306, file: !10, line: 23, type: !308)
!308 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !5)
!309 = !DILocation(line: 23, column: 9, scope: !306)
!310 = !DILocation(line: 24, column: 7, scope: !306)
!311 = !DILocation(line: 24, column: 5, scope: !306)
!312 = !DILocation(line: 24, column: 20, scope: !306)
!313 = !DILocation(line: 25, column: 1, scope: !306)
!314 = distinct !DISubprogram(name: "stack_write_before_start", scope: !10, file: !10, line: 27, type: !30, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!315 = !DILocalVariable(name: "a", scope: !314, file: !10, line: 29, type: !308)
!316 = !DILocation(line: 29, column: 9, scope: !314)
!317 = !DILocation(line: 30, column: 7, scope: !314)
!318 = !DILocation(line: 30, column: 5, scope: !314)
!319 = !DILocation(line: 30, column: 21, scope: !314)
!320 = !DILocation(line: 31, column: 1, scope: !314)
!321 = distinct !DISubprogram(name: "stack_read_past_end", scope: !10, file: !10, line: 33, type: !30, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!322 = !DILocalVariable(name: "text", scope: !321, file: !10, line: 35, type: !3)
!323 = !DILocation(line: 35, column: 10, scope: !321)
!324 = !DILocalVariable(name: "sum", scope: !321, file: !10, line: 36, type: !14)
!325 = !DILocation(line: 36, column: 9, scope: !321)
!326 = !DILocalVariable(name: "i", scope: !327, file: !10, line: 37, type: !14)
!327 = distinct !DILexicalBlock(scope: !321, file: !10, line: 37, column: 5)
!328 = !DILocation(line: 37, column: 14, scope: !327)
!329 = !DILocation(line: 37, column: 10, scope: !327)
!330 = !DILocation(line: 37, column: 21, scope: !331)
!331 = distinct !DILexicalBlock(scope: !327, file: !10, line: 37, column: 5)
!332 = !DILocation(line: 37, column: 27, scope: !331)
!333 = !DILocation(line: 37, column: 23, scope: !331)
!334 = !DILocation(line: 37, column: 5, scope: !327)
!335 = !DILocation(line: 38, column: 21, scope: !331)
!336 = !DILocation(line: 38, column: 16, scope: !331)
!337 = !DILocation(line: 38, column: 13, scope: !331)
!338 = !DILocation(line: 38, column: 9, scope: !331)
!339 = !DILocation(line: 37, column: 42, scope: !331)
!340 = !DILocation(line: 37, column: 5, scope: !331)
!341 = distinct !{!341, !334, !342, !237}
!342 = !DILocation(line: 38, column: 22, scope: !327)
!343 = !DILocation(line: 39, column: 9, scope: !344)
!344 = distinct !DILexicalBlock(scope: !321, file: !10, line: 39, column: 9)
!345 = !DILocation(line: 39, column: 13, scope: !344)
!346 = !DILocation(line: 39, column: 9, scope: !321)
!347 = !DILocation(line: 40, column: 9, scope: !344)
!348 = !DILocation(line: 41, column: 1, scope: !321)
!349 = distinct !DISubprogram(name: "stack_next_variable", scope: !10, file: !10, line: 43, type: !30, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!350 = !DILocalVariable(name: "before", scope: !349, file: !10, line: 45, type: !351)
!351 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !170)
!352 = !DILocation(line: 45, column: 9, scope: !349)
!353 = !DILocalVariable(name: "middle", scope: !349, file: !10, line: 46, type: !351)
!354 = !DILocation(line: 46, column: 9, scope: !349)
!355 = !DILocalVariable(name: "after", scope: !349, file: !10, line: 47, type: !351)
!356 = !DILocation(line: 47, column: 9, scope: !349)
!357 = !DILocalVariable(name: "p", scope: !349, file: !10, line: 48, type: !18)
!358 = !DILocation(line: 48, column: 10, scope: !349)
!359 = !DILocation(line: 48, column: 14, scope: !349)
!360 = !DILocation(line: 49, column: 10, scope: !349)
!361 = !DILocation(line: 49, column: 7, scope: !349)
!362 = !DILocalVariable(name: "x", scope: !349, file: !10, line: 50, type: !14)
!363 = !DILocation(line: 50, column: 9, scope: !349)
!364 = !DILocation(line: 50, column: 14, scope: !349)
!365 = !DILocation(line: 50, column: 13, scope: !349)
!366 = !DILocation(line: 51, column: 9, scope: !367)
!367 = distinct !DILexicalBlock(scope: !349, file: !10, line: 51, column: 9)
!368 = !DILocation(line: 51, column: 11, scope: !367)
!369 = !DILocation(line: 51, column: 16, scope: !367)
!370 = !DILocation(line: 51, column: 19, scope: !367)
!371 = !DILocation(line: 51, column: 31, scope: !367)
!372 = !DILocation(line: 51, column: 29, scope: !367)
!373 = !DILocation(line: 51, column: 40, scope: !367)
!374 = !DILocation(line: 51, column: 9, scope: !349)
!375 = !DILocation(line: 52, column: 9, scope: !367)
!376 = !DILocation(line: 53, column: 1, scope: !349)
!377 = distinct !DISubprogram(name: "stack_struct_member", scope: !10, file: !10, line: 55, type: !30, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!378 = !DILocalVariable(name: "s", scope: !377, file: !10, line: 60, type: !379)
!379 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !377, file: !10, line: 57, size: 64, elements: !380)
!380 = !{!381, !382}
!381 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !379, file: !10, line: 58, baseType: !3, size: 32)
!382 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !379, file: !10, line: 59, baseType: !14, size: 32, offset: 32)
!383 = !DILocation(line: 60, column: 7, scope: !377)
!384 = !DILocalVariable(name: "p", scope: !377, file: !10, line: 61, type: !15)
!385 = !DILocation(line: 61, column: 11, scope: !377)
!386 = !DILocation(line: 62, column: 5, scope: !377)
!387 = !DILocation(line: 62, column: 7, scope: !377)
!388 = !DILocation(line: 62, column: 20, scope: !377)
!389 = !DILocation(line: 63, column: 1, scope: !377)
!390 = distinct !DISubprogram(name: "stack_of_struct_array", scope: !10, file: !10, line: 65, type: !30, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!391 = !DILocalVariable(name: "points", scope: !390, file: !10, line: 69, type: !392)
!392 = !DICompositeType(tag: DW_TAG_array_type, baseType: !393, size: 144, elements: !399)
!393 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !390, file: !10, line: 67, size: 48, elements: !394)
!394 = !{!395, !397, !398}
!395 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !393, file: !10, line: 68, baseType: !396, size: 16)
!396 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!397 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !393, file: !10, line: 68, baseType: !396, size: 16, offset: 16)
!398 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !393, file: !10, line: 68, baseType: !396, size: 16, offset: 32)
!399 = !{!400}
!400 = !DISubrange(count: 3)
!401 = !DILocation(line: 69, column: 7, scope: !390)
!402 = !DILocalVariable(name: "i", scope: !403, file: !10, line: 70, type: !14)
!403 = distinct !DILexicalBlock(scope: !390, file: !10, line: 70, column: 5)
!404 = !DILocation(line: 70, column: 14, scope: !403)
!405 = !DILocation(line: 70, column: 10, scope: !403)
!406 = !DILocation(line: 70, column: 21, scope: !407)
!407 = distinct !DILexicalBlock(scope: !403, file: !10, line: 70, column: 5)
!408 = !DILocation(line: 70, column: 29, scope: !407)
!409 = !DILocation(line: 70, column: 27, scope: !407)
!410 = !DILocation(line: 70, column: 23, scope: !407)
!411 = !DILocation(line: 70, column: 5, scope: !403)
!412 = !DILocation(line: 71, column: 16, scope: !407)
!413 = !DILocation(line: 71, column: 9, scope: !407)
!414 = !DILocation(line: 71, column: 19, scope: !407)
!415 = !DILocation(line: 71, column: 21, scope: !407)
!416 = !DILocation(line: 70, column: 35, scope: !407)
!417 = !DILocation(line: 70, column: 5, scope: !407)
!418 = distinct !{!418, !411, !419, !237}
!419 = !DILocation(line: 71, column: 23, scope: !403)
!420 = !DILocation(line: 72, column: 1, scope: !390)
!421 = distinct !DISubprogram(name: "stack_variable_length", scope: !10, file: !10, line: 74, type: !30, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!422 = !DILocalVariable(name: "n", scope: !421, file: !10, line: 76, type: !14)
!423 = !DILocation(line: 76, column: 9, scope: !421)
!424 = !DILocation(line: 76, column: 13, scope: !421)
!425 = !DILocation(line: 77, column: 12, scope: !421)
!426 = !DILocation(line: 77, column: 5, scope: !421)
!427 = !DILocalVariable(name: "__vla_expr0", scope: !421, type: !157, flags: DIFlagArtificial)
!428 = !DILocation(line: 0, scope: !421)
!429 = !DILocalVariable(name: "a", scope: !421, file: !10, line: 77, type: !430)
!430 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, elements: !431)
!431 = !{!432}
!432 = !DISubrange(count: !427)
!433 = !DILocation(line: 77, column: 10, scope: !421)
!434 = !DILocation(line: 78, column: 5, scope: !421)
!435 = !DILocation(line: 78, column: 10, scope: !421)
!436 = !DILocation(line: 79, column: 1, scope: !421)
!437 = distinct !DISubprogram(name: "stack_alloca", scope: !10, file: !10, line: 81, type: !30, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!438 = !DILocalVariable(name: "p", scope: !437, file: !10, line: 83, type: !15)
!439 = !DILocation(line: 83, column: 11, scope: !437)
!440 = !DILocation(line: 83, column: 15, scope: !437)
!441 = !DILocation(line: 84, column: 5, scope: !437)
!442 = !DILocation(line: 84, column: 7, scope: !437)
!443 = !DILocation(line: 84, column: 21, scope: !437)
!444 = !DILocation(line: 85, column: 1, scope: !437)
!445 = distinct !DISubprogram(name: "stack_scalar_through_cast", scope: !10, file: !10, line: 87, type: !30, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!446 = !DILocalVariable(name: "x", scope: !445, file: !10, line: 89, type: !14)
!447 = !DILocation(line: 89, column: 9, scope: !445)
!448 = !DILocation(line: 90, column: 9, scope: !449)
!449 = distinct !DILexicalBlock(scope: !445, file: !10, line: 90, column: 9)
!450 = !DILocation(line: 90, column: 9, scope: !445)
!451 = !DILocation(line: 91, column: 21, scope: !449)
!452 = !DILocation(line: 91, column: 9, scope: !449)
!453 = !DILocation(line: 92, column: 9, scope: !454)
!454 = distinct !DILexicalBlock(scope: !445, file: !10, line: 92, column: 9)
!455 = !DILocation(line: 92, column: 9, scope: !445)
!456 = !DILocation(line: 93, column: 9, scope: !454)
!457 = !DILocation(line: 94, column: 1, scope: !445)
!458 = distinct !DISubprogram(name: "stack_matrix_row", scope: !10, file: !10, line: 96, type: !30, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!459 = !DILocalVariable(name: "m", scope: !458, file: !10, line: 98, type: !460)
!460 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 192, elements: !461)
!461 = !{!171, !400}
!462 = !DILocation(line: 98, column: 9, scope: !458)
!463 = !DILocalVariable(name: "i", scope: !464, file: !10, line: 99, type: !14)
!464 = distinct !DILexicalBlock(scope: !458, file: !10, line: 99, column: 5)
!465 = !DILocation(line: 99, column: 14, scope: !464)
!466 = !DILocation(line: 99, column: 10, scope: !464)
!467 = !DILocation(line: 99, column: 21, scope: !468)
!468 = distinct !DILexicalBlock(scope: !464, file: !10, line: 99, column: 5)
!469 = !DILocation(line: 99, column: 23, scope: !468)
!470 = !DILocation(line: 99, column: 5, scope: !464)
!471 = !DILocation(line: 100, column: 25, scope: !468)
!472 = !DILocation(line: 100, column: 11, scope: !468)
!473 = !DILocation(line: 100, column: 20, scope: !468)
!474 = !DILocation(line: 100, column: 9, scope: !468)
!475 = !DILocation(line: 100, column: 23, scope: !468)
!476 = !DILocation(line: 99, column: 29, scope: !468)
!477 = !DILocation(line: 99, column: 5, scope: !468)
!478 = distinct !{!478, !470, !479, !237}
!479 = !DILocation(line: 100, column: 25, scope: !464)
!480 = !DILocalVariable(name: "i", scope: !458, file: !10, line: 101, type: !14)
!481 = !DILocation(line: 101, column: 9, scope: !458)
!482 = !DILocation(line: 101, column: 13, scope: !458)
!483 = !DILocation(line: 102, column: 7, scope: !458)
!484 = !DILocation(line: 102, column: 5, scope: !458)
!485 = !DILocation(line: 102, column: 13, scope: !458)
!486 = !DILocation(line: 103, column: 1, scope: !458)
!487 = distinct !DISubprogram(name: "stack_union_member", scope: !10, file: !10, line: 105, type: !30, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!488 = !DILocalVariable(name: "u", scope: !487, file: !10, line: 110, type: !489)
!489 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !487, file: !10, line: 107, size: 16, elements: !490)
!490 = !{!491, !492}
!491 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !489, file: !10, line: 108, baseType: !4, size: 8)
!492 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !489, file: !10, line: 109, baseType: !396, size: 16)
!493 = !DILocation(line: 110, column: 7, scope: !487)
!494 = !DILocation(line: 111, column: 12, scope: !487)
!495 = !DILocalVariable(name: "word", scope: !487, file: !10, line: 112, type: !18)
!496 = !DILocation(line: 112, column: 10, scope: !487)
!497 = !DILocation(line: 113, column: 9, scope: !498)
!498 = distinct !DILexicalBlock(scope: !487, file: !10, line: 113, column: 9)
!499 = !DILocation(line: 113, column: 9, scope: !487)
!500 = !DILocation(line: 114, column: 10, scope: !498)
!501 = !DILocation(line: 114, column: 15, scope: !498)
!502 = !DILocation(line: 114, column: 9, scope: !498)
!503 = !DILocation(line: 115, column: 1, scope: !487)
!504 = distinct !DISubprogram(name: "stack_use_after_return", scope: !10, file: !10, line: 124, type: !30, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!505 = !DILocalVariable(name: "p", scope: !504, file: !10, line: 126, type: !18)
!506 = !DILocation(line: 126, column: 10, scope: !504)
!507 = !DILocation(line: 126, column: 14, scope: !504)
!508 = !DILocalVariable(name: "x", scope: !504, file: !10, line: 127, type: !14)
!509 = !DILocation(line: 127, column: 9, scope: !504)
!510 = !DILocation(line: 128, column: 9, scope: !511)
!511 = distinct !DILexicalBlock(scope: !504, file: !10, line: 128, column: 9)
!512 = !DILocation(line: 128, column: 9, scope: !504)
!513 = !DILocation(line: 129, column: 14, scope: !511)
!514 = !DILocation(line: 129, column: 13, scope: !511)
!515 = !DILocation(line: 129, column: 11, scope: !511)
!516 = !DILocation(line: 129, column: 9, scope: !511)
!517 = !DILocation(line: 130, column: 9, scope: !518)
!518 = distinct !DILexicalBlock(scope: !504, file: !10, line: 130, column: 9)
!519 = !DILocation(line: 130, column: 9, scope: !504)
!520 = !DILocation(line: 131, column: 9, scope: !518)
!521 = !DILocation(line: 132, column: 1, scope: !504)
!522 = distinct !DISubprogram(name: "escape", scope: !10, file: !10, line: 117, type: !523, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!523 = !DISubroutineType(types: !524)
!524 = !{!18, !14}
!525 = !DILocalVariable(name: "x", arg: 1, scope: !522, file: !10, line: 117, type: !14)
!526 = !DILocation(line: 117, column: 24, scope: !522)
!527 = !DILocalVariable(name: "local", scope: !522, file: !10, line: 119, type: !14)
!528 = !DILocation(line: 119, column: 9, scope: !522)
!529 = !DILocation(line: 119, column: 17, scope: !522)
!530 = !DILocalVariable(name: "p", scope: !522, file: !10, line: 120, type: !18)
!531 = !DILocation(line: 120, column: 10, scope: !522)
!532 = !DILocation(line: 121, column: 12, scope: !522)
!533 = !DILocation(line: 121, column: 5, scope: !522)
!534 = distinct !DISubprogram(name: "stack_returned_buffer", scope: !10, file: !10, line: 142, type: !30, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!535 = !DILocalVariable(name: "name", scope: !534, file: !10, line: 144, type: !15)
!536 = !DILocation(line: 144, column: 11, scope: !534)
!537 = !DILocation(line: 144, column: 18, scope: !534)
!538 = !DILocation(line: 145, column: 9, scope: !539)
!539 = distinct !DILexicalBlock(scope: !534, file: !10, line: 145, column: 9)
!540 = !DILocation(line: 145, column: 9, scope: !534)
!541 = !DILocation(line: 146, column: 9, scope: !539)
!542 = !DILocation(line: 146, column: 17, scope: !539)
!543 = !DILocation(line: 147, column: 1, scope: !534)
!544 = distinct !DISubprogram(name: "name_of", scope: !10, file: !10, line: 134, type: !545, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!545 = !DISubroutineType(types: !546)
!546 = !{!15, !14}
!547 = !DILocalVariable(name: "n", arg: 1, scope: !544, file: !10, line: 134, type: !14)
!548 = !DILocation(line: 134, column: 26, scope: !544)
!549 = !DILocalVariable(name: "text", scope: !544, file: !10, line: 136, type: !550)
!550 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !147)
!551 = !DILocation(line: 136, column: 10, scope: !544)
!552 = !DILocation(line: 137, column: 28, scope: !544)
!553 = !DILocation(line: 137, column: 26, scope: !544)
!554 = !DILocation(line: 137, column: 15, scope: !544)
!555 = !DILocation(line: 137, column: 5, scope: !544)
!556 = !DILocation(line: 137, column: 13, scope: !544)
!557 = !DILocalVariable(name: "p", scope: !544, file: !10, line: 138, type: !15)
!558 = !DILocation(line: 138, column: 11, scope: !544)
!559 = !DILocation(line: 138, column: 15, scope: !544)
!560 = !DILocation(line: 139, column: 12, scope: !544)
!561 = !DILocation(line: 139, column: 5, scope: !544)
!562 = distinct !DISubprogram(name: "stack_stored_pointer", scope: !10, file: !10, line: 157, type: !30, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!563 = !DILocalVariable(name: "p", scope: !562, file: !10, line: 159, type: !18)
!564 = !DILocation(line: 159, column: 10, scope: !562)
!565 = !DILocalVariable(name: "q", scope: !562, file: !10, line: 160, type: !566)
!566 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!567 = !DILocation(line: 160, column: 11, scope: !562)
!568 = !DILocation(line: 160, column: 15, scope: !562)
!569 = !DILocation(line: 161, column: 9, scope: !570)
!570 = distinct !DILexicalBlock(scope: !562, file: !10, line: 161, column: 9)
!571 = !DILocation(line: 161, column: 9, scope: !562)
!572 = !DILocation(line: 162, column: 11, scope: !570)
!573 = !DILocation(line: 162, column: 10, scope: !570)
!574 = !DILocation(line: 162, column: 13, scope: !570)
!575 = !DILocation(line: 162, column: 9, scope: !570)
!576 = !DILocation(line: 163, column: 1, scope: !562)
!577 = distinct !DISubprogram(name: "keep", scope: !10, file: !10, line: 149, type: !578, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!578 = !DISubroutineType(types: !579)
!579 = !{!566, !566}
!580 = !DILocalVariable(name: "slot", arg: 1, scope: !577, file: !10, line: 149, type: !566)
!581 = !DILocation(line: 149, column: 25, scope: !577)
!582 = !DILocalVariable(name: "kept", scope: !577, file: !10, line: 151, type: !14)
!583 = !DILocation(line: 151, column: 9, scope: !577)
!584 = !DILocalVariable(name: "p", scope: !577, file: !10, line: 152, type: !18)
!585 = !DILocation(line: 152, column: 10, scope: !577)
!586 = !DILocation(line: 153, column: 13, scope: !577)
!587 = !DILocation(line: 153, column: 6, scope: !577)
!588 = !DILocation(line: 153, column: 11, scope: !577)
!589 = !DILocation(line: 154, column: 12, scope: !577)
!590 = !DILocation(line: 154, column: 5, scope: !577)
!591 = distinct !DISubprogram(name: "stack_argument_by_value", scope: !10, file: !10, line: 165, type: !30, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!592 = !DILocalVariable(name: "b", scope: !591, file: !10, line: 169, type: !593)
!593 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", scope: !591, file: !10, line: 167, size: 256, elements: !594)
!594 = !{!595}
!595 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !593, file: !10, line: 168, baseType: !596, size: 256)
!596 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !5)
!597 = !DILocation(line: 169, column: 7, scope: !591)
!598 = !DILocalVariable(name: "p", scope: !591, file: !10, line: 170, type: !16)
!599 = !DILocation(line: 170, column: 11, scope: !591)
!600 = !DILocation(line: 170, column: 17, scope: !591)
!601 = !DILocation(line: 170, column: 15, scope: !591)
!602 = !DILocation(line: 171, column: 9, scope: !603)
!603 = distinct !DILexicalBlock(scope: !591, file: !10, line: 171, column: 9)
!604 = !DILocation(line: 171, column: 11, scope: !603)
!605 = !DILocation(line: 171, column: 24, scope: !603)
!606 = !DILocation(line: 171, column: 9, scope: !591)
!607 = !DILocation(line: 172, column: 9, scope: !603)
!608 = !DILocation(line: 173, column: 1, scope: !591)
!609 = distinct !DISubprogram(name: "stack_jump_to_dead_frame", scope: !10, file: !10, line: 182, type: !30, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!610 = !DILocation(line: 184, column: 9, scope: !611)
!611 = distinct !DILexicalBlock(scope: !609, file: !10, line: 184, column: 9)
!612 = !DILocation(line: 184, column: 9, scope: !609)
!613 = !DILocation(line: 185, column: 9, scope: !614)
!614 = distinct !DILexicalBlock(scope: !611, file: !10, line: 184, column: 14)
!615 = !DILocation(line: 186, column: 9, scope: !614)
!616 = !DILocation(line: 187, column: 16, scope: !617)
!617 = distinct !DILexicalBlock(scope: !611, file: !10, line: 187, column: 16)
!618 = !DILocation(line: 187, column: 31, scope: !617)
!619 = !DILocation(line: 187, column: 16, scope: !611)
!620 = !DILocation(line: 188, column: 9, scope: !617)
!621 = !DILocation(line: 189, column: 1, scope: !609)
!622 = distinct !DISubprogram(name: "arm", scope: !10, file: !10, line: 176, type: !30, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!623 = !DILocation(line: 178, column: 9, scope: !624)
!624 = distinct !DILexicalBlock(scope: !622, file: !10, line: 178, column: 9)
!625 = !DILocation(line: 178, column: 9, scope: !622)
!626 = !DILocation(line: 179, column: 9, scope: !624)
!627 = !DILocation(line: 180, column: 1, scope: !622)
!628 = distinct !DISubprogram(name: "stack_parameter", scope: !10, file: !10, line: 191, type: !30, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!629 = !DILocalVariable(name: "c", scope: !628, file: !10, line: 193, type: !23)
!630 = !DILocation(line: 193, column: 23, scope: !628)
!631 = !DILocalVariable(name: "p", scope: !628, file: !10, line: 194, type: !15)
!632 = !DILocation(line: 194, column: 11, scope: !628)
!633 = !DILocation(line: 194, column: 26, scope: !628)
!634 = !DILocation(line: 194, column: 37, scope: !628)
!635 = !DILocation(line: 195, column: 5, scope: !628)
!636 = !DILocation(line: 195, column: 7, scope: !628)
!637 = !DILocation(line: 195, column: 12, scope: !628)
!638 = !DILocation(line: 196, column: 1, scope: !628)
!639 = distinct !DISubprogram(name: "stack_overflow", scope: !10, file: !10, line: 205, type: !30, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!640 = !DILocation(line: 207, column: 15, scope: !641)
!641 = distinct !DILexicalBlock(scope: !639, file: !10, line: 207, column: 9)
!642 = !DILocation(line: 207, column: 9, scope: !641)
!643 = !DILocation(line: 207, column: 36, scope: !641)
!644 = !DILocation(line: 207, column: 9, scope: !639)
!645 = !DILocation(line: 208, column: 9, scope: !641)
!646 = !DILocation(line: 209, column: 1, scope: !639)
!647 = distinct !DISubprogram(name: "depth", scope: !10, file: !10, line: 198, type: !648, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!648 = !DISubroutineType(types: !649)
!649 = !{!14, !14}
!650 = !DILocalVariable(name: "n", arg: 1, scope: !647, file: !10, line: 198, type: !14)
!651 = !DILocation(line: 198, column: 22, scope: !647)
!652 = !DILocalVariable(name: "room", scope: !647, file: !10, line: 200, type: !653)
!653 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8000, elements: !654)
!654 = !{!655}
!655 = !DISubrange(count: 1000)
!656 = !DILocation(line: 200, column: 10, scope: !647)
!657 = !DILocation(line: 201, column: 10, scope: !647)
!658 = !DILocation(line: 201, column: 12, scope: !647)
!659 = !DILocation(line: 201, column: 5, scope: !647)
!660 = !DILocation(line: 201, column: 20, scope: !647)
!661 = !DILocation(line: 202, column: 12, scope: !647)
!662 = !DILocation(line: 202, column: 14, scope: !647)
!663 = !DILocation(line: 202, column: 21, scope: !647)
!664 = !DILocation(line: 202, column: 37, scope: !647)
!665 = !DILocation(line: 202, column: 39, scope: !647)
!666 = !DILocation(line: 202, column: 31, scope: !647)
!667 = !DILocation(line: 202, column: 44, scope: !647)
!668 = !DILocation(line: 202, column: 5, scope: !647)
!669 = distinct !DISubprogram(name: "stack_too_large_array", scope: !10, file: !10, line: 211, type: !30, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !195)
!670 = !DILocalVariable(name: "n", scope: !669, file: !10, line: 213, type: !157)
!671 = !DILocation(line: 213, column: 19, scope: !669)
!672 = !DILocation(line: 213, column: 23, scope: !669)
!673 = !DILocation(line: 214, column: 12, scope: !669)
!674 = !DILocation(line: 214, column: 5, scope: !669)
!675 = !DILocalVariable(name: "__vla_expr0", scope: !669, type: !157, flags: DIFlagArtificial)
!676 = !DILocation(line: 0, scope: !669)
!677 = !DILocalVariable(name: "a", scope: !669, file: !10, line: 214, type: !678)
!678 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !679)
!679 = !{!680}
!680 = !DISubrange(count: !675)
!681 = !DILocation(line: 214, column: 10, scope: !669)
!682 = !DILocation(line: 215, column: 5, scope: !669)
!683 = !DILocation(line: 215, column: 10, scope: !669)
!684 = !DILocation(line: 216, column: 1, scope: !669)
