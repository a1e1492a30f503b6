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
@entry_libc_memcmp_differs = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.7, i32 0, i32 0), void ()* @libc_memcmp_differs, %struct.fault_case* null }, align 8, !dbg !55
@entry_libc_strcat = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i32 0, i32 0), void ()* @libc_strcat, %struct.fault_case* null }, align 8, !dbg !57
@entry_libc_strncpy = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i32 0, i32 0), void ()* @libc_strncpy, %struct.fault_case* null }, align 8, !dbg !59
@entry_libc_sprintf = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i32 0, i32 0), void ()* @libc_sprintf, %struct.fault_case* null }, align 8, !dbg !61
@entry_libc_snprintf = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i32 0, i32 0), void ()* @libc_snprintf, %struct.fault_case* null }, align 8, !dbg !63
@entry_libc_memset = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.19, i32 0, i32 0), void ()* @libc_memset, %struct.fault_case* null }, align 8, !dbg !65
@entry_libc_memcpy_to = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.20, i32 0, i32 0), void ()* @libc_memcpy_to, %struct.fault_case* null }, align 8, !dbg !67
@entry_libc_memcpy_from = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.22, i32 0, i32 0), void ()* @libc_memcpy_from, %struct.fault_case* null }, align 8, !dbg !69
@entry_libc_memcpy_overlap = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.23, i32 0, i32 0), void ()* @libc_memcpy_overlap, %struct.fault_case* null }, align 8, !dbg !71
@entry_libc_memmove = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i32 0, i32 0), void ()* @libc_memmove, %struct.fault_case* null }, align 8, !dbg !73
@entry_libc_strlen_unterminated = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.25, i32 0, i32 0), void ()* @libc_strlen_unterminated, %struct.fault_case* null }, align 8, !dbg !75
@entry_libc_strlen_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.26, i32 0, i32 0), void ()* @libc_strlen_freed, %struct.fault_case* null }, align 8, !dbg !77
@entry_libc_strdup_overrun = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.28, i32 0, i32 0), void ()* @libc_strdup_overrun, %struct.fault_case* null }, align 8, !dbg !79
@entry_libc_fgets = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), void ()* @libc_fgets, %struct.fault_case* null }, align 8, !dbg !81
@entry_libc_fread = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), void ()* @libc_fread, %struct.fault_case* null }, align 8, !dbg !83
@entry_libc_scanf = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), void ()* @libc_scanf, %struct.fault_case* null }, align 8, !dbg !85
@entry_libc_printf_string = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.33, i32 0, i32 0), void ()* @libc_printf_string, %struct.fault_case* null }, align 8, !dbg !87
@entry_libc_printf_null_destination = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.36, i32 0, i32 0), void ()* @libc_printf_null_destination, %struct.fault_case* null }, align 8, !dbg !89
@entry_libc_strcmp_null = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.37, i32 0, i32 0), void ()* @libc_strcmp_null, %struct.fault_case* null }, align 8, !dbg !91
@entry_libc_qsort = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i32 0, i32 0), void ()* @libc_qsort, %struct.fault_case* null }, align 8, !dbg !93
@entry_libc_comparison = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.40, i32 0, i32 0), void ()* @libc_comparison, %struct.fault_case* null }, align 8, !dbg !95
@entry_libc_memcmp = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i32 0, i32 0), void ()* @libc_memcmp, %struct.fault_case* null }, align 8, !dbg !97
@entry_libc_memchr = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.42, i32 0, i32 0), void ()* @libc_memchr, %struct.fault_case* null }, align 8, !dbg !99
@entry_libc_strtok = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), void ()* @libc_strtok, %struct.fault_case* null }, align 8, !dbg !101
@entry_libc_getline_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.46, i32 0, i32 0), void ()* @libc_getline_freed, %struct.fault_case* null }, align 8, !dbg !103
@entry_libc_fclose_twice = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.47, i32 0, i32 0), void ()* @libc_fclose_twice, %struct.fault_case* null }, align 8, !dbg !105
@entry_libc_isalpha = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.50, i32 0, i32 0), void ()* @libc_isalpha, %struct.fault_case* null }, align 8, !dbg !107
@entry_libc_fputs_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.51, i32 0, i32 0), void ()* @libc_fputs_closed, %struct.fault_case* null }, align 8, !dbg !109
@entry_libc_fprintf_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.54, i32 0, i32 0), void ()* @libc_fprintf_closed, %struct.fault_case* null }, align 8, !dbg !111
@entry_libc_fgetc_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.56, i32 0, i32 0), void ()* @libc_fgetc_closed, %struct.fault_case* null }, align 8, !dbg !113
@entry_libc_null_stream = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.59, i32 0, i32 0), void ()* @libc_null_stream, %struct.fault_case* null }, align 8, !dbg !115
@entry_libc_closedir_twice = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.61, i32 0, i32 0), void ()* @libc_closedir_twice, %struct.fault_case* null }, align 8, !dbg !117
@entry_libc_readdir_closed = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.63, i32 0, i32 0), void ()* @libc_readdir_closed, %struct.fault_case* null }, align 8, !dbg !119
@entry_libc_memstream_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.64, i32 0, i32 0), void ()* @libc_memstream_freed, %struct.fault_case* null }, align 8, !dbg !121
@entry_libc_fmemopen = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.65, i32 0, i32 0), void ()* @libc_fmemopen, %struct.fault_case* null }, align 8, !dbg !123
@entry_libc_printf_missing = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.67, i32 0, i32 0), void ()* @libc_printf_missing, %struct.fault_case* null }, align 8, !dbg !125
@entry_libc_printf_number_for_string = internal global %struct.fault_case { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.69, i32 0, i32 0), void ()* @libc_printf_number_for_string, %struct.fault_case* null }, align 8, !dbg !127
@entry_libc_scanf_missing = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.70, i32 0, i32 0), void ()* @libc_scanf_missing, %struct.fault_case* null }, align 8, !dbg !129
@entry_libc_scanf_narrow = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.73, i32 0, i32 0), void ()* @libc_scanf_narrow, %struct.fault_case* null }, align 8, !dbg !131
@entry_libc_va_arg = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.76, i32 0, i32 0), void ()* @libc_va_arg, %struct.fault_case* null }, align 8, !dbg !133
@entry_libc_va_arg_stack = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.77, i32 0, i32 0), void ()* @libc_va_arg_stack, %struct.fault_case* null }, align 8, !dbg !135
@entry_libc_memcpy_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.80, i32 0, i32 0), void ()* @libc_memcpy_negative, %struct.fault_case* null }, align 8, !dbg !137
@entry_libc_memset_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.81, i32 0, i32 0), void ()* @libc_memset_negative, %struct.fault_case* null }, align 8, !dbg !139
@entry_libc_strncpy_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.82, i32 0, i32 0), void ()* @libc_strncpy_negative, %struct.fault_case* null }, align 8, !dbg !141
@entry_libc_fread_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.83, i32 0, i32 0), void ()* @libc_fread_negative, %struct.fault_case* null }, align 8, !dbg !143
@entry_libc_strcat_unterminated = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.84, i32 0, i32 0), void ()* @libc_strcat_unterminated, %struct.fault_case* null }, align 8, !dbg !145
@entry_libc_strcpy_overlap = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.86, i32 0, i32 0), void ()* @libc_strcpy_overlap, %struct.fault_case* null }, align 8, !dbg !147
@entry_libc_qsort_null = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.87, i32 0, i32 0), void ()* @libc_qsort_null, %struct.fault_case* null }, align 8, !dbg !149
@entry_libc_regfree_freed = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.90, i32 0, i32 0), void ()* @libc_regfree_freed, %struct.fault_case* null }, align 8, !dbg !151
@entry_libc_wcslen_unterminated = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.93, i32 0, i32 0), void ()* @libc_wcslen_unterminated, %struct.fault_case* null }, align 8, !dbg !153
@entry_libc_printf_number_for_float = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.94, i32 0, i32 0), void ()* @libc_printf_number_for_float, %struct.fault_case* null }, align 8, !dbg !155
@entry_libc_printf_float_for_number = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.96, i32 0, i32 0), void ()* @libc_printf_float_for_number, %struct.fault_case* null }, align 8, !dbg !157
@entry_libc_scanf_null = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.98, i32 0, i32 0), void ()* @libc_scanf_null, %struct.fault_case* null }, align 8, !dbg !159
@entry_libc_strtok_first = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.100, i32 0, i32 0), void ()* @libc_strtok_first, %struct.fault_case* null }, align 8, !dbg !161
@.str.1 = private unnamed_addr constant [17 x i8] c"libc_strcpy_heap\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"12345\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"1234\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"libc_strcpy_stack\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"123\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"libc_strcpy_global\00", align 1
@small = internal global [4 x i8] zeroinitializer, align 1, !dbg !50
@.str.7 = private unnamed_addr constant [20 x i8] c"libc_memcmp_differs\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"bcdefg\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"libc_strcat\00", align 1
@__const.libc_strcat.a = private unnamed_addr constant [8 x i8] c"abcd\00\00\00\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"efgh\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"efg\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"libc_strncpy\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"libc_sprintf\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"libc_snprintf\00", align 1
@.str.17 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c"longer\00", align 1
@.str.19 = private unnamed_addr constant [12 x i8] c"libc_memset\00", align 1
@.str.20 = private unnamed_addr constant [15 x i8] c"libc_memcpy_to\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"abcdefgh\00", align 1
@.str.22 = private unnamed_addr constant [17 x i8] c"libc_memcpy_from\00", align 1
@__const.libc_memcpy_from.from = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.23 = private unnamed_addr constant [20 x i8] c"libc_memcpy_overlap\00", align 1
@__const.libc_memcpy_overlap.a = private unnamed_addr constant [16 x i8] c"0123456789\00\00\00\00\00\00", align 16
@.str.24 = private unnamed_addr constant [13 x i8] c"libc_memmove\00", align 1
@.str.25 = private unnamed_addr constant [25 x i8] c"libc_strlen_unterminated\00", align 1
@__const.libc_strlen_unterminated.a = private unnamed_addr constant [3 x i8] c"abc", align 1
@.str.26 = private unnamed_addr constant [18 x i8] c"libc_strlen_freed\00", align 1
@.str.27 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.28 = private unnamed_addr constant [20 x i8] c"libc_strdup_overrun\00", align 1
@.str.29 = private unnamed_addr constant [11 x i8] c"libc_fgets\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@.str.30 = private unnamed_addr constant [11 x i8] c"libc_fread\00", align 1
@.str.31 = private unnamed_addr constant [11 x i8] c"libc_scanf\00", align 1
@.str.32 = private unnamed_addr constant [4 x i8] c"%5s\00", align 1
@.str.33 = private unnamed_addr constant [19 x i8] c"libc_printf_string\00", align 1
@__const.libc_printf_string.a = private unnamed_addr constant [2 x i8] c"ab", align 1
@.str.34 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.35 = private unnamed_addr constant [6 x i8] c"%.2s\0A\00", align 1
@.str.36 = private unnamed_addr constant [29 x i8] c"libc_printf_null_destination\00", align 1
@.str.37 = private unnamed_addr constant [17 x i8] c"libc_strcmp_null\00", align 1
@.str.38 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.39 = private unnamed_addr constant [11 x i8] c"libc_qsort\00", align 1
@__const.libc_qsort.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.40 = private unnamed_addr constant [16 x i8] c"libc_comparison\00", align 1
@__const.libc_comparison.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.41 = private unnamed_addr constant [12 x i8] c"libc_memcmp\00", align 1
@__const.libc_memcmp.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@__const.libc_memcmp.b = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.42 = private unnamed_addr constant [12 x i8] c"libc_memchr\00", align 1
@__const.libc_memchr.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.43 = private unnamed_addr constant [12 x i8] c"libc_strtok\00", align 1
@__const.libc_strtok.text = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@.str.44 = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@.str.45 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.46 = private unnamed_addr constant [19 x i8] c"libc_getline_freed\00", align 1
@.str.47 = private unnamed_addr constant [18 x i8] c"libc_fclose_twice\00", align 1
@.str.48 = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.49 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.50 = private unnamed_addr constant [13 x i8] c"libc_isalpha\00", align 1
@.str.51 = private unnamed_addr constant [18 x i8] c"libc_fputs_closed\00", align 1
@.str.52 = private unnamed_addr constant [7 x i8] c"before\00", align 1
@.str.53 = private unnamed_addr constant [6 x i8] c"after\00", align 1
@.str.54 = private unnamed_addr constant [20 x i8] c"libc_fprintf_closed\00", align 1
@.str.55 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.56 = private unnamed_addr constant [18 x i8] c"libc_fgetc_closed\00", align 1
@.str.57 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.58 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.59 = private unnamed_addr constant [17 x i8] c"libc_null_stream\00", align 1
@.str.60 = private unnamed_addr constant [7 x i8] c"absent\00", align 1
@.str.61 = private unnamed_addr constant [20 x i8] c"libc_closedir_twice\00", align 1
@.str.62 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@.str.63 = private unnamed_addr constant [20 x i8] c"libc_readdir_closed\00", align 1
@.str.64 = private unnamed_addr constant [21 x i8] c"libc_memstream_freed\00", align 1
@.str.65 = private unnamed_addr constant [14 x i8] c"libc_fmemopen\00", align 1
@.str.66 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.67 = private unnamed_addr constant [20 x i8] c"libc_printf_missing\00", align 1
@.str.68 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.69 = private unnamed_addr constant [30 x i8] c"libc_printf_number_for_string\00", align 1
@.str.70 = private unnamed_addr constant [19 x i8] c"libc_scanf_missing\00", align 1
@.str.71 = private unnamed_addr constant [4 x i8] c"1 2\00", align 1
@.str.72 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.73 = private unnamed_addr constant [18 x i8] c"libc_scanf_narrow\00", align 1
@.str.74 = private unnamed_addr constant [2 x i8] c"7\00", align 1
@.str.75 = private unnamed_addr constant [4 x i8] c"%hd\00", align 1
@.str.76 = private unnamed_addr constant [12 x i8] c"libc_va_arg\00", align 1
@.str.77 = private unnamed_addr constant [18 x i8] c"libc_va_arg_stack\00", align 1
@.str.78 = private unnamed_addr constant [17 x i8] c"%d%d%d%d%d%d%d%d\00", align 1
@.str.79 = private unnamed_addr constant [15 x i8] c"%d%d%d%d%d%d%d\00", align 1
@.str.80 = private unnamed_addr constant [21 x i8] c"libc_memcpy_negative\00", align 1
@__const.libc_memcpy_negative.a = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.81 = private unnamed_addr constant [21 x i8] c"libc_memset_negative\00", align 1
@.str.82 = private unnamed_addr constant [22 x i8] c"libc_strncpy_negative\00", align 1
@.str.83 = private unnamed_addr constant [20 x i8] c"libc_fread_negative\00", align 1
@.str.84 = private unnamed_addr constant [25 x i8] c"libc_strcat_unterminated\00", align 1
@.str.85 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@.str.86 = private unnamed_addr constant [20 x i8] c"libc_strcpy_overlap\00", align 1
@__const.libc_strcpy_overlap.a = private unnamed_addr constant [16 x i8] c"0123456\00\00\00\00\00\00\00\00\00", align 16
@.str.87 = private unnamed_addr constant [16 x i8] c"libc_qsort_null\00", align 1
@.str.88 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.89 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@__const.libc_qsort_null.words = private unnamed_addr constant [3 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.88, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.89, i32 0, i32 0), i8* null], align 16
@.str.90 = private unnamed_addr constant [19 x i8] c"libc_regfree_freed\00", align 1
@.str.91 = private unnamed_addr constant [3 x i8] c"a+\00", align 1
@.str.92 = private unnamed_addr constant [5 x i8] c"caab\00", align 1
@.str.93 = private unnamed_addr constant [25 x i8] c"libc_wcslen_unterminated\00", align 1
@__const.libc_wcslen_unterminated.a = private unnamed_addr constant [3 x i32] [i32 97, i32 98, i32 99], align 4
@.str.94 = private unnamed_addr constant [29 x i8] c"libc_printf_number_for_float\00", align 1
@.str.95 = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1
@.str.96 = private unnamed_addr constant [29 x i8] c"libc_printf_float_for_number\00", align 1
@.str.97 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.98 = private unnamed_addr constant [16 x i8] c"libc_scanf_null\00", align 1
@.str.99 = private unnamed_addr constant [4 x i8] c"%3s\00", align 1
@.str.100 = private unnamed_addr constant [18 x i8] c"libc_strtok_first\00", align 1
@__const.libc_strtok_first.text = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@llvm.global_ctors = appending global [57 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_global, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcmp_differs, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcat, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strncpy, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_sprintf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_snprintf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memset, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_to, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_from, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memmove, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strlen_unterminated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strlen_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strdup_overrun, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fgets, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fread, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_null_destination, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcmp_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_qsort, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_comparison, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcmp, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memchr, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strtok, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_getline_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fclose_twice, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_isalpha, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fputs_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fprintf_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fgetc_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_null_stream, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_closedir_twice, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_readdir_closed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memstream_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fmemopen, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_missing, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_number_for_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf_missing, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf_narrow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_va_arg, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_va_arg_stack, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memcpy_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_memset_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strncpy_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_fread_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcat_unterminated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strcpy_overlap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_qsort_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_regfree_freed, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_wcslen_unterminated, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_number_for_float, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_printf_float_for_number, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_scanf_null, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_libc_strtok_first, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !171 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !176, metadata !DIExpression()), !dbg !177
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !178, metadata !DIExpression()), !dbg !179
  %7 = load i32, i32* %4, align 4, !dbg !180
  %8 = icmp sgt i32 %7, 2, !dbg !181
  br i1 %8, label %9, label %15, !dbg !182

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !183
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !183
  %12 = load i8*, i8** %11, align 8, !dbg !183
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #10, !dbg !184
  %14 = icmp eq i32 %13, 0, !dbg !185
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !186
  %17 = zext i1 %16 to i32, !dbg !182
  store i32 %17, i32* @bad, align 4, !dbg !187
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !188, metadata !DIExpression()), !dbg !190
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !191
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !190
  br label %19, !dbg !192

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !193
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !195
  br i1 %21, label %22, label %43, !dbg !195

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !196
  %24 = icmp sgt i32 %23, 1, !dbg !198
  br i1 %24, label %25, label %38, !dbg !199

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !200
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !200
  %28 = load i8*, i8** %27, align 8, !dbg !200
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !201
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !202
  %31 = load i8*, i8** %30, align 8, !dbg !202
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #10, !dbg !203
  %33 = icmp eq i32 %32, 0, !dbg !204
  br i1 %33, label %34, label %38, !dbg !205

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !206
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !208
  %37 = load void ()*, void ()** %36, align 8, !dbg !208
  call void %37(), !dbg !206
  store i32 0, i32* %3, align 4, !dbg !209
  br label %44, !dbg !209

