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
@entry_global_write_past_end = internal global %struct.fault_case { ptr @.str.1, ptr @global_write_past_end, ptr null }, align 8, !dbg !38
@entry_global_write_before_start = internal global %struct.fault_case { ptr @.str.2, ptr @global_write_before_start, ptr null }, align 8, !dbg !48
@entry_global_read_past_end = internal global %struct.fault_case { ptr @.str.3, ptr @global_read_past_end, ptr null }, align 8, !dbg !55
@entry_global_zero_initialised = internal global %struct.fault_case { ptr @.str.4, ptr @global_zero_initialised, ptr null }, align 8, !dbg !62
@entry_global_static_local = internal global %struct.fault_case { ptr @.str.5, ptr @global_static_local, ptr null }, align 8, !dbg !69
@entry_global_constant_read_past_end = internal global %struct.fault_case { ptr @.str.6, ptr @global_constant_read_past_end, ptr null }, align 8, !dbg !83
@entry_global_constant_write = internal global %struct.fault_case { ptr @.str.7, ptr @global_constant_write, ptr null }, align 8, !dbg !91
@entry_global_string_literal_write = internal global %struct.fault_case { ptr @.str.8, ptr @global_string_literal_write, ptr null }, align 8, !dbg !98
@entry_global_string_literal_past_end = internal global %struct.fault_case { ptr @.str.10, ptr @global_string_literal_past_end, ptr null }, align 8, !dbg !110
@entry_global_wrong_digit = internal global %struct.fault_case { ptr @.str.12, ptr @global_wrong_digit, ptr null }, align 8, !dbg !119
@entry_global_struct = internal global %struct.fault_case { ptr @.str.13, ptr @global_struct, ptr null }, align 8, !dbg !136
@entry_global_undefined = internal global %struct.fault_case { ptr @.str.14, ptr @global_undefined, ptr null }, align 8, !dbg !150
@shared = dso_local global [3 x i8] zeroinitializer, align 1, !dbg !28
@.str.1 = private unnamed_addr constant [22 x i8] c"global_write_past_end\00", align 1, !dbg !33
@numbers = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16, !dbg !40
@.str.2 = private unnamed_addr constant [26 x i8] c"global_write_before_start\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [21 x i8] c"global_read_past_end\00", align 1, !dbg !50
@.str.4 = private unnamed_addr constant [24 x i8] c"global_zero_initialised\00", align 1, !dbg !57
@.str.5 = private unnamed_addr constant [20 x i8] c"global_static_local\00", align 1, !dbg !64
@global_static_local.table = internal global [5 x i16] zeroinitializer, align 2, !dbg !71
@.str.6 = private unnamed_addr constant [30 x i8] c"global_constant_read_past_end\00", align 1, !dbg !78
@primes = internal constant [3 x i32] [i32 2, i32 3, i32 5], align 4, !dbg !85
@.str.7 = private unnamed_addr constant [22 x i8] c"global_constant_write\00", align 1, !dbg !89
@.str.8 = private unnamed_addr constant [28 x i8] c"global_string_literal_write\00", align 1, !dbg !93
@.str.9 = private unnamed_addr constant [6 x i8] c"fixed\00", align 1, !dbg !100
@__const.global_string_literal_write.copy = private unnamed_addr constant [6 x i8] c"fixed\00", align 1
@.str.10 = private unnamed_addr constant [31 x i8] c"global_string_literal_past_end\00", align 1, !dbg !105
@.str.11 = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !112
@.str.12 = private unnamed_addr constant [19 x i8] c"global_wrong_digit\00", align 1, !dbg !114
@digits = internal constant [11 x i8] c"0123456789\00", align 1, !dbg !121
@name = internal global [8 x i8] zeroinitializer, align 1, !dbg !126
@.str.13 = private unnamed_addr constant [14 x i8] c"global_struct\00", align 1, !dbg !131
@record = internal global %struct.anon zeroinitializer, align 1, !dbg !138
@.str.14 = private unnamed_addr constant [17 x i8] c"global_undefined\00", align 1, !dbg !145
@nowhere = external global i32, align 4
@llvm.global_ctors = appending global [12 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_global_write_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_write_before_start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_read_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_zero_initialised, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_static_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_constant_read_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_constant_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_string_literal_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_string_literal_past_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_wrong_digit, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_struct, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_global_undefined, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !160 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !166, !DIExpression(), !167)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !168, !DIExpression(), !169)
  %7 = load i32, ptr %4, align 4, !dbg !170
  %8 = icmp sgt i32 %7, 2, !dbg !171
  br i1 %8, label %9, label %15, !dbg !172

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !173
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !173
  %12 = load ptr, ptr %11, align 8, !dbg !173
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #4, !dbg !174
  %14 = icmp eq i32 %13, 0, !dbg !175
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !176
  %17 = zext i1 %16 to i32, !dbg !172
  store i32 %17, ptr @bad, align 4, !dbg !177
    #dbg_declare(ptr %6, !178, !DIExpression(), !180)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !181
  store ptr %18, ptr %6, align 8, !dbg !180
  br label %19, !dbg !182

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !183
  %21 = icmp ne ptr %20, null, !dbg !185
  br i1 %21, label %22, label %43, !dbg !185

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !186
  %24 = icmp sgt i32 %23, 1, !dbg !188
  br i1 %24, label %25, label %38, !dbg !189

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !190
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !190
  %28 = load ptr, ptr %27, align 8, !dbg !190
  %29 = load ptr, ptr %6, align 8, !dbg !191
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !192
  %31 = load ptr, ptr %30, align 8, !dbg !192
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #4, !dbg !193
  %33 = icmp eq i32 %32, 0, !dbg !194
  br i1 %33, label %34, label %38, !dbg !195

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !196
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !198
  %37 = load ptr, ptr %36, align 8, !dbg !198
  call void %37(), !dbg !196
  store i32 0, ptr %3, align 4, !dbg !199
  br label %44, !dbg !199

