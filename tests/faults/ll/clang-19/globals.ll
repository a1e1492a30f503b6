; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/globals.c
; ModuleID = 'tests/faults/globals.c'
source_filename = "tests/faults/globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.anon = type { [3 x i8], [5 x i8] }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !15
@entry_global_last_bytes_straddle = internal global %struct.fault_case { ptr @.str.1, ptr @global_last_bytes_straddle, ptr null }, align 8, !dbg !38
@entry_global_write_past_end = internal global %struct.fault_case { ptr @.str.2, ptr @global_write_past_end, ptr null }, align 8, !dbg !50
@entry_global_write_before_start = internal global %struct.fault_case { ptr @.str.3, ptr @global_write_before_start, ptr null }, align 8, !dbg !60
@entry_global_read_past_end = internal global %struct.fault_case { ptr @.str.4, ptr @global_read_past_end, ptr null }, align 8, !dbg !67
@entry_global_zero_initialised = internal global %struct.fault_case { ptr @.str.5, ptr @global_zero_initialised, ptr null }, align 8, !dbg !74
@entry_global_static_local = internal global %struct.fault_case { ptr @.str.6, ptr @global_static_local, ptr null }, align 8, !dbg !81
@entry_global_constant_read_past_end = internal global %struct.fault_case { ptr @.str.7, ptr @global_constant_read_past_end, ptr null }, align 8, !dbg !95
@entry_global_constant_write = internal global %struct.fault_case { ptr @.str.8, ptr @global_constant_write, ptr null }, align 8, !dbg !103
@entry_global_string_literal_write = internal global %struct.fault_case { ptr @.str.9, ptr @global_string_literal_write, ptr null }, align 8, !dbg !110
@entry_global_string_literal_past_end = internal global %struct.fault_case { ptr @.str.11, ptr @global_string_literal_past_end, ptr null }, align 8, !dbg !122
@entry_global_wrong_digit = internal global %struct.fault_case { ptr @.str.13, ptr @global_wrong_digit, ptr null }, align 8, !dbg !131
@entry_global_struct = internal global %struct.fault_case { ptr @.str.14, ptr @global_struct, ptr null }, align 8, !dbg !148
@entry_global_undefined = internal global %struct.fault_case { ptr @.str.15, ptr @global_undefined, ptr null }, align 8, !dbg !162
@shared = dso_local global [3 x i8] zeroinitializer, align 1, !dbg !28
@.str.1 = private unnamed_addr constant [27 x i8] c"global_last_bytes_straddle\00", align 1, !dbg !33
@ten = internal global [10 x i8] zeroinitializer, align 1, !dbg !40
@.str.2 = private unnamed_addr constant [22 x i8] c"global_write_past_end\00", align 1, !dbg !45
@numbers = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16, !dbg !52
@.str.3 = private unnamed_addr constant [26 x i8] c"global_write_before_start\00", align 1, !dbg !55
@.str.4 = private unnamed_addr constant [21 x i8] c"global_read_past_end\00", align 1, !dbg !62
@.str.5 = private unnamed_addr constant [24 x i8] c"global_zero_initialised\00", align 1, !dbg !69
@.str.6 = private unnamed_addr constant [20 x i8] c"global_static_local\00", align 1, !dbg !76
@global_static_local.table = internal global [5 x i16] zeroinitializer, align 2, !dbg !83
@.str.7 = private unnamed_addr constant [30 x i8] c"global_constant_read_past_end\00", align 1, !dbg !90
@primes = internal constant [3 x i32] [i32 2, i32 3, i32 5], align 4, !dbg !97
@.str.8 = private unnamed_addr constant [22 x i8] c"global_constant_write\00", align 1, !dbg !101
@.str.9 = private unnamed_addr constant [28 x i8] c"global_string_literal_write\00", align 1, !dbg !105
@.str.10 = private unnamed_addr constant [6 x i8] c"fixed\00", align 1, !dbg !112
@__const.global_string_literal_write.copy = private unnamed_addr constant [6 x i8] c"fixed\00", align 1
@.str.11 = private unnamed_addr constant [31 x i8] c"global_string_literal_past_end\00", align 1, !dbg !117
@.str.12 = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !124
@.str.13 = private unnamed_addr constant [19 x i8] c"global_wrong_digit\00", align 1, !dbg !126
@digits = internal constant [11 x i8] c"0123456789\00", align 1, !dbg !133
@name = internal global [8 x i8] zeroinitializer, align 1, !dbg !138
@.str.14 = private unnamed_addr constant [14 x i8] c"global_struct\00", align 1, !dbg !143
@record = internal global %struct.anon zeroinitializer, align 1, !dbg !150
@.str.15 = private unnamed_addr constant [17 x i8] c"global_undefined\00", align 1, !dbg !157
@nowhere = external global i32, align 4
@llvm.global_ctors = appending global [13 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_global_last_bytes_straddle, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_write_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_write_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_read_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_zero_initialised, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_static_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_constant_read_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_constant_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_string_literal_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_string_literal_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_wrong_digit, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_struct, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_undefined, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !172 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !178, !DIExpression(), !179)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !180, !DIExpression(), !181)
  %7 = load i32, ptr %4, align 4, !dbg !182
  %8 = icmp sgt i32 %7, 2, !dbg !183
  br i1 %8, label %9, label %15, !dbg !184

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !185
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !185
  %12 = load ptr, ptr %11, align 8, !dbg !185
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #4, !dbg !186
  %14 = icmp eq i32 %13, 0, !dbg !187
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !188
  %17 = zext i1 %16 to i32, !dbg !184
  store i32 %17, ptr @bad, align 4, !dbg !189
    #dbg_declare(ptr %6, !190, !DIExpression(), !192)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !193
  store ptr %18, ptr %6, align 8, !dbg !192
  br label %19, !dbg !194

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !195
  %21 = icmp ne ptr %20, null, !dbg !197
  br i1 %21, label %22, label %43, !dbg !197

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !198
  %24 = icmp sgt i32 %23, 1, !dbg !200
  br i1 %24, label %25, label %38, !dbg !201

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !202
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !202
  %28 = load ptr, ptr %27, align 8, !dbg !202
  %29 = load ptr, ptr %6, align 8, !dbg !203
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !204
  %31 = load ptr, ptr %30, align 8, !dbg !204
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #4, !dbg !205
  %33 = icmp eq i32 %32, 0, !dbg !206
  br i1 %33, label %34, label %38, !dbg !207

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !208
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !210
  %37 = load ptr, ptr %36, align 8, !dbg !210
  call void %37(), !dbg !208
  store i32 0, ptr %3, align 4, !dbg !211
  br label %44, !dbg !211

