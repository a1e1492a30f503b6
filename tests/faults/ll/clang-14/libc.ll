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
%struct.__dirstream = type opaque
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.re_pattern_buffer = type { %struct.re_dfa_t*, i64, i64, i64, i8*, i8*, i64, i8 }
%struct.re_dfa_t = type opaque
%struct.regmatch_t = type { i32, i32 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !30
@entry_libc_strcpy_heap = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), void ()* @libc_strcpy_heap, %struct.fault_case* null }, align 8, !dbg !44
@entry_libc_strcpy_stack = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), void ()* @libc_strcpy_stack, %struct.fault_case* null }, align 8, !dbg !46
@entry_libc_strcpy_global = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.6, i32 0, i32 0), void ()* @libc_strcpy_global, %struct.fault_case* null }, align 8, !dbg !48
@entry_libc_strcat = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i32 0, i32 0), void ()* @libc_strcat, %struct.fault_case* null }, align 8, !dbg !55
@entry_libc_strncpy = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.10, i32 0, i32 0), void ()* @libc_strncpy, %struct.fault_case* null }, align 8, !dbg !57
@entry_libc_sprintf = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i32 0, i32 0), void ()* @libc_sprintf, %struct.fault_case* null }, align 8, !dbg !59
@entry_libc_snprintf = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), void ()* @libc_snprintf, %struct.fault_case* null }, align 8, !dbg !61
@entry_libc_memset = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i32 0, i32 0), void ()* @libc_memset, %struct.fault_case* null }, align 8, !dbg !63
@entry_libc_memcpy_to = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.18, i32 0, i32 0), void ()* @libc_memcpy_to, %struct.fault_case* null }, align 8, !dbg !65
@entry_libc_memcpy_from = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.20, i32 0, i32 0), void ()* @libc_memcpy_from, %struct.fault_case* null }, align 8, !dbg !67
@entry_libc_memcpy_overlap = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.21, i32 0, i32 0), void ()* @libc_memcpy_overlap, %struct.fault_case* null }, align 8, !dbg !69
@entry_libc_memmove = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i32 0, i32 0), void ()* @libc_memmove, %struct.fault_case* null }, align 8, !dbg !71
@entry_libc_strlen_unterminated = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.23, i32 0, i32 0), void ()* @libc_strlen_unterminated, %struct.fault_case* null }, align 8, !dbg !73
@entry_libc_strlen_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.24, i32 0, i32 0), void ()* @libc_strlen_freed, %struct.fault_case* null }, align 8, !dbg !75
@entry_libc_strdup_overrun = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.26, i32 0, i32 0), void ()* @libc_strdup_overrun, %struct.fault_case* null }, align 8, !dbg !77
@entry_libc_fgets = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i32 0, i32 0), void ()* @libc_fgets, %struct.fault_case* null }, align 8, !dbg !79
@entry_libc_fread = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), void ()* @libc_fread, %struct.fault_case* null }, align 8, !dbg !81
@entry_libc_scanf = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), void ()* @libc_scanf, %struct.fault_case* null }, align 8, !dbg !83
@entry_libc_printf_string = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.31, i32 0, i32 0), void ()* @libc_printf_string, %struct.fault_case* null }, align 8, !dbg !85
@entry_libc_printf_null_destination = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.34, i32 0, i32 0), void ()* @libc_printf_null_destination, %struct.fault_case* null }, align 8, !dbg !87
@entry_libc_strcmp_null = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.35, i32 0, i32 0), void ()* @libc_strcmp_null, %struct.fault_case* null }, align 8, !dbg !89
@entry_libc_qsort = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), void ()* @libc_qsort, %struct.fault_case* null }, align 8, !dbg !91
@entry_libc_comparison = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.38, i32 0, i32 0), void ()* @libc_comparison, %struct.fault_case* null }, align 8, !dbg !93
@entry_libc_memcmp = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), void ()* @libc_memcmp, %struct.fault_case* null }, align 8, !dbg !95
@entry_libc_memchr = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), void ()* @libc_memchr, %struct.fault_case* null }, align 8, !dbg !97
@entry_libc_strtok = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i32 0, i32 0), void ()* @libc_strtok, %struct.fault_case* null }, align 8, !dbg !99
@entry_libc_getline_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.44, i32 0, i32 0), void ()* @libc_getline_freed, %struct.fault_case* null }, align 8, !dbg !101
@entry_libc_fclose_twice = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.45, i32 0, i32 0), void ()* @libc_fclose_twice, %struct.fault_case* null }, align 8, !dbg !103
@entry_libc_isalpha = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.48, i32 0, i32 0), void ()* @libc_isalpha, %struct.fault_case* null }, align 8, !dbg !105
@entry_libc_fputs_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.49, i32 0, i32 0), void ()* @libc_fputs_closed, %struct.fault_case* null }, align 8, !dbg !107
@entry_libc_fprintf_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.52, i32 0, i32 0), void ()* @libc_fprintf_closed, %struct.fault_case* null }, align 8, !dbg !109
@entry_libc_fgetc_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.54, i32 0, i32 0), void ()* @libc_fgetc_closed, %struct.fault_case* null }, align 8, !dbg !111
@entry_libc_null_stream = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.57, i32 0, i32 0), void ()* @libc_null_stream, %struct.fault_case* null }, align 8, !dbg !113
@entry_libc_closedir_twice = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.59, i32 0, i32 0), void ()* @libc_closedir_twice, %struct.fault_case* null }, align 8, !dbg !115
@entry_libc_readdir_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.61, i32 0, i32 0), void ()* @libc_readdir_closed, %struct.fault_case* null }, align 8, !dbg !117
@entry_libc_memstream_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.62, i32 0, i32 0), void ()* @libc_memstream_freed, %struct.fault_case* null }, align 8, !dbg !119
@entry_libc_fmemopen = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.63, i32 0, i32 0), void ()* @libc_fmemopen, %struct.fault_case* null }, align 8, !dbg !121
@entry_libc_printf_missing = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.65, i32 0, i32 0), void ()* @libc_printf_missing, %struct.fault_case* null }, align 8, !dbg !123
@entry_libc_printf_number_for_string = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.67, i32 0, i32 0), void ()* @libc_printf_number_for_string, %struct.fault_case* null }, align 8, !dbg !125
@entry_libc_scanf_missing = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.68, i32 0, i32 0), void ()* @libc_scanf_missing, %struct.fault_case* null }, align 8, !dbg !127
@entry_libc_scanf_narrow = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.71, i32 0, i32 0), void ()* @libc_scanf_narrow, %struct.fault_case* null }, align 8, !dbg !129
@entry_libc_va_arg = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.74, i32 0, i32 0), void ()* @libc_va_arg, %struct.fault_case* null }, align 8, !dbg !131
@entry_libc_va_arg_stack = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.75, i32 0, i32 0), void ()* @libc_va_arg_stack, %struct.fault_case* null }, align 8, !dbg !133
@entry_libc_memcpy_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.78, i32 0, i32 0), void ()* @libc_memcpy_negative, %struct.fault_case* null }, align 8, !dbg !135
@entry_libc_memset_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.79, i32 0, i32 0), void ()* @libc_memset_negative, %struct.fault_case* null }, align 8, !dbg !137
@entry_libc_strncpy_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.80, i32 0, i32 0), void ()* @libc_strncpy_negative, %struct.fault_case* null }, align 8, !dbg !139
@entry_libc_fread_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.81, i32 0, i32 0), void ()* @libc_fread_negative, %struct.fault_case* null }, align 8, !dbg !141
@entry_libc_strcat_unterminated = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.82, i32 0, i32 0), void ()* @libc_strcat_unterminated, %struct.fault_case* null }, align 8, !dbg !143
@entry_libc_strcpy_overlap = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.84, i32 0, i32 0), void ()* @libc_strcpy_overlap, %struct.fault_case* null }, align 8, !dbg !145
@entry_libc_qsort_null = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.85, i32 0, i32 0), void ()* @libc_qsort_null, %struct.fault_case* null }, align 8, !dbg !147
@entry_libc_regfree_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.88, i32 0, i32 0), void ()* @libc_regfree_freed, %struct.fault_case* null }, align 8, !dbg !149
@entry_libc_wcslen_unterminated = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.91, i32 0, i32 0), void ()* @libc_wcslen_unterminated, %struct.fault_case* null }, align 8, !dbg !151
@.str.1 = private unnamed_addr constant [17 x i8] c"libc_strcpy_heap\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"12345\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"1234\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"libc_strcpy_stack\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"123\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"libc_strcpy_global\00", align 1
@small = internal global [4 x i8] zeroinitializer, align 1, !dbg !50
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
@.str.49 = private unnamed_addr constant [18 x i8] c"libc_fputs_closed\00", align 1
@.str.50 = private unnamed_addr constant [7 x i8] c"before\00", align 1
@.str.51 = private unnamed_addr constant [6 x i8] c"after\00", align 1
@.str.52 = private unnamed_addr constant [20 x i8] c"libc_fprintf_closed\00", align 1
@.str.53 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.54 = private unnamed_addr constant [18 x i8] c"libc_fgetc_closed\00", align 1
@.str.55 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.56 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.57 = private unnamed_addr constant [17 x i8] c"libc_null_stream\00", align 1
@.str.58 = private unnamed_addr constant [7 x i8] c"absent\00", align 1
@.str.59 = private unnamed_addr constant [20 x i8] c"libc_closedir_twice\00", align 1
@.str.60 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@.str.61 = private unnamed_addr constant [20 x i8] c"libc_readdir_closed\00", align 1
@.str.62 = private unnamed_addr constant [21 x i8] c"libc_memstream_freed\00", align 1
@.str.63 = private unnamed_addr constant [14 x i8] c"libc_fmemopen\00", align 1
@.str.64 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.65 = private unnamed_addr constant [20 x i8] c"libc_printf_missing\00", align 1
@.str.66 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.67 = private unnamed_addr constant [30 x i8] c"libc_printf_number_for_string\00", align 1
@.str.68 = private unnamed_addr constant [19 x i8] c"libc_scanf_missing\00", align 1
@.str.69 = private unnamed_addr constant [4 x i8] c"1 2\00", align 1
@.str.70 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.71 = private unnamed_addr constant [18 x i8] c"libc_scanf_narrow\00", align 1
@.str.72 = private unnamed_addr constant [2 x i8] c"7\00", align 1
@.str.73 = private unnamed_addr constant [4 x i8] c"%hd\00", align 1
@.str.74 = private unnamed_addr constant [12 x i8] c"libc_va_arg\00", align 1
@.str.75 = private unnamed_addr constant [18 x i8] c"libc_va_arg_stack\00", align 1
@.str.76 = private unnamed_addr constant [17 x i8] c"%d%d%d%d%d%d%d%d\00", align 1
@.str.77 = private unnamed_addr constant [15 x i8] c"%d%d%d%d%d%d%d\00", align 1
@.str.78 = private unnamed_addr constant [21 x i8] c"libc_memcpy_negative\00", align 1
@__const.libc_memcpy_negative.a = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.79 = private unnamed_addr constant [21 x i8] c"libc_memset_negative\00", align 1
@.str.80 = private unnamed_addr constant [22 x i8] c"libc_strncpy_negative\00", align 1
@.str.81 = private unnamed_addr constant [20 x i8] c"libc_fread_negative\00", align 1
@.str.82 = private unnamed_addr constant [25 x i8] c"libc_strcat_unterminated\00", align 1
@.str.83 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@.str.84 = private unnamed_addr constant [20 x i8] c"libc_strcpy_overlap\00", align 1
@__const.libc_strcpy_overlap.a = private unnamed_addr constant [16 x i8] c"0123456\00\00\00\00\00\00\00\00\00", align 16
@.str.85 = private unnamed_addr constant [16 x i8] c"libc_qsort_null\00", align 1
@.str.86 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.87 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@__const.libc_qsort_null.words = private unnamed_addr constant [3 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.86, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.87, i32 0, i32 0), i8* null], align 16
@.str.88 = private unnamed_addr constant [19 x i8] c"libc_regfree_freed\00", align 1
@.str.89 = private unnamed_addr constant [3 x i8] c"a+\00", align 1
@.str.90 = private unnamed_addr constant [5 x i8] c"caab\00", align 1
@.str.91 = private unnamed_addr constant [25 x i8] c"libc_wcslen_unterminated\00", align 1
@__const.libc_wcslen_unterminated.a = private unnamed_addr constant [3 x i32] [i32 97, i32 98, i32 99], align 4
@llvm.global_ctors = appending global [52 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcat, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strncpy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_sprintf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_snprintf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memset, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_to, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_from, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memmove, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strlen_unterminated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strlen_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strdup_overrun, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fgets, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fread, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_null_destination, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcmp_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_qsort, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_comparison, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcmp, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memchr, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strtok, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_getline_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fclose_twice, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_isalpha, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fputs_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fprintf_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fgetc_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_null_stream, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_closedir_twice, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_readdir_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memstream_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fmemopen, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_missing, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_number_for_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf_missing, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf_narrow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_va_arg, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_va_arg_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memset_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strncpy_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fread_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcat_unterminated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_qsort_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_regfree_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_wcslen_unterminated, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !161 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !166, metadata !DIExpression()), !dbg !167
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !168, metadata !DIExpression()), !dbg !169
  %7 = load i32, i32* %4, align 4, !dbg !170
  %8 = icmp sgt i32 %7, 2, !dbg !171
  br i1 %8, label %9, label %15, !dbg !172

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !173
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !173
  %12 = load i8*, i8** %11, align 8, !dbg !173
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #10, !dbg !174
  %14 = icmp eq i32 %13, 0, !dbg !175
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !176
  %17 = zext i1 %16 to i32, !dbg !172
  store i32 %17, i32* @bad, align 4, !dbg !177
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !178, metadata !DIExpression()), !dbg !180
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !181
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !180
  br label %19, !dbg !182

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !183
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !185
  br i1 %21, label %22, label %43, !dbg !185

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !186
  %24 = icmp sgt i32 %23, 1, !dbg !188
  br i1 %24, label %25, label %38, !dbg !189

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !190
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !190
  %28 = load i8*, i8** %27, align 8, !dbg !190
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !191
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !192
  %31 = load i8*, i8** %30, align 8, !dbg !192
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #10, !dbg !193
  %33 = icmp eq i32 %32, 0, !dbg !194
  br i1 %33, label %34, label %38, !dbg !195

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !196
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !198
  %37 = load void ()*, void ()** %36, align 8, !dbg !198
  call void %37(), !dbg !196
  store i32 0, i32* %3, align 4, !dbg !199
  br label %44, !dbg !199

