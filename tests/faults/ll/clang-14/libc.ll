; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/libc.c
; ModuleID = 'tests/faults/libc.c'
source_filename = "tests/faults/libc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !27
@entry_libc_strcpy_heap = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), void ()* @libc_strcpy_heap, %struct.fault_case* null }, align 8, !dbg !41
@entry_libc_strcpy_stack = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), void ()* @libc_strcpy_stack, %struct.fault_case* null }, align 8, !dbg !43
@entry_libc_strcpy_global = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.6, i32 0, i32 0), void ()* @libc_strcpy_global, %struct.fault_case* null }, align 8, !dbg !45
@entry_libc_strcat = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i32 0, i32 0), void ()* @libc_strcat, %struct.fault_case* null }, align 8, !dbg !52
@entry_libc_strncpy = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.10, i32 0, i32 0), void ()* @libc_strncpy, %struct.fault_case* null }, align 8, !dbg !54
@entry_libc_sprintf = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i32 0, i32 0), void ()* @libc_sprintf, %struct.fault_case* null }, align 8, !dbg !56
@entry_libc_snprintf = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), void ()* @libc_snprintf, %struct.fault_case* null }, align 8, !dbg !58
@entry_libc_memset = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i32 0, i32 0), void ()* @libc_memset, %struct.fault_case* null }, align 8, !dbg !60
@entry_libc_memcpy_to = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.18, i32 0, i32 0), void ()* @libc_memcpy_to, %struct.fault_case* null }, align 8, !dbg !62
@entry_libc_memcpy_from = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.20, i32 0, i32 0), void ()* @libc_memcpy_from, %struct.fault_case* null }, align 8, !dbg !64
@entry_libc_memcpy_overlap = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.21, i32 0, i32 0), void ()* @libc_memcpy_overlap, %struct.fault_case* null }, align 8, !dbg !66
@entry_libc_memmove = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i32 0, i32 0), void ()* @libc_memmove, %struct.fault_case* null }, align 8, !dbg !68
@entry_libc_strlen_unterminated = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.23, i32 0, i32 0), void ()* @libc_strlen_unterminated, %struct.fault_case* null }, align 8, !dbg !70
@entry_libc_strlen_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.24, i32 0, i32 0), void ()* @libc_strlen_freed, %struct.fault_case* null }, align 8, !dbg !72
@entry_libc_strdup_overrun = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.26, i32 0, i32 0), void ()* @libc_strdup_overrun, %struct.fault_case* null }, align 8, !dbg !74
@entry_libc_fgets = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i32 0, i32 0), void ()* @libc_fgets, %struct.fault_case* null }, align 8, !dbg !76
@entry_libc_fread = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), void ()* @libc_fread, %struct.fault_case* null }, align 8, !dbg !78
@entry_libc_scanf = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), void ()* @libc_scanf, %struct.fault_case* null }, align 8, !dbg !80
@entry_libc_printf_string = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.31, i32 0, i32 0), void ()* @libc_printf_string, %struct.fault_case* null }, align 8, !dbg !82
@entry_libc_printf_null_destination = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.34, i32 0, i32 0), void ()* @libc_printf_null_destination, %struct.fault_case* null }, align 8, !dbg !84
@entry_libc_strcmp_null = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.35, i32 0, i32 0), void ()* @libc_strcmp_null, %struct.fault_case* null }, align 8, !dbg !86
@entry_libc_qsort = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), void ()* @libc_qsort, %struct.fault_case* null }, align 8, !dbg !88
@entry_libc_comparison = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.38, i32 0, i32 0), void ()* @libc_comparison, %struct.fault_case* null }, align 8, !dbg !90
@entry_libc_memcmp = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), void ()* @libc_memcmp, %struct.fault_case* null }, align 8, !dbg !92
@entry_libc_memchr = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), void ()* @libc_memchr, %struct.fault_case* null }, align 8, !dbg !94
@entry_libc_strtok = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i32 0, i32 0), void ()* @libc_strtok, %struct.fault_case* null }, align 8, !dbg !96
@entry_libc_getline_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.44, i32 0, i32 0), void ()* @libc_getline_freed, %struct.fault_case* null }, align 8, !dbg !98
@entry_libc_fclose_twice = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.45, i32 0, i32 0), void ()* @libc_fclose_twice, %struct.fault_case* null }, align 8, !dbg !100
@entry_libc_isalpha = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.48, i32 0, i32 0), void ()* @libc_isalpha, %struct.fault_case* null }, align 8, !dbg !102
@.str.1 = private unnamed_addr constant [17 x i8] c"libc_strcpy_heap\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"12345\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"1234\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"libc_strcpy_stack\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"123\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"libc_strcpy_global\00", align 1
@small = internal global [4 x i8] zeroinitializer, align 1, !dbg !47
@.str.7 = private unnamed_addr constant [12 x i8] c"libc_strcat\00", align 1
@__const.libc_strcat.a = private unnamed_addr constant [8 x i8] c"abcd\00\00\00\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"efgh\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"efg\00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"libc_strncpy\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"libc_sprintf\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"libc_snprintf\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"longer\00", align 1
@.str.17 = private unnamed_addr constant [12 x i8] c"libc_memset\00", align 1
@.str.18 = private unnamed_addr constant [15 x i8] c"libc_memcpy_to\00", align 1
@.str.19 = private unnamed_addr constant [9 x i8] c"abcdefgh\00", align 1
@.str.20 = private unnamed_addr constant [17 x i8] c"libc_memcpy_from\00", align 1
@__const.libc_memcpy_from.from = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.21 = private unnamed_addr constant [20 x i8] c"libc_memcpy_overlap\00", align 1
@__const.libc_memcpy_overlap.a = private unnamed_addr constant [16 x i8] c"0123456789\00\00\00\00\00\00", align 16
@.str.22 = private unnamed_addr constant [13 x i8] c"libc_memmove\00", align 1
@.str.23 = private unnamed_addr constant [25 x i8] c"libc_strlen_unterminated\00", align 1
@__const.libc_strlen_unterminated.a = private unnamed_addr constant [3 x i8] c"abc", align 1
@.str.24 = private unnamed_addr constant [18 x i8] c"libc_strlen_freed\00", align 1
@.str.25 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.26 = private unnamed_addr constant [20 x i8] c"libc_strdup_overrun\00", align 1
@.str.27 = private unnamed_addr constant [11 x i8] c"libc_fgets\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@.str.28 = private unnamed_addr constant [11 x i8] c"libc_fread\00", align 1
@.str.29 = private unnamed_addr constant [11 x i8] c"libc_scanf\00", align 1
@.str.30 = private unnamed_addr constant [4 x i8] c"%5s\00", align 1
@.str.31 = private unnamed_addr constant [19 x i8] c"libc_printf_string\00", align 1
@__const.libc_printf_string.a = private unnamed_addr constant [2 x i8] c"ab", align 1
@.str.32 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.33 = private unnamed_addr constant [6 x i8] c"%.2s\0A\00", align 1
@.str.34 = private unnamed_addr constant [29 x i8] c"libc_printf_null_destination\00", align 1
@.str.35 = private unnamed_addr constant [17 x i8] c"libc_strcmp_null\00", align 1
@.str.36 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"libc_qsort\00", align 1
@__const.libc_qsort.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.38 = private unnamed_addr constant [16 x i8] c"libc_comparison\00", align 1
@__const.libc_comparison.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.39 = private unnamed_addr constant [12 x i8] c"libc_memcmp\00", align 1
@__const.libc_memcmp.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@__const.libc_memcmp.b = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.40 = private unnamed_addr constant [12 x i8] c"libc_memchr\00", align 1
@__const.libc_memchr.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.41 = private unnamed_addr constant [12 x i8] c"libc_strtok\00", align 1
@__const.libc_strtok.text = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@.str.42 = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@.str.43 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.44 = private unnamed_addr constant [19 x i8] c"libc_getline_freed\00", align 1
@.str.45 = private unnamed_addr constant [18 x i8] c"libc_fclose_twice\00", align 1
@.str.46 = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.47 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.48 = private unnamed_addr constant [13 x i8] c"libc_isalpha\00", align 1
@llvm.global_ctors = appending global [29 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcat, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strncpy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_sprintf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_snprintf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memset, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_to, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_from, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memmove, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strlen_unterminated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strlen_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strdup_overrun, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fgets, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fread, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_null_destination, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcmp_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_qsort, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_comparison, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcmp, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memchr, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strtok, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_getline_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fclose_twice, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_isalpha, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !112 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !117, metadata !DIExpression()), !dbg !118
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !119, metadata !DIExpression()), !dbg !120
  %7 = load i32, i32* %4, align 4, !dbg !121
  %8 = icmp sgt i32 %7, 2, !dbg !122
  br i1 %8, label %9, label %15, !dbg !123

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !124
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !124
  %12 = load i8*, i8** %11, align 8, !dbg !124
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #9, !dbg !125
  %14 = icmp eq i32 %13, 0, !dbg !126
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !127
  %17 = zext i1 %16 to i32, !dbg !123
  store i32 %17, i32* @bad, align 4, !dbg !128
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !129, metadata !DIExpression()), !dbg !131
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !132
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !131
  br label %19, !dbg !133

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !134
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !136
  br i1 %21, label %22, label %43, !dbg !136

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !137
  %24 = icmp sgt i32 %23, 1, !dbg !139
  br i1 %24, label %25, label %38, !dbg !140

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !141
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !141
  %28 = load i8*, i8** %27, align 8, !dbg !141
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !142
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !143
  %31 = load i8*, i8** %30, align 8, !dbg !143
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #9, !dbg !144
  %33 = icmp eq i32 %32, 0, !dbg !145
  br i1 %33, label %34, label %38, !dbg !146

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !147
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !149
  %37 = load void ()*, void ()** %36, align 8, !dbg !149
  call void %37(), !dbg !147
  store i32 0, i32* %3, align 4, !dbg !150
  br label %44, !dbg !150

