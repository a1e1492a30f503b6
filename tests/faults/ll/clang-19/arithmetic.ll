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
@entry_overflow_absolute = internal global %struct.fault_case { ptr @.str.9, ptr @overflow_absolute, ptr null }, align 8, !dbg !85
@entry_overflow_increment = internal global %struct.fault_case { ptr @.str.10, ptr @overflow_increment, ptr null }, align 8, !dbg !89
@entry_overflow_long = internal global %struct.fault_case { ptr @.str.11, ptr @overflow_long, ptr null }, align 8, !dbg !96
@entry_overflow_wide = internal global %struct.fault_case { ptr @.str.12, ptr @overflow_wide, ptr null }, align 8, !dbg !100
@entry_shift_too_far = internal global %struct.fault_case { ptr @.str.13, ptr @shift_too_far, ptr null }, align 8, !dbg !104
@entry_shift_negative = internal global %struct.fault_case { ptr @.str.14, ptr @shift_negative, ptr null }, align 8, !dbg !111
@entry_shift_right_too_far = internal global %struct.fault_case { ptr @.str.15, ptr @shift_right_too_far, ptr null }, align 8, !dbg !118
@entry_cast_of_double = internal global %struct.fault_case { ptr @.str.16, ptr @cast_of_double, ptr null }, align 8, !dbg !122
@entry_cast_of_negative = internal global %struct.fault_case { ptr @.str.17, ptr @cast_of_negative, ptr null }, align 8, !dbg !126
@entry_cast_of_nan = internal global %struct.fault_case { ptr @.str.18, ptr @cast_of_nan, ptr null }, align 8, !dbg !133
@entry_misaligned_read = internal global %struct.fault_case { ptr @.str.19, ptr @misaligned_read, ptr null }, align 8, !dbg !137
@entry_misaligned_write = internal global %struct.fault_case { ptr @.str.20, ptr @misaligned_write, ptr null }, align 8, !dbg !141
@entry_assumption = internal global %struct.fault_case { ptr @.str.21, ptr @assumption, ptr null }, align 8, !dbg !148
@.str.1 = private unnamed_addr constant [17 x i8] c"division_by_zero\00", align 1, !dbg !33
@sink = internal global i32 0, align 4, !dbg !40
@.str.2 = private unnamed_addr constant [18 x i8] c"remainder_by_zero\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [18 x i8] c"division_overflow\00", align 1, !dbg !50
@.str.4 = private unnamed_addr constant [19 x i8] c"remainder_overflow\00", align 1, !dbg !54
@.str.5 = private unnamed_addr constant [13 x i8] c"overflow_add\00", align 1, !dbg !61
@.str.6 = private unnamed_addr constant [18 x i8] c"overflow_subtract\00", align 1, !dbg !68
@.str.7 = private unnamed_addr constant [18 x i8] c"overflow_multiply\00", align 1, !dbg !72
@.str.8 = private unnamed_addr constant [16 x i8] c"overflow_negate\00", align 1, !dbg !76
@.str.9 = private unnamed_addr constant [18 x i8] c"overflow_absolute\00", align 1, !dbg !83
@.str.10 = private unnamed_addr constant [19 x i8] c"overflow_increment\00", align 1, !dbg !87
@.str.11 = private unnamed_addr constant [14 x i8] c"overflow_long\00", align 1, !dbg !91
@.str.12 = private unnamed_addr constant [14 x i8] c"overflow_wide\00", align 1, !dbg !98
@.str.13 = private unnamed_addr constant [14 x i8] c"shift_too_far\00", align 1, !dbg !102
@.str.14 = private unnamed_addr constant [15 x i8] c"shift_negative\00", align 1, !dbg !106
@.str.15 = private unnamed_addr constant [20 x i8] c"shift_right_too_far\00", align 1, !dbg !113
@.str.16 = private unnamed_addr constant [15 x i8] c"cast_of_double\00", align 1, !dbg !120
@.str.17 = private unnamed_addr constant [17 x i8] c"cast_of_negative\00", align 1, !dbg !124
@.str.18 = private unnamed_addr constant [12 x i8] c"cast_of_nan\00", align 1, !dbg !128
@.str.19 = private unnamed_addr constant [16 x i8] c"misaligned_read\00", align 1, !dbg !135
@.str.20 = private unnamed_addr constant [17 x i8] c"misaligned_write\00", align 1, !dbg !139
@__const.misaligned_write.packed = private unnamed_addr constant %struct.anon <{ i8 1, i32 2 }>, align 1
@.str.21 = private unnamed_addr constant [11 x i8] c"assumption\00", align 1, !dbg !143
@llvm.global_ctors = appending global [21 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_division_by_zero, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_remainder_by_zero, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_division_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_remainder_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_add, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_subtract, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_multiply, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_negate, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_absolute, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_increment, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_long, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_wide, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_shift_too_far, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_shift_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_shift_right_too_far, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_cast_of_double, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_cast_of_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_cast_of_nan, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_misaligned_read, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_misaligned_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_assumption, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !158 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !164, !DIExpression(), !165)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !166, !DIExpression(), !167)
  %7 = load i32, ptr %4, align 4, !dbg !168
  %8 = icmp sgt i32 %7, 2, !dbg !169
  br i1 %8, label %9, label %15, !dbg !170

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !171
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !171
  %12 = load ptr, ptr %11, align 8, !dbg !171
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #8, !dbg !172
  %14 = icmp eq i32 %13, 0, !dbg !173
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !174
  %17 = zext i1 %16 to i32, !dbg !170
  store i32 %17, ptr @bad, align 4, !dbg !175
    #dbg_declare(ptr %6, !176, !DIExpression(), !178)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !179
  store ptr %18, ptr %6, align 8, !dbg !178
  br label %19, !dbg !180

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !181
  %21 = icmp ne ptr %20, null, !dbg !183
  br i1 %21, label %22, label %43, !dbg !183

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !184
  %24 = icmp sgt i32 %23, 1, !dbg !186
  br i1 %24, label %25, label %38, !dbg !187

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !188
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !188
  %28 = load ptr, ptr %27, align 8, !dbg !188
  %29 = load ptr, ptr %6, align 8, !dbg !189
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !190
  %31 = load ptr, ptr %30, align 8, !dbg !190
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #8, !dbg !191
  %33 = icmp eq i32 %32, 0, !dbg !192
  br i1 %33, label %34, label %38, !dbg !193

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !194
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !196
  %37 = load ptr, ptr %36, align 8, !dbg !196
  call void %37(), !dbg !194
  store i32 0, ptr %3, align 4, !dbg !197
  br label %44, !dbg !197

