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
@entry_symbolic_place_straddles = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.6, i32 0, i32 0), void ()* @symbolic_place_straddles, %struct.fault_case* null }, align 8, !dbg !41
@entry_symbolic_place_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.7, i32 0, i32 0), void ()* @symbolic_place_past_end, %struct.fault_case* null }, align 8, !dbg !43
@entry_symbolic_size_malloc = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.8, i32 0, i32 0), void ()* @symbolic_size_malloc, %struct.fault_case* null }, align 8, !dbg !45
@entry_symbolic_size_memcpy = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.9, i32 0, i32 0), void ()* @symbolic_size_memcpy, %struct.fault_case* null }, align 8, !dbg !47
@entry_symbolic_size_memset = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.10, i32 0, i32 0), void ()* @symbolic_size_memset, %struct.fault_case* null }, align 8, !dbg !49
@entry_symbolic_division = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.11, i32 0, i32 0), void ()* @symbolic_division, %struct.fault_case* null }, align 8, !dbg !51
@entry_symbolic_null = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.12, i32 0, i32 0), void ()* @symbolic_null, %struct.fault_case* null }, align 8, !dbg !53
@entry_symbolic_assertion = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i32 0, i32 0), void ()* @symbolic_assertion, %struct.fault_case* null }, align 8, !dbg !55
@entry_symbolic_free = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i32 0, i32 0), void ()* @symbolic_free, %struct.fault_case* null }, align 8, !dbg !57
@entry_symbolic_use_after_free = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.17, i32 0, i32 0), void ()* @symbolic_use_after_free, %struct.fault_case* null }, align 8, !dbg !59
@entry_symbolic_string = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.18, i32 0, i32 0), void ()* @symbolic_string, %struct.fault_case* null }, align 8, !dbg !61
@entry_symbolic_overflow = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.21, i32 0, i32 0), void ()* @symbolic_overflow, %struct.fault_case* null }, align 8, !dbg !63
@entry_symbolic_multiplication = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.22, i32 0, i32 0), void ()* @symbolic_multiplication, %struct.fault_case* null }, align 8, !dbg !65
@entry_symbolic_shift = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.23, i32 0, i32 0), void ()* @symbolic_shift, %struct.fault_case* null }, align 8, !dbg !67
@entry_symbolic_misaligned = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.24, i32 0, i32 0), void ()* @symbolic_misaligned, %struct.fault_case* null }, align 8, !dbg !69
@entry_symbolic_uninitialised = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.25, i32 0, i32 0), void ()* @symbolic_uninitialised, %struct.fault_case* null }, align 8, !dbg !79
@entry_symbolic_leak = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.26, i32 0, i32 0), void ()* @symbolic_leak, %struct.fault_case* null }, align 8, !dbg !81
@.str.1 = private unnamed_addr constant [22 x i8] c"symbolic_index_global\00", align 1
@table = internal global [10 x i32] zeroinitializer, align 16, !dbg !27
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"symbolic_index_stack\00", align 1
@__const.symbolic_index_stack.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@sink = internal global i32 0, align 4, !dbg !34
@.str.4 = private unnamed_addr constant [20 x i8] c"symbolic_index_heap\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"symbolic_index_negative\00", align 1
@.str.6 = private unnamed_addr constant [25 x i8] c"symbolic_place_straddles\00", align 1
@.str.7 = private unnamed_addr constant [24 x i8] c"symbolic_place_past_end\00", align 1
@.str.8 = private unnamed_addr constant [21 x i8] c"symbolic_size_malloc\00", align 1
@.str.9 = private unnamed_addr constant [21 x i8] c"symbolic_size_memcpy\00", align 1
@.str.10 = private unnamed_addr constant [21 x i8] c"symbolic_size_memset\00", align 1
@.str.11 = private unnamed_addr constant [18 x i8] c"symbolic_division\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"symbolic_null\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"symbolic_assertion\00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"x * 3 != 603\00", align 1
@.str.15 = private unnamed_addr constant [24 x i8] c"tests/faults/symbolic.c\00", align 1
@__PRETTY_FUNCTION__.symbolic_assertion = private unnamed_addr constant [30 x i8] c"void symbolic_assertion(void)\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"symbolic_free\00", align 1
@.str.17 = private unnamed_addr constant [24 x i8] c"symbolic_use_after_free\00", align 1
@.str.18 = private unnamed_addr constant [16 x i8] c"symbolic_string\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"word\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"go!\00", align 1
@.str.21 = private unnamed_addr constant [18 x i8] c"symbolic_overflow\00", align 1
@.str.22 = private unnamed_addr constant [24 x i8] c"symbolic_multiplication\00", align 1
@.str.23 = private unnamed_addr constant [15 x i8] c"symbolic_shift\00", align 1
@.str.24 = private unnamed_addr constant [20 x i8] c"symbolic_misaligned\00", align 1
@symbolic_misaligned.words = internal global [4 x i64] zeroinitializer, align 16, !dbg !71
@.str.25 = private unnamed_addr constant [23 x i8] c"symbolic_uninitialised\00", align 1
@.str.26 = private unnamed_addr constant [14 x i8] c"symbolic_leak\00", align 1
@llvm.global_ctors = appending global [21 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_place_straddles, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_place_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_malloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memcpy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memset, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_division, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_assertion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_use_after_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_multiplication, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_shift, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_misaligned, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_uninitialised, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_leak, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !91 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !95, metadata !DIExpression()), !dbg !96
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !97, metadata !DIExpression()), !dbg !98
  %7 = load i32, i32* %4, align 4, !dbg !99
  %8 = icmp sgt i32 %7, 2, !dbg !100
  br i1 %8, label %9, label %15, !dbg !101

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !102
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !102
  %12 = load i8*, i8** %11, align 8, !dbg !102
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #8, !dbg !103
  %14 = icmp eq i32 %13, 0, !dbg !104
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !105
  %17 = zext i1 %16 to i32, !dbg !101
  store i32 %17, i32* @bad, align 4, !dbg !106
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !107, metadata !DIExpression()), !dbg !109
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !110
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !109
  br label %19, !dbg !111

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !112
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !114
  br i1 %21, label %22, label %43, !dbg !114

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !115
  %24 = icmp sgt i32 %23, 1, !dbg !117
  br i1 %24, label %25, label %38, !dbg !118

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !119
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !119
  %28 = load i8*, i8** %27, align 8, !dbg !119
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !120
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !121
  %31 = load i8*, i8** %30, align 8, !dbg !121
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #8, !dbg !122
  %33 = icmp eq i32 %32, 0, !dbg !123
  br i1 %33, label %34, label %38, !dbg !124

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !125
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !127
  %37 = load void ()*, void ()** %36, align 8, !dbg !127
  call void %37(), !dbg !125
  store i32 0, i32* %3, align 4, !dbg !128
  br label %44, !dbg !128

38:                                               ; preds = %25, %22
  br label %39, !dbg !129

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !130
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !131
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !131
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !132
  br label %19, !dbg !133, !llvm.loop !134

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !137
  br label %44, !dbg !137

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !138
  ret i32 %45, !dbg !138
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !139 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !140
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !140
  store %struct.fault_case* @entry_symbolic_index_global, %struct.fault_case** @all_cases, align 8, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !141 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !142
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !142
  store %struct.fault_case* @entry_symbolic_index_stack, %struct.fault_case** @all_cases, align 8, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_symbolic_index_heap, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_symbolic_index_negative, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_straddles() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_place_straddles, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_symbolic_place_straddles, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_past_end() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_place_past_end, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_symbolic_place_past_end, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_symbolic_size_malloc, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_symbolic_size_memcpy, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_symbolic_size_memset, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_symbolic_division, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_symbolic_null, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_symbolic_assertion, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_symbolic_free, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_symbolic_use_after_free, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !167 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !168
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !168
  store %struct.fault_case* @entry_symbolic_string, %struct.fault_case** @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !169 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !170
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !170
  store %struct.fault_case* @entry_symbolic_overflow, %struct.fault_case** @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !171 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !172
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !172
  store %struct.fault_case* @entry_symbolic_multiplication, %struct.fault_case** @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !173 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !174
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !174
  store %struct.fault_case* @entry_symbolic_shift, %struct.fault_case** @all_cases, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !175 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !176
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !176
  store %struct.fault_case* @entry_symbolic_misaligned, %struct.fault_case** @all_cases, align 8, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !177 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !178
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !178
  store %struct.fault_case* @entry_symbolic_uninitialised, %struct.fault_case** @all_cases, align 8, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !179 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !180
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !180
  store %struct.fault_case* @entry_symbolic_leak, %struct.fault_case** @all_cases, align 8, !dbg !180
  ret void, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !181 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !182, metadata !DIExpression()), !dbg !184
  %2 = call zeroext i8 @input(), !dbg !185
  store i8 %2, i8* %1, align 1, !dbg !184
  %3 = load i8, i8* %1, align 1, !dbg !186
  %4 = zext i8 %3 to i32, !dbg !186
  %5 = load i32, i32* @bad, align 4, !dbg !188
  %6 = icmp ne i32 %5, 0, !dbg !188
  %7 = zext i1 %6 to i64, !dbg !188
  %8 = select i1 %6, i32 10, i32 9, !dbg !188
  %9 = icmp sle i32 %4, %8, !dbg !189
  br i1 %9, label %10, label %14, !dbg !190

