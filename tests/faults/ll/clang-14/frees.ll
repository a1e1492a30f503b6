; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/frees.c
; ModuleID = 'tests/faults/frees.c'
source_filename = "tests/faults/frees.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !7
@entry_free_twice = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), void ()* @free_twice, %struct.fault_case* null }, align 8, !dbg !22
@entry_free_twice_by_alias = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i32 0, i32 0), void ()* @free_twice_by_alias, %struct.fault_case* null }, align 8, !dbg !24
@entry_free_of_interior = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0), void ()* @free_of_interior, %struct.fault_case* null }, align 8, !dbg !26
@entry_free_past_the_end = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), void ()* @free_past_the_end, %struct.fault_case* null }, align 8, !dbg !28
@entry_free_of_local = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i32 0, i32 0), void ()* @free_of_local, %struct.fault_case* null }, align 8, !dbg !30
@entry_free_of_global = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i32 0, i32 0), void ()* @free_of_global, %struct.fault_case* null }, align 8, !dbg !32
@entry_free_of_literal = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.7, i32 0, i32 0), void ()* @free_of_literal, %struct.fault_case* null }, align 8, !dbg !39
@entry_free_of_function = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.9, i32 0, i32 0), void ()* @free_of_function, %struct.fault_case* null }, align 8, !dbg !41
@entry_free_of_garbage = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.10, i32 0, i32 0), void ()* @free_of_garbage, %struct.fault_case* null }, align 8, !dbg !43
@entry_free_after_realloc = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i32 0, i32 0), void ()* @free_after_realloc, %struct.fault_case* null }, align 8, !dbg !45
@entry_free_realloc_of_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.12, i32 0, i32 0), void ()* @free_realloc_of_freed, %struct.fault_case* null }, align 8, !dbg !47
@entry_free_realloc_of_interior = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.13, i32 0, i32 0), void ()* @free_realloc_of_interior, %struct.fault_case* null }, align 8, !dbg !49
@entry_free_in_destructor = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i32 0, i32 0), void ()* @free_in_destructor, %struct.fault_case* null }, align 8, !dbg !51
@.str.1 = private unnamed_addr constant [11 x i8] c"free_twice\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"free_twice_by_alias\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"free_of_interior\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"free_past_the_end\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"free_of_local\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"free_of_global\00", align 1
@area = internal global [16 x i8] zeroinitializer, align 16, !dbg !34
@.str.7 = private unnamed_addr constant [16 x i8] c"free_of_literal\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"free_of_function\00", align 1
@.str.10 = private unnamed_addr constant [16 x i8] c"free_of_garbage\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"free_after_realloc\00", align 1
@.str.12 = private unnamed_addr constant [22 x i8] c"free_realloc_of_freed\00", align 1
@.str.13 = private unnamed_addr constant [25 x i8] c"free_realloc_of_interior\00", align 1
@.str.14 = private unnamed_addr constant [19 x i8] c"free_in_destructor\00", align 1
@llvm.global_ctors = appending global [13 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_free_twice, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_twice_by_alias, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_of_interior, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_past_the_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_of_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_of_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_of_literal, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_of_function, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_of_garbage, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_after_realloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_realloc_of_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_realloc_of_interior, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_free_in_destructor, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !62 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !68, metadata !DIExpression()), !dbg !69
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !70, metadata !DIExpression()), !dbg !71
  %7 = load i32, i32* %4, align 4, !dbg !72
  %8 = icmp sgt i32 %7, 2, !dbg !73
  br i1 %8, label %9, label %15, !dbg !74

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !75
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !75
  %12 = load i8*, i8** %11, align 8, !dbg !75
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #4, !dbg !76
  %14 = icmp eq i32 %13, 0, !dbg !77
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !78
  %17 = zext i1 %16 to i32, !dbg !74
  store i32 %17, i32* @bad, align 4, !dbg !79
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !80, metadata !DIExpression()), !dbg !82
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !83
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !82
  br label %19, !dbg !84

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !85
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !87
  br i1 %21, label %22, label %43, !dbg !87

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !88
  %24 = icmp sgt i32 %23, 1, !dbg !90
  br i1 %24, label %25, label %38, !dbg !91

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !92
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !92
  %28 = load i8*, i8** %27, align 8, !dbg !92
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !93
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !94
  %31 = load i8*, i8** %30, align 8, !dbg !94
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #4, !dbg !95
  %33 = icmp eq i32 %32, 0, !dbg !96
  br i1 %33, label %34, label %38, !dbg !97

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !98
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !100
  %37 = load void ()*, void ()** %36, align 8, !dbg !100
  call void %37(), !dbg !98
  store i32 0, i32* %3, align 4, !dbg !101
  br label %44, !dbg !101

