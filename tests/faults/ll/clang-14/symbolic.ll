; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/symbolic.c
; ModuleID = 'tests/faults/symbolic.c'
source_filename = "tests/faults/symbolic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !13
@entry_symbolic_index_global = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i32 0, i32 0), void ()* @symbolic_index_global, %struct.fault_case* null }, align 8, !dbg !27
@entry_symbolic_index_stack = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i32 0, i32 0), void ()* @symbolic_index_stack, %struct.fault_case* null }, align 8, !dbg !34
@entry_symbolic_index_heap = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i32 0, i32 0), void ()* @symbolic_index_heap, %struct.fault_case* null }, align 8, !dbg !39
@entry_symbolic_index_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5, i32 0, i32 0), void ()* @symbolic_index_negative, %struct.fault_case* null }, align 8, !dbg !41
@entry_symbolic_place_straddles = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.6, i32 0, i32 0), void ()* @symbolic_place_straddles, %struct.fault_case* null }, align 8, !dbg !43
@entry_symbolic_place_past_end = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.7, i32 0, i32 0), void ()* @symbolic_place_past_end, %struct.fault_case* null }, align 8, !dbg !45
@entry_symbolic_size_malloc = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.8, i32 0, i32 0), void ()* @symbolic_size_malloc, %struct.fault_case* null }, align 8, !dbg !47
@entry_symbolic_size_memcpy = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.9, i32 0, i32 0), void ()* @symbolic_size_memcpy, %struct.fault_case* null }, align 8, !dbg !49
@entry_symbolic_size_memset = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.10, i32 0, i32 0), void ()* @symbolic_size_memset, %struct.fault_case* null }, align 8, !dbg !51
@entry_symbolic_division = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.11, i32 0, i32 0), void ()* @symbolic_division, %struct.fault_case* null }, align 8, !dbg !53
@entry_symbolic_null = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.12, i32 0, i32 0), void ()* @symbolic_null, %struct.fault_case* null }, align 8, !dbg !55
@entry_symbolic_assertion = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i32 0, i32 0), void ()* @symbolic_assertion, %struct.fault_case* null }, align 8, !dbg !57
@entry_symbolic_free = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i32 0, i32 0), void ()* @symbolic_free, %struct.fault_case* null }, align 8, !dbg !59
@entry_symbolic_use_after_free = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.17, i32 0, i32 0), void ()* @symbolic_use_after_free, %struct.fault_case* null }, align 8, !dbg !61
@entry_symbolic_string = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.18, i32 0, i32 0), void ()* @symbolic_string, %struct.fault_case* null }, align 8, !dbg !63
@entry_symbolic_overflow = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.21, i32 0, i32 0), void ()* @symbolic_overflow, %struct.fault_case* null }, align 8, !dbg !65
@entry_symbolic_multiplication = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.22, i32 0, i32 0), void ()* @symbolic_multiplication, %struct.fault_case* null }, align 8, !dbg !67
@entry_symbolic_shift = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.23, i32 0, i32 0), void ()* @symbolic_shift, %struct.fault_case* null }, align 8, !dbg !69
@entry_symbolic_cast = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i32 0, i32 0), void ()* @symbolic_cast, %struct.fault_case* null }, align 8, !dbg !71
@entry_symbolic_misaligned = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.25, i32 0, i32 0), void ()* @symbolic_misaligned, %struct.fault_case* null }, align 8, !dbg !73
@entry_symbolic_uninitialised = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.26, i32 0, i32 0), void ()* @symbolic_uninitialised, %struct.fault_case* null }, align 8, !dbg !83
@entry_symbolic_leak = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.27, i32 0, i32 0), void ()* @symbolic_leak, %struct.fault_case* null }, align 8, !dbg !85
@entry_symbolic_name_that_is_missing = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.28, i32 0, i32 0), void ()* @symbolic_name_that_is_missing, %struct.fault_case* null }, align 8, !dbg !87
@entry_symbolic_freed_block_compared = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.32, i32 0, i32 0), void ()* @symbolic_freed_block_compared, %struct.fault_case* null }, align 8, !dbg !94
@entry_symbolic_overlap = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.34, i32 0, i32 0), void ()* @symbolic_overlap, %struct.fault_case* null }, align 8, !dbg !96
@entry_symbolic_text_of_no_characters = internal global %struct.fault_case { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.35, i32 0, i32 0), void ()* @symbolic_text_of_no_characters, %struct.fault_case* null }, align 8, !dbg !98
@entry_symbolic_overlap_with_a_source_that_ends = internal global %struct.fault_case { i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.37, i32 0, i32 0), void ()* @symbolic_overlap_with_a_source_that_ends, %struct.fault_case* null }, align 8, !dbg !100
@entry_symbolic_overlap_with_a_target_that_ends = internal global %struct.fault_case { i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.38, i32 0, i32 0), void ()* @symbolic_overlap_with_a_target_that_ends, %struct.fault_case* null }, align 8, !dbg !102
@entry_symbolic_overlap_in_a_constant = internal global %struct.fault_case { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.39, i32 0, i32 0), void ()* @symbolic_overlap_in_a_constant, %struct.fault_case* null }, align 8, !dbg !104
@entry_symbolic_overlap_in_a_block_of_some_size = internal global %struct.fault_case { i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.40, i32 0, i32 0), void ()* @symbolic_overlap_in_a_block_of_some_size, %struct.fault_case* null }, align 8, !dbg !115
@.str.1 = private unnamed_addr constant [22 x i8] c"symbolic_index_global\00", align 1
@table = internal global [10 x i32] zeroinitializer, align 16, !dbg !29
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"symbolic_index_stack\00", align 1
@__const.symbolic_index_stack.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@sink = internal global i32 0, align 4, !dbg !36
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
@.str.24 = private unnamed_addr constant [14 x i8] c"symbolic_cast\00", align 1
@.str.25 = private unnamed_addr constant [20 x i8] c"symbolic_misaligned\00", align 1
@symbolic_misaligned.words = internal global [4 x i64] zeroinitializer, align 16, !dbg !75
@.str.26 = private unnamed_addr constant [23 x i8] c"symbolic_uninitialised\00", align 1
@.str.27 = private unnamed_addr constant [14 x i8] c"symbolic_leak\00", align 1
@.str.28 = private unnamed_addr constant [30 x i8] c"symbolic_name_that_is_missing\00", align 1
@symbolic_name_that_is_missing.names = internal constant [4 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.30, i32 0, i32 0), i8* null, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.31, i32 0, i32 0)], align 16, !dbg !89
@.str.29 = private unnamed_addr constant [4 x i8] c"get\00", align 1
@.str.30 = private unnamed_addr constant [4 x i8] c"put\00", align 1
@.str.31 = private unnamed_addr constant [4 x i8] c"del\00", align 1
@.str.32 = private unnamed_addr constant [30 x i8] c"symbolic_freed_block_compared\00", align 1
@.str.33 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.34 = private unnamed_addr constant [17 x i8] c"symbolic_overlap\00", align 1
@__const.symbolic_overlap.text = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1
@.str.35 = private unnamed_addr constant [31 x i8] c"symbolic_text_of_no_characters\00", align 1
@.str.36 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@.str.37 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_with_a_source_that_ends\00", align 1
@.str.38 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_with_a_target_that_ends\00", align 1
@.str.39 = private unnamed_addr constant [31 x i8] c"symbolic_overlap_in_a_constant\00", align 1
@symbolic_overlap_in_a_constant.fixed = internal constant [8 x i8] c"abcdefg\00", align 1, !dbg !106
@symbolic_overlap_in_a_constant.own = internal global [8 x i8] zeroinitializer, align 1, !dbg !112
@.str.40 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_in_a_block_of_some_size\00", align 1
@llvm.global_ctors = appending global [30 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_place_straddles, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_place_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_malloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memcpy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memset, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_division, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_assertion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_use_after_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_multiplication, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_shift, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_cast, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_misaligned, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_uninitialised, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_leak, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_name_that_is_missing, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_freed_block_compared, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_text_of_no_characters, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap_with_a_source_that_ends, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap_with_a_target_that_ends, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap_in_a_constant, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap_in_a_block_of_some_size, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !125 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !129, metadata !DIExpression()), !dbg !130
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !131, metadata !DIExpression()), !dbg !132
  %7 = load i32, i32* %4, align 4, !dbg !133
  %8 = icmp sgt i32 %7, 2, !dbg !134
  br i1 %8, label %9, label %15, !dbg !135

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !136
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !136
  %12 = load i8*, i8** %11, align 8, !dbg !136
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #8, !dbg !137
  %14 = icmp eq i32 %13, 0, !dbg !138
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !139
  %17 = zext i1 %16 to i32, !dbg !135
  store i32 %17, i32* @bad, align 4, !dbg !140
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !141, metadata !DIExpression()), !dbg !143
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !143
  br label %19, !dbg !145

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !146
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !148
  br i1 %21, label %22, label %43, !dbg !148

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !149
  %24 = icmp sgt i32 %23, 1, !dbg !151
  br i1 %24, label %25, label %38, !dbg !152

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !153
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !153
  %28 = load i8*, i8** %27, align 8, !dbg !153
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !154
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !155
  %31 = load i8*, i8** %30, align 8, !dbg !155
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #8, !dbg !156
  %33 = icmp eq i32 %32, 0, !dbg !157
  br i1 %33, label %34, label %38, !dbg !158

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !159
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !161
  %37 = load void ()*, void ()** %36, align 8, !dbg !161
  call void %37(), !dbg !159
  store i32 0, i32* %3, align 4, !dbg !162
  br label %44, !dbg !162

38:                                               ; preds = %25, %22
  br label %39, !dbg !163

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !164
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !165
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !165
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !166
  br label %19, !dbg !167, !llvm.loop !168

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !171
  br label %44, !dbg !171

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !172
  ret i32 %45, !dbg !172
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !173 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !174
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !174
  store %struct.fault_case* @entry_symbolic_index_global, %struct.fault_case** @all_cases, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !175 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !176
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !176
  store %struct.fault_case* @entry_symbolic_index_stack, %struct.fault_case** @all_cases, align 8, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !177 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !178
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !178
  store %struct.fault_case* @entry_symbolic_index_heap, %struct.fault_case** @all_cases, align 8, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !179 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !180
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !180
  store %struct.fault_case* @entry_symbolic_index_negative, %struct.fault_case** @all_cases, align 8, !dbg !180
  ret void, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_straddles() #0 !dbg !181 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !182
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_place_straddles, i32 0, i32 2), align 8, !dbg !182
  store %struct.fault_case* @entry_symbolic_place_straddles, %struct.fault_case** @all_cases, align 8, !dbg !182
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_past_end() #0 !dbg !183 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !184
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_place_past_end, i32 0, i32 2), align 8, !dbg !184
  store %struct.fault_case* @entry_symbolic_place_past_end, %struct.fault_case** @all_cases, align 8, !dbg !184
  ret void, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !185 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !186
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !186
  store %struct.fault_case* @entry_symbolic_size_malloc, %struct.fault_case** @all_cases, align 8, !dbg !186
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !187 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !188
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !188
  store %struct.fault_case* @entry_symbolic_size_memcpy, %struct.fault_case** @all_cases, align 8, !dbg !188
  ret void, !dbg !188
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !189 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !190
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !190
  store %struct.fault_case* @entry_symbolic_size_memset, %struct.fault_case** @all_cases, align 8, !dbg !190
  ret void, !dbg !190
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !191 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !192
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !192
  store %struct.fault_case* @entry_symbolic_division, %struct.fault_case** @all_cases, align 8, !dbg !192
  ret void, !dbg !192
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !193 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !194
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !194
  store %struct.fault_case* @entry_symbolic_null, %struct.fault_case** @all_cases, align 8, !dbg !194
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !195 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !196
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !196
  store %struct.fault_case* @entry_symbolic_assertion, %struct.fault_case** @all_cases, align 8, !dbg !196
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !197 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !198
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !198
  store %struct.fault_case* @entry_symbolic_free, %struct.fault_case** @all_cases, align 8, !dbg !198
  ret void, !dbg !198
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !199 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !200
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !200
  store %struct.fault_case* @entry_symbolic_use_after_free, %struct.fault_case** @all_cases, align 8, !dbg !200
  ret void, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !201 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !202
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !202
  store %struct.fault_case* @entry_symbolic_string, %struct.fault_case** @all_cases, align 8, !dbg !202
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !203 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !204
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !204
  store %struct.fault_case* @entry_symbolic_overflow, %struct.fault_case** @all_cases, align 8, !dbg !204
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !205 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !206
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !206
  store %struct.fault_case* @entry_symbolic_multiplication, %struct.fault_case** @all_cases, align 8, !dbg !206
  ret void, !dbg !206
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !207 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !208
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !208
  store %struct.fault_case* @entry_symbolic_shift, %struct.fault_case** @all_cases, align 8, !dbg !208
  ret void, !dbg !208
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_cast() #0 !dbg !209 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !210
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_cast, i32 0, i32 2), align 8, !dbg !210
  store %struct.fault_case* @entry_symbolic_cast, %struct.fault_case** @all_cases, align 8, !dbg !210
  ret void, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !211 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !212
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !212
  store %struct.fault_case* @entry_symbolic_misaligned, %struct.fault_case** @all_cases, align 8, !dbg !212
  ret void, !dbg !212
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !213 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !214
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !214
  store %struct.fault_case* @entry_symbolic_uninitialised, %struct.fault_case** @all_cases, align 8, !dbg !214
  ret void, !dbg !214
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !215 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !216
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !216
  store %struct.fault_case* @entry_symbolic_leak, %struct.fault_case** @all_cases, align 8, !dbg !216
  ret void, !dbg !216
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_name_that_is_missing() #0 !dbg !217 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !218
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_name_that_is_missing, i32 0, i32 2), align 8, !dbg !218
  store %struct.fault_case* @entry_symbolic_name_that_is_missing, %struct.fault_case** @all_cases, align 8, !dbg !218
  ret void, !dbg !218
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_freed_block_compared() #0 !dbg !219 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !220
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_freed_block_compared, i32 0, i32 2), align 8, !dbg !220
  store %struct.fault_case* @entry_symbolic_freed_block_compared, %struct.fault_case** @all_cases, align 8, !dbg !220
  ret void, !dbg !220
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap() #0 !dbg !221 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !222
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap, i32 0, i32 2), align 8, !dbg !222
  store %struct.fault_case* @entry_symbolic_overlap, %struct.fault_case** @all_cases, align 8, !dbg !222
  ret void, !dbg !222
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_text_of_no_characters() #0 !dbg !223 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !224
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_text_of_no_characters, i32 0, i32 2), align 8, !dbg !224
  store %struct.fault_case* @entry_symbolic_text_of_no_characters, %struct.fault_case** @all_cases, align 8, !dbg !224
  ret void, !dbg !224
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_with_a_source_that_ends() #0 !dbg !225 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !226
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap_with_a_source_that_ends, i32 0, i32 2), align 8, !dbg !226
  store %struct.fault_case* @entry_symbolic_overlap_with_a_source_that_ends, %struct.fault_case** @all_cases, align 8, !dbg !226
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_with_a_target_that_ends() #0 !dbg !227 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !228
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap_with_a_target_that_ends, i32 0, i32 2), align 8, !dbg !228
  store %struct.fault_case* @entry_symbolic_overlap_with_a_target_that_ends, %struct.fault_case** @all_cases, align 8, !dbg !228
  ret void, !dbg !228
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_in_a_constant() #0 !dbg !229 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !230
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap_in_a_constant, i32 0, i32 2), align 8, !dbg !230
  store %struct.fault_case* @entry_symbolic_overlap_in_a_constant, %struct.fault_case** @all_cases, align 8, !dbg !230
  ret void, !dbg !230
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_in_a_block_of_some_size() #0 !dbg !231 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !232
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap_in_a_block_of_some_size, i32 0, i32 2), align 8, !dbg !232
  store %struct.fault_case* @entry_symbolic_overlap_in_a_block_of_some_size, %struct.fault_case** @all_cases, align 8, !dbg !232
  ret void, !dbg !232
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !233 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !234, metadata !DIExpression()), !dbg !235
  %2 = call zeroext i8 @input(), !dbg !236
  store i8 %2, i8* %1, align 1, !dbg !235
  %3 = load i8, i8* %1, align 1, !dbg !237
  %4 = zext i8 %3 to i32, !dbg !237
  %5 = load i32, i32* @bad, align 4, !dbg !239
  %6 = icmp ne i32 %5, 0, !dbg !239
  %7 = zext i1 %6 to i64, !dbg !239
  %8 = select i1 %6, i32 10, i32 9, !dbg !239
  %9 = icmp sle i32 %4, %8, !dbg !240
  br i1 %9, label %10, label %14, !dbg !241

