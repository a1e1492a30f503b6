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
@entry_libc_printf_number_for_float = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.92, i32 0, i32 0), void ()* @libc_printf_number_for_float, %struct.fault_case* null }, align 8, !dbg !153
@entry_libc_printf_float_for_number = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.94, i32 0, i32 0), void ()* @libc_printf_float_for_number, %struct.fault_case* null }, align 8, !dbg !155
@entry_libc_scanf_null = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.96, i32 0, i32 0), void ()* @libc_scanf_null, %struct.fault_case* null }, align 8, !dbg !157
@entry_libc_strtok_first = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.98, i32 0, i32 0), void ()* @libc_strtok_first, %struct.fault_case* null }, align 8, !dbg !159
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
@.str.92 = private unnamed_addr constant [29 x i8] c"libc_printf_number_for_float\00", align 1
@.str.93 = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1
@.str.94 = private unnamed_addr constant [29 x i8] c"libc_printf_float_for_number\00", align 1
@.str.95 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.96 = private unnamed_addr constant [16 x i8] c"libc_scanf_null\00", align 1
@.str.97 = private unnamed_addr constant [4 x i8] c"%3s\00", align 1
@.str.98 = private unnamed_addr constant [18 x i8] c"libc_strtok_first\00", align 1
@__const.libc_strtok_first.text = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@llvm.global_ctors = appending global [56 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcat, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strncpy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_sprintf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_snprintf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memset, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_to, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_from, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memmove, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strlen_unterminated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strlen_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strdup_overrun, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fgets, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fread, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_null_destination, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcmp_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_qsort, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_comparison, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcmp, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memchr, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strtok, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_getline_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fclose_twice, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_isalpha, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fputs_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fprintf_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fgetc_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_null_stream, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_closedir_twice, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_readdir_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memstream_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fmemopen, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_missing, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_number_for_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf_missing, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf_narrow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_va_arg, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_va_arg_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memset_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strncpy_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fread_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcat_unterminated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_qsort_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_regfree_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_wcslen_unterminated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_number_for_float, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_float_for_number, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strtok_first, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !169 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !174, metadata !DIExpression()), !dbg !175
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !176, metadata !DIExpression()), !dbg !177
  %7 = load i32, i32* %4, align 4, !dbg !178
  %8 = icmp sgt i32 %7, 2, !dbg !179
  br i1 %8, label %9, label %15, !dbg !180

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !181
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !181
  %12 = load i8*, i8** %11, align 8, !dbg !181
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #10, !dbg !182
  %14 = icmp eq i32 %13, 0, !dbg !183
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !184
  %17 = zext i1 %16 to i32, !dbg !180
  store i32 %17, i32* @bad, align 4, !dbg !185
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !186, metadata !DIExpression()), !dbg !188
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !189
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !188
  br label %19, !dbg !190

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !191
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !193
  br i1 %21, label %22, label %43, !dbg !193

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !194
  %24 = icmp sgt i32 %23, 1, !dbg !196
  br i1 %24, label %25, label %38, !dbg !197

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !198
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !198
  %28 = load i8*, i8** %27, align 8, !dbg !198
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !199
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !200
  %31 = load i8*, i8** %30, align 8, !dbg !200
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #10, !dbg !201
  %33 = icmp eq i32 %32, 0, !dbg !202
  br i1 %33, label %34, label %38, !dbg !203

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !204
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !206
  %37 = load void ()*, void ()** %36, align 8, !dbg !206
  call void %37(), !dbg !204
  store i32 0, i32* %3, align 4, !dbg !207
  br label %44, !dbg !207

38:                                               ; preds = %25, %22
  br label %39, !dbg !208

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !209
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !210
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !210
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !211
  br label %19, !dbg !212, !llvm.loop !213

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !216
  br label %44, !dbg !216

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !217
  ret i32 %45, !dbg !217
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_heap() #0 !dbg !218 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !219
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_heap, i32 0, i32 2), align 8, !dbg !219
  store %struct.fault_case* @entry_libc_strcpy_heap, %struct.fault_case** @all_cases, align 8, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_stack() #0 !dbg !220 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !221
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_stack, i32 0, i32 2), align 8, !dbg !221
  store %struct.fault_case* @entry_libc_strcpy_stack, %struct.fault_case** @all_cases, align 8, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_global() #0 !dbg !222 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !223
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_global, i32 0, i32 2), align 8, !dbg !223
  store %struct.fault_case* @entry_libc_strcpy_global, %struct.fault_case** @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat() #0 !dbg !224 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !225
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcat, i32 0, i32 2), align 8, !dbg !225
  store %struct.fault_case* @entry_libc_strcat, %struct.fault_case** @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy() #0 !dbg !226 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !227
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strncpy, i32 0, i32 2), align 8, !dbg !227
  store %struct.fault_case* @entry_libc_strncpy, %struct.fault_case** @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_sprintf() #0 !dbg !228 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !229
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_sprintf, i32 0, i32 2), align 8, !dbg !229
  store %struct.fault_case* @entry_libc_sprintf, %struct.fault_case** @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_snprintf() #0 !dbg !230 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !231
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_snprintf, i32 0, i32 2), align 8, !dbg !231
  store %struct.fault_case* @entry_libc_snprintf, %struct.fault_case** @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset() #0 !dbg !232 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !233
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memset, i32 0, i32 2), align 8, !dbg !233
  store %struct.fault_case* @entry_libc_memset, %struct.fault_case** @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_to() #0 !dbg !234 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !235
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_to, i32 0, i32 2), align 8, !dbg !235
  store %struct.fault_case* @entry_libc_memcpy_to, %struct.fault_case** @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_from() #0 !dbg !236 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !237
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_from, i32 0, i32 2), align 8, !dbg !237
  store %struct.fault_case* @entry_libc_memcpy_from, %struct.fault_case** @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_overlap() #0 !dbg !238 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !239
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_overlap, i32 0, i32 2), align 8, !dbg !239
  store %struct.fault_case* @entry_libc_memcpy_overlap, %struct.fault_case** @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memmove() #0 !dbg !240 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !241
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memmove, i32 0, i32 2), align 8, !dbg !241
  store %struct.fault_case* @entry_libc_memmove, %struct.fault_case** @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_unterminated() #0 !dbg !242 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !243
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strlen_unterminated, i32 0, i32 2), align 8, !dbg !243
  store %struct.fault_case* @entry_libc_strlen_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_freed() #0 !dbg !244 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !245
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strlen_freed, i32 0, i32 2), align 8, !dbg !245
  store %struct.fault_case* @entry_libc_strlen_freed, %struct.fault_case** @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strdup_overrun() #0 !dbg !246 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !247
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strdup_overrun, i32 0, i32 2), align 8, !dbg !247
  store %struct.fault_case* @entry_libc_strdup_overrun, %struct.fault_case** @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgets() #0 !dbg !248 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !249
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fgets, i32 0, i32 2), align 8, !dbg !249
  store %struct.fault_case* @entry_libc_fgets, %struct.fault_case** @all_cases, align 8, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread() #0 !dbg !250 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !251
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fread, i32 0, i32 2), align 8, !dbg !251
  store %struct.fault_case* @entry_libc_fread, %struct.fault_case** @all_cases, align 8, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf() #0 !dbg !252 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !253
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf, i32 0, i32 2), align 8, !dbg !253
  store %struct.fault_case* @entry_libc_scanf, %struct.fault_case** @all_cases, align 8, !dbg !253
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_string() #0 !dbg !254 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !255
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_string, i32 0, i32 2), align 8, !dbg !255
  store %struct.fault_case* @entry_libc_printf_string, %struct.fault_case** @all_cases, align 8, !dbg !255
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_null_destination() #0 !dbg !256 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !257
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_null_destination, i32 0, i32 2), align 8, !dbg !257
  store %struct.fault_case* @entry_libc_printf_null_destination, %struct.fault_case** @all_cases, align 8, !dbg !257
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcmp_null() #0 !dbg !258 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !259
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcmp_null, i32 0, i32 2), align 8, !dbg !259
  store %struct.fault_case* @entry_libc_strcmp_null, %struct.fault_case** @all_cases, align 8, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort() #0 !dbg !260 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !261
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_qsort, i32 0, i32 2), align 8, !dbg !261
  store %struct.fault_case* @entry_libc_qsort, %struct.fault_case** @all_cases, align 8, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_comparison() #0 !dbg !262 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !263
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_comparison, i32 0, i32 2), align 8, !dbg !263
  store %struct.fault_case* @entry_libc_comparison, %struct.fault_case** @all_cases, align 8, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp() #0 !dbg !264 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !265
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcmp, i32 0, i32 2), align 8, !dbg !265
  store %struct.fault_case* @entry_libc_memcmp, %struct.fault_case** @all_cases, align 8, !dbg !265
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memchr() #0 !dbg !266 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !267
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memchr, i32 0, i32 2), align 8, !dbg !267
  store %struct.fault_case* @entry_libc_memchr, %struct.fault_case** @all_cases, align 8, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok() #0 !dbg !268 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !269
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strtok, i32 0, i32 2), align 8, !dbg !269
  store %struct.fault_case* @entry_libc_strtok, %struct.fault_case** @all_cases, align 8, !dbg !269
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_getline_freed() #0 !dbg !270 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !271
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_getline_freed, i32 0, i32 2), align 8, !dbg !271
  store %struct.fault_case* @entry_libc_getline_freed, %struct.fault_case** @all_cases, align 8, !dbg !271
  ret void, !dbg !271
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fclose_twice() #0 !dbg !272 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !273
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fclose_twice, i32 0, i32 2), align 8, !dbg !273
  store %struct.fault_case* @entry_libc_fclose_twice, %struct.fault_case** @all_cases, align 8, !dbg !273
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_isalpha() #0 !dbg !274 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !275
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_isalpha, i32 0, i32 2), align 8, !dbg !275
  store %struct.fault_case* @entry_libc_isalpha, %struct.fault_case** @all_cases, align 8, !dbg !275
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fputs_closed() #0 !dbg !276 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !277
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fputs_closed, i32 0, i32 2), align 8, !dbg !277
  store %struct.fault_case* @entry_libc_fputs_closed, %struct.fault_case** @all_cases, align 8, !dbg !277
  ret void, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fprintf_closed() #0 !dbg !278 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !279
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fprintf_closed, i32 0, i32 2), align 8, !dbg !279
  store %struct.fault_case* @entry_libc_fprintf_closed, %struct.fault_case** @all_cases, align 8, !dbg !279
  ret void, !dbg !279
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgetc_closed() #0 !dbg !280 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !281
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fgetc_closed, i32 0, i32 2), align 8, !dbg !281
  store %struct.fault_case* @entry_libc_fgetc_closed, %struct.fault_case** @all_cases, align 8, !dbg !281
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_null_stream() #0 !dbg !282 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !283
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_null_stream, i32 0, i32 2), align 8, !dbg !283
  store %struct.fault_case* @entry_libc_null_stream, %struct.fault_case** @all_cases, align 8, !dbg !283
  ret void, !dbg !283
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_closedir_twice() #0 !dbg !284 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !285
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_closedir_twice, i32 0, i32 2), align 8, !dbg !285
  store %struct.fault_case* @entry_libc_closedir_twice, %struct.fault_case** @all_cases, align 8, !dbg !285
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_readdir_closed() #0 !dbg !286 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !287
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_readdir_closed, i32 0, i32 2), align 8, !dbg !287
  store %struct.fault_case* @entry_libc_readdir_closed, %struct.fault_case** @all_cases, align 8, !dbg !287
  ret void, !dbg !287
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memstream_freed() #0 !dbg !288 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !289
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memstream_freed, i32 0, i32 2), align 8, !dbg !289
  store %struct.fault_case* @entry_libc_memstream_freed, %struct.fault_case** @all_cases, align 8, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fmemopen() #0 !dbg !290 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !291
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fmemopen, i32 0, i32 2), align 8, !dbg !291
  store %struct.fault_case* @entry_libc_fmemopen, %struct.fault_case** @all_cases, align 8, !dbg !291
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_missing() #0 !dbg !292 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !293
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_missing, i32 0, i32 2), align 8, !dbg !293
  store %struct.fault_case* @entry_libc_printf_missing, %struct.fault_case** @all_cases, align 8, !dbg !293
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_string() #0 !dbg !294 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !295
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_number_for_string, i32 0, i32 2), align 8, !dbg !295
  store %struct.fault_case* @entry_libc_printf_number_for_string, %struct.fault_case** @all_cases, align 8, !dbg !295
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_missing() #0 !dbg !296 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !297
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf_missing, i32 0, i32 2), align 8, !dbg !297
  store %struct.fault_case* @entry_libc_scanf_missing, %struct.fault_case** @all_cases, align 8, !dbg !297
  ret void, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_narrow() #0 !dbg !298 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !299
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf_narrow, i32 0, i32 2), align 8, !dbg !299
  store %struct.fault_case* @entry_libc_scanf_narrow, %struct.fault_case** @all_cases, align 8, !dbg !299
  ret void, !dbg !299
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg() #0 !dbg !300 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !301
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_va_arg, i32 0, i32 2), align 8, !dbg !301
  store %struct.fault_case* @entry_libc_va_arg, %struct.fault_case** @all_cases, align 8, !dbg !301
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg_stack() #0 !dbg !302 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !303
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_va_arg_stack, i32 0, i32 2), align 8, !dbg !303
  store %struct.fault_case* @entry_libc_va_arg_stack, %struct.fault_case** @all_cases, align 8, !dbg !303
  ret void, !dbg !303
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_negative() #0 !dbg !304 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !305
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_negative, i32 0, i32 2), align 8, !dbg !305
  store %struct.fault_case* @entry_libc_memcpy_negative, %struct.fault_case** @all_cases, align 8, !dbg !305
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset_negative() #0 !dbg !306 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !307
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memset_negative, i32 0, i32 2), align 8, !dbg !307
  store %struct.fault_case* @entry_libc_memset_negative, %struct.fault_case** @all_cases, align 8, !dbg !307
  ret void, !dbg !307
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy_negative() #0 !dbg !308 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !309
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strncpy_negative, i32 0, i32 2), align 8, !dbg !309
  store %struct.fault_case* @entry_libc_strncpy_negative, %struct.fault_case** @all_cases, align 8, !dbg !309
  ret void, !dbg !309
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread_negative() #0 !dbg !310 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !311
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fread_negative, i32 0, i32 2), align 8, !dbg !311
  store %struct.fault_case* @entry_libc_fread_negative, %struct.fault_case** @all_cases, align 8, !dbg !311
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat_unterminated() #0 !dbg !312 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !313
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcat_unterminated, i32 0, i32 2), align 8, !dbg !313
  store %struct.fault_case* @entry_libc_strcat_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !313
  ret void, !dbg !313
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_overlap() #0 !dbg !314 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !315
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_overlap, i32 0, i32 2), align 8, !dbg !315
  store %struct.fault_case* @entry_libc_strcpy_overlap, %struct.fault_case** @all_cases, align 8, !dbg !315
  ret void, !dbg !315
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort_null() #0 !dbg !316 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !317
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_qsort_null, i32 0, i32 2), align 8, !dbg !317
  store %struct.fault_case* @entry_libc_qsort_null, %struct.fault_case** @all_cases, align 8, !dbg !317
  ret void, !dbg !317
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_regfree_freed() #0 !dbg !318 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !319
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_regfree_freed, i32 0, i32 2), align 8, !dbg !319
  store %struct.fault_case* @entry_libc_regfree_freed, %struct.fault_case** @all_cases, align 8, !dbg !319
  ret void, !dbg !319
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_wcslen_unterminated() #0 !dbg !320 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !321
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_wcslen_unterminated, i32 0, i32 2), align 8, !dbg !321
  store %struct.fault_case* @entry_libc_wcslen_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !321
  ret void, !dbg !321
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_float() #0 !dbg !322 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !323
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_number_for_float, i32 0, i32 2), align 8, !dbg !323
  store %struct.fault_case* @entry_libc_printf_number_for_float, %struct.fault_case** @all_cases, align 8, !dbg !323
  ret void, !dbg !323
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_float_for_number() #0 !dbg !324 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !325
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_float_for_number, i32 0, i32 2), align 8, !dbg !325
  store %struct.fault_case* @entry_libc_printf_float_for_number, %struct.fault_case** @all_cases, align 8, !dbg !325
  ret void, !dbg !325
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_null() #0 !dbg !326 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !327
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf_null, i32 0, i32 2), align 8, !dbg !327
  store %struct.fault_case* @entry_libc_scanf_null, %struct.fault_case** @all_cases, align 8, !dbg !327
  ret void, !dbg !327
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok_first() #0 !dbg !328 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !329
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strtok_first, i32 0, i32 2), align 8, !dbg !329
  store %struct.fault_case* @entry_libc_strtok_first, %struct.fault_case** @all_cases, align 8, !dbg !329
  ret void, !dbg !329
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_heap() #0 !dbg !330 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !331, metadata !DIExpression()), !dbg !332
  %2 = call noalias i8* @malloc(i64 noundef 5) #11, !dbg !333
  store i8* %2, i8** %1, align 8, !dbg !332
  %3 = load i8*, i8** %1, align 8, !dbg !334
  %4 = load i32, i32* @bad, align 4, !dbg !335
  %5 = icmp ne i32 %4, 0, !dbg !335
  %6 = zext i1 %5 to i64, !dbg !335
  %7 = select i1 %5, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), !dbg !335
  %8 = call i8* @strcpy(i8* noundef %3, i8* noundef %7) #11, !dbg !336
  %9 = load i8*, i8** %1, align 8, !dbg !337
  call void @free(i8* noundef %9) #11, !dbg !338
  ret void, !dbg !339
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_stack() #0 !dbg !340 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !341, metadata !DIExpression()), !dbg !342
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !343
  %3 = load i32, i32* @bad, align 4, !dbg !344
  %4 = icmp ne i32 %3, 0, !dbg !344
  %5 = zext i1 %4 to i64, !dbg !344
  %6 = select i1 %4, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), !dbg !344
  %7 = call i8* @strcpy(i8* noundef %2, i8* noundef %6) #11, !dbg !345
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_global() #0 !dbg !347 {
  %1 = load i32, i32* @bad, align 4, !dbg !348
  %2 = icmp ne i32 %1, 0, !dbg !348
  %3 = zext i1 %2 to i64, !dbg !348
  %4 = select i1 %2, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), !dbg !348
  %5 = call i8* @strcpy(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @small, i64 0, i64 0), i8* noundef %4) #11, !dbg !349
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat() #0 !dbg !351 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !352, metadata !DIExpression()), !dbg !356
  %2 = bitcast [8 x i8]* %1 to i8*, !dbg !356
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_strcat.a, i32 0, i32 0), i64 8, i1 false), !dbg !356
  %3 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !357
  %4 = load i32, i32* @bad, align 4, !dbg !358
  %5 = icmp ne i32 %4, 0, !dbg !358
  %6 = zext i1 %5 to i64, !dbg !358
  %7 = select i1 %5, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0), !dbg !358
  %8 = call i8* @strcat(i8* noundef %3, i8* noundef %7) #11, !dbg !359
  ret void, !dbg !360
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare i8* @strcat(i8* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy() #0 !dbg !361 {
  %1 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata [6 x i8]* %1, metadata !362, metadata !DIExpression()), !dbg !366
  %2 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0, !dbg !367
  %3 = load i32, i32* @bad, align 4, !dbg !368
  %4 = icmp ne i32 %3, 0, !dbg !368
  %5 = zext i1 %4 to i64, !dbg !368
  %6 = select i1 %4, i64 7, i64 6, !dbg !368
  %7 = call i8* @strncpy(i8* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i64 noundef %6) #11, !dbg !369
  ret void, !dbg !370
}

; Function Attrs: nounwind
declare i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_sprintf() #0 !dbg !371 {
  %1 = alloca [5 x i8], align 1
  call void @llvm.dbg.declare(metadata [5 x i8]* %1, metadata !372, metadata !DIExpression()), !dbg !376
  %2 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0, !dbg !377
  %3 = load i32, i32* @bad, align 4, !dbg !378
  %4 = icmp ne i32 %3, 0, !dbg !378
  %5 = zext i1 %4 to i64, !dbg !378
  %6 = select i1 %4, i32 12345, i32 1234, !dbg !378
  %7 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i32 noundef %6) #11, !dbg !379
  ret void, !dbg !380
}

