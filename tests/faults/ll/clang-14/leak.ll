; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/leak.c
; ModuleID = 'tests/faults/leak.c'
source_filename = "tests/faults/leak.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.node = type { %struct.node*, i32 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !5
@entry_leak_local = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), void ()* @leak_local, %struct.fault_case* null }, align 8, !dbg !20
@entry_leak_buffer_of_a_stream = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.7, i32 0, i32 0), void ()* @leak_buffer_of_a_stream, %struct.fault_case* null }, align 8, !dbg !22
@entry_leak_overwritten = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i32 0, i32 0), void ()* @leak_overwritten, %struct.fault_case* null }, align 8, !dbg !24
@entry_leak_list = internal global %struct.fault_case { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i32 0, i32 0), void ()* @leak_list, %struct.fault_case* null }, align 8, !dbg !31
@entry_leak_ring = internal global %struct.fault_case { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i32 0, i32 0), void ()* @leak_ring, %struct.fault_case* null }, align 8, !dbg !41
@entry_leak_of_copy = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), void ()* @leak_of_copy, %struct.fault_case* null }, align 8, !dbg !43
@entry_leak_realloc = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.13, i32 0, i32 0), void ()* @leak_realloc, %struct.fault_case* null }, align 8, !dbg !47
@entry_leak_element = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i32 0, i32 0), void ()* @leak_element, %struct.fault_case* null }, align 8, !dbg !49
@entry_leak_exit_in_scope = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.15, i32 0, i32 0), void ()* @leak_exit_in_scope, %struct.fault_case* null }, align 8, !dbg !51
@.str.1 = private unnamed_addr constant [11 x i8] c"leak_local\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"cc\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"C.UTF-8\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.7 = private unnamed_addr constant [24 x i8] c"leak_buffer_of_a_stream\00", align 1
@stderr = external global %struct._IO_FILE*, align 8
@.str.8 = private unnamed_addr constant [17 x i8] c"leak_overwritten\00", align 1
@leak_overwritten.p = internal global i8* null, align 8, !dbg !26
@.str.9 = private unnamed_addr constant [10 x i8] c"leak_list\00", align 1
@kept = internal global %struct.node* null, align 8, !dbg !33
@.str.10 = private unnamed_addr constant [10 x i8] c"leak_ring\00", align 1
@.str.11 = private unnamed_addr constant [13 x i8] c"leak_of_copy\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@interior = internal global i8* null, align 8, !dbg !45
@.str.13 = private unnamed_addr constant [13 x i8] c"leak_realloc\00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"leak_element\00", align 1
@.str.15 = private unnamed_addr constant [19 x i8] c"leak_exit_in_scope\00", align 1
@llvm.global_ctors = appending global [9 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_leak_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_buffer_of_a_stream, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_overwritten, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_list, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_ring, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_of_copy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_realloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_element, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_exit_in_scope, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !61 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !65, metadata !DIExpression()), !dbg !66
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !67, metadata !DIExpression()), !dbg !68
  %7 = load i32, i32* %4, align 4, !dbg !69
  %8 = icmp sgt i32 %7, 2, !dbg !70
  br i1 %8, label %9, label %15, !dbg !71

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !72
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !72
  %12 = load i8*, i8** %11, align 8, !dbg !72
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #6, !dbg !73
  %14 = icmp eq i32 %13, 0, !dbg !74
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !75
  %17 = zext i1 %16 to i32, !dbg !71
  store i32 %17, i32* @bad, align 4, !dbg !76
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !77, metadata !DIExpression()), !dbg !79
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !80
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !79
  br label %19, !dbg !81

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !82
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !84
  br i1 %21, label %22, label %43, !dbg !84

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !85
  %24 = icmp sgt i32 %23, 1, !dbg !87
  br i1 %24, label %25, label %38, !dbg !88

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !89
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !89
  %28 = load i8*, i8** %27, align 8, !dbg !89
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !90
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !91
  %31 = load i8*, i8** %30, align 8, !dbg !91
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #6, !dbg !92
  %33 = icmp eq i32 %32, 0, !dbg !93
  br i1 %33, label %34, label %38, !dbg !94

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !95
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !97
  %37 = load void ()*, void ()** %36, align 8, !dbg !97
  call void %37(), !dbg !95
  store i32 0, i32* %3, align 4, !dbg !98
  br label %44, !dbg !98

