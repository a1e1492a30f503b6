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
@entry_stack_overflow_of_unused_room = internal global %struct.fault_case { ptr @.str.22, ptr @stack_overflow_of_unused_room, ptr null }, align 8, !dbg !184
@entry_stack_too_large_array = internal global %struct.fault_case { ptr @.str.23, ptr @stack_too_large_array, ptr null }, align 8, !dbg !188
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
@.str.22 = private unnamed_addr constant [30 x i8] c"stack_overflow_of_unused_room\00", align 1, !dbg !179
@.str.23 = private unnamed_addr constant [22 x i8] c"stack_too_large_array\00", align 1, !dbg !186
@llvm.global_ctors = appending global [22 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_stack_last_bytes_straddle, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_wide_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_write_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_write_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_read_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_next_variable, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_struct_member, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_of_struct_array, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_variable_length, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_alloca, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_scalar_through_cast, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_matrix_row, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_union_member, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_use_after_return, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_returned_buffer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_stored_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_argument_by_value, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_jump_to_dead_frame, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_parameter, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_overflow_of_unused_room, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_stack_too_large_array, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !198 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !203, !DIExpression(), !204)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !205, !DIExpression(), !206)
  %7 = load i32, ptr %4, align 4, !dbg !207
  %8 = icmp sgt i32 %7, 2, !dbg !208
  br i1 %8, label %9, label %15, !dbg !209

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !210
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !210
  %12 = load ptr, ptr %11, align 8, !dbg !210
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #6, !dbg !211
  %14 = icmp eq i32 %13, 0, !dbg !212
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !213
  %17 = zext i1 %16 to i32, !dbg !209
  store i32 %17, ptr @bad, align 4, !dbg !214
    #dbg_declare(ptr %6, !215, !DIExpression(), !217)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !218
  store ptr %18, ptr %6, align 8, !dbg !217
  br label %19, !dbg !219

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !220
  %21 = icmp ne ptr %20, null, !dbg !222
  br i1 %21, label %22, label %43, !dbg !222

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !223
  %24 = icmp sgt i32 %23, 1, !dbg !225
  br i1 %24, label %25, label %38, !dbg !226

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !227
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !227
  %28 = load ptr, ptr %27, align 8, !dbg !227
  %29 = load ptr, ptr %6, align 8, !dbg !228
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !229
  %31 = load ptr, ptr %30, align 8, !dbg !229
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #6, !dbg !230
  %33 = icmp eq i32 %32, 0, !dbg !231
  br i1 %33, label %34, label %38, !dbg !232

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !233
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !235
  %37 = load ptr, ptr %36, align 8, !dbg !235
  call void %37(), !dbg !233
  store i32 0, ptr %3, align 4, !dbg !236
  br label %44, !dbg !236

38:                                               ; preds = %25, %22
  br label %39, !dbg !237

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !238
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !239
  %42 = load ptr, ptr %41, align 8, !dbg !239
  store ptr %42, ptr %6, align 8, !dbg !240
  br label %19, !dbg !241, !llvm.loop !242

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !245
  br label %44, !dbg !245

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !246
  ret i32 %45, !dbg !246
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_last_bytes_straddle() #0 !dbg !247 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !248
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !248
  store ptr @entry_stack_last_bytes_straddle, ptr @all_cases, align 8, !dbg !248
  ret void, !dbg !248
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_wide_before_start() #0 !dbg !249 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !250
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_wide_before_start, i32 0, i32 2), align 8, !dbg !250
  store ptr @entry_stack_wide_before_start, ptr @all_cases, align 8, !dbg !250
  ret void, !dbg !250
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_past_end() #0 !dbg !251 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !252
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_write_past_end, i32 0, i32 2), align 8, !dbg !252
  store ptr @entry_stack_write_past_end, ptr @all_cases, align 8, !dbg !252
  ret void, !dbg !252
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_write_before_start() #0 !dbg !253 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !254
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_write_before_start, i32 0, i32 2), align 8, !dbg !254
  store ptr @entry_stack_write_before_start, ptr @all_cases, align 8, !dbg !254
  ret void, !dbg !254
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_read_past_end() #0 !dbg !255 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !256
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_read_past_end, i32 0, i32 2), align 8, !dbg !256
  store ptr @entry_stack_read_past_end, ptr @all_cases, align 8, !dbg !256
  ret void, !dbg !256
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_next_variable() #0 !dbg !257 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !258
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_next_variable, i32 0, i32 2), align 8, !dbg !258
  store ptr @entry_stack_next_variable, ptr @all_cases, align 8, !dbg !258
  ret void, !dbg !258
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_struct_member() #0 !dbg !259 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !260
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_struct_member, i32 0, i32 2), align 8, !dbg !260
  store ptr @entry_stack_struct_member, ptr @all_cases, align 8, !dbg !260
  ret void, !dbg !260
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_of_struct_array() #0 !dbg !261 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !262
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_of_struct_array, i32 0, i32 2), align 8, !dbg !262
  store ptr @entry_stack_of_struct_array, ptr @all_cases, align 8, !dbg !262
  ret void, !dbg !262
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_variable_length() #0 !dbg !263 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !264
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_variable_length, i32 0, i32 2), align 8, !dbg !264
  store ptr @entry_stack_variable_length, ptr @all_cases, align 8, !dbg !264
  ret void, !dbg !264
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_alloca() #0 !dbg !265 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !266
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_alloca, i32 0, i32 2), align 8, !dbg !266
  store ptr @entry_stack_alloca, ptr @all_cases, align 8, !dbg !266
  ret void, !dbg !266
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_scalar_through_cast() #0 !dbg !267 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !268
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_scalar_through_cast, i32 0, i32 2), align 8, !dbg !268
  store ptr @entry_stack_scalar_through_cast, ptr @all_cases, align 8, !dbg !268
  ret void, !dbg !268
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_matrix_row() #0 !dbg !269 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !270
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_matrix_row, i32 0, i32 2), align 8, !dbg !270
  store ptr @entry_stack_matrix_row, ptr @all_cases, align 8, !dbg !270
  ret void, !dbg !270
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_union_member() #0 !dbg !271 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !272
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_union_member, i32 0, i32 2), align 8, !dbg !272
  store ptr @entry_stack_union_member, ptr @all_cases, align 8, !dbg !272
  ret void, !dbg !272
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_use_after_return() #0 !dbg !273 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !274
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_use_after_return, i32 0, i32 2), align 8, !dbg !274
  store ptr @entry_stack_use_after_return, ptr @all_cases, align 8, !dbg !274
  ret void, !dbg !274
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_returned_buffer() #0 !dbg !275 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !276
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_returned_buffer, i32 0, i32 2), align 8, !dbg !276
  store ptr @entry_stack_returned_buffer, ptr @all_cases, align 8, !dbg !276
  ret void, !dbg !276
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_stored_pointer() #0 !dbg !277 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !278
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_stored_pointer, i32 0, i32 2), align 8, !dbg !278
  store ptr @entry_stack_stored_pointer, ptr @all_cases, align 8, !dbg !278
  ret void, !dbg !278
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_argument_by_value() #0 !dbg !279 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !280
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_argument_by_value, i32 0, i32 2), align 8, !dbg !280
  store ptr @entry_stack_argument_by_value, ptr @all_cases, align 8, !dbg !280
  ret void, !dbg !280
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_jump_to_dead_frame() #0 !dbg !281 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !282
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_jump_to_dead_frame, i32 0, i32 2), align 8, !dbg !282
  store ptr @entry_stack_jump_to_dead_frame, ptr @all_cases, align 8, !dbg !282
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_parameter() #0 !dbg !283 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !284
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_parameter, i32 0, i32 2), align 8, !dbg !284
  store ptr @entry_stack_parameter, ptr @all_cases, align 8, !dbg !284
  ret void, !dbg !284
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_overflow() #0 !dbg !285 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !286
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_overflow, i32 0, i32 2), align 8, !dbg !286
  store ptr @entry_stack_overflow, ptr @all_cases, align 8, !dbg !286
  ret void, !dbg !286
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_overflow_of_unused_room() #0 !dbg !287 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !288
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_overflow_of_unused_room, i32 0, i32 2), align 8, !dbg !288
  store ptr @entry_stack_overflow_of_unused_room, ptr @all_cases, align 8, !dbg !288
  ret void, !dbg !288
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_stack_too_large_array() #0 !dbg !289 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !290
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_stack_too_large_array, i32 0, i32 2), align 8, !dbg !290
  store ptr @entry_stack_too_large_array, ptr @all_cases, align 8, !dbg !290
  ret void, !dbg !290
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_last_bytes_straddle() #0 !dbg !291 {
  %1 = alloca [10 x i8], align 1
    #dbg_declare(ptr %1, !292, !DIExpression(), !297)
  %2 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0, !dbg !298
  store volatile i8 0, ptr %2, align 1, !dbg !299
  %3 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0, !dbg !300
  %4 = load i32, ptr @bad, align 4, !dbg !301
  %5 = icmp ne i32 %4, 0, !dbg !301
  %6 = zext i1 %5 to i64, !dbg !301
  %7 = select i1 %5, i32 7, i32 4, !dbg !301
  %8 = sext i32 %7 to i64, !dbg !302
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !302
  store volatile i32 1, ptr %9, align 4, !dbg !303
  ret void, !dbg !304
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_wide_before_start() #0 !dbg !305 {
  %1 = alloca [10 x i8], align 1
    #dbg_declare(ptr %1, !306, !DIExpression(), !307)
  %2 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0, !dbg !308
  store volatile i8 0, ptr %2, align 1, !dbg !309
  %3 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0, !dbg !310
  %4 = load i32, ptr @bad, align 4, !dbg !311
  %5 = icmp ne i32 %4, 0, !dbg !311
  %6 = zext i1 %5 to i64, !dbg !311
  %7 = select i1 %5, i32 3, i32 0, !dbg !311
  %8 = sext i32 %7 to i64, !dbg !312
  %9 = sub i64 0, %8, !dbg !312
  %10 = getelementptr inbounds i8, ptr %3, i64 %9, !dbg !312
  store volatile i32 1, ptr %10, align 4, !dbg !313
  ret void, !dbg !314
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_past_end() #0 !dbg !315 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !316, !DIExpression(), !318)
  %2 = load i32, ptr @bad, align 4, !dbg !319
  %3 = icmp ne i32 %2, 0, !dbg !319
  %4 = zext i1 %3 to i64, !dbg !319
  %5 = select i1 %3, i32 4, i32 3, !dbg !319
  %6 = sext i32 %5 to i64, !dbg !320
  %7 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %6, !dbg !320
  store i32 1, ptr %7, align 4, !dbg !321
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_write_before_start() #0 !dbg !323 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !324, !DIExpression(), !325)
  %2 = load i32, ptr @bad, align 4, !dbg !326
  %3 = icmp ne i32 %2, 0, !dbg !326
  %4 = zext i1 %3 to i64, !dbg !326
  %5 = select i1 %3, i32 -1, i32 0, !dbg !326
  %6 = sext i32 %5 to i64, !dbg !327
  %7 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %6, !dbg !327
  store i32 1, ptr %7, align 4, !dbg !328
  ret void, !dbg !329
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_read_past_end() #0 !dbg !330 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !331, !DIExpression(), !332)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.stack_read_past_end.text, i64 4, i1 false), !dbg !332
    #dbg_declare(ptr %2, !333, !DIExpression(), !334)
  store i32 0, ptr %2, align 4, !dbg !334
    #dbg_declare(ptr %3, !335, !DIExpression(), !337)
  store i32 0, ptr %3, align 4, !dbg !337
  br label %4, !dbg !338