38:                                               ; preds = %25, %22
  br label %39, !dbg !200

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !201
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !202
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !202
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !203
  br label %19, !dbg !204, !llvm.loop !205

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !208
  br label %44, !dbg !208

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !209
  ret i32 %45, !dbg !209
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_heap() #0 !dbg !210 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !211
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_heap, i32 0, i32 2), align 8, !dbg !211
  store %struct.fault_case* @entry_libc_strcpy_heap, %struct.fault_case** @all_cases, align 8, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_stack() #0 !dbg !212 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !213
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_stack, i32 0, i32 2), align 8, !dbg !213
  store %struct.fault_case* @entry_libc_strcpy_stack, %struct.fault_case** @all_cases, align 8, !dbg !213
  ret void, !dbg !213
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_global() #0 !dbg !214 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !215
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_global, i32 0, i32 2), align 8, !dbg !215
  store %struct.fault_case* @entry_libc_strcpy_global, %struct.fault_case** @all_cases, align 8, !dbg !215
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat() #0 !dbg !216 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !217
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcat, i32 0, i32 2), align 8, !dbg !217
  store %struct.fault_case* @entry_libc_strcat, %struct.fault_case** @all_cases, align 8, !dbg !217
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy() #0 !dbg !218 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !219
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strncpy, i32 0, i32 2), align 8, !dbg !219
  store %struct.fault_case* @entry_libc_strncpy, %struct.fault_case** @all_cases, align 8, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_sprintf() #0 !dbg !220 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !221
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_sprintf, i32 0, i32 2), align 8, !dbg !221
  store %struct.fault_case* @entry_libc_sprintf, %struct.fault_case** @all_cases, align 8, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_snprintf() #0 !dbg !222 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !223
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_snprintf, i32 0, i32 2), align 8, !dbg !223
  store %struct.fault_case* @entry_libc_snprintf, %struct.fault_case** @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset() #0 !dbg !224 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !225
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memset, i32 0, i32 2), align 8, !dbg !225
  store %struct.fault_case* @entry_libc_memset, %struct.fault_case** @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_to() #0 !dbg !226 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !227
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_to, i32 0, i32 2), align 8, !dbg !227
  store %struct.fault_case* @entry_libc_memcpy_to, %struct.fault_case** @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_from() #0 !dbg !228 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !229
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_from, i32 0, i32 2), align 8, !dbg !229
  store %struct.fault_case* @entry_libc_memcpy_from, %struct.fault_case** @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_overlap() #0 !dbg !230 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !231
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_overlap, i32 0, i32 2), align 8, !dbg !231
  store %struct.fault_case* @entry_libc_memcpy_overlap, %struct.fault_case** @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memmove() #0 !dbg !232 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !233
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memmove, i32 0, i32 2), align 8, !dbg !233
  store %struct.fault_case* @entry_libc_memmove, %struct.fault_case** @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_unterminated() #0 !dbg !234 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !235
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strlen_unterminated, i32 0, i32 2), align 8, !dbg !235
  store %struct.fault_case* @entry_libc_strlen_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_freed() #0 !dbg !236 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !237
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strlen_freed, i32 0, i32 2), align 8, !dbg !237
  store %struct.fault_case* @entry_libc_strlen_freed, %struct.fault_case** @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strdup_overrun() #0 !dbg !238 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !239
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strdup_overrun, i32 0, i32 2), align 8, !dbg !239
  store %struct.fault_case* @entry_libc_strdup_overrun, %struct.fault_case** @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgets() #0 !dbg !240 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !241
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fgets, i32 0, i32 2), align 8, !dbg !241
  store %struct.fault_case* @entry_libc_fgets, %struct.fault_case** @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread() #0 !dbg !242 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !243
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fread, i32 0, i32 2), align 8, !dbg !243
  store %struct.fault_case* @entry_libc_fread, %struct.fault_case** @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf() #0 !dbg !244 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !245
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf, i32 0, i32 2), align 8, !dbg !245
  store %struct.fault_case* @entry_libc_scanf, %struct.fault_case** @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_string() #0 !dbg !246 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !247
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_string, i32 0, i32 2), align 8, !dbg !247
  store %struct.fault_case* @entry_libc_printf_string, %struct.fault_case** @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_null_destination() #0 !dbg !248 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !249
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_null_destination, i32 0, i32 2), align 8, !dbg !249
  store %struct.fault_case* @entry_libc_printf_null_destination, %struct.fault_case** @all_cases, align 8, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcmp_null() #0 !dbg !250 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !251
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcmp_null, i32 0, i32 2), align 8, !dbg !251
  store %struct.fault_case* @entry_libc_strcmp_null, %struct.fault_case** @all_cases, align 8, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort() #0 !dbg !252 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !253
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_qsort, i32 0, i32 2), align 8, !dbg !253
  store %struct.fault_case* @entry_libc_qsort, %struct.fault_case** @all_cases, align 8, !dbg !253
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_comparison() #0 !dbg !254 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !255
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_comparison, i32 0, i32 2), align 8, !dbg !255
  store %struct.fault_case* @entry_libc_comparison, %struct.fault_case** @all_cases, align 8, !dbg !255
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp() #0 !dbg !256 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !257
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcmp, i32 0, i32 2), align 8, !dbg !257
  store %struct.fault_case* @entry_libc_memcmp, %struct.fault_case** @all_cases, align 8, !dbg !257
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memchr() #0 !dbg !258 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !259
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memchr, i32 0, i32 2), align 8, !dbg !259
  store %struct.fault_case* @entry_libc_memchr, %struct.fault_case** @all_cases, align 8, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok() #0 !dbg !260 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !261
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strtok, i32 0, i32 2), align 8, !dbg !261
  store %struct.fault_case* @entry_libc_strtok, %struct.fault_case** @all_cases, align 8, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_getline_freed() #0 !dbg !262 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !263
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_getline_freed, i32 0, i32 2), align 8, !dbg !263
  store %struct.fault_case* @entry_libc_getline_freed, %struct.fault_case** @all_cases, align 8, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fclose_twice() #0 !dbg !264 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !265
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fclose_twice, i32 0, i32 2), align 8, !dbg !265
  store %struct.fault_case* @entry_libc_fclose_twice, %struct.fault_case** @all_cases, align 8, !dbg !265
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_isalpha() #0 !dbg !266 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !267
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_isalpha, i32 0, i32 2), align 8, !dbg !267
  store %struct.fault_case* @entry_libc_isalpha, %struct.fault_case** @all_cases, align 8, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fputs_closed() #0 !dbg !268 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !269
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fputs_closed, i32 0, i32 2), align 8, !dbg !269
  store %struct.fault_case* @entry_libc_fputs_closed, %struct.fault_case** @all_cases, align 8, !dbg !269
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fprintf_closed() #0 !dbg !270 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !271
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fprintf_closed, i32 0, i32 2), align 8, !dbg !271
  store %struct.fault_case* @entry_libc_fprintf_closed, %struct.fault_case** @all_cases, align 8, !dbg !271
  ret void, !dbg !271
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgetc_closed() #0 !dbg !272 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !273
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fgetc_closed, i32 0, i32 2), align 8, !dbg !273
  store %struct.fault_case* @entry_libc_fgetc_closed, %struct.fault_case** @all_cases, align 8, !dbg !273
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_null_stream() #0 !dbg !274 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !275
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_null_stream, i32 0, i32 2), align 8, !dbg !275
  store %struct.fault_case* @entry_libc_null_stream, %struct.fault_case** @all_cases, align 8, !dbg !275
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_closedir_twice() #0 !dbg !276 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !277
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_closedir_twice, i32 0, i32 2), align 8, !dbg !277
  store %struct.fault_case* @entry_libc_closedir_twice, %struct.fault_case** @all_cases, align 8, !dbg !277
  ret void, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_readdir_closed() #0 !dbg !278 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !279
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_readdir_closed, i32 0, i32 2), align 8, !dbg !279
  store %struct.fault_case* @entry_libc_readdir_closed, %struct.fault_case** @all_cases, align 8, !dbg !279
  ret void, !dbg !279
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memstream_freed() #0 !dbg !280 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !281
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memstream_freed, i32 0, i32 2), align 8, !dbg !281
  store %struct.fault_case* @entry_libc_memstream_freed, %struct.fault_case** @all_cases, align 8, !dbg !281
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fmemopen() #0 !dbg !282 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !283
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fmemopen, i32 0, i32 2), align 8, !dbg !283
  store %struct.fault_case* @entry_libc_fmemopen, %struct.fault_case** @all_cases, align 8, !dbg !283
  ret void, !dbg !283
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_missing() #0 !dbg !284 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !285
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_missing, i32 0, i32 2), align 8, !dbg !285
  store %struct.fault_case* @entry_libc_printf_missing, %struct.fault_case** @all_cases, align 8, !dbg !285
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_string() #0 !dbg !286 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !287
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_number_for_string, i32 0, i32 2), align 8, !dbg !287
  store %struct.fault_case* @entry_libc_printf_number_for_string, %struct.fault_case** @all_cases, align 8, !dbg !287
  ret void, !dbg !287
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_missing() #0 !dbg !288 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !289
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf_missing, i32 0, i32 2), align 8, !dbg !289
  store %struct.fault_case* @entry_libc_scanf_missing, %struct.fault_case** @all_cases, align 8, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_narrow() #0 !dbg !290 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !291
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf_narrow, i32 0, i32 2), align 8, !dbg !291
  store %struct.fault_case* @entry_libc_scanf_narrow, %struct.fault_case** @all_cases, align 8, !dbg !291
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg() #0 !dbg !292 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !293
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_va_arg, i32 0, i32 2), align 8, !dbg !293
  store %struct.fault_case* @entry_libc_va_arg, %struct.fault_case** @all_cases, align 8, !dbg !293
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg_stack() #0 !dbg !294 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !295
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_va_arg_stack, i32 0, i32 2), align 8, !dbg !295
  store %struct.fault_case* @entry_libc_va_arg_stack, %struct.fault_case** @all_cases, align 8, !dbg !295
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_negative() #0 !dbg !296 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !297
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_negative, i32 0, i32 2), align 8, !dbg !297
  store %struct.fault_case* @entry_libc_memcpy_negative, %struct.fault_case** @all_cases, align 8, !dbg !297
  ret void, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset_negative() #0 !dbg !298 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !299
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memset_negative, i32 0, i32 2), align 8, !dbg !299
  store %struct.fault_case* @entry_libc_memset_negative, %struct.fault_case** @all_cases, align 8, !dbg !299
  ret void, !dbg !299
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy_negative() #0 !dbg !300 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !301
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strncpy_negative, i32 0, i32 2), align 8, !dbg !301
  store %struct.fault_case* @entry_libc_strncpy_negative, %struct.fault_case** @all_cases, align 8, !dbg !301
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread_negative() #0 !dbg !302 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !303
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fread_negative, i32 0, i32 2), align 8, !dbg !303
  store %struct.fault_case* @entry_libc_fread_negative, %struct.fault_case** @all_cases, align 8, !dbg !303
  ret void, !dbg !303
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat_unterminated() #0 !dbg !304 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !305
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcat_unterminated, i32 0, i32 2), align 8, !dbg !305
  store %struct.fault_case* @entry_libc_strcat_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !305
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_overlap() #0 !dbg !306 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !307
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_overlap, i32 0, i32 2), align 8, !dbg !307
  store %struct.fault_case* @entry_libc_strcpy_overlap, %struct.fault_case** @all_cases, align 8, !dbg !307
  ret void, !dbg !307
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort_null() #0 !dbg !308 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !309
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_qsort_null, i32 0, i32 2), align 8, !dbg !309
  store %struct.fault_case* @entry_libc_qsort_null, %struct.fault_case** @all_cases, align 8, !dbg !309
  ret void, !dbg !309
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_regfree_freed() #0 !dbg !310 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !311
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_regfree_freed, i32 0, i32 2), align 8, !dbg !311
  store %struct.fault_case* @entry_libc_regfree_freed, %struct.fault_case** @all_cases, align 8, !dbg !311
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_wcslen_unterminated() #0 !dbg !312 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !313
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_wcslen_unterminated, i32 0, i32 2), align 8, !dbg !313
  store %struct.fault_case* @entry_libc_wcslen_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !313
  ret void, !dbg !313
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_heap() #0 !dbg !314 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !315, metadata !DIExpression()), !dbg !316
  %2 = call noalias i8* @malloc(i64 noundef 5) #11, !dbg !317
  store i8* %2, i8** %1, align 8, !dbg !316
  %3 = load i8*, i8** %1, align 8, !dbg !318
  %4 = load i32, i32* @bad, align 4, !dbg !319
  %5 = icmp ne i32 %4, 0, !dbg !319
  %6 = zext i1 %5 to i64, !dbg !319
  %7 = select i1 %5, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), !dbg !319
  %8 = call i8* @strcpy(i8* noundef %3, i8* noundef %7) #11, !dbg !320
  %9 = load i8*, i8** %1, align 8, !dbg !321
  call void @free(i8* noundef %9) #11, !dbg !322
  ret void, !dbg !323
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_stack() #0 !dbg !324 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !325, metadata !DIExpression()), !dbg !326
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !327
  %3 = load i32, i32* @bad, align 4, !dbg !328
  %4 = icmp ne i32 %3, 0, !dbg !328
  %5 = zext i1 %4 to i64, !dbg !328
  %6 = select i1 %4, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), !dbg !328
  %7 = call i8* @strcpy(i8* noundef %2, i8* noundef %6) #11, !dbg !329
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_global() #0 !dbg !331 {
  %1 = load i32, i32* @bad, align 4, !dbg !332
  %2 = icmp ne i32 %1, 0, !dbg !332
  %3 = zext i1 %2 to i64, !dbg !332
  %4 = select i1 %2, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), !dbg !332
  %5 = call i8* @strcpy(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @small, i64 0, i64 0), i8* noundef %4) #11, !dbg !333
  ret void, !dbg !334
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat() #0 !dbg !335 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !336, metadata !DIExpression()), !dbg !340
  %2 = bitcast [8 x i8]* %1 to i8*, !dbg !340
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_strcat.a, i32 0, i32 0), i64 8, i1 false), !dbg !340
  %3 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !341
  %4 = load i32, i32* @bad, align 4, !dbg !342
  %5 = icmp ne i32 %4, 0, !dbg !342
  %6 = zext i1 %5 to i64, !dbg !342
  %7 = select i1 %5, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0), !dbg !342
  %8 = call i8* @strcat(i8* noundef %3, i8* noundef %7) #11, !dbg !343
  ret void, !dbg !344
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare i8* @strcat(i8* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy() #0 !dbg !345 {
  %1 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata [6 x i8]* %1, metadata !346, metadata !DIExpression()), !dbg !350
  %2 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0, !dbg !351
  %3 = load i32, i32* @bad, align 4, !dbg !352
  %4 = icmp ne i32 %3, 0, !dbg !352
  %5 = zext i1 %4 to i64, !dbg !352
  %6 = select i1 %4, i64 7, i64 6, !dbg !352
  %7 = call i8* @strncpy(i8* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i64 noundef %6) #11, !dbg !353
  ret void, !dbg !354
}

; Function Attrs: nounwind
declare i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_sprintf() #0 !dbg !355 {
  %1 = alloca [5 x i8], align 1
  call void @llvm.dbg.declare(metadata [5 x i8]* %1, metadata !356, metadata !DIExpression()), !dbg !360
  %2 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0, !dbg !361
  %3 = load i32, i32* @bad, align 4, !dbg !362
  %4 = icmp ne i32 %3, 0, !dbg !362
  %5 = zext i1 %4 to i64, !dbg !362
  %6 = select i1 %4, i32 12345, i32 1234, !dbg !362
  %7 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i32 noundef %6) #11, !dbg !363
  ret void, !dbg !364
}

; Function Attrs: nounwind
declare i32 @sprintf(i8* noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_snprintf() #0 !dbg !365 {
  %1 = alloca [5 x i8], align 1
  call void @llvm.dbg.declare(metadata [5 x i8]* %1, metadata !366, metadata !DIExpression()), !dbg !367
  %2 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0, !dbg !368
  %3 = load i32, i32* @bad, align 4, !dbg !369
  %4 = icmp ne i32 %3, 0, !dbg !369
  %5 = zext i1 %4 to i64, !dbg !369
  %6 = select i1 %4, i64 9, i64 5, !dbg !369
  %7 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %2, i64 noundef %6, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #11, !dbg !370
  ret void, !dbg !371
}

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset() #0 !dbg !372 {
  %1 = alloca [3 x i32], align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %1, metadata !373, metadata !DIExpression()), !dbg !377
  %2 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 0, !dbg !378
  %3 = bitcast i32* %2 to i8*, !dbg !378
  %4 = load i32, i32* @bad, align 4, !dbg !379
  %5 = icmp ne i32 %4, 0, !dbg !379
  %6 = zext i1 %5 to i64, !dbg !379
  %7 = select i1 %5, i32 1, i32 0, !dbg !379
  %8 = sext i32 %7 to i64, !dbg !380
  %9 = add i64 12, %8, !dbg !381
  call void @llvm.memset.p0i8.i64(i8* align 4 %3, i8 0, i64 %9, i1 false), !dbg !378
  ret void, !dbg !382
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_to() #0 !dbg !383 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !384, metadata !DIExpression()), !dbg !385
  %2 = call noalias i8* @malloc(i64 noundef 4) #11, !dbg !386
  store i8* %2, i8** %1, align 8, !dbg !385
  %3 = load i8*, i8** %1, align 8, !dbg !387
  %4 = load i32, i32* @bad, align 4, !dbg !388
  %5 = icmp ne i32 %4, 0, !dbg !388
  %6 = zext i1 %5 to i64, !dbg !388
  %7 = select i1 %5, i32 8, i32 4, !dbg !388
  %8 = sext i32 %7 to i64, !dbg !388
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([9 x i8], [9 x i8]* @.str.19, i64 0, i64 0), i64 %8, i1 false), !dbg !389
  %9 = load i8*, i8** %1, align 8, !dbg !390
  call void @free(i8* noundef %9) #11, !dbg !391
  ret void, !dbg !392
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_from() #0 !dbg !393 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !394, metadata !DIExpression()), !dbg !395
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !396, metadata !DIExpression()), !dbg !397
  %3 = bitcast [4 x i8]* %2 to i8*, !dbg !397
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memcpy_from.from, i32 0, i32 0), i64 4, i1 false), !dbg !397
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !398
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !398
  %6 = load i32, i32* @bad, align 4, !dbg !399
  %7 = icmp ne i32 %6, 0, !dbg !399
  %8 = zext i1 %7 to i64, !dbg !399
  %9 = select i1 %7, i32 8, i32 4, !dbg !399
  %10 = sext i32 %9 to i64, !dbg !399
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %5, i64 %10, i1 false), !dbg !398
  ret void, !dbg !400
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_overlap() #0 !dbg !401 {
  %1 = alloca [16 x i8], align 16
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !402, metadata !DIExpression()), !dbg !406
  %2 = bitcast [16 x i8]* %1 to i8*, !dbg !406
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 getelementptr inbounds ([16 x i8], [16 x i8]* @__const.libc_memcpy_overlap.a, i32 0, i32 0), i64 16, i1 false), !dbg !406
  %3 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !407
  %4 = load i32, i32* @bad, align 4, !dbg !408
  %5 = icmp ne i32 %4, 0, !dbg !408
  %6 = zext i1 %5 to i64, !dbg !408
  %7 = select i1 %5, i32 4, i32 8, !dbg !408
  %8 = sext i32 %7 to i64, !dbg !409
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !409
  %10 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !410
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 16 %10, i64 8, i1 false), !dbg !410
  ret void, !dbg !411
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memmove() #0 !dbg !412 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !413, metadata !DIExpression()), !dbg !414
  %2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 16) #11, !dbg !415
  store i8* %2, i8** %1, align 8, !dbg !414
  %3 = load i8*, i8** %1, align 8, !dbg !416
  %4 = getelementptr inbounds i8, i8* %3, i64 1, !dbg !417
  %5 = load i8*, i8** %1, align 8, !dbg !418
  %6 = load i32, i32* @bad, align 4, !dbg !419
  %7 = icmp ne i32 %6, 0, !dbg !419
  %8 = zext i1 %7 to i64, !dbg !419
  %9 = select i1 %7, i32 16, i32 15, !dbg !419
  %10 = sext i32 %9 to i64, !dbg !419
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %5, i64 %10, i1 false), !dbg !420
  %11 = load i8*, i8** %1, align 8, !dbg !421
  call void @free(i8* noundef %11) #11, !dbg !422
  ret void, !dbg !423
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_unterminated() #0 !dbg !424 {
  %1 = alloca [3 x i8], align 1
  call void @llvm.dbg.declare(metadata [3 x i8]* %1, metadata !425, metadata !DIExpression()), !dbg !427
  %2 = bitcast [3 x i8]* %1 to i8*, !dbg !427
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @__const.libc_strlen_unterminated.a, i32 0, i32 0), i64 3, i1 false), !dbg !427
  %3 = load i32, i32* @bad, align 4, !dbg !428
  %4 = icmp ne i32 %3, 0, !dbg !428
  br i1 %4, label %7, label %5, !dbg !430

5:                                                ; preds = %0
  %6 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 2, !dbg !431
  store i8 0, i8* %6, align 1, !dbg !432
  br label %7, !dbg !431

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 0, !dbg !433
  %9 = call i64 @strlen(i8* noundef %8) #10, !dbg !435
  %10 = icmp ne i64 %9, 2, !dbg !436
  br i1 %10, label %11, label %12, !dbg !437

11:                                               ; preds = %7
  call void @abort() #12, !dbg !438
  unreachable, !dbg !438

12:                                               ; preds = %7
  ret void, !dbg !439
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_freed() #0 !dbg !440 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !441, metadata !DIExpression()), !dbg !442
  %3 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0)) #11, !dbg !443
  store i8* %3, i8** %1, align 8, !dbg !442
  call void @llvm.dbg.declare(metadata i64* %2, metadata !444, metadata !DIExpression()), !dbg !448
  %4 = load i8*, i8** %1, align 8, !dbg !449
  %5 = call i64 @strlen(i8* noundef %4) #10, !dbg !450
  store i64 %5, i64* %2, align 8, !dbg !448
  %6 = load i8*, i8** %1, align 8, !dbg !451
  call void @free(i8* noundef %6) #11, !dbg !452
  %7 = load i32, i32* @bad, align 4, !dbg !453
  %8 = icmp ne i32 %7, 0, !dbg !453
  br i1 %8, label %9, label %12, !dbg !455

9:                                                ; preds = %0
  %10 = load i8*, i8** %1, align 8, !dbg !456
  %11 = call i64 @strlen(i8* noundef %10) #10, !dbg !457
  store i64 %11, i64* %2, align 8, !dbg !458
  br label %12, !dbg !459

12:                                               ; preds = %9, %0
  %13 = load i64, i64* %2, align 8, !dbg !460
  %14 = icmp ne i64 %13, 4, !dbg !462
  br i1 %14, label %15, label %16, !dbg !463

15:                                               ; preds = %12
  call void @abort() #12, !dbg !464
  unreachable, !dbg !464

16:                                               ; preds = %12
  ret void, !dbg !465
}

; Function Attrs: nounwind
declare noalias i8* @strdup(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strdup_overrun() #0 !dbg !466 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !467, metadata !DIExpression()), !dbg !468
  %2 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0)) #11, !dbg !469
  store i8* %2, i8** %1, align 8, !dbg !468
  %3 = load i8*, i8** %1, align 8, !dbg !470
  %4 = load i32, i32* @bad, align 4, !dbg !471
  %5 = icmp ne i32 %4, 0, !dbg !471
  %6 = zext i1 %5 to i64, !dbg !471
  %7 = select i1 %5, i32 5, i32 4, !dbg !471
  %8 = sext i32 %7 to i64, !dbg !470
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !470
  store i8 0, i8* %9, align 1, !dbg !472
  %10 = load i8*, i8** %1, align 8, !dbg !473
  call void @free(i8* noundef %10) #11, !dbg !474
  ret void, !dbg !475
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgets() #0 !dbg !476 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !477, metadata !DIExpression()), !dbg !478
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !479
  %3 = load i32, i32* @bad, align 4, !dbg !481
  %4 = icmp ne i32 %3, 0, !dbg !481
  %5 = zext i1 %4 to i64, !dbg !481
  %6 = select i1 %4, i64 8, i64 4, !dbg !481
  %7 = trunc i64 %6 to i32, !dbg !481
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !482
  %9 = call i8* @fgets(i8* noundef %2, i32 noundef %7, %struct._IO_FILE* noundef %8), !dbg !483
  %10 = icmp ne i8* %9, null, !dbg !483
  br i1 %10, label %11, label %13, !dbg !484

11:                                               ; preds = %0
  %12 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !485
  store i8 0, i8* %12, align 1, !dbg !486
  br label %13, !dbg !485

13:                                               ; preds = %11, %0
  ret void, !dbg !487
}

declare i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread() #0 !dbg !488 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !489, metadata !DIExpression()), !dbg !490
  %2 = call noalias i8* @malloc(i64 noundef 4) #11, !dbg !491
  store i8* %2, i8** %1, align 8, !dbg !490
  %3 = load i8*, i8** %1, align 8, !dbg !492
  %4 = load i32, i32* @bad, align 4, !dbg !494
  %5 = icmp ne i32 %4, 0, !dbg !494
  %6 = zext i1 %5 to i64, !dbg !494
  %7 = select i1 %5, i32 6, i32 4, !dbg !494
  %8 = sext i32 %7 to i64, !dbg !494
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !495
  %10 = call i64 @fread(i8* noundef %3, i64 noundef 1, i64 noundef %8, %struct._IO_FILE* noundef %9), !dbg !496
  %11 = icmp eq i64 %10, 0, !dbg !497
  br i1 %11, label %12, label %13, !dbg !498

12:                                               ; preds = %0
  call void @abort() #12, !dbg !499
  unreachable, !dbg !499

13:                                               ; preds = %0
  %14 = load i8*, i8** %1, align 8, !dbg !500
  call void @free(i8* noundef %14) #11, !dbg !501
  ret void, !dbg !502
}

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf() #0 !dbg !503 {
  %1 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata [6 x i8]* %1, metadata !504, metadata !DIExpression()), !dbg !505
  %2 = load i32, i32* @bad, align 4, !dbg !506
  %3 = icmp ne i32 %2, 0, !dbg !506
  %4 = zext i1 %3 to i64, !dbg !506
  %5 = select i1 %3, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.30, i64 0, i64 0), !dbg !506
  %6 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0, !dbg !508
  %7 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef %5, i8* noundef %6), !dbg !509
  %8 = icmp ne i32 %7, 1, !dbg !510
  br i1 %8, label %9, label %10, !dbg !511

9:                                                ; preds = %0
  call void @abort() #12, !dbg !512
  unreachable, !dbg !512

10:                                               ; preds = %0
  ret void, !dbg !513
}

declare i32 @__isoc99_scanf(i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_string() #0 !dbg !514 {
  %1 = alloca [2 x i8], align 1
  call void @llvm.dbg.declare(metadata [2 x i8]* %1, metadata !515, metadata !DIExpression()), !dbg !519
  %2 = bitcast [2 x i8]* %1 to i8*, !dbg !519
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([2 x i8], [2 x i8]* @__const.libc_printf_string.a, i32 0, i32 0), i64 2, i1 false), !dbg !519
  %3 = load i32, i32* @bad, align 4, !dbg !520
  %4 = icmp ne i32 %3, 0, !dbg !520
  %5 = zext i1 %4 to i64, !dbg !520
  %6 = select i1 %4, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.32, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.33, i64 0, i64 0), !dbg !520
  %7 = getelementptr inbounds [2 x i8], [2 x i8]* %1, i64 0, i64 0, !dbg !521
  %8 = call i32 (i8*, ...) @printf(i8* noundef %6, i8* noundef %7), !dbg !522
  ret void, !dbg !523
}