38:                                               ; preds = %25, %22
  br label %39, !dbg !200

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !201
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !202
  %42 = load ptr, ptr %41, align 8, !dbg !202
  store ptr %42, ptr %6, align 8, !dbg !203
  br label %19, !dbg !204, !llvm.loop !205

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !208
  br label %44, !dbg !208

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !209
  ret i32 %45, !dbg !209
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_write_past_end() #0 !dbg !210 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !211
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_write_past_end, i32 0, i32 2), align 8, !dbg !211
  store ptr @entry_global_write_past_end, ptr @all_cases, align 8, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_write_before_start() #0 !dbg !212 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !213
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_write_before_start, i32 0, i32 2), align 8, !dbg !213
  store ptr @entry_global_write_before_start, ptr @all_cases, align 8, !dbg !213
  ret void, !dbg !213
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_read_past_end() #0 !dbg !214 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !215
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_read_past_end, i32 0, i32 2), align 8, !dbg !215
  store ptr @entry_global_read_past_end, ptr @all_cases, align 8, !dbg !215
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_zero_initialised() #0 !dbg !216 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !217
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_zero_initialised, i32 0, i32 2), align 8, !dbg !217
  store ptr @entry_global_zero_initialised, ptr @all_cases, align 8, !dbg !217
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_static_local() #0 !dbg !218 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !219
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_static_local, i32 0, i32 2), align 8, !dbg !219
  store ptr @entry_global_static_local, ptr @all_cases, align 8, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_constant_read_past_end() #0 !dbg !220 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !221
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_constant_read_past_end, i32 0, i32 2), align 8, !dbg !221
  store ptr @entry_global_constant_read_past_end, ptr @all_cases, align 8, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_constant_write() #0 !dbg !222 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !223
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_constant_write, i32 0, i32 2), align 8, !dbg !223
  store ptr @entry_global_constant_write, ptr @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_string_literal_write() #0 !dbg !224 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !225
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_string_literal_write, i32 0, i32 2), align 8, !dbg !225
  store ptr @entry_global_string_literal_write, ptr @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_string_literal_past_end() #0 !dbg !226 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !227
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_string_literal_past_end, i32 0, i32 2), align 8, !dbg !227
  store ptr @entry_global_string_literal_past_end, ptr @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_wrong_digit() #0 !dbg !228 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !229
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_wrong_digit, i32 0, i32 2), align 8, !dbg !229
  store ptr @entry_global_wrong_digit, ptr @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_struct() #0 !dbg !230 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !231
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_struct, i32 0, i32 2), align 8, !dbg !231
  store ptr @entry_global_struct, ptr @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_undefined() #0 !dbg !232 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !233
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_global_undefined, i32 0, i32 2), align 8, !dbg !233
  store ptr @entry_global_undefined, ptr @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_write_past_end() #0 !dbg !234 {
  %1 = load i32, ptr @bad, align 4, !dbg !235
  %2 = icmp ne i32 %1, 0, !dbg !235
  %3 = zext i1 %2 to i64, !dbg !235
  %4 = select i1 %2, i32 4, i32 3, !dbg !235
  %5 = sext i32 %4 to i64, !dbg !236
  %6 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %5, !dbg !236
  store i32 1, ptr %6, align 4, !dbg !237
  ret void, !dbg !238
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_write_before_start() #0 !dbg !239 {
  %1 = load i32, ptr @bad, align 4, !dbg !240
  %2 = icmp ne i32 %1, 0, !dbg !240
  %3 = zext i1 %2 to i64, !dbg !240
  %4 = select i1 %2, i32 -1, i32 0, !dbg !240
  %5 = sext i32 %4 to i64, !dbg !241
  %6 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %5, !dbg !241
  store i32 1, ptr %6, align 4, !dbg !242
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_read_past_end() #0 !dbg !244 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !245, !DIExpression(), !246)
  store i32 0, ptr %1, align 4, !dbg !246
    #dbg_declare(ptr %2, !247, !DIExpression(), !249)
  store i32 0, ptr %2, align 4, !dbg !249
  br label %3, !dbg !250

3:                                                ; preds = %15, %0
  %4 = load i32, ptr %2, align 4, !dbg !251
  %5 = load i32, ptr @bad, align 4, !dbg !253
  %6 = add nsw i32 3, %5, !dbg !254
  %7 = icmp sle i32 %4, %6, !dbg !255
  br i1 %7, label %8, label %18, !dbg !256