38:                                               ; preds = %25, %22
  br label %39, !dbg !210

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !211
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !212
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !212
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !213
  br label %19, !dbg !214, !llvm.loop !215

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !218
  br label %44, !dbg !218

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !219
  ret i32 %45, !dbg !219
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_heap() #0 !dbg !220 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !221
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_heap, i32 0, i32 2), align 8, !dbg !221
  store %struct.fault_case* @entry_libc_strcpy_heap, %struct.fault_case** @all_cases, align 8, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_stack() #0 !dbg !222 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !223
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_stack, i32 0, i32 2), align 8, !dbg !223
  store %struct.fault_case* @entry_libc_strcpy_stack, %struct.fault_case** @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_global() #0 !dbg !224 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !225
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_global, i32 0, i32 2), align 8, !dbg !225
  store %struct.fault_case* @entry_libc_strcpy_global, %struct.fault_case** @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp_differs() #0 !dbg !226 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !227
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcmp_differs, i32 0, i32 2), align 8, !dbg !227
  store %struct.fault_case* @entry_libc_memcmp_differs, %struct.fault_case** @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat() #0 !dbg !228 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !229
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcat, i32 0, i32 2), align 8, !dbg !229
  store %struct.fault_case* @entry_libc_strcat, %struct.fault_case** @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy() #0 !dbg !230 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !231
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strncpy, i32 0, i32 2), align 8, !dbg !231
  store %struct.fault_case* @entry_libc_strncpy, %struct.fault_case** @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_sprintf() #0 !dbg !232 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !233
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_sprintf, i32 0, i32 2), align 8, !dbg !233
  store %struct.fault_case* @entry_libc_sprintf, %struct.fault_case** @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_snprintf() #0 !dbg !234 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !235
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_snprintf, i32 0, i32 2), align 8, !dbg !235
  store %struct.fault_case* @entry_libc_snprintf, %struct.fault_case** @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset() #0 !dbg !236 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !237
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memset, i32 0, i32 2), align 8, !dbg !237
  store %struct.fault_case* @entry_libc_memset, %struct.fault_case** @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_to() #0 !dbg !238 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !239
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_to, i32 0, i32 2), align 8, !dbg !239
  store %struct.fault_case* @entry_libc_memcpy_to, %struct.fault_case** @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_from() #0 !dbg !240 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !241
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_from, i32 0, i32 2), align 8, !dbg !241
  store %struct.fault_case* @entry_libc_memcpy_from, %struct.fault_case** @all_cases, align 8, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_overlap() #0 !dbg !242 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !243
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_overlap, i32 0, i32 2), align 8, !dbg !243
  store %struct.fault_case* @entry_libc_memcpy_overlap, %struct.fault_case** @all_cases, align 8, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memmove() #0 !dbg !244 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !245
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memmove, i32 0, i32 2), align 8, !dbg !245
  store %struct.fault_case* @entry_libc_memmove, %struct.fault_case** @all_cases, align 8, !dbg !245
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_unterminated() #0 !dbg !246 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !247
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strlen_unterminated, i32 0, i32 2), align 8, !dbg !247
  store %struct.fault_case* @entry_libc_strlen_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !247
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_freed() #0 !dbg !248 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !249
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strlen_freed, i32 0, i32 2), align 8, !dbg !249
  store %struct.fault_case* @entry_libc_strlen_freed, %struct.fault_case** @all_cases, align 8, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strdup_overrun() #0 !dbg !250 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !251
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strdup_overrun, i32 0, i32 2), align 8, !dbg !251
  store %struct.fault_case* @entry_libc_strdup_overrun, %struct.fault_case** @all_cases, align 8, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgets() #0 !dbg !252 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !253
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fgets, i32 0, i32 2), align 8, !dbg !253
  store %struct.fault_case* @entry_libc_fgets, %struct.fault_case** @all_cases, align 8, !dbg !253
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread() #0 !dbg !254 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !255
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fread, i32 0, i32 2), align 8, !dbg !255
  store %struct.fault_case* @entry_libc_fread, %struct.fault_case** @all_cases, align 8, !dbg !255
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf() #0 !dbg !256 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !257
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf, i32 0, i32 2), align 8, !dbg !257
  store %struct.fault_case* @entry_libc_scanf, %struct.fault_case** @all_cases, align 8, !dbg !257
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_string() #0 !dbg !258 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !259
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_string, i32 0, i32 2), align 8, !dbg !259
  store %struct.fault_case* @entry_libc_printf_string, %struct.fault_case** @all_cases, align 8, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_null_destination() #0 !dbg !260 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !261
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_null_destination, i32 0, i32 2), align 8, !dbg !261
  store %struct.fault_case* @entry_libc_printf_null_destination, %struct.fault_case** @all_cases, align 8, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcmp_null() #0 !dbg !262 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !263
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcmp_null, i32 0, i32 2), align 8, !dbg !263
  store %struct.fault_case* @entry_libc_strcmp_null, %struct.fault_case** @all_cases, align 8, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort() #0 !dbg !264 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !265
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_qsort, i32 0, i32 2), align 8, !dbg !265
  store %struct.fault_case* @entry_libc_qsort, %struct.fault_case** @all_cases, align 8, !dbg !265
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_comparison() #0 !dbg !266 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !267
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_comparison, i32 0, i32 2), align 8, !dbg !267
  store %struct.fault_case* @entry_libc_comparison, %struct.fault_case** @all_cases, align 8, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp() #0 !dbg !268 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !269
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcmp, i32 0, i32 2), align 8, !dbg !269
  store %struct.fault_case* @entry_libc_memcmp, %struct.fault_case** @all_cases, align 8, !dbg !269
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memchr() #0 !dbg !270 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !271
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memchr, i32 0, i32 2), align 8, !dbg !271
  store %struct.fault_case* @entry_libc_memchr, %struct.fault_case** @all_cases, align 8, !dbg !271
  ret void, !dbg !271
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok() #0 !dbg !272 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !273
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strtok, i32 0, i32 2), align 8, !dbg !273
  store %struct.fault_case* @entry_libc_strtok, %struct.fault_case** @all_cases, align 8, !dbg !273
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_getline_freed() #0 !dbg !274 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !275
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_getline_freed, i32 0, i32 2), align 8, !dbg !275
  store %struct.fault_case* @entry_libc_getline_freed, %struct.fault_case** @all_cases, align 8, !dbg !275
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fclose_twice() #0 !dbg !276 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !277
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fclose_twice, i32 0, i32 2), align 8, !dbg !277
  store %struct.fault_case* @entry_libc_fclose_twice, %struct.fault_case** @all_cases, align 8, !dbg !277
  ret void, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_isalpha() #0 !dbg !278 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !279
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_isalpha, i32 0, i32 2), align 8, !dbg !279
  store %struct.fault_case* @entry_libc_isalpha, %struct.fault_case** @all_cases, align 8, !dbg !279
  ret void, !dbg !279
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fputs_closed() #0 !dbg !280 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !281
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fputs_closed, i32 0, i32 2), align 8, !dbg !281
  store %struct.fault_case* @entry_libc_fputs_closed, %struct.fault_case** @all_cases, align 8, !dbg !281
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fprintf_closed() #0 !dbg !282 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !283
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fprintf_closed, i32 0, i32 2), align 8, !dbg !283
  store %struct.fault_case* @entry_libc_fprintf_closed, %struct.fault_case** @all_cases, align 8, !dbg !283
  ret void, !dbg !283
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgetc_closed() #0 !dbg !284 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !285
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fgetc_closed, i32 0, i32 2), align 8, !dbg !285
  store %struct.fault_case* @entry_libc_fgetc_closed, %struct.fault_case** @all_cases, align 8, !dbg !285
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_null_stream() #0 !dbg !286 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !287
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_null_stream, i32 0, i32 2), align 8, !dbg !287
  store %struct.fault_case* @entry_libc_null_stream, %struct.fault_case** @all_cases, align 8, !dbg !287
  ret void, !dbg !287
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_closedir_twice() #0 !dbg !288 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !289
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_closedir_twice, i32 0, i32 2), align 8, !dbg !289
  store %struct.fault_case* @entry_libc_closedir_twice, %struct.fault_case** @all_cases, align 8, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_readdir_closed() #0 !dbg !290 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !291
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_readdir_closed, i32 0, i32 2), align 8, !dbg !291
  store %struct.fault_case* @entry_libc_readdir_closed, %struct.fault_case** @all_cases, align 8, !dbg !291
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memstream_freed() #0 !dbg !292 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !293
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memstream_freed, i32 0, i32 2), align 8, !dbg !293
  store %struct.fault_case* @entry_libc_memstream_freed, %struct.fault_case** @all_cases, align 8, !dbg !293
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fmemopen() #0 !dbg !294 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !295
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fmemopen, i32 0, i32 2), align 8, !dbg !295
  store %struct.fault_case* @entry_libc_fmemopen, %struct.fault_case** @all_cases, align 8, !dbg !295
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_missing() #0 !dbg !296 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !297
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_missing, i32 0, i32 2), align 8, !dbg !297
  store %struct.fault_case* @entry_libc_printf_missing, %struct.fault_case** @all_cases, align 8, !dbg !297
  ret void, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_string() #0 !dbg !298 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !299
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_number_for_string, i32 0, i32 2), align 8, !dbg !299
  store %struct.fault_case* @entry_libc_printf_number_for_string, %struct.fault_case** @all_cases, align 8, !dbg !299
  ret void, !dbg !299
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_missing() #0 !dbg !300 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !301
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf_missing, i32 0, i32 2), align 8, !dbg !301
  store %struct.fault_case* @entry_libc_scanf_missing, %struct.fault_case** @all_cases, align 8, !dbg !301
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_narrow() #0 !dbg !302 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !303
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf_narrow, i32 0, i32 2), align 8, !dbg !303
  store %struct.fault_case* @entry_libc_scanf_narrow, %struct.fault_case** @all_cases, align 8, !dbg !303
  ret void, !dbg !303
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg() #0 !dbg !304 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !305
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_va_arg, i32 0, i32 2), align 8, !dbg !305
  store %struct.fault_case* @entry_libc_va_arg, %struct.fault_case** @all_cases, align 8, !dbg !305
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg_stack() #0 !dbg !306 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !307
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_va_arg_stack, i32 0, i32 2), align 8, !dbg !307
  store %struct.fault_case* @entry_libc_va_arg_stack, %struct.fault_case** @all_cases, align 8, !dbg !307
  ret void, !dbg !307
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_negative() #0 !dbg !308 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !309
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memcpy_negative, i32 0, i32 2), align 8, !dbg !309
  store %struct.fault_case* @entry_libc_memcpy_negative, %struct.fault_case** @all_cases, align 8, !dbg !309
  ret void, !dbg !309
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset_negative() #0 !dbg !310 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !311
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_memset_negative, i32 0, i32 2), align 8, !dbg !311
  store %struct.fault_case* @entry_libc_memset_negative, %struct.fault_case** @all_cases, align 8, !dbg !311
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy_negative() #0 !dbg !312 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !313
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strncpy_negative, i32 0, i32 2), align 8, !dbg !313
  store %struct.fault_case* @entry_libc_strncpy_negative, %struct.fault_case** @all_cases, align 8, !dbg !313
  ret void, !dbg !313
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread_negative() #0 !dbg !314 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !315
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_fread_negative, i32 0, i32 2), align 8, !dbg !315
  store %struct.fault_case* @entry_libc_fread_negative, %struct.fault_case** @all_cases, align 8, !dbg !315
  ret void, !dbg !315
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat_unterminated() #0 !dbg !316 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !317
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcat_unterminated, i32 0, i32 2), align 8, !dbg !317
  store %struct.fault_case* @entry_libc_strcat_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !317
  ret void, !dbg !317
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_overlap() #0 !dbg !318 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !319
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strcpy_overlap, i32 0, i32 2), align 8, !dbg !319
  store %struct.fault_case* @entry_libc_strcpy_overlap, %struct.fault_case** @all_cases, align 8, !dbg !319
  ret void, !dbg !319
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort_null() #0 !dbg !320 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !321
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_qsort_null, i32 0, i32 2), align 8, !dbg !321
  store %struct.fault_case* @entry_libc_qsort_null, %struct.fault_case** @all_cases, align 8, !dbg !321
  ret void, !dbg !321
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_regfree_freed() #0 !dbg !322 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !323
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_regfree_freed, i32 0, i32 2), align 8, !dbg !323
  store %struct.fault_case* @entry_libc_regfree_freed, %struct.fault_case** @all_cases, align 8, !dbg !323
  ret void, !dbg !323
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_wcslen_unterminated() #0 !dbg !324 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !325
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_wcslen_unterminated, i32 0, i32 2), align 8, !dbg !325
  store %struct.fault_case* @entry_libc_wcslen_unterminated, %struct.fault_case** @all_cases, align 8, !dbg !325
  ret void, !dbg !325
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_float() #0 !dbg !326 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !327
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_number_for_float, i32 0, i32 2), align 8, !dbg !327
  store %struct.fault_case* @entry_libc_printf_number_for_float, %struct.fault_case** @all_cases, align 8, !dbg !327
  ret void, !dbg !327
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_float_for_number() #0 !dbg !328 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !329
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_printf_float_for_number, i32 0, i32 2), align 8, !dbg !329
  store %struct.fault_case* @entry_libc_printf_float_for_number, %struct.fault_case** @all_cases, align 8, !dbg !329
  ret void, !dbg !329
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_null() #0 !dbg !330 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !331
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_scanf_null, i32 0, i32 2), align 8, !dbg !331
  store %struct.fault_case* @entry_libc_scanf_null, %struct.fault_case** @all_cases, align 8, !dbg !331
  ret void, !dbg !331
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok_first() #0 !dbg !332 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !333
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_libc_strtok_first, i32 0, i32 2), align 8, !dbg !333
  store %struct.fault_case* @entry_libc_strtok_first, %struct.fault_case** @all_cases, align 8, !dbg !333
  ret void, !dbg !333
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_heap() #0 !dbg !334 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !335, metadata !DIExpression()), !dbg !336
  %2 = call noalias i8* @malloc(i64 noundef 5) #11, !dbg !337
  store i8* %2, i8** %1, align 8, !dbg !336
  %3 = load i8*, i8** %1, align 8, !dbg !338
  %4 = load i32, i32* @bad, align 4, !dbg !339
  %5 = icmp ne i32 %4, 0, !dbg !339
  %6 = zext i1 %5 to i64, !dbg !339
  %7 = select i1 %5, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), !dbg !339
  %8 = call i8* @strcpy(i8* noundef %3, i8* noundef %7) #11, !dbg !340
  %9 = load i8*, i8** %1, align 8, !dbg !341
  call void @free(i8* noundef %9) #11, !dbg !342
  ret void, !dbg !343
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_stack() #0 !dbg !344 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !345, metadata !DIExpression()), !dbg !346
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !347
  %3 = load i32, i32* @bad, align 4, !dbg !348
  %4 = icmp ne i32 %3, 0, !dbg !348
  %5 = zext i1 %4 to i64, !dbg !348
  %6 = select i1 %4, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), !dbg !348
  %7 = call i8* @strcpy(i8* noundef %2, i8* noundef %6) #11, !dbg !349
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_global() #0 !dbg !351 {
  %1 = load i32, i32* @bad, align 4, !dbg !352
  %2 = icmp ne i32 %1, 0, !dbg !352
  %3 = zext i1 %2 to i64, !dbg !352
  %4 = select i1 %2, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), !dbg !352
  %5 = call i8* @strcpy(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @small, i64 0, i64 0), i8* noundef %4) #11, !dbg !353
  ret void, !dbg !354
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp_differs() #0 !dbg !355 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !356, metadata !DIExpression()), !dbg !357
  %2 = call noalias i8* @malloc(i64 noundef 4) #11, !dbg !358
  store i8* %2, i8** %1, align 8, !dbg !357
  %3 = load i8*, i8** %1, align 8, !dbg !359
  call void @llvm.memset.p0i8.i64(i8* align 1 %3, i8 97, i64 4, i1 false), !dbg !360
  %4 = load i8*, i8** %1, align 8, !dbg !361
  %5 = load i32, i32* @bad, align 4, !dbg !363
  %6 = icmp ne i32 %5, 0, !dbg !363
  %7 = zext i1 %6 to i64, !dbg !363
  %8 = select i1 %6, i32 6, i32 4, !dbg !363
  %9 = sext i32 %8 to i64, !dbg !363
  %10 = call i32 @memcmp(i8* noundef %4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i64 noundef %9) #10, !dbg !364
  %11 = icmp eq i32 %10, 0, !dbg !365
  br i1 %11, label %12, label %15, !dbg !366

12:                                               ; preds = %0
  %13 = load i8*, i8** %1, align 8, !dbg !367
  %14 = getelementptr inbounds i8, i8* %13, i64 0, !dbg !367
  store i8 0, i8* %14, align 1, !dbg !368
  br label %15, !dbg !367

15:                                               ; preds = %12, %0
  %16 = load i8*, i8** %1, align 8, !dbg !369
  call void @free(i8* noundef %16) #11, !dbg !370
  ret void, !dbg !371
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat() #0 !dbg !372 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !373, metadata !DIExpression()), !dbg !377
  %2 = bitcast [8 x i8]* %1 to i8*, !dbg !377
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_strcat.a, i32 0, i32 0), i64 8, i1 false), !dbg !377
  %3 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !378
  %4 = load i32, i32* @bad, align 4, !dbg !379
  %5 = icmp ne i32 %4, 0, !dbg !379
  %6 = zext i1 %5 to i64, !dbg !379
  %7 = select i1 %5, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), !dbg !379
  %8 = call i8* @strcat(i8* noundef %3, i8* noundef %7) #11, !dbg !380
  ret void, !dbg !381
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare i8* @strcat(i8* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy() #0 !dbg !382 {
  %1 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata [6 x i8]* %1, metadata !383, metadata !DIExpression()), !dbg !387
  %2 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0, !dbg !388
  %3 = load i32, i32* @bad, align 4, !dbg !389
  %4 = icmp ne i32 %3, 0, !dbg !389
  %5 = zext i1 %4 to i64, !dbg !389
  %6 = select i1 %4, i64 7, i64 6, !dbg !389
  %7 = call i8* @strncpy(i8* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i64 noundef %6) #11, !dbg !390
  ret void, !dbg !391
}

; Function Attrs: nounwind
declare i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_sprintf() #0 !dbg !392 {
  %1 = alloca [5 x i8], align 1
  call void @llvm.dbg.declare(metadata [5 x i8]* %1, metadata !393, metadata !DIExpression()), !dbg !397
  %2 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0, !dbg !398
  %3 = load i32, i32* @bad, align 4, !dbg !399
  %4 = icmp ne i32 %3, 0, !dbg !399
  %5 = zext i1 %4 to i64, !dbg !399
  %6 = select i1 %4, i32 12345, i32 1234, !dbg !399
  %7 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i32 noundef %6) #11, !dbg !400
  ret void, !dbg !401
}

; Function Attrs: nounwind
declare i32 @sprintf(i8* noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_snprintf() #0 !dbg !402 {
  %1 = alloca [5 x i8], align 1
  call void @llvm.dbg.declare(metadata [5 x i8]* %1, metadata !403, metadata !DIExpression()), !dbg !404
  %2 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0, !dbg !405
  %3 = load i32, i32* @bad, align 4, !dbg !406
  %4 = icmp ne i32 %3, 0, !dbg !406
  %5 = zext i1 %4 to i64, !dbg !406
  %6 = select i1 %4, i64 9, i64 5, !dbg !406
  %7 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %2, i64 noundef %6, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0)) #11, !dbg !407
  ret void, !dbg !408
}

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset() #0 !dbg !409 {
  %1 = alloca [3 x i32], align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %1, metadata !410, metadata !DIExpression()), !dbg !414
  %2 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 0, !dbg !415
  %3 = bitcast i32* %2 to i8*, !dbg !415
  %4 = load i32, i32* @bad, align 4, !dbg !416
  %5 = icmp ne i32 %4, 0, !dbg !416
  %6 = zext i1 %5 to i64, !dbg !416
  %7 = select i1 %5, i32 1, i32 0, !dbg !416
  %8 = sext i32 %7 to i64, !dbg !417
  %9 = add i64 12, %8, !dbg !418
  call void @llvm.memset.p0i8.i64(i8* align 4 %3, i8 0, i64 %9, i1 false), !dbg !415
  ret void, !dbg !419
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_to() #0 !dbg !420 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !421, metadata !DIExpression()), !dbg !422
  %2 = call noalias i8* @malloc(i64 noundef 4) #11, !dbg !423
  store i8* %2, i8** %1, align 8, !dbg !422
  %3 = load i8*, i8** %1, align 8, !dbg !424
  %4 = load i32, i32* @bad, align 4, !dbg !425
  %5 = icmp ne i32 %4, 0, !dbg !425
  %6 = zext i1 %5 to i64, !dbg !425
  %7 = select i1 %5, i32 8, i32 4, !dbg !425
  %8 = sext i32 %7 to i64, !dbg !425
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([9 x i8], [9 x i8]* @.str.21, i64 0, i64 0), i64 %8, i1 false), !dbg !426
  %9 = load i8*, i8** %1, align 8, !dbg !427
  call void @free(i8* noundef %9) #11, !dbg !428
  ret void, !dbg !429
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_from() #0 !dbg !430 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !431, metadata !DIExpression()), !dbg !432
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !433, metadata !DIExpression()), !dbg !434
  %3 = bitcast [4 x i8]* %2 to i8*, !dbg !434
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memcpy_from.from, i32 0, i32 0), i64 4, i1 false), !dbg !434
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !435
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !435
  %6 = load i32, i32* @bad, align 4, !dbg !436
  %7 = icmp ne i32 %6, 0, !dbg !436
  %8 = zext i1 %7 to i64, !dbg !436
  %9 = select i1 %7, i32 8, i32 4, !dbg !436
  %10 = sext i32 %9 to i64, !dbg !436
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %5, i64 %10, i1 false), !dbg !435
  ret void, !dbg !437
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_overlap() #0 !dbg !438 {
  %1 = alloca [16 x i8], align 16
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !439, metadata !DIExpression()), !dbg !443
  %2 = bitcast [16 x i8]* %1 to i8*, !dbg !443
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 getelementptr inbounds ([16 x i8], [16 x i8]* @__const.libc_memcpy_overlap.a, i32 0, i32 0), i64 16, i1 false), !dbg !443
  %3 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !444
  %4 = load i32, i32* @bad, align 4, !dbg !445
  %5 = icmp ne i32 %4, 0, !dbg !445
  %6 = zext i1 %5 to i64, !dbg !445
  %7 = select i1 %5, i32 4, i32 8, !dbg !445
  %8 = sext i32 %7 to i64, !dbg !446
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !446
  %10 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !447
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 16 %10, i64 8, i1 false), !dbg !447
  ret void, !dbg !448
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memmove() #0 !dbg !449 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !450, metadata !DIExpression()), !dbg !451
  %2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 16) #11, !dbg !452
  store i8* %2, i8** %1, align 8, !dbg !451
  %3 = load i8*, i8** %1, align 8, !dbg !453
  %4 = getelementptr inbounds i8, i8* %3, i64 1, !dbg !454
  %5 = load i8*, i8** %1, align 8, !dbg !455
  %6 = load i32, i32* @bad, align 4, !dbg !456
  %7 = icmp ne i32 %6, 0, !dbg !456
  %8 = zext i1 %7 to i64, !dbg !456
  %9 = select i1 %7, i32 16, i32 15, !dbg !456
  %10 = sext i32 %9 to i64, !dbg !456
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %5, i64 %10, i1 false), !dbg !457
  %11 = load i8*, i8** %1, align 8, !dbg !458
  call void @free(i8* noundef %11) #11, !dbg !459
  ret void, !dbg !460
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_unterminated() #0 !dbg !461 {
  %1 = alloca [3 x i8], align 1
  call void @llvm.dbg.declare(metadata [3 x i8]* %1, metadata !462, metadata !DIExpression()), !dbg !464
  %2 = bitcast [3 x i8]* %1 to i8*, !dbg !464
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @__const.libc_strlen_unterminated.a, i32 0, i32 0), i64 3, i1 false), !dbg !464
  %3 = load i32, i32* @bad, align 4, !dbg !465
  %4 = icmp ne i32 %3, 0, !dbg !465
  br i1 %4, label %7, label %5, !dbg !467

5:                                                ; preds = %0
  %6 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 2, !dbg !468
  store i8 0, i8* %6, align 1, !dbg !469
  br label %7, !dbg !468

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 0, !dbg !470
  %9 = call i64 @strlen(i8* noundef %8) #10, !dbg !472
  %10 = icmp ne i64 %9, 2, !dbg !473
  br i1 %10, label %11, label %12, !dbg !474

11:                                               ; preds = %7
  call void @abort() #12, !dbg !475
  unreachable, !dbg !475

12:                                               ; preds = %7
  ret void, !dbg !476
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_freed() #0 !dbg !477 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !478, metadata !DIExpression()), !dbg !479
  %3 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0)) #11, !dbg !480
  store i8* %3, i8** %1, align 8, !dbg !479
  call void @llvm.dbg.declare(metadata i64* %2, metadata !481, metadata !DIExpression()), !dbg !485
  %4 = load i8*, i8** %1, align 8, !dbg !486
  %5 = call i64 @strlen(i8* noundef %4) #10, !dbg !487
  store i64 %5, i64* %2, align 8, !dbg !485
  %6 = load i8*, i8** %1, align 8, !dbg !488
  call void @free(i8* noundef %6) #11, !dbg !489
  %7 = load i32, i32* @bad, align 4, !dbg !490
  %8 = icmp ne i32 %7, 0, !dbg !490
  br i1 %8, label %9, label %12, !dbg !492

9:                                                ; preds = %0
  %10 = load i8*, i8** %1, align 8, !dbg !493
  %11 = call i64 @strlen(i8* noundef %10) #10, !dbg !494
  store i64 %11, i64* %2, align 8, !dbg !495
  br label %12, !dbg !496

12:                                               ; preds = %9, %0
  %13 = load i64, i64* %2, align 8, !dbg !497
  %14 = icmp ne i64 %13, 4, !dbg !499
  br i1 %14, label %15, label %16, !dbg !500

15:                                               ; preds = %12
  call void @abort() #12, !dbg !501
  unreachable, !dbg !501

16:                                               ; preds = %12
  ret void, !dbg !502
}

; Function Attrs: nounwind
declare noalias i8* @strdup(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strdup_overrun() #0 !dbg !503 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !504, metadata !DIExpression()), !dbg !505
  %2 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0)) #11, !dbg !506
  store i8* %2, i8** %1, align 8, !dbg !505
  %3 = load i8*, i8** %1, align 8, !dbg !507
  %4 = load i32, i32* @bad, align 4, !dbg !508
  %5 = icmp ne i32 %4, 0, !dbg !508
  %6 = zext i1 %5 to i64, !dbg !508
  %7 = select i1 %5, i32 5, i32 4, !dbg !508
  %8 = sext i32 %7 to i64, !dbg !507
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !507
  store i8 0, i8* %9, align 1, !dbg !509
  %10 = load i8*, i8** %1, align 8, !dbg !510
  call void @free(i8* noundef %10) #11, !dbg !511
  ret void, !dbg !512
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgets() #0 !dbg !513 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !514, metadata !DIExpression()), !dbg !515
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !516
  %3 = load i32, i32* @bad, align 4, !dbg !518
  %4 = icmp ne i32 %3, 0, !dbg !518
  %5 = zext i1 %4 to i64, !dbg !518
  %6 = select i1 %4, i64 8, i64 4, !dbg !518
  %7 = trunc i64 %6 to i32, !dbg !518
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !519
  %9 = call i8* @fgets(i8* noundef %2, i32 noundef %7, %struct._IO_FILE* noundef %8), !dbg !520
  %10 = icmp ne i8* %9, null, !dbg !520
  br i1 %10, label %11, label %13, !dbg !521

11:                                               ; preds = %0
  %12 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !522
  store i8 0, i8* %12, align 1, !dbg !523
  br label %13, !dbg !522

13:                                               ; preds = %11, %0
  ret void, !dbg !524
}

