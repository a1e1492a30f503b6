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
@llvm.global_ctors = appending global [25 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_index_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_place_straddles, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_place_past_end, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_malloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memcpy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_size_memset, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_division, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_assertion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_use_after_free, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_multiplication, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_shift, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_misaligned, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_uninitialised, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_leak, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_name_that_is_missing, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_freed_block_compared, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_symbolic_text_of_no_characters, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !104 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !108, metadata !DIExpression()), !dbg !109
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !110, metadata !DIExpression()), !dbg !111
  %7 = load i32, i32* %4, align 4, !dbg !112
  %8 = icmp sgt i32 %7, 2, !dbg !113
  br i1 %8, label %9, label %15, !dbg !114

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !115
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !115
  %12 = load i8*, i8** %11, align 8, !dbg !115
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #8, !dbg !116
  %14 = icmp eq i32 %13, 0, !dbg !117
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !118
  %17 = zext i1 %16 to i32, !dbg !114
  store i32 %17, i32* @bad, align 4, !dbg !119
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !120, metadata !DIExpression()), !dbg !122
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !123
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !122
  br label %19, !dbg !124

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !125
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !127
  br i1 %21, label %22, label %43, !dbg !127

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !128
  %24 = icmp sgt i32 %23, 1, !dbg !130
  br i1 %24, label %25, label %38, !dbg !131

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !132
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !132
  %28 = load i8*, i8** %27, align 8, !dbg !132
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !133
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !134
  %31 = load i8*, i8** %30, align 8, !dbg !134
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #8, !dbg !135
  %33 = icmp eq i32 %32, 0, !dbg !136
  br i1 %33, label %34, label %38, !dbg !137

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !138
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !140
  %37 = load void ()*, void ()** %36, align 8, !dbg !140
  call void %37(), !dbg !138
  store i32 0, i32* %3, align 4, !dbg !141
  br label %44, !dbg !141

38:                                               ; preds = %25, %22
  br label %39, !dbg !142

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !143
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !144
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !144
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !145
  br label %19, !dbg !146, !llvm.loop !147

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !150
  br label %44, !dbg !150

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !151
  ret i32 %45, !dbg !151
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_global() #0 !dbg !152 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !153
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_global, i32 0, i32 2), align 8, !dbg !153
  store %struct.fault_case* @entry_symbolic_index_global, %struct.fault_case** @all_cases, align 8, !dbg !153
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_stack() #0 !dbg !154 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !155
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_stack, i32 0, i32 2), align 8, !dbg !155
  store %struct.fault_case* @entry_symbolic_index_stack, %struct.fault_case** @all_cases, align 8, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_heap() #0 !dbg !156 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !157
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_heap, i32 0, i32 2), align 8, !dbg !157
  store %struct.fault_case* @entry_symbolic_index_heap, %struct.fault_case** @all_cases, align 8, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_index_negative() #0 !dbg !158 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !159
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_index_negative, i32 0, i32 2), align 8, !dbg !159
  store %struct.fault_case* @entry_symbolic_index_negative, %struct.fault_case** @all_cases, align 8, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_straddles() #0 !dbg !160 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !161
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_place_straddles, i32 0, i32 2), align 8, !dbg !161
  store %struct.fault_case* @entry_symbolic_place_straddles, %struct.fault_case** @all_cases, align 8, !dbg !161
  ret void, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_place_past_end() #0 !dbg !162 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !163
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_place_past_end, i32 0, i32 2), align 8, !dbg !163
  store %struct.fault_case* @entry_symbolic_place_past_end, %struct.fault_case** @all_cases, align 8, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_malloc() #0 !dbg !164 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !165
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_malloc, i32 0, i32 2), align 8, !dbg !165
  store %struct.fault_case* @entry_symbolic_size_malloc, %struct.fault_case** @all_cases, align 8, !dbg !165
  ret void, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memcpy() #0 !dbg !166 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !167
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memcpy, i32 0, i32 2), align 8, !dbg !167
  store %struct.fault_case* @entry_symbolic_size_memcpy, %struct.fault_case** @all_cases, align 8, !dbg !167
  ret void, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_size_memset() #0 !dbg !168 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !169
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_size_memset, i32 0, i32 2), align 8, !dbg !169
  store %struct.fault_case* @entry_symbolic_size_memset, %struct.fault_case** @all_cases, align 8, !dbg !169
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_division() #0 !dbg !170 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !171
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_division, i32 0, i32 2), align 8, !dbg !171
  store %struct.fault_case* @entry_symbolic_division, %struct.fault_case** @all_cases, align 8, !dbg !171
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_null() #0 !dbg !172 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !173
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_null, i32 0, i32 2), align 8, !dbg !173
  store %struct.fault_case* @entry_symbolic_null, %struct.fault_case** @all_cases, align 8, !dbg !173
  ret void, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_assertion() #0 !dbg !174 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !175
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_assertion, i32 0, i32 2), align 8, !dbg !175
  store %struct.fault_case* @entry_symbolic_assertion, %struct.fault_case** @all_cases, align 8, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_free() #0 !dbg !176 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !177
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_free, i32 0, i32 2), align 8, !dbg !177
  store %struct.fault_case* @entry_symbolic_free, %struct.fault_case** @all_cases, align 8, !dbg !177
  ret void, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_use_after_free() #0 !dbg !178 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !179
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_use_after_free, i32 0, i32 2), align 8, !dbg !179
  store %struct.fault_case* @entry_symbolic_use_after_free, %struct.fault_case** @all_cases, align 8, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_string() #0 !dbg !180 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !181
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_string, i32 0, i32 2), align 8, !dbg !181
  store %struct.fault_case* @entry_symbolic_string, %struct.fault_case** @all_cases, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overflow() #0 !dbg !182 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !183
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overflow, i32 0, i32 2), align 8, !dbg !183
  store %struct.fault_case* @entry_symbolic_overflow, %struct.fault_case** @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_multiplication() #0 !dbg !184 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !185
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_multiplication, i32 0, i32 2), align 8, !dbg !185
  store %struct.fault_case* @entry_symbolic_multiplication, %struct.fault_case** @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_shift() #0 !dbg !186 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !187
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_shift, i32 0, i32 2), align 8, !dbg !187
  store %struct.fault_case* @entry_symbolic_shift, %struct.fault_case** @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_misaligned() #0 !dbg !188 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !189
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_misaligned, i32 0, i32 2), align 8, !dbg !189
  store %struct.fault_case* @entry_symbolic_misaligned, %struct.fault_case** @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_uninitialised() #0 !dbg !190 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !191
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_uninitialised, i32 0, i32 2), align 8, !dbg !191
  store %struct.fault_case* @entry_symbolic_uninitialised, %struct.fault_case** @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_leak() #0 !dbg !192 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !193
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_leak, i32 0, i32 2), align 8, !dbg !193
  store %struct.fault_case* @entry_symbolic_leak, %struct.fault_case** @all_cases, align 8, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_name_that_is_missing() #0 !dbg !194 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !195
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_name_that_is_missing, i32 0, i32 2), align 8, !dbg !195
  store %struct.fault_case* @entry_symbolic_name_that_is_missing, %struct.fault_case** @all_cases, align 8, !dbg !195
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_freed_block_compared() #0 !dbg !196 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !197
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_freed_block_compared, i32 0, i32 2), align 8, !dbg !197
  store %struct.fault_case* @entry_symbolic_freed_block_compared, %struct.fault_case** @all_cases, align 8, !dbg !197
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_overlap() #0 !dbg !198 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !199
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_overlap, i32 0, i32 2), align 8, !dbg !199
  store %struct.fault_case* @entry_symbolic_overlap, %struct.fault_case** @all_cases, align 8, !dbg !199
  ret void, !dbg !199
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_symbolic_text_of_no_characters() #0 !dbg !200 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !201
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_symbolic_text_of_no_characters, i32 0, i32 2), align 8, !dbg !201
  store %struct.fault_case* @entry_symbolic_text_of_no_characters, %struct.fault_case** @all_cases, align 8, !dbg !201
  ret void, !dbg !201
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_global() #0 !dbg !202 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !203, metadata !DIExpression()), !dbg !205
  %2 = call zeroext i8 @input(), !dbg !206
  store i8 %2, i8* %1, align 1, !dbg !205
  %3 = load i8, i8* %1, align 1, !dbg !207
  %4 = zext i8 %3 to i32, !dbg !207
  %5 = load i32, i32* @bad, align 4, !dbg !209
  %6 = icmp ne i32 %5, 0, !dbg !209
  %7 = zext i1 %6 to i64, !dbg !209
  %8 = select i1 %6, i32 10, i32 9, !dbg !209
  %9 = icmp sle i32 %4, %8, !dbg !210
  br i1 %9, label %10, label %14, !dbg !211

10:                                               ; preds = %0
  %11 = load i8, i8* %1, align 1, !dbg !212
  %12 = zext i8 %11 to i64, !dbg !213
  %13 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %12, !dbg !213
  store i32 1, i32* %13, align 4, !dbg !214
  br label %14, !dbg !213

14:                                               ; preds = %10, %0
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @input() #0 !dbg !216 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !219, metadata !DIExpression()), !dbg !220
  call void @klee_make_symbolic(i8* noundef %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !221
  %2 = load i8, i8* %1, align 1, !dbg !222
  ret i8 %2, !dbg !223
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_stack() #0 !dbg !224 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !225, metadata !DIExpression()), !dbg !227
  %3 = bitcast [4 x i32]* %1 to i8*, !dbg !227
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.symbolic_index_stack.a to i8*), i64 16, i1 false), !dbg !227
  call void @llvm.dbg.declare(metadata i8* %2, metadata !228, metadata !DIExpression()), !dbg !229
  %4 = call zeroext i8 @input(), !dbg !230
  store i8 %4, i8* %2, align 1, !dbg !229
  %5 = load i8, i8* %2, align 1, !dbg !231
  %6 = zext i8 %5 to i32, !dbg !231
  %7 = load i32, i32* @bad, align 4, !dbg !233
  %8 = icmp ne i32 %7, 0, !dbg !233
  %9 = zext i1 %8 to i64, !dbg !233
  %10 = select i1 %8, i32 5, i32 4, !dbg !233
  %11 = icmp slt i32 %6, %10, !dbg !234
  br i1 %11, label %12, label %17, !dbg !235

12:                                               ; preds = %0
  %13 = load i8, i8* %2, align 1, !dbg !236
  %14 = zext i8 %13 to i64, !dbg !237
  %15 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %14, !dbg !237
  %16 = load i32, i32* %15, align 4, !dbg !237
  store volatile i32 %16, i32* @sink, align 4, !dbg !238
  br label %17, !dbg !239

