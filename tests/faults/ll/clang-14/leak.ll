; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/leak.c
; ModuleID = 'tests/faults/leak.c'
source_filename = "tests/faults/leak.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct.node = type { %struct.node*, i32 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !5
@entry_leak_local = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), void ()* @leak_local, %struct.fault_case* null }, align 8, !dbg !20
@entry_leak_overwritten = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.7, i32 0, i32 0), void ()* @leak_overwritten, %struct.fault_case* null }, align 8, !dbg !22
@entry_leak_list = internal global %struct.fault_case { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i32 0, i32 0), void ()* @leak_list, %struct.fault_case* null }, align 8, !dbg !29
@entry_leak_ring = internal global %struct.fault_case { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i32 0, i32 0), void ()* @leak_ring, %struct.fault_case* null }, align 8, !dbg !39
@entry_leak_of_copy = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.10, i32 0, i32 0), void ()* @leak_of_copy, %struct.fault_case* null }, align 8, !dbg !41
@entry_leak_realloc = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i32 0, i32 0), void ()* @leak_realloc, %struct.fault_case* null }, align 8, !dbg !45
@entry_leak_element = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.13, i32 0, i32 0), void ()* @leak_element, %struct.fault_case* null }, align 8, !dbg !47
@entry_leak_exit_in_scope = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i32 0, i32 0), void ()* @leak_exit_in_scope, %struct.fault_case* null }, align 8, !dbg !49
@.str.1 = private unnamed_addr constant [11 x i8] c"leak_local\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"cc\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"C.UTF-8\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.7 = private unnamed_addr constant [17 x i8] c"leak_overwritten\00", align 1
@leak_overwritten.p = internal global i8* null, align 8, !dbg !24
@.str.8 = private unnamed_addr constant [10 x i8] c"leak_list\00", align 1
@kept = internal global %struct.node* null, align 8, !dbg !31
@.str.9 = private unnamed_addr constant [10 x i8] c"leak_ring\00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"leak_of_copy\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@interior = internal global i8* null, align 8, !dbg !43
@.str.12 = private unnamed_addr constant [13 x i8] c"leak_realloc\00", align 1
@.str.13 = private unnamed_addr constant [13 x i8] c"leak_element\00", align 1
@.str.14 = private unnamed_addr constant [19 x i8] c"leak_exit_in_scope\00", align 1
@llvm.global_ctors = appending global [8 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_leak_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_overwritten, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_list, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_ring, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_of_copy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_realloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_element, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_leak_exit_in_scope, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !59 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !63, metadata !DIExpression()), !dbg !64
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !65, metadata !DIExpression()), !dbg !66
  %7 = load i32, i32* %4, align 4, !dbg !67
  %8 = icmp sgt i32 %7, 2, !dbg !68
  br i1 %8, label %9, label %15, !dbg !69

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !70
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !70
  %12 = load i8*, i8** %11, align 8, !dbg !70
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #6, !dbg !71
  %14 = icmp eq i32 %13, 0, !dbg !72
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !73
  %17 = zext i1 %16 to i32, !dbg !69
  store i32 %17, i32* @bad, align 4, !dbg !74
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !75, metadata !DIExpression()), !dbg !77
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !78
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !77
  br label %19, !dbg !79

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !80
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !82
  br i1 %21, label %22, label %43, !dbg !82

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !83
  %24 = icmp sgt i32 %23, 1, !dbg !85
  br i1 %24, label %25, label %38, !dbg !86

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !87
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !87
  %28 = load i8*, i8** %27, align 8, !dbg !87
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !88
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !89
  %31 = load i8*, i8** %30, align 8, !dbg !89
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #6, !dbg !90
  %33 = icmp eq i32 %32, 0, !dbg !91
  br i1 %33, label %34, label %38, !dbg !92

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !93
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !95
  %37 = load void ()*, void ()** %36, align 8, !dbg !95
  call void %37(), !dbg !93
  store i32 0, i32* %3, align 4, !dbg !96
  br label %44, !dbg !96

