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
@entry_symbolic_name_that_is_missing = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.27, i32 0, i32 0), void ()* @symbolic_name_that_is_missing, %struct.fault_case* null }, align 8, !dbg !83
@entry_symbolic_freed_block_compared = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.31, i32 0, i32 0), void ()* @symbolic_freed_block_compared, %struct.fault_case* null }, align 8, !dbg !90
@entry_symbolic_overlap = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.33, i32 0, i32 0), void ()* @symbolic_overlap, %struct.fault_case* null }, align 8, !dbg !92
@entry_symbolic_text_of_no_characters = internal global %struct.fault_case { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.34, i32 0, i32 0), void ()* @symbolic_text_of_no_characters, %struct.fault_case* null }, align 8, !dbg !94
@entry_symbolic_overlap_with_a_source_that_ends = internal global %struct.fault_case { i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.36, i32 0, i32 0), void ()* @symbolic_overlap_with_a_source_that_ends, %struct.fault_case* null }, align 8, !dbg !96
@entry_symbolic_overlap_with_a_target_that_ends = internal global %struct.fault_case { i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.37, i32 0, i32 0), void ()* @symbolic_overlap_with_a_target_that_ends, %struct.fault_case* null }, align 8, !dbg !98
@entry_symbolic_overlap_in_a_constant = internal global %struct.fault_case { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.38, i32 0, i32 0), void ()* @symbolic_overlap_in_a_constant, %struct.fault_case* null }, align 8, !dbg !100
@entry_symbolic_overlap_in_a_block_of_some_size = internal global %struct.fault_case { i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.39, i32 0, i32 0), void ()* @symbolic_overlap_in_a_block_of_some_size, %struct.fault_case* null }, align 8, !dbg !111
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
@.str.27 = private unnamed_addr constant [30 x i8] c"symbolic_name_that_is_missing\00", align 1
@symbolic_name_that_is_missing.names = internal constant [4 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.29, i32 0, i32 0), i8* null, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.30, i32 0, i32 0)], align 16, !dbg !85
@.str.28 = private unnamed_addr constant [4 x i8] c"get\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"put\00", align 1
@.str.30 = private unnamed_addr constant [4 x i8] c"del\00", align 1
@.str.31 = private unnamed_addr constant [30 x i8] c"symbolic_freed_block_compared\00", align 1
@.str.32 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.33 = private unnamed_addr constant [17 x i8] c"symbolic_overlap\00", align 1
@__const.symbolic_overlap.text = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1
@.str.34 = private unnamed_addr constant [31 x i8] c"symbolic_text_of_no_characters\00", align 1
@.str.35 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@.str.36 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_with_a_source_that_ends\00", align 1
@.str.37 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_with_a_target_that_ends\00", align 1
@.str.38 = private unnamed_addr constant [31 x i8] c"symbolic_overlap_in_a_constant\00", align 1
@symbolic_overlap_in_a_constant.fixed = internal constant [8 x i8] c"abcdefg\00", align 1, !dbg !102
@symbolic_overlap_in_a_constant.own = internal global [8 x i8] zeroinitializer, align 1, !dbg !108
@.str.39 = private unnamed_addr constant [41 x i8] c"symbolic_overlap_in_a_block_of_some_size\00", align 1
@llvm.global_ctors = appending global [29 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_place_straddles, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_place_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_malloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memcpy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memset, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_division, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_assertion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_use_after_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_multiplication, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_shift, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_misaligned, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_uninitialised, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_leak, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_name_that_is_missing, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_freed_block_compared, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_text_of_no_characters, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap_with_a_source_that_ends, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap_with_a_target_that_ends, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap_in_a_constant, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap_in_a_block_of_some_size, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !121 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !125, metadata !DIExpression()), !dbg !126
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !127, metadata !DIExpression()), !dbg !128
  %7 = load i32, i32* %4, align 4, !dbg !129
  %8 = icmp sgt i32 %7, 2, !dbg !130
  br i1 %8, label %9, label %15, !dbg !131

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !132
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !132
  %12 = load i8*, i8** %11, align 8, !dbg !132
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #8, !dbg !133
  %14 = icmp eq i32 %13, 0, !dbg !134
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !135
  %17 = zext i1 %16 to i32, !dbg !131
  store i32 %17, i32* @bad, align 4, !dbg !136
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !137, metadata !DIExpression()), !dbg !139
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !140
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !139
  br label %19, !dbg !141

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !142
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !144
  br i1 %21, label %22, label %43, !dbg !144

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !145
  %24 = icmp sgt i32 %23, 1, !dbg !147
  br i1 %24, label %25, label %38, !dbg !148

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !149
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !149
  %28 = load i8*, i8** %27, align 8, !dbg !149
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !150
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !151
  %31 = load i8*, i8** %30, align 8, !dbg !151
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #8, !dbg !152
  %33 = icmp eq i32 %32, 0, !dbg !153
  br i1 %33, label %34, label %38, !dbg !154

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !155
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !157
  %37 = load void ()*, void ()** %36, align 8, !dbg !157
  call void %37(), !dbg !155
  store i32 0, i32* %3, align 4, !dbg !158
  br label %44, !dbg !158

38:                                               ; preds = %25, %22
  br label %39, !dbg !159

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !160
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !161
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !161
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !162
  br label %19, !dbg !163, !llvm.loop !164

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !167
  br label %44, !dbg !167

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !168
  ret i32 %45, !dbg !168
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !169 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !170
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !170
  store %struct.fault_case* @entry_symbolic_index_global, %struct.fault_case** @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !171 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !172
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !172
  store %struct.fault_case* @entry_symbolic_index_stack, %struct.fault_case** @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !173 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !174
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !174
  store %struct.fault_case* @entry_symbolic_index_heap, %struct.fault_case** @all_cases, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !175 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !176
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !176
  store %struct.fault_case* @entry_symbolic_index_negative, %struct.fault_case** @all_cases, align 8, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_straddles() #0 !dbg !177 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !178
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_place_straddles, i32 0, i32 2), align 8, !dbg !178
  store %struct.fault_case* @entry_symbolic_place_straddles, %struct.fault_case** @all_cases, align 8, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_past_end() #0 !dbg !179 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !180
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_place_past_end, i32 0, i32 2), align 8, !dbg !180
  store %struct.fault_case* @entry_symbolic_place_past_end, %struct.fault_case** @all_cases, align 8, !dbg !180
  ret void, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !181 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !182
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !182
  store %struct.fault_case* @entry_symbolic_size_malloc, %struct.fault_case** @all_cases, align 8, !dbg !182
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !183 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !184
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !184
  store %struct.fault_case* @entry_symbolic_size_memcpy, %struct.fault_case** @all_cases, align 8, !dbg !184
  ret void, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !185 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !186
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !186
  store %struct.fault_case* @entry_symbolic_size_memset, %struct.fault_case** @all_cases, align 8, !dbg !186
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !187 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !188
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !188
  store %struct.fault_case* @entry_symbolic_division, %struct.fault_case** @all_cases, align 8, !dbg !188
  ret void, !dbg !188
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !189 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !190
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !190
  store %struct.fault_case* @entry_symbolic_null, %struct.fault_case** @all_cases, align 8, !dbg !190
  ret void, !dbg !190
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !191 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !192
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !192
  store %struct.fault_case* @entry_symbolic_assertion, %struct.fault_case** @all_cases, align 8, !dbg !192
  ret void, !dbg !192
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !193 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !194
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !194
  store %struct.fault_case* @entry_symbolic_free, %struct.fault_case** @all_cases, align 8, !dbg !194
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !195 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !196
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !196
  store %struct.fault_case* @entry_symbolic_use_after_free, %struct.fault_case** @all_cases, align 8, !dbg !196
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !197 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !198
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !198
  store %struct.fault_case* @entry_symbolic_string, %struct.fault_case** @all_cases, align 8, !dbg !198
  ret void, !dbg !198
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !199 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !200
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !200
  store %struct.fault_case* @entry_symbolic_overflow, %struct.fault_case** @all_cases, align 8, !dbg !200
  ret void, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !201 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !202
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !202
  store %struct.fault_case* @entry_symbolic_multiplication, %struct.fault_case** @all_cases, align 8, !dbg !202
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !203 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !204
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !204
  store %struct.fault_case* @entry_symbolic_shift, %struct.fault_case** @all_cases, align 8, !dbg !204
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !205 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !206
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !206
  store %struct.fault_case* @entry_symbolic_misaligned, %struct.fault_case** @all_cases, align 8, !dbg !206
  ret void, !dbg !206
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !207 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !208
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !208
  store %struct.fault_case* @entry_symbolic_uninitialised, %struct.fault_case** @all_cases, align 8, !dbg !208
  ret void, !dbg !208
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !209 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !210
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !210
  store %struct.fault_case* @entry_symbolic_leak, %struct.fault_case** @all_cases, align 8, !dbg !210
  ret void, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_name_that_is_missing() #0 !dbg !211 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !212
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_name_that_is_missing, i32 0, i32 2), align 8, !dbg !212
  store %struct.fault_case* @entry_symbolic_name_that_is_missing, %struct.fault_case** @all_cases, align 8, !dbg !212
  ret void, !dbg !212
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_freed_block_compared() #0 !dbg !213 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !214
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_freed_block_compared, i32 0, i32 2), align 8, !dbg !214
  store %struct.fault_case* @entry_symbolic_freed_block_compared, %struct.fault_case** @all_cases, align 8, !dbg !214
  ret void, !dbg !214
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap() #0 !dbg !215 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !216
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap, i32 0, i32 2), align 8, !dbg !216
  store %struct.fault_case* @entry_symbolic_overlap, %struct.fault_case** @all_cases, align 8, !dbg !216
  ret void, !dbg !216
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_text_of_no_characters() #0 !dbg !217 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !218
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_text_of_no_characters, i32 0, i32 2), align 8, !dbg !218
  store %struct.fault_case* @entry_symbolic_text_of_no_characters, %struct.fault_case** @all_cases, align 8, !dbg !218
  ret void, !dbg !218
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_with_a_source_that_ends() #0 !dbg !219 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !220
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap_with_a_source_that_ends, i32 0, i32 2), align 8, !dbg !220
  store %struct.fault_case* @entry_symbolic_overlap_with_a_source_that_ends, %struct.fault_case** @all_cases, align 8, !dbg !220
  ret void, !dbg !220
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_with_a_target_that_ends() #0 !dbg !221 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !222
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap_with_a_target_that_ends, i32 0, i32 2), align 8, !dbg !222
  store %struct.fault_case* @entry_symbolic_overlap_with_a_target_that_ends, %struct.fault_case** @all_cases, align 8, !dbg !222
  ret void, !dbg !222
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_in_a_constant() #0 !dbg !223 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !224
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap_in_a_constant, i32 0, i32 2), align 8, !dbg !224
  store %struct.fault_case* @entry_symbolic_overlap_in_a_constant, %struct.fault_case** @all_cases, align 8, !dbg !224
  ret void, !dbg !224
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap_in_a_block_of_some_size() #0 !dbg !225 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !226
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap_in_a_block_of_some_size, i32 0, i32 2), align 8, !dbg !226
  store %struct.fault_case* @entry_symbolic_overlap_in_a_block_of_some_size, %struct.fault_case** @all_cases, align 8, !dbg !226
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !227 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !228, metadata !DIExpression()), !dbg !230
  %2 = call zeroext i8 @input(), !dbg !231
  store i8 %2, i8* %1, align 1, !dbg !230
  %3 = load i8, i8* %1, align 1, !dbg !232
  %4 = zext i8 %3 to i32, !dbg !232
  %5 = load i32, i32* @bad, align 4, !dbg !234
  %6 = icmp ne i32 %5, 0, !dbg !234
  %7 = zext i1 %6 to i64, !dbg !234
  %8 = select i1 %6, i32 10, i32 9, !dbg !234
  %9 = icmp sle i32 %4, %8, !dbg !235
  br i1 %9, label %10, label %14, !dbg !236

10:                                               ; preds = %0
  %11 = load i8, i8* %1, align 1, !dbg !237
  %12 = zext i8 %11 to i64, !dbg !238
  %13 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %12, !dbg !238
  store i32 1, i32* %13, align 4, !dbg !239
  br label %14, !dbg !238

14:                                               ; preds = %10, %0
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !241 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !244, metadata !DIExpression()), !dbg !245
  call void @klee_make_symbolic(i8* noundef %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !246
  %2 = load i8, i8* %1, align 1, !dbg !247
  ret i8 %2, !dbg !248
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !249 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !250, metadata !DIExpression()), !dbg !252
  %3 = bitcast [4 x i32]* %1 to i8*, !dbg !252
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.symbolic_index_stack.a to i8*), i64 16, i1 false), !dbg !252
  call void @llvm.dbg.declare(metadata i8* %2, metadata !253, metadata !DIExpression()), !dbg !254
  %4 = call zeroext i8 @input(), !dbg !255
  store i8 %4, i8* %2, align 1, !dbg !254
  %5 = load i8, i8* %2, align 1, !dbg !256
  %6 = zext i8 %5 to i32, !dbg !256
  %7 = load i32, i32* @bad, align 4, !dbg !258
  %8 = icmp ne i32 %7, 0, !dbg !258
  %9 = zext i1 %8 to i64, !dbg !258
  %10 = select i1 %8, i32 5, i32 4, !dbg !258
  %11 = icmp slt i32 %6, %10, !dbg !259
  br i1 %11, label %12, label %17, !dbg !260

