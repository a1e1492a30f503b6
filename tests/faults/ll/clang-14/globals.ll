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
@entry_global_write_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i32 0, i32 0), void ()* @global_write_past_end, %struct.fault_case* null }, align 8, !dbg !28
@entry_global_write_before_start = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), void ()* @global_write_before_start, %struct.fault_case* null }, align 8, !dbg !35
@entry_global_read_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i32 0, i32 0), void ()* @global_read_past_end, %struct.fault_case* null }, align 8, !dbg !37
@entry_global_zero_initialised = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i32 0, i32 0), void ()* @global_zero_initialised, %struct.fault_case* null }, align 8, !dbg !39
@entry_global_static_local = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.5, i32 0, i32 0), void ()* @global_static_local, %struct.fault_case* null }, align 8, !dbg !41
@entry_global_constant_read_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.6, i32 0, i32 0), void ()* @global_constant_read_past_end, %struct.fault_case* null }, align 8, !dbg !51
@entry_global_constant_write = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.7, i32 0, i32 0), void ()* @global_constant_write, %struct.fault_case* null }, align 8, !dbg !57
@entry_global_string_literal_write = internal global %struct.fault_case { i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.8, i32 0, i32 0), void ()* @global_string_literal_write, %struct.fault_case* null }, align 8, !dbg !59
@entry_global_string_literal_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.10, i32 0, i32 0), void ()* @global_string_literal_past_end, %struct.fault_case* null }, align 8, !dbg !61
@entry_global_wrong_digit = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.12, i32 0, i32 0), void ()* @global_wrong_digit, %struct.fault_case* null }, align 8, !dbg !63
@entry_global_struct = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.13, i32 0, i32 0), void ()* @global_struct, %struct.fault_case* null }, align 8, !dbg !75
@entry_global_undefined = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.14, i32 0, i32 0), void ()* @global_undefined, %struct.fault_case* null }, align 8, !dbg !84
@shared = dso_local global [3 x i8] zeroinitializer, align 1, !dbg !23
@.str.1 = private unnamed_addr constant [22 x i8] c"global_write_past_end\00", align 1
@numbers = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16, !dbg !30
@.str.2 = private unnamed_addr constant [26 x i8] c"global_write_before_start\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"global_read_past_end\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"global_zero_initialised\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"global_static_local\00", align 1
@global_static_local.table = internal global [5 x i16] zeroinitializer, align 2, !dbg !43
@.str.6 = private unnamed_addr constant [30 x i8] c"global_constant_read_past_end\00", align 1
@primes = internal constant [3 x i32] [i32 2, i32 3, i32 5], align 4, !dbg !53
@.str.7 = private unnamed_addr constant [22 x i8] c"global_constant_write\00", align 1
@.str.8 = private unnamed_addr constant [28 x i8] c"global_string_literal_write\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"fixed\00", align 1
@__const.global_string_literal_write.copy = private unnamed_addr constant [6 x i8] c"fixed\00", align 1
@.str.10 = private unnamed_addr constant [31 x i8] c"global_string_literal_past_end\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.12 = private unnamed_addr constant [19 x i8] c"global_wrong_digit\00", align 1
@digits = internal constant [11 x i8] c"0123456789\00", align 1, !dbg !65
@name = internal global [8 x i8] zeroinitializer, align 1, !dbg !70
@.str.13 = private unnamed_addr constant [14 x i8] c"global_struct\00", align 1
@record = internal global %struct.anon zeroinitializer, align 1, !dbg !77
@.str.14 = private unnamed_addr constant [17 x i8] c"global_undefined\00", align 1
@nowhere = external global i32, align 4
@llvm.global_ctors = appending global [12 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_global_write_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_write_before_start, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_read_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_zero_initialised, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_static_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_constant_read_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_constant_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_string_literal_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_string_literal_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_wrong_digit, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_struct, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_global_undefined, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !94 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !99, metadata !DIExpression()), !dbg !100
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !101, metadata !DIExpression()), !dbg !102
  %7 = load i32, i32* %4, align 4, !dbg !103
  %8 = icmp sgt i32 %7, 2, !dbg !104
  br i1 %8, label %9, label %15, !dbg !105

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !106
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !106
  %12 = load i8*, i8** %11, align 8, !dbg !106
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #5, !dbg !107
  %14 = icmp eq i32 %13, 0, !dbg !108
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !109
  %17 = zext i1 %16 to i32, !dbg !105
  store i32 %17, i32* @bad, align 4, !dbg !110
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !111, metadata !DIExpression()), !dbg !113
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !114
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !113
  br label %19, !dbg !115

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !116
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !118
  br i1 %21, label %22, label %43, !dbg !118

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !119
  %24 = icmp sgt i32 %23, 1, !dbg !121
  br i1 %24, label %25, label %38, !dbg !122

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !123
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !123
  %28 = load i8*, i8** %27, align 8, !dbg !123
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !124
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !125
  %31 = load i8*, i8** %30, align 8, !dbg !125
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #5, !dbg !126
  %33 = icmp eq i32 %32, 0, !dbg !127
  br i1 %33, label %34, label %38, !dbg !128

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !129
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !131
  %37 = load void ()*, void ()** %36, align 8, !dbg !131
  call void %37(), !dbg !129
  store i32 0, i32* %3, align 4, !dbg !132
  br label %44, !dbg !132