38:                                               ; preds = %25, %22
  br label %39, !dbg !97

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !98
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !99
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !99
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !100
  br label %19, !dbg !101, !llvm.loop !102

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !105
  br label %44, !dbg !105

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !106
  ret i32 %45, !dbg !106
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_local() #0 !dbg !107 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !108
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_local, i32 0, i32 2), align 8, !dbg !108
  store %struct.fault_case* @entry_leak_local, %struct.fault_case** @all_cases, align 8, !dbg !108
  ret void, !dbg !108
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_overwritten() #0 !dbg !109 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !110
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_overwritten, i32 0, i32 2), align 8, !dbg !110
  store %struct.fault_case* @entry_leak_overwritten, %struct.fault_case** @all_cases, align 8, !dbg !110
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_list() #0 !dbg !111 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !112
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_list, i32 0, i32 2), align 8, !dbg !112
  store %struct.fault_case* @entry_leak_list, %struct.fault_case** @all_cases, align 8, !dbg !112
  ret void, !dbg !112
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_ring() #0 !dbg !113 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !114
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_ring, i32 0, i32 2), align 8, !dbg !114
  store %struct.fault_case* @entry_leak_ring, %struct.fault_case** @all_cases, align 8, !dbg !114
  ret void, !dbg !114
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_of_copy() #0 !dbg !115 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !116
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_of_copy, i32 0, i32 2), align 8, !dbg !116
  store %struct.fault_case* @entry_leak_of_copy, %struct.fault_case** @all_cases, align 8, !dbg !116
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_realloc() #0 !dbg !117 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !118
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_realloc, i32 0, i32 2), align 8, !dbg !118
  store %struct.fault_case* @entry_leak_realloc, %struct.fault_case** @all_cases, align 8, !dbg !118
  ret void, !dbg !118
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_element() #0 !dbg !119 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !120
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_element, i32 0, i32 2), align 8, !dbg !120
  store %struct.fault_case* @entry_leak_element, %struct.fault_case** @all_cases, align 8, !dbg !120
  ret void, !dbg !120
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_exit_in_scope() #0 !dbg !121 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !122
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_leak_exit_in_scope, i32 0, i32 2), align 8, !dbg !122
  store %struct.fault_case* @entry_leak_exit_in_scope, %struct.fault_case** @all_cases, align 8, !dbg !122
  ret void, !dbg !122
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_local() #0 !dbg !123 {
  %1 = alloca i8*, align 8
  call void @use_library(), !dbg !124
  call void @llvm.dbg.declare(metadata i8** %1, metadata !125, metadata !DIExpression()), !dbg !126
  %2 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !127
  store i8* %2, i8** %1, align 8, !dbg !126
  %3 = load i8*, i8** %1, align 8, !dbg !128
  %4 = getelementptr inbounds i8, i8* %3, i64 0, !dbg !128
  store i8 1, i8* %4, align 1, !dbg !129
  %5 = load i32, i32* @bad, align 4, !dbg !130
  %6 = icmp ne i32 %5, 0, !dbg !130
  br i1 %6, label %9, label %7, !dbg !132

7:                                                ; preds = %0
  %8 = load i8*, i8** %1, align 8, !dbg !133
  call void @free(i8* noundef %8) #7, !dbg !134
  br label %9, !dbg !134

9:                                                ; preds = %7, %0
  ret void, !dbg !135
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use_library() #0 !dbg !136 {
  %1 = alloca [2 x i32], align 4
  call void @llvm.dbg.declare(metadata [2 x i32]* %1, metadata !137, metadata !DIExpression()), !dbg !141
  %2 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !142
  %3 = call i32 @pipe(i32* noundef %2) #7, !dbg !144
  %4 = icmp eq i32 %3, 0, !dbg !145
  br i1 %4, label %5, label %12, !dbg !146

5:                                                ; preds = %0
  %6 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !147
  %7 = load i32, i32* %6, align 4, !dbg !147
  %8 = call i32 @close(i32 noundef %7), !dbg !149
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 1, !dbg !150
  %10 = load i32, i32* %9, align 4, !dbg !150
  %11 = call i32 @close(i32 noundef %10), !dbg !151
  br label %12, !dbg !152