38:                                               ; preds = %25, %22
  br label %39, !dbg !198

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !199
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !200
  %42 = load ptr, ptr %41, align 8, !dbg !200
  store ptr %42, ptr %6, align 8, !dbg !201
  br label %19, !dbg !202, !llvm.loop !203

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !206
  br label %44, !dbg !206

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !207
  ret i32 %45, !dbg !207
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_by_zero() #0 !dbg !208 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !209
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_division_by_zero, i32 0, i32 2), align 8, !dbg !209
  store ptr @entry_division_by_zero, ptr @all_cases, align 8, !dbg !209
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_by_zero() #0 !dbg !210 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !211
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_remainder_by_zero, i32 0, i32 2), align 8, !dbg !211
  store ptr @entry_remainder_by_zero, ptr @all_cases, align 8, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_overflow() #0 !dbg !212 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !213
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_division_overflow, i32 0, i32 2), align 8, !dbg !213
  store ptr @entry_division_overflow, ptr @all_cases, align 8, !dbg !213
  ret void, !dbg !213
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_overflow() #0 !dbg !214 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !215
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_remainder_overflow, i32 0, i32 2), align 8, !dbg !215
  store ptr @entry_remainder_overflow, ptr @all_cases, align 8, !dbg !215
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_add() #0 !dbg !216 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !217
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_add, i32 0, i32 2), align 8, !dbg !217
  store ptr @entry_overflow_add, ptr @all_cases, align 8, !dbg !217
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_subtract() #0 !dbg !218 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !219
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_subtract, i32 0, i32 2), align 8, !dbg !219
  store ptr @entry_overflow_subtract, ptr @all_cases, align 8, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_multiply() #0 !dbg !220 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !221
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_multiply, i32 0, i32 2), align 8, !dbg !221
  store ptr @entry_overflow_multiply, ptr @all_cases, align 8, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_negate() #0 !dbg !222 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !223
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_negate, i32 0, i32 2), align 8, !dbg !223
  store ptr @entry_overflow_negate, ptr @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_absolute() #0 !dbg !224 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !225
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_absolute, i32 0, i32 2), align 8, !dbg !225
  store ptr @entry_overflow_absolute, ptr @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_increment() #0 !dbg !226 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !227
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_increment, i32 0, i32 2), align 8, !dbg !227
  store ptr @entry_overflow_increment, ptr @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_long() #0 !dbg !228 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !229
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_long, i32 0, i32 2), align 8, !dbg !229
  store ptr @entry_overflow_long, ptr @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_wide() #0 !dbg !230 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !231
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_wide, i32 0, i32 2), align 8, !dbg !231
  store ptr @entry_overflow_wide, ptr @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_too_far() #0 !dbg !232 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !233
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_shift_too_far, i32 0, i32 2), align 8, !dbg !233
  store ptr @entry_shift_too_far, ptr @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_negative() #0 !dbg !234 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !235
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_shift_negative, i32 0, i32 2), align 8, !dbg !235
  store ptr @entry_shift_negative, ptr @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_right_too_far() #0 !dbg !236 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !237
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_shift_right_too_far, i32 0, i32 2), align 8, !dbg !237
  store ptr @entry_shift_right_too_far, ptr @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_double() #0 !dbg !238 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !239
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_cast_of_double, i32 0, i32 2), align 8, !dbg !239
  store ptr @entry_cast_of_double, ptr @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_negative() #0 !dbg !240 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !241
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_cast_of_negative, i32 0, i32 2), align 8, !dbg !241
  store ptr @entry_cast_of_negative, ptr @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_nan() #0 !dbg !242 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !243
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_cast_of_nan, i32 0, i32 2), align 8, !dbg !243
  store ptr @entry_cast_of_nan, ptr @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_read() #0 !dbg !244 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !245
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_misaligned_read, i32 0, i32 2), align 8, !dbg !245
  store ptr @entry_misaligned_read, ptr @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_write() #0 !dbg !246 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !247
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_misaligned_write, i32 0, i32 2), align 8, !dbg !247
  store ptr @entry_misaligned_write, ptr @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_assumption() #0 !dbg !248 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !249
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_assumption, i32 0, i32 2), align 8, !dbg !249
  store ptr @entry_assumption, ptr @all_cases, align 8, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_by_zero() #0 !dbg !250 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !251, !DIExpression(), !252)
  %2 = load i32, ptr @bad, align 4, !dbg !253
  %3 = icmp ne i32 %2, 0, !dbg !253
  %4 = zext i1 %3 to i64, !dbg !253
  %5 = select i1 %3, i32 0, i32 2, !dbg !253
  store i32 %5, ptr %1, align 4, !dbg !252
  %6 = load i32, ptr %1, align 4, !dbg !254
  %7 = sdiv i32 10, %6, !dbg !255
  store volatile i32 %7, ptr @sink, align 4, !dbg !256
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_by_zero() #0 !dbg !258 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !259, !DIExpression(), !261)
  %2 = load i32, ptr @bad, align 4, !dbg !262
  %3 = icmp ne i32 %2, 0, !dbg !262
  %4 = zext i1 %3 to i64, !dbg !262
  %5 = select i1 %3, i32 0, i32 3, !dbg !262
  store i32 %5, ptr %1, align 4, !dbg !261
  %6 = load i32, ptr %1, align 4, !dbg !263
  %7 = urem i32 10, %6, !dbg !264
  store volatile i32 %7, ptr @sink, align 4, !dbg !265
  ret void, !dbg !266
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_overflow() #0 !dbg !267 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !268, !DIExpression(), !269)
  %3 = load i32, ptr @bad, align 4, !dbg !270
  %4 = icmp ne i32 %3, 0, !dbg !270
  %5 = zext i1 %4 to i64, !dbg !270
  %6 = select i1 %4, i32 -2147483648, i32 -2147483647, !dbg !270
  store i32 %6, ptr %1, align 4, !dbg !269
    #dbg_declare(ptr %2, !271, !DIExpression(), !272)
  store i32 -1, ptr %2, align 4, !dbg !272
  %7 = load i32, ptr %1, align 4, !dbg !273
  %8 = load i32, ptr %2, align 4, !dbg !274
  %9 = sdiv i32 %7, %8, !dbg !275
  store volatile i32 %9, ptr @sink, align 4, !dbg !276
  ret void, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_overflow() #0 !dbg !278 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !279, !DIExpression(), !280)
  %3 = load i32, ptr @bad, align 4, !dbg !281
  %4 = icmp ne i32 %3, 0, !dbg !282
  %5 = xor i1 %4, true, !dbg !282
  %6 = zext i1 %5 to i32, !dbg !282
  %7 = sext i32 %6 to i64, !dbg !282
  %8 = add nsw i64 -9223372036854775808, %7, !dbg !283
  store i64 %8, ptr %1, align 8, !dbg !280
    #dbg_declare(ptr %2, !284, !DIExpression(), !285)
  store i64 -1, ptr %2, align 8, !dbg !285
  %9 = load i64, ptr %1, align 8, !dbg !286
  %10 = load i64, ptr %2, align 8, !dbg !287
  %11 = srem i64 %9, %10, !dbg !288
  %12 = trunc i64 %11 to i32, !dbg !289
  store volatile i32 %12, ptr @sink, align 4, !dbg !290
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_add() #0 !dbg !292 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !293, !DIExpression(), !294)
  %2 = load i32, ptr @bad, align 4, !dbg !295
  %3 = icmp ne i32 %2, 0, !dbg !296
  %4 = xor i1 %3, true, !dbg !296
  %5 = zext i1 %4 to i32, !dbg !296
  %6 = sub nsw i32 2147483647, %5, !dbg !297
  store i32 %6, ptr %1, align 4, !dbg !294
  %7 = load i32, ptr %1, align 4, !dbg !298
  %8 = add nsw i32 %7, 1, !dbg !299
  store volatile i32 %8, ptr @sink, align 4, !dbg !300
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_subtract() #0 !dbg !302 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !303, !DIExpression(), !304)
  %2 = load i32, ptr @bad, align 4, !dbg !305
  %3 = icmp ne i32 %2, 0, !dbg !306
  %4 = xor i1 %3, true, !dbg !306
  %5 = zext i1 %4 to i32, !dbg !306
  %6 = add nsw i32 -2147483648, %5, !dbg !307
  store i32 %6, ptr %1, align 4, !dbg !304
  %7 = load i32, ptr %1, align 4, !dbg !308
  %8 = sub nsw i32 %7, 1, !dbg !309
  store volatile i32 %8, ptr @sink, align 4, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_multiply() #0 !dbg !312 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !313, !DIExpression(), !314)
  %2 = load i32, ptr @bad, align 4, !dbg !315
  %3 = icmp ne i32 %2, 0, !dbg !315
  %4 = zext i1 %3 to i64, !dbg !315
  %5 = select i1 %3, i32 46341, i32 46340, !dbg !315
  store i32 %5, ptr %1, align 4, !dbg !314
  %6 = load i32, ptr %1, align 4, !dbg !316
  %7 = load i32, ptr %1, align 4, !dbg !317
  %8 = mul nsw i32 %6, %7, !dbg !318
  store volatile i32 %8, ptr @sink, align 4, !dbg !319
  ret void, !dbg !320
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_negate() #0 !dbg !321 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !322, !DIExpression(), !323)
  %2 = load i32, ptr @bad, align 4, !dbg !324
  %3 = icmp ne i32 %2, 0, !dbg !325
  %4 = xor i1 %3, true, !dbg !325
  %5 = zext i1 %4 to i32, !dbg !325
  %6 = add nsw i32 -2147483648, %5, !dbg !326
  store i32 %6, ptr %1, align 4, !dbg !323
  %7 = load i32, ptr %1, align 4, !dbg !327
  %8 = sub nsw i32 0, %7, !dbg !328
  store volatile i32 %8, ptr @sink, align 4, !dbg !329
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_absolute() #0 !dbg !331 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !332, !DIExpression(), !333)
  %2 = load i32, ptr @bad, align 4, !dbg !334
  %3 = icmp ne i32 %2, 0, !dbg !335
  %4 = xor i1 %3, true, !dbg !335
  %5 = zext i1 %4 to i32, !dbg !335
  %6 = add nsw i32 -2147483648, %5, !dbg !336
  store i32 %6, ptr %1, align 4, !dbg !333
  %7 = load i32, ptr %1, align 4, !dbg !337
  %8 = call i32 @llvm.abs.i32(i32 %7, i1 true), !dbg !338
  store volatile i32 %8, ptr @sink, align 4, !dbg !339
  ret void, !dbg !340
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_increment() #0 !dbg !341 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !342, !DIExpression(), !343)
  store i32 2147483646, ptr %1, align 4, !dbg !343
  %4 = load i32, ptr %1, align 4, !dbg !344
  %5 = add nsw i32 %4, 1, !dbg !344
  store i32 %5, ptr %1, align 4, !dbg !344
  %6 = load i32, ptr @bad, align 4, !dbg !345
  %7 = icmp ne i32 %6, 0, !dbg !345
  br i1 %7, label %8, label %11, !dbg !347

