; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/pointers.c
; ModuleID = 'tests/faults/pointers.c'
source_filename = "tests/faults/pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct.pair = type { i64, i64 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !18
@entry_null_write = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), void ()* @null_write, %struct.fault_case* null }, align 8, !dbg !32
@entry_null_read = internal global %struct.fault_case { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), void ()* @null_read, %struct.fault_case* null }, align 8, !dbg !34
@entry_null_member = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), void ()* @null_member, %struct.fault_case* null }, align 8, !dbg !36
@entry_null_array = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0), void ()* @null_array, %struct.fault_case* null }, align 8, !dbg !38
@entry_null_from_malloc = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0), void ()* @null_from_malloc, %struct.fault_case* null }, align 8, !dbg !40
@entry_null_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i32 0, i32 0), void ()* @null_negative, %struct.fault_case* null }, align 8, !dbg !42
@entry_wild_write = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0), void ()* @wild_write, %struct.fault_case* null }, align 8, !dbg !44
@entry_wild_truncated = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i32 0, i32 0), void ()* @wild_truncated, %struct.fault_case* null }, align 8, !dbg !46
@entry_code_read = internal global %struct.fault_case { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i32 0, i32 0), void ()* @code_read, %struct.fault_case* null }, align 8, !dbg !48
@entry_code_write = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i32 0, i32 0), void ()* @code_write, %struct.fault_case* null }, align 8, !dbg !50
@entry_call_null = internal global %struct.fault_case { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0), void ()* @call_null, %struct.fault_case* null }, align 8, !dbg !52
@entry_call_data = internal global %struct.fault_case { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0), void ()* @call_data, %struct.fault_case* null }, align 8, !dbg !54
@entry_call_middle_of_function = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.13, i32 0, i32 0), void ()* @call_middle_of_function, %struct.fault_case* null }, align 8, !dbg !60
@entry_call_table = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.14, i32 0, i32 0), void ()* @call_table, %struct.fault_case* null }, align 8, !dbg !62
@entry_call_undefined = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.15, i32 0, i32 0), void ()* @call_undefined, %struct.fault_case* null }, align 8, !dbg !64
@.str.1 = private unnamed_addr constant [11 x i8] c"null_write\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"null_read\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"null_member\00", align 1
@__const.null_member.a = private unnamed_addr constant %struct.pair { i64 1, i64 2 }, align 8
@.str.4 = private unnamed_addr constant [11 x i8] c"null_array\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"null_from_malloc\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"null_negative\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"wild_write\00", align 1
@.str.8 = private unnamed_addr constant [15 x i8] c"wild_truncated\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"code_read\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"code_write\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"call_null\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"call_data\00", align 1
@call_data.data = internal global i32 0, align 4, !dbg !56
@.str.13 = private unnamed_addr constant [24 x i8] c"call_middle_of_function\00", align 1
@.str.14 = private unnamed_addr constant [11 x i8] c"call_table\00", align 1
@__const.call_table.table = private unnamed_addr constant [3 x i32 (i32)*] [i32 (i32)* @twice, i32 (i32)* @twice, i32 (i32)* @twice], align 16
@.str.15 = private unnamed_addr constant [15 x i8] c"call_undefined\00", align 1
@llvm.global_ctors = appending global [15 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_null_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_null_read, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_null_member, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_null_array, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_null_from_malloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_null_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_wild_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_wild_truncated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_code_read, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_code_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_data, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_middle_of_function, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_table, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_undefined, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !74 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !78, metadata !DIExpression()), !dbg !79
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !80, metadata !DIExpression()), !dbg !81
  %7 = load i32, i32* %4, align 4, !dbg !82
  %8 = icmp sgt i32 %7, 2, !dbg !83
  br i1 %8, label %9, label %15, !dbg !84

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !85
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !85
  %12 = load i8*, i8** %11, align 8, !dbg !85
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !86
  %14 = icmp eq i32 %13, 0, !dbg !87
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !88
  %17 = zext i1 %16 to i32, !dbg !84
  store i32 %17, i32* @bad, align 4, !dbg !89
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !90, metadata !DIExpression()), !dbg !92
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !93
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !92
  br label %19, !dbg !94

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !95
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !97
  br i1 %21, label %22, label %43, !dbg !97

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !98
  %24 = icmp sgt i32 %23, 1, !dbg !100
  br i1 %24, label %25, label %38, !dbg !101

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !102
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !102
  %28 = load i8*, i8** %27, align 8, !dbg !102
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !103
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !104
  %31 = load i8*, i8** %30, align 8, !dbg !104
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !105
  %33 = icmp eq i32 %32, 0, !dbg !106
  br i1 %33, label %34, label %38, !dbg !107

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !108
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !110
  %37 = load void ()*, void ()** %36, align 8, !dbg !110
  call void %37(), !dbg !108
  store i32 0, i32* %3, align 4, !dbg !111
  br label %44, !dbg !111