10:                                               ; preds = %0
  %11 = load i8, i8* %1, align 1, !dbg !191
  %12 = zext i8 %11 to i64, !dbg !192
  %13 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %12, !dbg !192
  store i32 1, i32* %13, align 4, !dbg !193
  br label %14, !dbg !192

14:                                               ; preds = %10, %0
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !195 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !198, metadata !DIExpression()), !dbg !199
  call void @klee_make_symbolic(i8* noundef %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !200
  %2 = load i8, i8* %1, align 1, !dbg !201
  ret i8 %2, !dbg !202
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !203 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !204, metadata !DIExpression()), !dbg !206
  %3 = bitcast [4 x i32]* %1 to i8*, !dbg !206
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.symbolic_index_stack.a to i8*), i64 16, i1 false), !dbg !206
  call void @llvm.dbg.declare(metadata i8* %2, metadata !207, metadata !DIExpression()), !dbg !208
  %4 = call zeroext i8 @input(), !dbg !209
  store i8 %4, i8* %2, align 1, !dbg !208
  %5 = load i8, i8* %2, align 1, !dbg !210
  %6 = zext i8 %5 to i32, !dbg !210
  %7 = load i32, i32* @bad, align 4, !dbg !212
  %8 = icmp ne i32 %7, 0, !dbg !212
  %9 = zext i1 %8 to i64, !dbg !212
  %10 = select i1 %8, i32 5, i32 4, !dbg !212
  %11 = icmp slt i32 %6, %10, !dbg !213
  br i1 %11, label %12, label %17, !dbg !214

12:                                               ; preds = %0
  %13 = load i8, i8* %2, align 1, !dbg !215
  %14 = zext i8 %13 to i64, !dbg !216
  %15 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %14, !dbg !216
  %16 = load i32, i32* %15, align 4, !dbg !216
  store volatile i32 %16, i32* @sink, align 4, !dbg !217
  br label %17, !dbg !218

17:                                               ; preds = %12, %0
  ret void, !dbg !219
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !220 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !221, metadata !DIExpression()), !dbg !222
  %3 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 1) #9, !dbg !223
  store i8* %3, i8** %1, align 8, !dbg !222
  call void @llvm.dbg.declare(metadata i8* %2, metadata !224, metadata !DIExpression()), !dbg !225
  %4 = call zeroext i8 @input(), !dbg !226
  store i8 %4, i8* %2, align 1, !dbg !225
  %5 = load i8, i8* %2, align 1, !dbg !227
  %6 = sext i8 %5 to i32, !dbg !227
  %7 = icmp slt i32 %6, 8, !dbg !229
  br i1 %7, label %8, label %23, !dbg !230

8:                                                ; preds = %0
  %9 = load i8, i8* %2, align 1, !dbg !231
  %10 = sext i8 %9 to i32, !dbg !231
  %11 = load i32, i32* @bad, align 4, !dbg !232
  %12 = icmp ne i32 %11, 0, !dbg !232
  %13 = zext i1 %12 to i64, !dbg !232
  %14 = select i1 %12, i32 -4, i32 0, !dbg !232
  %15 = icmp sge i32 %10, %14, !dbg !233
  br i1 %15, label %16, label %23, !dbg !234

16:                                               ; preds = %8
  %17 = load i8*, i8** %1, align 8, !dbg !235
  %18 = load i8, i8* %2, align 1, !dbg !236
  %19 = sext i8 %18 to i64, !dbg !235
  %20 = getelementptr inbounds i8, i8* %17, i64 %19, !dbg !235
  %21 = load i8, i8* %20, align 1, !dbg !235
  %22 = sext i8 %21 to i32, !dbg !235
  store volatile i32 %22, i32* @sink, align 4, !dbg !237
  br label %23, !dbg !238

23:                                               ; preds = %16, %8, %0
  %24 = load i8*, i8** %1, align 8, !dbg !239
  call void @free(i8* noundef %24) #9, !dbg !240
  ret void, !dbg !241
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !242 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !243, metadata !DIExpression()), !dbg !244
  %2 = call zeroext i8 @input(), !dbg !245
  store i8 %2, i8* %1, align 1, !dbg !244
  %3 = load i8, i8* %1, align 1, !dbg !246
  %4 = zext i8 %3 to i32, !dbg !246
  %5 = and i32 %4, 7, !dbg !247
  %6 = load i32, i32* @bad, align 4, !dbg !248
  %7 = sub nsw i32 %5, %6, !dbg !249
  %8 = sext i32 %7 to i64, !dbg !250
  %9 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %8, !dbg !250
  %10 = load i32, i32* %9, align 4, !dbg !250
  store volatile i32 %10, i32* @sink, align 4, !dbg !251
  ret void, !dbg !252
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_straddles() #0 !dbg !253 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !254, metadata !DIExpression()), !dbg !255
  %3 = call noalias i8* @calloc(i64 noundef 10, i64 noundef 1) #9, !dbg !256
  store i8* %3, i8** %1, align 8, !dbg !255
  call void @llvm.dbg.declare(metadata i8* %2, metadata !257, metadata !DIExpression()), !dbg !258
  %4 = call zeroext i8 @input(), !dbg !259
  store i8 %4, i8* %2, align 1, !dbg !258
  %5 = load i8, i8* %2, align 1, !dbg !260
  %6 = zext i8 %5 to i32, !dbg !260
  %7 = load i32, i32* @bad, align 4, !dbg !262
  %8 = icmp ne i32 %7, 0, !dbg !262
  %9 = zext i1 %8 to i64, !dbg !262
  %10 = select i1 %8, i32 8, i32 4, !dbg !262
  %11 = icmp eq i32 %6, %10, !dbg !263
  br i1 %11, label %12, label %19, !dbg !264

12:                                               ; preds = %0
  %13 = load i8*, i8** %1, align 8, !dbg !265
  %14 = load i8, i8* %2, align 1, !dbg !266
  %15 = zext i8 %14 to i32, !dbg !266
  %16 = sext i32 %15 to i64, !dbg !267
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !267
  %18 = bitcast i8* %17 to i32*, !dbg !268
  store i32 1, i32* %18, align 4, !dbg !269
  br label %19, !dbg !268

19:                                               ; preds = %12, %0
  %20 = load i8*, i8** %1, align 8, !dbg !270
  call void @free(i8* noundef %20) #9, !dbg !271
  ret void, !dbg !272
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_past_end() #0 !dbg !273 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !274, metadata !DIExpression()), !dbg !275
  %3 = call noalias i8* @calloc(i64 noundef 10, i64 noundef 1) #9, !dbg !276
  store i8* %3, i8** %1, align 8, !dbg !275
  call void @llvm.dbg.declare(metadata i8* %2, metadata !277, metadata !DIExpression()), !dbg !278
  %4 = call zeroext i8 @input(), !dbg !279
  store i8 %4, i8* %2, align 1, !dbg !278
  %5 = load i8, i8* %2, align 1, !dbg !280
  %6 = zext i8 %5 to i32, !dbg !280
  %7 = load i32, i32* @bad, align 4, !dbg !282
  %8 = icmp ne i32 %7, 0, !dbg !282
  %9 = zext i1 %8 to i64, !dbg !282
  %10 = select i1 %8, i32 13, i32 4, !dbg !282
  %11 = icmp eq i32 %6, %10, !dbg !283
  br i1 %11, label %12, label %19, !dbg !284

12:                                               ; preds = %0
  %13 = load i8*, i8** %1, align 8, !dbg !285
  %14 = load i8, i8* %2, align 1, !dbg !286
  %15 = zext i8 %14 to i32, !dbg !286
  %16 = sext i32 %15 to i64, !dbg !287
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !287
  %18 = bitcast i8* %17 to i32*, !dbg !288
  store i32 1, i32* %18, align 4, !dbg !289
  br label %19, !dbg !288

19:                                               ; preds = %12, %0
  %20 = load i8*, i8** %1, align 8, !dbg !290
  call void @free(i8* noundef %20) #9, !dbg !291
  ret void, !dbg !292
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !293 {
  %1 = alloca i8, align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !294, metadata !DIExpression()), !dbg !295
  %3 = call zeroext i8 @input(), !dbg !296
  store i8 %3, i8* %1, align 1, !dbg !295
  %4 = load i8, i8* %1, align 1, !dbg !297
  %5 = zext i8 %4 to i32, !dbg !297
  %6 = icmp eq i32 %5, 0, !dbg !299
  br i1 %6, label %7, label %8, !dbg !300

7:                                                ; preds = %0
  br label %28, !dbg !301

8:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %2, metadata !302, metadata !DIExpression()), !dbg !303
  %9 = load i8, i8* %1, align 1, !dbg !304
  %10 = zext i8 %9 to i64, !dbg !304
  %11 = call noalias i8* @malloc(i64 noundef %10) #9, !dbg !305
  store i8* %11, i8** %2, align 8, !dbg !303
  %12 = load i8*, i8** %2, align 8, !dbg !306
  %13 = load i32, i32* @bad, align 4, !dbg !307
  %14 = icmp ne i32 %13, 0, !dbg !307
  br i1 %14, label %15, label %19, !dbg !307