4:                                                ; preds = %19, %0
  %5 = load i32, ptr %3, align 4, !dbg !339
  %6 = load i32, ptr @bad, align 4, !dbg !341
  %7 = icmp ne i32 %6, 0, !dbg !341
  %8 = zext i1 %7 to i64, !dbg !341
  %9 = select i1 %7, i32 4, i32 3, !dbg !341
  %10 = icmp sle i32 %5, %9, !dbg !342
  br i1 %10, label %11, label %22, !dbg !343

11:                                               ; preds = %4
  %12 = load i32, ptr %3, align 4, !dbg !344
  %13 = sext i32 %12 to i64, !dbg !345
  %14 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 %13, !dbg !345
  %15 = load i8, ptr %14, align 1, !dbg !345
  %16 = sext i8 %15 to i32, !dbg !345
  %17 = load i32, ptr %2, align 4, !dbg !346
  %18 = add nsw i32 %17, %16, !dbg !346
  store i32 %18, ptr %2, align 4, !dbg !346
  br label %19, !dbg !347

19:                                               ; preds = %11
  %20 = load i32, ptr %3, align 4, !dbg !348
  %21 = add nsw i32 %20, 1, !dbg !348
  store i32 %21, ptr %3, align 4, !dbg !348
  br label %4, !dbg !349, !llvm.loop !350

22:                                               ; preds = %4
  %23 = load i32, ptr %2, align 4, !dbg !352
  %24 = icmp ne i32 %23, 10, !dbg !354
  br i1 %24, label %25, label %26, !dbg !355

25:                                               ; preds = %22
  call void @abort() #7, !dbg !356
  unreachable, !dbg !356

26:                                               ; preds = %22
  ret void, !dbg !357
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_next_variable() #0 !dbg !358 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca [2 x i32], align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !359, !DIExpression(), !361)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.stack_next_variable.before, i64 8, i1 false), !dbg !361
    #dbg_declare(ptr %2, !362, !DIExpression(), !363)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.stack_next_variable.middle, i64 8, i1 false), !dbg !363
    #dbg_declare(ptr %3, !364, !DIExpression(), !365)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.stack_next_variable.after, i64 8, i1 false), !dbg !365
    #dbg_declare(ptr %4, !366, !DIExpression(), !367)
  %6 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !368
  store ptr %6, ptr %4, align 8, !dbg !367
  %7 = load i32, ptr @bad, align 4, !dbg !369
  %8 = icmp ne i32 %7, 0, !dbg !369
  %9 = zext i1 %8 to i64, !dbg !369
  %10 = select i1 %8, i32 2, i32 1, !dbg !369
  %11 = load ptr, ptr %4, align 8, !dbg !370
  %12 = sext i32 %10 to i64, !dbg !370
  %13 = getelementptr inbounds i32, ptr %11, i64 %12, !dbg !370
  store ptr %13, ptr %4, align 8, !dbg !370
    #dbg_declare(ptr %5, !371, !DIExpression(), !372)
  %14 = load ptr, ptr %4, align 8, !dbg !373
  %15 = load i32, ptr %14, align 4, !dbg !374
  store i32 %15, ptr %5, align 4, !dbg !372
  %16 = load i32, ptr %5, align 4, !dbg !375
  %17 = icmp ne i32 %16, 4, !dbg !377
  br i1 %17, label %25, label %18, !dbg !378

18:                                               ; preds = %0
  %19 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 0, !dbg !379
  %20 = load i32, ptr %19, align 4, !dbg !379
  %21 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 0, !dbg !380
  %22 = load i32, ptr %21, align 4, !dbg !380
  %23 = add nsw i32 %20, %22, !dbg !381
  %24 = icmp ne i32 %23, 6, !dbg !382
  br i1 %24, label %25, label %26, !dbg !383

25:                                               ; preds = %18, %0
  call void @abort() #7, !dbg !384
  unreachable, !dbg !384

26:                                               ; preds = %18
  ret void, !dbg !385
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_struct_member() #0 !dbg !386 {
  %1 = alloca %struct.anon, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !387, !DIExpression(), !392)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.stack_struct_member.s, i64 8, i1 false), !dbg !392
    #dbg_declare(ptr %2, !393, !DIExpression(), !394)
  store ptr %1, ptr %2, align 8, !dbg !394
  %3 = load ptr, ptr %2, align 8, !dbg !395
  %4 = load i32, ptr @bad, align 4, !dbg !396
  %5 = icmp ne i32 %4, 0, !dbg !396
  %6 = zext i1 %5 to i64, !dbg !396
  %7 = select i1 %5, i32 8, i32 7, !dbg !396
  %8 = sext i32 %7 to i64, !dbg !395
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !395
  store i8 1, ptr %9, align 1, !dbg !397
  ret void, !dbg !398
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_of_struct_array() #0 !dbg !399 {
  %1 = alloca [3 x %struct.anon.0], align 16
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !400, !DIExpression(), !410)
    #dbg_declare(ptr %2, !411, !DIExpression(), !413)
  store i32 0, ptr %2, align 4, !dbg !413
  br label %3, !dbg !414

3:                                                ; preds = %13, %0
  %4 = load i32, ptr %2, align 4, !dbg !415
  %5 = load i32, ptr @bad, align 4, !dbg !417
  %6 = add nsw i32 3, %5, !dbg !418
  %7 = icmp slt i32 %4, %6, !dbg !419
  br i1 %7, label %8, label %16, !dbg !420

8:                                                ; preds = %3
  %9 = load i32, ptr %2, align 4, !dbg !421
  %10 = sext i32 %9 to i64, !dbg !422
  %11 = getelementptr inbounds [3 x %struct.anon.0], ptr %1, i64 0, i64 %10, !dbg !422
  %12 = getelementptr inbounds %struct.anon.0, ptr %11, i32 0, i32 2, !dbg !423
  store i16 1, ptr %12, align 2, !dbg !424
  br label %13, !dbg !422

13:                                               ; preds = %8
  %14 = load i32, ptr %2, align 4, !dbg !425
  %15 = add nsw i32 %14, 1, !dbg !425
  store i32 %15, ptr %2, align 4, !dbg !425
  br label %3, !dbg !426, !llvm.loop !427

16:                                               ; preds = %3
  ret void, !dbg !429
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_variable_length() #0 !dbg !430 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %1, !431, !DIExpression(), !432)
  %4 = load i32, ptr @bad, align 4, !dbg !433
  %5 = icmp ne i32 %4, 0, !dbg !433
  %6 = zext i1 %5 to i64, !dbg !433
  %7 = select i1 %5, i32 3, i32 4, !dbg !433
  store i32 %7, ptr %1, align 4, !dbg !432
  %8 = load i32, ptr %1, align 4, !dbg !434
  %9 = zext i32 %8 to i64, !dbg !435
  %10 = call ptr @llvm.stacksave.p0(), !dbg !435
  store ptr %10, ptr %2, align 8, !dbg !435
  %11 = alloca i64, i64 %9, align 16, !dbg !435
  store i64 %9, ptr %3, align 8, !dbg !435
    #dbg_declare(ptr %3, !436, !DIExpression(), !437)
    #dbg_declare(ptr %11, !438, !DIExpression(), !442)
  %12 = getelementptr inbounds i64, ptr %11, i64 3, !dbg !443
  store i64 1, ptr %12, align 8, !dbg !444
  %13 = load ptr, ptr %2, align 8, !dbg !445
  call void @llvm.stackrestore.p0(ptr %13), !dbg !445
  ret void, !dbg !445
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_alloca() #0 !dbg !446 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !447, !DIExpression(), !448)
  %2 = alloca i8, i64 10, align 16, !dbg !449
  store ptr %2, ptr %1, align 8, !dbg !448
  %3 = load ptr, ptr %1, align 8, !dbg !450
  %4 = load i32, ptr @bad, align 4, !dbg !451
  %5 = icmp ne i32 %4, 0, !dbg !451
  %6 = zext i1 %5 to i64, !dbg !451
  %7 = select i1 %5, i32 10, i32 9, !dbg !451
  %8 = sext i32 %7 to i64, !dbg !450
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !450
  store i8 1, ptr %9, align 1, !dbg !452
  ret void, !dbg !453
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_scalar_through_cast() #0 !dbg !454 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !455, !DIExpression(), !456)
  store i32 0, ptr %1, align 4, !dbg !456
  %2 = load i32, ptr @bad, align 4, !dbg !457
  %3 = icmp ne i32 %2, 0, !dbg !457
  br i1 %3, label %4, label %5, !dbg !459

