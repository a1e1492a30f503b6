; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/arithmetic.c
; ModuleID = 'tests/faults/arithmetic.c'
source_filename = "tests/faults/arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.anon = type <{ i8, i32 }>

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !20
@entry_division_by_zero = internal global %struct.fault_case { ptr @.str.1, ptr @division_by_zero, ptr null }, align 8, !dbg !38
@entry_remainder_by_zero = internal global %struct.fault_case { ptr @.str.2, ptr @remainder_by_zero, ptr null }, align 8, !dbg !48
@entry_division_overflow = internal global %struct.fault_case { ptr @.str.3, ptr @division_overflow, ptr null }, align 8, !dbg !52
@entry_remainder_overflow = internal global %struct.fault_case { ptr @.str.4, ptr @remainder_overflow, ptr null }, align 8, !dbg !59
@entry_overflow_add = internal global %struct.fault_case { ptr @.str.5, ptr @overflow_add, ptr null }, align 8, !dbg !66
@entry_overflow_subtract = internal global %struct.fault_case { ptr @.str.6, ptr @overflow_subtract, ptr null }, align 8, !dbg !70
@entry_overflow_multiply = internal global %struct.fault_case { ptr @.str.7, ptr @overflow_multiply, ptr null }, align 8, !dbg !74
@entry_overflow_negate = internal global %struct.fault_case { ptr @.str.8, ptr @overflow_negate, ptr null }, align 8, !dbg !81
@entry_overflow_increment = internal global %struct.fault_case { ptr @.str.9, ptr @overflow_increment, ptr null }, align 8, !dbg !85
@entry_overflow_long = internal global %struct.fault_case { ptr @.str.10, ptr @overflow_long, ptr null }, align 8, !dbg !92
@entry_overflow_wide = internal global %struct.fault_case { ptr @.str.11, ptr @overflow_wide, ptr null }, align 8, !dbg !96
@entry_shift_too_far = internal global %struct.fault_case { ptr @.str.12, ptr @shift_too_far, ptr null }, align 8, !dbg !100
@entry_shift_negative = internal global %struct.fault_case { ptr @.str.13, ptr @shift_negative, ptr null }, align 8, !dbg !107
@entry_shift_right_too_far = internal global %struct.fault_case { ptr @.str.14, ptr @shift_right_too_far, ptr null }, align 8, !dbg !114
@entry_cast_of_double = internal global %struct.fault_case { ptr @.str.15, ptr @cast_of_double, ptr null }, align 8, !dbg !118
@entry_cast_of_negative = internal global %struct.fault_case { ptr @.str.16, ptr @cast_of_negative, ptr null }, align 8, !dbg !122
@entry_cast_of_nan = internal global %struct.fault_case { ptr @.str.17, ptr @cast_of_nan, ptr null }, align 8, !dbg !129
@entry_misaligned_read = internal global %struct.fault_case { ptr @.str.18, ptr @misaligned_read, ptr null }, align 8, !dbg !133
@entry_misaligned_write = internal global %struct.fault_case { ptr @.str.19, ptr @misaligned_write, ptr null }, align 8, !dbg !137
@entry_assumption = internal global %struct.fault_case { ptr @.str.20, ptr @assumption, ptr null }, align 8, !dbg !144
@.str.1 = private unnamed_addr constant [17 x i8] c"division_by_zero\00", align 1, !dbg !33
@sink = internal global i32 0, align 4, !dbg !40
@.str.2 = private unnamed_addr constant [18 x i8] c"remainder_by_zero\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [18 x i8] c"division_overflow\00", align 1, !dbg !50
@.str.4 = private unnamed_addr constant [19 x i8] c"remainder_overflow\00", align 1, !dbg !54
@.str.5 = private unnamed_addr constant [13 x i8] c"overflow_add\00", align 1, !dbg !61
@.str.6 = private unnamed_addr constant [18 x i8] c"overflow_subtract\00", align 1, !dbg !68
@.str.7 = private unnamed_addr constant [18 x i8] c"overflow_multiply\00", align 1, !dbg !72
@.str.8 = private unnamed_addr constant [16 x i8] c"overflow_negate\00", align 1, !dbg !76
@.str.9 = private unnamed_addr constant [19 x i8] c"overflow_increment\00", align 1, !dbg !83
@.str.10 = private unnamed_addr constant [14 x i8] c"overflow_long\00", align 1, !dbg !87
@.str.11 = private unnamed_addr constant [14 x i8] c"overflow_wide\00", align 1, !dbg !94
@.str.12 = private unnamed_addr constant [14 x i8] c"shift_too_far\00", align 1, !dbg !98
@.str.13 = private unnamed_addr constant [15 x i8] c"shift_negative\00", align 1, !dbg !102
@.str.14 = private unnamed_addr constant [20 x i8] c"shift_right_too_far\00", align 1, !dbg !109
@.str.15 = private unnamed_addr constant [15 x i8] c"cast_of_double\00", align 1, !dbg !116
@.str.16 = private unnamed_addr constant [17 x i8] c"cast_of_negative\00", align 1, !dbg !120
@.str.17 = private unnamed_addr constant [12 x i8] c"cast_of_nan\00", align 1, !dbg !124
@.str.18 = private unnamed_addr constant [16 x i8] c"misaligned_read\00", align 1, !dbg !131
@.str.19 = private unnamed_addr constant [17 x i8] c"misaligned_write\00", align 1, !dbg !135
@__const.misaligned_write.packed = private unnamed_addr constant %struct.anon <{ i8 1, i32 2 }>, align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"assumption\00", align 1, !dbg !139
@llvm.global_ctors = appending global [20 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_division_by_zero, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_remainder_by_zero, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_division_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_remainder_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_add, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_subtract, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_multiply, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_negate, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_increment, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_long, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_wide, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_shift_too_far, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_shift_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_shift_right_too_far, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_cast_of_double, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_cast_of_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_cast_of_nan, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_misaligned_read, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_misaligned_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_assumption, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !154 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !160, !DIExpression(), !161)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !162, !DIExpression(), !163)
  %7 = load i32, ptr %4, align 4, !dbg !164
  %8 = icmp sgt i32 %7, 2, !dbg !165
  br i1 %8, label %9, label %15, !dbg !166

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !167
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !167
  %12 = load ptr, ptr %11, align 8, !dbg !167
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !168
  %14 = icmp eq i32 %13, 0, !dbg !169
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !170
  %17 = zext i1 %16 to i32, !dbg !166
  store i32 %17, ptr @bad, align 4, !dbg !171
    #dbg_declare(ptr %6, !172, !DIExpression(), !174)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !175
  store ptr %18, ptr %6, align 8, !dbg !174
  br label %19, !dbg !176

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !177
  %21 = icmp ne ptr %20, null, !dbg !179
  br i1 %21, label %22, label %43, !dbg !179

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !180
  %24 = icmp sgt i32 %23, 1, !dbg !182
  br i1 %24, label %25, label %38, !dbg !183

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !184
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !184
  %28 = load ptr, ptr %27, align 8, !dbg !184
  %29 = load ptr, ptr %6, align 8, !dbg !185
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !186
  %31 = load ptr, ptr %30, align 8, !dbg !186
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !187
  %33 = icmp eq i32 %32, 0, !dbg !188
  br i1 %33, label %34, label %38, !dbg !189

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !190
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !192
  %37 = load ptr, ptr %36, align 8, !dbg !192
  call void %37(), !dbg !190
  store i32 0, ptr %3, align 4, !dbg !193
  br label %44, !dbg !193