38:                                               ; preds = %25, %22
  br label %39, !dbg !102

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !103
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !104
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !104
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !105
  br label %19, !dbg !106, !llvm.loop !107

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !110
  br label %44, !dbg !110

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !111
  ret i32 %45, !dbg !111
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_twice() #0 !dbg !112 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !113
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_twice, i32 0, i32 2), align 8, !dbg !113
  store %struct.fault_case* @entry_free_twice, %struct.fault_case** @all_cases, align 8, !dbg !113
  ret void, !dbg !113
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_twice_by_alias() #0 !dbg !114 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !115
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_twice_by_alias, i32 0, i32 2), align 8, !dbg !115
  store %struct.fault_case* @entry_free_twice_by_alias, %struct.fault_case** @all_cases, align 8, !dbg !115
  ret void, !dbg !115
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_interior() #0 !dbg !116 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !117
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_of_interior, i32 0, i32 2), align 8, !dbg !117
  store %struct.fault_case* @entry_free_of_interior, %struct.fault_case** @all_cases, align 8, !dbg !117
  ret void, !dbg !117
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_past_the_end() #0 !dbg !118 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !119
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_past_the_end, i32 0, i32 2), align 8, !dbg !119
  store %struct.fault_case* @entry_free_past_the_end, %struct.fault_case** @all_cases, align 8, !dbg !119
  ret void, !dbg !119
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_local() #0 !dbg !120 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !121
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_of_local, i32 0, i32 2), align 8, !dbg !121
  store %struct.fault_case* @entry_free_of_local, %struct.fault_case** @all_cases, align 8, !dbg !121
  ret void, !dbg !121
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_global() #0 !dbg !122 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !123
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_of_global, i32 0, i32 2), align 8, !dbg !123
  store %struct.fault_case* @entry_free_of_global, %struct.fault_case** @all_cases, align 8, !dbg !123
  ret void, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_literal() #0 !dbg !124 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !125
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_of_literal, i32 0, i32 2), align 8, !dbg !125
  store %struct.fault_case* @entry_free_of_literal, %struct.fault_case** @all_cases, align 8, !dbg !125
  ret void, !dbg !125
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_function() #0 !dbg !126 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !127
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_of_function, i32 0, i32 2), align 8, !dbg !127
  store %struct.fault_case* @entry_free_of_function, %struct.fault_case** @all_cases, align 8, !dbg !127
  ret void, !dbg !127
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_garbage() #0 !dbg !128 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !129
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_of_garbage, i32 0, i32 2), align 8, !dbg !129
  store %struct.fault_case* @entry_free_of_garbage, %struct.fault_case** @all_cases, align 8, !dbg !129
  ret void, !dbg !129
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_after_realloc() #0 !dbg !130 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !131
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_after_realloc, i32 0, i32 2), align 8, !dbg !131
  store %struct.fault_case* @entry_free_after_realloc, %struct.fault_case** @all_cases, align 8, !dbg !131
  ret void, !dbg !131
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_realloc_of_freed() #0 !dbg !132 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !133
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_realloc_of_freed, i32 0, i32 2), align 8, !dbg !133
  store %struct.fault_case* @entry_free_realloc_of_freed, %struct.fault_case** @all_cases, align 8, !dbg !133
  ret void, !dbg !133
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_realloc_of_interior() #0 !dbg !134 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !135
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_realloc_of_interior, i32 0, i32 2), align 8, !dbg !135
  store %struct.fault_case* @entry_free_realloc_of_interior, %struct.fault_case** @all_cases, align 8, !dbg !135
  ret void, !dbg !135
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_in_destructor() #0 !dbg !136 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !137
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_free_in_destructor, i32 0, i32 2), align 8, !dbg !137
  store %struct.fault_case* @entry_free_in_destructor, %struct.fault_case** @all_cases, align 8, !dbg !137
  ret void, !dbg !137
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_twice() #0 !dbg !138 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !139, metadata !DIExpression()), !dbg !140
  %2 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !141
  store i8* %2, i8** %1, align 8, !dbg !140
  %3 = load i8*, i8** %1, align 8, !dbg !142
  call void @free(i8* noundef %3) #5, !dbg !143
  %4 = load i32, i32* @bad, align 4, !dbg !144
  %5 = icmp ne i32 %4, 0, !dbg !144
  br i1 %5, label %6, label %8, !dbg !146

6:                                                ; preds = %0
  %7 = load i8*, i8** %1, align 8, !dbg !147
  call void @free(i8* noundef %7) #5, !dbg !148
  br label %8, !dbg !148

8:                                                ; preds = %6, %0
  ret void, !dbg !149
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_twice_by_alias() #0 !dbg !150 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !151, metadata !DIExpression()), !dbg !152
  %3 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !153
  store i8* %3, i8** %1, align 8, !dbg !152
  call void @llvm.dbg.declare(metadata i8** %2, metadata !154, metadata !DIExpression()), !dbg !155
  %4 = load i8*, i8** %1, align 8, !dbg !156
  store i8* %4, i8** %2, align 8, !dbg !155
  %5 = load i8*, i8** %1, align 8, !dbg !157
  call void @free(i8* noundef %5) #5, !dbg !158
  store i8* null, i8** %1, align 8, !dbg !159
  %6 = load i8*, i8** %1, align 8, !dbg !160
  call void @free(i8* noundef %6) #5, !dbg !161
  %7 = load i32, i32* @bad, align 4, !dbg !162
  %8 = icmp ne i32 %7, 0, !dbg !162
  br i1 %8, label %9, label %11, !dbg !164

9:                                                ; preds = %0
  %10 = load i8*, i8** %2, align 8, !dbg !165
  call void @free(i8* noundef %10) #5, !dbg !166
  br label %11, !dbg !166

