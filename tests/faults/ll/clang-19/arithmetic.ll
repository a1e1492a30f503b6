; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/arithmetic.c
; ModuleID = 'tests/faults/arithmetic.c'
source_filename = "tests/faults/arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.anon = type <{ i8, i32 }>

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !19
@entry_division_by_zero = internal global %struct.fault_case { ptr @.str.1, ptr @division_by_zero, ptr null }, align 8, !dbg !37
@entry_remainder_by_zero = internal global %struct.fault_case { ptr @.str.2, ptr @remainder_by_zero, ptr null }, align 8, !dbg !47
@entry_division_overflow = internal global %struct.fault_case { ptr @.str.3, ptr @division_overflow, ptr null }, align 8, !dbg !51
@entry_remainder_overflow = internal global %struct.fault_case { ptr @.str.4, ptr @remainder_overflow, ptr null }, align 8, !dbg !58
@entry_overflow_add = internal global %struct.fault_case { ptr @.str.5, ptr @overflow_add, ptr null }, align 8, !dbg !65
@entry_overflow_subtract = internal global %struct.fault_case { ptr @.str.6, ptr @overflow_subtract, ptr null }, align 8, !dbg !69
@entry_overflow_multiply = internal global %struct.fault_case { ptr @.str.7, ptr @overflow_multiply, ptr null }, align 8, !dbg !73
@entry_overflow_negate = internal global %struct.fault_case { ptr @.str.8, ptr @overflow_negate, ptr null }, align 8, !dbg !80
@entry_overflow_increment = internal global %struct.fault_case { ptr @.str.9, ptr @overflow_increment, ptr null }, align 8, !dbg !84
@entry_overflow_long = internal global %struct.fault_case { ptr @.str.10, ptr @overflow_long, ptr null }, align 8, !dbg !91
@entry_overflow_wide = internal global %struct.fault_case { ptr @.str.11, ptr @overflow_wide, ptr null }, align 8, !dbg !95
@entry_shift_too_far = internal global %struct.fault_case { ptr @.str.12, ptr @shift_too_far, ptr null }, align 8, !dbg !99
@entry_shift_negative = internal global %struct.fault_case { ptr @.str.13, ptr @shift_negative, ptr null }, align 8, !dbg !106
@entry_shift_right_too_far = internal global %struct.fault_case { ptr @.str.14, ptr @shift_right_too_far, ptr null }, align 8, !dbg !113
@entry_misaligned_read = internal global %struct.fault_case { ptr @.str.15, ptr @misaligned_read, ptr null }, align 8, !dbg !117
@entry_misaligned_write = internal global %struct.fault_case { ptr @.str.16, ptr @misaligned_write, ptr null }, align 8, !dbg !121
@entry_assumption = internal global %struct.fault_case { ptr @.str.17, ptr @assumption, ptr null }, align 8, !dbg !128
@.str.1 = private unnamed_addr constant [17 x i8] c"division_by_zero\00", align 1, !dbg !32
@sink = internal global i32 0, align 4, !dbg !39
@.str.2 = private unnamed_addr constant [18 x i8] c"remainder_by_zero\00", align 1, !dbg !42
@.str.3 = private unnamed_addr constant [18 x i8] c"division_overflow\00", align 1, !dbg !49
@.str.4 = private unnamed_addr constant [19 x i8] c"remainder_overflow\00", align 1, !dbg !53
@.str.5 = private unnamed_addr constant [13 x i8] c"overflow_add\00", align 1, !dbg !60
@.str.6 = private unnamed_addr constant [18 x i8] c"overflow_subtract\00", align 1, !dbg !67
@.str.7 = private unnamed_addr constant [18 x i8] c"overflow_multiply\00", align 1, !dbg !71
@.str.8 = private unnamed_addr constant [16 x i8] c"overflow_negate\00", align 1, !dbg !75
@.str.9 = private unnamed_addr constant [19 x i8] c"overflow_increment\00", align 1, !dbg !82
@.str.10 = private unnamed_addr constant [14 x i8] c"overflow_long\00", align 1, !dbg !86
@.str.11 = private unnamed_addr constant [14 x i8] c"overflow_wide\00", align 1, !dbg !93
@.str.12 = private unnamed_addr constant [14 x i8] c"shift_too_far\00", align 1, !dbg !97
@.str.13 = private unnamed_addr constant [15 x i8] c"shift_negative\00", align 1, !dbg !101
@.str.14 = private unnamed_addr constant [20 x i8] c"shift_right_too_far\00", align 1, !dbg !108
@.str.15 = private unnamed_addr constant [16 x i8] c"misaligned_read\00", align 1, !dbg !115
@.str.16 = private unnamed_addr constant [17 x i8] c"misaligned_write\00", align 1, !dbg !119
@__const.misaligned_write.packed = private unnamed_addr constant %struct.anon <{ i8 1, i32 2 }>, align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"assumption\00", align 1, !dbg !123
@llvm.global_ctors = appending global [17 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_division_by_zero, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_remainder_by_zero, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_division_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_remainder_overflow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_add, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_subtract, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_multiply, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_negate, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_increment, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_long, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_overflow_wide, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_shift_too_far, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_shift_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_shift_right_too_far, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_misaligned_read, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_misaligned_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_assumption, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !138 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !144, !DIExpression(), !145)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !146, !DIExpression(), !147)
  %7 = load i32, ptr %4, align 4, !dbg !148
  %8 = icmp sgt i32 %7, 2, !dbg !149
  br i1 %8, label %9, label %15, !dbg !150

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !151
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !151
  %12 = load ptr, ptr %11, align 8, !dbg !151
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !152
  %14 = icmp eq i32 %13, 0, !dbg !153
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !154
  %17 = zext i1 %16 to i32, !dbg !150
  store i32 %17, ptr @bad, align 4, !dbg !155
    #dbg_declare(ptr %6, !156, !DIExpression(), !158)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !159
  store ptr %18, ptr %6, align 8, !dbg !158
  br label %19, !dbg !160

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !161
  %21 = icmp ne ptr %20, null, !dbg !163
  br i1 %21, label %22, label %43, !dbg !163

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !164
  %24 = icmp sgt i32 %23, 1, !dbg !166
  br i1 %24, label %25, label %38, !dbg !167

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !168
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !168
  %28 = load ptr, ptr %27, align 8, !dbg !168
  %29 = load ptr, ptr %6, align 8, !dbg !169
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !170
  %31 = load ptr, ptr %30, align 8, !dbg !170
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !171
  %33 = icmp eq i32 %32, 0, !dbg !172
  br i1 %33, label %34, label %38, !dbg !173

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !174
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !176
  %37 = load ptr, ptr %36, align 8, !dbg !176
  call void %37(), !dbg !174
  store i32 0, ptr %3, align 4, !dbg !177
  br label %44, !dbg !177

