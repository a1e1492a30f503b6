; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/calls.c
; ModuleID = 'tests/faults/calls.c'
source_filename = "tests/faults/calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__dirstream = type opaque
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !19
@entry_call_format_needs_a_pointer = internal global %struct.fault_case { i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i32 0, i32 0), void ()* @call_format_needs_a_pointer, %struct.fault_case* null }, align 8, !dbg !31
@entry_call_format_without_an_argument = internal global %struct.fault_case { i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i32 0, i32 0), void ()* @call_format_without_an_argument, %struct.fault_case* null }, align 8, !dbg !33
@entry_call_scanf_without_an_address = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.6, i32 0, i32 0), void ()* @call_scanf_without_an_address, %struct.fault_case* null }, align 8, !dbg !35
@entry_call_count_through_null = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.9, i32 0, i32 0), void ()* @call_count_through_null, %struct.fault_case* null }, align 8, !dbg !37
@entry_call_negative_size = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i32 0, i32 0), void ()* @call_negative_size, %struct.fault_case* null }, align 8, !dbg !39
@entry_call_negative_fill = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.12, i32 0, i32 0), void ()* @call_negative_fill, %struct.fault_case* null }, align 8, !dbg !41
@entry_call_print_to_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.13, i32 0, i32 0), void ()* @call_print_to_closed, %struct.fault_case* null }, align 8, !dbg !43
@entry_call_read_from_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.17, i32 0, i32 0), void ()* @call_read_from_closed, %struct.fault_case* null }, align 8, !dbg !45
@entry_call_stream_is_null = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.20, i32 0, i32 0), void ()* @call_stream_is_null, %struct.fault_case* null }, align 8, !dbg !47
@entry_call_closedir_twice = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.23, i32 0, i32 0), void ()* @call_closedir_twice, %struct.fault_case* null }, align 8, !dbg !49
@entry_call_unterminated_environment = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.25, i32 0, i32 0), void ()* @call_unterminated_environment, %struct.fault_case* null }, align 8, !dbg !51
@entry_call_wide_overrun = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.26, i32 0, i32 0), void ()* @call_wide_overrun, %struct.fault_case* null }, align 8, !dbg !53
@entry_call_conversion_overrun = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.29, i32 0, i32 0), void ()* @call_conversion_overrun, %struct.fault_case* null }, align 8, !dbg !55
@entry_call_date_of_null = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.31, i32 0, i32 0), void ()* @call_date_of_null, %struct.fault_case* null }, align 8, !dbg !57
@entry_call_read_into_small = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.33, i32 0, i32 0), void ()* @call_read_into_small, %struct.fault_case* null }, align 8, !dbg !59
@entry_call_write_from_small = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.34, i32 0, i32 0), void ()* @call_write_from_small, %struct.fault_case* null }, align 8, !dbg !61
@entry_call_search_beyond = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.35, i32 0, i32 0), void ()* @call_search_beyond, %struct.fault_case* null }, align 8, !dbg !63
@entry_call_strtol_unterminated = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.36, i32 0, i32 0), void ()* @call_strtol_unterminated, %struct.fault_case* null }, align 8, !dbg !65
@.str.1 = private unnamed_addr constant [28 x i8] c"call_format_needs_a_pointer\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.3 = private unnamed_addr constant [32 x i8] c"call_format_without_an_argument\00", align 1
@__const.call_format_without_an_argument.text = private unnamed_addr constant [8 x i8] c"x\00\00\00\00\00\00\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"%d %%s\0A\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"call_scanf_without_an_address\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"17\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@.str.9 = private unnamed_addr constant [24 x i8] c"call_count_through_null\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"abc%n\0A\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"call_negative_size\00", align 1
@__const.call_negative_size.from = private unnamed_addr constant [8 x i8] c"1234567\00", align 1
@.str.12 = private unnamed_addr constant [19 x i8] c"call_negative_fill\00", align 1
@.str.13 = private unnamed_addr constant [21 x i8] c"call_print_to_closed\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"/tmp/file\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"late\0A\00", align 1
@.str.17 = private unnamed_addr constant [22 x i8] c"call_read_from_closed\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.20 = private unnamed_addr constant [20 x i8] c"call_stream_is_null\00", align 1
@.str.21 = private unnamed_addr constant [14 x i8] c"/nowhere/file\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.23 = private unnamed_addr constant [20 x i8] c"call_closedir_twice\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1
@.str.25 = private unnamed_addr constant [30 x i8] c"call_unterminated_environment\00", align 1
@__const.call_unterminated_environment.name = private unnamed_addr constant [4 x i8] c"PATH", align 1
@__const.call_unterminated_environment.good = private unnamed_addr constant [5 x i8] c"PATH\00", align 1
@.str.26 = private unnamed_addr constant [18 x i8] c"call_wide_overrun\00", align 1
@.str.27 = private unnamed_addr constant [5 x i32] [i32 49, i32 50, i32 51, i32 52, i32 0], align 4
@.str.28 = private unnamed_addr constant [4 x i32] [i32 49, i32 50, i32 51, i32 0], align 4
@.str.29 = private unnamed_addr constant [24 x i8] c"call_conversion_overrun\00", align 1
@.str.30 = private unnamed_addr constant [6 x i8] c"12345\00", align 1
@.str.31 = private unnamed_addr constant [18 x i8] c"call_date_of_null\00", align 1
@.str.32 = private unnamed_addr constant [3 x i8] c"%Y\00", align 1
@.str.33 = private unnamed_addr constant [21 x i8] c"call_read_into_small\00", align 1
@.str.34 = private unnamed_addr constant [22 x i8] c"call_write_from_small\00", align 1
@__const.call_write_from_small.small = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.35 = private unnamed_addr constant [19 x i8] c"call_search_beyond\00", align 1
@__const.call_search_beyond.sorted = private unnamed_addr constant [4 x i8] c"abcd", align 1
@.str.36 = private unnamed_addr constant [25 x i8] c"call_strtol_unterminated\00", align 1
@__const.call_strtol_unterminated.digits = private unnamed_addr constant [3 x i8] c"123", align 1
@__const.call_strtol_unterminated.good = private unnamed_addr constant [4 x i8] c"123\00", align 1
@llvm.global_ctors = appending global [18 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_call_format_needs_a_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_format_without_an_argument, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_scanf_without_an_address, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_count_through_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_negative_size, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_negative_fill, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_print_to_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_read_from_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_stream_is_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_closedir_twice, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_unterminated_environment, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_wide_overrun, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_conversion_overrun, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_date_of_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_read_into_small, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_write_from_small, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_search_beyond, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_call_strtol_unterminated, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !76 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !81, metadata !DIExpression()), !dbg !82
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !83, metadata !DIExpression()), !dbg !84
  %7 = load i32, i32* %4, align 4, !dbg !85
  %8 = icmp sgt i32 %7, 2, !dbg !86
  br i1 %8, label %9, label %15, !dbg !87

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !88
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !88
  %12 = load i8*, i8** %11, align 8, !dbg !88
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #8, !dbg !89
  %14 = icmp eq i32 %13, 0, !dbg !90
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !91
  %17 = zext i1 %16 to i32, !dbg !87
  store i32 %17, i32* @bad, align 4, !dbg !92
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !93, metadata !DIExpression()), !dbg !95
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !96
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !95
  br label %19, !dbg !97

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !98
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !100
  br i1 %21, label %22, label %43, !dbg !100

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !101
  %24 = icmp sgt i32 %23, 1, !dbg !103
  br i1 %24, label %25, label %38, !dbg !104

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !105
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !105
  %28 = load i8*, i8** %27, align 8, !dbg !105
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !106
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !107
  %31 = load i8*, i8** %30, align 8, !dbg !107
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #8, !dbg !108
  %33 = icmp eq i32 %32, 0, !dbg !109
  br i1 %33, label %34, label %38, !dbg !110

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !111
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !113
  %37 = load void ()*, void ()** %36, align 8, !dbg !113
  call void %37(), !dbg !111
  store i32 0, i32* %3, align 4, !dbg !114
  br label %44, !dbg !114