12:                                               ; preds = %5, %0
  %13 = call i32 @setenv(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i32 noundef 1) #7, !dbg !153
  %14 = call i32 @setenv(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i32 noundef 1) #7, !dbg !154
  %15 = call i32 @unsetenv(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !155
  %16 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !156
  %17 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !157
  ret void, !dbg !158
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
define internal void @leak_overwritten() #0 !dbg !26 {
  %1 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !159
  store i8* %1, i8** @leak_overwritten.p, align 8, !dbg !160
  %2 = load i32, i32* @bad, align 4, !dbg !161
  %3 = icmp ne i32 %2, 0, !dbg !161
  br i1 %3, label %6, label %4, !dbg !163

4:                                                ; preds = %0
  %5 = load i8*, i8** @leak_overwritten.p, align 8, !dbg !164
  call void @free(i8* noundef %5) #7, !dbg !165
  br label %6, !dbg !165

6:                                                ; preds = %4, %0
  %7 = call noalias i8* @malloc(i64 noundef 5) #7, !dbg !166
  store i8* %7, i8** @leak_overwritten.p, align 8, !dbg !167
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_list() #0 !dbg !169 {
  %1 = alloca %struct.node*, align 8
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !170, metadata !DIExpression()), !dbg !171
  store %struct.node* null, %struct.node** %1, align 8, !dbg !171
  call void @llvm.dbg.declare(metadata i32* %2, metadata !172, metadata !DIExpression()), !dbg !174
  store i32 0, i32* %2, align 4, !dbg !174
  br label %4, !dbg !175

4:                                                ; preds = %17, %0
  %5 = load i32, i32* %2, align 4, !dbg !176
  %6 = icmp slt i32 %5, 3, !dbg !178
  br i1 %6, label %7, label %20, !dbg !179

7:                                                ; preds = %4
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !180, metadata !DIExpression()), !dbg !182
  %8 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !183
  %9 = bitcast i8* %8 to %struct.node*, !dbg !183
  store %struct.node* %9, %struct.node** %3, align 8, !dbg !182
  %10 = load %struct.node*, %struct.node** %1, align 8, !dbg !184
  %11 = load %struct.node*, %struct.node** %3, align 8, !dbg !185
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !186
  store %struct.node* %10, %struct.node** %12, align 8, !dbg !187
  %13 = load i32, i32* %2, align 4, !dbg !188
  %14 = load %struct.node*, %struct.node** %3, align 8, !dbg !189
  %15 = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 1, !dbg !190
  store i32 %13, i32* %15, align 8, !dbg !191
  %16 = load %struct.node*, %struct.node** %3, align 8, !dbg !192
  store %struct.node* %16, %struct.node** %1, align 8, !dbg !193
  br label %17, !dbg !194

17:                                               ; preds = %7
  %18 = load i32, i32* %2, align 4, !dbg !195
  %19 = add nsw i32 %18, 1, !dbg !195
  store i32 %19, i32* %2, align 4, !dbg !195
  br label %4, !dbg !196, !llvm.loop !197

20:                                               ; preds = %4
  %21 = load i32, i32* @bad, align 4, !dbg !199
  %22 = icmp ne i32 %21, 0, !dbg !199
  br i1 %22, label %25, label %23, !dbg !201

23:                                               ; preds = %20
  %24 = load %struct.node*, %struct.node** %1, align 8, !dbg !202
  store %struct.node* %24, %struct.node** @kept, align 8, !dbg !203
  br label %25, !dbg !204

25:                                               ; preds = %23, %20
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_ring() #0 !dbg !206 {
  %1 = alloca %struct.node*, align 8
  %2 = alloca %struct.node*, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !207, metadata !DIExpression()), !dbg !208
  %3 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !209
  %4 = bitcast i8* %3 to %struct.node*, !dbg !209
  store %struct.node* %4, %struct.node** %1, align 8, !dbg !208
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !210, metadata !DIExpression()), !dbg !211
  %5 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !212
  %6 = bitcast i8* %5 to %struct.node*, !dbg !212
  store %struct.node* %6, %struct.node** %2, align 8, !dbg !211
  %7 = load %struct.node*, %struct.node** %2, align 8, !dbg !213
  %8 = load %struct.node*, %struct.node** %1, align 8, !dbg !214
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !215
  store %struct.node* %7, %struct.node** %9, align 8, !dbg !216
  %10 = load %struct.node*, %struct.node** %1, align 8, !dbg !217
  %11 = load %struct.node*, %struct.node** %2, align 8, !dbg !218
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !219
  store %struct.node* %10, %struct.node** %12, align 8, !dbg !220
  %13 = load i32, i32* @bad, align 4, !dbg !221
  %14 = icmp ne i32 %13, 0, !dbg !221
  br i1 %14, label %17, label %15, !dbg !223

15:                                               ; preds = %0
  %16 = load %struct.node*, %struct.node** %1, align 8, !dbg !224
  store %struct.node* %16, %struct.node** @kept, align 8, !dbg !225
  br label %17, !dbg !226