declare i32 @printf(i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_null_destination() #0 !dbg !524 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !525, metadata !DIExpression()), !dbg !526
  %2 = load i32, i32* @bad, align 4, !dbg !527
  %3 = icmp ne i32 %2, 0, !dbg !527
  br i1 %3, label %4, label %5, !dbg !527

4:                                                ; preds = %0
  br label %7, !dbg !527

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !528
  br label %7, !dbg !527

7:                                                ; preds = %5, %4
  %8 = phi i8* [ null, %4 ], [ %6, %5 ], !dbg !527
  %9 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %8, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i32 noundef 1) #11, !dbg !529
  ret void, !dbg !530
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcmp_null() #0 !dbg !531 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !532, metadata !DIExpression()), !dbg !533
  %2 = load i32, i32* @bad, align 4, !dbg !534
  %3 = icmp ne i32 %2, 0, !dbg !534
  %4 = zext i1 %3 to i64, !dbg !534
  %5 = select i1 %3, i8* null, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), !dbg !534
  store i8* %5, i8** %1, align 8, !dbg !533
  %6 = load i8*, i8** %1, align 8, !dbg !535
  %7 = call i32 @strcmp(i8* noundef %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0)) #10, !dbg !537
  %8 = icmp ne i32 %7, 0, !dbg !537
  br i1 %8, label %9, label %10, !dbg !538

9:                                                ; preds = %0
  call void @abort() #12, !dbg !539
  unreachable, !dbg !539

10:                                               ; preds = %0
  ret void, !dbg !540
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort() #0 !dbg !541 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !542, metadata !DIExpression()), !dbg !544
  %2 = bitcast [4 x i32]* %1 to i8*, !dbg !544
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i32]* @__const.libc_qsort.a to i8*), i64 16, i1 false), !dbg !544
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !545
  %4 = bitcast i32* %3 to i8*, !dbg !545
  %5 = load i32, i32* @bad, align 4, !dbg !546
  %6 = icmp ne i32 %5, 0, !dbg !546
  %7 = zext i1 %6 to i64, !dbg !546
  %8 = select i1 %6, i32 5, i32 4, !dbg !546
  %9 = sext i32 %8 to i64, !dbg !546
  call void @qsort(i8* noundef %4, i64 noundef %9, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !547
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !548
  %11 = load i32, i32* %10, align 16, !dbg !548
  %12 = icmp ne i32 %11, 1, !dbg !550
  br i1 %12, label %13, label %14, !dbg !551

13:                                               ; preds = %0
  call void @abort() #12, !dbg !552
  unreachable, !dbg !552

14:                                               ; preds = %0
  ret void, !dbg !553
}

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !554 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !559, metadata !DIExpression()), !dbg !560
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !561, metadata !DIExpression()), !dbg !562
  call void @llvm.dbg.declare(metadata i32** %5, metadata !563, metadata !DIExpression()), !dbg !566
  %7 = load i8*, i8** %3, align 8, !dbg !567
  %8 = bitcast i8* %7 to i32*, !dbg !567
  store i32* %8, i32** %5, align 8, !dbg !566
  call void @llvm.dbg.declare(metadata i32** %6, metadata !568, metadata !DIExpression()), !dbg !569
  %9 = load i8*, i8** %4, align 8, !dbg !570
  %10 = bitcast i8* %9 to i32*, !dbg !570
  store i32* %10, i32** %6, align 8, !dbg !569
  %11 = load i32*, i32** %5, align 8, !dbg !571
  %12 = load i32, i32* %11, align 4, !dbg !572
  %13 = load i32*, i32** %6, align 8, !dbg !573
  %14 = load i32, i32* %13, align 4, !dbg !574
  %15 = sub nsw i32 %12, %14, !dbg !575
  ret i32 %15, !dbg !576
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_comparison() #0 !dbg !577 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !578, metadata !DIExpression()), !dbg !579
  %2 = bitcast [4 x i32]* %1 to i8*, !dbg !579
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i32]* @__const.libc_comparison.a to i8*), i64 16, i1 false), !dbg !579
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !580
  %4 = bitcast i32* %3 to i8*, !dbg !580
  call void @qsort(i8* noundef %4, i64 noundef 4, i64 noundef 4, i32 (i8*, i8*)* noundef @reads_neighbour), !dbg !581
  ret void, !dbg !582
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @reads_neighbour(i8* noundef %0, i8* noundef %1) #0 !dbg !583 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !584, metadata !DIExpression()), !dbg !585
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !586, metadata !DIExpression()), !dbg !587
  call void @llvm.dbg.declare(metadata i32** %5, metadata !588, metadata !DIExpression()), !dbg !589
  %7 = load i8*, i8** %3, align 8, !dbg !590
  %8 = bitcast i8* %7 to i32*, !dbg !590
  store i32* %8, i32** %5, align 8, !dbg !589
  call void @llvm.dbg.declare(metadata i32** %6, metadata !591, metadata !DIExpression()), !dbg !592
  %9 = load i8*, i8** %4, align 8, !dbg !593
  %10 = bitcast i8* %9 to i32*, !dbg !593
  store i32* %10, i32** %6, align 8, !dbg !592
  %11 = load i32, i32* @bad, align 4, !dbg !594
  %12 = icmp ne i32 %11, 0, !dbg !594
  br i1 %12, label %13, label %21, !dbg !594

13:                                               ; preds = %2
  %14 = load i32*, i32** %5, align 8, !dbg !595
  %15 = getelementptr inbounds i32, i32* %14, i64 4, !dbg !595
  %16 = load i32, i32* %15, align 4, !dbg !595
  %17 = load i32*, i32** %6, align 8, !dbg !596
  %18 = getelementptr inbounds i32, i32* %17, i64 4, !dbg !596
  %19 = load i32, i32* %18, align 4, !dbg !596
  %20 = sub nsw i32 %16, %19, !dbg !597
  br label %27, !dbg !594

21:                                               ; preds = %2
  %22 = load i32*, i32** %5, align 8, !dbg !598
  %23 = load i32, i32* %22, align 4, !dbg !599
  %24 = load i32*, i32** %6, align 8, !dbg !600
  %25 = load i32, i32* %24, align 4, !dbg !601
  %26 = sub nsw i32 %23, %25, !dbg !602
  br label %27, !dbg !594

27:                                               ; preds = %21, %13
  %28 = phi i32 [ %20, %13 ], [ %26, %21 ], !dbg !594
  ret i32 %28, !dbg !603
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp() #0 !dbg !604 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !605, metadata !DIExpression()), !dbg !606
  %3 = bitcast [4 x i8]* %1 to i8*, !dbg !606
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memcmp.a, i32 0, i32 0), i64 4, i1 false), !dbg !606
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !607, metadata !DIExpression()), !dbg !608
  %4 = bitcast [8 x i8]* %2 to i8*, !dbg !608
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_memcmp.b, i32 0, i32 0), i64 8, i1 false), !dbg !608
  %5 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !609
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !611
  %7 = load i32, i32* @bad, align 4, !dbg !612
  %8 = icmp ne i32 %7, 0, !dbg !612
  %9 = zext i1 %8 to i64, !dbg !612
  %10 = select i1 %8, i32 8, i32 4, !dbg !612
  %11 = sext i32 %10 to i64, !dbg !612
  %12 = call i32 @memcmp(i8* noundef %5, i8* noundef %6, i64 noundef %11) #10, !dbg !613
  %13 = icmp ne i32 %12, 0, !dbg !613
  br i1 %13, label %14, label %15, !dbg !614

14:                                               ; preds = %0
  call void @abort() #12, !dbg !615
  unreachable, !dbg !615

15:                                               ; preds = %0
  ret void, !dbg !616
}

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memchr() #0 !dbg !617 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !618, metadata !DIExpression()), !dbg !619
  %2 = bitcast [4 x i8]* %1 to i8*, !dbg !619
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memchr.a, i32 0, i32 0), i64 4, i1 false), !dbg !619
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !620
  %4 = load i32, i32* @bad, align 4, !dbg !622
  %5 = icmp ne i32 %4, 0, !dbg !622
  %6 = zext i1 %5 to i64, !dbg !622
  %7 = select i1 %5, i32 5, i32 4, !dbg !622
  %8 = sext i32 %7 to i64, !dbg !622
  %9 = call i8* @memchr(i8* noundef %3, i32 noundef 122, i64 noundef %8) #10, !dbg !623
  %10 = icmp ne i8* %9, null, !dbg !623
  br i1 %10, label %11, label %12, !dbg !624

11:                                               ; preds = %0
  call void @abort() #12, !dbg !625
  unreachable, !dbg !625

12:                                               ; preds = %0
  ret void, !dbg !626
}

; Function Attrs: nounwind readonly willreturn
declare i8* @memchr(i8* noundef, i32 noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok() #0 !dbg !627 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !628, metadata !DIExpression()), !dbg !629
  %3 = bitcast [4 x i8]* %1 to i8*, !dbg !629
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_strtok.text, i32 0, i32 0), i64 4, i1 false), !dbg !629
  call void @llvm.dbg.declare(metadata i8** %2, metadata !630, metadata !DIExpression()), !dbg !631
  %4 = load i32, i32* @bad, align 4, !dbg !632
  %5 = icmp ne i32 %4, 0, !dbg !632
  br i1 %5, label %6, label %7, !dbg !632

6:                                                ; preds = %0
  br label %9, !dbg !632

7:                                                ; preds = %0
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !633
  br label %9, !dbg !632

9:                                                ; preds = %7, %6
  %10 = phi i8* [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.42, i64 0, i64 0), %6 ], [ %8, %7 ], !dbg !632
  %11 = call i8* @strtok(i8* noundef %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.43, i64 0, i64 0)) #11, !dbg !634
  store i8* %11, i8** %2, align 8, !dbg !631
  %12 = load i8*, i8** %2, align 8, !dbg !635
  %13 = icmp ne i8* %12, null, !dbg !635
  br i1 %13, label %15, label %14, !dbg !637

14:                                               ; preds = %9
  call void @abort() #12, !dbg !638
  unreachable, !dbg !638

15:                                               ; preds = %9
  ret void, !dbg !639
}

; Function Attrs: nounwind
declare i8* @strtok(i8* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_getline_freed() #0 !dbg !640 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !641, metadata !DIExpression()), !dbg !642
  store i8* null, i8** %1, align 8, !dbg !642
  call void @llvm.dbg.declare(metadata i64* %2, metadata !643, metadata !DIExpression()), !dbg !644
  store i64 0, i64* %2, align 8, !dbg !644
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !645
  %4 = call i64 @getline(i8** noundef %1, i64* noundef %2, %struct._IO_FILE* noundef %3), !dbg !647
  %5 = icmp slt i64 %4, 0, !dbg !648
  br i1 %5, label %6, label %7, !dbg !649

6:                                                ; preds = %0
  call void @abort() #12, !dbg !650
  unreachable, !dbg !650

7:                                                ; preds = %0
  %8 = load i8*, i8** %1, align 8, !dbg !651
  call void @free(i8* noundef %8) #11, !dbg !652
  %9 = load i32, i32* @bad, align 4, !dbg !653
  %10 = icmp ne i32 %9, 0, !dbg !653
  br i1 %10, label %11, label %14, !dbg !655

11:                                               ; preds = %7
  %12 = load i8*, i8** %1, align 8, !dbg !656
  %13 = getelementptr inbounds i8, i8* %12, i64 0, !dbg !656
  store i8 0, i8* %13, align 1, !dbg !657
  br label %14, !dbg !656

14:                                               ; preds = %11, %7
  ret void, !dbg !658
}

declare i64 @getline(i8** noundef, i64* noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fclose_twice() #0 !dbg !659 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !660, metadata !DIExpression()), !dbg !716
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.47, i64 0, i64 0)), !dbg !717
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !716
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !718
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !718
  br i1 %4, label %6, label %5, !dbg !720

5:                                                ; preds = %0
  call void @abort() #12, !dbg !721
  unreachable, !dbg !721

6:                                                ; preds = %0
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !722
  %8 = call i32 @fclose(%struct._IO_FILE* noundef %7), !dbg !723
  %9 = load i32, i32* @bad, align 4, !dbg !724
  %10 = icmp ne i32 %9, 0, !dbg !724
  br i1 %10, label %11, label %14, !dbg !726

11:                                               ; preds = %6
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !727
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !728
  br label %14, !dbg !728

14:                                               ; preds = %11, %6
  ret void, !dbg !729
}

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #7

declare i32 @fclose(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_isalpha() #0 !dbg !730 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !731, metadata !DIExpression()), !dbg !732
  %2 = load i32, i32* @bad, align 4, !dbg !733
  %3 = icmp ne i32 %2, 0, !dbg !733
  %4 = zext i1 %3 to i64, !dbg !733
  %5 = select i1 %3, i32 100000, i32 97, !dbg !733
  store i32 %5, i32* %1, align 4, !dbg !732
  %6 = call i16** @__ctype_b_loc() #13, !dbg !734
  %7 = load i16*, i16** %6, align 8, !dbg !734
  %8 = load i32, i32* %1, align 4, !dbg !734
  %9 = sext i32 %8 to i64, !dbg !734
  %10 = getelementptr inbounds i16, i16* %7, i64 %9, !dbg !734
  %11 = load i16, i16* %10, align 2, !dbg !734
  %12 = zext i16 %11 to i32, !dbg !734
  %13 = and i32 %12, 1024, !dbg !734
  %14 = icmp ne i32 %13, 0, !dbg !734
  br i1 %14, label %16, label %15, !dbg !736

15:                                               ; preds = %0
  call void @abort() #12, !dbg !737
  unreachable, !dbg !737

16:                                               ; preds = %0
  ret void, !dbg !738
}

; Function Attrs: nounwind readnone willreturn
declare i16** @__ctype_b_loc() #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fputs_closed() #0 !dbg !739 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !740, metadata !DIExpression()), !dbg !741
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.47, i64 0, i64 0)), !dbg !742
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !741
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !743
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !743
  br i1 %4, label %6, label %5, !dbg !745

5:                                                ; preds = %0
  call void @abort() #12, !dbg !746
  unreachable, !dbg !746

6:                                                ; preds = %0
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !747
  %8 = call i32 @fputs(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.50, i64 0, i64 0), %struct._IO_FILE* noundef %7), !dbg !748
  %9 = load i32, i32* @bad, align 4, !dbg !749
  %10 = icmp ne i32 %9, 0, !dbg !749
  br i1 %10, label %11, label %14, !dbg !751

11:                                               ; preds = %6
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !752
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !753
  br label %14, !dbg !753

14:                                               ; preds = %11, %6
  %15 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !754
  %16 = call i32 @fputs(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.51, i64 0, i64 0), %struct._IO_FILE* noundef %15), !dbg !755
  %17 = load i32, i32* @bad, align 4, !dbg !756
  %18 = icmp ne i32 %17, 0, !dbg !756
  br i1 %18, label %22, label %19, !dbg !758

19:                                               ; preds = %14
  %20 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !759
  %21 = call i32 @fclose(%struct._IO_FILE* noundef %20), !dbg !760
  br label %22, !dbg !760

22:                                               ; preds = %19, %14
  ret void, !dbg !761
}

declare i32 @fputs(i8* noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fprintf_closed() #0 !dbg !762 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !763, metadata !DIExpression()), !dbg !764
  %2 = call noalias %struct._IO_FILE* @tmpfile(), !dbg !765
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !764
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !766
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !766
  br i1 %4, label %6, label %5, !dbg !768

5:                                                ; preds = %0
  call void @abort() #12, !dbg !769
  unreachable, !dbg !769

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !770
  %8 = icmp ne i32 %7, 0, !dbg !770
  br i1 %8, label %9, label %12, !dbg !772

9:                                                ; preds = %6
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !773
  %11 = call i32 @fclose(%struct._IO_FILE* noundef %10), !dbg !774
  br label %12, !dbg !774

12:                                               ; preds = %9, %6
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !775
  %14 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %13, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.53, i64 0, i64 0), i32 noundef 5), !dbg !776
  %15 = load i32, i32* @bad, align 4, !dbg !777
  %16 = icmp ne i32 %15, 0, !dbg !777
  br i1 %16, label %20, label %17, !dbg !779

17:                                               ; preds = %12
  %18 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !780
  %19 = call i32 @fclose(%struct._IO_FILE* noundef %18), !dbg !781
  br label %20, !dbg !781

20:                                               ; preds = %17, %12
  ret void, !dbg !782
}

declare noalias %struct._IO_FILE* @tmpfile() #7

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgetc_closed() #0 !dbg !783 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !784, metadata !DIExpression()), !dbg !785
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.55, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.56, i64 0, i64 0)), !dbg !786
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !785
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !787
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !787
  br i1 %4, label %6, label %5, !dbg !789

5:                                                ; preds = %0
  call void @abort() #12, !dbg !790
  unreachable, !dbg !790

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !791
  %8 = icmp ne i32 %7, 0, !dbg !791
  br i1 %8, label %9, label %12, !dbg !793

9:                                                ; preds = %6
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !794
  %11 = call i32 @fclose(%struct._IO_FILE* noundef %10), !dbg !795
  br label %12, !dbg !795

12:                                               ; preds = %9, %6
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !796
  %14 = call i32 @fgetc(%struct._IO_FILE* noundef %13), !dbg !798
  %15 = icmp ne i32 %14, -1, !dbg !799
  br i1 %15, label %16, label %17, !dbg !800

16:                                               ; preds = %12
  call void @abort() #12, !dbg !801
  unreachable, !dbg !801

17:                                               ; preds = %12
  %18 = load i32, i32* @bad, align 4, !dbg !802
  %19 = icmp ne i32 %18, 0, !dbg !802
  br i1 %19, label %23, label %20, !dbg !804

20:                                               ; preds = %17
  %21 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !805
  %22 = call i32 @fclose(%struct._IO_FILE* noundef %21), !dbg !806
  br label %23, !dbg !806

23:                                               ; preds = %20, %17
  ret void, !dbg !807
}

declare i32 @fgetc(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_null_stream() #0 !dbg !808 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !809, metadata !DIExpression()), !dbg !810
  %2 = load i32, i32* @bad, align 4, !dbg !811
  %3 = icmp ne i32 %2, 0, !dbg !811
  %4 = zext i1 %3 to i64, !dbg !811
  %5 = select i1 %3, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.58, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.55, i64 0, i64 0), !dbg !811
  %6 = call noalias %struct._IO_FILE* @fopen(i8* noundef %5, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.56, i64 0, i64 0)), !dbg !812
  store %struct._IO_FILE* %6, %struct._IO_FILE** %1, align 8, !dbg !810
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !813
  %8 = call i32 @fgetc(%struct._IO_FILE* noundef %7), !dbg !815
  %9 = icmp ne i32 %8, -1, !dbg !816
  br i1 %9, label %10, label %11, !dbg !817

10:                                               ; preds = %0
  call void @abort() #12, !dbg !818
  unreachable, !dbg !818

11:                                               ; preds = %0
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !819
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !820
  ret void, !dbg !821
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_closedir_twice() #0 !dbg !822 {
  %1 = alloca %struct.__dirstream*, align 8
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %1, metadata !823, metadata !DIExpression()), !dbg !828
  %2 = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.60, i64 0, i64 0)), !dbg !829
  store %struct.__dirstream* %2, %struct.__dirstream** %1, align 8, !dbg !828
  %3 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !830
  %4 = icmp ne %struct.__dirstream* %3, null, !dbg !830
  br i1 %4, label %6, label %5, !dbg !832

5:                                                ; preds = %0
  call void @abort() #12, !dbg !833
  unreachable, !dbg !833

6:                                                ; preds = %0
  %7 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !834
  %8 = call i32 @closedir(%struct.__dirstream* noundef %7), !dbg !835
  %9 = load i32, i32* @bad, align 4, !dbg !836
  %10 = icmp ne i32 %9, 0, !dbg !836
  br i1 %10, label %11, label %14, !dbg !838

11:                                               ; preds = %6
  %12 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !839
  %13 = call i32 @closedir(%struct.__dirstream* noundef %12), !dbg !840
  br label %14, !dbg !840

14:                                               ; preds = %11, %6
  ret void, !dbg !841
}

declare noalias %struct.__dirstream* @opendir(i8* noundef) #7

declare i32 @closedir(%struct.__dirstream* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_readdir_closed() #0 !dbg !842 {
  %1 = alloca %struct.__dirstream*, align 8
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %1, metadata !843, metadata !DIExpression()), !dbg !844
  %2 = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.60, i64 0, i64 0)), !dbg !845
  store %struct.__dirstream* %2, %struct.__dirstream** %1, align 8, !dbg !844
  %3 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !846
  %4 = icmp ne %struct.__dirstream* %3, null, !dbg !846
  br i1 %4, label %6, label %5, !dbg !848

5:                                                ; preds = %0
  call void @abort() #12, !dbg !849
  unreachable, !dbg !849

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !850
  %8 = icmp ne i32 %7, 0, !dbg !850
  br i1 %8, label %9, label %12, !dbg !852

9:                                                ; preds = %6
  %10 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !853
  %11 = call i32 @closedir(%struct.__dirstream* noundef %10), !dbg !854
  br label %12, !dbg !854

12:                                               ; preds = %9, %6
  %13 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !855
  %14 = call %struct.dirent* @readdir(%struct.__dirstream* noundef %13), !dbg !857
  %15 = icmp ne %struct.dirent* %14, null, !dbg !857
  br i1 %15, label %17, label %16, !dbg !858

16:                                               ; preds = %12
  call void @abort() #12, !dbg !859
  unreachable, !dbg !859