4:                                                ; preds = %0
  store i64 0, ptr %1, align 4, !dbg !460
  br label %5, !dbg !461

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !462
  %7 = icmp ne i32 %6, 0, !dbg !462
  br i1 %7, label %8, label %9, !dbg !464

8:                                                ; preds = %5
  call void @abort() #7, !dbg !465
  unreachable, !dbg !465

9:                                                ; preds = %5
  ret void, !dbg !466
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_matrix_row() #0 !dbg !467 {
  %1 = alloca [2 x [3 x i32]], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !468, !DIExpression(), !471)
    #dbg_declare(ptr %2, !472, !DIExpression(), !474)
  store i32 0, ptr %2, align 4, !dbg !474
  br label %4, !dbg !475

4:                                                ; preds = %14, %0
  %5 = load i32, ptr %2, align 4, !dbg !476
  %6 = icmp slt i32 %5, 6, !dbg !478
  br i1 %6, label %7, label %17, !dbg !479

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !480
  %9 = getelementptr inbounds [2 x [3 x i32]], ptr %1, i64 0, i64 0, !dbg !481
  %10 = getelementptr inbounds [3 x i32], ptr %9, i64 0, i64 0, !dbg !481
  %11 = load i32, ptr %2, align 4, !dbg !482
  %12 = sext i32 %11 to i64, !dbg !483
  %13 = getelementptr inbounds i32, ptr %10, i64 %12, !dbg !483
  store i32 %8, ptr %13, align 4, !dbg !484
  br label %14, !dbg !483

14:                                               ; preds = %7
  %15 = load i32, ptr %2, align 4, !dbg !485
  %16 = add nsw i32 %15, 1, !dbg !485
  store i32 %16, ptr %2, align 4, !dbg !485
  br label %4, !dbg !486, !llvm.loop !487

17:                                               ; preds = %4
    #dbg_declare(ptr %3, !489, !DIExpression(), !490)
  %18 = load i32, ptr @bad, align 4, !dbg !491
  %19 = icmp ne i32 %18, 0, !dbg !491
  %20 = zext i1 %19 to i64, !dbg !491
  %21 = select i1 %19, i32 2, i32 1, !dbg !491
  store i32 %21, ptr %3, align 4, !dbg !490
  %22 = load i32, ptr %3, align 4, !dbg !492
  %23 = sext i32 %22 to i64, !dbg !493
  %24 = getelementptr inbounds [2 x [3 x i32]], ptr %1, i64 0, i64 %23, !dbg !493
  %25 = getelementptr inbounds [3 x i32], ptr %24, i64 0, i64 0, !dbg !493
  store i32 1, ptr %25, align 4, !dbg !494
  ret void, !dbg !495
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_union_member() #0 !dbg !496 {
  %1 = alloca %union.anon, align 2
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !497, !DIExpression(), !502)
  store i16 0, ptr %1, align 2, !dbg !503
    #dbg_declare(ptr %2, !504, !DIExpression(), !505)
  store ptr %1, ptr %2, align 8, !dbg !505
  %3 = load i32, ptr @bad, align 4, !dbg !506
  %4 = icmp ne i32 %3, 0, !dbg !506
  br i1 %4, label %5, label %7, !dbg !508

5:                                                ; preds = %0
  %6 = load ptr, ptr %2, align 8, !dbg !509
  store i32 1, ptr %6, align 4, !dbg !510
  br label %7, !dbg !511

7:                                                ; preds = %5, %0
  ret void, !dbg !512
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_use_after_return() #0 !dbg !513 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !514, !DIExpression(), !515)
  %3 = call ptr @escape(i32 noundef 3), !dbg !516
  store ptr %3, ptr %1, align 8, !dbg !515
    #dbg_declare(ptr %2, !517, !DIExpression(), !518)
  store i32 0, ptr %2, align 4, !dbg !518
  %4 = load i32, ptr @bad, align 4, !dbg !519
  %5 = icmp ne i32 %4, 0, !dbg !519
  br i1 %5, label %6, label %9, !dbg !521

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !522
  %8 = load i32, ptr %7, align 4, !dbg !523
  store i32 %8, ptr %2, align 4, !dbg !524
  br label %9, !dbg !525

9:                                                ; preds = %6, %0
  %10 = load i32, ptr %2, align 4, !dbg !526
  %11 = icmp ne i32 %10, 0, !dbg !526
  br i1 %11, label %12, label %13, !dbg !528

12:                                               ; preds = %9
  call void @abort() #7, !dbg !529
  unreachable, !dbg !529

13:                                               ; preds = %9
  ret void, !dbg !530
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @escape(i32 noundef %0) #0 !dbg !531 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !534, !DIExpression(), !535)
    #dbg_declare(ptr %3, !536, !DIExpression(), !537)
  %5 = load i32, ptr %2, align 4, !dbg !538
  store i32 %5, ptr %3, align 4, !dbg !537
    #dbg_declare(ptr %4, !539, !DIExpression(), !540)
  store ptr %3, ptr %4, align 8, !dbg !540
  %6 = load ptr, ptr %4, align 8, !dbg !541
  ret ptr %6, !dbg !542
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_returned_buffer() #0 !dbg !543 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !544, !DIExpression(), !545)
  %2 = call ptr @name_of(i32 noundef 3), !dbg !546
  store ptr %2, ptr %1, align 8, !dbg !545
  %3 = load i32, ptr @bad, align 4, !dbg !547
  %4 = icmp ne i32 %3, 0, !dbg !547
  br i1 %4, label %5, label %8, !dbg !549

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !550
  %7 = getelementptr inbounds i8, ptr %6, i64 0, !dbg !550
  store i8 78, ptr %7, align 1, !dbg !551
  br label %8, !dbg !550

8:                                                ; preds = %5, %0
  ret void, !dbg !552
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @name_of(i32 noundef %0) #0 !dbg !553 {
  %2 = alloca i32, align 4
  %3 = alloca [8 x i8], align 1
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !556, !DIExpression(), !557)
    #dbg_declare(ptr %3, !558, !DIExpression(), !560)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.name_of.text, i64 8, i1 false), !dbg !560
  %5 = load i32, ptr %2, align 4, !dbg !561
  %6 = add nsw i32 48, %5, !dbg !562
  %7 = trunc i32 %6 to i8, !dbg !563
  %8 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 4, !dbg !564
  store i8 %7, ptr %8, align 1, !dbg !565
    #dbg_declare(ptr %4, !566, !DIExpression(), !567)
  %9 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !568
  store ptr %9, ptr %4, align 8, !dbg !567
  %10 = load ptr, ptr %4, align 8, !dbg !569
  ret ptr %10, !dbg !570
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_stored_pointer() #0 !dbg !571 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !572, !DIExpression(), !573)
    #dbg_declare(ptr %2, !574, !DIExpression(), !576)
  %3 = call ptr @keep(ptr noundef %1), !dbg !577
  store ptr %3, ptr %2, align 8, !dbg !576
  %4 = load i32, ptr @bad, align 4, !dbg !578
  %5 = icmp ne i32 %4, 0, !dbg !578
  br i1 %5, label %6, label %9, !dbg !580

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !581
  %8 = load ptr, ptr %7, align 8, !dbg !582
  store i32 6, ptr %8, align 4, !dbg !583
  br label %9, !dbg !584

9:                                                ; preds = %6, %0
  ret void, !dbg !585
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @keep(ptr noundef %0) #0 !dbg !586 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !589, !DIExpression(), !590)
    #dbg_declare(ptr %3, !591, !DIExpression(), !592)
  store i32 5, ptr %3, align 4, !dbg !592
    #dbg_declare(ptr %4, !593, !DIExpression(), !594)
  store ptr %3, ptr %4, align 8, !dbg !594
  %5 = load ptr, ptr %4, align 8, !dbg !595
  %6 = load ptr, ptr %2, align 8, !dbg !596
  store ptr %5, ptr %6, align 8, !dbg !597
  %7 = load ptr, ptr %2, align 8, !dbg !598
  ret ptr %7, !dbg !599
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_argument_by_value() #0 !dbg !600 {
  %1 = alloca %struct.big, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !601, !DIExpression(), !606)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.stack_argument_by_value.b, i64 32, i1 false), !dbg !606
    #dbg_declare(ptr %2, !607, !DIExpression(), !608)
  %3 = getelementptr inbounds %struct.big, ptr %1, i32 0, i32 0, !dbg !609
  %4 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 0, !dbg !610
  store ptr %4, ptr %2, align 8, !dbg !608
  %5 = load ptr, ptr %2, align 8, !dbg !611
  %6 = load i32, ptr @bad, align 4, !dbg !613
  %7 = icmp ne i32 %6, 0, !dbg !613
  %8 = zext i1 %7 to i64, !dbg !613
  %9 = select i1 %7, i32 4, i32 3, !dbg !613
  %10 = sext i32 %9 to i64, !dbg !611
  %11 = getelementptr inbounds i64, ptr %5, i64 %10, !dbg !611
  %12 = load i64, ptr %11, align 8, !dbg !611
  %13 = icmp ne i64 %12, 4, !dbg !614
  br i1 %13, label %14, label %15, !dbg !615

14:                                               ; preds = %0
  call void @abort() #7, !dbg !616
  unreachable, !dbg !616