38:                                               ; preds = %25, %22
  br label %39, !dbg !194

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !195
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !196
  %42 = load ptr, ptr %41, align 8, !dbg !196
  store ptr %42, ptr %6, align 8, !dbg !197
  br label %19, !dbg !198, !llvm.loop !199

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !202
  br label %44, !dbg !202

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !203
  ret i32 %45, !dbg !203
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_by_zero() #0 !dbg !204 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !205
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_division_by_zero, i32 0, i32 2), align 8, !dbg !205
  store ptr @entry_division_by_zero, ptr @all_cases, align 8, !dbg !205
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_by_zero() #0 !dbg !206 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !207
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_remainder_by_zero, i32 0, i32 2), align 8, !dbg !207
  store ptr @entry_remainder_by_zero, ptr @all_cases, align 8, !dbg !207
  ret void, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_overflow() #0 !dbg !208 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !209
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_division_overflow, i32 0, i32 2), align 8, !dbg !209
  store ptr @entry_division_overflow, ptr @all_cases, align 8, !dbg !209
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_overflow() #0 !dbg !210 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !211
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_remainder_overflow, i32 0, i32 2), align 8, !dbg !211
  store ptr @entry_remainder_overflow, ptr @all_cases, align 8, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_add() #0 !dbg !212 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !213
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_add, i32 0, i32 2), align 8, !dbg !213
  store ptr @entry_overflow_add, ptr @all_cases, align 8, !dbg !213
  ret void, !dbg !213
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_subtract() #0 !dbg !214 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !215
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_subtract, i32 0, i32 2), align 8, !dbg !215
  store ptr @entry_overflow_subtract, ptr @all_cases, align 8, !dbg !215
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_multiply() #0 !dbg !216 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !217
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_multiply, i32 0, i32 2), align 8, !dbg !217
  store ptr @entry_overflow_multiply, ptr @all_cases, align 8, !dbg !217
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_negate() #0 !dbg !218 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !219
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_negate, i32 0, i32 2), align 8, !dbg !219
  store ptr @entry_overflow_negate, ptr @all_cases, align 8, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_increment() #0 !dbg !220 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !221
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_increment, i32 0, i32 2), align 8, !dbg !221
  store ptr @entry_overflow_increment, ptr @all_cases, align 8, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_long() #0 !dbg !222 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !223
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_long, i32 0, i32 2), align 8, !dbg !223
  store ptr @entry_overflow_long, ptr @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_wide() #0 !dbg !224 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !225
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_wide, i32 0, i32 2), align 8, !dbg !225
  store ptr @entry_overflow_wide, ptr @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_too_far() #0 !dbg !226 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !227
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_shift_too_far, i32 0, i32 2), align 8, !dbg !227
  store ptr @entry_shift_too_far, ptr @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_negative() #0 !dbg !228 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !229
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_shift_negative, i32 0, i32 2), align 8, !dbg !229
  store ptr @entry_shift_negative, ptr @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_right_too_far() #0 !dbg !230 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !231
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_shift_right_too_far, i32 0, i32 2), align 8, !dbg !231
  store ptr @entry_shift_right_too_far, ptr @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_double() #0 !dbg !232 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !233
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_cast_of_double, i32 0, i32 2), align 8, !dbg !233
  store ptr @entry_cast_of_double, ptr @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_negative() #0 !dbg !234 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !235
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_cast_of_negative, i32 0, i32 2), align 8, !dbg !235
  store ptr @entry_cast_of_negative, ptr @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_nan() #0 !dbg !236 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !237
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_cast_of_nan, i32 0, i32 2), align 8, !dbg !237
  store ptr @entry_cast_of_nan, ptr @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_read() #0 !dbg !238 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !239
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_misaligned_read, i32 0, i32 2), align 8, !dbg !239
  store ptr @entry_misaligned_read, ptr @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_write() #0 !dbg !240 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !241
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_misaligned_write, i32 0, i32 2), align 8, !dbg !241
  store ptr @entry_misaligned_write, ptr @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_assumption() #0 !dbg !242 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !243
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_assumption, i32 0, i32 2), align 8, !dbg !243
  store ptr @entry_assumption, ptr @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_by_zero() #0 !dbg !244 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !245, !DIExpression(), !246)
  %2 = load i32, ptr @bad, align 4, !dbg !247
  %3 = icmp ne i32 %2, 0, !dbg !247
  %4 = zext i1 %3 to i64, !dbg !247
  %5 = select i1 %3, i32 0, i32 2, !dbg !247
  store i32 %5, ptr %1, align 4, !dbg !246
  %6 = load i32, ptr %1, align 4, !dbg !248
  %7 = sdiv i32 10, %6, !dbg !249
  store volatile i32 %7, ptr @sink, align 4, !dbg !250
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_by_zero() #0 !dbg !252 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !253, !DIExpression(), !255)
  %2 = load i32, ptr @bad, align 4, !dbg !256
  %3 = icmp ne i32 %2, 0, !dbg !256
  %4 = zext i1 %3 to i64, !dbg !256
  %5 = select i1 %3, i32 0, i32 3, !dbg !256
  store i32 %5, ptr %1, align 4, !dbg !255
  %6 = load i32, ptr %1, align 4, !dbg !257
  %7 = urem i32 10, %6, !dbg !258
  store volatile i32 %7, ptr @sink, align 4, !dbg !259
  ret void, !dbg !260
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_overflow() #0 !dbg !261 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !262, !DIExpression(), !263)
  %3 = load i32, ptr @bad, align 4, !dbg !264
  %4 = icmp ne i32 %3, 0, !dbg !264
  %5 = zext i1 %4 to i64, !dbg !264
  %6 = select i1 %4, i32 -2147483648, i32 -2147483647, !dbg !264
  store i32 %6, ptr %1, align 4, !dbg !263
    #dbg_declare(ptr %2, !265, !DIExpression(), !266)
  store i32 -1, ptr %2, align 4, !dbg !266
  %7 = load i32, ptr %1, align 4, !dbg !267
  %8 = load i32, ptr %2, align 4, !dbg !268
  %9 = sdiv i32 %7, %8, !dbg !269
  store volatile i32 %9, ptr @sink, align 4, !dbg !270
  ret void, !dbg !271
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_overflow() #0 !dbg !272 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !273, !DIExpression(), !274)
  %3 = load i32, ptr @bad, align 4, !dbg !275
  %4 = icmp ne i32 %3, 0, !dbg !276
  %5 = xor i1 %4, true, !dbg !276
  %6 = zext i1 %5 to i32, !dbg !276
  %7 = sext i32 %6 to i64, !dbg !276
  %8 = add nsw i64 -9223372036854775808, %7, !dbg !277
  store i64 %8, ptr %1, align 8, !dbg !274
    #dbg_declare(ptr %2, !278, !DIExpression(), !279)
  store i64 -1, ptr %2, align 8, !dbg !279
  %9 = load i64, ptr %1, align 8, !dbg !280
  %10 = load i64, ptr %2, align 8, !dbg !281
  %11 = srem i64 %9, %10, !dbg !282
  %12 = trunc i64 %11 to i32, !dbg !283
  store volatile i32 %12, ptr @sink, align 4, !dbg !284
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_add() #0 !dbg !286 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !287, !DIExpression(), !288)
  %2 = load i32, ptr @bad, align 4, !dbg !289
  %3 = icmp ne i32 %2, 0, !dbg !290
  %4 = xor i1 %3, true, !dbg !290
  %5 = zext i1 %4 to i32, !dbg !290
  %6 = sub nsw i32 2147483647, %5, !dbg !291
  store i32 %6, ptr %1, align 4, !dbg !288
  %7 = load i32, ptr %1, align 4, !dbg !292
  %8 = add nsw i32 %7, 1, !dbg !293
  store volatile i32 %8, ptr @sink, align 4, !dbg !294
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_subtract() #0 !dbg !296 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !297, !DIExpression(), !298)
  %2 = load i32, ptr @bad, align 4, !dbg !299
  %3 = icmp ne i32 %2, 0, !dbg !300
  %4 = xor i1 %3, true, !dbg !300
  %5 = zext i1 %4 to i32, !dbg !300
  %6 = add nsw i32 -2147483648, %5, !dbg !301
  store i32 %6, ptr %1, align 4, !dbg !298
  %7 = load i32, ptr %1, align 4, !dbg !302
  %8 = sub nsw i32 %7, 1, !dbg !303
  store volatile i32 %8, ptr @sink, align 4, !dbg !304
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_multiply() #0 !dbg !306 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !307, !DIExpression(), !308)
  %2 = load i32, ptr @bad, align 4, !dbg !309
  %3 = icmp ne i32 %2, 0, !dbg !309
  %4 = zext i1 %3 to i64, !dbg !309
  %5 = select i1 %3, i32 46341, i32 46340, !dbg !309
  store i32 %5, ptr %1, align 4, !dbg !308
  %6 = load i32, ptr %1, align 4, !dbg !310
  %7 = load i32, ptr %1, align 4, !dbg !311
  %8 = mul nsw i32 %6, %7, !dbg !312
  store volatile i32 %8, ptr @sink, align 4, !dbg !313
  ret void, !dbg !314
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_negate() #0 !dbg !315 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !316, !DIExpression(), !317)
  %2 = load i32, ptr @bad, align 4, !dbg !318
  %3 = icmp ne i32 %2, 0, !dbg !319
  %4 = xor i1 %3, true, !dbg !319
  %5 = zext i1 %4 to i32, !dbg !319
  %6 = add nsw i32 -2147483648, %5, !dbg !320
  store i32 %6, ptr %1, align 4, !dbg !317
  %7 = load i32, ptr %1, align 4, !dbg !321
  %8 = sub nsw i32 0, %7, !dbg !322
  store volatile i32 %8, ptr @sink, align 4, !dbg !323
  ret void, !dbg !324
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_increment() #0 !dbg !325 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !326, !DIExpression(), !327)
  store i32 2147483646, ptr %1, align 4, !dbg !327
  %4 = load i32, ptr %1, align 4, !dbg !328
  %5 = add nsw i32 %4, 1, !dbg !328
  store i32 %5, ptr %1, align 4, !dbg !328
  %6 = load i32, ptr @bad, align 4, !dbg !329
  %7 = icmp ne i32 %6, 0, !dbg !329
  br i1 %7, label %8, label %11, !dbg !331