; Function Attrs: nounwind
declare i32 @sprintf(i8* noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_snprintf() #0 !dbg !381 {
  %1 = alloca [5 x i8], align 1
  call void @llvm.dbg.declare(metadata [5 x i8]* %1, metadata !382, metadata !DIExpression()), !dbg !383
  %2 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0, !dbg !384
  %3 = load i32, i32* @bad, align 4, !dbg !385
  %4 = icmp ne i32 %3, 0, !dbg !385
  %5 = zext i1 %4 to i64, !dbg !385
  %6 = select i1 %4, i64 9, i64 5, !dbg !385
  %7 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %2, i64 noundef %6, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0)) #11, !dbg !386
  ret void, !dbg !387
}

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset() #0 !dbg !388 {
  %1 = alloca [3 x i32], align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %1, metadata !389, metadata !DIExpression()), !dbg !393
  %2 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 0, !dbg !394
  %3 = bitcast i32* %2 to i8*, !dbg !394
  %4 = load i32, i32* @bad, align 4, !dbg !395
  %5 = icmp ne i32 %4, 0, !dbg !395
  %6 = zext i1 %5 to i64, !dbg !395
  %7 = select i1 %5, i32 1, i32 0, !dbg !395
  %8 = sext i32 %7 to i64, !dbg !396
  %9 = add i64 12, %8, !dbg !397
  call void @llvm.memset.p0i8.i64(i8* align 4 %3, i8 0, i64 %9, i1 false), !dbg !394
  ret void, !dbg !398
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_to() #0 !dbg !399 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !400, metadata !DIExpression()), !dbg !401
  %2 = call noalias i8* @malloc(i64 noundef 4) #11, !dbg !402
  store i8* %2, i8** %1, align 8, !dbg !401
  %3 = load i8*, i8** %1, align 8, !dbg !403
  %4 = load i32, i32* @bad, align 4, !dbg !404
  %5 = icmp ne i32 %4, 0, !dbg !404
  %6 = zext i1 %5 to i64, !dbg !404
  %7 = select i1 %5, i32 8, i32 4, !dbg !404
  %8 = sext i32 %7 to i64, !dbg !404
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([9 x i8], [9 x i8]* @.str.19, i64 0, i64 0), i64 %8, i1 false), !dbg !405
  %9 = load i8*, i8** %1, align 8, !dbg !406
  call void @free(i8* noundef %9) #11, !dbg !407
  ret void, !dbg !408
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_from() #0 !dbg !409 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !410, metadata !DIExpression()), !dbg !411
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !412, metadata !DIExpression()), !dbg !413
  %3 = bitcast [4 x i8]* %2 to i8*, !dbg !413
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memcpy_from.from, i32 0, i32 0), i64 4, i1 false), !dbg !413
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !414
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !414
  %6 = load i32, i32* @bad, align 4, !dbg !415
  %7 = icmp ne i32 %6, 0, !dbg !415
  %8 = zext i1 %7 to i64, !dbg !415
  %9 = select i1 %7, i32 8, i32 4, !dbg !415
  %10 = sext i32 %9 to i64, !dbg !415
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %5, i64 %10, i1 false), !dbg !414
  ret void, !dbg !416
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_overlap() #0 !dbg !417 {
  %1 = alloca [16 x i8], align 16
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !418, metadata !DIExpression()), !dbg !422
  %2 = bitcast [16 x i8]* %1 to i8*, !dbg !422
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 getelementptr inbounds ([16 x i8], [16 x i8]* @__const.libc_memcpy_overlap.a, i32 0, i32 0), i64 16, i1 false), !dbg !422
  %3 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !423
  %4 = load i32, i32* @bad, align 4, !dbg !424
  %5 = icmp ne i32 %4, 0, !dbg !424
  %6 = zext i1 %5 to i64, !dbg !424
  %7 = select i1 %5, i32 4, i32 8, !dbg !424
  %8 = sext i32 %7 to i64, !dbg !425
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !425
  %10 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !426
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 16 %10, i64 8, i1 false), !dbg !426
  ret void, !dbg !427
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memmove() #0 !dbg !428 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !429, metadata !DIExpression()), !dbg !430
  %2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 16) #11, !dbg !431
  store i8* %2, i8** %1, align 8, !dbg !430
  %3 = load i8*, i8** %1, align 8, !dbg !432
  %4 = getelementptr inbounds i8, i8* %3, i64 1, !dbg !433
  %5 = load i8*, i8** %1, align 8, !dbg !434
  %6 = load i32, i32* @bad, align 4, !dbg !435
  %7 = icmp ne i32 %6, 0, !dbg !435
  %8 = zext i1 %7 to i64, !dbg !435
  %9 = select i1 %7, i32 16, i32 15, !dbg !435
  %10 = sext i32 %9 to i64, !dbg !435
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %5, i64 %10, i1 false), !dbg !436
  %11 = load i8*, i8** %1, align 8, !dbg !437
  call void @free(i8* noundef %11) #11, !dbg !438
  ret void, !dbg !439
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_unterminated() #0 !dbg !440 {
  %1 = alloca [3 x i8], align 1
  call void @llvm.dbg.declare(metadata [3 x i8]* %1, metadata !441, metadata !DIExpression()), !dbg !443
  %2 = bitcast [3 x i8]* %1 to i8*, !dbg !443
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @__const.libc_strlen_unterminated.a, i32 0, i32 0), i64 3, i1 false), !dbg !443
  %3 = load i32, i32* @bad, align 4, !dbg !444
  %4 = icmp ne i32 %3, 0, !dbg !444
  br i1 %4, label %7, label %5, !dbg !446

5:                                                ; preds = %0
  %6 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 2, !dbg !447
  store i8 0, i8* %6, align 1, !dbg !448
  br label %7, !dbg !447

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 0, !dbg !449
  %9 = call i64 @strlen(i8* noundef %8) #10, !dbg !451
  %10 = icmp ne i64 %9, 2, !dbg !452
  br i1 %10, label %11, label %12, !dbg !453

11:                                               ; preds = %7
  call void @abort() #12, !dbg !454
  unreachable, !dbg !454

12:                                               ; preds = %7
  ret void, !dbg !455
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_freed() #0 !dbg !456 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !457, metadata !DIExpression()), !dbg !458
  %3 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0)) #11, !dbg !459
  store i8* %3, i8** %1, align 8, !dbg !458
  call void @llvm.dbg.declare(metadata i64* %2, metadata !460, metadata !DIExpression()), !dbg !464
  %4 = load i8*, i8** %1, align 8, !dbg !465
  %5 = call i64 @strlen(i8* noundef %4) #10, !dbg !466
  store i64 %5, i64* %2, align 8, !dbg !464
  %6 = load i8*, i8** %1, align 8, !dbg !467
  call void @free(i8* noundef %6) #11, !dbg !468
  %7 = load i32, i32* @bad, align 4, !dbg !469
  %8 = icmp ne i32 %7, 0, !dbg !469
  br i1 %8, label %9, label %12, !dbg !471

9:                                                ; preds = %0
  %10 = load i8*, i8** %1, align 8, !dbg !472
  %11 = call i64 @strlen(i8* noundef %10) #10, !dbg !473
  store i64 %11, i64* %2, align 8, !dbg !474
  br label %12, !dbg !475

12:                                               ; preds = %9, %0
  %13 = load i64, i64* %2, align 8, !dbg !476
  %14 = icmp ne i64 %13, 4, !dbg !478
  br i1 %14, label %15, label %16, !dbg !479

15:                                               ; preds = %12
  call void @abort() #12, !dbg !480
  unreachable, !dbg !480

16:                                               ; preds = %12
  ret void, !dbg !481
}

; Function Attrs: nounwind
declare noalias i8* @strdup(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strdup_overrun() #0 !dbg !482 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !483, metadata !DIExpression()), !dbg !484
  %2 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0)) #11, !dbg !485
  store i8* %2, i8** %1, align 8, !dbg !484
  %3 = load i8*, i8** %1, align 8, !dbg !486
  %4 = load i32, i32* @bad, align 4, !dbg !487
  %5 = icmp ne i32 %4, 0, !dbg !487
  %6 = zext i1 %5 to i64, !dbg !487
  %7 = select i1 %5, i32 5, i32 4, !dbg !487
  %8 = sext i32 %7 to i64, !dbg !486
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !486
  store i8 0, i8* %9, align 1, !dbg !488
  %10 = load i8*, i8** %1, align 8, !dbg !489
  call void @free(i8* noundef %10) #11, !dbg !490
  ret void, !dbg !491
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgets() #0 !dbg !492 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !493, metadata !DIExpression()), !dbg !494
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !495
  %3 = load i32, i32* @bad, align 4, !dbg !497
  %4 = icmp ne i32 %3, 0, !dbg !497
  %5 = zext i1 %4 to i64, !dbg !497
  %6 = select i1 %4, i64 8, i64 4, !dbg !497
  %7 = trunc i64 %6 to i32, !dbg !497
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !498
  %9 = call i8* @fgets(i8* noundef %2, i32 noundef %7, %struct._IO_FILE* noundef %8), !dbg !499
  %10 = icmp ne i8* %9, null, !dbg !499
  br i1 %10, label %11, label %13, !dbg !500

11:                                               ; preds = %0
  %12 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !501
  store i8 0, i8* %12, align 1, !dbg !502
  br label %13, !dbg !501

13:                                               ; preds = %11, %0
  ret void, !dbg !503
}

declare i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread() #0 !dbg !504 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !505, metadata !DIExpression()), !dbg !506
  %2 = call noalias i8* @malloc(i64 noundef 4) #11, !dbg !507
  store i8* %2, i8** %1, align 8, !dbg !506
  %3 = load i8*, i8** %1, align 8, !dbg !508
  %4 = load i32, i32* @bad, align 4, !dbg !510
  %5 = icmp ne i32 %4, 0, !dbg !510
  %6 = zext i1 %5 to i64, !dbg !510
  %7 = select i1 %5, i32 6, i32 4, !dbg !510
  %8 = sext i32 %7 to i64, !dbg !510
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !511
  %10 = call i64 @fread(i8* noundef %3, i64 noundef 1, i64 noundef %8, %struct._IO_FILE* noundef %9), !dbg !512
  %11 = icmp eq i64 %10, 0, !dbg !513
  br i1 %11, label %12, label %13, !dbg !514

12:                                               ; preds = %0
  call void @abort() #12, !dbg !515
  unreachable, !dbg !515

13:                                               ; preds = %0
  %14 = load i8*, i8** %1, align 8, !dbg !516
  call void @free(i8* noundef %14) #11, !dbg !517
  ret void, !dbg !518
}

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf() #0 !dbg !519 {
  %1 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata [6 x i8]* %1, metadata !520, metadata !DIExpression()), !dbg !521
  %2 = load i32, i32* @bad, align 4, !dbg !522
  %3 = icmp ne i32 %2, 0, !dbg !522
  %4 = zext i1 %3 to i64, !dbg !522
  %5 = select i1 %3, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.30, i64 0, i64 0), !dbg !522
  %6 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0, !dbg !524
  %7 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef %5, i8* noundef %6), !dbg !525
  %8 = icmp ne i32 %7, 1, !dbg !526
  br i1 %8, label %9, label %10, !dbg !527

9:                                                ; preds = %0
  call void @abort() #12, !dbg !528
  unreachable, !dbg !528

10:                                               ; preds = %0
  ret void, !dbg !529
}

declare i32 @__isoc99_scanf(i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_string() #0 !dbg !530 {
  %1 = alloca [2 x i8], align 1
  call void @llvm.dbg.declare(metadata [2 x i8]* %1, metadata !531, metadata !DIExpression()), !dbg !535
  %2 = bitcast [2 x i8]* %1 to i8*, !dbg !535
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([2 x i8], [2 x i8]* @__const.libc_printf_string.a, i32 0, i32 0), i64 2, i1 false), !dbg !535
  %3 = load i32, i32* @bad, align 4, !dbg !536
  %4 = icmp ne i32 %3, 0, !dbg !536
  %5 = zext i1 %4 to i64, !dbg !536
  %6 = select i1 %4, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.32, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.33, i64 0, i64 0), !dbg !536
  %7 = getelementptr inbounds [2 x i8], [2 x i8]* %1, i64 0, i64 0, !dbg !537
  %8 = call i32 (i8*, ...) @printf(i8* noundef %6, i8* noundef %7), !dbg !538
  ret void, !dbg !539
}

declare i32 @printf(i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_null_destination() #0 !dbg !540 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !541, metadata !DIExpression()), !dbg !542
  %2 = load i32, i32* @bad, align 4, !dbg !543
  %3 = icmp ne i32 %2, 0, !dbg !543
  br i1 %3, label %4, label %5, !dbg !543

4:                                                ; preds = %0
  br label %7, !dbg !543

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !544
  br label %7, !dbg !543

7:                                                ; preds = %5, %4
  %8 = phi i8* [ null, %4 ], [ %6, %5 ], !dbg !543
  %9 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %8, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i32 noundef 1) #11, !dbg !545
  ret void, !dbg !546
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcmp_null() #0 !dbg !547 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !548, metadata !DIExpression()), !dbg !549
  %2 = load i32, i32* @bad, align 4, !dbg !550
  %3 = icmp ne i32 %2, 0, !dbg !550
  %4 = zext i1 %3 to i64, !dbg !550
  %5 = select i1 %3, i8* null, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), !dbg !550
  store i8* %5, i8** %1, align 8, !dbg !549
  %6 = load i8*, i8** %1, align 8, !dbg !551
  %7 = call i32 @strcmp(i8* noundef %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0)) #10, !dbg !553
  %8 = icmp ne i32 %7, 0, !dbg !553
  br i1 %8, label %9, label %10, !dbg !554

9:                                                ; preds = %0
  call void @abort() #12, !dbg !555
  unreachable, !dbg !555

10:                                               ; preds = %0
  ret void, !dbg !556
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort() #0 !dbg !557 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !558, metadata !DIExpression()), !dbg !560
  %2 = bitcast [4 x i32]* %1 to i8*, !dbg !560
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i32]* @__const.libc_qsort.a to i8*), i64 16, i1 false), !dbg !560
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !561
  %4 = bitcast i32* %3 to i8*, !dbg !561
  %5 = load i32, i32* @bad, align 4, !dbg !562
  %6 = icmp ne i32 %5, 0, !dbg !562
  %7 = zext i1 %6 to i64, !dbg !562
  %8 = select i1 %6, i32 5, i32 4, !dbg !562
  %9 = sext i32 %8 to i64, !dbg !562
  call void @qsort(i8* noundef %4, i64 noundef %9, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !563
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !564
  %11 = load i32, i32* %10, align 16, !dbg !564
  %12 = icmp ne i32 %11, 1, !dbg !566
  br i1 %12, label %13, label %14, !dbg !567

13:                                               ; preds = %0
  call void @abort() #12, !dbg !568
  unreachable, !dbg !568

14:                                               ; preds = %0
  ret void, !dbg !569
}

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !570 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !575, metadata !DIExpression()), !dbg !576
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !577, metadata !DIExpression()), !dbg !578
  call void @llvm.dbg.declare(metadata i32** %5, metadata !579, metadata !DIExpression()), !dbg !582
  %7 = load i8*, i8** %3, align 8, !dbg !583
  %8 = bitcast i8* %7 to i32*, !dbg !583
  store i32* %8, i32** %5, align 8, !dbg !582
  call void @llvm.dbg.declare(metadata i32** %6, metadata !584, metadata !DIExpression()), !dbg !585
  %9 = load i8*, i8** %4, align 8, !dbg !586
  %10 = bitcast i8* %9 to i32*, !dbg !586
  store i32* %10, i32** %6, align 8, !dbg !585
  %11 = load i32*, i32** %5, align 8, !dbg !587
  %12 = load i32, i32* %11, align 4, !dbg !588
  %13 = load i32*, i32** %6, align 8, !dbg !589
  %14 = load i32, i32* %13, align 4, !dbg !590
  %15 = sub nsw i32 %12, %14, !dbg !591
  ret i32 %15, !dbg !592
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_comparison() #0 !dbg !593 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !594, metadata !DIExpression()), !dbg !595
  %2 = bitcast [4 x i32]* %1 to i8*, !dbg !595
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i32]* @__const.libc_comparison.a to i8*), i64 16, i1 false), !dbg !595
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !596
  %4 = bitcast i32* %3 to i8*, !dbg !596
  call void @qsort(i8* noundef %4, i64 noundef 4, i64 noundef 4, i32 (i8*, i8*)* noundef @reads_neighbour), !dbg !597
  ret void, !dbg !598
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @reads_neighbour(i8* noundef %0, i8* noundef %1) #0 !dbg !599 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !600, metadata !DIExpression()), !dbg !601
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !602, metadata !DIExpression()), !dbg !603
  call void @llvm.dbg.declare(metadata i32** %5, metadata !604, metadata !DIExpression()), !dbg !605
  %7 = load i8*, i8** %3, align 8, !dbg !606
  %8 = bitcast i8* %7 to i32*, !dbg !606
  store i32* %8, i32** %5, align 8, !dbg !605
  call void @llvm.dbg.declare(metadata i32** %6, metadata !607, metadata !DIExpression()), !dbg !608
  %9 = load i8*, i8** %4, align 8, !dbg !609
  %10 = bitcast i8* %9 to i32*, !dbg !609
  store i32* %10, i32** %6, align 8, !dbg !608
  %11 = load i32, i32* @bad, align 4, !dbg !610
  %12 = icmp ne i32 %11, 0, !dbg !610
  br i1 %12, label %13, label %21, !dbg !610

13:                                               ; preds = %2
  %14 = load i32*, i32** %5, align 8, !dbg !611
  %15 = getelementptr inbounds i32, i32* %14, i64 4, !dbg !611
  %16 = load i32, i32* %15, align 4, !dbg !611
  %17 = load i32*, i32** %6, align 8, !dbg !612
  %18 = getelementptr inbounds i32, i32* %17, i64 4, !dbg !612
  %19 = load i32, i32* %18, align 4, !dbg !612
  %20 = sub nsw i32 %16, %19, !dbg !613
  br label %27, !dbg !610

21:                                               ; preds = %2
  %22 = load i32*, i32** %5, align 8, !dbg !614
  %23 = load i32, i32* %22, align 4, !dbg !615
  %24 = load i32*, i32** %6, align 8, !dbg !616
  %25 = load i32, i32* %24, align 4, !dbg !617
  %26 = sub nsw i32 %23, %25, !dbg !618
  br label %27, !dbg !610

27:                                               ; preds = %21, %13
  %28 = phi i32 [ %20, %13 ], [ %26, %21 ], !dbg !610
  ret i32 %28, !dbg !619
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp() #0 !dbg !620 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !621, metadata !DIExpression()), !dbg !622
  %3 = bitcast [4 x i8]* %1 to i8*, !dbg !622
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memcmp.a, i32 0, i32 0), i64 4, i1 false), !dbg !622
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !623, metadata !DIExpression()), !dbg !624
  %4 = bitcast [8 x i8]* %2 to i8*, !dbg !624
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_memcmp.b, i32 0, i32 0), i64 8, i1 false), !dbg !624
  %5 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !625
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !627
  %7 = load i32, i32* @bad, align 4, !dbg !628
  %8 = icmp ne i32 %7, 0, !dbg !628
  %9 = zext i1 %8 to i64, !dbg !628
  %10 = select i1 %8, i32 8, i32 4, !dbg !628
  %11 = sext i32 %10 to i64, !dbg !628
  %12 = call i32 @memcmp(i8* noundef %5, i8* noundef %6, i64 noundef %11) #10, !dbg !629
  %13 = icmp ne i32 %12, 0, !dbg !629
  br i1 %13, label %14, label %15, !dbg !630

14:                                               ; preds = %0
  call void @abort() #12, !dbg !631
  unreachable, !dbg !631

15:                                               ; preds = %0
  ret void, !dbg !632
}

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memchr() #0 !dbg !633 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !634, metadata !DIExpression()), !dbg !635
  %2 = bitcast [4 x i8]* %1 to i8*, !dbg !635
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memchr.a, i32 0, i32 0), i64 4, i1 false), !dbg !635
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !636
  %4 = load i32, i32* @bad, align 4, !dbg !638
  %5 = icmp ne i32 %4, 0, !dbg !638
  %6 = zext i1 %5 to i64, !dbg !638
  %7 = select i1 %5, i32 5, i32 4, !dbg !638
  %8 = sext i32 %7 to i64, !dbg !638
  %9 = call i8* @memchr(i8* noundef %3, i32 noundef 122, i64 noundef %8) #10, !dbg !639
  %10 = icmp ne i8* %9, null, !dbg !639
  br i1 %10, label %11, label %12, !dbg !640