10:                                               ; preds = %0
  %11 = load i8, i8* %1, align 1, !dbg !242
  %12 = zext i8 %11 to i64, !dbg !243
  %13 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %12, !dbg !243
  store i32 1, i32* %13, align 4, !dbg !244
  br label %14, !dbg !243

14:                                               ; preds = %10, %0
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !246 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !249, metadata !DIExpression()), !dbg !250
  call void @klee_make_symbolic(i8* noundef %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !251
  %2 = load i8, i8* %1, align 1, !dbg !252
  ret i8 %2, !dbg !253
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !254 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !255, metadata !DIExpression()), !dbg !257
  %3 = bitcast [4 x i32]* %1 to i8*, !dbg !257
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.symbolic_index_stack.a to i8*), i64 16, i1 false), !dbg !257
  call void @llvm.dbg.declare(metadata i8* %2, metadata !258, metadata !DIExpression()), !dbg !259
  %4 = call zeroext i8 @input(), !dbg !260
  store i8 %4, i8* %2, align 1, !dbg !259
  %5 = load i8, i8* %2, align 1, !dbg !261
  %6 = zext i8 %5 to i32, !dbg !261
  %7 = load i32, i32* @bad, align 4, !dbg !263
  %8 = icmp ne i32 %7, 0, !dbg !263
  %9 = zext i1 %8 to i64, !dbg !263
  %10 = select i1 %8, i32 5, i32 4, !dbg !263
  %11 = icmp slt i32 %6, %10, !dbg !264
  br i1 %11, label %12, label %17, !dbg !265

12:                                               ; preds = %0
  %13 = load i8, i8* %2, align 1, !dbg !266
  %14 = zext i8 %13 to i64, !dbg !267
  %15 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %14, !dbg !267
  %16 = load i32, i32* %15, align 4, !dbg !267
  store volatile i32 %16, i32* @sink, align 4, !dbg !268
  br label %17, !dbg !269

17:                                               ; preds = %12, %0
  ret void, !dbg !270
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !271 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !272, metadata !DIExpression()), !dbg !273
  %3 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 1) #9, !dbg !274
  store i8* %3, i8** %1, align 8, !dbg !273
  call void @llvm.dbg.declare(metadata i8* %2, metadata !275, metadata !DIExpression()), !dbg !276
  %4 = call zeroext i8 @input(), !dbg !277
  store i8 %4, i8* %2, align 1, !dbg !276
  %5 = load i8, i8* %2, align 1, !dbg !278
  %6 = sext i8 %5 to i32, !dbg !278
  %7 = icmp slt i32 %6, 8, !dbg !280
  br i1 %7, label %8, label %23, !dbg !281

8:                                                ; preds = %0
  %9 = load i8, i8* %2, align 1, !dbg !282
  %10 = sext i8 %9 to i32, !dbg !282
  %11 = load i32, i32* @bad, align 4, !dbg !283
  %12 = icmp ne i32 %11, 0, !dbg !283
  %13 = zext i1 %12 to i64, !dbg !283
  %14 = select i1 %12, i32 -4, i32 0, !dbg !283
  %15 = icmp sge i32 %10, %14, !dbg !284
  br i1 %15, label %16, label %23, !dbg !285

16:                                               ; preds = %8
  %17 = load i8*, i8** %1, align 8, !dbg !286
  %18 = load i8, i8* %2, align 1, !dbg !287
  %19 = sext i8 %18 to i64, !dbg !286
  %20 = getelementptr inbounds i8, i8* %17, i64 %19, !dbg !286
  %21 = load i8, i8* %20, align 1, !dbg !286
  %22 = sext i8 %21 to i32, !dbg !286
  store volatile i32 %22, i32* @sink, align 4, !dbg !288
  br label %23, !dbg !289

23:                                               ; preds = %16, %8, %0
  %24 = load i8*, i8** %1, align 8, !dbg !290
  call void @free(i8* noundef %24) #9, !dbg !291
  ret void, !dbg !292
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !293 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !294, metadata !DIExpression()), !dbg !295
  %2 = call zeroext i8 @input(), !dbg !296
  store i8 %2, i8* %1, align 1, !dbg !295
  %3 = load i8, i8* %1, align 1, !dbg !297
  %4 = zext i8 %3 to i32, !dbg !297
  %5 = and i32 %4, 7, !dbg !298
  %6 = load i32, i32* @bad, align 4, !dbg !299
  %7 = sub nsw i32 %5, %6, !dbg !300
  %8 = sext i32 %7 to i64, !dbg !301
  %9 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %8, !dbg !301
  %10 = load i32, i32* %9, align 4, !dbg !301
  store volatile i32 %10, i32* @sink, align 4, !dbg !302
  ret void, !dbg !303
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_straddles() #0 !dbg !304 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !305, metadata !DIExpression()), !dbg !306
  %3 = call noalias i8* @calloc(i64 noundef 10, i64 noundef 1) #9, !dbg !307
  store i8* %3, i8** %1, align 8, !dbg !306
  call void @llvm.dbg.declare(metadata i8* %2, metadata !308, metadata !DIExpression()), !dbg !309
  %4 = call zeroext i8 @input(), !dbg !310
  store i8 %4, i8* %2, align 1, !dbg !309
  %5 = load i8, i8* %2, align 1, !dbg !311
  %6 = zext i8 %5 to i32, !dbg !311
  %7 = load i32, i32* @bad, align 4, !dbg !313
  %8 = icmp ne i32 %7, 0, !dbg !313
  %9 = zext i1 %8 to i64, !dbg !313
  %10 = select i1 %8, i32 8, i32 4, !dbg !313
  %11 = icmp eq i32 %6, %10, !dbg !314
  br i1 %11, label %12, label %19, !dbg !315

12:                                               ; preds = %0
  %13 = load i8*, i8** %1, align 8, !dbg !316
  %14 = load i8, i8* %2, align 1, !dbg !317
  %15 = zext i8 %14 to i32, !dbg !317
  %16 = sext i32 %15 to i64, !dbg !318
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !318
  %18 = bitcast i8* %17 to i32*, !dbg !319
  store i32 1, i32* %18, align 4, !dbg !320
  br label %19, !dbg !319

19:                                               ; preds = %12, %0
  %20 = load i8*, i8** %1, align 8, !dbg !321
  call void @free(i8* noundef %20) #9, !dbg !322
  ret void, !dbg !323
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_past_end() #0 !dbg !324 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !325, metadata !DIExpression()), !dbg !326
  %3 = call noalias i8* @calloc(i64 noundef 10, i64 noundef 1) #9, !dbg !327
  store i8* %3, i8** %1, align 8, !dbg !326
  call void @llvm.dbg.declare(metadata i8* %2, metadata !328, metadata !DIExpression()), !dbg !329
  %4 = call zeroext i8 @input(), !dbg !330
  store i8 %4, i8* %2, align 1, !dbg !329
  %5 = load i8, i8* %2, align 1, !dbg !331
  %6 = zext i8 %5 to i32, !dbg !331
  %7 = load i32, i32* @bad, align 4, !dbg !333
  %8 = icmp ne i32 %7, 0, !dbg !333
  %9 = zext i1 %8 to i64, !dbg !333
  %10 = select i1 %8, i32 13, i32 4, !dbg !333
  %11 = icmp eq i32 %6, %10, !dbg !334
  br i1 %11, label %12, label %19, !dbg !335

12:                                               ; preds = %0
  %13 = load i8*, i8** %1, align 8, !dbg !336
  %14 = load i8, i8* %2, align 1, !dbg !337
  %15 = zext i8 %14 to i32, !dbg !337
  %16 = sext i32 %15 to i64, !dbg !338
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !338
  %18 = bitcast i8* %17 to i32*, !dbg !339
  store i32 1, i32* %18, align 4, !dbg !340
  br label %19, !dbg !339

19:                                               ; preds = %12, %0
  %20 = load i8*, i8** %1, align 8, !dbg !341
  call void @free(i8* noundef %20) #9, !dbg !342
  ret void, !dbg !343
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !344 {
  %1 = alloca i8, align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !345, metadata !DIExpression()), !dbg !346
  %3 = call zeroext i8 @input(), !dbg !347
  store i8 %3, i8* %1, align 1, !dbg !346
  %4 = load i8, i8* %1, align 1, !dbg !348
  %5 = zext i8 %4 to i32, !dbg !348
  %6 = icmp eq i32 %5, 0, !dbg !350
  br i1 %6, label %7, label %8, !dbg !351

7:                                                ; preds = %0
  br label %28, !dbg !352

8:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %2, metadata !353, metadata !DIExpression()), !dbg !354
  %9 = load i8, i8* %1, align 1, !dbg !355
  %10 = zext i8 %9 to i64, !dbg !355
  %11 = call noalias i8* @malloc(i64 noundef %10) #9, !dbg !356
  store i8* %11, i8** %2, align 8, !dbg !354
  %12 = load i8*, i8** %2, align 8, !dbg !357
  %13 = load i32, i32* @bad, align 4, !dbg !358
  %14 = icmp ne i32 %13, 0, !dbg !358
  br i1 %14, label %15, label %19, !dbg !358

15:                                               ; preds = %8
  %16 = load i8, i8* %1, align 1, !dbg !359
  %17 = zext i8 %16 to i32, !dbg !359
  %18 = and i32 %17, 3, !dbg !360
  br label %23, !dbg !358

19:                                               ; preds = %8
  %20 = load i8, i8* %1, align 1, !dbg !361
  %21 = zext i8 %20 to i32, !dbg !361
  %22 = sub nsw i32 %21, 1, !dbg !362
  br label %23, !dbg !358

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !358
  %25 = sext i32 %24 to i64, !dbg !357
  %26 = getelementptr inbounds i8, i8* %12, i64 %25, !dbg !357
  store i8 1, i8* %26, align 1, !dbg !363
  %27 = load i8*, i8** %2, align 8, !dbg !364
  call void @free(i8* noundef %27) #9, !dbg !365
  br label %28, !dbg !366

28:                                               ; preds = %23, %7
  ret void, !dbg !366
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !367 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !368, metadata !DIExpression()), !dbg !372
  call void @llvm.dbg.declare(metadata [32 x i8]* %2, metadata !373, metadata !DIExpression()), !dbg !377
  %4 = bitcast [32 x i8]* %2 to i8*, !dbg !377
  call void @llvm.memset.p0i8.i64(i8* align 16 %4, i8 0, i64 32, i1 false), !dbg !377
  call void @llvm.dbg.declare(metadata i8* %3, metadata !378, metadata !DIExpression()), !dbg !379
  %5 = call zeroext i8 @input(), !dbg !380
  store i8 %5, i8* %3, align 1, !dbg !379
  %6 = load i8, i8* %3, align 1, !dbg !381
  %7 = zext i8 %6 to i32, !dbg !381
  %8 = load i32, i32* @bad, align 4, !dbg !383
  %9 = icmp ne i32 %8, 0, !dbg !383
  %10 = zext i1 %9 to i64, !dbg !383
  %11 = select i1 %9, i32 17, i32 16, !dbg !383
  %12 = icmp sle i32 %7, %11, !dbg !384
  br i1 %12, label %13, label %18, !dbg !385

13:                                               ; preds = %0
  %14 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !386
  %15 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !386
  %16 = load i8, i8* %3, align 1, !dbg !387
  %17 = zext i8 %16 to i64, !dbg !387
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %14, i8* align 16 %15, i64 %17, i1 false), !dbg !386
  br label %18, !dbg !386