38:                                               ; preds = %25, %22
  br label %39, !dbg !112

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !113
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !114
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !114
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !115
  br label %19, !dbg !116, !llvm.loop !117

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !120
  br label %44, !dbg !120

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !121
  ret i32 %45, !dbg !121
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_write() #0 !dbg !122 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !123
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_null_write, i32 0, i32 2), align 8, !dbg !123
  store %struct.fault_case* @entry_null_write, %struct.fault_case** @all_cases, align 8, !dbg !123
  ret void, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_read() #0 !dbg !124 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !125
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_null_read, i32 0, i32 2), align 8, !dbg !125
  store %struct.fault_case* @entry_null_read, %struct.fault_case** @all_cases, align 8, !dbg !125
  ret void, !dbg !125
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_member() #0 !dbg !126 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !127
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_null_member, i32 0, i32 2), align 8, !dbg !127
  store %struct.fault_case* @entry_null_member, %struct.fault_case** @all_cases, align 8, !dbg !127
  ret void, !dbg !127
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_array() #0 !dbg !128 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !129
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_null_array, i32 0, i32 2), align 8, !dbg !129
  store %struct.fault_case* @entry_null_array, %struct.fault_case** @all_cases, align 8, !dbg !129
  ret void, !dbg !129
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_from_malloc() #0 !dbg !130 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !131
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_null_from_malloc, i32 0, i32 2), align 8, !dbg !131
  store %struct.fault_case* @entry_null_from_malloc, %struct.fault_case** @all_cases, align 8, !dbg !131
  ret void, !dbg !131
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_negative() #0 !dbg !132 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !133
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_null_negative, i32 0, i32 2), align 8, !dbg !133
  store %struct.fault_case* @entry_null_negative, %struct.fault_case** @all_cases, align 8, !dbg !133
  ret void, !dbg !133
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_wild_write() #0 !dbg !134 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !135
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_wild_write, i32 0, i32 2), align 8, !dbg !135
  store %struct.fault_case* @entry_wild_write, %struct.fault_case** @all_cases, align 8, !dbg !135
  ret void, !dbg !135
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_wild_truncated() #0 !dbg !136 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !137
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_wild_truncated, i32 0, i32 2), align 8, !dbg !137
  store %struct.fault_case* @entry_wild_truncated, %struct.fault_case** @all_cases, align 8, !dbg !137
  ret void, !dbg !137
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_code_read() #0 !dbg !138 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !139
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_code_read, i32 0, i32 2), align 8, !dbg !139
  store %struct.fault_case* @entry_code_read, %struct.fault_case** @all_cases, align 8, !dbg !139
  ret void, !dbg !139
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_code_write() #0 !dbg !140 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !141
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_code_write, i32 0, i32 2), align 8, !dbg !141
  store %struct.fault_case* @entry_code_write, %struct.fault_case** @all_cases, align 8, !dbg !141
  ret void, !dbg !141
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_null() #0 !dbg !142 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !143
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_null, i32 0, i32 2), align 8, !dbg !143
  store %struct.fault_case* @entry_call_null, %struct.fault_case** @all_cases, align 8, !dbg !143
  ret void, !dbg !143
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_data() #0 !dbg !144 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !145
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_data, i32 0, i32 2), align 8, !dbg !145
  store %struct.fault_case* @entry_call_data, %struct.fault_case** @all_cases, align 8, !dbg !145
  ret void, !dbg !145
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_middle_of_function() #0 !dbg !146 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !147
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_middle_of_function, i32 0, i32 2), align 8, !dbg !147
  store %struct.fault_case* @entry_call_middle_of_function, %struct.fault_case** @all_cases, align 8, !dbg !147
  ret void, !dbg !147
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_table() #0 !dbg !148 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !149
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_table, i32 0, i32 2), align 8, !dbg !149
  store %struct.fault_case* @entry_call_table, %struct.fault_case** @all_cases, align 8, !dbg !149
  ret void, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_undefined() #0 !dbg !150 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !151
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_undefined, i32 0, i32 2), align 8, !dbg !151
  store %struct.fault_case* @entry_call_undefined, %struct.fault_case** @all_cases, align 8, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_write() #0 !dbg !152 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !153, metadata !DIExpression()), !dbg !154
  call void @llvm.dbg.declare(metadata i32** %2, metadata !155, metadata !DIExpression()), !dbg !156
  %3 = load i32, i32* @bad, align 4, !dbg !157
  %4 = icmp ne i32 %3, 0, !dbg !157
  br i1 %4, label %5, label %6, !dbg !157

5:                                                ; preds = %0
  br label %7, !dbg !157

6:                                                ; preds = %0
  br label %7, !dbg !157

7:                                                ; preds = %6, %5
  %8 = phi i32* [ null, %5 ], [ %1, %6 ], !dbg !157
  store i32* %8, i32** %2, align 8, !dbg !156
  %9 = load i32*, i32** %2, align 8, !dbg !158
  store i32 1, i32* %9, align 4, !dbg !159
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_read() #0 !dbg !161 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !162, metadata !DIExpression()), !dbg !163
  store i32 1, i32* %1, align 4, !dbg !163
  call void @llvm.dbg.declare(metadata i32** %2, metadata !164, metadata !DIExpression()), !dbg !165
  %3 = load i32, i32* @bad, align 4, !dbg !166
  %4 = icmp ne i32 %3, 0, !dbg !166
  br i1 %4, label %5, label %6, !dbg !166

5:                                                ; preds = %0
  br label %7, !dbg !166

6:                                                ; preds = %0
  br label %7, !dbg !166

7:                                                ; preds = %6, %5
  %8 = phi i32* [ null, %5 ], [ %1, %6 ], !dbg !166
  store i32* %8, i32** %2, align 8, !dbg !165
  %9 = load i32*, i32** %2, align 8, !dbg !167
  %10 = load i32, i32* %9, align 4, !dbg !169
  %11 = icmp ne i32 %10, 1, !dbg !170
  br i1 %11, label %12, label %13, !dbg !171

12:                                               ; preds = %7
  call void @abort() #8, !dbg !172
  unreachable, !dbg !172

13:                                               ; preds = %7
  ret void, !dbg !173
}

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_member() #0 !dbg !174 {
  %1 = alloca %struct.pair, align 8
  %2 = alloca %struct.pair*, align 8
  call void @llvm.dbg.declare(metadata %struct.pair* %1, metadata !175, metadata !DIExpression()), !dbg !181
  %3 = bitcast %struct.pair* %1 to i8*, !dbg !181
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.pair* @__const.null_member.a to i8*), i64 16, i1 false), !dbg !181
  call void @llvm.dbg.declare(metadata %struct.pair** %2, metadata !182, metadata !DIExpression()), !dbg !184
  %4 = load i32, i32* @bad, align 4, !dbg !185
  %5 = icmp ne i32 %4, 0, !dbg !185
  br i1 %5, label %6, label %7, !dbg !185

6:                                                ; preds = %0
  br label %8, !dbg !185