11:                                               ; preds = %0
  call void @abort() #12, !dbg !641
  unreachable, !dbg !641

12:                                               ; preds = %0
  ret void, !dbg !642
}

; Function Attrs: nounwind readonly willreturn
declare i8* @memchr(i8* noundef, i32 noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok() #0 !dbg !643 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !644, metadata !DIExpression()), !dbg !645
  %3 = bitcast [4 x i8]* %1 to i8*, !dbg !645
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_strtok.text, i32 0, i32 0), i64 4, i1 false), !dbg !645
  call void @llvm.dbg.declare(metadata i8** %2, metadata !646, metadata !DIExpression()), !dbg !647
  %4 = load i32, i32* @bad, align 4, !dbg !648
  %5 = icmp ne i32 %4, 0, !dbg !648
  br i1 %5, label %6, label %7, !dbg !648

6:                                                ; preds = %0
  br label %9, !dbg !648

7:                                                ; preds = %0
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !649
  br label %9, !dbg !648

9:                                                ; preds = %7, %6
  %10 = phi i8* [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.42, i64 0, i64 0), %6 ], [ %8, %7 ], !dbg !648
  %11 = call i8* @strtok(i8* noundef %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.43, i64 0, i64 0)) #11, !dbg !650
  store i8* %11, i8** %2, align 8, !dbg !647
  %12 = load i8*, i8** %2, align 8, !dbg !651
  %13 = icmp ne i8* %12, null, !dbg !651
  br i1 %13, label %15, label %14, !dbg !653

14:                                               ; preds = %9
  call void @abort() #12, !dbg !654
  unreachable, !dbg !654

15:                                               ; preds = %9
  ret void, !dbg !655
}

; Function Attrs: nounwind
declare i8* @strtok(i8* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_getline_freed() #0 !dbg !656 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !657, metadata !DIExpression()), !dbg !658
  store i8* null, i8** %1, align 8, !dbg !658
  call void @llvm.dbg.declare(metadata i64* %2, metadata !659, metadata !DIExpression()), !dbg !660
  store i64 0, i64* %2, align 8, !dbg !660
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !661
  %4 = call i64 @getline(i8** noundef %1, i64* noundef %2, %struct._IO_FILE* noundef %3), !dbg !663
  %5 = icmp slt i64 %4, 0, !dbg !664
  br i1 %5, label %6, label %7, !dbg !665

6:                                                ; preds = %0
  call void @abort() #12, !dbg !666
  unreachable, !dbg !666

7:                                                ; preds = %0
  %8 = load i8*, i8** %1, align 8, !dbg !667
  call void @free(i8* noundef %8) #11, !dbg !668
  %9 = load i32, i32* @bad, align 4, !dbg !669
  %10 = icmp ne i32 %9, 0, !dbg !669
  br i1 %10, label %11, label %14, !dbg !671

11:                                               ; preds = %7
  %12 = load i8*, i8** %1, align 8, !dbg !672
  %13 = getelementptr inbounds i8, i8* %12, i64 0, !dbg !672
  store i8 0, i8* %13, align 1, !dbg !673
  br label %14, !dbg !672

14:                                               ; preds = %11, %7
  ret void, !dbg !674
}

declare i64 @getline(i8** noundef, i64* noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fclose_twice() #0 !dbg !675 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !676, metadata !DIExpression()), !dbg !732
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.47, i64 0, i64 0)), !dbg !733
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !732
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !734
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !734
  br i1 %4, label %6, label %5, !dbg !736

5:                                                ; preds = %0
  call void @abort() #12, !dbg !737
  unreachable, !dbg !737

6:                                                ; preds = %0
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !738
  %8 = call i32 @fclose(%struct._IO_FILE* noundef %7), !dbg !739
  %9 = load i32, i32* @bad, align 4, !dbg !740
  %10 = icmp ne i32 %9, 0, !dbg !740
  br i1 %10, label %11, label %14, !dbg !742

11:                                               ; preds = %6
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !743
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !744
  br label %14, !dbg !744

14:                                               ; preds = %11, %6
  ret void, !dbg !745
}

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #7

declare i32 @fclose(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_isalpha() #0 !dbg !746 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !747, metadata !DIExpression()), !dbg !748
  %2 = load i32, i32* @bad, align 4, !dbg !749
  %3 = icmp ne i32 %2, 0, !dbg !749
  %4 = zext i1 %3 to i64, !dbg !749
  %5 = select i1 %3, i32 100000, i32 97, !dbg !749
  store i32 %5, i32* %1, align 4, !dbg !748
  %6 = call i16** @__ctype_b_loc() #13, !dbg !750
  %7 = load i16*, i16** %6, align 8, !dbg !750
  %8 = load i32, i32* %1, align 4, !dbg !750
  %9 = sext i32 %8 to i64, !dbg !750
  %10 = getelementptr inbounds i16, i16* %7, i64 %9, !dbg !750
  %11 = load i16, i16* %10, align 2, !dbg !750
  %12 = zext i16 %11 to i32, !dbg !750
  %13 = and i32 %12, 1024, !dbg !750
  %14 = icmp ne i32 %13, 0, !dbg !750
  br i1 %14, label %16, label %15, !dbg !752

15:                                               ; preds = %0
  call void @abort() #12, !dbg !753
  unreachable, !dbg !753

16:                                               ; preds = %0
  ret void, !dbg !754
}

; Function Attrs: nounwind readnone willreturn
declare i16** @__ctype_b_loc() #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fputs_closed() #0 !dbg !755 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !756, metadata !DIExpression()), !dbg !757
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.47, i64 0, i64 0)), !dbg !758
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !757
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !759
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !759
  br i1 %4, label %6, label %5, !dbg !761

5:                                                ; preds = %0
  call void @abort() #12, !dbg !762
  unreachable, !dbg !762

6:                                                ; preds = %0
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !763
  %8 = call i32 @fputs(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.50, i64 0, i64 0), %struct._IO_FILE* noundef %7), !dbg !764
  %9 = load i32, i32* @bad, align 4, !dbg !765
  %10 = icmp ne i32 %9, 0, !dbg !765
  br i1 %10, label %11, label %14, !dbg !767

11:                                               ; preds = %6
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !768
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !769
  br label %14, !dbg !769

14:                                               ; preds = %11, %6
  %15 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !770
  %16 = call i32 @fputs(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.51, i64 0, i64 0), %struct._IO_FILE* noundef %15), !dbg !771
  %17 = load i32, i32* @bad, align 4, !dbg !772
  %18 = icmp ne i32 %17, 0, !dbg !772
  br i1 %18, label %22, label %19, !dbg !774

19:                                               ; preds = %14
  %20 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !775
  %21 = call i32 @fclose(%struct._IO_FILE* noundef %20), !dbg !776
  br label %22, !dbg !776

22:                                               ; preds = %19, %14
  ret void, !dbg !777
}

declare i32 @fputs(i8* noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fprintf_closed() #0 !dbg !778 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !779, metadata !DIExpression()), !dbg !780
  %2 = call noalias %struct._IO_FILE* @tmpfile(), !dbg !781
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !780
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !782
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !782
  br i1 %4, label %6, label %5, !dbg !784

5:                                                ; preds = %0
  call void @abort() #12, !dbg !785
  unreachable, !dbg !785

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !786
  %8 = icmp ne i32 %7, 0, !dbg !786
  br i1 %8, label %9, label %12, !dbg !788

9:                                                ; preds = %6
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !789
  %11 = call i32 @fclose(%struct._IO_FILE* noundef %10), !dbg !790
  br label %12, !dbg !790

12:                                               ; preds = %9, %6
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !791
  %14 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %13, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.53, i64 0, i64 0), i32 noundef 5), !dbg !792
  %15 = load i32, i32* @bad, align 4, !dbg !793
  %16 = icmp ne i32 %15, 0, !dbg !793
  br i1 %16, label %20, label %17, !dbg !795

17:                                               ; preds = %12
  %18 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !796
  %19 = call i32 @fclose(%struct._IO_FILE* noundef %18), !dbg !797
  br label %20, !dbg !797

20:                                               ; preds = %17, %12
  ret void, !dbg !798
}

declare noalias %struct._IO_FILE* @tmpfile() #7

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgetc_closed() #0 !dbg !799 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !800, metadata !DIExpression()), !dbg !801
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.55, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.56, i64 0, i64 0)), !dbg !802
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !801
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !803
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !803
  br i1 %4, label %6, label %5, !dbg !805

5:                                                ; preds = %0
  call void @abort() #12, !dbg !806
  unreachable, !dbg !806

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !807
  %8 = icmp ne i32 %7, 0, !dbg !807
  br i1 %8, label %9, label %12, !dbg !809

9:                                                ; preds = %6
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !810
  %11 = call i32 @fclose(%struct._IO_FILE* noundef %10), !dbg !811
  br label %12, !dbg !811

12:                                               ; preds = %9, %6
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !812
  %14 = call i32 @fgetc(%struct._IO_FILE* noundef %13), !dbg !814
  %15 = icmp ne i32 %14, -1, !dbg !815
  br i1 %15, label %16, label %17, !dbg !816

16:                                               ; preds = %12
  call void @abort() #12, !dbg !817
  unreachable, !dbg !817

17:                                               ; preds = %12
  %18 = load i32, i32* @bad, align 4, !dbg !818
  %19 = icmp ne i32 %18, 0, !dbg !818
  br i1 %19, label %23, label %20, !dbg !820

20:                                               ; preds = %17
  %21 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !821
  %22 = call i32 @fclose(%struct._IO_FILE* noundef %21), !dbg !822
  br label %23, !dbg !822

23:                                               ; preds = %20, %17
  ret void, !dbg !823
}

declare i32 @fgetc(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_null_stream() #0 !dbg !824 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !825, metadata !DIExpression()), !dbg !826
  %2 = load i32, i32* @bad, align 4, !dbg !827
  %3 = icmp ne i32 %2, 0, !dbg !827
  %4 = zext i1 %3 to i64, !dbg !827
  %5 = select i1 %3, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.58, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.55, i64 0, i64 0), !dbg !827
  %6 = call noalias %struct._IO_FILE* @fopen(i8* noundef %5, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.56, i64 0, i64 0)), !dbg !828
  store %struct._IO_FILE* %6, %struct._IO_FILE** %1, align 8, !dbg !826
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !829
  %8 = call i32 @fgetc(%struct._IO_FILE* noundef %7), !dbg !831
  %9 = icmp ne i32 %8, -1, !dbg !832
  br i1 %9, label %10, label %11, !dbg !833

10:                                               ; preds = %0
  call void @abort() #12, !dbg !834
  unreachable, !dbg !834

11:                                               ; preds = %0
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !835
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !836
  ret void, !dbg !837
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_closedir_twice() #0 !dbg !838 {
  %1 = alloca %struct.__dirstream*, align 8
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %1, metadata !839, metadata !DIExpression()), !dbg !844
  %2 = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.60, i64 0, i64 0)), !dbg !845
  store %struct.__dirstream* %2, %struct.__dirstream** %1, align 8, !dbg !844
  %3 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !846
  %4 = icmp ne %struct.__dirstream* %3, null, !dbg !846
  br i1 %4, label %6, label %5, !dbg !848

5:                                                ; preds = %0
  call void @abort() #12, !dbg !849
  unreachable, !dbg !849

6:                                                ; preds = %0
  %7 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !850
  %8 = call i32 @closedir(%struct.__dirstream* noundef %7), !dbg !851
  %9 = load i32, i32* @bad, align 4, !dbg !852
  %10 = icmp ne i32 %9, 0, !dbg !852
  br i1 %10, label %11, label %14, !dbg !854

11:                                               ; preds = %6
  %12 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !855
  %13 = call i32 @closedir(%struct.__dirstream* noundef %12), !dbg !856
  br label %14, !dbg !856

14:                                               ; preds = %11, %6
  ret void, !dbg !857
}

declare noalias %struct.__dirstream* @opendir(i8* noundef) #7

declare i32 @closedir(%struct.__dirstream* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_readdir_closed() #0 !dbg !858 {
  %1 = alloca %struct.__dirstream*, align 8
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %1, metadata !859, metadata !DIExpression()), !dbg !860
  %2 = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.60, i64 0, i64 0)), !dbg !861
  store %struct.__dirstream* %2, %struct.__dirstream** %1, align 8, !dbg !860
  %3 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !862
  %4 = icmp ne %struct.__dirstream* %3, null, !dbg !862
  br i1 %4, label %6, label %5, !dbg !864

5:                                                ; preds = %0
  call void @abort() #12, !dbg !865
  unreachable, !dbg !865

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !866
  %8 = icmp ne i32 %7, 0, !dbg !866
  br i1 %8, label %9, label %12, !dbg !868

9:                                                ; preds = %6
  %10 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !869
  %11 = call i32 @closedir(%struct.__dirstream* noundef %10), !dbg !870
  br label %12, !dbg !870

12:                                               ; preds = %9, %6
  %13 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !871
  %14 = call %struct.dirent* @readdir(%struct.__dirstream* noundef %13), !dbg !873
  %15 = icmp ne %struct.dirent* %14, null, !dbg !873
  br i1 %15, label %17, label %16, !dbg !874

16:                                               ; preds = %12
  call void @abort() #12, !dbg !875
  unreachable, !dbg !875

17:                                               ; preds = %12
  %18 = load i32, i32* @bad, align 4, !dbg !876
  %19 = icmp ne i32 %18, 0, !dbg !876
  br i1 %19, label %23, label %20, !dbg !878

20:                                               ; preds = %17
  %21 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !879
  %22 = call i32 @closedir(%struct.__dirstream* noundef %21), !dbg !880
  br label %23, !dbg !880

23:                                               ; preds = %20, %17
  ret void, !dbg !881
}

declare %struct.dirent* @readdir(%struct.__dirstream* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memstream_freed() #0 !dbg !882 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !883, metadata !DIExpression()), !dbg !884
  store i8* null, i8** %1, align 8, !dbg !884
  call void @llvm.dbg.declare(metadata i64* %2, metadata !885, metadata !DIExpression()), !dbg !886
  store i64 0, i64* %2, align 8, !dbg !886
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !887, metadata !DIExpression()), !dbg !888
  %4 = call noalias %struct._IO_FILE* @open_memstream(i8** noundef %1, i64* noundef %2) #11, !dbg !889
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !888
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !890
  %6 = icmp ne %struct._IO_FILE* %5, null, !dbg !890
  br i1 %6, label %8, label %7, !dbg !892

7:                                                ; preds = %0
  call void @abort() #12, !dbg !893
  unreachable, !dbg !893

8:                                                ; preds = %0
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !894
  %10 = call i32 @fputs(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %9), !dbg !895
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !896
  %12 = call i32 @fclose(%struct._IO_FILE* noundef %11), !dbg !897
  %13 = load i8*, i8** %1, align 8, !dbg !898
  %14 = load i32, i32* @bad, align 4, !dbg !900
  %15 = icmp ne i32 %14, 0, !dbg !900
  %16 = zext i1 %15 to i64, !dbg !900
  %17 = select i1 %15, i32 5, i32 4, !dbg !900
  %18 = sext i32 %17 to i64, !dbg !898
  %19 = getelementptr inbounds i8, i8* %13, i64 %18, !dbg !898
  %20 = load i8, i8* %19, align 1, !dbg !898
  %21 = icmp ne i8 %20, 0, !dbg !898
  br i1 %21, label %22, label %23, !dbg !901

22:                                               ; preds = %8
  call void @abort() #12, !dbg !902
  unreachable, !dbg !902

23:                                               ; preds = %8
  %24 = load i8*, i8** %1, align 8, !dbg !903
  call void @free(i8* noundef %24) #11, !dbg !904
  ret void, !dbg !905
}

; Function Attrs: nounwind
declare noalias %struct._IO_FILE* @open_memstream(i8** noundef, i64* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fmemopen() #0 !dbg !906 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !907, metadata !DIExpression()), !dbg !908
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %2, metadata !909, metadata !DIExpression()), !dbg !910
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !911
  %4 = load i32, i32* @bad, align 4, !dbg !912
  %5 = icmp ne i32 %4, 0, !dbg !912
  %6 = zext i1 %5 to i64, !dbg !912
  %7 = select i1 %5, i64 8, i64 4, !dbg !912
  %8 = call noalias %struct._IO_FILE* @fmemopen(i8* noundef %3, i64 noundef %7, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.47, i64 0, i64 0)) #11, !dbg !913
  store %struct._IO_FILE* %8, %struct._IO_FILE** %2, align 8, !dbg !910
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !914
  %10 = icmp ne %struct._IO_FILE* %9, null, !dbg !914
  br i1 %10, label %12, label %11, !dbg !916

11:                                               ; preds = %0
  call void @abort() #12, !dbg !917
  unreachable, !dbg !917

12:                                               ; preds = %0
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !918
  %14 = call i32 @fputs(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.64, i64 0, i64 0), %struct._IO_FILE* noundef %13), !dbg !919
  %15 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !920
  %16 = call i32 @fflush(%struct._IO_FILE* noundef %15), !dbg !921
  %17 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !922
  %18 = call i32 @fclose(%struct._IO_FILE* noundef %17), !dbg !923
  ret void, !dbg !924
}

; Function Attrs: nounwind
declare noalias %struct._IO_FILE* @fmemopen(i8* noundef, i64 noundef, i8* noundef) #3

declare i32 @fflush(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_missing() #0 !dbg !925 {
  %1 = alloca [40 x i8], align 16
  call void @llvm.dbg.declare(metadata [40 x i8]* %1, metadata !926, metadata !DIExpression()), !dbg !930
  %2 = getelementptr inbounds [40 x i8], [40 x i8]* %1, i64 0, i64 0, !dbg !931
  %3 = load i32, i32* @bad, align 4, !dbg !932
  %4 = icmp ne i32 %3, 0, !dbg !932
  %5 = zext i1 %4 to i64, !dbg !932
  %6 = select i1 %4, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.66, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.53, i64 0, i64 0), !dbg !932
  %7 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %2, i8* noundef %6, i32 noundef 1) #11, !dbg !933
  ret void, !dbg !934
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_string() #0 !dbg !935 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !936, metadata !DIExpression()), !dbg !937
  %2 = load i32, i32* @bad, align 4, !dbg !938
  %3 = icmp ne i32 %2, 0, !dbg !938
  %4 = zext i1 %3 to i64, !dbg !938
  %5 = select i1 %3, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.32, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.53, i64 0, i64 0), !dbg !938
  store i8* %5, i8** %1, align 8, !dbg !937
  %6 = load i8*, i8** %1, align 8, !dbg !939
  %7 = call i32 (i8*, ...) @printf(i8* noundef %6, i32 noundef 5), !dbg !940
  ret void, !dbg !941
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_missing() #0 !dbg !942 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !943, metadata !DIExpression()), !dbg !944
  store i32 0, i32* %1, align 4, !dbg !944
  %2 = load i32, i32* @bad, align 4, !dbg !945
  %3 = icmp ne i32 %2, 0, !dbg !945
  %4 = zext i1 %3 to i64, !dbg !945
  %5 = select i1 %3, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.70, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), !dbg !945
  %6 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.69, i64 0, i64 0), i8* noundef %5, i32* noundef %1) #11, !dbg !947
  %7 = icmp slt i32 %6, 1, !dbg !948
  br i1 %7, label %8, label %9, !dbg !949

8:                                                ; preds = %0
  call void @abort() #12, !dbg !950
  unreachable, !dbg !950

9:                                                ; preds = %0
  ret void, !dbg !951
}

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(i8* noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_narrow() #0 !dbg !952 {
  %1 = alloca i16, align 2
  call void @llvm.dbg.declare(metadata i16* %1, metadata !953, metadata !DIExpression()), !dbg !955
  store i16 0, i16* %1, align 2, !dbg !955
  %2 = load i32, i32* @bad, align 4, !dbg !956
  %3 = icmp ne i32 %2, 0, !dbg !956
  %4 = zext i1 %3 to i64, !dbg !956
  %5 = select i1 %3, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.73, i64 0, i64 0), !dbg !956
  %6 = bitcast i16* %1 to i8*, !dbg !957
  %7 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.72, i64 0, i64 0), i8* noundef %5, i8* noundef %6) #11, !dbg !958
  ret void, !dbg !959
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg() #0 !dbg !960 {
  %1 = load i32, i32* @bad, align 4, !dbg !961
  %2 = icmp ne i32 %1, 0, !dbg !961
  %3 = zext i1 %2 to i64, !dbg !961
  %4 = select i1 %2, i32 3, i32 2, !dbg !961
  %5 = call i32 (i32, ...) @sum(i32 noundef %4, i32 noundef 1, i32 noundef 2), !dbg !963
  %6 = icmp eq i32 %5, -1, !dbg !964
  br i1 %6, label %7, label %8, !dbg !965