15:                                               ; preds = %8
  %16 = load i8, i8* %1, align 1, !dbg !308
  %17 = zext i8 %16 to i32, !dbg !308
  %18 = and i32 %17, 3, !dbg !309
  br label %23, !dbg !307

19:                                               ; preds = %8
  %20 = load i8, i8* %1, align 1, !dbg !310
  %21 = zext i8 %20 to i32, !dbg !310
  %22 = sub nsw i32 %21, 1, !dbg !311
  br label %23, !dbg !307

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !307
  %25 = sext i32 %24 to i64, !dbg !306
  %26 = getelementptr inbounds i8, i8* %12, i64 %25, !dbg !306
  store i8 1, i8* %26, align 1, !dbg !312
  %27 = load i8*, i8** %2, align 8, !dbg !313
  call void @free(i8* noundef %27) #9, !dbg !314
  br label %28, !dbg !315

28:                                               ; preds = %23, %7
  ret void, !dbg !315
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !316 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !317, metadata !DIExpression()), !dbg !321
  call void @llvm.dbg.declare(metadata [32 x i8]* %2, metadata !322, metadata !DIExpression()), !dbg !326
  %4 = bitcast [32 x i8]* %2 to i8*, !dbg !326
  call void @llvm.memset.p0i8.i64(i8* align 16 %4, i8 0, i64 32, i1 false), !dbg !326
  call void @llvm.dbg.declare(metadata i8* %3, metadata !327, metadata !DIExpression()), !dbg !328
  %5 = call zeroext i8 @input(), !dbg !329
  store i8 %5, i8* %3, align 1, !dbg !328
  %6 = load i8, i8* %3, align 1, !dbg !330
  %7 = zext i8 %6 to i32, !dbg !330
  %8 = load i32, i32* @bad, align 4, !dbg !332
  %9 = icmp ne i32 %8, 0, !dbg !332
  %10 = zext i1 %9 to i64, !dbg !332
  %11 = select i1 %9, i32 17, i32 16, !dbg !332
  %12 = icmp sle i32 %7, %11, !dbg !333
  br i1 %12, label %13, label %18, !dbg !334

13:                                               ; preds = %0
  %14 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !335
  %15 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !335
  %16 = load i8, i8* %3, align 1, !dbg !336
  %17 = zext i8 %16 to i64, !dbg !336
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %14, i8* align 16 %15, i64 %17, i1 false), !dbg !335
  br label %18, !dbg !335

18:                                               ; preds = %13, %0
  ret void, !dbg !337
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !338 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !339, metadata !DIExpression()), !dbg !343
  call void @llvm.dbg.declare(metadata i8* %2, metadata !344, metadata !DIExpression()), !dbg !345
  %3 = call zeroext i8 @input(), !dbg !346
  store i8 %3, i8* %2, align 1, !dbg !345
  %4 = load i8, i8* %2, align 1, !dbg !347
  %5 = zext i8 %4 to i32, !dbg !347
  %6 = load i32, i32* @bad, align 4, !dbg !349
  %7 = mul nsw i32 2, %6, !dbg !350
  %8 = add nsw i32 8, %7, !dbg !351
  %9 = icmp slt i32 %5, %8, !dbg !352
  br i1 %9, label %10, label %14, !dbg !353

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !354
  %12 = load i8, i8* %2, align 1, !dbg !355
  %13 = zext i8 %12 to i64, !dbg !355
  call void @llvm.memset.p0i8.i64(i8* align 1 %11, i8 0, i64 %13, i1 false), !dbg !354
  br label %14, !dbg !354

14:                                               ; preds = %10, %0
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !357 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !358, metadata !DIExpression()), !dbg !359
  %2 = call zeroext i8 @input(), !dbg !360
  store i8 %2, i8* %1, align 1, !dbg !359
  %3 = load i32, i32* @bad, align 4, !dbg !361
  %4 = icmp ne i32 %3, 0, !dbg !361
  br i1 %4, label %9, label %5, !dbg !363

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !364
  %7 = zext i8 %6 to i32, !dbg !364
  %8 = icmp ne i32 %7, 0, !dbg !364
  br i1 %8, label %9, label %13, !dbg !365

9:                                                ; preds = %5, %0
  %10 = load i8, i8* %1, align 1, !dbg !366
  %11 = zext i8 %10 to i32, !dbg !366
  %12 = sdiv i32 100, %11, !dbg !367
  store volatile i32 %12, i32* @sink, align 4, !dbg !368
  br label %13, !dbg !369

13:                                               ; preds = %9, %5
  ret void, !dbg !370
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !371 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !372, metadata !DIExpression()), !dbg !373
  %4 = call zeroext i8 @input(), !dbg !374
  store i8 %4, i8* %1, align 1, !dbg !373
  call void @llvm.dbg.declare(metadata i32* %2, metadata !375, metadata !DIExpression()), !dbg !376
  store i32 0, i32* %2, align 4, !dbg !376
  call void @llvm.dbg.declare(metadata i32** %3, metadata !377, metadata !DIExpression()), !dbg !378
  %5 = load i32, i32* @bad, align 4, !dbg !379
  %6 = icmp ne i32 %5, 0, !dbg !379
  br i1 %6, label %7, label %12, !dbg !380

7:                                                ; preds = %0
  %8 = load i8, i8* %1, align 1, !dbg !381
  %9 = zext i8 %8 to i32, !dbg !381
  %10 = icmp eq i32 %9, 77, !dbg !382
  br i1 %10, label %11, label %12, !dbg !379

11:                                               ; preds = %7
  br label %13, !dbg !379

12:                                               ; preds = %7, %0
  br label %13, !dbg !379

13:                                               ; preds = %12, %11
  %14 = phi i32* [ null, %11 ], [ %2, %12 ], !dbg !379
  store i32* %14, i32** %3, align 8, !dbg !378
  %15 = load i32*, i32** %3, align 8, !dbg !383
  store i32 1, i32* %15, align 4, !dbg !384
  ret void, !dbg !385
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !386 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !387, metadata !DIExpression()), !dbg !388
  %2 = call zeroext i8 @input(), !dbg !389
  store i8 %2, i8* %1, align 1, !dbg !388
  %3 = load i32, i32* @bad, align 4, !dbg !390
  %4 = icmp ne i32 %3, 0, !dbg !390
  br i1 %4, label %11, label %5, !dbg !392

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !393
  %7 = zext i8 %6 to i32, !dbg !393
  %8 = icmp slt i32 %7, 200, !dbg !394
  %9 = zext i1 %8 to i32, !dbg !394
  %10 = sext i32 %9 to i64, !dbg !393
  call void @klee_assume(i64 noundef %10), !dbg !395
  br label %11, !dbg !395

11:                                               ; preds = %5, %0
  %12 = load i8, i8* %1, align 1, !dbg !396
  %13 = zext i8 %12 to i32, !dbg !396
  %14 = mul nsw i32 %13, 3, !dbg !396
  %15 = icmp ne i32 %14, 603, !dbg !396
  br i1 %15, label %16, label %17, !dbg !399

16:                                               ; preds = %11
  br label %18, !dbg !399

17:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.15, i64 0, i64 0), i32 noundef 110, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @__PRETTY_FUNCTION__.symbolic_assertion, i64 0, i64 0)) #10, !dbg !396
  unreachable, !dbg !396

18:                                               ; preds = %16
  ret void, !dbg !400
}

declare void @klee_assume(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !401 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !402, metadata !DIExpression()), !dbg !403
  %4 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !404
  store i8* %4, i8** %1, align 8, !dbg !403
  call void @llvm.dbg.declare(metadata i8** %2, metadata !405, metadata !DIExpression()), !dbg !406
  %5 = load i8*, i8** %1, align 8, !dbg !407
  store i8* %5, i8** %2, align 8, !dbg !406
  call void @llvm.dbg.declare(metadata i8* %3, metadata !408, metadata !DIExpression()), !dbg !409
  %6 = call zeroext i8 @input(), !dbg !410
  store i8 %6, i8* %3, align 1, !dbg !409
  %7 = load i32, i32* @bad, align 4, !dbg !411
  %8 = icmp ne i32 %7, 0, !dbg !411
  br i1 %8, label %9, label %15, !dbg !413

9:                                                ; preds = %0
  %10 = load i8, i8* %3, align 1, !dbg !414
  %11 = zext i8 %10 to i32, !dbg !414
  %12 = icmp sgt i32 %11, 250, !dbg !415
  br i1 %12, label %13, label %15, !dbg !416

13:                                               ; preds = %9
  %14 = load i8*, i8** %1, align 8, !dbg !417
  call void @free(i8* noundef %14) #9, !dbg !418
  br label %15, !dbg !418

