; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/symbolic.c
; ModuleID = 'tests/faults/symbolic.c'
source_filename = "tests/faults/symbolic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !11
@entry_symbolic_index_global = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i32 0, i32 0), void ()* @symbolic_index_global, %struct.fault_case* null }, align 8, !dbg !25
@entry_symbolic_index_stack = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i32 0, i32 0), void ()* @symbolic_index_stack, %struct.fault_case* null }, align 8, !dbg !32
@entry_symbolic_index_heap = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i32 0, i32 0), void ()* @symbolic_index_heap, %struct.fault_case* null }, align 8, !dbg !37
@entry_symbolic_index_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5, i32 0, i32 0), void ()* @symbolic_index_negative, %struct.fault_case* null }, align 8, !dbg !39
@entry_symbolic_size_malloc = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.6, i32 0, i32 0), void ()* @symbolic_size_malloc, %struct.fault_case* null }, align 8, !dbg !41
@entry_symbolic_size_memcpy = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.7, i32 0, i32 0), void ()* @symbolic_size_memcpy, %struct.fault_case* null }, align 8, !dbg !43
@entry_symbolic_size_memset = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.8, i32 0, i32 0), void ()* @symbolic_size_memset, %struct.fault_case* null }, align 8, !dbg !45
@entry_symbolic_division = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.9, i32 0, i32 0), void ()* @symbolic_division, %struct.fault_case* null }, align 8, !dbg !47
@entry_symbolic_null = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), void ()* @symbolic_null, %struct.fault_case* null }, align 8, !dbg !49
@entry_symbolic_assertion = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i32 0, i32 0), void ()* @symbolic_assertion, %struct.fault_case* null }, align 8, !dbg !51
@entry_symbolic_free = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), void ()* @symbolic_free, %struct.fault_case* null }, align 8, !dbg !53
@entry_symbolic_use_after_free = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.15, i32 0, i32 0), void ()* @symbolic_use_after_free, %struct.fault_case* null }, align 8, !dbg !55
@entry_symbolic_string = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.16, i32 0, i32 0), void ()* @symbolic_string, %struct.fault_case* null }, align 8, !dbg !57
@entry_symbolic_overflow = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.19, i32 0, i32 0), void ()* @symbolic_overflow, %struct.fault_case* null }, align 8, !dbg !59
@entry_symbolic_multiplication = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.20, i32 0, i32 0), void ()* @symbolic_multiplication, %struct.fault_case* null }, align 8, !dbg !61
@entry_symbolic_shift = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i32 0, i32 0), void ()* @symbolic_shift, %struct.fault_case* null }, align 8, !dbg !63
@entry_symbolic_misaligned = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.22, i32 0, i32 0), void ()* @symbolic_misaligned, %struct.fault_case* null }, align 8, !dbg !65
@entry_symbolic_uninitialised = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.23, i32 0, i32 0), void ()* @symbolic_uninitialised, %struct.fault_case* null }, align 8, !dbg !75
@entry_symbolic_leak = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i32 0, i32 0), void ()* @symbolic_leak, %struct.fault_case* null }, align 8, !dbg !77
@.str.1 = private unnamed_addr constant [22 x i8] c"symbolic_index_global\00", align 1
@table = internal global [10 x i32] zeroinitializer, align 16, !dbg !27
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"symbolic_index_stack\00", align 1
@__const.symbolic_index_stack.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@sink = internal global i32 0, align 4, !dbg !34
@.str.4 = private unnamed_addr constant [20 x i8] c"symbolic_index_heap\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"symbolic_index_negative\00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"symbolic_size_malloc\00", align 1
@.str.7 = private unnamed_addr constant [21 x i8] c"symbolic_size_memcpy\00", align 1
@.str.8 = private unnamed_addr constant [21 x i8] c"symbolic_size_memset\00", align 1
@.str.9 = private unnamed_addr constant [18 x i8] c"symbolic_division\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"symbolic_null\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"symbolic_assertion\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"x * 3 != 603\00", align 1
@.str.13 = private unnamed_addr constant [24 x i8] c"tests/faults/symbolic.c\00", align 1
@__PRETTY_FUNCTION__.symbolic_assertion = private unnamed_addr constant [30 x i8] c"void symbolic_assertion(void)\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"symbolic_free\00", align 1
@.str.15 = private unnamed_addr constant [24 x i8] c"symbolic_use_after_free\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"symbolic_string\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"word\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"go!\00", align 1
@.str.19 = private unnamed_addr constant [18 x i8] c"symbolic_overflow\00", align 1
@.str.20 = private unnamed_addr constant [24 x i8] c"symbolic_multiplication\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"symbolic_shift\00", align 1
@.str.22 = private unnamed_addr constant [20 x i8] c"symbolic_misaligned\00", align 1
@symbolic_misaligned.words = internal global [4 x i64] zeroinitializer, align 16, !dbg !67
@.str.23 = private unnamed_addr constant [23 x i8] c"symbolic_uninitialised\00", align 1
@.str.24 = private unnamed_addr constant [14 x i8] c"symbolic_leak\00", align 1
@llvm.global_ctors = appending global [19 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_malloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memcpy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memset, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_division, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_assertion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_use_after_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_multiplication, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_shift, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_misaligned, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_uninitialised, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_leak, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !87 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !91, metadata !DIExpression()), !dbg !92
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !93, metadata !DIExpression()), !dbg !94
  %7 = load i32, i32* %4, align 4, !dbg !95
  %8 = icmp sgt i32 %7, 2, !dbg !96
  br i1 %8, label %9, label %15, !dbg !97

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !98
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !98
  %12 = load i8*, i8** %11, align 8, !dbg !98
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #8, !dbg !99
  %14 = icmp eq i32 %13, 0, !dbg !100
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !101
  %17 = zext i1 %16 to i32, !dbg !97
  store i32 %17, i32* @bad, align 4, !dbg !102
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !103, metadata !DIExpression()), !dbg !105
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !106
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !105
  br label %19, !dbg !107

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !108
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !110
  br i1 %21, label %22, label %43, !dbg !110

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !111
  %24 = icmp sgt i32 %23, 1, !dbg !113
  br i1 %24, label %25, label %38, !dbg !114

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !115
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !115
  %28 = load i8*, i8** %27, align 8, !dbg !115
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !116
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !117
  %31 = load i8*, i8** %30, align 8, !dbg !117
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #8, !dbg !118
  %33 = icmp eq i32 %32, 0, !dbg !119
  br i1 %33, label %34, label %38, !dbg !120

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !121
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !123
  %37 = load void ()*, void ()** %36, align 8, !dbg !123
  call void %37(), !dbg !121
  store i32 0, i32* %3, align 4, !dbg !124
  br label %44, !dbg !124

38:                                               ; preds = %25, %22
  br label %39, !dbg !125

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !126
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !127
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !127
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !128
  br label %19, !dbg !129, !llvm.loop !130

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !133
  br label %44, !dbg !133

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !134
  ret i32 %45, !dbg !134
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !135 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !136
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !136
  store %struct.fault_case* @entry_symbolic_index_global, %struct.fault_case** @all_cases, align 8, !dbg !136
  ret void, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !137 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !138
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !138
  store %struct.fault_case* @entry_symbolic_index_stack, %struct.fault_case** @all_cases, align 8, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !139 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !140
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !140
  store %struct.fault_case* @entry_symbolic_index_heap, %struct.fault_case** @all_cases, align 8, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !141 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !142
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !142
  store %struct.fault_case* @entry_symbolic_index_negative, %struct.fault_case** @all_cases, align 8, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_symbolic_size_malloc, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_symbolic_size_memcpy, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_symbolic_size_memset, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_symbolic_division, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_symbolic_null, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_symbolic_assertion, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_symbolic_free, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_symbolic_use_after_free, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_symbolic_string, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_symbolic_overflow, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_symbolic_multiplication, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_symbolic_shift, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !167 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !168
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !168
  store %struct.fault_case* @entry_symbolic_misaligned, %struct.fault_case** @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !169 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !170
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !170
  store %struct.fault_case* @entry_symbolic_uninitialised, %struct.fault_case** @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !171 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !172
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !172
  store %struct.fault_case* @entry_symbolic_leak, %struct.fault_case** @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !173 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !174, metadata !DIExpression()), !dbg !176
  %2 = call zeroext i8 @input(), !dbg !177
  store i8 %2, i8* %1, align 1, !dbg !176
  %3 = load i8, i8* %1, align 1, !dbg !178
  %4 = zext i8 %3 to i32, !dbg !178
  %5 = load i32, i32* @bad, align 4, !dbg !180
  %6 = icmp ne i32 %5, 0, !dbg !180
  %7 = zext i1 %6 to i64, !dbg !180
  %8 = select i1 %6, i32 10, i32 9, !dbg !180
  %9 = icmp sle i32 %4, %8, !dbg !181
  br i1 %9, label %10, label %14, !dbg !182