12:                                               ; preds = %0
  %13 = load i8, i8* %2, align 1, !dbg !261
  %14 = zext i8 %13 to i64, !dbg !262
  %15 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %14, !dbg !262
  %16 = load i32, i32* %15, align 4, !dbg !262
  store volatile i32 %16, i32* @sink, align 4, !dbg !263
  br label %17, !dbg !264

17:                                               ; preds = %12, %0
  ret void, !dbg !265
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !266 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !267, metadata !DIExpression()), !dbg !268
  %3 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 1) #9, !dbg !269
  store i8* %3, i8** %1, align 8, !dbg !268
  call void @llvm.dbg.declare(metadata i8* %2, metadata !270, metadata !DIExpression()), !dbg !271
  %4 = call zeroext i8 @input(), !dbg !272
  store i8 %4, i8* %2, align 1, !dbg !271
  %5 = load i8, i8* %2, align 1, !dbg !273
  %6 = sext i8 %5 to i32, !dbg !273
  %7 = icmp slt i32 %6, 8, !dbg !275
  br i1 %7, label %8, label %23, !dbg !276

8:                                                ; preds = %0
  %9 = load i8, i8* %2, align 1, !dbg !277
  %10 = sext i8 %9 to i32, !dbg !277
  %11 = load i32, i32* @bad, align 4, !dbg !278
  %12 = icmp ne i32 %11, 0, !dbg !278
  %13 = zext i1 %12 to i64, !dbg !278
  %14 = select i1 %12, i32 -4, i32 0, !dbg !278
  %15 = icmp sge i32 %10, %14, !dbg !279
  br i1 %15, label %16, label %23, !dbg !280

16:                                               ; preds = %8
  %17 = load i8*, i8** %1, align 8, !dbg !281
  %18 = load i8, i8* %2, align 1, !dbg !282
  %19 = sext i8 %18 to i64, !dbg !281
  %20 = getelementptr inbounds i8, i8* %17, i64 %19, !dbg !281
  %21 = load i8, i8* %20, align 1, !dbg !281
  %22 = sext i8 %21 to i32, !dbg !281
  store volatile i32 %22, i32* @sink, align 4, !dbg !283
  br label %23, !dbg !284

23:                                               ; preds = %16, %8, %0
  %24 = load i8*, i8** %1, align 8, !dbg !285
  call void @free(i8* noundef %24) #9, !dbg !286
  ret void, !dbg !287
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !288 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !289, metadata !DIExpression()), !dbg !290
  %2 = call zeroext i8 @input(), !dbg !291
  store i8 %2, i8* %1, align 1, !dbg !290
  %3 = load i8, i8* %1, align 1, !dbg !292
  %4 = zext i8 %3 to i32, !dbg !292
  %5 = and i32 %4, 7, !dbg !293
  %6 = load i32, i32* @bad, align 4, !dbg !294
  %7 = sub nsw i32 %5, %6, !dbg !295
  %8 = sext i32 %7 to i64, !dbg !296
  %9 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %8, !dbg !296
  %10 = load i32, i32* %9, align 4, !dbg !296
  store volatile i32 %10, i32* @sink, align 4, !dbg !297
  ret void, !dbg !298
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_straddles() #0 !dbg !299 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !300, metadata !DIExpression()), !dbg !301
  %3 = call noalias i8* @calloc(i64 noundef 10, i64 noundef 1) #9, !dbg !302
  store i8* %3, i8** %1, align 8, !dbg !301
  call void @llvm.dbg.declare(metadata i8* %2, metadata !303, metadata !DIExpression()), !dbg !304
  %4 = call zeroext i8 @input(), !dbg !305
  store i8 %4, i8* %2, align 1, !dbg !304
  %5 = load i8, i8* %2, align 1, !dbg !306
  %6 = zext i8 %5 to i32, !dbg !306
  %7 = load i32, i32* @bad, align 4, !dbg !308
  %8 = icmp ne i32 %7, 0, !dbg !308
  %9 = zext i1 %8 to i64, !dbg !308
  %10 = select i1 %8, i32 8, i32 4, !dbg !308
  %11 = icmp eq i32 %6, %10, !dbg !309
  br i1 %11, label %12, label %19, !dbg !310

12:                                               ; preds = %0
  %13 = load i8*, i8** %1, align 8, !dbg !311
  %14 = load i8, i8* %2, align 1, !dbg !312
  %15 = zext i8 %14 to i32, !dbg !312
  %16 = sext i32 %15 to i64, !dbg !313
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !313
  %18 = bitcast i8* %17 to i32*, !dbg !314
  store i32 1, i32* %18, align 4, !dbg !315
  br label %19, !dbg !314

19:                                               ; preds = %12, %0
  %20 = load i8*, i8** %1, align 8, !dbg !316
  call void @free(i8* noundef %20) #9, !dbg !317
  ret void, !dbg !318
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_past_end() #0 !dbg !319 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !320, metadata !DIExpression()), !dbg !321
  %3 = call noalias i8* @calloc(i64 noundef 10, i64 noundef 1) #9, !dbg !322
  store i8* %3, i8** %1, align 8, !dbg !321
  call void @llvm.dbg.declare(metadata i8* %2, metadata !323, metadata !DIExpression()), !dbg !324
  %4 = call zeroext i8 @input(), !dbg !325
  store i8 %4, i8* %2, align 1, !dbg !324
  %5 = load i8, i8* %2, align 1, !dbg !326
  %6 = zext i8 %5 to i32, !dbg !326
  %7 = load i32, i32* @bad, align 4, !dbg !328
  %8 = icmp ne i32 %7, 0, !dbg !328
  %9 = zext i1 %8 to i64, !dbg !328
  %10 = select i1 %8, i32 13, i32 4, !dbg !328
  %11 = icmp eq i32 %6, %10, !dbg !329
  br i1 %11, label %12, label %19, !dbg !330

12:                                               ; preds = %0
  %13 = load i8*, i8** %1, align 8, !dbg !331
  %14 = load i8, i8* %2, align 1, !dbg !332
  %15 = zext i8 %14 to i32, !dbg !332
  %16 = sext i32 %15 to i64, !dbg !333
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !333
  %18 = bitcast i8* %17 to i32*, !dbg !334
  store i32 1, i32* %18, align 4, !dbg !335
  br label %19, !dbg !334

19:                                               ; preds = %12, %0
  %20 = load i8*, i8** %1, align 8, !dbg !336
  call void @free(i8* noundef %20) #9, !dbg !337
  ret void, !dbg !338
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !339 {
  %1 = alloca i8, align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !340, metadata !DIExpression()), !dbg !341
  %3 = call zeroext i8 @input(), !dbg !342
  store i8 %3, i8* %1, align 1, !dbg !341
  %4 = load i8, i8* %1, align 1, !dbg !343
  %5 = zext i8 %4 to i32, !dbg !343
  %6 = icmp eq i32 %5, 0, !dbg !345
  br i1 %6, label %7, label %8, !dbg !346

7:                                                ; preds = %0
  br label %28, !dbg !347

8:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %2, metadata !348, metadata !DIExpression()), !dbg !349
  %9 = load i8, i8* %1, align 1, !dbg !350
  %10 = zext i8 %9 to i64, !dbg !350
  %11 = call noalias i8* @malloc(i64 noundef %10) #9, !dbg !351
  store i8* %11, i8** %2, align 8, !dbg !349
  %12 = load i8*, i8** %2, align 8, !dbg !352
  %13 = load i32, i32* @bad, align 4, !dbg !353
  %14 = icmp ne i32 %13, 0, !dbg !353
  br i1 %14, label %15, label %19, !dbg !353

15:                                               ; preds = %8
  %16 = load i8, i8* %1, align 1, !dbg !354
  %17 = zext i8 %16 to i32, !dbg !354
  %18 = and i32 %17, 3, !dbg !355
  br label %23, !dbg !353

19:                                               ; preds = %8
  %20 = load i8, i8* %1, align 1, !dbg !356
  %21 = zext i8 %20 to i32, !dbg !356
  %22 = sub nsw i32 %21, 1, !dbg !357
  br label %23, !dbg !353

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !353
  %25 = sext i32 %24 to i64, !dbg !352
  %26 = getelementptr inbounds i8, i8* %12, i64 %25, !dbg !352
  store i8 1, i8* %26, align 1, !dbg !358
  %27 = load i8*, i8** %2, align 8, !dbg !359
  call void @free(i8* noundef %27) #9, !dbg !360
  br label %28, !dbg !361

28:                                               ; preds = %23, %7
  ret void, !dbg !361
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !362 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !363, metadata !DIExpression()), !dbg !367
  call void @llvm.dbg.declare(metadata [32 x i8]* %2, metadata !368, metadata !DIExpression()), !dbg !372
  %4 = bitcast [32 x i8]* %2 to i8*, !dbg !372
  call void @llvm.memset.p0i8.i64(i8* align 16 %4, i8 0, i64 32, i1 false), !dbg !372
  call void @llvm.dbg.declare(metadata i8* %3, metadata !373, metadata !DIExpression()), !dbg !374
  %5 = call zeroext i8 @input(), !dbg !375
  store i8 %5, i8* %3, align 1, !dbg !374
  %6 = load i8, i8* %3, align 1, !dbg !376
  %7 = zext i8 %6 to i32, !dbg !376
  %8 = load i32, i32* @bad, align 4, !dbg !378
  %9 = icmp ne i32 %8, 0, !dbg !378
  %10 = zext i1 %9 to i64, !dbg !378
  %11 = select i1 %9, i32 17, i32 16, !dbg !378
  %12 = icmp sle i32 %7, %11, !dbg !379
  br i1 %12, label %13, label %18, !dbg !380

13:                                               ; preds = %0
  %14 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !381
  %15 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !381
  %16 = load i8, i8* %3, align 1, !dbg !382
  %17 = zext i8 %16 to i64, !dbg !382
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %14, i8* align 16 %15, i64 %17, i1 false), !dbg !381
  br label %18, !dbg !381

18:                                               ; preds = %13, %0
  ret void, !dbg !383
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !384 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !385, metadata !DIExpression()), !dbg !386
  call void @llvm.dbg.declare(metadata i8* %2, metadata !387, metadata !DIExpression()), !dbg !388
  %3 = call zeroext i8 @input(), !dbg !389
  store i8 %3, i8* %2, align 1, !dbg !388
  %4 = load i8, i8* %2, align 1, !dbg !390
  %5 = zext i8 %4 to i32, !dbg !390
  %6 = load i32, i32* @bad, align 4, !dbg !392
  %7 = mul nsw i32 2, %6, !dbg !393
  %8 = add nsw i32 8, %7, !dbg !394
  %9 = icmp slt i32 %5, %8, !dbg !395
  br i1 %9, label %10, label %14, !dbg !396

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !397
  %12 = load i8, i8* %2, align 1, !dbg !398
  %13 = zext i8 %12 to i64, !dbg !398
  call void @llvm.memset.p0i8.i64(i8* align 1 %11, i8 0, i64 %13, i1 false), !dbg !397
  br label %14, !dbg !397

14:                                               ; preds = %10, %0
  ret void, !dbg !399
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !400 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !401, metadata !DIExpression()), !dbg !402
  %2 = call zeroext i8 @input(), !dbg !403
  store i8 %2, i8* %1, align 1, !dbg !402
  %3 = load i32, i32* @bad, align 4, !dbg !404
  %4 = icmp ne i32 %3, 0, !dbg !404
  br i1 %4, label %9, label %5, !dbg !406

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !407
  %7 = zext i8 %6 to i32, !dbg !407
  %8 = icmp ne i32 %7, 0, !dbg !407
  br i1 %8, label %9, label %13, !dbg !408

9:                                                ; preds = %5, %0
  %10 = load i8, i8* %1, align 1, !dbg !409
  %11 = zext i8 %10 to i32, !dbg !409
  %12 = sdiv i32 100, %11, !dbg !410
  store volatile i32 %12, i32* @sink, align 4, !dbg !411
  br label %13, !dbg !412

13:                                               ; preds = %9, %5
  ret void, !dbg !413
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !414 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !415, metadata !DIExpression()), !dbg !416
  %4 = call zeroext i8 @input(), !dbg !417
  store i8 %4, i8* %1, align 1, !dbg !416
  call void @llvm.dbg.declare(metadata i32* %2, metadata !418, metadata !DIExpression()), !dbg !419
  store i32 0, i32* %2, align 4, !dbg !419
  call void @llvm.dbg.declare(metadata i32** %3, metadata !420, metadata !DIExpression()), !dbg !421
  %5 = load i32, i32* @bad, align 4, !dbg !422
  %6 = icmp ne i32 %5, 0, !dbg !422
  br i1 %6, label %7, label %12, !dbg !423

7:                                                ; preds = %0
  %8 = load i8, i8* %1, align 1, !dbg !424
  %9 = zext i8 %8 to i32, !dbg !424
  %10 = icmp eq i32 %9, 77, !dbg !425
  br i1 %10, label %11, label %12, !dbg !422

11:                                               ; preds = %7
  br label %13, !dbg !422

12:                                               ; preds = %7, %0
  br label %13, !dbg !422