15:                                               ; preds = %13, %9, %0
  %16 = load i8*, i8** %2, align 8, !dbg !419
  call void @free(i8* noundef %16) #9, !dbg !420
  ret void, !dbg !421
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !422 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !423, metadata !DIExpression()), !dbg !424
  %3 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #9, !dbg !425
  store i8* %3, i8** %1, align 8, !dbg !424
  call void @llvm.dbg.declare(metadata i8* %2, metadata !426, metadata !DIExpression()), !dbg !427
  %4 = call zeroext i8 @input(), !dbg !428
  store i8 %4, i8* %2, align 1, !dbg !427
  %5 = load i8, i8* %2, align 1, !dbg !429
  %6 = zext i8 %5 to i32, !dbg !429
  %7 = icmp eq i32 %6, 42, !dbg !431
  br i1 %7, label %8, label %10, !dbg !432

8:                                                ; preds = %0
  %9 = load i8*, i8** %1, align 8, !dbg !433
  call void @free(i8* noundef %9) #9, !dbg !434
  br label %10, !dbg !434

10:                                               ; preds = %8, %0
  %11 = load i32, i32* @bad, align 4, !dbg !435
  %12 = icmp ne i32 %11, 0, !dbg !435
  br i1 %12, label %13, label %17, !dbg !437

13:                                               ; preds = %10
  %14 = load i8, i8* %2, align 1, !dbg !438
  %15 = zext i8 %14 to i32, !dbg !438
  %16 = icmp sgt i32 %15, 41, !dbg !439
  br i1 %16, label %21, label %24, !dbg !435

17:                                               ; preds = %10
  %18 = load i8, i8* %2, align 1, !dbg !440
  %19 = zext i8 %18 to i32, !dbg !440
  %20 = icmp sgt i32 %19, 42, !dbg !441
  br i1 %20, label %21, label %24, !dbg !437

21:                                               ; preds = %17, %13
  %22 = load i8*, i8** %1, align 8, !dbg !442
  %23 = getelementptr inbounds i8, i8* %22, i64 0, !dbg !442
  store i8 1, i8* %23, align 1, !dbg !443
  br label %24, !dbg !442

24:                                               ; preds = %21, %17, %13
  %25 = load i8, i8* %2, align 1, !dbg !444
  %26 = zext i8 %25 to i32, !dbg !444
  %27 = icmp ne i32 %26, 42, !dbg !446
  br i1 %27, label %28, label %30, !dbg !447

28:                                               ; preds = %24
  %29 = load i8*, i8** %1, align 8, !dbg !448
  call void @free(i8* noundef %29) #9, !dbg !449
  br label %30, !dbg !449

30:                                               ; preds = %28, %24
  ret void, !dbg !450
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !451 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !452, metadata !DIExpression()), !dbg !454
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !455, metadata !DIExpression()), !dbg !456
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !457
  call void @klee_make_symbolic(i8* noundef %3, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.19, i64 0, i64 0)), !dbg !458
  %4 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 3, !dbg !459
  store i8 0, i8* %4, align 1, !dbg !460
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !461
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !462
  %7 = call i8* @strcpy(i8* noundef %5, i8* noundef %6) #9, !dbg !463
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !464
  %9 = call i32 @strcmp(i8* noundef %8, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i64 0, i64 0)) #8, !dbg !466
  %10 = icmp eq i32 %9, 0, !dbg !467
  br i1 %10, label %11, label %19, !dbg !468

11:                                               ; preds = %0
  %12 = load i32, i32* @bad, align 4, !dbg !469
  %13 = icmp ne i32 %12, 0, !dbg !469
  br i1 %13, label %14, label %19, !dbg !470

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !471
  %16 = call i64 @strlen(i8* noundef %15) #8, !dbg !472
  %17 = add i64 %16, 1, !dbg !473
  %18 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %17, !dbg !474
  store i8 1, i8* %18, align 1, !dbg !475
  br label %19, !dbg !474

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !476
}

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !477 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !478, metadata !DIExpression()), !dbg !479
  %2 = bitcast i32* %1 to i8*, !dbg !480
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 4, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !481
  %3 = load i32, i32* @bad, align 4, !dbg !482
  %4 = icmp ne i32 %3, 0, !dbg !482
  br i1 %4, label %10, label %5, !dbg !484

5:                                                ; preds = %0
  %6 = load i32, i32* %1, align 4, !dbg !485
  %7 = icmp slt i32 %6, 2147483647, !dbg !486
  %8 = zext i1 %7 to i32, !dbg !486
  %9 = sext i32 %8 to i64, !dbg !485
  call void @klee_assume(i64 noundef %9), !dbg !487
  br label %10, !dbg !487

10:                                               ; preds = %5, %0
  %11 = load i32, i32* %1, align 4, !dbg !488
  %12 = add nsw i32 %11, 1, !dbg !489
  store volatile i32 %12, i32* @sink, align 4, !dbg !490
  ret void, !dbg !491
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !492 {
  %1 = alloca i16, align 2
  call void @llvm.dbg.declare(metadata i16* %1, metadata !493, metadata !DIExpression()), !dbg !495
  %2 = bitcast i16* %1 to i8*, !dbg !496
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !497
  %3 = load i32, i32* @bad, align 4, !dbg !498
  %4 = icmp ne i32 %3, 0, !dbg !498
  %5 = zext i1 %4 to i64, !dbg !498
  %6 = select i1 %4, i32 65537, i32 65535, !dbg !498
  %7 = load i16, i16* %1, align 2, !dbg !499
  %8 = sext i16 %7 to i32, !dbg !499
  %9 = mul nsw i32 %6, %8, !dbg !500
  store volatile i32 %9, i32* @sink, align 4, !dbg !501
  ret void, !dbg !502
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !503 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !504, metadata !DIExpression()), !dbg !505
  %2 = call zeroext i8 @input(), !dbg !506
  store i8 %2, i8* %1, align 1, !dbg !505
  %3 = load i8, i8* %1, align 1, !dbg !507
  %4 = zext i8 %3 to i32, !dbg !507
  %5 = load i32, i32* @bad, align 4, !dbg !508
  %6 = icmp ne i32 %5, 0, !dbg !508
  %7 = zext i1 %6 to i64, !dbg !508
  %8 = select i1 %6, i32 63, i32 31, !dbg !508
  %9 = and i32 %4, %8, !dbg !509
  %10 = shl i32 1, %9, !dbg !510
  store volatile i32 %10, i32* @sink, align 4, !dbg !511
  ret void, !dbg !512
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !73 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !513, metadata !DIExpression()), !dbg !514
  %2 = call zeroext i8 @input(), !dbg !515
  store i8 %2, i8* %1, align 1, !dbg !514
  %3 = load i32, i32* @bad, align 4, !dbg !516
  %4 = icmp ne i32 %3, 0, !dbg !516
  br i1 %4, label %5, label %9, !dbg !516

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !517
  %7 = zext i8 %6 to i32, !dbg !517
  %8 = and i32 %7, 6, !dbg !518
  br label %13, !dbg !516

9:                                                ; preds = %0
  %10 = load i8, i8* %1, align 1, !dbg !519
  %11 = zext i8 %10 to i32, !dbg !519
  %12 = and i32 %11, 4, !dbg !520
  br label %13, !dbg !516

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !516
  %15 = sext i32 %14 to i64, !dbg !521
  %16 = getelementptr inbounds i8, i8* bitcast ([4 x i64]* @symbolic_misaligned.words to i8*), i64 %15, !dbg !521
  %17 = bitcast i8* %16 to i32*, !dbg !522
  %18 = load i32, i32* %17, align 4, !dbg !522
  store volatile i32 %18, i32* @sink, align 4, !dbg !523
  ret void, !dbg !524
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !525 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !526, metadata !DIExpression()), !dbg !527
  call void @llvm.dbg.declare(metadata i8* %2, metadata !528, metadata !DIExpression()), !dbg !529
  %3 = call zeroext i8 @input(), !dbg !530
  store i8 %3, i8* %2, align 1, !dbg !529
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 2, !dbg !531
  store i32 1, i32* %4, align 8, !dbg !532
  %5 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 1, !dbg !533
  store i32 1, i32* %5, align 4, !dbg !534
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !535
  store i32 1, i32* %6, align 16, !dbg !536
  %7 = load i32, i32* @bad, align 4, !dbg !537
  %8 = icmp ne i32 %7, 0, !dbg !537
  br i1 %8, label %11, label %9, !dbg !539

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 3, !dbg !540
  store i32 1, i32* %10, align 4, !dbg !541
  br label %11, !dbg !540

11:                                               ; preds = %9, %0
  %12 = load i8, i8* %2, align 1, !dbg !542
  %13 = zext i8 %12 to i32, !dbg !542
  %14 = and i32 %13, 3, !dbg !544
  %15 = sext i32 %14 to i64, !dbg !545
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %15, !dbg !545
  %17 = load i32, i32* %16, align 4, !dbg !545
  %18 = icmp ne i32 %17, 0, !dbg !545
  br i1 %18, label %19, label %20, !dbg !546

19:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !547
  br label %20, !dbg !548