17:                                               ; preds = %12
  %18 = load i32, i32* @bad, align 4, !dbg !860
  %19 = icmp ne i32 %18, 0, !dbg !860
  br i1 %19, label %23, label %20, !dbg !862

20:                                               ; preds = %17
  %21 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !863
  %22 = call i32 @closedir(%struct.__dirstream* noundef %21), !dbg !864
  br label %23, !dbg !864

23:                                               ; preds = %20, %17
  ret void, !dbg !865
}

declare %struct.dirent* @readdir(%struct.__dirstream* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memstream_freed() #0 !dbg !866 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !867, metadata !DIExpression()), !dbg !868
  store i8* null, i8** %1, align 8, !dbg !868
  call void @llvm.dbg.declare(metadata i64* %2, metadata !869, metadata !DIExpression()), !dbg !870
  store i64 0, i64* %2, align 8, !dbg !870
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !871, metadata !DIExpression()), !dbg !872
  %4 = call noalias %struct._IO_FILE* @open_memstream(i8** noundef %1, i64* noundef %2) #11, !dbg !873
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !872
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !874
  %6 = icmp ne %struct._IO_FILE* %5, null, !dbg !874
  br i1 %6, label %8, label %7, !dbg !876

7:                                                ; preds = %0
  call void @abort() #12, !dbg !877
  unreachable, !dbg !877

8:                                                ; preds = %0
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !878
  %10 = call i32 @fputs(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %9), !dbg !879
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !880
  %12 = call i32 @fclose(%struct._IO_FILE* noundef %11), !dbg !881
  %13 = load i8*, i8** %1, align 8, !dbg !882
  %14 = load i32, i32* @bad, align 4, !dbg !884
  %15 = icmp ne i32 %14, 0, !dbg !884
  %16 = zext i1 %15 to i64, !dbg !884
  %17 = select i1 %15, i32 5, i32 4, !dbg !884
  %18 = sext i32 %17 to i64, !dbg !882
  %19 = getelementptr inbounds i8, i8* %13, i64 %18, !dbg !882
  %20 = load i8, i8* %19, align 1, !dbg !882
  %21 = icmp ne i8 %20, 0, !dbg !882
  br i1 %21, label %22, label %23, !dbg !885

22:                                               ; preds = %8
  call void @abort() #12, !dbg !886
  unreachable, !dbg !886

23:                                               ; preds = %8
  %24 = load i8*, i8** %1, align 8, !dbg !887
  call void @free(i8* noundef %24) #11, !dbg !888
  ret void, !dbg !889
}

; Function Attrs: nounwind
declare noalias %struct._IO_FILE* @open_memstream(i8** noundef, i64* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fmemopen() #0 !dbg !890 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !891, metadata !DIExpression()), !dbg !892
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %2, metadata !893, metadata !DIExpression()), !dbg !894
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !895
  %4 = load i32, i32* @bad, align 4, !dbg !896
  %5 = icmp ne i32 %4, 0, !dbg !896
  %6 = zext i1 %5 to i64, !dbg !896
  %7 = select i1 %5, i64 8, i64 4, !dbg !896
  %8 = call noalias %struct._IO_FILE* @fmemopen(i8* noundef %3, i64 noundef %7, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.47, i64 0, i64 0)) #11, !dbg !897
  store %struct._IO_FILE* %8, %struct._IO_FILE** %2, align 8, !dbg !894
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !898
  %10 = icmp ne %struct._IO_FILE* %9, null, !dbg !898
  br i1 %10, label %12, label %11, !dbg !900

11:                                               ; preds = %0
  call void @abort() #12, !dbg !901
  unreachable, !dbg !901

12:                                               ; preds = %0
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !902
  %14 = call i32 @fputs(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.64, i64 0, i64 0), %struct._IO_FILE* noundef %13), !dbg !903
  %15 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !904
  %16 = call i32 @fflush(%struct._IO_FILE* noundef %15), !dbg !905
  %17 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !906
  %18 = call i32 @fclose(%struct._IO_FILE* noundef %17), !dbg !907
  ret void, !dbg !908
}

; Function Attrs: nounwind
declare noalias %struct._IO_FILE* @fmemopen(i8* noundef, i64 noundef, i8* noundef) #3

declare i32 @fflush(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_missing() #0 !dbg !909 {
  %1 = alloca [40 x i8], align 16
  call void @llvm.dbg.declare(metadata [40 x i8]* %1, metadata !910, metadata !DIExpression()), !dbg !914
  %2 = getelementptr inbounds [40 x i8], [40 x i8]* %1, i64 0, i64 0, !dbg !915
  %3 = load i32, i32* @bad, align 4, !dbg !916
  %4 = icmp ne i32 %3, 0, !dbg !916
  %5 = zext i1 %4 to i64, !dbg !916
  %6 = select i1 %4, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.66, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.53, i64 0, i64 0), !dbg !916
  %7 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %2, i8* noundef %6, i32 noundef 1) #11, !dbg !917
  ret void, !dbg !918
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_string() #0 !dbg !919 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !920, metadata !DIExpression()), !dbg !921
  %2 = load i32, i32* @bad, align 4, !dbg !922
  %3 = icmp ne i32 %2, 0, !dbg !922
  %4 = zext i1 %3 to i64, !dbg !922
  %5 = select i1 %3, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.32, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.53, i64 0, i64 0), !dbg !922
  store i8* %5, i8** %1, align 8, !dbg !921
  %6 = load i8*, i8** %1, align 8, !dbg !923
  %7 = call i32 (i8*, ...) @printf(i8* noundef %6, i32 noundef 5), !dbg !924
  ret void, !dbg !925
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_missing() #0 !dbg !926 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !927, metadata !DIExpression()), !dbg !928
  store i32 0, i32* %1, align 4, !dbg !928
  %2 = load i32, i32* @bad, align 4, !dbg !929
  %3 = icmp ne i32 %2, 0, !dbg !929
  %4 = zext i1 %3 to i64, !dbg !929
  %5 = select i1 %3, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.70, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), !dbg !929
  %6 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.69, i64 0, i64 0), i8* noundef %5, i32* noundef %1) #11, !dbg !931
  %7 = icmp slt i32 %6, 1, !dbg !932
  br i1 %7, label %8, label %9, !dbg !933

8:                                                ; preds = %0
  call void @abort() #12, !dbg !934
  unreachable, !dbg !934

9:                                                ; preds = %0
  ret void, !dbg !935
}

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(i8* noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_narrow() #0 !dbg !936 {
  %1 = alloca i16, align 2
  call void @llvm.dbg.declare(metadata i16* %1, metadata !937, metadata !DIExpression()), !dbg !939
  store i16 0, i16* %1, align 2, !dbg !939
  %2 = load i32, i32* @bad, align 4, !dbg !940
  %3 = icmp ne i32 %2, 0, !dbg !940
  %4 = zext i1 %3 to i64, !dbg !940
  %5 = select i1 %3, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.73, i64 0, i64 0), !dbg !940
  %6 = bitcast i16* %1 to i8*, !dbg !941
  %7 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.72, i64 0, i64 0), i8* noundef %5, i8* noundef %6) #11, !dbg !942
  ret void, !dbg !943
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg() #0 !dbg !944 {
  %1 = load i32, i32* @bad, align 4, !dbg !945
  %2 = icmp ne i32 %1, 0, !dbg !945
  %3 = zext i1 %2 to i64, !dbg !945
  %4 = select i1 %2, i32 3, i32 2, !dbg !945
  %5 = call i32 (i32, ...) @sum(i32 noundef %4, i32 noundef 1, i32 noundef 2), !dbg !947
  %6 = icmp eq i32 %5, -1, !dbg !948
  br i1 %6, label %7, label %8, !dbg !949

7:                                                ; preds = %0
  call void @abort() #12, !dbg !950
  unreachable, !dbg !950

8:                                                ; preds = %0
  ret void, !dbg !951
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !952 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !955, metadata !DIExpression()), !dbg !956
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !957, metadata !DIExpression()), !dbg !971
  call void @llvm.dbg.declare(metadata i32* %4, metadata !972, metadata !DIExpression()), !dbg !973
  store i32 0, i32* %4, align 4, !dbg !973
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !974
  %7 = bitcast %struct.__va_list_tag* %6 to i8*, !dbg !974
  call void @llvm.va_start(i8* %7), !dbg !974
  call void @llvm.dbg.declare(metadata i32* %5, metadata !975, metadata !DIExpression()), !dbg !977
  store i32 0, i32* %5, align 4, !dbg !977
  br label %8, !dbg !978

8:                                                ; preds = %33, %1
  %9 = load i32, i32* %5, align 4, !dbg !979
  %10 = load i32, i32* %2, align 4, !dbg !981
  %11 = icmp slt i32 %9, %10, !dbg !982
  br i1 %11, label %12, label %36, !dbg !983

12:                                               ; preds = %8
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !984
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 0, !dbg !984
  %15 = load i32, i32* %14, align 16, !dbg !984
  %16 = icmp ule i32 %15, 40, !dbg !984
  br i1 %16, label %17, label %23, !dbg !984

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 3, !dbg !984
  %19 = load i8*, i8** %18, align 16, !dbg !984
  %20 = getelementptr i8, i8* %19, i32 %15, !dbg !984
  %21 = bitcast i8* %20 to i32*, !dbg !984
  %22 = add i32 %15, 8, !dbg !984
  store i32 %22, i32* %14, align 16, !dbg !984
  br label %28, !dbg !984

23:                                               ; preds = %12
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 2, !dbg !984
  %25 = load i8*, i8** %24, align 8, !dbg !984
  %26 = bitcast i8* %25 to i32*, !dbg !984
  %27 = getelementptr i8, i8* %25, i32 8, !dbg !984
  store i8* %27, i8** %24, align 8, !dbg !984
  br label %28, !dbg !984

28:                                               ; preds = %23, %17
  %29 = phi i32* [ %21, %17 ], [ %26, %23 ], !dbg !984
  %30 = load i32, i32* %29, align 4, !dbg !984
  %31 = load i32, i32* %4, align 4, !dbg !985
  %32 = add nsw i32 %31, %30, !dbg !985
  store i32 %32, i32* %4, align 4, !dbg !985
  br label %33, !dbg !986

33:                                               ; preds = %28
  %34 = load i32, i32* %5, align 4, !dbg !987
  %35 = add nsw i32 %34, 1, !dbg !987
  store i32 %35, i32* %5, align 4, !dbg !987
  br label %8, !dbg !988, !llvm.loop !989

36:                                               ; preds = %8
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !991
  %38 = bitcast %struct.__va_list_tag* %37 to i8*, !dbg !991
  call void @llvm.va_end(i8* %38), !dbg !991
  %39 = load i32, i32* %4, align 4, !dbg !992
  ret i32 %39, !dbg !993
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #9

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #9

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg_stack() #0 !dbg !994 {
  %1 = alloca i8*, align 8
  %2 = alloca [40 x i8], align 16
  call void @llvm.dbg.declare(metadata i8** %1, metadata !995, metadata !DIExpression()), !dbg !996
  %3 = load i32, i32* @bad, align 4, !dbg !997
  %4 = icmp ne i32 %3, 0, !dbg !997
  %5 = zext i1 %4 to i64, !dbg !997
  %6 = select i1 %4, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.76, i64 0, i64 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.77, i64 0, i64 0), !dbg !997
  store i8* %6, i8** %1, align 8, !dbg !996
  call void @llvm.dbg.declare(metadata [40 x i8]* %2, metadata !998, metadata !DIExpression()), !dbg !999
  %7 = getelementptr inbounds [40 x i8], [40 x i8]* %2, i64 0, i64 0, !dbg !1000
  %8 = load i8*, i8** %1, align 8, !dbg !1001
  %9 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %7, i8* noundef %8, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7) #11, !dbg !1002
  ret void, !dbg !1003
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_negative() #0 !dbg !1004 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1005, metadata !DIExpression()), !dbg !1006
  %4 = bitcast [8 x i8]* %1 to i8*, !dbg !1006
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_memcpy_negative.a, i32 0, i32 0), i64 8, i1 false), !dbg !1006
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !1007, metadata !DIExpression()), !dbg !1008
  call void @llvm.dbg.declare(metadata i32* %3, metadata !1009, metadata !DIExpression()), !dbg !1010
  %5 = load i32, i32* @bad, align 4, !dbg !1011
  %6 = icmp ne i32 %5, 0, !dbg !1011
  %7 = zext i1 %6 to i64, !dbg !1011
  %8 = select i1 %6, i32 -1, i32 4, !dbg !1011
  store i32 %8, i32* %3, align 4, !dbg !1010
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !1012
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1012
  %11 = load i32, i32* %3, align 4, !dbg !1013
  %12 = sext i32 %11 to i64, !dbg !1013
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %10, i64 %12, i1 false), !dbg !1012
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !1014
  %14 = load i8, i8* %13, align 1, !dbg !1014
  %15 = sext i8 %14 to i32, !dbg !1014
  %16 = icmp ne i32 %15, 97, !dbg !1016
  br i1 %16, label %17, label %18, !dbg !1017

17:                                               ; preds = %0
  call void @abort() #12, !dbg !1018
  unreachable, !dbg !1018

18:                                               ; preds = %0
  ret void, !dbg !1019
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset_negative() #0 !dbg !1020 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1021, metadata !DIExpression()), !dbg !1022
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1023, metadata !DIExpression()), !dbg !1024
  %3 = load i32, i32* @bad, align 4, !dbg !1025
  %4 = icmp ne i32 %3, 0, !dbg !1025
  %5 = zext i1 %4 to i64, !dbg !1025
  %6 = select i1 %4, i32 -4, i32 4, !dbg !1025
  store i32 %6, i32* %2, align 4, !dbg !1024
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1026
  %8 = load i32, i32* %2, align 4, !dbg !1027
  %9 = sext i32 %8 to i64, !dbg !1027
  call void @llvm.memset.p0i8.i64(i8* align 1 %7, i8 1, i64 %9, i1 false), !dbg !1026
  ret void, !dbg !1028
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy_negative() #0 !dbg !1029 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1030, metadata !DIExpression()), !dbg !1031
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1032, metadata !DIExpression()), !dbg !1033
  %3 = load i32, i32* @bad, align 4, !dbg !1034
  %4 = icmp ne i32 %3, 0, !dbg !1034
  %5 = zext i1 %4 to i64, !dbg !1034
  %6 = select i1 %4, i32 -1, i32 8, !dbg !1034
  store i32 %6, i32* %2, align 4, !dbg !1033
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1035
  %8 = load i32, i32* %2, align 4, !dbg !1036
  %9 = sext i32 %8 to i64, !dbg !1036
  %10 = call i8* @strncpy(i8* noundef %7, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i64 noundef %9) #11, !dbg !1037
  ret void, !dbg !1038
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread_negative() #0 !dbg !1039 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !1040, metadata !DIExpression()), !dbg !1041
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1042, metadata !DIExpression()), !dbg !1043
  %3 = load i32, i32* @bad, align 4, !dbg !1044
  %4 = icmp ne i32 %3, 0, !dbg !1044
  %5 = zext i1 %4 to i64, !dbg !1044
  %6 = select i1 %4, i32 -1, i32 4, !dbg !1044
  store i32 %6, i32* %2, align 4, !dbg !1043
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !1045
  %8 = load i32, i32* %2, align 4, !dbg !1047
  %9 = sext i32 %8 to i64, !dbg !1047
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !1048
  %11 = call i64 @fread(i8* noundef %7, i64 noundef 1, i64 noundef %9, %struct._IO_FILE* noundef %10), !dbg !1049
  %12 = icmp eq i64 %11, 0, !dbg !1050
  br i1 %12, label %13, label %14, !dbg !1051

13:                                               ; preds = %0
  call void @abort() #12, !dbg !1052
  unreachable, !dbg !1052

14:                                               ; preds = %0
  ret void, !dbg !1053
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat_unterminated() #0 !dbg !1054 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1055, metadata !DIExpression()), !dbg !1056
  %2 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1057
  call void @llvm.memset.p0i8.i64(i8* align 1 %2, i8 120, i64 8, i1 false), !dbg !1057
  %3 = load i32, i32* @bad, align 4, !dbg !1058
  %4 = icmp ne i32 %3, 0, !dbg !1058
  br i1 %4, label %7, label %5, !dbg !1060

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 3, !dbg !1061
  store i8 0, i8* %6, align 1, !dbg !1062
  br label %7, !dbg !1061

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1063
  %9 = call i8* @strcat(i8* noundef %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.83, i64 0, i64 0)) #11, !dbg !1064
  ret void, !dbg !1065
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_overlap() #0 !dbg !1066 {
  %1 = alloca [16 x i8], align 16
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !1067, metadata !DIExpression()), !dbg !1068
  %2 = bitcast [16 x i8]* %1 to i8*, !dbg !1068
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 getelementptr inbounds ([16 x i8], [16 x i8]* @__const.libc_strcpy_overlap.a, i32 0, i32 0), i64 16, i1 false), !dbg !1068
  %3 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !1069
  %4 = load i32, i32* @bad, align 4, !dbg !1070
  %5 = icmp ne i32 %4, 0, !dbg !1070
  %6 = zext i1 %5 to i64, !dbg !1070
  %7 = select i1 %5, i32 2, i32 8, !dbg !1070
  %8 = sext i32 %7 to i64, !dbg !1071
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !1071
  %10 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !1072
  %11 = call i8* @strcpy(i8* noundef %9, i8* noundef %10) #11, !dbg !1073
  ret void, !dbg !1074
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort_null() #0 !dbg !1075 {
  %1 = alloca [3 x i8*], align 16
  call void @llvm.dbg.declare(metadata [3 x i8*]* %1, metadata !1076, metadata !DIExpression()), !dbg !1078
  %2 = bitcast [3 x i8*]* %1 to i8*, !dbg !1078
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([3 x i8*]* @__const.libc_qsort_null.words to i8*), i64 24, i1 false), !dbg !1078
  %3 = getelementptr inbounds [3 x i8*], [3 x i8*]* %1, i64 0, i64 0, !dbg !1079
  %4 = bitcast i8** %3 to i8*, !dbg !1079
  %5 = load i32, i32* @bad, align 4, !dbg !1080
  %6 = icmp ne i32 %5, 0, !dbg !1080
  %7 = zext i1 %6 to i64, !dbg !1080
  %8 = select i1 %6, i32 3, i32 2, !dbg !1080
  %9 = sext i32 %8 to i64, !dbg !1080
  call void @qsort(i8* noundef %4, i64 noundef %9, i64 noundef 8, i32 (i8*, i8*)* noundef @by_text), !dbg !1081
  ret void, !dbg !1082
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @by_text(i8* noundef %0, i8* noundef %1) #0 !dbg !1083 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !1084, metadata !DIExpression()), !dbg !1085
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !1086, metadata !DIExpression()), !dbg !1087
  %5 = load i8*, i8** %3, align 8, !dbg !1088
  %6 = bitcast i8* %5 to i8**, !dbg !1089
  %7 = load i8*, i8** %6, align 8, !dbg !1090
  %8 = load i8*, i8** %4, align 8, !dbg !1091
  %9 = bitcast i8* %8 to i8**, !dbg !1092
  %10 = load i8*, i8** %9, align 8, !dbg !1093
  %11 = call i32 @strcmp(i8* noundef %7, i8* noundef %10) #10, !dbg !1094
  ret i32 %11, !dbg !1095
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_regfree_freed() #0 !dbg !1096 {
  %1 = alloca %struct.re_pattern_buffer, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata %struct.re_pattern_buffer* %1, metadata !1097, metadata !DIExpression()), !dbg !1122
  %3 = call i32 @regcomp(%struct.re_pattern_buffer* noundef %1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.89, i64 0, i64 0), i32 noundef 9), !dbg !1123
  %4 = icmp ne i32 %3, 0, !dbg !1123
  br i1 %4, label %5, label %6, !dbg !1125

5:                                                ; preds = %0
  call void @abort() #12, !dbg !1126
  unreachable, !dbg !1126

6:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %2, metadata !1127, metadata !DIExpression()), !dbg !1128
  %7 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.90, i64 0, i64 0)) #11, !dbg !1129
  store i8* %7, i8** %2, align 8, !dbg !1128
  %8 = load i32, i32* @bad, align 4, !dbg !1130
  %9 = icmp ne i32 %8, 0, !dbg !1130
  br i1 %9, label %10, label %12, !dbg !1132

10:                                               ; preds = %6
  %11 = load i8*, i8** %2, align 8, !dbg !1133
  call void @free(i8* noundef %11) #11, !dbg !1134
  br label %12, !dbg !1134

12:                                               ; preds = %10, %6
  %13 = load i8*, i8** %2, align 8, !dbg !1135
  %14 = call i32 @regexec(%struct.re_pattern_buffer* noundef %1, i8* noundef %13, i64 noundef 0, %struct.regmatch_t* noundef null, i32 noundef 0), !dbg !1137
  %15 = icmp ne i32 %14, 0, !dbg !1137
  br i1 %15, label %16, label %17, !dbg !1138

16:                                               ; preds = %12
  call void @abort() #12, !dbg !1139
  unreachable, !dbg !1139

17:                                               ; preds = %12
  call void @regfree(%struct.re_pattern_buffer* noundef %1), !dbg !1140
  %18 = load i32, i32* @bad, align 4, !dbg !1141
  %19 = icmp ne i32 %18, 0, !dbg !1141
  br i1 %19, label %22, label %20, !dbg !1143

