; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/globals.c
; ModuleID = 'tests/faults/globals.c'
source_filename = "tests/faults/globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct.anon = type { [3 x i8], [5 x i8] }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !8
@entry_global_last_bytes_straddle = internal global %struct.fault_case { i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i32 0, i32 0), void ()* @global_last_bytes_straddle, %struct.fault_case* null }, align 8, !dbg !28
@entry_global_write_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i32 0, i32 0), void ()* @global_write_past_end, %struct.fault_case* null }, align 8, !dbg !35
@entry_global_write_before_start = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i32 0, i32 0), void ()* @global_write_before_start, %struct.fault_case* null }, align 8, !dbg !42
@entry_global_read_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i32 0, i32 0), void ()* @global_read_past_end, %struct.fault_case* null }, align 8, !dbg !44
@entry_global_zero_initialised = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5, i32 0, i32 0), void ()* @global_zero_initialised, %struct.fault_case* null }, align 8, !dbg !46
@entry_global_static_local = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.6, i32 0, i32 0), void ()* @global_static_local, %struct.fault_case* null }, align 8, !dbg !48
@entry_global_constant_read_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.7, i32 0, i32 0), void ()* @global_constant_read_past_end, %struct.fault_case* null }, align 8, !dbg !58
@entry_global_constant_write = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.8, i32 0, i32 0), void ()* @global_constant_write, %struct.fault_case* null }, align 8, !dbg !64
@entry_global_string_literal_write = internal global %struct.fault_case { i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.9, i32 0, i32 0), void ()* @global_string_literal_write, %struct.fault_case* null }, align 8, !dbg !66
@entry_global_string_literal_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.11, i32 0, i32 0), void ()* @global_string_literal_past_end, %struct.fault_case* null }, align 8, !dbg !68
@entry_global_wrong_digit = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i32 0, i32 0), void ()* @global_wrong_digit, %struct.fault_case* null }, align 8, !dbg !70
@entry_global_struct = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), void ()* @global_struct, %struct.fault_case* null }, align 8, !dbg !82
@entry_global_undefined = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.15, i32 0, i32 0), void ()* @global_undefined, %struct.fault_case* null }, align 8, !dbg !91
@shared = dso_local global [3 x i8] zeroinitializer, align 1, !dbg !23
@.str.1 = private unnamed_addr constant [27 x i8] c"global_last_bytes_straddle\00", align 1
@ten = internal global [10 x i8] zeroinitializer, align 1, !dbg !30
@.str.2 = private unnamed_addr constant [22 x i8] c"global_write_past_end\00", align 1
@numbers = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16, !dbg !37
@.str.3 = private unnamed_addr constant [26 x i8] c"global_write_before_start\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"global_read_past_end\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"global_zero_initialised\00", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"global_static_local\00", align 1
@global_static_local.table = internal global [5 x i16] zeroinitializer, align 2, !dbg !50
@.str.7 = private unnamed_addr constant [30 x i8] c"global_constant_read_past_end\00", align 1
@primes = internal constant [3 x i32] [i32 2, i32 3, i32 5], align 4, !dbg !60
@.str.8 = private unnamed_addr constant [22 x i8] c"global_constant_write\00", align 1
@.str.9 = private unnamed_addr constant [28 x i8] c"global_string_literal_write\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"fixed\00", align 1
@__const.global_string_literal_write.copy = private unnamed_addr constant [6 x i8] c"fixed\00", align 1
@.str.11 = private unnamed_addr constant [31 x i8] c"global_string_literal_past_end\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"global_wrong_digit\00", align 1
@digits = internal constant [11 x i8] c"0123456789\00", align 1, !dbg !72
@name = internal global [8 x i8] zeroinitializer, align 1, !dbg !77
@.str.14 = private unnamed_addr constant [14 x i8] c"global_struct\00", align 1
@record = internal global %struct.anon zeroinitializer, align 1, !dbg !84
@.str.15 = private unnamed_addr constant [17 x i8] c"global_undefined\00", align 1
@nowhere = external global i32, align 4
@llvm.global_ctors = appending global [13 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_global_last_bytes_straddle, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_write_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_write_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_read_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_zero_initialised, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_static_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_constant_read_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_constant_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_string_literal_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_string_literal_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_wrong_digit, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_struct, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_undefined, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !101 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !106, metadata !DIExpression()), !dbg !107
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !108, metadata !DIExpression()), !dbg !109
  %7 = load i32, i32* %4, align 4, !dbg !110
  %8 = icmp sgt i32 %7, 2, !dbg !111
  br i1 %8, label %9, label %15, !dbg !112

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !113
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !113
  %12 = load i8*, i8** %11, align 8, !dbg !113
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #5, !dbg !114
  %14 = icmp eq i32 %13, 0, !dbg !115
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !116
  %17 = zext i1 %16 to i32, !dbg !112
  store i32 %17, i32* @bad, align 4, !dbg !117
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !118, metadata !DIExpression()), !dbg !120
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !121
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !120
  br label %19, !dbg !122

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !123
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !125
  br i1 %21, label %22, label %43, !dbg !125

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !126
  %24 = icmp sgt i32 %23, 1, !dbg !128
  br i1 %24, label %25, label %38, !dbg !129

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !130
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !130
  %28 = load i8*, i8** %27, align 8, !dbg !130
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !131
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !132
  %31 = load i8*, i8** %30, align 8, !dbg !132
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #5, !dbg !133
  %33 = icmp eq i32 %32, 0, !dbg !134
  br i1 %33, label %34, label %38, !dbg !135

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !136
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !138
  %37 = load void ()*, void ()** %36, align 8, !dbg !138
  call void %37(), !dbg !136
  store i32 0, i32* %3, align 4, !dbg !139
  br label %44, !dbg !139