17:                                               ; preds = %15, %0
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_of_copy() #0 !dbg !228 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !229, metadata !DIExpression()), !dbg !230
  %2 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !231
  store i8* %2, i8** %1, align 8, !dbg !230
  %3 = load i32, i32* @bad, align 4, !dbg !232
  %4 = icmp ne i32 %3, 0, !dbg !232
  br i1 %4, label %8, label %5, !dbg !234

5:                                                ; preds = %0
  %6 = load i8*, i8** %1, align 8, !dbg !235
  %7 = getelementptr inbounds i8, i8* %6, i64 2, !dbg !236
  store i8* %7, i8** @interior, align 8, !dbg !237
  br label %8, !dbg !238

8:                                                ; preds = %5, %0
  ret void, !dbg !239
}

; Function Attrs: nounwind
declare noalias i8* @strdup(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_realloc() #0 !dbg !240 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !241, metadata !DIExpression()), !dbg !242
  %2 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !243
  store i8* %2, i8** %1, align 8, !dbg !242
  %3 = load i8*, i8** %1, align 8, !dbg !244
  %4 = call i8* @realloc(i8* noundef %3, i64 noundef 8) #7, !dbg !245
  store i8* %4, i8** %1, align 8, !dbg !246
  %5 = load i32, i32* @bad, align 4, !dbg !247
  %6 = icmp ne i32 %5, 0, !dbg !247
  br i1 %6, label %9, label %7, !dbg !249

7:                                                ; preds = %0
  %8 = load i8*, i8** %1, align 8, !dbg !250
  call void @free(i8* noundef %8) #7, !dbg !251
  br label %9, !dbg !251

9:                                                ; preds = %7, %0
  ret void, !dbg !252
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_element() #0 !dbg !253 {
  %1 = alloca %struct.node*, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !254, metadata !DIExpression()), !dbg !255
  %2 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !256
  %3 = bitcast i8* %2 to %struct.node*, !dbg !256
  store %struct.node* %3, %struct.node** %1, align 8, !dbg !255
  %4 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !257
  %5 = bitcast i8* %4 to %struct.node*, !dbg !257
  %6 = load %struct.node*, %struct.node** %1, align 8, !dbg !258
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 0, !dbg !259
  store %struct.node* %5, %struct.node** %7, align 8, !dbg !260
  %8 = load %struct.node*, %struct.node** %1, align 8, !dbg !261
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !262
  %10 = load %struct.node*, %struct.node** %9, align 8, !dbg !262
  %11 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !263
  store %struct.node* null, %struct.node** %11, align 8, !dbg !264
  %12 = load i32, i32* @bad, align 4, !dbg !265
  %13 = icmp ne i32 %12, 0, !dbg !265
  br i1 %13, label %19, label %14, !dbg !267

14:                                               ; preds = %0
  %15 = load %struct.node*, %struct.node** %1, align 8, !dbg !268
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 0, !dbg !269
  %17 = load %struct.node*, %struct.node** %16, align 8, !dbg !269
  %18 = bitcast %struct.node* %17 to i8*, !dbg !268
  call void @free(i8* noundef %18) #7, !dbg !270
  br label %19, !dbg !270

19:                                               ; preds = %14, %0
  %20 = load %struct.node*, %struct.node** %1, align 8, !dbg !271
  %21 = bitcast %struct.node* %20 to i8*, !dbg !271
  call void @free(i8* noundef %21) #7, !dbg !272
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_exit_in_scope() #0 !dbg !274 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !275, metadata !DIExpression()), !dbg !276
  %2 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !277
  store i8* %2, i8** %1, align 8, !dbg !276
  %3 = load i32, i32* @bad, align 4, !dbg !278
  %4 = icmp ne i32 %3, 0, !dbg !278
  br i1 %4, label %5, label %6, !dbg !280

5:                                                ; preds = %0
  store i8* null, i8** %1, align 8, !dbg !281
  br label %6, !dbg !282