20:                                               ; preds = %17
  %21 = load i8*, i8** %2, align 8, !dbg !1144
  call void @free(i8* noundef %21) #11, !dbg !1145
  br label %22, !dbg !1145

22:                                               ; preds = %20, %17
  ret void, !dbg !1146
}

declare i32 @regcomp(%struct.re_pattern_buffer* noundef, i8* noundef, i32 noundef) #7

declare i32 @regexec(%struct.re_pattern_buffer* noundef, i8* noundef, i64 noundef, %struct.regmatch_t* noundef, i32 noundef) #7

declare void @regfree(%struct.re_pattern_buffer* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_wcslen_unterminated() #0 !dbg !1147 {
  %1 = alloca [3 x i32], align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %1, metadata !1148, metadata !DIExpression()), !dbg !1151
  %2 = bitcast [3 x i32]* %1 to i8*, !dbg !1151
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %2, i8* align 4 bitcast ([3 x i32]* @__const.libc_wcslen_unterminated.a to i8*), i64 12, i1 false), !dbg !1151
  %3 = load i32, i32* @bad, align 4, !dbg !1152
  %4 = icmp ne i32 %3, 0, !dbg !1152
  br i1 %4, label %7, label %5, !dbg !1154

5:                                                ; preds = %0
  %6 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 2, !dbg !1155
  store i32 0, i32* %6, align 4, !dbg !1156
  br label %7, !dbg !1155

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 0, !dbg !1157
  %9 = call i64 @wcslen(i32* noundef %8) #10, !dbg !1159
  %10 = icmp ne i64 %9, 2, !dbg !1160
  br i1 %10, label %11, label %12, !dbg !1161

11:                                               ; preds = %7
  call void @abort() #12, !dbg !1162
  unreachable, !dbg !1162

12:                                               ; preds = %7
  ret void, !dbg !1163
}