8:                                                ; preds = %0
  %9 = load i32, ptr %1, align 4, !dbg !348
  %10 = add nsw i32 %9, 1, !dbg !348
  store i32 %10, ptr %1, align 4, !dbg !348
  br label %11, !dbg !349

11:                                               ; preds = %8, %0
    #dbg_declare(ptr %2, !350, !DIExpression(), !351)
  store i32 -1, ptr %2, align 4, !dbg !351
  %12 = load i32, ptr %2, align 4, !dbg !352
  %13 = add i32 %12, 1, !dbg !352
  store i32 %13, ptr %2, align 4, !dbg !352
    #dbg_declare(ptr %3, !353, !DIExpression(), !355)
  store i8 127, ptr %3, align 1, !dbg !355
  %14 = load i8, ptr %3, align 1, !dbg !356
  %15 = add i8 %14, 1, !dbg !356
  store i8 %15, ptr %3, align 1, !dbg !356
  %16 = load i32, ptr %1, align 4, !dbg !357
  %17 = load i32, ptr %2, align 4, !dbg !358
  %18 = add nsw i32 %16, %17, !dbg !359
  store volatile i32 %18, ptr @sink, align 4, !dbg !360
  ret void, !dbg !361
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_long() #0 !dbg !362 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !363, !DIExpression(), !364)
  store i64 4611686018427387904, ptr %1, align 8, !dbg !364
    #dbg_declare(ptr %2, !365, !DIExpression(), !366)
  %3 = load i32, ptr @bad, align 4, !dbg !367
  %4 = icmp ne i32 %3, 0, !dbg !367
  br i1 %4, label %5, label %7, !dbg !367

5:                                                ; preds = %0
  %6 = load i64, ptr %1, align 8, !dbg !368
  br label %10, !dbg !367

7:                                                ; preds = %0
  %8 = load i64, ptr %1, align 8, !dbg !369
  %9 = sub nsw i64 %8, 1, !dbg !370
  br label %10, !dbg !367