13:                                               ; preds = %12, %11
  %14 = phi i32* [ null, %11 ], [ %2, %12 ], !dbg !422
  store i32* %14, i32** %3, align 8, !dbg !421
  %15 = load i32*, i32** %3, align 8, !dbg !426
  store i32 1, i32* %15, align 4, !dbg !427
  ret void, !dbg !428
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !429 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !430, metadata !DIExpression()), !dbg !431
  %2 = call zeroext i8 @input(), !dbg !432
  store i8 %2, i8* %1, align 1, !dbg !431
  %3 = load i32, i32* @bad, align 4, !dbg !433
  %4 = icmp ne i32 %3, 0, !dbg !433
  br i1 %4, label %11, label %5, !dbg !435

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !436
  %7 = zext i8 %6 to i32, !dbg !436
  %8 = icmp slt i32 %7, 200, !dbg !437
  %9 = zext i1 %8 to i32, !dbg !437
  %10 = sext i32 %9 to i64, !dbg !436
  call void @klee_assume(i64 noundef %10), !dbg !438
  br label %11, !dbg !438

11:                                               ; preds = %5, %0
  %12 = load i8, i8* %1, align 1, !dbg !439
  %13 = zext i8 %12 to i32, !dbg !439
  %14 = mul nsw i32 %13, 3, !dbg !439
  %15 = icmp ne i32 %14, 603, !dbg !439
  br i1 %15, label %16, label %17, !dbg !442

16:                                               ; preds = %11
  br label %18, !dbg !442

17:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.15, i64 0, i64 0), i32 noundef 111, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @__PRETTY_FUNCTION__.symbolic_assertion, i64 0, i64 0)) #10, !dbg !439
  unreachable, !dbg !439

18:                                               ; preds = %16
  ret void, !dbg !443
}

declare void @klee_assume(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !444 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !445, metadata !DIExpression()), !dbg !446
  %4 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !447
  store i8* %4, i8** %1, align 8, !dbg !446
  call void @llvm.dbg.declare(metadata i8** %2, metadata !448, metadata !DIExpression()), !dbg !449
  %5 = load i8*, i8** %1, align 8, !dbg !450
  store i8* %5, i8** %2, align 8, !dbg !449
  call void @llvm.dbg.declare(metadata i8* %3, metadata !451, metadata !DIExpression()), !dbg !452
  %6 = call zeroext i8 @input(), !dbg !453
  store i8 %6, i8* %3, align 1, !dbg !452
  %7 = load i32, i32* @bad, align 4, !dbg !454
  %8 = icmp ne i32 %7, 0, !dbg !454
  br i1 %8, label %9, label %15, !dbg !456

9:                                                ; preds = %0
  %10 = load i8, i8* %3, align 1, !dbg !457
  %11 = zext i8 %10 to i32, !dbg !457
  %12 = icmp sgt i32 %11, 250, !dbg !458
  br i1 %12, label %13, label %15, !dbg !459

13:                                               ; preds = %9
  %14 = load i8*, i8** %1, align 8, !dbg !460
  call void @free(i8* noundef %14) #9, !dbg !461
  br label %15, !dbg !461

15:                                               ; preds = %13, %9, %0
  %16 = load i8*, i8** %2, align 8, !dbg !462
  call void @free(i8* noundef %16) #9, !dbg !463
  ret void, !dbg !464
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !465 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !466, metadata !DIExpression()), !dbg !467
  %3 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #9, !dbg !468
  store i8* %3, i8** %1, align 8, !dbg !467
  call void @llvm.dbg.declare(metadata i8* %2, metadata !469, metadata !DIExpression()), !dbg !470
  %4 = call zeroext i8 @input(), !dbg !471
  store i8 %4, i8* %2, align 1, !dbg !470
  %5 = load i8, i8* %2, align 1, !dbg !472
  %6 = zext i8 %5 to i32, !dbg !472
  %7 = icmp eq i32 %6, 42, !dbg !474
  br i1 %7, label %8, label %10, !dbg !475

8:                                                ; preds = %0
  %9 = load i8*, i8** %1, align 8, !dbg !476
  call void @free(i8* noundef %9) #9, !dbg !477
  br label %10, !dbg !477

10:                                               ; preds = %8, %0
  %11 = load i32, i32* @bad, align 4, !dbg !478
  %12 = icmp ne i32 %11, 0, !dbg !478
  br i1 %12, label %13, label %17, !dbg !480

13:                                               ; preds = %10
  %14 = load i8, i8* %2, align 1, !dbg !481
  %15 = zext i8 %14 to i32, !dbg !481
  %16 = icmp sgt i32 %15, 41, !dbg !482
  br i1 %16, label %21, label %24, !dbg !478

17:                                               ; preds = %10
  %18 = load i8, i8* %2, align 1, !dbg !483
  %19 = zext i8 %18 to i32, !dbg !483
  %20 = icmp sgt i32 %19, 42, !dbg !484
  br i1 %20, label %21, label %24, !dbg !480

21:                                               ; preds = %17, %13
  %22 = load i8*, i8** %1, align 8, !dbg !485
  %23 = getelementptr inbounds i8, i8* %22, i64 0, !dbg !485
  store i8 1, i8* %23, align 1, !dbg !486
  br label %24, !dbg !485

24:                                               ; preds = %21, %17, %13
  %25 = load i8, i8* %2, align 1, !dbg !487
  %26 = zext i8 %25 to i32, !dbg !487
  %27 = icmp ne i32 %26, 42, !dbg !489
  br i1 %27, label %28, label %30, !dbg !490

28:                                               ; preds = %24
  %29 = load i8*, i8** %1, align 8, !dbg !491
  call void @free(i8* noundef %29) #9, !dbg !492
  br label %30, !dbg !492

30:                                               ; preds = %28, %24
  ret void, !dbg !493
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !494 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !495, metadata !DIExpression()), !dbg !497
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !498, metadata !DIExpression()), !dbg !499
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !500
  call void @klee_make_symbolic(i8* noundef %3, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.19, i64 0, i64 0)), !dbg !501
  %4 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 3, !dbg !502
  store i8 0, i8* %4, align 1, !dbg !503
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !504
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !505
  %7 = call i8* @strcpy(i8* noundef %5, i8* noundef %6) #9, !dbg !506
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !507
  %9 = call i32 @strcmp(i8* noundef %8, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i64 0, i64 0)) #8, !dbg !509
  %10 = icmp eq i32 %9, 0, !dbg !510
  br i1 %10, label %11, label %19, !dbg !511

11:                                               ; preds = %0
  %12 = load i32, i32* @bad, align 4, !dbg !512
  %13 = icmp ne i32 %12, 0, !dbg !512
  br i1 %13, label %14, label %19, !dbg !513

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !514
  %16 = call i64 @strlen(i8* noundef %15) #8, !dbg !515
  %17 = add i64 %16, 1, !dbg !516
  %18 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %17, !dbg !517
  store i8 1, i8* %18, align 1, !dbg !518
  br label %19, !dbg !517

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !519
}

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !520 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !521, metadata !DIExpression()), !dbg !522
  %2 = bitcast i32* %1 to i8*, !dbg !523
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 4, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !524
  %3 = load i32, i32* @bad, align 4, !dbg !525
  %4 = icmp ne i32 %3, 0, !dbg !525
  br i1 %4, label %10, label %5, !dbg !527

5:                                                ; preds = %0
  %6 = load i32, i32* %1, align 4, !dbg !528
  %7 = icmp slt i32 %6, 2147483647, !dbg !529
  %8 = zext i1 %7 to i32, !dbg !529
  %9 = sext i32 %8 to i64, !dbg !528
  call void @klee_assume(i64 noundef %9), !dbg !530
  br label %10, !dbg !530

10:                                               ; preds = %5, %0
  %11 = load i32, i32* %1, align 4, !dbg !531
  %12 = add nsw i32 %11, 1, !dbg !532
  store volatile i32 %12, i32* @sink, align 4, !dbg !533
  ret void, !dbg !534
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !535 {
  %1 = alloca i16, align 2
  call void @llvm.dbg.declare(metadata i16* %1, metadata !536, metadata !DIExpression()), !dbg !538
  %2 = bitcast i16* %1 to i8*, !dbg !539
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !540
  %3 = load i32, i32* @bad, align 4, !dbg !541
  %4 = icmp ne i32 %3, 0, !dbg !541
  %5 = zext i1 %4 to i64, !dbg !541
  %6 = select i1 %4, i32 65537, i32 65535, !dbg !541
  %7 = load i16, i16* %1, align 2, !dbg !542
  %8 = sext i16 %7 to i32, !dbg !542
  %9 = mul nsw i32 %6, %8, !dbg !543
  store volatile i32 %9, i32* @sink, align 4, !dbg !544
  ret void, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !546 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !547, metadata !DIExpression()), !dbg !548
  %2 = call zeroext i8 @input(), !dbg !549
  store i8 %2, i8* %1, align 1, !dbg !548
  %3 = load i8, i8* %1, align 1, !dbg !550
  %4 = zext i8 %3 to i32, !dbg !550
  %5 = load i32, i32* @bad, align 4, !dbg !551
  %6 = icmp ne i32 %5, 0, !dbg !551
  %7 = zext i1 %6 to i64, !dbg !551
  %8 = select i1 %6, i32 63, i32 31, !dbg !551
  %9 = and i32 %4, %8, !dbg !552
  %10 = shl i32 1, %9, !dbg !553
  store volatile i32 %10, i32* @sink, align 4, !dbg !554
  ret void, !dbg !555
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !73 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !556, metadata !DIExpression()), !dbg !557
  %2 = call zeroext i8 @input(), !dbg !558
  store i8 %2, i8* %1, align 1, !dbg !557
  %3 = load i32, i32* @bad, align 4, !dbg !559
  %4 = icmp ne i32 %3, 0, !dbg !559
  br i1 %4, label %5, label %9, !dbg !559

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !560
  %7 = zext i8 %6 to i32, !dbg !560
  %8 = and i32 %7, 6, !dbg !561
  br label %13, !dbg !559

9:                                                ; preds = %0
  %10 = load i8, i8* %1, align 1, !dbg !562
  %11 = zext i8 %10 to i32, !dbg !562
  %12 = and i32 %11, 4, !dbg !563
  br label %13, !dbg !559

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !559
  %15 = sext i32 %14 to i64, !dbg !564
  %16 = getelementptr inbounds i8, i8* bitcast ([4 x i64]* @symbolic_misaligned.words to i8*), i64 %15, !dbg !564
  %17 = bitcast i8* %16 to i32*, !dbg !565
  %18 = load i32, i32* %17, align 4, !dbg !565
  store volatile i32 %18, i32* @sink, align 4, !dbg !566
  ret void, !dbg !567
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !568 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !569, metadata !DIExpression()), !dbg !570
  call void @llvm.dbg.declare(metadata i8* %2, metadata !571, metadata !DIExpression()), !dbg !572
  %3 = call zeroext i8 @input(), !dbg !573
  store i8 %3, i8* %2, align 1, !dbg !572
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 2, !dbg !574
  store i32 1, i32* %4, align 8, !dbg !575
  %5 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 1, !dbg !576
  store i32 1, i32* %5, align 4, !dbg !577
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !578
  store i32 1, i32* %6, align 16, !dbg !579
  %7 = load i32, i32* @bad, align 4, !dbg !580
  %8 = icmp ne i32 %7, 0, !dbg !580
  br i1 %8, label %11, label %9, !dbg !582

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 3, !dbg !583
  store i32 1, i32* %10, align 4, !dbg !584
  br label %11, !dbg !583

11:                                               ; preds = %9, %0
  %12 = load i8, i8* %2, align 1, !dbg !585
  %13 = zext i8 %12 to i32, !dbg !585
  %14 = and i32 %13, 3, !dbg !587
  %15 = sext i32 %14 to i64, !dbg !588
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %15, !dbg !588
  %17 = load i32, i32* %16, align 4, !dbg !588
  %18 = icmp ne i32 %17, 0, !dbg !588
  br i1 %18, label %19, label %20, !dbg !589

19:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !590
  br label %20, !dbg !591

20:                                               ; preds = %19, %11
  ret void, !dbg !592
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !593 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !594, metadata !DIExpression()), !dbg !595
  %2 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !596
  store i8* %2, i8** %1, align 8, !dbg !595
  %3 = call zeroext i8 @input(), !dbg !597
  %4 = zext i8 %3 to i32, !dbg !597
  %5 = icmp eq i32 %4, 9, !dbg !599
  br i1 %5, label %6, label %11, !dbg !600

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !601
  %8 = icmp ne i32 %7, 0, !dbg !601
  br i1 %8, label %9, label %11, !dbg !602

9:                                                ; preds = %6
  %10 = call noalias i8* @malloc(i64 noundef 5) #9, !dbg !603
  store i8* %10, i8** %1, align 8, !dbg !604
  br label %11, !dbg !605