10:                                               ; preds = %0
  %11 = load i8, i8* %1, align 1, !dbg !183
  %12 = zext i8 %11 to i64, !dbg !184
  %13 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %12, !dbg !184
  store i32 1, i32* %13, align 4, !dbg !185
  br label %14, !dbg !184

14:                                               ; preds = %10, %0
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !187 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !190, metadata !DIExpression()), !dbg !191
  call void @klee_make_symbolic(i8* noundef %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !192
  %2 = load i8, i8* %1, align 1, !dbg !193
  ret i8 %2, !dbg !194
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !195 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !196, metadata !DIExpression()), !dbg !198
  %3 = bitcast [4 x i32]* %1 to i8*, !dbg !198
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.symbolic_index_stack.a to i8*), i64 16, i1 false), !dbg !198
  call void @llvm.dbg.declare(metadata i8* %2, metadata !199, metadata !DIExpression()), !dbg !200
  %4 = call zeroext i8 @input(), !dbg !201
  store i8 %4, i8* %2, align 1, !dbg !200
  %5 = load i8, i8* %2, align 1, !dbg !202
  %6 = zext i8 %5 to i32, !dbg !202
  %7 = load i32, i32* @bad, align 4, !dbg !204
  %8 = icmp ne i32 %7, 0, !dbg !204
  %9 = zext i1 %8 to i64, !dbg !204
  %10 = select i1 %8, i32 5, i32 4, !dbg !204
  %11 = icmp slt i32 %6, %10, !dbg !205
  br i1 %11, label %12, label %17, !dbg !206

12:                                               ; preds = %0
  %13 = load i8, i8* %2, align 1, !dbg !207
  %14 = zext i8 %13 to i64, !dbg !208
  %15 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %14, !dbg !208
  %16 = load i32, i32* %15, align 4, !dbg !208
  store volatile i32 %16, i32* @sink, align 4, !dbg !209
  br label %17, !dbg !210

17:                                               ; preds = %12, %0
  ret void, !dbg !211
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !212 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !213, metadata !DIExpression()), !dbg !214
  %3 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 1) #9, !dbg !215
  store i8* %3, i8** %1, align 8, !dbg !214
  call void @llvm.dbg.declare(metadata i8* %2, metadata !216, metadata !DIExpression()), !dbg !217
  %4 = call zeroext i8 @input(), !dbg !218
  store i8 %4, i8* %2, align 1, !dbg !217
  %5 = load i8, i8* %2, align 1, !dbg !219
  %6 = sext i8 %5 to i32, !dbg !219
  %7 = icmp slt i32 %6, 8, !dbg !221
  br i1 %7, label %8, label %23, !dbg !222

8:                                                ; preds = %0
  %9 = load i8, i8* %2, align 1, !dbg !223
  %10 = sext i8 %9 to i32, !dbg !223
  %11 = load i32, i32* @bad, align 4, !dbg !224
  %12 = icmp ne i32 %11, 0, !dbg !224
  %13 = zext i1 %12 to i64, !dbg !224
  %14 = select i1 %12, i32 -4, i32 0, !dbg !224
  %15 = icmp sge i32 %10, %14, !dbg !225
  br i1 %15, label %16, label %23, !dbg !226

16:                                               ; preds = %8
  %17 = load i8*, i8** %1, align 8, !dbg !227
  %18 = load i8, i8* %2, align 1, !dbg !228
  %19 = sext i8 %18 to i64, !dbg !227
  %20 = getelementptr inbounds i8, i8* %17, i64 %19, !dbg !227
  %21 = load i8, i8* %20, align 1, !dbg !227
  %22 = sext i8 %21 to i32, !dbg !227
  store volatile i32 %22, i32* @sink, align 4, !dbg !229
  br label %23, !dbg !230

23:                                               ; preds = %16, %8, %0
  %24 = load i8*, i8** %1, align 8, !dbg !231
  call void @free(i8* noundef %24) #9, !dbg !232
  ret void, !dbg !233
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !234 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !235, metadata !DIExpression()), !dbg !236
  %2 = call zeroext i8 @input(), !dbg !237
  store i8 %2, i8* %1, align 1, !dbg !236
  %3 = load i8, i8* %1, align 1, !dbg !238
  %4 = zext i8 %3 to i32, !dbg !238
  %5 = and i32 %4, 7, !dbg !239
  %6 = load i32, i32* @bad, align 4, !dbg !240
  %7 = sub nsw i32 %5, %6, !dbg !241
  %8 = sext i32 %7 to i64, !dbg !242
  %9 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %8, !dbg !242
  %10 = load i32, i32* %9, align 4, !dbg !242
  store volatile i32 %10, i32* @sink, align 4, !dbg !243
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !245 {
  %1 = alloca i8, align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !246, metadata !DIExpression()), !dbg !247
  %3 = call zeroext i8 @input(), !dbg !248
  store i8 %3, i8* %1, align 1, !dbg !247
  %4 = load i8, i8* %1, align 1, !dbg !249
  %5 = zext i8 %4 to i32, !dbg !249
  %6 = icmp eq i32 %5, 0, !dbg !251
  br i1 %6, label %7, label %8, !dbg !252

7:                                                ; preds = %0
  br label %28, !dbg !253

8:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %2, metadata !254, metadata !DIExpression()), !dbg !255
  %9 = load i8, i8* %1, align 1, !dbg !256
  %10 = zext i8 %9 to i64, !dbg !256
  %11 = call noalias i8* @malloc(i64 noundef %10) #9, !dbg !257
  store i8* %11, i8** %2, align 8, !dbg !255
  %12 = load i8*, i8** %2, align 8, !dbg !258
  %13 = load i32, i32* @bad, align 4, !dbg !259
  %14 = icmp ne i32 %13, 0, !dbg !259
  br i1 %14, label %15, label %19, !dbg !259

15:                                               ; preds = %8
  %16 = load i8, i8* %1, align 1, !dbg !260
  %17 = zext i8 %16 to i32, !dbg !260
  %18 = and i32 %17, 3, !dbg !261
  br label %23, !dbg !259

19:                                               ; preds = %8
  %20 = load i8, i8* %1, align 1, !dbg !262
  %21 = zext i8 %20 to i32, !dbg !262
  %22 = sub nsw i32 %21, 1, !dbg !263
  br label %23, !dbg !259

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !259
  %25 = sext i32 %24 to i64, !dbg !258
  %26 = getelementptr inbounds i8, i8* %12, i64 %25, !dbg !258
  store i8 1, i8* %26, align 1, !dbg !264
  %27 = load i8*, i8** %2, align 8, !dbg !265
  call void @free(i8* noundef %27) #9, !dbg !266
  br label %28, !dbg !267

28:                                               ; preds = %23, %7
  ret void, !dbg !267
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !268 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !269, metadata !DIExpression()), !dbg !273
  call void @llvm.dbg.declare(metadata [32 x i8]* %2, metadata !274, metadata !DIExpression()), !dbg !278
  %4 = bitcast [32 x i8]* %2 to i8*, !dbg !278
  call void @llvm.memset.p0i8.i64(i8* align 16 %4, i8 0, i64 32, i1 false), !dbg !278
  call void @llvm.dbg.declare(metadata i8* %3, metadata !279, metadata !DIExpression()), !dbg !280
  %5 = call zeroext i8 @input(), !dbg !281
  store i8 %5, i8* %3, align 1, !dbg !280
  %6 = load i8, i8* %3, align 1, !dbg !282
  %7 = zext i8 %6 to i32, !dbg !282
  %8 = load i32, i32* @bad, align 4, !dbg !284
  %9 = icmp ne i32 %8, 0, !dbg !284
  %10 = zext i1 %9 to i64, !dbg !284
  %11 = select i1 %9, i32 17, i32 16, !dbg !284
  %12 = icmp sle i32 %7, %11, !dbg !285
  br i1 %12, label %13, label %18, !dbg !286