8:                                                ; preds = %3
  %9 = load i32, ptr %2, align 4, !dbg !257
  %10 = sext i32 %9 to i64, !dbg !258
  %11 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %10, !dbg !258
  %12 = load i32, ptr %11, align 4, !dbg !258
  %13 = load i32, ptr %1, align 4, !dbg !259
  %14 = add nsw i32 %13, %12, !dbg !259
  store i32 %14, ptr %1, align 4, !dbg !259
  br label %15, !dbg !260

15:                                               ; preds = %8
  %16 = load i32, ptr %2, align 4, !dbg !261
  %17 = add nsw i32 %16, 1, !dbg !261
  store i32 %17, ptr %2, align 4, !dbg !261
  br label %3, !dbg !262, !llvm.loop !263

18:                                               ; preds = %3
  %19 = load i32, ptr %1, align 4, !dbg !265
  %20 = icmp ne i32 %19, 10, !dbg !267
  br i1 %20, label %21, label %22, !dbg !268

21:                                               ; preds = %18
  call void @abort() #5, !dbg !269
  unreachable, !dbg !269

22:                                               ; preds = %18
  ret void, !dbg !270
}

; Function Attrs: noreturn nounwind
declare void @abort() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_zero_initialised() #0 !dbg !271 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !272, !DIExpression(), !273)
  store ptr getelementptr inbounds (i8, ptr @shared, i64 2), ptr %1, align 8, !dbg !273
  %2 = load i32, ptr @bad, align 4, !dbg !274
  %3 = load ptr, ptr %1, align 8, !dbg !275
  %4 = sext i32 %2 to i64, !dbg !275
  %5 = getelementptr inbounds i8, ptr %3, i64 %4, !dbg !275
  store ptr %5, ptr %1, align 8, !dbg !275
  %6 = load ptr, ptr %1, align 8, !dbg !276
  store i8 1, ptr %6, align 1, !dbg !277
  ret void, !dbg !278
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_static_local() #0 !dbg !73 {
  %1 = load i32, ptr @bad, align 4, !dbg !279
  %2 = icmp ne i32 %1, 0, !dbg !279
  %3 = zext i1 %2 to i64, !dbg !279
  %4 = select i1 %2, i32 5, i32 4, !dbg !279
  %5 = sext i32 %4 to i64, !dbg !280
  %6 = getelementptr inbounds [5 x i16], ptr @global_static_local.table, i64 0, i64 %5, !dbg !280
  store i16 1, ptr %6, align 2, !dbg !281
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_constant_read_past_end() #0 !dbg !283 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !284, !DIExpression(), !285)
  %2 = load i32, ptr @bad, align 4, !dbg !286
  %3 = icmp ne i32 %2, 0, !dbg !286
  %4 = zext i1 %3 to i64, !dbg !286
  %5 = select i1 %3, i32 3, i32 2, !dbg !286
  %6 = sext i32 %5 to i64, !dbg !287
  %7 = getelementptr inbounds [3 x i32], ptr @primes, i64 0, i64 %6, !dbg !287
  %8 = load i32, ptr %7, align 4, !dbg !287
  store i32 %8, ptr %1, align 4, !dbg !285
  %9 = load i32, ptr %1, align 4, !dbg !288
  %10 = icmp ne i32 %9, 5, !dbg !290
  br i1 %10, label %11, label %12, !dbg !291

11:                                               ; preds = %0
  call void @abort() #5, !dbg !292
  unreachable, !dbg !292

12:                                               ; preds = %0
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_constant_write() #0 !dbg !294 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !295, !DIExpression(), !296)
  store ptr @primes, ptr %1, align 8, !dbg !296
  %2 = load i32, ptr @bad, align 4, !dbg !297
  %3 = icmp ne i32 %2, 0, !dbg !297
  br i1 %3, label %4, label %7, !dbg !299

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !300
  %6 = getelementptr inbounds i32, ptr %5, i64 1, !dbg !300
  store i32 4, ptr %6, align 4, !dbg !301
  br label %7, !dbg !300

7:                                                ; preds = %4, %0
  ret void, !dbg !302
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_string_literal_write() #0 !dbg !303 {
  %1 = alloca ptr, align 8
  %2 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !304, !DIExpression(), !305)
  store ptr @.str.9, ptr %1, align 8, !dbg !305
    #dbg_declare(ptr %2, !306, !DIExpression(), !307)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.global_string_literal_write.copy, i64 6, i1 false), !dbg !307
  %3 = load i32, ptr @bad, align 4, !dbg !308
  %4 = icmp ne i32 %3, 0, !dbg !308
  br i1 %4, label %7, label %5, !dbg !310

5:                                                ; preds = %0
  %6 = getelementptr inbounds [6 x i8], ptr %2, i64 0, i64 0, !dbg !311
  store ptr %6, ptr %1, align 8, !dbg !312
  br label %7, !dbg !313