38:                                               ; preds = %25, %22
  br label %39, !dbg !115

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !116
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !117
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !117
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !118
  br label %19, !dbg !119, !llvm.loop !120

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !123
  br label %44, !dbg !123

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !124
  ret i32 %45, !dbg !124
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_format_needs_a_pointer() #0 !dbg !125 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !126
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_format_needs_a_pointer, i32 0, i32 2), align 8, !dbg !126
  store %struct.fault_case* @entry_call_format_needs_a_pointer, %struct.fault_case** @all_cases, align 8, !dbg !126
  ret void, !dbg !126
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_format_without_an_argument() #0 !dbg !127 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !128
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_format_without_an_argument, i32 0, i32 2), align 8, !dbg !128
  store %struct.fault_case* @entry_call_format_without_an_argument, %struct.fault_case** @all_cases, align 8, !dbg !128
  ret void, !dbg !128
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_scanf_without_an_address() #0 !dbg !129 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !130
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_scanf_without_an_address, i32 0, i32 2), align 8, !dbg !130
  store %struct.fault_case* @entry_call_scanf_without_an_address, %struct.fault_case** @all_cases, align 8, !dbg !130
  ret void, !dbg !130
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_count_through_null() #0 !dbg !131 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !132
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_count_through_null, i32 0, i32 2), align 8, !dbg !132
  store %struct.fault_case* @entry_call_count_through_null, %struct.fault_case** @all_cases, align 8, !dbg !132
  ret void, !dbg !132
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_negative_size() #0 !dbg !133 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !134
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_negative_size, i32 0, i32 2), align 8, !dbg !134
  store %struct.fault_case* @entry_call_negative_size, %struct.fault_case** @all_cases, align 8, !dbg !134
  ret void, !dbg !134
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_negative_fill() #0 !dbg !135 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !136
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_negative_fill, i32 0, i32 2), align 8, !dbg !136
  store %struct.fault_case* @entry_call_negative_fill, %struct.fault_case** @all_cases, align 8, !dbg !136
  ret void, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_print_to_closed() #0 !dbg !137 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !138
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_print_to_closed, i32 0, i32 2), align 8, !dbg !138
  store %struct.fault_case* @entry_call_print_to_closed, %struct.fault_case** @all_cases, align 8, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_read_from_closed() #0 !dbg !139 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !140
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_read_from_closed, i32 0, i32 2), align 8, !dbg !140
  store %struct.fault_case* @entry_call_read_from_closed, %struct.fault_case** @all_cases, align 8, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_stream_is_null() #0 !dbg !141 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !142
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_stream_is_null, i32 0, i32 2), align 8, !dbg !142
  store %struct.fault_case* @entry_call_stream_is_null, %struct.fault_case** @all_cases, align 8, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_closedir_twice() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_closedir_twice, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_call_closedir_twice, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_unterminated_environment() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_unterminated_environment, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_call_unterminated_environment, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_wide_overrun() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_wide_overrun, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_call_wide_overrun, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_conversion_overrun() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_conversion_overrun, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_call_conversion_overrun, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_date_of_null() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_date_of_null, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_call_date_of_null, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_read_into_small() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_read_into_small, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_call_read_into_small, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_write_from_small() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_write_from_small, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_call_write_from_small, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_search_beyond() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_search_beyond, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_call_search_beyond, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_strtol_unterminated() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_call_strtol_unterminated, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_call_strtol_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_format_needs_a_pointer() #0 !dbg !161 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !162, metadata !DIExpression()), !dbg !163
  store i64 42, i64* %1, align 8, !dbg !163
  %2 = load i32, i32* @bad, align 4, !dbg !164
  %3 = icmp ne i32 %2, 0, !dbg !164
  br i1 %3, label %4, label %8, !dbg !166

4:                                                ; preds = %0
  %5 = load i64, i64* %1, align 8, !dbg !167
  %6 = inttoptr i64 %5 to i8*, !dbg !168
  %7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i8* noundef %6), !dbg !169
  br label %8, !dbg !169

8:                                                ; preds = %4, %0
  ret void, !dbg !170
}

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_format_without_an_argument() #0 !dbg !171 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !172, metadata !DIExpression()), !dbg !176
  %3 = bitcast [8 x i8]* %1 to i8*, !dbg !176
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.call_format_without_an_argument.text, i32 0, i32 0), i64 8, i1 false), !dbg !176
  call void @llvm.dbg.declare(metadata i8** %2, metadata !177, metadata !DIExpression()), !dbg !178
  %4 = load i32, i32* @bad, align 4, !dbg !179
  %5 = icmp ne i32 %4, 0, !dbg !179
  %6 = zext i1 %5 to i64, !dbg !179
  %7 = select i1 %5, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), !dbg !179
  store i8* %7, i8** %2, align 8, !dbg !178
  %8 = load i8*, i8** %2, align 8, !dbg !180
  %9 = call i32 (i8*, ...) @printf(i8* noundef %8, i32 noundef 7), !dbg !181
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !182
  store i8 0, i8* %10, align 1, !dbg !183
  ret void, !dbg !184
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_scanf_without_an_address() #0 !dbg !185 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !186, metadata !DIExpression()), !dbg !187
  store i64 3, i64* %1, align 8, !dbg !187
  %2 = load i32, i32* @bad, align 4, !dbg !188
  %3 = icmp ne i32 %2, 0, !dbg !188
  br i1 %3, label %4, label %7, !dbg !188

4:                                                ; preds = %0
  %5 = load i64, i64* %1, align 8, !dbg !190
  %6 = inttoptr i64 %5 to i64*, !dbg !191
  br label %8, !dbg !188

7:                                                ; preds = %0
  br label %8, !dbg !188

8:                                                ; preds = %7, %4
  %9 = phi i64* [ %6, %4 ], [ %1, %7 ], !dbg !188
  %10 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), i64* noundef %9) #9, !dbg !192
  %11 = icmp ne i32 %10, 1, !dbg !193
  br i1 %11, label %12, label %13, !dbg !194

12:                                               ; preds = %8
  call void @abort() #10, !dbg !195
  unreachable, !dbg !195

13:                                               ; preds = %8
  ret void, !dbg !196
}

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(i8* noundef, i8* noundef, ...) #5

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_count_through_null() #0 !dbg !197 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !198, metadata !DIExpression()), !dbg !199
  %2 = load i32, i32* @bad, align 4, !dbg !200
  %3 = icmp ne i32 %2, 0, !dbg !200
  br i1 %3, label %4, label %5, !dbg !200

4:                                                ; preds = %0
  br label %6, !dbg !200

5:                                                ; preds = %0
  br label %6, !dbg !200

6:                                                ; preds = %5, %4
  %7 = phi i32* [ null, %4 ], [ %1, %5 ], !dbg !200
  %8 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0), i32* noundef %7), !dbg !201
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_negative_size() #0 !dbg !203 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !204, metadata !DIExpression()), !dbg !205
  %4 = bitcast [8 x i8]* %1 to i8*, !dbg !205
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.call_negative_size.from, i32 0, i32 0), i64 8, i1 false), !dbg !205
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !206, metadata !DIExpression()), !dbg !207
  call void @llvm.dbg.declare(metadata i32* %3, metadata !208, metadata !DIExpression()), !dbg !209
  %5 = load i32, i32* @bad, align 4, !dbg !210
  %6 = icmp ne i32 %5, 0, !dbg !210
  %7 = zext i1 %6 to i64, !dbg !210
  %8 = select i1 %6, i32 -1, i32 8, !dbg !210
  store i32 %8, i32* %3, align 4, !dbg !209
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !211
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !211
  %11 = load i32, i32* %3, align 4, !dbg !212
  %12 = sext i32 %11 to i64, !dbg !213
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %10, i64 %12, i1 false), !dbg !211
  ret void, !dbg !214
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_negative_fill() #0 !dbg !215 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !216, metadata !DIExpression()), !dbg !217
  call void @llvm.dbg.declare(metadata i32* %2, metadata !218, metadata !DIExpression()), !dbg !219
  %3 = load i32, i32* @bad, align 4, !dbg !220
  %4 = icmp ne i32 %3, 0, !dbg !220
  %5 = zext i1 %4 to i64, !dbg !220
  %6 = select i1 %4, i32 -8, i32 8, !dbg !220
  store i32 %6, i32* %2, align 4, !dbg !219
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !221
  %8 = load i32, i32* %2, align 4, !dbg !222
  %9 = sext i32 %8 to i64, !dbg !223
  call void @llvm.memset.p0i8.i64(i8* align 1 %7, i8 0, i64 %9, i1 false), !dbg !221
  ret void, !dbg !224
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_print_to_closed() #0 !dbg !225 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !226, metadata !DIExpression()), !dbg !282
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.15, i64 0, i64 0)), !dbg !283
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !282
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !284
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !284
  br i1 %4, label %6, label %5, !dbg !286