38:                                               ; preds = %25, %22
  br label %39, !dbg !133

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !134
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !135
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !135
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !136
  br label %19, !dbg !137, !llvm.loop !138

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !141
  br label %44, !dbg !141

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !142
  ret i32 %45, !dbg !142
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_write_past_end() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_write_past_end, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_global_write_past_end, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_write_before_start() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_write_before_start, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_global_write_before_start, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_read_past_end() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_read_past_end, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_global_read_past_end, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_zero_initialised() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_zero_initialised, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_global_zero_initialised, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_static_local() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_static_local, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_global_static_local, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_constant_read_past_end() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_constant_read_past_end, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_global_constant_read_past_end, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_constant_write() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_constant_write, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_global_constant_write, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_string_literal_write() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_string_literal_write, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_global_string_literal_write, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_string_literal_past_end() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_string_literal_past_end, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_global_string_literal_past_end, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_wrong_digit() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_wrong_digit, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_global_wrong_digit, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_struct() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_struct, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_global_struct, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_global_undefined() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_global_undefined, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_global_undefined, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_write_past_end() #0 !dbg !167 {
  %1 = load i32, i32* @bad, align 4, !dbg !168
  %2 = icmp ne i32 %1, 0, !dbg !168
  %3 = zext i1 %2 to i64, !dbg !168
  %4 = select i1 %2, i32 4, i32 3, !dbg !168
  %5 = sext i32 %4 to i64, !dbg !169
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* @numbers, i64 0, i64 %5, !dbg !169
  store i32 1, i32* %6, align 4, !dbg !170
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_write_before_start() #0 !dbg !172 {
  %1 = load i32, i32* @bad, align 4, !dbg !173
  %2 = icmp ne i32 %1, 0, !dbg !173
  %3 = zext i1 %2 to i64, !dbg !173
  %4 = select i1 %2, i32 -1, i32 0, !dbg !173
  %5 = sext i32 %4 to i64, !dbg !174
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* @numbers, i64 0, i64 %5, !dbg !174
  store i32 1, i32* %6, align 4, !dbg !175
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_read_past_end() #0 !dbg !177 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !178, metadata !DIExpression()), !dbg !179
  store i32 0, i32* %1, align 4, !dbg !179
  call void @llvm.dbg.declare(metadata i32* %2, metadata !180, metadata !DIExpression()), !dbg !182
  store i32 0, i32* %2, align 4, !dbg !182
  br label %3, !dbg !183

3:                                                ; preds = %15, %0
  %4 = load i32, i32* %2, align 4, !dbg !184
  %5 = load i32, i32* @bad, align 4, !dbg !186
  %6 = add nsw i32 3, %5, !dbg !187
  %7 = icmp sle i32 %4, %6, !dbg !188
  br i1 %7, label %8, label %18, !dbg !189

8:                                                ; preds = %3
  %9 = load i32, i32* %2, align 4, !dbg !190
  %10 = sext i32 %9 to i64, !dbg !191
  %11 = getelementptr inbounds [4 x i32], [4 x i32]* @numbers, i64 0, i64 %10, !dbg !191
  %12 = load i32, i32* %11, align 4, !dbg !191
  %13 = load i32, i32* %1, align 4, !dbg !192
  %14 = add nsw i32 %13, %12, !dbg !192
  store i32 %14, i32* %1, align 4, !dbg !192
  br label %15, !dbg !193

15:                                               ; preds = %8
  %16 = load i32, i32* %2, align 4, !dbg !194
  %17 = add nsw i32 %16, 1, !dbg !194
  store i32 %17, i32* %2, align 4, !dbg !194
  br label %3, !dbg !195, !llvm.loop !196

18:                                               ; preds = %3
  %19 = load i32, i32* %1, align 4, !dbg !198
  %20 = icmp ne i32 %19, 10, !dbg !200
  br i1 %20, label %21, label %22, !dbg !201

21:                                               ; preds = %18
  call void @abort() #6, !dbg !202
  unreachable, !dbg !202