7:                                                ; preds = %5, %0
  %8 = load ptr, ptr %1, align 8, !dbg !314
  %9 = getelementptr inbounds i8, ptr %8, i64 0, !dbg !314
  store i8 70, ptr %9, align 1, !dbg !315
  ret void, !dbg !316
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_string_literal_past_end() #0 !dbg !317 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !318, !DIExpression(), !319)
  store ptr @.str.11, ptr %1, align 8, !dbg !319
    #dbg_declare(ptr %2, !320, !DIExpression(), !321)
  store i32 0, ptr %2, align 4, !dbg !321
    #dbg_declare(ptr %3, !322, !DIExpression(), !324)
  store i32 0, ptr %3, align 4, !dbg !324
  br label %4, !dbg !325

4:                                                ; preds = %22, %0
  %5 = load i32, ptr %3, align 4, !dbg !326
  %6 = load i32, ptr @bad, align 4, !dbg !328
  %7 = icmp ne i32 %6, 0, !dbg !328
  %8 = zext i1 %7 to i64, !dbg !328
  %9 = select i1 %7, i32 5, i32 4, !dbg !328
  %10 = icmp slt i32 %5, %9, !dbg !329
  br i1 %10, label %11, label %25, !dbg !330

11:                                               ; preds = %4
  %12 = load ptr, ptr %1, align 8, !dbg !331
  %13 = load i32, ptr %3, align 4, !dbg !332
  %14 = sext i32 %13 to i64, !dbg !331
  %15 = getelementptr inbounds i8, ptr %12, i64 %14, !dbg !331
  %16 = load i8, ptr %15, align 1, !dbg !331
  %17 = sext i8 %16 to i32, !dbg !331
  %18 = icmp ne i32 %17, 0, !dbg !333
  %19 = zext i1 %18 to i32, !dbg !333
  %20 = load i32, ptr %2, align 4, !dbg !334
  %21 = add nsw i32 %20, %19, !dbg !334
  store i32 %21, ptr %2, align 4, !dbg !334
  br label %22, !dbg !335

22:                                               ; preds = %11
  %23 = load i32, ptr %3, align 4, !dbg !336
  %24 = add nsw i32 %23, 1, !dbg !336
  store i32 %24, ptr %3, align 4, !dbg !336
  br label %4, !dbg !337, !llvm.loop !338

25:                                               ; preds = %4
  %26 = load i32, ptr %2, align 4, !dbg !340
  %27 = icmp ne i32 %26, 3, !dbg !342
  br i1 %27, label %28, label %29, !dbg !343

28:                                               ; preds = %25
  call void @abort() #5, !dbg !344
  unreachable, !dbg !344

29:                                               ; preds = %25
  ret void, !dbg !345
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_wrong_digit() #0 !dbg !346 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !347, !DIExpression(), !348)
  %2 = load i32, ptr @bad, align 4, !dbg !349
  %3 = icmp ne i32 %2, 0, !dbg !349
  %4 = zext i1 %3 to i64, !dbg !349
  %5 = select i1 %3, i32 11, i32 9, !dbg !349
  store i32 %5, ptr %1, align 4, !dbg !348
  %6 = load i32, ptr %1, align 4, !dbg !350
  %7 = sext i32 %6 to i64, !dbg !351
  %8 = getelementptr inbounds [11 x i8], ptr @digits, i64 0, i64 %7, !dbg !351
  %9 = load i8, ptr %8, align 1, !dbg !351
  store i8 %9, ptr @name, align 1, !dbg !352
  ret void, !dbg !353
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_struct() #0 !dbg !354 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !355, !DIExpression(), !356)
  store ptr @record, ptr %1, align 8, !dbg !356
    #dbg_declare(ptr %2, !357, !DIExpression(), !359)
  store i32 0, ptr %2, align 4, !dbg !359
  br label %3, !dbg !360

3:                                                ; preds = %13, %0
  %4 = load i32, ptr %2, align 4, !dbg !361
  %5 = load i32, ptr @bad, align 4, !dbg !363
  %6 = add nsw i32 8, %5, !dbg !364
  %7 = icmp slt i32 %4, %6, !dbg !365
  br i1 %7, label %8, label %16, !dbg !366

8:                                                ; preds = %3
  %9 = load ptr, ptr %1, align 8, !dbg !367
  %10 = load i32, ptr %2, align 4, !dbg !368
  %11 = sext i32 %10 to i64, !dbg !367
  %12 = getelementptr inbounds i8, ptr %9, i64 %11, !dbg !367
  store i8 0, ptr %12, align 1, !dbg !369
  br label %13, !dbg !367

13:                                               ; preds = %8
  %14 = load i32, ptr %2, align 4, !dbg !370
  %15 = add nsw i32 %14, 1, !dbg !370
  store i32 %15, ptr %2, align 4, !dbg !370
  br label %3, !dbg !371, !llvm.loop !372

16:                                               ; preds = %3
  ret void, !dbg !374
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_undefined() #0 !dbg !375 {
  %1 = load i32, ptr @bad, align 4, !dbg !376
  %2 = icmp ne i32 %1, 0, !dbg !376
  br i1 %2, label %3, label %4, !dbg !378

3:                                                ; preds = %0
  store i32 1, ptr @nowhere, align 4, !dbg !379
  br label %4, !dbg !380