38:                                               ; preds = %25, %22
  br label %39, !dbg !212

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !213
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !214
  %42 = load ptr, ptr %41, align 8, !dbg !214
  store ptr %42, ptr %6, align 8, !dbg !215
  br label %19, !dbg !216, !llvm.loop !217

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !220
  br label %44, !dbg !220

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !221
  ret i32 %45, !dbg !221
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_last_bytes_straddle() #0 !dbg !222 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !223
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !223
  store ptr @entry_global_last_bytes_straddle, ptr @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_write_past_end() #0 !dbg !224 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !225
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_write_past_end, i32 0, i32 2), align 8, !dbg !225
  store ptr @entry_global_write_past_end, ptr @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_write_before_start() #0 !dbg !226 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !227
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_write_before_start, i32 0, i32 2), align 8, !dbg !227
  store ptr @entry_global_write_before_start, ptr @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_read_past_end() #0 !dbg !228 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !229
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_read_past_end, i32 0, i32 2), align 8, !dbg !229
  store ptr @entry_global_read_past_end, ptr @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_zero_initialised() #0 !dbg !230 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !231
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_zero_initialised, i32 0, i32 2), align 8, !dbg !231
  store ptr @entry_global_zero_initialised, ptr @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_static_local() #0 !dbg !232 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !233
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_static_local, i32 0, i32 2), align 8, !dbg !233
  store ptr @entry_global_static_local, ptr @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_constant_read_past_end() #0 !dbg !234 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !235
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_constant_read_past_end, i32 0, i32 2), align 8, !dbg !235
  store ptr @entry_global_constant_read_past_end, ptr @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_constant_write() #0 !dbg !236 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !237
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_constant_write, i32 0, i32 2), align 8, !dbg !237
  store ptr @entry_global_constant_write, ptr @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_string_literal_write() #0 !dbg !238 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !239
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_string_literal_write, i32 0, i32 2), align 8, !dbg !239
  store ptr @entry_global_string_literal_write, ptr @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_string_literal_past_end() #0 !dbg !240 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !241
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_string_literal_past_end, i32 0, i32 2), align 8, !dbg !241
  store ptr @entry_global_string_literal_past_end, ptr @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_wrong_digit() #0 !dbg !242 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !243
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_wrong_digit, i32 0, i32 2), align 8, !dbg !243
  store ptr @entry_global_wrong_digit, ptr @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_struct() #0 !dbg !244 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !245
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_struct, i32 0, i32 2), align 8, !dbg !245
  store ptr @entry_global_struct, ptr @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_undefined() #0 !dbg !246 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !247
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_undefined, i32 0, i32 2), align 8, !dbg !247
  store ptr @entry_global_undefined, ptr @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_last_bytes_straddle() #0 !dbg !248 {
  %1 = load i32, ptr @bad, align 4, !dbg !249
  %2 = icmp ne i32 %1, 0, !dbg !249
  %3 = zext i1 %2 to i64, !dbg !249
  %4 = select i1 %2, i32 8, i32 4, !dbg !249
  %5 = sext i32 %4 to i64, !dbg !250
  %6 = getelementptr inbounds i8, ptr @ten, i64 %5, !dbg !250
  store i32 1, ptr %6, align 4, !dbg !251
  ret void, !dbg !252
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_write_past_end() #0 !dbg !253 {
  %1 = load i32, ptr @bad, align 4, !dbg !254
  %2 = icmp ne i32 %1, 0, !dbg !254
  %3 = zext i1 %2 to i64, !dbg !254
  %4 = select i1 %2, i32 4, i32 3, !dbg !254
  %5 = sext i32 %4 to i64, !dbg !255
  %6 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %5, !dbg !255
  store i32 1, ptr %6, align 4, !dbg !256
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_write_before_start() #0 !dbg !258 {
  %1 = load i32, ptr @bad, align 4, !dbg !259
  %2 = icmp ne i32 %1, 0, !dbg !259
  %3 = zext i1 %2 to i64, !dbg !259
  %4 = select i1 %2, i32 -1, i32 0, !dbg !259
  %5 = sext i32 %4 to i64, !dbg !260
  %6 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %5, !dbg !260
  store i32 1, ptr %6, align 4, !dbg !261
  ret void, !dbg !262
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_read_past_end() #0 !dbg !263 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !264, !DIExpression(), !265)
  store i32 0, ptr %1, align 4, !dbg !265
    #dbg_declare(ptr %2, !266, !DIExpression(), !268)
  store i32 0, ptr %2, align 4, !dbg !268
  br label %3, !dbg !269