7:                                                ; preds = %0
  call void @abort() #12, !dbg !966
  unreachable, !dbg !966

8:                                                ; preds = %0
  ret void, !dbg !967
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !968 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !971, metadata !DIExpression()), !dbg !972
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !973, metadata !DIExpression()), !dbg !987
  call void @llvm.dbg.declare(metadata i32* %4, metadata !988, metadata !DIExpression()), !dbg !989
  store i32 0, i32* %4, align 4, !dbg !989
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !990
  %7 = bitcast %struct.__va_list_tag* %6 to i8*, !dbg !990
  call void @llvm.va_start(i8* %7), !dbg !990
  call void @llvm.dbg.declare(metadata i32* %5, metadata !991, metadata !DIExpression()), !dbg !993
  store i32 0, i32* %5, align 4, !dbg !993
  br label %8, !dbg !994

8:                                                ; preds = %33, %1
  %9 = load i32, i32* %5, align 4, !dbg !995
  %10 = load i32, i32* %2, align 4, !dbg !997
  %11 = icmp slt i32 %9, %10, !dbg !998
  br i1 %11, label %12, label %36, !dbg !999

12:                                               ; preds = %8
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !1000
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 0, !dbg !1000
  %15 = load i32, i32* %14, align 16, !dbg !1000
  %16 = icmp ule i32 %15, 40, !dbg !1000
  br i1 %16, label %17, label %23, !dbg !1000

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 3, !dbg !1000
  %19 = load i8*, i8** %18, align 16, !dbg !1000
  %20 = getelementptr i8, i8* %19, i32 %15, !dbg !1000
  %21 = bitcast i8* %20 to i32*, !dbg !1000
  %22 = add i32 %15, 8, !dbg !1000
  store i32 %22, i32* %14, align 16, !dbg !1000
  br label %28, !dbg !1000

23:                                               ; preds = %12
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 2, !dbg !1000
  %25 = load i8*, i8** %24, align 8, !dbg !1000
  %26 = bitcast i8* %25 to i32*, !dbg !1000
  %27 = getelementptr i8, i8* %25, i32 8, !dbg !1000
  store i8* %27, i8** %24, align 8, !dbg !1000
  br label %28, !dbg !1000

28:                                               ; preds = %23, %17
  %29 = phi i32* [ %21, %17 ], [ %26, %23 ], !dbg !1000
  %30 = load i32, i32* %29, align 4, !dbg !1000
  %31 = load i32, i32* %4, align 4, !dbg !1001
  %32 = add nsw i32 %31, %30, !dbg !1001
  store i32 %32, i32* %4, align 4, !dbg !1001
  br label %33, !dbg !1002

33:                                               ; preds = %28
  %34 = load i32, i32* %5, align 4, !dbg !1003
  %35 = add nsw i32 %34, 1, !dbg !1003
  store i32 %35, i32* %5, align 4, !dbg !1003
  br label %8, !dbg !1004, !llvm.loop !1005

36:                                               ; preds = %8
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !1007
  %38 = bitcast %struct.__va_list_tag* %37 to i8*, !dbg !1007
  call void @llvm.va_end(i8* %38), !dbg !1007
  %39 = load i32, i32* %4, align 4, !dbg !1008
  ret i32 %39, !dbg !1009
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #9

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #9

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg_stack() #0 !dbg !1010 {
  %1 = alloca i8*, align 8
  %2 = alloca [40 x i8], align 16
  call void @llvm.dbg.declare(metadata i8** %1, metadata !1011, metadata !DIExpression()), !dbg !1012
  %3 = load i32, i32* @bad, align 4, !dbg !1013
  %4 = icmp ne i32 %3, 0, !dbg !1013
  %5 = zext i1 %4 to i64, !dbg !1013
  %6 = select i1 %4, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.76, i64 0, i64 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.77, i64 0, i64 0), !dbg !1013
  store i8* %6, i8** %1, align 8, !dbg !1012
  call void @llvm.dbg.declare(metadata [40 x i8]* %2, metadata !1014, metadata !DIExpression()), !dbg !1015
  %7 = getelementptr inbounds [40 x i8], [40 x i8]* %2, i64 0, i64 0, !dbg !1016
  %8 = load i8*, i8** %1, align 8, !dbg !1017
  %9 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %7, i8* noundef %8, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7) #11, !dbg !1018
  ret void, !dbg !1019
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_negative() #0 !dbg !1020 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1021, metadata !DIExpression()), !dbg !1022
  %4 = bitcast [8 x i8]* %1 to i8*, !dbg !1022
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_memcpy_negative.a, i32 0, i32 0), i64 8, i1 false), !dbg !1022
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !1023, metadata !DIExpression()), !dbg !1024
  call void @llvm.dbg.declare(metadata i32* %3, metadata !1025, metadata !DIExpression()), !dbg !1026
  %5 = load i32, i32* @bad, align 4, !dbg !1027
  %6 = icmp ne i32 %5, 0, !dbg !1027
  %7 = zext i1 %6 to i64, !dbg !1027
  %8 = select i1 %6, i32 -1, i32 4, !dbg !1027
  store i32 %8, i32* %3, align 4, !dbg !1026
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !1028
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1028
  %11 = load i32, i32* %3, align 4, !dbg !1029
  %12 = sext i32 %11 to i64, !dbg !1029
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %10, i64 %12, i1 false), !dbg !1028
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !1030
  %14 = load i8, i8* %13, align 1, !dbg !1030
  %15 = sext i8 %14 to i32, !dbg !1030
  %16 = icmp ne i32 %15, 97, !dbg !1032
  br i1 %16, label %17, label %18, !dbg !1033

17:                                               ; preds = %0
  call void @abort() #12, !dbg !1034
  unreachable, !dbg !1034

18:                                               ; preds = %0
  ret void, !dbg !1035
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset_negative() #0 !dbg !1036 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1037, metadata !DIExpression()), !dbg !1038
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1039, metadata !DIExpression()), !dbg !1040
  %3 = load i32, i32* @bad, align 4, !dbg !1041
  %4 = icmp ne i32 %3, 0, !dbg !1041
  %5 = zext i1 %4 to i64, !dbg !1041
  %6 = select i1 %4, i32 -4, i32 4, !dbg !1041
  store i32 %6, i32* %2, align 4, !dbg !1040
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1042
  %8 = load i32, i32* %2, align 4, !dbg !1043
  %9 = sext i32 %8 to i64, !dbg !1043
  call void @llvm.memset.p0i8.i64(i8* align 1 %7, i8 1, i64 %9, i1 false), !dbg !1042
  ret void, !dbg !1044
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy_negative() #0 !dbg !1045 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1046, metadata !DIExpression()), !dbg !1047
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1048, metadata !DIExpression()), !dbg !1049
  %3 = load i32, i32* @bad, align 4, !dbg !1050
  %4 = icmp ne i32 %3, 0, !dbg !1050
  %5 = zext i1 %4 to i64, !dbg !1050
  %6 = select i1 %4, i32 -1, i32 8, !dbg !1050
  store i32 %6, i32* %2, align 4, !dbg !1049
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1051
  %8 = load i32, i32* %2, align 4, !dbg !1052
  %9 = sext i32 %8 to i64, !dbg !1052
  %10 = call i8* @strncpy(i8* noundef %7, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i64 noundef %9) #11, !dbg !1053
  ret void, !dbg !1054
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread_negative() #0 !dbg !1055 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !1056, metadata !DIExpression()), !dbg !1057
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1058, metadata !DIExpression()), !dbg !1059
  %3 = load i32, i32* @bad, align 4, !dbg !1060
  %4 = icmp ne i32 %3, 0, !dbg !1060
  %5 = zext i1 %4 to i64, !dbg !1060
  %6 = select i1 %4, i32 -1, i32 4, !dbg !1060
  store i32 %6, i32* %2, align 4, !dbg !1059
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !1061
  %8 = load i32, i32* %2, align 4, !dbg !1063
  %9 = sext i32 %8 to i64, !dbg !1063
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !1064
  %11 = call i64 @fread(i8* noundef %7, i64 noundef 1, i64 noundef %9, %struct._IO_FILE* noundef %10), !dbg !1065
  %12 = icmp eq i64 %11, 0, !dbg !1066
  br i1 %12, label %13, label %14, !dbg !1067

13:                                               ; preds = %0
  call void @abort() #12, !dbg !1068
  unreachable, !dbg !1068

14:                                               ; preds = %0
  ret void, !dbg !1069
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat_unterminated() #0 !dbg !1070 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1071, metadata !DIExpression()), !dbg !1072
  %2 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1073
  call void @llvm.memset.p0i8.i64(i8* align 1 %2, i8 120, i64 8, i1 false), !dbg !1073
  %3 = load i32, i32* @bad, align 4, !dbg !1074
  %4 = icmp ne i32 %3, 0, !dbg !1074
  br i1 %4, label %7, label %5, !dbg !1076

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 3, !dbg !1077
  store i8 0, i8* %6, align 1, !dbg !1078
  br label %7, !dbg !1077

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1079
  %9 = call i8* @strcat(i8* noundef %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.83, i64 0, i64 0)) #11, !dbg !1080
  ret void, !dbg !1081
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_overlap() #0 !dbg !1082 {
  %1 = alloca [16 x i8], align 16
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !1083, metadata !DIExpression()), !dbg !1084
  %2 = bitcast [16 x i8]* %1 to i8*, !dbg !1084
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 getelementptr inbounds ([16 x i8], [16 x i8]* @__const.libc_strcpy_overlap.a, i32 0, i32 0), i64 16, i1 false), !dbg !1084
  %3 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !1085
  %4 = load i32, i32* @bad, align 4, !dbg !1086
  %5 = icmp ne i32 %4, 0, !dbg !1086
  %6 = zext i1 %5 to i64, !dbg !1086
  %7 = select i1 %5, i32 2, i32 8, !dbg !1086
  %8 = sext i32 %7 to i64, !dbg !1087
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !1087
  %10 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !1088
  %11 = call i8* @strcpy(i8* noundef %9, i8* noundef %10) #11, !dbg !1089
  ret void, !dbg !1090
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort_null() #0 !dbg !1091 {
  %1 = alloca [3 x i8*], align 16
  call void @llvm.dbg.declare(metadata [3 x i8*]* %1, metadata !1092, metadata !DIExpression()), !dbg !1094
  %2 = bitcast [3 x i8*]* %1 to i8*, !dbg !1094
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([3 x i8*]* @__const.libc_qsort_null.words to i8*), i64 24, i1 false), !dbg !1094
  %3 = getelementptr inbounds [3 x i8*], [3 x i8*]* %1, i64 0, i64 0, !dbg !1095
  %4 = bitcast i8** %3 to i8*, !dbg !1095
  %5 = load i32, i32* @bad, align 4, !dbg !1096
  %6 = icmp ne i32 %5, 0, !dbg !1096
  %7 = zext i1 %6 to i64, !dbg !1096
  %8 = select i1 %6, i32 3, i32 2, !dbg !1096
  %9 = sext i32 %8 to i64, !dbg !1096
  call void @qsort(i8* noundef %4, i64 noundef %9, i64 noundef 8, i32 (i8*, i8*)* noundef @by_text), !dbg !1097
  ret void, !dbg !1098
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @by_text(i8* noundef %0, i8* noundef %1) #0 !dbg !1099 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !1100, metadata !DIExpression()), !dbg !1101
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !1102, metadata !DIExpression()), !dbg !1103
  %5 = load i8*, i8** %3, align 8, !dbg !1104
  %6 = bitcast i8* %5 to i8**, !dbg !1105
  %7 = load i8*, i8** %6, align 8, !dbg !1106
  %8 = load i8*, i8** %4, align 8, !dbg !1107
  %9 = bitcast i8* %8 to i8**, !dbg !1108
  %10 = load i8*, i8** %9, align 8, !dbg !1109
  %11 = call i32 @strcmp(i8* noundef %7, i8* noundef %10) #10, !dbg !1110
  ret i32 %11, !dbg !1111
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_regfree_freed() #0 !dbg !1112 {
  %1 = alloca %struct.re_pattern_buffer, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata %struct.re_pattern_buffer* %1, metadata !1113, metadata !DIExpression()), !dbg !1138
  %3 = call i32 @regcomp(%struct.re_pattern_buffer* noundef %1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.89, i64 0, i64 0), i32 noundef 9), !dbg !1139
  %4 = icmp ne i32 %3, 0, !dbg !1139
  br i1 %4, label %5, label %6, !dbg !1141

5:                                                ; preds = %0
  call void @abort() #12, !dbg !1142
  unreachable, !dbg !1142

6:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %2, metadata !1143, metadata !DIExpression()), !dbg !1144
  %7 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.90, i64 0, i64 0)) #11, !dbg !1145
  store i8* %7, i8** %2, align 8, !dbg !1144
  %8 = load i32, i32* @bad, align 4, !dbg !1146
  %9 = icmp ne i32 %8, 0, !dbg !1146
  br i1 %9, label %10, label %12, !dbg !1148

10:                                               ; preds = %6
  %11 = load i8*, i8** %2, align 8, !dbg !1149
  call void @free(i8* noundef %11) #11, !dbg !1150
  br label %12, !dbg !1150

12:                                               ; preds = %10, %6
  %13 = load i8*, i8** %2, align 8, !dbg !1151
  %14 = call i32 @regexec(%struct.re_pattern_buffer* noundef %1, i8* noundef %13, i64 noundef 0, %struct.regmatch_t* noundef null, i32 noundef 0), !dbg !1153
  %15 = icmp ne i32 %14, 0, !dbg !1153
  br i1 %15, label %16, label %17, !dbg !1154

16:                                               ; preds = %12
  call void @abort() #12, !dbg !1155
  unreachable, !dbg !1155

17:                                               ; preds = %12
  call void @regfree(%struct.re_pattern_buffer* noundef %1), !dbg !1156
  %18 = load i32, i32* @bad, align 4, !dbg !1157
  %19 = icmp ne i32 %18, 0, !dbg !1157
  br i1 %19, label %22, label %20, !dbg !1159

20:                                               ; preds = %17
  %21 = load i8*, i8** %2, align 8, !dbg !1160
  call void @free(i8* noundef %21) #11, !dbg !1161
  br label %22, !dbg !1161

22:                                               ; preds = %20, %17
  ret void, !dbg !1162
}

declare i32 @regcomp(%struct.re_pattern_buffer* noundef, i8* noundef, i32 noundef) #7

declare i32 @regexec(%struct.re_pattern_buffer* noundef, i8* noundef, i64 noundef, %struct.regmatch_t* noundef, i32 noundef) #7

declare void @regfree(%struct.re_pattern_buffer* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_wcslen_unterminated() #0 !dbg !1163 {
  %1 = alloca [3 x i32], align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %1, metadata !1164, metadata !DIExpression()), !dbg !1167
  %2 = bitcast [3 x i32]* %1 to i8*, !dbg !1167
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %2, i8* align 4 bitcast ([3 x i32]* @__const.libc_wcslen_unterminated.a to i8*), i64 12, i1 false), !dbg !1167
  %3 = load i32, i32* @bad, align 4, !dbg !1168
  %4 = icmp ne i32 %3, 0, !dbg !1168
  br i1 %4, label %7, label %5, !dbg !1170

5:                                                ; preds = %0
  %6 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 2, !dbg !1171
  store i32 0, i32* %6, align 4, !dbg !1172
  br label %7, !dbg !1171

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 0, !dbg !1173
  %9 = call i64 @wcslen(i32* noundef %8) #10, !dbg !1175
  %10 = icmp ne i64 %9, 2, !dbg !1176
  br i1 %10, label %11, label %12, !dbg !1177

11:                                               ; preds = %7
  call void @abort() #12, !dbg !1178
  unreachable, !dbg !1178

12:                                               ; preds = %7
  ret void, !dbg !1179
}

; Function Attrs: nounwind readonly willreturn
declare i64 @wcslen(i32* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_float() #0 !dbg !1180 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !1181, metadata !DIExpression()), !dbg !1182
  %2 = load i32, i32* @bad, align 4, !dbg !1183
  %3 = icmp ne i32 %2, 0, !dbg !1183
  %4 = zext i1 %3 to i64, !dbg !1183
  %5 = select i1 %3, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.93, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.53, i64 0, i64 0), !dbg !1183
  store i8* %5, i8** %1, align 8, !dbg !1182
  %6 = load i8*, i8** %1, align 8, !dbg !1184
  %7 = call i32 (i8*, ...) @printf(i8* noundef %6, i32 noundef 5), !dbg !1185
  ret void, !dbg !1186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_float_for_number() #0 !dbg !1187 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !1188, metadata !DIExpression()), !dbg !1189
  %2 = load i32, i32* @bad, align 4, !dbg !1190
  %3 = icmp ne i32 %2, 0, !dbg !1190
  %4 = zext i1 %3 to i64, !dbg !1190
  %5 = select i1 %3, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.53, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.95, i64 0, i64 0), !dbg !1190
  store i8* %5, i8** %1, align 8, !dbg !1189
  %6 = load i8*, i8** %1, align 8, !dbg !1191
  %7 = call i32 (i8*, ...) @printf(i8* noundef %6, double noundef 5.000000e+00), !dbg !1192
  ret void, !dbg !1193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_null() #0 !dbg !1194 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !1195, metadata !DIExpression()), !dbg !1196
  %2 = load i32, i32* @bad, align 4, !dbg !1197
  %3 = icmp ne i32 %2, 0, !dbg !1197
  br i1 %3, label %4, label %5, !dbg !1197

4:                                                ; preds = %0
  br label %7, !dbg !1197

5:                                                ; preds = %0
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !1199
  br label %7, !dbg !1197

7:                                                ; preds = %5, %4
  %8 = phi i8* [ null, %4 ], [ %6, %5 ], !dbg !1197
  %9 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.97, i64 0, i64 0), i8* noundef %8) #11, !dbg !1200
  %10 = icmp ne i32 %9, 1, !dbg !1201
  br i1 %10, label %11, label %12, !dbg !1202

11:                                               ; preds = %7
  call void @abort() #12, !dbg !1203
  unreachable, !dbg !1203

12:                                               ; preds = %7
  ret void, !dbg !1204
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok_first() #0 !dbg !1205 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !1206, metadata !DIExpression()), !dbg !1207
  %2 = bitcast [4 x i8]* %1 to i8*, !dbg !1207
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_strtok_first.text, i32 0, i32 0), i64 4, i1 false), !dbg !1207
  %3 = load i32, i32* @bad, align 4, !dbg !1208
  %4 = icmp ne i32 %3, 0, !dbg !1208
  br i1 %4, label %5, label %6, !dbg !1208

5:                                                ; preds = %0
  br label %8, !dbg !1208

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !1210
  br label %8, !dbg !1208

8:                                                ; preds = %6, %5
  %9 = phi i8* [ null, %5 ], [ %7, %6 ], !dbg !1208
  %10 = call i8* @strtok(i8* noundef %9, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.43, i64 0, i64 0)) #11, !dbg !1211
  %11 = icmp ne i8* %10, null, !dbg !1211
  br i1 %11, label %13, label %12, !dbg !1212

12:                                               ; preds = %8
  call void @abort() #12, !dbg !1213
  unreachable, !dbg !1213