18:                                               ; preds = %13, %0
  ret void, !dbg !388
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !389 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !390, metadata !DIExpression()), !dbg !391
  call void @llvm.dbg.declare(metadata i8* %2, metadata !392, metadata !DIExpression()), !dbg !393
  %3 = call zeroext i8 @input(), !dbg !394
  store i8 %3, i8* %2, align 1, !dbg !393
  %4 = load i8, i8* %2, align 1, !dbg !395
  %5 = zext i8 %4 to i32, !dbg !395
  %6 = load i32, i32* @bad, align 4, !dbg !397
  %7 = mul nsw i32 2, %6, !dbg !398
  %8 = add nsw i32 8, %7, !dbg !399
  %9 = icmp slt i32 %5, %8, !dbg !400
  br i1 %9, label %10, label %14, !dbg !401

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !402
  %12 = load i8, i8* %2, align 1, !dbg !403
  %13 = zext i8 %12 to i64, !dbg !403
  call void @llvm.memset.p0i8.i64(i8* align 1 %11, i8 0, i64 %13, i1 false), !dbg !402
  br label %14, !dbg !402

14:                                               ; preds = %10, %0
  ret void, !dbg !404
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !405 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !406, metadata !DIExpression()), !dbg !407
  %2 = call zeroext i8 @input(), !dbg !408
  store i8 %2, i8* %1, align 1, !dbg !407
  %3 = load i32, i32* @bad, align 4, !dbg !409
  %4 = icmp ne i32 %3, 0, !dbg !409
  br i1 %4, label %9, label %5, !dbg !411

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !412
  %7 = zext i8 %6 to i32, !dbg !412
  %8 = icmp ne i32 %7, 0, !dbg !412
  br i1 %8, label %9, label %13, !dbg !413

9:                                                ; preds = %5, %0
  %10 = load i8, i8* %1, align 1, !dbg !414
  %11 = zext i8 %10 to i32, !dbg !414
  %12 = sdiv i32 100, %11, !dbg !415
  store volatile i32 %12, i32* @sink, align 4, !dbg !416
  br label %13, !dbg !417

13:                                               ; preds = %9, %5
  ret void, !dbg !418
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !419 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !420, metadata !DIExpression()), !dbg !421
  %4 = call zeroext i8 @input(), !dbg !422
  store i8 %4, i8* %1, align 1, !dbg !421
  call void @llvm.dbg.declare(metadata i32* %2, metadata !423, metadata !DIExpression()), !dbg !424
  store i32 0, i32* %2, align 4, !dbg !424
  call void @llvm.dbg.declare(metadata i32** %3, metadata !425, metadata !DIExpression()), !dbg !426
  %5 = load i32, i32* @bad, align 4, !dbg !427
  %6 = icmp ne i32 %5, 0, !dbg !427
  br i1 %6, label %7, label %12, !dbg !428

7:                                                ; preds = %0
  %8 = load i8, i8* %1, align 1, !dbg !429
  %9 = zext i8 %8 to i32, !dbg !429
  %10 = icmp eq i32 %9, 77, !dbg !430
  br i1 %10, label %11, label %12, !dbg !427

11:                                               ; preds = %7
  br label %13, !dbg !427

12:                                               ; preds = %7, %0
  br label %13, !dbg !427

13:                                               ; preds = %12, %11
  %14 = phi i32* [ null, %11 ], [ %2, %12 ], !dbg !427
  store i32* %14, i32** %3, align 8, !dbg !426
  %15 = load i32*, i32** %3, align 8, !dbg !431
  store i32 1, i32* %15, align 4, !dbg !432
  ret void, !dbg !433
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !434 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !435, metadata !DIExpression()), !dbg !436
  %2 = call zeroext i8 @input(), !dbg !437
  store i8 %2, i8* %1, align 1, !dbg !436
  %3 = load i32, i32* @bad, align 4, !dbg !438
  %4 = icmp ne i32 %3, 0, !dbg !438
  br i1 %4, label %11, label %5, !dbg !440

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !441
  %7 = zext i8 %6 to i32, !dbg !441
  %8 = icmp slt i32 %7, 200, !dbg !442
  %9 = zext i1 %8 to i32, !dbg !442
  %10 = sext i32 %9 to i64, !dbg !441
  call void @klee_assume(i64 noundef %10), !dbg !443
  br label %11, !dbg !443

11:                                               ; preds = %5, %0
  %12 = load i8, i8* %1, align 1, !dbg !444
  %13 = zext i8 %12 to i32, !dbg !444
  %14 = mul nsw i32 %13, 3, !dbg !444
  %15 = icmp ne i32 %14, 603, !dbg !444
  br i1 %15, label %16, label %17, !dbg !447

16:                                               ; preds = %11
  br label %18, !dbg !447

17:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.15, i64 0, i64 0), i32 noundef 111, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @__PRETTY_FUNCTION__.symbolic_assertion, i64 0, i64 0)) #10, !dbg !444
  unreachable, !dbg !444

18:                                               ; preds = %16
  ret void, !dbg !448
}

declare void @klee_assume(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !449 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !450, metadata !DIExpression()), !dbg !451
  %4 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !452
  store i8* %4, i8** %1, align 8, !dbg !451
  call void @llvm.dbg.declare(metadata i8** %2, metadata !453, metadata !DIExpression()), !dbg !454
  %5 = load i8*, i8** %1, align 8, !dbg !455
  store i8* %5, i8** %2, align 8, !dbg !454
  call void @llvm.dbg.declare(metadata i8* %3, metadata !456, metadata !DIExpression()), !dbg !457
  %6 = call zeroext i8 @input(), !dbg !458
  store i8 %6, i8* %3, align 1, !dbg !457
  %7 = load i32, i32* @bad, align 4, !dbg !459
  %8 = icmp ne i32 %7, 0, !dbg !459
  br i1 %8, label %9, label %15, !dbg !461

9:                                                ; preds = %0
  %10 = load i8, i8* %3, align 1, !dbg !462
  %11 = zext i8 %10 to i32, !dbg !462
  %12 = icmp sgt i32 %11, 250, !dbg !463
  br i1 %12, label %13, label %15, !dbg !464

13:                                               ; preds = %9
  %14 = load i8*, i8** %1, align 8, !dbg !465
  call void @free(i8* noundef %14) #9, !dbg !466
  br label %15, !dbg !466

15:                                               ; preds = %13, %9, %0
  %16 = load i8*, i8** %2, align 8, !dbg !467
  call void @free(i8* noundef %16) #9, !dbg !468
  ret void, !dbg !469
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !470 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !471, metadata !DIExpression()), !dbg !472
  %3 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #9, !dbg !473
  store i8* %3, i8** %1, align 8, !dbg !472
  call void @llvm.dbg.declare(metadata i8* %2, metadata !474, metadata !DIExpression()), !dbg !475
  %4 = call zeroext i8 @input(), !dbg !476
  store i8 %4, i8* %2, align 1, !dbg !475
  %5 = load i8, i8* %2, align 1, !dbg !477
  %6 = zext i8 %5 to i32, !dbg !477
  %7 = icmp eq i32 %6, 42, !dbg !479
  br i1 %7, label %8, label %10, !dbg !480

8:                                                ; preds = %0
  %9 = load i8*, i8** %1, align 8, !dbg !481
  call void @free(i8* noundef %9) #9, !dbg !482
  br label %10, !dbg !482

10:                                               ; preds = %8, %0
  %11 = load i32, i32* @bad, align 4, !dbg !483
  %12 = icmp ne i32 %11, 0, !dbg !483
  br i1 %12, label %13, label %17, !dbg !485

13:                                               ; preds = %10
  %14 = load i8, i8* %2, align 1, !dbg !486
  %15 = zext i8 %14 to i32, !dbg !486
  %16 = icmp sgt i32 %15, 41, !dbg !487
  br i1 %16, label %21, label %24, !dbg !483

17:                                               ; preds = %10
  %18 = load i8, i8* %2, align 1, !dbg !488
  %19 = zext i8 %18 to i32, !dbg !488
  %20 = icmp sgt i32 %19, 42, !dbg !489
  br i1 %20, label %21, label %24, !dbg !485

21:                                               ; preds = %17, %13
  %22 = load i8*, i8** %1, align 8, !dbg !490
  %23 = getelementptr inbounds i8, i8* %22, i64 0, !dbg !490
  store i8 1, i8* %23, align 1, !dbg !491
  br label %24, !dbg !490

24:                                               ; preds = %21, %17, %13
  %25 = load i8, i8* %2, align 1, !dbg !492
  %26 = zext i8 %25 to i32, !dbg !492
  %27 = icmp ne i32 %26, 42, !dbg !494
  br i1 %27, label %28, label %30, !dbg !495

28:                                               ; preds = %24
  %29 = load i8*, i8** %1, align 8, !dbg !496
  call void @free(i8* noundef %29) #9, !dbg !497
  br label %30, !dbg !497

30:                                               ; preds = %28, %24
  ret void, !dbg !498
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !499 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !500, metadata !DIExpression()), !dbg !502
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !503, metadata !DIExpression()), !dbg !504
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !505
  call void @klee_make_symbolic(i8* noundef %3, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.19, i64 0, i64 0)), !dbg !506
  %4 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 3, !dbg !507
  store i8 0, i8* %4, align 1, !dbg !508
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !509
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !510
  %7 = call i8* @strcpy(i8* noundef %5, i8* noundef %6) #9, !dbg !511
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !512
  %9 = call i32 @strcmp(i8* noundef %8, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i64 0, i64 0)) #8, !dbg !514
  %10 = icmp eq i32 %9, 0, !dbg !515
  br i1 %10, label %11, label %19, !dbg !516

11:                                               ; preds = %0
  %12 = load i32, i32* @bad, align 4, !dbg !517
  %13 = icmp ne i32 %12, 0, !dbg !517
  br i1 %13, label %14, label %19, !dbg !518

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !519
  %16 = call i64 @strlen(i8* noundef %15) #8, !dbg !520
  %17 = add i64 %16, 1, !dbg !521
  %18 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %17, !dbg !522
  store i8 1, i8* %18, align 1, !dbg !523
  br label %19, !dbg !522

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !524
}

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !525 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !526, metadata !DIExpression()), !dbg !527
  %2 = bitcast i32* %1 to i8*, !dbg !528
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 4, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !529
  %3 = load i32, i32* @bad, align 4, !dbg !530
  %4 = icmp ne i32 %3, 0, !dbg !530
  br i1 %4, label %10, label %5, !dbg !532

5:                                                ; preds = %0
  %6 = load i32, i32* %1, align 4, !dbg !533
  %7 = icmp slt i32 %6, 2147483647, !dbg !534
  %8 = zext i1 %7 to i32, !dbg !534
  %9 = sext i32 %8 to i64, !dbg !533
  call void @klee_assume(i64 noundef %9), !dbg !535
  br label %10, !dbg !535

10:                                               ; preds = %5, %0
  %11 = load i32, i32* %1, align 4, !dbg !536
  %12 = add nsw i32 %11, 1, !dbg !537
  store volatile i32 %12, i32* @sink, align 4, !dbg !538
  ret void, !dbg !539
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !540 {
  %1 = alloca i16, align 2
  call void @llvm.dbg.declare(metadata i16* %1, metadata !541, metadata !DIExpression()), !dbg !543
  %2 = bitcast i16* %1 to i8*, !dbg !544
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !545
  %3 = load i32, i32* @bad, align 4, !dbg !546
  %4 = icmp ne i32 %3, 0, !dbg !546
  %5 = zext i1 %4 to i64, !dbg !546
  %6 = select i1 %4, i32 65537, i32 65535, !dbg !546
  %7 = load i16, i16* %1, align 2, !dbg !547
  %8 = sext i16 %7 to i32, !dbg !547
  %9 = mul nsw i32 %6, %8, !dbg !548
  store volatile i32 %9, i32* @sink, align 4, !dbg !549
  ret void, !dbg !550
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !551 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !552, metadata !DIExpression()), !dbg !553
  %2 = call zeroext i8 @input(), !dbg !554
  store i8 %2, i8* %1, align 1, !dbg !553
  %3 = load i8, i8* %1, align 1, !dbg !555
  %4 = zext i8 %3 to i32, !dbg !555
  %5 = load i32, i32* @bad, align 4, !dbg !556
  %6 = icmp ne i32 %5, 0, !dbg !556
  %7 = zext i1 %6 to i64, !dbg !556
  %8 = select i1 %6, i32 63, i32 31, !dbg !556
  %9 = and i32 %4, %8, !dbg !557
  %10 = shl i32 1, %9, !dbg !558
  store volatile i32 %10, i32* @sink, align 4, !dbg !559
  ret void, !dbg !560
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_cast() #0 !dbg !561 {
  %1 = alloca float, align 4
  call void @llvm.dbg.declare(metadata float* %1, metadata !562, metadata !DIExpression()), !dbg !563
  %2 = call zeroext i8 @input(), !dbg !564
  %3 = uitofp i8 %2 to float, !dbg !565
  %4 = load i32, i32* @bad, align 4, !dbg !566
  %5 = icmp ne i32 %4, 0, !dbg !566
  %6 = zext i1 %5 to i64, !dbg !566
  %7 = select i1 %5, float 1.250000e+00, float 1.000000e+00, !dbg !566
  %8 = fmul float %3, %7, !dbg !567
  store float %8, float* %1, align 4, !dbg !563
  %9 = load float, float* %1, align 4, !dbg !568
  %10 = fptoui float %9 to i8, !dbg !569
  %11 = zext i8 %10 to i32, !dbg !569
  store volatile i32 %11, i32* @sink, align 4, !dbg !570
  ret void, !dbg !571
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !77 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !572, metadata !DIExpression()), !dbg !573
  %2 = call zeroext i8 @input(), !dbg !574
  store i8 %2, i8* %1, align 1, !dbg !573
  %3 = load i32, i32* @bad, align 4, !dbg !575
  %4 = icmp ne i32 %3, 0, !dbg !575
  br i1 %4, label %5, label %9, !dbg !575

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !576
  %7 = zext i8 %6 to i32, !dbg !576
  %8 = and i32 %7, 6, !dbg !577
  br label %13, !dbg !575