6:                                                ; preds = %5, %0
  call void @exit(i32 noundef 0) #8, !dbg !283
  unreachable, !dbg !283
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
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}
!llvm.ident = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !7, line: 18, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/leak.c", directory: ".", checksumkind: CSK_MD5, checksum: "371025e820fa2cd6cf00d33bd2a956ff")
!4 = !{!5, !0, !20, !22, !24, !29, !31, !39, !41, !43, !45, !47, !49}
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
!21 = distinct !DIGlobalVariable(name: "entry_leak_local", scope: !2, file: !3, line: 29, type: !9, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "entry_leak_overwritten", scope: !2, file: !3, line: 38, type: !9, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "p", scope: !26, file: !3, line: 40, type: !28, isLocal: true, isDefinition: true)
!26 = distinct !DISubprogram(name: "leak_overwritten", scope: !3, file: !3, line: 38, type: !17, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!27 = !{}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "entry_leak_list", scope: !2, file: !3, line: 47, type: !9, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 11, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 128, elements: !35)
!35 = !{!36, !37}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !34, file: !3, line: 8, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !34, file: !3, line: 9, baseType: !38, size: 32, offset: 64)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_leak_ring", scope: !2, file: !3, line: 60, type: !9, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_leak_of_copy", scope: !2, file: !3, line: 69, type: !9, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "interior", scope: !2, file: !3, line: 12, type: !28, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_leak_realloc", scope: !2, file: !3, line: 76, type: !9, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_leak_element", scope: !2, file: !3, line: 84, type: !9, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_leak_exit_in_scope", scope: !2, file: !3, line: 94, type: !9, isLocal: true, isDefinition: true)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 7, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 1}
!57 = !{i32 7, !"frame-pointer", i32 2}
!58 = !{!"Debian clang version 14.0.6"}
!59 = distinct !DISubprogram(name: "main", scope: !7, file: !7, line: 30, type: !60, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!60 = !DISubroutineType(types: !61)
!61 = !{!38, !38, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!63 = !DILocalVariable(name: "argc", arg: 1, scope: !59, file: !7, line: 30, type: !38)
!64 = !DILocation(line: 30, column: 14, scope: !59)
!65 = !DILocalVariable(name: "argv", arg: 2, scope: !59, file: !7, line: 30, type: !62)
!66 = !DILocation(line: 30, column: 27, scope: !59)
!67 = !DILocation(line: 32, column: 11, scope: !59)
!68 = !DILocation(line: 32, column: 16, scope: !59)
!69 = !DILocation(line: 32, column: 20, scope: !59)
!70 = !DILocation(line: 32, column: 30, scope: !59)
!71 = !DILocation(line: 32, column: 23, scope: !59)
!72 = !DILocation(line: 32, column: 46, scope: !59)
!73 = !DILocation(line: 0, scope: !59)
!74 = !DILocation(line: 32, column: 9, scope: !59)
!75 = !DILocalVariable(name: "c", scope: !76, file: !7, line: 33, type: !8)
!76 = distinct !DILexicalBlock(scope: !59, file: !7, line: 33, column: 5)
!77 = !DILocation(line: 33, column: 29, scope: !76)
!78 = !DILocation(line: 33, column: 33, scope: !76)
!79 = !DILocation(line: 33, column: 10, scope: !76)
!80 = !DILocation(line: 33, column: 44, scope: !81)
!81 = distinct !DILexicalBlock(scope: !76, file: !7, line: 33, column: 5)
!82 = !DILocation(line: 33, column: 5, scope: !76)
!83 = !DILocation(line: 34, column: 13, scope: !84)
!84 = distinct !DILexicalBlock(scope: !81, file: !7, line: 34, column: 13)
!85 = !DILocation(line: 34, column: 18, scope: !84)
!86 = !DILocation(line: 34, column: 22, scope: !84)
!87 = !DILocation(line: 34, column: 32, scope: !84)
!88 = !DILocation(line: 34, column: 41, scope: !84)
!89 = !DILocation(line: 34, column: 44, scope: !84)
!90 = !DILocation(line: 34, column: 25, scope: !84)
!91 = !DILocation(line: 34, column: 50, scope: !84)
!92 = !DILocation(line: 34, column: 13, scope: !81)
!93 = !DILocation(line: 35, column: 13, scope: !94)
!94 = distinct !DILexicalBlock(scope: !84, file: !7, line: 34, column: 56)
!95 = !DILocation(line: 35, column: 16, scope: !94)
!96 = !DILocation(line: 36, column: 13, scope: !94)
!97 = !DILocation(line: 34, column: 53, scope: !84)
!98 = !DILocation(line: 33, column: 51, scope: !81)
!99 = !DILocation(line: 33, column: 54, scope: !81)
!100 = !DILocation(line: 33, column: 49, scope: !81)
!101 = !DILocation(line: 33, column: 5, scope: !81)
!102 = distinct !{!102, !82, !103, !104}
!103 = !DILocation(line: 37, column: 9, scope: !76)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !DILocation(line: 38, column: 5, scope: !59)
!106 = !DILocation(line: 39, column: 1, scope: !59)
!107 = distinct !DISubprogram(name: "add_leak_local", scope: !3, file: !3, line: 29, type: !17, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!108 = !DILocation(line: 29, column: 1, scope: !107)
!109 = distinct !DISubprogram(name: "add_leak_overwritten", scope: !3, file: !3, line: 38, type: !17, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!110 = !DILocation(line: 38, column: 1, scope: !109)
!111 = distinct !DISubprogram(name: "add_leak_list", scope: !3, file: !3, line: 47, type: !17, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!112 = !DILocation(line: 47, column: 1, scope: !111)
!113 = distinct !DISubprogram(name: "add_leak_ring", scope: !3, file: !3, line: 60, type: !17, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!114 = !DILocation(line: 60, column: 1, scope: !113)
!115 = distinct !DISubprogram(name: "add_leak_of_copy", scope: !3, file: !3, line: 69, type: !17, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!116 = !DILocation(line: 69, column: 1, scope: !115)
!117 = distinct !DISubprogram(name: "add_leak_realloc", scope: !3, file: !3, line: 76, type: !17, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!118 = !DILocation(line: 76, column: 1, scope: !117)
!119 = distinct !DISubprogram(name: "add_leak_element", scope: !3, file: !3, line: 84, type: !17, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!120 = !DILocation(line: 84, column: 1, scope: !119)
!121 = distinct !DISubprogram(name: "add_leak_exit_in_scope", scope: !3, file: !3, line: 94, type: !17, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!122 = !DILocation(line: 94, column: 1, scope: !121)
!123 = distinct !DISubprogram(name: "leak_local", scope: !3, file: !3, line: 29, type: !17, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!124 = !DILocation(line: 31, column: 5, scope: !123)
!125 = !DILocalVariable(name: "p", scope: !123, file: !3, line: 32, type: !28)
!126 = !DILocation(line: 32, column: 11, scope: !123)
!127 = !DILocation(line: 32, column: 15, scope: !123)
!128 = !DILocation(line: 33, column: 5, scope: !123)
!129 = !DILocation(line: 33, column: 10, scope: !123)
!130 = !DILocation(line: 34, column: 10, scope: !131)
!131 = distinct !DILexicalBlock(scope: !123, file: !3, line: 34, column: 9)
!132 = !DILocation(line: 34, column: 9, scope: !123)
!133 = !DILocation(line: 35, column: 14, scope: !131)
!134 = !DILocation(line: 35, column: 9, scope: !131)
!135 = !DILocation(line: 36, column: 1, scope: !123)
!136 = distinct !DISubprogram(name: "use_library", scope: !3, file: !3, line: 15, type: !17, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!137 = !DILocalVariable(name: "ends", scope: !136, file: !3, line: 17, type: !138)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 64, elements: !139)
!139 = !{!140}
!140 = !DISubrange(count: 2)
!141 = !DILocation(line: 17, column: 9, scope: !136)
!142 = !DILocation(line: 18, column: 14, scope: !143)
!143 = distinct !DILexicalBlock(scope: !136, file: !3, line: 18, column: 9)
!144 = !DILocation(line: 18, column: 9, scope: !143)
!145 = !DILocation(line: 18, column: 20, scope: !143)
!146 = !DILocation(line: 18, column: 9, scope: !136)
!147 = !DILocation(line: 19, column: 15, scope: !148)
!148 = distinct !DILexicalBlock(scope: !143, file: !3, line: 18, column: 26)
!149 = !DILocation(line: 19, column: 9, scope: !148)
!150 = !DILocation(line: 20, column: 15, scope: !148)
!151 = !DILocation(line: 20, column: 9, scope: !148)
!152 = !DILocation(line: 21, column: 5, scope: !148)
!153 = !DILocation(line: 22, column: 5, scope: !136)
!154 = !DILocation(line: 23, column: 5, scope: !136)
!155 = !DILocation(line: 24, column: 5, scope: !136)
!156 = !DILocation(line: 25, column: 5, scope: !136)
!157 = !DILocation(line: 26, column: 5, scope: !136)
!158 = !DILocation(line: 27, column: 1, scope: !136)
!159 = !DILocation(line: 41, column: 9, scope: !26)
!160 = !DILocation(line: 41, column: 7, scope: !26)
!161 = !DILocation(line: 42, column: 10, scope: !162)
!162 = distinct !DILexicalBlock(scope: !26, file: !3, line: 42, column: 9)
!163 = !DILocation(line: 42, column: 9, scope: !26)
!164 = !DILocation(line: 43, column: 14, scope: !162)
!165 = !DILocation(line: 43, column: 9, scope: !162)
!166 = !DILocation(line: 44, column: 9, scope: !26)
!167 = !DILocation(line: 44, column: 7, scope: !26)
!168 = !DILocation(line: 45, column: 1, scope: !26)
!169 = distinct !DISubprogram(name: "leak_list", scope: !3, file: !3, line: 47, type: !17, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!170 = !DILocalVariable(name: "list", scope: !169, file: !3, line: 49, type: !33)
!171 = !DILocation(line: 49, column: 18, scope: !169)
!172 = !DILocalVariable(name: "i", scope: !173, file: !3, line: 50, type: !38)
!173 = distinct !DILexicalBlock(scope: !169, file: !3, line: 50, column: 5)
!174 = !DILocation(line: 50, column: 14, scope: !173)
!175 = !DILocation(line: 50, column: 10, scope: !173)
!176 = !DILocation(line: 50, column: 21, scope: !177)
!177 = distinct !DILexicalBlock(scope: !173, file: !3, line: 50, column: 5)
!178 = !DILocation(line: 50, column: 23, scope: !177)
!179 = !DILocation(line: 50, column: 5, scope: !173)
!180 = !DILocalVariable(name: "n", scope: !181, file: !3, line: 51, type: !33)
!181 = distinct !DILexicalBlock(scope: !177, file: !3, line: 50, column: 33)
!182 = !DILocation(line: 51, column: 22, scope: !181)
!183 = !DILocation(line: 51, column: 26, scope: !181)
!184 = !DILocation(line: 52, column: 19, scope: !181)
!185 = !DILocation(line: 52, column: 9, scope: !181)
!186 = !DILocation(line: 52, column: 12, scope: !181)
!187 = !DILocation(line: 52, column: 17, scope: !181)
!188 = !DILocation(line: 53, column: 20, scope: !181)
!189 = !DILocation(line: 53, column: 9, scope: !181)
!190 = !DILocation(line: 53, column: 12, scope: !181)
!191 = !DILocation(line: 53, column: 18, scope: !181)
!192 = !DILocation(line: 54, column: 16, scope: !181)
!193 = !DILocation(line: 54, column: 14, scope: !181)
!194 = !DILocation(line: 55, column: 5, scope: !181)
!195 = !DILocation(line: 50, column: 29, scope: !177)
!196 = !DILocation(line: 50, column: 5, scope: !177)
!197 = distinct !{!197, !179, !198, !104}
!198 = !DILocation(line: 55, column: 5, scope: !173)
!199 = !DILocation(line: 56, column: 10, scope: !200)
!200 = distinct !DILexicalBlock(scope: !169, file: !3, line: 56, column: 9)
!201 = !DILocation(line: 56, column: 9, scope: !169)
!202 = !DILocation(line: 57, column: 16, scope: !200)
!203 = !DILocation(line: 57, column: 14, scope: !200)
!204 = !DILocation(line: 57, column: 9, scope: !200)
!205 = !DILocation(line: 58, column: 1, scope: !169)
!206 = distinct !DISubprogram(name: "leak_ring", scope: !3, file: !3, line: 60, type: !17, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!207 = !DILocalVariable(name: "a", scope: !206, file: !3, line: 62, type: !33)
!208 = !DILocation(line: 62, column: 18, scope: !206)
!209 = !DILocation(line: 62, column: 22, scope: !206)
!210 = !DILocalVariable(name: "b", scope: !206, file: !3, line: 62, type: !33)
!211 = !DILocation(line: 62, column: 42, scope: !206)
!212 = !DILocation(line: 62, column: 46, scope: !206)
!213 = !DILocation(line: 63, column: 15, scope: !206)
!214 = !DILocation(line: 63, column: 5, scope: !206)
!215 = !DILocation(line: 63, column: 8, scope: !206)
!216 = !DILocation(line: 63, column: 13, scope: !206)
!217 = !DILocation(line: 64, column: 15, scope: !206)
!218 = !DILocation(line: 64, column: 5, scope: !206)
!219 = !DILocation(line: 64, column: 8, scope: !206)
!220 = !DILocation(line: 64, column: 13, scope: !206)
!221 = !DILocation(line: 65, column: 10, scope: !222)
!222 = distinct !DILexicalBlock(scope: !206, file: !3, line: 65, column: 9)
!223 = !DILocation(line: 65, column: 9, scope: !206)
!224 = !DILocation(line: 66, column: 16, scope: !222)
!225 = !DILocation(line: 66, column: 14, scope: !222)
!226 = !DILocation(line: 66, column: 9, scope: !222)
!227 = !DILocation(line: 67, column: 1, scope: !206)
!228 = distinct !DISubprogram(name: "leak_of_copy", scope: !3, file: !3, line: 69, type: !17, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!229 = !DILocalVariable(name: "p", scope: !228, file: !3, line: 71, type: !28)
!230 = !DILocation(line: 71, column: 11, scope: !228)
!231 = !DILocation(line: 71, column: 15, scope: !228)
!232 = !DILocation(line: 72, column: 10, scope: !233)
!233 = distinct !DILexicalBlock(scope: !228, file: !3, line: 72, column: 9)
!234 = !DILocation(line: 72, column: 9, scope: !228)
!235 = !DILocation(line: 73, column: 20, scope: !233)
!236 = !DILocation(line: 73, column: 22, scope: !233)
!237 = !DILocation(line: 73, column: 18, scope: !233)
!238 = !DILocation(line: 73, column: 9, scope: !233)
!239 = !DILocation(line: 74, column: 1, scope: !228)
!240 = distinct !DISubprogram(name: "leak_realloc", scope: !3, file: !3, line: 76, type: !17, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!241 = !DILocalVariable(name: "p", scope: !240, file: !3, line: 78, type: !28)
!242 = !DILocation(line: 78, column: 11, scope: !240)
!243 = !DILocation(line: 78, column: 15, scope: !240)
!244 = !DILocation(line: 79, column: 17, scope: !240)
!245 = !DILocation(line: 79, column: 9, scope: !240)
!246 = !DILocation(line: 79, column: 7, scope: !240)
!247 = !DILocation(line: 80, column: 10, scope: !248)
!248 = distinct !DILexicalBlock(scope: !240, file: !3, line: 80, column: 9)
!249 = !DILocation(line: 80, column: 9, scope: !240)
!250 = !DILocation(line: 81, column: 14, scope: !248)
!251 = !DILocation(line: 81, column: 9, scope: !248)
!252 = !DILocation(line: 82, column: 1, scope: !240)
!253 = distinct !DISubprogram(name: "leak_element", scope: !3, file: !3, line: 84, type: !17, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!254 = !DILocalVariable(name: "n", scope: !253, file: !3, line: 86, type: !33)
!255 = !DILocation(line: 86, column: 18, scope: !253)
!256 = !DILocation(line: 86, column: 22, scope: !253)
!257 = !DILocation(line: 87, column: 15, scope: !253)
!258 = !DILocation(line: 87, column: 5, scope: !253)
!259 = !DILocation(line: 87, column: 8, scope: !253)
!260 = !DILocation(line: 87, column: 13, scope: !253)
!261 = !DILocation(line: 88, column: 5, scope: !253)
!262 = !DILocation(line: 88, column: 8, scope: !253)
!263 = !DILocation(line: 88, column: 14, scope: !253)
!264 = !DILocation(line: 88, column: 19, scope: !253)
!265 = !DILocation(line: 89, column: 10, scope: !266)
!266 = distinct !DILexicalBlock(scope: !253, file: !3, line: 89, column: 9)
!267 = !DILocation(line: 89, column: 9, scope: !253)
!268 = !DILocation(line: 90, column: 14, scope: !266)
!269 = !DILocation(line: 90, column: 17, scope: !266)
!270 = !DILocation(line: 90, column: 9, scope: !266)
!271 = !DILocation(line: 91, column: 10, scope: !253)
!272 = !DILocation(line: 91, column: 5, scope: !253)
!273 = !DILocation(line: 92, column: 1, scope: !253)
!274 = distinct !DISubprogram(name: "leak_exit_in_scope", scope: !3, file: !3, line: 94, type: !17, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!275 = !DILocalVariable(name: "p", scope: !274, file: !3, line: 96, type: !28)
!276 = !DILocation(line: 96, column: 11, scope: !274)
!277 = !DILocation(line: 96, column: 15, scope: !274)
!278 = !DILocation(line: 97, column: 9, scope: !279)
!279 = distinct !DILexicalBlock(scope: !274, file: !3, line: 97, column: 9)
!280 = !DILocation(line: 97, column: 9, scope: !274)
!281 = !DILocation(line: 98, column: 11, scope: !279)
!282 = !DILocation(line: 98, column: 9, scope: !279)
!283 = !DILocation(line: 99, column: 5, scope: !274)