38:                                               ; preds = %25, %22
  br label %39, !dbg !178

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !179
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !180
  %42 = load ptr, ptr %41, align 8, !dbg !180
  store ptr %42, ptr %6, align 8, !dbg !181
  br label %19, !dbg !182, !llvm.loop !183

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !186
  br label %44, !dbg !186

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !187
  ret i32 %45, !dbg !187
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_by_zero() #0 !dbg !188 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !189
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_division_by_zero, i32 0, i32 2), align 8, !dbg !189
  store ptr @entry_division_by_zero, ptr @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_by_zero() #0 !dbg !190 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !191
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_remainder_by_zero, i32 0, i32 2), align 8, !dbg !191
  store ptr @entry_remainder_by_zero, ptr @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_overflow() #0 !dbg !192 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !193
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_division_overflow, i32 0, i32 2), align 8, !dbg !193
  store ptr @entry_division_overflow, ptr @all_cases, align 8, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_overflow() #0 !dbg !194 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !195
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_remainder_overflow, i32 0, i32 2), align 8, !dbg !195
  store ptr @entry_remainder_overflow, ptr @all_cases, align 8, !dbg !195
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_add() #0 !dbg !196 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !197
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_add, i32 0, i32 2), align 8, !dbg !197
  store ptr @entry_overflow_add, ptr @all_cases, align 8, !dbg !197
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_subtract() #0 !dbg !198 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !199
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_subtract, i32 0, i32 2), align 8, !dbg !199
  store ptr @entry_overflow_subtract, ptr @all_cases, align 8, !dbg !199
  ret void, !dbg !199
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_multiply() #0 !dbg !200 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !201
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_multiply, i32 0, i32 2), align 8, !dbg !201
  store ptr @entry_overflow_multiply, ptr @all_cases, align 8, !dbg !201
  ret void, !dbg !201
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_negate() #0 !dbg !202 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !203
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_negate, i32 0, i32 2), align 8, !dbg !203
  store ptr @entry_overflow_negate, ptr @all_cases, align 8, !dbg !203
  ret void, !dbg !203
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_increment() #0 !dbg !204 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !205
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_increment, i32 0, i32 2), align 8, !dbg !205
  store ptr @entry_overflow_increment, ptr @all_cases, align 8, !dbg !205
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_long() #0 !dbg !206 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !207
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_long, i32 0, i32 2), align 8, !dbg !207
  store ptr @entry_overflow_long, ptr @all_cases, align 8, !dbg !207
  ret void, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_wide() #0 !dbg !208 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !209
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_overflow_wide, i32 0, i32 2), align 8, !dbg !209
  store ptr @entry_overflow_wide, ptr @all_cases, align 8, !dbg !209
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_too_far() #0 !dbg !210 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !211
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_shift_too_far, i32 0, i32 2), align 8, !dbg !211
  store ptr @entry_shift_too_far, ptr @all_cases, align 8, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_negative() #0 !dbg !212 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !213
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_shift_negative, i32 0, i32 2), align 8, !dbg !213
  store ptr @entry_shift_negative, ptr @all_cases, align 8, !dbg !213
  ret void, !dbg !213
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_right_too_far() #0 !dbg !214 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !215
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_shift_right_too_far, i32 0, i32 2), align 8, !dbg !215
  store ptr @entry_shift_right_too_far, ptr @all_cases, align 8, !dbg !215
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_read() #0 !dbg !216 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !217
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_misaligned_read, i32 0, i32 2), align 8, !dbg !217
  store ptr @entry_misaligned_read, ptr @all_cases, align 8, !dbg !217
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_write() #0 !dbg !218 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !219
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_misaligned_write, i32 0, i32 2), align 8, !dbg !219
  store ptr @entry_misaligned_write, ptr @all_cases, align 8, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_assumption() #0 !dbg !220 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !221
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_assumption, i32 0, i32 2), align 8, !dbg !221
  store ptr @entry_assumption, ptr @all_cases, align 8, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_by_zero() #0 !dbg !222 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !223, !DIExpression(), !224)
  %2 = load i32, ptr @bad, align 4, !dbg !225
  %3 = icmp ne i32 %2, 0, !dbg !225
  %4 = zext i1 %3 to i64, !dbg !225
  %5 = select i1 %3, i32 0, i32 2, !dbg !225
  store i32 %5, ptr %1, align 4, !dbg !224
  %6 = load i32, ptr %1, align 4, !dbg !226
  %7 = sdiv i32 10, %6, !dbg !227
  store volatile i32 %7, ptr @sink, align 4, !dbg !228
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_by_zero() #0 !dbg !230 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !231, !DIExpression(), !233)
  %2 = load i32, ptr @bad, align 4, !dbg !234
  %3 = icmp ne i32 %2, 0, !dbg !234
  %4 = zext i1 %3 to i64, !dbg !234
  %5 = select i1 %3, i32 0, i32 3, !dbg !234
  store i32 %5, ptr %1, align 4, !dbg !233
  %6 = load i32, ptr %1, align 4, !dbg !235
  %7 = urem i32 10, %6, !dbg !236
  store volatile i32 %7, ptr @sink, align 4, !dbg !237
  ret void, !dbg !238
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_overflow() #0 !dbg !239 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !240, !DIExpression(), !241)
  %3 = load i32, ptr @bad, align 4, !dbg !242
  %4 = icmp ne i32 %3, 0, !dbg !242
  %5 = zext i1 %4 to i64, !dbg !242
  %6 = select i1 %4, i32 -2147483648, i32 -2147483647, !dbg !242
  store i32 %6, ptr %1, align 4, !dbg !241
    #dbg_declare(ptr %2, !243, !DIExpression(), !244)
  store i32 -1, ptr %2, align 4, !dbg !244
  %7 = load i32, ptr %1, align 4, !dbg !245
  %8 = load i32, ptr %2, align 4, !dbg !246
  %9 = sdiv i32 %7, %8, !dbg !247
  store volatile i32 %9, ptr @sink, align 4, !dbg !248
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_overflow() #0 !dbg !250 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !251, !DIExpression(), !252)
  %3 = load i32, ptr @bad, align 4, !dbg !253
  %4 = icmp ne i32 %3, 0, !dbg !254
  %5 = xor i1 %4, true, !dbg !254
  %6 = zext i1 %5 to i32, !dbg !254
  %7 = sext i32 %6 to i64, !dbg !254
  %8 = add nsw i64 -9223372036854775808, %7, !dbg !255
  store i64 %8, ptr %1, align 8, !dbg !252
    #dbg_declare(ptr %2, !256, !DIExpression(), !257)
  store i64 -1, ptr %2, align 8, !dbg !257
  %9 = load i64, ptr %1, align 8, !dbg !258
  %10 = load i64, ptr %2, align 8, !dbg !259
  %11 = srem i64 %9, %10, !dbg !260
  %12 = trunc i64 %11 to i32, !dbg !261
  store volatile i32 %12, ptr @sink, align 4, !dbg !262
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_add() #0 !dbg !264 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !265, !DIExpression(), !266)
  %2 = load i32, ptr @bad, align 4, !dbg !267
  %3 = icmp ne i32 %2, 0, !dbg !268
  %4 = xor i1 %3, true, !dbg !268
  %5 = zext i1 %4 to i32, !dbg !268
  %6 = sub nsw i32 2147483647, %5, !dbg !269
  store i32 %6, ptr %1, align 4, !dbg !266
  %7 = load i32, ptr %1, align 4, !dbg !270
  %8 = add nsw i32 %7, 1, !dbg !271
  store volatile i32 %8, ptr @sink, align 4, !dbg !272
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_subtract() #0 !dbg !274 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !275, !DIExpression(), !276)
  %2 = load i32, ptr @bad, align 4, !dbg !277
  %3 = icmp ne i32 %2, 0, !dbg !278
  %4 = xor i1 %3, true, !dbg !278
  %5 = zext i1 %4 to i32, !dbg !278
  %6 = add nsw i32 -2147483648, %5, !dbg !279
  store i32 %6, ptr %1, align 4, !dbg !276
  %7 = load i32, ptr %1, align 4, !dbg !280
  %8 = sub nsw i32 %7, 1, !dbg !281
  store volatile i32 %8, ptr @sink, align 4, !dbg !282
  ret void, !dbg !283
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_multiply() #0 !dbg !284 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !285, !DIExpression(), !286)
  %2 = load i32, ptr @bad, align 4, !dbg !287
  %3 = icmp ne i32 %2, 0, !dbg !287
  %4 = zext i1 %3 to i64, !dbg !287
  %5 = select i1 %3, i32 46341, i32 46340, !dbg !287
  store i32 %5, ptr %1, align 4, !dbg !286
  %6 = load i32, ptr %1, align 4, !dbg !288
  %7 = load i32, ptr %1, align 4, !dbg !289
  %8 = mul nsw i32 %6, %7, !dbg !290
  store volatile i32 %8, ptr @sink, align 4, !dbg !291
  ret void, !dbg !292
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_negate() #0 !dbg !293 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !294, !DIExpression(), !295)
  %2 = load i32, ptr @bad, align 4, !dbg !296
  %3 = icmp ne i32 %2, 0, !dbg !297
  %4 = xor i1 %3, true, !dbg !297
  %5 = zext i1 %4 to i32, !dbg !297
  %6 = add nsw i32 -2147483648, %5, !dbg !298
  store i32 %6, ptr %1, align 4, !dbg !295
  %7 = load i32, ptr %1, align 4, !dbg !299
  %8 = sub nsw i32 0, %7, !dbg !300
  store volatile i32 %8, ptr @sink, align 4, !dbg !301
  ret void, !dbg !302
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_increment() #0 !dbg !303 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !304, !DIExpression(), !305)
  store i32 2147483646, ptr %1, align 4, !dbg !305
  %4 = load i32, ptr %1, align 4, !dbg !306
  %5 = add nsw i32 %4, 1, !dbg !306
  store i32 %5, ptr %1, align 4, !dbg !306
  %6 = load i32, ptr @bad, align 4, !dbg !307
  %7 = icmp ne i32 %6, 0, !dbg !307
  br i1 %7, label %8, label %11, !dbg !309