7:                                                ; preds = %0
  br label %8, !dbg !185

8:                                                ; preds = %7, %6
  %9 = phi %struct.pair* [ null, %6 ], [ %1, %7 ], !dbg !185
  store %struct.pair* %9, %struct.pair** %2, align 8, !dbg !184
  %10 = load %struct.pair*, %struct.pair** %2, align 8, !dbg !186
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %10, i32 0, i32 1, !dbg !187
  store i64 3, i64* %11, align 8, !dbg !188
  ret void, !dbg !189
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_array() #0 !dbg !190 {
  %1 = alloca [8 x i32], align 16
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata [8 x i32]* %1, metadata !191, metadata !DIExpression()), !dbg !195
  call void @llvm.dbg.declare(metadata i32** %2, metadata !196, metadata !DIExpression()), !dbg !197
  %3 = load i32, i32* @bad, align 4, !dbg !198
  %4 = icmp ne i32 %3, 0, !dbg !198
  br i1 %4, label %5, label %6, !dbg !198

5:                                                ; preds = %0
  br label %8, !dbg !198

6:                                                ; preds = %0
  %7 = getelementptr inbounds [8 x i32], [8 x i32]* %1, i64 0, i64 0, !dbg !199
  br label %8, !dbg !198

8:                                                ; preds = %6, %5
  %9 = phi i32* [ null, %5 ], [ %7, %6 ], !dbg !198
  store i32* %9, i32** %2, align 8, !dbg !197
  %10 = load i32*, i32** %2, align 8, !dbg !200
  %11 = getelementptr inbounds i32, i32* %10, i64 5, !dbg !200
  store i32 1, i32* %11, align 4, !dbg !201
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_from_malloc() #0 !dbg !203 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !204, metadata !DIExpression()), !dbg !205
  %2 = load i32, i32* @bad, align 4, !dbg !206
  %3 = icmp ne i32 %2, 0, !dbg !206
  %4 = zext i1 %3 to i64, !dbg !206
  %5 = select i1 %3, i64 4611686018427387904, i64 4, !dbg !206
  %6 = call noalias i8* @malloc(i64 noundef %5) #9, !dbg !207
  store i8* %6, i8** %1, align 8, !dbg !205
  %7 = load i8*, i8** %1, align 8, !dbg !208
  %8 = getelementptr inbounds i8, i8* %7, i64 0, !dbg !208
  store i8 1, i8* %8, align 1, !dbg !209
  %9 = load i8*, i8** %1, align 8, !dbg !210
  call void @free(i8* noundef %9) #9, !dbg !211
  ret void, !dbg !212
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_negative() #0 !dbg !213 {
  %1 = alloca [2 x i8], align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata [2 x i8]* %1, metadata !214, metadata !DIExpression()), !dbg !218
  call void @llvm.dbg.declare(metadata i8** %2, metadata !219, metadata !DIExpression()), !dbg !220
  %3 = load i32, i32* @bad, align 4, !dbg !221
  %4 = icmp ne i32 %3, 0, !dbg !221
  br i1 %4, label %5, label %6, !dbg !221

5:                                                ; preds = %0
  br label %9, !dbg !221

6:                                                ; preds = %0
  %7 = getelementptr inbounds [2 x i8], [2 x i8]* %1, i64 0, i64 0, !dbg !222
  %8 = getelementptr inbounds i8, i8* %7, i64 1, !dbg !223
  br label %9, !dbg !221

9:                                                ; preds = %6, %5
  %10 = phi i8* [ null, %5 ], [ %8, %6 ], !dbg !221
  store i8* %10, i8** %2, align 8, !dbg !220
  %11 = load i8*, i8** %2, align 8, !dbg !224
  %12 = getelementptr inbounds i8, i8* %11, i64 -1, !dbg !224
  store i8 1, i8* %12, align 1, !dbg !225
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wild_write() #0 !dbg !227 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !228, metadata !DIExpression()), !dbg !229
  call void @llvm.dbg.declare(metadata i32** %2, metadata !230, metadata !DIExpression()), !dbg !231
  %3 = load i32, i32* @bad, align 4, !dbg !232
  %4 = icmp ne i32 %3, 0, !dbg !232
  br i1 %4, label %5, label %6, !dbg !232

5:                                                ; preds = %0
  br label %7, !dbg !232

6:                                                ; preds = %0
  br label %7, !dbg !232

7:                                                ; preds = %6, %5
  %8 = phi i32* [ inttoptr (i64 15302363377664 to i32*), %5 ], [ %1, %6 ], !dbg !232
  store i32* %8, i32** %2, align 8, !dbg !231
  %9 = load i32*, i32** %2, align 8, !dbg !233
  store i32 1, i32* %9, align 4, !dbg !234
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wild_truncated() #0 !dbg !236 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !237, metadata !DIExpression()), !dbg !238
  store i32 0, i32* %1, align 4, !dbg !238
  call void @llvm.dbg.declare(metadata i32** %2, metadata !239, metadata !DIExpression()), !dbg !240
  store i32* %1, i32** %2, align 8, !dbg !240
  %3 = load i32, i32* @bad, align 4, !dbg !241
  %4 = icmp ne i32 %3, 0, !dbg !241
  br i1 %4, label %5, label %11, !dbg !243

5:                                                ; preds = %0
  %6 = load i32*, i32** %2, align 8, !dbg !244
  %7 = ptrtoint i32* %6 to i64, !dbg !245
  %8 = trunc i64 %7 to i32, !dbg !246
  %9 = zext i32 %8 to i64, !dbg !247
  %10 = inttoptr i64 %9 to i32*, !dbg !248
  store i32* %10, i32** %2, align 8, !dbg !249
  br label %11, !dbg !250