declare i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread() #0 !dbg !525 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !526, metadata !DIExpression()), !dbg !527
  %2 = call noalias i8* @malloc(i64 noundef 4) #11, !dbg !528
  store i8* %2, i8** %1, align 8, !dbg !527
  %3 = load i8*, i8** %1, align 8, !dbg !529
  %4 = load i32, i32* @bad, align 4, !dbg !531
  %5 = icmp ne i32 %4, 0, !dbg !531
  %6 = zext i1 %5 to i64, !dbg !531
  %7 = select i1 %5, i32 6, i32 4, !dbg !531
  %8 = sext i32 %7 to i64, !dbg !531
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !532
  %10 = call i64 @fread(i8* noundef %3, i64 noundef 1, i64 noundef %8, %struct._IO_FILE* noundef %9), !dbg !533
  %11 = icmp eq i64 %10, 0, !dbg !534
  br i1 %11, label %12, label %13, !dbg !535

12:                                               ; preds = %0
  call void @abort() #12, !dbg !536
  unreachable, !dbg !536

13:                                               ; preds = %0
  %14 = load i8*, i8** %1, align 8, !dbg !537
  call void @free(i8* noundef %14) #11, !dbg !538
  ret void, !dbg !539
}

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf() #0 !dbg !540 {
  %1 = alloca [6 x i8], align 1
  call void @llvm.dbg.declare(metadata [6 x i8]* %1, metadata !541, metadata !DIExpression()), !dbg !542
  %2 = load i32, i32* @bad, align 4, !dbg !543
  %3 = icmp ne i32 %2, 0, !dbg !543
  %4 = zext i1 %3 to i64, !dbg !543
  %5 = select i1 %3, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.17, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.32, i64 0, i64 0), !dbg !543
  %6 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0, !dbg !545
  %7 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef %5, i8* noundef %6), !dbg !546
  %8 = icmp ne i32 %7, 1, !dbg !547
  br i1 %8, label %9, label %10, !dbg !548

9:                                                ; preds = %0
  call void @abort() #12, !dbg !549
  unreachable, !dbg !549

10:                                               ; preds = %0
  ret void, !dbg !550
}

declare i32 @__isoc99_scanf(i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_string() #0 !dbg !551 {
  %1 = alloca [2 x i8], align 1
  call void @llvm.dbg.declare(metadata [2 x i8]* %1, metadata !552, metadata !DIExpression()), !dbg !556
  %2 = bitcast [2 x i8]* %1 to i8*, !dbg !556
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([2 x i8], [2 x i8]* @__const.libc_printf_string.a, i32 0, i32 0), i64 2, i1 false), !dbg !556
  %3 = load i32, i32* @bad, align 4, !dbg !557
  %4 = icmp ne i32 %3, 0, !dbg !557
  %5 = zext i1 %4 to i64, !dbg !557
  %6 = select i1 %4, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.34, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.35, i64 0, i64 0), !dbg !557
  %7 = getelementptr inbounds [2 x i8], [2 x i8]* %1, i64 0, i64 0, !dbg !558
  %8 = call i32 (i8*, ...) @printf(i8* noundef %6, i8* noundef %7), !dbg !559
  ret void, !dbg !560
}

declare i32 @printf(i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_null_destination() #0 !dbg !561 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !562, metadata !DIExpression()), !dbg !563
  %2 = load i32, i32* @bad, align 4, !dbg !564
  %3 = icmp ne i32 %2, 0, !dbg !564
  br i1 %3, label %4, label %5, !dbg !564

4:                                                ; preds = %0
  br label %7, !dbg !564

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !565
  br label %7, !dbg !564

7:                                                ; preds = %5, %4
  %8 = phi i8* [ null, %4 ], [ %6, %5 ], !dbg !564
  %9 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %8, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i32 noundef 1) #11, !dbg !566
  ret void, !dbg !567
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcmp_null() #0 !dbg !568 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !569, metadata !DIExpression()), !dbg !570
  %2 = load i32, i32* @bad, align 4, !dbg !571
  %3 = icmp ne i32 %2, 0, !dbg !571
  %4 = zext i1 %3 to i64, !dbg !571
  %5 = select i1 %3, i8* null, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.38, i64 0, i64 0), !dbg !571
  store i8* %5, i8** %1, align 8, !dbg !570
  %6 = load i8*, i8** %1, align 8, !dbg !572
  %7 = call i32 @strcmp(i8* noundef %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.38, i64 0, i64 0)) #10, !dbg !574
  %8 = icmp ne i32 %7, 0, !dbg !574
  br i1 %8, label %9, label %10, !dbg !575

9:                                                ; preds = %0
  call void @abort() #12, !dbg !576
  unreachable, !dbg !576

10:                                               ; preds = %0
  ret void, !dbg !577
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort() #0 !dbg !578 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !579, metadata !DIExpression()), !dbg !581
  %2 = bitcast [4 x i32]* %1 to i8*, !dbg !581
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i32]* @__const.libc_qsort.a to i8*), i64 16, i1 false), !dbg !581
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !582
  %4 = bitcast i32* %3 to i8*, !dbg !582
  %5 = load i32, i32* @bad, align 4, !dbg !583
  %6 = icmp ne i32 %5, 0, !dbg !583
  %7 = zext i1 %6 to i64, !dbg !583
  %8 = select i1 %6, i32 5, i32 4, !dbg !583
  %9 = sext i32 %8 to i64, !dbg !583
  call void @qsort(i8* noundef %4, i64 noundef %9, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !584
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !585
  %11 = load i32, i32* %10, align 16, !dbg !585
  %12 = icmp ne i32 %11, 1, !dbg !587
  br i1 %12, label %13, label %14, !dbg !588

13:                                               ; preds = %0
  call void @abort() #12, !dbg !589
  unreachable, !dbg !589

14:                                               ; preds = %0
  ret void, !dbg !590
}

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !591 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !596, metadata !DIExpression()), !dbg !597
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !598, metadata !DIExpression()), !dbg !599
  call void @llvm.dbg.declare(metadata i32** %5, metadata !600, metadata !DIExpression()), !dbg !603
  %7 = load i8*, i8** %3, align 8, !dbg !604
  %8 = bitcast i8* %7 to i32*, !dbg !604
  store i32* %8, i32** %5, align 8, !dbg !603
  call void @llvm.dbg.declare(metadata i32** %6, metadata !605, metadata !DIExpression()), !dbg !606
  %9 = load i8*, i8** %4, align 8, !dbg !607
  %10 = bitcast i8* %9 to i32*, !dbg !607
  store i32* %10, i32** %6, align 8, !dbg !606
  %11 = load i32*, i32** %5, align 8, !dbg !608
  %12 = load i32, i32* %11, align 4, !dbg !609
  %13 = load i32*, i32** %6, align 8, !dbg !610
  %14 = load i32, i32* %13, align 4, !dbg !611
  %15 = sub nsw i32 %12, %14, !dbg !612
  ret i32 %15, !dbg !613
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_comparison() #0 !dbg !614 {
  %1 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !615, metadata !DIExpression()), !dbg !616
  %2 = bitcast [4 x i32]* %1 to i8*, !dbg !616
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i32]* @__const.libc_comparison.a to i8*), i64 16, i1 false), !dbg !616
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !617
  %4 = bitcast i32* %3 to i8*, !dbg !617
  call void @qsort(i8* noundef %4, i64 noundef 4, i64 noundef 4, i32 (i8*, i8*)* noundef @reads_neighbour), !dbg !618
  ret void, !dbg !619
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @reads_neighbour(i8* noundef %0, i8* noundef %1) #0 !dbg !620 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !621, metadata !DIExpression()), !dbg !622
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !623, metadata !DIExpression()), !dbg !624
  call void @llvm.dbg.declare(metadata i32** %5, metadata !625, metadata !DIExpression()), !dbg !626
  %7 = load i8*, i8** %3, align 8, !dbg !627
  %8 = bitcast i8* %7 to i32*, !dbg !627
  store i32* %8, i32** %5, align 8, !dbg !626
  call void @llvm.dbg.declare(metadata i32** %6, metadata !628, metadata !DIExpression()), !dbg !629
  %9 = load i8*, i8** %4, align 8, !dbg !630
  %10 = bitcast i8* %9 to i32*, !dbg !630
  store i32* %10, i32** %6, align 8, !dbg !629
  %11 = load i32, i32* @bad, align 4, !dbg !631
  %12 = icmp ne i32 %11, 0, !dbg !631
  br i1 %12, label %13, label %21, !dbg !631

13:                                               ; preds = %2
  %14 = load i32*, i32** %5, align 8, !dbg !632
  %15 = getelementptr inbounds i32, i32* %14, i64 4, !dbg !632
  %16 = load i32, i32* %15, align 4, !dbg !632
  %17 = load i32*, i32** %6, align 8, !dbg !633
  %18 = getelementptr inbounds i32, i32* %17, i64 4, !dbg !633
  %19 = load i32, i32* %18, align 4, !dbg !633
  %20 = sub nsw i32 %16, %19, !dbg !634
  br label %27, !dbg !631

21:                                               ; preds = %2
  %22 = load i32*, i32** %5, align 8, !dbg !635
  %23 = load i32, i32* %22, align 4, !dbg !636
  %24 = load i32*, i32** %6, align 8, !dbg !637
  %25 = load i32, i32* %24, align 4, !dbg !638
  %26 = sub nsw i32 %23, %25, !dbg !639
  br label %27, !dbg !631

27:                                               ; preds = %21, %13
  %28 = phi i32 [ %20, %13 ], [ %26, %21 ], !dbg !631
  ret i32 %28, !dbg !640
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp() #0 !dbg !641 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !642, metadata !DIExpression()), !dbg !643
  %3 = bitcast [4 x i8]* %1 to i8*, !dbg !643
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memcmp.a, i32 0, i32 0), i64 4, i1 false), !dbg !643
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !644, metadata !DIExpression()), !dbg !645
  %4 = bitcast [8 x i8]* %2 to i8*, !dbg !645
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_memcmp.b, i32 0, i32 0), i64 8, i1 false), !dbg !645
  %5 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !646
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !648
  %7 = load i32, i32* @bad, align 4, !dbg !649
  %8 = icmp ne i32 %7, 0, !dbg !649
  %9 = zext i1 %8 to i64, !dbg !649
  %10 = select i1 %8, i32 8, i32 4, !dbg !649
  %11 = sext i32 %10 to i64, !dbg !649
  %12 = call i32 @memcmp(i8* noundef %5, i8* noundef %6, i64 noundef %11) #10, !dbg !650
  %13 = icmp ne i32 %12, 0, !dbg !650
  br i1 %13, label %14, label %15, !dbg !651

14:                                               ; preds = %0
  call void @abort() #12, !dbg !652
  unreachable, !dbg !652

15:                                               ; preds = %0
  ret void, !dbg !653
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memchr() #0 !dbg !654 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !655, metadata !DIExpression()), !dbg !656
  %2 = bitcast [4 x i8]* %1 to i8*, !dbg !656
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_memchr.a, i32 0, i32 0), i64 4, i1 false), !dbg !656
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !657
  %4 = load i32, i32* @bad, align 4, !dbg !659
  %5 = icmp ne i32 %4, 0, !dbg !659
  %6 = zext i1 %5 to i64, !dbg !659
  %7 = select i1 %5, i32 5, i32 4, !dbg !659
  %8 = sext i32 %7 to i64, !dbg !659
  %9 = call i8* @memchr(i8* noundef %3, i32 noundef 122, i64 noundef %8) #10, !dbg !660
  %10 = icmp ne i8* %9, null, !dbg !660
  br i1 %10, label %11, label %12, !dbg !661

11:                                               ; preds = %0
  call void @abort() #12, !dbg !662
  unreachable, !dbg !662

12:                                               ; preds = %0
  ret void, !dbg !663
}

; Function Attrs: nounwind readonly willreturn
declare i8* @memchr(i8* noundef, i32 noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok() #0 !dbg !664 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !665, metadata !DIExpression()), !dbg !666
  %3 = bitcast [4 x i8]* %1 to i8*, !dbg !666
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_strtok.text, i32 0, i32 0), i64 4, i1 false), !dbg !666
  call void @llvm.dbg.declare(metadata i8** %2, metadata !667, metadata !DIExpression()), !dbg !668
  %4 = load i32, i32* @bad, align 4, !dbg !669
  %5 = icmp ne i32 %4, 0, !dbg !669
  br i1 %5, label %6, label %7, !dbg !669

6:                                                ; preds = %0
  br label %9, !dbg !669

7:                                                ; preds = %0
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !670
  br label %9, !dbg !669

9:                                                ; preds = %7, %6
  %10 = phi i8* [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.44, i64 0, i64 0), %6 ], [ %8, %7 ], !dbg !669
  %11 = call i8* @strtok(i8* noundef %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.45, i64 0, i64 0)) #11, !dbg !671
  store i8* %11, i8** %2, align 8, !dbg !668
  %12 = load i8*, i8** %2, align 8, !dbg !672
  %13 = icmp ne i8* %12, null, !dbg !672
  br i1 %13, label %15, label %14, !dbg !674

14:                                               ; preds = %9
  call void @abort() #12, !dbg !675
  unreachable, !dbg !675

15:                                               ; preds = %9
  ret void, !dbg !676
}

; Function Attrs: nounwind
declare i8* @strtok(i8* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_getline_freed() #0 !dbg !677 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !678, metadata !DIExpression()), !dbg !679
  store i8* null, i8** %1, align 8, !dbg !679
  call void @llvm.dbg.declare(metadata i64* %2, metadata !680, metadata !DIExpression()), !dbg !681
  store i64 0, i64* %2, align 8, !dbg !681
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !682
  %4 = call i64 @getline(i8** noundef %1, i64* noundef %2, %struct._IO_FILE* noundef %3), !dbg !684
  %5 = icmp slt i64 %4, 0, !dbg !685
  br i1 %5, label %6, label %7, !dbg !686

6:                                                ; preds = %0
  call void @abort() #12, !dbg !687
  unreachable, !dbg !687

7:                                                ; preds = %0
  %8 = load i8*, i8** %1, align 8, !dbg !688
  call void @free(i8* noundef %8) #11, !dbg !689
  %9 = load i32, i32* @bad, align 4, !dbg !690
  %10 = icmp ne i32 %9, 0, !dbg !690
  br i1 %10, label %11, label %14, !dbg !692

11:                                               ; preds = %7
  %12 = load i8*, i8** %1, align 8, !dbg !693
  %13 = getelementptr inbounds i8, i8* %12, i64 0, !dbg !693
  store i8 0, i8* %13, align 1, !dbg !694
  br label %14, !dbg !693

14:                                               ; preds = %11, %7
  ret void, !dbg !695
}

declare i64 @getline(i8** noundef, i64* noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fclose_twice() #0 !dbg !696 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !697, metadata !DIExpression()), !dbg !753
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.48, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.49, i64 0, i64 0)), !dbg !754
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !753
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !755
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !755
  br i1 %4, label %6, label %5, !dbg !757

5:                                                ; preds = %0
  call void @abort() #12, !dbg !758
  unreachable, !dbg !758

6:                                                ; preds = %0
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !759
  %8 = call i32 @fclose(%struct._IO_FILE* noundef %7), !dbg !760
  %9 = load i32, i32* @bad, align 4, !dbg !761
  %10 = icmp ne i32 %9, 0, !dbg !761
  br i1 %10, label %11, label %14, !dbg !763

11:                                               ; preds = %6
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !764
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !765
  br label %14, !dbg !765

14:                                               ; preds = %11, %6
  ret void, !dbg !766
}

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #7

declare i32 @fclose(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_isalpha() #0 !dbg !767 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !768, metadata !DIExpression()), !dbg !769
  %2 = load i32, i32* @bad, align 4, !dbg !770
  %3 = icmp ne i32 %2, 0, !dbg !770
  %4 = zext i1 %3 to i64, !dbg !770
  %5 = select i1 %3, i32 100000, i32 97, !dbg !770
  store i32 %5, i32* %1, align 4, !dbg !769
  %6 = call i16** @__ctype_b_loc() #13, !dbg !771
  %7 = load i16*, i16** %6, align 8, !dbg !771
  %8 = load i32, i32* %1, align 4, !dbg !771
  %9 = sext i32 %8 to i64, !dbg !771
  %10 = getelementptr inbounds i16, i16* %7, i64 %9, !dbg !771
  %11 = load i16, i16* %10, align 2, !dbg !771
  %12 = zext i16 %11 to i32, !dbg !771
  %13 = and i32 %12, 1024, !dbg !771
  %14 = icmp ne i32 %13, 0, !dbg !771
  br i1 %14, label %16, label %15, !dbg !773

15:                                               ; preds = %0
  call void @abort() #12, !dbg !774
  unreachable, !dbg !774

16:                                               ; preds = %0
  ret void, !dbg !775
}

; Function Attrs: nounwind readnone willreturn
declare i16** @__ctype_b_loc() #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fputs_closed() #0 !dbg !776 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !777, metadata !DIExpression()), !dbg !778
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.48, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.49, i64 0, i64 0)), !dbg !779
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !778
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !780
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !780
  br i1 %4, label %6, label %5, !dbg !782

5:                                                ; preds = %0
  call void @abort() #12, !dbg !783
  unreachable, !dbg !783

6:                                                ; preds = %0
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !784
  %8 = call i32 @fputs(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.52, i64 0, i64 0), %struct._IO_FILE* noundef %7), !dbg !785
  %9 = load i32, i32* @bad, align 4, !dbg !786
  %10 = icmp ne i32 %9, 0, !dbg !786
  br i1 %10, label %11, label %14, !dbg !788

11:                                               ; preds = %6
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !789
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !790
  br label %14, !dbg !790

14:                                               ; preds = %11, %6
  %15 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !791
  %16 = call i32 @fputs(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.53, i64 0, i64 0), %struct._IO_FILE* noundef %15), !dbg !792
  %17 = load i32, i32* @bad, align 4, !dbg !793
  %18 = icmp ne i32 %17, 0, !dbg !793
  br i1 %18, label %22, label %19, !dbg !795

19:                                               ; preds = %14
  %20 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !796
  %21 = call i32 @fclose(%struct._IO_FILE* noundef %20), !dbg !797
  br label %22, !dbg !797

22:                                               ; preds = %19, %14
  ret void, !dbg !798
}

declare i32 @fputs(i8* noundef, %struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fprintf_closed() #0 !dbg !799 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !800, metadata !DIExpression()), !dbg !801
  %2 = call noalias %struct._IO_FILE* @tmpfile(), !dbg !802
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
  %14 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %13, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.55, i64 0, i64 0), i32 noundef 5), !dbg !813
  %15 = load i32, i32* @bad, align 4, !dbg !814
  %16 = icmp ne i32 %15, 0, !dbg !814
  br i1 %16, label %20, label %17, !dbg !816

17:                                               ; preds = %12
  %18 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !817
  %19 = call i32 @fclose(%struct._IO_FILE* noundef %18), !dbg !818
  br label %20, !dbg !818

20:                                               ; preds = %17, %12
  ret void, !dbg !819
}

declare noalias %struct._IO_FILE* @tmpfile() #7

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgetc_closed() #0 !dbg !820 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !821, metadata !DIExpression()), !dbg !822
  %2 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.57, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.58, i64 0, i64 0)), !dbg !823
  store %struct._IO_FILE* %2, %struct._IO_FILE** %1, align 8, !dbg !822
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !824
  %4 = icmp ne %struct._IO_FILE* %3, null, !dbg !824
  br i1 %4, label %6, label %5, !dbg !826

5:                                                ; preds = %0
  call void @abort() #12, !dbg !827
  unreachable, !dbg !827

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !828
  %8 = icmp ne i32 %7, 0, !dbg !828
  br i1 %8, label %9, label %12, !dbg !830

9:                                                ; preds = %6
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !831
  %11 = call i32 @fclose(%struct._IO_FILE* noundef %10), !dbg !832
  br label %12, !dbg !832

12:                                               ; preds = %9, %6
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !833
  %14 = call i32 @fgetc(%struct._IO_FILE* noundef %13), !dbg !835
  %15 = icmp ne i32 %14, -1, !dbg !836
  br i1 %15, label %16, label %17, !dbg !837

16:                                               ; preds = %12
  call void @abort() #12, !dbg !838
  unreachable, !dbg !838

17:                                               ; preds = %12
  %18 = load i32, i32* @bad, align 4, !dbg !839
  %19 = icmp ne i32 %18, 0, !dbg !839
  br i1 %19, label %23, label %20, !dbg !841

20:                                               ; preds = %17
  %21 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !842
  %22 = call i32 @fclose(%struct._IO_FILE* noundef %21), !dbg !843
  br label %23, !dbg !843

23:                                               ; preds = %20, %17
  ret void, !dbg !844
}

declare i32 @fgetc(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_null_stream() #0 !dbg !845 {
  %1 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %1, metadata !846, metadata !DIExpression()), !dbg !847
  %2 = load i32, i32* @bad, align 4, !dbg !848
  %3 = icmp ne i32 %2, 0, !dbg !848
  %4 = zext i1 %3 to i64, !dbg !848
  %5 = select i1 %3, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.60, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.57, i64 0, i64 0), !dbg !848
  %6 = call noalias %struct._IO_FILE* @fopen(i8* noundef %5, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.58, i64 0, i64 0)), !dbg !849
  store %struct._IO_FILE* %6, %struct._IO_FILE** %1, align 8, !dbg !847
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !850
  %8 = call i32 @fgetc(%struct._IO_FILE* noundef %7), !dbg !852
  %9 = icmp ne i32 %8, -1, !dbg !853
  br i1 %9, label %10, label %11, !dbg !854

10:                                               ; preds = %0
  call void @abort() #12, !dbg !855
  unreachable, !dbg !855

11:                                               ; preds = %0
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %1, align 8, !dbg !856
  %13 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !857
  ret void, !dbg !858
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_closedir_twice() #0 !dbg !859 {
  %1 = alloca %struct.__dirstream*, align 8
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %1, metadata !860, metadata !DIExpression()), !dbg !865
  %2 = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.62, i64 0, i64 0)), !dbg !866
  store %struct.__dirstream* %2, %struct.__dirstream** %1, align 8, !dbg !865
  %3 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !867
  %4 = icmp ne %struct.__dirstream* %3, null, !dbg !867
  br i1 %4, label %6, label %5, !dbg !869

5:                                                ; preds = %0
  call void @abort() #12, !dbg !870
  unreachable, !dbg !870

6:                                                ; preds = %0
  %7 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !871
  %8 = call i32 @closedir(%struct.__dirstream* noundef %7), !dbg !872
  %9 = load i32, i32* @bad, align 4, !dbg !873
  %10 = icmp ne i32 %9, 0, !dbg !873
  br i1 %10, label %11, label %14, !dbg !875

11:                                               ; preds = %6
  %12 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !876
  %13 = call i32 @closedir(%struct.__dirstream* noundef %12), !dbg !877
  br label %14, !dbg !877

14:                                               ; preds = %11, %6
  ret void, !dbg !878
}

declare noalias %struct.__dirstream* @opendir(i8* noundef) #7

declare i32 @closedir(%struct.__dirstream* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_readdir_closed() #0 !dbg !879 {
  %1 = alloca %struct.__dirstream*, align 8
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %1, metadata !880, metadata !DIExpression()), !dbg !881
  %2 = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.62, i64 0, i64 0)), !dbg !882
  store %struct.__dirstream* %2, %struct.__dirstream** %1, align 8, !dbg !881
  %3 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !883
  %4 = icmp ne %struct.__dirstream* %3, null, !dbg !883
  br i1 %4, label %6, label %5, !dbg !885