3:                                                ; preds = %15, %0
  %4 = load i32, ptr %2, align 4, !dbg !270
  %5 = load i32, ptr @bad, align 4, !dbg !272
  %6 = add nsw i32 3, %5, !dbg !273
  %7 = icmp sle i32 %4, %6, !dbg !274
  br i1 %7, label %8, label %18, !dbg !275

8:                                                ; preds = %3
  %9 = load i32, ptr %2, align 4, !dbg !276
  %10 = sext i32 %9 to i64, !dbg !277
  %11 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %10, !dbg !277
  %12 = load i32, ptr %11, align 4, !dbg !277
  %13 = load i32, ptr %1, align 4, !dbg !278
  %14 = add nsw i32 %13, %12, !dbg !278
  store i32 %14, ptr %1, align 4, !dbg !278
  br label %15, !dbg !279

15:                                               ; preds = %8
  %16 = load i32, ptr %2, align 4, !dbg !280
  %17 = add nsw i32 %16, 1, !dbg !280
  store i32 %17, ptr %2, align 4, !dbg !280
  br label %3, !dbg !281, !llvm.loop !282

18:                                               ; preds = %3
  %19 = load i32, ptr %1, align 4, !dbg !284
  %20 = icmp ne i32 %19, 10, !dbg !286
  br i1 %20, label %21, label %22, !dbg !287

21:                                               ; preds = %18
  call void @abort() #5, !dbg !288
  unreachable, !dbg !288

22:                                               ; preds = %18
  ret void, !dbg !289
}

; Function Attrs: noreturn nounwind
declare void @abort() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_zero_initialised() #0 !dbg !290 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !291, !DIExpression(), !292)
  store ptr getelementptr inbounds (i8, ptr @shared, i64 2), ptr %1, align 8, !dbg !292
  %2 = load i32, ptr @bad, align 4, !dbg !293
  %3 = load ptr, ptr %1, align 8, !dbg !294
  %4 = sext i32 %2 to i64, !dbg !294
  %5 = getelementptr inbounds i8, ptr %3, i64 %4, !dbg !294
  store ptr %5, ptr %1, align 8, !dbg !294
  %6 = load ptr, ptr %1, align 8, !dbg !295
  store i8 1, ptr %6, align 1, !dbg !296
  ret void, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_static_local() #0 !dbg !85 {
  %1 = load i32, ptr @bad, align 4, !dbg !298
  %2 = icmp ne i32 %1, 0, !dbg !298
  %3 = zext i1 %2 to i64, !dbg !298
  %4 = select i1 %2, i32 5, i32 4, !dbg !298
  %5 = sext i32 %4 to i64, !dbg !299
  %6 = getelementptr inbounds [5 x i16], ptr @global_static_local.table, i64 0, i64 %5, !dbg !299
  store i16 1, ptr %6, align 2, !dbg !300
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_constant_read_past_end() #0 !dbg !302 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !303, !DIExpression(), !304)
  %2 = load i32, ptr @bad, align 4, !dbg !305
  %3 = icmp ne i32 %2, 0, !dbg !305
  %4 = zext i1 %3 to i64, !dbg !305
  %5 = select i1 %3, i32 3, i32 2, !dbg !305
  %6 = sext i32 %5 to i64, !dbg !306
  %7 = getelementptr inbounds [3 x i32], ptr @primes, i64 0, i64 %6, !dbg !306
  %8 = load i32, ptr %7, align 4, !dbg !306
  store i32 %8, ptr %1, align 4, !dbg !304
  %9 = load i32, ptr %1, align 4, !dbg !307
  %10 = icmp ne i32 %9, 5, !dbg !309
  br i1 %10, label %11, label %12, !dbg !310

11:                                               ; preds = %0
  call void @abort() #5, !dbg !311
  unreachable, !dbg !311

12:                                               ; preds = %0
  ret void, !dbg !312
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_constant_write() #0 !dbg !313 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !314, !DIExpression(), !315)
  store ptr @primes, ptr %1, align 8, !dbg !315
  %2 = load i32, ptr @bad, align 4, !dbg !316
  %3 = icmp ne i32 %2, 0, !dbg !316
  br i1 %3, label %4, label %7, !dbg !318

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !319
  %6 = getelementptr inbounds i32, ptr %5, i64 1, !dbg !319
  store i32 4, ptr %6, align 4, !dbg !320
  br label %7, !dbg !319

7:                                                ; preds = %4, %0
  ret void, !dbg !321
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_string_literal_write() #0 !dbg !322 {
  %1 = alloca ptr, align 8
  %2 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !323, !DIExpression(), !324)
  store ptr @.str.10, ptr %1, align 8, !dbg !324
    #dbg_declare(ptr %2, !325, !DIExpression(), !326)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.global_string_literal_write.copy, i64 6, i1 false), !dbg !326
  %3 = load i32, ptr @bad, align 4, !dbg !327
  %4 = icmp ne i32 %3, 0, !dbg !327
  br i1 %4, label %7, label %5, !dbg !329