11:                                               ; preds = %5, %0
  %12 = load i32*, i32** %2, align 8, !dbg !251
  store i32 1, i32* %12, align 4, !dbg !252
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @code_read() #0 !dbg !254 {
  %1 = alloca i8, align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !255, metadata !DIExpression()), !dbg !256
  store i8 0, i8* %1, align 1, !dbg !256
  call void @llvm.dbg.declare(metadata i8** %2, metadata !257, metadata !DIExpression()), !dbg !258
  %3 = load i32, i32* @bad, align 4, !dbg !259
  %4 = icmp ne i32 %3, 0, !dbg !259
  br i1 %4, label %5, label %6, !dbg !259

5:                                                ; preds = %0
  br label %7, !dbg !259

6:                                                ; preds = %0
  br label %7, !dbg !259

7:                                                ; preds = %6, %5
  %8 = phi i8* [ bitcast (void ()* @wild_write to i8*), %5 ], [ %1, %6 ], !dbg !259
  store i8* %8, i8** %2, align 8, !dbg !258
  %9 = load i8*, i8** %2, align 8, !dbg !260
  %10 = load i8, i8* %9, align 1, !dbg !262
  %11 = icmp ne i8 %10, 0, !dbg !262
  br i1 %11, label %12, label %13, !dbg !263

12:                                               ; preds = %7
  call void @abort() #8, !dbg !264
  unreachable, !dbg !264

13:                                               ; preds = %7
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @code_write() #0 !dbg !266 {
  %1 = alloca i8, align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !267, metadata !DIExpression()), !dbg !268
  store i8 0, i8* %1, align 1, !dbg !268
  call void @llvm.dbg.declare(metadata i8** %2, metadata !269, metadata !DIExpression()), !dbg !270
  %3 = load i32, i32* @bad, align 4, !dbg !271
  %4 = icmp ne i32 %3, 0, !dbg !271
  br i1 %4, label %5, label %6, !dbg !271

5:                                                ; preds = %0
  br label %7, !dbg !271

6:                                                ; preds = %0
  br label %7, !dbg !271

7:                                                ; preds = %6, %5
  %8 = phi i8* [ bitcast (void ()* @wild_write to i8*), %5 ], [ %1, %6 ], !dbg !271
  store i8* %8, i8** %2, align 8, !dbg !270
  %9 = load i8*, i8** %2, align 8, !dbg !272
  store i8 -52, i8* %9, align 1, !dbg !273
  ret void, !dbg !274
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_null() #0 !dbg !275 {
  %1 = alloca i32 (i32)*, align 8
  call void @llvm.dbg.declare(metadata i32 (i32)** %1, metadata !276, metadata !DIExpression()), !dbg !277
  %2 = load i32, i32* @bad, align 4, !dbg !278
  %3 = icmp ne i32 %2, 0, !dbg !278
  %4 = zext i1 %3 to i64, !dbg !278
  %5 = select i1 %3, i32 (i32)* null, i32 (i32)* @twice, !dbg !278
  store i32 (i32)* %5, i32 (i32)** %1, align 8, !dbg !277
  %6 = load i32 (i32)*, i32 (i32)** %1, align 8, !dbg !279
  %7 = call i32 %6(i32 noundef 1), !dbg !279
  %8 = icmp ne i32 %7, 2, !dbg !281
  br i1 %8, label %9, label %10, !dbg !282

9:                                                ; preds = %0
  call void @abort() #8, !dbg !283
  unreachable, !dbg !283

10:                                               ; preds = %0
  ret void, !dbg !284
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !285 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !286, metadata !DIExpression()), !dbg !287
  %3 = load i32, i32* %2, align 4, !dbg !288
  %4 = mul nsw i32 2, %3, !dbg !289
  ret i32 %4, !dbg !290
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_data() #0 !dbg !58 {
  %1 = alloca i32 (i32)*, align 8
  call void @llvm.dbg.declare(metadata i32 (i32)** %1, metadata !291, metadata !DIExpression()), !dbg !292
  %2 = load i32, i32* @bad, align 4, !dbg !293
  %3 = icmp ne i32 %2, 0, !dbg !293
  %4 = zext i1 %3 to i64, !dbg !293
  %5 = select i1 %3, i32 (i32)* bitcast (i32* @call_data.data to i32 (i32)*), i32 (i32)* @twice, !dbg !293
  store i32 (i32)* %5, i32 (i32)** %1, align 8, !dbg !292
  %6 = load i32 (i32)*, i32 (i32)** %1, align 8, !dbg !294
  %7 = call i32 %6(i32 noundef 1), !dbg !294
  %8 = icmp ne i32 %7, 2, !dbg !296
  br i1 %8, label %9, label %10, !dbg !297

9:                                                ; preds = %0
  call void @abort() #8, !dbg !298
  unreachable, !dbg !298

10:                                               ; preds = %0
  ret void, !dbg !299
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_middle_of_function() #0 !dbg !300 {
  %1 = alloca i32 (i32)*, align 8
  call void @llvm.dbg.declare(metadata i32 (i32)** %1, metadata !301, metadata !DIExpression()), !dbg !302
  %2 = load i32, i32* @bad, align 4, !dbg !303
  %3 = mul nsw i32 4, %2, !dbg !304
  %4 = sext i32 %3 to i64, !dbg !305
  %5 = getelementptr inbounds i8, i8* bitcast (i32 (i32)* @twice to i8*), i64 %4, !dbg !305
  %6 = bitcast i8* %5 to i32 (i32)*, !dbg !306
  store i32 (i32)* %6, i32 (i32)** %1, align 8, !dbg !302
  %7 = load i32 (i32)*, i32 (i32)** %1, align 8, !dbg !307
  %8 = call i32 %7(i32 noundef 1), !dbg !307
  %9 = icmp ne i32 %8, 2, !dbg !309
  br i1 %9, label %10, label %11, !dbg !310

10:                                               ; preds = %0
  call void @abort() #8, !dbg !311
  unreachable, !dbg !311