13:                                               ; preds = %8
  ret void, !dbg !1214
}

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
!llvm.module.flags = !{!161, !162, !163, !164, !165, !166, !167}
!llvm.ident = !{!168}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !32, line: 18, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !21, globals: !29, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/libc.c", directory: ".", checksumkind: CSK_MD5, checksum: "9bda65cc4ca4b10cd9efa5a3f28d5c08")
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
!29 = !{!30, !0, !44, !46, !48, !50, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !137, !139, !141, !143, !145, !147, !149, !151, !153, !155, !157, !159}
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
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(name: "entry_libc_printf_number_for_float", scope: !2, file: !3, line: 455, type: !34, isLocal: true, isDefinition: true)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "entry_libc_printf_float_for_number", scope: !2, file: !3, line: 461, type: !34, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(name: "entry_libc_scanf_null", scope: !2, file: !3, line: 467, type: !34, isLocal: true, isDefinition: true)
!159 = !DIGlobalVariableExpression(var: !160, expr: !DIExpression())
!160 = distinct !DIGlobalVariable(name: "entry_libc_strtok_first", scope: !2, file: !3, line: 474, type: !34, isLocal: true, isDefinition: true)
!161 = !{i32 7, !"Dwarf Version", i32 5}
!162 = !{i32 2, !"Debug Info Version", i32 3}
!163 = !{i32 1, !"wchar_size", i32 4}
!164 = !{i32 7, !"PIC Level", i32 2}
!165 = !{i32 7, !"PIE Level", i32 2}
!166 = !{i32 7, !"uwtable", i32 1}
!167 = !{i32 7, !"frame-pointer", i32 2}
!168 = !{!"Debian clang version 14.0.6"}
!169 = distinct !DISubprogram(name: "main", scope: !32, file: !32, line: 30, type: !170, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !173)
!170 = !DISubroutineType(types: !171)
!171 = !{!24, !24, !172}
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!173 = !{}
!174 = !DILocalVariable(name: "argc", arg: 1, scope: !169, file: !32, line: 30, type: !24)
!175 = !DILocation(line: 30, column: 14, scope: !169)
!176 = !DILocalVariable(name: "argv", arg: 2, scope: !169, file: !32, line: 30, type: !172)
!177 = !DILocation(line: 30, column: 27, scope: !169)
!178 = !DILocation(line: 32, column: 11, scope: !169)
!179 = !DILocation(line: 32, column: 16, scope: !169)
!180 = !DILocation(line: 32, column: 20, scope: !169)
!181 = !DILocation(line: 32, column: 30, scope: !169)
!182 = !DILocation(line: 32, column: 23, scope: !169)
!183 = !DILocation(line: 32, column: 46, scope: !169)
!184 = !DILocation(line: 0, scope: !169)
!185 = !DILocation(line: 32, column: 9, scope: !169)
!186 = !DILocalVariable(name: "c", scope: !187, file: !32, line: 33, type: !33)
!187 = distinct !DILexicalBlock(scope: !169, file: !32, line: 33, column: 5)
!188 = !DILocation(line: 33, column: 29, scope: !187)
!189 = !DILocation(line: 33, column: 33, scope: !187)
!190 = !DILocation(line: 33, column: 10, scope: !187)
!191 = !DILocation(line: 33, column: 44, scope: !192)
!192 = distinct !DILexicalBlock(scope: !187, file: !32, line: 33, column: 5)
!193 = !DILocation(line: 33, column: 5, scope: !187)
!194 = !DILocation(line: 34, column: 13, scope: !195)
!195 = distinct !DILexicalBlock(scope: !192, file: !32, line: 34, column: 13)
!196 = !DILocation(line: 34, column: 18, scope: !195)
!197 = !DILocation(line: 34, column: 22, scope: !195)
!198 = !DILocation(line: 34, column: 32, scope: !195)
!199 = !DILocation(line: 34, column: 41, scope: !195)
!200 = !DILocation(line: 34, column: 44, scope: !195)
!201 = !DILocation(line: 34, column: 25, scope: !195)
!202 = !DILocation(line: 34, column: 50, scope: !195)
!203 = !DILocation(line: 34, column: 13, scope: !192)
!204 = !DILocation(line: 35, column: 13, scope: !205)
!205 = distinct !DILexicalBlock(scope: !195, file: !32, line: 34, column: 56)
!206 = !DILocation(line: 35, column: 16, scope: !205)
!207 = !DILocation(line: 36, column: 13, scope: !205)
!208 = !DILocation(line: 34, column: 53, scope: !195)
!209 = !DILocation(line: 33, column: 51, scope: !192)
!210 = !DILocation(line: 33, column: 54, scope: !192)
!211 = !DILocation(line: 33, column: 49, scope: !192)
!212 = !DILocation(line: 33, column: 5, scope: !192)
!213 = distinct !{!213, !193, !214, !215}
!214 = !DILocation(line: 37, column: 9, scope: !187)
!215 = !{!"llvm.loop.mustprogress"}
!216 = !DILocation(line: 38, column: 5, scope: !169)
!217 = !DILocation(line: 39, column: 1, scope: !169)
!218 = distinct !DISubprogram(name: "add_libc_strcpy_heap", scope: !3, file: !3, line: 13, type: !41, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!219 = !DILocation(line: 13, column: 1, scope: !218)
!220 = distinct !DISubprogram(name: "add_libc_strcpy_stack", scope: !3, file: !3, line: 20, type: !41, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!221 = !DILocation(line: 20, column: 1, scope: !220)
!222 = distinct !DISubprogram(name: "add_libc_strcpy_global", scope: !3, file: !3, line: 26, type: !41, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!223 = !DILocation(line: 26, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_libc_strcat", scope: !3, file: !3, line: 31, type: !41, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!225 = !DILocation(line: 31, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_libc_strncpy", scope: !3, file: !3, line: 37, type: !41, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!227 = !DILocation(line: 37, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_libc_sprintf", scope: !3, file: !3, line: 43, type: !41, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!229 = !DILocation(line: 43, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_libc_snprintf", scope: !3, file: !3, line: 49, type: !41, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!231 = !DILocation(line: 49, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_libc_memset", scope: !3, file: !3, line: 55, type: !41, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!233 = !DILocation(line: 55, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_libc_memcpy_to", scope: !3, file: !3, line: 61, type: !41, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!235 = !DILocation(line: 61, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_libc_memcpy_from", scope: !3, file: !3, line: 68, type: !41, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!237 = !DILocation(line: 68, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_libc_memcpy_overlap", scope: !3, file: !3, line: 74, type: !41, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!239 = !DILocation(line: 74, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "add_libc_memmove", scope: !3, file: !3, line: 80, type: !41, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!241 = !DILocation(line: 80, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_libc_strlen_unterminated", scope: !3, file: !3, line: 87, type: !41, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!243 = !DILocation(line: 87, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_libc_strlen_freed", scope: !3, file: !3, line: 96, type: !41, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!245 = !DILocation(line: 96, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_libc_strdup_overrun", scope: !3, file: !3, line: 107, type: !41, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!247 = !DILocation(line: 107, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "add_libc_fgets", scope: !3, file: !3, line: 114, type: !41, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!249 = !DILocation(line: 114, column: 1, scope: !248)
!250 = distinct !DISubprogram(name: "add_libc_fread", scope: !3, file: !3, line: 121, type: !41, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!251 = !DILocation(line: 121, column: 1, scope: !250)
!252 = distinct !DISubprogram(name: "add_libc_scanf", scope: !3, file: !3, line: 129, type: !41, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!253 = !DILocation(line: 129, column: 1, scope: !252)
!254 = distinct !DISubprogram(name: "add_libc_printf_string", scope: !3, file: !3, line: 136, type: !41, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!255 = !DILocation(line: 136, column: 1, scope: !254)
!256 = distinct !DISubprogram(name: "add_libc_printf_null_destination", scope: !3, file: !3, line: 142, type: !41, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!257 = !DILocation(line: 142, column: 1, scope: !256)
!258 = distinct !DISubprogram(name: "add_libc_strcmp_null", scope: !3, file: !3, line: 148, type: !41, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!259 = !DILocation(line: 148, column: 1, scope: !258)
!260 = distinct !DISubprogram(name: "add_libc_qsort", scope: !3, file: !3, line: 161, type: !41, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!261 = !DILocation(line: 161, column: 1, scope: !260)
!262 = distinct !DISubprogram(name: "add_libc_comparison", scope: !3, file: !3, line: 175, type: !41, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!263 = !DILocation(line: 175, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "add_libc_memcmp", scope: !3, file: !3, line: 181, type: !41, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!265 = !DILocation(line: 181, column: 1, scope: !264)
!266 = distinct !DISubprogram(name: "add_libc_memchr", scope: !3, file: !3, line: 188, type: !41, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!267 = !DILocation(line: 188, column: 1, scope: !266)
!268 = distinct !DISubprogram(name: "add_libc_strtok", scope: !3, file: !3, line: 195, type: !41, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!269 = !DILocation(line: 195, column: 1, scope: !268)
!270 = distinct !DISubprogram(name: "add_libc_getline_freed", scope: !3, file: !3, line: 203, type: !41, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!271 = !DILocation(line: 203, column: 1, scope: !270)
!272 = distinct !DISubprogram(name: "add_libc_fclose_twice", scope: !3, file: !3, line: 214, type: !41, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!273 = !DILocation(line: 214, column: 1, scope: !272)
!274 = distinct !DISubprogram(name: "add_libc_isalpha", scope: !3, file: !3, line: 224, type: !41, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!275 = !DILocation(line: 224, column: 1, scope: !274)
!276 = distinct !DISubprogram(name: "add_libc_fputs_closed", scope: !3, file: !3, line: 231, type: !41, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!277 = !DILocation(line: 231, column: 1, scope: !276)
!278 = distinct !DISubprogram(name: "add_libc_fprintf_closed", scope: !3, file: !3, line: 244, type: !41, scopeLine: 244, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!279 = !DILocation(line: 244, column: 1, scope: !278)
!280 = distinct !DISubprogram(name: "add_libc_fgetc_closed", scope: !3, file: !3, line: 256, type: !41, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!281 = !DILocation(line: 256, column: 1, scope: !280)
!282 = distinct !DISubprogram(name: "add_libc_null_stream", scope: !3, file: !3, line: 269, type: !41, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!283 = !DILocation(line: 269, column: 1, scope: !282)
!284 = distinct !DISubprogram(name: "add_libc_closedir_twice", scope: !3, file: !3, line: 277, type: !41, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!285 = !DILocation(line: 277, column: 1, scope: !284)
!286 = distinct !DISubprogram(name: "add_libc_readdir_closed", scope: !3, file: !3, line: 287, type: !41, scopeLine: 287, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!287 = !DILocation(line: 287, column: 1, scope: !286)
!288 = distinct !DISubprogram(name: "add_libc_memstream_freed", scope: !3, file: !3, line: 300, type: !41, scopeLine: 300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!289 = !DILocation(line: 300, column: 1, scope: !288)
!290 = distinct !DISubprogram(name: "add_libc_fmemopen", scope: !3, file: !3, line: 314, type: !41, scopeLine: 314, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!291 = !DILocation(line: 314, column: 1, scope: !290)
!292 = distinct !DISubprogram(name: "add_libc_printf_missing", scope: !3, file: !3, line: 325, type: !41, scopeLine: 325, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!293 = !DILocation(line: 325, column: 1, scope: !292)
!294 = distinct !DISubprogram(name: "add_libc_printf_number_for_string", scope: !3, file: !3, line: 331, type: !41, scopeLine: 331, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!295 = !DILocation(line: 331, column: 1, scope: !294)
!296 = distinct !DISubprogram(name: "add_libc_scanf_missing", scope: !3, file: !3, line: 337, type: !41, scopeLine: 337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!297 = !DILocation(line: 337, column: 1, scope: !296)
!298 = distinct !DISubprogram(name: "add_libc_scanf_narrow", scope: !3, file: !3, line: 344, type: !41, scopeLine: 344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!299 = !DILocation(line: 344, column: 1, scope: !298)
!300 = distinct !DISubprogram(name: "add_libc_va_arg", scope: !3, file: !3, line: 361, type: !41, scopeLine: 361, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!301 = !DILocation(line: 361, column: 1, scope: !300)
!302 = distinct !DISubprogram(name: "add_libc_va_arg_stack", scope: !3, file: !3, line: 367, type: !41, scopeLine: 367, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!303 = !DILocation(line: 367, column: 1, scope: !302)
!304 = distinct !DISubprogram(name: "add_libc_memcpy_negative", scope: !3, file: !3, line: 374, type: !41, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!305 = !DILocation(line: 374, column: 1, scope: !304)
!306 = distinct !DISubprogram(name: "add_libc_memset_negative", scope: !3, file: !3, line: 383, type: !41, scopeLine: 383, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!307 = !DILocation(line: 383, column: 1, scope: !306)
!308 = distinct !DISubprogram(name: "add_libc_strncpy_negative", scope: !3, file: !3, line: 390, type: !41, scopeLine: 390, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!309 = !DILocation(line: 390, column: 1, scope: !308)
!310 = distinct !DISubprogram(name: "add_libc_fread_negative", scope: !3, file: !3, line: 397, type: !41, scopeLine: 397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!311 = !DILocation(line: 397, column: 1, scope: !310)
!312 = distinct !DISubprogram(name: "add_libc_strcat_unterminated", scope: !3, file: !3, line: 405, type: !41, scopeLine: 405, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!313 = !DILocation(line: 405, column: 1, scope: !312)
!314 = distinct !DISubprogram(name: "add_libc_strcpy_overlap", scope: !3, file: !3, line: 414, type: !41, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!315 = !DILocation(line: 414, column: 1, scope: !314)
!316 = distinct !DISubprogram(name: "add_libc_qsort_null", scope: !3, file: !3, line: 425, type: !41, scopeLine: 425, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!317 = !DILocation(line: 425, column: 1, scope: !316)
!318 = distinct !DISubprogram(name: "add_libc_regfree_freed", scope: !3, file: !3, line: 431, type: !41, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!319 = !DILocation(line: 431, column: 1, scope: !318)
!320 = distinct !DISubprogram(name: "add_libc_wcslen_unterminated", scope: !3, file: !3, line: 446, type: !41, scopeLine: 446, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!321 = !DILocation(line: 446, column: 1, scope: !320)
!322 = distinct !DISubprogram(name: "add_libc_printf_number_for_float", scope: !3, file: !3, line: 455, type: !41, scopeLine: 455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!323 = !DILocation(line: 455, column: 1, scope: !322)
!324 = distinct !DISubprogram(name: "add_libc_printf_float_for_number", scope: !3, file: !3, line: 461, type: !41, scopeLine: 461, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!325 = !DILocation(line: 461, column: 1, scope: !324)
!326 = distinct !DISubprogram(name: "add_libc_scanf_null", scope: !3, file: !3, line: 467, type: !41, scopeLine: 467, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!327 = !DILocation(line: 467, column: 1, scope: !326)
!328 = distinct !DISubprogram(name: "add_libc_strtok_first", scope: !3, file: !3, line: 474, type: !41, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!329 = !DILocation(line: 474, column: 1, scope: !328)
!330 = distinct !DISubprogram(name: "libc_strcpy_heap", scope: !3, file: !3, line: 13, type: !41, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!331 = !DILocalVariable(name: "p", scope: !330, file: !3, line: 15, type: !22)
!332 = !DILocation(line: 15, column: 11, scope: !330)
!333 = !DILocation(line: 15, column: 15, scope: !330)
!334 = !DILocation(line: 16, column: 12, scope: !330)
!335 = !DILocation(line: 16, column: 15, scope: !330)
!336 = !DILocation(line: 16, column: 5, scope: !330)
!337 = !DILocation(line: 17, column: 10, scope: !330)
!338 = !DILocation(line: 17, column: 5, scope: !330)
!339 = !DILocation(line: 18, column: 1, scope: !330)
!340 = distinct !DISubprogram(name: "libc_strcpy_stack", scope: !3, file: !3, line: 20, type: !41, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!341 = !DILocalVariable(name: "a", scope: !340, file: !3, line: 22, type: !52)
!342 = !DILocation(line: 22, column: 10, scope: !340)
!343 = !DILocation(line: 23, column: 12, scope: !340)
!344 = !DILocation(line: 23, column: 15, scope: !340)
!345 = !DILocation(line: 23, column: 5, scope: !340)
!346 = !DILocation(line: 24, column: 1, scope: !340)
!347 = distinct !DISubprogram(name: "libc_strcpy_global", scope: !3, file: !3, line: 26, type: !41, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!348 = !DILocation(line: 28, column: 19, scope: !347)
!349 = !DILocation(line: 28, column: 5, scope: !347)
!350 = !DILocation(line: 29, column: 1, scope: !347)
!351 = distinct !DISubprogram(name: "libc_strcat", scope: !3, file: !3, line: 31, type: !41, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!352 = !DILocalVariable(name: "a", scope: !351, file: !3, line: 33, type: !353)
!353 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 64, elements: !354)
!354 = !{!355}
!355 = !DISubrange(count: 8)
!356 = !DILocation(line: 33, column: 10, scope: !351)
!357 = !DILocation(line: 34, column: 12, scope: !351)
!358 = !DILocation(line: 34, column: 15, scope: !351)
!359 = !DILocation(line: 34, column: 5, scope: !351)
!360 = !DILocation(line: 35, column: 1, scope: !351)
!361 = distinct !DISubprogram(name: "libc_strncpy", scope: !3, file: !3, line: 37, type: !41, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!362 = !DILocalVariable(name: "a", scope: !361, file: !3, line: 39, type: !363)
!363 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 48, elements: !364)
!364 = !{!365}
!365 = !DISubrange(count: 6)
!366 = !DILocation(line: 39, column: 10, scope: !361)
!367 = !DILocation(line: 40, column: 13, scope: !361)
!368 = !DILocation(line: 40, column: 22, scope: !361)
!369 = !DILocation(line: 40, column: 5, scope: !361)
!370 = !DILocation(line: 41, column: 1, scope: !361)
!371 = distinct !DISubprogram(name: "libc_sprintf", scope: !3, file: !3, line: 43, type: !41, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!372 = !DILocalVariable(name: "a", scope: !371, file: !3, line: 45, type: !373)
!373 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 40, elements: !374)
!374 = !{!375}
!375 = !DISubrange(count: 5)
!376 = !DILocation(line: 45, column: 10, scope: !371)
!377 = !DILocation(line: 46, column: 13, scope: !371)
!378 = !DILocation(line: 46, column: 22, scope: !371)
!379 = !DILocation(line: 46, column: 5, scope: !371)
!380 = !DILocation(line: 47, column: 1, scope: !371)
!381 = distinct !DISubprogram(name: "libc_snprintf", scope: !3, file: !3, line: 49, type: !41, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!382 = !DILocalVariable(name: "a", scope: !381, file: !3, line: 51, type: !373)
!383 = !DILocation(line: 51, column: 10, scope: !381)
!384 = !DILocation(line: 52, column: 14, scope: !381)
!385 = !DILocation(line: 52, column: 17, scope: !381)
!386 = !DILocation(line: 52, column: 5, scope: !381)
!387 = !DILocation(line: 53, column: 1, scope: !381)
!388 = distinct !DISubprogram(name: "libc_memset", scope: !3, file: !3, line: 55, type: !41, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!389 = !DILocalVariable(name: "a", scope: !388, file: !3, line: 57, type: !390)
!390 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 96, elements: !391)
!391 = !{!392}
!392 = !DISubrange(count: 3)
!393 = !DILocation(line: 57, column: 9, scope: !388)
!394 = !DILocation(line: 58, column: 5, scope: !388)
!395 = !DILocation(line: 58, column: 30, scope: !388)
!396 = !DILocation(line: 58, column: 29, scope: !388)
!397 = !DILocation(line: 58, column: 27, scope: !388)
!398 = !DILocation(line: 59, column: 1, scope: !388)
!399 = distinct !DISubprogram(name: "libc_memcpy_to", scope: !3, file: !3, line: 61, type: !41, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!400 = !DILocalVariable(name: "p", scope: !399, file: !3, line: 63, type: !22)
!401 = !DILocation(line: 63, column: 11, scope: !399)
!402 = !DILocation(line: 63, column: 15, scope: !399)
!403 = !DILocation(line: 64, column: 12, scope: !399)
!404 = !DILocation(line: 64, column: 27, scope: !399)
!405 = !DILocation(line: 64, column: 5, scope: !399)
!406 = !DILocation(line: 65, column: 10, scope: !399)
!407 = !DILocation(line: 65, column: 5, scope: !399)
!408 = !DILocation(line: 66, column: 1, scope: !399)
!409 = distinct !DISubprogram(name: "libc_memcpy_from", scope: !3, file: !3, line: 68, type: !41, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!410 = !DILocalVariable(name: "to", scope: !409, file: !3, line: 70, type: !353)
!411 = !DILocation(line: 70, column: 10, scope: !409)
!412 = !DILocalVariable(name: "from", scope: !409, file: !3, line: 70, type: !52)
!413 = !DILocation(line: 70, column: 17, scope: !409)
!414 = !DILocation(line: 71, column: 5, scope: !409)
!415 = !DILocation(line: 71, column: 22, scope: !409)
!416 = !DILocation(line: 72, column: 1, scope: !409)
!417 = distinct !DISubprogram(name: "libc_memcpy_overlap", scope: !3, file: !3, line: 74, type: !41, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!418 = !DILocalVariable(name: "a", scope: !417, file: !3, line: 76, type: !419)
!419 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !420)
!420 = !{!421}
!421 = !DISubrange(count: 16)
!422 = !DILocation(line: 76, column: 10, scope: !417)
!423 = !DILocation(line: 77, column: 12, scope: !417)
!424 = !DILocation(line: 77, column: 17, scope: !417)
!425 = !DILocation(line: 77, column: 14, scope: !417)
!426 = !DILocation(line: 77, column: 5, scope: !417)
!427 = !DILocation(line: 78, column: 1, scope: !417)
!428 = distinct !DISubprogram(name: "libc_memmove", scope: !3, file: !3, line: 80, type: !41, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!429 = !DILocalVariable(name: "p", scope: !428, file: !3, line: 82, type: !22)
!430 = !DILocation(line: 82, column: 11, scope: !428)
!431 = !DILocation(line: 82, column: 15, scope: !428)
!432 = !DILocation(line: 83, column: 13, scope: !428)
!433 = !DILocation(line: 83, column: 15, scope: !428)
!434 = !DILocation(line: 83, column: 20, scope: !428)
!435 = !DILocation(line: 83, column: 23, scope: !428)
!436 = !DILocation(line: 83, column: 5, scope: !428)
!437 = !DILocation(line: 84, column: 10, scope: !428)
!438 = !DILocation(line: 84, column: 5, scope: !428)
!439 = !DILocation(line: 85, column: 1, scope: !428)
!440 = distinct !DISubprogram(name: "libc_strlen_unterminated", scope: !3, file: !3, line: 87, type: !41, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!441 = !DILocalVariable(name: "a", scope: !440, file: !3, line: 89, type: !442)
!442 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 24, elements: !391)
!443 = !DILocation(line: 89, column: 10, scope: !440)
!444 = !DILocation(line: 90, column: 10, scope: !445)
!445 = distinct !DILexicalBlock(scope: !440, file: !3, line: 90, column: 9)
!446 = !DILocation(line: 90, column: 9, scope: !440)
!447 = !DILocation(line: 91, column: 9, scope: !445)
!448 = !DILocation(line: 91, column: 14, scope: !445)
!449 = !DILocation(line: 92, column: 16, scope: !450)
!450 = distinct !DILexicalBlock(scope: !440, file: !3, line: 92, column: 9)
!451 = !DILocation(line: 92, column: 9, scope: !450)
!452 = !DILocation(line: 92, column: 19, scope: !450)
!453 = !DILocation(line: 92, column: 9, scope: !440)
!454 = !DILocation(line: 93, column: 9, scope: !450)
!455 = !DILocation(line: 94, column: 1, scope: !440)
!456 = distinct !DISubprogram(name: "libc_strlen_freed", scope: !3, file: !3, line: 96, type: !41, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!457 = !DILocalVariable(name: "p", scope: !456, file: !3, line: 98, type: !22)
!458 = !DILocation(line: 98, column: 11, scope: !456)
!459 = !DILocation(line: 98, column: 15, scope: !456)
!460 = !DILocalVariable(name: "n", scope: !456, file: !3, line: 99, type: !461)
!461 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !462, line: 46, baseType: !463)
!462 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!463 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!464 = !DILocation(line: 99, column: 12, scope: !456)
!465 = !DILocation(line: 99, column: 23, scope: !456)
!466 = !DILocation(line: 99, column: 16, scope: !456)
!467 = !DILocation(line: 100, column: 10, scope: !456)
!468 = !DILocation(line: 100, column: 5, scope: !456)
!469 = !DILocation(line: 101, column: 9, scope: !470)
!470 = distinct !DILexicalBlock(scope: !456, file: !3, line: 101, column: 9)
!471 = !DILocation(line: 101, column: 9, scope: !456)
!472 = !DILocation(line: 102, column: 20, scope: !470)
!473 = !DILocation(line: 102, column: 13, scope: !470)
!474 = !DILocation(line: 102, column: 11, scope: !470)
!475 = !DILocation(line: 102, column: 9, scope: !470)
!476 = !DILocation(line: 103, column: 9, scope: !477)
!477 = distinct !DILexicalBlock(scope: !456, file: !3, line: 103, column: 9)
!478 = !DILocation(line: 103, column: 11, scope: !477)
!479 = !DILocation(line: 103, column: 9, scope: !456)
!480 = !DILocation(line: 104, column: 9, scope: !477)
!481 = !DILocation(line: 105, column: 1, scope: !456)
!482 = distinct !DISubprogram(name: "libc_strdup_overrun", scope: !3, file: !3, line: 107, type: !41, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!483 = !DILocalVariable(name: "p", scope: !482, file: !3, line: 109, type: !22)
!484 = !DILocation(line: 109, column: 11, scope: !482)
!485 = !DILocation(line: 109, column: 15, scope: !482)
!486 = !DILocation(line: 110, column: 5, scope: !482)
!487 = !DILocation(line: 110, column: 7, scope: !482)
!488 = !DILocation(line: 110, column: 20, scope: !482)
!489 = !DILocation(line: 111, column: 10, scope: !482)
!490 = !DILocation(line: 111, column: 5, scope: !482)
!491 = !DILocation(line: 112, column: 1, scope: !482)
!492 = distinct !DISubprogram(name: "libc_fgets", scope: !3, file: !3, line: 114, type: !41, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!493 = !DILocalVariable(name: "line", scope: !492, file: !3, line: 116, type: !52)
!494 = !DILocation(line: 116, column: 10, scope: !492)
!495 = !DILocation(line: 117, column: 15, scope: !496)
!496 = distinct !DILexicalBlock(scope: !492, file: !3, line: 117, column: 9)
!497 = !DILocation(line: 117, column: 21, scope: !496)
!498 = !DILocation(line: 117, column: 44, scope: !496)
!499 = !DILocation(line: 117, column: 9, scope: !496)
!500 = !DILocation(line: 117, column: 9, scope: !492)
!501 = !DILocation(line: 118, column: 9, scope: !496)
!502 = !DILocation(line: 118, column: 17, scope: !496)
!503 = !DILocation(line: 119, column: 1, scope: !492)
!504 = distinct !DISubprogram(name: "libc_fread", scope: !3, file: !3, line: 121, type: !41, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!505 = !DILocalVariable(name: "p", scope: !504, file: !3, line: 123, type: !22)
!506 = !DILocation(line: 123, column: 11, scope: !504)
!507 = !DILocation(line: 123, column: 15, scope: !504)
!508 = !DILocation(line: 124, column: 15, scope: !509)
!509 = distinct !DILexicalBlock(scope: !504, file: !3, line: 124, column: 9)
!510 = !DILocation(line: 124, column: 21, scope: !509)
!511 = !DILocation(line: 124, column: 34, scope: !509)
!512 = !DILocation(line: 124, column: 9, scope: !509)
!513 = !DILocation(line: 124, column: 41, scope: !509)
!514 = !DILocation(line: 124, column: 9, scope: !504)
!515 = !DILocation(line: 125, column: 9, scope: !509)
!516 = !DILocation(line: 126, column: 10, scope: !504)
!517 = !DILocation(line: 126, column: 5, scope: !504)
!518 = !DILocation(line: 127, column: 1, scope: !504)
!519 = distinct !DISubprogram(name: "libc_scanf", scope: !3, file: !3, line: 129, type: !41, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!520 = !DILocalVariable(name: "word", scope: !519, file: !3, line: 131, type: !363)
!521 = !DILocation(line: 131, column: 10, scope: !519)
!522 = !DILocation(line: 132, column: 15, scope: !523)
!523 = distinct !DILexicalBlock(scope: !519, file: !3, line: 132, column: 9)
!524 = !DILocation(line: 132, column: 35, scope: !523)
!525 = !DILocation(line: 132, column: 9, scope: !523)
!526 = !DILocation(line: 132, column: 41, scope: !523)
!527 = !DILocation(line: 132, column: 9, scope: !519)
!528 = !DILocation(line: 133, column: 9, scope: !523)
!529 = !DILocation(line: 134, column: 1, scope: !519)
!530 = distinct !DISubprogram(name: "libc_printf_string", scope: !3, file: !3, line: 136, type: !41, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!531 = !DILocalVariable(name: "a", scope: !530, file: !3, line: 138, type: !532)
!532 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 16, elements: !533)
!533 = !{!534}
!534 = !DISubrange(count: 2)
!535 = !DILocation(line: 138, column: 10, scope: !530)
!536 = !DILocation(line: 139, column: 12, scope: !530)
!537 = !DILocation(line: 139, column: 37, scope: !530)
!538 = !DILocation(line: 139, column: 5, scope: !530)
!539 = !DILocation(line: 140, column: 1, scope: !530)
!540 = distinct !DISubprogram(name: "libc_printf_null_destination", scope: !3, file: !3, line: 142, type: !41, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!541 = !DILocalVariable(name: "a", scope: !540, file: !3, line: 144, type: !353)
!542 = !DILocation(line: 144, column: 10, scope: !540)
!543 = !DILocation(line: 145, column: 13, scope: !540)
!544 = !DILocation(line: 145, column: 23, scope: !540)
!545 = !DILocation(line: 145, column: 5, scope: !540)
!546 = !DILocation(line: 146, column: 1, scope: !540)
!547 = distinct !DISubprogram(name: "libc_strcmp_null", scope: !3, file: !3, line: 148, type: !41, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!548 = !DILocalVariable(name: "p", scope: !547, file: !3, line: 150, type: !37)
!549 = !DILocation(line: 150, column: 17, scope: !547)
!550 = !DILocation(line: 150, column: 21, scope: !547)
!551 = !DILocation(line: 151, column: 16, scope: !552)
!552 = distinct !DILexicalBlock(scope: !547, file: !3, line: 151, column: 9)
!553 = !DILocation(line: 151, column: 9, scope: !552)
!554 = !DILocation(line: 151, column: 9, scope: !547)
!555 = !DILocation(line: 152, column: 9, scope: !552)
!556 = !DILocation(line: 153, column: 1, scope: !547)
!557 = distinct !DISubprogram(name: "libc_qsort", scope: !3, file: !3, line: 161, type: !41, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!558 = !DILocalVariable(name: "a", scope: !557, file: !3, line: 163, type: !559)
!559 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !53)
!560 = !DILocation(line: 163, column: 9, scope: !557)
!561 = !DILocation(line: 164, column: 11, scope: !557)
!562 = !DILocation(line: 164, column: 14, scope: !557)
!563 = !DILocation(line: 164, column: 5, scope: !557)
!564 = !DILocation(line: 165, column: 9, scope: !565)
!565 = distinct !DILexicalBlock(scope: !557, file: !3, line: 165, column: 9)
!566 = !DILocation(line: 165, column: 14, scope: !565)
!567 = !DILocation(line: 165, column: 9, scope: !557)
!568 = !DILocation(line: 166, column: 9, scope: !565)
!569 = !DILocation(line: 167, column: 1, scope: !557)
!570 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 155, type: !571, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!571 = !DISubroutineType(types: !572)
!572 = !{!24, !573, !573}
!573 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !574, size: 64)
!574 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!575 = !DILocalVariable(name: "a", arg: 1, scope: !570, file: !3, line: 155, type: !573)
!576 = !DILocation(line: 155, column: 32, scope: !570)
!577 = !DILocalVariable(name: "b", arg: 2, scope: !570, file: !3, line: 155, type: !573)
!578 = !DILocation(line: 155, column: 47, scope: !570)
!579 = !DILocalVariable(name: "x", scope: !570, file: !3, line: 157, type: !580)
!580 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !581, size: 64)
!581 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!582 = !DILocation(line: 157, column: 16, scope: !570)
!583 = !DILocation(line: 157, column: 20, scope: !570)
!584 = !DILocalVariable(name: "y", scope: !570, file: !3, line: 157, type: !580)
!585 = !DILocation(line: 157, column: 24, scope: !570)
!586 = !DILocation(line: 157, column: 28, scope: !570)
!587 = !DILocation(line: 158, column: 13, scope: !570)
!588 = !DILocation(line: 158, column: 12, scope: !570)
!589 = !DILocation(line: 158, column: 18, scope: !570)
!590 = !DILocation(line: 158, column: 17, scope: !570)
!591 = !DILocation(line: 158, column: 15, scope: !570)
!592 = !DILocation(line: 158, column: 5, scope: !570)
!593 = distinct !DISubprogram(name: "libc_comparison", scope: !3, file: !3, line: 175, type: !41, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!594 = !DILocalVariable(name: "a", scope: !593, file: !3, line: 177, type: !559)
!595 = !DILocation(line: 177, column: 9, scope: !593)
!596 = !DILocation(line: 178, column: 11, scope: !593)
!597 = !DILocation(line: 178, column: 5, scope: !593)
!598 = !DILocation(line: 179, column: 1, scope: !593)
!599 = distinct !DISubprogram(name: "reads_neighbour", scope: !3, file: !3, line: 169, type: !571, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!600 = !DILocalVariable(name: "a", arg: 1, scope: !599, file: !3, line: 169, type: !573)
!601 = !DILocation(line: 169, column: 40, scope: !599)
!602 = !DILocalVariable(name: "b", arg: 2, scope: !599, file: !3, line: 169, type: !573)
!603 = !DILocation(line: 169, column: 55, scope: !599)
!604 = !DILocalVariable(name: "x", scope: !599, file: !3, line: 171, type: !580)
!605 = !DILocation(line: 171, column: 16, scope: !599)
!606 = !DILocation(line: 171, column: 20, scope: !599)
!607 = !DILocalVariable(name: "y", scope: !599, file: !3, line: 171, type: !580)
!608 = !DILocation(line: 171, column: 24, scope: !599)
!609 = !DILocation(line: 171, column: 28, scope: !599)
!610 = !DILocation(line: 172, column: 12, scope: !599)
!611 = !DILocation(line: 172, column: 18, scope: !599)
!612 = !DILocation(line: 172, column: 25, scope: !599)
!613 = !DILocation(line: 172, column: 23, scope: !599)
!614 = !DILocation(line: 172, column: 33, scope: !599)
!615 = !DILocation(line: 172, column: 32, scope: !599)
!616 = !DILocation(line: 172, column: 38, scope: !599)
!617 = !DILocation(line: 172, column: 37, scope: !599)
!618 = !DILocation(line: 172, column: 35, scope: !599)
!619 = !DILocation(line: 172, column: 5, scope: !599)
!620 = distinct !DISubprogram(name: "libc_memcmp", scope: !3, file: !3, line: 181, type: !41, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!621 = !DILocalVariable(name: "a", scope: !620, file: !3, line: 183, type: !52)
!622 = !DILocation(line: 183, column: 10, scope: !620)
!623 = !DILocalVariable(name: "b", scope: !620, file: !3, line: 183, type: !353)
!624 = !DILocation(line: 183, column: 24, scope: !620)
!625 = !DILocation(line: 184, column: 16, scope: !626)
!626 = distinct !DILexicalBlock(scope: !620, file: !3, line: 184, column: 9)
!627 = !DILocation(line: 184, column: 19, scope: !626)
!628 = !DILocation(line: 184, column: 22, scope: !626)
!629 = !DILocation(line: 184, column: 9, scope: !626)
!630 = !DILocation(line: 184, column: 9, scope: !620)
!631 = !DILocation(line: 185, column: 9, scope: !626)
!632 = !DILocation(line: 186, column: 1, scope: !620)
!633 = distinct !DISubprogram(name: "libc_memchr", scope: !3, file: !3, line: 188, type: !41, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!634 = !DILocalVariable(name: "a", scope: !633, file: !3, line: 190, type: !52)
!635 = !DILocation(line: 190, column: 10, scope: !633)
!636 = !DILocation(line: 191, column: 16, scope: !637)
!637 = distinct !DILexicalBlock(scope: !633, file: !3, line: 191, column: 9)
!638 = !DILocation(line: 191, column: 24, scope: !637)
!639 = !DILocation(line: 191, column: 9, scope: !637)
!640 = !DILocation(line: 191, column: 9, scope: !633)
!641 = !DILocation(line: 192, column: 9, scope: !637)
!642 = !DILocation(line: 193, column: 1, scope: !633)
!643 = distinct !DISubprogram(name: "libc_strtok", scope: !3, file: !3, line: 195, type: !41, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!644 = !DILocalVariable(name: "text", scope: !643, file: !3, line: 197, type: !52)
!645 = !DILocation(line: 197, column: 10, scope: !643)
!646 = !DILocalVariable(name: "word", scope: !643, file: !3, line: 198, type: !22)
!647 = !DILocation(line: 198, column: 11, scope: !643)
!648 = !DILocation(line: 198, column: 25, scope: !643)
!649 = !DILocation(line: 198, column: 47, scope: !643)
!650 = !DILocation(line: 198, column: 18, scope: !643)
!651 = !DILocation(line: 199, column: 10, scope: !652)
!652 = distinct !DILexicalBlock(scope: !643, file: !3, line: 199, column: 9)
!653 = !DILocation(line: 199, column: 9, scope: !643)
!654 = !DILocation(line: 200, column: 9, scope: !652)
!655 = !DILocation(line: 201, column: 1, scope: !643)
!656 = distinct !DISubprogram(name: "libc_getline_freed", scope: !3, file: !3, line: 203, type: !41, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!657 = !DILocalVariable(name: "line", scope: !656, file: !3, line: 205, type: !22)
!658 = !DILocation(line: 205, column: 11, scope: !656)
!659 = !DILocalVariable(name: "size", scope: !656, file: !3, line: 206, type: !461)
!660 = !DILocation(line: 206, column: 12, scope: !656)
!661 = !DILocation(line: 207, column: 31, scope: !662)
!662 = distinct !DILexicalBlock(scope: !656, file: !3, line: 207, column: 9)
!663 = !DILocation(line: 207, column: 9, scope: !662)
!664 = !DILocation(line: 207, column: 38, scope: !662)
!665 = !DILocation(line: 207, column: 9, scope: !656)
!666 = !DILocation(line: 208, column: 9, scope: !662)
!667 = !DILocation(line: 209, column: 10, scope: !656)
!668 = !DILocation(line: 209, column: 5, scope: !656)
!669 = !DILocation(line: 210, column: 9, scope: !670)
!670 = distinct !DILexicalBlock(scope: !656, file: !3, line: 210, column: 9)
!671 = !DILocation(line: 210, column: 9, scope: !656)
!672 = !DILocation(line: 211, column: 9, scope: !670)
!673 = !DILocation(line: 211, column: 17, scope: !670)
!674 = !DILocation(line: 212, column: 1, scope: !656)
!675 = distinct !DISubprogram(name: "libc_fclose_twice", scope: !3, file: !3, line: 214, type: !41, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!676 = !DILocalVariable(name: "f", scope: !675, file: !3, line: 216, type: !677)
!677 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !678, size: 64)
!678 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !679, line: 7, baseType: !680)
!679 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!680 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !681, line: 49, size: 1728, elements: !682)
!681 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!682 = !{!683, !684, !685, !686, !687, !688, !689, !690, !691, !692, !693, !694, !695, !698, !700, !701, !702, !706, !707, !709, !713, !716, !718, !721, !724, !725, !726, !727, !728}
!683 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !680, file: !681, line: 51, baseType: !24, size: 32)
!684 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !680, file: !681, line: 54, baseType: !22, size: 64, offset: 64)
!685 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !680, file: !681, line: 55, baseType: !22, size: 64, offset: 128)
!686 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !680, file: !681, line: 56, baseType: !22, size: 64, offset: 192)
!687 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !680, file: !681, line: 57, baseType: !22, size: 64, offset: 256)
!688 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !680, file: !681, line: 58, baseType: !22, size: 64, offset: 320)
!689 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !680, file: !681, line: 59, baseType: !22, size: 64, offset: 384)
!690 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !680, file: !681, line: 60, baseType: !22, size: 64, offset: 448)
!691 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !680, file: !681, line: 61, baseType: !22, size: 64, offset: 512)
!692 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !680, file: !681, line: 64, baseType: !22, size: 64, offset: 576)
!693 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !680, file: !681, line: 65, baseType: !22, size: 64, offset: 640)
!694 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !680, file: !681, line: 66, baseType: !22, size: 64, offset: 704)
!695 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !680, file: !681, line: 68, baseType: !696, size: 64, offset: 768)
!696 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !697, size: 64)
!697 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !681, line: 36, flags: DIFlagFwdDecl)
!698 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !680, file: !681, line: 70, baseType: !699, size: 64, offset: 832)
!699 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !680, size: 64)
!700 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !680, file: !681, line: 72, baseType: !24, size: 32, offset: 896)
!701 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !680, file: !681, line: 73, baseType: !24, size: 32, offset: 928)
!702 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !680, file: !681, line: 74, baseType: !703, size: 64, offset: 960)
!703 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !704, line: 152, baseType: !705)
!704 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!705 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!706 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !680, file: !681, line: 77, baseType: !25, size: 16, offset: 1024)
!707 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !680, file: !681, line: 78, baseType: !708, size: 8, offset: 1040)
!708 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!709 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !680, file: !681, line: 79, baseType: !710, size: 8, offset: 1048)
!710 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 8, elements: !711)
!711 = !{!712}
!712 = !DISubrange(count: 1)
!713 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !680, file: !681, line: 81, baseType: !714, size: 64, offset: 1088)
!714 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !715, size: 64)
!715 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !681, line: 43, baseType: null)
!716 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !680, file: !681, line: 89, baseType: !717, size: 64, offset: 1152)
!717 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !704, line: 153, baseType: !705)
!718 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !680, file: !681, line: 91, baseType: !719, size: 64, offset: 1216)
!719 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !720, size: 64)
!720 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !681, line: 37, flags: DIFlagFwdDecl)
!721 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !680, file: !681, line: 92, baseType: !722, size: 64, offset: 1280)
!722 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !723, size: 64)
!723 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !681, line: 38, flags: DIFlagFwdDecl)
!724 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !680, file: !681, line: 93, baseType: !699, size: 64, offset: 1344)
!725 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !680, file: !681, line: 94, baseType: !26, size: 64, offset: 1408)
!726 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !680, file: !681, line: 95, baseType: !461, size: 64, offset: 1472)
!727 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !680, file: !681, line: 96, baseType: !24, size: 32, offset: 1536)
!728 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !680, file: !681, line: 98, baseType: !729, size: 160, offset: 1568)
!729 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 160, elements: !730)
!730 = !{!731}
!731 = !DISubrange(count: 20)
!732 = !DILocation(line: 216, column: 11, scope: !675)
!733 = !DILocation(line: 216, column: 15, scope: !675)
!734 = !DILocation(line: 217, column: 10, scope: !735)
!735 = distinct !DILexicalBlock(scope: !675, file: !3, line: 217, column: 9)
!736 = !DILocation(line: 217, column: 9, scope: !675)
!737 = !DILocation(line: 218, column: 9, scope: !735)
!738 = !DILocation(line: 219, column: 12, scope: !675)
!739 = !DILocation(line: 219, column: 5, scope: !675)
!740 = !DILocation(line: 220, column: 9, scope: !741)
!741 = distinct !DILexicalBlock(scope: !675, file: !3, line: 220, column: 9)
!742 = !DILocation(line: 220, column: 9, scope: !675)
!743 = !DILocation(line: 221, column: 16, scope: !741)
!744 = !DILocation(line: 221, column: 9, scope: !741)
!745 = !DILocation(line: 222, column: 1, scope: !675)
!746 = distinct !DISubprogram(name: "libc_isalpha", scope: !3, file: !3, line: 224, type: !41, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!747 = !DILocalVariable(name: "c", scope: !746, file: !3, line: 226, type: !24)
!748 = !DILocation(line: 226, column: 9, scope: !746)
!749 = !DILocation(line: 226, column: 13, scope: !746)
!750 = !DILocation(line: 227, column: 10, scope: !751)
!751 = distinct !DILexicalBlock(scope: !746, file: !3, line: 227, column: 9)
!752 = !DILocation(line: 227, column: 9, scope: !746)
!753 = !DILocation(line: 228, column: 9, scope: !751)
!754 = !DILocation(line: 229, column: 1, scope: !746)
!755 = distinct !DISubprogram(name: "libc_fputs_closed", scope: !3, file: !3, line: 231, type: !41, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!756 = !DILocalVariable(name: "f", scope: !755, file: !3, line: 233, type: !677)
!757 = !DILocation(line: 233, column: 11, scope: !755)
!758 = !DILocation(line: 233, column: 15, scope: !755)
!759 = !DILocation(line: 234, column: 10, scope: !760)
!760 = distinct !DILexicalBlock(scope: !755, file: !3, line: 234, column: 9)
!761 = !DILocation(line: 234, column: 9, scope: !755)
!762 = !DILocation(line: 235, column: 9, scope: !760)
!763 = !DILocation(line: 236, column: 21, scope: !755)
!764 = !DILocation(line: 236, column: 5, scope: !755)
!765 = !DILocation(line: 237, column: 9, scope: !766)
!766 = distinct !DILexicalBlock(scope: !755, file: !3, line: 237, column: 9)
!767 = !DILocation(line: 237, column: 9, scope: !755)
!768 = !DILocation(line: 238, column: 16, scope: !766)
!769 = !DILocation(line: 238, column: 9, scope: !766)
!770 = !DILocation(line: 239, column: 20, scope: !755)
!771 = !DILocation(line: 239, column: 5, scope: !755)
!772 = !DILocation(line: 240, column: 10, scope: !773)
!773 = distinct !DILexicalBlock(scope: !755, file: !3, line: 240, column: 9)
!774 = !DILocation(line: 240, column: 9, scope: !755)
!775 = !DILocation(line: 241, column: 16, scope: !773)
!776 = !DILocation(line: 241, column: 9, scope: !773)
!777 = !DILocation(line: 242, column: 1, scope: !755)
!778 = distinct !DISubprogram(name: "libc_fprintf_closed", scope: !3, file: !3, line: 244, type: !41, scopeLine: 245, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!779 = !DILocalVariable(name: "f", scope: !778, file: !3, line: 246, type: !677)
!780 = !DILocation(line: 246, column: 11, scope: !778)
!781 = !DILocation(line: 246, column: 15, scope: !778)
!782 = !DILocation(line: 247, column: 10, scope: !783)
!783 = distinct !DILexicalBlock(scope: !778, file: !3, line: 247, column: 9)
!784 = !DILocation(line: 247, column: 9, scope: !778)
!785 = !DILocation(line: 248, column: 9, scope: !783)
!786 = !DILocation(line: 249, column: 9, scope: !787)
!787 = distinct !DILexicalBlock(scope: !778, file: !3, line: 249, column: 9)
!788 = !DILocation(line: 249, column: 9, scope: !778)
!789 = !DILocation(line: 250, column: 16, scope: !787)
!790 = !DILocation(line: 250, column: 9, scope: !787)
!791 = !DILocation(line: 251, column: 13, scope: !778)
!792 = !DILocation(line: 251, column: 5, scope: !778)
!793 = !DILocation(line: 252, column: 10, scope: !794)
!794 = distinct !DILexicalBlock(scope: !778, file: !3, line: 252, column: 9)
!795 = !DILocation(line: 252, column: 9, scope: !778)
!796 = !DILocation(line: 253, column: 16, scope: !794)
!797 = !DILocation(line: 253, column: 9, scope: !794)
!798 = !DILocation(line: 254, column: 1, scope: !778)
!799 = distinct !DISubprogram(name: "libc_fgetc_closed", scope: !3, file: !3, line: 256, type: !41, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!800 = !DILocalVariable(name: "f", scope: !799, file: !3, line: 258, type: !677)
!801 = !DILocation(line: 258, column: 11, scope: !799)
!802 = !DILocation(line: 258, column: 15, scope: !799)
!803 = !DILocation(line: 259, column: 10, scope: !804)
!804 = distinct !DILexicalBlock(scope: !799, file: !3, line: 259, column: 9)
!805 = !DILocation(line: 259, column: 9, scope: !799)
!806 = !DILocation(line: 260, column: 9, scope: !804)
!807 = !DILocation(line: 261, column: 9, scope: !808)
!808 = distinct !DILexicalBlock(scope: !799, file: !3, line: 261, column: 9)
!809 = !DILocation(line: 261, column: 9, scope: !799)
!810 = !DILocation(line: 262, column: 16, scope: !808)
!811 = !DILocation(line: 262, column: 9, scope: !808)
!812 = !DILocation(line: 263, column: 15, scope: !813)
!813 = distinct !DILexicalBlock(scope: !799, file: !3, line: 263, column: 9)
!814 = !DILocation(line: 263, column: 9, scope: !813)
!815 = !DILocation(line: 263, column: 18, scope: !813)
!816 = !DILocation(line: 263, column: 9, scope: !799)
!817 = !DILocation(line: 264, column: 9, scope: !813)
!818 = !DILocation(line: 265, column: 10, scope: !819)
!819 = distinct !DILexicalBlock(scope: !799, file: !3, line: 265, column: 9)
!820 = !DILocation(line: 265, column: 9, scope: !799)
!821 = !DILocation(line: 266, column: 16, scope: !819)
!822 = !DILocation(line: 266, column: 9, scope: !819)
!823 = !DILocation(line: 267, column: 1, scope: !799)
!824 = distinct !DISubprogram(name: "libc_null_stream", scope: !3, file: !3, line: 269, type: !41, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!825 = !DILocalVariable(name: "f", scope: !824, file: !3, line: 271, type: !677)
!826 = !DILocation(line: 271, column: 11, scope: !824)
!827 = !DILocation(line: 271, column: 21, scope: !824)
!828 = !DILocation(line: 271, column: 15, scope: !824)
!829 = !DILocation(line: 272, column: 15, scope: !830)
!830 = distinct !DILexicalBlock(scope: !824, file: !3, line: 272, column: 9)
!831 = !DILocation(line: 272, column: 9, scope: !830)
!832 = !DILocation(line: 272, column: 18, scope: !830)
!833 = !DILocation(line: 272, column: 9, scope: !824)
!834 = !DILocation(line: 273, column: 9, scope: !830)
!835 = !DILocation(line: 274, column: 12, scope: !824)
!836 = !DILocation(line: 274, column: 5, scope: !824)
!837 = !DILocation(line: 275, column: 1, scope: !824)
!838 = distinct !DISubprogram(name: "libc_closedir_twice", scope: !3, file: !3, line: 277, type: !41, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!839 = !DILocalVariable(name: "d", scope: !838, file: !3, line: 279, type: !840)
!840 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !841, size: 64)
!841 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !842, line: 127, baseType: !843)
!842 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!843 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !842, line: 127, flags: DIFlagFwdDecl)
!844 = !DILocation(line: 279, column: 10, scope: !838)
!845 = !DILocation(line: 279, column: 14, scope: !838)
!846 = !DILocation(line: 280, column: 10, scope: !847)
!847 = distinct !DILexicalBlock(scope: !838, file: !3, line: 280, column: 9)
!848 = !DILocation(line: 280, column: 9, scope: !838)
!849 = !DILocation(line: 281, column: 9, scope: !847)
!850 = !DILocation(line: 282, column: 14, scope: !838)
!851 = !DILocation(line: 282, column: 5, scope: !838)
!852 = !DILocation(line: 283, column: 9, scope: !853)
!853 = distinct !DILexicalBlock(scope: !838, file: !3, line: 283, column: 9)
!854 = !DILocation(line: 283, column: 9, scope: !838)
!855 = !DILocation(line: 284, column: 18, scope: !853)
!856 = !DILocation(line: 284, column: 9, scope: !853)
!857 = !DILocation(line: 285, column: 1, scope: !838)
!858 = distinct !DISubprogram(name: "libc_readdir_closed", scope: !3, file: !3, line: 287, type: !41, scopeLine: 288, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!859 = !DILocalVariable(name: "d", scope: !858, file: !3, line: 289, type: !840)
!860 = !DILocation(line: 289, column: 10, scope: !858)
!861 = !DILocation(line: 289, column: 14, scope: !858)
!862 = !DILocation(line: 290, column: 10, scope: !863)
!863 = distinct !DILexicalBlock(scope: !858, file: !3, line: 290, column: 9)
!864 = !DILocation(line: 290, column: 9, scope: !858)
!865 = !DILocation(line: 291, column: 9, scope: !863)
!866 = !DILocation(line: 292, column: 9, scope: !867)
!867 = distinct !DILexicalBlock(scope: !858, file: !3, line: 292, column: 9)
!868 = !DILocation(line: 292, column: 9, scope: !858)
!869 = !DILocation(line: 293, column: 18, scope: !867)
!870 = !DILocation(line: 293, column: 9, scope: !867)
!871 = !DILocation(line: 294, column: 18, scope: !872)
!872 = distinct !DILexicalBlock(scope: !858, file: !3, line: 294, column: 9)
!873 = !DILocation(line: 294, column: 10, scope: !872)
!874 = !DILocation(line: 294, column: 9, scope: !858)
!875 = !DILocation(line: 295, column: 9, scope: !872)
!876 = !DILocation(line: 296, column: 10, scope: !877)
!877 = distinct !DILexicalBlock(scope: !858, file: !3, line: 296, column: 9)
!878 = !DILocation(line: 296, column: 9, scope: !858)
!879 = !DILocation(line: 297, column: 18, scope: !877)
!880 = !DILocation(line: 297, column: 9, scope: !877)
!881 = !DILocation(line: 298, column: 1, scope: !858)
!882 = distinct !DISubprogram(name: "libc_memstream_freed", scope: !3, file: !3, line: 300, type: !41, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!883 = !DILocalVariable(name: "text", scope: !882, file: !3, line: 302, type: !22)
!884 = !DILocation(line: 302, column: 11, scope: !882)
!885 = !DILocalVariable(name: "size", scope: !882, file: !3, line: 303, type: !461)
!886 = !DILocation(line: 303, column: 12, scope: !882)
!887 = !DILocalVariable(name: "f", scope: !882, file: !3, line: 304, type: !677)
!888 = !DILocation(line: 304, column: 11, scope: !882)
!889 = !DILocation(line: 304, column: 15, scope: !882)
!890 = !DILocation(line: 305, column: 10, scope: !891)
!891 = distinct !DILexicalBlock(scope: !882, file: !3, line: 305, column: 9)
!892 = !DILocation(line: 305, column: 9, scope: !882)
!893 = !DILocation(line: 306, column: 9, scope: !891)
!894 = !DILocation(line: 307, column: 19, scope: !882)
!895 = !DILocation(line: 307, column: 5, scope: !882)
!896 = !DILocation(line: 308, column: 12, scope: !882)
!897 = !DILocation(line: 308, column: 5, scope: !882)
!898 = !DILocation(line: 309, column: 9, scope: !899)
!899 = distinct !DILexicalBlock(scope: !882, file: !3, line: 309, column: 9)
!900 = !DILocation(line: 309, column: 14, scope: !899)
!901 = !DILocation(line: 309, column: 9, scope: !882)
!902 = !DILocation(line: 310, column: 9, scope: !899)
!903 = !DILocation(line: 311, column: 10, scope: !882)
!904 = !DILocation(line: 311, column: 5, scope: !882)
!905 = !DILocation(line: 312, column: 1, scope: !882)
!906 = distinct !DISubprogram(name: "libc_fmemopen", scope: !3, file: !3, line: 314, type: !41, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!907 = !DILocalVariable(name: "text", scope: !906, file: !3, line: 316, type: !52)
!908 = !DILocation(line: 316, column: 10, scope: !906)
!909 = !DILocalVariable(name: "f", scope: !906, file: !3, line: 317, type: !677)
!910 = !DILocation(line: 317, column: 11, scope: !906)
!911 = !DILocation(line: 317, column: 24, scope: !906)
!912 = !DILocation(line: 317, column: 30, scope: !906)
!913 = !DILocation(line: 317, column: 15, scope: !906)
!914 = !DILocation(line: 318, column: 10, scope: !915)
!915 = distinct !DILexicalBlock(scope: !906, file: !3, line: 318, column: 9)
!916 = !DILocation(line: 318, column: 9, scope: !906)
!917 = !DILocation(line: 319, column: 9, scope: !915)
!918 = !DILocation(line: 320, column: 19, scope: !906)
!919 = !DILocation(line: 320, column: 5, scope: !906)
!920 = !DILocation(line: 321, column: 12, scope: !906)
!921 = !DILocation(line: 321, column: 5, scope: !906)
!922 = !DILocation(line: 322, column: 12, scope: !906)
!923 = !DILocation(line: 322, column: 5, scope: !906)
!924 = !DILocation(line: 323, column: 1, scope: !906)
!925 = distinct !DISubprogram(name: "libc_printf_missing", scope: !3, file: !3, line: 325, type: !41, scopeLine: 326, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!926 = !DILocalVariable(name: "text", scope: !925, file: !3, line: 327, type: !927)
!927 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !928)
!928 = !{!929}
!929 = !DISubrange(count: 40)
!930 = !DILocation(line: 327, column: 10, scope: !925)
!931 = !DILocation(line: 328, column: 13, scope: !925)
!932 = !DILocation(line: 328, column: 19, scope: !925)
!933 = !DILocation(line: 328, column: 5, scope: !925)
!934 = !DILocation(line: 329, column: 1, scope: !925)
!935 = distinct !DISubprogram(name: "libc_printf_number_for_string", scope: !3, file: !3, line: 331, type: !41, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!936 = !DILocalVariable(name: "format", scope: !935, file: !3, line: 333, type: !37)
!937 = !DILocation(line: 333, column: 17, scope: !935)
!938 = !DILocation(line: 333, column: 26, scope: !935)
!939 = !DILocation(line: 334, column: 12, scope: !935)
!940 = !DILocation(line: 334, column: 5, scope: !935)
!941 = !DILocation(line: 335, column: 1, scope: !935)
!942 = distinct !DISubprogram(name: "libc_scanf_missing", scope: !3, file: !3, line: 337, type: !41, scopeLine: 338, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!943 = !DILocalVariable(name: "n", scope: !942, file: !3, line: 339, type: !24)
!944 = !DILocation(line: 339, column: 9, scope: !942)
!945 = !DILocation(line: 340, column: 23, scope: !946)
!946 = distinct !DILexicalBlock(scope: !942, file: !3, line: 340, column: 9)
!947 = !DILocation(line: 340, column: 9, scope: !946)
!948 = !DILocation(line: 340, column: 49, scope: !946)
!949 = !DILocation(line: 340, column: 9, scope: !942)
!950 = !DILocation(line: 341, column: 9, scope: !946)
!951 = !DILocation(line: 342, column: 1, scope: !942)
!952 = distinct !DISubprogram(name: "libc_scanf_narrow", scope: !3, file: !3, line: 344, type: !41, scopeLine: 345, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!953 = !DILocalVariable(name: "n", scope: !952, file: !3, line: 346, type: !954)
!954 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!955 = !DILocation(line: 346, column: 11, scope: !952)
!956 = !DILocation(line: 347, column: 17, scope: !952)
!957 = !DILocation(line: 347, column: 37, scope: !952)
!958 = !DILocation(line: 347, column: 5, scope: !952)
!959 = !DILocation(line: 348, column: 1, scope: !952)
!960 = distinct !DISubprogram(name: "libc_va_arg", scope: !3, file: !3, line: 361, type: !41, scopeLine: 362, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!961 = !DILocation(line: 363, column: 13, scope: !962)
!962 = distinct !DILexicalBlock(scope: !960, file: !3, line: 363, column: 9)
!963 = !DILocation(line: 363, column: 9, scope: !962)
!964 = !DILocation(line: 363, column: 32, scope: !962)
!965 = !DILocation(line: 363, column: 9, scope: !960)
!966 = !DILocation(line: 364, column: 9, scope: !962)
!967 = !DILocation(line: 365, column: 1, scope: !960)
!968 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 350, type: !969, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!969 = !DISubroutineType(types: !970)
!970 = !{!24, !24, null}
!971 = !DILocalVariable(name: "count", arg: 1, scope: !968, file: !3, line: 350, type: !24)
!972 = !DILocation(line: 350, column: 20, scope: !968)
!973 = !DILocalVariable(name: "args", scope: !968, file: !3, line: 352, type: !974)
!974 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !975, line: 52, baseType: !976)
!975 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!976 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !977, line: 32, baseType: !978)
!977 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!978 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !979, baseType: !980)
!979 = !DIFile(filename: "tests/faults/libc.c", directory: ".")
!980 = !DICompositeType(tag: DW_TAG_array_type, baseType: !981, size: 192, elements: !711)
!981 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !982)
!982 = !{!983, !984, !985, !986}
!983 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !981, file: !979, line: 352, baseType: !7, size: 32)
!984 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !981, file: !979, line: 352, baseType: !7, size: 32, offset: 32)
!985 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !981, file: !979, line: 352, baseType: !26, size: 64, offset: 64)
!986 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !981, file: !979, line: 352, baseType: !26, size: 64, offset: 128)
!987 = !DILocation(line: 352, column: 13, scope: !968)
!988 = !DILocalVariable(name: "total", scope: !968, file: !3, line: 353, type: !24)
!989 = !DILocation(line: 353, column: 9, scope: !968)
!990 = !DILocation(line: 354, column: 5, scope: !968)
!991 = !DILocalVariable(name: "i", scope: !992, file: !3, line: 355, type: !24)
!992 = distinct !DILexicalBlock(scope: !968, file: !3, line: 355, column: 5)
!993 = !DILocation(line: 355, column: 14, scope: !992)
!994 = !DILocation(line: 355, column: 10, scope: !992)
!995 = !DILocation(line: 355, column: 21, scope: !996)
!996 = distinct !DILexicalBlock(scope: !992, file: !3, line: 355, column: 5)
!997 = !DILocation(line: 355, column: 25, scope: !996)
!998 = !DILocation(line: 355, column: 23, scope: !996)
!999 = !DILocation(line: 355, column: 5, scope: !992)
!1000 = !DILocation(line: 356, column: 18, scope: !996)
!1001 = !DILocation(line: 356, column: 15, scope: !996)
!1002 = !DILocation(line: 356, column: 9, scope: !996)
!1003 = !DILocation(line: 355, column: 33, scope: !996)
!1004 = !DILocation(line: 355, column: 5, scope: !996)
!1005 = distinct !{!1005, !999, !1006, !215}
!1006 = !DILocation(line: 356, column: 18, scope: !992)
!1007 = !DILocation(line: 357, column: 5, scope: !968)
!1008 = !DILocation(line: 358, column: 12, scope: !968)
!1009 = !DILocation(line: 358, column: 5, scope: !968)
!1010 = distinct !DISubprogram(name: "libc_va_arg_stack", scope: !3, file: !3, line: 367, type: !41, scopeLine: 368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1011 = !DILocalVariable(name: "format", scope: !1010, file: !3, line: 369, type: !37)
!1012 = !DILocation(line: 369, column: 17, scope: !1010)
!1013 = !DILocation(line: 369, column: 26, scope: !1010)
!1014 = !DILocalVariable(name: "text", scope: !1010, file: !3, line: 370, type: !927)
!1015 = !DILocation(line: 370, column: 10, scope: !1010)
!1016 = !DILocation(line: 371, column: 13, scope: !1010)
!1017 = !DILocation(line: 371, column: 19, scope: !1010)
!1018 = !DILocation(line: 371, column: 5, scope: !1010)
!1019 = !DILocation(line: 372, column: 1, scope: !1010)
!1020 = distinct !DISubprogram(name: "libc_memcpy_negative", scope: !3, file: !3, line: 374, type: !41, scopeLine: 375, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1021 = !DILocalVariable(name: "a", scope: !1020, file: !3, line: 376, type: !353)
!1022 = !DILocation(line: 376, column: 10, scope: !1020)
!1023 = !DILocalVariable(name: "b", scope: !1020, file: !3, line: 376, type: !353)
!1024 = !DILocation(line: 376, column: 24, scope: !1020)
!1025 = !DILocalVariable(name: "n", scope: !1020, file: !3, line: 377, type: !24)
!1026 = !DILocation(line: 377, column: 9, scope: !1020)
!1027 = !DILocation(line: 377, column: 13, scope: !1020)
!1028 = !DILocation(line: 378, column: 5, scope: !1020)
!1029 = !DILocation(line: 378, column: 18, scope: !1020)
!1030 = !DILocation(line: 379, column: 9, scope: !1031)
!1031 = distinct !DILexicalBlock(scope: !1020, file: !3, line: 379, column: 9)
!1032 = !DILocation(line: 379, column: 14, scope: !1031)
!1033 = !DILocation(line: 379, column: 9, scope: !1020)
!1034 = !DILocation(line: 380, column: 9, scope: !1031)
!1035 = !DILocation(line: 381, column: 1, scope: !1020)
!1036 = distinct !DISubprogram(name: "libc_memset_negative", scope: !3, file: !3, line: 383, type: !41, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1037 = !DILocalVariable(name: "a", scope: !1036, file: !3, line: 385, type: !353)
!1038 = !DILocation(line: 385, column: 10, scope: !1036)
!1039 = !DILocalVariable(name: "n", scope: !1036, file: !3, line: 386, type: !24)
!1040 = !DILocation(line: 386, column: 9, scope: !1036)
!1041 = !DILocation(line: 386, column: 13, scope: !1036)
!1042 = !DILocation(line: 387, column: 5, scope: !1036)
!1043 = !DILocation(line: 387, column: 18, scope: !1036)
!1044 = !DILocation(line: 388, column: 1, scope: !1036)
!1045 = distinct !DISubprogram(name: "libc_strncpy_negative", scope: !3, file: !3, line: 390, type: !41, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1046 = !DILocalVariable(name: "a", scope: !1045, file: !3, line: 392, type: !353)
!1047 = !DILocation(line: 392, column: 10, scope: !1045)
!1048 = !DILocalVariable(name: "n", scope: !1045, file: !3, line: 393, type: !24)
!1049 = !DILocation(line: 393, column: 9, scope: !1045)
!1050 = !DILocation(line: 393, column: 13, scope: !1045)
!1051 = !DILocation(line: 394, column: 13, scope: !1045)
!1052 = !DILocation(line: 394, column: 22, scope: !1045)
!1053 = !DILocation(line: 394, column: 5, scope: !1045)
!1054 = !DILocation(line: 395, column: 1, scope: !1045)
!1055 = distinct !DISubprogram(name: "libc_fread_negative", scope: !3, file: !3, line: 397, type: !41, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1056 = !DILocalVariable(name: "a", scope: !1055, file: !3, line: 399, type: !52)
!1057 = !DILocation(line: 399, column: 10, scope: !1055)
!1058 = !DILocalVariable(name: "n", scope: !1055, file: !3, line: 400, type: !24)
!1059 = !DILocation(line: 400, column: 9, scope: !1055)
!1060 = !DILocation(line: 400, column: 13, scope: !1055)
!1061 = !DILocation(line: 401, column: 15, scope: !1062)
!1062 = distinct !DILexicalBlock(scope: !1055, file: !3, line: 401, column: 9)
!1063 = !DILocation(line: 401, column: 21, scope: !1062)
!1064 = !DILocation(line: 401, column: 24, scope: !1062)
!1065 = !DILocation(line: 401, column: 9, scope: !1062)
!1066 = !DILocation(line: 401, column: 31, scope: !1062)
!1067 = !DILocation(line: 401, column: 9, scope: !1055)
!1068 = !DILocation(line: 402, column: 9, scope: !1062)
!1069 = !DILocation(line: 403, column: 1, scope: !1055)
!1070 = distinct !DISubprogram(name: "libc_strcat_unterminated", scope: !3, file: !3, line: 405, type: !41, scopeLine: 406, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1071 = !DILocalVariable(name: "a", scope: !1070, file: !3, line: 407, type: !353)
!1072 = !DILocation(line: 407, column: 10, scope: !1070)
!1073 = !DILocation(line: 408, column: 5, scope: !1070)
!1074 = !DILocation(line: 409, column: 10, scope: !1075)
!1075 = distinct !DILexicalBlock(scope: !1070, file: !3, line: 409, column: 9)
!1076 = !DILocation(line: 409, column: 9, scope: !1070)
!1077 = !DILocation(line: 410, column: 9, scope: !1075)
!1078 = !DILocation(line: 410, column: 14, scope: !1075)
!1079 = !DILocation(line: 411, column: 12, scope: !1070)
!1080 = !DILocation(line: 411, column: 5, scope: !1070)
!1081 = !DILocation(line: 412, column: 1, scope: !1070)
!1082 = distinct !DISubprogram(name: "libc_strcpy_overlap", scope: !3, file: !3, line: 414, type: !41, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1083 = !DILocalVariable(name: "a", scope: !1082, file: !3, line: 416, type: !419)
!1084 = !DILocation(line: 416, column: 10, scope: !1082)
!1085 = !DILocation(line: 417, column: 12, scope: !1082)
!1086 = !DILocation(line: 417, column: 17, scope: !1082)
!1087 = !DILocation(line: 417, column: 14, scope: !1082)
!1088 = !DILocation(line: 417, column: 31, scope: !1082)
!1089 = !DILocation(line: 417, column: 5, scope: !1082)
!1090 = !DILocation(line: 418, column: 1, scope: !1082)
!1091 = distinct !DISubprogram(name: "libc_qsort_null", scope: !3, file: !3, line: 425, type: !41, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1092 = !DILocalVariable(name: "words", scope: !1091, file: !3, line: 427, type: !1093)
!1093 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 192, elements: !391)
!1094 = !DILocation(line: 427, column: 11, scope: !1091)
!1095 = !DILocation(line: 428, column: 11, scope: !1091)
!1096 = !DILocation(line: 428, column: 18, scope: !1091)
!1097 = !DILocation(line: 428, column: 5, scope: !1091)
!1098 = !DILocation(line: 429, column: 1, scope: !1091)
!1099 = distinct !DISubprogram(name: "by_text", scope: !3, file: !3, line: 420, type: !571, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1100 = !DILocalVariable(name: "a", arg: 1, scope: !1099, file: !3, line: 420, type: !573)
!1101 = !DILocation(line: 420, column: 32, scope: !1099)
!1102 = !DILocalVariable(name: "b", arg: 2, scope: !1099, file: !3, line: 420, type: !573)
!1103 = !DILocation(line: 420, column: 47, scope: !1099)
!1104 = !DILocation(line: 422, column: 35, scope: !1099)
!1105 = !DILocation(line: 422, column: 20, scope: !1099)
!1106 = !DILocation(line: 422, column: 19, scope: !1099)
!1107 = !DILocation(line: 422, column: 54, scope: !1099)
!1108 = !DILocation(line: 422, column: 39, scope: !1099)
!1109 = !DILocation(line: 422, column: 38, scope: !1099)
!1110 = !DILocation(line: 422, column: 12, scope: !1099)
!1111 = !DILocation(line: 422, column: 5, scope: !1099)
!1112 = distinct !DISubprogram(name: "libc_regfree_freed", scope: !3, file: !3, line: 431, type: !41, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1113 = !DILocalVariable(name: "pattern", scope: !1112, file: !3, line: 433, type: !1114)
!1114 = !DIDerivedType(tag: DW_TAG_typedef, name: "regex_t", file: !1115, line: 478, baseType: !1116)
!1115 = !DIFile(filename: "/usr/include/regex.h", directory: "", checksumkind: CSK_MD5, checksum: "6d816f6cca462fea1b68ba10523ed664")
!1116 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "re_pattern_buffer", file: !1115, line: 413, size: 512, elements: !1117)
!1117 = !{!1118, !1121, !1123, !1124, !1126, !1127, !1130, !1131, !1132, !1133, !1134, !1135, !1136, !1137}
!1118 = !DIDerivedType(tag: DW_TAG_member, name: "__buffer", scope: !1116, file: !1115, line: 417, baseType: !1119, size: 64)
!1119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1120, size: 64)
!1120 = !DICompositeType(tag: DW_TAG_structure_type, name: "re_dfa_t", file: !1115, line: 417, flags: DIFlagFwdDecl)
!1121 = !DIDerivedType(tag: DW_TAG_member, name: "__allocated", scope: !1116, file: !1115, line: 420, baseType: !1122, size: 64, offset: 64)
!1122 = !DIDerivedType(tag: DW_TAG_typedef, name: "__re_long_size_t", file: !1115, line: 56, baseType: !463)
!1123 = !DIDerivedType(tag: DW_TAG_member, name: "__used", scope: !1116, file: !1115, line: 423, baseType: !1122, size: 64, offset: 128)
!1124 = !DIDerivedType(tag: DW_TAG_member, name: "__syntax", scope: !1116, file: !1115, line: 426, baseType: !1125, size: 64, offset: 192)
!1125 = !DIDerivedType(tag: DW_TAG_typedef, name: "reg_syntax_t", file: !1115, line: 72, baseType: !463)
!1126 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap", scope: !1116, file: !1115, line: 431, baseType: !22, size: 64, offset: 256)
!1127 = !DIDerivedType(tag: DW_TAG_member, name: "__translate", scope: !1116, file: !1115, line: 437, baseType: !1128, size: 64, offset: 320)
!1128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1129, size: 64)
!1129 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!1130 = !DIDerivedType(tag: DW_TAG_member, name: "re_nsub", scope: !1116, file: !1115, line: 440, baseType: !461, size: 64, offset: 384)
!1131 = !DIDerivedType(tag: DW_TAG_member, name: "__can_be_null", scope: !1116, file: !1115, line: 446, baseType: !7, size: 1, offset: 448, flags: DIFlagBitField, extraData: i64 448)
!1132 = !DIDerivedType(tag: DW_TAG_member, name: "__regs_allocated", scope: !1116, file: !1115, line: 457, baseType: !7, size: 2, offset: 449, flags: DIFlagBitField, extraData: i64 448)
!1133 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap_accurate", scope: !1116, file: !1115, line: 461, baseType: !7, size: 1, offset: 451, flags: DIFlagBitField, extraData: i64 448)
!1134 = !DIDerivedType(tag: DW_TAG_member, name: "__no_sub", scope: !1116, file: !1115, line: 465, baseType: !7, size: 1, offset: 452, flags: DIFlagBitField, extraData: i64 448)
!1135 = !DIDerivedType(tag: DW_TAG_member, name: "__not_bol", scope: !1116, file: !1115, line: 469, baseType: !7, size: 1, offset: 453, flags: DIFlagBitField, extraData: i64 448)
!1136 = !DIDerivedType(tag: DW_TAG_member, name: "__not_eol", scope: !1116, file: !1115, line: 472, baseType: !7, size: 1, offset: 454, flags: DIFlagBitField, extraData: i64 448)
!1137 = !DIDerivedType(tag: DW_TAG_member, name: "__newline_anchor", scope: !1116, file: !1115, line: 475, baseType: !7, size: 1, offset: 455, flags: DIFlagBitField, extraData: i64 448)
!1138 = !DILocation(line: 433, column: 13, scope: !1112)
!1139 = !DILocation(line: 434, column: 9, scope: !1140)
!1140 = distinct !DILexicalBlock(scope: !1112, file: !3, line: 434, column: 9)
!1141 = !DILocation(line: 434, column: 9, scope: !1112)
!1142 = !DILocation(line: 435, column: 9, scope: !1140)
!1143 = !DILocalVariable(name: "text", scope: !1112, file: !3, line: 436, type: !22)
!1144 = !DILocation(line: 436, column: 11, scope: !1112)
!1145 = !DILocation(line: 436, column: 18, scope: !1112)
!1146 = !DILocation(line: 437, column: 9, scope: !1147)
!1147 = distinct !DILexicalBlock(scope: !1112, file: !3, line: 437, column: 9)
!1148 = !DILocation(line: 437, column: 9, scope: !1112)
!1149 = !DILocation(line: 438, column: 14, scope: !1147)
!1150 = !DILocation(line: 438, column: 9, scope: !1147)
!1151 = !DILocation(line: 439, column: 27, scope: !1152)
!1152 = distinct !DILexicalBlock(scope: !1112, file: !3, line: 439, column: 9)
!1153 = !DILocation(line: 439, column: 9, scope: !1152)
!1154 = !DILocation(line: 439, column: 9, scope: !1112)
!1155 = !DILocation(line: 440, column: 9, scope: !1152)
!1156 = !DILocation(line: 441, column: 5, scope: !1112)
!1157 = !DILocation(line: 442, column: 10, scope: !1158)
!1158 = distinct !DILexicalBlock(scope: !1112, file: !3, line: 442, column: 9)
!1159 = !DILocation(line: 442, column: 9, scope: !1112)
!1160 = !DILocation(line: 443, column: 14, scope: !1158)
!1161 = !DILocation(line: 443, column: 9, scope: !1158)
!1162 = !DILocation(line: 444, column: 1, scope: !1112)
!1163 = distinct !DISubprogram(name: "libc_wcslen_unterminated", scope: !3, file: !3, line: 446, type: !41, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1164 = !DILocalVariable(name: "a", scope: !1163, file: !3, line: 448, type: !1165)
!1165 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1166, size: 96, elements: !391)
!1166 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !462, line: 74, baseType: !24)
!1167 = !DILocation(line: 448, column: 13, scope: !1163)
!1168 = !DILocation(line: 449, column: 10, scope: !1169)
!1169 = distinct !DILexicalBlock(scope: !1163, file: !3, line: 449, column: 9)
!1170 = !DILocation(line: 449, column: 9, scope: !1163)
!1171 = !DILocation(line: 450, column: 9, scope: !1169)
!1172 = !DILocation(line: 450, column: 14, scope: !1169)
!1173 = !DILocation(line: 451, column: 16, scope: !1174)
!1174 = distinct !DILexicalBlock(scope: !1163, file: !3, line: 451, column: 9)
!1175 = !DILocation(line: 451, column: 9, scope: !1174)
!1176 = !DILocation(line: 451, column: 19, scope: !1174)
!1177 = !DILocation(line: 451, column: 9, scope: !1163)
!1178 = !DILocation(line: 452, column: 9, scope: !1174)
!1179 = !DILocation(line: 453, column: 1, scope: !1163)
!1180 = distinct !DISubprogram(name: "libc_printf_number_for_float", scope: !3, file: !3, line: 455, type: !41, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1181 = !DILocalVariable(name: "format", scope: !1180, file: !3, line: 457, type: !37)
!1182 = !DILocation(line: 457, column: 17, scope: !1180)
!1183 = !DILocation(line: 457, column: 26, scope: !1180)
!1184 = !DILocation(line: 458, column: 12, scope: !1180)
!1185 = !DILocation(line: 458, column: 5, scope: !1180)
!1186 = !DILocation(line: 459, column: 1, scope: !1180)
!1187 = distinct !DISubprogram(name: "libc_printf_float_for_number", scope: !3, file: !3, line: 461, type: !41, scopeLine: 462, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1188 = !DILocalVariable(name: "format", scope: !1187, file: !3, line: 463, type: !37)
!1189 = !DILocation(line: 463, column: 17, scope: !1187)
!1190 = !DILocation(line: 463, column: 26, scope: !1187)
!1191 = !DILocation(line: 464, column: 12, scope: !1187)
!1192 = !DILocation(line: 464, column: 5, scope: !1187)
!1193 = !DILocation(line: 465, column: 1, scope: !1187)
!1194 = distinct !DISubprogram(name: "libc_scanf_null", scope: !3, file: !3, line: 467, type: !41, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1195 = !DILocalVariable(name: "word", scope: !1194, file: !3, line: 469, type: !52)
!1196 = !DILocation(line: 469, column: 10, scope: !1194)
!1197 = !DILocation(line: 470, column: 29, scope: !1198)
!1198 = distinct !DILexicalBlock(scope: !1194, file: !3, line: 470, column: 9)
!1199 = !DILocation(line: 470, column: 39, scope: !1198)
!1200 = !DILocation(line: 470, column: 9, scope: !1198)
!1201 = !DILocation(line: 470, column: 45, scope: !1198)
!1202 = !DILocation(line: 470, column: 9, scope: !1194)
!1203 = !DILocation(line: 471, column: 9, scope: !1198)
!1204 = !DILocation(line: 472, column: 1, scope: !1194)
!1205 = distinct !DISubprogram(name: "libc_strtok_first", scope: !3, file: !3, line: 474, type: !41, scopeLine: 475, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !173)
!1206 = !DILocalVariable(name: "text", scope: !1205, file: !3, line: 476, type: !52)
!1207 = !DILocation(line: 476, column: 10, scope: !1205)
!1208 = !DILocation(line: 477, column: 17, scope: !1209)
!1209 = distinct !DILexicalBlock(scope: !1205, file: !3, line: 477, column: 9)
!1210 = !DILocation(line: 477, column: 27, scope: !1209)
!1211 = !DILocation(line: 477, column: 10, scope: !1209)
!1212 = !DILocation(line: 477, column: 9, scope: !1205)
!1213 = !DILocation(line: 478, column: 9, scope: !1209)
!1214 = !DILocation(line: 479, column: 1, scope: !1205)