11:                                               ; preds = %9, %0
  ret void, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_interior() #0 !dbg !168 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !169, metadata !DIExpression()), !dbg !170
  %2 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !171
  store i8* %2, i8** %1, align 8, !dbg !170
  %3 = load i8*, i8** %1, align 8, !dbg !172
  %4 = load i32, i32* @bad, align 4, !dbg !173
  %5 = sext i32 %4 to i64, !dbg !174
  %6 = getelementptr inbounds i8, i8* %3, i64 %5, !dbg !174
  call void @free(i8* noundef %6) #5, !dbg !175
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_past_the_end() #0 !dbg !177 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !178, metadata !DIExpression()), !dbg !179
  %3 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !180
  store i8* %3, i8** %1, align 8, !dbg !179
  call void @llvm.dbg.declare(metadata i8** %2, metadata !181, metadata !DIExpression()), !dbg !182
  %4 = load i8*, i8** %1, align 8, !dbg !183
  store i8* %4, i8** %2, align 8, !dbg !182
  br label %5, !dbg !184

5:                                                ; preds = %10, %0
  %6 = load i8*, i8** %2, align 8, !dbg !185
  %7 = load i8*, i8** %1, align 8, !dbg !186
  %8 = getelementptr inbounds i8, i8* %7, i64 8, !dbg !187
  %9 = icmp ult i8* %6, %8, !dbg !188
  br i1 %9, label %10, label %13, !dbg !184

10:                                               ; preds = %5
  %11 = load i8*, i8** %2, align 8, !dbg !189
  %12 = getelementptr inbounds i8, i8* %11, i32 1, !dbg !189
  store i8* %12, i8** %2, align 8, !dbg !189
  store i8 0, i8* %11, align 1, !dbg !190
  br label %5, !dbg !184, !llvm.loop !191

13:                                               ; preds = %5
  %14 = load i32, i32* @bad, align 4, !dbg !193
  %15 = icmp ne i32 %14, 0, !dbg !193
  br i1 %15, label %16, label %18, !dbg !193

16:                                               ; preds = %13
  %17 = load i8*, i8** %2, align 8, !dbg !194
  br label %20, !dbg !193

18:                                               ; preds = %13
  %19 = load i8*, i8** %1, align 8, !dbg !195
  br label %20, !dbg !193

20:                                               ; preds = %18, %16
  %21 = phi i8* [ %17, %16 ], [ %19, %18 ], !dbg !193
  call void @free(i8* noundef %21) #5, !dbg !196
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_local() #0 !dbg !198 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !199, metadata !DIExpression()), !dbg !200
  store i32 1, i32* %1, align 4, !dbg !200
  call void @llvm.dbg.declare(metadata i32** %2, metadata !201, metadata !DIExpression()), !dbg !203
  store i32* %1, i32** %2, align 8, !dbg !203
  %3 = load i32, i32* @bad, align 4, !dbg !204
  %4 = icmp ne i32 %3, 0, !dbg !204
  br i1 %4, label %5, label %8, !dbg !206

5:                                                ; preds = %0
  %6 = load i32*, i32** %2, align 8, !dbg !207
  %7 = bitcast i32* %6 to i8*, !dbg !207
  call void @free(i8* noundef %7) #5, !dbg !208
  br label %8, !dbg !208

8:                                                ; preds = %5, %0
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_global() #0 !dbg !210 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !211, metadata !DIExpression()), !dbg !212
  store i8* getelementptr inbounds ([16 x i8], [16 x i8]* @area, i64 0, i64 0), i8** %1, align 8, !dbg !212
  %2 = load i32, i32* @bad, align 4, !dbg !213
  %3 = icmp ne i32 %2, 0, !dbg !213
  br i1 %3, label %4, label %6, !dbg !215

4:                                                ; preds = %0
  %5 = load i8*, i8** %1, align 8, !dbg !216
  call void @free(i8* noundef %5) #5, !dbg !217
  br label %6, !dbg !217

6:                                                ; preds = %4, %0
  ret void, !dbg !218
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_literal() #0 !dbg !219 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !220, metadata !DIExpression()), !dbg !221
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0), i8** %1, align 8, !dbg !221
  %2 = load i32, i32* @bad, align 4, !dbg !222
  %3 = icmp ne i32 %2, 0, !dbg !222
  br i1 %3, label %4, label %6, !dbg !224

4:                                                ; preds = %0
  %5 = load i8*, i8** %1, align 8, !dbg !225
  call void @free(i8* noundef %5) #5, !dbg !226
  br label %6, !dbg !226

6:                                                ; preds = %4, %0
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_function() #0 !dbg !228 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !229, metadata !DIExpression()), !dbg !230
  store i8* bitcast (void ()* @free_of_literal to i8*), i8** %1, align 8, !dbg !230
  %2 = load i32, i32* @bad, align 4, !dbg !231
  %3 = icmp ne i32 %2, 0, !dbg !231
  br i1 %3, label %4, label %6, !dbg !233

4:                                                ; preds = %0
  %5 = load i8*, i8** %1, align 8, !dbg !234
  call void @free(i8* noundef %5) #5, !dbg !235
  br label %6, !dbg !235