38:                                               ; preds = %25, %22
  br label %39, !dbg !99

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !100
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !101
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !101
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !102
  br label %19, !dbg !103, !llvm.loop !104

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !107
  br label %44, !dbg !107

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !108
  ret i32 %45, !dbg !108
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_local() #0 !dbg !109 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !110
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_local, i32 0, i32 2), align 8, !dbg !110
  store %struct.fault_case* @entry_leak_local, %struct.fault_case** @all_cases, align 8, !dbg !110
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_buffer_of_a_stream() #0 !dbg !111 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !112
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_buffer_of_a_stream, i32 0, i32 2), align 8, !dbg !112
  store %struct.fault_case* @entry_leak_buffer_of_a_stream, %struct.fault_case** @all_cases, align 8, !dbg !112
  ret void, !dbg !112
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_overwritten() #0 !dbg !113 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !114
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_overwritten, i32 0, i32 2), align 8, !dbg !114
  store %struct.fault_case* @entry_leak_overwritten, %struct.fault_case** @all_cases, align 8, !dbg !114
  ret void, !dbg !114
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_list() #0 !dbg !115 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !116
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_list, i32 0, i32 2), align 8, !dbg !116
  store %struct.fault_case* @entry_leak_list, %struct.fault_case** @all_cases, align 8, !dbg !116
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_ring() #0 !dbg !117 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !118
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_ring, i32 0, i32 2), align 8, !dbg !118
  store %struct.fault_case* @entry_leak_ring, %struct.fault_case** @all_cases, align 8, !dbg !118
  ret void, !dbg !118
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_of_copy() #0 !dbg !119 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !120
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_of_copy, i32 0, i32 2), align 8, !dbg !120
  store %struct.fault_case* @entry_leak_of_copy, %struct.fault_case** @all_cases, align 8, !dbg !120
  ret void, !dbg !120
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_realloc() #0 !dbg !121 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !122
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_realloc, i32 0, i32 2), align 8, !dbg !122
  store %struct.fault_case* @entry_leak_realloc, %struct.fault_case** @all_cases, align 8, !dbg !122
  ret void, !dbg !122
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_element() #0 !dbg !123 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !124
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_element, i32 0, i32 2), align 8, !dbg !124
  store %struct.fault_case* @entry_leak_element, %struct.fault_case** @all_cases, align 8, !dbg !124
  ret void, !dbg !124
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_exit_in_scope() #0 !dbg !125 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !126
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_exit_in_scope, i32 0, i32 2), align 8, !dbg !126
  store %struct.fault_case* @entry_leak_exit_in_scope, %struct.fault_case** @all_cases, align 8, !dbg !126
  ret void, !dbg !126
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_local() #0 !dbg !127 {
  %1 = alloca i8*, align 8
  call void @use_library(), !dbg !128
  call void @llvm.dbg.declare(metadata i8** %1, metadata !129, metadata !DIExpression()), !dbg !130
  %2 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !131
  store i8* %2, i8** %1, align 8, !dbg !130
  %3 = load i8*, i8** %1, align 8, !dbg !132
  %4 = getelementptr inbounds i8, i8* %3, i64 0, !dbg !132
  store i8 1, i8* %4, align 1, !dbg !133
  %5 = load i32, i32* @bad, align 4, !dbg !134
  %6 = icmp ne i32 %5, 0, !dbg !134
  br i1 %6, label %9, label %7, !dbg !136

7:                                                ; preds = %0
  %8 = load i8*, i8** %1, align 8, !dbg !137
  call void @free(i8* noundef %8) #7, !dbg !138
  br label %9, !dbg !138

9:                                                ; preds = %7, %0
  ret void, !dbg !139
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use_library() #0 !dbg !140 {
  %1 = alloca [2 x i32], align 4
  call void @llvm.dbg.declare(metadata [2 x i32]* %1, metadata !141, metadata !DIExpression()), !dbg !145
  %2 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !146
  %3 = call i32 @pipe(i32* noundef %2) #7, !dbg !148
  %4 = icmp eq i32 %3, 0, !dbg !149
  br i1 %4, label %5, label %12, !dbg !150

5:                                                ; preds = %0
  %6 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !151
  %7 = load i32, i32* %6, align 4, !dbg !151
  %8 = call i32 @close(i32 noundef %7), !dbg !153
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 1, !dbg !154
  %10 = load i32, i32* %9, align 4, !dbg !154
  %11 = call i32 @close(i32 noundef %10), !dbg !155
  br label %12, !dbg !156