8:                                                ; preds = %0
  %9 = load i32, ptr %1, align 4, !dbg !310
  %10 = add nsw i32 %9, 1, !dbg !310
  store i32 %10, ptr %1, align 4, !dbg !310
  br label %11, !dbg !311

11:                                               ; preds = %8, %0
    #dbg_declare(ptr %2, !312, !DIExpression(), !313)
  store i32 -1, ptr %2, align 4, !dbg !313
  %12 = load i32, ptr %2, align 4, !dbg !314
  %13 = add i32 %12, 1, !dbg !314
  store i32 %13, ptr %2, align 4, !dbg !314
    #dbg_declare(ptr %3, !315, !DIExpression(), !317)
  store i8 127, ptr %3, align 1, !dbg !317
  %14 = load i8, ptr %3, align 1, !dbg !318
  %15 = add i8 %14, 1, !dbg !318
  store i8 %15, ptr %3, align 1, !dbg !318
  %16 = load i32, ptr %1, align 4, !dbg !319
  %17 = load i32, ptr %2, align 4, !dbg !320
  %18 = add nsw i32 %16, %17, !dbg !321
  store volatile i32 %18, ptr @sink, align 4, !dbg !322
  ret void, !dbg !323
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_long() #0 !dbg !324 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !325, !DIExpression(), !326)
  store i64 4611686018427387904, ptr %1, align 8, !dbg !326
    #dbg_declare(ptr %2, !327, !DIExpression(), !328)
  %3 = load i32, ptr @bad, align 4, !dbg !329
  %4 = icmp ne i32 %3, 0, !dbg !329
  br i1 %4, label %5, label %7, !dbg !329

5:                                                ; preds = %0
  %6 = load i64, ptr %1, align 8, !dbg !330
  br label %10, !dbg !329

7:                                                ; preds = %0
  %8 = load i64, ptr %1, align 8, !dbg !331
  %9 = sub nsw i64 %8, 1, !dbg !332
  br label %10, !dbg !329