17:                                               ; preds = %12, %0
  ret void, !dbg !240
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_heap() #0 !dbg !241 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !242, metadata !DIExpression()), !dbg !243
  %3 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 1) #9, !dbg !244
  store i8* %3, i8** %1, align 8, !dbg !243
  call void @llvm.dbg.declare(metadata i8* %2, metadata !245, metadata !DIExpression()), !dbg !246
  %4 = call zeroext i8 @input(), !dbg !247
  store i8 %4, i8* %2, align 1, !dbg !246
  %5 = load i8, i8* %2, align 1, !dbg !248
  %6 = sext i8 %5 to i32, !dbg !248
  %7 = icmp slt i32 %6, 8, !dbg !250
  br i1 %7, label %8, label %23, !dbg !251

8:                                                ; preds = %0
  %9 = load i8, i8* %2, align 1, !dbg !252
  %10 = sext i8 %9 to i32, !dbg !252
  %11 = load i32, i32* @bad, align 4, !dbg !253
  %12 = icmp ne i32 %11, 0, !dbg !253
  %13 = zext i1 %12 to i64, !dbg !253
  %14 = select i1 %12, i32 -4, i32 0, !dbg !253
  %15 = icmp sge i32 %10, %14, !dbg !254
  br i1 %15, label %16, label %23, !dbg !255

16:                                               ; preds = %8
  %17 = load i8*, i8** %1, align 8, !dbg !256
  %18 = load i8, i8* %2, align 1, !dbg !257
  %19 = sext i8 %18 to i64, !dbg !256
  %20 = getelementptr inbounds i8, i8* %17, i64 %19, !dbg !256
  %21 = load i8, i8* %20, align 1, !dbg !256
  %22 = sext i8 %21 to i32, !dbg !256
  store volatile i32 %22, i32* @sink, align 4, !dbg !258
  br label %23, !dbg !259

23:                                               ; preds = %16, %8, %0
  %24 = load i8*, i8** %1, align 8, !dbg !260
  call void @free(i8* noundef %24) #9, !dbg !261
  ret void, !dbg !262
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_index_negative() #0 !dbg !263 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !264, metadata !DIExpression()), !dbg !265
  %2 = call zeroext i8 @input(), !dbg !266
  store i8 %2, i8* %1, align 1, !dbg !265
  %3 = load i8, i8* %1, align 1, !dbg !267
  %4 = zext i8 %3 to i32, !dbg !267
  %5 = and i32 %4, 7, !dbg !268
  %6 = load i32, i32* @bad, align 4, !dbg !269
  %7 = sub nsw i32 %5, %6, !dbg !270
  %8 = sext i32 %7 to i64, !dbg !271
  %9 = getelementptr inbounds [10 x i32], [10 x i32]* @table, i64 0, i64 %8, !dbg !271
  %10 = load i32, i32* %9, align 4, !dbg !271
  store volatile i32 %10, i32* @sink, align 4, !dbg !272
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_straddles() #0 !dbg !274 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !275, metadata !DIExpression()), !dbg !276
  %3 = call noalias i8* @calloc(i64 noundef 10, i64 noundef 1) #9, !dbg !277
  store i8* %3, i8** %1, align 8, !dbg !276
  call void @llvm.dbg.declare(metadata i8* %2, metadata !278, metadata !DIExpression()), !dbg !279
  %4 = call zeroext i8 @input(), !dbg !280
  store i8 %4, i8* %2, align 1, !dbg !279
  %5 = load i8, i8* %2, align 1, !dbg !281
  %6 = zext i8 %5 to i32, !dbg !281
  %7 = load i32, i32* @bad, align 4, !dbg !283
  %8 = icmp ne i32 %7, 0, !dbg !283
  %9 = zext i1 %8 to i64, !dbg !283
  %10 = select i1 %8, i32 8, i32 4, !dbg !283
  %11 = icmp eq i32 %6, %10, !dbg !284
  br i1 %11, label %12, label %19, !dbg !285

12:                                               ; preds = %0
  %13 = load i8*, i8** %1, align 8, !dbg !286
  %14 = load i8, i8* %2, align 1, !dbg !287
  %15 = zext i8 %14 to i32, !dbg !287
  %16 = sext i32 %15 to i64, !dbg !288
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !288
  %18 = bitcast i8* %17 to i32*, !dbg !289
  store i32 1, i32* %18, align 4, !dbg !290
  br label %19, !dbg !289

19:                                               ; preds = %12, %0
  %20 = load i8*, i8** %1, align 8, !dbg !291
  call void @free(i8* noundef %20) #9, !dbg !292
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_place_past_end() #0 !dbg !294 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !295, metadata !DIExpression()), !dbg !296
  %3 = call noalias i8* @calloc(i64 noundef 10, i64 noundef 1) #9, !dbg !297
  store i8* %3, i8** %1, align 8, !dbg !296
  call void @llvm.dbg.declare(metadata i8* %2, metadata !298, metadata !DIExpression()), !dbg !299
  %4 = call zeroext i8 @input(), !dbg !300
  store i8 %4, i8* %2, align 1, !dbg !299
  %5 = load i8, i8* %2, align 1, !dbg !301
  %6 = zext i8 %5 to i32, !dbg !301
  %7 = load i32, i32* @bad, align 4, !dbg !303
  %8 = icmp ne i32 %7, 0, !dbg !303
  %9 = zext i1 %8 to i64, !dbg !303
  %10 = select i1 %8, i32 13, i32 4, !dbg !303
  %11 = icmp eq i32 %6, %10, !dbg !304
  br i1 %11, label %12, label %19, !dbg !305

12:                                               ; preds = %0
  %13 = load i8*, i8** %1, align 8, !dbg !306
  %14 = load i8, i8* %2, align 1, !dbg !307
  %15 = zext i8 %14 to i32, !dbg !307
  %16 = sext i32 %15 to i64, !dbg !308
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !308
  %18 = bitcast i8* %17 to i32*, !dbg !309
  store i32 1, i32* %18, align 4, !dbg !310
  br label %19, !dbg !309

19:                                               ; preds = %12, %0
  %20 = load i8*, i8** %1, align 8, !dbg !311
  call void @free(i8* noundef %20) #9, !dbg !312
  ret void, !dbg !313
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_malloc() #0 !dbg !314 {
  %1 = alloca i8, align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !315, metadata !DIExpression()), !dbg !316
  %3 = call zeroext i8 @input(), !dbg !317
  store i8 %3, i8* %1, align 1, !dbg !316
  %4 = load i8, i8* %1, align 1, !dbg !318
  %5 = zext i8 %4 to i32, !dbg !318
  %6 = icmp eq i32 %5, 0, !dbg !320
  br i1 %6, label %7, label %8, !dbg !321

7:                                                ; preds = %0
  br label %28, !dbg !322

8:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %2, metadata !323, metadata !DIExpression()), !dbg !324
  %9 = load i8, i8* %1, align 1, !dbg !325
  %10 = zext i8 %9 to i64, !dbg !325
  %11 = call noalias i8* @malloc(i64 noundef %10) #9, !dbg !326
  store i8* %11, i8** %2, align 8, !dbg !324
  %12 = load i8*, i8** %2, align 8, !dbg !327
  %13 = load i32, i32* @bad, align 4, !dbg !328
  %14 = icmp ne i32 %13, 0, !dbg !328
  br i1 %14, label %15, label %19, !dbg !328

15:                                               ; preds = %8
  %16 = load i8, i8* %1, align 1, !dbg !329
  %17 = zext i8 %16 to i32, !dbg !329
  %18 = and i32 %17, 3, !dbg !330
  br label %23, !dbg !328

19:                                               ; preds = %8
  %20 = load i8, i8* %1, align 1, !dbg !331
  %21 = zext i8 %20 to i32, !dbg !331
  %22 = sub nsw i32 %21, 1, !dbg !332
  br label %23, !dbg !328

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !328
  %25 = sext i32 %24 to i64, !dbg !327
  %26 = getelementptr inbounds i8, i8* %12, i64 %25, !dbg !327
  store i8 1, i8* %26, align 1, !dbg !333
  %27 = load i8*, i8** %2, align 8, !dbg !334
  call void @free(i8* noundef %27) #9, !dbg !335
  br label %28, !dbg !336

28:                                               ; preds = %23, %7
  ret void, !dbg !336
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memcpy() #0 !dbg !337 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca [32 x i8], align 16
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !338, metadata !DIExpression()), !dbg !342
  call void @llvm.dbg.declare(metadata [32 x i8]* %2, metadata !343, metadata !DIExpression()), !dbg !347
  %4 = bitcast [32 x i8]* %2 to i8*, !dbg !347
  call void @llvm.memset.p0i8.i64(i8* align 16 %4, i8 0, i64 32, i1 false), !dbg !347
  call void @llvm.dbg.declare(metadata i8* %3, metadata !348, metadata !DIExpression()), !dbg !349
  %5 = call zeroext i8 @input(), !dbg !350
  store i8 %5, i8* %3, align 1, !dbg !349
  %6 = load i8, i8* %3, align 1, !dbg !351
  %7 = zext i8 %6 to i32, !dbg !351
  %8 = load i32, i32* @bad, align 4, !dbg !353
  %9 = icmp ne i32 %8, 0, !dbg !353
  %10 = zext i1 %9 to i64, !dbg !353
  %11 = select i1 %9, i32 17, i32 16, !dbg !353
  %12 = icmp sle i32 %7, %11, !dbg !354
  br i1 %12, label %13, label %18, !dbg !355

13:                                               ; preds = %0
  %14 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !356
  %15 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !356
  %16 = load i8, i8* %3, align 1, !dbg !357
  %17 = zext i8 %16 to i64, !dbg !357
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %14, i8* align 16 %15, i64 %17, i1 false), !dbg !356
  br label %18, !dbg !356

18:                                               ; preds = %13, %0
  ret void, !dbg !358
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_size_memset() #0 !dbg !359 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !360, metadata !DIExpression()), !dbg !364
  call void @llvm.dbg.declare(metadata i8* %2, metadata !365, metadata !DIExpression()), !dbg !366
  %3 = call zeroext i8 @input(), !dbg !367
  store i8 %3, i8* %2, align 1, !dbg !366
  %4 = load i8, i8* %2, align 1, !dbg !368
  %5 = zext i8 %4 to i32, !dbg !368
  %6 = load i32, i32* @bad, align 4, !dbg !370
  %7 = mul nsw i32 2, %6, !dbg !371
  %8 = add nsw i32 8, %7, !dbg !372
  %9 = icmp slt i32 %5, %8, !dbg !373
  br i1 %9, label %10, label %14, !dbg !374

10:                                               ; preds = %0
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !375
  %12 = load i8, i8* %2, align 1, !dbg !376
  %13 = zext i8 %12 to i64, !dbg !376
  call void @llvm.memset.p0i8.i64(i8* align 1 %11, i8 0, i64 %13, i1 false), !dbg !375
  br label %14, !dbg !375