13:                                               ; preds = %0
  %14 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !287
  %15 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !287
  %16 = load i8, i8* %3, align 1, !dbg !288
  %17 = zext i8 %16 to i64, !dbg !288
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %14, i8* align 16 %15, i64 %17, i1 false), !dbg !287
  br label %18, !dbg !287

18:                                               ; preds = %13, %0
  ret void, !dbg !289
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !290 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !291, metadata !DIExpression()), !dbg !295
  call void @llvm.dbg.declare(metadata i8* %2, metadata !296, metadata !DIExpression()), !dbg !297
  %3 = call zeroext i8 @input(), !dbg !298
  store i8 %3, i8* %2, align 1, !dbg !297
  %4 = load i8, i8* %2, align 1, !dbg !299
  %5 = zext i8 %4 to i32, !dbg !299
  %6 = load i32, i32* @bad, align 4, !dbg !301
  %7 = mul nsw i32 2, %6, !dbg !302
  %8 = add nsw i32 8, %7, !dbg !303
  %9 = icmp slt i32 %5, %8, !dbg !304
  br i1 %9, label %10, label %14, !dbg !305

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !306
  %12 = load i8, i8* %2, align 1, !dbg !307
  %13 = zext i8 %12 to i64, !dbg !307
  call void @llvm.memset.p0i8.i64(i8* align 1 %11, i8 0, i64 %13, i1 false), !dbg !306
  br label %14, !dbg !306

14:                                               ; preds = %10, %0
  ret void, !dbg !308
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !309 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !310, metadata !DIExpression()), !dbg !311
  %2 = call zeroext i8 @input(), !dbg !312
  store i8 %2, i8* %1, align 1, !dbg !311
  %3 = load i32, i32* @bad, align 4, !dbg !313
  %4 = icmp ne i32 %3, 0, !dbg !313
  br i1 %4, label %9, label %5, !dbg !315

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !316
  %7 = zext i8 %6 to i32, !dbg !316
  %8 = icmp ne i32 %7, 0, !dbg !316
  br i1 %8, label %9, label %13, !dbg !317

9:                                                ; preds = %5, %0
  %10 = load i8, i8* %1, align 1, !dbg !318
  %11 = zext i8 %10 to i32, !dbg !318
  %12 = sdiv i32 100, %11, !dbg !319
  store volatile i32 %12, i32* @sink, align 4, !dbg !320
  br label %13, !dbg !321

13:                                               ; preds = %9, %5
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !323 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !324, metadata !DIExpression()), !dbg !325
  %4 = call zeroext i8 @input(), !dbg !326
  store i8 %4, i8* %1, align 1, !dbg !325
  call void @llvm.dbg.declare(metadata i32* %2, metadata !327, metadata !DIExpression()), !dbg !328
  store i32 0, i32* %2, align 4, !dbg !328
  call void @llvm.dbg.declare(metadata i32** %3, metadata !329, metadata !DIExpression()), !dbg !330
  %5 = load i32, i32* @bad, align 4, !dbg !331
  %6 = icmp ne i32 %5, 0, !dbg !331
  br i1 %6, label %7, label %12, !dbg !332

7:                                                ; preds = %0
  %8 = load i8, i8* %1, align 1, !dbg !333
  %9 = zext i8 %8 to i32, !dbg !333
  %10 = icmp eq i32 %9, 77, !dbg !334
  br i1 %10, label %11, label %12, !dbg !331

11:                                               ; preds = %7
  br label %13, !dbg !331

12:                                               ; preds = %7, %0
  br label %13, !dbg !331

13:                                               ; preds = %12, %11
  %14 = phi i32* [ null, %11 ], [ %2, %12 ], !dbg !331
  store i32* %14, i32** %3, align 8, !dbg !330
  %15 = load i32*, i32** %3, align 8, !dbg !335
  store i32 1, i32* %15, align 4, !dbg !336
  ret void, !dbg !337
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !338 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !339, metadata !DIExpression()), !dbg !340
  %2 = call zeroext i8 @input(), !dbg !341
  store i8 %2, i8* %1, align 1, !dbg !340
  %3 = load i32, i32* @bad, align 4, !dbg !342
  %4 = icmp ne i32 %3, 0, !dbg !342
  br i1 %4, label %11, label %5, !dbg !344

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !345
  %7 = zext i8 %6 to i32, !dbg !345
  %8 = icmp slt i32 %7, 200, !dbg !346
  %9 = zext i1 %8 to i32, !dbg !346
  %10 = sext i32 %9 to i64, !dbg !345
  call void @klee_assume(i64 noundef %10), !dbg !347
  br label %11, !dbg !347

11:                                               ; preds = %5, %0
  %12 = load i8, i8* %1, align 1, !dbg !348
  %13 = zext i8 %12 to i32, !dbg !348
  %14 = mul nsw i32 %13, 3, !dbg !348
  %15 = icmp ne i32 %14, 603, !dbg !348
  br i1 %15, label %16, label %17, !dbg !351

16:                                               ; preds = %11
  br label %18, !dbg !351

17:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.13, i64 0, i64 0), i32 noundef 92, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @__PRETTY_FUNCTION__.symbolic_assertion, i64 0, i64 0)) #10, !dbg !348
  unreachable, !dbg !348

18:                                               ; preds = %16
  ret void, !dbg !352
}

declare void @klee_assume(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !353 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !354, metadata !DIExpression()), !dbg !355
  %4 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !356
  store i8* %4, i8** %1, align 8, !dbg !355
  call void @llvm.dbg.declare(metadata i8** %2, metadata !357, metadata !DIExpression()), !dbg !358
  %5 = load i8*, i8** %1, align 8, !dbg !359
  store i8* %5, i8** %2, align 8, !dbg !358
  call void @llvm.dbg.declare(metadata i8* %3, metadata !360, metadata !DIExpression()), !dbg !361
  %6 = call zeroext i8 @input(), !dbg !362
  store i8 %6, i8* %3, align 1, !dbg !361
  %7 = load i32, i32* @bad, align 4, !dbg !363
  %8 = icmp ne i32 %7, 0, !dbg !363
  br i1 %8, label %9, label %15, !dbg !365

9:                                                ; preds = %0
  %10 = load i8, i8* %3, align 1, !dbg !366
  %11 = zext i8 %10 to i32, !dbg !366
  %12 = icmp sgt i32 %11, 250, !dbg !367
  br i1 %12, label %13, label %15, !dbg !368

13:                                               ; preds = %9
  %14 = load i8*, i8** %1, align 8, !dbg !369
  call void @free(i8* noundef %14) #9, !dbg !370
  br label %15, !dbg !370

15:                                               ; preds = %13, %9, %0
  %16 = load i8*, i8** %2, align 8, !dbg !371
  call void @free(i8* noundef %16) #9, !dbg !372
  ret void, !dbg !373
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !374 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !375, metadata !DIExpression()), !dbg !376
  %3 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #9, !dbg !377
  store i8* %3, i8** %1, align 8, !dbg !376
  call void @llvm.dbg.declare(metadata i8* %2, metadata !378, metadata !DIExpression()), !dbg !379
  %4 = call zeroext i8 @input(), !dbg !380
  store i8 %4, i8* %2, align 1, !dbg !379
  %5 = load i8, i8* %2, align 1, !dbg !381
  %6 = zext i8 %5 to i32, !dbg !381
  %7 = icmp eq i32 %6, 42, !dbg !383
  br i1 %7, label %8, label %10, !dbg !384

8:                                                ; preds = %0
  %9 = load i8*, i8** %1, align 8, !dbg !385
  call void @free(i8* noundef %9) #9, !dbg !386
  br label %10, !dbg !386

10:                                               ; preds = %8, %0
  %11 = load i32, i32* @bad, align 4, !dbg !387
  %12 = icmp ne i32 %11, 0, !dbg !387
  br i1 %12, label %13, label %17, !dbg !389