8:                                                ; preds = %0
  %9 = load i32, ptr %1, align 4, !dbg !332
  %10 = add nsw i32 %9, 1, !dbg !332
  store i32 %10, ptr %1, align 4, !dbg !332
  br label %11, !dbg !333

11:                                               ; preds = %8, %0
    #dbg_declare(ptr %2, !334, !DIExpression(), !335)
  store i32 -1, ptr %2, align 4, !dbg !335
  %12 = load i32, ptr %2, align 4, !dbg !336
  %13 = add i32 %12, 1, !dbg !336
  store i32 %13, ptr %2, align 4, !dbg !336
    #dbg_declare(ptr %3, !337, !DIExpression(), !339)
  store i8 127, ptr %3, align 1, !dbg !339
  %14 = load i8, ptr %3, align 1, !dbg !340
  %15 = add i8 %14, 1, !dbg !340
  store i8 %15, ptr %3, align 1, !dbg !340
  %16 = load i32, ptr %1, align 4, !dbg !341
  %17 = load i32, ptr %2, align 4, !dbg !342
  %18 = add nsw i32 %16, %17, !dbg !343
  store volatile i32 %18, ptr @sink, align 4, !dbg !344
  ret void, !dbg !345
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_long() #0 !dbg !346 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !347, !DIExpression(), !348)
  store i64 4611686018427387904, ptr %1, align 8, !dbg !348
    #dbg_declare(ptr %2, !349, !DIExpression(), !350)
  %3 = load i32, ptr @bad, align 4, !dbg !351
  %4 = icmp ne i32 %3, 0, !dbg !351
  br i1 %4, label %5, label %7, !dbg !351

5:                                                ; preds = %0
  %6 = load i64, ptr %1, align 8, !dbg !352
  br label %10, !dbg !351

7:                                                ; preds = %0
  %8 = load i64, ptr %1, align 8, !dbg !353
  %9 = sub nsw i64 %8, 1, !dbg !354
  br label %10, !dbg !351