38:                                               ; preds = %25, %22
  br label %39, !dbg !140

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !141
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !142
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !142
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !143
  br label %19, !dbg !144, !llvm.loop !145

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !148
  br label %44, !dbg !148

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !149
  ret i32 %45, !dbg !149
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_last_bytes_straddle() #0 !dbg !150 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !151
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_last_bytes_straddle, i32 0, i32 2), align 8, !dbg !151
  store %struct.fault_case* @entry_global_last_bytes_straddle, %struct.fault_case** @all_cases, align 8, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_write_past_end() #0 !dbg !152 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !153
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_write_past_end, i32 0, i32 2), align 8, !dbg !153
  store %struct.fault_case* @entry_global_write_past_end, %struct.fault_case** @all_cases, align 8, !dbg !153
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_write_before_start() #0 !dbg !154 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !155
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_write_before_start, i32 0, i32 2), align 8, !dbg !155
  store %struct.fault_case* @entry_global_write_before_start, %struct.fault_case** @all_cases, align 8, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_read_past_end() #0 !dbg !156 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !157
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_read_past_end, i32 0, i32 2), align 8, !dbg !157
  store %struct.fault_case* @entry_global_read_past_end, %struct.fault_case** @all_cases, align 8, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_zero_initialised() #0 !dbg !158 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !159
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_zero_initialised, i32 0, i32 2), align 8, !dbg !159
  store %struct.fault_case* @entry_global_zero_initialised, %struct.fault_case** @all_cases, align 8, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_static_local() #0 !dbg !160 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !161
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_static_local, i32 0, i32 2), align 8, !dbg !161
  store %struct.fault_case* @entry_global_static_local, %struct.fault_case** @all_cases, align 8, !dbg !161
  ret void, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_constant_read_past_end() #0 !dbg !162 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !163
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_constant_read_past_end, i32 0, i32 2), align 8, !dbg !163
  store %struct.fault_case* @entry_global_constant_read_past_end, %struct.fault_case** @all_cases, align 8, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_constant_write() #0 !dbg !164 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !165
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_constant_write, i32 0, i32 2), align 8, !dbg !165
  store %struct.fault_case* @entry_global_constant_write, %struct.fault_case** @all_cases, align 8, !dbg !165
  ret void, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_string_literal_write() #0 !dbg !166 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !167
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_string_literal_write, i32 0, i32 2), align 8, !dbg !167
  store %struct.fault_case* @entry_global_string_literal_write, %struct.fault_case** @all_cases, align 8, !dbg !167
  ret void, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_string_literal_past_end() #0 !dbg !168 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !169
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_string_literal_past_end, i32 0, i32 2), align 8, !dbg !169
  store %struct.fault_case* @entry_global_string_literal_past_end, %struct.fault_case** @all_cases, align 8, !dbg !169
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_wrong_digit() #0 !dbg !170 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !171
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_wrong_digit, i32 0, i32 2), align 8, !dbg !171
  store %struct.fault_case* @entry_global_wrong_digit, %struct.fault_case** @all_cases, align 8, !dbg !171
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_struct() #0 !dbg !172 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !173
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_struct, i32 0, i32 2), align 8, !dbg !173
  store %struct.fault_case* @entry_global_struct, %struct.fault_case** @all_cases, align 8, !dbg !173
  ret void, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_undefined() #0 !dbg !174 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !175
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_undefined, i32 0, i32 2), align 8, !dbg !175
  store %struct.fault_case* @entry_global_undefined, %struct.fault_case** @all_cases, align 8, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_last_bytes_straddle() #0 !dbg !176 {
  %1 = load i32, i32* @bad, align 4, !dbg !177
  %2 = icmp ne i32 %1, 0, !dbg !177
  %3 = zext i1 %2 to i64, !dbg !177
  %4 = select i1 %2, i32 8, i32 4, !dbg !177
  %5 = sext i32 %4 to i64, !dbg !178
  %6 = getelementptr inbounds i8, i8* getelementptr inbounds ([10 x i8], [10 x i8]* @ten, i64 0, i64 0), i64 %5, !dbg !178
  %7 = bitcast i8* %6 to i32*, !dbg !179
  store i32 1, i32* %7, align 4, !dbg !180
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_write_past_end() #0 !dbg !182 {
  %1 = load i32, i32* @bad, align 4, !dbg !183
  %2 = icmp ne i32 %1, 0, !dbg !183
  %3 = zext i1 %2 to i64, !dbg !183
  %4 = select i1 %2, i32 4, i32 3, !dbg !183
  %5 = sext i32 %4 to i64, !dbg !184
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* @numbers, i64 0, i64 %5, !dbg !184
  store i32 1, i32* %6, align 4, !dbg !185
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_write_before_start() #0 !dbg !187 {
  %1 = load i32, i32* @bad, align 4, !dbg !188
  %2 = icmp ne i32 %1, 0, !dbg !188
  %3 = zext i1 %2 to i64, !dbg !188
  %4 = select i1 %2, i32 -1, i32 0, !dbg !188
  %5 = sext i32 %4 to i64, !dbg !189
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* @numbers, i64 0, i64 %5, !dbg !189
  store i32 1, i32* %6, align 4, !dbg !190
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_read_past_end() #0 !dbg !192 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !193, metadata !DIExpression()), !dbg !194
  store i32 0, i32* %1, align 4, !dbg !194
  call void @llvm.dbg.declare(metadata i32* %2, metadata !195, metadata !DIExpression()), !dbg !197
  store i32 0, i32* %2, align 4, !dbg !197
  br label %3, !dbg !198