12:                                               ; preds = %5, %0
  %13 = call i32 @setenv(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i32 noundef 1) #7, !dbg !157
  %14 = call i32 @setenv(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i32 noundef 1) #7, !dbg !158
  %15 = call i32 @unsetenv(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !159
  %16 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !160
  %17 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !161
  ret void, !dbg !162
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: nounwind
declare i32 @pipe(i32* noundef) #3

declare i32 @close(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @setenv(i8* noundef, i8* noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @unsetenv(i8* noundef) #3

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_buffer_of_a_stream() #0 !dbg !163 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !164, metadata !DIExpression()), !dbg !165
  %2 = call noalias i8* @malloc(i64 noundef 512) #7, !dbg !166
  store i8* %2, i8** %1, align 8, !dbg !165
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !167
  %4 = load i32, i32* @bad, align 4, !dbg !168
  %5 = icmp ne i32 %4, 0, !dbg !168
  br i1 %5, label %6, label %7, !dbg !168

6:                                                ; preds = %0
  br label %9, !dbg !168

7:                                                ; preds = %0
  %8 = load i8*, i8** %1, align 8, !dbg !169
  br label %9, !dbg !168

9:                                                ; preds = %7, %6
  %10 = phi i8* [ null, %6 ], [ %8, %7 ], !dbg !168
  %11 = call i32 @setvbuf(%struct._IO_FILE* noundef %3, i8* noundef %10, i32 noundef 0, i64 noundef 512) #7, !dbg !170
  ret void, !dbg !171
}

; Function Attrs: nounwind
declare i32 @setvbuf(%struct._IO_FILE* noundef, i8* noundef, i32 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_overwritten() #0 !dbg !28 {
  %1 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !172
  store i8* %1, i8** @leak_overwritten.p, align 8, !dbg !173
  %2 = load i32, i32* @bad, align 4, !dbg !174
  %3 = icmp ne i32 %2, 0, !dbg !174
  br i1 %3, label %6, label %4, !dbg !176

4:                                                ; preds = %0
  %5 = load i8*, i8** @leak_overwritten.p, align 8, !dbg !177
  call void @free(i8* noundef %5) #7, !dbg !178
  br label %6, !dbg !178

6:                                                ; preds = %4, %0
  %7 = call noalias i8* @malloc(i64 noundef 5) #7, !dbg !179
  store i8* %7, i8** @leak_overwritten.p, align 8, !dbg !180
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_list() #0 !dbg !182 {
  %1 = alloca %struct.node*, align 8
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !183, metadata !DIExpression()), !dbg !184
  store %struct.node* null, %struct.node** %1, align 8, !dbg !184
  call void @llvm.dbg.declare(metadata i32* %2, metadata !185, metadata !DIExpression()), !dbg !187
  store i32 0, i32* %2, align 4, !dbg !187
  br label %4, !dbg !188

4:                                                ; preds = %17, %0
  %5 = load i32, i32* %2, align 4, !dbg !189
  %6 = icmp slt i32 %5, 3, !dbg !191
  br i1 %6, label %7, label %20, !dbg !192

7:                                                ; preds = %4
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !193, metadata !DIExpression()), !dbg !195
  %8 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !196
  %9 = bitcast i8* %8 to %struct.node*, !dbg !196
  store %struct.node* %9, %struct.node** %3, align 8, !dbg !195
  %10 = load %struct.node*, %struct.node** %1, align 8, !dbg !197
  %11 = load %struct.node*, %struct.node** %3, align 8, !dbg !198
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !199
  store %struct.node* %10, %struct.node** %12, align 8, !dbg !200
  %13 = load i32, i32* %2, align 4, !dbg !201
  %14 = load %struct.node*, %struct.node** %3, align 8, !dbg !202
  %15 = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 1, !dbg !203
  store i32 %13, i32* %15, align 8, !dbg !204
  %16 = load %struct.node*, %struct.node** %3, align 8, !dbg !205
  store %struct.node* %16, %struct.node** %1, align 8, !dbg !206
  br label %17, !dbg !207

17:                                               ; preds = %7
  %18 = load i32, i32* %2, align 4, !dbg !208
  %19 = add nsw i32 %18, 1, !dbg !208
  store i32 %19, i32* %2, align 4, !dbg !208
  br label %4, !dbg !209, !llvm.loop !210

20:                                               ; preds = %4
  %21 = load i32, i32* @bad, align 4, !dbg !212
  %22 = icmp ne i32 %21, 0, !dbg !212
  br i1 %22, label %25, label %23, !dbg !214

23:                                               ; preds = %20
  %24 = load %struct.node*, %struct.node** %1, align 8, !dbg !215
  store %struct.node* %24, %struct.node** @kept, align 8, !dbg !216
  br label %25, !dbg !217

25:                                               ; preds = %23, %20
  ret void, !dbg !218
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_ring() #0 !dbg !219 {
  %1 = alloca %struct.node*, align 8
  %2 = alloca %struct.node*, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !220, metadata !DIExpression()), !dbg !221
  %3 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !222
  %4 = bitcast i8* %3 to %struct.node*, !dbg !222
  store %struct.node* %4, %struct.node** %1, align 8, !dbg !221
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !223, metadata !DIExpression()), !dbg !224
  %5 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !225
  %6 = bitcast i8* %5 to %struct.node*, !dbg !225
  store %struct.node* %6, %struct.node** %2, align 8, !dbg !224
  %7 = load %struct.node*, %struct.node** %2, align 8, !dbg !226
  %8 = load %struct.node*, %struct.node** %1, align 8, !dbg !227
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !228
  store %struct.node* %7, %struct.node** %9, align 8, !dbg !229
  %10 = load %struct.node*, %struct.node** %1, align 8, !dbg !230
  %11 = load %struct.node*, %struct.node** %2, align 8, !dbg !231
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !232
  store %struct.node* %10, %struct.node** %12, align 8, !dbg !233
  %13 = load i32, i32* @bad, align 4, !dbg !234
  %14 = icmp ne i32 %13, 0, !dbg !234
  br i1 %14, label %17, label %15, !dbg !236