14:                                               ; preds = %10, %0
  ret void, !dbg !377
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_division() #0 !dbg !378 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !379, metadata !DIExpression()), !dbg !380
  %2 = call zeroext i8 @input(), !dbg !381
  store i8 %2, i8* %1, align 1, !dbg !380
  %3 = load i32, i32* @bad, align 4, !dbg !382
  %4 = icmp ne i32 %3, 0, !dbg !382
  br i1 %4, label %9, label %5, !dbg !384

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !385
  %7 = zext i8 %6 to i32, !dbg !385
  %8 = icmp ne i32 %7, 0, !dbg !385
  br i1 %8, label %9, label %13, !dbg !386

9:                                                ; preds = %5, %0
  %10 = load i8, i8* %1, align 1, !dbg !387
  %11 = zext i8 %10 to i32, !dbg !387
  %12 = sdiv i32 100, %11, !dbg !388
  store volatile i32 %12, i32* @sink, align 4, !dbg !389
  br label %13, !dbg !390

13:                                               ; preds = %9, %5
  ret void, !dbg !391
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_null() #0 !dbg !392 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !393, metadata !DIExpression()), !dbg !394
  %4 = call zeroext i8 @input(), !dbg !395
  store i8 %4, i8* %1, align 1, !dbg !394
  call void @llvm.dbg.declare(metadata i32* %2, metadata !396, metadata !DIExpression()), !dbg !397
  store i32 0, i32* %2, align 4, !dbg !397
  call void @llvm.dbg.declare(metadata i32** %3, metadata !398, metadata !DIExpression()), !dbg !399
  %5 = load i32, i32* @bad, align 4, !dbg !400
  %6 = icmp ne i32 %5, 0, !dbg !400
  br i1 %6, label %7, label %12, !dbg !401

7:                                                ; preds = %0
  %8 = load i8, i8* %1, align 1, !dbg !402
  %9 = zext i8 %8 to i32, !dbg !402
  %10 = icmp eq i32 %9, 77, !dbg !403
  br i1 %10, label %11, label %12, !dbg !400

11:                                               ; preds = %7
  br label %13, !dbg !400

12:                                               ; preds = %7, %0
  br label %13, !dbg !400

13:                                               ; preds = %12, %11
  %14 = phi i32* [ null, %11 ], [ %2, %12 ], !dbg !400
  store i32* %14, i32** %3, align 8, !dbg !399
  %15 = load i32*, i32** %3, align 8, !dbg !404
  store i32 1, i32* %15, align 4, !dbg !405
  ret void, !dbg !406
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_assertion() #0 !dbg !407 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !408, metadata !DIExpression()), !dbg !409
  %2 = call zeroext i8 @input(), !dbg !410
  store i8 %2, i8* %1, align 1, !dbg !409
  %3 = load i32, i32* @bad, align 4, !dbg !411
  %4 = icmp ne i32 %3, 0, !dbg !411
  br i1 %4, label %11, label %5, !dbg !413

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !414
  %7 = zext i8 %6 to i32, !dbg !414
  %8 = icmp slt i32 %7, 200, !dbg !415
  %9 = zext i1 %8 to i32, !dbg !415
  %10 = sext i32 %9 to i64, !dbg !414
  call void @klee_assume(i64 noundef %10), !dbg !416
  br label %11, !dbg !416

11:                                               ; preds = %5, %0
  %12 = load i8, i8* %1, align 1, !dbg !417
  %13 = zext i8 %12 to i32, !dbg !417
  %14 = mul nsw i32 %13, 3, !dbg !417
  %15 = icmp ne i32 %14, 603, !dbg !417
  br i1 %15, label %16, label %17, !dbg !420

16:                                               ; preds = %11
  br label %18, !dbg !420

17:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.15, i64 0, i64 0), i32 noundef 111, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @__PRETTY_FUNCTION__.symbolic_assertion, i64 0, i64 0)) #10, !dbg !417
  unreachable, !dbg !417

18:                                               ; preds = %16
  ret void, !dbg !421
}

declare void @klee_assume(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_free() #0 !dbg !422 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !423, metadata !DIExpression()), !dbg !424
  %4 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !425
  store i8* %4, i8** %1, align 8, !dbg !424
  call void @llvm.dbg.declare(metadata i8** %2, metadata !426, metadata !DIExpression()), !dbg !427
  %5 = load i8*, i8** %1, align 8, !dbg !428
  store i8* %5, i8** %2, align 8, !dbg !427
  call void @llvm.dbg.declare(metadata i8* %3, metadata !429, metadata !DIExpression()), !dbg !430
  %6 = call zeroext i8 @input(), !dbg !431
  store i8 %6, i8* %3, align 1, !dbg !430
  %7 = load i32, i32* @bad, align 4, !dbg !432
  %8 = icmp ne i32 %7, 0, !dbg !432
  br i1 %8, label %9, label %15, !dbg !434

9:                                                ; preds = %0
  %10 = load i8, i8* %3, align 1, !dbg !435
  %11 = zext i8 %10 to i32, !dbg !435
  %12 = icmp sgt i32 %11, 250, !dbg !436
  br i1 %12, label %13, label %15, !dbg !437

13:                                               ; preds = %9
  %14 = load i8*, i8** %1, align 8, !dbg !438
  call void @free(i8* noundef %14) #9, !dbg !439
  br label %15, !dbg !439

15:                                               ; preds = %13, %9, %0
  %16 = load i8*, i8** %2, align 8, !dbg !440
  call void @free(i8* noundef %16) #9, !dbg !441
  ret void, !dbg !442
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_use_after_free() #0 !dbg !443 {
  %1 = alloca i8*, align 8
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !444, metadata !DIExpression()), !dbg !445
  %3 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #9, !dbg !446
  store i8* %3, i8** %1, align 8, !dbg !445
  call void @llvm.dbg.declare(metadata i8* %2, metadata !447, metadata !DIExpression()), !dbg !448
  %4 = call zeroext i8 @input(), !dbg !449
  store i8 %4, i8* %2, align 1, !dbg !448
  %5 = load i8, i8* %2, align 1, !dbg !450
  %6 = zext i8 %5 to i32, !dbg !450
  %7 = icmp eq i32 %6, 42, !dbg !452
  br i1 %7, label %8, label %10, !dbg !453

8:                                                ; preds = %0
  %9 = load i8*, i8** %1, align 8, !dbg !454
  call void @free(i8* noundef %9) #9, !dbg !455
  br label %10, !dbg !455

10:                                               ; preds = %8, %0
  %11 = load i32, i32* @bad, align 4, !dbg !456
  %12 = icmp ne i32 %11, 0, !dbg !456
  br i1 %12, label %13, label %17, !dbg !458

13:                                               ; preds = %10
  %14 = load i8, i8* %2, align 1, !dbg !459
  %15 = zext i8 %14 to i32, !dbg !459
  %16 = icmp sgt i32 %15, 41, !dbg !460
  br i1 %16, label %21, label %24, !dbg !456

17:                                               ; preds = %10
  %18 = load i8, i8* %2, align 1, !dbg !461
  %19 = zext i8 %18 to i32, !dbg !461
  %20 = icmp sgt i32 %19, 42, !dbg !462
  br i1 %20, label %21, label %24, !dbg !458

21:                                               ; preds = %17, %13
  %22 = load i8*, i8** %1, align 8, !dbg !463
  %23 = getelementptr inbounds i8, i8* %22, i64 0, !dbg !463
  store i8 1, i8* %23, align 1, !dbg !464
  br label %24, !dbg !463

24:                                               ; preds = %21, %17, %13
  %25 = load i8, i8* %2, align 1, !dbg !465
  %26 = zext i8 %25 to i32, !dbg !465
  %27 = icmp ne i32 %26, 42, !dbg !467
  br i1 %27, label %28, label %30, !dbg !468

28:                                               ; preds = %24
  %29 = load i8*, i8** %1, align 8, !dbg !469
  call void @free(i8* noundef %29) #9, !dbg !470
  br label %30, !dbg !470

30:                                               ; preds = %28, %24
  ret void, !dbg !471
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_string() #0 !dbg !472 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !473, metadata !DIExpression()), !dbg !475
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !476, metadata !DIExpression()), !dbg !477
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !478
  call void @klee_make_symbolic(i8* noundef %3, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.19, i64 0, i64 0)), !dbg !479
  %4 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 3, !dbg !480
  store i8 0, i8* %4, align 1, !dbg !481
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !482
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !483
  %7 = call i8* @strcpy(i8* noundef %5, i8* noundef %6) #9, !dbg !484
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !485
  %9 = call i32 @strcmp(i8* noundef %8, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i64 0, i64 0)) #8, !dbg !487
  %10 = icmp eq i32 %9, 0, !dbg !488
  br i1 %10, label %11, label %19, !dbg !489

11:                                               ; preds = %0
  %12 = load i32, i32* @bad, align 4, !dbg !490
  %13 = icmp ne i32 %12, 0, !dbg !490
  br i1 %13, label %14, label %19, !dbg !491

14:                                               ; preds = %11
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !492
  %16 = call i64 @strlen(i8* noundef %15) #8, !dbg !493
  %17 = add i64 %16, 1, !dbg !494
  %18 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %17, !dbg !495
  store i8 1, i8* %18, align 1, !dbg !496
  br label %19, !dbg !495

19:                                               ; preds = %14, %11, %0
  ret void, !dbg !497
}

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overflow() #0 !dbg !498 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !499, metadata !DIExpression()), !dbg !500
  %2 = bitcast i32* %1 to i8*, !dbg !501
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 4, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !502
  %3 = load i32, i32* @bad, align 4, !dbg !503
  %4 = icmp ne i32 %3, 0, !dbg !503
  br i1 %4, label %10, label %5, !dbg !505

5:                                                ; preds = %0
  %6 = load i32, i32* %1, align 4, !dbg !506
  %7 = icmp slt i32 %6, 2147483647, !dbg !507
  %8 = zext i1 %7 to i32, !dbg !507
  %9 = sext i32 %8 to i64, !dbg !506
  call void @klee_assume(i64 noundef %9), !dbg !508
  br label %10, !dbg !508