20:                                               ; preds = %19, %11
  ret void, !dbg !549
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !550 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !551, metadata !DIExpression()), !dbg !552
  %2 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !553
  store i8* %2, i8** %1, align 8, !dbg !552
  %3 = call zeroext i8 @input(), !dbg !554
  %4 = zext i8 %3 to i32, !dbg !554
  %5 = icmp eq i32 %4, 9, !dbg !556
  br i1 %5, label %6, label %11, !dbg !557

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !558
  %8 = icmp ne i32 %7, 0, !dbg !558
  br i1 %8, label %9, label %11, !dbg !559

9:                                                ; preds = %6
  %10 = call noalias i8* @malloc(i64 noundef 5) #9, !dbg !560
  store i8* %10, i8** %1, align 8, !dbg !561
  br label %11, !dbg !562

11:                                               ; preds = %9, %6, %0
  %12 = load i8*, i8** %1, align 8, !dbg !563
  call void @free(i8* noundef %12) #9, !dbg !564
  ret void, !dbg !565
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
!llvm.module.flags = !{!83, !84, !85, !86, !87, !88, !89}
!llvm.ident = !{!90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !13, line: 18, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "de811ee0f42d02562f90c38785c1812c")
!4 = !{!5, !6, !8}
!5 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11, !0, !25, !27, !32, !34, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !79, !81}
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
!42 = distinct !DIGlobalVariable(name: "entry_symbolic_place_straddles", scope: !2, file: !3, line: 47, type: !15, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_symbolic_place_past_end", scope: !2, file: !3, line: 56, type: !15, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_symbolic_size_malloc", scope: !2, file: !3, line: 65, type: !15, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memcpy", scope: !2, file: !3, line: 75, type: !15, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memset", scope: !2, file: !3, line: 83, type: !15, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_symbolic_division", scope: !2, file: !3, line: 91, type: !15, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_symbolic_null", scope: !2, file: !3, line: 98, type: !15, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_symbolic_assertion", scope: !2, file: !3, line: 105, type: !15, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_symbolic_free", scope: !2, file: !3, line: 113, type: !15, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_symbolic_use_after_free", scope: !2, file: !3, line: 122, type: !15, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_symbolic_string", scope: !2, file: !3, line: 134, type: !15, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_symbolic_overflow", scope: !2, file: !3, line: 144, type: !15, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_symbolic_multiplication", scope: !2, file: !3, line: 153, type: !15, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_symbolic_shift", scope: !2, file: !3, line: 160, type: !15, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_symbolic_misaligned", scope: !2, file: !3, line: 166, type: !15, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "words", scope: !73, file: !3, line: 168, type: !75, isLocal: true, isDefinition: true)
!73 = distinct !DISubprogram(name: "symbolic_misaligned", scope: !3, file: !3, line: 166, type: !22, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!74 = !{}
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 256, elements: !77)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !{!78}
!78 = !DISubrange(count: 4)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_symbolic_uninitialised", scope: !2, file: !3, line: 173, type: !15, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_symbolic_leak", scope: !2, file: !3, line: 184, type: !15, isLocal: true, isDefinition: true)
!83 = !{i32 7, !"Dwarf Version", i32 5}
!84 = !{i32 2, !"Debug Info Version", i32 3}
!85 = !{i32 1, !"wchar_size", i32 4}
!86 = !{i32 7, !"PIC Level", i32 2}
!87 = !{i32 7, !"PIE Level", i32 2}
!88 = !{i32 7, !"uwtable", i32 1}
!89 = !{i32 7, !"frame-pointer", i32 2}
!90 = !{!"Debian clang version 14.0.6"}
!91 = distinct !DISubprogram(name: "main", scope: !13, file: !13, line: 30, type: !92, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !74)
!92 = !DISubroutineType(types: !93)
!93 = !{!7, !7, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!95 = !DILocalVariable(name: "argc", arg: 1, scope: !91, file: !13, line: 30, type: !7)
!96 = !DILocation(line: 30, column: 14, scope: !91)
!97 = !DILocalVariable(name: "argv", arg: 2, scope: !91, file: !13, line: 30, type: !94)
!98 = !DILocation(line: 30, column: 27, scope: !91)
!99 = !DILocation(line: 32, column: 11, scope: !91)
!100 = !DILocation(line: 32, column: 16, scope: !91)
!101 = !DILocation(line: 32, column: 20, scope: !91)
!102 = !DILocation(line: 32, column: 30, scope: !91)
!103 = !DILocation(line: 32, column: 23, scope: !91)
!104 = !DILocation(line: 32, column: 46, scope: !91)
!105 = !DILocation(line: 0, scope: !91)
!106 = !DILocation(line: 32, column: 9, scope: !91)
!107 = !DILocalVariable(name: "c", scope: !108, file: !13, line: 33, type: !14)
!108 = distinct !DILexicalBlock(scope: !91, file: !13, line: 33, column: 5)
!109 = !DILocation(line: 33, column: 29, scope: !108)
!110 = !DILocation(line: 33, column: 33, scope: !108)
!111 = !DILocation(line: 33, column: 10, scope: !108)
!112 = !DILocation(line: 33, column: 44, scope: !113)
!113 = distinct !DILexicalBlock(scope: !108, file: !13, line: 33, column: 5)
!114 = !DILocation(line: 33, column: 5, scope: !108)
!115 = !DILocation(line: 34, column: 13, scope: !116)
!116 = distinct !DILexicalBlock(scope: !113, file: !13, line: 34, column: 13)
!117 = !DILocation(line: 34, column: 18, scope: !116)
!118 = !DILocation(line: 34, column: 22, scope: !116)
!119 = !DILocation(line: 34, column: 32, scope: !116)
!120 = !DILocation(line: 34, column: 41, scope: !116)
!121 = !DILocation(line: 34, column: 44, scope: !116)
!122 = !DILocation(line: 34, column: 25, scope: !116)
!123 = !DILocation(line: 34, column: 50, scope: !116)
!124 = !DILocation(line: 34, column: 13, scope: !113)
!125 = !DILocation(line: 35, column: 13, scope: !126)
!126 = distinct !DILexicalBlock(scope: !116, file: !13, line: 34, column: 56)
!127 = !DILocation(line: 35, column: 16, scope: !126)
!128 = !DILocation(line: 36, column: 13, scope: !126)
!129 = !DILocation(line: 34, column: 53, scope: !116)
!130 = !DILocation(line: 33, column: 51, scope: !113)
!131 = !DILocation(line: 33, column: 54, scope: !113)
!132 = !DILocation(line: 33, column: 49, scope: !113)
!133 = !DILocation(line: 33, column: 5, scope: !113)
!134 = distinct !{!134, !114, !135, !136}
!135 = !DILocation(line: 37, column: 9, scope: !108)
!136 = !{!"llvm.loop.mustprogress"}
!137 = !DILocation(line: 38, column: 5, scope: !91)
!138 = !DILocation(line: 39, column: 1, scope: !91)
!139 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !3, file: !3, line: 17, type: !22, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!140 = !DILocation(line: 17, column: 1, scope: !139)
!141 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !3, file: !3, line: 24, type: !22, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!142 = !DILocation(line: 24, column: 1, scope: !141)
!143 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !3, file: !3, line: 32, type: !22, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!144 = !DILocation(line: 32, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !3, file: !3, line: 41, type: !22, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!146 = !DILocation(line: 41, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_symbolic_place_straddles", scope: !3, file: !3, line: 47, type: !22, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!148 = !DILocation(line: 47, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_symbolic_place_past_end", scope: !3, file: !3, line: 56, type: !22, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!150 = !DILocation(line: 56, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !3, file: !3, line: 65, type: !22, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!152 = !DILocation(line: 65, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !3, file: !3, line: 75, type: !22, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!154 = !DILocation(line: 75, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !3, file: !3, line: 83, type: !22, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!156 = !DILocation(line: 83, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_symbolic_division", scope: !3, file: !3, line: 91, type: !22, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!158 = !DILocation(line: 91, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_symbolic_null", scope: !3, file: !3, line: 98, type: !22, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!160 = !DILocation(line: 98, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !3, file: !3, line: 105, type: !22, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!162 = !DILocation(line: 105, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_symbolic_free", scope: !3, file: !3, line: 113, type: !22, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!164 = !DILocation(line: 113, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !3, file: !3, line: 122, type: !22, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!166 = !DILocation(line: 122, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "add_symbolic_string", scope: !3, file: !3, line: 134, type: !22, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!168 = !DILocation(line: 134, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !3, file: !3, line: 144, type: !22, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!170 = !DILocation(line: 144, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !3, file: !3, line: 153, type: !22, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!172 = !DILocation(line: 153, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !3, file: !3, line: 160, type: !22, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!174 = !DILocation(line: 160, column: 1, scope: !173)
!175 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !3, file: !3, line: 166, type: !22, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!176 = !DILocation(line: 166, column: 1, scope: !175)
!177 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !3, file: !3, line: 173, type: !22, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!178 = !DILocation(line: 173, column: 1, scope: !177)
!179 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !3, file: !3, line: 184, type: !22, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!180 = !DILocation(line: 184, column: 1, scope: !179)
!181 = distinct !DISubprogram(name: "symbolic_index_global", scope: !3, file: !3, line: 17, type: !22, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!182 = !DILocalVariable(name: "i", scope: !181, file: !3, line: 19, type: !183)
!183 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!184 = !DILocation(line: 19, column: 19, scope: !181)
!185 = !DILocation(line: 19, column: 23, scope: !181)
!186 = !DILocation(line: 20, column: 9, scope: !187)
!187 = distinct !DILexicalBlock(scope: !181, file: !3, line: 20, column: 9)
!188 = !DILocation(line: 20, column: 15, scope: !187)
!189 = !DILocation(line: 20, column: 11, scope: !187)
!190 = !DILocation(line: 20, column: 9, scope: !181)
!191 = !DILocation(line: 21, column: 15, scope: !187)
!192 = !DILocation(line: 21, column: 9, scope: !187)
!193 = !DILocation(line: 21, column: 18, scope: !187)
!194 = !DILocation(line: 22, column: 1, scope: !181)
!195 = distinct !DISubprogram(name: "input", scope: !3, file: !3, line: 10, type: !196, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!196 = !DISubroutineType(types: !197)
!197 = !{!183}
!198 = !DILocalVariable(name: "x", scope: !195, file: !3, line: 12, type: !183)
!199 = !DILocation(line: 12, column: 19, scope: !195)
!200 = !DILocation(line: 13, column: 5, scope: !195)
!201 = !DILocation(line: 14, column: 12, scope: !195)
!202 = !DILocation(line: 14, column: 5, scope: !195)
!203 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !3, file: !3, line: 24, type: !22, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!204 = !DILocalVariable(name: "a", scope: !203, file: !3, line: 26, type: !205)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !77)
!206 = !DILocation(line: 26, column: 9, scope: !203)
!207 = !DILocalVariable(name: "i", scope: !203, file: !3, line: 27, type: !183)
!208 = !DILocation(line: 27, column: 19, scope: !203)
!209 = !DILocation(line: 27, column: 23, scope: !203)
!210 = !DILocation(line: 28, column: 9, scope: !211)
!211 = distinct !DILexicalBlock(scope: !203, file: !3, line: 28, column: 9)
!212 = !DILocation(line: 28, column: 14, scope: !211)
!213 = !DILocation(line: 28, column: 11, scope: !211)
!214 = !DILocation(line: 28, column: 9, scope: !203)
!215 = !DILocation(line: 29, column: 18, scope: !211)
!216 = !DILocation(line: 29, column: 16, scope: !211)
!217 = !DILocation(line: 29, column: 14, scope: !211)
!218 = !DILocation(line: 29, column: 9, scope: !211)
!219 = !DILocation(line: 30, column: 1, scope: !203)
!220 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !3, file: !3, line: 32, type: !22, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!221 = !DILocalVariable(name: "p", scope: !220, file: !3, line: 34, type: !8)
!222 = !DILocation(line: 34, column: 11, scope: !220)
!223 = !DILocation(line: 34, column: 15, scope: !220)
!224 = !DILocalVariable(name: "i", scope: !220, file: !3, line: 35, type: !5)
!225 = !DILocation(line: 35, column: 17, scope: !220)
!226 = !DILocation(line: 35, column: 34, scope: !220)
!227 = !DILocation(line: 36, column: 9, scope: !228)
!228 = distinct !DILexicalBlock(scope: !220, file: !3, line: 36, column: 9)
!229 = !DILocation(line: 36, column: 11, scope: !228)
!230 = !DILocation(line: 36, column: 15, scope: !228)
!231 = !DILocation(line: 36, column: 18, scope: !228)
!232 = !DILocation(line: 36, column: 24, scope: !228)
!233 = !DILocation(line: 36, column: 20, scope: !228)
!234 = !DILocation(line: 36, column: 9, scope: !220)
!235 = !DILocation(line: 37, column: 16, scope: !228)
!236 = !DILocation(line: 37, column: 18, scope: !228)
!237 = !DILocation(line: 37, column: 14, scope: !228)
!238 = !DILocation(line: 37, column: 9, scope: !228)
!239 = !DILocation(line: 38, column: 10, scope: !220)
!240 = !DILocation(line: 38, column: 5, scope: !220)
!241 = !DILocation(line: 39, column: 1, scope: !220)
!242 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !3, file: !3, line: 41, type: !22, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!243 = !DILocalVariable(name: "i", scope: !242, file: !3, line: 43, type: !183)
!244 = !DILocation(line: 43, column: 19, scope: !242)
!245 = !DILocation(line: 43, column: 23, scope: !242)
!246 = !DILocation(line: 44, column: 19, scope: !242)
!247 = !DILocation(line: 44, column: 21, scope: !242)
!248 = !DILocation(line: 44, column: 28, scope: !242)
!249 = !DILocation(line: 44, column: 26, scope: !242)
!250 = !DILocation(line: 44, column: 12, scope: !242)
!251 = !DILocation(line: 44, column: 10, scope: !242)
!252 = !DILocation(line: 45, column: 1, scope: !242)
!253 = distinct !DISubprogram(name: "symbolic_place_straddles", scope: !3, file: !3, line: 47, type: !22, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!254 = !DILocalVariable(name: "p", scope: !253, file: !3, line: 49, type: !8)
!255 = !DILocation(line: 49, column: 11, scope: !253)
!256 = !DILocation(line: 49, column: 15, scope: !253)
!257 = !DILocalVariable(name: "i", scope: !253, file: !3, line: 50, type: !183)
!258 = !DILocation(line: 50, column: 19, scope: !253)
!259 = !DILocation(line: 50, column: 23, scope: !253)
!260 = !DILocation(line: 51, column: 9, scope: !261)
!261 = distinct !DILexicalBlock(scope: !253, file: !3, line: 51, column: 9)
!262 = !DILocation(line: 51, column: 15, scope: !261)
!263 = !DILocation(line: 51, column: 11, scope: !261)
!264 = !DILocation(line: 51, column: 9, scope: !253)
!265 = !DILocation(line: 52, column: 18, scope: !261)
!266 = !DILocation(line: 52, column: 22, scope: !261)
!267 = !DILocation(line: 52, column: 20, scope: !261)
!268 = !DILocation(line: 52, column: 9, scope: !261)
!269 = !DILocation(line: 52, column: 25, scope: !261)
!270 = !DILocation(line: 53, column: 10, scope: !253)
!271 = !DILocation(line: 53, column: 5, scope: !253)
!272 = !DILocation(line: 54, column: 1, scope: !253)
!273 = distinct !DISubprogram(name: "symbolic_place_past_end", scope: !3, file: !3, line: 56, type: !22, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!274 = !DILocalVariable(name: "p", scope: !273, file: !3, line: 58, type: !8)
!275 = !DILocation(line: 58, column: 11, scope: !273)
!276 = !DILocation(line: 58, column: 15, scope: !273)
!277 = !DILocalVariable(name: "i", scope: !273, file: !3, line: 59, type: !183)
!278 = !DILocation(line: 59, column: 19, scope: !273)
!279 = !DILocation(line: 59, column: 23, scope: !273)
!280 = !DILocation(line: 60, column: 9, scope: !281)
!281 = distinct !DILexicalBlock(scope: !273, file: !3, line: 60, column: 9)
!282 = !DILocation(line: 60, column: 15, scope: !281)
!283 = !DILocation(line: 60, column: 11, scope: !281)
!284 = !DILocation(line: 60, column: 9, scope: !273)
!285 = !DILocation(line: 61, column: 18, scope: !281)
!286 = !DILocation(line: 61, column: 22, scope: !281)
!287 = !DILocation(line: 61, column: 20, scope: !281)
!288 = !DILocation(line: 61, column: 9, scope: !281)
!289 = !DILocation(line: 61, column: 25, scope: !281)
!290 = !DILocation(line: 62, column: 10, scope: !273)
!291 = !DILocation(line: 62, column: 5, scope: !273)
!292 = !DILocation(line: 63, column: 1, scope: !273)
!293 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !3, file: !3, line: 65, type: !22, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!294 = !DILocalVariable(name: "n", scope: !293, file: !3, line: 67, type: !183)
!295 = !DILocation(line: 67, column: 19, scope: !293)
!296 = !DILocation(line: 67, column: 23, scope: !293)
!297 = !DILocation(line: 68, column: 9, scope: !298)
!298 = distinct !DILexicalBlock(scope: !293, file: !3, line: 68, column: 9)
!299 = !DILocation(line: 68, column: 11, scope: !298)
!300 = !DILocation(line: 68, column: 9, scope: !293)
!301 = !DILocation(line: 69, column: 9, scope: !298)
!302 = !DILocalVariable(name: "p", scope: !293, file: !3, line: 70, type: !8)
!303 = !DILocation(line: 70, column: 11, scope: !293)
!304 = !DILocation(line: 70, column: 22, scope: !293)
!305 = !DILocation(line: 70, column: 15, scope: !293)
!306 = !DILocation(line: 71, column: 5, scope: !293)
!307 = !DILocation(line: 71, column: 7, scope: !293)
!308 = !DILocation(line: 71, column: 13, scope: !293)
!309 = !DILocation(line: 71, column: 15, scope: !293)
!310 = !DILocation(line: 71, column: 21, scope: !293)
!311 = !DILocation(line: 71, column: 23, scope: !293)
!312 = !DILocation(line: 71, column: 28, scope: !293)
!313 = !DILocation(line: 72, column: 10, scope: !293)
!314 = !DILocation(line: 72, column: 5, scope: !293)
!315 = !DILocation(line: 73, column: 1, scope: !293)
!316 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !3, file: !3, line: 75, type: !22, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!317 = !DILocalVariable(name: "to", scope: !316, file: !3, line: 77, type: !318)
!318 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !319)
!319 = !{!320}
!320 = !DISubrange(count: 16)
!321 = !DILocation(line: 77, column: 10, scope: !316)
!322 = !DILocalVariable(name: "from", scope: !316, file: !3, line: 77, type: !323)
!323 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, elements: !324)
!324 = !{!325}
!325 = !DISubrange(count: 32)
!326 = !DILocation(line: 77, column: 18, scope: !316)
!327 = !DILocalVariable(name: "n", scope: !316, file: !3, line: 78, type: !183)
!328 = !DILocation(line: 78, column: 19, scope: !316)
!329 = !DILocation(line: 78, column: 23, scope: !316)
!330 = !DILocation(line: 79, column: 9, scope: !331)
!331 = distinct !DILexicalBlock(scope: !316, file: !3, line: 79, column: 9)
!332 = !DILocation(line: 79, column: 15, scope: !331)
!333 = !DILocation(line: 79, column: 11, scope: !331)
!334 = !DILocation(line: 79, column: 9, scope: !316)
!335 = !DILocation(line: 80, column: 9, scope: !331)
!336 = !DILocation(line: 80, column: 26, scope: !331)
!337 = !DILocation(line: 81, column: 1, scope: !316)
!338 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !3, file: !3, line: 83, type: !22, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!339 = !DILocalVariable(name: "to", scope: !338, file: !3, line: 85, type: !340)
!340 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !341)
!341 = !{!342}
!342 = !DISubrange(count: 8)
!343 = !DILocation(line: 85, column: 10, scope: !338)
!344 = !DILocalVariable(name: "n", scope: !338, file: !3, line: 86, type: !183)
!345 = !DILocation(line: 86, column: 19, scope: !338)
!346 = !DILocation(line: 86, column: 23, scope: !338)
!347 = !DILocation(line: 87, column: 9, scope: !348)
!348 = distinct !DILexicalBlock(scope: !338, file: !3, line: 87, column: 9)
!349 = !DILocation(line: 87, column: 21, scope: !348)
!350 = !DILocation(line: 87, column: 19, scope: !348)
!351 = !DILocation(line: 87, column: 15, scope: !348)
!352 = !DILocation(line: 87, column: 11, scope: !348)
!353 = !DILocation(line: 87, column: 9, scope: !338)
!354 = !DILocation(line: 88, column: 9, scope: !348)
!355 = !DILocation(line: 88, column: 23, scope: !348)
!356 = !DILocation(line: 89, column: 1, scope: !338)
!357 = distinct !DISubprogram(name: "symbolic_division", scope: !3, file: !3, line: 91, type: !22, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!358 = !DILocalVariable(name: "d", scope: !357, file: !3, line: 93, type: !183)
!359 = !DILocation(line: 93, column: 19, scope: !357)
!360 = !DILocation(line: 93, column: 23, scope: !357)
!361 = !DILocation(line: 94, column: 9, scope: !362)
!362 = distinct !DILexicalBlock(scope: !357, file: !3, line: 94, column: 9)
!363 = !DILocation(line: 94, column: 13, scope: !362)
!364 = !DILocation(line: 94, column: 16, scope: !362)
!365 = !DILocation(line: 94, column: 9, scope: !357)
!366 = !DILocation(line: 95, column: 22, scope: !362)
!367 = !DILocation(line: 95, column: 20, scope: !362)
!368 = !DILocation(line: 95, column: 14, scope: !362)
!369 = !DILocation(line: 95, column: 9, scope: !362)
!370 = !DILocation(line: 96, column: 1, scope: !357)
!371 = distinct !DISubprogram(name: "symbolic_null", scope: !3, file: !3, line: 98, type: !22, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!372 = !DILocalVariable(name: "x", scope: !371, file: !3, line: 100, type: !183)
!373 = !DILocation(line: 100, column: 19, scope: !371)
!374 = !DILocation(line: 100, column: 23, scope: !371)
!375 = !DILocalVariable(name: "y", scope: !371, file: !3, line: 101, type: !7)
!376 = !DILocation(line: 101, column: 9, scope: !371)
!377 = !DILocalVariable(name: "p", scope: !371, file: !3, line: 101, type: !6)
!378 = !DILocation(line: 101, column: 17, scope: !371)
!379 = !DILocation(line: 101, column: 21, scope: !371)
!380 = !DILocation(line: 101, column: 25, scope: !371)
!381 = !DILocation(line: 101, column: 28, scope: !371)
!382 = !DILocation(line: 101, column: 30, scope: !371)
!383 = !DILocation(line: 102, column: 6, scope: !371)
!384 = !DILocation(line: 102, column: 8, scope: !371)
!385 = !DILocation(line: 103, column: 1, scope: !371)
!386 = distinct !DISubprogram(name: "symbolic_assertion", scope: !3, file: !3, line: 105, type: !22, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!387 = !DILocalVariable(name: "x", scope: !386, file: !3, line: 107, type: !183)
!388 = !DILocation(line: 107, column: 19, scope: !386)
!389 = !DILocation(line: 107, column: 23, scope: !386)
!390 = !DILocation(line: 108, column: 10, scope: !391)
!391 = distinct !DILexicalBlock(scope: !386, file: !3, line: 108, column: 9)
!392 = !DILocation(line: 108, column: 9, scope: !386)
!393 = !DILocation(line: 109, column: 21, scope: !391)
!394 = !DILocation(line: 109, column: 23, scope: !391)
!395 = !DILocation(line: 109, column: 9, scope: !391)
!396 = !DILocation(line: 110, column: 5, scope: !397)
!397 = distinct !DILexicalBlock(scope: !398, file: !3, line: 110, column: 5)
!398 = distinct !DILexicalBlock(scope: !386, file: !3, line: 110, column: 5)
!399 = !DILocation(line: 110, column: 5, scope: !398)
!400 = !DILocation(line: 111, column: 1, scope: !386)
!401 = distinct !DISubprogram(name: "symbolic_free", scope: !3, file: !3, line: 113, type: !22, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!402 = !DILocalVariable(name: "p", scope: !401, file: !3, line: 115, type: !8)
!403 = !DILocation(line: 115, column: 11, scope: !401)
!404 = !DILocation(line: 115, column: 15, scope: !401)
!405 = !DILocalVariable(name: "q", scope: !401, file: !3, line: 115, type: !8)
!406 = !DILocation(line: 115, column: 27, scope: !401)
!407 = !DILocation(line: 115, column: 31, scope: !401)
!408 = !DILocalVariable(name: "x", scope: !401, file: !3, line: 116, type: !183)
!409 = !DILocation(line: 116, column: 19, scope: !401)
!410 = !DILocation(line: 116, column: 23, scope: !401)
!411 = !DILocation(line: 117, column: 9, scope: !412)
!412 = distinct !DILexicalBlock(scope: !401, file: !3, line: 117, column: 9)
!413 = !DILocation(line: 117, column: 13, scope: !412)
!414 = !DILocation(line: 117, column: 16, scope: !412)
!415 = !DILocation(line: 117, column: 18, scope: !412)
!416 = !DILocation(line: 117, column: 9, scope: !401)
!417 = !DILocation(line: 118, column: 14, scope: !412)
!418 = !DILocation(line: 118, column: 9, scope: !412)
!419 = !DILocation(line: 119, column: 10, scope: !401)
!420 = !DILocation(line: 119, column: 5, scope: !401)
!421 = !DILocation(line: 120, column: 1, scope: !401)
!422 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !3, file: !3, line: 122, type: !22, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!423 = !DILocalVariable(name: "p", scope: !422, file: !3, line: 124, type: !8)
!424 = !DILocation(line: 124, column: 11, scope: !422)
!425 = !DILocation(line: 124, column: 15, scope: !422)
!426 = !DILocalVariable(name: "x", scope: !422, file: !3, line: 125, type: !183)
!427 = !DILocation(line: 125, column: 19, scope: !422)
!428 = !DILocation(line: 125, column: 23, scope: !422)
!429 = !DILocation(line: 126, column: 9, scope: !430)
!430 = distinct !DILexicalBlock(scope: !422, file: !3, line: 126, column: 9)
!431 = !DILocation(line: 126, column: 11, scope: !430)
!432 = !DILocation(line: 126, column: 9, scope: !422)
!433 = !DILocation(line: 127, column: 14, scope: !430)
!434 = !DILocation(line: 127, column: 9, scope: !430)
!435 = !DILocation(line: 128, column: 9, scope: !436)
!436 = distinct !DILexicalBlock(scope: !422, file: !3, line: 128, column: 9)
!437 = !DILocation(line: 128, column: 9, scope: !422)
!438 = !DILocation(line: 128, column: 15, scope: !436)
!439 = !DILocation(line: 128, column: 17, scope: !436)
!440 = !DILocation(line: 128, column: 24, scope: !436)
!441 = !DILocation(line: 128, column: 26, scope: !436)
!442 = !DILocation(line: 129, column: 9, scope: !436)
!443 = !DILocation(line: 129, column: 14, scope: !436)
!444 = !DILocation(line: 130, column: 9, scope: !445)
!445 = distinct !DILexicalBlock(scope: !422, file: !3, line: 130, column: 9)
!446 = !DILocation(line: 130, column: 11, scope: !445)
!447 = !DILocation(line: 130, column: 9, scope: !422)
!448 = !DILocation(line: 131, column: 14, scope: !445)
!449 = !DILocation(line: 131, column: 9, scope: !445)
!450 = !DILocation(line: 132, column: 1, scope: !422)
!451 = distinct !DISubprogram(name: "symbolic_string", scope: !3, file: !3, line: 134, type: !22, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!452 = !DILocalVariable(name: "word", scope: !451, file: !3, line: 136, type: !453)
!453 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !77)
!454 = !DILocation(line: 136, column: 10, scope: !451)
!455 = !DILocalVariable(name: "copy", scope: !451, file: !3, line: 136, type: !453)
!456 = !DILocation(line: 136, column: 19, scope: !451)
!457 = !DILocation(line: 137, column: 24, scope: !451)
!458 = !DILocation(line: 137, column: 5, scope: !451)
!459 = !DILocation(line: 138, column: 5, scope: !451)
!460 = !DILocation(line: 138, column: 13, scope: !451)
!461 = !DILocation(line: 139, column: 12, scope: !451)
!462 = !DILocation(line: 139, column: 18, scope: !451)
!463 = !DILocation(line: 139, column: 5, scope: !451)
!464 = !DILocation(line: 140, column: 16, scope: !465)
!465 = distinct !DILexicalBlock(scope: !451, file: !3, line: 140, column: 9)
!466 = !DILocation(line: 140, column: 9, scope: !465)
!467 = !DILocation(line: 140, column: 29, scope: !465)
!468 = !DILocation(line: 140, column: 34, scope: !465)
!469 = !DILocation(line: 140, column: 37, scope: !465)
!470 = !DILocation(line: 140, column: 9, scope: !451)
!471 = !DILocation(line: 141, column: 21, scope: !465)
!472 = !DILocation(line: 141, column: 14, scope: !465)
!473 = !DILocation(line: 141, column: 27, scope: !465)
!474 = !DILocation(line: 141, column: 9, scope: !465)
!475 = !DILocation(line: 141, column: 32, scope: !465)
!476 = !DILocation(line: 142, column: 1, scope: !451)
!477 = distinct !DISubprogram(name: "symbolic_overflow", scope: !3, file: !3, line: 144, type: !22, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!478 = !DILocalVariable(name: "x", scope: !477, file: !3, line: 146, type: !7)
!479 = !DILocation(line: 146, column: 9, scope: !477)
!480 = !DILocation(line: 147, column: 24, scope: !477)
!481 = !DILocation(line: 147, column: 5, scope: !477)
!482 = !DILocation(line: 148, column: 10, scope: !483)
!483 = distinct !DILexicalBlock(scope: !477, file: !3, line: 148, column: 9)
!484 = !DILocation(line: 148, column: 9, scope: !477)
!485 = !DILocation(line: 149, column: 21, scope: !483)
!486 = !DILocation(line: 149, column: 23, scope: !483)
!487 = !DILocation(line: 149, column: 9, scope: !483)
!488 = !DILocation(line: 150, column: 12, scope: !477)
!489 = !DILocation(line: 150, column: 14, scope: !477)
!490 = !DILocation(line: 150, column: 10, scope: !477)
!491 = !DILocation(line: 151, column: 1, scope: !477)
!492 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !3, file: !3, line: 153, type: !22, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!493 = !DILocalVariable(name: "x", scope: !492, file: !3, line: 155, type: !494)
!494 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!495 = !DILocation(line: 155, column: 11, scope: !492)
!496 = !DILocation(line: 156, column: 24, scope: !492)
!497 = !DILocation(line: 156, column: 5, scope: !492)
!498 = !DILocation(line: 157, column: 13, scope: !492)
!499 = !DILocation(line: 157, column: 36, scope: !492)
!500 = !DILocation(line: 157, column: 34, scope: !492)
!501 = !DILocation(line: 157, column: 10, scope: !492)
!502 = !DILocation(line: 158, column: 1, scope: !492)
!503 = distinct !DISubprogram(name: "symbolic_shift", scope: !3, file: !3, line: 160, type: !22, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!504 = !DILocalVariable(name: "n", scope: !503, file: !3, line: 162, type: !183)
!505 = !DILocation(line: 162, column: 19, scope: !503)
!506 = !DILocation(line: 162, column: 23, scope: !503)
!507 = !DILocation(line: 163, column: 19, scope: !503)
!508 = !DILocation(line: 163, column: 24, scope: !503)
!509 = !DILocation(line: 163, column: 21, scope: !503)
!510 = !DILocation(line: 163, column: 15, scope: !503)
!511 = !DILocation(line: 163, column: 10, scope: !503)
!512 = !DILocation(line: 164, column: 1, scope: !503)
!513 = !DILocalVariable(name: "n", scope: !73, file: !3, line: 169, type: !183)
!514 = !DILocation(line: 169, column: 19, scope: !73)
!515 = !DILocation(line: 169, column: 23, scope: !73)
!516 = !DILocation(line: 170, column: 38, scope: !73)
!517 = !DILocation(line: 170, column: 44, scope: !73)
!518 = !DILocation(line: 170, column: 46, scope: !73)
!519 = !DILocation(line: 170, column: 52, scope: !73)
!520 = !DILocation(line: 170, column: 54, scope: !73)
!521 = !DILocation(line: 170, column: 35, scope: !73)
!522 = !DILocation(line: 170, column: 12, scope: !73)
!523 = !DILocation(line: 170, column: 10, scope: !73)
!524 = !DILocation(line: 171, column: 1, scope: !73)
!525 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !3, file: !3, line: 173, type: !22, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!526 = !DILocalVariable(name: "a", scope: !525, file: !3, line: 175, type: !205)
!527 = !DILocation(line: 175, column: 9, scope: !525)
!528 = !DILocalVariable(name: "i", scope: !525, file: !3, line: 176, type: !183)
!529 = !DILocation(line: 176, column: 19, scope: !525)
!530 = !DILocation(line: 176, column: 23, scope: !525)
!531 = !DILocation(line: 177, column: 19, scope: !525)
!532 = !DILocation(line: 177, column: 24, scope: !525)
!533 = !DILocation(line: 177, column: 12, scope: !525)
!534 = !DILocation(line: 177, column: 17, scope: !525)
!535 = !DILocation(line: 177, column: 5, scope: !525)
!536 = !DILocation(line: 177, column: 10, scope: !525)
!537 = !DILocation(line: 178, column: 10, scope: !538)
!538 = distinct !DILexicalBlock(scope: !525, file: !3, line: 178, column: 9)
!539 = !DILocation(line: 178, column: 9, scope: !525)
!540 = !DILocation(line: 179, column: 9, scope: !538)
!541 = !DILocation(line: 179, column: 14, scope: !538)
!542 = !DILocation(line: 180, column: 11, scope: !543)
!543 = distinct !DILexicalBlock(scope: !525, file: !3, line: 180, column: 9)
!544 = !DILocation(line: 180, column: 13, scope: !543)
!545 = !DILocation(line: 180, column: 9, scope: !543)
!546 = !DILocation(line: 180, column: 9, scope: !525)
!547 = !DILocation(line: 181, column: 14, scope: !543)
!548 = !DILocation(line: 181, column: 9, scope: !543)
!549 = !DILocation(line: 182, column: 1, scope: !525)
!550 = distinct !DISubprogram(name: "symbolic_leak", scope: !3, file: !3, line: 184, type: !22, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!551 = !DILocalVariable(name: "p", scope: !550, file: !3, line: 186, type: !8)
!552 = !DILocation(line: 186, column: 11, scope: !550)
!553 = !DILocation(line: 186, column: 15, scope: !550)
!554 = !DILocation(line: 187, column: 9, scope: !555)
!555 = distinct !DILexicalBlock(scope: !550, file: !3, line: 187, column: 9)
!556 = !DILocation(line: 187, column: 17, scope: !555)
!557 = !DILocation(line: 187, column: 22, scope: !555)
!558 = !DILocation(line: 187, column: 25, scope: !555)
!559 = !DILocation(line: 187, column: 9, scope: !550)
!560 = !DILocation(line: 188, column: 13, scope: !555)
!561 = !DILocation(line: 188, column: 11, scope: !555)
!562 = !DILocation(line: 188, column: 9, scope: !555)
!563 = !DILocation(line: 189, column: 10, scope: !550)
!564 = !DILocation(line: 189, column: 5, scope: !550)
!565 = !DILocation(line: 190, column: 1, scope: !550)