5:                                                ; preds = %0
  br label %20, !dbg !287

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !288
  %8 = icmp ne i32 %7, 0, !dbg !288
  br i1 %8, label %9, label %12, !dbg !290

9:                                                ; preds = %6
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !291
  %11 = call i32 @fclose(%struct._IO_FILE* noundef %10), !dbg !292
  br label %12, !dbg !292

12:                                               ; preds = %9, %6
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !293
  %14 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %13, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0)), !dbg !294
  %15 = load i32, i32* @bad, align 4, !dbg !295
  %16 = icmp ne i32 %15, 0, !dbg !295
  br i1 %16, label %20, label %17, !dbg !297

17:                                               ; preds = %12
  %18 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !298
  %19 = call i32 @fclose(%struct._IO_FILE* noundef %18), !dbg !299
  br label %20, !dbg !299

20:                                               ; preds = %5, %17, %12
  ret void, !dbg !300
}

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #3

declare i32 @fclose(%struct._IO_FILE* noundef) #3

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_read_from_closed() #0 !dbg !301 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !302, metadata !DIExpression()), !dbg !303
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.19, i64 0, i64 0)), !dbg !304
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !303
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !305
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !305
  br i1 %4, label %6, label %5, !dbg !307

5:                                                ; preds = %0
  br label %23, !dbg !308

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !309
  %8 = icmp ne i32 %7, 0, !dbg !309
  br i1 %8, label %9, label %12, !dbg !311

9:                                                ; preds = %6
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !312
  %11 = call i32 @fclose(%struct._IO_FILE* noundef %10), !dbg !313
  br label %12, !dbg !313

12:                                               ; preds = %9, %6
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !314
  %14 = call i32 @fgetc(%struct._IO_FILE* noundef %13), !dbg !316
  %15 = icmp ne i32 %14, -1, !dbg !317
  br i1 %15, label %16, label %17, !dbg !318

16:                                               ; preds = %12
  call void @abort() #10, !dbg !319
  unreachable, !dbg !319

17:                                               ; preds = %12
  %18 = load i32, i32* @bad, align 4, !dbg !320
  %19 = icmp ne i32 %18, 0, !dbg !320
  br i1 %19, label %23, label %20, !dbg !322

20:                                               ; preds = %17
  %21 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !323
  %22 = call i32 @fclose(%struct._IO_FILE* noundef %21), !dbg !324
  br label %23, !dbg !324

23:                                               ; preds = %5, %20, %17
  ret void, !dbg !325
}

declare i32 @fgetc(%struct._IO_FILE* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_stream_is_null() #0 !dbg !326 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !327, metadata !DIExpression()), !dbg !328
  %2 = load i32, i32* @bad, align 4, !dbg !329
  %3 = icmp ne i32 %2, 0, !dbg !329
  %4 = zext i1 %3 to i64, !dbg !329
  %5 = select i1 %3, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), !dbg !329
  %6 = call noalias %struct._IO_FILE* @fopen(i8* noundef %5, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.15, i64 0, i64 0)), !dbg !330
  store %struct._IO_FILE* %6, %struct._IO_FILE** %1, align 8, !dbg !328
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !331
  %8 = call i32 @fputs(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i64 0, i64 0), %struct._IO_FILE* noundef %7), !dbg !332
  %9 = load i32, i32* @bad, align 4, !dbg !333
  %10 = icmp ne i32 %9, 0, !dbg !333
  br i1 %10, label %14, label %11, !dbg !335

11:                                               ; preds = %0
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !336
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !337
  br label %14, !dbg !337

14:                                               ; preds = %11, %0
  ret void, !dbg !338
}

declare i32 @fputs(i8* noundef, %struct._IO_FILE* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_closedir_twice() #0 !dbg !339 {
  %1 = alloca %struct.__dirstream*, align 8
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %1, metadata !340, metadata !DIExpression()), !dbg !345
  %2 = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.24, i64 0, i64 0)), !dbg !346
  store %struct.__dirstream* %2, %struct.__dirstream** %1, align 8, !dbg !345
  %3 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !347
  %4 = icmp ne %struct.__dirstream* %3, null, !dbg !347
  br i1 %4, label %6, label %5, !dbg !349

5:                                                ; preds = %0
  br label %14, !dbg !350

6:                                                ; preds = %0
  %7 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !351
  %8 = call i32 @closedir(%struct.__dirstream* noundef %7), !dbg !352
  %9 = load i32, i32* @bad, align 4, !dbg !353
  %10 = icmp ne i32 %9, 0, !dbg !353
  br i1 %10, label %11, label %14, !dbg !355

11:                                               ; preds = %6
  %12 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !356
  %13 = call i32 @closedir(%struct.__dirstream* noundef %12), !dbg !357
  br label %14, !dbg !357

14:                                               ; preds = %5, %11, %6
  ret void, !dbg !358
}

declare noalias %struct.__dirstream* @opendir(i8* noundef) #3

declare i32 @closedir(%struct.__dirstream* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_unterminated_environment() #0 !dbg !359 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [5 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !360, metadata !DIExpression()), !dbg !364
  %3 = bitcast [4 x i8]* %1 to i8*, !dbg !364
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.call_unterminated_environment.name, i32 0, i32 0), i64 4, i1 false), !dbg !364
  call void @llvm.dbg.declare(metadata [5 x i8]* %2, metadata !365, metadata !DIExpression()), !dbg !369
  %4 = bitcast [5 x i8]* %2 to i8*, !dbg !369
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([5 x i8], [5 x i8]* @__const.call_unterminated_environment.good, i32 0, i32 0), i64 5, i1 false), !dbg !369
  %5 = load i32, i32* @bad, align 4, !dbg !370
  %6 = icmp ne i32 %5, 0, !dbg !370
  br i1 %6, label %7, label %9, !dbg !370

7:                                                ; preds = %0
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !372
  br label %11, !dbg !370

9:                                                ; preds = %0
  %10 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 0, !dbg !373
  br label %11, !dbg !370

11:                                               ; preds = %9, %7
  %12 = phi i8* [ %8, %7 ], [ %10, %9 ], !dbg !370
  %13 = call i8* @getenv(i8* noundef %12) #9, !dbg !374
  %14 = icmp ne i8* %13, null, !dbg !374
  br i1 %14, label %15, label %16, !dbg !375

15:                                               ; preds = %11
  call void @abort() #10, !dbg !376
  unreachable, !dbg !376

16:                                               ; preds = %11
  ret void, !dbg !377
}

; Function Attrs: nounwind
declare i8* @getenv(i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_wide_overrun() #0 !dbg !378 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !379, metadata !DIExpression()), !dbg !382
  %2 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !383
  %3 = load i32, i32* @bad, align 4, !dbg !384
  %4 = icmp ne i32 %3, 0, !dbg !384
  %5 = zext i1 %4 to i64, !dbg !384
  %6 = select i1 %4, i32* getelementptr inbounds ([5 x i32], [5 x i32]* @.str.27, i64 0, i64 0), i32* getelementptr inbounds ([4 x i32], [4 x i32]* @.str.28, i64 0, i64 0), !dbg !384
  %7 = call i32* @wcscpy(i32* noundef %2, i32* noundef %6) #9, !dbg !385
  ret void, !dbg !386
}

; Function Attrs: nounwind
declare i32* @wcscpy(i32* noundef, i32* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_conversion_overrun() #0 !dbg !387 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !388, metadata !DIExpression()), !dbg !389
  %2 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !390
  %3 = load i32, i32* @bad, align 4, !dbg !391
  %4 = icmp ne i32 %3, 0, !dbg !391
  %5 = zext i1 %4 to i64, !dbg !391
  %6 = select i1 %4, i32 6, i32 4, !dbg !391
  %7 = sext i32 %6 to i64, !dbg !391
  %8 = call i64 @mbstowcs(i32* noundef %2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0), i64 noundef %7) #9, !dbg !392
  ret void, !dbg !393
}