11:                                               ; preds = %0
  ret void, !dbg !312
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_table() #0 !dbg !313 {
  %1 = alloca [3 x i32 (i32)*], align 16
  call void @llvm.dbg.declare(metadata [3 x i32 (i32)*]* %1, metadata !314, metadata !DIExpression()), !dbg !318
  %2 = bitcast [3 x i32 (i32)*]* %1 to i8*, !dbg !318
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([3 x i32 (i32)*]* @__const.call_table.table to i8*), i64 24, i1 false), !dbg !318
  %3 = load i32, i32* @bad, align 4, !dbg !319
  %4 = icmp ne i32 %3, 0, !dbg !319
  %5 = zext i1 %4 to i64, !dbg !319
  %6 = select i1 %4, i32 3, i32 2, !dbg !319
  %7 = sext i32 %6 to i64, !dbg !321
  %8 = getelementptr inbounds [3 x i32 (i32)*], [3 x i32 (i32)*]* %1, i64 0, i64 %7, !dbg !321
  %9 = load i32 (i32)*, i32 (i32)** %8, align 8, !dbg !321
  %10 = call i32 %9(i32 noundef 1), !dbg !321
  %11 = icmp ne i32 %10, 2, !dbg !322
  br i1 %11, label %12, label %13, !dbg !323

12:                                               ; preds = %0
  call void @abort() #8, !dbg !324
  unreachable, !dbg !324

13:                                               ; preds = %0
  ret void, !dbg !325
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_undefined() #0 !dbg !326 {
  %1 = load i32, i32* @bad, align 4, !dbg !327
  %2 = icmp ne i32 %1, 0, !dbg !327
  br i1 %2, label %3, label %7, !dbg !329

3:                                                ; preds = %0
  %4 = call i32 @undefined_function(i32 noundef 1), !dbg !330
  %5 = icmp ne i32 %4, 0, !dbg !330
  br i1 %5, label %6, label %7, !dbg !331

6:                                                ; preds = %3
  call void @abort() #8, !dbg !332
  unreachable, !dbg !332

7:                                                ; preds = %3, %0
  ret void, !dbg !333
}