5:                                                ; preds = %0
  call void @abort() #12, !dbg !886
  unreachable, !dbg !886

6:                                                ; preds = %0
  %7 = load i32, i32* @bad, align 4, !dbg !887
  %8 = icmp ne i32 %7, 0, !dbg !887
  br i1 %8, label %9, label %12, !dbg !889

9:                                                ; preds = %6
  %10 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !890
  %11 = call i32 @closedir(%struct.__dirstream* noundef %10), !dbg !891
  br label %12, !dbg !891

12:                                               ; preds = %9, %6
  %13 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !892
  %14 = call %struct.dirent* @readdir(%struct.__dirstream* noundef %13), !dbg !894
  %15 = icmp ne %struct.dirent* %14, null, !dbg !894
  br i1 %15, label %17, label %16, !dbg !895

16:                                               ; preds = %12
  call void @abort() #12, !dbg !896
  unreachable, !dbg !896

17:                                               ; preds = %12
  %18 = load i32, i32* @bad, align 4, !dbg !897
  %19 = icmp ne i32 %18, 0, !dbg !897
  br i1 %19, label %23, label %20, !dbg !899

20:                                               ; preds = %17
  %21 = load %struct.__dirstream*, %struct.__dirstream** %1, align 8, !dbg !900
  %22 = call i32 @closedir(%struct.__dirstream* noundef %21), !dbg !901
  br label %23, !dbg !901

23:                                               ; preds = %20, %17
  ret void, !dbg !902
}

declare %struct.dirent* @readdir(%struct.__dirstream* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memstream_freed() #0 !dbg !903 {
  %1 = alloca i8*, align 8
  %2 = alloca i64, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !904, metadata !DIExpression()), !dbg !905
  store i8* null, i8** %1, align 8, !dbg !905
  call void @llvm.dbg.declare(metadata i64* %2, metadata !906, metadata !DIExpression()), !dbg !907
  store i64 0, i64* %2, align 8, !dbg !907
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !908, metadata !DIExpression()), !dbg !909
  %4 = call noalias %struct._IO_FILE* @open_memstream(i8** noundef %1, i64* noundef %2) #11, !dbg !910
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !909
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !911
  %6 = icmp ne %struct._IO_FILE* %5, null, !dbg !911
  br i1 %6, label %8, label %7, !dbg !913

7:                                                ; preds = %0
  call void @abort() #12, !dbg !914
  unreachable, !dbg !914

8:                                                ; preds = %0
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !915
  %10 = call i32 @fputs(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0), %struct._IO_FILE* noundef %9), !dbg !916
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !917
  %12 = call i32 @fclose(%struct._IO_FILE* noundef %11), !dbg !918
  %13 = load i8*, i8** %1, align 8, !dbg !919
  %14 = load i32, i32* @bad, align 4, !dbg !921
  %15 = icmp ne i32 %14, 0, !dbg !921
  %16 = zext i1 %15 to i64, !dbg !921
  %17 = select i1 %15, i32 5, i32 4, !dbg !921
  %18 = sext i32 %17 to i64, !dbg !919
  %19 = getelementptr inbounds i8, i8* %13, i64 %18, !dbg !919
  %20 = load i8, i8* %19, align 1, !dbg !919
  %21 = icmp ne i8 %20, 0, !dbg !919
  br i1 %21, label %22, label %23, !dbg !922

22:                                               ; preds = %8
  call void @abort() #12, !dbg !923
  unreachable, !dbg !923

23:                                               ; preds = %8
  %24 = load i8*, i8** %1, align 8, !dbg !924
  call void @free(i8* noundef %24) #11, !dbg !925
  ret void, !dbg !926
}

; Function Attrs: nounwind
declare noalias %struct._IO_FILE* @open_memstream(i8** noundef, i64* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fmemopen() #0 !dbg !927 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca %struct._IO_FILE*, align 8
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !928, metadata !DIExpression()), !dbg !929
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %2, metadata !930, metadata !DIExpression()), !dbg !931
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !932
  %4 = load i32, i32* @bad, align 4, !dbg !933
  %5 = icmp ne i32 %4, 0, !dbg !933
  %6 = zext i1 %5 to i64, !dbg !933
  %7 = select i1 %5, i64 8, i64 4, !dbg !933
  %8 = call noalias %struct._IO_FILE* @fmemopen(i8* noundef %3, i64 noundef %7, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.49, i64 0, i64 0)) #11, !dbg !934
  store %struct._IO_FILE* %8, %struct._IO_FILE** %2, align 8, !dbg !931
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !935
  %10 = icmp ne %struct._IO_FILE* %9, null, !dbg !935
  br i1 %10, label %12, label %11, !dbg !937

11:                                               ; preds = %0
  call void @abort() #12, !dbg !938
  unreachable, !dbg !938

12:                                               ; preds = %0
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !939
  %14 = call i32 @fputs(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.66, i64 0, i64 0), %struct._IO_FILE* noundef %13), !dbg !940
  %15 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !941
  %16 = call i32 @fflush(%struct._IO_FILE* noundef %15), !dbg !942
  %17 = load %struct._IO_FILE*, %struct._IO_FILE** %2, align 8, !dbg !943
  %18 = call i32 @fclose(%struct._IO_FILE* noundef %17), !dbg !944
  ret void, !dbg !945
}

; Function Attrs: nounwind
declare noalias %struct._IO_FILE* @fmemopen(i8* noundef, i64 noundef, i8* noundef) #3

declare i32 @fflush(%struct._IO_FILE* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_missing() #0 !dbg !946 {
  %1 = alloca [40 x i8], align 16
  call void @llvm.dbg.declare(metadata [40 x i8]* %1, metadata !947, metadata !DIExpression()), !dbg !951
  %2 = getelementptr inbounds [40 x i8], [40 x i8]* %1, i64 0, i64 0, !dbg !952
  %3 = load i32, i32* @bad, align 4, !dbg !953
  %4 = icmp ne i32 %3, 0, !dbg !953
  %5 = zext i1 %4 to i64, !dbg !953
  %6 = select i1 %4, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.68, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.55, i64 0, i64 0), !dbg !953
  %7 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %2, i8* noundef %6, i32 noundef 1) #11, !dbg !954
  ret void, !dbg !955
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_string() #0 !dbg !956 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !957, metadata !DIExpression()), !dbg !958
  %2 = load i32, i32* @bad, align 4, !dbg !959
  %3 = icmp ne i32 %2, 0, !dbg !959
  %4 = zext i1 %3 to i64, !dbg !959
  %5 = select i1 %3, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.34, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.55, i64 0, i64 0), !dbg !959
  store i8* %5, i8** %1, align 8, !dbg !958
  %6 = load i8*, i8** %1, align 8, !dbg !960
  %7 = call i32 (i8*, ...) @printf(i8* noundef %6, i32 noundef 5), !dbg !961
  ret void, !dbg !962
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_missing() #0 !dbg !963 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !964, metadata !DIExpression()), !dbg !965
  store i32 0, i32* %1, align 4, !dbg !965
  %2 = load i32, i32* @bad, align 4, !dbg !966
  %3 = icmp ne i32 %2, 0, !dbg !966
  %4 = zext i1 %3 to i64, !dbg !966
  %5 = select i1 %3, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.72, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), !dbg !966
  %6 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.71, i64 0, i64 0), i8* noundef %5, i32* noundef %1) #11, !dbg !968
  %7 = icmp slt i32 %6, 1, !dbg !969
  br i1 %7, label %8, label %9, !dbg !970

8:                                                ; preds = %0
  call void @abort() #12, !dbg !971
  unreachable, !dbg !971

9:                                                ; preds = %0
  ret void, !dbg !972
}

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(i8* noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_narrow() #0 !dbg !973 {
  %1 = alloca i16, align 2
  call void @llvm.dbg.declare(metadata i16* %1, metadata !974, metadata !DIExpression()), !dbg !976
  store i16 0, i16* %1, align 2, !dbg !976
  %2 = load i32, i32* @bad, align 4, !dbg !977
  %3 = icmp ne i32 %2, 0, !dbg !977
  %4 = zext i1 %3 to i64, !dbg !977
  %5 = select i1 %3, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.75, i64 0, i64 0), !dbg !977
  %6 = bitcast i16* %1 to i8*, !dbg !978
  %7 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.74, i64 0, i64 0), i8* noundef %5, i8* noundef %6) #11, !dbg !979
  ret void, !dbg !980
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg() #0 !dbg !981 {
  %1 = load i32, i32* @bad, align 4, !dbg !982
  %2 = icmp ne i32 %1, 0, !dbg !982
  %3 = zext i1 %2 to i64, !dbg !982
  %4 = select i1 %2, i32 3, i32 2, !dbg !982
  %5 = call i32 (i32, ...) @sum(i32 noundef %4, i32 noundef 1, i32 noundef 2), !dbg !984
  %6 = icmp eq i32 %5, -1, !dbg !985
  br i1 %6, label %7, label %8, !dbg !986

7:                                                ; preds = %0
  call void @abort() #12, !dbg !987
  unreachable, !dbg !987

8:                                                ; preds = %0
  ret void, !dbg !988
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !989 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !992, metadata !DIExpression()), !dbg !993
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !994, metadata !DIExpression()), !dbg !1008
  call void @llvm.dbg.declare(metadata i32* %4, metadata !1009, metadata !DIExpression()), !dbg !1010
  store i32 0, i32* %4, align 4, !dbg !1010
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !1011
  %7 = bitcast %struct.__va_list_tag* %6 to i8*, !dbg !1011
  call void @llvm.va_start(i8* %7), !dbg !1011
  call void @llvm.dbg.declare(metadata i32* %5, metadata !1012, metadata !DIExpression()), !dbg !1014
  store i32 0, i32* %5, align 4, !dbg !1014
  br label %8, !dbg !1015

8:                                                ; preds = %33, %1
  %9 = load i32, i32* %5, align 4, !dbg !1016
  %10 = load i32, i32* %2, align 4, !dbg !1018
  %11 = icmp slt i32 %9, %10, !dbg !1019
  br i1 %11, label %12, label %36, !dbg !1020

12:                                               ; preds = %8
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !1021
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 0, !dbg !1021
  %15 = load i32, i32* %14, align 16, !dbg !1021
  %16 = icmp ule i32 %15, 40, !dbg !1021
  br i1 %16, label %17, label %23, !dbg !1021

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 3, !dbg !1021
  %19 = load i8*, i8** %18, align 16, !dbg !1021
  %20 = getelementptr i8, i8* %19, i32 %15, !dbg !1021
  %21 = bitcast i8* %20 to i32*, !dbg !1021
  %22 = add i32 %15, 8, !dbg !1021
  store i32 %22, i32* %14, align 16, !dbg !1021
  br label %28, !dbg !1021

23:                                               ; preds = %12
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 2, !dbg !1021
  %25 = load i8*, i8** %24, align 8, !dbg !1021
  %26 = bitcast i8* %25 to i32*, !dbg !1021
  %27 = getelementptr i8, i8* %25, i32 8, !dbg !1021
  store i8* %27, i8** %24, align 8, !dbg !1021
  br label %28, !dbg !1021

28:                                               ; preds = %23, %17
  %29 = phi i32* [ %21, %17 ], [ %26, %23 ], !dbg !1021
  %30 = load i32, i32* %29, align 4, !dbg !1021
  %31 = load i32, i32* %4, align 4, !dbg !1022
  %32 = add nsw i32 %31, %30, !dbg !1022
  store i32 %32, i32* %4, align 4, !dbg !1022
  br label %33, !dbg !1023

33:                                               ; preds = %28
  %34 = load i32, i32* %5, align 4, !dbg !1024
  %35 = add nsw i32 %34, 1, !dbg !1024
  store i32 %35, i32* %5, align 4, !dbg !1024
  br label %8, !dbg !1025, !llvm.loop !1026

36:                                               ; preds = %8
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !1028
  %38 = bitcast %struct.__va_list_tag* %37 to i8*, !dbg !1028
  call void @llvm.va_end(i8* %38), !dbg !1028
  %39 = load i32, i32* %4, align 4, !dbg !1029
  ret i32 %39, !dbg !1030
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #9

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #9

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg_stack() #0 !dbg !1031 {
  %1 = alloca i8*, align 8
  %2 = alloca [40 x i8], align 16
  call void @llvm.dbg.declare(metadata i8** %1, metadata !1032, metadata !DIExpression()), !dbg !1033
  %3 = load i32, i32* @bad, align 4, !dbg !1034
  %4 = icmp ne i32 %3, 0, !dbg !1034
  %5 = zext i1 %4 to i64, !dbg !1034
  %6 = select i1 %4, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.78, i64 0, i64 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.79, i64 0, i64 0), !dbg !1034
  store i8* %6, i8** %1, align 8, !dbg !1033
  call void @llvm.dbg.declare(metadata [40 x i8]* %2, metadata !1035, metadata !DIExpression()), !dbg !1036
  %7 = getelementptr inbounds [40 x i8], [40 x i8]* %2, i64 0, i64 0, !dbg !1037
  %8 = load i8*, i8** %1, align 8, !dbg !1038
  %9 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %7, i8* noundef %8, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7) #11, !dbg !1039
  ret void, !dbg !1040
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_negative() #0 !dbg !1041 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1042, metadata !DIExpression()), !dbg !1043
  %4 = bitcast [8 x i8]* %1 to i8*, !dbg !1043
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.libc_memcpy_negative.a, i32 0, i32 0), i64 8, i1 false), !dbg !1043
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !1044, metadata !DIExpression()), !dbg !1045
  call void @llvm.dbg.declare(metadata i32* %3, metadata !1046, metadata !DIExpression()), !dbg !1047
  %5 = load i32, i32* @bad, align 4, !dbg !1048
  %6 = icmp ne i32 %5, 0, !dbg !1048
  %7 = zext i1 %6 to i64, !dbg !1048
  %8 = select i1 %6, i32 -1, i32 4, !dbg !1048
  store i32 %8, i32* %3, align 4, !dbg !1047
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !1049
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1049
  %11 = load i32, i32* %3, align 4, !dbg !1050
  %12 = sext i32 %11 to i64, !dbg !1050
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %10, i64 %12, i1 false), !dbg !1049
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !1051
  %14 = load i8, i8* %13, align 1, !dbg !1051
  %15 = sext i8 %14 to i32, !dbg !1051
  %16 = icmp ne i32 %15, 97, !dbg !1053
  br i1 %16, label %17, label %18, !dbg !1054

17:                                               ; preds = %0
  call void @abort() #12, !dbg !1055
  unreachable, !dbg !1055

18:                                               ; preds = %0
  ret void, !dbg !1056
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset_negative() #0 !dbg !1057 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1058, metadata !DIExpression()), !dbg !1059
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1060, metadata !DIExpression()), !dbg !1061
  %3 = load i32, i32* @bad, align 4, !dbg !1062
  %4 = icmp ne i32 %3, 0, !dbg !1062
  %5 = zext i1 %4 to i64, !dbg !1062
  %6 = select i1 %4, i32 -4, i32 4, !dbg !1062
  store i32 %6, i32* %2, align 4, !dbg !1061
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1063
  %8 = load i32, i32* %2, align 4, !dbg !1064
  %9 = sext i32 %8 to i64, !dbg !1064
  call void @llvm.memset.p0i8.i64(i8* align 1 %7, i8 1, i64 %9, i1 false), !dbg !1063
  ret void, !dbg !1065
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy_negative() #0 !dbg !1066 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1067, metadata !DIExpression()), !dbg !1068
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1069, metadata !DIExpression()), !dbg !1070
  %3 = load i32, i32* @bad, align 4, !dbg !1071
  %4 = icmp ne i32 %3, 0, !dbg !1071
  %5 = zext i1 %4 to i64, !dbg !1071
  %6 = select i1 %4, i32 -1, i32 8, !dbg !1071
  store i32 %6, i32* %2, align 4, !dbg !1070
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1072
  %8 = load i32, i32* %2, align 4, !dbg !1073
  %9 = sext i32 %8 to i64, !dbg !1073
  %10 = call i8* @strncpy(i8* noundef %7, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i64 noundef %9) #11, !dbg !1074
  ret void, !dbg !1075
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread_negative() #0 !dbg !1076 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !1077, metadata !DIExpression()), !dbg !1078
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1079, metadata !DIExpression()), !dbg !1080
  %3 = load i32, i32* @bad, align 4, !dbg !1081
  %4 = icmp ne i32 %3, 0, !dbg !1081
  %5 = zext i1 %4 to i64, !dbg !1081
  %6 = select i1 %4, i32 -1, i32 4, !dbg !1081
  store i32 %6, i32* %2, align 4, !dbg !1080
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !1082
  %8 = load i32, i32* %2, align 4, !dbg !1084
  %9 = sext i32 %8 to i64, !dbg !1084
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !1085
  %11 = call i64 @fread(i8* noundef %7, i64 noundef 1, i64 noundef %9, %struct._IO_FILE* noundef %10), !dbg !1086
  %12 = icmp eq i64 %11, 0, !dbg !1087
  br i1 %12, label %13, label %14, !dbg !1088

13:                                               ; preds = %0
  call void @abort() #12, !dbg !1089
  unreachable, !dbg !1089

14:                                               ; preds = %0
  ret void, !dbg !1090
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat_unterminated() #0 !dbg !1091 {
  %1 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !1092, metadata !DIExpression()), !dbg !1093
  %2 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1094
  call void @llvm.memset.p0i8.i64(i8* align 1 %2, i8 120, i64 8, i1 false), !dbg !1094
  %3 = load i32, i32* @bad, align 4, !dbg !1095
  %4 = icmp ne i32 %3, 0, !dbg !1095
  br i1 %4, label %7, label %5, !dbg !1097

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 3, !dbg !1098
  store i8 0, i8* %6, align 1, !dbg !1099
  br label %7, !dbg !1098

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !1100
  %9 = call i8* @strcat(i8* noundef %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.85, i64 0, i64 0)) #11, !dbg !1101
  ret void, !dbg !1102
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_overlap() #0 !dbg !1103 {
  %1 = alloca [16 x i8], align 16
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !1104, metadata !DIExpression()), !dbg !1105
  %2 = bitcast [16 x i8]* %1 to i8*, !dbg !1105
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 getelementptr inbounds ([16 x i8], [16 x i8]* @__const.libc_strcpy_overlap.a, i32 0, i32 0), i64 16, i1 false), !dbg !1105
  %3 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !1106
  %4 = load i32, i32* @bad, align 4, !dbg !1107
  %5 = icmp ne i32 %4, 0, !dbg !1107
  %6 = zext i1 %5 to i64, !dbg !1107
  %7 = select i1 %5, i32 2, i32 8, !dbg !1107
  %8 = sext i32 %7 to i64, !dbg !1108
  %9 = getelementptr inbounds i8, i8* %3, i64 %8, !dbg !1108
  %10 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !1109
  %11 = call i8* @strcpy(i8* noundef %9, i8* noundef %10) #11, !dbg !1110
  ret void, !dbg !1111
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort_null() #0 !dbg !1112 {
  %1 = alloca [3 x i8*], align 16
  call void @llvm.dbg.declare(metadata [3 x i8*]* %1, metadata !1113, metadata !DIExpression()), !dbg !1115
  %2 = bitcast [3 x i8*]* %1 to i8*, !dbg !1115
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([3 x i8*]* @__const.libc_qsort_null.words to i8*), i64 24, i1 false), !dbg !1115
  %3 = getelementptr inbounds [3 x i8*], [3 x i8*]* %1, i64 0, i64 0, !dbg !1116
  %4 = bitcast i8** %3 to i8*, !dbg !1116
  %5 = load i32, i32* @bad, align 4, !dbg !1117
  %6 = icmp ne i32 %5, 0, !dbg !1117
  %7 = zext i1 %6 to i64, !dbg !1117
  %8 = select i1 %6, i32 3, i32 2, !dbg !1117
  %9 = sext i32 %8 to i64, !dbg !1117
  call void @qsort(i8* noundef %4, i64 noundef %9, i64 noundef 8, i32 (i8*, i8*)* noundef @by_text), !dbg !1118
  ret void, !dbg !1119
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @by_text(i8* noundef %0, i8* noundef %1) #0 !dbg !1120 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !1121, metadata !DIExpression()), !dbg !1122
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !1123, metadata !DIExpression()), !dbg !1124
  %5 = load i8*, i8** %3, align 8, !dbg !1125
  %6 = bitcast i8* %5 to i8**, !dbg !1126
  %7 = load i8*, i8** %6, align 8, !dbg !1127
  %8 = load i8*, i8** %4, align 8, !dbg !1128
  %9 = bitcast i8* %8 to i8**, !dbg !1129
  %10 = load i8*, i8** %9, align 8, !dbg !1130
  %11 = call i32 @strcmp(i8* noundef %7, i8* noundef %10) #10, !dbg !1131
  ret i32 %11, !dbg !1132
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_regfree_freed() #0 !dbg !1133 {
  %1 = alloca %struct.re_pattern_buffer, align 8
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata %struct.re_pattern_buffer* %1, metadata !1134, metadata !DIExpression()), !dbg !1159
  %3 = call i32 @regcomp(%struct.re_pattern_buffer* noundef %1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.91, i64 0, i64 0), i32 noundef 9), !dbg !1160
  %4 = icmp ne i32 %3, 0, !dbg !1160
  br i1 %4, label %5, label %6, !dbg !1162

5:                                                ; preds = %0
  call void @abort() #12, !dbg !1163
  unreachable, !dbg !1163

6:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %2, metadata !1164, metadata !DIExpression()), !dbg !1165
  %7 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.92, i64 0, i64 0)) #11, !dbg !1166
  store i8* %7, i8** %2, align 8, !dbg !1165
  %8 = load i32, i32* @bad, align 4, !dbg !1167
  %9 = icmp ne i32 %8, 0, !dbg !1167
  br i1 %9, label %10, label %12, !dbg !1169

10:                                               ; preds = %6
  %11 = load i8*, i8** %2, align 8, !dbg !1170
  call void @free(i8* noundef %11) #11, !dbg !1171
  br label %12, !dbg !1171

12:                                               ; preds = %10, %6
  %13 = load i8*, i8** %2, align 8, !dbg !1172
  %14 = call i32 @regexec(%struct.re_pattern_buffer* noundef %1, i8* noundef %13, i64 noundef 0, %struct.regmatch_t* noundef null, i32 noundef 0), !dbg !1174
  %15 = icmp ne i32 %14, 0, !dbg !1174
  br i1 %15, label %16, label %17, !dbg !1175

16:                                               ; preds = %12
  call void @abort() #12, !dbg !1176
  unreachable, !dbg !1176

17:                                               ; preds = %12
  call void @regfree(%struct.re_pattern_buffer* noundef %1), !dbg !1177
  %18 = load i32, i32* @bad, align 4, !dbg !1178
  %19 = icmp ne i32 %18, 0, !dbg !1178
  br i1 %19, label %22, label %20, !dbg !1180

20:                                               ; preds = %17
  %21 = load i8*, i8** %2, align 8, !dbg !1181
  call void @free(i8* noundef %21) #11, !dbg !1182
  br label %22, !dbg !1182

22:                                               ; preds = %20, %17
  ret void, !dbg !1183
}

declare i32 @regcomp(%struct.re_pattern_buffer* noundef, i8* noundef, i32 noundef) #7

declare i32 @regexec(%struct.re_pattern_buffer* noundef, i8* noundef, i64 noundef, %struct.regmatch_t* noundef, i32 noundef) #7