38:                                               ; preds = %25, %22
  br label %39, !dbg !151

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !152
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !153
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !153
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !154
  br label %19, !dbg !155, !llvm.loop !156

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !159
  br label %44, !dbg !159

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !160
  ret i32 %45, !dbg !160
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_heap() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_heap, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_libc_strcpy_heap, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_stack() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_stack, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_libc_strcpy_stack, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_global() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_global, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_libc_strcpy_global, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat() #0 !dbg !167 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !168
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcat, i32 0, i32 2), align 8, !dbg !168
  store %struct.fault_case* @entry_libc_strcat, %struct.fault_case** @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy() #0 !dbg !169 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !170
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strncpy, i32 0, i32 2), align 8, !dbg !170
  store %struct.fault_case* @entry_libc_strncpy, %struct.fault_case** @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_sprintf() #0 !dbg !171 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !172
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_sprintf, i32 0, i32 2), align 8, !dbg !172
  store %struct.fault_case* @entry_libc_sprintf, %struct.fault_case** @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_snprintf() #0 !dbg !173 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !174
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_snprintf, i32 0, i32 2), align 8, !dbg !174
  store %struct.fault_case* @entry_libc_snprintf, %struct.fault_case** @all_cases, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset() #0 !dbg !175 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !176
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memset, i32 0, i32 2), align 8, !dbg !176
  store %struct.fault_case* @entry_libc_memset, %struct.fault_case** @all_cases, align 8, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_to() #0 !dbg !177 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !178
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_to, i32 0, i32 2), align 8, !dbg !178
  store %struct.fault_case* @entry_libc_memcpy_to, %struct.fault_case** @all_cases, align 8, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_from() #0 !dbg !179 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !180
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_from, i32 0, i32 2), align 8, !dbg !180
  store %struct.fault_case* @entry_libc_memcpy_from, %struct.fault_case** @all_cases, align 8, !dbg !180
  ret void, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_overlap() #0 !dbg !181 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !182
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_overlap, i32 0, i32 2), align 8, !dbg !182
  store %struct.fault_case* @entry_libc_memcpy_overlap, %struct.fault_case** @all_cases, align 8, !dbg !182
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memmove() #0 !dbg !183 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !184
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memmove, i32 0, i32 2), align 8, !dbg !184
  store %struct.fault_case* @entry_libc_memmove, %struct.fault_case** @all_cases, align 8, !dbg !184
  ret void, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_unterminated() #0 !dbg !185 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !186
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strlen_unterminated, i32 0, i32 2), align 8, !dbg !186
  store %struct.fault_case* @entry_libc_strlen_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !186
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_freed() #0 !dbg !187 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !188
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strlen_freed, i32 0, i32 2), align 8, !dbg !188
  store %struct.fault_case* @entry_libc_strlen_freed, %struct.fault_case** @all_cases, align 8, !dbg !188
  ret void, !dbg !188
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strdup_overrun() #0 !dbg !189 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !190
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strdup_overrun, i32 0, i32 2), align 8, !dbg !190
  store %struct.fault_case* @entry_libc_strdup_overrun, %struct.fault_case** @all_cases, align 8, !dbg !190
  ret void, !dbg !190
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgets() #0 !dbg !191 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !192
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fgets, i32 0, i32 2), align 8, !dbg !192
  store %struct.fault_case* @entry_libc_fgets, %struct.fault_case** @all_cases, align 8, !dbg !192
  ret void, !dbg !192
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread() #0 !dbg !193 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !194
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fread, i32 0, i32 2), align 8, !dbg !194
  store %struct.fault_case* @entry_libc_fread, %struct.fault_case** @all_cases, align 8, !dbg !194
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf() #0 !dbg !195 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !196
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf, i32 0, i32 2), align 8, !dbg !196
  store %struct.fault_case* @entry_libc_scanf, %struct.fault_case** @all_cases, align 8, !dbg !196
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_string() #0 !dbg !197 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !198
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_string, i32 0, i32 2), align 8, !dbg !198
  store %struct.fault_case* @entry_libc_printf_string, %struct.fault_case** @all_cases, align 8, !dbg !198
  ret void, !dbg !198
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_null_destination() #0 !dbg !199 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !200
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_null_destination, i32 0, i32 2), align 8, !dbg !200
  store %struct.fault_case* @entry_libc_printf_null_destination, %struct.fault_case** @all_cases, align 8, !dbg !200
  ret void, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcmp_null() #0 !dbg !201 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !202
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcmp_null, i32 0, i32 2), align 8, !dbg !202
  store %struct.fault_case* @entry_libc_strcmp_null, %struct.fault_case** @all_cases, align 8, !dbg !202
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort() #0 !dbg !203 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !204
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_qsort, i32 0, i32 2), align 8, !dbg !204
  store %struct.fault_case* @entry_libc_qsort, %struct.fault_case** @all_cases, align 8, !dbg !204
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_comparison() #0 !dbg !205 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !206
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_comparison, i32 0, i32 2), align 8, !dbg !206
  store %struct.fault_case* @entry_libc_comparison, %struct.fault_case** @all_cases, align 8, !dbg !206
  ret void, !dbg !206
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp() #0 !dbg !207 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !208
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcmp, i32 0, i32 2), align 8, !dbg !208
  store %struct.fault_case* @entry_libc_memcmp, %struct.fault_case** @all_cases, align 8, !dbg !208
  ret void, !dbg !208
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memchr() #0 !dbg !209 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !210
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memchr, i32 0, i32 2), align 8, !dbg !210
  store %struct.fault_case* @entry_libc_memchr, %struct.fault_case** @all_cases, align 8, !dbg !210
  ret void, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok() #0 !dbg !211 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !212
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strtok, i32 0, i32 2), align 8, !dbg !212
  store %struct.fault_case* @entry_libc_strtok, %struct.fault_case** @all_cases, align 8, !dbg !212
  ret void, !dbg !212
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_getline_freed() #0 !dbg !213 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !214
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_getline_freed, i32 0, i32 2), align 8, !dbg !214
  store %struct.fault_case* @entry_libc_getline_freed, %struct.fault_case** @all_cases, align 8, !dbg !214
  ret void, !dbg !214
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fclose_twice() #0 !dbg !215 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !216
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fclose_twice, i32 0, i32 2), align 8, !dbg !216
  store %struct.fault_case* @entry_libc_fclose_twice, %struct.fault_case** @all_cases, align 8, !dbg !216
  ret void, !dbg !216
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_isalpha() #0 !dbg !217 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !218
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_isalpha, i32 0, i32 2), align 8, !dbg !218
  store %struct.fault_case* @entry_libc_isalpha, %struct.fault_case** @all_cases, align 8, !dbg !218
  ret void, !dbg !218
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_heap() #0 !dbg !219 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !220, metadata !DIExpression()), !dbg !221
  %2 = call noalias i8* @malloc(i64 noundef 5) #10, !dbg !222
  store i8* %2, i8** %1, align 8, !dbg !221
  %3 = load i8*, i8** %1, align 8, !dbg !223
  %4 = load i32, i32* @bad, align 4, !dbg !224
  %5 = icmp ne i32 %4, 0, !dbg !224
  %6 = zext i1 %5 to i64, !dbg !224
  %7 = select i1 %5, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), !dbg !224
  %8 = call i8* @strcpy(i8* noundef %3, i8* noundef %7) #10, !dbg !225
  %9 = load i8*, i8** %1, align 8, !dbg !226
  call void @free(i8* noundef %9) #10, !dbg !227
  ret void, !dbg !228
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_stack() #0 !dbg !229 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !230, metadata !DIExpression()), !dbg !231
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !232
  %3 = load i32, i32* @bad, align 4, !dbg !233
  %4 = icmp ne i32 %3, 0, !dbg !233
  %5 = zext i1 %4 to i64, !dbg !233
  %6 = select i1 %4, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), !dbg !233
  %7 = call i8* @strcpy(i8* noundef %2, i8* noundef %6) #10, !dbg !234
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_global() #0 !dbg !236 {
  %1 = load i32, i32* @bad, align 4, !dbg !237
  %2 = icmp ne i32 %1, 0, !dbg !237
  %3 = zext i1 %2 to i64, !dbg !237
  %4 = select i1 %2, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), !dbg !237
  %5 = call i8* @strcpy(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @small, i64 0, i64 0), i8* noundef %4) #10, !dbg !238
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat() #0 !dbg !240 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !241, metadata !DIExpression()), !dbg !245
  %2 = bitcast [8 x i8]* %1 to i8*, !dbg !245
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_strcat.a, i32 0, i32 0), i64 8, i1 false), !dbg !245
  %3 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !246
  %4 = load i32, i32* @bad, align 4, !dbg !247
  %5 = icmp ne i32 %4, 0, !dbg !247
  %6 = zext i1 %5 to i64, !dbg !247
  %7 = select i1 %5, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0), !dbg !247
  %8 = call i8* @strcat(i8* noundef %3, i8* noundef %7) #10, !dbg !248
  ret void, !dbg !249
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare i8* @strcat(i8* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy() #0 !dbg !250 {
  %1 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata [6 x i8]* %1, metadata !251, metadata !DIExpression()), !dbg !255
  %2 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0, !dbg !256
  %3 = load i32, i32* @bad, align 4, !dbg !257
  %4 = icmp ne i32 %3, 0, !dbg !257
  %5 = zext i1 %4 to i64, !dbg !257
  %6 = select i1 %4, i64 7, i64 6, !dbg !257
  %7 = call i8* @strncpy(i8* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i64 noundef %6) #10, !dbg !258
  ret void, !dbg !259
}

; Function Attrs: nounwind
declare i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_sprintf() #0 !dbg !260 {
  %1 = alloca [5 x i8], align 1
  call void @llvm.dbg.declare(metadata [5 x i8]* %1, metadata !261, metadata !DIExpression()), !dbg !265
  %2 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0, !dbg !266
  %3 = load i32, i32* @bad, align 4, !dbg !267
  %4 = icmp ne i32 %3, 0, !dbg !267
  %5 = zext i1 %4 to i64, !dbg !267
  %6 = select i1 %4, i32 12345, i32 1234, !dbg !267
  %7 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i32 noundef %6) #10, !dbg !268
  ret void, !dbg !269
}