15:                                               ; preds = %0
  %16 = load %struct.node*, %struct.node** %1, align 8, !dbg !237
  store %struct.node* %16, %struct.node** @kept, align 8, !dbg !238
  br label %17, !dbg !239

17:                                               ; preds = %15, %0
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_of_copy() #0 !dbg !241 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !242, metadata !DIExpression()), !dbg !243
  %2 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !244
  store i8* %2, i8** %1, align 8, !dbg !243
  %3 = load i32, i32* @bad, align 4, !dbg !245
  %4 = icmp ne i32 %3, 0, !dbg !245
  br i1 %4, label %8, label %5, !dbg !247

5:                                                ; preds = %0
  %6 = load i8*, i8** %1, align 8, !dbg !248
  %7 = getelementptr inbounds i8, i8* %6, i64 2, !dbg !249
  store i8* %7, i8** @interior, align 8, !dbg !250
  br label %8, !dbg !251

8:                                                ; preds = %5, %0
  ret void, !dbg !252
}

; Function Attrs: nounwind
declare noalias i8* @strdup(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_realloc() #0 !dbg !253 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !254, metadata !DIExpression()), !dbg !255
  %2 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !256
  store i8* %2, i8** %1, align 8, !dbg !255
  %3 = load i8*, i8** %1, align 8, !dbg !257
  %4 = call i8* @realloc(i8* noundef %3, i64 noundef 8) #7, !dbg !258
  store i8* %4, i8** %1, align 8, !dbg !259
  %5 = load i32, i32* @bad, align 4, !dbg !260
  %6 = icmp ne i32 %5, 0, !dbg !260
  br i1 %6, label %9, label %7, !dbg !262

7:                                                ; preds = %0
  %8 = load i8*, i8** %1, align 8, !dbg !263
  call void @free(i8* noundef %8) #7, !dbg !264
  br label %9, !dbg !264

9:                                                ; preds = %7, %0
  ret void, !dbg !265
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_element() #0 !dbg !266 {
  %1 = alloca %struct.node*, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !267, metadata !DIExpression()), !dbg !268
  %2 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !269
  %3 = bitcast i8* %2 to %struct.node*, !dbg !269
  store %struct.node* %3, %struct.node** %1, align 8, !dbg !268
  %4 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !270
  %5 = bitcast i8* %4 to %struct.node*, !dbg !270
  %6 = load %struct.node*, %struct.node** %1, align 8, !dbg !271
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 0, !dbg !272
  store %struct.node* %5, %struct.node** %7, align 8, !dbg !273
  %8 = load %struct.node*, %struct.node** %1, align 8, !dbg !274
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !275
  %10 = load %struct.node*, %struct.node** %9, align 8, !dbg !275
  %11 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !276
  store %struct.node* null, %struct.node** %11, align 8, !dbg !277
  %12 = load i32, i32* @bad, align 4, !dbg !278
  %13 = icmp ne i32 %12, 0, !dbg !278
  br i1 %13, label %19, label %14, !dbg !280

14:                                               ; preds = %0
  %15 = load %struct.node*, %struct.node** %1, align 8, !dbg !281
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 0, !dbg !282
  %17 = load %struct.node*, %struct.node** %16, align 8, !dbg !282
  %18 = bitcast %struct.node* %17 to i8*, !dbg !281
  call void @free(i8* noundef %18) #7, !dbg !283
  br label %19, !dbg !283

19:                                               ; preds = %14, %0
  %20 = load %struct.node*, %struct.node** %1, align 8, !dbg !284
  %21 = bitcast %struct.node* %20 to i8*, !dbg !284
  call void @free(i8* noundef %21) #7, !dbg !285
  ret void, !dbg !286
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_exit_in_scope() #0 !dbg !287 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !288, metadata !DIExpression()), !dbg !289
  %2 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !290
  store i8* %2, i8** %1, align 8, !dbg !289
  %3 = load i32, i32* @bad, align 4, !dbg !291
  %4 = icmp ne i32 %3, 0, !dbg !291
  br i1 %4, label %5, label %6, !dbg !293

5:                                                ; preds = %0
  store i8* null, i8** %1, align 8, !dbg !294
  br label %6, !dbg !295