11:                                               ; preds = %9, %6, %0
  %12 = load i8*, i8** %1, align 8, !dbg !606
  call void @free(i8* noundef %12) #9, !dbg !607
  ret void, !dbg !608
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_name_that_is_missing() #0 !dbg !87 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !609, metadata !DIExpression()), !dbg !610
  %2 = call zeroext i8 @input(), !dbg !611
  store i8 %2, i8* %1, align 1, !dbg !610
  %3 = load i32, i32* @bad, align 4, !dbg !612
  %4 = icmp ne i32 %3, 0, !dbg !612
  br i1 %4, label %12, label %5, !dbg !614

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !615
  %7 = zext i8 %6 to i32, !dbg !615
  %8 = and i32 %7, 3, !dbg !616
  %9 = icmp ne i32 %8, 2, !dbg !617
  %10 = zext i1 %9 to i32, !dbg !617
  %11 = sext i32 %10 to i64, !dbg !618
  call void @klee_assume(i64 noundef %11), !dbg !619
  br label %12, !dbg !619

12:                                               ; preds = %5, %0
  %13 = load i8, i8* %1, align 1, !dbg !620
  %14 = zext i8 %13 to i32, !dbg !620
  %15 = and i32 %14, 3, !dbg !622
  %16 = sext i32 %15 to i64, !dbg !623
  %17 = getelementptr inbounds [4 x i8*], [4 x i8*]* @symbolic_name_that_is_missing.names, i64 0, i64 %16, !dbg !623
  %18 = load i8*, i8** %17, align 8, !dbg !623
  %19 = call i32 @strcmp(i8* noundef %18, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.29, i64 0, i64 0)) #8, !dbg !624
  %20 = icmp eq i32 %19, 0, !dbg !625
  br i1 %20, label %21, label %22, !dbg !626

21:                                               ; preds = %12
  store volatile i32 1, i32* @sink, align 4, !dbg !627
  br label %22, !dbg !628

22:                                               ; preds = %21, %12
  ret void, !dbg !629
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_freed_block_compared() #0 !dbg !630 {
  %1 = alloca [2 x i8*], align 16
  call void @llvm.dbg.declare(metadata [2 x i8*]* %1, metadata !631, metadata !DIExpression()), !dbg !635
  %2 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !636
  %3 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !637
  store i8* %3, i8** %2, align 8, !dbg !636
  %4 = getelementptr inbounds i8*, i8** %2, i64 1, !dbg !636
  %5 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !638
  store i8* %5, i8** %4, align 8, !dbg !636
  %6 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !639
  %7 = load i8*, i8** %6, align 16, !dbg !639
  %8 = icmp ne i8* %7, null, !dbg !639
  br i1 %8, label %9, label %13, !dbg !641

9:                                                ; preds = %0
  %10 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !642
  %11 = load i8*, i8** %10, align 8, !dbg !642
  %12 = icmp ne i8* %11, null, !dbg !642
  br i1 %12, label %14, label %13, !dbg !643

13:                                               ; preds = %9, %0
  br label %42, !dbg !644

14:                                               ; preds = %9
  %15 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !645
  %16 = load i8*, i8** %15, align 16, !dbg !645
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0), i64 4, i1 false), !dbg !646
  %17 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !647
  %18 = load i8*, i8** %17, align 8, !dbg !647
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %18, i8* align 1 getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0), i64 4, i1 false), !dbg !648
  %19 = load i32, i32* @bad, align 4, !dbg !649
  %20 = icmp ne i32 %19, 0, !dbg !649
  br i1 %20, label %21, label %24, !dbg !651

21:                                               ; preds = %14
  %22 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !652
  %23 = load i8*, i8** %22, align 8, !dbg !652
  call void @free(i8* noundef %23) #9, !dbg !653
  br label %24, !dbg !653

24:                                               ; preds = %21, %14
  %25 = call zeroext i8 @input(), !dbg !654
  %26 = zext i8 %25 to i32, !dbg !654
  %27 = and i32 %26, 1, !dbg !656
  %28 = sext i32 %27 to i64, !dbg !657
  %29 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 %28, !dbg !657
  %30 = load i8*, i8** %29, align 8, !dbg !657
  %31 = call i32 @memcmp(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0), i8* noundef %30, i64 noundef 4) #8, !dbg !658
  %32 = icmp ne i32 %31, 0, !dbg !659
  br i1 %32, label %33, label %34, !dbg !660

33:                                               ; preds = %24
  store volatile i32 1, i32* @sink, align 4, !dbg !661
  br label %34, !dbg !662

34:                                               ; preds = %33, %24
  %35 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !663
  %36 = load i8*, i8** %35, align 16, !dbg !663
  call void @free(i8* noundef %36) #9, !dbg !664
  %37 = load i32, i32* @bad, align 4, !dbg !665
  %38 = icmp ne i32 %37, 0, !dbg !665
  br i1 %38, label %42, label %39, !dbg !667

39:                                               ; preds = %34
  %40 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !668
  %41 = load i8*, i8** %40, align 8, !dbg !668
  call void @free(i8* noundef %41) #9, !dbg !669
  br label %42, !dbg !669

42:                                               ; preds = %13, %39, %34
  ret void, !dbg !670
}

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap() #0 !dbg !671 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !672, metadata !DIExpression()), !dbg !673
  %2 = bitcast [8 x i8]* %1 to i8*, !dbg !673
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.symbolic_overlap.text, i32 0, i32 0), i64 8, i1 false), !dbg !673
  %3 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !674
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !675
  %5 = call zeroext i8 @input(), !dbg !676
  %6 = zext i8 %5 to i32, !dbg !676
  %7 = load i32, i32* @bad, align 4, !dbg !677
  %8 = icmp ne i32 %7, 0, !dbg !677
  %9 = zext i1 %8 to i64, !dbg !677
  %10 = select i1 %8, i32 3, i32 4, !dbg !677
  %11 = and i32 %6, %10, !dbg !678
  %12 = sext i32 %11 to i64, !dbg !679
  %13 = getelementptr inbounds i8, i8* %4, i64 %12, !dbg !679
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 %13, i64 4, i1 false), !dbg !674
  ret void, !dbg !680
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_text_of_no_characters() #0 !dbg !681 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !682, metadata !DIExpression()), !dbg !683
  %2 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !684
  call void @llvm.memset.p0i8.i64(i8* align 1 %2, i8 120, i64 8, i1 false), !dbg !684
  %3 = load i32, i32* @bad, align 4, !dbg !685
  %4 = icmp ne i32 %3, 0, !dbg !685
  %5 = zext i1 %4 to i64, !dbg !685
  %6 = select i1 %4, i32 1, i32 0, !dbg !685
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !686
  %8 = call zeroext i8 @input(), !dbg !687
  %9 = zext i8 %8 to i32, !dbg !687
  %10 = and i32 %9, 8, !dbg !688
  %11 = sext i32 %10 to i64, !dbg !689
  %12 = getelementptr inbounds i8, i8* %7, i64 %11, !dbg !689
  %13 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.35, i64 0, i64 0), i32 noundef %6, i8* noundef %12), !dbg !690
  ret void, !dbg !691
}

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_with_a_source_that_ends() #0 !dbg !692 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !693, metadata !DIExpression()), !dbg !694
  %2 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 1) #9, !dbg !695
  store i8* %2, i8** %1, align 8, !dbg !694
  %3 = load i8*, i8** %1, align 8, !dbg !696
  %4 = icmp ne i8* %3, null, !dbg !696
  br i1 %4, label %6, label %5, !dbg !698

5:                                                ; preds = %0
  br label %25, !dbg !699

6:                                                ; preds = %0
  %7 = load i8*, i8** %1, align 8, !dbg !700
  %8 = call zeroext i8 @input(), !dbg !701
  %9 = zext i8 %8 to i32, !dbg !701
  %10 = and i32 %9, 1, !dbg !702
  %11 = mul nsw i32 4, %10, !dbg !703
  %12 = sext i32 %11 to i64, !dbg !704
  %13 = getelementptr inbounds i8, i8* %7, i64 %12, !dbg !704
  %14 = load i8*, i8** %1, align 8, !dbg !705
  %15 = load i32, i32* @bad, align 4, !dbg !706
  %16 = icmp ne i32 %15, 0, !dbg !706
  %17 = zext i1 %16 to i64, !dbg !706
  %18 = select i1 %16, i32 6, i32 2, !dbg !706
  %19 = sext i32 %18 to i64, !dbg !707
  %20 = getelementptr inbounds i8, i8* %14, i64 %19, !dbg !707
  %21 = load i32, i32* @bad, align 4, !dbg !708
  %22 = add nsw i32 2, %21, !dbg !709
  %23 = sext i32 %22 to i64, !dbg !710
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %20, i64 %23, i1 false), !dbg !711
  %24 = load i8*, i8** %1, align 8, !dbg !712
  call void @free(i8* noundef %24) #9, !dbg !713
  br label %25, !dbg !714

25:                                               ; preds = %6, %5
  ret void, !dbg !714
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_with_a_target_that_ends() #0 !dbg !715 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !716, metadata !DIExpression()), !dbg !717
  %2 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 1) #9, !dbg !718
  store i8* %2, i8** %1, align 8, !dbg !717
  %3 = load i8*, i8** %1, align 8, !dbg !719
  %4 = icmp ne i8* %3, null, !dbg !719
  br i1 %4, label %6, label %5, !dbg !721

5:                                                ; preds = %0
  br label %25, !dbg !722

6:                                                ; preds = %0
  %7 = load i8*, i8** %1, align 8, !dbg !723
  %8 = load i32, i32* @bad, align 4, !dbg !724
  %9 = icmp ne i32 %8, 0, !dbg !724
  %10 = zext i1 %9 to i64, !dbg !724
  %11 = select i1 %9, i32 6, i32 2, !dbg !724
  %12 = sext i32 %11 to i64, !dbg !725
  %13 = getelementptr inbounds i8, i8* %7, i64 %12, !dbg !725
  %14 = load i8*, i8** %1, align 8, !dbg !726
  %15 = call zeroext i8 @input(), !dbg !727
  %16 = zext i8 %15 to i32, !dbg !727
  %17 = and i32 %16, 1, !dbg !728
  %18 = mul nsw i32 4, %17, !dbg !729
  %19 = sext i32 %18 to i64, !dbg !730
  %20 = getelementptr inbounds i8, i8* %14, i64 %19, !dbg !730
  %21 = load i32, i32* @bad, align 4, !dbg !731
  %22 = add nsw i32 2, %21, !dbg !732
  %23 = sext i32 %22 to i64, !dbg !733
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %20, i64 %23, i1 false), !dbg !734
  %24 = load i8*, i8** %1, align 8, !dbg !735
  call void @free(i8* noundef %24) #9, !dbg !736
  br label %25, !dbg !737

25:                                               ; preds = %6, %5
  ret void, !dbg !737
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_in_a_constant() #0 !dbg !104 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !738, metadata !DIExpression()), !dbg !739
  %2 = call zeroext i8 @input(), !dbg !740
  %3 = zext i8 %2 to i32, !dbg !740
  %4 = and i32 %3, 3, !dbg !741
  %5 = trunc i32 %4 to i8, !dbg !740
  store i8 %5, i8* %1, align 1, !dbg !739
  %6 = load i32, i32* @bad, align 4, !dbg !742
  %7 = icmp ne i32 %6, 0, !dbg !742
  br i1 %7, label %8, label %14, !dbg !742

8:                                                ; preds = %0
  %9 = load i8, i8* %1, align 1, !dbg !743
  %10 = zext i8 %9 to i32, !dbg !743
  %11 = sext i32 %10 to i64, !dbg !744
  %12 = getelementptr inbounds i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @symbolic_overlap_in_a_constant.fixed, i64 0, i64 0), i64 %11, !dbg !744
  %13 = getelementptr inbounds i8, i8* %12, i64 1, !dbg !745
  br label %15, !dbg !742

14:                                               ; preds = %0
  br label %15, !dbg !742

15:                                               ; preds = %14, %8
  %16 = phi i8* [ %13, %8 ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @symbolic_overlap_in_a_constant.own, i64 0, i64 0), %14 ], !dbg !742
  %17 = load i8, i8* %1, align 1, !dbg !746
  %18 = zext i8 %17 to i32, !dbg !746
  %19 = sext i32 %18 to i64, !dbg !747
  %20 = getelementptr inbounds i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @symbolic_overlap_in_a_constant.fixed, i64 0, i64 0), i64 %19, !dbg !747
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %20, i64 4, i1 false), !dbg !748
  ret void, !dbg !749
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap_in_a_block_of_some_size() #0 !dbg !750 {
  %1 = alloca i8, align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !751, metadata !DIExpression()), !dbg !752
  %3 = call zeroext i8 @input(), !dbg !753
  store i8 %3, i8* %1, align 1, !dbg !752
  %4 = load i8, i8* %1, align 1, !dbg !754
  %5 = zext i8 %4 to i32, !dbg !754
  %6 = icmp eq i32 %5, 4, !dbg !755
  br i1 %6, label %11, label %7, !dbg !756

7:                                                ; preds = %0
  %8 = load i8, i8* %1, align 1, !dbg !757
  %9 = zext i8 %8 to i32, !dbg !757
  %10 = icmp eq i32 %9, 5, !dbg !758
  br label %11, !dbg !756