10:                                               ; preds = %5, %0
  %11 = load i32, i32* %1, align 4, !dbg !509
  %12 = add nsw i32 %11, 1, !dbg !510
  store volatile i32 %12, i32* @sink, align 4, !dbg !511
  ret void, !dbg !512
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_multiplication() #0 !dbg !513 {
  %1 = alloca i16, align 2
  call void @llvm.dbg.declare(metadata i16* %1, metadata !514, metadata !DIExpression()), !dbg !516
  %2 = bitcast i16* %1 to i8*, !dbg !517
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !518
  %3 = load i32, i32* @bad, align 4, !dbg !519
  %4 = icmp ne i32 %3, 0, !dbg !519
  %5 = zext i1 %4 to i64, !dbg !519
  %6 = select i1 %4, i32 65537, i32 65535, !dbg !519
  %7 = load i16, i16* %1, align 2, !dbg !520
  %8 = sext i16 %7 to i32, !dbg !520
  %9 = mul nsw i32 %6, %8, !dbg !521
  store volatile i32 %9, i32* @sink, align 4, !dbg !522
  ret void, !dbg !523
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_shift() #0 !dbg !524 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !525, metadata !DIExpression()), !dbg !526
  %2 = call zeroext i8 @input(), !dbg !527
  store i8 %2, i8* %1, align 1, !dbg !526
  %3 = load i8, i8* %1, align 1, !dbg !528
  %4 = zext i8 %3 to i32, !dbg !528
  %5 = load i32, i32* @bad, align 4, !dbg !529
  %6 = icmp ne i32 %5, 0, !dbg !529
  %7 = zext i1 %6 to i64, !dbg !529
  %8 = select i1 %6, i32 63, i32 31, !dbg !529
  %9 = and i32 %4, %8, !dbg !530
  %10 = shl i32 1, %9, !dbg !531
  store volatile i32 %10, i32* @sink, align 4, !dbg !532
  ret void, !dbg !533
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_misaligned() #0 !dbg !73 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !534, metadata !DIExpression()), !dbg !535
  %2 = call zeroext i8 @input(), !dbg !536
  store i8 %2, i8* %1, align 1, !dbg !535
  %3 = load i32, i32* @bad, align 4, !dbg !537
  %4 = icmp ne i32 %3, 0, !dbg !537
  br i1 %4, label %5, label %9, !dbg !537

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !538
  %7 = zext i8 %6 to i32, !dbg !538
  %8 = and i32 %7, 6, !dbg !539
  br label %13, !dbg !537

9:                                                ; preds = %0
  %10 = load i8, i8* %1, align 1, !dbg !540
  %11 = zext i8 %10 to i32, !dbg !540
  %12 = and i32 %11, 4, !dbg !541
  br label %13, !dbg !537

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !537
  %15 = sext i32 %14 to i64, !dbg !542
  %16 = getelementptr inbounds i8, i8* bitcast ([4 x i64]* @symbolic_misaligned.words to i8*), i64 %15, !dbg !542
  %17 = bitcast i8* %16 to i32*, !dbg !543
  %18 = load i32, i32* %17, align 4, !dbg !543
  store volatile i32 %18, i32* @sink, align 4, !dbg !544
  ret void, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_uninitialised() #0 !dbg !546 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !547, metadata !DIExpression()), !dbg !548
  call void @llvm.dbg.declare(metadata i8* %2, metadata !549, metadata !DIExpression()), !dbg !550
  %3 = call zeroext i8 @input(), !dbg !551
  store i8 %3, i8* %2, align 1, !dbg !550
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 2, !dbg !552
  store i32 1, i32* %4, align 8, !dbg !553
  %5 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 1, !dbg !554
  store i32 1, i32* %5, align 4, !dbg !555
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !556
  store i32 1, i32* %6, align 16, !dbg !557
  %7 = load i32, i32* @bad, align 4, !dbg !558
  %8 = icmp ne i32 %7, 0, !dbg !558
  br i1 %8, label %11, label %9, !dbg !560

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 3, !dbg !561
  store i32 1, i32* %10, align 4, !dbg !562
  br label %11, !dbg !561

11:                                               ; preds = %9, %0
  %12 = load i8, i8* %2, align 1, !dbg !563
  %13 = zext i8 %12 to i32, !dbg !563
  %14 = and i32 %13, 3, !dbg !565
  %15 = sext i32 %14 to i64, !dbg !566
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %15, !dbg !566
  %17 = load i32, i32* %16, align 4, !dbg !566
  %18 = icmp ne i32 %17, 0, !dbg !566
  br i1 %18, label %19, label %20, !dbg !567

19:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !568
  br label %20, !dbg !569

20:                                               ; preds = %19, %11
  ret void, !dbg !570
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_leak() #0 !dbg !571 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !572, metadata !DIExpression()), !dbg !573
  %2 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !574
  store i8* %2, i8** %1, align 8, !dbg !573
  %3 = call zeroext i8 @input(), !dbg !575
  %4 = zext i8 %3 to i32, !dbg !575
  %5 = icmp eq i32 %4, 9, !dbg !577
  br i1 %5, label %6, label %11, !dbg !578

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !579
  %8 = icmp ne i32 %7, 0, !dbg !579
  br i1 %8, label %9, label %11, !dbg !580

9:                                                ; preds = %6
  %10 = call noalias i8* @malloc(i64 noundef 5) #9, !dbg !581
  store i8* %10, i8** %1, align 8, !dbg !582
  br label %11, !dbg !583

11:                                               ; preds = %9, %6, %0
  %12 = load i8*, i8** %1, align 8, !dbg !584
  call void @free(i8* noundef %12) #9, !dbg !585
  ret void, !dbg !586
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_name_that_is_missing() #0 !dbg !87 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !587, metadata !DIExpression()), !dbg !588
  %2 = call zeroext i8 @input(), !dbg !589
  store i8 %2, i8* %1, align 1, !dbg !588
  %3 = load i32, i32* @bad, align 4, !dbg !590
  %4 = icmp ne i32 %3, 0, !dbg !590
  br i1 %4, label %12, label %5, !dbg !592

5:                                                ; preds = %0
  %6 = load i8, i8* %1, align 1, !dbg !593
  %7 = zext i8 %6 to i32, !dbg !593
  %8 = and i32 %7, 3, !dbg !594
  %9 = icmp ne i32 %8, 2, !dbg !595
  %10 = zext i1 %9 to i32, !dbg !595
  %11 = sext i32 %10 to i64, !dbg !596
  call void @klee_assume(i64 noundef %11), !dbg !597
  br label %12, !dbg !597

12:                                               ; preds = %5, %0
  %13 = load i8, i8* %1, align 1, !dbg !598
  %14 = zext i8 %13 to i32, !dbg !598
  %15 = and i32 %14, 3, !dbg !600
  %16 = sext i32 %15 to i64, !dbg !601
  %17 = getelementptr inbounds [4 x i8*], [4 x i8*]* @symbolic_name_that_is_missing.names, i64 0, i64 %16, !dbg !601
  %18 = load i8*, i8** %17, align 8, !dbg !601
  %19 = call i32 @strcmp(i8* noundef %18, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.29, i64 0, i64 0)) #8, !dbg !602
  %20 = icmp eq i32 %19, 0, !dbg !603
  br i1 %20, label %21, label %22, !dbg !604

21:                                               ; preds = %12
  store volatile i32 1, i32* @sink, align 4, !dbg !605
  br label %22, !dbg !606

22:                                               ; preds = %21, %12
  ret void, !dbg !607
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_freed_block_compared() #0 !dbg !608 {
  %1 = alloca [2 x i8*], align 16
  call void @llvm.dbg.declare(metadata [2 x i8*]* %1, metadata !609, metadata !DIExpression()), !dbg !613
  %2 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !614
  %3 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !615
  store i8* %3, i8** %2, align 8, !dbg !614
  %4 = getelementptr inbounds i8*, i8** %2, i64 1, !dbg !614
  %5 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !616
  store i8* %5, i8** %4, align 8, !dbg !614
  %6 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !617
  %7 = load i8*, i8** %6, align 16, !dbg !617
  %8 = icmp ne i8* %7, null, !dbg !617
  br i1 %8, label %9, label %13, !dbg !619

9:                                                ; preds = %0
  %10 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !620
  %11 = load i8*, i8** %10, align 8, !dbg !620
  %12 = icmp ne i8* %11, null, !dbg !620
  br i1 %12, label %14, label %13, !dbg !621

13:                                               ; preds = %9, %0
  br label %42, !dbg !622

14:                                               ; preds = %9
  %15 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !623
  %16 = load i8*, i8** %15, align 16, !dbg !623
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0), i64 4, i1 false), !dbg !624
  %17 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !625
  %18 = load i8*, i8** %17, align 8, !dbg !625
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %18, i8* align 1 getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0), i64 4, i1 false), !dbg !626
  %19 = load i32, i32* @bad, align 4, !dbg !627
  %20 = icmp ne i32 %19, 0, !dbg !627
  br i1 %20, label %21, label %24, !dbg !629

21:                                               ; preds = %14
  %22 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !630
  %23 = load i8*, i8** %22, align 8, !dbg !630
  call void @free(i8* noundef %23) #9, !dbg !631
  br label %24, !dbg !631

24:                                               ; preds = %21, %14
  %25 = call zeroext i8 @input(), !dbg !632
  %26 = zext i8 %25 to i32, !dbg !632
  %27 = and i32 %26, 1, !dbg !634
  %28 = sext i32 %27 to i64, !dbg !635
  %29 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 %28, !dbg !635
  %30 = load i8*, i8** %29, align 8, !dbg !635
  %31 = call i32 @memcmp(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i64 0, i64 0), i8* noundef %30, i64 noundef 4) #8, !dbg !636
  %32 = icmp ne i32 %31, 0, !dbg !637
  br i1 %32, label %33, label %34, !dbg !638

33:                                               ; preds = %24
  store volatile i32 1, i32* @sink, align 4, !dbg !639
  br label %34, !dbg !640

34:                                               ; preds = %33, %24
  %35 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 0, !dbg !641
  %36 = load i8*, i8** %35, align 16, !dbg !641
  call void @free(i8* noundef %36) #9, !dbg !642
  %37 = load i32, i32* @bad, align 4, !dbg !643
  %38 = icmp ne i32 %37, 0, !dbg !643
  br i1 %38, label %42, label %39, !dbg !645

39:                                               ; preds = %34
  %40 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !646
  %41 = load i8*, i8** %40, align 8, !dbg !646
  call void @free(i8* noundef %41) #9, !dbg !647
  br label %42, !dbg !647

42:                                               ; preds = %13, %39, %34
  ret void, !dbg !648
}

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_overlap() #0 !dbg !649 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !650, metadata !DIExpression()), !dbg !651
  %2 = bitcast [8 x i8]* %1 to i8*, !dbg !651
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.symbolic_overlap.text, i32 0, i32 0), i64 8, i1 false), !dbg !651
  %3 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !652
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !653
  %5 = call zeroext i8 @input(), !dbg !654
  %6 = zext i8 %5 to i32, !dbg !654
  %7 = load i32, i32* @bad, align 4, !dbg !655
  %8 = icmp ne i32 %7, 0, !dbg !655
  %9 = zext i1 %8 to i64, !dbg !655
  %10 = select i1 %8, i32 3, i32 4, !dbg !655
  %11 = and i32 %6, %10, !dbg !656
  %12 = sext i32 %11 to i64, !dbg !657
  %13 = getelementptr inbounds i8, i8* %4, i64 %12, !dbg !657
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 %13, i64 4, i1 false), !dbg !652
  ret void, !dbg !658
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @symbolic_text_of_no_characters() #0 !dbg !659 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !660, metadata !DIExpression()), !dbg !661
  %2 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !662
  call void @llvm.memset.p0i8.i64(i8* align 1 %2, i8 120, i64 8, i1 false), !dbg !662
  %3 = load i32, i32* @bad, align 4, !dbg !663
  %4 = icmp ne i32 %3, 0, !dbg !663
  %5 = zext i1 %4 to i64, !dbg !663
  %6 = select i1 %4, i32 1, i32 0, !dbg !663
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !664
  %8 = call zeroext i8 @input(), !dbg !665
  %9 = zext i8 %8 to i32, !dbg !665
  %10 = and i32 %9, 8, !dbg !666
  %11 = sext i32 %10 to i64, !dbg !667
  %12 = getelementptr inbounds i8, i8* %7, i64 %11, !dbg !667
  %13 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.35, i64 0, i64 0), i32 noundef %6, i8* noundef %12), !dbg !668
  ret void, !dbg !669
}