6:                                                ; preds = %4, %0
  ret void, !dbg !236
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_garbage() #0 !dbg !237 {
  %1 = load i32, i32* @bad, align 4, !dbg !238
  %2 = icmp ne i32 %1, 0, !dbg !238
  br i1 %2, label %3, label %4, !dbg !240

3:                                                ; preds = %0
  call void @free(i8* noundef inttoptr (i64 78187493520 to i8*)) #5, !dbg !241
  br label %4, !dbg !241

4:                                                ; preds = %3, %0
  ret void, !dbg !242
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_after_realloc() #0 !dbg !243 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !244, metadata !DIExpression()), !dbg !245
  %3 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !246
  store i8* %3, i8** %1, align 8, !dbg !245
  call void @llvm.dbg.declare(metadata i8** %2, metadata !247, metadata !DIExpression()), !dbg !248
  %4 = load i8*, i8** %1, align 8, !dbg !249
  %5 = call i8* @realloc(i8* noundef %4, i64 noundef 16) #5, !dbg !250
  store i8* %5, i8** %2, align 8, !dbg !248
  %6 = load i8*, i8** %2, align 8, !dbg !251
  call void @free(i8* noundef %6) #5, !dbg !252
  %7 = load i32, i32* @bad, align 4, !dbg !253
  %8 = icmp ne i32 %7, 0, !dbg !253
  br i1 %8, label %9, label %11, !dbg !255

9:                                                ; preds = %0
  %10 = load i8*, i8** %1, align 8, !dbg !256
  call void @free(i8* noundef %10) #5, !dbg !257
  br label %11, !dbg !257

11:                                               ; preds = %9, %0
  ret void, !dbg !258
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_realloc_of_freed() #0 !dbg !259 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !260, metadata !DIExpression()), !dbg !261
  %2 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !262
  store i8* %2, i8** %1, align 8, !dbg !261
  %3 = load i32, i32* @bad, align 4, !dbg !263
  %4 = icmp ne i32 %3, 0, !dbg !263
  br i1 %4, label %5, label %7, !dbg !265

5:                                                ; preds = %0
  %6 = load i8*, i8** %1, align 8, !dbg !266
  call void @free(i8* noundef %6) #5, !dbg !267
  br label %7, !dbg !267

7:                                                ; preds = %5, %0
  %8 = load i8*, i8** %1, align 8, !dbg !268
  %9 = call i8* @realloc(i8* noundef %8, i64 noundef 16) #5, !dbg !269
  store i8* %9, i8** %1, align 8, !dbg !270
  %10 = load i8*, i8** %1, align 8, !dbg !271
  call void @free(i8* noundef %10) #5, !dbg !272
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_realloc_of_interior() #0 !dbg !274 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !275, metadata !DIExpression()), !dbg !276
  %3 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !277
  store i8* %3, i8** %1, align 8, !dbg !276
  call void @llvm.dbg.declare(metadata i8** %2, metadata !278, metadata !DIExpression()), !dbg !279
  %4 = load i8*, i8** %1, align 8, !dbg !280
  %5 = load i32, i32* @bad, align 4, !dbg !281
  %6 = mul nsw i32 4, %5, !dbg !282
  %7 = sext i32 %6 to i64, !dbg !283
  %8 = getelementptr inbounds i8, i8* %4, i64 %7, !dbg !283
  %9 = call i8* @realloc(i8* noundef %8, i64 noundef 16) #5, !dbg !284
  store i8* %9, i8** %2, align 8, !dbg !279
  %10 = load i8*, i8** %2, align 8, !dbg !285
  call void @free(i8* noundef %10) #5, !dbg !286
  ret void, !dbg !287
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_in_destructor() #0 !dbg !288 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !289, metadata !DIExpression()), !dbg !290
  %2 = call noalias i8* @malloc(i64 noundef 3) #5, !dbg !291
  store i8* %2, i8** %1, align 8, !dbg !290
  call void @destroy(i8** noundef %1), !dbg !292
  call void @destroy(i8** noundef %1), !dbg !293
  ret void, !dbg !294
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroy(i8** noundef %0) #0 !dbg !295 {
  %2 = alloca i8**, align 8
  store i8** %0, i8*** %2, align 8
  call void @llvm.dbg.declare(metadata i8*** %2, metadata !298, metadata !DIExpression()), !dbg !299
  %3 = load i8**, i8*** %2, align 8, !dbg !300
  %4 = load i8*, i8** %3, align 8, !dbg !301
  call void @free(i8* noundef %4) #5, !dbg !302
  %5 = load i32, i32* @bad, align 4, !dbg !303
  %6 = icmp ne i32 %5, 0, !dbg !303
  br i1 %6, label %9, label %7, !dbg !305

7:                                                ; preds = %1
  %8 = load i8**, i8*** %2, align 8, !dbg !306
  store i8* null, i8** %8, align 8, !dbg !307
  br label %9, !dbg !308