11:                                               ; preds = %7, %0
  %12 = phi i1 [ true, %0 ], [ %10, %7 ]
  %13 = zext i1 %12 to i32, !dbg !756
  %14 = sext i32 %13 to i64, !dbg !754
  call void @klee_assume(i64 noundef %14), !dbg !759
  call void @llvm.dbg.declare(metadata i8** %2, metadata !760, metadata !DIExpression()), !dbg !761
  %15 = load i8, i8* %1, align 1, !dbg !762
  %16 = zext i8 %15 to i64, !dbg !762
  %17 = call noalias i8* @calloc(i64 noundef %16, i64 noundef 1) #9, !dbg !763
  store i8* %17, i8** %2, align 8, !dbg !761
  %18 = load i8*, i8** %2, align 8, !dbg !764
  %19 = icmp ne i8* %18, null, !dbg !764
  br i1 %19, label %21, label %20, !dbg !766

20:                                               ; preds = %11
  br label %36, !dbg !767

21:                                               ; preds = %11
  %22 = load i8*, i8** %2, align 8, !dbg !768
  %23 = load i8*, i8** %2, align 8, !dbg !769
  %24 = load i32, i32* @bad, align 4, !dbg !770
  %25 = icmp ne i32 %24, 0, !dbg !770
  %26 = zext i1 %25 to i64, !dbg !770
  %27 = select i1 %25, i32 2, i32 0, !dbg !770
  %28 = sext i32 %27 to i64, !dbg !771
  %29 = getelementptr inbounds i8, i8* %23, i64 %28, !dbg !771
  %30 = load i32, i32* @bad, align 4, !dbg !772
  %31 = icmp ne i32 %30, 0, !dbg !772
  %32 = zext i1 %31 to i64, !dbg !772
  %33 = select i1 %31, i32 4, i32 0, !dbg !772
  %34 = sext i32 %33 to i64, !dbg !772
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %22, i8* align 1 %29, i64 %34, i1 false), !dbg !773
  %35 = load i8*, i8** %2, align 8, !dbg !774
  call void @free(i8* noundef %35) #9, !dbg !775
  br label %36, !dbg !776