15:                                               ; preds = %0
  ret void, !dbg !617
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_jump_to_dead_frame() #0 !dbg !618 {
  %1 = load i32, ptr @bad, align 4, !dbg !619
  %2 = icmp ne i32 %1, 0, !dbg !619
  br i1 %2, label %3, label %4, !dbg !621

3:                                                ; preds = %0
  call void @arm(), !dbg !622
  call void @longjmp(ptr noundef @buffer, i32 noundef 1) #7, !dbg !624
  unreachable, !dbg !624

4:                                                ; preds = %0
  %5 = call i32 @_setjmp(ptr noundef @buffer) #8, !dbg !625
  %6 = icmp eq i32 %5, 0, !dbg !627
  br i1 %6, label %7, label %8, !dbg !628

7:                                                ; preds = %4
  call void @longjmp(ptr noundef @buffer, i32 noundef 1) #7, !dbg !629
  unreachable, !dbg !629

8:                                                ; preds = %4
  br label %9

9:                                                ; preds = %8
  ret void, !dbg !630
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @arm() #0 !dbg !631 {
  %1 = call i32 @_setjmp(ptr noundef @buffer) #8, !dbg !632
  %2 = icmp ne i32 %1, 0, !dbg !632
  br i1 %2, label %3, label %4, !dbg !634

3:                                                ; preds = %0
  call void @abort() #7, !dbg !635
  unreachable, !dbg !635

4:                                                ; preds = %0
  ret void, !dbg !636
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #3

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_parameter() #0 !dbg !637 {
  %1 = alloca %struct.fault_case, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !638, !DIExpression(), !639)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.stack_parameter.c, i64 24, i1 false), !dbg !639
    #dbg_declare(ptr %2, !640, !DIExpression(), !641)
  %3 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !642
  %4 = getelementptr inbounds i8, ptr %3, i64 -1, !dbg !643
  store ptr %4, ptr %2, align 8, !dbg !641
  %5 = load ptr, ptr %2, align 8, !dbg !644
  %6 = load i32, ptr @bad, align 4, !dbg !645
  %7 = sext i32 %6 to i64, !dbg !644
  %8 = getelementptr inbounds i8, ptr %5, i64 %7, !dbg !644
  store i8 0, ptr %8, align 1, !dbg !646
  ret void, !dbg !647
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_overflow() #0 !dbg !648 {
  %1 = load i32, ptr @bad, align 4, !dbg !649
  %2 = icmp ne i32 %1, 0, !dbg !649
  %3 = zext i1 %2 to i64, !dbg !649
  %4 = select i1 %2, i32 1000000, i32 100, !dbg !649
  %5 = call i32 @depth(i32 noundef %4), !dbg !651
  %6 = icmp slt i32 %5, 100, !dbg !652
  br i1 %6, label %7, label %8, !dbg !653

7:                                                ; preds = %0
  call void @abort() #7, !dbg !654
  unreachable, !dbg !654

8:                                                ; preds = %0
  ret void, !dbg !655
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @depth(i32 noundef %0) #0 !dbg !656 {
  %2 = alloca i32, align 4
  %3 = alloca [1000 x i8], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !659, !DIExpression(), !660)
    #dbg_declare(ptr %3, !661, !DIExpression(), !665)
  %4 = load i32, ptr %2, align 4, !dbg !666
  %5 = srem i32 %4, 1000, !dbg !667
  %6 = sext i32 %5 to i64, !dbg !668
  %7 = getelementptr inbounds [1000 x i8], ptr %3, i64 0, i64 %6, !dbg !668
  store i8 1, ptr %7, align 1, !dbg !669
  %8 = load i32, ptr %2, align 4, !dbg !670
  %9 = icmp eq i32 %8, 0, !dbg !671
  br i1 %9, label %10, label %14, !dbg !670

10:                                               ; preds = %1
  %11 = getelementptr inbounds [1000 x i8], ptr %3, i64 0, i64 0, !dbg !672
  %12 = load i8, ptr %11, align 16, !dbg !672
  %13 = sext i8 %12 to i32, !dbg !672
  br label %19, !dbg !670

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4, !dbg !673
  %16 = sub nsw i32 %15, 1, !dbg !674
  %17 = call i32 @depth(i32 noundef %16), !dbg !675
  %18 = add nsw i32 %17, 1, !dbg !676
  br label %19, !dbg !670

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ %18, %14 ], !dbg !670
  ret i32 %20, !dbg !677
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_overflow_of_unused_room() #0 !dbg !678 {
  %1 = load i32, ptr @bad, align 4, !dbg !679
  %2 = icmp ne i32 %1, 0, !dbg !679
  %3 = zext i1 %2 to i64, !dbg !679
  %4 = select i1 %2, i32 200, i32 10, !dbg !679
  %5 = call i32 @hollow(i32 noundef %4), !dbg !681
  %6 = icmp slt i32 %5, 10, !dbg !682
  br i1 %6, label %7, label %8, !dbg !683

7:                                                ; preds = %0
  call void @abort() #7, !dbg !684
  unreachable, !dbg !684

8:                                                ; preds = %0
  ret void, !dbg !685
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hollow(i32 noundef %0) #0 !dbg !686 {
  %2 = alloca i32, align 4
  %3 = alloca [100000 x i8], align 16
  %4 = alloca [100000 x i8], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !687, !DIExpression(), !688)
    #dbg_declare(ptr %3, !689, !DIExpression(), !693)
    #dbg_declare(ptr %4, !694, !DIExpression(), !696)
  %5 = getelementptr inbounds [100000 x i8], ptr %3, i64 0, i64 0, !dbg !697
  store volatile i8 1, ptr %5, align 16, !dbg !698
  %6 = load i32, ptr %2, align 4, !dbg !699
  %7 = icmp eq i32 %6, 0, !dbg !700
  br i1 %7, label %8, label %12, !dbg !699

8:                                                ; preds = %1
  %9 = getelementptr inbounds [100000 x i8], ptr %3, i64 0, i64 0, !dbg !701
  %10 = load volatile i8, ptr %9, align 16, !dbg !701
  %11 = sext i8 %10 to i32, !dbg !701
  br label %17, !dbg !699

12:                                               ; preds = %1
  %13 = load i32, ptr %2, align 4, !dbg !702
  %14 = sub nsw i32 %13, 1, !dbg !703
  %15 = call i32 @hollow(i32 noundef %14), !dbg !704
  %16 = add nsw i32 %15, 1, !dbg !705
  br label %17, !dbg !699