22:                                               ; preds = %18
  ret void, !dbg !203
}

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_zero_initialised() #0 !dbg !204 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !205, metadata !DIExpression()), !dbg !206
  store i8* getelementptr inbounds ([3 x i8], [3 x i8]* @shared, i64 0, i64 2), i8** %1, align 8, !dbg !206
  %2 = load i32, i32* @bad, align 4, !dbg !207
  %3 = load i8*, i8** %1, align 8, !dbg !208
  %4 = sext i32 %2 to i64, !dbg !208
  %5 = getelementptr inbounds i8, i8* %3, i64 %4, !dbg !208
  store i8* %5, i8** %1, align 8, !dbg !208
  %6 = load i8*, i8** %1, align 8, !dbg !209
  store i8 1, i8* %6, align 1, !dbg !210
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_static_local() #0 !dbg !45 {
  %1 = load i32, i32* @bad, align 4, !dbg !212
  %2 = icmp ne i32 %1, 0, !dbg !212
  %3 = zext i1 %2 to i64, !dbg !212
  %4 = select i1 %2, i32 5, i32 4, !dbg !212
  %5 = sext i32 %4 to i64, !dbg !213
  %6 = getelementptr inbounds [5 x i16], [5 x i16]* @global_static_local.table, i64 0, i64 %5, !dbg !213
  store i16 1, i16* %6, align 2, !dbg !214
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_constant_read_past_end() #0 !dbg !216 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !217, metadata !DIExpression()), !dbg !218
  %2 = load i32, i32* @bad, align 4, !dbg !219
  %3 = icmp ne i32 %2, 0, !dbg !219
  %4 = zext i1 %3 to i64, !dbg !219
  %5 = select i1 %3, i32 3, i32 2, !dbg !219
  %6 = sext i32 %5 to i64, !dbg !220
  %7 = getelementptr inbounds [3 x i32], [3 x i32]* @primes, i64 0, i64 %6, !dbg !220
  %8 = load i32, i32* %7, align 4, !dbg !220
  store i32 %8, i32* %1, align 4, !dbg !218
  %9 = load i32, i32* %1, align 4, !dbg !221
  %10 = icmp ne i32 %9, 5, !dbg !223
  br i1 %10, label %11, label %12, !dbg !224

11:                                               ; preds = %0
  call void @abort() #6, !dbg !225
  unreachable, !dbg !225

12:                                               ; preds = %0
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_constant_write() #0 !dbg !227 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !228, metadata !DIExpression()), !dbg !229
  store i32* getelementptr inbounds ([3 x i32], [3 x i32]* @primes, i64 0, i64 0), i32** %1, align 8, !dbg !229
  %2 = load i32, i32* @bad, align 4, !dbg !230
  %3 = icmp ne i32 %2, 0, !dbg !230
  br i1 %3, label %4, label %7, !dbg !232

4:                                                ; preds = %0
  %5 = load i32*, i32** %1, align 8, !dbg !233
  %6 = getelementptr inbounds i32, i32* %5, i64 1, !dbg !233
  store i32 4, i32* %6, align 4, !dbg !234
  br label %7, !dbg !233

7:                                                ; preds = %4, %0
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_string_literal_write() #0 !dbg !236 {
  %1 = alloca i8*, align 8
  %2 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !237, metadata !DIExpression()), !dbg !238
  store i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0), i8** %1, align 8, !dbg !238
  call void @llvm.dbg.declare(metadata [6 x i8]* %2, metadata !239, metadata !DIExpression()), !dbg !243
  %3 = bitcast [6 x i8]* %2 to i8*, !dbg !243
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([6 x i8], [6 x i8]* @__const.global_string_literal_write.copy, i32 0, i32 0), i64 6, i1 false), !dbg !243
  %4 = load i32, i32* @bad, align 4, !dbg !244
  %5 = icmp ne i32 %4, 0, !dbg !244
  br i1 %5, label %8, label %6, !dbg !246

6:                                                ; preds = %0
  %7 = getelementptr inbounds [6 x i8], [6 x i8]* %2, i64 0, i64 0, !dbg !247
  store i8* %7, i8** %1, align 8, !dbg !248
  br label %8, !dbg !249

8:                                                ; preds = %6, %0
  %9 = load i8*, i8** %1, align 8, !dbg !250
  %10 = getelementptr inbounds i8, i8* %9, i64 0, !dbg !250
  store i8 70, i8* %10, align 1, !dbg !251
  ret void, !dbg !252
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_string_literal_past_end() #0 !dbg !253 {
  %1 = alloca i8*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i8** %1, metadata !254, metadata !DIExpression()), !dbg !255
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i8** %1, align 8, !dbg !255
  call void @llvm.dbg.declare(metadata i32* %2, metadata !256, metadata !DIExpression()), !dbg !257
  store i32 0, i32* %2, align 4, !dbg !257
  call void @llvm.dbg.declare(metadata i32* %3, metadata !258, metadata !DIExpression()), !dbg !260
  store i32 0, i32* %3, align 4, !dbg !260
  br label %4, !dbg !261