5:                                                ; preds = %0
  %6 = getelementptr inbounds [6 x i8], ptr %2, i64 0, i64 0, !dbg !330
  store ptr %6, ptr %1, align 8, !dbg !331
  br label %7, !dbg !332

7:                                                ; preds = %5, %0
  %8 = load ptr, ptr %1, align 8, !dbg !333
  %9 = getelementptr inbounds i8, ptr %8, i64 0, !dbg !333
  store i8 70, ptr %9, align 1, !dbg !334
  ret void, !dbg !335
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_string_literal_past_end() #0 !dbg !336 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !337, !DIExpression(), !338)
  store ptr @.str.12, ptr %1, align 8, !dbg !338
    #dbg_declare(ptr %2, !339, !DIExpression(), !340)
  store i32 0, ptr %2, align 4, !dbg !340
    #dbg_declare(ptr %3, !341, !DIExpression(), !343)
  store i32 0, ptr %3, align 4, !dbg !343
  br label %4, !dbg !344

4:                                                ; preds = %22, %0
  %5 = load i32, ptr %3, align 4, !dbg !345
  %6 = load i32, ptr @bad, align 4, !dbg !347
  %7 = icmp ne i32 %6, 0, !dbg !347
  %8 = zext i1 %7 to i64, !dbg !347
  %9 = select i1 %7, i32 5, i32 4, !dbg !347
  %10 = icmp slt i32 %5, %9, !dbg !348
  br i1 %10, label %11, label %25, !dbg !349

11:                                               ; preds = %4
  %12 = load ptr, ptr %1, align 8, !dbg !350
  %13 = load i32, ptr %3, align 4, !dbg !351
  %14 = sext i32 %13 to i64, !dbg !350
  %15 = getelementptr inbounds i8, ptr %12, i64 %14, !dbg !350
  %16 = load i8, ptr %15, align 1, !dbg !350
  %17 = sext i8 %16 to i32, !dbg !350
  %18 = icmp ne i32 %17, 0, !dbg !352
  %19 = zext i1 %18 to i32, !dbg !352
  %20 = load i32, ptr %2, align 4, !dbg !353
  %21 = add nsw i32 %20, %19, !dbg !353
  store i32 %21, ptr %2, align 4, !dbg !353
  br label %22, !dbg !354

22:                                               ; preds = %11
  %23 = load i32, ptr %3, align 4, !dbg !355
  %24 = add nsw i32 %23, 1, !dbg !355
  store i32 %24, ptr %3, align 4, !dbg !355
  br label %4, !dbg !356, !llvm.loop !357

25:                                               ; preds = %4
  %26 = load i32, ptr %2, align 4, !dbg !359
  %27 = icmp ne i32 %26, 3, !dbg !361
  br i1 %27, label %28, label %29, !dbg !362

28:                                               ; preds = %25
  call void @abort() #5, !dbg !363
  unreachable, !dbg !363

29:                                               ; preds = %25
  ret void, !dbg !364
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_wrong_digit() #0 !dbg !365 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !366, !DIExpression(), !367)
  %2 = load i32, ptr @bad, align 4, !dbg !368
  %3 = icmp ne i32 %2, 0, !dbg !368
  %4 = zext i1 %3 to i64, !dbg !368
  %5 = select i1 %3, i32 11, i32 9, !dbg !368
  store i32 %5, ptr %1, align 4, !dbg !367
  %6 = load i32, ptr %1, align 4, !dbg !369
  %7 = sext i32 %6 to i64, !dbg !370
  %8 = getelementptr inbounds [11 x i8], ptr @digits, i64 0, i64 %7, !dbg !370
  %9 = load i8, ptr %8, align 1, !dbg !370
  store i8 %9, ptr @name, align 1, !dbg !371
  ret void, !dbg !372
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_struct() #0 !dbg !373 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !374, !DIExpression(), !375)
  store ptr @record, ptr %1, align 8, !dbg !375
    #dbg_declare(ptr %2, !376, !DIExpression(), !378)
  store i32 0, ptr %2, align 4, !dbg !378
  br label %3, !dbg !379

3:                                                ; preds = %13, %0
  %4 = load i32, ptr %2, align 4, !dbg !380
  %5 = load i32, ptr @bad, align 4, !dbg !382
  %6 = add nsw i32 8, %5, !dbg !383
  %7 = icmp slt i32 %4, %6, !dbg !384
  br i1 %7, label %8, label %16, !dbg !385

8:                                                ; preds = %3
  %9 = load ptr, ptr %1, align 8, !dbg !386
  %10 = load i32, ptr %2, align 4, !dbg !387
  %11 = sext i32 %10 to i64, !dbg !386
  %12 = getelementptr inbounds i8, ptr %9, i64 %11, !dbg !386
  store i8 0, ptr %12, align 1, !dbg !388
  br label %13, !dbg !386

13:                                               ; preds = %8
  %14 = load i32, ptr %2, align 4, !dbg !389
  %15 = add nsw i32 %14, 1, !dbg !389
  store i32 %15, ptr %2, align 4, !dbg !389
  br label %3, !dbg !390, !llvm.loop !391

16:                                               ; preds = %3
  ret void, !dbg !393
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_undefined() #0 !dbg !394 {
  %1 = load i32, ptr @bad, align 4, !dbg !395
  %2 = icmp ne i32 %1, 0, !dbg !395
  br i1 %2, label %3, label %4, !dbg !397

3:                                                ; preds = %0
  store i32 1, ptr @nowhere, align 4, !dbg !398
  br label %4, !dbg !399