3:                                                ; preds = %15, %0
  %4 = load i32, i32* %2, align 4, !dbg !199
  %5 = load i32, i32* @bad, align 4, !dbg !201
  %6 = add nsw i32 3, %5, !dbg !202
  %7 = icmp sle i32 %4, %6, !dbg !203
  br i1 %7, label %8, label %18, !dbg !204

8:                                                ; preds = %3
  %9 = load i32, i32* %2, align 4, !dbg !205
  %10 = sext i32 %9 to i64, !dbg !206
  %11 = getelementptr inbounds [4 x i32], [4 x i32]* @numbers, i64 0, i64 %10, !dbg !206
  %12 = load i32, i32* %11, align 4, !dbg !206
  %13 = load i32, i32* %1, align 4, !dbg !207
  %14 = add nsw i32 %13, %12, !dbg !207
  store i32 %14, i32* %1, align 4, !dbg !207
  br label %15, !dbg !208

15:                                               ; preds = %8
  %16 = load i32, i32* %2, align 4, !dbg !209
  %17 = add nsw i32 %16, 1, !dbg !209
  store i32 %17, i32* %2, align 4, !dbg !209
  br label %3, !dbg !210, !llvm.loop !211

18:                                               ; preds = %3
  %19 = load i32, i32* %1, align 4, !dbg !213
  %20 = icmp ne i32 %19, 10, !dbg !215
  br i1 %20, label %21, label %22, !dbg !216

21:                                               ; preds = %18
  call void @abort() #6, !dbg !217
  unreachable, !dbg !217

22:                                               ; preds = %18
  ret void, !dbg !218
}

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_zero_initialised() #0 !dbg !219 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !220, metadata !DIExpression()), !dbg !221
  store i8* getelementptr inbounds ([3 x i8], [3 x i8]* @shared, i64 0, i64 2), i8** %1, align 8, !dbg !221
  %2 = load i32, i32* @bad, align 4, !dbg !222
  %3 = load i8*, i8** %1, align 8, !dbg !223
  %4 = sext i32 %2 to i64, !dbg !223
  %5 = getelementptr inbounds i8, i8* %3, i64 %4, !dbg !223
  store i8* %5, i8** %1, align 8, !dbg !223
  %6 = load i8*, i8** %1, align 8, !dbg !224
  store i8 1, i8* %6, align 1, !dbg !225
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_static_local() #0 !dbg !52 {
  %1 = load i32, i32* @bad, align 4, !dbg !227
  %2 = icmp ne i32 %1, 0, !dbg !227
  %3 = zext i1 %2 to i64, !dbg !227
  %4 = select i1 %2, i32 5, i32 4, !dbg !227
  %5 = sext i32 %4 to i64, !dbg !228
  %6 = getelementptr inbounds [5 x i16], [5 x i16]* @global_static_local.table, i64 0, i64 %5, !dbg !228
  store i16 1, i16* %6, align 2, !dbg !229
  ret void, !dbg !230
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_constant_read_past_end() #0 !dbg !231 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !232, metadata !DIExpression()), !dbg !233
  %2 = load i32, i32* @bad, align 4, !dbg !234
  %3 = icmp ne i32 %2, 0, !dbg !234
  %4 = zext i1 %3 to i64, !dbg !234
  %5 = select i1 %3, i32 3, i32 2, !dbg !234
  %6 = sext i32 %5 to i64, !dbg !235
  %7 = getelementptr inbounds [3 x i32], [3 x i32]* @primes, i64 0, i64 %6, !dbg !235
  %8 = load i32, i32* %7, align 4, !dbg !235
  store i32 %8, i32* %1, align 4, !dbg !233
  %9 = load i32, i32* %1, align 4, !dbg !236
  %10 = icmp ne i32 %9, 5, !dbg !238
  br i1 %10, label %11, label %12, !dbg !239

11:                                               ; preds = %0
  call void @abort() #6, !dbg !240
  unreachable, !dbg !240

12:                                               ; preds = %0
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_constant_write() #0 !dbg !242 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !243, metadata !DIExpression()), !dbg !244
  store i32* getelementptr inbounds ([3 x i32], [3 x i32]* @primes, i64 0, i64 0), i32** %1, align 8, !dbg !244
  %2 = load i32, i32* @bad, align 4, !dbg !245
  %3 = icmp ne i32 %2, 0, !dbg !245
  br i1 %3, label %4, label %7, !dbg !247

4:                                                ; preds = %0
  %5 = load i32*, i32** %1, align 8, !dbg !248
  %6 = getelementptr inbounds i32, i32* %5, i64 1, !dbg !248
  store i32 4, i32* %6, align 4, !dbg !249
  br label %7, !dbg !248

7:                                                ; preds = %4, %0
  ret void, !dbg !250
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_string_literal_write() #0 !dbg !251 {
  %1 = alloca i8*, align 8
  %2 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !252, metadata !DIExpression()), !dbg !253
  store i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8** %1, align 8, !dbg !253
  call void @llvm.dbg.declare(metadata [6 x i8]* %2, metadata !254, metadata !DIExpression()), !dbg !258
  %3 = bitcast [6 x i8]* %2 to i8*, !dbg !258
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([6 x i8], [6 x i8]* @__const.global_string_literal_write.copy, i32 0, i32 0), i64 6, i1 false), !dbg !258
  %4 = load i32, i32* @bad, align 4, !dbg !259
  %5 = icmp ne i32 %4, 0, !dbg !259
  br i1 %5, label %8, label %6, !dbg !261