declare void @regfree(%struct.re_pattern_buffer* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_wcslen_unterminated() #0 !dbg !1184 {
  %1 = alloca [3 x i32], align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %1, metadata !1185, metadata !DIExpression()), !dbg !1188
  %2 = bitcast [3 x i32]* %1 to i8*, !dbg !1188
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %2, i8* align 4 bitcast ([3 x i32]* @__const.libc_wcslen_unterminated.a to i8*), i64 12, i1 false), !dbg !1188
  %3 = load i32, i32* @bad, align 4, !dbg !1189
  %4 = icmp ne i32 %3, 0, !dbg !1189
  br i1 %4, label %7, label %5, !dbg !1191

5:                                                ; preds = %0
  %6 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 2, !dbg !1192
  store i32 0, i32* %6, align 4, !dbg !1193
  br label %7, !dbg !1192

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 0, !dbg !1194
  %9 = call i64 @wcslen(i32* noundef %8) #10, !dbg !1196
  %10 = icmp ne i64 %9, 2, !dbg !1197
  br i1 %10, label %11, label %12, !dbg !1198

11:                                               ; preds = %7
  call void @abort() #12, !dbg !1199
  unreachable, !dbg !1199

12:                                               ; preds = %7
  ret void, !dbg !1200
}

; Function Attrs: nounwind readonly willreturn
declare i64 @wcslen(i32* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_float() #0 !dbg !1201 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !1202, metadata !DIExpression()), !dbg !1203
  %2 = load i32, i32* @bad, align 4, !dbg !1204
  %3 = icmp ne i32 %2, 0, !dbg !1204
  %4 = zext i1 %3 to i64, !dbg !1204
  %5 = select i1 %3, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.95, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.55, i64 0, i64 0), !dbg !1204
  store i8* %5, i8** %1, align 8, !dbg !1203
  %6 = load i8*, i8** %1, align 8, !dbg !1205
  %7 = call i32 (i8*, ...) @printf(i8* noundef %6, i32 noundef 5), !dbg !1206
  ret void, !dbg !1207
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_float_for_number() #0 !dbg !1208 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !1209, metadata !DIExpression()), !dbg !1210
  %2 = load i32, i32* @bad, align 4, !dbg !1211
  %3 = icmp ne i32 %2, 0, !dbg !1211
  %4 = zext i1 %3 to i64, !dbg !1211
  %5 = select i1 %3, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.55, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.97, i64 0, i64 0), !dbg !1211
  store i8* %5, i8** %1, align 8, !dbg !1210
  %6 = load i8*, i8** %1, align 8, !dbg !1212
  %7 = call i32 (i8*, ...) @printf(i8* noundef %6, double noundef 5.000000e+00), !dbg !1213
  ret void, !dbg !1214
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_null() #0 !dbg !1215 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !1216, metadata !DIExpression()), !dbg !1217
  %2 = load i32, i32* @bad, align 4, !dbg !1218
  %3 = icmp ne i32 %2, 0, !dbg !1218
  br i1 %3, label %4, label %5, !dbg !1218

4:                                                ; preds = %0
  br label %7, !dbg !1218

5:                                                ; preds = %0
  %6 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !1220
  br label %7, !dbg !1218

7:                                                ; preds = %5, %4
  %8 = phi i8* [ null, %4 ], [ %6, %5 ], !dbg !1218
  %9 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.99, i64 0, i64 0), i8* noundef %8) #11, !dbg !1221
  %10 = icmp ne i32 %9, 1, !dbg !1222
  br i1 %10, label %11, label %12, !dbg !1223

11:                                               ; preds = %7
  call void @abort() #12, !dbg !1224
  unreachable, !dbg !1224

12:                                               ; preds = %7
  ret void, !dbg !1225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok_first() #0 !dbg !1226 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !1227, metadata !DIExpression()), !dbg !1228
  %2 = bitcast [4 x i8]* %1 to i8*, !dbg !1228
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.libc_strtok_first.text, i32 0, i32 0), i64 4, i1 false), !dbg !1228
  %3 = load i32, i32* @bad, align 4, !dbg !1229
  %4 = icmp ne i32 %3, 0, !dbg !1229
  br i1 %4, label %5, label %6, !dbg !1229

5:                                                ; preds = %0
  br label %8, !dbg !1229

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !1231
  br label %8, !dbg !1229

8:                                                ; preds = %6, %5
  %9 = phi i8* [ null, %5 ], [ %7, %6 ], !dbg !1229
  %10 = call i8* @strtok(i8* noundef %9, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.45, i64 0, i64 0)) #11, !dbg !1232
  %11 = icmp ne i8* %10, null, !dbg !1232
  br i1 %11, label %13, label %12, !dbg !1233

12:                                               ; preds = %8
  call void @abort() #12, !dbg !1234
  unreachable, !dbg !1234