4:                                                ; preds = %3, %0
  ret void, !dbg !400
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind willreturn memory(read) }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!164, !165, !166, !167, !168, !169, !170}
!llvm.ident = !{!171}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !13, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !14, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/globals.c", directory: ".", checksumkind: CSK_MD5, checksum: "75b7c535304f1c4ad2a51d98484c1fdc")
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!0, !15, !7, !28, !33, !38, !40, !45, !50, !52, !55, !60, !62, !67, !69, !74, !76, !81, !83, !90, !95, !97, !101, !103, !105, !110, !112, !117, !122, !124, !126, !131, !133, !138, !143, !148, !150, !157, !162}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !17, isLocal: true, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !19)
!19 = !{!20, !23, !27}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !18, file: !2, line: 13, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !18, file: !2, line: 14, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !2, line: 15, baseType: !17, size: 64, offset: 128)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "shared", scope: !9, file: !10, line: 7, type: !30, isLocal: false, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 3)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !10, line: 13, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 27)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_global_last_bytes_straddle", scope: !9, file: !10, line: 13, type: !18, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "ten", scope: !9, file: !10, line: 11, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 10)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !10, line: 18, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 22)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "entry_global_write_past_end", scope: !9, file: !10, line: 18, type: !18, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "numbers", scope: !9, file: !10, line: 5, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 128, elements: !5)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !10, line: 23, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 26)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_global_write_before_start", scope: !9, file: !10, line: 23, type: !18, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !10, line: 28, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 21)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_global_read_past_end", scope: !9, file: !10, line: 28, type: !18, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !10, line: 37, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 24)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "entry_global_zero_initialised", scope: !9, file: !10, line: 37, type: !18, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !10, line: 44, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 20)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_global_static_local", scope: !9, file: !10, line: 44, type: !18, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "table", scope: !85, file: !10, line: 46, type: !86, isLocal: true, isDefinition: true)
!85 = distinct !DISubprogram(name: "global_static_local", scope: !10, file: !10, line: 44, type: !25, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 80, elements: !88)
!87 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!88 = !{!89}
!89 = !DISubrange(count: 5)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !10, line: 50, type: !92, isLocal: true, isDefinition: true)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 30)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "entry_global_constant_read_past_end", scope: !9, file: !10, line: 50, type: !18, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "primes", scope: !9, file: !10, line: 9, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !100, size: 96, elements: !31)
!100 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !10, line: 57, type: !47, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "entry_global_constant_write", scope: !9, file: !10, line: 57, type: !18, isLocal: true, isDefinition: true)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !10, line: 64, type: !107, isLocal: true, isDefinition: true)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 28)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "entry_global_string_literal_write", scope: !9, file: !10, line: 64, type: !18, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !10, line: 66, type: !114, isLocal: true, isDefinition: true)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !115)
!115 = !{!116}
!116 = !DISubrange(count: 6)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(scope: null, file: !10, line: 73, type: !119, isLocal: true, isDefinition: true)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 31)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(name: "entry_global_string_literal_past_end", scope: !9, file: !10, line: 73, type: !18, isLocal: true, isDefinition: true)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !10, line: 75, type: !3, isLocal: true, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(scope: null, file: !10, line: 83, type: !128, isLocal: true, isDefinition: true)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !129)
!129 = !{!130}
!130 = !DISubrange(count: 19)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(name: "entry_global_wrong_digit", scope: !9, file: !10, line: 83, type: !18, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "digits", scope: !9, file: !10, line: 8, type: !135, isLocal: true, isDefinition: true)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 88, elements: !136)
!136 = !{!137}
!137 = !DISubrange(count: 11)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(name: "name", scope: !9, file: !10, line: 6, type: !140, isLocal: true, isDefinition: true)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 8)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(scope: null, file: !10, line: 94, type: !145, isLocal: true, isDefinition: true)
!145 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !146)
!146 = !{!147}
!147 = !DISubrange(count: 14)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(name: "entry_global_struct", scope: !9, file: !10, line: 94, type: !18, isLocal: true, isDefinition: true)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(name: "record", scope: !9, file: !10, line: 92, type: !152, isLocal: true, isDefinition: true)
!152 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !10, line: 89, size: 64, elements: !153)
!153 = !{!154, !155}
!154 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !152, file: !10, line: 90, baseType: !30, size: 24)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !152, file: !10, line: 91, baseType: !156, size: 40, offset: 24)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !88)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(scope: null, file: !10, line: 103, type: !159, isLocal: true, isDefinition: true)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !160)
!160 = !{!161}
!161 = !DISubrange(count: 17)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(name: "entry_global_undefined", scope: !9, file: !10, line: 103, type: !18, isLocal: true, isDefinition: true)
!164 = !{i32 7, !"Dwarf Version", i32 5}
!165 = !{i32 2, !"Debug Info Version", i32 3}
!166 = !{i32 1, !"wchar_size", i32 4}
!167 = !{i32 8, !"PIC Level", i32 2}
!168 = !{i32 7, !"PIE Level", i32 2}
!169 = !{i32 7, !"uwtable", i32 2}
!170 = !{i32 7, !"frame-pointer", i32 2}
!171 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!172 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !173, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !177)
!173 = !DISubroutineType(types: !174)
!174 = !{!13, !13, !175}
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!177 = !{}
!178 = !DILocalVariable(name: "argc", arg: 1, scope: !172, file: !2, line: 30, type: !13)
!179 = !DILocation(line: 30, column: 14, scope: !172)
!180 = !DILocalVariable(name: "argv", arg: 2, scope: !172, file: !2, line: 30, type: !175)
!181 = !DILocation(line: 30, column: 27, scope: !172)
!182 = !DILocation(line: 32, column: 11, scope: !172)
!183 = !DILocation(line: 32, column: 16, scope: !172)
!184 = !DILocation(line: 32, column: 20, scope: !172)
!185 = !DILocation(line: 32, column: 30, scope: !172)
!186 = !DILocation(line: 32, column: 23, scope: !172)
!187 = !DILocation(line: 32, column: 46, scope: !172)
!188 = !DILocation(line: 0, scope: !172)
!189 = !DILocation(line: 32, column: 9, scope: !172)
!190 = !DILocalVariable(name: "c", scope: !191, file: !2, line: 33, type: !17)
!191 = distinct !DILexicalBlock(scope: !172, file: !2, line: 33, column: 5)
!192 = !DILocation(line: 33, column: 29, scope: !191)
!193 = !DILocation(line: 33, column: 33, scope: !191)
!194 = !DILocation(line: 33, column: 10, scope: !191)
!195 = !DILocation(line: 33, column: 44, scope: !196)
!196 = distinct !DILexicalBlock(scope: !191, file: !2, line: 33, column: 5)
!197 = !DILocation(line: 33, column: 5, scope: !191)
!198 = !DILocation(line: 34, column: 13, scope: !199)
!199 = distinct !DILexicalBlock(scope: !196, file: !2, line: 34, column: 13)
!200 = !DILocation(line: 34, column: 18, scope: !199)
!201 = !DILocation(line: 34, column: 22, scope: !199)
!202 = !DILocation(line: 34, column: 32, scope: !199)
!203 = !DILocation(line: 34, column: 41, scope: !199)
!204 = !DILocation(line: 34, column: 44, scope: !199)
!205 = !DILocation(line: 34, column: 25, scope: !199)
!206 = !DILocation(line: 34, column: 50, scope: !199)
!207 = !DILocation(line: 34, column: 13, scope: !196)
!208 = !DILocation(line: 35, column: 13, scope: !209)
!209 = distinct !DILexicalBlock(scope: !199, file: !2, line: 34, column: 56)
!210 = !DILocation(line: 35, column: 16, scope: !209)
!211 = !DILocation(line: 36, column: 13, scope: !209)
!212 = !DILocation(line: 34, column: 53, scope: !199)
!213 = !DILocation(line: 33, column: 51, scope: !196)
!214 = !DILocation(line: 33, column: 54, scope: !196)
!215 = !DILocation(line: 33, column: 49, scope: !196)
!216 = !DILocation(line: 33, column: 5, scope: !196)
!217 = distinct !{!217, !197, !218, !219}
!218 = !DILocation(line: 37, column: 9, scope: !191)
!219 = !{!"llvm.loop.mustprogress"}
!220 = !DILocation(line: 38, column: 5, scope: !172)
!221 = !DILocation(line: 39, column: 1, scope: !172)
!222 = distinct !DISubprogram(name: "add_global_last_bytes_straddle", scope: !10, file: !10, line: 13, type: !25, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!223 = !DILocation(line: 13, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_global_write_past_end", scope: !10, file: !10, line: 18, type: !25, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!225 = !DILocation(line: 18, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_global_write_before_start", scope: !10, file: !10, line: 23, type: !25, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!227 = !DILocation(line: 23, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_global_read_past_end", scope: !10, file: !10, line: 28, type: !25, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!229 = !DILocation(line: 28, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_global_zero_initialised", scope: !10, file: !10, line: 37, type: !25, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!231 = !DILocation(line: 37, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_global_static_local", scope: !10, file: !10, line: 44, type: !25, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!233 = !DILocation(line: 44, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_global_constant_read_past_end", scope: !10, file: !10, line: 50, type: !25, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!235 = !DILocation(line: 50, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_global_constant_write", scope: !10, file: !10, line: 57, type: !25, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!237 = !DILocation(line: 57, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_global_string_literal_write", scope: !10, file: !10, line: 64, type: !25, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!239 = !DILocation(line: 64, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "add_global_string_literal_past_end", scope: !10, file: !10, line: 73, type: !25, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!241 = !DILocation(line: 73, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_global_wrong_digit", scope: !10, file: !10, line: 83, type: !25, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!243 = !DILocation(line: 83, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_global_struct", scope: !10, file: !10, line: 94, type: !25, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!245 = !DILocation(line: 94, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_global_undefined", scope: !10, file: !10, line: 103, type: !25, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!247 = !DILocation(line: 103, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "global_last_bytes_straddle", scope: !10, file: !10, line: 13, type: !25, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!249 = !DILocation(line: 15, column: 21, scope: !248)
!250 = !DILocation(line: 15, column: 18, scope: !248)
!251 = !DILocation(line: 15, column: 35, scope: !248)
!252 = !DILocation(line: 16, column: 1, scope: !248)
!253 = distinct !DISubprogram(name: "global_write_past_end", scope: !10, file: !10, line: 18, type: !25, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!254 = !DILocation(line: 20, column: 13, scope: !253)
!255 = !DILocation(line: 20, column: 5, scope: !253)
!256 = !DILocation(line: 20, column: 26, scope: !253)
!257 = !DILocation(line: 21, column: 1, scope: !253)
!258 = distinct !DISubprogram(name: "global_write_before_start", scope: !10, file: !10, line: 23, type: !25, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!259 = !DILocation(line: 25, column: 13, scope: !258)
!260 = !DILocation(line: 25, column: 5, scope: !258)
!261 = !DILocation(line: 25, column: 27, scope: !258)
!262 = !DILocation(line: 26, column: 1, scope: !258)
!263 = distinct !DISubprogram(name: "global_read_past_end", scope: !10, file: !10, line: 28, type: !25, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!264 = !DILocalVariable(name: "sum", scope: !263, file: !10, line: 30, type: !13)
!265 = !DILocation(line: 30, column: 9, scope: !263)
!266 = !DILocalVariable(name: "i", scope: !267, file: !10, line: 31, type: !13)
!267 = distinct !DILexicalBlock(scope: !263, file: !10, line: 31, column: 5)
!268 = !DILocation(line: 31, column: 14, scope: !267)
!269 = !DILocation(line: 31, column: 10, scope: !267)
!270 = !DILocation(line: 31, column: 21, scope: !271)
!271 = distinct !DILexicalBlock(scope: !267, file: !10, line: 31, column: 5)
!272 = !DILocation(line: 31, column: 30, scope: !271)
!273 = !DILocation(line: 31, column: 28, scope: !271)
!274 = !DILocation(line: 31, column: 23, scope: !271)
!275 = !DILocation(line: 31, column: 5, scope: !267)
!276 = !DILocation(line: 32, column: 24, scope: !271)
!277 = !DILocation(line: 32, column: 16, scope: !271)
!278 = !DILocation(line: 32, column: 13, scope: !271)
!279 = !DILocation(line: 32, column: 9, scope: !271)
!280 = !DILocation(line: 31, column: 36, scope: !271)
!281 = !DILocation(line: 31, column: 5, scope: !271)
!282 = distinct !{!282, !275, !283, !219}
!283 = !DILocation(line: 32, column: 25, scope: !267)
!284 = !DILocation(line: 33, column: 9, scope: !285)
!285 = distinct !DILexicalBlock(scope: !263, file: !10, line: 33, column: 9)
!286 = !DILocation(line: 33, column: 13, scope: !285)
!287 = !DILocation(line: 33, column: 9, scope: !263)
!288 = !DILocation(line: 34, column: 9, scope: !285)
!289 = !DILocation(line: 35, column: 1, scope: !263)
!290 = distinct !DISubprogram(name: "global_zero_initialised", scope: !10, file: !10, line: 37, type: !25, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!291 = !DILocalVariable(name: "p", scope: !290, file: !10, line: 39, type: !176)
!292 = !DILocation(line: 39, column: 11, scope: !290)
!293 = !DILocation(line: 40, column: 10, scope: !290)
!294 = !DILocation(line: 40, column: 7, scope: !290)
!295 = !DILocation(line: 41, column: 6, scope: !290)
!296 = !DILocation(line: 41, column: 8, scope: !290)
!297 = !DILocation(line: 42, column: 1, scope: !290)
!298 = !DILocation(line: 47, column: 11, scope: !85)
!299 = !DILocation(line: 47, column: 5, scope: !85)
!300 = !DILocation(line: 47, column: 24, scope: !85)
!301 = !DILocation(line: 48, column: 1, scope: !85)
!302 = distinct !DISubprogram(name: "global_constant_read_past_end", scope: !10, file: !10, line: 50, type: !25, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!303 = !DILocalVariable(name: "x", scope: !302, file: !10, line: 52, type: !13)
!304 = !DILocation(line: 52, column: 9, scope: !302)
!305 = !DILocation(line: 52, column: 20, scope: !302)
!306 = !DILocation(line: 52, column: 13, scope: !302)
!307 = !DILocation(line: 53, column: 9, scope: !308)
!308 = distinct !DILexicalBlock(scope: !302, file: !10, line: 53, column: 9)
!309 = !DILocation(line: 53, column: 11, scope: !308)
!310 = !DILocation(line: 53, column: 9, scope: !302)
!311 = !DILocation(line: 54, column: 9, scope: !308)
!312 = !DILocation(line: 55, column: 1, scope: !302)
!313 = distinct !DISubprogram(name: "global_constant_write", scope: !10, file: !10, line: 57, type: !25, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!314 = !DILocalVariable(name: "p", scope: !313, file: !10, line: 59, type: !12)
!315 = !DILocation(line: 59, column: 10, scope: !313)
!316 = !DILocation(line: 60, column: 9, scope: !317)
!317 = distinct !DILexicalBlock(scope: !313, file: !10, line: 60, column: 9)
!318 = !DILocation(line: 60, column: 9, scope: !313)
!319 = !DILocation(line: 61, column: 9, scope: !317)
!320 = !DILocation(line: 61, column: 14, scope: !317)
!321 = !DILocation(line: 62, column: 1, scope: !313)
!322 = distinct !DISubprogram(name: "global_string_literal_write", scope: !10, file: !10, line: 64, type: !25, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!323 = !DILocalVariable(name: "text", scope: !322, file: !10, line: 66, type: !176)
!324 = !DILocation(line: 66, column: 11, scope: !322)
!325 = !DILocalVariable(name: "copy", scope: !322, file: !10, line: 67, type: !114)
!326 = !DILocation(line: 67, column: 10, scope: !322)
!327 = !DILocation(line: 68, column: 10, scope: !328)
!328 = distinct !DILexicalBlock(scope: !322, file: !10, line: 68, column: 9)
!329 = !DILocation(line: 68, column: 9, scope: !322)
!330 = !DILocation(line: 69, column: 16, scope: !328)
!331 = !DILocation(line: 69, column: 14, scope: !328)
!332 = !DILocation(line: 69, column: 9, scope: !328)
!333 = !DILocation(line: 70, column: 5, scope: !322)
!334 = !DILocation(line: 70, column: 13, scope: !322)
!335 = !DILocation(line: 71, column: 1, scope: !322)
!336 = distinct !DISubprogram(name: "global_string_literal_past_end", scope: !10, file: !10, line: 73, type: !25, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!337 = !DILocalVariable(name: "text", scope: !336, file: !10, line: 75, type: !21)
!338 = !DILocation(line: 75, column: 17, scope: !336)
!339 = !DILocalVariable(name: "n", scope: !336, file: !10, line: 76, type: !13)
!340 = !DILocation(line: 76, column: 9, scope: !336)
!341 = !DILocalVariable(name: "i", scope: !342, file: !10, line: 77, type: !13)
!342 = distinct !DILexicalBlock(scope: !336, file: !10, line: 77, column: 5)
!343 = !DILocation(line: 77, column: 14, scope: !342)
!344 = !DILocation(line: 77, column: 10, scope: !342)
!345 = !DILocation(line: 77, column: 21, scope: !346)
!346 = distinct !DILexicalBlock(scope: !342, file: !10, line: 77, column: 5)
!347 = !DILocation(line: 77, column: 26, scope: !346)
!348 = !DILocation(line: 77, column: 23, scope: !346)
!349 = !DILocation(line: 77, column: 5, scope: !342)
!350 = !DILocation(line: 78, column: 14, scope: !346)
!351 = !DILocation(line: 78, column: 19, scope: !346)
!352 = !DILocation(line: 78, column: 22, scope: !346)
!353 = !DILocation(line: 78, column: 11, scope: !346)
!354 = !DILocation(line: 78, column: 9, scope: !346)
!355 = !DILocation(line: 77, column: 41, scope: !346)
!356 = !DILocation(line: 77, column: 5, scope: !346)
!357 = distinct !{!357, !349, !358, !219}
!358 = !DILocation(line: 78, column: 25, scope: !342)
!359 = !DILocation(line: 79, column: 9, scope: !360)
!360 = distinct !DILexicalBlock(scope: !336, file: !10, line: 79, column: 9)
!361 = !DILocation(line: 79, column: 11, scope: !360)
!362 = !DILocation(line: 79, column: 9, scope: !336)
!363 = !DILocation(line: 80, column: 9, scope: !360)
!364 = !DILocation(line: 81, column: 1, scope: !336)
!365 = distinct !DISubprogram(name: "global_wrong_digit", scope: !10, file: !10, line: 83, type: !25, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!366 = !DILocalVariable(name: "value", scope: !365, file: !10, line: 85, type: !13)
!367 = !DILocation(line: 85, column: 9, scope: !365)
!368 = !DILocation(line: 85, column: 17, scope: !365)
!369 = !DILocation(line: 86, column: 22, scope: !365)
!370 = !DILocation(line: 86, column: 15, scope: !365)
!371 = !DILocation(line: 86, column: 13, scope: !365)
!372 = !DILocation(line: 87, column: 1, scope: !365)
!373 = distinct !DISubprogram(name: "global_struct", scope: !10, file: !10, line: 94, type: !25, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !177)
!374 = !DILocalVariable(name: "p", scope: !373, file: !10, line: 96, type: !176)
!375 = !DILocation(line: 96, column: 11, scope: !373)
!376 = !DILocalVariable(name: "i", scope: !377, file: !10, line: 97, type: !13)
!377 = distinct !DILexicalBlock(scope: !373, file: !10, line: 97, column: 5)
!378 = !DILocation(line: 97, column: 14, scope: !377)
!379 = !DILocation(line: 97, column: 10, scope: !377)
!380 = !DILocation(line: 97, column: 21, scope: !381)
!381 = distinct !DILexicalBlock(scope: !377, file: !10, line: 97, column: 5)
!382 = !DILocation(line: 97, column: 29, scope: !381)
!383 = !DILocation(line: 97, column: 27, scope: !381)
!384 = !DILocation(line: 97, column: 23, scope: !381)
!385 = !DILocation(line: 97, column: 5, scope: !377)
!386 = !DILocation(line: 98, column: 9, scope: !381)
!387 = !DILocation(line: 98, column: 11, scope: !381)
!388 = !DILocation(line: 98, column: 14, scope: !381)
!389 = !DILocation(line: 97, column: 35, scope: !381)
!390 = !DILocation(line: 97, column: 5, scope: !381)
!391 = distinct !{!391, !385, !392, !219}
!392 = !DILocation(line: 98, column: 16, scope: !377)
!393 = !DILocation(line: 99, column: 1, scope: !373)
!394 = distinct !DISubprogram(name: "global_undefined", scope: !10, file: !10, line: 103, type: !25, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!395 = !DILocation(line: 105, column: 9, scope: !396)
!396 = distinct !DILexicalBlock(scope: !394, file: !10, line: 105, column: 9)
!397 = !DILocation(line: 105, column: 9, scope: !394)
!398 = !DILocation(line: 106, column: 17, scope: !396)
!399 = !DILocation(line: 106, column: 9, scope: !396)
!400 = !DILocation(line: 107, column: 1, scope: !394)