13:                                               ; preds = %10
  %14 = load i8, i8* %2, align 1, !dbg !390
  %15 = zext i8 %14 to i32, !dbg !390
  %16 = icmp sgt i32 %15, 41, !dbg !391
  br i1 %16, label %21, label %24, !dbg !387

17:                                               ; preds = %10
  %18 = load i8, i8* %2, align 1, !dbg !392
  %19 = zext i8 %18 to i32, !dbg !392
  %20 = icmp sgt i32 %19, 42, !dbg !393
  br i1 %20, label %21, label %24, !dbg !389

21:                                               ; preds = %17, %13
  %22 = load i8*, i8** %1, align 8, !dbg !394
  %23 = getelementptr inbounds i8, i8* %22, i64 0, !dbg !394
  store i8 1, i8* %23, align 1, !dbg !395
  br label %24, !dbg !394

24:                                               ; preds = %21, %17, %13
  %25 = load i8, i8* %2, align 1, !dbg !396
  %26 = zext i8 %25 to i32, !dbg !396
  %27 = icmp ne i32 %26, 42, !dbg !398
  br i1 %27, label %28, label %30, !dbg !399

28:                                               ; preds = %24
  %29 = load i8*, i8** %1, align 8, !dbg !400
  call void @free(i8* noundef %29) #9, !dbg !401
  br label %30, !dbg !401

30:                                               ; preds = %28, %24
  ret void, !dbg !402
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !403 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !404, metadata !DIExpression()), !dbg !406
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !407, metadata !DIExpression()), !dbg !408
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !409
  call void @klee_make_symbolic(i8* noundef %3, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0)), !dbg !410
  %4 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 3, !dbg !411
  store i8 0, i8* %4, align 1, !dbg !412
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !413
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !414
  %7 = call i8* @strcpy(i8* noundef %5, i8* noundef %6) #9, !dbg !415
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !416
  %9 = call i32 @strcmp(i8* noundef %8, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.18, i64 0, i64 0)) #8, !dbg !418
  %10 = icmp eq i32 %9, 0, !dbg !419
  br i1 %10, label %11, label %19, !dbg !420

11:                                               ; preds = %0
  %12 = load i32, i32* @bad, align 4, !dbg !421
  %13 = icmp ne i32 %12, 0, !dbg !421
  br i1 %13, label %14, label %19, !dbg !422

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !423
  %16 = call i64 @strlen(i8* noundef %15) #8, !dbg !424
  %17 = add i64 %16, 1, !dbg !425
  %18 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %17, !dbg !426
  store i8 1, i8* %18, align 1, !dbg !427
  br label %19, !dbg !426

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !428
}

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !429 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !430, metadata !DIExpression()), !dbg !431
  %2 = bitcast i32* %1 to i8*, !dbg !432
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 4, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !433
  %3 = load i32, i32* @bad, align 4, !dbg !434
  %4 = icmp ne i32 %3, 0, !dbg !434
  br i1 %4, label %10, label %5, !dbg !436

5:                                                ; preds = %0
  %6 = load i32, i32* %1, align 4, !dbg !437
  %7 = icmp slt i32 %6, 2147483647, !dbg !438
  %8 = zext i1 %7 to i32, !dbg !438
  %9 = sext i32 %8 to i64, !dbg !437
  call void @klee_assume(i64 noundef %9), !dbg !439
  br label %10, !dbg !439

10:                                               ; preds = %5, %0
  %11 = load i32, i32* %1, align 4, !dbg !440
  %12 = add nsw i32 %11, 1, !dbg !441
  store volatile i32 %12, i32* @sink, align 4, !dbg !442
  ret void, !dbg !443
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !444 {
  %1 = alloca i16, align 2
  call void @llvm.dbg.declare(metadata i16* %1, metadata !445, metadata !DIExpression()), !dbg !447
  %2 = bitcast i16* %1 to i8*, !dbg !448
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !449
  %3 = load i32, i32* @bad, align 4, !dbg !450
  %4 = icmp ne i32 %3, 0, !dbg !450
  %5 = zext i1 %4 to i64, !dbg !450
  %6 = select i1 %4, i32 65537, i32 65535, !dbg !450
  %7 = load i16, i16* %1, align 2, !dbg !451
  %8 = sext i16 %7 to i32, !dbg !451
  %9 = mul nsw i32 %6, %8, !dbg !452
  store volatile i32 %9, i32* @sink, align 4, !dbg !453
  ret void, !dbg !454
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !455 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !456, metadata !DIExpression()), !dbg !457
  %2 = call zeroext i8 @input(), !dbg !458
  store i8 %2, i8* %1, align 1, !dbg !457
  %3 = load i8, i8* %1, align 1, !dbg !459
  %4 = zext i8 %3 to i32, !dbg !459
  %5 = load i32, i32* @bad, align 4, !dbg !460
  %6 = icmp ne i32 %5, 0, !dbg !460
  %7 = zext i1 %6 to i64, !dbg !460
  %8 = select i1 %6, i32 63, i32 31, !dbg !460
  %9 = and i32 %4, %8, !dbg !461
  %10 = shl i32 1, %9, !dbg !462
  store volatile i32 %10, i32* @sink, align 4, !dbg !463
  ret void, !dbg !464
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !69 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !465, metadata !DIExpression()), !dbg !466
  %2 = call zeroext i8 @input(), !dbg !467
  store i8 %2, i8* %1, align 1, !dbg !466
  %3 = load i32, i32* @bad, align 4, !dbg !468
  %4 = icmp ne i32 %3, 0, !dbg !468
  br i1 %4, label %5, label %9, !dbg !468

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !469
  %7 = zext i8 %6 to i32, !dbg !469
  %8 = and i32 %7, 6, !dbg !470
  br label %13, !dbg !468

9:                                                ; preds = %0
  %10 = load i8, i8* %1, align 1, !dbg !471
  %11 = zext i8 %10 to i32, !dbg !471
  %12 = and i32 %11, 4, !dbg !472
  br label %13, !dbg !468

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !468
  %15 = sext i32 %14 to i64, !dbg !473
  %16 = getelementptr inbounds i8, i8* bitcast ([4 x i64]* @symbolic_misaligned.words to i8*), i64 %15, !dbg !473
  %17 = bitcast i8* %16 to i32*, !dbg !474
  %18 = load i32, i32* %17, align 4, !dbg !474
  store volatile i32 %18, i32* @sink, align 4, !dbg !475
  ret void, !dbg !476
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !477 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !478, metadata !DIExpression()), !dbg !479
  call void @llvm.dbg.declare(metadata i8* %2, metadata !480, metadata !DIExpression()), !dbg !481
  %3 = call zeroext i8 @input(), !dbg !482
  store i8 %3, i8* %2, align 1, !dbg !481
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 2, !dbg !483
  store i32 1, i32* %4, align 8, !dbg !484
  %5 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 1, !dbg !485
  store i32 1, i32* %5, align 4, !dbg !486
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !487
  store i32 1, i32* %6, align 16, !dbg !488
  %7 = load i32, i32* @bad, align 4, !dbg !489
  %8 = icmp ne i32 %7, 0, !dbg !489
  br i1 %8, label %11, label %9, !dbg !491

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 3, !dbg !492
  store i32 1, i32* %10, align 4, !dbg !493
  br label %11, !dbg !492

11:                                               ; preds = %9, %0
  %12 = load i8, i8* %2, align 1, !dbg !494
  %13 = zext i8 %12 to i32, !dbg !494
  %14 = and i32 %13, 3, !dbg !496
  %15 = sext i32 %14 to i64, !dbg !497
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %15, !dbg !497
  %17 = load i32, i32* %16, align 4, !dbg !497
  %18 = icmp ne i32 %17, 0, !dbg !497
  br i1 %18, label %19, label %20, !dbg !498

19:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !499
  br label %20, !dbg !500

20:                                               ; preds = %19, %11
  ret void, !dbg !501
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !502 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !503, metadata !DIExpression()), !dbg !504
  %2 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !505
  store i8* %2, i8** %1, align 8, !dbg !504
  %3 = call zeroext i8 @input(), !dbg !506
  %4 = zext i8 %3 to i32, !dbg !506
  %5 = icmp eq i32 %4, 9, !dbg !508
  br i1 %5, label %6, label %11, !dbg !509

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !510
  %8 = icmp ne i32 %7, 0, !dbg !510
  br i1 %8, label %9, label %11, !dbg !511