; Function Attrs: nounwind
declare i32 @sprintf(i8* noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_snprintf() #0 !dbg !270 {
  %1 = alloca [5 x i8], align 1
  call void @llvm.dbg.declare(metadata [5 x i8]* %1, metadata !271, metadata !DIExpression()), !dbg !272
  %2 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0, !dbg !273
  %3 = load i32, i32* @bad, align 4, !dbg !274
  %4 = icmp ne i32 %3, 0, !dbg !274
  %5 = zext i1 %4 to i64, !dbg !274
  %6 = select i1 %4, i64 9, i64 5, !dbg !274
  %7 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %2, i64 noundef %6, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #10, !dbg !275
  ret void, !dbg !276
}

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset() #0 !dbg !277 {
  %1 = alloca [3 x i32], align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %1, metadata !278, metadata !DIExpression()), !dbg !282
  %2 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 0, !dbg !283
  %3 = bitcast i32* %2 to i8*, !dbg !283
  %4 = load i32, i32* @bad, align 4, !dbg !284
  %5 = icmp ne i32 %4, 0, !dbg !284
  %6 = zext i1 %5 to i64, !dbg !284
  %7 = select i1 %5, i32 1, i32 0, !dbg !284
  %8 = sext i32 %7 to i64, !dbg !285
  %9 = add i64 12, %8, !dbg !286
  call void @llvm.memset.p0i8.i64(i8* align 4 %3, i8 0, i64 %9, i1 false), !dbg !283
  ret void, !dbg !287
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_to() #0 !dbg !288 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !289, metadata !DIExpression()), !dbg !290
  %2 = call noalias i8* @malloc(i64 noundef 4) #10, !dbg !291
  store i8* %2, i8** %1, align 8, !dbg !290
  %3 = load i8*, i8** %1, align 8, !dbg !292
  %4 = load i32, i32* @bad, align 4, !dbg !293
  %5 = icmp ne i32 %4, 0, !dbg !293
  %6 = zext i1 %5 to i64, !dbg !293
  %7 = select i1 %5, i32 8, i32 4, !dbg !293
  %8 = sext i32 %7 to i64, !dbg !293
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([9 x i8], [9 x i8]* @.str.19, i64 0, i64 0), i64 %8, i1 false), !dbg !294
  %9 = load i8*, i8** %1, align 8, !dbg !295
  call void @free(i8* noundef %9) #10, !dbg !296
  ret void, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_from() #0 !dbg !298 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !299, metadata !DIExpression()), !dbg !300
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !301, metadata !DIExpression()), !dbg !302
  %3 = bitcast [4 x i8]* %2 to i8*, !dbg !302
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memcpy_from.from, i32 0, i32 0), i64 4, i1 false), !dbg !302
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !303
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !303
  %6 = load i32, i32* @bad, align 4, !dbg !304
  %7 = icmp ne i32 %6, 0, !dbg !304
  %8 = zext i1 %7 to i64, !dbg !304
  %9 = select i1 %7, i32 8, i32 4, !dbg !304
  %10 = sext i32 %9 to i64, !dbg !304
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %5, i64 %10, i1 false), !dbg !303
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_overlap() #0 !dbg !306 {
  %1 = alloca [16 x i8], align 16
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !307, metadata !DIExpression()), !dbg !311
  %2 = bitcast [16 x i8]* %1 to i8*, !dbg !311
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 getelementptr inbounds ([16 x i8], [16 x i8]* @__const.libc_memcpy_overlap.a, i32 0, i32 0), i64 16, i1 false), !dbg !311
  %3 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !312
  %4 = load i32, i32* @bad, align 4, !dbg !313
  %5 = icmp ne i32 %4, 0, !dbg !313
  %6 = zext i1 %5 to i64, !dbg !313
  %7 = select i1 %5, i32 4, i32 8, !dbg !313
  %8 = sext i32 %7 to i64, !dbg !314
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !314
  %10 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !315
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 16 %10, i64 8, i1 false), !dbg !315
  ret void, !dbg !316
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memmove() #0 !dbg !317 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !318, metadata !DIExpression()), !dbg !319
  %2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 16) #10, !dbg !320
  store i8* %2, i8** %1, align 8, !dbg !319
  %3 = load i8*, i8** %1, align 8, !dbg !321
  %4 = getelementptr inbounds i8, i8* %3, i64 1, !dbg !322
  %5 = load i8*, i8** %1, align 8, !dbg !323
  %6 = load i32, i32* @bad, align 4, !dbg !324
  %7 = icmp ne i32 %6, 0, !dbg !324
  %8 = zext i1 %7 to i64, !dbg !324
  %9 = select i1 %7, i32 16, i32 15, !dbg !324
  %10 = sext i32 %9 to i64, !dbg !324
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %5, i64 %10, i1 false), !dbg !325
  %11 = load i8*, i8** %1, align 8, !dbg !326
  call void @free(i8* noundef %11) #10, !dbg !327
  ret void, !dbg !328
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_unterminated() #0 !dbg !329 {
  %1 = alloca [3 x i8], align 1
  call void @llvm.dbg.declare(metadata [3 x i8]* %1, metadata !330, metadata !DIExpression()), !dbg !332
  %2 = bitcast [3 x i8]* %1 to i8*, !dbg !332
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @__const.libc_strlen_unterminated.a, i32 0, i32 0), i64 3, i1 false), !dbg !332
  %3 = load i32, i32* @bad, align 4, !dbg !333
  %4 = icmp ne i32 %3, 0, !dbg !333
  br i1 %4, label %7, label %5, !dbg !335

5:                                                ; preds = %0
  %6 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 2, !dbg !336
  store i8 0, i8* %6, align 1, !dbg !337
  br label %7, !dbg !336

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 0, !dbg !338
  %9 = call i64 @strlen(i8* noundef %8) #9, !dbg !340
  %10 = icmp ne i64 %9, 2, !dbg !341
  br i1 %10, label %11, label %12, !dbg !342

11:                                               ; preds = %7
  call void @abort() #11, !dbg !343
  unreachable, !dbg !343

12:                                               ; preds = %7
  ret void, !dbg !344
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_freed() #0 !dbg !345 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !346, metadata !DIExpression()), !dbg !347
  %3 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0)) #10, !dbg !348
  store i8* %3, i8** %1, align 8, !dbg !347
  call void @llvm.dbg.declare(metadata i64* %2, metadata !349, metadata !DIExpression()), !dbg !353
  %4 = load i8*, i8** %1, align 8, !dbg !354
  %5 = call i64 @strlen(i8* noundef %4) #9, !dbg !355
  store i64 %5, i64* %2, align 8, !dbg !353
  %6 = load i8*, i8** %1, align 8, !dbg !356
  call void @free(i8* noundef %6) #10, !dbg !357
  %7 = load i32, i32* @bad, align 4, !dbg !358
  %8 = icmp ne i32 %7, 0, !dbg !358
  br i1 %8, label %9, label %12, !dbg !360

9:                                                ; preds = %0
  %10 = load i8*, i8** %1, align 8, !dbg !361
  %11 = call i64 @strlen(i8* noundef %10) #9, !dbg !362
  store i64 %11, i64* %2, align 8, !dbg !363
  br label %12, !dbg !364

12:                                               ; preds = %9, %0
  %13 = load i64, i64* %2, align 8, !dbg !365
  %14 = icmp ne i64 %13, 4, !dbg !367
  br i1 %14, label %15, label %16, !dbg !368

15:                                               ; preds = %12
  call void @abort() #11, !dbg !369
  unreachable, !dbg !369

16:                                               ; preds = %12
  ret void, !dbg !370
}

; Function Attrs: nounwind
declare noalias i8* @strdup(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strdup_overrun() #0 !dbg !371 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !372, metadata !DIExpression()), !dbg !373
  %2 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0)) #10, !dbg !374
  store i8* %2, i8** %1, align 8, !dbg !373
  %3 = load i8*, i8** %1, align 8, !dbg !375
  %4 = load i32, i32* @bad, align 4, !dbg !376
  %5 = icmp ne i32 %4, 0, !dbg !376
  %6 = zext i1 %5 to i64, !dbg !376
  %7 = select i1 %5, i32 5, i32 4, !dbg !376
  %8 = sext i32 %7 to i64, !dbg !375
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !375
  store i8 0, i8* %9, align 1, !dbg !377
  %10 = load i8*, i8** %1, align 8, !dbg !378
  call void @free(i8* noundef %10) #10, !dbg !379
  ret void, !dbg !380
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgets() #0 !dbg !381 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !382, metadata !DIExpression()), !dbg !383
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !384
  %3 = load i32, i32* @bad, align 4, !dbg !386
  %4 = icmp ne i32 %3, 0, !dbg !386
  %5 = zext i1 %4 to i64, !dbg !386
  %6 = select i1 %4, i64 8, i64 4, !dbg !386
  %7 = trunc i64 %6 to i32, !dbg !386
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !387
  %9 = call i8* @fgets(i8* noundef %2, i32 noundef %7, %struct._IO_FILE* noundef %8), !dbg !388
  %10 = icmp ne i8* %9, null, !dbg !388
  br i1 %10, label %11, label %13, !dbg !389

11:                                               ; preds = %0
  %12 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !390
  store i8 0, i8* %12, align 1, !dbg !391
  br label %13, !dbg !390

13:                                               ; preds = %11, %0
  ret void, !dbg !392
}

declare i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread() #0 !dbg !393 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !394, metadata !DIExpression()), !dbg !395
  %2 = call noalias i8* @malloc(i64 noundef 4) #10, !dbg !396
  store i8* %2, i8** %1, align 8, !dbg !395
  %3 = load i8*, i8** %1, align 8, !dbg !397
  %4 = load i32, i32* @bad, align 4, !dbg !399
  %5 = icmp ne i32 %4, 0, !dbg !399
  %6 = zext i1 %5 to i64, !dbg !399
  %7 = select i1 %5, i32 6, i32 4, !dbg !399
  %8 = sext i32 %7 to i64, !dbg !399
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !400
  %10 = call i64 @fread(i8* noundef %3, i64 noundef 1, i64 noundef %8, %struct._IO_FILE* noundef %9), !dbg !401
  %11 = icmp eq i64 %10, 0, !dbg !402
  br i1 %11, label %12, label %13, !dbg !403

12:                                               ; preds = %0
  call void @abort() #11, !dbg !404
  unreachable, !dbg !404

13:                                               ; preds = %0
  %14 = load i8*, i8** %1, align 8, !dbg !405
  call void @free(i8* noundef %14) #10, !dbg !406
  ret void, !dbg !407
}

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf() #0 !dbg !408 {
  %1 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata [6 x i8]* %1, metadata !409, metadata !DIExpression()), !dbg !410
  %2 = load i32, i32* @bad, align 4, !dbg !411
  %3 = icmp ne i32 %2, 0, !dbg !411
  %4 = zext i1 %3 to i64, !dbg !411
  %5 = select i1 %3, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.30, i64 0, i64 0), !dbg !411
  %6 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0, !dbg !413
  %7 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef %5, i8* noundef %6), !dbg !414
  %8 = icmp ne i32 %7, 1, !dbg !415
  br i1 %8, label %9, label %10, !dbg !416

9:                                                ; preds = %0
  call void @abort() #11, !dbg !417
  unreachable, !dbg !417

10:                                               ; preds = %0
  ret void, !dbg !418
}

declare i32 @__isoc99_scanf(i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_string() #0 !dbg !419 {
  %1 = alloca [2 x i8], align 1
  call void @llvm.dbg.declare(metadata [2 x i8]* %1, metadata !420, metadata !DIExpression()), !dbg !424
  %2 = bitcast [2 x i8]* %1 to i8*, !dbg !424
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([2 x i8], [2 x i8]* @__const.libc_printf_string.a, i32 0, i32 0), i64 2, i1 false), !dbg !424
  %3 = load i32, i32* @bad, align 4, !dbg !425
  %4 = icmp ne i32 %3, 0, !dbg !425
  %5 = zext i1 %4 to i64, !dbg !425
  %6 = select i1 %4, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.32, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.33, i64 0, i64 0), !dbg !425
  %7 = getelementptr inbounds [2 x i8], [2 x i8]* %1, i64 0, i64 0, !dbg !426
  %8 = call i32 (i8*, ...) @printf(i8* noundef %6, i8* noundef %7), !dbg !427
  ret void, !dbg !428
}

declare i32 @printf(i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_null_destination() #0 !dbg !429 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !430, metadata !DIExpression()), !dbg !431
  %2 = load i32, i32* @bad, align 4, !dbg !432
  %3 = icmp ne i32 %2, 0, !dbg !432
  br i1 %3, label %4, label %5, !dbg !432

4:                                                ; preds = %0
  br label %7, !dbg !432

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !433
  br label %7, !dbg !432

7:                                                ; preds = %5, %4
  %8 = phi i8* [ null, %4 ], [ %6, %5 ], !dbg !432
  %9 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %8, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i32 noundef 1) #10, !dbg !434
  ret void, !dbg !435
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcmp_null() #0 !dbg !436 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !437, metadata !DIExpression()), !dbg !438
  %2 = load i32, i32* @bad, align 4, !dbg !439
  %3 = icmp ne i32 %2, 0, !dbg !439
  %4 = zext i1 %3 to i64, !dbg !439
  %5 = select i1 %3, i8* null, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), !dbg !439
  store i8* %5, i8** %1, align 8, !dbg !438
  %6 = load i8*, i8** %1, align 8, !dbg !440
  %7 = call i32 @strcmp(i8* noundef %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0)) #9, !dbg !442
  %8 = icmp ne i32 %7, 0, !dbg !442
  br i1 %8, label %9, label %10, !dbg !443

9:                                                ; preds = %0
  call void @abort() #11, !dbg !444
  unreachable, !dbg !444