declare i32 @undefined_function(i32 noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71, !72}
!llvm.ident = !{!73}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !20, line: 18, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "4bb66f0659c9e307fe585f2e50d6d78d")
!4 = !{!5, !7, !8, !9, !11, !14, !15}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{!6, !6}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18, !0, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50, !52, !54, !56, !60, !62, !64}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !20, line: 17, type: !21, isLocal: true, isDefinition: true)
!20 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !20, line: 12, size: 192, elements: !23)
!23 = !{!24, !27, !31}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !22, file: !20, line: 13, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !22, file: !20, line: 14, baseType: !28, size: 64, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DISubroutineType(types: !30)
!30 = !{null}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !20, line: 15, baseType: !21, size: 64, offset: 128)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_null_write", scope: !2, file: !3, line: 9, type: !22, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "entry_null_read", scope: !2, file: !3, line: 15, type: !22, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "entry_null_member", scope: !2, file: !3, line: 22, type: !22, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_null_array", scope: !2, file: !3, line: 28, type: !22, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "entry_null_from_malloc", scope: !2, file: !3, line: 34, type: !22, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_null_negative", scope: !2, file: !3, line: 41, type: !22, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "entry_wild_write", scope: !2, file: !3, line: 47, type: !22, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "entry_wild_truncated", scope: !2, file: !3, line: 54, type: !22, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "entry_code_read", scope: !2, file: !3, line: 63, type: !22, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "entry_code_write", scope: !2, file: !3, line: 70, type: !22, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "entry_call_null", scope: !2, file: !3, line: 81, type: !22, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "entry_call_data", scope: !2, file: !3, line: 88, type: !22, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "data", scope: !58, file: !3, line: 90, type: !6, isLocal: true, isDefinition: true)
!58 = distinct !DISubprogram(name: "call_data", scope: !3, file: !3, line: 88, type: !29, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!59 = !{}
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_call_middle_of_function", scope: !2, file: !3, line: 96, type: !22, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "entry_call_table", scope: !2, file: !3, line: 103, type: !22, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "entry_call_undefined", scope: !2, file: !3, line: 112, type: !22, isLocal: true, isDefinition: true)
!66 = !{i32 7, !"Dwarf Version", i32 5}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 7, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 1}
!72 = !{i32 7, !"frame-pointer", i32 2}
!73 = !{!"Debian clang version 14.0.6"}
!74 = distinct !DISubprogram(name: "main", scope: !20, file: !20, line: 30, type: !75, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!75 = !DISubroutineType(types: !76)
!76 = !{!6, !6, !77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!78 = !DILocalVariable(name: "argc", arg: 1, scope: !74, file: !20, line: 30, type: !6)
!79 = !DILocation(line: 30, column: 14, scope: !74)
!80 = !DILocalVariable(name: "argv", arg: 2, scope: !74, file: !20, line: 30, type: !77)
!81 = !DILocation(line: 30, column: 27, scope: !74)
!82 = !DILocation(line: 32, column: 11, scope: !74)
!83 = !DILocation(line: 32, column: 16, scope: !74)
!84 = !DILocation(line: 32, column: 20, scope: !74)
!85 = !DILocation(line: 32, column: 30, scope: !74)
!86 = !DILocation(line: 32, column: 23, scope: !74)
!87 = !DILocation(line: 32, column: 46, scope: !74)
!88 = !DILocation(line: 0, scope: !74)
!89 = !DILocation(line: 32, column: 9, scope: !74)
!90 = !DILocalVariable(name: "c", scope: !91, file: !20, line: 33, type: !21)
!91 = distinct !DILexicalBlock(scope: !74, file: !20, line: 33, column: 5)
!92 = !DILocation(line: 33, column: 29, scope: !91)
!93 = !DILocation(line: 33, column: 33, scope: !91)
!94 = !DILocation(line: 33, column: 10, scope: !91)
!95 = !DILocation(line: 33, column: 44, scope: !96)
!96 = distinct !DILexicalBlock(scope: !91, file: !20, line: 33, column: 5)
!97 = !DILocation(line: 33, column: 5, scope: !91)
!98 = !DILocation(line: 34, column: 13, scope: !99)
!99 = distinct !DILexicalBlock(scope: !96, file: !20, line: 34, column: 13)
!100 = !DILocation(line: 34, column: 18, scope: !99)
!101 = !DILocation(line: 34, column: 22, scope: !99)
!102 = !DILocation(line: 34, column: 32, scope: !99)
!103 = !DILocation(line: 34, column: 41, scope: !99)
!104 = !DILocation(line: 34, column: 44, scope: !99)
!105 = !DILocation(line: 34, column: 25, scope: !99)
!106 = !DILocation(line: 34, column: 50, scope: !99)
!107 = !DILocation(line: 34, column: 13, scope: !96)
!108 = !DILocation(line: 35, column: 13, scope: !109)
!109 = distinct !DILexicalBlock(scope: !99, file: !20, line: 34, column: 56)
!110 = !DILocation(line: 35, column: 16, scope: !109)
!111 = !DILocation(line: 36, column: 13, scope: !109)
!112 = !DILocation(line: 34, column: 53, scope: !99)
!113 = !DILocation(line: 33, column: 51, scope: !96)
!114 = !DILocation(line: 33, column: 54, scope: !96)
!115 = !DILocation(line: 33, column: 49, scope: !96)
!116 = !DILocation(line: 33, column: 5, scope: !96)
!117 = distinct !{!117, !97, !118, !119}
!118 = !DILocation(line: 37, column: 9, scope: !91)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocation(line: 38, column: 5, scope: !74)
!121 = !DILocation(line: 39, column: 1, scope: !74)
!122 = distinct !DISubprogram(name: "add_null_write", scope: !3, file: !3, line: 9, type: !29, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!123 = !DILocation(line: 9, column: 1, scope: !122)
!124 = distinct !DISubprogram(name: "add_null_read", scope: !3, file: !3, line: 15, type: !29, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!125 = !DILocation(line: 15, column: 1, scope: !124)
!126 = distinct !DISubprogram(name: "add_null_member", scope: !3, file: !3, line: 22, type: !29, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!127 = !DILocation(line: 22, column: 1, scope: !126)
!128 = distinct !DISubprogram(name: "add_null_array", scope: !3, file: !3, line: 28, type: !29, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!129 = !DILocation(line: 28, column: 1, scope: !128)
!130 = distinct !DISubprogram(name: "add_null_from_malloc", scope: !3, file: !3, line: 34, type: !29, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!131 = !DILocation(line: 34, column: 1, scope: !130)
!132 = distinct !DISubprogram(name: "add_null_negative", scope: !3, file: !3, line: 41, type: !29, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!133 = !DILocation(line: 41, column: 1, scope: !132)
!134 = distinct !DISubprogram(name: "add_wild_write", scope: !3, file: !3, line: 47, type: !29, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!135 = !DILocation(line: 47, column: 1, scope: !134)
!136 = distinct !DISubprogram(name: "add_wild_truncated", scope: !3, file: !3, line: 54, type: !29, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!137 = !DILocation(line: 54, column: 1, scope: !136)
!138 = distinct !DISubprogram(name: "add_code_read", scope: !3, file: !3, line: 63, type: !29, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!139 = !DILocation(line: 63, column: 1, scope: !138)
!140 = distinct !DISubprogram(name: "add_code_write", scope: !3, file: !3, line: 70, type: !29, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!141 = !DILocation(line: 70, column: 1, scope: !140)
!142 = distinct !DISubprogram(name: "add_call_null", scope: !3, file: !3, line: 81, type: !29, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!143 = !DILocation(line: 81, column: 1, scope: !142)
!144 = distinct !DISubprogram(name: "add_call_data", scope: !3, file: !3, line: 88, type: !29, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!145 = !DILocation(line: 88, column: 1, scope: !144)
!146 = distinct !DISubprogram(name: "add_call_middle_of_function", scope: !3, file: !3, line: 96, type: !29, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!147 = !DILocation(line: 96, column: 1, scope: !146)
!148 = distinct !DISubprogram(name: "add_call_table", scope: !3, file: !3, line: 103, type: !29, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!149 = !DILocation(line: 103, column: 1, scope: !148)
!150 = distinct !DISubprogram(name: "add_call_undefined", scope: !3, file: !3, line: 112, type: !29, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!151 = !DILocation(line: 112, column: 1, scope: !150)
!152 = distinct !DISubprogram(name: "null_write", scope: !3, file: !3, line: 9, type: !29, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!153 = !DILocalVariable(name: "x", scope: !152, file: !3, line: 11, type: !6)
!154 = !DILocation(line: 11, column: 9, scope: !152)
!155 = !DILocalVariable(name: "p", scope: !152, file: !3, line: 11, type: !5)
!156 = !DILocation(line: 11, column: 13, scope: !152)
!157 = !DILocation(line: 11, column: 17, scope: !152)
!158 = !DILocation(line: 12, column: 6, scope: !152)
!159 = !DILocation(line: 12, column: 8, scope: !152)
!160 = !DILocation(line: 13, column: 1, scope: !152)
!161 = distinct !DISubprogram(name: "null_read", scope: !3, file: !3, line: 15, type: !29, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!162 = !DILocalVariable(name: "x", scope: !161, file: !3, line: 17, type: !6)
!163 = !DILocation(line: 17, column: 9, scope: !161)
!164 = !DILocalVariable(name: "p", scope: !161, file: !3, line: 17, type: !5)
!165 = !DILocation(line: 17, column: 17, scope: !161)
!166 = !DILocation(line: 17, column: 21, scope: !161)
!167 = !DILocation(line: 18, column: 10, scope: !168)
!168 = distinct !DILexicalBlock(scope: !161, file: !3, line: 18, column: 9)
!169 = !DILocation(line: 18, column: 9, scope: !168)
!170 = !DILocation(line: 18, column: 12, scope: !168)
!171 = !DILocation(line: 18, column: 9, scope: !161)
!172 = !DILocation(line: 19, column: 9, scope: !168)
!173 = !DILocation(line: 20, column: 1, scope: !161)
!174 = distinct !DISubprogram(name: "null_member", scope: !3, file: !3, line: 22, type: !29, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!175 = !DILocalVariable(name: "a", scope: !174, file: !3, line: 24, type: !176)
!176 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 5, size: 128, elements: !177)
!177 = !{!178, !180}
!178 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !176, file: !3, line: 6, baseType: !179, size: 64)
!179 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !176, file: !3, line: 6, baseType: !179, size: 64, offset: 64)
!181 = !DILocation(line: 24, column: 17, scope: !174)
!182 = !DILocalVariable(name: "p", scope: !174, file: !3, line: 24, type: !183)
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!184 = !DILocation(line: 24, column: 30, scope: !174)
!185 = !DILocation(line: 24, column: 34, scope: !174)
!186 = !DILocation(line: 25, column: 5, scope: !174)
!187 = !DILocation(line: 25, column: 8, scope: !174)
!188 = !DILocation(line: 25, column: 15, scope: !174)
!189 = !DILocation(line: 26, column: 1, scope: !174)
!190 = distinct !DISubprogram(name: "null_array", scope: !3, file: !3, line: 28, type: !29, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!191 = !DILocalVariable(name: "a", scope: !190, file: !3, line: 30, type: !192)
!192 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 256, elements: !193)
!193 = !{!194}
!194 = !DISubrange(count: 8)
!195 = !DILocation(line: 30, column: 9, scope: !190)
!196 = !DILocalVariable(name: "p", scope: !190, file: !3, line: 30, type: !5)
!197 = !DILocation(line: 30, column: 16, scope: !190)
!198 = !DILocation(line: 30, column: 20, scope: !190)
!199 = !DILocation(line: 30, column: 30, scope: !190)
!200 = !DILocation(line: 31, column: 5, scope: !190)
!201 = !DILocation(line: 31, column: 10, scope: !190)
!202 = !DILocation(line: 32, column: 1, scope: !190)
!203 = distinct !DISubprogram(name: "null_from_malloc", scope: !3, file: !3, line: 34, type: !29, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!204 = !DILocalVariable(name: "p", scope: !203, file: !3, line: 36, type: !15)
!205 = !DILocation(line: 36, column: 11, scope: !203)
!206 = !DILocation(line: 36, column: 22, scope: !203)
!207 = !DILocation(line: 36, column: 15, scope: !203)
!208 = !DILocation(line: 37, column: 5, scope: !203)
!209 = !DILocation(line: 37, column: 10, scope: !203)
!210 = !DILocation(line: 38, column: 10, scope: !203)
!211 = !DILocation(line: 38, column: 5, scope: !203)
!212 = !DILocation(line: 39, column: 1, scope: !203)
!213 = distinct !DISubprogram(name: "null_negative", scope: !3, file: !3, line: 41, type: !29, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!214 = !DILocalVariable(name: "a", scope: !213, file: !3, line: 43, type: !215)
!215 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 16, elements: !216)
!216 = !{!217}
!217 = !DISubrange(count: 2)
!218 = !DILocation(line: 43, column: 10, scope: !213)
!219 = !DILocalVariable(name: "p", scope: !213, file: !3, line: 43, type: !15)
!220 = !DILocation(line: 43, column: 17, scope: !213)
!221 = !DILocation(line: 43, column: 21, scope: !213)
!222 = !DILocation(line: 43, column: 31, scope: !213)
!223 = !DILocation(line: 43, column: 33, scope: !213)
!224 = !DILocation(line: 44, column: 5, scope: !213)
!225 = !DILocation(line: 44, column: 11, scope: !213)
!226 = !DILocation(line: 45, column: 1, scope: !213)
!227 = distinct !DISubprogram(name: "wild_write", scope: !3, file: !3, line: 47, type: !29, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!228 = !DILocalVariable(name: "x", scope: !227, file: !3, line: 49, type: !6)
!229 = !DILocation(line: 49, column: 9, scope: !227)
!230 = !DILocalVariable(name: "p", scope: !227, file: !3, line: 50, type: !5)
!231 = !DILocation(line: 50, column: 10, scope: !227)
!232 = !DILocation(line: 50, column: 14, scope: !227)
!233 = !DILocation(line: 51, column: 6, scope: !227)
!234 = !DILocation(line: 51, column: 8, scope: !227)
!235 = !DILocation(line: 52, column: 1, scope: !227)
!236 = distinct !DISubprogram(name: "wild_truncated", scope: !3, file: !3, line: 54, type: !29, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!237 = !DILocalVariable(name: "x", scope: !236, file: !3, line: 56, type: !6)
!238 = !DILocation(line: 56, column: 9, scope: !236)
!239 = !DILocalVariable(name: "p", scope: !236, file: !3, line: 57, type: !5)
!240 = !DILocation(line: 57, column: 10, scope: !236)
!241 = !DILocation(line: 58, column: 9, scope: !242)
!242 = distinct !DILexicalBlock(scope: !236, file: !3, line: 58, column: 9)
!243 = !DILocation(line: 58, column: 9, scope: !236)
!244 = !DILocation(line: 59, column: 60, scope: !242)
!245 = !DILocation(line: 59, column: 45, scope: !242)
!246 = !DILocation(line: 59, column: 35, scope: !242)
!247 = !DILocation(line: 59, column: 20, scope: !242)
!248 = !DILocation(line: 59, column: 13, scope: !242)
!249 = !DILocation(line: 59, column: 11, scope: !242)
!250 = !DILocation(line: 59, column: 9, scope: !242)
!251 = !DILocation(line: 60, column: 6, scope: !236)
!252 = !DILocation(line: 60, column: 8, scope: !236)
!253 = !DILocation(line: 61, column: 1, scope: !236)
!254 = distinct !DISubprogram(name: "code_read", scope: !3, file: !3, line: 63, type: !29, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!255 = !DILocalVariable(name: "x", scope: !254, file: !3, line: 65, type: !10)
!256 = !DILocation(line: 65, column: 19, scope: !254)
!257 = !DILocalVariable(name: "p", scope: !254, file: !3, line: 65, type: !9)
!258 = !DILocation(line: 65, column: 27, scope: !254)
!259 = !DILocation(line: 65, column: 31, scope: !254)
!260 = !DILocation(line: 66, column: 10, scope: !261)
!261 = distinct !DILexicalBlock(scope: !254, file: !3, line: 66, column: 9)
!262 = !DILocation(line: 66, column: 9, scope: !261)
!263 = !DILocation(line: 66, column: 9, scope: !254)
!264 = !DILocation(line: 67, column: 9, scope: !261)
!265 = !DILocation(line: 68, column: 1, scope: !254)
!266 = distinct !DISubprogram(name: "code_write", scope: !3, file: !3, line: 70, type: !29, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!267 = !DILocalVariable(name: "x", scope: !266, file: !3, line: 72, type: !10)
!268 = !DILocation(line: 72, column: 19, scope: !266)
!269 = !DILocalVariable(name: "p", scope: !266, file: !3, line: 72, type: !9)
!270 = !DILocation(line: 72, column: 27, scope: !266)
!271 = !DILocation(line: 72, column: 31, scope: !266)
!272 = !DILocation(line: 73, column: 6, scope: !266)
!273 = !DILocation(line: 73, column: 8, scope: !266)
!274 = !DILocation(line: 74, column: 1, scope: !266)
!275 = distinct !DISubprogram(name: "call_null", scope: !3, file: !3, line: 81, type: !29, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!276 = !DILocalVariable(name: "f", scope: !275, file: !3, line: 83, type: !11)
!277 = !DILocation(line: 83, column: 11, scope: !275)
!278 = !DILocation(line: 83, column: 21, scope: !275)
!279 = !DILocation(line: 84, column: 9, scope: !280)
!280 = distinct !DILexicalBlock(scope: !275, file: !3, line: 84, column: 9)
!281 = !DILocation(line: 84, column: 14, scope: !280)
!282 = !DILocation(line: 84, column: 9, scope: !275)
!283 = !DILocation(line: 85, column: 9, scope: !280)
!284 = !DILocation(line: 86, column: 1, scope: !275)
!285 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 76, type: !12, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!286 = !DILocalVariable(name: "x", arg: 1, scope: !285, file: !3, line: 76, type: !6)
!287 = !DILocation(line: 76, column: 22, scope: !285)
!288 = !DILocation(line: 78, column: 16, scope: !285)
!289 = !DILocation(line: 78, column: 14, scope: !285)
!290 = !DILocation(line: 78, column: 5, scope: !285)
!291 = !DILocalVariable(name: "f", scope: !58, file: !3, line: 91, type: !11)
!292 = !DILocation(line: 91, column: 11, scope: !58)
!293 = !DILocation(line: 91, column: 21, scope: !58)
!294 = !DILocation(line: 92, column: 9, scope: !295)
!295 = distinct !DILexicalBlock(scope: !58, file: !3, line: 92, column: 9)
!296 = !DILocation(line: 92, column: 14, scope: !295)
!297 = !DILocation(line: 92, column: 9, scope: !58)
!298 = !DILocation(line: 93, column: 9, scope: !295)
!299 = !DILocation(line: 94, column: 1, scope: !58)
!300 = distinct !DISubprogram(name: "call_middle_of_function", scope: !3, file: !3, line: 96, type: !29, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!301 = !DILocalVariable(name: "f", scope: !300, file: !3, line: 98, type: !11)
!302 = !DILocation(line: 98, column: 11, scope: !300)
!303 = !DILocation(line: 98, column: 56, scope: !300)
!304 = !DILocation(line: 98, column: 54, scope: !300)
!305 = !DILocation(line: 98, column: 50, scope: !300)
!306 = !DILocation(line: 98, column: 21, scope: !300)
!307 = !DILocation(line: 99, column: 9, scope: !308)
!308 = distinct !DILexicalBlock(scope: !300, file: !3, line: 99, column: 9)
!309 = !DILocation(line: 99, column: 14, scope: !308)
!310 = !DILocation(line: 99, column: 9, scope: !300)
!311 = !DILocation(line: 100, column: 9, scope: !308)
!312 = !DILocation(line: 101, column: 1, scope: !300)
!313 = distinct !DISubprogram(name: "call_table", scope: !3, file: !3, line: 103, type: !29, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!314 = !DILocalVariable(name: "table", scope: !313, file: !3, line: 105, type: !315)
!315 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 192, elements: !316)
!316 = !{!317}
!317 = !DISubrange(count: 3)
!318 = !DILocation(line: 105, column: 11, scope: !313)
!319 = !DILocation(line: 106, column: 15, scope: !320)
!320 = distinct !DILexicalBlock(scope: !313, file: !3, line: 106, column: 9)
!321 = !DILocation(line: 106, column: 9, scope: !320)
!322 = !DILocation(line: 106, column: 31, scope: !320)
!323 = !DILocation(line: 106, column: 9, scope: !313)
!324 = !DILocation(line: 107, column: 9, scope: !320)
!325 = !DILocation(line: 108, column: 1, scope: !313)
!326 = distinct !DISubprogram(name: "call_undefined", scope: !3, file: !3, line: 112, type: !29, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!327 = !DILocation(line: 114, column: 9, scope: !328)
!328 = distinct !DILexicalBlock(scope: !326, file: !3, line: 114, column: 9)
!329 = !DILocation(line: 114, column: 13, scope: !328)
!330 = !DILocation(line: 114, column: 16, scope: !328)
!331 = !DILocation(line: 114, column: 9, scope: !326)
!332 = !DILocation(line: 115, column: 9, scope: !328)
!333 = !DILocation(line: 116, column: 1, scope: !326)