9:                                                ; preds = %6
  %10 = call noalias i8* @malloc(i64 noundef 5) #9, !dbg !512
  store i8* %10, i8** %1, align 8, !dbg !513
  br label %11, !dbg !514

11:                                               ; preds = %9, %6, %0
  %12 = load i8*, i8** %1, align 8, !dbg !515
  call void @free(i8* noundef %12) #9, !dbg !516
  ret void, !dbg !517
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn writeonly }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind readonly willreturn }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}
!llvm.ident = !{!86}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !13, line: 18, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "26ce886d563f49041a18eb31bad542e1")
!4 = !{!5, !6, !8}
!5 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11, !0, !25, !27, !32, !34, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !75, !77}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !13, line: 17, type: !14, isLocal: true, isDefinition: true)
!13 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !13, line: 12, size: 192, elements: !16)
!16 = !{!17, !20, !24}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !15, file: !13, line: 13, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !15, file: !13, line: 14, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !13, line: 15, baseType: !14, size: 64, offset: 128)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "entry_symbolic_index_global", scope: !2, file: !3, line: 17, type: !15, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 8, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 320, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 10)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_symbolic_index_stack", scope: !2, file: !3, line: 24, type: !15, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 7, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_symbolic_index_heap", scope: !2, file: !3, line: 32, type: !15, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_symbolic_index_negative", scope: !2, file: !3, line: 41, type: !15, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_symbolic_size_malloc", scope: !2, file: !3, line: 47, type: !15, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memcpy", scope: !2, file: !3, line: 57, type: !15, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memset", scope: !2, file: !3, line: 65, type: !15, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_symbolic_division", scope: !2, file: !3, line: 73, type: !15, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_symbolic_null", scope: !2, file: !3, line: 80, type: !15, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_symbolic_assertion", scope: !2, file: !3, line: 87, type: !15, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_symbolic_free", scope: !2, file: !3, line: 95, type: !15, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_symbolic_use_after_free", scope: !2, file: !3, line: 104, type: !15, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_symbolic_string", scope: !2, file: !3, line: 116, type: !15, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_symbolic_overflow", scope: !2, file: !3, line: 126, type: !15, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_symbolic_multiplication", scope: !2, file: !3, line: 135, type: !15, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_symbolic_shift", scope: !2, file: !3, line: 142, type: !15, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_symbolic_misaligned", scope: !2, file: !3, line: 148, type: !15, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "words", scope: !69, file: !3, line: 150, type: !71, isLocal: true, isDefinition: true)
!69 = distinct !DISubprogram(name: "symbolic_misaligned", scope: !3, file: !3, line: 148, type: !22, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!70 = !{}
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 256, elements: !73)
!72 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!73 = !{!74}
!74 = !DISubrange(count: 4)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_symbolic_uninitialised", scope: !2, file: !3, line: 155, type: !15, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_symbolic_leak", scope: !2, file: !3, line: 166, type: !15, isLocal: true, isDefinition: true)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 7, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 1}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = !{!"Debian clang version 14.0.6"}
!87 = distinct !DISubprogram(name: "main", scope: !13, file: !13, line: 30, type: !88, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !70)
!88 = !DISubroutineType(types: !89)
!89 = !{!7, !7, !90}
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!91 = !DILocalVariable(name: "argc", arg: 1, scope: !87, file: !13, line: 30, type: !7)
!92 = !DILocation(line: 30, column: 14, scope: !87)
!93 = !DILocalVariable(name: "argv", arg: 2, scope: !87, file: !13, line: 30, type: !90)
!94 = !DILocation(line: 30, column: 27, scope: !87)
!95 = !DILocation(line: 32, column: 11, scope: !87)
!96 = !DILocation(line: 32, column: 16, scope: !87)
!97 = !DILocation(line: 32, column: 20, scope: !87)
!98 = !DILocation(line: 32, column: 30, scope: !87)
!99 = !DILocation(line: 32, column: 23, scope: !87)
!100 = !DILocation(line: 32, column: 46, scope: !87)
!101 = !DILocation(line: 0, scope: !87)
!102 = !DILocation(line: 32, column: 9, scope: !87)
!103 = !DILocalVariable(name: "c", scope: !104, file: !13, line: 33, type: !14)
!104 = distinct !DILexicalBlock(scope: !87, file: !13, line: 33, column: 5)
!105 = !DILocation(line: 33, column: 29, scope: !104)
!106 = !DILocation(line: 33, column: 33, scope: !104)
!107 = !DILocation(line: 33, column: 10, scope: !104)
!108 = !DILocation(line: 33, column: 44, scope: !109)
!109 = distinct !DILexicalBlock(scope: !104, file: !13, line: 33, column: 5)
!110 = !DILocation(line: 33, column: 5, scope: !104)
!111 = !DILocation(line: 34, column: 13, scope: !112)
!112 = distinct !DILexicalBlock(scope: !109, file: !13, line: 34, column: 13)
!113 = !DILocation(line: 34, column: 18, scope: !112)
!114 = !DILocation(line: 34, column: 22, scope: !112)
!115 = !DILocation(line: 34, column: 32, scope: !112)
!116 = !DILocation(line: 34, column: 41, scope: !112)
!117 = !DILocation(line: 34, column: 44, scope: !112)
!118 = !DILocation(line: 34, column: 25, scope: !112)
!119 = !DILocation(line: 34, column: 50, scope: !112)
!120 = !DILocation(line: 34, column: 13, scope: !109)
!121 = !DILocation(line: 35, column: 13, scope: !122)
!122 = distinct !DILexicalBlock(scope: !112, file: !13, line: 34, column: 56)
!123 = !DILocation(line: 35, column: 16, scope: !122)
!124 = !DILocation(line: 36, column: 13, scope: !122)
!125 = !DILocation(line: 34, column: 53, scope: !112)
!126 = !DILocation(line: 33, column: 51, scope: !109)
!127 = !DILocation(line: 33, column: 54, scope: !109)
!128 = !DILocation(line: 33, column: 49, scope: !109)
!129 = !DILocation(line: 33, column: 5, scope: !109)
!130 = distinct !{!130, !110, !131, !132}
!131 = !DILocation(line: 37, column: 9, scope: !104)
!132 = !{!"llvm.loop.mustprogress"}
!133 = !DILocation(line: 38, column: 5, scope: !87)
!134 = !DILocation(line: 39, column: 1, scope: !87)
!135 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !3, file: !3, line: 17, type: !22, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!136 = !DILocation(line: 17, column: 1, scope: !135)
!137 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !3, file: !3, line: 24, type: !22, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!138 = !DILocation(line: 24, column: 1, scope: !137)
!139 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !3, file: !3, line: 32, type: !22, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!140 = !DILocation(line: 32, column: 1, scope: !139)
!141 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !3, file: !3, line: 41, type: !22, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!142 = !DILocation(line: 41, column: 1, scope: !141)
!143 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !3, file: !3, line: 47, type: !22, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!144 = !DILocation(line: 47, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !3, file: !3, line: 57, type: !22, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!146 = !DILocation(line: 57, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !3, file: !3, line: 65, type: !22, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!148 = !DILocation(line: 65, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_symbolic_division", scope: !3, file: !3, line: 73, type: !22, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!150 = !DILocation(line: 73, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_symbolic_null", scope: !3, file: !3, line: 80, type: !22, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!152 = !DILocation(line: 80, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !3, file: !3, line: 87, type: !22, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!154 = !DILocation(line: 87, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_symbolic_free", scope: !3, file: !3, line: 95, type: !22, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!156 = !DILocation(line: 95, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !3, file: !3, line: 104, type: !22, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!158 = !DILocation(line: 104, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_symbolic_string", scope: !3, file: !3, line: 116, type: !22, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!160 = !DILocation(line: 116, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !3, file: !3, line: 126, type: !22, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!162 = !DILocation(line: 126, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !3, file: !3, line: 135, type: !22, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!164 = !DILocation(line: 135, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !3, file: !3, line: 142, type: !22, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!166 = !DILocation(line: 142, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !3, file: !3, line: 148, type: !22, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!168 = !DILocation(line: 148, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !3, file: !3, line: 155, type: !22, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!170 = !DILocation(line: 155, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !3, file: !3, line: 166, type: !22, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!172 = !DILocation(line: 166, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "symbolic_index_global", scope: !3, file: !3, line: 17, type: !22, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!174 = !DILocalVariable(name: "i", scope: !173, file: !3, line: 19, type: !175)
!175 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!176 = !DILocation(line: 19, column: 19, scope: !173)
!177 = !DILocation(line: 19, column: 23, scope: !173)
!178 = !DILocation(line: 20, column: 9, scope: !179)
!179 = distinct !DILexicalBlock(scope: !173, file: !3, line: 20, column: 9)
!180 = !DILocation(line: 20, column: 15, scope: !179)
!181 = !DILocation(line: 20, column: 11, scope: !179)
!182 = !DILocation(line: 20, column: 9, scope: !173)
!183 = !DILocation(line: 21, column: 15, scope: !179)
!184 = !DILocation(line: 21, column: 9, scope: !179)
!185 = !DILocation(line: 21, column: 18, scope: !179)
!186 = !DILocation(line: 22, column: 1, scope: !173)
!187 = distinct !DISubprogram(name: "input", scope: !3, file: !3, line: 10, type: !188, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!188 = !DISubroutineType(types: !189)
!189 = !{!175}
!190 = !DILocalVariable(name: "x", scope: !187, file: !3, line: 12, type: !175)
!191 = !DILocation(line: 12, column: 19, scope: !187)
!192 = !DILocation(line: 13, column: 5, scope: !187)
!193 = !DILocation(line: 14, column: 12, scope: !187)
!194 = !DILocation(line: 14, column: 5, scope: !187)
!195 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !3, file: !3, line: 24, type: !22, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!196 = !DILocalVariable(name: "a", scope: !195, file: !3, line: 26, type: !197)
!197 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !73)
!198 = !DILocation(line: 26, column: 9, scope: !195)
!199 = !DILocalVariable(name: "i", scope: !195, file: !3, line: 27, type: !175)
!200 = !DILocation(line: 27, column: 19, scope: !195)
!201 = !DILocation(line: 27, column: 23, scope: !195)
!202 = !DILocation(line: 28, column: 9, scope: !203)
!203 = distinct !DILexicalBlock(scope: !195, file: !3, line: 28, column: 9)
!204 = !DILocation(line: 28, column: 14, scope: !203)
!205 = !DILocation(line: 28, column: 11, scope: !203)
!206 = !DILocation(line: 28, column: 9, scope: !195)
!207 = !DILocation(line: 29, column: 18, scope: !203)
!208 = !DILocation(line: 29, column: 16, scope: !203)
!209 = !DILocation(line: 29, column: 14, scope: !203)
!210 = !DILocation(line: 29, column: 9, scope: !203)
!211 = !DILocation(line: 30, column: 1, scope: !195)
!212 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !3, file: !3, line: 32, type: !22, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!213 = !DILocalVariable(name: "p", scope: !212, file: !3, line: 34, type: !8)
!214 = !DILocation(line: 34, column: 11, scope: !212)
!215 = !DILocation(line: 34, column: 15, scope: !212)
!216 = !DILocalVariable(name: "i", scope: !212, file: !3, line: 35, type: !5)
!217 = !DILocation(line: 35, column: 17, scope: !212)
!218 = !DILocation(line: 35, column: 34, scope: !212)
!219 = !DILocation(line: 36, column: 9, scope: !220)
!220 = distinct !DILexicalBlock(scope: !212, file: !3, line: 36, column: 9)
!221 = !DILocation(line: 36, column: 11, scope: !220)
!222 = !DILocation(line: 36, column: 15, scope: !220)
!223 = !DILocation(line: 36, column: 18, scope: !220)
!224 = !DILocation(line: 36, column: 24, scope: !220)
!225 = !DILocation(line: 36, column: 20, scope: !220)
!226 = !DILocation(line: 36, column: 9, scope: !212)
!227 = !DILocation(line: 37, column: 16, scope: !220)
!228 = !DILocation(line: 37, column: 18, scope: !220)
!229 = !DILocation(line: 37, column: 14, scope: !220)
!230 = !DILocation(line: 37, column: 9, scope: !220)
!231 = !DILocation(line: 38, column: 10, scope: !212)
!232 = !DILocation(line: 38, column: 5, scope: !212)
!233 = !DILocation(line: 39, column: 1, scope: !212)
!234 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !3, file: !3, line: 41, type: !22, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!235 = !DILocalVariable(name: "i", scope: !234, file: !3, line: 43, type: !175)
!236 = !DILocation(line: 43, column: 19, scope: !234)
!237 = !DILocation(line: 43, column: 23, scope: !234)
!238 = !DILocation(line: 44, column: 19, scope: !234)
!239 = !DILocation(line: 44, column: 21, scope: !234)
!240 = !DILocation(line: 44, column: 28, scope: !234)
!241 = !DILocation(line: 44, column: 26, scope: !234)
!242 = !DILocation(line: 44, column: 12, scope: !234)
!243 = !DILocation(line: 44, column: 10, scope: !234)
!244 = !DILocation(line: 45, column: 1, scope: !234)
!245 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !3, file: !3, line: 47, type: !22, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!246 = !DILocalVariable(name: "n", scope: !245, file: !3, line: 49, type: !175)
!247 = !DILocation(line: 49, column: 19, scope: !245)
!248 = !DILocation(line: 49, column: 23, scope: !245)
!249 = !DILocation(line: 50, column: 9, scope: !250)
!250 = distinct !DILexicalBlock(scope: !245, file: !3, line: 50, column: 9)
!251 = !DILocation(line: 50, column: 11, scope: !250)
!252 = !DILocation(line: 50, column: 9, scope: !245)
!253 = !DILocation(line: 51, column: 9, scope: !250)
!254 = !DILocalVariable(name: "p", scope: !245, file: !3, line: 52, type: !8)
!255 = !DILocation(line: 52, column: 11, scope: !245)
!256 = !DILocation(line: 52, column: 22, scope: !245)
!257 = !DILocation(line: 52, column: 15, scope: !245)
!258 = !DILocation(line: 53, column: 5, scope: !245)
!259 = !DILocation(line: 53, column: 7, scope: !245)
!260 = !DILocation(line: 53, column: 13, scope: !245)
!261 = !DILocation(line: 53, column: 15, scope: !245)
!262 = !DILocation(line: 53, column: 21, scope: !245)
!263 = !DILocation(line: 53, column: 23, scope: !245)
!264 = !DILocation(line: 53, column: 28, scope: !245)
!265 = !DILocation(line: 54, column: 10, scope: !245)
!266 = !DILocation(line: 54, column: 5, scope: !245)
!267 = !DILocation(line: 55, column: 1, scope: !245)
!268 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !3, file: !3, line: 57, type: !22, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!269 = !DILocalVariable(name: "to", scope: !268, file: !3, line: 59, type: !270)
!270 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !271)
!271 = !{!272}
!272 = !DISubrange(count: 16)
!273 = !DILocation(line: 59, column: 10, scope: !268)
!274 = !DILocalVariable(name: "from", scope: !268, file: !3, line: 59, type: !275)
!275 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, elements: !276)
!276 = !{!277}
!277 = !DISubrange(count: 32)
!278 = !DILocation(line: 59, column: 18, scope: !268)
!279 = !DILocalVariable(name: "n", scope: !268, file: !3, line: 60, type: !175)
!280 = !DILocation(line: 60, column: 19, scope: !268)
!281 = !DILocation(line: 60, column: 23, scope: !268)
!282 = !DILocation(line: 61, column: 9, scope: !283)
!283 = distinct !DILexicalBlock(scope: !268, file: !3, line: 61, column: 9)
!284 = !DILocation(line: 61, column: 15, scope: !283)
!285 = !DILocation(line: 61, column: 11, scope: !283)
!286 = !DILocation(line: 61, column: 9, scope: !268)
!287 = !DILocation(line: 62, column: 9, scope: !283)
!288 = !DILocation(line: 62, column: 26, scope: !283)
!289 = !DILocation(line: 63, column: 1, scope: !268)
!290 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !3, file: !3, line: 65, type: !22, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!291 = !DILocalVariable(name: "to", scope: !290, file: !3, line: 67, type: !292)
!292 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !293)
!293 = !{!294}
!294 = !DISubrange(count: 8)
!295 = !DILocation(line: 67, column: 10, scope: !290)
!296 = !DILocalVariable(name: "n", scope: !290, file: !3, line: 68, type: !175)
!297 = !DILocation(line: 68, column: 19, scope: !290)
!298 = !DILocation(line: 68, column: 23, scope: !290)
!299 = !DILocation(line: 69, column: 9, scope: !300)
!300 = distinct !DILexicalBlock(scope: !290, file: !3, line: 69, column: 9)
!301 = !DILocation(line: 69, column: 21, scope: !300)
!302 = !DILocation(line: 69, column: 19, scope: !300)
!303 = !DILocation(line: 69, column: 15, scope: !300)
!304 = !DILocation(line: 69, column: 11, scope: !300)
!305 = !DILocation(line: 69, column: 9, scope: !290)
!306 = !DILocation(line: 70, column: 9, scope: !300)
!307 = !DILocation(line: 70, column: 23, scope: !300)
!308 = !DILocation(line: 71, column: 1, scope: !290)
!309 = distinct !DISubprogram(name: "symbolic_division", scope: !3, file: !3, line: 73, type: !22, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!310 = !DILocalVariable(name: "d", scope: !309, file: !3, line: 75, type: !175)
!311 = !DILocation(line: 75, column: 19, scope: !309)
!312 = !DILocation(line: 75, column: 23, scope: !309)
!313 = !DILocation(line: 76, column: 9, scope: !314)
!314 = distinct !DILexicalBlock(scope: !309, file: !3, line: 76, column: 9)
!315 = !DILocation(line: 76, column: 13, scope: !314)
!316 = !DILocation(line: 76, column: 16, scope: !314)
!317 = !DILocation(line: 76, column: 9, scope: !309)
!318 = !DILocation(line: 77, column: 22, scope: !314)
!319 = !DILocation(line: 77, column: 20, scope: !314)
!320 = !DILocation(line: 77, column: 14, scope: !314)
!321 = !DILocation(line: 77, column: 9, scope: !314)
!322 = !DILocation(line: 78, column: 1, scope: !309)
!323 = distinct !DISubprogram(name: "symbolic_null", scope: !3, file: !3, line: 80, type: !22, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!324 = !DILocalVariable(name: "x", scope: !323, file: !3, line: 82, type: !175)
!325 = !DILocation(line: 82, column: 19, scope: !323)
!326 = !DILocation(line: 82, column: 23, scope: !323)
!327 = !DILocalVariable(name: "y", scope: !323, file: !3, line: 83, type: !7)
!328 = !DILocation(line: 83, column: 9, scope: !323)
!329 = !DILocalVariable(name: "p", scope: !323, file: !3, line: 83, type: !6)
!330 = !DILocation(line: 83, column: 17, scope: !323)
!331 = !DILocation(line: 83, column: 21, scope: !323)
!332 = !DILocation(line: 83, column: 25, scope: !323)
!333 = !DILocation(line: 83, column: 28, scope: !323)
!334 = !DILocation(line: 83, column: 30, scope: !323)
!335 = !DILocation(line: 84, column: 6, scope: !323)
!336 = !DILocation(line: 84, column: 8, scope: !323)
!337 = !DILocation(line: 85, column: 1, scope: !323)
!338 = distinct !DISubprogram(name: "symbolic_assertion", scope: !3, file: !3, line: 87, type: !22, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!339 = !DILocalVariable(name: "x", scope: !338, file: !3, line: 89, type: !175)
!340 = !DILocation(line: 89, column: 19, scope: !338)
!341 = !DILocation(line: 89, column: 23, scope: !338)
!342 = !DILocation(line: 90, column: 10, scope: !343)
!343 = distinct !DILexicalBlock(scope: !338, file: !3, line: 90, column: 9)
!344 = !DILocation(line: 90, column: 9, scope: !338)
!345 = !DILocation(line: 91, column: 21, scope: !343)
!346 = !DILocation(line: 91, column: 23, scope: !343)
!347 = !DILocation(line: 91, column: 9, scope: !343)
!348 = !DILocation(line: 92, column: 5, scope: !349)
!349 = distinct !DILexicalBlock(scope: !350, file: !3, line: 92, column: 5)
!350 = distinct !DILexicalBlock(scope: !338, file: !3, line: 92, column: 5)
!351 = !DILocation(line: 92, column: 5, scope: !350)
!352 = !DILocation(line: 93, column: 1, scope: !338)
!353 = distinct !DISubprogram(name: "symbolic_free", scope: !3, file: !3, line: 95, type: !22, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!354 = !DILocalVariable(name: "p", scope: !353, file: !3, line: 97, type: !8)
!355 = !DILocation(line: 97, column: 11, scope: !353)
!356 = !DILocation(line: 97, column: 15, scope: !353)
!357 = !DILocalVariable(name: "q", scope: !353, file: !3, line: 97, type: !8)
!358 = !DILocation(line: 97, column: 27, scope: !353)
!359 = !DILocation(line: 97, column: 31, scope: !353)
!360 = !DILocalVariable(name: "x", scope: !353, file: !3, line: 98, type: !175)
!361 = !DILocation(line: 98, column: 19, scope: !353)
!362 = !DILocation(line: 98, column: 23, scope: !353)
!363 = !DILocation(line: 99, column: 9, scope: !364)
!364 = distinct !DILexicalBlock(scope: !353, file: !3, line: 99, column: 9)
!365 = !DILocation(line: 99, column: 13, scope: !364)
!366 = !DILocation(line: 99, column: 16, scope: !364)
!367 = !DILocation(line: 99, column: 18, scope: !364)
!368 = !DILocation(line: 99, column: 9, scope: !353)
!369 = !DILocation(line: 100, column: 14, scope: !364)
!370 = !DILocation(line: 100, column: 9, scope: !364)
!371 = !DILocation(line: 101, column: 10, scope: !353)
!372 = !DILocation(line: 101, column: 5, scope: !353)
!373 = !DILocation(line: 102, column: 1, scope: !353)
!374 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !3, file: !3, line: 104, type: !22, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!375 = !DILocalVariable(name: "p", scope: !374, file: !3, line: 106, type: !8)
!376 = !DILocation(line: 106, column: 11, scope: !374)
!377 = !DILocation(line: 106, column: 15, scope: !374)
!378 = !DILocalVariable(name: "x", scope: !374, file: !3, line: 107, type: !175)
!379 = !DILocation(line: 107, column: 19, scope: !374)
!380 = !DILocation(line: 107, column: 23, scope: !374)
!381 = !DILocation(line: 108, column: 9, scope: !382)
!382 = distinct !DILexicalBlock(scope: !374, file: !3, line: 108, column: 9)
!383 = !DILocation(line: 108, column: 11, scope: !382)
!384 = !DILocation(line: 108, column: 9, scope: !374)
!385 = !DILocation(line: 109, column: 14, scope: !382)
!386 = !DILocation(line: 109, column: 9, scope: !382)
!387 = !DILocation(line: 110, column: 9, scope: !388)
!388 = distinct !DILexicalBlock(scope: !374, file: !3, line: 110, column: 9)
!389 = !DILocation(line: 110, column: 9, scope: !374)
!390 = !DILocation(line: 110, column: 15, scope: !388)
!391 = !DILocation(line: 110, column: 17, scope: !388)
!392 = !DILocation(line: 110, column: 24, scope: !388)
!393 = !DILocation(line: 110, column: 26, scope: !388)
!394 = !DILocation(line: 111, column: 9, scope: !388)
!395 = !DILocation(line: 111, column: 14, scope: !388)
!396 = !DILocation(line: 112, column: 9, scope: !397)
!397 = distinct !DILexicalBlock(scope: !374, file: !3, line: 112, column: 9)
!398 = !DILocation(line: 112, column: 11, scope: !397)
!399 = !DILocation(line: 112, column: 9, scope: !374)
!400 = !DILocation(line: 113, column: 14, scope: !397)
!401 = !DILocation(line: 113, column: 9, scope: !397)
!402 = !DILocation(line: 114, column: 1, scope: !374)
!403 = distinct !DISubprogram(name: "symbolic_string", scope: !3, file: !3, line: 116, type: !22, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!404 = !DILocalVariable(name: "word", scope: !403, file: !3, line: 118, type: !405)
!405 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !73)
!406 = !DILocation(line: 118, column: 10, scope: !403)
!407 = !DILocalVariable(name: "copy", scope: !403, file: !3, line: 118, type: !405)
!408 = !DILocation(line: 118, column: 19, scope: !403)
!409 = !DILocation(line: 119, column: 24, scope: !403)
!410 = !DILocation(line: 119, column: 5, scope: !403)
!411 = !DILocation(line: 120, column: 5, scope: !403)
!412 = !DILocation(line: 120, column: 13, scope: !403)
!413 = !DILocation(line: 121, column: 12, scope: !403)
!414 = !DILocation(line: 121, column: 18, scope: !403)
!415 = !DILocation(line: 121, column: 5, scope: !403)
!416 = !DILocation(line: 122, column: 16, scope: !417)
!417 = distinct !DILexicalBlock(scope: !403, file: !3, line: 122, column: 9)
!418 = !DILocation(line: 122, column: 9, scope: !417)
!419 = !DILocation(line: 122, column: 29, scope: !417)
!420 = !DILocation(line: 122, column: 34, scope: !417)
!421 = !DILocation(line: 122, column: 37, scope: !417)
!422 = !DILocation(line: 122, column: 9, scope: !403)
!423 = !DILocation(line: 123, column: 21, scope: !417)
!424 = !DILocation(line: 123, column: 14, scope: !417)
!425 = !DILocation(line: 123, column: 27, scope: !417)
!426 = !DILocation(line: 123, column: 9, scope: !417)
!427 = !DILocation(line: 123, column: 32, scope: !417)
!428 = !DILocation(line: 124, column: 1, scope: !403)
!429 = distinct !DISubprogram(name: "symbolic_overflow", scope: !3, file: !3, line: 126, type: !22, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!430 = !DILocalVariable(name: "x", scope: !429, file: !3, line: 128, type: !7)
!431 = !DILocation(line: 128, column: 9, scope: !429)
!432 = !DILocation(line: 129, column: 24, scope: !429)
!433 = !DILocation(line: 129, column: 5, scope: !429)
!434 = !DILocation(line: 130, column: 10, scope: !435)
!435 = distinct !DILexicalBlock(scope: !429, file: !3, line: 130, column: 9)
!436 = !DILocation(line: 130, column: 9, scope: !429)
!437 = !DILocation(line: 131, column: 21, scope: !435)
!438 = !DILocation(line: 131, column: 23, scope: !435)
!439 = !DILocation(line: 131, column: 9, scope: !435)
!440 = !DILocation(line: 132, column: 12, scope: !429)
!441 = !DILocation(line: 132, column: 14, scope: !429)
!442 = !DILocation(line: 132, column: 10, scope: !429)
!443 = !DILocation(line: 133, column: 1, scope: !429)
!444 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !3, file: !3, line: 135, type: !22, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!445 = !DILocalVariable(name: "x", scope: !444, file: !3, line: 137, type: !446)
!446 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!447 = !DILocation(line: 137, column: 11, scope: !444)
!448 = !DILocation(line: 138, column: 24, scope: !444)
!449 = !DILocation(line: 138, column: 5, scope: !444)
!450 = !DILocation(line: 139, column: 13, scope: !444)
!451 = !DILocation(line: 139, column: 36, scope: !444)
!452 = !DILocation(line: 139, column: 34, scope: !444)
!453 = !DILocation(line: 139, column: 10, scope: !444)
!454 = !DILocation(line: 140, column: 1, scope: !444)
!455 = distinct !DISubprogram(name: "symbolic_shift", scope: !3, file: !3, line: 142, type: !22, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!456 = !DILocalVariable(name: "n", scope: !455, file: !3, line: 144, type: !175)
!457 = !DILocation(line: 144, column: 19, scope: !455)
!458 = !DILocation(line: 144, column: 23, scope: !455)
!459 = !DILocation(line: 145, column: 19, scope: !455)
!460 = !DILocation(line: 145, column: 24, scope: !455)
!461 = !DILocation(line: 145, column: 21, scope: !455)
!462 = !DILocation(line: 145, column: 15, scope: !455)
!463 = !DILocation(line: 145, column: 10, scope: !455)
!464 = !DILocation(line: 146, column: 1, scope: !455)
!465 = !DILocalVariable(name: "n", scope: !69, file: !3, line: 151, type: !175)
!466 = !DILocation(line: 151, column: 19, scope: !69)
!467 = !DILocation(line: 151, column: 23, scope: !69)
!468 = !DILocation(line: 152, column: 38, scope: !69)
!469 = !DILocation(line: 152, column: 44, scope: !69)
!470 = !DILocation(line: 152, column: 46, scope: !69)
!471 = !DILocation(line: 152, column: 52, scope: !69)
!472 = !DILocation(line: 152, column: 54, scope: !69)
!473 = !DILocation(line: 152, column: 35, scope: !69)
!474 = !DILocation(line: 152, column: 12, scope: !69)
!475 = !DILocation(line: 152, column: 10, scope: !69)
!476 = !DILocation(line: 153, column: 1, scope: !69)
!477 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !3, file: !3, line: 155, type: !22, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!478 = !DILocalVariable(name: "a", scope: !477, file: !3, line: 157, type: !197)
!479 = !DILocation(line: 157, column: 9, scope: !477)
!480 = !DILocalVariable(name: "i", scope: !477, file: !3, line: 158, type: !175)
!481 = !DILocation(line: 158, column: 19, scope: !477)
!482 = !DILocation(line: 158, column: 23, scope: !477)
!483 = !DILocation(line: 159, column: 19, scope: !477)
!484 = !DILocation(line: 159, column: 24, scope: !477)
!485 = !DILocation(line: 159, column: 12, scope: !477)
!486 = !DILocation(line: 159, column: 17, scope: !477)
!487 = !DILocation(line: 159, column: 5, scope: !477)
!488 = !DILocation(line: 159, column: 10, scope: !477)
!489 = !DILocation(line: 160, column: 10, scope: !490)
!490 = distinct !DILexicalBlock(scope: !477, file: !3, line: 160, column: 9)
!491 = !DILocation(line: 160, column: 9, scope: !477)
!492 = !DILocation(line: 161, column: 9, scope: !490)
!493 = !DILocation(line: 161, column: 14, scope: !490)
!494 = !DILocation(line: 162, column: 11, scope: !495)
!495 = distinct !DILexicalBlock(scope: !477, file: !3, line: 162, column: 9)
!496 = !DILocation(line: 162, column: 13, scope: !495)
!497 = !DILocation(line: 162, column: 9, scope: !495)
!498 = !DILocation(line: 162, column: 9, scope: !477)
!499 = !DILocation(line: 163, column: 14, scope: !495)
!500 = !DILocation(line: 163, column: 9, scope: !495)
!501 = !DILocation(line: 164, column: 1, scope: !477)
!502 = distinct !DISubprogram(name: "symbolic_leak", scope: !3, file: !3, line: 166, type: !22, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!503 = !DILocalVariable(name: "p", scope: !502, file: !3, line: 168, type: !8)
!504 = !DILocation(line: 168, column: 11, scope: !502)
!505 = !DILocation(line: 168, column: 15, scope: !502)
!506 = !DILocation(line: 169, column: 9, scope: !507)
!507 = distinct !DILexicalBlock(scope: !502, file: !3, line: 169, column: 9)
!508 = !DILocation(line: 169, column: 17, scope: !507)
!509 = !DILocation(line: 169, column: 22, scope: !507)
!510 = !DILocation(line: 169, column: 25, scope: !507)
!511 = !DILocation(line: 169, column: 9, scope: !502)
!512 = !DILocation(line: 170, column: 13, scope: !507)
!513 = !DILocation(line: 170, column: 11, scope: !507)
!514 = !DILocation(line: 170, column: 9, scope: !507)
!515 = !DILocation(line: 171, column: 10, scope: !502)
!516 = !DILocation(line: 171, column: 5, scope: !502)
!517 = !DILocation(line: 172, column: 1, scope: !502)