4:                                                ; preds = %22, %0
  %5 = load i32, i32* %3, align 4, !dbg !262
  %6 = load i32, i32* @bad, align 4, !dbg !264
  %7 = icmp ne i32 %6, 0, !dbg !264
  %8 = zext i1 %7 to i64, !dbg !264
  %9 = select i1 %7, i32 5, i32 4, !dbg !264
  %10 = icmp slt i32 %5, %9, !dbg !265
  br i1 %10, label %11, label %25, !dbg !266

11:                                               ; preds = %4
  %12 = load i8*, i8** %1, align 8, !dbg !267
  %13 = load i32, i32* %3, align 4, !dbg !268
  %14 = sext i32 %13 to i64, !dbg !267
  %15 = getelementptr inbounds i8, i8* %12, i64 %14, !dbg !267
  %16 = load i8, i8* %15, align 1, !dbg !267
  %17 = sext i8 %16 to i32, !dbg !267
  %18 = icmp ne i32 %17, 0, !dbg !269
  %19 = zext i1 %18 to i32, !dbg !269
  %20 = load i32, i32* %2, align 4, !dbg !270
  %21 = add nsw i32 %20, %19, !dbg !270
  store i32 %21, i32* %2, align 4, !dbg !270
  br label %22, !dbg !271

22:                                               ; preds = %11
  %23 = load i32, i32* %3, align 4, !dbg !272
  %24 = add nsw i32 %23, 1, !dbg !272
  store i32 %24, i32* %3, align 4, !dbg !272
  br label %4, !dbg !273, !llvm.loop !274

25:                                               ; preds = %4
  %26 = load i32, i32* %2, align 4, !dbg !276
  %27 = icmp ne i32 %26, 3, !dbg !278
  br i1 %27, label %28, label %29, !dbg !279

28:                                               ; preds = %25
  call void @abort() #6, !dbg !280
  unreachable, !dbg !280

29:                                               ; preds = %25
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_wrong_digit() #0 !dbg !282 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !283, metadata !DIExpression()), !dbg !284
  %2 = load i32, i32* @bad, align 4, !dbg !285
  %3 = icmp ne i32 %2, 0, !dbg !285
  %4 = zext i1 %3 to i64, !dbg !285
  %5 = select i1 %3, i32 11, i32 9, !dbg !285
  store i32 %5, i32* %1, align 4, !dbg !284
  %6 = load i32, i32* %1, align 4, !dbg !286
  %7 = sext i32 %6 to i64, !dbg !287
  %8 = getelementptr inbounds [11 x i8], [11 x i8]* @digits, i64 0, i64 %7, !dbg !287
  %9 = load i8, i8* %8, align 1, !dbg !287
  store i8 %9, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0), align 1, !dbg !288
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_struct() #0 !dbg !290 {
  %1 = alloca i8*, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i8** %1, metadata !291, metadata !DIExpression()), !dbg !292
  store i8* getelementptr inbounds (%struct.anon, %struct.anon* @record, i32 0, i32 0, i64 0), i8** %1, align 8, !dbg !292
  call void @llvm.dbg.declare(metadata i32* %2, metadata !293, metadata !DIExpression()), !dbg !295
  store i32 0, i32* %2, align 4, !dbg !295
  br label %3, !dbg !296

3:                                                ; preds = %13, %0
  %4 = load i32, i32* %2, align 4, !dbg !297
  %5 = load i32, i32* @bad, align 4, !dbg !299
  %6 = add nsw i32 8, %5, !dbg !300
  %7 = icmp slt i32 %4, %6, !dbg !301
  br i1 %7, label %8, label %16, !dbg !302

8:                                                ; preds = %3
  %9 = load i8*, i8** %1, align 8, !dbg !303
  %10 = load i32, i32* %2, align 4, !dbg !304
  %11 = sext i32 %10 to i64, !dbg !303
  %12 = getelementptr inbounds i8, i8* %9, i64 %11, !dbg !303
  store i8 0, i8* %12, align 1, !dbg !305
  br label %13, !dbg !303

13:                                               ; preds = %8
  %14 = load i32, i32* %2, align 4, !dbg !306
  %15 = add nsw i32 %14, 1, !dbg !306
  store i32 %15, i32* %2, align 4, !dbg !306
  br label %3, !dbg !307, !llvm.loop !308

16:                                               ; preds = %3
  ret void, !dbg !310
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @global_undefined() #0 !dbg !311 {
  %1 = load i32, i32* @bad, align 4, !dbg !312
  %2 = icmp ne i32 %1, 0, !dbg !312
  br i1 %2, label %3, label %4, !dbg !314

3:                                                ; preds = %0
  store i32 1, i32* @nowhere, align 4, !dbg !315
  br label %4, !dbg !316