10:                                               ; preds = %7, %5
  %11 = phi i64 [ %6, %5 ], [ %9, %7 ], !dbg !351
  store i64 %11, ptr %2, align 8, !dbg !350
  %12 = load i64, ptr %1, align 8, !dbg !355
  %13 = load i64, ptr %2, align 8, !dbg !356
  %14 = add nsw i64 %12, %13, !dbg !357
  %15 = icmp ne i64 %14, 0, !dbg !358
  %16 = zext i1 %15 to i32, !dbg !358
  store volatile i32 %16, ptr @sink, align 4, !dbg !359
  ret void, !dbg !360
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_wide() #0 !dbg !361 {
  %1 = alloca i128, align 16
  %2 = alloca i128, align 16
    #dbg_declare(ptr %1, !362, !DIExpression(), !363)
  store i128 85070591730234615865843651857942052864, ptr %1, align 16, !dbg !363
    #dbg_declare(ptr %2, !364, !DIExpression(), !365)
  %3 = load i32, ptr @bad, align 4, !dbg !366
  %4 = icmp ne i32 %3, 0, !dbg !366
  %5 = zext i1 %4 to i64, !dbg !366
  %6 = select i1 %4, i32 2, i32 1, !dbg !366
  %7 = sext i32 %6 to i128, !dbg !366
  store i128 %7, ptr %2, align 16, !dbg !365
  %8 = load i128, ptr %1, align 16, !dbg !367
  %9 = load i128, ptr %2, align 16, !dbg !368
  %10 = mul nsw i128 %8, %9, !dbg !369
  %11 = icmp ne i128 %10, 0, !dbg !370
  %12 = zext i1 %11 to i32, !dbg !370
  store volatile i32 %12, ptr @sink, align 4, !dbg !371
  ret void, !dbg !372
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_too_far() #0 !dbg !373 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !374, !DIExpression(), !375)
  %2 = load i32, ptr @bad, align 4, !dbg !376
  %3 = icmp ne i32 %2, 0, !dbg !376
  %4 = zext i1 %3 to i64, !dbg !376
  %5 = select i1 %3, i32 32, i32 31, !dbg !376
  store i32 %5, ptr %1, align 4, !dbg !375
  %6 = load i32, ptr %1, align 4, !dbg !377
  %7 = shl i32 1, %6, !dbg !378
  store volatile i32 %7, ptr @sink, align 4, !dbg !379
  ret void, !dbg !380
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_negative() #0 !dbg !381 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !382, !DIExpression(), !383)
  %2 = load i32, ptr @bad, align 4, !dbg !384
  %3 = icmp ne i32 %2, 0, !dbg !384
  %4 = zext i1 %3 to i64, !dbg !384
  %5 = select i1 %3, i32 -1, i32 1, !dbg !384
  store i32 %5, ptr %1, align 4, !dbg !383
  %6 = load i32, ptr %1, align 4, !dbg !385
  %7 = ashr i32 4, %6, !dbg !386
  store volatile i32 %7, ptr @sink, align 4, !dbg !387
  ret void, !dbg !388
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_right_too_far() #0 !dbg !389 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !390, !DIExpression(), !391)
  store i64 1, ptr %1, align 8, !dbg !391
    #dbg_declare(ptr %2, !392, !DIExpression(), !393)
  %3 = load i32, ptr @bad, align 4, !dbg !394
  %4 = icmp ne i32 %3, 0, !dbg !394
  %5 = zext i1 %4 to i64, !dbg !394
  %6 = select i1 %4, i32 64, i32 63, !dbg !394
  store i32 %6, ptr %2, align 4, !dbg !393
  %7 = load i64, ptr %1, align 8, !dbg !395
  %8 = load i32, ptr %2, align 4, !dbg !396
  %9 = zext i32 %8 to i64, !dbg !397
  %10 = lshr i64 %7, %9, !dbg !397
  %11 = trunc i64 %10 to i32, !dbg !398
  store volatile i32 %11, ptr @sink, align 4, !dbg !399
  ret void, !dbg !400
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_double() #0 !dbg !401 {
  %1 = alloca double, align 8
    #dbg_declare(ptr %1, !402, !DIExpression(), !404)
  %2 = load i32, ptr @bad, align 4, !dbg !405
  %3 = icmp ne i32 %2, 0, !dbg !405
  %4 = zext i1 %3 to i64, !dbg !405
  %5 = select i1 %3, double 0x41E0000000000000, double 0x41DFFFFFFFF00000, !dbg !405
  store double %5, ptr %1, align 8, !dbg !404
  %6 = load double, ptr %1, align 8, !dbg !406
  %7 = fptosi double %6 to i32, !dbg !407
  store volatile i32 %7, ptr @sink, align 4, !dbg !408
  ret void, !dbg !409
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_negative() #0 !dbg !410 {
  %1 = alloca float, align 4
    #dbg_declare(ptr %1, !411, !DIExpression(), !413)
  %2 = load i32, ptr @bad, align 4, !dbg !414
  %3 = icmp ne i32 %2, 0, !dbg !414
  %4 = zext i1 %3 to i64, !dbg !414
  %5 = select i1 %3, float -1.000000e+00, float -7.500000e-01, !dbg !414
  store float %5, ptr %1, align 4, !dbg !413
  %6 = load float, ptr %1, align 4, !dbg !415
  %7 = fptoui float %6 to i16, !dbg !416
  %8 = zext i16 %7 to i32, !dbg !416
  store volatile i32 %8, ptr @sink, align 4, !dbg !417
  ret void, !dbg !418
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_nan() #0 !dbg !419 {
  %1 = alloca x86_fp80, align 16
  %2 = alloca x86_fp80, align 16
    #dbg_declare(ptr %1, !420, !DIExpression(), !423)
  store volatile x86_fp80 0xK00000000000000000000, ptr %1, align 16, !dbg !423
    #dbg_declare(ptr %2, !424, !DIExpression(), !425)
  %3 = load i32, ptr @bad, align 4, !dbg !426
  %4 = icmp ne i32 %3, 0, !dbg !426
  br i1 %4, label %5, label %9, !dbg !426

5:                                                ; preds = %0
  %6 = load volatile x86_fp80, ptr %1, align 16, !dbg !427
  %7 = load volatile x86_fp80, ptr %1, align 16, !dbg !428
  %8 = fdiv x86_fp80 %6, %7, !dbg !429
  br label %10, !dbg !426

9:                                                ; preds = %0
  br label %10, !dbg !426