10:                                               ; preds = %7, %5
  %11 = phi i64 [ %6, %5 ], [ %9, %7 ], !dbg !329
  store i64 %11, ptr %2, align 8, !dbg !328
  %12 = load i64, ptr %1, align 8, !dbg !333
  %13 = load i64, ptr %2, align 8, !dbg !334
  %14 = add nsw i64 %12, %13, !dbg !335
  %15 = icmp ne i64 %14, 0, !dbg !336
  %16 = zext i1 %15 to i32, !dbg !336
  store volatile i32 %16, ptr @sink, align 4, !dbg !337
  ret void, !dbg !338
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_wide() #0 !dbg !339 {
  %1 = alloca i128, align 16
  %2 = alloca i128, align 16
    #dbg_declare(ptr %1, !340, !DIExpression(), !341)
  store i128 85070591730234615865843651857942052864, ptr %1, align 16, !dbg !341
    #dbg_declare(ptr %2, !342, !DIExpression(), !343)
  %3 = load i32, ptr @bad, align 4, !dbg !344
  %4 = icmp ne i32 %3, 0, !dbg !344
  %5 = zext i1 %4 to i64, !dbg !344
  %6 = select i1 %4, i32 2, i32 1, !dbg !344
  %7 = sext i32 %6 to i128, !dbg !344
  store i128 %7, ptr %2, align 16, !dbg !343
  %8 = load i128, ptr %1, align 16, !dbg !345
  %9 = load i128, ptr %2, align 16, !dbg !346
  %10 = mul nsw i128 %8, %9, !dbg !347
  %11 = icmp ne i128 %10, 0, !dbg !348
  %12 = zext i1 %11 to i32, !dbg !348
  store volatile i32 %12, ptr @sink, align 4, !dbg !349
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_too_far() #0 !dbg !351 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !352, !DIExpression(), !353)
  %2 = load i32, ptr @bad, align 4, !dbg !354
  %3 = icmp ne i32 %2, 0, !dbg !354
  %4 = zext i1 %3 to i64, !dbg !354
  %5 = select i1 %3, i32 32, i32 31, !dbg !354
  store i32 %5, ptr %1, align 4, !dbg !353
  %6 = load i32, ptr %1, align 4, !dbg !355
  %7 = shl i32 1, %6, !dbg !356
  store volatile i32 %7, ptr @sink, align 4, !dbg !357
  ret void, !dbg !358
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_negative() #0 !dbg !359 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !360, !DIExpression(), !361)
  %2 = load i32, ptr @bad, align 4, !dbg !362
  %3 = icmp ne i32 %2, 0, !dbg !362
  %4 = zext i1 %3 to i64, !dbg !362
  %5 = select i1 %3, i32 -1, i32 1, !dbg !362
  store i32 %5, ptr %1, align 4, !dbg !361
  %6 = load i32, ptr %1, align 4, !dbg !363
  %7 = ashr i32 4, %6, !dbg !364
  store volatile i32 %7, ptr @sink, align 4, !dbg !365
  ret void, !dbg !366
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_right_too_far() #0 !dbg !367 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !368, !DIExpression(), !369)
  store i64 1, ptr %1, align 8, !dbg !369
    #dbg_declare(ptr %2, !370, !DIExpression(), !371)
  %3 = load i32, ptr @bad, align 4, !dbg !372
  %4 = icmp ne i32 %3, 0, !dbg !372
  %5 = zext i1 %4 to i64, !dbg !372
  %6 = select i1 %4, i32 64, i32 63, !dbg !372
  store i32 %6, ptr %2, align 4, !dbg !371
  %7 = load i64, ptr %1, align 8, !dbg !373
  %8 = load i32, ptr %2, align 4, !dbg !374
  %9 = zext i32 %8 to i64, !dbg !375
  %10 = lshr i64 %7, %9, !dbg !375
  %11 = trunc i64 %10 to i32, !dbg !376
  store volatile i32 %11, ptr @sink, align 4, !dbg !377
  ret void, !dbg !378
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_read() #0 !dbg !379 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !380, !DIExpression(), !381)
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 16, i1 false), !dbg !381
    #dbg_declare(ptr %2, !382, !DIExpression(), !383)
  %3 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !384
  %4 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !385
  %5 = ptrtoint ptr %4 to i64, !dbg !386
  %6 = urem i64 %5, 16, !dbg !387
  %7 = sub i64 16, %6, !dbg !388
  %8 = urem i64 %7, 16, !dbg !389
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !390
  %10 = load i32, ptr @bad, align 4, !dbg !391
  %11 = sext i32 %10 to i64, !dbg !392
  %12 = getelementptr inbounds i8, ptr %9, i64 %11, !dbg !392
  store ptr %12, ptr %2, align 8, !dbg !383
  %13 = load ptr, ptr %2, align 8, !dbg !393
  %14 = load i32, ptr %13, align 4, !dbg !394
  store volatile i32 %14, ptr @sink, align 4, !dbg !395
  ret void, !dbg !396
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_write() #0 !dbg !397 {
  %1 = alloca ptr, align 8
  %2 = alloca %struct.anon, align 1
    #dbg_declare(ptr %1, !398, !DIExpression(), !399)
  %3 = call noalias ptr @malloc(i64 noundef 32) #8, !dbg !400
  store ptr %3, ptr %1, align 8, !dbg !399
  %4 = load ptr, ptr %1, align 8, !dbg !401
  %5 = getelementptr inbounds i8, ptr %4, i64 4, !dbg !402
  %6 = load i32, ptr @bad, align 4, !dbg !403
  %7 = icmp ne i32 %6, 0, !dbg !404
  %8 = xor i1 %7, true, !dbg !404
  %9 = zext i1 %8 to i32, !dbg !404
  %10 = mul nsw i32 4, %9, !dbg !405
  %11 = sext i32 %10 to i64, !dbg !406
  %12 = getelementptr inbounds i8, ptr %5, i64 %11, !dbg !406
  store i64 1, ptr %12, align 8, !dbg !407
    #dbg_declare(ptr %2, !408, !DIExpression(), !413)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.misaligned_write.packed, i64 5, i1 false), !dbg !413
  %13 = getelementptr inbounds %struct.anon, ptr %2, i32 0, i32 1, !dbg !414
  %14 = load i32, ptr %13, align 1, !dbg !414
  store volatile i32 %14, ptr @sink, align 4, !dbg !415
  %15 = load ptr, ptr %1, align 8, !dbg !416
  call void @free(ptr noundef %15) #9, !dbg !417
  ret void, !dbg !418
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @assumption() #0 !dbg !419 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !420, !DIExpression(), !421)
  %2 = load i32, ptr @bad, align 4, !dbg !422
  %3 = icmp ne i32 %2, 0, !dbg !422
  %4 = zext i1 %3 to i64, !dbg !422
  %5 = select i1 %3, i32 1, i32 0, !dbg !422
  store i32 %5, ptr %1, align 4, !dbg !421
  %6 = load i32, ptr %1, align 4, !dbg !423
  %7 = icmp eq i32 %6, 0, !dbg !424
  call void @llvm.assume(i1 %7), !dbg !425
  %8 = load i32, ptr %1, align 4, !dbg !426
  store volatile i32 %8, ptr @sink, align 4, !dbg !427
  ret void, !dbg !428
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
!llvm.module.flags = !{!130, !131, !132, !133, !134, !135, !136}
!llvm.ident = !{!137}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !12, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !18, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "c7445c460a45374e3d958277c05cbe1c")
!11 = !{!12, !13, !14, !15, !16}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !{!0, !19, !7, !32, !37, !39, !42, !47, !49, !51, !53, !58, !60, !65, !67, !69, !71, !73, !75, !80, !82, !84, !86, !91, !93, !95, !97, !99, !101, !106, !108, !113, !115, !117, !119, !121, !123, !128}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !23)
!23 = !{!24, !27, !31}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !22, file: !2, line: 13, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !22, file: !2, line: 14, baseType: !28, size: 64, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DISubroutineType(types: !30)
!30 = !{null}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !2, line: 15, baseType: !21, size: 64, offset: 128)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !10, line: 8, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 17)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_division_by_zero", scope: !9, file: !10, line: 8, type: !22, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "sink", scope: !9, file: !10, line: 6, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !10, line: 14, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 18)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_remainder_by_zero", scope: !9, file: !10, line: 14, type: !22, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !10, line: 20, type: !44, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_division_overflow", scope: !9, file: !10, line: 20, type: !22, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !10, line: 26, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 19)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "entry_remainder_overflow", scope: !9, file: !10, line: 26, type: !22, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !10, line: 32, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 13)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_overflow_add", scope: !9, file: !10, line: 32, type: !22, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !10, line: 38, type: !44, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_overflow_subtract", scope: !9, file: !10, line: 38, type: !22, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !10, line: 44, type: !44, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_overflow_multiply", scope: !9, file: !10, line: 44, type: !22, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !10, line: 50, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 16)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "entry_overflow_negate", scope: !9, file: !10, line: 50, type: !22, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !10, line: 56, type: !55, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "entry_overflow_increment", scope: !9, file: !10, line: 56, type: !22, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !10, line: 69, type: !88, isLocal: true, isDefinition: true)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 14)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "entry_overflow_long", scope: !9, file: !10, line: 69, type: !22, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !10, line: 75, type: !88, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "entry_overflow_wide", scope: !9, file: !10, line: 75, type: !22, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !10, line: 81, type: !88, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(name: "entry_shift_too_far", scope: !9, file: !10, line: 81, type: !22, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !10, line: 87, type: !103, isLocal: true, isDefinition: true)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 15)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "entry_shift_negative", scope: !9, file: !10, line: 87, type: !22, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !10, line: 93, type: !110, isLocal: true, isDefinition: true)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 20)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "entry_shift_right_too_far", scope: !9, file: !10, line: 93, type: !22, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !10, line: 100, type: !77, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(name: "entry_misaligned_read", scope: !9, file: !10, line: 100, type: !22, isLocal: true, isDefinition: true)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(scope: null, file: !10, line: 107, type: !34, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "entry_misaligned_write", scope: !9, file: !10, line: 107, type: !22, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(scope: null, file: !10, line: 119, type: !125, isLocal: true, isDefinition: true)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !126)
!126 = !{!127}
!127 = !DISubrange(count: 11)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(name: "entry_assumption", scope: !9, file: !10, line: 119, type: !22, isLocal: true, isDefinition: true)
!130 = !{i32 7, !"Dwarf Version", i32 5}
!131 = !{i32 2, !"Debug Info Version", i32 3}
!132 = !{i32 1, !"wchar_size", i32 4}
!133 = !{i32 8, !"PIC Level", i32 2}
!134 = !{i32 7, !"PIE Level", i32 2}
!135 = !{i32 7, !"uwtable", i32 2}
!136 = !{i32 7, !"frame-pointer", i32 2}
!137 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!138 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !139, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !143)
!139 = !DISubroutineType(types: !140)
!140 = !{!12, !12, !141}
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!143 = !{}
!144 = !DILocalVariable(name: "argc", arg: 1, scope: !138, file: !2, line: 30, type: !12)
!145 = !DILocation(line: 30, column: 14, scope: !138)
!146 = !DILocalVariable(name: "argv", arg: 2, scope: !138, file: !2, line: 30, type: !141)
!147 = !DILocation(line: 30, column: 27, scope: !138)
!148 = !DILocation(line: 32, column: 11, scope: !138)
!149 = !DILocation(line: 32, column: 16, scope: !138)
!150 = !DILocation(line: 32, column: 20, scope: !138)
!151 = !DILocation(line: 32, column: 30, scope: !138)
!152 = !DILocation(line: 32, column: 23, scope: !138)
!153 = !DILocation(line: 32, column: 46, scope: !138)
!154 = !DILocation(line: 0, scope: !138)
!155 = !DILocation(line: 32, column: 9, scope: !138)
!156 = !DILocalVariable(name: "c", scope: !157, file: !2, line: 33, type: !21)
!157 = distinct !DILexicalBlock(scope: !138, file: !2, line: 33, column: 5)
!158 = !DILocation(line: 33, column: 29, scope: !157)
!159 = !DILocation(line: 33, column: 33, scope: !157)
!160 = !DILocation(line: 33, column: 10, scope: !157)
!161 = !DILocation(line: 33, column: 44, scope: !162)
!162 = distinct !DILexicalBlock(scope: !157, file: !2, line: 33, column: 5)
!163 = !DILocation(line: 33, column: 5, scope: !157)
!164 = !DILocation(line: 34, column: 13, scope: !165)
!165 = distinct !DILexicalBlock(scope: !162, file: !2, line: 34, column: 13)
!166 = !DILocation(line: 34, column: 18, scope: !165)
!167 = !DILocation(line: 34, column: 22, scope: !165)
!168 = !DILocation(line: 34, column: 32, scope: !165)
!169 = !DILocation(line: 34, column: 41, scope: !165)
!170 = !DILocation(line: 34, column: 44, scope: !165)
!171 = !DILocation(line: 34, column: 25, scope: !165)
!172 = !DILocation(line: 34, column: 50, scope: !165)
!173 = !DILocation(line: 34, column: 13, scope: !162)
!174 = !DILocation(line: 35, column: 13, scope: !175)
!175 = distinct !DILexicalBlock(scope: !165, file: !2, line: 34, column: 56)
!176 = !DILocation(line: 35, column: 16, scope: !175)
!177 = !DILocation(line: 36, column: 13, scope: !175)
!178 = !DILocation(line: 34, column: 53, scope: !165)
!179 = !DILocation(line: 33, column: 51, scope: !162)
!180 = !DILocation(line: 33, column: 54, scope: !162)
!181 = !DILocation(line: 33, column: 49, scope: !162)
!182 = !DILocation(line: 33, column: 5, scope: !162)
!183 = distinct !{!183, !163, !184, !185}
!184 = !DILocation(line: 37, column: 9, scope: !157)
!185 = !{!"llvm.loop.mustprogress"}
!186 = !DILocation(line: 38, column: 5, scope: !138)
!187 = !DILocation(line: 39, column: 1, scope: !138)
!188 = distinct !DISubprogram(name: "add_division_by_zero", scope: !10, file: !10, line: 8, type: !29, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!189 = !DILocation(line: 8, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_remainder_by_zero", scope: !10, file: !10, line: 14, type: !29, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!191 = !DILocation(line: 14, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "add_division_overflow", scope: !10, file: !10, line: 20, type: !29, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!193 = !DILocation(line: 20, column: 1, scope: !192)
!194 = distinct !DISubprogram(name: "add_remainder_overflow", scope: !10, file: !10, line: 26, type: !29, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!195 = !DILocation(line: 26, column: 1, scope: !194)
!196 = distinct !DISubprogram(name: "add_overflow_add", scope: !10, file: !10, line: 32, type: !29, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!197 = !DILocation(line: 32, column: 1, scope: !196)
!198 = distinct !DISubprogram(name: "add_overflow_subtract", scope: !10, file: !10, line: 38, type: !29, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!199 = !DILocation(line: 38, column: 1, scope: !198)
!200 = distinct !DISubprogram(name: "add_overflow_multiply", scope: !10, file: !10, line: 44, type: !29, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!201 = !DILocation(line: 44, column: 1, scope: !200)
!202 = distinct !DISubprogram(name: "add_overflow_negate", scope: !10, file: !10, line: 50, type: !29, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!203 = !DILocation(line: 50, column: 1, scope: !202)
!204 = distinct !DISubprogram(name: "add_overflow_increment", scope: !10, file: !10, line: 56, type: !29, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!205 = !DILocation(line: 56, column: 1, scope: !204)
!206 = distinct !DISubprogram(name: "add_overflow_long", scope: !10, file: !10, line: 69, type: !29, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!207 = !DILocation(line: 69, column: 1, scope: !206)
!208 = distinct !DISubprogram(name: "add_overflow_wide", scope: !10, file: !10, line: 75, type: !29, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!209 = !DILocation(line: 75, column: 1, scope: !208)
!210 = distinct !DISubprogram(name: "add_shift_too_far", scope: !10, file: !10, line: 81, type: !29, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!211 = !DILocation(line: 81, column: 1, scope: !210)
!212 = distinct !DISubprogram(name: "add_shift_negative", scope: !10, file: !10, line: 87, type: !29, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!213 = !DILocation(line: 87, column: 1, scope: !212)
!214 = distinct !DISubprogram(name: "add_shift_right_too_far", scope: !10, file: !10, line: 93, type: !29, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!215 = !DILocation(line: 93, column: 1, scope: !214)
!216 = distinct !DISubprogram(name: "add_misaligned_read", scope: !10, file: !10, line: 100, type: !29, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!217 = !DILocation(line: 100, column: 1, scope: !216)
!218 = distinct !DISubprogram(name: "add_misaligned_write", scope: !10, file: !10, line: 107, type: !29, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!219 = !DILocation(line: 107, column: 1, scope: !218)
!220 = distinct !DISubprogram(name: "add_assumption", scope: !10, file: !10, line: 119, type: !29, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!221 = !DILocation(line: 119, column: 1, scope: !220)
!222 = distinct !DISubprogram(name: "division_by_zero", scope: !10, file: !10, line: 8, type: !29, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!223 = !DILocalVariable(name: "d", scope: !222, file: !10, line: 10, type: !12)
!224 = !DILocation(line: 10, column: 9, scope: !222)
!225 = !DILocation(line: 10, column: 13, scope: !222)
!226 = !DILocation(line: 11, column: 17, scope: !222)
!227 = !DILocation(line: 11, column: 15, scope: !222)
!228 = !DILocation(line: 11, column: 10, scope: !222)
!229 = !DILocation(line: 12, column: 1, scope: !222)
!230 = distinct !DISubprogram(name: "remainder_by_zero", scope: !10, file: !10, line: 14, type: !29, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!231 = !DILocalVariable(name: "d", scope: !230, file: !10, line: 16, type: !232)
!232 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!233 = !DILocation(line: 16, column: 14, scope: !230)
!234 = !DILocation(line: 16, column: 18, scope: !230)
!235 = !DILocation(line: 17, column: 24, scope: !230)
!236 = !DILocation(line: 17, column: 22, scope: !230)
!237 = !DILocation(line: 17, column: 10, scope: !230)
!238 = !DILocation(line: 18, column: 1, scope: !230)
!239 = distinct !DISubprogram(name: "division_overflow", scope: !10, file: !10, line: 20, type: !29, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!240 = !DILocalVariable(name: "a", scope: !239, file: !10, line: 22, type: !12)
!241 = !DILocation(line: 22, column: 9, scope: !239)
!242 = !DILocation(line: 22, column: 13, scope: !239)
!243 = !DILocalVariable(name: "b", scope: !239, file: !10, line: 22, type: !12)
!244 = !DILocation(line: 22, column: 42, scope: !239)
!245 = !DILocation(line: 23, column: 12, scope: !239)
!246 = !DILocation(line: 23, column: 16, scope: !239)
!247 = !DILocation(line: 23, column: 14, scope: !239)
!248 = !DILocation(line: 23, column: 10, scope: !239)
!249 = !DILocation(line: 24, column: 1, scope: !239)
!250 = distinct !DISubprogram(name: "remainder_overflow", scope: !10, file: !10, line: 26, type: !29, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!251 = !DILocalVariable(name: "a", scope: !250, file: !10, line: 28, type: !17)
!252 = !DILocation(line: 28, column: 10, scope: !250)
!253 = !DILocation(line: 28, column: 26, scope: !250)
!254 = !DILocation(line: 28, column: 25, scope: !250)
!255 = !DILocation(line: 28, column: 23, scope: !250)
!256 = !DILocalVariable(name: "b", scope: !250, file: !10, line: 28, type: !17)
!257 = !DILocation(line: 28, column: 31, scope: !250)
!258 = !DILocation(line: 29, column: 18, scope: !250)
!259 = !DILocation(line: 29, column: 22, scope: !250)
!260 = !DILocation(line: 29, column: 20, scope: !250)
!261 = !DILocation(line: 29, column: 12, scope: !250)
!262 = !DILocation(line: 29, column: 10, scope: !250)
!263 = !DILocation(line: 30, column: 1, scope: !250)
!264 = distinct !DISubprogram(name: "overflow_add", scope: !10, file: !10, line: 32, type: !29, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!265 = !DILocalVariable(name: "a", scope: !264, file: !10, line: 34, type: !12)
!266 = !DILocation(line: 34, column: 9, scope: !264)
!267 = !DILocation(line: 34, column: 24, scope: !264)
!268 = !DILocation(line: 34, column: 23, scope: !264)
!269 = !DILocation(line: 34, column: 21, scope: !264)
!270 = !DILocation(line: 35, column: 12, scope: !264)
!271 = !DILocation(line: 35, column: 14, scope: !264)
!272 = !DILocation(line: 35, column: 10, scope: !264)
!273 = !DILocation(line: 36, column: 1, scope: !264)
!274 = distinct !DISubprogram(name: "overflow_subtract", scope: !10, file: !10, line: 38, type: !29, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!275 = !DILocalVariable(name: "a", scope: !274, file: !10, line: 40, type: !12)
!276 = !DILocation(line: 40, column: 9, scope: !274)
!277 = !DILocation(line: 40, column: 24, scope: !274)
!278 = !DILocation(line: 40, column: 23, scope: !274)
!279 = !DILocation(line: 40, column: 21, scope: !274)
!280 = !DILocation(line: 41, column: 12, scope: !274)
!281 = !DILocation(line: 41, column: 14, scope: !274)
!282 = !DILocation(line: 41, column: 10, scope: !274)
!283 = !DILocation(line: 42, column: 1, scope: !274)
!284 = distinct !DISubprogram(name: "overflow_multiply", scope: !10, file: !10, line: 44, type: !29, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!285 = !DILocalVariable(name: "a", scope: !284, file: !10, line: 46, type: !12)
!286 = !DILocation(line: 46, column: 9, scope: !284)
!287 = !DILocation(line: 46, column: 13, scope: !284)
!288 = !DILocation(line: 47, column: 12, scope: !284)
!289 = !DILocation(line: 47, column: 16, scope: !284)
!290 = !DILocation(line: 47, column: 14, scope: !284)
!291 = !DILocation(line: 47, column: 10, scope: !284)
!292 = !DILocation(line: 48, column: 1, scope: !284)
!293 = distinct !DISubprogram(name: "overflow_negate", scope: !10, file: !10, line: 50, type: !29, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!294 = !DILocalVariable(name: "a", scope: !293, file: !10, line: 52, type: !12)
!295 = !DILocation(line: 52, column: 9, scope: !293)
!296 = !DILocation(line: 52, column: 24, scope: !293)
!297 = !DILocation(line: 52, column: 23, scope: !293)
!298 = !DILocation(line: 52, column: 21, scope: !293)
!299 = !DILocation(line: 53, column: 13, scope: !293)
!300 = !DILocation(line: 53, column: 12, scope: !293)
!301 = !DILocation(line: 53, column: 10, scope: !293)
!302 = !DILocation(line: 54, column: 1, scope: !293)
!303 = distinct !DISubprogram(name: "overflow_increment", scope: !10, file: !10, line: 56, type: !29, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!304 = !DILocalVariable(name: "i", scope: !303, file: !10, line: 58, type: !12)
!305 = !DILocation(line: 58, column: 9, scope: !303)
!306 = !DILocation(line: 59, column: 6, scope: !303)
!307 = !DILocation(line: 60, column: 9, scope: !308)
!308 = distinct !DILexicalBlock(scope: !303, file: !10, line: 60, column: 9)
!309 = !DILocation(line: 60, column: 9, scope: !303)
!310 = !DILocation(line: 61, column: 10, scope: !308)
!311 = !DILocation(line: 61, column: 9, scope: !308)
!312 = !DILocalVariable(name: "u", scope: !303, file: !10, line: 62, type: !232)
!313 = !DILocation(line: 62, column: 14, scope: !303)
!314 = !DILocation(line: 63, column: 6, scope: !303)
!315 = !DILocalVariable(name: "c", scope: !303, file: !10, line: 64, type: !316)
!316 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!317 = !DILocation(line: 64, column: 17, scope: !303)
!318 = !DILocation(line: 65, column: 6, scope: !303)
!319 = !DILocation(line: 66, column: 12, scope: !303)
!320 = !DILocation(line: 66, column: 21, scope: !303)
!321 = !DILocation(line: 66, column: 14, scope: !303)
!322 = !DILocation(line: 66, column: 10, scope: !303)
!323 = !DILocation(line: 67, column: 1, scope: !303)
!324 = distinct !DISubprogram(name: "overflow_long", scope: !10, file: !10, line: 69, type: !29, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!325 = !DILocalVariable(name: "a", scope: !324, file: !10, line: 71, type: !17)
!326 = !DILocation(line: 71, column: 10, scope: !324)
!327 = !DILocalVariable(name: "b", scope: !324, file: !10, line: 71, type: !17)
!328 = !DILocation(line: 71, column: 32, scope: !324)
!329 = !DILocation(line: 71, column: 36, scope: !324)
!330 = !DILocation(line: 71, column: 42, scope: !324)
!331 = !DILocation(line: 71, column: 46, scope: !324)
!332 = !DILocation(line: 71, column: 48, scope: !324)
!333 = !DILocation(line: 72, column: 12, scope: !324)
!334 = !DILocation(line: 72, column: 16, scope: !324)
!335 = !DILocation(line: 72, column: 14, scope: !324)
!336 = !DILocation(line: 72, column: 18, scope: !324)
!337 = !DILocation(line: 72, column: 10, scope: !324)
!338 = !DILocation(line: 73, column: 1, scope: !324)
!339 = distinct !DISubprogram(name: "overflow_wide", scope: !10, file: !10, line: 75, type: !29, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!340 = !DILocalVariable(name: "a", scope: !339, file: !10, line: 77, type: !13)
!341 = !DILocation(line: 77, column: 14, scope: !339)
!342 = !DILocalVariable(name: "b", scope: !339, file: !10, line: 77, type: !13)
!343 = !DILocation(line: 77, column: 38, scope: !339)
!344 = !DILocation(line: 77, column: 42, scope: !339)
!345 = !DILocation(line: 78, column: 12, scope: !339)
!346 = !DILocation(line: 78, column: 16, scope: !339)
!347 = !DILocation(line: 78, column: 14, scope: !339)
!348 = !DILocation(line: 78, column: 18, scope: !339)
!349 = !DILocation(line: 78, column: 10, scope: !339)
!350 = !DILocation(line: 79, column: 1, scope: !339)
!351 = distinct !DISubprogram(name: "shift_too_far", scope: !10, file: !10, line: 81, type: !29, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!352 = !DILocalVariable(name: "n", scope: !351, file: !10, line: 83, type: !12)
!353 = !DILocation(line: 83, column: 9, scope: !351)
!354 = !DILocation(line: 83, column: 13, scope: !351)
!355 = !DILocation(line: 84, column: 18, scope: !351)
!356 = !DILocation(line: 84, column: 15, scope: !351)
!357 = !DILocation(line: 84, column: 10, scope: !351)
!358 = !DILocation(line: 85, column: 1, scope: !351)
!359 = distinct !DISubprogram(name: "shift_negative", scope: !10, file: !10, line: 87, type: !29, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!360 = !DILocalVariable(name: "n", scope: !359, file: !10, line: 89, type: !12)
!361 = !DILocation(line: 89, column: 9, scope: !359)
!362 = !DILocation(line: 89, column: 13, scope: !359)
!363 = !DILocation(line: 90, column: 17, scope: !359)
!364 = !DILocation(line: 90, column: 14, scope: !359)
!365 = !DILocation(line: 90, column: 10, scope: !359)
!366 = !DILocation(line: 91, column: 1, scope: !359)
!367 = distinct !DISubprogram(name: "shift_right_too_far", scope: !10, file: !10, line: 93, type: !29, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!368 = !DILocalVariable(name: "x", scope: !367, file: !10, line: 95, type: !15)
!369 = !DILocation(line: 95, column: 19, scope: !367)
!370 = !DILocalVariable(name: "n", scope: !367, file: !10, line: 96, type: !232)
!371 = !DILocation(line: 96, column: 14, scope: !367)
!372 = !DILocation(line: 96, column: 18, scope: !367)
!373 = !DILocation(line: 97, column: 18, scope: !367)
!374 = !DILocation(line: 97, column: 23, scope: !367)
!375 = !DILocation(line: 97, column: 20, scope: !367)
!376 = !DILocation(line: 97, column: 12, scope: !367)
!377 = !DILocation(line: 97, column: 10, scope: !367)
!378 = !DILocation(line: 98, column: 1, scope: !367)
!379 = distinct !DISubprogram(name: "misaligned_read", scope: !10, file: !10, line: 100, type: !29, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!380 = !DILocalVariable(name: "bytes", scope: !379, file: !10, line: 102, type: !77)
!381 = !DILocation(line: 102, column: 10, scope: !379)
!382 = !DILocalVariable(name: "p", scope: !379, file: !10, line: 103, type: !14)
!383 = !DILocation(line: 103, column: 10, scope: !379)
!384 = !DILocation(line: 103, column: 22, scope: !379)
!385 = !DILocation(line: 103, column: 51, scope: !379)
!386 = !DILocation(line: 103, column: 36, scope: !379)
!387 = !DILocation(line: 103, column: 57, scope: !379)
!388 = !DILocation(line: 103, column: 34, scope: !379)
!389 = !DILocation(line: 103, column: 63, scope: !379)
!390 = !DILocation(line: 103, column: 28, scope: !379)
!391 = !DILocation(line: 103, column: 70, scope: !379)
!392 = !DILocation(line: 103, column: 68, scope: !379)
!393 = !DILocation(line: 104, column: 13, scope: !379)
!394 = !DILocation(line: 104, column: 12, scope: !379)
!395 = !DILocation(line: 104, column: 10, scope: !379)
!396 = !DILocation(line: 105, column: 1, scope: !379)
!397 = distinct !DISubprogram(name: "misaligned_write", scope: !10, file: !10, line: 107, type: !29, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!398 = !DILocalVariable(name: "p", scope: !397, file: !10, line: 109, type: !142)
!399 = !DILocation(line: 109, column: 11, scope: !397)
!400 = !DILocation(line: 109, column: 15, scope: !397)
!401 = !DILocation(line: 110, column: 15, scope: !397)
!402 = !DILocation(line: 110, column: 17, scope: !397)
!403 = !DILocation(line: 110, column: 28, scope: !397)
!404 = !DILocation(line: 110, column: 27, scope: !397)
!405 = !DILocation(line: 110, column: 25, scope: !397)
!406 = !DILocation(line: 110, column: 21, scope: !397)
!407 = !DILocation(line: 110, column: 33, scope: !397)
!408 = !DILocalVariable(name: "packed", scope: !397, file: !10, line: 114, type: !409)
!409 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !397, file: !10, line: 111, size: 40, elements: !410)
!410 = !{!411, !412}
!411 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !409, file: !10, line: 112, baseType: !4, size: 8)
!412 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !409, file: !10, line: 113, baseType: !12, size: 32, offset: 8)
!413 = !DILocation(line: 114, column: 7, scope: !397)
!414 = !DILocation(line: 115, column: 19, scope: !397)
!415 = !DILocation(line: 115, column: 10, scope: !397)
!416 = !DILocation(line: 116, column: 10, scope: !397)
!417 = !DILocation(line: 116, column: 5, scope: !397)
!418 = !DILocation(line: 117, column: 1, scope: !397)
!419 = distinct !DISubprogram(name: "assumption", scope: !10, file: !10, line: 119, type: !29, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !143)
!420 = !DILocalVariable(name: "x", scope: !419, file: !10, line: 121, type: !12)
!421 = !DILocation(line: 121, column: 9, scope: !419)
!422 = !DILocation(line: 121, column: 13, scope: !419)
!423 = !DILocation(line: 122, column: 22, scope: !419)
!424 = !DILocation(line: 122, column: 24, scope: !419)
!425 = !DILocation(line: 122, column: 5, scope: !419)
!426 = !DILocation(line: 123, column: 12, scope: !419)
!427 = !DILocation(line: 123, column: 10, scope: !419)
!428 = !DILocation(line: 124, column: 1, scope: !419)