13:                                               ; preds = %8
  ret void, !dbg !1235
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind willreturn }
attributes #10 = { nounwind readonly willreturn }
attributes #11 = { nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!163, !164, !165, !166, !167, !168, !169}
!llvm.ident = !{!170}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !32, line: 18, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !21, globals: !29, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/libc.c", directory: ".", checksumkind: CSK_MD5, checksum: "e1d4cb609f82e6243ccf226bd3123f9d")
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
!29 = !{!30, !0, !44, !46, !48, !50, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !137, !139, !141, !143, !145, !147, !149, !151, !153, !155, !157, !159, !161}
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !32, line: 17, type: !33, isLocal: true, isDefinition: true)
!32 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
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
!56 = distinct !DIGlobalVariable(name: "entry_libc_memcmp_differs", scope: !2, file: !3, line: 31, type: !34, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_libc_strcat", scope: !2, file: !3, line: 39, type: !34, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_libc_strncpy", scope: !2, file: !3, line: 45, type: !34, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_libc_sprintf", scope: !2, file: !3, line: 51, type: !34, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_libc_snprintf", scope: !2, file: !3, line: 57, type: !34, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_libc_memset", scope: !2, file: !3, line: 63, type: !34, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_to", scope: !2, file: !3, line: 69, type: !34, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_from", scope: !2, file: !3, line: 76, type: !34, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_overlap", scope: !2, file: !3, line: 82, type: !34, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_libc_memmove", scope: !2, file: !3, line: 88, type: !34, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_libc_strlen_unterminated", scope: !2, file: !3, line: 95, type: !34, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_libc_strlen_freed", scope: !2, file: !3, line: 104, type: !34, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_libc_strdup_overrun", scope: !2, file: !3, line: 115, type: !34, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_libc_fgets", scope: !2, file: !3, line: 122, type: !34, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_libc_fread", scope: !2, file: !3, line: 129, type: !34, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_libc_scanf", scope: !2, file: !3, line: 137, type: !34, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "entry_libc_printf_string", scope: !2, file: !3, line: 144, type: !34, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_libc_printf_null_destination", scope: !2, file: !3, line: 150, type: !34, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "entry_libc_strcmp_null", scope: !2, file: !3, line: 156, type: !34, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "entry_libc_qsort", scope: !2, file: !3, line: 169, type: !34, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "entry_libc_comparison", scope: !2, file: !3, line: 183, type: !34, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_libc_memcmp", scope: !2, file: !3, line: 189, type: !34, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(name: "entry_libc_memchr", scope: !2, file: !3, line: 196, type: !34, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "entry_libc_strtok", scope: !2, file: !3, line: 203, type: !34, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "entry_libc_getline_freed", scope: !2, file: !3, line: 211, type: !34, isLocal: true, isDefinition: true)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(name: "entry_libc_fclose_twice", scope: !2, file: !3, line: 222, type: !34, isLocal: true, isDefinition: true)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(name: "entry_libc_isalpha", scope: !2, file: !3, line: 232, type: !34, isLocal: true, isDefinition: true)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(name: "entry_libc_fputs_closed", scope: !2, file: !3, line: 239, type: !34, isLocal: true, isDefinition: true)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "entry_libc_fprintf_closed", scope: !2, file: !3, line: 252, type: !34, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "entry_libc_fgetc_closed", scope: !2, file: !3, line: 264, type: !34, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(name: "entry_libc_null_stream", scope: !2, file: !3, line: 277, type: !34, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(name: "entry_libc_closedir_twice", scope: !2, file: !3, line: 285, type: !34, isLocal: true, isDefinition: true)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(name: "entry_libc_readdir_closed", scope: !2, file: !3, line: 295, type: !34, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "entry_libc_memstream_freed", scope: !2, file: !3, line: 308, type: !34, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "entry_libc_fmemopen", scope: !2, file: !3, line: 322, type: !34, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "entry_libc_printf_missing", scope: !2, file: !3, line: 333, type: !34, isLocal: true, isDefinition: true)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(name: "entry_libc_printf_number_for_string", scope: !2, file: !3, line: 339, type: !34, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_libc_scanf_missing", scope: !2, file: !3, line: 345, type: !34, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(name: "entry_libc_scanf_narrow", scope: !2, file: !3, line: 352, type: !34, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "entry_libc_va_arg", scope: !2, file: !3, line: 369, type: !34, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(name: "entry_libc_va_arg_stack", scope: !2, file: !3, line: 375, type: !34, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_negative", scope: !2, file: !3, line: 382, type: !34, isLocal: true, isDefinition: true)
!139 = !DIGlobalVariableExpression(var: !140, expr: !DIExpression())
!140 = distinct !DIGlobalVariable(name: "entry_libc_memset_negative", scope: !2, file: !3, line: 391, type: !34, isLocal: true, isDefinition: true)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(name: "entry_libc_strncpy_negative", scope: !2, file: !3, line: 398, type: !34, isLocal: true, isDefinition: true)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(name: "entry_libc_fread_negative", scope: !2, file: !3, line: 405, type: !34, isLocal: true, isDefinition: true)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(name: "entry_libc_strcat_unterminated", scope: !2, file: !3, line: 413, type: !34, isLocal: true, isDefinition: true)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_overlap", scope: !2, file: !3, line: 422, type: !34, isLocal: true, isDefinition: true)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(name: "entry_libc_qsort_null", scope: !2, file: !3, line: 433, type: !34, isLocal: true, isDefinition: true)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(name: "entry_libc_regfree_freed", scope: !2, file: !3, line: 439, type: !34, isLocal: true, isDefinition: true)
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(name: "entry_libc_wcslen_unterminated", scope: !2, file: !3, line: 454, type: !34, isLocal: true, isDefinition: true)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "entry_libc_printf_number_for_float", scope: !2, file: !3, line: 463, type: !34, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(name: "entry_libc_printf_float_for_number", scope: !2, file: !3, line: 469, type: !34, isLocal: true, isDefinition: true)
!159 = !DIGlobalVariableExpression(var: !160, expr: !DIExpression())
!160 = distinct !DIGlobalVariable(name: "entry_libc_scanf_null", scope: !2, file: !3, line: 475, type: !34, isLocal: true, isDefinition: true)
!161 = !DIGlobalVariableExpression(var: !162, expr: !DIExpression())
!162 = distinct !DIGlobalVariable(name: "entry_libc_strtok_first", scope: !2, file: !3, line: 482, type: !34, isLocal: true, isDefinition: true)
!163 = !{i32 7, !"Dwarf Version", i32 5}
!164 = !{i32 2, !"Debug Info Version", i32 3}
!165 = !{i32 1, !"wchar_size", i32 4}
!166 = !{i32 7, !"PIC Level", i32 2}
!167 = !{i32 7, !"PIE Level", i32 2}
!168 = !{i32 7, !"uwtable", i32 1}
!169 = !{i32 7, !"frame-pointer", i32 2}
!170 = !{!"Debian clang version 14.0.6"}
!171 = distinct !DISubprogram(name: "main", scope: !32, file: !32, line: 30, type: !172, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !175)
!172 = !DISubroutineType(types: !173)
!173 = !{!24, !24, !174}
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!175 = !{}
!176 = !DILocalVariable(name: "argc", arg: 1, scope: !171, file: !32, line: 30, type: !24)
!177 = !DILocation(line: 30, column: 14, scope: !171)
!178 = !DILocalVariable(name: "argv", arg: 2, scope: !171, file: !32, line: 30, type: !174)
!179 = !DILocation(line: 30, column: 27, scope: !171)
!180 = !DILocation(line: 32, column: 11, scope: !171)
!181 = !DILocation(line: 32, column: 16, scope: !171)
!182 = !DILocation(line: 32, column: 20, scope: !171)
!183 = !DILocation(line: 32, column: 30, scope: !171)
!184 = !DILocation(line: 32, column: 23, scope: !171)
!185 = !DILocation(line: 32, column: 46, scope: !171)
!186 = !DILocation(line: 0, scope: !171)
!187 = !DILocation(line: 32, column: 9, scope: !171)
!188 = !DILocalVariable(name: "c", scope: !189, file: !32, line: 33, type: !33)
!189 = distinct !DILexicalBlock(scope: !171, file: !32, line: 33, column: 5)
!190 = !DILocation(line: 33, column: 29, scope: !189)
!191 = !DILocation(line: 33, column: 33, scope: !189)
!192 = !DILocation(line: 33, column: 10, scope: !189)
!193 = !DILocation(line: 33, column: 44, scope: !194)
!194 = distinct !DILexicalBlock(scope: !189, file: !32, line: 33, column: 5)
!195 = !DILocation(line: 33, column: 5, scope: !189)
!196 = !DILocation(line: 34, column: 13, scope: !197)
!197 = distinct !DILexicalBlock(scope: !194, file: !32, line: 34, column: 13)
!198 = !DILocation(line: 34, column: 18, scope: !197)
!199 = !DILocation(line: 34, column: 22, scope: !197)
!200 = !DILocation(line: 34, column: 32, scope: !197)
!201 = !DILocation(line: 34, column: 41, scope: !197)
!202 = !DILocation(line: 34, column: 44, scope: !197)
!203 = !DILocation(line: 34, column: 25, scope: !197)
!204 = !DILocation(line: 34, column: 50, scope: !197)
!205 = !DILocation(line: 34, column: 13, scope: !194)
!206 = !DILocation(line: 35, column: 13, scope: !207)
!207 = distinct !DILexicalBlock(scope: !197, file: !32, line: 34, column: 56)
!208 = !DILocation(line: 35, column: 16, scope: !207)
!209 = !DILocation(line: 36, column: 13, scope: !207)
!210 = !DILocation(line: 34, column: 53, scope: !197)
!211 = !DILocation(line: 33, column: 51, scope: !194)
!212 = !DILocation(line: 33, column: 54, scope: !194)
!213 = !DILocation(line: 33, column: 49, scope: !194)
!214 = !DILocation(line: 33, column: 5, scope: !194)
!215 = distinct !{!215, !195, !216, !217}
!216 = !DILocation(line: 37, column: 9, scope: !189)
!217 = !{!"llvm.loop.mustprogress"}
!218 = !DILocation(line: 38, column: 5, scope: !171)
!219 = !DILocation(line: 39, column: 1, scope: !171)
!220 = distinct !DISubprogram(name: "add_libc_strcpy_heap", scope: !3, file: !3, line: 13, type: !41, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!221 = !DILocation(line: 13, column: 1, scope: !220)
!222 = distinct !DISubprogram(name: "add_libc_strcpy_stack", scope: !3, file: !3, line: 20, type: !41, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!223 = !DILocation(line: 20, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_libc_strcpy_global", scope: !3, file: !3, line: 26, type: !41, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!225 = !DILocation(line: 26, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_libc_memcmp_differs", scope: !3, file: !3, line: 31, type: !41, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!227 = !DILocation(line: 31, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_libc_strcat", scope: !3, file: !3, line: 39, type: !41, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!229 = !DILocation(line: 39, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_libc_strncpy", scope: !3, file: !3, line: 45, type: !41, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!231 = !DILocation(line: 45, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_libc_sprintf", scope: !3, file: !3, line: 51, type: !41, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!233 = !DILocation(line: 51, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_libc_snprintf", scope: !3, file: !3, line: 57, type: !41, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!235 = !DILocation(line: 57, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_libc_memset", scope: !3, file: !3, line: 63, type: !41, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!237 = !DILocation(line: 63, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_libc_memcpy_to", scope: !3, file: !3, line: 69, type: !41, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!239 = !DILocation(line: 69, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "add_libc_memcpy_from", scope: !3, file: !3, line: 76, type: !41, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!241 = !DILocation(line: 76, column: 1, scope: !240)
!242 = distinct !DISubprogram(name: "add_libc_memcpy_overlap", scope: !3, file: !3, line: 82, type: !41, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!243 = !DILocation(line: 82, column: 1, scope: !242)
!244 = distinct !DISubprogram(name: "add_libc_memmove", scope: !3, file: !3, line: 88, type: !41, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!245 = !DILocation(line: 88, column: 1, scope: !244)
!246 = distinct !DISubprogram(name: "add_libc_strlen_unterminated", scope: !3, file: !3, line: 95, type: !41, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!247 = !DILocation(line: 95, column: 1, scope: !246)
!248 = distinct !DISubprogram(name: "add_libc_strlen_freed", scope: !3, file: !3, line: 104, type: !41, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!249 = !DILocation(line: 104, column: 1, scope: !248)
!250 = distinct !DISubprogram(name: "add_libc_strdup_overrun", scope: !3, file: !3, line: 115, type: !41, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!251 = !DILocation(line: 115, column: 1, scope: !250)
!252 = distinct !DISubprogram(name: "add_libc_fgets", scope: !3, file: !3, line: 122, type: !41, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!253 = !DILocation(line: 122, column: 1, scope: !252)
!254 = distinct !DISubprogram(name: "add_libc_fread", scope: !3, file: !3, line: 129, type: !41, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!255 = !DILocation(line: 129, column: 1, scope: !254)
!256 = distinct !DISubprogram(name: "add_libc_scanf", scope: !3, file: !3, line: 137, type: !41, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!257 = !DILocation(line: 137, column: 1, scope: !256)
!258 = distinct !DISubprogram(name: "add_libc_printf_string", scope: !3, file: !3, line: 144, type: !41, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!259 = !DILocation(line: 144, column: 1, scope: !258)
!260 = distinct !DISubprogram(name: "add_libc_printf_null_destination", scope: !3, file: !3, line: 150, type: !41, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!261 = !DILocation(line: 150, column: 1, scope: !260)
!262 = distinct !DISubprogram(name: "add_libc_strcmp_null", scope: !3, file: !3, line: 156, type: !41, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!263 = !DILocation(line: 156, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "add_libc_qsort", scope: !3, file: !3, line: 169, type: !41, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!265 = !DILocation(line: 169, column: 1, scope: !264)
!266 = distinct !DISubprogram(name: "add_libc_comparison", scope: !3, file: !3, line: 183, type: !41, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!267 = !DILocation(line: 183, column: 1, scope: !266)
!268 = distinct !DISubprogram(name: "add_libc_memcmp", scope: !3, file: !3, line: 189, type: !41, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!269 = !DILocation(line: 189, column: 1, scope: !268)
!270 = distinct !DISubprogram(name: "add_libc_memchr", scope: !3, file: !3, line: 196, type: !41, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!271 = !DILocation(line: 196, column: 1, scope: !270)
!272 = distinct !DISubprogram(name: "add_libc_strtok", scope: !3, file: !3, line: 203, type: !41, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!273 = !DILocation(line: 203, column: 1, scope: !272)
!274 = distinct !DISubprogram(name: "add_libc_getline_freed", scope: !3, file: !3, line: 211, type: !41, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!275 = !DILocation(line: 211, column: 1, scope: !274)
!276 = distinct !DISubprogram(name: "add_libc_fclose_twice", scope: !3, file: !3, line: 222, type: !41, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!277 = !DILocation(line: 222, column: 1, scope: !276)
!278 = distinct !DISubprogram(name: "add_libc_isalpha", scope: !3, file: !3, line: 232, type: !41, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!279 = !DILocation(line: 232, column: 1, scope: !278)
!280 = distinct !DISubprogram(name: "add_libc_fputs_closed", scope: !3, file: !3, line: 239, type: !41, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!281 = !DILocation(line: 239, column: 1, scope: !280)
!282 = distinct !DISubprogram(name: "add_libc_fprintf_closed", scope: !3, file: !3, line: 252, type: !41, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!283 = !DILocation(line: 252, column: 1, scope: !282)
!284 = distinct !DISubprogram(name: "add_libc_fgetc_closed", scope: !3, file: !3, line: 264, type: !41, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!285 = !DILocation(line: 264, column: 1, scope: !284)
!286 = distinct !DISubprogram(name: "add_libc_null_stream", scope: !3, file: !3, line: 277, type: !41, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!287 = !DILocation(line: 277, column: 1, scope: !286)
!288 = distinct !DISubprogram(name: "add_libc_closedir_twice", scope: !3, file: !3, line: 285, type: !41, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!289 = !DILocation(line: 285, column: 1, scope: !288)
!290 = distinct !DISubprogram(name: "add_libc_readdir_closed", scope: !3, file: !3, line: 295, type: !41, scopeLine: 295, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!291 = !DILocation(line: 295, column: 1, scope: !290)
!292 = distinct !DISubprogram(name: "add_libc_memstream_freed", scope: !3, file: !3, line: 308, type: !41, scopeLine: 308, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!293 = !DILocation(line: 308, column: 1, scope: !292)
!294 = distinct !DISubprogram(name: "add_libc_fmemopen", scope: !3, file: !3, line: 322, type: !41, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!295 = !DILocation(line: 322, column: 1, scope: !294)
!296 = distinct !DISubprogram(name: "add_libc_printf_missing", scope: !3, file: !3, line: 333, type: !41, scopeLine: 333, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!297 = !DILocation(line: 333, column: 1, scope: !296)
!298 = distinct !DISubprogram(name: "add_libc_printf_number_for_string", scope: !3, file: !3, line: 339, type: !41, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!299 = !DILocation(line: 339, column: 1, scope: !298)
!300 = distinct !DISubprogram(name: "add_libc_scanf_missing", scope: !3, file: !3, line: 345, type: !41, scopeLine: 345, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!301 = !DILocation(line: 345, column: 1, scope: !300)
!302 = distinct !DISubprogram(name: "add_libc_scanf_narrow", scope: !3, file: !3, line: 352, type: !41, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!303 = !DILocation(line: 352, column: 1, scope: !302)
!304 = distinct !DISubprogram(name: "add_libc_va_arg", scope: !3, file: !3, line: 369, type: !41, scopeLine: 369, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!305 = !DILocation(line: 369, column: 1, scope: !304)
!306 = distinct !DISubprogram(name: "add_libc_va_arg_stack", scope: !3, file: !3, line: 375, type: !41, scopeLine: 375, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!307 = !DILocation(line: 375, column: 1, scope: !306)
!308 = distinct !DISubprogram(name: "add_libc_memcpy_negative", scope: !3, file: !3, line: 382, type: !41, scopeLine: 382, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!309 = !DILocation(line: 382, column: 1, scope: !308)
!310 = distinct !DISubprogram(name: "add_libc_memset_negative", scope: !3, file: !3, line: 391, type: !41, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!311 = !DILocation(line: 391, column: 1, scope: !310)
!312 = distinct !DISubprogram(name: "add_libc_strncpy_negative", scope: !3, file: !3, line: 398, type: !41, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!313 = !DILocation(line: 398, column: 1, scope: !312)
!314 = distinct !DISubprogram(name: "add_libc_fread_negative", scope: !3, file: !3, line: 405, type: !41, scopeLine: 405, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!315 = !DILocation(line: 405, column: 1, scope: !314)
!316 = distinct !DISubprogram(name: "add_libc_strcat_unterminated", scope: !3, file: !3, line: 413, type: !41, scopeLine: 413, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!317 = !DILocation(line: 413, column: 1, scope: !316)
!318 = distinct !DISubprogram(name: "add_libc_strcpy_overlap", scope: !3, file: !3, line: 422, type: !41, scopeLine: 422, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!319 = !DILocation(line: 422, column: 1, scope: !318)
!320 = distinct !DISubprogram(name: "add_libc_qsort_null", scope: !3, file: !3, line: 433, type: !41, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!321 = !DILocation(line: 433, column: 1, scope: !320)
!322 = distinct !DISubprogram(name: "add_libc_regfree_freed", scope: !3, file: !3, line: 439, type: !41, scopeLine: 439, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!323 = !DILocation(line: 439, column: 1, scope: !322)
!324 = distinct !DISubprogram(name: "add_libc_wcslen_unterminated", scope: !3, file: !3, line: 454, type: !41, scopeLine: 454, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!325 = !DILocation(line: 454, column: 1, scope: !324)
!326 = distinct !DISubprogram(name: "add_libc_printf_number_for_float", scope: !3, file: !3, line: 463, type: !41, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!327 = !DILocation(line: 463, column: 1, scope: !326)
!328 = distinct !DISubprogram(name: "add_libc_printf_float_for_number", scope: !3, file: !3, line: 469, type: !41, scopeLine: 469, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!329 = !DILocation(line: 469, column: 1, scope: !328)
!330 = distinct !DISubprogram(name: "add_libc_scanf_null", scope: !3, file: !3, line: 475, type: !41, scopeLine: 475, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!331 = !DILocation(line: 475, column: 1, scope: !330)
!332 = distinct !DISubprogram(name: "add_libc_strtok_first", scope: !3, file: !3, line: 482, type: !41, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!333 = !DILocation(line: 482, column: 1, scope: !332)
!334 = distinct !DISubprogram(name: "libc_strcpy_heap", scope: !3, file: !3, line: 13, type: !41, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!335 = !DILocalVariable(name: "p", scope: !334, file: !3, line: 15, type: !22)
!336 = !DILocation(line: 15, column: 11, scope: !334)
!337 = !DILocation(line: 15, column: 15, scope: !334)
!338 = !DILocation(line: 16, column: 12, scope: !334)
!339 = !DILocation(line: 16, column: 15, scope: !334)
!340 = !DILocation(line: 16, column: 5, scope: !334)
!341 = !DILocation(line: 17, column: 10, scope: !334)
!342 = !DILocation(line: 17, column: 5, scope: !334)
!343 = !DILocation(line: 18, column: 1, scope: !334)
!344 = distinct !DISubprogram(name: "libc_strcpy_stack", scope: !3, file: !3, line: 20, type: !41, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!345 = !DILocalVariable(name: "a", scope: !344, file: !3, line: 22, type: !52)
!346 = !DILocation(line: 22, column: 10, scope: !344)
!347 = !DILocation(line: 23, column: 12, scope: !344)
!348 = !DILocation(line: 23, column: 15, scope: !344)
!349 = !DILocation(line: 23, column: 5, scope: !344)
!350 = !DILocation(line: 24, column: 1, scope: !344)
!351 = distinct !DISubprogram(name: "libc_strcpy_global", scope: !3, file: !3, line: 26, type: !41, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!352 = !DILocation(line: 28, column: 19, scope: !351)
!353 = !DILocation(line: 28, column: 5, scope: !351)
!354 = !DILocation(line: 29, column: 1, scope: !351)
!355 = distinct !DISubprogram(name: "libc_memcmp_differs", scope: !3, file: !3, line: 31, type: !41, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!356 = !DILocalVariable(name: "p", scope: !355, file: !3, line: 33, type: !22)
!357 = !DILocation(line: 33, column: 11, scope: !355)
!358 = !DILocation(line: 33, column: 15, scope: !355)
!359 = !DILocation(line: 34, column: 12, scope: !355)
!360 = !DILocation(line: 34, column: 5, scope: !355)
!361 = !DILocation(line: 35, column: 16, scope: !362)
!362 = distinct !DILexicalBlock(scope: !355, file: !3, line: 35, column: 9)
!363 = !DILocation(line: 35, column: 29, scope: !362)
!364 = !DILocation(line: 35, column: 9, scope: !362)
!365 = !DILocation(line: 35, column: 42, scope: !362)
!366 = !DILocation(line: 35, column: 9, scope: !355)
!367 = !DILocation(line: 35, column: 48, scope: !362)
!368 = !DILocation(line: 35, column: 53, scope: !362)
!369 = !DILocation(line: 36, column: 10, scope: !355)
!370 = !DILocation(line: 36, column: 5, scope: !355)
!371 = !DILocation(line: 37, column: 1, scope: !355)
!372 = distinct !DISubprogram(name: "libc_strcat", scope: !3, file: !3, line: 39, type: !41, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!373 = !DILocalVariable(name: "a", scope: !372, file: !3, line: 41, type: !374)
!374 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 64, elements: !375)
!375 = !{!376}
!376 = !DISubrange(count: 8)
!377 = !DILocation(line: 41, column: 10, scope: !372)
!378 = !DILocation(line: 42, column: 12, scope: !372)
!379 = !DILocation(line: 42, column: 15, scope: !372)
!380 = !DILocation(line: 42, column: 5, scope: !372)
!381 = !DILocation(line: 43, column: 1, scope: !372)
!382 = distinct !DISubprogram(name: "libc_strncpy", scope: !3, file: !3, line: 45, type: !41, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!383 = !DILocalVariable(name: "a", scope: !382, file: !3, line: 47, type: !384)
!384 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 48, elements: !385)
!385 = !{!386}
!386 = !DISubrange(count: 6)
!387 = !DILocation(line: 47, column: 10, scope: !382)
!388 = !DILocation(line: 48, column: 13, scope: !382)
!389 = !DILocation(line: 48, column: 22, scope: !382)
!390 = !DILocation(line: 48, column: 5, scope: !382)
!391 = !DILocation(line: 49, column: 1, scope: !382)
!392 = distinct !DISubprogram(name: "libc_sprintf", scope: !3, file: !3, line: 51, type: !41, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!393 = !DILocalVariable(name: "a", scope: !392, file: !3, line: 53, type: !394)
!394 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 40, elements: !395)
!395 = !{!396}
!396 = !DISubrange(count: 5)
!397 = !DILocation(line: 53, column: 10, scope: !392)
!398 = !DILocation(line: 54, column: 13, scope: !392)
!399 = !DILocation(line: 54, column: 22, scope: !392)
!400 = !DILocation(line: 54, column: 5, scope: !392)
!401 = !DILocation(line: 55, column: 1, scope: !392)
!402 = distinct !DISubprogram(name: "libc_snprintf", scope: !3, file: !3, line: 57, type: !41, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!403 = !DILocalVariable(name: "a", scope: !402, file: !3, line: 59, type: !394)
!404 = !DILocation(line: 59, column: 10, scope: !402)
!405 = !DILocation(line: 60, column: 14, scope: !402)
!406 = !DILocation(line: 60, column: 17, scope: !402)
!407 = !DILocation(line: 60, column: 5, scope: !402)
!408 = !DILocation(line: 61, column: 1, scope: !402)
!409 = distinct !DISubprogram(name: "libc_memset", scope: !3, file: !3, line: 63, type: !41, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!410 = !DILocalVariable(name: "a", scope: !409, file: !3, line: 65, type: !411)
!411 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 96, elements: !412)
!412 = !{!413}
!413 = !DISubrange(count: 3)
!414 = !DILocation(line: 65, column: 9, scope: !409)
!415 = !DILocation(line: 66, column: 5, scope: !409)
!416 = !DILocation(line: 66, column: 30, scope: !409)
!417 = !DILocation(line: 66, column: 29, scope: !409)
!418 = !DILocation(line: 66, column: 27, scope: !409)
!419 = !DILocation(line: 67, column: 1, scope: !409)
!420 = distinct !DISubprogram(name: "libc_memcpy_to", scope: !3, file: !3, line: 69, type: !41, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!421 = !DILocalVariable(name: "p", scope: !420, file: !3, line: 71, type: !22)
!422 = !DILocation(line: 71, column: 11, scope: !420)
!423 = !DILocation(line: 71, column: 15, scope: !420)
!424 = !DILocation(line: 72, column: 12, scope: !420)
!425 = !DILocation(line: 72, column: 27, scope: !420)
!426 = !DILocation(line: 72, column: 5, scope: !420)
!427 = !DILocation(line: 73, column: 10, scope: !420)
!428 = !DILocation(line: 73, column: 5, scope: !420)
!429 = !DILocation(line: 74, column: 1, scope: !420)
!430 = distinct !DISubprogram(name: "libc_memcpy_from", scope: !3, file: !3, line: 76, type: !41, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!431 = !DILocalVariable(name: "to", scope: !430, file: !3, line: 78, type: !374)
!432 = !DILocation(line: 78, column: 10, scope: !430)
!433 = !DILocalVariable(name: "from", scope: !430, file: !3, line: 78, type: !52)
!434 = !DILocation(line: 78, column: 17, scope: !430)
!435 = !DILocation(line: 79, column: 5, scope: !430)
!436 = !DILocation(line: 79, column: 22, scope: !430)
!437 = !DILocation(line: 80, column: 1, scope: !430)
!438 = distinct !DISubprogram(name: "libc_memcpy_overlap", scope: !3, file: !3, line: 82, type: !41, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!439 = !DILocalVariable(name: "a", scope: !438, file: !3, line: 84, type: !440)
!440 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !441)
!441 = !{!442}
!442 = !DISubrange(count: 16)
!443 = !DILocation(line: 84, column: 10, scope: !438)
!444 = !DILocation(line: 85, column: 12, scope: !438)
!445 = !DILocation(line: 85, column: 17, scope: !438)
!446 = !DILocation(line: 85, column: 14, scope: !438)
!447 = !DILocation(line: 85, column: 5, scope: !438)
!448 = !DILocation(line: 86, column: 1, scope: !438)
!449 = distinct !DISubprogram(name: "libc_memmove", scope: !3, file: !3, line: 88, type: !41, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!450 = !DILocalVariable(name: "p", scope: !449, file: !3, line: 90, type: !22)
!451 = !DILocation(line: 90, column: 11, scope: !449)
!452 = !DILocation(line: 90, column: 15, scope: !449)
!453 = !DILocation(line: 91, column: 13, scope: !449)
!454 = !DILocation(line: 91, column: 15, scope: !449)
!455 = !DILocation(line: 91, column: 20, scope: !449)
!456 = !DILocation(line: 91, column: 23, scope: !449)
!457 = !DILocation(line: 91, column: 5, scope: !449)
!458 = !DILocation(line: 92, column: 10, scope: !449)
!459 = !DILocation(line: 92, column: 5, scope: !449)
!460 = !DILocation(line: 93, column: 1, scope: !449)
!461 = distinct !DISubprogram(name: "libc_strlen_unterminated", scope: !3, file: !3, line: 95, type: !41, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!462 = !DILocalVariable(name: "a", scope: !461, file: !3, line: 97, type: !463)
!463 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 24, elements: !412)
!464 = !DILocation(line: 97, column: 10, scope: !461)
!465 = !DILocation(line: 98, column: 10, scope: !466)
!466 = distinct !DILexicalBlock(scope: !461, file: !3, line: 98, column: 9)
!467 = !DILocation(line: 98, column: 9, scope: !461)
!468 = !DILocation(line: 99, column: 9, scope: !466)
!469 = !DILocation(line: 99, column: 14, scope: !466)
!470 = !DILocation(line: 100, column: 16, scope: !471)
!471 = distinct !DILexicalBlock(scope: !461, file: !3, line: 100, column: 9)
!472 = !DILocation(line: 100, column: 9, scope: !471)
!473 = !DILocation(line: 100, column: 19, scope: !471)
!474 = !DILocation(line: 100, column: 9, scope: !461)
!475 = !DILocation(line: 101, column: 9, scope: !471)
!476 = !DILocation(line: 102, column: 1, scope: !461)
!477 = distinct !DISubprogram(name: "libc_strlen_freed", scope: !3, file: !3, line: 104, type: !41, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!478 = !DILocalVariable(name: "p", scope: !477, file: !3, line: 106, type: !22)
!479 = !DILocation(line: 106, column: 11, scope: !477)
!480 = !DILocation(line: 106, column: 15, scope: !477)
!481 = !DILocalVariable(name: "n", scope: !477, file: !3, line: 107, type: !482)
!482 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !483, line: 46, baseType: !484)
!483 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!484 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!485 = !DILocation(line: 107, column: 12, scope: !477)
!486 = !DILocation(line: 107, column: 23, scope: !477)
!487 = !DILocation(line: 107, column: 16, scope: !477)
!488 = !DILocation(line: 108, column: 10, scope: !477)
!489 = !DILocation(line: 108, column: 5, scope: !477)
!490 = !DILocation(line: 109, column: 9, scope: !491)
!491 = distinct !DILexicalBlock(scope: !477, file: !3, line: 109, column: 9)
!492 = !DILocation(line: 109, column: 9, scope: !477)
!493 = !DILocation(line: 110, column: 20, scope: !491)
!494 = !DILocation(line: 110, column: 13, scope: !491)
!495 = !DILocation(line: 110, column: 11, scope: !491)
!496 = !DILocation(line: 110, column: 9, scope: !491)
!497 = !DILocation(line: 111, column: 9, scope: !498)
!498 = distinct !DILexicalBlock(scope: !477, file: !3, line: 111, column: 9)
!499 = !DILocation(line: 111, column: 11, scope: !498)
!500 = !DILocation(line: 111, column: 9, scope: !477)
!501 = !DILocation(line: 112, column: 9, scope: !498)
!502 = !DILocation(line: 113, column: 1, scope: !477)
!503 = distinct !DISubprogram(name: "libc_strdup_overrun", scope: !3, file: !3, line: 115, type: !41, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!504 = !DILocalVariable(name: "p", scope: !503, file: !3, line: 117, type: !22)
!505 = !DILocation(line: 117, column: 11, scope: !503)
!506 = !DILocation(line: 117, column: 15, scope: !503)
!507 = !DILocation(line: 118, column: 5, scope: !503)
!508 = !DILocation(line: 118, column: 7, scope: !503)
!509 = !DILocation(line: 118, column: 20, scope: !503)
!510 = !DILocation(line: 119, column: 10, scope: !503)
!511 = !DILocation(line: 119, column: 5, scope: !503)
!512 = !DILocation(line: 120, column: 1, scope: !503)
!513 = distinct !DISubprogram(name: "libc_fgets", scope: !3, file: !3, line: 122, type: !41, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!514 = !DILocalVariable(name: "line", scope: !513, file: !3, line: 124, type: !52)
!515 = !DILocation(line: 124, column: 10, scope: !513)
!516 = !DILocation(line: 125, column: 15, scope: !517)
!517 = distinct !DILexicalBlock(scope: !513, file: !3, line: 125, column: 9)
!518 = !DILocation(line: 125, column: 21, scope: !517)
!519 = !DILocation(line: 125, column: 44, scope: !517)
!520 = !DILocation(line: 125, column: 9, scope: !517)
!521 = !DILocation(line: 125, column: 9, scope: !513)
!522 = !DILocation(line: 126, column: 9, scope: !517)
!523 = !DILocation(line: 126, column: 17, scope: !517)
!524 = !DILocation(line: 127, column: 1, scope: !513)
!525 = distinct !DISubprogram(name: "libc_fread", scope: !3, file: !3, line: 129, type: !41, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!526 = !DILocalVariable(name: "p", scope: !525, file: !3, line: 131, type: !22)
!527 = !DILocation(line: 131, column: 11, scope: !525)
!528 = !DILocation(line: 131, column: 15, scope: !525)
!529 = !DILocation(line: 132, column: 15, scope: !530)
!530 = distinct !DILexicalBlock(scope: !525, file: !3, line: 132, column: 9)
!531 = !DILocation(line: 132, column: 21, scope: !530)
!532 = !DILocation(line: 132, column: 34, scope: !530)
!533 = !DILocation(line: 132, column: 9, scope: !530)
!534 = !DILocation(line: 132, column: 41, scope: !530)
!535 = !DILocation(line: 132, column: 9, scope: !525)
!536 = !DILocation(line: 133, column: 9, scope: !530)
!537 = !DILocation(line: 134, column: 10, scope: !525)
!538 = !DILocation(line: 134, column: 5, scope: !525)
!539 = !DILocation(line: 135, column: 1, scope: !525)
!540 = distinct !DISubprogram(name: "libc_scanf", scope: !3, file: !3, line: 137, type: !41, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!541 = !DILocalVariable(name: "word", scope: !540, file: !3, line: 139, type: !384)
!542 = !DILocation(line: 139, column: 10, scope: !540)
!543 = !DILocation(line: 140, column: 15, scope: !544)
!544 = distinct !DILexicalBlock(scope: !540, file: !3, line: 140, column: 9)
!545 = !DILocation(line: 140, column: 35, scope: !544)
!546 = !DILocation(line: 140, column: 9, scope: !544)
!547 = !DILocation(line: 140, column: 41, scope: !544)
!548 = !DILocation(line: 140, column: 9, scope: !540)
!549 = !DILocation(line: 141, column: 9, scope: !544)
!550 = !DILocation(line: 142, column: 1, scope: !540)
!551 = distinct !DISubprogram(name: "libc_printf_string", scope: !3, file: !3, line: 144, type: !41, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!552 = !DILocalVariable(name: "a", scope: !551, file: !3, line: 146, type: !553)
!553 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 16, elements: !554)
!554 = !{!555}
!555 = !DISubrange(count: 2)
!556 = !DILocation(line: 146, column: 10, scope: !551)
!557 = !DILocation(line: 147, column: 12, scope: !551)
!558 = !DILocation(line: 147, column: 37, scope: !551)
!559 = !DILocation(line: 147, column: 5, scope: !551)
!560 = !DILocation(line: 148, column: 1, scope: !551)
!561 = distinct !DISubprogram(name: "libc_printf_null_destination", scope: !3, file: !3, line: 150, type: !41, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!562 = !DILocalVariable(name: "a", scope: !561, file: !3, line: 152, type: !374)
!563 = !DILocation(line: 152, column: 10, scope: !561)
!564 = !DILocation(line: 153, column: 13, scope: !561)
!565 = !DILocation(line: 153, column: 23, scope: !561)
!566 = !DILocation(line: 153, column: 5, scope: !561)
!567 = !DILocation(line: 154, column: 1, scope: !561)
!568 = distinct !DISubprogram(name: "libc_strcmp_null", scope: !3, file: !3, line: 156, type: !41, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!569 = !DILocalVariable(name: "p", scope: !568, file: !3, line: 158, type: !37)
!570 = !DILocation(line: 158, column: 17, scope: !568)
!571 = !DILocation(line: 158, column: 21, scope: !568)
!572 = !DILocation(line: 159, column: 16, scope: !573)
!573 = distinct !DILexicalBlock(scope: !568, file: !3, line: 159, column: 9)
!574 = !DILocation(line: 159, column: 9, scope: !573)
!575 = !DILocation(line: 159, column: 9, scope: !568)
!576 = !DILocation(line: 160, column: 9, scope: !573)
!577 = !DILocation(line: 161, column: 1, scope: !568)
!578 = distinct !DISubprogram(name: "libc_qsort", scope: !3, file: !3, line: 169, type: !41, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!579 = !DILocalVariable(name: "a", scope: !578, file: !3, line: 171, type: !580)
!580 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !53)
!581 = !DILocation(line: 171, column: 9, scope: !578)
!582 = !DILocation(line: 172, column: 11, scope: !578)
!583 = !DILocation(line: 172, column: 14, scope: !578)
!584 = !DILocation(line: 172, column: 5, scope: !578)
!585 = !DILocation(line: 173, column: 9, scope: !586)
!586 = distinct !DILexicalBlock(scope: !578, file: !3, line: 173, column: 9)
!587 = !DILocation(line: 173, column: 14, scope: !586)
!588 = !DILocation(line: 173, column: 9, scope: !578)
!589 = !DILocation(line: 174, column: 9, scope: !586)
!590 = !DILocation(line: 175, column: 1, scope: !578)
!591 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 163, type: !592, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!592 = !DISubroutineType(types: !593)
!593 = !{!24, !594, !594}
!594 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !595, size: 64)
!595 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!596 = !DILocalVariable(name: "a", arg: 1, scope: !591, file: !3, line: 163, type: !594)
!597 = !DILocation(line: 163, column: 32, scope: !591)
!598 = !DILocalVariable(name: "b", arg: 2, scope: !591, file: !3, line: 163, type: !594)
!599 = !DILocation(line: 163, column: 47, scope: !591)
!600 = !DILocalVariable(name: "x", scope: !591, file: !3, line: 165, type: !601)
!601 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !602, size: 64)
!602 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!603 = !DILocation(line: 165, column: 16, scope: !591)
!604 = !DILocation(line: 165, column: 20, scope: !591)
!605 = !DILocalVariable(name: "y", scope: !591, file: !3, line: 165, type: !601)
!606 = !DILocation(line: 165, column: 24, scope: !591)
!607 = !DILocation(line: 165, column: 28, scope: !591)
!608 = !DILocation(line: 166, column: 13, scope: !591)
!609 = !DILocation(line: 166, column: 12, scope: !591)
!610 = !DILocation(line: 166, column: 18, scope: !591)
!611 = !DILocation(line: 166, column: 17, scope: !591)
!612 = !DILocation(line: 166, column: 15, scope: !591)
!613 = !DILocation(line: 166, column: 5, scope: !591)
!614 = distinct !DISubprogram(name: "libc_comparison", scope: !3, file: !3, line: 183, type: !41, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!615 = !DILocalVariable(name: "a", scope: !614, file: !3, line: 185, type: !580)
!616 = !DILocation(line: 185, column: 9, scope: !614)
!617 = !DILocation(line: 186, column: 11, scope: !614)
!618 = !DILocation(line: 186, column: 5, scope: !614)
!619 = !DILocation(line: 187, column: 1, scope: !614)
!620 = distinct !DISubprogram(name: "reads_neighbour", scope: !3, file: !3, line: 177, type: !592, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!621 = !DILocalVariable(name: "a", arg: 1, scope: !620, file: !3, line: 177, type: !594)
!622 = !DILocation(line: 177, column: 40, scope: !620)
!623 = !DILocalVariable(name: "b", arg: 2, scope: !620, file: !3, line: 177, type: !594)
!624 = !DILocation(line: 177, column: 55, scope: !620)
!625 = !DILocalVariable(name: "x", scope: !620, file: !3, line: 179, type: !601)
!626 = !DILocation(line: 179, column: 16, scope: !620)
!627 = !DILocation(line: 179, column: 20, scope: !620)
!628 = !DILocalVariable(name: "y", scope: !620, file: !3, line: 179, type: !601)
!629 = !DILocation(line: 179, column: 24, scope: !620)
!630 = !DILocation(line: 179, column: 28, scope: !620)
!631 = !DILocation(line: 180, column: 12, scope: !620)
!632 = !DILocation(line: 180, column: 18, scope: !620)
!633 = !DILocation(line: 180, column: 25, scope: !620)
!634 = !DILocation(line: 180, column: 23, scope: !620)
!635 = !DILocation(line: 180, column: 33, scope: !620)
!636 = !DILocation(line: 180, column: 32, scope: !620)
!637 = !DILocation(line: 180, column: 38, scope: !620)
!638 = !DILocation(line: 180, column: 37, scope: !620)
!639 = !DILocation(line: 180, column: 35, scope: !620)
!640 = !DILocation(line: 180, column: 5, scope: !620)
!641 = distinct !DISubprogram(name: "libc_memcmp", scope: !3, file: !3, line: 189, type: !41, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!642 = !DILocalVariable(name: "a", scope: !641, file: !3, line: 191, type: !52)
!643 = !DILocation(line: 191, column: 10, scope: !641)
!644 = !DILocalVariable(name: "b", scope: !641, file: !3, line: 191, type: !374)
!645 = !DILocation(line: 191, column: 24, scope: !641)
!646 = !DILocation(line: 192, column: 16, scope: !647)
!647 = distinct !DILexicalBlock(scope: !641, file: !3, line: 192, column: 9)
!648 = !DILocation(line: 192, column: 19, scope: !647)
!649 = !DILocation(line: 192, column: 22, scope: !647)
!650 = !DILocation(line: 192, column: 9, scope: !647)
!651 = !DILocation(line: 192, column: 9, scope: !641)
!652 = !DILocation(line: 193, column: 9, scope: !647)
!653 = !DILocation(line: 194, column: 1, scope: !641)
!654 = distinct !DISubprogram(name: "libc_memchr", scope: !3, file: !3, line: 196, type: !41, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!655 = !DILocalVariable(name: "a", scope: !654, file: !3, line: 198, type: !52)
!656 = !DILocation(line: 198, column: 10, scope: !654)
!657 = !DILocation(line: 199, column: 16, scope: !658)
!658 = distinct !DILexicalBlock(scope: !654, file: !3, line: 199, column: 9)
!659 = !DILocation(line: 199, column: 24, scope: !658)
!660 = !DILocation(line: 199, column: 9, scope: !658)
!661 = !DILocation(line: 199, column: 9, scope: !654)
!662 = !DILocation(line: 200, column: 9, scope: !658)
!663 = !DILocation(line: 201, column: 1, scope: !654)
!664 = distinct !DISubprogram(name: "libc_strtok", scope: !3, file: !3, line: 203, type: !41, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!665 = !DILocalVariable(name: "text", scope: !664, file: !3, line: 205, type: !52)
!666 = !DILocation(line: 205, column: 10, scope: !664)
!667 = !DILocalVariable(name: "word", scope: !664, file: !3, line: 206, type: !22)
!668 = !DILocation(line: 206, column: 11, scope: !664)
!669 = !DILocation(line: 206, column: 25, scope: !664)
!670 = !DILocation(line: 206, column: 47, scope: !664)
!671 = !DILocation(line: 206, column: 18, scope: !664)
!672 = !DILocation(line: 207, column: 10, scope: !673)
!673 = distinct !DILexicalBlock(scope: !664, file: !3, line: 207, column: 9)
!674 = !DILocation(line: 207, column: 9, scope: !664)
!675 = !DILocation(line: 208, column: 9, scope: !673)
!676 = !DILocation(line: 209, column: 1, scope: !664)
!677 = distinct !DISubprogram(name: "libc_getline_freed", scope: !3, file: !3, line: 211, type: !41, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!678 = !DILocalVariable(name: "line", scope: !677, file: !3, line: 213, type: !22)
!679 = !DILocation(line: 213, column: 11, scope: !677)
!680 = !DILocalVariable(name: "size", scope: !677, file: !3, line: 214, type: !482)
!681 = !DILocation(line: 214, column: 12, scope: !677)
!682 = !DILocation(line: 215, column: 31, scope: !683)
!683 = distinct !DILexicalBlock(scope: !677, file: !3, line: 215, column: 9)
!684 = !DILocation(line: 215, column: 9, scope: !683)
!685 = !DILocation(line: 215, column: 38, scope: !683)
!686 = !DILocation(line: 215, column: 9, scope: !677)
!687 = !DILocation(line: 216, column: 9, scope: !683)
!688 = !DILocation(line: 217, column: 10, scope: !677)
!689 = !DILocation(line: 217, column: 5, scope: !677)
!690 = !DILocation(line: 218, column: 9, scope: !691)
!691 = distinct !DILexicalBlock(scope: !677, file: !3, line: 218, column: 9)
!692 = !DILocation(line: 218, column: 9, scope: !677)
!693 = !DILocation(line: 219, column: 9, scope: !691)
!694 = !DILocation(line: 219, column: 17, scope: !691)
!695 = !DILocation(line: 220, column: 1, scope: !677)
!696 = distinct !DISubprogram(name: "libc_fclose_twice", scope: !3, file: !3, line: 222, type: !41, scopeLine: 223, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!697 = !DILocalVariable(name: "f", scope: !696, file: !3, line: 224, type: !698)
!698 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !699, size: 64)
!699 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !700, line: 7, baseType: !701)
!700 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!701 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !702, line: 49, size: 1728, elements: !703)
!702 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!703 = !{!704, !705, !706, !707, !708, !709, !710, !711, !712, !713, !714, !715, !716, !719, !721, !722, !723, !727, !728, !730, !734, !737, !739, !742, !745, !746, !747, !748, !749}
!704 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !701, file: !702, line: 51, baseType: !24, size: 32)
!705 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !701, file: !702, line: 54, baseType: !22, size: 64, offset: 64)
!706 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !701, file: !702, line: 55, baseType: !22, size: 64, offset: 128)
!707 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !701, file: !702, line: 56, baseType: !22, size: 64, offset: 192)
!708 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !701, file: !702, line: 57, baseType: !22, size: 64, offset: 256)
!709 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !701, file: !702, line: 58, baseType: !22, size: 64, offset: 320)
!710 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !701, file: !702, line: 59, baseType: !22, size: 64, offset: 384)
!711 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !701, file: !702, line: 60, baseType: !22, size: 64, offset: 448)
!712 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !701, file: !702, line: 61, baseType: !22, size: 64, offset: 512)
!713 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !701, file: !702, line: 64, baseType: !22, size: 64, offset: 576)
!714 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !701, file: !702, line: 65, baseType: !22, size: 64, offset: 640)
!715 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !701, file: !702, line: 66, baseType: !22, size: 64, offset: 704)
!716 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !701, file: !702, line: 68, baseType: !717, size: 64, offset: 768)
!717 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !718, size: 64)
!718 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !702, line: 36, flags: DIFlagFwdDecl)
!719 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !701, file: !702, line: 70, baseType: !720, size: 64, offset: 832)
!720 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !701, size: 64)
!721 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !701, file: !702, line: 72, baseType: !24, size: 32, offset: 896)
!722 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !701, file: !702, line: 73, baseType: !24, size: 32, offset: 928)
!723 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !701, file: !702, line: 74, baseType: !724, size: 64, offset: 960)
!724 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !725, line: 152, baseType: !726)
!725 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!726 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!727 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !701, file: !702, line: 77, baseType: !25, size: 16, offset: 1024)
!728 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !701, file: !702, line: 78, baseType: !729, size: 8, offset: 1040)
!729 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!730 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !701, file: !702, line: 79, baseType: !731, size: 8, offset: 1048)
!731 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 8, elements: !732)
!732 = !{!733}
!733 = !DISubrange(count: 1)
!734 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !701, file: !702, line: 81, baseType: !735, size: 64, offset: 1088)
!735 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !736, size: 64)
!736 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !702, line: 43, baseType: null)
!737 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !701, file: !702, line: 89, baseType: !738, size: 64, offset: 1152)
!738 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !725, line: 153, baseType: !726)
!739 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !701, file: !702, line: 91, baseType: !740, size: 64, offset: 1216)
!740 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !741, size: 64)
!741 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !702, line: 37, flags: DIFlagFwdDecl)
!742 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !701, file: !702, line: 92, baseType: !743, size: 64, offset: 1280)
!743 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !744, size: 64)
!744 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !702, line: 38, flags: DIFlagFwdDecl)
!745 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !701, file: !702, line: 93, baseType: !720, size: 64, offset: 1344)
!746 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !701, file: !702, line: 94, baseType: !26, size: 64, offset: 1408)
!747 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !701, file: !702, line: 95, baseType: !482, size: 64, offset: 1472)
!748 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !701, file: !702, line: 96, baseType: !24, size: 32, offset: 1536)
!749 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !701, file: !702, line: 98, baseType: !750, size: 160, offset: 1568)
!750 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 160, elements: !751)
!751 = !{!752}
!752 = !DISubrange(count: 20)
!753 = !DILocation(line: 224, column: 11, scope: !696)
!754 = !DILocation(line: 224, column: 15, scope: !696)
!755 = !DILocation(line: 225, column: 10, scope: !756)
!756 = distinct !DILexicalBlock(scope: !696, file: !3, line: 225, column: 9)
!757 = !DILocation(line: 225, column: 9, scope: !696)
!758 = !DILocation(line: 226, column: 9, scope: !756)
!759 = !DILocation(line: 227, column: 12, scope: !696)
!760 = !DILocation(line: 227, column: 5, scope: !696)
!761 = !DILocation(line: 228, column: 9, scope: !762)
!762 = distinct !DILexicalBlock(scope: !696, file: !3, line: 228, column: 9)
!763 = !DILocation(line: 228, column: 9, scope: !696)
!764 = !DILocation(line: 229, column: 16, scope: !762)
!765 = !DILocation(line: 229, column: 9, scope: !762)
!766 = !DILocation(line: 230, column: 1, scope: !696)
!767 = distinct !DISubprogram(name: "libc_isalpha", scope: !3, file: !3, line: 232, type: !41, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!768 = !DILocalVariable(name: "c", scope: !767, file: !3, line: 234, type: !24)
!769 = !DILocation(line: 234, column: 9, scope: !767)
!770 = !DILocation(line: 234, column: 13, scope: !767)
!771 = !DILocation(line: 235, column: 10, scope: !772)
!772 = distinct !DILexicalBlock(scope: !767, file: !3, line: 235, column: 9)
!773 = !DILocation(line: 235, column: 9, scope: !767)
!774 = !DILocation(line: 236, column: 9, scope: !772)
!775 = !DILocation(line: 237, column: 1, scope: !767)
!776 = distinct !DISubprogram(name: "libc_fputs_closed", scope: !3, file: !3, line: 239, type: !41, scopeLine: 240, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!777 = !DILocalVariable(name: "f", scope: !776, file: !3, line: 241, type: !698)
!778 = !DILocation(line: 241, column: 11, scope: !776)
!779 = !DILocation(line: 241, column: 15, scope: !776)
!780 = !DILocation(line: 242, column: 10, scope: !781)
!781 = distinct !DILexicalBlock(scope: !776, file: !3, line: 242, column: 9)
!782 = !DILocation(line: 242, column: 9, scope: !776)
!783 = !DILocation(line: 243, column: 9, scope: !781)
!784 = !DILocation(line: 244, column: 21, scope: !776)
!785 = !DILocation(line: 244, column: 5, scope: !776)
!786 = !DILocation(line: 245, column: 9, scope: !787)
!787 = distinct !DILexicalBlock(scope: !776, file: !3, line: 245, column: 9)
!788 = !DILocation(line: 245, column: 9, scope: !776)
!789 = !DILocation(line: 246, column: 16, scope: !787)
!790 = !DILocation(line: 246, column: 9, scope: !787)
!791 = !DILocation(line: 247, column: 20, scope: !776)
!792 = !DILocation(line: 247, column: 5, scope: !776)
!793 = !DILocation(line: 248, column: 10, scope: !794)
!794 = distinct !DILexicalBlock(scope: !776, file: !3, line: 248, column: 9)
!795 = !DILocation(line: 248, column: 9, scope: !776)
!796 = !DILocation(line: 249, column: 16, scope: !794)
!797 = !DILocation(line: 249, column: 9, scope: !794)
!798 = !DILocation(line: 250, column: 1, scope: !776)
!799 = distinct !DISubprogram(name: "libc_fprintf_closed", scope: !3, file: !3, line: 252, type: !41, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!800 = !DILocalVariable(name: "f", scope: !799, file: !3, line: 254, type: !698)
!801 = !DILocation(line: 254, column: 11, scope: !799)
!802 = !DILocation(line: 254, column: 15, scope: !799)
!803 = !DILocation(line: 255, column: 10, scope: !804)
!804 = distinct !DILexicalBlock(scope: !799, file: !3, line: 255, column: 9)
!805 = !DILocation(line: 255, column: 9, scope: !799)
!806 = !DILocation(line: 256, column: 9, scope: !804)
!807 = !DILocation(line: 257, column: 9, scope: !808)
!808 = distinct !DILexicalBlock(scope: !799, file: !3, line: 257, column: 9)
!809 = !DILocation(line: 257, column: 9, scope: !799)
!810 = !DILocation(line: 258, column: 16, scope: !808)
!811 = !DILocation(line: 258, column: 9, scope: !808)
!812 = !DILocation(line: 259, column: 13, scope: !799)
!813 = !DILocation(line: 259, column: 5, scope: !799)
!814 = !DILocation(line: 260, column: 10, scope: !815)
!815 = distinct !DILexicalBlock(scope: !799, file: !3, line: 260, column: 9)
!816 = !DILocation(line: 260, column: 9, scope: !799)
!817 = !DILocation(line: 261, column: 16, scope: !815)
!818 = !DILocation(line: 261, column: 9, scope: !815)
!819 = !DILocation(line: 262, column: 1, scope: !799)
!820 = distinct !DISubprogram(name: "libc_fgetc_closed", scope: !3, file: !3, line: 264, type: !41, scopeLine: 265, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!821 = !DILocalVariable(name: "f", scope: !820, file: !3, line: 266, type: !698)
!822 = !DILocation(line: 266, column: 11, scope: !820)
!823 = !DILocation(line: 266, column: 15, scope: !820)
!824 = !DILocation(line: 267, column: 10, scope: !825)
!825 = distinct !DILexicalBlock(scope: !820, file: !3, line: 267, column: 9)
!826 = !DILocation(line: 267, column: 9, scope: !820)
!827 = !DILocation(line: 268, column: 9, scope: !825)
!828 = !DILocation(line: 269, column: 9, scope: !829)
!829 = distinct !DILexicalBlock(scope: !820, file: !3, line: 269, column: 9)
!830 = !DILocation(line: 269, column: 9, scope: !820)
!831 = !DILocation(line: 270, column: 16, scope: !829)
!832 = !DILocation(line: 270, column: 9, scope: !829)
!833 = !DILocation(line: 271, column: 15, scope: !834)
!834 = distinct !DILexicalBlock(scope: !820, file: !3, line: 271, column: 9)
!835 = !DILocation(line: 271, column: 9, scope: !834)
!836 = !DILocation(line: 271, column: 18, scope: !834)
!837 = !DILocation(line: 271, column: 9, scope: !820)
!838 = !DILocation(line: 272, column: 9, scope: !834)
!839 = !DILocation(line: 273, column: 10, scope: !840)
!840 = distinct !DILexicalBlock(scope: !820, file: !3, line: 273, column: 9)
!841 = !DILocation(line: 273, column: 9, scope: !820)
!842 = !DILocation(line: 274, column: 16, scope: !840)
!843 = !DILocation(line: 274, column: 9, scope: !840)
!844 = !DILocation(line: 275, column: 1, scope: !820)
!845 = distinct !DISubprogram(name: "libc_null_stream", scope: !3, file: !3, line: 277, type: !41, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!846 = !DILocalVariable(name: "f", scope: !845, file: !3, line: 279, type: !698)
!847 = !DILocation(line: 279, column: 11, scope: !845)
!848 = !DILocation(line: 279, column: 21, scope: !845)
!849 = !DILocation(line: 279, column: 15, scope: !845)
!850 = !DILocation(line: 280, column: 15, scope: !851)
!851 = distinct !DILexicalBlock(scope: !845, file: !3, line: 280, column: 9)
!852 = !DILocation(line: 280, column: 9, scope: !851)
!853 = !DILocation(line: 280, column: 18, scope: !851)
!854 = !DILocation(line: 280, column: 9, scope: !845)
!855 = !DILocation(line: 281, column: 9, scope: !851)
!856 = !DILocation(line: 282, column: 12, scope: !845)
!857 = !DILocation(line: 282, column: 5, scope: !845)
!858 = !DILocation(line: 283, column: 1, scope: !845)
!859 = distinct !DISubprogram(name: "libc_closedir_twice", scope: !3, file: !3, line: 285, type: !41, scopeLine: 286, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!860 = !DILocalVariable(name: "d", scope: !859, file: !3, line: 287, type: !861)
!861 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !862, size: 64)
!862 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !863, line: 127, baseType: !864)
!863 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!864 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !863, line: 127, flags: DIFlagFwdDecl)
!865 = !DILocation(line: 287, column: 10, scope: !859)
!866 = !DILocation(line: 287, column: 14, scope: !859)
!867 = !DILocation(line: 288, column: 10, scope: !868)
!868 = distinct !DILexicalBlock(scope: !859, file: !3, line: 288, column: 9)
!869 = !DILocation(line: 288, column: 9, scope: !859)
!870 = !DILocation(line: 289, column: 9, scope: !868)
!871 = !DILocation(line: 290, column: 14, scope: !859)
!872 = !DILocation(line: 290, column: 5, scope: !859)
!873 = !DILocation(line: 291, column: 9, scope: !874)
!874 = distinct !DILexicalBlock(scope: !859, file: !3, line: 291, column: 9)
!875 = !DILocation(line: 291, column: 9, scope: !859)
!876 = !DILocation(line: 292, column: 18, scope: !874)
!877 = !DILocation(line: 292, column: 9, scope: !874)
!878 = !DILocation(line: 293, column: 1, scope: !859)
!879 = distinct !DISubprogram(name: "libc_readdir_closed", scope: !3, file: !3, line: 295, type: !41, scopeLine: 296, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!880 = !DILocalVariable(name: "d", scope: !879, file: !3, line: 297, type: !861)
!881 = !DILocation(line: 297, column: 10, scope: !879)
!882 = !DILocation(line: 297, column: 14, scope: !879)
!883 = !DILocation(line: 298, column: 10, scope: !884)
!884 = distinct !DILexicalBlock(scope: !879, file: !3, line: 298, column: 9)
!885 = !DILocation(line: 298, column: 9, scope: !879)
!886 = !DILocation(line: 299, column: 9, scope: !884)
!887 = !DILocation(line: 300, column: 9, scope: !888)
!888 = distinct !DILexicalBlock(scope: !879, file: !3, line: 300, column: 9)
!889 = !DILocation(line: 300, column: 9, scope: !879)
!890 = !DILocation(line: 301, column: 18, scope: !888)
!891 = !DILocation(line: 301, column: 9, scope: !888)
!892 = !DILocation(line: 302, column: 18, scope: !893)
!893 = distinct !DILexicalBlock(scope: !879, file: !3, line: 302, column: 9)
!894 = !DILocation(line: 302, column: 10, scope: !893)
!895 = !DILocation(line: 302, column: 9, scope: !879)
!896 = !DILocation(line: 303, column: 9, scope: !893)
!897 = !DILocation(line: 304, column: 10, scope: !898)
!898 = distinct !DILexicalBlock(scope: !879, file: !3, line: 304, column: 9)
!899 = !DILocation(line: 304, column: 9, scope: !879)
!900 = !DILocation(line: 305, column: 18, scope: !898)
!901 = !DILocation(line: 305, column: 9, scope: !898)
!902 = !DILocation(line: 306, column: 1, scope: !879)
!903 = distinct !DISubprogram(name: "libc_memstream_freed", scope: !3, file: !3, line: 308, type: !41, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!904 = !DILocalVariable(name: "text", scope: !903, file: !3, line: 310, type: !22)
!905 = !DILocation(line: 310, column: 11, scope: !903)
!906 = !DILocalVariable(name: "size", scope: !903, file: !3, line: 311, type: !482)
!907 = !DILocation(line: 311, column: 12, scope: !903)
!908 = !DILocalVariable(name: "f", scope: !903, file: !3, line: 312, type: !698)
!909 = !DILocation(line: 312, column: 11, scope: !903)
!910 = !DILocation(line: 312, column: 15, scope: !903)
!911 = !DILocation(line: 313, column: 10, scope: !912)
!912 = distinct !DILexicalBlock(scope: !903, file: !3, line: 313, column: 9)
!913 = !DILocation(line: 313, column: 9, scope: !903)
!914 = !DILocation(line: 314, column: 9, scope: !912)
!915 = !DILocation(line: 315, column: 19, scope: !903)
!916 = !DILocation(line: 315, column: 5, scope: !903)
!917 = !DILocation(line: 316, column: 12, scope: !903)
!918 = !DILocation(line: 316, column: 5, scope: !903)
!919 = !DILocation(line: 317, column: 9, scope: !920)
!920 = distinct !DILexicalBlock(scope: !903, file: !3, line: 317, column: 9)
!921 = !DILocation(line: 317, column: 14, scope: !920)
!922 = !DILocation(line: 317, column: 9, scope: !903)
!923 = !DILocation(line: 318, column: 9, scope: !920)
!924 = !DILocation(line: 319, column: 10, scope: !903)
!925 = !DILocation(line: 319, column: 5, scope: !903)
!926 = !DILocation(line: 320, column: 1, scope: !903)
!927 = distinct !DISubprogram(name: "libc_fmemopen", scope: !3, file: !3, line: 322, type: !41, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!928 = !DILocalVariable(name: "text", scope: !927, file: !3, line: 324, type: !52)
!929 = !DILocation(line: 324, column: 10, scope: !927)
!930 = !DILocalVariable(name: "f", scope: !927, file: !3, line: 325, type: !698)
!931 = !DILocation(line: 325, column: 11, scope: !927)
!932 = !DILocation(line: 325, column: 24, scope: !927)
!933 = !DILocation(line: 325, column: 30, scope: !927)
!934 = !DILocation(line: 325, column: 15, scope: !927)
!935 = !DILocation(line: 326, column: 10, scope: !936)
!936 = distinct !DILexicalBlock(scope: !927, file: !3, line: 326, column: 9)
!937 = !DILocation(line: 326, column: 9, scope: !927)
!938 = !DILocation(line: 327, column: 9, scope: !936)
!939 = !DILocation(line: 328, column: 19, scope: !927)
!940 = !DILocation(line: 328, column: 5, scope: !927)
!941 = !DILocation(line: 329, column: 12, scope: !927)
!942 = !DILocation(line: 329, column: 5, scope: !927)
!943 = !DILocation(line: 330, column: 12, scope: !927)
!944 = !DILocation(line: 330, column: 5, scope: !927)
!945 = !DILocation(line: 331, column: 1, scope: !927)
!946 = distinct !DISubprogram(name: "libc_printf_missing", scope: !3, file: !3, line: 333, type: !41, scopeLine: 334, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!947 = !DILocalVariable(name: "text", scope: !946, file: !3, line: 335, type: !948)
!948 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !949)
!949 = !{!950}
!950 = !DISubrange(count: 40)
!951 = !DILocation(line: 335, column: 10, scope: !946)
!952 = !DILocation(line: 336, column: 13, scope: !946)
!953 = !DILocation(line: 336, column: 19, scope: !946)
!954 = !DILocation(line: 336, column: 5, scope: !946)
!955 = !DILocation(line: 337, column: 1, scope: !946)
!956 = distinct !DISubprogram(name: "libc_printf_number_for_string", scope: !3, file: !3, line: 339, type: !41, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!957 = !DILocalVariable(name: "format", scope: !956, file: !3, line: 341, type: !37)
!958 = !DILocation(line: 341, column: 17, scope: !956)
!959 = !DILocation(line: 341, column: 26, scope: !956)
!960 = !DILocation(line: 342, column: 12, scope: !956)
!961 = !DILocation(line: 342, column: 5, scope: !956)
!962 = !DILocation(line: 343, column: 1, scope: !956)
!963 = distinct !DISubprogram(name: "libc_scanf_missing", scope: !3, file: !3, line: 345, type: !41, scopeLine: 346, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!964 = !DILocalVariable(name: "n", scope: !963, file: !3, line: 347, type: !24)
!965 = !DILocation(line: 347, column: 9, scope: !963)
!966 = !DILocation(line: 348, column: 23, scope: !967)
!967 = distinct !DILexicalBlock(scope: !963, file: !3, line: 348, column: 9)
!968 = !DILocation(line: 348, column: 9, scope: !967)
!969 = !DILocation(line: 348, column: 49, scope: !967)
!970 = !DILocation(line: 348, column: 9, scope: !963)
!971 = !DILocation(line: 349, column: 9, scope: !967)
!972 = !DILocation(line: 350, column: 1, scope: !963)
!973 = distinct !DISubprogram(name: "libc_scanf_narrow", scope: !3, file: !3, line: 352, type: !41, scopeLine: 353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!974 = !DILocalVariable(name: "n", scope: !973, file: !3, line: 354, type: !975)
!975 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!976 = !DILocation(line: 354, column: 11, scope: !973)
!977 = !DILocation(line: 355, column: 17, scope: !973)
!978 = !DILocation(line: 355, column: 37, scope: !973)
!979 = !DILocation(line: 355, column: 5, scope: !973)
!980 = !DILocation(line: 356, column: 1, scope: !973)
!981 = distinct !DISubprogram(name: "libc_va_arg", scope: !3, file: !3, line: 369, type: !41, scopeLine: 370, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!982 = !DILocation(line: 371, column: 13, scope: !983)
!983 = distinct !DILexicalBlock(scope: !981, file: !3, line: 371, column: 9)
!984 = !DILocation(line: 371, column: 9, scope: !983)
!985 = !DILocation(line: 371, column: 32, scope: !983)
!986 = !DILocation(line: 371, column: 9, scope: !981)
!987 = !DILocation(line: 372, column: 9, scope: !983)
!988 = !DILocation(line: 373, column: 1, scope: !981)
!989 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 358, type: !990, scopeLine: 359, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!990 = !DISubroutineType(types: !991)
!991 = !{!24, !24, null}
!992 = !DILocalVariable(name: "count", arg: 1, scope: !989, file: !3, line: 358, type: !24)
!993 = !DILocation(line: 358, column: 20, scope: !989)
!994 = !DILocalVariable(name: "args", scope: !989, file: !3, line: 360, type: !995)
!995 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !996, line: 52, baseType: !997)
!996 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!997 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !998, line: 32, baseType: !999)
!998 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!999 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !1000, baseType: !1001)
!1000 = !DIFile(filename: "tests/faults/libc.c", directory: ".")
!1001 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1002, size: 192, elements: !732)
!1002 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !1003)
!1003 = !{!1004, !1005, !1006, !1007}
!1004 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !1002, file: !1000, line: 360, baseType: !7, size: 32)
!1005 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !1002, file: !1000, line: 360, baseType: !7, size: 32, offset: 32)
!1006 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !1002, file: !1000, line: 360, baseType: !26, size: 64, offset: 64)
!1007 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !1002, file: !1000, line: 360, baseType: !26, size: 64, offset: 128)
!1008 = !DILocation(line: 360, column: 13, scope: !989)
!1009 = !DILocalVariable(name: "total", scope: !989, file: !3, line: 361, type: !24)
!1010 = !DILocation(line: 361, column: 9, scope: !989)
!1011 = !DILocation(line: 362, column: 5, scope: !989)
!1012 = !DILocalVariable(name: "i", scope: !1013, file: !3, line: 363, type: !24)
!1013 = distinct !DILexicalBlock(scope: !989, file: !3, line: 363, column: 5)
!1014 = !DILocation(line: 363, column: 14, scope: !1013)
!1015 = !DILocation(line: 363, column: 10, scope: !1013)
!1016 = !DILocation(line: 363, column: 21, scope: !1017)
!1017 = distinct !DILexicalBlock(scope: !1013, file: !3, line: 363, column: 5)
!1018 = !DILocation(line: 363, column: 25, scope: !1017)
!1019 = !DILocation(line: 363, column: 23, scope: !1017)
!1020 = !DILocation(line: 363, column: 5, scope: !1013)
!1021 = !DILocation(line: 364, column: 18, scope: !1017)
!1022 = !DILocation(line: 364, column: 15, scope: !1017)
!1023 = !DILocation(line: 364, column: 9, scope: !1017)
!1024 = !DILocation(line: 363, column: 33, scope: !1017)
!1025 = !DILocation(line: 363, column: 5, scope: !1017)
!1026 = distinct !{!1026, !1020, !1027, !217}
!1027 = !DILocation(line: 364, column: 18, scope: !1013)
!1028 = !DILocation(line: 365, column: 5, scope: !989)
!1029 = !DILocation(line: 366, column: 12, scope: !989)
!1030 = !DILocation(line: 366, column: 5, scope: !989)
!1031 = distinct !DISubprogram(name: "libc_va_arg_stack", scope: !3, file: !3, line: 375, type: !41, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1032 = !DILocalVariable(name: "format", scope: !1031, file: !3, line: 377, type: !37)
!1033 = !DILocation(line: 377, column: 17, scope: !1031)
!1034 = !DILocation(line: 377, column: 26, scope: !1031)
!1035 = !DILocalVariable(name: "text", scope: !1031, file: !3, line: 378, type: !948)
!1036 = !DILocation(line: 378, column: 10, scope: !1031)
!1037 = !DILocation(line: 379, column: 13, scope: !1031)
!1038 = !DILocation(line: 379, column: 19, scope: !1031)
!1039 = !DILocation(line: 379, column: 5, scope: !1031)
!1040 = !DILocation(line: 380, column: 1, scope: !1031)
!1041 = distinct !DISubprogram(name: "libc_memcpy_negative", scope: !3, file: !3, line: 382, type: !41, scopeLine: 383, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1042 = !DILocalVariable(name: "a", scope: !1041, file: !3, line: 384, type: !374)
!1043 = !DILocation(line: 384, column: 10, scope: !1041)
!1044 = !DILocalVariable(name: "b", scope: !1041, file: !3, line: 384, type: !374)
!1045 = !DILocation(line: 384, column: 24, scope: !1041)
!1046 = !DILocalVariable(name: "n", scope: !1041, file: !3, line: 385, type: !24)
!1047 = !DILocation(line: 385, column: 9, scope: !1041)
!1048 = !DILocation(line: 385, column: 13, scope: !1041)
!1049 = !DILocation(line: 386, column: 5, scope: !1041)
!1050 = !DILocation(line: 386, column: 18, scope: !1041)
!1051 = !DILocation(line: 387, column: 9, scope: !1052)
!1052 = distinct !DILexicalBlock(scope: !1041, file: !3, line: 387, column: 9)
!1053 = !DILocation(line: 387, column: 14, scope: !1052)
!1054 = !DILocation(line: 387, column: 9, scope: !1041)
!1055 = !DILocation(line: 388, column: 9, scope: !1052)
!1056 = !DILocation(line: 389, column: 1, scope: !1041)
!1057 = distinct !DISubprogram(name: "libc_memset_negative", scope: !3, file: !3, line: 391, type: !41, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1058 = !DILocalVariable(name: "a", scope: !1057, file: !3, line: 393, type: !374)
!1059 = !DILocation(line: 393, column: 10, scope: !1057)
!1060 = !DILocalVariable(name: "n", scope: !1057, file: !3, line: 394, type: !24)
!1061 = !DILocation(line: 394, column: 9, scope: !1057)
!1062 = !DILocation(line: 394, column: 13, scope: !1057)
!1063 = !DILocation(line: 395, column: 5, scope: !1057)
!1064 = !DILocation(line: 395, column: 18, scope: !1057)
!1065 = !DILocation(line: 396, column: 1, scope: !1057)
!1066 = distinct !DISubprogram(name: "libc_strncpy_negative", scope: !3, file: !3, line: 398, type: !41, scopeLine: 399, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1067 = !DILocalVariable(name: "a", scope: !1066, file: !3, line: 400, type: !374)
!1068 = !DILocation(line: 400, column: 10, scope: !1066)
!1069 = !DILocalVariable(name: "n", scope: !1066, file: !3, line: 401, type: !24)
!1070 = !DILocation(line: 401, column: 9, scope: !1066)
!1071 = !DILocation(line: 401, column: 13, scope: !1066)
!1072 = !DILocation(line: 402, column: 13, scope: !1066)
!1073 = !DILocation(line: 402, column: 22, scope: !1066)
!1074 = !DILocation(line: 402, column: 5, scope: !1066)
!1075 = !DILocation(line: 403, column: 1, scope: !1066)
!1076 = distinct !DISubprogram(name: "libc_fread_negative", scope: !3, file: !3, line: 405, type: !41, scopeLine: 406, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1077 = !DILocalVariable(name: "a", scope: !1076, file: !3, line: 407, type: !52)
!1078 = !DILocation(line: 407, column: 10, scope: !1076)
!1079 = !DILocalVariable(name: "n", scope: !1076, file: !3, line: 408, type: !24)
!1080 = !DILocation(line: 408, column: 9, scope: !1076)
!1081 = !DILocation(line: 408, column: 13, scope: !1076)
!1082 = !DILocation(line: 409, column: 15, scope: !1083)
!1083 = distinct !DILexicalBlock(scope: !1076, file: !3, line: 409, column: 9)
!1084 = !DILocation(line: 409, column: 21, scope: !1083)
!1085 = !DILocation(line: 409, column: 24, scope: !1083)
!1086 = !DILocation(line: 409, column: 9, scope: !1083)
!1087 = !DILocation(line: 409, column: 31, scope: !1083)
!1088 = !DILocation(line: 409, column: 9, scope: !1076)
!1089 = !DILocation(line: 410, column: 9, scope: !1083)
!1090 = !DILocation(line: 411, column: 1, scope: !1076)
!1091 = distinct !DISubprogram(name: "libc_strcat_unterminated", scope: !3, file: !3, line: 413, type: !41, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1092 = !DILocalVariable(name: "a", scope: !1091, file: !3, line: 415, type: !374)
!1093 = !DILocation(line: 415, column: 10, scope: !1091)
!1094 = !DILocation(line: 416, column: 5, scope: !1091)
!1095 = !DILocation(line: 417, column: 10, scope: !1096)
!1096 = distinct !DILexicalBlock(scope: !1091, file: !3, line: 417, column: 9)
!1097 = !DILocation(line: 417, column: 9, scope: !1091)
!1098 = !DILocation(line: 418, column: 9, scope: !1096)
!1099 = !DILocation(line: 418, column: 14, scope: !1096)
!1100 = !DILocation(line: 419, column: 12, scope: !1091)
!1101 = !DILocation(line: 419, column: 5, scope: !1091)
!1102 = !DILocation(line: 420, column: 1, scope: !1091)
!1103 = distinct !DISubprogram(name: "libc_strcpy_overlap", scope: !3, file: !3, line: 422, type: !41, scopeLine: 423, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1104 = !DILocalVariable(name: "a", scope: !1103, file: !3, line: 424, type: !440)
!1105 = !DILocation(line: 424, column: 10, scope: !1103)
!1106 = !DILocation(line: 425, column: 12, scope: !1103)
!1107 = !DILocation(line: 425, column: 17, scope: !1103)
!1108 = !DILocation(line: 425, column: 14, scope: !1103)
!1109 = !DILocation(line: 425, column: 31, scope: !1103)
!1110 = !DILocation(line: 425, column: 5, scope: !1103)
!1111 = !DILocation(line: 426, column: 1, scope: !1103)
!1112 = distinct !DISubprogram(name: "libc_qsort_null", scope: !3, file: !3, line: 433, type: !41, scopeLine: 434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1113 = !DILocalVariable(name: "words", scope: !1112, file: !3, line: 435, type: !1114)
!1114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 192, elements: !412)
!1115 = !DILocation(line: 435, column: 11, scope: !1112)
!1116 = !DILocation(line: 436, column: 11, scope: !1112)
!1117 = !DILocation(line: 436, column: 18, scope: !1112)
!1118 = !DILocation(line: 436, column: 5, scope: !1112)
!1119 = !DILocation(line: 437, column: 1, scope: !1112)
!1120 = distinct !DISubprogram(name: "by_text", scope: !3, file: !3, line: 428, type: !592, scopeLine: 429, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1121 = !DILocalVariable(name: "a", arg: 1, scope: !1120, file: !3, line: 428, type: !594)
!1122 = !DILocation(line: 428, column: 32, scope: !1120)
!1123 = !DILocalVariable(name: "b", arg: 2, scope: !1120, file: !3, line: 428, type: !594)
!1124 = !DILocation(line: 428, column: 47, scope: !1120)
!1125 = !DILocation(line: 430, column: 35, scope: !1120)
!1126 = !DILocation(line: 430, column: 20, scope: !1120)
!1127 = !DILocation(line: 430, column: 19, scope: !1120)
!1128 = !DILocation(line: 430, column: 54, scope: !1120)
!1129 = !DILocation(line: 430, column: 39, scope: !1120)
!1130 = !DILocation(line: 430, column: 38, scope: !1120)
!1131 = !DILocation(line: 430, column: 12, scope: !1120)
!1132 = !DILocation(line: 430, column: 5, scope: !1120)
!1133 = distinct !DISubprogram(name: "libc_regfree_freed", scope: !3, file: !3, line: 439, type: !41, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1134 = !DILocalVariable(name: "pattern", scope: !1133, file: !3, line: 441, type: !1135)
!1135 = !DIDerivedType(tag: DW_TAG_typedef, name: "regex_t", file: !1136, line: 478, baseType: !1137)
!1136 = !DIFile(filename: "/usr/include/regex.h", directory: "", checksumkind: CSK_MD5, checksum: "6d816f6cca462fea1b68ba10523ed664")
!1137 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "re_pattern_buffer", file: !1136, line: 413, size: 512, elements: !1138)
!1138 = !{!1139, !1142, !1144, !1145, !1147, !1148, !1151, !1152, !1153, !1154, !1155, !1156, !1157, !1158}
!1139 = !DIDerivedType(tag: DW_TAG_member, name: "__buffer", scope: !1137, file: !1136, line: 417, baseType: !1140, size: 64)
!1140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1141, size: 64)
!1141 = !DICompositeType(tag: DW_TAG_structure_type, name: "re_dfa_t", file: !1136, line: 417, flags: DIFlagFwdDecl)
!1142 = !DIDerivedType(tag: DW_TAG_member, name: "__allocated", scope: !1137, file: !1136, line: 420, baseType: !1143, size: 64, offset: 64)
!1143 = !DIDerivedType(tag: DW_TAG_typedef, name: "__re_long_size_t", file: !1136, line: 56, baseType: !484)
!1144 = !DIDerivedType(tag: DW_TAG_member, name: "__used", scope: !1137, file: !1136, line: 423, baseType: !1143, size: 64, offset: 128)
!1145 = !DIDerivedType(tag: DW_TAG_member, name: "__syntax", scope: !1137, file: !1136, line: 426, baseType: !1146, size: 64, offset: 192)
!1146 = !DIDerivedType(tag: DW_TAG_typedef, name: "reg_syntax_t", file: !1136, line: 72, baseType: !484)
!1147 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap", scope: !1137, file: !1136, line: 431, baseType: !22, size: 64, offset: 256)
!1148 = !DIDerivedType(tag: DW_TAG_member, name: "__translate", scope: !1137, file: !1136, line: 437, baseType: !1149, size: 64, offset: 320)
!1149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1150, size: 64)
!1150 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!1151 = !DIDerivedType(tag: DW_TAG_member, name: "re_nsub", scope: !1137, file: !1136, line: 440, baseType: !482, size: 64, offset: 384)
!1152 = !DIDerivedType(tag: DW_TAG_member, name: "__can_be_null", scope: !1137, file: !1136, line: 446, baseType: !7, size: 1, offset: 448, flags: DIFlagBitField, extraData: i64 448)
!1153 = !DIDerivedType(tag: DW_TAG_member, name: "__regs_allocated", scope: !1137, file: !1136, line: 457, baseType: !7, size: 2, offset: 449, flags: DIFlagBitField, extraData: i64 448)
!1154 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap_accurate", scope: !1137, file: !1136, line: 461, baseType: !7, size: 1, offset: 451, flags: DIFlagBitField, extraData: i64 448)
!1155 = !DIDerivedType(tag: DW_TAG_member, name: "__no_sub", scope: !1137, file: !1136, line: 465, baseType: !7, size: 1, offset: 452, flags: DIFlagBitField, extraData: i64 448)
!1156 = !DIDerivedType(tag: DW_TAG_member, name: "__not_bol", scope: !1137, file: !1136, line: 469, baseType: !7, size: 1, offset: 453, flags: DIFlagBitField, extraData: i64 448)
!1157 = !DIDerivedType(tag: DW_TAG_member, name: "__not_eol", scope: !1137, file: !1136, line: 472, baseType: !7, size: 1, offset: 454, flags: DIFlagBitField, extraData: i64 448)
!1158 = !DIDerivedType(tag: DW_TAG_member, name: "__newline_anchor", scope: !1137, file: !1136, line: 475, baseType: !7, size: 1, offset: 455, flags: DIFlagBitField, extraData: i64 448)
!1159 = !DILocation(line: 441, column: 13, scope: !1133)
!1160 = !DILocation(line: 442, column: 9, scope: !1161)
!1161 = distinct !DILexicalBlock(scope: !1133, file: !3, line: 442, column: 9)
!1162 = !DILocation(line: 442, column: 9, scope: !1133)
!1163 = !DILocation(line: 443, column: 9, scope: !1161)
!1164 = !DILocalVariable(name: "text", scope: !1133, file: !3, line: 444, type: !22)
!1165 = !DILocation(line: 444, column: 11, scope: !1133)
!1166 = !DILocation(line: 444, column: 18, scope: !1133)
!1167 = !DILocation(line: 445, column: 9, scope: !1168)
!1168 = distinct !DILexicalBlock(scope: !1133, file: !3, line: 445, column: 9)
!1169 = !DILocation(line: 445, column: 9, scope: !1133)
!1170 = !DILocation(line: 446, column: 14, scope: !1168)
!1171 = !DILocation(line: 446, column: 9, scope: !1168)
!1172 = !DILocation(line: 447, column: 27, scope: !1173)
!1173 = distinct !DILexicalBlock(scope: !1133, file: !3, line: 447, column: 9)
!1174 = !DILocation(line: 447, column: 9, scope: !1173)
!1175 = !DILocation(line: 447, column: 9, scope: !1133)
!1176 = !DILocation(line: 448, column: 9, scope: !1173)
!1177 = !DILocation(line: 449, column: 5, scope: !1133)
!1178 = !DILocation(line: 450, column: 10, scope: !1179)
!1179 = distinct !DILexicalBlock(scope: !1133, file: !3, line: 450, column: 9)
!1180 = !DILocation(line: 450, column: 9, scope: !1133)
!1181 = !DILocation(line: 451, column: 14, scope: !1179)
!1182 = !DILocation(line: 451, column: 9, scope: !1179)
!1183 = !DILocation(line: 452, column: 1, scope: !1133)
!1184 = distinct !DISubprogram(name: "libc_wcslen_unterminated", scope: !3, file: !3, line: 454, type: !41, scopeLine: 455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1185 = !DILocalVariable(name: "a", scope: !1184, file: !3, line: 456, type: !1186)
!1186 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1187, size: 96, elements: !412)
!1187 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !483, line: 74, baseType: !24)
!1188 = !DILocation(line: 456, column: 13, scope: !1184)
!1189 = !DILocation(line: 457, column: 10, scope: !1190)
!1190 = distinct !DILexicalBlock(scope: !1184, file: !3, line: 457, column: 9)
!1191 = !DILocation(line: 457, column: 9, scope: !1184)
!1192 = !DILocation(line: 458, column: 9, scope: !1190)
!1193 = !DILocation(line: 458, column: 14, scope: !1190)
!1194 = !DILocation(line: 459, column: 16, scope: !1195)
!1195 = distinct !DILexicalBlock(scope: !1184, file: !3, line: 459, column: 9)
!1196 = !DILocation(line: 459, column: 9, scope: !1195)
!1197 = !DILocation(line: 459, column: 19, scope: !1195)
!1198 = !DILocation(line: 459, column: 9, scope: !1184)
!1199 = !DILocation(line: 460, column: 9, scope: !1195)
!1200 = !DILocation(line: 461, column: 1, scope: !1184)
!1201 = distinct !DISubprogram(name: "libc_printf_number_for_float", scope: !3, file: !3, line: 463, type: !41, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1202 = !DILocalVariable(name: "format", scope: !1201, file: !3, line: 465, type: !37)
!1203 = !DILocation(line: 465, column: 17, scope: !1201)
!1204 = !DILocation(line: 465, column: 26, scope: !1201)
!1205 = !DILocation(line: 466, column: 12, scope: !1201)
!1206 = !DILocation(line: 466, column: 5, scope: !1201)
!1207 = !DILocation(line: 467, column: 1, scope: !1201)
!1208 = distinct !DISubprogram(name: "libc_printf_float_for_number", scope: !3, file: !3, line: 469, type: !41, scopeLine: 470, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1209 = !DILocalVariable(name: "format", scope: !1208, file: !3, line: 471, type: !37)
!1210 = !DILocation(line: 471, column: 17, scope: !1208)
!1211 = !DILocation(line: 471, column: 26, scope: !1208)
!1212 = !DILocation(line: 472, column: 12, scope: !1208)
!1213 = !DILocation(line: 472, column: 5, scope: !1208)
!1214 = !DILocation(line: 473, column: 1, scope: !1208)
!1215 = distinct !DISubprogram(name: "libc_scanf_null", scope: !3, file: !3, line: 475, type: !41, scopeLine: 476, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1216 = !DILocalVariable(name: "word", scope: !1215, file: !3, line: 477, type: !52)
!1217 = !DILocation(line: 477, column: 10, scope: !1215)
!1218 = !DILocation(line: 478, column: 29, scope: !1219)
!1219 = distinct !DILexicalBlock(scope: !1215, file: !3, line: 478, column: 9)
!1220 = !DILocation(line: 478, column: 39, scope: !1219)
!1221 = !DILocation(line: 478, column: 9, scope: !1219)
!1222 = !DILocation(line: 478, column: 45, scope: !1219)
!1223 = !DILocation(line: 478, column: 9, scope: !1215)
!1224 = !DILocation(line: 479, column: 9, scope: !1219)
!1225 = !DILocation(line: 480, column: 1, scope: !1215)
!1226 = distinct !DISubprogram(name: "libc_strtok_first", scope: !3, file: !3, line: 482, type: !41, scopeLine: 483, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !175)
!1227 = !DILocalVariable(name: "text", scope: !1226, file: !3, line: 484, type: !52)
!1228 = !DILocation(line: 484, column: 10, scope: !1226)
!1229 = !DILocation(line: 485, column: 17, scope: !1230)
!1230 = distinct !DILexicalBlock(scope: !1226, file: !3, line: 485, column: 9)
!1231 = !DILocation(line: 485, column: 27, scope: !1230)
!1232 = !DILocation(line: 485, column: 10, scope: !1230)
!1233 = !DILocation(line: 485, column: 9, scope: !1226)
!1234 = !DILocation(line: 486, column: 9, scope: !1230)
!1235 = !DILocation(line: 487, column: 1, scope: !1226)