6:                                                ; preds = %0
  %7 = getelementptr inbounds [6 x i8], [6 x i8]* %2, i64 0, i64 0, !dbg !262
  store i8* %7, i8** %1, align 8, !dbg !263
  br label %8, !dbg !264

8:                                                ; preds = %6, %0
  %9 = load i8*, i8** %1, align 8, !dbg !265
  %10 = getelementptr inbounds i8, i8* %9, i64 0, !dbg !265
  store i8 70, i8* %10, align 1, !dbg !266
  ret void, !dbg !267
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_string_literal_past_end() #0 !dbg !268 {
  %1 = alloca i8*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i8** %1, metadata !269, metadata !DIExpression()), !dbg !270
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0), i8** %1, align 8, !dbg !270
  call void @llvm.dbg.declare(metadata i32* %2, metadata !271, metadata !DIExpression()), !dbg !272
  store i32 0, i32* %2, align 4, !dbg !272
  call void @llvm.dbg.declare(metadata i32* %3, metadata !273, metadata !DIExpression()), !dbg !275
  store i32 0, i32* %3, align 4, !dbg !275
  br label %4, !dbg !276

4:                                                ; preds = %22, %0
  %5 = load i32, i32* %3, align 4, !dbg !277
  %6 = load i32, i32* @bad, align 4, !dbg !279
  %7 = icmp ne i32 %6, 0, !dbg !279
  %8 = zext i1 %7 to i64, !dbg !279
  %9 = select i1 %7, i32 5, i32 4, !dbg !279
  %10 = icmp slt i32 %5, %9, !dbg !280
  br i1 %10, label %11, label %25, !dbg !281

11:                                               ; preds = %4
  %12 = load i8*, i8** %1, align 8, !dbg !282
  %13 = load i32, i32* %3, align 4, !dbg !283
  %14 = sext i32 %13 to i64, !dbg !282
  %15 = getelementptr inbounds i8, i8* %12, i64 %14, !dbg !282
  %16 = load i8, i8* %15, align 1, !dbg !282
  %17 = sext i8 %16 to i32, !dbg !282
  %18 = icmp ne i32 %17, 0, !dbg !284
  %19 = zext i1 %18 to i32, !dbg !284
  %20 = load i32, i32* %2, align 4, !dbg !285
  %21 = add nsw i32 %20, %19, !dbg !285
  store i32 %21, i32* %2, align 4, !dbg !285
  br label %22, !dbg !286

22:                                               ; preds = %11
  %23 = load i32, i32* %3, align 4, !dbg !287
  %24 = add nsw i32 %23, 1, !dbg !287
  store i32 %24, i32* %3, align 4, !dbg !287
  br label %4, !dbg !288, !llvm.loop !289

25:                                               ; preds = %4
  %26 = load i32, i32* %2, align 4, !dbg !291
  %27 = icmp ne i32 %26, 3, !dbg !293
  br i1 %27, label %28, label %29, !dbg !294

28:                                               ; preds = %25
  call void @abort() #6, !dbg !295
  unreachable, !dbg !295

29:                                               ; preds = %25
  ret void, !dbg !296
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_wrong_digit() #0 !dbg !297 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !298, metadata !DIExpression()), !dbg !299
  %2 = load i32, i32* @bad, align 4, !dbg !300
  %3 = icmp ne i32 %2, 0, !dbg !300
  %4 = zext i1 %3 to i64, !dbg !300
  %5 = select i1 %3, i32 11, i32 9, !dbg !300
  store i32 %5, i32* %1, align 4, !dbg !299
  %6 = load i32, i32* %1, align 4, !dbg !301
  %7 = sext i32 %6 to i64, !dbg !302
  %8 = getelementptr inbounds [11 x i8], [11 x i8]* @digits, i64 0, i64 %7, !dbg !302
  %9 = load i8, i8* %8, align 1, !dbg !302
  store i8 %9, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0), align 1, !dbg !303
  ret void, !dbg !304
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_struct() #0 !dbg !305 {
  %1 = alloca i8*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i8** %1, metadata !306, metadata !DIExpression()), !dbg !307
  store i8* getelementptr inbounds (%struct.anon, %struct.anon* @record, i32 0, i32 0, i64 0), i8** %1, align 8, !dbg !307
  call void @llvm.dbg.declare(metadata i32* %2, metadata !308, metadata !DIExpression()), !dbg !310
  store i32 0, i32* %2, align 4, !dbg !310
  br label %3, !dbg !311

3:                                                ; preds = %13, %0
  %4 = load i32, i32* %2, align 4, !dbg !312
  %5 = load i32, i32* @bad, align 4, !dbg !314
  %6 = add nsw i32 8, %5, !dbg !315
  %7 = icmp slt i32 %4, %6, !dbg !316
  br i1 %7, label %8, label %16, !dbg !317

8:                                                ; preds = %3
  %9 = load i8*, i8** %1, align 8, !dbg !318
  %10 = load i32, i32* %2, align 4, !dbg !319
  %11 = sext i32 %10 to i64, !dbg !318
  %12 = getelementptr inbounds i8, i8* %9, i64 %11, !dbg !318
  store i8 0, i8* %12, align 1, !dbg !320
  br label %13, !dbg !318