9:                                                ; preds = %0
  %10 = load i8, i8* %1, align 1, !dbg !578
  %11 = zext i8 %10 to i32, !dbg !578
  %12 = and i32 %11, 4, !dbg !579
  br label %13, !dbg !575

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !575
  %15 = sext i32 %14 to i64, !dbg !580
  %16 = getelementptr inbounds i8, i8* bitcast ([4 x i64]* @symbolic_misaligned.words to i8*), i64 %15, !dbg !580
  %17 = bitcast i8* %16 to i32*, !dbg !581
  %18 = load i32, i32* %17, align 4, !dbg !581
  store volatile i32 %18, i32* @sink, align 4, !dbg !582
  ret void, !dbg !583
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !584 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !585, metadata !DIExpression()), !dbg !586
  call void @llvm.dbg.declare(metadata i8* %2, metadata !587, metadata !DIExpression()), !dbg !588
  %3 = call zeroext i8 @input(), !dbg !589
  store i8 %3, i8* %2, align 1, !dbg !588
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 2, !dbg !590
  store i32 1, i32* %4, align 8, !dbg !591
  %5 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 1, !dbg !592
  store i32 1, i32* %5, align 4, !dbg !593
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !594
  store i32 1, i32* %6, align 16, !dbg !595
  %7 = load i32, i32* @bad, align 4, !dbg !596
  %8 = icmp ne i32 %7, 0, !dbg !596
  br i1 %8, label %11, label %9, !dbg !598

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 3, !dbg !599
  store i32 1, i32* %10, align 4, !dbg !600
  br label %11, !dbg !599

11:                                               ; preds = %9, %0
  %12 = load i8, i8* %2, align 1, !dbg !601
  %13 = zext i8 %12 to i32, !dbg !601
  %14 = and i32 %13, 3, !dbg !603
  %15 = sext i32 %14 to i64, !dbg !604
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %15, !dbg !604
  %17 = load i32, i32* %16, align 4, !dbg !604
  %18 = icmp ne i32 %17, 0, !dbg !604
  br i1 %18, label %19, label %20, !dbg !605

19:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !606
  br label %20, !dbg !607

20:                                               ; preds = %19, %11
  ret void, !dbg !608
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !609 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !610, metadata !DIExpression()), !dbg !611
  %2 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !612
  store i8* %2, i8** %1, align 8, !dbg !611
  %3 = call zeroext i8 @input(), !dbg !613
  %4 = zext i8 %3 to i32, !dbg !613
  %5 = icmp eq i32 %4, 9, !dbg !615
  br i1 %5, label %6, label %11, !dbg !616

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !617
  %8 = icmp ne i32 %7, 0, !dbg !617
  br i1 %8, label %9, label %11, !dbg !618

9:                                                ; preds = %6
  %10 = call noalias i8* @malloc(i64 noundef 5) #9, !dbg !619
  store i8* %10, i8** %1, align 8, !dbg !620
  br label %11, !dbg !621

11:                                               ; preds = %9, %6, %0
  %12 = load i8*, i8** %1, align 8, !dbg !622
  call void @free(i8* noundef %12) #9, !dbg !623
  ret void, !dbg !624
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_name_that_is_missing() #0 !dbg !91 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !625, metadata !DIExpression()), !dbg !626
  %2 = call zeroext i8 @input(), !dbg !627
  store i8 %2, i8* %1, align 1, !dbg !626
  %3 = load i32, i32* @bad, align 4, !dbg !628
  %4 = icmp ne i32 %3, 0, !dbg !628
  br i1 %4, label %12, label %5, !dbg !630

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !631
  %7 = zext i8 %6 to i32, !dbg !631
  %8 = and i32 %7, 3, !dbg !632
  %9 = icmp ne i32 %8, 2, !dbg !633
  %10 = zext i1 %9 to i32, !dbg !633
  %11 = sext i32 %10 to i64, !dbg !634
  call void @klee_assume(i64 noundef %11), !dbg !635
  br label %12, !dbg !635

12:                                               ; preds = %5, %0
  %13 = load i8, i8* %1, align 1, !dbg !636
  %14 = zext i8 %13 to i32, !dbg !636
  %15 = and i32 %14, 3, !dbg !638
  %16 = sext i32 %15 to i64, !dbg !639
  %17 = getelementptr inbounds [4 x i8*], [4 x i8*]* @symbolic_name_that_is_missing.names, i64 0, i64 %16, !dbg !639
  %18 = load i8*, i8** %17, align 8, !dbg !639
  %19 = call i32 @strcmp(i8* noundef %18, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.30, i64 0, i64 0)) #8, !dbg !640
  %20 = icmp eq i32 %19, 0, !dbg !641
  br i1 %20, label %21, label %22, !dbg !642

21:                                               ; preds = %12
  store volatile i32 1, i32* @sink, align 4, !dbg !643
  br label %22, !dbg !644

22:                                               ; preds = %21, %12
  ret void, !dbg !645
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_freed_block_compared() #0 !dbg !646 {
  %1 = alloca [2 x i8*], align 16
  call void @llvm.dbg.declare(metadata [2 x i8*]* %1, metadata !647, metadata !DIExpression()), !dbg !651
  %2 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !652
  %3 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !653
  store i8* %3, i8** %2, align 8, !dbg !652
  %4 = getelementptr inbounds i8*, i8** %2, i64 1, !dbg !652
  %5 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !654
  store i8* %5, i8** %4, align 8, !dbg !652
  %6 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !655
  %7 = load i8*, i8** %6, align 16, !dbg !655
  %8 = icmp ne i8* %7, null, !dbg !655
  br i1 %8, label %9, label %13, !dbg !657

9:                                                ; preds = %0
  %10 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !658
  %11 = load i8*, i8** %10, align 8, !dbg !658
  %12 = icmp ne i8* %11, null, !dbg !658
  br i1 %12, label %14, label %13, !dbg !659

13:                                               ; preds = %9, %0
  br label %42, !dbg !660

14:                                               ; preds = %9
  %15 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !661
  %16 = load i8*, i8** %15, align 16, !dbg !661
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0), i64 4, i1 false), !dbg !662
  %17 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !663
  %18 = load i8*, i8** %17, align 8, !dbg !663
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %18, i8* align 1 getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0), i64 4, i1 false), !dbg !664
  %19 = load i32, i32* @bad, align 4, !dbg !665
  %20 = icmp ne i32 %19, 0, !dbg !665
  br i1 %20, label %21, label %24, !dbg !667

21:                                               ; preds = %14
  %22 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !668
  %23 = load i8*, i8** %22, align 8, !dbg !668
  call void @free(i8* noundef %23) #9, !dbg !669
  br label %24, !dbg !669

24:                                               ; preds = %21, %14
  %25 = call zeroext i8 @input(), !dbg !670
  %26 = zext i8 %25 to i32, !dbg !670
  %27 = and i32 %26, 1, !dbg !672
  %28 = sext i32 %27 to i64, !dbg !673
  %29 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 %28, !dbg !673
  %30 = load i8*, i8** %29, align 8, !dbg !673
  %31 = call i32 @memcmp(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i64 0, i64 0), i8* noundef %30, i64 noundef 4) #8, !dbg !674
  %32 = icmp ne i32 %31, 0, !dbg !675
  br i1 %32, label %33, label %34, !dbg !676

33:                                               ; preds = %24
  store volatile i32 1, i32* @sink, align 4, !dbg !677
  br label %34, !dbg !678

34:                                               ; preds = %33, %24
  %35 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !679
  %36 = load i8*, i8** %35, align 16, !dbg !679
  call void @free(i8* noundef %36) #9, !dbg !680
  %37 = load i32, i32* @bad, align 4, !dbg !681
  %38 = icmp ne i32 %37, 0, !dbg !681
  br i1 %38, label %42, label %39, !dbg !683

39:                                               ; preds = %34
  %40 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !684
  %41 = load i8*, i8** %40, align 8, !dbg !684
  call void @free(i8* noundef %41) #9, !dbg !685
  br label %42, !dbg !685

42:                                               ; preds = %13, %39, %34
  ret void, !dbg !686
}

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap() #0 !dbg !687 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !688, metadata !DIExpression()), !dbg !689
  %2 = bitcast [8 x i8]* %1 to i8*, !dbg !689
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.symbolic_overlap.text, i32 0, i32 0), i64 8, i1 false), !dbg !689
  %3 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !690
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !691
  %5 = call zeroext i8 @input(), !dbg !692
  %6 = zext i8 %5 to i32, !dbg !692
  %7 = load i32, i32* @bad, align 4, !dbg !693
  %8 = icmp ne i32 %7, 0, !dbg !693
  %9 = zext i1 %8 to i64, !dbg !693
  %10 = select i1 %8, i32 3, i32 4, !dbg !693
  %11 = and i32 %6, %10, !dbg !694
  %12 = sext i32 %11 to i64, !dbg !695
  %13 = getelementptr inbounds i8, i8* %4, i64 %12, !dbg !695
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 %13, i64 4, i1 false), !dbg !690
  ret void, !dbg !696
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_text_of_no_characters() #0 !dbg !697 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !698, metadata !DIExpression()), !dbg !699
  %2 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !700
  call void @llvm.memset.p0i8.i64(i8* align 1 %2, i8 120, i64 8, i1 false), !dbg !700
  %3 = load i32, i32* @bad, align 4, !dbg !701
  %4 = icmp ne i32 %3, 0, !dbg !701
  %5 = zext i1 %4 to i64, !dbg !701
  %6 = select i1 %4, i32 1, i32 0, !dbg !701
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !702
  %8 = call zeroext i8 @input(), !dbg !703
  %9 = zext i8 %8 to i32, !dbg !703
  %10 = and i32 %9, 8, !dbg !704
  %11 = sext i32 %10 to i64, !dbg !705
  %12 = getelementptr inbounds i8, i8* %7, i64 %11, !dbg !705
  %13 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i64 0, i64 0), i32 noundef %6, i8* noundef %12), !dbg !706
  ret void, !dbg !707
}

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_with_a_source_that_ends() #0 !dbg !708 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !709, metadata !DIExpression()), !dbg !710
  %2 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 1) #9, !dbg !711
  store i8* %2, i8** %1, align 8, !dbg !710
  %3 = load i8*, i8** %1, align 8, !dbg !712
  %4 = icmp ne i8* %3, null, !dbg !712
  br i1 %4, label %6, label %5, !dbg !714

5:                                                ; preds = %0
  br label %25, !dbg !715

6:                                                ; preds = %0
  %7 = load i8*, i8** %1, align 8, !dbg !716
  %8 = call zeroext i8 @input(), !dbg !717
  %9 = zext i8 %8 to i32, !dbg !717
  %10 = and i32 %9, 1, !dbg !718
  %11 = mul nsw i32 4, %10, !dbg !719
  %12 = sext i32 %11 to i64, !dbg !720
  %13 = getelementptr inbounds i8, i8* %7, i64 %12, !dbg !720
  %14 = load i8*, i8** %1, align 8, !dbg !721
  %15 = load i32, i32* @bad, align 4, !dbg !722
  %16 = icmp ne i32 %15, 0, !dbg !722
  %17 = zext i1 %16 to i64, !dbg !722
  %18 = select i1 %16, i32 6, i32 2, !dbg !722
  %19 = sext i32 %18 to i64, !dbg !723
  %20 = getelementptr inbounds i8, i8* %14, i64 %19, !dbg !723
  %21 = load i32, i32* @bad, align 4, !dbg !724
  %22 = add nsw i32 2, %21, !dbg !725
  %23 = sext i32 %22 to i64, !dbg !726
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %20, i64 %23, i1 false), !dbg !727
  %24 = load i8*, i8** %1, align 8, !dbg !728
  call void @free(i8* noundef %24) #9, !dbg !729
  br label %25, !dbg !730

25:                                               ; preds = %6, %5
  ret void, !dbg !730
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_with_a_target_that_ends() #0 !dbg !731 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !732, metadata !DIExpression()), !dbg !733
  %2 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 1) #9, !dbg !734
  store i8* %2, i8** %1, align 8, !dbg !733
  %3 = load i8*, i8** %1, align 8, !dbg !735
  %4 = icmp ne i8* %3, null, !dbg !735
  br i1 %4, label %6, label %5, !dbg !737

5:                                                ; preds = %0
  br label %25, !dbg !738

6:                                                ; preds = %0
  %7 = load i8*, i8** %1, align 8, !dbg !739
  %8 = load i32, i32* @bad, align 4, !dbg !740
  %9 = icmp ne i32 %8, 0, !dbg !740
  %10 = zext i1 %9 to i64, !dbg !740
  %11 = select i1 %9, i32 6, i32 2, !dbg !740
  %12 = sext i32 %11 to i64, !dbg !741
  %13 = getelementptr inbounds i8, i8* %7, i64 %12, !dbg !741
  %14 = load i8*, i8** %1, align 8, !dbg !742
  %15 = call zeroext i8 @input(), !dbg !743
  %16 = zext i8 %15 to i32, !dbg !743
  %17 = and i32 %16, 1, !dbg !744
  %18 = mul nsw i32 4, %17, !dbg !745
  %19 = sext i32 %18 to i64, !dbg !746
  %20 = getelementptr inbounds i8, i8* %14, i64 %19, !dbg !746
  %21 = load i32, i32* @bad, align 4, !dbg !747
  %22 = add nsw i32 2, %21, !dbg !748
  %23 = sext i32 %22 to i64, !dbg !749
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %20, i64 %23, i1 false), !dbg !750
  %24 = load i8*, i8** %1, align 8, !dbg !751
  call void @free(i8* noundef %24) #9, !dbg !752
  br label %25, !dbg !753

25:                                               ; preds = %6, %5
  ret void, !dbg !753
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_in_a_constant() #0 !dbg !108 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !754, metadata !DIExpression()), !dbg !755
  %2 = call zeroext i8 @input(), !dbg !756
  %3 = zext i8 %2 to i32, !dbg !756
  %4 = and i32 %3, 3, !dbg !757
  %5 = trunc i32 %4 to i8, !dbg !756
  store i8 %5, i8* %1, align 1, !dbg !755
  %6 = load i32, i32* @bad, align 4, !dbg !758
  %7 = icmp ne i32 %6, 0, !dbg !758
  br i1 %7, label %8, label %14, !dbg !758