10:                                               ; preds = %9, %5
  %11 = phi x86_fp80 [ %8, %5 ], [ 0xKC03E8000000000000000, %9 ], !dbg !426
  store x86_fp80 %11, ptr %2, align 16, !dbg !425
  %12 = load x86_fp80, ptr %2, align 16, !dbg !430
  %13 = fptosi x86_fp80 %12 to i64, !dbg !431
  %14 = trunc i64 %13 to i32, !dbg !432
  store volatile i32 %14, ptr @sink, align 4, !dbg !433
  ret void, !dbg !434
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_read() #0 !dbg !435 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !436, !DIExpression(), !437)
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 16, i1 false), !dbg !437
    #dbg_declare(ptr %2, !438, !DIExpression(), !439)
  %3 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !440
  %4 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !441
  %5 = ptrtoint ptr %4 to i64, !dbg !442
  %6 = urem i64 %5, 16, !dbg !443
  %7 = sub i64 16, %6, !dbg !444
  %8 = urem i64 %7, 16, !dbg !445
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !446
  %10 = load i32, ptr @bad, align 4, !dbg !447
  %11 = sext i32 %10 to i64, !dbg !448
  %12 = getelementptr inbounds i8, ptr %9, i64 %11, !dbg !448
  store ptr %12, ptr %2, align 8, !dbg !439
  %13 = load ptr, ptr %2, align 8, !dbg !449
  %14 = load i32, ptr %13, align 4, !dbg !450
  store volatile i32 %14, ptr @sink, align 4, !dbg !451
  ret void, !dbg !452
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_write() #0 !dbg !453 {
  %1 = alloca ptr, align 8
  %2 = alloca %struct.anon, align 1
    #dbg_declare(ptr %1, !454, !DIExpression(), !455)
  %3 = call noalias ptr @malloc(i64 noundef 32) #8, !dbg !456
  store ptr %3, ptr %1, align 8, !dbg !455
  %4 = load ptr, ptr %1, align 8, !dbg !457
  %5 = getelementptr inbounds i8, ptr %4, i64 4, !dbg !458
  %6 = load i32, ptr @bad, align 4, !dbg !459
  %7 = icmp ne i32 %6, 0, !dbg !460
  %8 = xor i1 %7, true, !dbg !460
  %9 = zext i1 %8 to i32, !dbg !460
  %10 = mul nsw i32 4, %9, !dbg !461
  %11 = sext i32 %10 to i64, !dbg !462
  %12 = getelementptr inbounds i8, ptr %5, i64 %11, !dbg !462
  store i64 1, ptr %12, align 8, !dbg !463
    #dbg_declare(ptr %2, !464, !DIExpression(), !469)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.misaligned_write.packed, i64 5, i1 false), !dbg !469
  %13 = getelementptr inbounds %struct.anon, ptr %2, i32 0, i32 1, !dbg !470
  %14 = load i32, ptr %13, align 1, !dbg !470
  store volatile i32 %14, ptr @sink, align 4, !dbg !471
  %15 = load ptr, ptr %1, align 8, !dbg !472
  call void @free(ptr noundef %15) #9, !dbg !473
  ret void, !dbg !474
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @assumption() #0 !dbg !475 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !476, !DIExpression(), !477)
  %2 = load i32, ptr @bad, align 4, !dbg !478
  %3 = icmp ne i32 %2, 0, !dbg !478
  %4 = zext i1 %3 to i64, !dbg !478
  %5 = select i1 %3, i32 1, i32 0, !dbg !478
  store i32 %5, ptr %1, align 4, !dbg !477
  %6 = load i32, ptr %1, align 4, !dbg !479
  %7 = icmp eq i32 %6, 0, !dbg !480
  call void @llvm.assume(i1 %7), !dbg !481
  %8 = load i32, ptr %1, align 4, !dbg !482
  store volatile i32 %8, ptr @sink, align 4, !dbg !483
  ret void, !dbg !484
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!146, !147, !148, !149, !150, !151, !152}
!llvm.ident = !{!153}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !12, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !19, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "c857b0f5ea5a6a916837ca04db6a3dac")
!11 = !{!12, !13, !14, !15, !16, !17, !18}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!19 = !{!0, !20, !7, !33, !38, !40, !43, !48, !50, !52, !54, !59, !61, !66, !68, !70, !72, !74, !76, !81, !83, !85, !87, !92, !94, !96, !98, !100, !102, !107, !109, !114, !116, !118, !120, !122, !124, !129, !131, !133, !135, !137, !139, !144}
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
!34 = distinct !DIGlobalVariable(scope: null, file: !10, line: 8, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 17)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_division_by_zero", scope: !9, file: !10, line: 8, type: !23, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "sink", scope: !9, file: !10, line: 6, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !10, line: 14, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 18)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "entry_remainder_by_zero", scope: !9, file: !10, line: 14, type: !23, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !10, line: 20, type: !45, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "entry_division_overflow", scope: !9, file: !10, line: 20, type: !23, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !10, line: 26, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 19)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_remainder_overflow", scope: !9, file: !10, line: 26, type: !23, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !10, line: 32, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 13)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "entry_overflow_add", scope: !9, file: !10, line: 32, type: !23, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !10, line: 38, type: !45, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "entry_overflow_subtract", scope: !9, file: !10, line: 38, type: !23, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !10, line: 44, type: !45, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "entry_overflow_multiply", scope: !9, file: !10, line: 44, type: !23, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !10, line: 50, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 16)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_overflow_negate", scope: !9, file: !10, line: 50, type: !23, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !10, line: 56, type: !56, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_overflow_increment", scope: !9, file: !10, line: 56, type: !23, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !10, line: 69, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 14)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "entry_overflow_long", scope: !9, file: !10, line: 69, type: !23, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !10, line: 75, type: !89, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "entry_overflow_wide", scope: !9, file: !10, line: 75, type: !23, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(scope: null, file: !10, line: 81, type: !89, isLocal: true, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "entry_shift_too_far", scope: !9, file: !10, line: 81, type: !23, isLocal: true, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !10, line: 87, type: !104, isLocal: true, isDefinition: true)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 15)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(name: "entry_shift_negative", scope: !9, file: !10, line: 87, type: !23, isLocal: true, isDefinition: true)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(scope: null, file: !10, line: 93, type: !111, isLocal: true, isDefinition: true)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 20)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(name: "entry_shift_right_too_far", scope: !9, file: !10, line: 93, type: !23, isLocal: true, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !10, line: 100, type: !104, isLocal: true, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(name: "entry_cast_of_double", scope: !9, file: !10, line: 100, type: !23, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !10, line: 106, type: !35, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(name: "entry_cast_of_negative", scope: !9, file: !10, line: 106, type: !23, isLocal: true, isDefinition: true)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !10, line: 112, type: !126, isLocal: true, isDefinition: true)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 12)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_cast_of_nan", scope: !9, file: !10, line: 112, type: !23, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !10, line: 119, type: !78, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "entry_misaligned_read", scope: !9, file: !10, line: 119, type: !23, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !10, line: 126, type: !35, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(name: "entry_misaligned_write", scope: !9, file: !10, line: 126, type: !23, isLocal: true, isDefinition: true)
!139 = !DIGlobalVariableExpression(var: !140, expr: !DIExpression())
!140 = distinct !DIGlobalVariable(scope: null, file: !10, line: 138, type: !141, isLocal: true, isDefinition: true)
!141 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !142)
!142 = !{!143}
!143 = !DISubrange(count: 11)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "entry_assumption", scope: !9, file: !10, line: 138, type: !23, isLocal: true, isDefinition: true)
!146 = !{i32 7, !"Dwarf Version", i32 5}
!147 = !{i32 2, !"Debug Info Version", i32 3}
!148 = !{i32 1, !"wchar_size", i32 4}
!149 = !{i32 8, !"PIC Level", i32 2}
!150 = !{i32 7, !"PIE Level", i32 2}
!151 = !{i32 7, !"uwtable", i32 2}
!152 = !{i32 7, !"frame-pointer", i32 2}
!153 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!154 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !155, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !159)
!155 = !DISubroutineType(types: !156)
!156 = !{!12, !12, !157}
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !158, size: 64)
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!159 = !{}
!160 = !DILocalVariable(name: "argc", arg: 1, scope: !154, file: !2, line: 30, type: !12)
!161 = !DILocation(line: 30, column: 14, scope: !154)
!162 = !DILocalVariable(name: "argv", arg: 2, scope: !154, file: !2, line: 30, type: !157)
!163 = !DILocation(line: 30, column: 27, scope: !154)
!164 = !DILocation(line: 32, column: 11, scope: !154)
!165 = !DILocation(line: 32, column: 16, scope: !154)
!166 = !DILocation(line: 32, column: 20, scope: !154)
!167 = !DILocation(line: 32, column: 30, scope: !154)
!168 = !DILocation(line: 32, column: 23, scope: !154)
!169 = !DILocation(line: 32, column: 46, scope: !154)
!170 = !DILocation(line: 0, scope: !154)
!171 = !DILocation(line: 32, column: 9, scope: !154)
!172 = !DILocalVariable(name: "c", scope: !173, file: !2, line: 33, type: !22)
!173 = distinct !DILexicalBlock(scope: !154, file: !2, line: 33, column: 5)
!174 = !DILocation(line: 33, column: 29, scope: !173)
!175 = !DILocation(line: 33, column: 33, scope: !173)
!176 = !DILocation(line: 33, column: 10, scope: !173)
!177 = !DILocation(line: 33, column: 44, scope: !178)
!178 = distinct !DILexicalBlock(scope: !173, file: !2, line: 33, column: 5)
!179 = !DILocation(line: 33, column: 5, scope: !173)
!180 = !DILocation(line: 34, column: 13, scope: !181)
!181 = distinct !DILexicalBlock(scope: !178, file: !2, line: 34, column: 13)
!182 = !DILocation(line: 34, column: 18, scope: !181)
!183 = !DILocation(line: 34, column: 22, scope: !181)
!184 = !DILocation(line: 34, column: 32, scope: !181)
!185 = !DILocation(line: 34, column: 41, scope: !181)
!186 = !DILocation(line: 34, column: 44, scope: !181)
!187 = !DILocation(line: 34, column: 25, scope: !181)
!188 = !DILocation(line: 34, column: 50, scope: !181)
!189 = !DILocation(line: 34, column: 13, scope: !178)
!190 = !DILocation(line: 35, column: 13, scope: !191)
!191 = distinct !DILexicalBlock(scope: !181, file: !2, line: 34, column: 56)
!192 = !DILocation(line: 35, column: 16, scope: !191)
!193 = !DILocation(line: 36, column: 13, scope: !191)
!194 = !DILocation(line: 34, column: 53, scope: !181)
!195 = !DILocation(line: 33, column: 51, scope: !178)
!196 = !DILocation(line: 33, column: 54, scope: !178)
!197 = !DILocation(line: 33, column: 49, scope: !178)
!198 = !DILocation(line: 33, column: 5, scope: !178)
!199 = distinct !{!199, !179, !200, !201}
!200 = !DILocation(line: 37, column: 9, scope: !173)
!201 = !{!"llvm.loop.mustprogress"}
!202 = !DILocation(line: 38, column: 5, scope: !154)
!203 = !DILocation(line: 39, column: 1, scope: !154)
!204 = distinct !DISubprogram(name: "add_division_by_zero", scope: !10, file: !10, line: 8, type: !30, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!205 = !DILocation(line: 8, column: 1, scope: !204)
!206 = distinct !DISubprogram(name: "add_remainder_by_zero", scope: !10, file: !10, line: 14, type: !30, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!207 = !DILocation(line: 14, column: 1, scope: !206)
!208 = distinct !DISubprogram(name: "add_division_overflow", scope: !10, file: !10, line: 20, type: !30, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!209 = !DILocation(line: 20, column: 1, scope: !208)
!210 = distinct !DISubprogram(name: "add_remainder_overflow", scope: !10, file: !10, line: 26, type: !30, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!211 = !DILocation(line: 26, column: 1, scope: !210)
!212 = distinct !DISubprogram(name: "add_overflow_add", scope: !10, file: !10, line: 32, type: !30, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!213 = !DILocation(line: 32, column: 1, scope: !212)
!214 = distinct !DISubprogram(name: "add_overflow_subtract", scope: !10, file: !10, line: 38, type: !30, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!215 = !DILocation(line: 38, column: 1, scope: !214)
!216 = distinct !DISubprogram(name: "add_overflow_multiply", scope: !10, file: !10, line: 44, type: !30, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!217 = !DILocation(line: 44, column: 1, scope: !216)
!218 = distinct !DISubprogram(name: "add_overflow_negate", scope: !10, file: !10, line: 50, type: !30, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!219 = !DILocation(line: 50, column: 1, scope: !218)
!220 = distinct !DISubprogram(name: "add_overflow_increment", scope: !10, file: !10, line: 56, type: !30, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!221 = !DILocation(line: 56, column: 1, scope: !220)
!222 = distinct !DISubprogram(name: "add_overflow_long", scope: !10, file: !10, line: 69, type: !30, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!223 = !DILocation(line: 69, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_overflow_wide", scope: !10, file: !10, line: 75, type: !30, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!225 = !DILocation(line: 75, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_shift_too_far", scope: !10, file: !10, line: 81, type: !30, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!227 = !DILocation(line: 81, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_shift_negative", scope: !10, file: !10, line: 87, type: !30, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!229 = !DILocation(line: 87, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_shift_right_too_far", scope: !10, file: !10, line: 93, type: !30, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!231 = !DILocation(line: 93, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_cast_of_double", scope: !10, file: !10, line: 100, type: !30, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!233 = !DILocation(line: 100, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_cast_of_negative", scope: !10, file: !10, line: 106, type: !30, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!235 = !DILocation(line: 106, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_cast_of_nan", scope: !10, file: !10, line: 112, type: !30, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!237 = !DILocation(line: 112, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_misaligned_read", scope: !10, file: !10, line: 119, type: !30, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!239 = !DILocation(line: 119, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "add_misaligned_write", scope: !10, file: !10, line: 126, type: !30, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!241 = !DILocation(line: 126, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_assumption", scope: !10, file: !10, line: 138, type: !30, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!243 = !DILocation(line: 138, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "division_by_zero", scope: !10, file: !10, line: 8, type: !30, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!245 = !DILocalVariable(name: "d", scope: !244, file: !10, line: 10, type: !12)
!246 = !DILocation(line: 10, column: 9, scope: !244)
!247 = !DILocation(line: 10, column: 13, scope: !244)
!248 = !DILocation(line: 11, column: 17, scope: !244)
!249 = !DILocation(line: 11, column: 15, scope: !244)
!250 = !DILocation(line: 11, column: 10, scope: !244)
!251 = !DILocation(line: 12, column: 1, scope: !244)
!252 = distinct !DISubprogram(name: "remainder_by_zero", scope: !10, file: !10, line: 14, type: !30, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!253 = !DILocalVariable(name: "d", scope: !252, file: !10, line: 16, type: !254)
!254 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!255 = !DILocation(line: 16, column: 14, scope: !252)
!256 = !DILocation(line: 16, column: 18, scope: !252)
!257 = !DILocation(line: 17, column: 24, scope: !252)
!258 = !DILocation(line: 17, column: 22, scope: !252)
!259 = !DILocation(line: 17, column: 10, scope: !252)
!260 = !DILocation(line: 18, column: 1, scope: !252)
!261 = distinct !DISubprogram(name: "division_overflow", scope: !10, file: !10, line: 20, type: !30, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!262 = !DILocalVariable(name: "a", scope: !261, file: !10, line: 22, type: !12)
!263 = !DILocation(line: 22, column: 9, scope: !261)
!264 = !DILocation(line: 22, column: 13, scope: !261)
!265 = !DILocalVariable(name: "b", scope: !261, file: !10, line: 22, type: !12)
!266 = !DILocation(line: 22, column: 42, scope: !261)
!267 = !DILocation(line: 23, column: 12, scope: !261)
!268 = !DILocation(line: 23, column: 16, scope: !261)
!269 = !DILocation(line: 23, column: 14, scope: !261)
!270 = !DILocation(line: 23, column: 10, scope: !261)
!271 = !DILocation(line: 24, column: 1, scope: !261)
!272 = distinct !DISubprogram(name: "remainder_overflow", scope: !10, file: !10, line: 26, type: !30, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!273 = !DILocalVariable(name: "a", scope: !272, file: !10, line: 28, type: !15)
!274 = !DILocation(line: 28, column: 10, scope: !272)
!275 = !DILocation(line: 28, column: 26, scope: !272)
!276 = !DILocation(line: 28, column: 25, scope: !272)
!277 = !DILocation(line: 28, column: 23, scope: !272)
!278 = !DILocalVariable(name: "b", scope: !272, file: !10, line: 28, type: !15)
!279 = !DILocation(line: 28, column: 31, scope: !272)
!280 = !DILocation(line: 29, column: 18, scope: !272)
!281 = !DILocation(line: 29, column: 22, scope: !272)
!282 = !DILocation(line: 29, column: 20, scope: !272)
!283 = !DILocation(line: 29, column: 12, scope: !272)
!284 = !DILocation(line: 29, column: 10, scope: !272)
!285 = !DILocation(line: 30, column: 1, scope: !272)
!286 = distinct !DISubprogram(name: "overflow_add", scope: !10, file: !10, line: 32, type: !30, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!287 = !DILocalVariable(name: "a", scope: !286, file: !10, line: 34, type: !12)
!288 = !DILocation(line: 34, column: 9, scope: !286)
!289 = !DILocation(line: 34, column: 24, scope: !286)
!290 = !DILocation(line: 34, column: 23, scope: !286)
!291 = !DILocation(line: 34, column: 21, scope: !286)
!292 = !DILocation(line: 35, column: 12, scope: !286)
!293 = !DILocation(line: 35, column: 14, scope: !286)
!294 = !DILocation(line: 35, column: 10, scope: !286)
!295 = !DILocation(line: 36, column: 1, scope: !286)
!296 = distinct !DISubprogram(name: "overflow_subtract", scope: !10, file: !10, line: 38, type: !30, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!297 = !DILocalVariable(name: "a", scope: !296, file: !10, line: 40, type: !12)
!298 = !DILocation(line: 40, column: 9, scope: !296)
!299 = !DILocation(line: 40, column: 24, scope: !296)
!300 = !DILocation(line: 40, column: 23, scope: !296)
!301 = !DILocation(line: 40, column: 21, scope: !296)
!302 = !DILocation(line: 41, column: 12, scope: !296)
!303 = !DILocation(line: 41, column: 14, scope: !296)
!304 = !DILocation(line: 41, column: 10, scope: !296)
!305 = !DILocation(line: 42, column: 1, scope: !296)
!306 = distinct !DISubprogram(name: "overflow_multiply", scope: !10, file: !10, line: 44, type: !30, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!307 = !DILocalVariable(name: "a", scope: !306, file: !10, line: 46, type: !12)
!308 = !DILocation(line: 46, column: 9, scope: !306)
!309 = !DILocation(line: 46, column: 13, scope: !306)
!310 = !DILocation(line: 47, column: 12, scope: !306)
!311 = !DILocation(line: 47, column: 16, scope: !306)
!312 = !DILocation(line: 47, column: 14, scope: !306)
!313 = !DILocation(line: 47, column: 10, scope: !306)
!314 = !DILocation(line: 48, column: 1, scope: !306)
!315 = distinct !DISubprogram(name: "overflow_negate", scope: !10, file: !10, line: 50, type: !30, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!316 = !DILocalVariable(name: "a", scope: !315, file: !10, line: 52, type: !12)
!317 = !DILocation(line: 52, column: 9, scope: !315)
!318 = !DILocation(line: 52, column: 24, scope: !315)
!319 = !DILocation(line: 52, column: 23, scope: !315)
!320 = !DILocation(line: 52, column: 21, scope: !315)
!321 = !DILocation(line: 53, column: 13, scope: !315)
!322 = !DILocation(line: 53, column: 12, scope: !315)
!323 = !DILocation(line: 53, column: 10, scope: !315)
!324 = !DILocation(line: 54, column: 1, scope: !315)
!325 = distinct !DISubprogram(name: "overflow_increment", scope: !10, file: !10, line: 56, type: !30, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!326 = !DILocalVariable(name: "i", scope: !325, file: !10, line: 58, type: !12)
!327 = !DILocation(line: 58, column: 9, scope: !325)
!328 = !DILocation(line: 59, column: 6, scope: !325)
!329 = !DILocation(line: 60, column: 9, scope: !330)
!330 = distinct !DILexicalBlock(scope: !325, file: !10, line: 60, column: 9)
!331 = !DILocation(line: 60, column: 9, scope: !325)
!332 = !DILocation(line: 61, column: 10, scope: !330)
!333 = !DILocation(line: 61, column: 9, scope: !330)
!334 = !DILocalVariable(name: "u", scope: !325, file: !10, line: 62, type: !254)
!335 = !DILocation(line: 62, column: 14, scope: !325)
!336 = !DILocation(line: 63, column: 6, scope: !325)
!337 = !DILocalVariable(name: "c", scope: !325, file: !10, line: 64, type: !338)
!338 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!339 = !DILocation(line: 64, column: 17, scope: !325)
!340 = !DILocation(line: 65, column: 6, scope: !325)
!341 = !DILocation(line: 66, column: 12, scope: !325)
!342 = !DILocation(line: 66, column: 21, scope: !325)
!343 = !DILocation(line: 66, column: 14, scope: !325)
!344 = !DILocation(line: 66, column: 10, scope: !325)
!345 = !DILocation(line: 67, column: 1, scope: !325)
!346 = distinct !DISubprogram(name: "overflow_long", scope: !10, file: !10, line: 69, type: !30, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!347 = !DILocalVariable(name: "a", scope: !346, file: !10, line: 71, type: !15)
!348 = !DILocation(line: 71, column: 10, scope: !346)
!349 = !DILocalVariable(name: "b", scope: !346, file: !10, line: 71, type: !15)
!350 = !DILocation(line: 71, column: 32, scope: !346)
!351 = !DILocation(line: 71, column: 36, scope: !346)
!352 = !DILocation(line: 71, column: 42, scope: !346)
!353 = !DILocation(line: 71, column: 46, scope: !346)
!354 = !DILocation(line: 71, column: 48, scope: !346)
!355 = !DILocation(line: 72, column: 12, scope: !346)
!356 = !DILocation(line: 72, column: 16, scope: !346)
!357 = !DILocation(line: 72, column: 14, scope: !346)
!358 = !DILocation(line: 72, column: 18, scope: !346)
!359 = !DILocation(line: 72, column: 10, scope: !346)
!360 = !DILocation(line: 73, column: 1, scope: !346)
!361 = distinct !DISubprogram(name: "overflow_wide", scope: !10, file: !10, line: 75, type: !30, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!362 = !DILocalVariable(name: "a", scope: !361, file: !10, line: 77, type: !13)
!363 = !DILocation(line: 77, column: 14, scope: !361)
!364 = !DILocalVariable(name: "b", scope: !361, file: !10, line: 77, type: !13)
!365 = !DILocation(line: 77, column: 38, scope: !361)
!366 = !DILocation(line: 77, column: 42, scope: !361)
!367 = !DILocation(line: 78, column: 12, scope: !361)
!368 = !DILocation(line: 78, column: 16, scope: !361)
!369 = !DILocation(line: 78, column: 14, scope: !361)
!370 = !DILocation(line: 78, column: 18, scope: !361)
!371 = !DILocation(line: 78, column: 10, scope: !361)
!372 = !DILocation(line: 79, column: 1, scope: !361)
!373 = distinct !DISubprogram(name: "shift_too_far", scope: !10, file: !10, line: 81, type: !30, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!374 = !DILocalVariable(name: "n", scope: !373, file: !10, line: 83, type: !12)
!375 = !DILocation(line: 83, column: 9, scope: !373)
!376 = !DILocation(line: 83, column: 13, scope: !373)
!377 = !DILocation(line: 84, column: 18, scope: !373)
!378 = !DILocation(line: 84, column: 15, scope: !373)
!379 = !DILocation(line: 84, column: 10, scope: !373)
!380 = !DILocation(line: 85, column: 1, scope: !373)
!381 = distinct !DISubprogram(name: "shift_negative", scope: !10, file: !10, line: 87, type: !30, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!382 = !DILocalVariable(name: "n", scope: !381, file: !10, line: 89, type: !12)
!383 = !DILocation(line: 89, column: 9, scope: !381)
!384 = !DILocation(line: 89, column: 13, scope: !381)
!385 = !DILocation(line: 90, column: 17, scope: !381)
!386 = !DILocation(line: 90, column: 14, scope: !381)
!387 = !DILocation(line: 90, column: 10, scope: !381)
!388 = !DILocation(line: 91, column: 1, scope: !381)
!389 = distinct !DISubprogram(name: "shift_right_too_far", scope: !10, file: !10, line: 93, type: !30, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!390 = !DILocalVariable(name: "x", scope: !389, file: !10, line: 95, type: !17)
!391 = !DILocation(line: 95, column: 19, scope: !389)
!392 = !DILocalVariable(name: "n", scope: !389, file: !10, line: 96, type: !254)
!393 = !DILocation(line: 96, column: 14, scope: !389)
!394 = !DILocation(line: 96, column: 18, scope: !389)
!395 = !DILocation(line: 97, column: 18, scope: !389)
!396 = !DILocation(line: 97, column: 23, scope: !389)
!397 = !DILocation(line: 97, column: 20, scope: !389)
!398 = !DILocation(line: 97, column: 12, scope: !389)
!399 = !DILocation(line: 97, column: 10, scope: !389)
!400 = !DILocation(line: 98, column: 1, scope: !389)
!401 = distinct !DISubprogram(name: "cast_of_double", scope: !10, file: !10, line: 100, type: !30, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!402 = !DILocalVariable(name: "d", scope: !401, file: !10, line: 102, type: !403)
!403 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!404 = !DILocation(line: 102, column: 12, scope: !401)
!405 = !DILocation(line: 102, column: 16, scope: !401)
!406 = !DILocation(line: 103, column: 17, scope: !401)
!407 = !DILocation(line: 103, column: 12, scope: !401)
!408 = !DILocation(line: 103, column: 10, scope: !401)
!409 = !DILocation(line: 104, column: 1, scope: !401)
!410 = distinct !DISubprogram(name: "cast_of_negative", scope: !10, file: !10, line: 106, type: !30, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!411 = !DILocalVariable(name: "f", scope: !410, file: !10, line: 108, type: !412)
!412 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!413 = !DILocation(line: 108, column: 11, scope: !410)
!414 = !DILocation(line: 108, column: 15, scope: !410)
!415 = !DILocation(line: 109, column: 28, scope: !410)
!416 = !DILocation(line: 109, column: 12, scope: !410)
!417 = !DILocation(line: 109, column: 10, scope: !410)
!418 = !DILocation(line: 110, column: 1, scope: !410)
!419 = distinct !DISubprogram(name: "cast_of_nan", scope: !10, file: !10, line: 112, type: !30, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!420 = !DILocalVariable(name: "zero", scope: !419, file: !10, line: 114, type: !421)
!421 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !422)
!422 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!423 = !DILocation(line: 114, column: 26, scope: !419)
!424 = !DILocalVariable(name: "nan", scope: !419, file: !10, line: 115, type: !422)
!425 = !DILocation(line: 115, column: 17, scope: !419)
!426 = !DILocation(line: 115, column: 23, scope: !419)
!427 = !DILocation(line: 115, column: 29, scope: !419)
!428 = !DILocation(line: 115, column: 36, scope: !419)
!429 = !DILocation(line: 115, column: 34, scope: !419)
!430 = !DILocation(line: 116, column: 23, scope: !419)
!431 = !DILocation(line: 116, column: 17, scope: !419)
!432 = !DILocation(line: 116, column: 12, scope: !419)
!433 = !DILocation(line: 116, column: 10, scope: !419)
!434 = !DILocation(line: 117, column: 1, scope: !419)
!435 = distinct !DISubprogram(name: "misaligned_read", scope: !10, file: !10, line: 119, type: !30, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!436 = !DILocalVariable(name: "bytes", scope: !435, file: !10, line: 121, type: !78)
!437 = !DILocation(line: 121, column: 10, scope: !435)
!438 = !DILocalVariable(name: "p", scope: !435, file: !10, line: 122, type: !16)
!439 = !DILocation(line: 122, column: 10, scope: !435)
!440 = !DILocation(line: 122, column: 22, scope: !435)
!441 = !DILocation(line: 122, column: 51, scope: !435)
!442 = !DILocation(line: 122, column: 36, scope: !435)
!443 = !DILocation(line: 122, column: 57, scope: !435)
!444 = !DILocation(line: 122, column: 34, scope: !435)
!445 = !DILocation(line: 122, column: 63, scope: !435)
!446 = !DILocation(line: 122, column: 28, scope: !435)
!447 = !DILocation(line: 122, column: 70, scope: !435)
!448 = !DILocation(line: 122, column: 68, scope: !435)
!449 = !DILocation(line: 123, column: 13, scope: !435)
!450 = !DILocation(line: 123, column: 12, scope: !435)
!451 = !DILocation(line: 123, column: 10, scope: !435)
!452 = !DILocation(line: 124, column: 1, scope: !435)
!453 = distinct !DISubprogram(name: "misaligned_write", scope: !10, file: !10, line: 126, type: !30, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!454 = !DILocalVariable(name: "p", scope: !453, file: !10, line: 128, type: !158)
!455 = !DILocation(line: 128, column: 11, scope: !453)
!456 = !DILocation(line: 128, column: 15, scope: !453)
!457 = !DILocation(line: 129, column: 15, scope: !453)
!458 = !DILocation(line: 129, column: 17, scope: !453)
!459 = !DILocation(line: 129, column: 28, scope: !453)
!460 = !DILocation(line: 129, column: 27, scope: !453)
!461 = !DILocation(line: 129, column: 25, scope: !453)
!462 = !DILocation(line: 129, column: 21, scope: !453)
!463 = !DILocation(line: 129, column: 33, scope: !453)
!464 = !DILocalVariable(name: "packed", scope: !453, file: !10, line: 133, type: !465)
!465 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !453, file: !10, line: 130, size: 40, elements: !466)
!466 = !{!467, !468}
!467 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !465, file: !10, line: 131, baseType: !4, size: 8)
!468 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !465, file: !10, line: 132, baseType: !12, size: 32, offset: 8)
!469 = !DILocation(line: 133, column: 7, scope: !453)
!470 = !DILocation(line: 134, column: 19, scope: !453)
!471 = !DILocation(line: 134, column: 10, scope: !453)
!472 = !DILocation(line: 135, column: 10, scope: !453)
!473 = !DILocation(line: 135, column: 5, scope: !453)
!474 = !DILocation(line: 136, column: 1, scope: !453)
!475 = distinct !DISubprogram(name: "assumption", scope: !10, file: !10, line: 138, type: !30, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !159)
!476 = !DILocalVariable(name: "x", scope: !475, file: !10, line: 140, type: !12)
!477 = !DILocation(line: 140, column: 9, scope: !475)
!478 = !DILocation(line: 140, column: 13, scope: !475)
!479 = !DILocation(line: 141, column: 22, scope: !475)
!480 = !DILocation(line: 141, column: 24, scope: !475)
!481 = !DILocation(line: 141, column: 5, scope: !475)
!482 = !DILocation(line: 142, column: 12, scope: !475)
!483 = !DILocation(line: 142, column: 10, scope: !475)
!484 = !DILocation(line: 143, column: 1, scope: !475)