; Function Attrs: nounwind readonly willreturn
declare i64 @wcslen(i32* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind willreturn }
attributes #10 = { nounwind readonly willreturn }
attributes #11 = { nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!153, !154, !155, !156, !157, !158, !159}
!llvm.ident = !{!160}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !32, line: 18, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !21, globals: !29, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/libc.c", directory: ".", checksumkind: CSK_MD5, checksum: "1f0fadbf68c8f166002a1dd253ef21a7")
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
!21 = !{!22, !24, !25, !26, !27}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!29 = !{!30, !0, !44, !46, !48, !50, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !137, !139, !141, !143, !145, !147, !149, !151}
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !32, line: 17, type: !33, isLocal: true, isDefinition: true)
!32 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "b4049e9bb2ffc7e0aa0bf38b779f7d2d")
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !32, line: 12, size: 192, elements: !35)
!35 = !{!36, !39, !43}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !34, file: !32, line: 13, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !34, file: !32, line: 14, baseType: !40, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !34, file: !32, line: 15, baseType: !33, size: 64, offset: 128)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_heap", scope: !2, file: !3, line: 13, type: !34, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_stack", scope: !2, file: !3, line: 20, type: !34, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_global", scope: !2, file: !3, line: 26, type: !34, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "small", scope: !2, file: !3, line: 11, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 32, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 4)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_libc_strcat", scope: !2, file: !3, line: 31, type: !34, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_libc_strncpy", scope: !2, file: !3, line: 37, type: !34, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_libc_sprintf", scope: !2, file: !3, line: 43, type: !34, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_libc_snprintf", scope: !2, file: !3, line: 49, type: !34, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_libc_memset", scope: !2, file: !3, line: 55, type: !34, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_to", scope: !2, file: !3, line: 61, type: !34, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_from", scope: !2, file: !3, line: 68, type: !34, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_overlap", scope: !2, file: !3, line: 74, type: !34, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_libc_memmove", scope: !2, file: !3, line: 80, type: !34, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_libc_strlen_unterminated", scope: !2, file: !3, line: 87, type: !34, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_libc_strlen_freed", scope: !2, file: !3, line: 96, type: !34, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_libc_strdup_overrun", scope: !2, file: !3, line: 107, type: !34, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_libc_fgets", scope: !2, file: !3, line: 114, type: !34, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_libc_fread", scope: !2, file: !3, line: 121, type: !34, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_libc_scanf", scope: !2, file: !3, line: 129, type: !34, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_libc_printf_string", scope: !2, file: !3, line: 136, type: !34, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "entry_libc_printf_null_destination", scope: !2, file: !3, line: 142, type: !34, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_libc_strcmp_null", scope: !2, file: !3, line: 148, type: !34, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "entry_libc_qsort", scope: !2, file: !3, line: 161, type: !34, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "entry_libc_comparison", scope: !2, file: !3, line: 175, type: !34, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "entry_libc_memcmp", scope: !2, file: !3, line: 181, type: !34, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_libc_memchr", scope: !2, file: !3, line: 188, type: !34, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(name: "entry_libc_strtok", scope: !2, file: !3, line: 195, type: !34, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "entry_libc_getline_freed", scope: !2, file: !3, line: 203, type: !34, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "entry_libc_fclose_twice", scope: !2, file: !3, line: 214, type: !34, isLocal: true, isDefinition: true)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(name: "entry_libc_isalpha", scope: !2, file: !3, line: 224, type: !34, isLocal: true, isDefinition: true)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(name: "entry_libc_fputs_closed", scope: !2, file: !3, line: 231, type: !34, isLocal: true, isDefinition: true)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(name: "entry_libc_fprintf_closed", scope: !2, file: !3, line: 244, type: !34, isLocal: true, isDefinition: true)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "entry_libc_fgetc_closed", scope: !2, file: !3, line: 256, type: !34, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "entry_libc_null_stream", scope: !2, file: !3, line: 269, type: !34, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(name: "entry_libc_closedir_twice", scope: !2, file: !3, line: 277, type: !34, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(name: "entry_libc_readdir_closed", scope: !2, file: !3, line: 287, type: !34, isLocal: true, isDefinition: true)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(name: "entry_libc_memstream_freed", scope: !2, file: !3, line: 300, type: !34, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "entry_libc_fmemopen", scope: !2, file: !3, line: 314, type: !34, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "entry_libc_printf_missing", scope: !2, file: !3, line: 325, type: !34, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "entry_libc_printf_number_for_string", scope: !2, file: !3, line: 331, type: !34, isLocal: true, isDefinition: true)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(name: "entry_libc_scanf_missing", scope: !2, file: !3, line: 337, type: !34, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_libc_scanf_narrow", scope: !2, file: !3, line: 344, type: !34, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(name: "entry_libc_va_arg", scope: !2, file: !3, line: 361, type: !34, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "entry_libc_va_arg_stack", scope: !2, file: !3, line: 367, type: !34, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_negative", scope: !2, file: !3, line: 374, type: !34, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(name: "entry_libc_memset_negative", scope: !2, file: !3, line: 383, type: !34, isLocal: true, isDefinition: true)
!139 = !DIGlobalVariableExpression(var: !140, expr: !DIExpression())
!140 = distinct !DIGlobalVariable(name: "entry_libc_strncpy_negative", scope: !2, file: !3, line: 390, type: !34, isLocal: true, isDefinition: true)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(name: "entry_libc_fread_negative", scope: !2, file: !3, line: 397, type: !34, isLocal: true, isDefinition: true)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(name: "entry_libc_strcat_unterminated", scope: !2, file: !3, line: 405, type: !34, isLocal: true, isDefinition: true)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_overlap", scope: !2, file: !3, line: 414, type: !34, isLocal: true, isDefinition: true)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(name: "entry_libc_qsort_null", scope: !2, file: !3, line: 425, type: !34, isLocal: true, isDefinition: true)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(name: "entry_libc_regfree_freed", scope: !2, file: !3, line: 431, type: !34, isLocal: true, isDefinition: true)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(name: "entry_libc_wcslen_unterminated", scope: !2, file: !3, line: 446, type: !34, isLocal: true, isDefinition: true)
!153 = !{i32 7, !"Dwarf Version", i32 5}
!154 = !{i32 2, !"Debug Info Version", i32 3}
!155 = !{i32 1, !"wchar_size", i32 4}
!156 = !{i32 7, !"PIC Level", i32 2}
!157 = !{i32 7, !"PIE Level", i32 2}
!158 = !{i32 7, !"uwtable", i32 1}
!159 = !{i32 7, !"frame-pointer", i32 2}
!160 = !{!"Debian clang version 14.0.6"}
!161 = distinct !DISubprogram(name: "main", scope: !32, file: !32, line: 30, type: !162, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !165)
!162 = !DISubroutineType(types: !163)
!163 = !{!24, !24, !164}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!165 = !{}
!166 = !DILocalVariable(name: "argc", arg: 1, scope: !161, file: !32, line: 30, type: !24)
!167 = !DILocation(line: 30, column: 14, scope: !161)
!168 = !DILocalVariable(name: "argv", arg: 2, scope: !161, file: !32, line: 30, type: !164)
!169 = !DILocation(line: 30, column: 27, scope: !161)
!170 = !DILocation(line: 32, column: 11, scope: !161)
!171 = !DILocation(line: 32, column: 16, scope: !161)
!172 = !DILocation(line: 32, column: 20, scope: !161)
!173 = !DILocation(line: 32, column: 30, scope: !161)
!174 = !DILocation(line: 32, column: 23, scope: !161)
!175 = !DILocation(line: 32, column: 46, scope: !161)
!176 = !DILocation(line: 0, scope: !161)
!177 = !DILocation(line: 32, column: 9, scope: !161)
!178 = !DILocalVariable(name: "c", scope: !179, file: !32, line: 33, type: !33)
!179 = distinct !DILexicalBlock(scope: !161, file: !32, line: 33, column: 5)
!180 = !DILocation(line: 33, column: 29, scope: !179)
!181 = !DILocation(line: 33, column: 33, scope: !179)
!182 = !DILocation(line: 33, column: 10, scope: !179)
!183 = !DILocation(line: 33, column: 44, scope: !184)
!184 = distinct !DILexicalBlock(scope: !179, file: !32, line: 33, column: 5)
!185 = !DILocation(line: 33, column: 5, scope: !179)
!186 = !DILocation(line: 34, column: 13, scope: !187)
!187 = distinct !DILexicalBlock(scope: !184, file: !32, line: 34, column: 13)
!188 = !DILocation(line: 34, column: 18, scope: !187)
!189 = !DILocation(line: 34, column: 22, scope: !187)
!190 = !DILocation(line: 34, column: 32, scope: !187)
!191 = !DILocation(line: 34, column: 41, scope: !187)
!192 = !DILocation(line: 34, column: 44, scope: !187)
!193 = !DILocation(line: 34, column: 25, scope: !187)
!194 = !DILocation(line: 34, column: 50, scope: !187)
!195 = !DILocation(line: 34, column: 13, scope: !184)
!196 = !DILocation(line: 35, column: 13, scope: !197)
!197 = distinct !DILexicalBlock(scope: !187, file: !32, line: 34, column: 56)
!198 = !DILocation(line: 35, column: 16, scope: !197)
!199 = !DILocation(line: 36, column: 13, scope: !197)
!200 = !DILocation(line: 34, column: 53, scope: !187)
!201 = !DILocation(line: 33, column: 51, scope: !184)
!202 = !DILocation(line: 33, column: 54, scope: !184)
!203 = !DILocation(line: 33, column: 49, scope: !184)
!204 = !DILocation(line: 33, column: 5, scope: !184)
!205 = distinct !{!205, !185, !206, !207}
!206 = !DILocation(line: 37, column: 9, scope: !179)
!207 = !{!"llvm.loop.mustprogress"}
!208 = !DILocation(line: 38, column: 5, scope: !161)
!209 = !DILocation(line: 39, column: 1, scope: !161)
!210 = distinct !DISubprogram(name: "add_libc_strcpy_heap", scope: !3, file: !3, line: 13, type: !41, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!211 = !DILocation(line: 13, column: 1, scope: !210)
!212 = distinct !DISubprogram(name: "add_libc_strcpy_stack", scope: !3, file: !3, line: 20, type: !41, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!213 = !DILocation(line: 20, column: 1, scope: !212)
!214 = distinct !DISubprogram(name: "add_libc_strcpy_global", scope: !3, file: !3, line: 26, type: !41, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!215 = !DILocation(line: 26, column: 1, scope: !214)
!216 = distinct !DISubprogram(name: "add_libc_strcat", scope: !3, file: !3, line: 31, type: !41, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!217 = !DILocation(line: 31, column: 1, scope: !216)
!218 = distinct !DISubprogram(name: "add_libc_strncpy", scope: !3, file: !3, line: 37, type: !41, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!219 = !DILocation(line: 37, column: 1, scope: !218)
!220 = distinct !DISubprogram(name: "add_libc_sprintf", scope: !3, file: !3, line: 43, type: !41, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!221 = !DILocation(line: 43, column: 1, scope: !220)
!222 = distinct !DISubprogram(name: "add_libc_snprintf", scope: !3, file: !3, line: 49, type: !41, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!223 = !DILocation(line: 49, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_libc_memset", scope: !3, file: !3, line: 55, type: !41, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!225 = !DILocation(line: 55, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_libc_memcpy_to", scope: !3, file: !3, line: 61, type: !41, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!227 = !DILocation(line: 61, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_libc_memcpy_from", scope: !3, file: !3, line: 68, type: !41, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!229 = !DILocation(line: 68, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_libc_memcpy_overlap", scope: !3, file: !3, line: 74, type: !41, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!231 = !DILocation(line: 74, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_libc_memmove", scope: !3, file: !3, line: 80, type: !41, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!233 = !DILocation(line: 80, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_libc_strlen_unterminated", scope: !3, file: !3, line: 87, type: !41, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!235 = !DILocation(line: 87, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_libc_strlen_freed", scope: !3, file: !3, line: 96, type: !41, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!237 = !DILocation(line: 96, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_libc_strdup_overrun", scope: !3, file: !3, line: 107, type: !41, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!239 = !DILocation(line: 107, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "add_libc_fgets", scope: !3, file: !3, line: 114, type: !41, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!241 = !DILocation(line: 114, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_libc_fread", scope: !3, file: !3, line: 121, type: !41, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!243 = !DILocation(line: 121, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_libc_scanf", scope: !3, file: !3, line: 129, type: !41, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!245 = !DILocation(line: 129, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_libc_printf_string", scope: !3, file: !3, line: 136, type: !41, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!247 = !DILocation(line: 136, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "add_libc_printf_null_destination", scope: !3, file: !3, line: 142, type: !41, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!249 = !DILocation(line: 142, column: 1, scope: !248)
!250 = distinct !DISubprogram(name: "add_libc_strcmp_null", scope: !3, file: !3, line: 148, type: !41, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!251 = !DILocation(line: 148, column: 1, scope: !250)
!252 = distinct !DISubprogram(name: "add_libc_qsort", scope: !3, file: !3, line: 161, type: !41, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!253 = !DILocation(line: 161, column: 1, scope: !252)
!254 = distinct !DISubprogram(name: "add_libc_comparison", scope: !3, file: !3, line: 175, type: !41, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!255 = !DILocation(line: 175, column: 1, scope: !254)
!256 = distinct !DISubprogram(name: "add_libc_memcmp", scope: !3, file: !3, line: 181, type: !41, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!257 = !DILocation(line: 181, column: 1, scope: !256)
!258 = distinct !DISubprogram(name: "add_libc_memchr", scope: !3, file: !3, line: 188, type: !41, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!259 = !DILocation(line: 188, column: 1, scope: !258)
!260 = distinct !DISubprogram(name: "add_libc_strtok", scope: !3, file: !3, line: 195, type: !41, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!261 = !DILocation(line: 195, column: 1, scope: !260)
!262 = distinct !DISubprogram(name: "add_libc_getline_freed", scope: !3, file: !3, line: 203, type: !41, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!263 = !DILocation(line: 203, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "add_libc_fclose_twice", scope: !3, file: !3, line: 214, type: !41, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!265 = !DILocation(line: 214, column: 1, scope: !264)
!266 = distinct !DISubprogram(name: "add_libc_isalpha", scope: !3, file: !3, line: 224, type: !41, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!267 = !DILocation(line: 224, column: 1, scope: !266)
!268 = distinct !DISubprogram(name: "add_libc_fputs_closed", scope: !3, file: !3, line: 231, type: !41, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!269 = !DILocation(line: 231, column: 1, scope: !268)
!270 = distinct !DISubprogram(name: "add_libc_fprintf_closed", scope: !3, file: !3, line: 244, type: !41, scopeLine: 244, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!271 = !DILocation(line: 244, column: 1, scope: !270)
!272 = distinct !DISubprogram(name: "add_libc_fgetc_closed", scope: !3, file: !3, line: 256, type: !41, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!273 = !DILocation(line: 256, column: 1, scope: !272)
!274 = distinct !DISubprogram(name: "add_libc_null_stream", scope: !3, file: !3, line: 269, type: !41, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!275 = !DILocation(line: 269, column: 1, scope: !274)
!276 = distinct !DISubprogram(name: "add_libc_closedir_twice", scope: !3, file: !3, line: 277, type: !41, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!277 = !DILocation(line: 277, column: 1, scope: !276)
!278 = distinct !DISubprogram(name: "add_libc_readdir_closed", scope: !3, file: !3, line: 287, type: !41, scopeLine: 287, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!279 = !DILocation(line: 287, column: 1, scope: !278)
!280 = distinct !DISubprogram(name: "add_libc_memstream_freed", scope: !3, file: !3, line: 300, type: !41, scopeLine: 300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!281 = !DILocation(line: 300, column: 1, scope: !280)
!282 = distinct !DISubprogram(name: "add_libc_fmemopen", scope: !3, file: !3, line: 314, type: !41, scopeLine: 314, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!283 = !DILocation(line: 314, column: 1, scope: !282)
!284 = distinct !DISubprogram(name: "add_libc_printf_missing", scope: !3, file: !3, line: 325, type: !41, scopeLine: 325, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!285 = !DILocation(line: 325, column: 1, scope: !284)
!286 = distinct !DISubprogram(name: "add_libc_printf_number_for_string", scope: !3, file: !3, line: 331, type: !41, scopeLine: 331, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!287 = !DILocation(line: 331, column: 1, scope: !286)
!288 = distinct !DISubprogram(name: "add_libc_scanf_missing", scope: !3, file: !3, line: 337, type: !41, scopeLine: 337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!289 = !DILocation(line: 337, column: 1, scope: !288)
!290 = distinct !DISubprogram(name: "add_libc_scanf_narrow", scope: !3, file: !3, line: 344, type: !41, scopeLine: 344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!291 = !DILocation(line: 344, column: 1, scope: !290)
!292 = distinct !DISubprogram(name: "add_libc_va_arg", scope: !3, file: !3, line: 361, type: !41, scopeLine: 361, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!293 = !DILocation(line: 361, column: 1, scope: !292)
!294 = distinct !DISubprogram(name: "add_libc_va_arg_stack", scope: !3, file: !3, line: 367, type: !41, scopeLine: 367, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!295 = !DILocation(line: 367, column: 1, scope: !294)
!296 = distinct !DISubprogram(name: "add_libc_memcpy_negative", scope: !3, file: !3, line: 374, type: !41, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!297 = !DILocation(line: 374, column: 1, scope: !296)
!298 = distinct !DISubprogram(name: "add_libc_memset_negative", scope: !3, file: !3, line: 383, type: !41, scopeLine: 383, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!299 = !DILocation(line: 383, column: 1, scope: !298)
!300 = distinct !DISubprogram(name: "add_libc_strncpy_negative", scope: !3, file: !3, line: 390, type: !41, scopeLine: 390, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!301 = !DILocation(line: 390, column: 1, scope: !300)
!302 = distinct !DISubprogram(name: "add_libc_fread_negative", scope: !3, file: !3, line: 397, type: !41, scopeLine: 397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!303 = !DILocation(line: 397, column: 1, scope: !302)
!304 = distinct !DISubprogram(name: "add_libc_strcat_unterminated", scope: !3, file: !3, line: 405, type: !41, scopeLine: 405, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!305 = !DILocation(line: 405, column: 1, scope: !304)
!306 = distinct !DISubprogram(name: "add_libc_strcpy_overlap", scope: !3, file: !3, line: 414, type: !41, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!307 = !DILocation(line: 414, column: 1, scope: !306)
!308 = distinct !DISubprogram(name: "add_libc_qsort_null", scope: !3, file: !3, line: 425, type: !41, scopeLine: 425, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!309 = !DILocation(line: 425, column: 1, scope: !308)
!310 = distinct !DISubprogram(name: "add_libc_regfree_freed", scope: !3, file: !3, line: 431, type: !41, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!311 = !DILocation(line: 431, column: 1, scope: !310)
!312 = distinct !DISubprogram(name: "add_libc_wcslen_unterminated", scope: !3, file: !3, line: 446, type: !41, scopeLine: 446, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!313 = !DILocation(line: 446, column: 1, scope: !312)
!314 = distinct !DISubprogram(name: "libc_strcpy_heap", scope: !3, file: !3, line: 13, type: !41, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!315 = !DILocalVariable(name: "p", scope: !314, file: !3, line: 15, type: !22)
!316 = !DILocation(line: 15, column: 11, scope: !314)
!317 = !DILocation(line: 15, column: 15, scope: !314)
!318 = !DILocation(line: 16, column: 12, scope: !314)
!319 = !DILocation(line: 16, column: 15, scope: !314)
!320 = !DILocation(line: 16, column: 5, scope: !314)
!321 = !DILocation(line: 17, column: 10, scope: !314)
!322 = !DILocation(line: 17, column: 5, scope: !314)
!323 = !DILocation(line: 18, column: 1, scope: !314)
!324 = distinct !DISubprogram(name: "libc_strcpy_stack", scope: !3, file: !3, line: 20, type: !41, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!325 = !DILocalVariable(name: "a", scope: !324, file: !3, line: 22, type: !52)
!326 = !DILocation(line: 22, column: 10, scope: !324)
!327 = !DILocation(line: 23, column: 12, scope: !324)
!328 = !DILocation(line: 23, column: 15, scope: !324)
!329 = !DILocation(line: 23, column: 5, scope: !324)
!330 = !DILocation(line: 24, column: 1, scope: !324)
!331 = distinct !DISubprogram(name: "libc_strcpy_global", scope: !3, file: !3, line: 26, type: !41, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!332 = !DILocation(line: 28, column: 19, scope: !331)
!333 = !DILocation(line: 28, column: 5, scope: !331)
!334 = !DILocation(line: 29, column: 1, scope: !331)
!335 = distinct !DISubprogram(name: "libc_strcat", scope: !3, file: !3, line: 31, type: !41, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!336 = !DILocalVariable(name: "a", scope: !335, file: !3, line: 33, type: !337)
!337 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 64, elements: !338)
!338 = !{!339}
!339 = !DISubrange(count: 8)
!340 = !DILocation(line: 33, column: 10, scope: !335)
!341 = !DILocation(line: 34, column: 12, scope: !335)
!342 = !DILocation(line: 34, column: 15, scope: !335)
!343 = !DILocation(line: 34, column: 5, scope: !335)
!344 = !DILocation(line: 35, column: 1, scope: !335)
!345 = distinct !DISubprogram(name: "libc_strncpy", scope: !3, file: !3, line: 37, type: !41, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!346 = !DILocalVariable(name: "a", scope: !345, file: !3, line: 39, type: !347)
!347 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 48, elements: !348)
!348 = !{!349}
!349 = !DISubrange(count: 6)
!350 = !DILocation(line: 39, column: 10, scope: !345)
!351 = !DILocation(line: 40, column: 13, scope: !345)
!352 = !DILocation(line: 40, column: 22, scope: !345)
!353 = !DILocation(line: 40, column: 5, scope: !345)
!354 = !DILocation(line: 41, column: 1, scope: !345)
!355 = distinct !DISubprogram(name: "libc_sprintf", scope: !3, file: !3, line: 43, type: !41, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!356 = !DILocalVariable(name: "a", scope: !355, file: !3, line: 45, type: !357)
!357 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 40, elements: !358)
!358 = !{!359}
!359 = !DISubrange(count: 5)
!360 = !DILocation(line: 45, column: 10, scope: !355)
!361 = !DILocation(line: 46, column: 13, scope: !355)
!362 = !DILocation(line: 46, column: 22, scope: !355)
!363 = !DILocation(line: 46, column: 5, scope: !355)
!364 = !DILocation(line: 47, column: 1, scope: !355)
!365 = distinct !DISubprogram(name: "libc_snprintf", scope: !3, file: !3, line: 49, type: !41, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!366 = !DILocalVariable(name: "a", scope: !365, file: !3, line: 51, type: !357)
!367 = !DILocation(line: 51, column: 10, scope: !365)
!368 = !DILocation(line: 52, column: 14, scope: !365)
!369 = !DILocation(line: 52, column: 17, scope: !365)
!370 = !DILocation(line: 52, column: 5, scope: !365)
!371 = !DILocation(line: 53, column: 1, scope: !365)
!372 = distinct !DISubprogram(name: "libc_memset", scope: !3, file: !3, line: 55, type: !41, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!373 = !DILocalVariable(name: "a", scope: !372, file: !3, line: 57, type: !374)
!374 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 96, elements: !375)
!375 = !{!376}
!376 = !DISubrange(count: 3)
!377 = !DILocation(line: 57, column: 9, scope: !372)
!378 = !DILocation(line: 58, column: 5, scope: !372)
!379 = !DILocation(line: 58, column: 30, scope: !372)
!380 = !DILocation(line: 58, column: 29, scope: !372)
!381 = !DILocation(line: 58, column: 27, scope: !372)
!382 = !DILocation(line: 59, column: 1, scope: !372)
!383 = distinct !DISubprogram(name: "libc_memcpy_to", scope: !3, file: !3, line: 61, type: !41, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!384 = !DILocalVariable(name: "p", scope: !383, file: !3, line: 63, type: !22)
!385 = !DILocation(line: 63, column: 11, scope: !383)
!386 = !DILocation(line: 63, column: 15, scope: !383)
!387 = !DILocation(line: 64, column: 12, scope: !383)
!388 = !DILocation(line: 64, column: 27, scope: !383)
!389 = !DILocation(line: 64, column: 5, scope: !383)
!390 = !DILocation(line: 65, column: 10, scope: !383)
!391 = !DILocation(line: 65, column: 5, scope: !383)
!392 = !DILocation(line: 66, column: 1, scope: !383)
!393 = distinct !DISubprogram(name: "libc_memcpy_from", scope: !3, file: !3, line: 68, type: !41, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!394 = !DILocalVariable(name: "to", scope: !393, file: !3, line: 70, type: !337)
!395 = !DILocation(line: 70, column: 10, scope: !393)
!396 = !DILocalVariable(name: "from", scope: !393, file: !3, line: 70, type: !52)
!397 = !DILocation(line: 70, column: 17, scope: !393)
!398 = !DILocation(line: 71, column: 5, scope: !393)
!399 = !DILocation(line: 71, column: 22, scope: !393)
!400 = !DILocation(line: 72, column: 1, scope: !393)
!401 = distinct !DISubprogram(name: "libc_memcpy_overlap", scope: !3, file: !3, line: 74, type: !41, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!402 = !DILocalVariable(name: "a", scope: !401, file: !3, line: 76, type: !403)
!403 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !404)
!404 = !{!405}
!405 = !DISubrange(count: 16)
!406 = !DILocation(line: 76, column: 10, scope: !401)
!407 = !DILocation(line: 77, column: 12, scope: !401)
!408 = !DILocation(line: 77, column: 17, scope: !401)
!409 = !DILocation(line: 77, column: 14, scope: !401)
!410 = !DILocation(line: 77, column: 5, scope: !401)
!411 = !DILocation(line: 78, column: 1, scope: !401)
!412 = distinct !DISubprogram(name: "libc_memmove", scope: !3, file: !3, line: 80, type: !41, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!413 = !DILocalVariable(name: "p", scope: !412, file: !3, line: 82, type: !22)
!414 = !DILocation(line: 82, column: 11, scope: !412)
!415 = !DILocation(line: 82, column: 15, scope: !412)
!416 = !DILocation(line: 83, column: 13, scope: !412)
!417 = !DILocation(line: 83, column: 15, scope: !412)
!418 = !DILocation(line: 83, column: 20, scope: !412)
!419 = !DILocation(line: 83, column: 23, scope: !412)
!420 = !DILocation(line: 83, column: 5, scope: !412)
!421 = !DILocation(line: 84, column: 10, scope: !412)
!422 = !DILocation(line: 84, column: 5, scope: !412)
!423 = !DILocation(line: 85, column: 1, scope: !412)
!424 = distinct !DISubprogram(name: "libc_strlen_unterminated", scope: !3, file: !3, line: 87, type: !41, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!425 = !DILocalVariable(name: "a", scope: !424, file: !3, line: 89, type: !426)
!426 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 24, elements: !375)
!427 = !DILocation(line: 89, column: 10, scope: !424)
!428 = !DILocation(line: 90, column: 10, scope: !429)
!429 = distinct !DILexicalBlock(scope: !424, file: !3, line: 90, column: 9)
!430 = !DILocation(line: 90, column: 9, scope: !424)
!431 = !DILocation(line: 91, column: 9, scope: !429)
!432 = !DILocation(line: 91, column: 14, scope: !429)
!433 = !DILocation(line: 92, column: 16, scope: !434)
!434 = distinct !DILexicalBlock(scope: !424, file: !3, line: 92, column: 9)
!435 = !DILocation(line: 92, column: 9, scope: !434)
!436 = !DILocation(line: 92, column: 19, scope: !434)
!437 = !DILocation(line: 92, column: 9, scope: !424)
!438 = !DILocation(line: 93, column: 9, scope: !434)
!439 = !DILocation(line: 94, column: 1, scope: !424)
!440 = distinct !DISubprogram(name: "libc_strlen_freed", scope: !3, file: !3, line: 96, type: !41, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!441 = !DILocalVariable(name: "p", scope: !440, file: !3, line: 98, type: !22)
!442 = !DILocation(line: 98, column: 11, scope: !440)
!443 = !DILocation(line: 98, column: 15, scope: !440)
!444 = !DILocalVariable(name: "n", scope: !440, file: !3, line: 99, type: !445)
!445 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !446, line: 46, baseType: !447)
!446 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!447 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!448 = !DILocation(line: 99, column: 12, scope: !440)
!449 = !DILocation(line: 99, column: 23, scope: !440)
!450 = !DILocation(line: 99, column: 16, scope: !440)
!451 = !DILocation(line: 100, column: 10, scope: !440)
!452 = !DILocation(line: 100, column: 5, scope: !440)
!453 = !DILocation(line: 101, column: 9, scope: !454)
!454 = distinct !DILexicalBlock(scope: !440, file: !3, line: 101, column: 9)
!455 = !DILocation(line: 101, column: 9, scope: !440)
!456 = !DILocation(line: 102, column: 20, scope: !454)
!457 = !DILocation(line: 102, column: 13, scope: !454)
!458 = !DILocation(line: 102, column: 11, scope: !454)
!459 = !DILocation(line: 102, column: 9, scope: !454)
!460 = !DILocation(line: 103, column: 9, scope: !461)
!461 = distinct !DILexicalBlock(scope: !440, file: !3, line: 103, column: 9)
!462 = !DILocation(line: 103, column: 11, scope: !461)
!463 = !DILocation(line: 103, column: 9, scope: !440)
!464 = !DILocation(line: 104, column: 9, scope: !461)
!465 = !DILocation(line: 105, column: 1, scope: !440)
!466 = distinct !DISubprogram(name: "libc_strdup_overrun", scope: !3, file: !3, line: 107, type: !41, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!467 = !DILocalVariable(name: "p", scope: !466, file: !3, line: 109, type: !22)
!468 = !DILocation(line: 109, column: 11, scope: !466)
!469 = !DILocation(line: 109, column: 15, scope: !466)
!470 = !DILocation(line: 110, column: 5, scope: !466)
!471 = !DILocation(line: 110, column: 7, scope: !466)
!472 = !DILocation(line: 110, column: 20, scope: !466)
!473 = !DILocation(line: 111, column: 10, scope: !466)
!474 = !DILocation(line: 111, column: 5, scope: !466)
!475 = !DILocation(line: 112, column: 1, scope: !466)
!476 = distinct !DISubprogram(name: "libc_fgets", scope: !3, file: !3, line: 114, type: !41, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!477 = !DILocalVariable(name: "line", scope: !476, file: !3, line: 116, type: !52)
!478 = !DILocation(line: 116, column: 10, scope: !476)
!479 = !DILocation(line: 117, column: 15, scope: !480)
!480 = distinct !DILexicalBlock(scope: !476, file: !3, line: 117, column: 9)
!481 = !DILocation(line: 117, column: 21, scope: !480)
!482 = !DILocation(line: 117, column: 44, scope: !480)
!483 = !DILocation(line: 117, column: 9, scope: !480)
!484 = !DILocation(line: 117, column: 9, scope: !476)
!485 = !DILocation(line: 118, column: 9, scope: !480)
!486 = !DILocation(line: 118, column: 17, scope: !480)
!487 = !DILocation(line: 119, column: 1, scope: !476)
!488 = distinct !DISubprogram(name: "libc_fread", scope: !3, file: !3, line: 121, type: !41, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!489 = !DILocalVariable(name: "p", scope: !488, file: !3, line: 123, type: !22)
!490 = !DILocation(line: 123, column: 11, scope: !488)
!491 = !DILocation(line: 123, column: 15, scope: !488)
!492 = !DILocation(line: 124, column: 15, scope: !493)
!493 = distinct !DILexicalBlock(scope: !488, file: !3, line: 124, column: 9)
!494 = !DILocation(line: 124, column: 21, scope: !493)
!495 = !DILocation(line: 124, column: 34, scope: !493)
!496 = !DILocation(line: 124, column: 9, scope: !493)
!497 = !DILocation(line: 124, column: 41, scope: !493)
!498 = !DILocation(line: 124, column: 9, scope: !488)
!499 = !DILocation(line: 125, column: 9, scope: !493)
!500 = !DILocation(line: 126, column: 10, scope: !488)
!501 = !DILocation(line: 126, column: 5, scope: !488)
!502 = !DILocation(line: 127, column: 1, scope: !488)
!503 = distinct !DISubprogram(name: "libc_scanf", scope: !3, file: !3, line: 129, type: !41, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!504 = !DILocalVariable(name: "word", scope: !503, file: !3, line: 131, type: !347)
!505 = !DILocation(line: 131, column: 10, scope: !503)
!506 = !DILocation(line: 132, column: 15, scope: !507)
!507 = distinct !DILexicalBlock(scope: !503, file: !3, line: 132, column: 9)
!508 = !DILocation(line: 132, column: 35, scope: !507)
!509 = !DILocation(line: 132, column: 9, scope: !507)
!510 = !DILocation(line: 132, column: 41, scope: !507)
!511 = !DILocation(line: 132, column: 9, scope: !503)
!512 = !DILocation(line: 133, column: 9, scope: !507)
!513 = !DILocation(line: 134, column: 1, scope: !503)
!514 = distinct !DISubprogram(name: "libc_printf_string", scope: !3, file: !3, line: 136, type: !41, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!515 = !DILocalVariable(name: "a", scope: !514, file: !3, line: 138, type: !516)
!516 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 16, elements: !517)
!517 = !{!518}
!518 = !DISubrange(count: 2)
!519 = !DILocation(line: 138, column: 10, scope: !514)
!520 = !DILocation(line: 139, column: 12, scope: !514)
!521 = !DILocation(line: 139, column: 37, scope: !514)
!522 = !DILocation(line: 139, column: 5, scope: !514)
!523 = !DILocation(line: 140, column: 1, scope: !514)
!524 = distinct !DISubprogram(name: "libc_printf_null_destination", scope: !3, file: !3, line: 142, type: !41, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!525 = !DILocalVariable(name: "a", scope: !524, file: !3, line: 144, type: !337)
!526 = !DILocation(line: 144, column: 10, scope: !524)
!527 = !DILocation(line: 145, column: 13, scope: !524)
!528 = !DILocation(line: 145, column: 23, scope: !524)
!529 = !DILocation(line: 145, column: 5, scope: !524)
!530 = !DILocation(line: 146, column: 1, scope: !524)
!531 = distinct !DISubprogram(name: "libc_strcmp_null", scope: !3, file: !3, line: 148, type: !41, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!532 = !DILocalVariable(name: "p", scope: !531, file: !3, line: 150, type: !37)
!533 = !DILocation(line: 150, column: 17, scope: !531)
!534 = !DILocation(line: 150, column: 21, scope: !531)
!535 = !DILocation(line: 151, column: 16, scope: !536)
!536 = distinct !DILexicalBlock(scope: !531, file: !3, line: 151, column: 9)
!537 = !DILocation(line: 151, column: 9, scope: !536)
!538 = !DILocation(line: 151, column: 9, scope: !531)
!539 = !DILocation(line: 152, column: 9, scope: !536)
!540 = !DILocation(line: 153, column: 1, scope: !531)
!541 = distinct !DISubprogram(name: "libc_qsort", scope: !3, file: !3, line: 161, type: !41, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!542 = !DILocalVariable(name: "a", scope: !541, file: !3, line: 163, type: !543)
!543 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !53)
!544 = !DILocation(line: 163, column: 9, scope: !541)
!545 = !DILocation(line: 164, column: 11, scope: !541)
!546 = !DILocation(line: 164, column: 14, scope: !541)
!547 = !DILocation(line: 164, column: 5, scope: !541)
!548 = !DILocation(line: 165, column: 9, scope: !549)
!549 = distinct !DILexicalBlock(scope: !541, file: !3, line: 165, column: 9)
!550 = !DILocation(line: 165, column: 14, scope: !549)
!551 = !DILocation(line: 165, column: 9, scope: !541)
!552 = !DILocation(line: 166, column: 9, scope: !549)
!553 = !DILocation(line: 167, column: 1, scope: !541)
!554 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 155, type: !555, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!555 = !DISubroutineType(types: !556)
!556 = !{!24, !557, !557}
!557 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !558, size: 64)
!558 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!559 = !DILocalVariable(name: "a", arg: 1, scope: !554, file: !3, line: 155, type: !557)
!560 = !DILocation(line: 155, column: 32, scope: !554)
!561 = !DILocalVariable(name: "b", arg: 2, scope: !554, file: !3, line: 155, type: !557)
!562 = !DILocation(line: 155, column: 47, scope: !554)
!563 = !DILocalVariable(name: "x", scope: !554, file: !3, line: 157, type: !564)
!564 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !565, size: 64)
!565 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!566 = !DILocation(line: 157, column: 16, scope: !554)
!567 = !DILocation(line: 157, column: 20, scope: !554)
!568 = !DILocalVariable(name: "y", scope: !554, file: !3, line: 157, type: !564)
!569 = !DILocation(line: 157, column: 24, scope: !554)
!570 = !DILocation(line: 157, column: 28, scope: !554)
!571 = !DILocation(line: 158, column: 13, scope: !554)
!572 = !DILocation(line: 158, column: 12, scope: !554)
!573 = !DILocation(line: 158, column: 18, scope: !554)
!574 = !DILocation(line: 158, column: 17, scope: !554)
!575 = !DILocation(line: 158, column: 15, scope: !554)
!576 = !DILocation(line: 158, column: 5, scope: !554)
!577 = distinct !DISubprogram(name: "libc_comparison", scope: !3, file: !3, line: 175, type: !41, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!578 = !DILocalVariable(name: "a", scope: !577, file: !3, line: 177, type: !543)
!579 = !DILocation(line: 177, column: 9, scope: !577)
!580 = !DILocation(line: 178, column: 11, scope: !577)
!581 = !DILocation(line: 178, column: 5, scope: !577)
!582 = !DILocation(line: 179, column: 1, scope: !577)
!583 = distinct !DISubprogram(name: "reads_neighbour", scope: !3, file: !3, line: 169, type: !555, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!584 = !DILocalVariable(name: "a", arg: 1, scope: !583, file: !3, line: 169, type: !557)
!585 = !DILocation(line: 169, column: 40, scope: !583)
!586 = !DILocalVariable(name: "b", arg: 2, scope: !583, file: !3, line: 169, type: !557)
!587 = !DILocation(line: 169, column: 55, scope: !583)
!588 = !DILocalVariable(name: "x", scope: !583, file: !3, line: 171, type: !564)
!589 = !DILocation(line: 171, column: 16, scope: !583)
!590 = !DILocation(line: 171, column: 20, scope: !583)
!591 = !DILocalVariable(name: "y", scope: !583, file: !3, line: 171, type: !564)
!592 = !DILocation(line: 171, column: 24, scope: !583)
!593 = !DILocation(line: 171, column: 28, scope: !583)
!594 = !DILocation(line: 172, column: 12, scope: !583)
!595 = !DILocation(line: 172, column: 18, scope: !583)
!596 = !DILocation(line: 172, column: 25, scope: !583)
!597 = !DILocation(line: 172, column: 23, scope: !583)
!598 = !DILocation(line: 172, column: 33, scope: !583)
!599 = !DILocation(line: 172, column: 32, scope: !583)
!600 = !DILocation(line: 172, column: 38, scope: !583)
!601 = !DILocation(line: 172, column: 37, scope: !583)
!602 = !DILocation(line: 172, column: 35, scope: !583)
!603 = !DILocation(line: 172, column: 5, scope: !583)
!604 = distinct !DISubprogram(name: "libc_memcmp", scope: !3, file: !3, line: 181, type: !41, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!605 = !DILocalVariable(name: "a", scope: !604, file: !3, line: 183, type: !52)
!606 = !DILocation(line: 183, column: 10, scope: !604)
!607 = !DILocalVariable(name: "b", scope: !604, file: !3, line: 183, type: !337)
!608 = !DILocation(line: 183, column: 24, scope: !604)
!609 = !DILocation(line: 184, column: 16, scope: !610)
!610 = distinct !DILexicalBlock(scope: !604, file: !3, line: 184, column: 9)
!611 = !DILocation(line: 184, column: 19, scope: !610)
!612 = !DILocation(line: 184, column: 22, scope: !610)
!613 = !DILocation(line: 184, column: 9, scope: !610)
!614 = !DILocation(line: 184, column: 9, scope: !604)
!615 = !DILocation(line: 185, column: 9, scope: !610)
!616 = !DILocation(line: 186, column: 1, scope: !604)
!617 = distinct !DISubprogram(name: "libc_memchr", scope: !3, file: !3, line: 188, type: !41, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!618 = !DILocalVariable(name: "a", scope: !617, file: !3, line: 190, type: !52)
!619 = !DILocation(line: 190, column: 10, scope: !617)
!620 = !DILocation(line: 191, column: 16, scope: !621)
!621 = distinct !DILexicalBlock(scope: !617, file: !3, line: 191, column: 9)
!622 = !DILocation(line: 191, column: 24, scope: !621)
!623 = !DILocation(line: 191, column: 9, scope: !621)
!624 = !DILocation(line: 191, column: 9, scope: !617)
!625 = !DILocation(line: 192, column: 9, scope: !621)
!626 = !DILocation(line: 193, column: 1, scope: !617)
!627 = distinct !DISubprogram(name: "libc_strtok", scope: !3, file: !3, line: 195, type: !41, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!628 = !DILocalVariable(name: "text", scope: !627, file: !3, line: 197, type: !52)
!629 = !DILocation(line: 197, column: 10, scope: !627)
!630 = !DILocalVariable(name: "word", scope: !627, file: !3, line: 198, type: !22)
!631 = !DILocation(line: 198, column: 11, scope: !627)
!632 = !DILocation(line: 198, column: 25, scope: !627)
!633 = !DILocation(line: 198, column: 47, scope: !627)
!634 = !DILocation(line: 198, column: 18, scope: !627)
!635 = !DILocation(line: 199, column: 10, scope: !636)
!636 = distinct !DILexicalBlock(scope: !627, file: !3, line: 199, column: 9)
!637 = !DILocation(line: 199, column: 9, scope: !627)
!638 = !DILocation(line: 200, column: 9, scope: !636)
!639 = !DILocation(line: 201, column: 1, scope: !627)
!640 = distinct !DISubprogram(name: "libc_getline_freed", scope: !3, file: !3, line: 203, type: !41, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!641 = !DILocalVariable(name: "line", scope: !640, file: !3, line: 205, type: !22)
!642 = !DILocation(line: 205, column: 11, scope: !640)
!643 = !DILocalVariable(name: "size", scope: !640, file: !3, line: 206, type: !445)
!644 = !DILocation(line: 206, column: 12, scope: !640)
!645 = !DILocation(line: 207, column: 31, scope: !646)
!646 = distinct !DILexicalBlock(scope: !640, file: !3, line: 207, column: 9)
!647 = !DILocation(line: 207, column: 9, scope: !646)
!648 = !DILocation(line: 207, column: 38, scope: !646)
!649 = !DILocation(line: 207, column: 9, scope: !640)
!650 = !DILocation(line: 208, column: 9, scope: !646)
!651 = !DILocation(line: 209, column: 10, scope: !640)
!652 = !DILocation(line: 209, column: 5, scope: !640)
!653 = !DILocation(line: 210, column: 9, scope: !654)
!654 = distinct !DILexicalBlock(scope: !640, file: !3, line: 210, column: 9)
!655 = !DILocation(line: 210, column: 9, scope: !640)
!656 = !DILocation(line: 211, column: 9, scope: !654)
!657 = !DILocation(line: 211, column: 17, scope: !654)
!658 = !DILocation(line: 212, column: 1, scope: !640)
!659 = distinct !DISubprogram(name: "libc_fclose_twice", scope: !3, file: !3, line: 214, type: !41, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!660 = !DILocalVariable(name: "f", scope: !659, file: !3, line: 216, type: !661)
!661 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !662, size: 64)
!662 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !663, line: 7, baseType: !664)
!663 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!664 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !665, line: 49, size: 1728, elements: !666)
!665 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!666 = !{!667, !668, !669, !670, !671, !672, !673, !674, !675, !676, !677, !678, !679, !682, !684, !685, !686, !690, !691, !693, !697, !700, !702, !705, !708, !709, !710, !711, !712}
!667 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !664, file: !665, line: 51, baseType: !24, size: 32)
!668 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !664, file: !665, line: 54, baseType: !22, size: 64, offset: 64)
!669 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !664, file: !665, line: 55, baseType: !22, size: 64, offset: 128)
!670 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !664, file: !665, line: 56, baseType: !22, size: 64, offset: 192)
!671 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !664, file: !665, line: 57, baseType: !22, size: 64, offset: 256)
!672 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !664, file: !665, line: 58, baseType: !22, size: 64, offset: 320)
!673 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !664, file: !665, line: 59, baseType: !22, size: 64, offset: 384)
!674 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !664, file: !665, line: 60, baseType: !22, size: 64, offset: 448)
!675 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !664, file: !665, line: 61, baseType: !22, size: 64, offset: 512)
!676 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !664, file: !665, line: 64, baseType: !22, size: 64, offset: 576)
!677 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !664, file: !665, line: 65, baseType: !22, size: 64, offset: 640)
!678 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !664, file: !665, line: 66, baseType: !22, size: 64, offset: 704)
!679 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !664, file: !665, line: 68, baseType: !680, size: 64, offset: 768)
!680 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !681, size: 64)
!681 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !665, line: 36, flags: DIFlagFwdDecl)
!682 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !664, file: !665, line: 70, baseType: !683, size: 64, offset: 832)
!683 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !664, size: 64)
!684 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !664, file: !665, line: 72, baseType: !24, size: 32, offset: 896)
!685 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !664, file: !665, line: 73, baseType: !24, size: 32, offset: 928)
!686 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !664, file: !665, line: 74, baseType: !687, size: 64, offset: 960)
!687 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !688, line: 152, baseType: !689)
!688 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!689 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!690 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !664, file: !665, line: 77, baseType: !25, size: 16, offset: 1024)
!691 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !664, file: !665, line: 78, baseType: !692, size: 8, offset: 1040)
!692 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!693 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !664, file: !665, line: 79, baseType: !694, size: 8, offset: 1048)
!694 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 8, elements: !695)
!695 = !{!696}
!696 = !DISubrange(count: 1)
!697 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !664, file: !665, line: 81, baseType: !698, size: 64, offset: 1088)
!698 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !699, size: 64)
!699 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !665, line: 43, baseType: null)
!700 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !664, file: !665, line: 89, baseType: !701, size: 64, offset: 1152)
!701 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !688, line: 153, baseType: !689)
!702 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !664, file: !665, line: 91, baseType: !703, size: 64, offset: 1216)
!703 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !704, size: 64)
!704 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !665, line: 37, flags: DIFlagFwdDecl)
!705 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !664, file: !665, line: 92, baseType: !706, size: 64, offset: 1280)
!706 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !707, size: 64)
!707 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !665, line: 38, flags: DIFlagFwdDecl)
!708 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !664, file: !665, line: 93, baseType: !683, size: 64, offset: 1344)
!709 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !664, file: !665, line: 94, baseType: !26, size: 64, offset: 1408)
!710 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !664, file: !665, line: 95, baseType: !445, size: 64, offset: 1472)
!711 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !664, file: !665, line: 96, baseType: !24, size: 32, offset: 1536)
!712 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !664, file: !665, line: 98, baseType: !713, size: 160, offset: 1568)
!713 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 160, elements: !714)
!714 = !{!715}
!715 = !DISubrange(count: 20)
!716 = !DILocation(line: 216, column: 11, scope: !659)
!717 = !DILocation(line: 216, column: 15, scope: !659)
!718 = !DILocation(line: 217, column: 10, scope: !719)
!719 = distinct !DILexicalBlock(scope: !659, file: !3, line: 217, column: 9)
!720 = !DILocation(line: 217, column: 9, scope: !659)
!721 = !DILocation(line: 218, column: 9, scope: !719)
!722 = !DILocation(line: 219, column: 12, scope: !659)
!723 = !DILocation(line: 219, column: 5, scope: !659)
!724 = !DILocation(line: 220, column: 9, scope: !725)
!725 = distinct !DILexicalBlock(scope: !659, file: !3, line: 220, column: 9)
!726 = !DILocation(line: 220, column: 9, scope: !659)
!727 = !DILocation(line: 221, column: 16, scope: !725)
!728 = !DILocation(line: 221, column: 9, scope: !725)
!729 = !DILocation(line: 222, column: 1, scope: !659)
!730 = distinct !DISubprogram(name: "libc_isalpha", scope: !3, file: !3, line: 224, type: !41, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!731 = !DILocalVariable(name: "c", scope: !730, file: !3, line: 226, type: !24)
!732 = !DILocation(line: 226, column: 9, scope: !730)
!733 = !DILocation(line: 226, column: 13, scope: !730)
!734 = !DILocation(line: 227, column: 10, scope: !735)
!735 = distinct !DILexicalBlock(scope: !730, file: !3, line: 227, column: 9)
!736 = !DILocation(line: 227, column: 9, scope: !730)
!737 = !DILocation(line: 228, column: 9, scope: !735)
!738 = !DILocation(line: 229, column: 1, scope: !730)
!739 = distinct !DISubprogram(name: "libc_fputs_closed", scope: !3, file: !3, line: 231, type: !41, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!740 = !DILocalVariable(name: "f", scope: !739, file: !3, line: 233, type: !661)
!741 = !DILocation(line: 233, column: 11, scope: !739)
!742 = !DILocation(line: 233, column: 15, scope: !739)
!743 = !DILocation(line: 234, column: 10, scope: !744)
!744 = distinct !DILexicalBlock(scope: !739, file: !3, line: 234, column: 9)
!745 = !DILocation(line: 234, column: 9, scope: !739)
!746 = !DILocation(line: 235, column: 9, scope: !744)
!747 = !DILocation(line: 236, column: 21, scope: !739)
!748 = !DILocation(line: 236, column: 5, scope: !739)
!749 = !DILocation(line: 237, column: 9, scope: !750)
!750 = distinct !DILexicalBlock(scope: !739, file: !3, line: 237, column: 9)
!751 = !DILocation(line: 237, column: 9, scope: !739)
!752 = !DILocation(line: 238, column: 16, scope: !750)
!753 = !DILocation(line: 238, column: 9, scope: !750)
!754 = !DILocation(line: 239, column: 20, scope: !739)
!755 = !DILocation(line: 239, column: 5, scope: !739)
!756 = !DILocation(line: 240, column: 10, scope: !757)
!757 = distinct !DILexicalBlock(scope: !739, file: !3, line: 240, column: 9)
!758 = !DILocation(line: 240, column: 9, scope: !739)
!759 = !DILocation(line: 241, column: 16, scope: !757)
!760 = !DILocation(line: 241, column: 9, scope: !757)
!761 = !DILocation(line: 242, column: 1, scope: !739)
!762 = distinct !DISubprogram(name: "libc_fprintf_closed", scope: !3, file: !3, line: 244, type: !41, scopeLine: 245, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!763 = !DILocalVariable(name: "f", scope: !762, file: !3, line: 246, type: !661)
!764 = !DILocation(line: 246, column: 11, scope: !762)
!765 = !DILocation(line: 246, column: 15, scope: !762)
!766 = !DILocation(line: 247, column: 10, scope: !767)
!767 = distinct !DILexicalBlock(scope: !762, file: !3, line: 247, column: 9)
!768 = !DILocation(line: 247, column: 9, scope: !762)
!769 = !DILocation(line: 248, column: 9, scope: !767)
!770 = !DILocation(line: 249, column: 9, scope: !771)
!771 = distinct !DILexicalBlock(scope: !762, file: !3, line: 249, column: 9)
!772 = !DILocation(line: 249, column: 9, scope: !762)
!773 = !DILocation(line: 250, column: 16, scope: !771)
!774 = !DILocation(line: 250, column: 9, scope: !771)
!775 = !DILocation(line: 251, column: 13, scope: !762)
!776 = !DILocation(line: 251, column: 5, scope: !762)
!777 = !DILocation(line: 252, column: 10, scope: !778)
!778 = distinct !DILexicalBlock(scope: !762, file: !3, line: 252, column: 9)
!779 = !DILocation(line: 252, column: 9, scope: !762)
!780 = !DILocation(line: 253, column: 16, scope: !778)
!781 = !DILocation(line: 253, column: 9, scope: !778)
!782 = !DILocation(line: 254, column: 1, scope: !762)
!783 = distinct !DISubprogram(name: "libc_fgetc_closed", scope: !3, file: !3, line: 256, type: !41, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!784 = !DILocalVariable(name: "f", scope: !783, file: !3, line: 258, type: !661)
!785 = !DILocation(line: 258, column: 11, scope: !783)
!786 = !DILocation(line: 258, column: 15, scope: !783)
!787 = !DILocation(line: 259, column: 10, scope: !788)
!788 = distinct !DILexicalBlock(scope: !783, file: !3, line: 259, column: 9)
!789 = !DILocation(line: 259, column: 9, scope: !783)
!790 = !DILocation(line: 260, column: 9, scope: !788)
!791 = !DILocation(line: 261, column: 9, scope: !792)
!792 = distinct !DILexicalBlock(scope: !783, file: !3, line: 261, column: 9)
!793 = !DILocation(line: 261, column: 9, scope: !783)
!794 = !DILocation(line: 262, column: 16, scope: !792)
!795 = !DILocation(line: 262, column: 9, scope: !792)
!796 = !DILocation(line: 263, column: 15, scope: !797)
!797 = distinct !DILexicalBlock(scope: !783, file: !3, line: 263, column: 9)
!798 = !DILocation(line: 263, column: 9, scope: !797)
!799 = !DILocation(line: 263, column: 18, scope: !797)
!800 = !DILocation(line: 263, column: 9, scope: !783)
!801 = !DILocation(line: 264, column: 9, scope: !797)
!802 = !DILocation(line: 265, column: 10, scope: !803)
!803 = distinct !DILexicalBlock(scope: !783, file: !3, line: 265, column: 9)
!804 = !DILocation(line: 265, column: 9, scope: !783)
!805 = !DILocation(line: 266, column: 16, scope: !803)
!806 = !DILocation(line: 266, column: 9, scope: !803)
!807 = !DILocation(line: 267, column: 1, scope: !783)
!808 = distinct !DISubprogram(name: "libc_null_stream", scope: !3, file: !3, line: 269, type: !41, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!809 = !DILocalVariable(name: "f", scope: !808, file: !3, line: 271, type: !661)
!810 = !DILocation(line: 271, column: 11, scope: !808)
!811 = !DILocation(line: 271, column: 21, scope: !808)
!812 = !DILocation(line: 271, column: 15, scope: !808)
!813 = !DILocation(line: 272, column: 15, scope: !814)
!814 = distinct !DILexicalBlock(scope: !808, file: !3, line: 272, column: 9)
!815 = !DILocation(line: 272, column: 9, scope: !814)
!816 = !DILocation(line: 272, column: 18, scope: !814)
!817 = !DILocation(line: 272, column: 9, scope: !808)
!818 = !DILocation(line: 273, column: 9, scope: !814)
!819 = !DILocation(line: 274, column: 12, scope: !808)
!820 = !DILocation(line: 274, column: 5, scope: !808)
!821 = !DILocation(line: 275, column: 1, scope: !808)
!822 = distinct !DISubprogram(name: "libc_closedir_twice", scope: !3, file: !3, line: 277, type: !41, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!823 = !DILocalVariable(name: "d", scope: !822, file: !3, line: 279, type: !824)
!824 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !825, size: 64)
!825 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !826, line: 127, baseType: !827)
!826 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!827 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !826, line: 127, flags: DIFlagFwdDecl)
!828 = !DILocation(line: 279, column: 10, scope: !822)
!829 = !DILocation(line: 279, column: 14, scope: !822)
!830 = !DILocation(line: 280, column: 10, scope: !831)
!831 = distinct !DILexicalBlock(scope: !822, file: !3, line: 280, column: 9)
!832 = !DILocation(line: 280, column: 9, scope: !822)
!833 = !DILocation(line: 281, column: 9, scope: !831)
!834 = !DILocation(line: 282, column: 14, scope: !822)
!835 = !DILocation(line: 282, column: 5, scope: !822)
!836 = !DILocation(line: 283, column: 9, scope: !837)
!837 = distinct !DILexicalBlock(scope: !822, file: !3, line: 283, column: 9)
!838 = !DILocation(line: 283, column: 9, scope: !822)
!839 = !DILocation(line: 284, column: 18, scope: !837)
!840 = !DILocation(line: 284, column: 9, scope: !837)
!841 = !DILocation(line: 285, column: 1, scope: !822)
!842 = distinct !DISubprogram(name: "libc_readdir_closed", scope: !3, file: !3, line: 287, type: !41, scopeLine: 288, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!843 = !DILocalVariable(name: "d", scope: !842, file: !3, line: 289, type: !824)
!844 = !DILocation(line: 289, column: 10, scope: !842)
!845 = !DILocation(line: 289, column: 14, scope: !842)
!846 = !DILocation(line: 290, column: 10, scope: !847)
!847 = distinct !DILexicalBlock(scope: !842, file: !3, line: 290, column: 9)
!848 = !DILocation(line: 290, column: 9, scope: !842)
!849 = !DILocation(line: 291, column: 9, scope: !847)
!850 = !DILocation(line: 292, column: 9, scope: !851)
!851 = distinct !DILexicalBlock(scope: !842, file: !3, line: 292, column: 9)
!852 = !DILocation(line: 292, column: 9, scope: !842)
!853 = !DILocation(line: 293, column: 18, scope: !851)
!854 = !DILocation(line: 293, column: 9, scope: !851)
!855 = !DILocation(line: 294, column: 18, scope: !856)
!856 = distinct !DILexicalBlock(scope: !842, file: !3, line: 294, column: 9)
!857 = !DILocation(line: 294, column: 10, scope: !856)
!858 = !DILocation(line: 294, column: 9, scope: !842)
!859 = !DILocation(line: 295, column: 9, scope: !856)
!860 = !DILocation(line: 296, column: 10, scope: !861)
!861 = distinct !DILexicalBlock(scope: !842, file: !3, line: 296, column: 9)
!862 = !DILocation(line: 296, column: 9, scope: !842)
!863 = !DILocation(line: 297, column: 18, scope: !861)
!864 = !DILocation(line: 297, column: 9, scope: !861)
!865 = !DILocation(line: 298, column: 1, scope: !842)
!866 = distinct !DISubprogram(name: "libc_memstream_freed", scope: !3, file: !3, line: 300, type: !41, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!867 = !DILocalVariable(name: "text", scope: !866, file: !3, line: 302, type: !22)
!868 = !DILocation(line: 302, column: 11, scope: !866)
!869 = !DILocalVariable(name: "size", scope: !866, file: !3, line: 303, type: !445)
!870 = !DILocation(line: 303, column: 12, scope: !866)
!871 = !DILocalVariable(name: "f", scope: !866, file: !3, line: 304, type: !661)
!872 = !DILocation(line: 304, column: 11, scope: !866)
!873 = !DILocation(line: 304, column: 15, scope: !866)
!874 = !DILocation(line: 305, column: 10, scope: !875)
!875 = distinct !DILexicalBlock(scope: !866, file: !3, line: 305, column: 9)
!876 = !DILocation(line: 305, column: 9, scope: !866)
!877 = !DILocation(line: 306, column: 9, scope: !875)
!878 = !DILocation(line: 307, column: 19, scope: !866)
!879 = !DILocation(line: 307, column: 5, scope: !866)
!880 = !DILocation(line: 308, column: 12, scope: !866)
!881 = !DILocation(line: 308, column: 5, scope: !866)
!882 = !DILocation(line: 309, column: 9, scope: !883)
!883 = distinct !DILexicalBlock(scope: !866, file: !3, line: 309, column: 9)
!884 = !DILocation(line: 309, column: 14, scope: !883)
!885 = !DILocation(line: 309, column: 9, scope: !866)
!886 = !DILocation(line: 310, column: 9, scope: !883)
!887 = !DILocation(line: 311, column: 10, scope: !866)
!888 = !DILocation(line: 311, column: 5, scope: !866)
!889 = !DILocation(line: 312, column: 1, scope: !866)
!890 = distinct !DISubprogram(name: "libc_fmemopen", scope: !3, file: !3, line: 314, type: !41, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!891 = !DILocalVariable(name: "text", scope: !890, file: !3, line: 316, type: !52)
!892 = !DILocation(line: 316, column: 10, scope: !890)
!893 = !DILocalVariable(name: "f", scope: !890, file: !3, line: 317, type: !661)
!894 = !DILocation(line: 317, column: 11, scope: !890)
!895 = !DILocation(line: 317, column: 24, scope: !890)
!896 = !DILocation(line: 317, column: 30, scope: !890)
!897 = !DILocation(line: 317, column: 15, scope: !890)
!898 = !DILocation(line: 318, column: 10, scope: !899)
!899 = distinct !DILexicalBlock(scope: !890, file: !3, line: 318, column: 9)
!900 = !DILocation(line: 318, column: 9, scope: !890)
!901 = !DILocation(line: 319, column: 9, scope: !899)
!902 = !DILocation(line: 320, column: 19, scope: !890)
!903 = !DILocation(line: 320, column: 5, scope: !890)
!904 = !DILocation(line: 321, column: 12, scope: !890)
!905 = !DILocation(line: 321, column: 5, scope: !890)
!906 = !DILocation(line: 322, column: 12, scope: !890)
!907 = !DILocation(line: 322, column: 5, scope: !890)
!908 = !DILocation(line: 323, column: 1, scope: !890)
!909 = distinct !DISubprogram(name: "libc_printf_missing", scope: !3, file: !3, line: 325, type: !41, scopeLine: 326, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!910 = !DILocalVariable(name: "text", scope: !909, file: !3, line: 327, type: !911)
!911 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !912)
!912 = !{!913}
!913 = !DISubrange(count: 40)
!914 = !DILocation(line: 327, column: 10, scope: !909)
!915 = !DILocation(line: 328, column: 13, scope: !909)
!916 = !DILocation(line: 328, column: 19, scope: !909)
!917 = !DILocation(line: 328, column: 5, scope: !909)
!918 = !DILocation(line: 329, column: 1, scope: !909)
!919 = distinct !DISubprogram(name: "libc_printf_number_for_string", scope: !3, file: !3, line: 331, type: !41, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!920 = !DILocalVariable(name: "format", scope: !919, file: !3, line: 333, type: !37)
!921 = !DILocation(line: 333, column: 17, scope: !919)
!922 = !DILocation(line: 333, column: 26, scope: !919)
!923 = !DILocation(line: 334, column: 12, scope: !919)
!924 = !DILocation(line: 334, column: 5, scope: !919)
!925 = !DILocation(line: 335, column: 1, scope: !919)
!926 = distinct !DISubprogram(name: "libc_scanf_missing", scope: !3, file: !3, line: 337, type: !41, scopeLine: 338, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!927 = !DILocalVariable(name: "n", scope: !926, file: !3, line: 339, type: !24)
!928 = !DILocation(line: 339, column: 9, scope: !926)
!929 = !DILocation(line: 340, column: 23, scope: !930)
!930 = distinct !DILexicalBlock(scope: !926, file: !3, line: 340, column: 9)
!931 = !DILocation(line: 340, column: 9, scope: !930)
!932 = !DILocation(line: 340, column: 49, scope: !930)
!933 = !DILocation(line: 340, column: 9, scope: !926)
!934 = !DILocation(line: 341, column: 9, scope: !930)
!935 = !DILocation(line: 342, column: 1, scope: !926)
!936 = distinct !DISubprogram(name: "libc_scanf_narrow", scope: !3, file: !3, line: 344, type: !41, scopeLine: 345, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!937 = !DILocalVariable(name: "n", scope: !936, file: !3, line: 346, type: !938)
!938 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!939 = !DILocation(line: 346, column: 11, scope: !936)
!940 = !DILocation(line: 347, column: 17, scope: !936)
!941 = !DILocation(line: 347, column: 37, scope: !936)
!942 = !DILocation(line: 347, column: 5, scope: !936)
!943 = !DILocation(line: 348, column: 1, scope: !936)
!944 = distinct !DISubprogram(name: "libc_va_arg", scope: !3, file: !3, line: 361, type: !41, scopeLine: 362, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!945 = !DILocation(line: 363, column: 13, scope: !946)
!946 = distinct !DILexicalBlock(scope: !944, file: !3, line: 363, column: 9)
!947 = !DILocation(line: 363, column: 9, scope: !946)
!948 = !DILocation(line: 363, column: 32, scope: !946)
!949 = !DILocation(line: 363, column: 9, scope: !944)
!950 = !DILocation(line: 364, column: 9, scope: !946)
!951 = !DILocation(line: 365, column: 1, scope: !944)
!952 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 350, type: !953, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!953 = !DISubroutineType(types: !954)
!954 = !{!24, !24, null}
!955 = !DILocalVariable(name: "count", arg: 1, scope: !952, file: !3, line: 350, type: !24)
!956 = !DILocation(line: 350, column: 20, scope: !952)
!957 = !DILocalVariable(name: "args", scope: !952, file: !3, line: 352, type: !958)
!958 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !959, line: 52, baseType: !960)
!959 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!960 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !961, line: 32, baseType: !962)
!961 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!962 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !963, baseType: !964)
!963 = !DIFile(filename: "tests/faults/libc.c", directory: ".")
!964 = !DICompositeType(tag: DW_TAG_array_type, baseType: !965, size: 192, elements: !695)
!965 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !966)
!966 = !{!967, !968, !969, !970}
!967 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !965, file: !963, line: 352, baseType: !7, size: 32)
!968 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !965, file: !963, line: 352, baseType: !7, size: 32, offset: 32)
!969 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !965, file: !963, line: 352, baseType: !26, size: 64, offset: 64)
!970 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !965, file: !963, line: 352, baseType: !26, size: 64, offset: 128)
!971 = !DILocation(line: 352, column: 13, scope: !952)
!972 = !DILocalVariable(name: "total", scope: !952, file: !3, line: 353, type: !24)
!973 = !DILocation(line: 353, column: 9, scope: !952)
!974 = !DILocation(line: 354, column: 5, scope: !952)
!975 = !DILocalVariable(name: "i", scope: !976, file: !3, line: 355, type: !24)
!976 = distinct !DILexicalBlock(scope: !952, file: !3, line: 355, column: 5)
!977 = !DILocation(line: 355, column: 14, scope: !976)
!978 = !DILocation(line: 355, column: 10, scope: !976)
!979 = !DILocation(line: 355, column: 21, scope: !980)
!980 = distinct !DILexicalBlock(scope: !976, file: !3, line: 355, column: 5)
!981 = !DILocation(line: 355, column: 25, scope: !980)
!982 = !DILocation(line: 355, column: 23, scope: !980)
!983 = !DILocation(line: 355, column: 5, scope: !976)
!984 = !DILocation(line: 356, column: 18, scope: !980)
!985 = !DILocation(line: 356, column: 15, scope: !980)
!986 = !DILocation(line: 356, column: 9, scope: !980)
!987 = !DILocation(line: 355, column: 33, scope: !980)
!988 = !DILocation(line: 355, column: 5, scope: !980)
!989 = distinct !{!989, !983, !990, !207}
!990 = !DILocation(line: 356, column: 18, scope: !976)
!991 = !DILocation(line: 357, column: 5, scope: !952)
!992 = !DILocation(line: 358, column: 12, scope: !952)
!993 = !DILocation(line: 358, column: 5, scope: !952)
!994 = distinct !DISubprogram(name: "libc_va_arg_stack", scope: !3, file: !3, line: 367, type: !41, scopeLine: 368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!995 = !DILocalVariable(name: "format", scope: !994, file: !3, line: 369, type: !37)
!996 = !DILocation(line: 369, column: 17, scope: !994)
!997 = !DILocation(line: 369, column: 26, scope: !994)
!998 = !DILocalVariable(name: "text", scope: !994, file: !3, line: 370, type: !911)
!999 = !DILocation(line: 370, column: 10, scope: !994)
!1000 = !DILocation(line: 371, column: 13, scope: !994)
!1001 = !DILocation(line: 371, column: 19, scope: !994)
!1002 = !DILocation(line: 371, column: 5, scope: !994)
!1003 = !DILocation(line: 372, column: 1, scope: !994)
!1004 = distinct !DISubprogram(name: "libc_memcpy_negative", scope: !3, file: !3, line: 374, type: !41, scopeLine: 375, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1005 = !DILocalVariable(name: "a", scope: !1004, file: !3, line: 376, type: !337)
!1006 = !DILocation(line: 376, column: 10, scope: !1004)
!1007 = !DILocalVariable(name: "b", scope: !1004, file: !3, line: 376, type: !337)
!1008 = !DILocation(line: 376, column: 24, scope: !1004)
!1009 = !DILocalVariable(name: "n", scope: !1004, file: !3, line: 377, type: !24)
!1010 = !DILocation(line: 377, column: 9, scope: !1004)
!1011 = !DILocation(line: 377, column: 13, scope: !1004)
!1012 = !DILocation(line: 378, column: 5, scope: !1004)
!1013 = !DILocation(line: 378, column: 18, scope: !1004)
!1014 = !DILocation(line: 379, column: 9, scope: !1015)
!1015 = distinct !DILexicalBlock(scope: !1004, file: !3, line: 379, column: 9)
!1016 = !DILocation(line: 379, column: 14, scope: !1015)
!1017 = !DILocation(line: 379, column: 9, scope: !1004)
!1018 = !DILocation(line: 380, column: 9, scope: !1015)
!1019 = !DILocation(line: 381, column: 1, scope: !1004)
!1020 = distinct !DISubprogram(name: "libc_memset_negative", scope: !3, file: !3, line: 383, type: !41, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1021 = !DILocalVariable(name: "a", scope: !1020, file: !3, line: 385, type: !337)
!1022 = !DILocation(line: 385, column: 10, scope: !1020)
!1023 = !DILocalVariable(name: "n", scope: !1020, file: !3, line: 386, type: !24)
!1024 = !DILocation(line: 386, column: 9, scope: !1020)
!1025 = !DILocation(line: 386, column: 13, scope: !1020)
!1026 = !DILocation(line: 387, column: 5, scope: !1020)
!1027 = !DILocation(line: 387, column: 18, scope: !1020)
!1028 = !DILocation(line: 388, column: 1, scope: !1020)
!1029 = distinct !DISubprogram(name: "libc_strncpy_negative", scope: !3, file: !3, line: 390, type: !41, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1030 = !DILocalVariable(name: "a", scope: !1029, file: !3, line: 392, type: !337)
!1031 = !DILocation(line: 392, column: 10, scope: !1029)
!1032 = !DILocalVariable(name: "n", scope: !1029, file: !3, line: 393, type: !24)
!1033 = !DILocation(line: 393, column: 9, scope: !1029)
!1034 = !DILocation(line: 393, column: 13, scope: !1029)
!1035 = !DILocation(line: 394, column: 13, scope: !1029)
!1036 = !DILocation(line: 394, column: 22, scope: !1029)
!1037 = !DILocation(line: 394, column: 5, scope: !1029)
!1038 = !DILocation(line: 395, column: 1, scope: !1029)
!1039 = distinct !DISubprogram(name: "libc_fread_negative", scope: !3, file: !3, line: 397, type: !41, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1040 = !DILocalVariable(name: "a", scope: !1039, file: !3, line: 399, type: !52)
!1041 = !DILocation(line: 399, column: 10, scope: !1039)
!1042 = !DILocalVariable(name: "n", scope: !1039, file: !3, line: 400, type: !24)
!1043 = !DILocation(line: 400, column: 9, scope: !1039)
!1044 = !DILocation(line: 400, column: 13, scope: !1039)
!1045 = !DILocation(line: 401, column: 15, scope: !1046)
!1046 = distinct !DILexicalBlock(scope: !1039, file: !3, line: 401, column: 9)
!1047 = !DILocation(line: 401, column: 21, scope: !1046)
!1048 = !DILocation(line: 401, column: 24, scope: !1046)
!1049 = !DILocation(line: 401, column: 9, scope: !1046)
!1050 = !DILocation(line: 401, column: 31, scope: !1046)
!1051 = !DILocation(line: 401, column: 9, scope: !1039)
!1052 = !DILocation(line: 402, column: 9, scope: !1046)
!1053 = !DILocation(line: 403, column: 1, scope: !1039)
!1054 = distinct !DISubprogram(name: "libc_strcat_unterminated", scope: !3, file: !3, line: 405, type: !41, scopeLine: 406, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1055 = !DILocalVariable(name: "a", scope: !1054, file: !3, line: 407, type: !337)
!1056 = !DILocation(line: 407, column: 10, scope: !1054)
!1057 = !DILocation(line: 408, column: 5, scope: !1054)
!1058 = !DILocation(line: 409, column: 10, scope: !1059)
!1059 = distinct !DILexicalBlock(scope: !1054, file: !3, line: 409, column: 9)
!1060 = !DILocation(line: 409, column: 9, scope: !1054)
!1061 = !DILocation(line: 410, column: 9, scope: !1059)
!1062 = !DILocation(line: 410, column: 14, scope: !1059)
!1063 = !DILocation(line: 411, column: 12, scope: !1054)
!1064 = !DILocation(line: 411, column: 5, scope: !1054)
!1065 = !DILocation(line: 412, column: 1, scope: !1054)
!1066 = distinct !DISubprogram(name: "libc_strcpy_overlap", scope: !3, file: !3, line: 414, type: !41, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1067 = !DILocalVariable(name: "a", scope: !1066, file: !3, line: 416, type: !403)
!1068 = !DILocation(line: 416, column: 10, scope: !1066)
!1069 = !DILocation(line: 417, column: 12, scope: !1066)
!1070 = !DILocation(line: 417, column: 17, scope: !1066)
!1071 = !DILocation(line: 417, column: 14, scope: !1066)
!1072 = !DILocation(line: 417, column: 31, scope: !1066)
!1073 = !DILocation(line: 417, column: 5, scope: !1066)
!1074 = !DILocation(line: 418, column: 1, scope: !1066)
!1075 = distinct !DISubprogram(name: "libc_qsort_null", scope: !3, file: !3, line: 425, type: !41, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1076 = !DILocalVariable(name: "words", scope: !1075, file: !3, line: 427, type: !1077)
!1077 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 192, elements: !375)
!1078 = !DILocation(line: 427, column: 11, scope: !1075)
!1079 = !DILocation(line: 428, column: 11, scope: !1075)
!1080 = !DILocation(line: 428, column: 18, scope: !1075)
!1081 = !DILocation(line: 428, column: 5, scope: !1075)
!1082 = !DILocation(line: 429, column: 1, scope: !1075)
!1083 = distinct !DISubprogram(name: "by_text", scope: !3, file: !3, line: 420, type: !555, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1084 = !DILocalVariable(name: "a", arg: 1, scope: !1083, file: !3, line: 420, type: !557)
!1085 = !DILocation(line: 420, column: 32, scope: !1083)
!1086 = !DILocalVariable(name: "b", arg: 2, scope: !1083, file: !3, line: 420, type: !557)
!1087 = !DILocation(line: 420, column: 47, scope: !1083)
!1088 = !DILocation(line: 422, column: 35, scope: !1083)
!1089 = !DILocation(line: 422, column: 20, scope: !1083)
!1090 = !DILocation(line: 422, column: 19, scope: !1083)
!1091 = !DILocation(line: 422, column: 54, scope: !1083)
!1092 = !DILocation(line: 422, column: 39, scope: !1083)
!1093 = !DILocation(line: 422, column: 38, scope: !1083)
!1094 = !DILocation(line: 422, column: 12, scope: !1083)
!1095 = !DILocation(line: 422, column: 5, scope: !1083)
!1096 = distinct !DISubprogram(name: "libc_regfree_freed", scope: !3, file: !3, line: 431, type: !41, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1097 = !DILocalVariable(name: "pattern", scope: !1096, file: !3, line: 433, type: !1098)
!1098 = !DIDerivedType(tag: DW_TAG_typedef, name: "regex_t", file: !1099, line: 478, baseType: !1100)
!1099 = !DIFile(filename: "/usr/include/regex.h", directory: "", checksumkind: CSK_MD5, checksum: "6d816f6cca462fea1b68ba10523ed664")
!1100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "re_pattern_buffer", file: !1099, line: 413, size: 512, elements: !1101)
!1101 = !{!1102, !1105, !1107, !1108, !1110, !1111, !1114, !1115, !1116, !1117, !1118, !1119, !1120, !1121}
!1102 = !DIDerivedType(tag: DW_TAG_member, name: "__buffer", scope: !1100, file: !1099, line: 417, baseType: !1103, size: 64)
!1103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1104, size: 64)
!1104 = !DICompositeType(tag: DW_TAG_structure_type, name: "re_dfa_t", file: !1099, line: 417, flags: DIFlagFwdDecl)
!1105 = !DIDerivedType(tag: DW_TAG_member, name: "__allocated", scope: !1100, file: !1099, line: 420, baseType: !1106, size: 64, offset: 64)
!1106 = !DIDerivedType(tag: DW_TAG_typedef, name: "__re_long_size_t", file: !1099, line: 56, baseType: !447)
!1107 = !DIDerivedType(tag: DW_TAG_member, name: "__used", scope: !1100, file: !1099, line: 423, baseType: !1106, size: 64, offset: 128)
!1108 = !DIDerivedType(tag: DW_TAG_member, name: "__syntax", scope: !1100, file: !1099, line: 426, baseType: !1109, size: 64, offset: 192)
!1109 = !DIDerivedType(tag: DW_TAG_typedef, name: "reg_syntax_t", file: !1099, line: 72, baseType: !447)
!1110 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap", scope: !1100, file: !1099, line: 431, baseType: !22, size: 64, offset: 256)
!1111 = !DIDerivedType(tag: DW_TAG_member, name: "__translate", scope: !1100, file: !1099, line: 437, baseType: !1112, size: 64, offset: 320)
!1112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1113, size: 64)
!1113 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!1114 = !DIDerivedType(tag: DW_TAG_member, name: "re_nsub", scope: !1100, file: !1099, line: 440, baseType: !445, size: 64, offset: 384)
!1115 = !DIDerivedType(tag: DW_TAG_member, name: "__can_be_null", scope: !1100, file: !1099, line: 446, baseType: !7, size: 1, offset: 448, flags: DIFlagBitField, extraData: i64 448)
!1116 = !DIDerivedType(tag: DW_TAG_member, name: "__regs_allocated", scope: !1100, file: !1099, line: 457, baseType: !7, size: 2, offset: 449, flags: DIFlagBitField, extraData: i64 448)
!1117 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap_accurate", scope: !1100, file: !1099, line: 461, baseType: !7, size: 1, offset: 451, flags: DIFlagBitField, extraData: i64 448)
!1118 = !DIDerivedType(tag: DW_TAG_member, name: "__no_sub", scope: !1100, file: !1099, line: 465, baseType: !7, size: 1, offset: 452, flags: DIFlagBitField, extraData: i64 448)
!1119 = !DIDerivedType(tag: DW_TAG_member, name: "__not_bol", scope: !1100, file: !1099, line: 469, baseType: !7, size: 1, offset: 453, flags: DIFlagBitField, extraData: i64 448)
!1120 = !DIDerivedType(tag: DW_TAG_member, name: "__not_eol", scope: !1100, file: !1099, line: 472, baseType: !7, size: 1, offset: 454, flags: DIFlagBitField, extraData: i64 448)
!1121 = !DIDerivedType(tag: DW_TAG_member, name: "__newline_anchor", scope: !1100, file: !1099, line: 475, baseType: !7, size: 1, offset: 455, flags: DIFlagBitField, extraData: i64 448)
!1122 = !DILocation(line: 433, column: 13, scope: !1096)
!1123 = !DILocation(line: 434, column: 9, scope: !1124)
!1124 = distinct !DILexicalBlock(scope: !1096, file: !3, line: 434, column: 9)
!1125 = !DILocation(line: 434, column: 9, scope: !1096)
!1126 = !DILocation(line: 435, column: 9, scope: !1124)
!1127 = !DILocalVariable(name: "text", scope: !1096, file: !3, line: 436, type: !22)
!1128 = !DILocation(line: 436, column: 11, scope: !1096)
!1129 = !DILocation(line: 436, column: 18, scope: !1096)
!1130 = !DILocation(line: 437, column: 9, scope: !1131)
!1131 = distinct !DILexicalBlock(scope: !1096, file: !3, line: 437, column: 9)
!1132 = !DILocation(line: 437, column: 9, scope: !1096)
!1133 = !DILocation(line: 438, column: 14, scope: !1131)
!1134 = !DILocation(line: 438, column: 9, scope: !1131)
!1135 = !DILocation(line: 439, column: 27, scope: !1136)
!1136 = distinct !DILexicalBlock(scope: !1096, file: !3, line: 439, column: 9)
!1137 = !DILocation(line: 439, column: 9, scope: !1136)
!1138 = !DILocation(line: 439, column: 9, scope: !1096)
!1139 = !DILocation(line: 440, column: 9, scope: !1136)
!1140 = !DILocation(line: 441, column: 5, scope: !1096)
!1141 = !DILocation(line: 442, column: 10, scope: !1142)
!1142 = distinct !DILexicalBlock(scope: !1096, file: !3, line: 442, column: 9)
!1143 = !DILocation(line: 442, column: 9, scope: !1096)
!1144 = !DILocation(line: 443, column: 14, scope: !1142)
!1145 = !DILocation(line: 443, column: 9, scope: !1142)
!1146 = !DILocation(line: 444, column: 1, scope: !1096)
!1147 = distinct !DISubprogram(name: "libc_wcslen_unterminated", scope: !3, file: !3, line: 446, type: !41, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !165)
!1148 = !DILocalVariable(name: "a", scope: !1147, file: !3, line: 448, type: !1149)
!1149 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1150, size: 96, elements: !375)
!1150 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !446, line: 74, baseType: !24)
!1151 = !DILocation(line: 448, column: 13, scope: !1147)
!1152 = !DILocation(line: 449, column: 10, scope: !1153)
!1153 = distinct !DILexicalBlock(scope: !1147, file: !3, line: 449, column: 9)
!1154 = !DILocation(line: 449, column: 9, scope: !1147)
!1155 = !DILocation(line: 450, column: 9, scope: !1153)
!1156 = !DILocation(line: 450, column: 14, scope: !1153)
!1157 = !DILocation(line: 451, column: 16, scope: !1158)
!1158 = distinct !DILexicalBlock(scope: !1147, file: !3, line: 451, column: 9)
!1159 = !DILocation(line: 451, column: 9, scope: !1158)
!1160 = !DILocation(line: 451, column: 19, scope: !1158)
!1161 = !DILocation(line: 451, column: 9, scope: !1147)
!1162 = !DILocation(line: 452, column: 9, scope: !1158)
!1163 = !DILocation(line: 453, column: 1, scope: !1147)