13:                                               ; preds = %8
  %14 = load i32, i32* %2, align 4, !dbg !321
  %15 = add nsw i32 %14, 1, !dbg !321
  store i32 %15, i32* %2, align 4, !dbg !321
  br label %3, !dbg !322, !llvm.loop !323

16:                                               ; preds = %3
  ret void, !dbg !325
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_undefined() #0 !dbg !326 {
  %1 = load i32, i32* @bad, align 4, !dbg !327
  %2 = icmp ne i32 %1, 0, !dbg !327
  br i1 %2, label %3, label %4, !dbg !329

3:                                                ; preds = %0
  store i32 1, i32* @nowhere, align 4, !dbg !330
  br label %4, !dbg !331

4:                                                ; preds = %3, %0
  ret void, !dbg !332
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind readonly willreturn }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!93, !94, !95, !96, !97, !98, !99}
!llvm.ident = !{!100}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !10, line: 18, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/globals.c", directory: ".", checksumkind: CSK_MD5, checksum: "75b7c535304f1c4ad2a51d98484c1fdc")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !0, !23, !28, !30, !35, !37, !42, !44, !46, !48, !50, !58, !60, !64, !66, !68, !70, !72, !77, !82, !84, !91}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !10, line: 17, type: !11, isLocal: true, isDefinition: true)
!10 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !10, line: 12, size: 192, elements: !13)
!13 = !{!14, !18, !22}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !12, file: !10, line: 13, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !12, file: !10, line: 14, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DISubroutineType(types: !21)
!21 = !{null}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !12, file: !10, line: 15, baseType: !11, size: 64, offset: 128)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 7, type: !25, isLocal: false, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 24, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 3)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "entry_global_last_bytes_straddle", scope: !2, file: !3, line: 13, type: !12, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "ten", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 80, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 10)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "entry_global_write_past_end", scope: !2, file: !3, line: 18, type: !12, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 5, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_global_write_before_start", scope: !2, file: !3, line: 23, type: !12, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "entry_global_read_past_end", scope: !2, file: !3, line: 28, type: !12, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "entry_global_zero_initialised", scope: !2, file: !3, line: 37, type: !12, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "entry_global_static_local", scope: !2, file: !3, line: 44, type: !12, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "table", scope: !52, file: !3, line: 46, type: !54, isLocal: true, isDefinition: true)
!52 = distinct !DISubprogram(name: "global_static_local", scope: !3, file: !3, line: 44, type: !20, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!53 = !{}
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 80, elements: !56)
!55 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!56 = !{!57}
!57 = !DISubrange(count: 5)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "entry_global_constant_read_past_end", scope: !2, file: !3, line: 50, type: !12, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "primes", scope: !2, file: !3, line: 9, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 96, elements: !26)
!63 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "entry_global_constant_write", scope: !2, file: !3, line: 57, type: !12, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "entry_global_string_literal_write", scope: !2, file: !3, line: 64, type: !12, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "entry_global_string_literal_past_end", scope: !2, file: !3, line: 73, type: !12, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "entry_global_wrong_digit", scope: !2, file: !3, line: 83, type: !12, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "digits", scope: !2, file: !3, line: 8, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 88, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 11)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 6, type: !79, isLocal: true, isDefinition: true)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 8)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "entry_global_struct", scope: !2, file: !3, line: 94, type: !12, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "record", scope: !2, file: !3, line: 92, type: !86, isLocal: true, isDefinition: true)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 89, size: 64, elements: !87)
!87 = !{!88, !89}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !86, file: !3, line: 90, baseType: !25, size: 24)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !86, file: !3, line: 91, baseType: !90, size: 40, offset: 24)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 40, elements: !56)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "entry_global_undefined", scope: !2, file: !3, line: 103, type: !12, isLocal: true, isDefinition: true)
!93 = !{i32 7, !"Dwarf Version", i32 5}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 7, !"PIC Level", i32 2}
!97 = !{i32 7, !"PIE Level", i32 2}
!98 = !{i32 7, !"uwtable", i32 1}
!99 = !{i32 7, !"frame-pointer", i32 2}
!100 = !{!"Debian clang version 14.0.6"}
!101 = distinct !DISubprogram(name: "main", scope: !10, file: !10, line: 30, type: !102, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!102 = !DISubroutineType(types: !103)
!103 = !{!6, !6, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!106 = !DILocalVariable(name: "argc", arg: 1, scope: !101, file: !10, line: 30, type: !6)
!107 = !DILocation(line: 30, column: 14, scope: !101)
!108 = !DILocalVariable(name: "argv", arg: 2, scope: !101, file: !10, line: 30, type: !104)
!109 = !DILocation(line: 30, column: 27, scope: !101)
!110 = !DILocation(line: 32, column: 11, scope: !101)
!111 = !DILocation(line: 32, column: 16, scope: !101)
!112 = !DILocation(line: 32, column: 20, scope: !101)
!113 = !DILocation(line: 32, column: 30, scope: !101)
!114 = !DILocation(line: 32, column: 23, scope: !101)
!115 = !DILocation(line: 32, column: 46, scope: !101)
!116 = !DILocation(line: 0, scope: !101)
!117 = !DILocation(line: 32, column: 9, scope: !101)
!118 = !DILocalVariable(name: "c", scope: !119, file: !10, line: 33, type: !11)
!119 = distinct !DILexicalBlock(scope: !101, file: !10, line: 33, column: 5)
!120 = !DILocation(line: 33, column: 29, scope: !119)
!121 = !DILocation(line: 33, column: 33, scope: !119)
!122 = !DILocation(line: 33, column: 10, scope: !119)
!123 = !DILocation(line: 33, column: 44, scope: !124)
!124 = distinct !DILexicalBlock(scope: !119, file: !10, line: 33, column: 5)
!125 = !DILocation(line: 33, column: 5, scope: !119)
!126 = !DILocation(line: 34, column: 13, scope: !127)
!127 = distinct !DILexicalBlock(scope: !124, file: !10, line: 34, column: 13)
!128 = !DILocation(line: 34, column: 18, scope: !127)
!129 = !DILocation(line: 34, column: 22, scope: !127)
!130 = !DILocation(line: 34, column: 32, scope: !127)
!131 = !DILocation(line: 34, column: 41, scope: !127)
!132 = !DILocation(line: 34, column: 44, scope: !127)
!133 = !DILocation(line: 34, column: 25, scope: !127)
!134 = !DILocation(line: 34, column: 50, scope: !127)
!135 = !DILocation(line: 34, column: 13, scope: !124)
!136 = !DILocation(line: 35, column: 13, scope: !137)
!137 = distinct !DILexicalBlock(scope: !127, file: !10, line: 34, column: 56)
!138 = !DILocation(line: 35, column: 16, scope: !137)
!139 = !DILocation(line: 36, column: 13, scope: !137)
!140 = !DILocation(line: 34, column: 53, scope: !127)
!141 = !DILocation(line: 33, column: 51, scope: !124)
!142 = !DILocation(line: 33, column: 54, scope: !124)
!143 = !DILocation(line: 33, column: 49, scope: !124)
!144 = !DILocation(line: 33, column: 5, scope: !124)
!145 = distinct !{!145, !125, !146, !147}
!146 = !DILocation(line: 37, column: 9, scope: !119)
!147 = !{!"llvm.loop.mustprogress"}
!148 = !DILocation(line: 38, column: 5, scope: !101)
!149 = !DILocation(line: 39, column: 1, scope: !101)
!150 = distinct !DISubprogram(name: "add_global_last_bytes_straddle", scope: !3, file: !3, line: 13, type: !20, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!151 = !DILocation(line: 13, column: 1, scope: !150)
!152 = distinct !DISubprogram(name: "add_global_write_past_end", scope: !3, file: !3, line: 18, type: !20, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!153 = !DILocation(line: 18, column: 1, scope: !152)
!154 = distinct !DISubprogram(name: "add_global_write_before_start", scope: !3, file: !3, line: 23, type: !20, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!155 = !DILocation(line: 23, column: 1, scope: !154)
!156 = distinct !DISubprogram(name: "add_global_read_past_end", scope: !3, file: !3, line: 28, type: !20, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!157 = !DILocation(line: 28, column: 1, scope: !156)
!158 = distinct !DISubprogram(name: "add_global_zero_initialised", scope: !3, file: !3, line: 37, type: !20, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!159 = !DILocation(line: 37, column: 1, scope: !158)
!160 = distinct !DISubprogram(name: "add_global_static_local", scope: !3, file: !3, line: 44, type: !20, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!161 = !DILocation(line: 44, column: 1, scope: !160)
!162 = distinct !DISubprogram(name: "add_global_constant_read_past_end", scope: !3, file: !3, line: 50, type: !20, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!163 = !DILocation(line: 50, column: 1, scope: !162)
!164 = distinct !DISubprogram(name: "add_global_constant_write", scope: !3, file: !3, line: 57, type: !20, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!165 = !DILocation(line: 57, column: 1, scope: !164)
!166 = distinct !DISubprogram(name: "add_global_string_literal_write", scope: !3, file: !3, line: 64, type: !20, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!167 = !DILocation(line: 64, column: 1, scope: !166)
!168 = distinct !DISubprogram(name: "add_global_string_literal_past_end", scope: !3, file: !3, line: 73, type: !20, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!169 = !DILocation(line: 73, column: 1, scope: !168)
!170 = distinct !DISubprogram(name: "add_global_wrong_digit", scope: !3, file: !3, line: 83, type: !20, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!171 = !DILocation(line: 83, column: 1, scope: !170)
!172 = distinct !DISubprogram(name: "add_global_struct", scope: !3, file: !3, line: 94, type: !20, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!173 = !DILocation(line: 94, column: 1, scope: !172)
!174 = distinct !DISubprogram(name: "add_global_undefined", scope: !3, file: !3, line: 103, type: !20, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!175 = !DILocation(line: 103, column: 1, scope: !174)
!176 = distinct !DISubprogram(name: "global_last_bytes_straddle", scope: !3, file: !3, line: 13, type: !20, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!177 = !DILocation(line: 15, column: 21, scope: !176)
!178 = !DILocation(line: 15, column: 18, scope: !176)
!179 = !DILocation(line: 15, column: 5, scope: !176)
!180 = !DILocation(line: 15, column: 35, scope: !176)
!181 = !DILocation(line: 16, column: 1, scope: !176)
!182 = distinct !DISubprogram(name: "global_write_past_end", scope: !3, file: !3, line: 18, type: !20, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!183 = !DILocation(line: 20, column: 13, scope: !182)
!184 = !DILocation(line: 20, column: 5, scope: !182)
!185 = !DILocation(line: 20, column: 26, scope: !182)
!186 = !DILocation(line: 21, column: 1, scope: !182)
!187 = distinct !DISubprogram(name: "global_write_before_start", scope: !3, file: !3, line: 23, type: !20, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!188 = !DILocation(line: 25, column: 13, scope: !187)
!189 = !DILocation(line: 25, column: 5, scope: !187)
!190 = !DILocation(line: 25, column: 27, scope: !187)
!191 = !DILocation(line: 26, column: 1, scope: !187)
!192 = distinct !DISubprogram(name: "global_read_past_end", scope: !3, file: !3, line: 28, type: !20, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!193 = !DILocalVariable(name: "sum", scope: !192, file: !3, line: 30, type: !6)
!194 = !DILocation(line: 30, column: 9, scope: !192)
!195 = !DILocalVariable(name: "i", scope: !196, file: !3, line: 31, type: !6)
!196 = distinct !DILexicalBlock(scope: !192, file: !3, line: 31, column: 5)
!197 = !DILocation(line: 31, column: 14, scope: !196)
!198 = !DILocation(line: 31, column: 10, scope: !196)
!199 = !DILocation(line: 31, column: 21, scope: !200)
!200 = distinct !DILexicalBlock(scope: !196, file: !3, line: 31, column: 5)
!201 = !DILocation(line: 31, column: 30, scope: !200)
!202 = !DILocation(line: 31, column: 28, scope: !200)
!203 = !DILocation(line: 31, column: 23, scope: !200)
!204 = !DILocation(line: 31, column: 5, scope: !196)
!205 = !DILocation(line: 32, column: 24, scope: !200)
!206 = !DILocation(line: 32, column: 16, scope: !200)
!207 = !DILocation(line: 32, column: 13, scope: !200)
!208 = !DILocation(line: 32, column: 9, scope: !200)
!209 = !DILocation(line: 31, column: 36, scope: !200)
!210 = !DILocation(line: 31, column: 5, scope: !200)
!211 = distinct !{!211, !204, !212, !147}
!212 = !DILocation(line: 32, column: 25, scope: !196)
!213 = !DILocation(line: 33, column: 9, scope: !214)
!214 = distinct !DILexicalBlock(scope: !192, file: !3, line: 33, column: 9)
!215 = !DILocation(line: 33, column: 13, scope: !214)
!216 = !DILocation(line: 33, column: 9, scope: !192)
!217 = !DILocation(line: 34, column: 9, scope: !214)
!218 = !DILocation(line: 35, column: 1, scope: !192)
!219 = distinct !DISubprogram(name: "global_zero_initialised", scope: !3, file: !3, line: 37, type: !20, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!220 = !DILocalVariable(name: "p", scope: !219, file: !3, line: 39, type: !105)
!221 = !DILocation(line: 39, column: 11, scope: !219)
!222 = !DILocation(line: 40, column: 10, scope: !219)
!223 = !DILocation(line: 40, column: 7, scope: !219)
!224 = !DILocation(line: 41, column: 6, scope: !219)
!225 = !DILocation(line: 41, column: 8, scope: !219)
!226 = !DILocation(line: 42, column: 1, scope: !219)
!227 = !DILocation(line: 47, column: 11, scope: !52)
!228 = !DILocation(line: 47, column: 5, scope: !52)
!229 = !DILocation(line: 47, column: 24, scope: !52)
!230 = !DILocation(line: 48, column: 1, scope: !52)
!231 = distinct !DISubprogram(name: "global_constant_read_past_end", scope: !3, file: !3, line: 50, type: !20, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!232 = !DILocalVariable(name: "x", scope: !231, file: !3, line: 52, type: !6)
!233 = !DILocation(line: 52, column: 9, scope: !231)
!234 = !DILocation(line: 52, column: 20, scope: !231)
!235 = !DILocation(line: 52, column: 13, scope: !231)
!236 = !DILocation(line: 53, column: 9, scope: !237)
!237 = distinct !DILexicalBlock(scope: !231, file: !3, line: 53, column: 9)
!238 = !DILocation(line: 53, column: 11, scope: !237)
!239 = !DILocation(line: 53, column: 9, scope: !231)
!240 = !DILocation(line: 54, column: 9, scope: !237)
!241 = !DILocation(line: 55, column: 1, scope: !231)
!242 = distinct !DISubprogram(name: "global_constant_write", scope: !3, file: !3, line: 57, type: !20, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!243 = !DILocalVariable(name: "p", scope: !242, file: !3, line: 59, type: !5)
!244 = !DILocation(line: 59, column: 10, scope: !242)
!245 = !DILocation(line: 60, column: 9, scope: !246)
!246 = distinct !DILexicalBlock(scope: !242, file: !3, line: 60, column: 9)
!247 = !DILocation(line: 60, column: 9, scope: !242)
!248 = !DILocation(line: 61, column: 9, scope: !246)
!249 = !DILocation(line: 61, column: 14, scope: !246)
!250 = !DILocation(line: 62, column: 1, scope: !242)
!251 = distinct !DISubprogram(name: "global_string_literal_write", scope: !3, file: !3, line: 64, type: !20, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!252 = !DILocalVariable(name: "text", scope: !251, file: !3, line: 66, type: !105)
!253 = !DILocation(line: 66, column: 11, scope: !251)
!254 = !DILocalVariable(name: "copy", scope: !251, file: !3, line: 67, type: !255)
!255 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 48, elements: !256)
!256 = !{!257}
!257 = !DISubrange(count: 6)
!258 = !DILocation(line: 67, column: 10, scope: !251)
!259 = !DILocation(line: 68, column: 10, scope: !260)
!260 = distinct !DILexicalBlock(scope: !251, file: !3, line: 68, column: 9)
!261 = !DILocation(line: 68, column: 9, scope: !251)
!262 = !DILocation(line: 69, column: 16, scope: !260)
!263 = !DILocation(line: 69, column: 14, scope: !260)
!264 = !DILocation(line: 69, column: 9, scope: !260)
!265 = !DILocation(line: 70, column: 5, scope: !251)
!266 = !DILocation(line: 70, column: 13, scope: !251)
!267 = !DILocation(line: 71, column: 1, scope: !251)
!268 = distinct !DISubprogram(name: "global_string_literal_past_end", scope: !3, file: !3, line: 73, type: !20, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!269 = !DILocalVariable(name: "text", scope: !268, file: !3, line: 75, type: !15)
!270 = !DILocation(line: 75, column: 17, scope: !268)
!271 = !DILocalVariable(name: "n", scope: !268, file: !3, line: 76, type: !6)
!272 = !DILocation(line: 76, column: 9, scope: !268)
!273 = !DILocalVariable(name: "i", scope: !274, file: !3, line: 77, type: !6)
!274 = distinct !DILexicalBlock(scope: !268, file: !3, line: 77, column: 5)
!275 = !DILocation(line: 77, column: 14, scope: !274)
!276 = !DILocation(line: 77, column: 10, scope: !274)
!277 = !DILocation(line: 77, column: 21, scope: !278)
!278 = distinct !DILexicalBlock(scope: !274, file: !3, line: 77, column: 5)
!279 = !DILocation(line: 77, column: 26, scope: !278)
!280 = !DILocation(line: 77, column: 23, scope: !278)
!281 = !DILocation(line: 77, column: 5, scope: !274)
!282 = !DILocation(line: 78, column: 14, scope: !278)
!283 = !DILocation(line: 78, column: 19, scope: !278)
!284 = !DILocation(line: 78, column: 22, scope: !278)
!285 = !DILocation(line: 78, column: 11, scope: !278)
!286 = !DILocation(line: 78, column: 9, scope: !278)
!287 = !DILocation(line: 77, column: 41, scope: !278)
!288 = !DILocation(line: 77, column: 5, scope: !278)
!289 = distinct !{!289, !281, !290, !147}
!290 = !DILocation(line: 78, column: 25, scope: !274)
!291 = !DILocation(line: 79, column: 9, scope: !292)
!292 = distinct !DILexicalBlock(scope: !268, file: !3, line: 79, column: 9)
!293 = !DILocation(line: 79, column: 11, scope: !292)
!294 = !DILocation(line: 79, column: 9, scope: !268)
!295 = !DILocation(line: 80, column: 9, scope: !292)
!296 = !DILocation(line: 81, column: 1, scope: !268)
!297 = distinct !DISubprogram(name: "global_wrong_digit", scope: !3, file: !3, line: 83, type: !20, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!298 = !DILocalVariable(name: "value", scope: !297, file: !3, line: 85, type: !6)
!299 = !DILocation(line: 85, column: 9, scope: !297)
!300 = !DILocation(line: 85, column: 17, scope: !297)
!301 = !DILocation(line: 86, column: 22, scope: !297)
!302 = !DILocation(line: 86, column: 15, scope: !297)
!303 = !DILocation(line: 86, column: 13, scope: !297)
!304 = !DILocation(line: 87, column: 1, scope: !297)
!305 = distinct !DISubprogram(name: "global_struct", scope: !3, file: !3, line: 94, type: !20, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!306 = !DILocalVariable(name: "p", scope: !305, file: !3, line: 96, type: !105)
!307 = !DILocation(line: 96, column: 11, scope: !305)
!308 = !DILocalVariable(name: "i", scope: !309, file: !3, line: 97, type: !6)
!309 = distinct !DILexicalBlock(scope: !305, file: !3, line: 97, column: 5)
!310 = !DILocation(line: 97, column: 14, scope: !309)
!311 = !DILocation(line: 97, column: 10, scope: !309)
!312 = !DILocation(line: 97, column: 21, scope: !313)
!313 = distinct !DILexicalBlock(scope: !309, file: !3, line: 97, column: 5)
!314 = !DILocation(line: 97, column: 29, scope: !313)
!315 = !DILocation(line: 97, column: 27, scope: !313)
!316 = !DILocation(line: 97, column: 23, scope: !313)
!317 = !DILocation(line: 97, column: 5, scope: !309)
!318 = !DILocation(line: 98, column: 9, scope: !313)
!319 = !DILocation(line: 98, column: 11, scope: !313)
!320 = !DILocation(line: 98, column: 14, scope: !313)
!321 = !DILocation(line: 97, column: 35, scope: !313)
!322 = !DILocation(line: 97, column: 5, scope: !313)
!323 = distinct !{!323, !317, !324, !147}
!324 = !DILocation(line: 98, column: 16, scope: !309)
!325 = !DILocation(line: 99, column: 1, scope: !305)
!326 = distinct !DISubprogram(name: "global_undefined", scope: !3, file: !3, line: 103, type: !20, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!327 = !DILocation(line: 105, column: 9, scope: !328)
!328 = distinct !DILexicalBlock(scope: !326, file: !3, line: 105, column: 9)
!329 = !DILocation(line: 105, column: 9, scope: !326)
!330 = !DILocation(line: 106, column: 17, scope: !328)
!331 = !DILocation(line: 106, column: 9, scope: !328)
!332 = !DILocation(line: 107, column: 1, scope: !326)