4:                                                ; preds = %3, %0
  ret void, !dbg !381
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind willreturn memory(read) }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!152, !153, !154, !155, !156, !157, !158}
!llvm.ident = !{!159}

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
!10 = !DIFile(filename: "tests/faults/globals.c", directory: ".", checksumkind: CSK_MD5, checksum: "526d583a4072d41a6ce967f658471150")
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!0, !15, !7, !28, !33, !38, !40, !43, !48, !50, !55, !57, !62, !64, !69, !71, !78, !83, !85, !89, !91, !93, !98, !100, !105, !110, !112, !114, !119, !121, !126, !131, !136, !138, !145, !150}
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
!34 = distinct !DIGlobalVariable(scope: null, file: !10, line: 11, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 22)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_global_write_past_end", scope: !9, file: !10, line: 11, type: !18, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "numbers", scope: !9, file: !10, line: 5, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 128, elements: !5)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !10, line: 16, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 26)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "entry_global_write_before_start", scope: !9, file: !10, line: 16, type: !18, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !10, line: 21, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 21)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_global_read_past_end", scope: !9, file: !10, line: 21, type: !18, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !10, line: 30, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 24)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "entry_global_zero_initialised", scope: !9, file: !10, line: 30, type: !18, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !10, line: 37, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 20)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_global_static_local", scope: !9, file: !10, line: 37, type: !18, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "table", scope: !73, file: !10, line: 39, type: !74, isLocal: true, isDefinition: true)
!73 = distinct !DISubprogram(name: "global_static_local", scope: !10, file: !10, line: 37, type: !25, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 80, elements: !76)
!75 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!76 = !{!77}
!77 = !DISubrange(count: 5)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !10, line: 43, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 30)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_global_constant_read_past_end", scope: !9, file: !10, line: 43, type: !18, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "primes", scope: !9, file: !10, line: 9, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !88, size: 96, elements: !31)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !10, line: 50, type: !35, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "entry_global_constant_write", scope: !9, file: !10, line: 50, type: !18, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !10, line: 57, type: !95, isLocal: true, isDefinition: true)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 28)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "entry_global_string_literal_write", scope: !9, file: !10, line: 57, type: !18, isLocal: true, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(scope: null, file: !10, line: 59, type: !102, isLocal: true, isDefinition: true)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 6)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !10, line: 66, type: !107, isLocal: true, isDefinition: true)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 31)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "entry_global_string_literal_past_end", scope: !9, file: !10, line: 66, type: !18, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !10, line: 68, type: !3, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !10, line: 76, type: !116, isLocal: true, isDefinition: true)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 19)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(name: "entry_global_wrong_digit", scope: !9, file: !10, line: 76, type: !18, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "digits", scope: !9, file: !10, line: 8, type: !123, isLocal: true, isDefinition: true)
!123 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 88, elements: !124)
!124 = !{!125}
!125 = !DISubrange(count: 11)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "name", scope: !9, file: !10, line: 6, type: !128, isLocal: true, isDefinition: true)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !129)
!129 = !{!130}
!130 = !DISubrange(count: 8)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !10, line: 87, type: !133, isLocal: true, isDefinition: true)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 14)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(name: "entry_global_struct", scope: !9, file: !10, line: 87, type: !18, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(name: "record", scope: !9, file: !10, line: 85, type: !140, isLocal: true, isDefinition: true)
!140 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !10, line: 82, size: 64, elements: !141)
!141 = !{!142, !143}
!142 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !140, file: !10, line: 83, baseType: !30, size: 24)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !140, file: !10, line: 84, baseType: !144, size: 40, offset: 24)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !76)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(scope: null, file: !10, line: 96, type: !147, isLocal: true, isDefinition: true)
!147 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !148)
!148 = !{!149}
!149 = !DISubrange(count: 17)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(name: "entry_global_undefined", scope: !9, file: !10, line: 96, type: !18, isLocal: true, isDefinition: true)
!152 = !{i32 7, !"Dwarf Version", i32 5}
!153 = !{i32 2, !"Debug Info Version", i32 3}
!154 = !{i32 1, !"wchar_size", i32 4}
!155 = !{i32 8, !"PIC Level", i32 2}
!156 = !{i32 7, !"PIE Level", i32 2}
!157 = !{i32 7, !"uwtable", i32 2}
!158 = !{i32 7, !"frame-pointer", i32 2}
!159 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!160 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !161, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !165)
!161 = !DISubroutineType(types: !162)
!162 = !{!13, !13, !163}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!165 = !{}
!166 = !DILocalVariable(name: "argc", arg: 1, scope: !160, file: !2, line: 30, type: !13)
!167 = !DILocation(line: 30, column: 14, scope: !160)
!168 = !DILocalVariable(name: "argv", arg: 2, scope: !160, file: !2, line: 30, type: !163)
!169 = !DILocation(line: 30, column: 27, scope: !160)
!170 = !DILocation(line: 32, column: 11, scope: !160)
!171 = !DILocation(line: 32, column: 16, scope: !160)
!172 = !DILocation(line: 32, column: 20, scope: !160)
!173 = !DILocation(line: 32, column: 30, scope: !160)
!174 = !DILocation(line: 32, column: 23, scope: !160)
!175 = !DILocation(line: 32, column: 46, scope: !160)
!176 = !DILocation(line: 0, scope: !160)
!177 = !DILocation(line: 32, column: 9, scope: !160)
!178 = !DILocalVariable(name: "c", scope: !179, file: !2, line: 33, type: !17)
!179 = distinct !DILexicalBlock(scope: !160, file: !2, line: 33, column: 5)
!180 = !DILocation(line: 33, column: 29, scope: !179)
!181 = !DILocation(line: 33, column: 33, scope: !179)
!182 = !DILocation(line: 33, column: 10, scope: !179)
!183 = !DILocation(line: 33, column: 44, scope: !184)
!184 = distinct !DILexicalBlock(scope: !179, file: !2, line: 33, column: 5)
!185 = !DILocation(line: 33, column: 5, scope: !179)
!186 = !DILocation(line: 34, column: 13, scope: !187)
!187 = distinct !DILexicalBlock(scope: !184, file: !2, line: 34, column: 13)
!188 = !DILocation(line: 34, column: 18, scope: !187)
!189 = !DILocation(line: 34, column: 22, scope: !187)
!190 = !DILocation(line: 34, column: 32, scope: !187)
!191 = !DILocation(line: 34, column: 41, scope: !187)
!192 = !DILocation(line: 34, column: 44, scope: !187)
!193 = !DILocation(line: 34, column: 25, scope: !187)
!194 = !DILocation(line: 34, column: 50, scope: !187)
!195 = !DILocation(line: 34, column: 13, scope: !184)
!196 = !DILocation(line: 35, column: 13, scope: !197)
!197 = distinct !DILexicalBlock(scope: !187, file: !2, line: 34, column: 56)
!198 = !DILocation(line: 35, column: 16, scope: !197)
!199 = !DILocation(line: 36, column: 13, scope: !197)
!200 = !DILocation(line: 34, column: 53, scope: !187)
!201 = !DILocation(line: 33, column: 51, scope: !184)
!202 = !DILocation(line: 33, column: 54, scope: !184)
!203 = !DILocation(line: 33, column: 49, scope: !184)
!204 = !DILocation(line: 33, column: 5, scope: !184)
!205 = distinct !{!205, !185, !206, !207}
!206 = !DILocation(line: 37, column: 9, scope: !179)
!207 = !{!"llvm.loop.mustprogress"}
!208 = !DILocation(line: 38, column: 5, scope: !160)
!209 = !DILocation(line: 39, column: 1, scope: !160)
!210 = distinct !DISubprogram(name: "add_global_write_past_end", scope: !10, file: !10, line: 11, type: !25, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!211 = !DILocation(line: 11, column: 1, scope: !210)
!212 = distinct !DISubprogram(name: "add_global_write_before_start", scope: !10, file: !10, line: 16, type: !25, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!213 = !DILocation(line: 16, column: 1, scope: !212)
!214 = distinct !DISubprogram(name: "add_global_read_past_end", scope: !10, file: !10, line: 21, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!215 = !DILocation(line: 21, column: 1, scope: !214)
!216 = distinct !DISubprogram(name: "add_global_zero_initialised", scope: !10, file: !10, line: 30, type: !25, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!217 = !DILocation(line: 30, column: 1, scope: !216)
!218 = distinct !DISubprogram(name: "add_global_static_local", scope: !10, file: !10, line: 37, type: !25, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!219 = !DILocation(line: 37, column: 1, scope: !218)
!220 = distinct !DISubprogram(name: "add_global_constant_read_past_end", scope: !10, file: !10, line: 43, type: !25, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!221 = !DILocation(line: 43, column: 1, scope: !220)
!222 = distinct !DISubprogram(name: "add_global_constant_write", scope: !10, file: !10, line: 50, type: !25, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!223 = !DILocation(line: 50, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_global_string_literal_write", scope: !10, file: !10, line: 57, type: !25, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!225 = !DILocation(line: 57, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_global_string_literal_past_end", scope: !10, file: !10, line: 66, type: !25, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!227 = !DILocation(line: 66, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_global_wrong_digit", scope: !10, file: !10, line: 76, type: !25, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!229 = !DILocation(line: 76, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_global_struct", scope: !10, file: !10, line: 87, type: !25, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!231 = !DILocation(line: 87, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_global_undefined", scope: !10, file: !10, line: 96, type: !25, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!233 = !DILocation(line: 96, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "global_write_past_end", scope: !10, file: !10, line: 11, type: !25, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!235 = !DILocation(line: 13, column: 13, scope: !234)
!236 = !DILocation(line: 13, column: 5, scope: !234)
!237 = !DILocation(line: 13, column: 26, scope: !234)
!238 = !DILocation(line: 14, column: 1, scope: !234)
!239 = distinct !DISubprogram(name: "global_write_before_start", scope: !10, file: !10, line: 16, type: !25, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!240 = !DILocation(line: 18, column: 13, scope: !239)
!241 = !DILocation(line: 18, column: 5, scope: !239)
!242 = !DILocation(line: 18, column: 27, scope: !239)
!243 = !DILocation(line: 19, column: 1, scope: !239)
!244 = distinct !DISubprogram(name: "global_read_past_end", scope: !10, file: !10, line: 21, type: !25, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !165)
!245 = !DILocalVariable(name: "sum", scope: !244, file: !10, line: 23, type: !13)
!246 = !DILocation(line: 23, column: 9, scope: !244)
!247 = !DILocalVariable(name: "i", scope: !248, file: !10, line: 24, type: !13)
!248 = distinct !DILexicalBlock(scope: !244, file: !10, line: 24, column: 5)
!249 = !DILocation(line: 24, column: 14, scope: !248)
!250 = !DILocation(line: 24, column: 10, scope: !248)
!251 = !DILocation(line: 24, column: 21, scope: !252)
!252 = distinct !DILexicalBlock(scope: !248, file: !10, line: 24, column: 5)
!253 = !DILocation(line: 24, column: 30, scope: !252)
!254 = !DILocation(line: 24, column: 28, scope: !252)
!255 = !DILocation(line: 24, column: 23, scope: !252)
!256 = !DILocation(line: 24, column: 5, scope: !248)
!257 = !DILocation(line: 25, column: 24, scope: !252)
!258 = !DILocation(line: 25, column: 16, scope: !252)
!259 = !DILocation(line: 25, column: 13, scope: !252)
!260 = !DILocation(line: 25, column: 9, scope: !252)
!261 = !DILocation(line: 24, column: 36, scope: !252)
!262 = !DILocation(line: 24, column: 5, scope: !252)
!263 = distinct !{!263, !256, !264, !207}
!264 = !DILocation(line: 25, column: 25, scope: !248)
!265 = !DILocation(line: 26, column: 9, scope: !266)
!266 = distinct !DILexicalBlock(scope: !244, file: !10, line: 26, column: 9)
!267 = !DILocation(line: 26, column: 13, scope: !266)
!268 = !DILocation(line: 26, column: 9, scope: !244)
!269 = !DILocation(line: 27, column: 9, scope: !266)
!270 = !DILocation(line: 28, column: 1, scope: !244)
!271 = distinct !DISubprogram(name: "global_zero_initialised", scope: !10, file: !10, line: 30, type: !25, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !165)
!272 = !DILocalVariable(name: "p", scope: !271, file: !10, line: 32, type: !164)
!273 = !DILocation(line: 32, column: 11, scope: !271)
!274 = !DILocation(line: 33, column: 10, scope: !271)
!275 = !DILocation(line: 33, column: 7, scope: !271)
!276 = !DILocation(line: 34, column: 6, scope: !271)
!277 = !DILocation(line: 34, column: 8, scope: !271)
!278 = !DILocation(line: 35, column: 1, scope: !271)
!279 = !DILocation(line: 40, column: 11, scope: !73)
!280 = !DILocation(line: 40, column: 5, scope: !73)
!281 = !DILocation(line: 40, column: 24, scope: !73)
!282 = !DILocation(line: 41, column: 1, scope: !73)
!283 = distinct !DISubprogram(name: "global_constant_read_past_end", scope: !10, file: !10, line: 43, type: !25, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !165)
!284 = !DILocalVariable(name: "x", scope: !283, file: !10, line: 45, type: !13)
!285 = !DILocation(line: 45, column: 9, scope: !283)
!286 = !DILocation(line: 45, column: 20, scope: !283)
!287 = !DILocation(line: 45, column: 13, scope: !283)
!288 = !DILocation(line: 46, column: 9, scope: !289)
!289 = distinct !DILexicalBlock(scope: !283, file: !10, line: 46, column: 9)
!290 = !DILocation(line: 46, column: 11, scope: !289)
!291 = !DILocation(line: 46, column: 9, scope: !283)
!292 = !DILocation(line: 47, column: 9, scope: !289)
!293 = !DILocation(line: 48, column: 1, scope: !283)
!294 = distinct !DISubprogram(name: "global_constant_write", scope: !10, file: !10, line: 50, type: !25, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !165)
!295 = !DILocalVariable(name: "p", scope: !294, file: !10, line: 52, type: !12)
!296 = !DILocation(line: 52, column: 10, scope: !294)
!297 = !DILocation(line: 53, column: 9, scope: !298)
!298 = distinct !DILexicalBlock(scope: !294, file: !10, line: 53, column: 9)
!299 = !DILocation(line: 53, column: 9, scope: !294)
!300 = !DILocation(line: 54, column: 9, scope: !298)
!301 = !DILocation(line: 54, column: 14, scope: !298)
!302 = !DILocation(line: 55, column: 1, scope: !294)
!303 = distinct !DISubprogram(name: "global_string_literal_write", scope: !10, file: !10, line: 57, type: !25, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !165)
!304 = !DILocalVariable(name: "text", scope: !303, file: !10, line: 59, type: !164)
!305 = !DILocation(line: 59, column: 11, scope: !303)
!306 = !DILocalVariable(name: "copy", scope: !303, file: !10, line: 60, type: !102)
!307 = !DILocation(line: 60, column: 10, scope: !303)
!308 = !DILocation(line: 61, column: 10, scope: !309)
!309 = distinct !DILexicalBlock(scope: !303, file: !10, line: 61, column: 9)
!310 = !DILocation(line: 61, column: 9, scope: !303)
!311 = !DILocation(line: 62, column: 16, scope: !309)
!312 = !DILocation(line: 62, column: 14, scope: !309)
!313 = !DILocation(line: 62, column: 9, scope: !309)
!314 = !DILocation(line: 63, column: 5, scope: !303)
!315 = !DILocation(line: 63, column: 13, scope: !303)
!316 = !DILocation(line: 64, column: 1, scope: !303)
!317 = distinct !DISubprogram(name: "global_string_literal_past_end", scope: !10, file: !10, line: 66, type: !25, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !165)
!318 = !DILocalVariable(name: "text", scope: !317, file: !10, line: 68, type: !21)
!319 = !DILocation(line: 68, column: 17, scope: !317)
!320 = !DILocalVariable(name: "n", scope: !317, file: !10, line: 69, type: !13)
!321 = !DILocation(line: 69, column: 9, scope: !317)
!322 = !DILocalVariable(name: "i", scope: !323, file: !10, line: 70, type: !13)
!323 = distinct !DILexicalBlock(scope: !317, file: !10, line: 70, column: 5)
!324 = !DILocation(line: 70, column: 14, scope: !323)
!325 = !DILocation(line: 70, column: 10, scope: !323)
!326 = !DILocation(line: 70, column: 21, scope: !327)
!327 = distinct !DILexicalBlock(scope: !323, file: !10, line: 70, column: 5)
!328 = !DILocation(line: 70, column: 26, scope: !327)
!329 = !DILocation(line: 70, column: 23, scope: !327)
!330 = !DILocation(line: 70, column: 5, scope: !323)
!331 = !DILocation(line: 71, column: 14, scope: !327)
!332 = !DILocation(line: 71, column: 19, scope: !327)
!333 = !DILocation(line: 71, column: 22, scope: !327)
!334 = !DILocation(line: 71, column: 11, scope: !327)
!335 = !DILocation(line: 71, column: 9, scope: !327)
!336 = !DILocation(line: 70, column: 41, scope: !327)
!337 = !DILocation(line: 70, column: 5, scope: !327)
!338 = distinct !{!338, !330, !339, !207}
!339 = !DILocation(line: 71, column: 25, scope: !323)
!340 = !DILocation(line: 72, column: 9, scope: !341)
!341 = distinct !DILexicalBlock(scope: !317, file: !10, line: 72, column: 9)
!342 = !DILocation(line: 72, column: 11, scope: !341)
!343 = !DILocation(line: 72, column: 9, scope: !317)
!344 = !DILocation(line: 73, column: 9, scope: !341)
!345 = !DILocation(line: 74, column: 1, scope: !317)
!346 = distinct !DISubprogram(name: "global_wrong_digit", scope: !10, file: !10, line: 76, type: !25, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !165)
!347 = !DILocalVariable(name: "value", scope: !346, file: !10, line: 78, type: !13)
!348 = !DILocation(line: 78, column: 9, scope: !346)
!349 = !DILocation(line: 78, column: 17, scope: !346)
!350 = !DILocation(line: 79, column: 22, scope: !346)
!351 = !DILocation(line: 79, column: 15, scope: !346)
!352 = !DILocation(line: 79, column: 13, scope: !346)
!353 = !DILocation(line: 80, column: 1, scope: !346)
!354 = distinct !DISubprogram(name: "global_struct", scope: !10, file: !10, line: 87, type: !25, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !165)
!355 = !DILocalVariable(name: "p", scope: !354, file: !10, line: 89, type: !164)
!356 = !DILocation(line: 89, column: 11, scope: !354)
!357 = !DILocalVariable(name: "i", scope: !358, file: !10, line: 90, type: !13)
!358 = distinct !DILexicalBlock(scope: !354, file: !10, line: 90, column: 5)
!359 = !DILocation(line: 90, column: 14, scope: !358)
!360 = !DILocation(line: 90, column: 10, scope: !358)
!361 = !DILocation(line: 90, column: 21, scope: !362)
!362 = distinct !DILexicalBlock(scope: !358, file: !10, line: 90, column: 5)
!363 = !DILocation(line: 90, column: 29, scope: !362)
!364 = !DILocation(line: 90, column: 27, scope: !362)
!365 = !DILocation(line: 90, column: 23, scope: !362)
!366 = !DILocation(line: 90, column: 5, scope: !358)
!367 = !DILocation(line: 91, column: 9, scope: !362)
!368 = !DILocation(line: 91, column: 11, scope: !362)
!369 = !DILocation(line: 91, column: 14, scope: !362)
!370 = !DILocation(line: 90, column: 35, scope: !362)
!371 = !DILocation(line: 90, column: 5, scope: !362)
!372 = distinct !{!372, !366, !373, !207}
!373 = !DILocation(line: 91, column: 16, scope: !358)
!374 = !DILocation(line: 92, column: 1, scope: !354)
!375 = distinct !DISubprogram(name: "global_undefined", scope: !10, file: !10, line: 96, type: !25, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!376 = !DILocation(line: 98, column: 9, scope: !377)
!377 = distinct !DILexicalBlock(scope: !375, file: !10, line: 98, column: 9)
!378 = !DILocation(line: 98, column: 9, scope: !375)
!379 = !DILocation(line: 99, column: 17, scope: !377)
!380 = !DILocation(line: 99, column: 9, scope: !377)
!381 = !DILocation(line: 100, column: 1, scope: !375)