declare i32 @printf(i8* noundef, ...) #3

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
!llvm.module.flags = !{!96, !97, !98, !99, !100, !101, !102}
!llvm.ident = !{!103}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !13, line: 18, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/symbolic.c", directory: ".", checksumkind: CSK_MD5, checksum: "73c4cddbf23c357728925a7c1d7f2d6a")
!4 = !{!5, !6, !8}
!5 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11, !0, !25, !27, !32, !34, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !79, !81, !83, !85, !90, !92, !94}
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
!96 = !{i32 7, !"Dwarf Version", i32 5}
!97 = !{i32 2, !"Debug Info Version", i32 3}
!98 = !{i32 1, !"wchar_size", i32 4}
!99 = !{i32 7, !"PIC Level", i32 2}
!100 = !{i32 7, !"PIE Level", i32 2}
!101 = !{i32 7, !"uwtable", i32 1}
!102 = !{i32 7, !"frame-pointer", i32 2}
!103 = !{!"Debian clang version 14.0.6"}
!104 = distinct !DISubprogram(name: "main", scope: !13, file: !13, line: 30, type: !105, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !74)
!105 = !DISubroutineType(types: !106)
!106 = !{!7, !7, !107}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!108 = !DILocalVariable(name: "argc", arg: 1, scope: !104, file: !13, line: 30, type: !7)
!109 = !DILocation(line: 30, column: 14, scope: !104)
!110 = !DILocalVariable(name: "argv", arg: 2, scope: !104, file: !13, line: 30, type: !107)
!111 = !DILocation(line: 30, column: 27, scope: !104)
!112 = !DILocation(line: 32, column: 11, scope: !104)
!113 = !DILocation(line: 32, column: 16, scope: !104)
!114 = !DILocation(line: 32, column: 20, scope: !104)
!115 = !DILocation(line: 32, column: 30, scope: !104)
!116 = !DILocation(line: 32, column: 23, scope: !104)
!117 = !DILocation(line: 32, column: 46, scope: !104)
!118 = !DILocation(line: 0, scope: !104)
!119 = !DILocation(line: 32, column: 9, scope: !104)
!120 = !DILocalVariable(name: "c", scope: !121, file: !13, line: 33, type: !14)
!121 = distinct !DILexicalBlock(scope: !104, file: !13, line: 33, column: 5)
!122 = !DILocation(line: 33, column: 29, scope: !121)
!123 = !DILocation(line: 33, column: 33, scope: !121)
!124 = !DILocation(line: 33, column: 10, scope: !121)
!125 = !DILocation(line: 33, column: 44, scope: !126)
!126 = distinct !DILexicalBlock(scope: !121, file: !13, line: 33, column: 5)
!127 = !DILocation(line: 33, column: 5, scope: !121)
!128 = !DILocation(line: 34, column: 13, scope: !129)
!129 = distinct !DILexicalBlock(scope: !126, file: !13, line: 34, column: 13)
!130 = !DILocation(line: 34, column: 18, scope: !129)
!131 = !DILocation(line: 34, column: 22, scope: !129)
!132 = !DILocation(line: 34, column: 32, scope: !129)
!133 = !DILocation(line: 34, column: 41, scope: !129)
!134 = !DILocation(line: 34, column: 44, scope: !129)
!135 = !DILocation(line: 34, column: 25, scope: !129)
!136 = !DILocation(line: 34, column: 50, scope: !129)
!137 = !DILocation(line: 34, column: 13, scope: !126)
!138 = !DILocation(line: 35, column: 13, scope: !139)
!139 = distinct !DILexicalBlock(scope: !129, file: !13, line: 34, column: 56)
!140 = !DILocation(line: 35, column: 16, scope: !139)
!141 = !DILocation(line: 36, column: 13, scope: !139)
!142 = !DILocation(line: 34, column: 53, scope: !129)
!143 = !DILocation(line: 33, column: 51, scope: !126)
!144 = !DILocation(line: 33, column: 54, scope: !126)
!145 = !DILocation(line: 33, column: 49, scope: !126)
!146 = !DILocation(line: 33, column: 5, scope: !126)
!147 = distinct !{!147, !127, !148, !149}
!148 = !DILocation(line: 37, column: 9, scope: !121)
!149 = !{!"llvm.loop.mustprogress"}
!150 = !DILocation(line: 38, column: 5, scope: !104)
!151 = !DILocation(line: 39, column: 1, scope: !104)
!152 = distinct !DISubprogram(name: "add_symbolic_index_global", scope: !3, file: !3, line: 18, type: !22, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!153 = !DILocation(line: 18, column: 1, scope: !152)
!154 = distinct !DISubprogram(name: "add_symbolic_index_stack", scope: !3, file: !3, line: 25, type: !22, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!155 = !DILocation(line: 25, column: 1, scope: !154)
!156 = distinct !DISubprogram(name: "add_symbolic_index_heap", scope: !3, file: !3, line: 33, type: !22, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!157 = !DILocation(line: 33, column: 1, scope: !156)
!158 = distinct !DISubprogram(name: "add_symbolic_index_negative", scope: !3, file: !3, line: 42, type: !22, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!159 = !DILocation(line: 42, column: 1, scope: !158)
!160 = distinct !DISubprogram(name: "add_symbolic_place_straddles", scope: !3, file: !3, line: 48, type: !22, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!161 = !DILocation(line: 48, column: 1, scope: !160)
!162 = distinct !DISubprogram(name: "add_symbolic_place_past_end", scope: !3, file: !3, line: 57, type: !22, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!163 = !DILocation(line: 57, column: 1, scope: !162)
!164 = distinct !DISubprogram(name: "add_symbolic_size_malloc", scope: !3, file: !3, line: 66, type: !22, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!165 = !DILocation(line: 66, column: 1, scope: !164)
!166 = distinct !DISubprogram(name: "add_symbolic_size_memcpy", scope: !3, file: !3, line: 76, type: !22, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!167 = !DILocation(line: 76, column: 1, scope: !166)
!168 = distinct !DISubprogram(name: "add_symbolic_size_memset", scope: !3, file: !3, line: 84, type: !22, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!169 = !DILocation(line: 84, column: 1, scope: !168)
!170 = distinct !DISubprogram(name: "add_symbolic_division", scope: !3, file: !3, line: 92, type: !22, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!171 = !DILocation(line: 92, column: 1, scope: !170)
!172 = distinct !DISubprogram(name: "add_symbolic_null", scope: !3, file: !3, line: 99, type: !22, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!173 = !DILocation(line: 99, column: 1, scope: !172)
!174 = distinct !DISubprogram(name: "add_symbolic_assertion", scope: !3, file: !3, line: 106, type: !22, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!175 = !DILocation(line: 106, column: 1, scope: !174)
!176 = distinct !DISubprogram(name: "add_symbolic_free", scope: !3, file: !3, line: 114, type: !22, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!177 = !DILocation(line: 114, column: 1, scope: !176)
!178 = distinct !DISubprogram(name: "add_symbolic_use_after_free", scope: !3, file: !3, line: 123, type: !22, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!179 = !DILocation(line: 123, column: 1, scope: !178)
!180 = distinct !DISubprogram(name: "add_symbolic_string", scope: !3, file: !3, line: 135, type: !22, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!181 = !DILocation(line: 135, column: 1, scope: !180)
!182 = distinct !DISubprogram(name: "add_symbolic_overflow", scope: !3, file: !3, line: 145, type: !22, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!183 = !DILocation(line: 145, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_symbolic_multiplication", scope: !3, file: !3, line: 154, type: !22, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!185 = !DILocation(line: 154, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_symbolic_shift", scope: !3, file: !3, line: 161, type: !22, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!187 = !DILocation(line: 161, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_symbolic_misaligned", scope: !3, file: !3, line: 167, type: !22, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!189 = !DILocation(line: 167, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_symbolic_uninitialised", scope: !3, file: !3, line: 174, type: !22, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!191 = !DILocation(line: 174, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "add_symbolic_leak", scope: !3, file: !3, line: 185, type: !22, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!193 = !DILocation(line: 185, column: 1, scope: !192)
!194 = distinct !DISubprogram(name: "add_symbolic_name_that_is_missing", scope: !3, file: !3, line: 193, type: !22, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!195 = !DILocation(line: 193, column: 1, scope: !194)
!196 = distinct !DISubprogram(name: "add_symbolic_freed_block_compared", scope: !3, file: !3, line: 203, type: !22, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!197 = !DILocation(line: 203, column: 1, scope: !196)
!198 = distinct !DISubprogram(name: "add_symbolic_overlap", scope: !3, file: !3, line: 219, type: !22, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!199 = !DILocation(line: 219, column: 1, scope: !198)
!200 = distinct !DISubprogram(name: "add_symbolic_text_of_no_characters", scope: !3, file: !3, line: 225, type: !22, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!201 = !DILocation(line: 225, column: 1, scope: !200)
!202 = distinct !DISubprogram(name: "symbolic_index_global", scope: !3, file: !3, line: 18, type: !22, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!203 = !DILocalVariable(name: "i", scope: !202, file: !3, line: 20, type: !204)
!204 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!205 = !DILocation(line: 20, column: 19, scope: !202)
!206 = !DILocation(line: 20, column: 23, scope: !202)
!207 = !DILocation(line: 21, column: 9, scope: !208)
!208 = distinct !DILexicalBlock(scope: !202, file: !3, line: 21, column: 9)
!209 = !DILocation(line: 21, column: 15, scope: !208)
!210 = !DILocation(line: 21, column: 11, scope: !208)
!211 = !DILocation(line: 21, column: 9, scope: !202)
!212 = !DILocation(line: 22, column: 15, scope: !208)
!213 = !DILocation(line: 22, column: 9, scope: !208)
!214 = !DILocation(line: 22, column: 18, scope: !208)
!215 = !DILocation(line: 23, column: 1, scope: !202)
!216 = distinct !DISubprogram(name: "input", scope: !3, file: !3, line: 11, type: !217, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!217 = !DISubroutineType(types: !218)
!218 = !{!204}
!219 = !DILocalVariable(name: "x", scope: !216, file: !3, line: 13, type: !204)
!220 = !DILocation(line: 13, column: 19, scope: !216)
!221 = !DILocation(line: 14, column: 5, scope: !216)
!222 = !DILocation(line: 15, column: 12, scope: !216)
!223 = !DILocation(line: 15, column: 5, scope: !216)
!224 = distinct !DISubprogram(name: "symbolic_index_stack", scope: !3, file: !3, line: 25, type: !22, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!225 = !DILocalVariable(name: "a", scope: !224, file: !3, line: 27, type: !226)
!226 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !77)
!227 = !DILocation(line: 27, column: 9, scope: !224)
!228 = !DILocalVariable(name: "i", scope: !224, file: !3, line: 28, type: !204)
!229 = !DILocation(line: 28, column: 19, scope: !224)
!230 = !DILocation(line: 28, column: 23, scope: !224)
!231 = !DILocation(line: 29, column: 9, scope: !232)
!232 = distinct !DILexicalBlock(scope: !224, file: !3, line: 29, column: 9)
!233 = !DILocation(line: 29, column: 14, scope: !232)
!234 = !DILocation(line: 29, column: 11, scope: !232)
!235 = !DILocation(line: 29, column: 9, scope: !224)
!236 = !DILocation(line: 30, column: 18, scope: !232)
!237 = !DILocation(line: 30, column: 16, scope: !232)
!238 = !DILocation(line: 30, column: 14, scope: !232)
!239 = !DILocation(line: 30, column: 9, scope: !232)
!240 = !DILocation(line: 31, column: 1, scope: !224)
!241 = distinct !DISubprogram(name: "symbolic_index_heap", scope: !3, file: !3, line: 33, type: !22, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!242 = !DILocalVariable(name: "p", scope: !241, file: !3, line: 35, type: !8)
!243 = !DILocation(line: 35, column: 11, scope: !241)
!244 = !DILocation(line: 35, column: 15, scope: !241)
!245 = !DILocalVariable(name: "i", scope: !241, file: !3, line: 36, type: !5)
!246 = !DILocation(line: 36, column: 17, scope: !241)
!247 = !DILocation(line: 36, column: 34, scope: !241)
!248 = !DILocation(line: 37, column: 9, scope: !249)
!249 = distinct !DILexicalBlock(scope: !241, file: !3, line: 37, column: 9)
!250 = !DILocation(line: 37, column: 11, scope: !249)
!251 = !DILocation(line: 37, column: 15, scope: !249)
!252 = !DILocation(line: 37, column: 18, scope: !249)
!253 = !DILocation(line: 37, column: 24, scope: !249)
!254 = !DILocation(line: 37, column: 20, scope: !249)
!255 = !DILocation(line: 37, column: 9, scope: !241)
!256 = !DILocation(line: 38, column: 16, scope: !249)
!257 = !DILocation(line: 38, column: 18, scope: !249)
!258 = !DILocation(line: 38, column: 14, scope: !249)
!259 = !DILocation(line: 38, column: 9, scope: !249)
!260 = !DILocation(line: 39, column: 10, scope: !241)
!261 = !DILocation(line: 39, column: 5, scope: !241)
!262 = !DILocation(line: 40, column: 1, scope: !241)
!263 = distinct !DISubprogram(name: "symbolic_index_negative", scope: !3, file: !3, line: 42, type: !22, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!264 = !DILocalVariable(name: "i", scope: !263, file: !3, line: 44, type: !204)
!265 = !DILocation(line: 44, column: 19, scope: !263)
!266 = !DILocation(line: 44, column: 23, scope: !263)
!267 = !DILocation(line: 45, column: 19, scope: !263)
!268 = !DILocation(line: 45, column: 21, scope: !263)
!269 = !DILocation(line: 45, column: 28, scope: !263)
!270 = !DILocation(line: 45, column: 26, scope: !263)
!271 = !DILocation(line: 45, column: 12, scope: !263)
!272 = !DILocation(line: 45, column: 10, scope: !263)
!273 = !DILocation(line: 46, column: 1, scope: !263)
!274 = distinct !DISubprogram(name: "symbolic_place_straddles", scope: !3, file: !3, line: 48, type: !22, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!275 = !DILocalVariable(name: "p", scope: !274, file: !3, line: 50, type: !8)
!276 = !DILocation(line: 50, column: 11, scope: !274)
!277 = !DILocation(line: 50, column: 15, scope: !274)
!278 = !DILocalVariable(name: "i", scope: !274, file: !3, line: 51, type: !204)
!279 = !DILocation(line: 51, column: 19, scope: !274)
!280 = !DILocation(line: 51, column: 23, scope: !274)
!281 = !DILocation(line: 52, column: 9, scope: !282)
!282 = distinct !DILexicalBlock(scope: !274, file: !3, line: 52, column: 9)
!283 = !DILocation(line: 52, column: 15, scope: !282)
!284 = !DILocation(line: 52, column: 11, scope: !282)
!285 = !DILocation(line: 52, column: 9, scope: !274)
!286 = !DILocation(line: 53, column: 18, scope: !282)
!287 = !DILocation(line: 53, column: 22, scope: !282)
!288 = !DILocation(line: 53, column: 20, scope: !282)
!289 = !DILocation(line: 53, column: 9, scope: !282)
!290 = !DILocation(line: 53, column: 25, scope: !282)
!291 = !DILocation(line: 54, column: 10, scope: !274)
!292 = !DILocation(line: 54, column: 5, scope: !274)
!293 = !DILocation(line: 55, column: 1, scope: !274)
!294 = distinct !DISubprogram(name: "symbolic_place_past_end", scope: !3, file: !3, line: 57, type: !22, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!295 = !DILocalVariable(name: "p", scope: !294, file: !3, line: 59, type: !8)
!296 = !DILocation(line: 59, column: 11, scope: !294)
!297 = !DILocation(line: 59, column: 15, scope: !294)
!298 = !DILocalVariable(name: "i", scope: !294, file: !3, line: 60, type: !204)
!299 = !DILocation(line: 60, column: 19, scope: !294)
!300 = !DILocation(line: 60, column: 23, scope: !294)
!301 = !DILocation(line: 61, column: 9, scope: !302)
!302 = distinct !DILexicalBlock(scope: !294, file: !3, line: 61, column: 9)
!303 = !DILocation(line: 61, column: 15, scope: !302)
!304 = !DILocation(line: 61, column: 11, scope: !302)
!305 = !DILocation(line: 61, column: 9, scope: !294)
!306 = !DILocation(line: 62, column: 18, scope: !302)
!307 = !DILocation(line: 62, column: 22, scope: !302)
!308 = !DILocation(line: 62, column: 20, scope: !302)
!309 = !DILocation(line: 62, column: 9, scope: !302)
!310 = !DILocation(line: 62, column: 25, scope: !302)
!311 = !DILocation(line: 63, column: 10, scope: !294)
!312 = !DILocation(line: 63, column: 5, scope: !294)
!313 = !DILocation(line: 64, column: 1, scope: !294)
!314 = distinct !DISubprogram(name: "symbolic_size_malloc", scope: !3, file: !3, line: 66, type: !22, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!315 = !DILocalVariable(name: "n", scope: !314, file: !3, line: 68, type: !204)
!316 = !DILocation(line: 68, column: 19, scope: !314)
!317 = !DILocation(line: 68, column: 23, scope: !314)
!318 = !DILocation(line: 69, column: 9, scope: !319)
!319 = distinct !DILexicalBlock(scope: !314, file: !3, line: 69, column: 9)
!320 = !DILocation(line: 69, column: 11, scope: !319)
!321 = !DILocation(line: 69, column: 9, scope: !314)
!322 = !DILocation(line: 70, column: 9, scope: !319)
!323 = !DILocalVariable(name: "p", scope: !314, file: !3, line: 71, type: !8)
!324 = !DILocation(line: 71, column: 11, scope: !314)
!325 = !DILocation(line: 71, column: 22, scope: !314)
!326 = !DILocation(line: 71, column: 15, scope: !314)
!327 = !DILocation(line: 72, column: 5, scope: !314)
!328 = !DILocation(line: 72, column: 7, scope: !314)
!329 = !DILocation(line: 72, column: 13, scope: !314)
!330 = !DILocation(line: 72, column: 15, scope: !314)
!331 = !DILocation(line: 72, column: 21, scope: !314)
!332 = !DILocation(line: 72, column: 23, scope: !314)
!333 = !DILocation(line: 72, column: 28, scope: !314)
!334 = !DILocation(line: 73, column: 10, scope: !314)
!335 = !DILocation(line: 73, column: 5, scope: !314)
!336 = !DILocation(line: 74, column: 1, scope: !314)
!337 = distinct !DISubprogram(name: "symbolic_size_memcpy", scope: !3, file: !3, line: 76, type: !22, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!338 = !DILocalVariable(name: "to", scope: !337, file: !3, line: 78, type: !339)
!339 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !340)
!340 = !{!341}
!341 = !DISubrange(count: 16)
!342 = !DILocation(line: 78, column: 10, scope: !337)
!343 = !DILocalVariable(name: "from", scope: !337, file: !3, line: 78, type: !344)
!344 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, elements: !345)
!345 = !{!346}
!346 = !DISubrange(count: 32)
!347 = !DILocation(line: 78, column: 18, scope: !337)
!348 = !DILocalVariable(name: "n", scope: !337, file: !3, line: 79, type: !204)
!349 = !DILocation(line: 79, column: 19, scope: !337)
!350 = !DILocation(line: 79, column: 23, scope: !337)
!351 = !DILocation(line: 80, column: 9, scope: !352)
!352 = distinct !DILexicalBlock(scope: !337, file: !3, line: 80, column: 9)
!353 = !DILocation(line: 80, column: 15, scope: !352)
!354 = !DILocation(line: 80, column: 11, scope: !352)
!355 = !DILocation(line: 80, column: 9, scope: !337)
!356 = !DILocation(line: 81, column: 9, scope: !352)
!357 = !DILocation(line: 81, column: 26, scope: !352)
!358 = !DILocation(line: 82, column: 1, scope: !337)
!359 = distinct !DISubprogram(name: "symbolic_size_memset", scope: !3, file: !3, line: 84, type: !22, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!360 = !DILocalVariable(name: "to", scope: !359, file: !3, line: 86, type: !361)
!361 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !362)
!362 = !{!363}
!363 = !DISubrange(count: 8)
!364 = !DILocation(line: 86, column: 10, scope: !359)
!365 = !DILocalVariable(name: "n", scope: !359, file: !3, line: 87, type: !204)
!366 = !DILocation(line: 87, column: 19, scope: !359)
!367 = !DILocation(line: 87, column: 23, scope: !359)
!368 = !DILocation(line: 88, column: 9, scope: !369)
!369 = distinct !DILexicalBlock(scope: !359, file: !3, line: 88, column: 9)
!370 = !DILocation(line: 88, column: 21, scope: !369)
!371 = !DILocation(line: 88, column: 19, scope: !369)
!372 = !DILocation(line: 88, column: 15, scope: !369)
!373 = !DILocation(line: 88, column: 11, scope: !369)
!374 = !DILocation(line: 88, column: 9, scope: !359)
!375 = !DILocation(line: 89, column: 9, scope: !369)
!376 = !DILocation(line: 89, column: 23, scope: !369)
!377 = !DILocation(line: 90, column: 1, scope: !359)
!378 = distinct !DISubprogram(name: "symbolic_division", scope: !3, file: !3, line: 92, type: !22, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!379 = !DILocalVariable(name: "d", scope: !378, file: !3, line: 94, type: !204)
!380 = !DILocation(line: 94, column: 19, scope: !378)
!381 = !DILocation(line: 94, column: 23, scope: !378)
!382 = !DILocation(line: 95, column: 9, scope: !383)
!383 = distinct !DILexicalBlock(scope: !378, file: !3, line: 95, column: 9)
!384 = !DILocation(line: 95, column: 13, scope: !383)
!385 = !DILocation(line: 95, column: 16, scope: !383)
!386 = !DILocation(line: 95, column: 9, scope: !378)
!387 = !DILocation(line: 96, column: 22, scope: !383)
!388 = !DILocation(line: 96, column: 20, scope: !383)
!389 = !DILocation(line: 96, column: 14, scope: !383)
!390 = !DILocation(line: 96, column: 9, scope: !383)
!391 = !DILocation(line: 97, column: 1, scope: !378)
!392 = distinct !DISubprogram(name: "symbolic_null", scope: !3, file: !3, line: 99, type: !22, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!393 = !DILocalVariable(name: "x", scope: !392, file: !3, line: 101, type: !204)
!394 = !DILocation(line: 101, column: 19, scope: !392)
!395 = !DILocation(line: 101, column: 23, scope: !392)
!396 = !DILocalVariable(name: "y", scope: !392, file: !3, line: 102, type: !7)
!397 = !DILocation(line: 102, column: 9, scope: !392)
!398 = !DILocalVariable(name: "p", scope: !392, file: !3, line: 102, type: !6)
!399 = !DILocation(line: 102, column: 17, scope: !392)
!400 = !DILocation(line: 102, column: 21, scope: !392)
!401 = !DILocation(line: 102, column: 25, scope: !392)
!402 = !DILocation(line: 102, column: 28, scope: !392)
!403 = !DILocation(line: 102, column: 30, scope: !392)
!404 = !DILocation(line: 103, column: 6, scope: !392)
!405 = !DILocation(line: 103, column: 8, scope: !392)
!406 = !DILocation(line: 104, column: 1, scope: !392)
!407 = distinct !DISubprogram(name: "symbolic_assertion", scope: !3, file: !3, line: 106, type: !22, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!408 = !DILocalVariable(name: "x", scope: !407, file: !3, line: 108, type: !204)
!409 = !DILocation(line: 108, column: 19, scope: !407)
!410 = !DILocation(line: 108, column: 23, scope: !407)
!411 = !DILocation(line: 109, column: 10, scope: !412)
!412 = distinct !DILexicalBlock(scope: !407, file: !3, line: 109, column: 9)
!413 = !DILocation(line: 109, column: 9, scope: !407)
!414 = !DILocation(line: 110, column: 21, scope: !412)
!415 = !DILocation(line: 110, column: 23, scope: !412)
!416 = !DILocation(line: 110, column: 9, scope: !412)
!417 = !DILocation(line: 111, column: 5, scope: !418)
!418 = distinct !DILexicalBlock(scope: !419, file: !3, line: 111, column: 5)
!419 = distinct !DILexicalBlock(scope: !407, file: !3, line: 111, column: 5)
!420 = !DILocation(line: 111, column: 5, scope: !419)
!421 = !DILocation(line: 112, column: 1, scope: !407)
!422 = distinct !DISubprogram(name: "symbolic_free", scope: !3, file: !3, line: 114, type: !22, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!423 = !DILocalVariable(name: "p", scope: !422, file: !3, line: 116, type: !8)
!424 = !DILocation(line: 116, column: 11, scope: !422)
!425 = !DILocation(line: 116, column: 15, scope: !422)
!426 = !DILocalVariable(name: "q", scope: !422, file: !3, line: 116, type: !8)
!427 = !DILocation(line: 116, column: 27, scope: !422)
!428 = !DILocation(line: 116, column: 31, scope: !422)
!429 = !DILocalVariable(name: "x", scope: !422, file: !3, line: 117, type: !204)
!430 = !DILocation(line: 117, column: 19, scope: !422)
!431 = !DILocation(line: 117, column: 23, scope: !422)
!432 = !DILocation(line: 118, column: 9, scope: !433)
!433 = distinct !DILexicalBlock(scope: !422, file: !3, line: 118, column: 9)
!434 = !DILocation(line: 118, column: 13, scope: !433)
!435 = !DILocation(line: 118, column: 16, scope: !433)
!436 = !DILocation(line: 118, column: 18, scope: !433)
!437 = !DILocation(line: 118, column: 9, scope: !422)
!438 = !DILocation(line: 119, column: 14, scope: !433)
!439 = !DILocation(line: 119, column: 9, scope: !433)
!440 = !DILocation(line: 120, column: 10, scope: !422)
!441 = !DILocation(line: 120, column: 5, scope: !422)
!442 = !DILocation(line: 121, column: 1, scope: !422)
!443 = distinct !DISubprogram(name: "symbolic_use_after_free", scope: !3, file: !3, line: 123, type: !22, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!444 = !DILocalVariable(name: "p", scope: !443, file: !3, line: 125, type: !8)
!445 = !DILocation(line: 125, column: 11, scope: !443)
!446 = !DILocation(line: 125, column: 15, scope: !443)
!447 = !DILocalVariable(name: "x", scope: !443, file: !3, line: 126, type: !204)
!448 = !DILocation(line: 126, column: 19, scope: !443)
!449 = !DILocation(line: 126, column: 23, scope: !443)
!450 = !DILocation(line: 127, column: 9, scope: !451)
!451 = distinct !DILexicalBlock(scope: !443, file: !3, line: 127, column: 9)
!452 = !DILocation(line: 127, column: 11, scope: !451)
!453 = !DILocation(line: 127, column: 9, scope: !443)
!454 = !DILocation(line: 128, column: 14, scope: !451)
!455 = !DILocation(line: 128, column: 9, scope: !451)
!456 = !DILocation(line: 129, column: 9, scope: !457)
!457 = distinct !DILexicalBlock(scope: !443, file: !3, line: 129, column: 9)
!458 = !DILocation(line: 129, column: 9, scope: !443)
!459 = !DILocation(line: 129, column: 15, scope: !457)
!460 = !DILocation(line: 129, column: 17, scope: !457)
!461 = !DILocation(line: 129, column: 24, scope: !457)
!462 = !DILocation(line: 129, column: 26, scope: !457)
!463 = !DILocation(line: 130, column: 9, scope: !457)
!464 = !DILocation(line: 130, column: 14, scope: !457)
!465 = !DILocation(line: 131, column: 9, scope: !466)
!466 = distinct !DILexicalBlock(scope: !443, file: !3, line: 131, column: 9)
!467 = !DILocation(line: 131, column: 11, scope: !466)
!468 = !DILocation(line: 131, column: 9, scope: !443)
!469 = !DILocation(line: 132, column: 14, scope: !466)
!470 = !DILocation(line: 132, column: 9, scope: !466)
!471 = !DILocation(line: 133, column: 1, scope: !443)
!472 = distinct !DISubprogram(name: "symbolic_string", scope: !3, file: !3, line: 135, type: !22, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!473 = !DILocalVariable(name: "word", scope: !472, file: !3, line: 137, type: !474)
!474 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !77)
!475 = !DILocation(line: 137, column: 10, scope: !472)
!476 = !DILocalVariable(name: "copy", scope: !472, file: !3, line: 137, type: !474)
!477 = !DILocation(line: 137, column: 19, scope: !472)
!478 = !DILocation(line: 138, column: 24, scope: !472)
!479 = !DILocation(line: 138, column: 5, scope: !472)
!480 = !DILocation(line: 139, column: 5, scope: !472)
!481 = !DILocation(line: 139, column: 13, scope: !472)
!482 = !DILocation(line: 140, column: 12, scope: !472)
!483 = !DILocation(line: 140, column: 18, scope: !472)
!484 = !DILocation(line: 140, column: 5, scope: !472)
!485 = !DILocation(line: 141, column: 16, scope: !486)
!486 = distinct !DILexicalBlock(scope: !472, file: !3, line: 141, column: 9)
!487 = !DILocation(line: 141, column: 9, scope: !486)
!488 = !DILocation(line: 141, column: 29, scope: !486)
!489 = !DILocation(line: 141, column: 34, scope: !486)
!490 = !DILocation(line: 141, column: 37, scope: !486)
!491 = !DILocation(line: 141, column: 9, scope: !472)
!492 = !DILocation(line: 142, column: 21, scope: !486)
!493 = !DILocation(line: 142, column: 14, scope: !486)
!494 = !DILocation(line: 142, column: 27, scope: !486)
!495 = !DILocation(line: 142, column: 9, scope: !486)
!496 = !DILocation(line: 142, column: 32, scope: !486)
!497 = !DILocation(line: 143, column: 1, scope: !472)
!498 = distinct !DISubprogram(name: "symbolic_overflow", scope: !3, file: !3, line: 145, type: !22, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!499 = !DILocalVariable(name: "x", scope: !498, file: !3, line: 147, type: !7)
!500 = !DILocation(line: 147, column: 9, scope: !498)
!501 = !DILocation(line: 148, column: 24, scope: !498)
!502 = !DILocation(line: 148, column: 5, scope: !498)
!503 = !DILocation(line: 149, column: 10, scope: !504)
!504 = distinct !DILexicalBlock(scope: !498, file: !3, line: 149, column: 9)
!505 = !DILocation(line: 149, column: 9, scope: !498)
!506 = !DILocation(line: 150, column: 21, scope: !504)
!507 = !DILocation(line: 150, column: 23, scope: !504)
!508 = !DILocation(line: 150, column: 9, scope: !504)
!509 = !DILocation(line: 151, column: 12, scope: !498)
!510 = !DILocation(line: 151, column: 14, scope: !498)
!511 = !DILocation(line: 151, column: 10, scope: !498)
!512 = !DILocation(line: 152, column: 1, scope: !498)
!513 = distinct !DISubprogram(name: "symbolic_multiplication", scope: !3, file: !3, line: 154, type: !22, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!514 = !DILocalVariable(name: "x", scope: !513, file: !3, line: 156, type: !515)
!515 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!516 = !DILocation(line: 156, column: 11, scope: !513)
!517 = !DILocation(line: 157, column: 24, scope: !513)
!518 = !DILocation(line: 157, column: 5, scope: !513)
!519 = !DILocation(line: 158, column: 13, scope: !513)
!520 = !DILocation(line: 158, column: 36, scope: !513)
!521 = !DILocation(line: 158, column: 34, scope: !513)
!522 = !DILocation(line: 158, column: 10, scope: !513)
!523 = !DILocation(line: 159, column: 1, scope: !513)
!524 = distinct !DISubprogram(name: "symbolic_shift", scope: !3, file: !3, line: 161, type: !22, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!525 = !DILocalVariable(name: "n", scope: !524, file: !3, line: 163, type: !204)
!526 = !DILocation(line: 163, column: 19, scope: !524)
!527 = !DILocation(line: 163, column: 23, scope: !524)
!528 = !DILocation(line: 164, column: 19, scope: !524)
!529 = !DILocation(line: 164, column: 24, scope: !524)
!530 = !DILocation(line: 164, column: 21, scope: !524)
!531 = !DILocation(line: 164, column: 15, scope: !524)
!532 = !DILocation(line: 164, column: 10, scope: !524)
!533 = !DILocation(line: 165, column: 1, scope: !524)
!534 = !DILocalVariable(name: "n", scope: !73, file: !3, line: 170, type: !204)
!535 = !DILocation(line: 170, column: 19, scope: !73)
!536 = !DILocation(line: 170, column: 23, scope: !73)
!537 = !DILocation(line: 171, column: 38, scope: !73)
!538 = !DILocation(line: 171, column: 44, scope: !73)
!539 = !DILocation(line: 171, column: 46, scope: !73)
!540 = !DILocation(line: 171, column: 52, scope: !73)
!541 = !DILocation(line: 171, column: 54, scope: !73)
!542 = !DILocation(line: 171, column: 35, scope: !73)
!543 = !DILocation(line: 171, column: 12, scope: !73)
!544 = !DILocation(line: 171, column: 10, scope: !73)
!545 = !DILocation(line: 172, column: 1, scope: !73)
!546 = distinct !DISubprogram(name: "symbolic_uninitialised", scope: !3, file: !3, line: 174, type: !22, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!547 = !DILocalVariable(name: "a", scope: !546, file: !3, line: 176, type: !226)
!548 = !DILocation(line: 176, column: 9, scope: !546)
!549 = !DILocalVariable(name: "i", scope: !546, file: !3, line: 177, type: !204)
!550 = !DILocation(line: 177, column: 19, scope: !546)
!551 = !DILocation(line: 177, column: 23, scope: !546)
!552 = !DILocation(line: 178, column: 19, scope: !546)
!553 = !DILocation(line: 178, column: 24, scope: !546)
!554 = !DILocation(line: 178, column: 12, scope: !546)
!555 = !DILocation(line: 178, column: 17, scope: !546)
!556 = !DILocation(line: 178, column: 5, scope: !546)
!557 = !DILocation(line: 178, column: 10, scope: !546)
!558 = !DILocation(line: 179, column: 10, scope: !559)
!559 = distinct !DILexicalBlock(scope: !546, file: !3, line: 179, column: 9)
!560 = !DILocation(line: 179, column: 9, scope: !546)
!561 = !DILocation(line: 180, column: 9, scope: !559)
!562 = !DILocation(line: 180, column: 14, scope: !559)
!563 = !DILocation(line: 181, column: 11, scope: !564)
!564 = distinct !DILexicalBlock(scope: !546, file: !3, line: 181, column: 9)
!565 = !DILocation(line: 181, column: 13, scope: !564)
!566 = !DILocation(line: 181, column: 9, scope: !564)
!567 = !DILocation(line: 181, column: 9, scope: !546)
!568 = !DILocation(line: 182, column: 14, scope: !564)
!569 = !DILocation(line: 182, column: 9, scope: !564)
!570 = !DILocation(line: 183, column: 1, scope: !546)
!571 = distinct !DISubprogram(name: "symbolic_leak", scope: !3, file: !3, line: 185, type: !22, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!572 = !DILocalVariable(name: "p", scope: !571, file: !3, line: 187, type: !8)
!573 = !DILocation(line: 187, column: 11, scope: !571)
!574 = !DILocation(line: 187, column: 15, scope: !571)
!575 = !DILocation(line: 188, column: 9, scope: !576)
!576 = distinct !DILexicalBlock(scope: !571, file: !3, line: 188, column: 9)
!577 = !DILocation(line: 188, column: 17, scope: !576)
!578 = !DILocation(line: 188, column: 22, scope: !576)
!579 = !DILocation(line: 188, column: 25, scope: !576)
!580 = !DILocation(line: 188, column: 9, scope: !571)
!581 = !DILocation(line: 189, column: 13, scope: !576)
!582 = !DILocation(line: 189, column: 11, scope: !576)
!583 = !DILocation(line: 189, column: 9, scope: !576)
!584 = !DILocation(line: 190, column: 10, scope: !571)
!585 = !DILocation(line: 190, column: 5, scope: !571)
!586 = !DILocation(line: 191, column: 1, scope: !571)
!587 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 196, type: !204)
!588 = !DILocation(line: 196, column: 19, scope: !87)
!589 = !DILocation(line: 196, column: 23, scope: !87)
!590 = !DILocation(line: 197, column: 10, scope: !591)
!591 = distinct !DILexicalBlock(scope: !87, file: !3, line: 197, column: 9)
!592 = !DILocation(line: 197, column: 9, scope: !87)
!593 = !DILocation(line: 198, column: 22, scope: !591)
!594 = !DILocation(line: 198, column: 24, scope: !591)
!595 = !DILocation(line: 198, column: 29, scope: !591)
!596 = !DILocation(line: 198, column: 21, scope: !591)
!597 = !DILocation(line: 198, column: 9, scope: !591)
!598 = !DILocation(line: 199, column: 22, scope: !599)
!599 = distinct !DILexicalBlock(scope: !87, file: !3, line: 199, column: 9)
!600 = !DILocation(line: 199, column: 24, scope: !599)
!601 = !DILocation(line: 199, column: 16, scope: !599)
!602 = !DILocation(line: 199, column: 9, scope: !599)
!603 = !DILocation(line: 199, column: 37, scope: !599)
!604 = !DILocation(line: 199, column: 9, scope: !87)
!605 = !DILocation(line: 200, column: 14, scope: !599)
!606 = !DILocation(line: 200, column: 9, scope: !599)
!607 = !DILocation(line: 201, column: 1, scope: !87)
!608 = distinct !DISubprogram(name: "symbolic_freed_block_compared", scope: !3, file: !3, line: 203, type: !22, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!609 = !DILocalVariable(name: "blocks", scope: !608, file: !3, line: 205, type: !610)
!610 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !611)
!611 = !{!612}
!612 = !DISubrange(count: 2)
!613 = !DILocation(line: 205, column: 11, scope: !608)
!614 = !DILocation(line: 205, column: 23, scope: !608)
!615 = !DILocation(line: 205, column: 24, scope: !608)
!616 = !DILocation(line: 205, column: 35, scope: !608)
!617 = !DILocation(line: 206, column: 10, scope: !618)
!618 = distinct !DILexicalBlock(scope: !608, file: !3, line: 206, column: 9)
!619 = !DILocation(line: 206, column: 20, scope: !618)
!620 = !DILocation(line: 206, column: 24, scope: !618)
!621 = !DILocation(line: 206, column: 9, scope: !608)
!622 = !DILocation(line: 207, column: 9, scope: !618)
!623 = !DILocation(line: 208, column: 12, scope: !608)
!624 = !DILocation(line: 208, column: 5, scope: !608)
!625 = !DILocation(line: 209, column: 12, scope: !608)
!626 = !DILocation(line: 209, column: 5, scope: !608)
!627 = !DILocation(line: 210, column: 9, scope: !628)
!628 = distinct !DILexicalBlock(scope: !608, file: !3, line: 210, column: 9)
!629 = !DILocation(line: 210, column: 9, scope: !608)
!630 = !DILocation(line: 211, column: 14, scope: !628)
!631 = !DILocation(line: 211, column: 9, scope: !628)
!632 = !DILocation(line: 212, column: 31, scope: !633)
!633 = distinct !DILexicalBlock(scope: !608, file: !3, line: 212, column: 9)
!634 = !DILocation(line: 212, column: 39, scope: !633)
!635 = !DILocation(line: 212, column: 24, scope: !633)
!636 = !DILocation(line: 212, column: 9, scope: !633)
!637 = !DILocation(line: 212, column: 48, scope: !633)
!638 = !DILocation(line: 212, column: 9, scope: !608)
!639 = !DILocation(line: 213, column: 14, scope: !633)
!640 = !DILocation(line: 213, column: 9, scope: !633)
!641 = !DILocation(line: 214, column: 10, scope: !608)
!642 = !DILocation(line: 214, column: 5, scope: !608)
!643 = !DILocation(line: 215, column: 10, scope: !644)
!644 = distinct !DILexicalBlock(scope: !608, file: !3, line: 215, column: 9)
!645 = !DILocation(line: 215, column: 9, scope: !608)
!646 = !DILocation(line: 216, column: 14, scope: !644)
!647 = !DILocation(line: 216, column: 9, scope: !644)
!648 = !DILocation(line: 217, column: 1, scope: !608)
!649 = distinct !DISubprogram(name: "symbolic_overlap", scope: !3, file: !3, line: 219, type: !22, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!650 = !DILocalVariable(name: "text", scope: !649, file: !3, line: 221, type: !361)
!651 = !DILocation(line: 221, column: 10, scope: !649)
!652 = !DILocation(line: 222, column: 5, scope: !649)
!653 = !DILocation(line: 222, column: 18, scope: !649)
!654 = !DILocation(line: 222, column: 26, scope: !649)
!655 = !DILocation(line: 222, column: 37, scope: !649)
!656 = !DILocation(line: 222, column: 34, scope: !649)
!657 = !DILocation(line: 222, column: 23, scope: !649)
!658 = !DILocation(line: 223, column: 1, scope: !649)
!659 = distinct !DISubprogram(name: "symbolic_text_of_no_characters", scope: !3, file: !3, line: 225, type: !22, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!660 = !DILocalVariable(name: "text", scope: !659, file: !3, line: 227, type: !361)
!661 = !DILocation(line: 227, column: 10, scope: !659)
!662 = !DILocation(line: 228, column: 5, scope: !659)
!663 = !DILocation(line: 229, column: 20, scope: !659)
!664 = !DILocation(line: 229, column: 33, scope: !659)
!665 = !DILocation(line: 229, column: 41, scope: !659)
!666 = !DILocation(line: 229, column: 49, scope: !659)
!667 = !DILocation(line: 229, column: 38, scope: !659)
!668 = !DILocation(line: 229, column: 5, scope: !659)
!669 = !DILocation(line: 230, column: 1, scope: !659)