10:                                               ; preds = %0
  ret void, !dbg !445
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort() #0 !dbg !446 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !447, metadata !DIExpression()), !dbg !449
  %2 = bitcast [4 x i32]* %1 to i8*, !dbg !449
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i32]* @__const.libc_qsort.a to i8*), i64 16, i1 false), !dbg !449
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !450
  %4 = bitcast i32* %3 to i8*, !dbg !450
  %5 = load i32, i32* @bad, align 4, !dbg !451
  %6 = icmp ne i32 %5, 0, !dbg !451
  %7 = zext i1 %6 to i64, !dbg !451
  %8 = select i1 %6, i32 5, i32 4, !dbg !451
  %9 = sext i32 %8 to i64, !dbg !451
  call void @qsort(i8* noundef %4, i64 noundef %9, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !452
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !453
  %11 = load i32, i32* %10, align 16, !dbg !453
  %12 = icmp ne i32 %11, 1, !dbg !455
  br i1 %12, label %13, label %14, !dbg !456

13:                                               ; preds = %0
  call void @abort() #11, !dbg !457
  unreachable, !dbg !457

14:                                               ; preds = %0
  ret void, !dbg !458
}

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !459 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !464, metadata !DIExpression()), !dbg !465
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !466, metadata !DIExpression()), !dbg !467
  call void @llvm.dbg.declare(metadata i32** %5, metadata !468, metadata !DIExpression()), !dbg !471
  %7 = load i8*, i8** %3, align 8, !dbg !472
  %8 = bitcast i8* %7 to i32*, !dbg !472
  store i32* %8, i32** %5, align 8, !dbg !471
  call void @llvm.dbg.declare(metadata i32** %6, metadata !473, metadata !DIExpression()), !dbg !474
  %9 = load i8*, i8** %4, align 8, !dbg !475
  %10 = bitcast i8* %9 to i32*, !dbg !475
  store i32* %10, i32** %6, align 8, !dbg !474
  %11 = load i32*, i32** %5, align 8, !dbg !476
  %12 = load i32, i32* %11, align 4, !dbg !477
  %13 = load i32*, i32** %6, align 8, !dbg !478
  %14 = load i32, i32* %13, align 4, !dbg !479
  %15 = sub nsw i32 %12, %14, !dbg !480
  ret i32 %15, !dbg !481
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_comparison() #0 !dbg !482 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !483, metadata !DIExpression()), !dbg !484
  %2 = bitcast [4 x i32]* %1 to i8*, !dbg !484
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i32]* @__const.libc_comparison.a to i8*), i64 16, i1 false), !dbg !484
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !485
  %4 = bitcast i32* %3 to i8*, !dbg !485
  call void @qsort(i8* noundef %4, i64 noundef 4, i64 noundef 4, i32 (i8*, i8*)* noundef @reads_neighbour), !dbg !486
  ret void, !dbg !487
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @reads_neighbour(i8* noundef %0, i8* noundef %1) #0 !dbg !488 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !489, metadata !DIExpression()), !dbg !490
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !491, metadata !DIExpression()), !dbg !492
  call void @llvm.dbg.declare(metadata i32** %5, metadata !493, metadata !DIExpression()), !dbg !494
  %7 = load i8*, i8** %3, align 8, !dbg !495
  %8 = bitcast i8* %7 to i32*, !dbg !495
  store i32* %8, i32** %5, align 8, !dbg !494
  call void @llvm.dbg.declare(metadata i32** %6, metadata !496, metadata !DIExpression()), !dbg !497
  %9 = load i8*, i8** %4, align 8, !dbg !498
  %10 = bitcast i8* %9 to i32*, !dbg !498
  store i32* %10, i32** %6, align 8, !dbg !497
  %11 = load i32, i32* @bad, align 4, !dbg !499
  %12 = icmp ne i32 %11, 0, !dbg !499
  br i1 %12, label %13, label %21, !dbg !499

13:                                               ; preds = %2
  %14 = load i32*, i32** %5, align 8, !dbg !500
  %15 = getelementptr inbounds i32, i32* %14, i64 4, !dbg !500
  %16 = load i32, i32* %15, align 4, !dbg !500
  %17 = load i32*, i32** %6, align 8, !dbg !501
  %18 = getelementptr inbounds i32, i32* %17, i64 4, !dbg !501
  %19 = load i32, i32* %18, align 4, !dbg !501
  %20 = sub nsw i32 %16, %19, !dbg !502
  br label %27, !dbg !499

21:                                               ; preds = %2
  %22 = load i32*, i32** %5, align 8, !dbg !503
  %23 = load i32, i32* %22, align 4, !dbg !504
  %24 = load i32*, i32** %6, align 8, !dbg !505
  %25 = load i32, i32* %24, align 4, !dbg !506
  %26 = sub nsw i32 %23, %25, !dbg !507
  br label %27, !dbg !499

27:                                               ; preds = %21, %13
  %28 = phi i32 [ %20, %13 ], [ %26, %21 ], !dbg !499
  ret i32 %28, !dbg !508
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp() #0 !dbg !509 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !510, metadata !DIExpression()), !dbg !511
  %3 = bitcast [4 x i8]* %1 to i8*, !dbg !511
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memcmp.a, i32 0, i32 0), i64 4, i1 false), !dbg !511
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !512, metadata !DIExpression()), !dbg !513
  %4 = bitcast [8 x i8]* %2 to i8*, !dbg !513
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_memcmp.b, i32 0, i32 0), i64 8, i1 false), !dbg !513
  %5 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !514
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !516
  %7 = load i32, i32* @bad, align 4, !dbg !517
  %8 = icmp ne i32 %7, 0, !dbg !517
  %9 = zext i1 %8 to i64, !dbg !517
  %10 = select i1 %8, i32 8, i32 4, !dbg !517
  %11 = sext i32 %10 to i64, !dbg !517
  %12 = call i32 @memcmp(i8* noundef %5, i8* noundef %6, i64 noundef %11) #9, !dbg !518
  %13 = icmp ne i32 %12, 0, !dbg !518
  br i1 %13, label %14, label %15, !dbg !519

14:                                               ; preds = %0
  call void @abort() #11, !dbg !520
  unreachable, !dbg !520

15:                                               ; preds = %0
  ret void, !dbg !521
}

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memchr() #0 !dbg !522 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !523, metadata !DIExpression()), !dbg !524
  %2 = bitcast [4 x i8]* %1 to i8*, !dbg !524
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memchr.a, i32 0, i32 0), i64 4, i1 false), !dbg !524
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !525
  %4 = load i32, i32* @bad, align 4, !dbg !527
  %5 = icmp ne i32 %4, 0, !dbg !527
  %6 = zext i1 %5 to i64, !dbg !527
  %7 = select i1 %5, i32 5, i32 4, !dbg !527
  %8 = sext i32 %7 to i64, !dbg !527
  %9 = call i8* @memchr(i8* noundef %3, i32 noundef 122, i64 noundef %8) #9, !dbg !528
  %10 = icmp ne i8* %9, null, !dbg !528
  br i1 %10, label %11, label %12, !dbg !529

11:                                               ; preds = %0
  call void @abort() #11, !dbg !530
  unreachable, !dbg !530

12:                                               ; preds = %0
  ret void, !dbg !531
}

; Function Attrs: nounwind readonly willreturn
declare i8* @memchr(i8* noundef, i32 noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok() #0 !dbg !532 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !533, metadata !DIExpression()), !dbg !534
  %3 = bitcast [4 x i8]* %1 to i8*, !dbg !534
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_strtok.text, i32 0, i32 0), i64 4, i1 false), !dbg !534
  call void @llvm.dbg.declare(metadata i8** %2, metadata !535, metadata !DIExpression()), !dbg !536
  %4 = load i32, i32* @bad, align 4, !dbg !537
  %5 = icmp ne i32 %4, 0, !dbg !537
  br i1 %5, label %6, label %7, !dbg !537

6:                                                ; preds = %0
  br label %9, !dbg !537

7:                                                ; preds = %0
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !538
  br label %9, !dbg !537

9:                                                ; preds = %7, %6
  %10 = phi i8* [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.42, i64 0, i64 0), %6 ], [ %8, %7 ], !dbg !537
  %11 = call i8* @strtok(i8* noundef %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.43, i64 0, i64 0)) #10, !dbg !539
  store i8* %11, i8** %2, align 8, !dbg !536
  %12 = load i8*, i8** %2, align 8, !dbg !540
  %13 = icmp ne i8* %12, null, !dbg !540
  br i1 %13, label %15, label %14, !dbg !542

14:                                               ; preds = %9
  call void @abort() #11, !dbg !543
  unreachable, !dbg !543

15:                                               ; preds = %9
  ret void, !dbg !544
}

; Function Attrs: nounwind
declare i8* @strtok(i8* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_getline_freed() #0 !dbg !545 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !546, metadata !DIExpression()), !dbg !547
  store i8* null, i8** %1, align 8, !dbg !547
  call void @llvm.dbg.declare(metadata i64* %2, metadata !548, metadata !DIExpression()), !dbg !549
  store i64 0, i64* %2, align 8, !dbg !549
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !550
  %4 = call i64 @getline(i8** noundef %1, i64* noundef %2, %struct._IO_FILE* noundef %3), !dbg !552
  %5 = icmp slt i64 %4, 0, !dbg !553
  br i1 %5, label %6, label %7, !dbg !554

6:                                                ; preds = %0
  call void @abort() #11, !dbg !555
  unreachable, !dbg !555

7:                                                ; preds = %0
  %8 = load i8*, i8** %1, align 8, !dbg !556
  call void @free(i8* noundef %8) #10, !dbg !557
  %9 = load i32, i32* @bad, align 4, !dbg !558
  %10 = icmp ne i32 %9, 0, !dbg !558
  br i1 %10, label %11, label %14, !dbg !560

11:                                               ; preds = %7
  %12 = load i8*, i8** %1, align 8, !dbg !561
  %13 = getelementptr inbounds i8, i8* %12, i64 0, !dbg !561
  store i8 0, i8* %13, align 1, !dbg !562
  br label %14, !dbg !561

14:                                               ; preds = %11, %7
  ret void, !dbg !563
}

declare i64 @getline(i8** noundef, i64* noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fclose_twice() #0 !dbg !564 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !565, metadata !DIExpression()), !dbg !622
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.47, i64 0, i64 0)), !dbg !623
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !622
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !624
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !624
  br i1 %4, label %6, label %5, !dbg !626

5:                                                ; preds = %0
  call void @abort() #11, !dbg !627
  unreachable, !dbg !627

6:                                                ; preds = %0
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !628
  %8 = call i32 @fclose(%struct._IO_FILE* noundef %7), !dbg !629
  %9 = load i32, i32* @bad, align 4, !dbg !630
  %10 = icmp ne i32 %9, 0, !dbg !630
  br i1 %10, label %11, label %14, !dbg !632

11:                                               ; preds = %6
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !633
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !634
  br label %14, !dbg !634

14:                                               ; preds = %11, %6
  ret void, !dbg !635
}

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #7