; Function Attrs: nounwind
declare i64 @mbstowcs(i32* noundef, i8* noundef, i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_date_of_null() #0 !dbg !394 {
  %1 = alloca i64, align 8
  %2 = alloca %struct.tm*, align 8
  %3 = alloca [40 x i8], align 16
  call void @llvm.dbg.declare(metadata i64* %1, metadata !395, metadata !DIExpression()), !dbg !396
  %4 = load i32, i32* @bad, align 4, !dbg !397
  %5 = icmp ne i32 %4, 0, !dbg !397
  %6 = zext i1 %5 to i64, !dbg !397
  %7 = select i1 %5, i64 4611686018427387904, i64 0, !dbg !397
  store i64 %7, i64* %1, align 8, !dbg !396
  call void @llvm.dbg.declare(metadata %struct.tm** %2, metadata !398, metadata !DIExpression()), !dbg !414
  %8 = call %struct.tm* @gmtime(i64* noundef %1) #9, !dbg !415
  store %struct.tm* %8, %struct.tm** %2, align 8, !dbg !414
  call void @llvm.dbg.declare(metadata [40 x i8]* %3, metadata !416, metadata !DIExpression()), !dbg !420
  %9 = getelementptr inbounds [40 x i8], [40 x i8]* %3, i64 0, i64 0, !dbg !421
  %10 = load %struct.tm*, %struct.tm** %2, align 8, !dbg !422
  %11 = call i64 @strftime(i8* noundef %9, i64 noundef 40, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), %struct.tm* noundef %10) #9, !dbg !423
  ret void, !dbg !424
}

; Function Attrs: nounwind
declare %struct.tm* @gmtime(i64* noundef) #5

; Function Attrs: nounwind
declare i64 @strftime(i8* noundef, i64 noundef, i8* noundef, %struct.tm* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_read_into_small() #0 !dbg !425 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !426, metadata !DIExpression()), !dbg !427
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !428
  %3 = load i32, i32* @bad, align 4, !dbg !430
  %4 = icmp ne i32 %3, 0, !dbg !430
  %5 = zext i1 %4 to i64, !dbg !430
  %6 = select i1 %4, i64 9, i64 4, !dbg !430
  %7 = call i64 @read(i32 noundef 0, i8* noundef %2, i64 noundef %6), !dbg !431
  %8 = icmp slt i64 %7, 0, !dbg !432
  br i1 %8, label %9, label %10, !dbg !433

9:                                                ; preds = %0
  call void @abort() #10, !dbg !434
  unreachable, !dbg !434

10:                                               ; preds = %0
  ret void, !dbg !435
}

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_write_from_small() #0 !dbg !436 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !437, metadata !DIExpression()), !dbg !438
  %2 = bitcast [4 x i8]* %1 to i8*, !dbg !438
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.call_write_from_small.small, i32 0, i32 0), i64 4, i1 false), !dbg !438
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !439
  %4 = load i32, i32* @bad, align 4, !dbg !441
  %5 = icmp ne i32 %4, 0, !dbg !441
  %6 = zext i1 %5 to i64, !dbg !441
  %7 = select i1 %5, i64 5, i64 4, !dbg !441
  %8 = call i64 @write(i32 noundef 1, i8* noundef %3, i64 noundef %7), !dbg !442
  %9 = icmp slt i64 %8, 0, !dbg !443
  br i1 %9, label %10, label %11, !dbg !444

10:                                               ; preds = %0
  call void @abort() #10, !dbg !445
  unreachable, !dbg !445

11:                                               ; preds = %0
  ret void, !dbg !446
}

declare i64 @write(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_search_beyond() #0 !dbg !447 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i8, align 1
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !448, metadata !DIExpression()), !dbg !449
  %4 = bitcast [4 x i8]* %1 to i8*, !dbg !449
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.call_search_beyond.sorted, i32 0, i32 0), i64 4, i1 false), !dbg !449
  call void @llvm.dbg.declare(metadata i8* %2, metadata !450, metadata !DIExpression()), !dbg !451
  store i8 122, i8* %2, align 1, !dbg !451
  call void @llvm.dbg.declare(metadata i64* %3, metadata !452, metadata !DIExpression()), !dbg !453
  %5 = load i32, i32* @bad, align 4, !dbg !454
  %6 = icmp ne i32 %5, 0, !dbg !454
  %7 = zext i1 %6 to i64, !dbg !454
  %8 = select i1 %6, i32 5, i32 4, !dbg !454
  %9 = sext i32 %8 to i64, !dbg !454
  store i64 %9, i64* %3, align 8, !dbg !453
  %10 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !455
  %11 = call i8* @lfind(i8* noundef %2, i8* noundef %10, i64* noundef %3, i64 noundef 1, i32 (i8*, i8*)* noundef @by_character), !dbg !457
  %12 = icmp ne i8* %11, null, !dbg !457
  br i1 %12, label %13, label %14, !dbg !458

13:                                               ; preds = %0
  call void @abort() #10, !dbg !459
  unreachable, !dbg !459

14:                                               ; preds = %0
  ret void, !dbg !460
}

declare i8* @lfind(i8* noundef, i8* noundef, i64* noundef, i64 noundef, i32 (i8*, i8*)* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @by_character(i8* noundef %0, i8* noundef %1) #0 !dbg !461 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !466, metadata !DIExpression()), !dbg !467
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !468, metadata !DIExpression()), !dbg !469
  %5 = load i8*, i8** %3, align 8, !dbg !470
  %6 = load i8, i8* %5, align 1, !dbg !471
  %7 = sext i8 %6 to i32, !dbg !471
  %8 = load i8*, i8** %4, align 8, !dbg !472
  %9 = load i8, i8* %8, align 1, !dbg !473
  %10 = sext i8 %9 to i32, !dbg !473
  %11 = sub nsw i32 %7, %10, !dbg !474
  ret i32 %11, !dbg !475
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_strtol_unterminated() #0 !dbg !476 {
  %1 = alloca [3 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [3 x i8]* %1, metadata !477, metadata !DIExpression()), !dbg !481
  %3 = bitcast [3 x i8]* %1 to i8*, !dbg !481
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @__const.call_strtol_unterminated.digits, i32 0, i32 0), i64 3, i1 false), !dbg !481
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !482, metadata !DIExpression()), !dbg !483
  %4 = bitcast [4 x i8]* %2 to i8*, !dbg !483
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.call_strtol_unterminated.good, i32 0, i32 0), i64 4, i1 false), !dbg !483
  %5 = load i32, i32* @bad, align 4, !dbg !484
  %6 = icmp ne i32 %5, 0, !dbg !484
  br i1 %6, label %7, label %9, !dbg !484

7:                                                ; preds = %0
  %8 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 0, !dbg !486
  br label %11, !dbg !484

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !487
  br label %11, !dbg !484

11:                                               ; preds = %9, %7
  %12 = phi i8* [ %8, %7 ], [ %10, %9 ], !dbg !484
  %13 = call i64 @strtol(i8* noundef %12, i8** noundef null, i32 noundef 10) #9, !dbg !488
  %14 = icmp ne i64 %13, 123, !dbg !489
  br i1 %14, label %15, label %16, !dbg !490

15:                                               ; preds = %11
  call void @abort() #10, !dbg !491
  unreachable, !dbg !491

16:                                               ; preds = %11
  ret void, !dbg !492
}