17:                                               ; preds = %12, %8
  %18 = phi i32 [ %11, %8 ], [ %16, %12 ], !dbg !699
  ret i32 %18, !dbg !706
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stack_too_large_array() #0 !dbg !707 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %1, !708, !DIExpression(), !709)
  %4 = load i32, ptr @bad, align 4, !dbg !710
  %5 = icmp ne i32 %4, 0, !dbg !710
  %6 = zext i1 %5 to i64, !dbg !710
  %7 = select i1 %5, i64 4294967296, i64 16, !dbg !710
  store i64 %7, ptr %1, align 8, !dbg !709
  %8 = load i64, ptr %1, align 8, !dbg !711
  %9 = call ptr @llvm.stacksave.p0(), !dbg !712
  store ptr %9, ptr %2, align 8, !dbg !712
  %10 = alloca i8, i64 %8, align 16, !dbg !712
  store i64 %8, ptr %3, align 8, !dbg !712
    #dbg_declare(ptr %3, !713, !DIExpression(), !714)
    #dbg_declare(ptr %10, !715, !DIExpression(), !719)
  %11 = getelementptr inbounds i8, ptr %10, i64 0, !dbg !720
  store i8 1, ptr %11, align 16, !dbg !721
  %12 = load ptr, ptr %2, align 8, !dbg !722
  call void @llvm.stackrestore.p0(ptr %12), !dbg !722
  ret void, !dbg !722
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
!llvm.module.flags = !{!190, !191, !192, !193, !194, !195, !196}
!llvm.ident = !{!197}

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
!10 = !DIFile(filename: "tests/faults/stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "fe994bf2ce0d5f3d4e29fd9b5cc3fe85")
!11 = !{!12, !15, !16, !18, !4}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!19 = !{!0, !20, !7, !33, !38, !40, !45, !47, !52, !54, !59, !61, !66, !68, !70, !72, !74, !76, !81, !83, !85, !87, !92, !94, !96, !98, !103, !105, !110, !112, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !162, !165, !167, !172, !177, !179, !184, !186, !188}
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
!180 = distinct !DIGlobalVariable(scope: null, file: !10, line: 219, type: !181, isLocal: true, isDefinition: true)
!181 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !182)
!182 = !{!183}
!183 = !DISubrange(count: 30)
!184 = !DIGlobalVariableExpression(var: !185, expr: !DIExpression())
!185 = distinct !DIGlobalVariable(name: "entry_stack_overflow_of_unused_room", scope: !9, file: !10, line: 219, type: !23, isLocal: true, isDefinition: true)
!186 = !DIGlobalVariableExpression(var: !187, expr: !DIExpression())
!187 = distinct !DIGlobalVariable(scope: null, file: !10, line: 225, type: !78, isLocal: true, isDefinition: true)
!188 = !DIGlobalVariableExpression(var: !189, expr: !DIExpression())
!189 = distinct !DIGlobalVariable(name: "entry_stack_too_large_array", scope: !9, file: !10, line: 225, type: !23, isLocal: true, isDefinition: true)
!190 = !{i32 7, !"Dwarf Version", i32 5}
!191 = !{i32 2, !"Debug Info Version", i32 3}
!192 = !{i32 1, !"wchar_size", i32 4}
!193 = !{i32 8, !"PIC Level", i32 2}
!194 = !{i32 7, !"PIE Level", i32 2}
!195 = !{i32 7, !"uwtable", i32 2}
!196 = !{i32 7, !"frame-pointer", i32 2}
!197 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!198 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !199, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !202)
!199 = !DISubroutineType(types: !200)
!200 = !{!14, !14, !201}
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!202 = !{}
!203 = !DILocalVariable(name: "argc", arg: 1, scope: !198, file: !2, line: 30, type: !14)
!204 = !DILocation(line: 30, column: 14, scope: !198)
!205 = !DILocalVariable(name: "argv", arg: 2, scope: !198, file: !2, line: 30, type: !201)
!206 = !DILocation(line: 30, column: 27, scope: !198)
!207 = !DILocation(line: 32, column: 11, scope: !198)
!208 = !DILocation(line: 32, column: 16, scope: !198)
!209 = !DILocation(line: 32, column: 20, scope: !198)
!210 = !DILocation(line: 32, column: 30, scope: !198)
!211 = !DILocation(line: 32, column: 23, scope: !198)
!212 = !DILocation(line: 32, column: 46, scope: !198)
!213 = !DILocation(line: 0, scope: !198)
!214 = !DILocation(line: 32, column: 9, scope: !198)
!215 = !DILocalVariable(name: "c", scope: !216, file: !2, line: 33, type: !22)
!216 = distinct !DILexicalBlock(scope: !198, file: !2, line: 33, column: 5)
!217 = !DILocation(line: 33, column: 29, scope: !216)
!218 = !DILocation(line: 33, column: 33, scope: !216)
!219 = !DILocation(line: 33, column: 10, scope: !216)
!220 = !DILocation(line: 33, column: 44, scope: !221)
!221 = distinct !DILexicalBlock(scope: !216, file: !2, line: 33, column: 5)
!222 = !DILocation(line: 33, column: 5, scope: !216)
!223 = !DILocation(line: 34, column: 13, scope: !224)
!224 = distinct !DILexicalBlock(scope: !221, file: !2, line: 34, column: 13)
!225 = !DILocation(line: 34, column: 18, scope: !224)
!226 = !DILocation(line: 34, column: 22, scope: !224)
!227 = !DILocation(line: 34, column: 32, scope: !224)
!228 = !DILocation(line: 34, column: 41, scope: !224)
!229 = !DILocation(line: 34, column: 44, scope: !224)
!230 = !DILocation(line: 34, column: 25, scope: !224)
!231 = !DILocation(line: 34, column: 50, scope: !224)
!232 = !DILocation(line: 34, column: 13, scope: !221)
!233 = !DILocation(line: 35, column: 13, scope: !234)
!234 = distinct !DILexicalBlock(scope: !224, file: !2, line: 34, column: 56)
!235 = !DILocation(line: 35, column: 16, scope: !234)
!236 = !DILocation(line: 36, column: 13, scope: !234)
!237 = !DILocation(line: 34, column: 53, scope: !224)
!238 = !DILocation(line: 33, column: 51, scope: !221)
!239 = !DILocation(line: 33, column: 54, scope: !221)
!240 = !DILocation(line: 33, column: 49, scope: !221)
!241 = !DILocation(line: 33, column: 5, scope: !221)
!242 = distinct !{!242, !222, !243, !244}
!243 = !DILocation(line: 37, column: 9, scope: !216)
!244 = !{!"llvm.loop.mustprogress"}
!245 = !DILocation(line: 38, column: 5, scope: !198)
!246 = !DILocation(line: 39, column: 1, scope: !198)
!247 = distinct !DISubprogram(name: "add_stack_last_bytes_straddle", scope: !10, file: !10, line: 7, type: !30, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!248 = !DILocation(line: 7, column: 1, scope: !247)
!249 = distinct !DISubprogram(name: "add_stack_wide_before_start", scope: !10, file: !10, line: 14, type: !30, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!250 = !DILocation(line: 14, column: 1, scope: !249)
!251 = distinct !DISubprogram(name: "add_stack_write_past_end", scope: !10, file: !10, line: 21, type: !30, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!252 = !DILocation(line: 21, column: 1, scope: !251)
!253 = distinct !DISubprogram(name: "add_stack_write_before_start", scope: !10, file: !10, line: 27, type: !30, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!254 = !DILocation(line: 27, column: 1, scope: !253)
!255 = distinct !DISubprogram(name: "add_stack_read_past_end", scope: !10, file: !10, line: 33, type: !30, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!256 = !DILocation(line: 33, column: 1, scope: !255)
!257 = distinct !DISubprogram(name: "add_stack_next_variable", scope: !10, file: !10, line: 43, type: !30, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!258 = !DILocation(line: 43, column: 1, scope: !257)
!259 = distinct !DISubprogram(name: "add_stack_struct_member", scope: !10, file: !10, line: 55, type: !30, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!260 = !DILocation(line: 55, column: 1, scope: !259)
!261 = distinct !DISubprogram(name: "add_stack_of_struct_array", scope: !10, file: !10, line: 65, type: !30, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!262 = !DILocation(line: 65, column: 1, scope: !261)
!263 = distinct !DISubprogram(name: "add_stack_variable_length", scope: !10, file: !10, line: 74, type: !30, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!264 = !DILocation(line: 74, column: 1, scope: !263)
!265 = distinct !DISubprogram(name: "add_stack_alloca", scope: !10, file: !10, line: 81, type: !30, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!266 = !DILocation(line: 81, column: 1, scope: !265)
!267 = distinct !DISubprogram(name: "add_stack_scalar_through_cast", scope: !10, file: !10, line: 87, type: !30, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!268 = !DILocation(line: 87, column: 1, scope: !267)
!269 = distinct !DISubprogram(name: "add_stack_matrix_row", scope: !10, file: !10, line: 96, type: !30, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!270 = !DILocation(line: 96, column: 1, scope: !269)
!271 = distinct !DISubprogram(name: "add_stack_union_member", scope: !10, file: !10, line: 105, type: !30, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!272 = !DILocation(line: 105, column: 1, scope: !271)
!273 = distinct !DISubprogram(name: "add_stack_use_after_return", scope: !10, file: !10, line: 124, type: !30, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!274 = !DILocation(line: 124, column: 1, scope: !273)
!275 = distinct !DISubprogram(name: "add_stack_returned_buffer", scope: !10, file: !10, line: 142, type: !30, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!276 = !DILocation(line: 142, column: 1, scope: !275)
!277 = distinct !DISubprogram(name: "add_stack_stored_pointer", scope: !10, file: !10, line: 157, type: !30, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!278 = !DILocation(line: 157, column: 1, scope: !277)
!279 = distinct !DISubprogram(name: "add_stack_argument_by_value", scope: !10, file: !10, line: 165, type: !30, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!280 = !DILocation(line: 165, column: 1, scope: !279)
!281 = distinct !DISubprogram(name: "add_stack_jump_to_dead_frame", scope: !10, file: !10, line: 182, type: !30, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!282 = !DILocation(line: 182, column: 1, scope: !281)
!283 = distinct !DISubprogram(name: "add_stack_parameter", scope: !10, file: !10, line: 191, type: !30, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!284 = !DILocation(line: 191, column: 1, scope: !283)
!285 = distinct !DISubprogram(name: "add_stack_overflow", scope: !10, file: !10, line: 205, type: !30, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!286 = !DILocation(line: 205, column: 1, scope: !285)
!287 = distinct !DISubprogram(name: "add_stack_overflow_of_unused_room", scope: !10, file: !10, line: 219, type: !30, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!288 = !DILocation(line: 219, column: 1, scope: !287)
!289 = distinct !DISubprogram(name: "add_stack_too_large_array", scope: !10, file: !10, line: 225, type: !30, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!290 = !DILocation(line: 225, column: 1, scope: !289)
!291 = distinct !DISubprogram(name: "stack_last_bytes_straddle", scope: !10, file: !10, line: 7, type: !30, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!292 = !DILocalVariable(name: "a", scope: !291, file: !10, line: 9, type: !293)
!293 = !DICompositeType(tag: DW_TAG_array_type, baseType: !294, size: 80, elements: !295)
!294 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !4)
!295 = !{!296}
!296 = !DISubrange(count: 10)
!297 = !DILocation(line: 9, column: 19, scope: !291)
!298 = !DILocation(line: 10, column: 5, scope: !291)
!299 = !DILocation(line: 10, column: 10, scope: !291)
!300 = !DILocation(line: 11, column: 23, scope: !291)
!301 = !DILocation(line: 11, column: 28, scope: !291)
!302 = !DILocation(line: 11, column: 25, scope: !291)
!303 = !DILocation(line: 11, column: 42, scope: !291)
!304 = !DILocation(line: 12, column: 1, scope: !291)
!305 = distinct !DISubprogram(name: "stack_wide_before_start", scope: !10, file: !10, line: 14, type: !30, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!306 = !DILocalVariable(name: "a", scope: !305, file: !10, line: 16, type: !293)
!307 = !DILocation(line: 16, column: 19, scope: !305)
!308 = !DILocation(line: 17, column: 5, scope: !305)
!309 = !DILocation(line: 17, column: 10, scope: !305)
!310 = !DILocation(line: 18, column: 23, scope: !305)
!311 = !DILocation(line: 18, column: 28, scope: !305)
!312 = !DILocation(line: 18, column: 25, scope: !305)
!313 = !DILocation(line: 18, column: 42, scope: !305)
!314 = !DILocation(line: 19, column: 1, scope: !305)
!315 = distinct !DISubprogram(name: "stack_write_past_end", scope: !10, file: !10, line: 21, type: !30, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!316 = !DILocalVariable(name: "a", scope: !315, file: !10, line: 23, type: !317)
!317 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !5)
!318 = !DILocation(line: 23, column: 9, scope: !315)
!319 = !DILocation(line: 24, column: 7, scope: !315)
!320 = !DILocation(line: 24, column: 5, scope: !315)
!321 = !DILocation(line: 24, column: 20, scope: !315)
!322 = !DILocation(line: 25, column: 1, scope: !315)
!323 = distinct !DISubprogram(name: "stack_write_before_start", scope: !10, file: !10, line: 27, type: !30, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!324 = !DILocalVariable(name: "a", scope: !323, file: !10, line: 29, type: !317)
!325 = !DILocation(line: 29, column: 9, scope: !323)
!326 = !DILocation(line: 30, column: 7, scope: !323)
!327 = !DILocation(line: 30, column: 5, scope: !323)
!328 = !DILocation(line: 30, column: 21, scope: !323)
!329 = !DILocation(line: 31, column: 1, scope: !323)
!330 = distinct !DISubprogram(name: "stack_read_past_end", scope: !10, file: !10, line: 33, type: !30, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!331 = !DILocalVariable(name: "text", scope: !330, file: !10, line: 35, type: !3)
!332 = !DILocation(line: 35, column: 10, scope: !330)
!333 = !DILocalVariable(name: "sum", scope: !330, file: !10, line: 36, type: !14)
!334 = !DILocation(line: 36, column: 9, scope: !330)
!335 = !DILocalVariable(name: "i", scope: !336, file: !10, line: 37, type: !14)
!336 = distinct !DILexicalBlock(scope: !330, file: !10, line: 37, column: 5)
!337 = !DILocation(line: 37, column: 14, scope: !336)
!338 = !DILocation(line: 37, column: 10, scope: !336)
!339 = !DILocation(line: 37, column: 21, scope: !340)
!340 = distinct !DILexicalBlock(scope: !336, file: !10, line: 37, column: 5)
!341 = !DILocation(line: 37, column: 27, scope: !340)
!342 = !DILocation(line: 37, column: 23, scope: !340)
!343 = !DILocation(line: 37, column: 5, scope: !336)
!344 = !DILocation(line: 38, column: 21, scope: !340)
!345 = !DILocation(line: 38, column: 16, scope: !340)
!346 = !DILocation(line: 38, column: 13, scope: !340)
!347 = !DILocation(line: 38, column: 9, scope: !340)
!348 = !DILocation(line: 37, column: 42, scope: !340)
!349 = !DILocation(line: 37, column: 5, scope: !340)
!350 = distinct !{!350, !343, !351, !244}
!351 = !DILocation(line: 38, column: 22, scope: !336)
!352 = !DILocation(line: 39, column: 9, scope: !353)
!353 = distinct !DILexicalBlock(scope: !330, file: !10, line: 39, column: 9)
!354 = !DILocation(line: 39, column: 13, scope: !353)
!355 = !DILocation(line: 39, column: 9, scope: !330)
!356 = !DILocation(line: 40, column: 9, scope: !353)
!357 = !DILocation(line: 41, column: 1, scope: !330)
!358 = distinct !DISubprogram(name: "stack_next_variable", scope: !10, file: !10, line: 43, type: !30, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!359 = !DILocalVariable(name: "before", scope: !358, file: !10, line: 45, type: !360)
!360 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !170)
!361 = !DILocation(line: 45, column: 9, scope: !358)
!362 = !DILocalVariable(name: "middle", scope: !358, file: !10, line: 46, type: !360)
!363 = !DILocation(line: 46, column: 9, scope: !358)
!364 = !DILocalVariable(name: "after", scope: !358, file: !10, line: 47, type: !360)
!365 = !DILocation(line: 47, column: 9, scope: !358)
!366 = !DILocalVariable(name: "p", scope: !358, file: !10, line: 48, type: !18)
!367 = !DILocation(line: 48, column: 10, scope: !358)
!368 = !DILocation(line: 48, column: 14, scope: !358)
!369 = !DILocation(line: 49, column: 10, scope: !358)
!370 = !DILocation(line: 49, column: 7, scope: !358)
!371 = !DILocalVariable(name: "x", scope: !358, file: !10, line: 50, type: !14)
!372 = !DILocation(line: 50, column: 9, scope: !358)
!373 = !DILocation(line: 50, column: 14, scope: !358)
!374 = !DILocation(line: 50, column: 13, scope: !358)
!375 = !DILocation(line: 51, column: 9, scope: !376)
!376 = distinct !DILexicalBlock(scope: !358, file: !10, line: 51, column: 9)
!377 = !DILocation(line: 51, column: 11, scope: !376)
!378 = !DILocation(line: 51, column: 16, scope: !376)
!379 = !DILocation(line: 51, column: 19, scope: !376)
!380 = !DILocation(line: 51, column: 31, scope: !376)
!381 = !DILocation(line: 51, column: 29, scope: !376)
!382 = !DILocation(line: 51, column: 40, scope: !376)
!383 = !DILocation(line: 51, column: 9, scope: !358)
!384 = !DILocation(line: 52, column: 9, scope: !376)
!385 = !DILocation(line: 53, column: 1, scope: !358)
!386 = distinct !DISubprogram(name: "stack_struct_member", scope: !10, file: !10, line: 55, type: !30, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!387 = !DILocalVariable(name: "s", scope: !386, file: !10, line: 60, type: !388)
!388 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !386, file: !10, line: 57, size: 64, elements: !389)
!389 = !{!390, !391}
!390 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !388, file: !10, line: 58, baseType: !3, size: 32)
!391 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !388, file: !10, line: 59, baseType: !14, size: 32, offset: 32)
!392 = !DILocation(line: 60, column: 7, scope: !386)
!393 = !DILocalVariable(name: "p", scope: !386, file: !10, line: 61, type: !15)
!394 = !DILocation(line: 61, column: 11, scope: !386)
!395 = !DILocation(line: 62, column: 5, scope: !386)
!396 = !DILocation(line: 62, column: 7, scope: !386)
!397 = !DILocation(line: 62, column: 20, scope: !386)
!398 = !DILocation(line: 63, column: 1, scope: !386)
!399 = distinct !DISubprogram(name: "stack_of_struct_array", scope: !10, file: !10, line: 65, type: !30, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!400 = !DILocalVariable(name: "points", scope: !399, file: !10, line: 69, type: !401)
!401 = !DICompositeType(tag: DW_TAG_array_type, baseType: !402, size: 144, elements: !408)
!402 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !399, file: !10, line: 67, size: 48, elements: !403)
!403 = !{!404, !406, !407}
!404 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !402, file: !10, line: 68, baseType: !405, size: 16)
!405 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!406 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !402, file: !10, line: 68, baseType: !405, size: 16, offset: 16)
!407 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !402, file: !10, line: 68, baseType: !405, size: 16, offset: 32)
!408 = !{!409}
!409 = !DISubrange(count: 3)
!410 = !DILocation(line: 69, column: 7, scope: !399)
!411 = !DILocalVariable(name: "i", scope: !412, file: !10, line: 70, type: !14)
!412 = distinct !DILexicalBlock(scope: !399, file: !10, line: 70, column: 5)
!413 = !DILocation(line: 70, column: 14, scope: !412)
!414 = !DILocation(line: 70, column: 10, scope: !412)
!415 = !DILocation(line: 70, column: 21, scope: !416)
!416 = distinct !DILexicalBlock(scope: !412, file: !10, line: 70, column: 5)
!417 = !DILocation(line: 70, column: 29, scope: !416)
!418 = !DILocation(line: 70, column: 27, scope: !416)
!419 = !DILocation(line: 70, column: 23, scope: !416)
!420 = !DILocation(line: 70, column: 5, scope: !412)
!421 = !DILocation(line: 71, column: 16, scope: !416)
!422 = !DILocation(line: 71, column: 9, scope: !416)
!423 = !DILocation(line: 71, column: 19, scope: !416)
!424 = !DILocation(line: 71, column: 21, scope: !416)
!425 = !DILocation(line: 70, column: 35, scope: !416)
!426 = !DILocation(line: 70, column: 5, scope: !416)
!427 = distinct !{!427, !420, !428, !244}
!428 = !DILocation(line: 71, column: 23, scope: !412)
!429 = !DILocation(line: 72, column: 1, scope: !399)
!430 = distinct !DISubprogram(name: "stack_variable_length", scope: !10, file: !10, line: 74, type: !30, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!431 = !DILocalVariable(name: "n", scope: !430, file: !10, line: 76, type: !14)
!432 = !DILocation(line: 76, column: 9, scope: !430)
!433 = !DILocation(line: 76, column: 13, scope: !430)
!434 = !DILocation(line: 77, column: 12, scope: !430)
!435 = !DILocation(line: 77, column: 5, scope: !430)
!436 = !DILocalVariable(name: "__vla_expr0", scope: !430, type: !157, flags: DIFlagArtificial)
!437 = !DILocation(line: 0, scope: !430)
!438 = !DILocalVariable(name: "a", scope: !430, file: !10, line: 77, type: !439)
!439 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, elements: !440)
!440 = !{!441}
!441 = !DISubrange(count: !436)
!442 = !DILocation(line: 77, column: 10, scope: !430)
!443 = !DILocation(line: 78, column: 5, scope: !430)
!444 = !DILocation(line: 78, column: 10, scope: !430)
!445 = !DILocation(line: 79, column: 1, scope: !430)
!446 = distinct !DISubprogram(name: "stack_alloca", scope: !10, file: !10, line: 81, type: !30, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!447 = !DILocalVariable(name: "p", scope: !446, file: !10, line: 83, type: !15)
!448 = !DILocation(line: 83, column: 11, scope: !446)
!449 = !DILocation(line: 83, column: 15, scope: !446)
!450 = !DILocation(line: 84, column: 5, scope: !446)
!451 = !DILocation(line: 84, column: 7, scope: !446)
!452 = !DILocation(line: 84, column: 21, scope: !446)
!453 = !DILocation(line: 85, column: 1, scope: !446)
!454 = distinct !DISubprogram(name: "stack_scalar_through_cast", scope: !10, file: !10, line: 87, type: !30, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!455 = !DILocalVariable(name: "x", scope: !454, file: !10, line: 89, type: !14)
!456 = !DILocation(line: 89, column: 9, scope: !454)
!457 = !DILocation(line: 90, column: 9, scope: !458)
!458 = distinct !DILexicalBlock(scope: !454, file: !10, line: 90, column: 9)
!459 = !DILocation(line: 90, column: 9, scope: !454)
!460 = !DILocation(line: 91, column: 21, scope: !458)
!461 = !DILocation(line: 91, column: 9, scope: !458)
!462 = !DILocation(line: 92, column: 9, scope: !463)
!463 = distinct !DILexicalBlock(scope: !454, file: !10, line: 92, column: 9)
!464 = !DILocation(line: 92, column: 9, scope: !454)
!465 = !DILocation(line: 93, column: 9, scope: !463)
!466 = !DILocation(line: 94, column: 1, scope: !454)
!467 = distinct !DISubprogram(name: "stack_matrix_row", scope: !10, file: !10, line: 96, type: !30, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!468 = !DILocalVariable(name: "m", scope: !467, file: !10, line: 98, type: !469)
!469 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 192, elements: !470)
!470 = !{!171, !409}
!471 = !DILocation(line: 98, column: 9, scope: !467)
!472 = !DILocalVariable(name: "i", scope: !473, file: !10, line: 99, type: !14)
!473 = distinct !DILexicalBlock(scope: !467, file: !10, line: 99, column: 5)
!474 = !DILocation(line: 99, column: 14, scope: !473)
!475 = !DILocation(line: 99, column: 10, scope: !473)
!476 = !DILocation(line: 99, column: 21, scope: !477)
!477 = distinct !DILexicalBlock(scope: !473, file: !10, line: 99, column: 5)
!478 = !DILocation(line: 99, column: 23, scope: !477)
!479 = !DILocation(line: 99, column: 5, scope: !473)
!480 = !DILocation(line: 100, column: 25, scope: !477)
!481 = !DILocation(line: 100, column: 11, scope: !477)
!482 = !DILocation(line: 100, column: 20, scope: !477)
!483 = !DILocation(line: 100, column: 9, scope: !477)
!484 = !DILocation(line: 100, column: 23, scope: !477)
!485 = !DILocation(line: 99, column: 29, scope: !477)
!486 = !DILocation(line: 99, column: 5, scope: !477)
!487 = distinct !{!487, !479, !488, !244}
!488 = !DILocation(line: 100, column: 25, scope: !473)
!489 = !DILocalVariable(name: "i", scope: !467, file: !10, line: 101, type: !14)
!490 = !DILocation(line: 101, column: 9, scope: !467)
!491 = !DILocation(line: 101, column: 13, scope: !467)
!492 = !DILocation(line: 102, column: 7, scope: !467)
!493 = !DILocation(line: 102, column: 5, scope: !467)
!494 = !DILocation(line: 102, column: 13, scope: !467)
!495 = !DILocation(line: 103, column: 1, scope: !467)
!496 = distinct !DISubprogram(name: "stack_union_member", scope: !10, file: !10, line: 105, type: !30, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!497 = !DILocalVariable(name: "u", scope: !496, file: !10, line: 110, type: !498)
!498 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !496, file: !10, line: 107, size: 16, elements: !499)
!499 = !{!500, !501}
!500 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !498, file: !10, line: 108, baseType: !4, size: 8)
!501 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !498, file: !10, line: 109, baseType: !405, size: 16)
!502 = !DILocation(line: 110, column: 7, scope: !496)
!503 = !DILocation(line: 111, column: 12, scope: !496)
!504 = !DILocalVariable(name: "word", scope: !496, file: !10, line: 112, type: !18)
!505 = !DILocation(line: 112, column: 10, scope: !496)
!506 = !DILocation(line: 113, column: 9, scope: !507)
!507 = distinct !DILexicalBlock(scope: !496, file: !10, line: 113, column: 9)
!508 = !DILocation(line: 113, column: 9, scope: !496)
!509 = !DILocation(line: 114, column: 10, scope: !507)
!510 = !DILocation(line: 114, column: 15, scope: !507)
!511 = !DILocation(line: 114, column: 9, scope: !507)
!512 = !DILocation(line: 115, column: 1, scope: !496)
!513 = distinct !DISubprogram(name: "stack_use_after_return", scope: !10, file: !10, line: 124, type: !30, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!514 = !DILocalVariable(name: "p", scope: !513, file: !10, line: 126, type: !18)
!515 = !DILocation(line: 126, column: 10, scope: !513)
!516 = !DILocation(line: 126, column: 14, scope: !513)
!517 = !DILocalVariable(name: "x", scope: !513, file: !10, line: 127, type: !14)
!518 = !DILocation(line: 127, column: 9, scope: !513)
!519 = !DILocation(line: 128, column: 9, scope: !520)
!520 = distinct !DILexicalBlock(scope: !513, file: !10, line: 128, column: 9)
!521 = !DILocation(line: 128, column: 9, scope: !513)
!522 = !DILocation(line: 129, column: 14, scope: !520)
!523 = !DILocation(line: 129, column: 13, scope: !520)
!524 = !DILocation(line: 129, column: 11, scope: !520)
!525 = !DILocation(line: 129, column: 9, scope: !520)
!526 = !DILocation(line: 130, column: 9, scope: !527)
!527 = distinct !DILexicalBlock(scope: !513, file: !10, line: 130, column: 9)
!528 = !DILocation(line: 130, column: 9, scope: !513)
!529 = !DILocation(line: 131, column: 9, scope: !527)
!530 = !DILocation(line: 132, column: 1, scope: !513)
!531 = distinct !DISubprogram(name: "escape", scope: !10, file: !10, line: 117, type: !532, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!532 = !DISubroutineType(types: !533)
!533 = !{!18, !14}
!534 = !DILocalVariable(name: "x", arg: 1, scope: !531, file: !10, line: 117, type: !14)
!535 = !DILocation(line: 117, column: 24, scope: !531)
!536 = !DILocalVariable(name: "local", scope: !531, file: !10, line: 119, type: !14)
!537 = !DILocation(line: 119, column: 9, scope: !531)
!538 = !DILocation(line: 119, column: 17, scope: !531)
!539 = !DILocalVariable(name: "p", scope: !531, file: !10, line: 120, type: !18)
!540 = !DILocation(line: 120, column: 10, scope: !531)
!541 = !DILocation(line: 121, column: 12, scope: !531)
!542 = !DILocation(line: 121, column: 5, scope: !531)
!543 = distinct !DISubprogram(name: "stack_returned_buffer", scope: !10, file: !10, line: 142, type: !30, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!544 = !DILocalVariable(name: "name", scope: !543, file: !10, line: 144, type: !15)
!545 = !DILocation(line: 144, column: 11, scope: !543)
!546 = !DILocation(line: 144, column: 18, scope: !543)
!547 = !DILocation(line: 145, column: 9, scope: !548)
!548 = distinct !DILexicalBlock(scope: !543, file: !10, line: 145, column: 9)
!549 = !DILocation(line: 145, column: 9, scope: !543)
!550 = !DILocation(line: 146, column: 9, scope: !548)
!551 = !DILocation(line: 146, column: 17, scope: !548)
!552 = !DILocation(line: 147, column: 1, scope: !543)
!553 = distinct !DISubprogram(name: "name_of", scope: !10, file: !10, line: 134, type: !554, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!554 = !DISubroutineType(types: !555)
!555 = !{!15, !14}
!556 = !DILocalVariable(name: "n", arg: 1, scope: !553, file: !10, line: 134, type: !14)
!557 = !DILocation(line: 134, column: 26, scope: !553)
!558 = !DILocalVariable(name: "text", scope: !553, file: !10, line: 136, type: !559)
!559 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !147)
!560 = !DILocation(line: 136, column: 10, scope: !553)
!561 = !DILocation(line: 137, column: 28, scope: !553)
!562 = !DILocation(line: 137, column: 26, scope: !553)
!563 = !DILocation(line: 137, column: 15, scope: !553)
!564 = !DILocation(line: 137, column: 5, scope: !553)
!565 = !DILocation(line: 137, column: 13, scope: !553)
!566 = !DILocalVariable(name: "p", scope: !553, file: !10, line: 138, type: !15)
!567 = !DILocation(line: 138, column: 11, scope: !553)
!568 = !DILocation(line: 138, column: 15, scope: !553)
!569 = !DILocation(line: 139, column: 12, scope: !553)
!570 = !DILocation(line: 139, column: 5, scope: !553)
!571 = distinct !DISubprogram(name: "stack_stored_pointer", scope: !10, file: !10, line: 157, type: !30, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!572 = !DILocalVariable(name: "p", scope: !571, file: !10, line: 159, type: !18)
!573 = !DILocation(line: 159, column: 10, scope: !571)
!574 = !DILocalVariable(name: "q", scope: !571, file: !10, line: 160, type: !575)
!575 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!576 = !DILocation(line: 160, column: 11, scope: !571)
!577 = !DILocation(line: 160, column: 15, scope: !571)
!578 = !DILocation(line: 161, column: 9, scope: !579)
!579 = distinct !DILexicalBlock(scope: !571, file: !10, line: 161, column: 9)
!580 = !DILocation(line: 161, column: 9, scope: !571)
!581 = !DILocation(line: 162, column: 11, scope: !579)
!582 = !DILocation(line: 162, column: 10, scope: !579)
!583 = !DILocation(line: 162, column: 13, scope: !579)
!584 = !DILocation(line: 162, column: 9, scope: !579)
!585 = !DILocation(line: 163, column: 1, scope: !571)
!586 = distinct !DISubprogram(name: "keep", scope: !10, file: !10, line: 149, type: !587, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!587 = !DISubroutineType(types: !588)
!588 = !{!575, !575}
!589 = !DILocalVariable(name: "slot", arg: 1, scope: !586, file: !10, line: 149, type: !575)
!590 = !DILocation(line: 149, column: 25, scope: !586)
!591 = !DILocalVariable(name: "kept", scope: !586, file: !10, line: 151, type: !14)
!592 = !DILocation(line: 151, column: 9, scope: !586)
!593 = !DILocalVariable(name: "p", scope: !586, file: !10, line: 152, type: !18)
!594 = !DILocation(line: 152, column: 10, scope: !586)
!595 = !DILocation(line: 153, column: 13, scope: !586)
!596 = !DILocation(line: 153, column: 6, scope: !586)
!597 = !DILocation(line: 153, column: 11, scope: !586)
!598 = !DILocation(line: 154, column: 12, scope: !586)
!599 = !DILocation(line: 154, column: 5, scope: !586)
!600 = distinct !DISubprogram(name: "stack_argument_by_value", scope: !10, file: !10, line: 165, type: !30, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!601 = !DILocalVariable(name: "b", scope: !600, file: !10, line: 169, type: !602)
!602 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", scope: !600, file: !10, line: 167, size: 256, elements: !603)
!603 = !{!604}
!604 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !602, file: !10, line: 168, baseType: !605, size: 256)
!605 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !5)
!606 = !DILocation(line: 169, column: 7, scope: !600)
!607 = !DILocalVariable(name: "p", scope: !600, file: !10, line: 170, type: !16)
!608 = !DILocation(line: 170, column: 11, scope: !600)
!609 = !DILocation(line: 170, column: 17, scope: !600)
!610 = !DILocation(line: 170, column: 15, scope: !600)
!611 = !DILocation(line: 171, column: 9, scope: !612)
!612 = distinct !DILexicalBlock(scope: !600, file: !10, line: 171, column: 9)
!613 = !DILocation(line: 171, column: 11, scope: !612)
!614 = !DILocation(line: 171, column: 24, scope: !612)
!615 = !DILocation(line: 171, column: 9, scope: !600)
!616 = !DILocation(line: 172, column: 9, scope: !612)
!617 = !DILocation(line: 173, column: 1, scope: !600)
!618 = distinct !DISubprogram(name: "stack_jump_to_dead_frame", scope: !10, file: !10, line: 182, type: !30, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!619 = !DILocation(line: 184, column: 9, scope: !620)
!620 = distinct !DILexicalBlock(scope: !618, file: !10, line: 184, column: 9)
!621 = !DILocation(line: 184, column: 9, scope: !618)
!622 = !DILocation(line: 185, column: 9, scope: !623)
!623 = distinct !DILexicalBlock(scope: !620, file: !10, line: 184, column: 14)
!624 = !DILocation(line: 186, column: 9, scope: !623)
!625 = !DILocation(line: 187, column: 16, scope: !626)
!626 = distinct !DILexicalBlock(scope: !620, file: !10, line: 187, column: 16)
!627 = !DILocation(line: 187, column: 31, scope: !626)
!628 = !DILocation(line: 187, column: 16, scope: !620)
!629 = !DILocation(line: 188, column: 9, scope: !626)
!630 = !DILocation(line: 189, column: 1, scope: !618)
!631 = distinct !DISubprogram(name: "arm", scope: !10, file: !10, line: 176, type: !30, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!632 = !DILocation(line: 178, column: 9, scope: !633)
!633 = distinct !DILexicalBlock(scope: !631, file: !10, line: 178, column: 9)
!634 = !DILocation(line: 178, column: 9, scope: !631)
!635 = !DILocation(line: 179, column: 9, scope: !633)
!636 = !DILocation(line: 180, column: 1, scope: !631)
!637 = distinct !DISubprogram(name: "stack_parameter", scope: !10, file: !10, line: 191, type: !30, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!638 = !DILocalVariable(name: "c", scope: !637, file: !10, line: 193, type: !23)
!639 = !DILocation(line: 193, column: 23, scope: !637)
!640 = !DILocalVariable(name: "p", scope: !637, file: !10, line: 194, type: !15)
!641 = !DILocation(line: 194, column: 11, scope: !637)
!642 = !DILocation(line: 194, column: 26, scope: !637)
!643 = !DILocation(line: 194, column: 37, scope: !637)
!644 = !DILocation(line: 195, column: 5, scope: !637)
!645 = !DILocation(line: 195, column: 7, scope: !637)
!646 = !DILocation(line: 195, column: 12, scope: !637)
!647 = !DILocation(line: 196, column: 1, scope: !637)
!648 = distinct !DISubprogram(name: "stack_overflow", scope: !10, file: !10, line: 205, type: !30, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!649 = !DILocation(line: 207, column: 15, scope: !650)
!650 = distinct !DILexicalBlock(scope: !648, file: !10, line: 207, column: 9)
!651 = !DILocation(line: 207, column: 9, scope: !650)
!652 = !DILocation(line: 207, column: 36, scope: !650)
!653 = !DILocation(line: 207, column: 9, scope: !648)
!654 = !DILocation(line: 208, column: 9, scope: !650)
!655 = !DILocation(line: 209, column: 1, scope: !648)
!656 = distinct !DISubprogram(name: "depth", scope: !10, file: !10, line: 198, type: !657, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!657 = !DISubroutineType(types: !658)
!658 = !{!14, !14}
!659 = !DILocalVariable(name: "n", arg: 1, scope: !656, file: !10, line: 198, type: !14)
!660 = !DILocation(line: 198, column: 22, scope: !656)
!661 = !DILocalVariable(name: "room", scope: !656, file: !10, line: 200, type: !662)
!662 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8000, elements: !663)
!663 = !{!664}
!664 = !DISubrange(count: 1000)
!665 = !DILocation(line: 200, column: 10, scope: !656)
!666 = !DILocation(line: 201, column: 10, scope: !656)
!667 = !DILocation(line: 201, column: 12, scope: !656)
!668 = !DILocation(line: 201, column: 5, scope: !656)
!669 = !DILocation(line: 201, column: 20, scope: !656)
!670 = !DILocation(line: 202, column: 12, scope: !656)
!671 = !DILocation(line: 202, column: 14, scope: !656)
!672 = !DILocation(line: 202, column: 21, scope: !656)
!673 = !DILocation(line: 202, column: 37, scope: !656)
!674 = !DILocation(line: 202, column: 39, scope: !656)
!675 = !DILocation(line: 202, column: 31, scope: !656)
!676 = !DILocation(line: 202, column: 44, scope: !656)
!677 = !DILocation(line: 202, column: 5, scope: !656)
!678 = distinct !DISubprogram(name: "stack_overflow_of_unused_room", scope: !10, file: !10, line: 219, type: !30, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!679 = !DILocation(line: 221, column: 16, scope: !680)
!680 = distinct !DILexicalBlock(scope: !678, file: !10, line: 221, column: 9)
!681 = !DILocation(line: 221, column: 9, scope: !680)
!682 = !DILocation(line: 221, column: 32, scope: !680)
!683 = !DILocation(line: 221, column: 9, scope: !678)
!684 = !DILocation(line: 222, column: 9, scope: !680)
!685 = !DILocation(line: 223, column: 1, scope: !678)
!686 = distinct !DISubprogram(name: "hollow", scope: !10, file: !10, line: 211, type: !657, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!687 = !DILocalVariable(name: "n", arg: 1, scope: !686, file: !10, line: 211, type: !14)
!688 = !DILocation(line: 211, column: 23, scope: !686)
!689 = !DILocalVariable(name: "room", scope: !686, file: !10, line: 213, type: !690)
!690 = !DICompositeType(tag: DW_TAG_array_type, baseType: !294, size: 800000, elements: !691)
!691 = !{!692}
!692 = !DISubrange(count: 100000)
!693 = !DILocation(line: 213, column: 19, scope: !686)
!694 = !DILocalVariable(name: "unused", scope: !686, file: !10, line: 214, type: !695)
!695 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800000, elements: !691)
!696 = !DILocation(line: 214, column: 10, scope: !686)
!697 = !DILocation(line: 215, column: 5, scope: !686)
!698 = !DILocation(line: 215, column: 13, scope: !686)
!699 = !DILocation(line: 216, column: 12, scope: !686)
!700 = !DILocation(line: 216, column: 14, scope: !686)
!701 = !DILocation(line: 216, column: 21, scope: !686)
!702 = !DILocation(line: 216, column: 38, scope: !686)
!703 = !DILocation(line: 216, column: 40, scope: !686)
!704 = !DILocation(line: 216, column: 31, scope: !686)
!705 = !DILocation(line: 216, column: 45, scope: !686)
!706 = !DILocation(line: 216, column: 5, scope: !686)
!707 = distinct !DISubprogram(name: "stack_too_large_array", scope: !10, file: !10, line: 225, type: !30, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !202)
!708 = !DILocalVariable(name: "n", scope: !707, file: !10, line: 227, type: !157)
!709 = !DILocation(line: 227, column: 19, scope: !707)
!710 = !DILocation(line: 227, column: 23, scope: !707)
!711 = !DILocation(line: 228, column: 12, scope: !707)
!712 = !DILocation(line: 228, column: 5, scope: !707)
!713 = !DILocalVariable(name: "__vla_expr0", scope: !707, type: !157, flags: DIFlagArtificial)
!714 = !DILocation(line: 0, scope: !707)
!715 = !DILocalVariable(name: "a", scope: !707, file: !10, line: 228, type: !716)
!716 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !717)
!717 = !{!718}
!718 = !DISubrange(count: !713)
!719 = !DILocation(line: 228, column: 10, scope: !707)
!720 = !DILocation(line: 229, column: 5, scope: !707)
!721 = !DILocation(line: 229, column: 10, scope: !707)
!722 = !DILocation(line: 230, column: 1, scope: !707)