declare i32 @fclose(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_isalpha() #0 !dbg !636 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !637, metadata !DIExpression()), !dbg !638
  %2 = load i32, i32* @bad, align 4, !dbg !639
  %3 = icmp ne i32 %2, 0, !dbg !639
  %4 = zext i1 %3 to i64, !dbg !639
  %5 = select i1 %3, i32 100000, i32 97, !dbg !639
  store i32 %5, i32* %1, align 4, !dbg !638
  %6 = call i16** @__ctype_b_loc() #12, !dbg !640
  %7 = load i16*, i16** %6, align 8, !dbg !640
  %8 = load i32, i32* %1, align 4, !dbg !640
  %9 = sext i32 %8 to i64, !dbg !640
  %10 = getelementptr inbounds i16, i16* %7, i64 %9, !dbg !640
  %11 = load i16, i16* %10, align 2, !dbg !640
  %12 = zext i16 %11 to i32, !dbg !640
  %13 = and i32 %12, 1024, !dbg !640
  %14 = icmp ne i32 %13, 0, !dbg !640
  br i1 %14, label %16, label %15, !dbg !642

15:                                               ; preds = %0
  call void @abort() #11, !dbg !643
  unreachable, !dbg !643

16:                                               ; preds = %0
  ret void, !dbg !644
}