; Function Attrs: nounwind
declare i64 @strtol(i8* noundef, i8** noundef, i32 noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nounwind willreturn writeonly }
attributes #8 = { nounwind readonly willreturn }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!68, !69, !70, !71, !72, !73, !74}
!llvm.ident = !{!75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !21, line: 18, type: !67, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "8064d9c415f8e671adb196af7b3563ad")
!4 = !{!5, !7, !9, !12, !16}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !10, line: 46, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !13, line: 10, baseType: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "", checksumkind: CSK_MD5, checksum: "5c299a4954617c88bb03645c7864e1b1")
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !15, line: 160, baseType: !8)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!18 = !{!19, !0, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !21, line: 17, type: !22, isLocal: true, isDefinition: true)
!21 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !21, line: 12, size: 192, elements: !24)
!24 = !{!25, !26, !30}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !23, file: !21, line: 13, baseType: !16, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !23, file: !21, line: 14, baseType: !27, size: 64, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DISubroutineType(types: !29)
!29 = !{null}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !21, line: 15, baseType: !22, size: 64, offset: 128)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "entry_call_format_needs_a_pointer", scope: !2, file: !3, line: 11, type: !23, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "entry_call_format_without_an_argument", scope: !2, file: !3, line: 18, type: !23, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "entry_call_scanf_without_an_address", scope: !2, file: !3, line: 26, type: !23, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_call_count_through_null", scope: !2, file: !3, line: 33, type: !23, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_call_negative_size", scope: !2, file: !3, line: 39, type: !23, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_call_negative_fill", scope: !2, file: !3, line: 46, type: !23, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_call_print_to_closed", scope: !2, file: !3, line: 53, type: !23, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_call_read_from_closed", scope: !2, file: !3, line: 65, type: !23, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_call_stream_is_null", scope: !2, file: !3, line: 78, type: !23, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_call_closedir_twice", scope: !2, file: !3, line: 86, type: !23, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_call_unterminated_environment", scope: !2, file: !3, line: 96, type: !23, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_call_wide_overrun", scope: !2, file: !3, line: 103, type: !23, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_call_conversion_overrun", scope: !2, file: !3, line: 109, type: !23, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_call_date_of_null", scope: !2, file: !3, line: 115, type: !23, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_call_read_into_small", scope: !2, file: !3, line: 123, type: !23, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_call_write_from_small", scope: !2, file: !3, line: 130, type: !23, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_call_search_beyond", scope: !2, file: !3, line: 142, type: !23, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_call_strtol_unterminated", scope: !2, file: !3, line: 150, type: !23, isLocal: true, isDefinition: true)
!67 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!68 = !{i32 7, !"Dwarf Version", i32 5}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 7, !"PIC Level", i32 2}
!72 = !{i32 7, !"PIE Level", i32 2}
!73 = !{i32 7, !"uwtable", i32 1}
!74 = !{i32 7, !"frame-pointer", i32 2}
!75 = !{!"Debian clang version 14.0.6"}
!76 = distinct !DISubprogram(name: "main", scope: !21, file: !21, line: 30, type: !77, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !80)
!77 = !DISubroutineType(types: !78)
!78 = !{!67, !67, !79}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!80 = !{}
!81 = !DILocalVariable(name: "argc", arg: 1, scope: !76, file: !21, line: 30, type: !67)
!82 = !DILocation(line: 30, column: 14, scope: !76)
!83 = !DILocalVariable(name: "argv", arg: 2, scope: !76, file: !21, line: 30, type: !79)
!84 = !DILocation(line: 30, column: 27, scope: !76)
!85 = !DILocation(line: 32, column: 11, scope: !76)
!86 = !DILocation(line: 32, column: 16, scope: !76)
!87 = !DILocation(line: 32, column: 20, scope: !76)
!88 = !DILocation(line: 32, column: 30, scope: !76)
!89 = !DILocation(line: 32, column: 23, scope: !76)
!90 = !DILocation(line: 32, column: 46, scope: !76)
!91 = !DILocation(line: 0, scope: !76)
!92 = !DILocation(line: 32, column: 9, scope: !76)
!93 = !DILocalVariable(name: "c", scope: !94, file: !21, line: 33, type: !22)
!94 = distinct !DILexicalBlock(scope: !76, file: !21, line: 33, column: 5)
!95 = !DILocation(line: 33, column: 29, scope: !94)
!96 = !DILocation(line: 33, column: 33, scope: !94)
!97 = !DILocation(line: 33, column: 10, scope: !94)
!98 = !DILocation(line: 33, column: 44, scope: !99)
!99 = distinct !DILexicalBlock(scope: !94, file: !21, line: 33, column: 5)
!100 = !DILocation(line: 33, column: 5, scope: !94)
!101 = !DILocation(line: 34, column: 13, scope: !102)
!102 = distinct !DILexicalBlock(scope: !99, file: !21, line: 34, column: 13)
!103 = !DILocation(line: 34, column: 18, scope: !102)
!104 = !DILocation(line: 34, column: 22, scope: !102)
!105 = !DILocation(line: 34, column: 32, scope: !102)
!106 = !DILocation(line: 34, column: 41, scope: !102)
!107 = !DILocation(line: 34, column: 44, scope: !102)
!108 = !DILocation(line: 34, column: 25, scope: !102)
!109 = !DILocation(line: 34, column: 50, scope: !102)
!110 = !DILocation(line: 34, column: 13, scope: !99)
!111 = !DILocation(line: 35, column: 13, scope: !112)
!112 = distinct !DILexicalBlock(scope: !102, file: !21, line: 34, column: 56)
!113 = !DILocation(line: 35, column: 16, scope: !112)
!114 = !DILocation(line: 36, column: 13, scope: !112)
!115 = !DILocation(line: 34, column: 53, scope: !102)
!116 = !DILocation(line: 33, column: 51, scope: !99)
!117 = !DILocation(line: 33, column: 54, scope: !99)
!118 = !DILocation(line: 33, column: 49, scope: !99)
!119 = !DILocation(line: 33, column: 5, scope: !99)
!120 = distinct !{!120, !100, !121, !122}
!121 = !DILocation(line: 37, column: 9, scope: !94)
!122 = !{!"llvm.loop.mustprogress"}
!123 = !DILocation(line: 38, column: 5, scope: !76)
!124 = !DILocation(line: 39, column: 1, scope: !76)
!125 = distinct !DISubprogram(name: "add_call_format_needs_a_pointer", scope: !3, file: !3, line: 11, type: !28, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!126 = !DILocation(line: 11, column: 1, scope: !125)
!127 = distinct !DISubprogram(name: "add_call_format_without_an_argument", scope: !3, file: !3, line: 18, type: !28, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!128 = !DILocation(line: 18, column: 1, scope: !127)
!129 = distinct !DISubprogram(name: "add_call_scanf_without_an_address", scope: !3, file: !3, line: 26, type: !28, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!130 = !DILocation(line: 26, column: 1, scope: !129)
!131 = distinct !DISubprogram(name: "add_call_count_through_null", scope: !3, file: !3, line: 33, type: !28, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!132 = !DILocation(line: 33, column: 1, scope: !131)
!133 = distinct !DISubprogram(name: "add_call_negative_size", scope: !3, file: !3, line: 39, type: !28, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!134 = !DILocation(line: 39, column: 1, scope: !133)
!135 = distinct !DISubprogram(name: "add_call_negative_fill", scope: !3, file: !3, line: 46, type: !28, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!136 = !DILocation(line: 46, column: 1, scope: !135)
!137 = distinct !DISubprogram(name: "add_call_print_to_closed", scope: !3, file: !3, line: 53, type: !28, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!138 = !DILocation(line: 53, column: 1, scope: !137)
!139 = distinct !DISubprogram(name: "add_call_read_from_closed", scope: !3, file: !3, line: 65, type: !28, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!140 = !DILocation(line: 65, column: 1, scope: !139)
!141 = distinct !DISubprogram(name: "add_call_stream_is_null", scope: !3, file: !3, line: 78, type: !28, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!142 = !DILocation(line: 78, column: 1, scope: !141)
!143 = distinct !DISubprogram(name: "add_call_closedir_twice", scope: !3, file: !3, line: 86, type: !28, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!144 = !DILocation(line: 86, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_call_unterminated_environment", scope: !3, file: !3, line: 96, type: !28, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!146 = !DILocation(line: 96, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_call_wide_overrun", scope: !3, file: !3, line: 103, type: !28, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!148 = !DILocation(line: 103, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_call_conversion_overrun", scope: !3, file: !3, line: 109, type: !28, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!150 = !DILocation(line: 109, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_call_date_of_null", scope: !3, file: !3, line: 115, type: !28, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!152 = !DILocation(line: 115, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_call_read_into_small", scope: !3, file: !3, line: 123, type: !28, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!154 = !DILocation(line: 123, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_call_write_from_small", scope: !3, file: !3, line: 130, type: !28, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!156 = !DILocation(line: 130, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_call_search_beyond", scope: !3, file: !3, line: 142, type: !28, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!158 = !DILocation(line: 142, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_call_strtol_unterminated", scope: !3, file: !3, line: 150, type: !28, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!160 = !DILocation(line: 150, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "call_format_needs_a_pointer", scope: !3, file: !3, line: 11, type: !28, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!162 = !DILocalVariable(name: "number", scope: !161, file: !3, line: 13, type: !8)
!163 = !DILocation(line: 13, column: 10, scope: !161)
!164 = !DILocation(line: 14, column: 9, scope: !165)
!165 = distinct !DILexicalBlock(scope: !161, file: !3, line: 14, column: 9)
!166 = !DILocation(line: 14, column: 9, scope: !161)
!167 = !DILocation(line: 15, column: 32, scope: !165)
!168 = !DILocation(line: 15, column: 24, scope: !165)
!169 = !DILocation(line: 15, column: 9, scope: !165)
!170 = !DILocation(line: 16, column: 1, scope: !161)
!171 = distinct !DISubprogram(name: "call_format_without_an_argument", scope: !3, file: !3, line: 18, type: !28, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!172 = !DILocalVariable(name: "text", scope: !171, file: !3, line: 20, type: !173)
!173 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !174)
!174 = !{!175}
!175 = !DISubrange(count: 8)
!176 = !DILocation(line: 20, column: 10, scope: !171)
!177 = !DILocalVariable(name: "format", scope: !171, file: !3, line: 21, type: !16)
!178 = !DILocation(line: 21, column: 17, scope: !171)
!179 = !DILocation(line: 21, column: 26, scope: !171)
!180 = !DILocation(line: 22, column: 12, scope: !171)
!181 = !DILocation(line: 22, column: 5, scope: !171)
!182 = !DILocation(line: 23, column: 5, scope: !171)
!183 = !DILocation(line: 23, column: 13, scope: !171)
!184 = !DILocation(line: 24, column: 1, scope: !171)
!185 = distinct !DISubprogram(name: "call_scanf_without_an_address", scope: !3, file: !3, line: 26, type: !28, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!186 = !DILocalVariable(name: "number", scope: !185, file: !3, line: 28, type: !8)
!187 = !DILocation(line: 28, column: 10, scope: !185)
!188 = !DILocation(line: 29, column: 29, scope: !189)
!189 = distinct !DILexicalBlock(scope: !185, file: !3, line: 29, column: 9)
!190 = !DILocation(line: 29, column: 43, scope: !189)
!191 = !DILocation(line: 29, column: 35, scope: !189)
!192 = !DILocation(line: 29, column: 9, scope: !189)
!193 = !DILocation(line: 29, column: 61, scope: !189)
!194 = !DILocation(line: 29, column: 9, scope: !185)
!195 = !DILocation(line: 30, column: 9, scope: !189)
!196 = !DILocation(line: 31, column: 1, scope: !185)
!197 = distinct !DISubprogram(name: "call_count_through_null", scope: !3, file: !3, line: 33, type: !28, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!198 = !DILocalVariable(name: "count", scope: !197, file: !3, line: 35, type: !67)
!199 = !DILocation(line: 35, column: 9, scope: !197)
!200 = !DILocation(line: 36, column: 23, scope: !197)
!201 = !DILocation(line: 36, column: 5, scope: !197)
!202 = !DILocation(line: 37, column: 1, scope: !197)
!203 = distinct !DISubprogram(name: "call_negative_size", scope: !3, file: !3, line: 39, type: !28, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!204 = !DILocalVariable(name: "from", scope: !203, file: !3, line: 41, type: !173)
!205 = !DILocation(line: 41, column: 10, scope: !203)
!206 = !DILocalVariable(name: "to", scope: !203, file: !3, line: 41, type: !173)
!207 = !DILocation(line: 41, column: 31, scope: !203)
!208 = !DILocalVariable(name: "size", scope: !203, file: !3, line: 42, type: !67)
!209 = !DILocation(line: 42, column: 9, scope: !203)
!210 = !DILocation(line: 42, column: 16, scope: !203)
!211 = !DILocation(line: 43, column: 5, scope: !203)
!212 = !DILocation(line: 43, column: 30, scope: !203)
!213 = !DILocation(line: 43, column: 22, scope: !203)
!214 = !DILocation(line: 44, column: 1, scope: !203)
!215 = distinct !DISubprogram(name: "call_negative_fill", scope: !3, file: !3, line: 46, type: !28, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!216 = !DILocalVariable(name: "to", scope: !215, file: !3, line: 48, type: !173)
!217 = !DILocation(line: 48, column: 10, scope: !215)
!218 = !DILocalVariable(name: "size", scope: !215, file: !3, line: 49, type: !67)
!219 = !DILocation(line: 49, column: 9, scope: !215)
!220 = !DILocation(line: 49, column: 16, scope: !215)
!221 = !DILocation(line: 50, column: 5, scope: !215)
!222 = !DILocation(line: 50, column: 27, scope: !215)
!223 = !DILocation(line: 50, column: 19, scope: !215)
!224 = !DILocation(line: 51, column: 1, scope: !215)
!225 = distinct !DISubprogram(name: "call_print_to_closed", scope: !3, file: !3, line: 53, type: !28, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!226 = !DILocalVariable(name: "f", scope: !225, file: !3, line: 55, type: !227)
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !228, size: 64)
!228 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !229, line: 7, baseType: !230)
!229 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!230 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !231, line: 49, size: 1728, elements: !232)
!231 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!232 = !{!233, !234, !235, !236, !237, !238, !239, !240, !241, !242, !243, !244, !245, !248, !250, !251, !252, !254, !256, !258, !262, !265, !267, !270, !273, !274, !276, !277, !278}
!233 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !230, file: !231, line: 51, baseType: !67, size: 32)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !230, file: !231, line: 54, baseType: !5, size: 64, offset: 64)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !230, file: !231, line: 55, baseType: !5, size: 64, offset: 128)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !230, file: !231, line: 56, baseType: !5, size: 64, offset: 192)
!237 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !230, file: !231, line: 57, baseType: !5, size: 64, offset: 256)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !230, file: !231, line: 58, baseType: !5, size: 64, offset: 320)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !230, file: !231, line: 59, baseType: !5, size: 64, offset: 384)
!240 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !230, file: !231, line: 60, baseType: !5, size: 64, offset: 448)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !230, file: !231, line: 61, baseType: !5, size: 64, offset: 512)
!242 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !230, file: !231, line: 64, baseType: !5, size: 64, offset: 576)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !230, file: !231, line: 65, baseType: !5, size: 64, offset: 640)
!244 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !230, file: !231, line: 66, baseType: !5, size: 64, offset: 704)
!245 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !230, file: !231, line: 68, baseType: !246, size: 64, offset: 768)
!246 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !247, size: 64)
!247 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !231, line: 36, flags: DIFlagFwdDecl)
!248 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !230, file: !231, line: 70, baseType: !249, size: 64, offset: 832)
!249 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !230, size: 64)
!250 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !230, file: !231, line: 72, baseType: !67, size: 32, offset: 896)
!251 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !230, file: !231, line: 73, baseType: !67, size: 32, offset: 928)
!252 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !230, file: !231, line: 74, baseType: !253, size: 64, offset: 960)
!253 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !15, line: 152, baseType: !8)
!254 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !230, file: !231, line: 77, baseType: !255, size: 16, offset: 1024)
!255 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!256 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !230, file: !231, line: 78, baseType: !257, size: 8, offset: 1040)
!257 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!258 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !230, file: !231, line: 79, baseType: !259, size: 8, offset: 1048)
!259 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 8, elements: !260)
!260 = !{!261}
!261 = !DISubrange(count: 1)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !230, file: !231, line: 81, baseType: !263, size: 64, offset: 1088)
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !264, size: 64)
!264 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !231, line: 43, baseType: null)
!265 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !230, file: !231, line: 89, baseType: !266, size: 64, offset: 1152)
!266 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !15, line: 153, baseType: !8)
!267 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !230, file: !231, line: 91, baseType: !268, size: 64, offset: 1216)
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !269, size: 64)
!269 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !231, line: 37, flags: DIFlagFwdDecl)
!270 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !230, file: !231, line: 92, baseType: !271, size: 64, offset: 1280)
!271 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !272, size: 64)
!272 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !231, line: 38, flags: DIFlagFwdDecl)
!273 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !230, file: !231, line: 93, baseType: !249, size: 64, offset: 1344)
!274 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !230, file: !231, line: 94, baseType: !275, size: 64, offset: 1408)
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!276 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !230, file: !231, line: 95, baseType: !9, size: 64, offset: 1472)
!277 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !230, file: !231, line: 96, baseType: !67, size: 32, offset: 1536)
!278 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !230, file: !231, line: 98, baseType: !279, size: 160, offset: 1568)
!279 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 160, elements: !280)
!280 = !{!281}
!281 = !DISubrange(count: 20)
!282 = !DILocation(line: 55, column: 11, scope: !225)
!283 = !DILocation(line: 55, column: 15, scope: !225)
!284 = !DILocation(line: 56, column: 10, scope: !285)
!285 = distinct !DILexicalBlock(scope: !225, file: !3, line: 56, column: 9)
!286 = !DILocation(line: 56, column: 9, scope: !225)
!287 = !DILocation(line: 57, column: 9, scope: !285)
!288 = !DILocation(line: 58, column: 9, scope: !289)
!289 = distinct !DILexicalBlock(scope: !225, file: !3, line: 58, column: 9)
!290 = !DILocation(line: 58, column: 9, scope: !225)
!291 = !DILocation(line: 59, column: 16, scope: !289)
!292 = !DILocation(line: 59, column: 9, scope: !289)
!293 = !DILocation(line: 60, column: 13, scope: !225)
!294 = !DILocation(line: 60, column: 5, scope: !225)
!295 = !DILocation(line: 61, column: 10, scope: !296)
!296 = distinct !DILexicalBlock(scope: !225, file: !3, line: 61, column: 9)
!297 = !DILocation(line: 61, column: 9, scope: !225)
!298 = !DILocation(line: 62, column: 16, scope: !296)
!299 = !DILocation(line: 62, column: 9, scope: !296)
!300 = !DILocation(line: 63, column: 1, scope: !225)
!301 = distinct !DISubprogram(name: "call_read_from_closed", scope: !3, file: !3, line: 65, type: !28, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!302 = !DILocalVariable(name: "f", scope: !301, file: !3, line: 67, type: !227)
!303 = !DILocation(line: 67, column: 11, scope: !301)
!304 = !DILocation(line: 67, column: 15, scope: !301)
!305 = !DILocation(line: 68, column: 10, scope: !306)
!306 = distinct !DILexicalBlock(scope: !301, file: !3, line: 68, column: 9)
!307 = !DILocation(line: 68, column: 9, scope: !301)
!308 = !DILocation(line: 69, column: 9, scope: !306)
!309 = !DILocation(line: 70, column: 9, scope: !310)
!310 = distinct !DILexicalBlock(scope: !301, file: !3, line: 70, column: 9)
!311 = !DILocation(line: 70, column: 9, scope: !301)
!312 = !DILocation(line: 71, column: 16, scope: !310)
!313 = !DILocation(line: 71, column: 9, scope: !310)
!314 = !DILocation(line: 72, column: 15, scope: !315)
!315 = distinct !DILexicalBlock(scope: !301, file: !3, line: 72, column: 9)
!316 = !DILocation(line: 72, column: 9, scope: !315)
!317 = !DILocation(line: 72, column: 18, scope: !315)
!318 = !DILocation(line: 72, column: 9, scope: !301)
!319 = !DILocation(line: 73, column: 9, scope: !315)
!320 = !DILocation(line: 74, column: 10, scope: !321)
!321 = distinct !DILexicalBlock(scope: !301, file: !3, line: 74, column: 9)
!322 = !DILocation(line: 74, column: 9, scope: !301)
!323 = !DILocation(line: 75, column: 16, scope: !321)
!324 = !DILocation(line: 75, column: 9, scope: !321)
!325 = !DILocation(line: 76, column: 1, scope: !301)
!326 = distinct !DISubprogram(name: "call_stream_is_null", scope: !3, file: !3, line: 78, type: !28, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!327 = !DILocalVariable(name: "f", scope: !326, file: !3, line: 80, type: !227)
!328 = !DILocation(line: 80, column: 11, scope: !326)
!329 = !DILocation(line: 80, column: 21, scope: !326)
!330 = !DILocation(line: 80, column: 15, scope: !326)
!331 = !DILocation(line: 81, column: 19, scope: !326)
!332 = !DILocation(line: 81, column: 5, scope: !326)
!333 = !DILocation(line: 82, column: 10, scope: !334)
!334 = distinct !DILexicalBlock(scope: !326, file: !3, line: 82, column: 9)
!335 = !DILocation(line: 82, column: 9, scope: !326)
!336 = !DILocation(line: 83, column: 16, scope: !334)
!337 = !DILocation(line: 83, column: 9, scope: !334)
!338 = !DILocation(line: 84, column: 1, scope: !326)
!339 = distinct !DISubprogram(name: "call_closedir_twice", scope: !3, file: !3, line: 86, type: !28, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!340 = !DILocalVariable(name: "d", scope: !339, file: !3, line: 88, type: !341)
!341 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !342, size: 64)
!342 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !343, line: 127, baseType: !344)
!343 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!344 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !343, line: 127, flags: DIFlagFwdDecl)
!345 = !DILocation(line: 88, column: 10, scope: !339)
!346 = !DILocation(line: 88, column: 14, scope: !339)
!347 = !DILocation(line: 89, column: 10, scope: !348)
!348 = distinct !DILexicalBlock(scope: !339, file: !3, line: 89, column: 9)
!349 = !DILocation(line: 89, column: 9, scope: !339)
!350 = !DILocation(line: 90, column: 9, scope: !348)
!351 = !DILocation(line: 91, column: 14, scope: !339)
!352 = !DILocation(line: 91, column: 5, scope: !339)
!353 = !DILocation(line: 92, column: 9, scope: !354)
!354 = distinct !DILexicalBlock(scope: !339, file: !3, line: 92, column: 9)
!355 = !DILocation(line: 92, column: 9, scope: !339)
!356 = !DILocation(line: 93, column: 18, scope: !354)
!357 = !DILocation(line: 93, column: 9, scope: !354)
!358 = !DILocation(line: 94, column: 1, scope: !339)
!359 = distinct !DISubprogram(name: "call_unterminated_environment", scope: !3, file: !3, line: 96, type: !28, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!360 = !DILocalVariable(name: "name", scope: !359, file: !3, line: 98, type: !361)
!361 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 32, elements: !362)
!362 = !{!363}
!363 = !DISubrange(count: 4)
!364 = !DILocation(line: 98, column: 10, scope: !359)
!365 = !DILocalVariable(name: "good", scope: !359, file: !3, line: 98, type: !366)
!366 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 40, elements: !367)
!367 = !{!368}
!368 = !DISubrange(count: 5)
!369 = !DILocation(line: 98, column: 42, scope: !359)
!370 = !DILocation(line: 99, column: 16, scope: !371)
!371 = distinct !DILexicalBlock(scope: !359, file: !3, line: 99, column: 9)
!372 = !DILocation(line: 99, column: 22, scope: !371)
!373 = !DILocation(line: 99, column: 29, scope: !371)
!374 = !DILocation(line: 99, column: 9, scope: !371)
!375 = !DILocation(line: 99, column: 9, scope: !359)
!376 = !DILocation(line: 100, column: 9, scope: !371)
!377 = !DILocation(line: 101, column: 1, scope: !359)
!378 = distinct !DISubprogram(name: "call_wide_overrun", scope: !3, file: !3, line: 103, type: !28, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!379 = !DILocalVariable(name: "to", scope: !378, file: !3, line: 105, type: !380)
!380 = !DICompositeType(tag: DW_TAG_array_type, baseType: !381, size: 128, elements: !362)
!381 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !10, line: 74, baseType: !67)
!382 = !DILocation(line: 105, column: 13, scope: !378)
!383 = !DILocation(line: 106, column: 12, scope: !378)
!384 = !DILocation(line: 106, column: 16, scope: !378)
!385 = !DILocation(line: 106, column: 5, scope: !378)
!386 = !DILocation(line: 107, column: 1, scope: !378)
!387 = distinct !DISubprogram(name: "call_conversion_overrun", scope: !3, file: !3, line: 109, type: !28, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!388 = !DILocalVariable(name: "to", scope: !387, file: !3, line: 111, type: !380)
!389 = !DILocation(line: 111, column: 13, scope: !387)
!390 = !DILocation(line: 112, column: 14, scope: !387)
!391 = !DILocation(line: 112, column: 27, scope: !387)
!392 = !DILocation(line: 112, column: 5, scope: !387)
!393 = !DILocation(line: 113, column: 1, scope: !387)
!394 = distinct !DISubprogram(name: "call_date_of_null", scope: !3, file: !3, line: 115, type: !28, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!395 = !DILocalVariable(name: "far", scope: !394, file: !3, line: 117, type: !12)
!396 = !DILocation(line: 117, column: 12, scope: !394)
!397 = !DILocation(line: 117, column: 18, scope: !394)
!398 = !DILocalVariable(name: "when", scope: !394, file: !3, line: 118, type: !399)
!399 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !400, size: 64)
!400 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !401, line: 7, size: 448, elements: !402)
!401 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "", checksumkind: CSK_MD5, checksum: "9e5545b565ef031c4cd0faf90b69386f")
!402 = !{!403, !404, !405, !406, !407, !408, !409, !410, !411, !412, !413}
!403 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !400, file: !401, line: 9, baseType: !67, size: 32)
!404 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !400, file: !401, line: 10, baseType: !67, size: 32, offset: 32)
!405 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !400, file: !401, line: 11, baseType: !67, size: 32, offset: 64)
!406 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !400, file: !401, line: 12, baseType: !67, size: 32, offset: 96)
!407 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !400, file: !401, line: 13, baseType: !67, size: 32, offset: 128)
!408 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !400, file: !401, line: 14, baseType: !67, size: 32, offset: 160)
!409 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !400, file: !401, line: 15, baseType: !67, size: 32, offset: 192)
!410 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !400, file: !401, line: 16, baseType: !67, size: 32, offset: 224)
!411 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !400, file: !401, line: 17, baseType: !67, size: 32, offset: 256)
!412 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !400, file: !401, line: 20, baseType: !8, size: 64, offset: 320)
!413 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !400, file: !401, line: 21, baseType: !16, size: 64, offset: 384)
!414 = !DILocation(line: 118, column: 16, scope: !394)
!415 = !DILocation(line: 118, column: 23, scope: !394)
!416 = !DILocalVariable(name: "text", scope: !394, file: !3, line: 119, type: !417)
!417 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !418)
!418 = !{!419}
!419 = !DISubrange(count: 40)
!420 = !DILocation(line: 119, column: 10, scope: !394)
!421 = !DILocation(line: 120, column: 14, scope: !394)
!422 = !DILocation(line: 120, column: 39, scope: !394)
!423 = !DILocation(line: 120, column: 5, scope: !394)
!424 = !DILocation(line: 121, column: 1, scope: !394)
!425 = distinct !DISubprogram(name: "call_read_into_small", scope: !3, file: !3, line: 123, type: !28, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!426 = !DILocalVariable(name: "small", scope: !425, file: !3, line: 125, type: !361)
!427 = !DILocation(line: 125, column: 10, scope: !425)
!428 = !DILocation(line: 126, column: 17, scope: !429)
!429 = distinct !DILexicalBlock(scope: !425, file: !3, line: 126, column: 9)
!430 = !DILocation(line: 126, column: 24, scope: !429)
!431 = !DILocation(line: 126, column: 9, scope: !429)
!432 = !DILocation(line: 126, column: 48, scope: !429)
!433 = !DILocation(line: 126, column: 9, scope: !425)
!434 = !DILocation(line: 127, column: 9, scope: !429)
!435 = !DILocation(line: 128, column: 1, scope: !425)
!436 = distinct !DISubprogram(name: "call_write_from_small", scope: !3, file: !3, line: 130, type: !28, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!437 = !DILocalVariable(name: "small", scope: !436, file: !3, line: 132, type: !361)
!438 = !DILocation(line: 132, column: 10, scope: !436)
!439 = !DILocation(line: 133, column: 18, scope: !440)
!440 = distinct !DILexicalBlock(scope: !436, file: !3, line: 133, column: 9)
!441 = !DILocation(line: 133, column: 25, scope: !440)
!442 = !DILocation(line: 133, column: 9, scope: !440)
!443 = !DILocation(line: 133, column: 49, scope: !440)
!444 = !DILocation(line: 133, column: 9, scope: !436)
!445 = !DILocation(line: 134, column: 9, scope: !440)
!446 = !DILocation(line: 135, column: 1, scope: !436)
!447 = distinct !DISubprogram(name: "call_search_beyond", scope: !3, file: !3, line: 142, type: !28, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!448 = !DILocalVariable(name: "sorted", scope: !447, file: !3, line: 144, type: !361)
!449 = !DILocation(line: 144, column: 10, scope: !447)
!450 = !DILocalVariable(name: "key", scope: !447, file: !3, line: 144, type: !6)
!451 = !DILocation(line: 144, column: 44, scope: !447)
!452 = !DILocalVariable(name: "count", scope: !447, file: !3, line: 145, type: !9)
!453 = !DILocation(line: 145, column: 12, scope: !447)
!454 = !DILocation(line: 145, column: 20, scope: !447)
!455 = !DILocation(line: 146, column: 21, scope: !456)
!456 = distinct !DILexicalBlock(scope: !447, file: !3, line: 146, column: 9)
!457 = !DILocation(line: 146, column: 9, scope: !456)
!458 = !DILocation(line: 146, column: 9, scope: !447)
!459 = !DILocation(line: 147, column: 9, scope: !456)
!460 = !DILocation(line: 148, column: 1, scope: !447)
!461 = distinct !DISubprogram(name: "by_character", scope: !3, file: !3, line: 137, type: !462, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!462 = !DISubroutineType(types: !463)
!463 = !{!67, !464, !464}
!464 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !465, size: 64)
!465 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!466 = !DILocalVariable(name: "a", arg: 1, scope: !461, file: !3, line: 137, type: !464)
!467 = !DILocation(line: 137, column: 37, scope: !461)
!468 = !DILocalVariable(name: "b", arg: 2, scope: !461, file: !3, line: 137, type: !464)
!469 = !DILocation(line: 137, column: 52, scope: !461)
!470 = !DILocation(line: 139, column: 27, scope: !461)
!471 = !DILocation(line: 139, column: 12, scope: !461)
!472 = !DILocation(line: 139, column: 46, scope: !461)
!473 = !DILocation(line: 139, column: 31, scope: !461)
!474 = !DILocation(line: 139, column: 29, scope: !461)
!475 = !DILocation(line: 139, column: 5, scope: !461)
!476 = distinct !DISubprogram(name: "call_strtol_unterminated", scope: !3, file: !3, line: 150, type: !28, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!477 = !DILocalVariable(name: "digits", scope: !476, file: !3, line: 152, type: !478)
!478 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 24, elements: !479)
!479 = !{!480}
!480 = !DISubrange(count: 3)
!481 = !DILocation(line: 152, column: 10, scope: !476)
!482 = !DILocalVariable(name: "good", scope: !476, file: !3, line: 152, type: !361)
!483 = !DILocation(line: 152, column: 39, scope: !476)
!484 = !DILocation(line: 153, column: 16, scope: !485)
!485 = distinct !DILexicalBlock(scope: !476, file: !3, line: 153, column: 9)
!486 = !DILocation(line: 153, column: 22, scope: !485)
!487 = !DILocation(line: 153, column: 31, scope: !485)
!488 = !DILocation(line: 153, column: 9, scope: !485)
!489 = !DILocation(line: 153, column: 44, scope: !485)
!490 = !DILocation(line: 153, column: 9, scope: !476)
!491 = !DILocation(line: 154, column: 9, scope: !485)
!492 = !DILocation(line: 155, column: 1, scope: !476)