10:                                               ; preds = %7, %5
  %11 = phi i64 [ %6, %5 ], [ %9, %7 ], !dbg !367
  store i64 %11, ptr %2, align 8, !dbg !366
  %12 = load i64, ptr %1, align 8, !dbg !371
  %13 = load i64, ptr %2, align 8, !dbg !372
  %14 = add nsw i64 %12, %13, !dbg !373
  %15 = icmp ne i64 %14, 0, !dbg !374
  %16 = zext i1 %15 to i32, !dbg !374
  store volatile i32 %16, ptr @sink, align 4, !dbg !375
  ret void, !dbg !376
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_wide() #0 !dbg !377 {
  %1 = alloca i128, align 16
  %2 = alloca i128, align 16
    #dbg_declare(ptr %1, !378, !DIExpression(), !379)
  store i128 85070591730234615865843651857942052864, ptr %1, align 16, !dbg !379
    #dbg_declare(ptr %2, !380, !DIExpression(), !381)
  %3 = load i32, ptr @bad, align 4, !dbg !382
  %4 = icmp ne i32 %3, 0, !dbg !382
  %5 = zext i1 %4 to i64, !dbg !382
  %6 = select i1 %4, i32 2, i32 1, !dbg !382
  %7 = sext i32 %6 to i128, !dbg !382
  store i128 %7, ptr %2, align 16, !dbg !381
  %8 = load i128, ptr %1, align 16, !dbg !383
  %9 = load i128, ptr %2, align 16, !dbg !384
  %10 = mul nsw i128 %8, %9, !dbg !385
  %11 = icmp ne i128 %10, 0, !dbg !386
  %12 = zext i1 %11 to i32, !dbg !386
  store volatile i32 %12, ptr @sink, align 4, !dbg !387
  ret void, !dbg !388
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_too_far() #0 !dbg !389 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !390, !DIExpression(), !391)
  %2 = load i32, ptr @bad, align 4, !dbg !392
  %3 = icmp ne i32 %2, 0, !dbg !392
  %4 = zext i1 %3 to i64, !dbg !392
  %5 = select i1 %3, i32 32, i32 31, !dbg !392
  store i32 %5, ptr %1, align 4, !dbg !391
  %6 = load i32, ptr %1, align 4, !dbg !393
  %7 = shl i32 1, %6, !dbg !394
  store volatile i32 %7, ptr @sink, align 4, !dbg !395
  ret void, !dbg !396
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_negative() #0 !dbg !397 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !398, !DIExpression(), !399)
  %2 = load i32, ptr @bad, align 4, !dbg !400
  %3 = icmp ne i32 %2, 0, !dbg !400
  %4 = zext i1 %3 to i64, !dbg !400
  %5 = select i1 %3, i32 -1, i32 1, !dbg !400
  store i32 %5, ptr %1, align 4, !dbg !399
  %6 = load i32, ptr %1, align 4, !dbg !401
  %7 = ashr i32 4, %6, !dbg !402
  store volatile i32 %7, ptr @sink, align 4, !dbg !403
  ret void, !dbg !404
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_right_too_far() #0 !dbg !405 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !406, !DIExpression(), !407)
  store i64 1, ptr %1, align 8, !dbg !407
    #dbg_declare(ptr %2, !408, !DIExpression(), !409)
  %3 = load i32, ptr @bad, align 4, !dbg !410
  %4 = icmp ne i32 %3, 0, !dbg !410
  %5 = zext i1 %4 to i64, !dbg !410
  %6 = select i1 %4, i32 64, i32 63, !dbg !410
  store i32 %6, ptr %2, align 4, !dbg !409
  %7 = load i64, ptr %1, align 8, !dbg !411
  %8 = load i32, ptr %2, align 4, !dbg !412
  %9 = zext i32 %8 to i64, !dbg !413
  %10 = lshr i64 %7, %9, !dbg !413
  %11 = trunc i64 %10 to i32, !dbg !414
  store volatile i32 %11, ptr @sink, align 4, !dbg !415
  ret void, !dbg !416
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_double() #0 !dbg !417 {
  %1 = alloca double, align 8
    #dbg_declare(ptr %1, !418, !DIExpression(), !420)
  %2 = load i32, ptr @bad, align 4, !dbg !421
  %3 = icmp ne i32 %2, 0, !dbg !421
  %4 = zext i1 %3 to i64, !dbg !421
  %5 = select i1 %3, double 0x41E0000000000000, double 0x41DFFFFFFFF00000, !dbg !421
  store double %5, ptr %1, align 8, !dbg !420
  %6 = load double, ptr %1, align 8, !dbg !422
  %7 = fptosi double %6 to i32, !dbg !423
  store volatile i32 %7, ptr @sink, align 4, !dbg !424
  ret void, !dbg !425
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_negative() #0 !dbg !426 {
  %1 = alloca float, align 4
    #dbg_declare(ptr %1, !427, !DIExpression(), !429)
  %2 = load i32, ptr @bad, align 4, !dbg !430
  %3 = icmp ne i32 %2, 0, !dbg !430
  %4 = zext i1 %3 to i64, !dbg !430
  %5 = select i1 %3, float -1.000000e+00, float -7.500000e-01, !dbg !430
  store float %5, ptr %1, align 4, !dbg !429
  %6 = load float, ptr %1, align 4, !dbg !431
  %7 = fptoui float %6 to i16, !dbg !432
  %8 = zext i16 %7 to i32, !dbg !432
  store volatile i32 %8, ptr @sink, align 4, !dbg !433
  ret void, !dbg !434
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_nan() #0 !dbg !435 {
  %1 = alloca x86_fp80, align 16
  %2 = alloca x86_fp80, align 16
    #dbg_declare(ptr %1, !436, !DIExpression(), !439)
  store volatile x86_fp80 0xK00000000000000000000, ptr %1, align 16, !dbg !439
    #dbg_declare(ptr %2, !440, !DIExpression(), !441)
  %3 = load i32, ptr @bad, align 4, !dbg !442
  %4 = icmp ne i32 %3, 0, !dbg !442
  br i1 %4, label %5, label %9, !dbg !442

5:                                                ; preds = %0
  %6 = load volatile x86_fp80, ptr %1, align 16, !dbg !443
  %7 = load volatile x86_fp80, ptr %1, align 16, !dbg !444
  %8 = fdiv x86_fp80 %6, %7, !dbg !445
  br label %10, !dbg !442

9:                                                ; preds = %0
  br label %10, !dbg !442