8:                                                ; preds = %0
  %9 = load i8, i8* %1, align 1, !dbg !759
  %10 = zext i8 %9 to i32, !dbg !759
  %11 = sext i32 %10 to i64, !dbg !760
  %12 = getelementptr inbounds i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @symbolic_overlap_in_a_constant.fixed, i64 0, i64 0), i64 %11, !dbg !760
  %13 = getelementptr inbounds i8, i8* %12, i64 1, !dbg !761
  br label %15, !dbg !758

14:                                               ; preds = %0
  br label %15, !dbg !758

15:                                               ; preds = %14, %8
  %16 = phi i8* [ %13, %8 ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @symbolic_overlap_in_a_constant.own, i64 0, i64 0), %14 ], !dbg !758
  %17 = load i8, i8* %1, align 1, !dbg !762
  %18 = zext i8 %17 to i32, !dbg !762
  %19 = sext i32 %18 to i64, !dbg !763
  %20 = getelementptr inbounds i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @symbolic_overlap_in_a_constant.fixed, i64 0, i64 0), i64 %19, !dbg !763
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %20, i64 4, i1 false), !dbg !764
  ret void, !dbg !765
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_in_a_block_of_some_size() #0 !dbg !766 {
  %1 = alloca i8, align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !767, metadata !DIExpression()), !dbg !768
  %3 = call zeroext i8 @input(), !dbg !769
  store i8 %3, i8* %1, align 1, !dbg !768
  %4 = load i8, i8* %1, align 1, !dbg !770
  %5 = zext i8 %4 to i32, !dbg !770
  %6 = icmp eq i32 %5, 4, !dbg !771
  br i1 %6, label %11, label %7, !dbg !772

7:                                                ; preds = %0
  %8 = load i8, i8* %1, align 1, !dbg !773
  %9 = zext i8 %8 to i32, !dbg !773
  %10 = icmp eq i32 %9, 5, !dbg !774
  br label %11, !dbg !772

11:                                               ; preds = %7, %0
  %12 = phi i1 [ true, %0 ], [ %10, %7 ]
  %13 = zext i1 %12 to i32, !dbg !772
  %14 = sext i32 %13 to i64, !dbg !770
  call void @klee_assume(i64 noundef %14), !dbg !775
  call void @llvm.dbg.declare(metadata i8** %2, metadata !776, metadata !DIExpression()), !dbg !777
  %15 = load i8, i8* %1, align 1, !dbg !778
  %16 = zext i8 %15 to i64, !dbg !778
  %17 = call noalias i8* @calloc(i64 noundef %16, i64 noundef 1) #9, !dbg !779
  store i8* %17, i8** %2, align 8, !dbg !777
  %18 = load i8*, i8** %2, align 8, !dbg !780
  %19 = icmp ne i8* %18, null, !dbg !780
  br i1 %19, label %21, label %20, !dbg !782

20:                                               ; preds = %11
  br label %36, !dbg !783

21:                                               ; preds = %11
  %22 = load i8*, i8** %2, align 8, !dbg !784
  %23 = load i8*, i8** %2, align 8, !dbg !785
  %24 = load i32, i32* @bad, align 4, !dbg !786
  %25 = icmp ne i32 %24, 0, !dbg !786
  %26 = zext i1 %25 to i64, !dbg !786
  %27 = select i1 %25, i32 2, i32 0, !dbg !786
  %28 = sext i32 %27 to i64, !dbg !787
  %29 = getelementptr inbounds i8, i8* %23, i64 %28, !dbg !787
  %30 = load i32, i32* @bad, align 4, !dbg !788
  %31 = icmp ne i32 %30, 0, !dbg !788
  %32 = zext i1 %31 to i64, !dbg !788
  %33 = select i1 %31, i32 4, i32 0, !dbg !788
  %34 = sext i32 %33 to i64, !dbg !788
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %22, i8* align 1 %29, i64 %34, i1 false), !dbg !789
  %35 = load i8*, i8** %2, align 8, !dbg !790
  call void @free(i8* noundef %35) #9, !dbg !791
  br label %36, !dbg !792