; Function Attrs: nounwind readnone willreturn
declare i16** @__ctype_b_loc() #8

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind readonly willreturn }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!104, !105, !106, !107, !108, !109, !110}
!llvm.ident = !{!111}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !29, line: 18, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !21, globals: !26, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/libc.c", directory: ".", checksumkind: CSK_MD5, checksum: "afbd14420593a00f2ade73e3a4c4b71e")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 46, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!9 = !DIEnumerator(name: "_ISupper", value: 256)
!10 = !DIEnumerator(name: "_ISlower", value: 512)
!11 = !DIEnumerator(name: "_ISalpha", value: 1024)
!12 = !DIEnumerator(name: "_ISdigit", value: 2048)
!13 = !DIEnumerator(name: "_ISxdigit", value: 4096)
!14 = !DIEnumerator(name: "_ISspace", value: 8192)
!15 = !DIEnumerator(name: "_ISprint", value: 16384)
!16 = !DIEnumerator(name: "_ISgraph", value: 32768)
!17 = !DIEnumerator(name: "_ISblank", value: 1)
!18 = !DIEnumerator(name: "_IScntrl", value: 2)
!19 = !DIEnumerator(name: "_ISpunct", value: 4)
!20 = !DIEnumerator(name: "_ISalnum", value: 8)
!21 = !{!22, !24, !25}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!26 = !{!27, !0, !41, !43, !45, !47, !52, !54, !56, !58, !60, !62, !64, !66, !68, !70, !72, !74, !76, !78, !80, !82, !84, !86, !88, !90, !92, !94, !96, !98, !100, !102}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !29, line: 17, type: !30, isLocal: true, isDefinition: true)
!29 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "b4049e9bb2ffc7e0aa0bf38b779f7d2d")
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !29, line: 12, size: 192, elements: !32)
!32 = !{!33, !36, !40}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !31, file: !29, line: 13, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !31, file: !29, line: 14, baseType: !37, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DISubroutineType(types: !39)
!39 = !{null}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !31, file: !29, line: 15, baseType: !30, size: 64, offset: 128)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_heap", scope: !2, file: !3, line: 9, type: !31, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_stack", scope: !2, file: !3, line: 16, type: !31, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_global", scope: !2, file: !3, line: 22, type: !31, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "small", scope: !2, file: !3, line: 7, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 32, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 4)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "entry_libc_strcat", scope: !2, file: !3, line: 27, type: !31, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "entry_libc_strncpy", scope: !2, file: !3, line: 33, type: !31, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "entry_libc_sprintf", scope: !2, file: !3, line: 39, type: !31, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "entry_libc_snprintf", scope: !2, file: !3, line: 45, type: !31, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_libc_memset", scope: !2, file: !3, line: 51, type: !31, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_to", scope: !2, file: !3, line: 57, type: !31, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_from", scope: !2, file: !3, line: 64, type: !31, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_overlap", scope: !2, file: !3, line: 70, type: !31, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "entry_libc_memmove", scope: !2, file: !3, line: 76, type: !31, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "entry_libc_strlen_unterminated", scope: !2, file: !3, line: 83, type: !31, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "entry_libc_strlen_freed", scope: !2, file: !3, line: 92, type: !31, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "entry_libc_strdup_overrun", scope: !2, file: !3, line: 103, type: !31, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "entry_libc_fgets", scope: !2, file: !3, line: 110, type: !31, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "entry_libc_fread", scope: !2, file: !3, line: 117, type: !31, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "entry_libc_scanf", scope: !2, file: !3, line: 125, type: !31, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "entry_libc_printf_string", scope: !2, file: !3, line: 132, type: !31, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "entry_libc_printf_null_destination", scope: !2, file: !3, line: 138, type: !31, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "entry_libc_strcmp_null", scope: !2, file: !3, line: 144, type: !31, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "entry_libc_qsort", scope: !2, file: !3, line: 157, type: !31, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "entry_libc_comparison", scope: !2, file: !3, line: 171, type: !31, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "entry_libc_memcmp", scope: !2, file: !3, line: 177, type: !31, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "entry_libc_memchr", scope: !2, file: !3, line: 184, type: !31, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "entry_libc_strtok", scope: !2, file: !3, line: 191, type: !31, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "entry_libc_getline_freed", scope: !2, file: !3, line: 199, type: !31, isLocal: true, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "entry_libc_fclose_twice", scope: !2, file: !3, line: 210, type: !31, isLocal: true, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "entry_libc_isalpha", scope: !2, file: !3, line: 220, type: !31, isLocal: true, isDefinition: true)
!104 = !{i32 7, !"Dwarf Version", i32 5}
!105 = !{i32 2, !"Debug Info Version", i32 3}
!106 = !{i32 1, !"wchar_size", i32 4}
!107 = !{i32 7, !"PIC Level", i32 2}
!108 = !{i32 7, !"PIE Level", i32 2}
!109 = !{i32 7, !"uwtable", i32 1}
!110 = !{i32 7, !"frame-pointer", i32 2}
!111 = !{!"Debian clang version 14.0.6"}
!112 = distinct !DISubprogram(name: "main", scope: !29, file: !29, line: 30, type: !113, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !116)
!113 = !DISubroutineType(types: !114)
!114 = !{!24, !24, !115}
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!116 = !{}
!117 = !DILocalVariable(name: "argc", arg: 1, scope: !112, file: !29, line: 30, type: !24)
!118 = !DILocation(line: 30, column: 14, scope: !112)
!119 = !DILocalVariable(name: "argv", arg: 2, scope: !112, file: !29, line: 30, type: !115)
!120 = !DILocation(line: 30, column: 27, scope: !112)
!121 = !DILocation(line: 32, column: 11, scope: !112)
!122 = !DILocation(line: 32, column: 16, scope: !112)
!123 = !DILocation(line: 32, column: 20, scope: !112)
!124 = !DILocation(line: 32, column: 30, scope: !112)
!125 = !DILocation(line: 32, column: 23, scope: !112)
!126 = !DILocation(line: 32, column: 46, scope: !112)
!127 = !DILocation(line: 0, scope: !112)
!128 = !DILocation(line: 32, column: 9, scope: !112)
!129 = !DILocalVariable(name: "c", scope: !130, file: !29, line: 33, type: !30)
!130 = distinct !DILexicalBlock(scope: !112, file: !29, line: 33, column: 5)
!131 = !DILocation(line: 33, column: 29, scope: !130)
!132 = !DILocation(line: 33, column: 33, scope: !130)
!133 = !DILocation(line: 33, column: 10, scope: !130)
!134 = !DILocation(line: 33, column: 44, scope: !135)
!135 = distinct !DILexicalBlock(scope: !130, file: !29, line: 33, column: 5)
!136 = !DILocation(line: 33, column: 5, scope: !130)
!137 = !DILocation(line: 34, column: 13, scope: !138)
!138 = distinct !DILexicalBlock(scope: !135, file: !29, line: 34, column: 13)
!139 = !DILocation(line: 34, column: 18, scope: !138)
!140 = !DILocation(line: 34, column: 22, scope: !138)
!141 = !DILocation(line: 34, column: 32, scope: !138)
!142 = !DILocation(line: 34, column: 41, scope: !138)
!143 = !DILocation(line: 34, column: 44, scope: !138)
!144 = !DILocation(line: 34, column: 25, scope: !138)
!145 = !DILocation(line: 34, column: 50, scope: !138)
!146 = !DILocation(line: 34, column: 13, scope: !135)
!147 = !DILocation(line: 35, column: 13, scope: !148)
!148 = distinct !DILexicalBlock(scope: !138, file: !29, line: 34, column: 56)
!149 = !DILocation(line: 35, column: 16, scope: !148)
!150 = !DILocation(line: 36, column: 13, scope: !148)
!151 = !DILocation(line: 34, column: 53, scope: !138)
!152 = !DILocation(line: 33, column: 51, scope: !135)
!153 = !DILocation(line: 33, column: 54, scope: !135)
!154 = !DILocation(line: 33, column: 49, scope: !135)
!155 = !DILocation(line: 33, column: 5, scope: !135)
!156 = distinct !{!156, !136, !157, !158}
!157 = !DILocation(line: 37, column: 9, scope: !130)
!158 = !{!"llvm.loop.mustprogress"}
!159 = !DILocation(line: 38, column: 5, scope: !112)
!160 = !DILocation(line: 39, column: 1, scope: !112)
!161 = distinct !DISubprogram(name: "add_libc_strcpy_heap", scope: !3, file: !3, line: 9, type: !38, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!162 = !DILocation(line: 9, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_libc_strcpy_stack", scope: !3, file: !3, line: 16, type: !38, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!164 = !DILocation(line: 16, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_libc_strcpy_global", scope: !3, file: !3, line: 22, type: !38, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!166 = !DILocation(line: 22, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "add_libc_strcat", scope: !3, file: !3, line: 27, type: !38, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!168 = !DILocation(line: 27, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "add_libc_strncpy", scope: !3, file: !3, line: 33, type: !38, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!170 = !DILocation(line: 33, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_libc_sprintf", scope: !3, file: !3, line: 39, type: !38, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!172 = !DILocation(line: 39, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "add_libc_snprintf", scope: !3, file: !3, line: 45, type: !38, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!174 = !DILocation(line: 45, column: 1, scope: !173)
!175 = distinct !DISubprogram(name: "add_libc_memset", scope: !3, file: !3, line: 51, type: !38, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!176 = !DILocation(line: 51, column: 1, scope: !175)
!177 = distinct !DISubprogram(name: "add_libc_memcpy_to", scope: !3, file: !3, line: 57, type: !38, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!178 = !DILocation(line: 57, column: 1, scope: !177)
!179 = distinct !DISubprogram(name: "add_libc_memcpy_from", scope: !3, file: !3, line: 64, type: !38, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!180 = !DILocation(line: 64, column: 1, scope: !179)
!181 = distinct !DISubprogram(name: "add_libc_memcpy_overlap", scope: !3, file: !3, line: 70, type: !38, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!182 = !DILocation(line: 70, column: 1, scope: !181)
!183 = distinct !DISubprogram(name: "add_libc_memmove", scope: !3, file: !3, line: 76, type: !38, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!184 = !DILocation(line: 76, column: 1, scope: !183)
!185 = distinct !DISubprogram(name: "add_libc_strlen_unterminated", scope: !3, file: !3, line: 83, type: !38, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!186 = !DILocation(line: 83, column: 1, scope: !185)
!187 = distinct !DISubprogram(name: "add_libc_strlen_freed", scope: !3, file: !3, line: 92, type: !38, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!188 = !DILocation(line: 92, column: 1, scope: !187)
!189 = distinct !DISubprogram(name: "add_libc_strdup_overrun", scope: !3, file: !3, line: 103, type: !38, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!190 = !DILocation(line: 103, column: 1, scope: !189)
!191 = distinct !DISubprogram(name: "add_libc_fgets", scope: !3, file: !3, line: 110, type: !38, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!192 = !DILocation(line: 110, column: 1, scope: !191)
!193 = distinct !DISubprogram(name: "add_libc_fread", scope: !3, file: !3, line: 117, type: !38, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!194 = !DILocation(line: 117, column: 1, scope: !193)
!195 = distinct !DISubprogram(name: "add_libc_scanf", scope: !3, file: !3, line: 125, type: !38, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!196 = !DILocation(line: 125, column: 1, scope: !195)
!197 = distinct !DISubprogram(name: "add_libc_printf_string", scope: !3, file: !3, line: 132, type: !38, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!198 = !DILocation(line: 132, column: 1, scope: !197)
!199 = distinct !DISubprogram(name: "add_libc_printf_null_destination", scope: !3, file: !3, line: 138, type: !38, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!200 = !DILocation(line: 138, column: 1, scope: !199)
!201 = distinct !DISubprogram(name: "add_libc_strcmp_null", scope: !3, file: !3, line: 144, type: !38, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!202 = !DILocation(line: 144, column: 1, scope: !201)
!203 = distinct !DISubprogram(name: "add_libc_qsort", scope: !3, file: !3, line: 157, type: !38, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!204 = !DILocation(line: 157, column: 1, scope: !203)
!205 = distinct !DISubprogram(name: "add_libc_comparison", scope: !3, file: !3, line: 171, type: !38, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!206 = !DILocation(line: 171, column: 1, scope: !205)
!207 = distinct !DISubprogram(name: "add_libc_memcmp", scope: !3, file: !3, line: 177, type: !38, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!208 = !DILocation(line: 177, column: 1, scope: !207)
!209 = distinct !DISubprogram(name: "add_libc_memchr", scope: !3, file: !3, line: 184, type: !38, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!210 = !DILocation(line: 184, column: 1, scope: !209)
!211 = distinct !DISubprogram(name: "add_libc_strtok", scope: !3, file: !3, line: 191, type: !38, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!212 = !DILocation(line: 191, column: 1, scope: !211)
!213 = distinct !DISubprogram(name: "add_libc_getline_freed", scope: !3, file: !3, line: 199, type: !38, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!214 = !DILocation(line: 199, column: 1, scope: !213)
!215 = distinct !DISubprogram(name: "add_libc_fclose_twice", scope: !3, file: !3, line: 210, type: !38, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!216 = !DILocation(line: 210, column: 1, scope: !215)
!217 = distinct !DISubprogram(name: "add_libc_isalpha", scope: !3, file: !3, line: 220, type: !38, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!218 = !DILocation(line: 220, column: 1, scope: !217)
!219 = distinct !DISubprogram(name: "libc_strcpy_heap", scope: !3, file: !3, line: 9, type: !38, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!220 = !DILocalVariable(name: "p", scope: !219, file: !3, line: 11, type: !22)
!221 = !DILocation(line: 11, column: 11, scope: !219)
!222 = !DILocation(line: 11, column: 15, scope: !219)
!223 = !DILocation(line: 12, column: 12, scope: !219)
!224 = !DILocation(line: 12, column: 15, scope: !219)
!225 = !DILocation(line: 12, column: 5, scope: !219)
!226 = !DILocation(line: 13, column: 10, scope: !219)
!227 = !DILocation(line: 13, column: 5, scope: !219)
!228 = !DILocation(line: 14, column: 1, scope: !219)
!229 = distinct !DISubprogram(name: "libc_strcpy_stack", scope: !3, file: !3, line: 16, type: !38, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!230 = !DILocalVariable(name: "a", scope: !229, file: !3, line: 18, type: !49)
!231 = !DILocation(line: 18, column: 10, scope: !229)
!232 = !DILocation(line: 19, column: 12, scope: !229)
!233 = !DILocation(line: 19, column: 15, scope: !229)
!234 = !DILocation(line: 19, column: 5, scope: !229)
!235 = !DILocation(line: 20, column: 1, scope: !229)
!236 = distinct !DISubprogram(name: "libc_strcpy_global", scope: !3, file: !3, line: 22, type: !38, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!237 = !DILocation(line: 24, column: 19, scope: !236)
!238 = !DILocation(line: 24, column: 5, scope: !236)
!239 = !DILocation(line: 25, column: 1, scope: !236)
!240 = distinct !DISubprogram(name: "libc_strcat", scope: !3, file: !3, line: 27, type: !38, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!241 = !DILocalVariable(name: "a", scope: !240, file: !3, line: 29, type: !242)
!242 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 64, elements: !243)
!243 = !{!244}
!244 = !DISubrange(count: 8)
!245 = !DILocation(line: 29, column: 10, scope: !240)
!246 = !DILocation(line: 30, column: 12, scope: !240)
!247 = !DILocation(line: 30, column: 15, scope: !240)
!248 = !DILocation(line: 30, column: 5, scope: !240)
!249 = !DILocation(line: 31, column: 1, scope: !240)
!250 = distinct !DISubprogram(name: "libc_strncpy", scope: !3, file: !3, line: 33, type: !38, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!251 = !DILocalVariable(name: "a", scope: !250, file: !3, line: 35, type: !252)
!252 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 48, elements: !253)
!253 = !{!254}
!254 = !DISubrange(count: 6)
!255 = !DILocation(line: 35, column: 10, scope: !250)
!256 = !DILocation(line: 36, column: 13, scope: !250)
!257 = !DILocation(line: 36, column: 22, scope: !250)
!258 = !DILocation(line: 36, column: 5, scope: !250)
!259 = !DILocation(line: 37, column: 1, scope: !250)
!260 = distinct !DISubprogram(name: "libc_sprintf", scope: !3, file: !3, line: 39, type: !38, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!261 = !DILocalVariable(name: "a", scope: !260, file: !3, line: 41, type: !262)
!262 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 40, elements: !263)
!263 = !{!264}
!264 = !DISubrange(count: 5)
!265 = !DILocation(line: 41, column: 10, scope: !260)
!266 = !DILocation(line: 42, column: 13, scope: !260)
!267 = !DILocation(line: 42, column: 22, scope: !260)
!268 = !DILocation(line: 42, column: 5, scope: !260)
!269 = !DILocation(line: 43, column: 1, scope: !260)
!270 = distinct !DISubprogram(name: "libc_snprintf", scope: !3, file: !3, line: 45, type: !38, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!271 = !DILocalVariable(name: "a", scope: !270, file: !3, line: 47, type: !262)
!272 = !DILocation(line: 47, column: 10, scope: !270)
!273 = !DILocation(line: 48, column: 14, scope: !270)
!274 = !DILocation(line: 48, column: 17, scope: !270)
!275 = !DILocation(line: 48, column: 5, scope: !270)
!276 = !DILocation(line: 49, column: 1, scope: !270)
!277 = distinct !DISubprogram(name: "libc_memset", scope: !3, file: !3, line: 51, type: !38, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!278 = !DILocalVariable(name: "a", scope: !277, file: !3, line: 53, type: !279)
!279 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 96, elements: !280)
!280 = !{!281}
!281 = !DISubrange(count: 3)
!282 = !DILocation(line: 53, column: 9, scope: !277)
!283 = !DILocation(line: 54, column: 5, scope: !277)
!284 = !DILocation(line: 54, column: 30, scope: !277)
!285 = !DILocation(line: 54, column: 29, scope: !277)
!286 = !DILocation(line: 54, column: 27, scope: !277)
!287 = !DILocation(line: 55, column: 1, scope: !277)
!288 = distinct !DISubprogram(name: "libc_memcpy_to", scope: !3, file: !3, line: 57, type: !38, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!289 = !DILocalVariable(name: "p", scope: !288, file: !3, line: 59, type: !22)
!290 = !DILocation(line: 59, column: 11, scope: !288)
!291 = !DILocation(line: 59, column: 15, scope: !288)
!292 = !DILocation(line: 60, column: 12, scope: !288)
!293 = !DILocation(line: 60, column: 27, scope: !288)
!294 = !DILocation(line: 60, column: 5, scope: !288)
!295 = !DILocation(line: 61, column: 10, scope: !288)
!296 = !DILocation(line: 61, column: 5, scope: !288)
!297 = !DILocation(line: 62, column: 1, scope: !288)
!298 = distinct !DISubprogram(name: "libc_memcpy_from", scope: !3, file: !3, line: 64, type: !38, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!299 = !DILocalVariable(name: "to", scope: !298, file: !3, line: 66, type: !242)
!300 = !DILocation(line: 66, column: 10, scope: !298)
!301 = !DILocalVariable(name: "from", scope: !298, file: !3, line: 66, type: !49)
!302 = !DILocation(line: 66, column: 17, scope: !298)
!303 = !DILocation(line: 67, column: 5, scope: !298)
!304 = !DILocation(line: 67, column: 22, scope: !298)
!305 = !DILocation(line: 68, column: 1, scope: !298)
!306 = distinct !DISubprogram(name: "libc_memcpy_overlap", scope: !3, file: !3, line: 70, type: !38, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!307 = !DILocalVariable(name: "a", scope: !306, file: !3, line: 72, type: !308)
!308 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !309)
!309 = !{!310}
!310 = !DISubrange(count: 16)
!311 = !DILocation(line: 72, column: 10, scope: !306)
!312 = !DILocation(line: 73, column: 12, scope: !306)
!313 = !DILocation(line: 73, column: 17, scope: !306)
!314 = !DILocation(line: 73, column: 14, scope: !306)
!315 = !DILocation(line: 73, column: 5, scope: !306)
!316 = !DILocation(line: 74, column: 1, scope: !306)
!317 = distinct !DISubprogram(name: "libc_memmove", scope: !3, file: !3, line: 76, type: !38, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!318 = !DILocalVariable(name: "p", scope: !317, file: !3, line: 78, type: !22)
!319 = !DILocation(line: 78, column: 11, scope: !317)
!320 = !DILocation(line: 78, column: 15, scope: !317)
!321 = !DILocation(line: 79, column: 13, scope: !317)
!322 = !DILocation(line: 79, column: 15, scope: !317)
!323 = !DILocation(line: 79, column: 20, scope: !317)
!324 = !DILocation(line: 79, column: 23, scope: !317)
!325 = !DILocation(line: 79, column: 5, scope: !317)
!326 = !DILocation(line: 80, column: 10, scope: !317)
!327 = !DILocation(line: 80, column: 5, scope: !317)
!328 = !DILocation(line: 81, column: 1, scope: !317)
!329 = distinct !DISubprogram(name: "libc_strlen_unterminated", scope: !3, file: !3, line: 83, type: !38, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!330 = !DILocalVariable(name: "a", scope: !329, file: !3, line: 85, type: !331)
!331 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 24, elements: !280)
!332 = !DILocation(line: 85, column: 10, scope: !329)
!333 = !DILocation(line: 86, column: 10, scope: !334)
!334 = distinct !DILexicalBlock(scope: !329, file: !3, line: 86, column: 9)
!335 = !DILocation(line: 86, column: 9, scope: !329)
!336 = !DILocation(line: 87, column: 9, scope: !334)
!337 = !DILocation(line: 87, column: 14, scope: !334)
!338 = !DILocation(line: 88, column: 16, scope: !339)
!339 = distinct !DILexicalBlock(scope: !329, file: !3, line: 88, column: 9)
!340 = !DILocation(line: 88, column: 9, scope: !339)
!341 = !DILocation(line: 88, column: 19, scope: !339)
!342 = !DILocation(line: 88, column: 9, scope: !329)
!343 = !DILocation(line: 89, column: 9, scope: !339)
!344 = !DILocation(line: 90, column: 1, scope: !329)
!345 = distinct !DISubprogram(name: "libc_strlen_freed", scope: !3, file: !3, line: 92, type: !38, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!346 = !DILocalVariable(name: "p", scope: !345, file: !3, line: 94, type: !22)
!347 = !DILocation(line: 94, column: 11, scope: !345)
!348 = !DILocation(line: 94, column: 15, scope: !345)
!349 = !DILocalVariable(name: "n", scope: !345, file: !3, line: 95, type: !350)
!350 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !351, line: 46, baseType: !352)
!351 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!352 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!353 = !DILocation(line: 95, column: 12, scope: !345)
!354 = !DILocation(line: 95, column: 23, scope: !345)
!355 = !DILocation(line: 95, column: 16, scope: !345)
!356 = !DILocation(line: 96, column: 10, scope: !345)
!357 = !DILocation(line: 96, column: 5, scope: !345)
!358 = !DILocation(line: 97, column: 9, scope: !359)
!359 = distinct !DILexicalBlock(scope: !345, file: !3, line: 97, column: 9)
!360 = !DILocation(line: 97, column: 9, scope: !345)
!361 = !DILocation(line: 98, column: 20, scope: !359)
!362 = !DILocation(line: 98, column: 13, scope: !359)
!363 = !DILocation(line: 98, column: 11, scope: !359)
!364 = !DILocation(line: 98, column: 9, scope: !359)
!365 = !DILocation(line: 99, column: 9, scope: !366)
!366 = distinct !DILexicalBlock(scope: !345, file: !3, line: 99, column: 9)
!367 = !DILocation(line: 99, column: 11, scope: !366)
!368 = !DILocation(line: 99, column: 9, scope: !345)
!369 = !DILocation(line: 100, column: 9, scope: !366)
!370 = !DILocation(line: 101, column: 1, scope: !345)
!371 = distinct !DISubprogram(name: "libc_strdup_overrun", scope: !3, file: !3, line: 103, type: !38, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!372 = !DILocalVariable(name: "p", scope: !371, file: !3, line: 105, type: !22)
!373 = !DILocation(line: 105, column: 11, scope: !371)
!374 = !DILocation(line: 105, column: 15, scope: !371)
!375 = !DILocation(line: 106, column: 5, scope: !371)
!376 = !DILocation(line: 106, column: 7, scope: !371)
!377 = !DILocation(line: 106, column: 20, scope: !371)
!378 = !DILocation(line: 107, column: 10, scope: !371)
!379 = !DILocation(line: 107, column: 5, scope: !371)
!380 = !DILocation(line: 108, column: 1, scope: !371)
!381 = distinct !DISubprogram(name: "libc_fgets", scope: !3, file: !3, line: 110, type: !38, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!382 = !DILocalVariable(name: "line", scope: !381, file: !3, line: 112, type: !49)
!383 = !DILocation(line: 112, column: 10, scope: !381)
!384 = !DILocation(line: 113, column: 15, scope: !385)
!385 = distinct !DILexicalBlock(scope: !381, file: !3, line: 113, column: 9)
!386 = !DILocation(line: 113, column: 21, scope: !385)
!387 = !DILocation(line: 113, column: 44, scope: !385)
!388 = !DILocation(line: 113, column: 9, scope: !385)
!389 = !DILocation(line: 113, column: 9, scope: !381)
!390 = !DILocation(line: 114, column: 9, scope: !385)
!391 = !DILocation(line: 114, column: 17, scope: !385)
!392 = !DILocation(line: 115, column: 1, scope: !381)
!393 = distinct !DISubprogram(name: "libc_fread", scope: !3, file: !3, line: 117, type: !38, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!394 = !DILocalVariable(name: "p", scope: !393, file: !3, line: 119, type: !22)
!395 = !DILocation(line: 119, column: 11, scope: !393)
!396 = !DILocation(line: 119, column: 15, scope: !393)
!397 = !DILocation(line: 120, column: 15, scope: !398)
!398 = distinct !DILexicalBlock(scope: !393, file: !3, line: 120, column: 9)
!399 = !DILocation(line: 120, column: 21, scope: !398)
!400 = !DILocation(line: 120, column: 34, scope: !398)
!401 = !DILocation(line: 120, column: 9, scope: !398)
!402 = !DILocation(line: 120, column: 41, scope: !398)
!403 = !DILocation(line: 120, column: 9, scope: !393)
!404 = !DILocation(line: 121, column: 9, scope: !398)
!405 = !DILocation(line: 122, column: 10, scope: !393)
!406 = !DILocation(line: 122, column: 5, scope: !393)
!407 = !DILocation(line: 123, column: 1, scope: !393)
!408 = distinct !DISubprogram(name: "libc_scanf", scope: !3, file: !3, line: 125, type: !38, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!409 = !DILocalVariable(name: "word", scope: !408, file: !3, line: 127, type: !252)
!410 = !DILocation(line: 127, column: 10, scope: !408)
!411 = !DILocation(line: 128, column: 15, scope: !412)
!412 = distinct !DILexicalBlock(scope: !408, file: !3, line: 128, column: 9)
!413 = !DILocation(line: 128, column: 35, scope: !412)
!414 = !DILocation(line: 128, column: 9, scope: !412)
!415 = !DILocation(line: 128, column: 41, scope: !412)
!416 = !DILocation(line: 128, column: 9, scope: !408)
!417 = !DILocation(line: 129, column: 9, scope: !412)
!418 = !DILocation(line: 130, column: 1, scope: !408)
!419 = distinct !DISubprogram(name: "libc_printf_string", scope: !3, file: !3, line: 132, type: !38, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!420 = !DILocalVariable(name: "a", scope: !419, file: !3, line: 134, type: !421)
!421 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 16, elements: !422)
!422 = !{!423}
!423 = !DISubrange(count: 2)
!424 = !DILocation(line: 134, column: 10, scope: !419)
!425 = !DILocation(line: 135, column: 12, scope: !419)
!426 = !DILocation(line: 135, column: 37, scope: !419)
!427 = !DILocation(line: 135, column: 5, scope: !419)
!428 = !DILocation(line: 136, column: 1, scope: !419)
!429 = distinct !DISubprogram(name: "libc_printf_null_destination", scope: !3, file: !3, line: 138, type: !38, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!430 = !DILocalVariable(name: "a", scope: !429, file: !3, line: 140, type: !242)
!431 = !DILocation(line: 140, column: 10, scope: !429)
!432 = !DILocation(line: 141, column: 13, scope: !429)
!433 = !DILocation(line: 141, column: 23, scope: !429)
!434 = !DILocation(line: 141, column: 5, scope: !429)
!435 = !DILocation(line: 142, column: 1, scope: !429)
!436 = distinct !DISubprogram(name: "libc_strcmp_null", scope: !3, file: !3, line: 144, type: !38, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!437 = !DILocalVariable(name: "p", scope: !436, file: !3, line: 146, type: !34)
!438 = !DILocation(line: 146, column: 17, scope: !436)
!439 = !DILocation(line: 146, column: 21, scope: !436)
!440 = !DILocation(line: 147, column: 16, scope: !441)
!441 = distinct !DILexicalBlock(scope: !436, file: !3, line: 147, column: 9)
!442 = !DILocation(line: 147, column: 9, scope: !441)
!443 = !DILocation(line: 147, column: 9, scope: !436)
!444 = !DILocation(line: 148, column: 9, scope: !441)
!445 = !DILocation(line: 149, column: 1, scope: !436)
!446 = distinct !DISubprogram(name: "libc_qsort", scope: !3, file: !3, line: 157, type: !38, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!447 = !DILocalVariable(name: "a", scope: !446, file: !3, line: 159, type: !448)
!448 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !50)
!449 = !DILocation(line: 159, column: 9, scope: !446)
!450 = !DILocation(line: 160, column: 11, scope: !446)
!451 = !DILocation(line: 160, column: 14, scope: !446)
!452 = !DILocation(line: 160, column: 5, scope: !446)
!453 = !DILocation(line: 161, column: 9, scope: !454)
!454 = distinct !DILexicalBlock(scope: !446, file: !3, line: 161, column: 9)
!455 = !DILocation(line: 161, column: 14, scope: !454)
!456 = !DILocation(line: 161, column: 9, scope: !446)
!457 = !DILocation(line: 162, column: 9, scope: !454)
!458 = !DILocation(line: 163, column: 1, scope: !446)
!459 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 151, type: !460, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!460 = !DISubroutineType(types: !461)
!461 = !{!24, !462, !462}
!462 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !463, size: 64)
!463 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!464 = !DILocalVariable(name: "a", arg: 1, scope: !459, file: !3, line: 151, type: !462)
!465 = !DILocation(line: 151, column: 32, scope: !459)
!466 = !DILocalVariable(name: "b", arg: 2, scope: !459, file: !3, line: 151, type: !462)
!467 = !DILocation(line: 151, column: 47, scope: !459)
!468 = !DILocalVariable(name: "x", scope: !459, file: !3, line: 153, type: !469)
!469 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !470, size: 64)
!470 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!471 = !DILocation(line: 153, column: 16, scope: !459)
!472 = !DILocation(line: 153, column: 20, scope: !459)
!473 = !DILocalVariable(name: "y", scope: !459, file: !3, line: 153, type: !469)
!474 = !DILocation(line: 153, column: 24, scope: !459)
!475 = !DILocation(line: 153, column: 28, scope: !459)
!476 = !DILocation(line: 154, column: 13, scope: !459)
!477 = !DILocation(line: 154, column: 12, scope: !459)
!478 = !DILocation(line: 154, column: 18, scope: !459)
!479 = !DILocation(line: 154, column: 17, scope: !459)
!480 = !DILocation(line: 154, column: 15, scope: !459)
!481 = !DILocation(line: 154, column: 5, scope: !459)
!482 = distinct !DISubprogram(name: "libc_comparison", scope: !3, file: !3, line: 171, type: !38, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!483 = !DILocalVariable(name: "a", scope: !482, file: !3, line: 173, type: !448)
!484 = !DILocation(line: 173, column: 9, scope: !482)
!485 = !DILocation(line: 174, column: 11, scope: !482)
!486 = !DILocation(line: 174, column: 5, scope: !482)
!487 = !DILocation(line: 175, column: 1, scope: !482)
!488 = distinct !DISubprogram(name: "reads_neighbour", scope: !3, file: !3, line: 165, type: !460, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!489 = !DILocalVariable(name: "a", arg: 1, scope: !488, file: !3, line: 165, type: !462)
!490 = !DILocation(line: 165, column: 40, scope: !488)
!491 = !DILocalVariable(name: "b", arg: 2, scope: !488, file: !3, line: 165, type: !462)
!492 = !DILocation(line: 165, column: 55, scope: !488)
!493 = !DILocalVariable(name: "x", scope: !488, file: !3, line: 167, type: !469)
!494 = !DILocation(line: 167, column: 16, scope: !488)
!495 = !DILocation(line: 167, column: 20, scope: !488)
!496 = !DILocalVariable(name: "y", scope: !488, file: !3, line: 167, type: !469)
!497 = !DILocation(line: 167, column: 24, scope: !488)
!498 = !DILocation(line: 167, column: 28, scope: !488)
!499 = !DILocation(line: 168, column: 12, scope: !488)
!500 = !DILocation(line: 168, column: 18, scope: !488)
!501 = !DILocation(line: 168, column: 25, scope: !488)
!502 = !DILocation(line: 168, column: 23, scope: !488)
!503 = !DILocation(line: 168, column: 33, scope: !488)
!504 = !DILocation(line: 168, column: 32, scope: !488)
!505 = !DILocation(line: 168, column: 38, scope: !488)
!506 = !DILocation(line: 168, column: 37, scope: !488)
!507 = !DILocation(line: 168, column: 35, scope: !488)
!508 = !DILocation(line: 168, column: 5, scope: !488)
!509 = distinct !DISubprogram(name: "libc_memcmp", scope: !3, file: !3, line: 177, type: !38, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!510 = !DILocalVariable(name: "a", scope: !509, file: !3, line: 179, type: !49)
!511 = !DILocation(line: 179, column: 10, scope: !509)
!512 = !DILocalVariable(name: "b", scope: !509, file: !3, line: 179, type: !242)
!513 = !DILocation(line: 179, column: 24, scope: !509)
!514 = !DILocation(line: 180, column: 16, scope: !515)
!515 = distinct !DILexicalBlock(scope: !509, file: !3, line: 180, column: 9)
!516 = !DILocation(line: 180, column: 19, scope: !515)
!517 = !DILocation(line: 180, column: 22, scope: !515)
!518 = !DILocation(line: 180, column: 9, scope: !515)
!519 = !DILocation(line: 180, column: 9, scope: !509)
!520 = !DILocation(line: 181, column: 9, scope: !515)
!521 = !DILocation(line: 182, column: 1, scope: !509)
!522 = distinct !DISubprogram(name: "libc_memchr", scope: !3, file: !3, line: 184, type: !38, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!523 = !DILocalVariable(name: "a", scope: !522, file: !3, line: 186, type: !49)
!524 = !DILocation(line: 186, column: 10, scope: !522)
!525 = !DILocation(line: 187, column: 16, scope: !526)
!526 = distinct !DILexicalBlock(scope: !522, file: !3, line: 187, column: 9)
!527 = !DILocation(line: 187, column: 24, scope: !526)
!528 = !DILocation(line: 187, column: 9, scope: !526)
!529 = !DILocation(line: 187, column: 9, scope: !522)
!530 = !DILocation(line: 188, column: 9, scope: !526)
!531 = !DILocation(line: 189, column: 1, scope: !522)
!532 = distinct !DISubprogram(name: "libc_strtok", scope: !3, file: !3, line: 191, type: !38, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!533 = !DILocalVariable(name: "text", scope: !532, file: !3, line: 193, type: !49)
!534 = !DILocation(line: 193, column: 10, scope: !532)
!535 = !DILocalVariable(name: "word", scope: !532, file: !3, line: 194, type: !22)
!536 = !DILocation(line: 194, column: 11, scope: !532)
!537 = !DILocation(line: 194, column: 25, scope: !532)
!538 = !DILocation(line: 194, column: 47, scope: !532)
!539 = !DILocation(line: 194, column: 18, scope: !532)
!540 = !DILocation(line: 195, column: 10, scope: !541)
!541 = distinct !DILexicalBlock(scope: !532, file: !3, line: 195, column: 9)
!542 = !DILocation(line: 195, column: 9, scope: !532)
!543 = !DILocation(line: 196, column: 9, scope: !541)
!544 = !DILocation(line: 197, column: 1, scope: !532)
!545 = distinct !DISubprogram(name: "libc_getline_freed", scope: !3, file: !3, line: 199, type: !38, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!546 = !DILocalVariable(name: "line", scope: !545, file: !3, line: 201, type: !22)
!547 = !DILocation(line: 201, column: 11, scope: !545)
!548 = !DILocalVariable(name: "size", scope: !545, file: !3, line: 202, type: !350)
!549 = !DILocation(line: 202, column: 12, scope: !545)
!550 = !DILocation(line: 203, column: 31, scope: !551)
!551 = distinct !DILexicalBlock(scope: !545, file: !3, line: 203, column: 9)
!552 = !DILocation(line: 203, column: 9, scope: !551)
!553 = !DILocation(line: 203, column: 38, scope: !551)
!554 = !DILocation(line: 203, column: 9, scope: !545)
!555 = !DILocation(line: 204, column: 9, scope: !551)
!556 = !DILocation(line: 205, column: 10, scope: !545)
!557 = !DILocation(line: 205, column: 5, scope: !545)
!558 = !DILocation(line: 206, column: 9, scope: !559)
!559 = distinct !DILexicalBlock(scope: !545, file: !3, line: 206, column: 9)
!560 = !DILocation(line: 206, column: 9, scope: !545)
!561 = !DILocation(line: 207, column: 9, scope: !559)
!562 = !DILocation(line: 207, column: 17, scope: !559)
!563 = !DILocation(line: 208, column: 1, scope: !545)
!564 = distinct !DISubprogram(name: "libc_fclose_twice", scope: !3, file: !3, line: 210, type: !38, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!565 = !DILocalVariable(name: "f", scope: !564, file: !3, line: 212, type: !566)
!566 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !567, size: 64)
!567 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !568, line: 7, baseType: !569)
!568 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!569 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !570, line: 49, size: 1728, elements: !571)
!570 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!571 = !{!572, !573, !574, !575, !576, !577, !578, !579, !580, !581, !582, !583, !584, !587, !589, !590, !591, !595, !596, !598, !602, !605, !607, !610, !613, !614, !616, !617, !618}
!572 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !569, file: !570, line: 51, baseType: !24, size: 32)
!573 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !569, file: !570, line: 54, baseType: !22, size: 64, offset: 64)
!574 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !569, file: !570, line: 55, baseType: !22, size: 64, offset: 128)
!575 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !569, file: !570, line: 56, baseType: !22, size: 64, offset: 192)
!576 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !569, file: !570, line: 57, baseType: !22, size: 64, offset: 256)
!577 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !569, file: !570, line: 58, baseType: !22, size: 64, offset: 320)
!578 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !569, file: !570, line: 59, baseType: !22, size: 64, offset: 384)
!579 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !569, file: !570, line: 60, baseType: !22, size: 64, offset: 448)
!580 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !569, file: !570, line: 61, baseType: !22, size: 64, offset: 512)
!581 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !569, file: !570, line: 64, baseType: !22, size: 64, offset: 576)
!582 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !569, file: !570, line: 65, baseType: !22, size: 64, offset: 640)
!583 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !569, file: !570, line: 66, baseType: !22, size: 64, offset: 704)
!584 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !569, file: !570, line: 68, baseType: !585, size: 64, offset: 768)
!585 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !586, size: 64)
!586 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !570, line: 36, flags: DIFlagFwdDecl)
!587 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !569, file: !570, line: 70, baseType: !588, size: 64, offset: 832)
!588 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !569, size: 64)
!589 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !569, file: !570, line: 72, baseType: !24, size: 32, offset: 896)
!590 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !569, file: !570, line: 73, baseType: !24, size: 32, offset: 928)
!591 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !569, file: !570, line: 74, baseType: !592, size: 64, offset: 960)
!592 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !593, line: 152, baseType: !594)
!593 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!594 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!595 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !569, file: !570, line: 77, baseType: !25, size: 16, offset: 1024)
!596 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !569, file: !570, line: 78, baseType: !597, size: 8, offset: 1040)
!597 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!598 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !569, file: !570, line: 79, baseType: !599, size: 8, offset: 1048)
!599 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 8, elements: !600)
!600 = !{!601}
!601 = !DISubrange(count: 1)
!602 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !569, file: !570, line: 81, baseType: !603, size: 64, offset: 1088)
!603 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !604, size: 64)
!604 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !570, line: 43, baseType: null)
!605 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !569, file: !570, line: 89, baseType: !606, size: 64, offset: 1152)
!606 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !593, line: 153, baseType: !594)
!607 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !569, file: !570, line: 91, baseType: !608, size: 64, offset: 1216)
!608 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !609, size: 64)
!609 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !570, line: 37, flags: DIFlagFwdDecl)
!610 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !569, file: !570, line: 92, baseType: !611, size: 64, offset: 1280)
!611 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !612, size: 64)
!612 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !570, line: 38, flags: DIFlagFwdDecl)
!613 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !569, file: !570, line: 93, baseType: !588, size: 64, offset: 1344)
!614 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !569, file: !570, line: 94, baseType: !615, size: 64, offset: 1408)
!615 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!616 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !569, file: !570, line: 95, baseType: !350, size: 64, offset: 1472)
!617 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !569, file: !570, line: 96, baseType: !24, size: 32, offset: 1536)
!618 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !569, file: !570, line: 98, baseType: !619, size: 160, offset: 1568)
!619 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 160, elements: !620)
!620 = !{!621}
!621 = !DISubrange(count: 20)
!622 = !DILocation(line: 212, column: 11, scope: !564)
!623 = !DILocation(line: 212, column: 15, scope: !564)
!624 = !DILocation(line: 213, column: 10, scope: !625)
!625 = distinct !DILexicalBlock(scope: !564, file: !3, line: 213, column: 9)
!626 = !DILocation(line: 213, column: 9, scope: !564)
!627 = !DILocation(line: 214, column: 9, scope: !625)
!628 = !DILocation(line: 215, column: 12, scope: !564)
!629 = !DILocation(line: 215, column: 5, scope: !564)
!630 = !DILocation(line: 216, column: 9, scope: !631)
!631 = distinct !DILexicalBlock(scope: !564, file: !3, line: 216, column: 9)
!632 = !DILocation(line: 216, column: 9, scope: !564)
!633 = !DILocation(line: 217, column: 16, scope: !631)
!634 = !DILocation(line: 217, column: 9, scope: !631)
!635 = !DILocation(line: 218, column: 1, scope: !564)
!636 = distinct !DISubprogram(name: "libc_isalpha", scope: !3, file: !3, line: 220, type: !38, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!637 = !DILocalVariable(name: "c", scope: !636, file: !3, line: 222, type: !24)
!638 = !DILocation(line: 222, column: 9, scope: !636)
!639 = !DILocation(line: 222, column: 13, scope: !636)
!640 = !DILocation(line: 223, column: 10, scope: !641)
!641 = distinct !DILexicalBlock(scope: !636, file: !3, line: 223, column: 9)
!642 = !DILocation(line: 223, column: 9, scope: !636)
!643 = !DILocation(line: 224, column: 9, scope: !641)
!644 = !DILocation(line: 225, column: 1, scope: !636)