4:                                                ; preds = %3, %0
  ret void, !dbg !317
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind readonly willreturn }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!86, !87, !88, !89, !90, !91, !92}
!llvm.ident = !{!93}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !10, line: 18, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/globals.c", directory: ".", checksumkind: CSK_MD5, checksum: "526d583a4072d41a6ce967f658471150")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !0, !23, !28, !30, !35, !37, !39, !41, !43, !51, !53, !57, !59, !61, !63, !65, !70, !75, !77, !84}
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
!29 = distinct !DIGlobalVariable(name: "entry_global_write_past_end", scope: !2, file: !3, line: 11, type: !12, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 5, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 4)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "entry_global_write_before_start", scope: !2, file: !3, line: 16, type: !12, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_global_read_past_end", scope: !2, file: !3, line: 21, type: !12, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_global_zero_initialised", scope: !2, file: !3, line: 30, type: !12, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_global_static_local", scope: !2, file: !3, line: 37, type: !12, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "table", scope: !45, file: !3, line: 39, type: !47, isLocal: true, isDefinition: true)
!45 = distinct !DISubprogram(name: "global_static_local", scope: !3, file: !3, line: 37, type: !20, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!46 = !{}
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 80, elements: !49)
!48 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!49 = !{!50}
!50 = !DISubrange(count: 5)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_global_constant_read_past_end", scope: !2, file: !3, line: 43, type: !12, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "primes", scope: !2, file: !3, line: 9, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 96, elements: !26)
!56 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_global_constant_write", scope: !2, file: !3, line: 50, type: !12, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_global_string_literal_write", scope: !2, file: !3, line: 57, type: !12, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_global_string_literal_past_end", scope: !2, file: !3, line: 66, type: !12, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_global_wrong_digit", scope: !2, file: !3, line: 76, type: !12, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "digits", scope: !2, file: !3, line: 8, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 88, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 11)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 6, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 8)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_global_struct", scope: !2, file: !3, line: 87, type: !12, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "record", scope: !2, file: !3, line: 85, type: !79, isLocal: true, isDefinition: true)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 82, size: 64, elements: !80)
!80 = !{!81, !82}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !79, file: !3, line: 83, baseType: !25, size: 24)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !79, file: !3, line: 84, baseType: !83, size: 40, offset: 24)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 40, elements: !49)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "entry_global_undefined", scope: !2, file: !3, line: 96, type: !12, isLocal: true, isDefinition: true)
!86 = !{i32 7, !"Dwarf Version", i32 5}
!87 = !{i32 2, !"Debug Info Version", i32 3}
!88 = !{i32 1, !"wchar_size", i32 4}
!89 = !{i32 7, !"PIC Level", i32 2}
!90 = !{i32 7, !"PIE Level", i32 2}
!91 = !{i32 7, !"uwtable", i32 1}
!92 = !{i32 7, !"frame-pointer", i32 2}
!93 = !{!"Debian clang version 14.0.6"}
!94 = distinct !DISubprogram(name: "main", scope: !10, file: !10, line: 30, type: !95, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!95 = !DISubroutineType(types: !96)
!96 = !{!6, !6, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!99 = !DILocalVariable(name: "argc", arg: 1, scope: !94, file: !10, line: 30, type: !6)
!100 = !DILocation(line: 30, column: 14, scope: !94)
!101 = !DILocalVariable(name: "argv", arg: 2, scope: !94, file: !10, line: 30, type: !97)
!102 = !DILocation(line: 30, column: 27, scope: !94)
!103 = !DILocation(line: 32, column: 11, scope: !94)
!104 = !DILocation(line: 32, column: 16, scope: !94)
!105 = !DILocation(line: 32, column: 20, scope: !94)
!106 = !DILocation(line: 32, column: 30, scope: !94)
!107 = !DILocation(line: 32, column: 23, scope: !94)
!108 = !DILocation(line: 32, column: 46, scope: !94)
!109 = !DILocation(line: 0, scope: !94)
!110 = !DILocation(line: 32, column: 9, scope: !94)
!111 = !DILocalVariable(name: "c", scope: !112, file: !10, line: 33, type: !11)
!112 = distinct !DILexicalBlock(scope: !94, file: !10, line: 33, column: 5)
!113 = !DILocation(line: 33, column: 29, scope: !112)
!114 = !DILocation(line: 33, column: 33, scope: !112)
!115 = !DILocation(line: 33, column: 10, scope: !112)
!116 = !DILocation(line: 33, column: 44, scope: !117)
!117 = distinct !DILexicalBlock(scope: !112, file: !10, line: 33, column: 5)
!118 = !DILocation(line: 33, column: 5, scope: !112)
!119 = !DILocation(line: 34, column: 13, scope: !120)
!120 = distinct !DILexicalBlock(scope: !117, file: !10, line: 34, column: 13)
!121 = !DILocation(line: 34, column: 18, scope: !120)
!122 = !DILocation(line: 34, column: 22, scope: !120)
!123 = !DILocation(line: 34, column: 32, scope: !120)
!124 = !DILocation(line: 34, column: 41, scope: !120)
!125 = !DILocation(line: 34, column: 44, scope: !120)
!126 = !DILocation(line: 34, column: 25, scope: !120)
!127 = !DILocation(line: 34, column: 50, scope: !120)
!128 = !DILocation(line: 34, column: 13, scope: !117)
!129 = !DILocation(line: 35, column: 13, scope: !130)
!130 = distinct !DILexicalBlock(scope: !120, file: !10, line: 34, column: 56)
!131 = !DILocation(line: 35, column: 16, scope: !130)
!132 = !DILocation(line: 36, column: 13, scope: !130)
!133 = !DILocation(line: 34, column: 53, scope: !120)
!134 = !DILocation(line: 33, column: 51, scope: !117)
!135 = !DILocation(line: 33, column: 54, scope: !117)
!136 = !DILocation(line: 33, column: 49, scope: !117)
!137 = !DILocation(line: 33, column: 5, scope: !117)
!138 = distinct !{!138, !118, !139, !140}
!139 = !DILocation(line: 37, column: 9, scope: !112)
!140 = !{!"llvm.loop.mustprogress"}
!141 = !DILocation(line: 38, column: 5, scope: !94)
!142 = !DILocation(line: 39, column: 1, scope: !94)
!143 = distinct !DISubprogram(name: "add_global_write_past_end", scope: !3, file: !3, line: 11, type: !20, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!144 = !DILocation(line: 11, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_global_write_before_start", scope: !3, file: !3, line: 16, type: !20, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!146 = !DILocation(line: 16, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_global_read_past_end", scope: !3, file: !3, line: 21, type: !20, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!148 = !DILocation(line: 21, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_global_zero_initialised", scope: !3, file: !3, line: 30, type: !20, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!150 = !DILocation(line: 30, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_global_static_local", scope: !3, file: !3, line: 37, type: !20, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!152 = !DILocation(line: 37, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_global_constant_read_past_end", scope: !3, file: !3, line: 43, type: !20, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!154 = !DILocation(line: 43, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_global_constant_write", scope: !3, file: !3, line: 50, type: !20, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!156 = !DILocation(line: 50, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_global_string_literal_write", scope: !3, file: !3, line: 57, type: !20, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!158 = !DILocation(line: 57, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_global_string_literal_past_end", scope: !3, file: !3, line: 66, type: !20, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!160 = !DILocation(line: 66, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "add_global_wrong_digit", scope: !3, file: !3, line: 76, type: !20, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!162 = !DILocation(line: 76, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_global_struct", scope: !3, file: !3, line: 87, type: !20, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!164 = !DILocation(line: 87, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_global_undefined", scope: !3, file: !3, line: 96, type: !20, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!166 = !DILocation(line: 96, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "global_write_past_end", scope: !3, file: !3, line: 11, type: !20, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!168 = !DILocation(line: 13, column: 13, scope: !167)
!169 = !DILocation(line: 13, column: 5, scope: !167)
!170 = !DILocation(line: 13, column: 26, scope: !167)
!171 = !DILocation(line: 14, column: 1, scope: !167)
!172 = distinct !DISubprogram(name: "global_write_before_start", scope: !3, file: !3, line: 16, type: !20, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!173 = !DILocation(line: 18, column: 13, scope: !172)
!174 = !DILocation(line: 18, column: 5, scope: !172)
!175 = !DILocation(line: 18, column: 27, scope: !172)
!176 = !DILocation(line: 19, column: 1, scope: !172)
!177 = distinct !DISubprogram(name: "global_read_past_end", scope: !3, file: !3, line: 21, type: !20, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!178 = !DILocalVariable(name: "sum", scope: !177, file: !3, line: 23, type: !6)
!179 = !DILocation(line: 23, column: 9, scope: !177)
!180 = !DILocalVariable(name: "i", scope: !181, file: !3, line: 24, type: !6)
!181 = distinct !DILexicalBlock(scope: !177, file: !3, line: 24, column: 5)
!182 = !DILocation(line: 24, column: 14, scope: !181)
!183 = !DILocation(line: 24, column: 10, scope: !181)
!184 = !DILocation(line: 24, column: 21, scope: !185)
!185 = distinct !DILexicalBlock(scope: !181, file: !3, line: 24, column: 5)
!186 = !DILocation(line: 24, column: 30, scope: !185)
!187 = !DILocation(line: 24, column: 28, scope: !185)
!188 = !DILocation(line: 24, column: 23, scope: !185)
!189 = !DILocation(line: 24, column: 5, scope: !181)
!190 = !DILocation(line: 25, column: 24, scope: !185)
!191 = !DILocation(line: 25, column: 16, scope: !185)
!192 = !DILocation(line: 25, column: 13, scope: !185)
!193 = !DILocation(line: 25, column: 9, scope: !185)
!194 = !DILocation(line: 24, column: 36, scope: !185)
!195 = !DILocation(line: 24, column: 5, scope: !185)
!196 = distinct !{!196, !189, !197, !140}
!197 = !DILocation(line: 25, column: 25, scope: !181)
!198 = !DILocation(line: 26, column: 9, scope: !199)
!199 = distinct !DILexicalBlock(scope: !177, file: !3, line: 26, column: 9)
!200 = !DILocation(line: 26, column: 13, scope: !199)
!201 = !DILocation(line: 26, column: 9, scope: !177)
!202 = !DILocation(line: 27, column: 9, scope: !199)
!203 = !DILocation(line: 28, column: 1, scope: !177)
!204 = distinct !DISubprogram(name: "global_zero_initialised", scope: !3, file: !3, line: 30, type: !20, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!205 = !DILocalVariable(name: "p", scope: !204, file: !3, line: 32, type: !98)
!206 = !DILocation(line: 32, column: 11, scope: !204)
!207 = !DILocation(line: 33, column: 10, scope: !204)
!208 = !DILocation(line: 33, column: 7, scope: !204)
!209 = !DILocation(line: 34, column: 6, scope: !204)
!210 = !DILocation(line: 34, column: 8, scope: !204)
!211 = !DILocation(line: 35, column: 1, scope: !204)
!212 = !DILocation(line: 40, column: 11, scope: !45)
!213 = !DILocation(line: 40, column: 5, scope: !45)
!214 = !DILocation(line: 40, column: 24, scope: !45)
!215 = !DILocation(line: 41, column: 1, scope: !45)
!216 = distinct !DISubprogram(name: "global_constant_read_past_end", scope: !3, file: !3, line: 43, type: !20, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!217 = !DILocalVariable(name: "x", scope: !216, file: !3, line: 45, type: !6)
!218 = !DILocation(line: 45, column: 9, scope: !216)
!219 = !DILocation(line: 45, column: 20, scope: !216)
!220 = !DILocation(line: 45, column: 13, scope: !216)
!221 = !DILocation(line: 46, column: 9, scope: !222)
!222 = distinct !DILexicalBlock(scope: !216, file: !3, line: 46, column: 9)
!223 = !DILocation(line: 46, column: 11, scope: !222)
!224 = !DILocation(line: 46, column: 9, scope: !216)
!225 = !DILocation(line: 47, column: 9, scope: !222)
!226 = !DILocation(line: 48, column: 1, scope: !216)
!227 = distinct !DISubprogram(name: "global_constant_write", scope: !3, file: !3, line: 50, type: !20, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!228 = !DILocalVariable(name: "p", scope: !227, file: !3, line: 52, type: !5)
!229 = !DILocation(line: 52, column: 10, scope: !227)
!230 = !DILocation(line: 53, column: 9, scope: !231)
!231 = distinct !DILexicalBlock(scope: !227, file: !3, line: 53, column: 9)
!232 = !DILocation(line: 53, column: 9, scope: !227)
!233 = !DILocation(line: 54, column: 9, scope: !231)
!234 = !DILocation(line: 54, column: 14, scope: !231)
!235 = !DILocation(line: 55, column: 1, scope: !227)
!236 = distinct !DISubprogram(name: "global_string_literal_write", scope: !3, file: !3, line: 57, type: !20, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!237 = !DILocalVariable(name: "text", scope: !236, file: !3, line: 59, type: !98)
!238 = !DILocation(line: 59, column: 11, scope: !236)
!239 = !DILocalVariable(name: "copy", scope: !236, file: !3, line: 60, type: !240)
!240 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 48, elements: !241)
!241 = !{!242}
!242 = !DISubrange(count: 6)
!243 = !DILocation(line: 60, column: 10, scope: !236)
!244 = !DILocation(line: 61, column: 10, scope: !245)
!245 = distinct !DILexicalBlock(scope: !236, file: !3, line: 61, column: 9)
!246 = !DILocation(line: 61, column: 9, scope: !236)
!247 = !DILocation(line: 62, column: 16, scope: !245)
!248 = !DILocation(line: 62, column: 14, scope: !245)
!249 = !DILocation(line: 62, column: 9, scope: !245)
!250 = !DILocation(line: 63, column: 5, scope: !236)
!251 = !DILocation(line: 63, column: 13, scope: !236)
!252 = !DILocation(line: 64, column: 1, scope: !236)
!253 = distinct !DISubprogram(name: "global_string_literal_past_end", scope: !3, file: !3, line: 66, type: !20, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!254 = !DILocalVariable(name: "text", scope: !253, file: !3, line: 68, type: !15)
!255 = !DILocation(line: 68, column: 17, scope: !253)
!256 = !DILocalVariable(name: "n", scope: !253, file: !3, line: 69, type: !6)
!257 = !DILocation(line: 69, column: 9, scope: !253)
!258 = !DILocalVariable(name: "i", scope: !259, file: !3, line: 70, type: !6)
!259 = distinct !DILexicalBlock(scope: !253, file: !3, line: 70, column: 5)
!260 = !DILocation(line: 70, column: 14, scope: !259)
!261 = !DILocation(line: 70, column: 10, scope: !259)
!262 = !DILocation(line: 70, column: 21, scope: !263)
!263 = distinct !DILexicalBlock(scope: !259, file: !3, line: 70, column: 5)
!264 = !DILocation(line: 70, column: 26, scope: !263)
!265 = !DILocation(line: 70, column: 23, scope: !263)
!266 = !DILocation(line: 70, column: 5, scope: !259)
!267 = !DILocation(line: 71, column: 14, scope: !263)
!268 = !DILocation(line: 71, column: 19, scope: !263)
!269 = !DILocation(line: 71, column: 22, scope: !263)
!270 = !DILocation(line: 71, column: 11, scope: !263)
!271 = !DILocation(line: 71, column: 9, scope: !263)
!272 = !DILocation(line: 70, column: 41, scope: !263)
!273 = !DILocation(line: 70, column: 5, scope: !263)
!274 = distinct !{!274, !266, !275, !140}
!275 = !DILocation(line: 71, column: 25, scope: !259)
!276 = !DILocation(line: 72, column: 9, scope: !277)
!277 = distinct !DILexicalBlock(scope: !253, file: !3, line: 72, column: 9)
!278 = !DILocation(line: 72, column: 11, scope: !277)
!279 = !DILocation(line: 72, column: 9, scope: !253)
!280 = !DILocation(line: 73, column: 9, scope: !277)
!281 = !DILocation(line: 74, column: 1, scope: !253)
!282 = distinct !DISubprogram(name: "global_wrong_digit", scope: !3, file: !3, line: 76, type: !20, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!283 = !DILocalVariable(name: "value", scope: !282, file: !3, line: 78, type: !6)
!284 = !DILocation(line: 78, column: 9, scope: !282)
!285 = !DILocation(line: 78, column: 17, scope: !282)
!286 = !DILocation(line: 79, column: 22, scope: !282)
!287 = !DILocation(line: 79, column: 15, scope: !282)
!288 = !DILocation(line: 79, column: 13, scope: !282)
!289 = !DILocation(line: 80, column: 1, scope: !282)
!290 = distinct !DISubprogram(name: "global_struct", scope: !3, file: !3, line: 87, type: !20, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!291 = !DILocalVariable(name: "p", scope: !290, file: !3, line: 89, type: !98)
!292 = !DILocation(line: 89, column: 11, scope: !290)
!293 = !DILocalVariable(name: "i", scope: !294, file: !3, line: 90, type: !6)
!294 = distinct !DILexicalBlock(scope: !290, file: !3, line: 90, column: 5)
!295 = !DILocation(line: 90, column: 14, scope: !294)
!296 = !DILocation(line: 90, column: 10, scope: !294)
!297 = !DILocation(line: 90, column: 21, scope: !298)
!298 = distinct !DILexicalBlock(scope: !294, file: !3, line: 90, column: 5)
!299 = !DILocation(line: 90, column: 29, scope: !298)
!300 = !DILocation(line: 90, column: 27, scope: !298)
!301 = !DILocation(line: 90, column: 23, scope: !298)
!302 = !DILocation(line: 90, column: 5, scope: !294)
!303 = !DILocation(line: 91, column: 9, scope: !298)
!304 = !DILocation(line: 91, column: 11, scope: !298)
!305 = !DILocation(line: 91, column: 14, scope: !298)
!306 = !DILocation(line: 90, column: 35, scope: !298)
!307 = !DILocation(line: 90, column: 5, scope: !298)
!308 = distinct !{!308, !302, !309, !140}
!309 = !DILocation(line: 91, column: 16, scope: !294)
!310 = !DILocation(line: 92, column: 1, scope: !290)
!311 = distinct !DISubprogram(name: "global_undefined", scope: !3, file: !3, line: 96, type: !20, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!312 = !DILocation(line: 98, column: 9, scope: !313)
!313 = distinct !DILexicalBlock(scope: !311, file: !3, line: 98, column: 9)
!314 = !DILocation(line: 98, column: 9, scope: !311)
!315 = !DILocation(line: 99, column: 17, scope: !313)
!316 = !DILocation(line: 99, column: 9, scope: !313)
!317 = !DILocation(line: 100, column: 1, scope: !311)