36:                                               ; preds = %21, %20
  ret void, !dbg !792
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
!llvm.module.flags = !{!117, !118, !119, !120, !121, !122, !123}
!llvm.ident = !{!124}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !15, line: 18, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "037edb8943eb7e792733a96f38c74372")
!4 = !{!5, !6, !8, !9, !10}
!5 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13, !0, !27, !29, !34, !36, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !83, !85, !87, !89, !94, !96, !98, !100, !102, !104, !106, !112, !115}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !15, line: 17, type: !16, isLocal: true, isDefinition: true)
!15 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !15, line: 12, size: 192, elements: !18)
!18 = !{!19, !22, !26}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !17, file: !15, line: 13, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !17, file: !15, line: 14, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{null}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !15, line: 15, baseType: !16, size: 64, offset: 128)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "entry_symbolic_index_global", scope: !2, file: !3, line: 18, type: !17, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 320, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 10)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "entry_symbolic_index_stack", scope: !2, file: !3, line: 25, type: !17, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 8, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_symbolic_index_heap", scope: !2, file: !3, line: 33, type: !17, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_symbolic_index_negative", scope: !2, file: !3, line: 42, type: !17, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_symbolic_place_straddles", scope: !2, file: !3, line: 48, type: !17, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_symbolic_place_past_end", scope: !2, file: !3, line: 57, type: !17, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_symbolic_size_malloc", scope: !2, file: !3, line: 66, type: !17, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memcpy", scope: !2, file: !3, line: 76, type: !17, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memset", scope: !2, file: !3, line: 84, type: !17, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_symbolic_division", scope: !2, file: !3, line: 92, type: !17, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_symbolic_null", scope: !2, file: !3, line: 99, type: !17, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_symbolic_assertion", scope: !2, file: !3, line: 106, type: !17, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_symbolic_free", scope: !2, file: !3, line: 114, type: !17, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_symbolic_use_after_free", scope: !2, file: !3, line: 123, type: !17, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_symbolic_string", scope: !2, file: !3, line: 135, type: !17, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_symbolic_overflow", scope: !2, file: !3, line: 145, type: !17, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_symbolic_multiplication", scope: !2, file: !3, line: 154, type: !17, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_symbolic_shift", scope: !2, file: !3, line: 161, type: !17, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_symbolic_cast", scope: !2, file: !3, line: 167, type: !17, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_symbolic_misaligned", scope: !2, file: !3, line: 173, type: !17, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "words", scope: !77, file: !3, line: 175, type: !79, isLocal: true, isDefinition: true)
!77 = distinct !DISubprogram(name: "symbolic_misaligned", scope: !3, file: !3, line: 173, type: !24, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!78 = !{}
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 256, elements: !81)
!80 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!81 = !{!82}
!82 = !DISubrange(count: 4)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_symbolic_uninitialised", scope: !2, file: !3, line: 180, type: !17, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_symbolic_leak", scope: !2, file: !3, line: 191, type: !17, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "entry_symbolic_name_that_is_missing", scope: !2, file: !3, line: 199, type: !17, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "names", scope: !91, file: !3, line: 201, type: !92, isLocal: true, isDefinition: true)
!91 = distinct !DISubprogram(name: "symbolic_name_that_is_missing", scope: !3, file: !3, line: 199, type: !24, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !93, size: 256, elements: !81)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "entry_symbolic_freed_block_compared", scope: !2, file: !3, line: 209, type: !17, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap", scope: !2, file: !3, line: 225, type: !17, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "entry_symbolic_text_of_no_characters", scope: !2, file: !3, line: 231, type: !17, isLocal: true, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_with_a_source_that_ends", scope: !2, file: !3, line: 238, type: !17, isLocal: true, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_with_a_target_that_ends", scope: !2, file: !3, line: 247, type: !17, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_in_a_constant", scope: !2, file: !3, line: 256, type: !17, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "fixed", scope: !108, file: !3, line: 258, type: !109, isLocal: true, isDefinition: true)
!108 = distinct !DISubprogram(name: "symbolic_overlap_in_a_constant", scope: !3, file: !3, line: 256, type: !24, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 8)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(name: "own", scope: !108, file: !3, line: 259, type: !114, isLocal: true, isDefinition: true)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 64, elements: !110)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_in_a_block_of_some_size", scope: !2, file: !3, line: 264, type: !17, isLocal: true, isDefinition: true)
!117 = !{i32 7, !"Dwarf Version", i32 5}
!118 = !{i32 2, !"Debug Info Version", i32 3}
!119 = !{i32 1, !"wchar_size", i32 4}
!120 = !{i32 7, !"PIC Level", i32 2}
!121 = !{i32 7, !"PIE Level", i32 2}
!122 = !{i32 7, !"uwtable", i32 1}
!123 = !{i32 7, !"frame-pointer", i32 2}
!124 = !{!"Debian clang version 14.0.6"}
!125 = distinct !DISubprogram(name: "main", scope: !15, file: !15, line: 30, type: !126, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !78)
!126 = !DISubroutineType(types: !127)
!127 = !{!7, !7, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!129 = !DILocalVariable(name: "argc", arg: 1, scope: !125, file: !15, line: 30, type: !7)
!130 = !DILocation(line: 30, column: 14, scope: !125)
!131 = !DILocalVariable(name: "argv", arg: 2, scope: !125, file: !15, line: 30, type: !128)
!132 = !DILocation(line: 30, column: 27, scope: !125)
!133 = !DILocation(line: 32, column: 11, scope: !125)
!134 = !DILocation(line: 32, column: 16, scope: !125)
!135 = !DILocation(line: 32, column: 20, scope: !125)
!136 = !DILocation(line: 32, column: 30, scope: !125)
!137 = !DILocation(line: 32, column: 23, scope: !125)
!138 = !DILocation(line: 32, column: 46, scope: !125)
!139 = !DILocation(line: 0, scope: !125)
!140 = !DILocation(line: 32, column: 9, scope: !125)
!141 = !DILocalVariable(name: "c", scope: !142, file: !15, line: 33, type: !16)
!142 = distinct !DILexicalBlock(scope: !125, file: !15, line: 33, column: 5)
!143 = !DILocation(line: 33, column: 29, scope: !142)
!144 = !DILocation(line: 33, column: 33, scope: !142)
!145 = !DILocation(line: 33, column: 10, scope: !142)
!146 = !DILocation(line: 33, column: 44, scope: !147)
!147 = distinct !DILexicalBlock(scope: !142, file: !15, line: 33, column: 5)
!148 = !DILocation(line: 33, column: 5, scope: !142)
!149 = !DILocation(line: 34, column: 13, scope: !150)
!150 = distinct !DILexicalBlock(scope: !147, file: !15, line: 34, column: 13)
!151 = !DILocation(line: 34, column: 18, scope: !150)
!152 = !DILocation(line: 34, column: 22, scope: !150)
!153 = !DILocation(line: 34, column: 32, scope: !150)
!154 = !DILocation(line: 34, column: 41, scope: !150)
!155 = !DILocation(line: 34, column: 44, scope: !150)
!156 = !DILocation(line: 34, column: 25, scope: !150)
!157 = !DILocation(line: 34, column: 50, scope: !150)
!158 = !DILocation(line: 34, column: 13, scope: !147)
!159 = !DILocation(line: 35, column: 13, scope: !160)
!160 = distinct !DILexicalBlock(scope: !150, file: !15, line: 34, column: 56)
!161 = !DILocation(line: 35, column: 16, scope: !160)
!162 = !DILocation(line: 36, column: 13, scope: !160)
!163 = !DILocation(line: 34, column: 53, scope: !150)
!164 = !DILocation(line: 33, column: 51, scope: !147)
!165 = !DILocation(line: 33, column: 54, scope: !147)
!166 = !DILocation(line: 33, column: 49, scope: !147)
!167 = !DILocation(line: 33, column: 5, scope: !147)
!168 = distinct !{!168, !148, !169, !170}
!169 = !DILocation(line: 37, column: 9, scope: !142)
!170 = !{!"llvm.loop.mustprogress"}
!171 = !DILocation(line: 38, column: 5, scope: !125)
!172 = !DILocation(line: 39, column: 1, scope: !125)
!173 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !3, file: !3, line: 18, type: !24, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!174 = !DILocation(line: 18, column: 1, scope: !173)
!175 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !3, file: !3, line: 25, type: !24, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!176 = !DILocation(line: 25, column: 1, scope: !175)
!177 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !3, file: !3, line: 33, type: !24, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!178 = !DILocation(line: 33, column: 1, scope: !177)
!179 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !3, file: !3, line: 42, type: !24, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!180 = !DILocation(line: 42, column: 1, scope: !179)
!181 = distinct !DISubprogram(name: "add_symbolic_place_straddles", scope: !3, file: !3, line: 48, type: !24, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!182 = !DILocation(line: 48, column: 1, scope: !181)
!183 = distinct !DISubprogram(name: "add_symbolic_place_past_end", scope: !3, file: !3, line: 57, type: !24, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!184 = !DILocation(line: 57, column: 1, scope: !183)
!185 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !3, file: !3, line: 66, type: !24, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!186 = !DILocation(line: 66, column: 1, scope: !185)
!187 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !3, file: !3, line: 76, type: !24, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!188 = !DILocation(line: 76, column: 1, scope: !187)
!189 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !3, file: !3, line: 84, type: !24, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!190 = !DILocation(line: 84, column: 1, scope: !189)
!191 = distinct !DISubprogram(name: "add_symbolic_division", scope: !3, file: !3, line: 92, type: !24, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!192 = !DILocation(line: 92, column: 1, scope: !191)
!193 = distinct !DISubprogram(name: "add_symbolic_null", scope: !3, file: !3, line: 99, type: !24, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!194 = !DILocation(line: 99, column: 1, scope: !193)
!195 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !3, file: !3, line: 106, type: !24, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!196 = !DILocation(line: 106, column: 1, scope: !195)
!197 = distinct !DISubprogram(name: "add_symbolic_free", scope: !3, file: !3, line: 114, type: !24, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!198 = !DILocation(line: 114, column: 1, scope: !197)
!199 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !3, file: !3, line: 123, type: !24, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!200 = !DILocation(line: 123, column: 1, scope: !199)
!201 = distinct !DISubprogram(name: "add_symbolic_string", scope: !3, file: !3, line: 135, type: !24, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!202 = !DILocation(line: 135, column: 1, scope: !201)
!203 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !3, file: !3, line: 145, type: !24, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!204 = !DILocation(line: 145, column: 1, scope: !203)
!205 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !3, file: !3, line: 154, type: !24, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!206 = !DILocation(line: 154, column: 1, scope: !205)
!207 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !3, file: !3, line: 161, type: !24, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!208 = !DILocation(line: 161, column: 1, scope: !207)
!209 = distinct !DISubprogram(name: "add_symbolic_cast", scope: !3, file: !3, line: 167, type: !24, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!210 = !DILocation(line: 167, column: 1, scope: !209)
!211 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !3, file: !3, line: 173, type: !24, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!212 = !DILocation(line: 173, column: 1, scope: !211)
!213 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !3, file: !3, line: 180, type: !24, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!214 = !DILocation(line: 180, column: 1, scope: !213)
!215 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !3, file: !3, line: 191, type: !24, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!216 = !DILocation(line: 191, column: 1, scope: !215)
!217 = distinct !DISubprogram(name: "add_symbolic_name_that_is_missing", scope: !3, file: !3, line: 199, type: !24, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!218 = !DILocation(line: 199, column: 1, scope: !217)
!219 = distinct !DISubprogram(name: "add_symbolic_freed_block_compared", scope: !3, file: !3, line: 209, type: !24, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!220 = !DILocation(line: 209, column: 1, scope: !219)
!221 = distinct !DISubprogram(name: "add_symbolic_overlap", scope: !3, file: !3, line: 225, type: !24, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!222 = !DILocation(line: 225, column: 1, scope: !221)
!223 = distinct !DISubprogram(name: "add_symbolic_text_of_no_characters", scope: !3, file: !3, line: 231, type: !24, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!224 = !DILocation(line: 231, column: 1, scope: !223)
!225 = distinct !DISubprogram(name: "add_symbolic_overlap_with_a_source_that_ends", scope: !3, file: !3, line: 238, type: !24, scopeLine: 238, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!226 = !DILocation(line: 238, column: 1, scope: !225)
!227 = distinct !DISubprogram(name: "add_symbolic_overlap_with_a_target_that_ends", scope: !3, file: !3, line: 247, type: !24, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!228 = !DILocation(line: 247, column: 1, scope: !227)
!229 = distinct !DISubprogram(name: "add_symbolic_overlap_in_a_constant", scope: !3, file: !3, line: 256, type: !24, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!230 = !DILocation(line: 256, column: 1, scope: !229)
!231 = distinct !DISubprogram(name: "add_symbolic_overlap_in_a_block_of_some_size", scope: !3, file: !3, line: 264, type: !24, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!232 = !DILocation(line: 264, column: 1, scope: !231)
!233 = distinct !DISubprogram(name: "symbolic_index_global", scope: !3, file: !3, line: 18, type: !24, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!234 = !DILocalVariable(name: "i", scope: !233, file: !3, line: 20, type: !9)
!235 = !DILocation(line: 20, column: 19, scope: !233)
!236 = !DILocation(line: 20, column: 23, scope: !233)
!237 = !DILocation(line: 21, column: 9, scope: !238)
!238 = distinct !DILexicalBlock(scope: !233, file: !3, line: 21, column: 9)
!239 = !DILocation(line: 21, column: 15, scope: !238)
!240 = !DILocation(line: 21, column: 11, scope: !238)
!241 = !DILocation(line: 21, column: 9, scope: !233)
!242 = !DILocation(line: 22, column: 15, scope: !238)
!243 = !DILocation(line: 22, column: 9, scope: !238)
!244 = !DILocation(line: 22, column: 18, scope: !238)
!245 = !DILocation(line: 23, column: 1, scope: !233)
!246 = distinct !DISubprogram(name: "input", scope: !3, file: !3, line: 11, type: !247, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!247 = !DISubroutineType(types: !248)
!248 = !{!9}
!249 = !DILocalVariable(name: "x", scope: !246, file: !3, line: 13, type: !9)
!250 = !DILocation(line: 13, column: 19, scope: !246)
!251 = !DILocation(line: 14, column: 5, scope: !246)
!252 = !DILocation(line: 15, column: 12, scope: !246)
!253 = !DILocation(line: 15, column: 5, scope: !246)
!254 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !3, file: !3, line: 25, type: !24, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!255 = !DILocalVariable(name: "a", scope: !254, file: !3, line: 27, type: !256)
!256 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !81)
!257 = !DILocation(line: 27, column: 9, scope: !254)
!258 = !DILocalVariable(name: "i", scope: !254, file: !3, line: 28, type: !9)
!259 = !DILocation(line: 28, column: 19, scope: !254)
!260 = !DILocation(line: 28, column: 23, scope: !254)
!261 = !DILocation(line: 29, column: 9, scope: !262)
!262 = distinct !DILexicalBlock(scope: !254, file: !3, line: 29, column: 9)
!263 = !DILocation(line: 29, column: 14, scope: !262)
!264 = !DILocation(line: 29, column: 11, scope: !262)
!265 = !DILocation(line: 29, column: 9, scope: !254)
!266 = !DILocation(line: 30, column: 18, scope: !262)
!267 = !DILocation(line: 30, column: 16, scope: !262)
!268 = !DILocation(line: 30, column: 14, scope: !262)
!269 = !DILocation(line: 30, column: 9, scope: !262)
!270 = !DILocation(line: 31, column: 1, scope: !254)
!271 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !3, file: !3, line: 33, type: !24, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!272 = !DILocalVariable(name: "p", scope: !271, file: !3, line: 35, type: !10)
!273 = !DILocation(line: 35, column: 11, scope: !271)
!274 = !DILocation(line: 35, column: 15, scope: !271)
!275 = !DILocalVariable(name: "i", scope: !271, file: !3, line: 36, type: !5)
!276 = !DILocation(line: 36, column: 17, scope: !271)
!277 = !DILocation(line: 36, column: 34, scope: !271)
!278 = !DILocation(line: 37, column: 9, scope: !279)
!279 = distinct !DILexicalBlock(scope: !271, file: !3, line: 37, column: 9)
!280 = !DILocation(line: 37, column: 11, scope: !279)
!281 = !DILocation(line: 37, column: 15, scope: !279)
!282 = !DILocation(line: 37, column: 18, scope: !279)
!283 = !DILocation(line: 37, column: 24, scope: !279)
!284 = !DILocation(line: 37, column: 20, scope: !279)
!285 = !DILocation(line: 37, column: 9, scope: !271)
!286 = !DILocation(line: 38, column: 16, scope: !279)
!287 = !DILocation(line: 38, column: 18, scope: !279)
!288 = !DILocation(line: 38, column: 14, scope: !279)
!289 = !DILocation(line: 38, column: 9, scope: !279)
!290 = !DILocation(line: 39, column: 10, scope: !271)
!291 = !DILocation(line: 39, column: 5, scope: !271)
!292 = !DILocation(line: 40, column: 1, scope: !271)
!293 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !3, file: !3, line: 42, type: !24, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!294 = !DILocalVariable(name: "i", scope: !293, file: !3, line: 44, type: !9)
!295 = !DILocation(line: 44, column: 19, scope: !293)
!296 = !DILocation(line: 44, column: 23, scope: !293)
!297 = !DILocation(line: 45, column: 19, scope: !293)
!298 = !DILocation(line: 45, column: 21, scope: !293)
!299 = !DILocation(line: 45, column: 28, scope: !293)
!300 = !DILocation(line: 45, column: 26, scope: !293)
!301 = !DILocation(line: 45, column: 12, scope: !293)
!302 = !DILocation(line: 45, column: 10, scope: !293)
!303 = !DILocation(line: 46, column: 1, scope: !293)
!304 = distinct !DISubprogram(name: "symbolic_place_straddles", scope: !3, file: !3, line: 48, type: !24, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!305 = !DILocalVariable(name: "p", scope: !304, file: !3, line: 50, type: !10)
!306 = !DILocation(line: 50, column: 11, scope: !304)
!307 = !DILocation(line: 50, column: 15, scope: !304)
!308 = !DILocalVariable(name: "i", scope: !304, file: !3, line: 51, type: !9)
!309 = !DILocation(line: 51, column: 19, scope: !304)
!310 = !DILocation(line: 51, column: 23, scope: !304)
!311 = !DILocation(line: 52, column: 9, scope: !312)
!312 = distinct !DILexicalBlock(scope: !304, file: !3, line: 52, column: 9)
!313 = !DILocation(line: 52, column: 15, scope: !312)
!314 = !DILocation(line: 52, column: 11, scope: !312)
!315 = !DILocation(line: 52, column: 9, scope: !304)
!316 = !DILocation(line: 53, column: 18, scope: !312)
!317 = !DILocation(line: 53, column: 22, scope: !312)
!318 = !DILocation(line: 53, column: 20, scope: !312)
!319 = !DILocation(line: 53, column: 9, scope: !312)
!320 = !DILocation(line: 53, column: 25, scope: !312)
!321 = !DILocation(line: 54, column: 10, scope: !304)
!322 = !DILocation(line: 54, column: 5, scope: !304)
!323 = !DILocation(line: 55, column: 1, scope: !304)
!324 = distinct !DISubprogram(name: "symbolic_place_past_end", scope: !3, file: !3, line: 57, type: !24, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!325 = !DILocalVariable(name: "p", scope: !324, file: !3, line: 59, type: !10)
!326 = !DILocation(line: 59, column: 11, scope: !324)
!327 = !DILocation(line: 59, column: 15, scope: !324)
!328 = !DILocalVariable(name: "i", scope: !324, file: !3, line: 60, type: !9)
!329 = !DILocation(line: 60, column: 19, scope: !324)
!330 = !DILocation(line: 60, column: 23, scope: !324)
!331 = !DILocation(line: 61, column: 9, scope: !332)
!332 = distinct !DILexicalBlock(scope: !324, file: !3, line: 61, column: 9)
!333 = !DILocation(line: 61, column: 15, scope: !332)
!334 = !DILocation(line: 61, column: 11, scope: !332)
!335 = !DILocation(line: 61, column: 9, scope: !324)
!336 = !DILocation(line: 62, column: 18, scope: !332)
!337 = !DILocation(line: 62, column: 22, scope: !332)
!338 = !DILocation(line: 62, column: 20, scope: !332)
!339 = !DILocation(line: 62, column: 9, scope: !332)
!340 = !DILocation(line: 62, column: 25, scope: !332)
!341 = !DILocation(line: 63, column: 10, scope: !324)
!342 = !DILocation(line: 63, column: 5, scope: !324)
!343 = !DILocation(line: 64, column: 1, scope: !324)
!344 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !3, file: !3, line: 66, type: !24, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!345 = !DILocalVariable(name: "n", scope: !344, file: !3, line: 68, type: !9)
!346 = !DILocation(line: 68, column: 19, scope: !344)
!347 = !DILocation(line: 68, column: 23, scope: !344)
!348 = !DILocation(line: 69, column: 9, scope: !349)
!349 = distinct !DILexicalBlock(scope: !344, file: !3, line: 69, column: 9)
!350 = !DILocation(line: 69, column: 11, scope: !349)
!351 = !DILocation(line: 69, column: 9, scope: !344)
!352 = !DILocation(line: 70, column: 9, scope: !349)
!353 = !DILocalVariable(name: "p", scope: !344, file: !3, line: 71, type: !10)
!354 = !DILocation(line: 71, column: 11, scope: !344)
!355 = !DILocation(line: 71, column: 22, scope: !344)
!356 = !DILocation(line: 71, column: 15, scope: !344)
!357 = !DILocation(line: 72, column: 5, scope: !344)
!358 = !DILocation(line: 72, column: 7, scope: !344)
!359 = !DILocation(line: 72, column: 13, scope: !344)
!360 = !DILocation(line: 72, column: 15, scope: !344)
!361 = !DILocation(line: 72, column: 21, scope: !344)
!362 = !DILocation(line: 72, column: 23, scope: !344)
!363 = !DILocation(line: 72, column: 28, scope: !344)
!364 = !DILocation(line: 73, column: 10, scope: !344)
!365 = !DILocation(line: 73, column: 5, scope: !344)
!366 = !DILocation(line: 74, column: 1, scope: !344)
!367 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !3, file: !3, line: 76, type: !24, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!368 = !DILocalVariable(name: "to", scope: !367, file: !3, line: 78, type: !369)
!369 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !370)
!370 = !{!371}
!371 = !DISubrange(count: 16)
!372 = !DILocation(line: 78, column: 10, scope: !367)
!373 = !DILocalVariable(name: "from", scope: !367, file: !3, line: 78, type: !374)
!374 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !375)
!375 = !{!376}
!376 = !DISubrange(count: 32)
!377 = !DILocation(line: 78, column: 18, scope: !367)
!378 = !DILocalVariable(name: "n", scope: !367, file: !3, line: 79, type: !9)
!379 = !DILocation(line: 79, column: 19, scope: !367)
!380 = !DILocation(line: 79, column: 23, scope: !367)
!381 = !DILocation(line: 80, column: 9, scope: !382)
!382 = distinct !DILexicalBlock(scope: !367, file: !3, line: 80, column: 9)
!383 = !DILocation(line: 80, column: 15, scope: !382)
!384 = !DILocation(line: 80, column: 11, scope: !382)
!385 = !DILocation(line: 80, column: 9, scope: !367)
!386 = !DILocation(line: 81, column: 9, scope: !382)
!387 = !DILocation(line: 81, column: 26, scope: !382)
!388 = !DILocation(line: 82, column: 1, scope: !367)
!389 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !3, file: !3, line: 84, type: !24, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!390 = !DILocalVariable(name: "to", scope: !389, file: !3, line: 86, type: !114)
!391 = !DILocation(line: 86, column: 10, scope: !389)
!392 = !DILocalVariable(name: "n", scope: !389, file: !3, line: 87, type: !9)
!393 = !DILocation(line: 87, column: 19, scope: !389)
!394 = !DILocation(line: 87, column: 23, scope: !389)
!395 = !DILocation(line: 88, column: 9, scope: !396)
!396 = distinct !DILexicalBlock(scope: !389, file: !3, line: 88, column: 9)
!397 = !DILocation(line: 88, column: 21, scope: !396)
!398 = !DILocation(line: 88, column: 19, scope: !396)
!399 = !DILocation(line: 88, column: 15, scope: !396)
!400 = !DILocation(line: 88, column: 11, scope: !396)
!401 = !DILocation(line: 88, column: 9, scope: !389)
!402 = !DILocation(line: 89, column: 9, scope: !396)
!403 = !DILocation(line: 89, column: 23, scope: !396)
!404 = !DILocation(line: 90, column: 1, scope: !389)
!405 = distinct !DISubprogram(name: "symbolic_division", scope: !3, file: !3, line: 92, type: !24, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!406 = !DILocalVariable(name: "d", scope: !405, file: !3, line: 94, type: !9)
!407 = !DILocation(line: 94, column: 19, scope: !405)
!408 = !DILocation(line: 94, column: 23, scope: !405)
!409 = !DILocation(line: 95, column: 9, scope: !410)
!410 = distinct !DILexicalBlock(scope: !405, file: !3, line: 95, column: 9)
!411 = !DILocation(line: 95, column: 13, scope: !410)
!412 = !DILocation(line: 95, column: 16, scope: !410)
!413 = !DILocation(line: 95, column: 9, scope: !405)
!414 = !DILocation(line: 96, column: 22, scope: !410)
!415 = !DILocation(line: 96, column: 20, scope: !410)
!416 = !DILocation(line: 96, column: 14, scope: !410)
!417 = !DILocation(line: 96, column: 9, scope: !410)
!418 = !DILocation(line: 97, column: 1, scope: !405)
!419 = distinct !DISubprogram(name: "symbolic_null", scope: !3, file: !3, line: 99, type: !24, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!420 = !DILocalVariable(name: "x", scope: !419, file: !3, line: 101, type: !9)
!421 = !DILocation(line: 101, column: 19, scope: !419)
!422 = !DILocation(line: 101, column: 23, scope: !419)
!423 = !DILocalVariable(name: "y", scope: !419, file: !3, line: 102, type: !7)
!424 = !DILocation(line: 102, column: 9, scope: !419)
!425 = !DILocalVariable(name: "p", scope: !419, file: !3, line: 102, type: !6)
!426 = !DILocation(line: 102, column: 17, scope: !419)
!427 = !DILocation(line: 102, column: 21, scope: !419)
!428 = !DILocation(line: 102, column: 25, scope: !419)
!429 = !DILocation(line: 102, column: 28, scope: !419)
!430 = !DILocation(line: 102, column: 30, scope: !419)
!431 = !DILocation(line: 103, column: 6, scope: !419)
!432 = !DILocation(line: 103, column: 8, scope: !419)
!433 = !DILocation(line: 104, column: 1, scope: !419)
!434 = distinct !DISubprogram(name: "symbolic_assertion", scope: !3, file: !3, line: 106, type: !24, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!435 = !DILocalVariable(name: "x", scope: !434, file: !3, line: 108, type: !9)
!436 = !DILocation(line: 108, column: 19, scope: !434)
!437 = !DILocation(line: 108, column: 23, scope: !434)
!438 = !DILocation(line: 109, column: 10, scope: !439)
!439 = distinct !DILexicalBlock(scope: !434, file: !3, line: 109, column: 9)
!440 = !DILocation(line: 109, column: 9, scope: !434)
!441 = !DILocation(line: 110, column: 21, scope: !439)
!442 = !DILocation(line: 110, column: 23, scope: !439)
!443 = !DILocation(line: 110, column: 9, scope: !439)
!444 = !DILocation(line: 111, column: 5, scope: !445)
!445 = distinct !DILexicalBlock(scope: !446, file: !3, line: 111, column: 5)
!446 = distinct !DILexicalBlock(scope: !434, file: !3, line: 111, column: 5)
!447 = !DILocation(line: 111, column: 5, scope: !446)
!448 = !DILocation(line: 112, column: 1, scope: !434)
!449 = distinct !DISubprogram(name: "symbolic_free", scope: !3, file: !3, line: 114, type: !24, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!450 = !DILocalVariable(name: "p", scope: !449, file: !3, line: 116, type: !10)
!451 = !DILocation(line: 116, column: 11, scope: !449)
!452 = !DILocation(line: 116, column: 15, scope: !449)
!453 = !DILocalVariable(name: "q", scope: !449, file: !3, line: 116, type: !10)
!454 = !DILocation(line: 116, column: 27, scope: !449)
!455 = !DILocation(line: 116, column: 31, scope: !449)
!456 = !DILocalVariable(name: "x", scope: !449, file: !3, line: 117, type: !9)
!457 = !DILocation(line: 117, column: 19, scope: !449)
!458 = !DILocation(line: 117, column: 23, scope: !449)
!459 = !DILocation(line: 118, column: 9, scope: !460)
!460 = distinct !DILexicalBlock(scope: !449, file: !3, line: 118, column: 9)
!461 = !DILocation(line: 118, column: 13, scope: !460)
!462 = !DILocation(line: 118, column: 16, scope: !460)
!463 = !DILocation(line: 118, column: 18, scope: !460)
!464 = !DILocation(line: 118, column: 9, scope: !449)
!465 = !DILocation(line: 119, column: 14, scope: !460)
!466 = !DILocation(line: 119, column: 9, scope: !460)
!467 = !DILocation(line: 120, column: 10, scope: !449)
!468 = !DILocation(line: 120, column: 5, scope: !449)
!469 = !DILocation(line: 121, column: 1, scope: !449)
!470 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !3, file: !3, line: 123, type: !24, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!471 = !DILocalVariable(name: "p", scope: !470, file: !3, line: 125, type: !10)
!472 = !DILocation(line: 125, column: 11, scope: !470)
!473 = !DILocation(line: 125, column: 15, scope: !470)
!474 = !DILocalVariable(name: "x", scope: !470, file: !3, line: 126, type: !9)
!475 = !DILocation(line: 126, column: 19, scope: !470)
!476 = !DILocation(line: 126, column: 23, scope: !470)
!477 = !DILocation(line: 127, column: 9, scope: !478)
!478 = distinct !DILexicalBlock(scope: !470, file: !3, line: 127, column: 9)
!479 = !DILocation(line: 127, column: 11, scope: !478)
!480 = !DILocation(line: 127, column: 9, scope: !470)
!481 = !DILocation(line: 128, column: 14, scope: !478)
!482 = !DILocation(line: 128, column: 9, scope: !478)
!483 = !DILocation(line: 129, column: 9, scope: !484)
!484 = distinct !DILexicalBlock(scope: !470, file: !3, line: 129, column: 9)
!485 = !DILocation(line: 129, column: 9, scope: !470)
!486 = !DILocation(line: 129, column: 15, scope: !484)
!487 = !DILocation(line: 129, column: 17, scope: !484)
!488 = !DILocation(line: 129, column: 24, scope: !484)
!489 = !DILocation(line: 129, column: 26, scope: !484)
!490 = !DILocation(line: 130, column: 9, scope: !484)
!491 = !DILocation(line: 130, column: 14, scope: !484)
!492 = !DILocation(line: 131, column: 9, scope: !493)
!493 = distinct !DILexicalBlock(scope: !470, file: !3, line: 131, column: 9)
!494 = !DILocation(line: 131, column: 11, scope: !493)
!495 = !DILocation(line: 131, column: 9, scope: !470)
!496 = !DILocation(line: 132, column: 14, scope: !493)
!497 = !DILocation(line: 132, column: 9, scope: !493)
!498 = !DILocation(line: 133, column: 1, scope: !470)
!499 = distinct !DISubprogram(name: "symbolic_string", scope: !3, file: !3, line: 135, type: !24, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!500 = !DILocalVariable(name: "word", scope: !499, file: !3, line: 137, type: !501)
!501 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 32, elements: !81)
!502 = !DILocation(line: 137, column: 10, scope: !499)
!503 = !DILocalVariable(name: "copy", scope: !499, file: !3, line: 137, type: !501)
!504 = !DILocation(line: 137, column: 19, scope: !499)
!505 = !DILocation(line: 138, column: 24, scope: !499)
!506 = !DILocation(line: 138, column: 5, scope: !499)
!507 = !DILocation(line: 139, column: 5, scope: !499)
!508 = !DILocation(line: 139, column: 13, scope: !499)
!509 = !DILocation(line: 140, column: 12, scope: !499)
!510 = !DILocation(line: 140, column: 18, scope: !499)
!511 = !DILocation(line: 140, column: 5, scope: !499)
!512 = !DILocation(line: 141, column: 16, scope: !513)
!513 = distinct !DILexicalBlock(scope: !499, file: !3, line: 141, column: 9)
!514 = !DILocation(line: 141, column: 9, scope: !513)
!515 = !DILocation(line: 141, column: 29, scope: !513)
!516 = !DILocation(line: 141, column: 34, scope: !513)
!517 = !DILocation(line: 141, column: 37, scope: !513)
!518 = !DILocation(line: 141, column: 9, scope: !499)
!519 = !DILocation(line: 142, column: 21, scope: !513)
!520 = !DILocation(line: 142, column: 14, scope: !513)
!521 = !DILocation(line: 142, column: 27, scope: !513)
!522 = !DILocation(line: 142, column: 9, scope: !513)
!523 = !DILocation(line: 142, column: 32, scope: !513)
!524 = !DILocation(line: 143, column: 1, scope: !499)
!525 = distinct !DISubprogram(name: "symbolic_overflow", scope: !3, file: !3, line: 145, type: !24, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!526 = !DILocalVariable(name: "x", scope: !525, file: !3, line: 147, type: !7)
!527 = !DILocation(line: 147, column: 9, scope: !525)
!528 = !DILocation(line: 148, column: 24, scope: !525)
!529 = !DILocation(line: 148, column: 5, scope: !525)
!530 = !DILocation(line: 149, column: 10, scope: !531)
!531 = distinct !DILexicalBlock(scope: !525, file: !3, line: 149, column: 9)
!532 = !DILocation(line: 149, column: 9, scope: !525)
!533 = !DILocation(line: 150, column: 21, scope: !531)
!534 = !DILocation(line: 150, column: 23, scope: !531)
!535 = !DILocation(line: 150, column: 9, scope: !531)
!536 = !DILocation(line: 151, column: 12, scope: !525)
!537 = !DILocation(line: 151, column: 14, scope: !525)
!538 = !DILocation(line: 151, column: 10, scope: !525)
!539 = !DILocation(line: 152, column: 1, scope: !525)
!540 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !3, file: !3, line: 154, type: !24, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!541 = !DILocalVariable(name: "x", scope: !540, file: !3, line: 156, type: !542)
!542 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!543 = !DILocation(line: 156, column: 11, scope: !540)
!544 = !DILocation(line: 157, column: 24, scope: !540)
!545 = !DILocation(line: 157, column: 5, scope: !540)
!546 = !DILocation(line: 158, column: 13, scope: !540)
!547 = !DILocation(line: 158, column: 36, scope: !540)
!548 = !DILocation(line: 158, column: 34, scope: !540)
!549 = !DILocation(line: 158, column: 10, scope: !540)
!550 = !DILocation(line: 159, column: 1, scope: !540)
!551 = distinct !DISubprogram(name: "symbolic_shift", scope: !3, file: !3, line: 161, type: !24, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!552 = !DILocalVariable(name: "n", scope: !551, file: !3, line: 163, type: !9)
!553 = !DILocation(line: 163, column: 19, scope: !551)
!554 = !DILocation(line: 163, column: 23, scope: !551)
!555 = !DILocation(line: 164, column: 19, scope: !551)
!556 = !DILocation(line: 164, column: 24, scope: !551)
!557 = !DILocation(line: 164, column: 21, scope: !551)
!558 = !DILocation(line: 164, column: 15, scope: !551)
!559 = !DILocation(line: 164, column: 10, scope: !551)
!560 = !DILocation(line: 165, column: 1, scope: !551)
!561 = distinct !DISubprogram(name: "symbolic_cast", scope: !3, file: !3, line: 167, type: !24, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!562 = !DILocalVariable(name: "f", scope: !561, file: !3, line: 169, type: !8)
!563 = !DILocation(line: 169, column: 11, scope: !561)
!564 = !DILocation(line: 169, column: 22, scope: !561)
!565 = !DILocation(line: 169, column: 15, scope: !561)
!566 = !DILocation(line: 169, column: 33, scope: !561)
!567 = !DILocation(line: 169, column: 30, scope: !561)
!568 = !DILocation(line: 170, column: 27, scope: !561)
!569 = !DILocation(line: 170, column: 12, scope: !561)
!570 = !DILocation(line: 170, column: 10, scope: !561)
!571 = !DILocation(line: 171, column: 1, scope: !561)
!572 = !DILocalVariable(name: "n", scope: !77, file: !3, line: 176, type: !9)
!573 = !DILocation(line: 176, column: 19, scope: !77)
!574 = !DILocation(line: 176, column: 23, scope: !77)
!575 = !DILocation(line: 177, column: 38, scope: !77)
!576 = !DILocation(line: 177, column: 44, scope: !77)
!577 = !DILocation(line: 177, column: 46, scope: !77)
!578 = !DILocation(line: 177, column: 52, scope: !77)
!579 = !DILocation(line: 177, column: 54, scope: !77)
!580 = !DILocation(line: 177, column: 35, scope: !77)
!581 = !DILocation(line: 177, column: 12, scope: !77)
!582 = !DILocation(line: 177, column: 10, scope: !77)
!583 = !DILocation(line: 178, column: 1, scope: !77)
!584 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !3, file: !3, line: 180, type: !24, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!585 = !DILocalVariable(name: "a", scope: !584, file: !3, line: 182, type: !256)
!586 = !DILocation(line: 182, column: 9, scope: !584)
!587 = !DILocalVariable(name: "i", scope: !584, file: !3, line: 183, type: !9)
!588 = !DILocation(line: 183, column: 19, scope: !584)
!589 = !DILocation(line: 183, column: 23, scope: !584)
!590 = !DILocation(line: 184, column: 19, scope: !584)
!591 = !DILocation(line: 184, column: 24, scope: !584)
!592 = !DILocation(line: 184, column: 12, scope: !584)
!593 = !DILocation(line: 184, column: 17, scope: !584)
!594 = !DILocation(line: 184, column: 5, scope: !584)
!595 = !DILocation(line: 184, column: 10, scope: !584)
!596 = !DILocation(line: 185, column: 10, scope: !597)
!597 = distinct !DILexicalBlock(scope: !584, file: !3, line: 185, column: 9)
!598 = !DILocation(line: 185, column: 9, scope: !584)
!599 = !DILocation(line: 186, column: 9, scope: !597)
!600 = !DILocation(line: 186, column: 14, scope: !597)
!601 = !DILocation(line: 187, column: 11, scope: !602)
!602 = distinct !DILexicalBlock(scope: !584, file: !3, line: 187, column: 9)
!603 = !DILocation(line: 187, column: 13, scope: !602)
!604 = !DILocation(line: 187, column: 9, scope: !602)
!605 = !DILocation(line: 187, column: 9, scope: !584)
!606 = !DILocation(line: 188, column: 14, scope: !602)
!607 = !DILocation(line: 188, column: 9, scope: !602)
!608 = !DILocation(line: 189, column: 1, scope: !584)
!609 = distinct !DISubprogram(name: "symbolic_leak", scope: !3, file: !3, line: 191, type: !24, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!610 = !DILocalVariable(name: "p", scope: !609, file: !3, line: 193, type: !10)
!611 = !DILocation(line: 193, column: 11, scope: !609)
!612 = !DILocation(line: 193, column: 15, scope: !609)
!613 = !DILocation(line: 194, column: 9, scope: !614)
!614 = distinct !DILexicalBlock(scope: !609, file: !3, line: 194, column: 9)
!615 = !DILocation(line: 194, column: 17, scope: !614)
!616 = !DILocation(line: 194, column: 22, scope: !614)
!617 = !DILocation(line: 194, column: 25, scope: !614)
!618 = !DILocation(line: 194, column: 9, scope: !609)
!619 = !DILocation(line: 195, column: 13, scope: !614)
!620 = !DILocation(line: 195, column: 11, scope: !614)
!621 = !DILocation(line: 195, column: 9, scope: !614)
!622 = !DILocation(line: 196, column: 10, scope: !609)
!623 = !DILocation(line: 196, column: 5, scope: !609)
!624 = !DILocation(line: 197, column: 1, scope: !609)
!625 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 202, type: !9)
!626 = !DILocation(line: 202, column: 19, scope: !91)
!627 = !DILocation(line: 202, column: 23, scope: !91)
!628 = !DILocation(line: 203, column: 10, scope: !629)
!629 = distinct !DILexicalBlock(scope: !91, file: !3, line: 203, column: 9)
!630 = !DILocation(line: 203, column: 9, scope: !91)
!631 = !DILocation(line: 204, column: 22, scope: !629)
!632 = !DILocation(line: 204, column: 24, scope: !629)
!633 = !DILocation(line: 204, column: 29, scope: !629)
!634 = !DILocation(line: 204, column: 21, scope: !629)
!635 = !DILocation(line: 204, column: 9, scope: !629)
!636 = !DILocation(line: 205, column: 22, scope: !637)
!637 = distinct !DILexicalBlock(scope: !91, file: !3, line: 205, column: 9)
!638 = !DILocation(line: 205, column: 24, scope: !637)
!639 = !DILocation(line: 205, column: 16, scope: !637)
!640 = !DILocation(line: 205, column: 9, scope: !637)
!641 = !DILocation(line: 205, column: 37, scope: !637)
!642 = !DILocation(line: 205, column: 9, scope: !91)
!643 = !DILocation(line: 206, column: 14, scope: !637)
!644 = !DILocation(line: 206, column: 9, scope: !637)
!645 = !DILocation(line: 207, column: 1, scope: !91)
!646 = distinct !DISubprogram(name: "symbolic_freed_block_compared", scope: !3, file: !3, line: 209, type: !24, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!647 = !DILocalVariable(name: "blocks", scope: !646, file: !3, line: 211, type: !648)
!648 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !649)
!649 = !{!650}
!650 = !DISubrange(count: 2)
!651 = !DILocation(line: 211, column: 11, scope: !646)
!652 = !DILocation(line: 211, column: 23, scope: !646)
!653 = !DILocation(line: 211, column: 24, scope: !646)
!654 = !DILocation(line: 211, column: 35, scope: !646)
!655 = !DILocation(line: 212, column: 10, scope: !656)
!656 = distinct !DILexicalBlock(scope: !646, file: !3, line: 212, column: 9)
!657 = !DILocation(line: 212, column: 20, scope: !656)
!658 = !DILocation(line: 212, column: 24, scope: !656)
!659 = !DILocation(line: 212, column: 9, scope: !646)
!660 = !DILocation(line: 213, column: 9, scope: !656)
!661 = !DILocation(line: 214, column: 12, scope: !646)
!662 = !DILocation(line: 214, column: 5, scope: !646)
!663 = !DILocation(line: 215, column: 12, scope: !646)
!664 = !DILocation(line: 215, column: 5, scope: !646)
!665 = !DILocation(line: 216, column: 9, scope: !666)
!666 = distinct !DILexicalBlock(scope: !646, file: !3, line: 216, column: 9)
!667 = !DILocation(line: 216, column: 9, scope: !646)
!668 = !DILocation(line: 217, column: 14, scope: !666)
!669 = !DILocation(line: 217, column: 9, scope: !666)
!670 = !DILocation(line: 218, column: 31, scope: !671)
!671 = distinct !DILexicalBlock(scope: !646, file: !3, line: 218, column: 9)
!672 = !DILocation(line: 218, column: 39, scope: !671)
!673 = !DILocation(line: 218, column: 24, scope: !671)
!674 = !DILocation(line: 218, column: 9, scope: !671)
!675 = !DILocation(line: 218, column: 48, scope: !671)
!676 = !DILocation(line: 218, column: 9, scope: !646)
!677 = !DILocation(line: 219, column: 14, scope: !671)
!678 = !DILocation(line: 219, column: 9, scope: !671)
!679 = !DILocation(line: 220, column: 10, scope: !646)
!680 = !DILocation(line: 220, column: 5, scope: !646)
!681 = !DILocation(line: 221, column: 10, scope: !682)
!682 = distinct !DILexicalBlock(scope: !646, file: !3, line: 221, column: 9)
!683 = !DILocation(line: 221, column: 9, scope: !646)
!684 = !DILocation(line: 222, column: 14, scope: !682)
!685 = !DILocation(line: 222, column: 9, scope: !682)
!686 = !DILocation(line: 223, column: 1, scope: !646)
!687 = distinct !DISubprogram(name: "symbolic_overlap", scope: !3, file: !3, line: 225, type: !24, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!688 = !DILocalVariable(name: "text", scope: !687, file: !3, line: 227, type: !114)
!689 = !DILocation(line: 227, column: 10, scope: !687)
!690 = !DILocation(line: 228, column: 5, scope: !687)
!691 = !DILocation(line: 228, column: 18, scope: !687)
!692 = !DILocation(line: 228, column: 26, scope: !687)
!693 = !DILocation(line: 228, column: 37, scope: !687)
!694 = !DILocation(line: 228, column: 34, scope: !687)
!695 = !DILocation(line: 228, column: 23, scope: !687)
!696 = !DILocation(line: 229, column: 1, scope: !687)
!697 = distinct !DISubprogram(name: "symbolic_text_of_no_characters", scope: !3, file: !3, line: 231, type: !24, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!698 = !DILocalVariable(name: "text", scope: !697, file: !3, line: 233, type: !114)
!699 = !DILocation(line: 233, column: 10, scope: !697)
!700 = !DILocation(line: 234, column: 5, scope: !697)
!701 = !DILocation(line: 235, column: 20, scope: !697)
!702 = !DILocation(line: 235, column: 33, scope: !697)
!703 = !DILocation(line: 235, column: 41, scope: !697)
!704 = !DILocation(line: 235, column: 49, scope: !697)
!705 = !DILocation(line: 235, column: 38, scope: !697)
!706 = !DILocation(line: 235, column: 5, scope: !697)
!707 = !DILocation(line: 236, column: 1, scope: !697)
!708 = distinct !DISubprogram(name: "symbolic_overlap_with_a_source_that_ends", scope: !3, file: !3, line: 238, type: !24, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!709 = !DILocalVariable(name: "text", scope: !708, file: !3, line: 240, type: !10)
!710 = !DILocation(line: 240, column: 11, scope: !708)
!711 = !DILocation(line: 240, column: 18, scope: !708)
!712 = !DILocation(line: 241, column: 10, scope: !713)
!713 = distinct !DILexicalBlock(scope: !708, file: !3, line: 241, column: 9)
!714 = !DILocation(line: 241, column: 9, scope: !708)
!715 = !DILocation(line: 242, column: 9, scope: !713)
!716 = !DILocation(line: 243, column: 12, scope: !708)
!717 = !DILocation(line: 243, column: 24, scope: !708)
!718 = !DILocation(line: 243, column: 32, scope: !708)
!719 = !DILocation(line: 243, column: 21, scope: !708)
!720 = !DILocation(line: 243, column: 17, scope: !708)
!721 = !DILocation(line: 243, column: 38, scope: !708)
!722 = !DILocation(line: 243, column: 46, scope: !708)
!723 = !DILocation(line: 243, column: 43, scope: !708)
!724 = !DILocation(line: 243, column: 64, scope: !708)
!725 = !DILocation(line: 243, column: 62, scope: !708)
!726 = !DILocation(line: 243, column: 60, scope: !708)
!727 = !DILocation(line: 243, column: 5, scope: !708)
!728 = !DILocation(line: 244, column: 10, scope: !708)
!729 = !DILocation(line: 244, column: 5, scope: !708)
!730 = !DILocation(line: 245, column: 1, scope: !708)
!731 = distinct !DISubprogram(name: "symbolic_overlap_with_a_target_that_ends", scope: !3, file: !3, line: 247, type: !24, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!732 = !DILocalVariable(name: "text", scope: !731, file: !3, line: 249, type: !10)
!733 = !DILocation(line: 249, column: 11, scope: !731)
!734 = !DILocation(line: 249, column: 18, scope: !731)
!735 = !DILocation(line: 250, column: 10, scope: !736)
!736 = distinct !DILexicalBlock(scope: !731, file: !3, line: 250, column: 9)
!737 = !DILocation(line: 250, column: 9, scope: !731)
!738 = !DILocation(line: 251, column: 9, scope: !736)
!739 = !DILocation(line: 252, column: 12, scope: !731)
!740 = !DILocation(line: 252, column: 20, scope: !731)
!741 = !DILocation(line: 252, column: 17, scope: !731)
!742 = !DILocation(line: 252, column: 34, scope: !731)
!743 = !DILocation(line: 252, column: 46, scope: !731)
!744 = !DILocation(line: 252, column: 54, scope: !731)
!745 = !DILocation(line: 252, column: 43, scope: !731)
!746 = !DILocation(line: 252, column: 39, scope: !731)
!747 = !DILocation(line: 252, column: 64, scope: !731)
!748 = !DILocation(line: 252, column: 62, scope: !731)
!749 = !DILocation(line: 252, column: 60, scope: !731)
!750 = !DILocation(line: 252, column: 5, scope: !731)
!751 = !DILocation(line: 253, column: 10, scope: !731)
!752 = !DILocation(line: 253, column: 5, scope: !731)
!753 = !DILocation(line: 254, column: 1, scope: !731)
!754 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 260, type: !9)
!755 = !DILocation(line: 260, column: 19, scope: !108)
!756 = !DILocation(line: 260, column: 23, scope: !108)
!757 = !DILocation(line: 260, column: 31, scope: !108)
!758 = !DILocation(line: 261, column: 12, scope: !108)
!759 = !DILocation(line: 261, column: 34, scope: !108)
!760 = !DILocation(line: 261, column: 32, scope: !108)
!761 = !DILocation(line: 261, column: 36, scope: !108)
!762 = !DILocation(line: 261, column: 55, scope: !108)
!763 = !DILocation(line: 261, column: 53, scope: !108)
!764 = !DILocation(line: 261, column: 5, scope: !108)
!765 = !DILocation(line: 262, column: 1, scope: !108)
!766 = distinct !DISubprogram(name: "symbolic_overlap_in_a_block_of_some_size", scope: !3, file: !3, line: 264, type: !24, scopeLine: 265, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!767 = !DILocalVariable(name: "n", scope: !766, file: !3, line: 266, type: !9)
!768 = !DILocation(line: 266, column: 19, scope: !766)
!769 = !DILocation(line: 266, column: 23, scope: !766)
!770 = !DILocation(line: 267, column: 17, scope: !766)
!771 = !DILocation(line: 267, column: 19, scope: !766)
!772 = !DILocation(line: 267, column: 24, scope: !766)
!773 = !DILocation(line: 267, column: 27, scope: !766)
!774 = !DILocation(line: 267, column: 29, scope: !766)
!775 = !DILocation(line: 267, column: 5, scope: !766)
!776 = !DILocalVariable(name: "text", scope: !766, file: !3, line: 268, type: !10)
!777 = !DILocation(line: 268, column: 11, scope: !766)
!778 = !DILocation(line: 268, column: 25, scope: !766)
!779 = !DILocation(line: 268, column: 18, scope: !766)
!780 = !DILocation(line: 269, column: 10, scope: !781)
!781 = distinct !DILexicalBlock(scope: !766, file: !3, line: 269, column: 9)
!782 = !DILocation(line: 269, column: 9, scope: !766)
!783 = !DILocation(line: 270, column: 9, scope: !781)
!784 = !DILocation(line: 271, column: 12, scope: !766)
!785 = !DILocation(line: 271, column: 18, scope: !766)
!786 = !DILocation(line: 271, column: 26, scope: !766)
!787 = !DILocation(line: 271, column: 23, scope: !766)
!788 = !DILocation(line: 271, column: 40, scope: !766)
!789 = !DILocation(line: 271, column: 5, scope: !766)
!790 = !DILocation(line: 272, column: 10, scope: !766)
!791 = !DILocation(line: 272, column: 5, scope: !766)
!792 = !DILocation(line: 273, column: 1, scope: !766)