9:                                                ; preds = %7, %1
  ret void, !dbg !309
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readonly willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}
!llvm.ident = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !9, line: 18, type: !53, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/frees.c", directory: ".", checksumkind: CSK_MD5, checksum: "e8a1ff11be9f889ae2dc3facae0b5a80")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !22, !24, !26, !28, !30, !32, !34, !39, !41, !43, !45, !47, !49, !51}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !9, line: 17, type: !10, isLocal: true, isDefinition: true)
!9 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !9, line: 12, size: 192, elements: !12)
!12 = !{!13, !17, !21}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !11, file: !9, line: 13, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !11, file: !9, line: 14, baseType: !18, size: 64, offset: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DISubroutineType(types: !20)
!20 = !{null}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !11, file: !9, line: 15, baseType: !10, size: 64, offset: 128)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "entry_free_twice", scope: !2, file: !3, line: 5, type: !11, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "entry_free_twice_by_alias", scope: !2, file: !3, line: 13, type: !11, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "entry_free_of_interior", scope: !2, file: !3, line: 23, type: !11, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "entry_free_past_the_end", scope: !2, file: !3, line: 29, type: !11, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "entry_free_of_local", scope: !2, file: !3, line: 37, type: !11, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_free_of_global", scope: !2, file: !3, line: 47, type: !11, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "area", scope: !2, file: !3, line: 45, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 16)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_free_of_literal", scope: !2, file: !3, line: 54, type: !11, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_free_of_function", scope: !2, file: !3, line: 61, type: !11, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_free_of_garbage", scope: !2, file: !3, line: 68, type: !11, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_free_after_realloc", scope: !2, file: !3, line: 74, type: !11, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_free_realloc_of_freed", scope: !2, file: !3, line: 83, type: !11, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_free_realloc_of_interior", scope: !2, file: !3, line: 92, type: !11, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_free_in_destructor", scope: !2, file: !3, line: 106, type: !11, isLocal: true, isDefinition: true)
!53 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 7, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 1}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = !{!"Debian clang version 14.0.6"}
!62 = distinct !DISubprogram(name: "main", scope: !9, file: !9, line: 30, type: !63, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !67)
!63 = !DISubroutineType(types: !64)
!64 = !{!53, !53, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!67 = !{}
!68 = !DILocalVariable(name: "argc", arg: 1, scope: !62, file: !9, line: 30, type: !53)
!69 = !DILocation(line: 30, column: 14, scope: !62)
!70 = !DILocalVariable(name: "argv", arg: 2, scope: !62, file: !9, line: 30, type: !65)
!71 = !DILocation(line: 30, column: 27, scope: !62)
!72 = !DILocation(line: 32, column: 11, scope: !62)
!73 = !DILocation(line: 32, column: 16, scope: !62)
!74 = !DILocation(line: 32, column: 20, scope: !62)
!75 = !DILocation(line: 32, column: 30, scope: !62)
!76 = !DILocation(line: 32, column: 23, scope: !62)
!77 = !DILocation(line: 32, column: 46, scope: !62)
!78 = !DILocation(line: 0, scope: !62)
!79 = !DILocation(line: 32, column: 9, scope: !62)
!80 = !DILocalVariable(name: "c", scope: !81, file: !9, line: 33, type: !10)
!81 = distinct !DILexicalBlock(scope: !62, file: !9, line: 33, column: 5)
!82 = !DILocation(line: 33, column: 29, scope: !81)
!83 = !DILocation(line: 33, column: 33, scope: !81)
!84 = !DILocation(line: 33, column: 10, scope: !81)
!85 = !DILocation(line: 33, column: 44, scope: !86)
!86 = distinct !DILexicalBlock(scope: !81, file: !9, line: 33, column: 5)
!87 = !DILocation(line: 33, column: 5, scope: !81)
!88 = !DILocation(line: 34, column: 13, scope: !89)
!89 = distinct !DILexicalBlock(scope: !86, file: !9, line: 34, column: 13)
!90 = !DILocation(line: 34, column: 18, scope: !89)
!91 = !DILocation(line: 34, column: 22, scope: !89)
!92 = !DILocation(line: 34, column: 32, scope: !89)
!93 = !DILocation(line: 34, column: 41, scope: !89)
!94 = !DILocation(line: 34, column: 44, scope: !89)
!95 = !DILocation(line: 34, column: 25, scope: !89)
!96 = !DILocation(line: 34, column: 50, scope: !89)
!97 = !DILocation(line: 34, column: 13, scope: !86)
!98 = !DILocation(line: 35, column: 13, scope: !99)
!99 = distinct !DILexicalBlock(scope: !89, file: !9, line: 34, column: 56)
!100 = !DILocation(line: 35, column: 16, scope: !99)
!101 = !DILocation(line: 36, column: 13, scope: !99)
!102 = !DILocation(line: 34, column: 53, scope: !89)
!103 = !DILocation(line: 33, column: 51, scope: !86)
!104 = !DILocation(line: 33, column: 54, scope: !86)
!105 = !DILocation(line: 33, column: 49, scope: !86)
!106 = !DILocation(line: 33, column: 5, scope: !86)
!107 = distinct !{!107, !87, !108, !109}
!108 = !DILocation(line: 37, column: 9, scope: !81)
!109 = !{!"llvm.loop.mustprogress"}
!110 = !DILocation(line: 38, column: 5, scope: !62)
!111 = !DILocation(line: 39, column: 1, scope: !62)
!112 = distinct !DISubprogram(name: "add_free_twice", scope: !3, file: !3, line: 5, type: !19, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!113 = !DILocation(line: 5, column: 1, scope: !112)
!114 = distinct !DISubprogram(name: "add_free_twice_by_alias", scope: !3, file: !3, line: 13, type: !19, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!115 = !DILocation(line: 13, column: 1, scope: !114)
!116 = distinct !DISubprogram(name: "add_free_of_interior", scope: !3, file: !3, line: 23, type: !19, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!117 = !DILocation(line: 23, column: 1, scope: !116)
!118 = distinct !DISubprogram(name: "add_free_past_the_end", scope: !3, file: !3, line: 29, type: !19, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!119 = !DILocation(line: 29, column: 1, scope: !118)
!120 = distinct !DISubprogram(name: "add_free_of_local", scope: !3, file: !3, line: 37, type: !19, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!121 = !DILocation(line: 37, column: 1, scope: !120)
!122 = distinct !DISubprogram(name: "add_free_of_global", scope: !3, file: !3, line: 47, type: !19, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!123 = !DILocation(line: 47, column: 1, scope: !122)
!124 = distinct !DISubprogram(name: "add_free_of_literal", scope: !3, file: !3, line: 54, type: !19, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!125 = !DILocation(line: 54, column: 1, scope: !124)
!126 = distinct !DISubprogram(name: "add_free_of_function", scope: !3, file: !3, line: 61, type: !19, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!127 = !DILocation(line: 61, column: 1, scope: !126)
!128 = distinct !DISubprogram(name: "add_free_of_garbage", scope: !3, file: !3, line: 68, type: !19, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!129 = !DILocation(line: 68, column: 1, scope: !128)
!130 = distinct !DISubprogram(name: "add_free_after_realloc", scope: !3, file: !3, line: 74, type: !19, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!131 = !DILocation(line: 74, column: 1, scope: !130)
!132 = distinct !DISubprogram(name: "add_free_realloc_of_freed", scope: !3, file: !3, line: 83, type: !19, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!133 = !DILocation(line: 83, column: 1, scope: !132)
!134 = distinct !DISubprogram(name: "add_free_realloc_of_interior", scope: !3, file: !3, line: 92, type: !19, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!135 = !DILocation(line: 92, column: 1, scope: !134)
!136 = distinct !DISubprogram(name: "add_free_in_destructor", scope: !3, file: !3, line: 106, type: !19, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!137 = !DILocation(line: 106, column: 1, scope: !136)
!138 = distinct !DISubprogram(name: "free_twice", scope: !3, file: !3, line: 5, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!139 = !DILocalVariable(name: "p", scope: !138, file: !3, line: 7, type: !66)
!140 = !DILocation(line: 7, column: 11, scope: !138)
!141 = !DILocation(line: 7, column: 15, scope: !138)
!142 = !DILocation(line: 8, column: 10, scope: !138)
!143 = !DILocation(line: 8, column: 5, scope: !138)
!144 = !DILocation(line: 9, column: 9, scope: !145)
!145 = distinct !DILexicalBlock(scope: !138, file: !3, line: 9, column: 9)
!146 = !DILocation(line: 9, column: 9, scope: !138)
!147 = !DILocation(line: 10, column: 14, scope: !145)
!148 = !DILocation(line: 10, column: 9, scope: !145)
!149 = !DILocation(line: 11, column: 1, scope: !138)
!150 = distinct !DISubprogram(name: "free_twice_by_alias", scope: !3, file: !3, line: 13, type: !19, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!151 = !DILocalVariable(name: "p", scope: !150, file: !3, line: 15, type: !66)
!152 = !DILocation(line: 15, column: 11, scope: !150)
!153 = !DILocation(line: 15, column: 15, scope: !150)
!154 = !DILocalVariable(name: "q", scope: !150, file: !3, line: 15, type: !66)
!155 = !DILocation(line: 15, column: 27, scope: !150)
!156 = !DILocation(line: 15, column: 31, scope: !150)
!157 = !DILocation(line: 16, column: 10, scope: !150)
!158 = !DILocation(line: 16, column: 5, scope: !150)
!159 = !DILocation(line: 17, column: 7, scope: !150)
!160 = !DILocation(line: 18, column: 10, scope: !150)
!161 = !DILocation(line: 18, column: 5, scope: !150)
!162 = !DILocation(line: 19, column: 9, scope: !163)
!163 = distinct !DILexicalBlock(scope: !150, file: !3, line: 19, column: 9)
!164 = !DILocation(line: 19, column: 9, scope: !150)
!165 = !DILocation(line: 20, column: 14, scope: !163)
!166 = !DILocation(line: 20, column: 9, scope: !163)
!167 = !DILocation(line: 21, column: 1, scope: !150)
!168 = distinct !DISubprogram(name: "free_of_interior", scope: !3, file: !3, line: 23, type: !19, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!169 = !DILocalVariable(name: "p", scope: !168, file: !3, line: 25, type: !66)
!170 = !DILocation(line: 25, column: 11, scope: !168)
!171 = !DILocation(line: 25, column: 15, scope: !168)
!172 = !DILocation(line: 26, column: 10, scope: !168)
!173 = !DILocation(line: 26, column: 14, scope: !168)
!174 = !DILocation(line: 26, column: 12, scope: !168)
!175 = !DILocation(line: 26, column: 5, scope: !168)
!176 = !DILocation(line: 27, column: 1, scope: !168)
!177 = distinct !DISubprogram(name: "free_past_the_end", scope: !3, file: !3, line: 29, type: !19, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!178 = !DILocalVariable(name: "p", scope: !177, file: !3, line: 31, type: !66)
!179 = !DILocation(line: 31, column: 11, scope: !177)
!180 = !DILocation(line: 31, column: 15, scope: !177)
!181 = !DILocalVariable(name: "q", scope: !177, file: !3, line: 31, type: !66)
!182 = !DILocation(line: 31, column: 27, scope: !177)
!183 = !DILocation(line: 31, column: 31, scope: !177)
!184 = !DILocation(line: 32, column: 5, scope: !177)
!185 = !DILocation(line: 32, column: 12, scope: !177)
!186 = !DILocation(line: 32, column: 16, scope: !177)
!187 = !DILocation(line: 32, column: 18, scope: !177)
!188 = !DILocation(line: 32, column: 14, scope: !177)
!189 = !DILocation(line: 33, column: 11, scope: !177)
!190 = !DILocation(line: 33, column: 14, scope: !177)
!191 = distinct !{!191, !184, !192, !109}
!192 = !DILocation(line: 33, column: 16, scope: !177)
!193 = !DILocation(line: 34, column: 10, scope: !177)
!194 = !DILocation(line: 34, column: 16, scope: !177)
!195 = !DILocation(line: 34, column: 20, scope: !177)
!196 = !DILocation(line: 34, column: 5, scope: !177)
!197 = !DILocation(line: 35, column: 1, scope: !177)
!198 = distinct !DISubprogram(name: "free_of_local", scope: !3, file: !3, line: 37, type: !19, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!199 = !DILocalVariable(name: "x", scope: !198, file: !3, line: 39, type: !53)
!200 = !DILocation(line: 39, column: 9, scope: !198)
!201 = !DILocalVariable(name: "p", scope: !198, file: !3, line: 40, type: !202)
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!203 = !DILocation(line: 40, column: 10, scope: !198)
!204 = !DILocation(line: 41, column: 9, scope: !205)
!205 = distinct !DILexicalBlock(scope: !198, file: !3, line: 41, column: 9)
!206 = !DILocation(line: 41, column: 9, scope: !198)
!207 = !DILocation(line: 42, column: 14, scope: !205)
!208 = !DILocation(line: 42, column: 9, scope: !205)
!209 = !DILocation(line: 43, column: 1, scope: !198)
!210 = distinct !DISubprogram(name: "free_of_global", scope: !3, file: !3, line: 47, type: !19, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!211 = !DILocalVariable(name: "p", scope: !210, file: !3, line: 49, type: !66)
!212 = !DILocation(line: 49, column: 11, scope: !210)
!213 = !DILocation(line: 50, column: 9, scope: !214)
!214 = distinct !DILexicalBlock(scope: !210, file: !3, line: 50, column: 9)
!215 = !DILocation(line: 50, column: 9, scope: !210)
!216 = !DILocation(line: 51, column: 14, scope: !214)
!217 = !DILocation(line: 51, column: 9, scope: !214)
!218 = !DILocation(line: 52, column: 1, scope: !210)
!219 = distinct !DISubprogram(name: "free_of_literal", scope: !3, file: !3, line: 54, type: !19, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!220 = !DILocalVariable(name: "p", scope: !219, file: !3, line: 56, type: !66)
!221 = !DILocation(line: 56, column: 11, scope: !219)
!222 = !DILocation(line: 57, column: 9, scope: !223)
!223 = distinct !DILexicalBlock(scope: !219, file: !3, line: 57, column: 9)
!224 = !DILocation(line: 57, column: 9, scope: !219)
!225 = !DILocation(line: 58, column: 14, scope: !223)
!226 = !DILocation(line: 58, column: 9, scope: !223)
!227 = !DILocation(line: 59, column: 1, scope: !219)
!228 = distinct !DISubprogram(name: "free_of_function", scope: !3, file: !3, line: 61, type: !19, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!229 = !DILocalVariable(name: "p", scope: !228, file: !3, line: 63, type: !5)
!230 = !DILocation(line: 63, column: 11, scope: !228)
!231 = !DILocation(line: 64, column: 9, scope: !232)
!232 = distinct !DILexicalBlock(scope: !228, file: !3, line: 64, column: 9)
!233 = !DILocation(line: 64, column: 9, scope: !228)
!234 = !DILocation(line: 65, column: 14, scope: !232)
!235 = !DILocation(line: 65, column: 9, scope: !232)
!236 = !DILocation(line: 66, column: 1, scope: !228)
!237 = distinct !DISubprogram(name: "free_of_garbage", scope: !3, file: !3, line: 68, type: !19, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!238 = !DILocation(line: 70, column: 9, scope: !239)
!239 = distinct !DILexicalBlock(scope: !237, file: !3, line: 70, column: 9)
!240 = !DILocation(line: 70, column: 9, scope: !237)
!241 = !DILocation(line: 71, column: 9, scope: !239)
!242 = !DILocation(line: 72, column: 1, scope: !237)
!243 = distinct !DISubprogram(name: "free_after_realloc", scope: !3, file: !3, line: 74, type: !19, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!244 = !DILocalVariable(name: "p", scope: !243, file: !3, line: 76, type: !66)
!245 = !DILocation(line: 76, column: 11, scope: !243)
!246 = !DILocation(line: 76, column: 15, scope: !243)
!247 = !DILocalVariable(name: "q", scope: !243, file: !3, line: 77, type: !66)
!248 = !DILocation(line: 77, column: 11, scope: !243)
!249 = !DILocation(line: 77, column: 23, scope: !243)
!250 = !DILocation(line: 77, column: 15, scope: !243)
!251 = !DILocation(line: 78, column: 10, scope: !243)
!252 = !DILocation(line: 78, column: 5, scope: !243)
!253 = !DILocation(line: 79, column: 9, scope: !254)
!254 = distinct !DILexicalBlock(scope: !243, file: !3, line: 79, column: 9)
!255 = !DILocation(line: 79, column: 9, scope: !243)
!256 = !DILocation(line: 80, column: 14, scope: !254)
!257 = !DILocation(line: 80, column: 9, scope: !254)
!258 = !DILocation(line: 81, column: 1, scope: !243)
!259 = distinct !DISubprogram(name: "free_realloc_of_freed", scope: !3, file: !3, line: 83, type: !19, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!260 = !DILocalVariable(name: "p", scope: !259, file: !3, line: 85, type: !66)
!261 = !DILocation(line: 85, column: 11, scope: !259)
!262 = !DILocation(line: 85, column: 15, scope: !259)
!263 = !DILocation(line: 86, column: 9, scope: !264)
!264 = distinct !DILexicalBlock(scope: !259, file: !3, line: 86, column: 9)
!265 = !DILocation(line: 86, column: 9, scope: !259)
!266 = !DILocation(line: 87, column: 14, scope: !264)
!267 = !DILocation(line: 87, column: 9, scope: !264)
!268 = !DILocation(line: 88, column: 17, scope: !259)
!269 = !DILocation(line: 88, column: 9, scope: !259)
!270 = !DILocation(line: 88, column: 7, scope: !259)
!271 = !DILocation(line: 89, column: 10, scope: !259)
!272 = !DILocation(line: 89, column: 5, scope: !259)
!273 = !DILocation(line: 90, column: 1, scope: !259)
!274 = distinct !DISubprogram(name: "free_realloc_of_interior", scope: !3, file: !3, line: 92, type: !19, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!275 = !DILocalVariable(name: "p", scope: !274, file: !3, line: 94, type: !66)
!276 = !DILocation(line: 94, column: 11, scope: !274)
!277 = !DILocation(line: 94, column: 15, scope: !274)
!278 = !DILocalVariable(name: "q", scope: !274, file: !3, line: 95, type: !66)
!279 = !DILocation(line: 95, column: 11, scope: !274)
!280 = !DILocation(line: 95, column: 23, scope: !274)
!281 = !DILocation(line: 95, column: 31, scope: !274)
!282 = !DILocation(line: 95, column: 29, scope: !274)
!283 = !DILocation(line: 95, column: 25, scope: !274)
!284 = !DILocation(line: 95, column: 15, scope: !274)
!285 = !DILocation(line: 96, column: 10, scope: !274)
!286 = !DILocation(line: 96, column: 5, scope: !274)
!287 = !DILocation(line: 97, column: 1, scope: !274)
!288 = distinct !DISubprogram(name: "free_in_destructor", scope: !3, file: !3, line: 106, type: !19, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!289 = !DILocalVariable(name: "p", scope: !288, file: !3, line: 108, type: !66)
!290 = !DILocation(line: 108, column: 11, scope: !288)
!291 = !DILocation(line: 108, column: 15, scope: !288)
!292 = !DILocation(line: 109, column: 5, scope: !288)
!293 = !DILocation(line: 110, column: 5, scope: !288)
!294 = !DILocation(line: 111, column: 1, scope: !288)
!295 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 99, type: !296, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!296 = !DISubroutineType(types: !297)
!297 = !{null, !65}
!298 = !DILocalVariable(name: "p", arg: 1, scope: !295, file: !3, line: 99, type: !65)
!299 = !DILocation(line: 99, column: 28, scope: !295)
!300 = !DILocation(line: 101, column: 11, scope: !295)
!301 = !DILocation(line: 101, column: 10, scope: !295)
!302 = !DILocation(line: 101, column: 5, scope: !295)
!303 = !DILocation(line: 102, column: 10, scope: !304)
!304 = distinct !DILexicalBlock(scope: !295, file: !3, line: 102, column: 9)
!305 = !DILocation(line: 102, column: 9, scope: !295)
!306 = !DILocation(line: 103, column: 10, scope: !304)
!307 = !DILocation(line: 103, column: 12, scope: !304)
!308 = !DILocation(line: 103, column: 9, scope: !304)
!309 = !DILocation(line: 104, column: 1, scope: !295)