6:                                                ; preds = %5, %0
  call void @exit(i32 noundef 0) #8, !dbg !296
  unreachable, !dbg !296
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readonly willreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !7, line: 18, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/leak.c", directory: ".", checksumkind: CSK_MD5, checksum: "6a1b896de134280c2d3f38a6459aeb11")
!4 = !{!5, !0, !20, !22, !24, !26, !31, !33, !41, !43, !45, !47, !49, !51}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !7, line: 17, type: !8, isLocal: true, isDefinition: true)
!7 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !7, line: 12, size: 192, elements: !10)
!10 = !{!11, !15, !19}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !9, file: !7, line: 13, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !9, file: !7, line: 14, baseType: !16, size: 64, offset: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DISubroutineType(types: !18)
!18 = !{null}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !7, line: 15, baseType: !8, size: 64, offset: 128)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "entry_leak_local", scope: !2, file: !3, line: 30, type: !9, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "entry_leak_buffer_of_a_stream", scope: !2, file: !3, line: 39, type: !9, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "entry_leak_overwritten", scope: !2, file: !3, line: 45, type: !9, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "p", scope: !28, file: !3, line: 47, type: !30, isLocal: true, isDefinition: true)
!28 = distinct !DISubprogram(name: "leak_overwritten", scope: !3, file: !3, line: 45, type: !17, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!29 = !{}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "entry_leak_list", scope: !2, file: !3, line: 54, type: !9, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 12, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 8, size: 128, elements: !37)
!37 = !{!38, !39}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !36, file: !3, line: 9, baseType: !35, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !36, file: !3, line: 10, baseType: !40, size: 32, offset: 64)
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_leak_ring", scope: !2, file: !3, line: 67, type: !9, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_leak_of_copy", scope: !2, file: !3, line: 76, type: !9, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "interior", scope: !2, file: !3, line: 13, type: !30, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_leak_realloc", scope: !2, file: !3, line: 83, type: !9, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_leak_element", scope: !2, file: !3, line: 91, type: !9, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_leak_exit_in_scope", scope: !2, file: !3, line: 101, type: !9, isLocal: true, isDefinition: true)
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 7, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 1}
!59 = !{i32 7, !"frame-pointer", i32 2}
!60 = !{!"Debian clang version 14.0.6"}
!61 = distinct !DISubprogram(name: "main", scope: !7, file: !7, line: 30, type: !62, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!62 = !DISubroutineType(types: !63)
!63 = !{!40, !40, !64}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!65 = !DILocalVariable(name: "argc", arg: 1, scope: !61, file: !7, line: 30, type: !40)
!66 = !DILocation(line: 30, column: 14, scope: !61)
!67 = !DILocalVariable(name: "argv", arg: 2, scope: !61, file: !7, line: 30, type: !64)
!68 = !DILocation(line: 30, column: 27, scope: !61)
!69 = !DILocation(line: 32, column: 11, scope: !61)
!70 = !DILocation(line: 32, column: 16, scope: !61)
!71 = !DILocation(line: 32, column: 20, scope: !61)
!72 = !DILocation(line: 32, column: 30, scope: !61)
!73 = !DILocation(line: 32, column: 23, scope: !61)
!74 = !DILocation(line: 32, column: 46, scope: !61)
!75 = !DILocation(line: 0, scope: !61)
!76 = !DILocation(line: 32, column: 9, scope: !61)
!77 = !DILocalVariable(name: "c", scope: !78, file: !7, line: 33, type: !8)
!78 = distinct !DILexicalBlock(scope: !61, file: !7, line: 33, column: 5)
!79 = !DILocation(line: 33, column: 29, scope: !78)
!80 = !DILocation(line: 33, column: 33, scope: !78)
!81 = !DILocation(line: 33, column: 10, scope: !78)
!82 = !DILocation(line: 33, column: 44, scope: !83)
!83 = distinct !DILexicalBlock(scope: !78, file: !7, line: 33, column: 5)
!84 = !DILocation(line: 33, column: 5, scope: !78)
!85 = !DILocation(line: 34, column: 13, scope: !86)
!86 = distinct !DILexicalBlock(scope: !83, file: !7, line: 34, column: 13)
!87 = !DILocation(line: 34, column: 18, scope: !86)
!88 = !DILocation(line: 34, column: 22, scope: !86)
!89 = !DILocation(line: 34, column: 32, scope: !86)
!90 = !DILocation(line: 34, column: 41, scope: !86)
!91 = !DILocation(line: 34, column: 44, scope: !86)
!92 = !DILocation(line: 34, column: 25, scope: !86)
!93 = !DILocation(line: 34, column: 50, scope: !86)
!94 = !DILocation(line: 34, column: 13, scope: !83)
!95 = !DILocation(line: 35, column: 13, scope: !96)
!96 = distinct !DILexicalBlock(scope: !86, file: !7, line: 34, column: 56)
!97 = !DILocation(line: 35, column: 16, scope: !96)
!98 = !DILocation(line: 36, column: 13, scope: !96)
!99 = !DILocation(line: 34, column: 53, scope: !86)
!100 = !DILocation(line: 33, column: 51, scope: !83)
!101 = !DILocation(line: 33, column: 54, scope: !83)
!102 = !DILocation(line: 33, column: 49, scope: !83)
!103 = !DILocation(line: 33, column: 5, scope: !83)
!104 = distinct !{!104, !84, !105, !106}
!105 = !DILocation(line: 37, column: 9, scope: !78)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 38, column: 5, scope: !61)
!108 = !DILocation(line: 39, column: 1, scope: !61)
!109 = distinct !DISubprogram(name: "add_leak_local", scope: !3, file: !3, line: 30, type: !17, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!110 = !DILocation(line: 30, column: 1, scope: !109)
!111 = distinct !DISubprogram(name: "add_leak_buffer_of_a_stream", scope: !3, file: !3, line: 39, type: !17, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!112 = !DILocation(line: 39, column: 1, scope: !111)
!113 = distinct !DISubprogram(name: "add_leak_overwritten", scope: !3, file: !3, line: 45, type: !17, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!114 = !DILocation(line: 45, column: 1, scope: !113)
!115 = distinct !DISubprogram(name: "add_leak_list", scope: !3, file: !3, line: 54, type: !17, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!116 = !DILocation(line: 54, column: 1, scope: !115)
!117 = distinct !DISubprogram(name: "add_leak_ring", scope: !3, file: !3, line: 67, type: !17, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!118 = !DILocation(line: 67, column: 1, scope: !117)
!119 = distinct !DISubprogram(name: "add_leak_of_copy", scope: !3, file: !3, line: 76, type: !17, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!120 = !DILocation(line: 76, column: 1, scope: !119)
!121 = distinct !DISubprogram(name: "add_leak_realloc", scope: !3, file: !3, line: 83, type: !17, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!122 = !DILocation(line: 83, column: 1, scope: !121)
!123 = distinct !DISubprogram(name: "add_leak_element", scope: !3, file: !3, line: 91, type: !17, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!124 = !DILocation(line: 91, column: 1, scope: !123)
!125 = distinct !DISubprogram(name: "add_leak_exit_in_scope", scope: !3, file: !3, line: 101, type: !17, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!126 = !DILocation(line: 101, column: 1, scope: !125)
!127 = distinct !DISubprogram(name: "leak_local", scope: !3, file: !3, line: 30, type: !17, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!128 = !DILocation(line: 32, column: 5, scope: !127)
!129 = !DILocalVariable(name: "p", scope: !127, file: !3, line: 33, type: !30)
!130 = !DILocation(line: 33, column: 11, scope: !127)
!131 = !DILocation(line: 33, column: 15, scope: !127)
!132 = !DILocation(line: 34, column: 5, scope: !127)
!133 = !DILocation(line: 34, column: 10, scope: !127)
!134 = !DILocation(line: 35, column: 10, scope: !135)
!135 = distinct !DILexicalBlock(scope: !127, file: !3, line: 35, column: 9)
!136 = !DILocation(line: 35, column: 9, scope: !127)
!137 = !DILocation(line: 36, column: 14, scope: !135)
!138 = !DILocation(line: 36, column: 9, scope: !135)
!139 = !DILocation(line: 37, column: 1, scope: !127)
!140 = distinct !DISubprogram(name: "use_library", scope: !3, file: !3, line: 16, type: !17, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!141 = !DILocalVariable(name: "ends", scope: !140, file: !3, line: 18, type: !142)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 64, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: 2)
!145 = !DILocation(line: 18, column: 9, scope: !140)
!146 = !DILocation(line: 19, column: 14, scope: !147)
!147 = distinct !DILexicalBlock(scope: !140, file: !3, line: 19, column: 9)
!148 = !DILocation(line: 19, column: 9, scope: !147)
!149 = !DILocation(line: 19, column: 20, scope: !147)
!150 = !DILocation(line: 19, column: 9, scope: !140)
!151 = !DILocation(line: 20, column: 15, scope: !152)
!152 = distinct !DILexicalBlock(scope: !147, file: !3, line: 19, column: 26)
!153 = !DILocation(line: 20, column: 9, scope: !152)
!154 = !DILocation(line: 21, column: 15, scope: !152)
!155 = !DILocation(line: 21, column: 9, scope: !152)
!156 = !DILocation(line: 22, column: 5, scope: !152)
!157 = !DILocation(line: 23, column: 5, scope: !140)
!158 = !DILocation(line: 24, column: 5, scope: !140)
!159 = !DILocation(line: 25, column: 5, scope: !140)
!160 = !DILocation(line: 26, column: 5, scope: !140)
!161 = !DILocation(line: 27, column: 5, scope: !140)
!162 = !DILocation(line: 28, column: 1, scope: !140)
!163 = distinct !DISubprogram(name: "leak_buffer_of_a_stream", scope: !3, file: !3, line: 39, type: !17, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!164 = !DILocalVariable(name: "buffer", scope: !163, file: !3, line: 41, type: !30)
!165 = !DILocation(line: 41, column: 11, scope: !163)
!166 = !DILocation(line: 41, column: 20, scope: !163)
!167 = !DILocation(line: 42, column: 13, scope: !163)
!168 = !DILocation(line: 42, column: 21, scope: !163)
!169 = !DILocation(line: 42, column: 31, scope: !163)
!170 = !DILocation(line: 42, column: 5, scope: !163)
!171 = !DILocation(line: 43, column: 1, scope: !163)
!172 = !DILocation(line: 48, column: 9, scope: !28)
!173 = !DILocation(line: 48, column: 7, scope: !28)
!174 = !DILocation(line: 49, column: 10, scope: !175)
!175 = distinct !DILexicalBlock(scope: !28, file: !3, line: 49, column: 9)
!176 = !DILocation(line: 49, column: 9, scope: !28)
!177 = !DILocation(line: 50, column: 14, scope: !175)
!178 = !DILocation(line: 50, column: 9, scope: !175)
!179 = !DILocation(line: 51, column: 9, scope: !28)
!180 = !DILocation(line: 51, column: 7, scope: !28)
!181 = !DILocation(line: 52, column: 1, scope: !28)
!182 = distinct !DISubprogram(name: "leak_list", scope: !3, file: !3, line: 54, type: !17, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!183 = !DILocalVariable(name: "list", scope: !182, file: !3, line: 56, type: !35)
!184 = !DILocation(line: 56, column: 18, scope: !182)
!185 = !DILocalVariable(name: "i", scope: !186, file: !3, line: 57, type: !40)
!186 = distinct !DILexicalBlock(scope: !182, file: !3, line: 57, column: 5)
!187 = !DILocation(line: 57, column: 14, scope: !186)
!188 = !DILocation(line: 57, column: 10, scope: !186)
!189 = !DILocation(line: 57, column: 21, scope: !190)
!190 = distinct !DILexicalBlock(scope: !186, file: !3, line: 57, column: 5)
!191 = !DILocation(line: 57, column: 23, scope: !190)
!192 = !DILocation(line: 57, column: 5, scope: !186)
!193 = !DILocalVariable(name: "n", scope: !194, file: !3, line: 58, type: !35)
!194 = distinct !DILexicalBlock(scope: !190, file: !3, line: 57, column: 33)
!195 = !DILocation(line: 58, column: 22, scope: !194)
!196 = !DILocation(line: 58, column: 26, scope: !194)
!197 = !DILocation(line: 59, column: 19, scope: !194)
!198 = !DILocation(line: 59, column: 9, scope: !194)
!199 = !DILocation(line: 59, column: 12, scope: !194)
!200 = !DILocation(line: 59, column: 17, scope: !194)
!201 = !DILocation(line: 60, column: 20, scope: !194)
!202 = !DILocation(line: 60, column: 9, scope: !194)
!203 = !DILocation(line: 60, column: 12, scope: !194)
!204 = !DILocation(line: 60, column: 18, scope: !194)
!205 = !DILocation(line: 61, column: 16, scope: !194)
!206 = !DILocation(line: 61, column: 14, scope: !194)
!207 = !DILocation(line: 62, column: 5, scope: !194)
!208 = !DILocation(line: 57, column: 29, scope: !190)
!209 = !DILocation(line: 57, column: 5, scope: !190)
!210 = distinct !{!210, !192, !211, !106}
!211 = !DILocation(line: 62, column: 5, scope: !186)
!212 = !DILocation(line: 63, column: 10, scope: !213)
!213 = distinct !DILexicalBlock(scope: !182, file: !3, line: 63, column: 9)
!214 = !DILocation(line: 63, column: 9, scope: !182)
!215 = !DILocation(line: 64, column: 16, scope: !213)
!216 = !DILocation(line: 64, column: 14, scope: !213)
!217 = !DILocation(line: 64, column: 9, scope: !213)
!218 = !DILocation(line: 65, column: 1, scope: !182)
!219 = distinct !DISubprogram(name: "leak_ring", scope: !3, file: !3, line: 67, type: !17, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!220 = !DILocalVariable(name: "a", scope: !219, file: !3, line: 69, type: !35)
!221 = !DILocation(line: 69, column: 18, scope: !219)
!222 = !DILocation(line: 69, column: 22, scope: !219)
!223 = !DILocalVariable(name: "b", scope: !219, file: !3, line: 69, type: !35)
!224 = !DILocation(line: 69, column: 42, scope: !219)
!225 = !DILocation(line: 69, column: 46, scope: !219)
!226 = !DILocation(line: 70, column: 15, scope: !219)
!227 = !DILocation(line: 70, column: 5, scope: !219)
!228 = !DILocation(line: 70, column: 8, scope: !219)
!229 = !DILocation(line: 70, column: 13, scope: !219)
!230 = !DILocation(line: 71, column: 15, scope: !219)
!231 = !DILocation(line: 71, column: 5, scope: !219)
!232 = !DILocation(line: 71, column: 8, scope: !219)
!233 = !DILocation(line: 71, column: 13, scope: !219)
!234 = !DILocation(line: 72, column: 10, scope: !235)
!235 = distinct !DILexicalBlock(scope: !219, file: !3, line: 72, column: 9)
!236 = !DILocation(line: 72, column: 9, scope: !219)
!237 = !DILocation(line: 73, column: 16, scope: !235)
!238 = !DILocation(line: 73, column: 14, scope: !235)
!239 = !DILocation(line: 73, column: 9, scope: !235)
!240 = !DILocation(line: 74, column: 1, scope: !219)
!241 = distinct !DISubprogram(name: "leak_of_copy", scope: !3, file: !3, line: 76, type: !17, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!242 = !DILocalVariable(name: "p", scope: !241, file: !3, line: 78, type: !30)
!243 = !DILocation(line: 78, column: 11, scope: !241)
!244 = !DILocation(line: 78, column: 15, scope: !241)
!245 = !DILocation(line: 79, column: 10, scope: !246)
!246 = distinct !DILexicalBlock(scope: !241, file: !3, line: 79, column: 9)
!247 = !DILocation(line: 79, column: 9, scope: !241)
!248 = !DILocation(line: 80, column: 20, scope: !246)
!249 = !DILocation(line: 80, column: 22, scope: !246)
!250 = !DILocation(line: 80, column: 18, scope: !246)
!251 = !DILocation(line: 80, column: 9, scope: !246)
!252 = !DILocation(line: 81, column: 1, scope: !241)
!253 = distinct !DISubprogram(name: "leak_realloc", scope: !3, file: !3, line: 83, type: !17, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!254 = !DILocalVariable(name: "p", scope: !253, file: !3, line: 85, type: !30)
!255 = !DILocation(line: 85, column: 11, scope: !253)
!256 = !DILocation(line: 85, column: 15, scope: !253)
!257 = !DILocation(line: 86, column: 17, scope: !253)
!258 = !DILocation(line: 86, column: 9, scope: !253)
!259 = !DILocation(line: 86, column: 7, scope: !253)
!260 = !DILocation(line: 87, column: 10, scope: !261)
!261 = distinct !DILexicalBlock(scope: !253, file: !3, line: 87, column: 9)
!262 = !DILocation(line: 87, column: 9, scope: !253)
!263 = !DILocation(line: 88, column: 14, scope: !261)
!264 = !DILocation(line: 88, column: 9, scope: !261)
!265 = !DILocation(line: 89, column: 1, scope: !253)
!266 = distinct !DISubprogram(name: "leak_element", scope: !3, file: !3, line: 91, type: !17, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!267 = !DILocalVariable(name: "n", scope: !266, file: !3, line: 93, type: !35)
!268 = !DILocation(line: 93, column: 18, scope: !266)
!269 = !DILocation(line: 93, column: 22, scope: !266)
!270 = !DILocation(line: 94, column: 15, scope: !266)
!271 = !DILocation(line: 94, column: 5, scope: !266)
!272 = !DILocation(line: 94, column: 8, scope: !266)
!273 = !DILocation(line: 94, column: 13, scope: !266)
!274 = !DILocation(line: 95, column: 5, scope: !266)
!275 = !DILocation(line: 95, column: 8, scope: !266)
!276 = !DILocation(line: 95, column: 14, scope: !266)
!277 = !DILocation(line: 95, column: 19, scope: !266)
!278 = !DILocation(line: 96, column: 10, scope: !279)
!279 = distinct !DILexicalBlock(scope: !266, file: !3, line: 96, column: 9)
!280 = !DILocation(line: 96, column: 9, scope: !266)
!281 = !DILocation(line: 97, column: 14, scope: !279)
!282 = !DILocation(line: 97, column: 17, scope: !279)
!283 = !DILocation(line: 97, column: 9, scope: !279)
!284 = !DILocation(line: 98, column: 10, scope: !266)
!285 = !DILocation(line: 98, column: 5, scope: !266)
!286 = !DILocation(line: 99, column: 1, scope: !266)
!287 = distinct !DISubprogram(name: "leak_exit_in_scope", scope: !3, file: !3, line: 101, type: !17, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!288 = !DILocalVariable(name: "p", scope: !287, file: !3, line: 103, type: !30)
!289 = !DILocation(line: 103, column: 11, scope: !287)
!290 = !DILocation(line: 103, column: 15, scope: !287)
!291 = !DILocation(line: 104, column: 9, scope: !292)
!292 = distinct !DILexicalBlock(scope: !287, file: !3, line: 104, column: 9)
!293 = !DILocation(line: 104, column: 9, scope: !287)
!294 = !DILocation(line: 105, column: 11, scope: !292)
!295 = !DILocation(line: 105, column: 9, scope: !292)
!296 = !DILocation(line: 106, column: 5, scope: !287)