36:                                               ; preds = %21, %20
  ret void, !dbg !776
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
!llvm.module.flags = !{!113, !114, !115, !116, !117, !118, !119}
!llvm.ident = !{!120}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !13, line: 18, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "6b33f029b88bb91e0c1800a0d4fbed5d")
!4 = !{!5, !6, !8}
!5 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11, !0, !25, !27, !32, !34, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !79, !81, !83, !85, !90, !92, !94, !96, !98, !100, !102, !108, !111}
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
!26 = distinct !DIGlobalVariable(name: "entry_symbolic_index_global", scope: !2, file: !3, line: 18, type: !15, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 320, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 10)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_symbolic_index_stack", scope: !2, file: !3, line: 25, type: !15, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 8, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_symbolic_index_heap", scope: !2, file: !3, line: 33, type: !15, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_symbolic_index_negative", scope: !2, file: !3, line: 42, type: !15, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_symbolic_place_straddles", scope: !2, file: !3, line: 48, type: !15, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_symbolic_place_past_end", scope: !2, file: !3, line: 57, type: !15, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_symbolic_size_malloc", scope: !2, file: !3, line: 66, type: !15, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memcpy", scope: !2, file: !3, line: 76, type: !15, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_symbolic_size_memset", scope: !2, file: !3, line: 84, type: !15, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_symbolic_division", scope: !2, file: !3, line: 92, type: !15, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_symbolic_null", scope: !2, file: !3, line: 99, type: !15, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_symbolic_assertion", scope: !2, file: !3, line: 106, type: !15, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_symbolic_free", scope: !2, file: !3, line: 114, type: !15, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_symbolic_use_after_free", scope: !2, file: !3, line: 123, type: !15, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_symbolic_string", scope: !2, file: !3, line: 135, type: !15, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_symbolic_overflow", scope: !2, file: !3, line: 145, type: !15, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_symbolic_multiplication", scope: !2, file: !3, line: 154, type: !15, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_symbolic_shift", scope: !2, file: !3, line: 161, type: !15, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_symbolic_misaligned", scope: !2, file: !3, line: 167, type: !15, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "words", scope: !73, file: !3, line: 169, type: !75, isLocal: true, isDefinition: true)
!73 = distinct !DISubprogram(name: "symbolic_misaligned", scope: !3, file: !3, line: 167, type: !22, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!74 = !{}
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 256, elements: !77)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !{!78}
!78 = !DISubrange(count: 4)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_symbolic_uninitialised", scope: !2, file: !3, line: 174, type: !15, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_symbolic_leak", scope: !2, file: !3, line: 185, type: !15, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_symbolic_name_that_is_missing", scope: !2, file: !3, line: 193, type: !15, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "names", scope: !87, file: !3, line: 195, type: !88, isLocal: true, isDefinition: true)
!87 = distinct !DISubprogram(name: "symbolic_name_that_is_missing", scope: !3, file: !3, line: 193, type: !22, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 256, elements: !77)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "entry_symbolic_freed_block_compared", scope: !2, file: !3, line: 203, type: !15, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap", scope: !2, file: !3, line: 219, type: !15, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "entry_symbolic_text_of_no_characters", scope: !2, file: !3, line: 225, type: !15, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_with_a_source_that_ends", scope: !2, file: !3, line: 232, type: !15, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_with_a_target_that_ends", scope: !2, file: !3, line: 241, type: !15, isLocal: true, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_in_a_constant", scope: !2, file: !3, line: 250, type: !15, isLocal: true, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "fixed", scope: !104, file: !3, line: 252, type: !105, isLocal: true, isDefinition: true)
!104 = distinct !DISubprogram(name: "symbolic_overlap_in_a_constant", scope: !3, file: !3, line: 250, type: !22, scopeLine: 251, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 64, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 8)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "own", scope: !104, file: !3, line: 253, type: !110, isLocal: true, isDefinition: true)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !106)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "entry_symbolic_overlap_in_a_block_of_some_size", scope: !2, file: !3, line: 258, type: !15, isLocal: true, isDefinition: true)
!113 = !{i32 7, !"Dwarf Version", i32 5}
!114 = !{i32 2, !"Debug Info Version", i32 3}
!115 = !{i32 1, !"wchar_size", i32 4}
!116 = !{i32 7, !"PIC Level", i32 2}
!117 = !{i32 7, !"PIE Level", i32 2}
!118 = !{i32 7, !"uwtable", i32 1}
!119 = !{i32 7, !"frame-pointer", i32 2}
!120 = !{!"Debian clang version 14.0.6"}
!121 = distinct !DISubprogram(name: "main", scope: !13, file: !13, line: 30, type: !122, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !74)
!122 = !DISubroutineType(types: !123)
!123 = !{!7, !7, !124}
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!125 = !DILocalVariable(name: "argc", arg: 1, scope: !121, file: !13, line: 30, type: !7)
!126 = !DILocation(line: 30, column: 14, scope: !121)
!127 = !DILocalVariable(name: "argv", arg: 2, scope: !121, file: !13, line: 30, type: !124)
!128 = !DILocation(line: 30, column: 27, scope: !121)
!129 = !DILocation(line: 32, column: 11, scope: !121)
!130 = !DILocation(line: 32, column: 16, scope: !121)
!131 = !DILocation(line: 32, column: 20, scope: !121)
!132 = !DILocation(line: 32, column: 30, scope: !121)
!133 = !DILocation(line: 32, column: 23, scope: !121)
!134 = !DILocation(line: 32, column: 46, scope: !121)
!135 = !DILocation(line: 0, scope: !121)
!136 = !DILocation(line: 32, column: 9, scope: !121)
!137 = !DILocalVariable(name: "c", scope: !138, file: !13, line: 33, type: !14)
!138 = distinct !DILexicalBlock(scope: !121, file: !13, line: 33, column: 5)
!139 = !DILocation(line: 33, column: 29, scope: !138)
!140 = !DILocation(line: 33, column: 33, scope: !138)
!141 = !DILocation(line: 33, column: 10, scope: !138)
!142 = !DILocation(line: 33, column: 44, scope: !143)
!143 = distinct !DILexicalBlock(scope: !138, file: !13, line: 33, column: 5)
!144 = !DILocation(line: 33, column: 5, scope: !138)
!145 = !DILocation(line: 34, column: 13, scope: !146)
!146 = distinct !DILexicalBlock(scope: !143, file: !13, line: 34, column: 13)
!147 = !DILocation(line: 34, column: 18, scope: !146)
!148 = !DILocation(line: 34, column: 22, scope: !146)
!149 = !DILocation(line: 34, column: 32, scope: !146)
!150 = !DILocation(line: 34, column: 41, scope: !146)
!151 = !DILocation(line: 34, column: 44, scope: !146)
!152 = !DILocation(line: 34, column: 25, scope: !146)
!153 = !DILocation(line: 34, column: 50, scope: !146)
!154 = !DILocation(line: 34, column: 13, scope: !143)
!155 = !DILocation(line: 35, column: 13, scope: !156)
!156 = distinct !DILexicalBlock(scope: !146, file: !13, line: 34, column: 56)
!157 = !DILocation(line: 35, column: 16, scope: !156)
!158 = !DILocation(line: 36, column: 13, scope: !156)
!159 = !DILocation(line: 34, column: 53, scope: !146)
!160 = !DILocation(line: 33, column: 51, scope: !143)
!161 = !DILocation(line: 33, column: 54, scope: !143)
!162 = !DILocation(line: 33, column: 49, scope: !143)
!163 = !DILocation(line: 33, column: 5, scope: !143)
!164 = distinct !{!164, !144, !165, !166}
!165 = !DILocation(line: 37, column: 9, scope: !138)
!166 = !{!"llvm.loop.mustprogress"}
!167 = !DILocation(line: 38, column: 5, scope: !121)
!168 = !DILocation(line: 39, column: 1, scope: !121)
!169 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !3, file: !3, line: 18, type: !22, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!170 = !DILocation(line: 18, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !3, file: !3, line: 25, type: !22, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!172 = !DILocation(line: 25, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !3, file: !3, line: 33, type: !22, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!174 = !DILocation(line: 33, column: 1, scope: !173)
!175 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !3, file: !3, line: 42, type: !22, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!176 = !DILocation(line: 42, column: 1, scope: !175)
!177 = distinct !DISubprogram(name: "add_symbolic_place_straddles", scope: !3, file: !3, line: 48, type: !22, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!178 = !DILocation(line: 48, column: 1, scope: !177)
!179 = distinct !DISubprogram(name: "add_symbolic_place_past_end", scope: !3, file: !3, line: 57, type: !22, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!180 = !DILocation(line: 57, column: 1, scope: !179)
!181 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !3, file: !3, line: 66, type: !22, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!182 = !DILocation(line: 66, column: 1, scope: !181)
!183 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !3, file: !3, line: 76, type: !22, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!184 = !DILocation(line: 76, column: 1, scope: !183)
!185 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !3, file: !3, line: 84, type: !22, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!186 = !DILocation(line: 84, column: 1, scope: !185)
!187 = distinct !DISubprogram(name: "add_symbolic_division", scope: !3, file: !3, line: 92, type: !22, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!188 = !DILocation(line: 92, column: 1, scope: !187)
!189 = distinct !DISubprogram(name: "add_symbolic_null", scope: !3, file: !3, line: 99, type: !22, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!190 = !DILocation(line: 99, column: 1, scope: !189)
!191 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !3, file: !3, line: 106, type: !22, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!192 = !DILocation(line: 106, column: 1, scope: !191)
!193 = distinct !DISubprogram(name: "add_symbolic_free", scope: !3, file: !3, line: 114, type: !22, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!194 = !DILocation(line: 114, column: 1, scope: !193)
!195 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !3, file: !3, line: 123, type: !22, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!196 = !DILocation(line: 123, column: 1, scope: !195)
!197 = distinct !DISubprogram(name: "add_symbolic_string", scope: !3, file: !3, line: 135, type: !22, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!198 = !DILocation(line: 135, column: 1, scope: !197)
!199 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !3, file: !3, line: 145, type: !22, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!200 = !DILocation(line: 145, column: 1, scope: !199)
!201 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !3, file: !3, line: 154, type: !22, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!202 = !DILocation(line: 154, column: 1, scope: !201)
!203 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !3, file: !3, line: 161, type: !22, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!204 = !DILocation(line: 161, column: 1, scope: !203)
!205 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !3, file: !3, line: 167, type: !22, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!206 = !DILocation(line: 167, column: 1, scope: !205)
!207 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !3, file: !3, line: 174, type: !22, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!208 = !DILocation(line: 174, column: 1, scope: !207)
!209 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !3, file: !3, line: 185, type: !22, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!210 = !DILocation(line: 185, column: 1, scope: !209)
!211 = distinct !DISubprogram(name: "add_symbolic_name_that_is_missing", scope: !3, file: !3, line: 193, type: !22, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!212 = !DILocation(line: 193, column: 1, scope: !211)
!213 = distinct !DISubprogram(name: "add_symbolic_freed_block_compared", scope: !3, file: !3, line: 203, type: !22, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!214 = !DILocation(line: 203, column: 1, scope: !213)
!215 = distinct !DISubprogram(name: "add_symbolic_overlap", scope: !3, file: !3, line: 219, type: !22, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!216 = !DILocation(line: 219, column: 1, scope: !215)
!217 = distinct !DISubprogram(name: "add_symbolic_text_of_no_characters", scope: !3, file: !3, line: 225, type: !22, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!218 = !DILocation(line: 225, column: 1, scope: !217)
!219 = distinct !DISubprogram(name: "add_symbolic_overlap_with_a_source_that_ends", scope: !3, file: !3, line: 232, type: !22, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!220 = !DILocation(line: 232, column: 1, scope: !219)
!221 = distinct !DISubprogram(name: "add_symbolic_overlap_with_a_target_that_ends", scope: !3, file: !3, line: 241, type: !22, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!222 = !DILocation(line: 241, column: 1, scope: !221)
!223 = distinct !DISubprogram(name: "add_symbolic_overlap_in_a_constant", scope: !3, file: !3, line: 250, type: !22, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!224 = !DILocation(line: 250, column: 1, scope: !223)
!225 = distinct !DISubprogram(name: "add_symbolic_overlap_in_a_block_of_some_size", scope: !3, file: !3, line: 258, type: !22, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!226 = !DILocation(line: 258, column: 1, scope: !225)
!227 = distinct !DISubprogram(name: "symbolic_index_global", scope: !3, file: !3, line: 18, type: !22, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!228 = !DILocalVariable(name: "i", scope: !227, file: !3, line: 20, type: !229)
!229 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!230 = !DILocation(line: 20, column: 19, scope: !227)
!231 = !DILocation(line: 20, column: 23, scope: !227)
!232 = !DILocation(line: 21, column: 9, scope: !233)
!233 = distinct !DILexicalBlock(scope: !227, file: !3, line: 21, column: 9)
!234 = !DILocation(line: 21, column: 15, scope: !233)
!235 = !DILocation(line: 21, column: 11, scope: !233)
!236 = !DILocation(line: 21, column: 9, scope: !227)
!237 = !DILocation(line: 22, column: 15, scope: !233)
!238 = !DILocation(line: 22, column: 9, scope: !233)
!239 = !DILocation(line: 22, column: 18, scope: !233)
!240 = !DILocation(line: 23, column: 1, scope: !227)
!241 = distinct !DISubprogram(name: "input", scope: !3, file: !3, line: 11, type: !242, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!242 = !DISubroutineType(types: !243)
!243 = !{!229}
!244 = !DILocalVariable(name: "x", scope: !241, file: !3, line: 13, type: !229)
!245 = !DILocation(line: 13, column: 19, scope: !241)
!246 = !DILocation(line: 14, column: 5, scope: !241)
!247 = !DILocation(line: 15, column: 12, scope: !241)
!248 = !DILocation(line: 15, column: 5, scope: !241)
!249 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !3, file: !3, line: 25, type: !22, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!250 = !DILocalVariable(name: "a", scope: !249, file: !3, line: 27, type: !251)
!251 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !77)
!252 = !DILocation(line: 27, column: 9, scope: !249)
!253 = !DILocalVariable(name: "i", scope: !249, file: !3, line: 28, type: !229)
!254 = !DILocation(line: 28, column: 19, scope: !249)
!255 = !DILocation(line: 28, column: 23, scope: !249)
!256 = !DILocation(line: 29, column: 9, scope: !257)
!257 = distinct !DILexicalBlock(scope: !249, file: !3, line: 29, column: 9)
!258 = !DILocation(line: 29, column: 14, scope: !257)
!259 = !DILocation(line: 29, column: 11, scope: !257)
!260 = !DILocation(line: 29, column: 9, scope: !249)
!261 = !DILocation(line: 30, column: 18, scope: !257)
!262 = !DILocation(line: 30, column: 16, scope: !257)
!263 = !DILocation(line: 30, column: 14, scope: !257)
!264 = !DILocation(line: 30, column: 9, scope: !257)
!265 = !DILocation(line: 31, column: 1, scope: !249)
!266 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !3, file: !3, line: 33, type: !22, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!267 = !DILocalVariable(name: "p", scope: !266, file: !3, line: 35, type: !8)
!268 = !DILocation(line: 35, column: 11, scope: !266)
!269 = !DILocation(line: 35, column: 15, scope: !266)
!270 = !DILocalVariable(name: "i", scope: !266, file: !3, line: 36, type: !5)
!271 = !DILocation(line: 36, column: 17, scope: !266)
!272 = !DILocation(line: 36, column: 34, scope: !266)
!273 = !DILocation(line: 37, column: 9, scope: !274)
!274 = distinct !DILexicalBlock(scope: !266, file: !3, line: 37, column: 9)
!275 = !DILocation(line: 37, column: 11, scope: !274)
!276 = !DILocation(line: 37, column: 15, scope: !274)
!277 = !DILocation(line: 37, column: 18, scope: !274)
!278 = !DILocation(line: 37, column: 24, scope: !274)
!279 = !DILocation(line: 37, column: 20, scope: !274)
!280 = !DILocation(line: 37, column: 9, scope: !266)
!281 = !DILocation(line: 38, column: 16, scope: !274)
!282 = !DILocation(line: 38, column: 18, scope: !274)
!283 = !DILocation(line: 38, column: 14, scope: !274)
!284 = !DILocation(line: 38, column: 9, scope: !274)
!285 = !DILocation(line: 39, column: 10, scope: !266)
!286 = !DILocation(line: 39, column: 5, scope: !266)
!287 = !DILocation(line: 40, column: 1, scope: !266)
!288 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !3, file: !3, line: 42, type: !22, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!289 = !DILocalVariable(name: "i", scope: !288, file: !3, line: 44, type: !229)
!290 = !DILocation(line: 44, column: 19, scope: !288)
!291 = !DILocation(line: 44, column: 23, scope: !288)
!292 = !DILocation(line: 45, column: 19, scope: !288)
!293 = !DILocation(line: 45, column: 21, scope: !288)
!294 = !DILocation(line: 45, column: 28, scope: !288)
!295 = !DILocation(line: 45, column: 26, scope: !288)
!296 = !DILocation(line: 45, column: 12, scope: !288)
!297 = !DILocation(line: 45, column: 10, scope: !288)
!298 = !DILocation(line: 46, column: 1, scope: !288)
!299 = distinct !DISubprogram(name: "symbolic_place_straddles", scope: !3, file: !3, line: 48, type: !22, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!300 = !DILocalVariable(name: "p", scope: !299, file: !3, line: 50, type: !8)
!301 = !DILocation(line: 50, column: 11, scope: !299)
!302 = !DILocation(line: 50, column: 15, scope: !299)
!303 = !DILocalVariable(name: "i", scope: !299, file: !3, line: 51, type: !229)
!304 = !DILocation(line: 51, column: 19, scope: !299)
!305 = !DILocation(line: 51, column: 23, scope: !299)
!306 = !DILocation(line: 52, column: 9, scope: !307)
!307 = distinct !DILexicalBlock(scope: !299, file: !3, line: 52, column: 9)
!308 = !DILocation(line: 52, column: 15, scope: !307)
!309 = !DILocation(line: 52, column: 11, scope: !307)
!310 = !DILocation(line: 52, column: 9, scope: !299)
!311 = !DILocation(line: 53, column: 18, scope: !307)
!312 = !DILocation(line: 53, column: 22, scope: !307)
!313 = !DILocation(line: 53, column: 20, scope: !307)
!314 = !DILocation(line: 53, column: 9, scope: !307)
!315 = !DILocation(line: 53, column: 25, scope: !307)
!316 = !DILocation(line: 54, column: 10, scope: !299)
!317 = !DILocation(line: 54, column: 5, scope: !299)
!318 = !DILocation(line: 55, column: 1, scope: !299)
!319 = distinct !DISubprogram(name: "symbolic_place_past_end", scope: !3, file: !3, line: 57, type: !22, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!320 = !DILocalVariable(name: "p", scope: !319, file: !3, line: 59, type: !8)
!321 = !DILocation(line: 59, column: 11, scope: !319)
!322 = !DILocation(line: 59, column: 15, scope: !319)
!323 = !DILocalVariable(name: "i", scope: !319, file: !3, line: 60, type: !229)
!324 = !DILocation(line: 60, column: 19, scope: !319)
!325 = !DILocation(line: 60, column: 23, scope: !319)
!326 = !DILocation(line: 61, column: 9, scope: !327)
!327 = distinct !DILexicalBlock(scope: !319, file: !3, line: 61, column: 9)
!328 = !DILocation(line: 61, column: 15, scope: !327)
!329 = !DILocation(line: 61, column: 11, scope: !327)
!330 = !DILocation(line: 61, column: 9, scope: !319)
!331 = !DILocation(line: 62, column: 18, scope: !327)
!332 = !DILocation(line: 62, column: 22, scope: !327)
!333 = !DILocation(line: 62, column: 20, scope: !327)
!334 = !DILocation(line: 62, column: 9, scope: !327)
!335 = !DILocation(line: 62, column: 25, scope: !327)
!336 = !DILocation(line: 63, column: 10, scope: !319)
!337 = !DILocation(line: 63, column: 5, scope: !319)
!338 = !DILocation(line: 64, column: 1, scope: !319)
!339 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !3, file: !3, line: 66, type: !22, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!340 = !DILocalVariable(name: "n", scope: !339, file: !3, line: 68, type: !229)
!341 = !DILocation(line: 68, column: 19, scope: !339)
!342 = !DILocation(line: 68, column: 23, scope: !339)
!343 = !DILocation(line: 69, column: 9, scope: !344)
!344 = distinct !DILexicalBlock(scope: !339, file: !3, line: 69, column: 9)
!345 = !DILocation(line: 69, column: 11, scope: !344)
!346 = !DILocation(line: 69, column: 9, scope: !339)
!347 = !DILocation(line: 70, column: 9, scope: !344)
!348 = !DILocalVariable(name: "p", scope: !339, file: !3, line: 71, type: !8)
!349 = !DILocation(line: 71, column: 11, scope: !339)
!350 = !DILocation(line: 71, column: 22, scope: !339)
!351 = !DILocation(line: 71, column: 15, scope: !339)
!352 = !DILocation(line: 72, column: 5, scope: !339)
!353 = !DILocation(line: 72, column: 7, scope: !339)
!354 = !DILocation(line: 72, column: 13, scope: !339)
!355 = !DILocation(line: 72, column: 15, scope: !339)
!356 = !DILocation(line: 72, column: 21, scope: !339)
!357 = !DILocation(line: 72, column: 23, scope: !339)
!358 = !DILocation(line: 72, column: 28, scope: !339)
!359 = !DILocation(line: 73, column: 10, scope: !339)
!360 = !DILocation(line: 73, column: 5, scope: !339)
!361 = !DILocation(line: 74, column: 1, scope: !339)
!362 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !3, file: !3, line: 76, type: !22, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!363 = !DILocalVariable(name: "to", scope: !362, file: !3, line: 78, type: !364)
!364 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !365)
!365 = !{!366}
!366 = !DISubrange(count: 16)
!367 = !DILocation(line: 78, column: 10, scope: !362)
!368 = !DILocalVariable(name: "from", scope: !362, file: !3, line: 78, type: !369)
!369 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, elements: !370)
!370 = !{!371}
!371 = !DISubrange(count: 32)
!372 = !DILocation(line: 78, column: 18, scope: !362)
!373 = !DILocalVariable(name: "n", scope: !362, file: !3, line: 79, type: !229)
!374 = !DILocation(line: 79, column: 19, scope: !362)
!375 = !DILocation(line: 79, column: 23, scope: !362)
!376 = !DILocation(line: 80, column: 9, scope: !377)
!377 = distinct !DILexicalBlock(scope: !362, file: !3, line: 80, column: 9)
!378 = !DILocation(line: 80, column: 15, scope: !377)
!379 = !DILocation(line: 80, column: 11, scope: !377)
!380 = !DILocation(line: 80, column: 9, scope: !362)
!381 = !DILocation(line: 81, column: 9, scope: !377)
!382 = !DILocation(line: 81, column: 26, scope: !377)
!383 = !DILocation(line: 82, column: 1, scope: !362)
!384 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !3, file: !3, line: 84, type: !22, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!385 = !DILocalVariable(name: "to", scope: !384, file: !3, line: 86, type: !110)
!386 = !DILocation(line: 86, column: 10, scope: !384)
!387 = !DILocalVariable(name: "n", scope: !384, file: !3, line: 87, type: !229)
!388 = !DILocation(line: 87, column: 19, scope: !384)
!389 = !DILocation(line: 87, column: 23, scope: !384)
!390 = !DILocation(line: 88, column: 9, scope: !391)
!391 = distinct !DILexicalBlock(scope: !384, file: !3, line: 88, column: 9)
!392 = !DILocation(line: 88, column: 21, scope: !391)
!393 = !DILocation(line: 88, column: 19, scope: !391)
!394 = !DILocation(line: 88, column: 15, scope: !391)
!395 = !DILocation(line: 88, column: 11, scope: !391)
!396 = !DILocation(line: 88, column: 9, scope: !384)
!397 = !DILocation(line: 89, column: 9, scope: !391)
!398 = !DILocation(line: 89, column: 23, scope: !391)
!399 = !DILocation(line: 90, column: 1, scope: !384)
!400 = distinct !DISubprogram(name: "symbolic_division", scope: !3, file: !3, line: 92, type: !22, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!401 = !DILocalVariable(name: "d", scope: !400, file: !3, line: 94, type: !229)
!402 = !DILocation(line: 94, column: 19, scope: !400)
!403 = !DILocation(line: 94, column: 23, scope: !400)
!404 = !DILocation(line: 95, column: 9, scope: !405)
!405 = distinct !DILexicalBlock(scope: !400, file: !3, line: 95, column: 9)
!406 = !DILocation(line: 95, column: 13, scope: !405)
!407 = !DILocation(line: 95, column: 16, scope: !405)
!408 = !DILocation(line: 95, column: 9, scope: !400)
!409 = !DILocation(line: 96, column: 22, scope: !405)
!410 = !DILocation(line: 96, column: 20, scope: !405)
!411 = !DILocation(line: 96, column: 14, scope: !405)
!412 = !DILocation(line: 96, column: 9, scope: !405)
!413 = !DILocation(line: 97, column: 1, scope: !400)
!414 = distinct !DISubprogram(name: "symbolic_null", scope: !3, file: !3, line: 99, type: !22, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!415 = !DILocalVariable(name: "x", scope: !414, file: !3, line: 101, type: !229)
!416 = !DILocation(line: 101, column: 19, scope: !414)
!417 = !DILocation(line: 101, column: 23, scope: !414)
!418 = !DILocalVariable(name: "y", scope: !414, file: !3, line: 102, type: !7)
!419 = !DILocation(line: 102, column: 9, scope: !414)
!420 = !DILocalVariable(name: "p", scope: !414, file: !3, line: 102, type: !6)
!421 = !DILocation(line: 102, column: 17, scope: !414)
!422 = !DILocation(line: 102, column: 21, scope: !414)
!423 = !DILocation(line: 102, column: 25, scope: !414)
!424 = !DILocation(line: 102, column: 28, scope: !414)
!425 = !DILocation(line: 102, column: 30, scope: !414)
!426 = !DILocation(line: 103, column: 6, scope: !414)
!427 = !DILocation(line: 103, column: 8, scope: !414)
!428 = !DILocation(line: 104, column: 1, scope: !414)
!429 = distinct !DISubprogram(name: "symbolic_assertion", scope: !3, file: !3, line: 106, type: !22, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!430 = !DILocalVariable(name: "x", scope: !429, file: !3, line: 108, type: !229)
!431 = !DILocation(line: 108, column: 19, scope: !429)
!432 = !DILocation(line: 108, column: 23, scope: !429)
!433 = !DILocation(line: 109, column: 10, scope: !434)
!434 = distinct !DILexicalBlock(scope: !429, file: !3, line: 109, column: 9)
!435 = !DILocation(line: 109, column: 9, scope: !429)
!436 = !DILocation(line: 110, column: 21, scope: !434)
!437 = !DILocation(line: 110, column: 23, scope: !434)
!438 = !DILocation(line: 110, column: 9, scope: !434)
!439 = !DILocation(line: 111, column: 5, scope: !440)
!440 = distinct !DILexicalBlock(scope: !441, file: !3, line: 111, column: 5)
!441 = distinct !DILexicalBlock(scope: !429, file: !3, line: 111, column: 5)
!442 = !DILocation(line: 111, column: 5, scope: !441)
!443 = !DILocation(line: 112, column: 1, scope: !429)
!444 = distinct !DISubprogram(name: "symbolic_free", scope: !3, file: !3, line: 114, type: !22, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!445 = !DILocalVariable(name: "p", scope: !444, file: !3, line: 116, type: !8)
!446 = !DILocation(line: 116, column: 11, scope: !444)
!447 = !DILocation(line: 116, column: 15, scope: !444)
!448 = !DILocalVariable(name: "q", scope: !444, file: !3, line: 116, type: !8)
!449 = !DILocation(line: 116, column: 27, scope: !444)
!450 = !DILocation(line: 116, column: 31, scope: !444)
!451 = !DILocalVariable(name: "x", scope: !444, file: !3, line: 117, type: !229)
!452 = !DILocation(line: 117, column: 19, scope: !444)
!453 = !DILocation(line: 117, column: 23, scope: !444)
!454 = !DILocation(line: 118, column: 9, scope: !455)
!455 = distinct !DILexicalBlock(scope: !444, file: !3, line: 118, column: 9)
!456 = !DILocation(line: 118, column: 13, scope: !455)
!457 = !DILocation(line: 118, column: 16, scope: !455)
!458 = !DILocation(line: 118, column: 18, scope: !455)
!459 = !DILocation(line: 118, column: 9, scope: !444)
!460 = !DILocation(line: 119, column: 14, scope: !455)
!461 = !DILocation(line: 119, column: 9, scope: !455)
!462 = !DILocation(line: 120, column: 10, scope: !444)
!463 = !DILocation(line: 120, column: 5, scope: !444)
!464 = !DILocation(line: 121, column: 1, scope: !444)
!465 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !3, file: !3, line: 123, type: !22, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!466 = !DILocalVariable(name: "p", scope: !465, file: !3, line: 125, type: !8)
!467 = !DILocation(line: 125, column: 11, scope: !465)
!468 = !DILocation(line: 125, column: 15, scope: !465)
!469 = !DILocalVariable(name: "x", scope: !465, file: !3, line: 126, type: !229)
!470 = !DILocation(line: 126, column: 19, scope: !465)
!471 = !DILocation(line: 126, column: 23, scope: !465)
!472 = !DILocation(line: 127, column: 9, scope: !473)
!473 = distinct !DILexicalBlock(scope: !465, file: !3, line: 127, column: 9)
!474 = !DILocation(line: 127, column: 11, scope: !473)
!475 = !DILocation(line: 127, column: 9, scope: !465)
!476 = !DILocation(line: 128, column: 14, scope: !473)
!477 = !DILocation(line: 128, column: 9, scope: !473)
!478 = !DILocation(line: 129, column: 9, scope: !479)
!479 = distinct !DILexicalBlock(scope: !465, file: !3, line: 129, column: 9)
!480 = !DILocation(line: 129, column: 9, scope: !465)
!481 = !DILocation(line: 129, column: 15, scope: !479)
!482 = !DILocation(line: 129, column: 17, scope: !479)
!483 = !DILocation(line: 129, column: 24, scope: !479)
!484 = !DILocation(line: 129, column: 26, scope: !479)
!485 = !DILocation(line: 130, column: 9, scope: !479)
!486 = !DILocation(line: 130, column: 14, scope: !479)
!487 = !DILocation(line: 131, column: 9, scope: !488)
!488 = distinct !DILexicalBlock(scope: !465, file: !3, line: 131, column: 9)
!489 = !DILocation(line: 131, column: 11, scope: !488)
!490 = !DILocation(line: 131, column: 9, scope: !465)
!491 = !DILocation(line: 132, column: 14, scope: !488)
!492 = !DILocation(line: 132, column: 9, scope: !488)
!493 = !DILocation(line: 133, column: 1, scope: !465)
!494 = distinct !DISubprogram(name: "symbolic_string", scope: !3, file: !3, line: 135, type: !22, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!495 = !DILocalVariable(name: "word", scope: !494, file: !3, line: 137, type: !496)
!496 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !77)
!497 = !DILocation(line: 137, column: 10, scope: !494)
!498 = !DILocalVariable(name: "copy", scope: !494, file: !3, line: 137, type: !496)
!499 = !DILocation(line: 137, column: 19, scope: !494)
!500 = !DILocation(line: 138, column: 24, scope: !494)
!501 = !DILocation(line: 138, column: 5, scope: !494)
!502 = !DILocation(line: 139, column: 5, scope: !494)
!503 = !DILocation(line: 139, column: 13, scope: !494)
!504 = !DILocation(line: 140, column: 12, scope: !494)
!505 = !DILocation(line: 140, column: 18, scope: !494)
!506 = !DILocation(line: 140, column: 5, scope: !494)
!507 = !DILocation(line: 141, column: 16, scope: !508)
!508 = distinct !DILexicalBlock(scope: !494, file: !3, line: 141, column: 9)
!509 = !DILocation(line: 141, column: 9, scope: !508)
!510 = !DILocation(line: 141, column: 29, scope: !508)
!511 = !DILocation(line: 141, column: 34, scope: !508)
!512 = !DILocation(line: 141, column: 37, scope: !508)
!513 = !DILocation(line: 141, column: 9, scope: !494)
!514 = !DILocation(line: 142, column: 21, scope: !508)
!515 = !DILocation(line: 142, column: 14, scope: !508)
!516 = !DILocation(line: 142, column: 27, scope: !508)
!517 = !DILocation(line: 142, column: 9, scope: !508)
!518 = !DILocation(line: 142, column: 32, scope: !508)
!519 = !DILocation(line: 143, column: 1, scope: !494)
!520 = distinct !DISubprogram(name: "symbolic_overflow", scope: !3, file: !3, line: 145, type: !22, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!521 = !DILocalVariable(name: "x", scope: !520, file: !3, line: 147, type: !7)
!522 = !DILocation(line: 147, column: 9, scope: !520)
!523 = !DILocation(line: 148, column: 24, scope: !520)
!524 = !DILocation(line: 148, column: 5, scope: !520)
!525 = !DILocation(line: 149, column: 10, scope: !526)
!526 = distinct !DILexicalBlock(scope: !520, file: !3, line: 149, column: 9)
!527 = !DILocation(line: 149, column: 9, scope: !520)
!528 = !DILocation(line: 150, column: 21, scope: !526)
!529 = !DILocation(line: 150, column: 23, scope: !526)
!530 = !DILocation(line: 150, column: 9, scope: !526)
!531 = !DILocation(line: 151, column: 12, scope: !520)
!532 = !DILocation(line: 151, column: 14, scope: !520)
!533 = !DILocation(line: 151, column: 10, scope: !520)
!534 = !DILocation(line: 152, column: 1, scope: !520)
!535 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !3, file: !3, line: 154, type: !22, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!536 = !DILocalVariable(name: "x", scope: !535, file: !3, line: 156, type: !537)
!537 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!538 = !DILocation(line: 156, column: 11, scope: !535)
!539 = !DILocation(line: 157, column: 24, scope: !535)
!540 = !DILocation(line: 157, column: 5, scope: !535)
!541 = !DILocation(line: 158, column: 13, scope: !535)
!542 = !DILocation(line: 158, column: 36, scope: !535)
!543 = !DILocation(line: 158, column: 34, scope: !535)
!544 = !DILocation(line: 158, column: 10, scope: !535)
!545 = !DILocation(line: 159, column: 1, scope: !535)
!546 = distinct !DISubprogram(name: "symbolic_shift", scope: !3, file: !3, line: 161, type: !22, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!547 = !DILocalVariable(name: "n", scope: !546, file: !3, line: 163, type: !229)
!548 = !DILocation(line: 163, column: 19, scope: !546)
!549 = !DILocation(line: 163, column: 23, scope: !546)
!550 = !DILocation(line: 164, column: 19, scope: !546)
!551 = !DILocation(line: 164, column: 24, scope: !546)
!552 = !DILocation(line: 164, column: 21, scope: !546)
!553 = !DILocation(line: 164, column: 15, scope: !546)
!554 = !DILocation(line: 164, column: 10, scope: !546)
!555 = !DILocation(line: 165, column: 1, scope: !546)
!556 = !DILocalVariable(name: "n", scope: !73, file: !3, line: 170, type: !229)
!557 = !DILocation(line: 170, column: 19, scope: !73)
!558 = !DILocation(line: 170, column: 23, scope: !73)
!559 = !DILocation(line: 171, column: 38, scope: !73)
!560 = !DILocation(line: 171, column: 44, scope: !73)
!561 = !DILocation(line: 171, column: 46, scope: !73)
!562 = !DILocation(line: 171, column: 52, scope: !73)
!563 = !DILocation(line: 171, column: 54, scope: !73)
!564 = !DILocation(line: 171, column: 35, scope: !73)
!565 = !DILocation(line: 171, column: 12, scope: !73)
!566 = !DILocation(line: 171, column: 10, scope: !73)
!567 = !DILocation(line: 172, column: 1, scope: !73)
!568 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !3, file: !3, line: 174, type: !22, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!569 = !DILocalVariable(name: "a", scope: !568, file: !3, line: 176, type: !251)
!570 = !DILocation(line: 176, column: 9, scope: !568)
!571 = !DILocalVariable(name: "i", scope: !568, file: !3, line: 177, type: !229)
!572 = !DILocation(line: 177, column: 19, scope: !568)
!573 = !DILocation(line: 177, column: 23, scope: !568)
!574 = !DILocation(line: 178, column: 19, scope: !568)
!575 = !DILocation(line: 178, column: 24, scope: !568)
!576 = !DILocation(line: 178, column: 12, scope: !568)
!577 = !DILocation(line: 178, column: 17, scope: !568)
!578 = !DILocation(line: 178, column: 5, scope: !568)
!579 = !DILocation(line: 178, column: 10, scope: !568)
!580 = !DILocation(line: 179, column: 10, scope: !581)
!581 = distinct !DILexicalBlock(scope: !568, file: !3, line: 179, column: 9)
!582 = !DILocation(line: 179, column: 9, scope: !568)
!583 = !DILocation(line: 180, column: 9, scope: !581)
!584 = !DILocation(line: 180, column: 14, scope: !581)
!585 = !DILocation(line: 181, column: 11, scope: !586)
!586 = distinct !DILexicalBlock(scope: !568, file: !3, line: 181, column: 9)
!587 = !DILocation(line: 181, column: 13, scope: !586)
!588 = !DILocation(line: 181, column: 9, scope: !586)
!589 = !DILocation(line: 181, column: 9, scope: !568)
!590 = !DILocation(line: 182, column: 14, scope: !586)
!591 = !DILocation(line: 182, column: 9, scope: !586)
!592 = !DILocation(line: 183, column: 1, scope: !568)
!593 = distinct !DISubprogram(name: "symbolic_leak", scope: !3, file: !3, line: 185, type: !22, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!594 = !DILocalVariable(name: "p", scope: !593, file: !3, line: 187, type: !8)
!595 = !DILocation(line: 187, column: 11, scope: !593)
!596 = !DILocation(line: 187, column: 15, scope: !593)
!597 = !DILocation(line: 188, column: 9, scope: !598)
!598 = distinct !DILexicalBlock(scope: !593, file: !3, line: 188, column: 9)
!599 = !DILocation(line: 188, column: 17, scope: !598)
!600 = !DILocation(line: 188, column: 22, scope: !598)
!601 = !DILocation(line: 188, column: 25, scope: !598)
!602 = !DILocation(line: 188, column: 9, scope: !593)
!603 = !DILocation(line: 189, column: 13, scope: !598)
!604 = !DILocation(line: 189, column: 11, scope: !598)
!605 = !DILocation(line: 189, column: 9, scope: !598)
!606 = !DILocation(line: 190, column: 10, scope: !593)
!607 = !DILocation(line: 190, column: 5, scope: !593)
!608 = !DILocation(line: 191, column: 1, scope: !593)
!609 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 196, type: !229)
!610 = !DILocation(line: 196, column: 19, scope: !87)
!611 = !DILocation(line: 196, column: 23, scope: !87)
!612 = !DILocation(line: 197, column: 10, scope: !613)
!613 = distinct !DILexicalBlock(scope: !87, file: !3, line: 197, column: 9)
!614 = !DILocation(line: 197, column: 9, scope: !87)
!615 = !DILocation(line: 198, column: 22, scope: !613)
!616 = !DILocation(line: 198, column: 24, scope: !613)
!617 = !DILocation(line: 198, column: 29, scope: !613)
!618 = !DILocation(line: 198, column: 21, scope: !613)
!619 = !DILocation(line: 198, column: 9, scope: !613)
!620 = !DILocation(line: 199, column: 22, scope: !621)
!621 = distinct !DILexicalBlock(scope: !87, file: !3, line: 199, column: 9)
!622 = !DILocation(line: 199, column: 24, scope: !621)
!623 = !DILocation(line: 199, column: 16, scope: !621)
!624 = !DILocation(line: 199, column: 9, scope: !621)
!625 = !DILocation(line: 199, column: 37, scope: !621)
!626 = !DILocation(line: 199, column: 9, scope: !87)
!627 = !DILocation(line: 200, column: 14, scope: !621)
!628 = !DILocation(line: 200, column: 9, scope: !621)
!629 = !DILocation(line: 201, column: 1, scope: !87)
!630 = distinct !DISubprogram(name: "symbolic_freed_block_compared", scope: !3, file: !3, line: 203, type: !22, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!631 = !DILocalVariable(name: "blocks", scope: !630, file: !3, line: 205, type: !632)
!632 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !633)
!633 = !{!634}
!634 = !DISubrange(count: 2)
!635 = !DILocation(line: 205, column: 11, scope: !630)
!636 = !DILocation(line: 205, column: 23, scope: !630)
!637 = !DILocation(line: 205, column: 24, scope: !630)
!638 = !DILocation(line: 205, column: 35, scope: !630)
!639 = !DILocation(line: 206, column: 10, scope: !640)
!640 = distinct !DILexicalBlock(scope: !630, file: !3, line: 206, column: 9)
!641 = !DILocation(line: 206, column: 20, scope: !640)
!642 = !DILocation(line: 206, column: 24, scope: !640)
!643 = !DILocation(line: 206, column: 9, scope: !630)
!644 = !DILocation(line: 207, column: 9, scope: !640)
!645 = !DILocation(line: 208, column: 12, scope: !630)
!646 = !DILocation(line: 208, column: 5, scope: !630)
!647 = !DILocation(line: 209, column: 12, scope: !630)
!648 = !DILocation(line: 209, column: 5, scope: !630)
!649 = !DILocation(line: 210, column: 9, scope: !650)
!650 = distinct !DILexicalBlock(scope: !630, file: !3, line: 210, column: 9)
!651 = !DILocation(line: 210, column: 9, scope: !630)
!652 = !DILocation(line: 211, column: 14, scope: !650)
!653 = !DILocation(line: 211, column: 9, scope: !650)
!654 = !DILocation(line: 212, column: 31, scope: !655)
!655 = distinct !DILexicalBlock(scope: !630, file: !3, line: 212, column: 9)
!656 = !DILocation(line: 212, column: 39, scope: !655)
!657 = !DILocation(line: 212, column: 24, scope: !655)
!658 = !DILocation(line: 212, column: 9, scope: !655)
!659 = !DILocation(line: 212, column: 48, scope: !655)
!660 = !DILocation(line: 212, column: 9, scope: !630)
!661 = !DILocation(line: 213, column: 14, scope: !655)
!662 = !DILocation(line: 213, column: 9, scope: !655)
!663 = !DILocation(line: 214, column: 10, scope: !630)
!664 = !DILocation(line: 214, column: 5, scope: !630)
!665 = !DILocation(line: 215, column: 10, scope: !666)
!666 = distinct !DILexicalBlock(scope: !630, file: !3, line: 215, column: 9)
!667 = !DILocation(line: 215, column: 9, scope: !630)
!668 = !DILocation(line: 216, column: 14, scope: !666)
!669 = !DILocation(line: 216, column: 9, scope: !666)
!670 = !DILocation(line: 217, column: 1, scope: !630)
!671 = distinct !DISubprogram(name: "symbolic_overlap", scope: !3, file: !3, line: 219, type: !22, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!672 = !DILocalVariable(name: "text", scope: !671, file: !3, line: 221, type: !110)
!673 = !DILocation(line: 221, column: 10, scope: !671)
!674 = !DILocation(line: 222, column: 5, scope: !671)
!675 = !DILocation(line: 222, column: 18, scope: !671)
!676 = !DILocation(line: 222, column: 26, scope: !671)
!677 = !DILocation(line: 222, column: 37, scope: !671)
!678 = !DILocation(line: 222, column: 34, scope: !671)
!679 = !DILocation(line: 222, column: 23, scope: !671)
!680 = !DILocation(line: 223, column: 1, scope: !671)
!681 = distinct !DISubprogram(name: "symbolic_text_of_no_characters", scope: !3, file: !3, line: 225, type: !22, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!682 = !DILocalVariable(name: "text", scope: !681, file: !3, line: 227, type: !110)
!683 = !DILocation(line: 227, column: 10, scope: !681)
!684 = !DILocation(line: 228, column: 5, scope: !681)
!685 = !DILocation(line: 229, column: 20, scope: !681)
!686 = !DILocation(line: 229, column: 33, scope: !681)
!687 = !DILocation(line: 229, column: 41, scope: !681)
!688 = !DILocation(line: 229, column: 49, scope: !681)
!689 = !DILocation(line: 229, column: 38, scope: !681)
!690 = !DILocation(line: 229, column: 5, scope: !681)
!691 = !DILocation(line: 230, column: 1, scope: !681)
!692 = distinct !DISubprogram(name: "symbolic_overlap_with_a_source_that_ends", scope: !3, file: !3, line: 232, type: !22, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!693 = !DILocalVariable(name: "text", scope: !692, file: !3, line: 234, type: !8)
!694 = !DILocation(line: 234, column: 11, scope: !692)
!695 = !DILocation(line: 234, column: 18, scope: !692)
!696 = !DILocation(line: 235, column: 10, scope: !697)
!697 = distinct !DILexicalBlock(scope: !692, file: !3, line: 235, column: 9)
!698 = !DILocation(line: 235, column: 9, scope: !692)
!699 = !DILocation(line: 236, column: 9, scope: !697)
!700 = !DILocation(line: 237, column: 12, scope: !692)
!701 = !DILocation(line: 237, column: 24, scope: !692)
!702 = !DILocation(line: 237, column: 32, scope: !692)
!703 = !DILocation(line: 237, column: 21, scope: !692)
!704 = !DILocation(line: 237, column: 17, scope: !692)
!705 = !DILocation(line: 237, column: 38, scope: !692)
!706 = !DILocation(line: 237, column: 46, scope: !692)
!707 = !DILocation(line: 237, column: 43, scope: !692)
!708 = !DILocation(line: 237, column: 64, scope: !692)
!709 = !DILocation(line: 237, column: 62, scope: !692)
!710 = !DILocation(line: 237, column: 60, scope: !692)
!711 = !DILocation(line: 237, column: 5, scope: !692)
!712 = !DILocation(line: 238, column: 10, scope: !692)
!713 = !DILocation(line: 238, column: 5, scope: !692)
!714 = !DILocation(line: 239, column: 1, scope: !692)
!715 = distinct !DISubprogram(name: "symbolic_overlap_with_a_target_that_ends", scope: !3, file: !3, line: 241, type: !22, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!716 = !DILocalVariable(name: "text", scope: !715, file: !3, line: 243, type: !8)
!717 = !DILocation(line: 243, column: 11, scope: !715)
!718 = !DILocation(line: 243, column: 18, scope: !715)
!719 = !DILocation(line: 244, column: 10, scope: !720)
!720 = distinct !DILexicalBlock(scope: !715, file: !3, line: 244, column: 9)
!721 = !DILocation(line: 244, column: 9, scope: !715)
!722 = !DILocation(line: 245, column: 9, scope: !720)
!723 = !DILocation(line: 246, column: 12, scope: !715)
!724 = !DILocation(line: 246, column: 20, scope: !715)
!725 = !DILocation(line: 246, column: 17, scope: !715)
!726 = !DILocation(line: 246, column: 34, scope: !715)
!727 = !DILocation(line: 246, column: 46, scope: !715)
!728 = !DILocation(line: 246, column: 54, scope: !715)
!729 = !DILocation(line: 246, column: 43, scope: !715)
!730 = !DILocation(line: 246, column: 39, scope: !715)
!731 = !DILocation(line: 246, column: 64, scope: !715)
!732 = !DILocation(line: 246, column: 62, scope: !715)
!733 = !DILocation(line: 246, column: 60, scope: !715)
!734 = !DILocation(line: 246, column: 5, scope: !715)
!735 = !DILocation(line: 247, column: 10, scope: !715)
!736 = !DILocation(line: 247, column: 5, scope: !715)
!737 = !DILocation(line: 248, column: 1, scope: !715)
!738 = !DILocalVariable(name: "i", scope: !104, file: !3, line: 254, type: !229)
!739 = !DILocation(line: 254, column: 19, scope: !104)
!740 = !DILocation(line: 254, column: 23, scope: !104)
!741 = !DILocation(line: 254, column: 31, scope: !104)
!742 = !DILocation(line: 255, column: 12, scope: !104)
!743 = !DILocation(line: 255, column: 34, scope: !104)
!744 = !DILocation(line: 255, column: 32, scope: !104)
!745 = !DILocation(line: 255, column: 36, scope: !104)
!746 = !DILocation(line: 255, column: 55, scope: !104)
!747 = !DILocation(line: 255, column: 53, scope: !104)
!748 = !DILocation(line: 255, column: 5, scope: !104)
!749 = !DILocation(line: 256, column: 1, scope: !104)
!750 = distinct !DISubprogram(name: "symbolic_overlap_in_a_block_of_some_size", scope: !3, file: !3, line: 258, type: !22, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!751 = !DILocalVariable(name: "n", scope: !750, file: !3, line: 260, type: !229)
!752 = !DILocation(line: 260, column: 19, scope: !750)
!753 = !DILocation(line: 260, column: 23, scope: !750)
!754 = !DILocation(line: 261, column: 17, scope: !750)
!755 = !DILocation(line: 261, column: 19, scope: !750)
!756 = !DILocation(line: 261, column: 24, scope: !750)
!757 = !DILocation(line: 261, column: 27, scope: !750)
!758 = !DILocation(line: 261, column: 29, scope: !750)
!759 = !DILocation(line: 261, column: 5, scope: !750)
!760 = !DILocalVariable(name: "text", scope: !750, file: !3, line: 262, type: !8)
!761 = !DILocation(line: 262, column: 11, scope: !750)
!762 = !DILocation(line: 262, column: 25, scope: !750)
!763 = !DILocation(line: 262, column: 18, scope: !750)
!764 = !DILocation(line: 263, column: 10, scope: !765)
!765 = distinct !DILexicalBlock(scope: !750, file: !3, line: 263, column: 9)
!766 = !DILocation(line: 263, column: 9, scope: !750)
!767 = !DILocation(line: 264, column: 9, scope: !765)
!768 = !DILocation(line: 265, column: 12, scope: !750)
!769 = !DILocation(line: 265, column: 18, scope: !750)
!770 = !DILocation(line: 265, column: 26, scope: !750)
!771 = !DILocation(line: 265, column: 23, scope: !750)
!772 = !DILocation(line: 265, column: 40, scope: !750)
!773 = !DILocation(line: 265, column: 5, scope: !750)
!774 = !DILocation(line: 266, column: 10, scope: !750)
!775 = !DILocation(line: 266, column: 5, scope: !750)
!776 = !DILocation(line: 267, column: 1, scope: !750)