10:                                               ; preds = %9, %5
  %11 = phi x86_fp80 [ %8, %5 ], [ 0xKC03E8000000000000000, %9 ], !dbg !442
  store x86_fp80 %11, ptr %2, align 16, !dbg !441
  %12 = load x86_fp80, ptr %2, align 16, !dbg !446
  %13 = fptosi x86_fp80 %12 to i64, !dbg !447
  %14 = trunc i64 %13 to i32, !dbg !448
  store volatile i32 %14, ptr @sink, align 4, !dbg !449
  ret void, !dbg !450
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_read() #0 !dbg !451 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !452, !DIExpression(), !453)
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 16, i1 false), !dbg !453
    #dbg_declare(ptr %2, !454, !DIExpression(), !455)
  %3 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !456
  %4 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !457
  %5 = ptrtoint ptr %4 to i64, !dbg !458
  %6 = urem i64 %5, 16, !dbg !459
  %7 = sub i64 16, %6, !dbg !460
  %8 = urem i64 %7, 16, !dbg !461
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !462
  %10 = load i32, ptr @bad, align 4, !dbg !463
  %11 = sext i32 %10 to i64, !dbg !464
  %12 = getelementptr inbounds i8, ptr %9, i64 %11, !dbg !464
  store ptr %12, ptr %2, align 8, !dbg !455
  %13 = load ptr, ptr %2, align 8, !dbg !465
  %14 = load i32, ptr %13, align 4, !dbg !466
  store volatile i32 %14, ptr @sink, align 4, !dbg !467
  ret void, !dbg !468
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_write() #0 !dbg !469 {
  %1 = alloca ptr, align 8
  %2 = alloca %struct.anon, align 1
    #dbg_declare(ptr %1, !470, !DIExpression(), !471)
  %3 = call noalias ptr @malloc(i64 noundef 32) #9, !dbg !472
  store ptr %3, ptr %1, align 8, !dbg !471
  %4 = load ptr, ptr %1, align 8, !dbg !473
  %5 = getelementptr inbounds i8, ptr %4, i64 4, !dbg !474
  %6 = load i32, ptr @bad, align 4, !dbg !475
  %7 = icmp ne i32 %6, 0, !dbg !476
  %8 = xor i1 %7, true, !dbg !476
  %9 = zext i1 %8 to i32, !dbg !476
  %10 = mul nsw i32 4, %9, !dbg !477
  %11 = sext i32 %10 to i64, !dbg !478
  %12 = getelementptr inbounds i8, ptr %5, i64 %11, !dbg !478
  store i64 1, ptr %12, align 8, !dbg !479
    #dbg_declare(ptr %2, !480, !DIExpression(), !485)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.misaligned_write.packed, i64 5, i1 false), !dbg !485
  %13 = getelementptr inbounds %struct.anon, ptr %2, i32 0, i32 1, !dbg !486
  %14 = load i32, ptr %13, align 1, !dbg !486
  store volatile i32 %14, ptr @sink, align 4, !dbg !487
  %15 = load ptr, ptr %1, align 8, !dbg !488
  call void @free(ptr noundef %15) #10, !dbg !489
  ret void, !dbg !490
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @assumption() #0 !dbg !491 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !492, !DIExpression(), !493)
  %2 = load i32, ptr @bad, align 4, !dbg !494
  %3 = icmp ne i32 %2, 0, !dbg !494
  %4 = zext i1 %3 to i64, !dbg !494
  %5 = select i1 %3, i32 1, i32 0, !dbg !494
  store i32 %5, ptr %1, align 4, !dbg !493
  %6 = load i32, ptr %1, align 4, !dbg !495
  %7 = icmp eq i32 %6, 0, !dbg !496
  call void @llvm.assume(i1 %7), !dbg !497
  %8 = load i32, ptr %1, align 4, !dbg !498
  store volatile i32 %8, ptr @sink, align 4, !dbg !499
  ret void, !dbg !500
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind willreturn memory(read) }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!150, !151, !152, !153, !154, !155, !156}
!llvm.ident = !{!157}

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
!10 = !DIFile(filename: "tests/faults/arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "63788194a8c4404b71b9e9af25086c80")
!11 = !{!12, !13, !14, !15, !16, !17, !18}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!19 = !{!0, !20, !7, !33, !38, !40, !43, !48, !50, !52, !54, !59, !61, !66, !68, !70, !72, !74, !76, !81, !83, !85, !87, !89, !91, !96, !98, !100, !102, !104, !106, !111, !113, !118, !120, !122, !124, !126, !128, !133, !135, !137, !139, !141, !143, !148}
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
!84 = distinct !DIGlobalVariable(scope: null, file: !10, line: 56, type: !45, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_overflow_absolute", scope: !9, file: !10, line: 56, type: !23, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !10, line: 62, type: !56, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_overflow_increment", scope: !9, file: !10, line: 62, type: !23, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !10, line: 75, type: !93, isLocal: true, isDefinition: true)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 14)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "entry_overflow_long", scope: !9, file: !10, line: 75, type: !23, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(scope: null, file: !10, line: 81, type: !93, isLocal: true, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "entry_overflow_wide", scope: !9, file: !10, line: 81, type: !23, isLocal: true, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !10, line: 87, type: !93, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "entry_shift_too_far", scope: !9, file: !10, line: 87, type: !23, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(scope: null, file: !10, line: 93, type: !108, isLocal: true, isDefinition: true)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 15)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "entry_shift_negative", scope: !9, file: !10, line: 93, type: !23, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(scope: null, file: !10, line: 99, type: !115, isLocal: true, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 20)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(name: "entry_shift_right_too_far", scope: !9, file: !10, line: 99, type: !23, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !10, line: 106, type: !108, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(name: "entry_cast_of_double", scope: !9, file: !10, line: 106, type: !23, isLocal: true, isDefinition: true)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !10, line: 112, type: !35, isLocal: true, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "entry_cast_of_negative", scope: !9, file: !10, line: 112, type: !23, isLocal: true, isDefinition: true)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(scope: null, file: !10, line: 118, type: !130, isLocal: true, isDefinition: true)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !131)
!131 = !{!132}
!132 = !DISubrange(count: 12)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "entry_cast_of_nan", scope: !9, file: !10, line: 118, type: !23, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !10, line: 125, type: !78, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(name: "entry_misaligned_read", scope: !9, file: !10, line: 125, type: !23, isLocal: true, isDefinition: true)
!139 = !DIGlobalVariableExpression(var: !140, expr: !DIExpression())
!140 = distinct !DIGlobalVariable(scope: null, file: !10, line: 132, type: !35, isLocal: true, isDefinition: true)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(name: "entry_misaligned_write", scope: !9, file: !10, line: 132, type: !23, isLocal: true, isDefinition: true)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(scope: null, file: !10, line: 144, type: !145, isLocal: true, isDefinition: true)
!145 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !146)
!146 = !{!147}
!147 = !DISubrange(count: 11)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(name: "entry_assumption", scope: !9, file: !10, line: 144, type: !23, isLocal: true, isDefinition: true)
!150 = !{i32 7, !"Dwarf Version", i32 5}
!151 = !{i32 2, !"Debug Info Version", i32 3}
!152 = !{i32 1, !"wchar_size", i32 4}
!153 = !{i32 8, !"PIC Level", i32 2}
!154 = !{i32 7, !"PIE Level", i32 2}
!155 = !{i32 7, !"uwtable", i32 2}
!156 = !{i32 7, !"frame-pointer", i32 2}
!157 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!158 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !159, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !163)
!159 = !DISubroutineType(types: !160)
!160 = !{!12, !12, !161}
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !162, size: 64)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!163 = !{}
!164 = !DILocalVariable(name: "argc", arg: 1, scope: !158, file: !2, line: 30, type: !12)
!165 = !DILocation(line: 30, column: 14, scope: !158)
!166 = !DILocalVariable(name: "argv", arg: 2, scope: !158, file: !2, line: 30, type: !161)
!167 = !DILocation(line: 30, column: 27, scope: !158)
!168 = !DILocation(line: 32, column: 11, scope: !158)
!169 = !DILocation(line: 32, column: 16, scope: !158)
!170 = !DILocation(line: 32, column: 20, scope: !158)
!171 = !DILocation(line: 32, column: 30, scope: !158)
!172 = !DILocation(line: 32, column: 23, scope: !158)
!173 = !DILocation(line: 32, column: 46, scope: !158)
!174 = !DILocation(line: 0, scope: !158)
!175 = !DILocation(line: 32, column: 9, scope: !158)
!176 = !DILocalVariable(name: "c", scope: !177, file: !2, line: 33, type: !22)
!177 = distinct !DILexicalBlock(scope: !158, file: !2, line: 33, column: 5)
!178 = !DILocation(line: 33, column: 29, scope: !177)
!179 = !DILocation(line: 33, column: 33, scope: !177)
!180 = !DILocation(line: 33, column: 10, scope: !177)
!181 = !DILocation(line: 33, column: 44, scope: !182)
!182 = distinct !DILexicalBlock(scope: !177, file: !2, line: 33, column: 5)
!183 = !DILocation(line: 33, column: 5, scope: !177)
!184 = !DILocation(line: 34, column: 13, scope: !185)
!185 = distinct !DILexicalBlock(scope: !182, file: !2, line: 34, column: 13)
!186 = !DILocation(line: 34, column: 18, scope: !185)
!187 = !DILocation(line: 34, column: 22, scope: !185)
!188 = !DILocation(line: 34, column: 32, scope: !185)
!189 = !DILocation(line: 34, column: 41, scope: !185)
!190 = !DILocation(line: 34, column: 44, scope: !185)
!191 = !DILocation(line: 34, column: 25, scope: !185)
!192 = !DILocation(line: 34, column: 50, scope: !185)
!193 = !DILocation(line: 34, column: 13, scope: !182)
!194 = !DILocation(line: 35, column: 13, scope: !195)
!195 = distinct !DILexicalBlock(scope: !185, file: !2, line: 34, column: 56)
!196 = !DILocation(line: 35, column: 16, scope: !195)
!197 = !DILocation(line: 36, column: 13, scope: !195)
!198 = !DILocation(line: 34, column: 53, scope: !185)
!199 = !DILocation(line: 33, column: 51, scope: !182)
!200 = !DILocation(line: 33, column: 54, scope: !182)
!201 = !DILocation(line: 33, column: 49, scope: !182)
!202 = !DILocation(line: 33, column: 5, scope: !182)
!203 = distinct !{!203, !183, !204, !205}
!204 = !DILocation(line: 37, column: 9, scope: !177)
!205 = !{!"llvm.loop.mustprogress"}
!206 = !DILocation(line: 38, column: 5, scope: !158)
!207 = !DILocation(line: 39, column: 1, scope: !158)
!208 = distinct !DISubprogram(name: "add_division_by_zero", scope: !10, file: !10, line: 8, type: !30, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!209 = !DILocation(line: 8, column: 1, scope: !208)
!210 = distinct !DISubprogram(name: "add_remainder_by_zero", scope: !10, file: !10, line: 14, type: !30, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!211 = !DILocation(line: 14, column: 1, scope: !210)
!212 = distinct !DISubprogram(name: "add_division_overflow", scope: !10, file: !10, line: 20, type: !30, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!213 = !DILocation(line: 20, column: 1, scope: !212)
!214 = distinct !DISubprogram(name: "add_remainder_overflow", scope: !10, file: !10, line: 26, type: !30, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!215 = !DILocation(line: 26, column: 1, scope: !214)
!216 = distinct !DISubprogram(name: "add_overflow_add", scope: !10, file: !10, line: 32, type: !30, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!217 = !DILocation(line: 32, column: 1, scope: !216)
!218 = distinct !DISubprogram(name: "add_overflow_subtract", scope: !10, file: !10, line: 38, type: !30, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!219 = !DILocation(line: 38, column: 1, scope: !218)
!220 = distinct !DISubprogram(name: "add_overflow_multiply", scope: !10, file: !10, line: 44, type: !30, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!221 = !DILocation(line: 44, column: 1, scope: !220)
!222 = distinct !DISubprogram(name: "add_overflow_negate", scope: !10, file: !10, line: 50, type: !30, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!223 = !DILocation(line: 50, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_overflow_absolute", scope: !10, file: !10, line: 56, type: !30, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!225 = !DILocation(line: 56, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_overflow_increment", scope: !10, file: !10, line: 62, type: !30, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!227 = !DILocation(line: 62, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_overflow_long", scope: !10, file: !10, line: 75, type: !30, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!229 = !DILocation(line: 75, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_overflow_wide", scope: !10, file: !10, line: 81, type: !30, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!231 = !DILocation(line: 81, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_shift_too_far", scope: !10, file: !10, line: 87, type: !30, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!233 = !DILocation(line: 87, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_shift_negative", scope: !10, file: !10, line: 93, type: !30, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!235 = !DILocation(line: 93, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_shift_right_too_far", scope: !10, file: !10, line: 99, type: !30, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!237 = !DILocation(line: 99, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_cast_of_double", scope: !10, file: !10, line: 106, type: !30, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!239 = !DILocation(line: 106, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "add_cast_of_negative", scope: !10, file: !10, line: 112, type: !30, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!241 = !DILocation(line: 112, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_cast_of_nan", scope: !10, file: !10, line: 118, type: !30, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!243 = !DILocation(line: 118, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_misaligned_read", scope: !10, file: !10, line: 125, type: !30, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!245 = !DILocation(line: 125, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_misaligned_write", scope: !10, file: !10, line: 132, type: !30, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!247 = !DILocation(line: 132, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "add_assumption", scope: !10, file: !10, line: 144, type: !30, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!249 = !DILocation(line: 144, column: 1, scope: !248)
!250 = distinct !DISubprogram(name: "division_by_zero", scope: !10, file: !10, line: 8, type: !30, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!251 = !DILocalVariable(name: "d", scope: !250, file: !10, line: 10, type: !12)
!252 = !DILocation(line: 10, column: 9, scope: !250)
!253 = !DILocation(line: 10, column: 13, scope: !250)
!254 = !DILocation(line: 11, column: 17, scope: !250)
!255 = !DILocation(line: 11, column: 15, scope: !250)
!256 = !DILocation(line: 11, column: 10, scope: !250)
!257 = !DILocation(line: 12, column: 1, scope: !250)
!258 = distinct !DISubprogram(name: "remainder_by_zero", scope: !10, file: !10, line: 14, type: !30, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!259 = !DILocalVariable(name: "d", scope: !258, file: !10, line: 16, type: !260)
!260 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!261 = !DILocation(line: 16, column: 14, scope: !258)
!262 = !DILocation(line: 16, column: 18, scope: !258)
!263 = !DILocation(line: 17, column: 24, scope: !258)
!264 = !DILocation(line: 17, column: 22, scope: !258)
!265 = !DILocation(line: 17, column: 10, scope: !258)
!266 = !DILocation(line: 18, column: 1, scope: !258)
!267 = distinct !DISubprogram(name: "division_overflow", scope: !10, file: !10, line: 20, type: !30, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!268 = !DILocalVariable(name: "a", scope: !267, file: !10, line: 22, type: !12)
!269 = !DILocation(line: 22, column: 9, scope: !267)
!270 = !DILocation(line: 22, column: 13, scope: !267)
!271 = !DILocalVariable(name: "b", scope: !267, file: !10, line: 22, type: !12)
!272 = !DILocation(line: 22, column: 42, scope: !267)
!273 = !DILocation(line: 23, column: 12, scope: !267)
!274 = !DILocation(line: 23, column: 16, scope: !267)
!275 = !DILocation(line: 23, column: 14, scope: !267)
!276 = !DILocation(line: 23, column: 10, scope: !267)
!277 = !DILocation(line: 24, column: 1, scope: !267)
!278 = distinct !DISubprogram(name: "remainder_overflow", scope: !10, file: !10, line: 26, type: !30, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!279 = !DILocalVariable(name: "a", scope: !278, file: !10, line: 28, type: !15)
!280 = !DILocation(line: 28, column: 10, scope: !278)
!281 = !DILocation(line: 28, column: 26, scope: !278)
!282 = !DILocation(line: 28, column: 25, scope: !278)
!283 = !DILocation(line: 28, column: 23, scope: !278)
!284 = !DILocalVariable(name: "b", scope: !278, file: !10, line: 28, type: !15)
!285 = !DILocation(line: 28, column: 31, scope: !278)
!286 = !DILocation(line: 29, column: 18, scope: !278)
!287 = !DILocation(line: 29, column: 22, scope: !278)
!288 = !DILocation(line: 29, column: 20, scope: !278)
!289 = !DILocation(line: 29, column: 12, scope: !278)
!290 = !DILocation(line: 29, column: 10, scope: !278)
!291 = !DILocation(line: 30, column: 1, scope: !278)
!292 = distinct !DISubprogram(name: "overflow_add", scope: !10, file: !10, line: 32, type: !30, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!293 = !DILocalVariable(name: "a", scope: !292, file: !10, line: 34, type: !12)
!294 = !DILocation(line: 34, column: 9, scope: !292)
!295 = !DILocation(line: 34, column: 24, scope: !292)
!296 = !DILocation(line: 34, column: 23, scope: !292)
!297 = !DILocation(line: 34, column: 21, scope: !292)
!298 = !DILocation(line: 35, column: 12, scope: !292)
!299 = !DILocation(line: 35, column: 14, scope: !292)
!300 = !DILocation(line: 35, column: 10, scope: !292)
!301 = !DILocation(line: 36, column: 1, scope: !292)
!302 = distinct !DISubprogram(name: "overflow_subtract", scope: !10, file: !10, line: 38, type: !30, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!303 = !DILocalVariable(name: "a", scope: !302, file: !10, line: 40, type: !12)
!304 = !DILocation(line: 40, column: 9, scope: !302)
!305 = !DILocation(line: 40, column: 24, scope: !302)
!306 = !DILocation(line: 40, column: 23, scope: !302)
!307 = !DILocation(line: 40, column: 21, scope: !302)
!308 = !DILocation(line: 41, column: 12, scope: !302)
!309 = !DILocation(line: 41, column: 14, scope: !302)
!310 = !DILocation(line: 41, column: 10, scope: !302)
!311 = !DILocation(line: 42, column: 1, scope: !302)
!312 = distinct !DISubprogram(name: "overflow_multiply", scope: !10, file: !10, line: 44, type: !30, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!313 = !DILocalVariable(name: "a", scope: !312, file: !10, line: 46, type: !12)
!314 = !DILocation(line: 46, column: 9, scope: !312)
!315 = !DILocation(line: 46, column: 13, scope: !312)
!316 = !DILocation(line: 47, column: 12, scope: !312)
!317 = !DILocation(line: 47, column: 16, scope: !312)
!318 = !DILocation(line: 47, column: 14, scope: !312)
!319 = !DILocation(line: 47, column: 10, scope: !312)
!320 = !DILocation(line: 48, column: 1, scope: !312)
!321 = distinct !DISubprogram(name: "overflow_negate", scope: !10, file: !10, line: 50, type: !30, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!322 = !DILocalVariable(name: "a", scope: !321, file: !10, line: 52, type: !12)
!323 = !DILocation(line: 52, column: 9, scope: !321)
!324 = !DILocation(line: 52, column: 24, scope: !321)
!325 = !DILocation(line: 52, column: 23, scope: !321)
!326 = !DILocation(line: 52, column: 21, scope: !321)
!327 = !DILocation(line: 53, column: 13, scope: !321)
!328 = !DILocation(line: 53, column: 12, scope: !321)
!329 = !DILocation(line: 53, column: 10, scope: !321)
!330 = !DILocation(line: 54, column: 1, scope: !321)
!331 = distinct !DISubprogram(name: "overflow_absolute", scope: !10, file: !10, line: 56, type: !30, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!332 = !DILocalVariable(name: "a", scope: !331, file: !10, line: 58, type: !12)
!333 = !DILocation(line: 58, column: 9, scope: !331)
!334 = !DILocation(line: 58, column: 24, scope: !331)
!335 = !DILocation(line: 58, column: 23, scope: !331)
!336 = !DILocation(line: 58, column: 21, scope: !331)
!337 = !DILocation(line: 59, column: 26, scope: !331)
!338 = !DILocation(line: 59, column: 12, scope: !331)
!339 = !DILocation(line: 59, column: 10, scope: !331)
!340 = !DILocation(line: 60, column: 1, scope: !331)
!341 = distinct !DISubprogram(name: "overflow_increment", scope: !10, file: !10, line: 62, type: !30, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!342 = !DILocalVariable(name: "i", scope: !341, file: !10, line: 64, type: !12)
!343 = !DILocation(line: 64, column: 9, scope: !341)
!344 = !DILocation(line: 65, column: 6, scope: !341)
!345 = !DILocation(line: 66, column: 9, scope: !346)
!346 = distinct !DILexicalBlock(scope: !341, file: !10, line: 66, column: 9)
!347 = !DILocation(line: 66, column: 9, scope: !341)
!348 = !DILocation(line: 67, column: 10, scope: !346)
!349 = !DILocation(line: 67, column: 9, scope: !346)
!350 = !DILocalVariable(name: "u", scope: !341, file: !10, line: 68, type: !260)
!351 = !DILocation(line: 68, column: 14, scope: !341)
!352 = !DILocation(line: 69, column: 6, scope: !341)
!353 = !DILocalVariable(name: "c", scope: !341, file: !10, line: 70, type: !354)
!354 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!355 = !DILocation(line: 70, column: 17, scope: !341)
!356 = !DILocation(line: 71, column: 6, scope: !341)
!357 = !DILocation(line: 72, column: 12, scope: !341)
!358 = !DILocation(line: 72, column: 21, scope: !341)
!359 = !DILocation(line: 72, column: 14, scope: !341)
!360 = !DILocation(line: 72, column: 10, scope: !341)
!361 = !DILocation(line: 73, column: 1, scope: !341)
!362 = distinct !DISubprogram(name: "overflow_long", scope: !10, file: !10, line: 75, type: !30, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!363 = !DILocalVariable(name: "a", scope: !362, file: !10, line: 77, type: !15)
!364 = !DILocation(line: 77, column: 10, scope: !362)
!365 = !DILocalVariable(name: "b", scope: !362, file: !10, line: 77, type: !15)
!366 = !DILocation(line: 77, column: 32, scope: !362)
!367 = !DILocation(line: 77, column: 36, scope: !362)
!368 = !DILocation(line: 77, column: 42, scope: !362)
!369 = !DILocation(line: 77, column: 46, scope: !362)
!370 = !DILocation(line: 77, column: 48, scope: !362)
!371 = !DILocation(line: 78, column: 12, scope: !362)
!372 = !DILocation(line: 78, column: 16, scope: !362)
!373 = !DILocation(line: 78, column: 14, scope: !362)
!374 = !DILocation(line: 78, column: 18, scope: !362)
!375 = !DILocation(line: 78, column: 10, scope: !362)
!376 = !DILocation(line: 79, column: 1, scope: !362)
!377 = distinct !DISubprogram(name: "overflow_wide", scope: !10, file: !10, line: 81, type: !30, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!378 = !DILocalVariable(name: "a", scope: !377, file: !10, line: 83, type: !13)
!379 = !DILocation(line: 83, column: 14, scope: !377)
!380 = !DILocalVariable(name: "b", scope: !377, file: !10, line: 83, type: !13)
!381 = !DILocation(line: 83, column: 38, scope: !377)
!382 = !DILocation(line: 83, column: 42, scope: !377)
!383 = !DILocation(line: 84, column: 12, scope: !377)
!384 = !DILocation(line: 84, column: 16, scope: !377)
!385 = !DILocation(line: 84, column: 14, scope: !377)
!386 = !DILocation(line: 84, column: 18, scope: !377)
!387 = !DILocation(line: 84, column: 10, scope: !377)
!388 = !DILocation(line: 85, column: 1, scope: !377)
!389 = distinct !DISubprogram(name: "shift_too_far", scope: !10, file: !10, line: 87, type: !30, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!390 = !DILocalVariable(name: "n", scope: !389, file: !10, line: 89, type: !12)
!391 = !DILocation(line: 89, column: 9, scope: !389)
!392 = !DILocation(line: 89, column: 13, scope: !389)
!393 = !DILocation(line: 90, column: 18, scope: !389)
!394 = !DILocation(line: 90, column: 15, scope: !389)
!395 = !DILocation(line: 90, column: 10, scope: !389)
!396 = !DILocation(line: 91, column: 1, scope: !389)
!397 = distinct !DISubprogram(name: "shift_negative", scope: !10, file: !10, line: 93, type: !30, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!398 = !DILocalVariable(name: "n", scope: !397, file: !10, line: 95, type: !12)
!399 = !DILocation(line: 95, column: 9, scope: !397)
!400 = !DILocation(line: 95, column: 13, scope: !397)
!401 = !DILocation(line: 96, column: 17, scope: !397)
!402 = !DILocation(line: 96, column: 14, scope: !397)
!403 = !DILocation(line: 96, column: 10, scope: !397)
!404 = !DILocation(line: 97, column: 1, scope: !397)
!405 = distinct !DISubprogram(name: "shift_right_too_far", scope: !10, file: !10, line: 99, type: !30, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!406 = !DILocalVariable(name: "x", scope: !405, file: !10, line: 101, type: !17)
!407 = !DILocation(line: 101, column: 19, scope: !405)
!408 = !DILocalVariable(name: "n", scope: !405, file: !10, line: 102, type: !260)
!409 = !DILocation(line: 102, column: 14, scope: !405)
!410 = !DILocation(line: 102, column: 18, scope: !405)
!411 = !DILocation(line: 103, column: 18, scope: !405)
!412 = !DILocation(line: 103, column: 23, scope: !405)
!413 = !DILocation(line: 103, column: 20, scope: !405)
!414 = !DILocation(line: 103, column: 12, scope: !405)
!415 = !DILocation(line: 103, column: 10, scope: !405)
!416 = !DILocation(line: 104, column: 1, scope: !405)
!417 = distinct !DISubprogram(name: "cast_of_double", scope: !10, file: !10, line: 106, type: !30, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!418 = !DILocalVariable(name: "d", scope: !417, file: !10, line: 108, type: !419)
!419 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!420 = !DILocation(line: 108, column: 12, scope: !417)
!421 = !DILocation(line: 108, column: 16, scope: !417)
!422 = !DILocation(line: 109, column: 17, scope: !417)
!423 = !DILocation(line: 109, column: 12, scope: !417)
!424 = !DILocation(line: 109, column: 10, scope: !417)
!425 = !DILocation(line: 110, column: 1, scope: !417)
!426 = distinct !DISubprogram(name: "cast_of_negative", scope: !10, file: !10, line: 112, type: !30, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!427 = !DILocalVariable(name: "f", scope: !426, file: !10, line: 114, type: !428)
!428 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!429 = !DILocation(line: 114, column: 11, scope: !426)
!430 = !DILocation(line: 114, column: 15, scope: !426)
!431 = !DILocation(line: 115, column: 28, scope: !426)
!432 = !DILocation(line: 115, column: 12, scope: !426)
!433 = !DILocation(line: 115, column: 10, scope: !426)
!434 = !DILocation(line: 116, column: 1, scope: !426)
!435 = distinct !DISubprogram(name: "cast_of_nan", scope: !10, file: !10, line: 118, type: !30, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!436 = !DILocalVariable(name: "zero", scope: !435, file: !10, line: 120, type: !437)
!437 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !438)
!438 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!439 = !DILocation(line: 120, column: 26, scope: !435)
!440 = !DILocalVariable(name: "nan", scope: !435, file: !10, line: 121, type: !438)
!441 = !DILocation(line: 121, column: 17, scope: !435)
!442 = !DILocation(line: 121, column: 23, scope: !435)
!443 = !DILocation(line: 121, column: 29, scope: !435)
!444 = !DILocation(line: 121, column: 36, scope: !435)
!445 = !DILocation(line: 121, column: 34, scope: !435)
!446 = !DILocation(line: 122, column: 23, scope: !435)
!447 = !DILocation(line: 122, column: 17, scope: !435)
!448 = !DILocation(line: 122, column: 12, scope: !435)
!449 = !DILocation(line: 122, column: 10, scope: !435)
!450 = !DILocation(line: 123, column: 1, scope: !435)
!451 = distinct !DISubprogram(name: "misaligned_read", scope: !10, file: !10, line: 125, type: !30, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!452 = !DILocalVariable(name: "bytes", scope: !451, file: !10, line: 127, type: !78)
!453 = !DILocation(line: 127, column: 10, scope: !451)
!454 = !DILocalVariable(name: "p", scope: !451, file: !10, line: 128, type: !16)
!455 = !DILocation(line: 128, column: 10, scope: !451)
!456 = !DILocation(line: 128, column: 22, scope: !451)
!457 = !DILocation(line: 128, column: 51, scope: !451)
!458 = !DILocation(line: 128, column: 36, scope: !451)
!459 = !DILocation(line: 128, column: 57, scope: !451)
!460 = !DILocation(line: 128, column: 34, scope: !451)
!461 = !DILocation(line: 128, column: 63, scope: !451)
!462 = !DILocation(line: 128, column: 28, scope: !451)
!463 = !DILocation(line: 128, column: 70, scope: !451)
!464 = !DILocation(line: 128, column: 68, scope: !451)
!465 = !DILocation(line: 129, column: 13, scope: !451)
!466 = !DILocation(line: 129, column: 12, scope: !451)
!467 = !DILocation(line: 129, column: 10, scope: !451)
!468 = !DILocation(line: 130, column: 1, scope: !451)
!469 = distinct !DISubprogram(name: "misaligned_write", scope: !10, file: !10, line: 132, type: !30, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!470 = !DILocalVariable(name: "p", scope: !469, file: !10, line: 134, type: !162)
!471 = !DILocation(line: 134, column: 11, scope: !469)
!472 = !DILocation(line: 134, column: 15, scope: !469)
!473 = !DILocation(line: 135, column: 15, scope: !469)
!474 = !DILocation(line: 135, column: 17, scope: !469)
!475 = !DILocation(line: 135, column: 28, scope: !469)
!476 = !DILocation(line: 135, column: 27, scope: !469)
!477 = !DILocation(line: 135, column: 25, scope: !469)
!478 = !DILocation(line: 135, column: 21, scope: !469)
!479 = !DILocation(line: 135, column: 33, scope: !469)
!480 = !DILocalVariable(name: "packed", scope: !469, file: !10, line: 139, type: !481)
!481 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !469, file: !10, line: 136, size: 40, elements: !482)
!482 = !{!483, !484}
!483 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !481, file: !10, line: 137, baseType: !4, size: 8)
!484 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !481, file: !10, line: 138, baseType: !12, size: 32, offset: 8)
!485 = !DILocation(line: 139, column: 7, scope: !469)
!486 = !DILocation(line: 140, column: 19, scope: !469)
!487 = !DILocation(line: 140, column: 10, scope: !469)
!488 = !DILocation(line: 141, column: 10, scope: !469)
!489 = !DILocation(line: 141, column: 5, scope: !469)
!490 = !DILocation(line: 142, column: 1, scope: !469)
!491 = distinct !DISubprogram(name: "assumption", scope: !10, file: !10, line: 144, type: !30, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !163)
!492 = !DILocalVariable(name: "x", scope: !491, file: !10, line: 146, type: !12)
!493 = !DILocation(line: 146, column: 9, scope: !491)
!494 = !DILocation(line: 146, column: 13, scope: !491)
!495 = !DILocation(line: 147, column: 22, scope: !491)
!496 = !DILocation(line: 147, column: 24, scope: !491)
!497 = !DILocation(line: 147, column: 5, scope: !491)
!498 = !DILocation(line: 148, column: 12, scope: !491)
!499 = !DILocation(line: 148, column: 10, scope: !491)
!500 = !DILocation(line: 149, column: 1, scope: !491)
